/* modules.cpp: loads what nvcc (the script here) made of a .cu file, and finds kernels and variables in it. */
#include <cstdio>
#include <cstring>
#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <sys/mman.h>
#include <unistd.h>

#include "driver.h"

static std::set<CUmodule> modules;

/* Where the linker put a module: where what can be written begins, and what has no initial values. */
struct extent {
    ElfW(Addr) base;
    emulator_range all, blank;
    uintptr_t writable;
};
static extent look(void *handle) {
    struct link_map *map;
    dlinfo(handle, RTLD_DI_LINKMAP, &map);
    extent found = {map->l_addr, {UINTPTR_MAX, 0}, {0, 0}, 0};
    dl_iterate_phdr(
        [](dl_phdr_info *info, size_t, void *data) {
            auto &found = *(extent *)data;
            for (int i = 0; i < info->dlpi_phnum && info->dlpi_addr == found.base; i++) {
                const auto &part = info->dlpi_phdr[i];
                const uintptr_t begin = info->dlpi_addr + part.p_vaddr, end = begin + part.p_memsz;
                if (part.p_type != PT_LOAD)
                    continue;
                found.all = {std::min(found.all.begin, begin), std::max(found.all.end, end)};
                if (part.p_flags & PF_W)
                    found.blank = {begin + part.p_filesz, end}, found.writable = begin;
            }
            return (int)(info->dlpi_addr == found.base);
        },
        &found);
    return found;
}

constexpr int PIECE_SHIFT = 5; /* variables begin on 32 bytes, and the bytes behind them fill 32 */

/* Who owns each piece of the module. What has no initial values and what nobody can name from outside
   is shared memory, also what is not described, as variables of templates. */
static void learn_variables(module &it) {
    const extent place = look(it.handle);
    const auto *first = *it.content->variables;
    std::map<uintptr_t, uintptr_t> named;
    it.owners.resize(((place.all.end - place.all.begin) >> PIECE_SHIFT) + 1);
    it.known.reserve(*it.content->count);
    for (size_t i = 0; i < *it.content->count; i++) {
        const emulator_variable &v = first[i];
        it.known.push_back({v.begin, v.begin + v.size});
        auto piece = it.owners.begin() + ((v.begin - place.all.begin) >> PIECE_SHIFT);
        std::fill(piece, piece + (v.padded >> PIECE_SHIFT), &it.known.back());
        if (v.begin >= place.blank.begin && v.begin < place.blank.end
            && (!strncmp(v.name, "emulator_", 9) || dlsym(it.handle, v.name) == (void *)v.begin))
            named[v.begin] = v.begin + v.padded;
    }
    uintptr_t at = place.blank.begin;
    for (auto [begin, end] : named) {
        if (at < begin)
            it.shared.push_back({at, begin});
        at = std::max(at, end);
    }
    if (at < place.blank.end)
        it.shared.push_back({at, place.blank.end});
    it.constants = {place.all.begin, place.writable};
    it.blank = place.blank;
    it.variables = {place.all.begin, place.all.end - place.all.begin, PIECE_SHIFT,
                    it.owners.data()};
}

/* The bytes of an image; 0 where it is not made for this driver. */
static size_t length(const void *image) {
    const auto *header = (const Elf64_Ehdr *)image;
    if (memcmp(header->e_ident, ELFMAG, SELFMAG) || header->e_type != ET_DYN)
        return 0;
    return header->e_shoff + (size_t)header->e_shentsize * header->e_shnum;
}

API cuModuleLoadData(CUmodule *result, const void *image) {
    BEGIN(NEED_CONTEXT)
    const size_t size = length(image);
    if (!size) {
        fprintf(stderr, "CUDA emulator: this image is not of tests/cuda_emulator/nvcc\n");
        return CUDA_ERROR_INVALID_IMAGE;
    }
    /* A file of its own, so that every load has variables of its own. */
    const int file = memfd_create("cubin", MFD_CLOEXEC);
    for (size_t at = 0; at < size;) {
        const ssize_t put = write(file, (const char *)image + at, size - at);
        if (put <= 0)
            return close(file), CUDA_ERROR_OUT_OF_MEMORY;
        at += put;
    }
    char path[64];
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    auto *content = handle ? (const emulator_module *)dlsym(handle, "emulator_module") : NULL;
    if (!content || content->version != EMULATOR_VERSION) {
        fprintf(stderr, "CUDA emulator: %s\n",
                handle ? "the image is of another version of tests/cuda_emulator/nvcc" : dlerror());
        return close(file), CUDA_ERROR_INVALID_IMAGE;
    }
    *content->services = services;
    CUmodule made = new module{current(), file, handle, content};
    learn_variables(*made);
    for (auto kernel = content->kernels; kernel->name; kernel++)
        made->functions[kernel->name] = {kernel, made};
    modules.insert(made);
    return *result = made, CUDA_SUCCESS;
}

API cuModuleLoadDataEx(CUmodule *result, const void *image, unsigned, int *, void **) {
    return cuModuleLoadData(result, image);
}
API cuModuleLoadFatBinary(CUmodule *result, const void *image) {
    return cuModuleLoadData(result, image);
}

API cuModuleLoad(CUmodule *result, const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file)
        return CUDA_ERROR_FILE_NOT_FOUND;
    std::vector<char> image;
    char piece[65536];
    for (size_t got; (got = fread(piece, 1, sizeof piece, file)) > 0;)
        image.insert(image.end(), piece, piece + got);
    fclose(file);
    image.resize(std::max(image.size(), sizeof(Elf64_Ehdr)));
    return length(image.data()) > image.size() ? CUDA_ERROR_INVALID_IMAGE
                                               : cuModuleLoadData(result, image.data());
}

static void unload(CUmodule module) {
    modules.erase(module);
    dlclose(module->handle);
    close(module->file);
    delete module;
}

API cuModuleUnload(CUmodule module) {
    BEGIN(NEED_CONTEXT)
    if (!modules.count(module))
        return CUDA_ERROR_INVALID_HANDLE;
    const CUresult error = drain(module->owner);
    return unload(module), error;
}

void unload_modules(context *context) {
    for (auto each = modules.begin(); each != modules.end();) {
        CUmodule module = *each++;
        if (module->owner == context)
            unload(module);
    }
}

bool is_variable(uintptr_t address, size_t size) {
    for (auto module : modules)
        for (const emulator_range &known : module->known)
            if (address >= known.begin && address + size <= known.end)
                return true;
    return false;
}

API cuModuleGetFunction(CUfunction *function, CUmodule module, const char *name) {
    BEGIN(NEED_CONTEXT)
    if (!modules.count(module))
        return CUDA_ERROR_INVALID_HANDLE;
    auto found = module->functions.find(name);
    if (found == module->functions.end())
        return CUDA_ERROR_NOT_FOUND;
    return *function = &found->second, CUDA_SUCCESS;
}

API cuModuleGetGlobal_v2(CUdeviceptr *address, size_t *size, CUmodule module, const char *name) {
    BEGIN(NEED_CONTEXT)
    if (!modules.count(module))
        return CUDA_ERROR_INVALID_HANDLE;
    void *found = dlsym(module->handle, name);
    Dl_info info;
    const ElfW(Sym) *symbol = NULL;
    if (!found || !dladdr1(found, &info, (void **)&symbol, RTLD_DL_SYMENT) || !symbol
        || ELF64_ST_TYPE(symbol->st_info) != STT_OBJECT)
        return CUDA_ERROR_NOT_FOUND;
    if (address)
        *address = (CUdeviceptr)found;
    if (size)
        *size = symbol->st_size;
    return CUDA_SUCCESS;
}

/* Numbers of CUfunction_attribute: what a kernel needs is not known here, what it may have is. */
API cuFuncGetAttribute(int *value, int attribute, CUfunction function) {
    BEGIN(NEED_CONTEXT)
    *value = attribute == 0                     ? 1024
             : attribute == 4                   ? 32
             : attribute == 5 || attribute == 6 ? 90
             : attribute == 8                   ? function->dynamic_shared
                                                : 0;
    return CUDA_SUCCESS;
}

API cuFuncSetAttribute(CUfunction function, int attribute, int value) {
    BEGIN(NEED_CONTEXT)
    if (attribute == 8) {
        if (value < 0 || value > 227 * 1024)
            return CUDA_ERROR_INVALID_VALUE;
        function->dynamic_shared = value;
    }
    return CUDA_SUCCESS;
}

API cuFuncSetCacheConfig(CUfunction, int) { return CUDA_SUCCESS; }

/* Launches say these themselves; pycuda sets them all the same. */
API cuFuncSetBlockShape(CUfunction, int, int, int) { return CUDA_SUCCESS; }
API cuFuncSetSharedSize(CUfunction, unsigned) { return CUDA_SUCCESS; }

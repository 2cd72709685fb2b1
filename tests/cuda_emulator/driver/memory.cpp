/* memory.cpp: device memory with exact bounds, and pinned memory of the host. */
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/mman.h>

#include "driver.h"

/* All arenas in one reservation, and the owner of each of its pages in another: only what is touched costs. */
constexpr uintptr_t ARENA_SIZE = (uintptr_t)1 << 38;
static uintptr_t reserved;
static emulator_range **owners;
static uintptr_t next_free[DEVICES]; /* addresses are never given twice, so stale ones are found */
static size_t used[DEVICES];
static std::map<uintptr_t, size_t> pinned;     /* what the host has pinned, by address */
static std::map<uintptr_t, size_t> registered; /* those that it brought itself */

static void *map(size_t size, int protection) {
    return mmap(NULL, size, protection, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
}

/* Whether there is room in the address space, which a process may limit. */
static bool reserve() {
    if (reserved)
        return true;
    const size_t size = DEVICES * ARENA_SIZE, table = size / PAGE * sizeof *owners;
    void *space = map(size, PROT_NONE), *entries = map(table, PROT_READ | PROT_WRITE);
    if (space == MAP_FAILED || entries == MAP_FAILED) {
        if (space != MAP_FAILED)
            munmap(space, size);
        return false;
    }
    reserved = (uintptr_t)space;
    owners = (emulator_range **)entries;
    for (int i = 0; i < DEVICES; i++)
        next_free[i] = reserved + i * ARENA_SIZE + PAGE;
    return true;
}

static uintptr_t first(int device) {
    if (!reserve())
        perror("CUDA emulator: no address space"), abort();
    return reserved + device * ARENA_SIZE;
}

emulator_region arena(int device) {
    const uintptr_t begin = first(device);
    return {begin, ARENA_SIZE, PAGE_SHIFT, owners + (begin - reserved) / PAGE};
}

static int device_of(uintptr_t address) {
    return reserved && address - reserved < DEVICES * ARENA_SIZE
               ? (int)((address - reserved) / ARENA_SIZE)
               : -1;
}

allocation *find(uintptr_t address) {
    if (device_of(address) < 0)
        return NULL;
    auto found = (allocation *)owners[(address - reserved) / PAGE];
    return found && address < found->end ? found : NULL;
}

static int openings;
static void protect(int protection) {
    for (int i = 0; i < DEVICES && reserved; i++)
        if (next_free[i] - first(i) > PAGE)
            mprotect((void *)first(i), next_free[i] - first(i), protection);
}
opened::opened() {
    if (!openings++)
        protect(PROT_READ | PROT_WRITE);
}
opened::~opened() {
    if (!--openings)
        protect(PROT_NONE);
}

std::string describe(uintptr_t address, size_t size) {
    char text[200];
    const int device = device_of(address);
    if (device < 0) {
        snprintf(text, sizeof text, "%p is no device memory", (void *)address);
        return text;
    }
    const size_t page = (address - reserved) / PAGE, first = device * (ARENA_SIZE / PAGE);
    auto owner = (allocation *)owners[page];
    if (!owner && page > first)
        owner = (allocation *)owners[page - 1];
    if (owner)
        snprintf(text, sizeof text,
                 "%zu bytes at offset %zu of an allocation of %zu bytes on device %d", size,
                 (size_t)(address - owner->begin), owner->size(), device);
    else
        snprintf(text, sizeof text, "%p on device %d belongs to no allocation (any more)",
                 (void *)address, device);
    return text;
}

bool is_device(const char *op, CUdeviceptr address, size_t size) {
    const allocation *found = find(address);
    if (!size || (found && address + size <= found->end) || is_variable(address, size))
        return true;
    fprintf(stderr, "CUDA emulator: %s: %s\n", op, describe(address, size).c_str());
    return false;
}

static const std::pair<const uintptr_t, size_t> *around(uintptr_t address, size_t size) {
    auto after = pinned.upper_bound(address);
    if (after == pinned.begin())
        return NULL;
    auto &found = *--after;
    return address + size <= found.first + found.second ? &found : NULL;
}

bool is_pinned(const void *address, size_t size) { return around((uintptr_t)address, size); }

static size_t capacity() {
    const char *megabytes = getenv("CUDA_EMULATOR_MEMORY");
    return (megabytes ? strtoull(megabytes, NULL, 10) : 1024) << 20;
}

static size_t whole(size_t size) { return (size + PAGE - 1) / PAGE * PAGE; }

API cuMemAlloc_v2(CUdeviceptr *address, size_t size) {
    BEGIN(NEED_CONTEXT)
    const int device = current()->device;
    if (!size)
        return CUDA_ERROR_INVALID_VALUE;
    if (!reserve())
        return CUDA_ERROR_OUT_OF_MEMORY;
    const uintptr_t end = first(device) + ARENA_SIZE;
    if (size > capacity() || used[device] + whole(size) > capacity()
        || whole(size) + PAGE > end - next_free[device])
        return CUDA_ERROR_OUT_OF_MEMORY;
    auto made = new allocation;
    made->begin = next_free[device];
    made->end = made->begin + size;
    made->owner = current();
    next_free[device] += whole(size) + PAGE;
    used[device] += whole(size);
    emulator_range **page = owners + (made->begin - reserved) / PAGE;
    std::fill(page, page + whole(size) / PAGE, made);
    if (openings)
        protect(PROT_READ | PROT_WRITE);
    opened now;
    memset((void *)made->begin, 0xff, size); /* what was never written is NaN, and -1 */
    return *address = made->begin, CUDA_SUCCESS;
}

static void release(allocation *gone) {
    const size_t size = whole(gone->size());
    madvise((void *)gone->begin, size, MADV_DONTNEED);
    emulator_range **page = owners + (gone->begin - reserved) / PAGE;
    std::fill(page, page + size / PAGE, (emulator_range *)NULL);
    used[device_of(gone->begin)] -= size;
    delete gone;
}

API cuMemFree_v2(CUdeviceptr address) {
    BEGIN(NEED_CONTEXT)
    if (!address)
        return CUDA_SUCCESS;
    allocation *found = find(address);
    if (!found || found->begin != address)
        return CUDA_ERROR_INVALID_VALUE;
    const CUresult error = drain(found->owner);
    release(found);
    return error;
}

void free_memory(context *owner) {
    if (!reserved)
        return;
    for (uintptr_t at = first(owner->device) + PAGE; at < next_free[owner->device];) {
        auto here = (allocation *)owners[(at - reserved) / PAGE];
        at += here ? whole(here->size()) : PAGE;
        if (here && here->owner == owner)
            release(here);
    }
}

API cuMemAllocPitch_v2(CUdeviceptr *address, size_t *pitch, size_t width, size_t height, unsigned) {
    *pitch = (width + 511) / 512 * 512;
    return cuMemAlloc_v2(address, *pitch * height);
}

API cuMemGetInfo_v2(size_t *available, size_t *total) {
    BEGIN(NEED_CONTEXT)
    *total = capacity();
    *available = *total - used[current()->device];
    return CUDA_SUCCESS;
}

API cuDeviceTotalMem_v2(size_t *total, CUdevice device) {
    BEGIN(NEED_DRIVER)
    if (device < 0 || device >= DEVICES)
        return CUDA_ERROR_INVALID_DEVICE;
    return *total = capacity(), CUDA_SUCCESS;
}

API cuMemGetAddressRange_v2(CUdeviceptr *begin, size_t *size, CUdeviceptr address) {
    BEGIN(NEED_CONTEXT)
    const allocation *found = find(address);
    if (!found)
        return CUDA_ERROR_INVALID_VALUE;
    if (begin)
        *begin = found->begin;
    if (size)
        *size = found->size();
    return CUDA_SUCCESS;
}

API cuMemHostAlloc(void **address, size_t size, unsigned) {
    BEGIN(NEED_CONTEXT)
    if (!size || posix_memalign(address, PAGE, size))
        return size ? CUDA_ERROR_OUT_OF_MEMORY : CUDA_ERROR_INVALID_VALUE;
    pinned[(uintptr_t)*address] = size;
    return CUDA_SUCCESS;
}

API cuMemAllocHost_v2(void **address, size_t size) { return cuMemHostAlloc(address, size, 0); }

API cuMemFreeHost(void *address) {
    BEGIN(NEED_DRIVER)
    if (registered.count((uintptr_t)address) || !pinned.count((uintptr_t)address))
        return CUDA_ERROR_INVALID_VALUE;
    for (auto context : contexts)
        drain(context);
    pinned.erase((uintptr_t)address);
    free(address);
    return CUDA_SUCCESS;
}

API cuMemHostRegister_v2(void *address, size_t size, unsigned) {
    BEGIN(NEED_CONTEXT)
    if (!address || !size)
        return CUDA_ERROR_INVALID_VALUE;
    auto after = pinned.lower_bound((uintptr_t)address);
    if (around((uintptr_t)address, 1)
        || (after != pinned.end() && after->first < (uintptr_t)address + size))
        return CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
    pinned[(uintptr_t)address] = registered[(uintptr_t)address] = size;
    return CUDA_SUCCESS;
}

API cuMemHostUnregister(void *address) {
    BEGIN(NEED_CONTEXT)
    if (!registered.count((uintptr_t)address))
        return CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED;
    drain(current());
    registered.erase((uintptr_t)address);
    pinned.erase((uintptr_t)address);
    return CUDA_SUCCESS;
}

API cuMemHostGetDevicePointer_v2(CUdeviceptr *device, void *address, unsigned) {
    BEGIN(NEED_CONTEXT)
    if (!is_pinned(address, 1))
        return CUDA_ERROR_INVALID_VALUE;
    return *device = (CUdeviceptr)address, CUDA_SUCCESS;
}

API cuMemHostGetFlags(unsigned *flags, void *address) {
    BEGIN(NEED_CONTEXT)
    return *flags = CU_MEMHOSTALLOC_DEVICEMAP,
           is_pinned(address, 1) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

/* Numbers of CUpointer_attribute. */
API cuPointerGetAttribute(void *value, int attribute, CUdeviceptr address) {
    BEGIN(NEED_DRIVER)
    const allocation *device = find(address);
    const auto *host = device ? NULL : around(address, 1);
    if (!device && !host)
        return CUDA_ERROR_INVALID_VALUE;
    switch (attribute) {
    case 1: return *(CUcontext *)value = device ? device->owner : current(), CUDA_SUCCESS;
    case 2: return *(unsigned *)value = device ? CU_MEMORY_DEVICE : CU_MEMORY_HOST, CUDA_SUCCESS;
    case 3: return *(CUdeviceptr *)value = address, CUDA_SUCCESS;
    case 4:
        return *(void **)value = device ? NULL : (void *)address,
                      device ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
    case 8: return *(unsigned *)value = 0, CUDA_SUCCESS; /* managed */
    case 9: return *(int *)value = device ? device->owner->device : 0, CUDA_SUCCESS;
    case 11: return *(CUdeviceptr *)value = device ? device->begin : host->first, CUDA_SUCCESS;
    case 12: return *(size_t *)value = device ? device->size() : host->second, CUDA_SUCCESS;
    }
    return CUDA_ERROR_NOT_SUPPORTED;
}

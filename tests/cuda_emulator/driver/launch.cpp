/* launch.cpp: cuLaunchKernel, what a kernel may touch, and what becomes of one that goes wrong. */
#include <csignal>
#include <cstdio>
#include <cstring>
#include <pthread.h>

#include "driver.h"
#include "threads.h"

static const launch *running;
static pthread_t runner;
static struct sigaction before[NSIG];
static const int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL};

emulator_view view;

std::string whereabouts() {
    const emulator_position &at = *running->function->module->content->position;
    char text[200];
    snprintf(text, sizeof text, "kernel %s, block (%u, %u, %u), thread (%u, %u, %u)",
             running->function->kernel->name, at.block.x, at.block.y, at.block.z, at.thread.x,
             at.thread.y, at.thread.z);
    return text;
}

void fault(CUresult error, const std::string &reason) {
    fprintf(stderr, "CUDA emulator: %s: %s\n", whereabouts().c_str(), reason.c_str());
    abandon(error);
}

static bool within(const emulator_range &range, uintptr_t address, size_t size) {
    return address >= range.begin && address + size <= range.end;
}

/* An address that has no owner here: variables that the compiler does not describe, pinned memory of
   the host and memory of peers may be touched. */
static void access(uintptr_t address, size_t size, int write) {
    const module &own = *running->function->module;
    const emulator_range *near = NULL;
    if (address - view.variables.begin < view.variables.size)
        near = view.variables.owners[(address - view.variables.begin) >> view.variables.shift];
    if (!near && (within(own.blank, address, size) || within(own.constants, address, size)))
        return;
    const allocation *found = find(address);
    if ((found && within(*found, address, size) && running->context->peers.count(found->owner))
        || is_pinned((void *)address, size))
        return;
    std::string where = describe(address, size);
    if (near)
        where = std::to_string(size) + " bytes at offset " + std::to_string(address - near->begin)
                + " of a variable of " + std::to_string(near->end - near->begin) + " bytes";
    fault(CUDA_ERROR_ILLEGAL_ADDRESS, (write ? "writes " : "reads ") + where);
}

static void fail(const char *what) { fault(CUDA_ERROR_ASSERT, what); }

const emulator_services services = {&view, barrier, collective, fail};

/* A signal while a kernel runs is the kernel's; any other goes where it went before. */
static void caught(int number, siginfo_t *info, void *) {
    if (!running || !pthread_equal(runner, pthread_self())) {
        sigaction(number, &before[number], NULL);
        return;
    }
    char text[100];
    snprintf(text, sizeof text, "%s at %p", strsignal(number), info->si_addr);
    fault(number == SIGSEGV || number == SIGBUS ? CUDA_ERROR_ILLEGAL_ADDRESS
                                                : CUDA_ERROR_LAUNCH_FAILED,
          text);
}

/* Catches signals while it lives, on a stack of its own: the kernel's may be what ran out. */
struct catching {
    stack_t old;
    catching() {
        static char room[65536];
        stack_t own = {};
        own.ss_sp = room;
        own.ss_size = sizeof room;
        sigaltstack(&own, &old);
        struct sigaction action = {};
        action.sa_sigaction = caught;
        action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK;
        for (int number : signals)
            sigaction(number, &action, &before[number]);
    }
    ~catching() {
        for (int number : signals)
            sigaction(number, &before[number], NULL);
        sigaltstack(&old, NULL);
    }
};

CUresult run(launch &launch) {
    std::vector<void *> arguments;
    for (auto &value : launch.values)
        arguments.push_back(value.data());
    const module &module = *launch.function->module;
    view.memory = arena(launch.context->device);
    view.variables = module.variables;
    view.access = access;
    running = &launch;
    runner = pthread_self();
    CUresult error = CUDA_SUCCESS;
    {
        catching signals;
        emulator_position &at = *launch.function->module->content->position;
        at.grid_size = launch.grid;
        at.block_size = launch.block;
        error = run_blocks(launch, at, arguments.data());
    }
    running = NULL;
    return error;
}

static bool fits(emulator_index grid, emulator_index block) {
    return grid.x && grid.y && grid.z && block.x && block.y && block.z && grid.x <= 0x7fffffff
           && grid.y <= 65535 && grid.z <= 65535 && block.x <= 1024 && block.y <= 1024
           && block.z <= 64 && (uint64_t)block.x * block.y * block.z <= 1024;
}

/* Arguments that stand behind each other in one piece of memory. */
static bool unpack(void **extra, const char **buffer, size_t *size) {
    for (; *extra; extra += 2)
        if (*extra == (void *)1)
            *buffer = (const char *)extra[1];
        else if (*extra == (void *)2)
            *size = *(const size_t *)extra[1];
    return *buffer;
}

API cuLaunchKernel(CUfunction function, unsigned grid_x, unsigned grid_y, unsigned grid_z,
                   unsigned block_x, unsigned block_y, unsigned block_z, unsigned shared,
                   CUstream handle, void **arguments, void **extra) {
    BEGIN(NEED_CONTEXT)
    auto stream = lookup(handle);
    if (!stream || !function || stream->owner != function->module->owner)
        return CUDA_ERROR_INVALID_HANDLE;
    launch launch = {
        function, stream->owner, {grid_x, grid_y, grid_z}, {block_x, block_y, block_z}, shared};
    if (!fits(launch.grid, launch.block) || (int)shared > function->dynamic_shared)
        return CUDA_ERROR_INVALID_VALUE;
    const emulator_argument *known = function->kernel->arguments;
    const char *buffer = NULL;
    size_t size = 0, offset = 0;
    if (known->size && !arguments && (!extra || !unpack(extra, &buffer, &size)))
        return CUDA_ERROR_INVALID_VALUE;
    for (; known->size; known++) {
        offset = (offset + known->alignment - 1) / known->alignment * known->alignment;
        const char *value = arguments ? (const char *)*arguments++ : buffer + offset;
        offset += known->size;
        if (buffer && offset > size)
            return CUDA_ERROR_INVALID_VALUE;
        launch.values.emplace_back(value, value + known->size);
    }
    return enqueue(stream, [launch]() mutable { return run(launch); });
}

/* abi.h: what a compiled kernel file and the emulated driver know of each other. */
#ifndef EMULATOR_ABI_H
#define EMULATOR_ABI_H
#include <stddef.h>
#include <stdint.h>

struct emulator_index {
    unsigned x, y, z;
};

/* Where the running thread stands: the driver writes it, threadIdx and the others read it. */
struct emulator_position {
    emulator_index thread, block, block_size, grid_size;
};

/* A piece of device memory, or another range that kernels may touch. */
struct emulator_range {
    uintptr_t begin, end;
};

/* Addresses in pieces of 2^shift bytes, each of one owner or of none. */
struct emulator_region {
    uintptr_t begin, size;
    int shift;
    emulator_range *const *owners;
};

/* What a memory access is held against, for the launch at hand. */
struct emulator_view {
    emulator_region memory;        /* the device's, in pages */
    emulator_region variables;     /* the module's: shared and constant ones */
    uintptr_t stack, stack_size;   /* the threads' own stacks */
    uintptr_t shared, shared_size; /* dynamic shared memory of the block */
    int64_t left;                  /* accesses until the thread lets others run */
    void (*pause)();               /* called then */
    void (*access)(uintptr_t address, size_t size, int write); /* any other address: decides */
};

enum emulator_collective { EMULATE_SHUFFLE, EMULATE_BALLOT, EMULATE_MATCH, EMULATE_SYNC };
enum emulator_vote { EMULATE_BARRIER, EMULATE_COUNT, EMULATE_AND, EMULATE_OR };

/* What kernels ask of the driver. */
struct emulator_services {
    emulator_view *view;
    /* All threads of the block meet here; the answer to the vote over their values. */
    int (*barrier)(int line, emulator_vote vote, int value);
    /* The lanes of the mask meet here; what the lane gets from their values. */
    uint64_t (*collective)(int line, emulator_collective kind, unsigned mask, uint64_t value,
                           int source);
    void (*fail)(const char *what); /* ends the launch */
};

struct emulator_argument {
    size_t size, alignment;
};

struct emulator_kernel {
    const char *name;
    void (*call)(void **arguments);
    const emulator_argument *arguments; /* one of size 0 ends them */
};

/* A variable of the file and the unused bytes behind it, as -fsanitize=address describes it. */
struct emulator_variable {
    uintptr_t begin;
    size_t size, padded;
    const char *name;
    const void *rest[4];
};

/* What the driver finds in a compiled file, under the name emulator_module. */
struct emulator_module {
    int version;
    emulator_position *position;
    emulator_services *services;    /* its own copy: the driver fills it */
    const emulator_kernel *kernels; /* one without a name ends them */
    const emulator_variable *const *variables;
    const size_t *count; /* of the variables */
};

#define EMULATOR_VERSION 2
#endif

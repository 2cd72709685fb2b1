/* emulator.h: stands before every .cu file, and makes it a program for the CPU.
   A block's threads run one after the other, each until it has to wait for others. */
#pragma once
#include <cassert>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <math.h> /* float overloads outside of std, as on the device */
#include <stdlib.h>
#include <utility>

#include "../abi.h"

#define EMULATOR_PLAIN __attribute__((no_sanitize("kernel-address")))
#define EMULATOR_HIDDEN __attribute__((visibility("hidden")))

EMULATOR_HIDDEN emulator_position emulator_here;
EMULATOR_HIDDEN emulator_services emulator_driver;
EMULATOR_HIDDEN const emulator_variable *emulator_variables;
EMULATOR_HIDDEN size_t emulator_count;
/* The script that calls the compiler writes the kernels' names behind the file. */
EMULATOR_HIDDEN extern const emulator_kernel emulator_kernels[];
extern "C" __attribute__((used))
const emulator_module emulator_module = {EMULATOR_VERSION, &emulator_here,      &emulator_driver,
                                         emulator_kernels, &emulator_variables, &emulator_count};

#define __host__
#define __device__
#define __constant__ __attribute__((used))
#define __managed__
#ifdef __OPTIMIZE__
#define __forceinline__ inline __attribute__((always_inline))
#else /* compiling takes long, and copies of a function double it */
#define __forceinline__ inline
#endif
#define __noinline__ __attribute__((noinline))
#define __restrict__ __restrict
#define __launch_bounds__(...)
#define __align__(n) __attribute__((aligned(n)))
#define __grid_constant__
#define __CUDA_ARCH__ 900
#define __CUDACC__ 1
#define __NVCC__ 1
#define CUDA_EMULATOR 1 /* no instructions of a GPU */
#define warpSize 32

#include "emulator/vectors.h"

#define threadIdx (emulator_here.thread)
#define blockIdx (emulator_here.block)
#define blockDim (emulator_here.block_size)
#define gridDim (emulator_here.grid_size)

#include "emulator/access.h"
#include "emulator/arithmetic.h"
#include "emulator/atomics.h"
#include "emulator/block.h"

#undef assert
#define assert(condition)                                                                          \
    ((condition) ? (void)0 : emulator_driver.fail("assertion failed: " #condition))
#define __trap() emulator_driver.fail("__trap()")
#define __nanosleep(ns) ((void)(ns))

/* The driver has the arguments as an array of addresses. */
template <auto KERNEL> struct emulator_entry;
template <typename... P, void (*KERNEL)(P...)> struct emulator_entry<KERNEL> {
    static constexpr emulator_argument arguments[] = {{sizeof(P), alignof(P)}..., {0, 0}};
    template <size_t... I>
    EMULATOR_PLAIN static void spread(void **given, std::index_sequence<I...>) {
        (void)given;
        KERNEL(*(P *)given[I]...);
    }
    static void call(void **given) { spread(given, std::index_sequence_for<P...>()); }
};

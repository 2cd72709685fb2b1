/* block.h: where the threads of a block or a warp meet. */
#pragma once

#define __syncthreads() ((void)emulator_driver.barrier(__LINE__, EMULATE_BARRIER, 0))
#define __syncthreads_count(p) (emulator_driver.barrier(__LINE__, EMULATE_COUNT, !!(p)))
#define __syncthreads_and(p) (emulator_driver.barrier(__LINE__, EMULATE_AND, !!(p)))
#define __syncthreads_or(p) (emulator_driver.barrier(__LINE__, EMULATE_OR, !!(p)))

/* __shared__ stays a word until nvcc (the script here) makes it static, or this pointer where it is extern. */
EMULATOR_PLAIN static inline void *emulator_dynamic_shared() {
    return (void *)emulator_driver.view->shared;
}

static inline void __threadfence() {}
static inline void __threadfence_block() {}
static inline void __threadfence_system() {}

static inline int emulator_lane() {
    return (threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)) % 32;
}

/* Any type of up to eight bytes travels as it is. */
template <typename T>
static inline T emulator_shuffle(int line, unsigned mask, T value, int source) {
    static_assert(sizeof(T) <= 8, "a shuffle moves at most eight bytes");
    uint64_t bits = 0;
    memcpy(&bits, &value, sizeof value);
    bits = emulator_driver.collective(line, EMULATE_SHUFFLE, mask, bits, source);
    memcpy(&value, &bits, sizeof value);
    return value;
}

/* The lane to read from; outside its group of `width` lanes a lane reads itself. */
static inline int emulator_from(int width, int source) {
    const int lane = emulator_lane(), first = lane & ~(width - 1);
    return source < first || source >= first + width ? lane : source;
}

#define EMULATOR_SHUFFLE(name, kind, from)                                                         \
    template <typename T>                                                                          \
    static inline T emulator_##name(int line, unsigned mask, T value, kind step, int width = 32) { \
        const int lane = emulator_lane(), first = lane & ~(width - 1);                             \
        (void)first;                                                                               \
        return emulator_shuffle(line, mask, value, from);                                          \
    }
EMULATOR_SHUFFLE(shfl, int, first + (step & (width - 1)))
EMULATOR_SHUFFLE(shfl_up, unsigned, emulator_from(width, lane - (int)step))
EMULATOR_SHUFFLE(shfl_down, unsigned, emulator_from(width, lane + (int)step))
/* xor may read a group before its own, not behind it. */
EMULATOR_SHUFFLE(shfl_xor, int, (lane ^ step) >= first + width ? lane : lane ^ step)
#undef EMULATOR_SHUFFLE

#define __shfl_sync(...) emulator_shfl(__LINE__, __VA_ARGS__)
#define __shfl_up_sync(...) emulator_shfl_up(__LINE__, __VA_ARGS__)
#define __shfl_down_sync(...) emulator_shfl_down(__LINE__, __VA_ARGS__)
#define __shfl_xor_sync(...) emulator_shfl_xor(__LINE__, __VA_ARGS__)

static inline unsigned emulator_ballot(int line, unsigned mask, bool predicate) {
    return (unsigned)emulator_driver.collective(line, EMULATE_BALLOT, mask, predicate, 0);
}
#define __ballot_sync(mask, p) emulator_ballot(__LINE__, mask, p)
#define __any_sync(mask, p) ((int)(emulator_ballot(__LINE__, mask, p) != 0))
#define __all_sync(mask, p) ((int)(emulator_ballot(__LINE__, mask, !(p)) == 0))

template <typename T> static inline unsigned emulator_match(int line, unsigned mask, T value) {
    uint64_t bits = 0;
    memcpy(&bits, &value, sizeof value);
    return (unsigned)emulator_driver.collective(line, EMULATE_MATCH, mask, bits, 0);
}
#define __match_any_sync(mask, value) emulator_match(__LINE__, mask, value)

static inline void emulator_syncwarp(int line, unsigned mask = 0xffffffffu) {
    (void)emulator_driver.collective(line, EMULATE_SYNC, mask, 0, 0);
}
#define __syncwarp(...) emulator_syncwarp(__LINE__, ##__VA_ARGS__)

/* A thread is alone between two meetings, so no other is known to be active with it. */
static inline unsigned __activemask() { return 1u << emulator_lane(); }

template <typename T, typename JOIN>
static inline T emulator_reduce(int line, unsigned mask, T value, JOIN join) {
    T all = value;
    bool first = true;
    for (int lane = 0; lane < 32; lane++)
        if (mask >> lane & 1) {
            const T other = emulator_shuffle(line, mask, value, lane);
            all = first ? other : join(all, other);
            first = false;
        }
    return all;
}
#define EMULATOR_REDUCE(name, T, expression)                                                       \
    static inline T emulator_reduce_##name(int line, unsigned mask, T value) {                     \
        return emulator_reduce(line, mask, value, [](T x, T y) -> T { return expression; });       \
    }
EMULATOR_REDUCE(add, int, x + y)
EMULATOR_REDUCE(add, unsigned, x + y)
EMULATOR_REDUCE(min, int, x < y ? x : y)
EMULATOR_REDUCE(min, unsigned, x < y ? x : y)
EMULATOR_REDUCE(max, int, x > y ? x : y)
EMULATOR_REDUCE(max, unsigned, x > y ? x : y)
EMULATOR_REDUCE(and, unsigned, x &y)
EMULATOR_REDUCE(or, unsigned, x | y)
EMULATOR_REDUCE(xor, unsigned, x ^ y)
#undef EMULATOR_REDUCE
#define __reduce_add_sync(mask, value) emulator_reduce_add(__LINE__, mask, value)
#define __reduce_min_sync(mask, value) emulator_reduce_min(__LINE__, mask, value)
#define __reduce_max_sync(mask, value) emulator_reduce_max(__LINE__, mask, value)
#define __reduce_and_sync(mask, value) emulator_reduce_and(__LINE__, mask, value)
#define __reduce_or_sync(mask, value) emulator_reduce_or(__LINE__, mask, value)
#define __reduce_xor_sync(mask, value) emulator_reduce_xor(__LINE__, mask, value)

/* atomics.h: atomic functions. A thread is interrupted only before an access that is checked, so those
   within an atomic one are not: it is checked as a whole. */
#pragma once
#define EMULATOR_WHOLE EMULATOR_PLAIN __attribute__((noinline))

/* The old value goes back; the new one is what the expression makes of old and value. */
#define EMULATOR_ATOMIC(name, expression)                                                          \
    template <typename T, typename V> EMULATOR_WHOLE static T name(T *address, V given) {          \
        emulator_check((uintptr_t)address, sizeof(T), 1);                                          \
        const T old = *address, value = (T)given;                                                  \
        (void)value;                                                                               \
        *address = (T)(expression);                                                                \
        return old;                                                                                \
    }                                                                                              \
    template <typename T, typename V> static inline T name##_block(T *address, V given) {          \
        return name(address, given);                                                               \
    }                                                                                              \
    template <typename T, typename V> static inline T name##_system(T *address, V given) {         \
        return name(address, given);                                                               \
    }
EMULATOR_ATOMIC(atomicAdd, old + value)
EMULATOR_ATOMIC(atomicSub, old - value)
EMULATOR_ATOMIC(atomicExch, value)
EMULATOR_ATOMIC(atomicMin, value < old ? value : old)
EMULATOR_ATOMIC(atomicMax, value > old ? value : old)
EMULATOR_ATOMIC(atomicAnd, old &value)
EMULATOR_ATOMIC(atomicOr, old | value)
EMULATOR_ATOMIC(atomicXor, old ^ value)
EMULATOR_ATOMIC(atomicInc, old >= value ? 0 : old + 1)
EMULATOR_ATOMIC(atomicDec, old == 0 || old > value ? value : old - 1)
#undef EMULATOR_ATOMIC

template <typename T, typename C, typename V>
EMULATOR_WHOLE static T atomicCAS(T *address, C compare, V value) {
    emulator_check((uintptr_t)address, sizeof(T), 1);
    const T old = *address;
    *address = old == (T)compare ? (T)value : old;
    return old;
}

/* level.c: TORCH_CPU_LEVEL=1 or 3 runs every loop as on an x86-64-v1 or v3 CPU, and 3+ as on one of v3 with AVX-VNNI, so
   that one machine can test all levels. All CPU checks go through libgcc, whose results the linker redirects to this
   file. */
#include <stdlib.h>

#include "base/base.h"

#if defined(__x86_64__)
#include <cpuid.h>

/* libgcc's feature bits; see "x86 Built-in Functions" in GCC's manual. */
extern struct {
    unsigned vendor, type, subtype, features;
} __cpu_model;
extern unsigned __cpu_features2[];
#define MORE_FEATURES 3 /* number of words; the levels are in these */

int __real___cpu_indicator_init(void);
int __wrap___cpu_indicator_init(void);

static bool keeps_byte_units;

/* Number of features used in csrc/ beyond those of a level. */
static int features_beyond(int level) {
    __asm__ volatile("" ::: "memory");
    const int of_4 = !!__builtin_cpu_supports("x86-64-v4") + !!__builtin_cpu_supports("avx512f")
                     + !!__builtin_cpu_supports("avx512vl") + !!__builtin_cpu_supports("avx512bw")
                     + !!__builtin_cpu_supports("avx512dq");
    const int of_3 = !!__builtin_cpu_supports("x86-64-v3") + !!__builtin_cpu_supports("avx2")
                     + !!__builtin_cpu_supports("fma") + !!__builtin_cpu_supports("f16c")
                     + !!__builtin_cpu_supports("pclmul") + !!__builtin_cpu_supports("sse4.1");
    const int units = !keeps_byte_units && !!__builtin_cpu_supports("avxvnni");
    return (level < 3 ? of_4 + of_3 : of_4) + units;
}

/* The bits' positions differ between versions of libgcc, so find the bits whose removal changes an
   answer. */
static void clear_features(unsigned *word, int level) {
    for (int bit = 0; bit < 32; bit++) {
        const unsigned whole = *word;
        const int before = features_beyond(level);
        *word &= ~(1U << bit);
        if (features_beyond(level) == before)
            *word = whole;
    }
}

/* Runs before the loops are selected, when functions of other libraries can be called only by
   address. */
static char *(*const volatile get_variable)(const char *) = getenv;

__attribute__((constructor)) int __wrap___cpu_indicator_init(void) {
    static bool limited;
    const int result = __real___cpu_indicator_init();
    const char *text = limited ? NULL : get_variable("TORCH_CPU_LEVEL");
    limited = true;
    const int level = text && *text ? *text - '0' : 4;
    keeps_byte_units = text && *text && text[1] == '+';
    if (level < 4) {
        clear_features(&__cpu_model.features, level);
        for (int k = 0; k < MORE_FEATURES; k++)
            clear_features(__cpu_features2 + k, level);
    }
    return result;
}

int th_cpu_level(void) {
    return __builtin_cpu_supports("x86-64-v4") ? 4 : __builtin_cpu_supports("x86-64-v3") ? 3 : 1;
}

/* AMD's leaf 8000001A has bit 2 for units of 256 bits, and bit 3 for units of 512. */
bool th_halves_vectors(void) {
    static int known; /* 1: no, 2: yes; the instruction is slow on virtual machines */
    int result = __atomic_load_n(&known, __ATOMIC_RELAXED);
    if (!result) {
        unsigned a = 0, b, c, d;
        result = __get_cpuid_count(0x8000001a, 0, &a, &b, &c, &d) && (a & 12) == 4 ? 2 : 1;
        __atomic_store_n(&known, result, __ATOMIC_RELAXED);
    }
    return result == 2;
}
#else
int th_cpu_level(void) { return 0; }
bool th_halves_vectors(void) { return false; }
#endif

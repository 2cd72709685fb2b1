/* base.h: element types, errors, memory and threads. Independent of tensors. */
#pragma once
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/glibc.h"

/* Calls of at least this many elements release the GIL and count as large. */
#define TH_PARALLEL 32768
#define TH_COSTLY 4 /* a loop that computes more than it moves takes this many times longer */

typedef enum {
    TH_BOOL,
    TH_BYTE,
    TH_CHAR,
    TH_SHORT,
    TH_INT,
    TH_LONG,
    TH_HALF,
    TH_BFLOAT16,
    TH_FLOAT,
    TH_DOUBLE,
    TH_COMPLEXFLOAT,
    TH_COMPLEXDOUBLE,
    TH_DTYPES, /* number of the types above, which rows compute in */
    /* Stored types hold, move and convert elements; rows that compute refuse them. */
    TH_UINT16 = TH_DTYPES,
    TH_UINT32,
    TH_UINT64,
    TH_FLOAT8_E4M3FN,
    TH_FLOAT8_E5M2,
    TH_FLOAT8_E4M3FNUZ,
    TH_FLOAT8_E5M2FNUZ,
    TH_COMPLEXHALF,
    TH_TYPES,                /* number of all types */
    TH_UNPROMOTED = TH_TYPES /* the common type of types that have none; no row accepts it */
} dtype;
typedef enum {
    TH_OK,
    TH_TYPE,
    TH_VALUE,
    TH_INDEX,
    TH_RUNTIME,
    TH_MEMORY,
    TH_OVERFLOW,
    TH_NO_DATA,  /* the elements of a tensor on the meta device are read */
    TH_DECLINED, /* another overload may take the call; RuntimeError if none does */
    TH_LINALG    /* a matrix is singular, or an iteration does not converge */
} status;

typedef uint16_t half;     /* IEEE binary16. */
typedef uint16_t bfloat16; /* The upper half of a float. */
typedef float _Complex complexfloat;
typedef double _Complex complexdouble;
/* Bits of one element of any type. */
typedef unsigned __int128 th_bits __attribute__((aligned(8), may_alias));

/* Device of elements: 0 is the CPU, 1 + n is GPU n. Tensors on the meta device have no memory. */
typedef uint8_t device;
#define TH_CPU 0
#define TH_GPUS 8
#define TH_META (TH_GPUS + 1)
static inline bool th_is_gpu(device where) { return where != TH_CPU && where != TH_META; }

#define TH_SAME 255         /* dtype of a result or operand: the row's */
#define TH_REAL_PART 253    /* the real type of the row's precision, */
#define TH_COMPLEX_PART 252 /* or the complex one */
#define TH_DERIVED 252      /* the least of these words */
#define TH_WIDE 254 /* same for floating types, Long for integers: the type of sums and products */
/* Masks of dtypes. Narrow floats are a storage format: arithmetic is done in float. */
#define TH_NARROW_FLOATS (1 << TH_HALF | 1 << TH_BFLOAT16)
#define TH_FLOATS (1 << TH_FLOAT | 1 << TH_DOUBLE)
#define TH_COMPLEX (1 << TH_COMPLEXFLOAT | 1 << TH_COMPLEXDOUBLE)
#define TH_FLOATING (TH_NARROW_FLOATS | TH_FLOATS)
#define TH_INTEGERS (1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG)
#define TH_WHOLE (1 << TH_BOOL | TH_INTEGERS)
#define TH_NUMBERS (TH_INTEGERS | TH_FLOATING)
#define TH_PLAIN (TH_INTEGERS | TH_FLOATS)
#define TH_ALL (TH_WHOLE | TH_FLOATING | TH_COMPLEX)
#define TH_UNSIGNED (1 << TH_UINT16 | 1 << TH_UINT32 | 1 << TH_UINT64)
#define TH_FLOAT8                                                                                  \
    (1 << TH_FLOAT8_E4M3FN | 1 << TH_FLOAT8_E5M2 | 1 << TH_FLOAT8_E4M3FNUZ                         \
     | 1 << TH_FLOAT8_E5M2FNUZ)
#define TH_STORED (TH_UNSIGNED | TH_FLOAT8 | 1 << TH_COMPLEXHALF)
#define TH_ANY (TH_ALL | TH_STORED)

/* A Python number, or the default of a Scalar parameter; both fields are always set. A default
   converts to any dtype with saturation; a number given by the caller must fit it. */
typedef enum { TH_INTEGRAL, TH_REAL, TH_DEFAULT, TH_TRUTH, TH_IMAGINARY } scalar_kind;
typedef struct scalar {
    double f;
    int64_t i;
    uint8_t kind;
    double imaginary; /* set for TH_IMAGINARY; else 0 */
} scalar;
/* i is f cut towards zero; of NaN and of what no int64_t holds, it is 0. */
static inline scalar th_real(double f) {
    return (scalar){f, f >= -0x1p63 && f < 0x1p63 ? (int64_t)f : 0, TH_REAL, 0};
}
static inline scalar th_integral(int64_t i) { return (scalar){(double)i, i, TH_INTEGRAL, 0}; }

/* dtype.c; extension modules have their own copies of these tables. */
#define TH_ITEM_SIZES 1, 1, 1, 2, 4, 8, 2, 2, 4, 8, 8, 16, 2, 4, 8, 1, 1, 1, 1, 4
#define TH_DTYPE_NAMES                                                                             \
    "Bool", "Byte", "Char", "Short", "Int", "Long", "Half", "BFloat16", "Float", "Double",         \
        "ComplexFloat", "ComplexDouble", "UInt16", "UInt32", "UInt64", "Float8_e4m3fn",            \
        "Float8_e5m2", "Float8_e4m3fnuz", "Float8_e5m2fnuz", "ComplexHalf"
extern const uint8_t th_item_size[TH_TYPES];
/* Complex numbers and other 16-byte elements are aligned as their parts. */
static inline uintptr_t th_alignment(dtype d) { return th_item_size[d] < 8 ? th_item_size[d] : 8; }
extern const char *const th_dtype_name[TH_TYPES]; /* "Float" */
/* name of the method that converts to it: "float"; of a stored type: to the type it widens to */
extern const char *const th_conversion[TH_TYPES];
static inline bool th_is_stored(dtype d) { return d >= TH_DTYPES; }
dtype th_nearest(dtype stored); /* the computed type that holds its numbers; UInt64's as bits */
dtype th_of_same_bits(dtype stored); /* a computed type of as many bytes, for loops that copy */
static inline bool th_is_complex(dtype d) { return (TH_COMPLEX | 1 << TH_COMPLEXHALF) >> d & 1; }
static inline bool th_is_floating(dtype d) { /* includes complex types */
    return (TH_FLOATING | TH_COMPLEX | TH_FLOAT8 | 1 << TH_COMPLEXHALF) >> d & 1;
}
/* Real type of a complex type; any other type itself. */
static inline dtype th_part(dtype d) {
    return d == TH_COMPLEXFLOAT    ? TH_FLOAT
           : d == TH_COMPLEXDOUBLE ? TH_DOUBLE
           : d == TH_COMPLEXHALF   ? TH_HALF
                                   : d;
}
static inline dtype th_complex_of(dtype d) {
    return d == TH_DOUBLE || d == TH_COMPLEXDOUBLE ? TH_COMPLEXDOUBLE : TH_COMPLEXFLOAT;
}
static inline bool th_is_narrow(dtype d) { return TH_NARROW_FLOATS >> d & 1; }
/* Promotion table: the smallest type that holds operands of two types. generated/c/promotion.c */
extern const uint8_t th_promoted[TH_TYPES + 1][TH_TYPES + 1];
/* Kinds in order: bool, integers, floats, complex. */
static inline int th_kind(dtype d) { return (d > TH_BOOL) + th_is_floating(d) + th_is_complex(d); }
/* Whether results of one type may be stored as another: not floats as integers, or numbers as
   bools. */
static inline bool th_can_cast(dtype from, dtype to) { return th_kind(from) <= th_kind(to); }
extern dtype th_default_type; /* type of floating tensors without an explicit dtype */
float th_half_to_float(half h);
half th_float_to_half(float f);

/* error.c: a status and a message per thread. th_fail returns -1. */
int th_fail(status kind, const char *format, ...) __attribute__((format(printf, 2, 3)));
int th_fail_list(status kind, const char *format, va_list arguments);
status th_error_kind(void);
int th_error_status(void); /* the status, for callers in Python */
const char *th_error_message(void);
void th_forget_error(void); /* call when it was raised: the next failure must set its own error */
#define TH_TEXT 256
char *th_text(void); /* buffer of TH_TEXT bytes for part of a message; eight per message */

/* allocator.c: size classes with per-thread free lists; large blocks are cached. NULL with
   TH_MEMORY on failure. */
void *th_allocate(int64_t bytes);
void th_release(void *block, int64_t bytes);
void th_empty_cache(void);
int64_t th_cached_bytes(void);
int64_t th_allocated_bytes(void);
void th_set_cache_limit(int64_t bytes);
/* tests: fail the countdown-th allocation from now; 0: none */
void th_fail_allocation(int64_t countdown);
int64_t th_allocations_left(void); /* allocations left until that failure; 0 after it */

/* dtype.c: return -1 with the error for a type without an entry in a table by dtype. Check every
   table of functions this way, or by an equivalent test. */
int th_missing(const char *op, dtype type);
#define TH_ENTRY(table, type, op)                                                                  \
    (!th_is_stored(type) && (table)[type] ? (table)[type] : (th_missing(op, type), NULL))

/* parallel.c: call body for pieces of a range, on as many threads as the work repays; on one thread
   inside such a piece. cost: approximate cycles per element, weighed against the measured cost of
   threads. */
typedef void (*th_range)(int64_t begin, int64_t end, void *context);
void th_parallel(int64_t count, double cost, th_range body, void *context);
int th_threads_for(double cycles); /* number of threads that the work repays */
#define TH_MAX_THREADS 1024
void th_set_threads(int count);
int th_threads(void);
bool th_in_parallel(void);
void th_set_flush_denormals(bool on);
bool th_flush_denormals(void);

/* A function that few calls need, apart from the code of all calls. */
#define COLD __attribute__((noinline, cold))

/* A variable of each thread, in the block that the loader allocates with a thread. musl's loader
   has no room there for a module that is loaded later. */
#ifdef __GLIBC__
#define THREAD_LOCAL __thread __attribute__((tls_model("initial-exec")))
#else
#define THREAD_LOCAL __thread
#endif

/* level.c: the x86-64 level, 1, 3 or 4, that loops are selected for. TORCH_CPU_LEVEL lowers it. */
int th_cpu_level(void);
bool th_halves_vectors(void); /* the CPU computes vectors of 512 bits in two halves */

/* stream.c: bytes of the second-level cache and of the last one. */
int64_t th_second_cache(void);
int64_t th_last_cache(void);

/* Compile one source for every CPU level. Use FEW where wider registers gain nothing, since each
   level takes compile time. Disabled under sanitizers, whose runtime starts after the resolvers,
   on CPUs other than x86-64, and with musl, whose loader has no resolvers. In a body, the constant
   `fuses` is true if the level fuses a product with a sum. */
#define BODY_OF(name, parameters)                                                                  \
    static inline __attribute__((always_inline)) void name##_body WITH_FUSES parameters
#define WITH_FUSES(...) (__VA_ARGS__, bool fuses __attribute__((unused)))
#define FUSES_v1(...) (__VA_ARGS__, false)
#define FUSES_v3(...) (__VA_ARGS__, true)
#define FUSES_v4 FUSES_v3
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || defined(TH_NO_CLONES)         \
    || !defined(__x86_64__) || !(defined(__GLIBC__) || defined(TH_ONE_LEVEL))
#define CLONES
#define FEW_CLONES
#ifdef __FP_FAST_FMA
#define FUSES FUSES_v3
#else
#define FUSES FUSES_v1
#endif
#elif defined(TH_ONE_LEVEL) /* 3 or 4: build for this machine only, with the bits of all levels */
#define ONLY(level) __attribute__((target("arch=x86-64-v" #level)))
#define ONE_LEVEL(level) ONLY(level)
#define CLONES ONE_LEVEL(TH_ONE_LEVEL)
#define FEW_CLONES ONLY(3)
#define FUSES FUSES_v3
#else
#define CLONES __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#define FEW_CLONES __attribute__((target_clones("arch=x86-64-v3", "default")))
/* Same for large bodies, mainly the loops around formulas; the body follows. On CPUs before 2013
   the code is correct but not vectorised. The name may be a macro, as NAME(word) of base/each/. */
#define LEVELS(name, parameters, arguments)                                                        \
    FIRST_LEVELS(name, parameters, arguments)                                                      \
    LEVEL(name, parameters, arguments, v4, target("arch=x86-64-v4"))                               \
    CHOSEN(name, parameters, BEST_OF(name)) BODY_OF(name, parameters)
#define FEW_LEVELS(name, parameters, arguments)                                                    \
    FIRST_LEVELS(name, parameters, arguments)                                                      \
    CHOSEN(name, parameters, FIRST_OF(name)) BODY_OF(name, parameters)
#define FIRST_LEVELS(name, parameters, arguments)                                                  \
    BODY_OF(name, parameters);                                                                     \
    LEVEL(name, parameters, arguments, v1, optimize("O1", "no-tree-vectorize", "no-peel-loops"))   \
    LEVEL(name, parameters, arguments, v3, target("arch=x86-64-v3"))
#define BEST_OF(name) (__builtin_cpu_supports("x86-64-v4") ? name##_v4 : FIRST_OF(name))
#define FIRST_OF(name) (__builtin_cpu_supports("x86-64-v3") ? name##_v3 : name##_v1)
#define LEVEL(name, parameters, arguments, level, attribute)                                       \
    __attribute__((attribute)) static void name##_##level parameters {                             \
        name##_body FUSES_##level arguments;                                                       \
    }
#define CHOSEN(name, parameters, choice)                                                           \
    static __typeof__(&name##_v3) name##_chosen(void) { return __builtin_cpu_init(), choice; }     \
    static void name parameters __attribute__((ifunc(#name "_chosen")));
#endif
#ifdef FUSES /* one level */
#define LEVELS(name, parameters, arguments) ONE(CLONES, name, parameters, arguments)
#define FEW_LEVELS(name, parameters, arguments) ONE(FEW_CLONES, name, parameters, arguments)
#define ONE(attribute, name, parameters, arguments)                                                \
    BODY_OF(name, parameters);                                                                     \
    attribute static void name parameters { name##_body FUSES arguments; }                         \
    BODY_OF(name, parameters)
#endif

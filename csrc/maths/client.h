/* client.h: the functions by address. In an extension module (TH_CLIENT), the names that its loops
   call resolve to torch's functions through the table that torch exports. */
#pragma once
typedef void (*th_function)(void);
const th_function *th_functions(void);

/* X(type, name, letter of gcc's vector ABI, lanes) */
#if defined(__x86_64__)
#define AT_b
#define AT_d __attribute__((target("arch=x86-64-v3")))
#define AT_e __attribute__((target("arch=x86-64-v4,prefer-vector-width=512")))
#define EACH_FLOAT_WIDTH(X, name) X(float, name, b, 4) X(float, name, d, 8) X(float, name, e, 16)
#define EACH_DOUBLE_WIDTH(X, name) X(double, name, b, 2) X(double, name, d, 4) X(double, name, e, 8)
#elif defined(__aarch64__)
#define AT_n __attribute__((aarch64_vector_pcs))
#define EACH_FLOAT_WIDTH(X, name) X(float, name, n, 4)
#define EACH_DOUBLE_WIDTH(X, name) X(double, name, n, 2)
#else
#define EACH_FLOAT_WIDTH(X, name)
#define EACH_DOUBLE_WIDTH(X, name)
#endif
#define EACH_VERSION(VECTOR, SCALAR, name)                                                         \
    SCALAR(float, name##f)                                                                         \
    EACH_FLOAT_WIDTH(VECTOR, name##f) SCALAR(double, name) EACH_DOUBLE_WIDTH(VECTOR, name)

#define PLACE(T, name) PLACE_##name,
#define VECTOR_PLACE(T, name, letter, lanes) PLACE_##name##_##letter,
#define FUNCTION1(name) EACH_VERSION(VECTOR_PLACE, PLACE, name)
#define FUNCTION2 FUNCTION1
enum {
#include "maths/functions.h"
    PLACE_COUNT
};

#ifdef TH_CLIENT
static const th_function *th_own_functions;

#define VECTOR_TYPE(T, name, letter, lanes)                                                        \
    typedef T vector_##T##_##letter __attribute__((vector_size(lanes * sizeof(T))));
EACH_FLOAT_WIDTH(VECTOR_TYPE, )
EACH_DOUBLE_WIDTH(VECTOR_TYPE, )
#define LEADING(attribute, V, function, place, given, ...)                                         \
    attribute V function(__VA_ARGS__);                                                             \
    attribute V function(__VA_ARGS__) {                                                            \
        return ((__typeof__(&function))th_own_functions[place])given;                              \
    }
#define LEAD1(T, name) LEADING(, T, th_##name, PLACE_##name, (x), T x)
#define LEAD2(T, name) LEADING(, T, th_##name, PLACE_##name, (x, y), T x, T y)
#define LEAD_VECTOR1(T, name, letter, lanes)                                                       \
    LEADING(AT_##letter, vector_##T##_##letter, _ZGV##letter##N##lanes##v_th_##name,               \
            PLACE_##name##_##letter, (x), vector_##T##_##letter x)
#define LEAD_VECTOR2(T, name, letter, lanes)                                                       \
    LEADING(AT_##letter, vector_##T##_##letter, _ZGV##letter##N##lanes##vv_th_##name,              \
            PLACE_##name##_##letter, (x, y), vector_##T##_##letter x, vector_##T##_##letter y)
#define FUNCTION1(name) EACH_VERSION(LEAD_VECTOR1, LEAD1, name)
#define FUNCTION2(name) EACH_VERSION(LEAD_VECTOR2, LEAD2, name)
#include "maths/functions.h"
#endif

/* estimate.c: cheap tests of the condition (Cline, Moler, Stewart and Wilkinson, An estimate for the
   condition number of a matrix, 1979): at most two solutions with each triangle, where LAPACK's
   estimates take about ten. An estimate is a lower bound, rarely below a third. */
#include "kernels/lapack/estimate.h"

#include <math.h>
#include <string.h>

#include "walk/loop.h"

/* GCC 12 inlines a sum over a triangle without rows, and warns of its reads, which never run. */
#pragma GCC diagnostic ignored "-Warray-bounds"

#define STRICT 128 /* a condition this many times smaller than 1 / rounding error passes the test */
#define EACH_LINE(i, ascending)                                                                    \
    for (int64_t count = 0, i = (ascending) ? 0 : t->n - 1; count < t->n;                          \
         count++, i += (ascending) ? 1 : -1)
/* Lines that are summed at once, and the vectors that they are multiplied with at once. The lines that
   fill no block come first, where lines are short. */
enum { LINES = 4, PAIR = 2 };
#define EACH_SHORT_LINE(i)                                                                         \
    for (int64_t count = 0, i = t->leading ? 0 : t->n - 1; count < t->n % LINES;                   \
         count++, i += t->leading ? 1 : -1)
#define EACH_BLOCK(i)                                                                              \
    for (int64_t count = t->n % LINES, i = t->leading ? count : t->n - count - LINES;              \
         count < t->n; count += LINES, i += t->leading ? LINES : -LINES)
#define EACH_PART(i, count) _Pragma("GCC unroll 4") for (int i = 0; i < (count); i++)
/* Elements of line i without the diagonal. */
#define ELEMENTS(i)                                                                                \
    const int64_t first = t->leading ? 0 : i + 1, end = t->leading ? i : t->n;                     \
    const T *line = (const T *)t->data + i * t->step

#define PART(V, vector, k)                                                                         \
    ({                                                                                             \
        V part;                                                                                    \
        memcpy(&part, (const char *)&(vector) + (k) * sizeof part, sizeof part);                   \
        part;                                                                                      \
    })
#define LOAD(V, address)                                                                           \
    ({                                                                                             \
        V vector;                                                                                  \
        memcpy(&vector, address, sizeof vector);                                                   \
        vector;                                                                                    \
    })

/* The parts of a number, and integers of their size. */
typedef float real_float, real_complexfloat;
typedef double real_double, real_complexdouble;
typedef int32_t bits_float, bits_complexfloat;
typedef int64_t bits_double, bits_complexdouble;
#define R NAME(real)
#define IS_SINGLE (sizeof(R) == sizeof(float))
#define SIZE(x) __builtin_choose_expr(IS_SINGLE, fabsf((float)(x)), fabs(x))
#define ROOT(x) __builtin_choose_expr(IS_SINGLE, sqrtf(x), sqrt(x))
#define LARGE (STRICT * STRICT * (IS_SINGLE ? 0x1p-23 : 0x1p-52))

#define REAL_PART(x) (x)
#define MAGNITUDE(x) SIZE(x)
#define QUOTIENT(x, y) ((x) / (y))
#define AWAY(sum, x) ((sum) > 0 ? -(x) : (x)) /* x with the sign that enlarges x - sum */
#define TEMPLATE "kernels/lapack/estimate_kernels.h"
#include "base/each/floating.h"
#undef REAL_PART
#undef MAGNITUDE
#undef QUOTIENT
#undef AWAY

/* The sum of the parts is the magnitude to a factor of 1.5, and does not vanish. */
#define IS_COMPLEX
#define REAL_PART(x) (__real__(x))
#define MAGNITUDE(x) (SIZE(__real__(x)) + SIZE(__imag__(x)))
/* Add products of numbers, and products with exchanged parts, whose sums are the parts of a sum. */
#define ADD_PRODUCT(same, crossed, i)                                                              \
    do {                                                                                           \
        const NAME(half) a = LOAD(NAME(half), x + (i)), b = LOAD(NAME(half), y + (i));             \
        same += a * b;                                                                             \
        crossed += a * NAME(exchanged)(b);                                                         \
    } while (0)
#define AWAY(sum, x)                                                                               \
    (MAGNITUDE(sum) > 0 ? -(x) * ((sum) / MAGNITUDE(sum)) : (x)) /* along the sum */

/* A quotient whose intermediate results do not overflow. */
STEP complexdouble quotient(complexdouble x, complexdouble y) {
    const double scale = 1 / fmax(fabs(__real__ y), fabs(__imag__ y));
    return (x * scale) / (y * scale);
}

#define QUOTIENT(x, y)                                                                             \
    __builtin_choose_expr(IS_SINGLE, (T)((complexdouble)(x) / (complexdouble)(y)), quotient(x, y))
#define SIGNS_complexfloat {1, -1, 1, -1, 1, -1, 1, -1}
#define SIGNS_complexdouble {1, -1, 1, -1}
#define EXCHANGE_complexfloat {1, 0, 3, 2, 5, 4, 7, 6}
#define EXCHANGE_complexdouble {1, 0, 3, 2}
#define TEMPLATE "kernels/lapack/estimate_kernels.h"
#include "base/each/complex.h"

/* Whether a condition, the product of an infinity norm and a 2-norm, is far from that of a singular
   matrix. The bound is at least 16 times as strict as th_least_condition, although the norms may
   differ by the square root of the size. An overflow gives infinity, NaN or 0. */
static bool is_regular(double condition, dtype type) {
    const double product = condition * STRICT * (th_is_single(type) ? 0x1p-23 : 0x1p-52);
    return product > 0 && product < 1;
}

bool th_triangle_regular(const triangle *t, void *right, int64_t columns, double *work) {
    double condition;
    BY_TYPE(t->type, triangle, t, right, columns, (void *)work, &condition);
    return is_regular(condition, t->type);
}

void th_solve_lines(const triangle *t, line_use use, bool unit, void *right, int64_t columns) {
    BY_TYPE(t->type, solve, t, use, unit, right, columns);
}

bool th_cholesky_regular(const triangle *factor, const triangle *matrix, double *work) {
    double condition;
    BY_TYPE(factor->type, cholesky, factor, matrix, (void *)work, &condition);
    return is_regular(condition, factor->type);
}

bool th_lu_regular(const tensor *lu, double norm, double *work) {
    const int64_t n = lu->size[0];
    const dtype type = (dtype)lu->dtype;
    const triangle lower = {type, th_data(lu), n, n, false};
    const triangle upper = {type, th_data(lu), n, n, true};
    double inverse;
    BY_TYPE(type, lu, &lower, &upper, (void *)work, &inverse);
    return is_regular(norm * inverse, type);
}

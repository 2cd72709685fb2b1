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

#define REAL_PART(x) (x)
#define QUOTIENT(x, y) ((x) / (y))
#define AWAY(sum, x) ((sum) > 0 ? -(x) : (x)) /* x with the sign that enlarges x - sum */

#define T float
#define R T
#define N(name) name##_float
#define MAGNITUDE fabsf
#define ROOT sqrtf
#define WHOLE int32_t
#define LARGE (STRICT * STRICT * 0x1p-23)
#include "kernels/lapack/estimate_kernels.h"
#undef T
#undef N
#undef MAGNITUDE
#undef ROOT
#undef WHOLE
#undef LARGE
#define T double
#define N(name) name##_double
#define MAGNITUDE fabs
#define ROOT sqrt
#define WHOLE int64_t
#define LARGE (STRICT * STRICT * 0x1p-52)
#include "kernels/lapack/estimate_kernels.h"
#undef T
#undef R
#undef N
#undef MAGNITUDE
#undef ROOT
#undef WHOLE
#undef LARGE
#undef REAL_PART
#undef AWAY
#undef QUOTIENT

/* The sum of the parts is the magnitude to a factor of 1.5, and does not vanish. */
#define IS_COMPLEX
#define REAL_PART(x) (__real__(x))
/* Add products of numbers, and products with exchanged parts, whose sums are the parts of a sum. */
#define ADD_PRODUCT(same, crossed, i)                                                              \
    do {                                                                                           \
        const N(half) a = LOAD(N(half), x + (i)), b = LOAD(N(half), y + (i));                      \
        same += a * b;                                                                             \
        crossed += a * N(exchanged)(b);                                                            \
    } while (0)
#define AWAY(sum, x)                                                                               \
    (MAGNITUDE(sum) > 0 ? -(x) * ((sum) / MAGNITUDE(sum)) : (x)) /* along the sum */

/* A quotient whose intermediate results do not overflow. */
STEP complexdouble quotient(complexdouble x, complexdouble y) {
    const double scale = 1 / fmax(fabs(__real__ y), fabs(__imag__ y));
    return (x * scale) / (y * scale);
}

#define T complexfloat
#define R float
#define N(name) name##_complexfloat
#define MAGNITUDE(x) (fabsf(__real__(x)) + fabsf(__imag__(x)))
#define ROOT sqrtf
#define WHOLE int32_t
#define SIGNS {1, -1, 1, -1, 1, -1, 1, -1}
#define EXCHANGE {1, 0, 3, 2, 5, 4, 7, 6}
#define QUOTIENT(x, y) ((complexfloat)((complexdouble)(x) / (complexdouble)(y)))
#define LARGE (STRICT * STRICT * 0x1p-23)
#include "kernels/lapack/estimate_kernels.h"
#undef T
#undef R
#undef N
#undef MAGNITUDE
#undef ROOT
#undef WHOLE
#undef SIGNS
#undef EXCHANGE
#undef QUOTIENT
#undef LARGE
#define T complexdouble
#define R double
#define N(name) name##_complexdouble
#define MAGNITUDE(x) (fabs(__real__(x)) + fabs(__imag__(x)))
#define ROOT sqrt
#define WHOLE int64_t
#define SIGNS {1, -1, 1, -1}
#define EXCHANGE {1, 0, 3, 2}
#define QUOTIENT quotient
#define LARGE (STRICT * STRICT * 0x1p-52)
#include "kernels/lapack/estimate_kernels.h"

/* Whether a condition, the product of an infinity norm and a 2-norm, is far from that of a singular
   matrix. The bound is at least 16 times as strict as th_least_condition, although the norms may
   differ by the square root of the size. An overflow gives infinity, NaN or 0. */
static bool is_regular(double condition, dtype type) {
    const double product = condition * STRICT * (th_is_single(type) ? 0x1p-23 : 0x1p-52);
    return product > 0 && product < 1;
}

bool th_triangle_regular(const triangle *t, void *right, int64_t columns, double *work) {
    return is_regular(BY_TYPE(t->type, triangle, t, right, columns, (void *)work), t->type);
}

void th_solve_lines(const triangle *t, line_use use, bool unit, void *right, int64_t columns) {
    BY_TYPE(t->type, solve, t, use, unit, right, columns);
}

bool th_cholesky_regular(const triangle *factor, const triangle *matrix, double *work) {
    return is_regular(BY_TYPE(factor->type, cholesky, factor, matrix, (void *)work), factor->type);
}

bool th_lu_regular(const tensor *lu, double norm, double *work) {
    const int64_t n = lu->size[0];
    const dtype type = (dtype)lu->dtype;
    const triangle lower = {type, th_data(lu), n, n, false};
    const triangle upper = {type, th_data(lu), n, n, true};
    return is_regular(norm * BY_TYPE(type, lu, &lower, &upper, (void *)work), type);
}

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
#define TERM(V, i)                                                                                 \
    ({                                                                                             \
        V a, b;                                                                                    \
        memcpy(&a, x + (i), sizeof a);                                                             \
        memcpy(&b, (y ? y : x) + (i), sizeof b);                                                   \
        y ? a * b : (V)((__typeof__(a < 0))a & MASK);                                              \
    })

#define REAL_PART(x) (x)
#define AWAY(sum, x) ((sum) > 0 ? -(x) : (x)) /* x with the sign that enlarges x - sum */

#define T float
#define R T
#define N(name) name##_floats
#define MAGNITUDE fabsf
#define ROOT sqrtf
#define MASK 0x7fffffff
#define LARGE (STRICT * STRICT * 0x1p-23)
#include "kernels/lapack/estimate_kernels.h"
#undef T
#undef N
#undef MAGNITUDE
#undef ROOT
#undef MASK
#undef LARGE
#define T double
#define N(name) name##_doubles
#define MAGNITUDE fabs
#define ROOT sqrt
#define MASK 0x7fffffffffffffff
#define LARGE (STRICT * STRICT * 0x1p-52)
#include "kernels/lapack/estimate_kernels.h"
#undef T
#undef R
#undef N
#undef MAGNITUDE
#undef ROOT
#undef LARGE
#undef REAL_PART
#undef AWAY

/* The larger part is the magnitude to a factor of 1.5, and neither overflows nor vanishes. */
#define IS_COMPLEX
#define REAL_PART(x) (__real__(x))
#define AWAY(sum, x)                                                                               \
    (MAGNITUDE(sum) > 0 ? -(x) * ((sum) / MAGNITUDE(sum)) : (x)) /* along the sum */

#define T complexfloat
#define R float
#define N(name) name##_complexfloats
#define MAGNITUDE(x) fmaxf(fabsf(__real__(x)), fabsf(__imag__(x)))
#define ROOT sqrtf
#define LARGE (STRICT * STRICT * 0x1p-23)
#include "kernels/lapack/estimate_kernels.h"
#undef T
#undef R
#undef N
#undef MAGNITUDE
#undef ROOT
#undef LARGE
#define T complexdouble
#define R double
#define N(name) name##_complexdoubles
#define MAGNITUDE(x) fmax(fabs(__real__(x)), fabs(__imag__(x)))
#define ROOT sqrt
#define LARGE (STRICT * STRICT * 0x1p-52)
#include "kernels/lapack/estimate_kernels.h"

#define BY_TYPE(type, name, ...)                                                                   \
    ((type) == TH_FLOAT          ? name##_floats(__VA_ARGS__, (float *)work)                       \
     : (type) == TH_DOUBLE       ? name##_doubles(__VA_ARGS__, work)                               \
     : (type) == TH_COMPLEXFLOAT ? name##_complexfloats(__VA_ARGS__, (complexfloat *)work)         \
                                 : name##_complexdoubles(__VA_ARGS__, (complexdouble *)work))

/* Whether a condition, the product of an infinity norm and a 2-norm, is far from that of a singular
   matrix. The bound is at least 16 times as strict as th_least_condition, although the norms may
   differ by the square root of the size. An overflow gives infinity, NaN or 0. */
static bool is_regular(double condition, dtype type) {
    const double product = condition * STRICT * (th_is_single(type) ? 0x1p-23 : 0x1p-52);
    return product > 0 && product < 1;
}

bool th_triangle_regular(const triangle *t, double *work) {
    return is_regular(BY_TYPE(t->type, triangle, t), t->type);
}

bool th_cholesky_regular(const triangle *factor, const triangle *matrix, double *work) {
    return is_regular(BY_TYPE(factor->type, cholesky, factor, matrix), factor->type);
}

bool th_lu_regular(const tensor *lu, double norm, double *work) {
    const int64_t n = lu->size[0];
    const dtype type = (dtype)lu->dtype;
    const triangle lower = {type, th_data(lu), n, n, false};
    const triangle upper = {type, th_data(lu), n, n, true};
    return is_regular(norm * BY_TYPE(type, lu, &lower, &upper), type);
}

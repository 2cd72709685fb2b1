/* blas.c: binding of cuBLAS, loaded with dlopen at the first product. */
#include "cuda/blas.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

#include "cuda/cuda.h"
#include "cuda/library.h"

typedef void *handle;
/* cuBLAS matrices are column-major; transpose_a and transpose_b are 0 or 1. Sizes and leading
   dimensions are ints. Each matrix has its own type; alpha and beta have the type of the
   arithmetic. */
static struct {
    int (*create)(handle *);
    int (*set_stream)(handle, gpu_stream);
    int (*multiply)(handle, int transpose_a, int transpose_b, int rows, int columns, int depth,
                    const void *alpha, const void *a, int type_a, int step_a, long long batch_a,
                    const void *b, int type_b, int step_b, long long batch_b, const void *beta,
                    void *c, int type_c, int step_c, long long batch_c, int batches, int arithmetic,
                    int way);
} blas;
enum { BLAS_FLOAT, BLAS_DOUBLE, BLAS_HALF, BLAS_BFLOAT16 = 14 };
enum { IN_FLOAT = 68, IN_DOUBLE = 70, IN_TF32 = 77, ANY_WAY = -1 };
static const int kinds[TH_DTYPES] = {[TH_FLOAT] = BLAS_FLOAT,
                                     [TH_DOUBLE] = BLAS_DOUBLE,
                                     [TH_HALF] = BLAS_HALF,
                                     [TH_BFLOAT16] = BLAS_BFLOAT16};
static bool there;
static handle handles[TH_GPUS + 1];
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* a handle has one stream at a time */

static void look_up(void) {
    static const char *const names[] = {"libcublas.so.13", "libcublas.so.12", "libcublas.so.11",
                                        "libcublas.so"};
    void *library = th_gpu_library(GPU_CUBLAS, names, sizeof names / sizeof *names);
    if (!library)
        return;
    *(void **)&blas.create = dlsym(library, "cublasCreate_v2");
    *(void **)&blas.set_stream = dlsym(library, "cublasSetStream_v2");
    *(void **)&blas.multiply = dlsym(library, "cublasGemmStridedBatchedEx");
    there = blas.create && blas.set_stream && blas.multiply;
}

static int check(const char *doing, int status) {
    return status ? th_fail(TH_RUNTIME,
                            "cuBLAS: %s failed with status %d; see its manual for the code", doing,
                            status)
                  : 0;
}

/* A matrix with contiguous rows, or with contiguous columns (transposed). With one row or column, the
   step between them is irrelevant. */
typedef struct factor {
    int64_t step;
    bool transposed, fits;
} factor;
static factor factor_of(const gpu_matrices *m) {
    const int64_t rows = m->rows, columns = m->columns;
    const int64_t row = rows == 1 ? columns : m->step[1], column = columns == 1 ? rows : m->step[2];
    if ((columns == 1 || m->step[2] == 1) && row >= columns && row >= 1 && row <= INT32_MAX)
        return (factor){row, false, true};
    if ((rows == 1 || m->step[1] == 1) && column >= rows && column >= 1 && column <= INT32_MAX)
        return (factor){column, true, true};
    return (factor){.fits = false};
}

bool th_gpu_blas_there(void) {
    pthread_once(&once, look_up);
    return there;
}

static int prepare(device where) {
    if (th_gpu_use(where)
        || (!handles[where] && check("starting it", blas.create(&handles[where]))))
        return -1;
    return check("choosing a stream", blas.set_stream(handles[where], th_gpu_stream(where)));
}

int th_gpu_blas(device where, dtype type, gpu_matrices c, double beta, double alpha, gpu_matrices a,
                gpu_matrices b) {
    factor to = factor_of(&c);
    if (to.fits && to.transposed) { /* transposed result: multiply the transposed factors */
        const gpu_matrices left = th_gpu_transposed(b);
        b = th_gpu_transposed(a);
        a = left;
        c = th_gpu_transposed(c);
    }
    const factor left = factor_of(&a), right = factor_of(&b);
    const int64_t m = c.rows, n = c.columns, k = a.columns, batches = a.batches;
    if (!to.fits || !left.fits || !right.fits || !k || m > INT32_MAX || n > INT32_MAX
        || k > INT32_MAX || batches > INT32_MAX)
        return 0;
    if (!th_gpu_blas_there())
        return 0;
    /* Our rows are columns to cuBLAS: it computes the transposed result from swapped factors. */
    const float alpha_float = (float)alpha, beta_float = (float)beta;
    const bool wide = type == TH_DOUBLE;
    const int kind = kinds[type];
    const int arithmetic = wide                                                 ? IN_DOUBLE
                           : type == TH_FLOAT && th_gpu_allows_tf32(GPU_CUBLAS) ? IN_TF32
                                                                                : IN_FLOAT;
    pthread_mutex_lock(&lock);
    int failed = prepare(where);
    if (!failed)
        failed = check("a product",
                       blas.multiply(handles[where], right.transposed, left.transposed, (int)n,
                                     (int)m, (int)k, wide ? (const void *)&alpha : &alpha_float,
                                     b.data, kind, (int)right.step, b.step[0], a.data, kind,
                                     (int)left.step, a.step[0],
                                     wide ? (const void *)&beta : &beta_float, c.data, kind,
                                     (int)to.step, c.step[0], (int)batches, arithmetic, ANY_WAY));
    pthread_mutex_unlock(&lock);
    return failed ? -1 : 1;
}

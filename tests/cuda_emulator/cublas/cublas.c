/* cublas.c: a stand-in for libcublas, for tests: the four functions that csrc/cuda/blas.c looks up, by a
   kernel that it launches into the stream it was given. GEMM_FILE is the compiled kernel. */
#include <stdlib.h>

typedef void *pointer;
int cuModuleLoad(pointer *module, const char *path);
int cuModuleGetFunction(pointer *function, pointer module, const char *name);
int cuLaunchKernel(pointer function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                   unsigned shared, pointer stream, pointer *arguments, pointer *extra);

typedef struct handle {
    pointer stream, functions[2];
} handle;

int cublasCreate_v2(handle **made) {
    pointer module;
    handle *h = *made = calloc(1, sizeof *h);
    return !h || cuModuleLoad(&module, GEMM_FILE)
           || cuModuleGetFunction(&h->functions[0], module, "gemm_float")
           || cuModuleGetFunction(&h->functions[1], module, "gemm_double");
}

int cublasSetStream_v2(handle *h, pointer stream) {
    h->stream = stream;
    return 0;
}

static int smaller(int a, int b) { return a < b ? a : b; }

/* What cuBLAS refuses is refused: a step between columns that is less than their length. */
#define GEMM(name, T, which)                                                                       \
    int name(handle *h, int ta, int tb, int m, int n, int k, const T *alpha, const T *a, int lda,  \
             long long sa, const T *b, int ldb, long long sb, const T *beta, T *c, int ldc,        \
             long long sc, int batches) {                                                          \
        T one = *alpha, other = *beta;                                                             \
        pointer given[] = {&ta, &tb,  &m,  &n,     &k, &one, &a,  &lda,    &sa,                    \
                           &b,  &ldb, &sb, &other, &c, &ldc, &sc, &batches};                       \
        if (m < 1 || n < 1 || k < 1 || lda < (ta ? k : m) || ldb < (tb ? n : k) || ldc < m)        \
            return 7;                                                                              \
        return cuLaunchKernel(h->functions[which], smaller(64, m * n), 1, 1, 64, 1, 1, 0,          \
                              h->stream, given, NULL);                                             \
    }
GEMM(cublasSgemmStridedBatched, float, 0)
GEMM(cublasDgemmStridedBatched, double, 1)

/* cublas.c: a stand-in for libcublas, for tests: the functions that csrc/cuda/blas.c looks up, by a kernel
   that it launches into the stream it was given. GEMM_FILE is the compiled kernel. */
#include <stdlib.h>

typedef void *pointer;
int cuModuleLoad(pointer *module, const char *path);
int cuModuleGetFunction(pointer *function, pointer module, const char *name);
int cuLaunchKernel(pointer function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                   unsigned shared, pointer stream, pointer *arguments, pointer *extra);

typedef struct handle {
    pointer stream, functions[15]; /* by the number of the type */
} handle;

int cublasCreate_v2(handle **made) {
    pointer module;
    handle *h = *made = calloc(1, sizeof *h);
    return !h || cuModuleLoad(&module, GEMM_FILE)
           || cuModuleGetFunction(&h->functions[0], module, "gemm_float")
           || cuModuleGetFunction(&h->functions[1], module, "gemm_double")
           || cuModuleGetFunction(&h->functions[2], module, "gemm_half")
           || cuModuleGetFunction(&h->functions[14], module, "gemm_bfloat16");
}

int cublasSetStream_v2(handle *h, pointer stream) {
    h->stream = stream;
    return 0;
}

static int smaller(int a, int b) { return a < b ? a : b; }

/* What cuBLAS refuses is refused: a step between columns that is less than their length, types that do not go
   together, and what no caller here asks for. */
int cublasGemmStridedBatchedEx(handle *h, int ta, int tb, int m, int n, int k, const void *alpha,
                               const void *a, int type_a, int lda, long long sa, const void *b,
                               int type_b, int ldb, long long sb, const void *beta, void *c,
                               int type_c, int ldc, long long sc, int batches, int arithmetic,
                               int way) {
    const int wide = type_c == 1;
    int tf32 = arithmetic == 77;
    double one = wide ? *(const double *)alpha : *(const float *)alpha;
    double other = wide ? *(const double *)beta : *(const float *)beta;
    pointer given[] = {&ta, &tb,  &m,  &n,     &k, &one, &a,  &lda,     &sa,
                       &b,  &ldb, &sb, &other, &c, &ldc, &sc, &batches, &tf32};
    if (m < 1 || n < 1 || k < 1 || lda < (ta ? k : m) || ldb < (tb ? n : k) || ldc < m)
        return 7;
    if (type_a != type_c || type_b != type_c || type_c < 0 || type_c > 14 || !h->functions[type_c]
        || way != -1 || (tf32 ? type_c != 0 : arithmetic != (wide ? 70 : 68)))
        return 15;
    return cuLaunchKernel(h->functions[type_c], smaller(64, m * n), 1, 1, 64, 1, 1, 0, h->stream,
                          given, NULL);
}

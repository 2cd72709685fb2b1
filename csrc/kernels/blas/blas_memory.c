/* blas_memory.c: checks that OpenBLAS can allocate its buffers. If it cannot, OpenBLAS ends the
   process, so it must not be called. */
#include <cblas.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/resource.h>

#include "kernels/blas/blas.h"

/* OpenBLAS maps about 128 MB per concurrent call and keeps 32 MB of them permanently. */
#define BUFFER ((size_t)136 << 20)
#define ARENA ((size_t)136 << 20)

/* Smaller products may not need a buffer, so they do not prove that one exists. */
#define SMALLEST 4e6

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int inside, known; /* calls running now; most that ran concurrently, whose buffers exist */

static bool can_map(size_t bytes) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_AS, &limit) || limit.rlim_cur == RLIM_INFINITY)
        return true;
    void *probe = mmap(NULL, bytes, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return probe != MAP_FAILED && !munmap(probe, bytes);
}

/* Memory that further calls need, plus room for malloc in other threads. */
static size_t needed(int calls, bool elsewhere) {
    return (size_t)calls * (elsewhere ? BUFFER + ARENA : BUFFER);
}

int th_blas_enter(int threads) {
    pthread_mutex_lock(&lock);
    int calls = inside + threads - known;
    if (calls > 0 && !can_map(needed(calls, threads > 1 || th_in_parallel()))) {
        calls = inside + 1 - known;
        const bool one = calls <= 0 || (!th_in_parallel() && can_map(needed(calls, false)));
        threads = threads > 1 && one ? 1 : 0;
    }
    inside += threads;
    pthread_mutex_unlock(&lock);
    return threads;
}

void th_blas_leave(int threads, double multiplications) {
    pthread_mutex_lock(&lock);
    if (multiplications > SMALLEST * threads && inside > known)
        known = inside;
    inside -= threads;
    pthread_mutex_unlock(&lock);
}

int th_blas_check(const char *what) {
    if (__atomic_load_n(&known, __ATOMIC_RELAXED))
        return 0;
    if (!th_blas_enter(1))
        return th_fail(TH_MEMORY, "%s: cannot allocate the work buffer of OpenBLAS", what);
    /* A system with a triangle always takes a buffer: from now on no check asks the system. */
    const float unit[] = {1, 0, 0, 1};
    float solution[] = {0, 0, 0, 0};
    scipy_cblas_strsm(CblasRowMajor, CblasLeft, CblasLower, CblasNoTrans, CblasNonUnit, 2, 2, 1,
                      unit, 2, solution, 2);
    th_blas_leave(1, 2 * SMALLEST);
    return 0;
}

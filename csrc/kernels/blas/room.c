/* room.c: whether OpenBLAS finds memory for its buffers. Where it finds none it ends the process, so it is not called. */
#include <pthread.h>
#include <sys/mman.h>
#include <sys/resource.h>

#include "kernels/blas/blas.h"

/* OpenBLAS maps 32 MB for each call that runs at one time, with a page, and never gives them back. */
#define BUFFER ((size_t)33 << 20)

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int inside,
    known; /* calls that run now; that ran at one time already, so that their buffers are there */

static bool can_map(size_t bytes) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_AS, &limit) || limit.rlim_cur == RLIM_INFINITY)
        return true;
    void *probe = mmap(NULL, bytes, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return probe != MAP_FAILED && !munmap(probe, bytes);
}

int th_blas_enter(int threads) {
    pthread_mutex_lock(&lock);
    while (threads > 0 && inside + threads > known
           && !can_map(BUFFER * (size_t)(inside + threads - known)))
        threads /= 2;
    inside += threads;
    pthread_mutex_unlock(&lock);
    return threads;
}

void th_blas_leave(int threads) {
    pthread_mutex_lock(&lock);
    known = inside > known ? inside : known;
    inside -= threads;
    pthread_mutex_unlock(&lock);
}

int th_blas_check(const char *what) {
    if (__atomic_load_n(&known, __ATOMIC_RELAXED))
        return 0;
    if (!th_blas_enter(1))
        return th_fail(TH_MEMORY, "%s: cannot allocate the buffer of the linear algebra", what);
    th_blas_leave(1);
    return 0;
}

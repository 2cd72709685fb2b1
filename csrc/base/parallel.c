/* parallel.c: OpenMP behind one function. */
#include <omp.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/resource.h>
#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

#include "base/base.h"

/* Pieces start at multiples of this, so that which elements fall into a vector's remainder,
   where a function may differ in the last bit, does not depend on the number of threads. */
#define PIECE 512

/* Where the system gives no more threads libgomp ends the process. */
#define MOST_THREADS 1024

static int threads; /* 0: not asked yet */
static bool flush;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/* libgomp hangs in a forked child once the parent has run a parallel region: there it stays at one thread. */
static bool in_fork;
static void in_child(void) {
    in_fork = true;
    __atomic_store_n(&threads, 1, __ATOMIC_RELAXED);
}

static void use(int count) {
    const int most = in_fork ? 1 : MOST_THREADS;
    __atomic_store_n(&threads, count < 1 ? 1 : count < most ? count : most, __ATOMIC_RELAXED);
}

static void start(void) {
    pthread_atfork(NULL, NULL, in_child);
    if (!__atomic_load_n(&threads, __ATOMIC_RELAXED))
        use(omp_get_max_threads());
}

int th_threads(void) {
    pthread_once(&once, start);
    return __atomic_load_n(&threads, __ATOMIC_RELAXED);
}

void th_set_threads(int count) {
    pthread_once(&once, start);
    use(count);
}

#if defined(__SSE2__)
#define FLUSH_BITS 0x8040u /* flush to zero, denormals are zero */
static unsigned flush_here(bool on) {
    unsigned before = _mm_getcsr();
    _mm_setcsr(on ? before | FLUSH_BITS : before & ~FLUSH_BITS);
    return before;
}
static void restore(unsigned before) { _mm_setcsr(before); }
#else
static unsigned flush_here(bool on) { return on; }
static void restore(unsigned before) { (void)before; }
#endif

void th_set_flush_denormals(bool on) {
    __atomic_store_n(&flush, on, __ATOMIC_RELAXED);
    flush_here(on);
}

bool th_flush_denormals(void) { return __atomic_load_n(&flush, __ATOMIC_RELAXED); }

/* --- libgomp ends the process where the system gives it no thread, so that is tried before ---- */

/* What a thread needs beside its stack: blocks that libraries take when it first runs in them. */
#define ROOM ((size_t)1 << 20)

static __thread int team_before __attribute__((tls_model("initial-exec")));
static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;

static void *wait_at_gate(void *nothing) {
    pthread_mutex_lock(&gate);
    pthread_mutex_unlock(&gate);
    return nothing;
}

/* Whether `count` more threads can live at one time. */
static bool can_start(int count) {
    pthread_t made[MOST_THREADS];
    int number = 0;
    pthread_mutex_lock(&gate);
    while (number < count && !pthread_create(&made[number], NULL, wait_at_gate, NULL))
        number++;
    void *room = number == count ? mmap(NULL, ROOM * (size_t)count, PROT_READ | PROT_WRITE,
                                        MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
                                 : MAP_FAILED;
    pthread_mutex_unlock(&gate);
    for (int i = 0; i < number; i++)
        pthread_join(made[i], NULL);
    return room != MAP_FAILED && !munmap(room, ROOM * (size_t)count);
}

/* libgomp keeps a thread's team for its next region, and starts what that has more. */
static bool has_team(int count) {
    struct rlimit limit;
    if (count > team_before) {
        const bool limited = !getrlimit(RLIMIT_AS, &limit) && limit.rlim_cur != RLIM_INFINITY;
        if ((limited || !team_before) && !can_start(count - 1))
            return false;
    }
    team_before = count;
    return true;
}

void th_parallel(int64_t count, int64_t grain, th_range body, void *context) {
    if (grain < 1)
        grain = 1;
    int64_t wanted = count / grain;
    if (wanted < 2 || th_threads() < 2 || omp_in_parallel()) {
        if (count > 0)
            body(0, count, context);
        return;
    }
    const int team = (int)(wanted < th_threads() ? wanted : th_threads());
    if (!has_team(team)) {
        body(0, count, context);
        return;
    }
    const int64_t unit = grain >= 8 * PIECE ? PIECE : 1;
    const int64_t share = ((count + unit - 1) / unit + team - 1) / team * unit;
    const bool on = th_flush_denormals();
#pragma omp parallel num_threads(team)
    {
        const unsigned before = flush_here(on);
        /* The runtime may give fewer threads than asked for. */
        for (int64_t i = omp_get_thread_num(); i < team; i += omp_get_num_threads()) {
            const int64_t begin = i * share, end = begin + share < count ? begin + share : count;
            if (begin < end)
                body(begin, end, context);
        }
        restore(before);
    }
}

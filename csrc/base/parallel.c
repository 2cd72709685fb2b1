/* parallel.c: a range in pieces, by the calling thread and by threads that wait for such work. */
#define _GNU_SOURCE /* CPU_COUNT */
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

#include "base/base.h"

/* Pieces start at multiples of this, so that which elements fall into a vector's remainder,
   where a function may differ in the last bit, does not depend on the number of threads. */
#define PIECE 512
#define MOST_THREADS 1024

/* How often who waits looks before it sleeps: about half a millisecond, which bridges what lies between the parallel
   regions of a training step. To wake a thread that sleeps takes longer than most regions. */
#define LOOKS 30000

/* What a thread needs beside its stack: blocks that libraries take when it first runs in them. */
#define ROOM ((size_t)1 << 20)

/* --- settings ------------------------------------------------------------------------------- */

static int threads, cores; /* 0: not asked yet */
static bool flush;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static int count_cores(void) {
    cpu_set_t set;
    return sched_getaffinity(0, sizeof set, &set) ? (int)sysconf(_SC_NPROCESSORS_ONLN)
                                                  : CPU_COUNT(&set);
}

static void use(int64_t count) {
    const int within = (int)(count < 1 ? 1 : count < MOST_THREADS ? count : MOST_THREADS);
    __atomic_store_n(&threads, within, __ATOMIC_RELAXED);
}

static void before_fork(void);
static void in_parent(void);
static void in_child(void);

static void start(void) {
    const char *asked = getenv("OMP_NUM_THREADS");
    const long number = asked ? strtol(asked, NULL, 10) : 0;
    cores = count_cores();
    use(number > 0 ? number : cores);
    pthread_atfork(before_fork, in_parent, in_child);
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
static void pause_briefly(void) { _mm_pause(); }
#else
static unsigned flush_here(bool on) { return on; }
static void restore(unsigned before) { (void)before; }
static void pause_briefly(void) {
#if defined(__aarch64__)
    __asm__ volatile("isb"); /* about as long as pause of x86-64 */
#endif
}
#endif

void th_set_flush_denormals(bool on) {
    __atomic_store_n(&flush, on, __ATOMIC_RELAXED);
    flush_here(on);
}

bool th_flush_denormals(void) { return __atomic_load_n(&flush, __ATOMIC_RELAXED); }

/* --- regions: calls with pieces that nobody has taken yet ------------------------------------- */

typedef struct region {
    th_range body;
    void *context;
    int64_t count, share;
    int pieces, left, done; /* all; not taken yet, under the lock; ended */
    struct region *next;
    bool *taken;
} region;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t opened = PTHREAD_COND_INITIALIZER, ended = PTHREAD_COND_INITIALIZER;
static region *regions;
static int workers, asleep; /* threads that were started, and those of them that sleep */
static unsigned number_opened;
static __thread bool inside __attribute__((tls_model("initial-exec")));

bool th_in_parallel(void) { return inside; }

/* Takes a piece under the lock: the one of a thread's number, whose data its core may have, or the first that is left. */
static int take(region *r, int number) {
    int piece = number;
    if (piece >= r->pieces || r->taken[piece])
        for (piece = 0; r->taken[piece];)
            piece++;
    r->taken[piece] = true;
    if (!--r->left) {
        region **link = &regions;
        while (*link != r)
            link = &(*link)->next;
        *link = r->next;
    }
    return piece;
}

/* Computes a piece without the lock. After the last one the region may be gone. */
static void run(region *r, int piece) {
    const int64_t begin = piece * r->share, end = begin + r->share;
    const unsigned before = flush_here(th_flush_denormals());
    inside = true;
    if (begin < r->count)
        r->body(begin, end < r->count ? end : r->count, r->context);
    inside = false;
    restore(before);
    const int pieces = r->pieces;
    if (__atomic_add_fetch(&r->done, 1, __ATOMIC_ACQ_REL) == pieces) {
        pthread_mutex_lock(&lock);
        pthread_cond_broadcast(&ended);
        pthread_mutex_unlock(&lock);
    }
}

static bool may_look(void) { return workers < cores; }

static void *work(void *given) {
    const int number = (int)(intptr_t)given;
    pthread_mutex_lock(&lock);
    for (;;) {
        for (region *r; (r = regions);) {
            const int piece = take(r, number);
            pthread_mutex_unlock(&lock);
            run(r, piece);
            pthread_mutex_lock(&lock);
        }
        const unsigned seen = number_opened;
        int looks = may_look() ? LOOKS : 0;
        pthread_mutex_unlock(&lock);
        while (looks-- && __atomic_load_n(&number_opened, __ATOMIC_RELAXED) == seen)
            pause_briefly();
        pthread_mutex_lock(&lock);
        while (number_opened == seen) {
            asleep++;
            pthread_cond_wait(&opened, &lock);
            asleep--;
        }
    }
    return NULL;
}

/* Starts threads until there are `count`, under the lock. Signals are the other threads', for Python handles them;
   where the system gives no thread, or no room for what one needs, those that there are do the work. */
static void hire(int count) {
    sigset_t all, before;
    pthread_attr_t detached;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_attr_init(&detached);
    pthread_attr_setdetachstate(&detached, PTHREAD_CREATE_DETACHED);
    for (pthread_t made; workers < count; workers++) {
        void *room = mmap(NULL, ROOM, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (room == MAP_FAILED)
            break;
        const int none = pthread_create(&made, &detached, work, (void *)(intptr_t)(workers + 1));
        munmap(room, ROOM);
        if (none)
            break;
    }
    pthread_attr_destroy(&detached);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/* Does what is left of a region together with the threads that come, and waits for them. */
static void share(region *r) {
    pthread_mutex_lock(&lock);
    if (workers < r->pieces - 1)
        hire(r->pieces - 1);
    r->next = regions;
    regions = r;
    __atomic_store_n(&number_opened, number_opened + 1, __ATOMIC_RELAXED);
    for (int i = 0; i < asleep && i < r->pieces - 1; i++)
        pthread_cond_signal(&opened);
    while (r->left) {
        const int piece = take(r, 0);
        pthread_mutex_unlock(&lock);
        run(r, piece);
        pthread_mutex_lock(&lock);
    }
    int looks = may_look() ? LOOKS : 0;
    pthread_mutex_unlock(&lock);
    while (looks-- && __atomic_load_n(&r->done, __ATOMIC_ACQUIRE) < r->pieces)
        pause_briefly();
    if (__atomic_load_n(&r->done, __ATOMIC_ACQUIRE) == r->pieces)
        return;
    pthread_mutex_lock(&lock);
    while (__atomic_load_n(&r->done, __ATOMIC_ACQUIRE) < r->pieces)
        pthread_cond_wait(&ended, &lock);
    pthread_mutex_unlock(&lock);
}

void th_parallel(int64_t count, int64_t grain, th_range body, void *context) {
    const int64_t wanted = count / (grain < 1 ? 1 : grain);
    if (wanted < 2 || th_threads() < 2 || inside) {
        if (count > 0)
            body(0, count, context);
        return;
    }
    const int team = (int)(wanted < th_threads() ? wanted : th_threads());
    const int64_t unit = grain >= 8 * PIECE ? PIECE : 1;
    bool taken[MOST_THREADS];
    memset(taken, 0, (size_t)team);
    share(&(region){.body = body,
                    .context = context,
                    .count = count,
                    .share = ((count + unit - 1) / unit + team - 1) / team * unit,
                    .pieces = team,
                    .left = team,
                    .taken = taken});
}

/* --- a forked child has none of the threads. It starts with one: it shares the cores with its parent ---- */

static void before_fork(void) { pthread_mutex_lock(&lock); }
static void in_parent(void) { pthread_mutex_unlock(&lock); }

static void in_child(void) {
    pthread_mutex_init(&lock, NULL);
    pthread_cond_init(&opened, NULL);
    pthread_cond_init(&ended, NULL);
    regions = NULL;
    workers = asleep = 0;
    use(1);
}

/* workers.c: threads that wait for tasks. An idle worker spins about as long as a wake-up takes,
   then sleeps. Nobody waits for a worker that has not begun: its task is withdrawn. */
#define _GNU_SOURCE /* CPU_COUNT */
#include "base/workers.h"

#include <linux/futex.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

/* Memory that libraries allocate when they first run in a thread. */
#define THREAD_BYTES ((size_t)1 << 20)

#define SPINS_PER_READING 64 /* spins between readings of the clock */
/* Spinning time of workers and callers, in times of a wake-up. */
#define SPIN_WAKE_UPS 4
#define MAX_SPIN_TIME 400000
#define WAKE_SAMPLES 3
#define MAX_WAKE 200000 /* nanoseconds; longer times are caused by other programs */
/* Nanoseconds of sleep before a wake-up is measured. A core that slept shorter wakes up faster,
   because the system polls before it halts the core. */
#define DEEP_SLEEP 300000
#define HAND_OVER_SAMPLES 32
#define SAMPLE_TIMEOUT 2000000 /* nanoseconds that a sample waits for the worker */
/* Nanoseconds after which measurement stops, as on a busy machine, and between two attempts. */
#define MEASURE_TIMEOUT 4000000
#define FIRST_PAUSE 20000000
#define MAX_PAUSE 1000000000

typedef struct worker {
    _Alignas(64) shared_task *offered; /* NULL: spinning; or busy, or asleep */
    uint32_t wakes;                    /* a futex: number of wake-ups */
} worker;

static shared_task busy, asleep; /* markers of these states */
static worker workers[TH_MAX_THREADS];
static int started;
static int64_t spin_time; /* nanoseconds; 0 while wake-ups are measured */
static worker_times times;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* guards the start of workers */

#define LOAD(place) __atomic_load_n(place, __ATOMIC_ACQUIRE)
#define STORE(place, value) __atomic_store_n(place, value, __ATOMIC_RELEASE)
#define SWAP(place, seen, value)                                                                   \
    __atomic_compare_exchange_n(place, seen, value, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)

static void pause_briefly(void) {
#if defined(__SSE2__)
    _mm_pause();
#elif defined(__aarch64__)
    __asm__ volatile("isb"); /* takes about as long as pause on x86-64 */
#endif
}

int64_t th_nanoseconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

int th_cores(void) {
    cpu_set_t set;
    return sched_getaffinity(0, sizeof set, &set) ? (int)sysconf(_SC_NPROCESSORS_ONLN)
                                                  : CPU_COUNT(&set);
}

static void sleep_while(uint32_t *place, uint32_t value) {
    syscall(SYS_futex, place, FUTEX_WAIT_PRIVATE, value, NULL, NULL, 0);
}

static void wake_sleeper(uint32_t *place) {
    syscall(SYS_futex, place, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

/* --- a worker --- */

/* Whether to spin on: not after the time is over or if another program took the core. */
typedef struct spin {
    int64_t until, last;
    int spins;
} spin;

static spin begin_spin(void) {
    const int64_t now = th_nanoseconds();
    return (spin){now + __atomic_load_n(&spin_time, __ATOMIC_RELAXED), now, 0};
}

static bool keep_spinning(spin *w) {
    pause_briefly();
    if (++w->spins % SPINS_PER_READING)
        return true;
    const int64_t now = th_nanoseconds(), before = w->last;
    w->last = now;
    return now < w->until && now - before < TH_INTERRUPTED;
}

static shared_task *wait_for_task(worker *me) {
    spin w = begin_spin();
    shared_task *offered, *none = NULL;
    do
        if ((offered = LOAD(&me->offered)))
            return offered;
    while (keep_spinning(&w));
    if (SWAP(&me->offered, &none, &asleep))
        for (;;) {
            const uint32_t seen = LOAD(&me->wakes);
            if (LOAD(&me->offered) != &asleep)
                break;
            sleep_while(&me->wakes, seen);
        }
    return LOAD(&me->offered);
}

/* The caller may return once `ended` has changed, so do not read the offer afterwards. Waking an
   address where nobody sleeps is harmless. */
static void end_task(shared_task *o) {
    uint32_t *place = &o->ended;
    if (__atomic_fetch_add(place, 2, __ATOMIC_ACQ_REL) & 1)
        wake_sleeper(place);
}

static void *run_worker(void *context) {
    worker *me = context;
    const int number = (int)(me - workers) + 1;
    for (;;) {
        shared_task *o = wait_for_task(me);
        if (!o || !SWAP(&me->offered, &o, &busy))
            continue;
        o->task(o->context, number);
        STORE(&me->offered, NULL);
        end_task(o);
    }
    return NULL;
}

/* --- a caller --- */

static bool post(worker *w, shared_task *o, bool wake) {
    shared_task *seen = NULL;
    if (SWAP(&w->offered, &seen, o))
        return true;
    if (!wake || seen != &asleep || !SWAP(&w->offered, &seen, o))
        return false;
    __atomic_fetch_add(&w->wakes, 1, __ATOMIC_RELEASE);
    wake_sleeper(&w->wakes);
    return true;
}

void th_post_task(shared_task *o, int count, bool wake) {
    for (int i = 0; i < count; i++)
        o->posted += post(workers + i, o, wake);
}

/* Return the nanoseconds waited, ignoring short times. */
static int64_t wait_for(shared_task *o, uint32_t begun) {
    if (LOAD(&o->ended) >= 2 * begun)
        return 0;
    spin w = begin_spin();
    const int64_t begin = w.last;
    while (LOAD(&o->ended) < 2 * begun)
        if (!keep_spinning(&w))
            break;
    if (LOAD(&o->ended) >= 2 * begun)
        return w.last - begin;
    uint32_t seen = __atomic_or_fetch(&o->ended, 1, __ATOMIC_ACQ_REL);
    for (; seen < 2 * begun; seen = LOAD(&o->ended))
        sleep_while(&o->ended, seen);
    return th_nanoseconds() - begin;
}

int64_t th_withdraw_task(shared_task *o, int count) {
    int begun = o->posted;
    for (int i = 0; i < count && begun; i++) {
        shared_task *seen = o;
        begun -= SWAP(&workers[i].offered, &seen, NULL);
    }
    return wait_for(o, (uint32_t)begun);
}

int th_workers_asleep(int count) {
    int sleeping = 0;
    for (int i = 0; i < count; i++)
        sleeping += LOAD(&workers[i].offered) == &asleep;
    return sleeping;
}

/* --- measurement of costs --- */

static void record_core(void *core, int number) { (void)number, *(int *)core = sched_getcpu(); }

/* Time for the first worker to run an empty task after it was in the state for some nanoseconds.
   MAX_WAKE if it does not take the task, or runs on the core of the caller. */
static int64_t round_trip(const shared_task *state, int64_t duration) {
    int core = -1;
    shared_task o = {.task = record_core, .context = &core};
    int64_t begin = th_nanoseconds(), reached = 0;
    const int64_t until = begin + SAMPLE_TIMEOUT;
    while (begin < until && (!reached || begin - reached < duration)) {
        const shared_task *now = LOAD(&workers[0].offered);
        if (now == state && !reached)
            reached = begin;
        else if (now == &asleep && now != state)
            break; /* the task wakes it, and it spins before the next sample */
        pause_briefly();
        begin = th_nanoseconds();
    }
    if (!post(workers, &o, true))
        return MAX_WAKE;
    wait_for(&o, 1);
    return core == sched_getcpu() ? MAX_WAKE : th_nanoseconds() - begin;
}

/* Return 0 if other programs leave no time for the samples. */
static int64_t shortest_trip(int samples, const shared_task *state, int64_t duration) {
    const int64_t until = th_nanoseconds() + MEASURE_TIMEOUT;
    int64_t least = MAX_WAKE;
    while (samples > 0 && th_nanoseconds() < until) {
        const int64_t trip = round_trip(state, duration);
        samples -= trip < MAX_WAKE && trip <= 2 * least; /* others were interrupted */
        least = trip < least ? trip : least;
    }
    return samples > 0 ? 0 : least;
}

static void measure(void) {
    const int64_t wake = shortest_trip(WAKE_SAMPLES, &asleep, DEEP_SLEEP),
                  most = SPIN_WAKE_UPS * wake;
    if (!wake)
        return;
    __atomic_store_n(&spin_time, most < MAX_SPIN_TIME ? most : MAX_SPIN_TIME, __ATOMIC_RELAXED);
    __atomic_store_n(&times.wake, wake, __ATOMIC_RELAXED);
    __atomic_store_n(&times.hand_over, shortest_trip(HAND_OVER_SAMPLES, NULL, 0), __ATOMIC_RELAXED);
    if (!times.hand_over)
        __atomic_store_n(&spin_time, 0, __ATOMIC_RELAXED);
}

/* Take the cost of a hand-over from TORCH_HAND_OVER, in nanoseconds. */
static bool set_times(void) {
    const char *text = getenv("TORCH_HAND_OVER");
    const int64_t given = text ? strtol(text, NULL, 10) : 0;
    if (given <= 0)
        return false;
    __atomic_store_n(&times.given, true, __ATOMIC_RELAXED);
    __atomic_store_n(&spin_time, th_cores() > 1 ? MAX_SPIN_TIME / SPIN_WAKE_UPS : 0,
                     __ATOMIC_RELAXED);
    __atomic_store_n(&times.wake, given, __ATOMIC_RELAXED);
    __atomic_store_n(&times.hand_over, given, __ATOMIC_RELAXED);
    return true;
}

/* Measure unless that is done, or has failed shortly before. */
static void measure_again(void) {
    static int64_t next, pause = FIRST_PAUSE;
    if (times.hand_over || th_nanoseconds() < next || set_times())
        return;
    measure();
    next = th_nanoseconds() + pause;
    pause = pause < MAX_PAUSE ? 2 * pause : pause;
}

worker_times th_worker_times(void) {
    return (worker_times){__atomic_load_n(&times.hand_over, __ATOMIC_RELAXED),
                          __atomic_load_n(&times.wake, __ATOMIC_RELAXED),
                          __atomic_load_n(&times.given, __ATOMIC_RELAXED)};
}

/* --- starting workers --- */

/* Block signals: Python handles them in other threads. If the system refuses a thread or its
   memory, the existing workers do the work. */
static void start_until(int count) {
    sigset_t all, before;
    pthread_attr_t detached;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_attr_init(&detached);
    pthread_attr_setdetachstate(&detached, PTHREAD_CREATE_DETACHED);
    for (pthread_t made; started < count; STORE(&started, started + 1)) {
        void *probe = mmap(NULL, THREAD_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS,
                           -1, 0);
        if (probe == MAP_FAILED)
            break;
        const int failed = pthread_create(&made, &detached, run_worker, workers + started);
        munmap(probe, THREAD_BYTES);
        if (failed)
            break;
    }
    pthread_attr_destroy(&detached);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

int th_start_workers(int count) {
    if (LOAD(&started) < count || !th_worker_times().hand_over) {
        pthread_mutex_lock(&lock);
        start_until(count);
        if (started)
            measure_again();
        if (started >= th_cores()) /* together with the caller there are more threads than cores */
            __atomic_store_n(&spin_time, 0, __ATOMIC_RELAXED);
        pthread_mutex_unlock(&lock);
    }
    const int available = LOAD(&started);
    return available < count ? available : count;
}

void th_workers_fork(int when) {
    if (when < 0)
        pthread_mutex_lock(&lock);
    else if (!when)
        pthread_mutex_unlock(&lock);
    else {
        pthread_mutex_init(&lock, NULL);
        memset(workers, 0, sizeof workers);
        started = 0;
    }
}

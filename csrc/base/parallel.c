/* parallel.c: divides a range into pieces for the calling thread and workers. */
#include <pthread.h>
#include <stdlib.h>
#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

#include "base/workers.h"

/* Pieces of cheap ranges start at multiples of this. A function may differ in the last bit in a
   vector's remainder, and this keeps the remainder independent of the number of threads. */
#define PIECE 512
#define CHEAP 8 /* cycles */

#define CYCLES 3.0    /* cycles per nanosecond, approximately */
#define PER_THREAD 24 /* least work per thread, in times of a hand-over */
/* Pieces per thread, so that others can take over from a late or interrupted one. */
#define PIECES 2
#define UNMEASURED 10000 /* cycles of a region that starts the first worker */

/* --- settings ------------------------------------------------------------------------------- */

static int threads; /* 0: not set yet */
static bool flush;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void set_count(int64_t count) {
    const int within = (int)(count < 1 ? 1 : count < TH_MAX_THREADS ? count : TH_MAX_THREADS);
    __atomic_store_n(&threads, within, __ATOMIC_RELAXED);
}

static void before_fork(void) { th_workers_fork(-1); }
static void in_parent(void) { th_workers_fork(0); }
static void in_child(void) { /* a child shares the cores with its parent */
    th_workers_fork(1);
    set_count(1);
}

static void start(void) {
    const char *setting = getenv("OMP_NUM_THREADS");
    const long number = setting ? strtol(setting, NULL, 10) : 0;
    set_count(number > 0 ? number : th_cores());
    pthread_atfork(before_fork, in_parent, in_child);
}

int th_threads(void) {
    pthread_once(&once, start);
    return __atomic_load_n(&threads, __ATOMIC_RELAXED);
}

void th_set_threads(int count) {
    pthread_once(&once, start);
    set_count(count);
}

#if defined(__SSE2__)
#define FLUSH_BITS 0x8040u /* flush to zero, denormals are zero */
static unsigned set_flush(bool on) {
    unsigned before = _mm_getcsr();
    _mm_setcsr(on ? before | FLUSH_BITS : before & ~FLUSH_BITS);
    return before;
}
static void restore(unsigned before) { _mm_setcsr(before); }
#else
static unsigned set_flush(bool on) { return on; }
static void restore(unsigned before) { (void)before; }
#endif

void th_set_flush_denormals(bool on) {
    __atomic_store_n(&flush, on, __ATOMIC_RELAXED);
    set_flush(on);
}

bool th_flush_denormals(void) { return __atomic_load_n(&flush, __ATOMIC_RELAXED); }

/* --- regions: ranges that threads share --- */

/* The pieces of one thread. It runs them in order, then takes pieces that others have not begun. */
typedef struct part {
    int64_t next, end;
} part;

typedef struct region {
    th_range body;
    void *context;
    int64_t count, unit;   /* elements */
    int64_t units, pieces; /* pieces differ by a unit at most */
    int thread_count;
    part parts[TH_MAX_THREADS];
} region;

static THREAD_LOCAL bool inside;

bool th_in_parallel(void) { return inside; }

static void run(void *context, int number) {
    region *r = context;
    const unsigned before = set_flush(th_flush_denormals());
    inside = true;
    for (int k = 0; k < r->thread_count; k++) {
        part *p = &r->parts[(number + k) % r->thread_count];
        for (int64_t i; (i = __atomic_fetch_add(&p->next, 1, __ATOMIC_RELAXED)) < p->end;) {
            const int64_t begin = r->units * i / r->pieces * r->unit;
            const int64_t end = r->units * (i + 1) / r->pieces * r->unit;
            r->body(begin, end < r->count ? end : r->count, r->context);
        }
    }
    inside = false;
    restore(before);
}

#define LEAST_CYCLES 1000 /* less than any hand-over takes */

/* Cycles of work that repay another thread. */
static double work_per_thread(void) {
    const int64_t hand_over = th_worker_times().hand_over;
    return hand_over ? PER_THREAD * CYCLES * (double)hand_over : UNMEASURED / 2.0;
}

int th_threads_for(double cycles) {
    const double fit = inside ? 1 : cycles / work_per_thread(), most = th_threads();
    return fit < 2 ? 1 : (int)(fit < most ? fit : most);
}

/* Divide count elements, which take `cycles` in all, into pieces for a team. */
static void cut_region(region *r, int64_t count, double cycles, int thread_count) {
    const double fit = 2 * cycles / work_per_thread() / thread_count;
    const int64_t wanted = thread_count * (int64_t)(fit < 1 ? 1 : fit < PIECES ? fit : PIECES);
    r->count = count;
    r->unit = cycles < (double)CHEAP * (double)count ? PIECE : 1;
    r->units = (count + r->unit - 1) / r->unit;
    r->pieces = r->units < wanted ? r->units : wanted;
    r->thread_count = thread_count;
    for (int t = 0; t < thread_count; t++)
        r->parts[t] = (part){r->pieces * t / thread_count, r->pieces * (t + 1) / thread_count};
}

/* Whether to wake workers for a region: not if they would arrive too late, unless small regions
   follow each other so closely that spinning workers would have helped. */
static bool repays_wake(double cycles) {
    static THREAD_LOCAL int64_t last;
    static THREAD_LOCAL double missed;
    const double wake = CYCLES * (double)th_worker_times().wake;
    const int64_t now = th_nanoseconds();
    missed = cycles + ((double)(now - last) * CYCLES < wake + cycles ? missed : 0);
    last = now;
    if (missed < 2 * wake)
        return false;
    missed = 0;
    return true;
}

/* Threads are judged by measured gains: a region saves the time the caller worked, since others
   worked as long, and loses the time the caller waited. If other programs use the cores, a started
   worker may be suspended for milliseconds. Regions then run on one thread for a while, which
   doubles until threads gain again. Nanoseconds. */
#define FIRST_PAUSE 2000000
#define MAX_PAUSE 200000000
#define MAX_CREDIT 20000000
static int64_t credit = MAX_CREDIT / 4;    /* time saved */
static int64_t pause_length, paused_until; /* length and end of the single-threaded period */
#define READ(place) __atomic_load_n(place, __ATOMIC_RELAXED)
#define WRITE(place, value) __atomic_store_n(place, value, __ATOMIC_RELAXED)

static bool is_paused(void) {
    return READ(&pause_length) && th_nanoseconds() < READ(&paused_until);
}

static void update_credit(int64_t worked, int64_t waited) {
    const int64_t now = READ(&credit) + worked - 2 * waited, before = READ(&pause_length);
    if (now < 0) {
        const int64_t next = before ? 2 * before : FIRST_PAUSE;
        WRITE(&pause_length, next < MAX_PAUSE ? next : MAX_PAUSE);
        WRITE(&paused_until, th_nanoseconds() + READ(&pause_length));
    } else if (now > MAX_CREDIT && before)
        WRITE(&pause_length, before > FIRST_PAUSE ? before / 2 : 0);
    WRITE(&credit, now < 0 ? 0 : now < MAX_CREDIT ? now : before ? 0 : MAX_CREDIT);
}

/* Return false if the calling thread should do the work alone. */
static bool run_on_threads(int64_t count, double cycles, th_range body, void *context) {
    if (is_paused())
        return false;
    if (!th_worker_times().hand_over && !(th_start_workers(1) && th_worker_times().hand_over))
        return false;
    const int most = th_threads_for(cycles);
    int thread_count = count < most ? (int)count : most;
    if (thread_count < 2)
        return false;
    const int workers = th_start_workers(thread_count - 1), asleep = th_workers_asleep(workers);
    const bool wake = asleep && repays_wake(cycles);
    thread_count = 1 + workers - (wake ? 0 : asleep);
    if (thread_count < 2)
        return false;
    region r;
    r.body = body;
    r.context = context;
    cut_region(&r, count, cycles, thread_count);
    shared_task o = {.task = run, .context = &r};
    const int64_t begin = th_nanoseconds();
    th_post_task(&o, workers, wake);
    run(&r, 0);
    const int64_t waited = th_withdraw_task(&o, workers);
    const int64_t worked = th_nanoseconds() - begin - waited, likely = (int64_t)(cycles / CYCLES);
    if (!th_worker_times().given)
        update_credit(worked < likely ? worked : likely,
                      waited); /* the caller may be interrupted too */
    return true;
}

void th_parallel(int64_t count, double cost, th_range body, void *context) {
    const double cycles = (double)count * cost;
    if (count < 1)
        return;
    if (cycles < LEAST_CYCLES || cycles < 2 * work_per_thread() || th_threads() < 2 || inside
        || !run_on_threads(count, cycles, body, context))
        body(0, count, context);
}

/* threads.cpp: a block's threads, one after the other on one stack, until one has to wait: then it keeps
   that stack and the next thread gets another. A kernel without barriers is a plain loop. */
#include "threads.h"

#include <algorithm>
#include <csetjmp>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/mman.h>
#include <ucontext.h>

enum waiting { RUNS, AT_BARRIER, AT_COLLECTIVE, READY, GONE };

/* A stack, and the thread on it. */
struct fiber {
    bool made = false;
    jmp_buf here;
    ucontext_t start;
};

/* What a thread waits for, and what it gets. */
struct thread {
    waiting state;
    int line;
    int kind; /* emulator_vote, or emulator_collective */
    unsigned mask;
    uint64_t value, result;
    int source;
    fiber *on;
};

constexpr int MOST = 1024;
constexpr size_t STACK = 128 * 1024, SHARED = 100 * 1024 / PAGE * PAGE;
static fiber fibers[MOST];
static std::vector<fiber *> idle;
static char *stacks;
static thread threads[MOST];
static int count, next, running;
static bool reversed;
static const launch *work;
static emulator_position *position;
static void **arguments;
static jmp_buf home;
static CUresult error;

static void place(int number) {
    running = number;
    const emulator_index size = position->block_size;
    position->thread = {number % size.x, number / size.x % size.y, number / size.x / size.y};
}

/* The order in which threads run; a kernel that lacks a barrier gives another result in the other. */
static int nth(int i) { return reversed ? count - 1 - i : i; }

/* Leaves the block's scheduler for a thread, or a thread for the scheduler; comes back when resumed. */
__attribute__((noinline)) static void leave(jmp_buf from, jmp_buf to) {
    if (!_setjmp(from))
        _longjmp(to, 1);
}

/* The life of a fiber: as long as threads have not begun, it takes one. */
static void live(unsigned low, unsigned high) {
    fiber *self = (fiber *)((uint64_t)high << 32 | low);
    for (;;) {
        while (next < count) {
            const int number = nth(next++);
            threads[number].on = self;
            place(number);
            work->function->kernel->call(arguments);
            threads[running].state = GONE;
        }
        idle.push_back(self);
        leave(self->here, home);
    }
}

__attribute__((noinline)) static void begin(fiber *fiber) {
    if (fiber->made)
        return leave(home, fiber->here);
    getcontext(&fiber->start);
    fiber->start.uc_stack.ss_sp = stacks + (fiber - fibers) * STACK + PAGE;
    fiber->start.uc_stack.ss_size = STACK - PAGE;
    fiber->start.uc_link = NULL;
    const uint64_t self = (uint64_t)fiber;
    makecontext(&fiber->start, (void (*)())live, 2, (unsigned)self, (unsigned)(self >> 32));
    mprotect(stacks + (fiber - fibers) * STACK, PAGE, PROT_NONE);
    fiber->made = true;
    if (!_setjmp(home))
        setcontext(&fiber->start);
}

void abandon(CUresult reason) {
    error = reason;
    _longjmp(home, 2);
}

static void wait(waiting state, int line, int kind) {
    const int self = running;
    threads[self].state = state;
    threads[self].line = line;
    threads[self].kind = kind;
    leave(threads[self].on->here, home);
    place(self);
    threads[self].state = RUNS;
}

int barrier(int line, emulator_vote vote, int value) {
    thread &self = threads[running];
    self.value = (uint64_t)value;
    wait(AT_BARRIER, line, vote);
    return (int)self.result;
}

uint64_t collective(int line, emulator_collective kind, unsigned mask, uint64_t value, int source) {
    thread &self = threads[running];
    if (!(mask >> running % 32 & 1))
        fault(CUDA_ERROR_LAUNCH_FAILED,
              "line " + std::to_string(line) + ": the mask lacks the lane that calls");
    self.mask = mask;
    self.value = value;
    self.source = source;
    wait(AT_COLLECTIVE, line, kind);
    return self.result;
}

/* What a lane gets: the value of another, or the lanes for which something holds. */
static uint64_t answer(const thread *warp, const thread &self, unsigned lanes) {
    if (self.kind == EMULATE_SHUFFLE)
        return lanes >> self.source & 1 ? warp[self.source].value : 0xbadbadbadbadbadbu;
    uint64_t result = 0;
    for (int lane = 0; lane < 32; lane++)
        if (lanes >> lane & 1
            && (self.kind == EMULATE_BALLOT ? warp[lane].value : warp[lane].value == self.value))
            result |= 1u << lane;
    return result;
}

/* Lets the lanes of a mask go on where all that still run have come. */
static bool meet_in_warp(thread *warp, int size) {
    bool met = false;
    for (int lane = 0; lane < size; lane++) {
        const thread &first = warp[lane];
        if (first.state != AT_COLLECTIVE)
            continue;
        unsigned lanes = 0;
        bool all = true;
        for (int other = 0; other < size; other++) {
            const thread &that = warp[other];
            if (!(first.mask >> other & 1) || that.state == GONE)
                continue;
            lanes |= 1u << other;
            all &= that.state == AT_COLLECTIVE && that.mask == first.mask
                   && that.kind == first.kind;
        }
        if (!all)
            continue;
        for (int other = 0; other < size; other++)
            if (lanes >> other & 1)
                warp[other].result = answer(warp, warp[other], lanes);
        for (int other = 0; other < size; other++)
            if (lanes >> other & 1)
                warp[other].state = READY;
        met = true;
    }
    return met;
}

/* Lets the block go on where every thread waits at one and the same barrier. */
static bool meet_in_block() {
    int sum = 0;
    for (int i = 0; i < count; i++) {
        if (threads[i].state != AT_BARRIER || threads[i].line != threads[0].line
            || threads[i].kind != threads[0].kind)
            return false;
        sum += threads[i].value != 0;
    }
    for (int i = 0; i < count; i++) {
        const int vote = threads[i].kind;
        threads[i].result = vote == EMULATE_COUNT ? sum
                            : vote == EMULATE_AND ? sum == count
                                                  : sum > 0;
        threads[i].state = READY;
    }
    return true;
}

static std::string explain(int number) {
    const thread &it = threads[number];
    std::string text = "thread " + std::to_string(number);
    return text
           + (it.state == GONE         ? " has ended"
              : it.state == AT_BARRIER ? " waits at the barrier of line " + std::to_string(it.line)
                                       : " waits for its warp in line " + std::to_string(it.line));
}

/* All wait and none can go on: names one that waits, and one that it waits for. */
static CUresult stuck() {
    int waits = 0, other = 0;
    while (threads[waits].state == GONE)
        waits++;
    const thread &it = threads[waits];
    for (; other < count; other++)
        if (threads[other].state != it.state || threads[other].line != it.line)
            break;
    place(waits);
    fprintf(stderr, "CUDA emulator: %s: not all threads meet: %s, %s\n", whereabouts().c_str(),
            explain(waits).c_str(),
            other < count ? explain(other).c_str() : "its mask is another's");
    return CUDA_ERROR_LAUNCH_FAILED;
}

/* Lets every thread run until it waits or ends. */
static void advance() {
    while (next < count && !error) {
        fiber *fiber = idle.back();
        idle.pop_back();
        begin(fiber);
    }
    for (int i = 0; i < count && !error; i++)
        if (threads[nth(i)].state == READY)
            leave(home, threads[nth(i)].on->here);
}

static CUresult schedule() {
    for (;;) {
        advance();
        if (error)
            return error;
        bool all_gone = true, met = false;
        for (int i = 0; i < count; i += 32)
            met |= meet_in_warp(threads + i, std::min(32, count - i));
        for (int i = 0; i < count; i++)
            all_gone &= threads[i].state == GONE;
        if (all_gone)
            return CUDA_SUCCESS;
        if (!met && !meet_in_block())
            return stuck();
    }
}

/* After a fault the fibers that were under way are begun anew. */
static void start_over() {
    idle.clear();
    for (int i = MOST; i--;) {
        fibers[i].made = false;
        idle.push_back(&fibers[i]);
    }
}

CUresult run_block(const launch &launch, emulator_position &at, void **given) {
    static char *shared;
    if (!stacks) {
        auto reserve = [](size_t size) {
            return (char *)mmap(NULL, size, PROT_READ | PROT_WRITE,
                                MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        };
        stacks = reserve(MOST * STACK);
        shared = reserve(SHARED);
        start_over();
    }
    view.stack = (uintptr_t)stacks;
    view.stack_size = MOST * STACK;
    view.shared = (uintptr_t)shared;
    view.shared_size = launch.shared;
    work = &launch;
    position = &at;
    arguments = given;
    count = launch.block.x * launch.block.y * launch.block.z;
    next = 0;
    const char *order = getenv("CUDA_EMULATOR_ORDER");
    reversed = order && !strcmp(order, "reversed");
    error = CUDA_SUCCESS;
    for (int i = 0; i < count; i++)
        threads[i].state = RUNS;
    memset(shared, 0xff, launch.shared);
    const CUresult result = schedule();
    if (result)
        start_over();
    return result;
}

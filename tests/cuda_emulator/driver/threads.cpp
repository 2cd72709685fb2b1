/* threads.cpp: a block's threads, one after the other on one stack, until one has to wait: then it keeps
   that stack and the next thread gets another. A kernel without barriers is a plain loop. With a seed,
   threads are interrupted before any access and go on in any order, those of a few blocks together; in
   lockstep they take turns after every access. */
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

/* A block under way: its threads, the order in which they begin, and its shared memory while another
   block runs. */
struct block {
    emulator_index at;
    std::vector<thread> threads;
    std::vector<int> order;
    size_t begun = 0;
    std::vector<char> shared;
};

constexpr int MOST = 1024, TOGETHER = 3;
constexpr size_t STACK = 128 * 1024, SHARED = 100 * 1024 / PAGE * PAGE;
static fiber fibers[MOST];
static std::vector<fiber *> idle;
static char *stacks;
static std::vector<std::unique_ptr<block>> under_way;
static block *here; /* whose threads run */
static int running;
enum order { IN_ORDER, REVERSED, LOCKSTEP, CHANCE };
static order order_of_threads;
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

/* How many accesses a thread has until others run: few of them most often, so that they mix. */
static int64_t patience() {
    return order_of_threads == LOCKSTEP ? 1
           : order_of_threads == CHANCE ? 1 + chance(chance(4) ? 400 : 8)
                                        : INT64_MAX;
}

/* Leaves the block's scheduler for a thread, or a thread for the scheduler; comes back when resumed. */
__attribute__((noinline)) static void leave(jmp_buf from, jmp_buf to) {
    if (!_setjmp(from))
        _longjmp(to, 1);
}

/* The life of a fiber: as long as threads have not begun, it takes one. */
static void live(unsigned low, unsigned high) {
    fiber *self = (fiber *)((uint64_t)high << 32 | low);
    for (;;) {
        while (here->begun < here->order.size()) {
            const int number = here->order[here->begun++];
            here->threads[number].on = self;
            place(number);
            work->function->kernel->call(arguments);
            here->threads[running].state = GONE;
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
    const int number = running;
    thread &self = here->threads[number];
    self.state = state;
    self.line = line;
    self.kind = kind;
    leave(self.on->here, home);
    place(number);
    self.state = RUNS;
}

static void pause() {
    view.left = patience();
    wait(READY, 0, 0);
}

int barrier(int line, emulator_vote vote, int value) {
    thread &self = here->threads[running];
    self.value = (uint64_t)value;
    wait(AT_BARRIER, line, vote);
    return (int)self.result;
}

uint64_t collective(int line, emulator_collective kind, unsigned mask, uint64_t value, int source) {
    thread &self = here->threads[running];
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
    std::vector<thread> &threads = here->threads;
    const int count = (int)threads.size();
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
    const thread &it = here->threads[number];
    std::string text = "thread " + std::to_string(number);
    return text
           + (it.state == GONE         ? " has ended"
              : it.state == AT_BARRIER ? " waits at the barrier of line " + std::to_string(it.line)
                                       : " waits for its warp in line " + std::to_string(it.line));
}

/* All wait and none can go on: names one that waits, and one that it waits for. */
static CUresult stuck() {
    const std::vector<thread> &threads = here->threads;
    const int count = (int)threads.size();
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

/* A block has its shared memory in place while its threads run. */
static void swap_shared(block &it, bool out) {
    char *kept = it.shared.data();
    auto move = [&](void *place, size_t size) {
        out ? memcpy(kept, place, size) : memcpy(place, kept, size);
        kept += size;
    };
    for (const emulator_range &range : work->function->module->shared)
        move((void *)range.begin, range.end - range.begin);
    move((void *)view.shared, work->shared);
}
static void enter(block &it) {
    if (here == &it)
        return;
    if (here)
        swap_shared(*here, true);
    swap_shared(it, false);
    here = &it;
    position->block = it.at;
}

static void resume(thread &it) {
    view.left = patience();
    leave(home, it.on->here);
}
static void begin_next() {
    fiber *fiber = idle.back();
    idle.pop_back();
    view.left = patience();
    begin(fiber);
}

/* Lets every thread run until it waits or ends. */
static void advance() {
    while (here->begun < here->order.size() && !error)
        begin_next();
    for (int number : here->order)
        if (here->threads[number].state == READY && !error)
            resume(here->threads[number]);
}

/* Lets some threads run, whichever. */
static void advance_by_chance() {
    const size_t count = here->order.size();
    for (unsigned turns = 1 + chance(12); turns && !error; turns--) {
        const size_t first = chance((unsigned)count);
        if (here->begun < count && !idle.empty() && chance(2)) {
            begin_next();
            continue;
        }
        for (size_t i = 0; i < count; i++) {
            thread &it = here->threads[(first + i) % count];
            if (it.state == READY) {
                resume(it);
                break;
            }
        }
    }
}

/* Lets those go on who have met. Whether the block is over; an error where nobody can go on. */
static bool settle() {
    std::vector<thread> &threads = here->threads;
    const int count = (int)threads.size();
    bool met = false, all_gone = true, ready = here->begun < threads.size();
    for (int i = 0; i < count; i += 32)
        met |= meet_in_warp(threads.data() + i, std::min(32, count - i));
    for (const thread &it : threads) {
        all_gone &= it.state == GONE;
        ready |= it.state == READY;
    }
    if (!all_gone && !met && !ready && !meet_in_block())
        error = stuck();
    return all_gone;
}

static std::unique_ptr<block> new_block(emulator_index at) {
    auto made = std::make_unique<block>();
    const emulator_index size = work->block;
    made->at = at;
    made->threads.assign((size_t)size.x * size.y * size.z, {RUNS});
    for (size_t i = 0; i < made->threads.size(); i++)
        made->order.push_back((int)i);
    if (order_of_threads == REVERSED)
        std::reverse(made->order.begin(), made->order.end());
    if (order_of_threads == CHANCE)
        shuffle(made->order);
    size_t bytes = work->shared;
    for (const emulator_range &range : work->function->module->shared)
        bytes += range.end - range.begin;
    made->shared.assign(bytes, (char)0xff);
    return made;
}

/* Blocks begin in the order of a step that meets each of them once. */
static CUresult schedule() {
    const emulator_index grid = work->grid;
    const uint64_t blocks = (uint64_t)grid.x * grid.y * grid.z;
    const size_t threads = (size_t)work->block.x * work->block.y * work->block.z;
    const bool random = order_of_threads == CHANCE;
    const size_t most = random ? std::max<size_t>(1, std::min<size_t>(TOGETHER, MOST / threads)) : 1;
    uint64_t step = random ? 1 + chance(0x7fffffff) : 1, next = random ? chance(0x7fffffff) : 0;
    while (std::__gcd(step, blocks) != 1)
        step++;
    for (uint64_t begun = 0; begun < blocks || !under_way.empty();) {
        for (; begun < blocks && under_way.size() < most; begun++, next += step) {
            const uint64_t at = (unsigned __int128)next % blocks;
            under_way.push_back(new_block({(unsigned)(at % grid.x),
                                           (unsigned)(at / grid.x % grid.y),
                                           (unsigned)(at / grid.x / grid.y)}));
        }
        auto which = under_way.begin() + (random ? chance((unsigned)under_way.size()) : 0);
        enter(**which);
        random ? advance_by_chance() : advance();
        if (!error && settle()) {
            here = NULL;
            under_way.erase(which);
        }
        if (error)
            return error;
    }
    return CUDA_SUCCESS;
}

/* After a fault the fibers that were under way are begun anew. */
static void start_over() {
    idle.clear();
    under_way.clear();
    here = NULL;
    for (int i = MOST; i--;) {
        fibers[i].made = false;
        idle.push_back(&fibers[i]);
    }
}

static order wanted_order() {
    const char *given = getenv("CUDA_EMULATOR_ORDER");
    const std::string name = given ? given : "";
    return name == "reversed" ? REVERSED : name == "lockstep" ? LOCKSTEP : by_chance() ? CHANCE : IN_ORDER;
}

CUresult run_blocks(const launch &launch, emulator_position &at, void **given) {
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
    view.pause = pause;
    work = &launch;
    position = &at;
    arguments = given;
    order_of_threads = wanted_order();
    error = CUDA_SUCCESS;
    const CUresult result = schedule();
    if (result)
        start_over();
    return result;
}

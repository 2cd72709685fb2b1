/* driver.h: the parts of the emulated driver, and what each offers the others. */
#pragma once
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "../abi.h"
#include "types.h"

constexpr int DEVICES = 4;
constexpr size_t PAGE = 4096;
constexpr int PAGE_SHIFT = 12;

/* Whether a seed is given, and a number below a bound that it draws (chance.cpp). */
bool by_chance();
unsigned chance(unsigned below);
template <class T> void shuffle(std::vector<T> &list) {
    for (size_t i = list.size(); i > 1; i--)
        std::swap(list[i - 1], list[chance((unsigned)i)]);
}

/* Devices and contexts (contexts.cpp). */
struct context {
    int device;
    unsigned flags = 0;
    int retained = 0;               /* a primary context lives while somebody holds it */
    CUresult broken = CUDA_SUCCESS; /* after a kernel's fault every call answers this */
    std::shared_ptr<stream> legacy;
    std::set<context *> peers; /* whose memory kernels here may touch */
};
extern std::set<context *> contexts;
context *current();

/* Every call holds this while it runs, so does what it runs: kernels, copies. */
extern std::recursive_mutex turn;

enum need { NEED_NOTHING, NEED_DRIVER, NEED_CONTEXT };
/* What must hold before a call begins; an error that it answers otherwise. */
CUresult ready(need need);

#define BEGIN(need)                                                                                \
    std::lock_guard<std::recursive_mutex> hold(turn);                                              \
    if (CUresult unready = ready(need))                                                            \
        return unready;

/* Memory (memory.cpp). A device's addresses are its arena; an allocation begins on a page, and the
   page behind it is nobody's. */
struct allocation : emulator_range {
    context *owner;
    size_t size() const { return end - begin; }
};
emulator_region arena(int device);
/* The allocation around an address, or NULL. */
allocation *find(uintptr_t address);
/* Whether all of it is device memory; names what is wrong on stderr where not. */
bool is_device(const char *op, CUdeviceptr address, size_t size);
bool is_pinned(const void *address, size_t size);
std::string describe(uintptr_t address, size_t size);
void free_memory(context *owner);
/* While one lives, the CPU may touch device memory; without, it is as unreachable as on a GPU. */
struct opened {
    opened();
    ~opened();
};

/* Streams (streams.cpp): queues whose work runs when somebody waits for it, no sooner. */
struct work {
    uint64_t number;
    std::function<CUresult()> run;
};
/* Work that is captured, in an order that all its streams allow (streams.cpp). */
struct recording {
    stream *origin;
    bool broken = false; /* somebody asked for what is not done */
    bool ended = false;
    std::vector<std::pair<stream *, std::function<CUresult()>>> works;
    std::map<stream *, size_t> joined; /* how many works the origin's stream comes after */
};
struct stream {
    context *owner;
    unsigned flags;
    int priority;
    uint64_t done = 0;                  /* number of the last piece of work that ran */
    bool busy = false;                  /* a piece of it runs */
    std::shared_ptr<recording> capture; /* NULL: what it gets is done */
    std::deque<work> queue;
    uint64_t last() const { return queue.empty() ? done : queue.back().number; }
};
/* The stream behind a handle, or NULL. */
std::shared_ptr<stream> lookup(CUstream handle);
/* Puts work at the end of a stream. */
CUresult enqueue(const std::shared_ptr<stream> &stream, std::function<CUresult()> run);
/* Runs what the stream has up to a number; answers the context's error. */
CUresult drain(stream &stream, uint64_t number = UINT64_MAX);
CUresult drain(context *context);
/* What a stream of a context captures becomes useless: somebody wants to wait. Whether there is one. */
bool spoil_captures(context *context);
void forget_streams(context *context);

/* Modules (modules.cpp). */
struct function {
    const emulator_kernel *kernel;
    CUmodule module;
    int dynamic_shared = 48 * 1024;
};
struct module {
    context *owner;
    int file; /* stays open: the linker takes two files of one name for the same */
    void *handle;
    const emulator_module *content;
    emulator_region variables;
    /* May be touched without an owner: texts and tables without a name, shared variables of templates. */
    emulator_range constants, blank;
    std::vector<emulator_range> known;    /* each variable */
    std::vector<emulator_range *> owners; /* of each piece of the module */
    std::vector<emulator_range> shared;   /* what each block has for itself */
    std::map<std::string, function> functions;
};
void unload_modules(context *context);
/* Whether all of it is a variable of a module. */
bool is_variable(uintptr_t address, size_t size);

/* One launch (launch.cpp), its threads (threads.cpp). */
struct launch {
    CUfunction function;
    CUcontext context;
    emulator_index grid, block;
    size_t shared;
    std::vector<std::vector<char>> values; /* the arguments */
};
CUresult run(launch &launch);
extern const emulator_services services;
/* Ends the kernel that runs: the launch answers the error, stderr gets the reason. */
[[noreturn]] void fault(CUresult error, const std::string &reason);
/* Where the running thread stands, in words. */
std::string whereabouts();

/* nccl.c: a stand-in for libnccl, for tests: the functions that torch/cuda/nccl.py calls. A group runs when it ends, by
   copies to the host in the stream that each call was given, so that a wrong stream shows as wrong numbers. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "ranks.h"

typedef void *pointer;
typedef uint64_t address;
int cuDeviceGet(int *device, int number);
int cuDevicePrimaryCtxRetain(pointer *context, int device);
int cuCtxPushCurrent_v2(pointer context);
int cuCtxPopCurrent_v2(pointer *context);
int cuMemcpyDtoHAsync_v2(void *to, address from, size_t bytes, pointer stream);
int cuMemcpyHtoDAsync_v2(address to, const void *from, size_t bytes, pointer stream);
int cuStreamSynchronize(pointer stream);

enum { WORKED, FAILED = 1, INVALID_ARGUMENT = 4, INVALID_USAGE = 5, MOST = 16 };
enum { ALL_REDUCE, REDUCE, BROADCAST, ALL_GATHER, REDUCE_SCATTER };

typedef struct communicator {
    pointer context;
    int rank, ranks;
    shared *processes; /* NULL: all ranks are in this process */
} communicator;
typedef struct piece {
    address from, to;
    size_t count;
    int what, type, op, root;
    communicator *by;
    pointer stream;
} piece;
static piece pieces[MOST];
static int depth, count, wrong;

static const size_t widths[] = {1, 1, 4, 4, 8, 8, 2, 4, 8};

#define JOIN(T)                                                                                    \
    for (size_t i = 0; i < n; i++) {                                                               \
        T *a = (T *)to + i;                                                                        \
        const T b = ((const T *)from)[i];                                                          \
        *a = op == 0 ? *a + b : op == 1 ? *a * b : op == 2 ? (*a > b ? *a : b) : *a < b ? *a : b;  \
    }
static int join(void *to, const void *from, size_t n, int type, int op) {
    switch (type) {
    case 0: JOIN(int8_t) break;
    case 1: JOIN(uint8_t) break;
    case 2: JOIN(int32_t) break;
    case 4: JOIN(int64_t) break;
    case 6: JOIN(_Float16) break;
    case 7: JOIN(float) break;
    case 8: JOIN(double) break;
    default: return INVALID_ARGUMENT;
    }
    return WORKED;
}

static int copy(piece *p, void *host, size_t bytes, int back) {
    pointer before;
    int failed = cuCtxPushCurrent_v2(p->by->context);
    failed = failed
             || (back ? cuMemcpyHtoDAsync_v2(p->to, host, bytes, p->stream)
                      : cuMemcpyDtoHAsync_v2(host, p->from, bytes, p->stream))
             || cuStreamSynchronize(p->stream);
    cuCtxPopCurrent_v2(&before);
    return failed ? FAILED : WORKED;
}

/* Every rank is there once, and all of them mean the same. */
static int check(piece **by_rank) {
    const int ranks = pieces[0].by->ranks;
    if (count != ranks)
        return INVALID_USAGE;
    for (int i = 0; i < ranks; i++) {
        piece *p = &pieces[i];
        if (by_rank[p->by->rank] || p->count != pieces[0].count || p->what != pieces[0].what
            || p->type != pieces[0].type || p->op != pieces[0].op || p->root != pieces[0].root)
            return INVALID_USAGE;
        by_rank[p->by->rank] = p;
    }
    return WORKED;
}

static void join_all(char *sum, const char *all, size_t bytes, int ranks, const piece *p, size_t n,
                     int *failed) {
    memcpy(sum, all + (p->what == BROADCAST ? bytes * (size_t)p->root : 0), bytes);
    for (int r = 1; r < ranks && !*failed && p->what != BROADCAST && p->what != ALL_GATHER; r++)
        *failed = join(sum, all + bytes * (size_t)r, n, p->type, p->op);
}

/* A call of one of several processes, at once. */
static int run_alone(piece *p) {
    const int ranks = p->by->ranks, rank = p->by->rank, what = p->what;
    const size_t n = p->count * (what == REDUCE_SCATTER ? (size_t)ranks : 1);
    const size_t bytes = n * widths[p->type], part = p->count * widths[p->type];
    char *own = malloc(bytes + 1), *sum = malloc(bytes + 1), *all = NULL;
    int failed = copy(p, own, bytes, 0);
    if (!failed && !(all = ranks_exchange(p->by->processes, rank, ranks, own, bytes)))
        failed = FAILED;
    if (!failed)
        join_all(sum, all, bytes, ranks, p, n, &failed);
    if (!failed && what == ALL_GATHER)
        failed = copy(p, all, bytes * (size_t)ranks, 1);
    else if (!failed && what == REDUCE_SCATTER)
        failed = copy(p, sum + part * (size_t)rank, part, 1);
    else if (!failed)
        failed = copy(p, sum, bytes, 1);
    free(own);
    free(sum);
    free(all);
    return failed;
}

static int run(void) {
    piece *by_rank[MOST] = {0};
    int failed = check(by_rank);
    if (failed)
        return failed;
    const int ranks = count, what = pieces[0].what;
    const size_t n = pieces[0].count * (what == REDUCE_SCATTER ? (size_t)ranks : 1);
    const size_t bytes = n * widths[pieces[0].type],
                 part = pieces[0].count * widths[pieces[0].type];
    char *all = malloc(bytes * (size_t)ranks), *sum = malloc(bytes);
    for (int r = 0; r < ranks && !failed; r++)
        failed = copy(by_rank[r], all + bytes * (size_t)r, bytes, 0);
    join_all(sum, all, bytes, ranks, &pieces[0], n, &failed);
    for (int r = 0; r < ranks && !failed; r++)
        if (what == ALL_GATHER)
            failed = copy(by_rank[r], all, bytes * (size_t)ranks, 1);
        else if (what == REDUCE_SCATTER)
            failed = copy(by_rank[r], sum + part * (size_t)r, part, 1);
        else if (what != REDUCE || r == pieces[0].root)
            failed = copy(by_rank[r], sum, bytes, 1);
    free(all);
    free(sum);
    return failed;
}

static int add(piece p) {
    const int bad = p.type < 0 || p.type > 8 || p.op < 0 || p.op > 3 || p.root < 0
                    || p.root >= p.by->ranks || count == MOST || (!depth && !p.by->processes);
    if (!bad && p.by->processes)
        return run_alone(&p);
    wrong = bad ? INVALID_ARGUMENT : wrong;
    if (!bad)
        pieces[count++] = p;
    return bad ? INVALID_ARGUMENT : WORKED;
}

int ncclGetVersion(int *version) { return *version = 22703, WORKED; }
const char *ncclGetErrorString(int code) {
    return code == INVALID_USAGE      ? "invalid usage"
           : code == INVALID_ARGUMENT ? "invalid argument"
                                      : "error";
}
int ncclCommInitAll(communicator **made, int ranks, const int *devices) {
    for (int i = 0; i < ranks; i++) {
        int device;
        made[i] = calloc(1, sizeof **made);
        *made[i] = (communicator){.rank = i, .ranks = ranks};
        if (cuDeviceGet(&device, devices[i]) || cuDevicePrimaryCtxRetain(&made[i]->context, device))
            return INVALID_ARGUMENT;
    }
    return WORKED;
}
typedef struct identity {
    char name[128];
} identity;
int ncclGetUniqueId(identity *made) { return ranks_name(made->name), WORKED; }
int ncclCommInitRank(communicator **made, int ranks, identity id, int rank) {
    int device;
    int cuCtxGetDevice(int *);
    *made = calloc(1, sizeof **made);
    **made = (communicator){.rank = rank, .ranks = ranks, .processes = ranks_join(id.name, ranks)};
    return !(*made)->processes || cuCtxGetDevice(&device)
                   || cuDevicePrimaryCtxRetain(&(*made)->context, device)
               ? INVALID_ARGUMENT
               : WORKED;
}
int ncclCommDestroy(communicator *c) {
    ranks_leave(c->processes, c->ranks);
    free(c);
    return WORKED;
}
int ncclGroupStart(void) { return depth++, WORKED; }
int ncclGroupEnd(void) {
    const int failed = !depth-- ? INVALID_USAGE : wrong ? wrong : count ? run() : WORKED;
    count = wrong = 0;
    return failed;
}
int ncclAllReduce(address a, address b, size_t n, int type, int op, communicator *c, pointer s) {
    return add((piece){a, b, n, ALL_REDUCE, type, op, 0, c, s});
}
int ncclReduce(address a, address b, size_t n, int type, int op, int root, communicator *c,
               pointer s) {
    return add((piece){a, b, n, REDUCE, type, op, root, c, s});
}
int ncclBroadcast(address a, address b, size_t n, int type, int root, communicator *c, pointer s) {
    return add((piece){a, b, n, BROADCAST, type, 0, root, c, s});
}
int ncclAllGather(address a, address b, size_t n, int type, communicator *c, pointer s) {
    return add((piece){a, b, n, ALL_GATHER, type, 0, 0, c, s});
}
int ncclReduceScatter(address a, address b, size_t n, int type, int op, communicator *c,
                      pointer s) {
    return add((piece){a, b, n, REDUCE_SCATTER, type, op, 0, c, s});
}

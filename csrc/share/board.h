/* board.h: the last calls of each rank, in memory that all ranks of one machine share. It knows nothing
   of Python, so that a test runs it with threads as ranks. */
#include <stdbool.h>
#include <stdint.h>

enum { KEPT = 4, COMPARED = 8 }; /* calls of a rank on the board; ranks compared after a call */

/* A call of a rank. The stamp is the number of the call and the digest of all calls up to it. The
   entries of a rank fill a cache line. */
typedef struct entry {
    uint64_t stamp, kind;
} entry;

static inline uint64_t board_stamp(long long calls, long long digest) {
    return (uint64_t)calls << 32 | (uint32_t)digest;
}

/* The digest of all calls, with one more. */
static inline long long board_digest(long long digest, uint64_t kind) {
    return (uint32_t)(digest + (long long)(kind * 0x9e3779b97f4a7c15u >> 32));
}

/* Where the entries of a call are. Python may set the number of calls to any. */
static inline unsigned board_column(long long calls) { return (unsigned)calls % KEPT; }

static inline void board_write(entry (*board)[KEPT], int rank, long long calls, uint64_t stamp,
                               uint64_t kind) {
    entry *own = &board[rank][board_column(calls)];
    __atomic_store_n(&own->kind, kind, __ATOMIC_RELAXED);
    __atomic_store_n(&own->stamp, stamp, __ATOMIC_RELEASE);
}

/* Return whether the last call of a rank was another one on other ranks. Entries of other calls are
   compared after later calls, since the digests are of all calls. In a large group each rank looks
   at a few others, at different ones after each call: a rank that differs sees it. */
static inline bool board_differs(entry (*board)[KEPT], int rank, int size, long long calls,
                                 uint64_t own) {
    const unsigned position = board_column(calls);
    const int most = size < COMPARED ? size : COMPARED;
    int other = size > COMPARED ? (int)(((uint64_t)rank + (uint64_t)calls * COMPARED) % size) : 0;
    for (int i = 0; i < most; i++, other++) {
        other = other == size ? 0 : other;
        const uint64_t theirs = __atomic_load_n(&board[other][position].stamp, __ATOMIC_ACQUIRE);
        if (theirs != own && theirs >> 32 == own >> 32)
            return true;
    }
    return false;
}

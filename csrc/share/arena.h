/* arena.h: declarations shared by the files of this directory. One lock guards all of it. */
#pragma once
#include <pthread.h>

#include "share/share.h"

#define PAGE 4096
#define HOLDER_WORDS 6
#define NOBODY                                                                                     \
    (64 * HOLDER_WORDS - 1) /* slot shared by holders without a slot; its bit is never cleared */
/* bytes per segment; a block above a quarter of it gets its own segment */
#define SEGMENT ((int64_t)64 << 20)
#define KEPT_BYTES ((int64_t)64 << 20) /* most free memory that an owner keeps for reuse */
#define IDLE_ARENAS 16 /* most arenas of other processes that stay mapped while unused */
#define IDLE_BYTES ((int64_t)64 << 20) /* most memory of such an arena */
#define BIG (64 << 10)                 /* blocks of this size and more are page-aligned */
#define BINS 200

/* First page of the file. Each process that maps the arena has a slot; slot 0 is the owner's. */
typedef struct arena_head {
    char magic[8];
    uint64_t identity;
    uint8_t slot_used[NOBODY];
} arena_head;

/* Header before the data of each block, 64 bytes. */
typedef struct block_head {
    uint64_t sends;                 /* named arenas: total sendings << 24 | sendings under way */
    uint64_t generation;            /* number of times the owner reclaimed the block */
    uint64_t holders[HOLDER_WORDS]; /* bit per slot */
} block_head;

typedef struct segment {
    struct segment *next;
    arena *in;
    int64_t start, bytes; /* offsets in the file */
    char *base;
    int64_t used, committed; /* own: ends of the blocks and of the committed memory */
    int64_t blocks;          /* blocks that storages of this process use */
} segment;

/* A block known to this process: all blocks of its own arenas; in others, the blocks its storages
   use. */
typedef struct block {
    struct block *chain;   /* next in the hash table */
    struct block *next;    /* next in a bin or on the waiting list */
    struct block *sibling; /* next block of an own arena */
    segment *in;
    int64_t at, bytes; /* offset of the header in the file; bytes of header and data */
    storage *s;        /* storage that lookups return; NULL: none alive */
    int storages;      /* storages on this block; above 1 while an old one is being freed */
    bool own;          /* allocated by this process */
    bool pinned;       /* held across a fork: the bit covers the child too and is kept */
    bool punched;      /* its memory was returned to the system */
} block;

struct arena {
    arena *next;
    uint64_t identity;
    int descriptor;
    char *path;
    arena_head *head;
    segment *segments;
    int slot;
    int64_t live;   /* blocks used by storages here */
    int64_t guests; /* attachments */
    bool own;       /* created by this process */
    bool retired;   /* own, but a child may use its blocks: allocate no more */
    bool inherited; /* attached by the parent process before a fork */
    bool pinned;    /* bits of its slot are set that this process will not clear */
    block *blocks, *waiting, *bins[BINS]; /* own arenas only */
    int64_t waiting_count, takes_left, free_bytes;
    int64_t checks; /* of blocks, whether somebody holds them */
};

extern pthread_mutex_t th_share_lock;
extern arena *th_arenas;

/* file.c: return -1 with the error set on failure */
int th_system_fail(const char *what, int64_t bytes);
int th_file_new(char **path);
void th_file_forget(const char *path); /* unlinks the file, in the process that named it */
int th_file_grow(int descriptor, int64_t bytes);
int th_file_commit(int descriptor, int64_t at, int64_t bytes);
void th_file_punch(int descriptor, int64_t at, int64_t bytes);
int th_file_reopen(int descriptor);
/* held until all copies of the descriptor are closed */
bool th_file_lock(int descriptor, int slot);
bool th_file_is_locked(int descriptor, int slot);
/* a shared lock: any number of processes may hold it */
int th_file_lock_block(int descriptor, int64_t at);
bool th_file_is_block_locked(int descriptor, int64_t at);

/* arena.c */
arena *th_arena_current(void); /* the one to allocate blocks from */
segment *th_arena_map(arena *a, int64_t start, int64_t bytes);
segment *th_arena_extend(arena *a, int64_t bytes);
void th_arena_unmap(segment *s);
void th_arena_settle(arena *a); /* frees the arena if unused; call after `live` or `guests` fell */
void th_arena_free(arena *a);
void th_arena_reap(arena *a); /* clears the bits of dead processes */

/* block.c */
block *th_block_take(int64_t bytes);
block *th_block_new(segment *in, int64_t at, int64_t bytes, bool own);
block *th_block_find(uint64_t identity, int64_t at);
block *th_block_foreign(segment *s, int64_t at, int64_t bytes);
void th_block_hold(block *b, int slot);
void th_block_drop(block *b); /* its last storage is gone */
void th_block_forget(block *b);
void th_blocks_collect(arena *a);
void th_blocks_trim(arena *a);
void th_blocks_pin(void);
static inline block_head *th_block_head(const block *b) {
    return (block_head *)(b->in->base + (b->at - b->in->start));
}

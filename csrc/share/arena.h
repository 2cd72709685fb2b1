/* arena.h: what the files of this directory share. All of it is guarded by one lock. */
#pragma once
#include <pthread.h>

#include "share/share.h"

#define PAGE 4096
#define HOLDER_WORDS 6
#define NOBODY                                                                                     \
    (64 * HOLDER_WORDS - 1)         /* the slot of holders without one: its bit is never cleared */
#define SEGMENT ((int64_t)64 << 20) /* bytes of a segment; a block over a quarter has its own */
#define KEPT_BYTES ((int64_t)64 << 20) /* an owner keeps at most so much free memory for reuse */
#define IDLE_ARENAS 16                 /* of others that nobody here uses but that stay mapped */
#define IDLE_BYTES ((int64_t)64 << 20) /* such an arena holds at most so much memory */
#define BIG (64 << 10)                 /* blocks from here on start at a page */
#define BINS 200

/* The first page of the file. A slot is a process that maps the arena; slot 0 is the owner's. */
typedef struct arena_head {
    char magic[8];
    uint64_t identity;
    uint8_t slot_used[NOBODY];
} arena_head;

/* Stands before the data of each block, 64 bytes. */
typedef struct block_head {
    uint64_t sends; /* all sendings so far << 24 | those on their way, of an arena with a name */
    uint64_t generation;            /* how often the owner took the block back */
    uint64_t holders[HOLDER_WORDS]; /* a bit per slot */
} block_head;

typedef struct segment {
    struct segment *next;
    arena *in;
    int64_t start, bytes; /* in the file */
    char *base;
    int64_t used, committed; /* of an own one: how far blocks and memory reach */
    int64_t blocks;          /* that storages of this process live in */
} segment;

/* A block that this process knows: all of an own arena's, of others those that storages live in. */
typedef struct block {
    struct block *chain;   /* in the table */
    struct block *next;    /* in a bin or on the waiting list */
    struct block *sibling; /* all of an own arena's */
    segment *in;
    int64_t at, bytes; /* the head in the file; head and data */
    storage *s;        /* the storage that others find; NULL: none is alive */
    int storages;      /* that point here; more than one while an old one is being freed */
    bool own;          /* this process hands it out */
    bool pinned;       /* held across a fork: the bit covers the child too and stays */
    bool punched;      /* its memory was given back */
} block;

struct arena {
    arena *next;
    uint64_t identity;
    int descriptor;
    char *path;
    arena_head *head;
    segment *segments;
    int slot;
    int64_t live;   /* blocks in use by storages here */
    int64_t guests; /* attachments */
    bool own;       /* made by this process */
    bool retired;   /* own, but a child may use its blocks: nothing is handed out any more */
    bool inherited; /* by a fork from the process that attached it */
    bool pinned;    /* bits of its slot are set that this process will not clear */
    block *blocks, *waiting, *bins[BINS]; /* of an own one */
    int64_t waiting_count, patience, free_bytes;
};

extern pthread_mutex_t th_share_lock;
extern arena *th_arenas;

/* file.c: -1 and the error on failure */
int th_system_fail(const char *what, int64_t bytes);
int th_file_new(char **path);
void th_file_forget(const char *path); /* removes the name, in the process that gave it */
int th_file_grow(int descriptor, int64_t bytes);
int th_file_commit(int descriptor, int64_t at, int64_t bytes);
void th_file_punch(int descriptor, int64_t at, int64_t bytes);
int th_file_reopen(int descriptor);
bool th_file_lock(int descriptor, int slot); /* until all copies of the descriptor are closed */
bool th_file_is_locked(int descriptor, int slot);
int th_file_lock_block(int descriptor, int64_t at); /* as the others, but any number may have it */
bool th_file_is_block_locked(int descriptor, int64_t at);

/* arena.c */
arena *th_arena_current(void); /* the one to hand blocks out from */
segment *th_arena_map(arena *a, int64_t start, int64_t bytes);
segment *th_arena_extend(arena *a, int64_t bytes);
void th_arena_unmap(segment *s);
void th_arena_settle(
    arena *a); /* frees the arena if nobody needs it; call when live or guests fell */
void th_arena_free(arena *a);
void th_arena_reap(arena *a); /* clears the bits of processes that are gone */

/* block.c */
block *th_block_take(int64_t bytes);
block *th_block_new(segment *in, int64_t at, int64_t bytes, bool own);
block *th_block_find(uint64_t identity, int64_t at);
block *th_block_foreign(segment *s, int64_t at, int64_t bytes);
void th_block_hold(block *b, int slot);
void th_block_drop(block *b); /* the last storage that pointed to it is gone */
void th_block_forget(block *b);
void th_blocks_collect(arena *a);
void th_blocks_trim(arena *a);
void th_blocks_pin(void);
static inline block_head *th_block_head(const block *b) {
    return (block_head *)(b->in->base + (b->at - b->in->start));
}

/* share.h: storages in memory that other processes map. Independent of Python.

   An arena is one anonymous file (named on systems without memfd), created by its owner. It is
   mapped in segments; a segment is divided into blocks; a block holds one storage's data. Only the
   owner allocates blocks. README.md in this directory says when a block is reused. */
#pragma once
#include "tensor/tensor.h"

/* Identifies a block to other processes. It is sent as bytes, so the receiver validates it. */
typedef struct share_handle {
    uint64_t arena;                 /* random, unique among arenas */
    int64_t segment, segment_bytes; /* part of the file to map */
    int64_t block, block_bytes;     /* offset of the block in the file, bytes of its data */
    uint64_t generation;            /* number of times the block was reused */
    int64_t elements;
    int32_t dtype;
} share_handle;

typedef struct arena arena;

int th_share(storage *s); /* moves it into shared memory; existing views stay valid */
bool th_is_shared(const storage *s);
storage *th_share_new(dtype type, int64_t elements);
/* Sending: a message carries handles and, for each arena they are in, a token: a descriptor of its
   file, opened anew. A block that a token names is not reused while any process or message holds
   the token. A named arena has no tokens (-1, no error); its path is sent instead. */
int th_share_name(storage *s, share_handle *handle); /* shares the storage first if needed */
int th_share_open(arena *a);
/* the storage must still be in this process */
int th_share_send(int token, const share_handle *handle);
arena *th_share_hold(storage *s); /* attaches the arena of a shared storage once more */
/* Return a new reference to the storage. The arena must be attached and the token open. */
storage *th_share_receive(const share_handle *handle);

/* Attach an arena by a token, which the caller keeps, or by a path, until th_share_detach. */
arena *th_share_attach(int descriptor);
arena *th_share_attach_path(const char *path);
void th_share_detach(arena *a);
const char *th_share_path(const arena *a); /* NULL: no name */
uint64_t th_share_identity(const arena *a);

void th_share_named(bool on,
                    const char *folder); /* whether new arenas are named, and in which folder */
void th_share_trim(void);                /* returns unused shared memory to the system */
/* errno of this thread's last failure, 0 if the system did not cause it */
int th_share_errno(void);

/* Counts of this process's shared memory, for tests and for finding leaks. */
typedef struct share_counts {
    int64_t arenas, descriptors, segments, mapped_bytes, blocks, waiting, checks;
} share_counts;
void th_share_count(share_counts *counts);

/* share.h: storages in memory that other processes map. Knows storages and nothing of Python.

   An arena is one file without a name (or, where there is no memfd, with one), made by its owner.
   It is mapped in segments; a segment is cut into blocks; a block holds one storage's data.
   Only the owner hands out blocks. README.md beside this file tells when a block is used again. */
#pragma once
#include "tensor/tensor.h"

/* Names a block to other processes. It travels as bytes, so whoever receives it checks it. */
typedef struct share_handle {
    uint64_t arena;                 /* a random number, unique among arenas */
    int64_t segment, segment_bytes; /* the part of the file to map */
    int64_t block, block_bytes;     /* where the block starts in the file, its data's bytes */
    uint64_t generation;            /* how often the block was used before */
    int64_t elements;
    int32_t dtype;
} share_handle;

typedef struct arena arena;

int th_share(storage *s); /* moves it into shared memory; tensors that view it go on viewing it */
bool th_is_shared(const storage *s);
storage *th_share_new(dtype type, int64_t elements);
/* Sending: a message carries handles, and of each arena that they lie in a token, which is its
   descriptor opened once more. A block that a token names is not used again while the token exists,
   on its way or in the hands of the receiver; it ends with whatever holds it. An arena with a name
   has no tokens (-1, no error): it is sent by its path. */
int th_share_name(storage *s, share_handle *handle); /* shares it, if it is not shared yet */
int th_share_open(arena *a);
int th_share_send(int token, const share_handle *handle); /* the storage must still live here */
arena *th_share_hold(storage *s); /* the arena of a shared storage, attached once more */
/* The arena must be attached, and the token open. Gives one reference. */
storage *th_share_receive(const share_handle *handle);

/* From a token, which stays the caller's, or a path; the arena stays known until th_share_detach. */
arena *th_share_attach(int descriptor);
arena *th_share_attach_path(const char *path);
void th_share_detach(arena *a);
const char *th_share_path(const arena *a); /* NULL: it has no name */
uint64_t th_share_identity(const arena *a);

void th_share_named(bool on,
                    const char *folder); /* whether new arenas get a name, in which folder */
void th_share_trim(void);                /* gives free shared memory back to the system */
int th_share_errno(void); /* of the last failure on this thread, if the system caused it, else 0 */

/* What of shared memory this process knows: for tests and for people who look for a leak. */
typedef struct share_counts {
    int64_t arenas, descriptors, segments, mapped_bytes, blocks, waiting;
} share_counts;
void th_share_count(share_counts *counts);

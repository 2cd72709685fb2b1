/* arena.c: creates and attaches arenas, manages segments, and tracks the processes that use
   them. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "share/arena.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

static const char magic[8] = "thshare1";

pthread_mutex_t th_share_lock = PTHREAD_MUTEX_INITIALIZER;
arena *th_arenas;
static arena *current;

static void *map(int descriptor, int64_t start, int64_t bytes) {
    void *base = mmap(NULL, (size_t)bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE,
                      descriptor, start);
    if (base != MAP_FAILED)
        return base;
    th_system_fail("cannot map shared memory", bytes);
    return NULL;
}

/* Take the descriptor and the path; release both on failure. */
static arena *open_arena(int descriptor, char *path, bool own) {
    arena *a = calloc(1, sizeof *a);
    arena_head *head = a ? map(descriptor, 0, PAGE) : NULL;
    if (!head) {
        if (!a)
            th_system_fail("cannot share memory", PAGE);
        if (own)
            th_file_forget(path);
        close(descriptor);
        free(path);
        free(a);
        return NULL;
    }
    *a = (arena){
        .next = th_arenas, .descriptor = descriptor, .path = path, .head = head, .own = own};
    a->identity = head->identity;
    return th_arenas = a;
}

static arena *new_arena(void) {
    char *path;
    int descriptor = th_file_new(&path);
    if (descriptor < 0)
        return NULL;
    if (th_file_grow(descriptor, PAGE) || th_file_commit(descriptor, 0, PAGE)) {
        th_file_forget(path);
        close(descriptor);
        free(path);
        return NULL;
    }
    arena *a = open_arena(descriptor, path, true);
    if (!a)
        return NULL;
    while (getrandom(&a->identity, sizeof a->identity, 0) != (ssize_t)sizeof a->identity)
        ;
    a->head->identity = a->identity;
    a->head->slot_used[0] = 1;
    th_file_lock(descriptor, 0);
    memcpy(a->head->magic, magic, sizeof magic);
    return a;
}

arena *th_arena_current(void) { return current ? current : (current = new_arena()); }

segment *th_arena_map(arena *a, int64_t start, int64_t bytes) {
    segment *s = a->segments;
    while (s && s->start != start)
        s = s->next;
    struct stat status;
    if (s ? s->bytes != bytes : fstat(a->descriptor, &status) || status.st_size < start + bytes) {
        th_fail(TH_RUNTIME, "the handle of a shared tensor is damaged");
        return NULL;
    }
    if (s)
        return s;
    s = calloc(1, sizeof *s);
    char *base = s ? map(a->descriptor, start, bytes) : NULL;
    if (!base) {
        if (!s)
            th_system_fail("cannot share memory", bytes);
        free(s);
        return NULL;
    }
    *s = (segment){.next = a->segments, .in = a, .start = start, .bytes = bytes, .base = base};
    return a->segments = s;
}

/* Append a segment to an own arena's file. */
segment *th_arena_extend(arena *a, int64_t bytes) {
    struct stat status;
    if (fstat(a->descriptor, &status)) {
        th_system_fail("cannot share memory", bytes);
        return NULL;
    }
    if (th_file_grow(a->descriptor, status.st_size + bytes))
        return NULL;
    return th_arena_map(a, status.st_size, bytes);
}

void th_arena_unmap(segment *s) {
    segment **link = &s->in->segments;
    while (*link != s)
        link = &(*link)->next;
    *link = s->next;
    munmap(s->base, (size_t)s->bytes);
    free(s);
}

/* --- which processes map an arena: each locks its slot, and the kernel unlocks it at exit --- */

static void take_slot(arena *a) {
    a->slot = NOBODY;
    for (int slot = 1; slot < NOBODY; slot++)
        if (!__atomic_load_n(&a->head->slot_used[slot], __ATOMIC_ACQUIRE)
            && th_file_lock(a->descriptor, slot)) {
            uint8_t unused = 0;
            /* If its last user died between the two checks, its bits are not cleared yet. */
            if (__atomic_compare_exchange_n(&a->head->slot_used[slot], &unused, 1, false,
                                            __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
                a->slot = slot;
                return;
            }
        }
}

void th_arena_reap(arena *a) {
    for (int slot = 1; slot < NOBODY; slot++) {
        if (!__atomic_load_n(&a->head->slot_used[slot], __ATOMIC_ACQUIRE)
            || th_file_is_locked(a->descriptor, slot))
            continue;
        for (block *b = a->blocks; b; b = b->sibling)
            __atomic_fetch_and(&th_block_head(b)->holders[slot / 64], ~(1ull << slot % 64),
                               __ATOMIC_ACQ_REL);
        __atomic_store_n(&a->head->slot_used[slot], 0, __ATOMIC_RELEASE);
    }
}

/* --- attaching other processes' arenas --- */

static arena *known(uint64_t identity) {
    for (arena *a = th_arenas; a; a = a->next)
        if (a->identity == identity && !a->inherited)
            return a;
    return NULL;
}

static int64_t identity_of(int descriptor, uint64_t *identity) {
    arena_head head;
    ssize_t got = pread(descriptor, &head, sizeof head, 0);
    if (got != (ssize_t)sizeof head || memcmp(head.magic, magic, sizeof magic))
        return th_fail(TH_RUNTIME, "the received file is not shared memory of tensors");
    *identity = head.identity;
    return 0;
}

/* Call with the lock held. */
static arena *attach(int descriptor, const char *path) {
    uint64_t identity;
    if (identity_of(descriptor, &identity))
        return NULL;
    arena *a = known(identity);
    if (!a) {
        const int own = th_file_reopen(descriptor);
        const int mine = own >= 0 ? own : dup(descriptor);
        a = mine < 0 ? NULL : open_arena(mine, path ? strdup(path) : NULL, false);
        if (mine < 0)
            th_system_fail("shared memory: no descriptor is free to receive it", 0);
        if (!a)
            return NULL;
        a->slot = NOBODY;
        if (own >= 0)
            take_slot(a);
    }
    a->guests++;
    return a;
}

arena *th_share_attach(int descriptor) {
    pthread_mutex_lock(&th_share_lock);
    arena *a = attach(descriptor, NULL);
    pthread_mutex_unlock(&th_share_lock);
    return a;
}

arena *th_share_attach_path(const char *path) {
    pthread_mutex_lock(&th_share_lock);
    int descriptor = open(path, O_RDWR | O_CLOEXEC);
    arena *a = descriptor < 0 ? NULL : attach(descriptor, path);
    if (descriptor < 0)
        th_system_fail("the shared memory of a received tensor is gone: its sender has ended", 0);
    else
        close(descriptor);
    pthread_mutex_unlock(&th_share_lock);
    return a;
}

void th_share_detach(arena *a) {
    pthread_mutex_lock(&th_share_lock);
    a->guests--;
    th_arena_settle(a);
    pthread_mutex_unlock(&th_share_lock);
}

const char *th_share_path(const arena *a) { return a->path; }
uint64_t th_share_identity(const arena *a) { return a->identity; }

/* --- freeing an arena --- */

void th_arena_free(arena *a) {
    while (a->blocks) {
        block *b = a->blocks;
        a->blocks = b->sibling;
        th_block_forget(b);
    }
    while (a->segments)
        th_arena_unmap(a->segments);
    for (arena **link = &th_arenas; *link; link = &(*link)->next)
        if (*link == a) {
            *link = a->next;
            break;
        }
    if (current == a)
        current = NULL;
    if (a->own && !a->inherited)
        th_file_forget(a->path);
    else if (!a->inherited && a->slot != NOBODY && !a->pinned) /* every bit of the slot is clear */
        __atomic_store_n(&a->head->slot_used[a->slot], 0, __ATOMIC_RELEASE);
    munmap(a->head, PAGE);
    close(a->descriptor);
    free(a->path);
    free(a);
}

static bool worth_keeping(const arena *a) {
    struct stat status;
    int idle = 0;
    for (const arena *other = th_arenas; other; other = other->next)
        idle += !other->own && !other->live && !other->guests;
    return idle <= IDLE_ARENAS && !fstat(a->descriptor, &status)
           && (int64_t)status.st_blocks * 512 <= IDLE_BYTES && th_file_is_locked(a->descriptor, 0);
}

void th_arena_settle(arena *a) {
    if (a->live || a->guests)
        return;
    if (a->inherited || (a->own ? a->retired : !worth_keeping(a)))
        th_arena_free(a);
}

void th_share_count(share_counts *counts) {
    *counts = (share_counts){0};
    pthread_mutex_lock(&th_share_lock);
    for (const arena *a = th_arenas; a; a = a->next) {
        counts->arenas++;
        counts->descriptors++;
        counts->blocks += a->live;
        counts->waiting += a->waiting_count;
        counts->checks += a->checks;
        for (const segment *s = a->segments; s; s = s->next) {
            counts->segments++;
            counts->mapped_bytes += s->bytes;
        }
    }
    pthread_mutex_unlock(&th_share_lock);
}

/* --- fork: a child has all mappings and descriptors, and may use any of them --- */

static void before_fork(void) { pthread_mutex_lock(&th_share_lock); }

static void retire_and_pin(void) {
    if (current && current->live) {
        current->retired = true;
        current = NULL;
    }
    th_blocks_pin();
}

static void in_parent(void) {
    retire_and_pin();
    pthread_mutex_unlock(&th_share_lock);
}

static void in_child(void) {
    retire_and_pin();
    current = NULL;
    for (arena *a = th_arenas, *next; a; a = next) {
        next = a->next;
        a->inherited = true;
        th_arena_settle(a);
    }
    pthread_mutex_unlock(&th_share_lock);
}

static __attribute__((constructor)) void watch_forks(void) {
    pthread_atfork(before_fork, in_parent, in_child);
}

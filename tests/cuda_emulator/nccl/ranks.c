/* ranks.c: the stand-in's communicators of several processes: each writes its input into a file that all of them map,
   and reads what the others wrote. */
#define _GNU_SOURCE
#include "ranks.h"

#include <fcntl.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { SLOT = 16 << 20 }; /* bytes for each rank */

struct shared {
    atomic_int arrived, round;
    char slots[];
};

void ranks_name(char *identity) {
    static int made;
    snprintf(identity, 128, "/dev/shm/nccl-stand-in-%d-%d", (int)getpid(), made++);
}

static void meet(shared *s, int ranks) {
    const int round = atomic_load(&s->round);
    if (atomic_fetch_add(&s->arrived, 1) + 1 == ranks) {
        atomic_store(&s->arrived, 0);
        atomic_fetch_add(&s->round, 1);
    }
    while (atomic_load(&s->round) == round)
        sched_yield();
}

shared *ranks_join(const char *identity, int ranks) {
    const size_t bytes = sizeof(shared) + (size_t)ranks * SLOT;
    const int file = open(identity, O_RDWR | O_CREAT, 0600);
    if (file < 0 || ftruncate(file, (off_t)bytes))
        return NULL;
    shared *s = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (s == MAP_FAILED)
        return NULL;
    meet(s, ranks);
    unlink(identity);
    return s;
}

void ranks_leave(shared *s, int ranks) { munmap(s, sizeof(shared) + (size_t)ranks * SLOT); }

char *ranks_exchange(shared *s, int rank, int ranks, const void *own, size_t bytes) {
    char *all = bytes <= SLOT ? malloc(bytes * (size_t)ranks + 1) : NULL;
    if (!all)
        return NULL;
    memcpy(s->slots + (size_t)rank * SLOT, own, bytes);
    meet(s, ranks);
    for (int r = 0; r < ranks; r++)
        memcpy(all + bytes * (size_t)r, s->slots + (size_t)r * SLOT, bytes);
    meet(s, ranks);
    return all;
}

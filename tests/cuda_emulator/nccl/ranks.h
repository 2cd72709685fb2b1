/* ranks.h: what nccl.c and ranks.c know of each other. */
#pragma once
#include <stddef.h>

typedef struct shared shared;

void ranks_name(char *identity);                     /* 128 bytes */
shared *ranks_join(const char *identity, int ranks); /* waits for all; NULL: it failed */
void ranks_leave(shared *s, int ranks);
/* The inputs of all ranks, one behind the other, which the caller frees; NULL: too large. */
char *ranks_exchange(shared *s, int rank, int ranks, const void *own, size_t bytes);

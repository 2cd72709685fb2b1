/* table.c: hash table of the blocks known to this process, by position. */
#include <stdlib.h>

#include "share/arena.h"

static block **table;
static int64_t capacity, count; /* the capacity is a power of two */

static block **bucket(uint64_t identity, int64_t at) {
    uint64_t mixed = (identity ^ (uint64_t)at) * 0x9e3779b97f4a7c15u;
    return &table[(mixed >> 20) & (uint64_t)(capacity - 1)];
}

static void put(block *b) {
    block **head = bucket(b->in->in->identity, b->at);
    b->chain = *head;
    *head = b;
}

static int grow(void) {
    if (count < capacity)
        return 0;
    const int64_t old = capacity, wanted = capacity ? 2 * capacity : 256;
    block **before = table, **after = calloc((size_t)wanted, sizeof *after);
    if (!after)
        return th_system_fail("cannot share memory", wanted * (int64_t)sizeof *after);
    table = after;
    capacity = wanted;
    for (int64_t i = 0; i < old; i++)
        for (block *b = before[i], *next; b; b = next) {
            next = b->chain;
            put(b);
        }
    free(before);
    return 0;
}

block *th_block_new(segment *in, int64_t at, int64_t bytes, bool own) {
    block *b = grow() ? NULL : calloc(1, sizeof *b);
    if (!b)
        return NULL;
    *b = (block){.in = in, .at = at, .bytes = bytes, .own = own};
    put(b);
    count++;
    return b;
}

block *th_block_find(uint64_t identity, int64_t at) {
    for (block *b = capacity ? *bucket(identity, at) : NULL; b; b = b->chain)
        if (b->at == at && b->in->in->identity == identity)
            return b;
    return NULL;
}

void th_block_forget(block *b) {
    block **link = bucket(b->in->in->identity, b->at);
    while (*link != b)
        link = &(*link)->chain;
    *link = b->chain;
    count--;
    free(b);
}

void th_blocks_pin(void) {
    for (int64_t i = 0; i < capacity; i++)
        for (block *b = table[i]; b; b = b->chain)
            if (!b->own) {
                b->pinned = true;
                b->in->in->pinned = true;
            }
}

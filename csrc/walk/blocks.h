/* blocks.h: copies of short blocks, each by two words that overlap, for kernels that move many. */
#pragma once
#include <stdint.h>
#include <string.h>

/* Copy a block of more than half `word` bytes, at most twice as many; a word of 0: of any size. `word` is
   constant in the caller's loop. */
static inline __attribute__((always_inline)) void th_copy_block(char *to, const char *from,
                                                                int64_t bytes, const int word) {
    if (!word) {
        memcpy(to, from, (size_t)bytes);
        return;
    }
    char first[32], last[32];
    __builtin_memcpy(first, from, (size_t)word);
    __builtin_memcpy(last, from + bytes - word, (size_t)word);
    __builtin_memcpy(to, first, (size_t)word);
    __builtin_memcpy(to + bytes - word, last, (size_t)word);
}

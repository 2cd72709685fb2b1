/* short_rows.c: moves rows of a few elements that are contiguous on both sides, or reversed on one, such as parts
   of channels_last images: one loop with words of the row's size. */
#include "walk/blocks.h"
#include "walk/space.h"

#define MOST 256    /* bytes of a row; longer rows are worth a call each */
#define REVERSED 64 /* bytes of a reversed row */

/* Copy `count` elements that precede and include *from, in reverse. */
#define REVERSE(T)                                                                                 \
    static inline __attribute__((always_inline)) void reverse_##T(char *to, const char *from,      \
                                                                  int64_t count) {                 \
        enum { n = 16 / sizeof(T) };                                                               \
        typedef T lanes __attribute__((vector_size(16), aligned(1), may_alias));                   \
        const T *last = (const T *)from;                                                           \
        lanes order;                                                                               \
        _Pragma("GCC unroll 16") for (int k = 0; k < n; k++) order[k] = (T)(n - 1 - k);            \
        if (count < n) {                                                                           \
            for (int64_t i = 0; i < count; i++)                                                    \
                ((T *)to)[i] = last[-i];                                                           \
            return;                                                                                \
        }                                                                                          \
        for (int64_t i = 0; i < count; i += n) { /* the last vector may overlap the one before */  \
            const int64_t at = i + n <= count ? i : count - n;                                     \
            const lanes some = *(const lanes *)(last - at - (n - 1));                              \
            *(lanes *)((T *)to + at) = __builtin_shuffle(some, order);                             \
        }                                                                                          \
    }
REVERSE(uint8_t)
REVERSE(uint16_t)
REVERSE(uint32_t)
REVERSE(uint64_t)

bool th_moves_short_rows(const space *s) {
    const task *w = s->w;
    const int64_t bytes = s->size[0] * s->item[0];
    return w->kernel == &th_move_kernel && s->ndim > 1 && w->operands[1].t && s->size[1] >= 8
           && s->step[0][0] == s->item[0]
           && ((s->step[0][1] == s->item[0] && bytes <= MOST)
               || (s->step[0][1] == -s->item[0] && bytes <= REVERSED && s->item[0] <= 8));
}

typedef struct stretch {
    char *to;
    const char *from;
    int64_t to_step, from_step, rows, bytes;
} stretch;

CLONES static void copy(stretch s) {
    const int64_t bytes = s.bytes;
#define COPY(word)                                                                                 \
    for (int64_t r = 0; r < s.rows; r++, s.to += s.to_step, s.from += s.from_step)                 \
        th_copy_block(s.to, s.from, bytes, word);
    TH_BY_WORD(bytes, COPY)
}

CLONES static void reverse(stretch s, int item) {
#define REVERSE_ROWS(T)                                                                            \
    for (int64_t r = 0; r < s.rows; r++, s.to += s.to_step, s.from += s.from_step)                 \
        reverse_##T(s.to, s.from, s.bytes / (int64_t)sizeof(T));                                   \
    break;
    switch (item) {
    case 1: REVERSE_ROWS(uint8_t)
    case 2: REVERSE_ROWS(uint16_t)
    case 4: REVERSE_ROWS(uint32_t)
    default: REVERSE_ROWS(uint64_t)
    }
}

/* Move rows begin to end. */
void th_move_rows(int64_t begin, int64_t end, void *context) {
    const space *s = context;
    for (int64_t rows; begin < end; begin += rows) {
        char *at[2] = {s->at[0], s->at[1]};
        int64_t rest = begin;
        for (int d = 1; d < s->ndim; d++) {
            for (int k = 0; k < 2; k++)
                at[k] += rest % s->size[d] * s->step[d][k];
            rest /= s->size[d];
        }
        const int64_t left = s->size[1] - begin % s->size[1];
        rows = left < end - begin ? left : end - begin;
        const stretch part = {at[0],         at[1], s->step[1][0],
                              s->step[1][1], rows,  s->size[0] * s->item[0]};
        if (s->step[0][1] < 0)
            reverse(part, s->item[0]);
        else
            copy(part);
    }
}

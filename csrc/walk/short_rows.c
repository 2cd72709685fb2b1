/* short_rows.c: moves rows of a few elements that are contiguous on both sides, or reversed on one, such as parts
   of channels_last images: one loop with words of the row's size. */
#include "walk/blocks.h"
#include "walk/space.h"

#define MOST 256   /* bytes of a row; longer rows are worth a call each */
#define FAR 524288 /* bytes of rows that are prefetched */
#define AHEAD 1024 /* bytes between a row and the one that it prefetches, at least */
#define LINE 64
#define REVERSED 4096 /* elements of a reversed row */

typedef struct stretch {
    char *to;
    const char *from;
    int64_t to_step, from_step, rows, bytes;
} stretch;

#define INLINE static inline __attribute__((always_inline))

/* A CPU expects no ascending rows whose elements descend: rows beyond the second-level cache are requested. */
INLINE int64_t rows_ahead(const stretch *s) {
    const int64_t step = s->from_step < 0 ? -s->from_step : s->from_step;
    return s->rows * s->bytes < FAR || !step ? s->rows : (AHEAD + step - 1) / step;
}
INLINE void prefetch_row(const stretch *s, int64_t row, int64_t ahead) {
    const char *next = s->from + ahead * s->from_step;
    for (int64_t i = 0; row + ahead < s->rows && i < s->bytes; i += LINE)
        __builtin_prefetch(next - i);
}

#define TEMPLATE "walk/reverse_sizes.h"
#include "base/each/word.h"

bool th_moves_short_rows(const space *s) {
    const task *w = s->w;
    const int64_t bytes = s->size[0] * s->item[0];
    return w->kernel == &th_move_kernel && s->ndim > 1 && w->operands[1].t && s->size[1] >= 8
           && s->step[0][0] == s->item[0]
           && ((s->step[0][1] == s->item[0] && bytes <= MOST)
               || (s->step[0][1] == -s->item[0] && s->size[0] <= REVERSED));
}

/* Elements of 16 bytes are vectors as they are. */
INLINE void reverse_rows_16(stretch s) {
    typedef uint64_t lanes __attribute__((vector_size(16), aligned(1), may_alias));
    const int64_t count = s.bytes / (int64_t)sizeof(lanes);
    const int64_t ahead = rows_ahead(&s);
    for (int64_t r = 0; r < s.rows; r++, s.to += s.to_step, s.from += s.from_step) {
        prefetch_row(&s, r, ahead);
        for (int64_t i = 0; i < count; i++)
            ((lanes *)s.to)[i] = ((const lanes *)s.from)[-i];
    }
}

/* Copy rows of at most half a vector that follow each other, such as the colours of pixels, in
   reverse order: a shuffle moves several. Vectors read bytes of the rows before theirs, and write
   bytes that the rows after theirs overwrite. */
CLONES static void reverse_order(stretch s) {
    typedef uint8_t lanes __attribute__((vector_size(16), aligned(1), may_alias));
    const int64_t bytes = s.bytes, each = 16 / bytes, group = each * bytes;
    lanes order;
    for (int64_t i = 0; i < 16; i++)
        order[i] = (uint8_t)((each - 1 - i / bytes) * bytes + i % bytes);
    const int64_t head = s.rows < each ? s.rows : each;
    char *to = s.to;
    const char *from = s.from;
    int64_t row = 0;
    for (; row < head; row++, to += bytes, from -= bytes)
        memcpy(to, from, (size_t)bytes);
    for (; row + 2 * each <= s.rows; row += each, to += group, from -= group)
        *(lanes *)to = __builtin_shuffle(*(const lanes *)(from + bytes - group), order);
    for (; row < s.rows; row++, to += bytes, from -= bytes)
        memcpy(to, from, (size_t)bytes);
}

CLONES static void copy(stretch s) {
    const int64_t bytes = s.bytes;
#define COPY(word)                                                                                 \
    for (int64_t r = 0; r < s.rows; r++, s.to += s.to_step, s.from += s.from_step)                 \
        th_copy_block(s.to, s.from, bytes, word);
#include "walk/copy_by_word.h"
}

CLONES static void reverse(stretch s, int item) {
    switch (item) {
    case 1: reverse_rows_1(s); break;
    case 2: reverse_rows_2(s); break;
    case 4: reverse_rows_4(s); break;
    case 8: reverse_rows_8(s); break;
    default: reverse_rows_16(s);
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
        else if (part.bytes <= 8 && part.to_step == part.bytes && part.from_step == -part.bytes)
            reverse_order(part);
        else
            copy(part);
    }
}

/* expand.c: expands the padded input, with one copy of each row per horizontal tap. */
#include <string.h>

#include "kernels/conv/conv.h"

enum { CHUNK = 16 }; /* rows are copied in whole chunks; every plane has room for one more */

/* Number the residues of dilation * k modulo the stride in order of appearance. */
static int64_t number_residues(int64_t kernel, int64_t stride, int64_t dilation, int64_t *slot,
                               int64_t *residue) {
    int64_t slots = 0;
    for (int64_t k = 0; k < kernel; k++) {
        int64_t wanted = k * dilation % stride;
        slot[k] = 0;
        while (slot[k] < slots && residue[slot[k]] != wanted)
            slot[k]++;
        if (slot[k] == slots)
            residue[slots++] = wanted;
    }
    return slots;
}

/* Few outputs per group do not repay the copies, unless the rows are short. */
bool th_conv_suits_flat(const convolution *v) {
    int64_t beyond = (v->kernel[1] - 1) * v->dilation[1];
    return v->stride[0] == 1 && v->stride[1] == 1 && th_conv_outputs(v) <= 12
           && beyond * 4 <= v->result[1];
}

int th_expand_begin(expansion *e, const convolution *v, bool flat) {
    *e = (expansion){.v = v, .flat = flat};
    int64_t bytes = 2 * (v->kernel[0] + v->kernel[1]) * (int64_t)sizeof(int64_t);
    int64_t *table = th_allocate(bytes);
    if (!table)
        return -1;
    for (int d = 0; d < 2; d++) {
        e->slot[d] = table;
        e->residue[d] = table + v->kernel[d];
        table += 2 * v->kernel[d];
        e->slots[d] = number_residues(v->kernel[d], v->stride[d], v->dilation[d], e->slot[d],
                                      e->residue[d]);
    }
    return 0;
}

void th_expand_end(expansion *e) {
    const convolution *v = e->v;
    th_release(e->slot[0], 2 * (v->kernel[0] + v->kernel[1]) * (int64_t)sizeof(int64_t));
}

/* Distance from the first to the last tap, in steps of the stride. */
static int64_t reach(const convolution *v, int d) {
    return (v->kernel[d] - 1) * v->dilation[d] / v->stride[d];
}

void th_expand_band(expansion *e, int64_t first, int64_t rows) {
    const convolution *v = e->v;
    e->first = first;
    e->rows = rows;
    e->span = rows + reach(v, 0);
    e->pitch = v->result[1] + (e->flat ? reach(v, 1) : 0);
    e->plane = (e->span * e->pitch + 2 * CHUNK - 1) / CHUNK * CHUNK;
    e->channel = e->flat ? e->plane : v->kernel[1] * e->slots[0] * e->plane;
}

void th_expand_offsets(const expansion *e, int64_t channels, int64_t *offset) {
    const convolution *v = e->v;
    for (int64_t c = 0; c < channels; c++) {
        for (int64_t y = 0; y < v->kernel[0]; y++) {
            int64_t row = c * e->channel + y * v->dilation[0] / v->stride[0] * e->pitch;
            for (int64_t x = 0; x < v->kernel[1]; x++) {
                *offset++ = row
                            + (e->flat ? x * v->dilation[1]
                                       : (x * e->slots[0] + e->slot[0][y]) * e->plane);
            }
        }
    }
}

static int64_t phase_length(const expansion *e) {
    return (e->v->result[1] + reach(e->v, 1) + 2 * CHUNK - 1) / CHUNK * CHUNK;
}

int64_t th_expand_scratch(const expansion *e) {
    return e->flat ? 0 : e->slots[1] * e->span * phase_length(e);
}

/* Copy in fixed sizes, overlapping at the end: rows are short, and a call per row is expensive. */
static inline void copy_row(float *to, const float *from, int64_t count) {
#define COPY(size)                                                                                 \
    for (int64_t j = 0; j < count; j += size) {                                                    \
        int64_t at = th_least(j, count - size);                                                    \
        memcpy(to + at, from + at, size * sizeof(float));                                          \
    }
    if (count >= CHUNK)
        COPY(CHUNK)
    else if (count >= CHUNK / 2)
        COPY(CHUNK / 2)
    else if (count >= CHUNK / 4)
        COPY(CHUNK / 4)
    else
        COPY(1)
#undef COPY
}

/* The elements 0, 2, 4 and so on of `from`. The second load begins one before its first element, so
   that it does not read beyond the last. */
typedef float eight __attribute__((vector_size(32), aligned(4), may_alias));
typedef float four __attribute__((vector_size(16), aligned(4), may_alias));
typedef int eight_lanes __attribute__((vector_size(32)));
typedef int four_lanes __attribute__((vector_size(16)));
static inline __attribute__((always_inline)) eight even_eight(const float *from) {
    const eight_lanes even = {0, 2, 4, 6, 9, 11, 13, 15};
    return __builtin_shuffle(*(const eight *)from, *(const eight *)(from + 7), even);
}
static inline __attribute__((always_inline)) four even_four(const float *from) {
    const four_lanes even = {0, 2, 5, 7};
    return __builtin_shuffle(*(const four *)from, *(const four *)(from + 3), even);
}

/* to[j] = from[j * stride] */
static inline void gather(float *to, const float *from, int64_t stride, int64_t count) {
    if (stride == 1)
        copy_row(to, from, count);
    else if (stride == 2 && count >= 8)
        for (int64_t j = 0; j < count; j += 8) {
            const int64_t at = th_least(j, count - 8);
            *(eight *)(to + at) = even_eight(from + 2 * at);
        }
    else if (stride == 2 && count >= 4)
        for (int64_t j = 0; j < count; j += 4) {
            const int64_t at = th_least(j, count - 4);
            *(four *)(to + at) = even_four(from + 2 * at);
        }
    else
        for (int64_t j = 0; j < count; j++)
            to[j] = from[stride * j];
}

/* Fill every input row of a slot with one residue of its columns; phase keeps zeros as padding. */
CLONES static void fill_phase(const expansion *e, const float *plane, int64_t slot, int64_t residue,
                              float *phase, int64_t pitch) {
    const convolution *v = e->v;
    int64_t stride = v->stride[1], shift = v->padding[1] - residue;
    int64_t length = v->result[1] + reach(v, 1), last = v->size[1] - 1 + shift;
    int64_t begin = shift > 0 ? th_ratio_up(shift, stride) : 0;
    int64_t end = last < 0 ? 0 : th_least(last / stride + 1, length);
    int64_t y = e->first * v->stride[0] + e->residue[0][slot] - v->padding[0];
    for (int64_t r = 0; r < e->span; r++, y += v->stride[0], phase += pitch) {
        if (y < 0 || y >= v->size[0]) {
            memset(phase, 0, (size_t)length * sizeof(float));
        } else if (begin < end) {
            gather(phase + begin, plane + y * v->size[1] + begin * stride - shift, stride,
                   end - begin);
        }
    }
}

CLONES static void copy_rows(float *to, int64_t width, const float *from, int64_t pitch,
                             int64_t rows) {
    for (int64_t r = 0; r < rows; r++, to += width, from += pitch) {
        if (width <= CHUNK / 2) {
            memcpy(to, from, CHUNK / 2 * sizeof(float));
            continue;
        }
        for (int64_t j = 0; j < width; j += CHUNK)
            memcpy(to + j, from + j, CHUNK * sizeof(float));
    }
}

static void expand_slot(const expansion *e, const float *plane, int64_t slot, float *expanded,
                        float *scratch) {
    const convolution *v = e->v;
    int64_t length = phase_length(e), phase = e->span * length;
    for (int64_t s = 0; s < e->slots[1]; s++)
        fill_phase(e, plane, slot, e->residue[1][s], scratch + s * phase, length);
    for (int64_t x = 0; x < v->kernel[1]; x++) {
        copy_rows(expanded + (x * e->slots[0] + slot) * e->plane, v->result[1],
                  scratch + e->slot[1][x] * phase + x * v->dilation[1] / v->stride[1], length,
                  e->span);
    }
}

void th_expand(const expansion *e, const float *input, int64_t channels, float *expanded,
               float *scratch) {
    int64_t pixels = th_conv_pixels(e->v);
    memset(scratch, 0, (size_t)th_expand_scratch(e) * sizeof(float));
    for (int64_t c = 0; c < channels; c++, input += pixels, expanded += e->channel) {
        if (e->flat) {
            memset(expanded, 0, (size_t)e->channel * sizeof(float));
            fill_phase(e, input, 0, 0, expanded, e->pitch);
        }
        for (int64_t slot = 0; !e->flat && slot < e->slots[0]; slot++)
            expand_slot(e, input, slot, expanded, scratch);
    }
}

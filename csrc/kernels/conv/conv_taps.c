/* conv_taps.c: computes the runs of cells of a convolution. */
#include "kernels/conv/conv_taps.h"

#include <string.h>

/* Targets first + j * step, j < count, and their taps. */
typedef struct axis_group {
    int64_t first, step, count, tap, taps;
} axis_group;

/* One of the two dimensions. at: the coordinate that a tap reads for a group's first target. */
typedef struct axis {
    int64_t sources, targets, kernel;
    int64_t extent; /* number of source coordinates */
    int64_t length; /* coordinates per residue, if the source is sorted by residues */
    int64_t *coordinate, *tap, *at;
    int64_t groups;
    axis_group *group;
    void *memory;
    int64_t bytes;
} axis;

static int begin_axis(axis *x, const convolution *v, int d, bool input, bool whole) {
    *x = (axis){.sources = input ? v->result[d] : v->size[d],
                .targets = input ? v->size[d] : v->result[d],
                .kernel = v->kernel[d]};
    int64_t taps = x->kernel * (whole ? 2 : x->targets);
    x->bytes = (x->sources + 2 * taps) * (int64_t)sizeof(int64_t)
               + x->targets * (int64_t)sizeof(axis_group);
    x->memory = x->coordinate = th_allocate(x->bytes);
    if (!x->memory)
        return -1;
    for (int64_t i = 0; i < x->sources; i++)
        x->coordinate[i] = -1;
    x->tap = x->coordinate + x->sources;
    x->at = x->tap + taps;
    x->group = (axis_group *)(x->at + taps);
    return 0;
}

/* Return the source that tap k reads for a target, or -1. */
static int64_t source_of(const convolution *v, int d, bool input, int64_t target, int64_t k) {
    int64_t reach = k * v->dilation[d] - v->padding[d];
    if (!input) {
        int64_t at = target * v->stride[d] + reach;
        return at >= 0 && at < v->size[d] ? at : -1;
    }
    int64_t at = target - reach;
    return at >= 0 && at % v->stride[d] == 0 && at / v->stride[d] < v->result[d] ? at / v->stride[d]
                                                                                 : -1;
}

/* One group per target; sources that no tap reads have no coordinate. */
static void separate(axis *x, const convolution *v, int d, bool input) {
    int64_t taps = 0;
    for (int64_t t = 0; t < x->targets; t++) {
        int64_t begin = taps;
        for (int64_t k = 0; k < x->kernel; k++) {
            int64_t source = source_of(v, d, input, t, k);
            if (source >= 0) {
                x->coordinate[source] = 0;
                x->tap[taps] = k;
                x->at[taps++] = source;
            }
        }
        x->group[x->groups++] = (axis_group){t, 1, 1, begin, taps - begin};
    }
    for (int64_t i = 0; i < x->sources; i++)
        if (x->coordinate[i] == 0)
            x->coordinate[i] = x->extent++;
    for (int64_t i = 0; i < taps; i++)
        x->at[i] = x->coordinate[x->at[i]];
}

/* All results as one group: padded inputs, sorted by their residue modulo the stride. */
static void gather_results(axis *x, const convolution *v, int d) {
    int64_t stride = v->stride[d], *residue = x->at + x->kernel, slots = 0;
    int64_t length = x->targets + (x->kernel - 1) * v->dilation[d] / stride;
    for (int64_t k = 0; k < x->kernel; k++) {
        int64_t reach = k * v->dilation[d], slot = 0;
        while (slot < slots && residue[slot] != reach % stride)
            slot++;
        if (slot == slots)
            residue[slots++] = reach % stride;
        x->tap[k] = k;
        x->at[k] = slot * length + reach / stride;
    }
    for (int64_t slot = 0; slot < slots; slot++) {
        int64_t begin = residue[slot] - v->padding[d];
        int64_t from = begin < 0 ? th_ratio_up(-begin, stride) : 0;
        for (int64_t j = from; j < length && begin + j * stride < x->sources; j++)
            x->coordinate[begin + j * stride] = slot * length + j;
    }
    x->extent = slots * length;
    x->length = length;
    x->group[x->groups++] = (axis_group){0, 1, x->targets, 0, x->kernel};
}

/* Inputs of one residue modulo the stride as one group. */
static void gather_inputs(axis *x, const convolution *v, int d) {
    int64_t stride = v->stride[d], taps = 0, before = 0, after = x->sources;
    for (int64_t t = 0; t < th_least(stride, x->targets); t++) {
        int64_t at = (t + v->padding[d]) / stride, begin = taps;
        int64_t count = th_ratio_up(x->targets - t, stride);
        for (int64_t k = 0; k < x->kernel; k++) {
            int64_t reach = k * v->dilation[d];
            if (reach % stride == (t + v->padding[d]) % stride) {
                x->tap[taps] = k;
                x->at[taps] = at - reach / stride;
                before = th_most(before, -x->at[taps]);
                after = th_most(after, x->at[taps++] + count);
            }
        }
        x->group[x->groups++] = (axis_group){t, stride, count, begin, taps - begin};
    }
    for (int64_t i = 0; i < taps; i++)
        x->at[i] += before;
    for (int64_t i = 0; i < x->sources; i++)
        x->coordinate[i] = before + i;
    x->extent = before + after;
}

static int make_axis(axis *x, const convolution *v, int d, bool input, bool whole) {
    if (begin_axis(x, v, d, input, whole))
        return -1;
    if (!whole)
        separate(x, v, d, input);
    else if (input)
        gather_inputs(x, v, d);
    else
        gather_results(x, v, d);
    x->length = x->length ? x->length : x->extent;
    return 0;
}

/* Each residue of columns has its own plane, which keeps rows short. */
static int64_t cell_at(const axis *y, const axis *x, int64_t row, int64_t column) {
    return (column / x->length * y->extent + row) * x->length + column % x->length;
}

/* Fill the run of two groups, whose cells begin at `cell`; return the number of cells. */
static int64_t add_run(cells *s, const convolution *v, const axis *y, const axis *x,
                       const axis_group *gy, const axis_group *gx, int64_t cell, int64_t position) {
    int64_t pitch = gy->count > 1 ? x->length : gx->count;
    int64_t count = (gy->count - 1) * pitch + gx->count, width = x->targets;
    bool live = gy->taps * gx->taps > 0;
    for (int64_t j = 0; j < gy->count; j++)
        for (int64_t i = 0; i < gx->count; i++)
            s->to[(gy->first + j * gy->step) * width + gx->first + i * gx->step] =
                live ? cell + j * pitch + i : -1;
    if (!live)
        return 0;
    cell_run *r = &s->run[s->runs++];
    *r = (cell_run){.base = cell * s->images,
                    .lanes = count * s->images,
                    .place = position,
                    .places = gy->taps * gx->taps};
    for (int64_t j = 0; j < gy->taps; j++) {
        for (int64_t i = 0; i < gx->taps; i++) {
            s->place[position++] = (tap_place){
                y->tap[gy->tap + j] * v->kernel[1] + x->tap[gx->tap + i],
                cell_at(y, x, y->at[gy->tap + j], x->at[gx->tap + i]) * s->cell};
        }
    }
    s->longest = th_most(s->longest, r->lanes);
    return count;
}

static int fill_cells(cells *s, const convolution *v, const axis *y, const axis *x) {
    int64_t sources = y->sources * x->sources, targets = y->targets * x->targets, taps[2] = {0, 0};
    const axis *const both[2] = {y, x};
    for (int d = 0; d < 2; d++)
        for (int64_t i = 0; i < both[d]->groups; i++)
            taps[d] += both[d]->group[i].taps;
    int64_t runs = y->groups * x->groups, places = taps[0] * taps[1], used = 0;
    s->bytes = (sources + targets) * (int64_t)sizeof(int64_t) + runs * (int64_t)sizeof(cell_run)
               + places * (int64_t)sizeof(tap_place);
    s->memory = s->from = th_allocate(s->bytes);
    if (!s->memory)
        return -1;
    s->to = s->from + sources;
    s->run = (cell_run *)(s->to + targets);
    s->place = (tap_place *)(s->run + runs);
    for (int64_t i = 0; i < sources; i++) {
        int64_t row = y->coordinate[i / x->sources], column = x->coordinate[i % x->sources];
        s->from[i] = row < 0 || column < 0 ? -1 : cell_at(y, x, row, column);
        used += s->from[i] >= 0;
    }
    s->source = th_most(y->extent * x->extent, 1) * s->images; /* at least one, read by no tap */
    s->cell = s->images;
    s->layer = s->source = s->block > 1 ? s->source : th_pitch(s->source);
    if (s->block > 1) {
        s->cell = s->block * s->images;
        s->layer = s->images;
    }
    s->padded = used * s->images < s->source;
    int64_t cell = 0, place = 0;
    for (int64_t j = 0; j < y->groups; j++) {
        for (int64_t i = 0; i < x->groups; i++) {
            cell += add_run(s, v, y, x, &y->group[j], &x->group[i], cell, place);
            place += y->group[j].taps * x->group[i].taps;
        }
    }
    s->target = th_pitch(cell * s->images);
    return 0;
}

int th_cells_begin(cells *s, const convolution *v, bool input, sharing by, int64_t images,
                   int64_t block) {
    axis y, x;
    *s = (cells){.images = images, .block = by == TH_BY_CELL ? block : 1};
    if (make_axis(&y, v, 0, input, by == TH_BY_MAP))
        return -1;
    int failed = make_axis(&x, v, 1, input, by != TH_BY_CELL);
    if (!failed) {
        failed = fill_cells(s, v, &y, &x);
        th_release(x.memory, x.bytes);
    }
    th_release(y.memory, y.bytes);
    return failed;
}

void th_cells_end(cells *s) { th_release(s->memory, s->bytes); }

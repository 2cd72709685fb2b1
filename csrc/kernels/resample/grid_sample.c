/* grid_sample.c: samples planes and volumes at the positions of a grid. The element of a result is a sum over a window
   of elements around its position, weighted along each dim. Windows are computed once for a block of points, and serve
   all channels. */
#include "grid_sample.h"

#include <math.h>

#include "walk/dense.h"

enum { POINTS = 64, DIMS = 3, TAPS = 4, CHANNELS = 4, LANES = 16 };
enum { BILINEAR, NEAREST, BICUBIC };
enum { ZEROS, BORDER, REFLECTION };
static const int taps_of[] = {2, 1, TAPS};

/* Dims are depth, height and width; planes have depth 1. Steps and offsets count elements. */
typedef struct sampling {
    int dims, mode, edges;
    bool align;
    bool rows,
        last; /* windows have rows of four elements in a line; the channels of an element do */
    int64_t images, channels, points, blocks, groups, group;
    int64_t size[DIMS], step[DIMS], image, channel;
    int width[DIMS], taps; /* elements of a window */
    int64_t offset[TAPS * TAPS];
    const void *planes, *grid;
    void *side, *to; /* elements by point: results or their gradients; a gradient */
} sampling;

typedef double four_doubles __attribute__((vector_size(32)));

#define INLINE static inline __attribute__((always_inline))
#define CHUNK ((int)(256 / sizeof(T))) /* channels of a tile */
#define EACH_TAP(t) _Pragma("GCC unroll 16") for (int t = 0; t < taps; t++)
#define EACH_CHANNEL(c) _Pragma("GCC unroll 4") for (int c = 0; c < channels; c++)
#define TEMPLATE "kernels/resample/grid_windows.h"
#include "base/each/floating.h"
#define TEMPLATE "kernels/resample/grid_loops.h"
#include "base/each/floating.h"

/* The layout of planes, and the windows in it. */
static void lay_out(sampling *s, const tensor *planes) {
    const int64_t *stride = th_stride(planes);
    int64_t *offset = s->offset;
    s->image = stride[0];
    s->channel = stride[1];
    for (int d = 0; d < DIMS; d++) {
        const int own = d - DIMS + s->dims;
        s->size[d] = own < 0 ? 1 : planes->size[2 + own];
        s->step[d] = own < 0 ? 0 : stride[2 + own];
        s->width[d] = s->size[d] < taps_of[s->mode] ? (int)s->size[d] : taps_of[s->mode];
    }
    for (int z = 0; z < s->width[0]; z++)
        for (int y = 0; y < s->width[1]; y++)
            for (int x = 0; x < s->width[2]; x++)
                *offset++ = z * s->step[0] + y * s->step[1] + x * s->step[2];
    s->taps = (int)(offset - s->offset);
    s->rows = s->step[2] == 1 && (s->mode == BICUBIC ? s->taps == TAPS * TAPS : s->width[2] == 2);
    s->last = s->channel == 1 && s->channels >= LANES / 2;
}

static sampling sampling_of(const tensor *input, const tensor *grid, int64_t mode, int64_t edges,
                            bool align) {
    sampling s = {.dims = input->ndim - 2, .mode = (int)mode, .edges = (int)edges, .align = align};
    s.images = input->size[0];
    s.channels = input->size[1];
    s.points = 1;
    for (int d = 1; d < grid->ndim - 1; d++)
        s.points *= grid->size[d];
    s.blocks = (s.points + POINTS - 1) / POINTS;
    lay_out(&s, input);
    s.planes = th_data(input);
    return s;
}

/* Processor cycles of a block, about. */
static double cost(const sampling *s) {
    return POINTS * (20. + (double)s->channels * (1 + s->taps));
}

int shape_grid_take(extent *result, const tensor *input, const tensor *grid, int64_t mode,
                    int64_t edges, bool align) {
    (void)edges;
    (void)align;
    const int dims = input->ndim - 2;
    bool fit = (dims == 2 || dims == 3) && grid->ndim == input->ndim
               && grid->size[0] == input->size[0] && grid->size[dims + 1] == dims
               && (mode != BICUBIC || dims == 2);
    for (int d = 2; fit && d < input->ndim; d++)
        fit = input->size[d] > 0 && input->size[d] <= INT32_MAX;
    if (!fit)
        return th_fail(TH_RUNTIME,
                       "$: input is %s, grid is %s; need planes or volumes with an element, planes "
                       "for mode bicubic, "
                       "and a grid for each image with 2 or 3 numbers a place",
                       th_describe(input), th_describe(grid));
    *result = th_extent(input);
    memcpy(result->size + 2, grid->size + 1, (size_t)dims * sizeof(int64_t));
    return th_count(result->ndim, result->size) < 0 ? -1 : 0;
}

int cpu_grid_take(tensor *output, const tensor *input, const tensor *grid, int64_t mode,
                  int64_t edges, bool align) {
    tensor *places = th_dense_disjoint(output, grid), *into = th_dense_result(output);
    const int failed = places && into ? 0 : -1;
    if (!failed && output->numel) {
        sampling s = sampling_of(input, grid, mode, edges, align);
        s.grid = th_data(places);
        s.side = th_data(into);
        th_parallel(s.images * s.blocks, cost(&s),
                    output->dtype == TH_FLOAT ? take_blocks_float : take_blocks_double, &s);
    }
    th_drop(places);
    return th_deliver(output, into, failed);
}

enum { INPUT, GRID };

/* New gradient of an operand, with its dims in the same order. */
static tensor *gradient_of(const saved *s, int operand, tensor **result) {
    const tensor *t = s->t[operand];
    tensor *made = result[operand] = th_new(t->device, t->dtype, t->ndim, t->size);
    if (made && operand == INPUT)
        th_keep_order(made, t);
    return made && !th_zero(made) ? made : NULL;
}

static int take_gradients(const saved *saved, sampling *s, bool single, tensor **result) {
    const double work = cost(s);
    tensor *made;
    if (saved->wants[GRID]) {
        if (!(made = gradient_of(saved, GRID, result)))
            return -1;
        s->to = th_data(made);
        const int64_t units = s->mode == NEAREST || !s->channels ? 0 : s->images * s->blocks;
        th_parallel(units, work, single ? move_blocks_float : move_blocks_double, s);
    }
    if (saved->wants[INPUT]) {
        if (!(made = gradient_of(saved, INPUT, result)))
            return -1;
        const int64_t threads = th_threads_for(work * (double)(s->images * s->blocks));
        const int64_t pieces = s->images < threads && s->images
                                   ? (threads + s->images - 1) / s->images
                                   : 1;
        s->group = (s->channels + pieces - 1) / pieces;
        s->groups = s->group ? (s->channels + s->group - 1) / s->group : 0;
        s->to = th_data(made);
        lay_out(s, made);
        th_parallel(s->images * s->groups, work * (double)s->blocks / (double)pieces,
                    single ? put_groups_float : put_groups_double, s);
    }
    return 0;
}

int backward_grid_take(const saved *s, tensor *const *grad, tensor **result) {
    const tensor *input = s->t[INPUT], *grid = s->t[GRID];
    tensor *places = th_dense(grid), *side = th_dense(grad[0]);
    int failed = places && side ? 0 : -1;
    if (!failed) {
        sampling all = sampling_of(input, grid, s->n[0], s->n[1], s->n[2]);
        all.grid = th_data(places);
        all.side = th_data(side);
        failed = take_gradients(s, &all, input->dtype == TH_FLOAT, result);
    }
    th_drop(places);
    th_drop(side);
    return failed ? -1 : th_finish_gradients(s, result);
}

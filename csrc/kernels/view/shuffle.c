/* shuffle.c: channels to squares of pixels and back, and channels of groups interleaved: one copy
   between views. */
#include "shuffle.h"

#include "row/row.h"

#define VIEWED 6

/* How the elements of a dense tensor are numbered in the dims of both views. */
typedef struct places {
    int64_t size[VIEWED], from[VIEWED], to[VIEWED];
} places;

static tensor seen(const tensor *t, const int64_t *size, const int64_t *stride) {
    tensor view = th_header(t);
    view.ndim = VIEWED;
    for (int d = 0; d < VIEWED; d++) {
        view.size[d] = size[d];
        th_stride(&view)[d] = stride[d];
    }
    th_update_layout(&view);
    return view;
}

static int move(tensor *output, const tensor *input, const int64_t *size, const int64_t *to,
                const int64_t *from) {
    tensor target = seen(output, size, to);
    const tensor source = seen(input, size, from);
    return th_copy(&target, &source);
}

static int check_factor(const char *name, int64_t r) {
    return r >= 1 && r <= INT16_MAX
               ? 0
               : th_fail(TH_VALUE, "$: %s is %lld; need an int of 1 or more", name, (long long)r);
}

/* Channels (..., C r r, H, W) with dims [outer, C, i, j, h, w], of elements of (..., C, H r, W r). */
static places squares(const tensor *channels, int64_t r) {
    const int64_t *last = channels->size + channels->ndim - 3;
    const int64_t c = last[0] / (r * r), h = last[1], w = last[2], area = r * r * h * w;
    const int64_t image = c * area, outer = image ? channels->numel / image : 0;
    return (places){{outer, c, r, r, h, w},
                    {image, area, r * h * w, h * w, w, 1},
                    {image, area, w * r, 1, r * w * r, r}};
}

int shape_pixel_shuffle(extent *result, const tensor *input, int64_t r) {
    if (check_factor("upscale_factor", r))
        return -1;
    const int n = input->ndim;
    if (n < 3 || input->size[n - 3] % (r * r))
        return th_fail(TH_RUNTIME,
                       "$: input is %s; need 3 dimensions or more, the third last divisible by "
                       "%lld * %lld",
                       th_describe(input), (long long)r, (long long)r);
    *result = th_extent(input);
    result->size[n - 3] /= r * r;
    result->size[n - 2] *= r;
    result->size[n - 1] *= r;
    return 0;
}

int cpu_pixel_shuffle(tensor *output, const tensor *input, int64_t r) {
    const places p = squares(input, r);
    return move(output, input, p.size, p.to, p.from);
}

int shape_pixel_unshuffle(extent *result, const tensor *input, int64_t r) {
    if (check_factor("downscale_factor", r))
        return -1;
    const int n = input->ndim;
    if (n < 3 || input->size[n - 2] % r || input->size[n - 1] % r)
        return th_fail(TH_RUNTIME,
                       "$: input is %s; need 3 dimensions or more, the last two divisible by %lld",
                       th_describe(input), (long long)r);
    *result = th_extent(input);
    result->size[n - 3] *= r * r;
    result->size[n - 2] /= r;
    result->size[n - 1] /= r;
    return 0;
}

int cpu_pixel_unshuffle(tensor *output, const tensor *input, int64_t r) {
    const places p = squares(output, r);
    return move(output, input, p.size, p.from, p.to);
}

static int shape_of_groups(extent *result, const tensor *input, int64_t groups) {
    if (check_factor("groups", groups))
        return -1;
    if (input->ndim < 3 || input->size[1] % groups)
        return th_fail(TH_RUNTIME,
                       "$: input is %s; need 3 dimensions or more, the second divisible by %lld",
                       th_describe(input), (long long)groups);
    *result = th_extent(input);
    return 0;
}

/* (N, groups * parts, ...) with dims [n, group, part, place], of elements of (N, parts * groups, ...). */
static places interleaved(const tensor *t, int64_t groups) {
    const int64_t channels = t->size[1], parts = channels / groups;
    const int64_t image = t->size[0] ? t->numel / t->size[0] : 0;
    const int64_t position = channels ? image / channels : 0;
    return (places){{1, 1, t->size[0], groups, parts, position},
                    {0, 0, image, parts * position, position, 1},
                    {0, 0, image, position, groups * position, 1}};
}

int shape_channel_shuffle(extent *result, const tensor *input, int64_t groups) {
    return shape_of_groups(result, input, groups);
}

int cpu_channel_shuffle(tensor *output, const tensor *input, int64_t groups) {
    const places p = interleaved(input, groups);
    return move(output, input, p.size, p.to, p.from);
}

int shape_channel_unshuffle(extent *result, const tensor *input, int64_t groups) {
    return shape_of_groups(result, input, groups);
}

int cpu_channel_unshuffle(tensor *output, const tensor *input, int64_t groups) {
    const places p = interleaved(input, groups);
    return move(output, input, p.size, p.from, p.to);
}

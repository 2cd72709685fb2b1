/* scatter_reduce.c: scatters with a reduction: sum, product, mean, maximum or minimum. */
#include "scatter_reduce.h"

#include <string.h>

#include "base/each.h"
#include "kernels/index/index_check.h"
#include "walk/dense.h"

enum { SUM, PROD, MEAN, AMAX, AMIN }; /* in the order of the row's words */

/* For each run of `from`, the number of its run in `to`; -1 if another thread made the index
   invalid. A run is the last dimension if the index is constant along it, else one element. */
typedef struct arrivals {
    void *to;
    const void *from;
    /* often: number of contributions per place, for means and gradients */
    const int64_t *place, *often;
    int64_t count, size, run;
    bool include_self;
} arrivals;

#define EACH_PLACE(f, k, p)                                                                        \
    for (int64_t k = 0, p; k < (f)->count; k++)                                                    \
        if ((p = (f)->place[k]) >= 0)

#define PRODUCT(x, y) ((x) & (y))
#define ABOVE(x, y) ((x) > (y))
#define QUOTIENT(x, n) ((x) / (n) - ((x) % (n) < 0)) /* rounded down */
#define TEMPLATE "kernels/index/reduced_places.h"
#include "base/each/truth.h"
#undef PRODUCT
#define PRODUCT(x, y) ((x) * (y))
#define TEMPLATE "kernels/index/reduced_places.h"
#include "base/each/integral.h"
#undef QUOTIENT
#define QUOTIENT(x, n) ((x) / (T)(n))
#define TEMPLATE "kernels/index/reduced_places.h"
#include "base/each/floating.h"
#undef ABOVE
#undef QUOTIENT
#define ABOVE(x, y) false /* complex numbers have no extrema */
#define QUOTIENT(x, n) ((x) / (double)(n))
#define TEMPLATE "kernels/index/reduced_places.h"
#include "base/each/complex.h"

static void run(const arrivals *f, dtype type, int64_t reduce) {
    switch (type) {
#define RUN_CASE(type, T, name) CASE(type, reduce_##name(f, reduce))
        EACH_SUMMED(RUN_CASE)
    default: reduce_truth(f, reduce == MEAN ? PROD : reduce); /* a mean that is rounded down */
    }
}

/* Runs of a contiguous tensor that index selects, in the order of its elements. */
static tensor *places_of(const tensor *whole, const tensor *index, int64_t along, int64_t run) {
    tensor thin = th_header(index);
    const int last = th_last_dim(&thin);
    thin.size[last] = run > 1 ? 1 : thin.size[last];
    th_update_layout(&thin);
    tensor *at = th_dense(&thin), *places = at ? th_new_like(&thin, TH_LONG) : NULL;
    if (places && at->numel) {
        const int64_t count = at->size[last], size = whole->size[along];
        const int64_t step = last == along ? 0 : 1, stride = th_stride(whole)[along] / run;
        for (int64_t line = 0; line < at->numel / count; line++) {
            const int64_t *from = (const int64_t *)th_data(at) + line * count;
            int64_t *to = (int64_t *)th_data(places) + line * count;
            const int64_t first = th_line_offset(at, whole, line, along) / run;
            for (int64_t i = 0; i < count; i++) {
                const int64_t value = th_read_once(from + i);
                to[i] = (uint64_t)value < (uint64_t)size ? first + i * step + value * stride : -1;
            }
        }
    }
    th_drop(at);
    return places;
}

/* View the part of source that index covers. */
static tensor part_of(const tensor *source, const tensor *index) {
    tensor part = th_header(source);
    memcpy(part.size, index->size, sizeof(int64_t) * index->ndim);
    th_update_layout(&part);
    return part;
}

int shape_scatter_reduce(extent *result, const tensor *input, int64_t dim, const tensor *index,
                         const tensor *source, int64_t reduce, bool include_self) {
    (void)reduce;
    (void)include_self;
    if (th_check_places("scatter_reduce", input, dim, index) < 0)
        return -1;
    bool fits = source->ndim == index->ndim;
    for (int d = 0; fits && d < index->ndim; d++)
        fits = index->size[d] <= source->size[d];
    if (!fits)
        return th_fail(TH_RUNTIME,
                       "scatter_reduce: index is %s, source is %s; need the same number of "
                       "dimensions, and source no smaller than index",
                       th_describe(index), th_describe(source));
    *result = th_extent(input);
    return 0;
}

int cpu_scatter_reduce(tensor *output, int64_t dim, const tensor *index, const tensor *source,
                       int64_t reduce, bool include_self) {
    const int64_t along = th_wrap_dim("scatter_reduce", dim, output->ndim);
    const tensor part = part_of(source, index);
    tensor *to = th_contiguous(output), *from = to ? th_dense_disjoint(to, &part) : NULL;
    const int64_t run_length = to ? th_index_run(to, index, along) : 1;
    tensor *places = from ? places_of(to, index, along, run_length) : NULL;
    int failed = places ? 0 : -1;
    if (!failed && places->numel) {
        const int64_t *place = th_data(places), count = places->numel, size = to->numel;
        const int64_t all = size / run_length;
        int64_t *often = reduce == MEAN ? th_count_places(place, count, all) : NULL;
        failed = reduce == MEAN && !often ? -1 : 0;
        if (!failed)
            run(&(arrivals){th_data(to), th_data(from), place, often, count, size, run_length,
                            include_self},
                output->dtype, reduce);
        if (often)
            th_release(often, (all + 1) * 8);
    }
    th_drop(places);
    th_drop(from);
    return th_deliver(output, to, failed);
}

int shape_scatter_reduce_complex(extent *result, const tensor *input, int64_t dim,
                                 const tensor *index, const tensor *source, int64_t reduce,
                                 bool include_self) {
    return shape_scatter_reduce(result, input, dim, index, source, reduce, include_self);
}

int cpu_scatter_reduce_complex(tensor *output, int64_t dim, const tensor *index,
                               const tensor *source, int64_t reduce, bool include_self) {
    return cpu_scatter_reduce(output, dim, index, source, reduce, include_self);
}

/* own: gradient of the initial values; given: gradient of the contributions. grad, input, output
   and behind are shaped like `to`; given and before like `place`. */
typedef struct slopes {
    arrivals f;
    void *own, *given;
    const void *grad, *input, *output;
    void *behind, *before; /* doubles, complex ones for complex elements */
    int64_t *equal;
} slopes;

#define WIDE double
#define TEMPLATE "kernels/index/place_gradients.h"
#include "base/each/floating.h"
#undef WIDE
#define WIDE complexdouble
#define TEMPLATE "kernels/index/place_gradients.h"
#include "base/each/complex.h"

static void find_gradients(const slopes *g, dtype type, int64_t reduce) {
    switch (type) {
#define GRADIENT_CASE(type, T, name) CASE(type, gradients_##name(g, reduce))
        EACH_FLOATING(GRADIENT_CASE)
        EACH_COMPLEX(GRADIENT_CASE)
    default: break;
    }
}

int shape_scatter_reduce_input(extent *result, const tensor *grad_output, const tensor *input,
                               int64_t dim, const tensor *index, const tensor *source,
                               const tensor *output, int64_t reduce, bool include_self) {
    (void)output;
    result[1] = th_extent(source);
    if (shape_scatter_reduce(result, input, dim, index, source, reduce, include_self)
        || th_check_gradient("scatter_reduce_input", output, result))
        return -1;
    return th_check_gradient("scatter_reduce_input", grad_output, result);
}

/* Compute the other fields of g, which are zero except f.include_self. */
static int find_into(tensor *own, tensor *given, slopes *g, const tensor *places, int64_t reduce) {
    const int64_t size = own->numel, count = places->numel;
    const int64_t wide = th_is_complex(own->dtype) ? sizeof(complexdouble) : sizeof(double);
    const int64_t bytes = (size + count + 1) * wide;
    int64_t *often = th_count_places(th_data(places), count, size);
    char *room = often ? th_allocate(bytes) : NULL;
    const int failed = room ? th_zero(given) : -1;
    if (!failed) {
        g->own = th_data(own);
        g->given = th_data(given);
        g->f.place = th_data(places);
        g->f.often = often;
        g->f.count = count;
        g->f.size = size;
        g->f.run = 1;
        g->behind = room;
        g->before = room + size * wide;
        g->equal = (int64_t *)room;
        find_gradients(g, own->dtype, reduce);
    }
    if (room)
        th_release(room, bytes);
    if (often)
        th_release(often, (size + 1) * 8);
    return failed;
}

int cpu_scatter_reduce_input(tensor *of_input, tensor *of_source, const tensor *grad_output,
                             const tensor *input, int64_t dim, const tensor *index,
                             const tensor *source, const tensor *output, int64_t reduce,
                             bool include_self) {
    const int64_t along = th_wrap_dim("scatter_reduce_input", dim, input->ndim);
    const tensor part = part_of(source, index);
    tensor to = part_of(of_source, index);
    tensor *grad = th_dense(grad_output), *before = grad ? th_dense(input) : NULL;
    tensor *after = before ? th_dense(output) : NULL, *from = after ? th_dense(&part) : NULL;
    tensor *own = from ? th_dense_result(of_input) : NULL;
    tensor *given = own ? th_new_like(index, source->dtype) : NULL;
    tensor *places = given ? places_of(own, index, along, 1) : NULL;
    int failed = places ? th_zero(of_source) : -1;
    if (!failed) {
        slopes g = {.f = {.from = th_data(from), .include_self = include_self},
                    .grad = th_data(grad),
                    .input = th_data(before),
                    .output = th_data(after)};
        failed = find_into(own, given, &g, places, reduce);
    }
    failed = failed ? -1 : th_copy(&to, given);
    th_drop(grad);
    th_drop(before);
    th_drop(after);
    th_drop(from);
    th_drop(given);
    th_drop(places);
    return th_deliver(of_input, own, failed);
}

int shape_scatter_reduce_complex_input(extent *result, const tensor *grad_output,
                                       const tensor *input, int64_t dim, const tensor *index,
                                       const tensor *source, const tensor *output, int64_t reduce,
                                       bool include_self) {
    return shape_scatter_reduce_input(result, grad_output, input, dim, index, source, output,
                                      reduce, include_self);
}

int cpu_scatter_reduce_complex_input(tensor *of_input, tensor *of_source, const tensor *grad_output,
                                     const tensor *input, int64_t dim, const tensor *index,
                                     const tensor *source, const tensor *output, int64_t reduce,
                                     bool include_self) {
    return cpu_scatter_reduce_input(of_input, of_source, grad_output, input, dim, index, source,
                                    output, reduce, include_self);
}

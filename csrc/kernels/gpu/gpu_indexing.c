/* gpu_indexing.c: rows that read, write or add by indices on a GPU: one kernel over the space of
   the indices. An invalid index is reported and skipped. */
#include "embedding.h"
#include "index_gradients.h"
#include "indexing.h"
#include "kernels/gpu/gpu.h"
#include "kernels/view/part.h"
#include "scatter.h"

static const gpu_kernel picking = {"kernels/indexing", "pick"},
                        putting = {"kernels/indexing", "put"}, adding = {"kernels/indexing", "add"};

/* Iteration space of a kernel: the indices, the indexed tensor and the other operand, all with the
   same dims; along dim, indices address the indexed one. */
typedef struct space {
    tensor index, indexed, plain;
    int dim;
    int64_t passed; /* an index to skip; TH_NONE: none */
} space;

/* Return a zero for every place that indices can name; dims with repeated indices have size 1. */
static tensor *claims_for(const space *x) {
    int64_t size[TH_MAX_DIM];
    for (int d = 0; d < x->index.ndim; d++)
        size[d] = d == x->dim || th_stride(&x->index)[d] ? x->indexed.size[d] : 1;
    tensor *claims = th_new(x->index.device, TH_LONG, x->index.ndim, size);
    if (!claims || !th_zero(claims))
        return claims;
    th_drop(claims);
    return NULL;
}

/* Let each distinct index claim its place; dims with repeated indices run once. */
static int claim(const space *x, gpu_work w, const tensor *claims) {
    static const gpu_kernel claiming = {"kernels/indexing", "claim"};
    const int ndim = x->index.ndim;
    w.n[0] = 1;
    for (int d = 0; d < ndim; d++) {
        w.n[5 + d] = d == x->dim || th_stride(&x->index)[d] ? x->index.size[d] : 1;
        w.n[0] *= w.n[5 + d];
    }
    return th_gpu_elements(claims->device, &claiming, TH_LONG, w.n[0], &w);
}

int th_gpu_add_sorted(gpu_work *w, const tensor *index, around a, dtype type, int64_t count) {
    sorted s = {NULL};
    tensor *own = a.count > 1 ? NULL : th_dense(index);
    int failed = a.count > 1 ? th_gpu_sorted(&s, index, a, false) : own ? 0 : -1;
    if (!failed) {
        w->at[3] = th_data(own ? own : s.values);
        w->at[4] = own ? NULL : th_data(s.places);
        failed = th_gpu_elements(index->device, &adding, type, count, w);
    }
    th_drop(own);
    th_gpu_drop_sorted(&s);
    return failed;
}

/* Iterate over the lines of indices along dim; dims with repeated indices run once. */
static int add(const space *x, gpu_work *w) {
    const int ndim = x->index.ndim, along = x->dim;
    tensor once = x->index;
    for (int d = 0; d < ndim; d++)
        if (d != along && !th_stride(&once)[d])
            once.size[d] = 1;
    th_update_layout(&once);
    int64_t step = 1;
    for (int d = ndim - 1; d >= 0; d--) {
        w->n[5 + 4 * ndim + d] = d != along && once.size[d] > 1 ? step : 0;
        step *= d == along ? 1 : once.size[d];
    }
    w->n[5 + 5 * ndim] = along;
    return th_gpu_add_sorted(w, &once, th_around(&once, along), (dtype)x->indexed.dtype,
                             x->index.numel);
}

static int run(const char *op, const gpu_kernel *kernel, const space *given) {
    space own = *given, *x = &own;
    const dtype type = (dtype)x->indexed.dtype;
    if (!x->index.ndim) /* a 0-dim tensor is a line of one element */
        x->index.ndim = x->indexed.ndim = x->plain.ndim = 1;
    const int ndim = x->index.ndim;
    const bool along = x->dim >= 0;
    gpu_work w = {.at = {th_data(&x->plain), th_data(&x->indexed), th_data(&x->index)},
                  .n = {x->index.numel, along ? x->indexed.size[x->dim] : 1,
                        along ? th_stride(&x->indexed)[x->dim] : 0, x->passed, ndim}};
    for (int d = 0; d < ndim; d++) {
        w.n[5 + d] = x->index.size[d];
        w.n[5 + ndim + d] = th_stride(&x->index)[d];
        w.n[5 + 2 * ndim + d] = d == x->dim ? 0 : th_stride(&x->indexed)[d];
        w.n[5 + 3 * ndim + d] = th_stride(&x->plain)[d];
    }
    if (!x->index.numel || th_gpu_prepare(&w, x->index.device, op))
        return x->index.numel ? -1 : 0;
    if (kernel == &adding)
        return add(x, &w);
    tensor *claims = kernel == &putting && x->plain.numel > 1 ? claims_for(x) : NULL;
    int failed = kernel == &putting && x->plain.numel > 1 && !claims ? -1 : 0;
    if (claims) {
        w.at[3] = th_data(claims);
        for (int d = 0; d < ndim; d++)
            w.n[5 + 4 * ndim + d] = claims->size[d] > 1 && d != x->dim ? th_stride(claims)[d] : 0;
        w.n[5 + 5 * ndim] = along ? th_stride(claims)[x->dim] : 0;
        failed = claim(x, w, claims);
    }
    if (!failed)
        failed = th_gpu_elements(x->index.device, kernel, th_gpu_move_type(type), x->index.numel,
                                 &w);
    th_drop(claims);
    return failed;
}

/* Expand a vector of indices to the dims of `like`, whose size at dim equals their count. */
static tensor spread(const tensor *index, const tensor *like, int dim, int64_t count) {
    tensor t = th_header(index);
    t.ndim = like->ndim;
    for (int d = 0; d < like->ndim; d++) {
        t.size[d] = d == dim ? count : like->size[d];
        th_stride(&t)[d] = d == dim ? th_stride(index)[0] : 0;
    }
    th_update_layout(&t);
    return t;
}

/* slices: index is a vector */

static int slices(const char *op, const gpu_kernel *kernel, const tensor *indexed,
                  const tensor *plain, int64_t dim, const tensor *index) {
    const int along = (int)th_wrap_dim(op, dim, indexed->ndim);
    const space x = {spread(index, indexed, along, index->numel), th_header(indexed),
                     th_header(plain), along, TH_NONE};
    return run(op, kernel, &x);
}

int cuda_index_select(tensor *output, const tensor *input, int64_t dim, const tensor *index) {
    return slices("index_select", &picking, input, output, dim, index);
}

int cuda_index_select_input(tensor *output, const tensor *grad_output, int64_t dim,
                            const tensor *index, ints size) {
    (void)size;
    return th_zero(output) ? -1
                           : slices("index_select_input", &adding, output, grad_output, dim, index);
}

/* Copy operands that overlap the output. */
static int changed(const char *op, const gpu_kernel *kernel, tensor *output, int64_t dim,
                   const tensor *index, const tensor *source,
                   int (*body)(const char *, const gpu_kernel *, const tensor *, const tensor *,
                               int64_t, const tensor *)) {
    tensor *at = th_dense_disjoint(output, index),
           *from = at ? th_dense_disjoint(output, source) : NULL;
    const int failed = from ? body(op, kernel, output, from, dim, at) : -1;
    th_drop(at);
    th_drop(from);
    return failed;
}

int cuda_index_add(tensor *output, int64_t dim, const tensor *index, const tensor *source) {
    return changed("index_add", &adding, output, dim, index, source, slices);
}

int cuda_index_copy(tensor *output, int64_t dim, const tensor *index, const tensor *source) {
    return changed("index_copy", &putting, output, dim, index, source, slices);
}

/* A one-element tensor, which the caller drops. */
static tensor *number_like(const tensor *t, scalar value) {
    tensor *one = th_new(t->device, t->dtype, 1, (int64_t[1]){1});
    if (one && th_fill(one, value)) {
        th_drop(one);
        return NULL;
    }
    return one;
}

int cuda_index_fill(tensor *output, int64_t dim, const tensor *index, scalar value) {
    const int along = (int)th_wrap_dim("index_fill", dim, output->ndim);
    tensor *one = number_like(output, value), *at = one ? th_dense_disjoint(output, index) : NULL;
    int failed = -1;
    if (at) {
        space x = {spread(at, output, along, at->numel), th_header(output), {0}, along, TH_NONE};
        x.plain = th_expanded(one, x.index.ndim, x.index.size);
        failed = run("index_fill", &putting, &x);
    }
    th_drop(one);
    th_drop(at);
    return failed;
}

/* lines: index has the dims of the indexed tensor */

static int lines(const char *op, const gpu_kernel *kernel, const tensor *indexed,
                 const tensor *plain, int64_t dim, const tensor *index) {
    const space x = {th_header(index), th_header(indexed), th_header(plain),
                     (int)th_wrap_dim(op, dim, indexed->ndim), TH_NONE};
    return run(op, kernel, &x);
}

int cuda_gather(tensor *output, const tensor *input, int64_t dim, const tensor *index) {
    return lines("gather", &picking, input, output, dim, index);
}

int cuda_gather_input(tensor *output, const tensor *grad_output, int64_t dim, const tensor *index,
                      ints size) {
    (void)size;
    return th_zero(output) ? -1 : lines("gather_input", &adding, output, grad_output, dim, index);
}

int cuda_scatter(tensor *output, int64_t dim, const tensor *index, const tensor *source,
                 scalar source_number) {
    if (source)
        return changed("scatter", &putting, output, dim, index, source, lines);
    tensor *one = number_like(output, source_number);
    if (!one)
        return -1;
    const tensor wide = th_expanded(one, index->ndim, index->size);
    tensor *at = th_dense_disjoint(output, index);
    const int failed = at ? lines("scatter", &putting, output, &wide, dim, at) : -1;
    th_drop(at);
    th_drop(one);
    return failed;
}

int cuda_scatter_add(tensor *output, int64_t dim, const tensor *index, const tensor *source) {
    return changed("scatter_add", &adding, output, dim, index, source, lines);
}

int cuda_gather_one(tensor *output, const tensor *input, const tensor *indices, int64_t dim) {
    tensor index, picked;
    dim = th_wrap_dim("gather_one", dim, input->ndim);
    if (th_part_with_dim(&index, indices, dim, input->ndim)
        || th_part_with_dim(&picked, output, dim, input->ndim))
        return -1;
    return lines("gather_one", &picking, input, &picked, dim, &index);
}

int cuda_gather_one_input(tensor *output, const tensor *grad_output, const tensor *indices,
                          int64_t dim, ints size) {
    (void)size;
    tensor index, source;
    dim = th_wrap_dim("gather_one_input", dim, output->ndim);
    if (th_zero(output) || th_part_with_dim(&index, indices, dim, output->ndim)
        || th_part_with_dim(&source, grad_output, dim, output->ndim))
        return -1;
    return lines("gather_one_input", &adding, output, &source, dim, &index);
}

/* rows of a table: embedding */

/* [indices, 1] into [rows, width]; the other operand is [indices, width]. */
static int rows(const char *op, const gpu_kernel *kernel, const tensor *table, const tensor *plain,
                const tensor *input, int64_t passed) {
    tensor *at = th_dense(input), *beside = at ? th_dense(plain) : NULL;
    int failed = -1;
    if (beside) {
        const int64_t count = at->numel, width = table->size[1];
        space x = {th_header(at), th_header(table), th_header(beside), 0, passed};
        x.index.ndim = x.plain.ndim = 2;
        x.index.size[0] = x.plain.size[0] = count;
        x.index.size[1] = x.plain.size[1] = width;
        th_stride(&x.index)[0] = th_stride(&x.plain)[1] = 1;
        th_stride(&x.index)[1] = 0;
        th_stride(&x.plain)[0] = width;
        th_update_layout(&x.index);
        th_update_layout(&x.plain);
        failed = run(op, kernel, &x);
        if (!failed && kernel == &picking && beside != plain)
            failed = th_copy((tensor *)(uintptr_t)plain, beside);
    }
    th_drop(at);
    th_drop(beside);
    return failed;
}

int cuda_embedding(tensor *output, const tensor *weight, const tensor *input, int64_t padding_idx,
                   bool scale_grad_by_freq) {
    (void)padding_idx, (void)scale_grad_by_freq;
    return rows("embedding", &picking, weight, output, input, TH_NONE);
}

int cuda_embedding_weight(tensor *output, const tensor *grad_output, const tensor *input,
                          int64_t count, int64_t padding_idx, bool scale_grad_by_freq) {
    static const gpu_kernel dividing = {"kernels/indexing", "divide_rows"};
    const int64_t passed = padding_idx < 0 ? TH_NONE : padding_idx;
    if (th_zero(output) || rows("embedding_weight", &adding, output, grad_output, input, passed))
        return -1;
    if (!scale_grad_by_freq)
        return 0;
    tensor *often = th_new(output->device, output->dtype, 2, (int64_t[2]){count, 1});
    tensor *one = often && !th_zero(often) ? number_like(output, th_integral(1)) : NULL;
    int failed = -1;
    if (one) {
        const tensor ones = th_expanded(one, 2, (int64_t[2]){input->numel, 1});
        gpu_work w = {
            .at = {th_data(output), th_data(often)},
            .n = {output->numel, output->size[1], th_stride(output)[0], th_stride(output)[1]}};
        failed = rows("embedding_weight", &adding, often, &ones, input, TH_NONE)
                 || th_gpu_elements(output->device, &dividing, output->dtype, output->numel, &w);
    }
    th_drop(often);
    th_drop(one);
    return failed ? -1 : 0;
}

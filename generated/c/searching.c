/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* searching: Binary search, counts, and weighted sampling. */
#include "row/row.h"
#include "count.h"
#include "multinomial.h"
#include "searchsorted.h"

extern const row op_index_select;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* searchsorted(Tensor sorted_sequence, Tensor input, bool right=False) -> LongTensor = kernel
   of searchsorted.c */
static int searchsorted_cpu(call *c) {
    return cpu_searchsorted(c->out[0], c->t[0], c->t[1], c->n[0]);
}
static int searchsorted_cuda(call *c) {
    return cuda_searchsorted(c->out[0], c->t[0], c->t[1], c->n[0]);
}
static int searchsorted_shape(extent *size, const call *c) {
    return shape_searchsorted(size, c->t[0], c->t[1], c->n[0]);
}
static const kernel_body searchsorted_body = {.shape = searchsorted_shape};
static const param searchsorted_params[] = {
    {.name = "sorted_sequence", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
    {.name = "right", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_searchsorted = {
    .op = "searchsorted", .name = "searchsorted",
    .signature =
        "searchsorted(Tensor sorted_sequence, Tensor input, bool right=False) -> LongTensor",
    .enter = th_kernel, .body = &searchsorted_body,
    .kernel = {.cpu = searchsorted_cpu, .cuda = searchsorted_cuda},
    .params = searchsorted_params,
    .flags = ROW_DENSE | ROW_PROMOTES | ROW_LINES, .dtypes = TH_WHOLE | TH_FLOATING,
    .own = TH_PLAIN, .nparams = 3, .required = 2, .tensors = 2, .inputs = 2, .ints = 1,
    .results = 1, .returned = 1, .types = {TH_LONG},
};

/* searchsorted_number(Tensor sorted_sequence, Scalar input, bool right=False) -> LongTensor =
   torch.composed.searchsorted_number */
static const param searchsorted_number_params[] = {
    {.name = "sorted_sequence", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_SCALAR, .slot = 0},
    {.name = "right", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_searchsorted_number = {
    .op = "searchsorted_number", .name = "searchsorted",
    .signature =
        "searchsorted_number(Tensor sorted_sequence, Scalar input, bool right=False) -> "
        "LongTensor",
    .params = searchsorted_number_params,
    .flags = ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_WHOLE | TH_FLOATS,
    .nparams = 3, .required = 2, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 1, .results = 1,
    .returned = 1, .types = {TH_LONG},
};

/* searchsorted_sided(Tensor sorted_sequence, Tensor|Scalar input, word[left,right] side) ->
   LongTensor = torch.composed.searchsorted_sided */
static const param searchsorted_sided_params[] = {
    {.name = "sorted_sequence", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_EITHER, .slot = 1, .number = 0},
    {.name = "side", .kind = P_WORD, .slot = 0, .words = "left right"},
};
const row op_searchsorted_sided = {
    .op = "searchsorted_sided", .name = "searchsorted",
    .signature =
        "searchsorted_sided(Tensor sorted_sequence, Tensor|Scalar input, word[left,right] "
        "side) -> LongTensor",
    .params = searchsorted_sided_params,
    .flags = ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_WHOLE | TH_FLOATS,
    .nparams = 3, .required = 3, .tensors = 2, .inputs = 2, .scalars = 1, .ints = 1, .results = 1,
    .returned = 1, .types = {TH_LONG},
};

/* searchsorted_ordered(Tensor sorted_sequence, Tensor|Scalar input, bool right=False,
   word[left,right]? side=left, LongTensor? sorter=None, bool[False] out_int32=False) ->
   LongTensor = torch.composed.searchsorted_ordered */
static const param searchsorted_ordered_params[] = {
    {.name = "sorted_sequence", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_EITHER, .slot = 1, .number = 0},
    {.name = "right", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "side", .kind = P_WORD, .slot = 1, .optional = true, .preset = PRESET(0),
     .words = "left right"},
    {.name = "sorter", .kind = P_TENSOR, .slot = 2, .optional = true, .fixed = 1 + TH_LONG},
    {.name = "out_int32", .kind = P_FIXED, .slot = 2, .optional = true, .preset = PRESET(0)},
};
const row op_searchsorted_ordered = {
    .op = "searchsorted_ordered", .name = "searchsorted",
    .signature =
        "searchsorted_ordered(Tensor sorted_sequence, Tensor|Scalar input, bool right=False, "
        "word[left,right]? side=left, LongTensor? sorter=None, bool[False] out_int32=False) "
        "-> LongTensor",
    .params = searchsorted_ordered_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_WHOLE | TH_FLOATS,
    .nparams = 6, .required = 2, .tensors = 3, .inputs = 3, .scalars = 1, .ints = 3, .results = 1,
    .returned = 1, .types = {TH_LONG},
};

/* searchsorted_int32(Tensor sorted_sequence, Tensor|Scalar input, bool right=False,
   word[left,right]? side=left, LongTensor? sorter=None, bool[True] out_int32=True) -> IntTensor
   = torch.composed.searchsorted_int32 */
static const param searchsorted_int32_params[] = {
    {.name = "sorted_sequence", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_EITHER, .slot = 1, .number = 0},
    {.name = "right", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "side", .kind = P_WORD, .slot = 1, .optional = true, .preset = PRESET(0),
     .words = "left right"},
    {.name = "sorter", .kind = P_TENSOR, .slot = 2, .optional = true, .fixed = 1 + TH_LONG},
    {.name = "out_int32", .kind = P_FIXED, .slot = 2, .optional = true, .preset = PRESET(1)},
};
const row op_searchsorted_int32 = {
    .op = "searchsorted_int32", .name = "searchsorted",
    .signature =
        "searchsorted_int32(Tensor sorted_sequence, Tensor|Scalar input, bool right=False, "
        "word[left,right]? side=left, LongTensor? sorter=None, bool[True] out_int32=True) -> "
        "IntTensor",
    .params = searchsorted_int32_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_WHOLE | TH_FLOATS,
    .nparams = 6, .required = 2, .tensors = 3, .inputs = 3, .scalars = 1, .ints = 3, .results = 1,
    .returned = 1, .types = {TH_INT},
};

/* bucketize(Tensor|Scalar input, Tensor boundaries, bool right=False, bool out_int32=False) ->
   LongTensor = torch.composed.bucketize */
static const param bucketize_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "boundaries", .kind = P_TENSOR, .slot = 1},
    {.name = "right", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "out_int32", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_bucketize = {
    .op = "bucketize", .name = "bucketize",
    .signature =
        "bucketize(Tensor|Scalar input, Tensor boundaries, bool right=False, bool "
        "out_int32=False) -> LongTensor",
    .params = bucketize_params,
    .flags = ROW_PRESETS, .dtypes = TH_NUMBERS, .own = TH_PLAIN, .nparams = 4, .required = 2,
    .tensors = 2, .inputs = 2, .scalars = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_LONG},
};

/* histogram(Tensor input, int bins=100, Scalar* range=None, Tensor? weight=None, bool
   density=False) -> (Tensor hist, Tensor bin_edges) = torch.composed.histogram */
static const param histogram_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "bins", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(100)},
    {.name = "range", .kind = P_SCALARS, .slot = 0, .optional = true},
    {.name = "weight", .kind = P_TENSOR, .slot = 1, .optional = true},
    {.name = "density", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_histogram = {
    .op = "histogram", .name = "histogram",
    .signature =
        "histogram(Tensor input, int bins=100, Scalar* range=None, Tensor? weight=None, bool "
        "density=False) -> (Tensor hist, Tensor bin_edges)",
    .vmap = "in_a_loop",
    .no_meta = "the edges depend on the elements",
    .params = histogram_params,
    .names = (const char *const[]){"hist", "bin_edges"},
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5, .required = 1,
    .tensors = 2, .inputs = 2, .ints = 2, .lists = 1, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_SAME},
};

/* histogram_of_edges(Tensor input, Tensor bins, Tensor? weight=None, bool density=False) ->
   (Tensor hist, Tensor bin_edges) = torch.composed.histogram_of_edges */
static const param histogram_of_edges_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "bins", .kind = P_TENSOR, .slot = 1},
    {.name = "weight", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "density", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_histogram_of_edges = {
    .op = "histogram_of_edges", .name = "histogram",
    .signature =
        "histogram_of_edges(Tensor input, Tensor bins, Tensor? weight=None, bool "
        "density=False) -> (Tensor hist, Tensor bin_edges)",
    .vmap = "in_a_loop",
    .no_meta = "the bins are checked",
    .params = histogram_of_edges_params,
    .names = (const char *const[]){"hist", "bin_edges"},
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .required = 2,
    .tensors = 3, .inputs = 3, .ints = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* histc(Tensor input, int bins=100, Scalar min=0, Scalar max=0) = kernel of count.c */
static int histc_cpu(call *c) {
    return cpu_histc(c->out[0], c->t[0], c->n[0], c->s[0], c->s[1]);
}
static int histc_shape(extent *size, const call *c) {
    return shape_histc(size, c->t[0], c->n[0], c->s[0], c->s[1]);
}
static const kernel_body histc_body = {.shape = histc_shape};
static const param histc_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "bins", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(100)},
    {.name = "min", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "max", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_histc = {
    .op = "histc", .name = "histc",
    .signature = "histc(Tensor input, int bins=100, Scalar min=0, Scalar max=0)",
    .enter = th_kernel, .body = &histc_body,
    .kernel = {.cpu = histc_cpu, .cuda = histc_cpu},
    .params = histc_params,
    .flags = ROW_DENSE, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .required = 1,
    .tensors = 1, .inputs = 1, .scalars = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* bhistc(Tensor input, int bins=100, Scalar min=0, Scalar max=0) = torch.composed.bhistc */
static const param bhistc_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "bins", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(100)},
    {.name = "min", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "max", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_bhistc = {
    .op = "bhistc", .name = "bhistc",
    .signature = "bhistc(Tensor input, int bins=100, Scalar min=0, Scalar max=0)",
    .no_meta = "the intervals depend on elements",
    .params = bhistc_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4,
    .required = 1, .tensors = 1, .inputs = 1, .scalars = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* bincount(LongTensor input, int minlength=0) -> LongTensor = kernel of count.c */
static int bincount_cpu(call *c) {
    return cpu_bincount(c->out[0], c->t[0], c->n[0]);
}
static int bincount_shape(extent *size, const call *c) {
    return shape_bincount(size, c->t[0], c->n[0]);
}
static const kernel_body bincount_body = {.shape = bincount_shape};
static const param bincount_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .fixed = 1 + TH_LONG},
    {.name = "minlength", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_bincount = {
    .op = "bincount", .name = "bincount",
    .signature = "bincount(LongTensor input, int minlength=0) -> LongTensor",
    .enter = th_kernel, .body = &bincount_body,
    .kernel = {.cpu = bincount_cpu, .cuda = bincount_cpu},
    .no_meta = "the size of the result depends on them",
    .params = bincount_params,
    .flags = ROW_DENSE | ROW_MIXED, .dtypes = 1 << TH_LONG, .own = 1 << TH_LONG, .nparams = 2,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_LONG},
};

/* bincount_converted(LongTensor input, Tensor weights, int minlength=0) -> DoubleTensor =
   torch.composed.bincount_converted */
static const param bincount_converted_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .fixed = 1 + TH_LONG},
    {.name = "weights", .kind = P_TENSOR, .slot = 1},
    {.name = "minlength", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_bincount_converted = {
    .op = "bincount_converted", .name = "bincount",
    .signature =
        "bincount_converted(LongTensor input, Tensor weights, int minlength=0) -> "
        "DoubleTensor",
    .no_meta = "the size of the result depends on them",
    .params = bincount_converted_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_WHOLE | TH_NARROW_FLOATS,
    .own = TH_WHOLE | TH_NARROW_FLOATS, .nparams = 3, .required = 2, .tensors = 2, .inputs = 2,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_DOUBLE},
};

/* bincount_weighted(LongTensor input, Tensor weights, int minlength=0) = kernel of count.c */
static int bincount_weighted_cpu(call *c) {
    return cpu_bincount_weighted(c->out[0], c->t[0], c->t[1], c->n[0]);
}
static int bincount_weighted_shape(extent *size, const call *c) {
    return shape_bincount_weighted(size, c->t[0], c->t[1], c->n[0]);
}
static const kernel_body bincount_weighted_body = {.shape = bincount_weighted_shape};
static int bincount_weighted_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d weights = grad.index_select(0, input) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_index_select, &(call){.t = {grad[0], s->t[0]}}));
    return th_end_frame(&f, s, result);
}
static const param bincount_weighted_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .fixed = 1 + TH_LONG},
    {.name = "weights", .kind = P_TENSOR, .slot = 1},
    {.name = "minlength", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_bincount_weighted = {
    .op = "bincount_weighted", .name = "bincount",
    .signature = "bincount_weighted(LongTensor input, Tensor weights, int minlength=0)",
    .enter = th_kernel, .body = &bincount_weighted_body,
    .kernel = {.cpu = bincount_weighted_cpu, .cuda = bincount_weighted_cpu},
    .backward = bincount_weighted_backward,
    .no_meta = "the size of the result depends on them",
    .params = bincount_weighted_params,
    .flags = ROW_DENSE | ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 2, .tensors = 2, .inputs = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 2, .grads = 1, .reads = {0, 1},
};

/* multinomial(Tensor input, int num_samples=1, bool replacement=False) -> LongTensor = kernel
   of multinomial.c */
static int multinomial_cpu(call *c) {
    return cpu_multinomial(c->out[0], c->t[0], c->n[0], c->n[1]);
}
static int multinomial_shape(extent *size, const call *c) {
    return shape_multinomial(size, c->t[0], c->n[0], c->n[1]);
}
static const kernel_body multinomial_body = {.shape = multinomial_shape};
static const param multinomial_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "num_samples", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "replacement", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_multinomial = {
    .op = "multinomial", .name = "multinomial",
    .signature =
        "multinomial(Tensor input, int num_samples=1, bool replacement=False) -> LongTensor",
    .enter = th_kernel, .body = &multinomial_body,
    .kernel = {.cpu = multinomial_cpu, .cuda = multinomial_cpu},
    .vmap = "in_a_loop",
    .options = "generator=draws",
    .params = multinomial_params,
    .flags = ROW_DENSE | ROW_REINFORCE | ROW_DRAWS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 3, .required = 1, .tensors = 1, .inputs = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_LONG},
};

/* unique(Tensor input, bool sorted=True, bool return_inverse=False, bool return_counts=False,
   Dim dim=None) -> Tensor* = torch.composed.unique */
static const param unique_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "sorted", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "return_inverse", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "return_counts", .kind = P_BOOL, .slot = 2, .optional = true, .preset = PRESET(0)},
    {.name = "dim", .kind = P_DIM, .slot = 3, .optional = true, .preset = PRESET_NONE},
};
const row op_unique = {
    .op = "unique", .name = "unique",
    .signature =
        "unique(Tensor input, bool sorted=True, bool return_inverse=False, bool "
        "return_counts=False, Dim dim=None) -> Tensor*",
    .no_meta = "the size of the result depends on them",
    .params = unique_params,
    .dtypes = TH_WHOLE | TH_FLOATING | TH_UNSIGNED, .own = TH_WHOLE | TH_FLOATS, .nparams = 5,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 4, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* unique_consecutive(Tensor input, bool return_inverse=False, bool return_counts=False, Dim
   dim=None) -> Tensor* = torch.composed.unique_consecutive */
static const param unique_consecutive_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "return_inverse", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "return_counts", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "dim", .kind = P_DIM, .slot = 2, .optional = true, .preset = PRESET_NONE},
};
const row op_unique_consecutive = {
    .op = "unique_consecutive", .name = "unique_consecutive",
    .signature =
        "unique_consecutive(Tensor input, bool return_inverse=False, bool "
        "return_counts=False, Dim dim=None) -> Tensor*",
    .no_meta = "the size of the result depends on them",
    .params = unique_consecutive_params,
    .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_WHOLE | TH_FLOATS, .nparams = 4, .required = 1,
    .tensors = 1, .inputs = 1, .ints = 3, .results = 1, .returned = 1, .types = {TH_SAME},
};

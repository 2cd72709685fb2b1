/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* sorting: Sorting along a dim. Equal elements keep their order, and nan counts as the largest. */
#include "row/row.h"
#include "mode.h"
#include "select.h"
#include "sort.h"

extern const row op_gather_input;
extern const row op_gather_one_input;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* sort(Tensor input, Dim dim=-1, bool descending=False, bool stable=True) -> (Tensor values,
   LongTensor indices) = kernel of sort.c */
static int sort_cpu(call *c) {
    return cpu_sort(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1], c->n[2]);
}
static int sort_cuda(call *c) {
    return cuda_sort(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1], c->n[2]);
}
static int sort_shape(extent *size, const call *c) {
    return shape_sort(size, c->t[0], c->n[0], c->n[1], c->n[2]);
}
static const kernel_body sort_body = {.shape = sort_shape};
static int sort_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = gather_input(grad, dim, indices, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_gather_input, &(call){
            .t = {grad[0], s->out[1]},
            .n = {s->n[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param sort_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(-1)},
    {.name = "descending", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "stable", .kind = P_BOOL, .slot = 2, .optional = true, .preset = PRESET(1)},
};
const row op_sort = {
    .op = "sort", .name = "sort",
    .signature =
        "sort(Tensor input, Dim dim=-1, bool descending=False, bool stable=True) -> (Tensor "
        "values, LongTensor indices)",
    .enter = th_kernel, .body = &sort_body,
    .kernel = {.cpu = sort_cpu, .cuda = sort_cuda},
    .backward = sort_backward,
    .vmap = "along_lines",
    .params = sort_params,
    .names = (const char *const[]){"values", "indices"},
    .flags = ROW_KEEPS_ORDER | ROW_ORDERED, .dtypes = TH_WHOLE | TH_FLOATING | TH_UNSIGNED,
    .own = TH_PLAIN, .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 3,
    .results = 2, .returned = 2, .types = {TH_SAME, TH_LONG}, .differentiable = 1, .grads = 1,
    .reads = {0x200}, .sizes = {1},
};

/* argsort(Tensor input, Dim dim=-1, bool descending=False, bool stable=True) -> LongTensor =
   kernel of sort.c */
static int argsort_cpu(call *c) {
    return cpu_argsort(c->out[0], c->t[0], c->n[0], c->n[1], c->n[2]);
}
static int argsort_cuda(call *c) {
    return cuda_argsort(c->out[0], c->t[0], c->n[0], c->n[1], c->n[2]);
}
static int argsort_shape(extent *size, const call *c) {
    return shape_argsort(size, c->t[0], c->n[0], c->n[1], c->n[2]);
}
static const kernel_body argsort_body = {.shape = argsort_shape};
static const param argsort_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(-1)},
    {.name = "descending", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "stable", .kind = P_BOOL, .slot = 2, .optional = true, .preset = PRESET(1)},
};
const row op_argsort = {
    .op = "argsort", .name = "argsort",
    .signature =
        "argsort(Tensor input, Dim dim=-1, bool descending=False, bool stable=True) -> "
        "LongTensor",
    .enter = th_kernel, .body = &argsort_body,
    .kernel = {.cpu = argsort_cpu, .cuda = argsort_cuda},
    .vmap = "along_lines",
    .params = argsort_params,
    .flags = ROW_KEEPS_ORDER | ROW_ORDERED, .dtypes = TH_WHOLE | TH_FLOATING | TH_UNSIGNED,
    .own = TH_PLAIN, .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 3,
    .results = 1, .returned = 1, .types = {TH_LONG},
};

/* sorted_values(Tensor input) = kernel of sort.c */
static int sorted_values_cpu(call *c) {
    return cpu_sorted_values(c->out[0], c->t[0]);
}
static int sorted_values_shape(extent *size, const call *c) {
    return shape_sorted_values(size, c->t[0]);
}
static const kernel_body sorted_values_body = {.shape = sorted_values_shape};
static const param sorted_values_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_sorted_values = {
    .op = "sorted_values", .name = "sorted_values",
    .signature = "sorted_values(Tensor input)",
    .enter = th_kernel, .body = &sorted_values_body,
    .kernel = {.cpu = sorted_values_cpu},
    .params = sorted_values_params,
    .flags = ROW_ORDERED, .dtypes = TH_WHOLE | TH_FLOATING | TH_UNSIGNED, .own = TH_PLAIN,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* msort(Tensor input) = torch.composed.msort */
static const param msort_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_msort = {
    .op = "msort", .name = "msort",
    .signature = "msort(Tensor input)",
    .params = msort_params,
    .flags = ROW_ORDERED | ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING | TH_UNSIGNED,
    .own = TH_WHOLE | TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* topk(Tensor input, int k, Dim dim=-1, bool largest=True, bool sorted=True) -> (Tensor values,
   LongTensor indices) = kernel of select.c */
static int topk_cpu(call *c) {
    return cpu_topk(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1], c->n[2], c->n[3]);
}
static int topk_cuda(call *c) {
    return cuda_topk(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1], c->n[2], c->n[3]);
}
static int topk_shape(extent *size, const call *c) {
    return shape_topk(size, c->t[0], c->n[0], c->n[1], c->n[2], c->n[3]);
}
static const kernel_body topk_body = {.shape = topk_shape};
static int topk_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = gather_input(grad, dim, indices, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_gather_input, &(call){
            .t = {grad[0], s->out[1]},
            .n = {s->n[1]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param topk_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "k", .kind = P_INT, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(-1)},
    {.name = "largest", .kind = P_BOOL, .slot = 2, .optional = true, .preset = PRESET(1)},
    {.name = "sorted", .kind = P_BOOL, .slot = 3, .optional = true, .preset = PRESET(1)},
};
const row op_topk = {
    .op = "topk", .name = "topk",
    .signature =
        "topk(Tensor input, int k, Dim dim=-1, bool largest=True, bool sorted=True) -> "
        "(Tensor values, LongTensor indices)",
    .enter = th_kernel, .body = &topk_body,
    .kernel = {.cpu = topk_cpu, .cuda = topk_cuda},
    .backward = topk_backward,
    .vmap = "along_lines",
    .params = topk_params,
    .names = (const char *const[]){"values", "indices"},
    .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN, .nparams = 5, .required = 2, .tensors = 1,
    .inputs = 1, .ints = 4, .results = 2, .returned = 2, .types = {TH_SAME, TH_LONG},
    .differentiable = 1, .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* kthvalue(Tensor input, int k, Dim dim=-1, Keepdim keepdim=False) -> (Tensor values,
   LongTensor indices) = kernel of select.c */
static int kthvalue_cpu(call *c) {
    return cpu_kthvalue(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1], c->n[2]);
}
static int kthvalue_cuda(call *c) {
    return cuda_kthvalue(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1], c->n[2]);
}
static int kthvalue_shape(extent *size, const call *c) {
    return shape_kthvalue(size, c->t[0], c->n[0], c->n[1], c->n[2]);
}
static const kernel_body kthvalue_body = {.shape = kthvalue_shape};
static int kthvalue_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = gather_one_input(grad, indices, dim, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_gather_one_input, &(call){
            .t = {grad[0], s->out[1]},
            .n = {s->n[1]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param kthvalue_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "k", .kind = P_INT, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(-1)},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 2, .optional = true, .preset = PRESET(0)},
};
const row op_kthvalue = {
    .op = "kthvalue", .name = "kthvalue",
    .signature =
        "kthvalue(Tensor input, int k, Dim dim=-1, Keepdim keepdim=False) -> (Tensor values, "
        "LongTensor indices)",
    .enter = th_kernel, .body = &kthvalue_body,
    .kernel = {.cpu = kthvalue_cpu, .cuda = kthvalue_cuda},
    .backward = kthvalue_backward,
    .vmap = "along_lines",
    .params = kthvalue_params,
    .names = (const char *const[]){"values", "indices"},
    .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN, .nparams = 4, .required = 2, .tensors = 1,
    .inputs = 1, .ints = 3, .results = 2, .returned = 2, .types = {TH_SAME, TH_LONG},
    .differentiable = 1, .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* median(Tensor input) = torch.composed.median */
static const param median_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_median = {
    .op = "median", .name = "median",
    .signature = "median(Tensor input)",
    .params = median_params,
    .flags = ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_WHOLE | TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* median_dim(Tensor input, Dim dim, Keepdim keepdim=False) -> (Tensor values, LongTensor
   indices) = kernel of select.c */
static int median_dim_cpu(call *c) {
    return cpu_median_dim(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1]);
}
static int median_dim_cuda(call *c) {
    return cuda_median_dim(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1]);
}
static int median_dim_shape(extent *size, const call *c) {
    return shape_median_dim(size, c->t[0], c->n[0], c->n[1]);
}
static const kernel_body median_dim_body = {.shape = median_dim_shape};
static int median_dim_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = gather_one_input(grad, indices, dim, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_gather_one_input, &(call){
            .t = {grad[0], s->out[1]},
            .n = {s->n[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param median_dim_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_median_dim = {
    .op = "median_dim", .name = "median",
    .signature =
        "median_dim(Tensor input, Dim dim, Keepdim keepdim=False) -> (Tensor values, "
        "LongTensor indices)",
    .enter = th_kernel, .body = &median_dim_body,
    .kernel = {.cpu = median_dim_cpu, .cuda = median_dim_cuda},
    .backward = median_dim_backward,
    .node = "MedianBackward1",
    .vmap = "along_lines",
    .params = median_dim_params,
    .names = (const char *const[]){"values", "indices"},
    .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN, .nparams = 3, .required = 2, .tensors = 1,
    .inputs = 1, .ints = 2, .results = 2, .returned = 2, .types = {TH_SAME, TH_LONG},
    .differentiable = 1, .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* mode(Tensor input, Dim dim=-1, Keepdim keepdim=False) -> (Tensor values, LongTensor indices)
   = kernel of mode.c */
static int mode_cpu(call *c) {
    return cpu_mode(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1]);
}
static int mode_cuda(call *c) {
    return cuda_mode(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1]);
}
static int mode_shape(extent *size, const call *c) {
    return shape_mode(size, c->t[0], c->n[0], c->n[1]);
}
static const kernel_body mode_body = {.shape = mode_shape};
static int mode_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = gather_one_input(grad, indices, dim, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_gather_one_input, &(call){
            .t = {grad[0], s->out[1]},
            .n = {s->n[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param mode_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(-1)},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_mode = {
    .op = "mode", .name = "mode",
    .signature =
        "mode(Tensor input, Dim dim=-1, Keepdim keepdim=False) -> (Tensor values, LongTensor "
        "indices)",
    .enter = th_kernel, .body = &mode_body,
    .kernel = {.cpu = mode_cpu, .cuda = mode_cuda},
    .backward = mode_backward,
    .vmap = "along_lines",
    .params = mode_params,
    .names = (const char *const[]){"values", "indices"},
    .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN, .nparams = 3, .required = 1, .tensors = 1,
    .inputs = 1, .ints = 2, .results = 2, .returned = 2, .types = {TH_SAME, TH_LONG},
    .differentiable = 1, .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* nanmedian(Tensor input) = torch.composed.nanmedian */
static const param nanmedian_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_nanmedian = {
    .op = "nanmedian", .name = "nanmedian",
    .signature = "nanmedian(Tensor input)",
    .params = nanmedian_params,
    .flags = ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_WHOLE | TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* nanmedian_dim(Tensor input, Dim dim, Keepdim keepdim=False) -> (Tensor values, LongTensor
   indices) = kernel of select.c */
static int nanmedian_dim_cpu(call *c) {
    return cpu_nanmedian_dim(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1]);
}
static int nanmedian_dim_cuda(call *c) {
    return cuda_nanmedian_dim(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1]);
}
static int nanmedian_dim_shape(extent *size, const call *c) {
    return shape_nanmedian_dim(size, c->t[0], c->n[0], c->n[1]);
}
static const kernel_body nanmedian_dim_body = {.shape = nanmedian_dim_shape};
static int nanmedian_dim_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = gather_one_input(grad, indices, dim, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_gather_one_input, &(call){
            .t = {grad[0], s->out[1]},
            .n = {s->n[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param nanmedian_dim_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_nanmedian_dim = {
    .op = "nanmedian_dim", .name = "nanmedian",
    .signature =
        "nanmedian_dim(Tensor input, Dim dim, Keepdim keepdim=False) -> (Tensor values, "
        "LongTensor indices)",
    .enter = th_kernel, .body = &nanmedian_dim_body,
    .kernel = {.cpu = nanmedian_dim_cpu, .cuda = nanmedian_dim_cuda},
    .backward = nanmedian_dim_backward,
    .node = "NanmedianBackward1",
    .vmap = "along_lines",
    .params = nanmedian_dim_params,
    .names = (const char *const[]){"values", "indices"},
    .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN, .nparams = 3, .required = 2, .tensors = 1,
    .inputs = 1, .ints = 2, .results = 2, .returned = 2, .types = {TH_SAME, TH_LONG},
    .differentiable = 1, .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* quantile(Tensor input, Tensor|Scalar q, Dim dim=None, Keepdim keepdim=False,
   word[linear,lower,higher,midpoint,nearest] interpolation=linear) = torch.composed.quantile */
static const param quantile_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "q", .kind = P_EITHER, .slot = 1, .number = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET_NONE},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "interpolation", .kind = P_WORD, .slot = 2, .optional = true, .preset = PRESET(0),
     .words = "linear lower higher midpoint nearest"},
};
const row op_quantile = {
    .op = "quantile", .name = "quantile",
    .signature =
        "quantile(Tensor input, Tensor|Scalar q, Dim dim=None, Keepdim keepdim=False, "
        "word[linear,lower,higher,midpoint,nearest] interpolation=linear)",
    .autocast = "cpu float",
    .params = quantile_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5, .required = 2, .tensors = 2, .inputs = 2,
    .scalars = 1, .ints = 3, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* nanquantile(Tensor input, Tensor|Scalar q, Dim dim=None, Keepdim keepdim=False,
   word[linear,lower,higher,midpoint,nearest] interpolation=linear) = torch.composed.nanquantile */
static const param nanquantile_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "q", .kind = P_EITHER, .slot = 1, .number = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET_NONE},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "interpolation", .kind = P_WORD, .slot = 2, .optional = true, .preset = PRESET(0),
     .words = "linear lower higher midpoint nearest"},
};
const row op_nanquantile = {
    .op = "nanquantile", .name = "nanquantile",
    .signature =
        "nanquantile(Tensor input, Tensor|Scalar q, Dim dim=None, Keepdim keepdim=False, "
        "word[linear,lower,higher,midpoint,nearest] interpolation=linear)",
    .autocast = "cpu float",
    .params = nanquantile_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5, .required = 2, .tensors = 2, .inputs = 2,
    .scalars = 1, .ints = 3, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* fourier: Discrete Fourier transforms. A transform of n elements takes O(n log n) for every n.
   n, or s for several dims, is the length to which the input is cut or padded with zeros. norm
   divides by n after forward transforms (forward) or inverse ones (backward), or after both by
   the square root of n (ortho). */
#include "row/row.h"
#include "fit.h"
#include "fourier.h"
#include "frequencies.h"

extern const row op_fft_fftshift;
extern const row op_fft_ifftshift;
extern const row op_fit;
extern const row op_fourier;
extern const row op_fourier_half;
extern const row op_fourier_half_line;
extern const row op_fourier_line;
extern const row op_fourier_real;
extern const row op_fourier_real_line;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* fourier(Tensor input, int* s=None, Dim* dim=None, int norm=2, bool inverse=False) ->
   ComplexTensor = kernel of fourier.c */
static int fourier_cpu(call *c) {
    return cpu_fourier(c->out[0], c->t[0], c->list[0], c->list[1], c->n[0], c->n[1]);
}
static int fourier_shape(extent *size, const call *c) {
    return shape_fourier(size, c->t[0], c->list[0], c->list[1], c->n[0], c->n[1]);
}
static const kernel_body fourier_body = {.shape = fourier_shape};
static int fourier_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier(grad, s, dim, 2 - norm, 1 - inverse), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier, &(call){
                .t = {grad[0]},
                .n = {(2 - s->n[0]), (1 - s->n[1])},
                .list = {{s->list[0].at, s->list[0].count}, {s->list[1].at, s->list[1].count}}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fourier_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "s", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "dim", .kind = P_DIMS, .slot = 1, .optional = true},
    {.name = "norm", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(2)},
    {.name = "inverse", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_fourier = {
    .op = "fourier", .name = "fourier",
    .signature =
        "fourier(Tensor input, int* s=None, Dim* dim=None, int norm=2, bool inverse=False) "
        "-> ComplexTensor",
    .enter = th_kernel, .body = &fourier_body,
    .kernel = {.cpu = fourier_cpu},
    .backward = fourier_backward,
    .node = "FftC2CBackward0",
    .params = fourier_params,
    .flags = ROW_PROMOTES, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 5,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 2, .lists = 2, .results = 1, .returned = 1,
    .types = {TH_COMPLEX_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fourier_line(Tensor input, int? n=None, Dim dim=-1, int norm=2, bool inverse=False) ->
   ComplexTensor = kernel of fourier.c */
static int fourier_line_cpu(call *c) {
    return cpu_fourier_line(c->out[0], c->t[0], c->n[0], c->n[1], c->n[2], c->n[3]);
}
static int fourier_line_shape(extent *size, const call *c) {
    return shape_fourier_line(size, c->t[0], c->n[0], c->n[1], c->n[2], c->n[3]);
}
static const kernel_body fourier_line_body = {.shape = fourier_line_shape};
static int fourier_line_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier_line(grad, n, dim, 2 - norm, 1 - inverse), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier_line, &(call){
                .t = {grad[0]},
                .n = {s->n[0], s->n[1], (2 - s->n[2]), (1 - s->n[3])}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fourier_line_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "n", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET_NONE},
    {.name = "dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(-1)},
    {.name = "norm", .kind = P_INT, .slot = 2, .optional = true, .preset = PRESET(2)},
    {.name = "inverse", .kind = P_BOOL, .slot = 3, .optional = true, .preset = PRESET(0)},
};
const row op_fourier_line = {
    .op = "fourier_line", .name = "fourier_line",
    .signature =
        "fourier_line(Tensor input, int? n=None, Dim dim=-1, int norm=2, bool inverse=False) "
        "-> ComplexTensor",
    .enter = th_kernel, .body = &fourier_line_body,
    .kernel = {.cpu = fourier_line_cpu},
    .backward = fourier_line_backward,
    .node = "FftC2CBackward0",
    .params = fourier_line_params,
    .flags = ROW_PROMOTES, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 5,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 4, .results = 1, .returned = 1,
    .types = {TH_COMPLEX_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fourier_real(Tensor input, int* s=None, Dim* dim=None, int norm=2, bool inverse=False, Scalar
   middle=1) -> ComplexTensor = kernel of fourier.c */
static int fourier_real_cpu(call *c) {
    return cpu_fourier_real(
        c->out[0], c->t[0], c->list[0], c->list[1], c->n[0], c->n[1], c->s[0]);
}
static int fourier_real_shape(extent *size, const call *c) {
    return shape_fourier_real(
        size, c->t[0], c->list[0], c->list[1], c->n[0], c->n[1], c->s[0]);
}
static const kernel_body fourier_real_body = {.shape = fourier_real_shape};
static int fourier_real_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier_half(grad, s, dim, 2 - norm, 1 - inverse, middle / 2, input.size()),
       input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier_half, &(call){
                .t = {grad[0]},
                .s = {[0] = th_real((s->s[0].f / 2))},
                .n = {(2 - s->n[0]), (1 - s->n[1])},
                .list = {
                    {s->list[0].at, s->list[0].count},
                    {s->list[1].at, s->list[1].count},
                    {s->shape[0]->size, s->shape[0]->ndim}
                }
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fourier_real_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "s", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "dim", .kind = P_DIMS, .slot = 1, .optional = true},
    {.name = "norm", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(2)},
    {.name = "inverse", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "middle", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
};
const row op_fourier_real = {
    .op = "fourier_real", .name = "fourier_real",
    .signature =
        "fourier_real(Tensor input, int* s=None, Dim* dim=None, int norm=2, bool "
        "inverse=False, Scalar middle=1) -> ComplexTensor",
    .enter = th_kernel, .body = &fourier_real_body,
    .kernel = {.cpu = fourier_real_cpu},
    .backward = fourier_real_backward,
    .node = "FftR2CBackward0",
    .params = fourier_real_params,
    .flags = ROW_PROMOTES, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 6,
    .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 2, .lists = 2, .results = 1,
    .returned = 1, .types = {TH_COMPLEX_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fourier_real_line(Tensor input, int? n=None, Dim dim=-1, int norm=2, bool inverse=False,
   Scalar middle=1) -> ComplexTensor = kernel of fourier.c */
static int fourier_real_line_cpu(call *c) {
    return cpu_fourier_real_line(
        c->out[0], c->t[0], c->n[0], c->n[1], c->n[2], c->n[3], c->s[0]);
}
static int fourier_real_line_shape(extent *size, const call *c) {
    return shape_fourier_real_line(size, c->t[0], c->n[0], c->n[1], c->n[2], c->n[3], c->s[0]);
}
static const kernel_body fourier_real_line_body = {.shape = fourier_real_line_shape};
static int fourier_real_line_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier_half_line(grad, n, dim, 2 - norm, 1 - inverse, middle / 2,
       input.size()), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier_half_line, &(call){
                .t = {grad[0]},
                .s = {[0] = th_real((s->s[0].f / 2))},
                .n = {s->n[0], s->n[1], (2 - s->n[2]), (1 - s->n[3])},
                .list = {{s->shape[0]->size, s->shape[0]->ndim}}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fourier_real_line_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "n", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET_NONE},
    {.name = "dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(-1)},
    {.name = "norm", .kind = P_INT, .slot = 2, .optional = true, .preset = PRESET(2)},
    {.name = "inverse", .kind = P_BOOL, .slot = 3, .optional = true, .preset = PRESET(0)},
    {.name = "middle", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
};
const row op_fourier_real_line = {
    .op = "fourier_real_line", .name = "fourier_real_line",
    .signature =
        "fourier_real_line(Tensor input, int? n=None, Dim dim=-1, int norm=2, bool "
        "inverse=False, Scalar middle=1) -> ComplexTensor",
    .enter = th_kernel, .body = &fourier_real_line_body,
    .kernel = {.cpu = fourier_real_line_cpu},
    .backward = fourier_real_line_backward,
    .node = "FftR2CBackward0",
    .params = fourier_real_line_params,
    .flags = ROW_PROMOTES, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 6,
    .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 4, .results = 1, .returned = 1,
    .types = {TH_COMPLEX_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fourier_half(Tensor input, int* s=None, Dim* dim=None, int norm=2, bool inverse=False, Scalar
   middle=1, int* sizes=None) -> RealTensor = kernel of fourier.c */
static int fourier_half_cpu(call *c) {
    return cpu_fourier_half(
        c->out[0], c->t[0], c->list[0], c->list[1], c->n[0], c->n[1], c->s[0], c->list[2]);
}
static int fourier_half_shape(extent *size, const call *c) {
    return shape_fourier_half(
        size, c->t[0], c->list[0], c->list[1], c->n[0], c->n[1], c->s[0], c->list[2]);
}
static const kernel_body fourier_half_body = {.shape = fourier_half_shape};
static int fourier_half_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier_real(grad, s, dim, 2 - norm, 1 - inverse, middle * 2), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier_real, &(call){
                .t = {grad[0]},
                .s = {[0] = th_real((s->s[0].f * 2))},
                .n = {(2 - s->n[0]), (1 - s->n[1])},
                .list = {{s->list[0].at, s->list[0].count}, {s->list[1].at, s->list[1].count}}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fourier_half_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "s", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "dim", .kind = P_DIMS, .slot = 1, .optional = true},
    {.name = "norm", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(2)},
    {.name = "inverse", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "middle", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "sizes", .kind = P_LIST, .slot = 2, .optional = true},
};
const row op_fourier_half = {
    .op = "fourier_half", .name = "fourier_half",
    .signature =
        "fourier_half(Tensor input, int* s=None, Dim* dim=None, int norm=2, bool "
        "inverse=False, Scalar middle=1, int* sizes=None) -> RealTensor",
    .enter = th_kernel, .body = &fourier_half_body,
    .kernel = {.cpu = fourier_half_cpu},
    .backward = fourier_half_backward,
    .node = "FftC2RBackward0",
    .params = fourier_half_params,
    .flags = ROW_PROMOTES, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 7,
    .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 2, .lists = 3, .results = 1,
    .returned = 1, .types = {TH_REAL_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fourier_half_line(Tensor input, int? n=None, Dim dim=-1, int norm=2, bool inverse=False,
   Scalar middle=1, int* sizes=None) -> RealTensor = kernel of fourier.c */
static int fourier_half_line_cpu(call *c) {
    return cpu_fourier_half_line(
        c->out[0], c->t[0], c->n[0], c->n[1], c->n[2], c->n[3], c->s[0], c->list[0]);
}
static int fourier_half_line_shape(extent *size, const call *c) {
    return shape_fourier_half_line(
        size, c->t[0], c->n[0], c->n[1], c->n[2], c->n[3], c->s[0], c->list[0]);
}
static const kernel_body fourier_half_line_body = {.shape = fourier_half_line_shape};
static int fourier_half_line_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier_real_line(grad, n, dim, 2 - norm, 1 - inverse, middle * 2),
       input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier_real_line, &(call){
                .t = {grad[0]},
                .s = {[0] = th_real((s->s[0].f * 2))},
                .n = {s->n[0], s->n[1], (2 - s->n[2]), (1 - s->n[3])}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fourier_half_line_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "n", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET_NONE},
    {.name = "dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(-1)},
    {.name = "norm", .kind = P_INT, .slot = 2, .optional = true, .preset = PRESET(2)},
    {.name = "inverse", .kind = P_BOOL, .slot = 3, .optional = true, .preset = PRESET(0)},
    {.name = "middle", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "sizes", .kind = P_LIST, .slot = 0, .optional = true},
};
const row op_fourier_half_line = {
    .op = "fourier_half_line", .name = "fourier_half_line",
    .signature =
        "fourier_half_line(Tensor input, int? n=None, Dim dim=-1, int norm=2, bool "
        "inverse=False, Scalar middle=1, int* sizes=None) -> RealTensor",
    .enter = th_kernel, .body = &fourier_half_line_body,
    .kernel = {.cpu = fourier_half_line_cpu},
    .backward = fourier_half_line_backward,
    .node = "FftC2RBackward0",
    .params = fourier_half_line_params,
    .flags = ROW_PROMOTES, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 7,
    .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 4, .lists = 1, .results = 1,
    .returned = 1, .types = {TH_REAL_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fit(Tensor input, int* size) = kernel of fit.c */
static int fit_cpu(call *c) {
    return cpu_fit(c->out[0], c->t[0], c->list[0]);
}
static int fit_shape(extent *size, const call *c) {
    return shape_fit(size, c->t[0], c->list[0]);
}
static const kernel_body fit_body = {.shape = fit_shape};
static int fit_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(grad, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {grad[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fit_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_fit = {
    .op = "fit", .name = "fit",
    .signature = "fit(Tensor input, int* size)",
    .enter = th_kernel, .body = &fit_body,
    .kernel = {.cpu = fit_cpu, .cuda = fit_cpu},
    .backward = fit_backward,
    .params = fit_params,
    .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1,
    .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .sizes = {1},
};

/* fft_fft(Tensor input, int? n=None, Dim dim=-1, word[forward,ortho,backward]? norm=backward)
   -> ComplexTensor = kernel of fourier.c */
static int fft_fft_cpu(call *c) {
    return cpu_fourier_line(c->out[0], c->t[0], c->n[0], c->n[1], c->n[2], 0);
}
static int fft_fft_shape(extent *size, const call *c) {
    return shape_fourier_line(size, c->t[0], c->n[0], c->n[1], c->n[2], 0);
}
static const kernel_body fft_fft_body = {.shape = fft_fft_shape};
static int fft_fft_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier_line(grad, n, dim, 2 - norm, 1), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier_line, &(call){
                .t = {grad[0]},
                .n = {s->n[0], s->n[1], (2 - s->n[2]), 1}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fft_fft_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "n", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET_NONE},
    {.name = "dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(-1)},
    {.name = "norm", .kind = P_WORD, .slot = 2, .optional = true, .preset = PRESET(2),
     .words = "forward ortho backward"},
};
const row op_fft_fft = {
    .op = "fft_fft", .name = "fft.fft",
    .signature =
        "fft_fft(Tensor input, int? n=None, Dim dim=-1, word[forward,ortho,backward]? "
        "norm=backward) -> ComplexTensor",
    .enter = th_kernel, .body = &fft_fft_body,
    .kernel = {.cpu = fft_fft_cpu},
    .backward = fft_fft_backward,
    .node = "FftC2CBackward0",
    .params = fft_fft_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 3, .results = 1, .returned = 1,
    .types = {TH_COMPLEX_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fft_ifft(Tensor input, int? n=None, Dim dim=-1, word[forward,ortho,backward]? norm=backward)
   -> ComplexTensor = kernel of fourier.c */
static int fft_ifft_cpu(call *c) {
    return cpu_fourier_line(c->out[0], c->t[0], c->n[0], c->n[1], c->n[2], 1);
}
static int fft_ifft_shape(extent *size, const call *c) {
    return shape_fourier_line(size, c->t[0], c->n[0], c->n[1], c->n[2], 1);
}
static const kernel_body fft_ifft_body = {.shape = fft_ifft_shape};
static int fft_ifft_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier_line(grad, n, dim, 2 - norm, 0), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier_line, &(call){
                .t = {grad[0]},
                .n = {s->n[0], s->n[1], (2 - s->n[2])}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fft_ifft_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "n", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET_NONE},
    {.name = "dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(-1)},
    {.name = "norm", .kind = P_WORD, .slot = 2, .optional = true, .preset = PRESET(2),
     .words = "forward ortho backward"},
};
const row op_fft_ifft = {
    .op = "fft_ifft", .name = "fft.ifft",
    .signature =
        "fft_ifft(Tensor input, int? n=None, Dim dim=-1, word[forward,ortho,backward]? "
        "norm=backward) -> ComplexTensor",
    .enter = th_kernel, .body = &fft_ifft_body,
    .kernel = {.cpu = fft_ifft_cpu},
    .backward = fft_ifft_backward,
    .node = "FftC2CBackward0",
    .params = fft_ifft_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 3, .results = 1, .returned = 1,
    .types = {TH_COMPLEX_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fft_rfft(Tensor input, int? n=None, Dim dim=-1, word[forward,ortho,backward]? norm=backward)
   -> ComplexTensor = kernel of fourier.c */
static int fft_rfft_cpu(call *c) {
    return cpu_fourier_real_line(
        c->out[0], c->t[0], c->n[0], c->n[1], c->n[2], 0, (scalar)PRESET(1));
}
static int fft_rfft_shape(extent *size, const call *c) {
    return shape_fourier_real_line(
        size, c->t[0], c->n[0], c->n[1], c->n[2], 0, (scalar)PRESET(1));
}
static const kernel_body fft_rfft_body = {.shape = fft_rfft_shape};
static int fft_rfft_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier_half_line(grad, n, dim, 2 - norm, 1, 0.5, input.size()), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier_half_line, &(call){
                .t = {grad[0]},
                .s = {[0] = th_real(0.5)},
                .n = {s->n[0], s->n[1], (2 - s->n[2]), 1},
                .list = {{s->shape[0]->size, s->shape[0]->ndim}}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fft_rfft_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "n", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET_NONE},
    {.name = "dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(-1)},
    {.name = "norm", .kind = P_WORD, .slot = 2, .optional = true, .preset = PRESET(2),
     .words = "forward ortho backward"},
};
const row op_fft_rfft = {
    .op = "fft_rfft", .name = "fft.rfft",
    .signature =
        "fft_rfft(Tensor input, int? n=None, Dim dim=-1, word[forward,ortho,backward]? "
        "norm=backward) -> ComplexTensor",
    .enter = th_kernel, .body = &fft_rfft_body,
    .kernel = {.cpu = fft_rfft_cpu},
    .backward = fft_rfft_backward,
    .node = "FftR2CBackward0",
    .params = fft_rfft_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 3, .results = 1, .returned = 1,
    .types = {TH_COMPLEX_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fft_irfft(Tensor input, int? n=None, Dim dim=-1, word[forward,ortho,backward]? norm=backward)
   -> RealTensor = kernel of fourier.c */
static int fft_irfft_cpu(call *c) {
    return cpu_fourier_half_line(
        c->out[0], c->t[0], c->n[0], c->n[1], c->n[2], 1, (scalar)PRESET(1), (ints){NULL, 0});
}
static int fft_irfft_shape(extent *size, const call *c) {
    return shape_fourier_half_line(
        size, c->t[0], c->n[0], c->n[1], c->n[2], 1, (scalar)PRESET(1), (ints){NULL, 0});
}
static const kernel_body fft_irfft_body = {.shape = fft_irfft_shape};
static int fft_irfft_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier_real_line(grad, n, dim, 2 - norm, 0, 2), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier_real_line, &(call){
                .t = {grad[0]},
                .s = {[0] = th_integral(2)},
                .n = {s->n[0], s->n[1], (2 - s->n[2])}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fft_irfft_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "n", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET_NONE},
    {.name = "dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(-1)},
    {.name = "norm", .kind = P_WORD, .slot = 2, .optional = true, .preset = PRESET(2),
     .words = "forward ortho backward"},
};
const row op_fft_irfft = {
    .op = "fft_irfft", .name = "fft.irfft",
    .signature =
        "fft_irfft(Tensor input, int? n=None, Dim dim=-1, word[forward,ortho,backward]? "
        "norm=backward) -> RealTensor",
    .enter = th_kernel, .body = &fft_irfft_body,
    .kernel = {.cpu = fft_irfft_cpu},
    .backward = fft_irfft_backward,
    .node = "FftC2RBackward0",
    .params = fft_irfft_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 3, .results = 1, .returned = 1,
    .types = {TH_REAL_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fft_hfft(Tensor input, int? n=None, Dim dim=-1, word[forward,ortho,backward]? norm=backward)
   -> RealTensor = kernel of fourier.c */
static int fft_hfft_cpu(call *c) {
    return cpu_fourier_half_line(
        c->out[0], c->t[0], c->n[0], c->n[1], c->n[2], 0, (scalar)PRESET(1), (ints){NULL, 0});
}
static int fft_hfft_shape(extent *size, const call *c) {
    return shape_fourier_half_line(
        size, c->t[0], c->n[0], c->n[1], c->n[2], 0, (scalar)PRESET(1), (ints){NULL, 0});
}
static const kernel_body fft_hfft_body = {.shape = fft_hfft_shape};
static int fft_hfft_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier_real_line(grad, n, dim, 2 - norm, 1, 2), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier_real_line, &(call){
                .t = {grad[0]},
                .s = {[0] = th_integral(2)},
                .n = {s->n[0], s->n[1], (2 - s->n[2]), 1}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fft_hfft_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "n", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET_NONE},
    {.name = "dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(-1)},
    {.name = "norm", .kind = P_WORD, .slot = 2, .optional = true, .preset = PRESET(2),
     .words = "forward ortho backward"},
};
const row op_fft_hfft = {
    .op = "fft_hfft", .name = "fft.hfft",
    .signature =
        "fft_hfft(Tensor input, int? n=None, Dim dim=-1, word[forward,ortho,backward]? "
        "norm=backward) -> RealTensor",
    .enter = th_kernel, .body = &fft_hfft_body,
    .kernel = {.cpu = fft_hfft_cpu},
    .backward = fft_hfft_backward,
    .node = "FftC2RBackward0",
    .params = fft_hfft_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 3, .results = 1, .returned = 1,
    .types = {TH_REAL_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fft_ihfft(Tensor input, int? n=None, Dim dim=-1, word[forward,ortho,backward]? norm=backward)
   -> ComplexTensor = kernel of fourier.c */
static int fft_ihfft_cpu(call *c) {
    return cpu_fourier_real_line(
        c->out[0], c->t[0], c->n[0], c->n[1], c->n[2], 1, (scalar)PRESET(1));
}
static int fft_ihfft_shape(extent *size, const call *c) {
    return shape_fourier_real_line(
        size, c->t[0], c->n[0], c->n[1], c->n[2], 1, (scalar)PRESET(1));
}
static const kernel_body fft_ihfft_body = {.shape = fft_ihfft_shape};
static int fft_ihfft_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier_half_line(grad, n, dim, 2 - norm, 0, 0.5, input.size()), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier_half_line, &(call){
                .t = {grad[0]},
                .s = {[0] = th_real(0.5)},
                .n = {s->n[0], s->n[1], (2 - s->n[2])},
                .list = {{s->shape[0]->size, s->shape[0]->ndim}}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fft_ihfft_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "n", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET_NONE},
    {.name = "dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(-1)},
    {.name = "norm", .kind = P_WORD, .slot = 2, .optional = true, .preset = PRESET(2),
     .words = "forward ortho backward"},
};
const row op_fft_ihfft = {
    .op = "fft_ihfft", .name = "fft.ihfft",
    .signature =
        "fft_ihfft(Tensor input, int? n=None, Dim dim=-1, word[forward,ortho,backward]? "
        "norm=backward) -> ComplexTensor",
    .enter = th_kernel, .body = &fft_ihfft_body,
    .kernel = {.cpu = fft_ihfft_cpu},
    .backward = fft_ihfft_backward,
    .node = "FftR2CBackward0",
    .params = fft_ihfft_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 3, .results = 1, .returned = 1,
    .types = {TH_COMPLEX_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fft_fft2(Tensor input, int* s=None, Dim* dim=(-2, -1), word[forward,ortho,backward]?
   norm=backward) -> ComplexTensor = kernel of fourier.c */
static int fft_fft2_cpu(call *c) {
    return cpu_fourier(c->out[0], c->t[0], c->list[0], c->list[1], c->n[0], 0);
}
static int fft_fft2_shape(extent *size, const call *c) {
    return shape_fourier(size, c->t[0], c->list[0], c->list[1], c->n[0], 0);
}
static const kernel_body fft_fft2_body = {.shape = fft_fft2_shape};
static int fft_fft2_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier(grad, s, dim, 2 - norm, 1), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier, &(call){
                .t = {grad[0]},
                .n = {(2 - s->n[0]), 1},
                .list = {{s->list[0].at, s->list[0].count}, {s->list[1].at, s->list[1].count}}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fft_fft2_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "s", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "dim", .kind = P_DIMS, .slot = 1, .optional = true,
     .listed = {(const int64_t[]){-2, -1}, 2}},
    {.name = "norm", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(2),
     .words = "forward ortho backward"},
};
const row op_fft_fft2 = {
    .op = "fft_fft2", .name = "fft.fft2",
    .signature =
        "fft_fft2(Tensor input, int* s=None, Dim* dim=(-2, -1), "
        "word[forward,ortho,backward]? norm=backward) -> ComplexTensor",
    .enter = th_kernel, .body = &fft_fft2_body,
    .kernel = {.cpu = fft_fft2_cpu},
    .backward = fft_fft2_backward,
    .node = "FftC2CBackward0",
    .params = fft_fft2_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 2, .results = 1,
    .returned = 1, .types = {TH_COMPLEX_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fft_fftn(Tensor input, int* s=None, Dim* dim=None, word[forward,ortho,backward]?
   norm=backward) -> ComplexTensor = kernel of fourier.c */
static int fft_fftn_cpu(call *c) {
    return cpu_fourier(c->out[0], c->t[0], c->list[0], c->list[1], c->n[0], 0);
}
static int fft_fftn_shape(extent *size, const call *c) {
    return shape_fourier(size, c->t[0], c->list[0], c->list[1], c->n[0], 0);
}
static const kernel_body fft_fftn_body = {.shape = fft_fftn_shape};
static int fft_fftn_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier(grad, s, dim, 2 - norm, 1), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier, &(call){
                .t = {grad[0]},
                .n = {(2 - s->n[0]), 1},
                .list = {{s->list[0].at, s->list[0].count}, {s->list[1].at, s->list[1].count}}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fft_fftn_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "s", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "dim", .kind = P_DIMS, .slot = 1, .optional = true},
    {.name = "norm", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(2),
     .words = "forward ortho backward"},
};
const row op_fft_fftn = {
    .op = "fft_fftn", .name = "fft.fftn",
    .signature =
        "fft_fftn(Tensor input, int* s=None, Dim* dim=None, word[forward,ortho,backward]? "
        "norm=backward) -> ComplexTensor",
    .enter = th_kernel, .body = &fft_fftn_body,
    .kernel = {.cpu = fft_fftn_cpu},
    .backward = fft_fftn_backward,
    .node = "FftC2CBackward0",
    .params = fft_fftn_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 2, .results = 1,
    .returned = 1, .types = {TH_COMPLEX_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fft_ifft2(Tensor input, int* s=None, Dim* dim=(-2, -1), word[forward,ortho,backward]?
   norm=backward) -> ComplexTensor = kernel of fourier.c */
static int fft_ifft2_cpu(call *c) {
    return cpu_fourier(c->out[0], c->t[0], c->list[0], c->list[1], c->n[0], 1);
}
static int fft_ifft2_shape(extent *size, const call *c) {
    return shape_fourier(size, c->t[0], c->list[0], c->list[1], c->n[0], 1);
}
static const kernel_body fft_ifft2_body = {.shape = fft_ifft2_shape};
static int fft_ifft2_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier(grad, s, dim, 2 - norm, 0), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier, &(call){
                .t = {grad[0]},
                .n = {(2 - s->n[0])},
                .list = {{s->list[0].at, s->list[0].count}, {s->list[1].at, s->list[1].count}}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fft_ifft2_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "s", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "dim", .kind = P_DIMS, .slot = 1, .optional = true,
     .listed = {(const int64_t[]){-2, -1}, 2}},
    {.name = "norm", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(2),
     .words = "forward ortho backward"},
};
const row op_fft_ifft2 = {
    .op = "fft_ifft2", .name = "fft.ifft2",
    .signature =
        "fft_ifft2(Tensor input, int* s=None, Dim* dim=(-2, -1), "
        "word[forward,ortho,backward]? norm=backward) -> ComplexTensor",
    .enter = th_kernel, .body = &fft_ifft2_body,
    .kernel = {.cpu = fft_ifft2_cpu},
    .backward = fft_ifft2_backward,
    .node = "FftC2CBackward0",
    .params = fft_ifft2_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 2, .results = 1,
    .returned = 1, .types = {TH_COMPLEX_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fft_ifftn(Tensor input, int* s=None, Dim* dim=None, word[forward,ortho,backward]?
   norm=backward) -> ComplexTensor = kernel of fourier.c */
static int fft_ifftn_cpu(call *c) {
    return cpu_fourier(c->out[0], c->t[0], c->list[0], c->list[1], c->n[0], 1);
}
static int fft_ifftn_shape(extent *size, const call *c) {
    return shape_fourier(size, c->t[0], c->list[0], c->list[1], c->n[0], 1);
}
static const kernel_body fft_ifftn_body = {.shape = fft_ifftn_shape};
static int fft_ifftn_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier(grad, s, dim, 2 - norm, 0), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier, &(call){
                .t = {grad[0]},
                .n = {(2 - s->n[0])},
                .list = {{s->list[0].at, s->list[0].count}, {s->list[1].at, s->list[1].count}}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fft_ifftn_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "s", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "dim", .kind = P_DIMS, .slot = 1, .optional = true},
    {.name = "norm", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(2),
     .words = "forward ortho backward"},
};
const row op_fft_ifftn = {
    .op = "fft_ifftn", .name = "fft.ifftn",
    .signature =
        "fft_ifftn(Tensor input, int* s=None, Dim* dim=None, word[forward,ortho,backward]? "
        "norm=backward) -> ComplexTensor",
    .enter = th_kernel, .body = &fft_ifftn_body,
    .kernel = {.cpu = fft_ifftn_cpu},
    .backward = fft_ifftn_backward,
    .node = "FftC2CBackward0",
    .params = fft_ifftn_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 2, .results = 1,
    .returned = 1, .types = {TH_COMPLEX_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fft_rfft2(Tensor input, int* s=None, Dim* dim=(-2, -1), word[forward,ortho,backward]?
   norm=backward) -> ComplexTensor = kernel of fourier.c */
static int fft_rfft2_cpu(call *c) {
    return cpu_fourier_real(
        c->out[0], c->t[0], c->list[0], c->list[1], c->n[0], 0, (scalar)PRESET(1));
}
static int fft_rfft2_shape(extent *size, const call *c) {
    return shape_fourier_real(
        size, c->t[0], c->list[0], c->list[1], c->n[0], 0, (scalar)PRESET(1));
}
static const kernel_body fft_rfft2_body = {.shape = fft_rfft2_shape};
static int fft_rfft2_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier_half(grad, s, dim, 2 - norm, 1, 0.5, input.size()), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier_half, &(call){
                .t = {grad[0]},
                .s = {[0] = th_real(0.5)},
                .n = {(2 - s->n[0]), 1},
                .list = {
                    {s->list[0].at, s->list[0].count},
                    {s->list[1].at, s->list[1].count},
                    {s->shape[0]->size, s->shape[0]->ndim}
                }
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fft_rfft2_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "s", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "dim", .kind = P_DIMS, .slot = 1, .optional = true,
     .listed = {(const int64_t[]){-2, -1}, 2}},
    {.name = "norm", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(2),
     .words = "forward ortho backward"},
};
const row op_fft_rfft2 = {
    .op = "fft_rfft2", .name = "fft.rfft2",
    .signature =
        "fft_rfft2(Tensor input, int* s=None, Dim* dim=(-2, -1), "
        "word[forward,ortho,backward]? norm=backward) -> ComplexTensor",
    .enter = th_kernel, .body = &fft_rfft2_body,
    .kernel = {.cpu = fft_rfft2_cpu},
    .backward = fft_rfft2_backward,
    .node = "FftR2CBackward0",
    .params = fft_rfft2_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 2, .results = 1,
    .returned = 1, .types = {TH_COMPLEX_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fft_rfftn(Tensor input, int* s=None, Dim* dim=None, word[forward,ortho,backward]?
   norm=backward) -> ComplexTensor = kernel of fourier.c */
static int fft_rfftn_cpu(call *c) {
    return cpu_fourier_real(
        c->out[0], c->t[0], c->list[0], c->list[1], c->n[0], 0, (scalar)PRESET(1));
}
static int fft_rfftn_shape(extent *size, const call *c) {
    return shape_fourier_real(
        size, c->t[0], c->list[0], c->list[1], c->n[0], 0, (scalar)PRESET(1));
}
static const kernel_body fft_rfftn_body = {.shape = fft_rfftn_shape};
static int fft_rfftn_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier_half(grad, s, dim, 2 - norm, 1, 0.5, input.size()), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier_half, &(call){
                .t = {grad[0]},
                .s = {[0] = th_real(0.5)},
                .n = {(2 - s->n[0]), 1},
                .list = {
                    {s->list[0].at, s->list[0].count},
                    {s->list[1].at, s->list[1].count},
                    {s->shape[0]->size, s->shape[0]->ndim}
                }
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fft_rfftn_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "s", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "dim", .kind = P_DIMS, .slot = 1, .optional = true},
    {.name = "norm", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(2),
     .words = "forward ortho backward"},
};
const row op_fft_rfftn = {
    .op = "fft_rfftn", .name = "fft.rfftn",
    .signature =
        "fft_rfftn(Tensor input, int* s=None, Dim* dim=None, word[forward,ortho,backward]? "
        "norm=backward) -> ComplexTensor",
    .enter = th_kernel, .body = &fft_rfftn_body,
    .kernel = {.cpu = fft_rfftn_cpu},
    .backward = fft_rfftn_backward,
    .node = "FftR2CBackward0",
    .params = fft_rfftn_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 2, .results = 1,
    .returned = 1, .types = {TH_COMPLEX_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fft_irfft2(Tensor input, int* s=None, Dim* dim=(-2, -1), word[forward,ortho,backward]?
   norm=backward) -> RealTensor = kernel of fourier.c */
static int fft_irfft2_cpu(call *c) {
    return cpu_fourier_half(
        c->out[0], c->t[0], c->list[0], c->list[1], c->n[0], 1, (scalar)PRESET(1), (ints){NULL, 0});
}
static int fft_irfft2_shape(extent *size, const call *c) {
    return shape_fourier_half(
        size, c->t[0], c->list[0], c->list[1], c->n[0], 1, (scalar)PRESET(1), (ints){NULL, 0});
}
static const kernel_body fft_irfft2_body = {.shape = fft_irfft2_shape};
static int fft_irfft2_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier_real(grad, s, dim, 2 - norm, 0, 2), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier_real, &(call){
                .t = {grad[0]},
                .s = {[0] = th_integral(2)},
                .n = {(2 - s->n[0])},
                .list = {{s->list[0].at, s->list[0].count}, {s->list[1].at, s->list[1].count}}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fft_irfft2_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "s", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "dim", .kind = P_DIMS, .slot = 1, .optional = true,
     .listed = {(const int64_t[]){-2, -1}, 2}},
    {.name = "norm", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(2),
     .words = "forward ortho backward"},
};
const row op_fft_irfft2 = {
    .op = "fft_irfft2", .name = "fft.irfft2",
    .signature =
        "fft_irfft2(Tensor input, int* s=None, Dim* dim=(-2, -1), "
        "word[forward,ortho,backward]? norm=backward) -> RealTensor",
    .enter = th_kernel, .body = &fft_irfft2_body,
    .kernel = {.cpu = fft_irfft2_cpu},
    .backward = fft_irfft2_backward,
    .node = "FftC2RBackward0",
    .params = fft_irfft2_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 2, .results = 1,
    .returned = 1, .types = {TH_REAL_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fft_irfftn(Tensor input, int* s=None, Dim* dim=None, word[forward,ortho,backward]?
   norm=backward) -> RealTensor = kernel of fourier.c */
static int fft_irfftn_cpu(call *c) {
    return cpu_fourier_half(
        c->out[0], c->t[0], c->list[0], c->list[1], c->n[0], 1, (scalar)PRESET(1), (ints){NULL, 0});
}
static int fft_irfftn_shape(extent *size, const call *c) {
    return shape_fourier_half(
        size, c->t[0], c->list[0], c->list[1], c->n[0], 1, (scalar)PRESET(1), (ints){NULL, 0});
}
static const kernel_body fft_irfftn_body = {.shape = fft_irfftn_shape};
static int fft_irfftn_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier_real(grad, s, dim, 2 - norm, 0, 2), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier_real, &(call){
                .t = {grad[0]},
                .s = {[0] = th_integral(2)},
                .n = {(2 - s->n[0])},
                .list = {{s->list[0].at, s->list[0].count}, {s->list[1].at, s->list[1].count}}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fft_irfftn_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "s", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "dim", .kind = P_DIMS, .slot = 1, .optional = true},
    {.name = "norm", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(2),
     .words = "forward ortho backward"},
};
const row op_fft_irfftn = {
    .op = "fft_irfftn", .name = "fft.irfftn",
    .signature =
        "fft_irfftn(Tensor input, int* s=None, Dim* dim=None, word[forward,ortho,backward]? "
        "norm=backward) -> RealTensor",
    .enter = th_kernel, .body = &fft_irfftn_body,
    .kernel = {.cpu = fft_irfftn_cpu},
    .backward = fft_irfftn_backward,
    .node = "FftC2RBackward0",
    .params = fft_irfftn_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 2, .results = 1,
    .returned = 1, .types = {TH_REAL_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fft_hfft2(Tensor input, int* s=None, Dim* dim=(-2, -1), word[forward,ortho,backward]?
   norm=backward) -> RealTensor = kernel of fourier.c */
static int fft_hfft2_cpu(call *c) {
    return cpu_fourier_half(
        c->out[0], c->t[0], c->list[0], c->list[1], c->n[0], 0, (scalar)PRESET(1), (ints){NULL, 0});
}
static int fft_hfft2_shape(extent *size, const call *c) {
    return shape_fourier_half(
        size, c->t[0], c->list[0], c->list[1], c->n[0], 0, (scalar)PRESET(1), (ints){NULL, 0});
}
static const kernel_body fft_hfft2_body = {.shape = fft_hfft2_shape};
static int fft_hfft2_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier_real(grad, s, dim, 2 - norm, 1, 2), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier_real, &(call){
                .t = {grad[0]},
                .s = {[0] = th_integral(2)},
                .n = {(2 - s->n[0]), 1},
                .list = {{s->list[0].at, s->list[0].count}, {s->list[1].at, s->list[1].count}}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fft_hfft2_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "s", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "dim", .kind = P_DIMS, .slot = 1, .optional = true,
     .listed = {(const int64_t[]){-2, -1}, 2}},
    {.name = "norm", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(2),
     .words = "forward ortho backward"},
};
const row op_fft_hfft2 = {
    .op = "fft_hfft2", .name = "fft.hfft2",
    .signature =
        "fft_hfft2(Tensor input, int* s=None, Dim* dim=(-2, -1), "
        "word[forward,ortho,backward]? norm=backward) -> RealTensor",
    .enter = th_kernel, .body = &fft_hfft2_body,
    .kernel = {.cpu = fft_hfft2_cpu},
    .backward = fft_hfft2_backward,
    .node = "FftC2RBackward0",
    .params = fft_hfft2_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 2, .results = 1,
    .returned = 1, .types = {TH_REAL_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fft_hfftn(Tensor input, int* s=None, Dim* dim=None, word[forward,ortho,backward]?
   norm=backward) -> RealTensor = kernel of fourier.c */
static int fft_hfftn_cpu(call *c) {
    return cpu_fourier_half(
        c->out[0], c->t[0], c->list[0], c->list[1], c->n[0], 0, (scalar)PRESET(1), (ints){NULL, 0});
}
static int fft_hfftn_shape(extent *size, const call *c) {
    return shape_fourier_half(
        size, c->t[0], c->list[0], c->list[1], c->n[0], 0, (scalar)PRESET(1), (ints){NULL, 0});
}
static const kernel_body fft_hfftn_body = {.shape = fft_hfftn_shape};
static int fft_hfftn_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier_real(grad, s, dim, 2 - norm, 1, 2), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier_real, &(call){
                .t = {grad[0]},
                .s = {[0] = th_integral(2)},
                .n = {(2 - s->n[0]), 1},
                .list = {{s->list[0].at, s->list[0].count}, {s->list[1].at, s->list[1].count}}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fft_hfftn_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "s", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "dim", .kind = P_DIMS, .slot = 1, .optional = true},
    {.name = "norm", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(2),
     .words = "forward ortho backward"},
};
const row op_fft_hfftn = {
    .op = "fft_hfftn", .name = "fft.hfftn",
    .signature =
        "fft_hfftn(Tensor input, int* s=None, Dim* dim=None, word[forward,ortho,backward]? "
        "norm=backward) -> RealTensor",
    .enter = th_kernel, .body = &fft_hfftn_body,
    .kernel = {.cpu = fft_hfftn_cpu},
    .backward = fft_hfftn_backward,
    .node = "FftC2RBackward0",
    .params = fft_hfftn_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 2, .results = 1,
    .returned = 1, .types = {TH_REAL_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fft_ihfft2(Tensor input, int* s=None, Dim* dim=(-2, -1), word[forward,ortho,backward]?
   norm=backward) -> ComplexTensor = kernel of fourier.c */
static int fft_ihfft2_cpu(call *c) {
    return cpu_fourier_real(
        c->out[0], c->t[0], c->list[0], c->list[1], c->n[0], 1, (scalar)PRESET(1));
}
static int fft_ihfft2_shape(extent *size, const call *c) {
    return shape_fourier_real(
        size, c->t[0], c->list[0], c->list[1], c->n[0], 1, (scalar)PRESET(1));
}
static const kernel_body fft_ihfft2_body = {.shape = fft_ihfft2_shape};
static int fft_ihfft2_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier_half(grad, s, dim, 2 - norm, 0, 0.5, input.size()), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier_half, &(call){
                .t = {grad[0]},
                .s = {[0] = th_real(0.5)},
                .n = {(2 - s->n[0])},
                .list = {
                    {s->list[0].at, s->list[0].count},
                    {s->list[1].at, s->list[1].count},
                    {s->shape[0]->size, s->shape[0]->ndim}
                }
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fft_ihfft2_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "s", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "dim", .kind = P_DIMS, .slot = 1, .optional = true,
     .listed = {(const int64_t[]){-2, -1}, 2}},
    {.name = "norm", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(2),
     .words = "forward ortho backward"},
};
const row op_fft_ihfft2 = {
    .op = "fft_ihfft2", .name = "fft.ihfft2",
    .signature =
        "fft_ihfft2(Tensor input, int* s=None, Dim* dim=(-2, -1), "
        "word[forward,ortho,backward]? norm=backward) -> ComplexTensor",
    .enter = th_kernel, .body = &fft_ihfft2_body,
    .kernel = {.cpu = fft_ihfft2_cpu},
    .backward = fft_ihfft2_backward,
    .node = "FftR2CBackward0",
    .params = fft_ihfft2_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 2, .results = 1,
    .returned = 1, .types = {TH_COMPLEX_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fft_ihfftn(Tensor input, int* s=None, Dim* dim=None, word[forward,ortho,backward]?
   norm=backward) -> ComplexTensor = kernel of fourier.c */
static int fft_ihfftn_cpu(call *c) {
    return cpu_fourier_real(
        c->out[0], c->t[0], c->list[0], c->list[1], c->n[0], 1, (scalar)PRESET(1));
}
static int fft_ihfftn_shape(extent *size, const call *c) {
    return shape_fourier_real(
        size, c->t[0], c->list[0], c->list[1], c->n[0], 1, (scalar)PRESET(1));
}
static const kernel_body fft_ihfftn_body = {.shape = fft_ihfftn_shape};
static int fft_ihfftn_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fit(fourier_half(grad, s, dim, 2 - norm, 0, 0.5, input.size()), input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fit, &(call){
            .t = {th_apply(&f, &op_fourier_half, &(call){
                .t = {grad[0]},
                .s = {[0] = th_real(0.5)},
                .n = {(2 - s->n[0])},
                .list = {
                    {s->list[0].at, s->list[0].count},
                    {s->list[1].at, s->list[1].count},
                    {s->shape[0]->size, s->shape[0]->ndim}
                }
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fft_ihfftn_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "s", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "dim", .kind = P_DIMS, .slot = 1, .optional = true},
    {.name = "norm", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(2),
     .words = "forward ortho backward"},
};
const row op_fft_ihfftn = {
    .op = "fft_ihfftn", .name = "fft.ihfftn",
    .signature =
        "fft_ihfftn(Tensor input, int* s=None, Dim* dim=None, word[forward,ortho,backward]? "
        "norm=backward) -> ComplexTensor",
    .enter = th_kernel, .body = &fft_ihfftn_body,
    .kernel = {.cpu = fft_ihfftn_cpu},
    .backward = fft_ihfftn_backward,
    .node = "FftR2CBackward0",
    .params = fft_ihfftn_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 2, .results = 1,
    .returned = 1, .types = {TH_COMPLEX_PART}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* fft_fftfreq(int n, Scalar d=1.0) = kernel of frequencies.c */
static int fft_fftfreq_cpu(call *c) {
    return cpu_fft_fftfreq(c->out[0], c->n[0], c->s[0]);
}
static int fft_fftfreq_shape(extent *size, const call *c) {
    return shape_fft_fftfreq(size, c->n[0], c->s[0]);
}
static const kernel_body fft_fftfreq_body = {.shape = fft_fftfreq_shape};
static const param fft_fftfreq_params[] = {
    {.name = "n", .kind = P_INT, .slot = 0},
    {.name = "d", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1.0)},
};
const row op_fft_fftfreq = {
    .op = "fft_fftfreq", .name = "fft.fftfreq",
    .signature = "fft_fftfreq(int n, Scalar d=1.0)",
    .enter = th_kernel, .body = &fft_fftfreq_body,
    .kernel = {.cpu = fft_fftfreq_cpu},
    .params = fft_fftfreq_params,
    .flags = ROW_CREATE | ROW_FUNCTION, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2,
    .required = 1, .scalars = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* fft_rfftfreq(int n, Scalar d=1.0) = kernel of frequencies.c */
static int fft_rfftfreq_cpu(call *c) {
    return cpu_fft_rfftfreq(c->out[0], c->n[0], c->s[0]);
}
static int fft_rfftfreq_shape(extent *size, const call *c) {
    return shape_fft_rfftfreq(size, c->n[0], c->s[0]);
}
static const kernel_body fft_rfftfreq_body = {.shape = fft_rfftfreq_shape};
static const param fft_rfftfreq_params[] = {
    {.name = "n", .kind = P_INT, .slot = 0},
    {.name = "d", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1.0)},
};
const row op_fft_rfftfreq = {
    .op = "fft_rfftfreq", .name = "fft.rfftfreq",
    .signature = "fft_rfftfreq(int n, Scalar d=1.0)",
    .enter = th_kernel, .body = &fft_rfftfreq_body,
    .kernel = {.cpu = fft_rfftfreq_cpu},
    .params = fft_rfftfreq_params,
    .flags = ROW_CREATE | ROW_FUNCTION, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2,
    .required = 1, .scalars = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* fft_fftshift(Tensor input, Dim* dim=None) = kernel of fit.c */
static int fft_fftshift_cpu(call *c) {
    return cpu_fft_fftshift(c->out[0], c->t[0], c->list[0]);
}
static int fft_fftshift_shape(extent *size, const call *c) {
    return shape_fft_fftshift(size, c->t[0], c->list[0]);
}
static const kernel_body fft_fftshift_body = {.shape = fft_fftshift_shape};
static int fft_fftshift_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fft_ifftshift(grad, dim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fft_ifftshift, &(call){
            .t = {grad[0]},
            .list = {{s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fft_fftshift_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
};
const row op_fft_fftshift = {
    .op = "fft_fftshift", .name = "fft.fftshift",
    .signature = "fft_fftshift(Tensor input, Dim* dim=None)",
    .enter = th_kernel, .body = &fft_fftshift_body,
    .kernel = {.cpu = fft_fftshift_cpu, .cuda = fft_fftshift_cpu},
    .backward = fft_fftshift_backward,
    .params = fft_fftshift_params,
    .flags = ROW_FUNCTION, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 1,
    .tensors = 1, .inputs = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1,
};

/* fft_ifftshift(Tensor input, Dim* dim=None) = kernel of fit.c */
static int fft_ifftshift_cpu(call *c) {
    return cpu_fft_ifftshift(c->out[0], c->t[0], c->list[0]);
}
static int fft_ifftshift_shape(extent *size, const call *c) {
    return shape_fft_ifftshift(size, c->t[0], c->list[0]);
}
static const kernel_body fft_ifftshift_body = {.shape = fft_ifftshift_shape};
static int fft_ifftshift_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fft_fftshift(grad, dim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fft_fftshift, &(call){
            .t = {grad[0]},
            .list = {{s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param fft_ifftshift_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
};
const row op_fft_ifftshift = {
    .op = "fft_ifftshift", .name = "fft.ifftshift",
    .signature = "fft_ifftshift(Tensor input, Dim* dim=None)",
    .enter = th_kernel, .body = &fft_ifftshift_body,
    .kernel = {.cpu = fft_ifftshift_cpu, .cuda = fft_ifftshift_cpu},
    .backward = fft_ifftshift_backward,
    .params = fft_ifftshift_params,
    .flags = ROW_FUNCTION, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 1,
    .tensors = 1, .inputs = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1,
};

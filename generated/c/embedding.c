/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* embedding: Learned tables of rows. */
#include "row/row.h"
#include "embedding.h"
#include "embedding_bag.h"

extern const row op_clamp_min;
extern const row op_div;
extern const row op_embedding;
extern const row op_embedding_weight;
extern const row op_mul;
extern const row op_ones_like;
extern const row op_pow;
extern const row op_sign;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* embedding(Tensor weight, LongTensor input, int padding_idx=-1, bool scale_grad_by_freq=False,
   bool[False] sparse=False) = kernel of embedding.c */
static int embedding_cpu(call *c) {
    return cpu_embedding(c->out[0], c->t[0], c->t[1], c->n[0], c->n[1]);
}
static int embedding_cuda(call *c) {
    return cuda_embedding(c->out[0], c->t[0], c->t[1], c->n[0], c->n[1]);
}
static int embedding_shape(extent *size, const call *c) {
    return shape_embedding(size, c->t[0], c->t[1], c->n[0], c->n[1]);
}
static const kernel_body embedding_body = {.shape = embedding_shape};
static int embedding_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d weight = embedding_weight(grad, input, weight.size(0), padding_idx, scale_grad_by_freq) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_embedding_weight, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->shape[0]->size[0], s->n[0], s->n[1]}
        }));
    return th_end_frame(&f, s, result);
}
static const param embedding_params[] = {
    {.name = "weight", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "padding_idx", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(-1)},
    {.name = "scale_grad_by_freq", .kind = P_BOOL, .slot = 1, .optional = true,
     .preset = PRESET(0)},
    {.name = "sparse", .kind = P_FIXED, .slot = 2, .optional = true, .preset = PRESET(0)},
};
const row op_embedding = {
    .op = "embedding", .name = "embedding",
    .signature =
        "embedding(Tensor weight, LongTensor input, int padding_idx=-1, bool "
        "scale_grad_by_freq=False, bool[False] sparse=False)",
    .enter = th_kernel, .body = &embedding_body,
    .kernel = {.cpu = embedding_cpu, .cuda = embedding_cuda},
    .backward = embedding_backward,
    .vmap = "embedding",
    .params = embedding_params,
    .flags = ROW_FUNCTION | ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATING, .nparams = 5,
    .required = 2, .tensors = 2, .inputs = 2, .ints = 3, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {2}, .sizes = {1},
};

/* embedding_weight(Tensor grad_output, LongTensor input, int rows, int padding_idx=-1, bool
   scale_grad_by_freq=False) = kernel of embedding.c */
static int embedding_weight_cpu(call *c) {
    return cpu_embedding_weight(c->out[0], c->t[0], c->t[1], c->n[0], c->n[1], c->n[2]);
}
static int embedding_weight_cuda(call *c) {
    return cuda_embedding_weight(c->out[0], c->t[0], c->t[1], c->n[0], c->n[1], c->n[2]);
}
static int embedding_weight_shape(extent *size, const call *c) {
    return shape_embedding_weight(size, c->t[0], c->t[1], c->n[0], c->n[1], c->n[2]);
}
static const kernel_body embedding_weight_body = {.shape = embedding_weight_shape};
static int embedding_weight_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = embedding(grad * embedding_weight(ones_like(grad_output), input, rows,
       padding_idx).sign() / embedding_weight(ones_like(grad_output), input, rows,
       padding_idx).clamp_min(1).pow(scale_grad_by_freq), input) */
    if (s->wants[0]) {
        tensor *const part_0 = th_apply(&f, &op_ones_like, &(call){.t = {s->t[0]}});
        tensor *const part_1 = th_apply(&f, &op_embedding_weight, &(call){
            .t = {part_0, s->t[1]},
            .n = {s->n[0], s->n[1]}
        });
        result[0] = th_keep(th_apply(&f, &op_embedding, &(call){
            .t = {
                th_apply(&f, &op_div, &(call){.t = {
                    th_apply(&f, &op_mul, &(call){.t = {
                        grad[0],
                        th_apply(&f, &op_sign, &(call){.t = {part_1}})
                    }}),
                    th_apply(&f, &op_pow, &(call){
                        .t = {th_apply(&f, &op_clamp_min, &(call){
                            .t = {part_1},
                            .s = {[0] = th_integral(1)}
                        })},
                        .s = {[1] = th_integral(s->n[2])}
                    })
                }}),
                s->t[1]
            },
            .n = {-1}
        }));
    }
    return th_end_frame(&f, s, result);
}
static const param embedding_weight_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "rows", .kind = P_INT, .slot = 0},
    {.name = "padding_idx", .kind = P_INT, .slot = 1, .optional = true, .preset = PRESET(-1)},
    {.name = "scale_grad_by_freq", .kind = P_BOOL, .slot = 2, .optional = true,
     .preset = PRESET(0)},
};
const row op_embedding_weight = {
    .op = "embedding_weight", .name = "embedding_weight",
    .signature =
        "embedding_weight(Tensor grad_output, LongTensor input, int rows, int "
        "padding_idx=-1, bool scale_grad_by_freq=False)",
    .enter = th_kernel, .body = &embedding_weight_body,
    .kernel = {.cpu = embedding_weight_cpu, .cuda = embedding_weight_cuda},
    .backward = embedding_weight_backward,
    .params = embedding_weight_params,
    .flags = ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5, .required = 3,
    .tensors = 2, .inputs = 2, .ints = 3, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {3},
};

/* embedding_bag(Tensor weight, LongTensor input, LongTensor? offsets=None, word[sum,mean,max]
   mode=mean, Tensor? per_sample_weights=None, int padding_idx=-1, bool
   scale_grad_by_freq=False) -> (Tensor output, saved LongTensor chosen) = kernel of
   embedding_bag.c */
static int embedding_bag_cpu(call *c) {
    return cpu_embedding_bag(
        c->out[0], c->out[1], c->t[0], c->t[1], c->t[2], c->n[0], c->t[3], c->n[1], c->n[2]);
}
static int embedding_bag_shape(extent *size, const call *c) {
    return shape_embedding_bag(
        size, c->t[0], c->t[1], c->t[2], c->n[0], c->t[3], c->n[1], c->n[2]);
}
static const kernel_body embedding_bag_body = {.shape = embedding_bag_shape};
static const param embedding_bag_params[] = {
    {.name = "weight", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "offsets", .kind = P_TENSOR, .slot = 2, .optional = true, .fixed = 1 + TH_LONG},
    {.name = "mode", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(1),
     .words = "sum mean max"},
    {.name = "per_sample_weights", .kind = P_TENSOR, .slot = 3, .optional = true},
    {.name = "padding_idx", .kind = P_INT, .slot = 1, .optional = true, .preset = PRESET(-1)},
    {.name = "scale_grad_by_freq", .kind = P_BOOL, .slot = 2, .optional = true,
     .preset = PRESET(0)},
};
const row op_embedding_bag = {
    .op = "embedding_bag", .name = "embedding_bag",
    .signature =
        "embedding_bag(Tensor weight, LongTensor input, LongTensor? offsets=None, "
        "word[sum,mean,max] mode=mean, Tensor? per_sample_weights=None, int padding_idx=-1, "
        "bool scale_grad_by_freq=False) -> (Tensor output, saved LongTensor chosen)",
    .enter = th_kernel, .body = &embedding_bag_body,
    .kernel = {.cpu = embedding_bag_cpu, .cuda = embedding_bag_cpu},
    .backward = backward_embedding_bag,
    .params = embedding_bag_params,
    .flags = ROW_FUNCTION | ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 7,
    .required = 2, .tensors = 4, .inputs = 4, .ints = 3, .results = 2, .returned = 1,
    .types = {TH_SAME, TH_LONG}, .differentiable = 9, .grads = 1, .reads = {0x30f, 0, 0, 0x30f},
    .sizes = {15, 0, 0, 15},
};

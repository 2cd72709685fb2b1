/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* truth: Whether all or some elements are not zero. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* all(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar = start: 1; step:
   acc * (input != 0) */
FOLD(all_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    FOLD_EACH(int64_t, th_join_product, 1, in_input[i] != 0)
}
SPREAD(all_byte_each) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    SPREAD_EACH(int64_t, th_join_product, in_input[i] != 0)
}
static void all_join_integral(JOIN_ARGUMENTS) { JOIN_EACH(i, th_join_product) }
static const reduction all_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .empty = true,
    .start[0] = {{.i = 1}},
    .kernel = {"truth", "all"},
    .fold = {[TH_BYTE] = all_byte},
    .spread = {[TH_BYTE] = all_byte_each},
    .join[0] = all_join_integral,
};
static const param all_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true, .type = -1},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT}, .type = -1},
};
const row op_all = {
    .op = "all", .name = "all",
    .signature =
        "all(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar",
    .doc = "One where every element is not zero, else zero; no elements give one.",
    .enter = th_reduce, .body = &all_body,
    .params = all_params,
    .flags = ROW_NUMBER | ROW_REDUCE, .dtypes = 1 << TH_BYTE, .nparams = 3, .required = 1,
    .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* any(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar = start: 0; step:
   acc + (input != 0); finish: acc > 0 */
FOLD(any_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    FOLD_EACH(int64_t, th_join_sum, 0, in_input[i] != 0)
}
SPREAD(any_byte_each) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    SPREAD_EACH(int64_t, th_join_sum, in_input[i] != 0)
}
static void any_join_integral(JOIN_ARGUMENTS) { JOIN_EACH(i, th_join_sum) }
static void any_finish_integral(FINISH_ARGUMENTS) {
    FINISH_EACH(i, int64_t, acc > 0)
}
static const reduction any_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .empty = true,
    .start[0] = {{.i = 0}},
    .kernel = {"truth", "any"},
    .fold = {[TH_BYTE] = any_byte},
    .spread = {[TH_BYTE] = any_byte_each},
    .join[0] = any_join_integral,
    .finish[0] = any_finish_integral,
};
static const param any_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true, .type = -1},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT}, .type = -1},
};
const row op_any = {
    .op = "any", .name = "any",
    .signature =
        "any(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar",
    .doc = "One where some element is not zero, else zero; no elements give zero.",
    .enter = th_reduce, .body = &any_body,
    .params = any_params,
    .flags = ROW_NUMBER | ROW_REDUCE, .dtypes = 1 << TH_BYTE, .nparams = 3, .required = 1,
    .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* aminmax: Smallest and largest elements in one call. */
#include "row/row.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* aminmax(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> (Tensor min, Tensor max) =
   torch.composed.aminmax */
static const param aminmax_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_aminmax = {
    .op = "aminmax", .name = "aminmax",
    .signature =
        "aminmax(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> (Tensor min, Tensor "
        "max)",
    .params = aminmax_params,
    .names = (const char *const[]){"min", "max"},
    .flags = ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_WHOLE | TH_FLOATS,
    .nparams = 3, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 2,
    .returned = 2, .types = {TH_SAME, TH_SAME},
};

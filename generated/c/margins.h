/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that margins.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_multi_margin_loss(
    extent *size, const tensor *in_input, const tensor *in_target, scalar in_p, scalar in_margin,
    const tensor *in_weight, int64_t in_reduction);
int cpu_multi_margin_loss(
    tensor *to_output, const tensor *in_input, const tensor *in_target, scalar in_p,
    scalar in_margin, const tensor *in_weight, int64_t in_reduction);
int backward_multi_margin_loss(const saved *s, tensor *const *grad, tensor **result);
int shape_multilabel_margin_loss(
    extent *size, const tensor *in_input, const tensor *in_target, int64_t in_reduction);
int cpu_multilabel_margin_loss(
    tensor *to_output, const tensor *in_input, const tensor *in_target, int64_t in_reduction);
int backward_multilabel_margin_loss(const saved *s, tensor *const *grad, tensor **result);

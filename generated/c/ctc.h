/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that ctc.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_ctc_loss(
    extent *size, const tensor *in_log_probs, const tensor *in_targets,
    const tensor *in_input_lengths, const tensor *in_target_lengths, int64_t in_blank,
    int64_t in_reduction, bool in_zero_infinity);
int cpu_ctc_loss(
    tensor *to_output, tensor *to_alpha, const tensor *in_log_probs, const tensor *in_targets,
    const tensor *in_input_lengths, const tensor *in_target_lengths, int64_t in_blank,
    int64_t in_reduction, bool in_zero_infinity);
int backward_ctc_loss(const saved *s, tensor *const *grad, tensor **result);

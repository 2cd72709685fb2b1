/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that determinant.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_det(extent *size, const tensor *in_input);
int cpu_det(tensor *to_output, const tensor *in_input);
int shape_logdet(extent *size, const tensor *in_input);
int cpu_logdet(tensor *to_output, const tensor *in_input);
int shape_slogdet(extent *size, const tensor *in_input);
int cpu_slogdet(tensor *to_sign, tensor *to_logabsdet, const tensor *in_input);
int shape_btrifact(extent *size, const tensor *in_input);
int cpu_btrifact(tensor *to_lu, tensor *to_pivots, const tensor *in_input);
int shape_btrifact_with_info(extent *size, const tensor *in_input);
int cpu_btrifact_with_info(
    tensor *to_lu, tensor *to_pivots, tensor *to_info, const tensor *in_input);
int shape_btrisolve(
    extent *size, const tensor *in_input, const tensor *in_LU_data, const tensor *in_LU_pivots);
int cpu_btrisolve(
    tensor *to_output, const tensor *in_input, const tensor *in_LU_data,
    const tensor *in_LU_pivots);

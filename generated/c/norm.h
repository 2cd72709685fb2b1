/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that norm.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_norm(extent *size, const tensor *in_input, scalar in_p, ints in_dim, bool in_keepdim);
int cpu_norm(tensor *to_output, const tensor *in_input, scalar in_p, ints in_dim, bool in_keepdim);
int shape_norm_input(
    extent *size, const tensor *in_grad_output, const tensor *in_input, const tensor *in_norm,
    scalar in_p, ints in_dim, bool in_keepdim);
int cpu_norm_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_input, const tensor *in_norm,
    scalar in_p, ints in_dim, bool in_keepdim);
int shape_dist(extent *size, const tensor *in_input, const tensor *in_other, scalar in_p);
int cpu_dist(tensor *to_output, const tensor *in_input, const tensor *in_other, scalar in_p);
int shape_dist_input(
    extent *size, const tensor *in_grad_output, const tensor *in_difference, const tensor *in_norm,
    scalar in_p);
int cpu_dist_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_difference,
    const tensor *in_norm, scalar in_p);

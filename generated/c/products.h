/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that products.c must define for its rows. */
#pragma once
#include "row/row.h"

int cpu_mv(tensor *to_output, const tensor *in_input, const tensor *in_vec);
int cuda_mv(tensor *to_output, const tensor *in_input, const tensor *in_vec);
int cpu_mm(tensor *to_output, const tensor *in_input, const tensor *in_mat2);
int cuda_mm(tensor *to_output, const tensor *in_input, const tensor *in_mat2);
int cpu_bmm(tensor *to_output, const tensor *in_input, const tensor *in_mat2);
int cuda_bmm(tensor *to_output, const tensor *in_input, const tensor *in_mat2);
int cpu_ger(tensor *to_output, const tensor *in_input, const tensor *in_vec2);
int cuda_ger(tensor *to_output, const tensor *in_input, const tensor *in_vec2);
int cpu_addmm(
    tensor *to_output, scalar in_beta, scalar in_alpha, const tensor *in_mat1,
    const tensor *in_mat2);
int cuda_addmm(
    tensor *to_output, scalar in_beta, scalar in_alpha, const tensor *in_mat1,
    const tensor *in_mat2);
int cpu_addmv(
    tensor *to_output, scalar in_beta, scalar in_alpha, const tensor *in_mat, const tensor *in_vec);
int cuda_addmv(
    tensor *to_output, scalar in_beta, scalar in_alpha, const tensor *in_mat, const tensor *in_vec);
int cpu_addr(
    tensor *to_output, scalar in_beta, scalar in_alpha, const tensor *in_vec1,
    const tensor *in_vec2);
int cuda_addr(
    tensor *to_output, scalar in_beta, scalar in_alpha, const tensor *in_vec1,
    const tensor *in_vec2);
int cpu_addbmm(
    tensor *to_output, scalar in_beta, scalar in_alpha, const tensor *in_batch1,
    const tensor *in_batch2);
int cuda_addbmm(
    tensor *to_output, scalar in_beta, scalar in_alpha, const tensor *in_batch1,
    const tensor *in_batch2);
int cpu_baddbmm(
    tensor *to_output, scalar in_beta, scalar in_alpha, const tensor *in_batch1,
    const tensor *in_batch2);
int cuda_baddbmm(
    tensor *to_output, scalar in_beta, scalar in_alpha, const tensor *in_batch1,
    const tensor *in_batch2);

/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that eigen.c must define for its rows. */
#pragma once
#include "row/row.h"

int cpu_linalg_eigh(
    tensor *to_eigenvalues, tensor *to_eigenvectors, const tensor *in_A, int64_t in_UPLO);
int cpu_eigh_values(tensor *to_output, const tensor *in_A, int64_t in_UPLO);
int shape_symeig(extent *size, const tensor *in_input, bool in_eigenvectors, bool in_upper);
int cpu_symeig(
    tensor *to_values, tensor *to_vectors, const tensor *in_input, bool in_eigenvectors,
    bool in_upper);
int cpu_linalg_eig(tensor *to_eigenvalues, tensor *to_eigenvectors, const tensor *in_A);
int cpu_eig_values(tensor *to_output, const tensor *in_A);
int shape_eig(extent *size, const tensor *in_input, bool in_eigenvectors);
int cpu_eig(tensor *to_values, tensor *to_vectors, const tensor *in_input, bool in_eigenvectors);

/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that determinant.c must define for its rows. */
#pragma once
#include "row/row.h"

int cpu_linalg_det(tensor *to_output, const tensor *in_A);
int cpu_linalg_slogdet(tensor *to_sign, tensor *to_logabsdet, const tensor *in_A);
int cpu_logdet(tensor *to_output, const tensor *in_input);

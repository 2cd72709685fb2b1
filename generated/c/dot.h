/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that dot.c must define for its rows. */
#pragma once
#include "row/row.h"

int cpu_dot(tensor *to_output, const tensor *in_input, const tensor *in_tensor);
int cuda_dot(tensor *to_output, const tensor *in_input, const tensor *in_tensor);

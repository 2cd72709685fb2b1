/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that multinomial.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_multinomial(
    extent *size, const tensor *in_input, int64_t in_num_samples, bool in_replacement);
int cpu_multinomial(
    tensor *to_output, const tensor *in_input, int64_t in_num_samples, bool in_replacement);

/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that cofactors.c must define for its rows. */
#pragma once
#include "row/row.h"

int cpu_cofactors(tensor *to_output, const tensor *in_input);
int cpu_cofactors_input(tensor *to_output, const tensor *in_grad_output, const tensor *in_input);

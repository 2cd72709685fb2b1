/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that sizes_view.c must define for its rows. */
#pragma once
#include "row/row.h"

int view_view_as(tensor *to_output, const tensor *in_other);
int view_expand_as(tensor *to_output, const tensor *in_other);
int view_movedim(tensor *to_output, ints in_source, ints in_destination);
int view_flatten(tensor *to_output, int64_t in_start_dim, int64_t in_end_dim);

/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that complex_view.c must define for its rows. */
#pragma once
#include "row/row.h"

int view_view_as_real(tensor *to_output);
int view_view_as_complex(tensor *to_output);

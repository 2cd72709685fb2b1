/* part.h: views as headers on the stack, which own nothing and need no allocation. */
#pragma once
#include "row/row.h"

/* Make a header of a size without data, to check views and shapes. */
int th_shape_header(const char *op, tensor *t, const tensor *like, ints size);
int th_part_index(tensor *part, const tensor *t, ints spec); /* the part named by basic indexing */
int th_part_narrow(tensor *part, const tensor *t, int64_t dim, int64_t start, int64_t length);
int th_part_select(tensor *part, const tensor *t, int64_t dim, int64_t index);
/* View t with ndim dimensions: insert one of size 1 at dim if it is missing. */
int th_part_with_dim(tensor *part, const tensor *t, int64_t dim, int ndim);
/* View t without its leading dimensions of size 1 beyond ndim. */
tensor th_part_trimmed(const tensor *t, int ndim);

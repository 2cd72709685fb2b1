/* part.h: parts of a tensor that share its storage, as headers that nobody owns and nothing has to
   be allocated for. */
#pragma once
#include "row/row.h"

/* A header of that size without data, for the checks of views and shapes. */
int th_imagine(const char *op, tensor *t, const tensor *like, ints size);
int th_part_index(tensor *part, const tensor *t, ints spec); /* what basic indexing names */
int th_part_narrow(tensor *part, const tensor *t, int64_t dim, int64_t start, int64_t length);
int th_part_select(tensor *part, const tensor *t, int64_t dim, int64_t index);
/* t of ndim dimensions, one of size 1 at dim put in where it was left out. */
int th_part_with_dim(tensor *part, const tensor *t, int64_t dim, int ndim);
/* t without leading dimensions of size 1 beyond ndim. */
tensor th_part_trimmed(const tensor *t, int ndim);

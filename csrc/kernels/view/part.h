/* part.h: parts of a tensor that share its storage, for kernels that write or return them. */
#pragma once
#include "row/row.h"

/* A header of that size without data, for the checks of views and shapes. */
int th_imagine(const char *op, tensor *t, const tensor *like, ints size);

/* New references, or NULL and the error. */
tensor *th_indexed(const tensor *t, ints spec); /* what basic indexing names */
tensor *th_narrowed(const tensor *t, int64_t dim, int64_t start, int64_t length);
tensor *th_selected(const tensor *t, int64_t dim, int64_t index);

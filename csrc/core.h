/* core.h: what the core's own files share; kernels and the binding do not need it. */
#pragma once
#include "row.h"

/* checks.c: the name of the parameter in tensor slot t of an op, "operand" where the catalogue has none. */
const char *th_slot_name(const char *op, int t);
/* Scalars as the loops of a dtype read them: the ones written by the caller must fit, defaults saturate. */
int th_fit_scalar(const char *op, dtype type, scalar *value);
/* copy.c: one element of a dtype, converted without a check. */
void th_write_scalar(void *element, dtype type, scalar value);
/* iterate.c: a header whose sizes are those of an extent; steps that a broadcast adds are 0. Not counted, not freed. */
tensor th_expanded(const tensor *t, int ndim, const int64_t *size);

/* core.h: what the core's own files share; kernels and the binding do not need it. */
#pragma once
#include "row.h"

/* checks.c: the name of the parameter in tensor slot t of an op, or "operand". */
const char *th_slot_name(const char *op, int t);
/* copy.c: a scalar as loops of a dtype read it: what was written must fit, defaults saturate. */
int th_fit_scalar(const char *op, dtype type, scalar *value);
/* copy.c: one element of a dtype, converted without a check. */
void th_write_scalar(void *element, dtype type, scalar value);
/* iterate.c: elements of item bytes from one stride to another. */
void th_pack(char *to, int64_t to_step, const char *from, int64_t from_step, int64_t count,
             int item);
/* iterate.c: a header of other sizes, stride 0 where a broadcast adds elements; nobody owns it. */
tensor th_expanded(const tensor *t, int ndim, const int64_t *size);
/* random.c: 64 random bits, of a call of their own. */
uint64_t th_random_bits(void);
/* accumulate.c: reduces dimensions `mask` of inputs of one size; out has strides for the others. */
int th_accumulate(const reduction *r, const tensor *out, const tensor *const *input, uint32_t mask,
                  const scalar *option);
void th_store_accumulators(const accumulator *from, bool floating, void *result, int64_t step,
                           dtype type, int64_t count);

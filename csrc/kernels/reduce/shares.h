/* shares.h: what each of the elements that are an extreme has of its gradient. */
#pragma once
#include "row/row.h"

/* extreme and grad have all dimensions of input, those of the mask without a stride. */
int th_extreme_shares(const tensor *output, const tensor *input, const tensor *extreme,
                      const tensor *grad, uint32_t mask);

/* shares.h: how tied extrema share a gradient. */
#pragma once
#include "row/row.h"

/* extreme and grad have all dimensions of input, with stride 0 for those of the mask. */
int th_extreme_shares(const tensor *output, const tensor *input, const tensor *extreme,
                      const tensor *grad, uint64_t mask);

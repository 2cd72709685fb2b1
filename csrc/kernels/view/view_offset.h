/* view_offset.h: the place of a tensor within another tensor of the same storage. */
#pragma once
#include "row/row.h"

enum { TH_WITHIN_INTS = 2 * TH_MAX_DIM * 4 }; /* up to two keys per dim */

/* Write the index spec that selects `part` from `whole`; return its length, or 0 if ints, slices
   and new axes cannot express it. */
int th_within_keys(const tensor *whole, const tensor *part, int64_t *spec);
/* For each element of the part, its number in the whole, whose elements do not overlap; -1 if it is
   outside. */
tensor *th_within_places(const tensor *whole, const tensor *part, int64_t *found);

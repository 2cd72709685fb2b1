/* view_offset.h: where a tensor lies within another one that shows the same storage. */
#pragma once
#include "row/row.h"

enum { TH_WITHIN_INTS = 2 * TH_MAX_DIM * 4 }; /* of two keys for each dim at most */

/* The spec of row index that gives the part of the whole: its length, 0 where ints, slices and new axes cannot. */
int th_within_keys(const tensor *whole, const tensor *part, int64_t *spec);
/* For each element of the part its number among those of the whole, which lie apart; -1: it is none of them. */
tensor *th_within_places(const tensor *whole, const tensor *part, int64_t *found);

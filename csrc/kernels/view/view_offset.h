/* view_offset.h: the place of a tensor within another tensor of the same storage. */
#pragma once
#include "row/row.h"

enum { TH_WITHIN_INTS = 2 * TH_MAX_DIM * 4 };  /* up to two keys per dim */
enum { KEY_INT, KEY_SLICE, KEY_NEW_AXIS = 3 }; /* tags of keys in the spec of row index */

/* Write a key behind the first `length` ints of a spec; return its new length. */
int th_add_key(int64_t *spec, int length, int64_t kind, int64_t start, int64_t stop, int64_t step);

/* Write the index spec that selects `part` from `whole`; return its length, or 0 if ints, slices
   and new axes cannot express it. */
int th_within_keys(const tensor *whole, const tensor *part, int64_t *spec);
/* For each element of the part, its number in the whole, the first where elements of it are one; -1
   if it is outside. */
tensor *th_within_places(const tensor *whole, const tensor *part, int64_t *found);

/* layout.h: where lies what index tensors pick together. */
#pragma once
#include "tensor/tensor.h"

/* A part of a tensor beside a contiguous tensor of [outer, places, inner]: the picked dims have become one. */
typedef struct layout {
    char *part, *dense;
    const int64_t *place;
    const uint8_t *again; /* per place: it comes once more later; NULL: nobody asks */
    int64_t places, span; /* span: elements of the picked dims */
    int64_t dense_step;   /* 0: one element for all */
    int64_t outer, inner; /* elements of the dims before and behind */
    int64_t length, step; /* the last run of dims behind, elements of which are step apart */
    int picked, before, behind;
    int64_t picked_size[TH_MAX_DIM], picked_stride[TH_MAX_DIM];
    int64_t before_size[TH_MAX_DIM], before_stride[TH_MAX_DIM];
    int64_t behind_size[TH_MAX_DIM], behind_stride[TH_MAX_DIM]; /* without the last run */
} layout;

/* On a GPU: elements of the dense side, read from the part, written or added to it; of places that come
   again where `every` is false, and of those that are written, the last one counts. `wrap`: negative
   places count from the end. */
typedef enum { TH_PART_READ, TH_PART_WRITE, TH_PART_ADD } part_way;
int th_gpu_index_at(const char *op, const layout *l, dtype type, const tensor *place, bool every,
                    bool wrap, part_way way);

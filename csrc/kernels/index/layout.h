/* layout.h: memory layout of elements picked by several index tensors. */
#pragma once
#include "tensor/tensor.h"

/* A part of a tensor and a contiguous tensor [outer, places, inner]; the picked dims are merged
   into one. */
typedef struct layout {
    char *part, *dense;
    const int64_t *place;
    const uint8_t *again; /* per place: named again later; NULL: not needed */
    int64_t places, span; /* span: number of elements of the picked dims */
    int64_t dense_step;   /* 0: one element for all places */
    int64_t outer, inner; /* number of elements of the dims before and after */
    int64_t length, step; /* the innermost run of dims after: `length` elements, `step` apart */
    int picked, before, behind;
    int64_t picked_size[TH_MAX_DIM], picked_stride[TH_MAX_DIM];
    int64_t before_size[TH_MAX_DIM], before_stride[TH_MAX_DIM];
    int64_t behind_size[TH_MAX_DIM], behind_stride[TH_MAX_DIM]; /* without the innermost run */
} layout;

/* On a GPU: read the part into the dense side, or write or add the dense side to it. If `every` is
   false, and for writes, only the last of repeated places counts. `wrap`: negative places count
   from the end. */
typedef enum { TH_PART_READ, TH_PART_WRITE, TH_PART_ADD } part_way;
int th_gpu_index_at(const char *op, const layout *l, dtype type, const tensor *place, bool every,
                    bool wrap, part_way way);

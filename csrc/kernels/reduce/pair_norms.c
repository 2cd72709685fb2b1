/* pair_norms.c: norms of the differences of all pairs of rows, and their gradient. */
#include "pair_norms.h"

#include <math.h>
#include <string.h>

#include "kernels/blas/blas.h"
#include "walk/dense.h"
#include "walk/loop.h"

#define ROWS 4    /* rows of the left operand per tile */
#define VECTOR 32 /* bytes of a vector; a tile has two vectors of lanes */
#define MANY 32   /* least rows, lanes and steps for a matrix product to pay off */
#define NEAR 16   /* terms added in the element's type; sums of more terms are double */

/* left [batch, rows, depth] and right in panels [batch, tiles, steps, lanes of a tile] give to
   [batch, rows, lanes]. In forward a lane is a row of right and a step a feature; in backward the
   roles are swapped, and each row and step has a weight. */
typedef struct pairs {
    const void *left, *right, *weight;
    void *panels, *to, *sizes; /* squared norms of right's rows, if `to` holds products with them */
    int64_t batch, rows, steps, lanes, depth;
    bool squares, backward;
} pairs;

/* Sums of the terms of differences: in forward squares and sizes, in backward their slopes. */
typedef enum tile_sum { SQUARES, SIZES, SLOPES, SIGNS } tile_sum;

typedef uint32_t bits_float __attribute__((vector_size(VECTOR)));
typedef uint64_t bits_double __attribute__((vector_size(VECTOR)));
#define SIGN_BIT_float 0x80000000u
#define SIGN_BIT_double 0x8000000000000000u
#define INFINITY_BITS_float 0x7f800000u
#define INFINITY_BITS_double 0x7ff0000000000000u
#define ROOT_float sqrtf
#define ROOT_double sqrt
#define GEMM_float th_sgemm
#define GEMM_double th_dgemm
/* Norms outside of this range may have squares outside the range of float. */
#define LEAST (1e-15F)
#define MOST (1e19F)
#define WIDTH(T) (2 * VECTOR / (int64_t)sizeof(T))
#define INLINE static inline __attribute__((always_inline))
#define TILE_ARGUMENTS                                                                             \
    const T *const *left, const T *const *weight, const T *panel, int64_t steps, T *sum

#define TEMPLATE "kernels/reduce/pair_tiles.h"
#include "base/each/floating.h"

static int run(pairs *p, dtype type) {
    const bool wide = type == TH_DOUBLE;
    const int64_t width = wide ? WIDTH(double) : WIDTH(float);
    const int64_t tiles = (p->lanes + width - 1) / width, work = p->steps * width;
    const int64_t bytes = p->batch * tiles * work * th_item_size[type];
    if (!p->batch || !p->rows || !p->lanes)
        return 0;
    if (!(p->panels = th_allocate(bytes ? bytes : 1)))
        return -1;
    const int64_t numbers = p->batch * p->lanes * th_item_size[type];
    const bool many = !p->backward && p->squares && p->steps >= MANY && p->lanes >= MANY
                      && p->rows >= MANY && !th_blas_check("cdist");
    if (many && (p->sizes = th_allocate(numbers)))
        wide ? multiply_double(p, p->sizes) : multiply_float(p, p->sizes);
    th_parallel(p->batch * tiles, (double)work, wide ? pack_double : pack_float, p);
    th_parallel(p->batch * ((p->rows + ROWS - 1) / ROWS), (double)(tiles * work * ROWS),
                wide ? blocks_double : blocks_float, p);
    th_release(p->panels, bytes ? bytes : 1);
    th_release(p->sizes, numbers);
    return 0;
}

int cpu_pair_norms(tensor *output, const tensor *input, const tensor *other, bool squares) {
    pairs p = {.left = th_data(input),
               .right = th_data(other),
               .to = th_data(output),
               .batch = input->size[0],
               .rows = input->size[1],
               .lanes = other->size[1],
               .steps = input->size[2],
               .depth = input->size[2],
               .squares = squares};
    return run(&p, (dtype)input->dtype);
}

int cpu_pair_norms_input(tensor *output, const tensor *grad_output, const tensor *input,
                         const tensor *other, const tensor *norm, bool squares) {
    tensor *weight = th_clone(grad_output);
    if (!weight)
        return -1;
    if (squares && input->dtype == TH_DOUBLE)
        weights_double(th_data(weight), th_data(norm), norm->numel);
    else if (squares)
        weights_float(th_data(weight), th_data(norm), norm->numel);
    pairs p = {.left = th_data(input),
               .right = th_data(other),
               .weight = th_data(weight),
               .to = th_data(output),
               .batch = input->size[0],
               .rows = input->size[1],
               .lanes = input->size[2],
               .steps = other->size[1],
               .depth = input->size[2],
               .squares = squares,
               .backward = true};
    const int failed = run(&p, (dtype)input->dtype);
    th_drop(weight);
    return failed;
}

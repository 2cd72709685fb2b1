/* pair_norms.c: norms of the differences of all pairs of rows, and their gradient. */
#include "pair_norms.h"

#include <math.h>
#include <string.h>

#include "base/each.h"
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

typedef float float_lanes __attribute__((vector_size(VECTOR), aligned(8), may_alias));
typedef uint32_t float_bits __attribute__((vector_size(VECTOR)));
typedef double double_lanes __attribute__((vector_size(VECTOR), aligned(8), may_alias));
typedef uint64_t double_bits __attribute__((vector_size(VECTOR)));
#define float_sign 0x80000000u
#define double_sign 0x8000000000000000u
#define float_infinity 0x7f800000u
#define double_infinity 0x7ff0000000000000u
#define WIDTH(T) (2 * VECTOR / (int64_t)sizeof(T))

/* Sum TERM over all steps for each row and lane of a tile; d is the difference of left and
   right. */
#define TILE(T, name, LEFT, TERM)                                                                  \
    CLONES static void name(const T *const *left, UNUSED const T *const *weight, const T *panel,   \
                            int64_t steps, T *sum) {                                               \
        double total[ROWS * WIDTH(T)];                                                             \
        int64_t first = 0;                                                                         \
        do {                                                                                       \
            const int64_t end = first + NEAR < steps ? first + NEAR : steps;                       \
            T##_lanes near[ROWS][2] = {{{0}}};                                                     \
            for (int64_t s = first; s < end; s++) {                                                \
                const T##_lanes *right = (const T##_lanes *)(panel + s * WIDTH(T));                \
                _Pragma("GCC unroll 8") for (int r = 0; r < ROWS; r++) {                           \
                    _Pragma("GCC unroll 8") for (int h = 0; h < 2; h++) {                          \
                        const T##_lanes d = LEFT - right[h];                                       \
                        near[r][h] += TERM;                                                        \
                    }                                                                              \
                }                                                                                  \
            }                                                                                      \
            memcpy(sum, near, sizeof near);                                                        \
            if (steps <= NEAR)                                                                     \
                return;                                                                            \
            for (int i = 0; i < ROWS * WIDTH(T); i++)                                              \
                total[i] = (first ? total[i] : 0) + (double)sum[i];                                \
        } while ((first += NEAR) < steps);                                                         \
        for (int i = 0; i < ROWS * WIDTH(T); i++)                                                  \
            sum[i] = (T)total[i];                                                                  \
    }
#define ALL(T) left[r][s]
#define OWN(T) ((const T##_lanes *)left[r])[h]
#define SIZE_BITS(T) ((T##_bits)d & ~T##_sign)
#define SIZE(T) (T##_lanes) SIZE_BITS(T)
#define SLOPE(T) weight[r][s] * d
/* The weight with the sign of d: zero if d is zero, NaN if it is NaN; gcc does not vectorise
   comparisons here. */
#define TOP_BIT(T, bits) (-((bits) >> (8 * sizeof(T) - 1)))
#define SIGN(T)                                                                                    \
    (T##_lanes)((((T##_bits)((T##_lanes){0} + weight[r][s]) ^ ((T##_bits)d & T##_sign))            \
                 & TOP_BIT(T, -SIZE_BITS(T)))                                                      \
                | TOP_BIT(T, T##_infinity - SIZE_BITS(T)))
#define TILES(type, T, name)                                                                       \
    TILE(T, squares_##name, ALL(T), d *d)                                                          \
    TILE(T, sizes_##name, ALL(T), SIZE(T))                                                         \
    TILE(T, slopes_##name, OWN(T), SLOPE(T))                                                       \
    TILE(T, signs_##name, OWN(T), SIGN(T))
EACH_FLOATING(TILES)

/* Norm of one pair in double, for squares outside the range of the element's type. */
#define PAIR(type, T, name)                                                                        \
    static double pair_##name(const T *x, const T *y, int64_t count, bool squares) {               \
        double sum = 0, largest = 0;                                                               \
        for (int64_t i = 0; i < count; i++) {                                                      \
            const double d = fabs((double)x[i] - (double)y[i]);                                    \
            largest = d > largest ? d : largest;                                                   \
            sum += squares ? d * d : d;                                                            \
        }                                                                                          \
        if (!squares || isnan(sum) || !isnormal(largest) || (sum > 1e-280 && sum < 1e280))         \
            return squares ? sqrt(sum) : sum;                                                      \
        sum = 0;                                                                                   \
        for (int64_t i = 0; i < count; i++) {                                                      \
            const double d = ((double)x[i] - (double)y[i]) / largest;                              \
            sum += d * d;                                                                          \
        }                                                                                          \
        return largest * sqrt(sum);                                                                \
    }                                                                                              \
    CLONES static void roots_##name(T *sum, int64_t count) {                                       \
        for (int64_t l = 0; l < count; l++)                                                        \
            sum[l] = ROOT_##name(sum[l]);                                                          \
    }                                                                                              \
    /* Count the norms whose squares may be outside the range of the type. */                      \
    CLONES static int doubtful_##name(const T *norm, int64_t count) {                              \
        int found = 0;                                                                             \
        for (int64_t l = 0; l < count; l++)                                                        \
            found += !(norm[l] > LEAST) | !(norm[l] < MOST);                                       \
        return found;                                                                              \
    }                                                                                              \
    static void mend_##name(const pairs *p, T *norm, const T *x, const T *right, int64_t count) {  \
        for (int64_t l = 0; l < count; l++)                                                        \
            if (!(norm[l] > LEAST && norm[l] < MOST))                                              \
                norm[l] = (T)pair_##name(x, right + l * p->steps, p->steps, p->squares);           \
    }
#define ROOT_float sqrtf
#define ROOT_double sqrt
#define LEAST (1e-15F)
#define MOST (1e19F)
EACH_FLOATING(PAIR)

/* |x - y|^2 = |x|^2 + |y|^2 - 2 x y, accurate unless the norm is a small part of the sum. Recompute
   inaccurate pairs one by one; return false if there are too many, with `to` still holding the
   products. */
#define BY_PRODUCT(type, T, name)                                                                  \
    CLONES static int cancelled_##name(const T *product, const T *sizes, T size, int64_t count) {  \
        int found = 0;                                                                             \
        for (int64_t l = 0; l < count; l++) {                                                      \
            const T sum = size + sizes[l], square = sum - 2 * product[l];                          \
            found += !(square * 8 > sum) | !(sum > (T)1e-30) | !(sum < (T)1e37);                   \
        }                                                                                          \
        return found;                                                                              \
    }                                                                                              \
    CLONES static void norms_##name(T *to, const T *sizes, T size, int64_t count) {                \
        for (int64_t l = 0; l < count; l++) {                                                      \
            const T sum = size + sizes[l], square = sum - 2 * to[l];                               \
            const bool kept = (square * 8 > sum) & (sum > (T)1e-30) & (sum < (T)1e37);             \
            to[l] = kept ? ROOT_##name(square) : -1;                                               \
        }                                                                                          \
    }                                                                                              \
    CLONES static T square_##name(const T *x, int64_t count) {                                     \
        double sum = 0;                                                                            \
        for (int64_t i = 0; i < count; i++)                                                        \
            sum += (double)x[i] * (double)x[i];                                                    \
        return (T)sum;                                                                             \
    }                                                                                              \
    static bool by_product_##name(const pairs *p, int64_t batch, int64_t row) {                    \
        const T *x = (const T *)p->left + (batch * p->rows + row) * p->steps;                      \
        const T *right = (const T *)p->right + batch * p->lanes * p->steps;                        \
        const T *sizes = (const T *)p->sizes + batch * p->lanes,                                   \
                size = square_##name(x, p->steps);                                                 \
        T *to = (T *)p->to + (batch * p->rows + row) * p->lanes;                                   \
        const int few = cancelled_##name(to, sizes, size, p->lanes);                               \
        if (few * (int64_t)16 > p->lanes)                                                          \
            return false;                                                                          \
        norms_##name(to, sizes, size, p->lanes);                                                   \
        for (int64_t l = 0; few && l < p->lanes; l++)                                              \
            if (!(to[l] >= 0))                                                                     \
                to[l] = (T)pair_##name(x, right + l * p->steps, p->steps, true);                   \
        return true;                                                                               \
    }                                                                                              \
    static void multiply_##name(const pairs *p, T *sizes) {                                        \
        for (int64_t i = 0; i < p->batch * p->lanes; i++)                                          \
            sizes[i] = square_##name((const T *)p->right + i * p->steps, p->steps);                \
        for (int64_t i = 0; i < p->batch; i++)                                                     \
            GEMM_##name(false, true, p->rows, p->lanes, p->steps, 1,                               \
                        (const T *)p->left + i * p->rows * p->steps, p->steps,                     \
                        (const T *)p->right + i * p->lanes * p->steps, p->steps, 0,                \
                        (T *)p->to + i * p->rows * p->lanes, p->lanes);                            \
    }
#define GEMM_float th_sgemm
#define GEMM_double th_dgemm
EACH_FLOATING(BY_PRODUCT)

/* Rows [4 * block, 4 * block + 4) of a batch against all tiles; the last block repeats its last
   row. */
#define BLOCK(type, T, name)                                                                       \
    static void block_##name(const pairs *p, int64_t batch, int64_t block) {                       \
        const T *left[ROWS], *weight[ROWS];                                                        \
        T own[ROWS][WIDTH(T)];                                                                     \
        T sum[ROWS * WIDTH(T)];                                                                    \
        const int64_t tiles = (p->lanes + WIDTH(T) - 1) / WIDTH(T), begin = block * ROWS;          \
        const T *panel = (const T *)p->panels + batch * tiles * p->steps * WIDTH(T);               \
        bool done = p->sizes != NULL;                                                              \
        for (int64_t r = begin; done && r < begin + ROWS && r < p->rows; r++)                      \
            done = by_product_##name(p, batch, r);                                                 \
        if (done)                                                                                  \
            return;                                                                                \
        for (int64_t lane = 0; lane < p->lanes; lane += WIDTH(T)) {                                \
            const int64_t count = p->lanes - lane < WIDTH(T) ? p->lanes - lane : WIDTH(T);         \
            for (int64_t r = 0; r < ROWS; r++) {                                                   \
                const int64_t last = begin + r < p->rows ? begin + r : p->rows - 1;                \
                const int64_t row = batch * p->rows + last;                                        \
                left[r] = (const T *)p->left + row * p->depth;                                     \
                weight[r] = p->backward ? (const T *)p->weight + row * p->steps : NULL;            \
                if (p->backward) {                                                                 \
                    memset(own[r], 0, sizeof own[r]);                                              \
                    memcpy(own[r], left[r] + lane, (size_t)count * sizeof(T));                     \
                    left[r] = own[r];                                                              \
                }                                                                                  \
            }                                                                                      \
            (!p->backward ? p->squares ? squares_##name : sizes_##name                             \
             : p->squares ? slopes_##name                                                          \
                          : signs_##name)(left, weight, panel, p->steps, sum);                     \
            if (!p->backward && p->squares)                                                        \
                roots_##name(sum, ROWS * WIDTH(T));                                                \
            const bool mends = !p->backward && doubtful_##name(sum, ROWS * WIDTH(T)) > 0;          \
            for (int64_t r = 0; r < ROWS && begin + r < p->rows; r++) {                            \
                T *to = (T *)p->to + (batch * p->rows + begin + r) * p->lanes + lane;              \
                const T *right = (const T *)p->right + (batch * p->lanes + lane) * p->steps;       \
                if (mends)                                                                         \
                    mend_##name(p, sum + r * WIDTH(T), left[r], right, count);                     \
                memcpy(to, sum + r * WIDTH(T), (size_t)count * sizeof(T));                         \
            }                                                                                      \
            panel += p->steps * WIDTH(T);                                                          \
        }                                                                                          \
    }                                                                                              \
    static void blocks_##name(int64_t begin, int64_t end, void *context) {                         \
        const pairs *p = context;                                                                  \
        const int64_t each = (p->rows + ROWS - 1) / ROWS;                                          \
        for (int64_t i = begin; i < end; i++)                                                      \
            block_##name(p, i / each, i % each);                                                   \
    }                                                                                              \
    /* Pack tile i of all batches: adjacent lanes, zeros beyond the last. */                       \
    static void pack_##name(int64_t begin, int64_t end, void *context) {                           \
        const pairs *p = context;                                                                  \
        const int64_t tiles = (p->lanes + WIDTH(T) - 1) / WIDTH(T);                                \
        const int64_t along = p->backward ? 1 : p->steps, down = p->backward ? p->lanes : 1;       \
        for (int64_t i = begin; i < end; i++) {                                                    \
            T *to = (T *)p->panels + i * p->steps * WIDTH(T);                                      \
            const int64_t lane = i % tiles * WIDTH(T), left = p->lanes - lane;                     \
            const T *from = (const T *)p->right + i / tiles * p->steps * p->lanes + lane * along;  \
            for (int64_t s = 0; s < p->steps; s++)                                                 \
                for (int64_t l = 0; l < WIDTH(T); l++)                                             \
                    to[s * WIDTH(T) + l] = l < left ? from[s * down + l * along] : 0;              \
        }                                                                                          \
    }
EACH_FLOATING(BLOCK)

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

/* Factors of the differences: grad over the norm, zero if the norm is zero; for sizes, grad
   itself. */
#define WEIGHTS(type, T, name)                                                                     \
    CLONES static void weights_##name(T *to, const T *norm, int64_t count) {                       \
        for (int64_t i = 0; i < count; i++)                                                        \
            to[i] = norm[i] == 0 ? 0 : to[i] / norm[i];                                            \
    }
EACH_FLOATING(WEIGHTS)

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

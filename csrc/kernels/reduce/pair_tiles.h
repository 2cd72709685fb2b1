/* pair_tiles.h: norms of the differences of pairs of rows of the type T: the template of pair_norms.c. */

typedef T NAME(lanes) __attribute__((vector_size(VECTOR), aligned(8), may_alias));

/* The bits of |d|. */
INLINE NAME(bits) NAME(size_bits)(NAME(lanes) d) { return (NAME(bits))d & ~NAME(SIGN_BIT); }

/* The weight with the sign of d: zero if d is zero, NaN if it is NaN; gcc does not vectorise
   comparisons here. */
INLINE NAME(lanes) NAME(signed)(NAME(lanes) d, T weight) {
    const int top = 8 * sizeof(T) - 1;
    const NAME(bits) sign = (NAME(bits))d & NAME(SIGN_BIT), size = NAME(size_bits)(d);
    const NAME(bits) bits = (NAME(bits))((NAME(lanes)){0} + weight) ^ sign;
    return (NAME(lanes))((bits & -(-size >> top)) | -((NAME(INFINITY_BITS) - size) >> top));
}

/* The term of a difference d in each kind of sum. */
INLINE NAME(lanes) NAME(term)(NAME(lanes) d, const T *weight, const tile_sum kind) {
    switch (kind) {
    case SQUARES: return d * d;
    case SIZES: return (NAME(lanes))NAME(size_bits)(d);
    case SLOPES: return *weight * d;
    default: return NAME(signed)(d, *weight);
    }
}

/* Sum the terms of all steps for each row and lane of a tile. */
INLINE void NAME(tile)(const T *const *left, const T *const *weight, const T *panel, int64_t steps,
                       T *sum, const tile_sum kind) {
    const bool backward = kind == SLOPES || kind == SIGNS;
    double total[ROWS * WIDTH(T)];
    int64_t first = 0;
    do {
        const int64_t end = first + NEAR < steps ? first + NEAR : steps;
        NAME(lanes) near[ROWS][2] = {{{0}}};
        for (int64_t s = first; s < end; s++) {
            const NAME(lanes) *right = (const NAME(lanes) *)(panel + s * WIDTH(T));
#pragma GCC unroll 8
            for (int r = 0; r < ROWS; r++) {
#pragma GCC unroll 8
                for (int h = 0; h < 2; h++) {
                    const NAME(lanes) d = (backward ? ((const NAME(lanes) *)left[r])[h] - right[h]
                                                    : left[r][s] - right[h]);
                    near[r][h] += NAME(term)(d, backward ? weight[r] + s : NULL, kind);
                }
            }
        }
        memcpy(sum, near, sizeof near);
        if (steps <= NEAR)
            return;
        for (int i = 0; i < ROWS * WIDTH(T); i++)
            total[i] = (first ? total[i] : 0) + (double)sum[i];
    } while ((first += NEAR) < steps);
    for (int i = 0; i < ROWS * WIDTH(T); i++)
        sum[i] = (T)total[i];
}

CLONES static void NAME(squares)(TILE_ARGUMENTS) {
    NAME(tile)(left, weight, panel, steps, sum, SQUARES);
}
CLONES static void NAME(sizes)(TILE_ARGUMENTS) {
    NAME(tile)(left, weight, panel, steps, sum, SIZES);
}
CLONES static void NAME(slopes)(TILE_ARGUMENTS) {
    NAME(tile)(left, weight, panel, steps, sum, SLOPES);
}
CLONES static void NAME(signs)(TILE_ARGUMENTS) {
    NAME(tile)(left, weight, panel, steps, sum, SIGNS);
}

/* Norm of one pair in double, for squares outside the range of the element's type. */
static double NAME(pair)(const T *x, const T *y, int64_t count, bool squares) {
    double sum = 0, largest = 0;
    for (int64_t i = 0; i < count; i++) {
        const double d = fabs((double)x[i] - (double)y[i]);
        largest = d > largest ? d : largest;
        sum += squares ? d * d : d;
    }
    if (!squares || isnan(sum) || !isnormal(largest) || (sum > 1e-280 && sum < 1e280))
        return squares ? sqrt(sum) : sum;
    sum = 0;
    for (int64_t i = 0; i < count; i++) {
        const double d = ((double)x[i] - (double)y[i]) / largest;
        sum += d * d;
    }
    return largest * sqrt(sum);
}

CLONES static void NAME(roots)(T *sum, int64_t count) {
    for (int64_t l = 0; l < count; l++)
        sum[l] = NAME(ROOT)(sum[l]);
}

/* Count the norms whose squares may be outside the range of the type. */
CLONES static int NAME(doubtful)(const T *norm, int64_t count) {
    int result = 0;
    for (int64_t l = 0; l < count; l++)
        result += !(norm[l] > LEAST) | !(norm[l] < MOST);
    return result;
}

static void NAME(mend)(const pairs *p, T *norm, const T *x, const T *right, int64_t count) {
    for (int64_t l = 0; l < count; l++)
        if (!(norm[l] > LEAST && norm[l] < MOST))
            norm[l] = (T)NAME(pair)(x, right + l * p->steps, p->steps, p->squares);
}

/* |x - y|^2 = |x|^2 + |y|^2 - 2 x y, accurate unless the norm is a small part of the sum. Recompute
   inaccurate pairs one by one; return false if there are too many, with `to` still holding the
   products. */
CLONES static int NAME(cancelled)(const T *product, const T *sizes, T size, int64_t count) {
    int result = 0;
    for (int64_t l = 0; l < count; l++) {
        const T sum = size + sizes[l], square = sum - 2 * product[l];
        result += !(square * 8 > sum) | !(sum > (T)1e-30) | !(sum < (T)1e37);
    }
    return result;
}

CLONES static void NAME(norms)(T *to, const T *sizes, T size, int64_t count) {
    for (int64_t l = 0; l < count; l++) {
        const T sum = size + sizes[l], square = sum - 2 * to[l];
        const bool kept = (square * 8 > sum) & (sum > (T)1e-30) & (sum < (T)1e37);
        to[l] = kept ? NAME(ROOT)(square) : -1;
    }
}

CLONES static T NAME(square)(const T *x, int64_t count) {
    double sum = 0;
    for (int64_t i = 0; i < count; i++)
        sum += (double)x[i] * (double)x[i];
    return (T)sum;
}

static bool NAME(by_product)(const pairs *p, int64_t batch, int64_t row) {
    const T *x = (const T *)p->left + (batch * p->rows + row) * p->steps;
    const T *right = (const T *)p->right + batch * p->lanes * p->steps;
    const T *sizes = (const T *)p->sizes + batch * p->lanes, size = NAME(square)(x, p->steps);
    T *to = (T *)p->to + (batch * p->rows + row) * p->lanes;
    const int few = NAME(cancelled)(to, sizes, size, p->lanes);
    if (few * (int64_t)16 > p->lanes)
        return false;
    NAME(norms)(to, sizes, size, p->lanes);
    for (int64_t l = 0; few && l < p->lanes; l++)
        if (!(to[l] >= 0))
            to[l] = (T)NAME(pair)(x, right + l * p->steps, p->steps, true);
    return true;
}

static void NAME(multiply)(const pairs *p, T *sizes) {
    for (int64_t i = 0; i < p->batch * p->lanes; i++)
        sizes[i] = NAME(square)((const T *)p->right + i * p->steps, p->steps);
    for (int64_t i = 0; i < p->batch; i++)
        NAME(GEMM)(false, true, p->rows, p->lanes, p->steps, 1,
                   (const T *)p->left + i * p->rows * p->steps, p->steps,
                   (const T *)p->right + i * p->lanes * p->steps, p->steps, 0,
                   (T *)p->to + i * p->rows * p->lanes, p->lanes);
}

/* Rows [4 * block, 4 * block + 4) of a batch against all tiles; the last block repeats its last
   row. */
static void NAME(block)(const pairs *p, int64_t batch, int64_t block) {
    const T *left[ROWS], *weight[ROWS];
    T own[ROWS][WIDTH(T)];
    T sum[ROWS * WIDTH(T)];
    const int64_t tiles = (p->lanes + WIDTH(T) - 1) / WIDTH(T), begin = block * ROWS;
    const T *panel = (const T *)p->panels + batch * tiles * p->steps * WIDTH(T);
    bool done = p->sizes != NULL;
    for (int64_t r = begin; done && r < begin + ROWS && r < p->rows; r++)
        done = NAME(by_product)(p, batch, r);
    if (done)
        return;
    for (int64_t lane = 0; lane < p->lanes; lane += WIDTH(T)) {
        const int64_t count = p->lanes - lane < WIDTH(T) ? p->lanes - lane : WIDTH(T);
        for (int64_t r = 0; r < ROWS; r++) {
            const int64_t last = begin + r < p->rows ? begin + r : p->rows - 1;
            const int64_t row = batch * p->rows + last;
            left[r] = (const T *)p->left + row * p->depth;
            weight[r] = p->backward ? (const T *)p->weight + row * p->steps : NULL;
            if (p->backward) {
                memset(own[r], 0, sizeof own[r]);
                memcpy(own[r], left[r] + lane, (size_t)count * sizeof(T));
                left[r] = own[r];
            }
        }
        (!p->backward ? p->squares ? NAME(squares) : NAME(sizes)
         : p->squares ? NAME(slopes)
                      : NAME(signs))(left, weight, panel, p->steps, sum);
        if (!p->backward && p->squares)
            NAME(roots)(sum, ROWS * WIDTH(T));
        const bool mends = !p->backward && NAME(doubtful)(sum, ROWS * WIDTH(T)) > 0;
        for (int64_t r = 0; r < ROWS && begin + r < p->rows; r++) {
            T *to = (T *)p->to + (batch * p->rows + begin + r) * p->lanes + lane;
            const T *right = (const T *)p->right + (batch * p->lanes + lane) * p->steps;
            if (mends)
                NAME(mend)(p, sum + r * WIDTH(T), left[r], right, count);
            memcpy(to, sum + r * WIDTH(T), (size_t)count * sizeof(T));
        }
        panel += p->steps * WIDTH(T);
    }
}

static void NAME(blocks)(int64_t begin, int64_t end, void *context) {
    const pairs *p = context;
    const int64_t each = (p->rows + ROWS - 1) / ROWS;
    for (int64_t i = begin; i < end; i++)
        NAME(block)(p, i / each, i % each);
}

/* Pack tile i of all batches: adjacent lanes, zeros beyond the last. */
static void NAME(pack)(int64_t begin, int64_t end, void *context) {
    const pairs *p = context;
    const int64_t tiles = (p->lanes + WIDTH(T) - 1) / WIDTH(T);
    const int64_t along = p->backward ? 1 : p->steps, down = p->backward ? p->lanes : 1;
    for (int64_t i = begin; i < end; i++) {
        T *to = (T *)p->panels + i * p->steps * WIDTH(T);
        const int64_t lane = i % tiles * WIDTH(T), left = p->lanes - lane;
        const T *from = (const T *)p->right + i / tiles * p->steps * p->lanes + lane * along;
        for (int64_t s = 0; s < p->steps; s++)
            for (int64_t l = 0; l < WIDTH(T); l++)
                to[s * WIDTH(T) + l] = l < left ? from[s * down + l * along] : 0;
    }
}

/* Factors of the differences: grad over the norm, zero if the norm is zero; for sizes, grad
   itself. */
CLONES static void NAME(weights)(T *to, const T *norm, int64_t count) {
    for (int64_t i = 0; i < count; i++)
        to[i] = norm[i] == 0 ? 0 : to[i] / norm[i];
}

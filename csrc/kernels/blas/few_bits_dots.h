/* few_bits_dots.h: dot products with weights of the type T, which WIDE and WIDE_ONE widen: a template of
   few_bits_lanes.h. */

/* Outputs j, j + step and so on, of rows of x from row i on. A single row reads whole cache lines of
   the weight, in two sums that do not wait for each other. Its outputs are a quarter of the range
   apart: the hardware looks ahead in four long streams, but not in four rows side by side. */
INLINE void NAME(tile)(const few_bits *c, int64_t i, int64_t j, int64_t step, const int rows,
                       const int outputs) {
    const int turns = rows == 1 ? 64 / (int)sizeof(T) / WIDTH : 1;
    const int64_t depth = c->depth;
    const float *x = c->x + i * depth;
    const T *weight = (const T *)c->weight + j * depth;
    floats sum[2][TH_FEW][4] = {0};
    int64_t p = 0;
    for (; p + turns * WIDTH <= depth; p += turns * WIDTH)
        UNROLLED
    for (int k = 0; k < outputs; k++) {
        const T *from = weight + k * step * depth + p;
        if (turns > 1 || p % (64 / (int)sizeof(T)) == 0)
            __builtin_prefetch((const char *)from + 2048);
        UNROLLED
        for (int turn = 0; turn < turns; turn++) {
            const floats w = WIDE(from + turn * WIDTH);
            UNROLLED
            for (int r = 0; r < rows; r++)
                sum[turn % 2][k][r] += w * *(const floats *)(x + r * depth + p + turn * WIDTH);
        }
    }
    UNROLLED
    for (int k = 0; k < outputs; k++)
        UNROLLED
    for (int r = 0; r < rows; r++) {
        float y = total(sum[0][k][r] + sum[1][k][r]);
        for (int64_t q = p; q < depth; q++)
            y += x[r * depth + q] * WIDE_ONE(weight[k * step * depth + q]);
        y = c->scale ? y * c->scale[j + k * step] : y;
        c->output[(i + r) * c->outputs + j + k * step] = c->bias ? y + c->bias[j + k * step] : y;
    }
}

static void NAME(tile_1)(const few_bits *c, int64_t i, int64_t j, int64_t step) {
    NAME(tile)(c, i, j, step, 1, TH_FEW);
}
static void NAME(tile_2)(const few_bits *c, int64_t i, int64_t j, int64_t step) {
    NAME(tile)(c, i, j, step, 2, TH_FEW);
}
static void NAME(tile_3)(const few_bits *c, int64_t i, int64_t j, int64_t step) {
    NAME(tile)(c, i, j, step, 3, TH_FEW / 2);
}
static void NAME(tile_4)(const few_bits *c, int64_t i, int64_t j, int64_t step) {
    NAME(tile)(c, i, j, step, 4, TH_FEW / 2);
}

/* All rows of x meet a panel of weights, which stays in the second-level cache, before the next one. */
static void NAME(dots_of)(const few_bits *c, int64_t begin, int64_t end) {
    const int64_t fits = th_second_cache() / 4 / (c->depth * (int64_t)sizeof(T) + 1) / TH_FEW + 1;
    const int64_t most = c->rows <= 4 ? end - begin : fits;
    for (int64_t step; begin < end; begin += step) {
        const int64_t next = begin + most < end ? begin + most : end, first = begin * TH_FEW;
        step = full_groups(begin, next, c->outputs);
        for (int64_t i = 0, rows; i < c->rows; i += rows) {
            rows = c->rows - i < 4 ? c->rows - i : 4;
            for (int64_t j = first; rows >= 3 && j < first + 2 * step; j++)
                (rows == 4 ? NAME(tile_4) : NAME(tile_3))(c, i, j, 2 * step);
            for (int64_t j = first; rows < 3 && j < first + step; j++)
                (rows == 2 ? NAME(tile_2) : NAME(tile_1))(c, i, j, step);
        }
        if (step < next - begin) { /* the last outputs, fewer than TH_FEW */
            for (int64_t j = first + step * TH_FEW; j < c->outputs; j++)
                for (int64_t i = 0; i < c->rows; i++)
                    NAME(tile)(c, i, j, 1, 1, 1);
            break;
        }
    }
}

#undef T
#undef NAME
#undef WIDE
#undef WIDE_ONE

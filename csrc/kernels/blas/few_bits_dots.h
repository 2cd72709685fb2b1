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
        if (rows == 1)
            __builtin_prefetch(from + (step > 1 ? 512 : TH_FEW * depth));
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

static void NAME(dots_of)(const few_bits *c, int64_t begin, int64_t end) {
    const int64_t step = full_groups(begin, end, c->outputs);
    for (int64_t j = begin * TH_FEW; c->rows == 1 && j < begin * TH_FEW + step; j++)
        NAME(tile)(c, 0, j, step, 1, TH_FEW);
    begin += c->rows == 1 ? step : 0;
    for (int64_t j = begin * TH_FEW; j < end * TH_FEW && j < c->outputs; j += TH_FEW) {
        const int64_t rest = c->outputs - j;
        int64_t i = 0;
        for (; i + 4 <= c->rows && rest >= TH_FEW; i += 4) {
            NAME(tile)(c, i, j, 1, 4, 2);
            NAME(tile)(c, i, j + 2, 1, 4, 2);
        }
        for (; i < c->rows && rest >= TH_FEW; i++)
            NAME(tile)(c, i, j, 1, 1, TH_FEW);
        for (; i < c->rows; i++)
            for (int64_t k = j; k < c->outputs; k++)
                NAME(tile)(c, i, k, 1, 1, 1);
    }
}

#undef T
#undef NAME
#undef WIDE
#undef WIDE_ONE

/* few_bits_columns.h: many rows by weights of 8 bits: lanes are outputs, so no sums of lanes remain at the end. A template
   of byte_units_avx512.c and byte_units_avx2.c. */

/* Vectors of outputs of a panel; fewer rows do not repay the copy of the weights. */
enum { ACROSS = 2, COLUMNS = ACROSS * LANES, MANY_ROWS = 64 };

static bool takes_columns(const units_product *p) {
    return !p->groups && p->rows >= MANY_ROWS && p->outputs >= COLUMNS
           && th_tiles()->width == LANES;
}

/* Write the weights of COLUMNS outputs as [steps][BLOCK / 4][COLUMNS][4], plus 128. */
BYTE_UNITS static void pack_columns(const task *t, int64_t output, uint8_t *to) {
    const units_product *p = t->p;
    const int64_t inside = p->outputs - output < COLUMNS ? p->outputs - output : COLUMNS;
    for (int64_t s = 0; s < t->steps; s++) {
        const int64_t left = p->depth - s * BLOCK < BLOCK ? p->depth - s * BLOCK : BLOCK;
        const uint8_t *from = p->weight + output * p->depth + s * BLOCK;
        uint8_t *square = to + s * COLUMNS * BLOCK;
        if (inside == COLUMNS && left == BLOCK && p->depth % 4 == 0 && (uintptr_t)from % 4 == 0) {
            for (int v = 0; v < ACROSS; v++)
                th_tiles()->transpose((float *)square + v * LANES, COLUMNS,
                                      (const float *)(from + v * LANES * p->depth), p->depth / 4);
        } else {
            __builtin_memset(square, 0, COLUMNS * BLOCK);
            for (int64_t j = 0; j < inside; j++)
                for (int64_t k = 0; k < left; k++)
                    square[(k / 4 * COLUMNS + j) * 4 + k % 4] = from[j * p->depth + k];
        }
        for (int64_t k = 0; k < COLUMNS * BLOCK; k += BLOCK)
            store(square + k, flipped(load(square + k)));
    }
}

INLINE whole_numbers four_bytes(const int8_t *from) {
    int32_t bytes;
    __builtin_memcpy(&bytes, from, sizeof bytes);
    return VECTOR(set1_epi32)(bytes);
}

INLINE void columns_tile(const task *t, int64_t row, int64_t output, const uint8_t *w, int rows) {
    const units_product *p = t->p;
    whole_numbers sum[MOST_ROWS][DIGITS][ACROSS];
    UNROLLED
    for (int r = 0; r < rows; r++)
        UNROLLED
    for (int d = 0; d < DIGITS; d++)
        UNROLLED
    for (int v = 0; v < ACROSS; v++)
        sum[r][d][v] = VECTOR(set1_epi32)(t->total[(row + r) * DIGITS + d]);
    for (int64_t s = 0; s < t->steps; s++) {
        const int8_t *x = t->x + (row * t->steps + s) * DIGITS * BLOCK;
        for (int k = 0; k < BLOCK; k += 4, x += 4, w += COLUMNS * 4) {
            whole_numbers weights[ACROSS];
            UNROLLED
            for (int v = 0; v < ACROSS; v++)
                weights[v] = load(w + v * BLOCK);
            UNROLLED
            for (int r = 0; r < rows; r++)
                UNROLLED
            for (int d = 0; d < DIGITS; d++) {
                const whole_numbers digits = four_bytes(x + (r * t->steps * DIGITS + d) * BLOCK);
                UNROLLED
                for (int v = 0; v < ACROSS; v++)
                    sum[r][d][v] = add_products(sum[r][d][v], weights[v], digits);
            }
        }
    }
    UNROLLED
    for (int v = 0; v < ACROSS; v++) {
        const int64_t at = output + v * LANES;
        const lane_mask inside = first_lanes(p->outputs - at);
        const floats scale = load_lanes(p->scale + at, inside);
        const floats bias = p->bias ? load_lanes(p->bias + at, inside) : VECTOR(set1_ps)(0);
        UNROLLED
        for (int r = 0; r < rows; r++) {
            const whole_numbers low = VECTOR(set1_epi32)(255), last = sum[r][1][v];
            const whole_numbers carried = VECTOR(add_epi32)(sum[r][0][v],
                                                            VECTOR(srai_epi32)(last, 8));
            const whole_numbers rest = VECTOR(add_epi32)(VECTOR(slli_epi32)(both(carried, low), 8),
                                                         both(last, low));
            floats y = VECTOR(fmadd_ps)(VECTOR(cvtepi32_ps)(VECTOR(srai_epi32)(carried, 8)),
                                        VECTOR(set1_ps)(65536), VECTOR(cvtepi32_ps)(rest));
            y = VECTOR(fmadd_ps)(VECTOR(mul_ps)(y, VECTOR(set1_ps)(t->p->unit[row + r])), scale,
                                 bias);
            store_lanes(p->output + (row + r) * p->outputs + at, inside, y);
        }
    }
}

typedef void (*columns_function)(const task *t, int64_t row, int64_t output, const uint8_t *w);
#define COLUMNS_TILE(rows)                                                                         \
    BYTE_UNITS static void columns_##rows(const task *t, int64_t row, int64_t output,              \
                                          const uint8_t *w) {                                      \
        columns_tile(t, row, output, w, rows);                                                     \
    }
COLUMNS_TILE(1)
COLUMNS_TILE(2)
COLUMNS_TILE(3)
#if UNIT_BYTES == 64
COLUMNS_TILE(4)
static const columns_function columns[] = {columns_1, columns_2, columns_3, columns_4};
#else
static const columns_function columns[] = {columns_1, columns_2, columns_3};
#endif

/* A range of panels of COLUMNS outputs. All rows meet a panel, which stays in the second-level cache. */
static void multiply_columns(int64_t begin, int64_t end, void *context) {
    task *t = context;
    const int64_t bytes = t->steps * BLOCK * COLUMNS;
    uint8_t *panel = th_allocate(bytes);
    if (!panel)
        __atomic_store_n(&t->out_of_memory, true, __ATOMIC_RELAXED);
    for (int64_t part = begin; panel && part < end; part++) {
        const int64_t size = COLUMNS * t->p->depth;
        const uint8_t *next = t->p->weight + (part + 1) * size; /* those of the next panel */
        pack_columns(t, part * COLUMNS, panel);
        for (int64_t row = 0, rows; row < t->p->rows; row += rows) {
            rows = t->p->rows - row < MOST_ROWS ? t->p->rows - row : MOST_ROWS;
            for (int64_t k = row * size / t->p->rows; k < (row + rows) * size / t->p->rows; k += 64)
                __builtin_prefetch(next + k, 0, 2);
            columns[rows - 1](t, row, part * COLUMNS, panel);
        }
    }
    th_release(panel, bytes);
}

/* int_mm_tiles.h: exact products of bytes by the units for them, in the vectors of byte_vectors.h: a template of
   byte_units_avx512.c and byte_units_avx2.c. */

/* The sums of a tile are in registers. */
#if UNIT_BYTES == 64
enum { TALLEST = 6 };
#else
enum { TALLEST = 2 };
#endif

typedef struct product_task {
    const bytes_product *p;
    int32_t *start; /* [rows][LANES]: what an offset of 128 of each weight adds, negated */
} product_task;

/* The units multiply unsigned by signed bytes: x by the weight, or the weight plus 128 by x. */
INLINE void add_block(const bytes_product *p, int64_t row, int64_t output, int64_t k, int64_t left,
                      bool is_signed, int rows, int outputs, whole_numbers sum[TALLEST][OUTPUTS]) {
    whole_numbers w[OUTPUTS];
    UNROLLED
    for (int j = 0; j < outputs; j++) {
        const int8_t *from = p->weight + (output + j) * p->depth + k;
        __builtin_prefetch(from + AHEAD);
        w[j] = left == BLOCK ? load(from) : load_part(from, left);
        if (is_signed)
            w[j] = flipped(w[j]);
    }
    UNROLLED
    for (int i = 0; i < rows; i++) {
        const uint8_t *from = p->x + (row + i) * p->depth + k;
        const whole_numbers x = left == BLOCK ? load(from) : load_part(from, left);
        UNROLLED
        for (int j = 0; j < outputs; j++)
            sum[i][j] = is_signed ? add_products(sum[i][j], w[j], x)
                                  : add_products(sum[i][j], x, w[j]);
    }
}

INLINE void product_tile(const product_task *t, int64_t row, int64_t output, bool is_signed,
                         int rows, int outputs) {
    const bytes_product *p = t->p;
    const int64_t full = p->depth / BLOCK * BLOCK;
    whole_numbers sum[TALLEST][OUTPUTS] = {0};
    if (is_signed)
        UNROLLED
    for (int i = 0; i < rows; i++)
        UNROLLED
    for (int j = 0; j < outputs; j++)
        sum[i][j] = load(t->start + (row + i) * LANES);
    for (int64_t k = 0; k < full; k += BLOCK)
        add_block(p, row, output, k, BLOCK, is_signed, rows, outputs, sum);
    if (full < p->depth)
        add_block(p, row, output, full, p->depth - full, is_signed, rows, outputs, sum);
    UNROLLED
    for (int i = 0; i < rows; i++) {
        int32_t *to = p->output + (row + i) * p->outputs + output;
        const __m128i sums = sums_of_four(sum[i]);
        if (outputs == OUTPUTS)
            _mm_storeu_si128((__m128i *)to, sums);
        else
            *to = _mm_cvtsi128_si32(sums);
    }
}

typedef void (*product_function)(const product_task *t, int64_t row, int64_t output);
#define PRODUCT_TILE(sign, is_signed, rows, outputs)                                               \
    BYTE_UNITS static void sign##_##rows##_##outputs(const product_task *t, int64_t row,           \
                                                     int64_t output) {                             \
        product_tile(t, row, output, is_signed, rows, outputs);                                    \
    }
#define PRODUCT_TILES(rows)                                                                        \
    PRODUCT_TILE(unsigned, false, rows, 1)                                                         \
    PRODUCT_TILE(unsigned, false, rows, 4)                                                         \
    PRODUCT_TILE(signed, true, rows, 1)                                                            \
    PRODUCT_TILE(signed, true, rows, 4)
#define PRODUCT_PAIR(sign, rows) {sign##_##rows##_1, sign##_##rows##_4}
PRODUCT_TILES(1)
PRODUCT_TILES(2)
#if UNIT_BYTES == 64
PRODUCT_TILES(4)
PRODUCT_TILES(6)
#define HEIGHTS 4
#define PRODUCT_TABLE(sign)                                                                        \
    {PRODUCT_PAIR(sign, 1), PRODUCT_PAIR(sign, 2), PRODUCT_PAIR(sign, 4), PRODUCT_PAIR(sign, 6)}
#else
#define HEIGHTS 2
#define PRODUCT_TABLE(sign) {PRODUCT_PAIR(sign, 1), PRODUCT_PAIR(sign, 2)}
#endif
static const product_function product_tiles[2][HEIGHTS][2] = {PRODUCT_TABLE(unsigned),
                                                              PRODUCT_TABLE(signed)};

BYTE_UNITS static void write_starts(int64_t begin, int64_t end, void *context) {
    const product_task *t = context;
    const bytes_product *p = t->p;
    for (int64_t row = begin; row < end; row++) {
        whole_numbers sum = none();
        for (int64_t k = 0; k < p->depth; k += BLOCK) {
            const uint8_t *from = p->x + row * p->depth + k;
            const int64_t left = p->depth - k;
            sum = add_products(sum, VECTOR(set1_epi8)(-128),
                               left >= BLOCK ? load(from) : load_part(from, left));
        }
        store(t->start + row * LANES, VECTOR(sub_epi32)(none(), sum));
    }
}

/* All rows of x meet a panel of weights, which stays in the second-level cache, before the next one. */
static void multiply_panels(int64_t begin, int64_t end, void *context) {
    static const int64_t heights[] = {1, 2, 4, 6};
    const product_task *t = context;
    const bytes_product *p = t->p;
    const int64_t fits = th_second_cache() / 4 / (p->depth + 1) / OUTPUTS * OUTPUTS;
    const int64_t panel = fits < OUTPUTS ? OUTPUTS : fits;
    end = end * OUTPUTS < p->outputs ? end * OUTPUTS : p->outputs;
    for (int64_t first = begin * OUTPUTS; first < end; first += panel) {
        const int64_t last = first + panel < end ? first + panel : end;
        for (int64_t row = 0, height; row < p->rows; row += height) {
            int kind = HEIGHTS - 1;
            while (heights[kind] > p->rows - row)
                kind--;
            height = heights[kind];
            for (int64_t j = first, some; j < last; j += some) {
                some = last - j >= OUTPUTS ? OUTPUTS : 1;
                product_tiles[p->is_signed][kind][some == OUTPUTS](t, row, j);
            }
        }
    }
}

static int multiply_bytes(const bytes_product *p) {
    const int64_t bytes = p->is_signed ? p->rows * LANES * (int64_t)sizeof(int32_t) : 0;
    product_task t = {p, bytes ? th_allocate(bytes) : NULL};
    if (bytes && !t.start)
        return -1;
    if (bytes)
        th_parallel(p->rows, (double)p->depth / 32, write_starts, &t);
    th_parallel((p->outputs + OUTPUTS - 1) / OUTPUTS,
                (double)p->depth * (double)p->rows * OUTPUTS / BLOCK, multiply_panels, &t);
    if (bytes)
        th_release(t.start, bytes);
    return 0;
}

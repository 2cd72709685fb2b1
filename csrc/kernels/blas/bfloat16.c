/* bfloat16.c: products of bfloat16 by AVX-512-BF16, whose units add the products of two pairs of
   elements to a float. Numbers below 2^-126 count as zero. */
#include "kernels/blas/bfloat16.h"

#include <string.h>

#include "walk/walk.h"

#if defined(__x86_64__) && (!defined(TH_ONE_LEVEL) || TH_ONE_LEVEL == 4)
#include <immintrin.h>
#define UNITS __attribute__((target("avx512f,avx512vl,avx512bw,avx512dq,avx512bf16,fma")))
#define INLINE static inline __attribute__((always_inline)) UNITS

enum { WIDTH = 16, VECTORS = 4, TILE_ROWS = 6, CHUNK = 80 * TILE_ROWS };

bool th_has_bfloat16_units(void) {
    return th_cpu_level() == 4 && __builtin_cpu_supports("avx512bf16");
}

/* Lines of an even number of contiguous elements, an odd one followed by 0. */
typedef struct lines {
    const char *data;
    int64_t step, batch, bytes; /* steps in bytes; bytes: of a copy */
    char *copy;
} lines;

/* x: [count, depth] for each of a batch; its lines are its rows. */
static int begin_lines(lines *l, const matrix *x, int64_t batches, int64_t batch) {
    const int64_t item = sizeof(uint16_t), even = (x->columns + 1) / 2 * 2;
    const bool aligned = !((uintptr_t)x->data & 3) && !((x->row | batch) & 1);
    const bool dense = x->column == 1 || x->columns == 1;
    *l = (lines){x->data, x->row * item, batch * item, 0, NULL};
    if (!x->columns || (dense && even == x->columns && aligned))
        return 0;
    const char *from = x->data;
    l->step = even * item;
    l->batch = l->step * x->rows;
    l->bytes = l->batch * batches;
    l->data = l->copy = th_allocate(l->bytes);
    if (!l->copy)
        return -1;
    for (int64_t i = 0; i < batches; i++) {
        char *to = l->copy + i * l->batch;
        const char *start = from + i * batch * item;
        for (int64_t k = 0; k < x->rows; k++)
            memset(to + k * l->step + (even - 2) * item, 0, 2 * item);
        if (dense)
            for (int64_t k = 0; k < x->rows; k++)
                memcpy(to + k * l->step, start + k * x->row * item, (size_t)(x->columns * item));
        else
            th_transpose(to, l->step, start, x->column * item, x->rows, x->columns, (int)item);
    }
    return 0;
}

static void end_lines(lines *l) {
    if (l->copy)
        th_release(l->copy, l->bytes);
}

/* A product in parts: panels of up to VECTORS vectors of columns, and chunks of rows. */
typedef struct task_parts {
    const bfloat16_product *p;
    lines a, b; /* b: its columns, unless its rows are contiguous */
    int64_t pairs, panels, chunks;
    bool failed;
} task_parts;

/* Panel [pairs][vectors * WIDTH]: pairs of elements of each column, zeros beyond `columns`. */
UNITS static void pack_panel(const task_parts *t, int64_t batch, int64_t first, int64_t columns,
                             int64_t pitch, uint32_t *panel) {
    const matrix *b = &t->p->b;
    if (b->column != 1 || b->columns == 1) {
        if (columns < pitch)
            memset(panel, 0, (size_t)(t->pairs * pitch) * sizeof *panel);
        th_transpose((char *)panel, pitch * 4, t->b.data + batch * t->b.batch + first * t->b.step,
                     t->b.step, t->pairs, columns, 4);
        return;
    }
    const uint16_t *rows = (const uint16_t *)b->data + batch * t->p->b_batch + first;
    for (int64_t k = 0; k < t->pairs; k++)
        for (int64_t v = 0; v < pitch; v += WIDTH) {
            const int64_t left = columns - v;
            const __mmask16 kept = (__mmask16)(left < WIDTH ? (1 << left) - 1 : 0xffff);
            const __mmask16 odd = 2 * k + 1 < b->rows ? kept : 0;
            const uint16_t *row = rows + 2 * k * b->row + v;
            const __m256i low = _mm256_maskz_loadu_epi16(kept, row);
            const __m256i high = _mm256_maskz_loadu_epi16(odd, row + (odd ? b->row : 0));
            _mm512_storeu_si512(
                panel + k * pitch + v,
                _mm512_or_si512(_mm512_cvtepu16_epi32(low),
                                _mm512_slli_epi32(_mm512_cvtepu16_epi32(high), 16)));
        }
}

/* Rows of a tile by a panel: a [rows][pairs] at `step` bytes, to c [rows][columns]. */
typedef struct tile {
    const char *a;
    int64_t step, pairs, columns, c_step;
    const uint32_t *panel;
    const uint16_t *bias;
    uint16_t *c;
} tile;

INLINE void multiply_tile(const tile *t, int rows, int vectors) {
    __m512 sum[TILE_ROWS][VECTORS];
    for (int i = 0; i < rows; i++)
        for (int v = 0; v < vectors; v++)
            sum[i][v] = _mm512_setzero_ps();
    const uint32_t *panel = t->panel;
    const char *a = t->a;
    for (int64_t k = 0; k < t->pairs; k++, panel += vectors * WIDTH, a += 4) {
        __m512i b[VECTORS];
        for (int v = 0; v < vectors; v++)
            b[v] = _mm512_loadu_si512(panel + v * WIDTH);
        for (int i = 0; i < rows; i++) {
            int pair;
            memcpy(&pair, a + i * t->step, sizeof pair);
            const __m512bh x = (__m512bh)_mm512_set1_epi32(pair);
            for (int v = 0; v < vectors; v++)
                sum[i][v] = _mm512_dpbf16_ps(sum[i][v], x, (__m512bh)b[v]);
        }
    }
    for (int v = 0; v < vectors; v++) {
        const int64_t left = t->columns - v * WIDTH;
        const __mmask16 kept = (__mmask16)(left < WIDTH ? (1 << left) - 1 : 0xffff);
        __m512 bias = _mm512_setzero_ps();
        if (t->bias)
            bias = _mm512_castsi512_ps(_mm512_slli_epi32(
                _mm512_cvtepu16_epi32(_mm256_maskz_loadu_epi16(kept, t->bias + v * WIDTH)), 16));
        for (int i = 0; i < rows; i++)
            _mm256_mask_storeu_epi16(t->c + i * t->c_step + v * WIDTH, kept,
                                     (__m256i)_mm512_cvtneps_pbh(_mm512_add_ps(sum[i][v], bias)));
    }
}

#define TILE(rows, vectors)                                                                        \
    UNITS static void tile_##rows##_##vectors(const tile *t) { multiply_tile(t, rows, vectors); }
#define TILES(rows) TILE(rows, 1) TILE(rows, 2) TILE(rows, 3) TILE(rows, 4)
#define EACH_ROWS(BODY) BODY(1) BODY(2) BODY(3) BODY(4) BODY(5) BODY(6)
EACH_ROWS(TILES)
#define ROW_OF_TILES(rows) {tile_##rows##_1, tile_##rows##_2, tile_##rows##_3, tile_##rows##_4},
static void (*const tiles[TILE_ROWS][VECTORS])(const tile *) = {EACH_ROWS(ROW_OF_TILES)};

static void multiply_part(const task_parts *t, int64_t batch, int64_t chunk, int64_t column,
                          uint32_t *panel) {
    const bfloat16_product *p = t->p;
    const int64_t left = p->b.columns - column, most = VECTORS * WIDTH;
    const int64_t columns = left < most ? left : most, vectors = (columns + WIDTH - 1) / WIDTH;
    const int64_t begin = chunk * CHUNK;
    const int64_t end = begin + CHUNK < p->a.rows ? begin + CHUNK : p->a.rows;
    uint16_t *c = (uint16_t *)p->c.data + batch * p->c_batch + column;
    pack_panel(t, batch, column, columns, vectors * WIDTH, panel);
    for (int64_t row = begin; row < end; row += TILE_ROWS) {
        const int64_t rows = end - row < TILE_ROWS ? end - row : TILE_ROWS;
        tiles[rows - 1][vectors - 1](&(tile){.a = t->a.data + batch * t->a.batch + row * t->a.step,
                                             .step = t->a.step,
                                             .pairs = t->pairs,
                                             .columns = columns,
                                             .c_step = p->c.row,
                                             .panel = panel,
                                             .bias = p->bias ? p->bias + column : NULL,
                                             .c = c + row * p->c.row});
    }
}

static void multiply_parts(int64_t begin, int64_t end, void *context) {
    task_parts *t = context;
    const int64_t bytes = t->pairs * VECTORS * WIDTH * (int64_t)sizeof(uint32_t);
    uint32_t *panel = th_allocate(bytes + !bytes);
    if (!panel)
        __atomic_store_n(&t->failed, true, __ATOMIC_RELAXED);
    for (int64_t part = begin; panel && part < end; part++) {
        const int64_t chunk = part / t->panels;
        multiply_part(t, chunk / t->chunks, chunk % t->chunks, part % t->panels * VECTORS * WIDTH,
                      panel);
    }
    th_release(panel, bytes + !bytes);
}

int th_multiply_bfloat16s(const bfloat16_product *p) {
    const int64_t wide = VECTORS * WIDTH;
    task_parts t = {.p = p,
                    .pairs = (p->a.columns + 1) / 2,
                    .panels = (p->b.columns + wide - 1) / wide,
                    .chunks = (p->a.rows + CHUNK - 1) / CHUNK};
    const matrix columns = th_transposed(p->b);
    int failed = begin_lines(&t.a, &p->a, p->batches, p->a_batch);
    if (p->b.column != 1 || p->b.columns == 1)
        failed |= begin_lines(&t.b, &columns, p->batches, p->b_batch);
    const double each = (double)t.pairs * (double)(p->a.rows < CHUNK ? p->a.rows : CHUNK);
    if (!failed)
        th_parallel(p->batches * t.panels * t.chunks, each * VECTORS, multiply_parts, &t);
    end_lines(&t.a);
    end_lines(&t.b);
    return failed || t.failed ? -1 : 0;
}
#else
bool th_has_bfloat16_units(void) { return false; }
int th_multiply_bfloat16s(const bfloat16_product *p) { return (void)p, -1; }
#endif

/* small_products.h: small products for one type T, in parts of a vector of the CPU; the register
   tiles of an instruction set include it. Eight columns of b or elements of a row are one group. */

typedef T N(part) __attribute__((vector_size(PART_BYTES), aligned(sizeof(T)), may_alias));
typedef BITS N(mask) __attribute__((vector_size(PART_BYTES), aligned(sizeof(T)), may_alias));
#define GROUP 8
#define TINY 27                            /* multiplications */
#define TINY_BLOCK 64                      /* products, whose sums stay in the first-level cache */
#define WIDE (int)(PART_BYTES / sizeof(T)) /* elements of a part */
#define PARTS (GROUP / WIDE)
#define ROWS (PARTS == 1 ? 8 : 4) /* eight sums hide the latency of an addition */
#define EACH_OF(x, count) _Pragma("GCC unroll 8") for (int x = 0; x < (count); x++)
#define PART_AT(place, x) (*(N(part) *)((place) + (x) * WIDE))
#define PART_FROM(place, x) (*(const N(part) *)((place) + (x) * WIDE))

/* Copy the first `width` of eight elements, in pieces of fixed sizes. */
#define MOVE_PIECE(count)                                                                          \
    if (width & (count)) {                                                                         \
        memcpy(to, from, (count) * sizeof *to);                                                    \
        to += (count), from += (count);                                                            \
    }
INLINE void N(move)(T *to, const T *from, int64_t width) {
    MOVE_PIECE(8) MOVE_PIECE(4) MOVE_PIECE(2) MOVE_PIECE(1)
}

/* A group of columns of b: rows of `step` from `from` on, but the last rows from `packed`. */
typedef struct N(columns) {
    const T *from, *packed;
    int64_t step, whole; /* whole: rows that `from` has */
    int64_t first, width;
} N(columns);

INLINE void N(add_rows)(N(part) (*sum)[PARTS], const T *a, int64_t a_row, int64_t a_column,
                        const T *from, int64_t step, int64_t count, const int rows) {
    for (int64_t p = 0; p < count; p++, a += a_column, from += step) {
        N(part) line[PARTS];
        EACH_OF(x, PARTS)
        line[x] = PART_FROM(from, x);
        EACH_OF(r, rows)
        EACH_OF(x, PARTS)
        sum[r][x] += a[r * a_row] * line[x];
    }
}

/* Rows from i on of a group. Values read beyond its width end in lanes that are discarded. */
INLINE void N(some_rows)(const small_product *s, const N(columns) * g, int64_t i, const int rows) {
    const T *a = (const T *)s->a + i * s->a_row, alpha = (T)s->alpha, beta = (T)s->beta;
    const int64_t width = g->width;
    N(part) sum[ROWS][PARTS] = {0};
    N(add_rows)(sum, a, s->a_row, s->a_column, g->from, g->step, g->whole, rows);
    if (g->whole < s->k)
        N(add_rows)(sum, a + g->whole * s->a_column, s->a_row, s->a_column, g->packed, GROUP,
                    s->k - g->whole, rows);
    EACH_OF(r, rows) {
        T *to = (T *)s->c + (i + r) * s->c_row + g->first, made[GROUP], old[GROUP] = {0};
        if (beta != 0)
            N(move)(old, to, width);
        EACH_OF(x, PARTS) {
            N(part) product = alpha * sum[r][x];
            if (beta != 0)
                product += beta * PART_AT(old, x);
            PART_AT(made, x) = product;
        }
        N(move)(to, made, width);
    }
}

/* One row of a and four groups of columns at a time; return the first column that is left. */
INLINE int64_t N(one_row)(const small_product *s) {
    const T *a = s->a, *b = s->b, alpha = (T)s->alpha, beta = (T)s->beta;
    int64_t first = 0;
    for (; first + 4 * GROUP <= s->n; first += 4 * GROUP) {
        N(part) sum[4 * PARTS] = {0};
        for (int64_t p = 0; p < s->k; p++)
            EACH_OF(x, 4 * PARTS)
        sum[x] += a[p * s->a_column] * PART_FROM(b + p * s->b_row + first, x);
        EACH_OF(x, 4 * PARTS) {
            N(part) *to = &PART_AT((T *)s->c + first, x);
            sum[x] *= alpha;
            if (beta != 0)
                sum[x] += beta * *to;
            *to = sum[x];
        }
    }
    return first;
}

/* Copy `width` columns of b, from row p on, to groups: what a part would read beyond them may not be
   there. */
INLINE void N(pack_rows)(const small_product *s, const T *from, int64_t width, int64_t p,
                         T *packed) {
    for (from += p * s->b_row; p < s->k; p++, packed += GROUP, from += s->b_row) {
        EACH_OF(x, PARTS)
        PART_AT(packed, x) = (N(part)){0};
        if (s->b_column == 1)
            N(move)(packed, from, width);
        for (int64_t j = 0; j < width && s->b_column != 1; j++)
            packed[j] = from[j * s->b_column];
    }
}

/* Rows of b from which a whole group can be read: it ends before the last row's end. */
INLINE int64_t N(whole_rows)(const small_product *s, int64_t width) {
    if (s->b_column != 1)
        return 0;
    if (width == GROUP)
        return s->k;
    int64_t whole = s->k;
    for (int64_t end = (whole - 1) * s->b_row + GROUP, last = end - GROUP + width;
         whole > 0 && end > last; end -= s->b_row)
        whole--;
    return whole;
}

INLINE void N(one_product)(const small_product *s) {
    T packed[TH_SMALL_DEPTH * GROUP];
    int64_t first = s->m == 1 && s->b_column == 1 ? N(one_row)(s) : 0;
    for (; first < s->n; first += GROUP) {
        const int64_t width = s->n - first < GROUP ? s->n - first : GROUP;
        const T *from = (const T *)s->b + first * s->b_column;
        const N(columns) g = {from, packed, s->b_row, N(whole_rows)(s, width), first, width};
        int64_t i = 0;
        if (g.whole < s->k)
            N(pack_rows)(s, from, width, g.whole, packed);
        for (; i + ROWS <= s->m; i += ROWS)
            N(some_rows)(s, &g, i, ROWS);
        for (; ROWS > 4 && i + 4 <= s->m; i += 4)
            N(some_rows)(s, &g, i, 4);
        for (; i + 2 <= s->m; i += 2)
            N(some_rows)(s, &g, i, 2);
        for (; i < s->m; i++)
            N(some_rows)(s, &g, i, 1);
    }
}

/* Element (i, j) of each product: matrices of so few elements fill no group. */
INLINE void N(tiny_elements)(const small_product *s, const product_steps *step, int64_t i,
                             int64_t j) {
    const T alpha = (T)s->alpha, beta = (T)s->beta;
    const T *a = (const T *)s->a + i * s->a_row, *b = (const T *)s->b + j * s->b_column;
    T *c = (T *)s->c + i * s->c_row + j;
    for (int64_t first = 0, some; first < step->count; first += some) {
        T sum[TINY_BLOCK] = {0};
        some = step->count - first < TINY_BLOCK ? step->count - first : TINY_BLOCK;
        for (int64_t p = 0; p < s->k; p++)
            for (int64_t x = 0; x < some; x++)
                sum[x] += a[p * s->a_column + x * step->a] * b[p * s->b_row + x * step->b];
        for (int64_t x = 0; x < some; x++) {
            T product = alpha * sum[x];
            if (beta != 0)
                product += beta * c[x * step->c];
            c[x * step->c] = product;
        }
        a += some * step->a, b += some * step->b, c += some * step->c;
    }
}

/* The products of a batch, whose matrices are steps of elements apart. */
static void N(small_products)(const small_product *first, const product_steps *step) {
    small_product s = *first;
    if (s.m * s.n * s.k <= TINY && step->count >= GROUP) {
        for (int64_t i = 0; i < s.m; i++)
            for (int64_t j = 0; j < s.n; j++)
                N(tiny_elements)(&s, step, i, j);
        return;
    }
    for (int64_t i = 0; i < step->count; i++) {
        s.a = (const T *)first->a + i * step->a;
        s.b = (const T *)first->b + i * step->b;
        s.c = (T *)first->c + i * step->c;
        N(one_product)(&s);
    }
}

/* Dot products of x with some rows of a, from row i on. The last group of a row begins in the one
   before it; `kept` clears the elements that both have. */
INLINE void N(some_dots)(const dots *d, const T *a, const T *x, T *y, const N(mask) * kept,
                         int64_t i, const int rows) {
    const int64_t k = d->depth, whole = k - k % GROUP;
    N(part) sum[4][PARTS] = {0};
    for (int64_t p = 0; p < whole; p += GROUP)
        EACH_OF(r, rows)
    EACH_OF(q, PARTS)
    sum[r][q] += PART_FROM(a + (i + r) * d->row + p, q) * PART_FROM(x + p, q);
    EACH_OF(r, rows) {
        const T *from = a + (i + r) * d->row;
        T all = 0, s[GROUP];
        if (whole) {
            EACH_OF(q, PARTS) {
                const N(part) end = PART_FROM(from + k - GROUP, q);
                const N(part) some = (N(part))((N(mask))end & kept[q]);
                PART_AT(s, q) = sum[r][q] + some * PART_FROM(x + k - GROUP, q);
            }
            all = ((s[0] + s[4]) + (s[2] + s[6])) + ((s[1] + s[5]) + (s[3] + s[7]));
        }
        for (int64_t p = 0; p < k && !whole; p++)
            all += from[p] * x[p];
        T *to = y + (i + r) * d->y_row;
        *to = d->beta == 0 ? (T)d->alpha * all : (T)d->alpha * all + (T)d->beta * *to;
    }
}

static void N(dots)(const dots *d, int64_t begin, int64_t end) {
    const int64_t k = d->depth;
    N(mask) kept[PARTS];
    for (int64_t p = 0; p < GROUP; p++)
        kept[p / WIDE][p % WIDE] = k - GROUP + p >= k - k % GROUP ? -1 : 0;
    for (int64_t b = begin; b < end; b++) {
        const T *a = (const T *)d->a + b * d->a_batch, *x = (const T *)d->x + b * d->x_batch;
        T *y = (T *)d->y + b * d->y_batch;
        int64_t i = 0;
        for (; i + 4 <= d->rows; i += 4)
            N(some_dots)(d, a, x, y, kept, i, 4);
        for (; i + 2 <= d->rows; i += 2)
            N(some_dots)(d, a, x, y, kept, i, 2);
        for (; i < d->rows; i++)
            N(some_dots)(d, a, x, y, kept, i, 1);
    }
}

#undef GROUP
#undef TINY
#undef TINY_BLOCK
#undef WIDE
#undef PARTS
#undef ROWS
#undef EACH_OF
#undef PART_AT
#undef PART_FROM
#undef MOVE_PIECE
#undef T
#undef BITS
#undef N
#undef PART_BYTES

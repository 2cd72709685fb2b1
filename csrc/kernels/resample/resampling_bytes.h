/* resampling_bytes.h: resizes planes of bytes in integers: a part of resampling.c. Each pass, from the last dim to the
   first, sums bytes times whole weights and rounds the sums to bytes. The weights of a pass are fractions of the same
   power of two, at most 2^22, that keeps them below 2^15. Results are Pillow's and PyTorch's, bit for bit. */

/* LANES sums of a row are computed side by side. The channels of a pixel are elements of a row if they are few,
   otherwise rows of their own. FOUR of them are the lanes of a vector, whose products are sums of two taps. */
enum {
    LANES = 64,
    COLUMNS = 16,
    FEW_CHANNELS = 16,
    FOUR = 4,
    FRACTION_BITS = 22,
    WEIGHT_LIMIT = 1 << 15
};
typedef int16_t byte_pairs __attribute__((vector_size(2 * FOUR * sizeof(int16_t))));
typedef int32_t byte_sums __attribute__((vector_size(FOUR * sizeof(int32_t))));

/* One pass over [outer][axis->from][inner]. */
typedef struct byte_pass {
    resampling *r;
    const axis *axis;
    const bool *read; /* rows of a plane that the next pass reads; NULL: all */
    int64_t rows;     /* of a plane */
    int64_t inner;
    const uint8_t *from;
    uint8_t *to;
} byte_pass;

/* Along dimension d. Result element j is a sum over elements [low, high), of which those outside the input stand for its
   first and last. Their centres lie at 0.5, 1.5, ..., and the result's centre at `centre`. */
typedef struct window {
    double centre, stretch;
    int64_t low, high;
} window;

static window window_of(const resampling *r, int d, int64_t j) {
    const axis *a = &r->axis[d];
    const bool corners = r->align && !r->smooth;
    const double half = r->mode == CUBIC ? 2 : 1;
    double step = r->scale[d];
    if (r->align)
        step = a->to > 1 ? (double)(a->from - 1) / (double)(a->to - 1) : 0;
    window w = {.centre = step * ((double)j + (corners ? 0 : 0.5)) + (corners ? 0.5 : 0),
                .stretch = r->smooth && step > 1 ? step : 1};
    const double size = (double)a->from, support = half * w.stretch;
    if (!r->smooth) {
        w.low = (int64_t)floor(fmin(w.centre, size + support) - support + 0.5);
        w.high = w.low + 2 * (int64_t)half;
    } else {
        w.low = (int64_t)fmin(fmax(w.centre - support + 0.5, 0), size - 1);
        w.high = (int64_t)fmin(w.centre + support + 0.5, size);
        w.high = w.high > w.low ? w.high : w.low + 1;
    }
    return w;
}

/* Interpolation uses a = -3/4, smoothing a = -1/2, as for floats. */
static double kernel_at(const resampling *r, double x) {
    const double a = r->smooth ? -0.5 : -0.75;
    x = fabs(x);
    if (r->mode != CUBIC)
        return x < 1 ? 1 - x : 0;
    return x < 1   ? ((a + 2) * x - (a + 3)) * x * x + 1
           : x < 2 ? (((x - 5) * x + 8) * x - 4) * a
                   : 0;
}

/* Compute weights, which add up to 1, of the axis' taps from *first on; return the largest. */
static double weigh_bytes(const resampling *r, int d, int64_t j, int32_t *first, double *weight) {
    const axis *a = &r->axis[d];
    const window w = window_of(r, d, j);
    double sum = 0, most = 0;
    *first = (int32_t)(w.low < 0 ? 0 : w.low < a->from - a->taps ? w.low : a->from - a->taps);
    memset(weight, 0, (size_t)a->taps * sizeof *weight);
    for (int64_t i = w.low; i < w.high; i++) {
        const double value = kernel_at(r, ((double)i - w.centre + 0.5) / w.stretch);
        weight[within(i, a->from) - *first] += value;
        sum += value;
    }
    for (int t = 0; t < a->taps; t++) {
        weight[t] /= sum != 0 ? sum : 1;
        most = weight[t] > most ? weight[t] : most;
    }
    return most;
}

/* Whether the channels of a pixel are summed FOUR at a time. */
static bool has_fours(const axis *a) { return a->each > 1; }

/* Pairs of taps of such a pixel. */
static int64_t pairs_of(const axis *a) { return (a->taps + 3) / 4 * 2; }

/* Make the table of dimension d: first elements, then whole weights, tap by tap; or, for pixels, by the element of the
   result, with two taps in a number, FOUR times; their count is even. */
static int fill_bytes(resampling *r, int d) {
    axis *a = &r->axis[d];
    int64_t taps = 1;
    for (int64_t j = 0; j < a->to; j++) {
        const window w = window_of(r, d, j);
        taps = w.high - w.low > taps ? w.high - w.low : taps;
    }
    a->taps = (int)(taps < a->from ? taps : a->from);
    const bool few = r->inside <= FEW_CHANNELS && a->from <= INT32_MAX / FEW_CHANNELS;
    a->each = d == DIMS - 1 && few ? r->inside : 1;
    const bool fours = has_fours(a);
    const int64_t count = a->to, taps_filled = fours ? 2 * pairs_of(a) : a->taps;
    a->table = count * (1 + (fours ? FOUR * pairs_of(a) : a->taps)) * (int64_t)sizeof(int32_t);
    a->at = th_allocate(a->table);
    double *weight = th_allocate(count * a->taps * (int64_t)sizeof(double)), most = 0;
    if (a->at && weight) {
        int32_t *whole = a->at + count;
        for (int64_t j = 0; j < count; j++)
            most = fmax(most, weigh_bytes(r, d, j, a->at + j, weight + j * a->taps));
        a->bits = 0;
        while (a->bits < FRACTION_BITS && ldexp(most, a->bits + 1) + 0.5 < WEIGHT_LIMIT)
            a->bits++;
        for (int64_t j = 0; j < count; j++)
            for (int t = 0; t < taps_filled; t++) {
                const double scaled = t < a->taps ? ldexp(weight[j * a->taps + t], a->bits) : 0;
                int16_t *pair = (int16_t *)(whole + (j * taps_filled + t / 2 * 2) * FOUR / 2);
                for (int c = 0; fours && c < FOUR; c++)
                    pair[2 * c + t % 2] = (int16_t)lround(scaled);
                if (!fours)
                    whole[t * count + j] = (int32_t)lround(scaled);
            }
        a->weight = whole;
    }
    th_release(weight, count * a->taps * (int64_t)sizeof(double));
    return a->weight ? 0 : -1;
}

static inline __attribute__((always_inline)) void round_sums(uint8_t *to, const int32_t *sum,
                                                             int bits, int64_t count) {
    for (int64_t i = 0; i < count; i++) {
        const int32_t value = sum[i] >> bits;
        to[i] = (uint8_t)(value < 0 ? 0 : value > UINT8_MAX ? UINT8_MAX : value);
    }
}

/* Sum along a row of bytes, whose copy `wide` can be gathered. */
CLONES static void sum_in_row(uint8_t *restrict to, const uint8_t *restrict from,
                              int32_t *restrict wide, const axis *a) {
    const int64_t count = a->to;
    const int taps = a->taps, bits = a->bits;
    const int32_t *weight = a->weight;
    for (int64_t i = 0; i < a->from; i++)
        wide[i] = from[i];
    for (int64_t j = 0; j < count; j += LANES) {
        const int64_t some = count - j < LANES ? count - j : LANES;
        const int32_t *at = a->at + j;
        int32_t sum[LANES];
        int t = 0;
        for (int64_t i = 0; i < some; i++)
            sum[i] = 1 << bits >> 1;
        for (; t + 1 < taps; t += 2) {
            const int32_t *one = weight + t * count + j, *two = one + count;
            const int32_t *x = wide + t, *y = x + 1;
            for (int64_t i = 0; i < some; i++)
                sum[i] += one[i] * x[at[i]] + two[i] * y[at[i]];
        }
        for (int64_t i = 0; t < taps && i < some; i++)
            sum[i] += weight[t * count + j + i] * wide[t + at[i]];
        round_sums(to + j, sum, bits, some);
    }
}

/* The sums of neighbouring products, and sums as bytes: instructions that gcc finds in no loop. */
static inline __attribute__((always_inline)) byte_sums sums_of_pairs(byte_pairs x, byte_pairs y) {
#ifdef __SSE2__
    return (byte_sums)__builtin_ia32_pmaddwd128(x, y);
#else
    byte_sums sum;
    for (int i = 0; i < FOUR; i++)
        sum[i] = x[2 * i] * y[2 * i] + x[2 * i + 1] * y[2 * i + 1];
    return sum;
#endif
}
static inline __attribute__((always_inline)) void round_four(uint8_t *four, byte_sums sum,
                                                             int bits) {
#ifdef __SSE2__
    typedef int32_t whole __attribute__((vector_size(16)));
    const byte_pairs narrow = __builtin_ia32_packssdw128(sum >> bits, sum);
    const int32_t bytes = ((whole)__builtin_ia32_packuswb128(narrow, narrow))[0];
    memcpy(four, &bytes, FOUR);
#else
    round_sums(four, (const int32_t *)&sum, bits, FOUR);
#endif
}

/* FOUR channels of a pixel, each beside that of the next pixel; `skipped` pixels after `pixel`. */
static inline __attribute__((always_inline)) byte_pairs paired(const uint8_t *pixel, int64_t each,
                                                               int64_t skipped) {
    typedef uint8_t bytes __attribute__((vector_size(4 * FOUR)));
    enum { ZERO = sizeof(bytes) }; /* index of an element of `none` */
    const bytes none = {0};
    bytes all = {0}, next = {0};
    if (each <= FOUR) { /* one load has four pixels */
        const uint8_t one = (uint8_t)(skipped * each), two = one + (uint8_t)each;
        memcpy(&all, pixel, sizeof all);
        return (byte_pairs)__builtin_shuffle(all, none,
                                             (bytes){one, ZERO, two, ZERO, one + 1, ZERO, two + 1,
                                                     ZERO, one + 2, ZERO, two + 2, ZERO, one + 3,
                                                     ZERO, two + 3, ZERO});
    }
    memcpy(&all, pixel + skipped * each, FOUR);
    memcpy(&next, pixel + (skipped + 1) * each, FOUR);
    all = __builtin_shuffle(all, next, (bytes){0, 16, 1, 17, 2, 18, 3, 19});
    return (byte_pairs)__builtin_shuffle(
        all, none, (bytes){0, ZERO, 1, ZERO, 2, ZERO, 3, ZERO, 4, ZERO, 5, ZERO, 6, ZERO, 7, ZERO});
}

/* Sum along a row of pixels, FOUR channels at a time, with those of the next pixel beside them. */
static inline __attribute__((always_inline)) void sum_groups(uint8_t *restrict to,
                                                             const uint8_t *restrict from,
                                                             const axis *a, int64_t each,
                                                             int64_t pairs) {
    const int64_t last = a->to - 1, groups = (each + FOUR - 1) / FOUR;
    const int32_t *weight = a->weight, *at = a->at, half = 1 << a->bits >> 1;
    const int bits = a->bits;
    for (int64_t j = 0; j <= last; j++, weight += pairs * FOUR)
        for (int64_t g = 0; g < groups; g++) {
            const uint8_t *pixel = from + at[j] * each + g * FOUR;
            byte_sums sum = {half, half, half, half}, other = {0};
            for (int64_t t = 0; t < pairs; t += 2, pixel += 4 * each) {
                byte_pairs one, two;
                memcpy(&one, weight + t * FOUR, sizeof one);
                memcpy(&two, weight + (t + 1) * FOUR, sizeof two);
                sum += sums_of_pairs(paired(pixel, each, 0), one);
                other += sums_of_pairs(paired(pixel, each, 2), two);
            }
            uint8_t *result = to + j * each + g * FOUR, four[FOUR];
            const int64_t left = each - g * FOUR;
            round_four(four, sum + other, bits);
            if (j < last || left >= FOUR) /* what follows is overwritten */
                memcpy(result, four, FOUR);
            else
                memcpy(result, four, (size_t)left);
        }
}
static inline __attribute__((always_inline)) void
sum_pairs(uint8_t *restrict to, const uint8_t *restrict from, const axis *a, int64_t each) {
    const int64_t pairs = pairs_of(a);
    if (pairs == 2)
        sum_groups(to, from, a, each, 2);
    else if (pairs == 4)
        sum_groups(to, from, a, each, 4);
    else
        sum_groups(to, from, a, each, pairs);
}
CLONES static void sum_pixels(uint8_t *restrict to, const uint8_t *restrict from, const axis *a) {
    switch (a->each) {
    case 2: sum_pairs(to, from, a, 2); break;
    case 3: sum_pairs(to, from, a, 3); break;
    case 4: sum_pairs(to, from, a, 4); break;
    default: sum_groups(to, from, a, a->each, pairs_of(a));
    }
}

/* Sum `some` columns of rows of bytes; a constant keeps the sums in registers. */
static inline __attribute__((always_inline)) void sum_columns(uint8_t *restrict to,
                                                              const uint8_t *restrict from,
                                                              const axis *a, int64_t j,
                                                              int64_t inner, int64_t some) {
    const int taps = a->taps;
    const int32_t *weight = (const int32_t *)a->weight + j;
    int32_t sum[LANES];
    int t = 0;
    for (int64_t i = 0; i < some; i++)
        sum[i] = 1 << a->bits >> 1;
    for (; t + 1 < taps; t += 2) {
        const uint8_t *row = from + t * inner, *next = row + inner;
        const int32_t one = weight[t * a->to], two = weight[(t + 1) * a->to];
        for (int64_t i = 0; i < some; i++)
            sum[i] += one * row[i] + two * next[i];
    }
    for (int64_t i = 0; t < taps && i < some; i++)
        sum[i] += weight[t * a->to] * from[t * inner + i];
    round_sums(to, sum, a->bits, some);
}

/* Sum rows of bytes: row j of the result. */
LEVELS(sum_rows,
       (uint8_t *restrict to, const uint8_t *restrict from, const axis *a, int64_t j,
        int64_t inner),
       (to, from, a, j, inner)) {
    int64_t x = 0;
    from += a->at[j] * inner;
    for (; x + LANES <= inner; x += LANES)
        sum_columns(to + x, from + x, a, j, inner, LANES);
    sum_columns(to + x, from + x, a, j, inner, inner - x);
}

static void rows_of_bytes(int64_t begin, int64_t end, void *context) {
    const byte_pass *p = context;
    const axis *a = p->axis;
    const int64_t length = a->from * a->each;
    const int64_t behind = 4 * (a->each + FOUR); /* a row of pixels is read beyond its end */
    const int64_t bytes = has_fours(a) ? length + behind : length * (int64_t)sizeof(int32_t);
    const int64_t per_row = p->inner > 1 ? a->to : 1;
    void *copy = p->inner > 1 ? NULL : th_allocate(bytes);
    if (p->inner == 1 && !copy) {
        __atomic_store_n(&p->r->failed, true, __ATOMIC_RELAXED);
        return;
    }
    if (has_fours(a))
        memset((uint8_t *)copy + length, 0, (size_t)behind);
    for (int64_t unit = begin; unit < end; unit++) {
        const int64_t row = unit / per_row;
        if (p->read && !p->read[row % p->rows])
            continue;
        if (has_fours(a)) {
            memcpy(copy, p->from + row * length, (size_t)length);
            sum_pixels(p->to + row * a->to * a->each, copy, a);
        } else if (copy) {
            sum_in_row(p->to + row * a->to, p->from + row * length, copy, a);
        } else {
            sum_rows(p->to + unit * p->inner, p->from + row * a->from * p->inner, a, unit % a->to,
                     p->inner);
        }
    }
    th_release(copy, bytes);
}

/* Mark the rows of a plane that the pass over them reads. */
static bool *rows_read(const axis *a) {
    bool *read = th_allocate(a->from);
    if (!read)
        return NULL;
    memset(read, false, (size_t)a->from);
    for (int64_t j = 0; j < a->to; j++)
        memset(read + a->at[j], true, (size_t)a->taps);
    return read;
}

/* Run the pass over dimension d, unless one failed before, on the bytes `from`, which it releases if they are not the
   input; return its result. */
static uint8_t *pass_over(resampling *r, int d, bool last, uint8_t *from) {
    const axis *a = &r->axis[d], *rows = &r->axis[1];
    int64_t outer = r->planes, inner = r->inside / a->each;
    for (int e = 0; e < DIMS; e++)
        *(e < d ? &outer : &inner) *= e == d ? 1 : e < d ? r->axis[e].from : r->axis[e].to;
    const int64_t size = outer * a->to * a->each * inner;
    const bool some = d == DIMS - 1 && !rows->same;
    bool *read = some && !r->failed ? rows_read(rows) : NULL;
    uint8_t *to = last ? r->output : th_allocate(size);
    byte_pass p = {.r = r, .axis = a, .read = read, .inner = inner, .from = from, .to = to};
    p.rows = rows->from;
    r->failed |= !to || (some && !read);
    if (!r->failed)
        th_parallel(inner > 1 ? outer * a->to : outer,
                    (double)(a->taps * (inner > 1 ? inner : a->to * a->each) / 2 + 1),
                    rows_of_bytes, &p);
    th_release(read, rows->from);
    if (from != r->input)
        th_release(from, size / a->to * a->from);
    return to;
}

static int run_bytes(resampling *r, tensor *output, const tensor *input) {
    int left = 0;
    r->input = th_data(input);
    r->output = th_data(output);
    for (int d = 0; d < DIMS; d++) {
        axis *a = &r->axis[d];
        a->same = a->from == a->to;
        left += !a->same;
        r->failed |= !a->same && fill_bytes(r, d);
    }
    if (!left)
        memcpy(r->output, r->input, (size_t)output->numel);
    uint8_t *from = (uint8_t *)r->input;
    for (int d = DIMS - 1; d >= 0; d--)
        if (!r->axis[d].same)
            from = pass_over(r, d, !--left, from);
    for (int d = 0; d < DIMS; d++)
        th_release(r->axis[d].at, r->axis[d].table);
    return r->failed ? th_fail(TH_MEMORY, "%s: cannot allocate working memory", r->op) : 0;
}

static int run_layouts(resampling *r, tensor *output, const tensor *input) {
    r->inside = 1;
    if (!output->numel)
        return 0;
    if (th_has_pixels(input) && th_has_pixels(output)) {
        r->inside = input->size[1];
        r->planes = input->size[0];
        return run_bytes(r, output, input);
    }
    tensor *from = th_dense(input), *to = th_dense_result(output);
    const int failed = from && to ? run_bytes(r, to, from) : -1;
    th_drop(from);
    return th_deliver(output, to, failed);
}

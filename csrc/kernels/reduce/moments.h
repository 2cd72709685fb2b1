/* moments.h: means and squared distances of rows and columns of the type T: the template of variance.c. */

/* Sum the elements, or their squared distances from the mean. Independent lanes vectorise the sum in
   a fixed order. */
static inline __attribute__((always_inline)) double NAME(lane_sum)(const T *x, int64_t count,
                                                                   bool squared, double mean) {
    double lane[LANES] = {0}, sum = 0;
    int64_t i = 0;
    for (; i + LANES <= count; i += LANES)
        for (int j = 0; j < LANES; j++) {
            const double term = squared ? x[i + j] - mean : x[i + j];
            lane[j] += squared ? term * term : term;
        }
    for (; i < count; i++) {
        const double term = squared ? x[i] - mean : x[i];
        sum += squared ? term * term : term;
    }
    for (int j = 0; j < LANES; j++)
        sum += lane[j];
    return sum;
}

CLONES static moments NAME(block)(const T *x, int64_t count) {
    const double mean = NAME(lane_sum)(x, count, false, 0) / (double)count;
    return (moments){(double)count, mean, NAME(lane_sum)(x, count, true, mean)};
}

static moments NAME(row)(const T *x, int64_t count) {
    moments all = {0};
    for (int64_t first = 0; first < count; first += BLOCK)
        all = join(all, NAME(block)(x + first, count - first < BLOCK ? count - first : BLOCK));
    return all;
}

/* Moments of LINES elements for each of `width` columns, `step` apart. */
CLONES static void NAME(lines)(const T *x, int64_t count, int64_t step, int64_t width, double *mean,
                               double *squares) {
    for (int64_t j = 0; j < width; j++)
        mean[j] = squares[j] = 0;
    for (int64_t i = 0; i < count; i++)
        for (int64_t j = 0; j < width; j++)
            mean[j] += x[i * step + j];
    for (int64_t j = 0; j < width; j++)
        mean[j] /= (double)count;
    for (int64_t i = 0; i < count; i++)
        for (int64_t j = 0; j < width; j++) {
            const double away = x[i * step + j] - mean[j];
            squares[j] += away * away;
        }
}

static void NAME(columns)(const T *x, int64_t count, int64_t step, int64_t width, moments *all) {
    double mean[COLUMNS], squares[COLUMNS];
    memset(all, 0, (size_t)width * sizeof(moments));
    for (int64_t first = 0; first < count; first += LINES) {
        const int64_t length = count - first < LINES ? count - first : LINES;
        NAME(lines)(x + first * step, length, step, width, mean, squares);
        for (int64_t j = 0; j < width; j++)
            all[j] = join(all[j], (moments){(double)length, mean[j], squares[j]});
    }
}

/* Piece p is one row, or COLUMNS columns of one outer index. */
static void NAME(pieces)(int64_t begin, int64_t end, void *context) {
    const layers *l = context;
    const int64_t each = (l->inner + COLUMNS - 1) / COLUMNS;
    moments all[COLUMNS];
    for (int64_t p = begin; p < end; p++) {
        const int64_t first = p % each * COLUMNS, left = l->inner - first;
        const int64_t width = left < COLUMNS ? left : COLUMNS;
        const T *x = (const T *)l->from + p / each * l->count * l->inner + first;
        if (l->inner == 1)
            all[0] = NAME(row)(x, l->count);
        else
            NAME(columns)(x, l->count, l->inner, width, all);
        for (int64_t j = 0; j < width; j++)
            ((T *)l->to)[p / each * l->inner + first + j] = NAME(result)(l, all[j], x + j,
                                                                         l->inner);
    }
}

static void NAME(parts)(int64_t begin, int64_t end, void *context) {
    const layers *l = context;
    for (int64_t p = begin; p < end; p++) {
        const int64_t first = p * PART, left = l->count - first;
        l->piece[p] = NAME(row)((const T *)l->from + first, left < PART ? left : PART);
    }
}

/* mean: workspace for one row of means. */
static void NAME(center)(T *out, const T *grad, const T *in, double *mean, int64_t outer,
                         int64_t count, int64_t inner, double scale) {
    for (int64_t o = 0; o < outer; o++) {
        memset(mean, 0, sizeof(double) * (size_t)inner);
        for (int64_t k = 0; k < count; k++)
            for (int64_t j = 0; j < inner; j++)
                mean[j] += (double)in[k * inner + j];
        for (int64_t j = 0; j < inner; j++)
            mean[j] /= (double)count;
        for (int64_t k = 0; k < count; k++)
            for (int64_t j = 0; j < inner; j++)
                out[k * inner + j] = (T)((double)grad[j] * scale
                                         * ((double)in[k * inner + j] - mean[j]));
        in += count * inner;
        out += count * inner;
        grad += inner;
    }
}

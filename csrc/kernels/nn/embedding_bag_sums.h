/* embedding_bag_sums.h: sums and maxima of table rows of the type T, and their gradients: the template of embedding_bag.c. */

typedef T NAME(lanes) __attribute__((vector_size(VECTOR), aligned(sizeof(T)), may_alias));

/* Sum a bag over n vectors of columns, kept in registers. */
static inline __attribute__((always_inline)) void
NAME(columns)(T *restrict to, const T *weight, const T *factors, const span s, const int n) {
    NAME(lanes) sums[MOST_VECTORS] = {0};
    for (int64_t i = s.first; i < s.last; i++) {
        const int64_t row = row_in(&s, i);
        prefetch(&s, (const char *)weight, sizeof(T), i, n * VECTOR);
        if (row < 0)
            continue;
        const NAME(lanes) *from = (const NAME(lanes) *)(weight + row * s.width);
        const T factor = factors ? factors[i] : 1;
#pragma GCC unroll 8
        for (int k = 0; k < n; k++)
            sums[k] += from[k] * factor;
    }
#pragma GCC unroll 8
    for (int k = 0; k < n; k++)
        ((NAME(lanes) *)to)[k] = sums[k];
}

static inline __attribute__((always_inline)) T NAME(column)(const T *weight, const T *factors,
                                                            const span s) {
    T sum = 0;
    for (int64_t i = s.first; i < s.last; i++) {
        const int64_t row = row_in(&s, i);
        if (row < 0)
            continue;
        const T factor = factors ? factors[i] : 1;
        sum += weight[row * s.width] * factor;
    }
    return sum;
}

CLONES static void NAME(add)(T *restrict to, const T *from, T factor, int64_t width) {
    for (int64_t j = 0; j < width; j++)
        to[j] += from[j] * factor;
}

CLONES static void NAME(sum)(const bags *b, int64_t begin, int64_t end) {
    const T *weight = b->weight, *factors = b->factors;
    const int64_t lanes = VECTOR / sizeof(T);
    span s = {b->input, b->rows, b->padding, b->width, b->places, 0, start_of(b, begin)};
    for (int64_t bag = begin; bag < end; bag++) {
        T *to = (T *)b->to + bag * s.width;
        int64_t j = 0;
        s.first = s.last;
        s.last = start_of(b, bag + 1);
        for (; j + 8 * lanes <= s.width; j += 8 * lanes)
            NAME(columns)(to + j, weight + j, factors, s, 8);
        for (; j + 2 * lanes <= s.width; j += 2 * lanes)
            NAME(columns)(to + j, weight + j, factors, s, 2);
        for (; j + lanes <= s.width; j += lanes)
            NAME(columns)(to + j, weight + j, factors, s, 1);
        for (; j < s.width; j++)
            to[j] = NAME(column)(weight + j, factors, s);
    }
}

/* Two sums per column hide latency, since most time goes into short loops. */
CLONES static void NAME(dots)(const bags *b, int64_t begin, int64_t end) {
    const T *weight = b->weight, *factors = b->factors;
    const int64_t *input = b->input;
    const uint64_t rows = (uint64_t)b->rows;
    T *to = b->to;
    int64_t i = start_of(b, begin);
    for (int64_t bag = begin; bag < end; bag++) {
        const int64_t last = start_of(b, bag + 1);
        T even = 0, odd = 0;
        for (; i + 1 < last; i += 2) {
            const uint64_t one = (uint64_t)th_read_once(input + i),
                           two = (uint64_t)th_read_once(input + i + 1);
            even += one < rows ? factors[i] * weight[one] : 0;
            odd += two < rows ? factors[i + 1] * weight[two] : 0;
        }
        for (; i < last; i++) {
            const uint64_t one = (uint64_t)th_read_once(input + i);
            even += one < rows ? factors[i] * weight[one] : 0;
        }
        to[bag] = even + odd;
    }
}

CLONES static void NAME(largest)(T *restrict to, int64_t *restrict chosen, const T *from,
                                 int64_t position, int64_t width) {
    for (int64_t j = 0; j < width; j++) {
        const bool larger = (chosen[j] < 0) | (from[j] > to[j])
                            | ((from[j] != from[j]) & (to[j] == to[j]));
        to[j] = larger ? from[j] : to[j];
        chosen[j] = larger ? position : chosen[j];
    }
}

static void NAME(forward)(int64_t begin, int64_t end, void *context) {
    const bags *b = context;
    if (b->width == 1 && b->factors && b->padding < 0)
        NAME(dots)(b, begin, end);
    else if (b->mode != MAX)
        NAME(sum)(b, begin, end);
    for (int64_t bag = begin; bag < end && b->mode != SUM; bag++) {
        T *to = (T *)b->to + bag * b->width;
        const int64_t first = start_of(b, bag), last = start_of(b, bag + 1);
        const int64_t size = b->mode == MEAN ? size_of(b, bag) : 0;
        for (int64_t j = 0; size > 1 && j < b->width; j++)
            to[j] /= (T)size;
        for (int64_t j = 0; b->mode == MAX && j < b->width; j++) {
            to[j] = 0;
            b->chosen[bag * b->width + j] = -1;
        }
        for (int64_t i = first; i < last && b->mode == MAX; i++) {
            const int64_t row = row_at(b, i);
            if (row >= 0)
                NAME(largest)(to, b->chosen + bag * b->width, (const T *)b->weight + row * b->width,
                              i, b->width);
        }
    }
}

/* In the order of the bags, so that sums do not depend on the number of threads. */
static void NAME(weight)(const bags *b) {
    T *to = b->to;
    for (int64_t bag = 0; bag < b->count; bag++) {
        const T *grad = (const T *)b->grad + bag * b->width;
        const int64_t size = b->mode == MEAN ? size_of(b, bag) : 1;
        const int64_t last = start_of(b, bag + 1);
        for (int64_t i = start_of(b, bag); i < last && b->mode != MAX; i++) {
            const int64_t row = row_at(b, i);
            if (row < 0)
                continue;
            const T factor = b->factors ? ((const T *)b->factors)[i] : 1 / (T)size;
            NAME(add)(to + row * b->width, grad, b->often ? factor / (T)b->often[row] : factor,
                      b->width);
        }
        for (int64_t j = 0; b->mode == MAX && j < b->width; j++) {
            const int64_t position = b->chosen[bag * b->width + j];
            const int64_t row = (uint64_t)position < (uint64_t)b->places ? row_at(b, position) : -1;
            if (row >= 0)
                to[row * b->width + j] += b->often ? grad[j] / (T)b->often[row] : grad[j];
        }
    }
}

static void NAME(factors)(int64_t begin, int64_t end, void *context) {
    const bags *b = context;
    for (int64_t bag = begin; bag < end; bag++) {
        const T *grad = (const T *)b->grad + bag * b->width;
        const int64_t last = start_of(b, bag + 1);
        for (int64_t i = start_of(b, bag); i < last; i++) {
            const int64_t index = row_at(b, i);
            const T *row = (const T *)b->weight + (index < 0 ? 0 : index) * b->width;
            double sum = 0;
            for (int64_t j = 0; index >= 0 && j < b->width; j++)
                sum += (double)grad[j] * row[j];
            ((T *)b->to)[i] = (T)sum;
        }
    }
}

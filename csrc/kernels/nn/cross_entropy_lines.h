/* cross_entropy_lines.h: sums and gradients of scores of the type T: the template of cross_entropy.c. */

/* Process one target with contiguous scores. */
LEVELS(NAME(sum_row),
       (const T *x, const T *weight, int64_t count, T *largest, T *rest, double *mixed),
       (x, weight, count, largest, rest, mixed)) {
    T top = -INFINITY, sum = 0, share = 0;
#pragma omp simd reduction(max : top)
    for (int64_t i = 0; i < count; i++)
        top = x[i] > top ? x[i] : top;
#pragma omp simd reduction(+ : sum)
    for (int64_t i = 0; i < count; i++)
        sum += NAME(exp)(x[i] - top);
    if (mixed && weight)
#pragma omp simd reduction(+ : share)
        for (int64_t i = 0; i < count; i++)
            share += weight[i] * (x[i] - top);
    else if (mixed)
#pragma omp simd reduction(+ : share)
        for (int64_t i = 0; i < count; i++)
            share += x[i] - top;
    *largest = top;
    *rest = NAME(log)(sum);
    if (mixed)
        *mixed = (double)share;
}

/* Process `width` adjacent targets whose scores are `step` apart. */
LEVELS(NAME(sum_columns),
       (const T *x, const T *weight, int64_t count, int64_t step, int64_t width, T *top, T *rest,
        double *mixed),
       (x, weight, count, step, width, top, rest, mixed)) {
    T sum[COLUMNS] = {0};
    for (int64_t j = 0; j < width; j++)
        top[j] = -INFINITY;
    for (int64_t i = 0; i < count; i++)
        for (int64_t j = 0; j < width; j++)
            top[j] = x[i * step + j] > top[j] ? x[i * step + j] : top[j];
    for (int64_t i = 0; i < count; i++)
#pragma omp simd
        for (int64_t j = 0; j < width; j++)
            sum[j] += NAME(exp)(x[i * step + j] - top[j]);
    for (int64_t j = 0; j < width; j++)
        rest[j] = NAME(log)(sum[j]);
    for (int64_t i = 0; mixed && i < count; i++)
        for (int64_t j = 0; j < width; j++)
            mixed[j] += (double)((weight ? weight[i] : 1) * (x[i * step + j] - top[j]));
}

/* The gradient of log-probabilities y is even * weight, plus pull at the target; that of the scores
   subtracts exp(y) times its sum over all classes. */
LEVELS(NAME(pull_row),
       (const T *x, const T *weight, T *to, int64_t count, T top, T rest, T even, T sum),
       (x, weight, to, count, top, rest, even, sum)) {
    if (weight)
#pragma omp simd
        for (int64_t i = 0; i < count; i++)
            to[i] = even * weight[i] - NAME(exp)(x[i] - top - rest) * sum;
    else
#pragma omp simd
        for (int64_t i = 0; i < count; i++)
            to[i] = even - NAME(exp)(x[i] - top - rest) * sum;
}

LEVELS(NAME(pull_columns),
       (const T *x, const T *weight, T *to, int64_t count, int64_t step, int64_t width,
        const T *top, const T *rest, const T *even, const T *sum),
       (x, weight, to, count, step, width, top, rest, even, sum)) {
    for (int64_t i = 0; i < count; i++)
#pragma omp simd
        for (int64_t j = 0; j < width; j++) {
            const T power = NAME(exp)(x[i * step + j] - top[j] - rest[j]);
            to[i * step + j] = even[j] * (weight ? weight[i] : 1) - power * sum[j];
        }
}

/* Process `width` targets from number `first` on, whose scores begin at element `at`. */
static void NAME(sums)(const scores *s, int64_t at, int64_t first, int64_t width) {
    const T *x = (const T *)s->input + at;
    T *top = (T *)s->top + first, *rest = (T *)s->rest + first;
    double *mixed = s->mixed ? s->mixed + first : NULL;
    if (s->of.places == 1)
        NAME(sum_row)(x, s->weight, s->of.classes, top, rest, mixed);
    else
        NAME(sum_columns)(x, s->weight, s->of.classes, s->of.places, width, top, rest, mixed);
}

static void NAME(pulls)(const scores *s, int64_t at, int64_t first, int64_t width) {
    const T *x = (const T *)s->input + at;
    const T *top = (const T *)s->top + first, *rest = (const T *)s->rest + first;
    T *to = (T *)s->result + at, even[COLUMNS], sum[COLUMNS];
    for (int64_t j = 0; j < width; j++) {
        even[j] = (T)s->factor[2 * (first + j) + 1];
        sum[j] = (T)(s->factor[2 * (first + j)] + (double)even[j] * s->weights);
    }
    if (s->of.places == 1)
        NAME(pull_row)(x, s->weight, to, s->of.classes, *top, *rest, *even, *sum);
    else
        NAME(pull_columns)(x, s->weight, to, s->of.classes, s->of.places, width, top, rest, even,
                           sum);
    for (int64_t j = 0; j < width; j++) {
        const int64_t class = s->target[first + j];
        const bool none = th_is_ignored(class, s->of.classes, s->ignored);
        for (int64_t i = 0; none && i < s->of.classes; i++)
            to[i * s->of.places + j] = 0; /* independent of the scores */
        if (!none)
            to[class * s->of.places + j] += (T)s->factor[2 * (first + j)];
    }
}

/* Write each target's loss to the result, or add it to the sum. */
static double NAME(losses)(const scores *s, const tensor *weight, int64_t ignored, double smoothing,
                           T *to) {
    const likelihood x = s->of;
    const T *top = s->top, *rest = s->rest;
    double sum = 0;
    for (int64_t i = 0; i < x.batch * x.places; i++) {
        const int64_t class = s->target[i], n = i / x.places, p = i % x.places;
        double loss = 0;
        if (!th_is_ignored(class, x.classes, ignored)) {
            const T score = ((const T *)s->input)[(n * x.classes + class) * x.places + p];
            loss = -th_share_of(weight, class, x.classes, ignored) * (score - top[i] - rest[i]);
            if (s->mixed) {
                const double even = (double)rest[i] * s->weights - s->mixed[i];
                loss = (1 - smoothing) * loss + smoothing * even / (double)x.classes;
            }
        }
        sum += loss;
        if (to)
            to[i] = (T)loss;
    }
    return sum;
}

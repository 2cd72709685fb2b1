/* normalize_sets.h: loops over rows and columns of sets, in the type T: the template of normalize.c. */

typedef struct NAME(terms) { /* one element, or one per column */
    T mean[COLUMNS], factor[COLUMNS], shift[COLUMNS], slope[COLUMNS];
} NAME(terms);

/* Short rows share lanes of doubles; long ones are summed block by block. */
BODY NAME(sum_long_rows)(const part *p, const NAME(terms) * t, bool gradient, bool each) {
    double one = 0, two = 0;
    const T mean = *t->mean;
    EACH_ROW{
#define FIRST G
#define SECOND G_AWAY
#include "kernels/nn/sum_lanes.h"
    } *p->one = one;
    *p->two = two;
}

BODY NAME(sum_rows)(const part *p, const NAME(terms) * t, bool gradient, bool each) {
    if (p->rows == 1 || p->count >= LONG) {
        NAME(sum_long_rows)(p, t, gradient, each);
        return;
    }
    double one[LANES] = {0}, two[LANES] = {0}, all = 0, away = 0;
    const T mean = *t->mean;
    EACH_ROW {
        int64_t i = 0;
        for (; i + LANES <= count; i += LANES)
            for (int j = 0; j < LANES; j++) {
                one[j] += G(i + j);
                two[j] += G_AWAY(i + j);
            }
        for (int j = 0; i < count; i++, j++) {
            one[j] += G(i);
            two[j] += G_AWAY(i);
        }
    }
    for (int j = 0; j < LANES; j++) {
        all += one[j];
        away += two[j];
    }
    *p->one = all;
    *p->two = away;
}

BODY NAME(sum_columns)(const part *p, const NAME(terms) * t, bool gradient, bool columns) {
    const T mean = *t->mean, factor = *t->factor;
    double *one = p->one, *two = p->two;
    for (int64_t i = 0; i < p->count && columns; i++)
        one[i] = two[i] = 0;
    EACH_ROW
    for (int64_t i = 0; i < count; i++) {
        const T away = x[i] - OF(mean), term = gradient ? g[i] : away;
        one[i] += (double)term;
        two[i] += (double)(term * away * (columns ? 1 : factor));
    }
    (void)weight;
}

BODY NAME(scale)(const part *p, const NAME(terms) * t, bool each, bool columns) {
    const T mean = *t->mean, factor = *t->factor, shift = *t->shift, *bias = p->bias;
    const bool shifts = each && bias;
    T *to = p->to;
    EACH_ROW {
        for (int64_t i = 0; i < count && shifts; i++)
            to[i] = (x[i] - mean) * (factor * weight[i]) + bias[i];
        for (int64_t i = 0; i < count && !shifts; i++)
            to[i] = (x[i] - OF(mean)) * (OF(factor) * (each ? weight[i] : 1)) + OF(shift);
        to += p->step;
    }
}

BODY NAME(spread)(const part *p, const NAME(terms) * t, bool each, bool columns) {
    const T mean = *t->mean, factor = *t->factor, shift = *t->shift, slope = *t->slope;
    T *to = p->to;
    EACH_ROW {
        for (int64_t i = 0; i < count; i++)
            to[i] = g[i] * (OF(factor) * (each ? weight[i] : 1)) - OF(shift)
                    - (x[i] - OF(mean)) * OF(slope);
        to += p->step;
    }
}

/* Process the sets [set, set + width): adjacent columns, or one set, whose first channel is `first`.
   Channels have loops of their own if there are weights, unless they have one place each. */
INLINE part NAME(part)(const batch *b, int64_t set, int64_t first, int64_t count) {
    const int64_t at = set * b->weights * b->places;
    const T *x = b->input, *g = b->grad, *weight = b->weight, *bias = b->bias;
    return (part){.x = x + at,
                  .g = g ? g + at : NULL,
                  .to = (T *)b->output + at,
                  .weight = weight ? weight + first : NULL,
                  .bias = bias ? bias + first : NULL,
                  .rows = b->rows,
                  .step = b->step,
                  .count = count};
}

BODY NAME(next_channel)(part *p) {
    p->x = (const T *)p->x + p->count;
    p->g = p->g ? (const T *)p->g + p->count : NULL;
    p->to = (T *)p->to + p->count;
}

/* Return 1 / deviation of a set whose squares leave the range of its type. */
static double NAME(wide)(const batch *b, const part *p, int64_t count, moments *m) {
    long double mean = 0, variance = 0;
    for (int pass = 0; pass < 2; pass++) {
        const T *x = p->x;
        for (int64_t n = 0; n < p->rows; n++, x += p->step)
            for (int64_t i = 0; i < count; i++)
                if (pass)
                    variance += (x[i] - mean) * (x[i] - mean);
                else
                    mean += x[i];
        mean /= pass ? 1 : (long double)b->size;
    }
    variance /= (long double)b->size;
    *m = (moments){(double)mean, (double)variance};
    return (double)(1 / sqrtl(variance + (long double)b->eps));
}

BODY NAME(normalize)(const batch *b, int64_t set, int64_t first, int64_t width, bool columns) {
    const int64_t count = columns ? width : b->weights * b->places;
    part p = NAME(part)(b, set, first, count);
    NAME(terms) t;
    moments m[COLUMNS];
    double one[COLUMNS], two[COLUMNS];
    const T *x = p.x, *weight = p.weight, *bias = p.bias;
    T *inverse = (T *)b->inverse + set;
    bool far = b->training;
    p.one = one;
    p.two = two;
    for (int64_t j = 0; j < width; j++)
        if (far)
            t.mean[j] = x[j];
        else
            m[j] = (moments){element(b->running_mean, set + j), element(b->running_var, set + j)};
    for (int pass = 0; pass < 2 && far; pass++) {
        if (columns)
            NAME(sum_columns)(&p, &t, false, true);
        else
            NAME(sum_rows)(&p, &t, false, false);
        far = false;
        for (int64_t j = 0; j < width; j++) {
            m[j] = moments_of(b, (double)t.mean[j], one[j], two[j]);
            far |= is_far((double)t.mean[j], m[j]);
            t.mean[j] = (T)m[j].mean;
        }
    }
    for (int64_t j = 0; j < width; j++) {
        double factor = 1 / sqrt(m[j].variance + b->eps);
        if (leaves_range(b, m[j], LEAST)) {
            const part own = NAME(part)(b, set + j, first, 1);
            factor = NAME(wide)(b, &own, columns ? 1 : count, &m[j]);
        }
        ((T *)b->mean)[set + j] = t.mean[j] = (T)m[j].mean;
        inverse[j] = t.factor[j] = (T)factor;
        if (b->moves)
            move_statistics(b, set + j, m[j]);
        t.shift[j] = 0;
    }
    const bool each = !columns && b->places == 1, affine = weight || bias;
    if (each && weight) {
        NAME(scale)(&p, &t, true, false);
        return;
    }
    const int64_t channels = affine ? b->weights : 1;
    p.count = columns || !affine ? count : b->places;
    for (int64_t c = 0; c < channels; c++, NAME(next_channel)(&p)) {
        for (int64_t j = 0; j < width && affine; j++) {
            t.factor[j] = weight ? inverse[j] * weight[c + j] : inverse[j];
            t.shift[j] = bias ? bias[c + j] : 0;
        }
        NAME(scale)(&p, &t, false, columns);
    }
}

/* Subtract (input - mean) * inverse * slope from the gradient of a set. */
static void NAME(incline)(const part *p, int64_t count, T mean, T inverse, T slope) {
    const T *x = p->x;
    T *to = p->to;
    for (int64_t n = 0; n < p->rows; n++, x += p->step, to += p->step)
        for (int64_t i = 0; i < count; i++)
            to[i] -= (x[i] - mean) * inverse * slope;
}

/* The sum of g * weight * (input - mean) * inverse; partial products may leave the range. */
static double NAME(tilt)(const part *p, int64_t count, int64_t places, T mean, T inverse) {
    const T *x = p->x, *g = p->g, *weight = p->weight;
    long double sum = 0;
    for (int64_t n = 0; n < p->rows; n++, x += p->step, g += p->step)
        for (int64_t i = 0; i < count; i++)
            sum += (long double)g[i] * (weight ? weight[i / places] : 1)
                   * ((x[i] - mean) * inverse);
    return (double)sum;
}

/* grad * factor - shift - (input - mean) * slope */
BODY NAME(gradient)(const batch *b, int64_t set, int64_t first, int64_t width, double *sums,
                    bool columns) {
    const int64_t count = columns ? width : b->weights * b->places;
    part p = NAME(part)(b, set, first, columns || b->places == 1 ? count : b->places);
    NAME(terms) t;
    const T *x = p.x, *g = p.g, *weight = p.weight, *inverse = (const T *)b->inverse + set;
    double *weight_sum = sums + first, *bias_sum = weight_sum + b->channels;
    double one[COLUMNS], two[COLUMNS], total[COLUMNS], away[COLUMNS];
    T steep[COLUMNS];
    bool is_steep = false;
    const bool each = !columns && b->places == 1;
    for (int64_t j = 0; j < width; j++) {
        t.mean[j] = ((const T *)b->mean)[set + j];
        t.factor[j] = inverse[j];
        total[j] = away[j] = 0;
    }
    if (each) {
        p.one = bias_sum;
        p.two = weight_sum;
        NAME(sum_columns)(&p, &t, true, false);
        p.one = total;
        p.two = away;
        if (weight)
            NAME(sum_rows)(&p, &t, true, true);
        else
            NAME(sum_rows)(&p, &t, true, false);
    } else {
        p.one = one;
        p.two = two;
    }
    for (int64_t c = 0; c < b->weights && !each; c++, NAME(next_channel)(&p)) {
        if (columns)
            NAME(sum_columns)(&p, &t, true, true);
        else
            NAME(sum_rows)(&p, &t, true, false);
        for (int64_t j = 0; j < width; j++) {
            const double scale = weight ? (double)weight[c + j] : 1;
            bias_sum[c + j] += one[j];
            weight_sum[c + j] += two[j] * (double)inverse[j];
            total[j] += one[j] * scale;
            away[j] += two[j] * scale;
        }
    }
    for (int64_t j = 0; j < width; j++) {
        const double scale = (double)inverse[j], mean = scale * b->inverse_size;
        t.shift[j] = b->training ? (T)(total[j] * mean) : 0;
        const bool far = IS_FAR_FROM_1(scale * scale) || !isfinite(away[j]);
        double slope = b->training ? away[j] * mean * scale : 0;
        if (far && b->training) {
            const part own = NAME(part)(b, set + j, first + (columns ? j : 0), 1);
            slope = mean
                    * NAME(tilt)(&own, columns ? 1 : count, columns ? 1 : b->places, t.mean[j],
                                 inverse[j]);
        }
        t.slope[j] = far ? 0 : (T)(slope * scale);
        steep[j] = far ? (T)slope : 0;
        is_steep |= steep[j] != 0;
    }
    p.x = x;
    p.g = g;
    p.to = (T *)b->output + (x - (const T *)b->input);
    if (each || !weight) {
        p.count = count;
        if (each && weight)
            NAME(spread)(&p, &t, true, false);
        else
            NAME(spread)(&p, &t, false, columns);
    }
    for (int64_t c = 0; c < b->weights && !each && weight; c++, NAME(next_channel)(&p)) {
        for (int64_t j = 0; j < width; j++)
            t.factor[j] = inverse[j] * weight[c + j];
        NAME(spread)(&p, &t, false, columns);
    }
    for (int64_t j = 0; j < width && is_steep; j++) {
        const part own = NAME(part)(b, set + j, first, 1);
        NAME(incline)(&own, columns ? 1 : count, t.mean[j], inverse[j], steep[j]);
    }
}

LEVELS(NAME(sets), (int64_t begin, int64_t end, void *context), (begin, end, context)) {
    const batch *b = context;
    const bool columns = b->columns, gradient = b->grad;
    const int64_t last = end * b->share < b->sets ? end * b->share : b->sets;
    int64_t set = begin * b->share, first = (b->start + set) * b->weights % b->channels;
    int64_t next = set + b->share, width;
    double *sums = b->sums + begin * b->sums_step;
    for (; set < last; set += width) {
        if (set == next) {
            sums += b->sums_step;
            next += b->share;
        }
        width = columns && last - set < b->width ? last - set : b->width;
        if (columns && gradient)
            NAME(gradient)(b, set, first, width, sums, true);
        else if (gradient)
            NAME(gradient)(b, set, first, 1, sums, false);
        else if (columns)
            NAME(normalize)(b, set, first, width, true);
        else
            NAME(normalize)(b, set, first, 1, false);
        first += width * b->weights;
        first = first == b->channels ? 0 : first;
    }
}

static void NAME(add_sums)(const batch *b, int64_t parts, T *weight, T *bias) {
    for (int64_t c = 0; c < b->channels; c++) {
        double one = 0, two = 0;
        for (int64_t p = 0; p < parts; p++) {
            one += b->sums[2 * p * b->channels + c];
            two += b->sums[(2 * p + 1) * b->channels + c];
        }
        weight[c] = (T)one;
        bias[c] = (T)two;
    }
}

/* margin_sums.h: violated margins of scores of the type T, and their gradients: the template of margins.c. */

static T NAME(below)(T base, T score, bool squared) {
    const T lack = base + score;
    return lack <= 0 ? 0 : squared ? lack * lack : lack;
}

/* Sum of margin violations: each partial sum takes elements LANES apart. */
CLONES static T NAME(lacks)(const T *x, const T *other, int64_t count, T base, bool squared) {
    T sums[LANES] = {0}, sum = 0;
    int64_t j = 0;
    for (; j + LANES <= count; j += LANES)
        for (int k = 0; k < LANES; k++) {
            const T lack = base + x[j + k], kept = lack <= 0 ? 0 : lack;
            sums[k] += other && other[j + k] == 0 ? 0 : squared ? kept * kept : kept;
        }
    for (int k = 0; k < LANES; k++)
        sum += sums[k];
    for (; j < count; j++)
        sum += other && other[j] == 0 ? 0 : NAME(below)(base, x[j], squared);
    return sum;
}

/* Add the derivatives, times factor, to the gradients; return their sum. */
CLONES static T NAME(slopes)(const T *x, const T *other, int64_t count, T base, bool squared,
                             T factor, T *to) {
    T sums[LANES] = {0}, sum = 0;
    int64_t j = 0;
    for (; j + LANES <= count; j += LANES)
        for (int k = 0; k < LANES; k++) {
            const T lack = base + x[j + k], steep = squared ? 2 * lack : 1;
            const bool counts = !(lack <= 0) && !(other && other[j + k] == 0);
            const T slope = counts ? steep * factor : 0;
            to[j + k] += slope;
            sums[k] += slope;
        }
    for (int k = 0; k < LANES; k++)
        sum += sums[k];
    for (; j < count; j++) {
        const T lack = base + x[j], steep = squared ? 2 * lack : 1;
        const bool counts = !(lack <= 0) && !(other && other[j] == 0);
        const T slope = counts ? steep * factor : 0;
        to[j] += slope;
        sum += slope;
    }
    return sum;
}

/* Incoming gradient of a sample. */
static T NAME(sample_grad)(const margins *m, int64_t n) {
    const T grad = ((const T *)m->grad)[m->reduction ? 0 : n];
    return m->reduction == TH_LOSS_MEAN ? grad / (T)m->batch : grad;
}

static void NAME(one)(int64_t begin, int64_t end, void *context) {
    const margins *m = context;
    for (int64_t n = begin; n < end; n++) {
        const int64_t class = m->target[n], after = m->classes - class - 1;
        if ((uint64_t)class >= (uint64_t)m->classes)
            continue;
        const T *x = (const T *)m->input + n * m->classes, base = (T)m->margin - x[class];
        const double share = share_of(m, class);
        if (m->losses)
            m->losses[n] = share
                           * ((double)NAME(lacks)(x, NULL, class, base, m->squared)
                              + NAME(lacks)(x + class + 1, NULL, after, base, m->squared));
        if (!m->gradient)
            continue;
        T *to = (T *)m->gradient + n * m->classes;
        const T factor = (T)share * NAME(sample_grad)(m, n);
        T sum = NAME(slopes)(x, NULL, class, base, m->squared, factor, to);
        sum += NAME(slopes)(x + class + 1, NULL, after, base, m->squared, factor, to + class + 1);
        to[class] = -sum;
    }
}

static void NAME(several)(int64_t begin, int64_t end, void *context) {
    const margins *m = context;
    const int64_t classes = m->classes;
    for (int64_t n = begin; n < end; n++) {
        const int64_t *target = m->target + n * classes;
        const T *x = (const T *)m->input + n * classes;
        T *other = (T *)m->others + n * classes, *to = (T *)m->gradient + n * classes;
        const double share = share_of(m, 0);
        const T factor = m->gradient ? (T)share * NAME(sample_grad)(m, n) : 0;
        double sum = 0;
        int64_t count = 0;
        for (int64_t j = 0; j < classes; j++)
            other[j] = 1;
        for (; count < classes && (uint64_t)target[count] < (uint64_t)classes; count++)
            other[target[count]] = 0;
        for (int64_t i = 0; i < count; i++) {
            const int64_t class = target[i];
            if ((uint64_t)class >= (uint64_t)classes)
                break;
            if (m->gradient)
                to[class] -= NAME(slopes)(x, other, classes, (T)m->margin - x[class], false, factor,
                                          to);
            else
                sum += NAME(lacks)(x, other, classes, (T)m->margin - x[class], false);
        }
        if (m->losses)
            m->losses[n] = share * sum;
    }
}

/* place_gradients.h: gradients of the elements that arrive at each place, and of the initial
   ones: the template of scatter_reduce.c. */

/* Product of the elements before times the product of the elements after, as in prod.c. */
static void NAME(product)(const slopes *g) {
    const T *from = g->f.from, *input = g->input, *grad = g->grad;
    T *own = g->own, *given = g->given;
    WIDE *behind = g->behind, *before = g->before;
    for (int64_t p = 0; p < g->f.size; p++)
        behind[p] = g->f.include_self ? (WIDE)input[p] : 1;
    EACH_PLACE(&g->f, k, p) {
        before[k] = behind[p];
        behind[p] *= (WIDE)from[k];
    }
    for (int64_t p = 0; p < g->f.size; p++)
        behind[p] = (WIDE)grad[p];
    for (int64_t k = g->f.count - 1, p; k >= 0; k--)
        if ((p = g->f.place[k]) >= 0) {
            given[k] = (T)(behind[p] * before[k]);
            behind[p] *= (WIDE)from[k];
        }
    for (int64_t p = 0; p < g->f.size; p++)
        own[p] = !g->f.often[p] || g->f.include_self ? (T)behind[p] : 0;
}

static bool NAME(is)(T element, T extreme) { return element == extreme || element != element; }

/* Distribute a gradient evenly over the elements equal to the extremum; NaN equals NaN. */
static void NAME(shares)(const slopes *g) {
    const T *from = g->f.from, *input = g->input, *grad = g->grad, *output = g->output;
    T *own = g->own, *given = g->given;
    for (int64_t p = 0; p < g->f.size; p++) {
        const bool takes_part = g->f.include_self || !g->f.often[p];
        g->equal[p] = takes_part && NAME(is)(input[p], output[p]);
        own[p] = (T)g->equal[p];
    }
    EACH_PLACE(&g->f, k, p) g->equal[p] += NAME(is)(from[k], output[p]);
    EACH_PLACE(&g->f, k, p)
    given[k] = NAME(is)(from[k], output[p]) ? grad[p] / (T)g->equal[p] : 0;
    for (int64_t p = 0; p < g->f.size; p++)
        own[p] = own[p] != 0 ? grad[p] / (T)g->equal[p] : 0;
}

/* Sums and means. */
static void NAME(parts)(const slopes *g, bool mean) {
    const T *grad = g->grad;
    T *own = g->own, *given = g->given;
    const int self = g->f.include_self;
    for (int64_t p = 0; p < g->f.size; p++) {
        const int64_t n = g->f.often[p];
        own[p] = n && !self ? 0 : n && mean ? grad[p] / (T)(n + 1) : grad[p];
    }
    EACH_PLACE(&g->f, k, p)
    given[k] = mean ? grad[p] / (T)(g->f.often[p] + self) : grad[p];
}

static void NAME(gradients)(const slopes *g, int64_t reduce) {
    if (reduce == PROD)
        NAME(product)(g);
    else if (reduce == AMAX || reduce == AMIN) /* not of complex numbers */
        NAME(shares)(g);
    else
        NAME(parts)(g, reduce == MEAN);
}

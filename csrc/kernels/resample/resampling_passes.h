/* resampling_passes.h: passes over the dims of planes, in the type T: the template of resampling.c. Rows of `inner`
   elements, [outer][from][inner] to [outer][to][inner], and its transpose. */

static void NAME(fill)(const resampling *r, int d) {
    const axis *a = &r->axis[d];
    int64_t at[TAPS];
    double weight[TAPS];
    for (int64_t j = 0; j < a->to; j++) {
        weigh(r, d, j, at, weight);
        for (int t = 0; t < a->taps; t++) {
            a->at[t * a->to + j] = (int32_t)at[t];
            ((T *)a->weight)[t * a->to + j] = (T)weight[t];
        }
    }
}

CLONES static void NAME(add_row)(T *restrict to, const T *restrict from, T weight, bool add,
                                 int64_t count) {
    for (int64_t i = 0; add && i < count; i++)
        to[i] += weight * from[i];
    for (int64_t i = 0; !add && i < count; i++)
        to[i] = weight * from[i];
}

CLONES static void NAME(blend_rows)(T *restrict to, const T *restrict a, const T *restrict b,
                                    T first, T second, int64_t count) {
    for (int64_t i = 0; i < count; i++)
        to[i] = first * a[i] + second * b[i];
}

CLONES static void NAME(pick)(T *restrict to, const T *restrict from, const int32_t *restrict at,
                              int64_t count) {
    for (int64_t j = 0; j < count; j++)
        to[j] = from[at[j]];
}

CLONES static void NAME(blend)(T *restrict to, const T *restrict from, const int32_t *restrict at,
                               const T *restrict weight, bool add, int64_t count) {
    for (int64_t j = 0; add && j < count; j++)
        to[j] += weight[j] * from[at[j]];
    for (int64_t j = 0; !add && j < count; j++)
        to[j] = weight[j] * from[at[j]];
}

/* Row j of `inner` elements. */
static inline void NAME(forward_row)(const axis *a, int64_t j, int64_t inner, const T *from,
                                     T *row) {
    const T *weight = a->weight, *one = from + a->at[j] * inner;
    if (a->taps == 1)
        memcpy(row, one, (size_t)inner * sizeof(T));
    if (a->taps == 2)
        NAME(blend_rows)(row, one, from + a->at[a->to + j] * inner, weight[j], weight[a->to + j],
                         inner);
    for (int t = 0; a->taps == TAPS && t < TAPS; t++)
        NAME(add_row)(row, from + a->at[t * a->to + j] * inner, weight[t * a->to + j], t > 0,
                      inner);
}

/* Two terms, rounded as those of blend_rows. */
CLONES static void NAME(blend_two)(T *restrict to, const T *restrict from,
                                   const int32_t *restrict at, const T *restrict weight,
                                   int64_t count) {
    for (int64_t j = 0; j < count; j++)
        to[j] = weight[j] * from[at[j]] + weight[count + j] * from[at[count + j]];
}

static void NAME(forward)(const axis *a, int64_t outer, int64_t inner, const T *from, T *to) {
    const T *weight = a->weight;
    for (; outer > 0; outer--, from += a->from * inner, to += a->to * inner) {
        if (inner == 1 && a->taps == 1) {
            NAME(pick)(to, from, a->at, a->to);
            continue;
        }
        if (inner == 1 && a->taps == 2) {
            NAME(blend_two)(to, from, a->at, weight, a->to);
            continue;
        }
        for (int t = 0; inner == 1 && t < a->taps; t++)
            NAME(blend)(to, from, a->at + t * a->to, weight + t * a->to, t > 0, a->to);
        for (int64_t j = 0; inner > 1 && j < a->to; j++)
            NAME(forward_row)(a, j, inner, from, to + j * inner);
    }
}

/* Rows begin to end of a pass over pixels. */
static void NAME(pixel_rows)(int64_t begin, int64_t end, void *context) {
    const pixel_pass *p = context;
    const axis *a = p->axis;
    for (int64_t row = begin; row < end; row++)
        NAME(forward_row)(a, row % a->to, p->inner,
                          (const T *)p->from + row / a->to * a->from * p->inner,
                          (T *)p->to + row * p->inner);
}

static void NAME(adjoint)(const axis *a, int64_t outer, int64_t inner, const T *from, T *to) {
    const T *weight = a->weight;
    memset(to, 0, (size_t)(outer * a->from * inner) * sizeof(T));
    for (; outer > 0; outer--, from += a->to * inner, to += a->from * inner)
        for (int64_t j = 0; j < a->to; j++)
            for (int t = 0; t < a->taps; t++) {
                const int64_t at = a->at[t * a->to + j];
                if (inner == 1)
                    to[at] += weight[t * a->to + j] * from[j];
                else
                    NAME(add_row)(to + at * inner, from + j * inner, weight[t * a->to + j], true,
                                  inner);
            }
}

/* Enlarge rows first, for long additions; shrink rows last. */
static void NAME(plane)(const resampling *r, const T *from, T *to, T *const *stage) {
    int64_t now[DIMS], then = 1, first = 1;
    int left = 0;
    for (int d = 0; d < DIMS; d++) {
        now[d] = r->adjoint ? r->axis[d].to : r->axis[d].from;
        first *= r->axis[d].from;
        then *= r->axis[d].to;
        left += !r->axis[d].same;
    }
    const bool rows_first = (then >= first) != r->adjoint;
    if (!left)
        memcpy(to, from, (size_t)then * sizeof(T));
    for (int i = 0; i < DIMS; i++) {
        const int d = rows_first ? DIMS - 1 - i : i;
        const axis *a = &r->axis[d];
        int64_t outer = 1, inner = 1;
        if (a->same)
            continue;
        for (int e = 0; e < DIMS; e++)
            *(e < d ? &outer : &inner) *= e == d ? 1 : now[e];
        T *into = --left ? stage[left & 1] : to;
        (r->adjoint ? NAME(adjoint) : NAME(forward))(a, outer, inner, from, into);
        now[d] = r->adjoint ? a->from : a->to;
        from = into;
    }
}

static void NAME(planes)(int64_t begin, int64_t end, void *context) {
    resampling *r = context;
    const int64_t bytes = 2 * r->room * (int64_t)sizeof(T);
    T *scratch = th_allocate(bytes);
    if (!scratch) {
        __atomic_store_n(&r->failed, true, __ATOMIC_RELAXED);
        return;
    }
    T *const stage[2] = {scratch, scratch + r->room};
    int64_t in = 1, out = 1;
    for (int d = 0; d < DIMS; d++) {
        in *= r->adjoint ? r->axis[d].to : r->axis[d].from;
        out *= r->adjoint ? r->axis[d].from : r->axis[d].to;
    }
    for (int64_t p = begin; p < end; p++)
        NAME(plane)(r, (const T *)r->input + p * in, (T *)r->output + p * out, stage);
    th_release(scratch, bytes);
}

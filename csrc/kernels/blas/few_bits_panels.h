/* few_bits_panels.h: products with weights that are widened to the type T, panel by panel: a template of
   few_bits.c. */

CLONES static void NAME(chars_to)(T *to, const int8_t *from, int64_t count, T scale) {
    for (int64_t p = 0; p < count; p++)
        to[p] = (T)from[p] * scale;
}

CLONES static void NAME(nibbles_to)(T *to, const uint8_t *from, int64_t count, T scale, T zero) {
    for (int64_t p = 0; p < count / 2; p++) {
        to[2 * p] = (T)((from[p] & 15) - 8) * scale + zero;
        to[2 * p + 1] = (T)((from[p] >> 4) - 8) * scale + zero;
    }
}

static void NAME(widen)(T *to, const panels *c, int64_t output) {
    const T *scale = (const T *)c->scale, *zero = (const T *)c->zero;
    const int64_t group = c->groups ? c->depth / c->groups : 0;
    if (!c->groups)
        NAME(chars_to)(to, (const int8_t *)c->weight + output * c->depth, c->depth, scale[output]);
    for (int64_t g = 0; g < c->groups; g++)
        NAME(nibbles_to)(to + g * group,
                         (const uint8_t *)c->weight + (output * c->depth + g * group) / 2, group,
                         scale[output * c->groups + g], zero[output * c->groups + g]);
}

static T *NAME(panel)(panels *c, int64_t first, int64_t count) {
    T *panel = th_allocate(c->panel * c->depth * (int64_t)sizeof(T));
    for (int64_t k = 0; panel && k < count; k++)
        NAME(widen)(panel + k * c->depth, c, first + k);
    if (!panel)
        __atomic_store_n(&c->failed, true, __ATOMIC_RELAXED);
    return panel;
}

static void NAME(forward)(int64_t begin, int64_t end, void *context) {
    panels *c = context;
    for (int64_t part = begin; part < end; part++) {
        const int64_t first = part * c->panel, rest = c->outputs - first;
        const int64_t count = rest < c->panel ? rest : c->panel;
        T *panel = NAME(panel)(c, first, count);
        if (!panel)
            return;
        for (int64_t row = 0; row < c->rows; row++)
            for (int64_t k = first; k < first + count; k++)
                ((T *)c->output)[row * c->outputs + k] = c->bias ? ((const T *)c->bias)[k] : 0;
        NAME(th_gemm)(false, true, c->rows, count, c->depth, 1, (const T *)c->x, c->depth, panel,
                      c->depth, 1, (T *)c->output + first, c->outputs);
        th_release(panel, c->panel * c->depth * (int64_t)sizeof(T));
    }
}

static void NAME(backward)(panels *c) {
    for (int64_t first = 0; first < c->outputs && !c->failed; first += c->panel) {
        const int64_t rest = c->outputs - first, count = rest < c->panel ? rest : c->panel;
        T *panel = NAME(panel)(c, first, count);
        if (!panel)
            return;
        NAME(th_gemm)(false, false, c->rows, c->depth, count, 1, (const T *)c->x + first,
                      c->outputs, panel, c->depth, first > 0, (T *)c->output, c->depth);
        th_release(panel, c->panel * c->depth * (int64_t)sizeof(T));
    }
}

/* sequences.h: arithmetic and geometric sequences of type T, computed in NUMBER, which a scalar holds
   in FIELD: the template of create.c. */

FEW_CLONES static void NAME(add_steps)(T *to, NUMBER start, NUMBER step, int64_t begin,
                                       int64_t end) {
    for (int64_t i = begin; i < end; i++)
        to[i] = (T)(start + (NUMBER)i * step);
}

static void NAME(sequence)(const sequence *s, int64_t begin, int64_t end) {
    T *to = s->data;
    if (!s->base) {
        NAME(add_steps)(to, s->start.FIELD, s->step.FIELD, begin, end);
        return;
    }
    for (int64_t i = begin; i < end; i++)
        to[i] = (T)pow(*s->base, s->start.f + (double)i * s->step.f);
}

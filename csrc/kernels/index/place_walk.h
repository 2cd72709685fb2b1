/* place_walk.h: moves or adds elements between the places of a part and a dense tensor: the
   template of index_at.c. */

static inline __attribute__((always_inline)) void NAME(act)(T *p, T *d, const action act) {
    if (act == READ)
        *d = *p;
    else if (act == WRITE)
        *p = *d;
    else
        *p = SUM(*p, *d);
}

/* Places of one element. */
static inline __attribute__((always_inline)) void NAME(walk_single)(const layout *l,
                                                                    const int64_t *offset,
                                                                    int64_t count, T *dense,
                                                                    const action act) {
    T *part = (T *)(void *)l->part;
    for (int64_t i = 0; i < count; i++)
        if (offset[i] != ABSENT)
            NAME(act)(part + offset[i], dense + i * l->dense_step, act);
}

/* A line of consecutive elements at one place. */
static inline __attribute__((always_inline)) void NAME(walk_line)(const layout *l, T *p, T *d,
                                                                  const action act) {
    const int64_t length = l->length, step = l->step, d_step = l->dense_step;
    if (step == 1 && d_step == 1)
        for (int64_t j = 0; j < length; j++, p++, d++)
            NAME(act)(p, d, act);
    else
        for (int64_t j = 0; j < length; j++, p += step, d += d_step)
            NAME(act)(p, d, act);
}

/* Places of several lines. */
static inline __attribute__((always_inline)) void NAME(walk_lines)(const layout *l,
                                                                   const int64_t *offset,
                                                                   int64_t count, T *dense,
                                                                   const action act) {
    const int64_t lines = l->inner / l->length;
    for (int64_t i = 0; i < count; i++)
        for (int64_t k = 0; k < lines && offset[i] != ABSENT; k++)
            NAME(walk_line)(l,
                            (T *)(void *)l->part + offset[i]
                                + offset_of(k, l->behind, l->behind_size, l->behind_stride),
                            dense + (i * l->inner + k * l->length) * l->dense_step, act);
}

/* Process a range of places. */
static inline __attribute__((always_inline)) void NAME(walk)(const layout *l, int64_t begin,
                                                             int64_t end, const action act) {
    int64_t offset[BLOCK];
    while (begin < end) {
        const int64_t first = begin % l->places, left = l->places - first;
        int64_t count = left < BLOCK ? left : BLOCK;
        count = count < end - begin ? count : end - begin;
        place_offsets(l, first, count,
                      offset_of(begin / l->places, l->before, l->before_size, l->before_stride),
                      offset);
        T *dense = (T *)(void *)l->dense + begin * l->inner * l->dense_step;
        if (l->inner == 1)
            NAME(walk_single)(l, offset, count, dense, act);
        else
            NAME(walk_lines)(l, offset, count, dense, act);
        begin += count;
    }
}

/* reduced_places.h: reduces the elements that arrive at each place: the template of
   scatter_reduce.c. */

/* Initialize a place with a neutral value; for extrema, with one of its contributions, which may
   count twice. */
static void NAME(begin)(const arrivals *f, int64_t reduce) {
    T *to = f->to;
    const T *from = f->from, neutral = (T)(reduce == PROD);
    const bool copies = reduce >= AMAX;
    EACH_PLACE(f, k, place) {
        T *run = to + place * f->run;
        if (copies && f->run > 1)
            memcpy(run, from + k * f->run, (size_t)f->run * sizeof(T));
        else if (copies)
            *run = from[k];
        else
            for (int64_t j = 0; j < f->run; j++)
                run[j] = neutral;
    }
}

/* NaN wins both as maximum and as minimum. */
FEW_CLONES static void NAME(fold)(T *restrict to, const T *restrict from, int64_t count,
                                  int64_t reduce) {
    for (int64_t j = 0; reduce == PROD && j < count; j++)
        to[j] = (T)PRODUCT(to[j], from[j]);
    for (int64_t j = 0; reduce == AMAX && j < count; j++)
        to[j] = ABOVE(from[j], to[j]) || IS_NAN(from[j]) ? from[j] : to[j];
    for (int64_t j = 0; reduce == AMIN && j < count; j++)
        to[j] = ABOVE(to[j], from[j]) || IS_NAN(from[j]) ? from[j] : to[j];
    for (int64_t j = 0; reduce <= MEAN && reduce != PROD && j < count; j++)
        to[j] = (T)(to[j] + from[j]);
}

/* Divide sums by their counts. */
static void NAME(divide)(const arrivals *f) {
    T *to = f->to;
    for (int64_t place = 0; place < f->size / f->run; place++) {
        const int64_t n = f->often[place] + f->include_self;
        if (f->often[place])
            for (int64_t p = place * f->run; p < (place + 1) * f->run; p++)
                to[p] = (T)QUOTIENT(to[p], n);
    }
}

/* Reduce all elements into their places. */
static void NAME(reduce)(const arrivals *f, int64_t reduce) {
    T *to = f->to;
    const T *from = f->from;
    if (!f->include_self)
        NAME(begin)(f, reduce);
    if (f->run > 1) {
        EACH_PLACE(f, k, p) NAME(fold)(to + p * f->run, from + k * f->run, f->run, reduce);
    } else {
        switch (reduce) {
        case PROD: EACH_PLACE(f, k, p) to[p] = (T)PRODUCT(to[p], from[k]); break;
        case AMAX:
            EACH_PLACE(f, k, p) to[p] = ABOVE(from[k], to[p]) || IS_NAN(from[k]) ? from[k] : to[p];
            break;
        case AMIN:
            EACH_PLACE(f, k, p) to[p] = ABOVE(to[p], from[k]) || IS_NAN(from[k]) ? from[k] : to[p];
            break;
        default: EACH_PLACE(f, k, p) to[p] = (T)(to[p] + from[k]);
        }
    }
    if (reduce == MEAN)
        NAME(divide)(f);
}

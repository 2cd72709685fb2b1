/* first_nan.h: the nans of a line of floats, as their bits: the template of select.c. */

/* Return the position of the first nan, whose bits without the sign are above those of infinity, or
   -1. */
static int64_t NAME(first_nan)(const T *bits, int64_t count, T infinity) {
    const T magnitude = (T)-1 >> 1;
    bool any = false;
    for (int64_t i = 0; i < count; i++)
        any |= (bits[i] & magnitude) > infinity;
    for (int64_t i = 0; any; i++)
        if ((bits[i] & magnitude) > infinity)
            return i;
    return -1;
}

static int64_t NAME(count_nan)(const T *bits, int64_t count, T infinity) {
    const T magnitude = (T)-1 >> 1;
    int64_t found = 0;
    for (int64_t i = 0; i < count; i++)
        found += (bits[i] & magnitude) > infinity;
    return found;
}

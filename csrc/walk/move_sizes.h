/* move_sizes.h: loops that move elements of a size: the template of convert.c. */
LOOP(NAME(move)) {
    T *to = (T *)at[0];
    const T *from = (const T *)at[1];
    EACH (i, count)
        to[i] = from[i];
}

/* Repeat one element. */
LOOP(NAME(fill)) {
    T *to = (T *)at[0];
    const T x = *(const T *)at[1];
    EACH (i, count)
        to[i] = x;
}

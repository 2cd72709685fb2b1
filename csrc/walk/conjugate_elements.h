/* conjugate_elements.h: the loop of a conjugate: the template of conjugate.c. */
static void NAME(conjugate)(LOOP_ARGUMENTS) {
    T *to = (T *)at[0];
    const T *from = (const T *)at[1];
    EACH (i, count)
        to[i] = ~from[i]; /* the conjugate in GNU C */
}

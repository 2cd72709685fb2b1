/* extreme_shares.h: elements of the type T that share a gradient: the template of extreme_input.c. */

/* Mark the elements of input equal to the extremum; then, from marks, their count and the gradient,
   compute the shares. */
LOOP(NAME(mark)) {
    EACH (i, count) {
        const T x = ((const T *)at[1])[i], extreme = ((const T *)at[2])[i];
        ((T *)at[0])[i] = (T)((x == extreme) | (x != x));
    }
}

LOOP(NAME(share)) {
    EACH (i, count) {
        const T mark = ((const T *)at[1])[i], marks = ((const T *)at[2])[i];
        const T grad = ((const T *)at[3])[i];
        ((T *)at[0])[i] = mark != 0 ? grad / marks : 0;
    }
}

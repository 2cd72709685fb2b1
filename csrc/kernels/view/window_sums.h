/* window_sums.h: sums of windows of the type T: the template of view_gradients.c. */

/* Add up to `step` adjacent elements of every window: windows lie step apart in the sum, so no two
   of them overlap. The sum is also passed as an input, because outputs are only written. */
LOOP(NAME(add)) {
    T *to = (T *)at[0];
    const T *sum = (const T *)at[1], *element = (const T *)at[2];
    EACH (i, count)
        to[i] = (T)(sum[i] + element[i]);
}

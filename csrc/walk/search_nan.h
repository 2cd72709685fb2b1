/* search_nan.h: the first NaN of floating-point numbers: the template of search.c. */
CLONES static int64_t NAME(first_nan)(const T *x, int64_t count) {
    int bad = 0;
    for (int64_t i = 0; i < count; i++)
        bad |= x[i] != x[i];
    int64_t i = bad ? 0 : count;
    while (i < count && x[i] == x[i])
        i++;
    return i;
}

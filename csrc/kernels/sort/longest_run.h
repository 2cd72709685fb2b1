/* longest_run.h: the longest run of equal elements: the template of mode.c. */

/* Find the first of the longest runs of equal elements; return its end. */
static int64_t NAME(longest_run)(const T *line, const int64_t *order, int64_t count) {
    int64_t longest = 0, end = 0, first = 0;
    for (int64_t i = 1; i <= count; i++) {
        const T x = line[order[first]], y = i < count ? line[order[i]] : x;
        if (i < count && (x == y || (IS_NAN(x) && IS_NAN(y))))
            continue;
        if (i - first > longest) {
            longest = i - first;
            end = i - 1;
        }
        first = i;
    }
    return order[end];
}

/* spread_parts.h: the same as parts.h along outer dims. */
SET *each = (SET *)into;
for (int64_t done = 0, width; done < count; done += width) {
    width = count - done < SPREAD_WIDTH ? count - done : SPREAD_WIDTH;
    T top[SPREAD_WIDTH];
    double sum[SPREAD_WIDTH];
    EVERY (k, width) {
        const int64_t i = done + k;
        top[k] = ELEMENT;
        sum[k] = 0;
    }
    for (int64_t row = 1; row < rows.count; row++)
        EVERY (k, width) {
            const int64_t i = done + k + row * rows.pitch;
            const T value = ELEMENT;
            top[k] = th_join_max(top[k], value);
        }
    for (int64_t row = 0; row < rows.count; row++)
        EVERY (k, width) {
            const int64_t i = done + k + row * rows.pitch;
            sum[k] += RELATIVE(ELEMENT, top[k]);
        }
    EVERY (k, width)
        each[done + k] = MERGE(each[done + k], ((SET){top[k], sum[k]}));
}

#undef SET
#undef T
#undef MERGE
#undef ELEMENT
#undef RELATIVE

/* head_rows.h: rows of operands and scores of the type T: the template of heads.c. */

LEVELS(NAME(load_row), (const T *from, int64_t step, int64_t count, T factor, T *to),
       (from, step, count, factor, to)) {
    if (step == 1)
        for (int64_t j = 0; j < count; j++)
            to[j] = factor * from[j];
    else
        for (int64_t j = 0; j < count; j++)
            to[j] = factor * from[j * step];
}

/* Add the mask to a row of scores; -inf for keys that are masked. */
LEVELS(NAME(hide_row),
       (T * s, int64_t count, const T *added, int64_t added_step, const uint8_t *kept,
        int64_t kept_step),
       (s, count, added, added_step, kept, kept_step)) {
    if (added && added_step == 1)
        for (int64_t j = 0; j < count; j++)
            s[j] += added[j];
    else if (added)
        for (int64_t j = 0; j < count; j++)
            s[j] += added[j * added_step];
    if (kept && kept_step == 1)
        for (int64_t j = 0; j < count; j++)
            s[j] = kept[j] ? s[j] : -(T)INFINITY;
    else if (kept)
        for (int64_t j = 0; j < count; j++)
            s[j] = kept[j * kept_step] ? s[j] : -(T)INFINITY;
}

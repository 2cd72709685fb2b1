/* chosen.h: the body of a scan whose accumulators are results and change when an element replaces them, as
   in cummax. Replacement is rare in most lines, so a run without one writes equal results. Columns
   read acc from the previous row of results. */
#define RUN 32
(void)into;
if (width) {
    for (int64_t i = 0, index = 0; i < width; i++) {
        SET acc = START;
        acc = NEXT;
        PUT;
    }
    for (int64_t index = 1; index < count; index++)
        for (int64_t i = index * step; i < index * step + width; i++) {
            SET acc = PREVIOUS;
            acc = NEXT;
            PUT;
        }
    return;
}

SET acc = START;
for (int64_t begin = 0; begin < count; begin += RUN) {
    const int64_t end = count - begin < RUN ? count : begin + RUN;
    T some = end - begin < RUN;
    if (!some)
        for (int64_t i = begin; i < begin + RUN; i++)
            some = (REPLACES) ? 1 : some;
    if (!some)
        for (int64_t i = begin; i < begin + RUN; i++)
            PUT;
    else
        for (int64_t i = begin; i < end; i++) {
            const int64_t index = i;
            acc = NEXT;
            PUT;
        }
}

#undef RUN
#undef SET
#undef T
#undef REPLACES
#undef START
#undef PREVIOUS
#undef NEXT
#undef PUT

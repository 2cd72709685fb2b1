/* columns.h: the part of a scan along adjacent columns: NEXT is the accumulators after element i, and the
   expression PUT writes its results. To load an accumulator that was just stored takes longer than to update it, so
   those of a few columns stay in registers. */
if (width > 1 && width <= SCAN_REGISTERS) {
    SET *each = (SET *)into, some[SCAN_REGISTERS];
#pragma GCC unroll 4
    for (int64_t j = 0; j < SCAN_REGISTERS; j++)
        some[j] = each[j < width ? j : 0];
    for (int64_t row = 0; row < count; row++)
#pragma GCC unroll 4
        for (int64_t j = 0; j < SCAN_REGISTERS; j++) {
            UNUSED const int64_t index = row;
            const int64_t i = row * step + j;
            if (j >= width)
                break;
            SET acc = some[j];
            acc = NEXT;
            some[j] = acc;
            PUT;
        }
    return;
}
if (width) {
    SET *each = (SET *)into;
    for (int64_t row = 0; row < count; row++)
        EACH (j, width) {
            UNUSED const int64_t index = row;
            const int64_t i = row * step + j;
            SET acc = each[j];
            acc = NEXT;
            each[j] = acc;
            PUT;
        }
    return;
}

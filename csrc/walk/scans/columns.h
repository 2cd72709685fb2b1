/* columns.h: the part of a scan along adjacent columns: NEXT is the accumulators after element i, and the
   expression PUT writes its results. */
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

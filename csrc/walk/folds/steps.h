/* steps.h: the body of a fold into several accumulators: SET is a struct of doubles or int64_t, and the
   step PART reads acc (the set so far) and element i. JOIN is a function shared by all folds of the
   row because it is long. */
SET *total = (SET *)into;
if (count < FEW) {
    SET acc = *total;
    for (int64_t i = 0; i < count; i++)
        acc = PART;
    *total = acc;
    return;
}

SET lane[LANES];
for (int64_t k = 0; k < LANES; k++)
    lane[k] = START;
int64_t begin = 0;
for (; begin + LANES <= count; begin += LANES)
    EVERY (k, LANES) {
        const int64_t i = begin + k;
        const SET acc = lane[k];
        lane[k] = PART;
    }
EVERY (k, count - begin) {
    const int64_t i = begin + k;
    const SET acc = lane[k];
    lane[k] = PART;
}

for (int64_t width = LANES / 2; width; width /= 2)
    JOIN((accumulator *)lane, (const accumulator *)(lane + width), width);
JOIN(into, (const accumulator *)lane, 1);

#undef SET
#undef JOIN
#undef START
#undef PART

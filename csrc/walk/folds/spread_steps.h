/* spread_steps.h: the body of a fold along outer dims into several accumulators, as in steps.h. */
SET *each = (SET *)into;
for (int64_t row = 0; row < rows.count; row++)
    EVERY (k, count) {
        const int64_t i = k + row * rows.pitch;
        UNUSED const int64_t index = first + row;
        const SET acc = each[k];
        each[k] = PART;
    }

#undef SET
#undef PART

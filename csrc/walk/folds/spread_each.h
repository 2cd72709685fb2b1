/* spread_each.h: the body of a fold of element i of every row into accumulator i, of type ACC, by
   JOIN(acc, PART). Four rows at a time: each accumulator is read and written once for all of them. */
ACC *each = (ACC *)into;
int64_t row = 0;
for (; row + SPREAD_ROWS <= rows.count; row += SPREAD_ROWS)
    EVERY (k, count) {
        ACC acc = each[k];
#pragma GCC unroll 4
        for (int64_t more = 0; more < SPREAD_ROWS; more++) {
            const ACC value = PART_OF_ROW(row + more);
            acc = JOIN(acc, value);
        }
        each[k] = acc;
    }
for (; row < rows.count; row++)
    EVERY (k, count) {
        const ACC value = PART_OF_ROW(row);
        each[k] = JOIN(each[k], value);
    }

#undef ACC
#undef JOIN
#undef PART

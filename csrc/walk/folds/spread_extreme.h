/* spread_extreme.h: the body of a fold along outer dims into the smallest or largest elements. They are
   kept in lanes of the element's type over all rows of the call: an accumulator is up to eight times
   as wide. */
ACC *each = (ACC *)into;
int64_t done = 0;
#define WIDTH (int64_t)(2 * NARROW / sizeof(T))
#include "walk/folds/spread_lanes.h"
#define WIDTH (int64_t)(16 / sizeof(T))
#include "walk/folds/spread_lanes.h"
for (; done < count; done++)
    for (int64_t row = 0; row < rows.count; row++) {
        const int64_t i = done + row * rows.pitch;
        const ACC value = (ACC)(PART);
        each[done] = JOIN(each[done], value);
    }

#undef ACC
#undef T
#undef JOIN
#undef PART

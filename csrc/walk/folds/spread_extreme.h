/* spread_extreme.h: the same as extreme.h along outer dims. The extremes are kept in lanes of the element's type over all
   rows of the call: an accumulator is up to eight times as wide. */
enum { SETS = (LOW >= 0) + (HIGH >= 0) };
ACC *each = (ACC *)into;
int64_t done = 0;
#define WIDTH (int64_t)(2 * NARROW / SETS / sizeof(T))
#include "walk/folds/spread_lanes.h"
#define WIDTH (int64_t)(16 / sizeof(T))
#include "walk/folds/spread_lanes.h"
for (; done < count; done++)
    for (int64_t row = 0; row < rows.count; row++) {
        const int64_t i = done + row * rows.pitch;
        const ACC value = (ACC)(PART);
        JOIN_EXTREMES(each + done * SETS, value, value)
    }

#undef ACC
#undef T
#undef LOW
#undef HIGH
#undef PART

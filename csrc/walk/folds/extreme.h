/* extreme.h: the body of a fold of elements PART, of type T, into the smallest one, accumulator LOW, and the largest one,
   accumulator HIGH; one of both is -1 if it is not computed. */
ACC *total = (ACC *)into, least = LOW >= 0 ? total[FROM_0(LOW)] : 0,
    most = HIGH >= 0 ? total[FROM_0(HIGH)] : 0;
#include "walk/folds/extreme_lanes.h"
if (begin) {
    const ACC one = unordered ? NAN_OF(ACC) : (ACC)low[0],
              other = unordered ? NAN_OF(ACC) : (ACC)high[0];
    least = th_join_min(least, one);
    most = th_join_max(most, other);
}

for (int64_t i = begin; i < count; i++) {
    const ACC value = (ACC)(PART);
    least = th_join_min(least, value);
    most = th_join_max(most, value);
}

if (LOW >= 0)
    total[FROM_0(LOW)] = least;
if (HIGH >= 0)
    total[FROM_0(HIGH)] = most;
#undef ACC
#undef T
#undef LOW
#undef HIGH
#undef PART

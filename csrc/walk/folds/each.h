/* each.h: the body of a fold into one accumulator of type ACC by JOIN(acc, PART), where PART reads element i and
   lanes begin at START. */
ACC *total = (ACC *)into, acc = *total;
int64_t begin = 0;
if (count >= FEW) {
    ACC lane[LANES];
    for (int64_t k = 0; k < LANES; k++)
        lane[k] = (ACC)(START);
    for (; begin + LANES <= count; begin += LANES)
        EVERY (k, LANES) {
            const int64_t i = begin + k;
            const ACC value = (ACC)(PART);
            lane[k] = JOIN(lane[k], value);
        }
    for (int64_t k = 0; begin + k < count; k++) {
        const int64_t i = begin + k;
        const ACC value = (ACC)(PART);
        lane[k] = JOIN(lane[k], value);
    }
    begin = count;
    JOIN_LANES(JOIN)
    acc = JOIN(acc, lane[0]);
}

#include "walk/folds/rest.h"
#undef START

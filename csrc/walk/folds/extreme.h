/* extreme.h: the body of a fold into the smallest or largest element, PART, in lanes of its type T. */
enum { WIDTH = (sizeof(T) < 4 ? NARROW : 2 * NARROW) / sizeof(T) };
ACC *total = (ACC *)into, acc = *total;
int64_t begin = 0;
if (count >= WIDTH) {
    T lane[WIDTH];
    EVERY (i, WIDTH)
        lane[i] = PART;
    for (begin = WIDTH; begin + WIDTH <= count; begin += WIDTH)
        EVERY (k, WIDTH) {
            const int64_t i = begin + k;
            const T value = PART;
            lane[k] = JOIN(lane[k], value);
        }
    HALVE_WIDE(JOIN, 64)
    HALVE_WIDE(JOIN, 32)
    HALVE_WIDE(JOIN, 16)
    HALVE(JOIN, 8)
    HALVE(JOIN, 4)
    HALVE(JOIN, 2)
    HALVE(JOIN, 1)
    acc = JOIN(acc, (ACC)lane[0]);
}

#include "walk/folds/rest.h"
#undef T

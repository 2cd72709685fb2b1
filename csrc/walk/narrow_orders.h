/* narrow_orders.h: folds of the integers that have the order of the numbers of a narrow type: the template of
   narrow_extremes.c. The smallest is accumulator 0, the largest accumulator 1. */
#undef T /* the bodies of folds have the type that they join */

FOLD(NAME(extremes)) {
    const uint16_t *from = (const uint16_t *)at[0] + shift;
#define ACC int64_t
#define T int16_t
#define LOW 0
#define HIGH 1
#define PART NAME(order)(from[i])
#include "walk/folds/extreme.h"
}

SPREAD(NAME(extremes_each)) {
    const uint16_t *from = (const uint16_t *)at[0] + shift;
#define ACC int64_t
#define T int16_t
#define LOW 0
#define HIGH 1
#define PART NAME(order)(from[i])
#include "walk/folds/spread_extreme.h"
}

/* parts.h: the body of a fold into the largest ELEMENT, of type T, and a sum of parts that are relative
   to it. The first pass computes the largest element of a piece, the second adds
   RELATIVE(ELEMENT, top), and MERGE scales the sum once. Of few elements, STEPPED takes one at a
   time. */
SET *set = (SET *)into;
if (count < FEW) {
    SET acc = *set;
    for (int64_t i = 0; i < count; i++)
        acc = STEPPED;
    *set = acc;
    return;
}

double extreme = -INFINITY, sum = 0;
T top;
{
    accumulator *into = (accumulator *)&extreme;
#define ACC double
#define LOW -1
#define HIGH 0
#define PART ELEMENT
#include "walk/folds/extreme.h"
}

top = extreme;
{
    accumulator *into = (accumulator *)&sum;
#define ACC double
#define JOIN th_join_sum
#define START 0
#define PART RELATIVE(ELEMENT, top)
#include "walk/folds/each.h"
}

*set = MERGE(*set, ((SET){extreme, sum}));

#undef SET
#undef MERGE
#undef STEPPED
#undef ELEMENT
#undef RELATIVE

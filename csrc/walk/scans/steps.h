/* steps.h: the body of a scan with several accumulators, element by element: NEXT is the set SET after
   element i, and the expression PUT writes its results. */
#include "walk/scans/columns.h"
SET acc = *(SET *)into;
for (int64_t index = 0; index < count; index++) {
    const int64_t i = WAY * index;
    acc = NEXT;
    PUT;
}

#undef SET
#undef WAY
#undef NEXT
#undef PUT

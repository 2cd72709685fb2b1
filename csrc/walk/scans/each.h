/* each.h: the body of a scan with one accumulator of type ACC, updated by JOIN(acc, PART). Eight elements
   at a time shorten the dependency chain to one operation per four elements. Without results, vectors
   compute eight accumulators, which are joined at the end. */
#define SET ACC
#define NEXT JOIN(acc, (ACC)(PART))
#include "walk/scans/columns.h"
#undef SET
#undef NEXT
ACC before = *(ACC *)into;
int64_t begin = 0;
if (!at[0] && count >= 8) {
    ACC some[8];
    EACH (k, 8)
        some[k] = PART_AT(k);
    for (begin = 8; begin + 8 <= count; begin += 8)
        EACH (k, 8)
            some[k] = JOIN(some[k], PART_AT(k));
    for (int k = 0; k < 8; k++)
        before = JOIN(before, some[k]);
}
for (; begin + 8 <= count; begin += 8) {
    const ACC a0 = PART_AT(0), p1 = PART_AT(1);
    const ACC a2 = PART_AT(2), p3 = PART_AT(3);
    const ACC a4 = PART_AT(4), p5 = PART_AT(5);
    const ACC a6 = PART_AT(6), p7 = PART_AT(7);
    const ACC a1 = JOIN(a0, p1), a3 = JOIN(a2, p3), a5 = JOIN(a4, p5), a7 = JOIN(a6, p7);
    const ACC b2 = JOIN(a1, a2), b3 = JOIN(a1, a3), b6 = JOIN(a5, a6), b7 = JOIN(a5, a7);
    const ACC half = JOIN(before, b3);
    PUT_AT(0, JOIN(before, a0))
    PUT_AT(1, JOIN(before, a1))
    PUT_AT(2, JOIN(before, b2))
    PUT_AT(3, half)
    PUT_AT(4, JOIN(half, a4))
    PUT_AT(5, JOIN(half, a5))
    PUT_AT(6, JOIN(half, b6))
    PUT_AT(7, JOIN(half, b7))
    before = JOIN(half, b7);
}

for (; begin < count; begin++) {
    before = JOIN(before, PART_AT(0));
    if (at[0])
        PUT_AT(0, before)
}

*(ACC *)into = before;

#undef ACC
#undef JOIN
#undef WAY
#undef PART
#undef PUT

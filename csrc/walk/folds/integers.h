/* integers.h: the body of a fold that adds integers of 8 or 16 bits, in lanes of the type LANE, twice as
   wide: widening to 64 bits would take longer than reading the elements. */
enum { WIDTH = NARROW / sizeof(LANE) };
_Static_assert(TH_FOLDED / WIDTH <= (1 << (4 * sizeof(LANE) - 1)),
               "a lane holds the sum of a fold");
LANE lane[WIDTH] = {0};
int64_t begin = 0, sum = 0;
for (; begin + WIDTH <= count; begin += WIDTH)
    EVERY (k, WIDTH) {
        const int64_t i = begin + k;
        lane[k] = (LANE)(lane[k] + (PART));
    }
for (int64_t i = begin; i < count; i++)
    sum += PART;
for (int64_t k = 0; begin && k < WIDTH; k++)
    sum += lane[k];
*(ACC *)into += (ACC)sum;

#undef ACC
#undef LANE
#undef PART

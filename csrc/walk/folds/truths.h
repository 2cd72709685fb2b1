/* truths.h: the body of a fold that counts the elements for which PART is true, in lanes of the
   unsigned type LANE, as wide as the element. */
enum { WIDTH = NARROW / sizeof(LANE) };
LANE lane[WIDTH] = {0};
int64_t begin = 0, truths = 0;
for (; begin + WIDTH <= count; begin += WIDTH)
    EVERY (k, WIDTH) {
        const int64_t i = begin + k;
        lane[k] = (LANE)(lane[k] + ((PART) ? 1 : 0));
    }
for (int64_t i = begin; i < count; i++)
    truths += (PART) ? 1 : 0;
for (int64_t k = 0; begin && k < WIDTH; k++)
    truths += lane[k];
*(ACC *)into += (ACC)truths;

#undef ACC
#undef LANE
#undef PART

/* sum_lanes.h: the loop that adds FIRST(i) and SECOND(i), of type T, over [0, count) to the doubles
   `one` and `two`: a template for the body of a function. Each block is summed in independent lanes
   that are joined pairwise in a fixed order; the sums of blocks are added in double. */
#define TH_LANE_COUNT 32
#define TH_LANE_FEW 8 /* a row of fewer elements has no lanes */
#define TH_LANE_BLOCK 512

if (count < TH_LANE_FEW) {
    T rest_one = 0, rest_two = 0;
    for (int64_t at = 0; at < count; at++) {
        rest_one += FIRST(at);
        rest_two += SECOND(at);
    }
    one += (double)rest_one;
    two += (double)rest_two;
} else
    for (int64_t block = 0; block < count; block += TH_LANE_BLOCK) {
        T lane_one[TH_LANE_COUNT] = {0}, lane_two[TH_LANE_COUNT] = {0};
        const int64_t left = count - block;
        const int64_t end = block + (left < TH_LANE_BLOCK ? left : TH_LANE_BLOCK);
        int64_t at = block;
        for (; at + TH_LANE_COUNT <= end; at += TH_LANE_COUNT)
            for (int lane = 0; lane < TH_LANE_COUNT; lane++) {
                lane_one[lane] += FIRST(at + lane);
                lane_two[lane] += SECOND(at + lane);
            }
        T few_one[TH_LANE_FEW] = {0}, few_two[TH_LANE_FEW] = {0}, rest_one = 0, rest_two = 0;
        for (int k = 0; k < TH_LANE_COUNT / TH_LANE_FEW - 1 && at + TH_LANE_FEW <= end;
             k++, at += TH_LANE_FEW)
            for (int lane = 0; lane < TH_LANE_FEW; lane++) {
                few_one[lane] += FIRST(at + lane);
                few_two[lane] += SECOND(at + lane);
            }
        for (int k = 0; k < TH_LANE_FEW - 1 && at < end; k++, at++) {
            rest_one += FIRST(at);
            rest_two += SECOND(at);
        }
        double sum_one[TH_LANE_FEW], sum_two[TH_LANE_FEW];
        for (int lane = 0; lane < TH_LANE_FEW; lane++) {
            sum_one[lane] = (double)few_one[lane];
            sum_two[lane] = (double)few_two[lane];
        }
        for (int part = 0; part < TH_LANE_COUNT; part += TH_LANE_FEW)
            for (int lane = 0; lane < TH_LANE_FEW; lane++) {
                sum_one[lane] += (double)lane_one[part + lane];
                sum_two[lane] += (double)lane_two[part + lane];
            }
#pragma GCC unroll 4
        for (int half = TH_LANE_FEW / 2; half; half /= 2)
            for (int lane = 0; lane < half; lane++) {
                sum_one[lane] += sum_one[lane + half];
                sum_two[lane] += sum_two[lane + half];
            }
        one += sum_one[0] + (double)rest_one;
        two += sum_two[0] + (double)rest_two;
    }

#undef TH_LANE_COUNT
#undef TH_LANE_FEW
#undef TH_LANE_BLOCK
#undef FIRST
#undef SECOND

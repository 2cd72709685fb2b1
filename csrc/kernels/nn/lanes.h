/* lanes.h: sums of two terms over the elements of rows. Blocks are summed in lanes of their own, which
   become vectors in a fixed order, and the blocks in double. */
#pragma once
#include "base/base.h"

#define TH_LANE_COUNT 32
#define TH_LANE_BLOCK 512

/* Adds FIRST(i) and SECOND(i), of type T, over [0, count) to the doubles one and two. */
#define TH_SUM_LANES(T, count, FIRST, SECOND, one, two)                                            \
    for (int64_t block = 0; block < (count); block += TH_LANE_BLOCK) {                             \
        T lane_one[TH_LANE_COUNT] = {0}, lane_two[TH_LANE_COUNT] = {0};                            \
        const int64_t left = (count) - block;                                                      \
        const int64_t end = block + (left < TH_LANE_BLOCK ? left : TH_LANE_BLOCK);                 \
        int64_t at = block;                                                                        \
        for (; at + TH_LANE_COUNT <= end; at += TH_LANE_COUNT)                                     \
            for (int lane = 0; lane < TH_LANE_COUNT; lane++) {                                     \
                lane_one[lane] += FIRST(at + lane);                                                \
                lane_two[lane] += SECOND(at + lane);                                               \
            }                                                                                      \
        for (int lane = 0; at < end; at++, lane++) {                                               \
            lane_one[lane] += FIRST(at);                                                           \
            lane_two[lane] += SECOND(at);                                                          \
        }                                                                                          \
        for (int lane = 0; lane < TH_LANE_COUNT; lane++) {                                         \
            one += (double)lane_one[lane];                                                         \
            two += (double)lane_two[lane];                                                         \
        }                                                                                          \
    }

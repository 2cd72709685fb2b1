/* tiles16.h: tiles that fit 16 registers. */
#define TILE_ROWS 6
#define TILE_VECTORS 6, 4, 3, 3, 2, 2
#define EACH_TILE(X)                                                                               \
    UP_TO_6(X, 1) UP_TO_4(X, 2) UP_TO_3(X, 3) UP_TO_3(X, 4) UP_TO_2(X, 5) UP_TO_2(X, 6)
#define DOT_ROWS 3
#define DOT_COLUMNS 4
#define EACH_DOT(X) UP_TO_4(X, 1) UP_TO_4(X, 2) UP_TO_4(X, 3)
#include "kernels/conv/tile_set.h"

/* avx512.c: the register tiles for 32 registers of 16 floats. */
#if defined(__x86_64__) && (!defined(TH_ONE_LEVEL) || TH_ONE_LEVEL == 4)
#include <immintrin.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#pragma GCC target("avx512f,avx512vl,avx512bw,avx512dq,avx2,fma,prefer-vector-width=512")
#define WIDTH 16
#define NAME(word) word##_avx512
#include "kernels/conv/tiles.h"

#define TILE_ROWS 10
#define TILE_VECTORS 8, 8, 7, 6, 5, 4, 3, 3, 3, 2
#define EACH_TILE(X)                                                                               \
    UP_TO_8(X, 1)                                                                                  \
    UP_TO_8(X, 2)                                                                                  \
    UP_TO_7(X, 3)                                                                                  \
    UP_TO_6(X, 4)                                                                                  \
    UP_TO_5(X, 5) UP_TO_4(X, 6) UP_TO_3(X, 7) UP_TO_3(X, 8) UP_TO_3(X, 9) UP_TO_2(X, 10)
#define DOT_ROWS 5
#define DOT_COLUMNS 5
#define EACH_DOT(X) UP_TO_5(X, 1) UP_TO_5(X, 2) UP_TO_5(X, 3) UP_TO_5(X, 4) UP_TO_5(X, 5)
#include "kernels/conv/tile_set.h"
#else
typedef int avx512_is_empty;
#endif

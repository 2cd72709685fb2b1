/* avx512.c: the register tiles for 32 registers of 16 floats. */
#if defined(__x86_64__) && (!defined(TH_ONE_LEVEL) || TH_ONE_LEVEL == 4)
#include <immintrin.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#pragma GCC target("avx512f,avx512vl,avx512bw,avx512dq,avx2,fma,prefer-vector-width=512")
#define WIDTH 16
#define NAME _avx512
#include "kernels/conv/tiles.h"

/* clang-format off */
#define TILES_3(R) TILES(R, 1) TILES(R, 2) TILES(R, 3)
#define TILES_5(R) TILES_3(R) TILES(R, 4) TILES(R, 5)
#define TILES_8(R) TILES_5(R) TILES(R, 6) TILES(R, 7) TILES(R, 8)
TILES_8(1) TILES_8(2)
TILES_5(3) TILES(3, 6) TILES(3, 7)
TILES_5(4) TILES(4, 6)
TILES_5(5)
TILES_3(6) TILES(6, 4)
TILES_3(7)
TILES_3(8)
TILES_3(9)
TILES(10, 1) TILES(10, 2)

#define DOTS(R) DOT(R, 1) DOT(R, 2) DOT(R, 3) DOT(R, 4) DOT(R, 5)
DOTS(1) DOTS(2) DOTS(3) DOTS(4) DOTS(5)

#define T(K, R, V) K##_##R##_##V##_avx512
#define LIST_3(K, R) NULL, T(K, R, 1), T(K, R, 2), T(K, R, 3)
#define LIST_5(K, R) LIST_3(K, R), T(K, R, 4), T(K, R, 5)
#define LIST_8(K, R) LIST_5(K, R), T(K, R, 6), T(K, R, 7), T(K, R, 8)
#define LISTS(K)                                                                                   \
    {{NULL},                                                                                       \
     {LIST_8(K, 1)},                                                                               \
     {LIST_8(K, 2)},                                                                               \
     {LIST_5(K, 3), T(K, 3, 6), T(K, 3, 7)},                                                       \
     {LIST_5(K, 4), T(K, 4, 6)},                                                                   \
     {LIST_5(K, 5)},                                                                               \
     {LIST_3(K, 6), T(K, 6, 4)},                                                                   \
     {LIST_3(K, 7)},                                                                               \
     {LIST_3(K, 8)},                                                                               \
     {LIST_3(K, 9)},                                                                               \
     {NULL, T(K, 10, 1), T(K, 10, 2)}}
#define D(R, C) dot_##R##_##C##_avx512
#define DOT_LIST(R) {NULL, D(R, 1), D(R, 2), D(R, 3), D(R, 4), D(R, 5)}
    /* clang-format on */
    const tile_set th_tiles_avx512 = {
        KERNELS,
        .rows = 10,
        .vectors = {0, 8, 8, 7, 6, 5, 4, 3, 3, 3, 2},
        .tile = LISTS(tile),
        .tap = LISTS(taps),
        .dot_rows = 5,
        .dot_columns = 5,
        .dot = {{NULL}, DOT_LIST(1), DOT_LIST(2), DOT_LIST(3), DOT_LIST(4), DOT_LIST(5)},
};
#else
typedef int avx512_is_empty;
#endif

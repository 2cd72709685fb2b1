/* tiles16.h: tiles that fit 16 registers. */
#define TILES_3(R) TILES(R, 1) TILES(R, 2) TILES(R, 3)
/* clang-format off */
TILES_3(1) TILES(1, 4) TILES(1, 5) TILES(1, 6)
TILES_3(2) TILES(2, 4)
TILES_3(3)
TILES_3(4)
TILES(5, 1) TILES(5, 2)
TILES(6, 1) TILES(6, 2)

#define DOTS(R) DOT(R, 1) DOT(R, 2) DOT(R, 3) DOT(R, 4)
DOTS(1) DOTS(2) DOTS(3)
/* clang-format on */

#define T(K, R, V, N) K##_##R##_##V##N
#define LIST_3(K, R, N) NULL, T(K, R, 1, N), T(K, R, 2, N), T(K, R, 3, N)
#define LISTS(K, N)                                                                                \
    {                                                                                              \
        {NULL}, {LIST_3(K, 1, N), T(K, 1, 4, N), T(K, 1, 5, N), T(K, 1, 6, N)},                    \
            {LIST_3(K, 2, N), T(K, 2, 4, N)}, {LIST_3(K, 3, N)}, {LIST_3(K, 4, N)},                \
            {NULL, T(K, 5, 1, N), T(K, 5, 2, N)}, {                                                \
            NULL, T(K, 6, 1, N), T(K, 6, 2, N)                                                     \
        }                                                                                          \
    }
#define D(R, C, N) dot_##R##_##C##N
#define DOT_LIST(R, N) {NULL, D(R, 1, N), D(R, 2, N), D(R, 3, N), D(R, 4, N)}
#define TILE_SET_16(N)                                                                             \
    {                                                                                              \
        KERNELS,                                                                                   \
        .rows = 6,                                                                                 \
        .vectors = {0, 6, 4, 3, 3, 2, 2},                                                          \
        .tile = LISTS(tile, N),                                                                    \
        .tap = LISTS(taps, N),                                                                     \
        .dot_rows = 3,                                                                             \
        .dot_columns = 4,                                                                          \
        .dot = {{NULL}, DOT_LIST(1, N), DOT_LIST(2, N), DOT_LIST(3, N)},                           \
    }

/* tiles16.h: which tiles fit 16 registers. */
#define TILES_3(R) TILE(R, 1) TILE(R, 2) TILE(R, 3)
/* clang-format off */
TILES_3(1) TILE(1, 4) TILE(1, 5) TILE(1, 6)
TILES_3(2) TILE(2, 4)
TILES_3(3)
TILES_3(4)
TILE(5, 1) TILE(5, 2)
TILE(6, 1) TILE(6, 2)

#define DOTS(R) DOT(R, 1) DOT(R, 2) DOT(R, 3) DOT(R, 4)
DOTS(1) DOTS(2) DOTS(3)
/* clang-format on */

#define T(R, V, N) tile_##R##_##V##N
#define LIST_3(R, N) NULL, T(R, 1, N), T(R, 2, N), T(R, 3, N)
#define D(R, C, N) dot_##R##_##C##N
#define DOT_LIST(R, N) {NULL, D(R, 1, N), D(R, 2, N), D(R, 3, N), D(R, 4, N)}
#define TILE_SET_16(N)                                                                             \
    {                                                                                              \
        .width = WIDTH,                                                                            \
        .rows = 6,                                                                                 \
        .vectors = {0, 6, 4, 3, 3, 2, 2},                                                          \
        .tile = {{NULL},                                                                           \
                 {LIST_3(1, N), T(1, 4, N), T(1, 5, N), T(1, 6, N)},                               \
                 {LIST_3(2, N), T(2, 4, N)},                                                       \
                 {LIST_3(3, N)},                                                                   \
                 {LIST_3(4, N)},                                                                   \
                 {NULL, T(5, 1, N), T(5, 2, N)},                                                   \
                 {NULL, T(6, 1, N), T(6, 2, N)}},                                                  \
        .dot_rows = 3,                                                                             \
        .dot_columns = 4,                                                                          \
        .dot = {{NULL}, DOT_LIST(1, N), DOT_LIST(2, N), DOT_LIST(3, N)},                           \
        .gather_rows = gather_rows##N,                                                             \
        .transpose = transpose##N,                                                                 \
    }

/* tile_set.h: the tiles that EACH_TILE(X) and EACH_DOT(X) list as X(rows, vectors) or X(rows, columns),
   and the table of the kernels of an instruction set. */
#define UP_TO_2(X, R) X(R, 1) X(R, 2)
#define UP_TO_3(X, R) UP_TO_2(X, R) X(R, 3)
#define UP_TO_4(X, R) UP_TO_3(X, R) X(R, 4)
#define UP_TO_5(X, R) UP_TO_4(X, R) X(R, 5)
#define UP_TO_6(X, R) UP_TO_5(X, R) X(R, 6)
#define UP_TO_7(X, R) UP_TO_6(X, R) X(R, 7)
#define UP_TO_8(X, R) UP_TO_7(X, R) X(R, 8)

#define TILE(R, V)                                                                                 \
    static void NAME(tile_##R##_##V)(const tile_call *t) { compute_tile(t, R, V); }
#define TAPS(R, V)                                                                                 \
    static void NAME(taps_##R##_##V)(const tap_call *t) { compute_taps(t, R, V); }
#define DOTS(R, C)                                                                                 \
    static void NAME(dots_##R##_##C)(const dot_call *t) { compute_dots(t, R, C); }
EACH_TILE(TILE)
EACH_TILE(TAPS)
EACH_DOT(DOTS)

#define TILE_AT(R, V) [R][V] = NAME(tile_##R##_##V),
#define TAPS_AT(R, V) [R][V] = NAME(taps_##R##_##V),
#define DOTS_AT(R, C) [R][C] = NAME(dots_##R##_##C),
const tile_set NAME(th_tiles) = {
    .width = WIDTH,
    .rows = TILE_ROWS,
    .vectors = {0, TILE_VECTORS},
    .tile = {EACH_TILE(TILE_AT)},
    .tap = {EACH_TILE(TAPS_AT)},
    .dot_rows = DOT_ROWS,
    .dot_columns = DOT_COLUMNS,
    .dot = {EACH_DOT(DOTS_AT)},
    .gather_rows = NAME(gather_rows),
    .transpose = NAME(transpose),
    .turn = NAME(turn),
    .depthwise_row = NAME(depthwise_row),
    .depthwise_taps = NAME(depthwise_taps),
    .transform_input = NAME(transform_input),
    .transform_grad = NAME(transform_grad),
    .transform_weight = NAME(transform_weight),
    .inverse_output = NAME(inverse_output),
    .inverse_weight = NAME(inverse_weight),
    .dot_lanes = NAME(dot_lanes),
    .small_products = {small_products_floats, small_products_doubles},
    .dots = {dots_floats, dots_doubles},
};

/* conv.h: declarations shared by the convolution files: geometry, packed operands, register
   tiles. */
#pragma once
#include "kernels/blas/blas.h"

/* Fused operations after a convolution: adding another tensor of the output's size, and ReLU. */
typedef struct conv_finish {
    const void *other; /* or NULL */
    bool relu;
    bool overflowed; /* some output was not finite; set by th_conv_finish */
} conv_finish;

/* input N,C,H,W; weight O,C/groups,KH,KW; output N,O,OH,OW. Pairs are (vertical, horizontal). */
typedef struct convolution {
    int64_t batch, channels, outputs, groups;
    int64_t size[2], kernel[2], result[2];
    int64_t stride[2], padding[2], dilation[2];
    bool batched;          /* input and output have N */
    conv_finish *finish;   /* or NULL */
    const float *prepared; /* the weight in the layout of the method, or NULL */
} convolution;

enum {
    TH_CONV_AUTOMATIC,
    TH_CONV_IM2COL,
    TH_CONV_DIRECT,
    TH_CONV_WINOGRAD,
    TH_CONV_PRODUCT,
    TH_CONV_DEPTHWISE
};

static inline int64_t th_conv_channels(const convolution *v) { return v->channels / v->groups; }
static inline int64_t th_conv_outputs(const convolution *v) { return v->outputs / v->groups; }
static inline int64_t th_conv_taps(const convolution *v) { return v->kernel[0] * v->kernel[1]; }
static inline int64_t th_conv_pixels(const convolution *v) { return v->size[0] * v->size[1]; }
static inline int64_t th_conv_positions(const convolution *v) {
    return v->result[0] * v->result[1];
}
/* The input is read in place. */
static inline bool th_conv_bare(const convolution *v) {
    return th_conv_taps(v) == 1 && v->stride[0] == 1 && v->stride[1] == 1 && !v->padding[0]
           && !v->padding[1];
}
/* There are enough positions to repay packing the weight. */
static inline bool th_conv_packs(const convolution *v) {
    return v->prepared || v->batch * th_conv_positions(v) >= 512;
}
bool th_conv_far(double weights); /* so many floats do not stay in a core's cache during a unit */
static inline int64_t th_least(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t th_most(int64_t a, int64_t b) { return a > b ? a : b; }
static inline int64_t th_ratio_up(int64_t a, int64_t b) { return (a + b - 1) / b; }

/* c[rows][positions] = start + a[depth][rows] * b, where row k of b begins at b + offset[k]. add:
   add to c. lanes: floats in the last vector, 1 to the vector's width. At the end other is added,
   which has the pitch of c, and relu applied. */
typedef struct tile_call {
    const float *a, *b;
    int64_t a_row, a_step; /* strides between rows, and between steps of depth */
    const int64_t *offset;
    int64_t depth;
    float *c;
    int64_t pitch;
    const float *start; /* one number per row; NULL: zeros */
    bool add;
    int64_t lanes;
    const float *other; /* or NULL */
    bool relu;
} tile_call;

/* Start of a tap in both factors. */
typedef struct tap_place {
    int64_t a, b;
} tap_place;

/* c[rows][positions] = the sum over places and steps of a[row][step] * b[step], b in vectors.
   Vectors of b are read beyond `lanes`; the excess is dropped. */
typedef struct tap_call {
    const float *a, *b;
    int64_t a_row, a_step, b_step, steps;
    const tap_place *place;
    int64_t places;
    float *c;
    int64_t pitch;
    bool add;
    int64_t lanes;
} tap_call;

/* c[row][column] += sum over images and positions of gradient[row][p] * (b + offset[column])[p]. */
typedef struct dot_call {
    const float *a, *b;
    const int64_t *offset;
    int64_t a_pitch, a_image, b_image;
    int64_t images, positions;
    float *c;
    int64_t pitch;
} dot_call;

/* to[y][j] += the sum over taps of from[place[tap] + y * width + j] where y - shift[tap] is a valid
   row; shift ascends. The padding of a row of `to` to whole vectors is rewritten unchanged. */
typedef struct gather_call {
    float *to;
    const float *from;
    int64_t to_pitch, width, rows, height; /* rows of from, of to */
    const int64_t *place, *shift;
    int64_t taps;
} gather_call;

enum { TH_LANES = 16 }; /* channels side by side */

/* to[i * target_step] = start + the sum over places of kernel[place.a] * from[place.b + i * step],
   each for 16 channels. */
typedef struct row_call {
    const float *kernel, *from, *start;
    const tap_place *place;
    int64_t places, count, step, target_step;
    float *to;
} row_call;
enum { TH_DOT_LANES = 32 };
enum { TH_TARGETS = 7, TH_TAP_SUMS = 9 }; /* sums in registers */

/* sums[place.a] += the sum over a band's targets of grad * from[place.b], for some taps */
typedef struct tap_sums {
    const float *grad, *from;
    int64_t rows, columns, step, pitch; /* strides of from: between two targets, between two rows */
    const tap_place *place;
    float *sums;
} tap_sums;

/* Number of partial sums made by separate threads; depends on the shape alone, since it fixes the
   order of sums. */
static inline int64_t th_conv_parts(int64_t most, int64_t floats) {
    return th_most(th_least(most, ((int64_t)1 << 24) / floats), 1);
}

#define TH_SIDE 16 /* widest vector */
#define TH_TILE_ROWS 10
#define TH_TILE_VECTORS 8
#define TH_DOT_SIDE 5
typedef void (*tile_function)(const tile_call *);
typedef void (*tap_function)(const tap_call *);
typedef void (*dot_function)(const dot_call *);

/* Tiles of one instruction set: [rows][vectors]; NULL if they exceed the registers. */
typedef struct tile_set {
    int width;
    int rows;
    int vectors[TH_TILE_ROWS + 1];
    tile_function tile[TH_TILE_ROWS + 1][TH_TILE_VECTORS + 1];
    tap_function tap[TH_TILE_ROWS + 1][TH_TILE_VECTORS + 1];
    int dot_rows, dot_columns;
    dot_function dot[TH_DOT_SIDE + 1][TH_DOT_SIDE + 1];
    void (*gather_rows)(const gather_call *);
    /* to[j][i] = from[i][j], a square of width */
    void (*transpose)(float *to, int64_t to_pitch, const float *from, int64_t from_pitch);
    /* to[j][i] = from[i][j], i < rows, j < columns, at most a square of width. Each row of to gets
       `stored` numbers, zeros beyond rows; NULL rows are skipped. */
    void (*turn)(float *const *to, const float *const *from, int64_t rows, int64_t columns,
                 int64_t stored);
    /* depthwise convolutions */
    void (*depthwise_row)(const row_call *);
    void (*depthwise_taps)(const tap_sums *, int64_t taps);
    /* Winograd's transforms. Pitches are floats between two of the 36 numbers; row: between two rows
       of positions in squares. flipped: for the kernel with its rows and columns in reverse. */
    void (*transform_input)(float *to, int64_t pitch, const float *lanes, int64_t row);
    void (*transform_grad)(float *to, int64_t pitch, const float *lanes, int64_t row);
    void (*transform_weight)(float *to, int64_t pitch, const float *lanes, bool flipped);
    void (*inverse_output)(float *lanes, int64_t row, int64_t rows, int64_t columns,
                           const float *from, int64_t pitch, const float *bias);
    void (*inverse_weight)(float *lanes, const float *from, int64_t pitch);
    /* to[lane] = the sum of x[i] * y[i] over all i of a lane, i % TH_DOT_LANES; count is a multiple
       of TH_DOT_LANES. */
    void (*dot_lanes)(const float *x, const float *y, int64_t count, double *to);
    /* blas/small_products.h, for floats and for doubles */
    void (*small_products[2])(const small_product *, const product_steps *);
    void (*dots[2])(const dots *, int64_t begin, int64_t end);
} tile_set;
extern const tile_set th_tiles_avx512, th_tiles_avx2, th_tiles_plain;
const tile_set *th_tiles(void);

/* Division of rows or vectors into tiles: equal parts, the first `more` one larger. */
typedef struct cut {
    int64_t parts, least, more;
} cut;
static inline cut th_cut(int64_t count, int64_t most) {
    int64_t parts = th_most(th_ratio_up(count, most), 1);
    return (cut){parts, count / parts, count % parts};
}
static inline int64_t th_cut_size(cut c, int64_t part) { return c.least + (part < c.more); }
static inline int64_t th_cut_begin(cut c, int64_t part) {
    return part * c.least + th_least(part, c.more);
}
double th_conv_rate(void);                       /* products of vectors per cycle */
double th_tiling_cost(cut rows, cut vectors);    /* cycles per step of depth */
cut th_row_cut(int64_t rows, int64_t positions); /* the cheapest */
cut th_vector_cut(cut rows, int64_t positions);  /* the cheapest for these rows, in vectors */

/* Pack strided a[rows][depth] into panels [row tile][depth][rows of the tile]. */
void th_pack_panels(float *panels, cut rows, int64_t depth, const float *a, int64_t row_stride,
                    int64_t depth_stride);

/* Compute all of c tile by tile; a is read unpacked, with the strides in t. */
void th_product_plain(tile_call t, cut rows, cut vectors, int64_t positions);

/* Product over all tiles: c[rows][positions] = start + a * b, the depth in blocks; then other is
   added and relu applied as in tile_call. a: panels, or the weight in place if a_row is not 0. */
typedef struct product {
    const float *a, *b, *start;
    int64_t a_row, a_step;
    const int64_t *offset;
    int64_t depth, block, positions, pitch;
    float *c;
    cut rows, vectors;
    const float *other;
    bool relu;
} product;
void th_product(const product *p);

/* Rows of the padded input, one copy per horizontal tap, so that each tap reads a flat plane:
   expanded[channel][kx][slot][row][OW]; a slot is a residue of input rows modulo the stride. Flat,
   for stride 1: the padded rows only; results at positions beyond OW are discarded. */
typedef struct expansion {
    const convolution *v;
    bool flat;
    int64_t pitch;                 /* positions per output row */
    int64_t first, rows;           /* the band of output rows */
    int64_t span, plane, channel;  /* rows per slot, floats per slot, floats per channel */
    int64_t slots[2];              /* distinct residues, vertical and horizontal */
    int64_t *slot[2], *residue[2]; /* kernel offset -> slot, slot -> residue */
} expansion;
int th_expand_begin(expansion *e, const convolution *v, bool flat);
bool th_conv_suits_flat(const convolution *v);
void th_expand_end(expansion *e);
void th_expand_band(expansion *e, int64_t first, int64_t rows);
void th_expand_offsets(const expansion *e, int64_t channels, int64_t *offset);
int64_t th_expand_scratch(const expansion *e);
void th_expand(const expansion *e, const float *input, int64_t channels, float *expanded,
               float *scratch);

/* finish.c: apply to `count` outputs from `first`, just computed; to all outputs if the method
   cannot do it in parts. */
void th_conv_finish(const convolution *v, float *output, int64_t first, int64_t count);
void th_conv_finish_whole(const convolution *v, dtype type, void *output);

/* The three directions, on contiguous operands; -1: out of memory. */
int th_conv_forward(const convolution *v, const float *input, const float *weight,
                    const float *bias, float *output);
int th_conv_input(const convolution *v, const float *grad, const float *weight, float *result);
/* With explicit strides of the weight: floats between outputs, and between steps of depth. */
int th_conv_strided(const convolution *v, const float *input, const float *weight, int64_t row,
                    int64_t step, const float *bias, float *output);
int th_conv_weight(const convolution *v, const float *grad, const float *input, float *result);
/* flipped: v is the convolution of grad that computes the gradient of the input; weight is as it was
   for the output. */
int th_winograd_forward(const convolution *v, bool flipped, const float *input, const float *weight,
                        const float *bias, float *output);
int th_winograd_weight(const convolution *v, const float *grad, const float *input, float *result);
bool th_winograd_suits(const convolution *v);
/* Set up the convolution of grad that computes the gradient of the input, for stride 1. */
bool th_conv_flips(const convolution *v, convolution *flipped);
bool th_conv_few(const convolution *v);          /* then the direct method uses that convolution */
int64_t th_conv_band_rows(const convolution *v); /* output rows computed at a time by one thread */
void th_conv_column_steps(const convolution *v, int64_t *step, int64_t *rows);
double th_conv_weight_passes(const convolution *v);
void th_conv_add_parts(float *result, const float *partial, int64_t count, int64_t parts);
int th_depthwise_forward(const convolution *v, const float *input, const float *weight,
                         const float *bias, float *output);
int th_depthwise_input(const convolution *v, const float *grad, const float *weight, float *result);
int th_depthwise_weight(const convolution *v, const float *grad, const float *input, float *result);
/* One dimension of a depthwise convolution: distance of targets of one residue, source steps
   between two of them; taps cover this many places from `first`. */
typedef struct th_axis {
    int64_t source, target, residues, step, first, places;
} th_axis;
th_axis th_depthwise_axis(const convolution *v, int d, bool input);
int64_t th_depthwise_rows(const convolution *v, bool input);
bool th_depthwise_suits(const convolution *v, bool input);
int th_im2col_forward(dtype type, const convolution *v, const void *input, const void *weight,
                      const void *bias, void *output);
int th_im2col_input(dtype type, const convolution *v, const void *grad, const void *weight,
                    void *result);
int th_im2col_weight(dtype type, const convolution *v, const void *grad, const void *input,
                     void *result);
int th_conv_chosen(void);

/* prepare.c: a weight in the layout that a method reads, so that many calls share its packing.
   Return the number of floats, 0 if the method that is chosen reads the weight itself. */
int64_t th_conv_prepared(const convolution *v);
void th_conv_prepare(const convolution *v, const float *weight, float *prepared);
/* Set v->prepared, if the floats have the layout that the chosen method reads. */
void th_conv_use(convolution *v, const float *prepared);
cut th_conv_row_cut(const convolution *v);
void th_conv_pack(const convolution *v, const float *weight, int64_t row, int64_t step,
                  float *panels);
int64_t th_winograd_prepared(const convolution *v, cut *panels);
void th_winograd_prepare(const convolution *v, const float *weight, float *prepared);

/* Winograd's F(4x4, 3x3): a transform turns a square of an image into 36 numbers, each for 16
   channels. */
enum { TH_WINOGRAD = 36 };
int64_t th_winograd_squares(const convolution *v, bool weight); /* at most, at a time */
/* Transpose planes of up to 16 channels to to[j][16], zeros beyond them, for the pixels of one
   square; NULL entries are skipped. Overwrites the array `to`. */
void th_transpose_to_lanes(float **to, const float *planes, int64_t plane, int64_t channels,
                           int64_t count);
/* Transpose planes of up to 16 channels to lanes[position][16], and back. */
void th_to_lanes(float *lanes, const float *planes, int64_t plane, int64_t channels, int64_t count);
void th_from_lanes(float *planes, int64_t plane, const float *lanes, int64_t channels,
                   int64_t count);
/* Compute the geometry of a call; -1 with an error if it is invalid. */
int th_conv_read(convolution *v, const tensor *input, const tensor *weight, const int64_t *stride,
                 const int64_t *padding, const int64_t *dilation, int64_t groups);
int th_conv_read_input(convolution *v, const tensor *grad, const tensor *weight,
                       const int64_t *size, const int64_t *stride, const int64_t *padding,
                       const int64_t *dilation, int64_t groups);
int th_conv_read_weight(convolution *v, const tensor *grad, const tensor *input,
                        const int64_t *size, const int64_t *stride, const int64_t *padding,
                        const int64_t *dilation, int64_t groups);

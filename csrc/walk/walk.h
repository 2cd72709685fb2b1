/* walk.h: traversal of elements; the only place that knows strides, broadcasting and coalescing. */
#pragma once
#include "cuda/cuda.h"
#include "tensor/tensor.h"

#define TH_MAX_OPERANDS 12    /* per loop: outputs, then inputs */
#define TH_MAX_OPTIONS 33     /* numbers of a call that a loop reads */
#define TH_MAX_ACCUMULATORS 4 /* per output of a reduction */
#define TH_MAX_FOLDED 4       /* inputs of a reduction */
#define TH_PIECE 512          /* elements of a strided operand packed at a time */
#define TH_BLOCKS 32          /* loops of Half and bfloat16 take multiples of so many elements */

/* iterate.c. A loop sees contiguous operands and a count: at[0..outputs) are written, the inputs
   follow. An output may alias an input exactly. `option` holds the row's numbers. */
typedef void (*loop)(char *const *at, int64_t count, const scalar *option);
typedef struct operand {
    const tensor *t;      /* broadcast to the size of operand 0; NULL: `constant` */
    const void *constant; /* one element, of item bytes */
    uint8_t item;
} operand;
/* `numbers` is NULL or a variant of the loop that reads operand `fixed` as one element. */
typedef struct task {
    loop body, numbers;
    int outputs, count, fixed;
    operand operands[TH_MAX_OPERANDS];
    const scalar *option;
    uint16_t unread; /* bit per input whose elements the loop does not read */
    bool converts;   /* the loop converts its operands in pieces, so that short rows are gathered */
    bool cached; /* never stream results: the loop takes longer than memory, or streams by itself */
    /* On a GPU: the same formula, the dtype that selects its variant, the number of options, and
       the random state. */
    const gpu_kernel *kernel;
    uint8_t type, options;
    const struct gpu_draws *draws;
} task;
int th_iterate(const task *w);
/* transpose.c. Copy `count` elements of `item` bytes from one stride to another. */
void th_pack(char *to, int64_t to_step, const char *from, int64_t from_step, int64_t count,
             int item);
/* to[i][j] = from[j][i], i < rows, j < columns; steps are in bytes between the rows of `to` and of
   `from`. */
void th_transpose(char *to, int64_t to_step, const char *from, int64_t from_step, int64_t rows,
                  int64_t columns, int item);
/* Return a header expanded to a size, with stride 0 in broadcast dimensions. It owns nothing. */
tensor th_expanded(const tensor *t, int ndim, const int64_t *size);
/* broadcast.c: compute the common size of the tensors that are not NULL. Return -1 if there is
   none, with the two tensors and the dimension of the result that disagree. */
typedef struct mismatch {
    int first, second, dim;
} mismatch;
int th_broadcast(int count, tensor *const *t, extent *result, mismatch *why);

/* accumulate.c: reductions whose order does not depend on the number of threads. Accumulators are
   double for floating dtypes and int64_t for integral ones; each output has one set of them. */
typedef union accumulator {
    double f;
    int64_t i;
} accumulator;
/* The rows of one call: how many, the elements from one to the next, and the accumulators of a
   set. */
typedef struct fold_rows {
    int64_t count, pitch, sets;
} fold_rows;
#define TH_ONE_ROW ((fold_rows){1, 0, 0})
/* Fold `count` elements of row r into set r; `first` is the number of each row's first element among
   the reduced elements. Or fold element j of all rows into set j; the elements of row r have number
   `first` + r. */
typedef void (*fold)(accumulator *into, char *const *at, int64_t count, int64_t first,
                     const scalar *option, fold_rows rows);
/* Reductions of `count` elements of Half or bfloat16, and of elements i of rows that are `pitch` elements apart, into
   sets, without widening the elements first. */
typedef void (*narrow_fold)(accumulator *into, const uint16_t *from, int64_t count);
typedef void (*narrow_spread)(accumulator *into, const uint16_t *from, int64_t pitch, int64_t rows,
                              int64_t count);
typedef struct narrow_folds {
    narrow_fold fold;
    narrow_spread spread; /* NULL: the rows are widened */
} narrow_folds;
const narrow_folds *
th_narrow_sum(dtype type); /* narrow_sums.c; NULL if the CPU does not convert Half */
/* narrow_extremes.c: for 1 the largest elements, for 2 the smallest ones, for 3 both; NULL for other types. */
const narrow_folds *th_narrow_extremes(dtype type, int which);

typedef struct accumulation {
    fold fold, spread;
    /* converts elements to the type that the folds read; NULL: they read the inputs' type */
    loop widen;
    uint8_t widened;            /* bytes of a converted element */
    const narrow_folds *narrow; /* folds elements without converting them first; may be NULL */
    void (*join)(accumulator *into, const accumulator *from, int64_t sets);
    void (*finish)(accumulator *into, int64_t sets, int64_t count, const scalar *option);
    accumulator start[TH_MAX_ACCUMULATORS];
    int accumulators, inputs, results;
    bool ordered; /* the formulas read an element's index, so dimensions keep their order */
    const scalar *option;
    const gpu_kernel *kernel; /* the same on a GPU, */
    uint8_t options;          /* number of options */
} accumulation;
/* elements per fold: a fixed number, so that strides do not change the order */
#define TH_FOLDED 4096
/* Reduce the dimensions in `mask` of inputs of equal size; result k has a stride for every
   dimension. */
int th_accumulate(const accumulation *a, const tensor *const *input, const tensor *result,
                  uint64_t mask);
void th_store_accumulators(const accumulator *from, int from_step, bool floating, void *result,
                           int64_t step, dtype type, int64_t count);
/* Sum over the dimensions that broadcasting t's size to `size` added. Return a new reference. */
tensor *th_sum_to(tensor *t, int ndim, const int64_t *size);
/* As th_sum_to, into output, whose size is the size asked for. */
int th_sum_into(tensor *output, tensor *t);

/* copy.c: copy between any dtypes and strides; the source is broadcast to the target. */
int th_copy(tensor *target, const tensor *source);
/* Same as th_copy, but a copy between pinned memory and a GPU is only queued on the GPU's stream.
   Until it has run, do not change the source or read the target. */
int th_copy_async(tensor *target, const tensor *source);
extern const gpu_kernel
    th_move_kernel; /* copy kernel for elements of one size, without conversion */
/* convert.c: loops that convert elements, and by size, that move them or repeat one. */
loop th_converter(dtype from, dtype to);
extern const loop th_moves[17], th_fills[17];
tensor *th_contiguous(tensor *t); /* t itself with one more reference if it is contiguous */
tensor *th_clone(const tensor *t);
tensor *th_convert(const tensor *t, dtype type);
tensor *th_converted(const tensor *t, dtype type); /* same, with the dims in the order of t */
tensor *th_clone_like(const tensor *t, const tensor *like); /* a copy in the order of `like` */
/* Return a copy on a device, or t itself with one more reference; later: as th_copy_async. */
tensor *th_on_device(const tensor *t, device where);
tensor *th_on_device_async(const tensor *t, device where);

/* order.c */
bool th_is_permuted(const tensor *t); /* whether the strides are a permutation of contiguous ones */
/* Order the dims of a new contiguous result as its operands' dims: the first operand that has two
   dims at different strides says which lies inside; dims that none orders stay as they are. */
void th_order_like(tensor *out, tensor *const *operands, int count);
/* Give a new result the order of dims of a tensor of its size. */
void th_keep_order(tensor *out, const tensor *like);
static inline bool th_same_strides(const tensor *a, const tensor *b) {
    return !memcmp(th_stride(a), th_stride(b), sizeof(int64_t) * (size_t)a->ndim);
}

/* conjugate.c: a copy, or t itself with one more reference if it is real */
tensor *th_conjugate(tensor *t);
int th_fill(tensor *t, scalar value);
int th_zero(tensor *t);

/* extremes.c: minimum and maximum of a non-empty floating tensor; low is NaN if any element is. */
int th_extremes(const tensor *t, double *low, double *high);

/* element.c: single elements and numbers. */
bool th_holds(dtype type, int64_t i); /* of integral types */
/* Fails unless an element can be the number. Integers take floats, cut towards zero. */
int th_check_scalar(const char *op, dtype type, scalar value);
/* The same for values that become infinite if they are floats beyond the range. */
int th_check_value(const char *op, dtype type, scalar value);
/* Whether th_check_value takes a number that th_check_scalar refuses. */
bool th_becomes_infinite(dtype type, scalar value);
/* th_check_scalar, but default values saturate */
int th_fit_scalar(const char *op, dtype type, scalar *value);
void th_write_scalar(void *element, dtype type, scalar value); /* converts without a check */
/* integer: set for integral types */
/* stored.c: the same for one element of a stored type; i is the number as an integer. */
void th_write_stored(void *element, dtype type, scalar value, int64_t i);
double th_read_stored(const void *element, dtype type, int64_t *integer);
double th_get(const tensor *t, int64_t offset, int64_t *integer);
double th_imaginary(const tensor *t, int64_t offset); /* imaginary part */
void th_put(const tensor *t, int64_t offset, scalar value);
/* Same as th_get on any device. Return -1 if the GPU fails or an earlier kernel reported a
   fault. */
int th_read_element(const tensor *t, int64_t offset, scalar *value);
int th_write_element(const tensor *t, int64_t offset, scalar value);

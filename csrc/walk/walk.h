/* walk.h: going over elements: the only place that knows strides, broadcasting and coalescing. */
#pragma once
#include "cuda/cuda.h"
#include "tensor/tensor.h"

#define TH_MAX_OPERANDS 12    /* of a loop: outputs, then inputs */
#define TH_MAX_ACCUMULATORS 4 /* of a reduction, for each output */
#define TH_MAX_FOLDED 4       /* inputs of a reduction */
#define TH_PIECE 512          /* elements of a strided operand that are packed at a time */

/* iterate.c. Loops see unit strides and a count: at[0..outputs) are written, then the inputs.
   An output may be the very memory of an input. option holds the row's numbers. */
typedef void (*loop)(char *const *at, int64_t count, const scalar *option);
typedef struct operand {
    const tensor *t;      /* broadcast to operand 0's size; NULL: the constant */
    const void *constant; /* one element, of item bytes */
    uint8_t item;
} operand;
/* numbers, where it is not NULL, is the same loop with operand `fixed` as one element. */
typedef struct task {
    loop body, numbers;
    int outputs, count, fixed;
    operand operands[TH_MAX_OPERANDS];
    const scalar *option;
    bool
        cached; /* results never go past the caches: the loop takes longer than memory, or streams by itself */
    /* On a GPU: the same formula, the variant that the dtype names, how many numbers option has, and
       what random numbers are made of. */
    const gpu_kernel *kernel;
    uint8_t type, options;
    const struct gpu_draws *draws;
} task;
int th_iterate(const task *w);
/* transpose.c. Elements of item bytes from one stride to another. */
void th_pack(char *to, int64_t to_step, const char *from, int64_t from_step, int64_t count,
             int item);
/* to[i][j] = from[j][i], i < rows, j < columns; steps are in bytes between to's rows and
   between from's. */
void th_transpose(char *to, int64_t to_step, const char *from, int64_t from_step, int64_t rows,
                  int64_t columns, int item);
/* A header of other sizes, stride 0 where a broadcast adds elements; nobody owns it. */
tensor th_expanded(const tensor *t, int ndim, const int64_t *size);
/* broadcast.c: the common size of what is not NULL; -1 where there is none, and then the two that
   disagree and the dimension of the result where they do. */
typedef struct mismatch {
    int first, second, dim;
} mismatch;
int th_broadcast(int count, tensor *const *t, extent *result, mismatch *why);

/* accumulate.c: reductions, in an order that no count of threads changes. Accumulators are double
   for floating dtypes and int64_t for integral ones; a set of them belongs to one output. */
typedef union accumulator {
    double f;
    int64_t i;
} accumulator;
/* Folds count elements, the first of them number `first` of those reduced, into one set; or element
   j into set j, all being number `first`. */
typedef void (*fold)(accumulator *into, char *const *at, int64_t count, int64_t first,
                     const scalar *option);
typedef struct accumulation {
    fold fold, spread;
    loop widen; /* makes of elements what the folds read; NULL: they read the inputs' type */
    void (*join)(accumulator *into, const accumulator *from, int64_t sets);
    void (*finish)(accumulator *into, int64_t sets, int64_t count, const scalar *option);
    accumulator start[TH_MAX_ACCUMULATORS];
    int accumulators, inputs, results;
    bool ordered; /* the formulas read which element it is, so dimensions keep their order */
    const scalar *option;
    const gpu_kernel *kernel; /* the same on a GPU, */
    uint8_t options;          /* with so many numbers */
} accumulation;
#define TH_FOLDED 4096 /* elements that one fold takes, so that strides do not change the order */
/* Reduces dimensions `mask` of inputs of one size; result k has strides for all dimensions. */
int th_accumulate(const accumulation *a, const tensor *const *input, const tensor *result,
                  uint32_t mask);
void th_store_accumulators(const accumulator *from, int from_step, bool floating, void *result,
                           int64_t step, dtype type, int64_t count);
/* The sum over what a broadcast to t's size added to size; new reference. */
tensor *th_sum_to(tensor *t, int ndim, const int64_t *size);
/* As th_sum_to, into output, whose size is the size asked for. */
int th_sum_into(tensor *output, tensor *t);

/* copy.c: any dtype, any strides, source broadcast to target. */
int th_copy(tensor *target, const tensor *source);
/* The same, but between pinned memory and a GPU it is only given to the GPU's stream: the source must
   stay as it is, and the target is not read, until that is done. */
int th_copy_later(tensor *target, const tensor *source);
extern const gpu_kernel th_moving; /* of a copy between elements of one size: nothing is computed */
loop th_converter(dtype from, dtype to);
tensor *
th_contiguous(tensor *t); /* t itself with one more reference when it is contiguous already */
tensor *th_clone(const tensor *t);
tensor *th_convert(const tensor *t, dtype type);
/* A copy, or t itself once more; later: as th_copy_later. */
tensor *th_on_device(const tensor *t, device where);
tensor *th_on_device_later(const tensor *t, device where);
tensor *th_conjugate(tensor *t); /* complex.c: a copy; of real numbers t itself once more */
int th_fill(tensor *t, scalar value);
int th_zero(tensor *t);

/* extremes.c: of a floating tensor with elements; low is nan where one of them is. */
int th_extremes(const tensor *t, double *low, double *high);

/* element.c: single elements and numbers. */
bool th_holds(dtype type, int64_t i);                             /* of integral types */
int th_check_scalar(const char *op, dtype type, scalar value);    /* fits the type, or why not */
int th_fit_scalar(const char *op, dtype type, scalar *value);     /* the same, defaults saturate */
void th_write_scalar(void *element, dtype type, scalar value);    /* converted without a check */
double th_get(const tensor *t, int64_t offset, int64_t *integer); /* integer: of integral types */
double th_imaginary(const tensor *t, int64_t offset);             /* the imaginary part */
void th_put(const tensor *t, int64_t offset, scalar value);
/* The same on any device; -1 where a GPU fails, or reports what its kernels met. */
int th_read_element(const tensor *t, int64_t offset, scalar *value);
int th_write_element(const tensor *t, int64_t offset, scalar value);

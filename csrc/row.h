/* row.h: what the generator writes for each row of ops.yaml, and how a call travels through it. */
#pragma once
#include "tensor.h"

#define TH_MAX_TENSORS 6
#define TH_MAX_RESULTS 3
#define TH_MAX_SCALARS 4
#define TH_MAX_INTS 40
#define TH_NONE INT64_MIN /* an int parameter that was not given */

/* One call. Entries read it, check it, and leave one reference per result in out. */
typedef struct call {
    tensor *t[TH_MAX_TENSORS];   /* tensor parameters in order; NULL where absent or given as a number */
    tensor *out[TH_MAX_RESULTS]; /* in: tensors to write into, each with a reference the entry consumes; or NULL */
    tensor *before[TH_MAX_RESULTS]; /* the shape of an out= that was resized, to go back to when the call fails */
    scalar s[TH_MAX_SCALARS];    /* Scalar parameters, and the number given for a Tensor|Scalar */
    int64_t n[TH_MAX_INTS];      /* int, bool and int[k] parameters in order, then the one int* list */
    int length;                  /* of the int* list */
    tensor *const *list;         /* the one Tensor* parameter */
    int list_length;
    bool number;                 /* the caller wants a full reduction as a number */
    bool inplace;                /* out[0] is t[0] */
    uint8_t type;                /* dtype of what a creation row makes */
} call;

/* What a node keeps of a call for its backward. t and out hold only what the gradients read. */
typedef struct saved {
    const struct row *row;
    tensor **t, **out;
    tensor **shape; /* per tensor parameter: the input, or its sizes only; NULL where nobody asks */
    scalar *s;
    int64_t *n;
    int length, count; /* of the int* list; of tensors (for a Tensor* row: of the list) */
    uint32_t needs;    /* bit i: tensor parameter i wants its gradient */
} saved;

typedef int (*entry)(call *);
/* grad[k] belongs to result k and may be NULL; result[i] gets one reference per wanted input. */
typedef int (*backward)(const saved *, tensor *const *grad, tensor **result);

/* What a parameter takes. */
typedef enum { P_TENSOR, P_EITHER, P_SCALAR, P_INT, P_BOOL, P_INTS, P_LIST, P_TENSORS } param_kind;

typedef struct param {
    const char *name;
    uint8_t kind;
    uint8_t t, s, n;      /* its slots: P_EITHER has both t and s */
    uint8_t length;       /* P_INTS: k of int[k] */
    bool optional;        /* may be left out or None */
    scalar preset;        /* the default: a number for P_SCALAR and P_EITHER, .i for ints, bools and int[k] */
    int8_t type;          /* dtype a tensor must have, or -1: the row's */
} param;

/* One positional way to call: a letter and a parameter per argument.
   t tensor, d number, i int, b bool, I int or sequence of k ints, L sequence of ints, * the rest are ints, T sequence of tensors. */
typedef struct form {
    const char *letters;
    uint8_t param[8];
} form;

enum {
    ROW_POINTWISE = 1,   /* has an in-place form by construction */
    ROW_INPLACE = 2,     /* exists in place only: name ends in _ */
    ROW_VIEW = 4,        /* the result shares the input's storage */
    ROW_NUMBER = 8,      /* without dim, gives a number for tensors */
    ROW_CREATE = 16,     /* no tensor parameter: makes one of the default type */
    ROW_METHOD = 32,
    ROW_FUNCTION = 64,
    ROW_INDEX_RESULT = 128, /* result 1 and later carry no gradient */
};

typedef struct row {
    const char *op;        /* unique name of the row */
    const char *name;      /* public name; rows that share one are overloads, tried in order */
    const char *signature; /* as ops.yaml has it, for messages */
    const char *doc;
    entry entry;
    backward backward;     /* NULL: no gradient */
    const param *params;
    const form *forms;
    uint8_t nparams, nforms;
    uint8_t tensors, results, scalars, ints; /* counts of slots; ints without the int* list */
    uint16_t flags;
    uint16_t dtypes;                          /* bit per dtype */
    uint16_t id;
    uint8_t differentiable;                   /* bit per tensor parameter */
    uint16_t reads[TH_MAX_TENSORS];           /* what the gradient of i reads: bit j tensor j, bit 8 + k result k */
    uint16_t sizes[TH_MAX_TENSORS];           /* whose sizes it reads: bit j */
} row;

/* iterate.c: the only place that knows strides, broadcasting, coalescing and threads.
   at[0] is the output; steps are in bytes; option holds the row's scalars. */
typedef void (*loop)(char *const *at, const int64_t *step, int64_t count, const scalar *option);
typedef struct operand {
    const tensor *t;      /* broadcast to operand 0's size; NULL: the constant */
    const void *constant; /* one element of the loop's type */
} operand;
#define TH_MAX_OPERANDS 8
int th_iterate(int count, const operand *operands, loop body, const scalar *option);
int th_broadcast(const char *op, int count, tensor *const *t, extent *result); /* the common size, or why there is none; NULLs are skipped */

#define TH_SAME 255 /* result or operand dtype: the row's */
#define TH_BYTE_BIT (1 << TH_BYTE)
#define TH_FLOATING (1 << TH_FLOAT | 1 << TH_DOUBLE)
#define TH_INTEGERS (1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG)
#define TH_ALL (TH_INTEGERS | TH_FLOATING)

/* pointwise.c: checks, output, loop, of a `loop` row. */
typedef struct pointwise {
    const char *op;
    uint16_t dtypes;
    uint8_t inputs;        /* tensor parameters t[0..inputs) are the loop's operands 1.. in order */
    uint8_t either;        /* bit i: parameter i is Tensor|Scalar */
    uint8_t either_slot[TH_MAX_TENSORS]; /* its scalar's slot */
    uint8_t types[TH_MAX_TENSORS];       /* dtype of parameter i, or TH_SAME */
    uint8_t result;        /* dtype of the result, or TH_SAME */
    uint8_t divisors;      /* bit i: integers divide by it, so it may not hold a zero */
    uint8_t scalars;       /* count of scalar slots; each is checked to fit the dtype */
    loop loops[TH_DTYPES];
} pointwise;
int th_pointwise(const pointwise *p, call *c);

/* One gradient of a pointwise or reduce row: an element formula over the operands named by from,
   summed to the size of the input where that was broadcast. */
typedef struct gradient {
    const char *op;
    uint8_t input;  /* whose gradient */
    uint8_t inputs; /* operands of the loop */
    uint8_t from[TH_MAX_OPERANDS]; /* 0..5 tensor parameter, FROM_RESULT + k, FROM_GRAD */
    loop loops[TH_DTYPES];
} gradient;
enum { FROM_RESULT = 8, FROM_GRAD = 16 };
tensor *th_gradient(const gradient *g, const saved *s, const tensor *grad);
/* The formula `grad`: the gradient itself, summed to the input's size or spread over a reduced dim as a view. */
tensor *th_pass(const saved *s, int input, tensor *grad);
tensor *th_sum_to(tensor *t, int ndim, const int64_t *size); /* undoes a broadcast; new reference */

/* reduce.c: a `reduce` row. Accumulators are double for floating dtypes, int64_t for integral ones; the tree is fixed. */
typedef union accumulator { double f; int64_t i; } accumulator;
typedef struct reduction {
    const char *op;
    uint16_t dtypes;
    uint8_t inputs;   /* operands, broadcast to one size */
    uint8_t dim;      /* slot of `int dim=None` in n; 255: the row reduces everything */
    uint8_t keepdim;  /* slot of `bool keepdim`; 255: kept */
    uint8_t result;   /* dtype, or TH_SAME */
    bool empty;       /* defined on no elements (sum, prod); false: an error */
    accumulator start[2]; /* [0] integral, [1] floating */
    /* folds count elements into one accumulator */
    void (*fold[TH_DTYPES])(accumulator *, char *const *at, const int64_t *step, int64_t count, const scalar *option);
    /* folds element j into accumulator j, count of them */
    void (*spread[TH_DTYPES])(accumulator *, char *const *at, const int64_t *step, int64_t count, const scalar *option);
    void (*join[2])(accumulator *, const accumulator *, int64_t count); /* [0] integral, [1] floating */
    void (*finish[2])(accumulator *, int64_t accumulators, int64_t count, const scalar *option); /* count: elements reduced */
    uint8_t scalars;
} reduction;
int th_reduce(const reduction *r, call *c);

/* random.c: a `random` row fills its result from Philox4x32-10, element i of a call from counter i. */
typedef struct random_row {
    const char *op;
    uint16_t dtypes;
    uint8_t inputs;   /* tensor parameters read besides the random numbers; operands 2.. of the loop; 1 is the number */
    bool normal;      /* normal() rather than uniform() */
    bool fills;       /* the first parameter is the tensor to fill, not an operand */
    uint8_t scalars;
    loop loops[TH_DTYPES];
} random_row;
int th_random(const random_row *r, call *c);
void th_seed(uint64_t seed);
uint64_t th_initial_seed(void);
void th_random_state(uint64_t state[2]);      /* seed, offset */
void th_set_random_state(const uint64_t state[2]);

/* checks.c: what generated entries call. Each returns -1 with the error set. */
int th_check_dtypes(const char *op, uint16_t allowed, const param *params, int nparams, const call *c, dtype *found);
/* spec "np,nm,mp->np": a letter per dim of each tensor parameter ("-" for an absent one, "*np" may be broadcast to it);
   fills the result's size. */
int th_check_shapes(const char *op, const char *spec, const param *params, int nparams, const call *c, extent *result);
/* out[k] made or checked: dtype, size (resized when it differs), no overlap with an input except out[0] == t[0] in place,
   no overlap with itself; NULL on failure. */
tensor *th_output(const char *op, call *c, int k, dtype type, const extent *size);
/* The result of an `update` row: out[0] holding a copy of t[0] broadcast to size, or t[0] itself in place. */
tensor *th_updated(const char *op, call *c, const extent *size);
/* The result of a `view` row: an alias of t[0] in out[0], for th_<op>_view to reshape; out= is refused. */
tensor *th_viewed(const char *op, call *c);
/* Ends an entry: on failure drops what out holds. Returns failed. */
int th_finish(call *c, int failed);
int64_t th_wrap_dim(const char *op, int64_t dim, int ndim); /* -1 counts from the end; -1 and the error when out of range */
int th_nonzero_divisor(const char *op, const tensor *t);
int th_take_sizes(const char *op, extent *result, const int64_t *size, int64_t ndim); /* sizes that the caller gave */
int th_check_gradient(const char *op, const tensor *grad_output, const extent *wanted); /* has the size wanted */

/* compose.c: composed gradients as nested calls. A frame owns what the calls make; after a failure every call is NULL. */
typedef struct frame {
    tensor *made[48];
    int count;
    bool failed;
} frame;
tensor *th_apply(frame *f, entry op, call *c);            /* result 0, owned by the frame */
int th_apply_all(frame *f, entry op, call *c, tensor **result, int count); /* several results, owned by the frame */
call *th_with_sizes(call *c, int first, const tensor *shape); /* puts shape's sizes into c->n[first...] as the int* list */
call *th_with_ints(call *c, int first, const int64_t *n, int length);
tensor *th_keep(tensor *t);                               /* one more reference, NULL stays NULL */
int th_leave(frame *f, tensor **result, int count);       /* drops what was made; on failure drops results, returns -1 */
static inline scalar th_real(double f) { return (scalar){f, (int64_t)f, TH_REAL}; }
static inline scalar th_integral(int64_t i) { return (scalar){(double)i, i, TH_INTEGRAL}; }

extern const row th_rows[];
extern const int th_row_count;

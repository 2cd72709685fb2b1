/* row.h: what the generator writes for each row of ops.yaml, and how a call travels through it. */
#pragma once
#include "walk/walk.h"

/* The generator checks every row against these; table.c asserts that it knows the same numbers. */
#define TH_MAX_TENSORS 8
#define TH_MAX_RESULTS 4
#define TH_MAX_SCALARS 8
#define TH_MAX_INTS 24
#define TH_MAX_LISTS 4 /* int* and Dim* parameters together, and as many Tensor* */
#define TH_MAX_OPTIONS (TH_MAX_SCALARS + TH_MAX_INTS + 2)
#define TH_PROGRAM (TH_MAX_OPTIONS - 1) /* behind all numbers: the program of a formula's loop */
#define TH_MAX_DRAWS 4
#define TH_NONE INT64_MIN /* an int parameter that was not given */

typedef struct ints {
    const int64_t *at; /* NULL: not given */
    int count;
} ints;
typedef struct tensors {
    tensor *const *at;
    int count;
} tensors;

/* One call. Entries read it, check it, and leave one reference per result in out. */
typedef struct call {
    tensor *t[TH_MAX_TENSORS];   /* Tensor, Tensor&, Tensor|Scalar; NULL where absent or a number */
    tensor *out[TH_MAX_RESULTS]; /* in: what to write into, a reference each that the entry takes */
    tensor *before[TH_MAX_RESULTS]; /* the header of an out= that was resized, to go back to, */
    int64_t stored[TH_MAX_RESULTS]; /* and the size its storage had */
    scalar s[TH_MAX_SCALARS];       /* Scalar, and the number given for a Tensor|Scalar */
    int64_t n[TH_MAX_INTS];         /* int, bool, Dim, Keepdim and int[k] in order */
    ints list[TH_MAX_LISTS];        /* int* and Dim* in order */
    tensors many[TH_MAX_LISTS];     /* Tensor* in order */
    bool inplace;                   /* out[0] is t[0] */
    bool resized;                   /* some of before and stored are filled */
    uint8_t narrow;                 /* of a random row: what its floats become; 0: nothing */
    bool pinned;  /* it runs without the GIL, and its operands and outputs are pinned */
    uint8_t type; /* dtype of what a creation row is asked for; TH_SAME: none is said */
    device where; /* of its tensors: found by the checks, and where results are made */
} call;

/* Gradients that nobody reads after a backward: the last loop of it may write where one is. */
typedef struct spare {
    bool owned[TH_MAX_RESULTS], used[TH_MAX_RESULTS];
    int left; /* gradients still to be made; 0: none may write there */
} spare;

/* What a node keeps of a call for its backward. Inputs are the tensor slots, then the elements of
   each Tensor*. t and out hold only what the gradients read. */
typedef struct saved {
    const struct row *row;
    tensor **t, **out;
    tensor **shape; /* per input: its size when it was recorded; NULL where nobody asks */
    scalar *s;
    int64_t *n;
    ints *list;
    int first[TH_MAX_LISTS], many[TH_MAX_LISTS]; /* of each Tensor*: its first input, their count */
    int count;                                   /* inputs in all */
    const bool *wants;                           /* per input: its gradient is wanted */
    spare *spare;                                /* NULL: every gradient has memory of its own */
} saved;

/* What a parameter takes. */
typedef enum {
    P_TENSOR,
    P_STATE,
    P_EITHER,
    P_SCALAR,
    P_INT,
    P_BOOL,
    P_DIM,
    P_KEEPDIM,
    P_INTS,
    P_LIST,
    P_DIMS,
    P_TENSORS,
    P_WORD
} param_kind;

typedef struct param {
    const char *name;
    uint8_t kind;
    uint8_t slot;      /* of t, s, n, list or many, as the kind says */
    uint8_t number;    /* P_EITHER: the slot of s for a number */
    uint8_t length;    /* P_INTS: k of int[k] */
    bool optional;     /* may be left out or None */
    int8_t type;       /* dtype that a tensor must have, or -1: the row's */
    scalar preset;     /* the default; of ints, bools and words in .i */
    const char *words; /* P_WORD: what it may be, with spaces between; its place is the value */
} param;
static inline bool th_holds_tensor(const param *p) { return p->kind <= P_EITHER; }

enum {
    ROW_INPLACE = 1,     /* has an in-place form */
    ROW_CHANGES = 2,     /* changes its first tensor and gives it back */
    ROW_VIEW = 4,        /* the result shares the input's storage */
    ROW_CREATE = 16,     /* no tensor parameter: makes one of the default type */
    ROW_REINFORCE = 32,  /* drawn at random: its node takes a reward in a gradient's place */
    ROW_REDUCE = 64,     /* enter is th_reduce, */
    ROW_RANDOM = 128,    /* th_random, */
    ROW_LOOP = 512,      /* or th_pointwise: rows of other packages have other addresses of them */
    ROW_FUNCTION = 256,  /* no method, also where another row of the name is one */
    ROW_NARROW = 1024,   /* on a GPU it and its gradients take Half and bfloat16 as they are */
    ROW_PROMOTES = 2048, /* of a kernel: its tensors may be of several types */
    ROW_MIXED = 4096,    /* lists, tensors of a type of their own or numbers decide the type, too */
    ROW_COPIES = 8192,   /* a loop whose result is its input, and contiguous */
    ROW_CONJUGATES =
        16384 /* its gradients of complex numbers are formulas for real ones: fallback.c */
};

/* grad[k] belongs to result k; result[i] gets one reference per wanted input. */
typedef int (*backward)(const saved *, tensor *const *grad, tensor **result);

/* The row of the first operand alone that does it where the second is a number. */
typedef struct shortcut {
    double number;
    const struct row *row; /* NULL behind the last */
} shortcut;

typedef struct row {
    const char *op;        /* unique name of the row */
    const char *name;      /* public name; rows that share one are overloads, tried in order */
    const char *signature; /* as ops.yaml has it, for messages */
    int (*enter)(const struct row *,
                 call *); /* th_pointwise and its kin; NULL: composed in Python */
    const void *body;     /* what enter reads */
    struct {
        int (*cpu)(call *), (*cuda)(call *);
    } kernel;                     /* of kernel, update and view rows: what runs after the checks */
    int (*require)(const call *); /* what numbers must hold; NULL: nothing */
    backward backward;            /* NULL: no gradient */
    const char *missing; /* what to take instead of a gradient that nobody derived; NULL: none is */
    const param *params;
    const shortcut *shortcuts; /* NULL: there are none */
    const char *const *names;  /* of the results that are returned, where there are several */
    uint8_t nparams, required; /* required: the number of the last that has no default, plus one */
    uint8_t tensors, scalars, ints, lists, many; /* counts of slots */
    uint8_t inputs;            /* tensor slots before those of state: a node has edges for them */
    uint8_t results, returned; /* returned: without those that only gradients read */
    uint8_t types[TH_MAX_RESULTS]; /* dtype of each result, TH_SAME or TH_WIDE */
    uint16_t flags;
    uint16_t dtypes;         /* bit per dtype that it takes, */
    uint16_t own;            /* and that it has a body for */
    uint16_t differentiable; /* bit i: tensor slot i; bit 8 + k: the elements of Tensor* k */
    uint16_t lacks;          /* the same bits, of gradients that nobody derived */
    uint16_t grads;          /* bit k: some gradient reads that of result k */
    uint16_t moved;          /* bit per slot of s: elements may be that number as it is */
    uint16_t joins;          /* bit per slot of s: the number helps to decide the type */
    uint16_t
        reads[TH_MAX_TENSORS]; /* what the gradient of slot i reads: bit j slot j, 8 + k result */
    uint16_t sizes[TH_MAX_TENSORS]; /* whose sizes it reads: bit j */
} row;

/* The rows behind one public name. */
typedef struct overloads {
    const char *name;
    const row *const *rows;
    uint8_t count;
    const char *doc; /* of the function of the module; NULL: there is none */
} overloads;

/* Entries: checks, outputs, then the work. */
int th_pointwise(const row *r, call *c); /* pointwise.c: loop rows */
int th_reduce(const row *r, call *c);    /* reduce.c */
int th_random(const row *r, call *c);    /* random.c */
int th_kernel(const row *r, call *c);    /* kernel.c: hand-written kernels, */
int th_update(const row *r, call *c);    /* those that change a copy of their first tensor, */
int th_view(const row *r, call *c);      /* and views */

/* pointwise.c */
typedef struct pointwise {
    uint8_t outputs, inputs;         /* operands */
    uint8_t to[TH_MAX_RESULTS];      /* output k: result slot k, or TO_STATE + tensor slot */
    uint8_t from[TH_MAX_OPERANDS];   /* input k: tensor slot */
    uint8_t number[TH_MAX_OPERANDS]; /* input k of a Tensor|Scalar: the slot of s for a number */
    uint16_t eithers;                /* bit per input: it may be a number */
    uint8_t typed;                   /* bit per tensor slot: it has a dtype of its own */
    uint8_t divisors, exponents; /* bit per tensor slot: integers divide by it, are raised to it */
    uint8_t fixed;               /* 1 + the input that `numbers` takes as one element; 0: none */
    bool computes;               /* the loops take longer than memory: nothing is streamed */
    loop loops[TH_DTYPES], numbers[TH_DTYPES];
    gpu_kernel kernel;             /* the same on a GPU */
    const struct program *program; /* formula.c: what the loops find in option[TH_PROGRAM] */
} pointwise;
enum { TO_STATE = 16 };

/* reduce.c */
typedef struct reduction {
    uint8_t inputs;       /* tensor slots 0 and up, broadcast to one size */
    uint8_t accumulators; /* of a set: one output */
    uint8_t dim;          /* slot of n (Dim) or list (Dim*); 255: the row reduces everything */
    bool dims;            /* dim is a Dim* */
    uint8_t keepdim;      /* slot of n; 255: dropped */
    bool empty;           /* defined on no elements (sum, prod); false: an error */
    bool ordered;         /* formulas read index */
    accumulator start[2][TH_MAX_ACCUMULATORS]; /* [0] integral, [1] floating */
    fold fold[TH_DTYPES], spread[TH_DTYPES];   /* NULL: such elements are widened before */
    void (*join[2])(accumulator *, const accumulator *, int64_t sets);
    void (*finish[2])(accumulator *, int64_t sets, int64_t count, const scalar *option);
    gpu_kernel kernel;
} reduction;

/* conversions.c: a row computes each type that it has no body for in another, and mixed operands in that of all of
   them. A row whose kernel moves elements whatever they mean has bodies for all. */
typedef struct conversions {
    scalar option[TH_MAX_OPTIONS]; /* first, since loops get a pointer to it */
    loop body;
    int count, outputs;
    loop convert[TH_MAX_OPERANDS]; /* NULL: the operand is as the body reads or writes it */
    loop round[TH_MAX_OPERANDS];   /* of outputs: to the type of the call, before */
    uint8_t item[TH_MAX_OPERANDS];
} conversions;
static inline dtype th_computed(const row *r, dtype type) {
    return r->own >> type & 1   ? type
           : type == TH_BOOL    ? TH_BYTE
           : th_is_narrow(type) ? TH_FLOAT
                                : type;
}
/* Masks may be of bytes, of which any but 0 is true. */
static inline bool th_reads_as(uint8_t own, uint8_t wanted) {
    return own == wanted || (wanted == TH_BOOL && own == TH_BYTE);
}
/* What a number has to fit: the elements that it may become, or the type that it is computed in. */
static inline dtype th_number_type(const row *r, dtype type, int slot) {
    return r->moved >> slot & 1 ? type : th_computed(r, type);
}
/* Whether operands may be of several types, which are promoted. */
static inline bool th_promotes(const row *r) { return r->flags & (ROW_LOOP | ROW_PROMOTES); }
/* types: what the loop reads and writes; type: that of the call, which is computed in another. */
bool th_converts(const task *w, const uint8_t *types, dtype computed, dtype type);
/* Puts conversions around the loop of a task; v->option is filled. */
void th_loop_converted(task *w, conversions *v, const uint8_t *types, dtype computed, dtype type);

/* fallback.c: the whole call on copies, of the type that it is computed in, each result rounded once, or on the CPU. */
int th_through_type(const row *r, call *c, dtype type);
int th_through_cpu(const row *r, call *c);
/* The row's backward; on such copies where gradients are narrow, or lie where the row has no kernel. */
int th_backward(const saved *s, tensor *const *grad, int count, tensor **result);

/* random.c: a `random` row fills its result from Philox4x32-10, element i of a call from counter i.
   at[0] is the output, then a row of numbers per draw, then the inputs. */
typedef struct random_body {
    uint8_t draws;
    bool normal[TH_MAX_DRAWS]; /* normal() rather than uniform() */
    uint8_t inputs, from[TH_MAX_TENSORS];
    loop loops[TH_DTYPES];
    gpu_kernel kernel;
} random_body;
/* What this thread draws from, NULL for the shared one; gives what it drew from before. */
uint64_t *th_use_generator(uint64_t state[2]);
void th_seed(uint64_t seed);
uint64_t th_initial_seed(void);
void th_random_state(uint64_t state[2]); /* seed, offset */
void th_set_random_state(const uint64_t state[2]);
uint64_t th_random_bits(void); /* 64 bits, of a call of their own */

/* kernel.c */
typedef struct kernel_body {
    const char *shapes;                   /* letters: "np,nm,mp->np"; or NULL, and shape says */
    int (*shape)(extent *, const call *); /* every check that reads values is made here */
} kernel_body;

/* checks.c: each returns -1 with the error set. */
const char *th_slot_name(const row *r, int t);
int th_check_device(const row *r, int t, const tensor *x, device where);
/* Presence, device, dtype and numbers of all parameters; the dtype and device that the call has. */
int th_check_dtypes(const row *r, call *c, dtype *found);
/* Where calls of this thread without tensors make theirs from here on; gives the place before. */
device th_make_on(device where);
/* spec "np,nm,mp->np": a letter per dim of each tensor parameter ("-" for an absent one, "*np" may
   be broadcast to it); fills the results' sizes. */
int th_check_shapes(const row *r, const char *spec, const call *c, extent *result);
/* The common size of tensor slots. */
int th_common_size(const row *r, int count, tensor *const *t, extent *result);
/* The row's numbers as formulas read them: Scalars that fit the dtype, then ints and bools.
   skipped: bit per slot of s that a tensor stands for. */
int th_check_options(const row *r, const call *c, dtype type, uint32_t skipped, scalar *option);
/* out[k] made or checked: dtype, size (resized when it differs and nothing else shares it), no
   overlap with an input except out[0] == t[0] in place, none with itself; NULL on failure. */
tensor *th_output(const row *r, call *c, int k, dtype type, const extent *size);
/* Ends an entry: on failure drops what out holds. Returns failed. */
int th_finish(call *c, int failed);
dtype th_result_type(const row *r, int k, dtype type); /* of a call of that type; reduce.c */
int64_t th_wrap_dim(const char *op, int64_t dim,
                    int ndim); /* -1 counts from the end; -1: an error */
/* A bit for each dim named, for all where none is; -1: an error. */
int th_dims_mask(const char *op, ints dims, int ndim, uint32_t *mask);
/* The size of what the dims of a mask are reduced in. */
void th_reduced_size(extent *result, const tensor *input, uint32_t mask, bool keepdim);
int th_nonzero_divisor(const char *op, const tensor *t);
int th_has_negative(const tensor *t); /* 1 if an integer of it is; -1 where memory ran out */
int th_take_sizes(const char *op, extent *result, ints size); /* sizes that the caller gave */
int th_check_gradient(const char *op, const tensor *grad_output, const extent *wanted);
int th_refuse(const row *r, const char *rule, const char *name, scalar value);
static inline bool th_has_size(const tensor *t, const extent *size) {
    bool same = t->ndim == size->ndim;
    for (int d = 0; same && d < size->ndim; d++)
        same = t->size[d] == size->size[d];
    return same;
}

/* gradient.c: one gradient of a loop or reduce row: an element formula, summed to the input's size
   where that was broadcast. */
typedef struct gradient {
    uint8_t input;                 /* the tensor slot whose gradient it is */
    uint8_t inputs;                /* operands of the loop */
    uint8_t from[TH_MAX_OPERANDS]; /* 0 to 7: tensor slot, FROM_RESULT + k, FROM_GRAD + k */
    loop loops[TH_DTYPES];
    gpu_kernel kernel;
    uint8_t mean;  /* of a loss, whose loops are its elements': 1 + the slot of its reduction; where
                     that is 1, they get the gradient over the number of elements */
    bool computes; /* as pointwise has it */
    const struct program *program; /* the same */
} gradient;
enum { FROM_RESULT = 8, FROM_GRAD = 16 };
tensor *th_gradient(const gradient *g, const saved *s, tensor *const *grad);
/* The formula `grad`: the gradient itself, summed to the input's size or spread over it. */
tensor *th_pass(const saved *s, int input, tensor *grad);
int th_rank_of(const saved *s);                     /* that the inputs have together */
uint32_t th_dropped_dims(const saved *s, int ndim); /* bit per dim that a reduction took away */
int th_gave(const saved *s,
            tensor **result); /* 0 when all that is wanted is there; else drops it */

/* compose.c: composed gradients as nested calls. A frame owns what the calls make; after a failure
   every call is NULL. */
typedef struct frame {
    tensor *made[48];
    void *block[8]; /* joined lists of ints */
    int64_t bytes[8];
    int count, blocks;
    bool failed;
} frame;
tensor *th_apply(frame *f, const row *op, call *c); /* result 0, owned by the frame */
int th_apply_all(frame *f, const row *op, call *c, tensor **result, int count);
ints th_ints(frame *f, int runs, const ints *run); /* one behind the other */
tensor *th_keep(tensor *t);                        /* one more reference, NULL stays NULL */
tensor *th_keep_sum(frame *f, tensor *t, const tensor *shape); /* summed to a size */
int64_t th_size_at(const tensor *shape, int64_t dim);          /* dim may count from the end */
int th_leave(frame *f, const saved *s, tensor **result); /* on failure drops results, returns -1 */

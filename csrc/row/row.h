/* row.h: the structs that the generator fills for each row of ops.yaml, and the functions that
   execute a call of a row. */
#pragma once
#include <string.h>

#include "row/params.h"
#include "walk/walk.h"

/* The generator checks every row against these limits; table.c asserts that both agree. */
#define TH_MAX_TENSORS 8
#define TH_MAX_RESULTS 4
#define TH_MAX_SCALARS 8
#define TH_MAX_INTS 24
#define TH_MAX_LISTS 4 /* int* and Dim* parameters together; Tensor* likewise */
#define TH_MAX_DRAWS 4
_Static_assert(TH_MAX_OPTIONS == TH_MAX_SCALARS + TH_MAX_INTS + 1,
               "the numbers of a call and one more");

typedef struct tensors {
    tensor *const *at;
    int count;
} tensors;

/* Arguments and results of one call. Entries read and check it and leave one reference per result
   in out. */
typedef struct call {
    tensor *t[TH_MAX_TENSORS];   /* Tensor, Tensor&, Tensor|Scalar; NULL if omitted or a number */
    tensor *out[TH_MAX_RESULTS]; /* in: tensors to write into; the entry takes one reference each */
    tensor *target[TH_MAX_RESULTS]; /* the given output that receives a copy of out[k], if copied */
    scalar s[TH_MAX_SCALARS];       /* Scalar, and the number given for a Tensor|Scalar */
    int64_t n[TH_MAX_INTS];         /* int, bool, Dim, Keepdim and int[k], in order */
    ints list[TH_MAX_LISTS];        /* int* and Dim*, in order */
    tensors many[TH_MAX_LISTS];     /* Tensor*, in order */
    bool inplace;                   /* out[0] is t[0] */
    bool resized;                   /* an output that had elements was resized */
    uint8_t copied;                 /* bit k: target[k] is set */
    uint8_t narrow;                 /* random rows: dtype that floats are converted to; 0: none */
    bool pinned;                    /* runs without the GIL; its operands and outputs are pinned */
    uint8_t type;                   /* requested dtype of a creation row; TH_SAME: default */
    device where; /* device of its tensors, set by the checks; results are made there */
} call;

/* Gradient buffers that the last backward loop may reuse. */
typedef struct spare {
    bool owned[TH_MAX_RESULTS], used[TH_MAX_RESULTS];
    int left; /* gradients still to compute; 0: no reuse */
} spare;

/* What a node keeps of a call for its backward. Inputs are the tensor slots, then the elements of
   each Tensor*. t and out hold only the tensors that the gradients read. */
typedef struct saved {
    const struct row *row;
    tensor **t, **out;
    tensor **shape; /* per input: its size when recorded; NULL if no gradient reads it */
    scalar *s;
    int64_t *n;
    ints *list;
    int first[TH_MAX_LISTS], many[TH_MAX_LISTS]; /* per Tensor*: its first input, its count */
    int count;                                   /* number of inputs */
    const bool *wants;                           /* per input: whether its gradient is needed */
    spare *spare;                                /* NULL: every gradient gets its own memory */
} saved;

enum {
    ROW_INPLACE = 1,    /* has an in-place form */
    ROW_CHANGES = 2,    /* modifies and returns its first tensor */
    ROW_VIEW = 4,       /* the result shares the input's storage */
    ROW_DENSE = 8,      /* its kernel takes contiguous tensors only */
    ROW_CREATE = 16,    /* no tensor parameter: creates a tensor of the default type */
    ROW_REINFORCE = 32, /* random: its node takes a reward instead of a gradient */
    ROW_REDUCE = 64,    /* enter is th_reduce */
    ROW_RANDOM = 128,   /* enter is th_random */
    ROW_LOOP = 512, /* enter is th_pointwise; a flag, since other packages see other addresses */
    ROW_FUNCTION = 256,     /* no method, even if another row of the same name is one */
    ROW_NARROW = 1024,      /* its GPU kernel and gradients take Half and bfloat16 directly */
    ROW_PROMOTES = 2048,    /* kernel rows: tensors may have different types */
    ROW_MIXED = 4096,       /* lists, typed tensors or numbers take part in type promotion */
    ROW_KEEPS_ORDER = 8192, /* results have the first tensor's order of dims */
    ROW_CONJUGATES =
        16384,         /* its gradients for complex numbers use the real formulas: fallback.c */
    ROW_WHOLE = 32768, /* random: its numbers are whole, so an output may have any type */
    ROW_CHANNELS_LAST = 65536, /* results are channels_last if a tensor is */
    ROW_PIXELS = 536870912,    /* a kernel of ROW_DENSE that also takes images of pixels */
    ROW_CONTIGUOUS = 131072,   /* loops: the result is contiguous for any order of the operands */
    ROW_WIDENS = 262144,       /* further tensors may have the type that computes the first one */
    ROW_CONVERTS =
        524288,          /* random: other floating tensors are converted to the first one's type */
    ROW_FILLS = 1048576, /* writes one number, so elements may share memory in place */
    ROW_UNNAMED = 2097152,   /* several results are a plain tuple */
    ROW_ORDERED = 4194304,   /* UInt64 is computed as the Long of the same order, not of its bits */
    ROW_DRAWS = 8388608,     /* draws random numbers */
    ROW_COMPARES = 16777216, /* losses: warn if required tensors differ in size */
    ROW_ALIKE = 33554432,    /* losses: refuse that */
    ROW_PRESETS = 67108864,  /* composed: its Python function has the defaults */
    ROW_ADDS = 134217728,    /* a reduction: results of parts of a dim are added */
    ROW_LINES = 134217728,   /* a kernel that takes Half and bfloat16 on the CPU; it saves floats */
    ROW_AVERAGES = 268435456, /* a reduction: results of equal parts are averaged */
    ROW_REPEATS = 536870912,  /* a reduction: results of parts are reduced in the same way */
    ROW_CALLS = 1073741824    /* each gradient is one call of a kernel row, which rounds once */
};

/* grad[k] is the gradient of result k; result[i] gets one reference per wanted input. */
typedef int (*backward)(const saved *, tensor *const *grad, tensor **result);

/* A row with one tensor operand that replaces this row if the second operand is a given number. */
typedef struct shortcut {
    double number;
    const struct row *row; /* NULL ends the list */
} shortcut;

typedef struct row {
    const char *op;        /* unique name */
    const char *name;      /* public name; rows that share it are overloads, tried in order */
    const char *signature; /* as written in ops.yaml, for messages */
    int (*enter)(const struct row *,
                 call *); /* th_pointwise or a similar entry; NULL: composed in Python */
    const void *body;     /* data for `enter` */
    struct {
        int (*cpu)(call *), (*cuda)(call *);
    } kernel; /* kernel, update and view rows: function to run after the checks */
    int (*require)(const call *); /* checks the values of numbers; NULL: no check */
    backward backward;            /* NULL: no gradient */
    const char *missing;          /* what to use instead of an underived gradient; NULL: nothing */
    const char *no_meta;          /* why it has no result on the meta device; NULL: it has */
    const char *autocast; /* the type that it computes in within autocast; NULL: its operands' */
    const char *node; /* the class of its nodes, as PyTorch's; NULL: the public name in capitals */
    const char *vmap; /* the rule for a batch; NULL: it follows from the kind of row, or a loop */
    const param *params;
    const shortcut *shortcuts; /* NULL: none */
    const char *const *names;  /* field names of the returned results, if several */
    uint8_t nparams, required; /* required: 1 + position of the last parameter without default */
    uint8_t tensors, scalars, ints, lists, many; /* numbers of slots */
    uint8_t follows; /* whether the default of a parameter is the value of another */
    uint8_t rank; /* dims of a plane: tensors in `unbatched` have 2 more, or 1 without the batch */
    uint8_t unbatched; /* bit per tensor slot */
    uint8_t reduction; /* losses: 1 + the position of `reduction`, in Python `size_average` */
    uint8_t reduce;    /* and the position that `reduce` and `reduction` precede; 255: none */
    uint8_t inputs;    /* tensor slots before the state tensors; the node has an edge per input */
    uint8_t results, returned;     /* returned: results without those kept for gradients only */
    uint8_t types[TH_MAX_RESULTS]; /* per result: a dtype, TH_SAME or TH_WIDE */
    uint32_t flags;
    uint32_t dtypes;         /* bit per dtype that it accepts */
    uint32_t own;            /* bit per dtype that it has a loop for */
    uint32_t on_gpus;        /* bit per dtype that its GPU kernel takes; 0: those of own */
    uint16_t differentiable; /* bit i: tensor slot i; bit 8 + k: the elements of Tensor* k */
    uint16_t lacks;          /* same bits: gradients that are not derived */
    uint16_t grads;          /* bit k: some gradient reads the gradient of result k */
    uint16_t moved;          /* bit per slot of s: elements may be set to that number unchanged */
    uint16_t joins;          /* bit per slot of s: the number takes part in type promotion */
    /* per slot: what its gradient reads: bit j slot j, bit 8 + k result k */
    uint16_t reads[TH_MAX_TENSORS];
    uint16_t sizes[TH_MAX_TENSORS]; /* per slot: bit j: its gradient reads the size of slot j */
    const char *options; /* what its options do, "dtype=bytes"; NULL: it follows from the body */
} row;

/* The rows of one public name. */
typedef struct overloads {
    const char *name;
    const row *const *rows;
    uint8_t count;
    const char *doc; /* docstring of the module's function; NULL: no function */
} overloads;

/* Entries: each checks the call, makes the outputs and computes. */
int th_pointwise(const row *r, call *c); /* pointwise.c: loop rows */
int th_reduce(const row *r, call *c);    /* reduce.c */
int th_random(const row *r, call *c);    /* random.c */
int th_kernel(const row *r, call *c);    /* kernel.c: hand-written kernels */
int th_update(const row *r, call *c);    /* kernels that modify a copy of their first tensor */
int th_view(const row *r, call *c);      /* views */
/* shared_elements.c: an update in place that writes one number, where out[0] overlaps itself */
int th_update_shared(const row *r, call *c, int (*kernel)(call *));

/* pointwise.c */
typedef struct pointwise {
    uint8_t outputs, inputs;       /* operands */
    uint8_t to[TH_MAX_RESULTS];    /* per output: result slot k, or TO_STATE + tensor slot */
    uint8_t from[TH_MAX_OPERANDS]; /* per input: tensor slot */
    /* per input that is a Tensor|Scalar: slot in s if it is a number */
    uint8_t number[TH_MAX_OPERANDS];
    uint16_t eithers;            /* bit per input: it may be a number */
    uint8_t typed;               /* bit per tensor slot: it has a fixed dtype */
    uint8_t divisors, exponents; /* bits of slots that are integer divisors, or exponents */
    uint8_t factors;             /* bits of slots: their numbers keep their precision */
    uint16_t limits;             /* bits of options that are rounded to the type of the elements */
    uint8_t fixed;               /* 1 + the input that `numbers` reads as one element; 0: none */
    uint16_t unread[2];          /* of integers, of others: bit per input that is not read */
    bool computes;               /* compute-bound loops: do not stream */
    bool copies;                 /* the only result is the only operand */
    /* Those of a type that the row computes in another are for operands of that type alone; their
       numbers are of the computed type. NULL: convert */
    loop loops[TH_DTYPES], numbers[TH_DTYPES];
    bool blocks;       /* those of Half and BFloat16 take multiples of TH_BLOCKS elements */
    gpu_kernel kernel; /* the same formula on a GPU */
    /* The formula of floats for stretch.c, operands first: x0 is an input, o0 an option, n0 a
       constant. NULL: it needs functions. */
    const char *postfix;
    const double *constants;
    const struct parts *parts; /* parts.h; NULL: none */
} pointwise;
enum { TO_STATE = 16 };
/* As th_output, but an input may be exactly the output's view, and a new output has the order of
   dims that its inputs agree on. */
tensor *th_elementwise_output(const row *r, call *c, int k, dtype type, const extent *size);
void th_lay_out(const row *r, const call *c, tensor *out); /* order the dims as the row says */

/* Accumulators are integral, floating or complex. A complex one is two doubles. */
enum { TH_SIDES = 3 };
static inline int th_side(dtype type) { return th_is_floating(type) + th_is_complex(type); }
static inline int th_accumulators(int each, dtype type) { return each << th_is_complex(type); }

/* reduce.c */
typedef struct reduction {
    uint8_t inputs;       /* tensor slots from 0 up, broadcast to one size */
    uint8_t accumulators; /* per set, that is per output */
    uint8_t dim;          /* slot in n (Dim) or list (Dim*); 255: reduces all dimensions */
    bool dims;            /* dim is a Dim* */
    uint8_t keepdim;      /* slot in n; 255: reduced dimensions are dropped */
    bool empty;           /* defined for no elements (sum, prod); false: raise an error */
    bool ordered;         /* formulas read the index */
    bool sums;            /* the step adds the element itself */
    uint8_t extremes;     /* 1: the result is the largest element, 2: the smallest one, 3: both */
    const char *postfix;  /* as that of a pointwise row; NULL: there is none */
    const double *constants;
    uint8_t search; /* 1, 2: the result is the first index of the largest, smallest element */
    accumulator start[TH_SIDES][TH_MAX_ACCUMULATORS];
    fold fold[TH_DTYPES], spread[TH_DTYPES]; /* NULL: widen the elements first */
    void (*join[TH_SIDES])(accumulator *, const accumulator *, int64_t sets);
    void (*finish[TH_SIDES])(accumulator *, int64_t sets, int64_t count, const scalar *option);
    gpu_kernel kernel;
    const struct parts *parts; /* parts.h; NULL: none */
} reduction;

/* conversions.c: a row without a loop for a dtype computes in another dtype, and mixed operands in
   their promoted type. Kernels that only move elements have loops for every dtype. */
typedef struct conversions {
    scalar option[TH_MAX_OPTIONS]; /* first member, since loops get a pointer to it */
    loop body, number;             /* `number`: that reads operand `fixed` as one element */
    int count, outputs, fixed;
    loop convert[TH_MAX_OPERANDS]; /* NULL: no conversion */
    loop round[TH_MAX_OPERANDS];   /* round to the type of the call: outputs after, inputs before */
    uint8_t item[TH_MAX_OPERANDS];
    uint32_t exact, floats; /* bits: not rounded to the type of the call; floats in any case */
} conversions;
static inline dtype th_computed(const row *r, dtype type) {
    return r->own >> type & 1                         ? type
           : th_is_stored(type)                       ? th_nearest(type)
           : th_is_narrow(type)                       ? TH_FLOAT
           : type == TH_BOOL && r->own >> TH_BYTE & 1 ? TH_BYTE
           : TH_WHOLE >> type & r->own >> TH_LONG & 1 ? TH_LONG
                                                      : type;
}
/* Boolean masks may be bytes; any byte but 0 is true. */
static inline bool th_accepts_dtype(uint8_t own, uint8_t wanted) {
    return own == wanted || (wanted == TH_BOOL && own == TH_BYTE);
}
/* The type that a number must fit: that of the elements it may be assigned to, or the computed
   type. */
static inline dtype th_number_type(const row *r, dtype type, int slot) {
    return r->moved >> slot & 1 || th_is_stored(type) ? type : th_computed(r, type);
}
/* Whether operands of different types are promoted. */
static inline bool th_promotes(const row *r) { return r->flags & (ROW_LOOP | ROW_PROMOTES); }
/* types: dtypes of the loop's operands; type: dtype of the call; computed: dtype of the loop. */
bool th_converts(const task *w, const uint8_t *types, dtype computed, dtype type);
/* Write a number of type `computed`, rounded to `type` if that is Half, BFloat16 or a stored type. */
void th_round_number(void *element, dtype computed, dtype type, scalar value);
/* Wrap the loop of a task in conversions; v->option must be filled. */
void th_loop_converted(task *w, conversions *v, const uint8_t *types, dtype computed, dtype type);
/* Use loops of Half or bfloat16 that take multiples of TH_BLOCKS elements, and floats in operands with a bit in
   `wide`; `numbers` may be NULL. Return false if the CPU has no instructions for them. */
bool th_loop_in_blocks(task *w, conversions *v, loop body, loop numbers, dtype type, uint32_t wide);

/* fallback.c: run the whole call on converted copies, rounding each result once; or on the CPU. */
int th_run_in_type(const row *r, call *c, dtype type);
int th_run_on_cpu(const row *r, call *c);
/* Sums and products are computed in the type of a given output: the operands are converted first. */
bool th_output_decides(const row *r, const call *c, dtype type);
int th_run_in_type_of_output(const row *r, call *c, dtype type);
/* Run the row's backward; on converted copies if gradients are narrow, or on the CPU if the row has
   no kernel for their GPU. */
int th_backward(const saved *s, tensor *const *grad, int count, tensor **result);

/* random.c: random rows fill their result from Philox4x32-10; element i of a call uses counter i.
   at[0] is the output, then one row of numbers per draw, then the inputs. */
typedef enum { DRAW_UNIFORM, DRAW_NORMAL, DRAW_INTEGERS } draw_source;
/* Direction of rounding to a narrow type, so that no number becomes an end that the row excludes. */
typedef enum { ROUND_NEAREST, ROUND_DOWN, ROUND_UP, ROUND_FINITE } draw_rounding;
typedef struct random_body {
    uint8_t draws, source[TH_MAX_DRAWS], rounding;
    uint8_t ends[2]; /* slots of the ends of a draw of integers; 255 is 0 */
    uint8_t inputs, from[TH_MAX_TENSORS];
    loop loops[TH_DTYPES];
    gpu_kernel kernel;
} random_body;
/* Set this thread's generator, NULL for the shared one; return the previous generator. */
uint64_t *th_use_generator(uint64_t state[2]);
void th_seed(uint64_t seed);
uint64_t th_initial_seed(void);
void th_random_state(uint64_t state[2]); /* seed, offset */
void th_set_random_state(const uint64_t state[2]);
/* Tests only: use these four words for every counter; NULL: random words again. */
void th_fix_random_words(const uint32_t *four);
uint64_t th_random_bits(void); /* 64 random bits, drawn as one call */

/* kernel.c */
typedef struct kernel_body {
    const char *shapes; /* letters such as "np,nm,mp->np"; NULL: use `shape` */
    /* The same where every tensor is given and none is broadcast: per tensor its rank and the dims
       that it equals, 16 * slot + dim; the number of results, and the same of each. NULL: none. */
    const uint8_t *plan;
    int (*shape)(extent *, const call *); /* also checks values of elements */
    /* Rows of matrices with batch dims: per tensor slot 1 + the dims of one matrix, 0 for a tensor
       without batch dims; per result whether it has the batch dims in front. */
    uint8_t inner[TH_MAX_TENSORS], kept[TH_MAX_RESULTS];
    uint8_t vectors; /* bit per slot: a vector, or a batch of them, is for another overload */
    bool whole;      /* the kernel takes all matrices, with one batch dim in front */
} kernel_body;
/* batch.c: the rest of a call of a row of matrices with batch dims, after the checks of types. */
int th_run_batch(const row *r, call *c, dtype type, int (*kernel)(call *));
/* Sizes of the results of a kernel row. */
int th_kernel_sizes(const row *r, const call *c, extent *size);

/* checks.c: each function returns -1 with the error set. */
const char *th_slot_name(const row *r, int t);
int th_check_device(const row *r, int t, const tensor *x, device where);
/* Check presence, device, dtype and numbers of all parameters; find the call's dtype and device. */
int th_check_dtypes(const row *r, call *c, dtype *found);
/* Set the device for this thread's calls without tensors; return the previous device. */
device th_set_creation_device(device where);
device th_meta_device(void);
bool th_makes_on_meta(void); /* whether that device is the meta device */
/* Check sizes against a spec such as "np,nm,mp->np" and compute the results' sizes. The spec has a
   letter per dim of each tensor parameter; "-" is an omitted one, and "*np" may be broadcast. */
int th_check_shapes(const row *r, const char *spec, const call *c, extent *result);
/* Broadcast the sizes of tensor slots. */
int th_common_size(const row *r, int count, tensor *const *t, extent *result);
/* Convert the row's numbers for formulas: Scalars, which must fit the dtype, then ints and bools.
   skipped: bit per slot of s that holds a tensor instead. */
int th_check_options(const row *r, const call *c, dtype type, uint32_t skipped, scalar *option);
/* Return the tensor for result k, also in out[k]: the given output if the row can write to it
   directly, else a new tensor, which th_finish copies to the output. Check its device, that its type
   can hold the result, that it overlaps neither itself nor part of an operand, and its size in
   place. NULL on failure. */
tensor *th_output(const row *r, call *c, int k, dtype type, const extent *size);
/* The same always as a new tensor, without checks. */
tensor *th_new_output(call *c, int k, dtype type, const extent *size);
/* End an entry: copy results to given outputs, which take the results' sizes; on failure drop the
   tensors in out. Return `failed`. */
int th_finish(call *c, int failed);
/* dtype of result k for a call's dtype */
dtype th_result_type(const row *r, int k, dtype type);
int64_t th_wrap_dim(const char *op, int64_t dim,
                    int ndim); /* dim counted from the start; -1 with an error */
/* Set a bit for each dim of the list, for all dims if it is empty; return -1 with an error. */
int th_dims_mask(const char *op, ints dims, int ndim, uint64_t *mask);
/* Compute the size after reducing the dims of a mask. */
void th_reduced_size(extent *result, const tensor *input, uint64_t mask, bool keepdim);
int th_nonzero_divisor(const char *op, const tensor *t);
int th_has_negative(const tensor *t); /* 1 if any integer is negative; -1 if out of memory */
int th_take_sizes(const char *op, extent *result, ints size); /* sizes given by the caller */
int th_check_gradient(const char *op, const tensor *grad_output, const extent *wanted);
int th_refuse(const row *r, const char *rule, const char *name, scalar value);
static inline bool th_has_size(const tensor *t, const extent *size) {
    bool same = t->ndim == size->ndim;
    for (int d = 0; same && d < size->ndim; d++)
        same = t->size[d] == size->size[d];
    return same;
}

/* gradient.c: one gradient of a loop or reduce row: an element formula, summed to the input's size
   if the input was broadcast. */
typedef struct gradient {
    uint8_t input;                 /* tensor slot that the gradient belongs to */
    uint8_t inputs;                /* operands of the loop */
    uint8_t from[TH_MAX_OPERANDS]; /* 0 to 7: tensor slot; FROM_RESULT + k; FROM_GRAD + k */
    loop loops[TH_DTYPES]; /* those of Half and BFloat16 take multiples of TH_BLOCKS elements */
    gpu_kernel kernel;
    /* Losses: 1 + the slot of `reduction`. The loops compute per element; with reduction "mean"
       they get the gradient divided by the number of elements. */
    uint8_t mean;
    bool computes; /* as in pointwise */
} gradient;
enum { FROM_RESULT = 8, FROM_GRAD = 16 };
tensor *th_gradient(const gradient *g, const saved *s, tensor *const *grad);
/* The formula `grad`: the gradient itself, summed or expanded to the input's size. */
tensor *th_pass_gradient(const saved *s, int input, tensor *grad);
/* The formula 0: zeros of the input's size, also where the gradient is inf or nan. */
tensor *th_zero_gradient(const saved *s, int input, tensor *const *grad);
int th_rank_of(const saved *s);                     /* rank of the broadcast inputs */
uint64_t th_dropped_dims(const saved *s, int ndim); /* bit per dim that the reduction dropped */
int th_finish_gradients(const saved *s,
                        tensor **result); /* 0 if all wanted gradients were made; else drops them */

/* compose.c: composed gradients as nested calls. A frame owns the tensors that the calls make;
   after a failure every call returns NULL. */
typedef struct frame {
    tensor *made[96];
    void *block[8]; /* concatenated lists of ints */
    int64_t bytes[8];
    int count, blocks;
    bool failed;
} frame;
tensor *th_apply(frame *f, const row *op, call *c); /* returns result 0, owned by the frame */
int th_apply_all(frame *f, const row *op, call *c, tensor **result, int count);
ints th_concatenate(frame *f, int runs, const ints *run); /* concatenates lists */
tensor *th_keep(tensor *t);                               /* adds a reference; NULL stays NULL */
tensor *th_keep_sum(frame *f, tensor *t, const tensor *shape); /* summed to a size */
int64_t th_size_at(const tensor *shape, int64_t dim);          /* dim may be negative */
/* on failure drops the results and returns -1 */
int th_end_frame(frame *f, const saved *s, tensor **result);

/* params.h: the parameters of a row. */
#pragma once
#include "base/base.h"

#define TH_NONE INT64_MIN /* an int parameter that was omitted */

typedef struct ints {
    const int64_t *at; /* NULL: omitted */
    int count;
} ints;

/* Kinds of parameters. */
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
    P_SCALARS, /* of composed rows: a list of numbers, or one number */
    P_WORD,
    P_FIXED,    /* a bool that is always `preset`, and so selects the overload; TH_NONE: any */
    P_REDUCTION /* of a loss: a word, its number, or the older flags */
} param_kind;

typedef struct param {
    const char *name;
    uint8_t kind;
    uint8_t slot;    /* slot in t, s, n, list or many, by kind */
    uint8_t number;  /* P_EITHER: slot in s if the argument is a number */
    uint8_t length;  /* P_INTS: k in int[k]; P_REDUCTION: a bit per number, bit 4 for wrong ones */
    bool optional;   /* may be omitted or None */
    bool none;       /* P_INTS: must be given, but it or an element may be None */
    uint8_t follows; /* P_INTS: 1 + position of the parameter whose value is the default */
    uint8_t fixed;   /* 1 + the required dtype of a tensor; 0: the type of the call */
    scalar preset;   /* default; ints, bools and words in .i */
    ints listed;     /* default of a P_LIST or P_DIMS; NULL: omitted */
    /* P_WORD: allowed words, separated by spaces; the value is the word's position */
    const char *words;
} param;
/* Initializers of defaults, which do not decide a type; the whole number ends at those of 64 bits. */
#define PRESET(f)                                                                                  \
    {f, (f) >= 0x1p63 ? INT64_MAX : (f) <= -0x1p63 ? -INT64_MAX : (int64_t)(f), TH_DEFAULT, 0}
#define PRESET_NONE {.i = TH_NONE, .kind = TH_DEFAULT}
static inline bool th_holds_tensor(const param *p) { return p->kind <= P_EITHER; }
static inline dtype th_param_type(const param *p, dtype of_call) {
    return p->fixed ? (dtype)(p->fixed - 1) : of_call;
}

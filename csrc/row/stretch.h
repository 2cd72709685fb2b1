/* stretch.h: consecutive steps of a program as one function of machine code, which keeps what lies
   between the steps in registers. A step is part of one if its row has a formula in postfix.

   stretch_reader.c reads the formulas into nodes. stretch_loops.c divides them: a reduction of a row ends a
   loop over its elements, the next loop reads the result. stretch_code.c writes the code of a node,
   stretch_calls.c calls and reductions, stretch_function.c the loops around them. */
#pragma once
#include "row/formula.h"

#define STRETCH_OPERANDS 64 /* pointers that the code reads */
#define STRETCH_NODES 512
#define STRETCH_LOOPS 8
#define STRETCH_KEPT 10 /* values per element that later loops read again */
#define STRETCH_FOLDS 4 /* reductions of a loop */

/* Compute `bytes` bytes of each row. `rest` tells the elements that do not fill a vector; at[k] moves on
   by next[k] bytes from row to row. */
typedef void (*stretch_code)(char **at, int64_t bytes, const void *rest, int64_t rows,
                             const int64_t *next);

/* What a pointer points to: elements of a register, its number per row, a number, or the memory that
   keeps a value for later loops. */
typedef struct stretch_operand {
    enum { STRETCH_ELEMENTS, STRETCH_PER_ROW, STRETCH_VALUE, STRETCH_KEEPS } kind;
    uint8_t at;     /* register, or which memory */
    bool is_output; /* the code writes it */
    int16_t option; /* of a number: as in program_number */
    double value;
} stretch_operand;

typedef struct stretch {
    int first, last; /* numbers of steps, among those that are wanted; `last` is not in it */
    stretch_code code;
    stretch_code
        streaming; /* stores whole vectors of program outputs past the caches; NULL: none */
    bool per_row;  /* it reads or writes a number per row */
    int operands, kept;
    stretch_operand operand[STRETCH_OPERANDS];
} stretch;

/* The stretches of a program for wanted outputs and a type. */
struct stretches {
    struct stretches *next;
    uint16_t wanted;
    uint8_t type;
    bool pieces;
    int count, steps; /* steps that are wanted */
    stretch each[];
};

#define LONGEST_VECTOR 64   /* bytes */
int th_stretch_bytes(void); /* of a vector; 0: this CPU has no such code */
/* Tell code, in `rest`, which of so many bytes do not fill a vector. */
void th_tell_rest(void *rest, int64_t bytes, int item);
/* Return the stretches of a program, which live as long as it; NULL: there are none. With `pieces`, code
   reduces a part of a row, and the rest of the program follows the last one. */
const struct stretches *th_stretches(const program *p, uint16_t wanted, dtype type, bool pieces);

typedef enum node_kind {
    NODE_ELEMENTS, /* operand `x` */
    NODE_SAME,     /* operand `x`, one element for all */
    NODE_STORE,    /* x to operand `y` */
    NODE_VECTOR,   /* x `op` y */
    NODE_ROOT,
    NODE_ROUND,   /* in mode `op` */
    NODE_COMPARE, /* by predicate `op`; a mask */
    NODE_MASK,    /* x `op` y, of masks */
    NODE_NOT,     /* of a mask, by the mask of ones, `y` */
    NODE_SELECT,  /* mask x ? y : z */
    NODE_CALL,    /* of function `op`, of x, or x and y */
    NODE_FOLD,    /* x of all elements by `op`, one number; y is neutral */
} node_kind;

typedef struct stretch_node {
    uint8_t kind, op;
    int16_t x, y, z; /* nodes, -1: none */
} node;

/* The k-th of three nodes that a node reads; -1: none. */
static inline int th_read(const node *n, int k) {
    if (n->kind == NODE_ELEMENTS || n->kind == NODE_SAME || (n->kind == NODE_STORE && k == 1))
        return -1;
    return k == 0 ? n->x : k == 1 ? n->y : n->z;
}
static inline bool th_reads(const node *n, int v) {
    return th_read(n, 0) == v || th_read(n, 1) == v || th_read(n, 2) == v;
}

/* Nodes in loops over a row's elements. List 2 k has the nodes of one number per row that loop k needs,
   list 2 k + 1 those of its body, in order; the last list follows the last loop. */
typedef struct stretch_plan {
    const node *nodes;
    int count, loops;
    bool wide[STRETCH_NODES];      /* it has a value per element */
    bool waits[STRETCH_NODES];     /* for a function in the same loop */
    uint8_t level[STRETCH_NODES];  /* the loop that computes it, at the earliest */
    uint8_t begins[STRETCH_NODES]; /* the loop that computes a wide value first */
    int16_t keep[STRETCH_NODES];   /* the operand that keeps it for later loops; -1: none */
    int16_t unless[STRETCH_NODES]; /* a mask of the row with which nothing reads it; -1: none */
    bool skips[STRETCH_LOOPS];     /* the loop has only reductions with such a mask */
    int16_t list[2 * STRETCH_LOOPS + 1][STRETCH_NODES];
    int length[2 * STRETCH_LOOPS + 1];
} stretch_plan;

/* stretch_loops.c: fill in a plan, and add what is kept to the operands; return whether it fits. */
bool th_plan_stretch(stretch_plan *p, const node *nodes, int count, stretch *s);

/* stretch_function.c: write the functions of s; return whether they fit the registers. */
bool th_write_stretch(const stretch_plan *p, stretch *s, bool twice);
/* stretch_calls.c: the number of a function of csrc/maths by its name, and how many operands it reads; -1: none. */
int th_stretch_function(const char *name, size_t length, int *reads);

/* stretch.h: consecutive steps of a program as one loop of machine code, which keeps what lies between
   the steps in registers. A step is part of one if its row has a formula in postfix. */
#pragma once
#include "row/formula.h"

#define STRETCH_OPERANDS 48 /* pointers that the code reads */
#define STRETCH_DENSE 12    /* of them, elements: one register each */

typedef void (*stretch_code)(char *const *at, int64_t bytes);

/* What a pointer points to: elements of a register, its number per row, or a number. */
typedef struct stretch_operand {
    enum { STRETCH_ELEMENTS, STRETCH_PER_ROW, STRETCH_VALUE } kind;
    uint8_t at;     /* register */
    bool is_output; /* the code writes it */
    int16_t option; /* of a number: as in program_number */
    double value;
} stretch_operand;

typedef struct stretch {
    int first, last; /* numbers of steps, among those that are wanted; `last` is not in it */
    stretch_code code;
    bool per_row; /* it reads a number per row */
    int operands;
    stretch_operand operand[STRETCH_OPERANDS];
} stretch;

/* The stretches of a program for wanted outputs and a type. */
struct stretches {
    struct stretches *next;
    uint16_t wanted;
    uint8_t type;
    int count;
    stretch each[];
};

int th_stretch_bytes(void); /* of a vector; 0: this CPU has no such code */
/* Return the stretches of a program, which live as long as it; NULL: there are none. */
const struct stretches *th_stretches(const program *p, uint16_t wanted, dtype type);

/* stretch_code.c */
#define STRETCH_NODES 512

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
} node_kind;

typedef struct stretch_node {
    uint8_t kind, op;
    int16_t x, y, z; /* nodes, -1: none */
} node;

/* Write the loop that computes nodes, in order; return NULL if it does not fit the registers. */
stretch_code th_write_stretch(const node *nodes, int count, const stretch *s, bool twice);

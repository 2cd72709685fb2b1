/* operators.h: Python's operators, and the rows that implement them. */
#pragma once
#include "row/row.h"

enum {
    OPERATOR_ADD,
    OPERATOR_SUB,
    OPERATOR_MUL,
    OPERATOR_DIV,
    OPERATOR_FLOORDIV,
    OPERATOR_MOD,
    OPERATOR_POW,
    OPERATOR_MATMUL,
    OPERATOR_AND,
    OPERATOR_OR,
    OPERATOR_XOR,
    OPERATOR_LSHIFT,
    OPERATOR_RSHIFT,
    OPERATOR_INVERT,
    OPERATOR_LT,
    OPERATOR_LE,
    OPERATOR_EQ,
    OPERATOR_NE,
    OPERATOR_GE,
    OPERATOR_GT,
    OPERATOR_NEG,
    OPERATOR_ABS,
    OPERATOR_COUNT
};

/* Generated: the catalogue of this module. Lists end with NULL. */
extern const row *const th_own_rows[];
extern const overloads *const th_own_names[];
/* the functions of a module other than torch; NULL ends the list */
typedef struct module_names {
    const char *module;
    const overloads *const *names;
} module_names;
extern const module_names th_own_modules[];
extern const overloads *const th_own_internal[];            /* rows that only gradients call */
extern const overloads *const th_operators[OPERATOR_COUNT]; /* rows of each operator, or NULL */

/* assembler.h: x86-64 instructions on vectors, as bytes. Vectors have 512 bits with AVX-512 and 256
   with AVX2; all instructions but comparisons are the same in both, in another encoding. */
#pragma once
#include "base/base.h"

#define ASSEMBLER_BYTES 32768

typedef struct assembler {
    uint8_t *code;
    int size;
    bool wide;   /* AVX-512 */
    bool twice;  /* elements are doubles */
    bool failed; /* the code is too long */
} assembler;

/* Operand of an instruction: a vector register, or memory at a base register plus rax, or at a distance
   from the stack pointer. */
typedef struct place {
    enum { IN_REGISTER, AT_BASE, ON_STACK } kind;
    int number; /* register, or distance */
} place;

typedef enum vector_op {
    V_ADD = 0x58,
    V_MUL = 0x59,
    V_SUB = 0x5c,
    V_DIV = 0x5e,
    V_SQRT = 0x51,
    V_AND = 0x54,
    V_OR = 0x56,
    V_XOR = 0x57,
} vector_op;

/* Predicates of comparisons. */
enum { V_EQUAL = 0, V_LESS = 1, V_LESS_EQUAL = 2, V_UNEQUAL = 4, V_MORE_EQUAL = 13, V_MORE = 14 };

void th_emit_bytes(assembler *a, const void *bytes, int count);
void th_emit_load(assembler *a, int to, place from);
void th_emit_store(assembler *a, place to, int from);
void th_emit_broadcast(assembler *a, int to, int base); /* an element at a base register */
void th_emit_vector(assembler *a, vector_op op, int to, int x, place y); /* x of V_SQRT is 0 */
void th_emit_round(assembler *a, int to, place x, int mode);
/* To a mask register with AVX-512, to a vector of ones and zeros with AVX2. */
void th_emit_compare(assembler *a, int predicate, int to, int x, place y);
void th_emit_mask(assembler *a, vector_op op, int to, int x, int y); /* V_XOR: not x; AVX-512 */
void th_emit_select(assembler *a, int to, int mask, place yes, int no);
void th_emit_pointer(assembler *a, int to, int index);    /* to = ((char **)rdi)[index] */
int th_emit_loop_start(assembler *a);                     /* rax = 0; return the label */
void th_emit_loop_end(assembler *a, int label, int step); /* rax += step; jump while below rsi */
/* Save the registers that a function must, and take `bytes` of stack. */
void th_emit_entry(assembler *a, int bytes);
void th_emit_return(assembler *a);

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
    int ahead;  /* vectors beyond the base register plus rax */
} place;

typedef enum vector_op {
    V_LOAD = 0x10,  /* of a part: from y, without x */
    V_STORE = 0x11, /* of a part: `to` to y, without x */
    V_ADD = 0x58,
    V_MUL = 0x59,
    V_SUB = 0x5c,
    V_DIV = 0x5e,
    V_SQRT = 0x51,
    V_MIN = 0x5d, /* of two numbers; y if one is nan */
    V_MAX = 0x5f,
    V_AND = 0x54,
    V_OR = 0x56,
    V_XOR = 0x57,
    V_MOST_BITS = 0x3f, /* as unsigned integers, of floats */
} vector_op;

/* Predicates of comparisons. */
enum {
    V_EQUAL = 0,
    V_LESS = 1,
    V_LESS_EQUAL = 2,
    V_UNORDERED = 3,
    V_UNEQUAL = 4,
    V_MORE_EQUAL = 13,
    V_MORE = 14
};
/* General registers, and conditions of jumps. */
enum {
    RAX = 0,
    RCX = 1,
    RDX = 2,
    RSI = 6,
    RDI = 7,
    R8 = 8,
    IF_BELOW = 2,
    IF_NOT_BELOW = 3,
    IF_ZERO = 4,
    IF_NOT_ZERO = 5
};
/* Mask registers of AVX-512 that no value takes: of the elements of a row that do not fill a vector, and of
   the elements that are nan. */
#define MASK_OF_REST 7
#define MASK_OF_NAN 6

void th_emit_load(assembler *a, int to, place from);
void th_emit_store(assembler *a, place to, int from);
void th_emit_stream(assembler *a, place to, int from); /* past the caches */
/* Some elements: those of mask register `mask`, or with AVX2 of the mask in vector register `mask`. */
void th_emit_load_some(assembler *a, int to, place from, int mask); /* the others are 0 */
void th_emit_store_some(assembler *a, place to, int from, int mask);
void th_emit_broadcast(assembler *a, int to, place from);                /* an element */
void th_emit_vector(assembler *a, vector_op op, int to, int x, place y); /* x of V_SQRT is 0 */
void th_emit_round(assembler *a, int to, place x, int mode);
/* To a mask register with AVX-512, to a vector of ones and zeros with AVX2. */
void th_emit_compare(assembler *a, int predicate, int to, int x, place y);
void th_emit_mask(assembler *a, vector_op op, int to, int x, int y); /* V_XOR: not x; AVX-512 */
void th_emit_mask_load(assembler *a, int to, place from);
void th_emit_mask_store(assembler *a, place to, int from);
void th_emit_select(assembler *a, int to, int mask, place yes, int no);
/* The lower `bytes` bytes of registers below 16: one number, or a vector. */
void th_emit_part(assembler *a, vector_op op, int bytes, bool twice, int to, int x, place y);
void th_emit_upper_half(assembler *a, int bytes, int to, int from);   /* of at least two floats */
void th_emit_to_doubles(assembler *a, int bytes, int to, place from); /* so many of doubles */
void th_emit_to_float(assembler *a, int to, int from);                /* from one double */
void th_emit_part_or_nan(assembler *a, bool twice, int to, int nan,
                         int mask);                    /* `nan` where it is nan */
void th_emit_pointer(assembler *a, int to, int index); /* to = ((char **)rdi)[index] */
void th_emit_get(assembler *a, int to, int distance);  /* a general register from the stack */
void th_emit_get_mask(assembler *a, int distance);     /* rax = 16 bits of a mask */
void th_emit_put(assembler *a, int distance, int from);
void th_emit_copy_element(assembler *a, int distance);   /* from the stack to [rcx], through rax */
void th_emit_call(assembler *a, void (*function)(void)); /* through rax */
void th_emit_advance(assembler *a,
                     int index); /* add ((int64_t *)rsi)[index] to the pointer, by rax */
void th_emit_count_down(assembler *a, int distance); /* of a number on the stack */
void th_emit_clear(assembler *a);                    /* rax = 0 */
void th_emit_add(assembler *a, int bytes);           /* to rax */
void th_emit_round_down(assembler *a, int bytes);    /* rsi, to a multiple */
void th_emit_compare_end(assembler *a);              /* rax with rsi */
void th_emit_test(assembler *a, int bits);           /* of eax */
void th_emit_jump(assembler *a, int condition, int label);
int th_emit_jump_ahead(assembler *a, int condition); /* return what th_emit_land takes */
void th_emit_land(assembler *a, int jump);           /* the jump's label is here */
/* Save the registers that a function must, and take stack; return what th_emit_frame takes. */
int th_emit_entry(assembler *a);
void th_emit_frame(assembler *a, int entry, int bytes); /* the stack that the function takes */
void th_emit_return(assembler *a);

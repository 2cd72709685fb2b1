/* assembler.c: encodes instructions on vectors, as "Intel 64 and IA-32 Architectures Software
   Developer's Manual", volume 2, chapter 2, describes the prefixes VEX and EVEX. */
#include "row/assembler.h"

#include <string.h>

/* Opcode maps and implied prefixes. */
enum {
    MAP_0F = 1,
    MAP_0F38 = 2,
    MAP_0F3A = 3,
    NO_PREFIX = 0,
    PREFIX_66 = 1,
    PREFIX_F3 = 2,
    PREFIX_F2 = 3
};

/* An instruction's opcode, with the width of elements in the bit W of EVEX. */
typedef struct opcode {
    uint8_t map, prefix, byte;
    bool wide_vex; /* the bit W of VEX */
} opcode;

static void emit_bytes(assembler *a, const void *bytes, int count) {
    if (a->size + count > ASSEMBLER_BYTES) {
        a->failed = true;
        return;
    }
    memcpy(a->code + a->size, bytes, (size_t)count);
    a->size += count;
}

static void emit_byte(assembler *a, int byte) { emit_bytes(a, &(uint8_t){(uint8_t)byte}, 1); }

static void emit_word(assembler *a, int word) { emit_bytes(a, &(int32_t){word}, 4); }

/* Opcode of arithmetic: with the prefix 66 for doubles. */
static opcode arithmetic(const assembler *a, int byte) {
    return (opcode){MAP_0F, a->twice ? PREFIX_66 : NO_PREFIX, (uint8_t)byte, false};
}

/* ModRM, SIB and distance of the last operand. */
static void emit_operand(assembler *a, int reg, place rm) {
    const int field = (reg & 7) << 3;
    if (rm.kind == IN_REGISTER) {
        emit_byte(a, 0xc0 | field | (rm.number & 7));
    } else if (rm.kind == AT_BASE) { /* [base + rax + distance], in vectors with AVX-512 */
        emit_byte(a, 0x44 | field);
        emit_byte(a, rm.number & 7);
        emit_byte(a, rm.ahead * (a->wide ? 1 : 32));
    } else { /* [rsp + distance] */
        emit_byte(a, 0x84 | field);
        emit_byte(a, 0x24);
        emit_word(a, rm.number);
    }
}

/* Bit 3 of the last operand's register, and bit 4 of a vector register. */
static bool high(place rm) { return rm.kind != ON_STACK && rm.number & 8; }
static bool highest(place rm) { return rm.kind == IN_REGISTER && rm.number & 16; }

static void emit_vex(assembler *a, opcode op, bool long_vector, int reg, int second, place rm) {
    emit_byte(a, 0xc4);
    emit_byte(a, (reg & 8 ? 0 : 0x80) | 0x40 | (high(rm) ? 0 : 0x20) | op.map);
    emit_byte(a, op.wide_vex << 7 | (~second & 15) << 3 | long_vector << 2 | op.prefix);
    emit_byte(a, op.byte);
    emit_operand(a, reg, rm);
}

static void emit_evex_of(assembler *a, opcode op, bool twice, int reg, int second, place rm,
                         int mask) {
    emit_byte(a, 0x62);
    emit_byte(a, (reg & 8 ? 0 : 0x80) | (highest(rm) ? 0 : 0x40) | (high(rm) ? 0 : 0x20)
                     | (reg & 16 ? 0 : 0x10) | op.map);
    emit_byte(a, twice << 7 | (~second & 15) << 3 | 4 | op.prefix);
    emit_byte(a, 0x40 | (second & 16 ? 0 : 8) | mask);
    emit_byte(a, op.byte);
    emit_operand(a, reg, rm);
}

static void emit_evex(assembler *a, opcode op, int reg, int second, place rm, int mask) {
    emit_evex_of(a, op, a->twice, reg, second, rm, mask);
}

static void emit(assembler *a, opcode op, int reg, int second, place rm) {
    if (a->wide)
        emit_evex(a, op, reg, second, rm, 0);
    else
        emit_vex(a, op, true, reg, second, rm);
}

static const opcode most_bits = {MAP_0F38, PREFIX_66, V_MOST_BITS, false}; /* vpmaxud */

void th_emit_load(assembler *a, int to, place from) { emit(a, arithmetic(a, 0x10), to, 0, from); }

void th_emit_store(assembler *a, place to, int from) { emit(a, arithmetic(a, 0x11), from, 0, to); }

void th_emit_stream(assembler *a, place to, int from) { emit(a, arithmetic(a, 0x2b), from, 0, to); }

void th_emit_load_some(assembler *a, int to, place from, int mask) {
    if (a->wide)
        emit_evex(a, arithmetic(a, 0x10), to, 0, from, 0x80 | mask);
    else
        emit(a, (opcode){MAP_0F38, PREFIX_66, a->twice ? 0x2d : 0x2c, false}, to, mask, from);
}

void th_emit_store_some(assembler *a, place to, int from, int mask) {
    if (a->wide)
        emit_evex(a, arithmetic(a, 0x11), from, 0, to, mask);
    else
        emit(a, (opcode){MAP_0F38, PREFIX_66, a->twice ? 0x2f : 0x2e, false}, from, mask, to);
}

void th_emit_broadcast(assembler *a, int to, place from) {
    const opcode op = {MAP_0F38, PREFIX_66, a->twice ? 0x19 : 0x18, false};
    emit(a, op, to, 0, from);
}

void th_emit_vector(assembler *a, vector_op op, int to, int x, place y) {
    emit(a, op == V_MOST_BITS ? most_bits : arithmetic(a, op), to, x, y);
}

void th_emit_round(assembler *a, int to, place x, int mode) {
    emit(a, (opcode){MAP_0F3A, PREFIX_66, a->twice ? 9 : 8, false}, to, 0, x);
    emit_byte(a, mode);
}

void th_emit_compare(assembler *a, int predicate, int to, int x, place y) {
    emit(a, arithmetic(a, 0xc2), to, x, y);
    emit_byte(a, predicate);
}

void th_emit_mask(assembler *a, vector_op op, int to, int x, int y) {
    const uint8_t byte = op == V_AND ? 0x41 : op == V_OR ? 0x45 : 0x44;
    const bool not= op == V_XOR;
    const opcode code = {MAP_0F, NO_PREFIX, byte, false};
    emit_vex(a, code, !not, to, not? 0 : x, (place){.kind = IN_REGISTER, .number = not? x : y});
}

void th_emit_mask_load(assembler *a, int to, place from) {
    emit_vex(a, (opcode){MAP_0F, NO_PREFIX, 0x90, false}, false, to, 0, from);
}

void th_emit_mask_store(assembler *a, place to, int from) {
    emit_vex(a, (opcode){MAP_0F, NO_PREFIX, 0x91, false}, false, from, 0, to);
}

void th_emit_select(assembler *a, int to, int mask, place yes, int no) {
    if (a->wide) {
        emit_evex(a, (opcode){MAP_0F38, PREFIX_66, 0x65, false}, to, no, yes, mask);
        return;
    }
    emit_vex(a, (opcode){MAP_0F3A, PREFIX_66, a->twice ? 0x4b : 0x4a, false}, true, to, no, yes);
    emit_byte(a, mask << 4);
}

/* --- parts of vectors ----------------------------------------------------------------------- */

static void emit_part(assembler *a, opcode op, int bytes, bool twice, int reg, int second,
                      place rm) {
    if (bytes == 64)
        emit_evex_of(a, op, twice, reg, second, rm, 0);
    else
        emit_vex(a, op, bytes == 32, reg, second, rm);
}

void th_emit_part(assembler *a, vector_op op, int bytes, bool twice, int to, int x, place y) {
    const bool lone = bytes == (twice ? 8 : 4);
    const int prefix = lone ? (twice ? PREFIX_F2 : PREFIX_F3) : twice ? PREFIX_66 : NO_PREFIX;
    const opcode code = {MAP_0F, (uint8_t)prefix, (uint8_t)op, false};
    emit_part(a, op == V_MOST_BITS ? most_bits : code, bytes, twice, to, x, y);
}

void th_emit_upper_half(assembler *a, int bytes, int to, int from) {
    const place source = {.kind = IN_REGISTER, .number = from},
                target = {.kind = IN_REGISTER, .number = to};
    if (bytes > 16) { /* vextractf64x4, vextractf128 */
        const uint8_t byte = bytes == 64 ? 0x1b : 0x19;
        emit_part(a, (opcode){MAP_0F3A, PREFIX_66, byte, false}, bytes, true, from, 0, target);
        emit_byte(a, 1);
    } else if (bytes == 16) { /* vunpckhpd */
        emit_part(a, (opcode){MAP_0F, PREFIX_66, 0x15, false}, bytes, true, to, from, source);
    } else { /* vmovshdup */
        emit_part(a, (opcode){MAP_0F, PREFIX_F3, 0x16, false}, bytes, false, to, 0, source);
    }
}

void th_emit_to_doubles(assembler *a, int bytes, int to, place from) {
    emit_part(a, (opcode){MAP_0F, NO_PREFIX, 0x5a, false}, bytes, false, to, 0, from);
}

void th_emit_to_float(assembler *a, int to, int from) {
    emit_part(a, (opcode){MAP_0F, PREFIX_F2, 0x5a, false}, 8, true, to, to,
              (place){.kind = IN_REGISTER, .number = from});
}

void th_emit_part_or_nan(assembler *a, bool twice, int to, int nan, int mask) {
    const place source = {.kind = IN_REGISTER, .number = nan};
    const int prefix = twice ? PREFIX_66 : NO_PREFIX;
    emit_part(a, (opcode){MAP_0F, (uint8_t)prefix, 0xc2, false}, 16, twice, mask, nan, source);
    emit_byte(a, V_UNORDERED);
    emit_part(a, (opcode){MAP_0F3A, PREFIX_66, twice ? 0x4b : 0x4a, false}, 16, twice, to, to,
              source);
    emit_byte(a, mask << 4);
}

/* --- general registers ---------------------------------------------------------------------- */

void th_emit_pointer(assembler *a, int to, int index) {
    emit_byte(a, 0x48 | (to & 8 ? 4 : 0));
    emit_byte(a, 0x8b);
    emit_byte(a, 0x87 | (to & 7) << 3);
    emit_word(a, 8 * index);
}

/* A 64-bit instruction on a general register and [rsp + distance]. */
static void emit_general(assembler *a, int byte, int reg, int distance) {
    emit_byte(a, 0x48 | (reg & 8 ? 4 : 0));
    emit_byte(a, byte);
    emit_operand(a, reg, (place){.kind = ON_STACK, .number = distance});
}

void th_emit_get(assembler *a, int to, int distance) { emit_general(a, 0x8b, to, distance); }

void th_emit_get_mask(assembler *a, int distance) {
    emit_bytes(a, "\x0f\xb7",
               2); /* as many bytes as a mask register stores, so that the load need not wait */
    emit_operand(a, RAX, (place){.kind = ON_STACK, .number = distance});
}

void th_emit_put(assembler *a, int distance, int from) { emit_general(a, 0x89, from, distance); }

void th_emit_copy_element(assembler *a, int distance) {
    th_emit_get(a, RAX, distance);
    emit_bytes(a, "\x48\x89\x01" + !a->twice, 2 + a->twice);
}

void th_emit_call(assembler *a, void (*function)(void)) {
    emit_bytes(a, "\x48\xb8", 2);
    emit_bytes(a, &function, sizeof function);
    emit_bytes(a, "\xff\xd0", 2);
}

void th_emit_advance(assembler *a, int index) {
    emit_bytes(a, "\x48\x8b\x86", 3); /* mov rax, [rsi + 8 index]; add [rdi + 8 index], rax */
    emit_word(a, 8 * index);
    emit_bytes(a, "\x48\x01\x87", 3);
    emit_word(a, 8 * index);
}

void th_emit_count_down(assembler *a, int distance) {
    const int decrement = 1; /* of the opcode */
    emit_general(a, 0xff, decrement, distance);
}

void th_emit_clear(assembler *a) { emit_bytes(a, "\x31\xc0", 2); }

void th_emit_add(assembler *a, int bytes) {
    emit_bytes(a, "\x48\x05", 2);
    emit_word(a, bytes);
}

void th_emit_round_down(assembler *a, int bytes) {
    emit_bytes(a, "\x48\x81\xe6", 3);
    emit_word(a, -bytes);
}

void th_emit_compare_end(assembler *a) { emit_bytes(a, "\x48\x39\xf0", 3); }

void th_emit_test(assembler *a, int bits) {
    emit_byte(a, 0xa9);
    emit_word(a, bits);
}

void th_emit_jump(assembler *a, int condition, int label) {
    emit_byte(a, 0x0f);
    emit_byte(a, 0x80 | condition);
    emit_word(a, label - a->size - 4);
}

int th_emit_jump_ahead(assembler *a, int condition) {
    th_emit_jump(a, condition, 0);
    return a->size;
}

/* Write the word that ends at `end`. */
static void complete(assembler *a, int end, int32_t word) {
    if (!a->failed)
        memcpy(a->code + end - sizeof word, &word, sizeof word);
}

void th_emit_land(assembler *a, int jump) { complete(a, jump, a->size - jump); }

int th_emit_entry(assembler *a) {
    /* push rbp; mov rbp, rsp; push rbx, r12 to r15; and rsp, -64; sub rsp, ... */
    emit_bytes(
        a, "\x55\x48\x89\xe5\x53\x41\x54\x41\x55\x41\x56\x41\x57\x48\x83\xe4\xc0\x48\x81\xec", 20);
    emit_word(a, 0);
    return a->size;
}

void th_emit_frame(assembler *a, int entry, int bytes) { complete(a, entry, bytes); }

void th_emit_return(assembler *a) {
    /* vzeroupper; lea rsp, [rbp - 40]; pop r15 to r12, rbx, rbp; ret */
    emit_bytes(a, "\xc5\xf8\x77\x48\x8d\x65\xd8\x41\x5f\x41\x5e\x41\x5d\x41\x5c\x5b\x5d\xc3", 18);
}

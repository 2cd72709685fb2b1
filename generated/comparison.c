/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* comparison: Elementwise comparisons, which give a ByteTensor of ones and zeros. Every
   comparison with nan is false, but for ne. */
#include "loop.h"
#include "ops.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* eq(Tensor input, Tensor|Scalar other) -> ByteTensor = input == other */
LOOP(eq_byte) { LOOP2(uint8_t, uint8_t, input, uint8_t, other, input == other) }
LOOP(eq_char) { LOOP2(uint8_t, int8_t, input, int8_t, other, input == other) }
LOOP(eq_short) { LOOP2(uint8_t, int16_t, input, int16_t, other, input == other) }
LOOP(eq_int) { LOOP2(uint8_t, int32_t, input, int32_t, other, input == other) }
LOOP(eq_long) { LOOP2(uint8_t, int64_t, input, int64_t, other, input == other) }
LOOP(eq_float) { LOOP2(uint8_t, float, input, float, other, input == other) }
LOOP(eq_double) { LOOP2(uint8_t, double, input, double, other, input == other) }
static const pointwise eq_row = {
    .op = "eq", .dtypes = TH_ALL, .inputs = 2, .either = 2,
    .either_slot = {[1] = 0},
    .types = {TH_SAME, TH_SAME},
    .result = TH_BYTE, .scalars = 1,
    .loops = {
        [TH_BYTE] = eq_byte, [TH_CHAR] = eq_char, [TH_SHORT] = eq_short, [TH_INT] = eq_int,
        [TH_LONG] = eq_long, [TH_FLOAT] = eq_float, [TH_DOUBLE] = eq_double
    },
};
int th_eq(call *c) { return th_pointwise(&eq_row, c); }

/* ne(Tensor input, Tensor|Scalar other) -> ByteTensor = input != other */
LOOP(ne_byte) { LOOP2(uint8_t, uint8_t, input, uint8_t, other, input != other) }
LOOP(ne_char) { LOOP2(uint8_t, int8_t, input, int8_t, other, input != other) }
LOOP(ne_short) { LOOP2(uint8_t, int16_t, input, int16_t, other, input != other) }
LOOP(ne_int) { LOOP2(uint8_t, int32_t, input, int32_t, other, input != other) }
LOOP(ne_long) { LOOP2(uint8_t, int64_t, input, int64_t, other, input != other) }
LOOP(ne_float) { LOOP2(uint8_t, float, input, float, other, input != other) }
LOOP(ne_double) { LOOP2(uint8_t, double, input, double, other, input != other) }
static const pointwise ne_row = {
    .op = "ne", .dtypes = TH_ALL, .inputs = 2, .either = 2,
    .either_slot = {[1] = 0},
    .types = {TH_SAME, TH_SAME},
    .result = TH_BYTE, .scalars = 1,
    .loops = {
        [TH_BYTE] = ne_byte, [TH_CHAR] = ne_char, [TH_SHORT] = ne_short, [TH_INT] = ne_int,
        [TH_LONG] = ne_long, [TH_FLOAT] = ne_float, [TH_DOUBLE] = ne_double
    },
};
int th_ne(call *c) { return th_pointwise(&ne_row, c); }

/* lt(Tensor input, Tensor|Scalar other) -> ByteTensor = input < other */
LOOP(lt_byte) { LOOP2(uint8_t, uint8_t, input, uint8_t, other, input < other) }
LOOP(lt_char) { LOOP2(uint8_t, int8_t, input, int8_t, other, input < other) }
LOOP(lt_short) { LOOP2(uint8_t, int16_t, input, int16_t, other, input < other) }
LOOP(lt_int) { LOOP2(uint8_t, int32_t, input, int32_t, other, input < other) }
LOOP(lt_long) { LOOP2(uint8_t, int64_t, input, int64_t, other, input < other) }
LOOP(lt_float) { LOOP2(uint8_t, float, input, float, other, input < other) }
LOOP(lt_double) { LOOP2(uint8_t, double, input, double, other, input < other) }
static const pointwise lt_row = {
    .op = "lt", .dtypes = TH_ALL, .inputs = 2, .either = 2,
    .either_slot = {[1] = 0},
    .types = {TH_SAME, TH_SAME},
    .result = TH_BYTE, .scalars = 1,
    .loops = {
        [TH_BYTE] = lt_byte, [TH_CHAR] = lt_char, [TH_SHORT] = lt_short, [TH_INT] = lt_int,
        [TH_LONG] = lt_long, [TH_FLOAT] = lt_float, [TH_DOUBLE] = lt_double
    },
};
int th_lt(call *c) { return th_pointwise(&lt_row, c); }

/* le(Tensor input, Tensor|Scalar other) -> ByteTensor = input <= other */
LOOP(le_byte) { LOOP2(uint8_t, uint8_t, input, uint8_t, other, input <= other) }
LOOP(le_char) { LOOP2(uint8_t, int8_t, input, int8_t, other, input <= other) }
LOOP(le_short) { LOOP2(uint8_t, int16_t, input, int16_t, other, input <= other) }
LOOP(le_int) { LOOP2(uint8_t, int32_t, input, int32_t, other, input <= other) }
LOOP(le_long) { LOOP2(uint8_t, int64_t, input, int64_t, other, input <= other) }
LOOP(le_float) { LOOP2(uint8_t, float, input, float, other, input <= other) }
LOOP(le_double) { LOOP2(uint8_t, double, input, double, other, input <= other) }
static const pointwise le_row = {
    .op = "le", .dtypes = TH_ALL, .inputs = 2, .either = 2,
    .either_slot = {[1] = 0},
    .types = {TH_SAME, TH_SAME},
    .result = TH_BYTE, .scalars = 1,
    .loops = {
        [TH_BYTE] = le_byte, [TH_CHAR] = le_char, [TH_SHORT] = le_short, [TH_INT] = le_int,
        [TH_LONG] = le_long, [TH_FLOAT] = le_float, [TH_DOUBLE] = le_double
    },
};
int th_le(call *c) { return th_pointwise(&le_row, c); }

/* gt(Tensor input, Tensor|Scalar other) -> ByteTensor = input > other */
LOOP(gt_byte) { LOOP2(uint8_t, uint8_t, input, uint8_t, other, input > other) }
LOOP(gt_char) { LOOP2(uint8_t, int8_t, input, int8_t, other, input > other) }
LOOP(gt_short) { LOOP2(uint8_t, int16_t, input, int16_t, other, input > other) }
LOOP(gt_int) { LOOP2(uint8_t, int32_t, input, int32_t, other, input > other) }
LOOP(gt_long) { LOOP2(uint8_t, int64_t, input, int64_t, other, input > other) }
LOOP(gt_float) { LOOP2(uint8_t, float, input, float, other, input > other) }
LOOP(gt_double) { LOOP2(uint8_t, double, input, double, other, input > other) }
static const pointwise gt_row = {
    .op = "gt", .dtypes = TH_ALL, .inputs = 2, .either = 2,
    .either_slot = {[1] = 0},
    .types = {TH_SAME, TH_SAME},
    .result = TH_BYTE, .scalars = 1,
    .loops = {
        [TH_BYTE] = gt_byte, [TH_CHAR] = gt_char, [TH_SHORT] = gt_short, [TH_INT] = gt_int,
        [TH_LONG] = gt_long, [TH_FLOAT] = gt_float, [TH_DOUBLE] = gt_double
    },
};
int th_gt(call *c) { return th_pointwise(&gt_row, c); }

/* ge(Tensor input, Tensor|Scalar other) -> ByteTensor = input >= other */
LOOP(ge_byte) { LOOP2(uint8_t, uint8_t, input, uint8_t, other, input >= other) }
LOOP(ge_char) { LOOP2(uint8_t, int8_t, input, int8_t, other, input >= other) }
LOOP(ge_short) { LOOP2(uint8_t, int16_t, input, int16_t, other, input >= other) }
LOOP(ge_int) { LOOP2(uint8_t, int32_t, input, int32_t, other, input >= other) }
LOOP(ge_long) { LOOP2(uint8_t, int64_t, input, int64_t, other, input >= other) }
LOOP(ge_float) { LOOP2(uint8_t, float, input, float, other, input >= other) }
LOOP(ge_double) { LOOP2(uint8_t, double, input, double, other, input >= other) }
static const pointwise ge_row = {
    .op = "ge", .dtypes = TH_ALL, .inputs = 2, .either = 2,
    .either_slot = {[1] = 0},
    .types = {TH_SAME, TH_SAME},
    .result = TH_BYTE, .scalars = 1,
    .loops = {
        [TH_BYTE] = ge_byte, [TH_CHAR] = ge_char, [TH_SHORT] = ge_short, [TH_INT] = ge_int,
        [TH_LONG] = ge_long, [TH_FLOAT] = ge_float, [TH_DOUBLE] = ge_double
    },
};
int th_ge(call *c) { return th_pointwise(&ge_row, c); }

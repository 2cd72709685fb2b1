/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* arithmetic: Functions of the elements of several tensors, broadcast to one size, and of
   numbers. */
#include "loop.h"
#include "ops.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* add(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other) = input + alpha * other */
LOOP(add_byte) {
    const uint8_t alpha = (uint8_t)option[1].i;
    LOOP2(uint8_t, uint8_t, input, uint8_t, other, input + alpha * other)
}
LOOP(add_char) {
    const int8_t alpha = (int8_t)option[1].i;
    LOOP2(int8_t, int8_t, input, int8_t, other, input + alpha * other)
}
LOOP(add_short) {
    const int16_t alpha = (int16_t)option[1].i;
    LOOP2(int16_t, int16_t, input, int16_t, other, input + alpha * other)
}
LOOP(add_int) {
    const int32_t alpha = (int32_t)option[1].i;
    LOOP2(int32_t, int32_t, input, int32_t, other, input + alpha * other)
}
LOOP(add_long) {
    const int64_t alpha = (int64_t)option[1].i;
    LOOP2(int64_t, int64_t, input, int64_t, other, input + alpha * other)
}
LOOP(add_float) {
    const float alpha = (float)option[1].f;
    LOOP2(float, float, input, float, other, input + alpha * other)
}
LOOP(add_double) {
    const double alpha = (double)option[1].f;
    LOOP2(double, double, input, double, other, input + alpha * other)
}
static const pointwise add_row = {
    .op = "add", .dtypes = TH_ALL, .inputs = 2, .either = 3,
    .either_slot = {[0] = 0, [1] = 2},
    .types = {TH_SAME, TH_SAME},
    .result = TH_SAME, .scalars = 3,
    .loops = {
        [TH_BYTE] = add_byte, [TH_CHAR] = add_char, [TH_SHORT] = add_short, [TH_INT] = add_int,
        [TH_LONG] = add_long, [TH_FLOAT] = add_float, [TH_DOUBLE] = add_double
    },
};
int th_add(call *c) { return th_pointwise(&add_row, c); }
/* d other = grad * alpha */
LOOP(add_other_float) {
    const float alpha = (float)option[1].f;
    LOOP1(float, float, grad, grad * alpha)
}
LOOP(add_other_double) {
    const double alpha = (double)option[1].f;
    LOOP1(double, double, grad, grad * alpha)
}
static const gradient add_other = {
    .op = "add", .input = 1, .inputs = 1,
    .from = {FROM_GRAD},
    .loops = {[TH_FLOAT] = add_other_float, [TH_DOUBLE] = add_other_double},
};
int th_add_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_pass(s, 0, grad[0]);
    if (s->needs & 2)
        result[1] = th_gradient(&add_other, s, grad[0]);
    return th_gave(s, result, 2);
}

/* sub(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other) = input - alpha * other */
LOOP(sub_byte) {
    const uint8_t alpha = (uint8_t)option[1].i;
    LOOP2(uint8_t, uint8_t, input, uint8_t, other, input - alpha * other)
}
LOOP(sub_char) {
    const int8_t alpha = (int8_t)option[1].i;
    LOOP2(int8_t, int8_t, input, int8_t, other, input - alpha * other)
}
LOOP(sub_short) {
    const int16_t alpha = (int16_t)option[1].i;
    LOOP2(int16_t, int16_t, input, int16_t, other, input - alpha * other)
}
LOOP(sub_int) {
    const int32_t alpha = (int32_t)option[1].i;
    LOOP2(int32_t, int32_t, input, int32_t, other, input - alpha * other)
}
LOOP(sub_long) {
    const int64_t alpha = (int64_t)option[1].i;
    LOOP2(int64_t, int64_t, input, int64_t, other, input - alpha * other)
}
LOOP(sub_float) {
    const float alpha = (float)option[1].f;
    LOOP2(float, float, input, float, other, input - alpha * other)
}
LOOP(sub_double) {
    const double alpha = (double)option[1].f;
    LOOP2(double, double, input, double, other, input - alpha * other)
}
static const pointwise sub_row = {
    .op = "sub", .dtypes = TH_ALL, .inputs = 2, .either = 3,
    .either_slot = {[0] = 0, [1] = 2},
    .types = {TH_SAME, TH_SAME},
    .result = TH_SAME, .scalars = 3,
    .loops = {
        [TH_BYTE] = sub_byte, [TH_CHAR] = sub_char, [TH_SHORT] = sub_short, [TH_INT] = sub_int,
        [TH_LONG] = sub_long, [TH_FLOAT] = sub_float, [TH_DOUBLE] = sub_double
    },
};
int th_sub(call *c) { return th_pointwise(&sub_row, c); }
/* d other = -grad * alpha */
LOOP(sub_other_float) {
    const float alpha = (float)option[1].f;
    LOOP1(float, float, grad, -grad * alpha)
}
LOOP(sub_other_double) {
    const double alpha = (double)option[1].f;
    LOOP1(double, double, grad, -grad * alpha)
}
static const gradient sub_other = {
    .op = "sub", .input = 1, .inputs = 1,
    .from = {FROM_GRAD},
    .loops = {[TH_FLOAT] = sub_other_float, [TH_DOUBLE] = sub_other_double},
};
int th_sub_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_pass(s, 0, grad[0]);
    if (s->needs & 2)
        result[1] = th_gradient(&sub_other, s, grad[0]);
    return th_gave(s, result, 2);
}

/* mul(Tensor|Scalar input, Tensor|Scalar other) = input * other */
LOOP(mul_byte) { LOOP2(uint8_t, uint8_t, input, uint8_t, other, input * other) }
LOOP(mul_char) { LOOP2(int8_t, int8_t, input, int8_t, other, input * other) }
LOOP(mul_short) { LOOP2(int16_t, int16_t, input, int16_t, other, input * other) }
LOOP(mul_int) { LOOP2(int32_t, int32_t, input, int32_t, other, input * other) }
LOOP(mul_long) { LOOP2(int64_t, int64_t, input, int64_t, other, input * other) }
LOOP(mul_float) { LOOP2(float, float, input, float, other, input * other) }
LOOP(mul_double) { LOOP2(double, double, input, double, other, input * other) }
static const pointwise mul_row = {
    .op = "mul", .dtypes = TH_ALL, .inputs = 2, .either = 3,
    .either_slot = {[0] = 0, [1] = 1},
    .types = {TH_SAME, TH_SAME},
    .result = TH_SAME, .scalars = 2,
    .loops = {
        [TH_BYTE] = mul_byte, [TH_CHAR] = mul_char, [TH_SHORT] = mul_short, [TH_INT] = mul_int,
        [TH_LONG] = mul_long, [TH_FLOAT] = mul_float, [TH_DOUBLE] = mul_double
    },
};
int th_mul(call *c) { return th_pointwise(&mul_row, c); }
/* d input = grad * other */
LOOP(mul_input_float) { LOOP2(float, float, grad, float, other, grad * other) }
LOOP(mul_input_double) { LOOP2(double, double, grad, double, other, grad * other) }
static const gradient mul_input = {
    .op = "mul", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 1},
    .loops = {[TH_FLOAT] = mul_input_float, [TH_DOUBLE] = mul_input_double},
};
/* d other = grad * input */
LOOP(mul_other_float) { LOOP2(float, float, grad, float, input, grad * input) }
LOOP(mul_other_double) { LOOP2(double, double, grad, double, input, grad * input) }
static const gradient mul_other = {
    .op = "mul", .input = 1, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = mul_other_float, [TH_DOUBLE] = mul_other_double},
};
int th_mul_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&mul_input, s, grad[0]);
    if (s->needs & 2)
        result[1] = th_gradient(&mul_other, s, grad[0]);
    return th_gave(s, result, 2);
}

/* div(Tensor|Scalar input, Tensor|Scalar other) = input / other */
LOOP(div_byte) { LOOP2(uint8_t, uint8_t, input, uint8_t, other, f_divide(input, other)) }
LOOP(div_char) { LOOP2(int8_t, int8_t, input, int8_t, other, f_divide(input, other)) }
LOOP(div_short) { LOOP2(int16_t, int16_t, input, int16_t, other, f_divide(input, other)) }
LOOP(div_int) { LOOP2(int32_t, int32_t, input, int32_t, other, f_divide(input, other)) }
LOOP(div_long) { LOOP2(int64_t, int64_t, input, int64_t, other, f_divide(input, other)) }
LOOP(div_float) { LOOP2(float, float, input, float, other, f_divide(input, other)) }
LOOP(div_double) { LOOP2(double, double, input, double, other, f_divide(input, other)) }
static const pointwise div_row = {
    .op = "div", .dtypes = TH_ALL, .inputs = 2, .either = 3,
    .either_slot = {[0] = 0, [1] = 1},
    .types = {TH_SAME, TH_SAME},
    .result = TH_SAME, .divisors = 2, .scalars = 2,
    .loops = {
        [TH_BYTE] = div_byte, [TH_CHAR] = div_char, [TH_SHORT] = div_short, [TH_INT] = div_int,
        [TH_LONG] = div_long, [TH_FLOAT] = div_float, [TH_DOUBLE] = div_double
    },
};
int th_div(call *c) { return th_pointwise(&div_row, c); }
/* d input = grad / other */
LOOP(div_input_float) { LOOP2(float, float, grad, float, other, f_divide(grad, other)) }
LOOP(div_input_double) { LOOP2(double, double, grad, double, other, f_divide(grad, other)) }
static const gradient div_input = {
    .op = "div", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 1},
    .loops = {[TH_FLOAT] = div_input_float, [TH_DOUBLE] = div_input_double},
};
/* d other = -grad * output / other */
LOOP(div_other_float) {
    LOOP3(float, float, grad, float, other, float, output, f_divide(-grad * output, other))
}
LOOP(div_other_double) {
    LOOP3(double, double, grad, double, other, double, output, f_divide(-grad * output, other))
}
static const gradient div_other = {
    .op = "div", .input = 1, .inputs = 3,
    .from = {FROM_GRAD, 1, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = div_other_float, [TH_DOUBLE] = div_other_double},
};
int th_div_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&div_input, s, grad[0]);
    if (s->needs & 2)
        result[1] = th_gradient(&div_other, s, grad[0]);
    return th_gave(s, result, 2);
}

/* floor_divide(Tensor|Scalar input, Tensor|Scalar other) = (input - remainder(input, other)) /
   other */
LOOP(floor_divide_byte) {
    LOOP2(uint8_t, uint8_t, input, uint8_t, other,
        f_divide(input - f_remainder(input, other), other))
}
LOOP(floor_divide_char) {
    LOOP2(int8_t, int8_t, input, int8_t, other, f_divide(input - f_remainder(input, other), other))
}
LOOP(floor_divide_short) {
    LOOP2(int16_t, int16_t, input, int16_t, other,
        f_divide(input - f_remainder(input, other), other))
}
LOOP(floor_divide_int) {
    LOOP2(int32_t, int32_t, input, int32_t, other,
        f_divide(input - f_remainder(input, other), other))
}
LOOP(floor_divide_long) {
    LOOP2(int64_t, int64_t, input, int64_t, other,
        f_divide(input - f_remainder(input, other), other))
}
LOOP(floor_divide_float) {
    LOOP2(float, float, input, float, other, f_divide(input - f_remainder(input, other), other))
}
LOOP(floor_divide_double) {
    LOOP2(double, double, input, double, other, f_divide(input - f_remainder(input, other), other))
}
static const pointwise floor_divide_row = {
    .op = "floor_divide", .dtypes = TH_ALL, .inputs = 2, .either = 3,
    .either_slot = {[0] = 0, [1] = 1},
    .types = {TH_SAME, TH_SAME},
    .result = TH_SAME, .divisors = 2, .scalars = 2,
    .loops = {
        [TH_BYTE] = floor_divide_byte, [TH_CHAR] = floor_divide_char,
        [TH_SHORT] = floor_divide_short, [TH_INT] = floor_divide_int, [TH_LONG] = floor_divide_long,
        [TH_FLOAT] = floor_divide_float, [TH_DOUBLE] = floor_divide_double
    },
};
int th_floor_divide(call *c) { return th_pointwise(&floor_divide_row, c); }

/* fmod(Tensor|Scalar input, Tensor|Scalar other) = fmod(input, other) */
LOOP(fmod_byte) { LOOP2(uint8_t, uint8_t, input, uint8_t, other, f_fmod(input, other)) }
LOOP(fmod_char) { LOOP2(int8_t, int8_t, input, int8_t, other, f_fmod(input, other)) }
LOOP(fmod_short) { LOOP2(int16_t, int16_t, input, int16_t, other, f_fmod(input, other)) }
LOOP(fmod_int) { LOOP2(int32_t, int32_t, input, int32_t, other, f_fmod(input, other)) }
LOOP(fmod_long) { LOOP2(int64_t, int64_t, input, int64_t, other, f_fmod(input, other)) }
LOOP(fmod_float) { LOOP2(float, float, input, float, other, f_fmod(input, other)) }
LOOP(fmod_double) { LOOP2(double, double, input, double, other, f_fmod(input, other)) }
static const pointwise fmod_row = {
    .op = "fmod", .dtypes = TH_ALL, .inputs = 2, .either = 3,
    .either_slot = {[0] = 0, [1] = 1},
    .types = {TH_SAME, TH_SAME},
    .result = TH_SAME, .divisors = 2, .scalars = 2,
    .loops = {
        [TH_BYTE] = fmod_byte, [TH_CHAR] = fmod_char, [TH_SHORT] = fmod_short, [TH_INT] = fmod_int,
        [TH_LONG] = fmod_long, [TH_FLOAT] = fmod_float, [TH_DOUBLE] = fmod_double
    },
};
int th_fmod(call *c) { return th_pointwise(&fmod_row, c); }
/* d other = -grad * trunc(input / other) */
LOOP(fmod_other_float) {
    LOOP3(float, float, grad, float, input, float, other, -grad * f_trunc(f_divide(input, other)))
}
LOOP(fmod_other_double) {
    LOOP3(double, double, grad, double, input, double, other,
        -grad * f_trunc(f_divide(input, other)))
}
static const gradient fmod_other = {
    .op = "fmod", .input = 1, .inputs = 3,
    .from = {FROM_GRAD, 0, 1},
    .loops = {[TH_FLOAT] = fmod_other_float, [TH_DOUBLE] = fmod_other_double},
};
int th_fmod_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_pass(s, 0, grad[0]);
    if (s->needs & 2)
        result[1] = th_gradient(&fmod_other, s, grad[0]);
    return th_gave(s, result, 2);
}

/* remainder(Tensor|Scalar input, Tensor|Scalar other) = remainder(input, other) */
LOOP(remainder_byte) { LOOP2(uint8_t, uint8_t, input, uint8_t, other, f_remainder(input, other)) }
LOOP(remainder_char) { LOOP2(int8_t, int8_t, input, int8_t, other, f_remainder(input, other)) }
LOOP(remainder_short) { LOOP2(int16_t, int16_t, input, int16_t, other, f_remainder(input, other)) }
LOOP(remainder_int) { LOOP2(int32_t, int32_t, input, int32_t, other, f_remainder(input, other)) }
LOOP(remainder_long) { LOOP2(int64_t, int64_t, input, int64_t, other, f_remainder(input, other)) }
LOOP(remainder_float) { LOOP2(float, float, input, float, other, f_remainder(input, other)) }
LOOP(remainder_double) { LOOP2(double, double, input, double, other, f_remainder(input, other)) }
static const pointwise remainder_row = {
    .op = "remainder", .dtypes = TH_ALL, .inputs = 2, .either = 3,
    .either_slot = {[0] = 0, [1] = 1},
    .types = {TH_SAME, TH_SAME},
    .result = TH_SAME, .divisors = 2, .scalars = 2,
    .loops = {
        [TH_BYTE] = remainder_byte, [TH_CHAR] = remainder_char, [TH_SHORT] = remainder_short,
        [TH_INT] = remainder_int, [TH_LONG] = remainder_long, [TH_FLOAT] = remainder_float,
        [TH_DOUBLE] = remainder_double
    },
};
int th_remainder(call *c) { return th_pointwise(&remainder_row, c); }
/* d other = -grad * floor(input / other) */
LOOP(remainder_other_float) {
    LOOP3(float, float, grad, float, input, float, other, -grad * f_floor(f_divide(input, other)))
}
LOOP(remainder_other_double) {
    LOOP3(double, double, grad, double, input, double, other,
        -grad * f_floor(f_divide(input, other)))
}
static const gradient remainder_other = {
    .op = "remainder", .input = 1, .inputs = 3,
    .from = {FROM_GRAD, 0, 1},
    .loops = {[TH_FLOAT] = remainder_other_float, [TH_DOUBLE] = remainder_other_double},
};
int th_remainder_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_pass(s, 0, grad[0]);
    if (s->needs & 2)
        result[1] = th_gradient(&remainder_other, s, grad[0]);
    return th_gave(s, result, 2);
}

/* pow(Tensor|Scalar input, Tensor|Scalar exponent) = input ** exponent */
LOOP(pow_float) { LOOP2(float, float, input, float, exponent, f_pow(input, exponent)) }
LOOP(pow_double) { LOOP2(double, double, input, double, exponent, f_pow(input, exponent)) }
static const pointwise pow_row = {
    .op = "pow", .dtypes = TH_FLOATING, .inputs = 2, .either = 3,
    .either_slot = {[0] = 0, [1] = 1},
    .types = {TH_SAME, TH_SAME},
    .result = TH_SAME, .scalars = 2,
    .loops = {[TH_FLOAT] = pow_float, [TH_DOUBLE] = pow_double},
};
int th_pow(call *c) { return th_pointwise(&pow_row, c); }
/* d input = select(input == 0 and exponent == 0, 0, grad * exponent * input ** (exponent - 1)) */
LOOP(pow_input_float) {
    LOOP3(float, float, grad, float, input, float, exponent,
        f_select(input == 0 && exponent == 0, (float)0, grad * exponent * f_pow(input, exponent -
            1)))
}
LOOP(pow_input_double) {
    LOOP3(double, double, grad, double, input, double, exponent,
        f_select(input == 0 && exponent == 0, (double)0, grad * exponent * f_pow(input, exponent -
            1)))
}
static const gradient pow_input = {
    .op = "pow", .input = 0, .inputs = 3,
    .from = {FROM_GRAD, 0, 1},
    .loops = {[TH_FLOAT] = pow_input_float, [TH_DOUBLE] = pow_input_double},
};
/* d exponent = select(input == 0 and exponent >= 0, 0, grad * output * log(input)) */
LOOP(pow_exponent_float) {
    LOOP4(float, float, grad, float, input, float, exponent, float, output,
        f_select(input == 0 && exponent >= 0, (float)0, grad * output * f_log(input)))
}
LOOP(pow_exponent_double) {
    LOOP4(double, double, grad, double, input, double, exponent, double, output,
        f_select(input == 0 && exponent >= 0, (double)0, grad * output * f_log(input)))
}
static const gradient pow_exponent = {
    .op = "pow", .input = 1, .inputs = 4,
    .from = {FROM_GRAD, 0, 1, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = pow_exponent_float, [TH_DOUBLE] = pow_exponent_double},
};
int th_pow_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&pow_input, s, grad[0]);
    if (s->needs & 2)
        result[1] = th_gradient(&pow_exponent, s, grad[0]);
    return th_gave(s, result, 2);
}

/* atan2(Tensor input, Tensor other) = atan2(input, other) */
LOOP(atan2_float) { LOOP2(float, float, input, float, other, f_atan2(input, other)) }
LOOP(atan2_double) { LOOP2(double, double, input, double, other, f_atan2(input, other)) }
static const pointwise atan2_row = {
    .op = "atan2", .dtypes = TH_FLOATING, .inputs = 2,
    .types = {TH_SAME, TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = atan2_float, [TH_DOUBLE] = atan2_double},
};
int th_atan2(call *c) { return th_pointwise(&atan2_row, c); }
/* d input = grad * other / (input * input + other * other) */
LOOP(atan2_input_float) {
    LOOP3(float, float, grad, float, input, float, other,
        f_divide(grad * other, input * input + other * other))
}
LOOP(atan2_input_double) {
    LOOP3(double, double, grad, double, input, double, other,
        f_divide(grad * other, input * input + other * other))
}
static const gradient atan2_input = {
    .op = "atan2", .input = 0, .inputs = 3,
    .from = {FROM_GRAD, 0, 1},
    .loops = {[TH_FLOAT] = atan2_input_float, [TH_DOUBLE] = atan2_input_double},
};
/* d other = -grad * input / (input * input + other * other) */
LOOP(atan2_other_float) {
    LOOP3(float, float, grad, float, input, float, other,
        f_divide(-grad * input, input * input + other * other))
}
LOOP(atan2_other_double) {
    LOOP3(double, double, grad, double, input, double, other,
        f_divide(-grad * input, input * input + other * other))
}
static const gradient atan2_other = {
    .op = "atan2", .input = 1, .inputs = 3,
    .from = {FROM_GRAD, 0, 1},
    .loops = {[TH_FLOAT] = atan2_other_float, [TH_DOUBLE] = atan2_other_double},
};
int th_atan2_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&atan2_input, s, grad[0]);
    if (s->needs & 2)
        result[1] = th_gradient(&atan2_other, s, grad[0]);
    return th_gave(s, result, 2);
}

/* lerp(Tensor input, Tensor end, Scalar weight) = input + weight * (end - input) */
LOOP(lerp_float) {
    const float weight = (float)option[0].f;
    LOOP2(float, float, input, float, end, input + weight * (end - input))
}
LOOP(lerp_double) {
    const double weight = (double)option[0].f;
    LOOP2(double, double, input, double, end, input + weight * (end - input))
}
static const pointwise lerp_row = {
    .op = "lerp", .dtypes = TH_FLOATING, .inputs = 2,
    .types = {TH_SAME, TH_SAME},
    .result = TH_SAME, .scalars = 1,
    .loops = {[TH_FLOAT] = lerp_float, [TH_DOUBLE] = lerp_double},
};
int th_lerp(call *c) { return th_pointwise(&lerp_row, c); }
/* d input = grad * (1 - weight) */
LOOP(lerp_input_float) {
    const float weight = (float)option[0].f;
    LOOP1(float, float, grad, grad * (1 - weight))
}
LOOP(lerp_input_double) {
    const double weight = (double)option[0].f;
    LOOP1(double, double, grad, grad * (1 - weight))
}
static const gradient lerp_input = {
    .op = "lerp", .input = 0, .inputs = 1,
    .from = {FROM_GRAD},
    .loops = {[TH_FLOAT] = lerp_input_float, [TH_DOUBLE] = lerp_input_double},
};
/* d end = grad * weight */
LOOP(lerp_end_float) {
    const float weight = (float)option[0].f;
    LOOP1(float, float, grad, grad * weight)
}
LOOP(lerp_end_double) {
    const double weight = (double)option[0].f;
    LOOP1(double, double, grad, grad * weight)
}
static const gradient lerp_end = {
    .op = "lerp", .input = 1, .inputs = 1,
    .from = {FROM_GRAD},
    .loops = {[TH_FLOAT] = lerp_end_float, [TH_DOUBLE] = lerp_end_double},
};
int th_lerp_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&lerp_input, s, grad[0]);
    if (s->needs & 2)
        result[1] = th_gradient(&lerp_end, s, grad[0]);
    return th_gave(s, result, 2);
}

/* addcmul(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2) = input + value *
   tensor1 * tensor2 */
LOOP(addcmul_byte) {
    const uint8_t value = (uint8_t)option[0].i;
    LOOP3(uint8_t, uint8_t, input, uint8_t, tensor1, uint8_t, tensor2,
        input + value * tensor1 * tensor2)
}
LOOP(addcmul_char) {
    const int8_t value = (int8_t)option[0].i;
    LOOP3(int8_t, int8_t, input, int8_t, tensor1, int8_t, tensor2,
        input + value * tensor1 * tensor2)
}
LOOP(addcmul_short) {
    const int16_t value = (int16_t)option[0].i;
    LOOP3(int16_t, int16_t, input, int16_t, tensor1, int16_t, tensor2,
        input + value * tensor1 * tensor2)
}
LOOP(addcmul_int) {
    const int32_t value = (int32_t)option[0].i;
    LOOP3(int32_t, int32_t, input, int32_t, tensor1, int32_t, tensor2,
        input + value * tensor1 * tensor2)
}
LOOP(addcmul_long) {
    const int64_t value = (int64_t)option[0].i;
    LOOP3(int64_t, int64_t, input, int64_t, tensor1, int64_t, tensor2,
        input + value * tensor1 * tensor2)
}
LOOP(addcmul_float) {
    const float value = (float)option[0].f;
    LOOP3(float, float, input, float, tensor1, float, tensor2, input + value * tensor1 * tensor2)
}
LOOP(addcmul_double) {
    const double value = (double)option[0].f;
    LOOP3(double, double, input, double, tensor1, double, tensor2,
        input + value * tensor1 * tensor2)
}
static const pointwise addcmul_row = {
    .op = "addcmul", .dtypes = TH_ALL, .inputs = 3,
    .types = {TH_SAME, TH_SAME, TH_SAME},
    .result = TH_SAME, .scalars = 1,
    .loops = {
        [TH_BYTE] = addcmul_byte, [TH_CHAR] = addcmul_char, [TH_SHORT] = addcmul_short,
        [TH_INT] = addcmul_int, [TH_LONG] = addcmul_long, [TH_FLOAT] = addcmul_float,
        [TH_DOUBLE] = addcmul_double
    },
};
int th_addcmul(call *c) { return th_pointwise(&addcmul_row, c); }
/* d tensor1 = grad * value * tensor2 */
LOOP(addcmul_tensor1_float) {
    const float value = (float)option[0].f;
    LOOP2(float, float, grad, float, tensor2, grad * value * tensor2)
}
LOOP(addcmul_tensor1_double) {
    const double value = (double)option[0].f;
    LOOP2(double, double, grad, double, tensor2, grad * value * tensor2)
}
static const gradient addcmul_tensor1 = {
    .op = "addcmul", .input = 1, .inputs = 2,
    .from = {FROM_GRAD, 2},
    .loops = {[TH_FLOAT] = addcmul_tensor1_float, [TH_DOUBLE] = addcmul_tensor1_double},
};
/* d tensor2 = grad * value * tensor1 */
LOOP(addcmul_tensor2_float) {
    const float value = (float)option[0].f;
    LOOP2(float, float, grad, float, tensor1, grad * value * tensor1)
}
LOOP(addcmul_tensor2_double) {
    const double value = (double)option[0].f;
    LOOP2(double, double, grad, double, tensor1, grad * value * tensor1)
}
static const gradient addcmul_tensor2 = {
    .op = "addcmul", .input = 2, .inputs = 2,
    .from = {FROM_GRAD, 1},
    .loops = {[TH_FLOAT] = addcmul_tensor2_float, [TH_DOUBLE] = addcmul_tensor2_double},
};
int th_addcmul_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_pass(s, 0, grad[0]);
    if (s->needs & 2)
        result[1] = th_gradient(&addcmul_tensor1, s, grad[0]);
    if (s->needs & 4)
        result[2] = th_gradient(&addcmul_tensor2, s, grad[0]);
    return th_gave(s, result, 3);
}

/* addcdiv(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2) = input + value *
   tensor1 / tensor2 */
LOOP(addcdiv_byte) {
    const uint8_t value = (uint8_t)option[0].i;
    LOOP3(uint8_t, uint8_t, input, uint8_t, tensor1, uint8_t, tensor2,
        input + f_divide(value * tensor1, tensor2))
}
LOOP(addcdiv_char) {
    const int8_t value = (int8_t)option[0].i;
    LOOP3(int8_t, int8_t, input, int8_t, tensor1, int8_t, tensor2,
        input + f_divide(value * tensor1, tensor2))
}
LOOP(addcdiv_short) {
    const int16_t value = (int16_t)option[0].i;
    LOOP3(int16_t, int16_t, input, int16_t, tensor1, int16_t, tensor2,
        input + f_divide(value * tensor1, tensor2))
}
LOOP(addcdiv_int) {
    const int32_t value = (int32_t)option[0].i;
    LOOP3(int32_t, int32_t, input, int32_t, tensor1, int32_t, tensor2,
        input + f_divide(value * tensor1, tensor2))
}
LOOP(addcdiv_long) {
    const int64_t value = (int64_t)option[0].i;
    LOOP3(int64_t, int64_t, input, int64_t, tensor1, int64_t, tensor2,
        input + f_divide(value * tensor1, tensor2))
}
LOOP(addcdiv_float) {
    const float value = (float)option[0].f;
    LOOP3(float, float, input, float, tensor1, float, tensor2,
        input + f_divide(value * tensor1, tensor2))
}
LOOP(addcdiv_double) {
    const double value = (double)option[0].f;
    LOOP3(double, double, input, double, tensor1, double, tensor2,
        input + f_divide(value * tensor1, tensor2))
}
static const pointwise addcdiv_row = {
    .op = "addcdiv", .dtypes = TH_ALL, .inputs = 3,
    .types = {TH_SAME, TH_SAME, TH_SAME},
    .result = TH_SAME, .divisors = 4, .scalars = 1,
    .loops = {
        [TH_BYTE] = addcdiv_byte, [TH_CHAR] = addcdiv_char, [TH_SHORT] = addcdiv_short,
        [TH_INT] = addcdiv_int, [TH_LONG] = addcdiv_long, [TH_FLOAT] = addcdiv_float,
        [TH_DOUBLE] = addcdiv_double
    },
};
int th_addcdiv(call *c) { return th_pointwise(&addcdiv_row, c); }
/* d tensor1 = grad * value / tensor2 */
LOOP(addcdiv_tensor1_float) {
    const float value = (float)option[0].f;
    LOOP2(float, float, grad, float, tensor2, f_divide(grad * value, tensor2))
}
LOOP(addcdiv_tensor1_double) {
    const double value = (double)option[0].f;
    LOOP2(double, double, grad, double, tensor2, f_divide(grad * value, tensor2))
}
static const gradient addcdiv_tensor1 = {
    .op = "addcdiv", .input = 1, .inputs = 2,
    .from = {FROM_GRAD, 2},
    .loops = {[TH_FLOAT] = addcdiv_tensor1_float, [TH_DOUBLE] = addcdiv_tensor1_double},
};
/* d tensor2 = -grad * value * tensor1 / (tensor2 * tensor2) */
LOOP(addcdiv_tensor2_float) {
    const float value = (float)option[0].f;
    LOOP3(float, float, grad, float, tensor1, float, tensor2,
        f_divide(-grad * value * tensor1, tensor2 * tensor2))
}
LOOP(addcdiv_tensor2_double) {
    const double value = (double)option[0].f;
    LOOP3(double, double, grad, double, tensor1, double, tensor2,
        f_divide(-grad * value * tensor1, tensor2 * tensor2))
}
static const gradient addcdiv_tensor2 = {
    .op = "addcdiv", .input = 2, .inputs = 3,
    .from = {FROM_GRAD, 1, 2},
    .loops = {[TH_FLOAT] = addcdiv_tensor2_float, [TH_DOUBLE] = addcdiv_tensor2_double},
};
int th_addcdiv_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_pass(s, 0, grad[0]);
    if (s->needs & 2)
        result[1] = th_gradient(&addcdiv_tensor1, s, grad[0]);
    if (s->needs & 4)
        result[2] = th_gradient(&addcdiv_tensor2, s, grad[0]);
    return th_gave(s, result, 3);
}

/* clamp(Tensor input, Scalar min, Scalar max) = select(input < min, min, select(input > max,
   max, input)) */
LOOP(clamp_byte) {
    const uint8_t min = (uint8_t)option[0].i;
    const uint8_t max = (uint8_t)option[1].i;
    LOOP1(uint8_t, uint8_t, input, f_select(input < min, min, f_select(input > max, max, input)))
}
LOOP(clamp_char) {
    const int8_t min = (int8_t)option[0].i;
    const int8_t max = (int8_t)option[1].i;
    LOOP1(int8_t, int8_t, input, f_select(input < min, min, f_select(input > max, max, input)))
}
LOOP(clamp_short) {
    const int16_t min = (int16_t)option[0].i;
    const int16_t max = (int16_t)option[1].i;
    LOOP1(int16_t, int16_t, input, f_select(input < min, min, f_select(input > max, max, input)))
}
LOOP(clamp_int) {
    const int32_t min = (int32_t)option[0].i;
    const int32_t max = (int32_t)option[1].i;
    LOOP1(int32_t, int32_t, input, f_select(input < min, min, f_select(input > max, max, input)))
}
LOOP(clamp_long) {
    const int64_t min = (int64_t)option[0].i;
    const int64_t max = (int64_t)option[1].i;
    LOOP1(int64_t, int64_t, input, f_select(input < min, min, f_select(input > max, max, input)))
}
LOOP(clamp_float) {
    const float min = (float)option[0].f;
    const float max = (float)option[1].f;
    LOOP1(float, float, input, f_select(input < min, min, f_select(input > max, max, input)))
}
LOOP(clamp_double) {
    const double min = (double)option[0].f;
    const double max = (double)option[1].f;
    LOOP1(double, double, input, f_select(input < min, min, f_select(input > max, max, input)))
}
static const pointwise clamp_row = {
    .op = "clamp", .dtypes = TH_ALL, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME, .scalars = 2,
    .loops = {
        [TH_BYTE] = clamp_byte, [TH_CHAR] = clamp_char, [TH_SHORT] = clamp_short,
        [TH_INT] = clamp_int, [TH_LONG] = clamp_long, [TH_FLOAT] = clamp_float,
        [TH_DOUBLE] = clamp_double
    },
};
int th_clamp(call *c) { return th_pointwise(&clamp_row, c); }
/* d input = select(input < min or input > max, 0, grad) */
LOOP(clamp_input_float) {
    const float min = (float)option[0].f;
    const float max = (float)option[1].f;
    LOOP2(float, float, grad, float, input, f_select(input < min || input > max, (float)0, grad))
}
LOOP(clamp_input_double) {
    const double min = (double)option[0].f;
    const double max = (double)option[1].f;
    LOOP2(double, double, grad, double, input,
        f_select(input < min || input > max, (double)0, grad))
}
static const gradient clamp_input = {
    .op = "clamp", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = clamp_input_float, [TH_DOUBLE] = clamp_input_double},
};
int th_clamp_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&clamp_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* clamp_min(Tensor input, Scalar min) = select(input < min, min, input) */
LOOP(clamp_min_byte) {
    const uint8_t min = (uint8_t)option[0].i;
    LOOP1(uint8_t, uint8_t, input, f_select(input < min, min, input))
}
LOOP(clamp_min_char) {
    const int8_t min = (int8_t)option[0].i;
    LOOP1(int8_t, int8_t, input, f_select(input < min, min, input))
}
LOOP(clamp_min_short) {
    const int16_t min = (int16_t)option[0].i;
    LOOP1(int16_t, int16_t, input, f_select(input < min, min, input))
}
LOOP(clamp_min_int) {
    const int32_t min = (int32_t)option[0].i;
    LOOP1(int32_t, int32_t, input, f_select(input < min, min, input))
}
LOOP(clamp_min_long) {
    const int64_t min = (int64_t)option[0].i;
    LOOP1(int64_t, int64_t, input, f_select(input < min, min, input))
}
LOOP(clamp_min_float) {
    const float min = (float)option[0].f;
    LOOP1(float, float, input, f_select(input < min, min, input))
}
LOOP(clamp_min_double) {
    const double min = (double)option[0].f;
    LOOP1(double, double, input, f_select(input < min, min, input))
}
static const pointwise clamp_min_row = {
    .op = "clamp_min", .dtypes = TH_ALL, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME, .scalars = 1,
    .loops = {
        [TH_BYTE] = clamp_min_byte, [TH_CHAR] = clamp_min_char, [TH_SHORT] = clamp_min_short,
        [TH_INT] = clamp_min_int, [TH_LONG] = clamp_min_long, [TH_FLOAT] = clamp_min_float,
        [TH_DOUBLE] = clamp_min_double
    },
};
int th_clamp_min(call *c) { return th_pointwise(&clamp_min_row, c); }
/* d input = select(input < min, 0, grad) */
LOOP(clamp_min_input_float) {
    const float min = (float)option[0].f;
    LOOP2(float, float, grad, float, input, f_select(input < min, (float)0, grad))
}
LOOP(clamp_min_input_double) {
    const double min = (double)option[0].f;
    LOOP2(double, double, grad, double, input, f_select(input < min, (double)0, grad))
}
static const gradient clamp_min_input = {
    .op = "clamp_min", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = clamp_min_input_float, [TH_DOUBLE] = clamp_min_input_double},
};
int th_clamp_min_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&clamp_min_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* clamp_max(Tensor input, Scalar max) = select(input > max, max, input) */
LOOP(clamp_max_byte) {
    const uint8_t max = (uint8_t)option[0].i;
    LOOP1(uint8_t, uint8_t, input, f_select(input > max, max, input))
}
LOOP(clamp_max_char) {
    const int8_t max = (int8_t)option[0].i;
    LOOP1(int8_t, int8_t, input, f_select(input > max, max, input))
}
LOOP(clamp_max_short) {
    const int16_t max = (int16_t)option[0].i;
    LOOP1(int16_t, int16_t, input, f_select(input > max, max, input))
}
LOOP(clamp_max_int) {
    const int32_t max = (int32_t)option[0].i;
    LOOP1(int32_t, int32_t, input, f_select(input > max, max, input))
}
LOOP(clamp_max_long) {
    const int64_t max = (int64_t)option[0].i;
    LOOP1(int64_t, int64_t, input, f_select(input > max, max, input))
}
LOOP(clamp_max_float) {
    const float max = (float)option[0].f;
    LOOP1(float, float, input, f_select(input > max, max, input))
}
LOOP(clamp_max_double) {
    const double max = (double)option[0].f;
    LOOP1(double, double, input, f_select(input > max, max, input))
}
static const pointwise clamp_max_row = {
    .op = "clamp_max", .dtypes = TH_ALL, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME, .scalars = 1,
    .loops = {
        [TH_BYTE] = clamp_max_byte, [TH_CHAR] = clamp_max_char, [TH_SHORT] = clamp_max_short,
        [TH_INT] = clamp_max_int, [TH_LONG] = clamp_max_long, [TH_FLOAT] = clamp_max_float,
        [TH_DOUBLE] = clamp_max_double
    },
};
int th_clamp_max(call *c) { return th_pointwise(&clamp_max_row, c); }
/* d input = select(input > max, 0, grad) */
LOOP(clamp_max_input_float) {
    const float max = (float)option[0].f;
    LOOP2(float, float, grad, float, input, f_select(input > max, (float)0, grad))
}
LOOP(clamp_max_input_double) {
    const double max = (double)option[0].f;
    LOOP2(double, double, grad, double, input, f_select(input > max, (double)0, grad))
}
static const gradient clamp_max_input = {
    .op = "clamp_max", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = clamp_max_input_float, [TH_DOUBLE] = clamp_max_input_double},
};
int th_clamp_max_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&clamp_max_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* max_other(Tensor input, Tensor other) = max(input, other) */
LOOP(max_other_byte) { LOOP2(uint8_t, uint8_t, input, uint8_t, other, f_max(input, other)) }
LOOP(max_other_char) { LOOP2(int8_t, int8_t, input, int8_t, other, f_max(input, other)) }
LOOP(max_other_short) { LOOP2(int16_t, int16_t, input, int16_t, other, f_max(input, other)) }
LOOP(max_other_int) { LOOP2(int32_t, int32_t, input, int32_t, other, f_max(input, other)) }
LOOP(max_other_long) { LOOP2(int64_t, int64_t, input, int64_t, other, f_max(input, other)) }
LOOP(max_other_float) { LOOP2(float, float, input, float, other, f_max(input, other)) }
LOOP(max_other_double) { LOOP2(double, double, input, double, other, f_max(input, other)) }
static const pointwise max_other_row = {
    .op = "max_other", .dtypes = TH_ALL, .inputs = 2,
    .types = {TH_SAME, TH_SAME},
    .result = TH_SAME,
    .loops = {
        [TH_BYTE] = max_other_byte, [TH_CHAR] = max_other_char, [TH_SHORT] = max_other_short,
        [TH_INT] = max_other_int, [TH_LONG] = max_other_long, [TH_FLOAT] = max_other_float,
        [TH_DOUBLE] = max_other_double
    },
};
int th_max_other(call *c) { return th_pointwise(&max_other_row, c); }
/* d input = select(input >= other, grad, 0) */
LOOP(max_other_input_float) {
    LOOP3(float, float, grad, float, input, float, other, f_select(input >= other, grad, (float)0))
}
LOOP(max_other_input_double) {
    LOOP3(double, double, grad, double, input, double, other,
        f_select(input >= other, grad, (double)0))
}
static const gradient max_other_input = {
    .op = "max_other", .input = 0, .inputs = 3,
    .from = {FROM_GRAD, 0, 1},
    .loops = {[TH_FLOAT] = max_other_input_float, [TH_DOUBLE] = max_other_input_double},
};
/* d other = select(input >= other, 0, grad) */
LOOP(max_other_other_float) {
    LOOP3(float, float, grad, float, input, float, other, f_select(input >= other, (float)0, grad))
}
LOOP(max_other_other_double) {
    LOOP3(double, double, grad, double, input, double, other,
        f_select(input >= other, (double)0, grad))
}
static const gradient max_other_other = {
    .op = "max_other", .input = 1, .inputs = 3,
    .from = {FROM_GRAD, 0, 1},
    .loops = {[TH_FLOAT] = max_other_other_float, [TH_DOUBLE] = max_other_other_double},
};
int th_max_other_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&max_other_input, s, grad[0]);
    if (s->needs & 2)
        result[1] = th_gradient(&max_other_other, s, grad[0]);
    return th_gave(s, result, 2);
}

/* min_other(Tensor input, Tensor other) = min(input, other) */
LOOP(min_other_byte) { LOOP2(uint8_t, uint8_t, input, uint8_t, other, f_min(input, other)) }
LOOP(min_other_char) { LOOP2(int8_t, int8_t, input, int8_t, other, f_min(input, other)) }
LOOP(min_other_short) { LOOP2(int16_t, int16_t, input, int16_t, other, f_min(input, other)) }
LOOP(min_other_int) { LOOP2(int32_t, int32_t, input, int32_t, other, f_min(input, other)) }
LOOP(min_other_long) { LOOP2(int64_t, int64_t, input, int64_t, other, f_min(input, other)) }
LOOP(min_other_float) { LOOP2(float, float, input, float, other, f_min(input, other)) }
LOOP(min_other_double) { LOOP2(double, double, input, double, other, f_min(input, other)) }
static const pointwise min_other_row = {
    .op = "min_other", .dtypes = TH_ALL, .inputs = 2,
    .types = {TH_SAME, TH_SAME},
    .result = TH_SAME,
    .loops = {
        [TH_BYTE] = min_other_byte, [TH_CHAR] = min_other_char, [TH_SHORT] = min_other_short,
        [TH_INT] = min_other_int, [TH_LONG] = min_other_long, [TH_FLOAT] = min_other_float,
        [TH_DOUBLE] = min_other_double
    },
};
int th_min_other(call *c) { return th_pointwise(&min_other_row, c); }
/* d input = select(input <= other, grad, 0) */
LOOP(min_other_input_float) {
    LOOP3(float, float, grad, float, input, float, other, f_select(input <= other, grad, (float)0))
}
LOOP(min_other_input_double) {
    LOOP3(double, double, grad, double, input, double, other,
        f_select(input <= other, grad, (double)0))
}
static const gradient min_other_input = {
    .op = "min_other", .input = 0, .inputs = 3,
    .from = {FROM_GRAD, 0, 1},
    .loops = {[TH_FLOAT] = min_other_input_float, [TH_DOUBLE] = min_other_input_double},
};
/* d other = select(input <= other, 0, grad) */
LOOP(min_other_other_float) {
    LOOP3(float, float, grad, float, input, float, other, f_select(input <= other, (float)0, grad))
}
LOOP(min_other_other_double) {
    LOOP3(double, double, grad, double, input, double, other,
        f_select(input <= other, (double)0, grad))
}
static const gradient min_other_other = {
    .op = "min_other", .input = 1, .inputs = 3,
    .from = {FROM_GRAD, 0, 1},
    .loops = {[TH_FLOAT] = min_other_other_float, [TH_DOUBLE] = min_other_other_double},
};
int th_min_other_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&min_other_input, s, grad[0]);
    if (s->needs & 2)
        result[1] = th_gradient(&min_other_other, s, grad[0]);
    return th_gave(s, result, 2);
}

/* where(ByteTensor condition, Tensor|Scalar input, Tensor|Scalar other) = select(condition,
   input, other) */
LOOP(where_byte) {
    LOOP3(uint8_t, uint8_t, condition, uint8_t, input, uint8_t, other,
        f_select(condition, input, other))
}
LOOP(where_char) {
    LOOP3(int8_t, uint8_t, condition, int8_t, input, int8_t, other,
        f_select(condition, input, other))
}
LOOP(where_short) {
    LOOP3(int16_t, uint8_t, condition, int16_t, input, int16_t, other,
        f_select(condition, input, other))
}
LOOP(where_int) {
    LOOP3(int32_t, uint8_t, condition, int32_t, input, int32_t, other,
        f_select(condition, input, other))
}
LOOP(where_long) {
    LOOP3(int64_t, uint8_t, condition, int64_t, input, int64_t, other,
        f_select(condition, input, other))
}
LOOP(where_float) {
    LOOP3(float, uint8_t, condition, float, input, float, other, f_select(condition, input, other))
}
LOOP(where_double) {
    LOOP3(double, uint8_t, condition, double, input, double, other,
        f_select(condition, input, other))
}
static const pointwise where_row = {
    .op = "where", .dtypes = TH_ALL, .inputs = 3, .either = 6,
    .either_slot = {[1] = 0, [2] = 1},
    .types = {TH_BYTE, TH_SAME, TH_SAME},
    .result = TH_SAME, .scalars = 2,
    .loops = {
        [TH_BYTE] = where_byte, [TH_CHAR] = where_char, [TH_SHORT] = where_short,
        [TH_INT] = where_int, [TH_LONG] = where_long, [TH_FLOAT] = where_float,
        [TH_DOUBLE] = where_double
    },
};
int th_where_row(call *c) { return th_pointwise(&where_row, c); }
/* d input = select(condition, grad, 0) */
LOOP(where_input_float) {
    LOOP2(float, float, grad, uint8_t, condition, f_select(condition, grad, (float)0))
}
LOOP(where_input_double) {
    LOOP2(double, double, grad, uint8_t, condition, f_select(condition, grad, (double)0))
}
static const gradient where_input = {
    .op = "where", .input = 1, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = where_input_float, [TH_DOUBLE] = where_input_double},
};
/* d other = select(condition, 0, grad) */
LOOP(where_other_float) {
    LOOP2(float, float, grad, uint8_t, condition, f_select(condition, (float)0, grad))
}
LOOP(where_other_double) {
    LOOP2(double, double, grad, uint8_t, condition, f_select(condition, (double)0, grad))
}
static const gradient where_other = {
    .op = "where", .input = 2, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = where_other_float, [TH_DOUBLE] = where_other_double},
};
int th_where_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 2)
        result[1] = th_gradient(&where_input, s, grad[0]);
    if (s->needs & 4)
        result[2] = th_gradient(&where_other, s, grad[0]);
    return th_gave(s, result, 3);
}

/* bitwise_and(Tensor|Scalar input, Tensor|Scalar other) = input & other */
LOOP(bitwise_and_byte) { LOOP2(uint8_t, uint8_t, input, uint8_t, other, input & other) }
LOOP(bitwise_and_char) { LOOP2(int8_t, int8_t, input, int8_t, other, input & other) }
LOOP(bitwise_and_short) { LOOP2(int16_t, int16_t, input, int16_t, other, input & other) }
LOOP(bitwise_and_int) { LOOP2(int32_t, int32_t, input, int32_t, other, input & other) }
LOOP(bitwise_and_long) { LOOP2(int64_t, int64_t, input, int64_t, other, input & other) }
static const pointwise bitwise_and_row = {
    .op = "bitwise_and", .dtypes = TH_INTEGERS, .inputs = 2, .either = 3,
    .either_slot = {[0] = 0, [1] = 1},
    .types = {TH_SAME, TH_SAME},
    .result = TH_SAME, .scalars = 2,
    .loops = {
        [TH_BYTE] = bitwise_and_byte, [TH_CHAR] = bitwise_and_char, [TH_SHORT] = bitwise_and_short,
        [TH_INT] = bitwise_and_int, [TH_LONG] = bitwise_and_long
    },
};
int th_bitwise_and(call *c) { return th_pointwise(&bitwise_and_row, c); }

/* bitwise_or(Tensor|Scalar input, Tensor|Scalar other) = input | other */
LOOP(bitwise_or_byte) { LOOP2(uint8_t, uint8_t, input, uint8_t, other, input | other) }
LOOP(bitwise_or_char) { LOOP2(int8_t, int8_t, input, int8_t, other, input | other) }
LOOP(bitwise_or_short) { LOOP2(int16_t, int16_t, input, int16_t, other, input | other) }
LOOP(bitwise_or_int) { LOOP2(int32_t, int32_t, input, int32_t, other, input | other) }
LOOP(bitwise_or_long) { LOOP2(int64_t, int64_t, input, int64_t, other, input | other) }
static const pointwise bitwise_or_row = {
    .op = "bitwise_or", .dtypes = TH_INTEGERS, .inputs = 2, .either = 3,
    .either_slot = {[0] = 0, [1] = 1},
    .types = {TH_SAME, TH_SAME},
    .result = TH_SAME, .scalars = 2,
    .loops = {
        [TH_BYTE] = bitwise_or_byte, [TH_CHAR] = bitwise_or_char, [TH_SHORT] = bitwise_or_short,
        [TH_INT] = bitwise_or_int, [TH_LONG] = bitwise_or_long
    },
};
int th_bitwise_or(call *c) { return th_pointwise(&bitwise_or_row, c); }

/* bitwise_xor(Tensor|Scalar input, Tensor|Scalar other) = input ^ other */
LOOP(bitwise_xor_byte) { LOOP2(uint8_t, uint8_t, input, uint8_t, other, input ^ other) }
LOOP(bitwise_xor_char) { LOOP2(int8_t, int8_t, input, int8_t, other, input ^ other) }
LOOP(bitwise_xor_short) { LOOP2(int16_t, int16_t, input, int16_t, other, input ^ other) }
LOOP(bitwise_xor_int) { LOOP2(int32_t, int32_t, input, int32_t, other, input ^ other) }
LOOP(bitwise_xor_long) { LOOP2(int64_t, int64_t, input, int64_t, other, input ^ other) }
static const pointwise bitwise_xor_row = {
    .op = "bitwise_xor", .dtypes = TH_INTEGERS, .inputs = 2, .either = 3,
    .either_slot = {[0] = 0, [1] = 1},
    .types = {TH_SAME, TH_SAME},
    .result = TH_SAME, .scalars = 2,
    .loops = {
        [TH_BYTE] = bitwise_xor_byte, [TH_CHAR] = bitwise_xor_char, [TH_SHORT] = bitwise_xor_short,
        [TH_INT] = bitwise_xor_int, [TH_LONG] = bitwise_xor_long
    },
};
int th_bitwise_xor(call *c) { return th_pointwise(&bitwise_xor_row, c); }

/* bitwise_not(Tensor input) = ~input */
LOOP(bitwise_not_byte) { LOOP1(uint8_t, uint8_t, input, ~input) }
LOOP(bitwise_not_char) { LOOP1(int8_t, int8_t, input, ~input) }
LOOP(bitwise_not_short) { LOOP1(int16_t, int16_t, input, ~input) }
LOOP(bitwise_not_int) { LOOP1(int32_t, int32_t, input, ~input) }
LOOP(bitwise_not_long) { LOOP1(int64_t, int64_t, input, ~input) }
static const pointwise bitwise_not_row = {
    .op = "bitwise_not", .dtypes = TH_INTEGERS, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {
        [TH_BYTE] = bitwise_not_byte, [TH_CHAR] = bitwise_not_char, [TH_SHORT] = bitwise_not_short,
        [TH_INT] = bitwise_not_int, [TH_LONG] = bitwise_not_long
    },
};
int th_bitwise_not(call *c) { return th_pointwise(&bitwise_not_row, c); }

/* left_shift(Tensor|Scalar input, Tensor|Scalar other) = input << other */
LOOP(left_shift_byte) { LOOP2(uint8_t, uint8_t, input, uint8_t, other, f_shift_left(input, other)) }
LOOP(left_shift_char) { LOOP2(int8_t, int8_t, input, int8_t, other, f_shift_left(input, other)) }
LOOP(left_shift_short) {
    LOOP2(int16_t, int16_t, input, int16_t, other, f_shift_left(input, other))
}
LOOP(left_shift_int) { LOOP2(int32_t, int32_t, input, int32_t, other, f_shift_left(input, other)) }
LOOP(left_shift_long) { LOOP2(int64_t, int64_t, input, int64_t, other, f_shift_left(input, other)) }
static const pointwise left_shift_row = {
    .op = "left_shift", .dtypes = TH_INTEGERS, .inputs = 2, .either = 3,
    .either_slot = {[0] = 0, [1] = 1},
    .types = {TH_SAME, TH_SAME},
    .result = TH_SAME, .scalars = 2,
    .loops = {
        [TH_BYTE] = left_shift_byte, [TH_CHAR] = left_shift_char, [TH_SHORT] = left_shift_short,
        [TH_INT] = left_shift_int, [TH_LONG] = left_shift_long
    },
};
int th_left_shift(call *c) { return th_pointwise(&left_shift_row, c); }

/* right_shift(Tensor|Scalar input, Tensor|Scalar other) = input >> other */
LOOP(right_shift_byte) {
    LOOP2(uint8_t, uint8_t, input, uint8_t, other, f_shift_right(input, other))
}
LOOP(right_shift_char) { LOOP2(int8_t, int8_t, input, int8_t, other, f_shift_right(input, other)) }
LOOP(right_shift_short) {
    LOOP2(int16_t, int16_t, input, int16_t, other, f_shift_right(input, other))
}
LOOP(right_shift_int) {
    LOOP2(int32_t, int32_t, input, int32_t, other, f_shift_right(input, other))
}
LOOP(right_shift_long) {
    LOOP2(int64_t, int64_t, input, int64_t, other, f_shift_right(input, other))
}
static const pointwise right_shift_row = {
    .op = "right_shift", .dtypes = TH_INTEGERS, .inputs = 2, .either = 3,
    .either_slot = {[0] = 0, [1] = 1},
    .types = {TH_SAME, TH_SAME},
    .result = TH_SAME, .scalars = 2,
    .loops = {
        [TH_BYTE] = right_shift_byte, [TH_CHAR] = right_shift_char, [TH_SHORT] = right_shift_short,
        [TH_INT] = right_shift_int, [TH_LONG] = right_shift_long
    },
};
int th_right_shift(call *c) { return th_pointwise(&right_shift_row, c); }

/* Generated from ops.yaml by codegen/templates/names.h. Do not edit: change the row and run make gen. */
/* Declares every row and every name, and defines the docstring of every row. */
#pragma once
#include "row/row.h"

extern const row op_abs;
#define ABOUT_abs "Absolute value of each element. The derivative at zero is taken as zero.\n" \
    "Element types: numbers.\n" \
    "d input = select(input > 0, grad, select(input < 0, -grad, 0))\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_abs "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, 0.5], [1.25, 2.75]])\n" \
    ">>> torch.abs(input).tolist()\n" \
    "[[1.0, 0.5], [1.25, 2.75]]"
extern const row op_neg;
#define ABOUT_neg "Negative of each element. Integers wrap around, so the smallest integer stays the " \
    "same.\n" \
    "Element types: numbers, complex.\n" \
    "d input = -grad\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_neg "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, -0.75], [-2.0, 2.0]])\n" \
    ">>> torch.neg(input).tolist()\n" \
    "[[0.25, 0.75], [2.0, -2.0]]"
extern const row op_sign;
#define ABOUT_sign "Sign of each element: -1, 0 or 1. The derivative is taken as zero.\n" \
    "Element types: all.\n" \
    "d input = 0\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_sign "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.5, -1.75], [-1.75, 1.25]])\n" \
    ">>> torch.sign(input).tolist()\n" \
    "[[1.0, -1.0], [-1.0, 1.0]]"
extern const row op_floor;
#define ABOUT_floor "Largest integer not greater than each element. The derivative is taken as zero.\n" \
    "Element types: numbers, unsigned.\n" \
    "d input = 0\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_floor "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, 1.5], [1.25, 1.5]])\n" \
    ">>> torch.floor(input).tolist()\n" \
    "[[1.0, 1.0], [1.0, 1.0]]"
extern const row op_ceil;
#define ABOUT_ceil "Smallest integer not less than each element. The derivative is taken as zero.\n" \
    "Element types: numbers, unsigned.\n" \
    "d input = 0\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_ceil "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, 1.25], [1.5, 1.75]])\n" \
    ">>> torch.ceil(input).tolist()\n" \
    "[[2.0, 2.0], [2.0, 2.0]]"
extern const row op_round;
#define ABOUT_round "Integer nearest to each element; halves round to the even integer. The derivative " \
    "is taken as zero.\n" \
    "Element types: numbers, unsigned.\n" \
    "d input = 0\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_round "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, 1.25], [1.25, 1.0]])\n" \
    ">>> torch.round(input).tolist()\n" \
    "[[1.0, 1.0], [1.0, 1.0]]"
extern const row op_round_decimals;
#define ABOUT_round_decimals "Each element rounded to the given number of decimals; halves round to the even " \
    "digit. A negative number of decimals rounds to tens, hundreds and so on. The " \
    "derivative is taken as zero.\n" \
    "Element types: floating.\n" \
    "d input = 0\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_round_decimals "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1234.4, -1260.0, 1340.0, 0.1])\n" \
    ">>> torch.round(input, -2).tolist()\n" \
    "[1200.0, -1300.0, 1300.0, 0.0]"
extern const row op_trunc;
#define ABOUT_trunc "Each element with its fractional part removed. The derivative is taken as zero.\n" \
    "Element types: numbers, unsigned.\n" \
    "d input = 0\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_trunc "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.75, 1.5], [1.25, 1.75]])\n" \
    ">>> torch.trunc(input).tolist()\n" \
    "[[1.0, 1.0], [1.0, 1.0]]"
extern const row op_frac;
#define ABOUT_frac "Fractional part of each element. It has the sign of the element.\n" \
    "Element types: floating.\n" \
    "d input = grad\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_frac "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.75, 1.5], [1.25, 1.75]])\n" \
    ">>> torch.frac(input).tolist()\n" \
    "[[0.75, 0.5], [0.25, 0.75]]"
extern const row op_isnan;
#define ABOUT_isnan "True where an element is nan. Integers are never nan.\n" \
    "Element types: any.\n" \
    "Not differentiable.\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_isnan "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.5, 0.25], [2.0, 0.75]])\n" \
    ">>> torch.isnan(input).tolist()\n" \
    "[[False, False], [False, False]]"
extern const row op_reciprocal;
#define ABOUT_reciprocal "Reciprocal of each element.\n" \
    "Element types: floating, complex.\n" \
    "d input = -grad * output * output\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_reciprocal "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.75, 1.5], [1.75, 2.75]])\n" \
    ">>> torch.reciprocal(input).tolist()\n" \
    "[[1.3333..., 0.6666...], [0.5714..., 0.3636...]]"
extern const row op_sqrt;
#define ABOUT_sqrt "Square root of each element. Negative elements give nan.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad / (2 * output)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_sqrt "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, 0.75], [0.25, 0.75]])\n" \
    ">>> torch.sqrt(input).tolist()\n" \
    "[[1.2247..., 0.8660...], [0.5, 0.8660...]]"
extern const row op_rsqrt;
#define ABOUT_rsqrt "Reciprocal of the square root of each element.\n" \
    "Element types: floating, complex.\n" \
    "d input = -0.5 * grad * output * output * output\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_rsqrt "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.0, 1.5], [0.25, 1.75]])\n" \
    ">>> torch.rsqrt(input).tolist()\n" \
    "[[0.7071..., 0.8164...], [2.0, 0.7559...]]"
extern const row op_exp;
#define ABOUT_exp "Exponential of each element.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad * output\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_exp "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.5, 0.25], [-1.75, 0.75]])\n" \
    ">>> torch.exp(input).tolist()\n" \
    "[[1.6487..., 1.2840...], [0.1737..., 2.11...]]"
extern const row op_expm1;
#define ABOUT_expm1 "Exponential of each element, minus one. The result is accurate for small elements.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad * exp(input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_expm1 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, -0.25], [1.75, 0.25]])\n" \
    ">>> torch.expm1(input).tolist()\n" \
    "[[-0.221..., -0.221...], [4.754..., 0.2840...]]"
extern const row op_log;
#define ABOUT_log "Natural logarithm of each element. Negative elements give nan.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad / input\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_log "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.5, 2.0], [2.5, 1.0]])\n" \
    ">>> torch.log(input).tolist()\n" \
    "[[-0.6931..., 0.6931...], [0.9162..., 0.0]]"
extern const row op_log1p;
#define ABOUT_log1p "Natural logarithm of one plus each element. The result is accurate for small " \
    "elements.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad / (1 + input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_log1p "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, 2.0], [0.25, -0.5]])\n" \
    ">>> torch.log1p(input).tolist()\n" \
    "[[0.8109..., 1.0986...], [0.2231..., -0.6931...]]"
extern const row op_log1p_square;
#define ABOUT_log1p_square "log(1 + (x / scale)^2) of each element; neither the quotient nor a square leaves " \
    "the range.\n" \
    "Element types: floating.\n" \
    "d input = grad * 2 * share / longest\n" \
    "d scale = -grad * 2 * share * share / scale\n" \
    "where longest = hypot(input, scale)\n" \
    "where share = input / longest\n" \
    "Shapes: input and scale are broadcast to the shape of the result."
extern const row op_log_quotient;
#define ABOUT_log_quotient "weight * log(input / other), and zero where weight is zero, also where the quotient " \
    "leaves the range.\n" \
    "Element types: floating.\n" \
    "d weight = grad * logarithm\n" \
    "d input = grad * weight / input\n" \
    "d other = -grad * weight / other\n" \
    "where quotient = input / other\n" \
    "where logarithm = select(quotient > 1e-30 and quotient < 1e30, log(quotient), " \
    "log(input) - log(other))\n" \
    "Shapes: weight, input and other are broadcast to the shape of the result."
extern const row op_pow;
#define ABOUT_pow "input raised to the power of exponent. Integers wrap around. Their negative powers " \
    "are 0, 1 and -1 if exponent is a tensor, and refused if it is a number. The " \
    "derivative with respect to the exponent is output * log(input), and zero where " \
    "input is zero.\n" \
    "Element types: numbers, complex.\n" \
    "d input = select(exponent == 0 and (input == 0 or isnan(input)), 0, grad * exponent " \
    "* base ** (exponent - 1))\n" \
    "d exponent = select(input == 0 and output - output == 0, 0, grad * output * " \
    "log(input))\n" \
    "where base = select(exponent == 0 and (input == 0 or isnan(input)), 1, input)\n" \
    "Shapes: input and exponent are broadcast to the shape of the result."
#define EXAMPLE_pow "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([0.5, 2.0, 3.0])\n" \
    ">>> torch.pow(input, 0.5).tolist()\n" \
    "[0.7071..., 1.4142..., 1.7320...]"
extern const row op_cube;
#define ABOUT_cube "Third power of each element.\n" \
    "Element types: numbers, complex.\n" \
    "d input = 3 * grad * input * input\n" \
    "Shapes: input (any), output (as input)."
extern const row op_sin;
#define ABOUT_sin "Sine of each element, in radians.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad * cos(input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_sin "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, -0.75], [0.5, -0.25]])\n" \
    ">>> torch.sin(input).tolist()\n" \
    "[[-0.9839..., -0.6816...], [0.4794..., -0.2474...]]"
extern const row op_cos;
#define ABOUT_cos "Cosine of each element, in radians.\n" \
    "Element types: floating, complex.\n" \
    "d input = -grad * sin(input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_cos "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.75, -2.5], [0.5, 1.25]])\n" \
    ">>> torch.cos(input).tolist()\n" \
    "[[0.7316..., -0.8011...], [0.8775..., 0.3153...]]"
extern const row op_sincos;
#define ABOUT_sincos "Sine and cosine of each element, in radians, computed in one pass.\n" \
    "Element types: floating.\n" \
    "d input = grad_sin * cos - grad_cos * sin\n" \
    "Shapes: input (any), sin (as input), cos (as input)."
#define EXAMPLE_sincos "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.25, 1.25], [-0.5, 0.5]])\n" \
    ">>> sin, cos = torch.sincos(input)\n" \
    ">>> sin.tolist()\n" \
    "[[0.7780..., 0.9489...], [-0.4794..., 0.4794...]]\n" \
    ">>> cos.tolist()\n" \
    "[[-0.6281..., 0.3153...], [0.8775..., 0.8775...]]"
extern const row op_tan;
#define ABOUT_tan "Tangent of each element, in radians.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad * (1 + output * output)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_tan "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.5, -0.75], [-0.75, 1.0]])\n" \
    ">>> torch.tan(input).tolist()\n" \
    "[[0.5463..., -0.9315...], [-0.9315..., 1.5574...]]"
extern const row op_asin;
#define ABOUT_asin "Arcsine of each element, in radians from -pi/2 to pi/2. The derivative is 1 / " \
    "sqrt(1 - x^2).\n" \
    "Element types: floating, complex.\n" \
    "d input = grad * rsqrt(1 - input) * rsqrt(1 + input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_asin "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.5, -0.25], [0.25, -0.25]])\n" \
    ">>> torch.asin(input).tolist()\n" \
    "[[-0.5235..., -0.2526...], [0.2526..., -0.2526...]]"
extern const row op_acos;
#define ABOUT_acos "Arccosine of each element, in radians from 0 to pi. The derivative is -1 / sqrt(1 - " \
    "x^2).\n" \
    "Element types: floating, complex.\n" \
    "d input = -grad * rsqrt(1 - input) * rsqrt(1 + input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_acos "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.5, -0.5], [0.5, 0.75]])\n" \
    ">>> torch.acos(input).tolist()\n" \
    "[[2.0943..., 2.0943...], [1.0471..., 0.7227...]]"
extern const row op_atan;
#define ABOUT_atan "Arctangent of each element, in radians from -pi/2 to pi/2.\n" \
    "Element types: floating.\n" \
    "d input = grad / (1 + input * input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_atan "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, -1.25], [-2.5, 1.0]])\n" \
    ">>> torch.atan(input).tolist()\n" \
    "[[-0.2449..., -0.8960...], [-1.1902..., 0.7853...]]"
extern const row op_atan_complex;
#define ABOUT_atan_complex "Arctangent of each complex number. No square leaves the range in its derivative 1 / " \
    "(1 + z^2).\n" \
    "Element types: complex.\n" \
    "d input = grad / root / root\n" \
    "where root = cosh(asinh(input))\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_atan_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(-2.25-1j), (-0.25-2j)], [(1.75+0.25j), " \
    "(0.25-2.75j)]])\n" \
    ">>> torch.atan(input).tolist()\n" \
    "[[(-1.2074...-0.1455...j), (-1.4898...-0.5358...j)], [(1.0582...+0.0609...j), " \
    "(1.5331...-0.3771...j)]]"
extern const row op_atan2;
#define ABOUT_atan2 "Angle of the point (other, input), in radians from -pi to pi. The signs of both " \
    "coordinates determine the quadrant. The derivative at the origin is taken as zero.\n" \
    "Element types: floating.\n" \
    "d input = select(input == 0 and other == 0, 0, grad * (other / length) / length)\n" \
    "d other = select(input == 0 and other == 0, 0, -grad * (input / length) / length)\n" \
    "where length = select(input == 0 and other == 0, 1, hypot(input, other))\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_atan2 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, 1.25], [2.75, 2.5]])\n" \
    ">>> other = torch.DoubleTensor([[1.25, -0.25], [2.5, 2.75]])\n" \
    ">>> torch.atan2(input, other).tolist()\n" \
    "[[0.6747..., 1.7681...], [0.8329..., 0.7378...]]"
extern const row op_sinh;
#define ABOUT_sinh "Hyperbolic sine of each element.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad * cosh(input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_sinh "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.25, 2.0], [-2.25, -1.5]])\n" \
    ">>> torch.sinh(input).tolist()\n" \
    "[[-1.6019..., 3.6268...], [-4.6911..., -2.1292...]]"
extern const row op_cosh;
#define ABOUT_cosh "Hyperbolic cosine of each element.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad * sinh(input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_cosh "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, -1.75], [-1.0, 0.25]])\n" \
    ">>> torch.cosh(input).tolist()\n" \
    "[[1.8884..., 2.9641...], [1.5430..., 1.0314...]]"
extern const row op_tanh;
#define ABOUT_tanh "Hyperbolic tangent of each element.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad * (1 - output * output)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_tanh "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.0, 1.0], [1.25, 2.0]])\n" \
    ">>> torch.tanh(input).tolist()\n" \
    "[[-0.9640..., 0.7615...], [0.8482..., 0.9640...]]"
extern const row op_asinh;
#define ABOUT_asinh "Inverse hyperbolic sine of each element.\n" \
    "Element types: floating.\n" \
    "d input = grad / hypot(input, 1)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_asinh "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.0, -2.5], [1.75, 1.25]])\n" \
    ">>> torch.asinh(input).tolist()\n" \
    "[[-0.8813..., -1.6472...], [1.3258..., 1.0475...]]"
extern const row op_asinh_complex;
#define ABOUT_asinh_complex "Inverse hyperbolic sine of each complex number. No square leaves the range in its " \
    "derivative 1 / sqrt(1 + z^2).\n" \
    "Element types: complex.\n" \
    "d input = grad / cosh(output)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_asinh_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(-1.5-0.5j), (-0.75-1.5j)], [(1.25-1.5j), " \
    "(0.5+1.25j)]])\n" \
    ">>> torch.asinh(input).tolist()\n" \
    "[[(-1.2264...-0.2734...j), (-1.1627...-1.0242...j)], [(1.3568...-0.8101...j), " \
    "(0.8988...+1.0611...j)]]"
extern const row op_acosh;
#define ABOUT_acosh "Inverse hyperbolic cosine of each element. Elements below 1 give nan.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad * rsqrt(input - 1) * rsqrt(input + 1)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_acosh "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, 3.5], [1.75, 1.25]])\n" \
    ">>> torch.acosh(input).tolist()\n" \
    "[[0.9624..., 1.9248...], [1.1588..., 0.6931...]]"
extern const row op_atanh;
#define ABOUT_atanh "Inverse hyperbolic tangent of each element. It is infinite at 1 and -1, and nan " \
    "outside.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad / (1 - input) / (1 + input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_atanh "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, 0.25], [0.75, -0.5]])\n" \
    ">>> torch.atanh(input).tolist()\n" \
    "[[-0.2554..., 0.2554...], [0.9729..., -0.5493...]]"
extern const row op_deg2rad;
#define ABOUT_deg2rad "Each element converted from degrees to radians.\n" \
    "Element types: floating.\n" \
    "d input = grad * (pi / 180)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_deg2rad "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.75, 1.75], [-0.75, 0.75]])\n" \
    ">>> torch.deg2rad(input).tolist()\n" \
    "[[0.0479..., 0.0305...], [-0.0130..., 0.0130...]]"
extern const row op_rad2deg;
#define ABOUT_rad2deg "Each element converted from radians to degrees.\n" \
    "Element types: floating.\n" \
    "d input = grad * (180 / pi)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_rad2deg "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.5, 1.5], [-1.75, 1.75]])\n" \
    ">>> torch.rad2deg(input).tolist()\n" \
    "[[143.239..., 85.943...], [-100.267..., 100.267...]]"
extern const row op_sinc;
#define ABOUT_sinc "Normalized sinc function sin(pi * x) / (pi * x) of each element x, which is one at " \
    "zero. A Taylor series gives the derivative near zero.\n" \
    "Element types: floating.\n" \
    "d input = grad * select(abs(input) == inf, 0, select(abs(input) < 0.25, -pi * near " \
    "/ 3 * (1 - square / 10 * (1 - square / 28 * (1 - square / 54 * (1 - square / 88 * " \
    "(1 - square / 130 * (1 - square / 180 * (1 - square / 238))))))), (cos(turn) - " \
    "sin(turn) / (pi * far)) / far))\n" \
    "where near = pi * select(abs(input) < 0.25, input, 0)\n" \
    "where square = near * near\n" \
    "where far = select(abs(input) < 0.25, 1, input)\n" \
    "where turn = pi * (far - 2 * round(far / 2))\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_sinc "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.75, 2.0], [-2.0, -1.25]])\n" \
    ">>> torch.sinc(input).tolist()\n" \
    "[[0.0818..., 0.0], [0.0, -0.1800...]]"
extern const row op_sinc_complex;
#define ABOUT_sinc_complex "sin(pi * z) / (pi * z) of each complex number z, which is one at zero.\n" \
    "Element types: complex.\n" \
    "d input = grad * select(input == 0, 0, pi * (cos(angle) - sin(angle) / angle) / " \
    "angle)\n" \
    "where angle = pi * select(input == 0, 1, input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_sinc_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(-2.75-1.5j), (2.5+1j)], [(2.75-2.75j), " \
    "(2.25+2j)]])\n" \
    ">>> torch.sinc(input).tolist()\n" \
    "[[(1.5963...-5.4258...j), (1.2723...-0.5089...j)], [(...+231.210...j), " \
    "(28.2617...+1.6623...j)]]"
extern const row op_square;
#define ABOUT_square "Square of each element.\n" \
    "Element types: numbers, complex.\n" \
    "d input = 2 * grad * input\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_square "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.25, 1.25], [1.0, -1.25]])\n" \
    ">>> torch.square(input).tolist()\n" \
    "[[0.0625, 1.5625], [1.0, 1.5625]]"
extern const row op_square_truth;
#define ABOUT_square_truth "Square of each truth as a Long, 0 or 1.\n" \
    "Element types: Bool.\n" \
    "Not differentiable: truths have no gradient."
#define EXAMPLE_square_truth "\n" \
    "\n" \
    ">>> input = torch.BoolTensor([[False, False, False, True], [False, False, True, " \
    "False], [False, True, True, True]])\n" \
    ">>> torch.square(input).tolist()\n" \
    "[[0, 0, 0, 1], [0, 0, 1, 0], [0, 1, 1, 1]]"
extern const row op_log2;
#define ABOUT_log2 "Logarithm to base 2 of each element. Negative elements give nan.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad / (input * log(2))\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_log2 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.5, 1.25], [0.25, 1.75]])\n" \
    ">>> torch.log2(input).tolist()\n" \
    "[[-1.0, 0.3219...], [-2.0, 0.8073...]]"
extern const row op_log10;
#define ABOUT_log10 "Logarithm to base 10 of each element. Negative elements give nan.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad / (input * log(10))\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_log10 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, 2.0], [1.0, 1.75]])\n" \
    ">>> torch.log10(input).tolist()\n" \
    "[[0.1760..., 0.3010...], [0.0, 0.2430...]]"
extern const row op_exp2;
#define ABOUT_exp2 "Two to the power of each element.\n" \
    "Element types: floating.\n" \
    "d input = grad * output * log(2)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_exp2 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, 2.75], [-1.5, 2.75]])\n" \
    ">>> torch.exp2(input).tolist()\n" \
    "[[2.3784..., 6.7271...], [0.3535..., 6.7271...]]"
extern const row op_erf;
#define ABOUT_erf "Error function of each element x, 2 / sqrt(pi) times the integral of exp(-t^2) from " \
    "0 to x.\n" \
    "Element types: floating.\n" \
    "d input = grad * 2 / sqrt(pi) * exp(-input * input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_erf "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.75, 2.75], [2.75, -2.0]])\n" \
    ">>> torch.erf(input).tolist()\n" \
    "[[-0.7111..., 0.999...], [0.999..., -0.9953...]]"
extern const row op_erfc;
#define ABOUT_erfc "Complementary error function of each element, 1 - erf(x). The result is accurate " \
    "where erf is close to one.\n" \
    "Element types: floating.\n" \
    "d input = -2 * grad / sqrt(pi) * exp(-input * input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_erfc "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, 1.25], [2.25, -2.75]])\n" \
    ">>> torch.erfc(input).tolist()\n" \
    "[[1.2763..., 0.077...], [0.0014..., 1.999...]]"
extern const row op_erfinv;
#define ABOUT_erfinv "Inverse of the error function at each element. It is infinite at 1 and -1, and nan " \
    "outside.\n" \
    "Element types: floating.\n" \
    "d input = grad * sqrt(pi) / 2 * exp(output * output)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_erfinv "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.25, -0.5], [0.5, 0.75]])\n" \
    ">>> torch.erfinv(input).tolist()\n" \
    "[[0.2253..., -0.4769...], [0.4769..., 0.8134...]]"
extern const row op_lgamma;
#define ABOUT_lgamma "Logarithm of the absolute value of the gamma function at each element.\n" \
    "Element types: floating.\n" \
    "d input = grad * digamma(input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_lgamma "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.75, 2.75], [1.75, 0.75]])\n" \
    ">>> torch.lgamma(input).tolist()\n" \
    "[[-0.0844..., 0.4752...], [-0.0844..., 0.2032...]]"
extern const row op_digamma;
#define ABOUT_digamma "Derivative of lgamma at each element. It is nan at zero and at negative integers.\n" \
    "Element types: floating.\n" \
    "d input = grad * polygamma(1, input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_digamma "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.25, 2.75], [2.25, 0.75]])\n" \
    ">>> torch.digamma(input).tolist()\n" \
    "[[-4.2274..., 0.8189...], [0.5725..., -1.0858...]]"
extern const row op_ndtri;
#define ABOUT_ndtri "Quantile of the standard normal distribution at each probability (Wichura, 1988, " \
    "algorithm AS 241).\n" \
    "Element types: floating.\n" \
    "d input = grad * sqrt(2 * pi) * exp(output * output / 2)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_ndtri "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([0.5, 0.04, 0.96, 0.02])\n" \
    ">>> torch.ndtri(input).tolist()\n" \
    "[0.0, -1.7506..., 1.7506..., -2.0537...]"
extern const row op_polygamma;
#define ABOUT_polygamma "Derivative of order n of digamma at each element (Abramowitz and Stegun, 1964, " \
    "section 6.4). n is at most 170, the largest integer whose factorial fits a double.\n" \
    "Element types: floating.\n" \
    "d input = grad * polygamma(n + 1, input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_polygamma "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([3.0, 2.25, 1.5, 0.75])\n" \
    ">>> torch.polygamma(2, input).tolist()\n" \
    "[-0.1541..., -0.3037..., -0.8287..., -5.3026...]"
extern const row op_logit;
#define ABOUT_logit "log(x / (1 - x)) of each element x, the inverse of sigmoid. If eps is not negative, " \
    "x is first clamped to the range from eps to 1 - eps.\n" \
    "Element types: floating.\n" \
    "d input = select(eps >= 0 and (input < eps or input > 1 - eps), 0, select(share < 0 " \
    "or share > 1, nan, grad / (share * (1 - share))))\n" \
    "where share = select(eps < 0, input, select(input < eps, eps, select(input > 1 - " \
    "eps, 1 - eps, input)))\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_logit "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.75, 0.75, 0.75, 0.25], [0.25, 0.75, 0.5, 0.25], " \
    "[0.5, 0.25, 0.5, 0.5]])\n" \
    ">>> torch.logit(input).tolist()\n" \
    "[[1.0986..., 1.0986..., 1.0986..., -1.0986...], [-1.0986..., 1.0986..., 0.0, " \
    "-1.0986...], [0.0, -1.0986..., 0.0, 0.0]]"
extern const row op_mvlgamma;
#define ABOUT_mvlgamma "Multivariate log-gamma function of p dimensions, p * (p - 1) / 4 * log(pi) plus the " \
    "sum of lgamma(input - i / 2) for i from 0 to p - 1.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_mvlgamma "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([4.5, 4.5, 4.5])\n" \
    ">>> torch.mvlgamma(input, 2).tolist()\n" \
    "[4.8178..., 4.8178..., 4.8178...]"
extern const row op_mvlgamma_;
#define ABOUT_mvlgamma_ "mvlgamma in place.\n" \
    "Element types: floating.\n" \
    "Not differentiable: mvlgamma has a gradient."
#define EXAMPLE_mvlgamma_ "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([3.75, 4.75, 4.25])\n" \
    ">>> torch.mvlgamma_(input, 2).tolist()\n" \
    "[2.9949..., 5.4953..., 4.1736...]"
extern const row op_erfcx;
#define ABOUT_erfcx "Scaled complementary error function exp(x ** 2) * erfc(x) of each element x. The " \
    "result is accurate where erfc underflows. An asymptotic series gives the derivative " \
    "for large x.\n" \
    "Element types: floating.\n" \
    "d input = grad * select(input > 25, -inverse * inverse / sqrt(pi) * (1 - 3 * square " \
    "* (1 - 5 * square * (1 - 7 * square * (1 - 9 * square * (1 - 11 * square * (1 - 13 " \
    "* square)))))), 2 * near * output - 2 / sqrt(pi))\n" \
    "where inverse = 1 / select(input > 25, input, 25)\n" \
    "where square = inverse * inverse / 2\n" \
    "where near = select(input > 25, 25, input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_erfcx "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, -2.5], [-1.0, -1.0]])\n" \
    ">>> torch.erfcx(input).tolist()\n" \
    "[[0.4275..., 1035.81...], [5.0089..., 5.0089...]]"
extern const row op_ndtr;
#define ABOUT_ndtr "Cumulative distribution function of the standard normal distribution at each " \
    "element.\n" \
    "Element types: floating.\n" \
    "d input = grad * exp(-input * input / 2) / sqrt(2 * pi)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_ndtr "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.75, 1.0], [2.75, -1.25]])\n" \
    ">>> torch.ndtr(input).tolist()\n" \
    "[[0.7733..., 0.8413...], [0.9970..., 0.1056...]]"
extern const row op_log_ndtr;
#define ABOUT_log_ndtr "Logarithm of ndtr. The result is accurate where ndtr underflows.\n" \
    "Element types: floating.\n" \
    "d input = grad * select(input > -1, exp(-high * high / 2 - select(input > -1, " \
    "output, 0)) / sqrt(2 * pi), sqrt(2 / pi) / erfcx(-low * sqrt(0.5)))\n" \
    "where high = select(input > -1, select(input > 50, 50, input), 0)\n" \
    "where low = select(input > -1, -1, input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_log_ndtr "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.0, 0.75], [0.25, -0.75]])\n" \
    ">>> torch.log_ndtr(input).tolist()\n" \
    "[[-1.8410..., -0.2569...], [-0.5129..., -1.4844...]]"
extern const row op_entr;
#define ABOUT_entr "Entropy -x * log(x) of each element x, zero at zero and -inf for negative elements.\n" \
    "Element types: floating.\n" \
    "d input = grad * (-log(input) - 1)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_entr "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.75, 1.75], [2.5, 1.0]])\n" \
    ">>> torch.entr(input).tolist()\n" \
    "[[0.2157..., -0.9793...], [-2.2907..., -0.0]]"
extern const row op_scaled_bessel;
#define ABOUT_scaled_bessel "Modified Bessel function of order n (0 or 1) of each element x, times exp(-|x|).\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_scaled_bessel "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([0.5, 1.0, 2.75, 1.0])\n" \
    ">>> torch.scaled_bessel(1, input).tolist()\n" \
    "[0.1564..., 0.2079..., 0.2017..., 0.2079...]"
extern const row op_i0;
#define ABOUT_i0 "Modified Bessel function of order 0 of each element.\n" \
    "Element types: floating.\n" \
    "d input = grad * i1(input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_i0 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.0, -0.25], [0.25, -1.5]])\n" \
    ">>> torch.i0(input).tolist()\n" \
    "[[2.2795..., 1.0156...], [1.0156..., 1.6467...]]"
extern const row op_i0e;
#define ABOUT_i0e "Modified Bessel function of order 0 of each element x, times exp(-|x|). The " \
    "derivative beyond 32 is an asymptotic series, as the difference of the functions " \
    "cancels.\n" \
    "Element types: floating.\n" \
    "d input = grad * select(abs(input) > 32, -sign(input) * output * series, i1e(input) " \
    "- sign(input) * output)\n" \
    "where far = select(abs(input) > 32, 1 / abs(input), 0)\n" \
    "where series = far * (0.5 + far * (0.125 + far * (0.125 + far * (0.1953125 + far * " \
    "(0.40625 + far * (1.0478515625 + far * (3.21875 + far * (11.466461181640625 + far * " \
    "(46.478515625 + far * (211.27614974975586 + far * (1064.67822265625 + far * " \
    "5892.0457146167755)))))))))))\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_i0e "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.5, -0.25], [0.75, -1.5]])\n" \
    ">>> torch.i0e(input).tolist()\n" \
    "[[0.3674..., 0.7910...], [0.5411..., 0.3674...]]"
extern const row op_i1;
#define ABOUT_i1 "Modified Bessel function of order 1 of each element.\n" \
    "Element types: floating.\n" \
    "d input = grad * select(abs(output) == inf, abs(output), i0(input) - ratio)\n" \
    "where near = select(abs(input) < 0.5, input, 0)\n" \
    "where square = near * near / 4\n" \
    "where far = select(abs(input) < 0.5, 1, input)\n" \
    "where ratio = select(abs(input) < 0.5, 0.5 * (1 + square / 2 * (1 + square / 6 * (1 " \
    "+ square / 12 * (1 + square / 20 * (1 + square / 30 * (1 + square / 42)))))), " \
    "output / far)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_i1 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.5, 0.25], [1.25, 1.0]])\n" \
    ">>> torch.i1(input).tolist()\n" \
    "[[2.5167..., 0.1259...], [0.7552..., 0.5651...]]"
extern const row op_i1e;
#define ABOUT_i1e "Modified Bessel function of order 1 of each element x, times exp(-|x|). The " \
    "derivative beyond 32 is an asymptotic series, as the difference of the functions " \
    "cancels.\n" \
    "Element types: floating.\n" \
    "d input = grad * select(abs(input) > 32, -sign(input) * output * series, i0e(input) " \
    "- output * sign(input) - ratio)\n" \
    "where beyond = select(abs(input) > 32, 1 / abs(input), 0)\n" \
    "where series = beyond * (0.5 - beyond * (0.375 + beyond * (0.375 + beyond * " \
    "(0.4921875 + beyond * (0.84375 + beyond * (1.8544921875 + beyond * (5.0625 + beyond " \
    "* (16.585784912109375 + beyond * (63.333984375 + beyond * (275.6161079406738 + " \
    "beyond * (1344.05419921875 + beyond * 7251.037440061569)))))))))))\n" \
    "where near = select(abs(input) < 0.5, input, 0)\n" \
    "where square = near * near / 4\n" \
    "where far = select(abs(input) < 0.5, 1, input)\n" \
    "where ratio = select(abs(input) < 0.5, exp(-abs(near)) / 2 * (1 + square / 2 * (1 + " \
    "square / 6 * (1 + square / 12 * (1 + square / 20 * (1 + square / 30 * (1 + square / " \
    "42)))))), output / far)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_i1e "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.75, 2.25], [1.0, 0.75]])\n" \
    ">>> torch.i1e(input).tolist()\n" \
    "[[0.2181..., 0.2112...], [0.2079..., 0.1898...]]"
extern const row op_igamma;
#define ABOUT_igamma "Regularized lower incomplete gamma function, the probability that a draw of the " \
    "gamma distribution of shape input is below other.\n" \
    "Element types: floating.\n" \
    "d input = -grad * select(input > 0, select(inside, exp(shape * log(positive) - " \
    "positive - lgamma(shape)) * log_gamma_grad(shape, log(positive)), 0), beyond)\n" \
    "d other = grad * select(input > 0, select(inside, exp((shape - 1) * log(positive) - " \
    "positive - lgamma(shape)), select(other > 0 or input > 1, 0, select(input == 1, 1, " \
    "inf))), beyond)\n" \
    "where inside = other > 0 and other < inf and input < inf\n" \
    "where shape = select(input > 0 and input < inf, input, 1)\n" \
    "where beyond = select(input == 0, 0, nan)\n" \
    "where positive = select(other > 0, other, 1)\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_igamma "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[3.75, 2.0], [0.5, 1.25]])\n" \
    ">>> other = torch.DoubleTensor([[1.25, 1.25], [2.5, 1.5]])\n" \
    ">>> torch.igamma(input, other).tolist()\n" \
    "[[0.0531..., 0.3553...], [0.9746..., 0.6941...]]"
extern const row op_igammac;
#define ABOUT_igammac "Regularized upper incomplete gamma function, the probability that a draw of the " \
    "gamma distribution of shape input is above other.\n" \
    "Element types: floating.\n" \
    "d input = grad * select(input > 0, select(inside, exp(shape * log(positive) - " \
    "positive - lgamma(shape)) * log_gamma_grad(shape, log(positive)), 0), beyond)\n" \
    "d other = -grad * select(input > 0, select(inside, exp((shape - 1) * log(positive) " \
    "- positive - lgamma(shape)), select(other > 0 or input > 1, 0, select(input == 1, " \
    "1, inf))), beyond)\n" \
    "where inside = other > 0 and other < inf and input < inf\n" \
    "where shape = select(input > 0 and input < inf, input, 1)\n" \
    "where beyond = select(input == 0, 0, nan)\n" \
    "where positive = select(other > 0, other, 1)\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_igammac "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.25, 2.0], [2.0, 2.25]])\n" \
    ">>> other = torch.DoubleTensor([[0.25, 0.75], [2.25, 1.5]])\n" \
    ">>> torch.igammac(input, other).tolist()\n" \
    "[[0.9853..., 0.8266...], [0.3425..., 0.6327...]]"
extern const row op_log_gamma_density;
#define ABOUT_log_gamma_density "Logarithm of rate**a * value**(a - 1) * exp(-rate * value) / gamma(a), where a is " \
    "concentration. Above 8, Stirling's series and the distance of rate * value from a " \
    "take the place of large terms that cancel (Loader, 2000).\n" \
    "Element types: floating.\n" \
    "d concentration = grad * select(concentration > 8, select(abs(away) < 0.1, " \
    "log1p(away), quotient) + 0.5 * inverse + rest_slope, log(value) + log(rate) - " \
    "digamma(concentration))\n" \
    "d value = grad * select(concentration == 1, -rate, (concentration - 1 - rate * " \
    "value) / value)\n" \
    "d rate = grad * (concentration - rate * value) / rate\n" \
    "where large = select(concentration > 8, concentration, 8)\n" \
    "where inverse = 1 / large\n" \
    "where square = inverse * inverse\n" \
    "where rest_slope = square * (0.08333333333333333 - square * (0.008333333333333333 - " \
    "square * (0.003968253968253968 - square * (0.004166666666666667 - square * " \
    "(0.007575757575757576 - square * (0.021092796092796094 - square * " \
    "0.08333333333333333))))))\n" \
    "where away = (rate * value - large) / large\n" \
    "where quotient = log(value) + log(rate) - log(large)\n" \
    "Shapes: concentration, value and rate are broadcast to the shape of the result."
extern const row op_gamma_entropy;
#define ABOUT_gamma_entropy "Entropy of the gamma distribution of rate 1, a + lgamma(a) + (1 - a) * digamma(a); " \
    "a series above 8, where these terms cancel.\n" \
    "Element types: floating.\n" \
    "d concentration = grad * select(concentration > 8, slope, 1 + (1 - concentration) * " \
    "polygamma(1, concentration))\n" \
    "where inverse = select(concentration > 8, 1 / concentration, 0)\n" \
    "where slope = inverse * (0.5 + inverse * (0.3333333333333333 + inverse * " \
    "(0.16666666666666666 + inverse * (0.03333333333333333 - inverse * " \
    "(0.03333333333333333 + inverse * (0.023809523809523808 - inverse * " \
    "(0.023809523809523808 + inverse * (0.03333333333333333 - inverse * " \
    "(0.03333333333333333 + inverse * (0.07575757575757576 - inverse * " \
    "(0.07575757575757576 + inverse * (0.2531135531135531 - inverse * " \
    "(0.2531135531135531 + inverse * 1.1666666666666667)))))))))))))\n" \
    "Shapes: concentration (any), output (as concentration)."
extern const row op_log_gamma_grad;
#define ABOUT_log_gamma_grad "Derivative of drawn, the logarithm of a draw of the gamma distribution, with " \
    "respect to the shape input.\n" \
    "Element types: floating.\n" \
    "No gradient formula for input, so backward raises an error: second derivatives of " \
    "gamma draws are not implemented.\n" \
    "No gradient formula for drawn, so backward raises an error: second derivatives of " \
    "gamma draws are not implemented.\n" \
    "Shapes: input and drawn are broadcast to the shape of the result."
#define EXAMPLE_log_gamma_grad "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, 3.0], [1.5, 1.25]])\n" \
    ">>> drawn = torch.DoubleTensor([[-0.5, -1.5], [-0.5, 1.0]])\n" \
    ">>> torch.log_gamma_grad(input, drawn).tolist()\n" \
    "[[1.1233..., 0.9773...], [1.1233..., 0.6034...]]"
extern const row op_standard_gamma_grad;
#define ABOUT_standard_gamma_grad "Derivative of drawn, a draw of the gamma distribution, with respect to the shape " \
    "input.\n" \
    "Element types: floating.\n" \
    "No gradient formula for input, so backward raises an error: second derivatives of " \
    "gamma draws are not implemented.\n" \
    "No gradient formula for drawn, so backward raises an error: second derivatives of " \
    "gamma draws are not implemented.\n" \
    "Shapes: input and drawn are broadcast to the shape of the result."
#define EXAMPLE_standard_gamma_grad "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.5, 1.5], [0.25, 3.25]])\n" \
    ">>> drawn = torch.DoubleTensor([[2.75, 1.5], [2.5, 1.5]])\n" \
    ">>> torch.standard_gamma_grad(input, drawn).tolist()\n" \
    "[[2.8254..., 1.1154...], [4.3744..., 0.6964...]]"
extern const row op_dirichlet_grad;
#define ABOUT_dirichlet_grad "Derivative of input, an element of a draw of the Dirichlet distribution, with " \
    "respect to its concentration, divided by 1 - input. total is the sum of all " \
    "concentrations.\n" \
    "Element types: floating.\n" \
    "No gradient formula for input, so backward raises an error: second derivatives of " \
    "gamma draws are not implemented.\n" \
    "No gradient formula for concentration, so backward raises an error: second " \
    "derivatives of gamma draws are not implemented.\n" \
    "No gradient formula for total, so backward raises an error: second derivatives of " \
    "gamma draws are not implemented.\n" \
    "Shapes: input, concentration and total are broadcast to the shape of the result."
#define EXAMPLE_dirichlet_grad "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.75, 0.75], [0.25, 0.25]])\n" \
    ">>> concentration = torch.DoubleTensor([[1.25, 1.5], [3.0, 2.75]])\n" \
    ">>> total = torch.DoubleTensor([[6.0, 6.75], [7.25, 7.5]])\n" \
    ">>> torch.dirichlet_grad(input, concentration, total).tolist()\n" \
    "[[0.3632..., 0.3051...], [0.1166..., 0.1209...]]"
extern const row op_bessel_j0;
#define ABOUT_bessel_j0 "Bessel function of the first kind of order 0 of each element.\n" \
    "Element types: floating.\n" \
    "d input = -grad * bessel_j1(input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_bessel_j0 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[4.75, -5.25], [-0.5, 3.0]])\n" \
    ">>> torch.bessel_j0(input).tolist()\n" \
    "[[-0.2551..., -0.0930...], [0.9384..., -0.2600...]]"
extern const row op_bessel_j1;
#define ABOUT_bessel_j1 "Bessel function of the first kind of order 1 of each element.\n" \
    "Element types: floating.\n" \
    "d input = grad * (bessel_j0(input) - select(abs(input) < 0.0001, 0.5 - input * " \
    "input / 16, output / select(input == 0, 1, input)))\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_bessel_j1 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[5.5, 8.75], [8.0, 5.0]])\n" \
    ">>> torch.bessel_j1(input).tolist()\n" \
    "[[-0.3414..., 0.2672...], [0.2346..., -0.3275...]]"
extern const row op_bessel_y0;
#define ABOUT_bessel_y0 "Bessel function of the second kind of order 0 of each element.\n" \
    "Element types: floating.\n" \
    "d input = -grad * bessel_y1(input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_bessel_y0 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.75, 2.75], [4.5, 6.25]])\n" \
    ">>> torch.bessel_y0(input).tolist()\n" \
    "[[0.4486..., 0.4486...], [-0.1947..., -0.2369...]]"
extern const row op_bessel_y1;
#define ABOUT_bessel_y1 "Bessel function of the second kind of order 1 of each element.\n" \
    "Element types: floating.\n" \
    "d input = grad * (bessel_y0(input) - output / input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_bessel_y1 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[4.5, 4.0], [2.75, 0.5]])\n" \
    ">>> torch.bessel_y1(input).tolist()\n" \
    "[[0.3009..., 0.3979...], [0.2460..., -1.4714...]]"
extern const row op_modified_bessel_k0;
#define ABOUT_modified_bessel_k0 "Modified Bessel function of the second kind of order 0 of each element.\n" \
    "Element types: floating.\n" \
    "d input = -grad * modified_bessel_k1(input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_modified_bessel_k0 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[6.25, 2.25], [8.5, 5.5]])\n" \
    ">>> torch.modified_bessel_k0(input).tolist()\n" \
    "[[..., 0.0840...], [..., 0.0021...]]"
extern const row op_modified_bessel_k1;
#define ABOUT_modified_bessel_k1 "Modified Bessel function of the second kind of order 1 of each element.\n" \
    "Element types: floating.\n" \
    "d input = -grad * (modified_bessel_k0(input) + output / input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_modified_bessel_k1 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[3.0, 7.75], [2.0, 4.75]])\n" \
    ">>> torch.modified_bessel_k1(input).tolist()\n" \
    "[[0.0401..., ...], [0.1398..., 0.0053...]]"
extern const row op_scaled_modified_bessel_k0;
#define ABOUT_scaled_modified_bessel_k0 "Product of exp(x) and modified_bessel_k0 of each element. The derivative beyond 32 " \
    "is an asymptotic series, as the difference of the functions cancels.\n" \
    "Element types: floating.\n" \
    "d input = grad * select(input > 32, -output * series, output - " \
    "scaled_modified_bessel_k1(input))\n" \
    "where far = select(input > 32, 1 / input, 0)\n" \
    "where series = far * (0.5 - far * (0.125 - far * (0.125 - far * (0.1953125 - far * " \
    "(0.40625 - far * (1.0478515625 - far * (3.21875 - far * (11.466461181640625 - far * " \
    "(46.478515625 - far * (211.27614974975586 - far * (1064.67822265625 - far * " \
    "5892.0457146167755)))))))))))\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_scaled_modified_bessel_k0 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.25, 7.25], [8.5, 4.0]])\n" \
    ">>> torch.scaled_modified_bessel_k0(input).tolist()\n" \
    "[[0.7973..., 0.4579...], [0.4239..., 0.6092...]]"
extern const row op_scaled_modified_bessel_k1;
#define ABOUT_scaled_modified_bessel_k1 "Product of exp(x) and modified_bessel_k1 of each element. The derivative beyond 32 " \
    "is an asymptotic series, as the difference of the functions cancels.\n" \
    "Element types: floating.\n" \
    "d input = grad * select(input > 32, -output * series, output * (input - 1) / input " \
    "- scaled_modified_bessel_k0(input))\n" \
    "where far = select(input > 32, 1 / input, 0)\n" \
    "where series = far * (0.5 + far * (0.375 - far * (0.375 - far * (0.4921875 - far * " \
    "(0.84375 - far * (1.8544921875 - far * (5.0625 - far * (16.585784912109375 - far * " \
    "(63.333984375 - far * (275.6161079406738 - far * (1344.05419921875 - far * " \
    "7251.037440061569)))))))))))\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_scaled_modified_bessel_k1 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[5.0, 9.0], [5.75, 8.5]])\n" \
    ">>> torch.scaled_modified_bessel_k1(input).tolist()\n" \
    "[[0.6002..., 0.4346...], [0.5551..., 0.4482...]]"
extern const row op_airy_ai;
#define ABOUT_airy_ai "Airy function of the first kind of each element.\n" \
    "Element types: floating.\n" \
    "d input = grad * airy_slope(input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_airy_ai "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-8.5, -7.25], [2.5, 4.25]])\n" \
    ">>> torch.airy_ai(input).tolist()\n" \
    "[[-0.3302..., 0.3237...], [0.0157..., ...]]"
extern const row op_airy_slope;
#define ABOUT_airy_slope "Derivative of the Airy function of the first kind of each element.\n" \
    "Element types: floating.\n" \
    "d input = grad * select(abs(input) == inf, 0, input * airy_ai(input))\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_airy_slope "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[4.25, -1.25], [-4.25, -7.5]])\n" \
    ">>> torch.airy_slope(input).tolist()\n" \
    "[[-0.0011..., 0.1390...], [-0.7592..., 0.3188...]]"
extern const row op_spherical_bessel_j0;
#define ABOUT_spherical_bessel_j0 "sin(x) / x of each element x, and 1 at 0. A Taylor series gives the derivative near " \
    "zero.\n" \
    "Element types: floating.\n" \
    "d input = grad * select(abs(input) == inf, 0, select(abs(input) < 0.25, -near / 3 * " \
    "(1 - square / 10 * (1 - square / 28 * (1 - square / 54))), (cos(far) - output) / " \
    "far))\n" \
    "where near = select(abs(input) < 0.25, input, 0)\n" \
    "where square = near * near\n" \
    "where far = select(abs(input) < 0.25, 1, input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_spherical_bessel_j0 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.5, 2.5], [-0.25, 2.25]])\n" \
    ">>> torch.spherical_bessel_j0(input).tolist()\n" \
    "[[0.6649..., 0.2393...], [0.9896..., 0.3458...]]"
extern const row op_zeta;
#define ABOUT_zeta "Hurwitz zeta function, the sum over k >= 0 of (other + k) ** -input, by " \
    "Euler-Maclaurin summation. It is inf for input 1, nan for smaller inputs, and inf " \
    "where other is 0 or a negative integer.\n" \
    "Element types: floating.\n" \
    "d other = -grad * input * zeta(input + 1, other)\n" \
    "No gradient formula for input, so backward raises an error: differentiate by other " \
    "alone.\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_zeta "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, 5.0], [4.5, 5.75]])\n" \
    ">>> other = torch.DoubleTensor([[2.75, 2.0], [2.0, 2.5]])\n" \
    ">>> torch.zeta(input, other).tolist()\n" \
    "[[1.3254..., 0.0369...], [0.0547..., 0.0061...]]"
extern const row op_orthogonal_polynomial;
#define ABOUT_orthogonal_polynomial "Orthogonal polynomial of degree n at each element, by its three-term recurrence " \
    "(Abramowitz and Stegun, 1964, chapter 22), 0 for negative degrees; a degree is cut " \
    "towards zero. kind is 0 to 3 for Chebyshev's T, U, V and W, 8 to 11 for these at 2 " \
    "x - 1, 4 and 5 for Hermite's H and He, 6 for Laguerre's L, 7 for Legendre's P, and " \
    "16 more for each derivative up to the third; nan for other kinds.\n" \
    "Element types: floating.\n" \
    "d input = grad * orthogonal_polynomial(input, n, kind + 16)\n" \
    "d n = 0\n" \
    "Shapes: input and n are broadcast to the shape of the result."
#define EXAMPLE_orthogonal_polynomial "\n" \
    "\n" \
    ">>> n = torch.DoubleTensor([3.5, -1.5, -0.5])\n" \
    ">>> torch.orthogonal_polynomial(0.5, n).tolist()\n" \
    "[-1.0, 0.0, 1.0]"
extern const row op_chebyshev_polynomial_t;
#define ABOUT_chebyshev_polynomial_t "Chebyshev polynomial T of degree n of each element x, 0 for negative degrees.\n" \
    "Element types: floating.\n" \
    "d input = grad * orthogonal_polynomial(input, n, 16)\n" \
    "d n = 0\n" \
    "Shapes: input and n are broadcast to the shape of the result."
#define EXAMPLE_chebyshev_polynomial_t "\n" \
    "\n" \
    ">>> n = torch.DoubleTensor([3.5, -1.5, -0.5])\n" \
    ">>> torch.chebyshev_polynomial_t(0.5, n).tolist()\n" \
    "[-1.0, 0.0, 1.0]"
extern const row op_chebyshev_polynomial_u;
#define ABOUT_chebyshev_polynomial_u "Chebyshev polynomial U of degree n of each element x, 0 for negative degrees.\n" \
    "Element types: floating.\n" \
    "d input = grad * orthogonal_polynomial(input, n, 17)\n" \
    "d n = 0\n" \
    "Shapes: input and n are broadcast to the shape of the result."
#define EXAMPLE_chebyshev_polynomial_u "\n" \
    "\n" \
    ">>> n = torch.DoubleTensor([3.5, -1.5, -0.5])\n" \
    ">>> torch.chebyshev_polynomial_u(0.5, n).tolist()\n" \
    "[-1.0, 0.0, 1.0]"
extern const row op_chebyshev_polynomial_v;
#define ABOUT_chebyshev_polynomial_v "Chebyshev polynomial V of degree n of each element x, 0 for negative degrees.\n" \
    "Element types: floating.\n" \
    "d input = grad * orthogonal_polynomial(input, n, 18)\n" \
    "d n = 0\n" \
    "Shapes: input and n are broadcast to the shape of the result."
#define EXAMPLE_chebyshev_polynomial_v "\n" \
    "\n" \
    ">>> n = torch.DoubleTensor([3.5, -1.5, -0.5])\n" \
    ">>> torch.chebyshev_polynomial_v(0.5, n).tolist()\n" \
    "[-1.0, 0.0, 1.0]"
extern const row op_chebyshev_polynomial_w;
#define ABOUT_chebyshev_polynomial_w "Chebyshev polynomial W of degree n of each element x, 0 for negative degrees.\n" \
    "Element types: floating.\n" \
    "d input = grad * orthogonal_polynomial(input, n, 19)\n" \
    "d n = 0\n" \
    "Shapes: input and n are broadcast to the shape of the result."
#define EXAMPLE_chebyshev_polynomial_w "\n" \
    "\n" \
    ">>> n = torch.DoubleTensor([3.5, -1.5, -0.5])\n" \
    ">>> torch.chebyshev_polynomial_w(0.5, n).tolist()\n" \
    "[-1.0, 0.0, 1.0]"
extern const row op_hermite_polynomial_h;
#define ABOUT_hermite_polynomial_h "Hermite polynomial H of degree n of each element x, 0 for negative degrees.\n" \
    "Element types: floating.\n" \
    "d input = grad * orthogonal_polynomial(input, n, 20)\n" \
    "d n = 0\n" \
    "Shapes: input and n are broadcast to the shape of the result."
#define EXAMPLE_hermite_polynomial_h "\n" \
    "\n" \
    ">>> n = torch.DoubleTensor([3.5, -1.5, -0.5])\n" \
    ">>> torch.hermite_polynomial_h(0.5, n).tolist()\n" \
    "[-5.0, 0.0, 1.0]"
extern const row op_hermite_polynomial_he;
#define ABOUT_hermite_polynomial_he "Hermite polynomial He of degree n of each element x, 0 for negative degrees.\n" \
    "Element types: floating.\n" \
    "d input = grad * orthogonal_polynomial(input, n, 21)\n" \
    "d n = 0\n" \
    "Shapes: input and n are broadcast to the shape of the result."
#define EXAMPLE_hermite_polynomial_he "\n" \
    "\n" \
    ">>> n = torch.DoubleTensor([3.5, -1.5, -0.5])\n" \
    ">>> torch.hermite_polynomial_he(0.5, n).tolist()\n" \
    "[-1.375, 0.0, 1.0]"
extern const row op_laguerre_polynomial_l;
#define ABOUT_laguerre_polynomial_l "Laguerre polynomial L of degree n of each element x, 0 for negative degrees.\n" \
    "Element types: floating.\n" \
    "d input = grad * orthogonal_polynomial(input, n, 22)\n" \
    "d n = 0\n" \
    "Shapes: input and n are broadcast to the shape of the result."
#define EXAMPLE_laguerre_polynomial_l "\n" \
    "\n" \
    ">>> n = torch.DoubleTensor([3.5, -1.5, -0.5])\n" \
    ">>> torch.laguerre_polynomial_l(0.5, n).tolist()\n" \
    "[-0.1458..., 0.0, 1.0]"
extern const row op_legendre_polynomial_p;
#define ABOUT_legendre_polynomial_p "Legendre polynomial P of degree n of each element x, 0 for negative degrees.\n" \
    "Element types: floating.\n" \
    "d input = grad * orthogonal_polynomial(input, n, 23)\n" \
    "d n = 0\n" \
    "Shapes: input and n are broadcast to the shape of the result."
#define EXAMPLE_legendre_polynomial_p "\n" \
    "\n" \
    ">>> n = torch.DoubleTensor([3.5, -1.5, -0.5])\n" \
    ">>> torch.legendre_polynomial_p(0.5, n).tolist()\n" \
    "[-0.4375, 0.0, 1.0]"
extern const row op_shifted_chebyshev_polynomial_t;
#define ABOUT_shifted_chebyshev_polynomial_t "Chebyshev polynomial T at 2 x - 1, of degree n of each element x, 0 for negative " \
    "degrees.\n" \
    "Element types: floating.\n" \
    "d input = grad * orthogonal_polynomial(input, n, 24)\n" \
    "d n = 0\n" \
    "Shapes: input and n are broadcast to the shape of the result."
#define EXAMPLE_shifted_chebyshev_polynomial_t "\n" \
    "\n" \
    ">>> n = torch.DoubleTensor([3.5, -1.5, -0.5])\n" \
    ">>> torch.shifted_chebyshev_polynomial_t(0.5, n).tolist()\n" \
    "[0.0, 0.0, 1.0]"
extern const row op_shifted_chebyshev_polynomial_u;
#define ABOUT_shifted_chebyshev_polynomial_u "Chebyshev polynomial U at 2 x - 1, of degree n of each element x, 0 for negative " \
    "degrees.\n" \
    "Element types: floating.\n" \
    "d input = grad * orthogonal_polynomial(input, n, 25)\n" \
    "d n = 0\n" \
    "Shapes: input and n are broadcast to the shape of the result."
#define EXAMPLE_shifted_chebyshev_polynomial_u "\n" \
    "\n" \
    ">>> n = torch.DoubleTensor([3.5, -1.5, -0.5])\n" \
    ">>> torch.shifted_chebyshev_polynomial_u(0.5, n).tolist()\n" \
    "[0.0, 0.0, 1.0]"
extern const row op_shifted_chebyshev_polynomial_v;
#define ABOUT_shifted_chebyshev_polynomial_v "Chebyshev polynomial V at 2 x - 1, of degree n of each element x, 0 for negative " \
    "degrees.\n" \
    "Element types: floating.\n" \
    "d input = grad * orthogonal_polynomial(input, n, 26)\n" \
    "d n = 0\n" \
    "Shapes: input and n are broadcast to the shape of the result."
#define EXAMPLE_shifted_chebyshev_polynomial_v "\n" \
    "\n" \
    ">>> n = torch.DoubleTensor([3.5, -1.5, -0.5])\n" \
    ">>> torch.shifted_chebyshev_polynomial_v(0.5, n).tolist()\n" \
    "[1.0, 0.0, 1.0]"
extern const row op_shifted_chebyshev_polynomial_w;
#define ABOUT_shifted_chebyshev_polynomial_w "Chebyshev polynomial W at 2 x - 1, of degree n of each element x, 0 for negative " \
    "degrees.\n" \
    "Element types: floating.\n" \
    "d input = grad * orthogonal_polynomial(input, n, 27)\n" \
    "d n = 0\n" \
    "Shapes: input and n are broadcast to the shape of the result."
#define EXAMPLE_shifted_chebyshev_polynomial_w "\n" \
    "\n" \
    ">>> n = torch.DoubleTensor([3.5, -1.5, -0.5])\n" \
    ">>> torch.shifted_chebyshev_polynomial_w(0.5, n).tolist()\n" \
    "[-1.0, 0.0, 1.0]"
extern const row op_hypot;
#define ABOUT_hypot "Length of the vector (input, other), computed without overflow. The derivative at " \
    "zero is taken as zero.\n" \
    "Element types: floating.\n" \
    "d input = select(output == 0, 0, grad * select(abs(input) == inf and abs(other) < " \
    "inf, sign(input), input / length))\n" \
    "d other = select(output == 0, 0, grad * select(abs(other) == inf and abs(input) < " \
    "inf, sign(other), other / length))\n" \
    "where length = select(output == 0, 1, output)\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_hypot "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.75, -2.0], [-0.75, 1.5]])\n" \
    ">>> other = torch.DoubleTensor([[-1.0, 1.75], [-0.75, 2.5]])\n" \
    ">>> torch.hypot(input, other).tolist()\n" \
    "[[2.9261..., 2.6575...], [1.0606..., 2.9154...]]"
extern const row op_copysign;
#define ABOUT_copysign "Absolute value of input with the sign of other. A zero has a sign too. The " \
    "derivative where input is zero is taken as zero, as that of abs.\n" \
    "Element types: floating.\n" \
    "d input = select(input == 0, 0, grad * copysign(1, input) * copysign(1, other) * " \
    "select(isnan(input), input, 1))\n" \
    "d other = 0\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_copysign "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.25, -0.75], [1.5, 0.25]])\n" \
    ">>> other = torch.DoubleTensor([[-2.75, -0.5], [-0.75, 0.75]])\n" \
    ">>> torch.copysign(input, other).tolist()\n" \
    "[[-2.25, -0.75], [-1.5, 0.25]]"
extern const row op_heaviside;
#define ABOUT_heaviside "Heaviside step function, zero where input is negative, one where it is positive, " \
    "and values where it is zero. The derivative of the step is taken as zero.\n" \
    "Element types: all.\n" \
    "d input = 0\n" \
    "d values = select(input == 0, grad, 0)\n" \
    "Shapes: input and values are broadcast to the shape of the result."
#define EXAMPLE_heaviside "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.5, -1.5], [-2.0, -2.5]])\n" \
    ">>> values = torch.DoubleTensor([[0.25, 2.5], [-0.75, 1.25]])\n" \
    ">>> torch.heaviside(input, values).tolist()\n" \
    "[[0.0, 0.0], [0.0, 0.0]]"
extern const row op_logaddexp;
#define ABOUT_logaddexp "Logarithm of exp(input) + exp(other), computed without overflow.\n" \
    "Element types: floating.\n" \
    "d input = grad * sigmoid(apart)\n" \
    "d other = grad * sigmoid(-apart)\n" \
    "where apart = select(input == other and abs(input) == inf, 0, input - other)\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_logaddexp "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, 0.75], [-1.0, -0.75]])\n" \
    ">>> other = torch.DoubleTensor([[-2.0, -1.0], [0.75, -2.75]])\n" \
    ">>> torch.logaddexp(input, other).tolist()\n" \
    "[[-0.0897..., 0.9102...], [0.9102..., -0.6230...]]"
extern const row op_logaddexp_complex;
#define ABOUT_logaddexp_complex "Logarithm of exp(input) + exp(other) of complex numbers. The number of the larger " \
    "real part is taken out of the sum, so nothing overflows.\n" \
    "Element types: complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_logaddexp_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([(1+0j), (2+0j), (3+0j)])\n" \
    ">>> other = torch.ComplexFloatTensor([(1+0j), (2+0j), 0j])\n" \
    ">>> torch.logaddexp(input, other).tolist()\n" \
    "[(1.6931...+0j), (2.6931...+0j), (3.0485...+0j)]"
extern const row op_logaddexp2;
#define ABOUT_logaddexp2 "Logarithm to base 2 of 2 ** input + 2 ** other, computed without overflow.\n" \
    "Element types: floating.\n" \
    "d input = grad * sigmoid(apart)\n" \
    "d other = grad * sigmoid(-apart)\n" \
    "where apart = select(input == other and abs(input) == inf, 0, (input - other) * " \
    "log(2))\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_logaddexp2 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.75, 1.25], [-1.25, 1.25]])\n" \
    ">>> other = torch.DoubleTensor([[1.0, 1.0], [-2.5, 2.0]])\n" \
    ">>> torch.logaddexp2(input, other).tolist()\n" \
    "[[1.3755..., 2.1304...], [-0.7436..., 2.673...]]"
extern const row op_xlogy;
#define ABOUT_xlogy "input * log(other), and zero where input is zero unless other is nan.\n" \
    "Element types: floating.\n" \
    "d input = select(input == 0 and other <= 0, 0, grad * log(other))\n" \
    "d other = grad * input / below\n" \
    "where below = select(input == 0 and other == 0, 1, other)\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_xlogy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.5, -1.25], [2.25, -2.75]])\n" \
    ">>> other = torch.DoubleTensor([[1.75, 1.25], [1.5, 2.25]])\n" \
    ">>> torch.xlogy(input, other).tolist()\n" \
    "[[1.3990..., -0.2789...], [0.9122..., -2.2300...]]"
extern const row op_xlog1py;
#define ABOUT_xlog1py "input * log(1 + other), and zero where input is zero unless other is nan.\n" \
    "Element types: floating.\n" \
    "d input = select(input == 0 and other <= -1, 0, grad * log1p(other))\n" \
    "d other = grad * input / below\n" \
    "where below = select(input == 0 and other == -1, 1, 1 + other)\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_xlog1py "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, 0.5], [-0.25, 2.75]])\n" \
    ">>> other = torch.DoubleTensor([[1.5, 0.75], [1.0, 0.75]])\n" \
    ">>> torch.xlog1py(input, other).tolist()\n" \
    "[[0.9162..., 0.2798...], [-0.1732..., 1.5389...]]"
extern const row op_frexp;
#define ABOUT_frexp "Mantissa and exponent of each element, such that mantissa * 2 ** exponent = input. " \
    "The absolute value of the mantissa is at least 0.5 and below 1. Zeros, infinities " \
    "and nan are their own mantissa and have the exponent 0.\n" \
    "Element types: floating.\n" \
    "d input = grad_mantissa * select(abs(input) == inf, 0, exp2(-1.0 * exponent))\n" \
    "Shapes: input (any), mantissa (as input), exponent (as input)."
#define EXAMPLE_frexp "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.5, 3.0, -5.0, 0.6, 0.75, -0.1, 1000.0])\n" \
    ">>> mantissa, exponent = torch.frexp(input)\n" \
    ">>> mantissa.tolist()\n" \
    "[0.75, 0.75, -0.625, 0..., 0.75, -0..., 0.9765625]\n" \
    ">>> exponent.tolist()\n" \
    "[1, 2, 3, 0, 0, -3, 10]"
extern const row op_nextafter_narrow;
#define ABOUT_nextafter_narrow "Next number of type Half or BFloat16 after each element in the direction of other. " \
    "The derivative with respect to input is 1, and 0 where both are equal.\n" \
    "Element types: Half, BFloat16.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_nextafter_narrow "\n" \
    "\n" \
    ">>> input = torch.HalfTensor([0.0, 1.0, -2.0, 6.0])\n" \
    ">>> other = torch.HalfTensor([1.0, -1.0, -3.0, 6.0])\n" \
    ">>> torch.nextafter(input, other).tolist()\n" \
    "[..., 0.9995..., -2.001953125, 6.0]"
extern const row op_nextafter_to_half;
#define ABOUT_nextafter_to_half "Next number of type Half after each integer in the direction of other.\n" \
    "Element types: integral.\n" \
    "Not differentiable: integers have no gradient."
#define EXAMPLE_nextafter_to_half "\n" \
    "\n" \
    ">>> input = torch.LongTensor([0, 1, 2, 120])\n" \
    ">>> other = torch.HalfTensor([5.0, 5.0, 1.0, 0.0])\n" \
    ">>> torch.nextafter(input, other).tolist()\n" \
    "[..., 1.0009765625, 1.9990234375, 119.9375]"
extern const row op_nextafter_to_bfloat16;
#define ABOUT_nextafter_to_bfloat16 "Next number of type BFloat16 after each integer in the direction of other.\n" \
    "Element types: integral.\n" \
    "Not differentiable: integers have no gradient."
#define EXAMPLE_nextafter_to_bfloat16 "\n" \
    "\n" \
    ">>> input = torch.LongTensor([0, 1, 2, 120])\n" \
    ">>> other = torch.BFloat16Tensor([5.0, 5.0, 1.0, 0.0])\n" \
    ">>> torch.nextafter(input, other).tolist()\n" \
    "[0.0, 1.0078125, 1.9921875, 119.5]"
extern const row op_nextafter;
#define ABOUT_nextafter "Next representable number after each element in the direction of other. The " \
    "derivative with respect to input is 1, and 0 where both are equal.\n" \
    "Element types: floating.\n" \
    "d input = select(input == other, 0, grad)\n" \
    "d other = 0\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_nextafter "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([2.0, 4.0])\n" \
    ">>> other = torch.DoubleTensor([1000000.0, 0.0])\n" \
    ">>> torch.nextafter(input, other).tolist()\n" \
    "[2.0, 4.0]"
extern const row op_nextafter_;
#define ABOUT_nextafter_ "nextafter in place.\n" \
    "Element types: floating.\n" \
    "Not differentiable: nextafter has a gradient."
#define EXAMPLE_nextafter_ "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([2.0, 4.0])\n" \
    ">>> other = torch.DoubleTensor([1000000.0, 0.0])\n" \
    ">>> torch.nextafter_(input, other).tolist()\n" \
    "[2.0, 4.0]"
extern const row op_ldexp;
#define ABOUT_ldexp "input * 2 ** other.\n" \
    "Element types: floating.\n" \
    "d input = grad * exp2(half) * exp2(other - half)\n" \
    "d other = grad * output * log(2)\n" \
    "where half = select(abs(other) == inf, 0, floor(other / 2))\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_ldexp "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, -2.25], [-1.5, 1.25]])\n" \
    ">>> other = torch.DoubleTensor([[-1.25, -2.25], [-1.5, -1.5]])\n" \
    ">>> torch.ldexp(input, other).tolist()\n" \
    "[[-0.7357..., -0.4730...], [-0.5303..., 0.4419...]]"
extern const row op_ldexp_complex;
#define ABOUT_ldexp_complex "input * 2 ** other of complex numbers.\n" \
    "Element types: complex.\n" \
    "d input = grad * exp(other * log(2))\n" \
    "d other = grad * output * log(2)\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_ldexp_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([(-2.25+1.25j), (1.75+2.75j)])\n" \
    ">>> torch.ldexp(input, 3).tolist()\n" \
    "[(-18+10j), (14+22j)]"
extern const row op_nan_to_num_complex;
#define ABOUT_nan_to_num_complex "nan_to_num of both parts of complex numbers.\n" \
    "Element types: complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_nan_to_num_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([(-0.25+2.75j), (2.25+1.25j), (1+1.25j)])\n" \
    ">>> torch.nan_to_num(input).tolist()\n" \
    "[(-0.25+2.75j), (2.25+1.25j), (1+1.25j)]"
extern const row op_nan_to_num;
#define ABOUT_nan_to_num "Each element, with nan replaced by number, inf by posinf and -inf by neginf. An " \
    "infinite posinf or neginf stands for the largest or smallest finite number of the " \
    "type. Integers and truths are copied.\n" \
    "Element types: all.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_nan_to_num "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.0, float('nan'), float('inf'), float('-inf')])\n" \
    ">>> torch.nan_to_num(input).tolist()\n" \
    "[1.0, 0.0, ..., ...]"
extern const row op_nan_to_num_;
#define ABOUT_nan_to_num_ "nan_to_num in place.\n" \
    "Element types: all.\n" \
    "Not differentiable: nan_to_num has a gradient."
#define EXAMPLE_nan_to_num_ "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.0, float('nan'), float('inf'), float('-inf')])\n" \
    ">>> torch.nan_to_num_(input).tolist()\n" \
    "[1.0, 0.0, ..., ...]"
extern const row op_finite_or;
#define ABOUT_finite_or "Each element, with nan replaced by number, inf by posinf and -inf by neginf.\n" \
    "Element types: floating.\n" \
    "d input = select(isnan(input - input), 0, grad)\n" \
    "Shapes: input (any), output (as input)."
extern const row op_fill;
#define ABOUT_fill "Tensor of the size of input, filled with value.\n" \
    "Element types: any.\n" \
    "d input = 0\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_fill "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, -0.5, -2.0], [-2.25, 2.75, 1.0]])\n" \
    ">>> torch.fill(input, 2).tolist()\n" \
    "[[2.0, 2.0, 2.0], [2.0, 2.0, 2.0]]"
extern const row op_fill_tensor;
#define ABOUT_fill_tensor "Tensor of the size of input, filled with value, a tensor without dims that may need " \
    "a gradient.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_fill_tensor "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, 0.5, -0.75], [1.75, -1.75, -2.0]])\n" \
    ">>> value = torch.DoubleTensor([-2.75]).view(())\n" \
    ">>> torch.fill(input, value).tolist()\n" \
    "[[-2.75, -2.75, -2.75], [-2.75, -2.75, -2.75]]"
extern const row op_zero;
#define ABOUT_zero "Tensor of zeros of the size of input.\n" \
    "Element types: any.\n" \
    "d input = 0\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_zero "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, 2.5], [2.75, -2.0]])\n" \
    ">>> torch.zero(input).tolist()\n" \
    "[[0.0, 0.0], [0.0, 0.0]]"
extern const row op_clone;
#define ABOUT_clone "Copy of the tensor. The order of its dims in memory stays the same if its elements " \
    "have no gaps.\n" \
    "Element types: any.\n" \
    "d input = grad\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_clone "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.5, 1.25], [-1.5, 1.0]])\n" \
    ">>> torch.clone(input).tolist()\n" \
    "[[-2.5, 1.25], [-1.5, 1.0]]"
extern const row op_type_as;
#define ABOUT_type_as "The tensor in the type and on the device of another one, itself if it has both.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_type_as "\n" \
    "\n" \
    ">>> input = torch.zeros(0).type('torch.DoubleTensor')\n" \
    ">>> tensor = torch.DoubleTensor([1.25, -2.5])\n" \
    ">>> input.type_as(tensor).tolist()\n" \
    "[]"
extern const row op_contiguous_copy;
#define ABOUT_contiguous_copy "Copy of the tensor with its dims in order.\n" \
    "Element types: any.\n" \
    "d input = grad\n" \
    "Shapes: input (any), output (as input)."
extern const row op_zeros_like;
#define ABOUT_zeros_like "Tensor of zeros of the size and type of input.\n" \
    "Element types: any.\n" \
    "Not differentiable: the result does not depend on the values.\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_zeros_like "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.5, 0.25], [2.0, 2.0]])\n" \
    ">>> torch.zeros_like(input).tolist()\n" \
    "[[0.0, 0.0], [0.0, 0.0]]"
extern const row op_ones_like;
#define ABOUT_ones_like "Tensor of ones of the size and type of input.\n" \
    "Element types: any.\n" \
    "Not differentiable: the result does not depend on the values.\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_ones_like "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.5, -1.5], [1.0, 0.25]])\n" \
    ">>> torch.ones_like(input).tolist()\n" \
    "[[1.0, 1.0], [1.0, 1.0]]"
extern const row op_add;
#define ABOUT_add "input + alpha * other.\n" \
    "Element types: all, complex.\n" \
    "d input = grad\n" \
    "d other = grad * alpha\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_add "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.5, -1.25], [2.0, 0.75]])\n" \
    ">>> other = torch.DoubleTensor([[-1.5, 1.0], [-1.75, 0.75]])\n" \
    ">>> torch.add(input, other).tolist()\n" \
    "[[-2.0, -0.25], [0.25, 1.5]]"
extern const row op_sub;
#define ABOUT_sub "input - alpha * other. Results of bytes wrap around.\n" \
    "Element types: numbers, complex.\n" \
    "d input = grad\n" \
    "d other = -grad * alpha\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_sub "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, -2.75], [-2.0, 2.25]])\n" \
    ">>> other = torch.DoubleTensor([[0.75, -0.75], [1.25, -1.0]])\n" \
    ">>> torch.sub(input, other).tolist()\n" \
    "[[0.5, -2.0], [-3.25, 3.25]]"
extern const row op_rsub;
#define ABOUT_rsub "other - alpha * input.\n" \
    "Element types: numbers, complex.\n" \
    "d input = -grad * alpha\n" \
    "d other = grad\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_rsub "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.25, 0.5, -1.5], [-0.25, -2.0, 2.75]])\n" \
    ">>> other = torch.DoubleTensor([[2.5, -2.0, -0.5], [1.5, 2.75, -2.75]])\n" \
    ">>> torch.rsub(input, other).tolist()\n" \
    "[[3.75, -2.5, 1.0], [1.75, 4.75, -5.5]]"
extern const row op_float_power;
#define ABOUT_float_power "input ** exponent, computed in double precision for all types.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_float_power "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.75, 1.75, 1.5], [0.75, 2.25, 1.5]])\n" \
    ">>> torch.float_power(input, 2).tolist()\n" \
    "[[0.5625, 3.0625, 2.25], [0.5625, 5.0625, 2.25]]"
extern const row op_float_power_;
#define ABOUT_float_power_ "float_power in place.\n" \
    "Element types: floating.\n" \
    "Not differentiable: float_power has a gradient."
#define EXAMPLE_float_power_ "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, 2.0, 2.75], [2.0, 1.75, 1.25]])\n" \
    ">>> torch.float_power_(input, 2).tolist()\n" \
    "[[1.5625, 4.0, 7.5625], [4.0, 3.0625, 1.5625]]"
extern const row op_float_power_number;
#define ABOUT_float_power_number "A number to each power, computed in double precision for all types.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_float_power_number "\n" \
    "\n" \
    ">>> exponent = torch.DoubleTensor([2.75, 1.0, 0.75])\n" \
    ">>> torch.float_power(2, exponent).tolist()\n" \
    "[6.7271..., 2.0, 1.6817...]"
extern const row op_positive;
#define ABOUT_positive "The input itself.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_positive "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, 1.25, 0.5], [2.25, 0.25, -2.0]])\n" \
    ">>> torch.positive(input).tolist()\n" \
    "[[1.25, 1.25, 0.5], [2.25, 0.25, -2.0]]"
extern const row op_mul;
#define ABOUT_mul "Elementwise product.\n" \
    "Element types: all, complex, unsigned.\n" \
    "d input = grad * other\n" \
    "d other = grad * input\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_mul "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.25, -1.5], [0.5, 0.5]])\n" \
    ">>> other = torch.DoubleTensor([[-0.25, -1.0], [-0.75, 1.75]])\n" \
    ">>> torch.mul(input, other).tolist()\n" \
    "[[0.5625, 1.5], [-0.375, 0.875]]"
extern const row op_div;
#define ABOUT_div "Elementwise quotient. Integers give a floating quotient.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad / other\n" \
    "d other = -grad * (input / other) / other\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_div "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.75, 2.75], [-1.25, -1.0]])\n" \
    ">>> other = torch.DoubleTensor([[2.75, 2.25], [2.5, 2.75]])\n" \
    ">>> torch.div(input, other).tolist()\n" \
    "[[0.6363..., 1.2222...], [-0.5, -0.3636...]]"
extern const row op_floor_divide;
#define ABOUT_floor_divide "Elementwise quotient rounded down, as Python's //. A quotient of zero keeps its " \
    "sign. Integers cannot be divided by zero.\n" \
    "Element types: numbers.\n" \
    "d input = 0\n" \
    "d other = 0\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_floor_divide "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[4.5, 4.25], [4.75, 4.75]])\n" \
    ">>> other = torch.DoubleTensor([[3.5, 3.5], [3.25, 3.75]])\n" \
    ">>> torch.floor_divide(input, other).tolist()\n" \
    "[[1.0, 1.0], [1.0, 1.0]]"
extern const row op_trunc_divide;
#define ABOUT_trunc_divide "Elementwise quotient rounded towards zero, as C divides integers. Integers cannot " \
    "be divided by zero.\n" \
    "Element types: numbers.\n" \
    "d input = 0\n" \
    "d other = 0\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_trunc_divide "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[4.25, 4.25], [4.75, 4.5]])\n" \
    ">>> other = torch.DoubleTensor([[3.5, 3.5], [3.75, 3.5]])\n" \
    ">>> torch.trunc_divide(input, other).tolist()\n" \
    "[[1.0, 1.0], [1.0, 1.0]]"
extern const row op_div_rounded;
#define ABOUT_div_rounded "Elementwise quotient, rounded down as floor_divide or towards zero as trunc_divide.\n" \
    "Element types: numbers.\n" \
    "d input = 0\n" \
    "d other = 0\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_div_rounded "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([7.0, 5.0])\n" \
    ">>> torch.div(input, 2, \"floor\").tolist()\n" \
    "[3.0, 2.0]"
extern const row op_fmod;
#define ABOUT_fmod "Remainder of the division rounded towards zero. It has the sign of input, as C's " \
    "fmod.\n" \
    "Element types: numbers.\n" \
    "d input = grad\n" \
    "d other = -grad * trunc(input / other)\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_fmod "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[4.25, 4.75], [4.75, 4.75]])\n" \
    ">>> other = torch.DoubleTensor([[3.25, 3.75], [3.25, 3.5]])\n" \
    ">>> torch.fmod(input, other).tolist()\n" \
    "[[1.0, 1.0], [1.5, 1.25]]"
extern const row op_remainder;
#define ABOUT_remainder "Remainder of the division rounded down. It has the sign of other, as Python's %.\n" \
    "Element types: numbers.\n" \
    "d input = grad\n" \
    "d other = -grad * select(abs(other) == inf, select(input * other < 0, -1, 0), " \
    "floor(input / other))\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_remainder "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[4.5, 4.75], [4.5, 4.25]])\n" \
    ">>> other = torch.DoubleTensor([[3.5, 3.5], [3.5, 3.25]])\n" \
    ">>> torch.remainder(input, other).tolist()\n" \
    "[[1.0, 1.25], [1.0, 1.0]]"
extern const row op_lerp;
#define ABOUT_lerp "Linear interpolation between input and end, input * (1 - weight) + end * weight. " \
    "Weights of 0 and 1 give input and end, and equal operands give themselves.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad * (1 - weight)\n" \
    "d end = grad * weight\n" \
    "Shapes: input and end are broadcast to the shape of the result."
#define EXAMPLE_lerp "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([100000000.0, 5.0])\n" \
    ">>> end = torch.DoubleTensor([1.0, 7.0])\n" \
    ">>> torch.lerp(input, end, 1).tolist()\n" \
    "[1.0, 7.0]"
extern const row op_lerp_tensor;
#define ABOUT_lerp_tensor "Linear interpolation between input and end with a weight per element, input * (1 - " \
    "weight) + end * weight.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad * (1 - weight)\n" \
    "d end = grad * weight\n" \
    "d weight = grad * (end - input)\n" \
    "Shapes: input, end and weight are broadcast to the shape of the result."
#define EXAMPLE_lerp_tensor "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.25, -1.0], [2.25, 0.75]])\n" \
    ">>> end = torch.DoubleTensor([[-0.25, 0.25], [-1.0, -1.0]])\n" \
    ">>> weight = torch.DoubleTensor([[0.75, 2.25], [-0.75, 2.5]])\n" \
    ">>> torch.lerp(input, end, weight).tolist()\n" \
    "[[-0.5, 1.8125], [4.6875, -3.625]]"
extern const row op_addcmul;
#define ABOUT_addcmul "input + value * tensor1 * tensor2.\n" \
    "Element types: numbers, complex.\n" \
    "d input = grad\n" \
    "d tensor1 = grad * value * tensor2\n" \
    "d tensor2 = grad * value * tensor1\n" \
    "Shapes: input, tensor1 and tensor2 are broadcast to the shape of the result."
#define EXAMPLE_addcmul "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.25, -0.5], [1.5, -0.5]])\n" \
    ">>> tensor1 = torch.DoubleTensor([[-2.0, 0.75], [-0.25, -1.0]])\n" \
    ">>> tensor2 = torch.DoubleTensor([[-1.5, -1.75], [1.25, 1.25]])\n" \
    ">>> torch.addcmul(input, tensor1, tensor2).tolist()\n" \
    "[[5.25, -1.8125], [1.1875, -1.75]]"
extern const row op_addcdiv;
#define ABOUT_addcdiv "input + value * tensor1 / tensor2.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad\n" \
    "d tensor1 = grad * value / tensor2\n" \
    "d tensor2 = -grad * value * (tensor1 / tensor2) / tensor2\n" \
    "Shapes: input, tensor1 and tensor2 are broadcast to the shape of the result."
#define EXAMPLE_addcdiv "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, 2.75], [-1.5, -0.5]])\n" \
    ">>> tensor1 = torch.DoubleTensor([[2.75, 2.25], [-0.5, 2.0]])\n" \
    ">>> tensor2 = torch.DoubleTensor([[1.5, 2.0], [2.5, 1.75]])\n" \
    ">>> torch.addcdiv(input, tensor1, tensor2).tolist()\n" \
    "[[3.3333..., 3.875], [-1..., 0.6428...]]"
extern const row op_clamp;
#define ABOUT_clamp "Each element limited to the range from min to max. If min is greater than max, " \
    "every element becomes max. Where one of the three is nan, the result is nan.\n" \
    "Element types: all.\n" \
    "d input = select(input >= min and input <= max, grad, 0)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_clamp "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-2.5, -0.5, -2.25, 1.0, -0.75])\n" \
    ">>> torch.clamp(input, 0, 1).tolist()\n" \
    "[0.0, 0.0, 0.0, 1.0, 0.0]"
extern const row op_clamp_min;
#define ABOUT_clamp_min "Each element, but min where the element is less than min.\n" \
    "Element types: all.\n" \
    "d input = select(input >= min, grad, 0)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_clamp_min "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.75, 2.5, 2.25, -0.75], [-2.75, -2.5, 0.5, " \
    "0.25], [-1.0, 1.5, -2.5, -2.25]])\n" \
    ">>> torch.clamp_min(input, 1).tolist()\n" \
    "[[1.0, 2.5, 2.25, 1.0], [1.0, 1.0, 1.0, 1.0], [1.0, 1.5, 1.0, 1.0]]"
extern const row op_clamp_max;
#define ABOUT_clamp_max "Each element, but max where the element is greater than max.\n" \
    "Element types: all.\n" \
    "d input = select(input <= max, grad, 0)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_clamp_max "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.25, 1.5, -1.75, 2.25], [1.75, 1.25, 0.75, " \
    "-2.25], [2.75, 1.5, 0.75, 1.5]])\n" \
    ">>> torch.clamp_max(input, 1).tolist()\n" \
    "[[-1.25, 1.0, -1.75, 1.0], [1.0, 1.0, 0.75, -2.25], [1.0, 1.0, 0.75, 1.0]]"
extern const row op_clamp_tensor;
#define ABOUT_clamp_tensor "Each element limited to the range from min to max, which are broadcast. Where min " \
    "is greater than max, the result is max. Where one of the three is nan, the result " \
    "is nan.\n" \
    "Element types: all.\n" \
    "d input = select(input >= min and input <= max, grad, 0)\n" \
    "d min = select(input < min and min <= max, grad, 0)\n" \
    "d max = select(input > max or min > max, grad, 0)\n" \
    "Shapes: input, min and max are broadcast to the shape of the result."
#define EXAMPLE_clamp_tensor "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, 2.0, -2.5, -0.25], [-0.5, -2.5, -1.0, -1.25], " \
    "[1.25, 1.5, -0.25, -0.5]])\n" \
    ">>> min = torch.DoubleTensor([[-0.75], [2.25], [-2.0]])\n" \
    ">>> torch.clamp(input, min, 2).tolist()\n" \
    "[[1.5, 2.0, -0.75, -0.25], [2.0, 2.0, 2.0, 2.0], [1.25, 1.5, -0.25, -0.5]]"
extern const row op_clamp_min_tensor;
#define ABOUT_clamp_min_tensor "Elementwise maximum of input and min, which is broadcast. The result is nan where " \
    "one of them is nan.\n" \
    "Element types: all.\n" \
    "d input = select(input >= min, grad, 0)\n" \
    "d min = select(input < min, grad, 0)\n" \
    "Shapes: input and min are broadcast to the shape of the result."
#define EXAMPLE_clamp_min_tensor "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.75, -1.5], [0.75, -2.5]])\n" \
    ">>> min = torch.DoubleTensor([[0.75, -2.75], [-2.75, -2.25]])\n" \
    ">>> torch.clamp_min(input, min).tolist()\n" \
    "[[0.75, -1.5], [0.75, -2.25]]"
extern const row op_clamp_max_tensor;
#define ABOUT_clamp_max_tensor "Elementwise minimum of input and max, which is broadcast. The result is nan where " \
    "one of them is nan.\n" \
    "Element types: all.\n" \
    "d input = select(input <= max, grad, 0)\n" \
    "d max = select(input > max, grad, 0)\n" \
    "Shapes: input and max are broadcast to the shape of the result."
#define EXAMPLE_clamp_max_tensor "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, -2.0], [-0.75, 1.5]])\n" \
    ">>> max = torch.DoubleTensor([[-1.75, 2.25], [-0.25, -0.25]])\n" \
    ">>> torch.clamp_max(input, max).tolist()\n" \
    "[[-1.75, -2.0], [-0.75, -0.25]]"
extern const row op_max_other;
#define ABOUT_max_other "Elementwise maximum, nan where one element is nan. Equal elements share the " \
    "gradient evenly.\n" \
    "Element types: all.\n" \
    "d input = select(input == other, grad / 2, select(input < other, 0, grad))\n" \
    "d other = select(input == other, grad / 2, select(input > other, 0, grad))\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_max_other "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.5, -1.5], [0.5, 2.25]])\n" \
    ">>> other = torch.DoubleTensor([[0.5, 0.25], [0.75, 2.5]])\n" \
    ">>> torch.max(input, other).tolist()\n" \
    "[[0.5, 0.25], [0.75, 2.5]]"
extern const row op_min_other;
#define ABOUT_min_other "Elementwise minimum, nan where one element is nan. Equal elements share the " \
    "gradient evenly.\n" \
    "Element types: all.\n" \
    "d input = select(input == other, grad / 2, select(input > other, 0, grad))\n" \
    "d other = select(input == other, grad / 2, select(input < other, 0, grad))\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_min_other "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.25, -2.0], [1.0, -1.0]])\n" \
    ">>> other = torch.DoubleTensor([[-2.5, -0.75], [1.75, 0.5]])\n" \
    ">>> torch.min(input, other).tolist()\n" \
    "[[-2.5, -2.0], [1.0, -1.0]]"
extern const row op_fmax;
#define ABOUT_fmax "Elementwise maximum that ignores nan unless both elements are nan. Where elements " \
    "are equal, input receives the gradient.\n" \
    "Element types: all.\n" \
    "d input = select(isnan(other) or input >= other, grad, 0)\n" \
    "d other = select(isnan(other) or input >= other, 0, grad)\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_fmax "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, -1.25], [-1.75, -1.0]])\n" \
    ">>> other = torch.DoubleTensor([[-1.5, 0.75], [-2.0, 1.5]])\n" \
    ">>> torch.fmax(input, other).tolist()\n" \
    "[[-0.25, 0.75], [-1.75, 1.5]]"
extern const row op_fmin;
#define ABOUT_fmin "Elementwise minimum that ignores nan unless both elements are nan. Where elements " \
    "are equal, input receives the gradient.\n" \
    "Element types: all.\n" \
    "d input = select(isnan(other) or input <= other, grad, 0)\n" \
    "d other = select(isnan(other) or input <= other, 0, grad)\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_fmin "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, 0.75], [-1.25, 1.25]])\n" \
    ">>> other = torch.DoubleTensor([[-1.75, -1.75], [0.5, 1.75]])\n" \
    ">>> torch.fmin(input, other).tolist()\n" \
    "[[-1.75, -1.75], [-1.25, 1.25]]"
extern const row op_where_ints;
#define ABOUT_where_ints "input where condition is True, and other elsewhere, as a LongTensor.\n" \
    "Element types: Bool, Byte.\n" \
    "Not differentiable: the operands are numbers.\n" \
    "Shapes: condition (any), output (as condition)."
#define EXAMPLE_where_ints "\n" \
    "\n" \
    ">>> condition = torch.BoolTensor([[True, False, True], [False, False, True]])\n" \
    ">>> torch.where(condition, 2, 300).tolist()\n" \
    "[[2, 300, 2], [300, 300, 2]]"
extern const row op_where_numbers;
#define ABOUT_where_numbers "input where condition is True, and other elsewhere, as a tensor of the default " \
    "type.\n" \
    "Element types: Bool, Byte.\n" \
    "Not differentiable: the operands are numbers."
#define EXAMPLE_where_numbers "\n" \
    "\n" \
    ">>> condition = torch.BoolTensor([[True, False, True], [False, False, True]])\n" \
    ">>> torch.where(condition, 2, 300).tolist()\n" \
    "[[2.0, 300.0, 2.0], [300.0, 300.0, 2.0]]"
extern const row op_where;
#define ABOUT_where "Elements of input where condition is True, elements of other elsewhere.\n" \
    "Element types: any.\n" \
    "d input = select(condition, grad, 0)\n" \
    "d other = select(condition, 0, grad)\n" \
    "Shapes: condition, input and other are broadcast to the shape of the result."
#define EXAMPLE_where "\n" \
    "\n" \
    ">>> condition = torch.BoolTensor([True, False, True])\n" \
    ">>> other = torch.DoubleTensor([-2.0, -1.75, 2.25])\n" \
    ">>> torch.where(condition, 1, other).tolist()\n" \
    "[1.0, -1.75, 1.0]"
extern const row op_where_else;
#define ABOUT_where_else "Elements of input where condition is True, elements of other elsewhere.\n" \
    "Element types: all, complex.\n" \
    "d input = select(condition, grad, 0)\n" \
    "d other = select(condition, 0, grad)\n" \
    "Shapes: input, condition and other are broadcast to the shape of the result."
#define EXAMPLE_where_else "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, -2.0, 1.5], [1.25, -2.5, 2.0]])\n" \
    ">>> condition = torch.BoolTensor([True, False, True])\n" \
    ">>> input.where(condition, 2).tolist()\n" \
    "[[-1.75, 2.0, 1.5], [1.25, 2.0, 2.0]]"
extern const row op_where_places;
#define ABOUT_where_places "Indices of the nonzero elements, as a tuple with one vector per dim.\n" \
    "Element types: all, complex.\n" \
    "Not differentiable: the results are indices."
#define EXAMPLE_where_places "\n" \
    "\n" \
    ">>> condition = torch.BoolTensor([[True, False, True], [False, False, True]])\n" \
    ">>> [part.tolist() for part in torch.where(condition)]\n" \
    "[[0, 0, 1], [0, 2, 2]]"
extern const row op_bitwise_and;
#define ABOUT_bitwise_and "Bitwise AND of the elements.\n" \
    "Element types: whole, unsigned.\n" \
    "Not differentiable.\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_bitwise_and "\n" \
    "\n" \
    ">>> input = torch.LongTensor([[-2, -2], [0, -3]])\n" \
    ">>> other = torch.LongTensor([[3, 2], [-1, -2]])\n" \
    ">>> torch.bitwise_and(input, other).tolist()\n" \
    "[[2, 2], [0, -4]]"
extern const row op_bitwise_or;
#define ABOUT_bitwise_or "Bitwise OR of the elements.\n" \
    "Element types: whole, unsigned.\n" \
    "Not differentiable.\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_bitwise_or "\n" \
    "\n" \
    ">>> input = torch.LongTensor([[0, -2], [3, 0]])\n" \
    ">>> other = torch.LongTensor([[-3, -3], [3, 3]])\n" \
    ">>> torch.bitwise_or(input, other).tolist()\n" \
    "[[-3, -1], [3, 3]]"
extern const row op_bitwise_xor;
#define ABOUT_bitwise_xor "Bitwise XOR of the elements.\n" \
    "Element types: whole, unsigned.\n" \
    "Not differentiable.\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_bitwise_xor "\n" \
    "\n" \
    ">>> input = torch.LongTensor([[2, -3], [3, -3]])\n" \
    ">>> other = torch.LongTensor([[-3, -1], [1, -2]])\n" \
    ">>> torch.bitwise_xor(input, other).tolist()\n" \
    "[[-1, 2], [2, 3]]"
extern const row op_bitwise_not;
#define ABOUT_bitwise_not "Each element with all its bits changed. The operator ~ of a BoolTensor is the " \
    "logical not; of a ByteTensor it is 1 - input, for masks of zeros and ones.\n" \
    "Element types: integral.\n" \
    "Not differentiable.\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_bitwise_not "\n" \
    "\n" \
    ">>> input = torch.LongTensor([[-3, 1], [-2, -3]])\n" \
    ">>> torch.bitwise_not(input).tolist()\n" \
    "[[2, -2], [1, 2]]"
extern const row op_bitwise_not_truth;
#define ABOUT_bitwise_not_truth "Logical NOT of the elements of a BoolTensor.\n" \
    "Element types: Bool.\n" \
    "Not differentiable.\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_bitwise_not_truth "\n" \
    "\n" \
    ">>> input = torch.BoolTensor([[False, False], [False, True]])\n" \
    ">>> torch.bitwise_not(input).tolist()\n" \
    "[[True, True], [True, False]]"
extern const row op_left_shift;
#define ABOUT_left_shift "Bits of input shifted left by other. The result is zero where other is negative or " \
    "not less than the number of bits.\n" \
    "Element types: integral.\n" \
    "Not differentiable.\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_left_shift "\n" \
    "\n" \
    ">>> input = torch.LongTensor([1, 2, 3])\n" \
    ">>> other = torch.LongTensor([0, 1, 4])\n" \
    ">>> torch.left_shift(input, other).tolist()\n" \
    "[1, 4, 48]"
extern const row op_right_shift;
#define ABOUT_right_shift "Bits of input shifted right by other, with the sign kept. Where other is negative " \
    "or not less than the number of bits, only the sign remains.\n" \
    "Element types: integral.\n" \
    "Not differentiable.\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_right_shift "\n" \
    "\n" \
    ">>> input = torch.LongTensor([100, 20, 3])\n" \
    ">>> other = torch.LongTensor([0, 1, 4])\n" \
    ">>> torch.right_shift(input, other).tolist()\n" \
    "[100, 10, 0]"
extern const row op_gcd;
#define ABOUT_gcd "Greatest common divisor of the integers, which is never negative (Euclid's " \
    "algorithm).\n" \
    "Element types: integral.\n" \
    "Not differentiable.\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_gcd "\n" \
    "\n" \
    ">>> input = torch.LongTensor([12, 7, 0, 30])\n" \
    ">>> other = torch.LongTensor([18, 21, 5, 0])\n" \
    ">>> torch.gcd(input, other).tolist()\n" \
    "[6, 7, 5, 30]"
extern const row op_lcm;
#define ABOUT_lcm "Least common multiple of the integers, which is never negative, and zero where one " \
    "of the two is zero.\n" \
    "Element types: integral.\n" \
    "Not differentiable.\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_lcm "\n" \
    "\n" \
    ">>> input = torch.LongTensor([12, 7, 0, 5])\n" \
    ">>> other = torch.LongTensor([18, 21, 5, 0])\n" \
    ">>> torch.lcm(input, other).tolist()\n" \
    "[36, 21, 0, 0]"
extern const row op_eq;
#define ABOUT_eq "True where input equals other.\n" \
    "Element types: any.\n" \
    "Not differentiable.\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_eq "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.25, 0.25], [-1.25, 2.5]])\n" \
    ">>> other = torch.DoubleTensor([[-1.5, -2.25], [1.75, 2.75]])\n" \
    ">>> torch.eq(input, other).tolist()\n" \
    "[[False, False], [False, False]]"
extern const row op_ne;
#define ABOUT_ne "True where input is not equal to other.\n" \
    "Element types: any.\n" \
    "Not differentiable.\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_ne "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, 1.75], [0.75, 1.75]])\n" \
    ">>> other = torch.DoubleTensor([[2.25, -2.5], [2.0, -1.5]])\n" \
    ">>> torch.ne(input, other).tolist()\n" \
    "[[True, True], [True, True]]"
extern const row op_lt;
#define ABOUT_lt "True where input is less than other.\n" \
    "Element types: all.\n" \
    "Not differentiable.\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_lt "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.5, -2.0], [0.25, 1.5]])\n" \
    ">>> other = torch.DoubleTensor([[2.5, 1.0], [1.75, 0.5]])\n" \
    ">>> torch.lt(input, other).tolist()\n" \
    "[[False, True], [True, False]]"
extern const row op_le;
#define ABOUT_le "True where input is less than or equal to other.\n" \
    "Element types: all.\n" \
    "Not differentiable.\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_le "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.5, -1.75], [1.0, 0.25]])\n" \
    ">>> other = torch.DoubleTensor([[-2.75, 0.75], [-1.25, 0.25]])\n" \
    ">>> torch.le(input, other).tolist()\n" \
    "[[False, True], [False, True]]"
extern const row op_gt;
#define ABOUT_gt "True where input is greater than other.\n" \
    "Element types: all.\n" \
    "Not differentiable.\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_gt "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.25, 2.0], [-1.5, -0.25]])\n" \
    ">>> other = torch.DoubleTensor([[-0.25, -2.5], [1.75, -2.0]])\n" \
    ">>> torch.gt(input, other).tolist()\n" \
    "[[False, True], [False, True]]"
extern const row op_ge;
#define ABOUT_ge "True where input is greater than or equal to other.\n" \
    "Element types: all.\n" \
    "Not differentiable.\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_ge "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, 2.75], [0.25, -2.25]])\n" \
    ">>> other = torch.DoubleTensor([[1.25, -1.0], [2.25, -1.5]])\n" \
    ">>> torch.ge(input, other).tolist()\n" \
    "[[True, True], [False, False]]"
extern const row op_isfinite;
#define ABOUT_isfinite "True where an element is neither infinite nor nan.\n" \
    "Element types: any.\n" \
    "Not differentiable.\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_isfinite "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.0, 0.0, 2.0])\n" \
    ">>> torch.isfinite(input).tolist()\n" \
    "[True, True, True]"
extern const row op_isinf;
#define ABOUT_isinf "True where an element is infinite.\n" \
    "Element types: all, unsigned.\n" \
    "Not differentiable.\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_isinf "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.0, 0.0, 2.0])\n" \
    ">>> torch.isinf(input).tolist()\n" \
    "[False, False, False]"
extern const row op_isinf_complex;
#define ABOUT_isinf_complex "True where the real or the imaginary part of a complex number is infinite.\n" \
    "Element types: complex.\n" \
    "Not differentiable."
#define EXAMPLE_isinf_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([(1+0j), (float('nan')+0j), (float('inf')+0j), " \
    "(float('-inf')+0j)])\n" \
    ">>> torch.isinf(input).tolist()\n" \
    "[False, False, True, True]"
extern const row op_isposinf;
#define ABOUT_isposinf "True where an element is infinite and positive.\n" \
    "Element types: all, unsigned.\n" \
    "Not differentiable.\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_isposinf "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.0, float('inf'), float('-inf'), float('nan')])\n" \
    ">>> torch.isposinf(input).tolist()\n" \
    "[False, True, False, False]"
extern const row op_isneginf;
#define ABOUT_isneginf "True where an element is infinite and negative.\n" \
    "Element types: all, unsigned.\n" \
    "Not differentiable.\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_isneginf "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.0, float('inf'), float('-inf'), float('nan')])\n" \
    ">>> torch.isneginf(input).tolist()\n" \
    "[False, False, True, False]"
extern const row op_signbit;
#define ABOUT_signbit "True where the sign bit of an element is set. Negative zero has the bit set.\n" \
    "Element types: floating.\n" \
    "Not differentiable.\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_signbit "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.0, 0.0, -0.0, float('-inf')])\n" \
    ">>> torch.signbit(input).tolist()\n" \
    "[False, False, True, True]"
extern const row op_isclose;
#define ABOUT_isclose "True where the elements are equal or differ by at most atol + rtol * |other|. Two " \
    "nan are close if equal_nan is True.\n" \
    "Element types: floating.\n" \
    "Not differentiable.\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_isclose "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.0, 2.0, float('nan'), float('inf'), float('inf'), " \
    "1.0])\n" \
    ">>> other = torch.DoubleTensor([1.000001, 3.0, float('nan'), float('inf'), " \
    "float('-inf'), float('inf')])\n" \
    ">>> torch.isclose(input, other).tolist()\n" \
    "[True, False, False, True, False, False]"
extern const row op_allclose;
#define ABOUT_allclose "Whether isclose is True for all elements, as a bool.\n" \
    "Element types: floating, complex.\n" \
    "Not differentiable."
#define EXAMPLE_allclose "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.0, 2.0])\n" \
    ">>> other = torch.DoubleTensor([1.0, 2.000001])\n" \
    ">>> torch.allclose(input, other)\n" \
    "True"
extern const row op_equal_everywhere;
#define ABOUT_equal_everywhere "Whether both tensors have the same size and elements; stops at the first piece that " \
    "differs.\n" \
    "Element types: any.\n" \
    "Not differentiable."
extern const row op_is_signed;
#define ABOUT_is_signed "Whether the element type has negative numbers, as a bool.\n" \
    "Element types: all.\n" \
    "Not differentiable."
#define EXAMPLE_is_signed "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-0.25, -1.0])\n" \
    ">>> torch.is_signed(input)\n" \
    "True"
extern const row op_is_floating_point;
#define ABOUT_is_floating_point "Whether the element type is a floating type, as a bool.\n" \
    "Element types: all.\n" \
    "Not differentiable."
#define EXAMPLE_is_floating_point "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([2.0, -1.75])\n" \
    ">>> torch.is_floating_point(input)\n" \
    "True"
extern const row op_is_complex;
#define ABOUT_is_complex "Whether the element type is complex, as a bool.\n" \
    "Element types: all.\n" \
    "Not differentiable."
#define EXAMPLE_is_complex "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([2.0, -2.5])\n" \
    ">>> torch.is_complex(input)\n" \
    "False"
extern const row op_is_nonzero;
#define ABOUT_is_nonzero "Whether the only element of input is nonzero, as a bool.\n" \
    "Element types: all.\n" \
    "Not differentiable."
#define EXAMPLE_is_nonzero "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([2.0])\n" \
    ">>> torch.is_nonzero(input)\n" \
    "True"
extern const row op_equal;
#define ABOUT_equal "Whether both tensors have the same size and elements, as a bool.\n" \
    "Element types: all, complex.\n" \
    "Not differentiable."
#define EXAMPLE_equal "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.0, 2.0])\n" \
    ">>> other = torch.DoubleTensor([1.0, 2.0])\n" \
    ">>> torch.equal(input, other)\n" \
    "True"
extern const row op_is_same_size;
#define ABOUT_is_same_size "Whether both tensors have the same size, as a bool.\n" \
    "Element types: all, complex.\n" \
    "Not differentiable."
#define EXAMPLE_is_same_size "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-1.0, 2.75])\n" \
    ">>> other = torch.DoubleTensor([1.5, 2.5, 2.5])\n" \
    ">>> torch.is_same_size(input, other)\n" \
    "False"
extern const row op_isin;
#define ABOUT_isin "True where an element is in test_elements. If invert is True, the result is " \
    "negated. assume_unique has no effect.\n" \
    "Element types: all.\n" \
    "Not differentiable."
#define EXAMPLE_isin "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, 2.0], [3.0, 2.0]])\n" \
    ">>> test_elements = torch.DoubleTensor([2.0, 5.0])\n" \
    ">>> torch.isin(input, test_elements).tolist()\n" \
    "[[False, True], [False, True]]"
extern const row op_isin_one;
#define ABOUT_isin_one "True where an element is the number. If invert is True, the result is negated.\n" \
    "Element types: all.\n" \
    "Not differentiable."
#define EXAMPLE_isin_one "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, 4.0], [4.0, 3.0]])\n" \
    ">>> torch.isin(input, 4).tolist()\n" \
    "[[False, True], [True, False]]"
extern const row op_isin_number;
#define ABOUT_isin_number "Whether a number is in test_elements. If invert is True, the result is negated.\n" \
    "Element types: all.\n" \
    "Not differentiable."
#define EXAMPLE_isin_number "\n" \
    "\n" \
    ">>> test_elements = torch.DoubleTensor([2.0, 5.0])\n" \
    ">>> torch.isin(2, test_elements).tolist()\n" \
    "True"
extern const row op_logical_and;
#define ABOUT_logical_and "True where both elements are nonzero.\n" \
    "Element types: all, complex.\n" \
    "Not differentiable.\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_logical_and "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.25, 2.75], [1.75, -1.75]])\n" \
    ">>> other = torch.DoubleTensor([[1.25, 0.25], [-1.5, -1.0]])\n" \
    ">>> torch.logical_and(input, other).tolist()\n" \
    "[[True, True], [True, True]]"
extern const row op_logical_or;
#define ABOUT_logical_or "True where at least one of the elements is nonzero.\n" \
    "Element types: all, complex.\n" \
    "Not differentiable.\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_logical_or "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.25, -1.0], [-0.75, -0.5]])\n" \
    ">>> other = torch.DoubleTensor([[0.5, 2.5], [2.0, -1.25]])\n" \
    ">>> torch.logical_or(input, other).tolist()\n" \
    "[[True, True], [True, True]]"
extern const row op_logical_xor;
#define ABOUT_logical_xor "True where exactly one of the elements is nonzero.\n" \
    "Element types: all, complex.\n" \
    "Not differentiable.\n" \
    "Shapes: input and other are broadcast to the shape of the result."
#define EXAMPLE_logical_xor "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.25, 2.0], [-1.25, -1.0]])\n" \
    ">>> other = torch.DoubleTensor([[-2.25, 1.75], [-1.75, -1.25]])\n" \
    ">>> torch.logical_xor(input, other).tolist()\n" \
    "[[False, False], [False, False]]"
extern const row op_logical_not;
#define ABOUT_logical_not "True where an element is zero.\n" \
    "Element types: all, complex.\n" \
    "Not differentiable.\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_logical_not "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.75, -0.75], [-0.5, -1.0]])\n" \
    ">>> torch.logical_not(input).tolist()\n" \
    "[[False, False], [False, False]]"
extern const row op_sum;
#define ABOUT_sum "Sum of the elements, accumulated in double precision or in 64 bits. The sum of no " \
    "elements is 0, and that of integers is a LongTensor. Floats may be added in pairs " \
    "first, with an error of at most 2^-24 of the sum of the absolute values.\n" \
    "Element types: all, complex, unsigned.\n" \
    "d input = grad"
#define EXAMPLE_sum "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.5, 0.75, 0.5, -1.75], [0.25, -1.5, -0.25, " \
    "-2.75], [0.25, -2.0, -0.75, 0.25]])\n" \
    ">>> torch.sum(input).tolist()\n" \
    "-7.5"
extern const row op_prod;
#define ABOUT_prod "Product of the elements. The product of no elements is 1, and that of integers is a " \
    "LongTensor. The gradient of an element is the product of the others, which is also " \
    "correct if some of them are zero.\n" \
    "Element types: all, complex, unsigned.\n" \
    "d input = prod_input(grad, input, dim, keepdim)"
#define EXAMPLE_prod "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, 1.0, 1.5], [0.75, 1.75, 1.75]])\n" \
    ">>> torch.prod(input).tolist()\n" \
    "5.16796875"
extern const row op_prod_input;
#define ABOUT_prod_input "Gradient of prod, grad_output times the product of all other elements.\n" \
    "Element types: floating, complex.\n" \
    "Not differentiable: prod records prod_gradient."
extern const row op_mean;
#define ABOUT_mean "Mean of the elements. The mean of no elements is nan.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad / count"
#define EXAMPLE_mean "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.5, -1.75, -1.75, -1.0], [2.0, 0.25, -2.5, " \
    "-0.5], [2.75, -2.0, -0.25, 2.0]])\n" \
    ">>> torch.mean(input).tolist()\n" \
    "-0.4375"
extern const row op_nansum;
#define ABOUT_nansum "Sum of the elements that are not nan. The sum of no elements is 0.\n" \
    "Element types: floating.\n" \
    "d input = select(isnan(input), 0, grad)"
#define EXAMPLE_nansum "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, -1.5, -2.75, -1.5], [-2.25, 0.5, -1.5, " \
    "0.25], [1.5, 0.75, 1.5, -2.0]])\n" \
    ">>> torch.nansum(input).tolist()\n" \
    "-8.75"
extern const row op_nansum_whole;
#define ABOUT_nansum_whole "Sum of integers, which are never nan.\n" \
    "Element types: whole, unsigned.\n" \
    "Not differentiable."
#define EXAMPLE_nansum_whole "\n" \
    "\n" \
    ">>> input = torch.LongTensor([[-2, 0, -3, 3], [-1, 0, 0, 2], [-2, 0, 2, 3]])\n" \
    ">>> torch.nansum(input).tolist()\n" \
    "2"
extern const row op_nanmean;
#define ABOUT_nanmean "Mean of the elements that are not nan. The mean of no elements is nan.\n" \
    "Element types: floating.\n" \
    "d input = select(isnan(input), 0, grad / held)"
#define EXAMPLE_nanmean "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, -2.25, 1.25, -1.25], [0.25, 1.25, 0.75, " \
    "2.75], [1.75, -2.0, 1.5, -1.75]])\n" \
    ">>> torch.nanmean(input).tolist()\n" \
    "0.2708..."
extern const row op_norm;
#define ABOUT_norm "p-norm (sum of |x|^p)^(1/p) of the elements. For p = inf it is the largest |x|, for " \
    "p = -inf the smallest |x|, and for p = 0 the number of nonzero elements. The " \
    "gradient is taken as zero where the norm is zero. For infinite p, the elements of " \
    "extreme |x| share the gradient evenly.\n" \
    "Element types: floating.\n" \
    "d input = norm_input(grad, input, output, p, dim, keepdim)"
#define EXAMPLE_norm "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, -1.25, -1.25, -1.5], [0.75, 0.5, 2.25, " \
    "-0.25], [0.25, -1.75, 2.75, -0.75]])\n" \
    ">>> torch.norm(input).tolist()\n" \
    "4.7565..."
extern const row op_norm_of_parts;
#define ABOUT_norm_of_parts "norm by rows that ranks run on their parts of the operands.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
extern const row op_norm_named;
#define ABOUT_norm_named "Frobenius norm, the square root of the sum of squares, or nuclear norm, the sum of " \
    "the singular values. The nuclear norm is taken of matrices in two dims, by default " \
    "the last two.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_norm_named "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.0, 1.75, -0.25], [2.5, -0.5, -0.25]])\n" \
    ">>> torch.norm(input, \"fro\").tolist()\n" \
    "3.6996..."
extern const row op_norm_except_dim;
#define ABOUT_norm_except_dim "Norm over all dims but one, which stays, or over all dims if dim is -1.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_norm_except_dim "\n" \
    "\n" \
    ">>> v = torch.DoubleTensor([[-0.75, 0.25, -1.5, 2.0], [2.75, 1.75, -2.25, 2.25], " \
    "[1.5, 2.5, 1.25, -2.0]])\n" \
    ">>> torch.norm_except_dim(v).tolist()\n" \
    "[[2.6220...], [4.5552...], [3.75]]"
extern const row op_linalg_matrix_norm;
#define ABOUT_linalg_matrix_norm "Norms of the matrices in two dims. ord is 1, -1, inf, -inf (sums of columns or " \
    "rows) or 2, -2 (singular values).\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_matrix_norm "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[1.25, 1.5, -1.25], [2.0, -1.0, -0.5], [-0.75, -0.75, " \
    "-0.25]])\n" \
    ">>> torch.linalg.matrix_norm(A, 2).tolist()\n" \
    "2.7224..."
extern const row op_linalg_matrix_norm_named;
#define ABOUT_linalg_matrix_norm_named "Norms of the matrices in two dims, the root of the sum of squares or the sum of the " \
    "singular values.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_matrix_norm_named "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[1.5, -1.25, 1.25, -1.0], [-0.5, 0.5, 2.75, -1.25], " \
    "[2.0, 0.75, 1.25, -0.75]])\n" \
    ">>> torch.linalg.matrix_norm(A).tolist()\n" \
    "4.7631..."
extern const row op_linalg_cond;
#define ABOUT_linalg_cond "Condition numbers, the norm of a matrix times the norm of its inverse. For p = 2, " \
    "the default, the largest divided by the smallest singular value, and for p = -2 the " \
    "inverse; these matrices need not be square.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_cond "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[2.625, 0.4375, 0.3125], [0.625, 3.1875, -0.25], " \
    "[0.125, 0.6875, 3.625]])\n" \
    ">>> torch.linalg.cond(A).tolist()\n" \
    "1.6794..."
extern const row op_linalg_cond_named;
#define ABOUT_linalg_cond_named "Condition numbers by the Frobenius or the nuclear norm.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_cond_named "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[[2.125, -0.4375], [-0.0625, 2.3125]], [[1.9375, " \
    "0.5625], [0.375, 3.0625]]])\n" \
    ">>> torch.linalg.cond(A, \"nuc\").tolist()\n" \
    "[4.0583..., 4.3747...]"
extern const row op_nuclear_norm;
#define ABOUT_nuclear_norm "Sum of the singular values of the matrices in two dims, by default the last two.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_nuclear_norm "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, 2.5], [-2.25, -2.0], [-2.0, 1.25]])\n" \
    ">>> torch.nuclear_norm(input).tolist()\n" \
    "6.8845..."
extern const row op_norm_input;
#define ABOUT_norm_input "Gradient of norm, grad_output times the derivative of the norm. It is taken as zero " \
    "where the norm or the element is zero.\n" \
    "Element types: floating.\n" \
    "Not differentiable: norm records norm_gradient."
extern const row op_dist;
#define ABOUT_dist "p-norm of input - other over all elements. The gradient is taken as zero where the " \
    "norm is zero.\n" \
    "Element types: floating.\n" \
    "d input = dist_input(grad, input - other, output, p).sum_to_size(input.size())\n" \
    "d other = -dist_input(grad, input - other, output, p).sum_to_size(other.size())"
#define EXAMPLE_dist "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.5, -0.75, -1.75, -2.25], [-0.75, -1.25, 1.75, " \
    "0.5], [-2.0, -0.75, 0.25, -1.5]])\n" \
    ">>> other = torch.DoubleTensor([[-1.0, 0.5, 2.25, 1.25], [1.75, 2.5, -0.5, -0.25], " \
    "[2.5, 0.5, 1.25, -1.0]])\n" \
    ">>> torch.dist(input, other).tolist()\n" \
    "9.0034..."
extern const row op_dist_input;
#define ABOUT_dist_input "Gradient of dist with respect to the difference of its operands.\n" \
    "Element types: floating.\n" \
    "Not differentiable: dist records dist_gradient."
extern const row op_logsumexp;
#define ABOUT_logsumexp "Logarithm of the sum of the exponentials. The largest element is subtracted first, " \
    "so nothing overflows.\n" \
    "Element types: floating.\n" \
    "d input = grad * exp(input - output)"
#define EXAMPLE_logsumexp "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1000.0, 1000.0, -1000.0])\n" \
    ">>> torch.logsumexp(input).tolist()\n" \
    "1000.69..."
extern const row op_logsumexp_whole;
#define ABOUT_logsumexp_whole "logsumexp of integers or truths, computed in the default type.\n" \
    "Element types: whole, unsigned.\n" \
    "Not differentiable: integers have no gradient."
#define EXAMPLE_logsumexp_whole "\n" \
    "\n" \
    ">>> input = torch.LongTensor([[-1, -1, 0, 0], [3, 0, -3, 3], [1, 3, -2, 3]])\n" \
    ">>> torch.logsumexp(input).tolist()\n" \
    "4.4656..."
extern const row op_logsumexp_complex;
#define ABOUT_logsumexp_complex "Logarithm of the sum of the exponentials of complex numbers. logsumexp of the real " \
    "parts is subtracted first, so nothing overflows.\n" \
    "Element types: complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_logsumexp_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(-1.75+2.75j), (2-2.75j), (-1.5-2j), " \
    "(-2.25+2.75j)], [(-0.75-0.75j), (0.25+1.25j), (1.5-1j), (-0.25+2j)], [(0.75-2j), " \
    "(-1+2.75j), (-0.5-1.25j), (-1+2.5j)]])\n" \
    ">>> torch.logsumexp(input).tolist()\n" \
    "(2.2164...-2.2352...j)"
extern const row op_all;
#define ABOUT_all "Whether every element is nonzero; True for no elements.\n" \
    "Element types: all, unsigned.\n" \
    "Not differentiable."
#define EXAMPLE_all "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, 1.0, 0.0], [1.0, 2.0, 127.0]])\n" \
    ">>> torch.all(input).tolist()\n" \
    "False"
extern const row op_any;
#define ABOUT_any "Whether at least one element is nonzero; False for no elements.\n" \
    "Element types: all, unsigned.\n" \
    "Not differentiable."
#define EXAMPLE_any "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.0, 1.0, 0.0], [0.0, 0.0, 0.0]])\n" \
    ">>> torch.any(input).tolist()\n" \
    "True"
extern const row op_count_nonzero;
#define ABOUT_count_nonzero "Number of nonzero elements. nan is nonzero.\n" \
    "Element types: all.\n" \
    "Not differentiable."
#define EXAMPLE_count_nonzero "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.0, 1.0, 2.0], [0.0, 0.0, 0.0]])\n" \
    ">>> torch.count_nonzero(input).tolist()\n" \
    "2"
extern const row op_xor_sum;
#define ABOUT_xor_sum "Bitwise XOR of all elements.\n" \
    "Element types: Long.\n" \
    "Not differentiable."
extern const row op_hash_tensor;
#define ABOUT_hash_tensor "Bitwise XOR of the elements as 64-bit integers or doubles, whose bits are taken, as " \
    "uint64. A mode other than 0 is not known.\n" \
    "Element types: all.\n" \
    "Not differentiable: integers have no gradient."
#define EXAMPLE_hash_tensor "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, -2.25, -2.0, -1.5], [-2.75, -0.25, -2.25, " \
    "0.25], [-1.0, 1.5, 1.0, -0.25]])\n" \
    ">>> torch.hash_tensor(input).tolist()\n" \
    "9235193985876623360"
extern const row op_max;
#define ABOUT_max "Largest element, nan if an element is nan. Equal largest elements share the " \
    "gradient evenly.\n" \
    "Element types: all.\n" \
    "d input = extreme_input(grad, input, output)"
#define EXAMPLE_max "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.5, -2.25, -0.5, -2.0], [0.75, -0.25, 2.5, 1.0], " \
    "[-1.25, -0.25, 0.75, 2.75]])\n" \
    ">>> torch.max(input).tolist()\n" \
    "2.75"
extern const row op_min;
#define ABOUT_min "Smallest element, nan if an element is nan. Equal smallest elements share the " \
    "gradient evenly.\n" \
    "Element types: all.\n" \
    "d input = extreme_input(grad, input, output)"
#define EXAMPLE_min "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, -2.75, -0.25, 1.0], [2.25, 2.25, 0.25, " \
    "1.0], [2.25, 1.5, 1.75, -0.25]])\n" \
    ">>> torch.min(input).tolist()\n" \
    "-2.75"
extern const row op_amax;
#define ABOUT_amax "Largest element over the dims, nan if an element is nan. Equal largest elements " \
    "share the gradient evenly.\n" \
    "Element types: all.\n" \
    "d input = extreme_input(grad, input, output, dim, keepdim)"
#define EXAMPLE_amax "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, -0.75, -2.0, 0.5], [2.25, -1.25, -2.75, " \
    "-2.5], [-0.75, -2.5, 1.75, 0.75]])\n" \
    ">>> torch.amax(input).tolist()\n" \
    "2.25"
extern const row op_amin;
#define ABOUT_amin "Smallest element over the dims, nan if an element is nan. Equal smallest elements " \
    "share the gradient evenly.\n" \
    "Element types: all.\n" \
    "d input = extreme_input(grad, input, output, dim, keepdim)"
#define EXAMPLE_amin "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.5, -1.75, 1.5, 0.75], [-0.5, 1.0, -0.25, -1.75], " \
    "[2.75, -2.25, 0.25, -1.5]])\n" \
    ">>> torch.amin(input).tolist()\n" \
    "-2.25"
extern const row op_extreme_input;
#define ABOUT_extreme_input "Gradient of max, min, amax, amin and aminmax. Elements that equal the extreme share " \
    "it evenly.\n" \
    "Element types: floating.\n" \
    "d grad_output = (grad * extreme_input(ones_like(grad_output), input, extreme, dim, " \
    "keepdim)).sum(dim, keepdim)\n" \
    "No gradient for input: a comparison selects the elements that share the gradient.\n" \
    "No gradient for extreme: a comparison selects the elements that share the gradient."
extern const row op_max_dim;
#define ABOUT_max_dim "Largest element along dim and its first index. nan counts as the largest.\n" \
    "Element types: all.\n" \
    "d input = gather_one_input(grad, indices, dim, input.size())"
#define EXAMPLE_max_dim "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.0, 0.75, -1.5, 0.25], [1.0, -2.75, -1.25, " \
    "-0.25], [-2.5, -0.25, -2.5, -2.5]])\n" \
    ">>> values, indices = torch.max(input, 1)\n" \
    ">>> values.tolist()\n" \
    "[0.75, 1.0, -0.25]\n" \
    ">>> indices.tolist()\n" \
    "[1, 0, 1]"
extern const row op_min_dim;
#define ABOUT_min_dim "Smallest element along dim and its first index. nan counts as the smallest.\n" \
    "Element types: all.\n" \
    "d input = gather_one_input(grad, indices, dim, input.size())"
#define EXAMPLE_min_dim "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, 0.75, 0.25, -1.0], [-1.75, 0.25, -0.5, " \
    "-0.75], [2.5, 1.0, 1.0, -0.75]])\n" \
    ">>> values, indices = torch.min(input, 1)\n" \
    ">>> values.tolist()\n" \
    "[-1.75, -1.75, -0.75]\n" \
    ">>> indices.tolist()\n" \
    "[0, 0, 3]"
extern const row op_aminmax;
#define ABOUT_aminmax "Smallest and largest element, nan if an element is nan. Elements that equal an " \
    "extreme share its gradient evenly.\n" \
    "Element types: all.\n" \
    "d input = extreme_input(grad_min, input, min, dim, keepdim) + " \
    "extreme_input(grad_max, input, max, dim, keepdim)"
#define EXAMPLE_aminmax "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, 0.75, 0.75, -2.75], [0.75, 1.25, 1.75, 1.5], " \
    "[2.0, 2.75, -0.25, -2.75]])\n" \
    ">>> min, max = torch.aminmax(input)\n" \
    ">>> min.tolist()\n" \
    "-2.75\n" \
    ">>> max.tolist()\n" \
    "2.75"
extern const row op_argmax;
#define ABOUT_argmax "First index of the largest element along dim, or among all elements if dim is None. " \
    "nan counts as the largest.\n" \
    "Element types: all.\n" \
    "Not differentiable."
#define EXAMPLE_argmax "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.75, 1.5, 1.25, 1.25], [-1.25, -2.75, -0.75, " \
    "-2.75], [-1.75, -0.75, -0.5, 1.25]])\n" \
    ">>> torch.argmax(input).tolist()\n" \
    "1"
extern const row op_argmin;
#define ABOUT_argmin "First index of the smallest element along dim, or among all elements if dim is " \
    "None. nan counts as the smallest.\n" \
    "Element types: all.\n" \
    "Not differentiable."
#define EXAMPLE_argmin "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.75, -0.75, 1.5, -2.25], [-1.5, -2.0, 1.75, " \
    "-2.75], [0.5, -0.5, 1.25, 1.25]])\n" \
    ">>> torch.argmin(input).tolist()\n" \
    "7"
extern const row op_sort;
#define ABOUT_sort "Elements sorted along dim, ascending by default, and their indices in input. The " \
    "sort is stable for every value of stable. nan comes last, or first in descending " \
    "order.\n" \
    "Element types: all, unsigned.\n" \
    "d input = gather_input(grad, dim, indices, input.size())"
#define EXAMPLE_sort "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.75, 1.25, -2.5], [-2.25, 1.25, 1.5], [-0.75, " \
    "2.25, 2.25], [0.25, 2.75, 2.5]])\n" \
    ">>> values, indices = torch.sort(input, dim=0, descending=True)\n" \
    ">>> values.tolist()\n" \
    "[[2.75, 2.75, 2.5], [0.25, 2.25, 2.25], [-0.75, 1.25, 1.5], [-2.25, 1.25, -2.5]]\n" \
    ">>> indices.tolist()\n" \
    "[[0, 3, 3], [3, 2, 2], [2, 0, 1], [1, 1, 0]]"
extern const row op_argsort;
#define ABOUT_argsort "Indices that sort the elements along dim. The sort is stable for every value of " \
    "stable.\n" \
    "Element types: all, unsigned.\n" \
    "Not differentiable."
#define EXAMPLE_argsort "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, -2.5, -1.5], [1.0, 1.5, -1.5], [-0.75, -1.5, " \
    "0.5], [-1.5, -1.25, 1.75]])\n" \
    ">>> torch.argsort(input, dim=0, descending=True).tolist()\n" \
    "[[0, 1, 3], [1, 3, 2], [2, 2, 0], [3, 0, 1]]"
extern const row op_sorted_values;
#define ABOUT_sorted_values "All elements in ascending order, as a vector without indices.\n" \
    "Element types: all, unsigned.\n" \
    "Not differentiable: only unique uses it, whose result is a step function."
extern const row op_msort;
#define ABOUT_msort "Elements sorted along the first dim in ascending order.\n" \
    "Element types: all, unsigned.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_msort "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([0.5, -2.25, -0.25, -2.0, 0.25])\n" \
    ">>> torch.msort(input).tolist()\n" \
    "[-2.25, -2.0, -0.25, 0.25, 0.5]"
extern const row op_topk;
#define ABOUT_topk "The k largest elements along dim, or the smallest if largest is False, and their " \
    "indices. Among equal elements the first ones are taken. The elements are in order " \
    "unless sorted is False, which leaves the order unspecified.\n" \
    "Element types: all.\n" \
    "d input = gather_input(grad, dim, indices, input.size())"
#define EXAMPLE_topk "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.25, 2.0, -0.25, -1.5, 0.25], [-1.5, 2.0, -1.75, " \
    "0.5, 1.75], [1.75, -2.0, -1.0, -0.25, -1.0]])\n" \
    ">>> values, indices = torch.topk(input, 2)\n" \
    ">>> values.tolist()\n" \
    "[[2.25, 2.0], [2.0, 1.75], [1.75, -0.25]]\n" \
    ">>> indices.tolist()\n" \
    "[[0, 1], [1, 4], [0, 3]]"
extern const row op_kthvalue;
#define ABOUT_kthvalue "The k-th smallest element along dim, counted from 1, and its index. Equal elements " \
    "are ordered as in sort.\n" \
    "Element types: all.\n" \
    "d input = gather_one_input(grad, indices, dim, input.size())"
#define EXAMPLE_kthvalue "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-1.0, 1.25, 2.0])\n" \
    ">>> values, indices = torch.kthvalue(input, 1)\n" \
    ">>> values.tolist()\n" \
    "-1.0\n" \
    ">>> indices.tolist()\n" \
    "0"
extern const row op_median;
#define ABOUT_median "Median of all elements, the lower one of two, or nan if one element is nan. The " \
    "median of no elements is nan; elements that equal the median share its gradient " \
    "evenly.\n" \
    "Element types: all.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_median "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([4.0, 1.0, 3.0, 2.0])\n" \
    ">>> torch.median(input).tolist()\n" \
    "2.0"
extern const row op_median_dim;
#define ABOUT_median_dim "Median along dim, the lower one of two, and its index. A line that contains nan " \
    "gives its first nan.\n" \
    "Element types: all.\n" \
    "d input = gather_one_input(grad, indices, dim, input.size())"
#define EXAMPLE_median_dim "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, -1.5, 1.0, 2.25, -1.0], [1.75, -0.75, -2.5, " \
    "1.25, -2.0], [-2.25, -2.25, 0.5, -1.75, -0.75]])\n" \
    ">>> values, indices = torch.median(input, -1)\n" \
    ">>> values.tolist()\n" \
    "[-1.0, -0.75, -1.75]\n" \
    ">>> indices.tolist()\n" \
    "[4, 1, 3]"
extern const row op_mode;
#define ABOUT_mode "Most frequent element along dim, the smallest one of several, and its last index.\n" \
    "Element types: all.\n" \
    "d input = gather_one_input(grad, indices, dim, input.size())"
#define EXAMPLE_mode "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.25, -1.75, -0.5, -0.75, 0.5], [2.75, -2.0, " \
    "-2.75, 0.25, -0.25], [-2.5, 1.75, -1.25, -0.75, -2.5]])\n" \
    ">>> values, indices = torch.mode(input)\n" \
    ">>> values.tolist()\n" \
    "[-2.25, -2.75, -2.5]\n" \
    ">>> indices.tolist()\n" \
    "[0, 2, 4]"
extern const row op_nanmedian;
#define ABOUT_nanmedian "Median of the elements that are not nan, the lower one of two, or nan if all are " \
    "nan.\n" \
    "Element types: all.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_nanmedian "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([3.0, float('nan'), 1.0, 2.0])\n" \
    ">>> torch.nanmedian(input).tolist()\n" \
    "2.0"
extern const row op_nanmedian_dim;
#define ABOUT_nanmedian_dim "Median along dim of the elements that are not nan, the lower one of two, and its " \
    "index. The median is nan where all elements are nan.\n" \
    "Element types: all.\n" \
    "d input = gather_one_input(grad, indices, dim, input.size())"
#define EXAMPLE_nanmedian_dim "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[3.0, float('nan'), 1.0, 2.0], [4.0, 5.0, 2.0, " \
    "float('nan')]])\n" \
    ">>> values, indices = torch.nanmedian(input, 1)\n" \
    ">>> values.tolist()\n" \
    "[2.0, 4.0]\n" \
    ">>> indices.tolist()\n" \
    "[3, 0]"
extern const row op_quantile;
#define ABOUT_quantile "The q-quantile of the elements along dim, or of all elements. Where a quantile lies " \
    "between two elements, interpolation names how to choose or combine them. A vector q " \
    "adds a first dim to the result. Lines that contain nan give nan.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_quantile "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.75, 2.75, 0.25, 0.5], [-2.5, 2.25, 2.5, 2.5], " \
    "[-0.25, 2.5, 0.25, -2.0]])\n" \
    ">>> torch.quantile(input, 0.5).tolist()\n" \
    "0.625"
extern const row op_nanquantile;
#define ABOUT_nanquantile "The q-quantile of the elements that are not nan, as quantile computes it, or nan if " \
    "all are nan.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_nanquantile "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, float('nan'), 3.0, 5.0], [2.0, 4.0, " \
    "float('nan'), float('nan')]])\n" \
    ">>> torch.nanquantile(input, 0.25, dim=1).tolist()\n" \
    "[2.0, 2.5]"
extern const row op_cumsum;
#define ABOUT_cumsum "Cumulative sum of the elements along dim. Floats are accumulated in double " \
    "precision.\n" \
    "Element types: all, complex, unsigned.\n" \
    "d input = cumsum_input(grad, dim)"
#define EXAMPLE_cumsum "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.75, -1.25, 1.25, 1.0, -1.5], [2.75, 2.5, 0.5, " \
    "-2.25, 1.75], [1.0, -1.5, 1.25, -0.25, 2.5]])\n" \
    ">>> torch.cumsum(input, 1).tolist()\n" \
    "[[0.75, -0.5, 0.75, 1.75, 0.25], [2.75, 5.25, 5.75, 3.5, 5.25], [1.0, -0.5, 0.75, " \
    "0.5, 3.0]]"
extern const row op_cumsum_;
#define ABOUT_cumsum_ "cumsum in place.\n" \
    "Element types: all, complex, unsigned.\n" \
    "Not differentiable: cumsum has a gradient."
#define EXAMPLE_cumsum_ "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.75, -1.75, -1.25, 1.75, 2.5], [-2.5, 2.25, 1.0, " \
    "1.25, 0.75], [-0.5, -2.0, -1.25, 1.0, 0.75]])\n" \
    ">>> torch.cumsum_(input, 1).tolist()\n" \
    "[[2.75, 1.0, -0.25, 1.5, 4.0], [-2.5, -0.25, 0.75, 2.0, 2.75], [-0.5, -2.5, -3.75, " \
    "-2.75, -2.0]]"
extern const row op_cumsum_input;
#define ABOUT_cumsum_input "Gradient of cumsum, the cumulative sum along dim from the end.\n" \
    "Element types: floating, complex.\n" \
    "d grad_output = cumsum(grad, dim)"
extern const row op_cumprod;
#define ABOUT_cumprod "Cumulative product of the elements along dim. The gradient is also correct if some " \
    "elements are zero.\n" \
    "Element types: all, complex, unsigned.\n" \
    "d input = cumprod_input(grad, input, dim)"
#define EXAMPLE_cumprod "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([2.0, 0.0, 3.0])\n" \
    ">>> torch.cumprod(input, 0).tolist()\n" \
    "[2.0, 0.0, 0.0]"
extern const row op_cumprod_;
#define ABOUT_cumprod_ "cumprod in place.\n" \
    "Element types: all, complex, unsigned.\n" \
    "Not differentiable: cumprod has a gradient."
#define EXAMPLE_cumprod_ "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.75, 1.25, 1.75, 1.5, 1.0], [1.25, 1.25, 1.0, " \
    "1.5, 1.0], [1.5, 1.0, 1.0, 0.75, 1.25]])\n" \
    ">>> torch.cumprod_(input, 1).tolist()\n" \
    "[[1.75, 2.1875, 3.828125, 5.7421875, 5.7421875], [1.25, 1.5625, 1.5625, 2.34375, " \
    "2.34375], [1.5, 1.5, 1.5, 1.125, 1.40625]]"
extern const row op_cumprod_input;
#define ABOUT_cumprod_input "Gradient of cumprod. For each element it sums, over the products that contain the " \
    "element, the product's gradient times the other elements.\n" \
    "Element types: floating, complex.\n" \
    "Not differentiable: cumprod records cumprod_gradient."
extern const row op_cummax;
#define ABOUT_cummax "Cumulative maximum of the elements along dim, and the last index of each maximum. " \
    "nan counts as the largest.\n" \
    "Element types: all.\n" \
    "d input = gather_input(grad, dim, indices, input.size())"
#define EXAMPLE_cummax "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.75, -2.25, -2.75, -0.25, -1.0], [-2.25, 1.25, " \
    "-1.0, 0.75, -2.0], [0.75, -2.5, -1.5, -0.25, 1.5]])\n" \
    ">>> values, indices = torch.cummax(input, 1)\n" \
    ">>> values.tolist()\n" \
    "[[2.75, 2.75, 2.75, 2.75, 2.75], [-2.25, 1.25, 1.25, 1.25, 1.25], [0.75, 0.75, " \
    "0.75, 0.75, 1.5]]\n" \
    ">>> indices.tolist()\n" \
    "[[0, 0, 0, 0, 0], [0, 1, 1, 1, 1], [0, 0, 0, 0, 4]]"
extern const row op_cummin;
#define ABOUT_cummin "Cumulative minimum of the elements along dim, and the last index of each minimum. " \
    "nan counts as the smallest.\n" \
    "Element types: all.\n" \
    "d input = gather_input(grad, dim, indices, input.size())"
#define EXAMPLE_cummin "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, -1.75, 1.5, 0.75, -2.75], [-0.25, -2.5, 2.0, " \
    "-0.5, -1.25], [1.5, -2.0, -2.0, -0.5, 1.5]])\n" \
    ">>> values, indices = torch.cummin(input, 1)\n" \
    ">>> values.tolist()\n" \
    "[[1.0, -1.75, -1.75, -1.75, -2.75], [-0.25, -2.5, -2.5, -2.5, -2.5], [1.5, -2.0, " \
    "-2.0, -2.0, -2.0]]\n" \
    ">>> indices.tolist()\n" \
    "[[0, 1, 1, 1, 4], [0, 1, 1, 1, 1], [0, 1, 2, 2, 2]]"
extern const row op_logcumsumexp;
#define ABOUT_logcumsumexp "Logarithm of the cumulative sum of the exponentials along dim, computed without " \
    "overflow.\n" \
    "Element types: floating.\n" \
    "d input = logcumsumexp_input(grad, input, output, dim)"
#define EXAMPLE_logcumsumexp "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([4.0, -60.0, 4.0, 0.0])\n" \
    ">>> torch.logcumsumexp(input, 0).tolist()\n" \
    "[4.0, 4.0, 4.6931..., 4.7022...]"
extern const row op_logcumsumexp_complex;
#define ABOUT_logcumsumexp_complex "Logarithm of the cumulative sum of the exponentials of complex numbers along dim, " \
    "computed without overflow.\n" \
    "Element types: complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_logcumsumexp_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([(2+0j), (2+0j), (2+0j), (1+0j)])\n" \
    ">>> torch.logcumsumexp(input, 0).tolist()\n" \
    "[(2+0j), (2.6931...+0j), (3.0986...+0j), (3.2142...+0j)]"
extern const row op_logcumsumexp_input;
#define ABOUT_logcumsumexp_input "Gradient of logcumsumexp. For each i it sums grad_output[j] * exp(input[i] - " \
    "total[j]) over j >= i, where total is the result of logcumsumexp.\n" \
    "Element types: floating.\n" \
    "d grad_output = logcumsumexp_mean(grad, input, total, dim)\n" \
    "d input = grad * output\n" \
    "d total = -grad_output * logcumsumexp_mean(grad, input, total, dim)"
extern const row op_logcumsumexp_mean;
#define ABOUT_logcumsumexp_mean "For each j, the mean of the values at i <= j, weighted by exp(input[i] - total[j]).\n" \
    "Element types: floating.\n" \
    "d values = logcumsumexp_input(grad, input, total, dim)\n" \
    "d input = values * logcumsumexp_input(grad, input, total, dim)\n" \
    "d total = -grad * output"
extern const row op_flip_dim;
#define ABOUT_flip_dim "Elements in reverse order along dim.\n" \
    "Element types: any.\n" \
    "d input = flip_dim(grad, dim)"
extern const row op_var;
#define ABOUT_var "Variance of the elements, the sum of squared differences from the mean divided by " \
    "count - 1. The divisor is count if unbiased is False, and count - correction, or 0 " \
    "if that is negative, if correction is given.\n" \
    "Element types: floating.\n" \
    "d input = var_input(grad, input, dim, unbiased, keepdim, correction)"
#define EXAMPLE_var "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.5, -1.0, 0.75, -0.75], [0.25, -1.75, 2.25, " \
    "-2.0], [-2.75, 2.0, 2.25, -2.75]])\n" \
    ">>> torch.var(input).tolist()\n" \
    "4.0606..."
extern const row op_var_of_parts;
#define ABOUT_var_of_parts "var by rows that ranks run on their parts of the operands.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
extern const row op_std;
#define ABOUT_std "Standard deviation of the elements, the square root of var. The gradient is taken " \
    "as zero where the deviation is zero.\n" \
    "Element types: floating.\n" \
    "d input = var_input(where(output.eq(0), output, grad / (2 * output)), input, dim, " \
    "unbiased, keepdim, correction)"
#define EXAMPLE_std "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, 1.25, -1.5, 0.25], [-1.25, -1.5, -1.0, " \
    "-1.0], [2.75, 2.25, 0.25, 0.75]])\n" \
    ">>> torch.std(input).tolist()\n" \
    "1.5367..."
extern const row op_std_of_parts;
#define ABOUT_std_of_parts "std by rows that ranks run on their parts of the operands.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
extern const row op_var_complex;
#define ABOUT_var_complex "Variance of complex numbers, the sum of the variances of their real and imaginary " \
    "parts.\n" \
    "Element types: complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_var_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(-0.25-2.5j), (-2.75-0.5j), (-0.75-0.25j), " \
    "(2-2.25j)], [(-0.25+1.75j), (-1.75-0.75j), (-0.5-2j), (2.25-1.25j)], " \
    "[(-1.25+1.25j), (1.75+0.25j), (2+2.25j), (-1.25-0.25j)]])\n" \
    ">>> torch.var(input).tolist()\n" \
    "5.1657..."
extern const row op_std_complex;
#define ABOUT_std_complex "Standard deviation of complex numbers, the square root of var.\n" \
    "Element types: complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_std_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(-1.75-0.25j), (0.75-1j), (-0.5-2.75j), " \
    "(1-2.75j)], [(1+1.75j), (2+2.75j), (-1-1.75j), (1.25-1.75j)], [(2-2.5j), (1.25+1j), " \
    "(-1-2.5j), (-0.25-2.25j)]])\n" \
    ">>> torch.std(input).tolist()\n" \
    "2.2700..."
extern const row op_var_corrected;
#define ABOUT_var_corrected "Variance with any number as correction; the sum of squared differences is divided " \
    "by count - correction.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_var_corrected "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.75, -2.75, -2.25, -0.25], [-2.75, 2.25, -0.75, " \
    "-2.75], [0.5, -1.25, -2.0, 0.75]])\n" \
    ">>> torch.var(input, correction=0.5).tolist()\n" \
    "2.7119..."
extern const row op_std_corrected;
#define ABOUT_std_corrected "Standard deviation with any number as correction, the square root of var.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_std_corrected "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.0, -0.5, 2.75, 1.75], [1.5, -1.75, -2.0, 1.0], " \
    "[2.0, 0.75, -0.5, 1.25]])\n" \
    ">>> torch.std(input, correction=0.5).tolist()\n" \
    "1.5004..."
extern const row op_var_unbiased;
#define ABOUT_var_unbiased "Variance of all elements; the divisor is count - 1 if unbiased is True, else count.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_var_unbiased "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.75, 2.25, 2.25], [0.25, -1.5, 2.5]])\n" \
    ">>> torch.var(input, True).tolist()\n" \
    "3.0166..."
extern const row op_std_unbiased;
#define ABOUT_std_unbiased "Standard deviation of all elements, the square root of var.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_std_unbiased "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.25, 2.25, -1.5], [-2.75, -0.25, -1.75]])\n" \
    ">>> torch.std(input, True).tolist()\n" \
    "1.8194..."
extern const row op_var_mean;
#define ABOUT_var_mean "Variance and mean of all elements or along dim, as var and mean.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_var_mean "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.0, 1.0, 1.25, -1.75], [2.0, 0.25, -1.5, -2.25], " \
    "[0.75, -0.5, -2.5, -1.25]])\n" \
    ">>> var, mean = torch.var_mean(input)\n" \
    ">>> var.tolist()\n" \
    "2.6458...\n" \
    ">>> mean.tolist()\n" \
    "-0.2083..."
extern const row op_var_mean_corrected;
#define ABOUT_var_mean_corrected "Variance with any number as correction, and mean.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_var_mean_corrected "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.0, 0.5, -0.75, -1.25], [-2.75, 2.0, 1.75, " \
    "-0.75], [-2.0, -1.5, 0.75, 0.5]])\n" \
    ">>> var, mean = torch.var_mean(input, correction=0)\n" \
    ">>> var.tolist()\n" \
    "1.9947...\n" \
    ">>> mean.tolist()\n" \
    "-0.375"
extern const row op_var_mean_unbiased;
#define ABOUT_var_mean_unbiased "Variance and mean of all elements; the divisor is count - 1 if unbiased is True, " \
    "else count.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_var_mean_unbiased "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.25, -2.75, -1.75], [-1.0, -2.75, 0.25]])\n" \
    ">>> var, mean = torch.var_mean(input, True)\n" \
    ">>> var.tolist()\n" \
    "1.3604...\n" \
    ">>> mean.tolist()\n" \
    "-1.7083..."
extern const row op_std_mean;
#define ABOUT_std_mean "Standard deviation and mean of all elements or along dim, as std and mean.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_std_mean "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.5, -0.25, -1.5, 1.5], [-1.5, -0.75, -2.75, " \
    "-0.25], [2.5, 0.5, 0.5, 1.75]])\n" \
    ">>> std, mean = torch.std_mean(input)\n" \
    ">>> std.tolist()\n" \
    "1.5080...\n" \
    ">>> mean.tolist()\n" \
    "-0.0625"
extern const row op_std_mean_corrected;
#define ABOUT_std_mean_corrected "Standard deviation with any number as correction, and mean.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_std_mean_corrected "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.5, -1.75, 0.5, 2.5], [-1.0, -2.5, 1.5, 1.5], " \
    "[-2.5, 0.25, -1.5, 0.75]])\n" \
    ">>> std, mean = torch.std_mean(input, correction=0)\n" \
    ">>> std.tolist()\n" \
    "1.7031...\n" \
    ">>> mean.tolist()\n" \
    "-0.3958..."
extern const row op_std_mean_unbiased;
#define ABOUT_std_mean_unbiased "Standard deviation and mean of all elements; the divisor is count - 1 if unbiased " \
    "is True, else count.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_std_mean_unbiased "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.5, -2.75, -2.0], [1.75, -2.5, -2.0]])\n" \
    ">>> std, mean = torch.std_mean(input, True)\n" \
    ">>> std.tolist()\n" \
    "1.8416...\n" \
    ">>> mean.tolist()\n" \
    "-1.1666..."
extern const row op_var_input;
#define ABOUT_var_input "Gradient of var, grad_output * 2 * (input - mean) / (count - 1). The divisor is " \
    "count if unbiased is False, and count - correction if correction is given.\n" \
    "Element types: floating.\n" \
    "d grad_output = (grad * var_input(grad_output.ones_like(), input, dim, unbiased, " \
    "keepdim, correction)).sum(dim, keepdim)\n" \
    "d input = var_input(grad_output, grad, dim, unbiased, keepdim, correction)"
extern const row op_relu;
#define ABOUT_relu "Rectified linear unit, max(x, 0) of each element x. The derivative at zero is taken " \
    "as zero.\n" \
    "Element types: all.\n" \
    "d input = select(output <= 0, 0, grad)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_relu "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.5, -1.25], [1.5, 0.5]])\n" \
    ">>> torch.relu(input).tolist()\n" \
    "[[2.5, 0.0], [1.5, 0.5]]"
extern const row op_threshold;
#define ABOUT_threshold "Each element, but value where the element is not above threshold.\n" \
    "Element types: all.\n" \
    "d input = select(input <= threshold, 0, grad)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_threshold "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.0, 1.0, -2.5, -1.5, -0.25])\n" \
    ">>> torch.threshold(input, 0, 0).tolist()\n" \
    "[1.0, 1.0, 0.0, 0.0, 0.0]"
extern const row op_leaky_relu;
#define ABOUT_leaky_relu "Each element, multiplied by negative_slope where the element is negative.\n" \
    "Element types: floating.\n" \
    "d input = select(input > 0, grad, grad * negative_slope)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_leaky_relu "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.25, -2.0], [-2.25, 0.75]])\n" \
    ">>> torch.leaky_relu(input).tolist()\n" \
    "[[-0.012..., -0.0...], [-0.022..., 0.75]]"
extern const row op_prelu_broadcast;
#define ABOUT_prelu_broadcast "Each element, multiplied by weight where the element is negative. weight is " \
    "broadcast.\n" \
    "Element types: floating.\n" \
    "d input = select(input > 0, grad, grad * weight)\n" \
    "d weight = select(input > 0, 0, grad * input)\n" \
    "Shapes: input and weight are broadcast to the shape of the result."
extern const row op_prelu;
#define ABOUT_prelu "Each element, multiplied by weight where the element is negative. weight has one " \
    "element, or one per channel (dim 1), or is broadcast (He and others, 2015).\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_prelu "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.25, 2.75, 1.25], [2.75, -2.25, -1.0]])\n" \
    ">>> weight = torch.DoubleTensor([-1.5, -2.5, 2.5])\n" \
    ">>> torch.prelu(input, weight).tolist()\n" \
    "[[3.375, 2.75, 1.25], [2.75, 5.625, -2.5]]"
extern const row op_elu;
#define ABOUT_elu "Exponential linear unit, x where x is positive, and alpha * (exp(x) - 1) elsewhere " \
    "(Clevert and others, 2015).\n" \
    "Element types: floating.\n" \
    "d input = select(input > 0, grad, grad * alpha * exp(low))\n" \
    "where low = select(input > 0, 0, input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_elu "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.0, -0.5], [1.75, -1.75]])\n" \
    ">>> torch.elu(input).tolist()\n" \
    "[[-0.8646..., -0.3934...], [1.75, -0.8262...]]"
extern const row op_selu;
#define ABOUT_selu "Scaled exponential linear unit, 1.0507 * x where x is positive, and 1.0507 * 1.6733 " \
    "* (exp(x) - 1) elsewhere. The factors keep mean 0 and variance 1 from layer to " \
    "layer (Klambauer and others, 2017).\n" \
    "Element types: floating.\n" \
    "d input = grad * select(input > 0, 1.0507009873554805, 1.7580993408473766 * " \
    "exp(low))\n" \
    "where low = select(input > 0, 0, input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_selu "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.25, 1.75], [2.0, 1.5]])\n" \
    ">>> torch.selu(input).tolist()\n" \
    "[[-1.5727..., 1.8387...], [2.101..., 1.5760...]]"
extern const row op_celu;
#define ABOUT_celu "Continuously differentiable exponential linear unit, x where x is positive, and " \
    "alpha * (exp(x / alpha) - 1) elsewhere (Barron, 2017).\n" \
    "Element types: floating.\n" \
    "d input = select(input > 0, grad, grad * exp(low / alpha))\n" \
    "where low = select(input > 0, 0, input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_celu "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.75, -2.5], [-2.25, -1.0]])\n" \
    ">>> torch.celu(input).tolist()\n" \
    "[[1.75, -0.9179...], [-0.894..., -0.6321...]]"
extern const row op_hardtanh;
#define ABOUT_hardtanh "Each element limited to the range from min_val to max_val. The derivative at both " \
    "bounds is taken as zero.\n" \
    "Element types: Char, Short, Int, Long, Float, Double.\n" \
    "d input = select(output <= min_val or output >= max_val, 0, grad)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_hardtanh "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, -1.75], [0.5, -2.75]])\n" \
    ">>> torch.hardtanh(input).tolist()\n" \
    "[[-0.25, -1.0], [0.5, -1.0]]"
extern const row op_relu6;
#define ABOUT_relu6 "Each element limited to the range from 0 to 6 (Krizhevsky, 2010). The derivative at " \
    "both bounds is taken as zero.\n" \
    "Element types: numbers.\n" \
    "d input = select(output <= 0 or output >= 6, 0, grad)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_relu6 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.5, -2.25], [7.0, 6.25]])\n" \
    ">>> torch.relu6(input).tolist()\n" \
    "[[0.0, 0.0], [6.0, 6.0]]"
extern const row op_hardsigmoid;
#define ABOUT_hardsigmoid "x / 6 + 1/2, limited to the range from 0 to 1 (Courbariaux and others, 2015).\n" \
    "Element types: floating.\n" \
    "d input = select(output <= 0 or output >= 1, 0, grad / 6)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_hardsigmoid "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.75, 3.0], [3.25, -2.5]])\n" \
    ">>> torch.hardsigmoid(input).tolist()\n" \
    "[[0.9583..., 1.0], [1.0, 0.0833...]]"
extern const row op_hardswish;
#define ABOUT_hardswish "x * hardsigmoid(x) (Howard and others, MobileNetV3, 2019).\n" \
    "Element types: floating.\n" \
    "d input = select(input <= -3, 0, select(input >= 3, grad, grad * (input / 3 + " \
    "0.5)))\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_hardswish "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.75, -2.5], [-4.75, -3.0]])\n" \
    ">>> torch.hardswish(input).tolist()\n" \
    "[[-0.28125, -0.2083...], [0.0, 0.0]]"
extern const row op_hardshrink;
#define ABOUT_hardshrink "Each element, but zero where its absolute value is at most lambd.\n" \
    "Element types: floating.\n" \
    "d input = select(abs(input) <= lambd, 0, grad)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_hardshrink "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.5, -1.5], [-1.0, -2.0]])\n" \
    ">>> torch.hardshrink(input).tolist()\n" \
    "[[-1.5, -1.5], [-1.0, -2.0]]"
extern const row op_softshrink;
#define ABOUT_softshrink "Each element moved towards zero by lambd, and zero where its absolute value is at " \
    "most lambd. Zeros keep the sign of the element.\n" \
    "Element types: floating.\n" \
    "d input = select(abs(input) <= lambd, 0, grad)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_softshrink "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.5, 1.0], [2.0, 2.25]])\n" \
    ">>> torch.softshrink(input).tolist()\n" \
    "[[2.0, 0.5], [1.5, 1.75]]"
extern const row op_sigmoid;
#define ABOUT_sigmoid "Logistic function 1 / (1 + exp(-x)) of each element.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad * output * (1 - output)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_sigmoid "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, -0.5], [0.5, -2.5]])\n" \
    ">>> torch.sigmoid(input).tolist()\n" \
    "[[0.777..., 0.3775...], [0.6224..., 0.0758...]]"
extern const row op_softplus;
#define ABOUT_softplus "Smooth approximation of relu, log(1 + exp(beta * x)) / beta. Where beta * x is " \
    "above threshold, the result is x.\n" \
    "Element types: floating.\n" \
    "d input = select(input * beta > threshold, grad, grad * sigmoid(input * beta))\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_softplus "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.5, 0.25], [1.25, 1.0]])\n" \
    ">>> torch.softplus(input).tolist()\n" \
    "[[0.4740..., 0.8259...], [1.5019..., 1.3132...]]"
extern const row op_log_sigmoid;
#define ABOUT_log_sigmoid "Logarithm of the logistic function, -log(1 + exp(-x)), computed without overflow.\n" \
    "Element types: floating.\n" \
    "d input = grad * sigmoid(-input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_log_sigmoid "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, 2.75], [2.0, 1.5]])\n" \
    ">>> torch.log_sigmoid(input).tolist()\n" \
    "[[-1.9102..., -0.0619...], [-0.1269..., -0.2014...]]"
extern const row op_softsign;
#define ABOUT_softsign "x / (1 + |x|).\n" \
    "Element types: floating.\n" \
    "d input = grad / ((1 + abs(input)) * (1 + abs(input)))\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_softsign "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.5, -1.25], [0.75, -2.5]])\n" \
    ">>> torch.softsign(input).tolist()\n" \
    "[[0.7142..., -0.5555...], [0.4285..., -0.7142...]]"
extern const row op_softsign_complex;
#define ABOUT_softsign_complex "z / (1 + |z|) of each complex number z.\n" \
    "Element types: complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_softsign_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(0.5+2.5j), (2-2j), (-1.25+1.25j), " \
    "(-0.75+1.25j)], [(2+2.25j), (0.5+0.75j), (2-1.75j), (-2.75+2j)], [(-0.25-1.5j), " \
    "(2.75+2.75j), (1.75-0.25j), (0.75+0.5j)]])\n" \
    ">>> torch.softsign(input).tolist()\n" \
    "[[(0.1408...+0.7043...j), (0.5224...-0.5224...j), (-0.4516...+0.4516...j), " \
    "(-0.3051...+0.5085...j)], [(0.4987...+0.5610...j), (0.2629...+0.3944...j), " \
    "(0.5468...-0.4784...j), (-0.6249...+0.4545...j)], [(-0.0991...-0.5950...j), " \
    "(0.5624...+0.5624...j), (0.6322...-0.0903...j), (0.3944...+0.2629...j)]]"
extern const row op_tanhshrink;
#define ABOUT_tanhshrink "x - tanh(x) of each element x. Near zero the result is a series of x * cosh(x) - " \
    "sinh(x), divided by cosh(x).\n" \
    "Element types: floating.\n" \
    "d input = grad * tanh(input) * tanh(input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_tanhshrink "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.25, -1.25], [2.0, 2.0]])\n" \
    ">>> torch.tanhshrink(input).tolist()\n" \
    "[[-0.4017..., -0.4017...], [1.0359..., 1.0359...]]"
extern const row op_tanhshrink_complex;
#define ABOUT_tanhshrink_complex "z - tanh(z) of each complex number z.\n" \
    "Element types: complex.\n" \
    "d input = grad * tanh(input) * tanh(input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_tanhshrink_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(-2+2j), (1.75+0.5j)], [(-1.5-1.75j), " \
    "(-1.25-1j)]])\n" \
    ">>> torch.tanhshrink(input).tolist()\n" \
    "[[(-0.9761...+2.0283...j), (0.7833...+0.4508...j)], [(-0.4028...-1.7884...j), " \
    "(-0.1915...-0.8409...j)]]"
extern const row op_silu;
#define ABOUT_silu "Sigmoid linear unit x * sigmoid(x), also called swish (Elfwing and others, 2017; " \
    "Ramachandran and others, 2017).\n" \
    "Element types: floating.\n" \
    "d input = grad * select(gate == 0 or gate == 1, gate, gate * (1 + input * (1 - " \
    "gate)))\n" \
    "where gate = sigmoid(input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_silu "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.25, 2.75], [-2.5, 1.25]])\n" \
    ">>> torch.silu(input).tolist()\n" \
    "[[2.0354..., 2.5847...], [-0.1896..., 0.9716...]]"
extern const row op_silu_complex;
#define ABOUT_silu_complex "z * sigmoid(z) of each complex number z.\n" \
    "Element types: complex.\n" \
    "d input = grad * gate * (1 + input * (1 - gate))\n" \
    "where gate = sigmoid(input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_silu_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(-1.25-0.25j), (0.25+0.25j)], " \
    "[(-1.75-0.25j), (2.25+2.75j)]])\n" \
    ">>> torch.silu(input).tolist()\n" \
    "[[(-0.2854......j), (0.1253...+0.1562...j)], [(-0.2620...+0.0187...j), " \
    "(2.3523...+3.1516...j)]]"
extern const row op_mish;
#define ABOUT_mish "x * tanh(log(1 + exp(x))), a smooth function similar to relu (Misra, 2019). With e " \
    "= exp(x) the second factor is e * (e + 2) / (e * (e + 2) + 2).\n" \
    "Element types: floating.\n" \
    "d input = grad * select(gate == 0 or input > 40, gate, gate + input * (4 * rise / " \
    "(above + 2)) * ((1 + rise) / (above + 2)))\n" \
    "where rise = select(input > 40, 1, exp(input))\n" \
    "where above = rise * (rise + 2)\n" \
    "where gate = select(input > 40, 1, above / (above + 2))\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_mish "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.75, 2.75], [-1.75, -1.5]])\n" \
    ">>> torch.mish(input).tolist()\n" \
    "[[1.6749..., 2.7302...], [-0.2780..., -0.298...]]"
extern const row op_gelu;
#define ABOUT_gelu "Gaussian error linear unit, x * P(X <= x) for a standard normal X (Hendrycks and " \
    "Gimpel, 2016).\n" \
    "Element types: floating.\n" \
    "d input = grad * select(abs(input) == inf, share, share + input * " \
    "0.3989422804014327 * exp(-0.5 * input * input))\n" \
    "where share = ndtr(input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_gelu "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, -2.75], [2.0, 2.75]])\n" \
    ">>> torch.gelu(input).tolist()\n" \
    "[[-0.1003..., -0.0081...], [1.954..., 2.7418...]]"
extern const row op_glu;
#define ABOUT_glu "Gated linear unit, the first half of input along dim times the sigmoid of the " \
    "second half (Dauphin and others, 2017).\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_glu "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, -1.5, -1.0, 0.25], [-1.0, -0.5, -1.0, -1.5], " \
    "[1.25, 1.0, 1.75, 2.25]])\n" \
    ">>> torch.glu(input).tolist()\n" \
    "[[0.4034..., -0.8432...], [-0.2689..., -0.0912...], [1.0649..., 0.9046...]]"
extern const row op_gelu_tanh;
#define ABOUT_gelu_tanh "Approximation of gelu, x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x ** 3))) " \
    "(Hendrycks and Gimpel, 2016).\n" \
    "Element types: floating.\n" \
    "d input = grad * select(share == 0 or share == 1, share, share * (1 + input * (1 - " \
    "share) * slope))\n" \
    "where inner = 0.7978845608028654 * (input + 0.044715 * input * input * input)\n" \
    "where share = sigmoid(2 * inner)\n" \
    "where slope = 1.5957691216057308 * (1 + 0.134145 * input * input)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_gelu_tanh "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.25, 0.5], [1.25, -2.0]])\n" \
    ">>> torch.gelu_tanh(input).tolist()\n" \
    "[[2.222..., 0.3457...], [1.1177..., -0.0454...]]"
extern const row op_nn_functional_gelu;
#define ABOUT_nn_functional_gelu "Gaussian error linear unit, x * P(X <= x) for a standard normal X, or an " \
    "approximation by tanh (Hendrycks and Gimpel, 2016).\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_nn_functional_gelu "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, 2.25, -1.5, -1.0], [-1.25, -1.25, -0.25, " \
    "-0.5], [-0.25, -0.75, 0.75, -1.25]])\n" \
    ">>> F.gelu(input).tolist()\n" \
    "[[1.1179..., 2.2224..., -0.1002..., -0.1586...], [-0.1320..., -0.1320..., " \
    "-0.1003..., -0.1542...], [-0.1003..., -0.1699..., 0.5800..., -0.1320...]]"
extern const row op_softmax;
#define ABOUT_softmax "exp(x) divided by the sum of exp(x) along dim. The maximum is subtracted from x " \
    "first, so nothing overflows.\n" \
    "Element types: floating.\n" \
    "d input = softmax_input(grad, output, dim)"
#define EXAMPLE_softmax "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, 0.75, -0.5, -1.0], [-2.75, -1.0, 0.5, " \
    "0.75], [-1.5, -2.0, -2.75, 2.25]])\n" \
    ">>> torch.softmax(input, 1).tolist()\n" \
    "[[0.2012..., 0.5469..., 0.1567..., 0.0950...], [0.0152..., 0.0876..., 0.3927..., " \
    "0.5043...], [0.0225..., 0.0136..., 0.0064..., 0.9573...]]"
extern const row op_softmax_of_parts;
#define ABOUT_softmax_of_parts "softmax by rows that ranks run on their parts of the operands.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
extern const row op_log_softmax;
#define ABOUT_log_softmax "Logarithm of softmax along dim, x - max(x) - log(sum(exp(x - max(x)))).\n" \
    "Element types: floating.\n" \
    "d input = log_softmax_input(grad, output, dim)"
#define EXAMPLE_log_softmax "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.25, -1.25, 2.5, -0.5], [-2.5, 0.75, 1.0, 2.25], " \
    "[1.0, -1.75, -0.5, 0.75]])\n" \
    ">>> torch.log_softmax(input, 1).tolist()\n" \
    "[[-4.8287..., -3.8287..., -0.0787..., -3.0787...], [-5.1675..., -1.9175..., " \
    "-1.6675..., -0.4175...], [-0.7255..., -3.4755..., -2.2255..., -0.9755...]]"
extern const row op_log_softmax_of_parts;
#define ABOUT_log_softmax_of_parts "log_softmax by rows that ranks run on their parts of the operands.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
extern const row op_nn_functional_softmax;
#define ABOUT_nn_functional_softmax "exp(x) divided by its sum along dim. Without dim it is dim 0 of tensors of rank 0, " \
    "1 and 3, otherwise dim 1. _stacklevel is ignored.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_nn_functional_softmax "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.0, 2.0, 2.0, 2.5], [2.5, -0.25, -0.75, 0.75], " \
    "[1.75, 1.25, -2.75, 1.5]])\n" \
    ">>> F.softmax(input, dim=1).tolist()\n" \
    "[[0.0134..., 0.2703..., 0.2703..., 0.4457...], [0.7834..., 0.0500..., 0.0303..., " \
    "0.1361...], [0.4172..., 0.2530..., 0.0046..., 0.3249...]]"
extern const row op_nn_functional_log_softmax;
#define ABOUT_nn_functional_log_softmax "Logarithm of softmax. Without dim it is dim 0 of tensors of rank 0, 1 and 3, " \
    "otherwise dim 1. _stacklevel is ignored.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_nn_functional_log_softmax "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.75, -2.5, 2.5, 2.25], [-0.75, -0.25, 2.75, " \
    "-0.75], [2.75, -2.25, 1.5, -1.0]])\n" \
    ">>> F.log_softmax(input, dim=1).tolist()\n" \
    "[[-3.851..., -5.601..., -0.6012..., -0.8512...], [-3.6045..., -3.1045..., " \
    "-0.1045..., -3.6045...], [-0.2751..., -5.2751..., -1.5251..., -4.0251...]]"
extern const row op_softmin;
#define ABOUT_softmin "softmax of the negated input. Without dim it is dim 0 of tensors of rank 0, 1 and " \
    "3, otherwise dim 1. _stacklevel is ignored.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_softmin "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.75, 2.75, 0.75, -0.5], [2.5, -2.75, 1.0, 2.25], " \
    "[-0.25, -1.5, -0.25, -1.0]])\n" \
    ">>> F.softmin(input, dim=1).tolist()\n" \
    "[[0.0284..., 0.0284..., 0.2100..., 0.7331...], [0.0050..., 0.9657..., 0.0227..., " \
    "0.0065...], [0.1314..., 0.4588..., 0.1314..., 0.2782...]]"
extern const row op_gumbel_softmax;
#define ABOUT_gumbel_softmax "softmax((logits + g) / tau) along dim with Gumbel noise g, a differentiable " \
    "approximate draw (Jang, Gu and Poole, 2017). If hard is True, the result is a " \
    "one-hot draw with the gradient of the soft one. eps has no effect, since the noise " \
    "is always finite.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_gumbel_softmax "\n" \
    "\n" \
    ">>> logits = torch.DoubleTensor([[-300.0, 300.0, 0.0], [300.0, -300.0, 0.0]])\n" \
    ">>> F.gumbel_softmax(logits, tau=2, hard=True).tolist()\n" \
    "[[0.0, 1.0, 0.0], [1.0, 0.0, 0.0]]"
extern const row op_softmax_input;
#define ABOUT_softmax_input "Gradient of softmax, probability * (grad_output - sum(grad_output * probability)).\n" \
    "Element types: floating.\n" \
    "d grad_output = softmax_input(grad, probability, dim)\n" \
    "d probability = grad * (grad_output - (grad_output * probability).sum(dim, True)) - " \
    "grad_output * (grad * probability).sum(dim, True)"
extern const row op_log_softmax_input;
#define ABOUT_log_softmax_input "Gradient of log_softmax, grad_output - exp(log_probability) * sum(grad_output).\n" \
    "Element types: floating.\n" \
    "d grad_output = grad - (grad * log_probability.exp()).sum(dim, True)\n" \
    "d log_probability = -grad * log_probability.exp() * grad_output.sum(dim, True)"
extern const row op_attention;
#define ABOUT_attention "Scaled dot-product attention, softmax(query @ key.T * scale + added) @ value " \
    "(Vaswani and others, 2017). A query attends to the keys where kept is True and, if " \
    "causal, to no key after its own position. Queries without keys give zeros. The " \
    "fraction dropout of the weights becomes 0, drawn from the seed and number in draws, " \
    "and the others are divided by 1 - dropout. Heads are the third dim from the end; " \
    "one head of key and value may serve several of query (Ainslie and others, 2023).\n" \
    "Element types: floating.\n" \
    "d query = in C\n" \
    "d key = in C\n" \
    "d value = in C\n" \
    "d added = in C"
extern const row op_dot;
#define ABOUT_dot "Dot product of two vectors.\n" \
    "Element types: Byte, Char, Short, Int, Long, Half, BFloat16, Float, Double, " \
    "ComplexFloat, ComplexDouble.\n" \
    "d input = tensor * grad\n" \
    "d tensor = input * grad\n" \
    "Shapes: input (n), tensor (n), output ()."
#define EXAMPLE_dot "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([2.5, 2.25, 1.5])\n" \
    ">>> tensor = torch.DoubleTensor([1.5, -2.75, -1.25])\n" \
    ">>> torch.dot(input, tensor).tolist()\n" \
    "-4.3125"
extern const row op_mv;
#define ABOUT_mv "Matrix-vector product.\n" \
    "Element types: numbers, complex.\n" \
    "d input = grad.ger(vec)\n" \
    "d vec = input.t().mv(grad)\n" \
    "Shapes: input (n, m), vec (m), output (n)."
#define EXAMPLE_mv "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.5, 0.5], [2.0, 2.25], [2.75, 0.5]])\n" \
    ">>> vec = torch.DoubleTensor([0.5, 0.5])\n" \
    ">>> torch.mv(input, vec).tolist()\n" \
    "[-0.5, 2.125, 1.625]"
extern const row op_mm;
#define ABOUT_mm "Matrix product.\n" \
    "Element types: Byte, Char, Short, Int, Long, BFloat16, Float, Double, ComplexFloat, " \
    "ComplexDouble.\n" \
    "d input = grad.mm(mat2.t())\n" \
    "d mat2 = input.t().mm(grad)\n" \
    "Shapes: input (n, m), mat2 (m, p), output (n, p)."
#define EXAMPLE_mm "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.25, -2.5], [-0.5, -1.75]])\n" \
    ">>> mat2 = torch.DoubleTensor([[2.0, -1.25, -1.5], [1.5, -1.0, -1.5]])\n" \
    ">>> torch.mm(input, mat2).tolist()\n" \
    "[[-3.25, 2.1875, 3.375], [-3.625, 2.375, 3.375]]"
extern const row op_bmm;
#define ABOUT_bmm "Batched matrix product.\n" \
    "Element types: Byte, Char, Short, Int, Long, BFloat16, Float, Double, ComplexFloat, " \
    "ComplexDouble.\n" \
    "d input = grad.bmm(mat2.transpose(1, 2))\n" \
    "d mat2 = input.transpose(1, 2).bmm(grad)\n" \
    "Shapes: input (b, n, m), mat2 (b, m, p), output (b, n, p)."
#define EXAMPLE_bmm "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[-2.5, 2.75], [1.0, 0.25], [-0.75, 2.0]], [[-0.75, " \
    "1.25], [1.25, 2.0], [-1.5, -2.5]]])\n" \
    ">>> mat2 = torch.DoubleTensor([[[-1.25, 1.75], [0.25, -1.5]], [[-1.75, 2.0], " \
    "[-2.25, 0.25]]])\n" \
    ">>> torch.bmm(input, mat2).tolist()\n" \
    "[[[3.8125, -8.5], [-1.1875, 1.375], [1.4375, -4.3125]], [[-1.5, -1.1875], [-6.6875, " \
    "3.0], [8.25, -3.625]]]"
extern const row op_ger;
#define ABOUT_ger "Outer product of two vectors.\n" \
    "Element types: all, complex, unsigned.\n" \
    "d input = product(grad, vec2.unsqueeze(1), 0, 0).view(input.size())\n" \
    "d vec2 = product(grad.t(), input.unsqueeze(1), 0, 0).view(vec2.size())\n" \
    "Shapes: input (n), vec2 (m), output (n, m)."
#define EXAMPLE_ger "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([2.0, 0.25])\n" \
    ">>> vec2 = torch.DoubleTensor([0.5, -0.5, 2.25])\n" \
    ">>> torch.ger(input, vec2).tolist()\n" \
    "[[1.0, -1.0, 4.5], [0.125, -0.125, 0.5625]]"
extern const row op_outer;
#define ABOUT_outer "Outer product of two vectors, with promoted element types.\n" \
    "Element types: all, complex, unsigned.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_outer "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([2.25, -2.5])\n" \
    ">>> vec2 = torch.DoubleTensor([2.75, -0.25, -1.0])\n" \
    ">>> torch.outer(input, vec2).tolist()\n" \
    "[[6.1875, -0.5625, -2.25], [-6.875, 0.625, 2.5]]"
extern const row op_addmm;
#define ABOUT_addmm "beta * input + alpha * (mat1 @ mat2). If beta is 0, the elements of input are not " \
    "read.\n" \
    "Element types: numbers, complex.\n" \
    "d input = grad * beta\n" \
    "d mat1 = grad.mm(mat2.t()) * alpha\n" \
    "d mat2 = mat1.t().mm(grad) * alpha\n" \
    "Shapes: input (n, p), mat1 (n, m), mat2 (m, p), output (n, p); input may be " \
    "broadcast."
#define EXAMPLE_addmm "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.0, 0.25, 1.0], [-1.5, -2.25, 0.25]])\n" \
    ">>> mat1 = torch.DoubleTensor([[1.5, 0.25], [1.25, 1.75]])\n" \
    ">>> mat2 = torch.DoubleTensor([[-1.25, -1.5, -1.25], [1.5, 1.75, 2.75]])\n" \
    ">>> torch.addmm(input, mat1, mat2).tolist()\n" \
    "[[-3.5, -1.5625, -0.1875], [-0.4375, -1.0625, 3.5]]"
extern const row op_addmv;
#define ABOUT_addmv "beta * input + alpha * (mat @ vec).\n" \
    "Element types: numbers, complex.\n" \
    "d input = grad * beta\n" \
    "d mat = grad.ger(vec) * alpha\n" \
    "d vec = mat.t().mv(grad) * alpha\n" \
    "Shapes: input (n), mat (n, m), vec (m), output (n); input may be broadcast."
#define EXAMPLE_addmv "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([2.25, 2.0])\n" \
    ">>> mat = torch.DoubleTensor([[1.25, -1.0, -1.25], [-1.0, -1.75, 2.75]])\n" \
    ">>> vec = torch.DoubleTensor([2.75, -1.0, 1.5])\n" \
    ">>> torch.addmv(input, mat, vec).tolist()\n" \
    "[4.8125, 5.125]"
extern const row op_addr;
#define ABOUT_addr "beta * input + alpha * the outer product of vec1 and vec2.\n" \
    "Element types: all, complex.\n" \
    "d input = grad * beta\n" \
    "d vec1 = product(grad, vec2.unsqueeze(1), 0, 0).view(vec1.size()) * alpha\n" \
    "d vec2 = product(grad.t(), vec1.unsqueeze(1), 0, 0).view(vec2.size()) * alpha\n" \
    "Shapes: input (n, m), vec1 (n), vec2 (m), output (n, m); input may be broadcast."
#define EXAMPLE_addr "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, -1.5, 1.75], [2.25, 1.5, 0.75]])\n" \
    ">>> vec1 = torch.DoubleTensor([2.75, 2.25])\n" \
    ">>> vec2 = torch.DoubleTensor([-2.75, 1.25, 2.0])\n" \
    ">>> torch.addr(input, vec1, vec2).tolist()\n" \
    "[[-6.0625, 1.9375, 7.25], [-3.9375, 4.3125, 5.25]]"
extern const row op_addbmm;
#define ABOUT_addbmm "beta * input + alpha * the sum of batch1 @ batch2 over the batch.\n" \
    "Element types: numbers, complex.\n" \
    "d input = grad * beta\n" \
    "d batch1 = grad.expand((batch1.size(0), batch1.size(1), " \
    "batch2.size(2))).bmm(batch2.transpose(1, 2)) * alpha\n" \
    "d batch2 = batch1.transpose(1, 2).bmm(grad.expand((batch1.size(0), batch1.size(1), " \
    "batch2.size(2)))) * alpha\n" \
    "Shapes: input (n, p), batch1 (b, n, m), batch2 (b, m, p), output (n, p); input may " \
    "be broadcast."
#define EXAMPLE_addbmm "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, -2.5, -0.75], [-0.25, 1.75, -0.25]])\n" \
    ">>> batch1 = torch.DoubleTensor([[[1.25, -0.25], [-1.5, 2.25]], [[2.0, -1.25], " \
    "[-1.75, 2.25]], [[-0.75, -1.5], [-2.0, -1.75]]])\n" \
    ">>> batch2 = torch.DoubleTensor([[[1.25, 1.75, -1.0], [0.75, 1.5, -2.75]], [[0.25, " \
    "-0.5, -2.5], [-2.5, 0.5, 0.5]], [[-0.5, -1.75, 0.75], [-2.25, -1.25, -0.25]]])\n" \
    ">>> torch.addbmm(input, batch1, batch2).tolist()\n" \
    "[[7.0, 0.875, -7.125], [-1.5625, 10.1875, -0.5]]"
extern const row op_baddbmm;
#define ABOUT_baddbmm "beta * input + alpha * (batch1 @ batch2) for each matrix of the batch.\n" \
    "Element types: numbers, complex.\n" \
    "d input = grad * beta\n" \
    "d batch1 = grad.bmm(batch2.transpose(1, 2)) * alpha\n" \
    "d batch2 = batch1.transpose(1, 2).bmm(grad) * alpha\n" \
    "Shapes: input (b, n, p), batch1 (b, n, m), batch2 (b, m, p), output (b, n, p); " \
    "input may be broadcast."
#define EXAMPLE_baddbmm "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[-2.5, -2.75, 0.75], [2.0, 0.75, 1.5]], [[2.75, " \
    "1.25, -1.75], [-2.0, 2.0, 0.5]], [[-0.25, -1.0, 1.25], [0.5, 2.25, -2.75]]])\n" \
    ">>> batch1 = torch.DoubleTensor([[[-2.75, 2.25, -0.75], [2.75, 0.25, 1.25]], " \
    "[[2.25, -1.25, 2.5], [-1.0, -2.25, -2.25]], [[2.5, -1.0, -0.75], [0.75, -1.5, " \
    "2.25]]])\n" \
    ">>> batch2 = (torch.arange(0, 27) % 7 - 3).view(3, 3, 3).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> torch.baddbmm(input, batch1, batch2).tolist()\n" \
    "[[[0.5, 2.25, 5.125], [-0.25, -3.75, -0.875]], [[-2.125, -1.875, 1.25], [-1.5, " \
    "-0.25, 3.375]], [[2.5, 2.125, 4.75], [3.125, 5.625, 1.375]]]"
extern const row op_linear;
#define ABOUT_linear "Affine map x @ weight.t() + bias of a vector, of the rows of a matrix, or of a " \
    "batch of matrices. weight is (outputs, inputs), bias (outputs).\n" \
    "Element types: Byte, Char, Short, Int, Long, BFloat16, Float, Double, ComplexFloat, " \
    "ComplexDouble.\n" \
    "d input = linear(grad, weight.t())\n" \
    "d weight = linear_weight(grad, input)\n" \
    "d bias = grad.sum_to_size(bias.size())"
#define EXAMPLE_linear "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.5, -0.5, 1.75, 1.5], [2.25, 2.75, -2.0, 0.75], " \
    "[2.25, 1.5, -2.25, -2.75]])\n" \
    ">>> weight = torch.DoubleTensor([[1.0, 0.5, -1.0, -0.5], [1.0, 1.0, -1.25, 2.25]])\n" \
    ">>> torch.linear(input, weight).tolist()\n" \
    "[[-5.25, -1.8125], [5.25, 9.1875], [6.625, 0.375]]"
extern const row op_linear_int8;
#define ABOUT_linear_int8 "Affine map by weights of 8 bits, x @ (weight * scale[:, None]).t() + bias, of a " \
    "vector, of the rows of a matrix, or of a batch of matrices. weight is (outputs, " \
    "inputs), scale and bias are (outputs). A row of 32 to 65536 floats is rounded to 16 " \
    "bits, multiples of a power of two, so an element is within 2**-15 of the largest of " \
    "its row. A row whose largest element is more than 256 times the geometric mean of " \
    "those other than 0, or beyond 2**-64 and 2**65, is not rounded.\n" \
    "Element types: floating.\n" \
    "d input = linear_int8_input(grad, weight, scale)\n" \
    "d scale = (grad * linear_int8(input, weight, " \
    "ones_like(scale))).sum_to_size(scale.size())\n" \
    "d bias = grad.sum_to_size(bias.size())"
#define EXAMPLE_linear_int8 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.75, 2.0, -2.75, -2.0], [-0.5, 2.25, 2.5, 1.0], " \
    "[1.5, -2.75, 2.5, -1.25]])\n" \
    ">>> weight = torch.CharTensor([[-127, -9, 58, -36], [-114, 15, 81, -71], [-9, 77, " \
    "39, 12], [-98, 26, -40, -49], [-95, 79, 88, -118]])\n" \
    ">>> scale = torch.DoubleTensor([0.25, 1.0, -1.25, -2.5, 2.5])\n" \
    ">>> bias = torch.DoubleTensor([2.25, -2.75, 1.75, -1.5, 1.5])\n" \
    ">>> torch.linear_int8(input, weight, scale, bias=bias).tolist()\n" \
    "[[-0.3125, 32.0, -35.125, -835.25, 559.625], [40.3125, 219.5, -357.3125, 102.25, " \
    "819.625], [8.3125, 76.25, 180.1875, 641.625, 20.875]]"
extern const row op_linear_int8_input;
#define ABOUT_linear_int8_input "Gradient of linear_int8 with respect to input, grad_output @ (weight * scale[:, " \
    "None]).\n" \
    "Element types: floating.\n" \
    "d grad_output = linear_int8(grad, weight, scale)\n" \
    "d scale = (grad_output * linear_int8(grad, weight, " \
    "ones_like(scale))).sum_to_size(scale.size())"
extern const row op_linear_int4;
#define ABOUT_linear_int4 "Affine map by weights of 4 bits, x @ w.t() + bias, of a vector, of the rows of a " \
    "matrix, or of a batch of matrices. A byte of weight (outputs, inputs / 2) has an " \
    "even element in its low half and the next one in its high half. scale and zero are " \
    "(outputs, groups) for equal groups of inputs, and w = (element - 8) * scale + zero. " \
    "bias is (outputs). Floats are rounded as linear_int8 does, if a group is of a " \
    "multiple of 8.\n" \
    "Element types: floating.\n" \
    "d input = linear_int4_input(grad, weight, scale, zero)\n" \
    "d bias = grad.sum_to_size(bias.size())\n" \
    "No gradient formula for scale, so backward raises an error: train the weight as " \
    "floats, then quantize it.\n" \
    "No gradient formula for zero, so backward raises an error: train the weight as " \
    "floats, then quantize it."
#define EXAMPLE_linear_int4 "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 160) % 7 - 3).view(5, 32).type('torch.DoubleTensor') / " \
    "2\n" \
    ">>> weight = torch.ByteTensor([[115, 226, 232, 221, 140, 252, 56, 153, 183, 77, " \
    "104, 59, 248, 88, 192, 227], [108, 114, 42, 152, 95, 147, 7, 54, 194, 223, 34, 35, " \
    "68, 2, 217, 148], [21, 234, 239, 85, 39, 21, 220, 56, 249, 51, 56, 85, 210, 143, " \
    "220, 37]])\n" \
    ">>> scale = torch.DoubleTensor([[1.0], [-2.5], [1.75]])\n" \
    ">>> zero = torch.DoubleTensor([[-0.5], [1.5], [-1.25]])\n" \
    ">>> torch.linear_int4(input, weight, scale, zero).tolist()\n" \
    "[[19.5, 51.75, 75.5], [-68.25, 84.75, -56.125], [40.0, -67.75, 47.625], [3.0, " \
    "-66.25, -12.25], [43.0, -64.75, -41.5]]"
extern const row op_linear_int4_input;
#define ABOUT_linear_int4_input "Gradient of linear_int4 with respect to input, the product of grad_output and the " \
    "weight as floats.\n" \
    "Element types: floating.\n" \
    "d grad_output = linear_int4(grad, weight, scale, zero)\n" \
    "No gradient formula for scale, so backward raises an error: train the weight as " \
    "floats, then quantize it.\n" \
    "No gradient formula for zero, so backward raises an error: train the weight as " \
    "floats, then quantize it."
extern const row op_int_mm;
#define ABOUT_int_mm "Product of two matrices of bytes, input @ weight.t(), in sums of 32 bits.\n" \
    "Element types: Byte, Char.\n" \
    "Not differentiable."
extern const row op_linear_weight;
#define ABOUT_linear_weight "Gradient of linear with respect to weight, grad_output.t() @ input summed over the " \
    "batch, or the outer product of two vectors.\n" \
    "Element types: BFloat16, Float, Double, ComplexFloat, ComplexDouble.\n" \
    "d grad_output = linear(input, grad)\n" \
    "d input = linear(grad_output, grad.t())"
extern const row op_matmul;
#define ABOUT_matmul "Product as NumPy's @ computes it. Two vectors give their dot product, and a matrix " \
    "and a vector give a vector. Of tensors with more dims, the last two dims are " \
    "matrices, and the others are batch dims that are broadcast.\n" \
    "Element types: numbers, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_matmul "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([2.75, -2.25, 2.75])\n" \
    ">>> other = torch.DoubleTensor([1.75, -0.75, 2.25])\n" \
    ">>> torch.matmul(input, other).tolist()\n" \
    "12.6875"
extern const row op_matmul_of_batches;
#define ABOUT_matmul_of_batches "Products of the matrices in the last two dims of tensors, whose other dims are " \
    "broadcast.\n" \
    "Element types: numbers, complex.\n" \
    "The gradient follows from the operators that compute it."
extern const row op_view;
#define ABOUT_view "View of the tensor with another size. One size may be -1, which is inferred. Raises " \
    "an error if the strides require a copy.\n" \
    "Element types: any.\n" \
    "d input = grad.reshape(input.size())"
#define EXAMPLE_view "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.5, -2.75, 1.75, -1.5, -0.5, 1.25, 2.0, 2.5, " \
    "-1.25, -2.0, 0.5, 1.75])\n" \
    ">>> input.view((3, 4)).tolist()\n" \
    "[[1.5, -2.75, 1.75, -1.5], [-0.5, 1.25, 2.0, 2.5], [-1.25, -2.0, 0.5, 1.75]]"
extern const row op_reshape;
#define ABOUT_reshape "Tensor with another size, a view if the strides permit, otherwise a copy.\n" \
    "Element types: any.\n" \
    "d input = grad.reshape(input.size())"
#define EXAMPLE_reshape "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, 1.25, 2.75, 1.5], [0.5, 1.0, 2.5, 2.5], " \
    "[-2.5, 1.25, -1.0, 2.5]])\n" \
    ">>> torch.reshape(input, (2, 6)).tolist()\n" \
    "[[1.25, 1.25, 2.75, 1.5, 0.5, 1.0], [2.5, 2.5, -2.5, 1.25, -1.0, 2.5]]"
extern const row op_view_copy;
#define ABOUT_view_copy "reshape, as a copy instead of a view.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_view_copy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, 1.75, 2.0, -1.75], [-0.25, -2.25, 1.25, " \
    "1.0], [0.75, 0.75, 1.25, 2.75]])\n" \
    ">>> torch.view_copy(input, (2, 6)).tolist()\n" \
    "[[-1.75, 1.75, 2.0, -1.75, -0.25, -2.25], [1.25, 1.0, 0.75, 0.75, 1.25, 2.75]]"
extern const row op_transpose;
#define ABOUT_transpose "View of the tensor with two dims swapped.\n" \
    "Element types: any.\n" \
    "d input = grad.transpose(dim0, dim1)"
#define EXAMPLE_transpose "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.5, -2.75, -2.5, -2.75], [-0.75, -2.25, 1.25, " \
    "-1.25], [-1.0, -0.25, 0.75, 2.75]])\n" \
    ">>> torch.transpose(input, 0, 1).tolist()\n" \
    "[[-1.5, -0.75, -1.0], [-2.75, -2.25, -0.25], [-2.5, 1.25, 0.75], [-2.75, -1.25, " \
    "2.75]]"
extern const row op_transpose_copy;
#define ABOUT_transpose_copy "transpose, as a copy instead of a view.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_transpose_copy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.75, -0.25, 1.25, -0.5], [-0.5, -1.25, -2.5, " \
    "0.5], [2.25, 0.5, -0.75, -0.5]])\n" \
    ">>> torch.transpose_copy(input, 0, 1).tolist()\n" \
    "[[1.75, -0.5, 2.25], [-0.25, -1.25, 0.5], [1.25, -2.5, -0.75], [-0.5, 0.5, -0.5]]"
extern const row op_transpose_;
#define ABOUT_transpose_ "transpose in place.\n" \
    "Element types: any.\n" \
    "Not differentiable: transpose has a gradient."
#define EXAMPLE_transpose_ "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, 0.5, 2.5, -1.5], [-2.0, 1.0, 2.0, 1.5], " \
    "[1.5, 0.25, -1.0, -2.5]])\n" \
    ">>> torch.transpose_(input, 0, 1).tolist()\n" \
    "[[-0.25, -2.0, 1.5], [0.5, 1.0, 0.25], [2.5, 2.0, -1.0], [-1.5, 1.5, -2.5]]"
extern const row op_t;
#define ABOUT_t "Transpose of a matrix, as a view. A vector is returned unchanged.\n" \
    "Element types: any.\n" \
    "d input = grad.t()"
#define EXAMPLE_t "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([2.25, 2.75, 2.5])\n" \
    ">>> torch.t(input).tolist()\n" \
    "[2.25, 2.75, 2.5]"
extern const row op_t_copy;
#define ABOUT_t_copy "t, as a copy instead of a view.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_t_copy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.5, 0.75, -2.5])\n" \
    ">>> torch.t_copy(input).tolist()\n" \
    "[1.5, 0.75, -2.5]"
extern const row op_t_;
#define ABOUT_t_ "t in place.\n" \
    "Element types: any.\n" \
    "Not differentiable: t has a gradient."
#define EXAMPLE_t_ "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.0, 0.5, 1.5, -0.25], [-0.5, -0.25, -1.5, 1.25], " \
    "[2.0, 2.5, -1.0, -2.75]])\n" \
    ">>> torch.t_(input).tolist()\n" \
    "[[-1.0, -0.5, 2.0], [0.5, -0.25, 2.5], [1.5, -1.5, -1.0], [-0.25, 1.25, -2.75]]"
extern const row op_permute;
#define ABOUT_permute "View of the tensor with its dims in another order. dims[0] becomes the first dim.\n" \
    "Element types: any.\n" \
    "d input = unpermute(grad, dims)"
#define EXAMPLE_permute "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[0.75, -2.5, -2.0, 0.25], [-1.75, 0.25, 2.75, " \
    "-0.25], [-0.5, 0.25, 2.75, -0.5]], [[1.5, -2.25, -0.75, -0.5], [-2.5, 2.5, -0.75, " \
    "2.25], [-2.25, -1.75, 2.5, 2.0]]])\n" \
    ">>> torch.permute(input, (2, 0, 1)).tolist()\n" \
    "[[[0.75, -1.75, -0.5], [1.5, -2.5, -2.25]], [[-2.5, 0.25, 0.25], [-2.25, 2.5, " \
    "-1.75]], [[-2.0, 2.75, 2.75], [-0.75, -0.75, 2.5]], [[0.25, -0.25, -0.5], [-0.5, " \
    "2.25, 2.0]]]"
extern const row op_permute_copy;
#define ABOUT_permute_copy "permute, as a copy instead of a view.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_permute_copy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[-1.5, 0.5, -1.75, -1.5], [-2.0, -0.75, 2.0, " \
    "0.75], [2.0, -2.0, 2.5, 1.0]], [[1.75, 2.25, -2.5, -1.0], [1.5, -2.5, -1.5, 2.75], " \
    "[1.25, 2.75, -0.25, -2.75]]])\n" \
    ">>> torch.permute_copy(input, (2, 0, 1)).tolist()\n" \
    "[[[-1.5, -2.0, 2.0], [1.75, 1.5, 1.25]], [[0.5, -0.75, -2.0], [2.25, -2.5, 2.75]], " \
    "[[-1.75, 2.0, 2.5], [-2.5, -1.5, -0.25]], [[-1.5, 0.75, 1.0], [-1.0, 2.75, -2.75]]]"
extern const row op_unravel_index;
#define ABOUT_unravel_index "The index in each dim of shape for flat indices. Indices below 0 count from the " \
    "end.\n" \
    "Element types: integral.\n" \
    "Not differentiable: the results are indices."
#define EXAMPLE_unravel_index "\n" \
    "\n" \
    ">>> indices = torch.LongTensor([5, 0])\n" \
    ">>> [part.tolist() for part in torch.unravel_index(indices, (2, 3))]\n" \
    "[[1, 0], [2, 0]]"
extern const row op_unpermute;
#define ABOUT_unpermute "Inverse of permute with the same dims, as a view.\n" \
    "Element types: any.\n" \
    "d input = grad.permute(dims)"
extern const row op_narrow;
#define ABOUT_narrow "View of length slices along dimension, from start on.\n" \
    "Element types: any.\n" \
    "d input = narrow_input(grad, dimension, start, input.size())"
#define EXAMPLE_narrow "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, 0.25, -2.25, 2.75], [-1.5, -1.5, 2.75, " \
    "2.0], [-2.25, 0.5, -0.25, -1.25]])\n" \
    ">>> torch.narrow(input, -1, 2, 2).tolist()\n" \
    "[[-2.25, 2.75], [2.75, 2.0], [-0.25, -1.25]]"
extern const row op_narrow_input;
#define ABOUT_narrow_input "Gradient of narrow, zeros of the given size with grad_output copied in from start " \
    "along dimension.\n" \
    "Element types: any.\n" \
    "d grad_output = grad.narrow(dimension, start, grad_output.size(dimension))"
extern const row op_select;
#define ABOUT_select "Slice at index along dim, as a view without that dim. Of a vector it gives one " \
    "element, with size 1.\n" \
    "Element types: any.\n" \
    "d input = select_input(grad, dim, index, input.size())"
#define EXAMPLE_select "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-1.25, 2.0, -2.5])\n" \
    ">>> torch.select(input, 0, 2).tolist()\n" \
    "-2.5"
extern const row op_select_copy;
#define ABOUT_select_copy "select, as a copy instead of a view.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_select_copy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-1.75, -1.0, 1.75])\n" \
    ">>> torch.select_copy(input, 0, 2).tolist()\n" \
    "1.75"
extern const row op_select_input;
#define ABOUT_select_input "Gradient of select, zeros of the given size with grad_output copied in at index " \
    "along dim.\n" \
    "Element types: any.\n" \
    "d grad_output = grad.select(dim, index)"
extern const row op_expand;
#define ABOUT_expand "View with dims of size 1 repeated without a copy. New dims are added in front; -1 " \
    "keeps a size.\n" \
    "Element types: any.\n" \
    "d input = grad.sum_to_size(input.size())"
#define EXAMPLE_expand "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.75], [-2.25], [1.0]])\n" \
    ">>> torch.expand(input, (3, 4)).tolist()\n" \
    "[[-0.75, -0.75, -0.75, -0.75], [-2.25, -2.25, -2.25, -2.25], [1.0, 1.0, 1.0, 1.0]]"
extern const row op_expand_copy;
#define ABOUT_expand_copy "expand, as a copy instead of a view.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_expand_copy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75], [0.75], [1.0]])\n" \
    ">>> torch.expand_copy(input, (3, 4)).tolist()\n" \
    "[[-1.75, -1.75, -1.75, -1.75], [0.75, 0.75, 0.75, 0.75], [1.0, 1.0, 1.0, 1.0]]"
extern const row op_sum_to_size;
#define ABOUT_sum_to_size "Sum over the dims that broadcasting from size would repeat, the reverse of expand.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad.expand(input.size())"
#define EXAMPLE_sum_to_size "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.25, -2.0, -1.75, -1.25], [-2.25, -2.5, -2.25, " \
    "0.25], [2.0, -0.75, -1.25, 1.5]])\n" \
    ">>> torch.sum_to_size(input, (3, 1)).tolist()\n" \
    "[[-7.25], [-6.75], [1.5]]"
extern const row op_sum_to_size_whole;
#define ABOUT_sum_to_size_whole "sum_to_size of integers or truths. Sums are Long, and an input of that size is " \
    "returned as it is.\n" \
    "Element types: whole.\n" \
    "Not differentiable: integers have no gradient."
#define EXAMPLE_sum_to_size_whole "\n" \
    "\n" \
    ">>> input = torch.LongTensor([[3, -3, 0, 1], [-1, 2, 3, 1], [2, -1, 3, -3]])\n" \
    ">>> torch.sum_to_size(input, (3, 1)).tolist()\n" \
    "[[1], [5], [1]]"
extern const row op_squeeze;
#define ABOUT_squeeze "View without dims of size 1, all of them or only those in dim. A tensor of one " \
    "element keeps the size 1.\n" \
    "Element types: any.\n" \
    "d input = grad.reshape(input.size())"
#define EXAMPLE_squeeze "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[[2.0], [1.25], [2.0], [1.5]]], [[[1.25], [0.25], " \
    "[1.75], [-2.75]]], [[[2.75], [-0.5], [1.25], [1.0]]]])\n" \
    ">>> torch.squeeze(input).tolist()\n" \
    "[[2.0, 1.25, 2.0, 1.5], [1.25, 0.25, 1.75, -2.75], [2.75, -0.5, 1.25, 1.0]]"
extern const row op_squeeze_copy;
#define ABOUT_squeeze_copy "squeeze, as a copy instead of a view.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_squeeze_copy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[[-0.75], [2.25], [2.75], [-1.25]]], [[[-1.0], " \
    "[-2.25], [-1.25], [2.5]]], [[[-0.5], [-1.25], [1.0], [-2.75]]]])\n" \
    ">>> torch.squeeze_copy(input).tolist()\n" \
    "[[-0.75, 2.25, 2.75, -1.25], [-1.0, -2.25, -1.25, 2.5], [-0.5, -1.25, 1.0, -2.75]]"
extern const row op_squeeze_;
#define ABOUT_squeeze_ "squeeze in place.\n" \
    "Element types: any.\n" \
    "Not differentiable: squeeze has a gradient."
#define EXAMPLE_squeeze_ "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[[2.5], [-1.25], [2.5], [2.75]]], [[[2.75], [1.0], " \
    "[-1.25], [-1.25]]], [[[-2.25], [-2.0], [2.25], [2.5]]]])\n" \
    ">>> torch.squeeze_(input).tolist()\n" \
    "[[2.5, -1.25, 2.5, 2.75], [2.75, 1.0, -1.25, -1.25], [-2.25, -2.0, 2.25, 2.5]]"
extern const row op_unsqueeze;
#define ABOUT_unsqueeze "View with a dim of size 1 inserted before dim; -1 appends it.\n" \
    "Element types: any.\n" \
    "d input = grad.reshape(input.size())"
#define EXAMPLE_unsqueeze "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.75, -1.75, -1.75, -0.25], [-1.5, -1.75, 1.25, " \
    "1.75], [-2.75, -1.5, 0.75, -1.25]])\n" \
    ">>> torch.unsqueeze(input, 0).tolist()\n" \
    "[[[-0.75, -1.75, -1.75, -0.25], [-1.5, -1.75, 1.25, 1.75], [-2.75, -1.5, 0.75, " \
    "-1.25]]]"
extern const row op_unsqueeze_copy;
#define ABOUT_unsqueeze_copy "unsqueeze, as a copy instead of a view.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_unsqueeze_copy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.75, -1.75, 1.25, 0.5], [-1.25, 2.5, 0.75, " \
    "0.75], [-1.75, -1.0, 2.0, 2.0]])\n" \
    ">>> torch.unsqueeze_copy(input, 0).tolist()\n" \
    "[[[-2.75, -1.75, 1.25, 0.5], [-1.25, 2.5, 0.75, 0.75], [-1.75, -1.0, 2.0, 2.0]]]"
extern const row op_unsqueeze_;
#define ABOUT_unsqueeze_ "unsqueeze in place.\n" \
    "Element types: any.\n" \
    "Not differentiable: unsqueeze has a gradient."
#define EXAMPLE_unsqueeze_ "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.0, 1.0, -0.25, 0.25], [-2.75, -2.25, 2.5, " \
    "-1.25], [0.25, 2.0, -2.5, 0.25]])\n" \
    ">>> torch.unsqueeze_(input, 0).tolist()\n" \
    "[[[2.0, 1.0, -0.25, 0.25], [-2.75, -2.25, 2.5, -1.25], [0.25, 2.0, -2.5, 0.25]]]"
extern const row op_unfold;
#define ABOUT_unfold "View of all windows of size elements along dimension, step apart. The elements of a " \
    "window are a new last dim.\n" \
    "Element types: any.\n" \
    "d input = unfold_input(grad, dimension, size, step, input.size())"
#define EXAMPLE_unfold "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-1.0, -0.5, -1.0, -2.75, 1.5, -2.25, 2.75])\n" \
    ">>> input.unfold(0, 3, 2).tolist()\n" \
    "[[-1.0, -0.5, -1.0], [-1.0, -2.75, 1.5], [1.5, -2.25, 2.75]]"
extern const row op_unfold_copy;
#define ABOUT_unfold_copy "unfold, as a copy instead of a view.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_unfold_copy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([2.75, 1.75, 0.75, -2.5, 0.75, 0.75, 1.0])\n" \
    ">>> torch.unfold_copy(input, 0, 3, 2).tolist()\n" \
    "[[2.75, 1.75, 0.75], [0.75, -2.5, 0.75], [0.75, 0.75, 1.0]]"
extern const row op_unfold_input;
#define ABOUT_unfold_input "Gradient of unfold, the windows of length elements added up in zeros of the given " \
    "size.\n" \
    "Element types: numbers, complex.\n" \
    "d grad_output = grad.unfold(dimension, length, step)"
extern const row op_index;
#define ABOUT_index "Basic indexing, the view behind input[key]. Every key is four ints, kind, start, " \
    "stop and step. Kind 0 is an int (start), 1 a slice, 2 an ellipsis, and 3 a new dim.\n" \
    "Element types: any.\n" \
    "d input = index_input(grad, input.dim(), input.size() + spec)"
extern const row op_index_input;
#define ABOUT_index_input "Gradient of index. The first ndim ints are the size of the result, and the others a " \
    "spec. The result is zero except for grad_output at the indexed elements.\n" \
    "Element types: numbers, complex.\n" \
    "d grad_output = index_input_input(grad, ndim, size_and_spec)"
extern const row op_index_input_input;
#define ABOUT_index_input_input "Gradient of index_input, the part of input that the spec after the first ndim ints " \
    "selects, as in index.\n" \
    "Element types: any.\n" \
    "d input = index_input(grad, ndim, size_and_spec)"
extern const row op_assign;
#define ABOUT_assign "Copy of input with source written to the part that spec selects, as in index. In " \
    "place it implements input[key] = source.\n" \
    "Element types: any.\n" \
    "d input = assign(grad, 0, spec)\n" \
    "d source = index(grad, spec).sum_to_size(source.size())"
extern const row op_index_at;
#define ABOUT_index_at "Elements that index tensors select together. The indexed dims count as one, and " \
    "place holds indices into it. The dims of place follow the first `at` of the other " \
    "dims in the result. If every is False, an index that occurs again later gives " \
    "zeros.\n" \
    "Element types: any.\n" \
    "d input = index_at_input(grad, place, at, every, input.size(), dims)"
extern const row op_index_at_input;
#define ABOUT_index_at_input "Gradient of index_at, zeros of the given size to which each element is added at its " \
    "index.\n" \
    "Element types: numbers, complex.\n" \
    "d grad_output = index_at(grad, place, at, every, dims)"
extern const row op_assign_at;
#define ABOUT_assign_at "Copy of input with source written, or added, at the indices within the part that " \
    "spec selects, as in index_at. If an index occurs several times, the last value " \
    "remains. In place it implements input[key] = source.\n" \
    "Element types: any.\n" \
    "d input = assign_at_input(grad, place, at, accumulate, spec, dims)\n" \
    "d source = index_at(index(grad, spec), place, at, accumulate, " \
    "dims).sum_to_size(source.size())"
extern const row op_assign_at_input;
#define ABOUT_assign_at_input "Gradient of assign_at, zero where elements were replaced.\n" \
    "Element types: numbers, complex.\n" \
    "d grad_output = assign_at_input(grad, place, at, accumulate, spec, dims)"
extern const row op_view_as;
#define ABOUT_view_as "View with the size of another tensor.\n" \
    "Element types: any.\n" \
    "d input = grad.reshape(input.size())\n" \
    "No gradient for other: only its size is read."
#define EXAMPLE_view_as "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.25, -0.5, -2.25, 2.0, -1.25, 2.25, 2.0, 1.25, " \
    "2.5, -0.75, 1.0, -1.0])\n" \
    ">>> other = torch.DoubleTensor([[1.25, -1.0, 2.25, -2.0], [-1.25, -1.0, 1.75, " \
    "-1.25], [2.75, -2.75, 2.75, -2.5]])\n" \
    ">>> input.view_as(other).tolist()\n" \
    "[[1.25, -0.5, -2.25, 2.0], [-1.25, 2.25, 2.0, 1.25], [2.5, -0.75, 1.0, -1.0]]"
extern const row op_expand_as;
#define ABOUT_expand_as "View with dims of size 1 repeated to the size of another tensor, without a copy.\n" \
    "Element types: any.\n" \
    "d input = grad.sum_to_size(input.size())\n" \
    "No gradient for other: only its size is read."
#define EXAMPLE_expand_as "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.75], [0.5], [-0.25]])\n" \
    ">>> other = torch.DoubleTensor([[-1.5, 1.0, 1.0, -1.75], [2.75, -0.75, -1.75, 2.5], " \
    "[2.0, 2.0, -0.5, 2.25]])\n" \
    ">>> input.expand_as(other).tolist()\n" \
    "[[0.75, 0.75, 0.75, 0.75], [0.5, 0.5, 0.5, 0.5], [-0.25, -0.25, -0.25, -0.25]]"
extern const row op_split;
#define ABOUT_split "Tuple of parts along dim with split_size elements each. The last part may be " \
    "shorter.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_split "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.5, -1.75, 1.75, -2.25], [1.75, -1.25, -2.0, " \
    "0.5], [1.5, 1.0, 0.25, 2.75], [1.0, 2.5, 2.75, -0.75], [-2.5, 2.0, 2.25, -1.25]])\n" \
    ">>> [part.tolist() for part in torch.split(input, 2)]\n" \
    "[[[-1.5, -1.75, 1.75, -2.25], [1.75, -1.25, -2.0, 0.5]], [[1.5, 1.0, 0.25, 2.75], " \
    "[1.0, 2.5, 2.75, -0.75]], [[-2.5, 2.0, 2.25, -1.25]]]"
extern const row op_split_copy;
#define ABOUT_split_copy "split, as copies instead of views.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_split_copy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, -1.5, -2.5, -2.5], [2.25, -0.25, 0.75, " \
    "-1.0], [2.25, -2.75, -1.25, -1.5], [2.25, -1.0, -2.25, -1.5], [1.25, -0.75, -0.5, " \
    "-0.5]])\n" \
    ">>> [part.tolist() for part in torch.split_copy(input, 2)]\n" \
    "[[[-0.25, -1.5, -2.5, -2.5], [2.25, -0.25, 0.75, -1.0]], [[2.25, -2.75, -1.25, " \
    "-1.5], [2.25, -1.0, -2.25, -1.5]], [[1.25, -0.75, -0.5, -0.5]]]"
extern const row op_unsafe_split;
#define ABOUT_unsafe_split "split whose parts are copies if input requires a gradient, so that each may be " \
    "changed in place.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_unsafe_split "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.25, 2.75, -2.75, 0.75], [2.0, -2.75, -2.0, " \
    "0.5], [2.5, -1.5, 0.75, -0.5], [-2.25, -0.5, -0.5, 2.75], [-2.75, -1.5, -1.0, " \
    "1.0]])\n" \
    ">>> [part.tolist() for part in torch.unsafe_split(input, 2)]\n" \
    "[[[-2.25, 2.75, -2.75, 0.75], [2.0, -2.75, -2.0, 0.5]], [[2.5, -1.5, 0.75, -0.5], " \
    "[-2.25, -0.5, -0.5, 2.75]], [[-2.75, -1.5, -1.0, 1.0]]]"
extern const row op_split_sizes;
#define ABOUT_split_sizes "Tuple of parts along dim with the given sizes, which add up to the size of dim.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_split_sizes "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, 0.5, 0.75, 0.5], [0.5, -0.25, -0.25, -2.25], " \
    "[-2.0, -1.75, 1.25, 0.25], [2.0, -1.5, 1.0, 0.75], [-1.5, 0.25, 2.25, 1.75]])\n" \
    ">>> [part.tolist() for part in torch.split(input, (2, 3))]\n" \
    "[[[1.0, 0.5, 0.75, 0.5], [0.5, -0.25, -0.25, -2.25]], [[-2.0, -1.75, 1.25, 0.25], " \
    "[2.0, -1.5, 1.0, 0.75], [-1.5, 0.25, 2.25, 1.75]]]"
extern const row op_split_with_sizes_copy;
#define ABOUT_split_with_sizes_copy "split, as copies instead of views.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_split_with_sizes_copy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.5, -0.5, 2.5, -1.75], [1.5, -2.25, -2.75, 1.0], " \
    "[2.25, 2.0, 1.0, 1.75], [1.0, 1.25, -2.0, -0.25], [-0.75, 2.75, 2.75, 1.75]])\n" \
    ">>> [part.tolist() for part in torch.split_with_sizes_copy(input, (2, 3))]\n" \
    "[[[-0.5, -0.5, 2.5, -1.75], [1.5, -2.25, -2.75, 1.0]], [[2.25, 2.0, 1.0, 1.75], " \
    "[1.0, 1.25, -2.0, -0.25], [-0.75, 2.75, 2.75, 1.75]]]"
extern const row op_unsafe_split_with_sizes;
#define ABOUT_unsafe_split_with_sizes "split whose parts are copies if input requires a gradient, so that each may be " \
    "changed in place.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_unsafe_split_with_sizes "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, -2.5, 0.5, -1.0], [-2.75, 0.75, -1.5, 2.5], " \
    "[-2.5, 1.0, -1.5, 2.75], [1.25, -1.5, 1.0, -1.0], [1.75, 1.5, 0.75, -0.75]])\n" \
    ">>> [part.tolist() for part in torch.unsafe_split_with_sizes(input, (2, 3))]\n" \
    "[[[1.5, -2.5, 0.5, -1.0], [-2.75, 0.75, -1.5, 2.5]], [[-2.5, 1.0, -1.5, 2.75], " \
    "[1.25, -1.5, 1.0, -1.0], [1.75, 1.5, 0.75, -0.75]]]"
extern const row op_chunk;
#define ABOUT_chunk "Tuple of at most chunks parts of equal size along dim. The last part may be " \
    "shorter.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_chunk "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.25, -2.0, -1.25, -2.75], [-2.75, -2.0, -0.75, " \
    "-0.75], [1.5, -1.25, 2.0, 0.25], [-2.0, -0.5, -1.75, 1.25], [-1.75, 0.75, -0.25, " \
    "1.25]])\n" \
    ">>> [part.tolist() for part in torch.chunk(input, 2)]\n" \
    "[[[2.25, -2.0, -1.25, -2.75], [-2.75, -2.0, -0.75, -0.75], [1.5, -1.25, 2.0, " \
    "0.25]], [[-2.0, -0.5, -1.75, 1.25], [-1.75, 0.75, -0.25, 1.25]]]"
extern const row op_unsafe_chunk;
#define ABOUT_unsafe_chunk "chunk whose parts are copies if input requires a gradient, so that each may be " \
    "changed in place.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_unsafe_chunk "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, 0.25, 1.75, 1.0], [-2.0, 1.0, 2.75, 1.5], " \
    "[2.75, -1.75, 2.75, -0.5], [-2.5, 0.75, 0.5, 1.25], [-0.25, -2.75, -0.5, 1.0]])\n" \
    ">>> [part.tolist() for part in torch.unsafe_chunk(input, 2)]\n" \
    "[[[-0.25, 0.25, 1.75, 1.0], [-2.0, 1.0, 2.75, 1.5], [2.75, -1.75, 2.75, -0.5]], " \
    "[[-2.5, 0.75, 0.5, 1.25], [-0.25, -2.75, -0.5, 1.0]]]"
extern const row op_unbind;
#define ABOUT_unbind "Tuple of the slices along dim, each without that dim.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_unbind "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.25, -2.0, -2.5, 2.0], [-1.0, -2.75, -1.5, " \
    "2.25], [-2.5, 1.75, 2.25, 2.75]])\n" \
    ">>> [part.tolist() for part in torch.unbind(input)]\n" \
    "[[-2.25, -2.0, -2.5, 2.0], [-1.0, -2.75, -1.5, 2.25], [-2.5, 1.75, 2.25, 2.75]]"
extern const row op_unbind_copy;
#define ABOUT_unbind_copy "unbind, as copies instead of views.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_unbind_copy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.5, 1.75, 1.5, -1.0], [2.25, 2.5, 2.0, -2.0], " \
    "[-0.25, -1.0, 2.75, -0.5]])\n" \
    ">>> [part.tolist() for part in torch.unbind_copy(input)]\n" \
    "[[-0.5, 1.75, 1.5, -1.0], [2.25, 2.5, 2.0, -2.0], [-0.25, -1.0, 2.75, -0.5]]"
extern const row op_conj_physical_real;
#define ABOUT_conj_physical_real "Real tensors are returned unchanged.\n" \
    "Element types: all.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_conj_physical_real "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.75, 2.5, -2.25], [2.5, -0.25, -1.0]])\n" \
    ">>> torch.conj_physical(input).tolist()\n" \
    "[[-2.75, 2.5, -2.25], [2.5, -0.25, -1.0]]"
extern const row op_conj_physical;
#define ABOUT_conj_physical "Complex conjugate of each element.\n" \
    "Element types: all, complex.\n" \
    "d input = conj(grad)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_conj_physical "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.5, -1.25], [2.75, -0.5]])\n" \
    ">>> torch.conj_physical(input).tolist()\n" \
    "[[0.5, -1.25], [2.75, -0.5]]"
extern const row op_conj;
#define ABOUT_conj "Complex conjugate of each element, as a copy. Real tensors are returned unchanged.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_conj "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.75, -0.5, 2.75], [0.5, 0.5, 1.75]])\n" \
    ">>> torch.conj(input).tolist()\n" \
    "[[-2.75, -0.5, 2.75], [0.5, 0.5, 1.75]]"
extern const row op_real;
#define ABOUT_real "View of the real parts. Real tensors are returned unchanged.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_real "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, -0.25, -1.75], [-2.75, -1.0, -2.0]])\n" \
    ">>> torch.real(input).tolist()\n" \
    "[[1.25, -0.25, -1.75], [-2.75, -1.0, -2.0]]"
extern const row op_imag;
#define ABOUT_imag "View of the imaginary parts of a complex tensor.\n" \
    "Element types: complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_imag "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(-1.75-1.25j), (2.25+0.25j), (-2-0.75j)], " \
    "[(-2.75+0.75j), (-0.75+2j), (-1.5-2.75j)]])\n" \
    ">>> torch.imag(input).tolist()\n" \
    "[[-1.25, 0.25, -0.75], [0.75, 2.0, -2.75]]"
extern const row op_complex;
#define ABOUT_complex "Complex tensor with the given real and imaginary parts, which are broadcast.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_complex "\n" \
    "\n" \
    ">>> real = torch.DoubleTensor([[2.0], [1.5]])\n" \
    ">>> imag = torch.DoubleTensor([-2.25, -2.75, 2.75])\n" \
    ">>> torch.complex(real, imag).tolist()\n" \
    "[[(2-2.25j), (2-2.75j), (2+2.75j)], [(1.5-2.25j), (1.5-2.75j), (1.5+2.75j)]]"
extern const row op_polar;
#define ABOUT_polar "Complex tensor with the given absolute values and angles in radians.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_polar "\n" \
    "\n" \
    ">>> abs = torch.DoubleTensor([[0.5], [1.0]])\n" \
    ">>> angle = torch.DoubleTensor([-1.25, -1.5, 0.75])\n" \
    ">>> torch.polar(abs, angle).tolist()\n" \
    "[[(0.1576...-0.4744...j), (0.0353...-0.4987...j), (0.3658...+0.3408...j)], " \
    "[(0.3153...-0.9489...j), (0.0707...-0.9974...j), (0.7316...+0.6816...j)]]"
extern const row op_angle;
#define ABOUT_angle "Angle of each real number in radians, pi for negative numbers and 0 for others.\n" \
    "Element types: floating.\n" \
    "d input = 0\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_angle "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.5, -1.25], [-2.0, -2.0]])\n" \
    ">>> torch.angle(input).tolist()\n" \
    "[[3.1415..., 3.1415...], [3.1415..., 3.1415...]]"
extern const row op_angle_complex;
#define ABOUT_angle_complex "Angle of each complex number in radians, from -pi to pi. The derivative at zero is " \
    "taken as zero.\n" \
    "Element types: complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_angle_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(-2.5-1j), (0.5-1.25j), (-2.25+0.75j)], " \
    "[(-0.75+0.5j), (-2.75+0.25j), (-0.25+2j)]])\n" \
    ">>> torch.angle(input).tolist()\n" \
    "[[-2.7610..., -1.1902..., 2.8198...], [2.5535..., 3.0509..., 1.6951...]]"
extern const row op_isreal;
#define ABOUT_isreal "True where the imaginary part is zero.\n" \
    "Element types: all, complex.\n" \
    "Not differentiable."
#define EXAMPLE_isreal "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.75, -2.5, -1.75], [1.5, -1.25, -1.0]])\n" \
    ">>> torch.isreal(input).tolist()\n" \
    "[[True, True, True], [True, True, True]]"
extern const row op_magnitude;
#define ABOUT_magnitude "Absolute value of complex numbers given by their real and imaginary parts. The " \
    "derivative at zero is taken as zero.\n" \
    "Element types: floating.\n" \
    "d real = grad * real / size\n" \
    "d imag = grad * imag / size\n" \
    "where size = select(output == 0, 1, output)\n" \
    "Shapes: real and imag are broadcast to the shape of the result."
extern const row op_abs_complex;
#define ABOUT_abs_complex "Absolute value of each complex number, as a real tensor. The derivative at zero is " \
    "taken as zero.\n" \
    "Element types: complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_abs_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(1+1j), (-1.25-0.25j), (-1+2j)], " \
    "[(-2.75-1.25j), (2.75-1.5j), (0.5+1.75j)]])\n" \
    ">>> torch.abs(input).tolist()\n" \
    "[[1.4142..., 1.2747..., 2.2360...], [3.0207..., 3.1324..., 1.8200...]]"
extern const row op_sgn;
#define ABOUT_sgn "Each complex number divided by its absolute value, and zero where it is zero. For " \
    "real numbers it is sign.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_sgn "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, -0.5, 0.5], [-0.25, -1.75, -2.0]])\n" \
    ">>> torch.sgn(input).tolist()\n" \
    "[[1.0, -1.0, 1.0], [-1.0, -1.0, -1.0]]"
extern const row op_sgn_;
#define ABOUT_sgn_ "sgn in place.\n" \
    "Element types: all, complex.\n" \
    "Not differentiable: sgn has a gradient."
#define EXAMPLE_sgn_ "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.5, -0.25, -0.25], [-2.25, 1.25, 1.5]])\n" \
    ">>> torch.sgn_(input).tolist()\n" \
    "[[-1.0, -1.0, -1.0], [-1.0, 1.0, 1.0]]"
extern const row op_norm_complex;
#define ABOUT_norm_complex "p-norm of complex numbers, computed from their absolute values.\n" \
    "Element types: complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_norm_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(-2.5-1.5j), (1.75+2.5j), (1.5+0.5j), " \
    "(1+1.5j)], [(2.75+2.75j), (-2.25-0.75j), (-1.5+1.75j), (2.25-2.75j)], " \
    "[(-1.5-1.25j), (-0.5+2.5j), (2.75-0.5j), (0.75-2.75j)]])\n" \
    ">>> torch.norm(input).tolist()\n" \
    "9.4074..."
extern const row op_all_complex;
#define ABOUT_all_complex "Whether every complex number is nonzero; True for no elements.\n" \
    "Element types: complex.\n" \
    "Not differentiable."
#define EXAMPLE_all_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([0j, 0j])\n" \
    ">>> torch.all(input).tolist()\n" \
    "False"
extern const row op_any_complex;
#define ABOUT_any_complex "Whether at least one complex number is nonzero; False for no elements.\n" \
    "Element types: complex.\n" \
    "Not differentiable."
#define EXAMPLE_any_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([0j, 0j])\n" \
    ">>> torch.any(input).tolist()\n" \
    "False"
extern const row op_count_nonzero_complex;
#define ABOUT_count_nonzero_complex "Number of nonzero complex numbers.\n" \
    "Element types: complex.\n" \
    "Not differentiable."
#define EXAMPLE_count_nonzero_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([0j, 0j])\n" \
    ">>> torch.count_nonzero(input).tolist()\n" \
    "0"
extern const row op_dist_complex;
#define ABOUT_dist_complex "p-norm of the absolute values of input - other over all elements.\n" \
    "Element types: complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_dist_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(1+2.25j), (0.5-1.5j), (-1.75+0.25j), " \
    "(2.5+2.25j)], [(-0.75+0.5j), (1.5-2.75j), (-1.5-2j), (0.5-1.25j)], [(0.75+2.25j), " \
    "(1.5+1.5j), (2.5+1j), (2+2.75j)]])\n" \
    ">>> other = torch.ComplexFloatTensor([[(-1.5+0.75j), (1-2j), (-0.25+1.5j), " \
    "(-2.25+1.25j)], [(-2+2j), (-0.5+0.75j), (-0.25+0.75j), (-1.75+2.5j)], " \
    "[(2.75+1.75j), (1.5-2.5j), (-1.75-2.5j), (2.5-0.75j)]])\n" \
    ">>> torch.dist(input, other).tolist()\n" \
    "12.1552..."
extern const row op_vdot;
#define ABOUT_vdot "Dot product of the conjugate of one vector with another vector.\n" \
    "Element types: numbers, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_vdot "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-2.75, 1.0, 2.5, 1.75])\n" \
    ">>> tensor = torch.DoubleTensor([-2.25, -0.75, -0.5, 1.75])\n" \
    ">>> torch.vdot(input, tensor).tolist()\n" \
    "7.25"
extern const row op_isclose_complex;
#define ABOUT_isclose_complex "True where two complex numbers are equal or differ by at most atol + rtol * " \
    "|other|.\n" \
    "Element types: complex.\n" \
    "Not differentiable."
#define EXAMPLE_isclose_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(-0.25-1.75j), (0.25-1.5j), (2-2j)], " \
    "[(-1.75+1.25j), (-2+0.75j), (-2.75+2.5j)]])\n" \
    ">>> other = torch.ComplexFloatTensor([[(-0.5-0.5j), (1.25-0.75j), (-2.5+0.25j)], " \
    "[(-1+2.75j), (1.5+1.25j), (2.25+2j)]])\n" \
    ">>> torch.isclose(input, other).tolist()\n" \
    "[[False, False, False], [False, False, False]]"
extern const row op_view_as_real;
#define ABOUT_view_as_real "View of complex numbers as pairs of real and imaginary parts, in a new last dim of " \
    "size 2.\n" \
    "Element types: complex.\n" \
    "d input = view_as_complex(contiguous_copy(grad))"
#define EXAMPLE_view_as_real "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(2.5+1.75j), (2.25+2j), (0.75+1.25j)], " \
    "[(0.75+1.25j), (1.25+0.75j), (1+2j)]])\n" \
    ">>> torch.view_as_real(input).tolist()\n" \
    "[[[2.5, 1.75], [2.25, 2.0], [0.75, 1.25]], [[0.75, 1.25], [1.25, 0.75], [1.0, 2.0]]]"
extern const row op_view_as_real_copy;
#define ABOUT_view_as_real_copy "view_as_real, as a copy instead of a view.\n" \
    "Element types: complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_view_as_real_copy "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(1.5-1.25j), (1.5+0.5j), (-2+1.5j)], " \
    "[(-0.5+2.5j), (-0.5-1j), (0.25-0.75j)]])\n" \
    ">>> torch.view_as_real_copy(input).tolist()\n" \
    "[[[1.5, -1.25], [1.5, 0.5], [-2.0, 1.5]], [[-0.5, 2.5], [-0.5, -1.0], [0.25, " \
    "-0.75]]]"
extern const row op_view_as_complex;
#define ABOUT_view_as_complex "View of pairs in the last dim, which has size 2, as complex numbers. The two parts " \
    "of a number must be adjacent, and all other strides must be even.\n" \
    "Element types: floating.\n" \
    "d input = view_as_real(grad)"
#define EXAMPLE_view_as_complex "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-0.75, 2.25])\n" \
    ">>> torch.view_as_complex(input).tolist()\n" \
    "(-0.75+2.25j)"
extern const row op_view_as_complex_copy;
#define ABOUT_view_as_complex_copy "view_as_complex of a copy, of which the strides are free.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_view_as_complex_copy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-2.0, 1.0])\n" \
    ">>> torch.view_as_complex_copy(input).tolist()\n" \
    "(-2+1j)"
extern const row op_exp2_complex;
#define ABOUT_exp2_complex "Two to the power of each complex number.\n" \
    "Element types: complex.\n" \
    "d input = grad * output * log(2)\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_exp2_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(-1.75+2.5j), (-1.75-2j)], [(-1.5+1.25j), " \
    "(1.25+2.5j)]])\n" \
    ">>> torch.exp2(input).tolist()\n" \
    "[[(-0.0479...+0.2934...j), (0.0545...-0.2922...j)], [(0.2289...+0.2694...j), " \
    "(-0.3837890625+2.3472...j)]]"
extern const row op_fourier;
#define ABOUT_fourier "Sums over j of x[j] exp(sign 2 pi i j k / n) along several dims; the sign is -1, or " \
    "1 if inverse.\n" \
    "Element types: floating, complex.\n" \
    "d input = fit(fourier(grad, s, dim, 2 - norm, 1 - inverse), input.size())"
extern const row op_fourier_line;
#define ABOUT_fourier_line "Sums over j of x[j] exp(sign 2 pi i j k / n) along one dim; the sign is -1, or 1 if " \
    "inverse.\n" \
    "Element types: floating, complex.\n" \
    "d input = fit(fourier_line(grad, n, dim, 2 - norm, 1 - inverse), input.size())"
extern const row op_fourier_real;
#define ABOUT_fourier_real "The first n / 2 + 1 elements along the last of the dims of the transform of real " \
    "numbers. Elements that stand for their conjugates too are multiplied by middle.\n" \
    "Element types: floating.\n" \
    "d input = fit(fourier_half(grad, s, dim, 2 - norm, 1 - inverse, middle / 2, " \
    "input.size()), input.size())"
extern const row op_fourier_real_line;
#define ABOUT_fourier_real_line "fourier_real along one dim.\n" \
    "Element types: floating.\n" \
    "d input = fit(fourier_half_line(grad, n, dim, 2 - norm, 1 - inverse, middle / 2, " \
    "input.size()), input.size())"
extern const row op_fourier_half;
#define ABOUT_fourier_half "Real numbers, the transform of numbers whose first n / 2 + 1 along the last of the " \
    "dims are given. The others are their conjugates. Elements that stand for these too " \
    "are multiplied by middle. Without s, n is that of sizes, or 2 (k - 1) for k " \
    "elements.\n" \
    "Element types: floating, complex.\n" \
    "d input = fit(fourier_real(grad, s, dim, 2 - norm, 1 - inverse, middle * 2), " \
    "input.size())"
extern const row op_fourier_half_line;
#define ABOUT_fourier_half_line "fourier_half along one dim.\n" \
    "Element types: floating, complex.\n" \
    "d input = fit(fourier_real_line(grad, n, dim, 2 - norm, 1 - inverse, middle * 2), " \
    "input.size())"
extern const row op_fit;
#define ABOUT_fit "input, cut or padded with zeros at the end of each dim.\n" \
    "Element types: any.\n" \
    "d input = fit(grad, input.size())"
extern const row op_fft_fft;
#define ABOUT_fft_fft "Sums over j of x[j] exp(-2 pi i j k / n) along dim.\n" \
    "Element types: floating, complex.\n" \
    "d input = fit(fourier_line(grad, n, dim, 2 - norm, 1), input.size())"
#define EXAMPLE_fft_fft "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([0.25, 1.0, 0.25, -0.75, 1.5, -0.5])\n" \
    ">>> torch.fft.fft(input).tolist()\n" \
    "[(1.75+0j), (0.375-0.2165...j), (-1.625-2.3815...j), (2.25+0j), " \
    "(-1.625+2.3815...j), (0.375+0.2165...j)]"
extern const row op_fft_ifft;
#define ABOUT_fft_ifft "The inverse of fft.\n" \
    "Element types: floating, complex.\n" \
    "d input = fit(fourier_line(grad, n, dim, 2 - norm, 0), input.size())"
#define EXAMPLE_fft_ifft "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-2.75, 0.5, 0.25, -2.5, -2.5, 1.75])\n" \
    ">>> torch.fft.ifft(input).tolist()\n" \
    "[(-0.875+0j), (0.3333...+0.2165...j), (-0.875-0.5773...j), (-0.7916...+0j), " \
    "(-0.875+0.5773...j), (0.3333...-0.2165...j)]"
extern const row op_fft_rfft;
#define ABOUT_fft_rfft "The first n // 2 + 1 elements of fft of real numbers. The others are their " \
    "conjugates.\n" \
    "Element types: floating.\n" \
    "d input = fit(fourier_half_line(grad, n, dim, 2 - norm, 1, 0.5, input.size()), " \
    "input.size())"
#define EXAMPLE_fft_rfft "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([2.75, 0.5, -1.5, 1.5, -2.25])\n" \
    ">>> torch.fft.rfft(input).tolist()\n" \
    "[(1+0j), (2.2092...-0.8520...j), (4.1657...-4.4695...j)]"
extern const row op_fft_irfft;
#define ABOUT_fft_irfft "The inverse of rfft, n real numbers along dim, by default 2 * (k - 1) for k " \
    "elements.\n" \
    "Element types: floating, complex.\n" \
    "d input = fit(fourier_real_line(grad, n, dim, 2 - norm, 0, 2), input.size())"
#define EXAMPLE_fft_irfft "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-1.5, -2.75, -0.25, -1.75])\n" \
    ">>> torch.fft.irfft(input).tolist()\n" \
    "[-1.5416..., -0.375, -0.0416..., 0.875, -0.0416..., -0.375]"
extern const row op_fft_hfft;
#define ABOUT_fft_hfft "fft of a Hermitian signal from its first n // 2 + 1 elements, which gives n real " \
    "numbers.\n" \
    "Element types: floating, complex.\n" \
    "d input = fit(fourier_real_line(grad, n, dim, 2 - norm, 1, 2), input.size())"
#define EXAMPLE_fft_hfft "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-0.75, -1.0, 1.25, 0.75])\n" \
    ">>> torch.fft.hfft(input).tolist()\n" \
    "[0.5, -3.75, -0.25, 3.0, -0.25, -3.75]"
extern const row op_fft_ihfft;
#define ABOUT_fft_ihfft "The inverse of hfft for real numbers.\n" \
    "Element types: floating.\n" \
    "d input = fit(fourier_half_line(grad, n, dim, 2 - norm, 0, 0.5, input.size()), " \
    "input.size())"
#define EXAMPLE_fft_ihfft "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-0.25, 1.5, -1.5, -2.25, 1.25])\n" \
    ">>> torch.fft.ihfft(input).tolist()\n" \
    "[(-0.25+0j), (0.7267...+0.1357...j), (-0.7267...-0.1132...j)]"
extern const row op_fft_fft2;
#define ABOUT_fft_fft2 "Sums over j of x[j] exp(-2 pi i j k / n) along the last two dims, or along dim.\n" \
    "Element types: floating, complex.\n" \
    "d input = fit(fourier(grad, s, dim, 2 - norm, 1), input.size())"
#define EXAMPLE_fft_fft2 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, -1.0, 1.75], [1.75, -0.75, -1.5], [-0.75, " \
    "-1.0, 2.0], [1.5, 0.25, -1.5]])\n" \
    ">>> torch.fft.fft2(input).tolist()\n" \
    "[[(2+0j), (4.625+2.8145...j), (4.625-2.8145...j)], [(1.75+0.75j), " \
    "(2.9910...-0.9665...j), (1.2589...-0.5334...j)], [(2.5+0j), (-5.375+7.1447...j), " \
    "(-5.375-7.1447...j)], [(1.75-0.75j), (1.2589...+0.5334...j), " \
    "(2.9910...+0.9665...j)]]"
extern const row op_fft_fftn;
#define ABOUT_fft_fftn "fft along several dims, by default all. Without dim, s has the lengths of the last " \
    "dims.\n" \
    "Element types: floating, complex.\n" \
    "d input = fit(fourier(grad, s, dim, 2 - norm, 1), input.size())"
#define EXAMPLE_fft_fftn "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.5, 2.75, 0.75], [-0.5, 2.0, 1.0], [-0.5, -1.25, " \
    "-0.5], [2.25, -1.75, -1.25]])\n" \
    ">>> torch.fft.fftn(input).tolist()\n" \
    "[[(5.5+0j), (2.875-1.5155...j), (2.875+1.5155...j)], [(8.25-3.25j), " \
    "(-0.9240...+3.3684...j), (1.6740...+8.1315...j)], [(2+0j), (-0.625-0.6495...j), " \
    "(-0.625+0.6495...j)], [(8.25+3.25j), (1.6740...-8.1315...j), " \
    "(-0.9240...-3.3684...j)]]"
extern const row op_fft_ifft2;
#define ABOUT_fft_ifft2 "The inverse of fft2.\n" \
    "Element types: floating, complex.\n" \
    "d input = fit(fourier(grad, s, dim, 2 - norm, 0), input.size())"
#define EXAMPLE_fft_ifft2 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, 1.0, -1.5], [2.0, 2.75, -2.75], [-0.75, " \
    "1.5, 2.25], [1.0, 2.0, 2.25]])\n" \
    ">>> torch.fft.ifft2(input).tolist()\n" \
    "[[(0.6666...+0j), (-0.2708...+0.5051...j), (-0.2708...-0.5051...j)], " \
    "[(-0.4375-0.2708...j), (-0.3212...+0.4949...j), (0.5087...+0.0258...j)], " \
    "[(-0.5416...+0j), (-0.4166...-0.2525...j), (-0.4166...+0.2525...j)], " \
    "[(-0.4375+0.2708...j), (0.5087...-0.0258...j), (-0.3212...-0.4949...j)]]"
extern const row op_fft_ifftn;
#define ABOUT_fft_ifftn "The inverse of fftn.\n" \
    "Element types: floating, complex.\n" \
    "d input = fit(fourier(grad, s, dim, 2 - norm, 0), input.size())"
#define EXAMPLE_fft_ifftn "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.75, -0.75, -1.5], [-2.25, -1.25, 1.0], [1.25, " \
    "1.5, -2.75], [-0.75, 0.75, 0.5]])\n" \
    ">>> torch.fft.ifftn(input).tolist()\n" \
    "[[(-0.125+0j), (0.1875+0.2165...j), (0.1875-0.2165...j)], [(0.0416...-0.25j), " \
    "(0.3470...-0.3150...j), (-0.0137...+0.1900...j)], [(0.2083...+0j), " \
    "(0.7708...+0.5051...j), (0.7708...-0.5051...j)], [(0.0416...+0.25j), " \
    "(-0.0137...-0.1900...j), (0.3470...+0.3150...j)]]"
extern const row op_fft_rfft2;
#define ABOUT_fft_rfft2 "rfft along the last of two dims, then fft along the other.\n" \
    "Element types: floating.\n" \
    "d input = fit(fourier_half(grad, s, dim, 2 - norm, 1, 0.5, input.size()), " \
    "input.size())"
#define EXAMPLE_fft_rfft2 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.75, -1.5, -1.75, -2.75, 1.5], [-0.5, 2.25, 2.5, " \
    "-1.5, -2.0], [0.75, 1.5, 1.75, 2.25, -2.0]])\n" \
    ">>> torch.fft.rfft2(input).tolist()\n" \
    "[[(-2.25+0j), (-2.9817...-7.1625...j), (-2.1432...+1.4877...j)], " \
    "[(-9.75+3.0310...j), (-0.0816...+5.7592...j), (-1.8146...+5.7385...j)], " \
    "[(-9.75-3.0310...j), (5.7351...+8.1994...j), (-8.4638...+0.9168...j)]]"
extern const row op_fft_rfftn;
#define ABOUT_fft_rfftn "rfft along the last of several dims, then fft along the others.\n" \
    "Element types: floating.\n" \
    "d input = fit(fourier_half(grad, s, dim, 2 - norm, 1, 0.5, input.size()), " \
    "input.size())"
#define EXAMPLE_fft_rfftn "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.75, -1.5, -2.75, 1.0, 2.25], [-0.5, 2.75, 0.25, " \
    "0.5, -2.0], [1.5, 0.75, -0.5, -2.25, -2.0]])\n" \
    ">>> torch.fft.rfftn(input).tolist()\n" \
    "[[(0.25+0j), (6.8610...-2.2439...j), (2.3889...-4.3440...j)], [(2.5-3.0310...j), " \
    "(2.5365...+13.4269...j), (-1.4561...+2.3252...j)], [(2.5+3.0310...j), " \
    "(3.7949...+6.1289...j), (3.8745...-2.0680...j)]]"
extern const row op_fft_irfft2;
#define ABOUT_fft_irfft2 "The inverse of rfft2.\n" \
    "Element types: floating, complex.\n" \
    "d input = fit(fourier_real(grad, s, dim, 2 - norm, 0, 2), input.size())"
#define EXAMPLE_fft_irfft2 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.5, 1.75, 0.5], [-1.75, 0.75, -1.0]])\n" \
    ">>> torch.fft.irfft2(input).tolist()\n" \
    "[[0.65625, 0.15625, -0.59375, 0.15625], [0.96875, 0.34375, 0.46875, 0.34375]]"
extern const row op_fft_irfftn;
#define ABOUT_fft_irfftn "The inverse of rfftn. s is needed if the last length is odd.\n" \
    "Element types: floating, complex.\n" \
    "d input = fit(fourier_real(grad, s, dim, 2 - norm, 0, 2), input.size())"
#define EXAMPLE_fft_irfftn "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.5, -0.25, 2.25], [-0.75, 1.5, -1.5]])\n" \
    ">>> torch.fft.irfftn(input).tolist()\n" \
    "[[0.0, -0.5, -0.625, -0.5], [-0.1875, -0.6875, 0.6875, -0.6875]]"
extern const row op_fft_hfft2;
#define ABOUT_fft_hfft2 "fft along the first of two dims, then hfft along the last.\n" \
    "Element types: floating, complex.\n" \
    "d input = fit(fourier_real(grad, s, dim, 2 - norm, 1, 2), input.size())"
#define EXAMPLE_fft_hfft2 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.0, 0.25, -2.25], [-2.5, -2.0, -1.5]])\n" \
    ">>> torch.fft.hfft2(input).tolist()\n" \
    "[[-7.75, 3.25, -0.75, 3.25], [8.25, 5.25, -0.75, 5.25]]"
extern const row op_fft_hfftn;
#define ABOUT_fft_hfftn "fft along several dims but the last, then hfft along the last.\n" \
    "Element types: floating, complex.\n" \
    "d input = fit(fourier_real(grad, s, dim, 2 - norm, 1, 2), input.size())"
#define EXAMPLE_fft_hfftn "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.75, -1.25, 0.25], [0.5, 2.5, 0.5]])\n" \
    ">>> torch.fft.hfftn(input).tolist()\n" \
    "[[1.0, -3.0, -4.0, -3.0], [-11.0, -3.0, 4.0, -3.0]]"
extern const row op_fft_ihfft2;
#define ABOUT_fft_ihfft2 "The inverse of hfft2.\n" \
    "Element types: floating.\n" \
    "d input = fit(fourier_half(grad, s, dim, 2 - norm, 0, 0.5, input.size()), " \
    "input.size())"
#define EXAMPLE_fft_ihfft2 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, 2.5, 2.0, -0.5, 2.75], [2.75, -0.25, 2.5, " \
    "0.25, -1.0], [-0.25, -0.25, 1.25, -0.25, -0.25]])\n" \
    ">>> torch.fft.ihfft2(input).tolist()\n" \
    "[[(0.6333...+0j), (-0.1610...+0.2766...j), (-0.0306...-0.3766...j)], " \
    "[(0.1833...+0.2309...j), (-0.1202...+0.0629...j), (-0.5223...+0.1753...j)], " \
    "[(0.1833...-0.2309...j), (0.0130...-0.0932...j), (-0.5538...-0.3035...j)]]"
extern const row op_fft_ihfftn;
#define ABOUT_fft_ihfftn "The inverse of hfftn for real numbers.\n" \
    "Element types: floating.\n" \
    "d input = fit(fourier_half(grad, s, dim, 2 - norm, 0, 0.5, input.size()), " \
    "input.size())"
#define EXAMPLE_fft_ihfftn "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.5, -2.5, -0.5, -2.75, -1.25], [2.25, -2.75, " \
    "-2.25, -0.25, 0.5], [-2.0, 0.5, -2.0, 0.25, -1.5]])\n" \
    ">>> torch.fft.ihfftn(input).tolist()\n" \
    "[[(-0.9166...+0j), (0.310...-0.2368...j), (0.2730...+0.0288...j)], " \
    "[(-0.1916...+0.1299...j), (0.3216...+0.3899...j), (0.3083...-0.0115...j)], " \
    "[(-0.1916...-0.1299...j), (-0.2378...-0.1262...j), (-0.0754...-0.5922...j)]]"
extern const row op_fft_fftfreq;
#define ABOUT_fft_fftfreq "The frequencies of the elements of fft for samples d apart, nonnegative ones first.\n" \
    "Element types: floating.\n" \
    "Not differentiable: the call has no tensor operand."
#define EXAMPLE_fft_fftfreq "\n" \
    "\n" \
    ">>> torch.fft.fftfreq(4).tolist()\n" \
    "[0.0, 0.25, -0.5, -0.25]"
extern const row op_fft_rfftfreq;
#define ABOUT_fft_rfftfreq "The frequencies of the elements of rfft for samples d apart.\n" \
    "Element types: floating.\n" \
    "Not differentiable: the call has no tensor operand."
#define EXAMPLE_fft_rfftfreq "\n" \
    "\n" \
    ">>> torch.fft.rfftfreq(4).tolist()\n" \
    "[0.0, 0.25, 0.5]"
extern const row op_fft_fftshift;
#define ABOUT_fft_fftshift "The elements with the zero frequency in the center of dim, or of all dims.\n" \
    "Element types: any.\n" \
    "d input = fft_ifftshift(grad, dim)"
#define EXAMPLE_fft_fftshift "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.75, 2.25, -1.75, -2.0], [0.5, -1.5, 2.75, 2.5], " \
    "[-1.5, -1.75, -2.75, -2.75]])\n" \
    ">>> torch.fft.fftshift(input).tolist()\n" \
    "[[-2.75, -2.75, -1.5, -1.75], [-1.75, -2.0, 2.75, 2.25], [2.75, 2.5, 0.5, -1.5]]"
extern const row op_fft_ifftshift;
#define ABOUT_fft_ifftshift "The elements with the zero frequency moved back from the center of dim, or of all " \
    "dims.\n" \
    "Element types: any.\n" \
    "d input = fft_fftshift(grad, dim)"
#define EXAMPLE_fft_ifftshift "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.75, 2.25, -2.75, -0.75], [-2.5, 2.0, 1.0, " \
    "0.75], [1.0, 1.25, 0.5, 1.5]])\n" \
    ">>> torch.fft.ifftshift(input).tolist()\n" \
    "[[1.0, 0.75, -2.5, 2.0], [0.5, 1.5, 1.0, 1.25], [-2.75, -0.75, -2.75, 2.25]]"
extern const row op_index_select;
#define ABOUT_index_select "Slices of input along dim at the given indices, in their order.\n" \
    "Element types: any.\n" \
    "d input = index_select_input(grad, dim, index, input.size())"
#define EXAMPLE_index_select "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, -0.75, -0.25], [2.75, -1.25, 2.0], [-0.25, " \
    "0.75, 1.0], [1.0, 1.5, 0.25]])\n" \
    ">>> index = torch.LongTensor([0, 2, 1, 2])\n" \
    ">>> torch.index_select(input, 0, index).tolist()\n" \
    "[[-0.25, -0.75, -0.25], [-0.25, 0.75, 1.0], [2.75, -1.25, 2.0], [-0.25, 0.75, 1.0]]"
extern const row op_index_select_input;
#define ABOUT_index_select_input "Gradient of index_select, zeros of the given size to which the slices of " \
    "grad_output are added at their indices along dim.\n" \
    "Element types: numbers, complex.\n" \
    "d grad_output = grad.index_select(dim, index)"
extern const row op_gather;
#define ABOUT_gather "For each element of index, the element of input at the same position, with the " \
    "position along dim replaced by the index.\n" \
    "Element types: any.\n" \
    "d input = gather_input(grad, dim, index, input.size())"
#define EXAMPLE_gather "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.5, 0.25], [-2.75, -2.0], [-1.0, 1.5]])\n" \
    ">>> index = torch.LongTensor([[0, 2]])\n" \
    ">>> torch.gather(input, 0, index).tolist()\n" \
    "[[0.5, 1.5]]"
extern const row op_gather_input;
#define ABOUT_gather_input "Gradient of gather, zeros of the given size to which each element of grad_output is " \
    "added at its index.\n" \
    "Element types: numbers, complex.\n" \
    "d grad_output = grad.gather(dim, index)"
extern const row op_gather_one;
#define ABOUT_gather_one "Element of input along dim at each index. indices has the size of input with dim of " \
    "size 1 or without dim.\n" \
    "Element types: all, complex.\n" \
    "d input = gather_one_input(grad, indices, dim, input.size())"
extern const row op_gather_one_input;
#define ABOUT_gather_one_input "Gradient of gather_one, zeros of the given size with each element of grad_output at " \
    "its index along dim.\n" \
    "Element types: numbers, complex.\n" \
    "d grad_output = gather_one(grad, indices, dim)"
extern const row op_masked_select;
#define ABOUT_masked_select "Elements of input where mask is True, as a vector. input and mask are broadcast to " \
    "one size.\n" \
    "Element types: any.\n" \
    "d input = masked_select_input(grad, mask, input.size())"
#define EXAMPLE_masked_select "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.25], [0.5]])\n" \
    ">>> mask = torch.BoolTensor([[[True, False, True]]])\n" \
    ">>> torch.masked_select(input, mask).tolist()\n" \
    "[-1.25, -1.25, 0.5, 0.5]"
extern const row op_masked_select_input;
#define ABOUT_masked_select_input "Gradient of masked_select, zeros of the given size with the elements of " \
    "grad_output, in order, where mask is nonzero.\n" \
    "Element types: numbers, complex.\n" \
    "d grad_output = masked_copy_input(grad, mask, grad_output.size())"
extern const row op_nonzero;
#define ABOUT_nonzero "Indices of the nonzero elements as a matrix, one row per element, in the order of " \
    "the elements.\n" \
    "Element types: any.\n" \
    "Not differentiable."
#define EXAMPLE_nonzero "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, 0.0, 2.0], [0.0, 0.0, 3.0]])\n" \
    ">>> torch.nonzero(input).tolist()\n" \
    "[[0, 0], [0, 2], [1, 2]]"
extern const row op_nonzero_places;
#define ABOUT_nonzero_places "Indices of the nonzero elements as a tuple with one vector per dim, which can index " \
    "a tensor. A number counts as a vector of one element.\n" \
    "Element types: all, complex.\n" \
    "Not differentiable: the results are indices."
#define EXAMPLE_nonzero_places "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, 0.0, 2.0], [0.0, 0.0, 3.0]])\n" \
    ">>> [part.tolist() for part in torch.nonzero(input, True)]\n" \
    "[[0, 0, 1], [0, 2, 2]]"
extern const row op_index_add;
#define ABOUT_index_add "input with the slices of source along dim added at their indices. An index may " \
    "occur several times.\n" \
    "Element types: all, complex.\n" \
    "d input = grad\n" \
    "d source = grad.index_select(dim, index)"
#define EXAMPLE_index_add "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, 2.0, 0.25, -1.75], [1.75, 1.75, 1.0, " \
    "-2.75]])\n" \
    ">>> index = torch.LongTensor([3, 0])\n" \
    ">>> source = torch.DoubleTensor([[0.25, -1.5], [-0.25, -2.0]])\n" \
    ">>> torch.index_add(input, -1, index, source).tolist()\n" \
    "[[-0.25, 2.0, 0.25, -1.5], [-0.25, 1.75, 1.0, -3.0]]"
extern const row op_index_add_scaled;
#define ABOUT_index_add_scaled "index_add of source * alpha.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_index_add_scaled "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.0, 0.25, 0.75, 1.5], [1.25, -0.5, 2.5, 0.5]])\n" \
    ">>> index = torch.LongTensor([3, 0])\n" \
    ">>> source = torch.DoubleTensor([[1.0, -2.5], [1.25, 2.0]])\n" \
    ">>> torch.index_add(input, -1, index, source, 3).tolist()\n" \
    "[[-5.5, 0.25, 0.75, 4.5], [7.25, -0.5, 2.5, 4.25]]"
extern const row op_index_copy;
#define ABOUT_index_copy "input with the slices at the indices along dim replaced by those of source. If an " \
    "index occurs several times, the last slice remains.\n" \
    "Element types: any.\n" \
    "d input = grad.index_fill(dim, index, 0)\n" \
    "d source = grad.index_select(dim, index)"
#define EXAMPLE_index_copy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.5, 2.0, 1.25, -2.5], [-1.75, -1.25, 2.25, " \
    "2.5]])\n" \
    ">>> index = torch.LongTensor([3, 0])\n" \
    ">>> source = torch.DoubleTensor([[2.5, 0.25], [-1.25, -1.5]])\n" \
    ">>> torch.index_copy(input, -1, index, source).tolist()\n" \
    "[[0.25, 2.0, 1.25, 2.5], [-1.5, -1.25, 2.25, -1.25]]"
extern const row op_index_fill;
#define ABOUT_index_fill "input with the slices at the indices along dim filled with value.\n" \
    "Element types: any.\n" \
    "d input = grad.index_fill(dim, index, 0)"
#define EXAMPLE_index_fill "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.25, 0.5, -1.5, -0.25], [1.25, -0.25, 0.5, " \
    "-2.5]])\n" \
    ">>> index = torch.LongTensor([3])\n" \
    ">>> torch.index_fill(input, -1, index, 3).tolist()\n" \
    "[[-2.25, 0.5, -1.5, 3.0], [1.25, -0.25, 0.5, 3.0]]"
extern const row op_index_fill_tensor;
#define ABOUT_index_fill_tensor "input with the slices at the indices along dim filled with value, a tensor without " \
    "dims that may need a gradient.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_index_fill_tensor "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.75, 1.0, -2.5, -1.5], [-1.25, 0.75, 1.75, " \
    "-2.75]])\n" \
    ">>> index = torch.LongTensor([3])\n" \
    ">>> value = torch.DoubleTensor([-1.75]).view(())\n" \
    ">>> torch.index_fill(input, -1, index, value).tolist()\n" \
    "[[-0.75, 1.0, -2.5, -1.75], [-1.25, 0.75, 1.75, -1.75]]"
extern const row op_scatter;
#define ABOUT_scatter "input with each element of source written to the same position, with the position " \
    "along dim replaced by its index. If several elements go to one position, the last " \
    "one remains.\n" \
    "Element types: any.\n" \
    "d input = grad.scatter(dim, index, 0)\n" \
    "d source = grad.gather(dim, index)"
#define EXAMPLE_scatter "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.75, 1.5], [-1.25, -1.5], [-2.0, 1.5]])\n" \
    ">>> index = torch.LongTensor([[0, 2]])\n" \
    ">>> torch.scatter(input, 0, index, 2).tolist()\n" \
    "[[2.0, 1.5], [-1.25, -1.5], [-2.0, 2.0]]"
extern const row op_scatter_add;
#define ABOUT_scatter_add "input with each element of source added to the same position, with the position " \
    "along dim replaced by its index.\n" \
    "Element types: all, complex.\n" \
    "d input = grad\n" \
    "d source = grad.gather(dim, index)"
#define EXAMPLE_scatter_add "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.75, -2.75], [-0.25, 0.5], [2.0, 0.25]])\n" \
    ">>> index = torch.LongTensor([[0, 2]])\n" \
    ">>> source = torch.DoubleTensor([[2.0, 1.0]])\n" \
    ">>> torch.scatter_add(input, 0, index, source).tolist()\n" \
    "[[-0.75, -2.75], [-0.25, 0.5], [2.0, 1.25]]"
extern const row op_scatter_reduce;
#define ABOUT_scatter_reduce "input with the elements of source reduced into the positions that index gives along " \
    "dim, as in scatter. The reduction is the sum, product, mean, maximum or minimum. It " \
    "includes the element of input unless include_self is False. Means of integers are " \
    "rounded down, and nan counts as an extreme. Elements that equal the extreme share " \
    "its gradient.\n" \
    "Element types: all.\n" \
    "d input, source = scatter_reduce_input(grad, input, dim, index, source, output, " \
    "reduce, include_self)"
#define EXAMPLE_scatter_reduce "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.5, 2.0], [0.25, -2.25], [1.0, -0.5]])\n" \
    ">>> index = torch.LongTensor([[0, 2], [0, 2]])\n" \
    ">>> source = torch.DoubleTensor([[0.75, -2.0], [2.5, 0.5]])\n" \
    ">>> torch.scatter_reduce(input, 0, index, source, \"amax\").tolist()\n" \
    "[[2.5, 2.0], [0.25, -2.25], [1.0, 0.5]]"
extern const row op_scatter_reduce_complex;
#define ABOUT_scatter_reduce_complex "scatter_reduce of complex numbers, which have no extrema.\n" \
    "Element types: complex.\n" \
    "d input, source = scatter_reduce_complex_input(grad, input, dim, index, source, " \
    "output, reduce, include_self)"
#define EXAMPLE_scatter_reduce_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(-2-1.25j), (1.25-0.5j)], [(1-1.5j), " \
    "(1+1.5j)], [(2.25-1j), (-0.75-1.5j)]])\n" \
    ">>> index = torch.LongTensor([[0, 2], [0, 2]])\n" \
    ">>> source = torch.ComplexFloatTensor([[(-0.75+1.25j), (1.25-1.75j)], [(1-0.75j), " \
    "(1-0.75j)], [(-1.25+2j), (-2-0.5j)]])\n" \
    ">>> torch.scatter_reduce(input, 0, index, source, \"mean\").tolist()\n" \
    "[[(-0.5833...-0.25j), (1.25-0.5j)], [(1-1.5j), (1+1.5j)], [(2.25-1j), " \
    "(0.5-1.3333...j)]]"
extern const row op_scatter_reduced;
#define ABOUT_scatter_reduced "scatter that adds source to the elements of input, or multiplies them.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_scatter_reduced "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.75, 1.75], [-2.75, 0.5], [1.5, 0.25]])\n" \
    ">>> index = torch.LongTensor([[0, 2], [0, 1]])\n" \
    ">>> source = torch.DoubleTensor([[-1.5, 1.75], [0.75, 1.25]])\n" \
    ">>> torch.scatter(input, 0, index, source, \"add\").tolist()\n" \
    "[[-1.5, 1.75], [-2.75, 1.75], [1.5, 2.0]]"
extern const row op_scatter_reduced_number;
#define ABOUT_scatter_reduced_number "scatter that adds a number to the elements of input, or multiplies them.\n" \
    "Element types: numbers.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_scatter_reduced_number "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.0, -0.25], [2.0, -2.25], [-0.25, 1.25]])\n" \
    ">>> index = torch.LongTensor([[0, 2], [0, 1]])\n" \
    ">>> torch.scatter(input, 0, index, 2, \"add\").tolist()\n" \
    "[[6.0, -0.25], [2.0, -0.25], [-0.25, 3.25]]"
extern const row op_scatter_reduce_input;
#define ABOUT_scatter_reduce_input "Gradients of scatter_reduce with respect to input and source. The gradient of a " \
    "product multiplies all other elements, so it is correct where elements are zero.\n" \
    "Element types: floating.\n" \
    "Not differentiable: scatter_reduce records scatter_reduce_gradient."
extern const row op_scatter_reduce_complex_input;
#define ABOUT_scatter_reduce_complex_input "Gradients of scatter_reduce of complex numbers.\n" \
    "Element types: complex.\n" \
    "Not differentiable: scatter_reduce records scatter_reduce_gradient."
extern const row op_index_reduce;
#define ABOUT_index_reduce "scatter_reduce of slices. The slices of source along dim are reduced into the " \
    "slices of input that index selects.\n" \
    "Element types: numbers.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_index_reduce "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-1.5, 0.75, -2.25, 2.0])\n" \
    ">>> index = torch.LongTensor([1, 1])\n" \
    ">>> source = torch.DoubleTensor([2.75, 1.75])\n" \
    ">>> torch.index_reduce(input, 0, index, source, \"amax\").tolist()\n" \
    "[-1.5, 2.75, -2.25, 2.0]"
extern const row op_index_reduce_;
#define ABOUT_index_reduce_ "index_reduce in place.\n" \
    "Element types: numbers.\n" \
    "Not differentiable: index_reduce has a gradient."
#define EXAMPLE_index_reduce_ "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.0, -2.25, -1.0], [-1.25, -1.75, 2.75], [-0.75, " \
    "2.25, -1.25], [2.5, 1.25, 2.25]])\n" \
    ">>> index = torch.LongTensor([0, 2, 2])\n" \
    ">>> source = torch.DoubleTensor([[2.0, -1.25, 1.25], [-1.0, -2.75, -2.0], [-2.75, " \
    "1.0, 2.5]])\n" \
    ">>> torch.index_reduce_(input, 0, index, source, \"mean\").tolist()\n" \
    "[[2.0, -1.75, 0.125], [-1.25, -1.75, 2.75], [-1.5, 0.1666..., -0.25], [2.5, 1.25, " \
    "2.25]]"
extern const row op_masked_fill;
#define ABOUT_masked_fill "input with value where mask is True. Out of place, input and mask are broadcast to " \
    "one size; in place, mask is broadcast to the size of input.\n" \
    "Element types: any.\n" \
    "d input = grad.masked_fill(mask, 0).sum_to_size(input.size())"
#define EXAMPLE_masked_fill "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.75], [-1.75]])\n" \
    ">>> mask = torch.BoolTensor([[[True, False, True]]])\n" \
    ">>> torch.masked_fill(input, mask, 3).tolist()\n" \
    "[[[3.0, -2.75, 3.0], [3.0, -1.75, 3.0]]]"
extern const row op_masked_fill_tensor;
#define ABOUT_masked_fill_tensor "input with value, a tensor without dims that may need a gradient, where mask is " \
    "True.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_masked_fill_tensor "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-2.0, -2.0, 2.5])\n" \
    ">>> mask = torch.BoolTensor([[True, False, True], [False, False, True]])\n" \
    ">>> value = torch.DoubleTensor([-2.25]).view(())\n" \
    ">>> torch.masked_fill(input, mask, value).tolist()\n" \
    "[[-2.25, -2.0, -2.25], [-2.0, -2.0, -2.25]]"
extern const row op_masked_copy;
#define ABOUT_masked_copy "input with the elements of source, in order, where mask is True. Out of place, " \
    "input and mask are broadcast to one size; in place, mask is broadcast to the size " \
    "of input.\n" \
    "Element types: any.\n" \
    "d input = grad.masked_fill(mask, 0).sum_to_size(input.size())\n" \
    "d source = masked_copy_input(grad, mask, source.size())"
#define EXAMPLE_masked_copy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.75], [-0.5]])\n" \
    ">>> mask = torch.BoolTensor([True, False, True])\n" \
    ">>> source = torch.DoubleTensor([[2.75, 1.25], [-2.25, -2.75], [-0.25, -2.5]])\n" \
    ">>> torch.masked_copy(input, mask, source).tolist()\n" \
    "[[2.75, 0.75, 1.25], [-2.25, -0.5, -2.75]]"
extern const row op_masked_copy_input;
#define ABOUT_masked_copy_input "Gradient of masked_copy with respect to source. It begins with the elements of " \
    "grad_output where mask is nonzero, followed by zeros.\n" \
    "Element types: numbers, complex.\n" \
    "d grad_output = masked_select_input(grad, mask, grad_output.size())"
extern const row op_diag;
#define ABOUT_diag "Matrix with a vector on its diagonal, or the diagonal of a matrix. diagonal is the " \
    "offset above the main diagonal.\n" \
    "Element types: any.\n" \
    "d input = diag_input(grad, diagonal, input.size())"
#define EXAMPLE_diag "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.5, -2.0, 2.5])\n" \
    ">>> torch.diag(input).tolist()\n" \
    "[[1.5, 0.0, 0.0], [0.0, -2.0, 0.0], [0.0, 0.0, 2.5]]"
extern const row op_diag_input;
#define ABOUT_diag_input "Gradient of diag. For a size of one dim it is the diagonal of grad_output. For two " \
    "dims it is a matrix of zeros with grad_output, broadcast, on the diagonal.\n" \
    "Element types: any.\n" \
    "d grad_output = diag(grad, diagonal).sum_to_size(grad_output.size())"
extern const row op_tril;
#define ABOUT_tril "Matrix, or each matrix of a batch, with zeros above the k-th diagonal.\n" \
    "Element types: any.\n" \
    "d input = grad.tril(k)"
#define EXAMPLE_tril "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, 1.0, 0.25, 0.75], [0.25, -0.5, 1.75, 2.5], " \
    "[-2.75, 1.5, -1.5, -2.25]])\n" \
    ">>> torch.tril(input).tolist()\n" \
    "[[-0.25, 0.0, 0.0, 0.0], [0.25, -0.5, 0.0, 0.0], [-2.75, 1.5, -1.5, 0.0]]"
extern const row op_triu;
#define ABOUT_triu "Matrix, or each matrix of a batch, with zeros below the k-th diagonal.\n" \
    "Element types: any.\n" \
    "d input = grad.triu(k)"
#define EXAMPLE_triu "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.0, 1.0, -2.75, 1.75], [2.25, 2.25, -0.25, " \
    "1.75], [-1.25, 0.25, -2.0, 1.25]])\n" \
    ">>> torch.triu(input).tolist()\n" \
    "[[-1.0, 1.0, -2.75, 1.75], [0.0, 2.25, -0.25, 1.75], [0.0, 0.0, -2.0, 1.25]]"
extern const row op_trace;
#define ABOUT_trace "Sum of the elements on the main diagonal of a matrix. That of integers is a " \
    "LongTensor.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_trace "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.5, -2.5, 1.75, 0.75], [1.75, 2.0, 2.25, 2.75], " \
    "[-0.25, 1.0, -2.75, 2.75]])\n" \
    ">>> torch.trace(input).tolist()\n" \
    "-0.25"
extern const row op_renorm;
#define ABOUT_renorm "input with each slice along dim whose p-norm exceeds maxnorm scaled down to " \
    "maxnorm.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_renorm "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.5, 2.25, -2.5, 1.25], [-2.5, 1.25, -0.5, 1.5], " \
    "[-1.25, 0.25, -1.25, 0.25]])\n" \
    ">>> torch.renorm(input, 2, 0, 1).tolist()\n" \
    "[[-0.1380..., 0.6210..., -0.6900..., 0.3450...], [-0.7784..., 0.3892..., -0.155..., " \
    "0.467...], [-0.6933..., 0.1386..., -0.6933..., 0.1386...]]"
extern const row op_renorm_;
#define ABOUT_renorm_ "renorm in place.\n" \
    "Element types: floating, complex.\n" \
    "Not differentiable: renorm has a gradient."
#define EXAMPLE_renorm_ "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, 2.0, 2.75, -0.5], [2.5, 2.0, -2.0, -2.25], " \
    "[-2.25, -2.75, 1.75, -2.25]])\n" \
    ">>> torch.renorm_(input, 2, 0, 1).tolist()\n" \
    "[[0.2793..., 0.5587..., 0.7682..., -0.1396...], [0.5688..., 0.4551..., -0.4551..., " \
    "-0.5119...], [-0.4939..., -0.6037..., 0.3841..., -0.4939...]]"
extern const row op_cross;
#define ABOUT_cross "Cross product along dim, which has size 3. By default dim is the first one of size " \
    "3. The other dims broadcast.\n" \
    "Element types: numbers, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_cross "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.25, 2.5, 0.25]])\n" \
    ">>> other = torch.DoubleTensor([[[-1.75, -2.75, -1.0]], [[2.75, -2.25, -1.25]]])\n" \
    ">>> torch.cross(input, other).tolist()\n" \
    "[[[-1.8125, -0.1875, 3.6875]], [[-2.5625, 1.0, -7.4375]]]"
extern const row op_searchsorted;
#define ABOUT_searchsorted "Index at which each element can be inserted without changing the order of " \
    "sorted_sequence, a vector or lines with the same leading sizes. The index is before " \
    "equal elements, or after them if right is True. nan counts as the largest.\n" \
    "Element types: all.\n" \
    "Not differentiable."
#define EXAMPLE_searchsorted "\n" \
    "\n" \
    ">>> sorted_sequence = torch.DoubleTensor([1.0, 2.0, 2.0, 5.0])\n" \
    ">>> input = torch.DoubleTensor([[-1.25, -2.0, -0.75], [-1.5, -2.75, 2.0]])\n" \
    ">>> torch.searchsorted(sorted_sequence, input).tolist()\n" \
    "[[0, 0, 0], [0, 0, 1]]"
extern const row op_searchsorted_number;
#define ABOUT_searchsorted_number "searchsorted of one number in a vector, as a LongTensor without dims.\n" \
    "Element types: all.\n" \
    "Not differentiable."
#define EXAMPLE_searchsorted_number "\n" \
    "\n" \
    ">>> sorted_sequence = torch.DoubleTensor([1.0, 2.0, 2.0, 5.0])\n" \
    ">>> torch.searchsorted(sorted_sequence, 2).tolist()\n" \
    "1"
extern const row op_searchsorted_sided;
#define ABOUT_searchsorted_sided "searchsorted with the side given by name.\n" \
    "Element types: all.\n" \
    "Not differentiable."
#define EXAMPLE_searchsorted_sided "\n" \
    "\n" \
    ">>> sorted_sequence = torch.DoubleTensor([1.0, 2.0, 2.0, 5.0])\n" \
    ">>> input = torch.DoubleTensor([2.0, 7.0])\n" \
    ">>> torch.searchsorted(sorted_sequence, input, \"right\").tolist()\n" \
    "[3, 4]"
extern const row op_searchsorted_ordered;
#define ABOUT_searchsorted_ordered "searchsorted in a sequence that sorter sorts, as argsort gives it.\n" \
    "Element types: all.\n" \
    "Not differentiable."
#define EXAMPLE_searchsorted_ordered "\n" \
    "\n" \
    ">>> sorted_sequence = torch.DoubleTensor([1.0, 2.0, 2.0, 5.0])\n" \
    ">>> input = torch.DoubleTensor([2.0, 7.0])\n" \
    ">>> torch.searchsorted(sorted_sequence, input, side=\"right\").tolist()\n" \
    "[3, 4]"
extern const row op_searchsorted_int32;
#define ABOUT_searchsorted_int32 "searchsorted with a result of 32-bit integers.\n" \
    "Element types: all.\n" \
    "Not differentiable."
#define EXAMPLE_searchsorted_int32 "\n" \
    "\n" \
    ">>> sorted_sequence = torch.DoubleTensor([1.0, 2.0, 2.0, 5.0])\n" \
    ">>> input = torch.DoubleTensor([2.0, 7.0])\n" \
    ">>> torch.searchsorted(sorted_sequence, input).tolist()\n" \
    "[1, 4]"
extern const row op_bucketize;
#define ABOUT_bucketize "Index of the interval between sorted boundaries that contains each element, as " \
    "searchsorted with its arguments swapped. If out_int32 is True, the result is an " \
    "IntTensor.\n" \
    "Element types: numbers.\n" \
    "Not differentiable."
#define EXAMPLE_bucketize "\n" \
    "\n" \
    ">>> boundaries = torch.DoubleTensor([0.0, 1.0])\n" \
    ">>> torch.bucketize(1, boundaries).tolist()\n" \
    "1"
extern const row op_histogram;
#define ABOUT_histogram "Counts of the elements of a floating tensor in bins of equal width between the two " \
    "numbers of range, by default the smallest and the largest element, and the edges, " \
    "one more than there are bins. Elements outside are ignored. Each element counts as " \
    "its weight, of the size of input. With density the counts are divided by their " \
    "integral.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_histogram "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.5, 0.25, -1.25, -2.25], [2.75, 2.5, 1.75, 1.5], " \
    "[1.5, -2.5, 1.25, 1.75]])\n" \
    ">>> weight = torch.DoubleTensor([[1.0, -0.25, 1.25, -2.5], [-0.75, -1.0, 0.5, 0.5], " \
    "[1.0, -0.25, -0.75, -1.5]])\n" \
    ">>> hist, bin_edges = torch.histogram(input, bins=4, range=(-2, 2), weight=weight, " \
    "density=True)\n" \
    ">>> hist.tolist()\n" \
    "[1.6666..., 0.0, -0.3333..., -0.3333...]\n" \
    ">>> bin_edges.tolist()\n" \
    "[-2.0, -1.0, 0.0, 1.0, 2.0]"
extern const row op_histogram_of_edges;
#define ABOUT_histogram_of_edges "Counts of the elements between ascending edges, and the edges. An edge belongs to " \
    "the bin above it, the last one to the last bin.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_histogram_of_edges "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.25, 1.25, 2.5, 2.25], [1.0, -2.25, -2.5, 0.25], " \
    "[-1.5, 2.0, -0.25, -2.25]])\n" \
    ">>> bins = torch.DoubleTensor([-1.0, 0.0, 1.0])\n" \
    ">>> weight = torch.DoubleTensor([[-1.0, 1.25, 2.0, -0.25], [0.5, 2.0, 0.25, 1.75], " \
    "[0.5, -1.25, 2.75, 2.5]])\n" \
    ">>> hist, bin_edges = torch.histogram(input, bins, weight=weight, density=True)\n" \
    ">>> hist.tolist()\n" \
    "[0.5..., 0.4...]\n" \
    ">>> bin_edges.tolist()\n" \
    "[-1.0, 0.0, 1.0]"
extern const row op_histc;
#define ABOUT_histc "Number of elements in each of bins equal intervals from min to max, or from the " \
    "smallest to the largest element if min equals max. Elements outside are ignored, " \
    "and max belongs to the last interval.\n" \
    "Element types: floating.\n" \
    "Not differentiable: the result is a step function."
#define EXAMPLE_histc "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([2.0, 2.0])\n" \
    ">>> torch.histc(input, bins=2).tolist()\n" \
    "[0.0, 2.0]"
extern const row op_bhistc;
#define ABOUT_bhistc "histc of each row of a matrix, (rows, bins). The intervals are from min to max, or " \
    "cover all elements of the matrix if min equals max.\n" \
    "Element types: floating.\n" \
    "Not differentiable: the result is a step function."
#define EXAMPLE_bhistc "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 50) % 7 - 3).view(5, 10).type('torch.DoubleTensor') / " \
    "2\n" \
    ">>> torch.bhistc(input, bins=7).size()\n" \
    "torch.Size([5, 7])"
extern const row op_bincount;
#define ABOUT_bincount "Number of occurrences of each integer from 0 on in a vector, with at least " \
    "minlength counts.\n" \
    "Element types: Long.\n" \
    "Not differentiable."
#define EXAMPLE_bincount "\n" \
    "\n" \
    ">>> input = torch.LongTensor([0, 2, 2, 5])\n" \
    ">>> torch.bincount(input).tolist()\n" \
    "[1, 0, 2, 0, 0, 1]"
extern const row op_bincount_converted;
#define ABOUT_bincount_converted "Sum of the weights of each integer from 0 on, as Double, where the weights are " \
    "Half, BFloat16, integers or truths.\n" \
    "Element types: Bool, Byte, Char, Short, Int, Long, Half, BFloat16.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_bincount_converted "\n" \
    "\n" \
    ">>> input = torch.LongTensor([0, 2, 2, 5])\n" \
    ">>> weights = torch.LongTensor([3, -2, 0, -1])\n" \
    ">>> torch.bincount(input, weights).tolist()\n" \
    "[3.0, 0.0, -2.0, 0.0, 0.0, -1.0]"
extern const row op_bincount_weighted;
#define ABOUT_bincount_weighted "Sum of the weights of each integer from 0 on in a vector, with at least minlength " \
    "sums.\n" \
    "Element types: floating.\n" \
    "d weights = grad.index_select(0, input)"
#define EXAMPLE_bincount_weighted "\n" \
    "\n" \
    ">>> input = torch.LongTensor([0, 2, 2, 5])\n" \
    ">>> weights = torch.DoubleTensor([2.75, -2.75, 1.5, 1.0])\n" \
    ">>> torch.bincount(input, weights).tolist()\n" \
    "[2.75, 0.0, -1.25, 0.0, 0.0, 1.0]"
extern const row op_multinomial;
#define ABOUT_multinomial "Indices drawn from each line of weights, which need not sum to one. Without " \
    "replacement, each index occurs at most once (Efraimidis and Spirakis, 2006).\n" \
    "Element types: floating.\n" \
    "A random draw has no gradient. reinforce(reward) on it gives the operands a " \
    "gradient."
#define EXAMPLE_multinomial "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([0.0, 1.0, 0.0])\n" \
    ">>> torch.multinomial(input, num_samples=1).tolist()\n" \
    "[1]"
extern const row op_unique;
#define ABOUT_unique "Distinct elements, or distinct slices along dim, in ascending order, for every " \
    "value of sorted. If requested, it also returns the index of each element of input " \
    "among them and their counts. Each nan is distinct.\n" \
    "Element types: all, unsigned.\n" \
    "Not differentiable: only the values have one; of equal elements one receives it."
#define EXAMPLE_unique "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-0.25, -2.0, -0.75, -2.5, -1.75, 1.25, -1.25])\n" \
    ">>> [part.tolist() for part in torch.unique(input, return_inverse=True)]\n" \
    "[[-2.5, -2.0, -1.75, -1.25, -0.75, -0.25, 1.25], [5, 1, 4, 0, 2, 6, 3]]"
extern const row op_unique_consecutive;
#define ABOUT_unique_consecutive "Elements, or slices along dim, without those equal to the previous one. If " \
    "requested, it also returns the index of each element of input among them and the " \
    "lengths of the runs. Each nan is distinct.\n" \
    "Element types: all.\n" \
    "Not differentiable: only the values have one; of equal elements one receives it."
#define EXAMPLE_unique_consecutive "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.0, 1.0, 2.0, 2.0, 1.0])\n" \
    ">>> [part.tolist() for part in torch.unique_consecutive(input, return_counts=True)]\n" \
    "[[1.0, 2.0, 1.0], [2, 2, 1]]"
extern const row op_take;
#define ABOUT_take "Elements of input at the given flat indices, in the size of index. Negative indices " \
    "count from the end.\n" \
    "Element types: any.\n" \
    "d input = take_input(grad, index, input.size())"
#define EXAMPLE_take "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, 0.75, 2.25, 1.75], [0.25, 0.5, 2.75, 1.75], " \
    "[-1.75, -2.25, 2.25, 1.0]])\n" \
    ">>> index = torch.LongTensor([[0, 11], [-1, 5]])\n" \
    ">>> torch.take(input, index).tolist()\n" \
    "[[1.0, 1.0], [1.0, 0.5]]"
extern const row op_take_input;
#define ABOUT_take_input "Gradient of take, zeros of the given size to which each element is added at its " \
    "flat index.\n" \
    "Element types: numbers, complex.\n" \
    "d grad_output = grad.take(index)"
extern const row op_put;
#define ABOUT_put "input with elements of source written, or added, at the given flat indices. If an " \
    "index occurs several times, the last element remains.\n" \
    "Element types: all, complex.\n" \
    "d input = put_input(grad, index, accumulate)\n" \
    "d source = grad.take(index).reshape(source.size())"
#define EXAMPLE_put "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.25, -1.5, 0.5, 1.5], [1.25, 2.5, -0.5, -0.75], " \
    "[1.0, 0.5, 2.75, 0.25]])\n" \
    ">>> index = torch.LongTensor([[0, 11], [-2, 5]])\n" \
    ">>> source = torch.DoubleTensor([[-1.25, -0.75], [-0.25, -2.5]])\n" \
    ">>> torch.put(input, index, source).tolist()\n" \
    "[[-1.25, -1.5, 0.5, 1.5], [1.25, -2.5, -0.5, -0.75], [1.0, 0.5, -0.25, -0.75]]"
extern const row op_put_input;
#define ABOUT_put_input "Gradient of put, zero where elements were replaced.\n" \
    "Element types: numbers, complex.\n" \
    "d grad_output = put_input(grad, index, accumulate)"
extern const row op_diagonal;
#define ABOUT_diagonal "View of the diagonal of two dims, offset above the main one, as the last dim.\n" \
    "Element types: any.\n" \
    "d input = diagonal_input(grad, offset, dim1, dim2, input.size())"
#define EXAMPLE_diagonal "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.5, 0.75, -2.25, -1.0], [1.0, -1.25, 0.25, " \
    "-0.75], [1.75, 2.25, -0.75, 2.0]])\n" \
    ">>> torch.diagonal(input).tolist()\n" \
    "[2.5, -1.25, -0.75]"
extern const row op_diagonal_copy;
#define ABOUT_diagonal_copy "diagonal, as a copy instead of a view.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_diagonal_copy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, 1.0, -1.5, 2.75], [-2.25, -1.75, -1.0, " \
    "0.25], [0.75, 0.75, -2.75, -2.75]])\n" \
    ">>> torch.diagonal_copy(input).tolist()\n" \
    "[1.25, -1.75, -2.75]"
extern const row op_diagonal_input;
#define ABOUT_diagonal_input "Gradient of diagonal, zeros of the given size with grad_output on the diagonal.\n" \
    "Element types: any.\n" \
    "d grad_output = grad.diagonal(offset, dim1, dim2)"
extern const row op_flip;
#define ABOUT_flip "Elements in reverse order along the given dims, or along all dims.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_flip "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, 1.5, 2.25, 0.75], [2.75, -1.0, -1.25, -1.5], " \
    "[0.75, 1.5, 1.0, 2.75]])\n" \
    ">>> torch.flip(input).tolist()\n" \
    "[[2.75, 1.0, 1.5, 0.75], [-1.5, -1.25, -1.0, 2.75], [0.75, 2.25, 1.5, 1.5]]"
extern const row op_roll;
#define ABOUT_roll "Elements shifted along dims, with those shifted past the end moved to the front. " \
    "Without dims the tensor is rolled as a vector.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_roll "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-1.0, -0.25, 1.75, 2.25, 1.75, 1.75, -0.25])\n" \
    ">>> torch.roll(input, (2,)).tolist()\n" \
    "[1.75, -0.25, -1.0, -0.25, 1.75, 2.25, 1.75]"
extern const row op_tile;
#define ABOUT_tile "Tensor repeated along its last dims, sizes[i] times each. Further sizes add dims in " \
    "front.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_tile "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([2.0, 1.25, 1.25])\n" \
    ">>> torch.tile(input, (2, 2)).tolist()\n" \
    "[[2.0, 1.25, 1.25, 2.0, 1.25, 1.25], [2.0, 1.25, 1.25, 2.0, 1.25, 1.25]]"
extern const row op_repeat_interleave;
#define ABOUT_repeat_interleave "Each slice along dim repeated equally often. Without dim the elements are repeated " \
    "as a vector.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_repeat_interleave "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-0.75, -0.75, 0.75])\n" \
    ">>> torch.repeat_interleave(input, 0).tolist()\n" \
    "[]"
extern const row op_repeat_interleave_each;
#define ABOUT_repeat_interleave_each "Each slice along dim repeated as often as a vector of counts gives. Without dim the " \
    "elements are repeated as a vector.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_repeat_interleave_each "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([0.75, 0.75, 1.5])\n" \
    ">>> repeats = torch.LongTensor([2])\n" \
    ">>> torch.repeat_interleave(input, repeats).tolist()\n" \
    "[0.75, 0.75, 0.75, 0.75, 1.5, 1.5]"
extern const row op_repeat_interleave_counts;
#define ABOUT_repeat_interleave_counts "Each index of a vector of counts, as often as the count at that index.\n" \
    "Element types: all.\n" \
    "Not differentiable: the results are indices."
#define EXAMPLE_repeat_interleave_counts "\n" \
    "\n" \
    ">>> repeats = torch.LongTensor([1, 0, 2])\n" \
    ">>> torch.repeat_interleave(repeats).tolist()\n" \
    "[0, 2, 2]"
extern const row op_movedim;
#define ABOUT_movedim "View with the dims of source moved to destination. The other dims keep their order.\n" \
    "Element types: any.\n" \
    "d input = grad.movedim(destination, source)"
#define EXAMPLE_movedim "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[-1.0, -2.0, -0.5, 2.25], [1.25, -1.75, -0.5, " \
    "1.25], [-2.75, -1.5, 2.25, -1.25]], [[2.0, 2.0, 2.0, -2.25], [-2.75, 0.75, -1.0, " \
    "0.5], [-1.5, -0.75, 2.0, -0.5]]])\n" \
    ">>> torch.movedim(input, 0, -1).tolist()\n" \
    "[[[-1.0, 2.0], [-2.0, 2.0], [-0.5, 2.0], [2.25, -2.25]], [[1.25, -2.75], [-1.75, " \
    "0.75], [-0.5, -1.0], [1.25, 0.5]], [[-2.75, -1.5], [-1.5, -0.75], [2.25, 2.0], " \
    "[-1.25, -0.5]]]"
extern const row op_unflatten;
#define ABOUT_unflatten "View with one dim split into several, whose sizes multiply to its size. One size " \
    "may be -1.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_unflatten "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.0, -0.25, -0.5, 2.5, -0.5, 1.5], [-1.75, -1.25, " \
    "1.0, 2.0, -1.75, 1.5]])\n" \
    ">>> torch.unflatten(input, 1, (2, 3)).tolist()\n" \
    "[[[-2.0, -0.25, -0.5], [2.5, -0.5, 1.5]], [[-1.75, -1.25, 1.0], [2.0, -1.75, 1.5]]]"
extern const row op_rot90;
#define ABOUT_rot90 "input rotated k times by 90 degrees, from the first of two dims towards the second, " \
    "by default dims 0 and 1.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_rot90 "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, -2.0, 1.0], [-2.25, 0.75, 2.5]])\n" \
    ">>> torch.rot90(input).tolist()\n" \
    "[[1.0, 2.5], [-2.0, 0.75], [-1.75, -2.25]]"
extern const row op_fliplr;
#define ABOUT_fliplr "Elements in reverse order along dim 1.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_fliplr "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, 0.25, -1.75], [-1.75, -0.25, -0.25]])\n" \
    ">>> torch.fliplr(input).tolist()\n" \
    "[[-1.75, 0.25, 1.5], [-0.25, -0.25, -1.75]]"
extern const row op_flipud;
#define ABOUT_flipud "Elements in reverse order along dim 0.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_flipud "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.75, -2.75, 1.25])\n" \
    ">>> torch.flipud(input).tolist()\n" \
    "[1.25, -2.75, 1.75]"
extern const row op_tensor_split;
#define ABOUT_tensor_split "Views along dim, split into a number of sections whose sizes differ by at most one.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_tensor_split "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.25, 1.75], [2.25, -2.75], [-2.5, -2.25], " \
    "[-1.25, -1.75], [-1.25, 0.25]])\n" \
    ">>> [part.tolist() for part in torch.tensor_split(input, 3)]\n" \
    "[[[-2.25, 1.75], [2.25, -2.75]], [[-2.5, -2.25], [-1.25, -1.75]], [[-1.25, 0.25]]]"
extern const row op_tensor_split_indices;
#define ABOUT_tensor_split_indices "Views along dim, split at the given indices.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_tensor_split_indices "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-1.0, 2.0, -2.5, -2.25])\n" \
    ">>> [part.tolist() for part in torch.tensor_split(input, (3, -2, 9))]\n" \
    "[[-1.0, 2.0, -2.5], [], [-2.5, -2.25], []]"
extern const row op_tensor_split_tensor;
#define ABOUT_tensor_split_tensor "tensor_split by a tensor, a number of sections without dims or a vector of indices.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_tensor_split_tensor "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.5, -1.0], [1.5, 0.75], [2.25, 2.0], [-1.5, " \
    "-2.75], [-2.5, 1.75]])\n" \
    ">>> tensor_indices_or_sections = torch.LongTensor([2, 3])\n" \
    ">>> [part.tolist() for part in torch.tensor_split(input, " \
    "tensor_indices_or_sections)]\n" \
    "[[[-1.5, -1.0], [1.5, 0.75]], [[2.25, 2.0]], [[-1.5, -2.75], [-2.5, 1.75]]]"
extern const row op_hsplit;
#define ABOUT_hsplit "Views along dim 1, or along the only dim of a vector, split into a number of equal " \
    "sections.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_hsplit "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([2.25, 1.75, 1.75, -1.0, 1.0, -2.5])\n" \
    ">>> [part.tolist() for part in torch.hsplit(input, 2)]\n" \
    "[[2.25, 1.75, 1.75], [-1.0, 1.0, -2.5]]"
extern const row op_hsplit_indices;
#define ABOUT_hsplit_indices "Views along dim 1, or along the only dim of a vector, split at the given indices.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_hsplit_indices "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.5, 1.25, 0.5, 1.25, -0.5, 0.75])\n" \
    ">>> [part.tolist() for part in torch.hsplit(input, (2,))]\n" \
    "[[1.5, 1.25], [0.5, 1.25, -0.5, 0.75]]"
extern const row op_vsplit;
#define ABOUT_vsplit "Views along dim 0, split into a number of equal sections.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_vsplit "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.5, -2.0], [-0.75, -2.25], [2.25, 2.5], [-0.25, " \
    "-2.25]])\n" \
    ">>> [part.tolist() for part in torch.vsplit(input, 2)]\n" \
    "[[[0.5, -2.0], [-0.75, -2.25]], [[2.25, 2.5], [-0.25, -2.25]]]"
extern const row op_vsplit_indices;
#define ABOUT_vsplit_indices "Views along dim 0, split at the given indices.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_vsplit_indices "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, -0.5], [0.75, 2.75], [2.75, -0.25], [1.5, " \
    "2.5]])\n" \
    ">>> [part.tolist() for part in torch.vsplit(input, (2,))]\n" \
    "[[[1.0, -0.5], [0.75, 2.75]], [[2.75, -0.25], [1.5, 2.5]]]"
extern const row op_dsplit;
#define ABOUT_dsplit "Views along dim 2, split into a number of equal sections.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_dsplit "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[-2.25, 2.25, 2.25, 2.5], [-1.0, 0.5, -2.25, " \
    "1.0]]])\n" \
    ">>> [part.tolist() for part in torch.dsplit(input, 2)]\n" \
    "[[[[-2.25, 2.25], [-1.0, 0.5]]], [[[2.25, 2.5], [-2.25, 1.0]]]]"
extern const row op_dsplit_indices;
#define ABOUT_dsplit_indices "Views along dim 2, split at the given indices.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_dsplit_indices "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[-1.0, -0.5, -0.25, 2.25], [-2.0, -0.75, -2.5, " \
    "2.0]]])\n" \
    ">>> [part.tolist() for part in torch.dsplit(input, (2,))]\n" \
    "[[[[-1.0, -0.5], [-2.0, -0.75]]], [[[-0.25, 2.25], [-2.5, 2.0]]]]"
extern const row op_atleast_1d;
#define ABOUT_atleast_1d "input with at least one dim.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_atleast_1d "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-2.5, -1.25])\n" \
    ">>> torch.atleast_1d(input).tolist()\n" \
    "[-2.5, -1.25]"
extern const row op_atleast_2d;
#define ABOUT_atleast_2d "input with at least two dims. A vector becomes the only row of a matrix.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_atleast_2d "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-1.25, 1.75])\n" \
    ">>> torch.atleast_2d(input).tolist()\n" \
    "[[-1.25, 1.75]]"
extern const row op_atleast_3d;
#define ABOUT_atleast_3d "input with at least three dims. A vector or matrix gets new dims of size 1.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_atleast_3d "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.25, -1.5])\n" \
    ">>> torch.atleast_3d(input).tolist()\n" \
    "[[[1.25], [-1.5]]]"
extern const row op_ravel;
#define ABOUT_ravel "Contiguous vector of all elements, a view where their memory allows it.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_ravel "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[-1.25, -2.0, 2.25, -2.5], [-1.0, -1.0, 0.5, " \
    "-0.5], [-2.75, -1.75, 1.25, -2.75]], [[0.5, 0.5, 2.5, -1.5], [-0.75, 1.5, -2.25, " \
    "-1.5], [2.5, 1.5, 0.25, 1.0]]])\n" \
    ">>> torch.ravel(input).tolist()\n" \
    "[-1.25, -2.0, 2.25, -2.5, -1.0, -1.0, 0.5, -0.5, -2.75, -1.75, 1.25, -2.75, 0.5, " \
    "0.5, 2.5, -1.5, -0.75, 1.5, -2.25, -1.5, 2.5, 1.5, 0.25, 1.0]"
extern const row op_flatten;
#define ABOUT_flatten "Tensor with the dims from start_dim to end_dim joined to one.\n" \
    "Element types: any.\n" \
    "d input = grad.reshape(input.size())"
#define EXAMPLE_flatten "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[-2.75, -1.0, -2.75, 2.0], [0.25, 2.0, 0.75, " \
    "-1.5], [-2.0, -1.5, 2.5, 2.5]], [[-1.0, 0.5, -0.25, -0.25], [1.75, -1.5, 1.75, " \
    "1.0], [-2.0, 0.5, 2.5, -1.5]]])\n" \
    ">>> torch.flatten(input).tolist()\n" \
    "[-2.75, -1.0, -2.75, 2.0, 0.25, 2.0, 0.75, -1.5, -2.0, -1.5, 2.5, 2.5, -1.0, 0.5, " \
    "-0.25, -0.25, 1.75, -1.5, 1.75, 1.0, -2.0, 0.5, 2.5, -1.5]"
extern const row op_hstack;
#define ABOUT_hstack "Tensors concatenated along dim 1, or along dim 0 if they are vectors.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_hstack "\n" \
    "\n" \
    ">>> tensors_0 = torch.DoubleTensor([-2.75, -1.75, -2.25])\n" \
    ">>> tensors_1 = torch.DoubleTensor([1.0, -1.75, 0.75])\n" \
    ">>> torch.hstack([tensors_0, tensors_1]).tolist()\n" \
    "[-2.75, -1.75, -2.25, 1.0, -1.75, 0.75]"
extern const row op_vstack;
#define ABOUT_vstack "Tensors concatenated along dim 0. Vectors are rows.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_vstack "\n" \
    "\n" \
    ">>> tensors_0 = torch.DoubleTensor([0.5, -2.75, 0.25])\n" \
    ">>> tensors_1 = torch.DoubleTensor([-0.25, -2.0, -0.25])\n" \
    ">>> torch.vstack([tensors_0, tensors_1]).tolist()\n" \
    "[[0.5, -2.75, 0.25], [-0.25, -2.0, -0.25]]"
extern const row op_dstack;
#define ABOUT_dstack "Tensors concatenated along dim 2. Vectors are rows, and matrices get a last dim of " \
    "size 1.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_dstack "\n" \
    "\n" \
    ">>> tensors_0 = torch.DoubleTensor([1.0, 2.75, 1.5])\n" \
    ">>> tensors_1 = torch.DoubleTensor([-0.75, 2.75, 1.75])\n" \
    ">>> torch.dstack([tensors_0, tensors_1]).tolist()\n" \
    "[[[1.0, -0.75], [2.75, 2.75], [1.5, 1.75]]]"
extern const row op_column_stack;
#define ABOUT_column_stack "Tensors concatenated along dim 1. Vectors are columns.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_column_stack "\n" \
    "\n" \
    ">>> tensors_0 = torch.DoubleTensor([-2.0, 1.75, 2.5])\n" \
    ">>> tensors_1 = torch.DoubleTensor([[1.0, -2.75], [-2.25, -0.25], [2.0, -2.25]])\n" \
    ">>> torch.column_stack([tensors_0, tensors_1]).tolist()\n" \
    "[[-2.0, 1.0, -2.75], [1.75, -2.25, -0.25], [2.5, 2.0, -2.25]]"
extern const row op_diag_embed;
#define ABOUT_diag_embed "Zeros with the lines along the last dim of input on diagonals of two dims of the " \
    "result, offset above the main ones.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_diag_embed "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([0.25, -2.25, 1.0])\n" \
    ">>> torch.diag_embed(input).tolist()\n" \
    "[[0.25, 0.0, 0.0], [0.0, -2.25, 0.0], [0.0, 0.0, 1.0]]"
extern const row op_diagflat;
#define ABOUT_diagflat "Matrix with all elements of input on a diagonal, offset above the main one.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_diagflat "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([2.5, -1.5, 1.25])\n" \
    ">>> torch.diagflat(input).tolist()\n" \
    "[[2.5, 0.0, 0.0], [0.0, -1.5, 0.0], [0.0, 0.0, 1.25]]"
extern const row op_combinations;
#define ABOUT_combinations "All combinations of r elements of a vector, one per row, in order. With " \
    "with_replacement an element may be combined with itself.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_combinations "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([2.5, -2.75, 1.5, -1.25])\n" \
    ">>> torch.combinations(input).tolist()\n" \
    "[[2.5, -2.75], [2.5, 1.5], [2.5, -1.25], [-2.75, 1.5], [-2.75, -1.25], [1.5, -1.25]]"
extern const row op_vander;
#define ABOUT_vander "Vandermonde matrix, whose rows are the powers of the elements of a vector. It has N " \
    "columns, by default as many as elements. The powers descend, or ascend if " \
    "increasing is True.\n" \
    "Element types: numbers, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_vander "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-0.75, 0.75, -0.25])\n" \
    ">>> torch.vander(input).tolist()\n" \
    "[[0.5625, -0.75, 1.0], [0.5625, 0.75, 1.0], [0.0625, -0.25, 1.0]]"
extern const row op_select_scatter;
#define ABOUT_select_scatter "Copy of input with the slice at index along dim replaced by source.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_select_scatter "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.5, -1.0, 1.5, -2.25], [2.75, -1.5, -0.25, " \
    "-2.25], [1.5, 2.75, 0.75, -2.75]])\n" \
    ">>> source = torch.DoubleTensor([-0.25, -2.25, 1.0, -1.0])\n" \
    ">>> torch.select_scatter(input, source, 0, 1).tolist()\n" \
    "[[-2.5, -1.0, 1.5, -2.25], [-0.25, -2.25, 1.0, -1.0], [1.5, 2.75, 0.75, -2.75]]"
extern const row op_slice_scatter;
#define ABOUT_slice_scatter "Copy of input with the slices start:end:step along dim replaced by source.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_slice_scatter "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.75, -2.5, 1.25, 2.0, -0.5], [-2.0, 1.5, 1.25, " \
    "-2.75, 2.75]])\n" \
    ">>> source = torch.DoubleTensor([[0.5], [0.25]])\n" \
    ">>> torch.slice_scatter(input, source, dim=-1, start=-1).tolist()\n" \
    "[[1.75, -2.5, 1.25, 2.0, 0.5], [-2.0, 1.5, 1.25, -2.75, 0.25]]"
extern const row op_diagonal_scatter;
#define ABOUT_diagonal_scatter "Copy of input with the diagonal of two dims, offset above the main one, replaced by " \
    "source.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_diagonal_scatter "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.5, -1.5, 1.0, -2.5], [-1.25, 1.25, -2.75, " \
    "-0.25], [-2.5, 2.0, -2.5, -2.25]])\n" \
    ">>> source = torch.DoubleTensor([0.5, 2.0, -2.0])\n" \
    ">>> torch.diagonal_scatter(input, source).tolist()\n" \
    "[[0.5, -1.5, 1.0, -2.5], [-1.25, 2.0, -2.75, -0.25], [-2.5, 2.0, -2.0, -2.25]]"
extern const row op_fill_diagonal_;
#define ABOUT_fill_diagonal_ "Fill the main diagonal, the elements whose indices are equal in all dims. If wrap " \
    "is True, the diagonal of a matrix with more rows than columns begins again after " \
    "one row.\n" \
    "Element types: all.\n" \
    "Not differentiable: the elements are overwritten."
#define EXAMPLE_fill_diagonal_ "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, -1.5, -2.75, -0.75], [-0.25, 2.0, -1.75, " \
    "-1.5], [1.25, 2.5, 2.0, -1.5]])\n" \
    ">>> torch.fill_diagonal_(input, 2).tolist()\n" \
    "[[2.0, -1.5, -2.75, -0.75], [-0.25, 2.0, -1.75, -1.5], [1.25, 2.5, 2.0, -1.5]]"
extern const row op_reshape_as;
#define ABOUT_reshape_as "Tensor with the size of another tensor, as reshape.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_reshape_as "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([0.75, -0.5, -2.0, 2.0, 1.25, 2.75, -1.5, 1.5, 2.0, " \
    "-0.25, 0.75, 1.75])\n" \
    ">>> other = torch.DoubleTensor([[-1.25, 0.5, -1.0, -0.5], [-0.25, 0.75, 2.25, " \
    "-1.0], [1.0, 1.25, -1.25, -2.75]])\n" \
    ">>> input.reshape_as(other).tolist()\n" \
    "[[0.75, -0.5, -2.0, 2.0], [1.25, 2.75, -1.5, 1.5], [2.0, -0.25, 0.75, 1.75]]"
extern const row op_take_along_dim;
#define ABOUT_take_along_dim "Elements of the lines along dim at the given indices, with broadcast sizes. Without " \
    "dim the tensors are used as vectors.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_take_along_dim "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, 1.0, 1.25], [2.0, 2.5, 2.25]])\n" \
    ">>> index = torch.LongTensor([5, 0, 3])\n" \
    ">>> torch.take_along_dim(input, index).tolist()\n" \
    "[2.25, -1.75, 2.0]"
extern const row op_index_put;
#define ABOUT_index_put "input with values, broadcast, written to or added at the positions that indices of " \
    "the leading dims select together, as input[indices] = values. Values added to one " \
    "position are summed.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_index_put "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.5, -1.25, 0.5, -2.75], [-0.25, 0.25, 2.75, " \
    "-0.5], [-2.0, 2.0, -2.25, -2.5]])\n" \
    ">>> indices_0 = torch.LongTensor([0, 2])\n" \
    ">>> indices_1 = torch.LongTensor([1, 3])\n" \
    ">>> values = torch.DoubleTensor([2.75, -0.75])\n" \
    ">>> torch.index_put(input, [indices_0, indices_1], values).tolist()\n" \
    "[[-1.5, 2.75, 0.5, -2.75], [-0.25, 0.25, 2.75, -0.5], [-2.0, 2.0, -2.25, -0.75]]"
extern const row op_index_put_;
#define ABOUT_index_put_ "index_put in place.\n" \
    "Element types: numbers.\n" \
    "Not differentiable: index_put has a gradient, and so has assignment to " \
    "input[indices]."
#define EXAMPLE_index_put_ "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, -1.0, 1.25, -1.75], [0.25, 2.75, -1.75, " \
    "-0.25], [1.75, -1.0, -1.0, 1.75]])\n" \
    ">>> indices_0 = torch.LongTensor([0, 2])\n" \
    ">>> indices_1 = torch.LongTensor([1, 3])\n" \
    ">>> values = torch.DoubleTensor([-1.0, -1.0])\n" \
    ">>> torch.index_put_(input, [indices_0, indices_1], values).tolist()\n" \
    "[[1.0, -1.0, 1.25, -1.75], [0.25, 2.75, -1.75, -0.25], [1.75, -1.0, -1.0, -1.0]]"
extern const row op_unsafe_masked_index;
#define ABOUT_unsafe_masked_index "input[indices] where mask is true, and fill elsewhere. Indices where mask is false " \
    "may be out of range.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
extern const row op_unsafe_masked_index_put_accumulate;
#define ABOUT_unsafe_masked_index_put_accumulate "input with values added at indices where mask is true. Indices where mask is false " \
    "may be out of range.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
extern const row op_cat;
#define ABOUT_cat "Tensors concatenated along an existing dim. Their other sizes must be equal. Empty " \
    "vectors are ignored.\n" \
    "Element types: any.\n" \
    "d tensors = in C"
#define EXAMPLE_cat "\n" \
    "\n" \
    ">>> tensors_0 = torch.DoubleTensor([[-1.0, 2.5, 1.25], [-2.75, 1.5, 1.25]])\n" \
    ">>> tensors_1 = torch.DoubleTensor([[-1.5, 2.25, -1.5], [2.0, -1.5, -0.75], [1.0, " \
    "-1.25, 0.5], [-2.0, -2.5, -1.5]])\n" \
    ">>> torch.cat([tensors_0, tensors_1]).tolist()\n" \
    "[[-1.0, 2.5, 1.25], [-2.75, 1.5, 1.25], [-1.5, 2.25, -1.5], [2.0, -1.5, -0.75], " \
    "[1.0, -1.25, 0.5], [-2.0, -2.5, -1.5]]"
extern const row op_stack;
#define ABOUT_stack "Tensors of equal size joined along a new dim.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_stack "\n" \
    "\n" \
    ">>> tensors_0 = torch.DoubleTensor([[2.0, -1.25, 2.5], [-0.75, -2.75, -1.0]])\n" \
    ">>> tensors_1 = torch.DoubleTensor([[-2.25, -0.75, 2.0], [1.25, -2.0, -0.25]])\n" \
    ">>> torch.stack([tensors_0, tensors_1]).tolist()\n" \
    "[[[2.0, -1.25, 2.5], [-0.75, -2.75, -1.0]], [[-2.25, -0.75, 2.0], [1.25, -2.0, " \
    "-0.25]]]"
extern const row op_repeat;
#define ABOUT_repeat "Tensor repeated sizes[i] times along dim i. Further sizes add dims in front.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_repeat "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-0.5, -1.25, -0.75])\n" \
    ">>> input.repeat((2, 1, 2)).tolist()\n" \
    "[[[-0.5, -1.25, -0.75, -0.5, -1.25, -0.75]], [[-0.5, -1.25, -0.75, -0.5, -1.25, " \
    "-0.75]]]"
extern const row op_chunk_cat;
#define ABOUT_chunk_cat "Each tensor cut into num_chunks equal parts along dim, padded with zeros, and " \
    "flattened behind dim; the parts of all tensors side by side, so that [num_chunks, " \
    "n] takes the place of dim and the dims behind it.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
extern const row op_kron;
#define ABOUT_kron "Kronecker product, each element of input times all of other.\n" \
    "Element types: all, complex, unsigned.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_kron "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-2.75, 1.5])\n" \
    ">>> other = torch.DoubleTensor([[1.75, 2.75], [-0.75, -1.75]])\n" \
    ">>> torch.kron(input, other).tolist()\n" \
    "[[-4.8125, -7.5625, 2.625, 4.125], [2.0625, 4.8125, -1.125, -2.625]]"
extern const row op_trapz;
#define ABOUT_trapz "Integral along dim by the trapezoidal rule. The points are dx apart, or at x.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_trapz "\n" \
    "\n" \
    ">>> y = torch.DoubleTensor([0.25, -1.5, -2.5, 1.25, 1.75])\n" \
    ">>> torch.trapz(y).tolist()\n" \
    "-1.75"
extern const row op_trapezoids;
#define ABOUT_trapezoids "Areas between neighbours along dim, which are dx apart, or at x.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
extern const row op_cumulative_trapezoid;
#define ABOUT_cumulative_trapezoid "Cumulative integral along dim by the trapezoidal rule, up to each point but the " \
    "first. The points are dx apart, or at x.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_cumulative_trapezoid "\n" \
    "\n" \
    ">>> y = torch.DoubleTensor([-0.25, 2.75, -0.5, 0.75, 1.25])\n" \
    ">>> torch.cumulative_trapezoid(y).tolist()\n" \
    "[1.25, 2.375, 2.5, 3.5]"
extern const row op_diff;
#define ABOUT_diff "Difference of consecutive elements along dim, taken n times. prepend and append are " \
    "joined to input first.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_diff "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-0.5, -1.5, 1.25, 2.5, 1.25])\n" \
    ">>> torch.diff(input).tolist()\n" \
    "[-1.0, 2.75, 1.25, -1.25]"
extern const row op_inner;
#define ABOUT_inner "Dot products of each line along the last dim of input with each line of other.\n" \
    "Element types: numbers, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_inner "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-1.75, 1.0, 2.0])\n" \
    ">>> other = torch.DoubleTensor([1.5, -2.25, 1.0])\n" \
    ">>> torch.inner(input, other).tolist()\n" \
    "-2.875"
extern const row op_cov;
#define ABOUT_cov "Covariance matrix of variables in rows, with one observation per column. The " \
    "divisor is count - correction. fweights are counts and aweights are weights of the " \
    "columns.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_cov "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([0.25, -0.5, -2.0, 2.5, 0.75])\n" \
    ">>> torch.cov(input).tolist()\n" \
    "2.7312..."
extern const row op_corrcoef;
#define ABOUT_corrcoef "Pearson correlation coefficients of variables in rows, with one observation per " \
    "column.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_corrcoef "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.75, 1.75, -0.75, -0.5, -0.25])\n" \
    ">>> torch.corrcoef(input).tolist()\n" \
    "1.0"
extern const row op_cdist;
#define ABOUT_cdist "p-norm of the difference of each row of input and each row of other, for each " \
    "batch. All words of compute_mode give the exact distances.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_cdist "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.75, -0.5], [2.5, -1.25], [-1.0, 0.5]])\n" \
    ">>> other = torch.DoubleTensor([[-1.75, 2.5], [-2.5, 1.75], [0.25, 1.75], [2.0, " \
    "-2.25]])\n" \
    ">>> torch.cdist(input, other).tolist()\n" \
    "[[5.4083..., 5.7118..., 3.3634..., 1.9039...], [5.6678..., 5.8309..., 3.75, " \
    "1.1180...], [2.13..., 1.9525..., 1.7677..., 4.0697...]]"
extern const row op_pair_norms;
#define ABOUT_pair_norms "Norm of the difference of each row of input and each row of other, for each matrix " \
    "of a batch. It is the 2-norm if squares is True, otherwise the 1-norm. The gradient " \
    "is taken as zero where the norm is zero.\n" \
    "Element types: floating.\n" \
    "d input = pair_norms_input(grad, input, other, output, squares)\n" \
    "d other = pair_norms_input(grad.transpose(1, 2), other, input, output.transpose(1, " \
    "2), squares)\n" \
    "Shapes: input (b, n, k), other (b, m, k), output (b, n, m)."
extern const row op_pair_norms_input;
#define ABOUT_pair_norms_input "Gradient of pair_norms with respect to input, the derivatives of the norms of each " \
    "row times grad_output.\n" \
    "Element types: floating.\n" \
    "Not differentiable: pair_norms records pair_norms_gradient.\n" \
    "Shapes: grad_output (b, n, m), input (b, n, k), other (b, m, k), norm (b, n, m), " \
    "output (b, n, k)."
extern const row op_bilinear;
#define ABOUT_bilinear "x1 @ weight[k] @ x2 + bias[k] for each output k, of input1 (..., in1), input2 (..., " \
    "in2), weight (out, in1, in2) and bias (out).\n" \
    "Element types: numbers, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_bilinear "\n" \
    "\n" \
    ">>> input1 = torch.DoubleTensor([[[2.0, -1.75, -2.0], [1.75, 2.75, -2.25]], [[1.0, " \
    "-0.5, -1.0], [-2.25, 0.5, 1.75]]])\n" \
    ">>> input2 = torch.DoubleTensor([[[1.75, 2.0], [0.5, 2.75]], [[1.0, -0.75], [-1.0, " \
    "0.5]]])\n" \
    ">>> weight = torch.DoubleTensor([[[-1.25, 1.25], [-1.75, 1.5], [-0.25, 0.5]]])\n" \
    ">>> torch.bilinear(input1, input2, weight).tolist()\n" \
    "[[[-0.390625], [11.046875]], [[-0.125], [-2.09375]]]"
extern const row op_pdist;
#define ABOUT_pdist "p-norm of the difference of each pair of rows, in the order of the pairs.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_pdist "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.75, 1.75, 0.25, -1.75, -2.0]])\n" \
    ">>> torch.pdist(input).tolist()\n" \
    "[]"
extern const row op_one_hot;
#define ABOUT_one_hot "Zeros with a one at the class of each element, in a new last dim of size " \
    "num_classes. By default num_classes is one more than the largest element.\n" \
    "Element types: Long.\n" \
    "Not differentiable."
#define EXAMPLE_one_hot "\n" \
    "\n" \
    ">>> input = torch.LongTensor([0, 2, 1])\n" \
    ">>> torch.one_hot(input).tolist()\n" \
    "[[1, 0, 0], [0, 0, 1], [0, 1, 0]]"
extern const row op_normalize;
#define ABOUT_normalize "Lines along dim, or blocks along several dims, divided by their p-norms, or by eps " \
    "where the norm is smaller.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_normalize "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.5, -0.75, -2.25, 2.5], [2.5, -1.5, 2.75, -2.0], " \
    "[-0.5, -1.5, 1.5, 2.25]])\n" \
    ">>> torch.normalize(input).tolist()\n" \
    "[[0.5872..., -0.1761..., -0.5284..., 0.5872...], [0.5581..., -0.3348..., 0.6139..., " \
    "-0.4465...], [-0.1596..., -0.4788..., 0.4788..., 0.7182...]]"
extern const row op_pairwise_distance;
#define ABOUT_pairwise_distance "p-norm of each row of x1 - x2 + eps, of size (N), or (N, 1) with keepdim.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_pairwise_distance "\n" \
    "\n" \
    ">>> x1 = torch.DoubleTensor([[-2.25, 0.5, -2.0, 2.5], [0.5, 0.5, -0.25, 2.75], " \
    "[0.75, 0.25, -2.75, 0.5]])\n" \
    ">>> x2 = torch.DoubleTensor([[1.0, -1.25, -0.25, 0.25], [1.75, 1.0, -2.0, 2.0], " \
    "[0.25, -0.75, 2.5, -1.5]])\n" \
    ">>> torch.pairwise_distance(x1, x2).tolist()\n" \
    "[4.6636..., 2.3318..., 5.7282...]"
extern const row op_cosine_similarity;
#define ABOUT_cosine_similarity "Cosine of the angle between lines along dim. Lengths below eps count as eps.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_cosine_similarity "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.25, 2.25, -0.5, 2.25], [1.75, 2.0, -2.5, 2.75], " \
    "[-1.25, -2.75, 2.5, 2.0]])\n" \
    ">>> other = torch.DoubleTensor([[2.0, 2.75, 0.75, 1.75], [-1.75, 0.25, -0.75, 1.0], " \
    "[-2.75, -1.0, 1.25, 0.25]])\n" \
    ">>> torch.cosine_similarity(input, other).tolist()\n" \
    "[0.3428..., 0.2085..., 0.6984...]"
extern const row op_matrix_power;
#define ABOUT_matrix_power "Power n of the square matrices in the last two dims, by repeated squaring. A " \
    "negative n inverts the matrices first.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_matrix_power "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.25, 0.25], [-2.25, 1.0]])\n" \
    ">>> torch.matrix_power(input, 1).tolist()\n" \
    "[[0.25, 0.25], [-2.25, 1.0]]"
extern const row op_matrix_exp;
#define ABOUT_matrix_exp "Exponential of the square matrices in the last two dims. The matrix is scaled down, " \
    "approximated by a Pade approximant of degree 13, and squared repeatedly (Higham, " \
    "2005).\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_matrix_exp "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.0, 0.0], [0.0, 0.0]])\n" \
    ">>> torch.matrix_exp(input).tolist()\n" \
    "[[1.0, 0.0], [0.0, 1.0]]"
extern const row op_linalg_inv_ex;
#define ABOUT_linalg_inv_ex "Inverses of square matrices, and 0 for each, or the number of a zero pivot of a " \
    "singular matrix, whose inverse is nan. check_errors=True raises an error instead.\n" \
    "Element types: floating, complex.\n" \
    "d A = -product(product(inverse, grad, 1, 0), inverse, 0, 1)\n" \
    "Shapes: A (..., n, n), inverse (..., n, n), info (...)."
#define EXAMPLE_linalg_inv_ex "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[2.9375, 0.6875, 0.3125], [-0.25, 4.125, 0.5625], " \
    "[-0.0625, 0.5, 3.4375]])\n" \
    ">>> inverse, info = torch.linalg.inv_ex(A)\n" \
    ">>> inverse.tolist()\n" \
    "[[0.3354..., -0.0532..., -0.0217...], [0.0198..., 0.2441..., -0.0417...], " \
    "[0.0032..., -0.0364..., 0.2965...]]\n" \
    ">>> info.tolist()\n" \
    "0"
extern const row op_linalg_inv;
#define ABOUT_linalg_inv "Inverses of square matrices. A singular matrix raises an error.\n" \
    "Element types: floating, complex.\n" \
    "d A = -product(product(output, grad, 1, 0), output, 0, 1)\n" \
    "Shapes: A (..., n, n), output (..., n, n)."
#define EXAMPLE_linalg_inv "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[2.3125, 0.375, 0.4375], [0.5, 2.9375, 0.25], [0.25, " \
    "0.625, 4.125]])\n" \
    ">>> torch.linalg.inv(A).tolist()\n" \
    "[[0.4475..., -0.0476..., -0.0445...], [-0.0748..., 0.3528..., -0.0134...], " \
    "[-0.0157..., -0.0505..., 0.2471...]]"
extern const row op_inverse;
#define ABOUT_inverse "Inverses of square matrices. A singular matrix raises an error.\n" \
    "Element types: floating, complex.\n" \
    "d input = -product(product(output, grad, 1, 0), output, 0, 1)\n" \
    "Shapes: input (..., n, n), output (..., n, n)."
#define EXAMPLE_inverse "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.375, 0.6875, -0.3125], [0.6875, 3.625, 0.0625], " \
    "[0.375, -0.25, 4.1875]])\n" \
    ">>> torch.inverse(input).tolist()\n" \
    "[[0.4391..., -0.0809..., 0.0339...], [-0.0825..., 0.2907..., -0.0104...], " \
    "[-0.0442..., 0.0246..., 0.2351...]]"
extern const row op_linalg_det;
#define ABOUT_linalg_det "Determinants of square matrices. Their gradients, the cofactors, exist for singular " \
    "matrices too.\n" \
    "Element types: floating, complex.\n" \
    "d A = cofactors(A) * grad.unsqueeze(-1).unsqueeze(-1)\n" \
    "Shapes: A (..., n, n), output (...)."
#define EXAMPLE_linalg_det "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[1.0, 2.0, 3.0], [2.0, 4.0, 6.0], [0.0, 1.0, 1.0]])\n" \
    ">>> torch.linalg.det(A).tolist()\n" \
    "0.0"
extern const row op_det;
#define ABOUT_det "Determinants of square matrices. Their gradients, the cofactors, exist for singular " \
    "matrices too.\n" \
    "Element types: floating, complex.\n" \
    "d input = cofactors(input) * grad.unsqueeze(-1).unsqueeze(-1)\n" \
    "Shapes: input (..., n, n), output (...)."
#define EXAMPLE_det "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, 2.0, 3.0], [2.0, 4.0, 6.0], [0.0, 1.0, 1.0]])\n" \
    ">>> torch.det(input).tolist()\n" \
    "0.0"
extern const row op_linalg_pinv;
#define ABOUT_linalg_pinv "Moore-Penrose inverses, (..., n, m) of matrices A (..., m, n). Singular values " \
    "count that are above atol and above rtol times the largest one. rtol is by default " \
    "the larger size times the type's epsilon, or 0 if atol is given. rcond is another " \
    "name of rtol, and hermitian has no effect. The gradient is that of a constant rank " \
    "(Golub and Pereyra, 1973).\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_pinv "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[3.0625, -0.125, -0.5], [0.4375, 3.3125, 0.25], " \
    "[0.3125, -0.6875, 4.625]])\n" \
    ">>> torch.linalg.pinv(A).tolist()\n" \
    "[[0.3203..., 0.0190..., 0.0336...], [-0.0402..., 0.2961..., -0.0203...], " \
    "[-0.0276..., 0.0427..., 0.2109...]]"
extern const row op_pinverse;
#define ABOUT_pinverse "Moore-Penrose inverses, as of linalg.pinv.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_pinverse "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.3125, 0.1875, 0.5], [0.0625, 2.875, 0.0625], " \
    "[0.375, -0.1875, 3.625]])\n" \
    ">>> torch.pinverse(input).tolist()\n" \
    "[[0.4431..., -0.0328..., -0.0605...], [-0.0086..., 0.3480..., -0.0048...], " \
    "[-0.0462..., 0.0214..., 0.2818...]]"
extern const row op_linalg_slogdet;
#define ABOUT_linalg_slogdet "Determinants of square matrices, divided by their absolute values, and the " \
    "logarithms of these.\n" \
    "Element types: floating, complex.\n" \
    "d A = adjoint_if(inverse(A), 1) * (grad_logabsdet + (grad_sign * conjugate(sign) - " \
    "conjugate(grad_sign) * sign) * 0.5).unsqueeze(-1).unsqueeze(-1)\n" \
    "Shapes: A (..., n, n), sign (...), logabsdet (...)."
#define EXAMPLE_linalg_slogdet "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[3.25, 0.25, -0.375], [0.625, 4.0625, 0.3125], [-0.625, " \
    "-0.25, 4.6875]])\n" \
    ">>> sign, logabsdet = torch.linalg.slogdet(A)\n" \
    ">>> sign.tolist()\n" \
    "1.0\n" \
    ">>> logabsdet.tolist()\n" \
    "4.1021..."
extern const row op_slogdet;
#define ABOUT_slogdet "Determinants of square matrices, divided by their absolute values, and the " \
    "logarithms of these.\n" \
    "Element types: floating, complex.\n" \
    "d input = adjoint_if(inverse(input), 1) * (grad_logabsdet + (grad_sign * " \
    "conjugate(sign) - conjugate(grad_sign) * sign) * 0.5).unsqueeze(-1).unsqueeze(-1)\n" \
    "Shapes: input (..., n, n), sign (...), logabsdet (...)."
#define EXAMPLE_slogdet "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.875, 0.125, -0.5625], [0.25, 2.875, -0.5], " \
    "[-0.625, 0.6875, 4.1875]])\n" \
    ">>> sign, logabsdet = torch.slogdet(input)\n" \
    ">>> sign.tolist()\n" \
    "1.0\n" \
    ">>> logabsdet.tolist()\n" \
    "3.5380..."
extern const row op_logdet;
#define ABOUT_logdet "Logarithms of determinants, -inf where one is zero and nan where a real one is " \
    "negative.\n" \
    "Element types: floating, complex.\n" \
    "d input = adjoint_if(inverse(input), 1) * grad.unsqueeze(-1).unsqueeze(-1)\n" \
    "Shapes: input (..., n, n), output (...)."
#define EXAMPLE_logdet "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.3125, -0.625, -0.6875], [0.375, 4.0, -0.0625], " \
    "[0.25, 0.6875, 4.0625]])\n" \
    ">>> torch.logdet(input).tolist()\n" \
    "3.6673..."
extern const row op_cofactors;
#define ABOUT_cofactors "Conjugates of the cofactors of square matrices, the signed determinants without the " \
    "row and column of each element. For an invertible matrix they are conj(det(A)) " \
    "times the adjoint of the inverse.\n" \
    "Element types: floating, complex.\n" \
    "d input = cofactors_input(grad, input)\n" \
    "Shapes: input (..., n, n), output (..., n, n)."
extern const row op_cofactors_input;
#define ABOUT_cofactors_input "Gradient of cofactors, for matrices of any rank.\n" \
    "Element types: floating, complex.\n" \
    "Not differentiable: cofactors records cofactors_gradient.\n" \
    "Shapes: grad_output (..., n, n), input (..., n, n), output (..., n, n)."
extern const row op_linalg_solve_ex;
#define ABOUT_linalg_solve_ex "Solutions X of A @ X = B, or of X @ A = B if left is False, and 0 for each, or the " \
    "number of a zero pivot of a singular matrix, whose solution is nan. " \
    "check_errors=True raises an error instead.\n" \
    "Element types: floating, complex.\n" \
    "d A = adjoint_if(-product(solve_system(adjoint_if(grad, 1 - left), A, left), " \
    "adjoint_if(result, 1 - left), 0, 1), 1 - left)\n" \
    "d B = adjoint_if(solve_system(adjoint_if(grad, 1 - left), A, left), 1 - left)\n" \
    "Shapes: A (..., n, n), B (..., m, k?)."
#define EXAMPLE_linalg_solve_ex "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[1.375, -0.4375], [-0.4375, 2.4375]])\n" \
    ">>> B = torch.DoubleTensor([[1.5], [-2.25]])\n" \
    ">>> result, info = torch.linalg.solve_ex(A, B)\n" \
    ">>> result.tolist()\n" \
    "[[0.8454...], [-0.7713...]]\n" \
    ">>> info.tolist()\n" \
    "0"
extern const row op_linalg_solve;
#define ABOUT_linalg_solve "Solutions X of A @ X = B, or of X @ A = B if left is False. A singular matrix " \
    "raises an error.\n" \
    "Element types: floating, complex.\n" \
    "d A = adjoint_if(-product(solve_system(adjoint_if(grad, 1 - left), A, left), " \
    "adjoint_if(result, 1 - left), 0, 1), 1 - left)\n" \
    "d B = adjoint_if(solve_system(adjoint_if(grad, 1 - left), A, left), 1 - left)\n" \
    "Shapes: A (..., n, n), B (..., m, k?)."
#define EXAMPLE_linalg_solve "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[1.6875, 0.5625], [0.1875, 1.875]])\n" \
    ">>> B = torch.DoubleTensor([[-1.5], [-0.75]])\n" \
    ">>> torch.linalg.solve(A, B).tolist()\n" \
    "[[-0.7816...], [-0.3218...]]"
extern const row op_linalg_solve_vectors;
#define ABOUT_linalg_solve_vectors "Solutions of A @ x = B for a vector, or a batch of vectors with the batch dims of " \
    "A.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_solve_vectors "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[2.5625, -0.6875, 0.4375], [0.3125, 3.375, -0.6875], " \
    "[-0.375, -0.1875, 3.4375]])\n" \
    ">>> B = torch.DoubleTensor([-1.75, 2.25, -0.25])\n" \
    ">>> torch.linalg.solve(A, B).tolist()\n" \
    "[-0.4819..., 0.6934..., -0.0874...]"
extern const row op_linalg_solve_ex_vectors;
#define ABOUT_linalg_solve_ex_vectors "Solutions of A @ x = B for a vector, or a batch of vectors with the batch dims of " \
    "A.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_solve_ex_vectors "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[3.625, -0.625, -0.6875], [0.25, 3.5625, 0.0625], " \
    "[0.125, -0.375, 4.3125]])\n" \
    ">>> B = torch.DoubleTensor([-0.5, -1.0, -1.5])\n" \
    ">>> result, info = torch.linalg.solve_ex(A, B)\n" \
    ">>> result.tolist()\n" \
    "[-0.2510..., -0.2567..., -0.3628...]\n" \
    ">>> info.tolist()\n" \
    "0"
extern const row op_gesv;
#define ABOUT_gesv "Solutions X of A @ X = input and the LU factors of A, with pivoting, in one matrix.\n" \
    "Element types: floating, complex.\n" \
    "d input = solve_system(grad, A, 1)\n" \
    "d A = -product(solve_system(grad, A, 1), solution, 0, 1)\n" \
    "Shapes: input (..., n, k), A (..., n, n), solution (..., n, k), lu (..., n, n)."
#define EXAMPLE_gesv "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, -2.5, 1.0], [2.5, 1.75, -2.25], [-1.5, " \
    "-2.5, -0.75]])\n" \
    ">>> A = torch.DoubleTensor([[3.1875, -0.4375, 0.1875], [-0.5, 3.3125, 0.6875], " \
    "[-0.5625, 0.4375, 4.25]])\n" \
    ">>> solution, lu = torch.gesv(input, A)\n" \
    ">>> solution.tolist()\n" \
    "[[0.0642..., -0.6612..., 0.2323...], [0.8541..., 0.5811..., -0.6273...], " \
    "[-0.4323..., -0.7355..., -0.0811...]]\n" \
    ">>> lu.tolist()\n" \
    "[[3.1875, -0.4375, 0.1875], [-0.1568..., 3.2438..., 0.7169...], [-0.1764..., " \
    "0.1110..., 4.2034...]]"
extern const row op_solve_system;
#define ABOUT_solve_system "Solutions X of A @ X = input, or of the adjoint of A.\n" \
    "Element types: floating, complex.\n" \
    "d input = solve_system(grad, A, 1 - adjoint)\n" \
    "d A = -adjoint_if(product(solve_system(grad, A, 1 - adjoint), output, 0, 1), " \
    "adjoint)\n" \
    "Shapes: input (..., n, k), A (..., n, n), output (..., n, k)."
extern const row op_trtrs;
#define ABOUT_trtrs "Solutions X of A @ X = input, or of A.mT @ X = input, and a copy of A. Only one " \
    "triangle of A is read, and its diagonal counts as ones if unitriangular is True.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_trtrs "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.75, -2.5], [2.5, 0.75], [2.0, -2.5]])\n" \
    ">>> A = torch.DoubleTensor([[3.625, -0.1875, 0.625], [0.0625, 3.375, 0.3125], " \
    "[-0.3125, -0.125, 4.1875]])\n" \
    ">>> solution, cloned_coefficient = torch.trtrs(input, A)\n" \
    ">>> solution.tolist()\n" \
    "[[-0.8049..., -0.5723...], [0.6965..., 0.2775...], [0.4776..., -0.5970...]]\n" \
    ">>> cloned_coefficient.tolist()\n" \
    "[[3.625, -0.1875, 0.625], [0.0625, 3.375, 0.3125], [-0.3125, -0.125, 4.1875]]"
extern const row op_linalg_solve_triangular;
#define ABOUT_linalg_solve_triangular "Solutions X of A @ X = B for a triangular A, or of X @ A = B if left is False. Only " \
    "one triangle of A is read, and its diagonal counts as ones if unitriangular is " \
    "True.\n" \
    "Element types: floating, complex.\n" \
    "d A = -triangle(adjoint_if(product(solve_triangle(adjoint_if(grad, 1 - left), A, " \
    "upper, left, unitriangular), adjoint_if(output, 1 - left), 0, 1), 1 - left), upper, " \
    "unitriangular)\n" \
    "d B = adjoint_if(solve_triangle(adjoint_if(grad, 1 - left), A, upper, left, " \
    "unitriangular), 1 - left)\n" \
    "Shapes: A (..., n, n), B (..., m, k)."
#define EXAMPLE_linalg_solve_triangular "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[3.4375, 0.125, -0.5625], [-0.6875, 3.9375, 0.25], " \
    "[0.125, 0.625, 4.25]])\n" \
    ">>> B = torch.DoubleTensor([[0.25, -2.25], [-2.75, 2.5], [-2.5, 1.75]])\n" \
    ">>> torch.linalg.solve_triangular(A, B, True).tolist()\n" \
    "[[..., -0.6093...], [-0.6610..., 0.6087...], [-0.5882..., 0.4117...]]"
extern const row op_solve_triangle;
#define ABOUT_solve_triangle "Solutions X of A @ X = input for a triangular A, or of its adjoint.\n" \
    "Element types: floating, complex.\n" \
    "d input = solve_triangle(grad, A, upper, 1 - adjoint, unit)\n" \
    "d A = -triangle(adjoint_if(product(solve_triangle(grad, A, upper, 1 - adjoint, " \
    "unit), output, 0, 1), adjoint), upper, unit)\n" \
    "Shapes: input (..., n, k), A (..., n, n), output (..., n, k)."
extern const row op_gels;
#define ABOUT_gels "Least-squares solutions and the QR factors of A. The first A.size(-1) rows are the " \
    "X with the least |A @ X - input|, or the shortest of many. The sum of squares of " \
    "the other rows is the squared residual.\n" \
    "Element types: floating, complex.\n" \
    "No gradient formula for input, so backward raises an error: linalg.lstsq has a " \
    "gradient.\n" \
    "No gradient formula for A, so backward raises an error: linalg.lstsq has a " \
    "gradient.\n" \
    "Shapes: input (..., m, k), A (..., m, n)."
#define EXAMPLE_gels "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.0], [1.25]])\n" \
    ">>> A = torch.DoubleTensor([[2.5, -0.125], [-0.375, 2.4375]])\n" \
    ">>> solution, qr = torch.gels(input, A)\n" \
    ">>> solution.tolist()\n" \
    "[[0.8320...], [0.6408...]]\n" \
    ">>> qr.tolist()\n" \
    "[[-2.5279..., 0.4851...], [-0.0745..., 2.3919...]]"
extern const row op_least_squares;
#define ABOUT_least_squares "X with the least |A @ X - input|, the shortest of many, and the rank of A, by a QR " \
    "factorization with column pivoting. Rows of R count as zero from where the " \
    "condition of its triangle would exceed 1 / rcond. The gradient requires that the " \
    "rank does not change (Golub and Pereyra, 1973).\n" \
    "Element types: floating, complex.\n" \
    "d input = least_squares_solution(grad, adjoint_if(A, 1), rcond)\n" \
    "d A = product(input - product(A, solution, 0, 0), " \
    "least_squares_solution(least_squares_solution(grad, adjoint_if(A, 1), rcond), A, " \
    "rcond), 0, 1) - product(least_squares_solution(grad, adjoint_if(A, 1), rcond), " \
    "solution, 0, 1) + product(least_squares_solution(solution, adjoint_if(A, 1), " \
    "rcond), grad - product(A, least_squares_solution(grad, adjoint_if(A, 1), rcond), 1, " \
    "0), 0, 1)\n" \
    "Shapes: input (..., m, k), A (..., m, n)."
extern const row op_least_squares_solution;
#define ABOUT_least_squares_solution "Solution of least_squares.\n" \
    "Element types: floating, complex.\n" \
    "d input = least_squares_solution(grad, adjoint_if(A, 1), rcond)\n" \
    "d A = product(input - product(A, output, 0, 0), " \
    "least_squares_solution(least_squares_solution(grad, adjoint_if(A, 1), rcond), A, " \
    "rcond), 0, 1) - product(least_squares_solution(grad, adjoint_if(A, 1), rcond), " \
    "output, 0, 1) + product(least_squares_solution(output, adjoint_if(A, 1), rcond), " \
    "grad - product(A, least_squares_solution(grad, adjoint_if(A, 1), rcond), 1, 0), 0, " \
    "1)\n" \
    "Shapes: input (..., m, k), A (..., m, n), output (..., n, k)."
extern const row op_linalg_lu_factor_ex;
#define ABOUT_linalg_lu_factor_ex "L and U with exchanged rows of A = L @ U in one matrix, the exchanged rows, counted " \
    "from 1, and 0, or the number of a zero pivot of a singular matrix. " \
    "check_errors=True raises an error instead. Rows are always exchanged.\n" \
    "Element types: floating, complex.\n" \
    "d A = lu_gradient(grad, LU, pivots)\n" \
    "Shapes: A (..., m, n)."
#define EXAMPLE_linalg_lu_factor_ex "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[-1.75, 0.75, -1.75], [1.75, -1.75, 2.5]])\n" \
    ">>> LU, pivots, info = torch.linalg.lu_factor_ex(A)\n" \
    ">>> LU.tolist()\n" \
    "[[-1.75, 0.75, -1.75], [-1.0, -1.0, 0.75]]\n" \
    ">>> pivots.tolist()\n" \
    "[1, 2]\n" \
    ">>> info.tolist()\n" \
    "0"
extern const row op_linalg_lu_factor;
#define ABOUT_linalg_lu_factor "L and U with exchanged rows of A = L @ U in one matrix, and the exchanged rows, " \
    "counted from 1. A singular matrix raises an error. Rows are always exchanged.\n" \
    "Element types: floating, complex.\n" \
    "d A = lu_gradient(grad, LU, pivots)\n" \
    "Shapes: A (..., m, n)."
#define EXAMPLE_linalg_lu_factor "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[-2.0, 1.0, -1.5], [-0.75, 1.75, 0.75]])\n" \
    ">>> LU, pivots = torch.linalg.lu_factor(A)\n" \
    ">>> LU.tolist()\n" \
    "[[-2.0, 1.0, -1.5], [0.375, 1.375, 1.3125]]\n" \
    ">>> pivots.tolist()\n" \
    "[1, 2]"
extern const row op_btrifact;
#define ABOUT_btrifact "LU factors of matrices, in one matrix, and the exchanged rows, counted from 1. A " \
    "singular matrix raises an error.\n" \
    "Element types: floating, complex.\n" \
    "d input = lu_gradient(grad, lu, pivots)\n" \
    "Shapes: input (..., m, n)."
#define EXAMPLE_btrifact "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, 2.0, 2.0], [-2.75, 2.5, 1.25]])\n" \
    ">>> lu, pivots = torch.btrifact(input)\n" \
    ">>> lu.tolist()\n" \
    "[[-2.75, 2.5, 1.25], [0.0909..., 1.7727..., 1.8863...]]\n" \
    ">>> pivots.tolist()\n" \
    "[2, 2]"
extern const row op_btrifact_with_info;
#define ABOUT_btrifact_with_info "btrifact that accepts singular matrices and also returns info. info is the index, " \
    "counted from 1, of a zero pivot of each singular matrix, and 0 for the others.\n" \
    "Element types: floating, complex.\n" \
    "d input = lu_gradient(grad, lu, pivots)\n" \
    "Shapes: input (..., m, n)."
#define EXAMPLE_btrifact_with_info "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.5, -2.0, -0.75], [2.25, -1.5, -2.75]])\n" \
    ">>> lu, pivots, info = torch.btrifact_with_info(input)\n" \
    ">>> lu.tolist()\n" \
    "[[2.25, -1.5, -2.75], [0.2222..., -1.6666..., -0.1388...]]\n" \
    ">>> pivots.tolist()\n" \
    "[2, 2]\n" \
    ">>> info.tolist()\n" \
    "0"
extern const row op_lu;
#define ABOUT_lu "LU factors of matrices, in one matrix, and the exchanged rows, counted from 1. A " \
    "singular matrix has factors, too; with get_infos the third result is the number of " \
    "a zero pivot, or 0.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_lu "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[3.25, 0.1875, 0.25], [-0.6875, 3.1875, -0.625]])\n" \
    ">>> LU, pivots = torch.lu(A)\n" \
    ">>> LU.tolist()\n" \
    "[[3.25, 0.1875, 0.25], [-0.2115..., 3.2271..., -0.5721...]]\n" \
    ">>> pivots.tolist()\n" \
    "[1, 2]"
extern const row op_lu_informed;
#define ABOUT_lu_informed "lu of matrices that may be singular, and the number of a zero pivot of each, or 0.\n" \
    "Element types: floating, complex.\n" \
    "d A = lu_gradient(grad, LU, pivots)\n" \
    "Shapes: A (..., m, n)."
#define EXAMPLE_lu_informed "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[2.75, 2.25, -1.5], [-1.5, 0.25, -0.5]])\n" \
    ">>> LU, pivots, info = torch.lu(A, get_infos=True)\n" \
    ">>> LU.tolist()\n" \
    "[[2.75, 2.25, -1.5], [-0.5454..., 1.4772..., -1.3181...]]\n" \
    ">>> pivots.tolist()\n" \
    "[1, 2]\n" \
    ">>> info.tolist()\n" \
    "0"
extern const row op_btrifact_informed;
#define ABOUT_btrifact_informed "btrifact that accepts singular matrices. info receives the index, counted from 1, " \
    "of a zero pivot of each singular matrix, and 0 for the others.\n" \
    "Element types: floating.\n" \
    "Not differentiable: btrifact_with_info computes the result."
#define EXAMPLE_btrifact_informed "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[1.0, 3.0], [2.0, 1.0]], [[4.0, 1.0], [1.0, " \
    "2.0]]])\n" \
    ">>> info = torch.IntTensor([0, 0])\n" \
    ">>> lu, pivots = torch.btrifact(input, info)\n" \
    ">>> lu.tolist()\n" \
    "[[[2.0, 1.0], [0.5, 2.5]], [[4.0, 1.0], [0.25, 1.75]]]\n" \
    ">>> pivots.tolist()\n" \
    "[[2, 2], [1, 2]]"
extern const row op_lu_gradient;
#define ABOUT_lu_gradient "Gradient of LU factors with respect to the matrix.\n" \
    "Element types: floating, complex.\n" \
    "Not differentiable: lu_factor_ex records lu_gradient.\n" \
    "Shapes: grad_output (..., m, n), LU (..., m, n), pivots (..., k)."
extern const row op_lu_parts;
#define ABOUT_lu_parts "P, L and U with P @ L @ U = A, from the factors of A and the exchanged rows.\n" \
    "Element types: floating, complex.\n" \
    "d LU_data = lu_joined(grad_L, grad_U)\n" \
    "Shapes: LU_data (..., m, n), LU_pivots (..., k)."
extern const row op_lu_joined;
#define ABOUT_lu_joined "Matrices with L below the diagonal, and U on and above it.\n" \
    "Element types: floating, complex.\n" \
    "d L = triangle(grad.narrow(-1, 0, L.size(-1)), 0, 1)\n" \
    "d U = triangle(grad.narrow(-2, 0, U.size(-2)), 1, 0)\n" \
    "Shapes: L (..., m, k), U (..., k, n)."
extern const row op_lu_solution;
#define ABOUT_lu_solution "Solutions of A @ X = input from the factors of A.\n" \
    "Element types: floating, complex.\n" \
    "No gradient formula for input, so backward raises an error: linalg.lu_solve has a " \
    "gradient.\n" \
    "No gradient formula for LU, so backward raises an error: linalg.lu_solve has a " \
    "gradient.\n" \
    "Shapes: input (..., n, k), LU (..., n, n), pivots (..., n)."
extern const row op_btrisolve;
#define ABOUT_btrisolve "Solutions for a batch of vectors or matrices, from the results of btrifact.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_btrisolve "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.75, 1.25], [2.75, 1.75]])\n" \
    ">>> LU_data = torch.DoubleTensor([[[2.0, 1.0], [0.5, 3.0]], [[4.0, 1.0], [0.2, " \
    "2.0]]])\n" \
    ">>> LU_pivots = torch.IntTensor([[2, 2], [1, 2]])\n" \
    ">>> torch.btrisolve(input, LU_data, LU_pivots).tolist()\n" \
    "[[1.1875, -1.125], [0.537..., 0...]]"
extern const row op_linalg_cholesky_ex;
#define ABOUT_linalg_cholesky_ex "Cholesky factors of Hermitian positive definite matrices, L with L @ L.mH = input " \
    "or U with U.mH @ U = input, and 0 for each, or the order of the first leading minor " \
    "that is not positive; the factor then ends before that column. check_errors=True " \
    "raises an error instead. Only one triangle is read; the gradient is Hermitian " \
    "(Murray, 2016).\n" \
    "Element types: floating, complex.\n" \
    "d input = solve_triangle(adjoint_if(solve_triangle(hermitian_lower(product(L, grad, " \
    "1 - upper, upper)), L, upper, 1 - upper, 0), 1), L, upper, 1 - upper, 0) * 0.5\n" \
    "Shapes: input (..., n, n), L (..., n, n), info (...)."
#define EXAMPLE_linalg_cholesky_ex "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[3.875, 0.0625, -0.0625], [0.0625, 3.9375, " \
    "0.40625], [-0.0625, 0.40625, 4.375]])\n" \
    ">>> L, info = torch.linalg.cholesky_ex(input)\n" \
    ">>> L.tolist()\n" \
    "[[1.9685..., 0.0, 0.0], [0.0317..., 1.9840..., 0.0], [-0.0317..., 0.2052..., " \
    "2.0813...]]\n" \
    ">>> info.tolist()\n" \
    "0"
extern const row op_linalg_cholesky;
#define ABOUT_linalg_cholesky "Cholesky factors of Hermitian positive definite matrices, L with L @ L.mH = input " \
    "or U with U.mH @ U = input. Only one triangle is read; the gradient is Hermitian " \
    "(Murray, 2016).\n" \
    "Element types: floating, complex.\n" \
    "d input = solve_triangle(adjoint_if(solve_triangle(hermitian_lower(product(output, " \
    "grad, 1 - upper, upper)), output, upper, 1 - upper, 0), 1), output, upper, 1 - " \
    "upper, 0) * 0.5\n" \
    "Shapes: input (..., n, n), output (..., n, n)."
#define EXAMPLE_linalg_cholesky "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[3.8125, 0.1875, -0.625], [0.1875, 4.0, 0.53125], " \
    "[-0.625, 0.53125, 5.3125]])\n" \
    ">>> torch.linalg.cholesky(input).tolist()\n" \
    "[[1.9525..., 0.0, 0.0], [0.0960..., 1.9976..., 0.0], [-0.3200..., 0.2813..., " \
    "2.2651...]]"
extern const row op_cholesky;
#define ABOUT_cholesky "Cholesky factors of Hermitian positive definite matrices, L with L @ L.mH = input " \
    "or U with U.mH @ U = input. Only one triangle is read; the gradient is Hermitian " \
    "(Murray, 2016).\n" \
    "Element types: floating, complex.\n" \
    "d input = solve_triangle(adjoint_if(solve_triangle(hermitian_lower(product(output, " \
    "grad, 1 - upper, upper)), output, upper, 1 - upper, 0), 1), output, upper, 1 - " \
    "upper, 0) * 0.5\n" \
    "Shapes: input (..., n, n), output (..., n, n)."
#define EXAMPLE_cholesky "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[4.625, -0.125, -0.03125], [-0.125, 3.8125, " \
    "0.03125], [-0.03125, 0.03125, 4.9375]])\n" \
    ">>> torch.cholesky(input).tolist()\n" \
    "[[2.1505..., 0.0, 0.0], [-0.0581..., 1.9516..., 0.0], [-0.0145..., 0.0155..., " \
    "2.2219...]]"
extern const row op_potrf;
#define ABOUT_potrf "Cholesky factors of Hermitian positive definite matrices, U with U.mH @ U = input " \
    "or L with L @ L.mH = input. Only that triangle is read, and receives the gradient " \
    "(Murray, 2016).\n" \
    "Element types: floating, complex.\n" \
    "d input = adjoint_if(fold_lower(solve_triangle(adjoint_if(solve_triangle(hermitian_l" \
    "ower(product(output, grad, 1 - upper, upper)), output, upper, 1 - upper, 0), 1), " \
    "output, upper, 1 - upper, 0) * 0.5), upper)\n" \
    "Shapes: input (..., n, n), output (..., n, n)."
#define EXAMPLE_potrf "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[4.0625, 0.28125, -0.59375], [0.28125, 3.8125, " \
    "0.0], [-0.59375, 0.0, 5.1875]])\n" \
    ">>> torch.potrf(input).tolist()\n" \
    "[[2.0155..., 0.1395..., -0.2945...], [0.0, 1.9475..., 0.0211...], [0.0, 0.0, " \
    "2.2583...]]"
extern const row op_cholesky_inverse;
#define ABOUT_cholesky_inverse "Inverses of the matrices whose Cholesky factors are given.\n" \
    "Element types: floating, complex.\n" \
    "d input = -triangle(adjoint_if(product(output, product(grad + adjoint_if(grad, 1), " \
    "product(output, adjoint_if(triangle(input, upper, 0), upper), 0, 0), 0, 0), 0, 0), " \
    "upper), upper, 0)\n" \
    "Shapes: input (..., n, n), output (..., n, n)."
#define EXAMPLE_cholesky_inverse "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[4.25, 1.25, 1.0], [2.25, 4.0, -1.0], [-2.25, " \
    "-0.75, 2.75]])\n" \
    ">>> torch.cholesky_inverse(input).tolist()\n" \
    "[[0.0973..., -0.0224..., 0.0568...], [-0.0224..., 0.0671..., 0.0247...], " \
    "[0.0568..., 0.0247..., 0.1322...]]"
extern const row op_potri;
#define ABOUT_potri "Inverses of the matrices whose Cholesky factors are given.\n" \
    "Element types: floating, complex.\n" \
    "d input = -triangle(adjoint_if(product(output, product(grad + adjoint_if(grad, 1), " \
    "product(output, adjoint_if(triangle(input, upper, 0), upper), 0, 0), 0, 0), 0, 0), " \
    "upper), upper, 0)\n" \
    "Shapes: input (..., n, n), output (..., n, n)."
#define EXAMPLE_potri "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[3.75, 1.75, -2.0], [0.25, 4.0, -2.75], [-1.5, " \
    "-0.5, 3.5]])\n" \
    ">>> torch.potri(input).tolist()\n" \
    "[[0.0884..., -0.0172..., 0.0173...], [-0.0172..., 0.1010..., 0.0561...], " \
    "[0.0173..., 0.0561..., 0.0816...]]"
extern const row op_linalg_cholesky_inverse;
#define ABOUT_linalg_cholesky_inverse "Inverses of the matrices whose Cholesky factors are given.\n" \
    "Element types: floating, complex.\n" \
    "d L = -triangle(adjoint_if(product(output, product(grad + adjoint_if(grad, 1), " \
    "product(output, adjoint_if(triangle(L, upper, 0), upper), 0, 0), 0, 0), 0, 0), " \
    "upper), upper, 0)\n" \
    "Shapes: L (..., n, n), output (..., n, n)."
#define EXAMPLE_linalg_cholesky_inverse "\n" \
    "\n" \
    ">>> L = torch.DoubleTensor([[2.5, -1.75, -1.75], [-0.5, 4.0, -0.75], [2.25, -1.0, " \
    "4.0]])\n" \
    ">>> torch.linalg.cholesky_inverse(L).tolist()\n" \
    "[[0.2076..., ..., -0.0531...], [..., 0.06640625, 0.015625], [-0.0531..., 0.015625, " \
    "0.0625]]"
extern const row op_cholesky_solve;
#define ABOUT_cholesky_solve "Solutions X of A @ X = input, where input2 has the Cholesky factors of A.\n" \
    "Element types: floating, complex.\n" \
    "d input = cholesky_solve(grad, input2, upper)\n" \
    "d input2 = -triangle(adjoint_if(product(cholesky_solve(grad, input2, upper), " \
    "product(output, adjoint_if(triangle(input2, upper, 0), upper), 1, 0), 0, 0) + " \
    "product(output, product(cholesky_solve(grad, input2, upper), " \
    "adjoint_if(triangle(input2, upper, 0), upper), 1, 0), 0, 0), upper), upper, 0)\n" \
    "Shapes: input (..., n, k), input2 (..., n, n), output (..., n, k)."
#define EXAMPLE_cholesky_solve "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.25, 1.75, 1.5], [0.25, -1.5, -2.0]])\n" \
    ">>> input2 = torch.DoubleTensor([[2.5, -0.75], [-1.5, 2.25]])\n" \
    ">>> torch.cholesky_solve(input, input2).tolist()\n" \
    "[[-0.2592..., 0.2266..., 0.1096...], [-0.0987..., -0.0888..., -0.2172...]]"
extern const row op_potrs;
#define ABOUT_potrs "Solutions X of A @ X = input, where input2 has the Cholesky factors of A.\n" \
    "Element types: floating, complex.\n" \
    "d input = cholesky_solve(grad, input2, upper)\n" \
    "d input2 = -triangle(adjoint_if(product(cholesky_solve(grad, input2, upper), " \
    "product(output, adjoint_if(triangle(input2, upper, 0), upper), 1, 0), 0, 0) + " \
    "product(output, product(cholesky_solve(grad, input2, upper), " \
    "adjoint_if(triangle(input2, upper, 0), upper), 1, 0), 0, 0), upper), upper, 0)\n" \
    "Shapes: input (..., n, k), input2 (..., n, n), output (..., n, k)."
#define EXAMPLE_potrs "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.75, -0.25, -1.25], [1.75, 2.0, -2.5]])\n" \
    ">>> input2 = torch.DoubleTensor([[4.25, 1.25], [-0.75, 4.75]])\n" \
    ">>> torch.potrs(input, input2).tolist()\n" \
    "[[-0.1856..., -0.0408..., -0.0414...], [0.1134..., 0.0919..., -0.0945...]]"
extern const row op_linalg_cholesky_solve;
#define ABOUT_linalg_cholesky_solve "Solutions X of A @ X = B, where L has the Cholesky factors of A.\n" \
    "Element types: floating, complex.\n" \
    "d B = cholesky_solve(grad, L, upper)\n" \
    "d L = -triangle(adjoint_if(product(cholesky_solve(grad, L, upper), product(output, " \
    "adjoint_if(triangle(L, upper, 0), upper), 1, 0), 0, 0) + product(output, " \
    "product(cholesky_solve(grad, L, upper), adjoint_if(triangle(L, upper, 0), upper), " \
    "1, 0), 0, 0), upper), upper, 0)\n" \
    "Shapes: B (..., n, k), L (..., n, n), output (..., n, k)."
#define EXAMPLE_linalg_cholesky_solve "\n" \
    "\n" \
    ">>> B = torch.DoubleTensor([[-1.75, 2.5, -2.0], [0.5, 1.75, -2.0]])\n" \
    ">>> L = torch.DoubleTensor([[4.0, -1.25], [-1.25, 3.5]])\n" \
    ">>> torch.linalg.cholesky_solve(B, L).tolist()\n" \
    "[[-0.1105..., 0.2208..., -0.1919...], [-0.0038..., 0.2066..., -0.2142...]]"
extern const row op_pstrf;
#define ABOUT_pstrf "Cholesky factors of positive semidefinite matrices with row and column pivoting, " \
    "and the pivots, counted from 0. tol determines the rank; the rows after it are " \
    "zero.\n" \
    "Element types: floating.\n" \
    "No gradient formula for input, so backward raises an error: potrf has a gradient.\n" \
    "Shapes: input (..., n, n), factor (..., n, n), pivots (..., n)."
#define EXAMPLE_pstrf "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[4.0, 1.0, 0.5], [1.0, 5.0, -1.0], [0.5, -1.0, " \
    "6.0]])\n" \
    ">>> factor, pivots = torch.pstrf(input)\n" \
    ">>> factor.tolist()\n" \
    "[[2.4494..., -0.4082..., 0.2041...], [0.0, 2.1984..., 0.4927...], [0.0, 0.0, " \
    "1.9275...]]\n" \
    ">>> pivots.tolist()\n" \
    "[2, 1, 0]"
extern const row op_linalg_qr;
#define ABOUT_linalg_qr "Orthonormal columns Q and upper triangular R with Q @ R = A, by Householder " \
    "reflections. The gradient requires independent columns, or independent leading " \
    "columns if there are more columns than rows.\n" \
    "Element types: floating, complex.\n" \
    "d A = narrow_input(adjoint_if(solve_triangle(adjoint_if(grad_Q + product(Q, " \
    "hermitian_lower(product(R, grad_R, 0, 1) - product(grad_Q, Q, 1, 0)) - " \
    "product(grad_R.narrow(-1, Q.size(-1), R.size(-1) - Q.size(-1)), R.narrow(-1, " \
    "Q.size(-1), R.size(-1) - Q.size(-1)), 0, 1), 0, 0), 1), R.narrow(-1, 0, " \
    "Q.size(-1)), 1, 0, 0), 1), -1, 0, A.size()) + product(Q, " \
    "narrow_input(grad_R.narrow(-1, Q.size(-1), R.size(-1) - Q.size(-1)), -1, " \
    "Q.size(-1), R.size()), 0, 0)\n" \
    "Shapes: A (..., m, n)."
#define EXAMPLE_linalg_qr "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[-1.25, 2.0], [2.5, -0.25], [-2.5, -2.25]])\n" \
    ">>> Q, R = torch.linalg.qr(A)\n" \
    ">>> Q.tolist()\n" \
    "[[-0.3333..., -0.7542...], [0.6666..., 0.2357...], [-0.6666..., 0.6128...]]\n" \
    ">>> R.tolist()\n" \
    "[[3.75, 0.6666...], [0.0, -2.9462...]]"
extern const row op_qr;
#define ABOUT_qr "Orthonormal columns Q and upper triangular R with Q @ R = input, by Householder " \
    "reflections. The gradient requires independent columns, or independent leading " \
    "columns if there are more columns than rows.\n" \
    "Element types: floating, complex.\n" \
    "d input = narrow_input(adjoint_if(solve_triangle(adjoint_if(grad_Q + product(Q, " \
    "hermitian_lower(product(R, grad_R, 0, 1) - product(grad_Q, Q, 1, 0)) - " \
    "product(grad_R.narrow(-1, Q.size(-1), R.size(-1) - Q.size(-1)), R.narrow(-1, " \
    "Q.size(-1), R.size(-1) - Q.size(-1)), 0, 1), 0, 0), 1), R.narrow(-1, 0, " \
    "Q.size(-1)), 1, 0, 0), 1), -1, 0, input.size()) + product(Q, " \
    "narrow_input(grad_R.narrow(-1, Q.size(-1), R.size(-1) - Q.size(-1)), -1, " \
    "Q.size(-1), R.size()), 0, 0)\n" \
    "Shapes: input (..., m, n)."
#define EXAMPLE_qr "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.25, 1.75], [2.0, 1.75], [2.25, -1.25]])\n" \
    ">>> Q, R = torch.qr(input)\n" \
    ">>> Q.tolist()\n" \
    "[[-0.5986..., -0.4078...], [-0.5321..., -0.4407...], [-0.5986..., 0.7996...]]\n" \
    ">>> R.tolist()\n" \
    "[[-3.7583..., -1.2306...], [0.0, -2.4845...]]"
extern const row op_qr_complete;
#define ABOUT_qr_complete "qr with as many columns of Q as rows.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_qr_complete "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, 2.0], [-2.25, 1.75], [0.5, -0.25]])\n" \
    ">>> Q, R = torch.qr(input, False)\n" \
    ">>> Q.tolist()\n" \
    "[[-0.6047..., 0.7713..., -0.1984...], [-0.7774..., -0.5176..., 0.3571...], " \
    "[0.1727..., 0.3702..., 0.9127...]]\n" \
    ">>> R.tolist()\n" \
    "[[2.8939..., -2.613...], [0.0, 0.5442...], [0.0, 0.0]]"
extern const row op_linalg_qr_mode;
#define ABOUT_linalg_qr_mode "With mode complete, Q has as many columns as rows; with mode r, Q is empty.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_qr_mode "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[2.5, -2.75], [2.0, 2.25], [2.5, -1.75]])\n" \
    ">>> Q, R = torch.linalg.qr(A, \"complete\")\n" \
    ">>> Q.tolist()\n" \
    "[[-0.6154..., 0.4804..., -0.6248...], [-0.4923..., -0.8533..., -0.1711...], " \
    "[-0.6154..., 0.2022..., 0.7617...]]\n" \
    ">>> R.tolist()\n" \
    "[[-4.0620..., 1.6617...], [0.0, -3.5952...], [0.0, 0.0]]"
extern const row op_geqrf;
#define ABOUT_geqrf "R, with the Householder vectors of Q below its diagonal, and their factors, in " \
    "LAPACK's format.\n" \
    "Element types: floating, complex.\n" \
    "No gradient formula for input, so backward raises an error: qr has a gradient.\n" \
    "Shapes: input (..., m, n)."
#define EXAMPLE_geqrf "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.25, 0.5], [2.25, -1.0], [1.5, -2.0]])\n" \
    ">>> a, tau = torch.geqrf(input)\n" \
    ">>> a.tolist()\n" \
    "[[2.9790..., -1.9720...], [-0.5320..., -1.1665...], [-0.3546..., -0.7579...]]\n" \
    ">>> tau.tolist()\n" \
    "[1.4195..., 1.2702...]"
extern const row op_orgqr;
#define ABOUT_orgqr "First n columns of products of Householder reflections, from the results of geqrf.\n" \
    "Element types: floating, complex.\n" \
    "No gradient formula for input, so backward raises an error: " \
    "linalg.householder_product has a gradient.\n" \
    "No gradient formula for input2, so backward raises an error: " \
    "linalg.householder_product has a gradient.\n" \
    "Shapes: input (..., m, n), input2 (..., k)."
#define EXAMPLE_orgqr "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.0, 1.0, 0.5], [-1.0, 3.0, 1.0], [0.3, 0.7, " \
    "4.0]])\n" \
    ">>> input2 = torch.DoubleTensor([1.1, 1.3, 0.0])\n" \
    ">>> torch.orgqr(input, input2).tolist()\n" \
    "[[-0..., -0.029..., -1.1207...], [1..., -0.270..., 0.2107...], [-0.3..., " \
    "-0.9189..., 0.0267...]]"
extern const row op_times_reflections;
#define ABOUT_times_reflections "Q @ input3 or input3 @ Q, or the same with Q.mH, where input and input2 are the " \
    "results of geqrf.\n" \
    "Element types: floating, complex.\n" \
    "d input3 = times_reflections(input, input2, grad, left, 1 - transpose)\n" \
    "No gradient formula for input, so backward raises an error: ormqr has a gradient.\n" \
    "No gradient formula for input2, so backward raises an error: ormqr has a gradient.\n" \
    "Shapes: input (..., m, k), input2 (..., r), input3 (..., a, b)."
extern const row op_whole_reflections;
#define ABOUT_whole_reflections "The square matrix Q, or Q.mH, where input and input2 are the results of geqrf.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
extern const row op_ormqr;
#define ABOUT_ormqr "Q @ input3 or input3 @ Q, or the same with Q.mH, where input and input2 are the " \
    "results of geqrf.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_ormqr "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.0, 1.0, 0.5], [-1.0, 3.0, 1.0], [0.3, 0.7, " \
    "4.0]])\n" \
    ">>> input2 = torch.DoubleTensor([1.1, 1.3, 0.0])\n" \
    ">>> input3 = torch.DoubleTensor([[0.75, 1.0], [1.25, 0.5], [2.5, 1.0]])\n" \
    ">>> torch.ormqr(input, input2, input3).tolist()\n" \
    "[[-2.914..., -1.2356...], [1.014..., 1.1756...], [-1.3292..., -0.7626...]]"
extern const row op_linalg_eigh;
#define ABOUT_linalg_eigh "Eigenvalues of Hermitian matrices, ascending, and eigenvectors in columns, whose " \
    "largest element is positive. Only one triangle is read; the gradient is Hermitian, " \
    "and that of the eigenvectors requires distinct eigenvalues (Giles, 2008).\n" \
    "Element types: floating, complex.\n" \
    "d A = hermitian_part(product(eigenvectors * grad_eigenvalues.unsqueeze(-2) + " \
    "product(eigenvectors, inverse_differences(eigenvalues.unsqueeze(-2), " \
    "eigenvalues.unsqueeze(-1)) * product(eigenvectors, (grad_eigenvectors - " \
    "from_largest(divide_or_zero(((conjugate(eigenvectors) * grad_eigenvectors).sum(-2)) " \
    "- conjugate((conjugate(eigenvectors) * grad_eigenvectors).sum(-2)), " \
    "at_largest(eigenvectors, eigenvectors)) * 0.5, eigenvectors)), 1, 0), 0, 0), " \
    "eigenvectors, 0, 1))\n" \
    "Shapes: A (..., n, n), eigenvalues (..., n), eigenvectors (..., n, n)."
#define EXAMPLE_linalg_eigh "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[-1.25, 0.0, 0.375], [0.0, 2.5, -0.125], [0.375, " \
    "-0.125, 5.25]])\n" \
    ">>> eigenvalues, eigenvectors = torch.linalg.eigh(A, UPLO=\"U\")\n" \
    ">>> eigenvalues.tolist()\n" \
    "[-1.2715..., 2.4944..., 5.2771...]\n" \
    ">>> eigenvectors.tolist()\n" \
    "[[0.9983..., 0.0044..., 0.057...], [-0.0019..., 0.9989..., -0.0448...], " \
    "[-0.0574..., 0.0447..., 0.9973...]]"
extern const row op_eigh_values;
#define ABOUT_eigh_values "Eigenvalues of Hermitian matrices, ascending, without their vectors. Only one " \
    "triangle is read.\n" \
    "Element types: floating, complex.\n" \
    "No gradient formula for A, so backward raises an error: linalg.eigvalsh records " \
    "linalg.eigh.\n" \
    "Shapes: A (..., n, n), output (..., n)."
extern const row op_symeig;
#define ABOUT_symeig "Eigenvalues of Hermitian matrices, ascending, and if requested the eigenvectors in " \
    "columns, whose largest element is positive. Only one triangle is read, and receives " \
    "the gradient. The gradient requires eigenvectors=True and distinct eigenvalues " \
    "(Giles, 2008).\n" \
    "Element types: floating, complex.\n" \
    "d input = adjoint_if(fold_lower(product(vectors * grad_values.unsqueeze(-2) + " \
    "product(vectors, inverse_differences(values.unsqueeze(-2), values.unsqueeze(-1)) * " \
    "product(vectors, (grad_vectors - from_largest(divide_or_zero(((conjugate(vectors) * " \
    "grad_vectors).sum(-2)) - conjugate((conjugate(vectors) * grad_vectors).sum(-2)), " \
    "at_largest(vectors, vectors)) * 0.5, vectors)), 1, 0), 0, 0), vectors, 0, 1)), " \
    "upper)\n" \
    "Shapes: input (..., n, n)."
#define EXAMPLE_symeig "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.5, -0.375, -0.625], [-0.375, 0.25, 1.25], " \
    "[-0.625, 1.25, 5.75]])\n" \
    ">>> values, vectors = torch.symeig(input, eigenvectors=True)\n" \
    ">>> values.tolist()\n" \
    "[-0.6574..., 0.0643..., 6.0931...]\n" \
    ">>> vectors.tolist()\n" \
    "[[0.9341..., -0.3413..., -0.1042...], [0.3562..., 0.9094..., 0.2144...], " \
    "[0.0216..., -0.2374..., 0.9711...]]"
extern const row op_linalg_eig;
#define ABOUT_linalg_eig "Complex eigenvalues of square matrices, and eigenvectors of norm 1 in columns, " \
    "whose largest element is positive. The gradient requires distinct eigenvalues " \
    "(Boeddeker and others, 2017).\n" \
    "Element types: floating, complex.\n" \
    "d A = solve_system(product((product(eigenvectors, (grad_eigenvectors - " \
    "from_largest(divide_or_zero((conjugate(eigenvectors) * grad_eigenvectors).sum(-2) - " \
    "conjugate((conjugate(eigenvectors) * grad_eigenvectors).sum(-2)), " \
    "at_largest(eigenvectors, eigenvectors)) * 0.5, eigenvectors)), 1, 0) - " \
    "product(eigenvectors, eigenvectors, 1, 0) * (conjugate(eigenvectors) * " \
    "(grad_eigenvectors - from_largest(divide_or_zero((conjugate(eigenvectors) * " \
    "grad_eigenvectors).sum(-2) - conjugate((conjugate(eigenvectors) * " \
    "grad_eigenvectors).sum(-2)), at_largest(eigenvectors, eigenvectors)) * 0.5, " \
    "eigenvectors)) + eigenvectors * conjugate((grad_eigenvectors - " \
    "from_largest(divide_or_zero((conjugate(eigenvectors) * grad_eigenvectors).sum(-2) - " \
    "conjugate((conjugate(eigenvectors) * grad_eigenvectors).sum(-2)), " \
    "at_largest(eigenvectors, eigenvectors)) * 0.5, " \
    "eigenvectors)))).sum(-2).unsqueeze(-2) * 0.5) * " \
    "conjugate(inverse_differences(eigenvalues.unsqueeze(-2), " \
    "eigenvalues.unsqueeze(-1))), eigenvectors, 0, 1) + grad_eigenvalues.unsqueeze(-1) * " \
    "adjoint_if(eigenvectors, 1), eigenvectors, 1)\n" \
    "Shapes: A (..., n, n), eigenvalues (..., n), eigenvectors (..., n, n)."
#define EXAMPLE_linalg_eig "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[2.0, 2.75], [-1.25, 2.0]])\n" \
    ">>> eigenvalues, eigenvectors = torch.linalg.eig(A)\n" \
    ">>> eigenvalues.tolist()\n" \
    "[(2+1.8540...j), (2-1.8540...j)]\n" \
    ">>> eigenvectors.tolist()\n" \
    "[[(0.8291...+0j), (0.8291...+0j)], [0.5590...j, -0.5590...j]]"
extern const row op_eig_values;
#define ABOUT_eig_values "Complex eigenvalues of square matrices, without their vectors.\n" \
    "Element types: floating, complex.\n" \
    "No gradient formula for A, so backward raises an error: linalg.eigvals records " \
    "linalg.eig.\n" \
    "Shapes: A (..., n, n), output (..., n)."
extern const row op_eig;
#define ABOUT_eig "Eigenvalues of a square matrix, as rows of real and imaginary part, and if " \
    "requested the eigenvectors in columns. The two columns of a conjugate pair hold the " \
    "real and the imaginary part of its vectors.\n" \
    "Element types: floating.\n" \
    "No gradient formula for input, so backward raises an error: linalg.eig has a " \
    "gradient.\n" \
    "Shapes: input (..., n, n)."
#define EXAMPLE_eig "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.0, 1.0, 0.5], [-1.0, 3.0, 1.0], [0.3, 0.7, " \
    "4.0]])\n" \
    ">>> values, vectors = torch.eig(input)\n" \
    ">>> values.tolist()\n" \
    "[[2.2906..., 0.8122...], [2.2906..., -0.8122...], [4.4187..., 0.0]]\n" \
    ">>> vectors.tolist()\n" \
    "[]"
extern const row op_linalg_svd;
#define ABOUT_linalg_svd "U, S and Vh with U @ diag(S) @ Vh = A. S is descending, and the largest element of " \
    "each column of U is positive. U and Vh are square, unless full_matrices is False. " \
    "driver, the algorithm of a GPU, has no effect. The gradient requires distinct " \
    "singular values, and ignores the columns of U and rows of Vh beyond the smaller " \
    "size (Townsend, 2016).\n" \
    "Element types: floating, complex.\n" \
    "d A = product(product(U.narrow(-1, 0, S.size(-1)), (product(U.narrow(-1, 0, " \
    "S.size(-1)), (grad_U.narrow(-1, 0, S.size(-1)) - " \
    "from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) * " \
    "grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * " \
    "conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)) - " \
    "conjugate((conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, " \
    "S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * conjugate(grad_Vh.narrow(-2, " \
    "0, S.size(-1)))).sum(-1)), at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, " \
    "S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1)))), 1, 0) - " \
    "adjoint_if(product(U.narrow(-1, 0, S.size(-1)), (grad_U.narrow(-1, 0, S.size(-1)) - " \
    "from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) * " \
    "grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * " \
    "conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)) - " \
    "conjugate((conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, " \
    "S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * conjugate(grad_Vh.narrow(-2, " \
    "0, S.size(-1)))).sum(-1)), at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, " \
    "S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1)))), 1, 0), 1)) * " \
    "(inverse_differences(S.unsqueeze(-2), S.unsqueeze(-1)) * " \
    "divide_or_zero(S.unsqueeze(-2), (S.unsqueeze(-2) + S.unsqueeze(-1)))) + " \
    "inverse_differences(S.unsqueeze(-2), S.unsqueeze(-1)) * " \
    "divide_or_zero(S.unsqueeze(-1), (S.unsqueeze(-2) + S.unsqueeze(-1))) * " \
    "(product(Vh.narrow(-2, 0, S.size(-1)), grad_Vh.narrow(-2, 0, S.size(-1)), 0, 1) - " \
    "adjoint_if(product(Vh.narrow(-2, 0, S.size(-1)), grad_Vh.narrow(-2, 0, S.size(-1)), " \
    "0, 1), 1)), 0, 0) + U.narrow(-1, 0, S.size(-1)) * (grad_S + " \
    "divide_or_zero(product(U.narrow(-1, 0, S.size(-1)), (grad_U.narrow(-1, 0, " \
    "S.size(-1)) - from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) " \
    "* grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * " \
    "conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)) - " \
    "conjugate((conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, " \
    "S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * conjugate(grad_Vh.narrow(-2, " \
    "0, S.size(-1)))).sum(-1)), at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, " \
    "S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1)))), 1, 0).diagonal(0, -2, -1) - " \
    "conjugate(product(U.narrow(-1, 0, S.size(-1)), (grad_U.narrow(-1, 0, S.size(-1)) - " \
    "from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) * " \
    "grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * " \
    "conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)) - " \
    "conjugate((conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, " \
    "S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * conjugate(grad_Vh.narrow(-2, " \
    "0, S.size(-1)))).sum(-1)), at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, " \
    "S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1)))), 1, 0).diagonal(0, -2, -1)), 2 * " \
    "S)).unsqueeze(-2) + divide_or_zero((grad_U.narrow(-1, 0, S.size(-1)) - " \
    "from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) * " \
    "grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * " \
    "conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)) - " \
    "conjugate((conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, " \
    "S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * conjugate(grad_Vh.narrow(-2, " \
    "0, S.size(-1)))).sum(-1)), at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, " \
    "S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1)))) - product(U.narrow(-1, 0, " \
    "S.size(-1)), product(U.narrow(-1, 0, S.size(-1)), (grad_U.narrow(-1, 0, S.size(-1)) " \
    "- from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) * " \
    "grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * " \
    "conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)) - " \
    "conjugate((conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, " \
    "S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * conjugate(grad_Vh.narrow(-2, " \
    "0, S.size(-1)))).sum(-1)), at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, " \
    "S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1)))), 1, 0), 0, 0), S.unsqueeze(-2)), " \
    "Vh.narrow(-2, 0, S.size(-1)), 0, 0) + product(U.narrow(-1, 0, S.size(-1)), " \
    "divide_or_zero(grad_Vh.narrow(-2, 0, S.size(-1)) - product(product(Vh.narrow(-2, 0, " \
    "S.size(-1)), grad_Vh.narrow(-2, 0, S.size(-1)), 0, 1), Vh.narrow(-2, 0, " \
    "S.size(-1)), 1, 0), S.unsqueeze(-1)), 0, 0)\n" \
    "Shapes: A (..., m, n)."
#define EXAMPLE_linalg_svd "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[0.5, 2.5, -2.75], [-2.0, 1.5, -0.75], [1.0, 2.0, " \
    "-2.25]])\n" \
    ">>> U, S, Vh = torch.linalg.svd(A)\n" \
    ">>> U.tolist()\n" \
    "[[0.7414..., -0.0892..., -0.6649...], [0.2788..., 0.9424..., 0.1844...], " \
    "[0.6102..., -0.3222..., 0.723...]]\n" \
    ">>> S.tolist()\n" \
    "[5.0488..., 2.3319..., 0.0902...]\n" \
    ">>> Vh.tolist()\n" \
    "[[0.0838..., 0.6917..., -0.7172...], [-0.9655..., 0.2342..., 0.1130...], " \
    "[0.2461..., 0.6831..., 0.6875...]]"
extern const row op_svd_values;
#define ABOUT_svd_values "Singular values of matrices, descending, without their vectors.\n" \
    "Element types: floating, complex.\n" \
    "No gradient formula for A, so backward raises an error: linalg.svdvals records " \
    "linalg.svd.\n" \
    "Shapes: A (..., m, n)."
extern const row op_svd;
#define ABOUT_svd "U, S and V with U @ diag(S) @ V.mH = input. S is descending, and the largest " \
    "element of each column of U is positive. If some is False, U and V are square. The " \
    "gradient requires distinct singular values, and ignores the columns beyond the " \
    "smaller size (Townsend, 2016).\n" \
    "Element types: floating, complex.\n" \
    "d input = product(product(U.narrow(-1, 0, S.size(-1)), (product(U.narrow(-1, 0, " \
    "S.size(-1)), (grad_U.narrow(-1, 0, S.size(-1)) - " \
    "from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) * " \
    "grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, 0, S.size(-1))) " \
    "* grad_V.narrow(-1, 0, S.size(-1))).sum(-2)) - conjugate((conjugate(U.narrow(-1, 0, " \
    "S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, " \
    "0, S.size(-1))) * grad_V.narrow(-1, 0, S.size(-1))).sum(-2)), " \
    "at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, " \
    "U.narrow(-1, 0, S.size(-1)))), 1, 0) - adjoint_if(product(U.narrow(-1, 0, " \
    "S.size(-1)), (grad_U.narrow(-1, 0, S.size(-1)) - " \
    "from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) * " \
    "grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, 0, S.size(-1))) " \
    "* grad_V.narrow(-1, 0, S.size(-1))).sum(-2)) - conjugate((conjugate(U.narrow(-1, 0, " \
    "S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, " \
    "0, S.size(-1))) * grad_V.narrow(-1, 0, S.size(-1))).sum(-2)), " \
    "at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, " \
    "U.narrow(-1, 0, S.size(-1)))), 1, 0), 1)) * (inverse_differences(S.unsqueeze(-2), " \
    "S.unsqueeze(-1)) * divide_or_zero(S.unsqueeze(-2), (S.unsqueeze(-2) + " \
    "S.unsqueeze(-1)))) + inverse_differences(S.unsqueeze(-2), S.unsqueeze(-1)) * " \
    "divide_or_zero(S.unsqueeze(-1), (S.unsqueeze(-2) + S.unsqueeze(-1))) * " \
    "(product(V.narrow(-1, 0, S.size(-1)), grad_V.narrow(-1, 0, S.size(-1)), 1, 0) - " \
    "adjoint_if(product(V.narrow(-1, 0, S.size(-1)), grad_V.narrow(-1, 0, S.size(-1)), " \
    "1, 0), 1)), 0, 0) + U.narrow(-1, 0, S.size(-1)) * (grad_S + " \
    "divide_or_zero(product(U.narrow(-1, 0, S.size(-1)), (grad_U.narrow(-1, 0, " \
    "S.size(-1)) - from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) " \
    "* grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, 0, " \
    "S.size(-1))) * grad_V.narrow(-1, 0, S.size(-1))).sum(-2)) - " \
    "conjugate((conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, " \
    "S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, " \
    "0, S.size(-1))).sum(-2)), at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, " \
    "S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1)))), 1, 0).diagonal(0, -2, -1) - " \
    "conjugate(product(U.narrow(-1, 0, S.size(-1)), (grad_U.narrow(-1, 0, S.size(-1)) - " \
    "from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) * " \
    "grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, 0, S.size(-1))) " \
    "* grad_V.narrow(-1, 0, S.size(-1))).sum(-2)) - conjugate((conjugate(U.narrow(-1, 0, " \
    "S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, " \
    "0, S.size(-1))) * grad_V.narrow(-1, 0, S.size(-1))).sum(-2)), " \
    "at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, " \
    "U.narrow(-1, 0, S.size(-1)))), 1, 0).diagonal(0, -2, -1)), 2 * S)).unsqueeze(-2) + " \
    "divide_or_zero((grad_U.narrow(-1, 0, S.size(-1)) - " \
    "from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) * " \
    "grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, 0, S.size(-1))) " \
    "* grad_V.narrow(-1, 0, S.size(-1))).sum(-2)) - conjugate((conjugate(U.narrow(-1, 0, " \
    "S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, " \
    "0, S.size(-1))) * grad_V.narrow(-1, 0, S.size(-1))).sum(-2)), " \
    "at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, " \
    "U.narrow(-1, 0, S.size(-1)))) - product(U.narrow(-1, 0, S.size(-1)), " \
    "product(U.narrow(-1, 0, S.size(-1)), (grad_U.narrow(-1, 0, S.size(-1)) - " \
    "from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) * " \
    "grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, 0, S.size(-1))) " \
    "* grad_V.narrow(-1, 0, S.size(-1))).sum(-2)) - conjugate((conjugate(U.narrow(-1, 0, " \
    "S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, " \
    "0, S.size(-1))) * grad_V.narrow(-1, 0, S.size(-1))).sum(-2)), " \
    "at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, " \
    "U.narrow(-1, 0, S.size(-1)))), 1, 0), 0, 0), S.unsqueeze(-2)), V.narrow(-1, 0, " \
    "S.size(-1)), 0, 1) + product(U.narrow(-1, 0, S.size(-1)), " \
    "divide_or_zero(grad_V.narrow(-1, 0, S.size(-1)) - product(V.narrow(-1, 0, " \
    "S.size(-1)), product(V.narrow(-1, 0, S.size(-1)), grad_V.narrow(-1, 0, S.size(-1)), " \
    "1, 0), 0, 0), S.unsqueeze(-2)), 0, 1)\n" \
    "Shapes: input (..., m, n)."
#define EXAMPLE_svd "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.5, 1.25], [2.0, 2.75], [1.5, 2.75]])\n" \
    ">>> U, S, V = torch.svd(input)\n" \
    ">>> U.tolist()\n" \
    "[[0.4901..., 0.8477...], [0.6464..., -0.1975...], [0.5847..., -0.4922...]]\n" \
    ">>> S.tolist()\n" \
    "[5.2454..., 1.2934...]\n" \
    ">>> V.tolist()\n" \
    "[[0.6472..., 0.7622...], [0.7622..., -0.6472...]]"
extern const row op_svd_chosen;
#define ABOUT_svd_chosen "svd. If compute_uv is False, U and V are square and zero.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_svd_chosen "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, 2.25], [-1.75, -1.5], [0.75, -0.25]])\n" \
    ">>> U, S, V = torch.svd(input, compute_uv=False)\n" \
    ">>> U.tolist()\n" \
    "[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]\n" \
    ">>> S.tolist()\n" \
    "[3.4123..., 0.9583...]\n" \
    ">>> V.tolist()\n" \
    "[[0.0, 0.0], [0.0, 0.0]]"
extern const row op_product;
#define ABOUT_product "Products of matrices, or of their adjoints.\n" \
    "Element types: floating, complex.\n" \
    "d input = adjoint_if(product(grad, mat2, 0, 1 - adjoint2), adjoint)\n" \
    "d mat2 = adjoint_if(product(input, grad, 1 - adjoint, 0), adjoint2)\n" \
    "Shapes: input (..., m, n), mat2 (..., k, l)."
extern const row op_adjoint_if;
#define ABOUT_adjoint_if "Matrices, or their conjugate transposes.\n" \
    "Element types: floating, complex.\n" \
    "d input = adjoint_if(grad, adjoint)\n" \
    "Shapes: input (..., m, n)."
extern const row op_triangle;
#define ABOUT_triangle "Matrices with zeros in the other triangle and, if unit is True, on the diagonal.\n" \
    "Element types: floating, complex.\n" \
    "d input = triangle(grad, upper, unit)\n" \
    "Shapes: input (..., m, n), output (..., m, n)."
extern const row op_hermitian_lower;
#define ABOUT_hermitian_lower "Hermitian matrices with the lower triangles of the given ones.\n" \
    "Element types: floating, complex.\n" \
    "d input = fold_lower(grad)\n" \
    "Shapes: input (..., n, n), output (..., n, n)."
extern const row op_fold_lower;
#define ABOUT_fold_lower "Lower triangles, to which the adjoints of the upper ones are added.\n" \
    "Element types: floating, complex.\n" \
    "d input = hermitian_lower(grad)\n" \
    "Shapes: input (..., n, n), output (..., n, n)."
extern const row op_hermitian_part;
#define ABOUT_hermitian_part "Means of square matrices and their adjoints.\n" \
    "Element types: floating, complex.\n" \
    "d input = hermitian_part(grad)\n" \
    "Shapes: input (..., n, n), output (..., n, n)."
extern const row op_at_largest;
#define ABOUT_at_largest "From each column of the input the element in the row of the largest element of that " \
    "column of vectors.\n" \
    "Element types: floating, complex.\n" \
    "d input = from_largest(grad, vectors)\n" \
    "No gradient for vectors: a small change moves no largest element.\n" \
    "Shapes: input (..., n, k), vectors (..., n, k), output (..., k)."
extern const row op_from_largest;
#define ABOUT_from_largest "Zeros, and the input in the rows of the largest elements of the columns of vectors.\n" \
    "Element types: floating, complex.\n" \
    "d input = at_largest(grad, vectors)\n" \
    "No gradient for vectors: a small change moves no largest element.\n" \
    "Shapes: input (..., k), vectors (..., n, k), output (..., n, k)."
extern const row op_inverse_differences;
#define ABOUT_inverse_differences "1 / (input - other), and zero where they are equal.\n" \
    "Element types: floating, complex.\n" \
    "d input = -grad * output * output\n" \
    "d other = grad * output * output\n" \
    "Shapes: input and other are broadcast to the shape of the result."
extern const row op_divide_or_zero;
#define ABOUT_divide_or_zero "input / other, and zero where input is zero.\n" \
    "Element types: floating, complex.\n" \
    "d input = grad * select(other == 0, 0, 1 / other)\n" \
    "d other = -grad * select(other == 0, 0, output / other)\n" \
    "Shapes: input and other are broadcast to the shape of the result."
extern const row op_conjugate;
#define ABOUT_conjugate "Conjugates of complex numbers, and real numbers.\n" \
    "Element types: floating, complex.\n" \
    "d input = conj(grad)\n" \
    "Shapes: input (any), output (as input)."
extern const row op_linalg_ldl_factor_ex;
#define ABOUT_linalg_ldl_factor_ex "Factors of symmetric matrices, or Hermitian ones, L below the diagonal of a matrix " \
    "with the blocks of D; exchanged rows, counted from 1 and negative for blocks of two " \
    "(Bunch and Kaufman, 1977); and 0 for each, or the number of a zero of D. " \
    "check_errors=True raises an error instead. Only lower triangles are read.\n" \
    "Element types: floating, complex.\n" \
    "No gradient formula for A, so backward raises an error: linalg.solve has a " \
    "gradient.\n" \
    "Shapes: A (..., n, n)."
#define EXAMPLE_linalg_ldl_factor_ex "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[2.0, 1.0], [1.0, 3.0]])\n" \
    ">>> LD, pivots, info = torch.linalg.ldl_factor_ex(A)\n" \
    ">>> LD.tolist()\n" \
    "[[2.0, 0.0], [0.5, 2.5]]\n" \
    ">>> pivots.tolist()\n" \
    "[1, 2]\n" \
    ">>> info.tolist()\n" \
    "0"
extern const row op_linalg_ldl_factor;
#define ABOUT_linalg_ldl_factor "Factors of symmetric or Hermitian matrices, as of ldl_factor_ex. A singular matrix " \
    "raises an error.\n" \
    "Element types: floating, complex.\n" \
    "No gradient formula for A, so backward raises an error: linalg.solve has a " \
    "gradient.\n" \
    "Shapes: A (..., n, n)."
#define EXAMPLE_linalg_ldl_factor "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[2.0, 1.0], [1.0, 3.0]])\n" \
    ">>> LD, pivots = torch.linalg.ldl_factor(A)\n" \
    ">>> LD.tolist()\n" \
    "[[2.0, 0.0], [0.5, 2.5]]\n" \
    ">>> pivots.tolist()\n" \
    "[1, 2]"
extern const row op_ldl_solution;
#define ABOUT_ldl_solution "Solutions X of A @ X = B, or with the conjugate of A, from the factors of A.\n" \
    "Element types: floating, complex.\n" \
    "d B = ldl_solution(LD, pivots, grad, hermitian, conjugate == hermitian)\n" \
    "No gradient formula for LD, so backward raises an error: linalg.solve has a " \
    "gradient.\n" \
    "Shapes: LD (..., n, n), pivots (..., n), B (..., n, k)."
extern const row op_linalg_ldl_solve;
#define ABOUT_linalg_ldl_solve "Solutions X of A @ X = B, from the factors of A that ldl_factor returns.\n" \
    "Element types: floating, complex.\n" \
    "d B = ldl_solution(LD, pivots, grad, hermitian, 0 == hermitian)\n" \
    "No gradient formula for LD, so backward raises an error: linalg.solve has a " \
    "gradient.\n" \
    "Shapes: LD (..., n, n), pivots (..., n), B (..., n, k)."
#define EXAMPLE_linalg_ldl_solve "\n" \
    "\n" \
    ">>> LD = torch.DoubleTensor([[2.0, 0.0], [0.5, 3.0]])\n" \
    ">>> pivots = torch.IntTensor([2, 2])\n" \
    ">>> B = torch.DoubleTensor([[-1.0], [-0.25]])\n" \
    ">>> torch.linalg.ldl_solve(LD, pivots, B).tolist()\n" \
    "[[-0.2916...], [0.0208...]]"
extern const row op_linalg_eigvals;
#define ABOUT_linalg_eigvals "Complex eigenvalues of square matrices.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_eigvals "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[1.0, 0.25], [0.5, 4.0]])\n" \
    ">>> torch.linalg.eigvals(A).tolist()\n" \
    "[(0.9588...+0j), (4.041...+0j)]"
extern const row op_linalg_eigvalsh;
#define ABOUT_linalg_eigvalsh "Eigenvalues of Hermitian matrices, ascending. Only one triangle is read.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_eigvalsh "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[0.5, -0.125, -0.75], [-0.125, 3.75, -0.75], [-0.75, " \
    "-0.75, 2.0]])\n" \
    ">>> torch.linalg.eigvalsh(A).tolist()\n" \
    "[0.1419..., 2.0744..., 4.0336...]"
extern const row op_linalg_svdvals;
#define ABOUT_linalg_svdvals "Singular values of matrices, descending. driver, the algorithm of a GPU, has no " \
    "effect.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_svdvals "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[1.5, -0.75], [-2.75, 2.25], [-1.25, -0.75]])\n" \
    ">>> torch.linalg.svdvals(A).tolist()\n" \
    "[3.9577..., 1.3779...]"
extern const row op_linalg_lu;
#define ABOUT_linalg_lu "P, L and U with P @ L @ U = A, a permutation, a unit lower triangle and an upper " \
    "triangle. Singular matrices have them as well, but no gradient. pivot=False raises " \
    "RuntimeError.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_lu "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[2.375, -0.3125, -0.125], [-0.5625, 2.9375, -0.125], " \
    "[0.5, 0.1875, 3.375]])\n" \
    ">>> P, L, U = torch.linalg.lu(A)\n" \
    ">>> P.tolist()\n" \
    "[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]\n" \
    ">>> L.tolist()\n" \
    "[[1.0, 0.0, 0.0], [-0.2368..., 1.0, 0.0], [0.2105..., 0.0884..., 1.0]]\n" \
    ">>> U.tolist()\n" \
    "[[2.375, -0.3125, -0.125], [0.0, 2.8634..., -0.1546...], [0.0, 0.0, 3.4149...]]"
extern const row op_lu_unpack;
#define ABOUT_lu_unpack "P, L and U with P @ L @ U = A, from what linalg.lu_factor(A) returns. Those that " \
    "are not requested are empty.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_lu_unpack "\n" \
    "\n" \
    ">>> LU_data = torch.DoubleTensor([[2.0, 1.0], [0.5, 3.0]])\n" \
    ">>> LU_pivots = torch.IntTensor([2, 2])\n" \
    ">>> P, L, U = torch.lu_unpack(LU_data, LU_pivots)\n" \
    ">>> P.tolist()\n" \
    "[[0.0, 1.0], [1.0, 0.0]]\n" \
    ">>> L.tolist()\n" \
    "[[1.0, 0.0], [0.5, 1.0]]\n" \
    ">>> U.tolist()\n" \
    "[[2.0, 1.0], [0.0, 3.0]]"
extern const row op_linalg_lu_solve;
#define ABOUT_linalg_lu_solve "Solutions X of A @ X = B, given the LU factors of A, or of X @ A = B if left is " \
    "False; with A.mH in place of A if adjoint is True.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_lu_solve "\n" \
    "\n" \
    ">>> LU = torch.DoubleTensor([[2.0, 1.0], [0.5, 3.0]])\n" \
    ">>> pivots = torch.IntTensor([2, 2])\n" \
    ">>> B = torch.DoubleTensor([[-0.5, -2.75, -0.5], [-1.75, 1.5, 0.75]])\n" \
    ">>> torch.linalg.lu_solve(LU, pivots, B).tolist()\n" \
    "[[-0.9375, 1.3333..., 0.5208...], [0.125, -1.1666..., -0.2916...]]"
extern const row op_linalg_householder_product;
#define ABOUT_linalg_householder_product "The first columns of products of Householder reflections, whose vectors are below " \
    "the diagonal of A as geqrf returns them, and their factors in tau.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_householder_product "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[2.0, 2.5], [-0.25, 2.5], [-2.0, 1.0]])\n" \
    ">>> tau = torch.DoubleTensor([-2.5, -2.5])\n" \
    ">>> torch.linalg.householder_product(A, tau).tolist()\n" \
    "[[3.5, -14.6875], [-0.625, 7.171875], [-5.0, 31.875]]"
extern const row op_linalg_matrix_power;
#define ABOUT_linalg_matrix_power "Square matrices to the integer power n. A negative n inverts them first.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_matrix_power "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[[1.5625, -0.625], [0.125, 2.125]], [[1.5625, 0.375], " \
    "[0.5, 2.4375]]])\n" \
    ">>> torch.linalg.matrix_power(A, -1).tolist()\n" \
    "[[[0.6252..., 0.1839...], [-0.0367..., 0.4597...]], [[0.6731..., -0.1035...], " \
    "[-0.1380..., 0.431...]]]"
extern const row op_linalg_matrix_exp;
#define ABOUT_linalg_matrix_exp "Exponentials of square matrices.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_matrix_exp "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[-2.25, 1.75, 2.75], [-1.0, -0.75, 1.0], [0.75, -2.0, " \
    "1.0]])\n" \
    ">>> torch.linalg.matrix_exp(A).tolist()\n" \
    "[[0.8385..., -1.2707..., 2.7114...], [-0.0148..., -0.0488..., 0.4018...], " \
    "[1.2110..., -2.1004..., 3.3252...]]"
extern const row op_linalg_cross;
#define ABOUT_linalg_cross "Cross products along a dim of size 3. Other dims are broadcast.\n" \
    "Element types: numbers, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_cross "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.5, -0.25, 1.0])\n" \
    ">>> other = torch.DoubleTensor([[-2.25, 2.25, -1.0], [-2.5, 1.25, -1.75]])\n" \
    ">>> torch.linalg.cross(input, other).tolist()\n" \
    "[[-2.0, -0.75, 2.8125], [-0.8125, 0.125, 1.25]]"
extern const row op_linalg_diagonal;
#define ABOUT_linalg_diagonal "A view of the diagonals of the matrices in two dims. The diagonals are the last " \
    "dim.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_diagonal "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[0.25, -2.5, 2.5], [-2.0, -2.25, -0.75], [2.25, -0.5, " \
    "2.25]])\n" \
    ">>> torch.linalg.diagonal(A).tolist()\n" \
    "[0.25, -2.25, 2.25]"
extern const row op_linalg_vecdot;
#define ABOUT_linalg_vecdot "Dot products along dim, with the conjugate of a complex x. Other dims are " \
    "broadcast.\n" \
    "Element types: numbers, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_vecdot "\n" \
    "\n" \
    ">>> x = torch.DoubleTensor([2.25, 2.25, -2.0])\n" \
    ">>> y = torch.DoubleTensor([-0.5, 2.75, -2.0])\n" \
    ">>> torch.linalg.vecdot(x, y).tolist()\n" \
    "9.0625"
extern const row op_linalg_vander;
#define ABOUT_linalg_vander "Vandermonde matrices of vectors; row i holds the powers 0 to N - 1 of element i. N " \
    "is by default the number of elements.\n" \
    "Element types: numbers, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_vander "\n" \
    "\n" \
    ">>> x = torch.DoubleTensor([-2.75, 2.75, -1.0])\n" \
    ">>> torch.linalg.vander(x).tolist()\n" \
    "[[1.0, -2.75, 7.5625], [1.0, 2.75, 7.5625], [1.0, -1.0, 1.0]]"
extern const row op_linalg_multi_dot;
#define ABOUT_linalg_multi_dot "The product of several matrices in the order of lowest cost (Cormen and others, " \
    "2009, section 15.2). The first and the last may be vectors.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_multi_dot "\n" \
    "\n" \
    ">>> tensors_0 = torch.DoubleTensor([2.0, -0.5, -2.25])\n" \
    ">>> tensors_1 = torch.DoubleTensor([[-1.5, 1.25], [-1.0, -2.75], [1.25, 2.0]])\n" \
    ">>> tensors_2 = torch.DoubleTensor([2.0, 1.25])\n" \
    ">>> torch.linalg.multi_dot([tensors_0, tensors_1, tensors_2]).tolist()\n" \
    "-11.40625"
extern const row op_linalg_tensorinv;
#define ABOUT_linalg_tensorinv "The inverse of A as a linear map from its last dims to its first ind dims. " \
    "tensordot of both is the identity.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_tensorinv "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[[2.0, 1.0], [0.0, 1.0]], [[1.0, 3.0], [1.0, 0.0]], " \
    "[[0.0, 1.0], [2.0, 2.0]], [[1.0, 0.0], [1.0, 4.0]]])\n" \
    ">>> torch.linalg.tensorinv(A, ind=1).tolist()\n" \
    "[[[1.0, -0.5, 0.5, -0.5], [-0.5714..., 0.7142..., -0.5714..., 0.4285...]], " \
    "[[0.7142..., -0.6428..., 1.2142..., -0.7857...], [-0.4285..., 0.2857..., " \
    "-0.4285..., 0.5714...]]]"
extern const row op_linalg_tensorsolve;
#define ABOUT_linalg_tensorsolve "X with tensordot(A, X, X.dim()) = B. dims of A are moved to the end first.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_linalg_tensorsolve "\n" \
    "\n" \
    ">>> A = torch.DoubleTensor([[2.0, 1.0], [1.0, 3.0]])\n" \
    ">>> B = torch.DoubleTensor([2.0, -1.5])\n" \
    ">>> torch.linalg.tensorsolve(A, B).tolist()\n" \
    "[1.5, -1.0]"
extern const row op_zeros;
#define ABOUT_zeros "Tensor of zeros.\n" \
    "Element types: any.\n" \
    "Not differentiable: the call has no tensor operand."
#define EXAMPLE_zeros "\n" \
    "\n" \
    ">>> torch.zeros((2, 3)).tolist()\n" \
    "[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]"
extern const row op_empty;
#define ABOUT_empty "Tensor whose elements are undefined. No memory is written, so fill the tensor " \
    "before its elements are read.\n" \
    "Element types: any.\n" \
    "Not differentiable: the call has no tensor operand."
#define EXAMPLE_empty "\n" \
    "\n" \
    ">>> torch.empty((0,)).tolist()\n" \
    "[]"
extern const row op_empty_like;
#define ABOUT_empty_like "Tensor of the size, type and order of dims of input, whose elements are undefined. " \
    "No memory is written, so fill the tensor before its elements are read.\n" \
    "Element types: any.\n" \
    "Not differentiable: the result does not depend on the values."
#define EXAMPLE_empty_like "\n" \
    "\n" \
    ">>> input = torch.zeros(0).type('torch.DoubleTensor')\n" \
    ">>> torch.empty_like(input).tolist()\n" \
    "[]"
extern const row op_new_zeros;
#define ABOUT_new_zeros "Tensor of zeros, in the type and on the device of input.\n" \
    "Element types: any.\n" \
    "Not differentiable: the result does not depend on the values."
#define EXAMPLE_new_zeros "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-0.75, -2.75])\n" \
    ">>> input.new_zeros((2, 3)).tolist()\n" \
    "[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]"
extern const row op_new_ones;
#define ABOUT_new_ones "Tensor of ones, in the type and on the device of input.\n" \
    "Element types: any.\n" \
    "Not differentiable: the result does not depend on the values."
#define EXAMPLE_new_ones "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-1.5, 2.75])\n" \
    ">>> input.new_ones((2, 3)).tolist()\n" \
    "[[1.0, 1.0, 1.0], [1.0, 1.0, 1.0]]"
extern const row op_new_empty;
#define ABOUT_new_empty "Tensor whose elements are undefined, in the type and on the device of input. No " \
    "memory is written, so fill the tensor before its elements are read.\n" \
    "Element types: any.\n" \
    "Not differentiable: the result does not depend on the values."
#define EXAMPLE_new_empty "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([1.25, 2.25])\n" \
    ">>> input.new_empty((0,)).tolist()\n" \
    "[]"
extern const row op_ones;
#define ABOUT_ones "Tensor of ones.\n" \
    "Element types: any.\n" \
    "Not differentiable: the call has no tensor operand."
#define EXAMPLE_ones "\n" \
    "\n" \
    ">>> torch.ones((2, 3)).tolist()\n" \
    "[[1.0, 1.0, 1.0], [1.0, 1.0, 1.0]]"
extern const row op_eye;
#define ABOUT_eye "Matrix of n rows and m columns (by default n) with ones on the diagonal and zeros " \
    "elsewhere.\n" \
    "Element types: any.\n" \
    "Not differentiable: the call has no tensor operand."
#define EXAMPLE_eye "\n" \
    "\n" \
    ">>> torch.eye(3).tolist()\n" \
    "[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]"
extern const row op_arange;
#define ABOUT_arange "Numbers from start to end, step apart, without end.\n" \
    "Element types: numbers.\n" \
    "Not differentiable: the call has no tensor operand."
#define EXAMPLE_arange "\n" \
    "\n" \
    ">>> torch.arange(end=5).tolist()\n" \
    "[0, 1, 2, 3, 4]"
extern const row op_range;
#define ABOUT_range "Numbers from start to end, step apart, including end.\n" \
    "Element types: numbers.\n" \
    "Not differentiable: the call has no tensor operand."
#define EXAMPLE_range "\n" \
    "\n" \
    ">>> torch.range(0, 5).tolist()\n" \
    "[0.0, 1.0, 2.0, 3.0, 4.0, 5.0]"
extern const row op_linspace;
#define ABOUT_linspace "The given number of evenly spaced numbers from start to end, both included.\n" \
    "Element types: numbers, complex.\n" \
    "Not differentiable: the call has no tensor operand."
#define EXAMPLE_linspace "\n" \
    "\n" \
    ">>> torch.linspace(1, 2).size()\n" \
    "torch.Size([100])"
extern const row op_logspace;
#define ABOUT_logspace "base to the power of the numbers of linspace.\n" \
    "Element types: numbers, complex.\n" \
    "Not differentiable: the call has no tensor operand."
#define EXAMPLE_logspace "\n" \
    "\n" \
    ">>> torch.logspace(0, 1).size()\n" \
    "torch.Size([100])"
extern const row op_randperm;
#define ABOUT_randperm "Random permutation of the integers from 0 to n - 1 (Fisher and Yates). All " \
    "permutations are equally likely.\n" \
    "Element types: numbers.\n" \
    "Not differentiable."
#define EXAMPLE_randperm "\n" \
    "\n" \
    ">>> torch.randperm(1).tolist()\n" \
    "[0]"
extern const row op_full;
#define ABOUT_full "Tensor filled with fill_value.\n" \
    "Element types: any.\n" \
    "Not differentiable: the call has no tensor operand."
#define EXAMPLE_full "\n" \
    "\n" \
    ">>> torch.full((2, 3), 7).tolist()\n" \
    "[[7, 7, 7], [7, 7, 7]]"
extern const row op_scalar_tensor;
#define ABOUT_scalar_tensor "Tensor without dims that holds a number, by default in the default type.\n" \
    "Element types: any.\n" \
    "Not differentiable: the call has no tensor operand."
#define EXAMPLE_scalar_tensor "\n" \
    "\n" \
    ">>> torch.scalar_tensor(3).tolist()\n" \
    "3.0"
extern const row op_new_full;
#define ABOUT_new_full "Tensor filled with fill_value, in the type and on the device of input.\n" \
    "Element types: any.\n" \
    "Not differentiable: the result does not depend on the values."
#define EXAMPLE_new_full "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([0.25, -2.5])\n" \
    ">>> input.new_full((2, 3), 7).tolist()\n" \
    "[[7.0, 7.0, 7.0], [7.0, 7.0, 7.0]]"
extern const row op_full_like;
#define ABOUT_full_like "Tensor of the size and type of input, filled with fill_value.\n" \
    "Element types: any.\n" \
    "Not differentiable: the result does not depend on the values.\n" \
    "Shapes: input (any), output (as input)."
#define EXAMPLE_full_like "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, -1.0, -1.75], [2.25, 2.5, 2.0]])\n" \
    ">>> torch.full_like(input, 2).tolist()\n" \
    "[[2.0, 2.0, 2.0], [2.0, 2.0, 2.0]]"
extern const row op_rand;
#define ABOUT_rand "Random numbers of the uniform distribution over [0, 1).\n" \
    "Element types: floating.\n" \
    "Not differentiable: the call has no tensor operand."
#define EXAMPLE_rand "\n" \
    "\n" \
    ">>> torch.rand((100, 50)).size()\n" \
    "torch.Size([100, 50])"
extern const row op_randn;
#define ABOUT_randn "Random numbers of the standard normal distribution.\n" \
    "Element types: floating.\n" \
    "Not differentiable: the call has no tensor operand."
#define EXAMPLE_randn "\n" \
    "\n" \
    ">>> torch.randn((100, 50)).size()\n" \
    "torch.Size([100, 50])"
extern const row op_normal;
#define ABOUT_normal "Random number of the normal distribution for each element of mean and std.\n" \
    "Element types: floating.\n" \
    "A random draw has no gradient. reinforce(reward) on it gives the operands a " \
    "gradient."
#define EXAMPLE_normal "\n" \
    "\n" \
    ">>> mean = (torch.arange(0, 5000) % 7 - 3).view(5000).type('torch.DoubleTensor') / " \
    "2\n" \
    ">>> torch.normal(mean=mean, std=2).size()\n" \
    "torch.Size([5000])"
extern const row op_normal_sized;
#define ABOUT_normal_sized "Random numbers of the normal distribution with one mean and one standard deviation.\n" \
    "Element types: floating.\n" \
    "Not differentiable: the call has no tensor operand."
#define EXAMPLE_normal_sized "\n" \
    "\n" \
    ">>> torch.normal(size=(0, 3)).size()\n" \
    "torch.Size([0, 3])"
extern const row op_bernoulli;
#define ABOUT_bernoulli "One with the probability that each element gives, otherwise zero.\n" \
    "Element types: floating.\n" \
    "A random draw has no gradient. reinforce(reward) on it gives the operands a " \
    "gradient."
#define EXAMPLE_bernoulli "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 5000) % 3 + 1).view(100, " \
    "50).type('torch.DoubleTensor') / 4\n" \
    ">>> torch.bernoulli(input).size()\n" \
    "torch.Size([100, 50])"
extern const row op_bernoulli_like;
#define ABOUT_bernoulli_like "One with probability p, otherwise zero, in the size and type of input.\n" \
    "Element types: floating.\n" \
    "Not differentiable: random numbers do not depend on the operands."
#define EXAMPLE_bernoulli_like "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 5000) % 7 - 3).view(100, " \
    "50).type('torch.DoubleTensor') / 2\n" \
    ">>> torch.bernoulli(input, 0.3).size()\n" \
    "torch.Size([100, 50])"
extern const row op_standard_gamma;
#define ABOUT_standard_gamma "Random number of the gamma distribution with scale 1, with the shape that each " \
    "element gives (Marsaglia and Tsang, 2000). The gradient is the derivative of the " \
    "draw with its cumulative probability held fixed.\n" \
    "Element types: floating.\n" \
    "d input = grad * standard_gamma_grad(input, output)"
#define EXAMPLE_standard_gamma "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 5000) % 9 + 3).view(100, " \
    "50).type('torch.DoubleTensor') / 4\n" \
    ">>> torch.standard_gamma(input).size()\n" \
    "torch.Size([100, 50])"
extern const row op_log_standard_gamma;
#define ABOUT_log_standard_gamma "Logarithm of a random number of the gamma distribution with scale 1, with the shape " \
    "that each element gives. The draws of small shapes often underflow; their " \
    "logarithms do not.\n" \
    "Element types: floating.\n" \
    "d input = grad * log_gamma_grad(input, output)"
#define EXAMPLE_log_standard_gamma "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 5000) % 9 + 3).view(100, " \
    "50).type('torch.DoubleTensor') / 4\n" \
    ">>> torch.log_standard_gamma(input).size()\n" \
    "torch.Size([100, 50])"
extern const row op_poisson;
#define ABOUT_poisson "Random integer of the Poisson distribution with the rate that each element gives " \
    "(Hoermann, 1993).\n" \
    "Element types: floating.\n" \
    "Not differentiable: random numbers do not depend on the operands."
#define EXAMPLE_poisson "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([0.0, 0.0])\n" \
    ">>> torch.poisson(input).size()\n" \
    "torch.Size([2])"
extern const row op_binomial;
#define ABOUT_binomial "Random number of successes among as many trials as each element of input gives, " \
    "each with probability prob. Counts are rounded (Hoermann, 1993).\n" \
    "Element types: floating.\n" \
    "Not differentiable: random numbers do not depend on the operands."
#define EXAMPLE_binomial "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([3.0, 5.0])\n" \
    ">>> prob = torch.DoubleTensor([0.0, 1.0])\n" \
    ">>> torch.binomial(input, prob).size()\n" \
    "torch.Size([2])"
extern const row op_rand_like;
#define ABOUT_rand_like "Random numbers of the uniform distribution over [0, 1), in the size and type of " \
    "input.\n" \
    "Element types: floating.\n" \
    "Not differentiable: random numbers do not depend on the operands."
#define EXAMPLE_rand_like "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 5000) % 7 - 3).view(100, " \
    "50).type('torch.DoubleTensor') / 2\n" \
    ">>> torch.rand_like(input).size()\n" \
    "torch.Size([100, 50])"
extern const row op_randn_like;
#define ABOUT_randn_like "Random numbers of the standard normal distribution, in the size and type of input.\n" \
    "Element types: floating.\n" \
    "Not differentiable: random numbers do not depend on the operands."
#define EXAMPLE_randn_like "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 5000) % 7 - 3).view(100, " \
    "50).type('torch.DoubleTensor') / 2\n" \
    ">>> torch.randn_like(input).size()\n" \
    "torch.Size([100, 50])"
extern const row op_rand_like_complex;
#define ABOUT_rand_like_complex "Complex random numbers, whose parts are uniform over [0, 1), in the size and type " \
    "of input.\n" \
    "Element types: complex.\n" \
    "Not differentiable: random numbers do not depend on the operands."
#define EXAMPLE_rand_like_complex "\n" \
    "\n" \
    ">>> input = torch.zeros(0).type('torch.ComplexFloatTensor')\n" \
    ">>> torch.rand_like(input).tolist()\n" \
    "[]"
extern const row op_randn_like_complex;
#define ABOUT_randn_like_complex "Complex random numbers of the standard normal distribution, in the size and type of " \
    "input.\n" \
    "Element types: complex.\n" \
    "Not differentiable: random numbers do not depend on the operands."
#define EXAMPLE_randn_like_complex "\n" \
    "\n" \
    ">>> input = torch.zeros(0).type('torch.ComplexFloatTensor')\n" \
    ">>> torch.randn_like(input).tolist()\n" \
    "[]"
extern const row op_normal_complex;
#define ABOUT_normal_complex "Complex random number of the normal distribution for each element of mean; the " \
    "variance of a part is half of that of the number.\n" \
    "Element types: complex.\n" \
    "Not differentiable: random numbers have no derivative."
#define EXAMPLE_normal_complex "\n" \
    "\n" \
    ">>> mean = torch.ComplexFloatTensor([[(2.75+1.25j), (0.75+1.5j), (-0.5-2.25j)], " \
    "[(-1.75+1.25j), (1.75-2.5j), (1+1.25j)]])\n" \
    ">>> torch.normal(mean, std=0).tolist()\n" \
    "[[(2.75+1.25j), (0.75+1.5j), (-0.5-2.25j)], [(-1.75+1.25j), (1.75-2.5j), (1+1.25j)]]"
extern const row op_randint_like;
#define ABOUT_randint_like "Random integers from 0, or from low, to high - 1, in the size and type of input.\n" \
    "Element types: all, unsigned.\n" \
    "Not differentiable: random numbers do not depend on the operands."
#define EXAMPLE_randint_like "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.0, 0.5, -1.0], [-2.75, -1.0, -1.0]])\n" \
    ">>> torch.randint_like(input, 1).tolist()\n" \
    "[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]"
extern const row op_randint_like_between;
#define ABOUT_randint_like_between "Random integers from low to high - 1, in the size and type of input.\n" \
    "Element types: all, unsigned.\n" \
    "Not differentiable: random numbers do not depend on the operands."
#define EXAMPLE_randint_like_between "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.75, 0.75, 2.25], [-1.0, -0.25, -2.5]])\n" \
    ">>> torch.randint_like(input, 1, 2).tolist()\n" \
    "[[1.0, 1.0, 1.0], [1.0, 1.0, 1.0]]"
extern const row op_dropout_noise;
#define ABOUT_dropout_noise "factor with probability keep, otherwise zero, in the size and type of input.\n" \
    "Element types: floating.\n" \
    "Not differentiable: random numbers do not depend on the operands."
extern const row op_selu_dropped;
#define ABOUT_selu_dropped "factor * input + shift where kept is not zero, and elsewhere the same of SELU's " \
    "lowest value.\n" \
    "Element types: floating.\n" \
    "d input = select(kept != 0, grad * factor, 0)\n" \
    "No gradient for kept: it selects elements.\n" \
    "Shapes: input and kept are broadcast to the shape of the result."
extern const row op_dropout;
#define ABOUT_dropout "In training, each element is set to zero with probability p, and the others are " \
    "scaled by 1 / (1 - p) (Srivastava and others, 2014).\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_dropout "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, -0.5, -2.5, -2.0], [1.0, 1.75, 1.5, 2.0], " \
    "[-1.25, 1.0, -1.25, -2.75]])\n" \
    ">>> torch.dropout(input, p=0).tolist()\n" \
    "[[-0.25, -0.5, -2.5, -2.0], [1.0, 1.75, 1.5, 2.0], [-1.25, 1.0, -1.25, -2.75]]"
extern const row op_native_dropout;
#define ABOUT_native_dropout "dropout, and the mask of the kept elements. Unless train is False, elements are " \
    "dropped with probability p.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_native_dropout "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.0, -2.25, 0.25, -1.25], [-1.5, 1.25, -0.25, " \
    "0.25], [-2.0, -1.0, -1.25, -1.25]])\n" \
    ">>> output, mask = torch.native_dropout(input, 0, train=True)\n" \
    ">>> output.tolist()\n" \
    "[[-1.0, -2.25, 0.25, -1.25], [-1.5, 1.25, -0.25, 0.25], [-2.0, -1.0, -1.25, -1.25]]\n" \
    ">>> mask.tolist()\n" \
    "[[True, True, True, True], [True, True, True, True], [True, True, True, True]]"
extern const row op_dropout1d;
#define ABOUT_dropout1d "dropout of whole channels of (N, C, L) (Tompson and others, 2015). As in PyTorch, " \
    "dropout2d takes the first two dims of every input for N and C, and the others the " \
    "first dim for C if the input has another number of dims.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_dropout1d "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, -1.0, 0.75, 2.75], [0.5, -0.25, 2.75, " \
    "0.75], [1.0, -2.0, -0.5, 0.75]])\n" \
    ">>> F.dropout1d(input, p=1).tolist()\n" \
    "[[-0.0, -0.0, 0.0, 0.0], [0.0, -0.0, 0.0, 0.0], [0.0, -0.0, -0.0, 0.0]]"
extern const row op_dropout2d;
#define ABOUT_dropout2d "dropout of whole channels of (N, C, H, W) (Tompson and others, 2015). As in " \
    "PyTorch, dropout2d takes the first two dims of every input for N and C, and the " \
    "others the first dim for C if the input has another number of dims.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_dropout2d "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.5, 2.5, -2.25, -0.75], [-2.25, 1.0, -0.5, " \
    "1.75], [-1.25, -1.5, -2.75, -0.75]])\n" \
    ">>> F.dropout2d(input, training=False).tolist()\n" \
    "[[-1.5, 2.5, -2.25, -0.75], [-2.25, 1.0, -0.5, 1.75], [-1.25, -1.5, -2.75, -0.75]]"
extern const row op_dropout3d;
#define ABOUT_dropout3d "dropout of whole channels of (N, C, D, H, W) (Tompson and others, 2015). As in " \
    "PyTorch, dropout2d takes the first two dims of every input for N and C, and the " \
    "others the first dim for C if the input has another number of dims.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_dropout3d "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.75, -2.5, 1.75, 2.5], [1.5, 2.0, 1.75, 1.75], " \
    "[0.25, 1.5, -2.75, 2.5]])\n" \
    ">>> F.dropout3d(input, training=False).tolist()\n" \
    "[[1.75, -2.5, 1.75, 2.5], [1.5, 2.0, 1.75, 1.75], [0.25, 1.5, -2.75, 2.5]]"
extern const row op_rrelu_noise;
#define ABOUT_rrelu_noise "Slopes between lower and upper, in the size and type of input.\n" \
    "Element types: floating.\n" \
    "Not differentiable: random numbers do not depend on the operands."
extern const row op_rrelu;
#define ABOUT_rrelu "Leaky ReLU with a random negative slope (Xu and others, 2015). In training, each " \
    "element draws its slope uniformly between lower and upper; otherwise the slope is " \
    "their mean. If inplace is True, the result overwrites input.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_rrelu "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.75, 1.25, 1.25, -0.25], [0.5, 2.25, 0.75, -0.5], " \
    "[0.5, -2.75, -2.25, 1.75]])\n" \
    ">>> torch.rrelu(input).tolist()\n" \
    "[[2.75, 1.25, 1.25, -0.0572...], [0.5, 2.25, 0.75, -0.1145...], [0.5, -0.6302..., " \
    "-0.515625, 1.75]]"
extern const row op_alpha_dropout;
#define ABOUT_alpha_dropout "In training, each element is set to SELU's lowest value with probability p, then " \
    "all are scaled and shifted. Inputs with mean 0 and variance 1 keep them (Klambauer " \
    "and others, 2017).\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_alpha_dropout "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.25, -2.25, 0.25, 2.25], [0.75, 2.25, 0.25, " \
    "-1.25], [1.75, -0.25, -0.5, 2.5]])\n" \
    ">>> torch.alpha_dropout(input).tolist()\n" \
    "[[2.25, -2.25, 0.25, 2.25], [0.75, 2.25, 0.25, -1.25], [1.75, -0.25, -0.5, 2.5]]"
extern const row op_feature_alpha_dropout;
#define ABOUT_feature_alpha_dropout "alpha_dropout of whole channels of (N, C, ...).\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_feature_alpha_dropout "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.25, -0.25, 0.5, -2.5], [-1.75, -2.75, 2.25, " \
    "2.25], [2.25, 0.25, -2.75, -2.25]])\n" \
    ">>> torch.feature_alpha_dropout(input).tolist()\n" \
    "[[0.25, -0.25, 0.5, -2.5], [-1.75, -2.75, 2.25, 2.25], [2.25, 0.25, -2.75, -2.25]]"
extern const row op_feature_dropout;
#define ABOUT_feature_dropout "dropout of whole channels of (N, C, ...).\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_feature_dropout "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.75, -0.75, -2.25, 1.5], [2.5, -0.75, 1.0, " \
    "0.25], [1.75, 1.5, -2.75, 1.5]])\n" \
    ">>> torch.feature_dropout(input, 1, True).tolist()\n" \
    "[[-0.0, -0.0, -0.0, 0.0], [0.0, -0.0, 0.0, 0.0], [0.0, 0.0, -0.0, 0.0]]"
extern const row op_dropout_;
#define ABOUT_dropout_ "dropout in place.\n" \
    "Element types: floating.\n" \
    "Not differentiable: dropout has a gradient."
#define EXAMPLE_dropout_ "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, -1.0, 0.5, 0.5], [1.75, -0.5, -0.25, -1.5], " \
    "[0.75, -0.25, -2.5, 2.25]])\n" \
    ">>> torch.dropout_(input, 1, True).tolist()\n" \
    "[[0.0, -0.0, 0.0, 0.0], [0.0, -0.0, -0.0, -0.0], [0.0, -0.0, -0.0, 0.0]]"
extern const row op_feature_dropout_;
#define ABOUT_feature_dropout_ "feature_dropout in place.\n" \
    "Element types: floating.\n" \
    "Not differentiable: feature_dropout has a gradient."
#define EXAMPLE_feature_dropout_ "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25, -1.5, -2.0, -1.0], [2.25, 2.75, 0.25, 1.0], " \
    "[2.75, -2.25, 0.5, 2.25]])\n" \
    ">>> torch.feature_dropout_(input, 1, True).tolist()\n" \
    "[[-0.0, -0.0, -0.0, -0.0], [0.0, 0.0, 0.0, 0.0], [0.0, -0.0, 0.0, 0.0]]"
extern const row op_alpha_dropout_;
#define ABOUT_alpha_dropout_ "alpha_dropout in place.\n" \
    "Element types: floating.\n" \
    "Not differentiable: alpha_dropout has a gradient."
#define EXAMPLE_alpha_dropout_ "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.75, 1.25, 0.75, 0.25], [1.0, -1.25, -2.25, " \
    "2.25], [-1.25, -1.5, -2.75, -1.75]])\n" \
    ">>> torch.alpha_dropout_(input, 1, True).tolist()\n" \
    "[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]"
extern const row op_feature_alpha_dropout_;
#define ABOUT_feature_alpha_dropout_ "feature_alpha_dropout in place.\n" \
    "Element types: floating.\n" \
    "Not differentiable: feature_alpha_dropout has a gradient."
#define EXAMPLE_feature_alpha_dropout_ "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.25, -0.5, 0.75, 0.25], [-2.75, 2.5, 2.5, -0.5], " \
    "[1.75, 1.25, -2.5, 2.0]])\n" \
    ">>> torch.feature_alpha_dropout_(input, 1, True).tolist()\n" \
    "[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]"
extern const row op_bernoulli_;
#define ABOUT_bernoulli_ "Fill with one with probability p, otherwise zero.\n" \
    "Element types: floating.\n" \
    "d input = 0"
#define EXAMPLE_bernoulli_ "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 5000) % 7 - 3).view(100, " \
    "50).type('torch.DoubleTensor') / 2\n" \
    ">>> torch.bernoulli_(input).size()\n" \
    "torch.Size([100, 50])"
extern const row op_bernoulli_integral_;
#define ABOUT_bernoulli_integral_ "Fill an integer tensor with one with probability p, otherwise zero.\n" \
    "Element types: whole.\n" \
    "Not differentiable: the elements are overwritten."
#define EXAMPLE_bernoulli_integral_ "\n" \
    "\n" \
    ">>> input = torch.IntTensor([5, 6, 7])\n" \
    ">>> torch.bernoulli_(input, p=1).tolist()\n" \
    "[1, 1, 1]"
extern const row op_bernoulli_each_;
#define ABOUT_bernoulli_each_ "Fill with one with the probability that p gives for each element, otherwise zero. p " \
    "is broadcast and may be of any floating type.\n" \
    "Element types: all.\n" \
    "Not differentiable: the elements are overwritten."
#define EXAMPLE_bernoulli_each_ "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([5.0, 6.0, 7.0])\n" \
    ">>> p = torch.DoubleTensor([0.0, 1.0, 0.0])\n" \
    ">>> torch.bernoulli_(input, p).tolist()\n" \
    "[0.0, 1.0, 0.0]"
extern const row op_uniform_;
#define ABOUT_uniform_ "Fill with random numbers of the uniform distribution over [low, high). Numbers that " \
    "round to high are replaced by low.\n" \
    "Element types: floating.\n" \
    "d input = 0"
#define EXAMPLE_uniform_ "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 5000) % 7 - 3).view(100, " \
    "50).type('torch.DoubleTensor') / 2\n" \
    ">>> torch.uniform_(input).size()\n" \
    "torch.Size([100, 50])"
extern const row op_uniform_complex_;
#define ABOUT_uniform_complex_ "Fill with complex numbers whose parts are uniform over [low, high).\n" \
    "Element types: complex.\n" \
    "Not differentiable: the elements are overwritten."
#define EXAMPLE_uniform_complex_ "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(0.25-2.25j), (0.75-0.5j), (2.25+0.75j), " \
    "(0.75-0.5j)], [(2.75-0.25j), (-2.25+1.25j), (2.75-2.25j), (2.25+2.25j)], " \
    "[(0.25-1.5j), (-0.75+1.5j), (-0.75-2.25j), (0.5+0.75j)]])\n" \
    ">>> torch.uniform_(input, low=2, high=2).tolist()\n" \
    "[[(2+2j), (2+2j), (2+2j), (2+2j)], [(2+2j), (2+2j), (2+2j), (2+2j)], [(2+2j), " \
    "(2+2j), (2+2j), (2+2j)]]"
extern const row op_normal_;
#define ABOUT_normal_ "Fill with random numbers of the normal distribution.\n" \
    "Element types: floating.\n" \
    "d input = 0"
#define EXAMPLE_normal_ "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 5000) % 7 - 3).view(100, " \
    "50).type('torch.DoubleTensor') / 2\n" \
    ">>> torch.normal_(input).size()\n" \
    "torch.Size([100, 50])"
extern const row op_normal_complex_;
#define ABOUT_normal_complex_ "Fill with complex numbers of the normal distribution. Each part has half the " \
    "variance.\n" \
    "Element types: complex.\n" \
    "Not differentiable: the elements are overwritten."
#define EXAMPLE_normal_complex_ "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(-1.75-2.75j), (1+0.5j), (1+1j), (2.75+2j)], " \
    "[(2.25+2.25j), (0.5-1j), (-2.25+1.75j), (0.5-1.75j)], [(-0.25-2.5j), (1.25+2.75j), " \
    "(-2.75+2.5j), (-0.5+2.5j)]])\n" \
    ">>> torch.normal_(input, mean=2, std=0).tolist()\n" \
    "[[(2+0j), (2+0j), (2+0j), (2+0j)], [(2+0j), (2+0j), (2+0j), (2+0j)], [(2+0j), " \
    "(2+0j), (2+0j), (2+0j)]]"
extern const row op_exponential_;
#define ABOUT_exponential_ "Fill with random numbers of the exponential distribution of rate lambd, -log(1 - u) " \
    "/ lambd. No number is 0.\n" \
    "Element types: floating.\n" \
    "d input = 0"
#define EXAMPLE_exponential_ "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 5000) % 7 - 3).view(100, " \
    "50).type('torch.DoubleTensor') / 2\n" \
    ">>> torch.exponential_(input).size()\n" \
    "torch.Size([100, 50])"
extern const row op_cauchy_;
#define ABOUT_cauchy_ "Fill with random numbers of the Cauchy distribution, median + sigma * tan(pi * (u - " \
    "1/2)).\n" \
    "Element types: floating.\n" \
    "d input = 0"
#define EXAMPLE_cauchy_ "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 5000) % 7 - 3).view(100, " \
    "50).type('torch.DoubleTensor') / 2\n" \
    ">>> torch.cauchy_(input).size()\n" \
    "torch.Size([100, 50])"
extern const row op_log_normal_;
#define ABOUT_log_normal_ "Fill with random numbers whose logarithm has the normal distribution of the given " \
    "mean and standard deviation.\n" \
    "Element types: floating.\n" \
    "d input = 0"
#define EXAMPLE_log_normal_ "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 5000) % 7 - 3).view(100, " \
    "50).type('torch.DoubleTensor') / 2\n" \
    ">>> torch.log_normal_(input).size()\n" \
    "torch.Size([100, 50])"
extern const row op_geometric_;
#define ABOUT_geometric_ "Fill with the number of trials up to the first success, each with probability p, " \
    "floor(log(1 - u) / log(1 - p)) + 1.\n" \
    "Element types: floating.\n" \
    "d input = 0"
#define EXAMPLE_geometric_ "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 5000) % 7 - 3).view(100, " \
    "50).type('torch.DoubleTensor') / 2\n" \
    ">>> torch.geometric_(input, 0.3).size()\n" \
    "torch.Size([100, 50])"
extern const row op_geometric_integral_;
#define ABOUT_geometric_integral_ "Fill an integer tensor with the number of trials up to the first success. If a " \
    "number does not fit the type, it raises OverflowError and leaves the tensor " \
    "unchanged.\n" \
    "Element types: integral.\n" \
    "Not differentiable: the elements are overwritten."
#define EXAMPLE_geometric_integral_ "\n" \
    "\n" \
    ">>> input = torch.IntTensor([5, 6, 7])\n" \
    ">>> torch.geometric_(input, 1).tolist()\n" \
    "[1, 1, 1]"
extern const row op_random_;
#define ABOUT_random_ "Fill with random integers from 0 to high - 1. If high is None, the largest is that " \
    "of the type, and for floating types 2 to the power of the digits, up to which they " \
    "represent all integers.\n" \
    "Element types: all, unsigned.\n" \
    "d input = 0"
#define EXAMPLE_random_ "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 5000) % 7 - 3).view(100, " \
    "50).type('torch.DoubleTensor') / 2\n" \
    ">>> torch.random_(input, high=100).size()\n" \
    "torch.Size([100, 50])"
extern const row op_random_between_;
#define ABOUT_random_between_ "Fill with random integers from low to high - 1. If high is None, the largest is " \
    "that of the type, and for floating types 2 to the power of the digits, up to which " \
    "they represent all integers.\n" \
    "Element types: all, unsigned.\n" \
    "d input = 0"
#define EXAMPLE_random_between_ "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 5000) % 7 - 3).view(100, " \
    "50).type('torch.DoubleTensor') / 2\n" \
    ">>> torch.random_(input, 10, 100).size()\n" \
    "torch.Size([100, 50])"
extern const row op_conv2d;
#define ABOUT_conv2d "Cross-correlation of planes (N, C, H, W), or of one plane (C, H, W), with weight " \
    "(O, C / groups, sizes of the kernel), plus bias (O). A dim of n elements has (n + 2 " \
    "padding - dilation (kernel - 1) - 1) / stride + 1 in the result, rounded down. " \
    "Planes are padded with zeros.\n" \
    "Element types: numbers, complex.\n" \
    "d input = conv2d_input(grad, weight, input.size()[input.dim() - 2:], stride, " \
    "padding, dilation, groups)\n" \
    "d weight = conv2d_weight(grad, input, weight.size()[2:], stride, padding, dilation, " \
    "groups)\n" \
    "d bias = grad.transpose(-3, -1).sum_to_size(bias.size())"
#define EXAMPLE_conv2d "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 180) % 7 - 3).view(2, 3, 6, " \
    "5).type('torch.DoubleTensor') / 2\n" \
    ">>> weight = (torch.arange(0, 72) % 7 - 3).view(4, 3, 3, " \
    "2).type('torch.DoubleTensor') / 2\n" \
    ">>> torch.conv2d(input, weight).size()\n" \
    "torch.Size([2, 4, 4, 4])"
extern const row op_conv3d;
#define ABOUT_conv3d "Cross-correlation of planes (N, C, D, H, W), or of one plane (C, D, H, W), with " \
    "weight (O, C / groups, sizes of the kernel), plus bias (O). A dim of n elements has " \
    "(n + 2 padding - dilation (kernel - 1) - 1) / stride + 1 in the result, rounded " \
    "down. Planes are padded with zeros.\n" \
    "Element types: numbers, complex.\n" \
    "d input = conv3d_input(grad, weight, input.size()[input.dim() - 3:], stride, " \
    "padding, dilation, groups)\n" \
    "d weight = conv3d_weight(grad, input, weight.size()[2:], stride, padding, dilation, " \
    "groups)\n" \
    "d bias = grad.transpose(-4, -1).sum_to_size(bias.size())"
#define EXAMPLE_conv3d "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 72) % 7 - 3).view(2, 2, 3, 2, " \
    "3).type('torch.DoubleTensor') / 2\n" \
    ">>> weight = torch.DoubleTensor([[[[[-2.0]], [[1.0]]], [[[1.5]], [[0.25]]]], " \
    "[[[[-0.25]], [[-0.25]]], [[[-0.25]], [[2.5]]]], [[[[-2.5]], [[-1.5]]], [[[1.25]], " \
    "[[-2.75]]]]])\n" \
    ">>> torch.conv3d(input, weight, stride=(2, 1, 1), padding=(1, 0, 0)).size()\n" \
    "torch.Size([2, 3, 2, 2, 3])"
extern const row op_conv2d_prepared;
#define ABOUT_conv2d_prepared "The weight in the layout that conv2d_finished reads for an input of this size, " \
    "whose elements are not read. It is empty if conv2d_finished reads the weight " \
    "itself.\n" \
    "Element types: floating.\n" \
    "Not differentiable: it is for inference only."
extern const row op_conv2d_finished;
#define ABOUT_conv2d_finished "conv2d, plus other if given, followed by ReLU if relu is True, in one pass over the " \
    "result. other has the size of the result. prepared is the result of " \
    "conv2d_prepared.\n" \
    "Element types: floating.\n" \
    "Not differentiable: it is for inference only."
extern const row op_conv2d_input;
#define ABOUT_conv2d_input "Gradient of conv2d with respect to input, whose planes have the given size.\n" \
    "Element types: numbers, complex.\n" \
    "d grad_output = conv2d(grad, weight, stride=stride, padding=padding, " \
    "dilation=dilation, groups=groups)\n" \
    "d weight = conv2d_weight(grad_output, grad, weight.size()[2:], stride, padding, " \
    "dilation, groups)"
extern const row op_conv3d_input;
#define ABOUT_conv3d_input "Gradient of conv3d with respect to input, whose planes have the given size.\n" \
    "Element types: numbers, complex.\n" \
    "d grad_output = conv3d(grad, weight, stride=stride, padding=padding, " \
    "dilation=dilation, groups=groups)\n" \
    "d weight = conv3d_weight(grad_output, grad, weight.size()[2:], stride, padding, " \
    "dilation, groups)"
extern const row op_conv2d_weight;
#define ABOUT_conv2d_weight "Gradient of conv2d with respect to weight, whose kernel has the given size.\n" \
    "Element types: numbers, complex.\n" \
    "d grad_output = conv2d(input, grad, stride=stride, padding=padding, " \
    "dilation=dilation, groups=groups)\n" \
    "d input = conv2d_input(grad_output, grad, input.size()[input.dim() - 2:], stride, " \
    "padding, dilation, groups)"
extern const row op_conv3d_weight;
#define ABOUT_conv3d_weight "Gradient of conv3d with respect to weight, whose kernel has the given size.\n" \
    "Element types: numbers, complex.\n" \
    "d grad_output = conv3d(input, grad, stride=stride, padding=padding, " \
    "dilation=dilation, groups=groups)\n" \
    "d input = conv3d_input(grad_output, grad, input.size()[input.dim() - 3:], stride, " \
    "padding, dilation, groups)"
extern const row op_conv1d;
#define ABOUT_conv1d "Cross-correlation of signals (N, C, L), or of one signal (C, L), with weight (O, C " \
    "/ groups, k), plus bias (O), as conv2d.\n" \
    "Element types: numbers, complex.\n" \
    "d input = conv2d_input(grad.unsqueeze(-2), weight.unsqueeze(2), (1, " \
    "input.size(-1)), (1,) + stride, (0,) + padding, (1,) + dilation, " \
    "groups).squeeze(-2)\n" \
    "d weight = conv2d_weight(grad.unsqueeze(-2), input.unsqueeze(-2), (1, " \
    "weight.size(2)), (1,) + stride, (0,) + padding, (1,) + dilation, groups).squeeze(2)\n" \
    "d bias = grad.transpose(-2, -1).sum_to_size(bias.size())"
#define EXAMPLE_conv1d "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 36) % 7 - 3).view(2, 3, 6).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> weight = (torch.arange(0, 36) % 7 - 3).view(4, 3, 3).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> torch.conv1d(input, weight).size()\n" \
    "torch.Size([2, 4, 4])"
extern const row op_conv1d_padded;
#define ABOUT_conv1d_padded "conv1d with padding by name. \"valid\" adds no padding. \"same\" pads with zeros so " \
    "that the result has the size of input, with an odd zero at the end, and requires " \
    "stride 1.\n" \
    "Element types: numbers, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_conv1d_padded "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 36) % 7 - 3).view(2, 3, 6).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> weight = (torch.arange(0, 36) % 7 - 3).view(4, 3, 3).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> torch.conv1d(input, weight, padding=\"same\").size()\n" \
    "torch.Size([2, 4, 6])"
extern const row op_conv2d_padded;
#define ABOUT_conv2d_padded "conv2d with padding by name. \"valid\" adds no padding. \"same\" pads with zeros so " \
    "that the result has the size of input, with an odd zero at the end, and requires " \
    "stride 1.\n" \
    "Element types: numbers, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_conv2d_padded "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 120) % 7 - 3).view(2, 3, 5, " \
    "4).type('torch.DoubleTensor') / 2\n" \
    ">>> weight = (torch.arange(0, 108) % 7 - 3).view(4, 3, 3, " \
    "3).type('torch.DoubleTensor') / 2\n" \
    ">>> torch.conv2d(input, weight, padding=\"same\").size()\n" \
    "torch.Size([2, 4, 5, 4])"
extern const row op_conv3d_padded;
#define ABOUT_conv3d_padded "conv3d with padding by name. \"valid\" adds no padding. \"same\" pads with zeros so " \
    "that the result has the size of input, with an odd zero at the end, and requires " \
    "stride 1.\n" \
    "Element types: numbers, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_conv3d_padded "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 72) % 7 - 3).view(1, 2, 3, 4, " \
    "3).type('torch.DoubleTensor') / 2\n" \
    ">>> weight = (torch.arange(0, 36) % 7 - 3).view(2, 2, 3, 1, " \
    "3).type('torch.DoubleTensor') / 2\n" \
    ">>> torch.conv3d(input, weight, padding=\"same\").size()\n" \
    "torch.Size([1, 2, 3, 4, 3])"
extern const row op_conv_transpose1d;
#define ABOUT_conv_transpose1d "Transposed convolution, the gradient of conv1d with respect to its input, of planes " \
    "(N, C, L), or of one plane (C, L). weight is (C, O / groups, sizes of the kernel). " \
    "A dim of n elements has (n - 1) stride - 2 padding + dilation (kernel - 1) + 1 + " \
    "output_padding in the result. Zeros follow the input where output_padding has whole " \
    "strides.\n" \
    "Element types: numbers, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_conv_transpose1d "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[2.75, 1.75, 1.5, -1.0], [-0.25, -2.0, 2.25, " \
    "-0.75], [0.25, 1.75, 1.5, 1.0]], [[-2.0, 2.75, -1.5, -1.5], [-1.0, 1.0, -1.5, " \
    "-0.25], [2.5, -1.25, 1.75, -2.75]]])\n" \
    ">>> weight = (torch.arange(0, 36) % 7 - 3).view(3, 4, 3).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> bias = torch.DoubleTensor([0.75, 2.0, 0.25, -2.0])\n" \
    ">>> torch.conv_transpose1d(input, weight, bias=bias).size()\n" \
    "torch.Size([2, 4, 6])"
extern const row op_conv_transpose2d;
#define ABOUT_conv_transpose2d "Transposed convolution, the gradient of conv2d with respect to its input, of planes " \
    "(N, C, H, W), or of one plane (C, H, W). weight is (C, O / groups, sizes of the " \
    "kernel). A dim of n elements has (n - 1) stride - 2 padding + dilation (kernel - 1) " \
    "+ 1 + output_padding in the result. Zeros follow the input where output_padding has " \
    "whole strides.\n" \
    "Element types: numbers, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_conv_transpose2d "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 120) % 7 - 3).view(2, 3, 4, " \
    "5).type('torch.DoubleTensor') / 2\n" \
    ">>> weight = (torch.arange(0, 72) % 7 - 3).view(3, 4, 3, " \
    "2).type('torch.DoubleTensor') / 2\n" \
    ">>> bias = torch.DoubleTensor([2.0, 1.0, 1.25, 0.5])\n" \
    ">>> torch.conv_transpose2d(input, weight, bias=bias).size()\n" \
    "torch.Size([2, 4, 6, 6])"
extern const row op_conv_transpose3d;
#define ABOUT_conv_transpose3d "Transposed convolution, the gradient of conv3d with respect to its input, of planes " \
    "(N, C, D, H, W), or of one plane (C, D, H, W). weight is (C, O / groups, sizes of " \
    "the kernel). A dim of n elements has (n - 1) stride - 2 padding + dilation (kernel " \
    "- 1) + 1 + output_padding in the result. Zeros follow the input where " \
    "output_padding has whole strides.\n" \
    "Element types: numbers, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_conv_transpose3d "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 48) % 7 - 3).view(2, 2, 2, 3, " \
    "2).type('torch.DoubleTensor') / 2\n" \
    ">>> weight = torch.DoubleTensor([[[[[-2.0, 1.5]], [[-0.5, -2.5]]], [[[-2.0, -2.5]], " \
    "[[-0.25, 2.5]]], [[[0.25, 2.25]], [[-1.5, -2.75]]]], [[[[-0.25, 1.25]], [[1.5, " \
    "-2.25]]], [[[2.5, 1.5]], [[2.0, -1.25]]], [[[0.75, 1.75]], [[-1.0, 0.5]]]]])\n" \
    ">>> bias = torch.DoubleTensor([2.75, 0.25, 2.5])\n" \
    ">>> torch.conv_transpose3d(input, weight, bias=bias).size()\n" \
    "torch.Size([2, 3, 3, 3, 3])"
extern const row op_pixel_shuffle;
#define ABOUT_pixel_shuffle "(..., C r r, H, W) as (..., C, H r, W r), where r is upscale_factor (Shi and " \
    "others, 2016). Channel c r r + i r + j has the elements (i, j) of each r x r square " \
    "of channel c.\n" \
    "Element types: any.\n" \
    "d input = pixel_unshuffle(grad, upscale_factor)"
#define EXAMPLE_pixel_shuffle "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[0.75, -2.5]], [[-1.75, 1.25]], [[1.0, -1.25]], " \
    "[[-2.5, -1.25]], [[2.75, -2.0]], [[-2.0, 1.0]], [[1.0, 1.0]], [[2.75, -2.0]], " \
    "[[-1.75, -1.25]]])\n" \
    ">>> torch.pixel_shuffle(input, 3).tolist()\n" \
    "[[[0.75, -1.75, 1.0, -2.5, 1.25, -1.25], [-2.5, 2.75, -2.0, -1.25, -2.0, 1.0], " \
    "[1.0, 2.75, -1.75, 1.0, -2.0, -1.25]]]"
extern const row op_pixel_unshuffle;
#define ABOUT_pixel_unshuffle "The inverse of pixel_shuffle, (..., C, H r, W r) as (..., C r r, H, W), where r is " \
    "downscale_factor.\n" \
    "Element types: any.\n" \
    "d input = pixel_shuffle(grad, downscale_factor)"
#define EXAMPLE_pixel_unshuffle "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[0.25, 1.5, -1.0, 1.25, 1.0, 2.75], [2.5, 2.5, " \
    "-2.0, -1.0, -1.25, -2.0], [-2.75, -1.25, 0.25, -0.25, 1.25, 1.75]]])\n" \
    ">>> torch.pixel_unshuffle(input, 3).tolist()\n" \
    "[[[0.25, 1.25]], [[1.5, 1.0]], [[-1.0, 2.75]], [[2.5, -1.0]], [[2.5, -1.25]], " \
    "[[-2.0, -2.0]], [[-2.75, -0.25]], [[-1.25, 1.25]], [[0.25, 1.75]]]"
extern const row op_channel_shuffle;
#define ABOUT_channel_shuffle "Channels (dim 1) of groups groups interleaved (Zhang and others, 2018); channel g K " \
    "+ k of G groups of K becomes channel k G + g.\n" \
    "Element types: any.\n" \
    "d input = channel_unshuffle(grad, groups)"
#define EXAMPLE_channel_shuffle "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[[0.25, -0.75, 0.75], [2.5, -0.75, 0.5]], [[-1.5, " \
    "2.75, 1.75], [2.0, -1.5, -1.0]], [[-1.5, -2.5, 0.25], [2.75, 0.5, -1.25]], [[-2.75, " \
    "-2.5, 2.25], [2.75, -2.75, 2.75]]]])\n" \
    ">>> torch.channel_shuffle(input, 4).tolist()\n" \
    "[[[[0.25, -0.75, 0.75], [2.5, -0.75, 0.5]], [[-1.5, 2.75, 1.75], [2.0, -1.5, " \
    "-1.0]], [[-1.5, -2.5, 0.25], [2.75, 0.5, -1.25]], [[-2.75, -2.5, 2.25], [2.75, " \
    "-2.75, 2.75]]]]"
extern const row op_channel_unshuffle;
#define ABOUT_channel_unshuffle "The inverse of channel_shuffle.\n" \
    "Element types: any.\n" \
    "d input = channel_shuffle(grad, groups)"
extern const row op_max_pool;
#define ABOUT_max_pool "Largest element of each window and its index in the plane, in row-major order. nan " \
    "counts as the largest. Of equal elements the first one is chosen.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
extern const row op_max_pool_values;
#define ABOUT_max_pool_values "max_pool without indices, for windows of at most 256 elements. The gradient saves " \
    "one byte per window, the position of the largest element within it.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_values_input(grad, taps, input.size()[2:], kernel_size + stride " \
    "+ padding + dilation, ceil_mode)"
extern const row op_max_pool1d;
#define ABOUT_max_pool1d "Largest element of each window of planes (N, C, L), or (C, L) without the batch. " \
    "Sizes are ints, or an int per dim of a plane. Padding is never selected, and nan " \
    "counts as the largest. With ceil_mode the number of windows is rounded up, so that " \
    "the last ones may reach over the edge. With return_indices the result is a pair " \
    "(output, indices) of elements and their positions in the plane, in row-major order.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_values_input(grad, taps, input.size()[2:], kernel_size + stride " \
    "+ padding + dilation, ceil_mode)"
#define EXAMPLE_max_pool1d "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, 1.25, -2.75, 1.0, 0.5, -2.25, 1.75, -2.0, " \
    "0.25], [-2.25, 2.25, -2.25, -2.25, 2.5, 1.5, 2.5, 2.25, 2.25]])\n" \
    ">>> torch.max_pool1d(input, (3,), stride=(2,), padding=(1,), " \
    "dilation=(2,)).tolist()\n" \
    "[[1.25, 1.25, 1.0, -2.0], [2.25, 2.25, 2.25, 2.25]]"
extern const row op_max_pool2d;
#define ABOUT_max_pool2d "Largest element of each window of planes (N, C, H, W), or (C, H, W) without the " \
    "batch. Sizes are ints, or an int per dim of a plane. Padding is never selected, and " \
    "nan counts as the largest. With ceil_mode the number of windows is rounded up, so " \
    "that the last ones may reach over the edge. With return_indices the result is a " \
    "pair (output, indices) of elements and their positions in the plane, in row-major " \
    "order.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_values_input(grad, taps, input.size()[2:], kernel_size + stride " \
    "+ padding + dilation, ceil_mode)"
#define EXAMPLE_max_pool2d "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 72) % 7 - 3).view(3, 6, 4).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> torch.max_pool2d(input, (2, 2), stride=(2, 2), padding=(0, 0), dilation=(1, " \
    "1)).tolist()\n" \
    "[[[1.0, 1.5], [1.5, 0.5], [1.5, 1.0]], [[0.5, 1.5], [1.0, 1.5], [1.5, 1.0]], [[1.5, " \
    "1.5], [1.0, 1.5], [1.5, 0.5]]]"
extern const row op_max_pool3d;
#define ABOUT_max_pool3d "Largest element of each window of planes (N, C, D, H, W), or (C, D, H, W) without " \
    "the batch. Sizes are ints, or an int per dim of a plane. Padding is never selected, " \
    "and nan counts as the largest. With ceil_mode the number of windows is rounded up, " \
    "so that the last ones may reach over the edge. With return_indices the result is a " \
    "pair (output, indices) of elements and their positions in the plane, in row-major " \
    "order.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_values_input(grad, taps, input.size()[2:], kernel_size + stride " \
    "+ padding + dilation, ceil_mode)"
#define EXAMPLE_max_pool3d "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 120) % 7 - 3).view(1, 2, 5, 4, " \
    "3).type('torch.DoubleTensor') / 2\n" \
    ">>> torch.max_pool3d(input, (2, 3, 2), stride=(1, 2, 1), padding=(1, 0, 1), " \
    "dilation=(1, 1, 1)).size()\n" \
    "torch.Size([1, 2, 6, 1, 4])"
extern const row op_max_pool1d_wide;
#define ABOUT_max_pool1d_wide "max_pool1d of windows of more than 256 elements.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
#define EXAMPLE_max_pool1d_wide "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 300) % 7 - 3).view(1, 300).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> torch.max_pool1d(input, (257,), stride=(1,), padding=(0,), " \
    "dilation=(1,)).size()\n" \
    "torch.Size([1, 44])"
extern const row op_max_pool2d_wide;
#define ABOUT_max_pool2d_wide "max_pool2d of windows of more than 256 elements.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
#define EXAMPLE_max_pool2d_wide "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 289) % 7 - 3).view(1, 17, " \
    "17).type('torch.DoubleTensor') / 2\n" \
    ">>> torch.max_pool2d(input, (17, 17), stride=(1, 1), padding=(0, 0), dilation=(1, " \
    "1)).tolist()\n" \
    "[[[1.5]]]"
extern const row op_max_pool3d_wide;
#define ABOUT_max_pool3d_wide "max_pool3d of windows of more than 256 elements.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
#define EXAMPLE_max_pool3d_wide "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 343) % 7 - 3).view(1, 7, 7, " \
    "7).type('torch.DoubleTensor') / 2\n" \
    ">>> torch.max_pool3d(input, (7, 7, 7), stride=(1, 1, 1), padding=(0, 0, 0), " \
    "dilation=(1, 1, 1)).tolist()\n" \
    "[[[[1.5]]]]"
extern const row op_max_pool1d_indexed;
#define ABOUT_max_pool1d_indexed "max_pool1d and the position of each result in its plane.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
#define EXAMPLE_max_pool1d_indexed "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.5, 1.25, -1.75, -2.75, -1.25, 2.75, -1.75, " \
    "-2.75, -0.25], [-0.5, -2.0, -1.25, -0.5, -2.25, -1.5, 0.75, 2.75, 2.5]])\n" \
    ">>> output, indices = torch.max_pool1d(input, kernel_size=(3,), stride=(2,), " \
    "padding=(1,), dilation=(2,), return_indices=True)\n" \
    ">>> output.tolist()\n" \
    "[[1.25, 2.75, 2.75, 2.75], [-0.5, -0.5, 2.75, 2.75]]\n" \
    ">>> indices.tolist()\n" \
    "[[1, 5, 5, 5], [3, 3, 7, 7]]"
extern const row op_max_pool2d_indexed;
#define ABOUT_max_pool2d_indexed "max_pool2d and the position of each result in its plane.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
#define EXAMPLE_max_pool2d_indexed "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 72) % 7 - 3).view(3, 6, 4).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> output, indices = torch.max_pool2d(input, kernel_size=(2, 2), stride=(2, 2), " \
    "padding=(0, 0), dilation=(1, 1), return_indices=True)\n" \
    ">>> output.tolist()\n" \
    "[[[1.0, 1.5], [1.5, 0.5], [1.5, 1.0]], [[0.5, 1.5], [1.0, 1.5], [1.5, 1.0]], [[1.5, " \
    "1.5], [1.0, 1.5], [1.5, 0.5]]]\n" \
    ">>> indices.tolist()\n" \
    "[[[5, 6], [13, 11], [20, 19]], [[1, 3], [9, 10], [17, 23]], [[0, 7], [13, 14], [21, " \
    "19]]]"
extern const row op_max_pool3d_indexed;
#define ABOUT_max_pool3d_indexed "max_pool3d and the position of each result in its plane.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
#define EXAMPLE_max_pool3d_indexed "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 120) % 7 - 3).view(1, 2, 5, 4, " \
    "3).type('torch.DoubleTensor') / 2\n" \
    ">>> output, indices = torch.max_pool3d(input, kernel_size=(2, 3, 2), stride=(1, 2, " \
    "1), padding=(1, 0, 1), dilation=(1, 1, 1), return_indices=True)\n" \
    ">>> output.size()\n" \
    "torch.Size([1, 2, 6, 1, 4])\n" \
    ">>> indices.size()\n" \
    "torch.Size([1, 2, 6, 1, 4])"
extern const row op_max_pool1d_with_indices;
#define ABOUT_max_pool1d_with_indices "Largest element of each window of max_pool1d, and its position in the plane, in " \
    "row-major order.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
#define EXAMPLE_max_pool1d_with_indices "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, 1.25, 1.25, 1.0, 2.25, 1.0, -2.75, -1.75, " \
    "-2.25], [0.25, -2.0, -0.25, 0.25, 2.5, 0.5, -1.75, -0.75, -1.5]])\n" \
    ">>> output, indices = torch.max_pool1d_with_indices(input, (3,), stride=(2,), " \
    "padding=(1,), dilation=(2,))\n" \
    ">>> output.tolist()\n" \
    "[[1.25, 1.25, 1.0, 1.0], [0.25, 0.5, 0.5, 0.5]]\n" \
    ">>> indices.tolist()\n" \
    "[[1, 1, 3, 5], [3, 5, 5, 5]]"
extern const row op_max_pool2d_with_indices;
#define ABOUT_max_pool2d_with_indices "Largest element of each window of max_pool2d, and its position in the plane, in " \
    "row-major order.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
#define EXAMPLE_max_pool2d_with_indices "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 72) % 7 - 3).view(3, 6, 4).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> output, indices = F.max_pool2d_with_indices(input, (2, 2), stride=(2, 2), " \
    "padding=(0, 0), dilation=(1, 1))\n" \
    ">>> output.tolist()\n" \
    "[[[1.0, 1.5], [1.5, 0.5], [1.5, 1.0]], [[0.5, 1.5], [1.0, 1.5], [1.5, 1.0]], [[1.5, " \
    "1.5], [1.0, 1.5], [1.5, 0.5]]]\n" \
    ">>> indices.tolist()\n" \
    "[[[5, 6], [13, 11], [20, 19]], [[1, 3], [9, 10], [17, 23]], [[0, 7], [13, 14], [21, " \
    "19]]]"
extern const row op_max_pool3d_with_indices;
#define ABOUT_max_pool3d_with_indices "Largest element of each window of max_pool3d, and its position in the plane, in " \
    "row-major order.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
#define EXAMPLE_max_pool3d_with_indices "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 120) % 7 - 3).view(1, 2, 5, 4, " \
    "3).type('torch.DoubleTensor') / 2\n" \
    ">>> output, indices = F.max_pool3d_with_indices(input, (2, 3, 2), stride=(1, 2, 1), " \
    "padding=(1, 0, 1), dilation=(1, 1, 1))\n" \
    ">>> output.size()\n" \
    "torch.Size([1, 2, 6, 1, 4])\n" \
    ">>> indices.size()\n" \
    "torch.Size([1, 2, 6, 1, 4])"
extern const row op_max_pool_values_input;
#define ABOUT_max_pool_values_input "Gradient of max_pool_values, planes of the given size. window is the concatenation " \
    "of kernel_size, stride, padding and dilation. A tap outside its window adds " \
    "nothing.\n" \
    "Element types: floating.\n" \
    "d grad_output = max_pool_values_gather(grad, taps, window, ceil_mode)"
extern const row op_max_pool_values_gather;
#define ABOUT_max_pool_values_gather "Element of each window of input that its tap selects.\n" \
    "Element types: floating.\n" \
    "d input = max_pool_values_input(grad, taps, input.size()[2:], window, ceil_mode)"
extern const row op_adaptive_max_pool;
#define ABOUT_adaptive_max_pool "Largest element of each of output_size windows that cover the input, and its index " \
    "in the plane.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
extern const row op_adaptive_max_pool1d;
#define ABOUT_adaptive_max_pool1d "Largest element of each of output_size windows that cover planes (N, C, L), or (C, " \
    "L) without the batch. Of k windows over n elements, window i ranges from floor(i n " \
    "/ k) to ceil((i + 1) n / k), exclusive. output_size is an int, or one per dim; None " \
    "keeps the input's size. With return_indices the result is a pair (output, indices), " \
    "as of max_pool1d.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
#define EXAMPLE_adaptive_max_pool1d "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.25, -2.25, -2.5, 1.25, 2.25], [1.75, 0.25, 2.0, " \
    "-2.75, -2.0], [-2.75, -2.0, -2.5, 0.75, 1.75]])\n" \
    ">>> F.adaptive_max_pool1d(input, (7,)).tolist()\n" \
    "[[0.25, 0.25, -2.25, -2.5, 1.25, 2.25, 2.25], [1.75, 1.75, 2.0, 2.0, 2.0, -2.0, " \
    "-2.0], [-2.75, -2.0, -2.0, -2.5, 0.75, 1.75, 1.75]]"
extern const row op_adaptive_max_pool2d;
#define ABOUT_adaptive_max_pool2d "Largest element of each of output_size windows that cover planes (N, C, H, W), or " \
    "(C, H, W) without the batch. Of k windows over n elements, window i ranges from " \
    "floor(i n / k) to ceil((i + 1) n / k), exclusive. output_size is an int, or one per " \
    "dim; None keeps the input's size. With return_indices the result is a pair (output, " \
    "indices), as of max_pool2d.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
#define EXAMPLE_adaptive_max_pool2d "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 105) % 7 - 3).view(3, 7, 5).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> F.adaptive_max_pool2d(input, (3, 2)).tolist()\n" \
    "[[[1.5, 1.5], [1.5, 1.5], [1.5, 1.5]], [[1.5, 1.5], [1.5, 1.5], [1.5, 1.5]], [[1.5, " \
    "1.5], [1.5, 1.5], [1.5, 1.5]]]"
extern const row op_adaptive_max_pool3d;
#define ABOUT_adaptive_max_pool3d "Largest element of each of output_size windows that cover planes (N, C, D, H, W), " \
    "or (C, D, H, W) without the batch. Of k windows over n elements, window i ranges " \
    "from floor(i n / k) to ceil((i + 1) n / k), exclusive. output_size is an int, or " \
    "one per dim; None keeps the input's size. With return_indices the result is a pair " \
    "(output, indices), as of max_pool3d.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
#define EXAMPLE_adaptive_max_pool3d "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 120) % 7 - 3).view(1, 2, 3, 4, " \
    "5).type('torch.DoubleTensor') / 2\n" \
    ">>> F.adaptive_max_pool3d(input, (2, 1, 3)).tolist()\n" \
    "[[[[[1.5, 1.5, 1.5]], [[1.5, 1.5, 1.5]]], [[[1.5, 1.5, 1.5]], [[1.5, 1.5, 1.5]]]]]"
extern const row op_adaptive_max_pool1d_indexed;
#define ABOUT_adaptive_max_pool1d_indexed "adaptive_max_pool1d and the position of each result in its plane.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
#define EXAMPLE_adaptive_max_pool1d_indexed "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.5, -1.25, -1.25, 2.25, 2.25], [2.75, -1.0, " \
    "1.75, 2.0, 1.25], [-1.25, 0.25, 1.25, -1.25, 0.25]])\n" \
    ">>> output, indices = F.adaptive_max_pool1d(input, (7,), True)\n" \
    ">>> output.tolist()\n" \
    "[[-0.5, -0.5, -1.25, -1.25, 2.25, 2.25, 2.25], [2.75, 2.75, 1.75, 1.75, 2.0, 2.0, " \
    "1.25], [-1.25, 0.25, 1.25, 1.25, 1.25, 0.25, 0.25]]\n" \
    ">>> indices.tolist()\n" \
    "[[0, 0, 1, 2, 3, 3, 4], [0, 0, 2, 2, 3, 3, 4], [0, 1, 2, 2, 2, 4, 4]]"
extern const row op_adaptive_max_pool2d_indexed;
#define ABOUT_adaptive_max_pool2d_indexed "adaptive_max_pool2d and the position of each result in its plane.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
#define EXAMPLE_adaptive_max_pool2d_indexed "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 105) % 7 - 3).view(3, 7, 5).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> output, indices = F.adaptive_max_pool2d(input, (3, 2), True)\n" \
    ">>> output.tolist()\n" \
    "[[[1.5, 1.5], [1.5, 1.5], [1.5, 1.5]], [[1.5, 1.5], [1.5, 1.5], [1.5, 1.5]], [[1.5, " \
    "1.5], [1.5, 1.5], [1.5, 1.5]]]\n" \
    ">>> indices.tolist()\n" \
    "[[[6, 13], [20, 13], [20, 27]], [[6, 13], [20, 13], [20, 27]], [[6, 13], [20, 13], " \
    "[20, 27]]]"
extern const row op_adaptive_max_pool3d_indexed;
#define ABOUT_adaptive_max_pool3d_indexed "adaptive_max_pool3d and the position of each result in its plane.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
#define EXAMPLE_adaptive_max_pool3d_indexed "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 120) % 7 - 3).view(1, 2, 3, 4, " \
    "5).type('torch.DoubleTensor') / 2\n" \
    ">>> output, indices = F.adaptive_max_pool3d(input, (2, 1, 3), True)\n" \
    ">>> output.tolist()\n" \
    "[[[[[1.5, 1.5, 1.5]], [[1.5, 1.5, 1.5]]], [[[1.5, 1.5, 1.5]], [[1.5, 1.5, 1.5]]]]]\n" \
    ">>> indices.tolist()\n" \
    "[[[[[6, 6, 13]], [[20, 27, 34]]], [[[16, 2, 9]], [[30, 23, 23]]]]]"
extern const row op_adaptive_max_pool1d_with_indices;
#define ABOUT_adaptive_max_pool1d_with_indices "Largest element of each window of adaptive_max_pool1d, and its position in the " \
    "plane, in row-major order.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
#define EXAMPLE_adaptive_max_pool1d_with_indices "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.5, 2.0, 0.25, 0.5, 1.0], [1.0, 2.5, 2.5, 1.5, " \
    "-0.25], [-2.0, 2.0, -2.25, 1.5, -0.75]])\n" \
    ">>> output, indices = F.adaptive_max_pool1d_with_indices(input, (7,))\n" \
    ">>> output.tolist()\n" \
    "[[-0.5, 2.0, 2.0, 0.25, 0.5, 1.0, 1.0], [1.0, 2.5, 2.5, 2.5, 2.5, 1.5, -0.25], " \
    "[-2.0, 2.0, 2.0, -2.25, 1.5, 1.5, -0.75]]\n" \
    ">>> indices.tolist()\n" \
    "[[0, 1, 1, 2, 3, 4, 4], [0, 1, 1, 2, 2, 3, 4], [0, 1, 1, 2, 3, 3, 4]]"
extern const row op_adaptive_max_pool2d_with_indices;
#define ABOUT_adaptive_max_pool2d_with_indices "Largest element of each window of adaptive_max_pool2d, and its position in the " \
    "plane, in row-major order.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
#define EXAMPLE_adaptive_max_pool2d_with_indices "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 105) % 7 - 3).view(3, 7, 5).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> output, indices = F.adaptive_max_pool2d_with_indices(input, (3, 2))\n" \
    ">>> output.tolist()\n" \
    "[[[1.5, 1.5], [1.5, 1.5], [1.5, 1.5]], [[1.5, 1.5], [1.5, 1.5], [1.5, 1.5]], [[1.5, " \
    "1.5], [1.5, 1.5], [1.5, 1.5]]]\n" \
    ">>> indices.tolist()\n" \
    "[[[6, 13], [20, 13], [20, 27]], [[6, 13], [20, 13], [20, 27]], [[6, 13], [20, 13], " \
    "[20, 27]]]"
extern const row op_adaptive_max_pool3d_with_indices;
#define ABOUT_adaptive_max_pool3d_with_indices "Largest element of each window of adaptive_max_pool3d, and its position in the " \
    "plane, in row-major order.\n" \
    "Element types: numbers.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
#define EXAMPLE_adaptive_max_pool3d_with_indices "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 120) % 7 - 3).view(1, 2, 3, 4, " \
    "5).type('torch.DoubleTensor') / 2\n" \
    ">>> output, indices = F.adaptive_max_pool3d_with_indices(input, (2, 1, 3))\n" \
    ">>> output.tolist()\n" \
    "[[[[[1.5, 1.5, 1.5]], [[1.5, 1.5, 1.5]]], [[[1.5, 1.5, 1.5]], [[1.5, 1.5, 1.5]]]]]\n" \
    ">>> indices.tolist()\n" \
    "[[[[[6, 6, 13]], [[20, 27, 34]]], [[[16, 2, 9]], [[30, 23, 23]]]]]"
extern const row op_fractional_max_pool;
#define ABOUT_fractional_max_pool "Largest element of pseudorandom windows, and its index in the plane. samples " \
    "(batch, channels, dimensions) of numbers from 0 to 1 determines the windows " \
    "(Graham, 2014).\n" \
    "Element types: floating.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])\n" \
    "No gradient for samples: the windows are a step function of it."
extern const row op_fractional_max_pool2d_with_indices;
#define ABOUT_fractional_max_pool2d_with_indices "Maximum of windows at random positions (Graham, 2014) of planes (N, C, H, W), or " \
    "(C, H, W) without the batch, and its position in the plane. output_size is an int, " \
    "or one per dim; or output_ratio the output size divided by the input size, a number " \
    "or one per dim. _random_samples (N, C, 2) are numbers from 0 to 1 in place of drawn " \
    "ones, those of an image for its width and height.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_fractional_max_pool2d_with_indices "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 168) % 7 - 3).view(3, 8, 7).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> _random_samples = torch.DoubleTensor([[[0.25, 0.5], [0.25, 0.75], [0.5, " \
    "0.75]]])\n" \
    ">>> output, indices = F.fractional_max_pool2d_with_indices(input, (2, 2), " \
    "output_ratio=(0.5, 0.4), _random_samples=_random_samples)\n" \
    ">>> output.tolist()\n" \
    "[[[-1.0, 1.5], [-1.0, 1.5], [-1.0, 1.5], [-1.0, 1.5]], [[-1.0, 1.5], [-1.0, 1.5], " \
    "[-1.0, 1.5], [-1.0, 1.5]], [[-1.0, 1.5], [-1.0, 1.5], [-1.0, 1.5], [-1.0, 1.5]]]\n" \
    ">>> indices.tolist()\n" \
    "[[[1, 6], [15, 20], [29, 34], [43, 48]], [[1, 6], [15, 20], [29, 34], [43, 48]], " \
    "[[1, 6], [15, 20], [29, 34], [43, 48]]]"
extern const row op_fractional_max_pool3d_with_indices;
#define ABOUT_fractional_max_pool3d_with_indices "Maximum of windows at random positions (Graham, 2014) of planes (N, C, D, H, W), or " \
    "(C, D, H, W) without the batch, and its position in the plane. output_size is an " \
    "int, or one per dim; or output_ratio the output size divided by the input size, a " \
    "number or one per dim. _random_samples (N, C, 3) are numbers from 0 to 1 in place " \
    "of drawn ones, those of an image for its width and height.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_fractional_max_pool3d_with_indices "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 240) % 7 - 3).view(1, 2, 5, 4, " \
    "6).type('torch.DoubleTensor') / 2\n" \
    ">>> _random_samples = torch.DoubleTensor([[[0.25, 0.75, 0.25], [0.25, 0.25, 0.5]]])\n" \
    ">>> output, indices = F.fractional_max_pool3d_with_indices(input, (2, 2, 2), " \
    "output_size=3, _random_samples=_random_samples)\n" \
    ">>> output.size()\n" \
    "torch.Size([1, 2, 3, 3, 3])\n" \
    ">>> indices.size()\n" \
    "torch.Size([1, 2, 3, 3, 3])"
extern const row op_fractional_max_pool2d;
#define ABOUT_fractional_max_pool2d "Maximum of windows at random positions. Arguments are as for " \
    "fractional_max_pool2d_with_indices; with return_indices the result is a pair " \
    "(output, indices).\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_fractional_max_pool2d "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 168) % 7 - 3).view(3, 8, 7).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> _random_samples = torch.DoubleTensor([[[0.75, 0.75], [0.75, 0.75], [0.75, " \
    "0.25]]])\n" \
    ">>> F.fractional_max_pool2d(input, (2, 2), output_ratio=(0.5, 0.4), " \
    "_random_samples=_random_samples).tolist()\n" \
    "[[[-1.0, 1.5], [-1.0, 1.5], [-1.0, 1.5], [-1.0, 1.5]], [[-1.0, 1.5], [-1.0, 1.5], " \
    "[-1.0, 1.5], [-1.0, 1.5]], [[-1.0, 1.5], [-1.0, 1.5], [-1.0, 1.5], [-1.0, 1.5]]]"
extern const row op_fractional_max_pool3d;
#define ABOUT_fractional_max_pool3d "Maximum of windows at random positions. Arguments are as for " \
    "fractional_max_pool3d_with_indices; with return_indices the result is a pair " \
    "(output, indices).\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_fractional_max_pool3d "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 240) % 7 - 3).view(1, 2, 5, 4, " \
    "6).type('torch.DoubleTensor') / 2\n" \
    ">>> _random_samples = torch.DoubleTensor([[[0.75, 0.25, 0.75], [0.25, 0.5, 0.25]]])\n" \
    ">>> F.fractional_max_pool3d(input, (2, 2, 2), output_size=3, " \
    "_random_samples=_random_samples).size()\n" \
    "torch.Size([1, 2, 3, 3, 3])"
extern const row op_fractional_max_pool2d_indexed;
#define ABOUT_fractional_max_pool2d_indexed "fractional_max_pool2d and the position of each result in its plane.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_fractional_max_pool2d_indexed "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 168) % 7 - 3).view(3, 8, 7).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> _random_samples = torch.DoubleTensor([[[0.75, 0.25], [0.75, 0.5], [0.5, " \
    "0.75]]])\n" \
    ">>> output, indices = F.fractional_max_pool2d(input, kernel_size=(2, 2), " \
    "output_ratio=0.5, return_indices=True, _random_samples=_random_samples)\n" \
    ">>> output.size()\n" \
    "torch.Size([3, 4, 3])\n" \
    ">>> indices.size()\n" \
    "torch.Size([3, 4, 3])"
extern const row op_fractional_max_pool3d_indexed;
#define ABOUT_fractional_max_pool3d_indexed "fractional_max_pool3d and the position of each result in its plane.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_fractional_max_pool3d_indexed "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 240) % 7 - 3).view(1, 2, 5, 4, " \
    "6).type('torch.DoubleTensor') / 2\n" \
    ">>> _random_samples = torch.DoubleTensor([[[0.25, 0.25, 0.25], [0.5, 0.25, 0.75]]])\n" \
    ">>> output, indices = F.fractional_max_pool3d(input, kernel_size=(2, 2, 2), " \
    "output_size=3, return_indices=True, _random_samples=_random_samples)\n" \
    ">>> output.size()\n" \
    "torch.Size([1, 2, 3, 3, 3])\n" \
    ">>> indices.size()\n" \
    "torch.Size([1, 2, 3, 3, 3])"
extern const row op_max_pool_input;
#define ABOUT_max_pool_input "Gradient of max_pool, planes of zeros of the given size to which each element of " \
    "grad_output is added at its index.\n" \
    "Element types: floating.\n" \
    "d grad_output = max_pool_gather(grad, indices)"
extern const row op_max_pool_gather;
#define ABOUT_max_pool_gather "Element of each plane of input at each index.\n" \
    "Element types: floating.\n" \
    "d input = max_pool_input(grad, indices, input.size()[2:])"
extern const row op_max_unpool;
#define ABOUT_max_unpool "Planes of zeros of the given size with each element of input at its index. If an " \
    "index occurs several times, the last element remains.\n" \
    "Element types: floating.\n" \
    "d input = max_unpool_input(grad, indices)"
extern const row op_max_unpool_windows;
#define ABOUT_max_unpool_windows "max_unpool to the planes whose windows give input, of output_size if several sizes " \
    "have as many windows.\n" \
    "Element types: floating.\n" \
    "d input = max_unpool_input(grad, indices)"
extern const row op_max_unpool1d;
#define ABOUT_max_unpool1d "The partial inverse of max_pool1d, planes of zeros with each element of input at " \
    "its index. Of equal indices, the last element remains. kernel_size, stride and " \
    "padding are those of the pooling; output_size, (L) or the whole size, selects one " \
    "of the sizes that have as many windows.\n" \
    "Element types: floating.\n" \
    "d input = max_unpool_input(grad, indices)"
#define EXAMPLE_max_unpool1d "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[0.75, 2.25]]])\n" \
    ">>> indices = torch.LongTensor([[[1, 2]]])\n" \
    ">>> F.max_unpool1d(input, indices, (2,), stride=(2,), padding=(0,)).tolist()\n" \
    "[[[0.0, 0.75, 2.25, 0.0]]]"
extern const row op_max_unpool2d;
#define ABOUT_max_unpool2d "The partial inverse of max_pool2d, planes of zeros with each element of input at " \
    "its index. Of equal indices, the last element remains. kernel_size, stride and " \
    "padding are those of the pooling; output_size, (H, W) or the whole size, selects " \
    "one of the sizes that have as many windows.\n" \
    "Element types: floating.\n" \
    "d input = max_unpool_input(grad, indices)"
#define EXAMPLE_max_unpool2d "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[[-1.5], [-1.0]], [[-2.25], [2.25]]]])\n" \
    ">>> indices = torch.LongTensor([[[[0], [7]], [[3], [3]]]])\n" \
    ">>> F.max_unpool2d(input, indices, (2, 2), stride=(2, 2), padding=(0, 0)).tolist()\n" \
    "[[[[-1.5, 0.0], [0.0, 0.0], [0.0, 0.0], [0.0, -1.0]], [[0.0, 0.0], [0.0, 2.25], " \
    "[0.0, 0.0], [0.0, 0.0]]]]"
extern const row op_max_unpool3d;
#define ABOUT_max_unpool3d "The partial inverse of max_pool3d, planes of zeros with each element of input at " \
    "its index. Of equal indices, the last element remains. kernel_size, stride and " \
    "padding are those of the pooling; output_size, (D, H, W) or the whole size, selects " \
    "one of the sizes that have as many windows.\n" \
    "Element types: floating.\n" \
    "d input = max_unpool_input(grad, indices)"
#define EXAMPLE_max_unpool3d "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[[[1.5, 0.5]]]]])\n" \
    ">>> indices = torch.LongTensor([[[[[0, 7]]]]])\n" \
    ">>> F.max_unpool3d(input, indices, (2, 1, 2), stride=(1, 1, 2), padding=(0, 0, " \
    "0)).tolist()\n" \
    "[[[[[1.5, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.5]]]]]"
extern const row op_max_unpool_input;
#define ABOUT_max_unpool_input "Gradient of max_unpool, the element of each plane at each index, and zero where the " \
    "same index follows later in the plane.\n" \
    "Element types: floating.\n" \
    "d grad_output = max_unpool(grad, indices, grad_output.size()[2:])"
extern const row op_avg_pool;
#define ABOUT_avg_pool "Mean of each window. Padding counts as zeros, or is excluded if count_include_pad " \
    "is False. If divisor_override is given, it replaces the number of elements.\n" \
    "Element types: numbers.\n" \
    "d input = avg_pool_input(grad, input.size()[2:], kernel_size, stride, padding, " \
    "ceil_mode, count_include_pad, divisor_override)"
extern const row op_avg_pool1d;
#define ABOUT_avg_pool1d "Mean of each window of planes (N, C, L), or (C, L) without the batch. Sizes are as " \
    "for max_pool1d. Padding counts as zeros, or is left out of the mean if " \
    "count_include_pad is False. divisor_override replaces the number of elements.\n" \
    "Element types: numbers.\n" \
    "d input = avg_pool_input(grad, input.size()[2:], kernel_size, stride, padding, " \
    "ceil_mode, count_include_pad, divisor_override)"
#define EXAMPLE_avg_pool1d "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.75, 0.25, -1.5, 1.75, -2.5, -0.75, 2.0, 1.25], " \
    "[1.5, -2.5, 0.5, 1.75, 1.0, 0.5, 1.75, 1.5]])\n" \
    ">>> torch.avg_pool1d(input, (3,), stride=(2,), padding=(1,)).tolist()\n" \
    "[[0.6666..., 0.1666..., -0.5, 0.8333...], [-0.3333..., -0.0833..., 1.0833..., 1.25]]"
extern const row op_avg_pool2d;
#define ABOUT_avg_pool2d "Mean of each window of planes (N, C, H, W), or (C, H, W) without the batch. Sizes " \
    "are as for max_pool2d. Padding counts as zeros, or is left out of the mean if " \
    "count_include_pad is False. divisor_override replaces the number of elements.\n" \
    "Element types: numbers.\n" \
    "d input = avg_pool_input(grad, input.size()[2:], kernel_size, stride, padding, " \
    "ceil_mode, count_include_pad, divisor_override)"
#define EXAMPLE_avg_pool2d "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 72) % 7 - 3).view(3, 6, 4).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> F.avg_pool2d(input, (2, 2), stride=(2, 2), padding=(0, 0)).tolist()\n" \
    "[[[-0.25, -0.125], [0.25, -0.5], [-0.125, 0.0]], [[-0.5, 0.5], [0.0, 0.125], [0.5, " \
    "-0.25]], [[0.125, 0.25], [-0.25, -0.125], [0.25, -0.5]]]"
extern const row op_avg_pool3d;
#define ABOUT_avg_pool3d "Mean of each window of planes (N, C, D, H, W), or (C, D, H, W) without the batch. " \
    "Sizes are as for max_pool3d. Padding counts as zeros, or is left out of the mean if " \
    "count_include_pad is False. divisor_override replaces the number of elements.\n" \
    "Element types: numbers.\n" \
    "d input = avg_pool_input(grad, input.size()[2:], kernel_size, stride, padding, " \
    "ceil_mode, count_include_pad, divisor_override)"
#define EXAMPLE_avg_pool3d "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 240) % 7 - 3).view(1, 2, 5, 4, " \
    "6).type('torch.DoubleTensor') / 2\n" \
    ">>> F.avg_pool3d(input, (2, 3, 2), stride=(1, 2, 2), padding=(1, 0, 0), " \
    "count_include_pad=False).size()\n" \
    "torch.Size([1, 2, 6, 1, 3])"
extern const row op_power_scale;
#define ABOUT_power_scale "A power of two for each slice over dim. Powers of the slice divided by it neither " \
    "overflow nor vanish.\n" \
    "Element types: floating.\n" \
    "Not differentiable: it is constant between powers of two."
extern const row op_lp_pool1d;
#define ABOUT_lp_pool1d "Norm of each window of planes (N, C, L), or (C, L) without the batch, that is the " \
    "sum of input ** norm_type, to the power 1 / norm_type. An infinite norm_type gives " \
    "the largest absolute value. The gradient is 0 where the sum is 0. For odd " \
    "exponents, a negative sum yields nan. With ceil_mode, the sum of a window that " \
    "reaches beyond the input is scaled up to the size of a whole window.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_lp_pool1d "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 36) % 11 + 1).view(2, 3, 6).type('torch.DoubleTensor') " \
    "/ 4\n" \
    ">>> F.lp_pool1d(input, 2, (2,), stride=(2,)).tolist()\n" \
    "[[[0.5590..., 1.25, 1.9525...], [2.6575..., 3.3634..., 2.7613...], [0.9013..., " \
    "1.6007..., 2.3048...]], [[3.010..., 3.7165..., 0.5590...], [1.25, 1.9525..., " \
    "2.6575...], [3.3634..., 2.7613..., 0.9013...]]]"
extern const row op_lp_pool2d;
#define ABOUT_lp_pool2d "Norm of each window of planes (N, C, H, W), or (C, H, W) without the batch, that is " \
    "the sum of input ** norm_type, to the power 1 / norm_type. An infinite norm_type " \
    "gives the largest absolute value. The gradient is 0 where the sum is 0. For odd " \
    "exponents, a negative sum yields nan. With ceil_mode, the sum of a window that " \
    "reaches beyond the input is scaled up to the size of a whole window.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_lp_pool2d "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 40) % 11 + 1).view(1, 2, 5, " \
    "4).type('torch.DoubleTensor') / 4\n" \
    ">>> F.lp_pool2d(input, 2, (2, 3), stride=(2, 3)).tolist()\n" \
    "[[[[2.7838...], [4.5483...]], [[4.1231...], [4.4721...]]]]"
extern const row op_lp_pool3d;
#define ABOUT_lp_pool3d "Norm of each window of planes (N, C, D, H, W), or (C, D, H, W) without the batch, " \
    "that is the sum of input ** norm_type, to the power 1 / norm_type. An infinite " \
    "norm_type gives the largest absolute value. The gradient is 0 where the sum is 0. " \
    "For odd exponents, a negative sum yields nan. With ceil_mode, the sum of a window " \
    "that reaches beyond the input is scaled up to the size of a whole window.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_lp_pool3d "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[[0.5, 1.75, 0.5, 0.75], [2.75, 0.75, 1.25, 2.25], " \
    "[1.5, 2.0, 0.75, 1.5]], [[1.75, 1.75, 1.5, 2.0], [2.5, 2.5, 2.25, 1.5], [2.25, " \
    "0.25, 2.5, 0.75]]]])\n" \
    ">>> F.lp_pool3d(input, float('inf'), (1, 2, 2), stride=(1, 1, 1)).tolist()\n" \
    "[[[[2.75, 1.75, 2.25], [2.75, 2.0, 2.25]], [[2.5, 2.5, 2.25], [2.5, 2.5, 2.5]]]]"
extern const row op_avg_pool_input;
#define ABOUT_avg_pool_input "Gradient of avg_pool, planes of the given size. Each element of grad_output is " \
    "distributed evenly over its window.\n" \
    "Element types: floating.\n" \
    "d grad_output = avg_pool(grad, kernel_size, stride, padding, ceil_mode, " \
    "count_include_pad, divisor_override)"
extern const row op_adaptive_avg_pool;
#define ABOUT_adaptive_avg_pool "Mean of each of output_size windows that cover the input.\n" \
    "Element types: numbers.\n" \
    "d input = adaptive_avg_pool_input(grad, input.size()[2:])"
extern const row op_adaptive_avg_pool1d;
#define ABOUT_adaptive_avg_pool1d "Mean of each of output_size windows that cover planes (N, C, L), or (C, L) without " \
    "the batch. The windows and output_size are those of adaptive_max_pool1d.\n" \
    "Element types: numbers.\n" \
    "d input = adaptive_avg_pool_input(grad, input.size()[2:])"
#define EXAMPLE_adaptive_avg_pool1d "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.5, -1.75, -0.75, 1.0, -0.5], [-0.75, 2.75, 2.5, " \
    "1.75, -0.75], [-1.5, 1.5, 2.0, 2.25, 2.0]])\n" \
    ">>> torch.adaptive_avg_pool1d(input, (7,)).tolist()\n" \
    "[[-1.5, -1.625, -1.25, -0.75, 0.125, 0.25, -0.5], [-0.75, 1.0, 2.625, 2.5, 2.125, " \
    "0.5, -0.75], [-1.5, 0.0, 1.75, 2.0, 2.125, 2.125, 2.0]]"
extern const row op_adaptive_avg_pool2d;
#define ABOUT_adaptive_avg_pool2d "Mean of each of output_size windows that cover planes (N, C, H, W), or (C, H, W) " \
    "without the batch. The windows and output_size are those of adaptive_max_pool2d.\n" \
    "Element types: numbers.\n" \
    "d input = adaptive_avg_pool_input(grad, input.size()[2:])"
#define EXAMPLE_adaptive_avg_pool2d "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 105) % 7 - 3).view(3, 7, 5).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> F.adaptive_avg_pool2d(input, (3, 2)).tolist()\n" \
    "[[[-0.0555..., -0.2222...], [-0.1111..., 0.1111...], [0.2222..., 0.0555...]], " \
    "[[-0.0555..., -0.2222...], [-0.1111..., 0.1111...], [0.2222..., 0.0555...]], " \
    "[[-0.0555..., -0.2222...], [-0.1111..., 0.1111...], [0.2222..., 0.0555...]]]"
extern const row op_adaptive_avg_pool3d;
#define ABOUT_adaptive_avg_pool3d "Mean of each of output_size windows that cover planes (N, C, D, H, W), or (C, D, H, " \
    "W) without the batch. The windows and output_size are those of adaptive_max_pool3d.\n" \
    "Element types: numbers.\n" \
    "d input = adaptive_avg_pool_input(grad, input.size()[2:])"
#define EXAMPLE_adaptive_avg_pool3d "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 48) % 7 - 3).view(1, 2, 4, 2, " \
    "3).type('torch.DoubleTensor') / 2\n" \
    ">>> F.adaptive_avg_pool3d(input, (2, 1, 3)).tolist()\n" \
    "[[[[[-0.125, -0.5, 0.0]], [[-0.25, 0.25, -0.125]]], [[[0.5, 0.125, -0.25]], [[-0.5, " \
    "0.0, 0.5]]]]]"
extern const row op_adaptive_avg_pool_input;
#define ABOUT_adaptive_avg_pool_input "Gradient of adaptive_avg_pool, planes of the given size. Each element of " \
    "grad_output is distributed evenly over its window.\n" \
    "Element types: floating.\n" \
    "d grad_output = adaptive_avg_pool(grad, grad_output.size()[2:])"
extern const row op_root;
#define ABOUT_root "input ** (1 / degree) of nonnegative elements. The gradient at zero is taken as " \
    "zero.\n" \
    "Element types: floating.\n" \
    "d input = select(input == 0, 0, grad * output / (degree * input))\n" \
    "Shapes: input (any), output (as input)."
extern const row op_resample;
#define ABOUT_resample "Planes resized to the given size by nearest, linear or cubic interpolation; mode " \
    "exact takes the nearest centre. With align_corners the centres of the corner " \
    "elements of both sizes coincide, otherwise their outer edges. scales are result " \
    "elements per element of input, where the sizes do not give them exactly. Cubic " \
    "interpolation uses a = -3/4 (Keys, 1981).\n" \
    "Element types: floating.\n" \
    "d input = resample_input(grad, scales, input.size()[2:], mode, align_corners)\n" \
    "No gradient for scales: they are options."
extern const row op_resample_input;
#define ABOUT_resample_input "Gradient of resample, planes of the given size to which each element of grad_output " \
    "is added with its weights.\n" \
    "Element types: floating.\n" \
    "d grad_output = resample(grad, scales, grad_output.size()[2:], mode, align_corners)\n" \
    "No gradient for scales: they are options."
extern const row op_resample_bytes;
#define ABOUT_resample_bytes "Planes of bytes resized in whole numbers, the last dim first. Each pass rounds to " \
    "bytes; its weights are whole numbers of 16 bits over a power of two. antialias " \
    "stretches the kernel where planes get smaller.\n" \
    "Element types: Byte.\n" \
    "Not differentiable: bytes have no gradient."
extern const row op_resize_smoothly;
#define ABOUT_resize_smoothly "input resized to length elements along a dim, multiplied by a matrix whose row i " \
    "has a kernel around new element i. The kernel is a triangle, or Keys' with slope " \
    "-1/2 at one (Keys, 1981). It is stretched by step where that is above 1, the number " \
    "of elements per new one.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
extern const row op_resize_planes;
#define ABOUT_resize_planes "Planes resized as nn.functional.interpolate does. scales are factors of the sizes " \
    "if these do not give them exactly.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
extern const row op_resize_bytes;
#define ABOUT_resize_bytes "Planes of bytes resized in whole numbers. Nearest elements and means are computed " \
    "in float and rounded.\n" \
    "Element types: Byte.\n" \
    "Not differentiable: bytes have no gradient."
extern const row op_interpolate;
#define ABOUT_interpolate "Planes (N, C, L), (N, C, H, W) or (N, C, D, H, W) resized to size, an int or one " \
    "per dim, or by scale_factor, a number or one per dim. mode is nearest, " \
    "nearest-exact (by centres), linear (of signals), bilinear (of images), trilinear " \
    "(of volumes), bicubic (of images; Keys, 1981) or area (means). align_corners aligns " \
    "the centres of the corner elements in place of the edges, in linear and cubic " \
    "modes. recompute_scale_factor computes the scale from the rounded sizes. antialias " \
    "filters images that get smaller, for bilinear and bicubic, as imaging libraries do.\n" \
    "Element types: Byte, Half, BFloat16, Float, Double.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_interpolate "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 120) % 7 - 3).view(2, 3, 4, " \
    "5).type('torch.DoubleTensor') / 2\n" \
    ">>> F.interpolate(input, size=(8, 10)).size()\n" \
    "torch.Size([2, 3, 8, 10])"
extern const row op_upsample;
#define ABOUT_upsample "Planes resized by interpolate, under its older name.\n" \
    "Element types: Byte, Half, BFloat16, Float, Double.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_upsample "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 120) % 7 - 3).view(2, 3, 4, " \
    "5).type('torch.DoubleTensor') / 2\n" \
    ">>> F.upsample(input, size=(8, 10)).size()\n" \
    "torch.Size([2, 3, 8, 10])"
extern const row op_upsample_nearest;
#define ABOUT_upsample_nearest "Planes resized by interpolate with mode nearest.\n" \
    "Element types: Byte, Half, BFloat16, Float, Double.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_upsample_nearest "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 30) % 7 - 3).view(2, 3, 5).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> F.upsample_nearest(input, scale_factor=2).size()\n" \
    "torch.Size([2, 3, 10])"
extern const row op_upsample_bilinear;
#define ABOUT_upsample_bilinear "Images resized by interpolate with mode bilinear and aligned corners.\n" \
    "Element types: Byte, Half, BFloat16, Float, Double.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_upsample_bilinear "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 60) % 7 - 3).view(2, 3, 5, " \
    "2).type('torch.DoubleTensor') / 2\n" \
    ">>> F.upsample_bilinear(input, scale_factor=2).size()\n" \
    "torch.Size([2, 3, 10, 4])"
extern const row op_affine_axis;
#define ABOUT_affine_axis "Positions of length elements from -1 to 1, those of the centres of the elements or, " \
    "with align_corners, of the outer elements at the ends.\n" \
    "Element types: floating.\n" \
    "Not differentiable: theta gives the type alone."
extern const row op_affine_grid;
#define ABOUT_affine_grid "Grid with which grid_sample applies affine maps to planes of size (N, C, H, W) or " \
    "(N, C, D, H, W) (Jaderberg and others, 2015). theta is (N, 2, 3), or (N, 3, 4) for " \
    "volumes. Each position of the result (N, H, W, 2) or (N, D, H, W, 3) is theta @ (x, " \
    "y, 1), with x and y from -1 to 1.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_affine_grid "\n" \
    "\n" \
    ">>> theta = torch.DoubleTensor([[[1.5, -1.25, 1.5], [1.75, 2.0, -1.5]], [[1.25, " \
    "0.25, 2.25], [-1.5, 1.5, 1.75]]])\n" \
    ">>> F.affine_grid(theta, (2, 1, 3, 4)).size()\n" \
    "torch.Size([2, 3, 4, 2])"
extern const row op_affine_grid_generator;
#define ABOUT_affine_grid_generator "Grid of nn.functional.affine_grid.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_affine_grid_generator "\n" \
    "\n" \
    ">>> theta = torch.DoubleTensor([[[0.25, -0.5, -0.5], [1.5, 0.5, -2.5]], [[2.5, " \
    "0.75, 1.0], [-2.75, 2.0, -2.25]]])\n" \
    ">>> torch.affine_grid_generator(theta, (2, 1, 3, 4), False).size()\n" \
    "torch.Size([2, 3, 4, 2])"
extern const row op_grid_take;
#define ABOUT_grid_take "Planes or volumes sampled at the positions of a grid, of which " \
    "nn.functional.grid_sample documents the arguments (Jaderberg and others, 2015). " \
    "Windows of elements are found once for all channels.\n" \
    "Element types: floating.\n" \
    "d input = in C\n" \
    "d grid = in C"
extern const row op_weighted_take;
#define ABOUT_weighted_take "Sum, over the second dim of index, of the indexed elements of each plane times " \
    "weight. Planes are flat, in the last dim.\n" \
    "Element types: floating.\n" \
    "d input = weighted_put(grad, index, weight, input.size(2))\n" \
    "d weight = weighted_products(grad, input, index)"
extern const row op_weighted_put;
#define ABOUT_weighted_put "Gradient of weighted_take with respect to input, planes of size elements to which " \
    "grad_output is added at the indices.\n" \
    "Element types: floating.\n" \
    "d grad_output = weighted_take(grad, index, weight)\n" \
    "d weight = weighted_products(grad_output, grad, index)"
extern const row op_weighted_products;
#define ABOUT_weighted_products "Gradient of weighted_take with respect to weight, the products of grad_output and " \
    "the indexed elements, summed over channels.\n" \
    "Element types: floating.\n" \
    "d grad_output = weighted_take(input, index, grad)\n" \
    "d input = weighted_put(grad_output, index, grad, input.size(2))"
extern const row op_pad_values;
#define ABOUT_pad_values "input padded along its last dims. widths holds the numbers of elements before and " \
    "after the last dim, then those of the dim before it, and so on. Negative widths " \
    "crop. mode selects the new elements, the value, reflected elements, the edge " \
    "element, or elements from the opposite side.\n" \
    "Element types: any.\n" \
    "d input = pad_input(grad, input.size(), widths, mode)"
extern const row op_pad_borders;
#define ABOUT_pad_borders "pad_values with elements of the input.\n" \
    "Element types: any.\n" \
    "d input = pad_input(grad, input.size(), widths, mode)"
extern const row op_pad;
#define ABOUT_pad "input padded along its last dims. pad has two numbers per padded dim, the last dim " \
    "first, (left, right, top, bottom, front, back). Negative numbers crop. mode " \
    "constant adds elements of the given value, reflect mirrors without repeating the " \
    "edge, replicate repeats the edge, and circular continues at the opposite side. All " \
    "but constant leave the first dim as it is.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_pad "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.25, 1.5, 2.0]])\n" \
    ">>> F.pad(input, (1, 2)).tolist()\n" \
    "[[0.0, 2.25, 1.5, 2.0, 0.0, 0.0]]"
extern const row op_pad_input;
#define ABOUT_pad_input "Gradient of pad, of the given size. Gradients of padding are added where its " \
    "elements were read.\n" \
    "Element types: floating, complex.\n" \
    "d grad_output = pad_values(grad, widths, mode)"
extern const row op_columns;
#define ABOUT_columns "Windows of images (batch, channels, height, width), padded with zeros, as columns " \
    "of matrices (batch, channels * elements of a window, windows).\n" \
    "Element types: all, complex.\n" \
    "d input = columns_input(grad, input.size()[2:], kernel_size, dilation, padding, " \
    "stride)"
extern const row op_columns_input;
#define ABOUT_columns_input "Gradient of columns, each column added where it was read in images of the given " \
    "size.\n" \
    "Element types: floating, complex.\n" \
    "d grad_output = columns(grad, kernel_size, dilation, padding, stride)"
extern const row op_nn_functional_unfold;
#define ABOUT_nn_functional_unfold "Sliding windows of (N, C, H, W) or (C, H, W) as columns (N, C kh kw, L). Sizes are " \
    "ints or pairs; padding is zeros. weight.view(O, -1) times the columns is a " \
    "convolution.\n" \
    "Element types: all, complex.\n" \
    "d input = columns_input(grad, input.size()[2:], kernel_size, dilation, padding, " \
    "stride)"
#define EXAMPLE_nn_functional_unfold "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 40) % 7 - 3).view(1, 2, 5, " \
    "4).type('torch.DoubleTensor') / 2\n" \
    ">>> F.unfold(input, (3, 2), dilation=(1, 2), padding=(1, 2), stride=(2, 1)).size()\n" \
    "torch.Size([1, 12, 18])"
extern const row op_nn_functional_fold;
#define ABOUT_nn_functional_fold "Columns (N, C kh kw, L) or (C kh kw, L), summed where unfold reads them, as planes " \
    "(N, C, H, W) of output_size (H, W).\n" \
    "Element types: floating, complex.\n" \
    "d input = columns(grad, kernel_size, dilation, padding, stride)"
#define EXAMPLE_nn_functional_fold "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 162) % 7 - 3).view(18, 9).type('torch.DoubleTensor') / " \
    "2\n" \
    ">>> F.fold(input, (4, 5), (2, 3), dilation=1, padding=0, stride=1).size()\n" \
    "torch.Size([3, 4, 5])"
extern const row op_batch_norm;
#define ABOUT_batch_norm "Each channel (dim 1) normalized by its mean and variance, times weight plus bias " \
    "(Ioffe and Szegedy, 2015). In training these are the statistics of the batch, and " \
    "running_mean and running_var (unbiased) are updated with momentum. Otherwise the " \
    "running statistics are used.\n" \
    "Element types: floating.\n" \
    "d input, weight, bias = batch_norm_input(grad, input, weight, mean, inverse_std, " \
    "training)"
#define EXAMPLE_batch_norm "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.75, -1.25, -0.5], [1.75, -0.75, -2.75], [2.75, " \
    "0.5, 0.75], [-1.75, -1.0, -1.75]])\n" \
    ">>> weight = torch.DoubleTensor([0.5, 1.0, 0.75])\n" \
    ">>> bias = torch.DoubleTensor([0.5, -2.25, -0.75])\n" \
    ">>> running_mean = torch.DoubleTensor([-0.75, -2.25, 1.0])\n" \
    ">>> running_var = torch.DoubleTensor([1.5, 1.0, 1.75])\n" \
    ">>> output = torch.batch_norm(input, weight=weight, bias=bias, " \
    "running_mean=running_mean, running_var=running_var, training=True)\n" \
    ">>> output.tolist()\n" \
    "[[0.0076..., -3.1784..., -0.4292...], [0.8692..., -2.4356..., -1.7121...], " \
    "[1.1154..., -0.5787..., 0.2833...], [0.0076..., -2.8070..., -1.1419...]]\n" \
    ">>> running_mean.tolist()\n" \
    "[-0.6..., -2.087..., 0.7937...]\n" \
    ">>> running_var.tolist()\n" \
    "[1..., 0.9604..., 1.8057...]"
extern const row op_nn_functional_batch_norm;
#define ABOUT_nn_functional_batch_norm "Each channel (dim 1) normalized to mean 0 and variance 1, times weight plus bias " \
    "(Ioffe and Szegedy, 2015). In training these are the statistics of the batch, " \
    "towards which the running ones move by momentum. Otherwise the running statistics " \
    "are used.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_nn_functional_batch_norm "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, 2.25, -0.5], [2.5, 2.75, -0.25], [2.0, -0.5, " \
    "0.75], [-0.75, 1.0, 1.5]])\n" \
    ">>> running_mean = torch.DoubleTensor([2.25, -1.0, 0.5])\n" \
    ">>> running_var = torch.DoubleTensor([1.0, 1.75, 0.75])\n" \
    ">>> weight = torch.DoubleTensor([-2.0, -2.25, -2.0])\n" \
    ">>> bias = torch.DoubleTensor([2.5, -2.0, 1.5])\n" \
    ">>> output = F.batch_norm(input, running_mean, running_var, weight=weight, " \
    "bias=bias, training=True)\n" \
    ">>> output.tolist()\n" \
    "[[2.1981..., -3.5671..., 3.6864...], [0.5880..., -4.4627..., 3.0617...], " \
    "[1.3930..., 1.3582..., 0.5629...], [5.8208..., -1.3283..., -1.3111...]]\n" \
    ">>> running_mean.tolist()\n" \
    "[2.15625, -0.762..., 0.487...]\n" \
    ">>> running_var.tolist()\n" \
    "[1.1057..., 1.7854..., 0.7604...]"
extern const row op_native_batch_norm;
#define ABOUT_native_batch_norm "batch_norm, and the mean and 1 / deviation of each channel, which are empty unless " \
    "training.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_native_batch_norm "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.5, -0.5, -2.0], [-0.25, -1.0, -1.5], [-2.5, " \
    "-2.25, 1.75], [-0.25, -0.75, 1.5]])\n" \
    ">>> weight = torch.DoubleTensor([-1.75, 0.75, -1.75])\n" \
    ">>> bias = torch.DoubleTensor([1.0, -1.25, -2.75])\n" \
    ">>> running_mean = torch.DoubleTensor([1.75, 2.75, -2.0])\n" \
    ">>> running_var = torch.DoubleTensor([1.5, 1.25, 1.75])\n" \
    ">>> output, mean, inverse_std = torch.native_batch_norm(input, weight, bias, " \
    "running_mean, running_var, True, 0.1, 0.01)\n" \
    ">>> output.tolist()\n" \
    "[[1.6915..., -0.5612..., -0.7578...], [-0.6135..., -1.1122..., -1.2719...], " \
    "[3.5355..., -2.4898..., -4.6136...], [-0.6135..., -0.8367..., -4.3565...]]\n" \
    ">>> mean.tolist()\n" \
    "[-1.125, -1.125, -0.0625]\n" \
    ">>> inverse_std.tolist()\n" \
    "[1.0537..., 1.4694..., 0.5875...]\n" \
    ">>> running_mean.tolist()\n" \
    "[1.462..., 2.362..., -1.8062...]\n" \
    ">>> running_var.tolist()\n" \
    "[1.46875, 1.1854..., 1.9598...]"
extern const row op_batch_norm_update_stats;
#define ABOUT_batch_norm_update_stats "Mean and variance (biased) of each channel (dim 1). running_mean and running_var " \
    "(unbiased) are updated with momentum, as batch_norm does.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_batch_norm_update_stats "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.75, 1.75, -0.75], [1.5, 1.75, 2.5], [1.75, 2.25, " \
    "0.25], [-2.75, 1.25, 1.75]])\n" \
    ">>> running_mean = torch.DoubleTensor([-2.0, 1.75, -1.5])\n" \
    ">>> running_var = torch.DoubleTensor([1.5, 1.25, 1.25])\n" \
    ">>> mean, variance = torch.batch_norm_update_stats(input, running_mean, " \
    "running_var, 0.1)\n" \
    ">>> mean.tolist()\n" \
    "[0.8125, 1.75, 0.9375]\n" \
    ">>> variance.tolist()\n" \
    "[4.44921875, 0.125, 1.60546875]\n" \
    ">>> running_mean.tolist()\n" \
    "[-1.71875, 1.75, -1.2562...]\n" \
    ">>> running_var.tolist()\n" \
    "[1.9432..., 1.1416..., 1.3390...]"
extern const row op_batch_norm_input;
#define ABOUT_batch_norm_input "Gradient of batch_norm with respect to input, weight and bias.\n" \
    "Element types: floating.\n" \
    "Not differentiable: batch_norm_gradient is recorded for second derivatives."
extern const row op_group_norm;
#define ABOUT_group_norm "Groups of channels (dim 1) of each sample normalized by their mean and variance, " \
    "times weight plus bias, which have one element per channel (Wu and He, 2018).\n" \
    "Element types: floating.\n" \
    "d input, weight, bias = group_norm_input(grad, input, num_groups, weight, mean, " \
    "inverse_std)"
#define EXAMPLE_group_norm "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.25, 2.0, -1.25, 2.75], [0.25, 2.5, -2.5, 2.75], " \
    "[-2.0, 1.5, -1.25, -1.0]])\n" \
    ">>> torch.group_norm(input, 1).tolist()\n" \
    "[[-1.2148..., 0.8000..., -0.7407..., 1.1555...], [-0.2365..., 0.8278..., " \
    "-1.5374..., 0.9460...], [-0.9977..., 1.6628..., -0.4276..., -0.2375...]]"
extern const row op_layer_norm;
#define ABOUT_layer_norm "Trailing dims of size normalized_shape, an int or ints, normalized to mean 0 and " \
    "variance 1, times weight plus bias, which have that size (Ba, Kiros and Hinton, " \
    "2016).\n" \
    "Element types: floating.\n" \
    "d input, weight, bias = layer_norm_input(grad, input, normalized_shape, weight, " \
    "mean, inverse_std)"
#define EXAMPLE_layer_norm "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([0.25, -2.5, -1.5, -2.5, 0.25, -2.5])\n" \
    ">>> bias = torch.DoubleTensor([-2.0, 2.0, 0.75, 1.75, 1.75, -0.75])\n" \
    ">>> torch.layer_norm(input, (6,), bias=bias).tolist()\n" \
    "[-0.6454..., 1.1195..., 0.6822..., 0.8695..., 3.1045..., -1.6304...]"
extern const row op_native_layer_norm;
#define ABOUT_native_layer_norm "layer_norm, and the mean and 1 / deviation of each row.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_native_layer_norm "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[-0.75, -1.5, 2.5, -1.25], [-1.25, 0.75, -2.75, " \
    "-2.0], [-2.0, 2.5, -1.5, -1.25]], [[-1.0, -2.0, 2.5, -0.5], [-0.5, -1.75, 0.75, " \
    "-2.75], [2.5, 2.5, 1.25, 1.25]]])\n" \
    ">>> output, mean, inverse_std = torch.native_layer_norm(input, (3, 4), eps=0.1)\n" \
    ">>> output.tolist()\n" \
    "[[[-0.0249..., -0.4734..., 1.9186..., -0.3239...], [-0.3239..., 0.8721..., " \
    "-1.2209..., -0.7724...], [-0.7724..., 1.9186..., -0.4734..., -0.3239...]], " \
    "[[-0.6558..., -1.2081..., 1.2771..., -0.3797...], [-0.3797..., -1.0700..., " \
    "0.3106..., -1.6223...], [1.2771..., 1.2771..., 0.5868..., 0.5868...]]]\n" \
    ">>> mean.tolist()\n" \
    "[[[-0.7083...]], [[0.1875]]]\n" \
    ">>> inverse_std.tolist()\n" \
    "[[[0.5980...]], [[0.5522...]]]"
extern const row op_rms_norm;
#define ABOUT_rms_norm "Trailing dims of size normalized_shape, an int or ints, divided by their root mean " \
    "square, times weight (Zhang and Sennrich, 2019). eps is added to the mean square; " \
    "None is the machine epsilon of the type.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_rms_norm "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[-0.75, -2.25, 0.75, -1.5], [0.5, -0.25, -1.25, " \
    "-1.0], [1.75, 2.5, 1.75, 0.5]], [[-2.25, 0.5, 0.75, -1.5], [-2.75, -0.25, 1.0, " \
    "0.5], [0.75, 2.75, 2.25, -1.25]]])\n" \
    ">>> torch.rms_norm(input, (3, 4), eps=0.1).tolist()\n" \
    "[[[-0.5181..., -1.5545..., 0.5181..., -1.0363...], [0.3454..., -0.1727..., " \
    "-0.8636..., -0.6909...], [1.2091..., 1.7273..., 1.2091..., 0.3454...]], " \
    "[[-1.3578..., 0.3017..., 0.4526..., -0.9052...], [-1.6595..., -0.1508..., " \
    "0.6034..., 0.3017...], [0.4526..., 1.6595..., 1.3578..., -0.7543...]]]"
extern const row op_rms_normalized;
#define ABOUT_rms_normalized "input divided by the root of its mean square over dims plus eps; root is the root " \
    "of the number of elements. No square of real numbers leaves the range.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
extern const row op_layer_norm_input;
#define ABOUT_layer_norm_input "Gradient of layer_norm with respect to input, weight and bias.\n" \
    "Element types: floating.\n" \
    "Not differentiable: layer_norm_gradient is recorded for second derivatives."
extern const row op_local_response_norm;
#define ABOUT_local_response_norm "Elements of input (N, C, ...) divided by (k + alpha * mean of squares of size " \
    "neighbouring channels) ** beta. Channels beyond the edge count as zero (Krizhevsky, " \
    "Sutskever and Hinton, 2012).\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_local_response_norm "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[-0.75, 2.25, 0.5]], [[-2.5, 2.0, 2.0]]])\n" \
    ">>> F.local_response_norm(input, 1, alpha=2, beta=0.5).tolist()\n" \
    "[[[-0.5144..., 0.6745..., 0.4082...]], [[-0.6804..., 0.6666..., 0.6666...]]]"
extern const row op_cross_map_lrn2d;
#define ABOUT_cross_map_lrn2d "local_response_norm of images (N, C, H, W).\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_cross_map_lrn2d "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[[2.5, -0.75], [2.75, -1.25]], [[0.25, 2.5], " \
    "[-2.5, -1.5]], [[0.5, -2.0], [-1.75, -2.25]]]])\n" \
    ">>> F.cross_map_lrn2d(input, 2, alpha=0.5, k=2).tolist()\n" \
    "[[[[0.9641..., -0.4237...], [0.992..., -0.6501...]], [[0.0960..., 0.9365...], " \
    "[-0.7005..., -0.6658...]], [[0.2888..., -0.6406...], [-0.5831..., -0.8221...]]]]"
extern const row op_group_norm_input;
#define ABOUT_group_norm_input "Gradient of group_norm with respect to input, weight and bias.\n" \
    "Element types: floating.\n" \
    "Not differentiable: group_norm_gradient is recorded for second derivatives."
extern const row op_rnn;
#define ABOUT_rnn "Recurrent layer with tanh or relu over sequences (Elman, 1990). input (rows, " \
    "inputs) and output (rows, hidden) hold the steps one after another; step t has " \
    "sizes[t] rows. hidden (batch, hidden) is the initial state and last_hidden the " \
    "final one. If reverse is True, the steps run from last to first.\n" \
    "Element types: floating.\n" \
    "d input = in C\n" \
    "d hidden = in C\n" \
    "d weight_ih = in C\n" \
    "d weight_hh = in C\n" \
    "d bias_ih = in C\n" \
    "d bias_hh = in C"
#define EXAMPLE_rnn "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.25], [0.5], [-0.5], [0.5]])\n" \
    ">>> hidden = torch.DoubleTensor([[0.25, -0.75], [-0.75, -0.5]])\n" \
    ">>> weight_ih = torch.DoubleTensor([[-0.75], [-0.5]])\n" \
    ">>> weight_hh = torch.DoubleTensor([[0.25, -0.25], [-0.75, -0.75]])\n" \
    ">>> bias_hh = torch.DoubleTensor([0.75, 0.75])\n" \
    ">>> output, last_hidden = torch.rnn(input, hidden, weight_ih, weight_hh, (2, 1, 1), " \
    "bias_hh=bias_hh, relu=True)\n" \
    ">>> output.tolist()\n" \
    "[[1.1875, 1.25], [0.3125, 1.4375], [1.109375, 0.0], [0.65234375, 0.0]]\n" \
    ">>> last_hidden.tolist()\n" \
    "[[0.65234375, 0.0], [0.3125, 1.4375]]"
extern const row op_lstm;
#define ABOUT_lstm "Long short-term memory layer over sequences, in the layout of rnn (Hochreiter and " \
    "Schmidhuber, 1997). The gates are i, f, g, o.\n" \
    "Element types: floating.\n" \
    "d input = in C\n" \
    "d hidden = in C\n" \
    "d memory = in C\n" \
    "d weight_ih = in C\n" \
    "d weight_hh = in C\n" \
    "d bias_ih = in C\n" \
    "d bias_hh = in C"
#define EXAMPLE_lstm "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.5], [-0.5], [-0.5], [0.5]])\n" \
    ">>> hidden = torch.DoubleTensor([[-0.5, 0.5], [-0.5, 0.25]])\n" \
    ">>> memory = torch.DoubleTensor([[0.25, 0.75], [0.75, -0.25]])\n" \
    ">>> weight_ih = torch.DoubleTensor([[0.25], [-0.75], [0.75], [-0.75], [-0.25], " \
    "[-0.75], [-0.5], [-0.75]])\n" \
    ">>> weight_hh = torch.DoubleTensor([[-0.75, -0.25], [-0.25, 0.75], [-0.75, 0.5], " \
    "[0.75, 0.5], [-0.25, 0.25], [-0.75, 0.25], [0.25, 0.25], [-0.25, 0.5]])\n" \
    ">>> bias_hh = torch.DoubleTensor([0.25, -0.25, 0.5, 0.25, -0.5, -0.75, -0.25, " \
    "-0.5])\n" \
    ">>> output, last_hidden, last_memory = torch.lstm(input, hidden, memory, weight_ih, " \
    "weight_hh, (2, 1, 1), bias_hh=bias_hh)\n" \
    ">>> output.tolist()\n" \
    "[[0.047..., 0.2804...], [0.1739..., -0.0583...], [-0.0525..., 0.0929...], " \
    "[-0.1406..., -0.060...]]\n" \
    ">>> last_hidden.tolist()\n" \
    "[[-0.1406..., -0.060...], [0.1739..., -0.0583...]]\n" \
    ">>> last_memory.tolist()\n" \
    "[[-0.3887..., -0.2008...], [0.3758..., -0.1102...]]"
extern const row op_gru;
#define ABOUT_gru "Gated recurrent unit layer over sequences, in the layout of rnn (Cho and others, " \
    "2014). The gates are r, z, n. The reset gate r is applied after the product with " \
    "weight_hh.\n" \
    "Element types: floating.\n" \
    "d input = in C\n" \
    "d hidden = in C\n" \
    "d weight_ih = in C\n" \
    "d weight_hh = in C\n" \
    "d bias_ih = in C\n" \
    "d bias_hh = in C"
#define EXAMPLE_gru "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.75], [-0.5], [-0.25], [-0.5]])\n" \
    ">>> hidden = torch.DoubleTensor([[0.5, -0.75], [0.75, -0.25]])\n" \
    ">>> weight_ih = torch.DoubleTensor([[0.25], [-0.75], [0.75], [-0.25], [-0.75], " \
    "[0.5]])\n" \
    ">>> weight_hh = torch.DoubleTensor([[-0.5, 0.25], [0.75, 0.5], [-0.5, 0.75], [0.5, " \
    "0.75], [-0.75, 0.5], [-0.75, 0.5]])\n" \
    ">>> bias_hh = torch.DoubleTensor([-0.75, -0.5, 0.5, -0.25, -0.5, -0.5])\n" \
    ">>> output, last_hidden = torch.gru(input, hidden, weight_ih, weight_hh, (2, 1, 1), " \
    "bias_hh=bias_hh)\n" \
    ">>> output.tolist()\n" \
    "[[-0.0322..., -0.2040...], [0.3687..., -0.4840...], [-0.0110..., -0.2826...], " \
    "[0.0959..., -0.3982...]]\n" \
    ">>> last_hidden.tolist()\n" \
    "[[0.0959..., -0.3982...], [0.3687..., -0.4840...]]"
extern const row op_embedding;
#define ABOUT_embedding "Rows of weight (rows, width) at the indices in input. The result has the size of " \
    "input and a last dim of size width. Row padding_idx receives no gradient. If " \
    "scale_grad_by_freq is True, the gradient of each row is divided by the number of " \
    "its occurrences in input.\n" \
    "Element types: Half, BFloat16, Float, Double.\n" \
    "d weight = embedding_weight(grad, input, weight.size(0), padding_idx, " \
    "scale_grad_by_freq)"
#define EXAMPLE_embedding "\n" \
    "\n" \
    ">>> weight = torch.DoubleTensor([[0.25, -2.0, -2.5], [0.25, -0.5, 1.5], [2.25, " \
    "-0.25, -0.5], [-0.75, -0.25, 1.25]])\n" \
    ">>> input = torch.LongTensor([0, 3, 0])\n" \
    ">>> torch.embedding(weight, input).tolist()\n" \
    "[[0.25, -2.0, -2.5], [-0.75, -0.25, 1.25], [0.25, -2.0, -2.5]]"
extern const row op_embedding_weight;
#define ABOUT_embedding_weight "Gradient of embedding, a table of the given number of rows to which the rows of " \
    "grad_output are added.\n" \
    "Element types: floating.\n" \
    "d grad_output = embedding(grad * embedding_weight(ones_like(grad_output), input, " \
    "rows, padding_idx).sign() / embedding_weight(ones_like(grad_output), input, rows, " \
    "padding_idx).clamp_min(1).pow(scale_grad_by_freq), input)"
extern const row op_embedding_bag;
#define ABOUT_embedding_bag "Sum, mean or maximum of the rows of weight (rows, width) in each bag of indices. " \
    "The result is (bags, width), and an empty bag gives zeros. Each row of input is a " \
    "bag, or offsets holds the start of each bag in a vector. For a maximum the first " \
    "largest element receives the gradient. The index padding_idx is ignored, and " \
    "per_sample_weights are factors of the summed rows.\n" \
    "Element types: floating.\n" \
    "d weight = in C\n" \
    "d per_sample_weights = in C"
#define EXAMPLE_embedding_bag "\n" \
    "\n" \
    ">>> weight = torch.DoubleTensor([[2.5, -1.0, 0.5], [-1.0, 0.75, -1.25], [2.5, -0.5, " \
    "-2.25], [2.0, -2.5, 0.75]])\n" \
    ">>> input = torch.LongTensor([[0, 3], [1, 1]])\n" \
    ">>> torch.embedding_bag(weight, input).tolist()\n" \
    "[[2.25, -1.75, 0.625], [-1.0, 0.75, -1.25]]"
extern const row op_mse_loss_elements;
#define ABOUT_mse_loss_elements "Squared difference of input and target.\n" \
    "Element types: floating.\n" \
    "d input = grad * 2 * away\n" \
    "d target = -grad * 2 * away\n" \
    "where away = input - target\n" \
    "Shapes: input and target are broadcast to the shape of the result."
extern const row op_mse_loss;
#define ABOUT_mse_loss "Squared difference of input and target.\n" \
    "Element types: floating.\n" \
    "d input = (grad * 2 * away) / select(reduction == 1, count, 1)\n" \
    "d target = (-grad * 2 * away) / select(reduction == 1, count, 1)\n" \
    "where away = input - target\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_mse_loss "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.25, 0.75], [1.25, -2.0]])\n" \
    ">>> target = torch.DoubleTensor([[0.25, -0.5], [2.25, -0.25]])\n" \
    ">>> torch.mse_loss(input, target).tolist()\n" \
    "1.96875"
extern const row op_mse_loss_weighted;
#define ABOUT_mse_loss_weighted "Each squared difference times its weight; the mean is divided by the sum of the " \
    "weights.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it.\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_mse_loss_weighted "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.25, -1.0, 0.5], [-0.75, 0.5, 2.75]])\n" \
    ">>> target = torch.DoubleTensor([[1.75, -0.75, -1.75], [0.5, 1.75, 0.75]])\n" \
    ">>> weight = torch.DoubleTensor([[0.75, 1.75, 1.75], [0.75, 0.75, 1.25]])\n" \
    ">>> torch.mse_loss(input, target, weight).tolist()\n" \
    "4.0446..."
extern const row op_l1_loss_elements;
#define ABOUT_l1_loss_elements "Absolute difference of input and target.\n" \
    "Element types: floating.\n" \
    "d input = grad * sign(away)\n" \
    "d target = -grad * sign(away)\n" \
    "where away = input - target\n" \
    "Shapes: input and target are broadcast to the shape of the result."
extern const row op_l1_loss;
#define ABOUT_l1_loss "Absolute difference of input and target.\n" \
    "Element types: floating.\n" \
    "d input = (grad * sign(away)) / select(reduction == 1, count, 1)\n" \
    "d target = (-grad * sign(away)) / select(reduction == 1, count, 1)\n" \
    "where away = input - target\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_l1_loss "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.75, -0.75], [-1.0, -1.0]])\n" \
    ">>> target = torch.DoubleTensor([[-0.75, 0.5], [-0.75, -2.25]])\n" \
    ">>> torch.l1_loss(input, target).tolist()\n" \
    "1.3125"
extern const row op_l1_loss_weighted;
#define ABOUT_l1_loss_weighted "Each absolute difference times its weight; the mean is divided by the sum of the " \
    "weights.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it.\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_l1_loss_weighted "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, -2.75, 0.25], [-0.75, 2.25, -1.5]])\n" \
    ">>> target = torch.DoubleTensor([[1.0, 1.0, -0.75], [-2.5, -0.25, 2.0]])\n" \
    ">>> weight = torch.DoubleTensor([[1.25, 1.75, 1.5], [1.75, 1.5, 1.25]])\n" \
    ">>> torch.l1_loss(input, target, weight).tolist()\n" \
    "2.2083..."
extern const row op_l1_loss_complex;
#define ABOUT_l1_loss_complex "Absolute difference of complex numbers.\n" \
    "Element types: complex.\n" \
    "The gradient follows from the operators that compute it.\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_l1_loss_complex "\n" \
    "\n" \
    ">>> input = torch.ComplexFloatTensor([[(-2.25-0.5j), (-1.75-0.5j), (1.25-2.25j)], " \
    "[(-1.5-2.75j), (2.25+1.5j), (-2.75-1.5j)]])\n" \
    ">>> target = torch.ComplexFloatTensor([[(1.25+1.5j), (1.25-2j), (1+2.25j)], " \
    "[(-1.25+0.5j), (-0.25-0.25j), (-2+1.25j)]])\n" \
    ">>> torch.l1_loss(input, target).tolist()\n" \
    "3.5089..."
extern const row op_smooth_l1_loss_elements;
#define ABOUT_smooth_l1_loss_elements "Half the squared difference divided by beta where the absolute difference is below " \
    "beta, and the absolute difference minus beta / 2 elsewhere (Girshick, Fast R-CNN, " \
    "2015). If beta is 0, it equals l1_loss.\n" \
    "Element types: floating.\n" \
    "d input = select(abs(away) < beta, grad * away / width, grad * sign(away))\n" \
    "d target = select(abs(away) < beta, -grad * away / width, -grad * sign(away))\n" \
    "where away = input - target\n" \
    "where width = select(beta > 0, beta, 1)\n" \
    "Shapes: input and target are broadcast to the shape of the result."
extern const row op_smooth_l1_loss;
#define ABOUT_smooth_l1_loss "Half the squared difference divided by beta where the absolute difference is below " \
    "beta, and the absolute difference minus beta / 2 elsewhere (Girshick, Fast R-CNN, " \
    "2015). If beta is 0, it equals l1_loss.\n" \
    "Element types: floating.\n" \
    "d input = (select(abs(away) < beta, grad * away / width, grad * sign(away))) / " \
    "select(reduction == 1, count, 1)\n" \
    "d target = (select(abs(away) < beta, -grad * away / width, -grad * sign(away))) / " \
    "select(reduction == 1, count, 1)\n" \
    "where away = input - target\n" \
    "where width = select(beta > 0, beta, 1)\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_smooth_l1_loss "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.5, -2.5], [0.75, 1.0]])\n" \
    ">>> target = torch.DoubleTensor([[-0.5, -0.75], [-1.75, -0.5]])\n" \
    ">>> torch.smooth_l1_loss(input, target).tolist()\n" \
    "1.6875"
extern const row op_huber_loss_elements;
#define ABOUT_huber_loss_elements "Half the squared difference where the absolute difference is below delta, and delta " \
    "* (absolute difference - delta / 2) elsewhere (Huber, 1964).\n" \
    "Element types: floating.\n" \
    "d input = select(abs(away) < delta, grad * away, grad * delta * sign(away))\n" \
    "d target = select(abs(away) < delta, -grad * away, -grad * delta * sign(away))\n" \
    "where away = input - target\n" \
    "Shapes: input and target are broadcast to the shape of the result."
extern const row op_huber_loss;
#define ABOUT_huber_loss "Half the squared difference where the absolute difference is below delta, and delta " \
    "* (absolute difference - delta / 2) elsewhere (Huber, 1964).\n" \
    "Element types: floating.\n" \
    "d input = (select(abs(away) < delta, grad * away, grad * delta * sign(away))) / " \
    "select(reduction == 1, count, 1)\n" \
    "d target = (select(abs(away) < delta, -grad * away, -grad * delta * sign(away))) / " \
    "select(reduction == 1, count, 1)\n" \
    "where away = input - target\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\"."
#define EXAMPLE_huber_loss "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.75, 0.75], [2.75, 0.25]])\n" \
    ">>> target = torch.DoubleTensor([[2.25, 1.75], [-1.25, -1.75]])\n" \
    ">>> torch.huber_loss(input, target).tolist()\n" \
    "1.625"
extern const row op_huber_loss_weighted;
#define ABOUT_huber_loss_weighted "Each term times its weight; the mean is divided by their number, as in PyTorch.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it.\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\"."
#define EXAMPLE_huber_loss_weighted "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, -2.75, 1.75], [-2.75, 1.25, -0.5]])\n" \
    ">>> target = torch.DoubleTensor([[1.5, -0.75, 1.25], [-2.25, 1.5, -0.5]])\n" \
    ">>> weight = torch.DoubleTensor([[0.75, 1.25, 1.5], [0.75, 0.75, 1.25]])\n" \
    ">>> torch.huber_loss(input, target, weight).tolist()\n" \
    "0.3671875"
extern const row op_kl_div_elements;
#define ABOUT_kl_div_elements "Kullback-Leibler divergence target * (log(target) - input), and zero where target " \
    "is not positive (Kullback and Leibler, 1951). input holds log-probabilities, target " \
    "probabilities or, with log_target, their logarithms. The word batchmean as " \
    "reduction divides the sum by the size of dim 0.\n" \
    "Element types: floating.\n" \
    "d input = select(share <= 0, 0, -grad * share)\n" \
    "d target = select(share <= 0, 0, grad * select(log_target, share * (surplus + 1), " \
    "surplus + 1))\n" \
    "where share = select(log_target, exp(target), target)\n" \
    "where surplus = select(log_target, target, log(target)) - input\n" \
    "Shapes: input and target are broadcast to the shape of the result."
extern const row op_kl_div;
#define ABOUT_kl_div "Kullback-Leibler divergence target * (log(target) - input), and zero where target " \
    "is not positive (Kullback and Leibler, 1951). input holds log-probabilities, target " \
    "probabilities or, with log_target, their logarithms. The word batchmean as " \
    "reduction divides the sum by the size of dim 0.\n" \
    "Element types: floating.\n" \
    "d input = (select(share <= 0, 0, -grad * share)) / select(reduction == 1, count, 1)\n" \
    "d target = (select(share <= 0, 0, grad * select(log_target, share * (surplus + 1), " \
    "surplus + 1))) / select(reduction == 1, count, 1)\n" \
    "where share = select(log_target, exp(target), target)\n" \
    "where surplus = select(log_target, target, log(target)) - input\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_kl_div "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.25, -1.25], [-0.5, 0.5]])\n" \
    ">>> target = torch.DoubleTensor([[0.25, 0.5], [0.25, 0.75]])\n" \
    ">>> torch.kl_div(input, target).tolist()\n" \
    "-0.3607..."
extern const row op_kl_div_batchmean;
#define ABOUT_kl_div_batchmean "Sum of kl_div over all elements, divided by the size of dim 0.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it.\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_kl_div_batchmean "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, -2.25, 2.5, -2.75], [2.5, -0.75, 2.25, " \
    "0.75], [0.75, 2.0, 0.75, 2.5]])\n" \
    ">>> target = torch.DoubleTensor([[0.5, 0.25, 0.75, 0.25], [0.5, 0.75, 0.5, 0.25], " \
    "[0.25, 0.25, 0.5, 0.75]])\n" \
    ">>> torch.kl_div(input, target, reduction=3).tolist()\n" \
    "-3.3179..."
extern const row op_poisson_nll_loss_elements;
#define ABOUT_poisson_nll_loss_elements "Negative log-likelihood of counts of the Poisson distribution. If log_input is " \
    "True, input is the logarithm of the rate and the loss exp(input) - target * input. " \
    "Otherwise input is the rate and the loss input - target * log(input + eps). If full " \
    "is True, Stirling's approximation of log(target!) is added where target is above 1.\n" \
    "Element types: floating.\n" \
    "d input = select(log_input, grad * (exp(input) - target), grad * (1 - target / " \
    "(input + eps)))\n" \
    "d target = grad * (select(full and target > 1, log(target) + 0.5 / target, 0) - " \
    "logarithm)\n" \
    "where logarithm = select(log_input, input, log(input + eps))\n" \
    "Shapes: input and target are broadcast to the shape of the result."
extern const row op_poisson_nll_loss;
#define ABOUT_poisson_nll_loss "Negative log-likelihood of counts of the Poisson distribution. If log_input is " \
    "True, input is the logarithm of the rate and the loss exp(input) - target * input. " \
    "Otherwise input is the rate and the loss input - target * log(input + eps). If full " \
    "is True, Stirling's approximation of log(target!) is added where target is above 1.\n" \
    "Element types: floating.\n" \
    "d input = (select(log_input, grad * (exp(input) - target), grad * (1 - target / " \
    "(input + eps)))) / select(reduction == 1, count, 1)\n" \
    "d target = (grad * (select(full and target > 1, log(target) + 0.5 / target, 0) - " \
    "logarithm)) / select(reduction == 1, count, 1)\n" \
    "where logarithm = select(log_input, input, log(input + eps))\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_poisson_nll_loss "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.5, 1.0], [1.0, 1.75]])\n" \
    ">>> target = torch.DoubleTensor([[1.0, 0.25], [3.25, 3.0]])\n" \
    ">>> torch.poisson_nll_loss(input, target).tolist()\n" \
    "1.3557..."
extern const row op_gaussian_nll_loss_elements;
#define ABOUT_gaussian_nll_loss_elements "Negative log-likelihood of targets of the normal distribution with mean input and " \
    "variance var (Nix and Weigend, 1994). A variance below eps counts as eps, and " \
    "receives the gradient at eps, so that it can grow. If full is True, log(2 pi) / 2 " \
    "is added.\n" \
    "Element types: floating.\n" \
    "d input = grad * share\n" \
    "d target = -grad * share\n" \
    "d var = grad * 0.5 * (1 - away * share) / wide\n" \
    "where wide = select(var < eps, eps, var)\n" \
    "where away = input - target\n" \
    "where share = away / wide\n" \
    "Shapes: input, target and var are broadcast to the shape of the result."
extern const row op_gaussian_nll_loss;
#define ABOUT_gaussian_nll_loss "Negative log-likelihood of targets of the normal distribution with mean input and " \
    "variance var (Nix and Weigend, 1994). A variance below eps counts as eps, and " \
    "receives the gradient at eps, so that it can grow. If full is True, log(2 pi) / 2 " \
    "is added.\n" \
    "Element types: floating.\n" \
    "d input = (grad * share) / select(reduction == 1, count, 1)\n" \
    "d target = (-grad * share) / select(reduction == 1, count, 1)\n" \
    "d var = (grad * 0.5 * (1 - away * share) / wide) / select(reduction == 1, count, 1)\n" \
    "where wide = select(var < eps, eps, var)\n" \
    "where away = input - target\n" \
    "where share = away / wide\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\"."
#define EXAMPLE_gaussian_nll_loss "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.0, 1.25], [-1.0, 1.25]])\n" \
    ">>> target = torch.DoubleTensor([[-1.0, 0.5], [2.25, 2.0]])\n" \
    ">>> var = torch.DoubleTensor([[1.5, 1.75], [0.75, 0.75]])\n" \
    ">>> torch.gaussian_nll_loss(input, target, var).tolist()\n" \
    "2.6930..."
extern const row op_nll_loss;
#define ABOUT_nll_loss "Negative log-likelihood, minus the element of input that each target selects. input " \
    "holds log-probabilities (batch, classes) or (batch, classes, ...). With a weight " \
    "per class the mean is weighted. Targets equal to ignore_index give zero and do not " \
    "count.\n" \
    "Element types: floating.\n" \
    "d input = nll_loss_input(grad, target, weight, reduction, ignore_index, " \
    "input.size())\n" \
    "No gradient formula for weight, so backward raises an error: weight is a constant.\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_nll_loss "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.5, 1.25, -1.75, 0.25], [2.5, 2.0, 0.25, -1.25], " \
    "[-0.75, -1.75, 0.25, -0.5]])\n" \
    ">>> target = torch.LongTensor([1, 0, 3])\n" \
    ">>> torch.nll_loss(input, target).tolist()\n" \
    "-1.0833..."
extern const row op_nll_loss_input;
#define ABOUT_nll_loss_input "Gradient of nll_loss, of the given size, zero except at the elements that the " \
    "targets select.\n" \
    "Element types: floating.\n" \
    "d grad_output = nll_loss(grad, target, weight, reduction, ignore_index)\n" \
    "No gradient formula for weight, so backward raises an error: weight is a constant."
extern const row op_cross_entropy;
#define ABOUT_cross_entropy "nll_loss of log_softmax over the classes, in one pass. label_smoothing is the share " \
    "of each target that all classes receive evenly (Szegedy and others, 2016). For each " \
    "target, normalizer holds the largest score, and after all of these the logarithm of " \
    "the sum of exp(x - largest).\n" \
    "Element types: floating.\n" \
    "d input = cross_entropy_input(grad, input, normalizer, target, weight, reduction, " \
    "ignore_index, label_smoothing)\n" \
    "No gradient formula for weight, so backward raises an error: weight is a constant.\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_cross_entropy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.0, -2.25, 0.25, -2.0], [-0.25, -2.25, -2.0, " \
    "-2.25], [2.0, 0.5, 0.25, 1.75]])\n" \
    ">>> target = torch.LongTensor([1, 0, 3])\n" \
    ">>> torch.cross_entropy(input, target).tolist()\n" \
    "1.9442..."
extern const row op_cross_entropy_probabilities;
#define ABOUT_cross_entropy_probabilities "Sum of -target * log_softmax(input) over the classes, for probabilities target of " \
    "the size of input.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it.\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_cross_entropy_probabilities "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-0.5, 1.25, 0.75, -2.5], [-1.0, -0.25, 0.75, " \
    "-2.25], [2.0, -1.5, -2.75, 1.75]])\n" \
    ">>> target = torch.DoubleTensor([[-0.25, -0.75, 1.75, -1.75], [1.75, 1.25, -1.25, " \
    "1.75], [-0.75, -1.25, -0.5, -0.75]])\n" \
    ">>> torch.cross_entropy(input, target).tolist()\n" \
    "-1.4685..."
extern const row op_cross_entropy_input;
#define ABOUT_cross_entropy_input "Gradient of cross_entropy, exp(x - largest - normalizer) minus 1 at the target, " \
    "times the weight of the target. It is zero where a target is ignored.\n" \
    "Element types: floating.\n" \
    "Not differentiable: cross_entropy_gradient is recorded for second derivatives."
extern const row op_binary_cross_entropy_elements;
#define ABOUT_binary_cross_entropy_elements "-target * log(input) - (1 - target) * log(1 - input), times weight, which is " \
    "broadcast. A logarithm is at least -100.\n" \
    "Element types: floating.\n" \
    "d input = grad * weight * (input - target) / select(spread < 1e-12, 1e-12, spread)\n" \
    "d target = grad * weight * (zeros - ones)\n" \
    "d weight = grad * (-target * ones - (1 - target) * zeros)\n" \
    "where spread = (1 - input) * input\n" \
    "where ones = select(log(input) < -100, -100, log(input))\n" \
    "where zeros = select(log1p(-input) < -100, -100, log1p(-input))\n" \
    "Shapes: input and target are broadcast to the shape of the result."
extern const row op_binary_cross_entropy;
#define ABOUT_binary_cross_entropy "-target * log(input) - (1 - target) * log(1 - input), times weight, which is " \
    "broadcast. A logarithm is at least -100.\n" \
    "Element types: floating.\n" \
    "d input = (grad * weight * (input - target) / select(spread < 1e-12, 1e-12, " \
    "spread)) / select(reduction == 1, count, 1)\n" \
    "d target = (grad * weight * (zeros - ones)) / select(reduction == 1, count, 1)\n" \
    "d weight = (grad * (-target * ones - (1 - target) * zeros)) / select(reduction == " \
    "1, count, 1)\n" \
    "where spread = (1 - input) * input\n" \
    "where ones = select(log(input) < -100, -100, log(input))\n" \
    "where zeros = select(log1p(-input) < -100, -100, log1p(-input))\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_binary_cross_entropy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.25, 0.75], [0.25, 0.25]])\n" \
    ">>> target = torch.DoubleTensor([[0.5, 0.25], [0.75, 0.75]])\n" \
    ">>> torch.binary_cross_entropy(input, target).tolist()\n" \
    "1.0429..."
extern const row op_binary_cross_entropy_with_logits_elements;
#define ABOUT_binary_cross_entropy_with_logits_elements "binary_cross_entropy of sigmoid(input), computed without overflow. pos_weight is a " \
    "factor of the term of target 1. Both weights are broadcast.\n" \
    "Element types: floating.\n" \
    "d input = grad * weight * (1 - target - (1 + (pos_weight - 1) * target) * " \
    "sigmoid(-input))\n" \
    "d target = grad * weight * (pos_weight * below - above)\n" \
    "d weight = grad * error\n" \
    "d pos_weight = grad * weight * select(target == 0, 0, target * below)\n" \
    "where rest = log1p(exp(-abs(input)))\n" \
    "where above = rest + select(input > 0, input, 0)\n" \
    "where below = rest + select(input < 0, -input, 0)\n" \
    "where error = select(target == 1, 0, (1 - target) * above) + select(target == 0, 0, " \
    "pos_weight * target * below)\n" \
    "Shapes: input and target are broadcast to the shape of the result."
extern const row op_binary_cross_entropy_with_logits;
#define ABOUT_binary_cross_entropy_with_logits "binary_cross_entropy of sigmoid(input), computed without overflow. pos_weight is a " \
    "factor of the term of target 1. Both weights are broadcast.\n" \
    "Element types: floating.\n" \
    "d input = (grad * weight * (1 - target - (1 + (pos_weight - 1) * target) * " \
    "sigmoid(-input))) / select(reduction == 1, count, 1)\n" \
    "d target = (grad * weight * (pos_weight * below - above)) / select(reduction == 1, " \
    "count, 1)\n" \
    "d weight = (grad * error) / select(reduction == 1, count, 1)\n" \
    "d pos_weight = (grad * weight * select(target == 0, 0, target * below)) / " \
    "select(reduction == 1, count, 1)\n" \
    "where rest = log1p(exp(-abs(input)))\n" \
    "where above = rest + select(input > 0, input, 0)\n" \
    "where below = rest + select(input < 0, -input, 0)\n" \
    "where error = select(target == 1, 0, (1 - target) * above) + select(target == 0, 0, " \
    "pos_weight * target * below)\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_binary_cross_entropy_with_logits "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.0, 2.75], [1.5, -0.5]])\n" \
    ">>> target = torch.DoubleTensor([[-0.75, -1.25], [2.5, -2.0]])\n" \
    ">>> torch.binary_cross_entropy_with_logits(input, target).tolist()\n" \
    "1.8254..."
extern const row op_soft_margin_loss_elements;
#define ABOUT_soft_margin_loss_elements "log(1 + exp(-target * input)), for targets 1 and -1, computed without overflow.\n" \
    "Element types: floating.\n" \
    "d input = -grad * target * slope\n" \
    "d target = -grad * input * slope\n" \
    "where lead = target * input\n" \
    "where slope = sigmoid(-lead)\n" \
    "Shapes: input and target are broadcast to the shape of the result."
extern const row op_soft_margin_loss;
#define ABOUT_soft_margin_loss "log(1 + exp(-target * input)), for targets 1 and -1, computed without overflow.\n" \
    "Element types: floating.\n" \
    "d input = (-grad * target * slope) / select(reduction == 1, count, 1)\n" \
    "d target = (-grad * input * slope) / select(reduction == 1, count, 1)\n" \
    "where lead = target * input\n" \
    "where slope = sigmoid(-lead)\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_soft_margin_loss "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.25, -0.75], [1.75, 1.25]])\n" \
    ">>> target = torch.DoubleTensor([[-2.25, -1.0], [-2.5, 0.5]])\n" \
    ">>> torch.soft_margin_loss(input, target).tolist()\n" \
    "1.3153..."
extern const row op_hinge_embedding_loss_elements;
#define ABOUT_hinge_embedding_loss_elements "input where target is 1, and max(0, margin - input) where it is -1. Another target " \
    "adds both.\n" \
    "Element types: floating.\n" \
    "d input = select(target == -1, 0, grad) - select(target != 1 and input <= margin, " \
    "grad, 0)\n" \
    "No gradient for target: it selects one of two cases.\n" \
    "Shapes: input and target are broadcast to the shape of the result."
extern const row op_hinge_embedding_loss;
#define ABOUT_hinge_embedding_loss "input where target is 1, and max(0, margin - input) where it is -1. Another target " \
    "adds both.\n" \
    "Element types: floating.\n" \
    "d input = (select(target == -1, 0, grad) - select(target != 1 and input <= margin, " \
    "grad, 0)) / select(reduction == 1, count, 1)\n" \
    "No gradient for target: it selects one of two cases.\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_hinge_embedding_loss "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.0, -0.75], [0.25, 2.0]])\n" \
    ">>> target = torch.DoubleTensor([[0.75, 2.0], [2.25, -1.5]])\n" \
    ">>> torch.hinge_embedding_loss(input, target).tolist()\n" \
    "1.25"
extern const row op_margin_ranking_loss_elements;
#define ABOUT_margin_ranking_loss_elements "max(0, margin - target * (input1 - input2)). target is 1 if input1 should be " \
    "larger, and -1 if input2 should be.\n" \
    "Element types: floating.\n" \
    "d input1 = select(lead <= margin, -grad * target, 0)\n" \
    "d input2 = select(lead <= margin, grad * target, 0)\n" \
    "d target = select(lead <= margin, grad, 0) * (input2 - input1)\n" \
    "where lead = target * (input1 - input2)\n" \
    "Shapes: input1, input2 and target are broadcast to the shape of the result."
extern const row op_margin_ranking_loss;
#define ABOUT_margin_ranking_loss "max(0, margin - target * (input1 - input2)). target is 1 if input1 should be " \
    "larger, and -1 if input2 should be.\n" \
    "Element types: floating.\n" \
    "d input1 = (select(lead <= margin, -grad * target, 0)) / select(reduction == 1, " \
    "count, 1)\n" \
    "d input2 = (select(lead <= margin, grad * target, 0)) / select(reduction == 1, " \
    "count, 1)\n" \
    "d target = (select(lead <= margin, grad, 0) * (input2 - input1)) / select(reduction " \
    "== 1, count, 1)\n" \
    "where lead = target * (input1 - input2)\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_margin_ranking_loss "\n" \
    "\n" \
    ">>> input1 = torch.DoubleTensor([[-2.0, 1.75], [0.75, 1.25]])\n" \
    ">>> input2 = torch.DoubleTensor([[2.25, 1.0], [2.75, 1.0]])\n" \
    ">>> target = torch.DoubleTensor([[-2.25, -0.75], [-2.25, -1.5]])\n" \
    ">>> torch.margin_ranking_loss(input1, input2, target).tolist()\n" \
    "0.234375"
extern const row op_multilabel_soft_margin_loss;
#define ABOUT_multilabel_soft_margin_loss "binary_cross_entropy_with_logits averaged over the classes, the last dim. weight " \
    "has a factor per class.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it.\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_multilabel_soft_margin_loss "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.0, 0.5, 0.25, -0.75], [-0.25, 1.5, 0.75, -2.75], " \
    "[-0.75, -2.75, 0.75, 2.0]])\n" \
    ">>> target = torch.DoubleTensor([[-0.5, 0.5, 2.25, 0.5], [0.5, 1.25, 1.5, 1.5], " \
    "[-2.75, 0.75, 0.5, -1.5]])\n" \
    ">>> F.multilabel_soft_margin_loss(input, target).tolist()\n" \
    "1.3283..."
extern const row op_cosine_embedding_loss;
#define ABOUT_cosine_embedding_loss "1 - cos for pairs of rows with target 1, and max(0, cos - margin) for pairs with " \
    "target -1. Pairs with another target have the loss 0. input1 and input2 are (..., " \
    "features), target (...) or of sizes that broadcast to it.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it.\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_cosine_embedding_loss "\n" \
    "\n" \
    ">>> input1 = torch.DoubleTensor([[0.25, -1.75, -2.25, 1.0], [-1.5, 2.0, -0.25, " \
    "1.75], [2.0, -0.75, -0.75, -2.25]])\n" \
    ">>> input2 = torch.DoubleTensor([[-1.75, 1.5, 2.5, 1.5], [2.75, 1.0, -1.25, 0.25], " \
    "[-2.25, 2.75, 2.25, 2.5]])\n" \
    ">>> target = torch.DoubleTensor([1.0, -1.0, 1.0])\n" \
    ">>> torch.cosine_embedding_loss(input1, input2, target).tolist()\n" \
    "1.1755..."
extern const row op_triplet_margin_loss;
#define ABOUT_triplet_margin_loss "max(0, d(anchor, positive) - d(anchor, negative) + margin) of rows (N, D), with " \
    "distances d of norm p (Balntas and others, 2016). If swap is True, d(positive, " \
    "negative) counts where it is smaller than d(anchor, negative).\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it.\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_triplet_margin_loss "\n" \
    "\n" \
    ">>> anchor = torch.DoubleTensor([[0.75, -2.5, -1.25, 1.5], [-0.5, -1.0, 0.5, -1.5], " \
    "[-2.25, -2.0, 1.75, -2.5]])\n" \
    ">>> positive = torch.DoubleTensor([[-0.25, -1.75, 2.0, -2.75], [-1.5, -2.25, -2.0, " \
    "2.0], [1.5, 1.75, 1.25, -1.75]])\n" \
    ">>> negative = torch.DoubleTensor([[1.0, -2.25, 2.0, 0.25], [-2.0, 2.75, -2.5, " \
    "-2.5], [0.25, 1.0, -2.75, 0.75]])\n" \
    ">>> torch.triplet_margin_loss(anchor, positive, negative).tolist()\n" \
    "1.1513..."
extern const row op_multi_margin_loss;
#define ABOUT_multi_margin_loss "Sum of max(0, margin - score of the target class + score) ** p over the other " \
    "classes, divided by the number of classes (Weston and Watkins, 1999). p is 1 or 2. " \
    "input is (batch, classes), target (batch); weight has a factor per class.\n" \
    "Element types: floating.\n" \
    "d input = in C\n" \
    "No gradient formula for weight, so backward raises an error: weight is a constant.\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_multi_margin_loss "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-2.25, 2.75, 2.5, 1.75])\n" \
    ">>> target = torch.LongTensor([2])\n" \
    ">>> torch.multi_margin_loss(input, target).tolist()\n" \
    "0.375"
extern const row op_multilabel_margin_loss;
#define ABOUT_multilabel_margin_loss "Sum of max(0, 1 - score of a target class + score) over all pairs of a target class " \
    "and another class, divided by the number of classes. input and target are (batch, " \
    "classes); the target classes of a row end at the first -1.\n" \
    "Element types: floating.\n" \
    "d input = in C\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\". The older flags " \
    "size_average=False and reduce=False mean sum and none."
#define EXAMPLE_multilabel_margin_loss "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-1.75, 2.25, -1.75])\n" \
    ">>> target = torch.LongTensor([1, -1, 2])\n" \
    ">>> torch.multilabel_margin_loss(input, target).tolist()\n" \
    "0.0"
extern const row op_nn_functional_ctc_loss;
#define ABOUT_nn_functional_ctc_loss "Connectionist temporal classification loss, the negative log-probability of labels " \
    "(Graves and others, 2006). log_probs (T, N, C) or (T, C) is a result of " \
    "log_softmax; targets holds integers (N, S), or all labels concatenated. Lengths are " \
    "integers (N), or of one sample also ints. The mean is taken over losses divided by " \
    "their target lengths. With zero_infinity, samples that are too short for their " \
    "labels have loss 0 and no gradient, instead of inf.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it.\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\"."
#define EXAMPLE_nn_functional_ctc_loss "\n" \
    "\n" \
    ">>> log_probs = torch.DoubleTensor([[[-1.0, -2.75, -1.0], [-2.0, -2.25, -2.0]], " \
    "[[-2.0, -2.75, -2.75], [-2.5, -2.5, -1.0]], [[-2.5, -1.25, -1.0], [-0.75, -2.5, " \
    "-2.0]], [[-2.25, -2.75, -0.75], [-2.0, -0.75, -0.75]]])\n" \
    ">>> targets = torch.LongTensor([1, 1, 2])\n" \
    ">>> input_lengths = torch.LongTensor([3, 4])\n" \
    ">>> target_lengths = torch.LongTensor([2, 1])\n" \
    ">>> F.ctc_loss(log_probs, targets, input_lengths, target_lengths).tolist()\n" \
    "3.4907..."
extern const row op_nn_functional_ctc_loss_of_ints;
#define ABOUT_nn_functional_ctc_loss_of_ints "ctc_loss of lengths in tuples or lists.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it.\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\"."
#define EXAMPLE_nn_functional_ctc_loss_of_ints "\n" \
    "\n" \
    ">>> log_probs = torch.DoubleTensor([[[-1.0, -2.75, -0.5], [-2.0, -2.75, -1.75]], " \
    "[[-1.25, -2.75, -0.75], [-1.5, -0.75, -1.75]], [[-2.0, -1.25, -0.25], [-0.25, " \
    "-1.75, -0.25]], [[-0.5, -1.25, -0.75], [-1.0, -2.0, -0.5]]])\n" \
    ">>> targets = torch.LongTensor([[1, 2], [2, 2]])\n" \
    ">>> F.ctc_loss(log_probs, targets, (4, 3), (2, 2), reduction=0).tolist()\n" \
    "[2.4375..., 3.5]"
extern const row op_ctc_loss;
#define ABOUT_ctc_loss "Connectionist temporal classification loss, minus the logarithm of the probability " \
    "of all alignments of each label sequence (Graves and others, 2006). log_probs is " \
    "(times, batch, classes), and targets (batch, labels) or the concatenation of all " \
    "labels. The mean divides each loss by its number of labels. A sequence longer than " \
    "its input gives inf, or 0 without gradient if zero_infinity is True.\n" \
    "Element types: floating.\n" \
    "d log_probs = in C\n" \
    "reduction is \"mean\" (the default), \"sum\" or \"none\"."
#define EXAMPLE_ctc_loss "\n" \
    "\n" \
    ">>> log_probs = torch.DoubleTensor([[-2.75, -0.5, -0.25, -1.25], [-2.0, -2.5, -2.5, " \
    "-0.5], [-0.5, -2.5, -2.25, -1.75]])\n" \
    ">>> targets = torch.LongTensor([3])\n" \
    ">>> input_lengths = torch.LongTensor([3])\n" \
    ">>> target_lengths = torch.LongTensor([1])\n" \
    ">>> torch.ctc_loss(log_probs, targets, input_lengths, target_lengths).tolist()\n" \
    "1.6561..."
extern const row op_cosine;
#define ABOUT_cosine "Dot products of lines along dim divided by their lengths, which count as at least " \
    "eps, and the lengths. The derivative of a length of zero is taken as zero.\n" \
    "Element types: floating.\n" \
    "d input = grad_cosine * (other / second - select(length1 > eps, cosine * (input / " \
    "first), 0)) / first + select(length1 == 0, 0, grad_length1 * input / length1)\n" \
    "d other = grad_cosine * (input / first - select(length2 > eps, cosine * (other / " \
    "second), 0)) / second + select(length2 == 0, 0, grad_length2 * other / length2)\n" \
    "where first = select(length1 > eps, length1, eps)\n" \
    "where second = select(length2 > eps, length2, eps)"
extern const row op_sgd_;
#define ABOUT_sgd_ "One step of gradient descent. The parameter is decreased by lr * (gradient + " \
    "weight_decay * parameter).\n" \
    "Element types: floating.\n" \
    "Not differentiable: the elements are overwritten."
extern const row op_sgd_momentum_;
#define ABOUT_sgd_momentum_ "One step of gradient descent with momentum (Sutskever, Martens, Dahl and Hinton, " \
    "2013). The slope is gradient + weight_decay * parameter, and the velocity momentum " \
    "* momentum_buffer + share * slope. If nesterov is True, the parameter moves along " \
    "slope + momentum * velocity.\n" \
    "Element types: floating.\n" \
    "Not differentiable: the elements are overwritten."
extern const row op_rprop_;
#define ABOUT_rprop_ "One step of resilient backpropagation, which uses only the sign of the gradient " \
    "(Riedmiller and Braun, 1993). The step size grows while the sign stays. When the " \
    "sign changes, the step size shrinks and the parameter stays.\n" \
    "Element types: floating.\n" \
    "Not differentiable: the elements are overwritten."
extern const row op_asgd_;
#define ABOUT_asgd_ "One step of averaged gradient descent (Polyak and Juditsky, 1992). The parameter " \
    "becomes (1 - lambd * eta) * parameter - eta * gradient, and ax moves towards it by " \
    "the fraction mu.\n" \
    "Element types: floating.\n" \
    "Not differentiable: the elements are overwritten."
extern const row op_adam_;
#define ABOUT_adam_ "One step of Adam (Kingma and Ba, 2014). exp_avg and exp_avg_sq are running means of " \
    "the gradient and of its square, with weights share1 and share2 of the new values. " \
    "The parameter becomes keep * parameter - rate * mean / (root * sqrt(square) + eps).\n" \
    "Element types: floating.\n" \
    "Not differentiable: the elements are overwritten."
extern const row op_amsgrad_;
#define ABOUT_amsgrad_ "One step of AMSGrad, Adam with the largest mean square so far in place of the " \
    "current one (Reddi, Kale and Kumar, 2018).\n" \
    "Element types: floating.\n" \
    "Not differentiable: the elements are overwritten."
extern const row op_nadam_;
#define ABOUT_nadam_ "One step of Adam with Nesterov momentum (Dozat, 2016). The step is rate times the " \
    "running mean plus ahead times the gradient.\n" \
    "Element types: floating.\n" \
    "Not differentiable: the elements are overwritten."
extern const row op_adamax_;
#define ABOUT_adamax_ "One step of Adamax, Adam with the decayed maximum exp_inf of the gradients in place " \
    "of the root of the mean square (Kingma and Ba, 2014).\n" \
    "Element types: floating.\n" \
    "Not differentiable: the elements are overwritten."
extern const row op_adagrad_;
#define ABOUT_adagrad_ "One step of Adagrad (Duchi, Hazan and Singer, 2011). The parameter is decreased by " \
    "rate * gradient / (sqrt(sum) + eps), where sum is the sum of all squared gradients.\n" \
    "Element types: floating.\n" \
    "Not differentiable: the elements are overwritten."
extern const row op_adadelta_;
#define ABOUT_adadelta_ "One step of Adadelta (Zeiler, 2012). The step is the gradient times the root mean " \
    "square of the previous steps divided by that of the gradients.\n" \
    "Element types: floating.\n" \
    "Not differentiable: the elements are overwritten."
extern const row op_rmsprop_;
#define ABOUT_rmsprop_ "One step of RMSprop (Tieleman and Hinton, 2012). The parameter is decreased by lr * " \
    "gradient / (sqrt(square_avg) + eps), where square_avg is a running mean of the " \
    "squared gradient.\n" \
    "Element types: floating.\n" \
    "Not differentiable: the elements are overwritten."
extern const row op_rmsprop_momentum_;
#define ABOUT_rmsprop_momentum_ "One step of RMSprop with momentum, which accumulates the steps in momentum_buffer.\n" \
    "Element types: floating.\n" \
    "Not differentiable: the elements are overwritten."
extern const row op_rmsprop_centered_;
#define ABOUT_rmsprop_centered_ "One step of RMSprop divided by the root of the gradient's variance, square_avg - " \
    "slope_avg ** 2 (Graves, 2013).\n" \
    "Element types: floating.\n" \
    "Not differentiable: the elements are overwritten."
extern const row op_padded_window;
#define ABOUT_padded_window "A window of win_length elements, by default ones, centred in n_fft elements.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
extern const row op_stft;
#define ABOUT_stft "Spectra of overlapping frames of a signal (length) or a batch of signals (batch, " \
    "length), frames of n_fft elements at distances of hop_length, by default n_fft // " \
    "4. Frames are multiplied by a window of win_length factors, by default ones. With " \
    "center, frame t is centred at element t * hop_length of the signal, which is padded " \
    "as by nn.functional.pad. With normalized, spectra are divided by sqrt(n_fft). " \
    "onesided False gives all n_fft frequencies in place of the first n_fft // 2 + 1. " \
    "The result is complex, (frequencies, frames) or (batch, frequencies, frames), if " \
    "the signal is complex or return_complex is True, else pairs of parts in a further " \
    "dim.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_stft "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-2.25, -0.75, -2.25, 2.25, -0.5, -2.0, -2.0, -1.5, " \
    "2.0, 0.25, -1.75, -2.0])\n" \
    ">>> torch.stft(input, 4, return_complex=False).size()\n" \
    "torch.Size([3, 13, 2])"
extern const row op_istft;
#define ABOUT_istft "Least-squares signal of a spectrum of stft with the same arguments (Griffin and " \
    "Lim, 1984). input holds complex numbers, or pairs of their parts. length is the " \
    "number of elements of the result, whose elements after the last frame are zero. " \
    "With return_complex the signal is complex, which requires onesided=False.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_istft "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 30) % 7 - 3).view(3, 5, 2).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> torch.istft(input, 4).tolist()\n" \
    "[-0.4166..., -0.09375, 0.375, 0.0416...]"
extern const row op_bartlett_window;
#define ABOUT_bartlett_window "Triangle from 0 to 1 and back. A periodic window repeats after window_length " \
    "elements; it leaves out the last of window_length + 1 points.\n" \
    "Element types: floating.\n" \
    "Not differentiable: the call has no tensor operand."
#define EXAMPLE_bartlett_window "\n" \
    "\n" \
    ">>> torch.bartlett_window(4).tolist()\n" \
    "[0.0, 0.5, 1.0, 0.5]"
extern const row op_hann_window;
#define ABOUT_hann_window "sin(pi t) squared for t from 0 to 1; periodic as in bartlett_window.\n" \
    "Element types: floating.\n" \
    "Not differentiable: the call has no tensor operand."
#define EXAMPLE_hann_window "\n" \
    "\n" \
    ">>> torch.hann_window(4).tolist()\n" \
    "[0.0, 0.5, 1.0, 0.5]"
extern const row op_blackman_window;
#define ABOUT_blackman_window "0.42 - 0.5 cos(2 pi t) + 0.08 cos(4 pi t) for t from 0 to 1; periodic as in " \
    "bartlett_window.\n" \
    "Element types: floating.\n" \
    "Not differentiable: the call has no tensor operand."
#define EXAMPLE_blackman_window "\n" \
    "\n" \
    ">>> torch.blackman_window(4).tolist()\n" \
    "[0.0, 0.3..., 1.0, 0.3...]"
extern const row op_hamming_window;
#define ABOUT_hamming_window "alpha - beta cos(2 pi t) for t from 0 to 1; periodic as in bartlett_window.\n" \
    "Element types: floating.\n" \
    "Not differentiable: the call has no tensor operand."
#define EXAMPLE_hamming_window "\n" \
    "\n" \
    ">>> torch.hamming_window(4).tolist()\n" \
    "[0.0..., 0.5..., 1.0, 0.5...]"
extern const row op_kaiser_window;
#define ABOUT_kaiser_window "Kaiser window i0(beta sqrt(1 - (2 t - 1) ** 2)) / i0(beta) for t from 0 to 1 " \
    "(Kaiser, 1974); periodic as in bartlett_window.\n" \
    "Element types: floating.\n" \
    "Not differentiable: the call has no tensor operand."
#define EXAMPLE_kaiser_window "\n" \
    "\n" \
    ">>> torch.kaiser_window(4).tolist()\n" \
    "[..., 0.2156..., 1.0, 0.2156...]"
extern const row op_tril_indices;
#define ABOUT_tril_indices "Rows and columns of the elements of a row x col matrix on and below a diagonal, as " \
    "two rows of indices.\n" \
    "Element types: numbers.\n" \
    "Not differentiable."
#define EXAMPLE_tril_indices "\n" \
    "\n" \
    ">>> torch.tril_indices(3, 4).tolist()\n" \
    "[[0, 1, 1, 2, 2, 2], [0, 0, 1, 0, 1, 2]]"
extern const row op_triu_indices;
#define ABOUT_triu_indices "Rows and columns of the elements of a row x col matrix on and above a diagonal, as " \
    "two rows of indices.\n" \
    "Element types: numbers.\n" \
    "Not differentiable."
#define EXAMPLE_triu_indices "\n" \
    "\n" \
    ">>> torch.triu_indices(3, 4).tolist()\n" \
    "[[0, 0, 0, 0, 1, 1, 1, 2, 2], [0, 1, 2, 3, 1, 2, 3, 2, 3]]"
extern const row op_alias_copy;
#define ABOUT_alias_copy "Copy of the tensor.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_alias_copy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.5, -2.0, -2.5, 1.0], [-2.25, -0.75, 0.5, " \
    "-0.75], [1.0, -1.0, -2.5, -0.75]])\n" \
    ">>> torch.alias_copy(input).tolist()\n" \
    "[[-2.5, -2.0, -2.5, 1.0], [-2.25, -0.75, 0.5, -0.75], [1.0, -1.0, -2.5, -0.75]]"
extern const row op_narrow_copy;
#define ABOUT_narrow_copy "narrow, as a copy instead of a view.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_narrow_copy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, -0.5, -2.0, 0.25], [2.5, 2.5, 1.25, 2.5], " \
    "[-1.25, -2.5, 1.0, 2.75]])\n" \
    ">>> torch.narrow_copy(input, -1, 2, 2).tolist()\n" \
    "[[-2.0, 0.25], [1.25, 2.5], [1.0, 2.75]]"
extern const row op_slice_copy;
#define ABOUT_slice_copy "input[start:end:step] along dim, as a copy instead of a view.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_slice_copy "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.5, -0.25, 2.5, 1.0], [-0.25, -2.75, -1.5, " \
    "1.25], [-0.75, 2.0, 2.0, -1.25]])\n" \
    ">>> torch.slice_copy(input, dim=-1, start=-2).tolist()\n" \
    "[[2.5, 1.0], [-1.5, 1.25], [2.0, -1.25]]"
extern const row op_resize;
#define ABOUT_resize "reshape to a size with as many elements.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_resize "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.5, -2.75, -1.25, 0.25], [2.0, -2.0, -2.0, " \
    "0.75], [-2.75, -2.75, 0.5, -2.5]])\n" \
    ">>> input.resize((2, 6)).tolist()\n" \
    "[[-2.5, -2.75, -1.25, 0.25, 2.0, -2.0], [-2.0, 0.75, -2.75, -2.75, 0.5, -2.5]]"
extern const row op_resize_as;
#define ABOUT_resize_as "reshape to the size of a tensor with as many elements.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_resize_as "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.75, -2.25, -0.25, 2.25], [2.0, -2.25, -1.5, " \
    "2.0], [2.25, -2.75, 2.75, -1.25]])\n" \
    ">>> tensor = torch.DoubleTensor([[-0.5, 1.5, -2.75, -0.25, 1.5, 2.75], [-2.0, " \
    "-0.25, 0.75, -1.25, 0.5, -0.25]])\n" \
    ">>> input.resize_as(tensor).tolist()\n" \
    "[[0.75, -2.25, -0.25, 2.25, 2.0, -2.25], [-1.5, 2.0, 2.25, -2.75, 2.75, -1.25]]"
extern const row op_adjoint;
#define ABOUT_adjoint "Matrices transposed and conjugated, a view of real ones.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_adjoint "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-2.0, -0.75, 0.5, -0.25], [-1.5, -1.5, 2.0, -1.5], " \
    "[0.75, 1.25, 1.25, 2.0]])\n" \
    ">>> torch.adjoint(input).tolist()\n" \
    "[[-2.0, -1.5, 0.75], [-0.75, -1.5, 1.25], [0.5, 2.0, 1.25], [-0.25, -1.5, 2.0]]"
extern const row op_resolve_conj;
#define ABOUT_resolve_conj "The tensor itself, because conj() and imag return no lazy values.\n" \
    "Element types: all, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_resolve_conj "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.25, -0.5, 0.5, -1.25], [-2.0, -0.5, 1.5, 2.5], " \
    "[1.5, 1.5, -2.25, 2.25]])\n" \
    ">>> torch.resolve_conj(input).tolist()\n" \
    "[[-1.25, -0.5, 0.5, -1.25], [-2.0, -0.5, 1.5, 2.5], [1.5, 1.5, -2.25, 2.25]]"
extern const row op_is_conj;
#define ABOUT_is_conj "Whether the tensor is lazily conjugated or negated, or distributed. Always False, " \
    "because conj() and imag compute their values.\n" \
    "Element types: all, complex.\n" \
    "Not differentiable."
#define EXAMPLE_is_conj "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([0.25, -2.5])\n" \
    ">>> torch.is_conj(input)\n" \
    "False"
extern const row op_is_inference;
#define ABOUT_is_inference "Whether inference mode made the tensor's data.\n" \
    "Element types: all, complex.\n" \
    "Not differentiable."
#define EXAMPLE_is_inference "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([-2.75, 1.25])\n" \
    ">>> torch.is_inference(input)\n" \
    "False"
extern const row op_frobenius_norm;
#define ABOUT_frobenius_norm "Square root of the sum of squares.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_frobenius_norm "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.5, 0.5, 1.0, 2.75], [-0.5, 1.5, -2.5, -1.0], " \
    "[-1.0, -1.75, -0.25, 0.5]])\n" \
    ">>> torch.frobenius_norm(input).tolist()\n" \
    "4.8153..."
extern const row op_native_norm;
#define ABOUT_native_norm "p-norm of all elements.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_native_norm "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[2.75, -1.0, -1.0, 2.75], [-2.5, 0.75, -0.5, 1.5], " \
    "[1.0, -2.75, 2.0, -2.5]])\n" \
    ">>> torch.native_norm(input).tolist()\n" \
    "6.7268..."
extern const row op_nonzero_static;
#define ABOUT_nonzero_static "The first size rows of nonzero(), followed by rows of fill_value if there are " \
    "fewer.\n" \
    "Element types: all, complex.\n" \
    "Not differentiable."
#define EXAMPLE_nonzero_static "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.0, 0.0, 2.0], [0.0, 0.0, 3.0]])\n" \
    ">>> torch.nonzero_static(input, 2).tolist()\n" \
    "[[0, 0], [0, 2]]"
extern const row op_lu_solve;
#define ABOUT_lu_solve "X with A @ X = b, from the LU factors of A.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_lu_solve "\n" \
    "\n" \
    ">>> b = torch.DoubleTensor([[2.0], [2.75]])\n" \
    ">>> LU_data = torch.DoubleTensor([[2.0, 1.0], [0.5, 3.0]])\n" \
    ">>> LU_pivots = torch.IntTensor([1, 2])\n" \
    ">>> torch.lu_solve(b, LU_data, LU_pivots).tolist()\n" \
    "[[0.7083...], [0.5833...]]"
extern const row op_convolution;
#define ABOUT_convolution "conv1d to conv3d, or with transposed conv_transpose1d to conv_transpose3d, by the " \
    "dims of weight.\n" \
    "Element types: numbers, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_convolution "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[-1.0, 1.25, -2.5, -2.5, 2.25], [-1.75, -1.5, 2.5, " \
    "0.5, -0.75]], [[-0.5, 1.0, 0.25, 0.75, -1.25], [2.25, -0.75, 1.0, 0.5, 0.25]]])\n" \
    ">>> weight = torch.DoubleTensor([[[-0.25, 2.75]], [[0.75, 1.25]], [[2.0, 1.75]], " \
    "[[1.25, 2.5]]])\n" \
    ">>> bias = torch.DoubleTensor([1.0, 2.5, 2.25, -0.75])\n" \
    ">>> torch.convolution(input, weight, bias, (2,), (1,), (1,), False, (0,), " \
    "2).tolist()\n" \
    "[[[-1.75, -6.1875, 7.8125], [1.25, 0.3125, 3.4375], [-0.8125, 3.625, 1.9375], " \
    "[-5.125, 3.625, -2.0]], [[-0.375, 1.4375, -2.625], [1.875, 3.5625, 1.5], [6.1875, " \
    "2.5, 3.6875], [4.875, 0.8125, 0.5]]]"
extern const row op_convolution_transposed;
#define ABOUT_convolution_transposed "conv_transpose1d to conv_transpose3d, by the dims of weight.\n" \
    "Element types: numbers, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_convolution_transposed "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[2.5, -1.25, 1.0, 1.75, 2.25], [2.25, -2.5, 1.25, " \
    "2.5, -2.25]], [[-2.75, -0.5, 1.75, -2.75, 2.75], [-1.5, 2.75, 0.5, 0.25, -0.75]]])\n" \
    ">>> weight = torch.DoubleTensor([[[1.75, -0.75], [-2.75, -2.75]], [[-0.25, -2.5], " \
    "[1.75, 0.5]]])\n" \
    ">>> bias = torch.DoubleTensor([1.25, 2.25, 2.0, -0.25])\n" \
    ">>> torch.convolution(input, weight, bias, (2,), (1,), (1,), True, (1,), 2).size()\n" \
    "torch.Size([2, 4, 9])"
extern const row op_constant_pad_nd;
#define ABOUT_constant_pad_nd "input padded with value along its last dims, by the numbers of elements before and " \
    "after the last dim, then those of the dim before it, and so on. Negative numbers " \
    "crop.\n" \
    "Element types: any.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_constant_pad_nd "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[0.5, -0.25, 2.0, -0.5], [-1.0, -2.75, -2.0, " \
    "2.25], [1.5, -1.5, 1.5, 2.5]], [[-1.75, -1.25, 0.5, 1.75], [-0.75, -2.5, 2.75, " \
    "-2.25], [2.5, 1.5, 1.0, -2.5]]])\n" \
    ">>> torch.constant_pad_nd(input, (1, 2)).size()\n" \
    "torch.Size([2, 3, 7])"
extern const row op_native_group_norm;
#define ABOUT_native_group_norm "group_norm of N samples with C channels of HxW elements, and the mean and 1 / " \
    "deviation of each group, (N, group).\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_native_group_norm "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[[-2.0, 2.25, -2.0], [0.5, -2.25, 1.5], [-2.5, " \
    "2.25, 1.25], [1.25, 0.25, 0.75]], [[2.0, -2.0, 1.75], [0.75, 0.25, 1.25], [-1.0, " \
    "-1.75, 0.75], [-2.75, 0.5, -2.5]]])\n" \
    ">>> weight = torch.DoubleTensor([1.75, -0.5, 0.25, -2.25])\n" \
    ">>> bias = torch.DoubleTensor([-2.5, 0.75, -1.75, 2.75])\n" \
    ">>> output, mean, inverse_std = torch.native_group_norm(input, weight, bias, 2, 4, " \
    "3, 2, 0.001)\n" \
    ">>> output.tolist()\n" \
    "[[[-4.0989..., -0.0216..., -4.0989...], [0.5215..., 1.2753..., 0.2474...], " \
    "[-2.2605..., -1.4632..., -1.6310...], [1.6798..., 3.1906..., 2.4352...]], " \
    "[[-0.7436..., -6.0127..., -1.0729...], [0.7186..., 0.9068..., 0.5304...], " \
    "[-1.7270..., -1.8648..., -1.4053...], [5.4381..., 0.0618..., 5.024...]]]\n" \
    ">>> mean.tolist()\n" \
    "[[-0.3333..., 0.5416...], [0.6666..., -1.125]]\n" \
    ">>> inverse_std.tolist()\n" \
    "[[0.5482..., 0.6714...], [0.7527..., 0.7352...]]"
extern const row op_conv_tbc;
#define ABOUT_conv_tbc "conv1d of input (time, batch, channels) with weight (time, channels in, channels " \
    "out).\n" \
    "Element types: numbers, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_conv_tbc "\n" \
    "\n" \
    ">>> input = (torch.arange(0, 30) % 7 - 3).view(5, 2, 3).type('torch.DoubleTensor') " \
    "/ 2\n" \
    ">>> weight = torch.DoubleTensor([[[-1.5, -0.25, 2.75, 0.5], [-2.25, -1.0, 1.5, " \
    "-0.5], [2.0, 2.0, -1.5, -1.0]], [[-2.75, 1.5, 2.0, 0.5], [-2.75, 2.75, 1.25, 2.5], " \
    "[1.0, 2.0, -2.5, 1.25]]])\n" \
    ">>> bias = torch.DoubleTensor([-2.0, 2.25, -2.5, -1.5])\n" \
    ">>> torch.conv_tbc(input, weight, bias).size()\n" \
    "torch.Size([4, 2, 4])"
extern const row op_rnn_tanh_cell;
#define ABOUT_rnn_tanh_cell "One step of an RNN with tanh from the state hx.\n" \
    "Element types: floating, complex.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_rnn_tanh_cell "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.0, 1.75, -1.5], [1.75, -0.5, 2.0]])\n" \
    ">>> hx = torch.DoubleTensor([[1.75, 0.75, 1.25, 1.25], [0.5, -1.25, -0.25, 0.75]])\n" \
    ">>> w_ih = torch.DoubleTensor([[1.25, -1.5, -1.5], [-0.75, 1.5, 0.25], [-1.75, " \
    "-1.0, -1.25], [-2.0, 1.75, -0.25]])\n" \
    ">>> w_hh = torch.DoubleTensor([[1.25, -1.75, 0.5, 2.0], [1.0, 1.0, 1.5, 2.25], " \
    "[0.5, 1.75, 0.25, -2.75], [0.5, 1.5, -1.5, -1.25]])\n" \
    ">>> torch.rnn_tanh_cell(input, hx, w_ih, w_hh).tolist()\n" \
    "[[0.9828..., ..., 0.7340..., 0.9993...], [0.9994..., -0.7615..., -..., -0.9999...]]"
extern const row op_rnn_relu_cell;
#define ABOUT_rnn_relu_cell "One step of an RNN with relu from the state hx.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_rnn_relu_cell "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[1.25, -0.5, -2.75], [-2.5, -2.25, -0.5]])\n" \
    ">>> hx = torch.DoubleTensor([[1.5, 1.0, 1.5, -0.5], [2.25, 1.5, 2.25, -0.5]])\n" \
    ">>> w_ih = torch.DoubleTensor([[-2.0, -2.75, 1.75], [1.0, -0.5, -2.5], [-0.75, " \
    "2.25, 2.75], [0.75, -2.25, 0.5]])\n" \
    ">>> w_hh = torch.DoubleTensor([[-2.25, -2.75, -1.0, -1.0], [2.5, 1.5, 2.75, 2.5], " \
    "[0.25, 2.75, -1.25, 2.75], [0.75, -1.75, -1.75, -1.5]])\n" \
    ">>> torch.rnn_relu_cell(input, hx, w_ih, w_hh).tolist()\n" \
    "[[0.0, 16.5, 0.0, 0.0], [0.0, 12.6875, 0.0, 0.0]]"
extern const row op_gru_cell;
#define ABOUT_gru_cell "One step of a GRU from the state hx.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_gru_cell "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[-1.25, -1.5, -1.75], [-1.5, -2.5, 1.75]])\n" \
    ">>> hx = torch.DoubleTensor([[0.5, 0.75, 0.75, 0.25], [2.25, -2.5, 0.75, 2.0]])\n" \
    ">>> w_ih = (torch.arange(0, 36) % 7 - 3).view(12, 3).type('torch.DoubleTensor') / 2\n" \
    ">>> w_hh = (torch.arange(0, 48) % 7 - 3).view(12, 4).type('torch.DoubleTensor') / 2\n" \
    ">>> torch.gru_cell(input, hx, w_ih, w_hh).tolist()\n" \
    "[[-0.2567..., 0.8157..., -0.0205..., 0.1779...], [-0.9831..., -2.4993..., " \
    "0.5997..., 1.7973...]]"
extern const row op_lstm_cell;
#define ABOUT_lstm_cell "One step of an LSTM from hx, the hidden state and the memory.\n" \
    "Element types: floating.\n" \
    "The gradient follows from the operators that compute it."
#define EXAMPLE_lstm_cell "\n" \
    "\n" \
    ">>> input = torch.DoubleTensor([[0.75, -0.75, 0.75], [0.25, -1.25, -2.75]])\n" \
    ">>> hx_0 = torch.DoubleTensor([[1.75, -2.25, 0.25, 0.5], [1.0, 1.75, -1.5, -1.0]])\n" \
    ">>> hx_1 = torch.DoubleTensor([[-1.25, 0.25, 1.25, 1.0], [2.75, -2.25, 2.0, -1.0]])\n" \
    ">>> w_ih = (torch.arange(0, 48) % 7 - 3).view(16, 3).type('torch.DoubleTensor') / 2\n" \
    ">>> w_hh = (torch.arange(0, 64) % 7 - 3).view(16, 4).type('torch.DoubleTensor') / 2\n" \
    ">>> hidden, memory = torch.lstm_cell(input, [hx_0, hx_1], w_ih, w_hh)\n" \
    ">>> hidden.tolist()\n" \
    "[[-0.3614..., 0.2540..., 0.0154..., 0.0303...], [0.6299..., ..., 0.3206..., " \
    "-0.0254...]]\n" \
    ">>> memory.tolist()\n" \
    "[[-0.3809..., 0.4118..., 0.0693..., 0.1512...], [1.1282..., -1.6173..., 0.9336..., " \
    "-0.1940...]]"

extern const overloads name_abs;
extern const overloads name_absolute;
extern const overloads name_neg;
extern const overloads name_negative;
extern const overloads name_sign;
extern const overloads name_floor;
extern const overloads name_ceil;
extern const overloads name_round;
extern const overloads name_trunc;
extern const overloads name_fix;
extern const overloads name_frac;
extern const overloads name_isnan;
extern const overloads name_reciprocal;
extern const overloads name_cinv;
extern const overloads name_sqrt;
extern const overloads name_rsqrt;
extern const overloads name_exp;
extern const overloads name_expm1;
extern const overloads name_log;
extern const overloads name_log1p;
extern const overloads name_log1p_square;
extern const overloads name_log_quotient;
extern const overloads name_pow;
extern const overloads name_cube;
extern const overloads name_sin;
extern const overloads name_cos;
extern const overloads name_sincos;
extern const overloads name_tan;
extern const overloads name_asin;
extern const overloads name_arcsin;
extern const overloads name_acos;
extern const overloads name_arccos;
extern const overloads name_atan;
extern const overloads name_arctan;
extern const overloads name_atan2;
extern const overloads name_arctan2;
extern const overloads name_sinh;
extern const overloads name_cosh;
extern const overloads name_tanh;
extern const overloads name_asinh;
extern const overloads name_arcsinh;
extern const overloads name_acosh;
extern const overloads name_arccosh;
extern const overloads name_atanh;
extern const overloads name_arctanh;
extern const overloads name_deg2rad;
extern const overloads name_rad2deg;
extern const overloads name_sinc;
extern const overloads name_square;
extern const overloads name_log2;
extern const overloads name_log10;
extern const overloads name_exp2;
extern const overloads name_erf;
extern const overloads name_erfc;
extern const overloads name_erfinv;
extern const overloads name_lgamma;
extern const overloads name_digamma;
extern const overloads name_ndtri;
extern const overloads name_polygamma;
extern const overloads name_logit;
extern const overloads name_mvlgamma;
extern const overloads name_multigammaln;
extern const overloads name_mvlgamma_;
extern const overloads name_erfcx;
extern const overloads name_ndtr;
extern const overloads name_log_ndtr;
extern const overloads name_entr;
extern const overloads name_scaled_bessel;
extern const overloads name_i0;
extern const overloads name_i0e;
extern const overloads name_i1;
extern const overloads name_i1e;
extern const overloads name_igamma;
extern const overloads name_igammac;
extern const overloads name_log_gamma_density;
extern const overloads name_gamma_entropy;
extern const overloads name_log_gamma_grad;
extern const overloads name_standard_gamma_grad;
extern const overloads name_dirichlet_grad;
extern const overloads name_bessel_j0;
extern const overloads name_bessel_j1;
extern const overloads name_bessel_y0;
extern const overloads name_bessel_y1;
extern const overloads name_modified_bessel_k0;
extern const overloads name_modified_bessel_k1;
extern const overloads name_scaled_modified_bessel_k0;
extern const overloads name_scaled_modified_bessel_k1;
extern const overloads name_airy_ai;
extern const overloads name_airy_slope;
extern const overloads name_spherical_bessel_j0;
extern const overloads name_zeta;
extern const overloads name_orthogonal_polynomial;
extern const overloads name_chebyshev_polynomial_t;
extern const overloads name_chebyshev_polynomial_u;
extern const overloads name_chebyshev_polynomial_v;
extern const overloads name_chebyshev_polynomial_w;
extern const overloads name_hermite_polynomial_h;
extern const overloads name_hermite_polynomial_he;
extern const overloads name_laguerre_polynomial_l;
extern const overloads name_legendre_polynomial_p;
extern const overloads name_shifted_chebyshev_polynomial_t;
extern const overloads name_shifted_chebyshev_polynomial_u;
extern const overloads name_shifted_chebyshev_polynomial_v;
extern const overloads name_shifted_chebyshev_polynomial_w;
extern const overloads name_hypot;
extern const overloads name_copysign;
extern const overloads name_heaviside;
extern const overloads name_logaddexp;
extern const overloads name_logaddexp2;
extern const overloads name_xlogy;
extern const overloads name_xlog1py;
extern const overloads name_frexp;
extern const overloads name_nextafter;
extern const overloads name_nextafter_;
extern const overloads name_ldexp;
extern const overloads name_nan_to_num;
extern const overloads name_nan_to_num_;
extern const overloads name_finite_or;
extern const overloads name_fill;
extern const overloads name_zero;
extern const overloads name_clone;
extern const overloads name_type_as;
extern const overloads name_contiguous_copy;
extern const overloads name_zeros_like;
extern const overloads name_ones_like;
extern const overloads name_add;
extern const overloads name_sub;
extern const overloads name_subtract;
extern const overloads name_rsub;
extern const overloads name_float_power;
extern const overloads name_float_power_;
extern const overloads name_positive;
extern const overloads name_mul;
extern const overloads name_multiply;
extern const overloads name_div;
extern const overloads name_divide;
extern const overloads name_true_divide;
extern const overloads name_floor_divide;
extern const overloads name_trunc_divide;
extern const overloads name_fmod;
extern const overloads name_remainder;
extern const overloads name_lerp;
extern const overloads name_addcmul;
extern const overloads name_addcdiv;
extern const overloads name_clamp;
extern const overloads name_clip;
extern const overloads name_clamp_min;
extern const overloads name_clamp_max;
extern const overloads name_max;
extern const overloads name_maximum;
extern const overloads name_cmax;
extern const overloads name_min;
extern const overloads name_minimum;
extern const overloads name_cmin;
extern const overloads name_fmax;
extern const overloads name_fmin;
extern const overloads name_where;
extern const overloads name_bitwise_and;
extern const overloads name_bitwise_or;
extern const overloads name_bitwise_xor;
extern const overloads name_bitwise_not;
extern const overloads name_left_shift;
extern const overloads name_bitwise_left_shift;
extern const overloads name_right_shift;
extern const overloads name_bitwise_right_shift;
extern const overloads name_gcd;
extern const overloads name_lcm;
extern const overloads name_eq;
extern const overloads name_ne;
extern const overloads name_not_equal;
extern const overloads name_lt;
extern const overloads name_less;
extern const overloads name_le;
extern const overloads name_less_equal;
extern const overloads name_gt;
extern const overloads name_greater;
extern const overloads name_ge;
extern const overloads name_greater_equal;
extern const overloads name_isfinite;
extern const overloads name_isinf;
extern const overloads name_isposinf;
extern const overloads name_isneginf;
extern const overloads name_signbit;
extern const overloads name_isclose;
extern const overloads name_allclose;
extern const overloads name_equal_everywhere;
extern const overloads name_is_signed;
extern const overloads name_is_floating_point;
extern const overloads name_is_complex;
extern const overloads name_is_nonzero;
extern const overloads name_equal;
extern const overloads name_is_same_size;
extern const overloads name_isin;
extern const overloads name_logical_and;
extern const overloads name_logical_or;
extern const overloads name_logical_xor;
extern const overloads name_logical_not;
extern const overloads name_sum;
extern const overloads name_prod;
extern const overloads name_prod_input;
extern const overloads name_mean;
extern const overloads name_nansum;
extern const overloads name_nanmean;
extern const overloads name_norm;
extern const overloads name_norm_of_parts;
extern const overloads name_norm_except_dim;
extern const overloads name_linalg_matrix_norm;
extern const overloads name_linalg_cond;
extern const overloads name_nuclear_norm;
extern const overloads name_norm_input;
extern const overloads name_dist;
extern const overloads name_dist_input;
extern const overloads name_logsumexp;
extern const overloads name_all;
extern const overloads name_any;
extern const overloads name_count_nonzero;
extern const overloads name_xor_sum;
extern const overloads name_hash_tensor;
extern const overloads name_amax;
extern const overloads name_amin;
extern const overloads name_extreme_input;
extern const overloads name_aminmax;
extern const overloads name_argmax;
extern const overloads name_argmin;
extern const overloads name_sort;
extern const overloads name_argsort;
extern const overloads name_sorted_values;
extern const overloads name_msort;
extern const overloads name_topk;
extern const overloads name_kthvalue;
extern const overloads name_median;
extern const overloads name_mode;
extern const overloads name_nanmedian;
extern const overloads name_quantile;
extern const overloads name_nanquantile;
extern const overloads name_cumsum;
extern const overloads name_cumsum_;
extern const overloads name_cumsum_input;
extern const overloads name_cumprod;
extern const overloads name_cumprod_;
extern const overloads name_cumprod_input;
extern const overloads name_cummax;
extern const overloads name_cummin;
extern const overloads name_logcumsumexp;
extern const overloads name_logcumsumexp_input;
extern const overloads name_logcumsumexp_mean;
extern const overloads name_flip_dim;
extern const overloads name_var;
extern const overloads name_var_of_parts;
extern const overloads name_std;
extern const overloads name_std_of_parts;
extern const overloads name_var_mean;
extern const overloads name_std_mean;
extern const overloads name_var_input;
extern const overloads name_relu;
extern const overloads name_threshold;
extern const overloads name_leaky_relu;
extern const overloads name_prelu_broadcast;
extern const overloads name_prelu;
extern const overloads name_elu;
extern const overloads name_selu;
extern const overloads name_celu;
extern const overloads name_hardtanh;
extern const overloads name_relu6;
extern const overloads name_hardsigmoid;
extern const overloads name_hardswish;
extern const overloads name_hardshrink;
extern const overloads name_softshrink;
extern const overloads name_sigmoid;
extern const overloads name_softplus;
extern const overloads name_log_sigmoid;
extern const overloads name_logsigmoid;
extern const overloads name_softsign;
extern const overloads name_tanhshrink;
extern const overloads name_silu;
extern const overloads name_swish;
extern const overloads name_mish;
extern const overloads name_gelu;
extern const overloads name_glu;
extern const overloads name_gelu_tanh;
extern const overloads name_nn_functional_gelu;
extern const overloads name_softmax;
extern const overloads name_softmax_of_parts;
extern const overloads name_log_softmax;
extern const overloads name_log_softmax_of_parts;
extern const overloads name_nn_functional_softmax;
extern const overloads name_nn_functional_log_softmax;
extern const overloads name_softmin;
extern const overloads name_gumbel_softmax;
extern const overloads name_softmax_input;
extern const overloads name_log_softmax_input;
extern const overloads name_attention;
extern const overloads name_dot;
extern const overloads name_mv;
extern const overloads name_mm;
extern const overloads name_bmm;
extern const overloads name_ger;
extern const overloads name_outer;
extern const overloads name_addmm;
extern const overloads name_addmv;
extern const overloads name_addr;
extern const overloads name_addbmm;
extern const overloads name_baddbmm;
extern const overloads name_linear;
extern const overloads name_linear_int8;
extern const overloads name_linear_int8_input;
extern const overloads name_linear_int4;
extern const overloads name_linear_int4_input;
extern const overloads name_int_mm;
extern const overloads name_linear_weight;
extern const overloads name_matmul;
extern const overloads name_matmul_of_batches;
extern const overloads name_view;
extern const overloads name_reshape;
extern const overloads name_view_copy;
extern const overloads name_transpose;
extern const overloads name_swapaxes;
extern const overloads name_swapdims;
extern const overloads name_transpose_copy;
extern const overloads name_transpose_;
extern const overloads name_swapaxes_;
extern const overloads name_swapdims_;
extern const overloads name_t;
extern const overloads name_t_copy;
extern const overloads name_t_;
extern const overloads name_permute;
extern const overloads name_permute_copy;
extern const overloads name_unravel_index;
extern const overloads name_unpermute;
extern const overloads name_narrow;
extern const overloads name_narrow_input;
extern const overloads name_select;
extern const overloads name_select_copy;
extern const overloads name_select_input;
extern const overloads name_expand;
extern const overloads name_broadcast_to;
extern const overloads name_expand_copy;
extern const overloads name_sum_to_size;
extern const overloads name_squeeze;
extern const overloads name_squeeze_copy;
extern const overloads name_squeeze_;
extern const overloads name_unsqueeze;
extern const overloads name_unsqueeze_copy;
extern const overloads name_unsqueeze_;
extern const overloads name_unfold;
extern const overloads name_unfold_copy;
extern const overloads name_unfold_input;
extern const overloads name_index;
extern const overloads name_index_input;
extern const overloads name_index_input_input;
extern const overloads name_assign;
extern const overloads name_index_at;
extern const overloads name_index_at_input;
extern const overloads name_assign_at;
extern const overloads name_assign_at_input;
extern const overloads name_view_as;
extern const overloads name_expand_as;
extern const overloads name_split;
extern const overloads name_split_copy;
extern const overloads name_unsafe_split;
extern const overloads name_split_with_sizes;
extern const overloads name_split_with_sizes_copy;
extern const overloads name_unsafe_split_with_sizes;
extern const overloads name_chunk;
extern const overloads name_unsafe_chunk;
extern const overloads name_unbind;
extern const overloads name_unbind_copy;
extern const overloads name_conj_physical;
extern const overloads name_conj;
extern const overloads name_real;
extern const overloads name_imag;
extern const overloads name_complex;
extern const overloads name_polar;
extern const overloads name_angle;
extern const overloads name_isreal;
extern const overloads name_magnitude;
extern const overloads name_sgn;
extern const overloads name_sgn_;
extern const overloads name_vdot;
extern const overloads name_view_as_real;
extern const overloads name_view_as_real_copy;
extern const overloads name_view_as_complex;
extern const overloads name_view_as_complex_copy;
extern const overloads name_fourier;
extern const overloads name_fourier_line;
extern const overloads name_fourier_real;
extern const overloads name_fourier_real_line;
extern const overloads name_fourier_half;
extern const overloads name_fourier_half_line;
extern const overloads name_fit;
extern const overloads name_fft_fft;
extern const overloads name_fft_ifft;
extern const overloads name_fft_rfft;
extern const overloads name_fft_irfft;
extern const overloads name_fft_hfft;
extern const overloads name_fft_ihfft;
extern const overloads name_fft_fft2;
extern const overloads name_fft_fftn;
extern const overloads name_fft_ifft2;
extern const overloads name_fft_ifftn;
extern const overloads name_fft_rfft2;
extern const overloads name_fft_rfftn;
extern const overloads name_fft_irfft2;
extern const overloads name_fft_irfftn;
extern const overloads name_fft_hfft2;
extern const overloads name_fft_hfftn;
extern const overloads name_fft_ihfft2;
extern const overloads name_fft_ihfftn;
extern const overloads name_fft_fftfreq;
extern const overloads name_fft_rfftfreq;
extern const overloads name_fft_fftshift;
extern const overloads name_fft_ifftshift;
extern const overloads name_index_select;
extern const overloads name_index_select_input;
extern const overloads name_gather;
extern const overloads name_gather_input;
extern const overloads name_gather_one;
extern const overloads name_gather_one_input;
extern const overloads name_masked_select;
extern const overloads name_masked_select_input;
extern const overloads name_nonzero;
extern const overloads name_argwhere;
extern const overloads name_index_add;
extern const overloads name_index_copy;
extern const overloads name_index_fill;
extern const overloads name_scatter;
extern const overloads name_scatter_add;
extern const overloads name_scatter_reduce;
extern const overloads name_scatter_reduce_input;
extern const overloads name_scatter_reduce_complex_input;
extern const overloads name_index_reduce;
extern const overloads name_index_reduce_;
extern const overloads name_masked_fill;
extern const overloads name_masked_copy;
extern const overloads name_masked_scatter;
extern const overloads name_masked_copy_input;
extern const overloads name_diag;
extern const overloads name_diag_input;
extern const overloads name_tril;
extern const overloads name_triu;
extern const overloads name_trace;
extern const overloads name_renorm;
extern const overloads name_renorm_;
extern const overloads name_cross;
extern const overloads name_searchsorted;
extern const overloads name_bucketize;
extern const overloads name_histogram;
extern const overloads name_histc;
extern const overloads name_bhistc;
extern const overloads name_bincount;
extern const overloads name_multinomial;
extern const overloads name_unique;
extern const overloads name_unique_consecutive;
extern const overloads name_take;
extern const overloads name_take_input;
extern const overloads name_put;
extern const overloads name_put_input;
extern const overloads name_diagonal;
extern const overloads name_diagonal_copy;
extern const overloads name_diagonal_input;
extern const overloads name_flip;
extern const overloads name_roll;
extern const overloads name_tile;
extern const overloads name_repeat_interleave;
extern const overloads name_movedim;
extern const overloads name_moveaxis;
extern const overloads name_unflatten;
extern const overloads name_rot90;
extern const overloads name_fliplr;
extern const overloads name_flipud;
extern const overloads name_tensor_split;
extern const overloads name_hsplit;
extern const overloads name_vsplit;
extern const overloads name_dsplit;
extern const overloads name_atleast_1d;
extern const overloads name_atleast_2d;
extern const overloads name_atleast_3d;
extern const overloads name_ravel;
extern const overloads name_flatten;
extern const overloads name_hstack;
extern const overloads name_vstack;
extern const overloads name_row_stack;
extern const overloads name_dstack;
extern const overloads name_column_stack;
extern const overloads name_diag_embed;
extern const overloads name_diagflat;
extern const overloads name_combinations;
extern const overloads name_vander;
extern const overloads name_select_scatter;
extern const overloads name_slice_scatter;
extern const overloads name_diagonal_scatter;
extern const overloads name_fill_diagonal_;
extern const overloads name_reshape_as;
extern const overloads name_take_along_dim;
extern const overloads name_index_put;
extern const overloads name_index_put_;
extern const overloads name_unsafe_masked_index;
extern const overloads name_unsafe_masked_index_put_accumulate;
extern const overloads name_cat;
extern const overloads name_concat;
extern const overloads name_concatenate;
extern const overloads name_stack;
extern const overloads name_repeat;
extern const overloads name_chunk_cat;
extern const overloads name_kron;
extern const overloads name_trapz;
extern const overloads name_trapezoid;
extern const overloads name_trapezoids;
extern const overloads name_cumulative_trapezoid;
extern const overloads name_diff;
extern const overloads name_inner;
extern const overloads name_cov;
extern const overloads name_corrcoef;
extern const overloads name_cdist;
extern const overloads name_pair_norms;
extern const overloads name_pair_norms_input;
extern const overloads name_bilinear;
extern const overloads name_pdist;
extern const overloads name_one_hot;
extern const overloads name_normalize;
extern const overloads name_pairwise_distance;
extern const overloads name_cosine_similarity;
extern const overloads name_matrix_power;
extern const overloads name_matrix_exp;
extern const overloads name_linalg_inv_ex;
extern const overloads name_linalg_inv;
extern const overloads name_inverse;
extern const overloads name_linalg_det;
extern const overloads name_det;
extern const overloads name_linalg_pinv;
extern const overloads name_pinverse;
extern const overloads name_linalg_slogdet;
extern const overloads name_slogdet;
extern const overloads name_logdet;
extern const overloads name_cofactors;
extern const overloads name_cofactors_input;
extern const overloads name_linalg_solve_ex;
extern const overloads name_linalg_solve;
extern const overloads name_gesv;
extern const overloads name_solve_system;
extern const overloads name_trtrs;
extern const overloads name_triangular_solve;
extern const overloads name_linalg_solve_triangular;
extern const overloads name_solve_triangle;
extern const overloads name_gels;
extern const overloads name_least_squares;
extern const overloads name_least_squares_solution;
extern const overloads name_linalg_lu_factor_ex;
extern const overloads name_linalg_lu_factor;
extern const overloads name_btrifact;
extern const overloads name_btrifact_with_info;
extern const overloads name_lu;
extern const overloads name_lu_gradient;
extern const overloads name_lu_parts;
extern const overloads name_lu_joined;
extern const overloads name_lu_solution;
extern const overloads name_btrisolve;
extern const overloads name_linalg_cholesky_ex;
extern const overloads name_linalg_cholesky;
extern const overloads name_cholesky;
extern const overloads name_potrf;
extern const overloads name_cholesky_inverse;
extern const overloads name_potri;
extern const overloads name_linalg_cholesky_inverse;
extern const overloads name_cholesky_solve;
extern const overloads name_potrs;
extern const overloads name_linalg_cholesky_solve;
extern const overloads name_pstrf;
extern const overloads name_linalg_qr;
extern const overloads name_qr;
extern const overloads name_geqrf;
extern const overloads name_orgqr;
extern const overloads name_times_reflections;
extern const overloads name_whole_reflections;
extern const overloads name_ormqr;
extern const overloads name_linalg_eigh;
extern const overloads name_eigh_values;
extern const overloads name_symeig;
extern const overloads name_linalg_eig;
extern const overloads name_eig_values;
extern const overloads name_eig;
extern const overloads name_linalg_svd;
extern const overloads name_svd_values;
extern const overloads name_svd;
extern const overloads name_product;
extern const overloads name_adjoint_if;
extern const overloads name_triangle;
extern const overloads name_hermitian_lower;
extern const overloads name_fold_lower;
extern const overloads name_hermitian_part;
extern const overloads name_at_largest;
extern const overloads name_from_largest;
extern const overloads name_inverse_differences;
extern const overloads name_divide_or_zero;
extern const overloads name_conjugate;
extern const overloads name_linalg_ldl_factor_ex;
extern const overloads name_linalg_ldl_factor;
extern const overloads name_ldl_solution;
extern const overloads name_linalg_ldl_solve;
extern const overloads name_linalg_eigvals;
extern const overloads name_linalg_eigvalsh;
extern const overloads name_linalg_svdvals;
extern const overloads name_linalg_lu;
extern const overloads name_lu_unpack;
extern const overloads name_linalg_lu_solve;
extern const overloads name_linalg_householder_product;
extern const overloads name_linalg_matrix_power;
extern const overloads name_linalg_matrix_exp;
extern const overloads name_linalg_cross;
extern const overloads name_linalg_diagonal;
extern const overloads name_linalg_vecdot;
extern const overloads name_linalg_vander;
extern const overloads name_linalg_multi_dot;
extern const overloads name_linalg_tensorinv;
extern const overloads name_linalg_tensorsolve;
extern const overloads name_zeros;
extern const overloads name_empty;
extern const overloads name_empty_like;
extern const overloads name_new_zeros;
extern const overloads name_new_ones;
extern const overloads name_new_empty;
extern const overloads name_ones;
extern const overloads name_eye;
extern const overloads name_arange;
extern const overloads name_range;
extern const overloads name_linspace;
extern const overloads name_logspace;
extern const overloads name_randperm;
extern const overloads name_full;
extern const overloads name_scalar_tensor;
extern const overloads name_new_full;
extern const overloads name_full_like;
extern const overloads name_rand;
extern const overloads name_randn;
extern const overloads name_normal;
extern const overloads name_bernoulli;
extern const overloads name_standard_gamma;
extern const overloads name_log_standard_gamma;
extern const overloads name_poisson;
extern const overloads name_binomial;
extern const overloads name_rand_like;
extern const overloads name_randn_like;
extern const overloads name_randint_like;
extern const overloads name_dropout_noise;
extern const overloads name_selu_dropped;
extern const overloads name_dropout;
extern const overloads name_native_dropout;
extern const overloads name_dropout1d;
extern const overloads name_dropout2d;
extern const overloads name_dropout3d;
extern const overloads name_rrelu_noise;
extern const overloads name_rrelu;
extern const overloads name_alpha_dropout;
extern const overloads name_feature_alpha_dropout;
extern const overloads name_feature_dropout;
extern const overloads name_dropout_;
extern const overloads name_feature_dropout_;
extern const overloads name_alpha_dropout_;
extern const overloads name_feature_alpha_dropout_;
extern const overloads name_bernoulli_;
extern const overloads name_uniform_;
extern const overloads name_normal_;
extern const overloads name_exponential_;
extern const overloads name_cauchy_;
extern const overloads name_log_normal_;
extern const overloads name_geometric_;
extern const overloads name_random_;
extern const overloads name_conv2d;
extern const overloads name_conv3d;
extern const overloads name_conv2d_prepared;
extern const overloads name_conv2d_finished;
extern const overloads name_conv2d_input;
extern const overloads name_conv3d_input;
extern const overloads name_conv2d_weight;
extern const overloads name_conv3d_weight;
extern const overloads name_conv1d;
extern const overloads name_conv_transpose1d;
extern const overloads name_conv_transpose2d;
extern const overloads name_conv_transpose3d;
extern const overloads name_pixel_shuffle;
extern const overloads name_pixel_unshuffle;
extern const overloads name_channel_shuffle;
extern const overloads name_native_channel_shuffle;
extern const overloads name_channel_unshuffle;
extern const overloads name_max_pool;
extern const overloads name_max_pool_values;
extern const overloads name_max_pool1d;
extern const overloads name_max_pool2d;
extern const overloads name_max_pool3d;
extern const overloads name_max_pool1d_with_indices;
extern const overloads name_max_pool2d_with_indices;
extern const overloads name_max_pool3d_with_indices;
extern const overloads name_max_pool_values_input;
extern const overloads name_max_pool_values_gather;
extern const overloads name_adaptive_max_pool;
extern const overloads name_adaptive_max_pool1d;
extern const overloads name_adaptive_max_pool2d;
extern const overloads name_adaptive_max_pool3d;
extern const overloads name_adaptive_max_pool1d_with_indices;
extern const overloads name_adaptive_max_pool2d_with_indices;
extern const overloads name_adaptive_max_pool3d_with_indices;
extern const overloads name_fractional_max_pool;
extern const overloads name_fractional_max_pool2d_with_indices;
extern const overloads name_fractional_max_pool3d_with_indices;
extern const overloads name_fractional_max_pool2d;
extern const overloads name_fractional_max_pool3d;
extern const overloads name_max_pool_input;
extern const overloads name_max_pool_gather;
extern const overloads name_max_unpool;
extern const overloads name_max_unpool_windows;
extern const overloads name_max_unpool1d;
extern const overloads name_max_unpool2d;
extern const overloads name_max_unpool3d;
extern const overloads name_max_unpool_input;
extern const overloads name_avg_pool;
extern const overloads name_avg_pool1d;
extern const overloads name_avg_pool2d;
extern const overloads name_avg_pool3d;
extern const overloads name_power_scale;
extern const overloads name_lp_pool1d;
extern const overloads name_lp_pool2d;
extern const overloads name_lp_pool3d;
extern const overloads name_avg_pool_input;
extern const overloads name_adaptive_avg_pool;
extern const overloads name_adaptive_avg_pool1d;
extern const overloads name_adaptive_avg_pool2d;
extern const overloads name_adaptive_avg_pool3d;
extern const overloads name_adaptive_avg_pool_input;
extern const overloads name_root;
extern const overloads name_resample;
extern const overloads name_resample_input;
extern const overloads name_resample_bytes;
extern const overloads name_resize_smoothly;
extern const overloads name_resize_planes;
extern const overloads name_resize_bytes;
extern const overloads name_interpolate;
extern const overloads name_upsample;
extern const overloads name_upsample_nearest;
extern const overloads name_upsample_bilinear;
extern const overloads name_affine_axis;
extern const overloads name_affine_grid;
extern const overloads name_affine_grid_generator;
extern const overloads name_grid_take;
extern const overloads name_weighted_take;
extern const overloads name_weighted_put;
extern const overloads name_weighted_products;
extern const overloads name_pad_values;
extern const overloads name_pad_borders;
extern const overloads name_pad;
extern const overloads name_pad_input;
extern const overloads name_columns;
extern const overloads name_columns_input;
extern const overloads name_nn_functional_unfold;
extern const overloads name_nn_functional_fold;
extern const overloads name_batch_norm;
extern const overloads name_nn_functional_batch_norm;
extern const overloads name_native_batch_norm;
extern const overloads name_batch_norm_update_stats;
extern const overloads name_batch_norm_input;
extern const overloads name_group_norm;
extern const overloads name_layer_norm;
extern const overloads name_native_layer_norm;
extern const overloads name_rms_norm;
extern const overloads name_rms_normalized;
extern const overloads name_layer_norm_input;
extern const overloads name_local_response_norm;
extern const overloads name_cross_map_lrn2d;
extern const overloads name_group_norm_input;
extern const overloads name_rnn;
extern const overloads name_lstm;
extern const overloads name_gru;
extern const overloads name_embedding;
extern const overloads name_embedding_weight;
extern const overloads name_embedding_bag;
extern const overloads name_mse_loss_elements;
extern const overloads name_mse_loss;
extern const overloads name_l1_loss_elements;
extern const overloads name_l1_loss;
extern const overloads name_smooth_l1_loss_elements;
extern const overloads name_smooth_l1_loss;
extern const overloads name_huber_loss_elements;
extern const overloads name_huber_loss;
extern const overloads name_kl_div_elements;
extern const overloads name_kl_div;
extern const overloads name_poisson_nll_loss_elements;
extern const overloads name_poisson_nll_loss;
extern const overloads name_gaussian_nll_loss_elements;
extern const overloads name_gaussian_nll_loss;
extern const overloads name_nll_loss;
extern const overloads name_nll_loss_input;
extern const overloads name_cross_entropy;
extern const overloads name_cross_entropy_input;
extern const overloads name_binary_cross_entropy_elements;
extern const overloads name_binary_cross_entropy;
extern const overloads name_binary_cross_entropy_with_logits_elements;
extern const overloads name_binary_cross_entropy_with_logits;
extern const overloads name_soft_margin_loss_elements;
extern const overloads name_soft_margin_loss;
extern const overloads name_hinge_embedding_loss_elements;
extern const overloads name_hinge_embedding_loss;
extern const overloads name_margin_ranking_loss_elements;
extern const overloads name_margin_ranking_loss;
extern const overloads name_multilabel_soft_margin_loss;
extern const overloads name_cosine_embedding_loss;
extern const overloads name_triplet_margin_loss;
extern const overloads name_multi_margin_loss;
extern const overloads name_multilabel_margin_loss;
extern const overloads name_nn_functional_ctc_loss;
extern const overloads name_ctc_loss;
extern const overloads name_cosine;
extern const overloads name_sgd_;
extern const overloads name_sgd_momentum_;
extern const overloads name_rprop_;
extern const overloads name_asgd_;
extern const overloads name_adam_;
extern const overloads name_amsgrad_;
extern const overloads name_nadam_;
extern const overloads name_adamax_;
extern const overloads name_adagrad_;
extern const overloads name_adadelta_;
extern const overloads name_rmsprop_;
extern const overloads name_rmsprop_momentum_;
extern const overloads name_rmsprop_centered_;
extern const overloads name_padded_window;
extern const overloads name_stft;
extern const overloads name_istft;
extern const overloads name_bartlett_window;
extern const overloads name_hann_window;
extern const overloads name_blackman_window;
extern const overloads name_hamming_window;
extern const overloads name_kaiser_window;
extern const overloads name_tril_indices;
extern const overloads name_triu_indices;
extern const overloads name_alias_copy;
extern const overloads name_narrow_copy;
extern const overloads name_slice_copy;
extern const overloads name_resize;
extern const overloads name_resize_as;
extern const overloads name_adjoint;
extern const overloads name_resolve_conj;
extern const overloads name_resolve_neg;
extern const overloads name_is_conj;
extern const overloads name_is_neg;
extern const overloads name_is_distributed;
extern const overloads name_is_inference;
extern const overloads name_frobenius_norm;
extern const overloads name_native_norm;
extern const overloads name_nonzero_static;
extern const overloads name_lu_solve;
extern const overloads name_convolution;
extern const overloads name_constant_pad_nd;
extern const overloads name_native_group_norm;
extern const overloads name_conv_tbc;
extern const overloads name_rnn_tanh_cell;
extern const overloads name_rnn_relu_cell;
extern const overloads name_gru_cell;
extern const overloads name_lstm_cell;

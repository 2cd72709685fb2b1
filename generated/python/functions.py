# Generated from ops.yaml by codegen/templates/functions.py. Do not edit: change the row and run make gen.
"""Gradients in Python, which create_graph=True records: one line per formula, as in ops.yaml."""

import math

import torch
from torch import composed
from torch._core import internal
from torch.autograd.row_function import LossFunction, ReduceFunction, RowFunction


class Abs(RowFunction):
    """abs(Tensor input)"""

    def d_input(self):
        input = self.value("input")
        grad = self.grad(0)
        return torch.where(input > 0, grad, torch.where(input < 0, -grad, 0))

    gradients = {("input",): d_input}


class Neg(RowFunction):
    """neg(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        return -grad

    gradients = {("input",): d_input}


class Sign(RowFunction):
    """sign(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input}


class Floor(RowFunction):
    """floor(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input}


class Ceil(RowFunction):
    """ceil(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input}


class Round(RowFunction):
    """round(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input}


class RoundDecimals(RowFunction):
    """round_decimals(Tensor input, int decimals)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input}


class Trunc(RowFunction):
    """trunc(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input}


class Frac(RowFunction):
    """frac(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return grad

    gradients = {("input",): d_input}


class Reciprocal(RowFunction):
    """reciprocal(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return -grad * output * output

    gradients = {("input",): d_input}


class Sqrt(RowFunction):
    """sqrt(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad / (2 * output)

    gradients = {("input",): d_input}


class Rsqrt(RowFunction):
    """rsqrt(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return -0.5 * grad * output * output * output

    gradients = {("input",): d_input}


class Exp(RowFunction):
    """exp(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad * output

    gradients = {("input",): d_input}


class Expm1(RowFunction):
    """expm1(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * torch.exp(input)

    gradients = {("input",): d_input}


class Log(RowFunction):
    """log(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad / input

    gradients = {("input",): d_input}


class Log1p(RowFunction):
    """log1p(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad / (1 + input)

    gradients = {("input",): d_input}


class Log1pSquare(RowFunction):
    """log1p_square(Tensor input, Tensor scale)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        scale = self.value("scale")
        longest = torch.hypot(input, scale)
        share = input / longest
        return grad * 2 * share / longest

    def d_scale(self):
        grad = self.grad(0)
        input = self.value("input")
        scale = self.value("scale")
        longest = torch.hypot(input, scale)
        share = input / longest
        return -grad * 2 * share * share / scale

    gradients = {("input",): d_input, ("scale",): d_scale}


class LogQuotient(RowFunction):
    """log_quotient(Tensor weight, Tensor input, Tensor other)"""

    def d_weight(self):
        grad = self.grad(0)
        input = self.value("input")
        other = self.value("other")
        quotient = input / other
        logarithm = torch.where((quotient > 1e-30) & (quotient < 1e+30), torch.log(quotient), torch.log(input) - torch.log(other))
        return grad * logarithm

    def d_input(self):
        grad = self.grad(0)
        weight = self.value("weight")
        input = self.value("input")
        return grad * weight / input

    def d_other(self):
        grad = self.grad(0)
        weight = self.value("weight")
        other = self.value("other")
        return -grad * weight / other

    gradients = {("weight",): d_weight, ("input",): d_input, ("other",): d_other}


class Pow(RowFunction):
    """pow(Tensor|Scalar input, Tensor|Scalar exponent)"""

    holomorphic = True

    def d_input(self):
        exponent = self.tensor("exponent")
        input = self.tensor("input")
        grad = self.grad(0)
        base = torch.where((exponent == 0) & ((input == 0) | (input != input)), 1, input)
        return torch.where((exponent == 0) & ((input == 0) | (input != input)), 0, grad * exponent * torch.pow(base, exponent - 1))

    def d_exponent(self):
        input = self.tensor("input")
        output = self.result(0)
        grad = self.grad(0)
        return torch.where((input == 0) & (output - output == 0), 0, grad * output * torch.log(input))

    gradients = {("input",): d_input, ("exponent",): d_exponent}


class Cube(RowFunction):
    """cube(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return 3 * grad * input * input

    gradients = {("input",): d_input}


class Sin(RowFunction):
    """sin(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * torch.cos(input)

    gradients = {("input",): d_input}


class Cos(RowFunction):
    """cos(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return -grad * torch.sin(input)

    gradients = {("input",): d_input}


class Sincos(RowFunction):
    """sincos(Tensor input) -> (Tensor sin, Tensor cos)"""

    def d_input(self):
        grad_sin = self.grad(0)
        cos = self.result(1)
        grad_cos = self.grad(1)
        sin = self.result(0)
        return grad_sin * cos - grad_cos * sin

    gradients = {("input",): d_input}


class Tan(RowFunction):
    """tan(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad * (1 + output * output)

    gradients = {("input",): d_input}


class Asin(RowFunction):
    """asin(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * torch.rsqrt(1 - input) * torch.rsqrt(1 + input)

    gradients = {("input",): d_input}


class Acos(RowFunction):
    """acos(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return -grad * torch.rsqrt(1 - input) * torch.rsqrt(1 + input)

    gradients = {("input",): d_input}


class Atan(RowFunction):
    """atan(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad / (1 + input * input)

    gradients = {("input",): d_input}


class AtanComplex(RowFunction):
    """atan_complex(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        root = torch.cosh(torch.asinh(input))
        return grad / root / root

    gradients = {("input",): d_input}


class Atan2(RowFunction):
    """atan2(Tensor input, Tensor other)"""

    def d_input(self):
        input = self.value("input")
        other = self.value("other")
        grad = self.grad(0)
        length = torch.where((input == 0) & (other == 0), 1, torch.hypot(input, other))
        return torch.where((input == 0) & (other == 0), 0, grad * (other / length) / length)

    def d_other(self):
        input = self.value("input")
        other = self.value("other")
        grad = self.grad(0)
        length = torch.where((input == 0) & (other == 0), 1, torch.hypot(input, other))
        return torch.where((input == 0) & (other == 0), 0, -grad * (input / length) / length)

    gradients = {("input",): d_input, ("other",): d_other}


class Sinh(RowFunction):
    """sinh(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * torch.cosh(input)

    gradients = {("input",): d_input}


class Cosh(RowFunction):
    """cosh(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * torch.sinh(input)

    gradients = {("input",): d_input}


class Tanh(RowFunction):
    """tanh(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad * (1 - output * output)

    gradients = {("input",): d_input}


class Asinh(RowFunction):
    """asinh(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad / torch.hypot(input, 1)

    gradients = {("input",): d_input}


class AsinhComplex(RowFunction):
    """asinh_complex(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad / torch.cosh(output)

    gradients = {("input",): d_input}


class Acosh(RowFunction):
    """acosh(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * torch.rsqrt(input - 1) * torch.rsqrt(input + 1)

    gradients = {("input",): d_input}


class Atanh(RowFunction):
    """atanh(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad / (1 - input) / (1 + input)

    gradients = {("input",): d_input}


class Deg2rad(RowFunction):
    """deg2rad(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return grad * (math.pi / 180)

    gradients = {("input",): d_input}


class Rad2deg(RowFunction):
    """rad2deg(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return grad * (180 / math.pi)

    gradients = {("input",): d_input}


class Sinc(RowFunction):
    """sinc(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        near = math.pi * torch.where(torch.abs(input) < 0.25, input, 0)
        square = near * near
        far = torch.where(torch.abs(input) < 0.25, 1, input)
        turn = math.pi * (far - 2 * torch.round(far / 2))
        return grad * torch.where(torch.abs(input) == math.inf, 0, torch.where(torch.abs(input) < 0.25, -math.pi * near / 3 * (1 - square / 10 * (1 - square / 28 * (1 - square / 54 * (1 - square / 88 * (1 - square / 130 * (1 - square / 180 * (1 - square / 238))))))), (torch.cos(turn) - torch.sin(turn) / (math.pi * far)) / far))

    gradients = {("input",): d_input}


class SincComplex(RowFunction):
    """sinc_complex(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        angle = math.pi * torch.where(input == 0, 1, input)
        return grad * torch.where(input == 0, 0, math.pi * (torch.cos(angle) - torch.sin(angle) / angle) / angle)

    gradients = {("input",): d_input}


class Square(RowFunction):
    """square(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return 2 * grad * input

    gradients = {("input",): d_input}


class Log2(RowFunction):
    """log2(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad / (input * math.log(2))

    gradients = {("input",): d_input}


class Log10(RowFunction):
    """log10(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad / (input * math.log(10))

    gradients = {("input",): d_input}


class Exp2(RowFunction):
    """exp2(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad * output * math.log(2)

    gradients = {("input",): d_input}


class Erf(RowFunction):
    """erf(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * 2 / math.sqrt(math.pi) * torch.exp(-input * input)

    gradients = {("input",): d_input}


class Erfc(RowFunction):
    """erfc(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return -2 * grad / math.sqrt(math.pi) * torch.exp(-input * input)

    gradients = {("input",): d_input}


class Erfinv(RowFunction):
    """erfinv(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad * math.sqrt(math.pi) / 2 * torch.exp(output * output)

    gradients = {("input",): d_input}


class Lgamma(RowFunction):
    """lgamma(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * torch.digamma(input)

    gradients = {("input",): d_input}


class Digamma(RowFunction):
    """digamma(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * torch.polygamma(1, input)

    gradients = {("input",): d_input}


class Ndtri(RowFunction):
    """ndtri(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad * math.sqrt(2 * math.pi) * torch.exp(output * output / 2)

    gradients = {("input",): d_input}


class Polygamma(RowFunction):
    """polygamma(int n, Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        n = self.value("n")
        input = self.value("input")
        return grad * torch.polygamma(n + 1, input)

    gradients = {("input",): d_input}


class Logit(RowFunction):
    """logit(Tensor input, Scalar eps=-1)"""

    def d_input(self):
        eps = self.value("eps")
        input = self.value("input")
        grad = self.grad(0)
        share = input if eps < 0 else torch.where(input < eps, eps, torch.where(input > 1 - eps, 1 - eps, input))
        return torch.where((eps >= 0) & ((input < eps) | (input > 1 - eps)), 0, torch.where((share < 0) | (share > 1), math.nan, grad / (share * (1 - share))))

    gradients = {("input",): d_input}


class Erfcx(RowFunction):
    """erfcx(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        output = self.result(0)
        inverse = 1 / torch.where(input > 25, input, 25)
        square = inverse * inverse / 2
        near = torch.where(input > 25, 25, input)
        return grad * torch.where(input > 25, -inverse * inverse / math.sqrt(math.pi) * (1 - 3 * square * (1 - 5 * square * (1 - 7 * square * (1 - 9 * square * (1 - 11 * square * (1 - 13 * square)))))), 2 * near * output - 2 / math.sqrt(math.pi))

    gradients = {("input",): d_input}


class Ndtr(RowFunction):
    """ndtr(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * torch.exp(-input * input / 2) / math.sqrt(2 * math.pi)

    gradients = {("input",): d_input}


class LogNdtr(RowFunction):
    """log_ndtr(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        output = self.result(0)
        high = torch.where(input > -1, torch.where(input > 50, 50, input), 0)
        low = torch.where(input > -1, -1, input)
        return grad * torch.where(input > -1, torch.exp(-high * high / 2 - torch.where(input > -1, output, 0)) / math.sqrt(2 * math.pi), math.sqrt(2 / math.pi) / torch.erfcx(-low * math.sqrt(0.5)))

    gradients = {("input",): d_input}


class Entr(RowFunction):
    """entr(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * (-torch.log(input) - 1)

    gradients = {("input",): d_input}


class I0(RowFunction):
    """i0(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * torch.i1(input)

    gradients = {("input",): d_input}


class I0e(RowFunction):
    """i0e(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        output = self.result(0)
        far = torch.where(torch.abs(input) > 32, 1 / torch.abs(input), 0)
        series = far * (0.5 + far * (0.125 + far * (0.125 + far * (0.1953125 + far * (0.40625 + far * (1.0478515625 + far * (3.21875 + far * (11.466461181640625 + far * (46.478515625 + far * (211.27614974975586 + far * (1064.67822265625 + far * 5892.0457146167755)))))))))))
        return grad * torch.where(torch.abs(input) > 32, -torch.sign(input) * output * series, torch.i1e(input) - torch.sign(input) * output)

    gradients = {("input",): d_input}


class I1(RowFunction):
    """i1(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        input = self.value("input")
        near = torch.where(torch.abs(input) < 0.5, input, 0)
        square = near * near / 4
        far = torch.where(torch.abs(input) < 0.5, 1, input)
        ratio = torch.where(torch.abs(input) < 0.5, 0.5 * (1 + square / 2 * (1 + square / 6 * (1 + square / 12 * (1 + square / 20 * (1 + square / 30 * (1 + square / 42)))))), output / far)
        return grad * torch.where(torch.abs(output) == math.inf, torch.abs(output), torch.i0(input) - ratio)

    gradients = {("input",): d_input}


class I1e(RowFunction):
    """i1e(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        output = self.result(0)
        beyond = torch.where(torch.abs(input) > 32, 1 / torch.abs(input), 0)
        series = beyond * (0.5 - beyond * (0.375 + beyond * (0.375 + beyond * (0.4921875 + beyond * (0.84375 + beyond * (1.8544921875 + beyond * (5.0625 + beyond * (16.585784912109375 + beyond * (63.333984375 + beyond * (275.6161079406738 + beyond * (1344.05419921875 + beyond * 7251.037440061569)))))))))))
        near = torch.where(torch.abs(input) < 0.5, input, 0)
        square = near * near / 4
        far = torch.where(torch.abs(input) < 0.5, 1, input)
        ratio = torch.where(torch.abs(input) < 0.5, torch.exp(-torch.abs(near)) / 2 * (1 + square / 2 * (1 + square / 6 * (1 + square / 12 * (1 + square / 20 * (1 + square / 30 * (1 + square / 42)))))), output / far)
        return grad * torch.where(torch.abs(input) > 32, -torch.sign(input) * output * series, torch.i0e(input) - output * torch.sign(input) - ratio)

    gradients = {("input",): d_input}


class Igamma(RowFunction):
    """igamma(Tensor input, Tensor other)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        other = self.value("other")
        inside = (other > 0) & (other < math.inf) & (input < math.inf)
        shape = torch.where((input > 0) & (input < math.inf), input, 1)
        beyond = torch.where(input == 0, 0, math.nan)
        positive = torch.where(other > 0, other, 1)
        return -grad * torch.where(input > 0, torch.where(inside, torch.exp(shape * torch.log(positive) - positive - torch.lgamma(shape)) * torch.log_gamma_grad(shape, torch.log(positive)), 0), beyond)

    def d_other(self):
        grad = self.grad(0)
        input = self.value("input")
        other = self.value("other")
        inside = (other > 0) & (other < math.inf) & (input < math.inf)
        shape = torch.where((input > 0) & (input < math.inf), input, 1)
        beyond = torch.where(input == 0, 0, math.nan)
        positive = torch.where(other > 0, other, 1)
        return grad * torch.where(input > 0, torch.where(inside, torch.exp((shape - 1) * torch.log(positive) - positive - torch.lgamma(shape)), torch.where((other > 0) | (input > 1), 0, torch.where(input == 1, 1, math.inf))), beyond)

    gradients = {("input",): d_input, ("other",): d_other}


class Igammac(RowFunction):
    """igammac(Tensor input, Tensor other)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        other = self.value("other")
        inside = (other > 0) & (other < math.inf) & (input < math.inf)
        shape = torch.where((input > 0) & (input < math.inf), input, 1)
        beyond = torch.where(input == 0, 0, math.nan)
        positive = torch.where(other > 0, other, 1)
        return grad * torch.where(input > 0, torch.where(inside, torch.exp(shape * torch.log(positive) - positive - torch.lgamma(shape)) * torch.log_gamma_grad(shape, torch.log(positive)), 0), beyond)

    def d_other(self):
        grad = self.grad(0)
        input = self.value("input")
        other = self.value("other")
        inside = (other > 0) & (other < math.inf) & (input < math.inf)
        shape = torch.where((input > 0) & (input < math.inf), input, 1)
        beyond = torch.where(input == 0, 0, math.nan)
        positive = torch.where(other > 0, other, 1)
        return -grad * torch.where(input > 0, torch.where(inside, torch.exp((shape - 1) * torch.log(positive) - positive - torch.lgamma(shape)), torch.where((other > 0) | (input > 1), 0, torch.where(input == 1, 1, math.inf))), beyond)

    gradients = {("input",): d_input, ("other",): d_other}


class LogGammaDensity(RowFunction):
    """log_gamma_density(Tensor concentration, Tensor value, Tensor rate)"""

    def d_concentration(self):
        grad = self.grad(0)
        concentration = self.value("concentration")
        rate = self.value("rate")
        value = self.value("value")
        large = torch.where(concentration > 8, concentration, 8)
        inverse = 1 / large
        square = inverse * inverse
        rest_slope = square * (0.08333333333333333 - square * (0.008333333333333333 - square * (0.003968253968253968 - square * (0.004166666666666667 - square * (0.007575757575757576 - square * (0.021092796092796094 - square * 0.08333333333333333))))))
        away = (rate * value - large) / large
        quotient = torch.log(value) + torch.log(rate) - torch.log(large)
        return grad * torch.where(concentration > 8, torch.where(torch.abs(away) < 0.1, torch.log1p(away), quotient) + 0.5 * inverse + rest_slope, torch.log(value) + torch.log(rate) - torch.digamma(concentration))

    def d_value(self):
        grad = self.grad(0)
        concentration = self.value("concentration")
        rate = self.value("rate")
        value = self.value("value")
        return grad * torch.where(concentration == 1, -rate, (concentration - 1 - rate * value) / value)

    def d_rate(self):
        grad = self.grad(0)
        concentration = self.value("concentration")
        rate = self.value("rate")
        value = self.value("value")
        return grad * (concentration - rate * value) / rate

    gradients = {("concentration",): d_concentration, ("value",): d_value, ("rate",): d_rate}


class GammaEntropy(RowFunction):
    """gamma_entropy(Tensor concentration)"""

    def d_concentration(self):
        grad = self.grad(0)
        concentration = self.value("concentration")
        inverse = torch.where(concentration > 8, 1 / concentration, 0)
        slope = inverse * (0.5 + inverse * (0.3333333333333333 + inverse * (0.16666666666666666 + inverse * (0.03333333333333333 - inverse * (0.03333333333333333 + inverse * (0.023809523809523808 - inverse * (0.023809523809523808 + inverse * (0.03333333333333333 - inverse * (0.03333333333333333 + inverse * (0.07575757575757576 - inverse * (0.07575757575757576 + inverse * (0.2531135531135531 - inverse * (0.2531135531135531 + inverse * 1.1666666666666667)))))))))))))
        return grad * torch.where(concentration > 8, slope, 1 + (1 - concentration) * torch.polygamma(1, concentration))

    gradients = {("concentration",): d_concentration}


class BesselJ0(RowFunction):
    """bessel_j0(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return -grad * torch.bessel_j1(input)

    gradients = {("input",): d_input}


class BesselJ1(RowFunction):
    """bessel_j1(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        output = self.result(0)
        return grad * (torch.bessel_j0(input) - torch.where(torch.abs(input) < 0.0001, 0.5 - input * input / 16, output / torch.where(input == 0, 1, input)))

    gradients = {("input",): d_input}


class BesselY0(RowFunction):
    """bessel_y0(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return -grad * torch.bessel_y1(input)

    gradients = {("input",): d_input}


class BesselY1(RowFunction):
    """bessel_y1(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        output = self.result(0)
        return grad * (torch.bessel_y0(input) - output / input)

    gradients = {("input",): d_input}


class ModifiedBesselK0(RowFunction):
    """modified_bessel_k0(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return -grad * torch.modified_bessel_k1(input)

    gradients = {("input",): d_input}


class ModifiedBesselK1(RowFunction):
    """modified_bessel_k1(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        output = self.result(0)
        return -grad * (torch.modified_bessel_k0(input) + output / input)

    gradients = {("input",): d_input}


class ScaledModifiedBesselK0(RowFunction):
    """scaled_modified_bessel_k0(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        output = self.result(0)
        far = torch.where(input > 32, 1 / input, 0)
        series = far * (0.5 - far * (0.125 - far * (0.125 - far * (0.1953125 - far * (0.40625 - far * (1.0478515625 - far * (3.21875 - far * (11.466461181640625 - far * (46.478515625 - far * (211.27614974975586 - far * (1064.67822265625 - far * 5892.0457146167755)))))))))))
        return grad * torch.where(input > 32, -output * series, output - torch.scaled_modified_bessel_k1(input))

    gradients = {("input",): d_input}


class ScaledModifiedBesselK1(RowFunction):
    """scaled_modified_bessel_k1(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        output = self.result(0)
        far = torch.where(input > 32, 1 / input, 0)
        series = far * (0.5 + far * (0.375 - far * (0.375 - far * (0.4921875 - far * (0.84375 - far * (1.8544921875 - far * (5.0625 - far * (16.585784912109375 - far * (63.333984375 - far * (275.6161079406738 - far * (1344.05419921875 - far * 7251.037440061569)))))))))))
        return grad * torch.where(input > 32, -output * series, output * (input - 1) / input - torch.scaled_modified_bessel_k0(input))

    gradients = {("input",): d_input}


class AiryAi(RowFunction):
    """airy_ai(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * torch.airy_slope(input)

    gradients = {("input",): d_input}


class AirySlope(RowFunction):
    """airy_slope(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * torch.where(torch.abs(input) == math.inf, 0, input * torch.airy_ai(input))

    gradients = {("input",): d_input}


class SphericalBesselJ0(RowFunction):
    """spherical_bessel_j0(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        output = self.result(0)
        near = torch.where(torch.abs(input) < 0.25, input, 0)
        square = near * near
        far = torch.where(torch.abs(input) < 0.25, 1, input)
        return grad * torch.where(torch.abs(input) == math.inf, 0, torch.where(torch.abs(input) < 0.25, -near / 3 * (1 - square / 10 * (1 - square / 28 * (1 - square / 54))), (torch.cos(far) - output) / far))

    gradients = {("input",): d_input}


class Zeta(RowFunction):
    """zeta(Tensor|Scalar input, Tensor|Scalar other)"""

    def d_other(self):
        grad = self.grad(0)
        input = self.tensor("input")
        other = self.tensor("other")
        return -grad * input * torch.zeta(input + 1, other)

    gradients = {("other",): d_other}


class OrthogonalPolynomial(RowFunction):
    """orthogonal_polynomial(Tensor|Scalar input, Tensor|Scalar n, Scalar kind=0)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.tensor("input")
        n = self.tensor("n")
        kind = self.value("kind")
        return grad * torch.orthogonal_polynomial(input, n, kind + 16)

    def d_n(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input, ("n",): d_n}


class ChebyshevPolynomialT(RowFunction):
    """chebyshev_polynomial_t(Tensor|Scalar input, Tensor|Scalar n)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.tensor("input")
        n = self.tensor("n")
        return grad * torch.orthogonal_polynomial(input, n, 16)

    def d_n(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input, ("n",): d_n}


class ChebyshevPolynomialU(RowFunction):
    """chebyshev_polynomial_u(Tensor|Scalar input, Tensor|Scalar n)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.tensor("input")
        n = self.tensor("n")
        return grad * torch.orthogonal_polynomial(input, n, 17)

    def d_n(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input, ("n",): d_n}


class ChebyshevPolynomialV(RowFunction):
    """chebyshev_polynomial_v(Tensor|Scalar input, Tensor|Scalar n)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.tensor("input")
        n = self.tensor("n")
        return grad * torch.orthogonal_polynomial(input, n, 18)

    def d_n(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input, ("n",): d_n}


class ChebyshevPolynomialW(RowFunction):
    """chebyshev_polynomial_w(Tensor|Scalar input, Tensor|Scalar n)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.tensor("input")
        n = self.tensor("n")
        return grad * torch.orthogonal_polynomial(input, n, 19)

    def d_n(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input, ("n",): d_n}


class HermitePolynomialH(RowFunction):
    """hermite_polynomial_h(Tensor|Scalar input, Tensor|Scalar n)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.tensor("input")
        n = self.tensor("n")
        return grad * torch.orthogonal_polynomial(input, n, 20)

    def d_n(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input, ("n",): d_n}


class HermitePolynomialHe(RowFunction):
    """hermite_polynomial_he(Tensor|Scalar input, Tensor|Scalar n)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.tensor("input")
        n = self.tensor("n")
        return grad * torch.orthogonal_polynomial(input, n, 21)

    def d_n(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input, ("n",): d_n}


class LaguerrePolynomialL(RowFunction):
    """laguerre_polynomial_l(Tensor|Scalar input, Tensor|Scalar n)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.tensor("input")
        n = self.tensor("n")
        return grad * torch.orthogonal_polynomial(input, n, 22)

    def d_n(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input, ("n",): d_n}


class LegendrePolynomialP(RowFunction):
    """legendre_polynomial_p(Tensor|Scalar input, Tensor|Scalar n)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.tensor("input")
        n = self.tensor("n")
        return grad * torch.orthogonal_polynomial(input, n, 23)

    def d_n(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input, ("n",): d_n}


class ShiftedChebyshevPolynomialT(RowFunction):
    """shifted_chebyshev_polynomial_t(Tensor|Scalar input, Tensor|Scalar n)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.tensor("input")
        n = self.tensor("n")
        return grad * torch.orthogonal_polynomial(input, n, 24)

    def d_n(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input, ("n",): d_n}


class ShiftedChebyshevPolynomialU(RowFunction):
    """shifted_chebyshev_polynomial_u(Tensor|Scalar input, Tensor|Scalar n)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.tensor("input")
        n = self.tensor("n")
        return grad * torch.orthogonal_polynomial(input, n, 25)

    def d_n(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input, ("n",): d_n}


class ShiftedChebyshevPolynomialV(RowFunction):
    """shifted_chebyshev_polynomial_v(Tensor|Scalar input, Tensor|Scalar n)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.tensor("input")
        n = self.tensor("n")
        return grad * torch.orthogonal_polynomial(input, n, 26)

    def d_n(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input, ("n",): d_n}


class ShiftedChebyshevPolynomialW(RowFunction):
    """shifted_chebyshev_polynomial_w(Tensor|Scalar input, Tensor|Scalar n)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.tensor("input")
        n = self.tensor("n")
        return grad * torch.orthogonal_polynomial(input, n, 27)

    def d_n(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input, ("n",): d_n}


class Hypot(RowFunction):
    """hypot(Tensor input, Tensor|Scalar other)"""

    def d_input(self):
        output = self.result(0)
        grad = self.grad(0)
        input = self.value("input")
        other = self.tensor("other")
        length = torch.where(output == 0, 1, output)
        return torch.where(output == 0, 0, grad * torch.where((torch.abs(input) == math.inf) & (torch.abs(other) < math.inf), torch.sign(input), input / length))

    def d_other(self):
        output = self.result(0)
        grad = self.grad(0)
        other = self.tensor("other")
        input = self.value("input")
        length = torch.where(output == 0, 1, output)
        return torch.where(output == 0, 0, grad * torch.where((torch.abs(other) == math.inf) & (torch.abs(input) < math.inf), torch.sign(other), other / length))

    gradients = {("input",): d_input, ("other",): d_other}


class Copysign(RowFunction):
    """copysign(Tensor|Scalar input, Tensor|Scalar other)"""

    def d_input(self):
        input = self.tensor("input")
        grad = self.grad(0)
        other = self.tensor("other")
        return torch.where(input == 0, 0, grad * torch.copysign(1, input) * torch.copysign(1, other) * torch.where(input != input, input, 1))

    def d_other(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input, ("other",): d_other}


class Heaviside(RowFunction):
    """heaviside(Tensor input, Tensor|Scalar values)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    def d_values(self):
        input = self.value("input")
        grad = self.grad(0)
        return torch.where(input == 0, grad, 0)

    gradients = {("input",): d_input, ("values",): d_values}


class Logaddexp(RowFunction):
    """logaddexp(Tensor input, Tensor other)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        other = self.value("other")
        apart = torch.where((input == other) & (torch.abs(input) == math.inf), 0, input - other)
        return grad * torch.sigmoid(apart)

    def d_other(self):
        grad = self.grad(0)
        input = self.value("input")
        other = self.value("other")
        apart = torch.where((input == other) & (torch.abs(input) == math.inf), 0, input - other)
        return grad * torch.sigmoid(-apart)

    gradients = {("input",): d_input, ("other",): d_other}


class Logaddexp2(RowFunction):
    """logaddexp2(Tensor input, Tensor other)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        other = self.value("other")
        apart = torch.where((input == other) & (torch.abs(input) == math.inf), 0, (input - other) * math.log(2))
        return grad * torch.sigmoid(apart)

    def d_other(self):
        grad = self.grad(0)
        input = self.value("input")
        other = self.value("other")
        apart = torch.where((input == other) & (torch.abs(input) == math.inf), 0, (input - other) * math.log(2))
        return grad * torch.sigmoid(-apart)

    gradients = {("input",): d_input, ("other",): d_other}


class Xlogy(RowFunction):
    """xlogy(Tensor|Scalar input, Tensor|Scalar other)"""

    def d_input(self):
        input = self.tensor("input")
        other = self.tensor("other")
        grad = self.grad(0)
        return torch.where((input == 0) & (other <= 0), 0, grad * torch.log(other))

    def d_other(self):
        grad = self.grad(0)
        input = self.tensor("input")
        other = self.tensor("other")
        below = torch.where((input == 0) & (other == 0), 1, other)
        return grad * input / below

    gradients = {("input",): d_input, ("other",): d_other}


class Xlog1py(RowFunction):
    """xlog1py(Tensor|Scalar input, Tensor|Scalar other)"""

    def d_input(self):
        input = self.tensor("input")
        other = self.tensor("other")
        grad = self.grad(0)
        return torch.where((input == 0) & (other <= -1), 0, grad * torch.log1p(other))

    def d_other(self):
        grad = self.grad(0)
        input = self.tensor("input")
        other = self.tensor("other")
        below = torch.where((input == 0) & (other == -1), 1, 1 + other)
        return grad * input / below

    gradients = {("input",): d_input, ("other",): d_other}


class Frexp(RowFunction):
    """frexp(Tensor input) -> (Tensor mantissa, IntTensor exponent)"""

    def d_input(self):
        grad_mantissa = self.grad(0)
        input = self.value("input")
        exponent = self.result(1)
        return grad_mantissa * torch.where(torch.abs(input) == math.inf, 0, torch.exp2(-1.0 * exponent))

    gradients = {("input",): d_input}


class Nextafter(RowFunction):
    """nextafter(Tensor input, Tensor|Scalar other)"""

    def d_input(self):
        input = self.value("input")
        other = self.tensor("other")
        grad = self.grad(0)
        return torch.where(input == other, 0, grad)

    def d_other(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input, ("other",): d_other}


class Ldexp(RowFunction):
    """ldexp(Tensor input, Tensor|Scalar other)"""

    def d_input(self):
        grad = self.grad(0)
        other = self.tensor("other")
        half = torch.where(torch.abs(other) == math.inf, 0, torch.floor(other / 2))
        return grad * torch.exp2(half) * torch.exp2(other - half)

    def d_other(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad * output * math.log(2)

    gradients = {("input",): d_input, ("other",): d_other}


class LdexpComplex(RowFunction):
    """ldexp_complex(Tensor input, Tensor|Scalar other)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        other = self.tensor("other")
        return grad * torch.exp(other * math.log(2))

    def d_other(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad * output * math.log(2)

    gradients = {("input",): d_input, ("other",): d_other}


class FiniteOr(RowFunction):
    """finite_or(Tensor input, Scalar number, Scalar posinf, Scalar neginf)"""

    def d_input(self):
        input = self.value("input")
        grad = self.grad(0)
        return torch.where(input - input != input - input, 0, grad)

    gradients = {("input",): d_input}


class Fill(RowFunction):
    """fill(Tensor input, Scalar value)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input}


class Zero(RowFunction):
    """zero(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input}


class Clone(RowFunction):
    """clone(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return grad

    gradients = {("input",): d_input}


class ContiguousCopy(RowFunction):
    """contiguous_copy(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return grad

    gradients = {("input",): d_input}


class Add(RowFunction):
    """add(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        return grad

    def d_other(self):
        grad = self.grad(0)
        alpha = self.value("alpha")
        return grad * alpha

    gradients = {("input",): d_input, ("other",): d_other}


class Sub(RowFunction):
    """sub(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        return grad

    def d_other(self):
        grad = self.grad(0)
        alpha = self.value("alpha")
        return -grad * alpha

    gradients = {("input",): d_input, ("other",): d_other}


class Rsub(RowFunction):
    """rsub(Tensor input, Tensor|Scalar other, Scalar alpha=1)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        alpha = self.value("alpha")
        return -grad * alpha

    def d_other(self):
        grad = self.grad(0)
        return grad

    gradients = {("input",): d_input, ("other",): d_other}


class Mul(RowFunction):
    """mul(Tensor|Scalar input, Tensor|Scalar other)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        other = self.value("other")
        return grad * other

    def d_other(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * input

    gradients = {("input",): d_input, ("other",): d_other}


class Div(RowFunction):
    """div(Tensor|Scalar input, Tensor|Scalar other)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        other = self.value("other")
        return grad / other

    def d_other(self):
        grad = self.grad(0)
        input = self.value("input")
        other = self.value("other")
        return -grad * (input / other) / other

    gradients = {("input",): d_input, ("other",): d_other}


class FloorDivide(RowFunction):
    """floor_divide(Tensor|Scalar input, Tensor|Scalar other)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    def d_other(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input, ("other",): d_other}


class TruncDivide(RowFunction):
    """trunc_divide(Tensor|Scalar input, Tensor|Scalar other)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    def d_other(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input, ("other",): d_other}


class DivRounded(RowFunction):
    """div_rounded(Tensor|Scalar input, Tensor|Scalar other, word[floor,trunc] rounding_mode)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    def d_other(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input, ("other",): d_other}


class Fmod(RowFunction):
    """fmod(Tensor|Scalar input, Tensor|Scalar other)"""

    def d_input(self):
        grad = self.grad(0)
        return grad

    def d_other(self):
        grad = self.grad(0)
        input = self.tensor("input")
        other = self.tensor("other")
        return -grad * torch.trunc(input / other)

    gradients = {("input",): d_input, ("other",): d_other}


class Remainder(RowFunction):
    """remainder(Tensor|Scalar input, Tensor|Scalar other)"""

    def d_input(self):
        grad = self.grad(0)
        return grad

    def d_other(self):
        grad = self.grad(0)
        other = self.tensor("other")
        input = self.tensor("input")
        return -grad * torch.where(torch.abs(other) == math.inf, torch.where(input * other < 0, -1, 0), torch.floor(input / other))

    gradients = {("input",): d_input, ("other",): d_other}


class Lerp(RowFunction):
    """lerp(Tensor input, Tensor end, Scalar weight)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        weight = self.value("weight")
        return grad * (1 - weight)

    def d_end(self):
        grad = self.grad(0)
        weight = self.value("weight")
        return grad * weight

    gradients = {("input",): d_input, ("end",): d_end}


class LerpTensor(RowFunction):
    """lerp_tensor(Tensor input, Tensor end, Tensor weight)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        weight = self.value("weight")
        return grad * (1 - weight)

    def d_end(self):
        grad = self.grad(0)
        weight = self.value("weight")
        return grad * weight

    def d_weight(self):
        grad = self.grad(0)
        end = self.value("end")
        input = self.value("input")
        return grad * (end - input)

    gradients = {("input",): d_input, ("end",): d_end, ("weight",): d_weight}


class Addcmul(RowFunction):
    """addcmul(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        return grad

    def d_tensor1(self):
        grad = self.grad(0)
        value = self.value("value")
        tensor2 = self.value("tensor2")
        return grad * value * tensor2

    def d_tensor2(self):
        grad = self.grad(0)
        value = self.value("value")
        tensor1 = self.value("tensor1")
        return grad * value * tensor1

    gradients = {("input",): d_input, ("tensor1",): d_tensor1, ("tensor2",): d_tensor2}


class Addcdiv(RowFunction):
    """addcdiv(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        return grad

    def d_tensor1(self):
        grad = self.grad(0)
        value = self.value("value")
        tensor2 = self.value("tensor2")
        return grad * value / tensor2

    def d_tensor2(self):
        grad = self.grad(0)
        value = self.value("value")
        tensor1 = self.value("tensor1")
        tensor2 = self.value("tensor2")
        return -grad * value * (tensor1 / tensor2) / tensor2

    gradients = {("input",): d_input, ("tensor1",): d_tensor1, ("tensor2",): d_tensor2}


class Clamp(RowFunction):
    """clamp(Tensor input, Scalar min, Scalar max)"""

    def d_input(self):
        input = self.value("input")
        min = self.value("min")
        max = self.value("max")
        grad = self.grad(0)
        return torch.where((input >= min) & (input <= max), grad, 0)

    gradients = {("input",): d_input}


class ClampMin(RowFunction):
    """clamp_min(Tensor input, Scalar min)"""

    def d_input(self):
        input = self.value("input")
        min = self.value("min")
        grad = self.grad(0)
        return torch.where(input >= min, grad, 0)

    gradients = {("input",): d_input}


class ClampMax(RowFunction):
    """clamp_max(Tensor input, Scalar max)"""

    def d_input(self):
        input = self.value("input")
        max = self.value("max")
        grad = self.grad(0)
        return torch.where(input <= max, grad, 0)

    gradients = {("input",): d_input}


class ClampTensor(RowFunction):
    """clamp_tensor(Tensor input, Tensor|Scalar min, Tensor|Scalar max)"""

    def d_input(self):
        input = self.value("input")
        min = self.tensor("min")
        max = self.tensor("max")
        grad = self.grad(0)
        return torch.where((input >= min) & (input <= max), grad, 0)

    def d_min(self):
        input = self.value("input")
        min = self.tensor("min")
        max = self.tensor("max")
        grad = self.grad(0)
        return torch.where((input < min) & (min <= max), grad, 0)

    def d_max(self):
        input = self.value("input")
        max = self.tensor("max")
        min = self.tensor("min")
        grad = self.grad(0)
        return torch.where((input > max) | (min > max), grad, 0)

    gradients = {("input",): d_input, ("min",): d_min, ("max",): d_max}


class ClampMinTensor(RowFunction):
    """clamp_min_tensor(Tensor input, Tensor min)"""

    def d_input(self):
        input = self.value("input")
        min = self.value("min")
        grad = self.grad(0)
        return torch.where(input >= min, grad, 0)

    def d_min(self):
        input = self.value("input")
        min = self.value("min")
        grad = self.grad(0)
        return torch.where(input < min, grad, 0)

    gradients = {("input",): d_input, ("min",): d_min}


class ClampMaxTensor(RowFunction):
    """clamp_max_tensor(Tensor input, Tensor max)"""

    def d_input(self):
        input = self.value("input")
        max = self.value("max")
        grad = self.grad(0)
        return torch.where(input <= max, grad, 0)

    def d_max(self):
        input = self.value("input")
        max = self.value("max")
        grad = self.grad(0)
        return torch.where(input > max, grad, 0)

    gradients = {("input",): d_input, ("max",): d_max}


class MaxOther(RowFunction):
    """max_other(Tensor input, Tensor other)"""

    def d_input(self):
        input = self.value("input")
        other = self.value("other")
        grad = self.grad(0)
        return torch.where(input == other, grad / 2, torch.where(input < other, 0, grad))

    def d_other(self):
        input = self.value("input")
        other = self.value("other")
        grad = self.grad(0)
        return torch.where(input == other, grad / 2, torch.where(input > other, 0, grad))

    gradients = {("input",): d_input, ("other",): d_other}


class MinOther(RowFunction):
    """min_other(Tensor input, Tensor other)"""

    def d_input(self):
        input = self.value("input")
        other = self.value("other")
        grad = self.grad(0)
        return torch.where(input == other, grad / 2, torch.where(input > other, 0, grad))

    def d_other(self):
        input = self.value("input")
        other = self.value("other")
        grad = self.grad(0)
        return torch.where(input == other, grad / 2, torch.where(input < other, 0, grad))

    gradients = {("input",): d_input, ("other",): d_other}


class Fmax(RowFunction):
    """fmax(Tensor input, Tensor other)"""

    def d_input(self):
        other = self.value("other")
        input = self.value("input")
        grad = self.grad(0)
        return torch.where((other != other) | (input >= other), grad, 0)

    def d_other(self):
        other = self.value("other")
        input = self.value("input")
        grad = self.grad(0)
        return torch.where((other != other) | (input >= other), 0, grad)

    gradients = {("input",): d_input, ("other",): d_other}


class Fmin(RowFunction):
    """fmin(Tensor input, Tensor other)"""

    def d_input(self):
        other = self.value("other")
        input = self.value("input")
        grad = self.grad(0)
        return torch.where((other != other) | (input <= other), grad, 0)

    def d_other(self):
        other = self.value("other")
        input = self.value("input")
        grad = self.grad(0)
        return torch.where((other != other) | (input <= other), 0, grad)

    gradients = {("input",): d_input, ("other",): d_other}


class Where(RowFunction):
    """where(BoolTensor condition, Tensor|Scalar input, Tensor|Scalar other)"""

    def d_input(self):
        condition = self.value("condition")
        grad = self.grad(0)
        return torch.where(condition, grad, 0)

    def d_other(self):
        condition = self.value("condition")
        grad = self.grad(0)
        return torch.where(condition, 0, grad)

    gradients = {("input",): d_input, ("other",): d_other}


class WhereElse(RowFunction):
    """where_else(Tensor input, BoolTensor condition, Tensor|Scalar other)"""

    holomorphic = True

    def d_input(self):
        condition = self.value("condition")
        grad = self.grad(0)
        return torch.where(condition, grad, 0)

    def d_other(self):
        condition = self.value("condition")
        grad = self.grad(0)
        return torch.where(condition, 0, grad)

    gradients = {("input",): d_input, ("other",): d_other}


class Sum(ReduceFunction):
    """sum(Tensor input, Dim* dim=None, Keepdim keepdim=False)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        return grad

    gradients = {("input",): d_input}


class Prod(RowFunction):
    """prod(Tensor input, Dim* dim=None, Keepdim keepdim=False)"""

    holomorphic = True

    recorded = staticmethod(composed.prod_gradient)


class Mean(ReduceFunction):
    """mean(Tensor input, Dim* dim=None, Keepdim keepdim=False)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        count = self.count()
        return grad / count

    gradients = {("input",): d_input}


class Nansum(ReduceFunction):
    """nansum(Tensor input, Dim* dim=None, Keepdim keepdim=False)"""

    def d_input(self):
        input = self.value("input")
        grad = self.grad(0)
        return torch.where(input != input, 0, grad)

    gradients = {("input",): d_input}


class Nanmean(ReduceFunction):
    """nanmean(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> (Tensor output, saved Tensor
        held)"""

    def d_input(self):
        input = self.value("input")
        grad = self.grad(0)
        held = self.result(1)
        return torch.where(input != input, 0, grad / held)

    gradients = {("input",): d_input}


class Norm(RowFunction):
    """norm(Tensor input, Scalar p=2, Dim* dim=None, Keepdim keepdim=False)"""

    recorded = staticmethod(composed.norm_gradient)


class Dist(RowFunction):
    """dist(Tensor input, Tensor other, Scalar p=2)"""

    recorded = staticmethod(composed.dist_gradient)


class Logsumexp(ReduceFunction):
    """logsumexp(Tensor input, Dim* dim=None, Keepdim keepdim=False)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        output = self.result(0)
        return grad * torch.exp(input - output)

    gradients = {("input",): d_input}


class Max(RowFunction):
    """max(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        output = self.result(0)
        return internal.extreme_input(grad, input, output)

    gradients = {("input",): d_input}


class Min(RowFunction):
    """min(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        output = self.result(0)
        return internal.extreme_input(grad, input, output)

    gradients = {("input",): d_input}


class Amax(RowFunction):
    """amax(Tensor input, Dim* dim=None, Keepdim keepdim=False)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        output = self.result(0)
        dim = self.value("dim")
        keepdim = self.value("keepdim")
        return internal.extreme_input(grad, input, output, dim, keepdim)

    gradients = {("input",): d_input}


class Amin(RowFunction):
    """amin(Tensor input, Dim* dim=None, Keepdim keepdim=False)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        output = self.result(0)
        dim = self.value("dim")
        keepdim = self.value("keepdim")
        return internal.extreme_input(grad, input, output, dim, keepdim)

    gradients = {("input",): d_input}


class ExtremeInput(RowFunction):
    """extreme_input(Tensor grad_output, Tensor input, Tensor extreme, Dim* dim=None, Keepdim
        keepdim=False)"""

    def d_grad_output(self):
        grad = self.grad(0)
        grad_output = self.value("grad_output")
        input = self.value("input")
        extreme = self.value("extreme")
        dim = self.value("dim")
        keepdim = self.value("keepdim")
        return (grad * internal.extreme_input(torch.ones_like(grad_output), input, extreme, dim, keepdim)).sum(dim, keepdim)

    gradients = {("grad_output",): d_grad_output}


class MaxDim(RowFunction):
    """max_dim(Tensor input, Dim dim, Keepdim keepdim=False) -> (Tensor values, LongTensor
        indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        dim = self.value("dim")
        input = self.size_of("input")
        return internal.gather_one_input(grad, indices, dim, input.size())

    gradients = {("input",): d_input}


class MinDim(RowFunction):
    """min_dim(Tensor input, Dim dim, Keepdim keepdim=False) -> (Tensor values, LongTensor
        indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        dim = self.value("dim")
        input = self.size_of("input")
        return internal.gather_one_input(grad, indices, dim, input.size())

    gradients = {("input",): d_input}


class Aminmax(RowFunction):
    """aminmax(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> (Tensor min, Tensor max)"""

    def d_input(self):
        grad_min = self.grad(0)
        input = self.value("input")
        min = self.result(0)
        dim = self.value("dim")
        keepdim = self.value("keepdim")
        grad_max = self.grad(1)
        max = self.result(1)
        return internal.extreme_input(grad_min, input, min, dim, keepdim) + internal.extreme_input(grad_max, input, max, dim, keepdim)

    gradients = {("input",): d_input}


class Sort(RowFunction):
    """sort(Tensor input, Dim dim=-1, bool descending=False, bool stable=True) -> (Tensor values,
        LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        dim = self.value("dim")
        indices = self.result(1)
        input = self.size_of("input")
        return internal.gather_input(grad, dim, indices, input.size())

    gradients = {("input",): d_input}


class Topk(RowFunction):
    """topk(Tensor input, int k, Dim dim=-1, bool largest=True, bool sorted=True) -> (Tensor values,
        LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        dim = self.value("dim")
        indices = self.result(1)
        input = self.size_of("input")
        return internal.gather_input(grad, dim, indices, input.size())

    gradients = {("input",): d_input}


class Kthvalue(RowFunction):
    """kthvalue(Tensor input, int k, Dim dim=-1, Keepdim keepdim=False) -> (Tensor values,
        LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        dim = self.value("dim")
        input = self.size_of("input")
        return internal.gather_one_input(grad, indices, dim, input.size())

    gradients = {("input",): d_input}


class MedianDim(RowFunction):
    """median_dim(Tensor input, Dim dim, Keepdim keepdim=False) -> (Tensor values, LongTensor
        indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        dim = self.value("dim")
        input = self.size_of("input")
        return internal.gather_one_input(grad, indices, dim, input.size())

    gradients = {("input",): d_input}


class Mode(RowFunction):
    """mode(Tensor input, Dim dim=-1, Keepdim keepdim=False) -> (Tensor values, LongTensor
        indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        dim = self.value("dim")
        input = self.size_of("input")
        return internal.gather_one_input(grad, indices, dim, input.size())

    gradients = {("input",): d_input}


class NanmedianDim(RowFunction):
    """nanmedian_dim(Tensor input, Dim dim, Keepdim keepdim=False) -> (Tensor values, LongTensor
        indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        dim = self.value("dim")
        input = self.size_of("input")
        return internal.gather_one_input(grad, indices, dim, input.size())

    gradients = {("input",): d_input}


class Cumsum(RowFunction):
    """cumsum(Tensor input, Dim dim)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        dim = self.value("dim")
        return internal.cumsum_input(grad, dim)

    gradients = {("input",): d_input}


class CumsumInput(RowFunction):
    """cumsum_input(Tensor grad_output, Dim dim)"""

    holomorphic = True

    def d_grad_output(self):
        grad = self.grad(0)
        dim = self.value("dim")
        return torch.cumsum(grad, dim)

    gradients = {("grad_output",): d_grad_output}


class Cumprod(RowFunction):
    """cumprod(Tensor input, Dim dim)"""

    holomorphic = True

    recorded = staticmethod(composed.cumprod_gradient)


class Cummax(RowFunction):
    """cummax(Tensor input, Dim dim) -> (Tensor values, LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        dim = self.value("dim")
        indices = self.result(1)
        input = self.size_of("input")
        return internal.gather_input(grad, dim, indices, input.size())

    gradients = {("input",): d_input}


class Cummin(RowFunction):
    """cummin(Tensor input, Dim dim) -> (Tensor values, LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        dim = self.value("dim")
        indices = self.result(1)
        input = self.size_of("input")
        return internal.gather_input(grad, dim, indices, input.size())

    gradients = {("input",): d_input}


class Logcumsumexp(RowFunction):
    """logcumsumexp(Tensor input, Dim dim)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        output = self.result(0)
        dim = self.value("dim")
        return internal.logcumsumexp_input(grad, input, output, dim)

    gradients = {("input",): d_input}


class LogcumsumexpInput(RowFunction):
    """logcumsumexp_input(Tensor grad_output, Tensor input, Tensor total, Dim dim)"""

    def d_grad_output(self):
        grad = self.grad(0)
        input = self.value("input")
        total = self.value("total")
        dim = self.value("dim")
        return internal.logcumsumexp_mean(grad, input, total, dim)

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad * output

    def d_total(self):
        grad_output = self.value("grad_output")
        grad = self.grad(0)
        input = self.value("input")
        total = self.value("total")
        dim = self.value("dim")
        return (-grad_output) * internal.logcumsumexp_mean(grad, input, total, dim)

    gradients = {("grad_output",): d_grad_output, ("input",): d_input, ("total",): d_total}


class LogcumsumexpMean(RowFunction):
    """logcumsumexp_mean(Tensor values, Tensor input, Tensor total, Dim dim)"""

    def d_values(self):
        grad = self.grad(0)
        input = self.value("input")
        total = self.value("total")
        dim = self.value("dim")
        return internal.logcumsumexp_input(grad, input, total, dim)

    def d_input(self):
        values = self.value("values")
        grad = self.grad(0)
        input = self.value("input")
        total = self.value("total")
        dim = self.value("dim")
        return values * internal.logcumsumexp_input(grad, input, total, dim)

    def d_total(self):
        grad = self.grad(0)
        output = self.result(0)
        return -grad * output

    gradients = {("values",): d_values, ("input",): d_input, ("total",): d_total}


class FlipDim(RowFunction):
    """flip_dim(Tensor input, Dim dim)"""

    def d_input(self):
        grad = self.grad(0)
        dim = self.value("dim")
        return internal.flip_dim(grad, dim)

    gradients = {("input",): d_input}


class Var(RowFunction):
    """var(Tensor input, Dim* dim=None, bool unbiased=True, Keepdim keepdim=False, int?
        correction=None)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        dim = self.value("dim")
        unbiased = self.value("unbiased")
        keepdim = self.value("keepdim")
        correction = self.value("correction")
        return internal.var_input(grad, input, dim, unbiased, keepdim, correction)

    gradients = {("input",): d_input}


class Std(RowFunction):
    """std(Tensor input, Dim* dim=None, bool unbiased=True, Keepdim keepdim=False, int?
        correction=None)"""

    recorded = staticmethod(composed.std_gradient)


class VarInput(RowFunction):
    """var_input(Tensor grad_output, Tensor input, Dim* dim=None, bool unbiased=True, Keepdim
        keepdim=False, int? correction=None)"""

    def d_grad_output(self):
        grad = self.grad(0)
        grad_output = self.value("grad_output")
        input = self.value("input")
        dim = self.value("dim")
        unbiased = self.value("unbiased")
        keepdim = self.value("keepdim")
        correction = self.value("correction")
        return (grad * internal.var_input(grad_output.ones_like(), input, dim, unbiased, keepdim, correction)).sum(dim, keepdim)

    def d_input(self):
        grad_output = self.value("grad_output")
        grad = self.grad(0)
        dim = self.value("dim")
        unbiased = self.value("unbiased")
        keepdim = self.value("keepdim")
        correction = self.value("correction")
        return internal.var_input(grad_output, grad, dim, unbiased, keepdim, correction)

    gradients = {("grad_output",): d_grad_output, ("input",): d_input}


class Relu(RowFunction):
    """relu(Tensor input)"""

    def d_input(self):
        output = self.result(0)
        grad = self.grad(0)
        return torch.where(output <= 0, 0, grad)

    gradients = {("input",): d_input}


class Threshold(RowFunction):
    """threshold(Tensor input, Bound threshold, Bound value)"""

    def d_input(self):
        input = self.value("input")
        threshold = self.value("threshold")
        grad = self.grad(0)
        return torch.where(input <= threshold, 0, grad)

    gradients = {("input",): d_input}


class LeakyRelu(RowFunction):
    """leaky_relu(Tensor input, Scalar negative_slope=0.01)"""

    def d_input(self):
        input = self.value("input")
        grad = self.grad(0)
        negative_slope = self.value("negative_slope")
        return torch.where(input > 0, grad, grad * negative_slope)

    gradients = {("input",): d_input}


class PreluBroadcast(RowFunction):
    """prelu_broadcast(Tensor input, Tensor weight)"""

    def d_input(self):
        input = self.value("input")
        grad = self.grad(0)
        weight = self.value("weight")
        return torch.where(input > 0, grad, grad * weight)

    def d_weight(self):
        input = self.value("input")
        grad = self.grad(0)
        return torch.where(input > 0, 0, grad * input)

    gradients = {("input",): d_input, ("weight",): d_weight}


class Elu(RowFunction):
    """elu(Tensor input, Scalar alpha=1.0)"""

    def d_input(self):
        input = self.value("input")
        grad = self.grad(0)
        alpha = self.value("alpha")
        low = torch.where(input > 0, 0, input)
        return torch.where(input > 0, grad, grad * alpha * torch.exp(low))

    gradients = {("input",): d_input}


class Selu(RowFunction):
    """selu(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        low = torch.where(input > 0, 0, input)
        return grad * torch.where(input > 0, 1.0507009873554805, 1.7580993408473766 * torch.exp(low))

    gradients = {("input",): d_input}


class Celu(RowFunction):
    """celu(Tensor input, Scalar alpha=1.0)"""

    def d_input(self):
        input = self.value("input")
        grad = self.grad(0)
        alpha = self.value("alpha")
        low = torch.where(input > 0, 0, input)
        return torch.where(input > 0, grad, grad * torch.exp(low / alpha))

    gradients = {("input",): d_input}


class Hardtanh(RowFunction):
    """hardtanh(Tensor input, Bound min_val=-1.0, Bound max_val=1.0)"""

    def d_input(self):
        output = self.result(0)
        min_val = self.value("min_val")
        max_val = self.value("max_val")
        grad = self.grad(0)
        return torch.where((output <= min_val) | (output >= max_val), 0, grad)

    gradients = {("input",): d_input}


class Relu6(RowFunction):
    """relu6(Tensor input)"""

    def d_input(self):
        output = self.result(0)
        grad = self.grad(0)
        return torch.where((output <= 0) | (output >= 6), 0, grad)

    gradients = {("input",): d_input}


class Hardsigmoid(RowFunction):
    """hardsigmoid(Tensor input)"""

    def d_input(self):
        output = self.result(0)
        grad = self.grad(0)
        return torch.where((output <= 0) | (output >= 1), 0, grad / 6)

    gradients = {("input",): d_input}


class Hardswish(RowFunction):
    """hardswish(Tensor input)"""

    def d_input(self):
        input = self.value("input")
        grad = self.grad(0)
        return torch.where(input <= -3, 0, torch.where(input >= 3, grad, grad * (input / 3 + 0.5)))

    gradients = {("input",): d_input}


class Hardshrink(RowFunction):
    """hardshrink(Tensor input, Scalar lambd=0.5)"""

    def d_input(self):
        input = self.value("input")
        lambd = self.value("lambd")
        grad = self.grad(0)
        return torch.where(torch.abs(input) <= lambd, 0, grad)

    gradients = {("input",): d_input}


class Softshrink(RowFunction):
    """softshrink(Tensor input, Scalar lambd=0.5)"""

    def d_input(self):
        input = self.value("input")
        lambd = self.value("lambd")
        grad = self.grad(0)
        return torch.where(torch.abs(input) <= lambd, 0, grad)

    gradients = {("input",): d_input}


class Sigmoid(RowFunction):
    """sigmoid(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad * output * (1 - output)

    gradients = {("input",): d_input}


class Softplus(RowFunction):
    """softplus(Tensor input, Scalar beta=1.0, Scalar threshold=20.0)"""

    def d_input(self):
        input = self.value("input")
        beta = self.value("beta")
        threshold = self.value("threshold")
        grad = self.grad(0)
        return torch.where(input * beta > threshold, grad, grad * torch.sigmoid(input * beta))

    gradients = {("input",): d_input}


class LogSigmoid(RowFunction):
    """log_sigmoid(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * torch.sigmoid(-input)

    gradients = {("input",): d_input}


class Softsign(RowFunction):
    """softsign(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad / ((1 + torch.abs(input)) * (1 + torch.abs(input)))

    gradients = {("input",): d_input}


class Tanhshrink(RowFunction):
    """tanhshrink(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * torch.tanh(input) * torch.tanh(input)

    gradients = {("input",): d_input}


class TanhshrinkComplex(RowFunction):
    """tanhshrink_complex(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * torch.tanh(input) * torch.tanh(input)

    gradients = {("input",): d_input}


class Silu(RowFunction):
    """silu(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        gate = torch.sigmoid(input)
        return grad * torch.where((gate == 0) | (gate == 1), gate, gate * (1 + input * (1 - gate)))

    gradients = {("input",): d_input}


class SiluComplex(RowFunction):
    """silu_complex(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        gate = torch.sigmoid(input)
        return grad * gate * (1 + input * (1 - gate))

    gradients = {("input",): d_input}


class Mish(RowFunction):
    """mish(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        rise = torch.where(input > 40, 1, torch.exp(input))
        above = rise * (rise + 2)
        gate = torch.where(input > 40, 1, above / (above + 2))
        return grad * torch.where((gate == 0) | (input > 40), gate, gate + input * (4 * rise / (above + 2)) * ((1 + rise) / (above + 2)))

    gradients = {("input",): d_input}


class Gelu(RowFunction):
    """gelu(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        share = torch.ndtr(input)
        return grad * torch.where(torch.abs(input) == math.inf, share, share + input * 0.3989422804014327 * torch.exp(-0.5 * input * input))

    gradients = {("input",): d_input}


class GeluTanh(RowFunction):
    """gelu_tanh(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        inner = 0.7978845608028654 * (input + 0.044715 * input * input * input)
        share = torch.sigmoid(2 * inner)
        slope = 1.5957691216057308 * (1 + 0.134145 * input * input)
        return grad * torch.where((share == 0) | (share == 1), share, share * (1 + input * (1 - share) * slope))

    gradients = {("input",): d_input}


class Softmax(RowFunction):
    """softmax(Tensor input, Dim dim)"""

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        dim = self.value("dim")
        return internal.softmax_input(grad, output, dim)

    gradients = {("input",): d_input}


class LogSoftmax(RowFunction):
    """log_softmax(Tensor input, Dim dim)"""

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        dim = self.value("dim")
        return internal.log_softmax_input(grad, output, dim)

    gradients = {("input",): d_input}


class SoftmaxInput(RowFunction):
    """softmax_input(Tensor grad_output, Tensor probability, Dim dim)"""

    def d_grad_output(self):
        grad = self.grad(0)
        probability = self.value("probability")
        dim = self.value("dim")
        return internal.softmax_input(grad, probability, dim)

    def d_probability(self):
        grad = self.grad(0)
        grad_output = self.value("grad_output")
        probability = self.value("probability")
        dim = self.value("dim")
        return grad * (grad_output - (grad_output * probability).sum(dim, True)) - grad_output * (grad * probability).sum(dim, True)

    gradients = {("grad_output",): d_grad_output, ("probability",): d_probability}


class LogSoftmaxInput(RowFunction):
    """log_softmax_input(Tensor grad_output, Tensor log_probability, Dim dim)"""

    def d_grad_output(self):
        grad = self.grad(0)
        log_probability = self.value("log_probability")
        dim = self.value("dim")
        return grad - (grad * log_probability.exp()).sum(dim, True)

    def d_log_probability(self):
        grad = self.grad(0)
        log_probability = self.value("log_probability")
        grad_output = self.value("grad_output")
        dim = self.value("dim")
        return -grad * log_probability.exp() * grad_output.sum(dim, True)

    gradients = {("grad_output",): d_grad_output, ("log_probability",): d_log_probability}


class Attention(RowFunction):
    """attention(Tensor query, Tensor key, Tensor value, Scalar scale, Tensor? added=None,
        BoolTensor? kept=None, LongTensor? draws=None, Scalar dropout=0, bool causal=False) ->
        (Tensor output, saved DoubleTensor log_sum)"""

    recorded = staticmethod(composed.attention_gradient)


class Dot(RowFunction):
    """dot(Tensor input, Tensor tensor)"""

    holomorphic = True

    def d_input(self):
        tensor = self.value("tensor")
        grad = self.grad(0)
        return tensor * grad

    def d_tensor(self):
        input = self.value("input")
        grad = self.grad(0)
        return input * grad

    gradients = {("input",): d_input, ("tensor",): d_tensor}


class Mv(RowFunction):
    """mv(Tensor input, Tensor vec)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        vec = self.value("vec")
        return grad.ger(vec)

    def d_vec(self):
        input = self.value("input")
        grad = self.grad(0)
        return input.t().mv(grad)

    gradients = {("input",): d_input, ("vec",): d_vec}


class Mm(RowFunction):
    """mm(Tensor input, Tensor mat2)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        mat2 = self.value("mat2")
        return grad.mm(mat2.t())

    def d_mat2(self):
        input = self.value("input")
        grad = self.grad(0)
        return input.t().mm(grad)

    gradients = {("input",): d_input, ("mat2",): d_mat2}


class Bmm(RowFunction):
    """bmm(Tensor input, Tensor mat2)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        mat2 = self.value("mat2")
        return grad.bmm(mat2.transpose(1, 2))

    def d_mat2(self):
        input = self.value("input")
        grad = self.grad(0)
        return input.transpose(1, 2).bmm(grad)

    gradients = {("input",): d_input, ("mat2",): d_mat2}


class Ger(RowFunction):
    """ger(Tensor input, Tensor vec2)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        vec2 = self.value("vec2")
        input = self.size_of("input")
        return internal.product(grad, vec2.unsqueeze(1), False, False).view(input.size())

    def d_vec2(self):
        grad = self.grad(0)
        input = self.value("input")
        vec2 = self.size_of("vec2")
        return internal.product(grad.t(), input.unsqueeze(1), False, False).view(vec2.size())

    gradients = {("input",): d_input, ("vec2",): d_vec2}


class Addmm(RowFunction):
    """addmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor mat1, Tensor mat2)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        beta = self.value("beta")
        return grad * beta

    def d_mat1(self):
        grad = self.grad(0)
        mat2 = self.value("mat2")
        alpha = self.value("alpha")
        return grad.mm(mat2.t()) * alpha

    def d_mat2(self):
        mat1 = self.value("mat1")
        grad = self.grad(0)
        alpha = self.value("alpha")
        return mat1.t().mm(grad) * alpha

    gradients = {("input",): d_input, ("mat1",): d_mat1, ("mat2",): d_mat2}


class Addmv(RowFunction):
    """addmv(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor mat, Tensor vec)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        beta = self.value("beta")
        return grad * beta

    def d_mat(self):
        grad = self.grad(0)
        vec = self.value("vec")
        alpha = self.value("alpha")
        return grad.ger(vec) * alpha

    def d_vec(self):
        mat = self.value("mat")
        grad = self.grad(0)
        alpha = self.value("alpha")
        return mat.t().mv(grad) * alpha

    gradients = {("input",): d_input, ("mat",): d_mat, ("vec",): d_vec}


class Addr(RowFunction):
    """addr(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor vec1, Tensor vec2)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        beta = self.value("beta")
        return grad * beta

    def d_vec1(self):
        grad = self.grad(0)
        vec2 = self.value("vec2")
        vec1 = self.size_of("vec1")
        alpha = self.value("alpha")
        return internal.product(grad, vec2.unsqueeze(1), False, False).view(vec1.size()) * alpha

    def d_vec2(self):
        grad = self.grad(0)
        vec1 = self.value("vec1")
        vec2 = self.size_of("vec2")
        alpha = self.value("alpha")
        return internal.product(grad.t(), vec1.unsqueeze(1), False, False).view(vec2.size()) * alpha

    gradients = {("input",): d_input, ("vec1",): d_vec1, ("vec2",): d_vec2}


class Addbmm(RowFunction):
    """addbmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor batch1, Tensor batch2)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        beta = self.value("beta")
        return grad * beta

    def d_batch1(self):
        grad = self.grad(0)
        batch1 = self.size_of("batch1")
        batch2 = self.value("batch2")
        alpha = self.value("alpha")
        return grad.expand((batch1.size(0), batch1.size(1), batch2.size(2))).bmm(batch2.transpose(1, 2)) * alpha

    def d_batch2(self):
        batch1 = self.value("batch1")
        grad = self.grad(0)
        batch2 = self.size_of("batch2")
        alpha = self.value("alpha")
        return batch1.transpose(1, 2).bmm(grad.expand((batch1.size(0), batch1.size(1), batch2.size(2)))) * alpha

    gradients = {("input",): d_input, ("batch1",): d_batch1, ("batch2",): d_batch2}


class Baddbmm(RowFunction):
    """baddbmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor batch1, Tensor batch2)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        beta = self.value("beta")
        return grad * beta

    def d_batch1(self):
        grad = self.grad(0)
        batch2 = self.value("batch2")
        alpha = self.value("alpha")
        return grad.bmm(batch2.transpose(1, 2)) * alpha

    def d_batch2(self):
        batch1 = self.value("batch1")
        grad = self.grad(0)
        alpha = self.value("alpha")
        return batch1.transpose(1, 2).bmm(grad) * alpha

    gradients = {("input",): d_input, ("batch1",): d_batch1, ("batch2",): d_batch2}


class Linear(RowFunction):
    """linear(Tensor input, Tensor weight, Tensor? bias=None)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        weight = self.value("weight")
        return torch.linear(grad, weight.t())

    def d_weight(self):
        grad = self.grad(0)
        input = self.value("input")
        return internal.linear_weight(grad, input)

    def d_bias(self):
        grad = self.grad(0)
        bias = self.size_of("bias")
        return grad.sum_to_size(bias.size())

    gradients = {("input",): d_input, ("weight",): d_weight, ("bias",): d_bias}


class LinearInt8(RowFunction):
    """linear_int8(Tensor input, CharTensor weight, Tensor scale, Tensor? bias=None)"""

    def d_input(self):
        grad = self.grad(0)
        weight = self.value("weight")
        scale = self.value("scale")
        return internal.linear_int8_input(grad, weight, scale)

    def d_scale(self):
        grad = self.grad(0)
        input = self.value("input")
        weight = self.value("weight")
        scale = self.value("scale")
        return (grad * torch.linear_int8(input, weight, torch.ones_like(scale))).sum_to_size(scale.size())

    def d_bias(self):
        grad = self.grad(0)
        bias = self.size_of("bias")
        return grad.sum_to_size(bias.size())

    gradients = {("input",): d_input, ("scale",): d_scale, ("bias",): d_bias}


class LinearInt8Input(RowFunction):
    """linear_int8_input(Tensor grad_output, CharTensor weight, Tensor scale)"""

    def d_grad_output(self):
        grad = self.grad(0)
        weight = self.value("weight")
        scale = self.value("scale")
        return torch.linear_int8(grad, weight, scale)

    def d_scale(self):
        grad_output = self.value("grad_output")
        grad = self.grad(0)
        weight = self.value("weight")
        scale = self.value("scale")
        return (grad_output * torch.linear_int8(grad, weight, torch.ones_like(scale))).sum_to_size(scale.size())

    gradients = {("grad_output",): d_grad_output, ("scale",): d_scale}


class LinearInt4(RowFunction):
    """linear_int4(Tensor input, ByteTensor weight, Tensor scale, Tensor zero, Tensor? bias=None)"""

    def d_input(self):
        grad = self.grad(0)
        weight = self.value("weight")
        scale = self.value("scale")
        zero = self.value("zero")
        return internal.linear_int4_input(grad, weight, scale, zero)

    def d_bias(self):
        grad = self.grad(0)
        bias = self.size_of("bias")
        return grad.sum_to_size(bias.size())

    gradients = {("input",): d_input, ("bias",): d_bias}


class LinearInt4Input(RowFunction):
    """linear_int4_input(Tensor grad_output, ByteTensor weight, Tensor scale, Tensor zero)"""

    def d_grad_output(self):
        grad = self.grad(0)
        weight = self.value("weight")
        scale = self.value("scale")
        zero = self.value("zero")
        return torch.linear_int4(grad, weight, scale, zero)

    gradients = {("grad_output",): d_grad_output}


class LinearWeight(RowFunction):
    """linear_weight(Tensor grad_output, Tensor input)"""

    holomorphic = True

    def d_grad_output(self):
        input = self.value("input")
        grad = self.grad(0)
        return torch.linear(input, grad)

    def d_input(self):
        grad_output = self.value("grad_output")
        grad = self.grad(0)
        return torch.linear(grad_output, grad.t())

    gradients = {("grad_output",): d_grad_output, ("input",): d_input}


class View(RowFunction):
    """view(Tensor input, int* size)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return grad.reshape(input.size())

    gradients = {("input",): d_input}


class Reshape(RowFunction):
    """reshape(Tensor input, int* size)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return grad.reshape(input.size())

    gradients = {("input",): d_input}


class Transpose(RowFunction):
    """transpose(Tensor input, Dim dim0, Dim dim1)"""

    def d_input(self):
        grad = self.grad(0)
        dim0 = self.value("dim0")
        dim1 = self.value("dim1")
        return grad.transpose(dim0, dim1)

    gradients = {("input",): d_input}


class T(RowFunction):
    """t(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return grad.t()

    gradients = {("input",): d_input}


class Permute(RowFunction):
    """permute(Tensor input, int* dims)"""

    def d_input(self):
        grad = self.grad(0)
        dims = self.value("dims")
        return internal.unpermute(grad, dims)

    gradients = {("input",): d_input}


class Unpermute(RowFunction):
    """unpermute(Tensor input, int* dims)"""

    def d_input(self):
        grad = self.grad(0)
        dims = self.value("dims")
        return grad.permute(dims)

    gradients = {("input",): d_input}


class Narrow(RowFunction):
    """narrow(Tensor input, Dim dimension, int start, int length)"""

    def d_input(self):
        grad = self.grad(0)
        dimension = self.value("dimension")
        start = self.value("start")
        input = self.size_of("input")
        return internal.narrow_input(grad, dimension, start, input.size())

    gradients = {("input",): d_input}


class NarrowInput(RowFunction):
    """narrow_input(Tensor grad_output, Dim dimension, int start, int* size)"""

    def d_grad_output(self):
        grad = self.grad(0)
        dimension = self.value("dimension")
        start = self.value("start")
        grad_output = self.size_of("grad_output")
        return grad.narrow(dimension, start, grad_output.size(dimension))

    gradients = {("grad_output",): d_grad_output}


class Select(RowFunction):
    """select(Tensor input, Dim dim, int index)"""

    def d_input(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        input = self.size_of("input")
        return internal.select_input(grad, dim, index, input.size())

    gradients = {("input",): d_input}


class SelectInput(RowFunction):
    """select_input(Tensor grad_output, Dim dim, int index, int* size)"""

    def d_grad_output(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        return grad.select(dim, index)

    gradients = {("grad_output",): d_grad_output}


class Expand(RowFunction):
    """expand(Tensor input, int* size)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return grad.sum_to_size(input.size())

    gradients = {("input",): d_input}


class SumToSize(RowFunction):
    """sum_to_size(Tensor input, int* size)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return grad.expand(input.size())

    gradients = {("input",): d_input}


class Squeeze(RowFunction):
    """squeeze(Tensor input, Dim* dim=None)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return grad.reshape(input.size())

    gradients = {("input",): d_input}


class Unsqueeze(RowFunction):
    """unsqueeze(Tensor input, Dim dim)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return grad.reshape(input.size())

    gradients = {("input",): d_input}


class Unfold(RowFunction):
    """unfold(Tensor input, Dim dimension, int size, int step)"""

    def d_input(self):
        grad = self.grad(0)
        dimension = self.value("dimension")
        size = self.value("size")
        step = self.value("step")
        input = self.size_of("input")
        return internal.unfold_input(grad, dimension, size, step, input.size())

    gradients = {("input",): d_input}


class UnfoldInput(RowFunction):
    """unfold_input(Tensor grad_output, Dim dimension, int length, int step, int* size)"""

    holomorphic = True

    def d_grad_output(self):
        grad = self.grad(0)
        dimension = self.value("dimension")
        length = self.value("length")
        step = self.value("step")
        return grad.unfold(dimension, length, step)

    gradients = {("grad_output",): d_grad_output}


class Index(RowFunction):
    """index(Tensor input, int* spec)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        spec = self.value("spec")
        return internal.index_input(grad, input.dim(), input.size() + spec)

    gradients = {("input",): d_input}


class IndexInput(RowFunction):
    """index_input(Tensor grad_output, int ndim, int* size_and_spec)"""

    holomorphic = True

    def d_grad_output(self):
        grad = self.grad(0)
        ndim = self.value("ndim")
        size_and_spec = self.value("size_and_spec")
        return internal.index_input_input(grad, ndim, size_and_spec)

    gradients = {("grad_output",): d_grad_output}


class IndexInputInput(RowFunction):
    """index_input_input(Tensor input, int ndim, int* size_and_spec)"""

    def d_input(self):
        grad = self.grad(0)
        ndim = self.value("ndim")
        size_and_spec = self.value("size_and_spec")
        return internal.index_input(grad, ndim, size_and_spec)

    gradients = {("input",): d_input}


class Assign(RowFunction):
    """assign(Tensor input, Tensor|Scalar source, int* spec)"""

    def d_input(self):
        grad = self.grad(0)
        spec = self.value("spec")
        return internal.assign(grad, 0, spec)

    def d_source(self):
        grad = self.grad(0)
        spec = self.value("spec")
        source = self.size_of("source")
        return internal.index(grad, spec).sum_to_size(source.size())

    gradients = {("input",): d_input, ("source",): d_source}


class IndexAt(RowFunction):
    """index_at(Tensor input, LongTensor place, int at, bool every, int* dims)"""

    def d_input(self):
        grad = self.grad(0)
        place = self.value("place")
        at = self.value("at")
        every = self.value("every")
        input = self.size_of("input")
        dims = self.value("dims")
        return internal.index_at_input(grad, place, at, every, input.size(), dims)

    gradients = {("input",): d_input}


class IndexAtInput(RowFunction):
    """index_at_input(Tensor grad_output, LongTensor place, int at, bool every, int* size, int*
        dims)"""

    holomorphic = True

    def d_grad_output(self):
        grad = self.grad(0)
        place = self.value("place")
        at = self.value("at")
        every = self.value("every")
        dims = self.value("dims")
        return internal.index_at(grad, place, at, every, dims)

    gradients = {("grad_output",): d_grad_output}


class AssignAt(RowFunction):
    """assign_at(Tensor input, Tensor|Scalar source, LongTensor place, int at, bool accumulate, int*
        spec, int* dims)"""

    def d_input(self):
        grad = self.grad(0)
        place = self.value("place")
        at = self.value("at")
        accumulate = self.value("accumulate")
        spec = self.value("spec")
        dims = self.value("dims")
        return internal.assign_at_input(grad, place, at, accumulate, spec, dims)

    def d_source(self):
        grad = self.grad(0)
        spec = self.value("spec")
        place = self.value("place")
        at = self.value("at")
        accumulate = self.value("accumulate")
        dims = self.value("dims")
        source = self.size_of("source")
        return internal.index_at(internal.index(grad, spec), place, at, accumulate, dims).sum_to_size(source.size())

    gradients = {("input",): d_input, ("source",): d_source}


class AssignAtInput(RowFunction):
    """assign_at_input(Tensor grad_output, LongTensor place, int at, bool accumulate, int* spec,
        int* dims)"""

    holomorphic = True

    def d_grad_output(self):
        grad = self.grad(0)
        place = self.value("place")
        at = self.value("at")
        accumulate = self.value("accumulate")
        spec = self.value("spec")
        dims = self.value("dims")
        return internal.assign_at_input(grad, place, at, accumulate, spec, dims)

    gradients = {("grad_output",): d_grad_output}


class ViewAs(RowFunction):
    """view_as(Tensor input, Tensor other)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return grad.reshape(input.size())

    gradients = {("input",): d_input}


class ExpandAs(RowFunction):
    """expand_as(Tensor input, Tensor other)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return grad.sum_to_size(input.size())

    gradients = {("input",): d_input}


class ConjPhysical(RowFunction):
    """conj_physical(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        return torch.conj(grad)

    gradients = {("input",): d_input}


class Angle(RowFunction):
    """angle(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.where((grad == 0) & (grad != 0), grad, 0)

    gradients = {("input",): d_input}


class Magnitude(RowFunction):
    """magnitude(Tensor real, Tensor imag)"""

    def d_real(self):
        grad = self.grad(0)
        real = self.value("real")
        output = self.result(0)
        size = torch.where(output == 0, 1, output)
        return grad * real / size

    def d_imag(self):
        grad = self.grad(0)
        imag = self.value("imag")
        output = self.result(0)
        size = torch.where(output == 0, 1, output)
        return grad * imag / size

    gradients = {("real",): d_real, ("imag",): d_imag}


class ViewAsReal(RowFunction):
    """view_as_real(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.view_as_complex(internal.contiguous_copy(grad))

    gradients = {("input",): d_input}


class ViewAsComplex(RowFunction):
    """view_as_complex(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.view_as_real(grad)

    gradients = {("input",): d_input}


class Exp2Complex(RowFunction):
    """exp2_complex(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad * output * math.log(2)

    gradients = {("input",): d_input}


class Fourier(RowFunction):
    """fourier(Tensor input, int* s=None, Dim* dim=None, int norm=2, bool inverse=False) ->
        ComplexTensor"""

    def d_input(self):
        grad = self.grad(0)
        s = self.value("s")
        dim = self.value("dim")
        norm = self.value("norm")
        inverse = self.value("inverse")
        input = self.size_of("input")
        return internal.fit(internal.fourier(grad, s, dim, 2 - norm, 1 - inverse), input.size())

    gradients = {("input",): d_input}


class FourierLine(RowFunction):
    """fourier_line(Tensor input, int? n=None, Dim dim=-1, int norm=2, bool inverse=False) ->
        ComplexTensor"""

    def d_input(self):
        grad = self.grad(0)
        n = self.value("n")
        dim = self.value("dim")
        norm = self.value("norm")
        inverse = self.value("inverse")
        input = self.size_of("input")
        return internal.fit(internal.fourier_line(grad, n, dim, 2 - norm, 1 - inverse), input.size())

    gradients = {("input",): d_input}


class FourierReal(RowFunction):
    """fourier_real(Tensor input, int* s=None, Dim* dim=None, int norm=2, bool inverse=False, Scalar
        middle=1) -> ComplexTensor"""

    def d_input(self):
        grad = self.grad(0)
        s = self.value("s")
        dim = self.value("dim")
        norm = self.value("norm")
        inverse = self.value("inverse")
        middle = self.value("middle")
        input = self.size_of("input")
        return internal.fit(internal.fourier_half(grad, s, dim, 2 - norm, 1 - inverse, middle / 2, input.size()), input.size())

    gradients = {("input",): d_input}


class FourierRealLine(RowFunction):
    """fourier_real_line(Tensor input, int? n=None, Dim dim=-1, int norm=2, bool inverse=False,
        Scalar middle=1) -> ComplexTensor"""

    def d_input(self):
        grad = self.grad(0)
        n = self.value("n")
        dim = self.value("dim")
        norm = self.value("norm")
        inverse = self.value("inverse")
        middle = self.value("middle")
        input = self.size_of("input")
        return internal.fit(internal.fourier_half_line(grad, n, dim, 2 - norm, 1 - inverse, middle / 2, input.size()), input.size())

    gradients = {("input",): d_input}


class FourierHalf(RowFunction):
    """fourier_half(Tensor input, int* s=None, Dim* dim=None, int norm=2, bool inverse=False, Scalar
        middle=1, int* sizes=None) -> RealTensor"""

    def d_input(self):
        grad = self.grad(0)
        s = self.value("s")
        dim = self.value("dim")
        norm = self.value("norm")
        inverse = self.value("inverse")
        middle = self.value("middle")
        input = self.size_of("input")
        return internal.fit(internal.fourier_real(grad, s, dim, 2 - norm, 1 - inverse, middle * 2), input.size())

    gradients = {("input",): d_input}


class FourierHalfLine(RowFunction):
    """fourier_half_line(Tensor input, int? n=None, Dim dim=-1, int norm=2, bool inverse=False,
        Scalar middle=1, int* sizes=None) -> RealTensor"""

    def d_input(self):
        grad = self.grad(0)
        n = self.value("n")
        dim = self.value("dim")
        norm = self.value("norm")
        inverse = self.value("inverse")
        middle = self.value("middle")
        input = self.size_of("input")
        return internal.fit(internal.fourier_real_line(grad, n, dim, 2 - norm, 1 - inverse, middle * 2), input.size())

    gradients = {("input",): d_input}


class Fit(RowFunction):
    """fit(Tensor input, int* size)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return internal.fit(grad, input.size())

    gradients = {("input",): d_input}


class FftFft(RowFunction):
    """fft_fft(Tensor input, int? n=None, Dim dim=-1, word[forward,ortho,backward]? norm=backward)
        -> ComplexTensor"""

    def d_input(self):
        grad = self.grad(0)
        n = self.value("n")
        dim = self.value("dim")
        norm = ('forward', 'ortho', 'backward').index(self.value("norm"))
        input = self.size_of("input")
        return internal.fit(internal.fourier_line(grad, n, dim, 2 - norm, True), input.size())

    gradients = {("input",): d_input}


class FftIfft(RowFunction):
    """fft_ifft(Tensor input, int? n=None, Dim dim=-1, word[forward,ortho,backward]? norm=backward)
        -> ComplexTensor"""

    def d_input(self):
        grad = self.grad(0)
        n = self.value("n")
        dim = self.value("dim")
        norm = ('forward', 'ortho', 'backward').index(self.value("norm"))
        input = self.size_of("input")
        return internal.fit(internal.fourier_line(grad, n, dim, 2 - norm, False), input.size())

    gradients = {("input",): d_input}


class FftRfft(RowFunction):
    """fft_rfft(Tensor input, int? n=None, Dim dim=-1, word[forward,ortho,backward]? norm=backward)
        -> ComplexTensor"""

    def d_input(self):
        grad = self.grad(0)
        n = self.value("n")
        dim = self.value("dim")
        norm = ('forward', 'ortho', 'backward').index(self.value("norm"))
        input = self.size_of("input")
        return internal.fit(internal.fourier_half_line(grad, n, dim, 2 - norm, True, 0.5, input.size()), input.size())

    gradients = {("input",): d_input}


class FftIrfft(RowFunction):
    """fft_irfft(Tensor input, int? n=None, Dim dim=-1, word[forward,ortho,backward]? norm=backward)
        -> RealTensor"""

    def d_input(self):
        grad = self.grad(0)
        n = self.value("n")
        dim = self.value("dim")
        norm = ('forward', 'ortho', 'backward').index(self.value("norm"))
        input = self.size_of("input")
        return internal.fit(internal.fourier_real_line(grad, n, dim, 2 - norm, False, 2), input.size())

    gradients = {("input",): d_input}


class FftHfft(RowFunction):
    """fft_hfft(Tensor input, int? n=None, Dim dim=-1, word[forward,ortho,backward]? norm=backward)
        -> RealTensor"""

    def d_input(self):
        grad = self.grad(0)
        n = self.value("n")
        dim = self.value("dim")
        norm = ('forward', 'ortho', 'backward').index(self.value("norm"))
        input = self.size_of("input")
        return internal.fit(internal.fourier_real_line(grad, n, dim, 2 - norm, True, 2), input.size())

    gradients = {("input",): d_input}


class FftIhfft(RowFunction):
    """fft_ihfft(Tensor input, int? n=None, Dim dim=-1, word[forward,ortho,backward]? norm=backward)
        -> ComplexTensor"""

    def d_input(self):
        grad = self.grad(0)
        n = self.value("n")
        dim = self.value("dim")
        norm = ('forward', 'ortho', 'backward').index(self.value("norm"))
        input = self.size_of("input")
        return internal.fit(internal.fourier_half_line(grad, n, dim, 2 - norm, False, 0.5, input.size()), input.size())

    gradients = {("input",): d_input}


class FftFft2(RowFunction):
    """fft_fft2(Tensor input, int* s=None, Dim* dim=(-2, -1), word[forward,ortho,backward]?
        norm=backward) -> ComplexTensor"""

    def d_input(self):
        grad = self.grad(0)
        s = self.value("s")
        dim = self.value("dim")
        norm = ('forward', 'ortho', 'backward').index(self.value("norm"))
        input = self.size_of("input")
        return internal.fit(internal.fourier(grad, s, dim, 2 - norm, True), input.size())

    gradients = {("input",): d_input}


class FftFftn(RowFunction):
    """fft_fftn(Tensor input, int* s=None, Dim* dim=None, word[forward,ortho,backward]?
        norm=backward) -> ComplexTensor"""

    def d_input(self):
        grad = self.grad(0)
        s = self.value("s")
        dim = self.value("dim")
        norm = ('forward', 'ortho', 'backward').index(self.value("norm"))
        input = self.size_of("input")
        return internal.fit(internal.fourier(grad, s, dim, 2 - norm, True), input.size())

    gradients = {("input",): d_input}


class FftIfft2(RowFunction):
    """fft_ifft2(Tensor input, int* s=None, Dim* dim=(-2, -1), word[forward,ortho,backward]?
        norm=backward) -> ComplexTensor"""

    def d_input(self):
        grad = self.grad(0)
        s = self.value("s")
        dim = self.value("dim")
        norm = ('forward', 'ortho', 'backward').index(self.value("norm"))
        input = self.size_of("input")
        return internal.fit(internal.fourier(grad, s, dim, 2 - norm, False), input.size())

    gradients = {("input",): d_input}


class FftIfftn(RowFunction):
    """fft_ifftn(Tensor input, int* s=None, Dim* dim=None, word[forward,ortho,backward]?
        norm=backward) -> ComplexTensor"""

    def d_input(self):
        grad = self.grad(0)
        s = self.value("s")
        dim = self.value("dim")
        norm = ('forward', 'ortho', 'backward').index(self.value("norm"))
        input = self.size_of("input")
        return internal.fit(internal.fourier(grad, s, dim, 2 - norm, False), input.size())

    gradients = {("input",): d_input}


class FftRfft2(RowFunction):
    """fft_rfft2(Tensor input, int* s=None, Dim* dim=(-2, -1), word[forward,ortho,backward]?
        norm=backward) -> ComplexTensor"""

    def d_input(self):
        grad = self.grad(0)
        s = self.value("s")
        dim = self.value("dim")
        norm = ('forward', 'ortho', 'backward').index(self.value("norm"))
        input = self.size_of("input")
        return internal.fit(internal.fourier_half(grad, s, dim, 2 - norm, True, 0.5, input.size()), input.size())

    gradients = {("input",): d_input}


class FftRfftn(RowFunction):
    """fft_rfftn(Tensor input, int* s=None, Dim* dim=None, word[forward,ortho,backward]?
        norm=backward) -> ComplexTensor"""

    def d_input(self):
        grad = self.grad(0)
        s = self.value("s")
        dim = self.value("dim")
        norm = ('forward', 'ortho', 'backward').index(self.value("norm"))
        input = self.size_of("input")
        return internal.fit(internal.fourier_half(grad, s, dim, 2 - norm, True, 0.5, input.size()), input.size())

    gradients = {("input",): d_input}


class FftIrfft2(RowFunction):
    """fft_irfft2(Tensor input, int* s=None, Dim* dim=(-2, -1), word[forward,ortho,backward]?
        norm=backward) -> RealTensor"""

    def d_input(self):
        grad = self.grad(0)
        s = self.value("s")
        dim = self.value("dim")
        norm = ('forward', 'ortho', 'backward').index(self.value("norm"))
        input = self.size_of("input")
        return internal.fit(internal.fourier_real(grad, s, dim, 2 - norm, False, 2), input.size())

    gradients = {("input",): d_input}


class FftIrfftn(RowFunction):
    """fft_irfftn(Tensor input, int* s=None, Dim* dim=None, word[forward,ortho,backward]?
        norm=backward) -> RealTensor"""

    def d_input(self):
        grad = self.grad(0)
        s = self.value("s")
        dim = self.value("dim")
        norm = ('forward', 'ortho', 'backward').index(self.value("norm"))
        input = self.size_of("input")
        return internal.fit(internal.fourier_real(grad, s, dim, 2 - norm, False, 2), input.size())

    gradients = {("input",): d_input}


class FftHfft2(RowFunction):
    """fft_hfft2(Tensor input, int* s=None, Dim* dim=(-2, -1), word[forward,ortho,backward]?
        norm=backward) -> RealTensor"""

    def d_input(self):
        grad = self.grad(0)
        s = self.value("s")
        dim = self.value("dim")
        norm = ('forward', 'ortho', 'backward').index(self.value("norm"))
        input = self.size_of("input")
        return internal.fit(internal.fourier_real(grad, s, dim, 2 - norm, True, 2), input.size())

    gradients = {("input",): d_input}


class FftHfftn(RowFunction):
    """fft_hfftn(Tensor input, int* s=None, Dim* dim=None, word[forward,ortho,backward]?
        norm=backward) -> RealTensor"""

    def d_input(self):
        grad = self.grad(0)
        s = self.value("s")
        dim = self.value("dim")
        norm = ('forward', 'ortho', 'backward').index(self.value("norm"))
        input = self.size_of("input")
        return internal.fit(internal.fourier_real(grad, s, dim, 2 - norm, True, 2), input.size())

    gradients = {("input",): d_input}


class FftIhfft2(RowFunction):
    """fft_ihfft2(Tensor input, int* s=None, Dim* dim=(-2, -1), word[forward,ortho,backward]?
        norm=backward) -> ComplexTensor"""

    def d_input(self):
        grad = self.grad(0)
        s = self.value("s")
        dim = self.value("dim")
        norm = ('forward', 'ortho', 'backward').index(self.value("norm"))
        input = self.size_of("input")
        return internal.fit(internal.fourier_half(grad, s, dim, 2 - norm, False, 0.5, input.size()), input.size())

    gradients = {("input",): d_input}


class FftIhfftn(RowFunction):
    """fft_ihfftn(Tensor input, int* s=None, Dim* dim=None, word[forward,ortho,backward]?
        norm=backward) -> ComplexTensor"""

    def d_input(self):
        grad = self.grad(0)
        s = self.value("s")
        dim = self.value("dim")
        norm = ('forward', 'ortho', 'backward').index(self.value("norm"))
        input = self.size_of("input")
        return internal.fit(internal.fourier_half(grad, s, dim, 2 - norm, False, 0.5, input.size()), input.size())

    gradients = {("input",): d_input}


class FftFftshift(RowFunction):
    """fft_fftshift(Tensor input, Dim* dim=None)"""

    def d_input(self):
        grad = self.grad(0)
        dim = self.value("dim")
        return torch.fft.ifftshift(grad, dim)

    gradients = {("input",): d_input}


class FftIfftshift(RowFunction):
    """fft_ifftshift(Tensor input, Dim* dim=None)"""

    def d_input(self):
        grad = self.grad(0)
        dim = self.value("dim")
        return torch.fft.fftshift(grad, dim)

    gradients = {("input",): d_input}


class IndexSelect(RowFunction):
    """index_select(Tensor input, Dim dim, LongTensor index)"""

    def d_input(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        input = self.size_of("input")
        return internal.index_select_input(grad, dim, index, input.size())

    gradients = {("input",): d_input}


class IndexSelectInput(RowFunction):
    """index_select_input(Tensor grad_output, Dim dim, LongTensor index, int* size)"""

    holomorphic = True

    def d_grad_output(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        return grad.index_select(dim, index)

    gradients = {("grad_output",): d_grad_output}


class Gather(RowFunction):
    """gather(Tensor input, Dim dim, LongTensor index, bool[any] sparse_grad=False)"""

    def d_input(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        input = self.size_of("input")
        return internal.gather_input(grad, dim, index, input.size())

    gradients = {("input",): d_input}


class GatherInput(RowFunction):
    """gather_input(Tensor grad_output, Dim dim, LongTensor index, int* size)"""

    holomorphic = True

    def d_grad_output(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        return grad.gather(dim, index)

    gradients = {("grad_output",): d_grad_output}


class GatherOne(RowFunction):
    """gather_one(Tensor input, LongTensor indices, Dim dim)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        indices = self.value("indices")
        dim = self.value("dim")
        input = self.size_of("input")
        return internal.gather_one_input(grad, indices, dim, input.size())

    gradients = {("input",): d_input}


class GatherOneInput(RowFunction):
    """gather_one_input(Tensor grad_output, LongTensor indices, Dim dim, int* size)"""

    holomorphic = True

    def d_grad_output(self):
        grad = self.grad(0)
        indices = self.value("indices")
        dim = self.value("dim")
        return internal.gather_one(grad, indices, dim)

    gradients = {("grad_output",): d_grad_output}


class MaskedSelect(RowFunction):
    """masked_select(Tensor input, BoolTensor mask)"""

    def d_input(self):
        grad = self.grad(0)
        mask = self.value("mask")
        input = self.size_of("input")
        return internal.masked_select_input(grad, mask, input.size())

    gradients = {("input",): d_input}


class MaskedSelectInput(RowFunction):
    """masked_select_input(Tensor grad_output, BoolTensor mask, int* size)"""

    holomorphic = True

    def d_grad_output(self):
        grad = self.grad(0)
        mask = self.value("mask")
        grad_output = self.size_of("grad_output")
        return internal.masked_copy_input(grad, mask, grad_output.size())

    gradients = {("grad_output",): d_grad_output}


class IndexAdd(RowFunction):
    """index_add(Tensor input, Dim dim, LongTensor index, Tensor source)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        return grad

    def d_source(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        return grad.index_select(dim, index)

    gradients = {("input",): d_input, ("source",): d_source}


class IndexCopy(RowFunction):
    """index_copy(Tensor input, Dim dim, LongTensor index, Tensor source)"""

    def d_input(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        return grad.index_fill(dim, index, 0)

    def d_source(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        return grad.index_select(dim, index)

    gradients = {("input",): d_input, ("source",): d_source}


class IndexFill(RowFunction):
    """index_fill(Tensor input, Dim dim, LongTensor index, Scalar value)"""

    def d_input(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        return grad.index_fill(dim, index, 0)

    gradients = {("input",): d_input}


class Scatter(RowFunction):
    """scatter(Tensor input, Dim dim, LongTensor index, Tensor|Scalar source)"""

    def d_input(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        return grad.scatter(dim, index, 0)

    def d_source(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        return grad.gather(dim, index)

    gradients = {("input",): d_input, ("source",): d_source}


class ScatterAdd(RowFunction):
    """scatter_add(Tensor input, Dim dim, LongTensor index, Tensor source)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        return grad

    def d_source(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        return grad.gather(dim, index)

    gradients = {("input",): d_input, ("source",): d_source}


class ScatterReduce(RowFunction):
    """scatter_reduce(Tensor input, Dim dim, LongTensor index, Tensor source,
        word[sum,prod,mean,amax,amin] reduce, bool include_self=True)"""

    recorded = staticmethod(composed.scatter_reduce_gradient)


class ScatterReduceComplex(RowFunction):
    """scatter_reduce_complex(Tensor input, Dim dim, LongTensor index, Tensor source,
        word[sum,prod,mean] reduce, bool include_self=True)"""

    holomorphic = True

    recorded = staticmethod(composed.scatter_reduce_gradient)


class MaskedFill(RowFunction):
    """masked_fill(Tensor input, BoolTensor mask, Scalar value)"""

    def d_input(self):
        grad = self.grad(0)
        mask = self.value("mask")
        input = self.size_of("input")
        return grad.masked_fill(mask, 0).sum_to_size(input.size())

    gradients = {("input",): d_input}


class MaskedCopy(RowFunction):
    """masked_copy(Tensor input, BoolTensor mask, Tensor source)"""

    def d_input(self):
        grad = self.grad(0)
        mask = self.value("mask")
        input = self.size_of("input")
        return grad.masked_fill(mask, 0).sum_to_size(input.size())

    def d_source(self):
        grad = self.grad(0)
        mask = self.value("mask")
        source = self.size_of("source")
        return internal.masked_copy_input(grad, mask, source.size())

    gradients = {("input",): d_input, ("source",): d_source}


class MaskedCopyInput(RowFunction):
    """masked_copy_input(Tensor grad_output, BoolTensor mask, int* size)"""

    holomorphic = True

    def d_grad_output(self):
        grad = self.grad(0)
        mask = self.value("mask")
        grad_output = self.size_of("grad_output")
        return internal.masked_select_input(grad, mask, grad_output.size())

    gradients = {("grad_output",): d_grad_output}


class Diag(RowFunction):
    """diag(Tensor input, int diagonal=0)"""

    def d_input(self):
        grad = self.grad(0)
        diagonal = self.value("diagonal")
        input = self.size_of("input")
        return internal.diag_input(grad, diagonal, input.size())

    gradients = {("input",): d_input}


class DiagInput(RowFunction):
    """diag_input(Tensor grad_output, int diagonal, int* size)"""

    def d_grad_output(self):
        grad = self.grad(0)
        diagonal = self.value("diagonal")
        grad_output = self.size_of("grad_output")
        return torch.diag(grad, diagonal).sum_to_size(grad_output.size())

    gradients = {("grad_output",): d_grad_output}


class Tril(RowFunction):
    """tril(Tensor input, int k=0)"""

    def d_input(self):
        grad = self.grad(0)
        k = self.value("k")
        return grad.tril(k)

    gradients = {("input",): d_input}


class Triu(RowFunction):
    """triu(Tensor input, int k=0)"""

    def d_input(self):
        grad = self.grad(0)
        k = self.value("k")
        return grad.triu(k)

    gradients = {("input",): d_input}


class BincountWeighted(RowFunction):
    """bincount_weighted(LongTensor input, Tensor weights, int minlength=0)"""

    def d_weights(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad.index_select(0, input)

    gradients = {("weights",): d_weights}


class Take(RowFunction):
    """take(Tensor input, LongTensor index)"""

    def d_input(self):
        grad = self.grad(0)
        index = self.value("index")
        input = self.size_of("input")
        return internal.take_input(grad, index, input.size())

    gradients = {("input",): d_input}


class TakeInput(RowFunction):
    """take_input(Tensor grad_output, LongTensor index, int* size)"""

    holomorphic = True

    def d_grad_output(self):
        grad = self.grad(0)
        index = self.value("index")
        return grad.take(index)

    gradients = {("grad_output",): d_grad_output}


class Put(RowFunction):
    """put(Tensor input, LongTensor index, Tensor source, bool accumulate=False)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        index = self.value("index")
        accumulate = self.value("accumulate")
        return internal.put_input(grad, index, accumulate)

    def d_source(self):
        grad = self.grad(0)
        index = self.value("index")
        source = self.size_of("source")
        return grad.take(index).reshape(source.size())

    gradients = {("input",): d_input, ("source",): d_source}


class PutInput(RowFunction):
    """put_input(Tensor grad_output, LongTensor index, bool accumulate)"""

    holomorphic = True

    def d_grad_output(self):
        grad = self.grad(0)
        index = self.value("index")
        accumulate = self.value("accumulate")
        return internal.put_input(grad, index, accumulate)

    gradients = {("grad_output",): d_grad_output}


class Diagonal(RowFunction):
    """diagonal(Tensor input, int offset=0, Dim dim1=0, Dim dim2=1)"""

    def d_input(self):
        grad = self.grad(0)
        offset = self.value("offset")
        dim1 = self.value("dim1")
        dim2 = self.value("dim2")
        input = self.size_of("input")
        return internal.diagonal_input(grad, offset, dim1, dim2, input.size())

    gradients = {("input",): d_input}


class DiagonalInput(RowFunction):
    """diagonal_input(Tensor grad_output, int offset, Dim dim1, Dim dim2, int* size)"""

    def d_grad_output(self):
        grad = self.grad(0)
        offset = self.value("offset")
        dim1 = self.value("dim1")
        dim2 = self.value("dim2")
        return grad.diagonal(offset, dim1, dim2)

    gradients = {("grad_output",): d_grad_output}


class Movedim(RowFunction):
    """movedim(Tensor input, Dim* source, Dim* destination)"""

    def d_input(self):
        grad = self.grad(0)
        destination = self.value("destination")
        source = self.value("source")
        return grad.movedim(destination, source)

    gradients = {("input",): d_input}


class Flatten(RowFunction):
    """flatten(Tensor input, Dim start_dim=0, Dim end_dim=-1)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return grad.reshape(input.size())

    gradients = {("input",): d_input}


class Cat(RowFunction):
    """cat(Tensor* tensors, Dim dim=0)"""

    recorded = staticmethod(composed.cat_gradient)


class PairNorms(RowFunction):
    """pair_norms(Tensor input, Tensor other, bool squares=True)"""

    recorded = staticmethod(composed.pair_norms_gradient)


class LinalgInvEx(RowFunction):
    """linalg_inv_ex(Tensor A, bool check_errors=False) -> (Tensor inverse, IntTensor info)"""

    def d_A(self):
        inverse = self.result(0)
        grad = self.grad(0)
        return -internal.product(internal.product(inverse, grad, True, False), inverse, False, True)

    gradients = {("A",): d_A}


class LinalgInv(RowFunction):
    """linalg_inv(Tensor A)"""

    def d_A(self):
        output = self.result(0)
        grad = self.grad(0)
        return -internal.product(internal.product(output, grad, True, False), output, False, True)

    gradients = {("A",): d_A}


class Inverse(RowFunction):
    """inverse(Tensor input)"""

    def d_input(self):
        output = self.result(0)
        grad = self.grad(0)
        return -internal.product(internal.product(output, grad, True, False), output, False, True)

    gradients = {("input",): d_input}


class LinalgDet(RowFunction):
    """linalg_det(Tensor A)"""

    def d_A(self):
        A = self.value("A")
        grad = self.grad(0)
        return internal.cofactors(A) * grad.unsqueeze(-1).unsqueeze(-1)

    gradients = {("A",): d_A}


class Det(RowFunction):
    """det(Tensor input)"""

    def d_input(self):
        input = self.value("input")
        grad = self.grad(0)
        return internal.cofactors(input) * grad.unsqueeze(-1).unsqueeze(-1)

    gradients = {("input",): d_input}


class LinalgSlogdet(RowFunction):
    """linalg_slogdet(Tensor A) -> (Tensor sign, RealTensor logabsdet)"""

    def d_A(self):
        A = self.value("A")
        grad_logabsdet = self.grad(1)
        grad_sign = self.grad(0)
        sign = self.result(0)
        return internal.adjoint_if(torch.inverse(A), True) * (grad_logabsdet + (((grad_sign * internal.conjugate(sign)) - (internal.conjugate(grad_sign) * sign)) * 0.5)).unsqueeze(-1).unsqueeze(-1)

    gradients = {("A",): d_A}


class Slogdet(RowFunction):
    """slogdet(Tensor input) -> (Tensor sign, RealTensor logabsdet)"""

    def d_input(self):
        input = self.value("input")
        grad_logabsdet = self.grad(1)
        grad_sign = self.grad(0)
        sign = self.result(0)
        return internal.adjoint_if(torch.inverse(input), True) * (grad_logabsdet + (((grad_sign * internal.conjugate(sign)) - (internal.conjugate(grad_sign) * sign)) * 0.5)).unsqueeze(-1).unsqueeze(-1)

    gradients = {("input",): d_input}


class Logdet(RowFunction):
    """logdet(Tensor input)"""

    def d_input(self):
        input = self.value("input")
        grad = self.grad(0)
        return internal.adjoint_if(torch.inverse(input), True) * grad.unsqueeze(-1).unsqueeze(-1)

    gradients = {("input",): d_input}


class Cofactors(RowFunction):
    """cofactors(Tensor input)"""

    recorded = staticmethod(composed.cofactors_gradient)


class LinalgSolveEx(RowFunction):
    """linalg_solve_ex(Tensor A, Tensor B, bool left=True, bool check_errors=False) -> (Tensor
        result, IntTensor info)"""

    def d_A(self):
        grad = self.grad(0)
        left = self.value("left")
        A = self.value("A")
        result = self.result(0)
        return internal.adjoint_if(-internal.product(internal.solve_system(internal.adjoint_if(grad, 1 - left), A, left), internal.adjoint_if(result, 1 - left), False, True), 1 - left)

    def d_B(self):
        grad = self.grad(0)
        left = self.value("left")
        A = self.value("A")
        return internal.adjoint_if(internal.solve_system(internal.adjoint_if(grad, 1 - left), A, left), 1 - left)

    gradients = {("A",): d_A, ("B",): d_B}


class LinalgSolve(RowFunction):
    """linalg_solve(Tensor A, Tensor B, bool left=True) -> Tensor result"""

    def d_A(self):
        grad = self.grad(0)
        left = self.value("left")
        A = self.value("A")
        result = self.result(0)
        return internal.adjoint_if(-internal.product(internal.solve_system(internal.adjoint_if(grad, 1 - left), A, left), internal.adjoint_if(result, 1 - left), False, True), 1 - left)

    def d_B(self):
        grad = self.grad(0)
        left = self.value("left")
        A = self.value("A")
        return internal.adjoint_if(internal.solve_system(internal.adjoint_if(grad, 1 - left), A, left), 1 - left)

    gradients = {("A",): d_A, ("B",): d_B}


class Gesv(RowFunction):
    """gesv(Tensor input, Tensor A) -> (Tensor solution, Tensor lu)"""

    def d_input(self):
        grad = self.grad(0)
        A = self.value("A")
        return internal.solve_system(grad, A, True)

    def d_A(self):
        grad = self.grad(0)
        A = self.value("A")
        solution = self.result(0)
        return -internal.product(internal.solve_system(grad, A, True), solution, False, True)

    gradients = {("input",): d_input, ("A",): d_A}


class SolveSystem(RowFunction):
    """solve_system(Tensor input, Tensor A, bool adjoint=False)"""

    def d_input(self):
        grad = self.grad(0)
        A = self.value("A")
        adjoint = self.value("adjoint")
        return internal.solve_system(grad, A, 1 - adjoint)

    def d_A(self):
        grad = self.grad(0)
        A = self.value("A")
        adjoint = self.value("adjoint")
        output = self.result(0)
        return -internal.adjoint_if(internal.product(internal.solve_system(grad, A, 1 - adjoint), output, False, True), adjoint)

    gradients = {("input",): d_input, ("A",): d_A}


class LinalgSolveTriangular(RowFunction):
    """linalg_solve_triangular(Tensor A, Tensor B, bool upper, bool left=True, bool
        unitriangular=False)"""

    def d_A(self):
        grad = self.grad(0)
        left = self.value("left")
        A = self.value("A")
        upper = self.value("upper")
        unitriangular = self.value("unitriangular")
        output = self.result(0)
        return -internal.triangle(internal.adjoint_if(internal.product(internal.solve_triangle(internal.adjoint_if(grad, 1 - left), A, upper, left, unitriangular), internal.adjoint_if(output, 1 - left), False, True), 1 - left), upper, unitriangular)

    def d_B(self):
        grad = self.grad(0)
        left = self.value("left")
        A = self.value("A")
        upper = self.value("upper")
        unitriangular = self.value("unitriangular")
        return internal.adjoint_if(internal.solve_triangle(internal.adjoint_if(grad, 1 - left), A, upper, left, unitriangular), 1 - left)

    gradients = {("A",): d_A, ("B",): d_B}


class SolveTriangle(RowFunction):
    """solve_triangle(Tensor input, Tensor A, bool upper, bool adjoint, bool unit)"""

    def d_input(self):
        grad = self.grad(0)
        A = self.value("A")
        upper = self.value("upper")
        adjoint = self.value("adjoint")
        unit = self.value("unit")
        return internal.solve_triangle(grad, A, upper, 1 - adjoint, unit)

    def d_A(self):
        grad = self.grad(0)
        A = self.value("A")
        upper = self.value("upper")
        adjoint = self.value("adjoint")
        unit = self.value("unit")
        output = self.result(0)
        return -internal.triangle(internal.adjoint_if(internal.product(internal.solve_triangle(grad, A, upper, 1 - adjoint, unit), output, False, True), adjoint), upper, unit)

    gradients = {("input",): d_input, ("A",): d_A}


class LeastSquares(RowFunction):
    """least_squares(Tensor input, Tensor A, Scalar rcond) -> (Tensor solution, LongTensor rank)"""

    def d_input(self):
        grad = self.grad(0)
        A = self.value("A")
        rcond = self.value("rcond")
        return internal.least_squares_solution(grad, internal.adjoint_if(A, True), rcond)

    def d_A(self):
        input = self.value("input")
        A = self.value("A")
        solution = self.result(0)
        grad = self.grad(0)
        rcond = self.value("rcond")
        return (internal.product(input - internal.product(A, solution, False, False), internal.least_squares_solution(internal.least_squares_solution(grad, internal.adjoint_if(A, True), rcond), A, rcond), False, True) - internal.product(internal.least_squares_solution(grad, internal.adjoint_if(A, True), rcond), solution, False, True)) + internal.product(internal.least_squares_solution(solution, internal.adjoint_if(A, True), rcond), grad - internal.product(A, internal.least_squares_solution(grad, internal.adjoint_if(A, True), rcond), True, False), False, True)

    gradients = {("input",): d_input, ("A",): d_A}


class LeastSquaresSolution(RowFunction):
    """least_squares_solution(Tensor input, Tensor A, Scalar rcond)"""

    def d_input(self):
        grad = self.grad(0)
        A = self.value("A")
        rcond = self.value("rcond")
        return internal.least_squares_solution(grad, internal.adjoint_if(A, True), rcond)

    def d_A(self):
        input = self.value("input")
        A = self.value("A")
        output = self.result(0)
        grad = self.grad(0)
        rcond = self.value("rcond")
        return (internal.product(input - internal.product(A, output, False, False), internal.least_squares_solution(internal.least_squares_solution(grad, internal.adjoint_if(A, True), rcond), A, rcond), False, True) - internal.product(internal.least_squares_solution(grad, internal.adjoint_if(A, True), rcond), output, False, True)) + internal.product(internal.least_squares_solution(output, internal.adjoint_if(A, True), rcond), grad - internal.product(A, internal.least_squares_solution(grad, internal.adjoint_if(A, True), rcond), True, False), False, True)

    gradients = {("input",): d_input, ("A",): d_A}


class LinalgLuFactorEx(RowFunction):
    """linalg_lu_factor_ex(Tensor A, bool pivot=True, bool check_errors=False) -> (Tensor LU,
        IntTensor pivots, IntTensor info)"""

    recorded = staticmethod(composed.lu_gradient)


class LinalgLuFactor(RowFunction):
    """linalg_lu_factor(Tensor A, bool pivot=True) -> (Tensor LU, IntTensor pivots)"""

    recorded = staticmethod(composed.lu_gradient)


class Btrifact(RowFunction):
    """btrifact(Tensor input) -> (Tensor lu, IntTensor pivots)"""

    recorded = staticmethod(composed.lu_gradient)


class BtrifactWithInfo(RowFunction):
    """btrifact_with_info(Tensor input, bool pivot=True) -> (Tensor lu, IntTensor pivots, IntTensor
        info)"""

    recorded = staticmethod(composed.lu_gradient)


class LuInformed(RowFunction):
    """lu_informed(Tensor A, bool pivot=True, bool[True] get_infos) -> tuple (Tensor LU, IntTensor
        pivots, IntTensor info)"""

    recorded = staticmethod(composed.lu_gradient)


class LuParts(RowFunction):
    """lu_parts(Tensor LU_data, IntTensor LU_pivots) -> (Tensor P, Tensor L, Tensor U)"""

    def d_LU_data(self):
        grad_L = self.grad(1)
        grad_U = self.grad(2)
        return internal.lu_joined(grad_L, grad_U)

    gradients = {("LU_data",): d_LU_data}


class LuJoined(RowFunction):
    """lu_joined(Tensor L, Tensor U)"""

    def d_L(self):
        grad = self.grad(0)
        L = self.size_of("L")
        return internal.triangle(grad.narrow(-1, 0, L.size(-1)), False, True)

    def d_U(self):
        grad = self.grad(0)
        U = self.size_of("U")
        return internal.triangle(grad.narrow(-2, 0, U.size(-2)), True, False)

    gradients = {("L",): d_L, ("U",): d_U}


class LinalgCholeskyEx(RowFunction):
    """linalg_cholesky_ex(Tensor input, bool upper=False, bool check_errors=False) -> (Tensor L,
        IntTensor info)"""

    def d_input(self):
        L = self.result(0)
        grad = self.grad(0)
        upper = self.value("upper")
        return internal.solve_triangle(internal.adjoint_if(internal.solve_triangle(internal.hermitian_lower(internal.product(L, grad, 1 - upper, upper)), L, upper, 1 - upper, False), True), L, upper, 1 - upper, False) * 0.5

    gradients = {("input",): d_input}


class LinalgCholesky(RowFunction):
    """linalg_cholesky(Tensor input, bool upper=False)"""

    def d_input(self):
        output = self.result(0)
        grad = self.grad(0)
        upper = self.value("upper")
        return internal.solve_triangle(internal.adjoint_if(internal.solve_triangle(internal.hermitian_lower(internal.product(output, grad, 1 - upper, upper)), output, upper, 1 - upper, False), True), output, upper, 1 - upper, False) * 0.5

    gradients = {("input",): d_input}


class Cholesky(RowFunction):
    """cholesky(Tensor input, bool upper=False)"""

    def d_input(self):
        output = self.result(0)
        grad = self.grad(0)
        upper = self.value("upper")
        return internal.solve_triangle(internal.adjoint_if(internal.solve_triangle(internal.hermitian_lower(internal.product(output, grad, 1 - upper, upper)), output, upper, 1 - upper, False), True), output, upper, 1 - upper, False) * 0.5

    gradients = {("input",): d_input}


class Potrf(RowFunction):
    """potrf(Tensor input, bool upper=True)"""

    def d_input(self):
        output = self.result(0)
        grad = self.grad(0)
        upper = self.value("upper")
        return internal.adjoint_if(internal.fold_lower(internal.solve_triangle(internal.adjoint_if(internal.solve_triangle(internal.hermitian_lower(internal.product(output, grad, 1 - upper, upper)), output, upper, 1 - upper, False), True), output, upper, 1 - upper, False) * 0.5), upper)

    gradients = {("input",): d_input}


class CholeskyInverse(RowFunction):
    """cholesky_inverse(Tensor input, bool upper=False)"""

    def d_input(self):
        output = self.result(0)
        grad = self.grad(0)
        input = self.value("input")
        upper = self.value("upper")
        return -internal.triangle(internal.adjoint_if(internal.product(output, internal.product(grad + internal.adjoint_if(grad, True), internal.product(output, internal.adjoint_if(internal.triangle(input, upper, False), upper), False, False), False, False), False, False), upper), upper, False)

    gradients = {("input",): d_input}


class Potri(RowFunction):
    """potri(Tensor input, bool upper=True)"""

    def d_input(self):
        output = self.result(0)
        grad = self.grad(0)
        input = self.value("input")
        upper = self.value("upper")
        return -internal.triangle(internal.adjoint_if(internal.product(output, internal.product(grad + internal.adjoint_if(grad, True), internal.product(output, internal.adjoint_if(internal.triangle(input, upper, False), upper), False, False), False, False), False, False), upper), upper, False)

    gradients = {("input",): d_input}


class LinalgCholeskyInverse(RowFunction):
    """linalg_cholesky_inverse(Tensor L, bool upper=False)"""

    def d_L(self):
        output = self.result(0)
        grad = self.grad(0)
        L = self.value("L")
        upper = self.value("upper")
        return -internal.triangle(internal.adjoint_if(internal.product(output, internal.product(grad + internal.adjoint_if(grad, True), internal.product(output, internal.adjoint_if(internal.triangle(L, upper, False), upper), False, False), False, False), False, False), upper), upper, False)

    gradients = {("L",): d_L}


class CholeskySolve(RowFunction):
    """cholesky_solve(Tensor input, Tensor input2, bool upper=False)"""

    def d_input(self):
        grad = self.grad(0)
        input2 = self.value("input2")
        upper = self.value("upper")
        return torch.cholesky_solve(grad, input2, upper)

    def d_input2(self):
        grad = self.grad(0)
        input2 = self.value("input2")
        upper = self.value("upper")
        output = self.result(0)
        return -internal.triangle(internal.adjoint_if(internal.product(torch.cholesky_solve(grad, input2, upper), internal.product(output, internal.adjoint_if(internal.triangle(input2, upper, False), upper), True, False), False, False) + internal.product(output, internal.product(torch.cholesky_solve(grad, input2, upper), internal.adjoint_if(internal.triangle(input2, upper, False), upper), True, False), False, False), upper), upper, False)

    gradients = {("input",): d_input, ("input2",): d_input2}


class Potrs(RowFunction):
    """potrs(Tensor input, Tensor input2, bool upper=True)"""

    def d_input(self):
        grad = self.grad(0)
        input2 = self.value("input2")
        upper = self.value("upper")
        return torch.cholesky_solve(grad, input2, upper)

    def d_input2(self):
        grad = self.grad(0)
        input2 = self.value("input2")
        upper = self.value("upper")
        output = self.result(0)
        return -internal.triangle(internal.adjoint_if(internal.product(torch.cholesky_solve(grad, input2, upper), internal.product(output, internal.adjoint_if(internal.triangle(input2, upper, False), upper), True, False), False, False) + internal.product(output, internal.product(torch.cholesky_solve(grad, input2, upper), internal.adjoint_if(internal.triangle(input2, upper, False), upper), True, False), False, False), upper), upper, False)

    gradients = {("input",): d_input, ("input2",): d_input2}


class LinalgCholeskySolve(RowFunction):
    """linalg_cholesky_solve(Tensor B, Tensor L, bool upper=False)"""

    def d_B(self):
        grad = self.grad(0)
        L = self.value("L")
        upper = self.value("upper")
        return torch.cholesky_solve(grad, L, upper)

    def d_L(self):
        grad = self.grad(0)
        L = self.value("L")
        upper = self.value("upper")
        output = self.result(0)
        return -internal.triangle(internal.adjoint_if(internal.product(torch.cholesky_solve(grad, L, upper), internal.product(output, internal.adjoint_if(internal.triangle(L, upper, False), upper), True, False), False, False) + internal.product(output, internal.product(torch.cholesky_solve(grad, L, upper), internal.adjoint_if(internal.triangle(L, upper, False), upper), True, False), False, False), upper), upper, False)

    gradients = {("B",): d_B, ("L",): d_L}


class LinalgQr(RowFunction):
    """linalg_qr(Tensor A, word[reduced,complete,r] mode=reduced) -> (Tensor Q, Tensor R)"""

    def d_A(self):
        grad_Q = self.grad(0)
        Q = self.result(0)
        R = self.result(1)
        grad_R = self.grad(1)
        A = self.size_of("A")
        return internal.narrow_input(internal.adjoint_if(internal.solve_triangle(internal.adjoint_if(grad_Q + internal.product(Q, internal.hermitian_lower(internal.product(R, grad_R, False, True) - internal.product(grad_Q, Q, True, False)) - internal.product(grad_R.narrow(-1, Q.size(-1), R.size(-1) - Q.size(-1)), R.narrow(-1, Q.size(-1), R.size(-1) - Q.size(-1)), False, True), False, False), True), R.narrow(-1, 0, Q.size(-1)), True, False, False), True), -1, 0, A.size()) + internal.product(Q, internal.narrow_input(grad_R.narrow(-1, Q.size(-1), R.size(-1) - Q.size(-1)), -1, Q.size(-1), R.size()), False, False)

    gradients = {("A",): d_A}


class Qr(RowFunction):
    """qr(Tensor input, bool[True] some=True) -> (Tensor Q, Tensor R)"""

    def d_input(self):
        grad_Q = self.grad(0)
        Q = self.result(0)
        R = self.result(1)
        grad_R = self.grad(1)
        input = self.size_of("input")
        return internal.narrow_input(internal.adjoint_if(internal.solve_triangle(internal.adjoint_if(grad_Q + internal.product(Q, internal.hermitian_lower(internal.product(R, grad_R, False, True) - internal.product(grad_Q, Q, True, False)) - internal.product(grad_R.narrow(-1, Q.size(-1), R.size(-1) - Q.size(-1)), R.narrow(-1, Q.size(-1), R.size(-1) - Q.size(-1)), False, True), False, False), True), R.narrow(-1, 0, Q.size(-1)), True, False, False), True), -1, 0, input.size()) + internal.product(Q, internal.narrow_input(grad_R.narrow(-1, Q.size(-1), R.size(-1) - Q.size(-1)), -1, Q.size(-1), R.size()), False, False)

    gradients = {("input",): d_input}


class TimesReflections(RowFunction):
    """times_reflections(Tensor input, Tensor input2, Tensor input3, bool left, bool transpose)"""

    def d_input3(self):
        input = self.value("input")
        input2 = self.value("input2")
        grad = self.grad(0)
        left = self.value("left")
        transpose = self.value("transpose")
        return internal.times_reflections(input, input2, grad, left, 1 - transpose)

    gradients = {("input3",): d_input3}


class LinalgEigh(RowFunction):
    """linalg_eigh(Tensor A, word[L,U] UPLO=L) -> (RealTensor eigenvalues, Tensor eigenvectors)"""

    def d_A(self):
        eigenvectors = self.result(1)
        grad_eigenvalues = self.grad(0)
        eigenvalues = self.result(0)
        grad_eigenvectors = self.grad(1)
        return internal.hermitian_part(internal.product((eigenvectors * grad_eigenvalues.unsqueeze(-2)) + internal.product(eigenvectors, internal.inverse_differences(eigenvalues.unsqueeze(-2), eigenvalues.unsqueeze(-1)) * internal.product(eigenvectors, grad_eigenvectors - internal.from_largest(internal.divide_or_zero((internal.conjugate(eigenvectors) * grad_eigenvectors).sum(-2) - internal.conjugate((internal.conjugate(eigenvectors) * grad_eigenvectors).sum(-2)), internal.at_largest(eigenvectors, eigenvectors)) * 0.5, eigenvectors), True, False), False, False), eigenvectors, False, True))

    gradients = {("A",): d_A}


class Symeig(RowFunction):
    """symeig(Tensor input, bool eigenvectors=False, bool upper=True) -> (RealTensor values, Tensor
        vectors)"""

    def d_input(self):
        vectors = self.result(1)
        grad_values = self.grad(0)
        values = self.result(0)
        grad_vectors = self.grad(1)
        upper = self.value("upper")
        return internal.adjoint_if(internal.fold_lower(internal.product((vectors * grad_values.unsqueeze(-2)) + internal.product(vectors, internal.inverse_differences(values.unsqueeze(-2), values.unsqueeze(-1)) * internal.product(vectors, grad_vectors - internal.from_largest(internal.divide_or_zero((internal.conjugate(vectors) * grad_vectors).sum(-2) - internal.conjugate((internal.conjugate(vectors) * grad_vectors).sum(-2)), internal.at_largest(vectors, vectors)) * 0.5, vectors), True, False), False, False), vectors, False, True)), upper)

    gradients = {("input",): d_input}


class LinalgEig(RowFunction):
    """linalg_eig(Tensor A) -> (ComplexTensor eigenvalues, ComplexTensor eigenvectors)"""

    def d_A(self):
        eigenvectors = self.result(1)
        grad_eigenvectors = self.grad(1)
        eigenvalues = self.result(0)
        grad_eigenvalues = self.grad(0)
        return internal.solve_system(internal.product((internal.product(eigenvectors, grad_eigenvectors - internal.from_largest(internal.divide_or_zero((internal.conjugate(eigenvectors) * grad_eigenvectors).sum(-2) - internal.conjugate((internal.conjugate(eigenvectors) * grad_eigenvectors).sum(-2)), internal.at_largest(eigenvectors, eigenvectors)) * 0.5, eigenvectors), True, False) - ((internal.product(eigenvectors, eigenvectors, True, False) * ((internal.conjugate(eigenvectors) * (grad_eigenvectors - internal.from_largest(internal.divide_or_zero((internal.conjugate(eigenvectors) * grad_eigenvectors).sum(-2) - internal.conjugate((internal.conjugate(eigenvectors) * grad_eigenvectors).sum(-2)), internal.at_largest(eigenvectors, eigenvectors)) * 0.5, eigenvectors))) + (eigenvectors * internal.conjugate(grad_eigenvectors - internal.from_largest(internal.divide_or_zero((internal.conjugate(eigenvectors) * grad_eigenvectors).sum(-2) - internal.conjugate((internal.conjugate(eigenvectors) * grad_eigenvectors).sum(-2)), internal.at_largest(eigenvectors, eigenvectors)) * 0.5, eigenvectors)))).sum(-2).unsqueeze(-2)) * 0.5)) * internal.conjugate(internal.inverse_differences(eigenvalues.unsqueeze(-2), eigenvalues.unsqueeze(-1))), eigenvectors, False, True) + (grad_eigenvalues.unsqueeze(-1) * internal.adjoint_if(eigenvectors, True)), eigenvectors, True)

    gradients = {("A",): d_A}


class LinalgSvd(RowFunction):
    """linalg_svd(Tensor A, bool full_matrices=True, word[gesvd,gesvdj,gesvda]? driver=None) ->
        (Tensor U, RealTensor S, Tensor Vh)"""

    def d_A(self):
        U = self.result(0)
        S = self.result(1)
        grad_U = self.grad(0)
        Vh = self.result(2)
        grad_Vh = self.grad(2)
        grad_S = self.grad(1)
        return internal.product((internal.product(U.narrow(-1, 0, S.size(-1)), ((internal.product(U.narrow(-1, 0, S.size(-1)), grad_U.narrow(-1, 0, S.size(-1)) - internal.from_largest(internal.divide_or_zero(((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * internal.conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)) - internal.conjugate((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * internal.conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)), internal.at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1))), True, False) - internal.adjoint_if(internal.product(U.narrow(-1, 0, S.size(-1)), grad_U.narrow(-1, 0, S.size(-1)) - internal.from_largest(internal.divide_or_zero(((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * internal.conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)) - internal.conjugate((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * internal.conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)), internal.at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1))), True, False), True)) * (internal.inverse_differences(S.unsqueeze(-2), S.unsqueeze(-1)) * internal.divide_or_zero(S.unsqueeze(-2), S.unsqueeze(-2) + S.unsqueeze(-1)))) + ((internal.inverse_differences(S.unsqueeze(-2), S.unsqueeze(-1)) * internal.divide_or_zero(S.unsqueeze(-1), S.unsqueeze(-2) + S.unsqueeze(-1))) * (internal.product(Vh.narrow(-2, 0, S.size(-1)), grad_Vh.narrow(-2, 0, S.size(-1)), False, True) - internal.adjoint_if(internal.product(Vh.narrow(-2, 0, S.size(-1)), grad_Vh.narrow(-2, 0, S.size(-1)), False, True), True))), False, False) + (U.narrow(-1, 0, S.size(-1)) * (grad_S + internal.divide_or_zero(internal.product(U.narrow(-1, 0, S.size(-1)), grad_U.narrow(-1, 0, S.size(-1)) - internal.from_largest(internal.divide_or_zero(((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * internal.conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)) - internal.conjugate((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * internal.conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)), internal.at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1))), True, False).diagonal(0, -2, -1) - internal.conjugate(internal.product(U.narrow(-1, 0, S.size(-1)), grad_U.narrow(-1, 0, S.size(-1)) - internal.from_largest(internal.divide_or_zero(((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * internal.conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)) - internal.conjugate((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * internal.conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)), internal.at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1))), True, False).diagonal(0, -2, -1)), 2 * S)).unsqueeze(-2))) + internal.divide_or_zero((grad_U.narrow(-1, 0, S.size(-1)) - internal.from_largest(internal.divide_or_zero(((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * internal.conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)) - internal.conjugate((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * internal.conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)), internal.at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1)))) - internal.product(U.narrow(-1, 0, S.size(-1)), internal.product(U.narrow(-1, 0, S.size(-1)), grad_U.narrow(-1, 0, S.size(-1)) - internal.from_largest(internal.divide_or_zero(((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * internal.conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)) - internal.conjugate((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * internal.conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)), internal.at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1))), True, False), False, False), S.unsqueeze(-2)), Vh.narrow(-2, 0, S.size(-1)), False, False) + internal.product(U.narrow(-1, 0, S.size(-1)), internal.divide_or_zero(grad_Vh.narrow(-2, 0, S.size(-1)) - internal.product(internal.product(Vh.narrow(-2, 0, S.size(-1)), grad_Vh.narrow(-2, 0, S.size(-1)), False, True), Vh.narrow(-2, 0, S.size(-1)), True, False), S.unsqueeze(-1)), False, False)

    gradients = {("A",): d_A}


class Svd(RowFunction):
    """svd(Tensor input, bool some=True) -> (Tensor U, RealTensor S, Tensor V)"""

    def d_input(self):
        U = self.result(0)
        S = self.result(1)
        grad_U = self.grad(0)
        V = self.result(2)
        grad_V = self.grad(2)
        grad_S = self.grad(1)
        return internal.product((internal.product(U.narrow(-1, 0, S.size(-1)), ((internal.product(U.narrow(-1, 0, S.size(-1)), grad_U.narrow(-1, 0, S.size(-1)) - internal.from_largest(internal.divide_or_zero(((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (internal.conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0, S.size(-1))).sum(-2)) - internal.conjugate((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (internal.conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0, S.size(-1))).sum(-2)), internal.at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1))), True, False) - internal.adjoint_if(internal.product(U.narrow(-1, 0, S.size(-1)), grad_U.narrow(-1, 0, S.size(-1)) - internal.from_largest(internal.divide_or_zero(((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (internal.conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0, S.size(-1))).sum(-2)) - internal.conjugate((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (internal.conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0, S.size(-1))).sum(-2)), internal.at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1))), True, False), True)) * (internal.inverse_differences(S.unsqueeze(-2), S.unsqueeze(-1)) * internal.divide_or_zero(S.unsqueeze(-2), S.unsqueeze(-2) + S.unsqueeze(-1)))) + ((internal.inverse_differences(S.unsqueeze(-2), S.unsqueeze(-1)) * internal.divide_or_zero(S.unsqueeze(-1), S.unsqueeze(-2) + S.unsqueeze(-1))) * (internal.product(V.narrow(-1, 0, S.size(-1)), grad_V.narrow(-1, 0, S.size(-1)), True, False) - internal.adjoint_if(internal.product(V.narrow(-1, 0, S.size(-1)), grad_V.narrow(-1, 0, S.size(-1)), True, False), True))), False, False) + (U.narrow(-1, 0, S.size(-1)) * (grad_S + internal.divide_or_zero(internal.product(U.narrow(-1, 0, S.size(-1)), grad_U.narrow(-1, 0, S.size(-1)) - internal.from_largest(internal.divide_or_zero(((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (internal.conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0, S.size(-1))).sum(-2)) - internal.conjugate((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (internal.conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0, S.size(-1))).sum(-2)), internal.at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1))), True, False).diagonal(0, -2, -1) - internal.conjugate(internal.product(U.narrow(-1, 0, S.size(-1)), grad_U.narrow(-1, 0, S.size(-1)) - internal.from_largest(internal.divide_or_zero(((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (internal.conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0, S.size(-1))).sum(-2)) - internal.conjugate((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (internal.conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0, S.size(-1))).sum(-2)), internal.at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1))), True, False).diagonal(0, -2, -1)), 2 * S)).unsqueeze(-2))) + internal.divide_or_zero((grad_U.narrow(-1, 0, S.size(-1)) - internal.from_largest(internal.divide_or_zero(((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (internal.conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0, S.size(-1))).sum(-2)) - internal.conjugate((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (internal.conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0, S.size(-1))).sum(-2)), internal.at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1)))) - internal.product(U.narrow(-1, 0, S.size(-1)), internal.product(U.narrow(-1, 0, S.size(-1)), grad_U.narrow(-1, 0, S.size(-1)) - internal.from_largest(internal.divide_or_zero(((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (internal.conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0, S.size(-1))).sum(-2)) - internal.conjugate((internal.conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (internal.conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0, S.size(-1))).sum(-2)), internal.at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1))), True, False), False, False), S.unsqueeze(-2)), V.narrow(-1, 0, S.size(-1)), False, True) + internal.product(U.narrow(-1, 0, S.size(-1)), internal.divide_or_zero(grad_V.narrow(-1, 0, S.size(-1)) - internal.product(V.narrow(-1, 0, S.size(-1)), internal.product(V.narrow(-1, 0, S.size(-1)), grad_V.narrow(-1, 0, S.size(-1)), True, False), False, False), S.unsqueeze(-2)), False, True)

    gradients = {("input",): d_input}


class Product(RowFunction):
    """product(Tensor input, Tensor mat2, bool adjoint, bool adjoint2)"""

    def d_input(self):
        grad = self.grad(0)
        mat2 = self.value("mat2")
        adjoint2 = self.value("adjoint2")
        adjoint = self.value("adjoint")
        return internal.adjoint_if(internal.product(grad, mat2, False, 1 - adjoint2), adjoint)

    def d_mat2(self):
        input = self.value("input")
        grad = self.grad(0)
        adjoint = self.value("adjoint")
        adjoint2 = self.value("adjoint2")
        return internal.adjoint_if(internal.product(input, grad, 1 - adjoint, False), adjoint2)

    gradients = {("input",): d_input, ("mat2",): d_mat2}


class AdjointIf(RowFunction):
    """adjoint_if(Tensor input, bool adjoint)"""

    def d_input(self):
        grad = self.grad(0)
        adjoint = self.value("adjoint")
        return internal.adjoint_if(grad, adjoint)

    gradients = {("input",): d_input}


class Triangle(RowFunction):
    """triangle(Tensor input, bool upper, bool unit)"""

    def d_input(self):
        grad = self.grad(0)
        upper = self.value("upper")
        unit = self.value("unit")
        return internal.triangle(grad, upper, unit)

    gradients = {("input",): d_input}


class HermitianLower(RowFunction):
    """hermitian_lower(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return internal.fold_lower(grad)

    gradients = {("input",): d_input}


class FoldLower(RowFunction):
    """fold_lower(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return internal.hermitian_lower(grad)

    gradients = {("input",): d_input}


class HermitianPart(RowFunction):
    """hermitian_part(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return internal.hermitian_part(grad)

    gradients = {("input",): d_input}


class AtLargest(RowFunction):
    """at_largest(Tensor input, Tensor vectors)"""

    def d_input(self):
        grad = self.grad(0)
        vectors = self.value("vectors")
        return internal.from_largest(grad, vectors)

    gradients = {("input",): d_input}


class FromLargest(RowFunction):
    """from_largest(Tensor input, Tensor vectors)"""

    def d_input(self):
        grad = self.grad(0)
        vectors = self.value("vectors")
        return internal.at_largest(grad, vectors)

    gradients = {("input",): d_input}


class InverseDifferences(RowFunction):
    """inverse_differences(Tensor input, Tensor other)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return -grad * output * output

    def d_other(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad * output * output

    gradients = {("input",): d_input, ("other",): d_other}


class DivideOrZero(RowFunction):
    """divide_or_zero(Tensor input, Tensor other)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        other = self.value("other")
        return grad * torch.where(other == 0, 0, 1 / other)

    def d_other(self):
        grad = self.grad(0)
        other = self.value("other")
        output = self.result(0)
        return -grad * torch.where(other == 0, 0, output / other)

    gradients = {("input",): d_input, ("other",): d_other}


class Conjugate(RowFunction):
    """conjugate(Tensor input)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        return torch.conj(grad)

    gradients = {("input",): d_input}


class LdlSolution(RowFunction):
    """ldl_solution(Tensor LD, IntTensor pivots, Tensor B, bool hermitian=False, bool
        conjugate=False)"""

    def d_B(self):
        LD = self.value("LD")
        pivots = self.value("pivots")
        grad = self.grad(0)
        hermitian = self.value("hermitian")
        conjugate = self.value("conjugate")
        return internal.ldl_solution(LD, pivots, grad, hermitian, conjugate == hermitian)

    gradients = {("B",): d_B}


class LinalgLdlSolve(RowFunction):
    """linalg_ldl_solve(Tensor LD, IntTensor pivots, Tensor B, bool hermitian=False)"""

    def d_B(self):
        LD = self.value("LD")
        pivots = self.value("pivots")
        grad = self.grad(0)
        hermitian = self.value("hermitian")
        return internal.ldl_solution(LD, pivots, grad, hermitian, 0 == hermitian)

    gradients = {("B",): d_B}


class StandardGamma(RowFunction):
    """standard_gamma(Tensor|Scalar input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.tensor("input")
        output = self.result(0)
        return grad * torch.standard_gamma_grad(input, output)

    gradients = {("input",): d_input}


class LogStandardGamma(RowFunction):
    """log_standard_gamma(Tensor|Scalar input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.tensor("input")
        output = self.result(0)
        return grad * torch.log_gamma_grad(input, output)

    gradients = {("input",): d_input}


class SeluDropped(RowFunction):
    """selu_dropped(Tensor input, Tensor kept, Scalar factor, Scalar shift)"""

    def d_input(self):
        kept = self.value("kept")
        grad = self.grad(0)
        factor = self.value("factor")
        return torch.where(kept != 0, grad * factor, 0)

    gradients = {("input",): d_input}


class Bernoulli(RowFunction):
    """bernoulli_(Tensor& input, Scalar p=0.5)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.zeros_like(grad)

    gradients = {("input",): d_input}


class Uniform(RowFunction):
    """uniform_(Tensor& input, Scalar low=0, Scalar high=1)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.zeros_like(grad)

    gradients = {("input",): d_input}


class Normal(RowFunction):
    """normal_(Tensor& input, Scalar mean=0, Scalar std=1)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.zeros_like(grad)

    gradients = {("input",): d_input}


class Exponential(RowFunction):
    """exponential_(Tensor& input, Scalar lambd=1)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.zeros_like(grad)

    gradients = {("input",): d_input}


class Cauchy(RowFunction):
    """cauchy_(Tensor& input, Scalar median=0, Scalar sigma=1)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.zeros_like(grad)

    gradients = {("input",): d_input}


class LogNormal(RowFunction):
    """log_normal_(Tensor& input, Scalar mean=1, Scalar std=2)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.zeros_like(grad)

    gradients = {("input",): d_input}


class Geometric(RowFunction):
    """geometric_(Tensor& input, Scalar p)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.zeros_like(grad)

    gradients = {("input",): d_input}


class Random(RowFunction):
    """random_(Tensor& input, int? high=None)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.zeros_like(grad)

    gradients = {("input",): d_input}


class RandomBetween(RowFunction):
    """random_between_(Tensor& input, int low, int? high)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.zeros_like(grad)

    gradients = {("input",): d_input}


class Conv2d(RowFunction):
    """conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0,
        int[2] dilation=1, int groups=1)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        weight = self.value("weight")
        input = self.size_of("input")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        groups = self.value("groups")
        return internal.conv2d_input(grad, weight, input.size()[input.dim() - 2:], stride, padding, dilation, groups)

    def d_weight(self):
        grad = self.grad(0)
        input = self.value("input")
        weight = self.size_of("weight")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        groups = self.value("groups")
        return internal.conv2d_weight(grad, input, weight.size()[2:], stride, padding, dilation, groups)

    def d_bias(self):
        grad = self.grad(0)
        bias = self.size_of("bias")
        return grad.transpose(-3, -1).sum_to_size(bias.size())

    gradients = {("input",): d_input, ("weight",): d_weight, ("bias",): d_bias}


class Conv3d(RowFunction):
    """conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0,
        int[3] dilation=1, int groups=1)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        weight = self.value("weight")
        input = self.size_of("input")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        groups = self.value("groups")
        return internal.conv3d_input(grad, weight, input.size()[input.dim() - 3:], stride, padding, dilation, groups)

    def d_weight(self):
        grad = self.grad(0)
        input = self.value("input")
        weight = self.size_of("weight")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        groups = self.value("groups")
        return internal.conv3d_weight(grad, input, weight.size()[2:], stride, padding, dilation, groups)

    def d_bias(self):
        grad = self.grad(0)
        bias = self.size_of("bias")
        return grad.transpose(-4, -1).sum_to_size(bias.size())

    gradients = {("input",): d_input, ("weight",): d_weight, ("bias",): d_bias}


class Conv2dInput(RowFunction):
    """conv2d_input(Tensor grad_output, Tensor weight, int[2] size, int[2] stride, int[2] padding,
        int[2] dilation, int groups)"""

    holomorphic = True

    def d_grad_output(self):
        grad = self.grad(0)
        weight = self.value("weight")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        groups = self.value("groups")
        return torch.conv2d(grad, weight, stride=stride, padding=padding, dilation=dilation, groups=groups)

    def d_weight(self):
        grad_output = self.value("grad_output")
        grad = self.grad(0)
        weight = self.size_of("weight")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        groups = self.value("groups")
        return internal.conv2d_weight(grad_output, grad, weight.size()[2:], stride, padding, dilation, groups)

    gradients = {("grad_output",): d_grad_output, ("weight",): d_weight}


class Conv3dInput(RowFunction):
    """conv3d_input(Tensor grad_output, Tensor weight, int[3] size, int[3] stride, int[3] padding,
        int[3] dilation, int groups)"""

    holomorphic = True

    def d_grad_output(self):
        grad = self.grad(0)
        weight = self.value("weight")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        groups = self.value("groups")
        return torch.conv3d(grad, weight, stride=stride, padding=padding, dilation=dilation, groups=groups)

    def d_weight(self):
        grad_output = self.value("grad_output")
        grad = self.grad(0)
        weight = self.size_of("weight")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        groups = self.value("groups")
        return internal.conv3d_weight(grad_output, grad, weight.size()[2:], stride, padding, dilation, groups)

    gradients = {("grad_output",): d_grad_output, ("weight",): d_weight}


class Conv2dWeight(RowFunction):
    """conv2d_weight(Tensor grad_output, Tensor input, int[2] size, int[2] stride, int[2] padding,
        int[2] dilation, int groups)"""

    holomorphic = True

    def d_grad_output(self):
        input = self.value("input")
        grad = self.grad(0)
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        groups = self.value("groups")
        return torch.conv2d(input, grad, stride=stride, padding=padding, dilation=dilation, groups=groups)

    def d_input(self):
        grad_output = self.value("grad_output")
        grad = self.grad(0)
        input = self.size_of("input")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        groups = self.value("groups")
        return internal.conv2d_input(grad_output, grad, input.size()[input.dim() - 2:], stride, padding, dilation, groups)

    gradients = {("grad_output",): d_grad_output, ("input",): d_input}


class Conv3dWeight(RowFunction):
    """conv3d_weight(Tensor grad_output, Tensor input, int[3] size, int[3] stride, int[3] padding,
        int[3] dilation, int groups)"""

    holomorphic = True

    def d_grad_output(self):
        input = self.value("input")
        grad = self.grad(0)
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        groups = self.value("groups")
        return torch.conv3d(input, grad, stride=stride, padding=padding, dilation=dilation, groups=groups)

    def d_input(self):
        grad_output = self.value("grad_output")
        grad = self.grad(0)
        input = self.size_of("input")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        groups = self.value("groups")
        return internal.conv3d_input(grad_output, grad, input.size()[input.dim() - 3:], stride, padding, dilation, groups)

    gradients = {("grad_output",): d_grad_output, ("input",): d_input}


class Conv1d(RowFunction):
    """conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0,
        int[1] dilation=1, int groups=1)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        weight = self.value("weight")
        input = self.size_of("input")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        groups = self.value("groups")
        return internal.conv2d_input(grad.unsqueeze(-2), weight.unsqueeze(2), (1, input.size(-1)), (1,) + stride, (0,) + padding, (1,) + dilation, groups).squeeze(-2)

    def d_weight(self):
        grad = self.grad(0)
        input = self.value("input")
        weight = self.size_of("weight")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        groups = self.value("groups")
        return internal.conv2d_weight(grad.unsqueeze(-2), input.unsqueeze(-2), (1, weight.size(2)), (1,) + stride, (0,) + padding, (1,) + dilation, groups).squeeze(2)

    def d_bias(self):
        grad = self.grad(0)
        bias = self.size_of("bias")
        return grad.transpose(-2, -1).sum_to_size(bias.size())

    gradients = {("input",): d_input, ("weight",): d_weight, ("bias",): d_bias}


class PixelShuffle(RowFunction):
    """pixel_shuffle(Tensor input, int upscale_factor)"""

    def d_input(self):
        grad = self.grad(0)
        upscale_factor = self.value("upscale_factor")
        return torch.pixel_unshuffle(grad, upscale_factor)

    gradients = {("input",): d_input}


class PixelUnshuffle(RowFunction):
    """pixel_unshuffle(Tensor input, int downscale_factor)"""

    def d_input(self):
        grad = self.grad(0)
        downscale_factor = self.value("downscale_factor")
        return torch.pixel_shuffle(grad, downscale_factor)

    gradients = {("input",): d_input}


class ChannelShuffle(RowFunction):
    """channel_shuffle(Tensor input, int groups)"""

    def d_input(self):
        grad = self.grad(0)
        groups = self.value("groups")
        return internal.channel_unshuffle(grad, groups)

    gradients = {("input",): d_input}


class ChannelUnshuffle(RowFunction):
    """channel_unshuffle(Tensor input, int groups)"""

    def d_input(self):
        grad = self.grad(0)
        groups = self.value("groups")
        return torch.channel_shuffle(grad, groups)

    gradients = {("input",): d_input}


class MaxPool(RowFunction):
    """max_pool(Tensor input, int* kernel_size, int* stride, int* padding, int* dilation, bool
        ceil_mode=False) -> (Tensor output, LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class MaxPoolValues(RowFunction):
    """max_pool_values(Tensor input, int* kernel_size, int* stride, int* padding, int* dilation,
        bool ceil_mode=False) -> (Tensor output, saved ByteTensor taps)"""

    def d_input(self):
        grad = self.grad(0)
        taps = self.result(1)
        input = self.size_of("input")
        kernel_size = self.value("kernel_size")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        ceil_mode = self.value("ceil_mode")
        return internal.max_pool_values_input(grad, taps, input.size()[2:], ((kernel_size + stride) + padding) + dilation, ceil_mode)

    gradients = {("input",): d_input}


class MaxPool1d(RowFunction):
    """max_pool1d(Tensor input, int[1] kernel_size, int[1] stride=kernel_size, int[1] padding=0,
        int[1] dilation=1, bool ceil_mode=False, bool[False] return_indices=False) -> (Tensor
        output, saved ByteTensor taps)"""

    def d_input(self):
        grad = self.grad(0)
        taps = self.result(1)
        input = self.size_of("input")
        kernel_size = self.value("kernel_size")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        ceil_mode = self.value("ceil_mode")
        return internal.max_pool_values_input(grad, taps, input.size()[2:], ((kernel_size + stride) + padding) + dilation, ceil_mode)

    gradients = {("input",): d_input}


class MaxPool2d(RowFunction):
    """max_pool2d(Tensor input, int[2] kernel_size, int[2] stride=kernel_size, int[2] padding=0,
        int[2] dilation=1, bool ceil_mode=False, bool[False] return_indices=False) -> (Tensor
        output, saved ByteTensor taps)"""

    def d_input(self):
        grad = self.grad(0)
        taps = self.result(1)
        input = self.size_of("input")
        kernel_size = self.value("kernel_size")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        ceil_mode = self.value("ceil_mode")
        return internal.max_pool_values_input(grad, taps, input.size()[2:], ((kernel_size + stride) + padding) + dilation, ceil_mode)

    gradients = {("input",): d_input}


class MaxPool3d(RowFunction):
    """max_pool3d(Tensor input, int[3] kernel_size, int[3] stride=kernel_size, int[3] padding=0,
        int[3] dilation=1, bool ceil_mode=False, bool[False] return_indices=False) -> (Tensor
        output, saved ByteTensor taps)"""

    def d_input(self):
        grad = self.grad(0)
        taps = self.result(1)
        input = self.size_of("input")
        kernel_size = self.value("kernel_size")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        ceil_mode = self.value("ceil_mode")
        return internal.max_pool_values_input(grad, taps, input.size()[2:], ((kernel_size + stride) + padding) + dilation, ceil_mode)

    gradients = {("input",): d_input}


class MaxPool1dWide(RowFunction):
    """max_pool1d_wide(Tensor input, int[1] kernel_size, int[1] stride=kernel_size, int[1]
        padding=0, int[1] dilation=1, bool ceil_mode=False, bool[False] return_indices=False) ->
        (Tensor output, saved LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class MaxPool2dWide(RowFunction):
    """max_pool2d_wide(Tensor input, int[2] kernel_size, int[2] stride=kernel_size, int[2]
        padding=0, int[2] dilation=1, bool ceil_mode=False, bool[False] return_indices=False) ->
        (Tensor output, saved LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class MaxPool3dWide(RowFunction):
    """max_pool3d_wide(Tensor input, int[3] kernel_size, int[3] stride=kernel_size, int[3]
        padding=0, int[3] dilation=1, bool ceil_mode=False, bool[False] return_indices=False) ->
        (Tensor output, saved LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class MaxPool1dIndexed(RowFunction):
    """max_pool1d_indexed(Tensor input, int[1] kernel_size, int[1] stride=kernel_size, int[1]
        padding=0, int[1] dilation=1, bool ceil_mode=False, bool[True] return_indices) -> tuple
        (Tensor output, LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class MaxPool2dIndexed(RowFunction):
    """max_pool2d_indexed(Tensor input, int[2] kernel_size, int[2] stride=kernel_size, int[2]
        padding=0, int[2] dilation=1, bool ceil_mode=False, bool[True] return_indices) -> tuple
        (Tensor output, LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class MaxPool3dIndexed(RowFunction):
    """max_pool3d_indexed(Tensor input, int[3] kernel_size, int[3] stride=kernel_size, int[3]
        padding=0, int[3] dilation=1, bool ceil_mode=False, bool[True] return_indices) -> tuple
        (Tensor output, LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class MaxPool1dWithIndices(RowFunction):
    """max_pool1d_with_indices(Tensor input, int[1] kernel_size, int[1] stride=kernel_size, int[1]
        padding=0, int[1] dilation=1, bool ceil_mode=False, bool[any] return_indices=False) -> tuple
        (Tensor output, LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class MaxPool2dWithIndices(RowFunction):
    """max_pool2d_with_indices(Tensor input, int[2] kernel_size, int[2] stride=kernel_size, int[2]
        padding=0, int[2] dilation=1, bool ceil_mode=False, bool[any] return_indices=False) -> tuple
        (Tensor output, LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class MaxPool3dWithIndices(RowFunction):
    """max_pool3d_with_indices(Tensor input, int[3] kernel_size, int[3] stride=kernel_size, int[3]
        padding=0, int[3] dilation=1, bool ceil_mode=False, bool[any] return_indices=False) -> tuple
        (Tensor output, LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class MaxPoolValuesInput(RowFunction):
    """max_pool_values_input(Tensor grad_output, ByteTensor taps, int* size, int* window, bool
        ceil_mode=False)"""

    def d_grad_output(self):
        grad = self.grad(0)
        taps = self.value("taps")
        window = self.value("window")
        ceil_mode = self.value("ceil_mode")
        return internal.max_pool_values_gather(grad, taps, window, ceil_mode)

    gradients = {("grad_output",): d_grad_output}


class MaxPoolValuesGather(RowFunction):
    """max_pool_values_gather(Tensor input, ByteTensor taps, int* window, bool ceil_mode=False)"""

    def d_input(self):
        grad = self.grad(0)
        taps = self.value("taps")
        input = self.size_of("input")
        window = self.value("window")
        ceil_mode = self.value("ceil_mode")
        return internal.max_pool_values_input(grad, taps, input.size()[2:], window, ceil_mode)

    gradients = {("input",): d_input}


class AdaptiveMaxPool(RowFunction):
    """adaptive_max_pool(Tensor input, int* output_size) -> (Tensor output, LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class AdaptiveMaxPool1d(RowFunction):
    """adaptive_max_pool1d(Tensor input, int[1]? output_size, bool[False] return_indices=False) ->
        (Tensor output, saved LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class AdaptiveMaxPool2d(RowFunction):
    """adaptive_max_pool2d(Tensor input, int[2]? output_size, bool[False] return_indices=False) ->
        (Tensor output, saved LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class AdaptiveMaxPool3d(RowFunction):
    """adaptive_max_pool3d(Tensor input, int[3]? output_size, bool[False] return_indices=False) ->
        (Tensor output, saved LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class AdaptiveMaxPool1dIndexed(RowFunction):
    """adaptive_max_pool1d_indexed(Tensor input, int[1]? output_size, bool[True] return_indices) ->
        tuple (Tensor output, LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class AdaptiveMaxPool2dIndexed(RowFunction):
    """adaptive_max_pool2d_indexed(Tensor input, int[2]? output_size, bool[True] return_indices) ->
        tuple (Tensor output, LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class AdaptiveMaxPool3dIndexed(RowFunction):
    """adaptive_max_pool3d_indexed(Tensor input, int[3]? output_size, bool[True] return_indices) ->
        tuple (Tensor output, LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class AdaptiveMaxPool1dWithIndices(RowFunction):
    """adaptive_max_pool1d_with_indices(Tensor input, int[1]? output_size, bool[any]
        return_indices=False) -> tuple (Tensor output, LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class AdaptiveMaxPool2dWithIndices(RowFunction):
    """adaptive_max_pool2d_with_indices(Tensor input, int[2]? output_size, bool[any]
        return_indices=False) -> tuple (Tensor output, LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class AdaptiveMaxPool3dWithIndices(RowFunction):
    """adaptive_max_pool3d_with_indices(Tensor input, int[3]? output_size, bool[any]
        return_indices=False) -> tuple (Tensor output, LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class FractionalMaxPool(RowFunction):
    """fractional_max_pool(Tensor input, Tensor samples, int* kernel_size, int* output_size) ->
        tuple (Tensor output, LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class MaxPoolInput(RowFunction):
    """max_pool_input(Tensor grad_output, LongTensor indices, int* size)"""

    def d_grad_output(self):
        grad = self.grad(0)
        indices = self.value("indices")
        return internal.max_pool_gather(grad, indices)

    gradients = {("grad_output",): d_grad_output}


class MaxPoolGather(RowFunction):
    """max_pool_gather(Tensor input, LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.value("indices")
        input = self.size_of("input")
        return internal.max_pool_input(grad, indices, input.size()[2:])

    gradients = {("input",): d_input}


class MaxUnpool(RowFunction):
    """max_unpool(Tensor input, LongTensor indices, int* size)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.value("indices")
        return internal.max_unpool_input(grad, indices)

    gradients = {("input",): d_input}


class MaxUnpoolWindows(RowFunction):
    """max_unpool_windows(Tensor input, LongTensor indices, int* kernel_size, int* stride, int*
        padding, int* output_size=None)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.value("indices")
        return internal.max_unpool_input(grad, indices)

    gradients = {("input",): d_input}


class MaxUnpool1d(RowFunction):
    """max_unpool1d(Tensor input, LongTensor indices, int[1] kernel_size, int[1] stride=kernel_size,
        int[1] padding=0, int* output_size=None)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.value("indices")
        return internal.max_unpool_input(grad, indices)

    gradients = {("input",): d_input}


class MaxUnpool2d(RowFunction):
    """max_unpool2d(Tensor input, LongTensor indices, int[2] kernel_size, int[2] stride=kernel_size,
        int[2] padding=0, int* output_size=None)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.value("indices")
        return internal.max_unpool_input(grad, indices)

    gradients = {("input",): d_input}


class MaxUnpool3d(RowFunction):
    """max_unpool3d(Tensor input, LongTensor indices, int[3] kernel_size, int[3] stride=kernel_size,
        int[3] padding=0, int* output_size=None)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.value("indices")
        return internal.max_unpool_input(grad, indices)

    gradients = {("input",): d_input}


class MaxUnpoolInput(RowFunction):
    """max_unpool_input(Tensor grad_output, LongTensor indices)"""

    def d_grad_output(self):
        grad = self.grad(0)
        indices = self.value("indices")
        grad_output = self.size_of("grad_output")
        return internal.max_unpool(grad, indices, grad_output.size()[2:])

    gradients = {("grad_output",): d_grad_output}


class AvgPool(RowFunction):
    """avg_pool(Tensor input, int* kernel_size, int* stride, int* padding, bool ceil_mode=False,
        bool count_include_pad=True, int? divisor_override=None)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        kernel_size = self.value("kernel_size")
        stride = self.value("stride")
        padding = self.value("padding")
        ceil_mode = self.value("ceil_mode")
        count_include_pad = self.value("count_include_pad")
        divisor_override = self.value("divisor_override")
        return internal.avg_pool_input(grad, input.size()[2:], kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)

    gradients = {("input",): d_input}


class AvgPool1d(RowFunction):
    """avg_pool1d(Tensor input, int[1] kernel_size, int[1] stride=kernel_size, int[1] padding=0,
        bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        kernel_size = self.value("kernel_size")
        stride = self.value("stride")
        padding = self.value("padding")
        ceil_mode = self.value("ceil_mode")
        count_include_pad = self.value("count_include_pad")
        divisor_override = self.value("divisor_override")
        return internal.avg_pool_input(grad, input.size()[2:], kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)

    gradients = {("input",): d_input}


class AvgPool2d(RowFunction):
    """avg_pool2d(Tensor input, int[2] kernel_size, int[2] stride=kernel_size, int[2] padding=0,
        bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        kernel_size = self.value("kernel_size")
        stride = self.value("stride")
        padding = self.value("padding")
        ceil_mode = self.value("ceil_mode")
        count_include_pad = self.value("count_include_pad")
        divisor_override = self.value("divisor_override")
        return internal.avg_pool_input(grad, input.size()[2:], kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)

    gradients = {("input",): d_input}


class AvgPool3d(RowFunction):
    """avg_pool3d(Tensor input, int[3] kernel_size, int[3] stride=kernel_size, int[3] padding=0,
        bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        kernel_size = self.value("kernel_size")
        stride = self.value("stride")
        padding = self.value("padding")
        ceil_mode = self.value("ceil_mode")
        count_include_pad = self.value("count_include_pad")
        divisor_override = self.value("divisor_override")
        return internal.avg_pool_input(grad, input.size()[2:], kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)

    gradients = {("input",): d_input}


class AvgPoolInput(RowFunction):
    """avg_pool_input(Tensor grad_output, int* size, int* kernel_size, int* stride, int* padding,
        bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None)"""

    def d_grad_output(self):
        grad = self.grad(0)
        kernel_size = self.value("kernel_size")
        stride = self.value("stride")
        padding = self.value("padding")
        ceil_mode = self.value("ceil_mode")
        count_include_pad = self.value("count_include_pad")
        divisor_override = self.value("divisor_override")
        return internal.avg_pool(grad, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)

    gradients = {("grad_output",): d_grad_output}


class AdaptiveAvgPool(RowFunction):
    """adaptive_avg_pool(Tensor input, int* output_size)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return internal.adaptive_avg_pool_input(grad, input.size()[2:])

    gradients = {("input",): d_input}


class AdaptiveAvgPool1d(RowFunction):
    """adaptive_avg_pool1d(Tensor input, int[1]? output_size)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return internal.adaptive_avg_pool_input(grad, input.size()[2:])

    gradients = {("input",): d_input}


class AdaptiveAvgPool2d(RowFunction):
    """adaptive_avg_pool2d(Tensor input, int[2]? output_size)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return internal.adaptive_avg_pool_input(grad, input.size()[2:])

    gradients = {("input",): d_input}


class AdaptiveAvgPool3d(RowFunction):
    """adaptive_avg_pool3d(Tensor input, int[3]? output_size)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return internal.adaptive_avg_pool_input(grad, input.size()[2:])

    gradients = {("input",): d_input}


class AdaptiveAvgPoolInput(RowFunction):
    """adaptive_avg_pool_input(Tensor grad_output, int* size)"""

    def d_grad_output(self):
        grad = self.grad(0)
        grad_output = self.size_of("grad_output")
        return internal.adaptive_avg_pool(grad, grad_output.size()[2:])

    gradients = {("grad_output",): d_grad_output}


class Root(RowFunction):
    """root(Tensor input, Scalar degree)"""

    def d_input(self):
        input = self.value("input")
        grad = self.grad(0)
        output = self.result(0)
        degree = self.value("degree")
        return torch.where(input == 0, 0, grad * output / (degree * input))

    gradients = {("input",): d_input}


class Resample(RowFunction):
    """resample(Tensor input, DoubleTensor? scales=None, int* size, word[nearest,exact,linear,cubic]
        mode, bool align_corners=False)"""

    def d_input(self):
        grad = self.grad(0)
        scales = self.value("scales")
        input = self.size_of("input")
        mode = self.value("mode")
        align_corners = self.value("align_corners")
        return internal.resample_input(grad, scales, input.size()[2:], mode, align_corners)

    gradients = {("input",): d_input}


class ResampleInput(RowFunction):
    """resample_input(Tensor grad_output, DoubleTensor? scales=None, int* size,
        word[nearest,exact,linear,cubic] mode, bool align_corners=False)"""

    def d_grad_output(self):
        grad = self.grad(0)
        scales = self.value("scales")
        grad_output = self.size_of("grad_output")
        mode = self.value("mode")
        align_corners = self.value("align_corners")
        return internal.resample(grad, scales, grad_output.size()[2:], mode, align_corners)

    gradients = {("grad_output",): d_grad_output}


class GridTake(RowFunction):
    """grid_take(Tensor input, Tensor grid, word[bilinear,nearest,bicubic] mode=bilinear,
        word[zeros,border,reflection] edges=zeros, bool align=False)"""

    recorded = staticmethod(composed.grid_take_gradient)


class WeightedTake(RowFunction):
    """weighted_take(Tensor input, LongTensor index, Tensor weight)"""

    def d_input(self):
        grad = self.grad(0)
        index = self.value("index")
        weight = self.value("weight")
        input = self.size_of("input")
        return internal.weighted_put(grad, index, weight, input.size(2))

    def d_weight(self):
        grad = self.grad(0)
        input = self.value("input")
        index = self.value("index")
        return internal.weighted_products(grad, input, index)

    gradients = {("input",): d_input, ("weight",): d_weight}


class WeightedPut(RowFunction):
    """weighted_put(Tensor grad_output, LongTensor index, Tensor weight, int size)"""

    def d_grad_output(self):
        grad = self.grad(0)
        index = self.value("index")
        weight = self.value("weight")
        return internal.weighted_take(grad, index, weight)

    def d_weight(self):
        grad_output = self.value("grad_output")
        grad = self.grad(0)
        index = self.value("index")
        return internal.weighted_products(grad_output, grad, index)

    gradients = {("grad_output",): d_grad_output, ("weight",): d_weight}


class WeightedProducts(RowFunction):
    """weighted_products(Tensor grad_output, Tensor input, LongTensor index)"""

    def d_grad_output(self):
        input = self.value("input")
        index = self.value("index")
        grad = self.grad(0)
        return internal.weighted_take(input, index, grad)

    def d_input(self):
        grad_output = self.value("grad_output")
        index = self.value("index")
        grad = self.grad(0)
        input = self.size_of("input")
        return internal.weighted_put(grad_output, index, grad, input.size(2))

    gradients = {("grad_output",): d_grad_output, ("input",): d_input}


class PadValues(RowFunction):
    """pad_values(Tensor input, int* widths, word[constant,reflect,replicate,circular]
        mode=constant, Scalar value=0)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        widths = self.value("widths")
        mode = self.value("mode")
        return internal.pad_input(grad, input.size(), widths, mode)

    gradients = {("input",): d_input}


class PadBorders(RowFunction):
    """pad_borders(Tensor input, int* widths, word[constant,reflect,replicate,circular]
        mode=constant, Scalar value=0)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        widths = self.value("widths")
        mode = self.value("mode")
        return internal.pad_input(grad, input.size(), widths, mode)

    gradients = {("input",): d_input}


class PadInput(RowFunction):
    """pad_input(Tensor grad_output, int* size, int* widths,
        word[constant,reflect,replicate,circular] mode=constant)"""

    holomorphic = True

    def d_grad_output(self):
        grad = self.grad(0)
        widths = self.value("widths")
        mode = self.value("mode")
        return internal.pad_values(grad, widths, mode)

    gradients = {("grad_output",): d_grad_output}


class Columns(RowFunction):
    """columns(Tensor input, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2]
        stride=1)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        kernel_size = self.value("kernel_size")
        dilation = self.value("dilation")
        padding = self.value("padding")
        stride = self.value("stride")
        return internal.columns_input(grad, input.size()[2:], kernel_size, dilation, padding, stride)

    gradients = {("input",): d_input}


class ColumnsInput(RowFunction):
    """columns_input(Tensor grad_output, int[2] size, int[2] kernel_size, int[2] dilation=1, int[2]
        padding=0, int[2] stride=1)"""

    holomorphic = True

    def d_grad_output(self):
        grad = self.grad(0)
        kernel_size = self.value("kernel_size")
        dilation = self.value("dilation")
        padding = self.value("padding")
        stride = self.value("stride")
        return internal.columns(grad, kernel_size, dilation, padding, stride)

    gradients = {("grad_output",): d_grad_output}


class NnFunctionalUnfold(RowFunction):
    """nn_functional_unfold(Tensor input, int[2] kernel_size, int[2] dilation=1, int[2] padding=0,
        int[2] stride=1)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        kernel_size = self.value("kernel_size")
        dilation = self.value("dilation")
        padding = self.value("padding")
        stride = self.value("stride")
        return internal.columns_input(grad, input.size()[2:], kernel_size, dilation, padding, stride)

    gradients = {("input",): d_input}


class NnFunctionalFold(RowFunction):
    """nn_functional_fold(Tensor input, int[2] output_size, int[2] kernel_size, int[2] dilation=1,
        int[2] padding=0, int[2] stride=1)"""

    holomorphic = True

    def d_input(self):
        grad = self.grad(0)
        kernel_size = self.value("kernel_size")
        dilation = self.value("dilation")
        padding = self.value("padding")
        stride = self.value("stride")
        return internal.columns(grad, kernel_size, dilation, padding, stride)

    gradients = {("input",): d_input}


class BatchNorm(RowFunction):
    """batch_norm(Tensor input, Tensor? weight=None, Tensor? bias=None, Tensor&? running_mean=None,
        Tensor&? running_var=None, bool training=False, Scalar momentum=0.1, Scalar eps=1e-5,
        bool[any] cudnn_enabled=False) -> (Tensor output, saved Tensor mean, saved Tensor
        inverse_std)"""

    recorded = staticmethod(composed.batch_norm_gradient)


class GroupNorm(RowFunction):
    """group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, Scalar
        eps=1e-5) -> (Tensor output, saved Tensor mean, saved Tensor inverse_std)"""

    recorded = staticmethod(composed.group_norm_gradient)


class LayerNorm(RowFunction):
    """layer_norm(Tensor input, int* normalized_shape, Tensor? weight=None, Tensor? bias=None,
        Scalar eps=1e-5) -> (Tensor output, saved Tensor mean, saved Tensor inverse_std)"""

    recorded = staticmethod(composed.layer_norm_gradient)


class Rnn(RowFunction):
    """rnn(Tensor input, Tensor hidden, Tensor weight_ih, Tensor weight_hh, int* sizes, Tensor?
        bias_ih=None, Tensor? bias_hh=None, bool relu=False, bool reverse=False) -> (Tensor output,
        Tensor last_hidden)"""

    recorded = staticmethod(composed.rnn_gradient)


class Lstm(RowFunction):
    """lstm(Tensor input, Tensor hidden, Tensor memory, Tensor weight_ih, Tensor weight_hh, int*
        sizes, Tensor? bias_ih=None, Tensor? bias_hh=None, bool reverse=False) -> (Tensor output,
        Tensor last_hidden, Tensor last_memory, saved Tensor kept)"""

    recorded = staticmethod(composed.lstm_gradient)


class Gru(RowFunction):
    """gru(Tensor input, Tensor hidden, Tensor weight_ih, Tensor weight_hh, int* sizes, Tensor?
        bias_ih=None, Tensor? bias_hh=None, bool reverse=False) -> (Tensor output, Tensor
        last_hidden, saved Tensor kept)"""

    recorded = staticmethod(composed.gru_gradient)


class Embedding(RowFunction):
    """embedding(Tensor weight, LongTensor input, int padding_idx=-1, bool scale_grad_by_freq=False,
        bool[False] sparse=False)"""

    def d_weight(self):
        grad = self.grad(0)
        input = self.value("input")
        weight = self.size_of("weight")
        padding_idx = self.value("padding_idx")
        scale_grad_by_freq = self.value("scale_grad_by_freq")
        return internal.embedding_weight(grad, input, weight.size(0), padding_idx, scale_grad_by_freq)

    gradients = {("weight",): d_weight}


class EmbeddingWeight(RowFunction):
    """embedding_weight(Tensor grad_output, LongTensor input, int rows, int padding_idx=-1, bool
        scale_grad_by_freq=False)"""

    def d_grad_output(self):
        grad = self.grad(0)
        grad_output = self.value("grad_output")
        input = self.value("input")
        rows = self.value("rows")
        padding_idx = self.value("padding_idx")
        scale_grad_by_freq = self.value("scale_grad_by_freq")
        return torch.embedding((grad * internal.embedding_weight(torch.ones_like(grad_output), input, rows, padding_idx).sign()) / internal.embedding_weight(torch.ones_like(grad_output), input, rows, padding_idx).clamp_min(1).pow(scale_grad_by_freq), input)

    gradients = {("grad_output",): d_grad_output}


class EmbeddingBag(RowFunction):
    """embedding_bag(Tensor weight, LongTensor input, LongTensor? offsets=None, word[sum,mean,max]
        mode=mean, Tensor? per_sample_weights=None, int padding_idx=-1, bool
        scale_grad_by_freq=False) -> (Tensor output, saved LongTensor chosen)"""

    recorded = staticmethod(composed.embedding_bag_gradient)


class MseLossElements(RowFunction):
    """mse_loss_elements(Tensor input, Tensor target)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        target = self.value("target")
        away = input - target
        return grad * 2 * away

    def d_target(self):
        grad = self.grad(0)
        input = self.value("input")
        target = self.value("target")
        away = input - target
        return -grad * 2 * away

    gradients = {("input",): d_input, ("target",): d_target}


class MseLoss(LossFunction, MseLossElements):
    """mse_loss(Tensor input, Tensor target, Reduction reduction=mean)"""

    reduction = "reduction"


class L1LossElements(RowFunction):
    """l1_loss_elements(Tensor input, Tensor target)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        target = self.value("target")
        away = input - target
        return grad * torch.sign(away)

    def d_target(self):
        grad = self.grad(0)
        input = self.value("input")
        target = self.value("target")
        away = input - target
        return -grad * torch.sign(away)

    gradients = {("input",): d_input, ("target",): d_target}


class L1Loss(LossFunction, L1LossElements):
    """l1_loss(Tensor input, Tensor target, Reduction reduction=mean)"""

    reduction = "reduction"


class SmoothL1LossElements(RowFunction):
    """smooth_l1_loss_elements(Tensor input, Tensor target, Scalar beta=1.0)"""

    def d_input(self):
        input = self.value("input")
        target = self.value("target")
        beta = self.value("beta")
        grad = self.grad(0)
        away = input - target
        width = beta if beta > 0 else 1
        return torch.where(torch.abs(away) < beta, grad * away / width, grad * torch.sign(away))

    def d_target(self):
        input = self.value("input")
        target = self.value("target")
        beta = self.value("beta")
        grad = self.grad(0)
        away = input - target
        width = beta if beta > 0 else 1
        return torch.where(torch.abs(away) < beta, -grad * away / width, -grad * torch.sign(away))

    gradients = {("input",): d_input, ("target",): d_target}


class SmoothL1Loss(LossFunction, SmoothL1LossElements):
    """smooth_l1_loss(Tensor input, Tensor target, Reduction reduction=mean, Scalar beta=1.0)"""

    reduction = "reduction"


class HuberLossElements(RowFunction):
    """huber_loss_elements(Tensor input, Tensor target, Scalar delta=1.0)"""

    def d_input(self):
        input = self.value("input")
        target = self.value("target")
        delta = self.value("delta")
        grad = self.grad(0)
        away = input - target
        return torch.where(torch.abs(away) < delta, grad * away, grad * delta * torch.sign(away))

    def d_target(self):
        input = self.value("input")
        target = self.value("target")
        delta = self.value("delta")
        grad = self.grad(0)
        away = input - target
        return torch.where(torch.abs(away) < delta, -grad * away, -grad * delta * torch.sign(away))

    gradients = {("input",): d_input, ("target",): d_target}


class HuberLoss(LossFunction, HuberLossElements):
    """huber_loss(Tensor input, Tensor target, Reduction reduction=mean, Scalar delta=1.0)"""

    reduction = "reduction"


class KlDivElements(RowFunction):
    """kl_div_elements(Tensor input, Tensor target, bool log_target=False)"""

    def d_input(self):
        log_target = self.value("log_target")
        target = self.value("target")
        grad = self.grad(0)
        share = torch.exp(target) if log_target else target
        return torch.where(share <= 0, 0, -grad * share)

    def d_target(self):
        log_target = self.value("log_target")
        target = self.value("target")
        grad = self.grad(0)
        input = self.value("input")
        share = torch.exp(target) if log_target else target
        surplus = (target if log_target else torch.log(target)) - input
        return torch.where(share <= 0, 0, grad * (share * (surplus + 1) if log_target else surplus + 1))

    gradients = {("input",): d_input, ("target",): d_target}


class KlDiv(LossFunction, KlDivElements):
    """kl_div(Tensor input, Tensor target, Reduction reduction=mean, bool log_target=False)"""

    reduction = "reduction"


class PoissonNllLossElements(RowFunction):
    """poisson_nll_loss_elements(Tensor input, Tensor target, bool log_input=True, bool full=False,
        Scalar eps=1e-8)"""

    def d_input(self):
        log_input = self.value("log_input")
        grad = self.grad(0)
        input = self.value("input")
        target = self.value("target")
        eps = self.value("eps")
        return grad * (torch.exp(input) - target) if log_input else grad * (1 - target / (input + eps))

    def d_target(self):
        grad = self.grad(0)
        full = self.value("full")
        target = self.value("target")
        log_input = self.value("log_input")
        input = self.value("input")
        eps = self.value("eps")
        logarithm = input if log_input else torch.log(input + eps)
        return grad * (torch.where(full & (target > 1), torch.log(target) + 0.5 / target, 0) - logarithm)

    gradients = {("input",): d_input, ("target",): d_target}


class PoissonNllLoss(LossFunction, PoissonNllLossElements):
    """poisson_nll_loss(Tensor input, Tensor target, bool log_input=True, bool full=False, Reduction
        reduction=mean, Scalar eps=1e-8)"""

    reduction = "reduction"


class GaussianNllLossElements(RowFunction):
    """gaussian_nll_loss_elements(Tensor input, Tensor target, Tensor var, bool full=False, Scalar
        eps=1e-6)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        target = self.value("target")
        var = self.value("var")
        eps = self.value("eps")
        wide = torch.where(var < eps, eps, var)
        away = input - target
        share = away / wide
        return grad * share

    def d_target(self):
        grad = self.grad(0)
        input = self.value("input")
        target = self.value("target")
        var = self.value("var")
        eps = self.value("eps")
        wide = torch.where(var < eps, eps, var)
        away = input - target
        share = away / wide
        return -grad * share

    def d_var(self):
        grad = self.grad(0)
        input = self.value("input")
        target = self.value("target")
        var = self.value("var")
        eps = self.value("eps")
        wide = torch.where(var < eps, eps, var)
        away = input - target
        share = away / wide
        return grad * 0.5 * (1 - away * share) / wide

    gradients = {("input",): d_input, ("target",): d_target, ("var",): d_var}


class GaussianNllLoss(LossFunction, GaussianNllLossElements):
    """gaussian_nll_loss(Tensor input, Tensor target, Tensor var, bool full=False, Scalar eps=1e-6,
        Reduction reduction=mean)"""

    reduction = "reduction"


class NllLoss(RowFunction):
    """nll_loss(Tensor input, LongTensor target, Tensor? weight=None, Reduction reduction=mean, int
        ignore_index=-100)"""

    def d_input(self):
        grad = self.grad(0)
        target = self.value("target")
        weight = self.value("weight")
        reduction = self.value("reduction")
        ignore_index = self.value("ignore_index")
        input = self.size_of("input")
        return internal.nll_loss_input(grad, target, weight, reduction, ignore_index, input.size())

    gradients = {("input",): d_input}


class NllLossInput(RowFunction):
    """nll_loss_input(Tensor grad_output, LongTensor target, Tensor? weight=None, Reduction
        reduction=mean, int ignore_index=-100, int* size)"""

    def d_grad_output(self):
        grad = self.grad(0)
        target = self.value("target")
        weight = self.value("weight")
        reduction = self.value("reduction")
        ignore_index = self.value("ignore_index")
        return torch.nll_loss(grad, target, weight, reduction, ignore_index)

    gradients = {("grad_output",): d_grad_output}


class CrossEntropy(RowFunction):
    """cross_entropy(Tensor input, LongTensor target, Tensor? weight=None, Reduction reduction=mean,
        int ignore_index=-100, Scalar label_smoothing=0.0) -> (Tensor output, saved Tensor
        normalizer)"""

    recorded = staticmethod(composed.cross_entropy_gradient)


class BinaryCrossEntropyElements(RowFunction):
    """binary_cross_entropy_elements(Tensor input, Tensor target, Tensor|Scalar weight=1)"""

    def d_input(self):
        grad = self.grad(0)
        weight = self.tensor("weight")
        input = self.value("input")
        target = self.value("target")
        spread = (1 - input) * input
        return grad * weight * (input - target) / torch.where(spread < 1e-12, 1e-12, spread)

    def d_target(self):
        grad = self.grad(0)
        weight = self.tensor("weight")
        input = self.value("input")
        ones = torch.where(torch.log(input) < -100, -100, torch.log(input))
        zeros = torch.where(torch.log1p(-input) < -100, -100, torch.log1p(-input))
        return grad * weight * (zeros - ones)

    def d_weight(self):
        grad = self.grad(0)
        target = self.value("target")
        input = self.value("input")
        ones = torch.where(torch.log(input) < -100, -100, torch.log(input))
        zeros = torch.where(torch.log1p(-input) < -100, -100, torch.log1p(-input))
        return grad * (-target * ones - (1 - target) * zeros)

    gradients = {("input",): d_input, ("target",): d_target, ("weight",): d_weight}


class BinaryCrossEntropy(LossFunction, BinaryCrossEntropyElements):
    """binary_cross_entropy(Tensor input, Tensor target, Tensor|Scalar weight=1, Reduction
        reduction=mean)"""

    reduction = "reduction"


class BinaryCrossEntropyWithLogitsElements(RowFunction):
    """binary_cross_entropy_with_logits_elements(Tensor input, Tensor target, Tensor|Scalar
        weight=1, Tensor|Scalar pos_weight=1)"""

    def d_input(self):
        grad = self.grad(0)
        weight = self.tensor("weight")
        target = self.value("target")
        pos_weight = self.tensor("pos_weight")
        input = self.value("input")
        return grad * weight * (1 - target - (1 + (pos_weight - 1) * target) * torch.sigmoid(-input))

    def d_target(self):
        grad = self.grad(0)
        weight = self.tensor("weight")
        pos_weight = self.tensor("pos_weight")
        input = self.value("input")
        rest = torch.log1p(torch.exp(-torch.abs(input)))
        above = rest + torch.where(input > 0, input, 0)
        below = rest + torch.where(input < 0, -input, 0)
        return grad * weight * (pos_weight * below - above)

    def d_weight(self):
        grad = self.grad(0)
        target = self.value("target")
        input = self.value("input")
        pos_weight = self.tensor("pos_weight")
        rest = torch.log1p(torch.exp(-torch.abs(input)))
        above = rest + torch.where(input > 0, input, 0)
        below = rest + torch.where(input < 0, -input, 0)
        error = torch.where(target == 1, 0, (1 - target) * above) + torch.where(target == 0, 0, pos_weight * target * below)
        return grad * error

    def d_pos_weight(self):
        grad = self.grad(0)
        weight = self.tensor("weight")
        target = self.value("target")
        input = self.value("input")
        rest = torch.log1p(torch.exp(-torch.abs(input)))
        below = rest + torch.where(input < 0, -input, 0)
        return grad * weight * torch.where(target == 0, 0, target * below)

    gradients = {
        ("input",): d_input,
        ("target",): d_target,
        ("weight",): d_weight,
        ("pos_weight",): d_pos_weight,
    }


class BinaryCrossEntropyWithLogits(LossFunction, BinaryCrossEntropyWithLogitsElements):
    """binary_cross_entropy_with_logits(Tensor input, Tensor target, Tensor|Scalar weight=1,
        Reduction reduction=mean, Tensor|Scalar pos_weight=1)"""

    reduction = "reduction"


class SoftMarginLossElements(RowFunction):
    """soft_margin_loss_elements(Tensor input, Tensor target)"""

    def d_input(self):
        grad = self.grad(0)
        target = self.value("target")
        input = self.value("input")
        lead = target * input
        slope = torch.sigmoid(-lead)
        return -grad * target * slope

    def d_target(self):
        grad = self.grad(0)
        input = self.value("input")
        target = self.value("target")
        lead = target * input
        slope = torch.sigmoid(-lead)
        return -grad * input * slope

    gradients = {("input",): d_input, ("target",): d_target}


class SoftMarginLoss(LossFunction, SoftMarginLossElements):
    """soft_margin_loss(Tensor input, Tensor target, Reduction reduction=mean)"""

    reduction = "reduction"


class HingeEmbeddingLossElements(RowFunction):
    """hinge_embedding_loss_elements(Tensor input, Tensor target, Scalar margin=1.0)"""

    def d_input(self):
        target = self.value("target")
        grad = self.grad(0)
        input = self.value("input")
        margin = self.value("margin")
        return torch.where(target == -1, 0, grad) - torch.where((target != 1) & (input <= margin), grad, 0)

    gradients = {("input",): d_input}


class HingeEmbeddingLoss(LossFunction, HingeEmbeddingLossElements):
    """hinge_embedding_loss(Tensor input, Tensor target, Scalar margin=1.0, Reduction
        reduction=mean)"""

    reduction = "reduction"


class MarginRankingLossElements(RowFunction):
    """margin_ranking_loss_elements(Tensor input1, Tensor input2, Tensor target, Scalar
        margin=0.0)"""

    def d_input1(self):
        target = self.value("target")
        input1 = self.value("input1")
        input2 = self.value("input2")
        margin = self.value("margin")
        grad = self.grad(0)
        lead = target * (input1 - input2)
        return torch.where(lead <= margin, -grad * target, 0)

    def d_input2(self):
        target = self.value("target")
        input1 = self.value("input1")
        input2 = self.value("input2")
        margin = self.value("margin")
        grad = self.grad(0)
        lead = target * (input1 - input2)
        return torch.where(lead <= margin, grad * target, 0)

    def d_target(self):
        target = self.value("target")
        input1 = self.value("input1")
        input2 = self.value("input2")
        margin = self.value("margin")
        grad = self.grad(0)
        lead = target * (input1 - input2)
        return torch.where(lead <= margin, grad, 0) * (input2 - input1)

    gradients = {("input1",): d_input1, ("input2",): d_input2, ("target",): d_target}


class MarginRankingLoss(LossFunction, MarginRankingLossElements):
    """margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, Scalar margin=0.0, Reduction
        reduction=mean)"""

    reduction = "reduction"


class MultiMarginLoss(RowFunction):
    """multi_margin_loss(Tensor input, LongTensor target, Scalar p=1, Scalar margin=1.0, Tensor?
        weight=None, Reduction reduction=mean)"""

    recorded = staticmethod(composed.multi_margin_gradient)


class MultilabelMarginLoss(RowFunction):
    """multilabel_margin_loss(Tensor input, LongTensor target, Reduction reduction=mean)"""

    recorded = staticmethod(composed.multilabel_margin_gradient)


class CtcLoss(RowFunction):
    """ctc_loss(Tensor log_probs, LongTensor targets, LongTensor input_lengths, LongTensor
        target_lengths, int blank=0, Reduction reduction=mean, bool zero_infinity=False) -> (Tensor
        output, saved DoubleTensor alpha)"""

    recorded = staticmethod(composed.ctc_gradient)


class Cosine(ReduceFunction):
    """cosine(Tensor input, Tensor other, Scalar eps=1e-8, Dim* dim=None, Keepdim keepdim=False) ->
        (Tensor cosine, Tensor length1, Tensor length2)"""

    def d_input(self):
        grad_cosine = self.grad(0)
        other = self.value("other")
        length2 = self.result(2)
        eps = self.value("eps")
        length1 = self.result(1)
        cosine = self.result(0)
        input = self.value("input")
        grad_length1 = self.grad(1)
        first = torch.where(length1 > eps, length1, eps)
        second = torch.where(length2 > eps, length2, eps)
        return grad_cosine * (other / second - torch.where(length1 > eps, cosine * (input / first), 0)) / first + torch.where(length1 == 0, 0, grad_length1 * input / length1)

    def d_other(self):
        grad_cosine = self.grad(0)
        input = self.value("input")
        length1 = self.result(1)
        eps = self.value("eps")
        length2 = self.result(2)
        cosine = self.result(0)
        other = self.value("other")
        grad_length2 = self.grad(2)
        first = torch.where(length1 > eps, length1, eps)
        second = torch.where(length2 > eps, length2, eps)
        return grad_cosine * (input / first - torch.where(length2 > eps, cosine * (other / second), 0)) / second + torch.where(length2 == 0, 0, grad_length2 * other / length2)

    gradients = {("input",): d_input, ("other",): d_other}


FUNCTIONS = {
    "abs": Abs,
    "neg": Neg,
    "sign": Sign,
    "floor": Floor,
    "ceil": Ceil,
    "round": Round,
    "round_decimals": RoundDecimals,
    "trunc": Trunc,
    "frac": Frac,
    "reciprocal": Reciprocal,
    "sqrt": Sqrt,
    "rsqrt": Rsqrt,
    "exp": Exp,
    "expm1": Expm1,
    "log": Log,
    "log1p": Log1p,
    "log1p_square": Log1pSquare,
    "log_quotient": LogQuotient,
    "pow": Pow,
    "cube": Cube,
    "sin": Sin,
    "cos": Cos,
    "sincos": Sincos,
    "tan": Tan,
    "asin": Asin,
    "acos": Acos,
    "atan": Atan,
    "atan_complex": AtanComplex,
    "atan2": Atan2,
    "sinh": Sinh,
    "cosh": Cosh,
    "tanh": Tanh,
    "asinh": Asinh,
    "asinh_complex": AsinhComplex,
    "acosh": Acosh,
    "atanh": Atanh,
    "deg2rad": Deg2rad,
    "rad2deg": Rad2deg,
    "sinc": Sinc,
    "sinc_complex": SincComplex,
    "square": Square,
    "log2": Log2,
    "log10": Log10,
    "exp2": Exp2,
    "erf": Erf,
    "erfc": Erfc,
    "erfinv": Erfinv,
    "lgamma": Lgamma,
    "digamma": Digamma,
    "ndtri": Ndtri,
    "polygamma": Polygamma,
    "logit": Logit,
    "erfcx": Erfcx,
    "ndtr": Ndtr,
    "log_ndtr": LogNdtr,
    "entr": Entr,
    "i0": I0,
    "i0e": I0e,
    "i1": I1,
    "i1e": I1e,
    "igamma": Igamma,
    "igammac": Igammac,
    "log_gamma_density": LogGammaDensity,
    "gamma_entropy": GammaEntropy,
    "bessel_j0": BesselJ0,
    "bessel_j1": BesselJ1,
    "bessel_y0": BesselY0,
    "bessel_y1": BesselY1,
    "modified_bessel_k0": ModifiedBesselK0,
    "modified_bessel_k1": ModifiedBesselK1,
    "scaled_modified_bessel_k0": ScaledModifiedBesselK0,
    "scaled_modified_bessel_k1": ScaledModifiedBesselK1,
    "airy_ai": AiryAi,
    "airy_slope": AirySlope,
    "spherical_bessel_j0": SphericalBesselJ0,
    "zeta": Zeta,
    "orthogonal_polynomial": OrthogonalPolynomial,
    "chebyshev_polynomial_t": ChebyshevPolynomialT,
    "chebyshev_polynomial_u": ChebyshevPolynomialU,
    "chebyshev_polynomial_v": ChebyshevPolynomialV,
    "chebyshev_polynomial_w": ChebyshevPolynomialW,
    "hermite_polynomial_h": HermitePolynomialH,
    "hermite_polynomial_he": HermitePolynomialHe,
    "laguerre_polynomial_l": LaguerrePolynomialL,
    "legendre_polynomial_p": LegendrePolynomialP,
    "shifted_chebyshev_polynomial_t": ShiftedChebyshevPolynomialT,
    "shifted_chebyshev_polynomial_u": ShiftedChebyshevPolynomialU,
    "shifted_chebyshev_polynomial_v": ShiftedChebyshevPolynomialV,
    "shifted_chebyshev_polynomial_w": ShiftedChebyshevPolynomialW,
    "hypot": Hypot,
    "copysign": Copysign,
    "heaviside": Heaviside,
    "logaddexp": Logaddexp,
    "logaddexp2": Logaddexp2,
    "xlogy": Xlogy,
    "xlog1py": Xlog1py,
    "frexp": Frexp,
    "nextafter": Nextafter,
    "ldexp": Ldexp,
    "ldexp_complex": LdexpComplex,
    "finite_or": FiniteOr,
    "fill": Fill,
    "zero": Zero,
    "clone": Clone,
    "contiguous_copy": ContiguousCopy,
    "add": Add,
    "sub": Sub,
    "rsub": Rsub,
    "mul": Mul,
    "div": Div,
    "floor_divide": FloorDivide,
    "trunc_divide": TruncDivide,
    "div_rounded": DivRounded,
    "fmod": Fmod,
    "remainder": Remainder,
    "lerp": Lerp,
    "lerp_tensor": LerpTensor,
    "addcmul": Addcmul,
    "addcdiv": Addcdiv,
    "clamp": Clamp,
    "clamp_min": ClampMin,
    "clamp_max": ClampMax,
    "clamp_tensor": ClampTensor,
    "clamp_min_tensor": ClampMinTensor,
    "clamp_max_tensor": ClampMaxTensor,
    "max_other": MaxOther,
    "min_other": MinOther,
    "fmax": Fmax,
    "fmin": Fmin,
    "where": Where,
    "where_else": WhereElse,
    "sum": Sum,
    "prod": Prod,
    "mean": Mean,
    "nansum": Nansum,
    "nanmean": Nanmean,
    "norm": Norm,
    "dist": Dist,
    "logsumexp": Logsumexp,
    "max": Max,
    "min": Min,
    "amax": Amax,
    "amin": Amin,
    "extreme_input": ExtremeInput,
    "max_dim": MaxDim,
    "min_dim": MinDim,
    "aminmax": Aminmax,
    "sort": Sort,
    "topk": Topk,
    "kthvalue": Kthvalue,
    "median_dim": MedianDim,
    "mode": Mode,
    "nanmedian_dim": NanmedianDim,
    "cumsum": Cumsum,
    "cumsum_input": CumsumInput,
    "cumprod": Cumprod,
    "cummax": Cummax,
    "cummin": Cummin,
    "logcumsumexp": Logcumsumexp,
    "logcumsumexp_input": LogcumsumexpInput,
    "logcumsumexp_mean": LogcumsumexpMean,
    "flip_dim": FlipDim,
    "var": Var,
    "std": Std,
    "var_input": VarInput,
    "relu": Relu,
    "threshold": Threshold,
    "leaky_relu": LeakyRelu,
    "prelu_broadcast": PreluBroadcast,
    "elu": Elu,
    "selu": Selu,
    "celu": Celu,
    "hardtanh": Hardtanh,
    "relu6": Relu6,
    "hardsigmoid": Hardsigmoid,
    "hardswish": Hardswish,
    "hardshrink": Hardshrink,
    "softshrink": Softshrink,
    "sigmoid": Sigmoid,
    "softplus": Softplus,
    "log_sigmoid": LogSigmoid,
    "softsign": Softsign,
    "tanhshrink": Tanhshrink,
    "tanhshrink_complex": TanhshrinkComplex,
    "silu": Silu,
    "silu_complex": SiluComplex,
    "mish": Mish,
    "gelu": Gelu,
    "gelu_tanh": GeluTanh,
    "softmax": Softmax,
    "log_softmax": LogSoftmax,
    "softmax_input": SoftmaxInput,
    "log_softmax_input": LogSoftmaxInput,
    "attention": Attention,
    "dot": Dot,
    "mv": Mv,
    "mm": Mm,
    "bmm": Bmm,
    "ger": Ger,
    "addmm": Addmm,
    "addmv": Addmv,
    "addr": Addr,
    "addbmm": Addbmm,
    "baddbmm": Baddbmm,
    "linear": Linear,
    "linear_int8": LinearInt8,
    "linear_int8_input": LinearInt8Input,
    "linear_int4": LinearInt4,
    "linear_int4_input": LinearInt4Input,
    "linear_weight": LinearWeight,
    "view": View,
    "reshape": Reshape,
    "transpose": Transpose,
    "t": T,
    "permute": Permute,
    "unpermute": Unpermute,
    "narrow": Narrow,
    "narrow_input": NarrowInput,
    "select": Select,
    "select_input": SelectInput,
    "expand": Expand,
    "sum_to_size": SumToSize,
    "squeeze": Squeeze,
    "unsqueeze": Unsqueeze,
    "unfold": Unfold,
    "unfold_input": UnfoldInput,
    "index": Index,
    "index_input": IndexInput,
    "index_input_input": IndexInputInput,
    "assign": Assign,
    "index_at": IndexAt,
    "index_at_input": IndexAtInput,
    "assign_at": AssignAt,
    "assign_at_input": AssignAtInput,
    "view_as": ViewAs,
    "expand_as": ExpandAs,
    "conj_physical": ConjPhysical,
    "angle": Angle,
    "magnitude": Magnitude,
    "view_as_real": ViewAsReal,
    "view_as_complex": ViewAsComplex,
    "exp2_complex": Exp2Complex,
    "fourier": Fourier,
    "fourier_line": FourierLine,
    "fourier_real": FourierReal,
    "fourier_real_line": FourierRealLine,
    "fourier_half": FourierHalf,
    "fourier_half_line": FourierHalfLine,
    "fit": Fit,
    "fft_fft": FftFft,
    "fft_ifft": FftIfft,
    "fft_rfft": FftRfft,
    "fft_irfft": FftIrfft,
    "fft_hfft": FftHfft,
    "fft_ihfft": FftIhfft,
    "fft_fft2": FftFft2,
    "fft_fftn": FftFftn,
    "fft_ifft2": FftIfft2,
    "fft_ifftn": FftIfftn,
    "fft_rfft2": FftRfft2,
    "fft_rfftn": FftRfftn,
    "fft_irfft2": FftIrfft2,
    "fft_irfftn": FftIrfftn,
    "fft_hfft2": FftHfft2,
    "fft_hfftn": FftHfftn,
    "fft_ihfft2": FftIhfft2,
    "fft_ihfftn": FftIhfftn,
    "fft_fftshift": FftFftshift,
    "fft_ifftshift": FftIfftshift,
    "index_select": IndexSelect,
    "index_select_input": IndexSelectInput,
    "gather": Gather,
    "gather_input": GatherInput,
    "gather_one": GatherOne,
    "gather_one_input": GatherOneInput,
    "masked_select": MaskedSelect,
    "masked_select_input": MaskedSelectInput,
    "index_add": IndexAdd,
    "index_copy": IndexCopy,
    "index_fill": IndexFill,
    "scatter": Scatter,
    "scatter_add": ScatterAdd,
    "scatter_reduce": ScatterReduce,
    "scatter_reduce_complex": ScatterReduceComplex,
    "masked_fill": MaskedFill,
    "masked_copy": MaskedCopy,
    "masked_copy_input": MaskedCopyInput,
    "diag": Diag,
    "diag_input": DiagInput,
    "tril": Tril,
    "triu": Triu,
    "bincount_weighted": BincountWeighted,
    "take": Take,
    "take_input": TakeInput,
    "put": Put,
    "put_input": PutInput,
    "diagonal": Diagonal,
    "diagonal_input": DiagonalInput,
    "movedim": Movedim,
    "flatten": Flatten,
    "cat": Cat,
    "pair_norms": PairNorms,
    "linalg_inv_ex": LinalgInvEx,
    "linalg_inv": LinalgInv,
    "inverse": Inverse,
    "linalg_det": LinalgDet,
    "det": Det,
    "linalg_slogdet": LinalgSlogdet,
    "slogdet": Slogdet,
    "logdet": Logdet,
    "cofactors": Cofactors,
    "linalg_solve_ex": LinalgSolveEx,
    "linalg_solve": LinalgSolve,
    "gesv": Gesv,
    "solve_system": SolveSystem,
    "linalg_solve_triangular": LinalgSolveTriangular,
    "solve_triangle": SolveTriangle,
    "least_squares": LeastSquares,
    "least_squares_solution": LeastSquaresSolution,
    "linalg_lu_factor_ex": LinalgLuFactorEx,
    "linalg_lu_factor": LinalgLuFactor,
    "btrifact": Btrifact,
    "btrifact_with_info": BtrifactWithInfo,
    "lu_informed": LuInformed,
    "lu_parts": LuParts,
    "lu_joined": LuJoined,
    "linalg_cholesky_ex": LinalgCholeskyEx,
    "linalg_cholesky": LinalgCholesky,
    "cholesky": Cholesky,
    "potrf": Potrf,
    "cholesky_inverse": CholeskyInverse,
    "potri": Potri,
    "linalg_cholesky_inverse": LinalgCholeskyInverse,
    "cholesky_solve": CholeskySolve,
    "potrs": Potrs,
    "linalg_cholesky_solve": LinalgCholeskySolve,
    "linalg_qr": LinalgQr,
    "qr": Qr,
    "times_reflections": TimesReflections,
    "linalg_eigh": LinalgEigh,
    "symeig": Symeig,
    "linalg_eig": LinalgEig,
    "linalg_svd": LinalgSvd,
    "svd": Svd,
    "product": Product,
    "adjoint_if": AdjointIf,
    "triangle": Triangle,
    "hermitian_lower": HermitianLower,
    "fold_lower": FoldLower,
    "hermitian_part": HermitianPart,
    "at_largest": AtLargest,
    "from_largest": FromLargest,
    "inverse_differences": InverseDifferences,
    "divide_or_zero": DivideOrZero,
    "conjugate": Conjugate,
    "ldl_solution": LdlSolution,
    "linalg_ldl_solve": LinalgLdlSolve,
    "standard_gamma": StandardGamma,
    "log_standard_gamma": LogStandardGamma,
    "selu_dropped": SeluDropped,
    "bernoulli_": Bernoulli,
    "uniform_": Uniform,
    "normal_": Normal,
    "exponential_": Exponential,
    "cauchy_": Cauchy,
    "log_normal_": LogNormal,
    "geometric_": Geometric,
    "random_": Random,
    "random_between_": RandomBetween,
    "conv2d": Conv2d,
    "conv3d": Conv3d,
    "conv2d_input": Conv2dInput,
    "conv3d_input": Conv3dInput,
    "conv2d_weight": Conv2dWeight,
    "conv3d_weight": Conv3dWeight,
    "conv1d": Conv1d,
    "pixel_shuffle": PixelShuffle,
    "pixel_unshuffle": PixelUnshuffle,
    "channel_shuffle": ChannelShuffle,
    "channel_unshuffle": ChannelUnshuffle,
    "max_pool": MaxPool,
    "max_pool_values": MaxPoolValues,
    "max_pool1d": MaxPool1d,
    "max_pool2d": MaxPool2d,
    "max_pool3d": MaxPool3d,
    "max_pool1d_wide": MaxPool1dWide,
    "max_pool2d_wide": MaxPool2dWide,
    "max_pool3d_wide": MaxPool3dWide,
    "max_pool1d_indexed": MaxPool1dIndexed,
    "max_pool2d_indexed": MaxPool2dIndexed,
    "max_pool3d_indexed": MaxPool3dIndexed,
    "max_pool1d_with_indices": MaxPool1dWithIndices,
    "max_pool2d_with_indices": MaxPool2dWithIndices,
    "max_pool3d_with_indices": MaxPool3dWithIndices,
    "max_pool_values_input": MaxPoolValuesInput,
    "max_pool_values_gather": MaxPoolValuesGather,
    "adaptive_max_pool": AdaptiveMaxPool,
    "adaptive_max_pool1d": AdaptiveMaxPool1d,
    "adaptive_max_pool2d": AdaptiveMaxPool2d,
    "adaptive_max_pool3d": AdaptiveMaxPool3d,
    "adaptive_max_pool1d_indexed": AdaptiveMaxPool1dIndexed,
    "adaptive_max_pool2d_indexed": AdaptiveMaxPool2dIndexed,
    "adaptive_max_pool3d_indexed": AdaptiveMaxPool3dIndexed,
    "adaptive_max_pool1d_with_indices": AdaptiveMaxPool1dWithIndices,
    "adaptive_max_pool2d_with_indices": AdaptiveMaxPool2dWithIndices,
    "adaptive_max_pool3d_with_indices": AdaptiveMaxPool3dWithIndices,
    "fractional_max_pool": FractionalMaxPool,
    "max_pool_input": MaxPoolInput,
    "max_pool_gather": MaxPoolGather,
    "max_unpool": MaxUnpool,
    "max_unpool_windows": MaxUnpoolWindows,
    "max_unpool1d": MaxUnpool1d,
    "max_unpool2d": MaxUnpool2d,
    "max_unpool3d": MaxUnpool3d,
    "max_unpool_input": MaxUnpoolInput,
    "avg_pool": AvgPool,
    "avg_pool1d": AvgPool1d,
    "avg_pool2d": AvgPool2d,
    "avg_pool3d": AvgPool3d,
    "avg_pool_input": AvgPoolInput,
    "adaptive_avg_pool": AdaptiveAvgPool,
    "adaptive_avg_pool1d": AdaptiveAvgPool1d,
    "adaptive_avg_pool2d": AdaptiveAvgPool2d,
    "adaptive_avg_pool3d": AdaptiveAvgPool3d,
    "adaptive_avg_pool_input": AdaptiveAvgPoolInput,
    "root": Root,
    "resample": Resample,
    "resample_input": ResampleInput,
    "grid_take": GridTake,
    "weighted_take": WeightedTake,
    "weighted_put": WeightedPut,
    "weighted_products": WeightedProducts,
    "pad_values": PadValues,
    "pad_borders": PadBorders,
    "pad_input": PadInput,
    "columns": Columns,
    "columns_input": ColumnsInput,
    "nn_functional_unfold": NnFunctionalUnfold,
    "nn_functional_fold": NnFunctionalFold,
    "batch_norm": BatchNorm,
    "group_norm": GroupNorm,
    "layer_norm": LayerNorm,
    "rnn": Rnn,
    "lstm": Lstm,
    "gru": Gru,
    "embedding": Embedding,
    "embedding_weight": EmbeddingWeight,
    "embedding_bag": EmbeddingBag,
    "mse_loss_elements": MseLossElements,
    "mse_loss": MseLoss,
    "l1_loss_elements": L1LossElements,
    "l1_loss": L1Loss,
    "smooth_l1_loss_elements": SmoothL1LossElements,
    "smooth_l1_loss": SmoothL1Loss,
    "huber_loss_elements": HuberLossElements,
    "huber_loss": HuberLoss,
    "kl_div_elements": KlDivElements,
    "kl_div": KlDiv,
    "poisson_nll_loss_elements": PoissonNllLossElements,
    "poisson_nll_loss": PoissonNllLoss,
    "gaussian_nll_loss_elements": GaussianNllLossElements,
    "gaussian_nll_loss": GaussianNllLoss,
    "nll_loss": NllLoss,
    "nll_loss_input": NllLossInput,
    "cross_entropy": CrossEntropy,
    "binary_cross_entropy_elements": BinaryCrossEntropyElements,
    "binary_cross_entropy": BinaryCrossEntropy,
    "binary_cross_entropy_with_logits_elements": BinaryCrossEntropyWithLogitsElements,
    "binary_cross_entropy_with_logits": BinaryCrossEntropyWithLogits,
    "soft_margin_loss_elements": SoftMarginLossElements,
    "soft_margin_loss": SoftMarginLoss,
    "hinge_embedding_loss_elements": HingeEmbeddingLossElements,
    "hinge_embedding_loss": HingeEmbeddingLoss,
    "margin_ranking_loss_elements": MarginRankingLossElements,
    "margin_ranking_loss": MarginRankingLoss,
    "multi_margin_loss": MultiMarginLoss,
    "multilabel_margin_loss": MultilabelMarginLoss,
    "ctc_loss": CtcLoss,
    "cosine": Cosine,
}

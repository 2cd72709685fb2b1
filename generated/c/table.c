/* Generated from ops.yaml by codegen/templates/table.c. Do not edit: change the row and run make gen. */
/* The base catalogue as th_register takes it: rows, names with the rows behind each, and operators. */
#include "python/call/call.h"
#include "names.h"

/* The generator checked the rows against these. */
_Static_assert(TH_MAX_TENSORS == 8, "codegen/model/limits.py has another TH_MAX_TENSORS");
_Static_assert(TH_MAX_RESULTS == 4, "codegen/model/limits.py has another TH_MAX_RESULTS");
_Static_assert(TH_MAX_SCALARS == 8, "codegen/model/limits.py has another TH_MAX_SCALARS");
_Static_assert(TH_MAX_INTS == 24, "codegen/model/limits.py has another TH_MAX_INTS");
_Static_assert(TH_MAX_LISTS == 4, "codegen/model/limits.py has another TH_MAX_LISTS");
_Static_assert(TH_MAX_OPERANDS == 12, "codegen/model/limits.py has another TH_MAX_OPERANDS");
_Static_assert(TH_MAX_ACCUMULATORS == 4, "codegen/model/limits.py has another TH_MAX_ACCUMULATORS");
_Static_assert(TH_MAX_DRAWS == 4, "codegen/model/limits.py has another TH_MAX_DRAWS");
_Static_assert(TH_MAX_DIM == 8, "codegen/model/limits.py has another TH_MAX_DIM");

const row *const th_base_rows[] = {
    &op_abs,
    &op_neg,
    &op_sign,
    &op_floor,
    &op_ceil,
    &op_round,
    &op_trunc,
    &op_frac,
    &op_isnan,
    &op_reciprocal,
    &op_sqrt,
    &op_rsqrt,
    &op_exp,
    &op_expm1,
    &op_log,
    &op_log1p,
    &op_pow,
    &op_sin,
    &op_cos,
    &op_sincos,
    &op_tan,
    &op_asin,
    &op_acos,
    &op_atan,
    &op_atan2,
    &op_sinh,
    &op_cosh,
    &op_tanh,
    &op_fill,
    &op_zero,
    &op_clone,
    &op_zeros_like,
    &op_ones_like,
    &op_add,
    &op_sub,
    &op_mul,
    &op_div,
    &op_floor_divide,
    &op_fmod,
    &op_remainder,
    &op_lerp,
    &op_addcmul,
    &op_addcdiv,
    &op_clamp,
    &op_clamp_min,
    &op_clamp_max,
    &op_max_other,
    &op_min_other,
    &op_where,
    &op_bitwise_and,
    &op_bitwise_or,
    &op_bitwise_xor,
    &op_bitwise_not,
    &op_left_shift,
    &op_right_shift,
    &op_eq,
    &op_ne,
    &op_lt,
    &op_le,
    &op_gt,
    &op_ge,
    &op_sum,
    &op_prod,
    &op_mean,
    &op_norm,
    &op_dist,
    &op_logsumexp,
    &op_all,
    &op_any,
    &op_max,
    &op_min,
    &op_max_dim,
    &op_min_dim,
    &op_aminmax,
    &op_argmax,
    &op_argmin,
    &op_var,
    &op_std,
    &op_var_input,
    &op_relu,
    &op_threshold,
    &op_hardtanh,
    &op_leaky_relu,
    &op_prelu,
    &op_elu,
    &op_hardshrink,
    &op_softshrink,
    &op_sigmoid,
    &op_softplus,
    &op_log_sigmoid,
    &op_softsign,
    &op_tanhshrink,
    &op_softmax,
    &op_log_softmax,
    &op_softmax_input,
    &op_log_softmax_input,
    &op_dot,
    &op_mv,
    &op_mm,
    &op_bmm,
    &op_ger,
    &op_addmm,
    &op_addmv,
    &op_addr,
    &op_addbmm,
    &op_baddbmm,
    &op_linear,
    &op_linear_weight,
    &op_matmul,
    &op_view,
    &op_reshape,
    &op_transpose,
    &op_t,
    &op_permute,
    &op_unpermute,
    &op_narrow,
    &op_narrow_input,
    &op_select,
    &op_select_input,
    &op_expand,
    &op_sum_to_size,
    &op_squeeze,
    &op_unsqueeze,
    &op_unfold,
    &op_unfold_input,
    &op_index,
    &op_index_input,
    &op_index_again,
    &op_assign,
    &op_view_as,
    &op_expand_as,
    &op_split,
    &op_chunk,
    &op_unbind,
    &op_index_select,
    &op_index_select_input,
    &op_gather,
    &op_gather_input,
    &op_pick,
    &op_pick_input,
    &op_masked_select,
    &op_masked_select_input,
    &op_nonzero,
    &op_index_add,
    &op_index_copy,
    &op_index_fill,
    &op_scatter,
    &op_scatter_add,
    &op_masked_fill,
    &op_masked_copy,
    &op_masked_copy_input,
    &op_diag,
    &op_diag_input,
    &op_tril,
    &op_triu,
    &op_trace,
    &op_renorm,
    &op_cross,
    &op_cat,
    &op_stack,
    &op_repeat,
    &op_zeros,
    &op_ones,
    &op_eye,
    &op_arange,
    &op_range,
    &op_linspace,
    &op_logspace,
    &op_randperm,
    &op_rand,
    &op_randn,
    &op_normal,
    &op_bernoulli,
    &op_bernoulli_,
    &op_uniform_,
    &op_normal_,
    &op_exponential_,
    &op_cauchy_,
    &op_log_normal_,
    &op_geometric_,
    &op_random_,
    &op_random_between_,
    &op_conv2d,
    &op_conv2d_input,
    &op_conv2d_weight,
    &op_conv_transpose2d,
    &op_conv1d,
    &op_max_pool2d,
    &op_max_pool2d_input,
    &op_max_pool2d_gather,
    &op_avg_pool2d,
    &op_avg_pool2d_input,
    &op_batch_norm,
    &op_batch_norm_input,
    &op_mse_loss,
    &op_l1_loss,
    &op_smooth_l1_loss,
    &op_kl_div,
    &op_nll_loss,
    &op_nll_loss_input,
    &op_binary_cross_entropy,
    &op_weighted_binary_cross_entropy,
    &op_soft_margin_loss,
    &op_hinge_embedding_loss,
    &op_margin_ranking_loss,
    &op_sgd_step_,
    NULL,
};

const overloads name_abs = {
    "abs",
    (const row *const[]){
        &op_abs,
    },
    1,
    "abs($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Absolute value of each element. The derivative at zero is taken as zero.",
};

const overloads name_neg = {
    "neg",
    (const row *const[]){
        &op_neg,
    },
    1,
    "neg($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Each element with its sign changed. Integers wrap around, so the smallest stays "
    "what it is.",
};

const overloads name_sign = {
    "sign",
    (const row *const[]){
        &op_sign,
    },
    1,
    "sign($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Minus one, zero or one with the sign of each element. The derivative is taken as "
    "zero.",
};

const overloads name_floor = {
    "floor",
    (const row *const[]){
        &op_floor,
    },
    1,
    "floor($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Largest whole number not above each element. The derivative is taken as zero.",
};

const overloads name_ceil = {
    "ceil",
    (const row *const[]){
        &op_ceil,
    },
    1,
    "ceil($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Smallest whole number not below each element. The derivative is taken as zero.",
};

const overloads name_round = {
    "round",
    (const row *const[]){
        &op_round,
    },
    1,
    "round($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Whole number nearest to each element, halves to the even one. The derivative is "
    "taken as zero.",
};

const overloads name_trunc = {
    "trunc",
    (const row *const[]){
        &op_trunc,
    },
    1,
    "trunc($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Each element without its fraction. The derivative is taken as zero.",
};

const overloads name_frac = {
    "frac",
    (const row *const[]){
        &op_frac,
    },
    1,
    "frac($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Fraction of each element, with the element's sign.",
};

const overloads name_isnan = {
    "isnan",
    (const row *const[]){
        &op_isnan,
    },
    1,
    "isnan($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "One where an element is not a number, else zero; integers always are numbers.",
};

const overloads name_reciprocal = {
    "reciprocal",
    (const row *const[]){
        &op_reciprocal,
    },
    1,
    "reciprocal($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "One divided by each element.",
};

const overloads name_cinv = {
    "cinv",
    (const row *const[]){
        &op_reciprocal,
    },
    1,
    "cinv($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "One divided by each element.",
};

const overloads name_sqrt = {
    "sqrt",
    (const row *const[]){
        &op_sqrt,
    },
    1,
    "sqrt($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Square root of each element, nan where it is negative.",
};

const overloads name_rsqrt = {
    "rsqrt",
    (const row *const[]){
        &op_rsqrt,
    },
    1,
    "rsqrt($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "One divided by the square root of each element.",
};

const overloads name_exp = {
    "exp",
    (const row *const[]){
        &op_exp,
    },
    1,
    "exp($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "e to the power of each element.",
};

const overloads name_expm1 = {
    "expm1",
    (const row *const[]){
        &op_expm1,
    },
    1,
    "expm1($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "e to the power of each element, minus one. It keeps its digits where the element is "
    "small.",
};

const overloads name_log = {
    "log",
    (const row *const[]){
        &op_log,
    },
    1,
    "log($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Natural logarithm of each element, nan where it is negative.",
};

const overloads name_log1p = {
    "log1p",
    (const row *const[]){
        &op_log1p,
    },
    1,
    "log1p($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Natural logarithm of one plus each element. It keeps its digits where the element "
    "is small.",
};

const overloads name_pow = {
    "pow",
    (const row *const[]){
        &op_pow,
    },
    1,
    "pow($module, input, exponent, *, out=None)\n"
    "--\n"
    "\n"
    "input to the power of exponent. The derivative with respect to the exponent is "
    "output * log(input), and zero at input zero.",
};

const overloads name_sin = {
    "sin",
    (const row *const[]){
        &op_sin,
    },
    1,
    "sin($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Sine of each element, in radians.",
};

const overloads name_cos = {
    "cos",
    (const row *const[]){
        &op_cos,
    },
    1,
    "cos($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Cosine of each element, in radians.",
};

const overloads name_sincos = {
    "sincos",
    (const row *const[]){
        &op_sincos,
    },
    1,
    "sincos($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Sine and cosine of each element, in radians, in one pass.",
};

const overloads name_tan = {
    "tan",
    (const row *const[]){
        &op_tan,
    },
    1,
    "tan($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Tangent of each element, in radians.",
};

const overloads name_asin = {
    "asin",
    (const row *const[]){
        &op_asin,
    },
    1,
    "asin($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Angle in radians, from -pi/2 to pi/2, whose sine each element is. The derivative is "
    "1 / sqrt(1 - x^2).",
};

const overloads name_acos = {
    "acos",
    (const row *const[]){
        &op_acos,
    },
    1,
    "acos($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Angle in radians, from 0 to pi, whose cosine each element is. The derivative is -1 "
    "/ sqrt(1 - x^2).",
};

const overloads name_atan = {
    "atan",
    (const row *const[]){
        &op_atan,
    },
    1,
    "atan($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Angle in radians, from -pi/2 to pi/2, whose tangent each element is.",
};

const overloads name_atan2 = {
    "atan2",
    (const row *const[]){
        &op_atan2,
    },
    1,
    "atan2($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Angle in radians, from -pi to pi, of the point (other, input), its quadrant taken "
    "from both signs.",
};

const overloads name_sinh = {
    "sinh",
    (const row *const[]){
        &op_sinh,
    },
    1,
    "sinh($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Hyperbolic sine of each element.",
};

const overloads name_cosh = {
    "cosh",
    (const row *const[]){
        &op_cosh,
    },
    1,
    "cosh($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Hyperbolic cosine of each element.",
};

const overloads name_tanh = {
    "tanh",
    (const row *const[]){
        &op_tanh,
    },
    1,
    "tanh($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Hyperbolic tangent of each element.",
};

const overloads name_fill = {
    "fill",
    (const row *const[]){
        &op_fill,
    },
    1,
    "fill($module, input, value, *, out=None)\n"
    "--\n"
    "\n"
    "A tensor of the input's size that holds value everywhere.",
};

const overloads name_zero = {
    "zero",
    (const row *const[]){
        &op_zero,
    },
    1,
    "zero($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "A tensor of the input's size that holds zeros.",
};

const overloads name_clone = {
    "clone",
    (const row *const[]){
        &op_clone,
    },
    1,
    "clone($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "A contiguous copy of the tensor.",
};

const overloads name_zeros_like = {
    "zeros_like",
    (const row *const[]){
        &op_zeros_like,
    },
    1,
    "zeros_like($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Zeros of the input's size and type.",
};

const overloads name_ones_like = {
    "ones_like",
    (const row *const[]){
        &op_ones_like,
    },
    1,
    "ones_like($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Ones of the input's size and type.",
};

const overloads name_add = {
    "add",
    (const row *const[]){
        &op_add,
    },
    1,
    "add(input, alpha=1, other, *, out=None) -> Tensor\n"
    "\n"
    "input + alpha * other.",
};

const overloads name_sub = {
    "sub",
    (const row *const[]){
        &op_sub,
    },
    1,
    "sub(input, alpha=1, other, *, out=None) -> Tensor\n"
    "\n"
    "input - alpha * other. Results of bytes wrap around.",
};

const overloads name_mul = {
    "mul",
    (const row *const[]){
        &op_mul,
    },
    1,
    "mul($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Product of the elements.",
};

const overloads name_div = {
    "div",
    (const row *const[]){
        &op_div,
    },
    1,
    "div($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Quotient of the elements. Integers truncate towards zero, and a zero divisor of "
    "integers is refused.",
};

const overloads name_floor_divide = {
    "floor_divide",
    (const row *const[]){
        &op_floor_divide,
    },
    1,
    "floor_divide($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Quotient of the elements rounded down, as Python's // does. A zero divisor of "
    "integers is refused.",
};

const overloads name_fmod = {
    "fmod",
    (const row *const[]){
        &op_fmod,
    },
    1,
    "fmod($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Remainder of the division that truncates, with the sign of input, as C's fmod.",
};

const overloads name_remainder = {
    "remainder",
    (const row *const[]){
        &op_remainder,
    },
    1,
    "remainder($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Remainder of the division that rounds down, with the sign of other, as Python's %.",
};

const overloads name_lerp = {
    "lerp",
    (const row *const[]){
        &op_lerp,
    },
    1,
    "lerp($module, input, end, weight, *, out=None)\n"
    "--\n"
    "\n"
    "Point between input and end, input + weight * (end - input).",
};

const overloads name_addcmul = {
    "addcmul",
    (const row *const[]){
        &op_addcmul,
    },
    1,
    "addcmul(input, value=1, tensor1, tensor2, *, out=None) -> Tensor\n"
    "\n"
    "input + value * tensor1 * tensor2.",
};

const overloads name_addcdiv = {
    "addcdiv",
    (const row *const[]){
        &op_addcdiv,
    },
    1,
    "addcdiv(input, value=1, tensor1, tensor2, *, out=None) -> Tensor\n"
    "\n"
    "input + value * tensor1 / tensor2. Integers truncate the quotient towards zero.",
};

const overloads name_clamp = {
    "clamp",
    (const row *const[]){
        &op_clamp,
        &op_clamp_min,
        &op_clamp_max,
    },
    3,
    "clamp(input, min, max, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but min where it is below min and max where it is above max. Where "
    "min is above max everything becomes max.\n"
    "\n"
    "clamp(input, min, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but min where it is below min.\n"
    "\n"
    "clamp(input, max, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but max where it is above max.",
};

const overloads name_clamp_min = {
    "clamp_min",
    (const row *const[]){
        &op_clamp_min,
    },
    1,
    "clamp_min($module, input, min, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, but min where it is below min.",
};

const overloads name_clamp_max = {
    "clamp_max",
    (const row *const[]){
        &op_clamp_max,
    },
    1,
    "clamp_max($module, input, max, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, but max where it is above max.",
};

const overloads name_max = {
    "max",
    (const row *const[]){
        &op_max_other,
        &op_max,
        &op_max_dim,
    },
    3,
    "max(input, other, *, out=None) -> Tensor\n"
    "\n"
    "The larger one of the elements, nan if one is nan. Where they are equal the "
    "gradient goes to input.\n"
    "\n"
    "max(input, *, out=None) -> Tensor\n"
    "\n"
    "The largest element, nan if there is one. Every element that equals it receives the "
    "gradient.\n"
    "\n"
    "max(input, dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)\n"
    "\n"
    "The largest element along dim and the first index where it stands; nan counts as "
    "largest.",
};

const overloads name_cmax = {
    "cmax",
    (const row *const[]){
        &op_max_other,
    },
    1,
    "cmax($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "The larger one of the elements, nan if one is nan. Where they are equal the "
    "gradient goes to input.",
};

const overloads name_min = {
    "min",
    (const row *const[]){
        &op_min_other,
        &op_min,
        &op_min_dim,
    },
    3,
    "min(input, other, *, out=None) -> Tensor\n"
    "\n"
    "The smaller one of the elements, nan if one is nan. Where they are equal the "
    "gradient goes to input.\n"
    "\n"
    "min(input, *, out=None) -> Tensor\n"
    "\n"
    "The smallest element, nan if there is one. Every element that equals it receives "
    "the gradient.\n"
    "\n"
    "min(input, dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)\n"
    "\n"
    "The smallest element along dim and the first index where it stands; nan counts as "
    "smallest.",
};

const overloads name_cmin = {
    "cmin",
    (const row *const[]){
        &op_min_other,
    },
    1,
    "cmin($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "The smaller one of the elements, nan if one is nan. Where they are equal the "
    "gradient goes to input.",
};

const overloads name_where = {
    "where",
    (const row *const[]){
        &op_where,
    },
    1,
    "where($module, condition, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Elements of input where condition is not zero, elements of other elsewhere.",
};

const overloads name_bitwise_and = {
    "bitwise_and",
    (const row *const[]){
        &op_bitwise_and,
    },
    1,
    "bitwise_and($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Bits that are set in both elements.",
};

const overloads name_bitwise_or = {
    "bitwise_or",
    (const row *const[]){
        &op_bitwise_or,
    },
    1,
    "bitwise_or($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Bits that are set in one of the elements or in both.",
};

const overloads name_bitwise_xor = {
    "bitwise_xor",
    (const row *const[]){
        &op_bitwise_xor,
    },
    1,
    "bitwise_xor($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Bits that are set in exactly one of the elements.",
};

const overloads name_bitwise_not = {
    "bitwise_not",
    (const row *const[]){
        &op_bitwise_not,
    },
    1,
    "bitwise_not($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Each element with all its bits changed. The operator ~ of a ByteTensor is 1 - "
    "input, so that a mask of zeros and ones is exchanged.",
};

const overloads name_left_shift = {
    "left_shift",
    (const row *const[]){
        &op_left_shift,
    },
    1,
    "left_shift($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "The bits of input moved up by other places. Zero where other is negative or not "
    "less than the count of bits.",
};

const overloads name_right_shift = {
    "right_shift",
    (const row *const[]){
        &op_right_shift,
    },
    1,
    "right_shift($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "The bits of input moved down by other places, the sign kept. Where other is "
    "negative or not less than the count of bits only the sign is left.",
};

const overloads name_eq = {
    "eq",
    (const row *const[]){
        &op_eq,
    },
    1,
    "eq($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "One where input equals other, else zero.",
};

const overloads name_ne = {
    "ne",
    (const row *const[]){
        &op_ne,
    },
    1,
    "ne($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "One where input differs from other, else zero.",
};

const overloads name_lt = {
    "lt",
    (const row *const[]){
        &op_lt,
    },
    1,
    "lt($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "One where input is less than other, else zero.",
};

const overloads name_le = {
    "le",
    (const row *const[]){
        &op_le,
    },
    1,
    "le($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "One where input is not greater than other, else zero.",
};

const overloads name_gt = {
    "gt",
    (const row *const[]){
        &op_gt,
    },
    1,
    "gt($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "One where input is greater than other, else zero.",
};

const overloads name_ge = {
    "ge",
    (const row *const[]){
        &op_ge,
    },
    1,
    "ge($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "One where input is not less than other, else zero.",
};

const overloads name_sum = {
    "sum",
    (const row *const[]){
        &op_sum,
    },
    1,
    "sum($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "Sum of the elements, gathered in double precision or in 64 bits; no elements give "
    "0. Of integers it is a LongTensor.",
};

const overloads name_prod = {
    "prod",
    (const row *const[]){
        &op_prod,
    },
    1,
    "prod($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "Product of the elements; no elements give 1. Of integers it is a LongTensor. The "
    "gradient of an element is the product of the others, where there are zeros too.",
};

const overloads name_mean = {
    "mean",
    (const row *const[]){
        &op_mean,
    },
    1,
    "mean($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "Mean of the elements; no elements give nan.",
};

const overloads name_norm = {
    "norm",
    (const row *const[]){
        &op_norm,
    },
    1,
    "norm($module, input, p=2, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "The p-norm (sum of |x|^p)^(1/p) of the elements, for p = inf the largest and for p "
    "= -inf the smallest |x|, for p = 0 the count of elements that are not zero. The "
    "gradient is taken as zero where the norm is; every element that is the largest "
    "receives it.",
};

const overloads name_dist = {
    "dist",
    (const row *const[]){
        &op_dist,
    },
    1,
    "dist($module, input, other, p=2, *, out=None)\n"
    "--\n"
    "\n"
    "The p-norm of input - other over all elements, as norm has it. The gradient is "
    "taken as zero where the norm is.",
};

const overloads name_logsumexp = {
    "logsumexp",
    (const row *const[]){
        &op_logsumexp,
    },
    1,
    "logsumexp($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "Logarithm of the sum of the exponentials, gathered beside the largest element so "
    "far, so that nothing overflows.",
};

const overloads name_all = {
    "all",
    (const row *const[]){
        &op_all,
    },
    1,
    "all($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "One where every element is not zero, else zero; no elements give one.",
};

const overloads name_any = {
    "any",
    (const row *const[]){
        &op_any,
    },
    1,
    "any($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "One where some element is not zero, else zero; no elements give zero.",
};

const overloads name_aminmax = {
    "aminmax",
    (const row *const[]){
        &op_aminmax,
    },
    1,
    "aminmax($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "The smallest and the largest element in one pass, nan if there is one. Every "
    "element that equals one of them receives its gradient.",
};

const overloads name_argmax = {
    "argmax",
    (const row *const[]){
        &op_argmax,
    },
    1,
    "argmax($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "Where the largest element along dim stands first, counted over all where no dim is "
    "named; nan counts as largest.",
};

const overloads name_argmin = {
    "argmin",
    (const row *const[]){
        &op_argmin,
    },
    1,
    "argmin($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "Where the smallest element along dim stands first, counted over all where no dim is "
    "named; nan counts as smallest.",
};

const overloads name_var = {
    "var",
    (const row *const[]){
        &op_var,
    },
    1,
    "var($module, input, dim=None, unbiased=True, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "Variance of the elements, the sum of squared distances from the mean over count - "
    "1, or over count if unbiased=False.",
};

const overloads name_std = {
    "std",
    (const row *const[]){
        &op_std,
    },
    1,
    "std($module, input, dim=None, unbiased=True, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "Standard deviation of the elements, the square root of var. The gradient is taken "
    "as zero where the deviation is.",
};

const overloads name_relu = {
    "relu",
    (const row *const[]){
        &op_relu,
    },
    1,
    "relu($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, but zero where it is negative. The derivative at zero is taken as "
    "zero.",
};

const overloads name_threshold = {
    "threshold",
    (const row *const[]){
        &op_threshold,
    },
    1,
    "threshold($module, input, threshold, value, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, but value where it is not above threshold.",
};

const overloads name_hardtanh = {
    "hardtanh",
    (const row *const[]){
        &op_hardtanh,
    },
    1,
    "hardtanh($module, input, min_value=-1, max_value=1, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, but min_value below that and max_value above that. The derivative at "
    "both is taken as zero.",
};

const overloads name_leaky_relu = {
    "leaky_relu",
    (const row *const[]){
        &op_leaky_relu,
    },
    1,
    "leaky_relu($module, input, negative_slope=0.01, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, multiplied by negative_slope where it is negative.",
};

const overloads name_prelu = {
    "prelu",
    (const row *const[]){
        &op_prelu,
    },
    1,
    "prelu($module, input, weight, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, multiplied by weight where it is negative. Weight is broadcast, so "
    "one for each channel has the size (channels, 1, 1).",
};

const overloads name_elu = {
    "elu",
    (const row *const[]){
        &op_elu,
    },
    1,
    "elu($module, input, alpha=1, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, but alpha * (exp(x) - 1) where it is negative (Clevert and others, "
    "2015).",
};

const overloads name_hardshrink = {
    "hardshrink",
    (const row *const[]){
        &op_hardshrink,
    },
    1,
    "hardshrink($module, input, lambd=0.5, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, but zero from -lambd to lambd.",
};

const overloads name_softshrink = {
    "softshrink",
    (const row *const[]){
        &op_softshrink,
    },
    1,
    "softshrink($module, input, lambd=0.5, *, out=None)\n"
    "--\n"
    "\n"
    "Each element moved towards zero by lambd, and zero from -lambd to lambd.",
};

const overloads name_sigmoid = {
    "sigmoid",
    (const row *const[]){
        &op_sigmoid,
    },
    1,
    "sigmoid($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Logistic function 1 / (1 + exp(-x)) of each element.",
};

const overloads name_softplus = {
    "softplus",
    (const row *const[]){
        &op_softplus,
    },
    1,
    "softplus($module, input, beta=1, threshold=20, *, out=None)\n"
    "--\n"
    "\n"
    "log(1 + exp(beta * x)) / beta, a smooth relu, and x itself where beta * x is above "
    "threshold.",
};

const overloads name_log_sigmoid = {
    "log_sigmoid",
    (const row *const[]){
        &op_log_sigmoid,
    },
    1,
    "log_sigmoid($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Logarithm of the logistic function, -log(1 + exp(-x)), without overflow.",
};

const overloads name_logsigmoid = {
    "logsigmoid",
    (const row *const[]){
        &op_log_sigmoid,
    },
    1,
    "logsigmoid($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Logarithm of the logistic function, -log(1 + exp(-x)), without overflow.",
};

const overloads name_softsign = {
    "softsign",
    (const row *const[]){
        &op_softsign,
    },
    1,
    "softsign($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "x / (1 + |x|).",
};

const overloads name_tanhshrink = {
    "tanhshrink",
    (const row *const[]){
        &op_tanhshrink,
    },
    1,
    "tanhshrink($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "x - tanh(x).",
};

const overloads name_softmax = {
    "softmax",
    (const row *const[]){
        &op_softmax,
    },
    1,
    "softmax($module, input, dim, *, out=None)\n"
    "--\n"
    "\n"
    "exp(x) over the sum of exp(x) along dim, computed from x - max(x) so that nothing "
    "overflows.",
};

const overloads name_log_softmax = {
    "log_softmax",
    (const row *const[]){
        &op_log_softmax,
    },
    1,
    "log_softmax($module, input, dim, *, out=None)\n"
    "--\n"
    "\n"
    "Logarithm of softmax along dim, x - max(x) - log(sum(exp(x - max(x)))).",
};

const overloads name_dot = {
    "dot",
    (const row *const[]){
        &op_dot,
    },
    1,
    "dot($module, input, tensor, *, out=None)\n"
    "--\n"
    "\n"
    "Sum of the products of the elements of two vectors.",
};

const overloads name_mv = {
    "mv",
    (const row *const[]){
        &op_mv,
    },
    1,
    "mv($module, input, vec, *, out=None)\n"
    "--\n"
    "\n"
    "Matrix times vector.",
};

const overloads name_mm = {
    "mm",
    (const row *const[]){
        &op_mm,
    },
    1,
    "mm($module, input, mat2, *, out=None)\n"
    "--\n"
    "\n"
    "Matrix times matrix.",
};

const overloads name_bmm = {
    "bmm",
    (const row *const[]){
        &op_bmm,
    },
    1,
    "bmm($module, input, mat2, *, out=None)\n"
    "--\n"
    "\n"
    "Product of each matrix of one batch with that of the other.",
};

const overloads name_ger = {
    "ger",
    (const row *const[]){
        &op_ger,
    },
    1,
    "ger($module, input, vec2, *, out=None)\n"
    "--\n"
    "\n"
    "Outer product of two vectors.",
};

const overloads name_addmm = {
    "addmm",
    (const row *const[]){
        &op_addmm,
    },
    1,
    "addmm(beta=1, input, alpha=1, mat1, mat2, *, out=None) -> Tensor\n"
    "\n"
    "beta * input + alpha * (mat1 @ mat2). With beta 0 what input holds is not read.",
};

const overloads name_addmv = {
    "addmv",
    (const row *const[]){
        &op_addmv,
    },
    1,
    "addmv(beta=1, input, alpha=1, mat, vec, *, out=None) -> Tensor\n"
    "\n"
    "beta * input + alpha * (mat @ vec).",
};

const overloads name_addr = {
    "addr",
    (const row *const[]){
        &op_addr,
    },
    1,
    "addr(beta=1, input, alpha=1, vec1, vec2, *, out=None) -> Tensor\n"
    "\n"
    "beta * input + alpha * the outer product of vec1 and vec2.",
};

const overloads name_addbmm = {
    "addbmm",
    (const row *const[]){
        &op_addbmm,
    },
    1,
    "addbmm(beta=1, input, alpha=1, batch1, batch2, *, out=None) -> Tensor\n"
    "\n"
    "beta * input + alpha * the sum over the batch of batch1 @ batch2.",
};

const overloads name_baddbmm = {
    "baddbmm",
    (const row *const[]){
        &op_baddbmm,
    },
    1,
    "baddbmm(beta=1, input, alpha=1, batch1, batch2, *, out=None) -> Tensor\n"
    "\n"
    "beta * input + alpha * (batch1 @ batch2), matrix by matrix.",
};

const overloads name_linear = {
    "linear",
    (const row *const[]){
        &op_linear,
    },
    1,
    "linear($module, input, weight, bias=None, *, out=None)\n"
    "--\n"
    "\n"
    "Affine map x @ weight.t() + bias of the rows of a matrix, or of one vector. Weight "
    "is (outputs, inputs), bias (outputs).",
};

const overloads name_matmul = {
    "matmul",
    (const row *const[]){
        &op_matmul,
    },
    1,
    "matmul($module, input, other)\n"
    "--\n"
    "\n"
    "Product as NumPy's @ has it. Two vectors give their dot product, a matrix and a "
    "vector a vector, and of more dims the last two are matrices and the others a batch, "
    "broadcast.",
};

const overloads name_view = {
    "view",
    (const row *const[]){
        &op_view,
    },
    1,
    NULL,
};

const overloads name_reshape = {
    "reshape",
    (const row *const[]){
        &op_reshape,
    },
    1,
    "reshape($module, input, size)\n"
    "--\n"
    "\n"
    "The same elements with another size, as view, but copied where the strides need it.",
};

const overloads name_transpose = {
    "transpose",
    (const row *const[]){
        &op_transpose,
    },
    1,
    "transpose($module, input, dim0, dim1)\n"
    "--\n"
    "\n"
    "Two dims exchanged.",
};

const overloads name_t = {
    "t",
    (const row *const[]){
        &op_t,
    },
    1,
    "t($module, input)\n"
    "--\n"
    "\n"
    "A matrix transposed.",
};

const overloads name_permute = {
    "permute",
    (const row *const[]){
        &op_permute,
    },
    1,
    NULL,
};

const overloads name_narrow = {
    "narrow",
    (const row *const[]){
        &op_narrow,
    },
    1,
    NULL,
};

const overloads name_select = {
    "select",
    (const row *const[]){
        &op_select,
    },
    1,
    NULL,
};

const overloads name_expand = {
    "expand",
    (const row *const[]){
        &op_expand,
    },
    1,
    NULL,
};

const overloads name_sum_to_size = {
    "sum_to_size",
    (const row *const[]){
        &op_sum_to_size,
    },
    1,
    "sum_to_size($module, input, size, *, out=None)\n"
    "--\n"
    "\n"
    "Sum over the dims that broadcasting from size would have repeated, the reverse of "
    "expand.",
};

const overloads name_squeeze = {
    "squeeze",
    (const row *const[]){
        &op_squeeze,
    },
    1,
    "squeeze($module, input, dim=None)\n"
    "--\n"
    "\n"
    "The same without dims of size 1, all of them or only dim. A tensor of one element "
    "keeps the size 1.",
};

const overloads name_unsqueeze = {
    "unsqueeze",
    (const row *const[]){
        &op_unsqueeze,
    },
    1,
    "unsqueeze($module, input, dim)\n"
    "--\n"
    "\n"
    "A dim of size 1 put in before dim; -1 puts it at the end.",
};

const overloads name_unfold = {
    "unfold",
    (const row *const[]){
        &op_unfold,
    },
    1,
    NULL,
};

const overloads name_view_as = {
    "view_as",
    (const row *const[]){
        &op_view_as,
    },
    1,
    NULL,
};

const overloads name_expand_as = {
    "expand_as",
    (const row *const[]){
        &op_expand_as,
    },
    1,
    NULL,
};

const overloads name_split = {
    "split",
    (const row *const[]){
        &op_split,
    },
    1,
    "split($module, input, split_size, dim=0)\n"
    "--\n"
    "\n"
    "A tuple of parts along dim, of split_size elements each but for the last, which may "
    "be shorter.",
};

const overloads name_chunk = {
    "chunk",
    (const row *const[]){
        &op_chunk,
    },
    1,
    "chunk($module, input, chunks, dim=0)\n"
    "--\n"
    "\n"
    "A tuple of at most chunks parts along dim, of one size but for the last, which may "
    "be shorter.",
};

const overloads name_unbind = {
    "unbind",
    (const row *const[]){
        &op_unbind,
    },
    1,
    "unbind($module, input, dim=0)\n"
    "--\n"
    "\n"
    "A tuple of the slices along dim, each without it.",
};

const overloads name_index_select = {
    "index_select",
    (const row *const[]){
        &op_index_select,
    },
    1,
    "index_select($module, input, dim, index, *, out=None)\n"
    "--\n"
    "\n"
    "The slices of input along dim that a vector of indices names, in its order.",
};

const overloads name_gather = {
    "gather",
    (const row *const[]){
        &op_gather,
    },
    1,
    "gather($module, input, dim, index, *, out=None)\n"
    "--\n"
    "\n"
    "For every place of index the element of input there, but with the index's value "
    "along dim.",
};

const overloads name_masked_select = {
    "masked_select",
    (const row *const[]){
        &op_masked_select,
    },
    1,
    "masked_select($module, input, mask, *, out=None)\n"
    "--\n"
    "\n"
    "A vector of the elements of input where mask, broadcast to it, is not zero.",
};

const overloads name_nonzero = {
    "nonzero",
    (const row *const[]){
        &op_nonzero,
    },
    1,
    "nonzero($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "The indices of the elements that are not zero, one row each, in the order of the "
    "elements.",
};

const overloads name_index_add = {
    "index_add",
    (const row *const[]){
        &op_index_add,
    },
    1,
    NULL,
};

const overloads name_index_copy = {
    "index_copy",
    (const row *const[]){
        &op_index_copy,
    },
    1,
    NULL,
};

const overloads name_index_fill = {
    "index_fill",
    (const row *const[]){
        &op_index_fill,
    },
    1,
    NULL,
};

const overloads name_scatter = {
    "scatter",
    (const row *const[]){
        &op_scatter,
    },
    1,
    NULL,
};

const overloads name_scatter_add = {
    "scatter_add",
    (const row *const[]){
        &op_scatter_add,
    },
    1,
    NULL,
};

const overloads name_masked_fill = {
    "masked_fill",
    (const row *const[]){
        &op_masked_fill,
    },
    1,
    NULL,
};

const overloads name_masked_copy = {
    "masked_copy",
    (const row *const[]){
        &op_masked_copy,
    },
    1,
    NULL,
};

const overloads name_diag = {
    "diag",
    (const row *const[]){
        &op_diag,
    },
    1,
    "diag($module, input, diagonal=0, *, out=None)\n"
    "--\n"
    "\n"
    "A matrix with a vector on its diagonal, or the diagonal of a matrix; diagonal "
    "counts upwards from the main one.",
};

const overloads name_tril = {
    "tril",
    (const row *const[]){
        &op_tril,
    },
    1,
    "tril($module, input, k=0, *, out=None)\n"
    "--\n"
    "\n"
    "A matrix with zeros above its k-th diagonal.",
};

const overloads name_triu = {
    "triu",
    (const row *const[]){
        &op_triu,
    },
    1,
    "triu($module, input, k=0, *, out=None)\n"
    "--\n"
    "\n"
    "A matrix with zeros below its k-th diagonal.",
};

const overloads name_trace = {
    "trace",
    (const row *const[]){
        &op_trace,
    },
    1,
    "trace($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Sum of the elements on the main diagonal of a matrix.",
};

const overloads name_renorm = {
    "renorm",
    (const row *const[]){
        &op_renorm,
    },
    1,
    "renorm($module, input, p, dim, maxnorm)\n"
    "--\n"
    "\n"
    "The slices along dim whose p-norm is above maxnorm scaled down to it.",
};

const overloads name_cross = {
    "cross",
    (const row *const[]){
        &op_cross,
    },
    1,
    "cross($module, input, other, dim=-1)\n"
    "--\n"
    "\n"
    "Vector product along dim, which has size 3; by default along the first dim of that "
    "size.",
};

const overloads name_cat = {
    "cat",
    (const row *const[]){
        &op_cat,
    },
    1,
    "cat($module, tensors, dim=0, *, out=None)\n"
    "--\n"
    "\n"
    "Tensors joined along a dim that they have; their other sizes agree. Empty vectors "
    "are left out.",
};

const overloads name_stack = {
    "stack",
    (const row *const[]){
        &op_stack,
    },
    1,
    "stack($module, tensors, dim=0)\n"
    "--\n"
    "\n"
    "Tensors of one size joined along a new dim.",
};

const overloads name_repeat = {
    "repeat",
    (const row *const[]){
        &op_repeat,
    },
    1,
    NULL,
};

const overloads name_zeros = {
    "zeros",
    (const row *const[]){
        &op_zeros,
    },
    1,
    "zeros($module, size, *, out=None)\n"
    "--\n"
    "\n"
    "A tensor of zeros.",
};

const overloads name_ones = {
    "ones",
    (const row *const[]){
        &op_ones,
    },
    1,
    "ones($module, size, *, out=None)\n"
    "--\n"
    "\n"
    "A tensor of ones.",
};

const overloads name_eye = {
    "eye",
    (const row *const[]){
        &op_eye,
    },
    1,
    "eye($module, n, m=None, *, out=None)\n"
    "--\n"
    "\n"
    "A matrix of n rows and m columns, n by default, with ones on the diagonal and zeros "
    "elsewhere.",
};

const overloads name_arange = {
    "arange",
    (const row *const[]){
        &op_arange,
    },
    1,
    "arange(start=0, end, step=1, *, out=None) -> Tensor\n"
    "\n"
    "Numbers from start up to, but not with, end, step apart.",
};

const overloads name_range = {
    "range",
    (const row *const[]){
        &op_range,
    },
    1,
    "range($module, start, end, step=1, *, out=None)\n"
    "--\n"
    "\n"
    "Numbers from start up to and with end, step apart.",
};

const overloads name_linspace = {
    "linspace",
    (const row *const[]){
        &op_linspace,
    },
    1,
    "linspace($module, start, end, steps=100, *, out=None)\n"
    "--\n"
    "\n"
    "Count of steps numbers from start to end, both included, equally far apart.",
};

const overloads name_logspace = {
    "logspace",
    (const row *const[]){
        &op_logspace,
    },
    1,
    "logspace($module, start, end, steps=100, *, out=None)\n"
    "--\n"
    "\n"
    "Ten to the power of the numbers of linspace.",
};

const overloads name_randperm = {
    "randperm",
    (const row *const[]){
        &op_randperm,
    },
    1,
    "randperm($module, n, *, out=None)\n"
    "--\n"
    "\n"
    "The numbers from 0 to n - 1 in a random order (Fisher and Yates), every order as "
    "likely.",
};

const overloads name_rand = {
    "rand",
    (const row *const[]){
        &op_rand,
    },
    1,
    "rand($module, size, *, out=None)\n"
    "--\n"
    "\n"
    "Numbers spread evenly over [0, 1).",
};

const overloads name_randn = {
    "randn",
    (const row *const[]){
        &op_randn,
    },
    1,
    "randn($module, size, *, out=None)\n"
    "--\n"
    "\n"
    "Numbers of the normal distribution with mean 0 and standard deviation 1.",
};

const overloads name_normal = {
    "normal",
    (const row *const[]){
        &op_normal,
    },
    1,
    "normal($module, mean=0, std=1, *, out=None)\n"
    "--\n"
    "\n"
    "A number of the normal distribution for each element, with the mean and the "
    "standard deviation there.",
};

const overloads name_bernoulli = {
    "bernoulli",
    (const row *const[]){
        &op_bernoulli,
    },
    1,
    "bernoulli($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "One with the probability that each element holds, else zero.",
};

const overloads name_bernoulli_ = {
    "bernoulli_",
    (const row *const[]){
        &op_bernoulli_,
    },
    1,
    "bernoulli_($module, input, p=0.5)\n"
    "--\n"
    "\n"
    "Fills with one with probability p, else zero.",
};

const overloads name_uniform_ = {
    "uniform_",
    (const row *const[]){
        &op_uniform_,
    },
    1,
    "uniform_($module, input, low=0, high=1)\n"
    "--\n"
    "\n"
    "Fills with numbers spread evenly over [low, high). What rounds up to high becomes "
    "low, whose cell of the grid of floats is but half of the others.",
};

const overloads name_normal_ = {
    "normal_",
    (const row *const[]){
        &op_normal_,
    },
    1,
    "normal_($module, input, mean=0, std=1)\n"
    "--\n"
    "\n"
    "Fills with numbers of the normal distribution.",
};

const overloads name_exponential_ = {
    "exponential_",
    (const row *const[]){
        &op_exponential_,
    },
    1,
    "exponential_($module, input, lambd=1)\n"
    "--\n"
    "\n"
    "Fills with numbers of the exponential distribution of rate lambd, -log(1 - u) / "
    "lambd.",
};

const overloads name_cauchy_ = {
    "cauchy_",
    (const row *const[]){
        &op_cauchy_,
    },
    1,
    "cauchy_($module, input, median=0, sigma=1)\n"
    "--\n"
    "\n"
    "Fills with numbers of the Cauchy distribution, median + sigma * tan(pi * (u - "
    "1/2)); it has no mean.",
};

const overloads name_log_normal_ = {
    "log_normal_",
    (const row *const[]){
        &op_log_normal_,
    },
    1,
    "log_normal_($module, input, mean=1, std=2)\n"
    "--\n"
    "\n"
    "Fills with numbers whose logarithm has the normal distribution with that mean and "
    "standard deviation.",
};

const overloads name_geometric_ = {
    "geometric_",
    (const row *const[]){
        &op_geometric_,
    },
    1,
    "geometric_($module, input, p)\n"
    "--\n"
    "\n"
    "Fills with the number of trials, each successful with probability p, up to the "
    "first success; floor(log(1 - u) / log(1 - p)) + 1.",
};

const overloads name_random_ = {
    "random_",
    (const row *const[]){
        &op_random_,
        &op_random_between_,
    },
    2,
    "random_(input, high=16777216) -> Tensor\n"
    "\n"
    "Fills with whole numbers from 0 up to, but not with, high, by default 2^24 or the "
    "largest number of the type.\n"
    "\n"
    "random_(input, low, high) -> Tensor\n"
    "\n"
    "Fills with whole numbers from low up to, but not with, high, where high - low fits "
    "the type. A draw has 53 bits; the numbers of a wider range lie steps apart.",
};

const overloads name_conv2d = {
    "conv2d",
    (const row *const[]){
        &op_conv2d,
    },
    1,
    "conv2d($module, input, weight, bias=None, stride=1, padding=0, dilation=1, "
    "groups=1, *, out=None)\n"
    "--\n"
    "\n"
    "Cross-correlation of each image with each kernel, plus bias; padding is of zeros.",
};

const overloads name_conv_transpose2d = {
    "conv_transpose2d",
    (const row *const[]){
        &op_conv_transpose2d,
    },
    1,
    "conv_transpose2d($module, input, weight, bias=None, stride=1, padding=0, "
    "output_padding=0, groups=1, dilation=1)\n"
    "--\n"
    "\n"
    "Transposed convolution, the gradient of conv2d taken as a function. Weight is "
    "(channels, outputs / groups, kernel height, kernel width).",
};

const overloads name_conv1d = {
    "conv1d",
    (const row *const[]){
        &op_conv1d,
    },
    1,
    "conv1d($module, input, weight, bias=None, stride=1, padding=0, dilation=1, "
    "groups=1)\n"
    "--\n"
    "\n"
    "Cross-correlation of signals, as conv2d with one dim less.",
};

const overloads name_max_pool2d = {
    "max_pool2d",
    (const row *const[]){
        &op_max_pool2d,
    },
    1,
    "max_pool2d($module, input, kernel_size, stride, padding=0, dilation=1, "
    "ceil_mode=False, *, out=None)\n"
    "--\n"
    "\n"
    "The largest element of each window and its place in the plane, row by row; nan "
    "counts as largest, and the first of equal ones wins.",
};

const overloads name_avg_pool2d = {
    "avg_pool2d",
    (const row *const[]){
        &op_avg_pool2d,
    },
    1,
    "avg_pool2d($module, input, kernel_size, stride, padding=0, ceil_mode=False, "
    "count_include_pad=True, *, out=None)\n"
    "--\n"
    "\n"
    "The mean of each window. Padding counts as zeros, or not at all with "
    "count_include_pad=False.",
};

const overloads name_batch_norm = {
    "batch_norm",
    (const row *const[]){
        &op_batch_norm,
    },
    1,
    "batch_norm($module, input, weight=None, bias=None, running_mean=None, "
    "running_var=None, training=False, momentum=0.1, eps=1e-05, *, out=None)\n"
    "--\n"
    "\n"
    "Each channel (dim 1) normalised by its mean and variance, times weight plus bias "
    "(Ioffe and Szegedy, 2015). In training they are the batch's, and running_mean and "
    "running_var, of unbiased variances, are moved towards them by momentum; else they "
    "are the running ones.",
};

const overloads name_mse_loss = {
    "mse_loss",
    (const row *const[]){
        &op_mse_loss,
    },
    1,
    "mse_loss($module, input, target, size_average=True, *, out=None)\n"
    "--\n"
    "\n"
    "Mean of the squared differences.",
};

const overloads name_l1_loss = {
    "l1_loss",
    (const row *const[]){
        &op_l1_loss,
    },
    1,
    "l1_loss($module, input, target, size_average=True, *, out=None)\n"
    "--\n"
    "\n"
    "Mean of the absolute differences.",
};

const overloads name_smooth_l1_loss = {
    "smooth_l1_loss",
    (const row *const[]){
        &op_smooth_l1_loss,
    },
    1,
    "smooth_l1_loss($module, input, target, size_average=True, *, out=None)\n"
    "--\n"
    "\n"
    "Mean of half the squared differences where they are below 1, and of the absolute "
    "ones less 1/2 elsewhere (Huber, 1964).",
};

const overloads name_kl_div = {
    "kl_div",
    (const row *const[]){
        &op_kl_div,
    },
    1,
    "kl_div($module, input, target, size_average=True, *, out=None)\n"
    "--\n"
    "\n"
    "Mean of target * (log(target) - input), zero where target is not above zero; input "
    "holds logarithms of probabilities.",
};

const overloads name_nll_loss = {
    "nll_loss",
    (const row *const[]){
        &op_nll_loss,
    },
    1,
    "nll_loss($module, input, target, weight=None, size_average=True, *, out=None)\n"
    "--\n"
    "\n"
    "Mean of minus the element of input, logarithms of probabilities of (batch, classes) "
    "or (batch, classes, height, width), that each target names. With a weight for each "
    "class the mean is weighted.",
};

const overloads name_binary_cross_entropy = {
    "binary_cross_entropy",
    (const row *const[]){
        &op_binary_cross_entropy,
    },
    1,
    "binary_cross_entropy($module, input, target, size_average=True, *, out=None)\n"
    "--\n"
    "\n"
    "Mean of -target * log(input) - (1 - target) * log(1 - input), 1e-12 added to what "
    "the logarithms are taken of.",
};

const overloads name_weighted_binary_cross_entropy = {
    "weighted_binary_cross_entropy",
    (const row *const[]){
        &op_weighted_binary_cross_entropy,
    },
    1,
    "weighted_binary_cross_entropy($module, input, target, weight, size_average=True, *, "
    "out=None)\n"
    "--\n"
    "\n"
    "binary_cross_entropy with a weight, broadcast, for each element.",
};

const overloads name_soft_margin_loss = {
    "soft_margin_loss",
    (const row *const[]){
        &op_soft_margin_loss,
    },
    1,
    "soft_margin_loss($module, input, target, size_average=True, *, out=None)\n"
    "--\n"
    "\n"
    "Mean of log(1 + exp(-target * input)), for targets of 1 and -1.",
};

const overloads name_hinge_embedding_loss = {
    "hinge_embedding_loss",
    (const row *const[]){
        &op_hinge_embedding_loss,
    },
    1,
    "hinge_embedding_loss($module, input, target, margin=1, size_average=True, *, "
    "out=None)\n"
    "--\n"
    "\n"
    "Mean of input where target is above zero, and of what input lacks to margin "
    "elsewhere.",
};

const overloads name_margin_ranking_loss = {
    "margin_ranking_loss",
    (const row *const[]){
        &op_margin_ranking_loss,
    },
    1,
    "margin_ranking_loss($module, input, other, target, margin=0, size_average=True, *, "
    "out=None)\n"
    "--\n"
    "\n"
    "Mean of what target * (input - other) lacks to margin, where target is 1 if input "
    "shall be the larger one, else -1.",
};

const overloads *const th_base_names[] = {
    &name_abs,
    &name_neg,
    &name_sign,
    &name_floor,
    &name_ceil,
    &name_round,
    &name_trunc,
    &name_frac,
    &name_isnan,
    &name_reciprocal,
    &name_cinv,
    &name_sqrt,
    &name_rsqrt,
    &name_exp,
    &name_expm1,
    &name_log,
    &name_log1p,
    &name_pow,
    &name_sin,
    &name_cos,
    &name_sincos,
    &name_tan,
    &name_asin,
    &name_acos,
    &name_atan,
    &name_atan2,
    &name_sinh,
    &name_cosh,
    &name_tanh,
    &name_fill,
    &name_zero,
    &name_clone,
    &name_zeros_like,
    &name_ones_like,
    &name_add,
    &name_sub,
    &name_mul,
    &name_div,
    &name_floor_divide,
    &name_fmod,
    &name_remainder,
    &name_lerp,
    &name_addcmul,
    &name_addcdiv,
    &name_clamp,
    &name_clamp_min,
    &name_clamp_max,
    &name_max,
    &name_cmax,
    &name_min,
    &name_cmin,
    &name_where,
    &name_bitwise_and,
    &name_bitwise_or,
    &name_bitwise_xor,
    &name_bitwise_not,
    &name_left_shift,
    &name_right_shift,
    &name_eq,
    &name_ne,
    &name_lt,
    &name_le,
    &name_gt,
    &name_ge,
    &name_sum,
    &name_prod,
    &name_mean,
    &name_norm,
    &name_dist,
    &name_logsumexp,
    &name_all,
    &name_any,
    &name_aminmax,
    &name_argmax,
    &name_argmin,
    &name_var,
    &name_std,
    &name_relu,
    &name_threshold,
    &name_hardtanh,
    &name_leaky_relu,
    &name_prelu,
    &name_elu,
    &name_hardshrink,
    &name_softshrink,
    &name_sigmoid,
    &name_softplus,
    &name_log_sigmoid,
    &name_logsigmoid,
    &name_softsign,
    &name_tanhshrink,
    &name_softmax,
    &name_log_softmax,
    &name_dot,
    &name_mv,
    &name_mm,
    &name_bmm,
    &name_ger,
    &name_addmm,
    &name_addmv,
    &name_addr,
    &name_addbmm,
    &name_baddbmm,
    &name_linear,
    &name_matmul,
    &name_view,
    &name_reshape,
    &name_transpose,
    &name_t,
    &name_permute,
    &name_narrow,
    &name_select,
    &name_expand,
    &name_sum_to_size,
    &name_squeeze,
    &name_unsqueeze,
    &name_unfold,
    &name_view_as,
    &name_expand_as,
    &name_split,
    &name_chunk,
    &name_unbind,
    &name_index_select,
    &name_gather,
    &name_masked_select,
    &name_nonzero,
    &name_index_add,
    &name_index_copy,
    &name_index_fill,
    &name_scatter,
    &name_scatter_add,
    &name_masked_fill,
    &name_masked_copy,
    &name_diag,
    &name_tril,
    &name_triu,
    &name_trace,
    &name_renorm,
    &name_cross,
    &name_cat,
    &name_stack,
    &name_repeat,
    &name_zeros,
    &name_ones,
    &name_eye,
    &name_arange,
    &name_range,
    &name_linspace,
    &name_logspace,
    &name_randperm,
    &name_rand,
    &name_randn,
    &name_normal,
    &name_bernoulli,
    &name_bernoulli_,
    &name_uniform_,
    &name_normal_,
    &name_exponential_,
    &name_cauchy_,
    &name_log_normal_,
    &name_geometric_,
    &name_random_,
    &name_conv2d,
    &name_conv_transpose2d,
    &name_conv1d,
    &name_max_pool2d,
    &name_avg_pool2d,
    &name_batch_norm,
    &name_mse_loss,
    &name_l1_loss,
    &name_smooth_l1_loss,
    &name_kl_div,
    &name_nll_loss,
    &name_binary_cross_entropy,
    &name_weighted_binary_cross_entropy,
    &name_soft_margin_loss,
    &name_hinge_embedding_loss,
    &name_margin_ranking_loss,
    NULL,
};

const overloads *const th_operators[OPERATOR_COUNT] = {
    [OPERATOR_ADD] = &name_add,
    [OPERATOR_SUB] = &name_sub,
    [OPERATOR_MUL] = &name_mul,
    [OPERATOR_DIV] = &name_div,
    [OPERATOR_FLOORDIV] = &name_floor_divide,
    [OPERATOR_MOD] = &name_remainder,
    [OPERATOR_POW] = &name_pow,
    [OPERATOR_MATMUL] = &name_matmul,
    [OPERATOR_AND] = &name_bitwise_and,
    [OPERATOR_OR] = &name_bitwise_or,
    [OPERATOR_XOR] = &name_bitwise_xor,
    [OPERATOR_LSHIFT] = &name_left_shift,
    [OPERATOR_RSHIFT] = &name_right_shift,
    [OPERATOR_INVERT] = &name_bitwise_not,
    [OPERATOR_LT] = &name_lt,
    [OPERATOR_LE] = &name_le,
    [OPERATOR_EQ] = &name_eq,
    [OPERATOR_NE] = &name_ne,
    [OPERATOR_GE] = &name_ge,
    [OPERATOR_GT] = &name_gt,
    [OPERATOR_NEG] = &name_neg,
    [OPERATOR_ABS] = &name_abs,
};

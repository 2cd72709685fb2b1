/* Generated from ops.yaml by codegen/templates/table.c. Do not edit: change the row and run make gen. */
/* The tables that the dispatcher reads: parameters, positional forms, rows, and the rows behind each public name. */
#include <math.h>

#include "ops.h"

/* abs(Tensor input) */
static const param abs_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form abs_forms[] = {
    {"t", {0}},
};

/* neg(Tensor input) */
static const param neg_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form neg_forms[] = {
    {"t", {0}},
};

/* sign(Tensor input) */
static const param sign_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form sign_forms[] = {
    {"t", {0}},
};

/* reciprocal(Tensor input) */
static const param reciprocal_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form reciprocal_forms[] = {
    {"t", {0}},
};

/* sqrt(Tensor input) */
static const param sqrt_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form sqrt_forms[] = {
    {"t", {0}},
};

/* rsqrt(Tensor input) */
static const param rsqrt_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form rsqrt_forms[] = {
    {"t", {0}},
};

/* exp(Tensor input) */
static const param exp_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form exp_forms[] = {
    {"t", {0}},
};

/* expm1(Tensor input) */
static const param expm1_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form expm1_forms[] = {
    {"t", {0}},
};

/* log(Tensor input) */
static const param log_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form log_forms[] = {
    {"t", {0}},
};

/* log1p(Tensor input) */
static const param log1p_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form log1p_forms[] = {
    {"t", {0}},
};

/* sin(Tensor input) */
static const param sin_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form sin_forms[] = {
    {"t", {0}},
};

/* cos(Tensor input) */
static const param cos_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form cos_forms[] = {
    {"t", {0}},
};

/* tan(Tensor input) */
static const param tan_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form tan_forms[] = {
    {"t", {0}},
};

/* asin(Tensor input) */
static const param asin_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form asin_forms[] = {
    {"t", {0}},
};

/* acos(Tensor input) */
static const param acos_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form acos_forms[] = {
    {"t", {0}},
};

/* atan(Tensor input) */
static const param atan_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form atan_forms[] = {
    {"t", {0}},
};

/* sinh(Tensor input) */
static const param sinh_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form sinh_forms[] = {
    {"t", {0}},
};

/* cosh(Tensor input) */
static const param cosh_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form cosh_forms[] = {
    {"t", {0}},
};

/* tanh(Tensor input) */
static const param tanh_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form tanh_forms[] = {
    {"t", {0}},
};

/* sigmoid(Tensor input) */
static const param sigmoid_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form sigmoid_forms[] = {
    {"t", {0}},
};

/* floor(Tensor input) */
static const param floor_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form floor_forms[] = {
    {"t", {0}},
};

/* ceil(Tensor input) */
static const param ceil_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form ceil_forms[] = {
    {"t", {0}},
};

/* round(Tensor input) */
static const param round_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form round_forms[] = {
    {"t", {0}},
};

/* trunc(Tensor input) */
static const param trunc_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form trunc_forms[] = {
    {"t", {0}},
};

/* frac(Tensor input) */
static const param frac_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form frac_forms[] = {
    {"t", {0}},
};

/* isnan(Tensor input) -> ByteTensor */
static const param isnan_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form isnan_forms[] = {
    {"t", {0}},
};

/* fill(Tensor input, Scalar value) */
static const param fill_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "value", .kind = P_SCALAR, .s = 0, .type = -1},
};
static const form fill_forms[] = {
    {"td", {0, 1}},
};

/* zero(Tensor input) */
static const param zero_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form zero_forms[] = {
    {"t", {0}},
};

/* clone(Tensor input) */
static const param clone_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form clone_forms[] = {
    {"t", {0}},
};

/* add(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other) */
static const param add_params[] = {
    {.name = "input", .kind = P_EITHER, .t = 0, .s = 0, .type = -1},
    {
        .name = "alpha", .kind = P_SCALAR, .s = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {.name = "other", .kind = P_EITHER, .t = 1, .s = 2, .type = -1},
};
static const form add_forms[] = {
    {"tt", {0, 2}}, {"td", {0, 2}}, {"dt", {0, 2}}, {"tdt", {0, 1, 2}}, {"tdd", {0, 1, 2}},
    {"ddt", {0, 1, 2}},
};

/* sub(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other) */
static const param sub_params[] = {
    {.name = "input", .kind = P_EITHER, .t = 0, .s = 0, .type = -1},
    {
        .name = "alpha", .kind = P_SCALAR, .s = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {.name = "other", .kind = P_EITHER, .t = 1, .s = 2, .type = -1},
};
static const form sub_forms[] = {
    {"tt", {0, 2}}, {"td", {0, 2}}, {"dt", {0, 2}}, {"tdt", {0, 1, 2}}, {"tdd", {0, 1, 2}},
    {"ddt", {0, 1, 2}},
};

/* mul(Tensor|Scalar input, Tensor|Scalar other) */
static const param mul_params[] = {
    {.name = "input", .kind = P_EITHER, .t = 0, .s = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .t = 1, .s = 1, .type = -1},
};
static const form mul_forms[] = {
    {"tt", {0, 1}}, {"td", {0, 1}}, {"dt", {0, 1}},
};

/* div(Tensor|Scalar input, Tensor|Scalar other) */
static const param div_params[] = {
    {.name = "input", .kind = P_EITHER, .t = 0, .s = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .t = 1, .s = 1, .type = -1},
};
static const form div_forms[] = {
    {"tt", {0, 1}}, {"td", {0, 1}}, {"dt", {0, 1}},
};

/* floor_divide(Tensor|Scalar input, Tensor|Scalar other) */
static const param floor_divide_params[] = {
    {.name = "input", .kind = P_EITHER, .t = 0, .s = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .t = 1, .s = 1, .type = -1},
};
static const form floor_divide_forms[] = {
    {"tt", {0, 1}}, {"td", {0, 1}}, {"dt", {0, 1}},
};

/* fmod(Tensor|Scalar input, Tensor|Scalar other) */
static const param fmod_params[] = {
    {.name = "input", .kind = P_EITHER, .t = 0, .s = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .t = 1, .s = 1, .type = -1},
};
static const form fmod_forms[] = {
    {"tt", {0, 1}}, {"td", {0, 1}}, {"dt", {0, 1}},
};

/* remainder(Tensor|Scalar input, Tensor|Scalar other) */
static const param remainder_params[] = {
    {.name = "input", .kind = P_EITHER, .t = 0, .s = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .t = 1, .s = 1, .type = -1},
};
static const form remainder_forms[] = {
    {"tt", {0, 1}}, {"td", {0, 1}}, {"dt", {0, 1}},
};

/* pow(Tensor|Scalar input, Tensor|Scalar exponent) */
static const param pow_params[] = {
    {.name = "input", .kind = P_EITHER, .t = 0, .s = 0, .type = -1},
    {.name = "exponent", .kind = P_EITHER, .t = 1, .s = 1, .type = -1},
};
static const form pow_forms[] = {
    {"tt", {0, 1}}, {"td", {0, 1}}, {"dt", {0, 1}},
};

/* atan2(Tensor input, Tensor other) */
static const param atan2_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .t = 1, .type = -1},
};
static const form atan2_forms[] = {
    {"tt", {0, 1}},
};

/* lerp(Tensor input, Tensor end, Scalar weight) */
static const param lerp_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "end", .kind = P_TENSOR, .t = 1, .type = -1},
    {.name = "weight", .kind = P_SCALAR, .s = 0, .type = -1},
};
static const form lerp_forms[] = {
    {"ttd", {0, 1, 2}},
};

/* addcmul(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2) */
static const param addcmul_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "value", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {.name = "tensor1", .kind = P_TENSOR, .t = 1, .type = -1},
    {.name = "tensor2", .kind = P_TENSOR, .t = 2, .type = -1},
};
static const form addcmul_forms[] = {
    {"ttt", {0, 2, 3}}, {"tdtt", {0, 1, 2, 3}},
};

/* addcdiv(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2) */
static const param addcdiv_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "value", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {.name = "tensor1", .kind = P_TENSOR, .t = 1, .type = -1},
    {.name = "tensor2", .kind = P_TENSOR, .t = 2, .type = -1},
};
static const form addcdiv_forms[] = {
    {"ttt", {0, 2, 3}}, {"tdtt", {0, 1, 2, 3}},
};

/* clamp(Tensor input, Scalar min, Scalar max) */
static const param clamp_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "min", .kind = P_SCALAR, .s = 0, .type = -1},
    {.name = "max", .kind = P_SCALAR, .s = 1, .type = -1},
};
static const form clamp_forms[] = {
    {"tdd", {0, 1, 2}},
};

/* clamp_min(Tensor input, Scalar min) */
static const param clamp_min_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "min", .kind = P_SCALAR, .s = 0, .type = -1},
};
static const form clamp_min_forms[] = {
    {"td", {0, 1}},
};

/* clamp_max(Tensor input, Scalar max) */
static const param clamp_max_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "max", .kind = P_SCALAR, .s = 0, .type = -1},
};
static const form clamp_max_forms[] = {
    {"td", {0, 1}},
};

/* max_other(Tensor input, Tensor other) */
static const param max_other_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .t = 1, .type = -1},
};
static const form max_other_forms[] = {
    {"tt", {0, 1}},
};

/* min_other(Tensor input, Tensor other) */
static const param min_other_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .t = 1, .type = -1},
};
static const form min_other_forms[] = {
    {"tt", {0, 1}},
};

/* where(ByteTensor condition, Tensor|Scalar input, Tensor|Scalar other) */
static const param where_params[] = {
    {.name = "condition", .kind = P_TENSOR, .t = 0, .type = TH_BYTE},
    {.name = "input", .kind = P_EITHER, .t = 1, .s = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .t = 2, .s = 1, .type = -1},
};
static const form where_forms[] = {
    {"ttt", {0, 1, 2}}, {"ttd", {0, 1, 2}}, {"tdt", {0, 1, 2}}, {"tdd", {0, 1, 2}},
};

/* bitwise_and(Tensor|Scalar input, Tensor|Scalar other) */
static const param bitwise_and_params[] = {
    {.name = "input", .kind = P_EITHER, .t = 0, .s = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .t = 1, .s = 1, .type = -1},
};
static const form bitwise_and_forms[] = {
    {"tt", {0, 1}}, {"td", {0, 1}}, {"dt", {0, 1}},
};

/* bitwise_or(Tensor|Scalar input, Tensor|Scalar other) */
static const param bitwise_or_params[] = {
    {.name = "input", .kind = P_EITHER, .t = 0, .s = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .t = 1, .s = 1, .type = -1},
};
static const form bitwise_or_forms[] = {
    {"tt", {0, 1}}, {"td", {0, 1}}, {"dt", {0, 1}},
};

/* bitwise_xor(Tensor|Scalar input, Tensor|Scalar other) */
static const param bitwise_xor_params[] = {
    {.name = "input", .kind = P_EITHER, .t = 0, .s = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .t = 1, .s = 1, .type = -1},
};
static const form bitwise_xor_forms[] = {
    {"tt", {0, 1}}, {"td", {0, 1}}, {"dt", {0, 1}},
};

/* bitwise_not(Tensor input) */
static const param bitwise_not_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form bitwise_not_forms[] = {
    {"t", {0}},
};

/* left_shift(Tensor|Scalar input, Tensor|Scalar other) */
static const param left_shift_params[] = {
    {.name = "input", .kind = P_EITHER, .t = 0, .s = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .t = 1, .s = 1, .type = -1},
};
static const form left_shift_forms[] = {
    {"tt", {0, 1}}, {"td", {0, 1}}, {"dt", {0, 1}},
};

/* right_shift(Tensor|Scalar input, Tensor|Scalar other) */
static const param right_shift_params[] = {
    {.name = "input", .kind = P_EITHER, .t = 0, .s = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .t = 1, .s = 1, .type = -1},
};
static const form right_shift_forms[] = {
    {"tt", {0, 1}}, {"td", {0, 1}}, {"dt", {0, 1}},
};

/* eq(Tensor input, Tensor|Scalar other) -> ByteTensor */
static const param eq_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .t = 1, .s = 0, .type = -1},
};
static const form eq_forms[] = {
    {"tt", {0, 1}}, {"td", {0, 1}},
};

/* ne(Tensor input, Tensor|Scalar other) -> ByteTensor */
static const param ne_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .t = 1, .s = 0, .type = -1},
};
static const form ne_forms[] = {
    {"tt", {0, 1}}, {"td", {0, 1}},
};

/* lt(Tensor input, Tensor|Scalar other) -> ByteTensor */
static const param lt_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .t = 1, .s = 0, .type = -1},
};
static const form lt_forms[] = {
    {"tt", {0, 1}}, {"td", {0, 1}},
};

/* le(Tensor input, Tensor|Scalar other) -> ByteTensor */
static const param le_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .t = 1, .s = 0, .type = -1},
};
static const form le_forms[] = {
    {"tt", {0, 1}}, {"td", {0, 1}},
};

/* gt(Tensor input, Tensor|Scalar other) -> ByteTensor */
static const param gt_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .t = 1, .s = 0, .type = -1},
};
static const form gt_forms[] = {
    {"tt", {0, 1}}, {"td", {0, 1}},
};

/* ge(Tensor input, Tensor|Scalar other) -> ByteTensor */
static const param ge_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .t = 1, .s = 0, .type = -1},
};
static const form ge_forms[] = {
    {"tt", {0, 1}}, {"td", {0, 1}},
};

/* sum(Tensor input, int? dim=None, bool keepdim=True) */
static const param sum_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "dim", .kind = P_INT, .n = 0, .optional = true,
        .preset = {.i = TH_NONE, .kind = TH_DEFAULT}, .type = -1
    },
    {
        .name = "keepdim", .kind = P_BOOL, .n = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
};
static const form sum_forms[] = {
    {"t", {0}}, {"ti", {0, 1}}, {"tib", {0, 1, 2}},
};

/* prod(Tensor input, int? dim=None, bool keepdim=True) */
static const param prod_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "dim", .kind = P_INT, .n = 0, .optional = true,
        .preset = {.i = TH_NONE, .kind = TH_DEFAULT}, .type = -1
    },
    {
        .name = "keepdim", .kind = P_BOOL, .n = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
};
static const form prod_forms[] = {
    {"t", {0}}, {"ti", {0, 1}}, {"tib", {0, 1, 2}},
};

/* mean(Tensor input, int? dim=None, bool keepdim=True) */
static const param mean_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "dim", .kind = P_INT, .n = 0, .optional = true,
        .preset = {.i = TH_NONE, .kind = TH_DEFAULT}, .type = -1
    },
    {
        .name = "keepdim", .kind = P_BOOL, .n = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
};
static const form mean_forms[] = {
    {"t", {0}}, {"ti", {0, 1}}, {"tib", {0, 1, 2}},
};

/* max(Tensor input) */
static const param max_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form max_forms[] = {
    {"t", {0}},
};

/* min(Tensor input) */
static const param min_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form min_forms[] = {
    {"t", {0}},
};

/* max_dim(Tensor input, int dim, bool keepdim=True) -> (Tensor values, LongTensor indices) */
static const param max_dim_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
    {
        .name = "keepdim", .kind = P_BOOL, .n = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
};
static const form max_dim_forms[] = {
    {"ti", {0, 1}}, {"tib", {0, 1, 2}},
};

/* min_dim(Tensor input, int dim, bool keepdim=True) -> (Tensor values, LongTensor indices) */
static const param min_dim_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
    {
        .name = "keepdim", .kind = P_BOOL, .n = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
};
static const form min_dim_forms[] = {
    {"ti", {0, 1}}, {"tib", {0, 1, 2}},
};

/* norm(Tensor input, Scalar p=2, int? dim=None, bool keepdim=True) */
static const param norm_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "p", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {2, 2, TH_DEFAULT},
        .type = -1
    },
    {
        .name = "dim", .kind = P_INT, .n = 0, .optional = true,
        .preset = {.i = TH_NONE, .kind = TH_DEFAULT}, .type = -1
    },
    {
        .name = "keepdim", .kind = P_BOOL, .n = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
};
static const form norm_forms[] = {
    {"t", {0}}, {"td", {0, 1}}, {"tdi", {0, 1, 2}}, {"tdib", {0, 1, 2, 3}},
};

/* dist(Tensor input, Tensor other, Scalar p=2) */
static const param dist_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .t = 1, .type = -1},
    {
        .name = "p", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {2, 2, TH_DEFAULT},
        .type = -1
    },
};
static const form dist_forms[] = {
    {"tt", {0, 1}}, {"ttd", {0, 1, 2}},
};

/* var(Tensor input, int? dim=None, bool unbiased=True, bool keepdim=True) */
static const param var_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "dim", .kind = P_INT, .n = 0, .optional = true,
        .preset = {.i = TH_NONE, .kind = TH_DEFAULT}, .type = -1
    },
    {
        .name = "unbiased", .kind = P_BOOL, .n = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {
        .name = "keepdim", .kind = P_BOOL, .n = 2, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
};
static const form var_forms[] = {
    {"t", {0}}, {"ti", {0, 1}}, {"tib", {0, 1, 2}}, {"tibb", {0, 1, 2, 3}},
};

/* std(Tensor input, int? dim=None, bool unbiased=True, bool keepdim=True) */
static const param std_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "dim", .kind = P_INT, .n = 0, .optional = true,
        .preset = {.i = TH_NONE, .kind = TH_DEFAULT}, .type = -1
    },
    {
        .name = "unbiased", .kind = P_BOOL, .n = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {
        .name = "keepdim", .kind = P_BOOL, .n = 2, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
};
static const form std_forms[] = {
    {"t", {0}}, {"ti", {0, 1}}, {"tib", {0, 1, 2}}, {"tibb", {0, 1, 2, 3}},
};

/* var_input(Tensor grad_output, Tensor input, int? dimension=None, bool unbiased=True, bool
   keepdim=True) */
static const param var_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "input", .kind = P_TENSOR, .t = 1, .type = -1},
    {
        .name = "dimension", .kind = P_INT, .n = 0, .optional = true,
        .preset = {.i = TH_NONE, .kind = TH_DEFAULT}, .type = -1
    },
    {
        .name = "unbiased", .kind = P_BOOL, .n = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {
        .name = "keepdim", .kind = P_BOOL, .n = 2, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
};
static const form var_input_forms[] = {
    {"tt", {0, 1}}, {"tti", {0, 1, 2}}, {"ttib", {0, 1, 2, 3}}, {"ttibb", {0, 1, 2, 3, 4}},
};

/* all(ByteTensor input, int? dim=None, bool keepdim=True) -> ByteTensor */
static const param all_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = TH_BYTE},
    {
        .name = "dim", .kind = P_INT, .n = 0, .optional = true,
        .preset = {.i = TH_NONE, .kind = TH_DEFAULT}, .type = -1
    },
    {
        .name = "keepdim", .kind = P_BOOL, .n = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
};
static const form all_forms[] = {
    {"t", {0}}, {"ti", {0, 1}}, {"tib", {0, 1, 2}},
};

/* any(ByteTensor input, int? dim=None, bool keepdim=True) -> ByteTensor */
static const param any_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = TH_BYTE},
    {
        .name = "dim", .kind = P_INT, .n = 0, .optional = true,
        .preset = {.i = TH_NONE, .kind = TH_DEFAULT}, .type = -1
    },
    {
        .name = "keepdim", .kind = P_BOOL, .n = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
};
static const form any_forms[] = {
    {"t", {0}}, {"ti", {0, 1}}, {"tib", {0, 1, 2}},
};

/* relu(Tensor input) */
static const param relu_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form relu_forms[] = {
    {"t", {0}},
};

/* threshold(Tensor input, Scalar threshold, Scalar value) */
static const param threshold_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "threshold", .kind = P_SCALAR, .s = 0, .type = -1},
    {.name = "value", .kind = P_SCALAR, .s = 1, .type = -1},
};
static const form threshold_forms[] = {
    {"tdd", {0, 1, 2}},
};

/* hardtanh(Tensor input, Scalar min_value=-1, Scalar max_value=1) */
static const param hardtanh_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "min_value", .kind = P_SCALAR, .s = 0, .optional = true,
        .preset = {-1, -1, TH_DEFAULT}, .type = -1
    },
    {
        .name = "max_value", .kind = P_SCALAR, .s = 1, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
};
static const form hardtanh_forms[] = {
    {"t", {0}}, {"td", {0, 1}}, {"tdd", {0, 1, 2}},
};

/* leaky_relu(Tensor input, Scalar negative_slope=0.01) */
static const param leaky_relu_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "negative_slope", .kind = P_SCALAR, .s = 0, .optional = true,
        .preset = {0.01, 0, TH_DEFAULT}, .type = -1
    },
};
static const form leaky_relu_forms[] = {
    {"t", {0}}, {"td", {0, 1}},
};

/* prelu(Tensor input, Tensor weight) */
static const param prelu_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "weight", .kind = P_TENSOR, .t = 1, .type = -1},
};
static const form prelu_forms[] = {
    {"tt", {0, 1}},
};

/* elu(Tensor input, Scalar alpha=1) */
static const param elu_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "alpha", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
};
static const form elu_forms[] = {
    {"t", {0}}, {"td", {0, 1}},
};

/* softplus(Tensor input, Scalar beta=1, Scalar threshold=20) */
static const param softplus_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "beta", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {
        .name = "threshold", .kind = P_SCALAR, .s = 1, .optional = true,
        .preset = {20, 20, TH_DEFAULT}, .type = -1
    },
};
static const form softplus_forms[] = {
    {"t", {0}}, {"td", {0, 1}}, {"tdd", {0, 1, 2}},
};

/* log_sigmoid(Tensor input) */
static const param log_sigmoid_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form log_sigmoid_forms[] = {
    {"t", {0}},
};

/* softsign(Tensor input) */
static const param softsign_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form softsign_forms[] = {
    {"t", {0}},
};

/* tanhshrink(Tensor input) */
static const param tanhshrink_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form tanhshrink_forms[] = {
    {"t", {0}},
};

/* hardshrink(Tensor input, Scalar lambd=0.5) */
static const param hardshrink_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "lambd", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {0.5, 0, TH_DEFAULT},
        .type = -1
    },
};
static const form hardshrink_forms[] = {
    {"t", {0}}, {"td", {0, 1}},
};

/* softshrink(Tensor input, Scalar lambd=0.5) */
static const param softshrink_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "lambd", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {0.5, 0, TH_DEFAULT},
        .type = -1
    },
};
static const form softshrink_forms[] = {
    {"t", {0}}, {"td", {0, 1}},
};

/* softmax(Tensor input, int dim) */
static const param softmax_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
};
static const form softmax_forms[] = {
    {"ti", {0, 1}},
};

/* log_softmax(Tensor input, int dim) */
static const param log_softmax_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
};
static const form log_softmax_forms[] = {
    {"ti", {0, 1}},
};

/* softmax_input(Tensor grad_output, Tensor probability, int dim) */
static const param softmax_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "probability", .kind = P_TENSOR, .t = 1, .type = -1},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
};
static const form softmax_input_forms[] = {
    {"tti", {0, 1, 2}},
};

/* log_softmax_input(Tensor grad_output, Tensor log_probability, int dim) */
static const param log_softmax_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "log_probability", .kind = P_TENSOR, .t = 1, .type = -1},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
};
static const form log_softmax_input_forms[] = {
    {"tti", {0, 1, 2}},
};

/* dot(Tensor input, Tensor tensor) */
static const param dot_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "tensor", .kind = P_TENSOR, .t = 1, .type = -1},
};
static const form dot_forms[] = {
    {"tt", {0, 1}},
};

/* mv(Tensor input, Tensor vec) */
static const param mv_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "vec", .kind = P_TENSOR, .t = 1, .type = -1},
};
static const form mv_forms[] = {
    {"tt", {0, 1}},
};

/* mm(Tensor input, Tensor mat2) */
static const param mm_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "mat2", .kind = P_TENSOR, .t = 1, .type = -1},
};
static const form mm_forms[] = {
    {"tt", {0, 1}},
};

/* bmm(Tensor input, Tensor mat2) */
static const param bmm_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "mat2", .kind = P_TENSOR, .t = 1, .type = -1},
};
static const form bmm_forms[] = {
    {"tt", {0, 1}},
};

/* ger(Tensor input, Tensor vec2) */
static const param ger_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "vec2", .kind = P_TENSOR, .t = 1, .type = -1},
};
static const form ger_forms[] = {
    {"tt", {0, 1}},
};

/* addmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor mat1, Tensor mat2) */
static const param addmm_params[] = {
    {
        .name = "beta", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "alpha", .kind = P_SCALAR, .s = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {.name = "mat1", .kind = P_TENSOR, .t = 1, .type = -1},
    {.name = "mat2", .kind = P_TENSOR, .t = 2, .type = -1},
};
static const form addmm_forms[] = {
    {"ttt", {1, 3, 4}}, {"dttt", {0, 1, 3, 4}}, {"tdtt", {1, 2, 3, 4}}, {"dtdtt", {0, 1, 2, 3, 4}},
};

/* addmv(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor mat, Tensor vec) */
static const param addmv_params[] = {
    {
        .name = "beta", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "alpha", .kind = P_SCALAR, .s = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {.name = "mat", .kind = P_TENSOR, .t = 1, .type = -1},
    {.name = "vec", .kind = P_TENSOR, .t = 2, .type = -1},
};
static const form addmv_forms[] = {
    {"ttt", {1, 3, 4}}, {"dttt", {0, 1, 3, 4}}, {"tdtt", {1, 2, 3, 4}}, {"dtdtt", {0, 1, 2, 3, 4}},
};

/* addr(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor vec1, Tensor vec2) */
static const param addr_params[] = {
    {
        .name = "beta", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "alpha", .kind = P_SCALAR, .s = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {.name = "vec1", .kind = P_TENSOR, .t = 1, .type = -1},
    {.name = "vec2", .kind = P_TENSOR, .t = 2, .type = -1},
};
static const form addr_forms[] = {
    {"ttt", {1, 3, 4}}, {"dttt", {0, 1, 3, 4}}, {"tdtt", {1, 2, 3, 4}}, {"dtdtt", {0, 1, 2, 3, 4}},
};

/* addbmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor batch1, Tensor batch2) */
static const param addbmm_params[] = {
    {
        .name = "beta", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "alpha", .kind = P_SCALAR, .s = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {.name = "batch1", .kind = P_TENSOR, .t = 1, .type = -1},
    {.name = "batch2", .kind = P_TENSOR, .t = 2, .type = -1},
};
static const form addbmm_forms[] = {
    {"ttt", {1, 3, 4}}, {"dttt", {0, 1, 3, 4}}, {"tdtt", {1, 2, 3, 4}}, {"dtdtt", {0, 1, 2, 3, 4}},
};

/* baddbmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor batch1, Tensor batch2) */
static const param baddbmm_params[] = {
    {
        .name = "beta", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "alpha", .kind = P_SCALAR, .s = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {.name = "batch1", .kind = P_TENSOR, .t = 1, .type = -1},
    {.name = "batch2", .kind = P_TENSOR, .t = 2, .type = -1},
};
static const form baddbmm_forms[] = {
    {"ttt", {1, 3, 4}}, {"dttt", {0, 1, 3, 4}}, {"tdtt", {1, 2, 3, 4}}, {"dtdtt", {0, 1, 2, 3, 4}},
};

/* linear(Tensor input, Tensor weight, Tensor? bias=None) */
static const param linear_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "weight", .kind = P_TENSOR, .t = 1, .type = -1},
    {.name = "bias", .kind = P_TENSOR, .t = 2, .optional = true, .type = -1},
};
static const form linear_forms[] = {
    {"tt", {0, 1}}, {"ttt", {0, 1, 2}},
};

/* linear_weight(Tensor grad_output, Tensor input) */
static const param linear_weight_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "input", .kind = P_TENSOR, .t = 1, .type = -1},
};
static const form linear_weight_forms[] = {
    {"tt", {0, 1}},
};

/* matmul(Tensor input, Tensor other) */
static const param matmul_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .t = 1, .type = -1},
};

/* view(Tensor input, int* size) */
static const param view_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "size", .kind = P_LIST, .n = 0, .type = -1},
};
static const form view_forms[] = {
    {"tL", {0, 1}}, {"t*", {0, 1}},
};

/* reshape(Tensor input, int* size) */
static const param reshape_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "size", .kind = P_LIST, .n = 0, .type = -1},
};
static const form reshape_forms[] = {
    {"tL", {0, 1}}, {"t*", {0, 1}},
};

/* transpose(Tensor input, int dim0, int dim1) */
static const param transpose_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dim0", .kind = P_INT, .n = 0, .type = -1},
    {.name = "dim1", .kind = P_INT, .n = 1, .type = -1},
};
static const form transpose_forms[] = {
    {"tii", {0, 1, 2}},
};

/* t(Tensor input) */
static const param t_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form t_forms[] = {
    {"t", {0}},
};

/* permute(Tensor input, int* dims) */
static const param permute_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dims", .kind = P_LIST, .n = 0, .type = -1},
};
static const form permute_forms[] = {
    {"tL", {0, 1}}, {"t*", {0, 1}},
};

/* unpermute(Tensor input, int* dims) */
static const param unpermute_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dims", .kind = P_LIST, .n = 0, .type = -1},
};
static const form unpermute_forms[] = {
    {"tL", {0, 1}}, {"t*", {0, 1}},
};

/* narrow(Tensor input, int dimension, int start, int length) */
static const param narrow_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dimension", .kind = P_INT, .n = 0, .type = -1},
    {.name = "start", .kind = P_INT, .n = 1, .type = -1},
    {.name = "length", .kind = P_INT, .n = 2, .type = -1},
};
static const form narrow_forms[] = {
    {"tiii", {0, 1, 2, 3}},
};

/* narrow_input(Tensor grad_output, int dimension, int start, int* size) */
static const param narrow_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dimension", .kind = P_INT, .n = 0, .type = -1},
    {.name = "start", .kind = P_INT, .n = 1, .type = -1},
    {.name = "size", .kind = P_LIST, .n = 2, .type = -1},
};
static const form narrow_input_forms[] = {
    {"tiiL", {0, 1, 2, 3}}, {"tii*", {0, 1, 2, 3}},
};

/* select(Tensor input, int dim, int index) */
static const param select_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
    {.name = "index", .kind = P_INT, .n = 1, .type = -1},
};
static const form select_forms[] = {
    {"tii", {0, 1, 2}},
};

/* select_input(Tensor grad_output, int dim, int index, int* size) */
static const param select_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
    {.name = "index", .kind = P_INT, .n = 1, .type = -1},
    {.name = "size", .kind = P_LIST, .n = 2, .type = -1},
};
static const form select_input_forms[] = {
    {"tiiL", {0, 1, 2, 3}}, {"tii*", {0, 1, 2, 3}},
};

/* expand(Tensor input, int* size) */
static const param expand_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "size", .kind = P_LIST, .n = 0, .type = -1},
};
static const form expand_forms[] = {
    {"tL", {0, 1}}, {"t*", {0, 1}},
};

/* sum_to_size(Tensor input, int* size) */
static const param sum_to_size_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "size", .kind = P_LIST, .n = 0, .type = -1},
};
static const form sum_to_size_forms[] = {
    {"tL", {0, 1}}, {"t*", {0, 1}},
};

/* squeeze(Tensor input, int? dim=None) */
static const param squeeze_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "dim", .kind = P_INT, .n = 0, .optional = true,
        .preset = {.i = TH_NONE, .kind = TH_DEFAULT}, .type = -1
    },
};
static const form squeeze_forms[] = {
    {"t", {0}}, {"ti", {0, 1}},
};

/* unsqueeze(Tensor input, int dim) */
static const param unsqueeze_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
};
static const form unsqueeze_forms[] = {
    {"ti", {0, 1}},
};

/* unfold(Tensor input, int dimension, int size, int step) */
static const param unfold_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dimension", .kind = P_INT, .n = 0, .type = -1},
    {.name = "size", .kind = P_INT, .n = 1, .type = -1},
    {.name = "step", .kind = P_INT, .n = 2, .type = -1},
};
static const form unfold_forms[] = {
    {"tiii", {0, 1, 2, 3}},
};

/* unfold_input(Tensor grad_output, int dimension, int length, int step, int* size) */
static const param unfold_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dimension", .kind = P_INT, .n = 0, .type = -1},
    {.name = "length", .kind = P_INT, .n = 1, .type = -1},
    {.name = "step", .kind = P_INT, .n = 2, .type = -1},
    {.name = "size", .kind = P_LIST, .n = 3, .type = -1},
};
static const form unfold_input_forms[] = {
    {"tiiiL", {0, 1, 2, 3, 4}}, {"tiii*", {0, 1, 2, 3, 4}},
};

/* index(Tensor input, int* spec) */
static const param index_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "spec", .kind = P_LIST, .n = 0, .type = -1},
};
static const form index_forms[] = {
    {"tL", {0, 1}}, {"t*", {0, 1}},
};

/* index_input(Tensor grad_output, int ndim, int* size_and_spec) */
static const param index_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "ndim", .kind = P_INT, .n = 0, .type = -1},
    {.name = "size_and_spec", .kind = P_LIST, .n = 1, .type = -1},
};
static const form index_input_forms[] = {
    {"tiL", {0, 1, 2}}, {"ti*", {0, 1, 2}},
};

/* index_again(Tensor input, int ndim, int* size_and_spec) */
static const param index_again_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "ndim", .kind = P_INT, .n = 0, .type = -1},
    {.name = "size_and_spec", .kind = P_LIST, .n = 1, .type = -1},
};
static const form index_again_forms[] = {
    {"tiL", {0, 1, 2}}, {"ti*", {0, 1, 2}},
};

/* assign(Tensor input, Tensor|Scalar source, int* spec) */
static const param assign_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "source", .kind = P_EITHER, .t = 1, .s = 0, .type = -1},
    {.name = "spec", .kind = P_LIST, .n = 0, .type = -1},
};
static const form assign_forms[] = {
    {"ttL", {0, 1, 2}}, {"tt*", {0, 1, 2}}, {"tdL", {0, 1, 2}}, {"td*", {0, 1, 2}},
};

/* view_as(Tensor input, Tensor other) */
static const param view_as_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .t = 1, .type = -1},
};

/* expand_as(Tensor input, Tensor other) */
static const param expand_as_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .t = 1, .type = -1},
};

/* split(Tensor input, int split_size, int dim=0) -> Tensor* */
static const param split_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "split_size", .kind = P_INT, .n = 0, .type = -1},
    {
        .name = "dim", .kind = P_INT, .n = 1, .optional = true, .preset = {0, 0, TH_DEFAULT},
        .type = -1
    },
};

/* chunk(Tensor input, int chunks, int dim=0) -> Tensor* */
static const param chunk_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "chunks", .kind = P_INT, .n = 0, .type = -1},
    {
        .name = "dim", .kind = P_INT, .n = 1, .optional = true, .preset = {0, 0, TH_DEFAULT},
        .type = -1
    },
};

/* unbind(Tensor input, int dim=0) -> Tensor* */
static const param unbind_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "dim", .kind = P_INT, .n = 0, .optional = true, .preset = {0, 0, TH_DEFAULT},
        .type = -1
    },
};

/* index_select(Tensor input, int dim, LongTensor index) */
static const param index_select_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
    {.name = "index", .kind = P_TENSOR, .t = 1, .type = TH_LONG},
};
static const form index_select_forms[] = {
    {"tit", {0, 1, 2}},
};

/* index_select_input(Tensor grad_output, int dim, LongTensor index, int* size) */
static const param index_select_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
    {.name = "index", .kind = P_TENSOR, .t = 1, .type = TH_LONG},
    {.name = "size", .kind = P_LIST, .n = 1, .type = -1},
};
static const form index_select_input_forms[] = {
    {"titL", {0, 1, 2, 3}}, {"tit*", {0, 1, 2, 3}},
};

/* gather(Tensor input, int dim, LongTensor index) */
static const param gather_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
    {.name = "index", .kind = P_TENSOR, .t = 1, .type = TH_LONG},
};
static const form gather_forms[] = {
    {"tit", {0, 1, 2}},
};

/* gather_input(Tensor grad_output, int dim, LongTensor index, int* size) */
static const param gather_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
    {.name = "index", .kind = P_TENSOR, .t = 1, .type = TH_LONG},
    {.name = "size", .kind = P_LIST, .n = 1, .type = -1},
};
static const form gather_input_forms[] = {
    {"titL", {0, 1, 2, 3}}, {"tit*", {0, 1, 2, 3}},
};

/* pick(Tensor input, LongTensor indices, int dim) */
static const param pick_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "indices", .kind = P_TENSOR, .t = 1, .type = TH_LONG},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
};
static const form pick_forms[] = {
    {"tti", {0, 1, 2}},
};

/* pick_input(Tensor grad_output, LongTensor indices, int dim, int* size) */
static const param pick_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "indices", .kind = P_TENSOR, .t = 1, .type = TH_LONG},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
    {.name = "size", .kind = P_LIST, .n = 1, .type = -1},
};
static const form pick_input_forms[] = {
    {"ttiL", {0, 1, 2, 3}}, {"tti*", {0, 1, 2, 3}},
};

/* masked_select(Tensor input, ByteTensor mask) */
static const param masked_select_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "mask", .kind = P_TENSOR, .t = 1, .type = TH_BYTE},
};
static const form masked_select_forms[] = {
    {"tt", {0, 1}},
};

/* masked_select_input(Tensor grad_output, ByteTensor mask, int* size) */
static const param masked_select_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "mask", .kind = P_TENSOR, .t = 1, .type = TH_BYTE},
    {.name = "size", .kind = P_LIST, .n = 0, .type = -1},
};
static const form masked_select_input_forms[] = {
    {"ttL", {0, 1, 2}}, {"tt*", {0, 1, 2}},
};

/* nonzero(Tensor input) -> LongTensor */
static const param nonzero_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form nonzero_forms[] = {
    {"t", {0}},
};

/* index_add(Tensor input, int dim, LongTensor index, Tensor source) */
static const param index_add_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
    {.name = "index", .kind = P_TENSOR, .t = 1, .type = TH_LONG},
    {.name = "source", .kind = P_TENSOR, .t = 2, .type = -1},
};
static const form index_add_forms[] = {
    {"titt", {0, 1, 2, 3}},
};

/* index_copy(Tensor input, int dim, LongTensor index, Tensor source) */
static const param index_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
    {.name = "index", .kind = P_TENSOR, .t = 1, .type = TH_LONG},
    {.name = "source", .kind = P_TENSOR, .t = 2, .type = -1},
};
static const form index_copy_forms[] = {
    {"titt", {0, 1, 2, 3}},
};

/* index_fill(Tensor input, int dim, LongTensor index, Scalar value) */
static const param index_fill_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
    {.name = "index", .kind = P_TENSOR, .t = 1, .type = TH_LONG},
    {.name = "value", .kind = P_SCALAR, .s = 0, .type = -1},
};
static const form index_fill_forms[] = {
    {"titd", {0, 1, 2, 3}},
};

/* scatter(Tensor input, int dim, LongTensor index, Tensor|Scalar source) */
static const param scatter_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
    {.name = "index", .kind = P_TENSOR, .t = 1, .type = TH_LONG},
    {.name = "source", .kind = P_EITHER, .t = 2, .s = 0, .type = -1},
};
static const form scatter_forms[] = {
    {"titt", {0, 1, 2, 3}}, {"titd", {0, 1, 2, 3}},
};

/* scatter_add(Tensor input, int dim, LongTensor index, Tensor source) */
static const param scatter_add_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
    {.name = "index", .kind = P_TENSOR, .t = 1, .type = TH_LONG},
    {.name = "source", .kind = P_TENSOR, .t = 2, .type = -1},
};
static const form scatter_add_forms[] = {
    {"titt", {0, 1, 2, 3}},
};

/* masked_fill(Tensor input, ByteTensor mask, Scalar value) */
static const param masked_fill_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "mask", .kind = P_TENSOR, .t = 1, .type = TH_BYTE},
    {.name = "value", .kind = P_SCALAR, .s = 0, .type = -1},
};
static const form masked_fill_forms[] = {
    {"ttd", {0, 1, 2}},
};

/* masked_copy(Tensor input, ByteTensor mask, Tensor source) */
static const param masked_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "mask", .kind = P_TENSOR, .t = 1, .type = TH_BYTE},
    {.name = "source", .kind = P_TENSOR, .t = 2, .type = -1},
};
static const form masked_copy_forms[] = {
    {"ttt", {0, 1, 2}},
};

/* masked_copy_input(Tensor grad_output, ByteTensor mask, int* size) */
static const param masked_copy_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "mask", .kind = P_TENSOR, .t = 1, .type = TH_BYTE},
    {.name = "size", .kind = P_LIST, .n = 0, .type = -1},
};
static const form masked_copy_input_forms[] = {
    {"ttL", {0, 1, 2}}, {"tt*", {0, 1, 2}},
};

/* diag(Tensor input, int diagonal=0) */
static const param diag_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "diagonal", .kind = P_INT, .n = 0, .optional = true, .preset = {0, 0, TH_DEFAULT},
        .type = -1
    },
};
static const form diag_forms[] = {
    {"t", {0}}, {"ti", {0, 1}},
};

/* diag_input(Tensor grad_output, int diagonal, int* size) */
static const param diag_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "diagonal", .kind = P_INT, .n = 0, .type = -1},
    {.name = "size", .kind = P_LIST, .n = 1, .type = -1},
};
static const form diag_input_forms[] = {
    {"tiL", {0, 1, 2}}, {"ti*", {0, 1, 2}},
};

/* tril(Tensor input, int k=0) */
static const param tril_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "k", .kind = P_INT, .n = 0, .optional = true, .preset = {0, 0, TH_DEFAULT},
        .type = -1
    },
};
static const form tril_forms[] = {
    {"t", {0}}, {"ti", {0, 1}},
};

/* triu(Tensor input, int k=0) */
static const param triu_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "k", .kind = P_INT, .n = 0, .optional = true, .preset = {0, 0, TH_DEFAULT},
        .type = -1
    },
};
static const form triu_forms[] = {
    {"t", {0}}, {"ti", {0, 1}},
};

/* trace(Tensor input) */
static const param trace_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form trace_forms[] = {
    {"t", {0}},
};

/* renorm(Tensor input, Scalar p, int dim, Scalar maxnorm) */
static const param renorm_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "p", .kind = P_SCALAR, .s = 0, .type = -1},
    {.name = "dim", .kind = P_INT, .n = 0, .type = -1},
    {.name = "maxnorm", .kind = P_SCALAR, .s = 1, .type = -1},
};

/* cross(Tensor input, Tensor other, int dim=-1) */
static const param cross_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .t = 1, .type = -1},
    {
        .name = "dim", .kind = P_INT, .n = 0, .optional = true, .preset = {-1, -1, TH_DEFAULT},
        .type = -1
    },
};

/* cat(Tensor* tensors, int dim=0) */
static const param cat_params[] = {
    {.name = "tensors", .kind = P_TENSORS, .type = -1},
    {
        .name = "dim", .kind = P_INT, .n = 0, .optional = true, .preset = {0, 0, TH_DEFAULT},
        .type = -1
    },
};
static const form cat_forms[] = {
    {"T", {0}}, {"Ti", {0, 1}},
};

/* stack(Tensor* tensors, int dim=0) */
static const param stack_params[] = {
    {.name = "tensors", .kind = P_TENSORS, .type = -1},
    {
        .name = "dim", .kind = P_INT, .n = 0, .optional = true, .preset = {0, 0, TH_DEFAULT},
        .type = -1
    },
};

/* repeat(Tensor input, int* sizes) */
static const param repeat_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "sizes", .kind = P_LIST, .n = 0, .type = -1},
};

/* zeros(int* size) */
static const param zeros_params[] = {
    {.name = "size", .kind = P_LIST, .n = 0, .type = -1},
};
static const form zeros_forms[] = {
    {"L", {0}}, {"*", {0}},
};

/* ones(int* size) */
static const param ones_params[] = {
    {.name = "size", .kind = P_LIST, .n = 0, .type = -1},
};
static const form ones_forms[] = {
    {"L", {0}}, {"*", {0}},
};

/* zeros_like(Tensor input) */
static const param zeros_like_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form zeros_like_forms[] = {
    {"t", {0}},
};

/* ones_like(Tensor input) */
static const param ones_like_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form ones_like_forms[] = {
    {"t", {0}},
};

/* eye(int n, int? m=None) */
static const param eye_params[] = {
    {.name = "n", .kind = P_INT, .n = 0, .type = -1},
    {
        .name = "m", .kind = P_INT, .n = 1, .optional = true,
        .preset = {.i = TH_NONE, .kind = TH_DEFAULT}, .type = -1
    },
};
static const form eye_forms[] = {
    {"i", {0}}, {"ii", {0, 1}},
};

/* arange(Scalar start=0, Scalar end, Scalar step=1) */
static const param arange_params[] = {
    {
        .name = "start", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {0, 0, TH_DEFAULT},
        .type = -1
    },
    {.name = "end", .kind = P_SCALAR, .s = 1, .type = -1},
    {
        .name = "step", .kind = P_SCALAR, .s = 2, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
};
static const form arange_forms[] = {
    {"d", {1}}, {"dd", {0, 1}}, {"dd", {1, 2}}, {"ddd", {0, 1, 2}},
};

/* range(Scalar start, Scalar end, Scalar step=1) */
static const param range_params[] = {
    {.name = "start", .kind = P_SCALAR, .s = 0, .type = -1},
    {.name = "end", .kind = P_SCALAR, .s = 1, .type = -1},
    {
        .name = "step", .kind = P_SCALAR, .s = 2, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
};
static const form range_forms[] = {
    {"dd", {0, 1}}, {"ddd", {0, 1, 2}},
};

/* linspace(Scalar start, Scalar end, int steps=100) */
static const param linspace_params[] = {
    {.name = "start", .kind = P_SCALAR, .s = 0, .type = -1},
    {.name = "end", .kind = P_SCALAR, .s = 1, .type = -1},
    {
        .name = "steps", .kind = P_INT, .n = 0, .optional = true, .preset = {100, 100, TH_DEFAULT},
        .type = -1
    },
};
static const form linspace_forms[] = {
    {"dd", {0, 1}}, {"ddi", {0, 1, 2}},
};

/* logspace(Scalar start, Scalar end, int steps=100) */
static const param logspace_params[] = {
    {.name = "start", .kind = P_SCALAR, .s = 0, .type = -1},
    {.name = "end", .kind = P_SCALAR, .s = 1, .type = -1},
    {
        .name = "steps", .kind = P_INT, .n = 0, .optional = true, .preset = {100, 100, TH_DEFAULT},
        .type = -1
    },
};
static const form logspace_forms[] = {
    {"dd", {0, 1}}, {"ddi", {0, 1, 2}},
};

/* randperm(int n) -> LongTensor */
static const param randperm_params[] = {
    {.name = "n", .kind = P_INT, .n = 0, .type = -1},
};
static const form randperm_forms[] = {
    {"i", {0}},
};

/* rand(int* size) */
static const param rand_params[] = {
    {.name = "size", .kind = P_LIST, .n = 0, .type = -1},
};
static const form rand_forms[] = {
    {"L", {0}}, {"*", {0}},
};

/* randn(int* size) */
static const param randn_params[] = {
    {.name = "size", .kind = P_LIST, .n = 0, .type = -1},
};
static const form randn_forms[] = {
    {"L", {0}}, {"*", {0}},
};

/* normal(Tensor|Scalar mean=0, Tensor|Scalar std=1) */
static const param normal_params[] = {
    {
        .name = "mean", .kind = P_EITHER, .t = 0, .s = 0, .optional = true,
        .preset = {0, 0, TH_DEFAULT}, .type = -1
    },
    {
        .name = "std", .kind = P_EITHER, .t = 1, .s = 1, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
};
static const form normal_forms[] = {
    {"t", {0}}, {"tt", {0, 1}}, {"td", {0, 1}}, {"dt", {0, 1}},
};

/* bernoulli(Tensor input) */
static const param bernoulli_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
};
static const form bernoulli_forms[] = {
    {"t", {0}},
};

/* bernoulli_(Tensor input, Tensor|Scalar p=0.5) */
static const param bernoulli__params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "p", .kind = P_EITHER, .t = 1, .s = 0, .optional = true,
        .preset = {0.5, 0, TH_DEFAULT}, .type = -1
    },
};
static const form bernoulli__forms[] = {
    {"t", {0}}, {"tt", {0, 1}}, {"td", {0, 1}},
};

/* uniform_(Tensor input, Scalar low=0, Scalar high=1) */
static const param uniform__params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "low", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {0, 0, TH_DEFAULT},
        .type = -1
    },
    {
        .name = "high", .kind = P_SCALAR, .s = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
};
static const form uniform__forms[] = {
    {"t", {0}}, {"td", {0, 1}}, {"tdd", {0, 1, 2}},
};

/* normal_(Tensor input, Scalar mean=0, Scalar std=1) */
static const param normal__params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "mean", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {0, 0, TH_DEFAULT},
        .type = -1
    },
    {
        .name = "std", .kind = P_SCALAR, .s = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
};
static const form normal__forms[] = {
    {"t", {0}}, {"td", {0, 1}}, {"tdd", {0, 1, 2}},
};

/* exponential_(Tensor input, Scalar lambd=1) */
static const param exponential__params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "lambd", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
};
static const form exponential__forms[] = {
    {"t", {0}}, {"td", {0, 1}},
};

/* cauchy_(Tensor input, Scalar median=0, Scalar sigma=1) */
static const param cauchy__params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "median", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {0, 0, TH_DEFAULT},
        .type = -1
    },
    {
        .name = "sigma", .kind = P_SCALAR, .s = 1, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
};
static const form cauchy__forms[] = {
    {"t", {0}}, {"td", {0, 1}}, {"tdd", {0, 1, 2}},
};

/* log_normal_(Tensor input, Scalar mean=1, Scalar std=2) */
static const param log_normal__params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "mean", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {
        .name = "std", .kind = P_SCALAR, .s = 1, .optional = true, .preset = {2, 2, TH_DEFAULT},
        .type = -1
    },
};
static const form log_normal__forms[] = {
    {"t", {0}}, {"td", {0, 1}}, {"tdd", {0, 1, 2}},
};

/* geometric_(Tensor input, Scalar p) */
static const param geometric__params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "p", .kind = P_SCALAR, .s = 0, .type = -1},
};
static const form geometric__forms[] = {
    {"td", {0, 1}},
};

/* random_(Tensor input, Scalar high=16777216) */
static const param random__params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {
        .name = "high", .kind = P_SCALAR, .s = 0, .optional = true,
        .preset = {16777216, 16777216, TH_DEFAULT}, .type = -1
    },
};
static const form random__forms[] = {
    {"t", {0}}, {"td", {0, 1}},
};

/* random_between_(Tensor input, Scalar low, Scalar high) */
static const param random_between__params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "low", .kind = P_SCALAR, .s = 0, .type = -1},
    {.name = "high", .kind = P_SCALAR, .s = 1, .type = -1},
};
static const form random_between__forms[] = {
    {"tdd", {0, 1, 2}},
};

/* conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0,
   int[2] dilation=1, int groups=1) */
static const param conv2d_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "weight", .kind = P_TENSOR, .t = 1, .type = -1},
    {.name = "bias", .kind = P_TENSOR, .t = 2, .optional = true, .type = -1},
    {
        .name = "stride", .kind = P_INTS, .n = 0, .length = 2, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
    {
        .name = "padding", .kind = P_INTS, .n = 2, .length = 2, .optional = true,
        .preset = {0, 0, TH_DEFAULT}, .type = -1
    },
    {
        .name = "dilation", .kind = P_INTS, .n = 4, .length = 2, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
    {
        .name = "groups", .kind = P_INT, .n = 6, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
};
static const form conv2d_forms[] = {
    {"tt", {0, 1}}, {"ttt", {0, 1, 2}}, {"tttI", {0, 1, 2, 3}}, {"tttII", {0, 1, 2, 3, 4}},
    {"tttIII", {0, 1, 2, 3, 4, 5}}, {"tttIIIi", {0, 1, 2, 3, 4, 5, 6}},
};

/* conv2d_input(Tensor grad_output, Tensor weight, int[2] size, int[2] stride, int[2] padding,
   int[2] dilation, int groups) */
static const param conv2d_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "weight", .kind = P_TENSOR, .t = 1, .type = -1},
    {.name = "size", .kind = P_INTS, .n = 0, .length = 2, .type = -1},
    {.name = "stride", .kind = P_INTS, .n = 2, .length = 2, .type = -1},
    {.name = "padding", .kind = P_INTS, .n = 4, .length = 2, .type = -1},
    {.name = "dilation", .kind = P_INTS, .n = 6, .length = 2, .type = -1},
    {.name = "groups", .kind = P_INT, .n = 8, .type = -1},
};
static const form conv2d_input_forms[] = {
    {"ttIIIIi", {0, 1, 2, 3, 4, 5, 6}},
};

/* conv2d_weight(Tensor grad_output, Tensor input, int[2] size, int[2] stride, int[2] padding,
   int[2] dilation, int groups) */
static const param conv2d_weight_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "input", .kind = P_TENSOR, .t = 1, .type = -1},
    {.name = "size", .kind = P_INTS, .n = 0, .length = 2, .type = -1},
    {.name = "stride", .kind = P_INTS, .n = 2, .length = 2, .type = -1},
    {.name = "padding", .kind = P_INTS, .n = 4, .length = 2, .type = -1},
    {.name = "dilation", .kind = P_INTS, .n = 6, .length = 2, .type = -1},
    {.name = "groups", .kind = P_INT, .n = 8, .type = -1},
};
static const form conv2d_weight_forms[] = {
    {"ttIIIIi", {0, 1, 2, 3, 4, 5, 6}},
};

/* conv_transpose2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2]
   padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) */
static const param conv_transpose2d_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "weight", .kind = P_TENSOR, .t = 1, .type = -1},
    {.name = "bias", .kind = P_TENSOR, .t = 2, .optional = true, .type = -1},
    {
        .name = "stride", .kind = P_INTS, .n = 0, .length = 2, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
    {
        .name = "padding", .kind = P_INTS, .n = 2, .length = 2, .optional = true,
        .preset = {0, 0, TH_DEFAULT}, .type = -1
    },
    {
        .name = "output_padding", .kind = P_INTS, .n = 4, .length = 2, .optional = true,
        .preset = {0, 0, TH_DEFAULT}, .type = -1
    },
    {
        .name = "groups", .kind = P_INT, .n = 6, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {
        .name = "dilation", .kind = P_INTS, .n = 7, .length = 2, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
};

/* conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0,
   int[1] dilation=1, int groups=1) */
static const param conv1d_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "weight", .kind = P_TENSOR, .t = 1, .type = -1},
    {.name = "bias", .kind = P_TENSOR, .t = 2, .optional = true, .type = -1},
    {
        .name = "stride", .kind = P_INTS, .n = 0, .length = 1, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
    {
        .name = "padding", .kind = P_INTS, .n = 1, .length = 1, .optional = true,
        .preset = {0, 0, TH_DEFAULT}, .type = -1
    },
    {
        .name = "dilation", .kind = P_INTS, .n = 2, .length = 1, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
    {
        .name = "groups", .kind = P_INT, .n = 3, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
};

/* max_pool2d(Tensor input, int[2] kernel_size, int[2] stride, int[2] padding=0, int[2]
   dilation=1, bool ceil_mode=False) -> (Tensor output, LongTensor indices) */
static const param max_pool2d_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "kernel_size", .kind = P_INTS, .n = 0, .length = 2, .type = -1},
    {.name = "stride", .kind = P_INTS, .n = 2, .length = 2, .type = -1},
    {
        .name = "padding", .kind = P_INTS, .n = 4, .length = 2, .optional = true,
        .preset = {0, 0, TH_DEFAULT}, .type = -1
    },
    {
        .name = "dilation", .kind = P_INTS, .n = 6, .length = 2, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
    {
        .name = "ceil_mode", .kind = P_BOOL, .n = 8, .optional = true, .preset = {0, 0, TH_DEFAULT},
        .type = -1
    },
};
static const form max_pool2d_forms[] = {
    {"tII", {0, 1, 2}}, {"tIII", {0, 1, 2, 3}}, {"tIIII", {0, 1, 2, 3, 4}},
    {"tIIIIb", {0, 1, 2, 3, 4, 5}},
};

/* max_pool2d_input(Tensor grad_output, LongTensor indices, int[2] size) */
static const param max_pool2d_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "indices", .kind = P_TENSOR, .t = 1, .type = TH_LONG},
    {.name = "size", .kind = P_INTS, .n = 0, .length = 2, .type = -1},
};
static const form max_pool2d_input_forms[] = {
    {"ttI", {0, 1, 2}},
};

/* max_pool2d_gather(Tensor input, LongTensor indices) */
static const param max_pool2d_gather_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "indices", .kind = P_TENSOR, .t = 1, .type = TH_LONG},
};
static const form max_pool2d_gather_forms[] = {
    {"tt", {0, 1}},
};

/* avg_pool2d(Tensor input, int[2] kernel_size, int[2] stride, int[2] padding=0, bool
   ceil_mode=False, bool count_include_pad=True) */
static const param avg_pool2d_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "kernel_size", .kind = P_INTS, .n = 0, .length = 2, .type = -1},
    {.name = "stride", .kind = P_INTS, .n = 2, .length = 2, .type = -1},
    {
        .name = "padding", .kind = P_INTS, .n = 4, .length = 2, .optional = true,
        .preset = {0, 0, TH_DEFAULT}, .type = -1
    },
    {
        .name = "ceil_mode", .kind = P_BOOL, .n = 6, .optional = true, .preset = {0, 0, TH_DEFAULT},
        .type = -1
    },
    {
        .name = "count_include_pad", .kind = P_BOOL, .n = 7, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
};
static const form avg_pool2d_forms[] = {
    {"tII", {0, 1, 2}}, {"tIII", {0, 1, 2, 3}}, {"tIIIb", {0, 1, 2, 3, 4}},
    {"tIIIbb", {0, 1, 2, 3, 4, 5}},
};

/* avg_pool2d_input(Tensor grad_output, int[2] size, int[2] kernel_size, int[2] stride, int[2]
   padding=0, bool ceil_mode=False, bool count_include_pad=True) */
static const param avg_pool2d_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "size", .kind = P_INTS, .n = 0, .length = 2, .type = -1},
    {.name = "kernel_size", .kind = P_INTS, .n = 2, .length = 2, .type = -1},
    {.name = "stride", .kind = P_INTS, .n = 4, .length = 2, .type = -1},
    {
        .name = "padding", .kind = P_INTS, .n = 6, .length = 2, .optional = true,
        .preset = {0, 0, TH_DEFAULT}, .type = -1
    },
    {
        .name = "ceil_mode", .kind = P_BOOL, .n = 8, .optional = true, .preset = {0, 0, TH_DEFAULT},
        .type = -1
    },
    {
        .name = "count_include_pad", .kind = P_BOOL, .n = 9, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
};
static const form avg_pool2d_input_forms[] = {
    {"tIII", {0, 1, 2, 3}}, {"tIIII", {0, 1, 2, 3, 4}}, {"tIIIIb", {0, 1, 2, 3, 4, 5}},
    {"tIIIIbb", {0, 1, 2, 3, 4, 5, 6}},
};

/* batch_norm(Tensor input, Tensor? weight=None, Tensor? bias=None, Tensor? running_mean=None,
   Tensor? running_var=None, bool training=False, Scalar momentum=0.1, Scalar eps=1e-5) ->
   (Tensor output, Tensor mean, Tensor inverse_std) */
static const param batch_norm_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "weight", .kind = P_TENSOR, .t = 1, .optional = true, .type = -1},
    {.name = "bias", .kind = P_TENSOR, .t = 2, .optional = true, .type = -1},
    {.name = "running_mean", .kind = P_TENSOR, .t = 3, .optional = true, .type = -1},
    {.name = "running_var", .kind = P_TENSOR, .t = 4, .optional = true, .type = -1},
    {
        .name = "training", .kind = P_BOOL, .n = 0, .optional = true, .preset = {0, 0, TH_DEFAULT},
        .type = -1
    },
    {
        .name = "momentum", .kind = P_SCALAR, .s = 0, .optional = true,
        .preset = {0.1, 0, TH_DEFAULT}, .type = -1
    },
    {
        .name = "eps", .kind = P_SCALAR, .s = 1, .optional = true, .preset = {1e-05, 0, TH_DEFAULT},
        .type = -1
    },
};
static const form batch_norm_forms[] = {
    {"t", {0}}, {"tt", {0, 1}}, {"ttt", {0, 1, 2}}, {"tttt", {0, 1, 2, 3}},
    {"ttttt", {0, 1, 2, 3, 4}}, {"tttttb", {0, 1, 2, 3, 4, 5}}, {"tttttbd", {0, 1, 2, 3, 4, 5, 6}},
    {"tttttbdd", {0, 1, 2, 3, 4, 5, 6, 7}},
};

/* batch_norm_input(Tensor grad_output, Tensor input, Tensor? weight=None, Tensor mean, Tensor
   inverse_std, bool training) -> (Tensor input_gradient, Tensor weight_gradient, Tensor
   bias_gradient) */
static const param batch_norm_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "input", .kind = P_TENSOR, .t = 1, .type = -1},
    {.name = "weight", .kind = P_TENSOR, .t = 2, .optional = true, .type = -1},
    {.name = "mean", .kind = P_TENSOR, .t = 3, .type = -1},
    {.name = "inverse_std", .kind = P_TENSOR, .t = 4, .type = -1},
    {.name = "training", .kind = P_BOOL, .n = 0, .type = -1},
};
static const form batch_norm_input_forms[] = {
    {"ttttb", {0, 1, 3, 4, 5}}, {"tttttb", {0, 1, 2, 3, 4, 5}},
};

/* mse_loss(Tensor input, Tensor target, Scalar size_average=1) */
static const param mse_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "target", .kind = P_TENSOR, .t = 1, .type = -1},
    {
        .name = "size_average", .kind = P_SCALAR, .s = 0, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
};
static const form mse_loss_forms[] = {
    {"tt", {0, 1}}, {"ttd", {0, 1, 2}},
};

/* l1_loss(Tensor input, Tensor target, Scalar size_average=1) */
static const param l1_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "target", .kind = P_TENSOR, .t = 1, .type = -1},
    {
        .name = "size_average", .kind = P_SCALAR, .s = 0, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
};
static const form l1_loss_forms[] = {
    {"tt", {0, 1}}, {"ttd", {0, 1, 2}},
};

/* smooth_l1_loss(Tensor input, Tensor target, Scalar size_average=1) */
static const param smooth_l1_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "target", .kind = P_TENSOR, .t = 1, .type = -1},
    {
        .name = "size_average", .kind = P_SCALAR, .s = 0, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
};
static const form smooth_l1_loss_forms[] = {
    {"tt", {0, 1}}, {"ttd", {0, 1, 2}},
};

/* binary_cross_entropy(Tensor input, Tensor target, Scalar size_average=1) */
static const param binary_cross_entropy_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "target", .kind = P_TENSOR, .t = 1, .type = -1},
    {
        .name = "size_average", .kind = P_SCALAR, .s = 0, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
};
static const form binary_cross_entropy_forms[] = {
    {"tt", {0, 1}}, {"ttd", {0, 1, 2}},
};

/* weighted_binary_cross_entropy(Tensor input, Tensor target, Tensor weight, Scalar
   size_average=1) */
static const param weighted_binary_cross_entropy_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "target", .kind = P_TENSOR, .t = 1, .type = -1},
    {.name = "weight", .kind = P_TENSOR, .t = 2, .type = -1},
    {
        .name = "size_average", .kind = P_SCALAR, .s = 0, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
};
static const form weighted_binary_cross_entropy_forms[] = {
    {"ttt", {0, 1, 2}}, {"tttd", {0, 1, 2, 3}},
};

/* kl_div(Tensor input, Tensor target, Scalar size_average=1) */
static const param kl_div_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "target", .kind = P_TENSOR, .t = 1, .type = -1},
    {
        .name = "size_average", .kind = P_SCALAR, .s = 0, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
};
static const form kl_div_forms[] = {
    {"tt", {0, 1}}, {"ttd", {0, 1, 2}},
};

/* soft_margin_loss(Tensor input, Tensor target, Scalar size_average=1) */
static const param soft_margin_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "target", .kind = P_TENSOR, .t = 1, .type = -1},
    {
        .name = "size_average", .kind = P_SCALAR, .s = 0, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
};
static const form soft_margin_loss_forms[] = {
    {"tt", {0, 1}}, {"ttd", {0, 1, 2}},
};

/* hinge_embedding_loss(Tensor input, Tensor target, Scalar margin=1, Scalar size_average=1) */
static const param hinge_embedding_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "target", .kind = P_TENSOR, .t = 1, .type = -1},
    {
        .name = "margin", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {1, 1, TH_DEFAULT},
        .type = -1
    },
    {
        .name = "size_average", .kind = P_SCALAR, .s = 1, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
};
static const form hinge_embedding_loss_forms[] = {
    {"tt", {0, 1}}, {"ttd", {0, 1, 2}}, {"ttdd", {0, 1, 2, 3}},
};

/* margin_ranking_loss(Tensor input, Tensor other, Tensor target, Scalar margin=0, Scalar
   size_average=1) */
static const param margin_ranking_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .t = 1, .type = -1},
    {.name = "target", .kind = P_TENSOR, .t = 2, .type = -1},
    {
        .name = "margin", .kind = P_SCALAR, .s = 0, .optional = true, .preset = {0, 0, TH_DEFAULT},
        .type = -1
    },
    {
        .name = "size_average", .kind = P_SCALAR, .s = 1, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
};
static const form margin_ranking_loss_forms[] = {
    {"ttt", {0, 1, 2}}, {"tttd", {0, 1, 2, 3}}, {"tttdd", {0, 1, 2, 3, 4}},
};

/* nll_loss(Tensor input, LongTensor target, Tensor? weight=None, bool size_average=True) */
static const param nll_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "target", .kind = P_TENSOR, .t = 1, .type = TH_LONG},
    {.name = "weight", .kind = P_TENSOR, .t = 2, .optional = true, .type = -1},
    {
        .name = "size_average", .kind = P_BOOL, .n = 0, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
};
static const form nll_loss_forms[] = {
    {"tt", {0, 1}}, {"ttt", {0, 1, 2}}, {"tttb", {0, 1, 2, 3}},
};

/* nll_loss_input(Tensor grad_output, LongTensor target, Tensor? weight=None, bool
   size_average=True, int* size) */
static const param nll_loss_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .t = 0, .type = -1},
    {.name = "target", .kind = P_TENSOR, .t = 1, .type = TH_LONG},
    {.name = "weight", .kind = P_TENSOR, .t = 2, .optional = true, .type = -1},
    {
        .name = "size_average", .kind = P_BOOL, .n = 0, .optional = true,
        .preset = {1, 1, TH_DEFAULT}, .type = -1
    },
    {.name = "size", .kind = P_LIST, .n = 1, .type = -1},
};
static const form nll_loss_input_forms[] = {
    {"ttL", {0, 1, 4}}, {"tt*", {0, 1, 4}}, {"tttL", {0, 1, 2, 4}}, {"ttt*", {0, 1, 2, 4}},
    {"ttbL", {0, 1, 3, 4}}, {"ttb*", {0, 1, 3, 4}}, {"tttbL", {0, 1, 2, 3, 4}},
    {"tttb*", {0, 1, 2, 3, 4}},
};

const row th_rows[] = {
    [ROW_abs] = {
        .op = "abs", .name = "abs", .signature = "abs(Tensor input)",
        .doc =
            "Absolute value of each element. The derivative at zero is taken as zero.",
        .entry = th_abs, .backward = th_abs_backward, .params = abs_params, .forms = abs_forms,
        .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_FLOAT | 1 << TH_DOUBLE,
        .id = ROW_abs, .differentiable = 1, .reads = {1}, .sizes = {0},
    },
    [ROW_neg] = {
        .op = "neg", .name = "neg", .signature = "neg(Tensor input)",
        .doc =
            "Each element with its sign changed. Integers wrap around, so the smallest stays "
            "what it is.",
        .entry = th_neg, .backward = th_neg_backward, .params = neg_params, .forms = neg_forms,
        .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_FLOAT | 1 << TH_DOUBLE,
        .id = ROW_neg, .differentiable = 1, .reads = {0}, .sizes = {0},
    },
    [ROW_sign] = {
        .op = "sign", .name = "sign", .signature = "sign(Tensor input)",
        .doc =
            "Minus one, zero or one with the sign of each element. The derivative is taken as "
            "zero.",
        .entry = th_sign, .backward = th_sign_backward, .params = sign_params, .forms = sign_forms,
        .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_sign,
        .differentiable = 1, .reads = {0}, .sizes = {0},
    },
    [ROW_reciprocal] = {
        .op = "reciprocal", .name = "reciprocal", .signature = "reciprocal(Tensor input)",
        .doc = "One divided by each element.", .entry = th_reciprocal,
        .backward = th_reciprocal_backward, .params = reciprocal_params, .forms = reciprocal_forms,
        .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING,
        .id = ROW_reciprocal, .differentiable = 1, .reads = {0x100}, .sizes = {0},
    },
    [ROW_sqrt] = {
        .op = "sqrt", .name = "sqrt", .signature = "sqrt(Tensor input)",
        .doc = "Square root of each element, nan where it is negative.", .entry = th_sqrt,
        .backward = th_sqrt_backward, .params = sqrt_params, .forms = sqrt_forms, .nparams = 1,
        .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_sqrt,
        .differentiable = 1, .reads = {0x100}, .sizes = {0},
    },
    [ROW_rsqrt] = {
        .op = "rsqrt", .name = "rsqrt", .signature = "rsqrt(Tensor input)",
        .doc = "One divided by the square root of each element.", .entry = th_rsqrt,
        .backward = th_rsqrt_backward, .params = rsqrt_params, .forms = rsqrt_forms, .nparams = 1,
        .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_rsqrt,
        .differentiable = 1, .reads = {0x100}, .sizes = {0},
    },
    [ROW_exp] = {
        .op = "exp", .name = "exp", .signature = "exp(Tensor input)",
        .doc = "e to the power of each element.", .entry = th_exp, .backward = th_exp_backward,
        .params = exp_params, .forms = exp_forms, .nparams = 1, .nforms = 1, .tensors = 1,
        .results = 1, .scalars = 0, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_exp, .differentiable = 1, .reads = {0x100}, .sizes = {0},
    },
    [ROW_expm1] = {
        .op = "expm1", .name = "expm1", .signature = "expm1(Tensor input)",
        .doc =
            "e to the power of each element, minus one. It keeps its digits where the element is "
            "small.",
        .entry = th_expm1, .backward = th_expm1_backward, .params = expm1_params,
        .forms = expm1_forms, .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0,
        .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING,
        .id = ROW_expm1, .differentiable = 1, .reads = {0x100}, .sizes = {0},
    },
    [ROW_log] = {
        .op = "log", .name = "log", .signature = "log(Tensor input)",
        .doc = "Natural logarithm of each element, nan where it is negative.", .entry = th_log,
        .backward = th_log_backward, .params = log_params, .forms = log_forms, .nparams = 1,
        .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_log,
        .differentiable = 1, .reads = {1}, .sizes = {0},
    },
    [ROW_log1p] = {
        .op = "log1p", .name = "log1p", .signature = "log1p(Tensor input)",
        .doc =
            "Natural logarithm of one plus each element. It keeps its digits where the element "
            "is small.",
        .entry = th_log1p, .backward = th_log1p_backward, .params = log1p_params,
        .forms = log1p_forms, .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0,
        .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING,
        .id = ROW_log1p, .differentiable = 1, .reads = {1}, .sizes = {0},
    },
    [ROW_sin] = {
        .op = "sin", .name = "sin", .signature = "sin(Tensor input)",
        .doc = "Sine of each element, in radians.", .entry = th_sin, .backward = th_sin_backward,
        .params = sin_params, .forms = sin_forms, .nparams = 1, .nforms = 1, .tensors = 1,
        .results = 1, .scalars = 0, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_sin, .differentiable = 1, .reads = {1}, .sizes = {0},
    },
    [ROW_cos] = {
        .op = "cos", .name = "cos", .signature = "cos(Tensor input)",
        .doc = "Cosine of each element, in radians.", .entry = th_cos, .backward = th_cos_backward,
        .params = cos_params, .forms = cos_forms, .nparams = 1, .nforms = 1, .tensors = 1,
        .results = 1, .scalars = 0, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_cos, .differentiable = 1, .reads = {1}, .sizes = {0},
    },
    [ROW_tan] = {
        .op = "tan", .name = "tan", .signature = "tan(Tensor input)",
        .doc = "Tangent of each element, in radians.", .entry = th_tan, .backward = th_tan_backward,
        .params = tan_params, .forms = tan_forms, .nparams = 1, .nforms = 1, .tensors = 1,
        .results = 1, .scalars = 0, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_tan, .differentiable = 1, .reads = {0x100}, .sizes = {0},
    },
    [ROW_asin] = {
        .op = "asin", .name = "asin", .signature = "asin(Tensor input)",
        .doc =
            "Angle in radians, from -pi/2 to pi/2, whose sine each element is. The derivative is "
            "1 / sqrt(1 - x^2).",
        .entry = th_asin, .backward = th_asin_backward, .params = asin_params, .forms = asin_forms,
        .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_asin,
        .differentiable = 1, .reads = {0x100}, .sizes = {0},
    },
    [ROW_acos] = {
        .op = "acos", .name = "acos", .signature = "acos(Tensor input)",
        .doc =
            "Angle in radians, from 0 to pi, whose cosine each element is. The derivative is -1 "
            "/ sqrt(1 - x^2).",
        .entry = th_acos, .backward = th_acos_backward, .params = acos_params, .forms = acos_forms,
        .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_acos,
        .differentiable = 1, .reads = {0x100}, .sizes = {0},
    },
    [ROW_atan] = {
        .op = "atan", .name = "atan", .signature = "atan(Tensor input)",
        .doc = "Angle in radians, from -pi/2 to pi/2, whose tangent each element is.",
        .entry = th_atan, .backward = th_atan_backward, .params = atan_params, .forms = atan_forms,
        .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_atan,
        .differentiable = 1, .reads = {1}, .sizes = {0},
    },
    [ROW_sinh] = {
        .op = "sinh", .name = "sinh", .signature = "sinh(Tensor input)",
        .doc = "Hyperbolic sine of each element.", .entry = th_sinh, .backward = th_sinh_backward,
        .params = sinh_params, .forms = sinh_forms, .nparams = 1, .nforms = 1, .tensors = 1,
        .results = 1, .scalars = 0, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_sinh, .differentiable = 1, .reads = {1}, .sizes = {0},
    },
    [ROW_cosh] = {
        .op = "cosh", .name = "cosh", .signature = "cosh(Tensor input)",
        .doc = "Hyperbolic cosine of each element.", .entry = th_cosh, .backward = th_cosh_backward,
        .params = cosh_params, .forms = cosh_forms, .nparams = 1, .nforms = 1, .tensors = 1,
        .results = 1, .scalars = 0, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_cosh, .differentiable = 1, .reads = {1}, .sizes = {0},
    },
    [ROW_tanh] = {
        .op = "tanh", .name = "tanh", .signature = "tanh(Tensor input)",
        .doc = "Hyperbolic tangent of each element.", .entry = th_tanh,
        .backward = th_tanh_backward, .params = tanh_params, .forms = tanh_forms, .nparams = 1,
        .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_tanh,
        .differentiable = 1, .reads = {0x100}, .sizes = {0},
    },
    [ROW_sigmoid] = {
        .op = "sigmoid", .name = "sigmoid", .signature = "sigmoid(Tensor input)",
        .doc = "Logistic function 1 / (1 + exp(-x)) of each element.", .entry = th_sigmoid,
        .backward = th_sigmoid_backward, .params = sigmoid_params, .forms = sigmoid_forms,
        .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING,
        .id = ROW_sigmoid, .differentiable = 1, .reads = {0x100}, .sizes = {0},
    },
    [ROW_floor] = {
        .op = "floor", .name = "floor", .signature = "floor(Tensor input)",
        .doc =
            "Largest whole number not above each element. The derivative is taken as zero.",
        .entry = th_floor, .backward = th_floor_backward, .params = floor_params,
        .forms = floor_forms, .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0,
        .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING,
        .id = ROW_floor, .differentiable = 1, .reads = {0}, .sizes = {0},
    },
    [ROW_ceil] = {
        .op = "ceil", .name = "ceil", .signature = "ceil(Tensor input)",
        .doc =
            "Smallest whole number not below each element. The derivative is taken as zero.",
        .entry = th_ceil, .backward = th_ceil_backward, .params = ceil_params, .forms = ceil_forms,
        .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_ceil,
        .differentiable = 1, .reads = {0}, .sizes = {0},
    },
    [ROW_round] = {
        .op = "round", .name = "round", .signature = "round(Tensor input)",
        .doc =
            "Whole number nearest to each element, halves to the even one. The derivative is "
            "taken as zero.",
        .entry = th_round, .backward = th_round_backward, .params = round_params,
        .forms = round_forms, .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0,
        .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING,
        .id = ROW_round, .differentiable = 1, .reads = {0}, .sizes = {0},
    },
    [ROW_trunc] = {
        .op = "trunc", .name = "trunc", .signature = "trunc(Tensor input)",
        .doc = "Each element without its fraction. The derivative is taken as zero.",
        .entry = th_trunc, .backward = th_trunc_backward, .params = trunc_params,
        .forms = trunc_forms, .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0,
        .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING,
        .id = ROW_trunc, .differentiable = 1, .reads = {0}, .sizes = {0},
    },
    [ROW_frac] = {
        .op = "frac", .name = "frac", .signature = "frac(Tensor input)",
        .doc = "Fraction of each element, with the element's sign.", .entry = th_frac,
        .backward = th_frac_backward, .params = frac_params, .forms = frac_forms, .nparams = 1,
        .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_frac,
        .differentiable = 1, .reads = {0}, .sizes = {0},
    },
    [ROW_isnan] = {
        .op = "isnan", .name = "isnan", .signature = "isnan(Tensor input) -> ByteTensor",
        .doc = "One where an element is not a number, else zero.", .entry = th_isnan,
        .backward = NULL, .params = isnan_params, .forms = isnan_forms, .nparams = 1, .nforms = 1,
        .tensors = 1, .results = 1, .scalars = 0, .ints = 0, .flags = ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_isnan,
    },
    [ROW_fill] = {
        .op = "fill", .name = "fill", .signature = "fill(Tensor input, Scalar value)",
        .doc = "A tensor of the input's size that holds value everywhere.", .entry = th_fill_row,
        .backward = th_fill_backward, .params = fill_params, .forms = fill_forms, .nparams = 2,
        .nforms = 1, .tensors = 1, .results = 1, .scalars = 1, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_fill,
        .differentiable = 1, .reads = {0}, .sizes = {0},
    },
    [ROW_zero] = {
        .op = "zero", .name = "zero", .signature = "zero(Tensor input)",
        .doc = "A tensor of the input's size that holds zeros.", .entry = th_zero_row,
        .backward = th_zero_backward, .params = zero_params, .forms = zero_forms, .nparams = 1,
        .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_zero,
        .differentiable = 1, .reads = {0}, .sizes = {0},
    },
    [ROW_clone] = {
        .op = "clone", .name = "clone", .signature = "clone(Tensor input)",
        .doc = "A contiguous copy of the tensor.", .entry = th_clone_row,
        .backward = th_clone_backward, .params = clone_params, .forms = clone_forms, .nparams = 1,
        .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_clone, .differentiable = 1,
        .reads = {0}, .sizes = {0},
    },
    [ROW_add] = {
        .op = "add", .name = "add",
        .signature = "add(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other)",
        .doc = "input + alpha * other.", .entry = th_add, .backward = th_add_backward,
        .params = add_params, .forms = add_forms, .nparams = 3, .nforms = 6, .tensors = 2,
        .results = 1, .scalars = 3, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_ALL, .id = ROW_add, .differentiable = 3, .reads = {0, 0}, .sizes = {0, 0},
    },
    [ROW_sub] = {
        .op = "sub", .name = "sub",
        .signature = "sub(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other)",
        .doc = "input - alpha * other. Results of bytes wrap around.", .entry = th_sub,
        .backward = th_sub_backward, .params = sub_params, .forms = sub_forms, .nparams = 3,
        .nforms = 6, .tensors = 2, .results = 1, .scalars = 3, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_sub,
        .differentiable = 3, .reads = {0, 0}, .sizes = {0, 0},
    },
    [ROW_mul] = {
        .op = "mul", .name = "mul", .signature = "mul(Tensor|Scalar input, Tensor|Scalar other)",
        .doc = "Product of the elements.", .entry = th_mul, .backward = th_mul_backward,
        .params = mul_params, .forms = mul_forms, .nparams = 2, .nforms = 3, .tensors = 2,
        .results = 1, .scalars = 2, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_ALL, .id = ROW_mul, .differentiable = 3, .reads = {2, 1}, .sizes = {0, 0},
    },
    [ROW_div] = {
        .op = "div", .name = "div", .signature = "div(Tensor|Scalar input, Tensor|Scalar other)",
        .doc =
            "Quotient of the elements. Integers truncate towards zero, and a zero divisor of "
            "integers is refused.",
        .entry = th_div, .backward = th_div_backward, .params = div_params, .forms = div_forms,
        .nparams = 2, .nforms = 3, .tensors = 2, .results = 1, .scalars = 2, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_div,
        .differentiable = 3, .reads = {2, 0x102}, .sizes = {0, 0},
    },
    [ROW_floor_divide] = {
        .op = "floor_divide", .name = "floor_divide",
        .signature = "floor_divide(Tensor|Scalar input, Tensor|Scalar other)",
        .doc =
            "Quotient of the elements rounded down, as Python's // does. A zero divisor of "
            "integers is refused.",
        .entry = th_floor_divide, .backward = NULL, .params = floor_divide_params,
        .forms = floor_divide_forms, .nparams = 2, .nforms = 3, .tensors = 2, .results = 1,
        .scalars = 2, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_ALL, .id = ROW_floor_divide,
    },
    [ROW_fmod] = {
        .op = "fmod", .name = "fmod", .signature = "fmod(Tensor|Scalar input, Tensor|Scalar other)",
        .doc =
            "Remainder of the division that truncates, with the sign of input, as C's fmod.",
        .entry = th_fmod, .backward = th_fmod_backward, .params = fmod_params, .forms = fmod_forms,
        .nparams = 2, .nforms = 3, .tensors = 2, .results = 1, .scalars = 2, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_fmod,
        .differentiable = 3, .reads = {0, 3}, .sizes = {0, 0},
    },
    [ROW_remainder] = {
        .op = "remainder", .name = "remainder",
        .signature = "remainder(Tensor|Scalar input, Tensor|Scalar other)",
        .doc =
            "Remainder of the division that rounds down, with the sign of other, as Python's %.",
        .entry = th_remainder, .backward = th_remainder_backward, .params = remainder_params,
        .forms = remainder_forms, .nparams = 2, .nforms = 3, .tensors = 2, .results = 1,
        .scalars = 2, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_ALL, .id = ROW_remainder, .differentiable = 3, .reads = {0, 3},
        .sizes = {0, 0},
    },
    [ROW_pow] = {
        .op = "pow", .name = "pow", .signature = "pow(Tensor|Scalar input, Tensor|Scalar exponent)",
        .doc =
            "input to the power of exponent. The derivative with respect to the exponent is "
            "output * log(input), and zero at input zero.",
        .entry = th_pow, .backward = th_pow_backward, .params = pow_params, .forms = pow_forms,
        .nparams = 2, .nforms = 3, .tensors = 2, .results = 1, .scalars = 2, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_pow,
        .differentiable = 3, .reads = {3, 0x103}, .sizes = {0, 0},
    },
    [ROW_atan2] = {
        .op = "atan2", .name = "atan2", .signature = "atan2(Tensor input, Tensor other)",
        .doc =
            "Angle in radians, from -pi to pi, of the point (other, input), its quadrant taken "
            "from both signs.",
        .entry = th_atan2, .backward = th_atan2_backward, .params = atan2_params,
        .forms = atan2_forms, .nparams = 2, .nforms = 1, .tensors = 2, .results = 1, .scalars = 0,
        .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING,
        .id = ROW_atan2, .differentiable = 3, .reads = {3, 3}, .sizes = {0, 0},
    },
    [ROW_lerp] = {
        .op = "lerp", .name = "lerp", .signature = "lerp(Tensor input, Tensor end, Scalar weight)",
        .doc = "Point between input and end, input + weight * (end - input).", .entry = th_lerp,
        .backward = th_lerp_backward, .params = lerp_params, .forms = lerp_forms, .nparams = 3,
        .nforms = 1, .tensors = 2, .results = 1, .scalars = 1, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_lerp,
        .differentiable = 3, .reads = {0, 0}, .sizes = {0, 0},
    },
    [ROW_addcmul] = {
        .op = "addcmul", .name = "addcmul",
        .signature = "addcmul(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2)",
        .doc = "input + value * tensor1 * tensor2.", .entry = th_addcmul,
        .backward = th_addcmul_backward, .params = addcmul_params, .forms = addcmul_forms,
        .nparams = 4, .nforms = 2, .tensors = 3, .results = 1, .scalars = 1, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_addcmul,
        .differentiable = 7, .reads = {0, 4, 2}, .sizes = {0, 0, 0},
    },
    [ROW_addcdiv] = {
        .op = "addcdiv", .name = "addcdiv",
        .signature = "addcdiv(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2)",
        .doc =
            "input + value * tensor1 / tensor2. Integers truncate the quotient towards zero.",
        .entry = th_addcdiv, .backward = th_addcdiv_backward, .params = addcdiv_params,
        .forms = addcdiv_forms, .nparams = 4, .nforms = 2, .tensors = 3, .results = 1, .scalars = 1,
        .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL,
        .id = ROW_addcdiv, .differentiable = 7, .reads = {0, 4, 6}, .sizes = {0, 0, 0},
    },
    [ROW_clamp] = {
        .op = "clamp", .name = "clamp", .signature = "clamp(Tensor input, Scalar min, Scalar max)",
        .doc =
            "Each element, but min where it is below min and max where it is above max.",
        .entry = th_clamp, .backward = th_clamp_backward, .params = clamp_params,
        .forms = clamp_forms, .nparams = 3, .nforms = 1, .tensors = 1, .results = 1, .scalars = 2,
        .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL,
        .id = ROW_clamp, .differentiable = 1, .reads = {1}, .sizes = {0},
    },
    [ROW_clamp_min] = {
        .op = "clamp_min", .name = "clamp_min", .signature = "clamp_min(Tensor input, Scalar min)",
        .doc = "Each element, but min where it is below min.", .entry = th_clamp_min,
        .backward = th_clamp_min_backward, .params = clamp_min_params, .forms = clamp_min_forms,
        .nparams = 2, .nforms = 1, .tensors = 1, .results = 1, .scalars = 1, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_clamp_min,
        .differentiable = 1, .reads = {1}, .sizes = {0},
    },
    [ROW_clamp_max] = {
        .op = "clamp_max", .name = "clamp_max", .signature = "clamp_max(Tensor input, Scalar max)",
        .doc = "Each element, but max where it is above max.", .entry = th_clamp_max,
        .backward = th_clamp_max_backward, .params = clamp_max_params, .forms = clamp_max_forms,
        .nparams = 2, .nforms = 1, .tensors = 1, .results = 1, .scalars = 1, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_clamp_max,
        .differentiable = 1, .reads = {1}, .sizes = {0},
    },
    [ROW_max_other] = {
        .op = "max_other", .name = "max", .signature = "max_other(Tensor input, Tensor other)",
        .doc =
            "The larger one of the elements, nan if one is nan. Where they are equal the "
            "gradient goes to input.",
        .entry = th_max_other, .backward = th_max_other_backward, .params = max_other_params,
        .forms = max_other_forms, .nparams = 2, .nforms = 1, .tensors = 2, .results = 1,
        .scalars = 0, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_ALL, .id = ROW_max_other, .differentiable = 3, .reads = {3, 3},
        .sizes = {0, 0},
    },
    [ROW_min_other] = {
        .op = "min_other", .name = "min", .signature = "min_other(Tensor input, Tensor other)",
        .doc =
            "The smaller one of the elements, nan if one is nan. Where they are equal the "
            "gradient goes to input.",
        .entry = th_min_other, .backward = th_min_other_backward, .params = min_other_params,
        .forms = min_other_forms, .nparams = 2, .nforms = 1, .tensors = 2, .results = 1,
        .scalars = 0, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_ALL, .id = ROW_min_other, .differentiable = 3, .reads = {3, 3},
        .sizes = {0, 0},
    },
    [ROW_where] = {
        .op = "where", .name = "where",
        .signature = "where(ByteTensor condition, Tensor|Scalar input, Tensor|Scalar other)",
        .doc =
            "Elements of input where condition is not zero, elements of other elsewhere.",
        .entry = th_where_row, .backward = th_where_backward, .params = where_params,
        .forms = where_forms, .nparams = 3, .nforms = 4, .tensors = 3, .results = 1, .scalars = 2,
        .ints = 0, .flags = ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_where, .differentiable = 6,
        .reads = {0, 1, 1}, .sizes = {0, 0, 0},
    },
    [ROW_bitwise_and] = {
        .op = "bitwise_and", .name = "bitwise_and",
        .signature = "bitwise_and(Tensor|Scalar input, Tensor|Scalar other)",
        .doc = "Bits that are set in both elements.", .entry = th_bitwise_and, .backward = NULL,
        .params = bitwise_and_params, .forms = bitwise_and_forms, .nparams = 2, .nforms = 3,
        .tensors = 2, .results = 1, .scalars = 2, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_INTEGERS,
        .id = ROW_bitwise_and,
    },
    [ROW_bitwise_or] = {
        .op = "bitwise_or", .name = "bitwise_or",
        .signature = "bitwise_or(Tensor|Scalar input, Tensor|Scalar other)",
        .doc = "Bits that are set in one of the elements or in both.", .entry = th_bitwise_or,
        .backward = NULL, .params = bitwise_or_params, .forms = bitwise_or_forms, .nparams = 2,
        .nforms = 3, .tensors = 2, .results = 1, .scalars = 2, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_INTEGERS,
        .id = ROW_bitwise_or,
    },
    [ROW_bitwise_xor] = {
        .op = "bitwise_xor", .name = "bitwise_xor",
        .signature = "bitwise_xor(Tensor|Scalar input, Tensor|Scalar other)",
        .doc = "Bits that are set in exactly one of the elements.", .entry = th_bitwise_xor,
        .backward = NULL, .params = bitwise_xor_params, .forms = bitwise_xor_forms, .nparams = 2,
        .nforms = 3, .tensors = 2, .results = 1, .scalars = 2, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_INTEGERS,
        .id = ROW_bitwise_xor,
    },
    [ROW_bitwise_not] = {
        .op = "bitwise_not", .name = "bitwise_not", .signature = "bitwise_not(Tensor input)",
        .doc =
            "Each element with all its bits changed. Of a byte mask of zeros and ones take mask "
            "== 0 rather than this.",
        .entry = th_bitwise_not, .backward = NULL, .params = bitwise_not_params,
        .forms = bitwise_not_forms, .nparams = 1, .nforms = 1, .tensors = 1, .results = 1,
        .scalars = 0, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_INTEGERS, .id = ROW_bitwise_not,
    },
    [ROW_left_shift] = {
        .op = "left_shift", .name = "left_shift",
        .signature = "left_shift(Tensor|Scalar input, Tensor|Scalar other)",
        .doc =
            "The bits of input moved up by other places. Zero where other is negative or not "
            "less than the count of bits.",
        .entry = th_left_shift, .backward = NULL, .params = left_shift_params,
        .forms = left_shift_forms, .nparams = 2, .nforms = 3, .tensors = 2, .results = 1,
        .scalars = 2, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_INTEGERS, .id = ROW_left_shift,
    },
    [ROW_right_shift] = {
        .op = "right_shift", .name = "right_shift",
        .signature = "right_shift(Tensor|Scalar input, Tensor|Scalar other)",
        .doc =
            "The bits of input moved down by other places, the sign kept. Where other is "
            "negative or not less than the count of bits only the sign is left.",
        .entry = th_right_shift, .backward = NULL, .params = right_shift_params,
        .forms = right_shift_forms, .nparams = 2, .nforms = 3, .tensors = 2, .results = 1,
        .scalars = 2, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_INTEGERS, .id = ROW_right_shift,
    },
    [ROW_eq] = {
        .op = "eq", .name = "eq",
        .signature = "eq(Tensor input, Tensor|Scalar other) -> ByteTensor",
        .doc = "One where input equals other, else zero.", .entry = th_eq, .backward = NULL,
        .params = eq_params, .forms = eq_forms, .nparams = 2, .nforms = 2, .tensors = 2,
        .results = 1, .scalars = 1, .ints = 0, .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL,
        .id = ROW_eq,
    },
    [ROW_ne] = {
        .op = "ne", .name = "ne",
        .signature = "ne(Tensor input, Tensor|Scalar other) -> ByteTensor",
        .doc = "One where input differs from other, else zero.", .entry = th_ne, .backward = NULL,
        .params = ne_params, .forms = ne_forms, .nparams = 2, .nforms = 2, .tensors = 2,
        .results = 1, .scalars = 1, .ints = 0, .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL,
        .id = ROW_ne,
    },
    [ROW_lt] = {
        .op = "lt", .name = "lt",
        .signature = "lt(Tensor input, Tensor|Scalar other) -> ByteTensor",
        .doc = "One where input is less than other, else zero.", .entry = th_lt, .backward = NULL,
        .params = lt_params, .forms = lt_forms, .nparams = 2, .nforms = 2, .tensors = 2,
        .results = 1, .scalars = 1, .ints = 0, .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL,
        .id = ROW_lt,
    },
    [ROW_le] = {
        .op = "le", .name = "le",
        .signature = "le(Tensor input, Tensor|Scalar other) -> ByteTensor",
        .doc = "One where input is not greater than other, else zero.", .entry = th_le,
        .backward = NULL, .params = le_params, .forms = le_forms, .nparams = 2, .nforms = 2,
        .tensors = 2, .results = 1, .scalars = 1, .ints = 0, .flags = ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_ALL, .id = ROW_le,
    },
    [ROW_gt] = {
        .op = "gt", .name = "gt",
        .signature = "gt(Tensor input, Tensor|Scalar other) -> ByteTensor",
        .doc = "One where input is greater than other, else zero.", .entry = th_gt,
        .backward = NULL, .params = gt_params, .forms = gt_forms, .nparams = 2, .nforms = 2,
        .tensors = 2, .results = 1, .scalars = 1, .ints = 0, .flags = ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_ALL, .id = ROW_gt,
    },
    [ROW_ge] = {
        .op = "ge", .name = "ge",
        .signature = "ge(Tensor input, Tensor|Scalar other) -> ByteTensor",
        .doc = "One where input is not less than other, else zero.", .entry = th_ge,
        .backward = NULL, .params = ge_params, .forms = ge_forms, .nparams = 2, .nforms = 2,
        .tensors = 2, .results = 1, .scalars = 1, .ints = 0, .flags = ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_ALL, .id = ROW_ge,
    },
    [ROW_sum] = {
        .op = "sum", .name = "sum",
        .signature = "sum(Tensor input, int? dim=None, bool keepdim=True)",
        .doc =
            "Sum of the elements, gathered in double precision or in 64 bits; no elements give 0.",
        .entry = th_sum, .backward = th_sum_backward, .params = sum_params, .forms = sum_forms,
        .nparams = 3, .nforms = 3, .tensors = 1, .results = 1, .scalars = 0, .ints = 2,
        .flags = ROW_NUMBER | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_sum,
        .differentiable = 1, .reads = {0}, .sizes = {0},
    },
    [ROW_prod] = {
        .op = "prod", .name = "prod",
        .signature = "prod(Tensor input, int? dim=None, bool keepdim=True)",
        .doc =
            "Product of the elements; no elements give 1. The gradient divides the product by "
            "each element, so it is nan where that is zero.",
        .entry = th_prod, .backward = th_prod_backward, .params = prod_params, .forms = prod_forms,
        .nparams = 3, .nforms = 3, .tensors = 1, .results = 1, .scalars = 0, .ints = 2,
        .flags = ROW_NUMBER | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_prod,
        .differentiable = 1, .reads = {0x101}, .sizes = {0},
    },
    [ROW_mean] = {
        .op = "mean", .name = "mean",
        .signature = "mean(Tensor input, int? dim=None, bool keepdim=True)",
        .doc = "Mean of the elements; no elements give nan.", .entry = th_mean,
        .backward = th_mean_backward, .params = mean_params, .forms = mean_forms, .nparams = 3,
        .nforms = 3, .tensors = 1, .results = 1, .scalars = 0, .ints = 2,
        .flags = ROW_NUMBER | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_mean,
        .differentiable = 1, .reads = {0}, .sizes = {1},
    },
    [ROW_max] = {
        .op = "max", .name = "max", .signature = "max(Tensor input)",
        .doc =
            "The largest element, nan if there is one. Every element that equals it receives the "
            "gradient.",
        .entry = th_max, .backward = th_max_backward, .params = max_params, .forms = max_forms,
        .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_NUMBER | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_max,
        .differentiable = 1, .reads = {0x101}, .sizes = {0},
    },
    [ROW_min] = {
        .op = "min", .name = "min", .signature = "min(Tensor input)",
        .doc =
            "The smallest element, nan if there is one. Every element that equals it receives "
            "the gradient.",
        .entry = th_min, .backward = th_min_backward, .params = min_params, .forms = min_forms,
        .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_NUMBER | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_min,
        .differentiable = 1, .reads = {0x101}, .sizes = {0},
    },
    [ROW_max_dim] = {
        .op = "max_dim", .name = "max",
        .signature =
            "max_dim(Tensor input, int dim, bool keepdim=True) -> (Tensor values, LongTensor "
            "indices)",
        .doc =
            "The largest element along dim and the first index where it stands; nan counts as "
            "largest.",
        .entry = th_max_dim, .backward = th_max_dim_backward, .params = max_dim_params,
        .forms = max_dim_forms, .nparams = 3, .nforms = 2, .tensors = 1, .results = 2, .scalars = 0,
        .ints = 2, .flags = ROW_METHOD | ROW_FUNCTION | ROW_INDEX_RESULT, .dtypes = TH_ALL,
        .id = ROW_max_dim, .differentiable = 1, .reads = {0x200}, .sizes = {1},
    },
    [ROW_min_dim] = {
        .op = "min_dim", .name = "min",
        .signature =
            "min_dim(Tensor input, int dim, bool keepdim=True) -> (Tensor values, LongTensor "
            "indices)",
        .doc =
            "The smallest element along dim and the first index where it stands; nan counts as "
            "smallest.",
        .entry = th_min_dim, .backward = th_min_dim_backward, .params = min_dim_params,
        .forms = min_dim_forms, .nparams = 3, .nforms = 2, .tensors = 1, .results = 2, .scalars = 0,
        .ints = 2, .flags = ROW_METHOD | ROW_FUNCTION | ROW_INDEX_RESULT, .dtypes = TH_ALL,
        .id = ROW_min_dim, .differentiable = 1, .reads = {0x200}, .sizes = {1},
    },
    [ROW_norm] = {
        .op = "norm", .name = "norm",
        .signature = "norm(Tensor input, Scalar p=2, int? dim=None, bool keepdim=True)",
        .doc =
            "The p-norm (sum of |x|^p)^(1/p) of the elements, for finite p above zero. The "
            "gradient is taken as zero where the norm is.",
        .entry = th_norm, .backward = th_norm_backward, .params = norm_params, .forms = norm_forms,
        .nparams = 4, .nforms = 4, .tensors = 1, .results = 1, .scalars = 1, .ints = 2,
        .flags = ROW_NUMBER | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_norm,
        .differentiable = 1, .reads = {0x101}, .sizes = {0},
    },
    [ROW_dist] = {
        .op = "dist", .name = "dist", .signature = "dist(Tensor input, Tensor other, Scalar p=2)",
        .doc =
            "The p-norm of input - other over all elements. The gradient is taken as zero where "
            "the norm is.",
        .entry = th_dist, .backward = th_dist_backward, .params = dist_params, .forms = dist_forms,
        .nparams = 3, .nforms = 2, .tensors = 2, .results = 1, .scalars = 1, .ints = 0,
        .flags = ROW_NUMBER | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_dist,
        .differentiable = 3, .reads = {0x103, 0x103}, .sizes = {0, 0},
    },
    [ROW_var] = {
        .op = "var", .name = "var",
        .signature =
            "var(Tensor input, int? dim=None, bool unbiased=True, bool keepdim=True)",
        .doc =
            "Variance of the elements, the sum of squared distances from the mean over count - "
            "1, or over count if unbiased=False.",
        .entry = th_var, .backward = th_var_backward, .params = var_params, .forms = var_forms,
        .nparams = 4, .nforms = 4, .tensors = 1, .results = 1, .scalars = 0, .ints = 3,
        .flags = ROW_NUMBER | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_var,
        .differentiable = 1, .reads = {1}, .sizes = {0},
    },
    [ROW_std] = {
        .op = "std", .name = "std",
        .signature =
            "std(Tensor input, int? dim=None, bool unbiased=True, bool keepdim=True)",
        .doc =
            "Standard deviation of the elements, the square root of var. The gradient is taken "
            "as zero where the deviation is.",
        .entry = th_std, .backward = th_std_backward, .params = std_params, .forms = std_forms,
        .nparams = 4, .nforms = 4, .tensors = 1, .results = 1, .scalars = 0, .ints = 3,
        .flags = ROW_NUMBER | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_std,
        .differentiable = 1, .reads = {0x101}, .sizes = {0},
    },
    [ROW_var_input] = {
        .op = "var_input", .name = "var_input",
        .signature =
            "var_input(Tensor grad_output, Tensor input, int? dimension=None, bool "
            "unbiased=True, bool keepdim=True)",
        .doc =
            "Gradient of var, grad_output * 2 * (input - mean) / (count - 1), or / count if "
            "unbiased=False.",
        .entry = th_var_input, .backward = th_var_input_backward, .params = var_input_params,
        .forms = var_input_forms, .nparams = 5, .nforms = 4, .tensors = 2, .results = 1,
        .scalars = 0, .ints = 3, .flags = ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_var_input,
        .differentiable = 3, .reads = {3, 1}, .sizes = {0, 0},
    },
    [ROW_all] = {
        .op = "all", .name = "all",
        .signature = "all(ByteTensor input, int? dim=None, bool keepdim=True) -> ByteTensor",
        .doc = "One where every element is not zero, else zero; no elements give one.",
        .entry = th_all, .backward = NULL, .params = all_params, .forms = all_forms, .nparams = 3,
        .nforms = 3, .tensors = 1, .results = 1, .scalars = 0, .ints = 2,
        .flags = ROW_NUMBER | ROW_METHOD | ROW_FUNCTION, .dtypes = 1 << TH_BYTE, .id = ROW_all,
    },
    [ROW_any] = {
        .op = "any", .name = "any",
        .signature = "any(ByteTensor input, int? dim=None, bool keepdim=True) -> ByteTensor",
        .doc = "One where some element is not zero, else zero; no elements give zero.",
        .entry = th_any, .backward = NULL, .params = any_params, .forms = any_forms, .nparams = 3,
        .nforms = 3, .tensors = 1, .results = 1, .scalars = 0, .ints = 2,
        .flags = ROW_NUMBER | ROW_METHOD | ROW_FUNCTION, .dtypes = 1 << TH_BYTE, .id = ROW_any,
    },
    [ROW_relu] = {
        .op = "relu", .name = "relu", .signature = "relu(Tensor input)",
        .doc =
            "Each element, but zero where it is negative. The derivative at zero is taken as "
            "zero.",
        .entry = th_relu, .backward = th_relu_backward, .params = relu_params, .forms = relu_forms,
        .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_relu,
        .differentiable = 1, .reads = {0x100}, .sizes = {0},
    },
    [ROW_threshold] = {
        .op = "threshold", .name = "threshold",
        .signature = "threshold(Tensor input, Scalar threshold, Scalar value)",
        .doc = "Each element, but value where it is not above threshold.", .entry = th_threshold,
        .backward = th_threshold_backward, .params = threshold_params, .forms = threshold_forms,
        .nparams = 3, .nforms = 1, .tensors = 1, .results = 1, .scalars = 2, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_threshold,
        .differentiable = 1, .reads = {1}, .sizes = {0},
    },
    [ROW_hardtanh] = {
        .op = "hardtanh", .name = "hardtanh",
        .signature = "hardtanh(Tensor input, Scalar min_value=-1, Scalar max_value=1)",
        .doc =
            "Each element, but min_value below that and max_value above that. The derivative at "
            "both is taken as zero.",
        .entry = th_hardtanh, .backward = th_hardtanh_backward, .params = hardtanh_params,
        .forms = hardtanh_forms, .nparams = 3, .nforms = 3, .tensors = 1, .results = 1,
        .scalars = 2, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_hardtanh, .differentiable = 1, .reads = {0x100},
        .sizes = {0},
    },
    [ROW_leaky_relu] = {
        .op = "leaky_relu", .name = "leaky_relu",
        .signature = "leaky_relu(Tensor input, Scalar negative_slope=0.01)",
        .doc = "Each element, multiplied by negative_slope where it is negative.",
        .entry = th_leaky_relu, .backward = th_leaky_relu_backward, .params = leaky_relu_params,
        .forms = leaky_relu_forms, .nparams = 2, .nforms = 2, .tensors = 1, .results = 1,
        .scalars = 1, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_leaky_relu, .differentiable = 1, .reads = {1},
        .sizes = {0},
    },
    [ROW_prelu] = {
        .op = "prelu", .name = "prelu", .signature = "prelu(Tensor input, Tensor weight)",
        .doc =
            "Each element, multiplied by weight where it is negative. Weight is broadcast, so "
            "one for each channel has the size (channels, 1, 1).",
        .entry = th_prelu, .backward = th_prelu_backward, .params = prelu_params,
        .forms = prelu_forms, .nparams = 2, .nforms = 1, .tensors = 2, .results = 1, .scalars = 0,
        .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING,
        .id = ROW_prelu, .differentiable = 3, .reads = {3, 1}, .sizes = {0, 0},
    },
    [ROW_elu] = {
        .op = "elu", .name = "elu", .signature = "elu(Tensor input, Scalar alpha=1)",
        .doc =
            "Each element, but alpha * (exp(x) - 1) where it is negative (Clevert and others, "
            "2015).",
        .entry = th_elu, .backward = th_elu_backward, .params = elu_params, .forms = elu_forms,
        .nparams = 2, .nforms = 2, .tensors = 1, .results = 1, .scalars = 1, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_elu,
        .differentiable = 1, .reads = {0x100}, .sizes = {0},
    },
    [ROW_softplus] = {
        .op = "softplus", .name = "softplus",
        .signature = "softplus(Tensor input, Scalar beta=1, Scalar threshold=20)",
        .doc =
            "log(1 + exp(beta * x)) / beta, a smooth relu, and x itself where beta * x is above "
            "threshold.",
        .entry = th_softplus, .backward = th_softplus_backward, .params = softplus_params,
        .forms = softplus_forms, .nparams = 3, .nforms = 3, .tensors = 1, .results = 1,
        .scalars = 2, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_softplus, .differentiable = 1, .reads = {1}, .sizes = {0},
    },
    [ROW_log_sigmoid] = {
        .op = "log_sigmoid", .name = "log_sigmoid", .signature = "log_sigmoid(Tensor input)",
        .doc =
            "Logarithm of the logistic function, -log(1 + exp(-x)), without overflow.",
        .entry = th_log_sigmoid, .backward = th_log_sigmoid_backward, .params = log_sigmoid_params,
        .forms = log_sigmoid_forms, .nparams = 1, .nforms = 1, .tensors = 1, .results = 1,
        .scalars = 0, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_log_sigmoid, .differentiable = 1, .reads = {1},
        .sizes = {0},
    },
    [ROW_softsign] = {
        .op = "softsign", .name = "softsign", .signature = "softsign(Tensor input)",
        .doc = "x / (1 + |x|).", .entry = th_softsign, .backward = th_softsign_backward,
        .params = softsign_params, .forms = softsign_forms, .nparams = 1, .nforms = 1, .tensors = 1,
        .results = 1, .scalars = 0, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_softsign, .differentiable = 1, .reads = {1}, .sizes = {0},
    },
    [ROW_tanhshrink] = {
        .op = "tanhshrink", .name = "tanhshrink", .signature = "tanhshrink(Tensor input)",
        .doc = "x - tanh(x).", .entry = th_tanhshrink, .backward = th_tanhshrink_backward,
        .params = tanhshrink_params, .forms = tanhshrink_forms, .nparams = 1, .nforms = 1,
        .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING,
        .id = ROW_tanhshrink, .differentiable = 1, .reads = {1}, .sizes = {0},
    },
    [ROW_hardshrink] = {
        .op = "hardshrink", .name = "hardshrink",
        .signature = "hardshrink(Tensor input, Scalar lambd=0.5)",
        .doc = "Each element, but zero from -lambd to lambd.", .entry = th_hardshrink,
        .backward = th_hardshrink_backward, .params = hardshrink_params, .forms = hardshrink_forms,
        .nparams = 2, .nforms = 2, .tensors = 1, .results = 1, .scalars = 1, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING,
        .id = ROW_hardshrink, .differentiable = 1, .reads = {1}, .sizes = {0},
    },
    [ROW_softshrink] = {
        .op = "softshrink", .name = "softshrink",
        .signature = "softshrink(Tensor input, Scalar lambd=0.5)",
        .doc =
            "Each element moved towards zero by lambd, and zero from -lambd to lambd.",
        .entry = th_softshrink, .backward = th_softshrink_backward, .params = softshrink_params,
        .forms = softshrink_forms, .nparams = 2, .nforms = 2, .tensors = 1, .results = 1,
        .scalars = 1, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_softshrink, .differentiable = 1, .reads = {1},
        .sizes = {0},
    },
    [ROW_softmax] = {
        .op = "softmax", .name = "softmax", .signature = "softmax(Tensor input, int dim)",
        .doc =
            "exp(x) over the sum of exp(x) along dim, computed from x - max(x) so that nothing "
            "overflows.",
        .entry = th_softmax, .backward = th_softmax_backward, .params = softmax_params,
        .forms = softmax_forms, .nparams = 2, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0,
        .ints = 1, .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_softmax,
        .differentiable = 1, .reads = {0x100}, .sizes = {0},
    },
    [ROW_log_softmax] = {
        .op = "log_softmax", .name = "log_softmax",
        .signature = "log_softmax(Tensor input, int dim)",
        .doc =
            "Logarithm of softmax along dim, x - max(x) - log(sum(exp(x - max(x)))).",
        .entry = th_log_softmax, .backward = th_log_softmax_backward, .params = log_softmax_params,
        .forms = log_softmax_forms, .nparams = 2, .nforms = 1, .tensors = 1, .results = 1,
        .scalars = 0, .ints = 1, .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING,
        .id = ROW_log_softmax, .differentiable = 1, .reads = {0x100}, .sizes = {0},
    },
    [ROW_softmax_input] = {
        .op = "softmax_input", .name = "softmax_input",
        .signature = "softmax_input(Tensor grad_output, Tensor probability, int dim)",
        .doc =
            "Gradient of softmax, probability * (grad_output - sum(grad_output * probability)).",
        .entry = th_softmax_input, .backward = th_softmax_input_backward,
        .params = softmax_input_params, .forms = softmax_input_forms, .nparams = 3, .nforms = 1,
        .tensors = 2, .results = 1, .scalars = 0, .ints = 1, .flags = ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_softmax_input, .differentiable = 3, .reads = {2, 3},
        .sizes = {0, 0},
    },
    [ROW_log_softmax_input] = {
        .op = "log_softmax_input", .name = "log_softmax_input",
        .signature =
            "log_softmax_input(Tensor grad_output, Tensor log_probability, int dim)",
        .doc =
            "Gradient of log_softmax, grad_output - exp(log_probability) * sum(grad_output).",
        .entry = th_log_softmax_input, .backward = th_log_softmax_input_backward,
        .params = log_softmax_input_params, .forms = log_softmax_input_forms, .nparams = 3,
        .nforms = 1, .tensors = 2, .results = 1, .scalars = 0, .ints = 1, .flags = ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_log_softmax_input, .differentiable = 3, .reads = {2, 3},
        .sizes = {0, 0},
    },
    [ROW_dot] = {
        .op = "dot", .name = "dot", .signature = "dot(Tensor input, Tensor tensor)",
        .doc = "Sum of the products of the elements of two vectors.", .entry = th_dot,
        .backward = th_dot_backward, .params = dot_params, .forms = dot_forms, .nparams = 2,
        .nforms = 1, .tensors = 2, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_NUMBER | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_dot,
        .differentiable = 3, .reads = {2, 1}, .sizes = {0, 0},
    },
    [ROW_mv] = {
        .op = "mv", .name = "mv", .signature = "mv(Tensor input, Tensor vec)",
        .doc = "Matrix times vector.", .entry = th_mv, .backward = th_mv_backward,
        .params = mv_params, .forms = mv_forms, .nparams = 2, .nforms = 1, .tensors = 2,
        .results = 1, .scalars = 0, .ints = 0, .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL,
        .id = ROW_mv, .differentiable = 3, .reads = {2, 1}, .sizes = {0, 0},
    },
    [ROW_mm] = {
        .op = "mm", .name = "mm", .signature = "mm(Tensor input, Tensor mat2)",
        .doc = "Matrix times matrix.", .entry = th_mm, .backward = th_mm_backward,
        .params = mm_params, .forms = mm_forms, .nparams = 2, .nforms = 1, .tensors = 2,
        .results = 1, .scalars = 0, .ints = 0, .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL,
        .id = ROW_mm, .differentiable = 3, .reads = {2, 1}, .sizes = {0, 0},
    },
    [ROW_bmm] = {
        .op = "bmm", .name = "bmm", .signature = "bmm(Tensor input, Tensor mat2)",
        .doc = "Product of each matrix of one batch with that of the other.", .entry = th_bmm,
        .backward = th_bmm_backward, .params = bmm_params, .forms = bmm_forms, .nparams = 2,
        .nforms = 1, .tensors = 2, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_bmm, .differentiable = 3,
        .reads = {2, 1}, .sizes = {0, 0},
    },
    [ROW_ger] = {
        .op = "ger", .name = "ger", .signature = "ger(Tensor input, Tensor vec2)",
        .doc = "Outer product of two vectors.", .entry = th_ger, .backward = th_ger_backward,
        .params = ger_params, .forms = ger_forms, .nparams = 2, .nforms = 1, .tensors = 2,
        .results = 1, .scalars = 0, .ints = 0, .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL,
        .id = ROW_ger, .differentiable = 3, .reads = {2, 1}, .sizes = {0, 0},
    },
    [ROW_addmm] = {
        .op = "addmm", .name = "addmm",
        .signature =
            "addmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor mat1, Tensor mat2)",
        .doc =
            "beta * input + alpha * (mat1 @ mat2). With beta 0 what input holds is not read.",
        .entry = th_addmm, .backward = th_addmm_backward, .params = addmm_params,
        .forms = addmm_forms, .nparams = 5, .nforms = 4, .tensors = 3, .results = 1, .scalars = 2,
        .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL,
        .id = ROW_addmm, .differentiable = 7, .reads = {0, 4, 2}, .sizes = {1, 0, 0},
    },
    [ROW_addmv] = {
        .op = "addmv", .name = "addmv",
        .signature =
            "addmv(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor mat, Tensor vec)",
        .doc = "beta * input + alpha * (mat @ vec).", .entry = th_addmv,
        .backward = th_addmv_backward, .params = addmv_params, .forms = addmv_forms, .nparams = 5,
        .nforms = 4, .tensors = 3, .results = 1, .scalars = 2, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_addmv,
        .differentiable = 7, .reads = {0, 4, 2}, .sizes = {1, 0, 0},
    },
    [ROW_addr] = {
        .op = "addr", .name = "addr",
        .signature =
            "addr(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor vec1, Tensor vec2)",
        .doc = "beta * input + alpha * the outer product of vec1 and vec2.", .entry = th_addr,
        .backward = th_addr_backward, .params = addr_params, .forms = addr_forms, .nparams = 5,
        .nforms = 4, .tensors = 3, .results = 1, .scalars = 2, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_addr,
        .differentiable = 7, .reads = {0, 4, 2}, .sizes = {1, 0, 0},
    },
    [ROW_addbmm] = {
        .op = "addbmm", .name = "addbmm",
        .signature =
            "addbmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor batch1, Tensor batch2)",
        .doc = "beta * input + alpha * the sum over the batch of batch1 @ batch2.",
        .entry = th_addbmm, .backward = th_addbmm_backward, .params = addbmm_params,
        .forms = addbmm_forms, .nparams = 5, .nforms = 4, .tensors = 3, .results = 1, .scalars = 2,
        .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL,
        .id = ROW_addbmm, .differentiable = 7, .reads = {0, 4, 2}, .sizes = {1, 6, 6},
    },
    [ROW_baddbmm] = {
        .op = "baddbmm", .name = "baddbmm",
        .signature =
            "baddbmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor batch1, Tensor batch2)",
        .doc = "beta * input + alpha * (batch1 @ batch2), matrix by matrix.", .entry = th_baddbmm,
        .backward = th_baddbmm_backward, .params = baddbmm_params, .forms = baddbmm_forms,
        .nparams = 5, .nforms = 4, .tensors = 3, .results = 1, .scalars = 2, .ints = 0,
        .flags = ROW_POINTWISE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_baddbmm,
        .differentiable = 7, .reads = {0, 4, 2}, .sizes = {1, 0, 0},
    },
    [ROW_linear] = {
        .op = "linear", .name = "linear",
        .signature = "linear(Tensor input, Tensor weight, Tensor? bias=None)",
        .doc =
            "Affine map x @ weight.t() + bias of the rows of a matrix, or of one vector. Weight "
            "is (outputs, inputs), bias (outputs).",
        .entry = th_linear, .backward = th_linear_backward, .params = linear_params,
        .forms = linear_forms, .nparams = 3, .nforms = 2, .tensors = 3, .results = 1, .scalars = 0,
        .ints = 0, .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_linear,
        .differentiable = 7, .reads = {2, 1, 0}, .sizes = {0, 0, 4},
    },
    [ROW_linear_weight] = {
        .op = "linear_weight", .name = "linear_weight",
        .signature = "linear_weight(Tensor grad_output, Tensor input)",
        .doc =
            "Gradient of linear with respect to weight, grad_output.t() @ input, or their outer "
            "product for vectors.",
        .entry = th_linear_weight, .backward = th_linear_weight_backward,
        .params = linear_weight_params, .forms = linear_weight_forms, .nparams = 2, .nforms = 1,
        .tensors = 2, .results = 1, .scalars = 0, .ints = 0, .flags = ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_linear_weight, .differentiable = 3, .reads = {2, 1},
        .sizes = {0, 0},
    },
    [ROW_matmul] = {
        .op = "matmul", .name = "matmul", .signature = "matmul(Tensor input, Tensor other)",
        .doc =
            "Product as NumPy's @ has it. Two vectors give their dot product, a matrix and a "
            "vector a vector, and of more dims the last two are matrices and the others a batch, "
            "broadcast.",
        .entry = NULL, .backward = NULL, .params = matmul_params, .forms = NULL, .nparams = 2,
        .nforms = 0, .tensors = 2, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_matmul,
    },
    [ROW_view] = {
        .op = "view", .name = "view", .signature = "view(Tensor input, int* size)",
        .doc =
            "The same elements with another size; one -1 is worked out from the others. Refused "
            "where the strides would need a copy.",
        .entry = th_view, .backward = th_view_backward, .params = view_params, .forms = view_forms,
        .nparams = 2, .nforms = 2, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_VIEW | ROW_METHOD, .dtypes = TH_ALL | 1 << TH_HALF, .id = ROW_view,
        .differentiable = 1, .reads = {0}, .sizes = {1},
    },
    [ROW_reshape] = {
        .op = "reshape", .name = "reshape", .signature = "reshape(Tensor input, int* size)",
        .doc =
            "The same elements with another size, as view, but copied where the strides need it.",
        .entry = th_reshape, .backward = th_reshape_backward, .params = reshape_params,
        .forms = reshape_forms, .nparams = 2, .nforms = 2, .tensors = 1, .results = 1, .scalars = 0,
        .ints = 0, .flags = ROW_VIEW | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL | 1 << TH_HALF,
        .id = ROW_reshape, .differentiable = 1, .reads = {0}, .sizes = {1},
    },
    [ROW_transpose] = {
        .op = "transpose", .name = "transpose",
        .signature = "transpose(Tensor input, int dim0, int dim1)", .doc = "Two dims exchanged.",
        .entry = th_transpose, .backward = th_transpose_backward, .params = transpose_params,
        .forms = transpose_forms, .nparams = 3, .nforms = 1, .tensors = 1, .results = 1,
        .scalars = 0, .ints = 2, .flags = ROW_VIEW | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_ALL | 1 << TH_HALF, .id = ROW_transpose, .differentiable = 1, .reads = {0},
        .sizes = {0},
    },
    [ROW_t] = {
        .op = "t", .name = "t", .signature = "t(Tensor input)", .doc = "A matrix transposed.",
        .entry = th_t, .backward = th_t_backward, .params = t_params, .forms = t_forms,
        .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_VIEW | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL | 1 << TH_HALF, .id = ROW_t,
        .differentiable = 1, .reads = {0}, .sizes = {0},
    },
    [ROW_permute] = {
        .op = "permute", .name = "permute", .signature = "permute(Tensor input, int* dims)",
        .doc = "The dims in another order, dims[0] first.", .entry = th_permute,
        .backward = th_permute_backward, .params = permute_params, .forms = permute_forms,
        .nparams = 2, .nforms = 2, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_VIEW | ROW_METHOD, .dtypes = TH_ALL | 1 << TH_HALF, .id = ROW_permute,
        .differentiable = 1, .reads = {0}, .sizes = {0},
    },
    [ROW_unpermute] = {
        .op = "unpermute", .name = "unpermute", .signature = "unpermute(Tensor input, int* dims)",
        .doc =
            "The dims back in the order that permute with the same dims took them from.",
        .entry = th_unpermute, .backward = th_unpermute_backward, .params = unpermute_params,
        .forms = unpermute_forms, .nparams = 2, .nforms = 2, .tensors = 1, .results = 1,
        .scalars = 0, .ints = 0, .flags = ROW_VIEW | ROW_FUNCTION, .dtypes = TH_ALL | 1 << TH_HALF,
        .id = ROW_unpermute, .differentiable = 1, .reads = {0}, .sizes = {0},
    },
    [ROW_narrow] = {
        .op = "narrow", .name = "narrow",
        .signature = "narrow(Tensor input, int dimension, int start, int length)",
        .doc = "The part of length elements along dimension that begins at start.",
        .entry = th_narrow, .backward = th_narrow_backward, .params = narrow_params,
        .forms = narrow_forms, .nparams = 4, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0,
        .ints = 3, .flags = ROW_VIEW | ROW_METHOD, .dtypes = TH_ALL | 1 << TH_HALF,
        .id = ROW_narrow, .differentiable = 1, .reads = {0}, .sizes = {1},
    },
    [ROW_narrow_input] = {
        .op = "narrow_input", .name = "narrow_input",
        .signature = "narrow_input(Tensor grad_output, int dimension, int start, int* size)",
        .doc =
            "Gradient of narrow, zeros of the given size that hold grad_output from start along "
            "dimension.",
        .entry = th_narrow_input, .backward = th_narrow_input_backward,
        .params = narrow_input_params, .forms = narrow_input_forms, .nparams = 4, .nforms = 2,
        .tensors = 1, .results = 1, .scalars = 0, .ints = 2, .flags = ROW_FUNCTION,
        .dtypes = TH_ALL, .id = ROW_narrow_input, .differentiable = 1, .reads = {0}, .sizes = {1},
    },
    [ROW_select] = {
        .op = "select", .name = "select", .signature = "select(Tensor input, int dim, int index)",
        .doc =
            "The slice at index along dim, without that dim. Of a vector it gives one element, "
            "with size 1.",
        .entry = th_select, .backward = th_select_backward, .params = select_params,
        .forms = select_forms, .nparams = 3, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0,
        .ints = 2, .flags = ROW_VIEW | ROW_METHOD, .dtypes = TH_ALL | 1 << TH_HALF,
        .id = ROW_select, .differentiable = 1, .reads = {0}, .sizes = {1},
    },
    [ROW_select_input] = {
        .op = "select_input", .name = "select_input",
        .signature = "select_input(Tensor grad_output, int dim, int index, int* size)",
        .doc =
            "Gradient of select, zeros of the given size that hold grad_output at index along "
            "dim.",
        .entry = th_select_input, .backward = th_select_input_backward,
        .params = select_input_params, .forms = select_input_forms, .nparams = 4, .nforms = 2,
        .tensors = 1, .results = 1, .scalars = 0, .ints = 2, .flags = ROW_FUNCTION,
        .dtypes = TH_ALL, .id = ROW_select_input, .differentiable = 1, .reads = {0}, .sizes = {0},
    },
    [ROW_expand] = {
        .op = "expand", .name = "expand", .signature = "expand(Tensor input, int* size)",
        .doc =
            "Dims of size 1 repeated without a copy, and new ones in front; -1 keeps a size.",
        .entry = th_expand_row, .backward = th_expand_backward, .params = expand_params,
        .forms = expand_forms, .nparams = 2, .nforms = 2, .tensors = 1, .results = 1, .scalars = 0,
        .ints = 0, .flags = ROW_VIEW | ROW_METHOD, .dtypes = TH_ALL | 1 << TH_HALF,
        .id = ROW_expand, .differentiable = 1, .reads = {0}, .sizes = {1},
    },
    [ROW_sum_to_size] = {
        .op = "sum_to_size", .name = "sum_to_size",
        .signature = "sum_to_size(Tensor input, int* size)",
        .doc =
            "Sum over the dims that broadcasting from size would have repeated, the reverse of "
            "expand.",
        .entry = th_sum_to_size, .backward = th_sum_to_size_backward, .params = sum_to_size_params,
        .forms = sum_to_size_forms, .nparams = 2, .nforms = 2, .tensors = 1, .results = 1,
        .scalars = 0, .ints = 0, .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING,
        .id = ROW_sum_to_size, .differentiable = 1, .reads = {0}, .sizes = {1},
    },
    [ROW_squeeze] = {
        .op = "squeeze", .name = "squeeze", .signature = "squeeze(Tensor input, int? dim=None)",
        .doc =
            "The same without dims of size 1, all of them or only dim. A tensor of one element "
            "keeps the size 1.",
        .entry = th_squeeze, .backward = th_squeeze_backward, .params = squeeze_params,
        .forms = squeeze_forms, .nparams = 2, .nforms = 2, .tensors = 1, .results = 1, .scalars = 0,
        .ints = 1, .flags = ROW_VIEW | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL | 1 << TH_HALF,
        .id = ROW_squeeze, .differentiable = 1, .reads = {0}, .sizes = {1},
    },
    [ROW_unsqueeze] = {
        .op = "unsqueeze", .name = "unsqueeze", .signature = "unsqueeze(Tensor input, int dim)",
        .doc = "A dim of size 1 put in before dim; -1 puts it at the end.", .entry = th_unsqueeze,
        .backward = th_unsqueeze_backward, .params = unsqueeze_params, .forms = unsqueeze_forms,
        .nparams = 2, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 1,
        .flags = ROW_VIEW | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL | 1 << TH_HALF,
        .id = ROW_unsqueeze, .differentiable = 1, .reads = {0}, .sizes = {1},
    },
    [ROW_unfold] = {
        .op = "unfold", .name = "unfold",
        .signature = "unfold(Tensor input, int dimension, int size, int step)",
        .doc =
            "All parts of size elements along dimension that begin step apart; the elements of a "
            "part are a new last dim.",
        .entry = th_unfold, .backward = th_unfold_backward, .params = unfold_params,
        .forms = unfold_forms, .nparams = 4, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0,
        .ints = 3, .flags = ROW_VIEW | ROW_METHOD, .dtypes = TH_ALL | 1 << TH_HALF,
        .id = ROW_unfold, .differentiable = 1, .reads = {0}, .sizes = {1},
    },
    [ROW_unfold_input] = {
        .op = "unfold_input", .name = "unfold_input",
        .signature =
            "unfold_input(Tensor grad_output, int dimension, int length, int step, int* size)",
        .doc =
            "Gradient of unfold, the parts of length elements added up in zeros of the given "
            "size.",
        .entry = th_unfold_input, .backward = th_unfold_input_backward,
        .params = unfold_input_params, .forms = unfold_input_forms, .nparams = 5, .nforms = 2,
        .tensors = 1, .results = 1, .scalars = 0, .ints = 3, .flags = ROW_FUNCTION,
        .dtypes = TH_ALL, .id = ROW_unfold_input, .differentiable = 1, .reads = {0}, .sizes = {0},
    },
    [ROW_index] = {
        .op = "index", .name = "index", .signature = "index(Tensor input, int* spec)",
        .doc =
            "Basic indexing, the view behind input[key]. Every key is four ints, kind, start, "
            "stop and step; kind 0 is an int (start), 1 a slice, 2 an ellipsis, 3 a new dim.",
        .entry = th_index, .backward = th_index_backward, .params = index_params,
        .forms = index_forms, .nparams = 2, .nforms = 2, .tensors = 1, .results = 1, .scalars = 0,
        .ints = 0, .flags = ROW_VIEW | ROW_METHOD, .dtypes = TH_ALL | 1 << TH_HALF, .id = ROW_index,
        .differentiable = 1, .reads = {0}, .sizes = {1},
    },
    [ROW_index_input] = {
        .op = "index_input", .name = "index_input",
        .signature = "index_input(Tensor grad_output, int ndim, int* size_and_spec)",
        .doc =
            "Gradient of index, zeros with the first ndim of the ints as size that hold "
            "grad_output where the others, the spec, point.",
        .entry = th_index_input, .backward = th_index_input_backward, .params = index_input_params,
        .forms = index_input_forms, .nparams = 3, .nforms = 2, .tensors = 1, .results = 1,
        .scalars = 0, .ints = 1, .flags = ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_index_input,
        .differentiable = 1, .reads = {0}, .sizes = {0},
    },
    [ROW_index_again] = {
        .op = "index_again", .name = "index_again",
        .signature = "index_again(Tensor input, int ndim, int* size_and_spec)",
        .doc =
            "Gradient of index_input, the part of input that the spec behind the first ndim ints "
            "points to, as index.",
        .entry = th_index_again, .backward = th_index_again_backward, .params = index_again_params,
        .forms = index_again_forms, .nparams = 3, .nforms = 2, .tensors = 1, .results = 1,
        .scalars = 0, .ints = 1, .flags = ROW_VIEW | ROW_FUNCTION, .dtypes = TH_ALL | 1 << TH_HALF,
        .id = ROW_index_again, .differentiable = 1, .reads = {0}, .sizes = {0},
    },
    [ROW_assign] = {
        .op = "assign", .name = "assign",
        .signature = "assign(Tensor input, Tensor|Scalar source, int* spec)",
        .doc =
            "A copy of input in which the part that spec points to, as in index, holds source. "
            "In place it serves input[key] = source.",
        .entry = th_assign, .backward = th_assign_backward, .params = assign_params,
        .forms = assign_forms, .nparams = 3, .nforms = 4, .tensors = 2, .results = 1, .scalars = 1,
        .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD, .dtypes = TH_ALL, .id = ROW_assign,
        .differentiable = 3, .reads = {0, 0}, .sizes = {0, 2},
    },
    [ROW_view_as] = {
        .op = "view_as", .name = "view_as", .signature = "view_as(Tensor input, Tensor other)",
        .doc = "The same elements with the size of another tensor, as view.", .entry = NULL,
        .backward = NULL, .params = view_as_params, .forms = NULL, .nparams = 2, .nforms = 0,
        .tensors = 2, .results = 1, .scalars = 0, .ints = 0, .flags = ROW_METHOD, .dtypes = TH_ALL,
        .id = ROW_view_as,
    },
    [ROW_expand_as] = {
        .op = "expand_as", .name = "expand_as",
        .signature = "expand_as(Tensor input, Tensor other)",
        .doc =
            "Dims of size 1 repeated without a copy up to the size of another tensor, as expand.",
        .entry = NULL, .backward = NULL, .params = expand_as_params, .forms = NULL, .nparams = 2,
        .nforms = 0, .tensors = 2, .results = 1, .scalars = 0, .ints = 0, .flags = ROW_METHOD,
        .dtypes = TH_ALL, .id = ROW_expand_as,
    },
    [ROW_split] = {
        .op = "split", .name = "split",
        .signature = "split(Tensor input, int split_size, int dim=0) -> Tensor*",
        .doc =
            "A tuple of parts along dim, of split_size elements each but for the last, which may "
            "be shorter.",
        .entry = NULL, .backward = NULL, .params = split_params, .forms = NULL, .nparams = 3,
        .nforms = 0, .tensors = 1, .results = 1, .scalars = 0, .ints = 2,
        .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_split,
    },
    [ROW_chunk] = {
        .op = "chunk", .name = "chunk",
        .signature = "chunk(Tensor input, int chunks, int dim=0) -> Tensor*",
        .doc =
            "A tuple of at most chunks parts along dim, of one size but for the last, which may "
            "be shorter.",
        .entry = NULL, .backward = NULL, .params = chunk_params, .forms = NULL, .nparams = 3,
        .nforms = 0, .tensors = 1, .results = 1, .scalars = 0, .ints = 2,
        .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_chunk,
    },
    [ROW_unbind] = {
        .op = "unbind", .name = "unbind", .signature = "unbind(Tensor input, int dim=0) -> Tensor*",
        .doc = "A tuple of the slices along dim, each without it.", .entry = NULL, .backward = NULL,
        .params = unbind_params, .forms = NULL, .nparams = 2, .nforms = 0, .tensors = 1,
        .results = 1, .scalars = 0, .ints = 1, .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL,
        .id = ROW_unbind,
    },
    [ROW_index_select] = {
        .op = "index_select", .name = "index_select",
        .signature = "index_select(Tensor input, int dim, LongTensor index)",
        .doc =
            "The slices of input along dim that a vector of indices names, in its order.",
        .entry = th_index_select, .backward = th_index_select_backward,
        .params = index_select_params, .forms = index_select_forms, .nparams = 3, .nforms = 1,
        .tensors = 2, .results = 1, .scalars = 0, .ints = 1, .flags = ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_ALL | 1 << TH_HALF, .id = ROW_index_select, .differentiable = 1, .reads = {2},
        .sizes = {1},
    },
    [ROW_index_select_input] = {
        .op = "index_select_input", .name = "index_select_input",
        .signature =
            "index_select_input(Tensor grad_output, int dim, LongTensor index, int* size)",
        .doc =
            "Gradient of index_select, zeros of the given size to which the slices of "
            "grad_output along dim are added at their indices.",
        .entry = th_index_select_input, .backward = th_index_select_input_backward,
        .params = index_select_input_params, .forms = index_select_input_forms, .nparams = 4,
        .nforms = 2, .tensors = 2, .results = 1, .scalars = 0, .ints = 1, .flags = ROW_FUNCTION,
        .dtypes = TH_ALL, .id = ROW_index_select_input, .differentiable = 1, .reads = {2},
        .sizes = {0},
    },
    [ROW_gather] = {
        .op = "gather", .name = "gather",
        .signature = "gather(Tensor input, int dim, LongTensor index)",
        .doc =
            "For every place of index the element of input there, but with the index's value "
            "along dim.",
        .entry = th_gather, .backward = th_gather_backward, .params = gather_params,
        .forms = gather_forms, .nparams = 3, .nforms = 1, .tensors = 2, .results = 1, .scalars = 0,
        .ints = 1, .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL | 1 << TH_HALF,
        .id = ROW_gather, .differentiable = 1, .reads = {2}, .sizes = {1},
    },
    [ROW_gather_input] = {
        .op = "gather_input", .name = "gather_input",
        .signature =
            "gather_input(Tensor grad_output, int dim, LongTensor index, int* size)",
        .doc =
            "Gradient of gather, zeros of the given size to which every element of grad_output "
            "is added where its index points.",
        .entry = th_gather_input, .backward = th_gather_input_backward,
        .params = gather_input_params, .forms = gather_input_forms, .nparams = 4, .nforms = 2,
        .tensors = 2, .results = 1, .scalars = 0, .ints = 1, .flags = ROW_FUNCTION,
        .dtypes = TH_ALL, .id = ROW_gather_input, .differentiable = 1, .reads = {2}, .sizes = {0},
    },
    [ROW_pick] = {
        .op = "pick", .name = "pick",
        .signature = "pick(Tensor input, LongTensor indices, int dim)",
        .doc =
            "The element of input along dim that each index names, where indices has input's "
            "size with dim of size 1 or left out.",
        .entry = th_pick, .backward = th_pick_backward, .params = pick_params, .forms = pick_forms,
        .nparams = 3, .nforms = 1, .tensors = 2, .results = 1, .scalars = 0, .ints = 1,
        .flags = ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_pick, .differentiable = 1, .reads = {2},
        .sizes = {1},
    },
    [ROW_pick_input] = {
        .op = "pick_input", .name = "pick_input",
        .signature =
            "pick_input(Tensor grad_output, LongTensor indices, int dim, int* size)",
        .doc =
            "Gradient of pick, zeros of the given size that hold each element of grad_output "
            "where its index points along dim.",
        .entry = th_pick_input, .backward = th_pick_input_backward, .params = pick_input_params,
        .forms = pick_input_forms, .nparams = 4, .nforms = 2, .tensors = 2, .results = 1,
        .scalars = 0, .ints = 1, .flags = ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_pick_input,
        .differentiable = 1, .reads = {2}, .sizes = {0},
    },
    [ROW_masked_select] = {
        .op = "masked_select", .name = "masked_select",
        .signature = "masked_select(Tensor input, ByteTensor mask)",
        .doc =
            "A vector of the elements of input where mask, broadcast to it, is not zero.",
        .entry = th_masked_select, .backward = th_masked_select_backward,
        .params = masked_select_params, .forms = masked_select_forms, .nparams = 2, .nforms = 1,
        .tensors = 2, .results = 1, .scalars = 0, .ints = 0, .flags = ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_ALL | 1 << TH_HALF, .id = ROW_masked_select, .differentiable = 1, .reads = {2},
        .sizes = {1},
    },
    [ROW_masked_select_input] = {
        .op = "masked_select_input", .name = "masked_select_input",
        .signature = "masked_select_input(Tensor grad_output, ByteTensor mask, int* size)",
        .doc =
            "Gradient of masked_select, zeros of the given size that hold the elements of "
            "grad_output in order where mask is not zero.",
        .entry = th_masked_select_input, .backward = th_masked_select_input_backward,
        .params = masked_select_input_params, .forms = masked_select_input_forms, .nparams = 3,
        .nforms = 2, .tensors = 2, .results = 1, .scalars = 0, .ints = 0, .flags = ROW_FUNCTION,
        .dtypes = TH_ALL, .id = ROW_masked_select_input, .differentiable = 1, .reads = {2},
        .sizes = {1},
    },
    [ROW_nonzero] = {
        .op = "nonzero", .name = "nonzero", .signature = "nonzero(Tensor input) -> LongTensor",
        .doc =
            "The indices of the elements that are not zero, one row each, in the order of the "
            "elements.",
        .entry = th_nonzero, .backward = NULL, .params = nonzero_params, .forms = nonzero_forms,
        .nparams = 1, .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_nonzero,
    },
    [ROW_index_add] = {
        .op = "index_add", .name = "index_add",
        .signature = "index_add(Tensor input, int dim, LongTensor index, Tensor source)",
        .doc =
            "input with the slices of source along dim added at their indices; an index may come "
            "more than once.",
        .entry = th_index_add, .backward = th_index_add_backward, .params = index_add_params,
        .forms = index_add_forms, .nparams = 4, .nforms = 1, .tensors = 3, .results = 1,
        .scalars = 0, .ints = 1, .flags = ROW_POINTWISE | ROW_METHOD, .dtypes = TH_ALL,
        .id = ROW_index_add, .differentiable = 5, .reads = {0, 0, 2}, .sizes = {0, 0, 0},
    },
    [ROW_index_copy] = {
        .op = "index_copy", .name = "index_copy",
        .signature = "index_copy(Tensor input, int dim, LongTensor index, Tensor source)",
        .doc =
            "input with the slices along dim at the indices replaced by those of source. Where "
            "an index comes twice the later slice stays.",
        .entry = th_index_copy, .backward = th_index_copy_backward, .params = index_copy_params,
        .forms = index_copy_forms, .nparams = 4, .nforms = 1, .tensors = 3, .results = 1,
        .scalars = 0, .ints = 1, .flags = ROW_POINTWISE | ROW_METHOD,
        .dtypes = TH_ALL | 1 << TH_HALF, .id = ROW_index_copy, .differentiable = 5,
        .reads = {2, 0, 2}, .sizes = {0, 0, 0},
    },
    [ROW_index_fill] = {
        .op = "index_fill", .name = "index_fill",
        .signature = "index_fill(Tensor input, int dim, LongTensor index, Scalar value)",
        .doc = "input with the slices along dim at the indices filled with value.",
        .entry = th_index_fill, .backward = th_index_fill_backward, .params = index_fill_params,
        .forms = index_fill_forms, .nparams = 4, .nforms = 1, .tensors = 2, .results = 1,
        .scalars = 1, .ints = 1, .flags = ROW_POINTWISE | ROW_METHOD, .dtypes = TH_ALL,
        .id = ROW_index_fill, .differentiable = 1, .reads = {2}, .sizes = {0},
    },
    [ROW_scatter] = {
        .op = "scatter", .name = "scatter",
        .signature =
            "scatter(Tensor input, int dim, LongTensor index, Tensor|Scalar source)",
        .doc =
            "input with, for every place of index, the element there, but with the index's value "
            "along dim, replaced by source's. Where places meet the later one stays.",
        .entry = th_scatter, .backward = th_scatter_backward, .params = scatter_params,
        .forms = scatter_forms, .nparams = 4, .nforms = 2, .tensors = 3, .results = 1, .scalars = 1,
        .ints = 1, .flags = ROW_POINTWISE | ROW_METHOD, .dtypes = TH_ALL | 1 << TH_HALF,
        .id = ROW_scatter, .differentiable = 5, .reads = {2, 0, 2}, .sizes = {0, 0, 0},
    },
    [ROW_scatter_add] = {
        .op = "scatter_add", .name = "scatter_add",
        .signature = "scatter_add(Tensor input, int dim, LongTensor index, Tensor source)",
        .doc =
            "input with every element of source added at its place, but with the index's value "
            "along dim.",
        .entry = th_scatter_add, .backward = th_scatter_add_backward, .params = scatter_add_params,
        .forms = scatter_add_forms, .nparams = 4, .nforms = 1, .tensors = 3, .results = 1,
        .scalars = 0, .ints = 1, .flags = ROW_POINTWISE | ROW_METHOD, .dtypes = TH_ALL,
        .id = ROW_scatter_add, .differentiable = 5, .reads = {0, 0, 2}, .sizes = {0, 0, 0},
    },
    [ROW_masked_fill] = {
        .op = "masked_fill", .name = "masked_fill",
        .signature = "masked_fill(Tensor input, ByteTensor mask, Scalar value)",
        .doc = "input with value where mask, broadcast to it, is not zero.",
        .entry = th_masked_fill, .backward = th_masked_fill_backward, .params = masked_fill_params,
        .forms = masked_fill_forms, .nparams = 3, .nforms = 1, .tensors = 2, .results = 1,
        .scalars = 1, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD, .dtypes = TH_ALL,
        .id = ROW_masked_fill, .differentiable = 1, .reads = {2}, .sizes = {0},
    },
    [ROW_masked_copy] = {
        .op = "masked_copy", .name = "masked_copy",
        .signature = "masked_copy(Tensor input, ByteTensor mask, Tensor source)",
        .doc =
            "input with the places where mask, broadcast to it, is not zero filled with the "
            "elements of source in order.",
        .entry = th_masked_copy, .backward = th_masked_copy_backward, .params = masked_copy_params,
        .forms = masked_copy_forms, .nparams = 3, .nforms = 1, .tensors = 3, .results = 1,
        .scalars = 0, .ints = 0, .flags = ROW_POINTWISE | ROW_METHOD,
        .dtypes = TH_ALL | 1 << TH_HALF, .id = ROW_masked_copy, .differentiable = 5,
        .reads = {2, 0, 2}, .sizes = {0, 0, 4},
    },
    [ROW_masked_copy_input] = {
        .op = "masked_copy_input", .name = "masked_copy_input",
        .signature = "masked_copy_input(Tensor grad_output, ByteTensor mask, int* size)",
        .doc =
            "Gradient of masked_copy with respect to source, zeros of its size that begin with "
            "the elements of grad_output where mask is not zero.",
        .entry = th_masked_copy_input, .backward = th_masked_copy_input_backward,
        .params = masked_copy_input_params, .forms = masked_copy_input_forms, .nparams = 3,
        .nforms = 2, .tensors = 2, .results = 1, .scalars = 0, .ints = 0, .flags = ROW_FUNCTION,
        .dtypes = TH_ALL, .id = ROW_masked_copy_input, .differentiable = 1, .reads = {2},
        .sizes = {1},
    },
    [ROW_diag] = {
        .op = "diag", .name = "diag", .signature = "diag(Tensor input, int diagonal=0)",
        .doc =
            "A matrix with a vector on its diagonal, or the diagonal of a matrix; diagonal "
            "counts upwards from the main one.",
        .entry = th_diag, .backward = th_diag_backward, .params = diag_params, .forms = diag_forms,
        .nparams = 2, .nforms = 2, .tensors = 1, .results = 1, .scalars = 0, .ints = 1,
        .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_diag, .differentiable = 1,
        .reads = {0}, .sizes = {1},
    },
    [ROW_diag_input] = {
        .op = "diag_input", .name = "diag_input",
        .signature = "diag_input(Tensor grad_output, int diagonal, int* size)",
        .doc =
            "Gradient of diag. For one size it is the diagonal of grad_output, for two zeros of "
            "that size with grad_output, broadcast, on the diagonal.",
        .entry = th_diag_input, .backward = th_diag_input_backward, .params = diag_input_params,
        .forms = diag_input_forms, .nparams = 3, .nforms = 2, .tensors = 1, .results = 1,
        .scalars = 0, .ints = 1, .flags = ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_diag_input,
        .differentiable = 1, .reads = {0}, .sizes = {1},
    },
    [ROW_tril] = {
        .op = "tril", .name = "tril", .signature = "tril(Tensor input, int k=0)",
        .doc = "A matrix with zeros above its k-th diagonal.", .entry = th_tril,
        .backward = th_tril_backward, .params = tril_params, .forms = tril_forms, .nparams = 2,
        .nforms = 2, .tensors = 1, .results = 1, .scalars = 0, .ints = 1,
        .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_tril, .differentiable = 1,
        .reads = {0}, .sizes = {0},
    },
    [ROW_triu] = {
        .op = "triu", .name = "triu", .signature = "triu(Tensor input, int k=0)",
        .doc = "A matrix with zeros below its k-th diagonal.", .entry = th_triu,
        .backward = th_triu_backward, .params = triu_params, .forms = triu_forms, .nparams = 2,
        .nforms = 2, .tensors = 1, .results = 1, .scalars = 0, .ints = 1,
        .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_triu, .differentiable = 1,
        .reads = {0}, .sizes = {0},
    },
    [ROW_trace] = {
        .op = "trace", .name = "trace", .signature = "trace(Tensor input)",
        .doc = "Sum of the elements on the main diagonal of a matrix.", .entry = th_trace,
        .backward = th_trace_backward, .params = trace_params, .forms = trace_forms, .nparams = 1,
        .nforms = 1, .tensors = 1, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_NUMBER | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_trace,
        .differentiable = 1, .reads = {0}, .sizes = {1},
    },
    [ROW_renorm] = {
        .op = "renorm", .name = "renorm",
        .signature = "renorm(Tensor input, Scalar p, int dim, Scalar maxnorm)",
        .doc = "The slices along dim whose p-norm is above maxnorm scaled down to it.",
        .entry = NULL, .backward = NULL, .params = renorm_params, .forms = NULL, .nparams = 4,
        .nforms = 0, .tensors = 1, .results = 1, .scalars = 2, .ints = 1,
        .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_renorm,
    },
    [ROW_cross] = {
        .op = "cross", .name = "cross",
        .signature = "cross(Tensor input, Tensor other, int dim=-1)",
        .doc =
            "Vector product along dim, which has size 3; by default along the first dim of that "
            "size.",
        .entry = NULL, .backward = NULL, .params = cross_params, .forms = NULL, .nparams = 3,
        .nforms = 0, .tensors = 2, .results = 1, .scalars = 0, .ints = 1,
        .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_cross,
    },
    [ROW_cat] = {
        .op = "cat", .name = "cat", .signature = "cat(Tensor* tensors, int dim=0)",
        .doc =
            "Tensors joined along a dim that they have; their other sizes agree. Empty vectors "
            "are left out.",
        .entry = th_cat, .backward = th_cat_backward, .params = cat_params, .forms = cat_forms,
        .nparams = 2, .nforms = 2, .tensors = 0, .results = 1, .scalars = 0, .ints = 1,
        .flags = ROW_FUNCTION, .dtypes = TH_ALL | 1 << TH_HALF, .id = ROW_cat, .differentiable = 1,
        .reads = {0}, .sizes = {1},
    },
    [ROW_stack] = {
        .op = "stack", .name = "stack", .signature = "stack(Tensor* tensors, int dim=0)",
        .doc = "Tensors of one size joined along a new dim.", .entry = NULL, .backward = NULL,
        .params = stack_params, .forms = NULL, .nparams = 2, .nforms = 0, .tensors = 0,
        .results = 1, .scalars = 0, .ints = 1, .flags = ROW_FUNCTION, .dtypes = TH_ALL,
        .id = ROW_stack,
    },
    [ROW_repeat] = {
        .op = "repeat", .name = "repeat", .signature = "repeat(Tensor input, int* sizes)",
        .doc =
            "The tensor repeated sizes[i] times along each dim; new dims come in front.",
        .entry = NULL, .backward = NULL, .params = repeat_params, .forms = NULL, .nparams = 2,
        .nforms = 0, .tensors = 1, .results = 1, .scalars = 0, .ints = 0, .flags = ROW_METHOD,
        .dtypes = TH_ALL, .id = ROW_repeat,
    },
    [ROW_zeros] = {
        .op = "zeros", .name = "zeros", .signature = "zeros(int* size)",
        .doc = "A tensor of zeros.", .entry = th_zeros, .backward = NULL, .params = zeros_params,
        .forms = zeros_forms, .nparams = 1, .nforms = 2, .tensors = 0, .results = 1, .scalars = 0,
        .ints = 0, .flags = ROW_CREATE | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_zeros,
    },
    [ROW_ones] = {
        .op = "ones", .name = "ones", .signature = "ones(int* size)", .doc = "A tensor of ones.",
        .entry = th_ones, .backward = NULL, .params = ones_params, .forms = ones_forms,
        .nparams = 1, .nforms = 2, .tensors = 0, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_CREATE | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_ones,
    },
    [ROW_zeros_like] = {
        .op = "zeros_like", .name = "zeros_like", .signature = "zeros_like(Tensor input)",
        .doc = "Zeros of the input's size and type.", .entry = th_zeros_like, .backward = NULL,
        .params = zeros_like_params, .forms = zeros_like_forms, .nparams = 1, .nforms = 1,
        .tensors = 1, .results = 1, .scalars = 0, .ints = 0, .flags = ROW_FUNCTION,
        .dtypes = TH_ALL, .id = ROW_zeros_like,
    },
    [ROW_ones_like] = {
        .op = "ones_like", .name = "ones_like", .signature = "ones_like(Tensor input)",
        .doc = "Ones of the input's size and type.", .entry = th_ones_like, .backward = NULL,
        .params = ones_like_params, .forms = ones_like_forms, .nparams = 1, .nforms = 1,
        .tensors = 1, .results = 1, .scalars = 0, .ints = 0, .flags = ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_ALL, .id = ROW_ones_like,
    },
    [ROW_eye] = {
        .op = "eye", .name = "eye", .signature = "eye(int n, int? m=None)",
        .doc =
            "A matrix of n rows and m columns, n by default, with ones on the diagonal and zeros "
            "elsewhere.",
        .entry = th_eye, .backward = NULL, .params = eye_params, .forms = eye_forms, .nparams = 2,
        .nforms = 2, .tensors = 0, .results = 1, .scalars = 0, .ints = 2,
        .flags = ROW_CREATE | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_eye,
    },
    [ROW_arange] = {
        .op = "arange", .name = "arange",
        .signature = "arange(Scalar start=0, Scalar end, Scalar step=1)",
        .doc = "Numbers from start up to, but not with, end, step apart.", .entry = th_arange,
        .backward = NULL, .params = arange_params, .forms = arange_forms, .nparams = 3, .nforms = 4,
        .tensors = 0, .results = 1, .scalars = 3, .ints = 0, .flags = ROW_CREATE | ROW_FUNCTION,
        .dtypes = TH_ALL, .id = ROW_arange,
    },
    [ROW_range] = {
        .op = "range", .name = "range",
        .signature = "range(Scalar start, Scalar end, Scalar step=1)",
        .doc = "Numbers from start up to and with end, step apart.", .entry = th_range_row,
        .backward = NULL, .params = range_params, .forms = range_forms, .nparams = 3, .nforms = 2,
        .tensors = 0, .results = 1, .scalars = 3, .ints = 0, .flags = ROW_CREATE | ROW_FUNCTION,
        .dtypes = TH_ALL, .id = ROW_range,
    },
    [ROW_linspace] = {
        .op = "linspace", .name = "linspace",
        .signature = "linspace(Scalar start, Scalar end, int steps=100)",
        .doc =
            "Count of steps numbers from start to end, both included, equally far apart.",
        .entry = th_linspace, .backward = NULL, .params = linspace_params, .forms = linspace_forms,
        .nparams = 3, .nforms = 2, .tensors = 0, .results = 1, .scalars = 2, .ints = 1,
        .flags = ROW_CREATE | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_linspace,
    },
    [ROW_logspace] = {
        .op = "logspace", .name = "logspace",
        .signature = "logspace(Scalar start, Scalar end, int steps=100)",
        .doc = "Ten to the power of the numbers of linspace.", .entry = th_logspace,
        .backward = NULL, .params = logspace_params, .forms = logspace_forms, .nparams = 3,
        .nforms = 2, .tensors = 0, .results = 1, .scalars = 2, .ints = 1,
        .flags = ROW_CREATE | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_logspace,
    },
    [ROW_randperm] = {
        .op = "randperm", .name = "randperm", .signature = "randperm(int n) -> LongTensor",
        .doc =
            "The numbers from 0 to n - 1 in a random order (Fisher and Yates), every order as "
            "likely.",
        .entry = th_randperm, .backward = NULL, .params = randperm_params, .forms = randperm_forms,
        .nparams = 1, .nforms = 1, .tensors = 0, .results = 1, .scalars = 0, .ints = 1,
        .flags = ROW_CREATE | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_randperm,
    },
    [ROW_rand] = {
        .op = "rand", .name = "rand", .signature = "rand(int* size)",
        .doc = "Numbers spread evenly over [0, 1).", .entry = th_rand, .backward = NULL,
        .params = rand_params, .forms = rand_forms, .nparams = 1, .nforms = 2, .tensors = 0,
        .results = 1, .scalars = 0, .ints = 0, .flags = ROW_CREATE | ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_rand,
    },
    [ROW_randn] = {
        .op = "randn", .name = "randn", .signature = "randn(int* size)",
        .doc =
            "Numbers of the normal distribution with mean 0 and standard deviation 1.",
        .entry = th_randn, .backward = NULL, .params = randn_params, .forms = randn_forms,
        .nparams = 1, .nforms = 2, .tensors = 0, .results = 1, .scalars = 0, .ints = 0,
        .flags = ROW_CREATE | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_randn,
    },
    [ROW_normal] = {
        .op = "normal", .name = "normal",
        .signature = "normal(Tensor|Scalar mean=0, Tensor|Scalar std=1)",
        .doc =
            "A number of the normal distribution for each element, with the mean and the "
            "standard deviation there.",
        .entry = th_normal, .backward = NULL, .params = normal_params, .forms = normal_forms,
        .nparams = 2, .nforms = 4, .tensors = 2, .results = 1, .scalars = 2, .ints = 0,
        .flags = ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_normal,
    },
    [ROW_bernoulli] = {
        .op = "bernoulli", .name = "bernoulli", .signature = "bernoulli(Tensor input)",
        .doc = "One with the probability that each element holds, else zero.",
        .entry = th_bernoulli, .backward = NULL, .params = bernoulli_params,
        .forms = bernoulli_forms, .nparams = 1, .nforms = 1, .tensors = 1, .results = 1,
        .scalars = 0, .ints = 0, .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING,
        .id = ROW_bernoulli,
    },
    [ROW_bernoulli_] = {
        .op = "bernoulli_", .name = "bernoulli_",
        .signature = "bernoulli_(Tensor input, Tensor|Scalar p=0.5)",
        .doc = "Fills with one with probability p, else zero.", .entry = th_bernoulli_,
        .backward = NULL, .params = bernoulli__params, .forms = bernoulli__forms, .nparams = 2,
        .nforms = 3, .tensors = 2, .results = 1, .scalars = 1, .ints = 0,
        .flags = ROW_INPLACE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING,
        .id = ROW_bernoulli_,
    },
    [ROW_uniform_] = {
        .op = "uniform_", .name = "uniform_",
        .signature = "uniform_(Tensor input, Scalar low=0, Scalar high=1)",
        .doc = "Fills with numbers spread evenly over [low, high).", .entry = th_uniform_,
        .backward = NULL, .params = uniform__params, .forms = uniform__forms, .nparams = 3,
        .nforms = 3, .tensors = 1, .results = 1, .scalars = 2, .ints = 0,
        .flags = ROW_INPLACE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_uniform_,
    },
    [ROW_normal_] = {
        .op = "normal_", .name = "normal_",
        .signature = "normal_(Tensor input, Scalar mean=0, Scalar std=1)",
        .doc = "Fills with numbers of the normal distribution.", .entry = th_normal_,
        .backward = NULL, .params = normal__params, .forms = normal__forms, .nparams = 3,
        .nforms = 3, .tensors = 1, .results = 1, .scalars = 2, .ints = 0,
        .flags = ROW_INPLACE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_normal_,
    },
    [ROW_exponential_] = {
        .op = "exponential_", .name = "exponential_",
        .signature = "exponential_(Tensor input, Scalar lambd=1)",
        .doc =
            "Fills with numbers of the exponential distribution of rate lambd, -log(1 - u) / "
            "lambd.",
        .entry = th_exponential_, .backward = NULL, .params = exponential__params,
        .forms = exponential__forms, .nparams = 2, .nforms = 2, .tensors = 1, .results = 1,
        .scalars = 1, .ints = 0, .flags = ROW_INPLACE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_exponential_,
    },
    [ROW_cauchy_] = {
        .op = "cauchy_", .name = "cauchy_",
        .signature = "cauchy_(Tensor input, Scalar median=0, Scalar sigma=1)",
        .doc =
            "Fills with numbers of the Cauchy distribution, median + sigma * tan(pi * (u - "
            "1/2)); it has no mean.",
        .entry = th_cauchy_, .backward = NULL, .params = cauchy__params, .forms = cauchy__forms,
        .nparams = 3, .nforms = 3, .tensors = 1, .results = 1, .scalars = 2, .ints = 0,
        .flags = ROW_INPLACE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_cauchy_,
    },
    [ROW_log_normal_] = {
        .op = "log_normal_", .name = "log_normal_",
        .signature = "log_normal_(Tensor input, Scalar mean=1, Scalar std=2)",
        .doc =
            "Fills with numbers whose logarithm has the normal distribution with that mean and "
            "standard deviation.",
        .entry = th_log_normal_, .backward = NULL, .params = log_normal__params,
        .forms = log_normal__forms, .nparams = 3, .nforms = 3, .tensors = 1, .results = 1,
        .scalars = 2, .ints = 0, .flags = ROW_INPLACE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_log_normal_,
    },
    [ROW_geometric_] = {
        .op = "geometric_", .name = "geometric_", .signature = "geometric_(Tensor input, Scalar p)",
        .doc =
            "Fills with the number of trials, each successful with probability p, up to the "
            "first success; floor(log(1 - u) / log(1 - p)) + 1.",
        .entry = th_geometric_, .backward = NULL, .params = geometric__params,
        .forms = geometric__forms, .nparams = 2, .nforms = 1, .tensors = 1, .results = 1,
        .scalars = 1, .ints = 0, .flags = ROW_INPLACE | ROW_METHOD | ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_geometric_,
    },
    [ROW_random_] = {
        .op = "random_", .name = "random_",
        .signature = "random_(Tensor input, Scalar high=16777216)",
        .doc =
            "Fills with whole numbers from 0 up to, but not with, high, by default 2^24 or the "
            "largest number of the type.",
        .entry = th_random_, .backward = NULL, .params = random__params, .forms = random__forms,
        .nparams = 2, .nforms = 2, .tensors = 1, .results = 1, .scalars = 1, .ints = 0,
        .flags = ROW_INPLACE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL, .id = ROW_random_,
    },
    [ROW_random_between_] = {
        .op = "random_between_", .name = "random_",
        .signature = "random_between_(Tensor input, Scalar low, Scalar high)",
        .doc =
            "Fills with whole numbers from low up to, but not with, high, where high - low fits "
            "the type.",
        .entry = th_random_between_, .backward = NULL, .params = random_between__params,
        .forms = random_between__forms, .nparams = 3, .nforms = 1, .tensors = 1, .results = 1,
        .scalars = 2, .ints = 0, .flags = ROW_INPLACE | ROW_METHOD | ROW_FUNCTION, .dtypes = TH_ALL,
        .id = ROW_random_between_,
    },
    [ROW_conv2d] = {
        .op = "conv2d", .name = "conv2d",
        .signature =
            "conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] "
            "padding=0, int[2] dilation=1, int groups=1)",
        .doc =
            "Cross-correlation of each image with each kernel, plus bias; padding is of zeros.",
        .entry = th_conv2d, .backward = th_conv2d_backward, .params = conv2d_params,
        .forms = conv2d_forms, .nparams = 7, .nforms = 6, .tensors = 3, .results = 1, .scalars = 0,
        .ints = 7, .flags = ROW_METHOD | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_conv2d,
        .differentiable = 7, .reads = {2, 1, 0}, .sizes = {1, 2, 0},
    },
    [ROW_conv2d_input] = {
        .op = "conv2d_input", .name = "conv2d_input",
        .signature =
            "conv2d_input(Tensor grad_output, Tensor weight, int[2] size, int[2] stride, int[2] "
            "padding, int[2] dilation, int groups)",
        .doc =
            "Gradient of conv2d with respect to input, whose height and width are size.",
        .entry = th_conv2d_input, .backward = th_conv2d_input_backward,
        .params = conv2d_input_params, .forms = conv2d_input_forms, .nparams = 7, .nforms = 1,
        .tensors = 2, .results = 1, .scalars = 0, .ints = 9, .flags = ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_conv2d_input, .differentiable = 3, .reads = {2, 1},
        .sizes = {0, 2},
    },
    [ROW_conv2d_weight] = {
        .op = "conv2d_weight", .name = "conv2d_weight",
        .signature =
            "conv2d_weight(Tensor grad_output, Tensor input, int[2] size, int[2] stride, int[2] "
            "padding, int[2] dilation, int groups)",
        .doc =
            "Gradient of conv2d with respect to weight, whose kernel has that size.",
        .entry = th_conv2d_weight, .backward = th_conv2d_weight_backward,
        .params = conv2d_weight_params, .forms = conv2d_weight_forms, .nparams = 7, .nforms = 1,
        .tensors = 2, .results = 1, .scalars = 0, .ints = 9, .flags = ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_conv2d_weight, .differentiable = 3, .reads = {2, 1},
        .sizes = {0, 2},
    },
    [ROW_conv_transpose2d] = {
        .op = "conv_transpose2d", .name = "conv_transpose2d",
        .signature =
            "conv_transpose2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, "
            "int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1)",
        .doc =
            "Transposed convolution, the gradient of conv2d taken as a function. Weight is "
            "(channels, outputs / groups, kernel height, kernel width).",
        .entry = NULL, .backward = NULL, .params = conv_transpose2d_params, .forms = NULL,
        .nparams = 8, .nforms = 0, .tensors = 3, .results = 1, .scalars = 0, .ints = 9,
        .flags = ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_conv_transpose2d,
    },
    [ROW_conv1d] = {
        .op = "conv1d", .name = "conv1d",
        .signature =
            "conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] "
            "padding=0, int[1] dilation=1, int groups=1)",
        .doc = "Cross-correlation of signals, as conv2d with one dim less.", .entry = NULL,
        .backward = NULL, .params = conv1d_params, .forms = NULL, .nparams = 7, .nforms = 0,
        .tensors = 3, .results = 1, .scalars = 0, .ints = 4, .flags = ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_conv1d,
    },
    [ROW_max_pool2d] = {
        .op = "max_pool2d", .name = "max_pool2d",
        .signature =
            "max_pool2d(Tensor input, int[2] kernel_size, int[2] stride, int[2] padding=0, "
            "int[2] dilation=1, bool ceil_mode=False) -> (Tensor output, LongTensor indices)",
        .doc =
            "The largest element of each window and its place in the plane, row by row; nan "
            "counts as largest, and the first of equal ones wins.",
        .entry = th_max_pool2d, .backward = th_max_pool2d_backward, .params = max_pool2d_params,
        .forms = max_pool2d_forms, .nparams = 6, .nforms = 4, .tensors = 1, .results = 2,
        .scalars = 0, .ints = 9, .flags = ROW_FUNCTION | ROW_INDEX_RESULT, .dtypes = TH_FLOATING,
        .id = ROW_max_pool2d, .differentiable = 1, .reads = {0x200}, .sizes = {1},
    },
    [ROW_max_pool2d_input] = {
        .op = "max_pool2d_input", .name = "max_pool2d_input",
        .signature = "max_pool2d_input(Tensor grad_output, LongTensor indices, int[2] size)",
        .doc =
            "Gradient of max_pool2d, planes of zeros of the given size to which every element of "
            "grad_output is added at its index.",
        .entry = th_max_pool2d_input, .backward = th_max_pool2d_input_backward,
        .params = max_pool2d_input_params, .forms = max_pool2d_input_forms, .nparams = 3,
        .nforms = 1, .tensors = 2, .results = 1, .scalars = 0, .ints = 2, .flags = ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_max_pool2d_input, .differentiable = 1, .reads = {2},
        .sizes = {0},
    },
    [ROW_max_pool2d_gather] = {
        .op = "max_pool2d_gather", .name = "max_pool2d_gather",
        .signature = "max_pool2d_gather(Tensor input, LongTensor indices)",
        .doc = "The element of each plane of input that every index names.",
        .entry = th_max_pool2d_gather, .backward = th_max_pool2d_gather_backward,
        .params = max_pool2d_gather_params, .forms = max_pool2d_gather_forms, .nparams = 2,
        .nforms = 1, .tensors = 2, .results = 1, .scalars = 0, .ints = 0, .flags = ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_max_pool2d_gather, .differentiable = 1, .reads = {2},
        .sizes = {1},
    },
    [ROW_avg_pool2d] = {
        .op = "avg_pool2d", .name = "avg_pool2d",
        .signature =
            "avg_pool2d(Tensor input, int[2] kernel_size, int[2] stride, int[2] padding=0, bool "
            "ceil_mode=False, bool count_include_pad=True)",
        .doc =
            "The mean of each window. Padding counts as zeros, or not at all with "
            "count_include_pad=False.",
        .entry = th_avg_pool2d, .backward = th_avg_pool2d_backward, .params = avg_pool2d_params,
        .forms = avg_pool2d_forms, .nparams = 6, .nforms = 4, .tensors = 1, .results = 1,
        .scalars = 0, .ints = 8, .flags = ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_avg_pool2d,
        .differentiable = 1, .reads = {0}, .sizes = {1},
    },
    [ROW_avg_pool2d_input] = {
        .op = "avg_pool2d_input", .name = "avg_pool2d_input",
        .signature =
            "avg_pool2d_input(Tensor grad_output, int[2] size, int[2] kernel_size, int[2] "
            "stride, int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True)",
        .doc =
            "Gradient of avg_pool2d, every element of grad_output shared out over its window in "
            "planes of the given size.",
        .entry = th_avg_pool2d_input, .backward = th_avg_pool2d_input_backward,
        .params = avg_pool2d_input_params, .forms = avg_pool2d_input_forms, .nparams = 7,
        .nforms = 4, .tensors = 1, .results = 1, .scalars = 0, .ints = 10, .flags = ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_avg_pool2d_input, .differentiable = 1, .reads = {0},
        .sizes = {0},
    },
    [ROW_batch_norm] = {
        .op = "batch_norm", .name = "batch_norm",
        .signature =
            "batch_norm(Tensor input, Tensor? weight=None, Tensor? bias=None, Tensor? "
            "running_mean=None, Tensor? running_var=None, bool training=False, Scalar "
            "momentum=0.1, Scalar eps=1e-5) -> (Tensor output, Tensor mean, Tensor inverse_std)",
        .doc =
            "Each channel (dim 1) normalised by its mean and variance, times weight plus bias "
            "(Ioffe and Szegedy, 2015). In training they are the batch's, and running_mean and "
            "running_var, of unbiased variances, are moved towards them by momentum; else they "
            "are the running ones.",
        .entry = th_batch_norm, .backward = th_batch_norm_backward, .params = batch_norm_params,
        .forms = batch_norm_forms, .nparams = 8, .nforms = 8, .tensors = 5, .results = 3,
        .scalars = 2, .ints = 1, .flags = ROW_FUNCTION | ROW_INDEX_RESULT, .dtypes = TH_FLOATING,
        .id = ROW_batch_norm, .differentiable = 7, .reads = {0x603, 0x603, 0x603},
        .sizes = {0, 0, 0},
    },
    [ROW_batch_norm_input] = {
        .op = "batch_norm_input", .name = "batch_norm_input",
        .signature =
            "batch_norm_input(Tensor grad_output, Tensor input, Tensor? weight=None, Tensor "
            "mean, Tensor inverse_std, bool training) -> (Tensor input_gradient, Tensor "
            "weight_gradient, Tensor bias_gradient)",
        .doc = "Gradient of batch_norm with respect to input, weight and bias.",
        .entry = th_batch_norm_input, .backward = NULL, .params = batch_norm_input_params,
        .forms = batch_norm_input_forms, .nparams = 6, .nforms = 2, .tensors = 5, .results = 3,
        .scalars = 0, .ints = 1, .flags = ROW_FUNCTION | ROW_INDEX_RESULT, .dtypes = TH_FLOATING,
        .id = ROW_batch_norm_input,
    },
    [ROW_mse_loss] = {
        .op = "mse_loss", .name = "mse_loss",
        .signature = "mse_loss(Tensor input, Tensor target, Scalar size_average=1)",
        .doc = "Mean of the squared differences.", .entry = th_mse_loss,
        .backward = th_mse_loss_backward, .params = mse_loss_params, .forms = mse_loss_forms,
        .nparams = 3, .nforms = 2, .tensors = 2, .results = 1, .scalars = 1, .ints = 0,
        .flags = ROW_NUMBER | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_mse_loss,
        .differentiable = 3, .reads = {3, 3}, .sizes = {3, 3},
    },
    [ROW_l1_loss] = {
        .op = "l1_loss", .name = "l1_loss",
        .signature = "l1_loss(Tensor input, Tensor target, Scalar size_average=1)",
        .doc = "Mean of the absolute differences.", .entry = th_l1_loss,
        .backward = th_l1_loss_backward, .params = l1_loss_params, .forms = l1_loss_forms,
        .nparams = 3, .nforms = 2, .tensors = 2, .results = 1, .scalars = 1, .ints = 0,
        .flags = ROW_NUMBER | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_l1_loss,
        .differentiable = 3, .reads = {3, 3}, .sizes = {3, 3},
    },
    [ROW_smooth_l1_loss] = {
        .op = "smooth_l1_loss", .name = "smooth_l1_loss",
        .signature = "smooth_l1_loss(Tensor input, Tensor target, Scalar size_average=1)",
        .doc =
            "Mean of half the squared differences where they are below 1, and of the absolute "
            "ones less 1/2 elsewhere (Huber, 1964).",
        .entry = th_smooth_l1_loss, .backward = th_smooth_l1_loss_backward,
        .params = smooth_l1_loss_params, .forms = smooth_l1_loss_forms, .nparams = 3, .nforms = 2,
        .tensors = 2, .results = 1, .scalars = 1, .ints = 0, .flags = ROW_NUMBER | ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_smooth_l1_loss, .differentiable = 1, .reads = {3},
        .sizes = {3},
    },
    [ROW_binary_cross_entropy] = {
        .op = "binary_cross_entropy", .name = "binary_cross_entropy",
        .signature =
            "binary_cross_entropy(Tensor input, Tensor target, Scalar size_average=1)",
        .doc =
            "Mean of -target * log(input) - (1 - target) * log(1 - input), 1e-12 added to what "
            "the logarithms are taken of.",
        .entry = th_binary_cross_entropy, .backward = th_binary_cross_entropy_backward,
        .params = binary_cross_entropy_params, .forms = binary_cross_entropy_forms, .nparams = 3,
        .nforms = 2, .tensors = 2, .results = 1, .scalars = 1, .ints = 0,
        .flags = ROW_NUMBER | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_binary_cross_entropy,
        .differentiable = 1, .reads = {3}, .sizes = {3},
    },
    [ROW_weighted_binary_cross_entropy] = {
        .op = "weighted_binary_cross_entropy", .name = "weighted_binary_cross_entropy",
        .signature =
            "weighted_binary_cross_entropy(Tensor input, Tensor target, Tensor weight, Scalar "
            "size_average=1)",
        .doc = "binary_cross_entropy with a weight, broadcast, for each element.",
        .entry = th_weighted_binary_cross_entropy,
        .backward = th_weighted_binary_cross_entropy_backward,
        .params = weighted_binary_cross_entropy_params,
        .forms = weighted_binary_cross_entropy_forms, .nparams = 4, .nforms = 2, .tensors = 3,
        .results = 1, .scalars = 1, .ints = 0, .flags = ROW_NUMBER | ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_weighted_binary_cross_entropy, .differentiable = 1,
        .reads = {7}, .sizes = {7},
    },
    [ROW_kl_div] = {
        .op = "kl_div", .name = "kl_div",
        .signature = "kl_div(Tensor input, Tensor target, Scalar size_average=1)",
        .doc =
            "Mean of target * (log(target) - input), zero where target is not above zero; input "
            "holds logarithms of probabilities.",
        .entry = th_kl_div, .backward = th_kl_div_backward, .params = kl_div_params,
        .forms = kl_div_forms, .nparams = 3, .nforms = 2, .tensors = 2, .results = 1, .scalars = 1,
        .ints = 0, .flags = ROW_NUMBER | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_kl_div,
        .differentiable = 1, .reads = {2}, .sizes = {3},
    },
    [ROW_soft_margin_loss] = {
        .op = "soft_margin_loss", .name = "soft_margin_loss",
        .signature = "soft_margin_loss(Tensor input, Tensor target, Scalar size_average=1)",
        .doc = "Mean of log(1 + exp(-target * input)), for targets of 1 and -1.",
        .entry = th_soft_margin_loss, .backward = th_soft_margin_loss_backward,
        .params = soft_margin_loss_params, .forms = soft_margin_loss_forms, .nparams = 3,
        .nforms = 2, .tensors = 2, .results = 1, .scalars = 1, .ints = 0,
        .flags = ROW_NUMBER | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_soft_margin_loss,
        .differentiable = 1, .reads = {3}, .sizes = {3},
    },
    [ROW_hinge_embedding_loss] = {
        .op = "hinge_embedding_loss", .name = "hinge_embedding_loss",
        .signature =
            "hinge_embedding_loss(Tensor input, Tensor target, Scalar margin=1, Scalar "
            "size_average=1)",
        .doc =
            "Mean of input where target is above zero, and of what input lacks to margin "
            "elsewhere.",
        .entry = th_hinge_embedding_loss, .backward = th_hinge_embedding_loss_backward,
        .params = hinge_embedding_loss_params, .forms = hinge_embedding_loss_forms, .nparams = 4,
        .nforms = 3, .tensors = 2, .results = 1, .scalars = 2, .ints = 0,
        .flags = ROW_NUMBER | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_hinge_embedding_loss,
        .differentiable = 1, .reads = {3}, .sizes = {3},
    },
    [ROW_margin_ranking_loss] = {
        .op = "margin_ranking_loss", .name = "margin_ranking_loss",
        .signature =
            "margin_ranking_loss(Tensor input, Tensor other, Tensor target, Scalar margin=0, "
            "Scalar size_average=1)",
        .doc =
            "Mean of what target * (input - other) lacks to margin, where target is 1 if input "
            "shall be the larger one, else -1.",
        .entry = th_margin_ranking_loss, .backward = th_margin_ranking_loss_backward,
        .params = margin_ranking_loss_params, .forms = margin_ranking_loss_forms, .nparams = 5,
        .nforms = 3, .tensors = 3, .results = 1, .scalars = 2, .ints = 0,
        .flags = ROW_NUMBER | ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_margin_ranking_loss,
        .differentiable = 3, .reads = {7, 7}, .sizes = {7, 7},
    },
    [ROW_nll_loss] = {
        .op = "nll_loss", .name = "nll_loss",
        .signature =
            "nll_loss(Tensor input, LongTensor target, Tensor? weight=None, bool "
            "size_average=True)",
        .doc =
            "Mean of minus the element of input, logarithms of probabilities of (batch, classes) "
            "or (batch, classes, height, width), that each target names. With a weight for each "
            "class the mean is weighted.",
        .entry = th_nll_loss, .backward = th_nll_loss_backward, .params = nll_loss_params,
        .forms = nll_loss_forms, .nparams = 4, .nforms = 3, .tensors = 3, .results = 1,
        .scalars = 0, .ints = 1, .flags = ROW_FUNCTION, .dtypes = TH_FLOATING, .id = ROW_nll_loss,
        .differentiable = 1, .reads = {6}, .sizes = {1},
    },
    [ROW_nll_loss_input] = {
        .op = "nll_loss_input", .name = "nll_loss_input",
        .signature =
            "nll_loss_input(Tensor grad_output, LongTensor target, Tensor? weight=None, bool "
            "size_average=True, int* size)",
        .doc =
            "Gradient of nll_loss, zeros of the given size but for the elements that the targets "
            "name.",
        .entry = th_nll_loss_input, .backward = th_nll_loss_input_backward,
        .params = nll_loss_input_params, .forms = nll_loss_input_forms, .nparams = 5, .nforms = 8,
        .tensors = 3, .results = 1, .scalars = 0, .ints = 1, .flags = ROW_FUNCTION,
        .dtypes = TH_FLOATING, .id = ROW_nll_loss_input, .differentiable = 1, .reads = {6},
        .sizes = {0},
    },
};
const int th_row_count = ROW_COUNT;

const overloads th_names[] = {
    {"abs", (const row *const[]){&th_rows[ROW_abs]}, 1},
    {"neg", (const row *const[]){&th_rows[ROW_neg]}, 1},
    {"sign", (const row *const[]){&th_rows[ROW_sign]}, 1},
    {"reciprocal", (const row *const[]){&th_rows[ROW_reciprocal]}, 1},
    {"cinv", (const row *const[]){&th_rows[ROW_reciprocal]}, 1},
    {"sqrt", (const row *const[]){&th_rows[ROW_sqrt]}, 1},
    {"rsqrt", (const row *const[]){&th_rows[ROW_rsqrt]}, 1},
    {"exp", (const row *const[]){&th_rows[ROW_exp]}, 1},
    {"expm1", (const row *const[]){&th_rows[ROW_expm1]}, 1},
    {"log", (const row *const[]){&th_rows[ROW_log]}, 1},
    {"log1p", (const row *const[]){&th_rows[ROW_log1p]}, 1},
    {"sin", (const row *const[]){&th_rows[ROW_sin]}, 1},
    {"cos", (const row *const[]){&th_rows[ROW_cos]}, 1},
    {"tan", (const row *const[]){&th_rows[ROW_tan]}, 1},
    {"asin", (const row *const[]){&th_rows[ROW_asin]}, 1},
    {"acos", (const row *const[]){&th_rows[ROW_acos]}, 1},
    {"atan", (const row *const[]){&th_rows[ROW_atan]}, 1},
    {"sinh", (const row *const[]){&th_rows[ROW_sinh]}, 1},
    {"cosh", (const row *const[]){&th_rows[ROW_cosh]}, 1},
    {"tanh", (const row *const[]){&th_rows[ROW_tanh]}, 1},
    {"sigmoid", (const row *const[]){&th_rows[ROW_sigmoid]}, 1},
    {"floor", (const row *const[]){&th_rows[ROW_floor]}, 1},
    {"ceil", (const row *const[]){&th_rows[ROW_ceil]}, 1},
    {"round", (const row *const[]){&th_rows[ROW_round]}, 1},
    {"trunc", (const row *const[]){&th_rows[ROW_trunc]}, 1},
    {"frac", (const row *const[]){&th_rows[ROW_frac]}, 1},
    {"isnan", (const row *const[]){&th_rows[ROW_isnan]}, 1},
    {"fill", (const row *const[]){&th_rows[ROW_fill]}, 1},
    {"zero", (const row *const[]){&th_rows[ROW_zero]}, 1},
    {"clone", (const row *const[]){&th_rows[ROW_clone]}, 1},
    {"add", (const row *const[]){&th_rows[ROW_add]}, 1},
    {"sub", (const row *const[]){&th_rows[ROW_sub]}, 1},
    {"mul", (const row *const[]){&th_rows[ROW_mul]}, 1},
    {"div", (const row *const[]){&th_rows[ROW_div]}, 1},
    {"floor_divide", (const row *const[]){&th_rows[ROW_floor_divide]}, 1},
    {"fmod", (const row *const[]){&th_rows[ROW_fmod]}, 1},
    {"remainder", (const row *const[]){&th_rows[ROW_remainder]}, 1},
    {"pow", (const row *const[]){&th_rows[ROW_pow]}, 1},
    {"atan2", (const row *const[]){&th_rows[ROW_atan2]}, 1},
    {"lerp", (const row *const[]){&th_rows[ROW_lerp]}, 1},
    {"addcmul", (const row *const[]){&th_rows[ROW_addcmul]}, 1},
    {"addcdiv", (const row *const[]){&th_rows[ROW_addcdiv]}, 1},
    {
        "clamp",
        (const row *const[]){&th_rows[ROW_clamp], &th_rows[ROW_clamp_min], &th_rows[ROW_clamp_max]},
        3
    },
    {"clamp_min", (const row *const[]){&th_rows[ROW_clamp_min]}, 1},
    {"clamp_max", (const row *const[]){&th_rows[ROW_clamp_max]}, 1},
    {
        "max",
        (const row *const[]){&th_rows[ROW_max_other], &th_rows[ROW_max], &th_rows[ROW_max_dim]},
        3
    },
    {"cmax", (const row *const[]){&th_rows[ROW_max_other]}, 1},
    {
        "min",
        (const row *const[]){&th_rows[ROW_min_other], &th_rows[ROW_min], &th_rows[ROW_min_dim]},
        3
    },
    {"cmin", (const row *const[]){&th_rows[ROW_min_other]}, 1},
    {"where", (const row *const[]){&th_rows[ROW_where]}, 1},
    {"bitwise_and", (const row *const[]){&th_rows[ROW_bitwise_and]}, 1},
    {"bitwise_or", (const row *const[]){&th_rows[ROW_bitwise_or]}, 1},
    {"bitwise_xor", (const row *const[]){&th_rows[ROW_bitwise_xor]}, 1},
    {"bitwise_not", (const row *const[]){&th_rows[ROW_bitwise_not]}, 1},
    {"left_shift", (const row *const[]){&th_rows[ROW_left_shift]}, 1},
    {"right_shift", (const row *const[]){&th_rows[ROW_right_shift]}, 1},
    {"eq", (const row *const[]){&th_rows[ROW_eq]}, 1},
    {"ne", (const row *const[]){&th_rows[ROW_ne]}, 1},
    {"lt", (const row *const[]){&th_rows[ROW_lt]}, 1},
    {"le", (const row *const[]){&th_rows[ROW_le]}, 1},
    {"gt", (const row *const[]){&th_rows[ROW_gt]}, 1},
    {"ge", (const row *const[]){&th_rows[ROW_ge]}, 1},
    {"sum", (const row *const[]){&th_rows[ROW_sum]}, 1},
    {"prod", (const row *const[]){&th_rows[ROW_prod]}, 1},
    {"mean", (const row *const[]){&th_rows[ROW_mean]}, 1},
    {"norm", (const row *const[]){&th_rows[ROW_norm]}, 1},
    {"dist", (const row *const[]){&th_rows[ROW_dist]}, 1},
    {"var", (const row *const[]){&th_rows[ROW_var]}, 1},
    {"std", (const row *const[]){&th_rows[ROW_std]}, 1},
    {"var_input", (const row *const[]){&th_rows[ROW_var_input]}, 1},
    {"all", (const row *const[]){&th_rows[ROW_all]}, 1},
    {"any", (const row *const[]){&th_rows[ROW_any]}, 1},
    {"relu", (const row *const[]){&th_rows[ROW_relu]}, 1},
    {"threshold", (const row *const[]){&th_rows[ROW_threshold]}, 1},
    {"hardtanh", (const row *const[]){&th_rows[ROW_hardtanh]}, 1},
    {"leaky_relu", (const row *const[]){&th_rows[ROW_leaky_relu]}, 1},
    {"prelu", (const row *const[]){&th_rows[ROW_prelu]}, 1},
    {"elu", (const row *const[]){&th_rows[ROW_elu]}, 1},
    {"softplus", (const row *const[]){&th_rows[ROW_softplus]}, 1},
    {"log_sigmoid", (const row *const[]){&th_rows[ROW_log_sigmoid]}, 1},
    {"logsigmoid", (const row *const[]){&th_rows[ROW_log_sigmoid]}, 1},
    {"softsign", (const row *const[]){&th_rows[ROW_softsign]}, 1},
    {"tanhshrink", (const row *const[]){&th_rows[ROW_tanhshrink]}, 1},
    {"hardshrink", (const row *const[]){&th_rows[ROW_hardshrink]}, 1},
    {"softshrink", (const row *const[]){&th_rows[ROW_softshrink]}, 1},
    {"softmax", (const row *const[]){&th_rows[ROW_softmax]}, 1},
    {"log_softmax", (const row *const[]){&th_rows[ROW_log_softmax]}, 1},
    {"softmax_input", (const row *const[]){&th_rows[ROW_softmax_input]}, 1},
    {"log_softmax_input", (const row *const[]){&th_rows[ROW_log_softmax_input]}, 1},
    {"dot", (const row *const[]){&th_rows[ROW_dot]}, 1},
    {"mv", (const row *const[]){&th_rows[ROW_mv]}, 1},
    {"mm", (const row *const[]){&th_rows[ROW_mm]}, 1},
    {"bmm", (const row *const[]){&th_rows[ROW_bmm]}, 1},
    {"ger", (const row *const[]){&th_rows[ROW_ger]}, 1},
    {"addmm", (const row *const[]){&th_rows[ROW_addmm]}, 1},
    {"addmv", (const row *const[]){&th_rows[ROW_addmv]}, 1},
    {"addr", (const row *const[]){&th_rows[ROW_addr]}, 1},
    {"addbmm", (const row *const[]){&th_rows[ROW_addbmm]}, 1},
    {"baddbmm", (const row *const[]){&th_rows[ROW_baddbmm]}, 1},
    {"linear", (const row *const[]){&th_rows[ROW_linear]}, 1},
    {"linear_weight", (const row *const[]){&th_rows[ROW_linear_weight]}, 1},
    {"matmul", (const row *const[]){&th_rows[ROW_matmul]}, 1},
    {"view", (const row *const[]){&th_rows[ROW_view]}, 1},
    {"reshape", (const row *const[]){&th_rows[ROW_reshape]}, 1},
    {"transpose", (const row *const[]){&th_rows[ROW_transpose]}, 1},
    {"t", (const row *const[]){&th_rows[ROW_t]}, 1},
    {"permute", (const row *const[]){&th_rows[ROW_permute]}, 1},
    {"unpermute", (const row *const[]){&th_rows[ROW_unpermute]}, 1},
    {"narrow", (const row *const[]){&th_rows[ROW_narrow]}, 1},
    {"narrow_input", (const row *const[]){&th_rows[ROW_narrow_input]}, 1},
    {"select", (const row *const[]){&th_rows[ROW_select]}, 1},
    {"select_input", (const row *const[]){&th_rows[ROW_select_input]}, 1},
    {"expand", (const row *const[]){&th_rows[ROW_expand]}, 1},
    {"sum_to_size", (const row *const[]){&th_rows[ROW_sum_to_size]}, 1},
    {"squeeze", (const row *const[]){&th_rows[ROW_squeeze]}, 1},
    {"unsqueeze", (const row *const[]){&th_rows[ROW_unsqueeze]}, 1},
    {"unfold", (const row *const[]){&th_rows[ROW_unfold]}, 1},
    {"unfold_input", (const row *const[]){&th_rows[ROW_unfold_input]}, 1},
    {"index", (const row *const[]){&th_rows[ROW_index]}, 1},
    {"index_input", (const row *const[]){&th_rows[ROW_index_input]}, 1},
    {"index_again", (const row *const[]){&th_rows[ROW_index_again]}, 1},
    {"assign", (const row *const[]){&th_rows[ROW_assign]}, 1},
    {"view_as", (const row *const[]){&th_rows[ROW_view_as]}, 1},
    {"expand_as", (const row *const[]){&th_rows[ROW_expand_as]}, 1},
    {"split", (const row *const[]){&th_rows[ROW_split]}, 1},
    {"chunk", (const row *const[]){&th_rows[ROW_chunk]}, 1},
    {"unbind", (const row *const[]){&th_rows[ROW_unbind]}, 1},
    {"index_select", (const row *const[]){&th_rows[ROW_index_select]}, 1},
    {"index_select_input", (const row *const[]){&th_rows[ROW_index_select_input]}, 1},
    {"gather", (const row *const[]){&th_rows[ROW_gather]}, 1},
    {"gather_input", (const row *const[]){&th_rows[ROW_gather_input]}, 1},
    {"pick", (const row *const[]){&th_rows[ROW_pick]}, 1},
    {"pick_input", (const row *const[]){&th_rows[ROW_pick_input]}, 1},
    {"masked_select", (const row *const[]){&th_rows[ROW_masked_select]}, 1},
    {"masked_select_input", (const row *const[]){&th_rows[ROW_masked_select_input]}, 1},
    {"nonzero", (const row *const[]){&th_rows[ROW_nonzero]}, 1},
    {"index_add", (const row *const[]){&th_rows[ROW_index_add]}, 1},
    {"index_copy", (const row *const[]){&th_rows[ROW_index_copy]}, 1},
    {"index_fill", (const row *const[]){&th_rows[ROW_index_fill]}, 1},
    {"scatter", (const row *const[]){&th_rows[ROW_scatter]}, 1},
    {"scatter_add", (const row *const[]){&th_rows[ROW_scatter_add]}, 1},
    {"masked_fill", (const row *const[]){&th_rows[ROW_masked_fill]}, 1},
    {"masked_copy", (const row *const[]){&th_rows[ROW_masked_copy]}, 1},
    {"masked_copy_input", (const row *const[]){&th_rows[ROW_masked_copy_input]}, 1},
    {"diag", (const row *const[]){&th_rows[ROW_diag]}, 1},
    {"diag_input", (const row *const[]){&th_rows[ROW_diag_input]}, 1},
    {"tril", (const row *const[]){&th_rows[ROW_tril]}, 1},
    {"triu", (const row *const[]){&th_rows[ROW_triu]}, 1},
    {"trace", (const row *const[]){&th_rows[ROW_trace]}, 1},
    {"renorm", (const row *const[]){&th_rows[ROW_renorm]}, 1},
    {"cross", (const row *const[]){&th_rows[ROW_cross]}, 1},
    {"cat", (const row *const[]){&th_rows[ROW_cat]}, 1},
    {"stack", (const row *const[]){&th_rows[ROW_stack]}, 1},
    {"repeat", (const row *const[]){&th_rows[ROW_repeat]}, 1},
    {"zeros", (const row *const[]){&th_rows[ROW_zeros]}, 1},
    {"ones", (const row *const[]){&th_rows[ROW_ones]}, 1},
    {"zeros_like", (const row *const[]){&th_rows[ROW_zeros_like]}, 1},
    {"ones_like", (const row *const[]){&th_rows[ROW_ones_like]}, 1},
    {"eye", (const row *const[]){&th_rows[ROW_eye]}, 1},
    {"arange", (const row *const[]){&th_rows[ROW_arange]}, 1},
    {"range", (const row *const[]){&th_rows[ROW_range]}, 1},
    {"linspace", (const row *const[]){&th_rows[ROW_linspace]}, 1},
    {"logspace", (const row *const[]){&th_rows[ROW_logspace]}, 1},
    {"randperm", (const row *const[]){&th_rows[ROW_randperm]}, 1},
    {"rand", (const row *const[]){&th_rows[ROW_rand]}, 1},
    {"randn", (const row *const[]){&th_rows[ROW_randn]}, 1},
    {"normal", (const row *const[]){&th_rows[ROW_normal]}, 1},
    {"bernoulli", (const row *const[]){&th_rows[ROW_bernoulli]}, 1},
    {"bernoulli_", (const row *const[]){&th_rows[ROW_bernoulli_]}, 1},
    {"uniform_", (const row *const[]){&th_rows[ROW_uniform_]}, 1},
    {"normal_", (const row *const[]){&th_rows[ROW_normal_]}, 1},
    {"exponential_", (const row *const[]){&th_rows[ROW_exponential_]}, 1},
    {"cauchy_", (const row *const[]){&th_rows[ROW_cauchy_]}, 1},
    {"log_normal_", (const row *const[]){&th_rows[ROW_log_normal_]}, 1},
    {"geometric_", (const row *const[]){&th_rows[ROW_geometric_]}, 1},
    {"random_", (const row *const[]){&th_rows[ROW_random_], &th_rows[ROW_random_between_]}, 2},
    {"conv2d", (const row *const[]){&th_rows[ROW_conv2d]}, 1},
    {"conv2d_input", (const row *const[]){&th_rows[ROW_conv2d_input]}, 1},
    {"conv2d_weight", (const row *const[]){&th_rows[ROW_conv2d_weight]}, 1},
    {"conv_transpose2d", (const row *const[]){&th_rows[ROW_conv_transpose2d]}, 1},
    {"conv1d", (const row *const[]){&th_rows[ROW_conv1d]}, 1},
    {"max_pool2d", (const row *const[]){&th_rows[ROW_max_pool2d]}, 1},
    {"max_pool2d_input", (const row *const[]){&th_rows[ROW_max_pool2d_input]}, 1},
    {"max_pool2d_gather", (const row *const[]){&th_rows[ROW_max_pool2d_gather]}, 1},
    {"avg_pool2d", (const row *const[]){&th_rows[ROW_avg_pool2d]}, 1},
    {"avg_pool2d_input", (const row *const[]){&th_rows[ROW_avg_pool2d_input]}, 1},
    {"batch_norm", (const row *const[]){&th_rows[ROW_batch_norm]}, 1},
    {"batch_norm_input", (const row *const[]){&th_rows[ROW_batch_norm_input]}, 1},
    {"mse_loss", (const row *const[]){&th_rows[ROW_mse_loss]}, 1},
    {"l1_loss", (const row *const[]){&th_rows[ROW_l1_loss]}, 1},
    {"smooth_l1_loss", (const row *const[]){&th_rows[ROW_smooth_l1_loss]}, 1},
    {"binary_cross_entropy", (const row *const[]){&th_rows[ROW_binary_cross_entropy]}, 1},
    {
        "weighted_binary_cross_entropy",
        (const row *const[]){&th_rows[ROW_weighted_binary_cross_entropy]},
        1
    },
    {"kl_div", (const row *const[]){&th_rows[ROW_kl_div]}, 1},
    {"soft_margin_loss", (const row *const[]){&th_rows[ROW_soft_margin_loss]}, 1},
    {"hinge_embedding_loss", (const row *const[]){&th_rows[ROW_hinge_embedding_loss]}, 1},
    {"margin_ranking_loss", (const row *const[]){&th_rows[ROW_margin_ranking_loss]}, 1},
    {"nll_loss", (const row *const[]){&th_rows[ROW_nll_loss]}, 1},
    {"nll_loss_input", (const row *const[]){&th_rows[ROW_nll_loss_input]}, 1},
};

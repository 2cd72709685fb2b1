/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* adaptive_optimization */
#include "loop.cuh"

/* adam_(Tensor& parameter, Tensor gradient, Tensor& exp_avg, Tensor& exp_avg_sq, Scalar rate,
   Scalar keep=1, Scalar share1=0.1, Scalar share2=0.001, Scalar root=1, Scalar eps=1e-8, Scalar
   weight_decay=0, bool maximize=False) = parameter = keep * parameter - rate * mean / (root *
   sqrt(square) + eps), exp_avg = mean, exp_avg_sq = square */
template <typename T, typename S = T> struct adam__formula {
    enum { count = 7, elements = GPU_QUICK };
    S to_parameter;
    S to_exp_avg;
    S to_exp_avg_sq;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_parameter = read<T, S>(at, 3, offset[3]);
        const T in_gradient = read<T, S>(at, 4, offset[4]);
        const T in_exp_avg = read<T, S>(at, 5, offset[5]);
        const T in_exp_avg_sq = read<T, S>(at, 6, offset[6]);
        const T in_rate = number<T>(option, 0);
        const T in_keep = number<T>(option, 1);
        const T in_share1 = number<T>(option, 2);
        const T in_share2 = number<T>(option, 3);
        const T in_root = number<T>(option, 4);
        const T in_eps = number<T>(option, 5);
        const T in_weight_decay = number<T>(option, 6);
        const bool in_maximize = option.at[7].i != 0;
        const T in_descent = f_select(in_maximize, -in_gradient, in_gradient);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter);
        const T in_mean = in_exp_avg + in_share1 * (in_slope - in_exp_avg);
        const T in_square = in_exp_avg_sq + in_share2 * (in_slope * in_slope - in_exp_avg_sq);
        to_parameter = (T)(in_keep * in_parameter - f_divide(in_rate * in_mean,
            in_root * f_sqrt(in_square) + in_eps));
        to_exp_avg = (T)(in_mean);
        to_exp_avg_sq = (T)(in_square);
    }
    STORE(to_parameter, to_exp_avg, to_exp_avg_sq)
};
EACH_FLOATING(KERNEL_OF, adam_)
NARROW_KERNELS(adam_)
EACH_FLOATING(RULE_OF, adam_)

/* amsgrad_(Tensor& parameter, Tensor gradient, Tensor& exp_avg, Tensor& exp_avg_sq, Tensor&
   max_exp_avg_sq, Scalar rate, Scalar keep=1, Scalar share1=0.1, Scalar share2=0.001, Scalar
   root=1, Scalar eps=1e-8, Scalar weight_decay=0, bool maximize=False) = parameter = keep *
   parameter - rate * mean / (root * sqrt(largest) + eps), exp_avg = mean, exp_avg_sq = square,
   max_exp_avg_sq = largest */
template <typename T, typename S = T> struct amsgrad__formula {
    enum { count = 9, elements = GPU_QUICK };
    S to_parameter;
    S to_exp_avg;
    S to_exp_avg_sq;
    S to_max_exp_avg_sq;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_parameter = read<T, S>(at, 4, offset[4]);
        const T in_gradient = read<T, S>(at, 5, offset[5]);
        const T in_exp_avg = read<T, S>(at, 6, offset[6]);
        const T in_exp_avg_sq = read<T, S>(at, 7, offset[7]);
        const T in_max_exp_avg_sq = read<T, S>(at, 8, offset[8]);
        const T in_rate = number<T>(option, 0);
        const T in_keep = number<T>(option, 1);
        const T in_share1 = number<T>(option, 2);
        const T in_share2 = number<T>(option, 3);
        const T in_root = number<T>(option, 4);
        const T in_eps = number<T>(option, 5);
        const T in_weight_decay = number<T>(option, 6);
        const bool in_maximize = option.at[7].i != 0;
        const T in_descent = f_select(in_maximize, -in_gradient, in_gradient);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter);
        const T in_mean = in_exp_avg + in_share1 * (in_slope - in_exp_avg);
        const T in_square = in_exp_avg_sq + in_share2 * (in_slope * in_slope - in_exp_avg_sq);
        const T in_largest = f_max(in_max_exp_avg_sq, in_square);
        to_parameter = (T)(in_keep * in_parameter - f_divide(in_rate * in_mean,
            in_root * f_sqrt(in_largest) + in_eps));
        to_exp_avg = (T)(in_mean);
        to_exp_avg_sq = (T)(in_square);
        to_max_exp_avg_sq = (T)(in_largest);
    }
    STORE(to_parameter, to_exp_avg, to_exp_avg_sq, to_max_exp_avg_sq)
};
EACH_FLOATING(KERNEL_OF, amsgrad_)
NARROW_KERNELS(amsgrad_)
EACH_FLOATING(RULE_OF, amsgrad_)

/* nadam_(Tensor& parameter, Tensor gradient, Tensor& exp_avg, Tensor& exp_avg_sq, Scalar rate,
   Scalar ahead, Scalar keep=1, Scalar share1=0.1, Scalar share2=0.001, Scalar root=1, Scalar
   eps=1e-8, Scalar weight_decay=0, bool maximize=False) = parameter = keep * parameter - (rate
   * mean + ahead * slope) / (root * sqrt(square) + eps), exp_avg = mean, exp_avg_sq = square */
template <typename T, typename S = T> struct nadam__formula {
    enum { count = 7, elements = GPU_QUICK };
    S to_parameter;
    S to_exp_avg;
    S to_exp_avg_sq;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_parameter = read<T, S>(at, 3, offset[3]);
        const T in_gradient = read<T, S>(at, 4, offset[4]);
        const T in_exp_avg = read<T, S>(at, 5, offset[5]);
        const T in_exp_avg_sq = read<T, S>(at, 6, offset[6]);
        const T in_rate = number<T>(option, 0);
        const T in_ahead = number<T>(option, 1);
        const T in_keep = number<T>(option, 2);
        const T in_share1 = number<T>(option, 3);
        const T in_share2 = number<T>(option, 4);
        const T in_root = number<T>(option, 5);
        const T in_eps = number<T>(option, 6);
        const T in_weight_decay = number<T>(option, 7);
        const bool in_maximize = option.at[8].i != 0;
        const T in_descent = f_select(in_maximize, -in_gradient, in_gradient);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter);
        const T in_mean = in_exp_avg + in_share1 * (in_slope - in_exp_avg);
        const T in_square = in_exp_avg_sq + in_share2 * (in_slope * in_slope - in_exp_avg_sq);
        to_parameter = (T)(in_keep * in_parameter - f_divide(in_rate * in_mean + in_ahead *
            in_slope, in_root * f_sqrt(in_square) + in_eps));
        to_exp_avg = (T)(in_mean);
        to_exp_avg_sq = (T)(in_square);
    }
    STORE(to_parameter, to_exp_avg, to_exp_avg_sq)
};
EACH_FLOATING(KERNEL_OF, nadam_)
NARROW_KERNELS(nadam_)
EACH_FLOATING(RULE_OF, nadam_)

/* adamax_(Tensor& parameter, Tensor gradient, Tensor& exp_avg, Tensor& exp_inf, Scalar rate,
   Scalar share=0.1, Scalar beta2=0.999, Scalar eps=1e-8, Scalar weight_decay=0, bool
   maximize=False) = parameter = parameter - rate * mean / largest, exp_avg = mean, exp_inf =
   largest */
template <typename T, typename S = T> struct adamax__formula {
    enum { count = 7, elements = GPU_QUICK };
    S to_parameter;
    S to_exp_avg;
    S to_exp_inf;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_parameter = read<T, S>(at, 3, offset[3]);
        const T in_gradient = read<T, S>(at, 4, offset[4]);
        const T in_exp_avg = read<T, S>(at, 5, offset[5]);
        const T in_exp_inf = read<T, S>(at, 6, offset[6]);
        const T in_rate = number<T>(option, 0);
        const T in_share = number<T>(option, 1);
        const T in_beta2 = number<T>(option, 2);
        const T in_eps = number<T>(option, 3);
        const T in_weight_decay = number<T>(option, 4);
        const bool in_maximize = option.at[5].i != 0;
        const T in_descent = f_select(in_maximize, -in_gradient, in_gradient);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter);
        const T in_mean = in_exp_avg + in_share * (in_slope - in_exp_avg);
        const T in_largest = f_max(in_beta2 * in_exp_inf, f_abs(in_slope) + in_eps);
        to_parameter = (T)(in_parameter - f_divide(in_rate * in_mean, in_largest));
        to_exp_avg = (T)(in_mean);
        to_exp_inf = (T)(in_largest);
    }
    STORE(to_parameter, to_exp_avg, to_exp_inf)
};
EACH_FLOATING(KERNEL_OF, adamax_)
NARROW_KERNELS(adamax_)
EACH_FLOATING(RULE_OF, adamax_)

/* adagrad_(Tensor& parameter, Tensor gradient, Tensor& sum, Scalar rate, Scalar eps=1e-10,
   Scalar weight_decay=0, bool maximize=False) = parameter = parameter - rate * slope /
   (sqrt(total) + eps), sum = total */
template <typename T, typename S = T> struct adagrad__formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_parameter;
    S to_sum;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_parameter = read<T, S>(at, 2, offset[2]);
        const T in_gradient = read<T, S>(at, 3, offset[3]);
        const T in_sum = read<T, S>(at, 4, offset[4]);
        const T in_rate = number<T>(option, 0);
        const T in_eps = number<T>(option, 1);
        const T in_weight_decay = number<T>(option, 2);
        const bool in_maximize = option.at[3].i != 0;
        const T in_descent = f_select(in_maximize, -in_gradient, in_gradient);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter);
        const T in_total = in_sum + in_slope * in_slope;
        to_parameter = (T)(in_parameter - f_divide(in_rate * in_slope, f_sqrt(in_total) + in_eps));
        to_sum = (T)(in_total);
    }
    STORE(to_parameter, to_sum)
};
EACH_FLOATING(KERNEL_OF, adagrad_)
NARROW_KERNELS(adagrad_)
EACH_FLOATING(RULE_OF, adagrad_)

/* adadelta_(Tensor& parameter, Tensor gradient, Tensor& square_avg, Tensor& acc_delta, Scalar
   lr=1, Scalar share=0.1, Scalar eps=1e-6, Scalar weight_decay=0, bool maximize=False) =
   parameter = parameter - lr * delta, square_avg = square, acc_delta = acc_delta + share *
   (delta * delta - acc_delta) */
template <typename T, typename S = T> struct adadelta__formula {
    enum { count = 7, elements = GPU_QUICK };
    S to_parameter;
    S to_square_avg;
    S to_acc_delta;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_parameter = read<T, S>(at, 3, offset[3]);
        const T in_gradient = read<T, S>(at, 4, offset[4]);
        const T in_square_avg = read<T, S>(at, 5, offset[5]);
        const T in_acc_delta = read<T, S>(at, 6, offset[6]);
        const T in_lr = number<T>(option, 0);
        const T in_share = number<T>(option, 1);
        const T in_eps = number<T>(option, 2);
        const T in_weight_decay = number<T>(option, 3);
        const bool in_maximize = option.at[4].i != 0;
        const T in_descent = f_select(in_maximize, -in_gradient, in_gradient);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter);
        const T in_square = in_square_avg + in_share * (in_slope * in_slope - in_square_avg);
        const T in_delta = f_divide(f_sqrt(in_acc_delta + in_eps),
            f_sqrt(in_square + in_eps)) * in_slope;
        to_parameter = (T)(in_parameter - in_lr * in_delta);
        to_square_avg = (T)(in_square);
        to_acc_delta = (T)(in_acc_delta + in_share * (in_delta * in_delta - in_acc_delta));
    }
    STORE(to_parameter, to_square_avg, to_acc_delta)
};
EACH_FLOATING(KERNEL_OF, adadelta_)
NARROW_KERNELS(adadelta_)
EACH_FLOATING(RULE_OF, adadelta_)

/* rmsprop_(Tensor& parameter, Tensor gradient, Tensor& square_avg, Scalar lr, Scalar
   share=0.01, Scalar eps=1e-8, Scalar weight_decay=0, bool maximize=False) = parameter =
   parameter - lr * slope / (sqrt(square) + eps), square_avg = square */
template <typename T, typename S = T> struct rmsprop__formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_parameter;
    S to_square_avg;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_parameter = read<T, S>(at, 2, offset[2]);
        const T in_gradient = read<T, S>(at, 3, offset[3]);
        const T in_square_avg = read<T, S>(at, 4, offset[4]);
        const T in_lr = number<T>(option, 0);
        const T in_share = number<T>(option, 1);
        const T in_eps = number<T>(option, 2);
        const T in_weight_decay = number<T>(option, 3);
        const bool in_maximize = option.at[4].i != 0;
        const T in_descent = f_select(in_maximize, -in_gradient, in_gradient);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter);
        const T in_square = in_square_avg + in_share * (in_slope * in_slope - in_square_avg);
        to_parameter = (T)(in_parameter - f_divide(in_lr * in_slope, f_sqrt(in_square) + in_eps));
        to_square_avg = (T)(in_square);
    }
    STORE(to_parameter, to_square_avg)
};
EACH_FLOATING(KERNEL_OF, rmsprop_)
NARROW_KERNELS(rmsprop_)
EACH_FLOATING(RULE_OF, rmsprop_)

/* rmsprop_momentum_(Tensor& parameter, Tensor gradient, Tensor& square_avg, Tensor&
   momentum_buffer, Scalar lr, Scalar share=0.01, Scalar eps=1e-8, Scalar momentum=0.9, Scalar
   weight_decay=0, bool maximize=False) = parameter = parameter - lr * velocity, square_avg =
   square, momentum_buffer = velocity */
template <typename T, typename S = T> struct rmsprop_momentum__formula {
    enum { count = 7, elements = GPU_QUICK };
    S to_parameter;
    S to_square_avg;
    S to_momentum_buffer;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_parameter = read<T, S>(at, 3, offset[3]);
        const T in_gradient = read<T, S>(at, 4, offset[4]);
        const T in_square_avg = read<T, S>(at, 5, offset[5]);
        const T in_momentum_buffer = read<T, S>(at, 6, offset[6]);
        const T in_lr = number<T>(option, 0);
        const T in_share = number<T>(option, 1);
        const T in_eps = number<T>(option, 2);
        const T in_momentum = number<T>(option, 3);
        const T in_weight_decay = number<T>(option, 4);
        const bool in_maximize = option.at[5].i != 0;
        const T in_descent = f_select(in_maximize, -in_gradient, in_gradient);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter);
        const T in_square = in_square_avg + in_share * (in_slope * in_slope - in_square_avg);
        const T in_velocity = in_momentum * in_momentum_buffer + f_divide(in_slope,
            f_sqrt(in_square) + in_eps);
        to_parameter = (T)(in_parameter - in_lr * in_velocity);
        to_square_avg = (T)(in_square);
        to_momentum_buffer = (T)(in_velocity);
    }
    STORE(to_parameter, to_square_avg, to_momentum_buffer)
};
EACH_FLOATING(KERNEL_OF, rmsprop_momentum_)
NARROW_KERNELS(rmsprop_momentum_)
EACH_FLOATING(RULE_OF, rmsprop_momentum_)

/* rmsprop_centered_(Tensor& parameter, Tensor gradient, Tensor& square_avg, Tensor&
   momentum_buffer, Tensor& slope_avg, Scalar lr, Scalar share=0.01, Scalar eps=1e-8, Scalar
   momentum=0, Scalar weight_decay=0, bool maximize=False) = parameter = parameter - lr *
   velocity, square_avg = square, momentum_buffer = velocity, slope_avg = mean */
template <typename T, typename S = T> struct rmsprop_centered__formula {
    enum { count = 9, elements = GPU_QUICK };
    S to_parameter;
    S to_square_avg;
    S to_momentum_buffer;
    S to_slope_avg;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_parameter = read<T, S>(at, 4, offset[4]);
        const T in_gradient = read<T, S>(at, 5, offset[5]);
        const T in_square_avg = read<T, S>(at, 6, offset[6]);
        const T in_momentum_buffer = read<T, S>(at, 7, offset[7]);
        const T in_slope_avg = read<T, S>(at, 8, offset[8]);
        const T in_lr = number<T>(option, 0);
        const T in_share = number<T>(option, 1);
        const T in_eps = number<T>(option, 2);
        const T in_momentum = number<T>(option, 3);
        const T in_weight_decay = number<T>(option, 4);
        const bool in_maximize = option.at[5].i != 0;
        const T in_descent = f_select(in_maximize, -in_gradient, in_gradient);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter);
        const T in_square = in_square_avg + in_share * (in_slope * in_slope - in_square_avg);
        const T in_mean = in_slope_avg + in_share * (in_slope - in_slope_avg);
        const T in_velocity = in_momentum * in_momentum_buffer + f_divide(in_slope,
            f_sqrt(f_max(in_square - in_mean * in_mean, (T)0)) + in_eps);
        to_parameter = (T)(in_parameter - in_lr * in_velocity);
        to_square_avg = (T)(in_square);
        to_momentum_buffer = (T)(in_velocity);
        to_slope_avg = (T)(in_mean);
    }
    STORE(to_parameter, to_square_avg, to_momentum_buffer, to_slope_avg)
};
EACH_FLOATING(KERNEL_OF, rmsprop_centered_)
NARROW_KERNELS(rmsprop_centered_)
EACH_FLOATING(RULE_OF, rmsprop_centered_)

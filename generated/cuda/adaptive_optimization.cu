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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_parameter);
        write(at, 1, offset[1], to_exp_avg);
        write(at, 2, offset[2], to_exp_avg_sq);
    }
};
KERNEL(adam__half, adam__formula<float, half_bits>)
KERNEL(adam__bfloat16, adam__formula<float, bfloat16_bits>)
KERNEL(adam__float, adam__formula<float>)
RULE(adam__float, adam__formula<float>)
KERNEL(adam__double, adam__formula<double>)
RULE(adam__double, adam__formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_parameter);
        write(at, 1, offset[1], to_exp_avg);
        write(at, 2, offset[2], to_exp_avg_sq);
        write(at, 3, offset[3], to_max_exp_avg_sq);
    }
};
KERNEL(amsgrad__half, amsgrad__formula<float, half_bits>)
KERNEL(amsgrad__bfloat16, amsgrad__formula<float, bfloat16_bits>)
KERNEL(amsgrad__float, amsgrad__formula<float>)
RULE(amsgrad__float, amsgrad__formula<float>)
KERNEL(amsgrad__double, amsgrad__formula<double>)
RULE(amsgrad__double, amsgrad__formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_parameter);
        write(at, 1, offset[1], to_exp_avg);
        write(at, 2, offset[2], to_exp_avg_sq);
    }
};
KERNEL(nadam__half, nadam__formula<float, half_bits>)
KERNEL(nadam__bfloat16, nadam__formula<float, bfloat16_bits>)
KERNEL(nadam__float, nadam__formula<float>)
RULE(nadam__float, nadam__formula<float>)
KERNEL(nadam__double, nadam__formula<double>)
RULE(nadam__double, nadam__formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_parameter);
        write(at, 1, offset[1], to_exp_avg);
        write(at, 2, offset[2], to_exp_inf);
    }
};
KERNEL(adamax__half, adamax__formula<float, half_bits>)
KERNEL(adamax__bfloat16, adamax__formula<float, bfloat16_bits>)
KERNEL(adamax__float, adamax__formula<float>)
RULE(adamax__float, adamax__formula<float>)
KERNEL(adamax__double, adamax__formula<double>)
RULE(adamax__double, adamax__formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_parameter);
        write(at, 1, offset[1], to_sum);
    }
};
KERNEL(adagrad__half, adagrad__formula<float, half_bits>)
KERNEL(adagrad__bfloat16, adagrad__formula<float, bfloat16_bits>)
KERNEL(adagrad__float, adagrad__formula<float>)
RULE(adagrad__float, adagrad__formula<float>)
KERNEL(adagrad__double, adagrad__formula<double>)
RULE(adagrad__double, adagrad__formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_parameter);
        write(at, 1, offset[1], to_square_avg);
        write(at, 2, offset[2], to_acc_delta);
    }
};
KERNEL(adadelta__half, adadelta__formula<float, half_bits>)
KERNEL(adadelta__bfloat16, adadelta__formula<float, bfloat16_bits>)
KERNEL(adadelta__float, adadelta__formula<float>)
RULE(adadelta__float, adadelta__formula<float>)
KERNEL(adadelta__double, adadelta__formula<double>)
RULE(adadelta__double, adadelta__formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_parameter);
        write(at, 1, offset[1], to_square_avg);
    }
};
KERNEL(rmsprop__half, rmsprop__formula<float, half_bits>)
KERNEL(rmsprop__bfloat16, rmsprop__formula<float, bfloat16_bits>)
KERNEL(rmsprop__float, rmsprop__formula<float>)
RULE(rmsprop__float, rmsprop__formula<float>)
KERNEL(rmsprop__double, rmsprop__formula<double>)
RULE(rmsprop__double, rmsprop__formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_parameter);
        write(at, 1, offset[1], to_square_avg);
        write(at, 2, offset[2], to_momentum_buffer);
    }
};
KERNEL(rmsprop_momentum__half, rmsprop_momentum__formula<float, half_bits>)
KERNEL(rmsprop_momentum__bfloat16, rmsprop_momentum__formula<float, bfloat16_bits>)
KERNEL(rmsprop_momentum__float, rmsprop_momentum__formula<float>)
RULE(rmsprop_momentum__float, rmsprop_momentum__formula<float>)
KERNEL(rmsprop_momentum__double, rmsprop_momentum__formula<double>)
RULE(rmsprop_momentum__double, rmsprop_momentum__formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_parameter);
        write(at, 1, offset[1], to_square_avg);
        write(at, 2, offset[2], to_momentum_buffer);
        write(at, 3, offset[3], to_slope_avg);
    }
};
KERNEL(rmsprop_centered__half, rmsprop_centered__formula<float, half_bits>)
KERNEL(rmsprop_centered__bfloat16, rmsprop_centered__formula<float, bfloat16_bits>)
KERNEL(rmsprop_centered__float, rmsprop_centered__formula<float>)
RULE(rmsprop_centered__float, rmsprop_centered__formula<float>)
KERNEL(rmsprop_centered__double, rmsprop_centered__formula<double>)
RULE(rmsprop_centered__double, rmsprop_centered__formula<double>)

/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* optimization */
#include "loop.cuh"

/* sgd_(Tensor& parameter, Tensor gradient, Scalar lr, Scalar weight_decay=0, bool
   maximize=False) = parameter - lr * slope */
template <typename T, typename S = T> struct sgd__formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_parameter;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_parameter = read<T, S>(at, 1, offset[1]);
        const T in_gradient = read<T, S>(at, 2, offset[2]);
        const T in_lr = number<T>(option, 0);
        const T in_weight_decay = number<T>(option, 1);
        const bool in_maximize = option.at[2].i != 0;
        const T in_descent = f_select(in_maximize, -in_gradient, in_gradient);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter);
        to_parameter = (T)(in_parameter - in_lr * in_slope);
    }
    STORE(to_parameter)
};
EACH_FLOATING(KERNEL_OF, sgd_)
NARROW_KERNELS(sgd_)
EACH_FLOATING(RULE_OF, sgd_)

/* sgd_momentum_(Tensor& parameter, Tensor gradient, Tensor& momentum_buffer, Scalar lr, Scalar
   momentum=0.9, Scalar share=1, Scalar weight_decay=0, bool nesterov=False, bool
   maximize=False) = parameter = parameter - lr * select(nesterov, slope + momentum * velocity,
   velocity), momentum_buffer = velocity */
template <typename T, typename S = T> struct sgd_momentum__formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_parameter;
    S to_momentum_buffer;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_parameter = read<T, S>(at, 2, offset[2]);
        const T in_gradient = read<T, S>(at, 3, offset[3]);
        const T in_momentum_buffer = read<T, S>(at, 4, offset[4]);
        const T in_lr = number<T>(option, 0);
        const T in_momentum = number<T>(option, 1);
        const T in_share = number<T>(option, 2);
        const T in_weight_decay = number<T>(option, 3);
        const bool in_nesterov = option.at[4].i != 0;
        const bool in_maximize = option.at[5].i != 0;
        const T in_descent = f_select(in_maximize, -in_gradient, in_gradient);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter);
        const T in_velocity = in_momentum * in_momentum_buffer + in_share * in_slope;
        to_parameter = (T)(in_parameter - in_lr * f_select(in_nesterov,
            in_slope + in_momentum * in_velocity, in_velocity));
        to_momentum_buffer = (T)(in_velocity);
    }
    STORE(to_parameter, to_momentum_buffer)
};
EACH_FLOATING(KERNEL_OF, sgd_momentum_)
NARROW_KERNELS(sgd_momentum_)
EACH_FLOATING(RULE_OF, sgd_momentum_)

/* rprop_(Tensor& parameter, Tensor gradient, Tensor& prev, Tensor& step_size, Scalar
   eta_minus=0.5, Scalar eta_plus=1.2, Scalar smallest=1e-6, Scalar largest=50, bool
   maximize=False) = parameter = parameter - sign(slope) * size, prev = slope, step_size = size */
template <typename T, typename S = T> struct rprop__formula {
    enum { count = 7, elements = GPU_QUICK };
    S to_parameter;
    S to_prev;
    S to_step_size;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_parameter = read<T, S>(at, 3, offset[3]);
        const T in_gradient = read<T, S>(at, 4, offset[4]);
        const T in_prev = read<T, S>(at, 5, offset[5]);
        const T in_step_size = read<T, S>(at, 6, offset[6]);
        const T in_eta_minus = number<T>(option, 0);
        const T in_eta_plus = number<T>(option, 1);
        const T in_smallest = number<T>(option, 2);
        const T in_largest = number<T>(option, 3);
        const bool in_maximize = option.at[4].i != 0;
        const T in_descent = f_select(in_maximize, -1, (T)1) * in_gradient;
        const T in_turn = f_sign(in_descent) * f_sign(in_prev);
        const T in_factor = f_select(in_turn > 0, in_eta_plus, f_select(in_turn < 0, in_eta_minus,
            (T)1));
        const T in_grown = in_step_size * in_factor;
        const T in_raised = f_select(in_grown < in_smallest, in_smallest, in_grown);
        const T in_size = f_select(in_raised > in_largest, in_largest, in_raised);
        const T in_slope = f_select(in_turn < 0, (T)0, in_descent);
        to_parameter = (T)(in_parameter - f_sign(in_slope) * in_size);
        to_prev = (T)(in_slope);
        to_step_size = (T)(in_size);
    }
    STORE(to_parameter, to_prev, to_step_size)
};
EACH_FLOATING(KERNEL_OF, rprop_)
NARROW_KERNELS(rprop_)
EACH_FLOATING(RULE_OF, rprop_)

/* asgd_(Tensor& parameter, Tensor gradient, Tensor& ax, Scalar eta, Scalar lambd=1e-4, Scalar
   mu=1, Scalar weight_decay=0, bool maximize=False) = parameter = moved, ax = select(mu == 1,
   moved, ax + mu * (moved - ax)) */
template <typename T, typename S = T> struct asgd__formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_parameter;
    S to_ax;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_parameter = read<T, S>(at, 2, offset[2]);
        const T in_gradient = read<T, S>(at, 3, offset[3]);
        const T in_ax = read<T, S>(at, 4, offset[4]);
        const T in_eta = number<T>(option, 0);
        const T in_lambd = number<T>(option, 1);
        const T in_mu = number<T>(option, 2);
        const T in_weight_decay = number<T>(option, 3);
        const bool in_maximize = option.at[4].i != 0;
        const T in_descent = f_select(in_maximize, -in_gradient, in_gradient);
        const T in_slope = f_select(in_weight_decay == 0, in_descent,
            in_descent + in_weight_decay * in_parameter);
        const T in_moved = in_parameter * (1 - in_lambd * in_eta) - in_eta * in_slope;
        to_parameter = (T)(in_moved);
        to_ax = (T)(f_select(in_mu == 1, in_moved, in_ax + in_mu * (in_moved - in_ax)));
    }
    STORE(to_parameter, to_ax)
};
EACH_FLOATING(KERNEL_OF, asgd_)
NARROW_KERNELS(asgd_)
EACH_FLOATING(RULE_OF, asgd_)

/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* optimization */
#include "loop.cuh"

/* sgd_(Tensor& parameter, Tensor gradient, Scalar lr, Scalar weight_decay=0, bool
   maximize=False) = parameter - lr * slope */
template <typename T>
__device__ void sgd__formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_parameter = read<T>(at, 1, offset[1]);
    const T in_gradient = read<T>(at, 2, offset[2]);
    const T in_lr = number<T>(option, 0);
    const T in_weight_decay = number<T>(option, 1);
    const bool in_maximize = option.at[2].i != 0;
    const T in_descent = f_select(in_maximize, -in_gradient, in_gradient);
    const T in_slope = f_select(in_weight_decay == 0, in_descent,
        in_descent + in_weight_decay * in_parameter);
    const T to_parameter = (T)(in_parameter - in_lr * in_slope);
    write(at, 0, offset[0], to_parameter);
}
KERNEL(sgd__float, 3, sgd__formula<float>)
RULE(sgd__float, 3, sgd__formula<float>)
KERNEL(sgd__double, 3, sgd__formula<double>)
RULE(sgd__double, 3, sgd__formula<double>)

/* sgd_momentum_(Tensor& parameter, Tensor gradient, Tensor& momentum_buffer, Scalar lr, Scalar
   momentum=0.9, Scalar share=1, Scalar weight_decay=0, bool nesterov=False, bool
   maximize=False) = parameter = parameter - lr * select(nesterov, slope + momentum * velocity,
   velocity), momentum_buffer = velocity */
template <typename T>
__device__ void sgd_momentum__formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_parameter = read<T>(at, 2, offset[2]);
    const T in_gradient = read<T>(at, 3, offset[3]);
    const T in_momentum_buffer = read<T>(at, 4, offset[4]);
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
    const T to_parameter = (T)(in_parameter - in_lr * f_select(in_nesterov,
        in_slope + in_momentum * in_velocity, in_velocity));
    const T to_momentum_buffer = (T)(in_velocity);
    write(at, 0, offset[0], to_parameter);
    write(at, 1, offset[1], to_momentum_buffer);
}
KERNEL(sgd_momentum__float, 5, sgd_momentum__formula<float>)
RULE(sgd_momentum__float, 5, sgd_momentum__formula<float>)
KERNEL(sgd_momentum__double, 5, sgd_momentum__formula<double>)
RULE(sgd_momentum__double, 5, sgd_momentum__formula<double>)

/* rprop_(Tensor& parameter, Tensor gradient, Tensor& prev, Tensor& step_size, Scalar
   eta_minus=0.5, Scalar eta_plus=1.2, Scalar smallest=1e-6, Scalar largest=50, bool
   maximize=False) = parameter = parameter - sign(slope) * size, prev = slope, step_size = size */
template <typename T>
__device__ void rprop__formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_parameter = read<T>(at, 3, offset[3]);
    const T in_gradient = read<T>(at, 4, offset[4]);
    const T in_prev = read<T>(at, 5, offset[5]);
    const T in_step_size = read<T>(at, 6, offset[6]);
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
    const T to_parameter = (T)(in_parameter - f_sign(in_slope) * in_size);
    const T to_prev = (T)(in_slope);
    const T to_step_size = (T)(in_size);
    write(at, 0, offset[0], to_parameter);
    write(at, 1, offset[1], to_prev);
    write(at, 2, offset[2], to_step_size);
}
KERNEL(rprop__float, 7, rprop__formula<float>)
RULE(rprop__float, 7, rprop__formula<float>)
KERNEL(rprop__double, 7, rprop__formula<double>)
RULE(rprop__double, 7, rprop__formula<double>)

/* asgd_(Tensor& parameter, Tensor gradient, Tensor& ax, Scalar eta, Scalar lambd=1e-4, Scalar
   mu=1, Scalar weight_decay=0, bool maximize=False) = parameter = moved, ax = select(mu == 1,
   moved, ax + mu * (moved - ax)) */
template <typename T>
__device__ void asgd__formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_parameter = read<T>(at, 2, offset[2]);
    const T in_gradient = read<T>(at, 3, offset[3]);
    const T in_ax = read<T>(at, 4, offset[4]);
    const T in_eta = number<T>(option, 0);
    const T in_lambd = number<T>(option, 1);
    const T in_mu = number<T>(option, 2);
    const T in_weight_decay = number<T>(option, 3);
    const bool in_maximize = option.at[4].i != 0;
    const T in_descent = f_select(in_maximize, -in_gradient, in_gradient);
    const T in_slope = f_select(in_weight_decay == 0, in_descent,
        in_descent + in_weight_decay * in_parameter);
    const T in_moved = in_parameter * (1 - in_lambd * in_eta) - in_eta * in_slope;
    const T to_parameter = (T)(in_moved);
    const T to_ax = (T)(f_select(in_mu == 1, in_moved, in_ax + in_mu * (in_moved - in_ax)));
    write(at, 0, offset[0], to_parameter);
    write(at, 1, offset[1], to_ax);
}
KERNEL(asgd__float, 5, asgd__formula<float>)
RULE(asgd__float, 5, asgd__formula<float>)
KERNEL(asgd__double, 5, asgd__formula<double>)
RULE(asgd__double, 5, asgd__formula<double>)

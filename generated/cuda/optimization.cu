/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* optimization */
#include "loop.cuh"

/* sgd_step_(Tensor& parameter, Tensor& velocity, Tensor gradient, Scalar rate, Scalar
   momentum=0) = parameter = parameter - rate * speed, velocity = speed */
template <typename T>
__device__ void sgd_step__formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_parameter = read<T>(at, 2, offset[2]);
    const T in_velocity = read<T>(at, 3, offset[3]);
    const T in_gradient = read<T>(at, 4, offset[4]);
    const T in_rate = number<T>(option, 0);
    const T in_momentum = number<T>(option, 1);
    const T in_speed = in_momentum * in_velocity + in_gradient;
    const T to_parameter = (T)(in_parameter - in_rate * in_speed);
    const T to_velocity = (T)(in_speed);
    write(at, 0, offset[0], to_parameter);
    write(at, 1, offset[1], to_velocity);
}
KERNEL(sgd_step__float, 5, sgd_step__formula<float>)
KERNEL(sgd_step__double, 5, sgd_step__formula<double>)

/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* random_filling */
#include "loop.cuh"
#include "random.cuh"

/* bernoulli_(Tensor& input, Scalar p=0.5) = uniform() < p */
template <typename T, typename I>
__device__ void bernoulli__formula(const operands &at, const int64_t *offset, const options &option,
                                         const draws &from, I i) {
    const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
    const T in_p = number<T>(option, 0);
    const T to_input = (T)(in_draw_0 < in_p);
    write(at, 0, offset[0], to_input);
}
RANDOM_KERNEL(bernoulli__float, 1, bernoulli__formula<float>)
RANDOM_KERNEL(bernoulli__double, 1, bernoulli__formula<double>)

/* uniform_(Tensor& input, Scalar low=0, Scalar high=1) = select(place < high, place, low) */
template <typename T, typename I>
__device__ void uniform__formula(const operands &at, const int64_t *offset, const options &option,
                                         const draws &from, I i) {
    const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
    const T in_low = number<T>(option, 0);
    const T in_high = number<T>(option, 1);
    const T in_place = in_low + in_draw_0 * (in_high - in_low);
    const T to_input = (T)(f_select(in_place < in_high, in_place, in_low));
    write(at, 0, offset[0], to_input);
}
RANDOM_KERNEL(uniform__float, 1, uniform__formula<float>)
RANDOM_KERNEL(uniform__double, 1, uniform__formula<double>)

/* normal_(Tensor& input, Scalar mean=0, Scalar std=1) = mean + std * normal() */
template <typename T, typename I>
__device__ void normal__formula(const operands &at, const int64_t *offset, const options &option,
                                         const draws &from, I i) {
    const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, true);
    const T in_mean = number<T>(option, 0);
    const T in_std = number<T>(option, 1);
    const T to_input = (T)(in_mean + in_std * in_draw_0);
    write(at, 0, offset[0], to_input);
}
RANDOM_KERNEL(normal__float, 1, normal__formula<float>)
RANDOM_KERNEL(normal__double, 1, normal__formula<double>)

/* exponential_(Tensor& input, Scalar lambd=1) = -log1p(-uniform()) / lambd */
template <typename T, typename I>
__device__ void exponential__formula(const operands &at, const int64_t *offset,
    const options &option,
                                         const draws &from, I i) {
    const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
    const T in_lambd = number<T>(option, 0);
    const T to_input = (T)(f_divide(-f_log1p(-in_draw_0), in_lambd));
    write(at, 0, offset[0], to_input);
}
RANDOM_KERNEL(exponential__float, 1, exponential__formula<float>)
RANDOM_KERNEL(exponential__double, 1, exponential__formula<double>)

/* cauchy_(Tensor& input, Scalar median=0, Scalar sigma=1) = median + sigma * tan(pi *
   (uniform() - 0.5)) */
template <typename T, typename I>
__device__ void cauchy__formula(const operands &at, const int64_t *offset, const options &option,
                                         const draws &from, I i) {
    const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
    const T in_median = number<T>(option, 0);
    const T in_sigma = number<T>(option, 1);
    const T to_input = (T)(in_median + in_sigma * f_tan((T)3.141592653589793 * (in_draw_0 -
        (T)0.5)));
    write(at, 0, offset[0], to_input);
}
RANDOM_KERNEL(cauchy__float, 1, cauchy__formula<float>)
RANDOM_KERNEL(cauchy__double, 1, cauchy__formula<double>)

/* log_normal_(Tensor& input, Scalar mean=1, Scalar std=2) = exp(mean + std * normal()) */
template <typename T, typename I>
__device__ void log_normal__formula(const operands &at, const int64_t *offset,
    const options &option,
                                         const draws &from, I i) {
    const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, true);
    const T in_mean = number<T>(option, 0);
    const T in_std = number<T>(option, 1);
    const T to_input = (T)(f_exp(in_mean + in_std * in_draw_0));
    write(at, 0, offset[0], to_input);
}
RANDOM_KERNEL(log_normal__float, 1, log_normal__formula<float>)
RANDOM_KERNEL(log_normal__double, 1, log_normal__formula<double>)

/* geometric_(Tensor& input, Scalar p) = floor(log1p(-uniform()) / log1p(-p)) + 1 */
template <typename T, typename I>
__device__ void geometric__formula(const operands &at, const int64_t *offset, const options &option,
                                         const draws &from, I i) {
    const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
    const T in_p = number<T>(option, 0);
    const T to_input = (T)(f_floor(f_divide(f_log1p(-in_draw_0), f_log1p(-in_p))) + 1);
    write(at, 0, offset[0], to_input);
}
RANDOM_KERNEL(geometric__float, 1, geometric__formula<float>)
RANDOM_KERNEL(geometric__double, 1, geometric__formula<double>)

/* random_(Tensor& input, Scalar high=16777216) = floor(uniform() * high) */
template <typename T, typename I>
__device__ void random__formula(const operands &at, const int64_t *offset, const options &option,
                                         const draws &from, I i) {
    const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
    const T in_high = number<T>(option, 0);
    const T to_input = (T)(f_floor(in_draw_0 * in_high));
    write(at, 0, offset[0], to_input);
}
RANDOM_KERNEL(random__byte, 1, random__formula<uint8_t>)
RANDOM_KERNEL(random__char, 1, random__formula<int8_t>)
RANDOM_KERNEL(random__short, 1, random__formula<int16_t>)
RANDOM_KERNEL(random__int, 1, random__formula<int32_t>)
RANDOM_KERNEL(random__long, 1, random__formula<int64_t>)
RANDOM_KERNEL(random__float, 1, random__formula<float>)
RANDOM_KERNEL(random__double, 1, random__formula<double>)

/* random_between_(Tensor& input, Scalar low, Scalar high) = low + floor(uniform() * (high -
   low)) */
template <typename T, typename I>
__device__ void random_between__formula(const operands &at, const int64_t *offset,
    const options &option,
                                         const draws &from, I i) {
    const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
    const T in_low = number<T>(option, 0);
    const T in_high = number<T>(option, 1);
    const T to_input = (T)(in_low + f_floor(in_draw_0 * (in_high - in_low)));
    write(at, 0, offset[0], to_input);
}
RANDOM_KERNEL(random_between__byte, 1, random_between__formula<uint8_t>)
RANDOM_KERNEL(random_between__char, 1, random_between__formula<int8_t>)
RANDOM_KERNEL(random_between__short, 1, random_between__formula<int16_t>)
RANDOM_KERNEL(random_between__int, 1, random_between__formula<int32_t>)
RANDOM_KERNEL(random_between__long, 1, random_between__formula<int64_t>)
RANDOM_KERNEL(random_between__float, 1, random_between__formula<float>)
RANDOM_KERNEL(random_between__double, 1, random_between__formula<double>)

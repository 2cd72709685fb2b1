/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* comparison_in_place */
#include "loop.cuh"

/* eq_(Tensor& input, Tensor|Scalar other) = select(input == other, 1, 0) */
template <typename T>
__device__ void eq__formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_select(in_input == in_other, (T)1, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(eq__byte, 3, eq__formula<uint8_t>)
KERNEL(eq__char, 3, eq__formula<int8_t>)
KERNEL(eq__short, 3, eq__formula<int16_t>)
KERNEL(eq__int, 3, eq__formula<int32_t>)
KERNEL(eq__long, 3, eq__formula<int64_t>)
KERNEL(eq__float, 3, eq__formula<float>)
KERNEL(eq__double, 3, eq__formula<double>)

/* ne_(Tensor& input, Tensor|Scalar other) = select(input != other, 1, 0) */
template <typename T>
__device__ void ne__formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_select(in_input != in_other, (T)1, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(ne__byte, 3, ne__formula<uint8_t>)
KERNEL(ne__char, 3, ne__formula<int8_t>)
KERNEL(ne__short, 3, ne__formula<int16_t>)
KERNEL(ne__int, 3, ne__formula<int32_t>)
KERNEL(ne__long, 3, ne__formula<int64_t>)
KERNEL(ne__float, 3, ne__formula<float>)
KERNEL(ne__double, 3, ne__formula<double>)

/* lt_(Tensor& input, Tensor|Scalar other) = select(input < other, 1, 0) */
template <typename T>
__device__ void lt__formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_select(in_input < in_other, (T)1, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(lt__byte, 3, lt__formula<uint8_t>)
KERNEL(lt__char, 3, lt__formula<int8_t>)
KERNEL(lt__short, 3, lt__formula<int16_t>)
KERNEL(lt__int, 3, lt__formula<int32_t>)
KERNEL(lt__long, 3, lt__formula<int64_t>)
KERNEL(lt__float, 3, lt__formula<float>)
KERNEL(lt__double, 3, lt__formula<double>)

/* le_(Tensor& input, Tensor|Scalar other) = select(input <= other, 1, 0) */
template <typename T>
__device__ void le__formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_select(in_input <= in_other, (T)1, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(le__byte, 3, le__formula<uint8_t>)
KERNEL(le__char, 3, le__formula<int8_t>)
KERNEL(le__short, 3, le__formula<int16_t>)
KERNEL(le__int, 3, le__formula<int32_t>)
KERNEL(le__long, 3, le__formula<int64_t>)
KERNEL(le__float, 3, le__formula<float>)
KERNEL(le__double, 3, le__formula<double>)

/* gt_(Tensor& input, Tensor|Scalar other) = select(input > other, 1, 0) */
template <typename T>
__device__ void gt__formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_select(in_input > in_other, (T)1, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(gt__byte, 3, gt__formula<uint8_t>)
KERNEL(gt__char, 3, gt__formula<int8_t>)
KERNEL(gt__short, 3, gt__formula<int16_t>)
KERNEL(gt__int, 3, gt__formula<int32_t>)
KERNEL(gt__long, 3, gt__formula<int64_t>)
KERNEL(gt__float, 3, gt__formula<float>)
KERNEL(gt__double, 3, gt__formula<double>)

/* ge_(Tensor& input, Tensor|Scalar other) = select(input >= other, 1, 0) */
template <typename T>
__device__ void ge__formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_select(in_input >= in_other, (T)1, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(ge__byte, 3, ge__formula<uint8_t>)
KERNEL(ge__char, 3, ge__formula<int8_t>)
KERNEL(ge__short, 3, ge__formula<int16_t>)
KERNEL(ge__int, 3, ge__formula<int32_t>)
KERNEL(ge__long, 3, ge__formula<int64_t>)
KERNEL(ge__float, 3, ge__formula<float>)
KERNEL(ge__double, 3, ge__formula<double>)

/* logical_and_(Tensor& input, Tensor|Scalar other) = select(input != 0 and other != 0, 1, 0) */
template <typename T>
__device__ void logical_and__formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_select((in_input != 0) & (in_other != 0), (T)1, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(logical_and__byte, 3, logical_and__formula<uint8_t>)
KERNEL(logical_and__char, 3, logical_and__formula<int8_t>)
KERNEL(logical_and__short, 3, logical_and__formula<int16_t>)
KERNEL(logical_and__int, 3, logical_and__formula<int32_t>)
KERNEL(logical_and__long, 3, logical_and__formula<int64_t>)
KERNEL(logical_and__float, 3, logical_and__formula<float>)
KERNEL(logical_and__double, 3, logical_and__formula<double>)

/* logical_or_(Tensor& input, Tensor|Scalar other) = select(input != 0 or other != 0, 1, 0) */
template <typename T>
__device__ void logical_or__formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_select((in_input != 0) | (in_other != 0), (T)1, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(logical_or__byte, 3, logical_or__formula<uint8_t>)
KERNEL(logical_or__char, 3, logical_or__formula<int8_t>)
KERNEL(logical_or__short, 3, logical_or__formula<int16_t>)
KERNEL(logical_or__int, 3, logical_or__formula<int32_t>)
KERNEL(logical_or__long, 3, logical_or__formula<int64_t>)
KERNEL(logical_or__float, 3, logical_or__formula<float>)
KERNEL(logical_or__double, 3, logical_or__formula<double>)

/* logical_xor_(Tensor& input, Tensor|Scalar other) = select(input != 0 and other == 0 or input
   == 0 and other != 0, 1, 0) */
template <typename T>
__device__ void logical_xor__formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_select(((in_input != 0) & (in_other == 0)) | ((in_input == 0) &
        (in_other != 0)), (T)1, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(logical_xor__byte, 3, logical_xor__formula<uint8_t>)
KERNEL(logical_xor__char, 3, logical_xor__formula<int8_t>)
KERNEL(logical_xor__short, 3, logical_xor__formula<int16_t>)
KERNEL(logical_xor__int, 3, logical_xor__formula<int32_t>)
KERNEL(logical_xor__long, 3, logical_xor__formula<int64_t>)
KERNEL(logical_xor__float, 3, logical_xor__formula<float>)
KERNEL(logical_xor__double, 3, logical_xor__formula<double>)

/* logical_not_(Tensor& input) = select(input == 0, 1, 0) */
template <typename T>
__device__ void logical_not__formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_input = (T)(f_select(in_input == 0, (T)1, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(logical_not__byte, 2, logical_not__formula<uint8_t>)
KERNEL(logical_not__char, 2, logical_not__formula<int8_t>)
KERNEL(logical_not__short, 2, logical_not__formula<int16_t>)
KERNEL(logical_not__int, 2, logical_not__formula<int32_t>)
KERNEL(logical_not__long, 2, logical_not__formula<int64_t>)
KERNEL(logical_not__float, 2, logical_not__formula<float>)
KERNEL(logical_not__double, 2, logical_not__formula<double>)

/* matrix_finite.h: whether numbers of the type T are finite: the template of matrix.c. x - x is NaN unless x is finite. */

CLONES static bool NAME(finite)(const T *x, int64_t count) {
    T sum = 0;
    _Pragma("omp simd reduction(+ : sum)") for (int64_t i = 0; i < count; i++) sum += x[i] - x[i];
    return sum == 0;
}

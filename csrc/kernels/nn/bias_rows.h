/* bias_rows.h: sums of biases of the type T, and of their gradients: the template of recurrent_check.c. */

CLONES static void NAME(fill)(int64_t rows, int64_t width, int64_t step, const T *one,
                              const T *other, T *to) {
    for (int64_t j = 0; j < width; j++)
        to[j] = (one ? one[j] : 0) + (other ? other[j] : 0);
    for (int64_t i = 1; i < rows; i++)
        memcpy(to + i * step, to, (size_t)width * sizeof(T));
}

CLONES static void NAME(add_rows)(int64_t rows, int64_t width, const T *from, T *to) {
    memset(to, 0, (size_t)width * sizeof(T));
    for (int64_t i = 0; i < rows; i++)
        for (int64_t j = 0; j < width; j++)
            to[j] += from[i * width + j];
}

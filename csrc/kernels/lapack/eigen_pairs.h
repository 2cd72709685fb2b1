/* eigen_pairs.h: complex numbers from the parts that LAPACK returns for a real matrix of the type T: the template of
   eigen.c. A conjugate pair of values has the real and the imaginary part of its vectors in two columns. */

static void NAME(join)(_Complex T *values, _Complex T *vectors, const T *pairs, const T *v,
                       int64_t n) {
    for (int64_t j = 0; j < n; j++) {
        const T part = pairs[n + j];
        values[j] = __builtin_complex(pairs[j], part);
        if (!vectors)
            continue;
        const T *x = v + (part < 0 ? j - 1 : j) * n, *y = part == 0 ? NULL : x + n;
        for (int64_t i = 0; i < n; i++)
            vectors[j * n + i] = __builtin_complex(x[i], !y ? 0 : part < 0 ? -y[i] : y[i]);
    }
}

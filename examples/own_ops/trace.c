/* trace.c: sums over the diagonals of products. */
#include "trace.h"

#include "base/each.h"

/* x: [n, n]. The sum is a double for both types. */
#define TRACE(type, T, name)                                                                       \
    static double trace_##name(const T *x, int64_t n) {                                            \
        double sum = 0;                                                                            \
        for (int64_t i = 0; i < n; i++)                                                            \
            for (int64_t j = 0; j < n; j++)                                                        \
                sum += (double)x[i * n + j] * (double)x[j * n + i];                                \
        return sum;                                                                                \
    }
EACH_FLOATING(TRACE)

int cpu_trace_of_square(tensor *output, const tensor *input) {
    const int64_t n = input->size[0];
    const double sum = input->dtype == TH_FLOAT ? trace_float(th_data(input), n)
                                                : trace_double(th_data(input), n);
    return th_fill(output, th_real(sum));
}

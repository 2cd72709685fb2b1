/* frequencies.c: the frequencies of the elements of a transform. */
#include "frequencies.h"

#include "walk/dense.h"

static int check_count(extent *result, int64_t n, int64_t count) {
    *result = (extent){1, {count}};
    return n < 1 ? th_fail(TH_VALUE, "$: n is %lld; need 1 or more", (long long)n) : 0;
}

/* Element i is the frequency i, or i - n from the second half on. */
static int fill(tensor *output, int64_t n, double length, int64_t second) {
    tensor *to = th_dense_result(output);
    for (int64_t i = 0; to && i < to->numel; i++) {
        const double frequency = (double)(i < second ? i : i - n) / length;
        if (to->dtype == TH_FLOAT)
            ((float *)th_data(to))[i] = (float)frequency;
        else
            ((double *)th_data(to))[i] = frequency;
    }
    return th_deliver(output, to, 0);
}

int shape_fft_fftfreq(extent *result, int64_t n, scalar d) {
    (void)d;
    return check_count(result, n, n);
}

int cpu_fft_fftfreq(tensor *output, int64_t n, scalar d) {
    return fill(output, n, (double)n * d.f, (n + 1) / 2);
}

int shape_fft_rfftfreq(extent *result, int64_t n, scalar d) {
    (void)d;
    return check_count(result, n, n / 2 + 1);
}

int cpu_fft_rfftfreq(tensor *output, int64_t n, scalar d) {
    return fill(output, n, (double)n * d.f, n);
}

/* recurrent_check.c: checks of the operands of a recurrent layer, one message per rule; biases. */
#include "kernels/nn/recurrent_check.h"

#include <string.h>

static int check_sizes(const char *op, const tensor *input, const tensor *hidden, ints sizes) {
    int64_t rows = 0;
    for (int i = 0; i < sizes.count; i++) {
        if (sizes.at[i] < 0 || (i && sizes.at[i] > sizes.at[i - 1]))
            return th_fail(TH_VALUE,
                           "%s: sizes[%d] is %lld; need non-negative sizes that never increase: "
                           "longer sequences come first",
                           op, i, (long long)sizes.at[i]);
        rows += sizes.at[i];
    }
    if (rows != input->size[0])
        return th_fail(TH_RUNTIME,
                       "%s: input is %s, sizes make %lld rows; need input.size(0) of them", op,
                       th_describe(input), (long long)rows);
    if (sizes.count && sizes.at[0] != hidden->size[0])
        return th_fail(TH_RUNTIME,
                       "%s: hidden is %s, sizes[0] is %lld; need sizes[0] == "
                       "hidden.size(0)",
                       op, th_describe(hidden), (long long)sizes.at[0]);
    return 0;
}

static bool is_matrix(const tensor *t, int64_t rows, int64_t columns) {
    return t->ndim == 2 && t->size[0] == rows && t->size[1] == columns;
}

int th_check_sequence(const char *op, cell_kind kind, const tensor *const *t, ints sizes) {
    const tensor *input = t[INPUT], *hidden = t[HIDDEN], *memory = t[MEMORY];
    const int gates = gates_of(kind);
    if (input->ndim != 2 || hidden->ndim != 2)
        return th_fail(TH_RUNTIME, "%s: input is %s, hidden is %s; need 2 dimensions each", op,
                       th_describe(input), th_describe(hidden));
    const int64_t inputs = input->size[1], h = hidden->size[1];
    if (memory && !th_same_size(memory, hidden))
        return th_fail(TH_RUNTIME, "%s: hidden is %s, memory is %s; need the same size", op,
                       th_describe(hidden), th_describe(memory));
    if (!is_matrix(t[WEIGHT_IH], gates * h, inputs))
        return th_fail(TH_RUNTIME, "%s: weight_ih is %s; need %lldx%lld (%d * hidden, input)", op,
                       th_describe(t[WEIGHT_IH]), (long long)(gates * h), (long long)inputs, gates);
    if (!is_matrix(t[WEIGHT_HH], gates * h, h))
        return th_fail(TH_RUNTIME, "%s: weight_hh is %s; need %lldx%lld (%d * hidden, hidden)", op,
                       th_describe(t[WEIGHT_HH]), (long long)(gates * h), (long long)h, gates);
    for (int b = BIAS_IH; b <= BIAS_HH; b++)
        if (t[b] && (t[b]->ndim != 1 || t[b]->size[0] != gates * h))
            return th_fail(TH_RUNTIME, "%s: bias_%s is %s; need %lld (%d * hidden)", op,
                           b == BIAS_IH ? "ih" : "hh", th_describe(t[b]), (long long)(gates * h),
                           gates);
    return check_sizes(op, input, hidden, sizes);
}

#define TEMPLATE "kernels/nn/bias_rows.h"
#include "base/each/floating.h"

static const void *data(const tensor *t) { return t ? th_data(t) : NULL; }

bool th_fill_rows(dtype type, int64_t rows, int64_t width, int64_t step, const tensor *one,
                  const tensor *other, char *to) {
    if (!one && !other)
        return false;
    if (rows && type == TH_FLOAT)
        fill_float(rows, width, step, data(one), data(other), (float *)to);
    else if (rows)
        fill_double(rows, width, step, data(one), data(other), (double *)to);
    return true;
}

void th_add_rows(dtype type, int64_t rows, int64_t width, const char *from, char *to) {
    if (type == TH_FLOAT)
        add_rows_float(rows, width, (const float *)from, (float *)to);
    else
        add_rows_double(rows, width, (const double *)from, (double *)to);
}

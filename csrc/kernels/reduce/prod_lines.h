/* prod_lines.h: gradients of products of lines of the type T, computed in double: the template of prod.c. */
typedef __typeof__((T)0 * 1.0) NAME(wide);

static inline __attribute__((always_inline)) void
NAME(gradient_of)(const prod_gradient *w, T *out, const T *grad, const T *in, int64_t step,
                  NAME(wide) * before, const int width) {
    NAME(wide) product[TOGETHER];
    for (int j = 0; j < width; j++)
        product[j] = 1;
    for (int64_t k = 0; k < w->count; k++)
        for (int j = 0; j < width; j++) {
            before[k * width + j] = product[j];
            product[j] *= (NAME(wide))in[k * w->inner + j * step];
        }
    for (int j = 0; j < width; j++)
        product[j] = w->each ? -0.0 : (NAME(wide))grad[j];
    for (int64_t k = w->count - 1; k >= 0; k--)
        for (int j = 0; j < width; j++) {
            const int64_t at = k * w->inner + j * step;
            product[j] += w->each ? (NAME(wide))grad[at] : -0.0;
            out[at] = (T)(product[j] * before[k * width + j]);
            product[j] *= (NAME(wide))in[at];
        }
}

static void NAME(lines)(const prod_gradient *w, int64_t line, int64_t width, void *scratch) {
    const int64_t at = line / w->inner * w->inner * w->count + line % w->inner;
    const int64_t step = w->inner > 1 ? 1 : w->count;
    const T *in = (const T *)w->in + at, *grad = (const T *)w->grad + (w->each ? at : line);
    T *out = (T *)w->out + at;
    if (width == TOGETHER)
        NAME(gradient_of)(w, out, grad, in, step, scratch, TOGETHER);
    else
        NAME(gradient_of)(w, out, grad, in, step, scratch, (int)width);
}

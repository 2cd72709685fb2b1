/* loss_sums.h: losses of classes in the type T, and their gradients: the template of loss.c. */

/* Write each target's loss to the result, if there is one; return their sum. */
static double NAME(losses)(const likelihood *l, const T *input, const int64_t *target,
                           const tensor *weight, int64_t ignored, T *result) {
    double sum = 0;
    for (int64_t n = 0; n < l->batch; n++)
        for (int64_t p = 0; p < l->places; p++) {
            const int64_t class = target[n * l->places + p];
            const double share = th_share_of(weight, class, l->classes, ignored);
            double loss = 0;
            if (!th_is_ignored(class, l->classes, ignored))
                loss = -share * input[(n * l->classes + class) * l->places + p];
            sum += loss;
            if (result)
                result[n * l->places + p] = (T)loss;
        }
    return sum;
}

/* Write the gradient at each target's class: `grad` of all, or of each, times share and factor. */
static void NAME(gradients)(const likelihood *l, const T *grad, bool single, const int64_t *target,
                            const tensor *weight, int64_t ignored, double factor, T *result) {
    for (int64_t n = 0; n < l->batch; n++)
        for (int64_t p = 0; p < l->places; p++) {
            const int64_t class = target[n * l->places + p];
            const double share = th_share_of(weight, class, l->classes, ignored);
            const T incoming = grad[single ? 0 : n * l->places + p];
            if (!th_is_ignored(class, l->classes, ignored))
                result[(n * l->classes + class) * l->places + p] = (T)(factor * share * incoming);
        }
}

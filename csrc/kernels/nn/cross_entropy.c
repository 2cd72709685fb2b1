/* cross_entropy.c: negative log-likelihood of scores and its gradient, without storing all
   log-probabilities. For each target two numbers of its scores x are saved: the largest, and
   log(sum(exp(x - largest))). */
#include "cross_entropy.h"

#include <math.h>
#include <string.h>

#include "kernels/nn/exponential.h"
#include "kernels/nn/likelihood.h"
#include "walk/dense.h"

#define COLUMNS 64 /* adjacent places processed together */

typedef struct scores {
    likelihood of;
    dtype type;
    /* weight: only if all classes contribute (label smoothing); NULL: 1 each */
    const void *input, *weight;
    void *top, *rest; /* per target: largest score, and logarithm of the sum */
    double *mixed;    /* per target: the weighted sum of x - largest, or NULL */
    void *result;     /* NULL: forward */
    const int64_t *target;
    const double
        *factor; /* per target: gradient of its own log-probability, then of those of all classes */
    double weights; /* sum over all classes */
    int64_t ignored;
} scores;

#define TEMPLATE "kernels/nn/cross_entropy_lines.h"
#include "base/each/floating.h"

static int64_t pieces_of(const scores *s) { return (s->of.places + COLUMNS - 1) / COLUMNS; }

/* Piece p is one target, or COLUMNS targets of one image. */
static void pieces(int64_t begin, int64_t end, void *context) {
    const scores *s = context;
    const int64_t each = pieces_of(s), places = s->of.places;
    for (int64_t p = begin; p < end; p++) {
        const int64_t position = p % each * COLUMNS, image = p / each;
        const int64_t width = places - position < COLUMNS ? places - position : COLUMNS;
        const int64_t at = image * s->of.classes * places + position,
                      first = image * places + position;
        if (s->type == TH_FLOAT)
            (s->result ? pulls_float : sums_float)(s, at, first, width);
        else
            (s->result ? pulls_double : sums_double)(s, at, first, width);
    }
}

static void run(scores *s) {
    const int64_t work = s->of.classes * (s->of.places < COLUMNS ? s->of.places : COLUMNS);
    if (work)
        th_parallel(s->of.batch * pieces_of(s), 3.0 * (double)work, pieces, s);
}

/* Sum of the weights of all classes. */
static double all_weights(const tensor *weight, int64_t classes) {
    double sum = 0;
    for (int64_t i = 0; weight && i < classes; i++)
        sum += th_share_of(weight, i, classes, -1);
    return weight ? sum : (double)classes;
}

int shape_cross_entropy(extent *result, const tensor *input, const tensor *target,
                        const tensor *weight, int64_t reduction, int64_t ignore_index,
                        scalar label_smoothing) {
    (void)label_smoothing;
    if (th_check_likelihood("cross_entropy", input->size, input->ndim, target, weight,
                            ignore_index))
        return -1;
    result[0] = reduction ? (extent){0} : th_extent(target);
    result[1] = (extent){2, {2, target->numel}};
    return 0;
}

static scores scores_of(const tensor *input, const tensor *target, const tensor *normalizer) {
    return (scores){.of = th_likelihood_of(input->size, input->ndim),
                    .type = input->dtype,
                    .input = th_data(input),
                    .top = th_data(normalizer),
                    .rest = (char *)th_data(normalizer)
                            + target->numel * th_item_size[input->dtype],
                    .target = th_data(target)};
}

int cpu_cross_entropy(tensor *output, tensor *normalizer, const tensor *input, const tensor *target,
                      const tensor *weight, int64_t reduction, int64_t ignore_index,
                      scalar label_smoothing) {
    const int64_t bytes = target->numel * (int64_t)sizeof(double);
    const double smoothing = label_smoothing.f;
    scores s = scores_of(input, target, normalizer);
    if (smoothing != 0) {
        if (!(s.mixed = th_allocate(bytes)))
            return -1;
        memset(s.mixed, 0, (size_t)bytes);
        s.weight = weight ? th_data(weight) : NULL;
        s.weights = all_weights(weight, s.of.classes);
    }
    run(&s);
    void *to = reduction ? NULL : th_data(output);
    const double sum = s.type == TH_FLOAT ? losses_float(&s, weight, ignore_index, smoothing, to)
                                          : losses_double(&s, weight, ignore_index, smoothing, to);
    if (reduction)
        th_put(output, output->offset,
               th_real(sum / th_divisor(target, weight, s.of.classes, reduction, ignore_index)));
    th_release(s.mixed, bytes);
    return 0;
}

int shape_cross_entropy_input(extent *result, const tensor *grad_output, const tensor *input,
                              const tensor *normalizer, const tensor *target, const tensor *weight,
                              int64_t reduction, int64_t ignore_index, scalar label_smoothing) {
    (void)label_smoothing;
    if (th_check_likelihood("cross_entropy_input", input->size, input->ndim, target, weight,
                            ignore_index))
        return -1;
    if (grad_output->numel != (reduction ? 1 : target->numel)
        || normalizer->numel != 2 * target->numel)
        return th_fail(
            TH_RUNTIME,
            "cross_entropy_input: grad_output is %s, normalizer is %s; need one element%s, "
            "and two for each target",
            th_describe(grad_output), th_describe(normalizer), reduction ? "" : " for each target");
    *result = th_extent(input);
    return 0;
}

/* Compute per target the gradients of its own log-probability and of those of all classes. */
static void fill_factors(double *factor, const scores *s, const tensor *grad, const tensor *target,
                         const tensor *weight, int64_t reduction, int64_t ignored,
                         double smoothing) {
    const double by = th_divisor(target, weight, s->of.classes, reduction, ignored);
    for (int64_t i = 0; i < target->numel; i++) {
        const double incoming = th_get(grad, grad->offset + (reduction ? 0 : i), NULL);
        const double share = th_share_of(weight, s->target[i], s->of.classes, ignored);
        const bool counts = !th_is_ignored(s->target[i], s->of.classes, ignored);
        factor[2 * i] = counts ? -1 / by * share * incoming * (1 - smoothing) : 0;
        factor[2 * i + 1] = counts ? -smoothing / (double)s->of.classes / by * incoming : 0;
    }
}

int cpu_cross_entropy_input(tensor *output, const tensor *grad_output, const tensor *input,
                            const tensor *normalizer, const tensor *target, const tensor *weight,
                            int64_t reduction, int64_t ignore_index, scalar label_smoothing) {
    const int64_t bytes = 2 * target->numel * (int64_t)sizeof(double);
    const double smoothing = label_smoothing.f;
    double *factor = th_allocate(bytes);
    if (!factor)
        return -1;
    scores s = scores_of(input, target, normalizer);
    s.result = th_data(output);
    s.weight = weight && smoothing != 0 ? th_data(weight) : NULL;
    s.weights = smoothing != 0 ? all_weights(weight, s.of.classes) : 0;
    fill_factors(factor, &s, grad_output, target, weight, reduction, ignore_index, smoothing);
    s.factor = factor;
    s.ignored = ignore_index;
    run(&s);
    th_release(factor, bytes);
    return 0;
}

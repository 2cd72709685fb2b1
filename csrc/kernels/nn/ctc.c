/* ctc.c: connectionist temporal classification: the negative log-probability of all alignments of a
   label sequence with time (Graves and others, 2006), and its gradient.

   log_probs [times, batch, classes]. A sample of n labels has 2n + 1 states: its labels with blanks
   around them. Arrays of states are padded to whole vectors, with two more cells at each end; these
   emit -inf, so they contribute nothing. */
#include "ctc.h"

#include <math.h>
#include <string.h>

#include "base/vector.h"
#include "kernels/gpu/ctc.h"
#include "walk/dense.h"

#define MEAN 1 /* reduction: none, mean or sum */
#define EDGE 2
#define VECTOR_OF 8
#define ROWS 5 /* arrays of states per sample */

static int64_t round_up(int64_t count) { return (count + VECTOR_OF - 1) / VECTOR_OF * VECTOR_OF; }
static int64_t longest_of(const paths *p) { return (p->states - 1) / 2; }

/* One sample. Lengths and labels were checked, but another thread may write them meanwhile. */
typedef struct sample {
    int64_t number, times, labels;
    const int64_t *label;
    double *emitted, *skip, *before, *after, *posterior; /* without their edges */
} sample;

static int64_t clamp(int64_t value, int64_t most) {
    return value < 0 ? 0 : value > most ? most : value;
}

static int64_t label_at(const paths *p, const sample *s, int64_t state) {
    const int64_t label = state % 2 ? s->label[state / 2] : p->blank;
    return (uint64_t)label < (uint64_t)p->classes ? label : p->blank;
}

static sample sample_of(const paths *p, int64_t n) {
    const int64_t width = p->states + 2 * EDGE;
    double *scratch = p->scratch + n * ROWS * width;
    sample s = {.number = n, .times = clamp(p->input_lengths[n], p->times)};
    int64_t first = n * p->target_stride;
    for (int64_t i = 0; i < n && !p->target_stride; i++)
        first += clamp(p->target_lengths[i], longest_of(p));
    first = clamp(first, p->labels);
    s.label = p->targets + first;
    s.labels = clamp(clamp(p->target_lengths[n], longest_of(p)), p->labels - first);
    double **const rows[] = {&s.emitted, &s.skip, &s.before, &s.after, &s.posterior};
    for (int k = 0; k < ROWS; k++) {
        *rows[k] = scratch + k * width + EDGE;
        for (int64_t i = 0; i < width; i++)
            (scratch + k * width)[i] = -INFINITY;
    }
    /* a label that differs from the previous one may follow it without a blank */
    for (int64_t i = 3; i < 2 * s.labels + 1; i += 2)
        s.skip[i] = label_at(p, &s, i) != label_at(p, &s, i - 2) ? 0 : -INFINITY;
    return s;
}

static const void *line_of(const paths *p, const void *base, int64_t t, int64_t n) {
    const int64_t place = (t * p->batch + n) * p->classes;
    return (const char *)base + place * (p->single ? 4 : 8);
}

static void emit(const paths *p, const sample *s, int64_t t) {
    const void *line = line_of(p, p->log_probs, t, s->number);
    for (int64_t i = 0; i < 2 * s->labels + 1; i++) {
        const int64_t label = label_at(p, s, i);
        s->emitted[i] = p->single ? ((const float *)line)[label] : ((const double *)line)[label];
    }
}

/* to[i] = log(exp(a[i]) + exp(b[i]) + exp(c[i] + skip[i])) */
CLONES static void join(double *restrict to, const double *a, const double *b, const double *c,
                        const double *skip, int64_t count) {
    for (int64_t i = 0; i < count; i++) {
        const double z = c[i] + skip[i], larger = a[i] > b[i] ? a[i] : b[i];
        const double most = larger > z ? larger : z, top = fabs(most) == INFINITY ? 0 : most;
        to[i] = top + log(exp(a[i] - top) + exp(b[i] - top) + exp(z - top));
    }
}

CLONES static void add(double *restrict to, const double *from, int64_t count) {
    for (int64_t i = 0; i < count; i++)
        to[i] += from[i];
}

/* to[i] = exp(a[i] + b[i] + c) */
CLONES static void spread(double *restrict to, const double *a, const double *b, double c,
                          int64_t count) {
    for (int64_t i = 0; i < count; i++)
        to[i] = exp(a[i] + b[i] + c);
}

/* Negative log-probability of the two last states. */
static double loss_of(const sample *s, const double *last) {
    const int64_t end = 2 * s->labels;
    if (!s->times)
        return s->labels ? INFINITY : 0;
    const double a = last[end], b = end ? last[end - 1] : -INFINITY, top = a > b ? a : b;
    return fabs(top) == INFINITY ? -top : -(top + log(exp(a - top) + exp(b - top)));
}

static void forward_range(int64_t begin, int64_t end, void *context) {
    const paths *p = context;
    const int64_t states = p->states;
    for (int64_t n = begin; n < end; n++) {
        sample s = sample_of(p, n);
        const int64_t count = round_up(2 * s.labels + 1);
        double *alpha = p->alpha + n * p->times * states;
        for (int64_t t = 0; t < s.times; t++, alpha += states) {
            emit(p, &s, t);
            if (t == 0)
                memcpy(s.after, s.emitted, sizeof(double) * (s.labels ? 2 : 1));
            else {
                join(s.after, s.before, s.before - 1, s.before - 2, s.skip, count);
                add(s.after, s.emitted, count);
            }
            memcpy(alpha, s.after, sizeof(double) * (size_t)count);
            double *const now = s.after;
            s.after = s.before;
            s.before = now;
        }
        p->losses[n] = loss_of(&s, s.before);
    }
}

/* Weight of a sample's loss in the result. */
static double share_of(const paths *p, int64_t n) {
    const int64_t labels = clamp(p->target_lengths[n], longest_of(p));
    return p->reduction == MEAN ? 1 / ((double)p->batch * (double)(labels ? labels : 1)) : 1;
}

/* Subtract each state's posterior from the gradient of its label. */
static void take(const paths *p, const sample *s, int64_t t, double given) {
    void *line = (void *)(uintptr_t)line_of(p, p->gradient, t, s->number);
    for (int64_t i = 0; i < 2 * s->labels + 1; i++) {
        const int64_t label = label_at(p, s, i);
        if (p->single)
            ((float *)line)[label] -= (float)(s->posterior[i] * given);
        else
            ((double *)line)[label] -= s->posterior[i] * given;
    }
}

static void backward_range(int64_t begin, int64_t end, void *context) {
    const paths *p = context;
    const int64_t states = p->states;
    for (int64_t n = begin; n < end; n++) {
        sample s = sample_of(p, n);
        const int64_t count = round_up(2 * s.labels + 1);
        const double *alpha = p->alpha + (n * p->times + s.times - 1) * states;
        const double loss = s.times ? loss_of(&s, alpha) : 0;
        const double given = share_of(p, n)
                             * th_get(p->grad,
                                      p->grad->offset
                                          + (p->reduction ? 0 : n) * th_stride(p->grad)[0],
                                      NULL);
        if (loss == INFINITY && p->zero_infinity)
            continue;
        for (int64_t t = s.times - 1; t >= 0; t--, alpha -= states) {
            if (t == s.times - 1) {
                s.after[2 * s.labels] = 0;
                if (s.labels)
                    s.after[2 * s.labels - 1] = 0;
            } else
                join(s.after, s.before, s.before + 1, s.before + 2, s.skip + 2, count);
            spread(s.posterior, alpha, s.after, loss, count);
            take(p, &s, t, given);
            emit(p, &s, t);
            add(s.after, s.emitted, count);
            double *const now = s.after;
            s.after = s.before;
            s.before = now;
        }
    }
}

/* The row. */

static int check_lengths(const char *what, const tensor *lengths, int64_t batch, int64_t most,
                         int64_t *sum, int64_t *longest) {
    if (lengths->ndim != 1 || lengths->numel != batch)
        return th_fail(TH_RUNTIME, "ctc_loss: %s is %s; need one for each of %lld samples", what,
                       th_describe(lengths), (long long)batch);
    for (int64_t n = 0; n < batch; n++) {
        int64_t length = 0;
        th_get(lengths, lengths->offset + n * th_stride(lengths)[0], &length);
        if (length < 0 || length > most)
            return th_fail(TH_VALUE, "ctc_loss: %s[%lld] is %lld; need 0 to %lld", what,
                           (long long)n, (long long)length, (long long)most);
        *sum += length;
        *longest = length > *longest ? length : *longest;
    }
    return 0;
}

static int check_labels(const tensor *targets, const tensor *lengths, int64_t batch,
                        int64_t classes) {
    int64_t position = 0, length = 0, label = 0;
    const bool padded = targets->ndim == 2;
    for (int64_t n = 0; n < batch; n++) {
        th_get(lengths, lengths->offset + n * th_stride(lengths)[0], &length);
        for (int64_t i = 0; i < length && (padded || position < targets->size[0]);
             i++, position++) {
            const int64_t offset = padded ? n * th_stride(targets)[0] + i * th_stride(targets)[1]
                                          : position * th_stride(targets)[0];
            th_get(targets, targets->offset + offset, &label);
            if ((uint64_t)label >= (uint64_t)classes)
                return th_fail(TH_INDEX,
                               "ctc_loss: label %lld of sample %lld is %lld, but there are %lld "
                               "classes",
                               (long long)i, (long long)n, (long long)label, (long long)classes);
        }
    }
    return 0;
}

/* Sizes of the operands. */
static paths sizes_of(const tensor *log_probs, const tensor *targets, int64_t states) {
    const bool alone = log_probs->ndim == 2;
    paths p = {.times = log_probs->size[0],
               .batch = alone ? 1 : log_probs->size[1],
               .classes = log_probs->size[alone ? 1 : 2],
               .states = states,
               .labels = targets->numel,
               .target_stride = targets->ndim == 2 ? targets->size[1] : 0,
               .single = log_probs->dtype == TH_FLOAT};
    return p;
}

/* Check values on the CPU. longest: most labels per sample. */
static int check_values(const tensor *targets, const tensor *input_lengths,
                        const tensor *target_lengths, const paths *p, int64_t *longest) {
    int64_t sum = 0, ignored[2] = {0};
    if (check_lengths("input_lengths", input_lengths, p->batch, p->times, &ignored[0], &ignored[1])
        || check_lengths("target_lengths", target_lengths, p->batch,
                         targets->size[targets->ndim - 1], &sum, longest))
        return -1;
    if (targets->ndim == 1 && sum != targets->numel)
        return th_fail(
            TH_VALUE,
            "ctc_loss: targets is %s, but target_lengths add up to %lld; need equal numbers",
            th_describe(targets), (long long)sum);
    return check_labels(targets, target_lengths, p->batch, p->classes);
}

int shape_ctc_loss(extent *size, const tensor *log_probs, const tensor *targets,
                   const tensor *input_lengths, const tensor *target_lengths, int64_t blank,
                   int64_t reduction, bool zero_infinity) {
    (void)zero_infinity;
    if (log_probs->ndim < 2 || log_probs->ndim > 3)
        return th_fail(TH_RUNTIME,
                       "ctc_loss: log_probs is %s; need (times, batch, classes) or (times, "
                       "classes)",
                       th_describe(log_probs));
    paths p = sizes_of(log_probs, targets, 0);
    p.blank = blank;
    if (targets->ndim < 1 || targets->ndim > 2
        || (targets->ndim == 2 && targets->size[0] != p.batch))
        return th_fail(TH_RUNTIME,
                       "ctc_loss: targets is %s; need (%lld, labels), or all labels concatenated",
                       th_describe(targets), (long long)p.batch);
    if (blank < 0 || blank >= p.classes)
        return th_fail(TH_INDEX, "ctc_loss: blank is %lld, but there are %lld classes",
                       (long long)blank, (long long)p.classes);
    int64_t longest = 0;
    tensor *labels = th_on_device(targets, TH_CPU), *inputs = th_on_device(input_lengths, TH_CPU),
           *lengths = th_on_device(target_lengths, TH_CPU);
    const int failed = labels && inputs && lengths
                           ? check_values(labels, inputs, lengths, &p, &longest)
                           : -1;
    th_drop(labels);
    th_drop(inputs);
    th_drop(lengths);
    size[0] = reduction ? (extent){0} : (extent){1, {p.batch}};
    size[1] = (extent){3, {p.batch, p.times, round_up(2 * longest + 1)}};
    return failed;
}

/* Contiguous operands, and workspace for every sample. */
typedef struct operands {
    tensor *t[4];
    int64_t bytes;
} operands;

static void free_operands(paths *p, operands *o) {
    for (int i = 0; i < 4; i++)
        th_drop(o->t[i]);
    if (p->scratch)
        th_release(p->scratch, o->bytes);
}

static int take_operands(paths *p, operands *o, const tensor *const *given) {
    bool all = true;
    for (int i = 0; i < 4; i++)
        all &= (o->t[i] = th_dense(given[i])) != NULL;
    if (!all)
        return -1;
    if (given[0]->device == TH_CPU) {
        const int64_t doubles = p->batch * ROWS * (p->states + 2 * EDGE);
        o->bytes = (doubles + p->batch + 1) * (int64_t)sizeof(double);
        if (!(p->scratch = th_allocate(o->bytes)))
            return -1;
        p->losses = p->scratch + doubles;
    }
    p->log_probs = th_data(o->t[0]);
    p->targets = th_data(o->t[1]);
    p->input_lengths = th_data(o->t[2]);
    p->target_lengths = th_data(o->t[3]);
    return 0;
}

/* Process all samples on the CPU. */
static void run(paths *p, th_range body) {
    const int64_t work = 16 * p->times * p->states;
    th_parallel(p->batch, (double)work, body, p);
}

int cpu_ctc_loss(tensor *output, tensor *alpha, const tensor *log_probs, const tensor *targets,
                 const tensor *input_lengths, const tensor *target_lengths, int64_t blank,
                 int64_t reduction, bool zero_infinity) {
    paths p = sizes_of(log_probs, targets, alpha->size[2]);
    operands o = {0};
    p.blank = blank;
    p.reduction = reduction;
    p.zero_infinity = zero_infinity;
    tensor *kept = th_dense_result(alpha), *result = th_dense_result(output);
    int failed = kept && result ? 0 : -1;
    failed = failed
             || take_operands(
                 &p, &o,
                 (const tensor *const[]){log_probs, targets, input_lengths, target_lengths});
    p.alpha = failed ? NULL : th_data(kept);
    if (!failed && log_probs->device != TH_CPU)
        failed = th_gpu_ctc(&p, result);
    else if (!failed) {
        double sum = 0;
        run(&p, forward_range);
        for (int64_t n = 0; n < p.batch; n++) {
            const double loss = zero_infinity && p.losses[n] == INFINITY ? 0 : p.losses[n];
            if (reduction)
                sum += loss * share_of(&p, n);
            else
                th_put(result, result->offset + n, th_real(loss));
        }
        if (reduction)
            th_put(result, result->offset, th_real(p.batch || reduction != MEAN ? sum : NAN));
    }
    free_operands(&p, &o);
    failed = th_deliver(alpha, kept, failed);
    return th_deliver(output, result, failed);
}

int backward_ctc_loss(const saved *s, tensor *const *grad, tensor **result) {
    const tensor *log_probs = s->t[0];
    paths p = sizes_of(log_probs, s->t[1], s->out[1]->size[2]);
    operands o = {0};
    p.blank = s->n[0];
    p.reduction = s->n[1];
    p.zero_infinity = s->n[2];
    p.grad = grad[0];
    if (!s->wants[0])
        return 0;
    tensor *made = th_new(log_probs->device, log_probs->dtype, log_probs->ndim, log_probs->size);
    tensor *kept = th_dense(s->out[1]);
    int failed = made && kept ? th_zero(made) : -1;
    failed = failed || take_operands(&p, &o, (const tensor *const *)s->t);
    if (!failed) {
        p.alpha = th_data(kept);
        p.gradient = th_data(made);
        if (made->device != TH_CPU)
            failed = th_gpu_ctc(&p, made);
        else
            run(&p, backward_range);
    }
    free_operands(&p, &o);
    th_drop(kept);
    if (failed)
        th_drop(made);
    else
        result[0] = made;
    return failed ? -1 : 0;
}

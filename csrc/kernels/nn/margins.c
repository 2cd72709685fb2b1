/* margins.c: margin losses of classes, and their gradients. Scores [batch, classes]; needs no
   classes x classes memory. */
/* A loop for each outcome of a condition that stays: so that gcc fills vectors. */
#pragma GCC optimize("unswitch-loops")
#include "margins.h"

#include <string.h>

#include "kernels/gpu/margins.h"
#include "kernels/index/index_check.h"
#include "kernels/nn/likelihood.h"
#include "walk/dense.h"

#define LANES 16

static margins sizes_of(const tensor *input, int64_t reduction) {
    const bool single = input->ndim < 2;
    return (margins){.batch = single ? 1 : input->size[0],
                     .classes = input->ndim ? input->size[single ? 0 : 1] : 1,
                     .reduction = reduction};
}

/* Weight of a sample's loss. */
static double share_of(const margins *m, int64_t class) {
    return th_share_of(m->weight, class, m->classes, -1) / (double)m->classes;
}

#define TEMPLATE "kernels/nn/margin_sums.h"
#include "base/each/floating.h"

/* Process all samples; several: each sample has a list of targets. */
static int run(margins *m, dtype type, bool several) {
    const int64_t bytes = several ? m->batch * m->classes * th_item_size[type] : 0;
    if (several && !(m->others = th_allocate(bytes + 1)))
        return -1;
    th_range body = several            ? type == TH_FLOAT ? several_float : several_double
                    : type == TH_FLOAT ? one_float
                                       : one_double;
    th_parallel(m->batch, (double)(m->classes + 1), body, m);
    if (several)
        th_release(m->others, bytes + 1);
    return 0;
}

static int forward(const char *op, margins *m, tensor *output, const tensor *input,
                   const tensor *target, bool several) {
    tensor *in = th_dense(input), *to = th_dense(target), *result = th_dense_result(output);
    const int64_t bytes = m->batch * (int64_t)sizeof(double) + 1;
    const bool far = input->device != TH_CPU;
    int failed = in && to && result && (far || (m->losses = th_allocate(bytes))) ? 0 : -1;
    if (!failed) {
        if (!far)
            memset(m->losses, 0, (size_t)bytes);
        m->input = th_data(in);
        m->target = th_data(to);
        failed = far ? th_gpu_margins(op, m, result, (dtype)input->dtype, several)
                     : run(m, (dtype)input->dtype, several);
    }
    if (!failed && !far) {
        double sum = 0;
        for (int64_t n = 0; n < m->batch; n++)
            if (m->reduction)
                sum += m->losses[n];
            else
                th_put(result, result->offset + n, th_real(m->losses[n]));
        if (m->reduction)
            th_put(result, result->offset,
                   th_real(m->reduction == TH_LOSS_MEAN ? sum / (double)m->batch : sum));
    }
    if (m->losses)
        th_release(m->losses, bytes);
    th_drop(in);
    th_drop(to);
    return th_deliver(output, result, failed);
}

static int backward_of(margins *m, const saved *s, const tensor *grad, tensor **result,
                       bool several) {
    const tensor *input = s->t[0];
    const int64_t wanted = m->reduction ? 1 : m->batch;
    if (!s->wants[0])
        return 0;
    if (grad->numel != wanted)
        return th_fail(TH_RUNTIME, "%s: grad is %s; need %lld elements", s->row->name,
                       th_describe(grad), (long long)wanted);
    tensor *in = th_dense(input), *to = th_dense(s->t[1]), *grad_output = th_dense(grad);
    tensor *gradient = th_new_like(input, input->dtype);
    int failed = in && to && grad_output && gradient ? th_zero(gradient) : -1;
    if (!failed) {
        m->input = th_data(in);
        m->target = th_data(to);
        m->grad = th_data(grad_output);
        m->gradient = th_data(gradient);
        failed = input->device != TH_CPU
                     ? th_gpu_margins(s->row->name, m, gradient, (dtype)input->dtype, several)
                     : run(m, (dtype)input->dtype, several);
    }
    th_drop(in);
    th_drop(to);
    th_drop(grad_output);
    if (failed)
        th_drop(gradient);
    else
        result[0] = gradient;
    return failed;
}

/* The rows. */

int shape_multi_margin_loss(extent *size, const tensor *input, const tensor *target, scalar p,
                            scalar margin, const tensor *weight, int64_t reduction) {
    const margins m = sizes_of(input, reduction);
    bad_index first;
    (void)p, (void)margin;
    if (input->ndim > 2 || target->ndim > 1 || (!target->ndim && input->ndim > 1)
        || target->numel != m.batch)
        return th_fail(TH_RUNTIME,
                       "multi_margin_loss: input is %s, target is %s; need (N, C) and (N)",
                       th_describe(input), th_describe(target));
    if (weight && (weight->ndim != 1 || weight->numel != m.classes))
        return th_fail(TH_RUNTIME,
                       "multi_margin_loss: weight is %s; need one for each of %lld classes",
                       th_describe(weight), (long long)m.classes);
    if (th_find_outside(target, m.classes, &first))
        return th_fail(TH_INDEX,
                       "multi_margin_loss: target[%lld] is %lld, but there are %lld classes",
                       (long long)first.place, (long long)first.value, (long long)m.classes);
    *size = reduction ? (extent){0} : th_extent(target);
    return 0;
}

int cpu_multi_margin_loss(tensor *output, const tensor *input, const tensor *target, scalar p,
                          scalar margin, const tensor *weight, int64_t reduction) {
    margins m = sizes_of(input, reduction);
    m.squared = p.f == 2;
    m.margin = margin.f;
    m.weight = weight;
    return forward("multi_margin_loss", &m, output, input, target, false);
}

int backward_multi_margin_loss(const saved *s, tensor *const *grad, tensor **result) {
    margins m = sizes_of(s->t[0], s->n[0]);
    m.squared = s->s[0].f == 2;
    m.margin = s->s[1].f;
    m.weight = s->t[2];
    return backward_of(&m, s, grad[0], result, false);
}

int shape_multilabel_margin_loss(extent *size, const tensor *input, const tensor *target,
                                 int64_t reduction) {
    const extent wanted = th_extent(input);
    const margins m = sizes_of(input, reduction);
    if (input->ndim > 2 || !th_has_size(target, &wanted))
        return th_fail(TH_RUNTIME,
                       "multilabel_margin_loss: input is %s, target is %s; need (N, C) of both",
                       th_describe(input), th_describe(target));
    tensor *to = th_dense(target);
    if (!to)
        return -1;
    int failed = 0; /* on a GPU the kernel checks and reports faults */
    for (int64_t i = 0; i < to->numel && !failed && to->device == TH_CPU; i++) {
        const int64_t class = ((const int64_t *)th_data(to))[i];
        if (class < -1 || class >= m.classes)
            failed = th_fail(TH_INDEX,
                             "multilabel_margin_loss: target[%lld] is %lld; need -1 to %lld",
                             (long long)i, (long long)class, (long long)m.classes - 1);
    }
    th_drop(to);
    *size = reduction || input->ndim < 2 ? (extent){0} : (extent){1, {m.batch}};
    return failed;
}

int cpu_multilabel_margin_loss(tensor *output, const tensor *input, const tensor *target,
                               int64_t reduction) {
    margins m = sizes_of(input, reduction);
    m.margin = 1;
    return forward("multilabel_margin_loss", &m, output, input, target, true);
}

int backward_multilabel_margin_loss(const saved *s, tensor *const *grad, tensor **result) {
    margins m = sizes_of(s->t[0], s->n[0]);
    m.margin = 1;
    return backward_of(&m, s, grad[0], result, true);
}

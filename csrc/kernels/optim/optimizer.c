/* optimizer.c: the update rules of optimizers, each one pass over parameter, gradient and
   buffer. */
#include "kernels/optim/optimizer.h"

#include "base/each.h"

typedef struct step {
    const sgd *options;
    dtype type;
    void *parameter, *buffer;
    const void *gradient;
    bool first;
} step;

/* Without decay the parameter stays out of the direction, so that an infinite one makes no nan. */
#define SGD(type, T, name)                                                                         \
    CLONES static void plain_##name(T *p, const T *g, int64_t count, const sgd *o) {               \
        const T rate = (T)o->lr, decay = (T)o->weight_decay;                                       \
        const bool decays = decay != 0;                                                            \
        _Pragma("GCC ivdep") for (int64_t i = 0; i < count; i++)                                   \
            p[i] -= rate * (decays ? g[i] + decay * p[i] : g[i]);                                  \
    }                                                                                              \
    CLONES static void start_##name(T *p, const T *g, T *buffer, int64_t count, const sgd *o) {    \
        const T rate = (T)o->lr, decay = (T)o->weight_decay;                                       \
        const T ahead = o->nesterov ? 1 + (T)o->momentum : 1;                                      \
        const bool decays = decay != 0;                                                            \
        _Pragma("GCC ivdep") for (int64_t i = 0; i < count; i++) {                                 \
            const T d = decays ? g[i] + decay * p[i] : g[i];                                       \
            buffer[i] = d;                                                                         \
            p[i] -= rate * (ahead * d);                                                            \
        }                                                                                          \
    }                                                                                              \
    CLONES static void momentum_##name(T *p, const T *g, T *buffer, int64_t count, const sgd *o) { \
        const T rate = (T)o->lr, decay = (T)o->weight_decay, momentum = (T)o->momentum;            \
        const T share = (T)(1 - o->dampening);                                                     \
        const bool decays = decay != 0, nesterov = o->nesterov;                                    \
        _Pragma("GCC ivdep") for (int64_t i = 0; i < count; i++) {                                 \
            const T d = decays ? g[i] + decay * p[i] : g[i];                                       \
            const T velocity = momentum * buffer[i] + share * d;                                   \
            buffer[i] = velocity;                                                                  \
            p[i] -= rate * (nesterov ? d + momentum * velocity : velocity);                        \
        }                                                                                          \
    }                                                                                              \
    static void step_##name(const step *s, int64_t begin, int64_t end) {                           \
        T *p = (T *)s->parameter + begin, *buffer = s->buffer ? (T *)s->buffer + begin : NULL;     \
        const T *g = (const T *)s->gradient + begin;                                               \
        if (!buffer || s->options->momentum == 0)                                                  \
            plain_##name(p, g, end - begin, s->options);                                           \
        else if (s->first)                                                                         \
            start_##name(p, g, buffer, end - begin, s->options);                                   \
        else                                                                                       \
            momentum_##name(p, g, buffer, end - begin, s->options);                                \
    }
EACH_FLOATING(SGD)

static void step_range(int64_t begin, int64_t end, void *context) {
    const step *s = context;
    if (s->type == TH_FLOAT)
        step_float(s, begin, end);
    else
        step_double(s, begin, end);
}

int th_sgd_step(const sgd *options, dtype type, int64_t count, void *parameter,
                const void *gradient, void *buffer, bool first) {
    if (type != TH_FLOAT && type != TH_DOUBLE)
        return th_fail(TH_TYPE,
                       "sgd: the parameter is a %sTensor; need FloatTensor or DoubleTensor",
                       th_dtype_name[type]);
    if (options->momentum != 0 && !buffer)
        return th_fail(TH_VALUE, "sgd: momentum is %g, but there is no buffer", options->momentum);
    step s = {options, type, parameter, buffer, gradient, first};
    th_parallel(count, TH_PARALLEL, step_range, &s);
    return 0;
}

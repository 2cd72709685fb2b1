/* launch.c: tasks and reductions as kernels: operands, sizes and strides as the kernels take them. */
#include "walk/launch.h"

#include <string.h>

#include "cuda/layout.h"

_Static_assert(GPU_OPERANDS == TH_MAX_OPERANDS && GPU_DIMS == TH_MAX_DIM
                   && sizeof(gpu_scalar) == sizeof(scalar),
               "kernels read what the host writes");

static int check_operand(const task *w, int k, device where) {
    const operand *o = &w->operands[k];
    if (!o->t || o->t->device == where)
        return 0;
    return th_fail(TH_RUNTIME, "%s: operand %d does not lie on GPU %d", w->kernel->name, k,
                   where - 1);
}

static int bind(const task *w, device where, gpu_operands *at) {
    for (int k = 0; k < w->count; k++) {
        const operand *o = &w->operands[k];
        if (check_operand(w, k, where))
            return -1;
        at->data[k] = o->t ? th_data(o->t) : NULL;
        if (!o->t)
            memcpy(&at->constant[k], o->constant, o->item);
    }
    return 0;
}

static bool is_flat(const task *w) {
    const tensor *out = w->operands[0].t;
    for (int k = 0; k < w->count; k++) {
        const tensor *t = w->operands[k].t;
        if (t && !(t->contiguous && th_same_size(t, out)))
            return false;
    }
    return true;
}

/* One more dim, inside those that are there; it joins the last where every operand goes on. */
static void add_dim(gpu_strides *s, int count, int64_t size, const int64_t *step) {
    bool joins = s->ndim > 0;
    const int last = s->ndim - 1;
    for (int k = 0; joins && k < count; k++)
        joins = s->step[k][last] == step[k] * size;
    if (joins)
        s->size[last] *= size;
    const int d = joins ? last : s->ndim++;
    if (!joins)
        s->size[d] = size;
    for (int k = 0; k < count; k++)
        s->step[k][d] = step[k];
}

static void lay_out(const task *w, gpu_strides *s) {
    const tensor *out = w->operands[0].t;
    s->ndim = 0;
    for (int d = 0; d < out->ndim; d++) {
        int64_t step[TH_MAX_OPERANDS] = {0};
        if (out->size[d] == 1)
            continue;
        for (int k = 0; k < w->count; k++) {
            const tensor *t = w->operands[k].t;
            const int own = t ? d - out->ndim + t->ndim : -1;
            if (own >= 0 && t->size[own] != 1)
                step[k] = t->stride[own];
        }
        add_dim(s, w->count, out->size[d], step);
    }
}

int th_launch_task(const task *w) {
    const tensor *out = w->operands[0].t;
    gpu_operands at;
    gpu_strides where;
    gpu_options option;
    int64_t count = out->numel;
    if (!w->kernel || !w->kernel->name)
        return th_fail(TH_RUNTIME, "%s lies on a GPU and there is no kernel; use .cpu()",
                       th_describe(out));
    if (bind(w, out->device, &at))
        return -1;
    for (int k = 0; k < w->options; k++)
        memcpy(&option.at[k], &w->option[k], sizeof(scalar));
    const bool flat = is_flat(w);
    if (!flat)
        lay_out(w, &where);
    void *argument[5];
    int given = 0;
    argument[given++] = &count;
    argument[given++] = &at;
    if (!flat)
        argument[given++] = &where;
    argument[given++] = &option;
    if (w->draws)
        argument[given++] = (void *)(uintptr_t)w->draws;
    return th_gpu_launch(out->device, w->kernel, th_gpu_variant[!flat][w->type], th_gpu_over(count),
                         argument);
}

#define FEW 64      /* Elements that one thread folds. */
#define PARTED 512  /* Blocks that keep a GPU busy. */
#define SHARE 16384 /* Elements of a part, at least. */

static void lay_out_reduction(const accumulation *a, const tensor *const *input,
                              const tensor *result, uint32_t mask, gpu_reduction *r) {
    const tensor *first = input[0];
    const int count = a->results + a->inputs;
    r->kept.ndim = r->reduced.ndim = 0;
    r->outputs = r->count = 1;
    for (int d = 0; d < first->ndim; d++) {
        const bool reduces = mask >> d & 1;
        int64_t step[TH_MAX_OPERANDS] = {0};
        *(reduces ? &r->count : &r->outputs) *= first->size[d];
        if (first->size[d] == 1)
            continue;
        for (int k = 0; k < a->results && !reduces; k++)
            step[k] = result[k].stride[d];
        for (int k = 0; k < a->inputs; k++)
            step[a->results + k] = input[k]->stride[d];
        add_dim(reduces ? &r->reduced : &r->kept, count, first->size[d], step);
    }
}

static void divide(gpu_reduction *r) {
    int64_t parts = r->count / SHARE;
    if (parts * r->outputs > PARTED)
        parts = PARTED / r->outputs;
    r->parts = parts > 1 ? parts : 1;
    r->share = (r->count + r->parts - 1) / r->parts;
    r->partial = NULL;
}

int th_launch_accumulation(const accumulation *a, const tensor *const *input, const tensor *result,
                           uint32_t mask) {
    static const char *const each[TH_DTYPES] = {
        "_bool_each", "_byte_each", "_char_each",     "_short_each", "_int_each",
        "_long_each", "_half_each", "_bfloat16_each", "_float_each", "_double_each"};
    static const char *const joins[TH_DTYPES] = {
        "_bool_join", "_byte_join", "_char_join",     "_short_join", "_int_join",
        "_long_join", "_half_join", "_bfloat16_join", "_float_join", "_double_join"};
    const device where = input[0]->device;
    const dtype type = (dtype)input[0]->dtype;
    gpu_reduction r;
    gpu_operands at;
    gpu_options option;
    if (!a->kernel || !a->kernel->name)
        return th_fail(TH_RUNTIME, "%s lies on a GPU and there is no kernel; use .cpu()",
                       th_describe(input[0]));
    lay_out_reduction(a, input, result, mask, &r);
    divide(&r);
    for (int k = 0; k < a->results; k++) {
        at.data[k] = th_data(&result[k]);
        r.type[k] = result[k].dtype;
    }
    for (int k = 0; k < a->inputs; k++)
        at.data[a->results + k] = th_data(input[k]);
    for (int k = 0; k < a->options; k++)
        memcpy(&option.at[k], &a->option[k], sizeof(scalar));
    if (!r.outputs)
        return 0;
    void *argument[] = {&r, &at, &option};
    if (r.count <= FEW)
        return th_gpu_launch(where, a->kernel, each[type], th_gpu_over(r.outputs), argument);
    gpu_size size = {r.outputs < 65535 ? r.outputs : 65535, r.parts, 256, 0};
    if (r.parts == 1)
        return th_gpu_launch(where, a->kernel, th_gpu_variant[0][type], size, argument);
    gpu_block *partial = th_gpu_allocate(where, r.outputs * r.parts * a->accumulators
                                                    * (int64_t)sizeof(accumulator));
    if (!partial)
        return -1;
    r.partial = th_gpu_address(partial);
    const int failed = th_gpu_launch(where, a->kernel, th_gpu_variant[0][type], size, argument)
                       || th_gpu_launch(where, a->kernel, joins[type], th_gpu_over(r.outputs),
                                        argument);
    th_gpu_release(partial);
    return failed ? -1 : 0;
}

/* gpu_margins.c: launches of margin losses. */
#include "kernels/gpu/losses.h"
#include "kernels/gpu/margins.h"

#define GIVEN(pointer) ((void *)(uintptr_t)(pointer))

int th_gpu_margins(const char *op, const margins *m, tensor *to, dtype type, bool several) {
    static const gpu_kernel losses[2] = {{"kernels/margins", "lacks"},
                                         {"kernels/margins", "lacks_each"}},
                            slopes[2] = {{"kernels/margins", "lacks_input"},
                                         {"kernels/margins", "lacks_input_each"}};
    const device where = (device)to->device;
    tensor *named = th_new(where, TH_BYTE, 1, (int64_t[]){m->batch * m->classes});
    tensor *scratch = th_new(where, TH_DOUBLE, 1, (int64_t[]){m->gradient ? 0 : 2 * m->batch});
    tensor *weight = m->weight ? th_dense(m->weight) : NULL;
    gpu_work w = {
        .n = {m->batch, m->classes, several ? m->classes : 1, several, m->squared, m->reduction},
        .s = {m->margin}};
    int failed = named && scratch && (weight || !m->weight) ? th_gpu_prepare(&w, where, op) : -1;
    if (!failed) {
        w.at[0] = m->gradient ? m->gradient : th_data(scratch);
        w.at[1] = GIVEN(m->input);
        w.at[2] = GIVEN(m->target);
        w.at[3] = weight ? th_data(weight) : NULL;
        w.at[4] = th_data(named);
        w.at[5] = GIVEN(m->grad);
        failed = th_gpu_lines(where, m->gradient ? slopes : losses, type, m->batch, m->classes, &w);
    }
    if (!failed && !m->gradient)
        failed = th_gpu_sum_losses(to, scratch, m->reduction, type);
    th_drop(named);
    th_drop(scratch);
    th_drop(weight);
    return failed ? -1 : 0;
}

/* gpu_ctc.c: launches of connectionist temporal classification. */
#include <string.h>

#include "kernels/gpu/ctc.h"
#include "kernels/gpu/losses.h"

#define GIVEN(pointer) ((void *)(uintptr_t)(pointer))
#define ROWS 4 /* arrays of states per sample in backward */

int th_gpu_ctc(const paths *p, tensor *to) {
    static const gpu_kernel forward = {"kernels/ctc", "ctc"},
                            backward = {"kernels/ctc", "ctc_input"};
    const device where = (device)to->device;
    const dtype type = p->single ? TH_FLOAT : TH_DOUBLE;
    const int64_t batch = p->batch;
    tensor *scratch = th_new(where, TH_DOUBLE, 1,
                             (int64_t[]){batch * (p->gradient ? ROWS * p->states : 2)});
    tensor *grad = p->gradient ? th_dense(p->grad) : NULL;
    gpu_work w = {.n = {batch, p->times, p->classes, p->states, p->labels, p->target_stride,
                        p->blank, p->reduction, p->zero_infinity}};
    int failed = scratch && (grad || !p->gradient) ? 0 : -1;
    if (!failed) {
        const gpu_size blocks = {batch < 65535 ? batch : 65535, 1, 256, 0};
        void *const at[] = {p->gradient ? p->gradient : th_data(scratch),
                            GIVEN(p->log_probs),
                            GIVEN(p->targets),
                            GIVEN(p->input_lengths),
                            GIVEN(p->target_lengths),
                            p->alpha,
                            grad ? th_data(grad) : NULL,
                            th_data(scratch)};
        memcpy(w.at, at, sizeof at);
        if (batch)
            failed = th_gpu_launch(where, p->gradient ? &backward : &forward,
                                   th_gpu_variant[0][type], blocks, (void *[]){&w});
    }
    if (!failed && !p->gradient)
        failed = th_gpu_sum_losses(to, scratch, p->reduction, type);
    th_drop(scratch);
    th_drop(grad);
    return failed ? -1 : 0;
}

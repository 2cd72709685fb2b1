/* gpu_convolution.c: launches of convolutions. */
#include "kernels/gpu/convolution.h"

int th_gpu_convolution(const convolution *v, conv_part part, const tensor *result,
                       const tensor *left, const tensor *right, const tensor *bias) {
    static const gpu_kernel kernels[] = {{"kernels/convolution", "conv"},
                                         {"kernels/convolution", "conv_input"},
                                         {"kernels/convolution", "conv_weight"}};
    const int64_t channels = th_conv_channels(v), outputs = th_conv_outputs(v);
    const int64_t taps = th_conv_taps(v);
    gpu_work w = {
        .at = {th_data(result), th_data(left), th_data(right), bias ? th_data(bias) : NULL},
        .n = {v->batch, channels, outputs, v->groups}};
    for (int d = 0; d < 2; d++) {
        const int64_t given[] = {v->size[d],   v->kernel[d],  v->result[d],
                                 v->stride[d], v->padding[d], v->dilation[d]};
        for (int k = 0; k < 6; k++)
            w.n[4 + 2 * k + d] = given[k];
    }
    const int64_t rows = part == TH_GPU_CONV_INPUT ? channels : outputs;
    const int64_t columns = part == TH_GPU_CONV         ? v->batch * v->result[0] * v->result[1]
                            : part == TH_GPU_CONV_INPUT ? v->batch * v->size[0] * v->size[1]
                                                        : channels * taps;
    const int64_t tiles = (rows + 15) / 16 * ((columns + 15) / 16);
    const gpu_size size = {tiles < 65535 ? tiles : 65535, v->groups < 65535 ? v->groups : 65535,
                           256, 0};
    if (!tiles)
        return 0;
    return th_gpu_launch(result->device, &kernels[part], th_gpu_variant[0][result->dtype], size,
                         (void *[]){&w});
}

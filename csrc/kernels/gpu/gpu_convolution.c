/* gpu_convolution.c: launches of convolutions. */
#include "kernels/gpu/convolution.h"

static int64_t volume(const gpu_convolution *v, const int64_t *of) {
    int64_t volume = 1;
    for (int d = 0; d < v->dims; d++)
        volume *= of[d];
    return volume;
}

static int add_bias(const gpu_convolution *v, const tensor *result, const tensor *bias) {
    static const gpu_kernel adding = {"kernels/add", "add"};
    const tensor wide = th_gpu_bias(v, bias);
    const task w = {.outputs = 1,
                    .count = 3,
                    .operands = {{.t = result}, {.t = result}, {.t = &wide}},
                    .kernel = &adding,
                    .type = result->dtype};
    return th_iterate(&w);
}

/* If cuDNN does not support narrow floats: compute on float copies and round the result once. */
static int in_float(const gpu_convolution *v, conv_part part, const tensor *result,
                    const tensor *left, const tensor *right, const tensor *bias) {
    tensor to = th_header(result);
    tensor *copies[3] = {th_convert(left, TH_FLOAT), th_convert(right, TH_FLOAT),
                         bias ? th_convert(bias, TH_FLOAT) : NULL};
    tensor *made = th_new_like(result, TH_FLOAT);
    const int failed = !copies[0] || !copies[1] || (bias && !copies[2]) || !made
                       || th_gpu_convolution(v, part, made, copies[0], copies[1], copies[2])
                       || th_copy(&to, made);
    for (int k = 0; k < 3; k++)
        th_drop(copies[k]);
    th_drop(made);
    return failed ? -1 : 0;
}

int th_gpu_convolution(const gpu_convolution *v, conv_part part, const tensor *result,
                       const tensor *left, const tensor *right, const tensor *bias) {
    static const gpu_kernel kernels[2][3] = {{{"kernels/convolution", "conv2d"},
                                              {"kernels/convolution", "conv2d_input"},
                                              {"kernels/convolution", "conv2d_weight"}},
                                             {{"kernels/convolution", "conv3d"},
                                              {"kernels/convolution", "conv3d_input"},
                                              {"kernels/convolution", "conv3d_weight"}}};
    int done = th_gpu_dnn(result->device, (dtype)result->dtype, part, v, th_data(result),
                          th_data(left), th_data(right));
    if (done > 0 && bias && add_bias(v, result, bias))
        return -1;
    if (!done && th_is_narrow((dtype)result->dtype))
        return in_float(v, part, result, left, right, bias);
    if (!done)
        done = th_gpu_convolution_by_blas(v, part, result, left, right, bias);
    if (done)
        return done < 0 ? -1 : 0;
    const int64_t channels = v->channels / v->groups, outputs = v->outputs / v->groups;
    const int64_t *const given[] = {v->size,   v->kernel,  v->result,
                                    v->stride, v->padding, v->dilation};
    gpu_work w = {
        .at = {th_data(result), th_data(left), th_data(right), bias ? th_data(bias) : NULL},
        .n = {v->batch, channels, outputs, v->groups}};
    for (int k = 0; k < 6; k++)
        for (int d = 0; d < v->dims; d++)
            w.n[4 + v->dims * k + d] = given[k][d];
    const int64_t rows = part == TH_GPU_CONV_INPUT ? channels : outputs;
    const int64_t columns = part == TH_GPU_CONV         ? v->batch * volume(v, v->result)
                            : part == TH_GPU_CONV_INPUT ? v->batch * volume(v, v->size)
                                                        : channels * volume(v, v->kernel);
    const int64_t tiles = (rows + 15) / 16 * ((columns + 15) / 16);
    const gpu_size size = {tiles < 65535 ? tiles : 65535, v->groups < 65535 ? v->groups : 65535,
                           256, 0};
    if (!tiles)
        return 0;
    return th_gpu_launch(result->device, &kernels[v->dims - 2][part],
                         th_gpu_variant[0][result->dtype], size, (void *[]){&w});
}

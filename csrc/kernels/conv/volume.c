/* volume.c: convolutions of volumes as convolutions of images. A plane of the result is an image
   whose channels are the planes of input under the kernel, ordered by channel, which is the
   weight's layout. */
#include "volume.h"

#include "base/each.h"
#include "convolution.h"
#include "kernels/conv/operands.h"
#include "kernels/conv/volumes.h"
#include "kernels/gpu/convolution.h"
#include "walk/dense.h"

#define WORK (1 << 19) /* elements laid out at a time, or as many as the weight has */

/* Consecutive planes (image, depth) of the result from `first` on: their images, and the volumes
   that they belong to. */
typedef struct slices {
    const volume *v;
    int64_t first, count, item;
    char *images, *volumes;
} slices;

/* Return the plane of input for plane kz of the kernel and plane z of the result, or -1 in the
   padding. */
static int64_t depth_of(const volume *v, int64_t z, int64_t kz) {
    const int64_t depth = z * v->stride[0] - v->padding[0] + kz * v->dilation[0];
    return depth >= 0 && depth < v->size[0] ? depth : -1;
}

/* images[plane][channel][kz] = the plane of input under the kernel, or zeros. */
static void gather_input(int64_t begin, int64_t end, void *context) {
    const slices *s = context;
    const volume *v = s->v;
    const int64_t bytes = v->size[1] * v->size[2] * s->item;
    char *to = s->images + begin * v->channels * v->kernel[0] * bytes;
    for (int64_t p = s->first + begin; p < s->first + end; p++)
        for (int64_t c = 0; c < v->channels; c++) {
            const int64_t line = p / v->result[0] * v->channels + c;
            for (int64_t kz = 0; kz < v->kernel[0]; kz++, to += bytes) {
                const int64_t depth = depth_of(v, p % v->result[0], kz);
                if (depth < 0)
                    memset(to, 0, (size_t)bytes);
                else
                    memcpy(to, s->volumes + (line * v->size[0] + depth) * bytes, (size_t)bytes);
            }
        }
}

/* Copy images[plane][output] to or from the planes of the result. */
static void move_results(int64_t begin, int64_t end, const slices *s, bool back) {
    const volume *v = s->v;
    const int64_t bytes = v->result[1] * v->result[2] * s->item;
    for (int64_t p = begin; p < end; p++)
        for (int64_t o = 0; o < v->outputs; o++) {
            const int64_t plane = s->first + p, image = plane / v->result[0];
            const int64_t line = (image * v->outputs + o) * v->result[0] + plane % v->result[0];
            char *here = s->images + (p * v->outputs + o) * bytes,
                 *there = s->volumes + line * bytes;
            memcpy(back ? there : here, back ? here : there, (size_t)bytes);
        }
}
static void gather_results(int64_t begin, int64_t end, void *context) {
    move_results(begin, end, context, false);
}
static void scatter_results(int64_t begin, int64_t end, void *context) {
    move_results(begin, end, context, true);
}

#define TEMPLATE "kernels/conv/volume_sums.h"
#include "base/each/convolved.h"

static th_range scatter_input(dtype type) {
    switch (type) {
#define SCATTER_CASE(type, T, name) CASE_OF(type, scatter_input_##name)
        EACH_CONVOLVED(SCATTER_CASE)
    default: return NULL;
    }
}

static void add_to(tensor *sum, const tensor *part) {
    switch (sum->dtype) {
#define ADD_CASE(type, T, name) CASE(type, add_##name(th_data(sum), th_data(part), sum->numel))
        EACH_CONVOLVED(ADD_CASE)
    }
}

static void each(slices *s, int64_t count, int64_t work, th_range body) {
    th_parallel(count, (double)work / 8, body, s);
}

/* View a contiguous tensor with other sizes; new reference. */
static tensor *reshaped(const tensor *t, int64_t a, int64_t b, int64_t c, int64_t d) {
    const int64_t size[] = {a, b, c, d}, stride[] = {b * c * d, c * d, d, 1};
    return th_new_part(t, t->offset, 4, size, stride);
}

/* The 2-D convolution to run, with its pairs of numbers. */
typedef enum { FORWARD, INPUT, WEIGHT } way;
typedef struct flat {
    bool rows; /* a whole plane is one row */
    int64_t size[2], kernel[2], stride[2], padding[2], dilation[2];
    int64_t groups;
} flat;

static int run_flat(way how, const flat *f, tensor *result, const tensor *left, const tensor *right,
                    const tensor *bias) {
    if (how == FORWARD)
        return cpu_conv2d(result, left, right, bias, f->stride, f->padding, f->dilation, f->groups);
    return how == INPUT ? cpu_conv2d_input(result, left, right, f->size, f->stride, f->padding,
                                           f->dilation, f->groups)
                        : cpu_conv2d_weight(result, left, right, f->kernel, f->stride, f->padding,
                                            f->dilation, f->groups);
}

/* Drop dimensions other than `from` and `from` + 1 from each list of numbers. */
static flat flatten(const volume *v, int from) {
    flat f = {.groups = v->groups};
    for (int d = 0; d < 2; d++) {
        f.size[d] = v->size[from + d];
        f.kernel[d] = v->kernel[from + d];
        f.stride[d] = v->stride[from + d];
        f.padding[d] = v->padding[from + d];
        f.dilation[d] = v->dilation[from + d];
    }
    return f;
}

/* If the kernel has no extent along the depth, planes are images in place; if it has none along
   height and width, planes are rows. Then nothing is copied. */
static bool whole(const volume *v, flat *f) {
    if (v->size[0] == 1 && v->kernel[0] == 1 && v->padding[0] == 0) {
        *f = flatten(v, 1);
        return true;
    }
    for (int d = 1; d < TH_VOLUME_DIMS; d++)
        if (v->kernel[d] != 1 || v->stride[d] != 1 || v->padding[d] != 0)
            return false;
    *f = flatten(v, 0);
    f->rows = true;
    f->size[1] = v->size[1] * v->size[2];
    return true;
}

static int run_whole(const volume *v, way how, const flat *f, const operands *o) {
    const int64_t height = f->rows ? v->result[0] : v->result[1];
    const int64_t width = f->rows ? v->result[1] * v->result[2] : v->result[2];
    const tensor *weight_of[] = {o->right, o->right, o->result};
    const tensor *input_of[] = {o->left, o->result, o->right};
    const tensor *result_of[] = {o->result, o->left, o->left};
    tensor *weight = reshaped(weight_of[how], v->outputs, v->channels / v->groups, f->kernel[0],
                              f->kernel[1]);
    tensor *input = reshaped(input_of[how], v->batch, v->channels, f->size[0], f->size[1]);
    tensor *result = reshaped(result_of[how], v->batch, v->outputs, height, width);
    int failed = weight && input && result ? 0 : -1;
    if (!failed && how == FORWARD)
        failed = run_flat(how, f, result, input, weight, o->bias);
    else if (!failed)
        failed = how == INPUT ? run_flat(how, f, input, result, weight, NULL)
                              : run_flat(how, f, weight, result, input, NULL);
    th_drop(weight);
    th_drop(input);
    th_drop(result);
    return failed;
}

/* Process one run of planes: lay out, convolve in 2-D, copy back. */
static int run_slices(const volume *v, way how, const flat *f, const operands *o, slices *s,
                      tensor *weight) {
    const tensor *input_of[] = {o->left, o->result, o->right};
    const tensor *result_of[] = {o->result, o->left, o->left};
    const dtype type = o->result->dtype;
    const int64_t depth = v->channels * v->kernel[0], rows = v->kernel[0] * v->size[1] * v->size[2];
    const int64_t positions = v->outputs * v->result[1] * v->result[2];
    const int64_t image[] = {s->count, depth, v->size[1], v->size[2]};
    const int64_t plane[] = {s->count, v->outputs, v->result[1], v->result[2]};
    tensor *images = th_new(TH_CPU, type, 4, image), *planes = th_new(TH_CPU, type, 4, plane);
    int failed = images && planes ? 0 : -1;
    if (!failed) {
        slices in = *s, out = *s;
        in.images = th_data(images);
        in.volumes = th_data(input_of[how]);
        out.images = th_data(planes);
        out.volumes = th_data(result_of[how]);
        if (how != INPUT)
            each(&in, s->count, v->channels * rows * s->item, gather_input);
        if (how != FORWARD)
            each(&out, s->count, positions * s->item, gather_results);
        if (how == FORWARD)
            failed = run_flat(how, f, planes, images, weight, o->bias);
        else if (how == INPUT)
            failed = run_flat(how, f, images, planes, weight, NULL);
        else
            failed = run_flat(how, f, weight, planes, images, NULL);
        if (!failed && how == FORWARD)
            each(&out, s->count, positions * s->item, scatter_results);
        if (!failed && how == INPUT)
            each(&in, v->channels, s->count * rows * s->item, scatter_input(type));
    }
    th_drop(images);
    th_drop(planes);
    return failed;
}

/* Process all planes in runs of similar length that fit a cache, evenly for two threads; weight
   gradients are summed. */
static int run_all(const volume *v, way how, const operands *o) {
    const tensor *weights = how == WEIGHT ? o->result : o->right;
    const int64_t planes = v->batch * v->result[0];
    const int64_t plane = v->channels * v->kernel[0] * v->size[1] * v->size[2] + 1;
    const int64_t most = (weights->numel > WORK ? weights->numel : WORK) / plane + 1;
    const int64_t runs = (planes + most - 1) / most,
                  share = ((planes + runs - 1) / runs + 1) / 2 * 2;
    const flat f = flatten(v, 1);
    slices s = {.v = v, .item = th_item_size[o->result->dtype]};
    tensor *weight = reshaped(weights, v->outputs, v->channels / v->groups * v->kernel[0],
                              v->kernel[1], v->kernel[2]);
    tensor *part = how == WEIGHT && weight ? th_new(TH_CPU, weight->dtype, 4, weight->size) : NULL;
    int failed = weight && (part || how != WEIGHT) ? 0 : -1;
    if (!failed && how == INPUT)
        failed = th_zero(o->result);
    for (; !failed && s.first < planes; s.first += share) {
        s.count = planes - s.first < share ? planes - s.first : share;
        failed = run_slices(v, how, &f, o, &s, s.first && how == WEIGHT ? part : weight);
        if (!failed && how == WEIGHT && s.first)
            add_to(weight, part);
    }
    th_drop(weight);
    th_drop(part);
    return failed;
}

static int on_gpu(const volume *v, way how, const operands *o) {
    static const conv_part part[] = {TH_GPU_CONV, TH_GPU_CONV_INPUT, TH_GPU_CONV_WEIGHT};
    const gpu_convolution g = {3,         v->batch,  v->channels, v->outputs, v->groups,  v->size,
                               v->kernel, v->result, v->stride,   v->padding, v->dilation};
    return th_gpu_convolution(&g, part[how], o->result, o->left, o->right, o->bias);
}

static int run(const volume *v, way how, tensor *output, const tensor *bias) {
    const operands o = {v->a, v->b, bias, output};
    flat f;
    if (output->numel == 0)
        return 0;
    if (v->batch == 0)
        return th_zero(output);
    if (output->device != TH_CPU)
        return on_gpu(v, how, &o);
    return whole(v, &f) ? run_whole(v, how, &f, &o) : run_all(v, how, &o);
}

static volume volume_of(const char *op, const char *left, const char *right, const tensor *a,
                        const tensor *b, const int64_t *stride, const int64_t *padding,
                        const int64_t *dilation, int64_t groups) {
    return (volume){.op = op,
                    .left = left,
                    .right = right,
                    .a = a,
                    .b = b,
                    .groups = groups,
                    .stride = stride,
                    .padding = padding,
                    .dilation = dilation};
}

static extent volumes(const volume *v, int64_t channels, const int64_t *size) {
    if (v->batched)
        return (extent){5, {v->batch, channels, size[0], size[1], size[2]}};
    return (extent){4, {channels, size[0], size[1], size[2]}};
}

int shape_conv3d(extent *result, const tensor *input, const tensor *weight, const tensor *bias,
                 const int64_t *stride, const int64_t *padding, const int64_t *dilation,
                 int64_t groups) {
    volume v = volume_of("conv3d", "input", "weight", input, weight, stride, padding, dilation,
                         groups);
    if (th_volume_forward(&v))
        return -1;
    if (bias && (bias->ndim != 1 || bias->size[0] != v.outputs))
        return th_fail(TH_RUNTIME,
                       "conv3d: weight is %s, bias is %s; need one number of bias per output "
                       "channel: bias.size(0) == weight.size(0)",
                       th_describe(weight), th_describe(bias));
    *result = volumes(&v, v.outputs, v.result);
    return 0;
}

int cpu_conv3d(tensor *output, const tensor *input, const tensor *weight, const tensor *bias,
               const int64_t *stride, const int64_t *padding, const int64_t *dilation,
               int64_t groups) {
    volume v = volume_of("conv3d", "input", "weight", input, weight, stride, padding, dilation,
                         groups);
    return th_volume_forward(&v) ? -1 : run(&v, FORWARD, output, bias);
}

int shape_conv3d_input(extent *result, const tensor *grad_output, const tensor *weight,
                       const int64_t *size, const int64_t *stride, const int64_t *padding,
                       const int64_t *dilation, int64_t groups) {
    volume v = volume_of("conv3d_input", "grad_output", "weight", grad_output, weight, stride,
                         padding, dilation, groups);
    if (th_volume_input(&v, size))
        return -1;
    *result = volumes(&v, v.channels, v.size);
    return 0;
}

int cpu_conv3d_input(tensor *output, const tensor *grad_output, const tensor *weight,
                     const int64_t *size, const int64_t *stride, const int64_t *padding,
                     const int64_t *dilation, int64_t groups) {
    volume v = volume_of("conv3d_input", "grad_output", "weight", grad_output, weight, stride,
                         padding, dilation, groups);
    return th_volume_input(&v, size) ? -1 : run(&v, INPUT, output, NULL);
}

int shape_conv3d_weight(extent *result, const tensor *grad_output, const tensor *input,
                        const int64_t *size, const int64_t *stride, const int64_t *padding,
                        const int64_t *dilation, int64_t groups) {
    volume v = volume_of("conv3d_weight", "grad_output", "input", grad_output, input, stride,
                         padding, dilation, groups);
    if (th_volume_weight(&v, size))
        return -1;
    *result = (extent){5,
                       {v.outputs, v.channels / v.groups, v.kernel[0], v.kernel[1], v.kernel[2]}};
    return 0;
}

int cpu_conv3d_weight(tensor *output, const tensor *grad_output, const tensor *input,
                      const int64_t *size, const int64_t *stride, const int64_t *padding,
                      const int64_t *dilation, int64_t groups) {
    volume v = volume_of("conv3d_weight", "grad_output", "input", grad_output, input, stride,
                         padding, dilation, groups);
    return th_volume_weight(&v, size) ? -1 : run(&v, WEIGHT, output, NULL);
}

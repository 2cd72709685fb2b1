/* check.c: checks of the operands of conv2d, conv2d_input and conv2d_weight. */
#include "kernels/conv/conv.h"

/* The two tensors of a call, by name, for messages. */
typedef struct pair {
    const char *op, *left, *right;
    const tensor *a, *b;
} pair;

/* Return the sizes of images from the channels on, [C, H, W], and set v->batch; it is 1 without a
   batch dimension. */
static const int64_t *read_images(convolution *v, const tensor *images) {
    v->batched = images->ndim != 3;
    v->batch = v->batched ? images->size[0] : 1;
    return images->size + v->batched;
}

static bool are_images(const convolution *v, const tensor *t) { return t->ndim == 3 + v->batched; }

static int refuse(const pair *p, const char *rule) {
    return th_fail(TH_RUNTIME, "%s: %s is %s, %s is %s; need %s", p->op, p->left, th_describe(p->a),
                   p->right, th_describe(p->b), rule);
}

static int check_options(const pair *p, convolution *v, bool fits, const int64_t *stride,
                         const int64_t *padding, const int64_t *dilation, int64_t groups) {
    const char *const name[] = {"stride", "padding", "dilation"};
    const int64_t *const option[] = {stride, padding, dilation};
    int64_t *const kept[] = {v->stride, v->padding, v->dilation};
    v->finish = NULL;
    v->prepared = NULL;
    if (!fits)
        return refuse(p, "4 dimensions each, or 3 of images without the batch");
    for (int i = 0; i < 3; i++) {
        for (int d = 0; d < 2; d++) {
            int64_t least = i == 1 ? 0 : 1, value = option[i][d];
            if (value < least || value > INT32_MAX) {
                return th_fail(TH_VALUE, "%s: %s[%d] is %lld; need %lld <= %s <= %d", p->op,
                               name[i], d, (long long)value, (long long)least, name[i], INT32_MAX);
            }
            kept[i][d] = value;
        }
    }
    if (groups < 1)
        return th_fail(TH_VALUE, "%s: groups is %lld; need groups >= 1", p->op, (long long)groups);
    v->groups = groups;
    return 0;
}

/* Compute result from size and kernel, after checking that both are positive. */
static int check_geometry(const pair *p, convolution *v) {
    if (v->channels % v->groups || v->outputs % v->groups || !v->channels || !v->outputs) {
        return th_fail(TH_RUNTIME,
                       "%s: %s is %s, %s is %s, groups is %lld; need channels of input and output "
                       ">= 1 and divisible by groups",
                       p->op, p->left, th_describe(p->a), p->right, th_describe(p->b),
                       (long long)v->groups);
    }
    for (int d = 0; d < 2; d++) {
        if (v->size[d] < 0 || v->kernel[d] < 1 || v->size[d] > INT32_MAX
            || v->kernel[d] > INT32_MAX) {
            return th_fail(TH_VALUE, "%s: input is %lldx%lld, kernel is %lldx%lld; need 1 or more",
                           p->op, (long long)v->size[0], (long long)v->size[1],
                           (long long)v->kernel[0], (long long)v->kernel[1]);
        }
        int64_t padded = v->size[d] + 2 * v->padding[d];
        int64_t extent = v->dilation[d] * (v->kernel[d] - 1) + 1;
        if (padded < extent || v->size[d] < 1) {
            return th_fail(TH_RUNTIME,
                           "%s: %s is %s, %s is %s; need size + 2 * padding >= dilation * (kernel "
                           "- 1) + 1 and size >= 1, but dimension %d has %lld + 2 * %lld and "
                           "%lld * (%lld - 1) + 1",
                           p->op, p->left, th_describe(p->a), p->right, th_describe(p->b),
                           d + 1 + v->batched, (long long)v->size[d], (long long)v->padding[d],
                           (long long)v->dilation[d], (long long)v->kernel[d]);
        }
        v->result[d] = (padded - extent) / v->stride[d] + 1;
    }
    return 0;
}

static int check_grad(const pair *p, const convolution *v, const int64_t *map) {
    if (map[1] != v->result[0] || map[2] != v->result[1]) {
        return th_fail(TH_RUNTIME, "%s: %s is %s, %s is %s; need %s of height %lld and width %lld",
                       p->op, p->left, th_describe(p->a), p->right, th_describe(p->b), p->left,
                       (long long)v->result[0], (long long)v->result[1]);
    }
    return 0;
}

int th_conv_read(convolution *v, const tensor *input, const tensor *weight, const int64_t *stride,
                 const int64_t *padding, const int64_t *dilation, int64_t groups) {
    const pair p = {"conv2d", "input", "weight", input, weight};
    const int64_t *image = read_images(v, input);
    if (check_options(&p, v, are_images(v, input) && weight->ndim == 4, stride, padding, dilation,
                      groups))
        return -1;
    v->channels = image[0];
    v->outputs = weight->size[0];
    for (int d = 0; d < 2; d++) {
        v->size[d] = image[1 + d];
        v->kernel[d] = weight->size[2 + d];
    }
    if (check_geometry(&p, v))
        return -1;
    if (v->channels / v->groups != weight->size[1])
        return refuse(&p, "input.size(1) == weight.size(1) * groups");
    return 0;
}

int th_conv_read_input(convolution *v, const tensor *grad, const tensor *weight,
                       const int64_t *size, const int64_t *stride, const int64_t *padding,
                       const int64_t *dilation, int64_t groups) {
    const pair p = {"conv2d_input", "grad_output", "weight", grad, weight};
    const int64_t *image = read_images(v, grad);
    if (check_options(&p, v, are_images(v, grad) && weight->ndim == 4, stride, padding, dilation,
                      groups))
        return -1;
    if (groups > INT32_MAX || weight->size[1] > INT32_MAX)
        return refuse(&p, "weight.size(1) * groups channels to be countable");
    v->channels = weight->size[1] * groups;
    v->outputs = weight->size[0];
    for (int d = 0; d < 2; d++) {
        v->size[d] = size[d];
        v->kernel[d] = weight->size[2 + d];
    }
    if (check_geometry(&p, v))
        return -1;
    if (image[0] != v->outputs)
        return refuse(&p, "grad_output.size(1) == weight.size(0)");
    return check_grad(&p, v, image);
}

int th_conv_read_weight(convolution *v, const tensor *grad, const tensor *input,
                        const int64_t *size, const int64_t *stride, const int64_t *padding,
                        const int64_t *dilation, int64_t groups) {
    const pair p = {"conv2d_weight", "grad_output", "input", grad, input};
    const int64_t *image = read_images(v, input), *map = grad->size + v->batched;
    if (check_options(&p, v, are_images(v, input) && are_images(v, grad), stride, padding, dilation,
                      groups))
        return -1;
    v->channels = image[0];
    v->outputs = map[0];
    for (int d = 0; d < 2; d++) {
        v->size[d] = image[1 + d];
        v->kernel[d] = size[d];
    }
    if (check_geometry(&p, v))
        return -1;
    if (v->batched && grad->size[0] != v->batch)
        return refuse(&p, "grad_output.size(0) == input.size(0)");
    return check_grad(&p, v, map);
}

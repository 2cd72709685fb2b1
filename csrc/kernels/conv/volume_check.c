/* volume_check.c: checks of the operands of conv3d, conv3d_input and conv3d_weight. */
#include "kernels/conv/volumes.h"

static int refuse(const volume *v, const char *rule) {
    return th_fail(TH_RUNTIME, "%s: %s is %s, %s is %s; need %s", v->op, v->left, th_describe(v->a),
                   v->right, th_describe(v->b), rule);
}

/* Return the sizes of volumes from the channels on, [C, D, H, W], and set v->batch; it is 1 without
   a batch dimension. */
static const int64_t *read_volumes(volume *v, const tensor *volumes) {
    v->batched = volumes->ndim != 4;
    v->batch = v->batched ? volumes->size[0] : 1;
    return volumes->size + v->batched;
}

static bool are_volumes(const volume *v, const tensor *t) { return t->ndim == 4 + v->batched; }

static int check_options(const volume *v, bool fits) {
    const char *const name[] = {"stride", "padding", "dilation"};
    const int64_t *const option[] = {v->stride, v->padding, v->dilation};
    if (!fits)
        return refuse(v, "5 dimensions each, or 4 of volumes without the batch");
    for (int i = 0; i < 3; i++)
        for (int d = 0; d < TH_VOLUME_DIMS; d++) {
            const int64_t least = i == 1 ? 0 : 1, value = option[i][d];
            if (value < least || value > INT32_MAX)
                return th_fail(TH_VALUE, "%s: %s[%d] is %lld; need %lld <= %s <= %d", v->op,
                               name[i], d, (long long)value, (long long)least, name[i], INT32_MAX);
        }
    if (v->groups < 1 || v->groups > INT32_MAX)
        return th_fail(TH_VALUE, "%s: groups is %lld; need 1 <= groups <= %d", v->op,
                       (long long)v->groups, INT32_MAX);
    return 0;
}

static int check_geometry(volume *v) {
    double bytes = 64;
    if (v->channels % v->groups || v->outputs % v->groups || !v->channels || !v->outputs)
        return refuse(v, "channels of input and output >= 1 and divisible by groups");
    for (int d = 0; d < TH_VOLUME_DIMS; d++) {
        const int64_t size = v->size[d], kernel = v->kernel[d];
        if (size < 1 || kernel < 1 || size > INT32_MAX || kernel > INT32_MAX)
            return th_fail(TH_VALUE, "%s: input is %s, kernel is %s; need 1 or more", v->op,
                           th_sizes(v->size, TH_VOLUME_DIMS), th_sizes(v->kernel, TH_VOLUME_DIMS));
        const int64_t padded = size + 2 * v->padding[d];
        const int64_t extent = v->dilation[d] * (kernel - 1) + 1;
        if (padded < extent)
            return th_fail(
                TH_RUNTIME,
                "%s: %s is %s, %s is %s; need size + 2 * padding >= dilation * (kernel - "
                "1) + 1, but dimension %d has %lld + 2 * %lld and %lld * (%lld - 1) + 1",
                v->op, v->left, th_describe(v->a), v->right, th_describe(v->b), d + 1 + v->batched,
                (long long)size, (long long)v->padding[d], (long long)v->dilation[d],
                (long long)kernel);
        v->result[d] = (padded - extent) / v->stride[d] + 1;
        bytes *= (double)kernel * (double)(v->result[d] + size);
    }
    if (bytes * (double)(v->channels + v->outputs) > 0x1p50)
        return th_fail(TH_MEMORY, "%s: cannot allocate working memory", v->op);
    return 0;
}

static int check_grad(const volume *v, const int64_t *map) {
    for (int d = 0; d < TH_VOLUME_DIMS; d++)
        if (map[1 + d] != v->result[d])
            return th_fail(TH_RUNTIME, "%s: %s is %s, %s is %s; need %s with volumes of %s", v->op,
                           v->left, th_describe(v->a), v->right, th_describe(v->b), v->left,
                           th_sizes(v->result, TH_VOLUME_DIMS));
    return 0;
}

static void take_sizes(int64_t *into, const int64_t *size) {
    memcpy(into, size, TH_VOLUME_DIMS * sizeof(int64_t));
}

int th_volume_forward(volume *v) {
    const int64_t *input = read_volumes(v, v->a);
    if (check_options(v, are_volumes(v, v->a) && v->b->ndim == 5))
        return -1;
    v->channels = input[0];
    v->outputs = v->b->size[0];
    take_sizes(v->size, input + 1);
    take_sizes(v->kernel, v->b->size + 2);
    if (check_geometry(v))
        return -1;
    return v->channels / v->groups == v->b->size[1]
               ? 0
               : refuse(v, "input.size(1) == weight.size(1) * groups");
}

int th_volume_input(volume *v, const int64_t *size) {
    const int64_t *grad = read_volumes(v, v->a);
    if (check_options(v, are_volumes(v, v->a) && v->b->ndim == 5))
        return -1;
    if (v->b->size[1] > INT32_MAX)
        return refuse(v, "weight.size(1) * groups channels to be countable");
    v->channels = v->b->size[1] * v->groups;
    v->outputs = v->b->size[0];
    take_sizes(v->size, size);
    take_sizes(v->kernel, v->b->size + 2);
    if (check_geometry(v))
        return -1;
    return grad[0] == v->outputs ? check_grad(v, grad)
                                 : refuse(v, "grad_output.size(1) == weight.size(0)");
}

int th_volume_weight(volume *v, const int64_t *size) {
    const int64_t *input = read_volumes(v, v->b), *grad = v->a->size + v->batched;
    if (check_options(v, are_volumes(v, v->b) && are_volumes(v, v->a)))
        return -1;
    v->channels = input[0];
    v->outputs = grad[0];
    take_sizes(v->size, input + 1);
    take_sizes(v->kernel, size);
    if (check_geometry(v))
        return -1;
    return !v->batched || v->a->size[0] == v->batch
               ? check_grad(v, grad)
               : refuse(v, "grad_output.size(0) == input.size(0)");
}

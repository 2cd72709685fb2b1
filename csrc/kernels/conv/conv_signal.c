/* conv_signal.c: convolution of signals, as conv2d of images with one row. */
#include "conv_signal.h"

#include <stdio.h>
#include <string.h>

#include "convolution.h"
#include "row/row.h"

/* The arguments of conv2d. */
typedef struct images {
    tensor input, weight;
    int64_t stride[2], padding[2], dilation[2];
} images;

/* The header of a signal with a dim of one row before the last. */
static tensor as_image(const tensor *t) {
    tensor image = th_header(t);
    const int last = t->ndim - 1;
    image.ndim++;
    image.size[last] = 1;
    image.size[last + 1] = t->size[last];
    th_stride(&image)[last] = t->size[last] * th_stride(t)[last];
    th_stride(&image)[last + 1] = th_stride(t)[last];
    th_update_layout(&image);
    return image;
}

static int read(images *v, const tensor *input, const tensor *weight, const int64_t *stride,
                const int64_t *padding, const int64_t *dilation) {
    if ((input->ndim != 2 && input->ndim != 3) || weight->ndim != 3)
        return th_fail(TH_RUNTIME,
                       "$: input is %s, weight is %s; need 3 dimensions each, or 2 of an input "
                       "without the batch",
                       th_describe(input), th_describe(weight));
    *v = (images){as_image(input), as_image(weight), {1, *stride}, {0, *padding}, {1, *dilation}};
    return 0;
}

/* Errors of conv2d begin with its name. */
static int renamed(int failed) {
    static const char name[] = "conv2d: ";
    char text[1024];
    if (!failed || strncmp(th_error_message(), name, sizeof name - 1))
        return failed;
    snprintf(text, sizeof text, "%s", th_error_message() + sizeof name - 1);
    return th_fail(th_error_kind(), "$: %s", text);
}

int shape_conv1d(extent *result, const tensor *input, const tensor *weight, const tensor *bias,
                 const int64_t *stride, const int64_t *padding, const int64_t *dilation,
                 int64_t groups) {
    images v;
    if (read(&v, input, weight, stride, padding, dilation))
        return -1;
    if (shape_conv2d(result, &v.input, &v.weight, bias, v.stride, v.padding, v.dilation, groups))
        return renamed(-1);
    result->ndim--;
    result->size[result->ndim - 1] = result->size[result->ndim];
    return 0;
}

int cpu_conv1d(tensor *output, const tensor *input, const tensor *weight, const tensor *bias,
               const int64_t *stride, const int64_t *padding, const int64_t *dilation,
               int64_t groups) {
    images v;
    if (read(&v, input, weight, stride, padding, dilation))
        return -1;
    tensor image = as_image(output);
    return renamed(
        cpu_conv2d(&image, &v.input, &v.weight, bias, v.stride, v.padding, v.dilation, groups));
}

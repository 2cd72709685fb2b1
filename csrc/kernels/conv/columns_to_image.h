/* columns_to_image.h: sums of columns of the type T: a template of im2col.c. */

/* Add each element of a column to the input that its tap reads. */
static void NAME(col2im)(const convolution *v, const void *from, void *to) {
    const T *column = from;
    T *input = to;
    memset(input, 0, (size_t)(th_conv_channels(v) * th_conv_pixels(v)) * sizeof(T));
#define ELEMENT(inside, at)                                                                        \
    {                                                                                              \
        if (inside)                                                                                \
            input[at] += *column;                                                                  \
    }
#include "kernels/conv/image_taps.h"
}

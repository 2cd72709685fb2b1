/* image_to_columns.h: the columns of an image, for elements of the size of T: a template of im2col.c. */

/* Each element of a column is the input that its tap reads, or 0. */
static void NAME(im2col)(const convolution *v, const void *from, void *to) {
    const T *input = from;
    T *column = to;
#define ELEMENT(inside, at) *column = inside ? input[at] : 0;
#include "kernels/conv/image_taps.h"
}

/* image_to_columns.h: the columns of an image, for elements of the size of T: a template of im2col.c. */

/* column[c][ky][kx][oy][ox] = the input that tap (ky, kx) reads for output (oy, ox), or 0. */
static void NAME(im2col)(const convolution *v, const void *from, void *to) {
    const int64_t height = v->size[0], width = v->size[1];
    const T *input = from;
    T *column = to;
    for (int64_t c = 0; c < th_conv_channels(v); c++, input += height * width) {
        for (int64_t tap = 0; tap < th_conv_taps(v); tap++) {
            int64_t ky = tap / v->kernel[1], kx = tap % v->kernel[1];
            for (int64_t oy = 0; oy < v->result[0]; oy++) {
                int64_t y = oy * v->stride[0] + ky * v->dilation[0] - v->padding[0];
                int64_t x = kx * v->dilation[1] - v->padding[1];
                for (int64_t ox = 0; ox < v->result[1]; ox++, x += v->stride[1]) {
                    bool inside = y >= 0 && y < height && x >= 0 && x < width;
                    *column++ = inside ? input[y * width + x] : 0;
                }
            }
        }
    }
}

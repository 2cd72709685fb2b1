/* columns_to_image.h: sums of columns of the type T, a template of im2col.c. */

/* Add each element of a column to the input that its tap reads. */
static void NAME(col2im)(const convolution *v, const void *from, void *to) {
    const int64_t height = v->size[0], width = v->size[1];
    const T *column = from;
    T *input = to;
    memset(input, 0, (size_t)(th_conv_channels(v) * height * width) * sizeof(T));
    for (int64_t c = 0; c < th_conv_channels(v); c++, input += height * width) {
        for (int64_t tap = 0; tap < th_conv_taps(v); tap++) {
            int64_t ky = tap / v->kernel[1], kx = tap % v->kernel[1];
            for (int64_t oy = 0; oy < v->result[0]; oy++) {
                int64_t y = oy * v->stride[0] + ky * v->dilation[0] - v->padding[0];
                int64_t x = kx * v->dilation[1] - v->padding[1];
                for (int64_t ox = 0; ox < v->result[1]; ox++, x += v->stride[1], column++)
                    if (y >= 0 && y < height && x >= 0 && x < width)
                        input[y * width + x] += *column;
            }
        }
    }
}

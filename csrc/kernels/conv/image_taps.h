/* image_taps.h: the body of im2col and col2im: ELEMENT(inside, at) for each element of the columns
   [c][ky][kx][oy][ox], which is element `at` of channel c of the image for tap (ky, kx) and output (oy, ox), if inside. */
const int64_t height = v->size[0], width = v->size[1];
for (int64_t c = 0; c < th_conv_channels(v); c++, input += height * width) {
    for (int64_t tap = 0; tap < th_conv_taps(v); tap++) {
        int64_t ky = tap / v->kernel[1], kx = tap % v->kernel[1];
        for (int64_t oy = 0; oy < v->result[0]; oy++) {
            int64_t y = oy * v->stride[0] + ky * v->dilation[0] - v->padding[0];
            int64_t x = kx * v->dilation[1] - v->padding[1];
            for (int64_t ox = 0; ox < v->result[1]; ox++, x += v->stride[1], column++) {
                const bool inside = y >= 0 && y < height && x >= 0 && x < width;
                ELEMENT(inside, y * width + x)
            }
        }
    }
}

#undef ELEMENT

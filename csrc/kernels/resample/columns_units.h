/* columns_units.h: windows as columns and back, in the type T: the template of columns.c. One unit is a channel of an
   image: its taps are rows of windows. */

FEW_CLONES static void NAME(take)(T *to, const T *from, int64_t stride, int64_t count) {
    for (int64_t j = 0; j < count; j++)
        to[j] = from[j * stride];
}

FEW_CLONES static void NAME(add)(T *to, const T *from, int64_t stride, int64_t count) {
    for (int64_t j = 0; j < count; j++)
        to[j * stride] += from[j];
}

static void NAME(unfold)(int64_t first, int64_t last, void *context) {
    const columns *c = context;
    const int64_t width = c->result[1], pixels = c->size[0] * c->size[1];
    T *to = (T *)c->to + first * taps(c) * c->result[0] * width;
    for (int64_t unit = first; unit < last; unit++)
        for (int64_t tap = 0; tap < taps(c); tap++)
            for (int64_t i = 0; i < c->result[0]; i++, to += width) {
                const int64_t y = i * c->stride[0] - c->padding[0]
                                  + tap / c->kernel[1] * c->dilation[0];
                int64_t begin, end;
                inside(c, tap % c->kernel[1], &begin, &end);
                if (y < 0 || y >= c->size[0])
                    begin = end = 0;
                memset(to, 0, (size_t)begin * sizeof(T));
                memset(to + end, 0, (size_t)(width - end) * sizeof(T));
                if (begin < end)
                    NAME(take)(to + begin,
                               (const T *)c->from + unit * pixels + y * c->size[1]
                                   + begin * c->stride[1] - c->padding[1]
                                   + tap % c->kernel[1] * c->dilation[1],
                               c->stride[1], end - begin);
            }
}

static void NAME(fold)(int64_t first, int64_t last, void *context) {
    const columns *c = context;
    const int64_t width = c->result[1], pixels = c->size[0] * c->size[1];
    const T *from = (const T *)c->from + first * taps(c) * c->result[0] * width;
    memset((T *)c->to + first * pixels, 0, (size_t)((last - first) * pixels) * sizeof(T));
    for (int64_t unit = first; unit < last; unit++)
        for (int64_t tap = 0; tap < taps(c); tap++)
            for (int64_t i = 0; i < c->result[0]; i++, from += width) {
                const int64_t y = i * c->stride[0] - c->padding[0]
                                  + tap / c->kernel[1] * c->dilation[0];
                int64_t begin, end;
                inside(c, tap % c->kernel[1], &begin, &end);
                if (y >= 0 && y < c->size[0] && begin < end)
                    NAME(add)((T *)c->to + unit * pixels + y * c->size[1] + begin * c->stride[1]
                                  - c->padding[1] + tap % c->kernel[1] * c->dilation[1],
                              from + begin, c->stride[1], end - begin);
            }
}

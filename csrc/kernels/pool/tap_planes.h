/* tap_planes.h: elements go to and from the winners of windows, numbered within each window: the
   template of window_taps.c. */

/* Process the windows of a plane: add their elements to the winners, or read the winners. Another
   thread may write taps meanwhile, so each position is checked against its plane. */
static inline __attribute__((always_inline)) void
NAME(windows)(const taps *x, T *plane, const T *from, T *to, int64_t first, const bool adds) {
    const windows *w = x->w;
    const int64_t volume = th_pool_volume(w->size);
    int64_t i = first;
    for (int64_t row = 0; row < w->result[0] * w->result[1]; row++) {
        const int64_t z = row / w->result[1] * w->stride[0] - w->padding[0];
        const int64_t y = row % w->result[1] * w->stride[1] - w->padding[1];
        int64_t position = (z * w->size[1] + y) * w->size[2] - w->padding[2];
        for (int64_t j = 0; j < w->result[2]; j++, i++, position += w->stride[2]) {
            const int64_t at = position + x->beyond[x->tap[i]];
            const bool inside = (uint64_t)at < (uint64_t)volume;
            if (!adds)
                to[i] = inside ? plane[at] : 0;
            else if (inside)
                plane[at] += from[i];
        }
    }
}

/* Process a range of planes: the gradient of reading. */
static void NAME(add)(int64_t begin, int64_t end, void *context) {
    const taps *x = context;
    const windows *w = x->w;
    const int64_t volume = th_pool_volume(w->size), count = th_pool_volume(w->result);
    for (int64_t p = begin; p < end; p++) {
        T *plane = (T *)w->to + p * volume;
        memset(plane, 0, (size_t)volume * sizeof(T));
        NAME(windows)(x, plane, w->from, NULL, p * count, true);
    }
}

/* Process a range of planes: read the winners. */
static void NAME(gather)(int64_t begin, int64_t end, void *context) {
    const taps *x = context;
    const windows *w = x->w;
    const int64_t volume = th_pool_volume(w->size), count = th_pool_volume(w->result);
    for (int64_t p = begin; p < end; p++)
        NAME(windows)(x, (T *)w->from + p * volume, NULL, w->to, p * count, false);
}

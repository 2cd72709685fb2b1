/* drawn_windows.h: maximum of each drawn window: the template of fractional_pooling.c. */

/* Find the maximum of the window that begins at `begin`, and its position in the plane. */
static void NAME(largest)(const windows *w, const T *plane, const int64_t *begin, T *best,
                          int64_t *index) {
    *index = -1;
    for (int64_t i = begin[0]; i < begin[0] + w->kernel[0]; i++)
        for (int64_t k = begin[1]; k < begin[1] + w->kernel[1]; k++)
            for (int64_t l = begin[2]; l < begin[2] + w->kernel[2]; l++) {
                const int64_t position = (i * w->size[1] + k) * w->size[2] + l;
                if (*index >= 0 && (plane[position] <= *best || *best != *best))
                    continue;
                *best = plane[position];
                *index = position;
            }
}

/* Process a range of planes: draw the windows' beginnings from the samples of the plane. */
static void NAME(drawn_planes)(int64_t begin, int64_t end, void *context) {
    const drawn *c = context;
    const windows *w = &c->w;
    const int64_t count = th_pool_volume(w->result);
    for (int64_t p = begin; p < end; p++) {
        const T *plane = (const T *)w->from + p * th_pool_volume(w->size);
        double sample[TH_POOL_DIMS] = {0};
        for (int d = 0; d < w->dims; d++) {
            const double value = ((const T *)c->samples)[p * w->dims + d];
            sample[TH_POOL_DIMS - w->dims + d] = value > 0 ? value < 1 ? value : 1 : 0;
        }
        for (int64_t i = 0; i < count; i++) {
            int64_t at[TH_POOL_DIMS], rest = i;
            for (int d = TH_POOL_DIMS - 1; d >= 0; d--) {
                at[d] = begin_of(w, d, rest % w->result[d], sample[d]);
                rest /= w->result[d];
            }
            NAME(largest)(w, plane, at, (T *)w->to + p * count + i, w->index + p * count + i);
        }
    }
}

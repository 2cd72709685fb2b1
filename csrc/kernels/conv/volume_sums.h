/* volume_sums.h: sums of planes of the type T: a template of volume.c. */

CLONES static void NAME(add)(T *restrict to, const T *restrict from, int64_t count) {
    for (int64_t i = 0; i < count; i++)
        to[i] += from[i];
}

/* Add images[plane][channel][kz] to the planes of input, one channel at a time. */
static void NAME(scatter_input)(int64_t begin, int64_t end, void *context) {
    const slices *s = context;
    const volume *v = s->v;
    const int64_t pixels = v->size[1] * v->size[2];
    for (int64_t c = begin; c < end; c++)
        for (int64_t p = 0; p < s->count; p++)
            for (int64_t kz = 0; kz < v->kernel[0]; kz++) {
                const int64_t image = (s->first + p) / v->result[0];
                const int64_t depth = depth_of(v, (s->first + p) % v->result[0], kz);
                const int64_t line = (image * v->channels + c) * v->size[0] + depth;
                if (depth >= 0)
                    NAME(add)((T *)s->volumes + line * pixels,
                              (const T *)s->images
                                  + ((p * v->channels + c) * v->kernel[0] + kz) * pixels,
                              pixels);
            }
}

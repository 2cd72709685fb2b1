/* scattered_lines.h: elements that are written to lines of a tensor, or added if ADDS: the
   template of scatter.c. */

/* Write in order: places may repeat, and the last one wins. */
static void NAME(scatter)(const lines *l) {
    const int last = th_last_dim(l->index);
    const int64_t count = l->index->size[last], size = l->output->size[l->along];
    const int64_t stride = th_stride(l->output)[l->along];
    const int64_t step = last == l->along ? 0 : th_stride(l->output)[last];
    const int64_t from_step = l->source ? th_stride(l->source)[last] : 0;
    const T value = (T)l->value;
    const T *source = l->source ? th_data(l->source) : &value;
    const bool far = size * stride * (int64_t)sizeof(T) > th_second_cache();
    line_walk w = th_begin_lines(l->index, l->output, l->along, l->source, 0);
    const line_rows rows = th_take_rows(&w);
    for (int64_t left = l->index->numel / count / rows.count; left > 0; left--, th_next_line(&w)) {
        const int64_t *index = (const int64_t *)th_data(l->index) + w.offset[0];
        T *to = (T *)th_data(l->output) + w.offset[1];
        const T *from = source + w.offset[2];
        for (int64_t row = 0; row < rows.count; row++) {
            for (int64_t i = 0; i < count; i++) {
                if (far && i + AHEAD < count)
                    prefetch(to, i + AHEAD, step, index[i + AHEAD], stride, sizeof(T));
                if ((uint64_t)index[i] >= (uint64_t)size)
                    continue;
                T *at = to + i * step + index[i] * stride;
                *at = ADDS ? (T)(*at + from[i * from_step]) : from[i * from_step];
            }
            index += rows.step[0], to += rows.step[1], from += rows.step[2];
        }
    }
}

/* gathered_lines.h: elements that indices select along a dimension: a template of indexing.c. */

/* Process a range of lines. */
static void NAME(gather)(int64_t begin, int64_t end, void *context) {
    const lines *l = context;
    const int last = th_last_dim(l->index);
    const int64_t count = l->index->size[last], size = l->input->size[l->along];
    const int64_t stride = th_stride(l->input)[l->along], index_step = th_stride(l->index)[last];
    const int64_t step = last == l->along ? 0 : th_stride(l->input)[last];
    line_walk w = th_begin_lines(l->index, l->input, l->along, NULL, begin);
    for (int64_t line = begin; line < end; line++) {
        const int64_t *index = (const int64_t *)th_data(l->index) + w.offset[0];
        const T *from = (const T *)th_data(l->input) + w.offset[1];
        T *to = (T *)l->to + line * count;
        th_next_line(&w);
        if (step == 0 && stride == 1 && index_step == 1 && count > FEW) {
            const T *next = (const T *)th_data(l->input) + w.offset[1];
            NAME(pick)(to, from, line + 1 < end ? (const char *)next : NULL, index, count, size);
            continue;
        }
        if (step == 1 && index_step == 0) {
            const int64_t at = th_read_once(index);
            if ((uint64_t)at < (uint64_t)size)
                memcpy(to, from + at * stride, (size_t)count * sizeof(T));
            continue;
        }
        for (int64_t i = 0; i < count; i++) {
            const int64_t at = index[i * index_step];
            if ((uint64_t)at < (uint64_t)size)
                to[i] = from[i * step + at * stride];
        }
    }
}

/* Process a range of rows. */
static void NAME(gather_short)(int64_t begin, int64_t end, void *context) {
    const short_lines *l = context;
    const int64_t length = l->length, size = l->size, inner = l->inner, step = inner > 1;
    const int64_t *index = l->index + begin * length;
    T *to = (T *)l->to + begin * length;
    const T *from = (const T *)l->from + begin / l->rows * size * inner;
    int64_t row = begin % l->rows;
    for (int64_t r = begin; r < end; r++, to += length, index += length) {
        for (int64_t i = 0; i < length; i++) {
            const int64_t at = index[i], inside = (uint64_t)at < (uint64_t)size ? at : 0;
            to[i] = from[inside * inner + i * step];
        }
        if (++row == l->rows) {
            row = 0;
            from += size * inner;
        }
    }
}

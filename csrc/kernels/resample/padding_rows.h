/* padding_rows.h: padded rows of elements of SIZE bytes: a template of padding.c. */

/* Fill an end of a row, or a row without a source. */
static inline void NAME(end)(const padding *p, T *to, const T *from, int64_t begin, int64_t end,
                             T value) {
    const int64_t inside = p->inside;
    if (!from || p->mode == CONSTANT)
        for (int64_t j = begin * inside; j < end * inside; j++)
            to[j] = value;
    else if (inside == 1)
        for (int64_t j = begin; j < end; j++)
            to[j] = from[source(p, p->dims - 1, j)];
    else
        for (int64_t j = begin; j < end; j++)
            memcpy(to + j * inside, from + source(p, p->dims - 1, j) * inside,
                   (size_t)inside * sizeof(T));
}

static void NAME(pad)(int64_t begin, int64_t end, void *context) {
    const padding *p = context;
    const int64_t width = p->to[p->dims - 1], left = p->before[p->dims - 1];
    const int64_t size = p->from[p->dims - 1], rows = lines_of(p, p->from);
    const int64_t lines = p->lines, inner = p->begin, rest = p->end;
    int64_t block = begin / lines, line = begin % lines;
    const int64_t inside = p->inside;
    T *to = (T *)p->output + begin * width * inside, value;
    memcpy(&value, p->value.element, sizeof(T));
    for (int64_t r = begin; r < end; r++, to += width * inside) {
        const int64_t at = source_line(p, line);
        const T *from = at < 0 ? NULL : (const T *)p->input + (block * rows + at) * size * inside;
        const int64_t first = from ? inner : width, last = from ? rest : width;
        NAME(end)(p, to, from, 0, first, value);
        if (first < last)
            memcpy(to + first * inside, from + (first - left) * inside,
                   (size_t)((last - first) * inside) * sizeof(T));
        NAME(end)(p, to, from, last, width, value);
        if (++line == lines) {
            line = 0;
            block++;
        }
    }
}

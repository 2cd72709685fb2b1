/* padding_sums.h: gradients of padded rows, in the type T: a template of padding.c. */

FEW_CLONES static void NAME(add)(T *to, const T *from, int64_t count) {
    for (int64_t j = 0; j < count; j++)
        to[j] += from[j];
}

static void NAME(unpad)(int64_t begin, int64_t end, void *context) {
    const padding *p = context;
    const int d = p->dims - 1;
    const int64_t width = p->to[d], size = p->from[d], rows = lines_of(p, p->from);
    const T *from = (const T *)p->input + begin * p->lines * width;
    memset((T *)p->output + begin * rows * size, 0,
           (size_t)((end - begin) * rows * size) * sizeof(T));
    for (int64_t block = begin; block < end; block++)
        for (int64_t line = 0; line < p->lines; line++, from += width) {
            T *to = (T *)p->output + (block * rows + source_line(p, line)) * size;
            NAME(add)(to + p->begin - p->before[d], from + p->begin, p->end - p->begin);
            for (int64_t j = 0; j < p->begin; j++)
                to[source(p, d, j)] += from[j];
            for (int64_t j = p->end; j < width; j++)
                to[source(p, d, j)] += from[j];
        }
}

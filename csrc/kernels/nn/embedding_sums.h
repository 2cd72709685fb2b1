/* embedding_sums.h: sums of the gradients of table rows of the type T: the template of embedding.c. */

static void NAME(add)(const T *grad, const int64_t *at, int64_t count, int64_t width, int64_t rows,
                      int64_t padding, const int64_t *often, T *to) {
    for (int64_t i = 0; i < count; i++) {
        const int64_t index = th_read_once(at + i);
        if ((uint64_t)index >= (uint64_t)rows || index == padding)
            continue;
        const T share = often ? 1 / (T)often[index] : 1;
        T *row = to + index * width;
        for (int64_t j = 0; j < width; j++)
            row[j] += grad[i * width + j] * share;
    }
}

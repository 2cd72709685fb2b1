/* max_windows.h: maximum of each window of a plane and its position: the template of
   max_pooling.c. */

/* Two rows of input, [2 * count] each, give one row of results. The winner's code is 0 to 3. */
CLONES static void NAME(max_row_2x2)(const T *restrict top, const T *restrict low, T *restrict to,
                                     int64_t *restrict index, uint8_t *restrict tap, int64_t first,
                                     int64_t width, int64_t count) {
    CODE winner[PIECE];
    for (int64_t begin = 0, length; begin < count; begin += length) {
        length = count - begin < PIECE ? count - begin : PIECE;
        if (length > VECTOR)
            length -= length % VECTOR;
        else if (begin)
            begin = count - (length = VECTOR); /* the last vector overlaps the one before */
        const T *above = top + 2 * begin, *below = low + 2 * begin;
        for (int64_t j = 0; j < length; j++) {
            const T a = above[2 * j], b = above[2 * j + 1];
            const T c = below[2 * j], d = below[2 * j + 1];
            BETTER(T, upper, a, b)
            BETTER(T, lower, c, d)
            BETTER(T, best, upper, lower)
            to[begin + j] = best;
            CODE code = c == best ? 2 : 3;
            code = b == best ? 1 : code;
            code = a == best ? 0 : code;
            code = IS_NAN(c) ? 2 : code;
            code = IS_NAN(b) ? 1 : code;
            winner[j] = IS_NAN(a) ? 0 : code;
        }
        if (tap)
            for (int64_t j = 0; j < length; j++)
                tap[begin + j] = (uint8_t)winner[j];
        else
            for (int64_t j = 0; j < length; j++)
                index[begin + j] = first + 2 * (begin + j) + (winner[j] & 1)
                                   + (winner[j] >> 1 ? width : 0);
    }
}

/* Compare elements with the current maxima of one row of windows. The first element has number
   `position`, later ones `step` more each: positions in the plane, or with step 0 the number within
   the window. NaN beats everything but an earlier NaN. */
CLONES static void NAME(compete)(const T *from, int64_t stride, T *best, int64_t *index,
                                 int64_t position, int64_t step, int64_t count) {
    for (int64_t j = 0; j < count; j++) {
        const T x = from[j * stride];
        const bool wins = (!(x <= best[j]) & !IS_NAN(best[j])) | (index[j] < 0);
        best[j] = wins ? x : best[j];
        index[j] = wins ? position + j * step : index[j];
    }
}

/* Compare one row of input; its first element, or the windows', has number `first`. */
static void NAME(max_line)(const windows *w, const T *row, int64_t first, T *best, int64_t *index) {
    for (int64_t tap = 0; tap < w->kernel[2]; tap++) {
        int64_t begin, end;
        th_pool_inside(w, tap, &begin, &end);
        if (begin >= end)
            continue;
        const int64_t at = begin * w->stride[2] - w->padding[2] + tap * w->dilation[2];
        NAME(compete)(row + at, w->stride[2], best + begin, index + begin,
                      first + (w->tap ? tap : at), w->tap ? 0 : w->stride[2], end - begin);
    }
}

/* As max_line, window by window. */
static void NAME(max_uneven_line)(const windows *w, const T *row, int64_t first, T *best,
                                  int64_t *index) {
    for (int64_t j = 0; j < w->result[2]; j++) {
        const span x = th_pool_span(w, 2, j);
        const int64_t step = w->dilation[2];
        T most = best[j];
        int64_t position = index[j];
        for (int64_t i = x.begin; i < x.begin + x.count * step; i += step)
            if (position < 0 || (!(row[i] <= most) && !IS_NAN(most))) {
                most = row[i];
                position = first + (w->tap ? th_pool_tap(w, 2, j, i) : i);
            }
        best[j] = most;
        index[j] = position;
    }
}

/* Compute one row of results. */
static void NAME(max_row)(const windows *w, const T *plane, int64_t row, T *best, int64_t *index) {
    const span z = th_pool_span(w, 0, row / w->result[1]);
    const span y = th_pool_span(w, 1, row % w->result[1]);
    for (int64_t j = 0; j < w->result[2]; j++) {
        best[j] = 0;
        index[j] = -1;
    }
    for (int64_t i = 0; i < z.count; i++)
        for (int64_t k = 0; k < y.count; k++) {
            const int64_t depth = z.begin + i * w->dilation[0];
            const int64_t height = y.begin + k * w->dilation[1];
            const int64_t at = (depth * w->size[1] + height) * w->size[2];
            const int64_t first = w->tap ? first_tap(w, row, depth, height) : at;
            if (th_pool_one_by_one(w))
                NAME(max_uneven_line)(w, plane + at, first, best, index);
            else
                NAME(max_line)(w, plane + at, first, best, index);
        }
}

/* Copy narrow rows next to each other, so that they fill vectors. Rows are numbered through the
   planes. */
static void NAME(max_narrow)(const windows *w, int64_t row, int64_t end) {
    T top[2 * PIECE], low[2 * PIECE];
    const int64_t width = w->size[2], count = w->result[2], volume = th_pool_volume(w->size);
    for (int64_t some = PIECE / count; row < end; row += some) {
        some = end - row < some ? end - row : some;
        for (int64_t i = 0; i < some; i++) {
            const int64_t image = (row + i) / w->result[1], y = (row + i) % w->result[1];
            const int64_t plane = image / w->result[0], z = image % w->result[0];
            const T *from = (const T *)w->from + plane * volume + (z * w->size[1] + 2 * y) * width;
            memcpy(top + 2 * count * i, from, 2 * (size_t)count * sizeof(T));
            memcpy(low + 2 * count * i, from + width, 2 * (size_t)count * sizeof(T));
        }
        NAME(max_row_2x2)(top, low, (T *)w->to + row * count, NULL, w->tap + row * count, 0, 0,
                          some * count);
    }
}

/* Compare the channels of a pixel with the maxima of its window; the first one only begins them. */
CLONES static void NAME(compete_pixel)(const T *restrict from, T *restrict best,
                                       CODE *restrict winner, CODE position, bool first,
                                       int64_t count) {
    for (int64_t c = 0; first && c < count; c++) {
        best[c] = from[c];
        winner[c] = position;
    }
    for (int64_t c = 0; !first && c < count; c++) {
        const T x = from[c];
        const bool wins = !(x <= best[c]) & !IS_NAN(best[c]);
        best[c] = wins ? x : best[c];
        winner[c] = wins ? position : winner[c];
    }
}

/* Rows of results whose pixels have `inside` channels. */
static void NAME(max_pixels)(const windows *w, int64_t begin, int64_t end, CODE *winner) {
    const int64_t rows = w->result[0] * w->result[1], count = w->result[2], inside = w->inside;
    int64_t to = begin * count * inside;
    for (int64_t r = begin; r < end; r++) {
        const T *image = (const T *)w->from + r / rows * th_pool_volume(w->size) * inside;
        const span z = th_pool_span(w, 0, r % rows / w->result[1]);
        const span y = th_pool_span(w, 1, r % w->result[1]);
        for (int64_t j = 0; j < count; j++, to += inside) {
            const span x = th_pool_span(w, 2, j);
            const int64_t elements = z.count * y.count * x.count;
            T *best = (T *)w->to + to;
            for (int64_t c = 0; !elements && c < inside; c++) {
                best[c] = 0;
                winner[c] = -1;
            }
            for (int64_t line = 0; line < z.count * y.count; line++) {
                const int64_t depth = z.begin + line / y.count * w->dilation[0];
                const int64_t height = y.begin + line % y.count * w->dilation[1];
                const int64_t at = (depth * w->size[1] + height) * w->size[2] + x.begin;
                const int64_t number = w->tap ? first_tap(w, r % rows, depth, height)
                                                    + th_pool_tap(w, 2, j, x.begin)
                                              : at;
                for (int64_t t = 0, step = w->dilation[2]; t < x.count; t++)
                    NAME(compete_pixel)(image + (at + t * step) * inside, best, winner,
                                        (CODE)(number + (w->tap ? t : t * step)), !line && !t,
                                        inside);
            }
            for (int64_t c = 0; w->tap && c < inside; c++)
                w->tap[to + c] = (uint8_t)winner[c];
            for (int64_t c = 0; !w->tap && c < inside; c++)
                w->index[to + c] = winner[c];
        }
    }
}

/* Process a range of planes. */
static void NAME(max_planes)(int64_t begin, int64_t end, void *context) {
    const windows *w = context;
    const int64_t width = w->size[2], count = w->result[2];
    const int64_t rows = w->result[0] * w->result[1];
    const bool simple = is_2x2(w) && !w->inside;
    if (simple && w->tap && count <= NARROW) {
        NAME(max_narrow)(w, begin * rows, end * rows);
        return;
    }
    const int64_t bytes = w->inside           ? w->inside * (int64_t)sizeof(int64_t)
                          : w->tap && !simple ? count * (int64_t)sizeof(int64_t)
                                              : 0;
    int64_t *room = th_allocate(bytes);
    if (!room) {
        __atomic_store_n(&((windows *)context)->failed, true, __ATOMIC_RELAXED);
        return;
    }
    if (w->inside)
        NAME(max_pixels)(w, begin, end, (CODE *)room);
    for (int64_t p = begin; p < end && !w->inside; p++) {
        const T *plane = (const T *)w->from + p * th_pool_volume(w->size);
        for (int64_t row = 0; row < rows; row++) {
            const int64_t at = (p * rows + row) * count;
            const int64_t line = row / w->result[1] * w->size[1] + row % w->result[1] * 2;
            const T *top = plane + line * width;
            int64_t *index = w->tap ? room : w->index + at;
            uint8_t *tap = w->tap ? w->tap + at : NULL;
            if (simple)
                NAME(max_row_2x2)(top, top + width, (T *)w->to + at, index, tap, line * width,
                                  width, count);
            else
                NAME(max_row)(w, plane, row, (T *)w->to + at, index);
            for (int64_t j = 0; tap && !simple && j < count; j++)
                tap[j] = (uint8_t)index[j];
        }
    }
    th_release(room, bytes);
}

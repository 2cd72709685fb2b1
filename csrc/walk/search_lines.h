/* search_lines.h: searches of lines of one type for their extremum and its first index: the template
   of search.c. */

/* The extremum of a block, ignoring NaN, and the position of a value. */
CLONES static T NAME(block_max)(const T *x, int64_t count) {
    T top = x[0];
#pragma omp simd reduction(max : top)
    for (int64_t i = 0; i < count; i++)
        top = x[i] > top ? x[i] : top;
    return top;
}

CLONES static T NAME(block_min)(const T *x, int64_t count) {
    T top = x[0];
#pragma omp simd reduction(min : top)
    for (int64_t i = 0; i < count; i++)
        top = x[i] < top ? x[i] : top;
    return top;
}

CLONES static int64_t NAME(position)(const T *x, int64_t count, T value) {
    int64_t i = 0;
    for (; i + 64 <= count; i += 64) {
        T equal = 0;
        for (int j = 0; j < 64; j++)
            equal = x[i + j] == value ? 1 : equal;
        if (equal)
            break;
    }
    while (i < count && !(x[i] == value))
        i++;
    return i;
}

static void NAME(row)(const T *x, int64_t count, bool smallest, T *value, int64_t *index) {
    int64_t best = 0, where = 0;
    T top = x[0];
    if (count < SHORT) {
        for (int64_t i = 1; i < count && !IS_NAN(top); i++) {
            const bool wins = IS_NAN(x[i]) || (smallest ? x[i] < top : x[i] > top);
            top = wins ? x[i] : top;
            best = wins ? i : best;
        }
        *value = top;
        *index = best;
        return;
    }
    for (int64_t first = 0; first < count; first += BLOCK) {
        const int64_t length = count - first < BLOCK ? count - first : BLOCK;
        const T *block = x + first;
        const int64_t nan = NAME(first_nan)(block, length);
        if (nan < length) {
            *value = block[nan];
            *index = first + nan;
            return;
        }
        const T extreme = smallest ? NAME(block_min)(block, length)
                                   : NAME(block_max)(block, length);
        if (!first || (smallest ? extreme < top : extreme > top)) {
            top = extreme;
            best = first;
            where = length;
        }
    }
    *index = best + NAME(position)(x + best, where, top);
    *value = x[*index];
}

/* NaN beats everything but an earlier NaN; for integers those comparisons compile away. */
INLINE void NAME(column_loop)(const T *restrict x, int64_t count, int64_t step, int64_t width,
                              T *restrict value, int64_t *restrict index, const bool smallest) {
    for (int64_t i = 1; i < count; i++) {
        if (i + AHEAD < count) /* hardware does not track rows that are far apart */
            for (int64_t j = 0; j < width; j += 64 / (int64_t)sizeof(T))
                __builtin_prefetch(x + (i + AHEAD) * step + j);
        for (int64_t j = 0; j < width; j++) {
            const T next = x[i * step + j], have = value[j];
            const bool wins = !(smallest ? next >= have : next <= have) & !IS_NAN(have);
            value[j] = wins ? next : have;
            index[j] = wins ? i : index[j];
        }
    }
}

CLONES static void NAME(columns)(const T *restrict x, int64_t count, int64_t step, int64_t width,
                                 bool smallest, T *restrict value, int64_t *restrict index) {
    for (int64_t j = 0; j < width; j++) {
        value[j] = x[j];
        index[j] = 0;
    }
    if (smallest)
        NAME(column_loop)(x, count, step, width, value, index, true);
    else
        NAME(column_loop)(x, count, step, width, value, index, false);
}

/* A few columns do not fill vectors: several rows are searched side by side, then their extrema. */
static bool NAME(wins)(T next, T have, bool smallest) {
    return !IS_NAN(have) && !(smallest ? next >= have : next <= have);
}

static void NAME(narrow)(const T *x, int64_t count, int64_t width, bool smallest, T *value,
                         int64_t *index) {
    T top[LANES];
    int64_t at[LANES];
    const int64_t rows = LANES / width, length = count / rows;
    NAME(columns)(x, length, rows * width, rows * width, smallest, top, at);
    for (int64_t j = 0; j < width; j++) {
        int64_t best = j;
        for (int64_t k = j + width; k < rows * width; k += width) {
            const bool tie = !NAME(wins)(top[best], top[k], smallest);
            if (NAME(wins)(top[k], top[best], smallest) || (tie && at[k] < at[best]))
                best = k;
        }
        value[j] = top[best];
        index[j] = at[best] * rows + best / width;
    }
    for (int64_t i = length * rows * width; i < count * width; i++)
        if (NAME(wins)(x[i], value[i % width], smallest)) {
            value[i % width] = x[i];
            index[i % width] = i / width;
        }
}

/* Short rows are searched as the columns of a buffer. */
static void NAME(across)(const layers *l, int64_t begin, int64_t end) {
    T turned[COLUMNS * FEW], value[COLUMNS];
    for (int64_t row = begin, rows; row < end; row += rows) {
        rows = end - row < COLUMNS ? end - row : COLUMNS;
        const T *x = (const T *)l->from + row * l->count;
        if (rows < FEW) {
            for (int64_t r = 0; r < rows; r++)
                NAME(row)(x + r * l->count, l->count, l->smallest, (T *)l->values + row + r,
                          l->indices + row + r);
            continue;
        }
        th_transpose((char *)turned, rows * (int)sizeof(T), (const char *)x,
                     l->count * (int)sizeof(T), l->count, rows, sizeof(T));
        NAME(columns)(turned, l->count, rows, rows, l->smallest, value, l->indices + row);
        memcpy((T *)l->values + row, value, (size_t)rows * sizeof(T));
    }
}

/* Piece p is one row, or COLUMNS columns of one outer index. */
static void NAME(pieces)(const layers *l, int64_t begin, int64_t end) {
    const int64_t each = (l->inner + COLUMNS - 1) / COLUMNS;
    for (int64_t p = begin; p < end; p++) {
        const int64_t first = p % each * COLUMNS, left = l->inner - first;
        const int64_t to = p / each * l->inner + first;
        const T *x = (const T *)l->from + p / each * l->count * l->inner + first;
        if (l->inner == 1)
            NAME(row)(x, l->count, l->smallest, (T *)l->values + to, l->indices + to);
        else if (l->inner <= LANES / 4 && l->count * l->inner >= LANES * LEAST)
            NAME(narrow)(x, l->count, l->inner, l->smallest, (T *)l->values + to, l->indices + to);
        else
            NAME(columns)(x, l->count, l->inner, left < COLUMNS ? left : COLUMNS, l->smallest,
                          (T *)l->values + to, l->indices + to);
    }
}

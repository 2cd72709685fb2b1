/* masked_elements.h: reads and writes elements where a mask is set, and finds nonzero ones: the
   template of masks.c. */

/* No branches while there is room for eight more. If another thread writes the mask after it was
   counted, missing elements are 0 and extra ones are dropped. */
static void NAME(pick)(const uint8_t *mask, int64_t size, const T *from, T *to, int64_t count) {
    int64_t written = 0, i = 0;
    for (; i + 8 <= size && written + 8 <= count; i += 8) {
        if (all_off(mask + i))
            continue;
        for (int k = 0; k < 8; k++) {
            to[written] = from[i + k];
            written += mask[i + k] != 0;
        }
    }
    for (; i < size && written < count; i++)
        if (mask[i])
            to[written++] = from[i];
    memset(to + written, 0, (size_t)(count - written) * sizeof(T));
}

FEW_CLONES static void NAME(fill)(const uint8_t *mask, T *to, int64_t count, T value) {
    for (int64_t i = 0; i < count; i++)
        to[i] = mask[i] ? value : to[i];
}

/* Write the elements of `from` in order. */
static void NAME(copy)(const uint8_t *mask, T *to, int64_t count, const T *from,
                       int64_t available) {
    int64_t used = 0;
    for (int64_t i = 0; i < count && used < available; i++)
        if (mask[i])
            to[i] = from[used++];
}

/* Count elements that have any of the bits set. */
CLONES static int64_t NAME(count)(const T *from, int64_t size, T bits) {
    int64_t count = 0;
    for (int64_t i = 0; i < size; i += 4096) {
        const int64_t end = i + 4096 < size ? i + 4096 : size;
        int32_t some = 0;
        for (int64_t k = i; k < end; k++)
            some += (from[k] & bits) != 0;
        count += some;
    }
    return count;
}

/* Write the indices of those elements. */
static void NAME(find)(const tensor *t, T bits, int64_t *to, int64_t count) {
    const T *from = th_data(t);
    const int last = t->ndim - 1;
    const int64_t length = t->size[last];
    int64_t written = 0, some[64], at[TH_MAX_DIM];
    for (int64_t line = 0; line < t->numel / length; line++, from += length) {
        place_line(t, line, at);
        for (int64_t i = 0; i < length && written < count; i += 64) {
            const int64_t most = length - i < 64 ? length - i : 64;
            int set = 0;
            for (int64_t k = 0; k < most; k++) {
                some[set] = i + k;
                set += (from[i + k] & bits) != 0;
            }
            if (last == 1 && written + set <= count) {
                place_pairs(to + 2 * written, at[0], some, set);
                written += set;
                continue;
            }
            for (int k = 0; k < set && written < count; k++, written++) {
                int64_t *position = to + written * t->ndim;
                for (int d = 0; d < last; d++)
                    position[d] = at[d];
                position[last] = some[k];
            }
        }
    }
    memset(to + written * t->ndim, 0, (size_t)((count - written) * t->ndim) * sizeof(int64_t));
}

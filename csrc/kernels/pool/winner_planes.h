/* winner_planes.h: elements go to and from the winners of windows: the template of unpooling.c. */

/* Write elements at their indices; those of equal indices are added if `add`, or the last one wins.
   Another thread may write an index after its check, so it is compared again. */
STEP void NAME(write_planes)(int64_t begin, int64_t end, const windows *w, bool add) {
    const int64_t count = th_pool_volume(w->result), size = th_pool_volume(w->size);
    for (int64_t p = begin; p < end; p++) {
        T *plane = (T *)w->to + p * size;
        const T *from = (const T *)w->from + p * count;
        const int64_t *index = w->index + p * count;
        memset(plane, 0, (size_t)size * sizeof(T));
        for (int64_t i = 0; i < count; i++)
            if ((uint64_t)index[i] < (uint64_t)size)
                plane[index[i]] = add ? plane[index[i]] + from[i] : from[i];
    }
}

static void NAME(add_planes)(int64_t begin, int64_t end, void *context) {
    NAME(write_planes)(begin, end, context, true);
}

static void NAME(set_planes)(int64_t begin, int64_t end, void *context) {
    NAME(write_planes)(begin, end, context, false);
}

/* Read the winners. */
static void NAME(gather_planes)(int64_t begin, int64_t end, void *context) {
    const windows *w = context;
    const int64_t count = th_pool_volume(w->result), size = th_pool_volume(w->size);
    for (int64_t p = begin; p < end; p++) {
        const T *plane = (const T *)w->from + p * size;
        const int64_t *index = w->index + p * count;
        T *to = (T *)w->to + p * count;
        for (int64_t i = 0; i < count; i++)
            to[i] = (uint64_t)index[i] < (uint64_t)size ? plane[index[i]] : 0;
    }
}

/* The gradient of set_planes: gather, but zero if a later index names the same position. */
static void NAME(get_planes)(int64_t begin, int64_t end, void *context) {
    windows *w = context;
    const int64_t count = th_pool_volume(w->result), size = th_pool_volume(w->size);
    int64_t *last = th_allocate(size * (int64_t)sizeof(int64_t));
    if (!last)
        __atomic_store_n(&w->failed, true, __ATOMIC_RELAXED);
    for (int64_t p = begin; p < end && last; p++) {
        const T *plane = (const T *)w->from + p * size;
        const int64_t *index = w->index + p * count;
        T *to = (T *)w->to + p * count;
        for (int64_t i = 0; i < count; i++)
            if ((uint64_t)index[i] < (uint64_t)size)
                last[index[i]] = i;
        for (int64_t i = 0; i < count; i++) {
            const bool inside = (uint64_t)index[i] < (uint64_t)size;
            to[i] = inside && last[index[i]] == i ? plane[index[i]] : 0;
        }
    }
    if (last)
        th_release(last, size * (int64_t)sizeof(int64_t));
}

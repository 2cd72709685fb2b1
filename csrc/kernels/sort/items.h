/* items.h: wide items of a line, items of its best part, and the elements of items: a template of
   sort_keys.c. x->flip_mask has all bits of a key set for descending order. */

static void NAME(load_wide)(sort_keys *x, const T *from) {
    wide *to = x->at;
    for (int64_t i = 0; i < x->count; i++)
        to[i] = (wide){(uint64_t)NAME(key)(from[i]) ^ x->flip_mask, (uint64_t)i};
}

/* Find, bit by bit, a key that at least `wanted` of the groups' best ones reach. */
FEW_CLONES static uint64_t NAME(bound)(const T *from, int64_t count, NAME(key_of) flip_mask,
                                       int64_t groups, int64_t wanted) {
    NAME(key_of) best[MOST_GROUPS], some = 0, all = (NAME(key_of)) - 1;
    for (int64_t j = 0; j < groups; j++)
        best[j] = NAME(key)(from[j]) ^ flip_mask;
    for (int64_t first = groups; first + groups <= count; first += groups)
        for (int64_t j = 0; j < groups; j++) {
            const NAME(key_of) key = NAME(key)(from[first + j]) ^ flip_mask;
            best[j] = key < best[j] ? key : best[j];
        }
    for (int64_t j = 0; j < groups; j++) {
        some |= best[j];
        all &= best[j];
    }
    if (some == all)
        return all;
    uint64_t bit = UINT64_C(1) << (63 - __builtin_clzll(some ^ all)), rest = 2 * bit - 1;
    uint64_t bound = all & ~rest;
    for (int step = 0; step < STEPS && bit; step++, bit >>= 1) {
        const NAME(key_of) middle = (NAME(key_of))(bound | bit);
        int below = 0;
        for (int64_t j = 0; j < groups; j++)
            below += best[j] < middle;
        bound = below < wanted ? middle : bound;
        rest = bit - 1;
    }
    return bound | rest;
}

/* Write items of the elements up to the bound; return their number. Types of 8 bytes have wide
   ones. */
FEW_CLONES static int64_t NAME(take)(const T *from, int64_t count, NAME(key_of) flip_mask,
                                     NAME(key_of) bound, void *to) {
    int64_t kept = 0;
    for (int64_t first = 0; first < count; first += BLOCK) {
        const int64_t left = count - first, length = left < BLOCK ? left : BLOCK;
        uint8_t good[BLOCK] = {0};
        for (int64_t j = 0; j < length; j++)
            good[j] = (NAME(key_of))(NAME(key)(from[first + j]) ^ flip_mask) <= bound;
        for (int part = 0; part < BLOCK; part += 8) {
            uint64_t some;
            memcpy(&some, good + part, 8);
            for (; some; some &= some - 1) {
                const int64_t i = first + part + __builtin_ctzll(some) / 8;
                const NAME(key_of) key = NAME(key)(from[i]) ^ flip_mask;
                if (sizeof(T) == 8)
                    ((wide *)to)[kept++] = (wide){key, (uint64_t)i};
                else
                    ((narrow *)to)[kept++] = (uint64_t)key << 32 | (uint64_t)i;
            }
        }
    }
    return kept;
}

static void NAME(load_best)(sort_keys *x, const T *from, int64_t groups, int64_t wanted) {
    const NAME(key_of) flip_mask = (NAME(key_of))x->flip_mask;
    const uint64_t bound = NAME(bound)(from, x->all, flip_mask, groups, wanted);
    x->count = NAME(take)(from, x->all, flip_mask, (NAME(key_of))bound, x->at);
}

/* Write the elements of items. Narrow items hold distances from `base`. */
static inline __attribute__((always_inline)) void
NAME(values)(const sort_keys *x, const T *line, T *values, const bool is_narrow, uint64_t base) {
    const narrow *n = x->at;
    const wide *w = x->at;
    const NAME(key_of) flip_mask = (NAME(key_of))x->flip_mask;
    bool told = true;
    for (int64_t i = 0; i < x->count; i++) {
        const NAME(key_of)
            key = (NAME(key_of))(is_narrow ? (n[i] >> 32) + base : w[i].key) ^ flip_mask;
        told &= NAME(differs)(key);
        values[i] = NAME(element)(key);
    }
    for (int64_t i = 0; !told && i < x->count; i++)
        if (!NAME(differs)((NAME(key_of))(is_narrow ? (n[i] >> 32) + base : w[i].key) ^ flip_mask))
            values[i] = line[is_narrow ? (uint32_t)n[i] : w[i].place];
}

static void NAME(values_wide)(const sort_keys *x, const T *line, T *values) {
    NAME(values)(x, line, values, false, 0);
}

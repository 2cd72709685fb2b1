/* radix.h: sorting and selection of items. Included for each kind of ITEM, with NAME(word),
   KEY(item), TURN(key), a signed type SIGNED that orders like the keys, LESS(a, b) and
   LESS_PLACED(a, b) defined. Radix sort from the lowest digit (Knuth, volume 3, section 5.2.5);
   merge sort for short lines. Both are stable. */

#ifndef RUN
#define RUN 64           /* items that are each compared with all others */
#define PART 16          /* shorter runs are compared with fewer counters */
#define SHORT 192        /* shorter lines are merge-sorted, which is faster than counting digits */
#define FEW 1024         /* up to this many items, select a rank without moving sort_keys */
#define MANY (800 << 10) /* bytes of items; twice as many would not fit the L2 cache */

/* Write sorted sort_keys piece by piece while they are cached. Items with equal keys are in one piece;
   scratch has room for the piece. */
typedef struct sink {
    const sort_keys *x;
    const sort_output *to;
} sink;
static void store_results(const sink *s, void *sorted, void *scratch, int64_t first, int64_t count);
#endif

/* Place each item by counting: after all items with a smaller key and earlier items with an equal
   key. width is a constant at each expansion, so that the counters stay in registers. */
static inline __attribute__((always_inline)) void NAME(place_in)(const ITEM *x, int64_t count,
                                                                 ITEM *to, int width) {
    SIGNED key[RUN], before[RUN];
    uint8_t equal[RUN] = {0};
    for (int i = 0; i < width; i++) {
        key[i] = i < count ? TURN(KEY(x[i])) : 0;
        before[i] = 0;
    }
    for (int64_t j = 0; j < count; j++) {
        const SIGNED one = key[j];
        for (int i = 0; i < width; i++)
            before[i] += one < key[i];
    }
    for (int64_t i = 0; i < count; i++)
        to[before[i] + equal[before[i]]++] = x[i];
}

CLONES static void NAME(place)(const ITEM *x, int64_t count, ITEM *to) {
    if (count <= PART)
        NAME(place_in)(x, count, to, PART);
    else
        NAME(place_in)(x, count, to, RUN);
}

/* Merge without branches: which run supplies the next item is unpredictable. */
static void NAME(merge)(const ITEM *x, int64_t left, const ITEM *y, int64_t right, ITEM *to) {
    while (left > 0 && right > 0) {
        const bool second = LESS(*y, *x);
        *to++ = second ? *y : *x;
        y += second;
        right -= second;
        x += !second;
        left -= !second;
    }
    memcpy(to, left > 0 ? x : y, (size_t)(left + right) * sizeof(ITEM));
}

static ITEM *NAME(merge_sort)(ITEM *x, ITEM *spare, int64_t count) {
    for (int64_t i = 0; i < count; i += RUN)
        NAME(place)(x + i, count - i < RUN ? count - i : RUN, spare + i);
    for (int64_t width = RUN; width < count; width *= 2) {
        ITEM *sorted = spare;
        spare = x;
        x = sorted;
        for (int64_t i = 0; i < count; i += 2 * width) {
            const int64_t left = count - i < width ? count - i : width, rest = count - i - left;
            NAME(merge)(x + i, left, x + i + left, rest < width ? rest : width, spare + i);
        }
    }
    return spare;
}

static ITEM *NAME(radix_sort)(ITEM *x, ITEM *spare, int64_t count, int bits) {
    int64_t have[8][256] = {{0}};
    const int digits = bits / 8;
    for (int64_t i = 0; i < count; i++) {
        const uint64_t key = KEY(x[i]);
        for (int d = 0; d < digits; d++)
            have[d][key >> (8 * d) & 255]++;
    }
    for (int d = 0; d < digits; d++) {
        int64_t *next = have[d], before = 0;
        if (next[KEY(x[0]) >> (8 * d) & 255] == count)
            continue; /* all items have this digit */
        for (int i = 0; i < 256; i++) {
            const int64_t those = next[i];
            next[i] = before;
            before += those;
        }
        for (int64_t i = 0; i < count; i++)
            spare[next[KEY(x[i]) >> (8 * d) & 255]++] = x[i];
        ITEM *sorted = spare;
        spare = x;
        x = sorted;
    }
    return x;
}

/* Equal and ordered lines are frequent; the comparison ends at the first item out of order. */
static bool NAME(in_order)(const ITEM *x, int64_t count) {
    int64_t i = 1;
    while (i < count && !LESS(x[i], x[i - 1]))
        i++;
    return i >= count;
}

static void NAME(sort)(const sink *s, ITEM *x, ITEM *spare, int64_t first, int64_t count, int bits);

/* Items that exceed the cache are first split by their highest digit, so that most passes cover few
   items. */
static void NAME(split_sort)(const sink *s, ITEM *x, ITEM *spare, int64_t first, int64_t count,
                             int bits) {
    int64_t next[257] = {0}, begin = 0;
    bits -= 8;
    for (int64_t i = 0; i < count; i++)
        next[(KEY(x[i]) >> bits & 255) + 1]++;
    if (next[(KEY(x[0]) >> bits & 255) + 1] == count) {
        NAME(sort)(s, x, spare, first, count, bits);
        return;
    }
    for (int d = 0; d < 256; d++)
        next[d + 1] += next[d];
    for (int64_t i = 0; i < count; i++)
        spare[next[KEY(x[i]) >> bits & 255]++] = x[i];
    for (int d = 0; d < 256; d++) { /* next[d] ends as the end of digit d */
        NAME(sort)(s, spare + begin, x + begin, first + begin, next[d] - begin, bits);
        begin = next[d];
    }
}

/* Sort items that start at position `first` of the whole order. */
static void NAME(sort)(const sink *s, ITEM *x, ITEM *spare, int64_t first, int64_t count,
                       int bits) {
    if (count <= 0 || first >= s->to->wanted)
        return;
    if (NAME(in_order)(x, count)) {
        store_results(s, x, spare, first, count);
        return;
    }
    if (count > SHORT && count * (int64_t)sizeof(ITEM) > MANY && bits > 8) {
        NAME(split_sort)(s, x, spare, first, count, bits);
        return;
    }
    ITEM *sorted = count <= SHORT ? NAME(merge_sort)(x, spare, count)
                                  : NAME(radix_sort)(x, spare, count, bits);
    store_results(s, sorted, sorted == x ? spare : x, first, count);
}

#ifdef LESS_PLACED /* selection needs positions */
/* Find the item of a rank among few items: each count halves the range of candidate keys. */
CLONES static ITEM NAME(find)(const ITEM *x, int64_t count, int64_t rank) {
    uint64_t some = 0, all = UINT64_MAX;
    for (int64_t i = 0; i < count; i++) {
        some |= KEY(x[i]);
        all &= KEY(x[i]);
    }
    uint64_t rest = some == all ? 0 : UINT64_MAX >> __builtin_clzll(some ^ all);
    uint64_t first = all & ~rest; /* bounds of the key: first and first + rest */
    int64_t below = 0, upto = count;
    while (rest && upto - below > 1) {
        const uint64_t middle = first + rest / 2 + 1;
        int64_t under = 0;
        for (int64_t i = 0; i < count; i++)
            under += KEY(x[i]) < middle;
        first = under <= rank ? middle : first;
        below = under <= rank ? under : below;
        upto = under <= rank ? upto : under;
        rest /= 2;
    }
    int64_t i = 0; /* equal keys: positions, which are in order, decide */
    for (int64_t left = rank - below; (left -= KEY(x[i]) - first <= rest) >= 0;)
        i++;
    return x[i];
}

/* Find the item of a rank: the highest digit narrows the candidates, then the next digit. */
static ITEM NAME(select)(ITEM *x, int64_t count, int bits, int64_t rank) {
    while (bits > 0 && count > FEW) {
        int64_t have[256] = {0}, kept = 0;
        bits -= 8;
        for (int64_t i = 0; i < count; i++)
            have[KEY(x[i]) >> bits & 255]++;
        uint64_t digit = 0;
        for (; rank >= have[digit]; digit++)
            rank -= have[digit];
        if (have[digit] == count)
            continue;
        for (int64_t i = 0; i < count; i++) {
            x[kept] = x[i];
            kept += (KEY(x[i]) >> bits & 255) == digit;
        }
        count = kept;
    }
    if (count <= PART) {
        ITEM sorted[PART];
        NAME(place)(x, count, sorted);
        return sorted[rank];
    }
    return bits > 0 ? NAME(find)(x, count, rank) : x[rank];
}

/* Keep the items up to `last` in their order. */
static void NAME(keep)(ITEM *x, int64_t count, ITEM last) {
    int64_t kept = 0;
    for (int64_t i = 0; i < count; i++) {
        const ITEM item = x[i];
        x[kept] = item;
        kept += !LESS_PLACED(last, item);
    }
}
#endif
#undef ITEM
#undef NAME
#undef SIGNED
#undef KEY
#undef TURN
#undef LESS
#undef LESS_PLACED

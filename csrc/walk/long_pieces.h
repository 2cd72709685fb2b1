/* long_pieces.h: conversions between T and Long for AVX2: the template of convert.c. */
LOOP(NAME(long_parts_of)) {
    for (int64_t first = 0; first < count; first += TH_PIECE) {
        const int64_t some = count - first < TH_PIECE ? count - first : TH_PIECE;
        int64_t *to = (int64_t *)at[0] + first;
        const T *x = (const T *)at[1] + first;
        uint32_t large = 0;
        for (int64_t i = 0; i < some; i++)
            large |= !(x[i] < (T)0x1p51) | !(x[i] > (T)-0x1p51);
        if (large) {
            conversions[TYPE][TH_LONG]((char *const[]){(char *)to, (char *)(uintptr_t)x}, some,
                                       option);
            continue;
        }
        EACH (i, some) {
            const double sum = trunc((double)x[i]) + 0x1.8p52;
            int64_t bits;
            memcpy(&bits, &sum, sizeof bits);
            to[i] = bits - 0x4338000000000000;
        }
    }
}

static void NAME(long_parts_to)(char *const *at, int64_t count, const scalar *option) {
    int32_t piece[TH_PIECE];
    uint64_t large;
    for (int64_t i = 0; i < count; i += TH_PIECE) {
        const int64_t some = count - i < TH_PIECE ? count - i : TH_PIECE;
        char *source = at[1] + i * (int64_t)sizeof(int64_t);
        char *target = at[0] + i * (int64_t)sizeof(T);
        long_parts_to_int((char *const[]){(char *)piece, source, (char *)&large}, some, option);
        if (large)
            NAME(long_to)((char *const[]){target, source}, some, option);
        else
            NAME(int_to)((char *const[]){target, (char *)piece}, some, option);
    }
}

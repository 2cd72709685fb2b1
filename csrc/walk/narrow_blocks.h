/* narrow_blocks.h: a loop of floats over elements of the type T, block by block: the template of
   narrow_loop.h. */
STEP void NAME(th_run)(float_body body, narrow_kind kind, int64_t width, LOOP_ARGUMENTS) {
    char *at_each[TH_MAX_OPERANDS];
    float number[TH_MAX_OPERANDS];
    scalar own[TH_MAX_OPTIONS]; /* stores do not change what the loop reads of these copies */
    EACH_SLOT(k, 0, kind.options) own[k] = option[k];
    EACH_SLOT(k, 0, kind.operands) at_each[k] = at[k];
    EACH_SLOT(k, 0, kind.operands) number[k] = kind.numbers >> k & 1 ? *(const float *)at[k] : 0;
    for (int64_t i = 0; i < count; i += 2 * width) {
        float block[2][TH_MAX_OPERANDS][BLOCK];
        char *from[2][TH_MAX_OPERANDS];
        EACH_SLOT(k, 0, kind.operands) {
            const bool one = kind.numbers >> k & 1;
            from[0][k] = (char *)(one ? &number[k] : block[0][k]);
            from[1][k] = (char *)(one ? &number[k] : block[1][k]);
            if (kind.floats >> k & 1)
                NAME(th_divide)(block[0][k], block[1][k], (const float *)at_each[k] + i, width);
            else if (!one && k >= kind.outputs)
                NAME(th_widen)(block[0][k], block[1][k], (const T *)at_each[k] + i, width);
        }
        body(from[0], width, own, true);
        body(from[1], width, own, true);
        EACH_SLOT(k, 0, kind.outputs)
        NAME(th_round)((T *)at_each[k] + i, block[0][k], block[1][k], width);
    }
}

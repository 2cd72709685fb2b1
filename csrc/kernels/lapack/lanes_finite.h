/* lanes_finite.h: whether the matrix in each lane is finite, in the type T: the template of lanes.c. x - x is NaN for
   other numbers. */

static void NAME(finite)(uint8_t *finite, const void *lanes, int64_t elements) {
    enum { COUNT = TH_LANE_BYTES / sizeof(T) };
    const T *x = lanes;
    T sum[COUNT] = {0};
    for (int64_t i = 0; i < elements * COUNT; i += COUNT)
        for (int lane = 0; lane < COUNT; lane++)
            sum[lane] += x[i + lane] - x[i + lane];
    for (int lane = 0; lane < COUNT; lane++)
        finite[lane] = sum[lane] == 0;
}

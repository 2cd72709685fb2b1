/* prepare.c: weights in the layout that a method reads, for networks with constant weights. */
#include <string.h>

#include "kernels/conv/cost.h"
#include "kernels/conv/product.h"

/* Before the floats: the method, and the cut of the weight into panels. */
enum { HEADER = 16 };

/* Describe the layout; return its floats without the header, 0 if there is nothing to prepare. */
static int64_t describe(const convolution *v, float *header) {
    const int way = th_conv_way(v, TH_CONV_FORWARD);
    cut panels = {0};
    int64_t floats = 0;
    if (way == TH_CONV_DIRECT) {
        panels = th_conv_row_cut(v);
        floats = v->outputs * th_conv_channels(v) * th_conv_taps(v);
    } else if (way == TH_CONV_WINOGRAD) {
        floats = th_winograd_prepared(v, &panels);
    } else if (way == TH_CONV_PRODUCT) {
        sharing by;
        int64_t images;
        th_product_cost(v, false, &by, &images);
        if (by == TH_BY_POSITIONS)
            floats = th_positions_prepared(v, &panels);
    }
    memset(header, 0, HEADER * sizeof(float));
    header[0] = (float)way;
    header[1] = (float)panels.parts;
    header[2] = (float)panels.least;
    header[3] = (float)panels.more;
    return floats;
}

/* The method is chosen as if the weight were prepared. */
static convolution with(const convolution *v, const float *prepared) {
    convolution t = *v;
    t.prepared = prepared;
    return t;
}

int64_t th_conv_prepared(const convolution *v) {
    float header[HEADER];
    const convolution t = with(v, header);
    const int64_t floats = describe(&t, header);
    return floats ? HEADER + floats : 0;
}

void th_conv_prepare(const convolution *v, const float *weight, float *prepared) {
    const convolution t = with(v, prepared);
    describe(&t, prepared);
    if (prepared[0] == TH_CONV_WINOGRAD)
        th_winograd_prepare(&t, weight, prepared + HEADER);
    else if (prepared[0] == TH_CONV_PRODUCT)
        th_positions_prepare(&t, weight, prepared + HEADER);
    else
        th_conv_pack(&t, weight, th_conv_channels(v) * th_conv_taps(v), 1, prepared + HEADER);
}

void th_conv_use(convolution *v, const float *prepared) {
    float header[HEADER];
    const convolution t = with(v, prepared);
    if (describe(&t, header) && !memcmp(header, prepared, sizeof header))
        v->prepared = prepared + HEADER;
}

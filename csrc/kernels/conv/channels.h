/* channels.h: kernels for 16 channels side by side, in vectors of WIDTH; tiles.h includes it. */

/* Arrays of vectors on the stack. Unaligned ones would cross cache lines, in some processes and not
   in others. */
#define LOCAL _Alignas(64) vector
#define EACH_PART(part) for (int part = 0; part < TH_LANES; part += WIDTH)
#define AT(place) (*(vector *)(place))
#define FROM(place) (*(const vector *)(place))

/* A row of a depthwise convolution. */
INLINE void some_targets(const row_call *t, int64_t first, const int count) {
    const int64_t step = t->step, target_step = t->target_step;
    EACH_PART(part) {
        vector sum[TH_TARGETS];
        const vector start = t->start ? FROM(t->start + part) : (vector){0};
        float *to = t->to + first * target_step + part;
        EACH (j, count)
            sum[j] = start;
        for (const tap_place *p = t->place; p < t->place + t->places; p++) {
            const vector weight = FROM(t->kernel + p->a + part);
            const float *from = t->from + p->b + first * step + part;
            EACH (j, count)
                sum[j] += weight * FROM(from + j * step);
        }
        EACH (j, count)
            AT(to + j * target_step) = sum[j];
    }
}

static void NAME(depthwise_row)(const row_call *t) {
    cut wide = th_cut(t->count, TH_TARGETS);
    for (int64_t part = 0; part < wide.parts; part++) {
        int64_t first = th_cut_begin(wide, part);
        switch (th_cut_size(wide, part)) {
        case 1: some_targets(t, first, 1); break;
        case 2: some_targets(t, first, 2); break;
        case 3: some_targets(t, first, 3); break;
        case 4: some_targets(t, first, 4); break;
        case 5: some_targets(t, first, 5); break;
        case 6: some_targets(t, first, 6); break;
        default: some_targets(t, first, TH_TARGETS);
        }
    }
}

/* Some taps of the gradient of a depthwise weight, in rows of targets: the halves of a row follow
   each other, so that the second is read from the first-level cache. */
INLINE void some_taps(const tap_sums *t, const int count) {
    for (int64_t y = 0; y < t->rows; y++)
        EACH_PART(part) {
            const float *from = t->from + y * t->pitch + part;
            const float *grad = t->grad + y * t->columns * TH_LANES + part;
            vector sum[TH_TAP_SUMS];
            EACH (j, count)
                sum[j] = FROM(t->sums + t->place[j].a + part);
            for (int64_t x = 0; x < t->columns; x++, grad += TH_LANES, from += t->step) {
                const vector g = FROM(grad);
                EACH (j, count)
                    sum[j] += g * FROM(from + t->place[j].b);
            }
            EACH (j, count)
                AT(t->sums + t->place[j].a + part) = sum[j];
        }
}

static void NAME(depthwise_taps)(const tap_sums *sums, int64_t taps) {
    cut all = th_cut(taps, TH_TAP_SUMS);
    for (int64_t part = 0; part < all.parts; part++) {
        tap_sums t = *sums;
        t.place += th_cut_begin(all, part);
        switch (th_cut_size(all, part)) {
        case 1: some_taps(&t, 1); break;
        case 2: some_taps(&t, 2); break;
        case 3: some_taps(&t, 3); break;
        case 4: some_taps(&t, 4); break;
        case 5: some_taps(&t, 5); break;
        case 6: some_taps(&t, 6); break;
        case 7: some_taps(&t, 7); break;
        case 8: some_taps(&t, 8); break;
        default: some_taps(&t, TH_TAP_SUMS);
        }
    }
}

/* Transforms of Winograd's F(4x4, 3x3). Matrices: Lavin and Gray, Fast Algorithms for Convolutional
   Neural Networks, 2016. B^T d: six numbers of the image to six. */
INLINE void image_6(vector *to, int step, const vector *d, int from) {
    vector even = d[4 * from] - 4 * d[2 * from], odd = d[3 * from] - 4 * d[from];
    vector near = d[4 * from] - d[2 * from], far = 2 * (d[3 * from] - d[from]);
    to[0] = 4 * d[0] - 5 * d[2 * from] + d[4 * from];
    to[step] = even + odd;
    to[2 * step] = even - odd;
    to[3 * step] = near + far;
    to[4 * step] = near - far;
    to[5 * step] = 4 * d[from] - 5 * d[3 * from] + d[5 * from];
}

static void NAME(transform_input)(float *to, int64_t pitch, const float *image, int64_t row) {
    EACH_PART(part) {
        LOCAL d[36], half[36], whole[6];
        for (int y = 0; y < 6; y++) {
            for (int x = 0; x < 6; x++)
                d[y * 6 + x] = FROM(image + part + y * row + x * TH_LANES);
            image_6(half + y * 6, 1, d + y * 6, 1);
        }
        for (int x = 0; x < 6; x++) {
            image_6(whole, 1, half + x, 6);
            for (int y = 0; y < 6; y++)
                AT(to + part + (y * 6 + x) * pitch) = whole[y];
        }
    }
}

/* A g: four numbers of the gradient to six. */
INLINE void grad_6(vector *to, int step, const vector *g, int from) {
    vector even = g[0] + g[2 * from], odd = g[from] + g[3 * from];
    vector wide = g[0] + 4 * g[2 * from], steep = 2 * g[from] + 8 * g[3 * from];
    to[0] = g[0];
    to[step] = even + odd;
    to[2 * step] = even - odd;
    to[3 * step] = wide + steep;
    to[4 * step] = wide - steep;
    to[5 * step] = g[3 * from];
}

static void NAME(transform_grad)(float *to, int64_t pitch, const float *image, int64_t row) {
    EACH_PART(part) {
        LOCAL g[16], half[24], whole[6];
        for (int y = 0; y < 4; y++) {
            for (int x = 0; x < 4; x++)
                g[y * 4 + x] = FROM(image + part + y * row + x * TH_LANES);
            grad_6(half + y * 6, 1, g + y * 4, 1);
        }
        for (int x = 0; x < 6; x++) {
            grad_6(whole, 1, half + x, 6);
            for (int y = 0; y < 6; y++)
                AT(to + part + (y * 6 + x) * pitch) = whole[y];
        }
    }
}

/* G w: three numbers of the kernel to six. */
INLINE void kernel_6(vector *to, int step, const vector *w, int from) {
    vector sum = (w[0] + w[2 * from]) * (-1.0f / 6), middle = w[from] * (1.0f / 6);
    vector wide = w[0] * (1.0f / 24) + w[2 * from] * (1.0f / 6), steep = w[from] * (1.0f / 12);
    to[0] = w[0] * 0.25f;
    to[step] = sum - middle;
    to[2 * step] = sum + middle;
    to[3 * step] = wide + steep;
    to[4 * step] = wide - steep;
    to[5 * step] = w[2 * from];
}

static void NAME(transform_weight)(float *to, int64_t pitch, const float *kernel, bool flipped) {
    EACH_PART(part) {
        LOCAL taps[9], half[18], whole[6];
        for (int k = 0; k < 9; k++)
            taps[k] = FROM(kernel + part + (flipped ? 8 - k : k) * TH_LANES);
        for (int y = 0; y < 3; y++)
            kernel_6(half + y * 6, 1, taps + y * 3, 1);
        for (int x = 0; x < 6; x++) {
            kernel_6(whole, 1, half + x, 6);
            for (int y = 0; y < 6; y++)
                AT(to + part + (y * 6 + x) * pitch) = whole[y];
        }
    }
}

/* A^T m: six numbers to four of the output. */
INLINE void output_4(vector *to, int step, const vector *m, int from) {
    vector near = m[from] + m[2 * from], lean = m[from] - m[2 * from];
    vector far = m[3 * from] + m[4 * from], steep = m[3 * from] - m[4 * from];
    to[0] = m[0] + near + far;
    to[step] = lean + 2 * steep;
    to[2 * step] = near + 4 * far;
    to[3 * step] = lean + 8 * steep + m[5 * from];
}

static void NAME(inverse_output)(float *image, int64_t row, int64_t rows, int64_t columns,
                                 const float *from, int64_t pitch, const float *bias) {
    EACH_PART(part) {
        LOCAL m[6], half[24], whole[4];
        const vector start = FROM(bias + part);
        for (int x = 0; x < 6; x++) {
            for (int y = 0; y < 6; y++)
                m[y] = FROM(from + part + (y * 6 + x) * pitch);
            output_4(half + x, 6, m, 1);
        }
        for (int y = 0; y < rows; y++) {
            output_4(whole, 1, half + y * 6, 1);
            for (int x = 0; x < columns; x++)
                AT(image + part + y * row + x * TH_LANES) = whole[x] + start;
        }
    }
}

/* G^T m: six numbers to three of the kernel. */
INLINE void kernel_3(vector *to, int step, const vector *m, int from) {
    vector near = (m[from] + m[2 * from]) * (-1.0f / 6);
    vector far = (m[3 * from] + m[4 * from]) * (1.0f / 24);
    to[0] = m[0] * 0.25f + near + far;
    to[step] = (m[2 * from] - m[from]) * (1.0f / 6) + (m[3 * from] - m[4 * from]) * (1.0f / 12);
    to[2 * step] = near + 4 * far + m[5 * from];
}

static void NAME(inverse_weight)(float *kernel, const float *from, int64_t pitch) {
    EACH_PART(part) {
        LOCAL m[6], half[18], taps[3];
        for (int x = 0; x < 6; x++) {
            for (int y = 0; y < 6; y++)
                m[y] = FROM(from + part + (y * 6 + x) * pitch);
            kernel_3(half + x, 6, m, 1);
        }
        for (int y = 0; y < 3; y++) {
            kernel_3(taps, 1, half + y * 6, 1);
            for (int x = 0; x < 3; x++)
                AT(kernel + part + (y * 3 + x) * TH_LANES) = taps[x];
        }
    }
}

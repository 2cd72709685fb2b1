/* weighted_sum_units.h: sums of picked elements and their gradients, in the type T: the template of weighted_sum.c. One
   unit is a channel of an image, for NAME(take) CHANNELS of one; for products, a term of an image. */

/* Add terms of some points to the sums of channels, in order. */
INLINE void NAME(add_terms)(T (*sums)[PITCH], const T *from, int64_t places, const T *weight,
                            int64_t pitch, int64_t (*at)[POINTS], int64_t points, int terms,
                            int channels) {
    for (int64_t p = 0; p < points; p++) {
        T factor[TERMS];
        const T *element[TERMS];
        _Pragma("GCC unroll 4") for (int k = 0; k < terms; k++) {
            factor[k] = weight[k * pitch + p];
            element[k] = from + at[k][p];
        }
        _Pragma("GCC unroll 4") for (int c = 0; c < channels; c++) {
            T sum = sums[c][p];
            _Pragma("GCC unroll 4") for (int k = 0; k < terms; k++)
                sum += factor[k] * element[k][c * places];
            sums[c][p] = sum;
        }
    }
}

static void NAME(add)(const weighted *w, T (*sums)[PITCH], const T *from, int64_t channels,
                      int64_t first, int64_t points) {
    int64_t at[TERMS][POINTS];
    for (int64_t k = 0, terms; k < w->terms; k += terms) {
        terms = k + TERMS <= w->terms ? TERMS : 1;
        const bool together = terms == TERMS && channels == CHANNELS;
        const int64_t start = first + k * w->points;
        for (int64_t i = 0; i < terms; i++)
            for (int64_t p = 0; p < points; p++)
                at[i][p] = place(w->index + start + i * w->points + p, w->places);
        for (int64_t c = 0; c < channels; c += together ? CHANNELS : 1) {
            T(*to)[PITCH] = sums + c;
            const T *one = from + c * w->places, *weight = (const T *)w->second + start;
            if (together)
                NAME(add_terms)(to, one, w->places, weight, w->points, at, points, TERMS, CHANNELS);
            else if (terms == TERMS)
                NAME(add_terms)(to, one, w->places, weight, w->points, at, points, TERMS, 1);
            else
                NAME(add_terms)(to, one, w->places, weight, w->points, at, points, 1, 1);
        }
    }
}

static void NAME(take)(int64_t begin, int64_t end, void *context) {
    const weighted *w = context;
    const int64_t groups = (w->channels + CHANNELS - 1) / CHANNELS;
    T sums[CHANNELS][PITCH];
    for (int64_t unit = begin; unit < end; unit++) {
        const int64_t image = unit / groups, first = unit % groups * CHANNELS;
        const int64_t channel = image * w->channels + first, left = w->channels - first;
        const int64_t channels = left < CHANNELS ? left : CHANNELS;
        T *to = (T *)w->to + channel * w->points;
        for (int64_t p = 0, points; p < w->points; p += points) {
            points = p + POINTS < w->points ? POINTS : w->points - p;
            memset(sums, 0, sizeof sums);
            NAME(add)(w, sums, (const T *)w->first + channel * w->places, channels,
                      image * w->terms * w->points + p, points);
            for (int64_t c = 0; c < channels; c++)
                memcpy(to + c * w->points + p, sums[c], (size_t)points * sizeof(T));
        }
    }
}

static void NAME(put)(int64_t begin, int64_t end, void *context) {
    const weighted *w = context;
    for (int64_t unit = begin; unit < end; unit++) {
        const int64_t image = unit / w->channels * w->terms * w->points;
        const T *from = (const T *)w->first + unit * w->points;
        T *to = (T *)w->to + unit * w->places;
        memset(to, 0, (size_t)w->places * sizeof(T));
        for (int64_t k = 0; k < w->terms; k++) {
            const int64_t *at = w->index + image + k * w->points;
            const T *weight = (const T *)w->second + image + k * w->points;
            for (int64_t p = 0; p < w->points; p++)
                to[place(at + p, w->places)] += weight[p] * from[p];
        }
    }
}

static void NAME(products)(int64_t begin, int64_t end, void *context) {
    const weighted *w = context;
    for (int64_t unit = begin; unit < end; unit++) {
        const int64_t image = unit / w->terms * w->channels;
        const int64_t *at = w->index + unit * w->points;
        T *to = (T *)w->to + unit * w->points;
        memset(to, 0, (size_t)w->points * sizeof(T));
        for (int64_t c = image; c < image + w->channels; c++) {
            const T *grad = (const T *)w->first + c * w->points;
            const T *from = (const T *)w->second + c * w->places;
            for (int64_t p = 0; p < w->points; p++)
                to[p] += grad[p] * from[place(at + p, w->places)];
        }
    }
}

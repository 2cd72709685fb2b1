/* choose.c: chooses the fastest method for a convolution from the amounts of each kind of work and
   the measured rates. */
#include <math.h>
#include <stddef.h>
#include <string.h>

#include "base/base.h"
#include "cold.h"
#include "kernels/conv/cost.h"

enum { WAYS = TH_CONV_DEPTHWISE + 1 };
#define MOST_COLUMNS 0x1p22 /* floats moved; with more, columns are not few */
#define MOST_POSITIONS 64

/* Cycles per unit of work, and fixed cycles per call, fitted by benchmarks/fit_convolutions.py to
   the times of about 800 random shapes. Only their ratios matter for the choice. */
typedef struct way_rates {
    double of[TH_WORKS], start;
} way_rates;
static const way_rates rates[TH_CONV_DIRECTIONS][WAYS] = {
    [TH_CONV_FORWARD] = {[TH_CONV_DIRECT] = {{1.03, 0.29, 1.6, 0.04, 48, 2}, 7200},
                         [TH_CONV_WINOGRAD] = {{1.12, 0.65, 0.26, 0.1, 5, 0}, 9300},
                         [TH_CONV_PRODUCT] = {{1.05, 1.2, 0, 0.1, 40, 0}, 15000},
                         [TH_CONV_DEPTHWISE] = {{1.02, 0.64, 0.66, 0, 60, 0}, 5000}},
    [TH_CONV_INPUT] = {[TH_CONV_DIRECT] = {{1.05, 0.34, 0.63, 0.15, 52, 0}, 6900},
                       [TH_CONV_WINOGRAD] = {{1.22, 0.55, 0.4, 0.14, 14, 0}, 10000},
                       [TH_CONV_PRODUCT] = {{1.1, 1.1, 0, 0.085, 15, 0}, 18000},
                       [TH_CONV_DEPTHWISE] = {{1.1, 0.66, 0.7, 0, 32, 0}, 5400}},
    [TH_CONV_WEIGHT] = {[TH_CONV_DIRECT] = {{1, 0.06, 2.7, 0.41, 0, 5.8}, 7000},
                        [TH_CONV_WINOGRAD] = {{1.03, 0.6, 0.25, 0.08, 65, 0}, 5300},
                        [TH_CONV_PRODUCT] = {{1.02, 0.83, 0.53, 0.053, 46, 0}, 13000},
                        [TH_CONV_DEPTHWISE] = {{0.8, 0.68, 0.11, 0, 70, 0}, 4800}},
};

double th_conv_cycles(int direction, int way, conv_work work) {
    const way_rates *r = &rates[direction][way];
    double sum = r->start;
    for (int i = 0; i < TH_WORKS; i++)
        sum += r->of[i] * work.of[i];
    return sum;
}

/* Number of images side by side that memory allows. */
static int64_t most_images(const convolution *v, int64_t most, int64_t floats) {
    int64_t images = th_ratio_up(v->batch, th_ratio_up(v->batch, most));
    int64_t image = v->channels * th_conv_pixels(v) + v->outputs * th_conv_positions(v);
    while (images > 1 && images * image > floats)
        images = th_ratio_up(images, 2);
    return images;
}

static bool few(const convolution *v, conv_work work) {
    return work.of[TH_COPIED] <= MOST_COLUMNS && v->batch * th_conv_positions(v) <= MOST_POSITIONS;
}

double th_product_cost(const convolution *v, bool input, sharing *by, int64_t *images) {
    double least = INFINITY;
    int direction = input ? TH_CONV_INPUT : TH_CONV_FORWARD;
    for (int64_t n = most_images(v, 64, 1 << 22);; n = 1) {
        for (sharing s = TH_BY_CELL; s <= (v->prepared ? TH_BY_POSITIONS : TH_BY_COLUMNS); s++) {
            conv_work work = th_product_work(v, input, s, n);
            double cost = th_conv_cycles(direction, TH_CONV_PRODUCT, work);
            bool suits = s == TH_BY_COLUMNS     ? few(v, work) && !v->prepared
                         : s == TH_BY_POSITIONS ? work.of[TH_COPIED] <= MOST_COLUMNS
                                                : true;
            if (cost < least && suits) {
                least = cost;
                *by = s;
                *images = n;
            }
        }
        if (n == 1)
            return least;
    }
}

double th_product_weight_cost(const convolution *v, weight_rows *rows, int64_t *images) {
    double least = INFINITY;
    *images = most_images(v, INT32_MAX, 1 << 19);
    for (weight_rows by = TH_ROWS_OF_OUTPUTS; by <= TH_ROWS_OF_COLUMNS; by++) {
        conv_work work = th_product_weight_work(v, by, *images);
        double cost = th_conv_cycles(TH_CONV_WEIGHT, TH_CONV_PRODUCT, work);
        if (by == TH_ROWS_OF_COLUMNS && !few(v, work))
            continue;
        if (cost < least) {
            least = cost;
            *rows = by;
        }
    }
    return least;
}

/* The direct methods need rows for every step that a kernel spans, products a list of taps per
   position. */
static bool suits(const convolution *v, int direction, int way) {
    convolution t;
    double taps = 1, reach = 0;
    for (int d = 0; d < 2; d++) {
        double span = (double)((v->kernel[d] - 1) * v->dilation[d] / v->stride[d]);
        reach = fmax(reach, span - 4.0 * (double)(v->size[d] + v->kernel[d]));
        taps *= (double)v->kernel[d] * (double)(v->size[d] + v->result[d]);
    }
    if (way == TH_CONV_PRODUCT)
        return taps < 0x1p24 && reach <= 64;
    if (way == TH_CONV_DIRECT)
        return reach <= 64;
    if (way == TH_CONV_DEPTHWISE)
        return th_depthwise_suits(v, direction == TH_CONV_INPUT);
    return direction == TH_CONV_INPUT ? th_conv_flips(v, &t) && th_winograd_suits(&t)
                                      : th_winograd_suits(v);
}

static double cost(const convolution *v, int direction, int way, conv_work *work) {
    convolution t;
    sharing by;
    weight_rows rows;
    int64_t images;
    if (!suits(v, direction, way))
        return INFINITY;
    if (way == TH_CONV_DIRECT) {
        *work = th_direct_work(v, direction);
    } else if (way == TH_CONV_DEPTHWISE) {
        *work = th_depthwise_work(v, direction);
    } else if (way == TH_CONV_WINOGRAD) {
        bool flipped = direction == TH_CONV_INPUT && th_conv_flips(v, &t);
        *work = th_winograd_work(flipped ? &t : v, direction);
    } else if (direction == TH_CONV_WEIGHT) {
        th_product_weight_cost(v, &rows, &images);
        *work = th_product_weight_work(v, rows, images);
    } else {
        th_product_cost(v, direction == TH_CONV_INPUT, &by, &images);
        *work = th_product_work(v, direction == TH_CONV_INPUT, by, images);
    }
    return th_conv_cycles(direction, way, *work);
}

static int cheapest(const convolution *v, int direction) {
    double least = INFINITY;
    int best = TH_CONV_IM2COL;
    for (int way = TH_CONV_DIRECT; way < WAYS; way++) {
        conv_work work;
        double cycles = cost(v, direction, way, &work);
        if (cycles < least) {
            least = cycles;
            best = way;
        }
    }
    return best;
}

/* Cache of recent choices by a hash of the shape, since choosing takes as long as a small
   convolution. A thread that finds the table locked chooses by itself. */
enum { CHOICES = 64 };
static struct choice {
    convolution shape;
    int direction, way;
    bool prepared;
} choices[CHOICES];
static bool busy;

int th_conv_way(const convolution *v, int direction) {
    int forced = th_conv_chosen(), way = TH_CONV_AUTOMATIC;
    if (forced == TH_CONV_IM2COL)
        return forced;
    if (forced != TH_CONV_AUTOMATIC && suits(v, direction, forced))
        return forced;
    uint64_t hash = (uint64_t)direction * 2 + (v->prepared != NULL);
    for (size_t i = 0; i < offsetof(convolution, batched) / sizeof(int64_t); i++)
        hash = (hash ^ (uint64_t)((const int64_t *)v)[i]) * 0x9e3779b97f4a7c15u;
    struct choice *c = &choices[hash >> 58];
    bool alone = !__atomic_test_and_set(&busy, __ATOMIC_ACQUIRE);
    if (alone && c->way && c->direction == direction && c->prepared == (v->prepared != NULL)
        && !memcmp(&c->shape, v, offsetof(convolution, batched)))
        way = c->way;
    if (way == TH_CONV_AUTOMATIC) {
        way = cheapest(v, direction);
        if (alone)
            *c = (struct choice){*v, direction, way, v->prepared != NULL};
    }
    if (alone)
        __atomic_clear(&busy, __ATOMIC_RELEASE);
    return way;
}

/* For tests and tuning. geometry: batch, channels, outputs, groups, and pairs of size, kernel,
   stride, padding, dilation. cycles: per method; works: per method and kind of work. */
void th_conv_costs(const int64_t *geometry, int direction, double *cycles, double *works) {
    convolution v = {.batch = geometry[0],
                     .channels = geometry[1],
                     .outputs = geometry[2],
                     .groups = geometry[3]};
    for (int d = 0; d < 2; d++) {
        v.size[d] = geometry[4 + d];
        v.kernel[d] = geometry[6 + d];
        v.stride[d] = geometry[8 + d];
        v.padding[d] = geometry[10 + d];
        v.dilation[d] = geometry[12 + d];
        v.result[d] = (v.size[d] + 2 * v.padding[d] - v.dilation[d] * (v.kernel[d] - 1) - 1)
                          / v.stride[d]
                      + 1;
    }
    for (int way = 0; way < WAYS; way++) {
        conv_work work = {{0}};
        cycles[way] = way < TH_CONV_DIRECT ? INFINITY : cost(&v, direction, way, &work);
        for (int i = 0; i < TH_WORKS; i++)
            works[way * TH_WORKS + i] = work.of[i];
    }
}

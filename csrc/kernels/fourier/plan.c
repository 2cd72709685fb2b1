/* plan.c: the method for a length, its tables, and a bounded cache of plans. */
#include "kernels/fourier/plan.h"

#include <math.h>
#include <pthread.h>

#define CACHE_BYTES ((int64_t)64 << 20) /* of all plans but the latest */

/* --- memory of a plan, freed with it --- */

typedef struct block {
    struct block *next;
    int64_t bytes;
    _Alignas(64) char data[];
} block;

static void *new_table(fourier_plan *p, int64_t bytes) {
    bytes += (int64_t)sizeof(block);
    block *b = th_allocate(bytes);
    if (!b) {
        p->failed = true;
        return NULL;
    }
    b->next = p->blocks;
    b->bytes = bytes;
    p->blocks = b;
    p->bytes += bytes;
    return b->data;
}

static void *new_numbers(fourier_plan *p, int64_t count) {
    return new_table(p, count * (p->wide ? 8 : 4));
}

static void free_plan(fourier_plan *p) {
    th_fourier_end(p->other);
    for (block *b = p->blocks, *next; b; b = next) {
        next = b->next;
        th_release(b, b->bytes);
    }
    th_release(p, sizeof *p);
}

/* --- roots of unity --- */

/* Roots of order n, for the tables of one plan. An angle up to an eighth of the circle is the sum of
   a coarse and a fine one, whose roots are multiplied in long double. */
typedef struct circle {
    const fourier_plan *plan;
    int64_t n, bytes;
    int bits; /* the low bits of an index are the fine angle's */
    long double (*coarse)[2];
    long double fine[][2];
} circle;

static void put_angle(long double *root, long double angle) {
    root[0] = cosl(angle);
    root[1] = sinl(angle);
}

static circle *new_circle(fourier_plan *p, int64_t n) {
    int bits = 0;
    while (n >> bits >> bits)
        bits++;
    const int64_t fine = (int64_t)1 << bits, coarse = (n >> bits) + 1;
    const int64_t bytes = (int64_t)sizeof(circle)
                          + (fine + coarse) * (int64_t)sizeof(long double[2]);
    circle *c = th_allocate(bytes);
    if (!c) {
        p->failed = true;
        return NULL;
    }
    *c = (circle){.plan = p, .n = n, .bytes = bytes, .bits = bits, .coarse = c->fine + fine};
    const long double unit = 0.78539816339744830961566084581987572L / (long double)n;
    for (int64_t i = 0; i < fine; i++)
        put_angle(c->fine[i], unit * (long double)i);
    for (int64_t i = 0; i < coarse; i++)
        put_angle(c->coarse[i], unit * (long double)(i << bits));
    return c;
}

static void put(const circle *c, void *table, int64_t index, long double value) {
    if (c->plan->wide)
        ((double *)table)[index] = (double)value;
    else
        ((float *)table)[index] = (float)value;
}

/* Write the parts of exp(-2 pi i k / n) to table[index] and table[index + apart], where
   0 <= k < 2 n. The angle is reduced to an eighth of the circle by whole numbers, so it is exact. */
static void put_root(const circle *c, void *table, int64_t index, int64_t apart, int64_t k) {
    const int64_t within = k < c->n ? k : k - c->n, eighth = 8 * within / c->n;
    int64_t rest = 8 * within - eighth * c->n;
    rest = eighth & 1 ? c->n - rest : rest;
    const long double *a = c->coarse[rest >> c->bits];
    const long double *b = c->fine[rest & (((int64_t)1 << c->bits) - 1)];
    const long double x = a[0] * b[0] - a[1] * b[1], y = a[1] * b[0] + a[0] * b[1];
    const bool steep = ((eighth + 1) & 2) != 0, left = ((eighth + 2) & 4) != 0;
    const long double cosine = steep ? y : x, sine = steep ? x : y;
    put(c, table, index, left ? -cosine : cosine);
    put(c, table, index + apart, eighth < 4 ? -sine : sine);
}

/* --- a line in a lane --- */

/* Write the radices of n and return their number; -1 if a prime factor is too large. */
static int factor(int64_t n, int *radix) {
    int count = 0, twos = 0;
    for (int odd = 3; odd <= TH_MOST_RADIX; odd += 2)
        for (; n % odd == 0; n /= odd)
            radix[count++] = odd;
    for (; n % 2 == 0; n /= 2)
        twos++;
    for (; twos > 4 || twos == 3; twos -= 3)
        radix[count++] = 8;
    for (; twos > 0; twos -= 2)
        radix[count++] = twos > 1 ? 4 : 2;
    return n > 1 ? -1 : count;
}

/* The order of the circle is a multiple of the length. */
static void plan_pass(fourier_plan *p, const circle *c, lane_pass *pass, int radix, int64_t span) {
    void *roots = new_numbers(p, 2 * radix), *twiddle = new_numbers(p, 2 * span * radix);
    const int64_t small = c->n / radix, large = small / span;
    for (int j = 0; !p->failed && j < radix; j++)
        put_root(c, roots, 2 * j, 1, (radix - j) * small);
    for (int64_t k = 0, i = 0; !p->failed && k < span; k++)
        for (int q = 1; q < radix; q++, i += 2)
            put_root(c, twiddle, i, 1, k * q * large);
    *pass = (lane_pass){radix, radix > 8 ? 9 : radix, span, twiddle, roots};
}

static const lane_plan *plan_lanes(fourier_plan *p, const circle *c, int64_t n) {
    int radix[TH_MOST_PASSES];
    lane_plan *lanes = new_table(p, sizeof *lanes);
    int64_t *position = new_table(p, (n + 1) * (int64_t)sizeof *position), span = 1;
    if (!lanes || !position)
        return NULL;
    lanes->n = n;
    lanes->position = position;
    lanes->passes = factor(n, radix);
    for (int i = 0; i < lanes->passes; span *= radix[i++])
        plan_pass(p, c, &lanes->pass[i], radix[i], span);
    position[n] = n;
    for (int64_t j = 0; j < n; j++) {
        int64_t rest = j;
        position[j] = 0;
        for (int i = lanes->passes - 1; i >= 0; rest /= radix[i--])
            position[j] += rest % radix[i] * lanes->pass[i].span;
    }
    return lanes;
}

/* --- a line as a matrix --- */

/* Lanes computed per line of each step, where the last vector may be partly empty. */
static double waste(int64_t lines) {
    return (double)((lines + TH_COLUMNS - 1) / TH_COLUMNS * TH_COLUMNS) / (double)lines;
}

/* The number of rows of the cheapest matrix: full lanes and balanced sides. 1 if n is prime. */
static int64_t best_rows(int64_t n) {
    int64_t best = 1;
    double least = INFINITY;
    for (int64_t side = 2; side * side <= n; side++) {
        for (int i = 0; i < 2 && n % side == 0; i++) {
            const int64_t rows = i ? n / side : side;
            const double first = log2((double)rows), second = log2((double)(n / rows));
            const double cost = waste(n / rows) * (first + 4) + waste(rows) * (second + 4)
                                + fabs(first - second) / 8;
            if (cost < least) {
                least = cost;
                best = rows;
            }
        }
    }
    return best;
}

static void plan_matrix(fourier_plan *p, const circle *c, int64_t rows) {
    const int64_t columns = p->n / rows, blocks = (columns + TH_COLUMNS - 1) / TH_COLUMNS;
    /* A vector of factors that begins at any column may be loaded. */
    char *lane = new_numbers(p, (2 * rows + 1) * TH_COLUMNS);
    char *step = new_numbers(p, blocks * rows * 2);
    p->rows = plan_lanes(p, c, rows);
    p->columns = plan_lanes(p, c, columns);
    for (int64_t k = 0; !p->failed && k < rows; k++) {
        for (int64_t l = 0; l < TH_COLUMNS; l++)
            put_root(c, lane, k * 2 * TH_COLUMNS + l, TH_COLUMNS, k * l);
        for (int64_t b = 0; b < blocks; b++)
            put_root(c, step, 2 * (b * rows + k), 1, k * b * TH_COLUMNS);
    }
    p->by_lane = lane;
    p->by_step = step;
}

/* --- a line as a convolution (Bluestein, 1970) --- */

/* The least length of at least `least` with small factors that fills the lanes. */
static int64_t padded_length(int64_t least) {
    static const int odd[] = {1, 3, 5, 9, 15};
    int64_t best = INT64_MAX;
    for (int i = 0; i < 5; i++) {
        int64_t n = odd[i] * 256;
        while (n < least)
            n *= 2;
        best = n < best ? n : best;
    }
    return best;
}

/* The order of the circle is 2 n. j k = (j^2 + k^2 - (k - j)^2) / 2 makes the transform a convolution with exp(pi i j^2 / n), for
   which transforms of a padded length m >= 2 n - 1 are used. */
static void plan_convolution(fourier_plan *p, const circle *circle) {
    const int64_t n = p->n, m = padded_length(2 * n - 1);
    p->other = th_fourier_plan(m, p->wide, false);
    char *chirp = new_numbers(p, 2 * n), *filter = new_numbers(p, 2 * m);
    p->failed |= !p->other;
    if (!p->failed) {
        memset(filter, 0, (size_t)(2 * m) * (p->wide ? 8 : 4));
        for (int64_t j = 0, square = 0; j < n; square = (square + 2 * j + 1) % (2 * n), j++) {
            put_root(circle, chirp, 2 * j, 1, square);
            put_root(circle, filter, 2 * j, 1, 2 * n - square);
            put_root(circle, filter, 2 * ((m - j) % m), 1, 2 * n - square);
        }
        const fourier_call c = {p->other, filter, filter,        1,     1,   m,
                                m,        NULL,   1 / (double)m, false, true};
        p->failed = th_fourier_complex(&c) != 0;
    }
    p->chirp = chirp;
    p->filter = filter;
}

/* --- a real line --- */

static void plan_real(fourier_plan *p, const circle *c) {
    const int64_t n = p->n;
    p->other = th_fourier_plan(n % 2 ? n : n / 2, p->wide, false);
    p->failed = !p->other;
    if (p->failed || n % 2)
        return;
    char *halves = new_numbers(p, n / 2 + 2);
    for (int64_t k = 0; !p->failed && k <= n / 4; k++)
        put_root(c, halves, 2 * k, 1, k);
    p->halves = halves;
}

static fourier_plan *new_plan(int64_t n, bool wide, bool real) {
    int radix[TH_MOST_PASSES];
    fourier_plan *p = th_allocate(sizeof *p);
    if (!p)
        return NULL;
    *p = (fourier_plan){.n = n, .wide = wide, .real = real, .users = 1, .bytes = sizeof *p};
    p->width = th_lane_set()->bytes / (wide ? 8 : 4);
    const bool smooth = factor(n, radix) >= 0;
    const int64_t rows = smooth && n > TH_SHORT_LINE ? best_rows(n) : 1;
    circle *c = new_circle(p, real || smooth ? n : 2 * n);
    if (c && real)
        plan_real(p, c);
    else if (c && !smooth)
        plan_convolution(p, c);
    else if (c) {
        if (n <= TH_LANE_LENGTH || rows == 1)
            p->whole = plan_lanes(p, c, n);
        if (rows > 1)
            plan_matrix(p, c, rows);
    }
    if (c)
        th_release(c, c->bytes);
    if (!p->failed)
        return p;
    free_plan(p);
    return NULL;
}

/* --- the cache, latest first --- */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static fourier_plan *cache;

/* Remove plans beyond the bound from the cache; return them as a list. */
static fourier_plan *trim(void) {
    int64_t bytes = 0;
    for (fourier_plan *p = cache; p; p = p->next) {
        fourier_plan *rest = p->next;
        bytes += rest ? rest->bytes : 0;
        if (bytes > CACHE_BYTES) {
            p->next = NULL;
            return rest;
        }
    }
    return NULL;
}

static fourier_plan *find(int64_t n, bool wide, bool real) {
    for (fourier_plan **at = &cache, *p; (p = *at); at = &p->next)
        if (p->n == n && p->wide == wide && p->real == real) {
            *at = p->next;
            p->next = cache;
            __atomic_add_fetch(&p->users, 1, __ATOMIC_RELAXED);
            return cache = p;
        }
    return NULL;
}

const fourier_plan *th_fourier_plan(int64_t n, bool wide, bool real) {
    pthread_mutex_lock(&lock);
    fourier_plan *p = find(n, wide, real), *removed = NULL;
    pthread_mutex_unlock(&lock);
    if (p || !(p = new_plan(n, wide, real)))
        return p;
    pthread_mutex_lock(&lock);
    p->users++;
    p->next = cache;
    cache = p;
    removed = trim();
    pthread_mutex_unlock(&lock);
    for (fourier_plan *next; removed; removed = next) {
        next = removed->next;
        th_fourier_end(removed);
    }
    return p;
}

void th_fourier_end(const fourier_plan *p) {
    fourier_plan *own = (fourier_plan *)(uintptr_t)p;
    if (own && __atomic_sub_fetch(&own->users, 1, __ATOMIC_ACQ_REL) == 0)
        free_plan(own);
}

/* random.c: Philox4x32-10 (Salmon and others, "Parallel random numbers: as easy as 1, 2, 3", 2011).
   The key is the seed, a counter 64 bits of position in a call and 64 bits of the call's number. */
#include <string.h>

#include "core.h"
#include "loop.h"

#define CHUNK 1024             /* Numbers made at a time, on the stack. */
#define COUNTERS (CHUNK / 2)   /* At most: two doubles take a counter. */
#define TWO_PI 6.283185307179586476925

static uint64_t seed, offset; /* offset: calls so far */

void th_seed(uint64_t value) { th_set_random_state((uint64_t[2]){value, 0}); }

uint64_t th_initial_seed(void) { return __atomic_load_n(&seed, __ATOMIC_RELAXED); }

void th_random_state(uint64_t state[2]) {
    state[0] = __atomic_load_n(&seed, __ATOMIC_RELAXED);
    state[1] = __atomic_load_n(&offset, __ATOMIC_RELAXED);
}

void th_set_random_state(const uint64_t state[2]) {
    __atomic_store_n(&seed, state[0], __ATOMIC_RELAXED);
    __atomic_store_n(&offset, state[1], __ATOMIC_RELAXED);
}

/* What one call draws from. */
typedef struct source {
    uint64_t seed, offset;
} source;

static source next_source(void) {
    return (source){th_initial_seed(), __atomic_fetch_add(&offset, 1, __ATOMIC_RELAXED)};
}

/* Ten rounds; x becomes four random words. */
FORMULA void philox(uint32_t *x0, uint32_t *x1, uint32_t *x2, uint32_t *x3, uint64_t key) {
    uint32_t a = *x0, b = *x1, c = *x2, d = *x3, k0 = (uint32_t)key, k1 = (uint32_t)(key >> 32);
#pragma GCC unroll 10
    for (int round = 0; round < 10; round++) {
        const uint64_t p = (uint64_t)a * 0xD2511F53u, q = (uint64_t)c * 0xCD9E8D57u;
        a = (uint32_t)(q >> 32) ^ b ^ k0;
        b = (uint32_t)q;
        c = (uint32_t)(p >> 32) ^ d ^ k1;
        d = (uint32_t)p;
        k0 += 0x9E3779B9u;
        k1 += 0xBB67AE85u;
    }
    *x0 = a, *x1 = b, *x2 = c, *x3 = d;
}

uint64_t th_random_bits(void) {
    const source from = next_source();
    uint32_t a = 0, b = 0, c = (uint32_t)from.offset, d = (uint32_t)(from.offset >> 32);
    philox(&a, &b, &c, &d, from.seed);
    return (uint64_t)a << 32 | b;
}

/* Words of `count` counters from `first`: four arrays of COUNTERS. */
CLONES static void words(source from, uint64_t first, int64_t count, uint32_t (*word)[COUNTERS]) {
    const uint32_t low = (uint32_t)from.offset, high = (uint32_t)(from.offset >> 32);
    for (int64_t i = 0; i < count; i++) {
        const uint64_t counter = first + (uint64_t)i;
        uint32_t a = (uint32_t)counter, b = (uint32_t)(counter >> 32), c = low, d = high;
        philox(&a, &b, &c, &d, from.seed);
        word[0][i] = a, word[1][i] = b, word[2][i] = c, word[3][i] = d;
    }
}

/* 24 bits in [0, 1) from one word; 53 bits from two. */
#define UNIFORM_FLOAT(x) ((float)(int32_t)((x) >> 8) * 0x1p-24f)
#define UNIFORM_DOUBLE(x, y)                                                                       \
    (((double)(int32_t)((x) >> 5) * 0x1p26 + (double)(int32_t)((y) >> 6)) * 0x1p-53)

CLONES static void uniform_float(uint32_t (*word)[COUNTERS], int64_t count, float *to) {
    for (int64_t i = 0; i < count; i++) {
        to[4 * i] = UNIFORM_FLOAT(word[0][i]);
        to[4 * i + 1] = UNIFORM_FLOAT(word[1][i]);
        to[4 * i + 2] = UNIFORM_FLOAT(word[2][i]);
        to[4 * i + 3] = UNIFORM_FLOAT(word[3][i]);
    }
}

CLONES static void uniform_double(uint32_t (*word)[COUNTERS], int64_t count, double *to) {
    for (int64_t i = 0; i < count; i++) {
        to[2 * i] = UNIFORM_DOUBLE(word[0][i], word[1][i]);
        to[2 * i + 1] = UNIFORM_DOUBLE(word[2][i], word[3][i]);
    }
}

/* Box and Muller, 1958: two uniform numbers make two normal ones. The logarithm never sees 0.
   Cosine and sine have loops of their own, since a sincos does not vectorise. */
#define BOX_MULLER(T, x, y, log, sqrt, cos, sin)                                                   \
    T radius[COUNTERS], angle[COUNTERS], sine[COUNTERS];                                           \
    for (int64_t i = 0; i < count; i++) {                                                          \
        radius[i] = sqrt(-2 * log(x));                                                             \
        angle[i] = (T)TWO_PI * (y);                                                                \
    }                                                                                              \
    for (int64_t i = 0; i < count; i++)                                                            \
        sine[i] = radius[i] * sin(angle[i]);                                                       \
    for (int64_t i = 0; i < count; i++)                                                            \
        radius[i] *= cos(angle[i]);                                                                \
    for (int64_t i = 0; i < count; i++) {                                                          \
        to[step * i] = radius[i];                                                                  \
        to[step * i + 1] = sine[i];                                                                \
    }

/* All 32 bits go into the radius, for the sake of the tails. */
CLONES static void normal_pairs(const uint32_t *first, const uint32_t *second, int64_t count,
                                float *to) {
    const int64_t step = 4;
    BOX_MULLER(float, (float)(int32_t)(first[i] >> 1) * 0x1p-31f + 0x1p-33f,
               UNIFORM_FLOAT(second[i]), logf, sqrtf, cosf, sinf)
}

static void normal_float(uint32_t (*word)[COUNTERS], int64_t count, float *to) {
    normal_pairs(word[0], word[1], count, to);
    normal_pairs(word[2], word[3], count, to + 2);
}

CLONES static void normal_double(uint32_t (*word)[COUNTERS], int64_t count, double *to) {
    const int64_t step = 2;
    BOX_MULLER(double, UNIFORM_DOUBLE(word[0][i], word[1][i]) + 0x1p-54,
               UNIFORM_DOUBLE(word[2][i], word[3][i]), log, sqrt, cos, sin)
}

/* CHUNK numbers from a position that is a multiple of it. */
static void make_numbers(source from, int64_t position, int64_t count, bool single, bool normal,
                         void *to) {
    uint32_t word[4][COUNTERS];
    const int64_t per = single ? 4 : 2, needed = (count + per - 1) / per;
    const int64_t counters = (needed + 15) / 16 * 16; /* whole vectors: a scalar rest costs more */
    words(from, (uint64_t)(position / per), counters, word);
    if (single)
        (normal ? normal_float : uniform_float)(word, counters, to);
    else
        (normal ? normal_double : uniform_double)(word, counters, to);
}

typedef struct job {
    const random_row *r;
    source from;
    const scalar *option;
    dtype type;
    int64_t numel;
    char *at[TH_MAX_OPERANDS];
    int64_t step[TH_MAX_OPERANDS];
} job;

static void run_chunks(int64_t begin, int64_t end, void *context) {
    const job *j = context;
    double numbers[CHUNK + 4]; /* whole counters may write past the last number */
    const bool single = j->type == TH_FLOAT;
    for (int64_t chunk = begin; chunk < end; chunk++) {
        char *at[TH_MAX_OPERANDS];
        const int64_t position = chunk * CHUNK, left = j->numel - position;
        const int64_t count = left < CHUNK ? left : CHUNK;
        make_numbers(j->from, position, count, single, j->r->normal, numbers);
        for (int k = 0; k < j->r->inputs + 2; k++)
            at[k] = k == 1 ? (char *)numbers : j->at[k] + position * j->step[k];
        j->r->loops[j->type](at, j->step, count, j->option);
    }
}

/* The parameters that the loop reads: contiguous tensors of the result's size, or numbers. */
typedef struct parameters {
    tensor *t[TH_MAX_TENSORS];
    uint64_t constant[TH_MAX_TENSORS];
} parameters;

static const scalar *number_of(const char *op, const call *c, int t) {
    for (int i = 0; i < th_row_count; i++)
        for (int k = 0; !strcmp(th_rows[i].op, op) && k < th_rows[i].nparams; k++)
            if (th_rows[i].params[k].kind == P_EITHER && th_rows[i].params[k].t == t)
                return &c->s[th_rows[i].params[k].s];
    return NULL;
}

static int bind(const random_row *r, const call *c, job *j, const extent *size, parameters *p) {
    const int first = r->fills ? 1 : 0;
    for (int i = 0; i < r->inputs; i++) {
        const tensor *t = c->t[first + i];
        const scalar *number = t ? NULL : number_of(r->op, c, first + i);
        if (!t && !number)
            return th_fail(TH_TYPE, "%s: %s is missing", r->op, th_slot_name(r->op, first + i));
        if (number) {
            th_write_scalar(&p->constant[i], j->type, *number);
            j->at[i + 2] = (char *)&p->constant[i];
            j->step[i + 2] = 0;
            continue;
        }
        tensor wide = th_expanded(t, size->ndim, size->size);
        if (wide.contiguous)
            th_retain(p->t[i] = (tensor *)(uintptr_t)t);
        else if (!(p->t[i] = th_clone(&wide)))
            return -1;
        j->at[i + 2] = th_data(p->t[i]);
        j->step[i + 2] = th_item_size[j->type];
    }
    return 0;
}

static int run(const random_row *r, call *c, const extent *size, job *j, tensor *out) {
    parameters p = {.t = {NULL}};
    tensor *plain = out->contiguous ? th_keep(out)
                                    : th_new(TH_CPU, j->type, size->ndim, size->size);
    int failed = plain ? bind(r, c, j, size, &p) : -1;
    if (!failed) {
        j->r = r;
        j->from = next_source();
        j->numel = out->numel;
        j->at[0] = th_data(plain);
        j->step[0] = th_item_size[j->type];
        j->step[1] = j->type == TH_FLOAT ? sizeof(float) : sizeof(double);
        th_parallel((j->numel + CHUNK - 1) / CHUNK, TH_PARALLEL / CHUNK, run_chunks, j);
        if (plain != out)
            failed = th_copy(out, plain);
    }
    for (int i = 0; i < r->inputs; i++)
        th_drop(p.t[i]);
    th_drop(plain);
    return failed;
}

static int check_types(const random_row *r, const call *c, dtype *type) {
    const int count = r->inputs + (r->fills ? 1 : 0);
    const tensor *first = NULL;
    for (int i = 0; i < count; i++) {
        const tensor *t = c->t[i];
        if (!t)
            continue;
        if (t->device != TH_CPU)
            return th_fail(TH_RUNTIME, "%s: %s is %s; CUDA is not built in", r->op,
                           th_slot_name(r->op, i), th_describe(t));
        if (first && t->dtype != first->dtype)
            return th_fail(TH_TYPE, "%s: input is %s, %s is %s; convert one", r->op,
                           th_describe(first), th_slot_name(r->op, i), th_describe(t));
        first = first ? first : t;
    }
    *type = first ? (dtype)first->dtype : (dtype)c->type;
    if (!(r->dtypes >> *type & 1) || !r->loops[*type])
        return th_fail(TH_TYPE, "%s: not defined for %sTensor", r->op, th_dtype_name[*type]);
    return 0;
}

/* What is filled gives the size; else the parameters together; else the int* list. */
static int result_size(const random_row *r, const call *c, extent *size) {
    if (r->fills && c->t[0]) {
        tensor *const *t = c->t;
        size->ndim = t[0]->ndim;
        memcpy(size->size, t[0]->size, sizeof size->size);
        extent all;
        if (th_broadcast(r->op, r->inputs + 1, t, &all))
            return -1;
        if (all.ndim != size->ndim ||
            memcmp(all.size, size->size, sizeof(int64_t) * (size_t)all.ndim))
            return th_fail(TH_RUNTIME, "%s: input is %s; the parameters need size %s", r->op,
                           th_describe(t[0]), th_sizes(all.size, all.ndim));
        return 0;
    }
    bool any = false;
    for (int i = 0; i < r->inputs; i++)
        any |= c->t[i] != NULL;
    if (any)
        return th_broadcast(r->op, r->inputs, c->t, size);
    *size = (extent){1, {r->inputs ? 1 : 0}};
    if (r->inputs || !c->length)
        return 0;
    if (c->length > TH_MAX_DIM)
        return th_fail(TH_VALUE, "%s: %d dimensions; a tensor has at most %d", r->op, c->length,
                       TH_MAX_DIM);
    size->ndim = c->length;
    memcpy(size->size, c->n, sizeof(int64_t) * (size_t)c->length);
    return th_count(size->ndim, size->size) < 0 ? -1 : 0;
}

static int draw(const random_row *r, call *c) {
    job j;
    extent size;
    scalar option[TH_MAX_SCALARS];
    if (r->fills && !c->t[0])
        return th_fail(TH_TYPE, "%s: input is missing", r->op);
    if (check_types(r, c, &j.type) || result_size(r, c, &size))
        return -1;
    memcpy(option, c->s, sizeof option);
    for (int k = 0; k < r->scalars; k++)
        if (th_fit_scalar(r->op, j.type, &option[k]))
            return -1;
    j.option = option;
    tensor *out = th_output(r->op, c, 0, j.type, &size);
    return out ? run(r, c, &size, &j, out) : -1;
}

int th_random(const random_row *r, call *c) { return th_finish(c, draw(r, c)); }

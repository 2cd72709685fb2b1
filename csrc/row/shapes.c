/* shapes.c: sizes of results: by a row's letters, "np,nm,mp->np", broadcast, or given by the caller. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "row/row.h"

/* Sizes by letter; from records the tensor and the dim that set each, for messages. */
typedef struct letters {
    uint64_t known; /* bit per letter */
    int64_t size[64];
    uint16_t from[64]; /* tensor slot << 8 | dim */
} letters;
static inline int index_of(char letter) { return letter & 63; }
static inline bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

static int shape_error(const row *r, const call *c, const char *rule) {
    char text[640];
    size_t used = 0;
    for (int i = 0; i < r->nparams && used < sizeof text; i++)
        if (th_holds_tensor(&r->params[i]) && c->t[r->params[i].slot])
            used += (size_t)snprintf(text + used, sizeof text - used, "%s%s is %s",
                                     used ? ", " : "", r->params[i].name,
                                     th_describe(c->t[r->params[i].slot]));
    return th_fail(TH_RUNTIME, "%s: %s; need %s", r->name, text, rule);
}

static inline int64_t letter_size(const letters *all, char letter) {
    const int k = index_of(letter);
    return is_digit(letter) ? letter - '0' : all->known >> k & 1 ? all->size[k] : 0;
}

/* Number of letters of one parameter; "-" is an omitted one. */
static inline int spec_length(const char *spec) {
    int length = spec[0] == '-' && spec[1] != '>';
    while (spec[length] && spec[length] != ',' && spec[length] != '-')
        length++;
    return length;
}

/* Tensor slot t has another number of dims than letters, or dim d is not what its letter says. */
static const char *refuse(const row *r, const call *c, int t, const char *spec, int d,
                          const letters *all) {
    const int length = spec_length(spec), k = index_of(spec[d]);
    const int from = all->from[k] >> 8, dim = all->from[k] & 255;
    char rule[200] = "a square matrix";
    if (c->t[t]->ndim != length)
        snprintf(rule, sizeof rule, "%s with %d dimension%s", th_slot_name(r, t), length,
                 length == 1 ? "" : "s");
    else if (is_digit(spec[d]))
        snprintf(rule, sizeof rule, "%s.size(%d) == %c", th_slot_name(r, t), d, spec[d]);
    else if (from != t || length != 2)
        snprintf(rule, sizeof rule, "%s.size(%d) == %s.size(%d)", th_slot_name(r, from), dim,
                 th_slot_name(r, t), d);
    shape_error(r, c, rule);
    return NULL;
}

/* Match the dims of tensor slot t with the letters of `spec`; return their end, or NULL with an
   error. */
static inline const char *match(const row *r, const call *c, int t, const char *spec,
                                letters *all) {
    const tensor *x = c->t[t];
    int d = 0;
    for (char letter; (letter = spec[d]) && letter != ',' && letter != '-'; d++) {
        const int k = index_of(letter);
        if (d >= x->ndim)
            return refuse(r, c, t, spec, d, all);
        if (!is_digit(letter) && !(all->known >> k & 1)) {
            all->known |= UINT64_C(1) << k;
            all->size[k] = x->size[d];
            all->from[k] = (uint16_t)(t << 8 | d);
        } else if (x->size[d] != letter_size(all, letter)) {
            return refuse(r, c, t, spec, d, all);
        }
    }
    return d == x->ndim ? spec + d : refuse(r, c, t, spec, d, all);
}

static int match_broadcast(const row *r, const call *c, int t, const char *spec, int length,
                           const letters *all) {
    const tensor *x = c->t[t];
    int64_t wanted[TH_MAX_DIM];
    for (int d = 0; d < length; d++)
        wanted[d] = letter_size(all, spec[d]);
    if (th_broadcasts(x, length, wanted))
        return 0;
    char rule[200];
    snprintf(rule, sizeof rule, "%s that broadcasts to %s", th_slot_name(r, t),
             th_sizes(wanted, length));
    return shape_error(r, c, rule);
}

/* Match the letters of the parameters that do not broadcast; return the start of the results'
   letters, or NULL with an error. stars: bit per slot of a given tensor that broadcasts. */
static inline const char *match_all(const row *r, const char *spec, const call *c, letters *all,
                                    uint32_t *stars) {
    for (const param *p = r->params, *end = p + r->nparams; p < end; p++) {
        if (!th_holds_tensor(p))
            continue;
        const bool star = spec[0] == '*', given = c->t[p->slot] && spec[0] != '-';
        *stars |= (uint32_t)(star && given) << p->slot;
        spec = given && !star ? match(r, c, p->slot, spec, all) : spec + spec_length(spec);
        if (!spec)
            return NULL;
        spec += *spec == ',';
    }
    return spec;
}

/* Match the letters of the parameters that broadcast. */
static int match_stars(const row *r, const char *spec, const call *c, const letters *all,
                       uint32_t stars) {
    for (const param *p = r->params, *end = p + r->nparams; p < end; p++) {
        if (!th_holds_tensor(p))
            continue;
        const int length = spec_length(spec);
        if (stars >> p->slot & 1 && match_broadcast(r, c, p->slot, spec + 1, length - 1, all))
            return -1;
        spec += length;
        spec += *spec == ',';
    }
    return 0;
}

int th_check_shapes(const row *r, const char *spec, const call *c, extent *result) {
    letters all;
    uint32_t stars = 0;
    all.known = 0;
    const char *out = match_all(r, spec, c, &all, &stars);
    if (!out || (stars && match_stars(r, spec, c, &all, stars)))
        return -1;
    if (*out != '-')
        return 0;
    result->ndim = 0;
    for (out += 2; *out; out++) {
        if (*out == ',') {
            (++result)->ndim = 0;
            continue;
        }
        result->size[result->ndim++] = letter_size(&all, *out);
    }
    return 0;
}

static inline int64_t size_at(const call *c, uint8_t place) {
    return c->t[place >> 4]->size[place & 15];
}

/* Sizes of the results by the plan; false: the letters decide. */
static inline bool follow_plan(const row *r, const uint8_t *plan, const call *c, extent *result) {
    for (int t = 0; t < r->tensors; t++) {
        const tensor *x = c->t[t];
        const int ndim = *plan++;
        if (!x || x->ndim != ndim)
            return false;
        for (int d = 0; d < ndim; d++)
            if (x->size[d] != size_at(c, *plan++))
                return false;
    }
    for (int results = *plan++; results; results--, result++) {
        result->ndim = *plan++;
        for (int d = 0; d < result->ndim; d++)
            result->size[d] = size_at(c, *plan++);
    }
    return true;
}

int th_kernel_sizes(const row *r, const call *c, extent *size) {
    const kernel_body *b = r->body;
    if (r->require && r->require(c))
        return -1;
    if (b->shapes && !(b->plan && follow_plan(r, b->plan, c, size))
        && th_check_shapes(r, b->shapes, c, size))
        return -1;
    return b->shape ? b->shape(size, c) : 0;
}

int th_common_size(const row *r, int count, tensor *const *t, extent *result) {
    mismatch why;
    if (!th_broadcast(count, t, result, &why))
        return th_count(result->ndim, result->size) < 0 ? -1 : 0;
    const tensor *a = t[why.first], *b = t[why.second];
    const int from_end = why.dim - result->ndim;
    return th_fail(TH_RUNTIME,
                   "%s: %s is %s, %s is %s; sizes %" PRId64 " and %" PRId64
                   " differ in dimension %d of the result%s",
                   r->name, th_slot_name(r, why.first), th_describe(a), th_slot_name(r, why.second),
                   th_describe(b), a->size[from_end + a->ndim], b->size[from_end + b->ndim],
                   why.dim, a->numel == b->numel ? "; view() gives them one size" : "");
}

int th_take_sizes(const char *op, extent *result, ints size) {
    if (size.count > TH_MAX_DIM)
        return th_fail(TH_VALUE, "%s: %d sizes; need at most %d", op, size.count, TH_MAX_DIM);
    result->ndim = size.count;
    for (int d = 0; d < size.count; d++)
        result->size[d] = size.at[d];
    return th_count(result->ndim, size.at) < 0 ? -1 : 0;
}

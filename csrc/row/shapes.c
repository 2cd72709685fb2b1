/* shapes.c: checks sizes against a row's letters: "np,nm,mp->np". */
#include <stdio.h>
#include <string.h>

#include "row/row.h"

/* Sizes by letter; t and d record the tensor and dim that set each, for messages. */
typedef struct letters {
    int64_t size[128];
    int t[128], d[128];
    bool known[128];
} letters;

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

static int64_t letter_size(const letters *all, char letter) {
    if (letter >= '0' && letter <= '9')
        return letter - '0';
    return all->known[letter & 127] ? all->size[letter & 127] : 0;
}

/* Match the dims of tensor slot t with the first `length` letters of `spec`. */
static int match(const row *r, const call *c, int t, const char *spec, int length, letters *all) {
    const tensor *x = c->t[t];
    char rule[200];
    if (x->ndim != length) {
        snprintf(rule, sizeof rule, "%s with %d dimension%s", th_slot_name(r, t), length,
                 length == 1 ? "" : "s");
        return shape_error(r, c, rule);
    }
    for (int d = 0; d < length; d++) {
        const int letter = spec[d] & 127;
        if (letter >= '0' && letter <= '9') {
            if (x->size[d] == letter - '0')
                continue;
            snprintf(rule, sizeof rule, "%s.size(%d) == %c", th_slot_name(r, t), d, letter);
            return shape_error(r, c, rule);
        }
        if (!all->known[letter]) {
            all->known[letter] = true;
            all->size[letter] = x->size[d];
            all->t[letter] = t;
            all->d[letter] = d;
        } else if (all->size[letter] != x->size[d] && all->t[letter] == t && length == 2) {
            return shape_error(r, c, "a square matrix");
        } else if (all->size[letter] != x->size[d]) {
            snprintf(rule, sizeof rule, "%s.size(%d) == %s.size(%d)",
                     th_slot_name(r, all->t[letter]), all->d[letter], th_slot_name(r, t), d);
            return shape_error(r, c, rule);
        }
    }
    return 0;
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

/* Number of letters of one parameter; "-" is an omitted one. */
static inline int spec_length(const char *spec) {
    int length = spec[0] == '-' && spec[1] != '>';
    while (spec[length] && spec[length] != ',' && spec[length] != '-')
        length++;
    return length;
}

/* Match the letters of parameters that broadcast (marked by *), or of the others; return the start
   of the results' letters. broadcasts: set if any parameter broadcasts. */
static const char *match_all(const row *r, const char *spec, const call *c, letters *all,
                             bool broadcast, bool *broadcasts) {
    for (int i = 0; i < r->nparams; i++) {
        if (!th_holds_tensor(&r->params[i]))
            continue;
        const int t = r->params[i].slot, length = spec_length(spec);
        const bool star = spec[0] == '*';
        *broadcasts |= star;
        if (c->t[t] && spec[0] != '-' && star == broadcast
            && (broadcast ? match_broadcast(r, c, t, spec + 1, length - 1, all)
                          : match(r, c, t, spec, length, all)))
            return NULL;
        spec += length;
        spec += *spec == ',';
    }
    return spec;
}

int th_check_shapes(const row *r, const char *spec, const call *c, extent *result) {
    letters all;
    bool broadcasts = false;
    memset(all.known, 0, sizeof all.known);
    const char *out = match_all(r, spec, c, &all, false, &broadcasts);
    if (!out || (broadcasts && !match_all(r, spec, c, &all, true, &broadcasts)))
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

int th_kernel_sizes(const row *r, const call *c, extent *size) {
    const kernel_body *b = r->body;
    if (r->require && r->require(c))
        return -1;
    if (b->shapes && th_check_shapes(r, b->shapes, c, size))
        return -1;
    return b->shape ? b->shape(size, c) : 0;
}

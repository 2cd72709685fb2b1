/* stretch_reader.c: finds the steps of a program that one function of machine code can compute, and reads
   their formulas: a list of nodes in which equal values are one. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "row/assembler.h"
#include "row/stretch.h"

#define LEAST_STEPS 2
#define DEPTH 64 /* of a formula in postfix */
enum { NONE = -1 };
enum { FOLD_SUM = V_ADD, FOLD_MOST = V_MAX, FOLD_LEAST = V_MIN, FOLD_MOST_BITS = V_MOST_BITS };

/* A stretch in progress. */
typedef struct reader {
    const program *p;
    const step *const *steps;
    int count; /* steps of the whole program that are wanted */
    dtype type;
    bool pieces;
    stretch *s;
    node node[STRETCH_NODES];
    int nodes;
    int16_t at[PROGRAM_REGISTERS]; /* the node that a register holds */
    bool truth[STRETCH_NODES];
    bool failed;
    stretch_plan plan;
} reader;

/* Whether a reduction is of the elements themselves, so that those of pieces may be reduced again. */
static bool is_plain(const reduction *of) {
    static const char *const plain[] = {"x0 sum", "x0 largest", "x0 least"};
    for (int k = 0; k < 3; k++)
        if (!strncmp(of->postfix, plain[k], strlen(plain[k])))
            return true;
    return false;
}

static bool can_join(const reader *r, const step *s) {
    if (s->of)
        return s->outputs == 1 && s->of->postfix && !(r->pieces && s->narrow & 1);
    return s->fold->postfix && (!r->pieces || is_plain(s->fold));
}

static int add_node(reader *r, node n) {
    for (int k = 0; k < r->nodes; k++)
        if (n.kind != NODE_STORE && !memcmp(&r->node[k], &n, sizeof n))
            return k;
    if (r->nodes == STRETCH_NODES) {
        r->failed = true;
        return 0;
    }
    r->truth[r->nodes] = n.kind == NODE_COMPARE || n.kind == NODE_MASK || n.kind == NODE_NOT;
    r->node[r->nodes] = n;
    return r->nodes++;
}

static node make(node_kind kind, int op, int x, int y, int z) {
    return (node){(uint8_t)kind, (uint8_t)op, (int16_t)x, (int16_t)y, (int16_t)z};
}

static int add_operand(reader *r, stretch_operand o) {
    stretch *s = r->s;
    for (int k = 0; k < s->operands; k++) {
        const stretch_operand *own = &s->operand[k];
        if (own->kind == o.kind && own->at == o.at && own->option == o.option
            && !memcmp(&own->value, &o.value, sizeof o.value)) {
            s->operand[k].is_output |= o.is_output;
            return k;
        }
    }
    if (s->operands == STRETCH_OPERANDS) {
        r->failed = true;
        return 0;
    }
    s->per_row |= o.kind == STRETCH_PER_ROW;
    s->operand[s->operands] = o;
    return s->operands++;
}

static int number_node(reader *r, int option, double value) {
    stretch_operand o = {.kind = STRETCH_VALUE, .option = (int16_t)option};
    if (option == NONE)
        o.value = value;
    return add_node(r, make(NODE_SAME, 0, add_operand(r, o), NONE, NONE));
}

static int constant(reader *r, double value) { return number_node(r, NONE, value); }

/* The bits of a mask: all, or all but the sign. */
static int all_bits(reader *r, bool sign) {
    const uint64_t bits = sign ? UINT64_MAX : UINT64_MAX >> 1;
    double value;
    memcpy(&value, &bits, sizeof value);
    return constant(r, value);
}

/* The node of an input of a step. */
static int input_node(reader *r, const step *s, int k) {
    const int at = s->at[s->outputs + k];
    if (r->at[at] != NONE)
        return r->at[at];
    if (at >= PROGRAM_NUMBER) {
        const program_number *n = &r->p->number[at - PROGRAM_NUMBER];
        return r->at[at] = (int16_t)number_node(r, n->option, n->value.f);
    }
    const bool narrow = s->narrow >> (s->outputs + k) & 1;
    r->failed |= s->bytes >> (s->outputs + k) & 1;
    const int o = add_operand(r,
                              (stretch_operand){.kind = narrow ? STRETCH_PER_ROW : STRETCH_ELEMENTS,
                                                .at = (uint8_t)at,
                                                .option = NONE});
    const int kind = narrow ? NODE_SAME : NODE_ELEMENTS;
    return r->at[at] = (int16_t)add_node(r, make(kind, 0, o, NONE, NONE));
}

/* --- formulas ------------------------------------------------------------------------------- */

typedef struct word {
    const char *text;
    uint8_t reads, kind, op;
} word;

enum { NEGATE = 100, ABSOLUTE };

static const word words[] = {
    {"+", 2, NODE_VECTOR, V_ADD},
    {"-", 2, NODE_VECTOR, V_SUB},
    {"*", 2, NODE_VECTOR, V_MUL},
    {"/", 2, NODE_VECTOR, V_DIV},
    {"<", 2, NODE_COMPARE, V_LESS},
    {"<=", 2, NODE_COMPARE, V_LESS_EQUAL},
    {">", 2, NODE_COMPARE, V_MORE},
    {">=", 2, NODE_COMPARE, V_MORE_EQUAL},
    {"==", 2, NODE_COMPARE, V_EQUAL},
    {"!=", 2, NODE_COMPARE, V_UNEQUAL},
    {"and", 2, NODE_MASK, V_AND},
    {"or", 2, NODE_MASK, V_OR},
    {"not", 1, NODE_NOT, 0},
    {"select", 3, NODE_SELECT, 0},
    {"sqrt", 1, NODE_ROOT, 0},
    {"neg", 1, NEGATE, 0},
    {"abs", 1, ABSOLUTE, 0},
    {"floor", 1, NODE_ROUND, 9}, /* modes of vroundps, without an exception */
    {"ceil", 1, NODE_ROUND, 10},
    {"trunc", 1, NODE_ROUND, 11},
    {"round", 1, NODE_ROUND, 12},
    {"sum", 1, NODE_FOLD, FOLD_SUM},
    {"largest", 1, NODE_FOLD, FOLD_MOST},
    {"least", 1, NODE_FOLD, FOLD_LEAST},
};

static const word *word_of(const char *token, size_t length) {
    for (size_t k = 0; k < sizeof words / sizeof *words; k++)
        if (strlen(words[k].text) == length && !memcmp(words[k].text, token, length))
            return &words[k];
    return NULL;
}

/* A value as a mask: other than 0. */
static int as_mask(reader *r, int v) {
    return r->truth[v] ? v : add_node(r, make(NODE_COMPARE, V_UNEQUAL, v, constant(r, 0), NONE));
}

static bool is_one(const reader *r, int v) {
    const node *n = &r->node[v];
    if (n->kind != NODE_SAME)
        return false;
    const stretch_operand *o = &r->s->operand[n->x];
    return o->kind == STRETCH_VALUE && o->option == NONE && o->value == 1;
}

/* A reduction. The largest of magnitudes has the largest bits, and nan has more than all numbers. */
static int fold_node(reader *r, int op, int x) {
    const node *n = &r->node[x];
    const bool positive = n->kind == NODE_VECTOR && n->op == V_AND && n->y == all_bits(r, false);
    const int used = op == FOLD_MOST && positive && r->type == TH_FLOAT ? FOLD_MOST_BITS : op;
    const double neutral = used == FOLD_MOST ? -INFINITY : used == FOLD_LEAST ? INFINITY : 0;
    r->s->per_row = true;
    return add_node(r, make(NODE_FOLD, used, x, constant(r, neutral), NONE));
}

static int apply(reader *r, const word *w, const int *given) {
    int x[3] = {NONE, NONE, NONE};
    for (int k = 0; k < w->reads; k++) {
        const bool mask = w->kind == NODE_MASK || w->kind == NODE_NOT
                          || (w->kind == NODE_SELECT && !k);
        x[k] = mask ? as_mask(r, given[k]) : given[k];
        r->failed |= !mask && r->truth[x[k]];
    }
    if (w->kind == NEGATE)
        return add_node(r, make(NODE_VECTOR, V_XOR, x[0], constant(r, -0.0), NONE));
    if (w->kind == ABSOLUTE)
        return add_node(r, make(NODE_VECTOR, V_AND, x[0], all_bits(r, false), NONE));
    if (w->kind == NODE_NOT)
        x[1] = all_bits(r, true);
    if (w->kind == NODE_FOLD)
        return fold_node(r, w->op, x[0]);
    if (w->kind == NODE_VECTOR && w->op == V_MUL && (is_one(r, x[0]) || is_one(r, x[1])))
        return is_one(r, x[0]) ? x[1] : x[0];
    return add_node(r, make(w->kind, w->op, x[0], x[1], x[2]));
}

/* A call of a function of vectors. */
static int call_node(reader *r, int function, int reads, const int *given) {
    r->failed |= r->truth[given[0]] || (reads > 1 && r->truth[given[1]]);
    return add_node(r, make(NODE_CALL, function, given[0], reads > 1 ? given[1] : NONE, NONE));
}

/* Read a step's formula; return the node of its result. */
static int read_formula(reader *r, const step *s) {
    int stack[DEPTH], depth = 0;
    const char *token = s->of ? s->of->postfix : s->fold->postfix;
    const double *constants = s->of ? s->of->constants : s->fold->constants;
    while (*token && !r->failed) {
        const size_t length = strcspn(token, " ");
        const word *w = word_of(token, length);
        const int number = atoi(token + 1);
        int reads = w ? w->reads : 0;
        const int function = w ? NONE : th_stretch_function(token, length, &reads);
        if (depth < reads || depth - reads == DEPTH) {
            r->failed = true;
            return 0;
        }
        depth -= reads;
        int *top = stack + depth++;
        if (w)
            *top = apply(r, w, top);
        else if (function != NONE)
            *top = call_node(r, function, reads, top);
        else if (length == 1) /* c */
            *top = number_node(r, PROGRAM_COLUMNS, 0);
        else if (*token == 'x')
            *top = input_node(r, s, number);
        else if (*token == 'o')
            *top = number_node(r, s->option[number].option, s->option[number].value.f);
        else
            *top = constant(r, constants[number]);
        if (r->pieces && w && w->kind == NODE_FOLD)
            break; /* what finishes a reduction follows the last piece */
        token += length;
        token += *token == ' ';
    }
    return r->failed ? 0 : stack[0];
}

/* --- stretches ------------------------------------------------------------------------------ */

/* Whether a step after the stretch, or the caller, reads what a step of it leaves in its register. */
static bool is_read_later(const reader *r, int k) {
    const int at = r->steps[k]->at[0];
    for (int j = k + 1; j < r->count; j++) {
        const step *s = r->steps[j];
        for (int i = s->outputs; i < s->outputs + s->inputs; i++)
            if (s->at[i] == at && j >= r->s->last)
                return true;
        for (int i = 0; i < s->outputs; i++)
            if (s->at[i] == at)
                return false;
    }
    return at < r->p->outputs;
}

/* Whether a register has elements and numbers per row: the code of a row would overwrite those of the
   next ones. */
static bool mixes_registers(const stretch *s) {
    for (int k = 0; k < s->operands; k++)
        for (int j = 0; j < k && s->operand[k].kind != STRETCH_VALUE; j++)
            if (s->operand[j].kind != STRETCH_VALUE && s->operand[j].at == s->operand[k].at
                && (s->operand[j].is_output || s->operand[k].is_output))
                return true;
    return false;
}

/* Try the steps of r->s. On failure, r->s->last becomes the number of steps to try next. */
static bool try_stretch(reader *r) {
    stretch *s = r->s;
    s->operands = r->nodes = 0;
    s->per_row = r->failed = false;
    memset(s->operand, 0, sizeof s->operand);
    memset(r->at, NONE, sizeof r->at);
    for (int k = s->first; k < s->last; k++) {
        const step *own = r->steps[k];
        int value = read_formula(r, own);
        const bool narrow = own->narrow & 1, kept = is_read_later(r, k) || (r->pieces && own->fold);
        r->failed |= kept && own->bytes & 1;
        if (kept && !r->failed) {
            const int kind = narrow ? STRETCH_PER_ROW : STRETCH_ELEMENTS;
            const int o = add_operand(
                r, (stretch_operand){
                       .kind = kind, .at = own->at[0], .is_output = true, .option = NONE});
            add_node(r, make(NODE_STORE, 0, value, o, NONE));
            r->failed |= mixes_registers(s);
        }
        if (r->failed) {
            s->last = k;
            return false;
        }
        r->at[own->at[0]] = (int16_t)value;
    }
    if (th_plan_stretch(&r->plan, r->node, r->nodes, s)
        && th_write_stretch(&r->plan, s, r->type == TH_DOUBLE))
        return true;
    s->last = s->first + (s->last - s->first) / 2;
    return false;
}

static struct stretches *find(const program *p, uint16_t wanted, dtype type, bool pieces) {
    const step *steps[PROGRAM_STEPS];
    struct stretches *all = malloc(sizeof *all + sizeof *all->each * PROGRAM_STEPS / 2);
    reader *r = malloc(sizeof *r);
    int count = 0;
    if (!all || !r) {
        free(all);
        free(r);
        return NULL;
    }
    *all = (struct stretches){.wanted = wanted, .type = (uint8_t)type, .pieces = pieces};
    for (int k = 0; k < p->steps; k++)
        if (p->step[k].serves & wanted)
            steps[count++] = &p->step[k];
    *r = (reader){.p = p, .steps = steps, .count = count, .type = type, .pieces = pieces};
    all->steps = count;
    for (int first = 0; first < count;) {
        stretch *s = r->s = &all->each[all->count];
        s->first = s->last = first;
        while (s->last < count && can_join(r, steps[s->last]))
            s->last++;
        bool done = false;
        while (s->last - first >= LEAST_STEPS && !(done = try_stretch(r)))
            ;
        all->count += done;
        first = done ? s->last : first + 1;
    }
    free(r);
    struct stretches *fit = realloc(all, sizeof *all + sizeof *all->each * (size_t)all->count);
    return fit ? fit : all;
}

const struct stretches *th_stretches(const program *p, uint16_t wanted, dtype type, bool pieces) {
    struct stretches **list = (struct stretches **)(uintptr_t)&p->stretches;
    struct stretches *head = __atomic_load_n(list, __ATOMIC_ACQUIRE);
    for (struct stretches *each = head; each; each = each->next)
        if (each->wanted == wanted && each->type == type && each->pieces == pieces)
            return each;
    if (!th_stretch_bytes())
        return NULL;
    struct stretches *made = find(p, wanted, type, pieces);
    if (!made)
        return NULL;
    made->next = head;
    while (!__atomic_compare_exchange_n(list, &made->next, made, false, __ATOMIC_RELEASE,
                                        __ATOMIC_ACQUIRE))
        ;
    return made;
}

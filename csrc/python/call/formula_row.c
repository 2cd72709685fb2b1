/* formula_row.c: rows made by torch/_formula/program.py: checks the tuples it wrote and builds a
   row of programs. */
#include <stdlib.h>
#include <string.h>

#include "python/call/call.h"
#include "row/formula.h"

static int raise_value_error(const char *what) {
    PyErr_Format(PyExc_ValueError, "make_formula: %s", what);
    return -1;
}

/* Read a tuple of ints in [0, limit). */
static int read_bytes(PyObject *tuple, uint8_t *to, int most, long limit) {
    const Py_ssize_t count = PyTuple_Check(tuple) ? PyTuple_Size(tuple) : -1;
    if (count < 0 || count > most)
        return raise_value_error("a tuple of too many registers");
    for (Py_ssize_t k = 0; k < count; k++) {
        const long value = PyLong_AsLong(PyTuple_GetItem(tuple, k));
        if (value < 0 || value >= limit)
            return PyErr_Occurred() ? -1 : raise_value_error("a register that is not there");
        to[k] = (uint8_t)value;
    }
    return (int)count;
}

/* (option, value, chunk): an option of the row, or -1 and a value. */
static int read_number(PyObject *item, int options, program_number *n) {
    int option, chunk;
    double value;
    if (!PyArg_ParseTuple(item, "idi", &option, &value, &chunk))
        return -1;
    if (option < PROGRAM_COLUMNS || option >= options
        || (chunk >= PROGRAM_CHUNKS && chunk != PROGRAM_ALONE) || chunk < 0)
        return raise_value_error("a number that is not there");
    *n = (program_number){th_real(value), (int16_t)option, (uint8_t)chunk};
    return 0;
}

static bool has_loops(const pointwise *p, bool alone, bool truths) {
    const loop *loops = alone ? p->numbers : p->loops;
    return truths ? loops[TH_BYTE] != NULL : loops[TH_FLOAT] && loops[TH_DOUBLE];
}

/* Whether the row reduces one float tensor to one result and its only numbers are dims. */
static bool is_plain_reduction(const row *r) {
    const reduction *b = r->body;
    return r->flags & ROW_REDUCE && r->results == 1 && !r->scalars && b->inputs == 1
           && b->fold[TH_FLOAT] && b->fold[TH_DOUBLE];
}

/* Whether registers are valid: results go to outputs or to chunks; single numbers only to loops that
   accept them. */
static bool has_registers(const program *p, const step *s, int count) {
    bool right = true;
    for (int k = 0; k < s->outputs; k++)
        right &= s->at[k] < p->outputs
                 || (s->at[k] >= PROGRAM_CHUNK && s->at[k] < PROGRAM_CHUNK + p->chunks);
    for (int k = s->outputs; k < count; k++) {
        const int number = s->at[k] - PROGRAM_NUMBER;
        if (s->at[k] < PROGRAM_CHUNK)
            right &= s->at[k] >= p->outputs && s->at[k] < p->operands;
        else if (number < 0)
            right &= s->at[k] < PROGRAM_CHUNK + p->chunks;
        else
            right &= number < p->numbers
                     && (p->number[number].chunk != PROGRAM_ALONE
                         || (s->of && s->alone && k == s->of->fixed));
    }
    return right;
}

/* Set a step's loop, or its fold in programs over rows. */
static int read_body(const row *r, bool rows, step *s) {
    s->row = r;
    if (rows && is_plain_reduction(r)) {
        s->fold = r->body;
        s->outputs = s->inputs = 1;
        return 0;
    }
    s->of = r->body;
    if (!(r->flags & ROW_LOOP) || r->results != s->of->outputs
        || !has_loops(s->of, s->alone, s->truths)
        || (r->results > 1 && (s->alone || s->truths || s->narrow || s->bytes)))
        return raise_value_error("a step that is no loop of floats");
    s->outputs = s->of->outputs;
    s->inputs = s->of->inputs;
    return 0;
}

/* Read the registers of the outputs and inputs, or of the outputs and all tensors of the row. */
static int read_registers(PyObject *given, step *s) {
    uint8_t all[TH_MAX_OPERANDS];
    const int count = read_bytes(given, all, TH_MAX_OPERANDS, PROGRAM_REGISTERS);
    const int named = count - s->outputs;
    if (count < 0)
        return -1;
    if (named != s->inputs && (!s->of || named != s->row->tensors))
        return raise_value_error("a step has a register for each operand");
    memcpy(s->at, all, sizeof s->at);
    for (int k = 0; k < s->inputs && named != s->inputs; k++)
        s->at[s->outputs + k] = all[s->outputs + s->of->from[k]];
    return 0;
}

/* ((option, value), ...) */
static int read_options(PyObject *given, int options, step *s) {
    for (Py_ssize_t k = 0; k < s->options; k++) {
        int option;
        double value;
        if (!PyArg_ParseTuple(PyTuple_GetItem(given, k), "id", &option, &value))
            return -1;
        if (option < PROGRAM_COLUMNS || option >= options)
            return raise_value_error("a number that is not there");
        s->option[k].option = (int16_t)option;
        s->option[k].value = th_real(value);
    }
    return 0;
}

/* (op, registers, alone, of truths, options, bits of operands with one number per row, bits of
   booleans, bits of the outputs that need the step) */
static int read_step(PyObject *item, int options, const program *p, step *s) {
    PyObject *op, *registers, *given;
    int alone, truths, narrow, bytes, serves;
    if (!PyArg_ParseTuple(item, "UO!ppO!iii", &op, &PyTuple_Type, &registers, &alone, &truths,
                          &PyTuple_Type, &given, &narrow, &bytes, &serves))
        return -1;
    const row *r = th_row_named(op);
    if (!r)
        return -1;
    if (PyTuple_Size(given) > TH_MAX_SCALARS)
        return raise_value_error("a step has too many numbers");
    s->alone = alone;
    s->truths = truths;
    s->narrow = (uint16_t)narrow;
    s->bytes = (uint16_t)bytes;
    s->serves = (uint16_t)serves;
    s->options = (uint8_t)PyTuple_Size(given);
    if (read_body(r, p->rows, s) || read_registers(registers, s))
        return -1;
    if (!has_registers(p, s, s->outputs + s->inputs))
        return raise_value_error("a register that is not there, or not for this");
    return read_options(given, options, s);
}

/* Whether each output has a step. */
static bool is_complete(const program *p) {
    uint16_t result = 0;
    for (int k = 0; k < p->steps; k++)
        for (int o = 0; o < p->step[k].outputs; o++)
            result |= p->step[k].at[o] < p->outputs ? (uint16_t)(1 << p->step[k].at[o]) : 0;
    return result == (1 << p->outputs) - 1;
}

/* (outputs, operands, numbers, steps, chunks, bits of operands with one number per row) */
static int read_program(PyObject *given, int options, bool rows, program *p) {
    PyObject *numbers, *steps;
    int narrow;
    if (!PyArg_ParseTuple(given, "iiO!O!ii", &p->outputs, &p->operands, &PyTuple_Type, &numbers,
                          &PyTuple_Type, &steps, &p->chunks, &narrow))
        return -1;
    p->narrow = (uint16_t)narrow;
    p->rows = rows;
    p->numbers = (int)PyTuple_Size(numbers);
    p->steps = (int)PyTuple_Size(steps);
    if (p->outputs < 1 || p->operands < p->outputs || p->operands > TH_MAX_OPERANDS
        || p->numbers > PROGRAM_NUMBERS || p->steps < 1 || p->steps > PROGRAM_STEPS || p->chunks < 0
        || p->chunks > PROGRAM_CHUNKS)
        return raise_value_error("the formula is too long for one loop");
    if (!(p->step = calloc((size_t)p->steps, sizeof(step)))) {
        PyErr_NoMemory();
        return -1;
    }
    for (int k = 0; k < p->numbers; k++) {
        const program_number *n = &p->number[k];
        if (read_number(PyTuple_GetItem(numbers, k), options, &p->number[k]))
            return -1;
        if (n->chunk != PROGRAM_ALONE && n->chunk >= p->chunks)
            return raise_value_error("a number in a chunk that is not there");
    }
    for (int k = 0; k < p->steps; k++)
        if (read_step(PyTuple_GetItem(steps, k), options, p, &p->step[k]))
            return -1;
    return is_complete(p) ? 0 : raise_value_error("an output that no step computes");
}

/* ((name, is a number), ...) */
static int read_params(PyObject *given, row *r, param *params) {
    for (Py_ssize_t i = 0; i < PyTuple_Size(given); i++) {
        const char *name;
        int number;
        if (!PyArg_ParseTuple(PyTuple_GetItem(given, i), "sp", &name, &number))
            return -1;
        if ((number ? r->scalars : r->tensors) == 8)
            return raise_value_error("a formula has 8 tensors and 8 numbers at most");
        params[i] = (param){.name = strdup(name),
                            .kind = number ? P_SCALAR : P_TENSOR,
                            .slot = number ? r->scalars++ : r->tensors++};
        if (!params[i].name)
            return PyErr_NoMemory(), -1;
        r->nparams++;
    }
    return r->tensors ? 0 : raise_value_error("a formula has a tensor");
}

/* (slot, dim, offset, length), or a slot for all of a tensor; slots are below `most`, or FROM_GRAD. */
static int read_part(PyObject *item, int most, bool of_grad, part *p) {
    int from, dim = 0;
    long long offset = 0, length = 0;
    if (PyTuple_Check(item) ? !PyArg_ParseTuple(item, "iiLL", &from, &dim, &offset, &length)
                            : (from = (int)PyLong_AsLong(item)) == -1 && PyErr_Occurred())
        return -1;
    if (!(from >= 0 && from < most) && !(of_grad && from == FROM_GRAD))
        return raise_value_error("a tensor that is not there");
    if (dim < 0 || dim > TH_MAX_DIM || offset < 0 || length < 0 || offset > TH_MAX_ELEMENTS
        || length > TH_MAX_ELEMENTS)
        return raise_value_error("a part that no tensor has");
    *p = (part){(uint8_t)from, (uint8_t)dim, offset, length};
    return 0;
}

static int read_parts(PyObject *given, int most, bool of_grad, part *to) {
    const Py_ssize_t count = PyTuple_Size(given);
    if (count > TH_MAX_OPERANDS)
        return raise_value_error("too many operands");
    for (Py_ssize_t k = 0; k < count; k++)
        if (read_part(PyTuple_GetItem(given, k), most, of_grad, &to[k]))
            return -1;
    return (int)count;
}

/* ((output, part of a gradient), ...) */
static int read_targets(PyObject *given, const row *r, slopes *g) {
    g->targets = (int)PyTuple_Size(given);
    if (g->targets > TH_MAX_OPERANDS)
        return raise_value_error("too many gradients");
    for (int k = 0; k < g->targets; k++) {
        PyObject *to;
        int output;
        if (!PyArg_ParseTuple(PyTuple_GetItem(given, k), "iO", &output, &to)
            || read_part(to, r->tensors, false, &g->target[k].to))
            return -1;
        if (output < 0 || output >= g->program.outputs)
            return raise_value_error("a gradient that no program computes");
        g->target[k].output = (uint8_t)output;
    }
    return 0;
}

/* (sources of the inputs, targets, program) */
static int read_slopes(PyObject *item, const row *r, bool rows, slopes *g) {
    PyObject *from, *targets, *steps;
    if (!PyArg_ParseTuple(item, "O!O!O!", &PyTuple_Type, &from, &PyTuple_Type, &targets,
                          &PyTuple_Type, &steps))
        return -1;
    const int inputs = read_parts(from, r->tensors, true, g->from);
    if (inputs < 0 || read_program(steps, r->scalars, rows, &g->program)
        || read_targets(targets, r, g))
        return -1;
    return g->program.operands == g->program.outputs + inputs
               ? 0
               : raise_value_error("a program has an operand for each source");
}

/* (sources of the inputs, parts of the result, size of the dim that these are parts of); None: each
   input is a tensor, and the output is the result. */
static int read_layout(PyObject *given, const row *r, formula *f) {
    PyObject *from, *result;
    long long whole = 0;
    const int inputs = f->forward.operands - f->forward.outputs;
    if (given == Py_None) {
        for (int k = 0; k < r->tensors; k++)
            f->from[k].from = (uint8_t)k;
        return f->forward.outputs == 1 && inputs == r->tensors
                   ? 0
                   : raise_value_error("the loop has an operand for each tensor");
    }
    if (!PyArg_ParseTuple(given, "O!O!L", &PyTuple_Type, &from, &PyTuple_Type, &result, &whole))
        return -1;
    const int sources = read_parts(from, r->tensors, false, f->from);
    const int parts = read_parts(result, 1, false, f->result);
    if (sources < 0 || parts < 0)
        return -1;
    f->parts = true;
    f->whole = whole;
    return sources == inputs && parts == f->forward.outputs
               ? 0
               : raise_value_error("an operand has a source, and an output a part of the result");
}

static int read_gradients(PyObject *given, row *r, formula *f) {
    f->groups = (int)PyTuple_Size(given);
    if (f->groups > TH_MAX_TENSORS)
        return raise_value_error("more programs than tensors");
    for (int g = 0; g < f->groups; g++)
        if (read_slopes(PyTuple_GetItem(given, g), r, f->forward.rows, &f->slopes[g]))
            return -1;
    return 0;
}

/* Build and register the row. Memory allocated before an error is not freed. */
static PyObject *register_formula(row *r, overloads *name, formula *f, const row **list,
                                  PyObject *module, PyObject *given[4], bool rows) {
    param *params = calloc(TH_MAX_TENSORS + TH_MAX_SCALARS, sizeof *params);
    r->params = params;
    if (!params)
        return PyErr_NoMemory();
    if (PyTuple_Size(given[0]) > TH_MAX_TENSORS + TH_MAX_SCALARS
            ? raise_value_error("a formula has 8 tensors and 8 numbers at most")
            : read_params(given[0], r, params))
        return NULL;
    if (read_program(given[1], r->scalars, rows, &f->forward) || read_layout(given[3], r, f)
        || read_gradients(given[2], r, f))
        return NULL;
    th_formula_row(f, r);
    list[0] = r;
    return th_add_row(r) ? NULL : th_new_function(module, name, "torch");
}

/* make_formula(op, name, signature, doc, parameters, program, gradients, has rows, drops their
   dim, needs elements in them, layout of parts or None). Rows are never freed, since nodes and Python objects point to them. */
PyObject *th_python_make_formula(PyObject *module, PyObject *args) {
    const char *text[4];
    PyObject *given[4] = {NULL, NULL, NULL, Py_None};
    int rows, drops, needs_elements;
    if (!PyArg_ParseTuple(args, "ssssO!O!O!ppp|O:make_formula", &text[0], &text[1], &text[2],
                          &text[3], &PyTuple_Type, &given[0], &PyTuple_Type, &given[1],
                          &PyTuple_Type, &given[2], &rows, &drops, &needs_elements, &given[3]))
        return NULL;
    if (th_lookup(th_rows, text[0]))
        return PyErr_Format(PyExc_ValueError, "a row named '%s' is registered already", text[0]);
    row *r = calloc(1, sizeof *r);
    overloads *name = calloc(1, sizeof *name);
    formula *f = calloc(1, sizeof *f);
    const row **list = calloc(1, sizeof *list);
    if (!r || !name || !f || !list)
        return PyErr_NoMemory();
    f->drops = drops;
    f->needs_elements = needs_elements;
    r->op = strdup(text[0]);
    r->name = strdup(text[1]);
    r->signature = strdup(text[2]);
    *name = (overloads){r->name, list, 1, strdup(text[3])};
    if (!r->op || !r->name || !r->signature || !name->doc)
        return PyErr_NoMemory();
    return register_formula(r, name, f, list, module, given, rows);
}

/* options.c: extracts dtype=, generator= and device= for rows without such parameters, before a row
   is chosen. Values that are invalid here are left for torch/_call/options.py, which raises
   the error. */
#include <string.h>

#include "python/call/call.h"

/* Return the dtype of a torch.dtype or tensor class, or -1. */
static int type_of_class(PyObject *o) {
    const int named = th_dtype_of(o);
    if (named >= 0)
        return named;
    for (int type = 0; type < TH_TYPES; type++)
        if (o == (PyObject *)th_tensor_types[TH_CPU][type])
            return type;
    return -1;
}

static bool names_parameter(const overloads *name, const char *option) {
    for (int i = 0; i < name->count; i++) {
        const row *r = name->rows[i];
        for (int k = 0; k < r->nparams; k++)
            if (!strcmp(r->params[k].name, option))
                return true;
        if (!r->enter && strcmp(option, "dtype"))
            return true; /* its Python function raises the error */
    }
    return false;
}

static bool all_have(const overloads *name, int flag) {
    for (int i = 0; i < name->count; i++)
        if (!(name->rows[i]->flags & flag) || name->rows[i]->types[0] != TH_SAME)
            return false;
    return true;
}

/* Whether the tensor of the name's one row gives its type only where dtype= does not. */
static bool makes_type(const overloads *name) {
    const char *options = name->rows[0]->options;
    return name->count == 1 && options && strstr(options, "dtype=made");
}

/* Whether all rows of a name have an entry in C. */
static bool is_entered(const overloads *name) {
    for (int i = 0; i < name->count; i++)
        if (!name->rows[i]->enter)
            return false;
    return true;
}

/* Whether a name converts its first tensor and its result, as all do that neither make tensors nor state
   otherwise. */
static bool converts(const overloads *name) {
    const size_t length = strlen(name->name);
    for (int i = 0; i < name->count; i++) {
        const row *r = name->rows[i];
        const bool stated = r->options && strstr(r->options, "dtype=")
                            && !strstr(r->options, "dtype=shown");
        if (stated || !(r->tensors || r->many))
            return false;
    }
    return length < 5 || strcmp(name->name + length - 5, "_like") != 0;
}

/* Whether the name's one row reads no elements of its one tensor, but its size and type. */
static bool reads_size(const overloads *name) {
    const row *r = name->rows[0];
    return name->count == 1 && r->flags & ROW_LOOP && r->tensors == 1
           && ((const pointwise *)r->body)->unread[1] & 1;
}

static PyObject *without_elements(const tensor *t, dtype type) {
    tensor *made = th_new(t->device, type, t->ndim, t->size);
    if (made)
        th_keep_order(made, t);
    return made ? th_wrap(made) : th_raise();
}

static PyObject *of_type(PyObject *o, PyObject *class) {
    static PyObject *method = NULL;
    if (!method && !(method = PyUnicode_InternFromString("type")))
        return NULL;
    return PyObject_CallMethodObjArgs(o, method, class, NULL);
}

/* Creation rows make the dtype; otherwise the first tensor is converted before the call,
   differentiably. */
static int take_dtype(const overloads *name, given *g, PyObject *value, extracted *t) {
    const int type = type_of_class(value);
    if (value == Py_None)
        return 1;
    if (type < 0 || g->out)
        return 0;
    if (name->rows[0]->flags & ROW_DRAWS && th_is_complex((dtype)type))
        return 0; /* complex: its parts are drawn */
    if (all_have(name, ROW_CREATE) || makes_type(name)) {
        if (!(name->rows[0]->dtypes >> type & 1))
            return 0;
        g->type = (int8_t)type;
        return 1;
    }
    const bool composed = !is_entered(name);
    if (g->count < 1 || g->count > TH_MAX_ARGUMENTS
        || (g->letters[0] != 't' && g->letters[0] != 'v') || (composed && !converts(name)))
        return 0;
    if (composed || name->rows[0]->types[0] == TH_WIDE)
        t->narrow = value;
    if (th_tensor_of(g->args[0])->dtype == (dtype)type)
        return 1;
    t->converted = reads_size(name) ? without_elements(th_tensor_of(g->args[0]), (dtype)type)
                                    : of_type(g->args[0], value);
    if (!t->converted)
        return -1;
    memcpy(t->args, g->args, (size_t)g->count * sizeof *g->args);
    t->args[0] = t->converted;
    g->args = t->args;
    return 1;
}

/* Draw from the generator in this thread until th_options_end. */
static int take_generator(const overloads *name, PyObject *value, extracted *t) {
    static PyObject *address = NULL, *kind = NULL;
    for (int i = 0; i < name->count; i++)
        if (!(name->rows[i]->flags & ROW_DRAWS))
            return 0;
    if (value == Py_None)
        return 1;
    if ((!address && !(address = PyUnicode_InternFromString("_address")))
        || !th_attribute_of(&kind, "torch._tensor.generator", "Generator"))
        return -1;
    if ((PyObject *)Py_TYPE(value) != kind)
        return 0;
    PyObject *at = PyObject_GetAttr(value, address);
    if (!at)
        return -1;
    t->state = PyLong_AsVoidPtr(at);
    Py_DECREF(at);
    return PyErr_Occurred() ? -1 : t->state != NULL;
}

/* 1 if new tensors go there anyway: None or the CPU. Only modes set another default. */
static int take_device(const overloads *name, const given *g, PyObject *value) {
    static PyObject *class = NULL;
    for (int i = 0; i < name->count; i++)
        if ((name->rows[i]->tensors || name->rows[i]->many)
            && !(makes_type(name) && g->count && g->letters[0] == 't'
                 && th_tensor_of(g->args[0])->device == TH_CPU))
            return 0; /* the result goes to the device of the operands */
    if (value == Py_None)
        return 1;
    if (PyUnicode_Check(value))
        return !PyUnicode_CompareWithASCIIString(value, "cpu");
    if (!th_attribute_of(&class, "torch._tensor.devices", "device"))
        return -1;
    if ((PyObject *)Py_TYPE(value) != class)
        return 0;
    PyObject *type = PyObject_GetAttrString(value, "type");
    const bool cpu = type && PyUnicode_Check(type)
                     && !PyUnicode_CompareWithASCIIString(type, "cpu");
    Py_XDECREF(type);
    return type ? cpu : -1;
}

bool th_reinterprets(const overloads *name) {
    const char *options = name->rows[0]->options;
    return options && strstr(options, "dtype=bytes");
}

/* x.view(dtype): view one tensor as a dtype, which is given by position or by name. */
static int take_bytes(const given *g, extracted *t) {
    const bool named = g->count == 1 && g->named == 1 && !strcmp(g->keyword[0].name, "dtype");
    if ((g->count + g->named != 2 || (g->named && !named)) || g->out
        || (g->letters[0] != 't' && g->letters[0] != 'v'))
        return 0;
    const int type = th_dtype_of(named ? g->keyword[0].value : g->args[1]);
    if (type < 0)
        return 0;
    tensor *view = th_reinterpret(th_tensor_of(g->args[0]), (dtype)type);
    t->converted = view ? th_wrap(view) : th_raise();
    return !t->converted || th_share_version(t->converted, g->args[0], false) ? -1 : 1;
}

int th_options_begin(const overloads *name, bool inplace, given *g, extracted *t) {
    if (th_reinterprets(name))
        return inplace ? 0 : take_bytes(g, t);
    const size_t length = strlen(name->name);
    for (int j = 0; j < g->named;) {
        const char *option = g->keyword[j].name;
        const bool type = !strcmp(option, "dtype"), generator = !strcmp(option, "generator"),
                   device = !strcmp(option, "device");
        int found = 0;
        if ((type || generator || device) && !names_parameter(name, option))
            found = generator ? take_generator(name, g->keyword[j].value, t)
                    : device  ? take_device(name, g, g->keyword[j].value)
                    : inplace || name->name[length - 1] == '_'
                        ? 0
                        : take_dtype(name, g, g->keyword[j].value, t);
        if (found < 0)
            return -1;
        if (found)
            memmove(&g->keyword[j], &g->keyword[j + 1],
                    (size_t)(--g->named - j) * sizeof g->keyword[0]);
        else
            j++;
    }
    if (t->state)
        t->before = th_use_generator(t->state);
    return 0;
}

PyObject *th_options_end(extracted *t, PyObject *result) {
    if (t->state) {
        uint64_t *now = th_use_generator(t->before);
        if (now != t->state) /* Python code that ran meanwhile chose another one. */
            th_use_generator(now);
    }
    Py_XDECREF(t->converted);
    if (!result || !t->narrow || !th_is_tensor(result))
        return result;
    const dtype wanted = (dtype)type_of_class(t->narrow), own = (dtype)th_tensor_of(result)->dtype;
    if (own == wanted || (th_is_complex(wanted) && !th_is_complex(own))) /* norms stay real */
        return result;
    PyObject *narrow = of_type(result, t->narrow);
    Py_DECREF(result);
    return narrow;
}

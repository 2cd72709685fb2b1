/* second.c: one row written by hand, in a module of its own: swish(x) = x / (1 + exp(-x)). */
#define TH_CLIENT
#include <math.h>

#include "api.h"
#include "walk/loop.h"

LOOP(swish_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH (i, count)
        to_output[i] = in_input[i] / (1 + exp(-in_input[i]));
}
static const pointwise body = {
    .outputs = 1, .inputs = 1, .to = {0}, .from = {0}, .loops = {[TH_DOUBLE] = swish_double}};

LOOP(swish_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1], *in_input = (const double *)at[2];
    EACH (i, count) {
        const double s = 1 / (1 + exp(-in_input[i]));
        to_input[i] = in_grad[i] * (s + in_input[i] * s * (1 - s));
    }
}
static const gradient swish_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0}, .loops = {[TH_DOUBLE] = swish_input_double}};
static int swish_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&swish_input, s, grad);
    return th_finish_gradients(s, result);
}

static const param params[] = {{.name = "input", .kind = P_TENSOR}};
static const row op_swish = {
    .op = "second_swish",
    .name = "swish",
    .signature = "swish(Tensor input)",
    .enter = th_pointwise,
    .body = &body,
    .backward = swish_backward,
    .params = params,
    .dtypes = 1 << TH_DOUBLE,
    .nparams = 1,
    .required = 1,
    .tensors = 1,
    .inputs = 1,
    .results = 1,
    .returned = 1,
    .types = {TH_SAME},
    .differentiable = 1,
    .grads = 1,
    .reads = {1},
};
static const overloads name_swish = {"swish", (const row *const[]){&op_swish}, 1,
                                     "swish(input)\n--\n\nx * sigmoid(x)."};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "second", .m_size = -1};

PyMODINIT_FUNC PyInit_second(void) {
    PyObject *module = PyModule_Create(&definition);
    const row *const rows[] = {&op_swish, NULL};
    const overloads *const names[] = {&name_swish, NULL};
    if (module && !th_import_api("second") && !th_register(module, rows, names, NULL))
        return module;
    Py_XDECREF(module);
    return NULL;
}

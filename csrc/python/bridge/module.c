/* module.c: creates torch._core, the module of types and functions; cffi's module calls th_install
   once. */
#define _GNU_SOURCE
#include <link.h>
#include <string.h>
#include <sys/mman.h>

#include "python/bridge/bridge.h"

static PyObject *is_tensor(PyObject *module, PyObject *o) {
    (void)module;
    return PyBool_FromLong(th_is_tensor(o));
}

/* header(tensor): an id that only the tensor and its .data share. */
static PyObject *header(PyObject *module, PyObject *o) {
    (void)module;
    return PyLong_FromVoidPtr(th_tensor_of(o));
}

static PyObject *is_storage(PyObject *module, PyObject *o) {
    (void)module;
    return PyBool_FromLong(PyObject_TypeCheck(o, th_storage_base));
}

static PyObject *from_numpy(PyObject *module, PyObject *array) {
    (void)module;
    if (!PyObject_CheckBuffer(array) || PyBytes_Check(array))
        return PyErr_Format(PyExc_TypeError, "from_numpy takes an ndarray, not %R",
                            (PyObject *)Py_TYPE(array));
    tensor *t = th_from_buffer(array, -1, false);
    return t ? th_wrap(t) : PyErr_Occurred() ? NULL : th_raise();
}

/* convert(tensor, class or name) */
static PyObject *convert(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *o, *type;
    if (!PyArg_ParseTuple(args, "OO:convert", &o, &type))
        return NULL;
    bool gpu = false;
    int dtype = th_type_from_object(type, &gpu);
    if (dtype < 0)
        return NULL;
    if (!th_is_tensor(o))
        return PyErr_Format(PyExc_TypeError, "convert takes a Tensor, not %R",
                            (PyObject *)Py_TYPE(o));
    const tensor *t = th_tensor_of(o);
    const int where = th_dtype_of(type) >= 0 ? t->device
                      : !gpu                 ? TH_CPU
                      : t->device != TH_CPU  ? t->device
                                             : th_ready_gpu();
    if (where < 0)
        return NULL;
    if (t->dtype == dtype && t->device == where)
        return Py_NewRef(o);
    if (th_warn_of_parts(t, dtype))
        return NULL;
    tensor *near = t->dtype == dtype ? NULL : th_converted(t, dtype);
    tensor *result = near || t->dtype == dtype ? th_on_device(near ? near : t, (device)where)
                                               : NULL;
    th_drop(near);
    return th_wrap(result);
}

/* make_node(function, inputs, results): create the node of a user's Function. */
static PyObject *make_node(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *function, *inputs;
    int results;
    if (!PyArg_ParseTuple(args, "OO!i:make_node", &function, &PyTuple_Type, &inputs, &results))
        return NULL;
    Py_ssize_t count = PyTuple_Size(inputs);
    if (results < 1 || results > 100000 || count > 100000)
        return PyErr_Format(PyExc_ValueError,
                            "a Function has 1 to 100000 inputs and results, not %zd and %d", count,
                            results);
    NodeObject *n = th_node_new(NULL, (int)count, 0, results, 0);
    if (!n)
        return NULL;
    n->function = Py_NewRef(function);
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *o = PyTuple_GetItem(inputs, i);
        const record *v = th_is_tensor(o) ? th_record_of(o) : NULL;
        if (v && v->requires_grad) {
            n->edges[i].to = Py_NewRef(v->creator ? v->creator : o);
            n->edges[i].output = v->output;
            ((bool *)(uintptr_t)n->saved.wants)[i] = true;
        }
    }
    PyObject_GC_Track((PyObject *)n);
    if (th_user_location(&n->code, &n->instruction)) {
        Py_DECREF(n);
        return NULL;
    }
    return (PyObject *)n;
}

/* Return the tensors of a tuple as an array, which the caller frees; NULL with an error. */
static PyObject **tensors_of(PyObject *tuple) {
    const Py_ssize_t count = PyTuple_Size(tuple);
    PyObject **found = PyMem_Malloc(sizeof(PyObject *) * (size_t)(count + 1));
    if (!found)
        PyErr_NoMemory();
    for (Py_ssize_t i = 0; found && i < count; i++) {
        found[i] = PyTuple_GetItem(tuple, i);
        if (!th_is_tensor(found[i])) {
            PyErr_Format(PyExc_TypeError, "backward: item %zd is a %R, not a Tensor", i,
                         (PyObject *)Py_TYPE(found[i]));
            PyMem_Free(found);
            return NULL;
        }
    }
    return found;
}

static int run_pass(pass *p, PyObject *const *roots, PyObject *given, int count) {
    int ready = 0, failed = 0;
    PyObject **gradients = PyMem_Malloc(sizeof(PyObject *) * (size_t)(count + 1));
    if (!gradients) {
        PyErr_NoMemory();
        return -1;
    }
    for (; !failed && ready < count; ready += !failed) {
        gradients[ready] = th_root_gradient(roots[ready], PyTuple_GetItem(given, ready),
                                            p->create_graph);
        failed = !gradients[ready];
    }
    if (!failed)
        failed = th_run_backward(p, roots, gradients, count);
    for (int i = 0; i < ready; i++)
        Py_DECREF(gradients[i]);
    PyMem_Free(gradients);
    return failed;
}

/* run_backward(tensors, gradients, retain, create_graph, inputs): compute the gradients of `inputs`
   only, which their hooks receive, or with None those of all leaves. */
static PyObject *backward_many(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *tensors, *given, *wanted;
    int retain, create_graph, failed = -1;
    if (!PyArg_ParseTuple(args, "O!O!ppO:backward", &PyTuple_Type, &tensors, &PyTuple_Type, &given,
                          &retain, &create_graph, &wanted))
        return NULL;
    const int count = (int)PyTuple_Size(tensors);
    const bool chosen = PyTuple_Check(wanted);
    pass p = {.retain = retain, .create_graph = create_graph};
    PyObject **roots = tensors_of(tensors);
    PyObject **inputs = roots && chosen ? tensors_of(wanted) : NULL;
    if (roots && PyTuple_Size(given) != count)
        PyErr_Format(PyExc_ValueError, "backward: %d tensors and %zd gradients", count,
                     PyTuple_Size(given));
    else if (roots && (inputs || !chosen)
             && !(chosen
                  && th_paths_find(&p.paths, roots, count, inputs, (int)PyTuple_Size(wanted))))
        failed = run_pass(&p, roots, given, count);
    th_paths_clear(&p.paths);
    PyMem_Free(inputs);
    PyMem_Free(roots);
    return failed ? NULL : Py_NewRef(Py_None);
}

/* Return the previous setting. */
static PyObject *set_flag(bool *flag, PyObject *on) {
    const int wanted = PyObject_IsTrue(on);
    PyObject *before = wanted < 0 ? NULL : PyBool_FromLong(*flag);
    if (before)
        *flag = wanted;
    return before;
}

/* set_records(on) -> the thread's previous setting */
static PyObject *set_records(PyObject *module, PyObject *on) {
    (void)module;
    return set_flag(&th_records, on);
}

static PyObject *records(PyObject *module, PyObject *none) {
    (void)module;
    (void)none;
    return PyBool_FromLong(th_records);
}

/* set_inference(on) -> the thread's previous setting */
static PyObject *set_inference(PyObject *module, PyObject *on) {
    (void)module;
    return set_flag(&th_inference, on);
}

/* set_reuses_memory(on) -> the previous setting */
static PyObject *set_reuses_memory(PyObject *module, PyObject *on) {
    (void)module;
    return set_flag(&th_reuses_memory, on);
}

static PyObject *set_class(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *o, *class;
    if (!PyArg_ParseTuple(args, "OO!:set_class", &o, &PyType_Type, &class))
        return NULL;
    if (!th_is_tensor(o) || !PyType_IsSubtype((PyTypeObject *)class, th_tensor_base))
        return PyErr_Format(PyExc_TypeError, "need a tensor and a class derived from torch.Tensor");
    return th_set_class(o, (PyTypeObject *)class);
}

/* A function of another type than PyCFunction. */
#define FAST(function) (PyCFunction)(void (*)(void)) function

/* For torch's own Python files. */
static PyMethodDef internals[] = {
    {"convert", convert, METH_VARARGS, NULL},
    {"to_gpu", th_python_to_gpu, METH_VARARGS, NULL},
    {"pin", th_python_pin, METH_O, NULL},
    {"is_pinned", th_python_is_pinned, METH_O, NULL},
    {"record_stream", th_python_record_stream, METH_VARARGS, NULL},
    {"make_node", make_node, METH_VARARGS, NULL},
    {"run_backward", backward_many, METH_VARARGS, NULL},
    {"dlpack_capsule", th_python_dlpack_capsule, METH_VARARGS, NULL},
    {"reinterpret", th_python_reinterpret, METH_VARARGS, NULL},
    {"set_autocast_ops", th_python_set_autocast_ops, METH_VARARGS, NULL},
    {"set_autocast", th_python_set_autocast, METH_O, NULL},
    {"autocast_state", th_python_autocast_state, METH_NOARGS, NULL},
    {"autocast", th_python_autocast, METH_VARARGS, NULL},
    {"from_capsule", th_python_from_capsule, METH_O, NULL},
    {"call", FAST(th_call_row), METH_FASTCALL, NULL},
    {"share_name", th_python_share_name, METH_O, NULL},
    {"share_token", th_python_share_token, METH_O, NULL},
    {"share_send", FAST(th_python_share_send), METH_FASTCALL, NULL},
    {"share_receive", th_python_share_receive, METH_O, NULL},
    {"share_attach", th_python_share_attach, METH_O, NULL},
    {"share_place", th_python_share_place, METH_O, NULL},
    {"share_new", FAST(th_python_share_new), METH_FASTCALL, NULL},
    {"gather_rows", FAST(th_python_gather_rows), METH_FASTCALL, NULL},
    {"stack_samples", FAST(th_python_stack_samples), METH_FASTCALL, NULL},
    {"header", header, METH_O, NULL},
    {"written", th_written, METH_O, NULL},
    {"after_backward", th_after_backward, METH_O, NULL},
    {"own_gradients", th_own_gradients, METH_O, NULL},
    {"watch", FAST(th_python_watch), METH_FASTCALL, NULL},
    {"segment", FAST(th_python_segment), METH_FASTCALL, NULL},
    {"packing", FAST(th_python_packing), METH_FASTCALL, NULL},
    {"donate", FAST(th_python_donate), METH_FASTCALL, NULL},
    {"disabled_torch_function", th_disabled_torch_function, METH_VARARGS, NULL},
    {"set_overriding", th_set_overriding, METH_VARARGS, NULL},
    {"count_modes", th_count_modes, METH_VARARGS, NULL},
    {"run_plainly", th_run_plainly, METH_VARARGS, NULL},
    {"overrides", th_python_overrides, METH_O, NULL},
    {"rows_of", th_python_rows_of, METH_O, NULL},
    {"leaf", th_python_leaf, METH_VARARGS, NULL},
    {"set_class", set_class, METH_VARARGS, NULL},
    {"hand_written_names", th_hand_written_names, METH_NOARGS, NULL},
    {"set_absent", th_set_absent, METH_O, NULL},
    {"set_dtypes", th_python_set_dtypes, METH_O, NULL},
    {"set_records", set_records, METH_O, NULL},
    {"from_numbers", th_python_from_numbers, METH_VARARGS, NULL},
    {"set_inference", set_inference, METH_O, NULL},
    {"records", records, METH_NOARGS, NULL},
    {"set_reuses_memory", set_reuses_memory, METH_O, NULL},
    {"bound", FAST(th_python_bound), METH_FASTCALL | METH_KEYWORDS, NULL},
    {"place_of", th_python_place_of, METH_VARARGS, NULL},
    {"named", th_python_named, METH_VARARGS, NULL},
    {"write", th_python_write, METH_VARARGS, NULL},
    {"composed_function", th_python_composed_function, METH_O, NULL},
    {"has_override", th_python_has_override, METH_O, NULL},
    {"describe_each", th_python_describe_each, METH_O, NULL},
    {"unchanged", th_python_unchanged, METH_O, NULL},
    {"make_formula", th_python_make_formula, METH_VARARGS, NULL},
    {"results", th_python_results, METH_O, NULL},
    {"update", FAST(th_python_update), METH_FASTCALL, NULL},
    {"collective", FAST(th_python_collective), METH_FASTCALL, NULL},
    {"message", FAST(th_python_message), METH_FASTCALL, NULL},
    {"exchange", FAST(th_python_exchange), METH_FASTCALL, NULL},
    {"call_kind", th_python_call_kind, METH_VARARGS, NULL},
    {"crash_words", th_python_crash_words, METH_VARARGS, NULL},
    {"last_words", th_python_last_words, METH_VARARGS, NULL},
    {"set_mpi", th_python_set_mpi, METH_VARARGS, NULL},
    {0},
};

static PyMethodDef functions[] = {
    {"set_default_tensor_type", th_python_set_default_type, METH_O,
     "set_default_tensor_type($module, type, /)\n--\n\n"
     "Set the type that torch.Tensor and torch.zeros make: torch.FloatTensor or "
     "torch.DoubleTensor.\n\n"
     ">>> torch.set_default_tensor_type(torch.DoubleTensor)\n"
     ">>> torch.ones(1).dtype\n"
     "torch.float64\n"
     ">>> torch.set_default_tensor_type(torch.FloatTensor)\n"},
    {"is_tensor", is_tensor, METH_O,
     "is_tensor($module, o, /)\n--\n\n"
     "Return whether an object is a tensor.\n\n"
     ">>> torch.is_tensor(torch.ones(2)), torch.is_tensor([1, 1])\n"
     "(True, False)\n"},
    {"is_storage", is_storage, METH_O,
     "is_storage($module, o, /)\n--\n\n"
     "Return whether an object is a storage.\n\n"
     ">>> torch.is_storage(torch.ones(2).storage())\n"
     "True\n"},
    {"promote_types", th_python_promote_types, METH_VARARGS,
     "promote_types($module, type1, type2, /)\n--\n\n"
     "Return the common type of operands of two types.\n\n"
     ">>> torch.promote_types(torch.int64, torch.float32)\n"
     "torch.float32\n"},
    {"can_cast", th_python_can_cast, METH_VARARGS,
     "can_cast($module, from_, to, /)\n--\n\n"
     "Return whether an in-place operation may convert results of one type to another.\n\n"
     ">>> torch.can_cast(torch.int64, torch.float32), torch.can_cast(torch.float32, torch.int64)\n"
     "(True, False)\n"},
    {"get_default_dtype", th_python_default_dtype, METH_NOARGS,
     "get_default_dtype($module, /)\n--\n\n"
     "Return the type of new tensors without a given type.\n\n"
     ">>> torch.get_default_dtype()\n"
     "torch.float32\n"},
    {"from_numpy", from_numpy, METH_O,
     "from_numpy($module, array, /)\n--\n\n"
     "Return a tensor that shares the memory of an array.\n\n"
     ">>> array = np.zeros(2)\n"
     ">>> _ = torch.from_numpy(array).fill_(1)\n"
     ">>> array.tolist()\n"
     "[1.0, 1.0]\n"},
    {0},
};

/* Names that `from torch._core import *` imports: tensors, storages, Size, the rows and a few
   functions. */
static int export_names(PyObject *module) {
    PyObject *names = PyList_New(0), *all = PyDict_Keys(PyModule_GetDict(module));
    int failed = !names || !all;
    for (Py_ssize_t i = 0; !failed && i < PyList_Size(all); i++) {
        PyObject *name = PyList_GetItem(all, i);
        bool internal = PyUnicode_ReadChar(name, 0) == '_';
        for (const char **other = (const char *[]){"Variable", "Node", "INPLACE", "rows", "api",
                                                   "Communicator", "Request", NULL};
             *other; other++)
            internal |= !PyUnicode_CompareWithASCIIString(name, *other);
        for (const PyMethodDef *m = internals; m->ml_name; m++)
            internal |= !PyUnicode_CompareWithASCIIString(name, m->ml_name);
        internal |= PyModule_Check(PyDict_GetItem(PyModule_GetDict(module), name)); /* of rows */
        failed = !internal && PyList_Append(names, name);
    }
    failed = failed || PyModule_AddObjectRef(module, "__all__", names);
    Py_XDECREF(names);
    Py_XDECREF(all);
    return failed ? -1 : 0;
}

/* Drop the read-only pages of this library and of OpenBLAS from memory: the loader touched nearly
   all of them to select clones and bind names. Pages in use are read again from the file. */
static int drop_pages(struct dl_phdr_info *library, size_t size, void *own) {
    (void)size;
    const uintptr_t page = 4096;
    bool ours = strstr(library->dlpi_name, "libscipy_openblas");
    for (int i = 0; i < library->dlpi_phnum; i++)
        ours |= (uintptr_t)own - library->dlpi_addr - library->dlpi_phdr[i].p_vaddr
                < library->dlpi_phdr[i].p_memsz;
    for (int i = 0; ours && i < library->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &library->dlpi_phdr[i];
        const uintptr_t begin = library->dlpi_addr + (part->p_vaddr & -page);
        const uintptr_t end = library->dlpi_addr + part->p_vaddr + part->p_memsz;
        if (part->p_type == PT_LOAD && !(part->p_flags & PF_W))
            madvise((void *)begin, (end - begin + page - 1) & -page, MADV_DONTNEED);
    }
    return 0;
}

/* Types are created once per process, so tensors stay valid if torch is imported again. */
static PyObject *installed = NULL;

/* Return 0, or -1 with a Python error set. */
int th_install(void) {
    PyGILState_STATE state = PyGILState_Ensure();
    if (installed) {
        const int failed = PyDict_SetItemString(PyImport_GetModuleDict(), "torch._core", installed);
        PyGILState_Release(state);
        return failed;
    }
    static PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "torch._core", .m_size = -1};
    definition.m_methods = th_join_methods((const PyMethodDef *[]){functions, internals}, 2);
    th_exclusively = th_while_exclusive;
    PyObject *module = PyModule_Create(&definition);
    th_disabled_override = module ? PyObject_GetAttrString(module, "disabled_torch_function")
                                  : NULL;
    int failed = !th_disabled_override || th_install_errors(module) || th_install_size(module)
                 || th_install_storages(module) || th_install_tensors(module)
                 || th_install_variable(module) || th_install_node(module) || th_install_exit()
                 || th_install_rows(module) || th_install_registry(module)
                 || th_install_replayed(module) || th_install_api(module)
                 || th_install_communicator(module) || th_install_request(module)
                 || th_install_module_type(module) || th_install_recording_type(module);
    if (!failed) {
        th_inplace_marker = PyObject_CallNoArgs((PyObject *)&PyBaseObject_Type);
        failed = !th_inplace_marker || PyModule_AddObjectRef(module, "INPLACE", th_inplace_marker)
                 || export_names(module)
                 || PyDict_SetItemString(PyImport_GetModuleDict(), "torch._core", module);
    }
    if (failed)
        Py_XDECREF(module);
    else
        installed = module;
    dl_iterate_phdr(drop_pages, &installed);
    PyGILState_Release(state);
    return failed ? -1 : 0;
}

/* bridge.h: what Python sees: types with their methods and operators, buffers, the module. */
#pragma once
#include "python/call/call.h"

/* Names called by operators, indexing and a few methods. */
extern const overloads name_mm, name_clone, name_contiguous_copy, name_t, name_transpose,
    name_permute, name_masked_select, name_index_select, name_masked_fill, name_select, name_view,
    name_any;
extern const row op_index, op_assign, op_index_at, op_assign_at;

/* buffers.c */
/* Make a tensor that shares a buffer's memory; reading: a read-only buffer is accepted. wanted: -1,
   or a dtype; arrays of another dtype are copied. */
/* transposed.c */
PyObject *th_get_transposed(PyObject *self, void *closure);
PyObject *th_get_matrices_transposed(PyObject *self, void *closure);

tensor *th_from_buffer(PyObject *o, int wanted, bool reading);
tensor *th_from_sequence(PyObject *o, dtype type);
tensor *th_from_number(PyObject *o, dtype type); /* without dims */
/* What a nested list of indices holds: bits 1 for ints, 2 for bools; -1: an item is neither. */
int th_index_kinds(PyObject *list, int depth);
PyObject *th_to_list(const tensor *t);
int th_get_buffer(PyObject *self, Py_buffer *view, int flags);
void th_release_buffer(PyObject *self, Py_buffer *view);

/* subscript.c */
PyObject *th_subscript(PyObject *self, PyObject *key);
int th_assign_subscript(PyObject *self, PyObject *key, PyObject *value);
PyObject *th_item(PyObject *self, Py_ssize_t i);

/* tensor_type.c */
/* Return the dtype of a tensor class or name; -1 with an error. gpu: set to whether it is on a GPU;
   NULL: GPU classes are rejected. */
int th_type_from_object(PyObject *o, bool *gpu);
/* As Python counts devices: -1 is main memory, -2 the meta device, others are GPUs. */
static inline int th_number_of_device(device where) { return where == TH_META ? -2 : where - 1; }
/* Return the device for new GPU tensors; the first call starts CUDA. -1 with an error. */
int th_ready_gpu(void);
/* Wrap code that may create __dict__: with one the object is tracked by the garbage collector,
   since attributes may form cycles. */
void th_begin_dict(PyObject *o);
void th_end_dict(PyObject *o);
int th_install_tensors(PyObject *module);
PyObject *th_hand_written_names(PyObject *module, PyObject *none);
/* Make a subclass of torch.Tensor whose calls and instance checks are its own, but which has no
   objects. */
PyTypeObject *th_make_alias(PyType_Spec *spec);
/* leaf(class, data, requires_grad) -> object of the class that shares the data. */
PyObject *th_python_leaf(PyObject *module, PyObject *args);

/* storage_type.c */
int th_install_storages(PyObject *module);

/* backward.c */
int th_install_backward(PyTypeObject *type);

/* last_words.c */
PyObject *th_python_last_words(PyObject *module, PyObject *args);
PyObject *th_python_crash_words(PyObject *module, PyObject *args);
/* dtypes.c */
PyObject *th_python_set_dtypes(PyObject *module, PyObject *all);
PyObject *th_python_set_default_type(PyObject *module, PyObject *type);
PyObject *th_python_default_dtype(PyObject *module, PyObject *none);
PyObject *th_python_promote_types(PyObject *module, PyObject *args);
PyObject *th_python_can_cast(PyObject *module, PyObject *args);

/* graph_methods.c */
extern PyMethodDef th_graph_methods[];
extern PyGetSetDef th_graph_attributes[];
int th_require_grad(PyObject *o, bool on, const char *op); /* -1 with an error for integer types */

/* writes.c */
PyObject *th_python_overwritten(PyObject *self, PyObject *none);
PyObject *th_python_writes(PyObject *self, PyObject *none);
PyObject *th_written(PyObject *module, PyObject *capsule);

/* variable_type.c */
int th_install_variable(PyObject *module);

/* slots.c: operators, and merging of slot and method lists */
extern PyType_Slot th_tensor_slots[];
void th_join_slots(PyType_Slot *target, const PyType_Slot *a, const PyType_Slot *b);
PyMethodDef *th_join_methods(const PyMethodDef *const *lists, int count);
PyGetSetDef *th_join_attributes(const PyGetSetDef *a, const PyGetSetDef *b);

/* methods.c: hand-written methods */
extern PyMethodDef th_tensor_methods[];
extern PyGetSetDef th_tensor_attributes[];

/* A hand-written method or attribute asks first: self's class or a mode may handle the call. */
static inline bool th_may_ask(PyObject *self) {
    return __builtin_expect((((TensorObject *)self)->record & OVERRIDES) | th_method_modes, 0);
}
static inline bool th_asks(PyObject *self, const char *name) {
    return th_may_ask(self) && th_offers(self, name);
}

/* Define a hand-written method, which asks first, by its body: METHOD(name) { ... }. */
#define DEFINE_ASK(name, head, given, offer)                                                       \
    static PyObject *plain_##name head;                                                            \
    static COLD PyObject *ask_##name head {                                                        \
        return th_offers(self, #name) ? th_offer offer : plain_##name given;                       \
    }
#define DEFINE_METHOD(name, head, given, offer)                                                    \
    DEFINE_ASK(name, head, given, offer)                                                           \
    static PyObject *method_##name head {                                                          \
        return th_may_ask(self) ? ask_##name given : plain_##name given;                           \
    }                                                                                              \
    static PyObject *plain_##name head
#define METHOD(name)                                                                               \
    DEFINE_METHOD(name, (PyObject * self, __attribute__((unused)) PyObject * none), (self, none),  \
                  (#name, self, &none, 0, NULL))
#define METHOD_OF_ONE(name, other)                                                                 \
    DEFINE_METHOD(name, (PyObject * self, PyObject * other), (self, other),                        \
                  (#name, self, &other, 1, NULL))
#define FAST_METHOD(name)                                                                          \
    DEFINE_METHOD(name,                                                                            \
                  (PyObject * self, PyObject *const *args, Py_ssize_t count, PyObject *names),     \
                  (self, args, count, names), (#name, self, args, count, names))

/* forward.c: call the function of torch/_methods/tensor.py or torch/_methods/storage.py */
/* copying.c: whether `to` with these arguments returns the tensor itself */
bool th_is_converted(PyObject *self, PyObject *args, PyObject *keywords);
PyObject *th_forward(const char *name, PyObject *self, PyObject *args, PyObject *keywords);
/* same for a method, which asks first */
PyObject *th_forward_method(const char *name, PyObject *self, PyObject *args, PyObject *keywords);
PyObject *th_forward_storage(const char *name, PyObject *self, PyObject *args, PyObject *keywords);

/* same for torch/_base/torch_function.py */
PyObject *th_forward_class(const char *name, PyObject *class, PyObject *args, PyObject *keywords);

/* copying.c */
int th_warn_of_parts(const tensor *from, dtype to); /* -1: the warning is an exception */
PyObject *th_python_copy(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *names);

/* resizing.c */
PyObject *th_python_resize(PyObject *self, PyObject *const *args, Py_ssize_t count,
                           PyObject *names);
PyObject *th_python_resize_as(PyObject *self, PyObject *const *args, Py_ssize_t count,
                              PyObject *names);
PyObject *th_python_set(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *names);

/* optimizer.c */
PyObject *th_python_update(PyObject *module, PyObject *const *args, Py_ssize_t count);

/* share.c */
PyObject *th_python_share(PyObject *self, PyObject *none);
PyObject *th_python_is_shared(PyObject *self, PyObject *none);
PyObject *th_storage_dtype(PyObject *self, void *closure); /* gpu.c, as the next one */
PyObject *th_storage_device(PyObject *self, void *closure);
PyObject *th_storage_number(PyObject *self, void *closure);
PyObject *th_storage_is_cuda(PyObject *self, void *closure);
PyObject *th_get_number(PyObject *self, void *closure);
PyObject *th_get_cuda(PyObject *self, void *closure);
PyObject *th_get_meta(PyObject *self, void *closure);
PyObject *th_get_memory(PyObject *self, void *closure);
PyObject *th_python_share_name(PyObject *module, PyObject *o);
PyObject *th_python_share_token(PyObject *module, PyObject *attachment);
PyObject *th_python_share_send(PyObject *module, PyObject *const *args, Py_ssize_t count);
PyObject *th_python_share_receive(PyObject *module, PyObject *message);
PyObject *th_python_share_attach(PyObject *module, PyObject *descriptor);
PyObject *th_python_share_place(PyObject *module, PyObject *attachment);
PyObject *th_python_share_new(PyObject *module, PyObject *const *args, Py_ssize_t count);
tensor *th_new_batch(bool shared, device where, dtype type, int ndim, const int64_t *size);
PyObject *
th_raise_shared(void); /* as th_raise, but OSError if the system refused memory or files */

/* dlpack.c */
PyObject *th_python_dlpack_capsule(PyObject *module, PyObject *args);
/* buffers.c */
PyObject *th_python_reinterpret(PyObject *module, PyObject *args);
/* module_type.c */
int th_install_module_type(PyObject *module);
/* recording_type.c */
int th_install_recording_type(PyObject *module);
/* from_numbers.c */
PyObject *th_python_from_numbers(PyObject *module, PyObject *args);
/* missing_names.c */
PyObject *th_set_absent(PyObject *module, PyObject *names);
/* gpu.c */
PyObject *th_python_to_gpu(PyObject *module, PyObject *args);
PyObject *th_python_pin(PyObject *module, PyObject *o);
PyObject *th_python_is_pinned(PyObject *module, PyObject *o);
PyObject *th_python_record_stream(PyObject *module, PyObject *args);
PyObject *th_python_from_capsule(PyObject *module, PyObject *capsule);

/* communicator.c */
PyObject *th_python_call_kind(PyObject *module, PyObject *args);
int th_install_communicator(PyObject *module);
/* mpi_library.c */
PyObject *th_python_set_mpi(PyObject *module, PyObject *args);
/* requests.c */
int th_install_request(PyObject *module);
/* collectives.c */
PyObject *th_python_collective(PyObject *module, PyObject *const *args, Py_ssize_t count);
/* messages.c */
PyObject *th_python_message(PyObject *module, PyObject *const *args, Py_ssize_t count);
PyObject *th_python_exchange(PyObject *module, PyObject *const *args, Py_ssize_t count);
/* dtypes.c */
PyObject *th_python_set_dtypes(PyObject *module, PyObject *all);
PyObject *th_python_set_default_type(PyObject *module, PyObject *type);
PyObject *th_python_default_dtype(PyObject *module, PyObject *none);
PyObject *th_python_promote_types(PyObject *module, PyObject *args);
PyObject *th_python_can_cast(PyObject *module, PyObject *args);

/* graph_methods.c */

/* batches.c */
PyObject *th_python_gather_rows(PyObject *module, PyObject *const *args, Py_ssize_t count);
PyObject *th_python_stack_samples(PyObject *module, PyObject *const *args, Py_ssize_t count);

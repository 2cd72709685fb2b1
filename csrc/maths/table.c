/* table.c: addresses of the functions, in the order of client.h. */
#include "maths/client.h"

#define SCALAR_NAME(T, name) void th_##name(void);
#define VECTOR_NAME1(T, name, letter, lanes) void _ZGV##letter##N##lanes##v_th_##name(void);
#define VECTOR_NAME2(T, name, letter, lanes) void _ZGV##letter##N##lanes##vv_th_##name(void);
#define FUNCTION1(name) EACH_VERSION(VECTOR_NAME1, SCALAR_NAME, name)
#define FUNCTION2(name) EACH_VERSION(VECTOR_NAME2, SCALAR_NAME, name)
#include "maths/functions.h"

#define SCALAR_AT(T, name) [PLACE_##name] = th_##name,
#define VECTOR_AT1(T, name, letter, lanes)                                                         \
    [PLACE_##name##_##letter] = _ZGV##letter##N##lanes##v_th_##name,
#define VECTOR_AT2(T, name, letter, lanes)                                                         \
    [PLACE_##name##_##letter] = _ZGV##letter##N##lanes##vv_th_##name,
#define FUNCTION1(name) EACH_VERSION(VECTOR_AT1, SCALAR_AT, name)
#define FUNCTION2(name) EACH_VERSION(VECTOR_AT2, SCALAR_AT, name)
static const th_function all[PLACE_COUNT] = {
#include "maths/functions.h"
};

const th_function *th_functions(void) { return all; }

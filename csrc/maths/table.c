/* table.c: addresses of the functions, in the order of client.h. */
#include "maths/client.h"

#define SCALAR_NAME(T, name) void th_##name(void);
#define VECTOR_NAME1(T, name, letter, lanes) void _ZGV##letter##N##lanes##v_th_##name(void);
#define VECTOR_NAME2(T, name, letter, lanes) void _ZGV##letter##N##lanes##vv_th_##name(void);
#define NAMES1(name) EACH_VERSION(VECTOR_NAME1, SCALAR_NAME, name)
#define NAMES2(name) EACH_VERSION(VECTOR_NAME2, SCALAR_NAME, name)
EACH_FUNCTION1(NAMES1)
EACH_FUNCTION2(NAMES2)

#define SCALAR_AT(T, name) [PLACE_##name] = th_##name,
#define VECTOR_AT1(T, name, letter, lanes)                                                         \
    [PLACE_##name##_##letter] = _ZGV##letter##N##lanes##v_th_##name,
#define VECTOR_AT2(T, name, letter, lanes)                                                         \
    [PLACE_##name##_##letter] = _ZGV##letter##N##lanes##vv_th_##name,
#define AT1(name) EACH_VERSION(VECTOR_AT1, SCALAR_AT, name)
#define AT2(name) EACH_VERSION(VECTOR_AT2, SCALAR_AT, name)
static const th_function all[PLACE_COUNT] = {EACH_FUNCTION1(AT1) EACH_FUNCTION2(AT2)};

const th_function *th_functions(void) { return all; }

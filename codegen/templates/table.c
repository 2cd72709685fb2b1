/* ${ banner } */
/* The catalogue for th_register: rows, and names with their rows. */
#include "row/operators.h"
#include "names.h"

/* The limits that the generator checked. */
/*% for macro, number in limits.items() %*/
_Static_assert(${ macro } == ${ number }, "codegen/model/limits.py has another ${ macro }");
/*% endfor %*/

/* A name with its rows, and the doc of its function: a text signature, then the description of each row. */
#define ROWS(...) (const row *const[]){__VA_ARGS__}
#define NAMED(name, shown, doc, ...)                                                               \
    const overloads name_##name = {shown, ROWS(__VA_ARGS__),                                       \
                                   sizeof(ROWS(__VA_ARGS__)) / sizeof(row *), doc};
#define NAME(name, doc, ...) NAMED(name, #name, doc, __VA_ARGS__)

const row *const th_own_rows[] = {
/*% for row in catalogue.rows %*/
    &op_${ row.op },
/*% endfor %*/
    NULL,
};

/*% for name in catalogue.by_name %*/
${ tables.name_line(catalogue, name) }
/*% endfor %*/

const overloads *const th_own_names[] = {
/*% for name in (catalogue.by_name if catalogue.base else catalogue.public) if not catalogue.by_name[name][0].module_name %*/
    &name_${ name },
/*% endfor %*/
    NULL,
};
/*% if not catalogue.base %*/

const overloads *const th_own_internal[] = {
/*% for name in catalogue.internal %*/
    &name_${ name },
/*% endfor %*/
    NULL,
};

/*% for module, names in catalogue.module_functions.items() %*/
static const overloads *const names_of_${ module.replace(".", "_") }[] = {
/*% for name in names %*/
    &name_${ name },
/*% endfor %*/
    NULL,
};
/*% endfor %*/

const module_names th_own_modules[] = {
/*% for module in catalogue.module_functions %*/
    {"torch.${ module }", names_of_${ module.replace(".", "_") }},
/*% endfor %*/
    {NULL, NULL},
};

const overloads *const th_operators[OPERATOR_COUNT] = {
/*% for sign, word in operators.items() if sign in catalogue.by_operator %*/
    [OPERATOR_${ word }] = &name_${ catalogue.by_operator[sign].public },
/*% endfor %*/
};
/*% endif %*/

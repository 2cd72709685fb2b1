/* ${ banner } */
/* The catalogue as th_register takes it: rows, and names with the rows behind each. */
#include "row/operators.h"
#include "names.h"

/* The generator checked the rows against these. */
/*% for macro, number in limits.items() %*/
_Static_assert(${ macro } == ${ number }, "codegen/model/limits.py has another ${ macro }");
/*% endfor %*/

const row *const th_own_rows[] = {
/*% for row in catalogue.rows %*/
    &op_${ row.op },
/*% endfor %*/
    NULL,
};

/*% for name in tables.names(catalogue) %*/
const overloads name_${ name.name } = {
    "${ name.name }",
    (const row *const[]){
/*% for row in name.rows %*/
        &op_${ row.op },
/*% endfor %*/
    },
    ${ name.rows | length },
    ${ name.doc },
};

/*% endfor %*/
const overloads *const th_own_names[] = {
/*% for name in catalogue.public %*/
    &name_${ name },
/*% endfor %*/
    NULL,
};
/*% if not catalogue.base %*/

const overloads *const th_operators[OPERATOR_COUNT] = {
/*% for sign, word in operators.items() if sign in catalogue.by_operator %*/
    [OPERATOR_${ word }] = &name_${ catalogue.by_operator[sign].public },
/*% endfor %*/
};
/*% endif %*/

/* ${ banner } */
/* The tables that the dispatcher reads: parameters, positional forms, rows, and the rows behind each public name. */
#include <math.h>

#include "ops.h"

/*% for row in rows %*/
${ native.comment(row.signature) }
/*% if row.parameters %*/
static const param ${ row.op }_params[] = {
/*% for parameter in row.parameters %*/
${ tables.parameter_line(parameter) }
/*% endfor %*/
};
/*% endif %*/
/*% if row.forms %*/
static const form ${ row.op }_forms[] = {
${ tables.form_lines(row) }
};
/*% endif %*/

/*% endfor %*/
const row th_rows[] = {
/*% for row in rows %*/
    [${ row.identifier }] = {
${ tables.row_fields(row) }
    },
/*% endfor %*/
};
const int th_row_count = ROW_COUNT;

const overloads th_names[] = {
/*% for name, rows in catalogue.by_name.items() %*/
${ tables.overload_line(name, rows) }
/*% endfor %*/
};

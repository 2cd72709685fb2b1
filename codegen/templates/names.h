/* ${ banner } */
/* Declares every row and every name, and defines the docstring of every row. */
#pragma once
#include "row/row.h"

/*% for row in catalogue.rows %*/
extern const row op_${ row.op };
#define ABOUT_${ row.op } ${ tables.about(row) }
/*% if tables.has_example(row, "function" if row.is_function else "method") %*/
#define EXAMPLE_${ row.op } ${ tables.example(examples[row.op].text) }
/*% endif %*/
/*% endfor %*/

/*% for name in catalogue.by_name %*/
extern const overloads name_${ name };
/*% endfor %*/

/* ${ banner } */
/* Every row and every name by address, and what the docstrings of a row say. */
#pragma once
#include "row/row.h"

/*% for row in catalogue.rows %*/
extern const row op_${ row.op };
/*% if not catalogue.is_composed(row) %*/
#define ABOUT_${ row.op } ${ tables.about(row) }
/*% endif %*/
/*% endfor %*/

/*% for name in catalogue.by_name %*/
extern const overloads name_${ name };
/*% endfor %*/

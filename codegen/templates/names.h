/* ${ banner } */
/* Every row and every public name by address. */
#pragma once
#include "row/row.h"

/*% for row in catalogue.rows %*/
extern const row op_${ row.op };
/*% endfor %*/

/*% for name in catalogue.public %*/
extern const overloads name_${ name };
/*% endfor %*/

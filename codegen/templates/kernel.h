/* ${ banner } */
/* What ${ file } defines for its rows. */
#pragma once
#include "row/row.h"

/*% for row in rows %*/
/*% for prototype in c.prototypes(row) %*/
${ prototype }
/*% endfor %*/
/*% endfor %*/

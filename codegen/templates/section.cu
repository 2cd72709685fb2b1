/* ${ banner } */
${ native.comment(section.name + ": " + section.doc) }
#include "loop.cuh"

/*% for row in cuda.rows_with_kernels(section) %*/
${ native.heading(row) }
${ cuda.forward_template(row) }
${ cuda.forward_instances(row) }
/*% for gradient in cuda.gradients_with_kernels(row) %*/
${ native.comment("d " + gradient.comma_names + " = " + gradient.text) }
${ cuda.gradient_template(row, gradient) }
${ cuda.gradient_instances(row, gradient) }
/*% endfor %*/

/*% endfor %*/

/* ${ banner } */
/* ${ section.name } */
#include "loop.cuh"

/*% for row in section.rows if row.body.kind == "loop" %*/
/*% for kernel in cuda.kernels(row) %*/
${ kernel.heading }
/*% filter wrapped %*/
template <typename T>
__device__ void ${ kernel.name }_formula(const operands &at, const int64_t *offset, const options &option) {
/*% for input in kernel.inputs %*/
    const ${ input.ctype } in_${ input.name } = read<${ input.ctype }>(at, ${ input.at }, offset[${ input.at }]);
/*% endfor %*/
/*% for option in kernel.options %*/
    const ${ option.ctype } ${ option.name } = ${ option.text };
/*% endfor %*/
/*% for let in kernel.lets %*/
    const ${ let.ctype } ${ let.name } = ${ let.text };
/*% endfor %*/
/*% for store in kernel.stores %*/
    const ${ store.ctype } to_${ store.name } = (${ store.ctype })(${ store.text });
/*% endfor %*/
/*% for store in kernel.stores %*/
    write(at, ${ loop.index0 }, offset[${ loop.index0 }], to_${ store.name });
/*% endfor %*/
}
/*% endfilter %*/
/*% for dtype in kernel.dtypes %*/
KERNEL(${ kernel.name }_${ dtype | lower }, ${ kernel.count }, ${ kernel.name }_formula<${ cuda.ctype(dtype) }>)
/*% endfor %*/

/*% endfor %*/
/*% endfor %*/

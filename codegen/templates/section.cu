/* ${ banner } */
/* ${ section.name } */
#include "loop.cuh"
/*% if section.rows | selectattr("body.kind", "equalto", "random") | list %*/
#include "random.cuh"
/*% endif %*/
/*% if section.rows | selectattr("body.kind", "equalto", "reduce") | list %*/
#include "reduce.cuh"
/*% endif %*/
/*% if section.rows | selectattr("body.kind", "equalto", "scan") | list %*/
#include "scan.cuh"
/*% endif %*/
/*# A formula as a type: operands, subexpressions, results. Elements of type T are stored as S. #*/
/*% macro formula(kernel) %*/
template <typename T, typename S = T> struct ${ kernel.name }_formula {
    enum { count = ${ kernel.count }, elements = ${ "costly<T>::elements" if kernel.computes else "GPU_QUICK" } };
/*% for store in kernel.stores %*/
    ${ "S" if store.ctype == "T" else store.ctype } to_${ store.name };
/*% endfor %*/
/*% if kernel.draws is defined %*/
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
/*% for draw in kernel.draws %*/
        const ${ draw.ctype } ${ draw.name } = ${ draw.text };
/*% endfor %*/
/*% else %*/
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
/*% endif %*/
/*% for input in kernel.inputs %*/
        const ${ input.ctype } in_${ input.name } = read<${ input.ctype }${ ", S" if input.ctype == "T" }>(at, ${ input.at }, offset[${ input.at }]);
/*% endfor %*/
/*% for option in kernel.options %*/
        const ${ option.ctype } ${ option.name } = ${ option.text };
/*% endfor %*/
/*% for let in kernel.lets %*/
        const ${ let.ctype } ${ let.name } = ${ let.text };
/*% endfor %*/
/*% for store in kernel.stores %*/
        to_${ store.name } = (${ store.ctype })(${ store.text });
/*% endfor %*/
    }
    STORE(to_${ kernel.stores | map(attribute="name") | join(", to_") })
};
/*% endmacro %*/

/*% for row in section.rows if row.cuda == "formula" %*/
/*% if row.body.kind == "random" %*/
/*% set kernel = cuda.random_kernel(row) %*/
${ kernel.heading }
/*% filter wrapped %*/
${ formula(kernel) -}
/*% endfilter %*/
/*% for line in kernel.instances %*/
${ line }
/*% endfor %*/

/*% endif %*/
/*% if row.body.kind in ("reduce", "scan") %*/
${ cuda.heading(row) }
/*% set fold = cuda.CudaFold(row) %*/
/*% filter wrapped %*/
template <typename T, typename S = T>
struct ${ row.op }_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type ${ fold.accumulators | join(", ") };
    };
    enum { inputs = ${ row.tensors | length }, results = ${ row.results | length }, accumulators = ${ fold.accumulators | length } };
    STEP set start() { return {${ fold.starts | join(", ") }}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
/*% for input in fold.inputs %*/
        const ${ fold.given(input) } in_${ input.name } = *(const ${ "S" if input.ctype == "T" else input.ctype } *)at[${ input.at }];
/*% endfor %*/
/*% for option in fold.options %*/
        const ${ option.ctype } ${ option.name } = ${ option.text };
/*% endfor %*/
/*% for let in fold.lets %*/
        const ${ let.ctype } ${ let.name } = ${ let.text };
/*% endfor %*/
        return {${ fold.stepped | join(", ") }};
    }
    STEP set join(set acc, set other) {
        return {${ fold.joined | join(", ") }};
    }
    STEP void finish(set acc, ${ "int64_t count" if row.body.kind == "reduce" else "const char *const *at" }, const scalar *option, number *result) {
/*% for input in fold.finish_inputs %*/
        const number in_${ input.name } = (number)*(const ${ input.ctype } *)at[${ input.at }];
/*% endfor %*/
/*% for option in fold.finish_options %*/
        const ${ option.ctype } ${ option.name } = ${ option.text };
/*% endfor %*/
/*% for text in fold.finished %*/
        result[${ loop.index0 }] = (number)(${ text });
/*% endfor %*/
    }
};
/*% endfilter %*/
/*% for line in fold.instances %*/
${ line }
/*% endfor %*/

/*% endif %*/
/*% for kernel in cuda.kernels(row) %*/
${ kernel.heading }
/*% filter wrapped %*/
${ formula(kernel) -}
/*% endfilter %*/
/*% for line in kernel.instances %*/
${ line }
/*% endfor %*/

/*% endfor %*/
/*% endfor %*/

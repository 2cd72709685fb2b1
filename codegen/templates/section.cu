/* ${ banner } */
/* ${ section.name } */
#include "loop.cuh"
/*% if section.rows | selectattr("body.kind", "equalto", "random") | list %*/
#include "random.cuh"
/*% endif %*/
/*% if section.rows | selectattr("body.kind", "equalto", "reduce") | list %*/
#include "reduce.cuh"
/*% endif %*/
/*# What a formula reads, then its subexpressions and results. #*/
/*% macro statements(kernel) %*/
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
/*% endmacro %*/

/*% for row in section.rows if row.cuda == "formula" %*/
/*% if row.body.kind == "random" %*/
/*% set kernel = cuda.random_kernel(row) %*/
${ kernel.heading }
/*% filter wrapped %*/
template <typename T>
__device__ void ${ kernel.name }_formula(const operands &at, const int64_t *offset, const options &option,
                                         const draws &from, int64_t i) {
/*% for draw in kernel.draws %*/
    const ${ draw.ctype } ${ draw.name } = ${ draw.text };
/*% endfor %*/
${ statements(kernel) -}
}
/*% endfilter %*/
/*% for dtype in kernel.dtypes %*/
RANDOM_KERNEL(${ kernel.name }_${ dtype | lower }, ${ kernel.count }, ${ kernel.name }_formula<${ cuda.ctype(dtype) }>)
/*% endfor %*/

/*% endif %*/
/*% if row.body.kind == "reduce" %*/
${ cuda.heading(row) }
/*% for side in cuda.sides(row) if not row.body.simple %*/
/*% filter wrapped %*/
struct ${ side.struct } {
    ${ side.ctype } ${ side.accumulators | join(", ") };
};
STEP ${ side.struct } make_${ side.struct }(${ side.parameters }) {
    return {${ side.accumulators | join(", ") }};
}
STEP ${ side.struct } ${ side.join }(${ side.struct } acc, ${ side.struct } other) {
    return ${ side.join_result };
}
/*% endfilter %*/
/*% endfor %*/
/*% for fold in cuda.folds_of(row) %*/
/*% filter wrapped %*/
/*% if fold.has_step %*/
${ fold.step_opening } {
/*% for option in fold.options %*/
    const ${ option.ctype } ${ option.name } = ${ option.text };
/*% endfor %*/
/*% for let in fold.lets %*/
    const ${ let.ctype } ${ let.name } = ${ let.text };
/*% endfor %*/
    return ${ fold.step_result };
}
/*% endif %*/
struct ${ fold.name }_fold {
    typedef ${ fold.side.struct } set;
    typedef ${ fold.side.ctype } number;
    enum { inputs = ${ row.tensors | length }, results = ${ row.results | length }, accumulators = ${ fold.side.accumulators | length } };
    STEP set start() { return {${ fold.side.starts | join(", ") }}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
/*% for input in fold.inputs %*/
        const ${ input.ctype } *in_${ input.name } = (const ${ input.ctype } *)at[${ input.at }];
/*% endfor %*/
/*% if not fold.has_step %*/
/*% for option in fold.options %*/
        const ${ option.ctype } ${ option.name } = ${ option.text };
/*% endfor %*/
/*% endif %*/
/*% if row.body.simple %*/
        const number value = (number)(${ fold.part });
        return {${ fold.side.join }(acc.acc, value)};
/*% else %*/
        return ${ fold.part };
/*% endif %*/
    }
    STEP set join(set acc, set other) {
/*% if row.body.simple %*/
        return {${ fold.side.join }(acc.acc, other.acc)};
/*% else %*/
        return ${ fold.side.join }(acc, other);
/*% endif %*/
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
/*% for option in fold.side.finish_options %*/
        const ${ option.ctype } ${ option.name } = ${ option.text };
/*% endfor %*/
/*% if row.body.simple %*/
        const number acc = found.acc;
/*% else %*/
        const set acc = found;
/*% endif %*/
/*% for text in fold.side.finished %*/
        result[${ loop.index0 }] = (number)(${ text });
/*% endfor %*/
    }
};
/*% endfilter %*/
REDUCTION(${ fold.name }, ${ fold.ctype }, ${ fold.name }_fold)
/*% endfor %*/

/*% endif %*/
/*% for kernel in cuda.kernels(row) %*/
${ kernel.heading }
/*% filter wrapped %*/
template <typename T>
__device__ void ${ kernel.name }_formula(const operands &at, const int64_t *offset, const options &option) {
${ statements(kernel) -}
}
/*% endfilter %*/
/*% for dtype in kernel.dtypes %*/
KERNEL(${ kernel.name }_${ dtype | lower }, ${ kernel.count }, ${ kernel.name }_formula<${ cuda.ctype(dtype) }>)
/*% endfor %*/

/*% endfor %*/
/*% endfor %*/

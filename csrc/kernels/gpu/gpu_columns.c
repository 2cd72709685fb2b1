/* gpu_columns.c: convolutions of images by cuBLAS if cuDNN is not installed. Windows are unfolded
   to columns, several images at a time; windows of one pixel need no unfolding. Weight gradients
   are computed per image and summed in order. */
#include "cuda/blas.h"
#include "kernels/gpu/convolution.h"

#define SCRATCH_ELEMENTS ((int64_t)1 << 24) /* elements of columns or weight gradients at a time */

/* C channels and O outputs per group, K taps, P positions; images [batch, groups * C, pixels]. */
typedef struct folded {
    const gpu_convolution *v;
    device where;
    dtype type;
    int64_t channels, outputs, taps, positions, pixels;
    bool plain; /* the columns are the images */
} folded;

static folded folded_of(const gpu_convolution *v, const tensor *t) {
    folded f = {.v = v,
                .where = (device)t->device,
                .type = (dtype)t->dtype,
                .channels = v->channels / v->groups,
                .outputs = v->outputs / v->groups,
                .taps = v->kernel[0] * v->kernel[1],
                .positions = v->result[0] * v->result[1],
                .pixels = v->size[0] * v->size[1],
                .plain = true};
    for (int d = 0; d < 2; d++)
        f.plain &= v->kernel[d] == 1 && v->stride[d] == 1 && !v->padding[d];
    return f;
}

static char *element(const folded *f, const void *data, int64_t i) {
    return (char *)(uintptr_t)data + i * th_item_size[f->type];
}

/* Unfold images to columns; or back, summing the pixels that windows share. */
static int move_columns(const folded *f, void *to, const void *from, int64_t images, bool back) {
    static const gpu_kernel kernels[] = {{"kernels/resample", "unfold"},
                                         {"kernels/resample", "fold"}};
    const int64_t count = images * f->v->channels * (back ? f->pixels : f->taps * f->positions);
    const int64_t *const given[] = {f->v->size,   f->v->result,  f->v->kernel,
                                    f->v->stride, f->v->padding, f->v->dilation};
    gpu_work w = {.at = {to, (void *)(uintptr_t)from}, .n = {count}};
    for (int k = 0; k < 6; k++)
        for (int d = 0; d < 2; d++)
            w.n[1 + 2 * k + d] = given[k][d];
    return th_gpu_elements(f->where, &kernels[back], f->type, count, &w);
}

/* One matrix per group of each image, or per group. */
static gpu_matrices of_groups(const void *data, int64_t rows, int64_t columns) {
    return (gpu_matrices){(void *)(uintptr_t)data, 1, rows, columns, {rows * columns, columns, 1}};
}

/* c = beta c + a b for some images: one call if there is one group, else one per image. */
static int products(const folded *f, int64_t images, gpu_matrices c, double beta, gpu_matrices a,
                    gpu_matrices b, bool shared) {
    const int64_t groups = f->v->groups, calls = groups == 1 ? 1 : images;
    gpu_matrices *const all[] = {&c, &a, &b};
    a.batches = groups == 1 ? images : groups;
    if (groups == 1 && shared)
        a.step[0] = 0;
    for (int64_t call = 0; call < calls; call++) {
        if (th_gpu_blas(f->where, f->type, c, beta, 1, a, b) < 1)
            return -1;
        for (int k = 0; k < 3; k++)
            if (!shared || k != 1)
                all[k]->data = element(f, all[k]->data, groups * all[k]->step[0]);
    }
    return 0;
}

/* Sum [rows, count] over the rows. */
static int sum_rows(const tensor *scratch, int64_t rows, int64_t count, void *to) {
    static const gpu_kernel kernel = {"kernels/sum", "sum"};
    const accumulation a = {.kernel = &kernel, .accumulators = 1, .inputs = 1, .results = 1};
    tensor from = th_header(scratch);
    from.ndim = 2;
    from.size[0] = rows;
    from.size[1] = count;
    th_stride(&from)[0] = count;
    th_stride(&from)[1] = 1;
    from.numel = rows * count;
    tensor result = from;
    result.offset = ((char *)to - (char *)scratch->storage->data) / th_item_size[scratch->dtype];
    th_stride(&result)[0] = 0;
    return th_accumulate(&a, (const tensor *[]){&from}, &result, 1);
}

/* Compute some images of the result, or of the gradient of the input. */
static int step(const folded *f, conv_part part, int64_t image, int64_t images, void *columns,
                const tensor *result, const tensor *left, const tensor *right, double beta) {
    const gpu_convolution *v = f->v;
    const int64_t depth = f->channels * f->taps;
    const int64_t pixels = image * v->channels * f->pixels;
    const int64_t positions = image * v->outputs * f->positions;
    if (part == TH_GPU_CONV) {
        const void *from = element(f, th_data(left), pixels);
        if (!f->plain && move_columns(f, columns, from, images, false))
            return -1;
        return products(f, images,
                        of_groups(element(f, th_data(result), positions), f->outputs, f->positions),
                        beta, of_groups(th_data(right), f->outputs, depth),
                        of_groups(f->plain ? from : columns, depth, f->positions), true);
    }
    void *to = element(f, th_data(result), pixels);
    gpu_matrices weight = th_gpu_transposed(of_groups(th_data(right), f->outputs, depth));
    const gpu_matrices grad = of_groups(element(f, th_data(left), positions), f->outputs,
                                        f->positions);
    return products(f, images, of_groups(f->plain ? to : columns, depth, f->positions), 0, weight,
                    grad, true)
           || (!f->plain && move_columns(f, to, columns, images, true));
}

/* Same for weights: compute a gradient per image after the sum so far, then sum all. */
static int weight_step(const folded *f, int64_t image, int64_t images, void *columns,
                       const tensor *scratch, const tensor *result, const tensor *grad,
                       const tensor *input) {
    const gpu_convolution *v = f->v;
    const int64_t depth = f->channels * f->taps, count = result->numel;
    const void *from = element(f, th_data(input), image * v->channels * f->pixels);
    const gpu_matrices own = of_groups(element(f, th_data(grad), image * v->outputs * f->positions),
                                       f->outputs, f->positions);
    if (!f->plain && move_columns(f, columns, from, images, false))
        return -1;
    if (products(f, images, of_groups(element(f, th_data(scratch), count), f->outputs, depth), 0,
                 own, th_gpu_transposed(of_groups(f->plain ? from : columns, depth, f->positions)),
                 false))
        return -1;
    return sum_rows(scratch, images + 1, count, th_data(scratch));
}

static int each_chunk(const folded *f, conv_part part, const tensor *result, const tensor *left,
                      const tensor *right, double beta) {
    const int64_t columns = f->plain ? 0 : f->v->channels * f->taps * f->positions;
    const int64_t partial = part == TH_GPU_CONV_WEIGHT ? result->numel : 0;
    const int64_t most = columns > partial ? columns : partial,
                  fits = most ? SCRATCH_ELEMENTS / most : f->v->batch;
    const int64_t chunk = fits < 1 ? 1 : fits < f->v->batch ? fits : f->v->batch;
    tensor *made = th_new(f->where, f->type, 1, (int64_t[]){chunk * columns});
    tensor *scratch = th_new(f->where, f->type, 1,
                             (int64_t[]){partial ? (chunk + 1) * partial : 0});
    int failed = !made || !scratch || (partial && th_zero(scratch)) ? -1 : 0;
    for (int64_t image = 0; image < f->v->batch && !failed; image += chunk) {
        const int64_t images = f->v->batch - image < chunk ? f->v->batch - image : chunk;
        failed = partial
                     ? weight_step(f, image, images, th_data(made), scratch, result, left, right)
                     : step(f, part, image, images, th_data(made), result, left, right, beta);
    }
    if (!failed && partial)
        failed = th_gpu_move(f->where, th_data(result), f->where, th_data(scratch),
                             partial * th_item_size[f->type]);
    th_drop(made);
    th_drop(scratch);
    return failed ? -1 : 1;
}

tensor th_gpu_bias(const gpu_convolution *v, const tensor *bias) {
    tensor wide = th_header(bias);
    wide.ndim = (uint8_t)(1 + v->dims);
    wide.size[0] = v->outputs;
    th_stride(&wide)[0] = 1;
    for (int d = 1; d <= v->dims; d++) {
        wide.size[d] = 1;
        th_stride(&wide)[d] = 0;
    }
    return wide;
}

int th_gpu_convolution_by_blas(const gpu_convolution *v, conv_part part, const tensor *result,
                               const tensor *left, const tensor *right, const tensor *bias) {
    if (v->dims != 2 || !result->numel || !left->numel || !right->numel || !th_gpu_blas_there())
        return 0;
    const folded f = folded_of(v, result);
    if (bias) {
        const tensor wide = th_gpu_bias(v, bias);
        tensor to = th_header(result);
        if (th_copy(&to, &wide))
            return -1;
    }
    return each_chunk(&f, part, result, left, right, bias ? 1 : 0);
}

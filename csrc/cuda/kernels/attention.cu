/* attention.cu: attention without a matrix of scores (Dao and others, 2022; Dao, 2023). A block
   holds 64 own rows and goes over the other rows; it recomputes scores instead of storing them, and
   no two blocks add to one number. Half and bfloat16 are products of tensor cores. */
#include "../attention.h"
#include "../random.cuh"
#include "../tiles.cuh"
#include "../work.cuh"

#define ROWS GPU_ATTENTION_ROWS
#define LOG2E 1.4426950408889634
#define LN2 0.6931471805599453

/* SOFTMAX: the output. WEIGHTS: the gradient of value. SLOPES: of query and key. */
enum { SOFTMAX, WEIGHTS, SLOPES };

__device__ __forceinline__ float power_of_2(float x) { return exp2f(x); }
__device__ __forceinline__ double power_of_2(double x) { return exp2(x); }
__device__ __forceinline__ float larger(float x, float y) { return fmaxf(x, y); }
__device__ __forceinline__ double larger(double x, double y) { return fmax(x, y); }
template <typename N> __device__ __forceinline__ N infinity() {
    return (N)__int_as_float(0x7f800000);
}

/* The pieces of own and other rows in the order of their use; the next one is copied to shared
   memory while the block computes with the last. */
template <typename T, bool TRANSPOSED, int KIND> struct pieces {
    typedef tile<T> tiles;
    typedef typename tiles::stored stored;
    typedef typename tiles::number number;
    enum { own_bytes = ROWS * PITCH, other_bytes = tiles::others * PITCH };
    const gpu_attention &a;
    char *room;
    number (*notes)[tiles::others];
    int64_t batch, head, first, begin, end; /* own rows; range of other rows */
    int own_count[2], result_count;         /* pieces of own[0] and [1], and of the result */
    int column, stage;                      /* column: the first of the result */
    struct place {
        int64_t round, other;
        int part, piece;
    } next;

    __device__ __forceinline__ int count(int part) const {
        return part == 0 ? own_count[0] : part == 1 ? own_count[1] : result_count;
    }
    __device__ __forceinline__ int own_pieces() const {
        return a.resident ? own_count[0] + (KIND == SLOPES ? own_count[1] : 0) : 2;
    }
    __device__ __forceinline__ int64_t other_head(int64_t round) const {
        return head / a.shared * a.rounds + round;
    }
    __device__ __forceinline__ char *other_piece(int at) const {
        return room + own_pieces() * own_bytes + at * other_bytes;
    }
    /* Part 0 multiplies own[0], part 1 own[1], part 2 the scores. */
    __device__ __forceinline__ char *own_piece(int part, int piece, int at) const {
        return room + (a.resident ? piece + part * own_count[0] : at) * own_bytes;
    }

    template <int COUNT>
    __device__ __forceinline__ void load(char *to, const gpu_rows &from, int64_t of_head,
                                         int64_t row, int64_t rows, int from_column) const {
        enum { vector = 16 / sizeof(stored) };
        const T *matrix = (const T *)from.data + batch * from.batch + of_head * from.head;
        for (int k = threadIdx.x; k < COUNT * (PIECE / 16); k += blockDim.x) {
            const int r = k / (PIECE / 16), c = k % (PIECE / 16);
            const int left = from.columns - from_column - c * vector;
            const T *source = matrix + (row + r) * from.row + from_column + c * vector;
            char *target = to + r * PITCH + c * 16;
            const bool there = row + r < rows;
            if (sizeof(T) == sizeof(stored) && from.whole)
                copy_16(target, there && left > 0 ? source : matrix, there && left > 0);
            else
                for (int v = 0; v < vector; v++)
                    ((stored *)target)[v] = there && v < left ? stored((number)source[v])
                                                              : stored((number)0);
        }
    }
    __device__ __forceinline__ void load_own(int part, int piece, int at) const {
        load<ROWS>(own_piece(part, piece, at), a.own[part], head, first, a.own_rows,
                   piece * tiles::columns);
    }
    /* Copy the next step's pieces, and the notes of its queries if they are the other rows. */
    __device__ __forceinline__ void fetch() const {
        const int part = next.part;
        const int64_t of = other_head(next.round);
        if (part < 2 && !a.resident)
            load_own(part, next.piece, stage);
        load<tiles::others>(other_piece(stage), a.other[part == 2 ? KIND != SLOPES : part], of,
                            next.other, a.other_rows,
                            next.piece * tiles::columns + (part == 2 ? column : 0));
        if (TRANSPOSED && part == 0 && next.piece == 0) {
            const int64_t query = next.other + threadIdx.x;
            const int64_t row = (batch * a.heads * a.rounds + of) * a.other_rows + query;
            const int64_t all = a.batches * a.heads * a.rounds * a.other_rows;
            const bool there = query < a.other_rows;
            if (threadIdx.x < tiles::others) {
                notes[0][threadIdx.x] = there ? ((const number *)a.notes)[row] : (number)0;
                notes[1][threadIdx.x] = there ? ((const number *)a.notes)[all + row] : (number)0;
            }
        }
    }
    __device__ __forceinline__ void start() {
        next = {0, begin, 0, 0};
        stage = 0;
        if (a.resident)
            for (int part = 0; part < (KIND == SLOPES ? 2 : 1); part++)
                for (int piece = 0; piece < own_count[part]; piece++)
                    load_own(part, piece, 0);
        fetch();
    }
    /* Wait for the pieces of the next step, and begin to copy those of the step after it. Return
       where the pieces are. */
    __device__ __forceinline__ int step() {
        wait_for_copies();
        __syncthreads();
        const int at = stage;
        stage ^= 1;
        if (++next.piece == count(next.part)) {
            next.piece = 0;
            next.part = next.part == 2 ? 0 : next.part == 1 || KIND == SLOPES ? next.part + 1 : 2;
            if (!next.part && (next.other += tiles::others) >= end) {
                next.other = begin;
                next.round++;
            }
        }
        if (next.round < a.rounds)
            fetch();
        return at;
    }
};

/* A row's maximum or sum over the four lanes that share it. */
template <typename N, typename F> __device__ __forceinline__ N join_four(N value, F join) {
    value = join(value, __shfl_xor_sync(ALL_LANES, value, 1));
    return join(value, __shfl_xor_sync(ALL_LANES, value, 2));
}

template <typename T, bool TRANSPOSED, int KIND> struct attending {
    typedef tile<T> tiles;
    typedef typename tiles::number number;
    typedef uint8_t choices[TRANSPOSED ? tiles::others : ROWS]
                           [(TRANSPOSED ? ROWS : tiles::others) + 4];
    const gpu_attention &a;
    pieces<T, TRANSPOSED, KIND> p;
    choices &stays;        /* by query and key: not dropped out */
    tiles weights, slopes; /* slopes: the products of the second pair of operands */
    number sums[tiles::pieces][2][tiles::mine];
    number top[2], total[2]; /* the largest score and the sum so far, or the notes of the queries */

    __device__ __forceinline__ int64_t query_head(int64_t round) const {
        return TRANSPOSED ? p.other_head(round) : p.head;
    }
    __device__ __forceinline__ int64_t query_row(int64_t round) const {
        const int64_t heads = TRANSPOSED ? a.heads * a.rounds : a.heads;
        return (p.batch * heads + query_head(round)) * (TRANSPOSED ? a.other_rows : a.own_rows);
    }
    __device__ __forceinline__ int64_t masked(const gpu_rows &mask, int64_t round, int64_t query,
                                              int64_t key) const {
        return p.batch * mask.batch + query_head(round) * mask.head + query * mask.row
               + key * mask.column;
    }
    /* Draw all of a step's choices; four keys share a counter. */
    __device__ __forceinline__ void draw_choices(int64_t round, int64_t other) {
        enum {
            queries = TRANSPOSED ? tiles::others : ROWS,
            keys = TRANSPOSED ? ROWS : tiles::others
        };
        const source from = {0, 0, (const uint64_t *)a.draws};
        const int64_t all = TRANSPOSED ? a.own_rows : a.other_rows, line = (all + 31) / 32 * 32;
        const int64_t row = query_row(round) + (TRANSPOSED ? other : p.first);
        const int64_t key = TRANSPOSED ? p.first : other;
        for (int k = threadIdx.x; k < queries * keys / 4; k += blockDim.x) {
            const int query = k / (keys / 4), four = k % (keys / 4) * 4;
            const words drawn = philox((uint64_t)((row + query) * line + key + four) / 4, from);
            for (int v = 0; v < 4; v++)
                stays[query][four + v] = uniform_float(drawn.at[v]) >= (float)a.dropout;
        }
        __syncthreads();
    }

    /* Scale the scores to base 2, add the mask, and hide keys. */
    __device__ __forceinline__ void mask_scores(int64_t round, int64_t other) {
        const number scale = (number)(a.scale * LOG2E);
        const bool crosses = a.causal
                             && (TRANSPOSED ? other < p.first + ROWS
                                            : other + tiles::others > p.first);
        const bool plain = !crosses && other + tiles::others <= a.other_rows
                           && p.first + ROWS <= a.own_rows && !a.added.data && !a.kept.data;
#pragma unroll
        for (int h = 0; h < 2; h++)
#pragma unroll
            for (int q = 0; q < tiles::seen; q++) {
                number &score = weights.scores[h][q];
                score *= scale;
                if (plain)
                    continue;
                const int64_t i = p.first + tiles::own_of(h), j = other + tiles::other_of(q);
                const int64_t query = TRANSPOSED ? j : i, key = TRANSPOSED ? i : j;
                if (i >= a.own_rows || j >= a.other_rows || (a.causal && key > query)
                    || (a.kept.data
                        && !((const uint8_t *)a.kept.data)[masked(a.kept, round, query, key)]))
                    score = -infinity<number>();
                else if (a.added.data)
                    score +=
                        (number)LOG2E
                        * (number)((const T *)a.added.data)[masked(a.added, round, query, key)];
            }
    }
    /* Replace scores by powers of their difference to the largest so far. */
    __device__ __forceinline__ void soften() {
#pragma unroll
        for (int h = 0; h < 2; h++) {
            number largest = top[h], sum = 0;
#pragma unroll
            for (int q = 0; q < tiles::seen; q++)
                largest = larger(largest, weights.scores[h][q]);
            largest = join_four(largest, [](number x, number y) { return larger(x, y); });
            const number shift = largest == -infinity<number>() ? (number)0 : largest;
            const number before = power_of_2(top[h] - shift);
#pragma unroll
            for (int q = 0; q < tiles::seen; q++)
                sum += weights.scores[h][q] = power_of_2(weights.scores[h][q] - shift);
            top[h] = largest;
            total[h] = total[h] * before + sum;
#pragma unroll
            for (int piece = 0; piece < tiles::pieces; piece++)
#pragma unroll
                for (int q = 0; q < tiles::mine; q++)
                    sums[piece][h][q] *= before;
        }
    }
    /* Turn the scores into the factors of the other rows. */
    __device__ __forceinline__ void weigh(int64_t round, int64_t other) {
        const bool drops = a.dropout > 0;
        const number factor = a.dropout < 1 ? (number)(1 / (1 - a.dropout)) : (number)0;
        if (drops)
            draw_choices(round, other);
        mask_scores(round, other);
        if (KIND == SOFTMAX)
            soften();
#pragma unroll
        for (int h = 0; h < 2; h++)
#pragma unroll
            for (int q = 0; q < tiles::seen; q++) {
                const int i = tiles::own_of(h), j = tiles::other_of(q);
                number &weight = weights.scores[h][q];
                const number stay = !drops                                  ? (number)1
                                    : stays[TRANSPOSED ? j : i][TRANSPOSED ? i : j] ? factor
                                                                            : (number)0;
                if (KIND != SOFTMAX)
                    weight = power_of_2(weight - (TRANSPOSED ? p.notes[0][j] : top[h]));
                if (KIND == SLOPES)
                    weight *= slopes.scores[h][q] * stay - (TRANSPOSED ? p.notes[1][j] : total[h]);
                else if (drops)
                    weight *= stay;
                if (KIND == SLOPES && !TRANSPOSED && a.slopes.data && p.first + i < a.own_rows
                    && other + j < a.other_rows && !p.column)
                    ((T *)a.slopes.data)[masked(a.slopes, round, p.first + i, other + j)] = T(
                        weight);
            }
    }

    __device__ __forceinline__ void read_notes() {
        for (int h = 0; h < 2; h++) {
            const int64_t row = p.first + tiles::own_of(h), at = query_row(0) + row;
            const bool reads = KIND != SOFTMAX && !TRANSPOSED && row < a.own_rows;
            const number *notes = (const number *)a.notes;
            top[h] = KIND == SOFTMAX ? -infinity<number>() : reads ? notes[at] : (number)0;
            total[h] = reads ? notes[a.batches * a.heads * a.own_rows + at] : (number)0;
        }
    }
    __device__ __forceinline__ void write_result() {
#pragma unroll
        for (int h = 0; h < 2; h++) {
            const int64_t row = p.first + tiles::own_of(h);
            number factor = KIND == SLOPES ? (number)a.scale : (number)1;
            if (KIND == SOFTMAX) {
                const number sum = join_four(total[h], [](number x, number y) { return x + y; });
                factor = sum == 0 ? (number)0 : 1 / sum;
                if (row < a.own_rows && LANE % 4 == 0 && !p.column)
                    ((double *)a.log_sum)[query_row(0) + row] =
                        sum == 0 ? infinity<double>() : ((double)top[h] + log2((double)sum)) * LN2;
            }
            T *to = (T *)a.result.data + p.batch * a.result.batch + p.head * a.result.head
                    + row * a.result.row + p.column;
#pragma unroll
            for (int piece = 0; piece < tiles::pieces; piece++)
#pragma unroll
                for (int q = 0; q < tiles::mine; q++) {
                    const int column = piece * tiles::columns + tiles::column_of(q);
                    if (a.result.data && row < a.own_rows && p.column + column < a.result.columns)
                        to[column] = T(sums[piece][h][q] * factor);
                }
        }
    }

    __device__ __forceinline__ void run() {
#pragma unroll
        for (int piece = 0; piece < tiles::pieces; piece++)
#pragma unroll
            for (int q = 0; q < tiles::mine; q++)
                sums[piece][0][q] = sums[piece][1][q] = 0;
        read_notes();
        if (p.begin < p.end)
            p.start();
        for (int64_t round = 0; round < a.rounds; round++)
            for (int64_t other = p.begin; other < p.end; other += tiles::others) {
                weights.clear();
                for (int piece = 0; piece < p.own_count[0]; piece++) {
                    const int at = p.step();
                    weights.add_scores(p.own_piece(0, piece, at), p.other_piece(at));
                }
                if (KIND == SLOPES) {
                    slopes.clear();
                    for (int piece = 0; piece < p.own_count[1]; piece++) {
                        const int at = p.step();
                        slopes.add_scores(p.own_piece(1, piece, at), p.other_piece(at));
                    }
                }
                weigh(round, other);
#pragma unroll
                for (int piece = 0; piece < tiles::pieces; piece++)
                    if (piece < p.result_count)
                        weights.add_rows(sums[piece], p.other_piece(p.step()));
            }
        write_result();
    }
};

/* Blocks with the longest ranges come first. */
template <typename T, bool TRANSPOSED, int KIND> __device__ void attend(const gpu_attention &a) {
    typedef tile<T> tiles;
    typedef typename tiles::number number;
    extern __shared__ uint4 room[]; /* aligned to 16 bytes */
    __shared__ typename attending<T, TRANSPOSED, KIND>::choices stays;
    __shared__ number notes[2][tiles::others];
    const int64_t matrices = a.batches * a.heads, blocks = (a.own_rows + ROWS - 1) / ROWS;
    const int slice = tiles::pieces * tiles::columns, column = (int)blockIdx.y * slice;
    for (int64_t unit = blockIdx.x; unit < blocks * matrices; unit += gridDim.x) {
        const int64_t block = TRANSPOSED ? unit / matrices : blocks - 1 - unit / matrices;
        const int64_t matrix = unit % matrices, first = block * ROWS;
        const int64_t last = a.causal && !TRANSPOSED ? first + ROWS : a.other_rows;
        attending<T, TRANSPOSED, KIND> work = {
            a,
            {a,
             (char *)room,
             notes,
             matrix / a.heads,
             matrix % a.heads,
             first,
             a.causal && TRANSPOSED ? first / tiles::others * tiles::others : 0,
             last < a.other_rows ? last : a.other_rows,
             {tiles::count(a.own[0].columns), tiles::count(a.own[1].columns)},
             tiles::count(min(a.result.columns - column, slice)),
             column,
             0,
             {}},
            stays};
        work.run();
        __syncthreads();
    }
}

/* notes: log_sum to base 2, and the sum of gradient times output; a warp has a query. own: output
   and its gradient. */
template <typename T> __device__ void note_queries(const gpu_attention &a) {
    typedef typename tile<T>::number number;
    const int64_t queries = a.batches * a.heads * a.own_rows;
    EACH_LINE(WARPS, line, queries) {
        const int64_t matrix = line / a.own_rows;
        number sum = 0;
        const T *from[2];
        for (int k = 0; k < 2; k++)
            from[k] = (const T *)a.own[k].data + matrix / a.heads * a.own[k].batch
                      + matrix % a.heads * a.own[k].head + line % a.own_rows * a.own[k].row;
        EACH_MEMBER(WARPS, i, a.own[0].columns)
        sum += (number)from[0][i] * (number)from[1][i];
        sum = team_sum<WARPS>(sum);
        if (MEMBER(WARPS) == 0) {
            ((number *)a.notes)[line] = (number)(((const double *)a.log_sum)[line] * LOG2E);
            ((number *)a.notes)[queries + line] = sum;
        }
    }
}

#define ATTENTION_KERNEL(name, bounds, ...)                                                        \
    extern "C" __global__ void __launch_bounds__ bounds th_##name(                                 \
        const __grid_constant__ gpu_attention a) {                                                 \
        attend<__VA_ARGS__>(a);                                                                    \
    }
#define OUTPUT(name, T, bounds) ATTENTION_KERNEL(attention_##name, bounds, T, false, SOFTMAX)
#define VALUE(name, T, bounds) ATTENTION_KERNEL(attention_value_##name, bounds, T, true, WEIGHTS)
#define KEY(name, T, bounds) ATTENTION_KERNEL(attention_key_##name, bounds, T, true, SLOPES)
#define QUERY(name, T, bounds) ATTENTION_KERNEL(attention_query_##name, bounds, T, false, SLOPES)
#define GRADIENTS(...) VALUE(__VA_ARGS__) KEY(__VA_ARGS__) QUERY(__VA_ARGS__)
#define ATTENTION(...) OUTPUT(__VA_ARGS__) GRADIENTS(__VA_ARGS__)
/* Without a least number of blocks the compiler spills floats to fit three. */
ATTENTION(float, float, (GPU_ATTENTION_THREADS, 2))
ATTENTION(double, double, (GPU_ATTENTION_THREADS, 2))
ATTENTION(half, half_bits, (GPU_ATTENTION_THREADS))
ATTENTION(bfloat16, bfloat16_bits, (GPU_ATTENTION_THREADS))

#define NOTES(name, T)                                                                             \
    ENTRY(attention_notes_##name, (const __grid_constant__ gpu_attention a), note_queries<T>(a))
NOTES(float, float)
NOTES(double, double)
NOTES(half, half_bits)
NOTES(bfloat16, bfloat16_bits)

/* recurrent_cells.cu: elementwise formulas of recurrent cells, forward and backward, for one step.
   Gates are [count, gates, hidden]; all other arrays are [count, hidden]. */
#include "../work.cuh"

template <typename T> __device__ __forceinline__ T sigmoid(T x) { return 1 / (1 + exp(-x)); }

/* Element j of a row, and its positions in a row of gates. */
#define EACH_CELL(w, i, j)                                                                         \
    for (int64_t i = blockIdx.x * (int64_t)blockDim.x + threadIdx.x, j = i % w.n[1]; i < w.n[0];   \
         i += gridDim.x * (int64_t)blockDim.x, j = i % w.n[1])
#define GATES(T, operand, count) ((T *)w.at[operand] + i / w.n[1] * (count) * w.n[1] + j)
#define CELL(T, operand) (((T *)w.at[operand])[i])

/* at: gates, sums, state, memory, output, cells. n: elements, hidden, relu. */
template <typename T> __device__ void lstm(const work &w) {
    EACH_CELL(w, i, j) {
        T *gate = GATES(T, 0, 4);
        const int64_t h = w.n[1];
        const T in = sigmoid(gate[0]), forget = sigmoid(gate[h]), g = tanh(gate[2 * h]);
        const T o = sigmoid(gate[3 * h]), c = forget * CELL(T, 3) + in * g;
        gate[0] = in;
        gate[h] = forget;
        gate[2 * h] = g;
        gate[3 * h] = o;
        CELL(T, 3) = c;
        if (w.at[5])
            CELL(T, 5) = c;
        CELL(T, 2) = CELL(T, 4) = o * tanh(c);
    }
}
template <typename T> __device__ void gru(const work &w) {
    EACH_CELL(w, i, j) {
        T *gate = GATES(T, 0, 4);
        const T *sum = GATES(const T, 1, 3);
        const int64_t h = w.n[1];
        const T r = sigmoid(gate[0] + sum[0]), z = sigmoid(gate[h] + sum[h]), inner = sum[2 * h];
        const T n = tanh(gate[2 * h] + r * inner);
        gate[0] = r;
        gate[h] = z;
        gate[2 * h] = n;
        gate[3 * h] = inner;
        CELL(T, 2) = CELL(T, 4) = n + z * (CELL(T, 2) - n);
    }
}
template <typename T> __device__ void rnn(const work &w) {
    EACH_CELL(w, i, j) {
        const T x = *GATES(T, 0, 1);
        CELL(T, 2) = CELL(T, 4) = w.n[2] ? (x < 0 ? (T)0 : x) : tanh(x);
    }
}

/* at: gradients of the sums, grad or NULL, gradient of the state; then for LSTM gates, memory
   before, gradient of memory and cells; for GRU gates, state before and gradients of the hidden
   sums; else the output. */
template <typename T> __device__ __forceinline__ T given(const work &w, int64_t i) {
    return CELL(const T, 2) + (w.at[1] ? CELL(const T, 1) : (T)0);
}
template <typename T> __device__ void lstm_input(const work &w) {
    EACH_CELL(w, i, j) {
        const T *gate = GATES(const T, 3, 4);
        T *sum = GATES(T, 0, 4);
        const int64_t h = w.n[1];
        const T in = gate[0], forget = gate[h], g = gate[2 * h], o = gate[3 * h];
        const T bent = tanh(CELL(const T, 6)), grad = given<T>(w, i);
        const T c = CELL(T, 5) + grad * o * (1 - bent * bent);
        sum[0] = c * g * in * (1 - in);
        sum[h] = c * CELL(const T, 4) * forget * (1 - forget);
        sum[2 * h] = c * in * (1 - g * g);
        sum[3 * h] = grad * bent * o * (1 - o);
        CELL(T, 5) = c * forget;
    }
}
template <typename T> __device__ void gru_input(const work &w) {
    EACH_CELL(w, i, j) {
        const T *gate = GATES(const T, 3, 4);
        T *sum = GATES(T, 0, 3), *hidden = GATES(T, 5, 3);
        const int64_t h = w.n[1];
        const T r = gate[0], z = gate[h], n = gate[2 * h], grad = given<T>(w, i);
        const T fresh = grad * (1 - z) * (1 - n * n);
        sum[0] = hidden[0] = fresh * gate[3 * h] * r * (1 - r);
        sum[h] = hidden[h] = grad * (CELL(const T, 4) - n) * z * (1 - z);
        sum[2 * h] = fresh;
        hidden[2 * h] = fresh * r;
        CELL(T, 2) = grad * z;
    }
}
template <typename T> __device__ void rnn_input(const work &w) {
    EACH_CELL(w, i, j) {
        const T y = CELL(const T, 3), grad = given<T>(w, i);
        *GATES(T, 0, 1) = w.n[2] ? (y <= 0 ? (T)0 : grad) : grad * (1 - y * y);
    }
}

/* Fill rows, n[2] apart, with the sum of two vectors, either of which may be NULL. at: rows,
   vectors. */
template <typename T> __device__ void fill_rows(const work &w) {
    EACH_CELL(w, i, j)
    ((T *)w.at[0])[i / w.n[1] * w.n[2] + j] = (w.at[1] ? ((const T *)w.at[1])[j] : (T)0)
                                              + (w.at[2] ? ((const T *)w.at[2])[j] : (T)0);
}
/* at: sums, rows. n: rows, width. */
template <typename T> __device__ void add_rows(const work &w) {
    KERNEL_EACH(j, w.n[1]) {
        double sum = 0;
        for (int64_t row = 0; row < w.n[0]; row++)
            sum += ((const T *)w.at[1])[row * w.n[1] + j];
        ((T *)w.at[0])[j] = (T)sum;
    }
}

FLOATING_KERNELS(lstm)
FLOATING_KERNELS(gru)
FLOATING_KERNELS(rnn)
FLOATING_KERNELS(lstm_input)
FLOATING_KERNELS(gru_input)
FLOATING_KERNELS(rnn_input)
FLOATING_KERNELS(fill_rows)
FLOATING_KERNELS(add_rows)

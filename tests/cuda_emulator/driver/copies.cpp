/* copies.cpp: copies and fills. */
#include <cstring>

#include "driver.h"

/* One end of a copy: device memory, or the host's. */
struct place {
    uintptr_t address;
    bool device;
};
static place on_device(CUdeviceptr address) { return {(uintptr_t)address, true}; }
static place on_host(const void *address) { return {(uintptr_t)address, false}; }
/* Under unified addresses an address tells where it lies. */
static place anywhere(CUdeviceptr address) {
    return find(address) ? on_device(address) : on_host((void *)address);
}

/* Rows of bytes, and layers of rows. */
struct shape {
    size_t width, height, depth;
    size_t to_row, to_layer, from_row, from_layer;
    size_t reach(size_t row, size_t layer) const {
        return width && height && depth ? (depth - 1) * layer + (height - 1) * row + width : 0;
    }
};

static void move(char *to, const char *from, const shape &all) {
    for (size_t layer = 0; layer < all.depth; layer++)
        for (size_t row = 0; row < all.height; row++)
            memmove(to + layer * all.to_layer + row * all.to_row,
                    from + layer * all.from_layer + row * all.from_row, all.width);
}

/* Pageable memory of the host is read before the call returns, and written before it does; so says
   the driver's description. Pinned memory is touched when the copy's turn comes. */
static CUresult copy(const char *op, place to, place from, const shape &all, CUstream handle,
                     bool wait) {
    const size_t to_size = all.reach(all.to_row, all.to_layer),
                 from_size = all.reach(all.from_row, all.from_layer);
    if ((to.device && !is_device(op, to.address, to_size))
        || (from.device && !is_device(op, from.address, from_size)))
        return CUDA_ERROR_INVALID_VALUE;
    auto stream = lookup(handle);
    if (!stream)
        return CUDA_ERROR_INVALID_HANDLE;
    const bool pageable_to = !to.device && !is_pinned((void *)to.address, to_size);
    const bool pageable_from = !from.device && !is_pinned((void *)from.address, from_size);
    CUresult error;
    if (pageable_from && !wait) {
        auto staged = std::make_shared<std::vector<char>>((char *)from.address,
                                                          (char *)from.address + from_size);
        error = enqueue(
            stream, [=] { return move((char *)to.address, staged->data(), all), CUDA_SUCCESS; });
    } else
        error = enqueue(stream, [=] {
            return move((char *)to.address, (char *)from.address, all), CUDA_SUCCESS;
        });
    return error ? error : wait || pageable_to ? drain(*stream) : CUDA_SUCCESS;
}

static shape flat(size_t size) { return {size, 1, 1, 0, 0, 0, 0}; }

API cuMemcpyHtoD_v2(CUdeviceptr to, const void *from, size_t size) {
    BEGIN(NEED_CONTEXT)
    return copy("cuMemcpyHtoD", on_device(to), on_host(from), flat(size), NULL, true);
}
API cuMemcpyDtoH_v2(void *to, CUdeviceptr from, size_t size) {
    BEGIN(NEED_CONTEXT)
    return copy("cuMemcpyDtoH", on_host(to), on_device(from), flat(size), NULL, true);
}
API cuMemcpyDtoD_v2(CUdeviceptr to, CUdeviceptr from, size_t size) {
    BEGIN(NEED_CONTEXT)
    return copy("cuMemcpyDtoD", on_device(to), on_device(from), flat(size), NULL, false);
}
API cuMemcpyHtoDAsync_v2(CUdeviceptr to, const void *from, size_t size, CUstream stream) {
    BEGIN(NEED_CONTEXT)
    return copy("cuMemcpyHtoDAsync", on_device(to), on_host(from), flat(size), stream, false);
}
API cuMemcpyDtoHAsync_v2(void *to, CUdeviceptr from, size_t size, CUstream stream) {
    BEGIN(NEED_CONTEXT)
    return copy("cuMemcpyDtoHAsync", on_host(to), on_device(from), flat(size), stream, false);
}
API cuMemcpyDtoDAsync_v2(CUdeviceptr to, CUdeviceptr from, size_t size, CUstream stream) {
    BEGIN(NEED_CONTEXT)
    return copy("cuMemcpyDtoDAsync", on_device(to), on_device(from), flat(size), stream, false);
}
API cuMemcpy(CUdeviceptr to, CUdeviceptr from, size_t size) {
    BEGIN(NEED_CONTEXT)
    return copy("cuMemcpy", anywhere(to), anywhere(from), flat(size), NULL, true);
}
API cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, size_t size, CUstream stream) {
    BEGIN(NEED_CONTEXT)
    return copy("cuMemcpyAsync", anywhere(to), anywhere(from), flat(size), stream, false);
}

/* Between devices. The one that waits comes after all that both have to do. */
API cuMemcpyPeer(CUdeviceptr to, CUcontext to_context, CUdeviceptr from, CUcontext from_context,
                 size_t size) {
    BEGIN(NEED_CONTEXT)
    if (!contexts.count(to_context) || !contexts.count(from_context))
        return CUDA_ERROR_INVALID_CONTEXT;
    drain(to_context);
    drain(from_context);
    return copy("cuMemcpyPeer", on_device(to), on_device(from), flat(size), NULL, true);
}
API cuMemcpyPeerAsync(CUdeviceptr to, CUcontext to_context, CUdeviceptr from,
                      CUcontext from_context, size_t size, CUstream stream) {
    BEGIN(NEED_CONTEXT)
    if (!contexts.count(to_context) || !contexts.count(from_context))
        return CUDA_ERROR_INVALID_CONTEXT;
    return copy("cuMemcpyPeerAsync", on_device(to), on_device(from), flat(size), stream, false);
}

/* Where a copy of rows starts: the description's address, and its offset in rows and layers. */
static bool start(place *place, CUmemorytype kind, const void *host, CUdeviceptr device,
                  size_t offset) {
    if (kind == CU_MEMORY_ARRAY)
        return false;
    *place = kind == CU_MEMORY_HOST     ? on_host(host)
             : kind == CU_MEMORY_DEVICE ? on_device(device)
                                        : anywhere(device);
    place->address += offset;
    return true;
}

static CUresult copy_2d(const CUDA_MEMCPY2D *d, CUstream stream, bool wait) {
    BEGIN(NEED_CONTEXT)
    place to, from;
    if (!start(&to, d->dstMemoryType, d->dstHost, d->dstDevice,
               d->dstY * d->dstPitch + d->dstXInBytes)
        || !start(&from, d->srcMemoryType, d->srcHost, d->srcDevice,
                  d->srcY * d->srcPitch + d->srcXInBytes))
        return CUDA_ERROR_NOT_SUPPORTED;
    const shape all = {d->WidthInBytes, d->Height, 1, d->dstPitch, 0, d->srcPitch, 0};
    return copy("cuMemcpy2D", to, from, all, stream, wait);
}
API cuMemcpy2D_v2(const CUDA_MEMCPY2D *d) { return copy_2d(d, NULL, true); }
API cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *d) { return copy_2d(d, NULL, true); }
API cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *d, CUstream stream) {
    return copy_2d(d, stream, false);
}

static CUresult copy_3d(const CUDA_MEMCPY3D *d, CUstream stream, bool wait) {
    BEGIN(NEED_CONTEXT)
    place to, from;
    const size_t to_layer = d->dstPitch * d->dstHeight, from_layer = d->srcPitch * d->srcHeight;
    if (!start(&to, d->dstMemoryType, d->dstHost, d->dstDevice,
               d->dstZ * to_layer + d->dstY * d->dstPitch + d->dstXInBytes)
        || !start(&from, d->srcMemoryType, d->srcHost, d->srcDevice,
                  d->srcZ * from_layer + d->srcY * d->srcPitch + d->srcXInBytes))
        return CUDA_ERROR_NOT_SUPPORTED;
    const shape all = {d->WidthInBytes, d->Height,   d->Depth,  d->dstPitch,
                       to_layer,        d->srcPitch, from_layer};
    return copy("cuMemcpy3D", to, from, all, stream, wait);
}
API cuMemcpy3D_v2(const CUDA_MEMCPY3D *d) { return copy_3d(d, NULL, true); }
API cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *d, CUstream stream) {
    return copy_3d(d, stream, false);
}

template <typename T>
static CUresult fill(CUdeviceptr to, size_t pitch, T value, size_t width, size_t height,
                     CUstream handle) {
    BEGIN(NEED_CONTEXT)
    const size_t size = width && height ? (height - 1) * pitch + width * sizeof(T) : 0;
    if (to % sizeof(T) || !is_device("cuMemset", to, size))
        return CUDA_ERROR_INVALID_VALUE;
    auto stream = lookup(handle);
    if (!stream)
        return CUDA_ERROR_INVALID_HANDLE;
    return enqueue(stream, [=] {
        for (size_t row = 0; row < height; row++)
            std::fill_n((T *)(to + row * pitch), width, value);
        return CUDA_SUCCESS;
    });
}

#define FILL(bits, T)                                                                              \
    API cuMemsetD##bits##_v2(CUdeviceptr to, T value, size_t count) {                              \
        return fill<T>(to, 0, value, count, 1, NULL);                                              \
    }                                                                                              \
    API cuMemsetD##bits##Async(CUdeviceptr to, T value, size_t count, CUstream stream) {           \
        return fill<T>(to, 0, value, count, 1, stream);                                            \
    }                                                                                              \
    API cuMemsetD2D##bits##_v2(CUdeviceptr to, size_t pitch, T value, size_t width,                \
                               size_t height) {                                                    \
        return fill<T>(to, pitch, value, width, height, NULL);                                     \
    }                                                                                              \
    API cuMemsetD2D##bits##Async(CUdeviceptr to, size_t pitch, T value, size_t width,              \
                                 size_t height, CUstream stream) {                                 \
        return fill<T>(to, pitch, value, width, height, stream);                                   \
    }
FILL(8, uint8_t)
FILL(16, uint16_t)
FILL(32, uint32_t)

/* unsupported.cpp: what pycuda and cuda.h 13 name and the emulator does not do, so that they can be linked. */
#include <cstring>
#include <dlfcn.h>

#include "driver.h"

#define UNSUPPORTED(name)                                                                          \
    API name() { return CUDA_ERROR_NOT_SUPPORTED; }

UNSUPPORTED(cuArray3DCreate_v2)
UNSUPPORTED(cuArray3DGetDescriptor_v2)
UNSUPPORTED(cuArrayCreate_v2)
UNSUPPORTED(cuArrayDestroy)
UNSUPPORTED(cuArrayGetDescriptor_v2)
UNSUPPORTED(cuCtxAttach)
UNSUPPORTED(cuCtxGetCacheConfig)
UNSUPPORTED(cuCtxGetSharedMemConfig)
UNSUPPORTED(cuCtxSetSharedMemConfig)
UNSUPPORTED(cuIpcCloseMemHandle)
UNSUPPORTED(cuIpcGetEventHandle)
UNSUPPORTED(cuIpcGetMemHandle)
UNSUPPORTED(cuIpcOpenEventHandle)
UNSUPPORTED(cuIpcOpenMemHandle_v2)
UNSUPPORTED(cuLaunch)
UNSUPPORTED(cuLaunchGrid)
UNSUPPORTED(cuLaunchGridAsync)
UNSUPPORTED(cuLinkAddData_v2)
UNSUPPORTED(cuLinkAddFile_v2)
UNSUPPORTED(cuLinkComplete)
UNSUPPORTED(cuLinkCreate_v2)
UNSUPPORTED(cuLinkDestroy)
UNSUPPORTED(cuMemAllocManaged)
UNSUPPORTED(cuMemcpy3DPeer)
UNSUPPORTED(cuMemcpy3DPeerAsync)
UNSUPPORTED(cuMemcpyAtoA_v2)
UNSUPPORTED(cuMemcpyAtoD_v2)
UNSUPPORTED(cuMemcpyAtoH_v2)
UNSUPPORTED(cuMemcpyDtoA_v2)
UNSUPPORTED(cuMemcpyHtoA_v2)
UNSUPPORTED(cuModuleGetSurfRef)
UNSUPPORTED(cuModuleGetTexRef)
UNSUPPORTED(cuParamSetSize)
UNSUPPORTED(cuParamSetTexRef)
UNSUPPORTED(cuParamSetf)
UNSUPPORTED(cuParamSeti)
UNSUPPORTED(cuParamSetv)
UNSUPPORTED(cuStreamAttachMemAsync)
UNSUPPORTED(cuSurfRefGetArray)
UNSUPPORTED(cuSurfRefSetArray)
UNSUPPORTED(cuTexRefCreate)
UNSUPPORTED(cuTexRefDestroy)
UNSUPPORTED(cuTexRefGetAddressMode)
UNSUPPORTED(cuTexRefGetAddress_v2)
UNSUPPORTED(cuTexRefGetArray)
UNSUPPORTED(cuTexRefGetFilterMode)
UNSUPPORTED(cuTexRefGetFlags)
UNSUPPORTED(cuTexRefGetFormat)
UNSUPPORTED(cuTexRefSetAddress2D_v3)
UNSUPPORTED(cuTexRefSetAddressMode)
UNSUPPORTED(cuTexRefSetAddress_v2)
UNSUPPORTED(cuTexRefSetArray)
UNSUPPORTED(cuTexRefSetFilterMode)
UNSUPPORTED(cuTexRefSetFlags)
UNSUPPORTED(cuTexRefSetFormat)

/* There is nothing to measure here, and no harm in being asked. */
API cuProfilerInitialize() { return CUDA_SUCCESS; }
API cuProfilerStart() { return CUDA_SUCCESS; }
API cuProfilerStop() { return CUDA_SUCCESS; }

/* Any function of the driver by its name, the newest of its versions first. */
API cuGetProcAddress_v2(const char *name, void **found, int, uint64_t, int *status) {
    *found = NULL;
    for (const char *version : {"_v4", "_v3", "_v2", ""})
        if (!*found)
            *found = dlsym(RTLD_DEFAULT, (std::string(name) + version).c_str());
    if (status)
        *status = *found ? 0 : 1;
    return *found ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
}

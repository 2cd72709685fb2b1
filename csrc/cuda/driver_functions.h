/* driver_functions.h: FUNCTION(name, parameters) for every function of the driver library in use. */
FUNCTION(cuInit, (unsigned flags));
FUNCTION(cuDriverGetVersion, (int *));
FUNCTION(cuGetErrorName, (gpu_result, const char **));
FUNCTION(cuGetErrorString, (gpu_result, const char **));
FUNCTION(cuDeviceGetCount, (int *));
FUNCTION(cuDeviceGet, (int *, int number));
FUNCTION(cuDeviceGetName, (char *, int length, int handle));
FUNCTION(cuDeviceGetAttribute, (int *, int attribute, int handle));
FUNCTION(cuDeviceCanAccessPeer, (int *, int handle, int other));
FUNCTION(cuCtxEnablePeerAccess, (gpu_context, unsigned flags));
FUNCTION(cuDevicePrimaryCtxRetain, (gpu_context *, int handle));
FUNCTION(cuCtxSetCurrent, (gpu_context));
FUNCTION(cuCtxSynchronize, (void));
FUNCTION(cuMemGetInfo_v2, (size_t *available, size_t *total));
FUNCTION(cuMemAlloc_v2, (gpu_pointer *, size_t));
FUNCTION(cuMemFree_v2, (gpu_pointer));
FUNCTION(cuMemHostAlloc, (void **, size_t, unsigned flags));
FUNCTION(cuMemFreeHost, (void *));
FUNCTION(cuMemcpyHtoDAsync_v2, (gpu_pointer, const void *, size_t, gpu_stream));
FUNCTION(cuMemcpyDtoHAsync_v2, (void *, gpu_pointer, size_t, gpu_stream));
FUNCTION(cuMemcpyDtoDAsync_v2, (gpu_pointer, gpu_pointer, size_t, gpu_stream));
FUNCTION(cuMemcpyPeerAsync,
         (gpu_pointer, gpu_context, gpu_pointer, gpu_context, size_t, gpu_stream));
FUNCTION(cuMemsetD8Async, (gpu_pointer, unsigned char, size_t, gpu_stream));
FUNCTION(cuModuleLoad, (gpu_module *, const char *path));
FUNCTION(cuModuleGetFunction, (gpu_function *, gpu_module, const char *name));
FUNCTION(cuFuncSetAttribute, (gpu_function, int attribute, int value));
FUNCTION(cuLaunchKernel, (gpu_function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                          unsigned shared, gpu_stream, void **arguments, void **extra));
FUNCTION(cuStreamCreateWithPriority, (gpu_stream *, unsigned flags, int priority));
FUNCTION(cuStreamSynchronize, (gpu_stream));
FUNCTION(cuStreamQuery, (gpu_stream));
FUNCTION(cuStreamWaitEvent, (gpu_stream, gpu_event, unsigned flags));
FUNCTION(cuStreamBeginCapture_v2, (gpu_stream, int mode));
FUNCTION(cuStreamEndCapture, (gpu_stream, gpu_recording *));
FUNCTION(cuStreamIsCapturing, (gpu_stream, int *status));
FUNCTION(cuGraphInstantiateWithFlags, (gpu_executable *, gpu_recording, unsigned long long flags));
FUNCTION(cuGraphDestroy, (gpu_recording));
FUNCTION(cuGraphLaunch, (gpu_executable, gpu_stream));
FUNCTION(cuGraphExecDestroy, (gpu_executable));
FUNCTION(cuEventCreate, (gpu_event *, unsigned flags));
FUNCTION(cuEventDestroy_v2, (gpu_event));
FUNCTION(cuEventRecord, (gpu_event, gpu_stream));
FUNCTION(cuEventQuery, (gpu_event));
FUNCTION(cuEventSynchronize, (gpu_event));
FUNCTION(cuEventElapsedTime, (float *milliseconds, gpu_event, gpu_event));
#undef FUNCTION

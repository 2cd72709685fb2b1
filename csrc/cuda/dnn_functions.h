/* dnn_functions.h: FUNCTION(name after "cudnn", parameters) for every function of cuDNN in use. */
FUNCTION(Create, (handle *));
FUNCTION(SetStream, (handle, gpu_stream));
FUNCTION(CreateTensorDescriptor, (descriptor *));
FUNCTION(SetTensorNdDescriptor,
         (descriptor, int type, int dims, const int *size, const int *stride));
FUNCTION(CreateFilterDescriptor, (descriptor *));
FUNCTION(SetFilterNdDescriptor, (descriptor, int type, int format, int dims, const int *size));
FUNCTION(CreateConvolutionDescriptor, (descriptor *));
FUNCTION(SetConvolutionNdDescriptor, (descriptor, int dims, const int *padding, const int *stride,
                                      const int *dilation, int mode, int arithmetic));
FUNCTION(SetConvolutionGroupCount, (descriptor, int));
FUNCTION(SetConvolutionMathType, (descriptor, int));
#undef FUNCTION

/* device_launch_parameters.h: all that it holds stands before the file already. */
#pragma once

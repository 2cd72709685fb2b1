/* convolution_plain.c: the register tiles for any machine, 16 registers of 4 floats. */
#define WIDTH 4
#define NAME _plain
#include "convolution_tile.h"
#include "convolution_tile16.h"
const tile_set th_tiles_plain = TILE_SET_16(_plain);

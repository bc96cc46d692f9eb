/* giflib writes the blocks and the compressed pixels of GIF files. */
#include <gif_lib.h>

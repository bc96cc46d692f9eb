/* libpng reads pictures; its error handling jumps (setjmp), which Swift cannot cross, so Swift uses only the "simplified" API of png_image. */
#include <png.h>

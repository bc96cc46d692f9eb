/* libpng decodes images. Its error handling uses longjmp, which must not cross Swift frames, so Swift uses only the "simplified" API of png_image. */
#include <png.h>

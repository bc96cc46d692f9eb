/* libdeflate compresses whole buffers, faster and smaller than zlib. */
#include <libdeflate.h>

/* libdeflate decompresses whole buffers and computes checksums, both faster than zlib. */
#include <libdeflate.h>

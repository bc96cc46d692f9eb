#pragma once

#include <stdint.h>

/// Returns the integer part of a number that has been limited to the range of the result; anything else has no defined result.
///
/// Swift's own conversions check the number again and end the process, which costs more than limiting it. Only `init(saturating:)` in Geometry calls this.
static inline int64_t easel_integer_part(double number) { return (int64_t)number; }

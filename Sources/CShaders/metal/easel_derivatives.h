#pragma once

#include "easel_math.h"

// A function with derivatives is called three times for each pixel: for the pixels to the right and below, whose values are recorded, and for its own.

namespace easel {

struct Derivatives {
    static constexpr int most = 32;
    /// The values of the calls for the pixels to the right and below.
    float4 recorded[2][most];
    /// The pixel: 0 to the right, 1 below, 2 the own one.
    int pixel;
    /// The number of values so far.
    int index;
    /// The number of values that each of the two calls has recorded.
    int counts[2];
};
static thread_local Derivatives derivatives;

/// Returns the differences to the pixels to the right and below; 0 beyond the greatest number of values, or where a neighbor has none.
template <class F> inline void difference(F value, F &across, F &down) {
    across = down = 0.0f;
    if (derivatives.index >= Derivatives::most) return;
    float4 padded = 0.0f;
    int i = 0;
    put(padded, i, value);
    const int number = derivatives.index++;
    if (derivatives.pixel < 2) {
        derivatives.recorded[derivatives.pixel][number] = padded;
        derivatives.counts[derivatives.pixel] = number + 1;
        return;
    }
    // A neighbor that took another branch may have recorded fewer values.
    const float4 none = 0.0f;
    float4 right = number < derivatives.counts[0] ? derivatives.recorded[0][number] - padded : none;
    float4 below = number < derivatives.counts[1] ? derivatives.recorded[1][number] - padded : none;
    if constexpr (count<F> == 1) {
        across = right[0];
        down = below[0];
    } else {
        for (int k = 0; k < count<F>; k++) {
            across[k] = right[k];
            down[k] = below[k];
        }
    }
}

} // namespace easel

namespace metal {

template <easel::Number A> inline auto dfdx(A value) {
    typedef easel::FloatResult<A> F;
    F across, down;
    easel::difference(easel::convert<F>(value), across, down);
    return across;
}
template <easel::Number A> inline auto dfdy(A value) {
    typedef easel::FloatResult<A> F;
    F across, down;
    easel::difference(easel::convert<F>(value), across, down);
    return down;
}
template <easel::Number A> inline auto fwidth(A value) {
    typedef easel::FloatResult<A> F;
    F across, down;
    easel::difference(easel::convert<F>(value), across, down);
    return (F)(easel::absOf(across) + easel::absOf(down));
}

} // namespace metal

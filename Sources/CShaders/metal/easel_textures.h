#pragma once

#include "easel_derivatives.h"
#include "easel_matrices.h"
#include "easel_shaders.h"

namespace easel {

/// The color of a pixel, with components in 0…1.
inline float4 colorOf(uint pixel) {
    uchar4 bytes = __builtin_bit_cast(uchar4, pixel);
    return __builtin_convertvector(bytes, float4).zyxw * (1.0f / 255.0f);
}

inline uint pixelOf(float4 color, float noise) {
    // NaN becomes 0.
    float4 limited = pick(color > 0.0f, lesser(color, (float4)1.0f), (float4)0.0f);
    uchar4 bytes = __builtin_convertvector(__builtin_convertvector(limited.zyxw * 255.0f + (0.5f + noise), int4), uchar4);
    return __builtin_bit_cast(uint, bytes);
}

/// Returns a pixel, or a clear one outside.
inline float4 pixelAt(const easel_pixels &image, int x, int y) {
    if ((uint)x >= (uint)image.width || (uint)y >= (uint)image.height) return 0.0f;
    return colorOf(image.pixels[y * image.rowLength + x]);
}

inline int wrapped(int i, int size, int mode) {
    if (size <= 0) return -1;
    switch (mode) {
    case 1: return i < 0 ? 0 : i >= size ? size - 1 : i;
    case 2: return ((i % size) + size) % size;
    case 3: {
        int k = ((i % (2 * size)) + 2 * size) % (2 * size);
        return k < size ? k : 2 * size - 1 - k;
    }
    default: return i;
    }
}

/// Interpolates between four pixels; their centers are at halves.
inline float4 interpolated(const easel_pixels &image, float2 place, int across = 0, int down = 0) {
    float2 p = place - 0.5f;
    // Also false for NaN.
    if (!(p.x > -1e9f && p.y > -1e9f && p.x < 1e9f && p.y < 1e9f)) return 0.0f;
    float2 first = floorOf(p), t = p - first;
    int x = (int)first.x, y = (int)first.y;
    int left = wrapped(x, image.width, across), right = wrapped(x + 1, image.width, across);
    int top = wrapped(y, image.height, down), bottom = wrapped(y + 1, image.height, down);
    float4 upper = pixelAt(image, left, top), lower = pixelAt(image, left, bottom);
    upper += (pixelAt(image, right, top) - upper) * t.x;
    lower += (pixelAt(image, right, bottom) - lower) * t.x;
    return upper + (lower - upper) * t.y;
}

} // namespace easel

namespace metal {

enum class access { sample, read, write, read_write };
enum class coord { normalized, pixel };
enum class filter { nearest, linear, bicubic };
enum class min_filter { nearest, linear, bicubic };
enum class mag_filter { nearest, linear, bicubic };
enum class mip_filter { none, nearest, linear };
enum class address { clamp_to_zero, clamp_to_edge, repeat, mirrored_repeat, clamp_to_border };
enum class s_address { clamp_to_zero, clamp_to_edge, repeat, mirrored_repeat, clamp_to_border };
enum class t_address { clamp_to_zero, clamp_to_edge, repeat, mirrored_repeat, clamp_to_border };
enum class r_address { clamp_to_zero, clamp_to_edge, repeat, mirrored_repeat, clamp_to_border };
enum class border_color { transparent_black, opaque_black, opaque_white };
enum class compare_func { none, less, less_equal, greater, greater_equal, equal, not_equal, always, never };

// Ways to choose the size of a texture, which has only one here.
struct level {
    constexpr explicit level(float) {}
};
struct bias {
    constexpr explicit bias(float) {}
};
struct gradient2d {
    constexpr gradient2d(float2, float2) {}
};

/// How a texture is read.
struct sampler {
    bool isNormalized = true;
    bool isLinear = false;
    int across = 1;
    int down = 1;

    template <class... O> constexpr sampler(O... options) { (set(options), ...); }

private:
    constexpr void set(coord c) { isNormalized = c == coord::normalized; }
    constexpr void set(filter f) { isLinear = f != filter::nearest; }
    constexpr void set(mag_filter f) { isLinear = f != mag_filter::nearest; }
    constexpr void set(min_filter) {}
    constexpr void set(mip_filter) {}
    constexpr void set(address a) { across = down = (int)a; }
    constexpr void set(s_address a) { across = (int)a; }
    constexpr void set(t_address a) { down = (int)a; }
    constexpr void set(r_address) {}
    constexpr void set(border_color) {}
    constexpr void set(compare_func) {}
};

template <class T, access A = access::sample> struct texture2d {
    const easel_pixels *image = nullptr;

    uint get_width(uint = 0) const { return image ? image->width : 0; }
    uint get_height(uint = 0) const { return image ? image->height : 0; }

    template <class... O> easel::Vector<T, 4> sample(sampler s, float2 p, O...) const {
        if (!image) return 0.0f;
        if (s.isNormalized) p *= float2(image->width, image->height);
        if (s.isLinear) return easel::interpolated(*image, p, s.across, s.down);
        if (!(p.x > -1e9f && p.y > -1e9f && p.x < 1e9f && p.y < 1e9f)) return 0.0f;
        int x = (int)easel::floorOf(p.x), y = (int)easel::floorOf(p.y);
        return easel::pixelAt(*image, easel::wrapped(x, image->width, s.across), easel::wrapped(y, image->height, s.down));
    }

    template <easel::Number P> easel::Vector<T, 4> read(P p, uint = 0) const { return image ? easel::pixelAt(*image, (int)p.x, (int)p.y) : 0.0f; }
};

} // namespace metal

namespace SwiftUI {

/// The pixels of a view.
struct Layer {
    metal::texture2d<half> tex;
    /// From positions to places among the pixels: the columns of a matrix, and an offset.
    float2 columns[3];

    /// Returns the color at a position, interpolated between pixels; clear outside.
    half4 sample(float2 p) const {
        if (!tex.image) return 0.0f;
        return easel::interpolated(*tex.image, columns[0] * p.x + columns[1] * p.y + columns[2]);
    }
};

} // namespace SwiftUI

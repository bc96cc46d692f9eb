#pragma once

#include "easel_types.h"

// Metal's constants.

namespace metal {

template <class T> struct numeric_limits;
template <> struct numeric_limits<float> {
    static constexpr float max() { return __FLT_MAX__; }
    static constexpr float lowest() { return -__FLT_MAX__; }
    static constexpr float min() { return __FLT_MIN__; }
    static constexpr float epsilon() { return __FLT_EPSILON__; }
    static constexpr float infinity() { return __builtin_inff(); }
    static constexpr float quiet_NaN() { return __builtin_nanf(""); }
};
template <> struct numeric_limits<int> {
    static constexpr int max() { return 0x7FFFFFFF; }
    static constexpr int min() { return -0x7FFFFFFF - 1; }
};
template <> struct numeric_limits<uint> {
    static constexpr uint max() { return 0xFFFFFFFF; }
    static constexpr uint min() { return 0; }
};

} // namespace metal

#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define MAXFLOAT __FLT_MAX__
#define FLT_MAX __FLT_MAX__
#define FLT_MIN __FLT_MIN__
#define FLT_EPSILON __FLT_EPSILON__
#define HALF_MAX 65504.0f
#define HALF_EPSILON 0x1p-10f
#define INT_MAX 0x7FFFFFFF
#define UINT_MAX 0xFFFFFFFFu
#define M_E_F 2.71828182845904523536f
#define M_LOG2E_F 1.44269504088896340736f
#define M_LOG10E_F 0.43429448190325182765f
#define M_LN2_F 0.69314718055994530942f
#define M_LN10_F 2.30258509299404568402f
#define M_PI_F 3.14159265358979323846f
#define M_PI_2_F 1.57079632679489661923f
#define M_PI_4_F 0.78539816339744830962f
#define M_1_PI_F 0.31830988618379067154f
#define M_2_PI_F 0.63661977236758134308f
#define M_2_SQRTPI_F 1.12837916709551257390f
#define M_SQRT2_F 1.41421356237309504880f
#define M_SQRT1_2_F 0.70710678118654752440f
#define M_E_H M_E_F
#define M_PI_H M_PI_F
#define M_PI_2_H M_PI_2_F
#define M_PI_4_H M_PI_4_F
#define M_1_PI_H M_1_PI_F
#define M_2_PI_H M_2_PI_F
#define M_SQRT2_H M_SQRT2_F

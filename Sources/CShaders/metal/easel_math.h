#pragma once

#include "easel_constants.h"

// Metal's functions of numbers. They don't call the C library, so their results are the same on every machine, and vectors are computed at once.
// The coefficients of polynomials for `float` are those of the Cephes library.

namespace easel {

template <class T> using Doubles = Vector<double, count<T>>;
template <class T> using Floats = Vector<float, count<T>>;
template <class T> using Longs = Vector<long, count<T>>;

template <class A, class B> using Wider = Vector<float, (count<A> > count<B> ? count<A> : count<B>)>;
template <class... T> constexpr int widest = 1;
template <class T, class... R> constexpr int widest<T, R...> = count<T> > widest<R...> ? count<T> : widest<R...>;
/// The type of a function's result for arguments of these types: numbers are repeated for vectors.
template <class... T> using FloatResult = Vector<float, widest<T...>>;

template <class T> constexpr bool isUnsigned = Element<T>(-1) > Element<T>(0);
template <class... T> struct AnyResult {
    static constexpr bool floats = (isFloating<Element<T>> || ...);
    static constexpr bool unsignedNumbers = (isUnsigned<T> || ...);
    static constexpr bool longs = ((sizeof(Element<T>) > 4) || ...);
    template <class S, class U> static auto whole() {
        if constexpr (unsignedNumbers) return U(); else return S();
    }
    static auto element() {
        if constexpr (floats) return float(); else if constexpr (longs) return whole<long, ulong>(); else return whole<int, uint>();
    }
    typedef Vector<decltype(element()), widest<T...>> type;
};
/// The same for functions that also take integers.
template <class... T> using Result = typename AnyResult<T...>::type;

/// Returns the elements of `yes` where the mask has all bits, and those of `no` elsewhere.
template <class M, class V> inline V pick(M mask, V yes, V no) {
    if constexpr (count<V> == 1) {
        return mask ? yes : no;
    } else {
        typedef Vector<decltype(Element<M>()), count<V>> Bits;
        return __builtin_bit_cast(V, (Bits)((mask & __builtin_bit_cast(Bits, yes)) | (~mask & __builtin_bit_cast(Bits, no))));
    }
}

template <class F> inline F floorOf(F x) { return __builtin_elementwise_floor(x); }
template <class F> inline F truncOf(F x) { return __builtin_elementwise_trunc(x); }
template <class F> inline F absOf(F x) { return __builtin_elementwise_abs(x); }
template <class F> inline F sqrtOf(F x) { return __builtin_elementwise_sqrt(x); }
template <class F> inline F copySign(F x, F sign) { return __builtin_elementwise_copysign(x, sign); }
template <class F> inline F lesser(F a, F b) { return pick(b < a, b, a); }
template <class F> inline F greater(F a, F b) { return pick(b > a, b, a); }

/// Returns 2 to the power of numbers that are limited to the range of `float`.
template <class D> inline D powerOf2(D x) {
    x = pick(x < -200.0, (D)(-200.0), pick(x > 200.0, (D)200.0, x));
    // Adding this number rounds, and leaves the integer in the lowest bits.
    const D magic = 6755399441055744.0;
    D shifted = x + magic;
    D f = x - (shifted - magic);
    D p = 1.0178086009239699e-7;
    p = p * f + 1.3215486790144309e-6;
    p = p * f + 1.5252733804059838e-5;
    p = p * f + 1.5403530393381609e-4;
    p = p * f + 1.3333558146428443e-3;
    p = p * f + 9.6181291076284772e-3;
    p = p * f + 5.5504108664821580e-2;
    p = p * f + 2.4022650695910072e-1;
    p = p * f + 6.9314718055994531e-1;
    p = p * f + 1.0;
    return p * __builtin_bit_cast(D, (Longs<D>)((__builtin_bit_cast(Longs<D>, shifted) << 52) + (1023L << 52)));
}

/// Returns the logarithm to base 2; NaN for negative numbers.
template <class D> inline D logarithm2(D x) {
    typedef Longs<D> L;
    L bits = __builtin_bit_cast(L, x);
    D exponent = __builtin_bit_cast(D, (L)((bits >> 52) | 0x4330000000000000L)) - (4503599627370496.0 + 1023.0);
    D m = __builtin_bit_cast(D, (L)((bits & 0x000FFFFFFFFFFFFFL) | 0x3FF0000000000000L));
    auto isLarge = m > 1.4142135623730951;
    m = pick(isLarge, m * 0.5, m);
    exponent = pick(isLarge, exponent + 1.0, exponent);
    D s = (m - 1.0) / (m + 1.0), z = s * s;
    D p = 1.0 / 13.0;
    p = p * z + 1.0 / 11.0;
    p = p * z + 1.0 / 9.0;
    p = p * z + 1.0 / 7.0;
    p = p * z + 1.0 / 5.0;
    p = p * z + 1.0 / 3.0;
    p = p * z + 1.0;
    D result = exponent + 2.8853900817779268 * s * p;
    result = pick(x == 0.0, (D)(-__builtin_inf()), result);
    result = pick(x < 0.0, (D)__builtin_nan(""), result);
    // Infinity and NaN.
    return pick(x < __builtin_inf(), result, x);
}

/// Subtracts the nearest multiple of a quarter turn; `quarter` gets its number.
template <class F> inline F reduced(F x, Longs<F> &quarter) {
    typedef Doubles<F> D;
    const D magic = 6755399441055744.0;
    D d = convert<D>(x);
    // Beyond, a `float` doesn't say where in a turn it is.
    d = pick(absOf(d) >= 1e9, (D)0.0, d);
    D shifted = d * 0.63661977236758134 + magic;
    quarter = __builtin_bit_cast(Longs<F>, shifted);
    D k = shifted - magic;
    return convert<F>((d - k * 1.5707963267341256) - k * 6.0771005065061922e-11);
}

template <class F> inline F sineOf(F r) {
    F z = r * r;
    return ((-1.9515295891e-4f * z + 8.3321608736e-3f) * z - 1.6666654611e-1f) * z * r + r;
}
template <class F> inline F cosineOf(F r) {
    F z = r * r;
    return ((2.443315711809948e-5f * z - 1.388731625493765e-3f) * z + 4.166664568298827e-2f) * z * z - 0.5f * z + 1.0f;
}

template <class F> inline F sineAt(F r, Longs<F> quarter) {
    if constexpr (count<F> == 1) {
        F value = quarter & 1 ? cosineOf(r) : sineOf(r);
        return quarter & 2 ? -value : value;
    } else {
        typedef Vector<int, count<F>> I;
        I odd = __builtin_convertvector((quarter & 1), I) != 0, back = __builtin_convertvector((quarter & 2), I) != 0;
        F value = pick(odd, cosineOf(r), sineOf(r));
        return pick(back, -value, value);
    }
}
template <class F> inline F sine(F x) {
    Longs<F> quarter;
    F r = reduced(x, quarter);
    return sineAt(r, quarter);
}
template <class F> inline F cosine(F x) {
    Longs<F> quarter;
    F r = reduced(x, quarter);
    return sineAt(r, (Longs<F>)(quarter + 1));
}

template <class F> inline F arctangent(F x) {
    F a = absOf(x);
    auto isLarge = a > 2.414213562373095f;
    auto isMiddle = a > 0.4142135623730950f;
    F reduced = pick(isLarge, -1.0f / a, pick(isMiddle, (a - 1.0f) / (a + 1.0f), a));
    F base = pick(isLarge, (F)1.5707963267948966f, pick(isMiddle, (F)0.7853981633974483f, (F)0.0f));
    F z = reduced * reduced;
    F p = (((8.05374449538e-2f * z - 1.38776856032e-1f) * z + 1.99777106478e-1f) * z - 3.33329491539e-1f) * z * reduced + reduced;
    return copySign((F)(base + p), x);
}
template <class F> inline F arctangent2(F y, F x) {
    F ay = absOf(y), ax = absOf(x);
    F low = lesser(ax, ay), high = greater(ax, ay);
    F angle = arctangent((F)pick(high == 0.0f, (F)0.0f, (F)(low / high)));
    angle = pick(ay > ax, 1.5707963267948966f - angle, angle);
    angle = pick(x < 0.0f, 3.1415926535897932f - angle, angle);
    return copySign(angle, y);
}

template <class F> inline F powerOf(F x, F y) {
    typedef Doubles<F> D;
    D a = convert<D>(x), b = convert<D>(y);
    D result = powerOf2((D)(b * logarithm2((D)absOf(a))));
    D whole = truncOf(b), halved = b * 0.5;
    auto isOdd = truncOf(halved) != halved;
    result = pick(a < 0.0, pick(whole == b, pick(isOdd, -result, result), (D)__builtin_nan("")), result);
    return convert<F>((D)pick(b == 0.0, (D)1.0, result));
}

template <class F> inline F exponential(F x, double factor) {
    return convert<F>(powerOf2((Doubles<F>)(convert<Doubles<F>>(x) * factor)));
}
template <class F> inline F logarithm(F x, double factor) { return convert<F>((Doubles<F>)(logarithm2(convert<Doubles<F>>(x)) * factor)); }

constexpr double log2e = 1.4426950408889634;

template <class F> inline F hyperbolic(F x, double sign) {
    typedef Doubles<F> D;
    D d = convert<D>(x) * log2e;
    return convert<F>((D)((powerOf2(d) + powerOf2((D)-d) * sign) * 0.5));
}
template <class F> inline F hyperbolicTangent(F x) {
    typedef Doubles<F> D;
    D d = absOf(convert<D>(x)) * (2.0 * log2e);
    return copySign(convert<F>((D)(1.0 - 2.0 / (powerOf2(d) + 1.0))), x);
}

template <class F> inline float sum(F x) {
    float result = 0;
    if constexpr (count<F> == 1) {
        result = x;
    } else {
        for (int i = 0; i < count<F>; i++) result += x[i];
    }
    return result;
}

} // namespace easel

namespace metal {

namespace precise = ::metal;
namespace fast = ::metal;

// A function of one number or vector; integers become `float`.
#define EASEL_FUNCTION(name, expression)                                                                                                                     \
    template <easel::Number A> inline auto name(A value) {                                                                                                   \
        typedef easel::FloatResult<A> F;                                                                                                                     \
        F x = easel::convert<F>(value);                                                                                                                      \
        return (F)(expression);                                                                                                                              \
    }
EASEL_FUNCTION(sin, easel::sine(x))
EASEL_FUNCTION(cos, easel::cosine(x))
EASEL_FUNCTION(tan, easel::sine(x) / easel::cosine(x))
EASEL_FUNCTION(sinpi, easel::sine((F)(x * 3.14159265f)))
EASEL_FUNCTION(cospi, easel::cosine((F)(x * 3.14159265f)))
EASEL_FUNCTION(asin, easel::arctangent2(x, (F)easel::sqrtOf((F)((1.0f - x) * (1.0f + x)))))
EASEL_FUNCTION(acos, easel::arctangent2((F)easel::sqrtOf((F)((1.0f - x) * (1.0f + x))), x))
EASEL_FUNCTION(atan, easel::arctangent(x))
EASEL_FUNCTION(sinh, easel::hyperbolic(x, -1))
EASEL_FUNCTION(cosh, easel::hyperbolic(x, 1))
EASEL_FUNCTION(tanh, easel::hyperbolicTangent(x))
EASEL_FUNCTION(asinh, easel::copySign(easel::logarithm((F)(easel::absOf(x) + easel::sqrtOf((F)(x * x + 1.0f))), 0.69314718055994531), x))
EASEL_FUNCTION(acosh, easel::logarithm((F)(x + easel::sqrtOf((F)(x * x - 1.0f))), 0.69314718055994531))
EASEL_FUNCTION(atanh, easel::logarithm((F)((1.0f + x) / (1.0f - x)), 0.34657359027997264))
EASEL_FUNCTION(exp, easel::exponential(x, easel::log2e))
EASEL_FUNCTION(exp2, easel::exponential(x, 1))
EASEL_FUNCTION(exp10, easel::exponential(x, 3.3219280948873623))
EASEL_FUNCTION(log, easel::logarithm(x, 0.69314718055994531))
EASEL_FUNCTION(log2, easel::logarithm(x, 1))
EASEL_FUNCTION(log10, easel::logarithm(x, 0.30102999566398120))
EASEL_FUNCTION(sqrt, easel::sqrtOf(x))
EASEL_FUNCTION(rsqrt, 1.0f / easel::sqrtOf(x))
EASEL_FUNCTION(floor, easel::floorOf(x))
EASEL_FUNCTION(ceil, __builtin_elementwise_ceil(x))
EASEL_FUNCTION(trunc, easel::truncOf(x))
EASEL_FUNCTION(rint, __builtin_elementwise_rint(x))
// Halves are rounded away from zero.
EASEL_FUNCTION(round, easel::copySign((F)easel::floorOf((F)(easel::absOf(x) + 0.5f)), x))
EASEL_FUNCTION(fract, easel::lesser((F)(x - easel::floorOf(x)), (F)0x1.fffffep-1f))
EASEL_FUNCTION(fabs, easel::absOf(x))
EASEL_FUNCTION(sign, easel::pick(x > 0.0f, (F)1.0f, easel::pick(x < 0.0f, (F)(-1.0f), (F)0.0f)))
EASEL_FUNCTION(saturate, easel::pick(x > 0.0f, easel::lesser(x, (F)1.0f), (F)0.0f))
#undef EASEL_FUNCTION

// A function of two numbers or vectors.
#define EASEL_FUNCTION(name, expression)                                                                                                                     \
    template <easel::Number A, easel::Number B> inline auto name(A first, B second) {                                                                        \
        typedef easel::FloatResult<A, B> F;                                                                                                                  \
        F x = easel::convert<F>(first), y = easel::convert<F>(second);                                                                                       \
        return (F)(expression);                                                                                                                              \
    }
EASEL_FUNCTION(pow, easel::powerOf(x, y))
EASEL_FUNCTION(powr, easel::powerOf(x, y))
EASEL_FUNCTION(atan2, easel::arctangent2(x, y))
EASEL_FUNCTION(fmod, x - y * easel::truncOf((F)(x / y)))
EASEL_FUNCTION(fmin, easel::pick(y != y, x, easel::pick(x != x, y, easel::lesser(x, y))))
EASEL_FUNCTION(fmax, easel::pick(y != y, x, easel::pick(x != x, y, easel::greater(x, y))))
EASEL_FUNCTION(fdim, easel::greater((F)(x - y), (F)0.0f))
EASEL_FUNCTION(step, easel::pick(y < x, (F)0.0f, (F)1.0f))
EASEL_FUNCTION(copysign, easel::copySign(x, y))
EASEL_FUNCTION(divide, x / y)
EASEL_FUNCTION(ldexp, x * easel::exponential(y, 1))
#undef EASEL_FUNCTION

template <easel::Number A, easel::Number B> inline auto min(A a, B b) {
    typedef easel::Result<A, B> R;
    return easel::lesser(easel::convert<R>(a), easel::convert<R>(b));
}
template <easel::Number A, easel::Number B> inline auto max(A a, B b) {
    typedef easel::Result<A, B> R;
    return easel::greater(easel::convert<R>(a), easel::convert<R>(b));
}
template <easel::Number A, easel::Number B, easel::Number C> inline auto min3(A a, B b, C c) { return min(min(a, b), c); }
template <easel::Number A, easel::Number B, easel::Number C> inline auto max3(A a, B b, C c) { return max(max(a, b), c); }
template <easel::Number A, easel::Number B, easel::Number C> inline auto median3(A a, B b, C c) { return max(min(a, b), min(max(a, b), c)); }
template <easel::Number A, easel::Number B, easel::Number C> inline auto clamp(A value, B low, C high) {
    typedef easel::Result<A, B, C> R;
    return easel::lesser(easel::greater(easel::convert<R>(value), easel::convert<R>(low)), easel::convert<R>(high));
}
template <easel::Number A> inline auto abs(A value) {
    typedef easel::Result<A> R;
    R x = easel::convert<R>(value);
    if constexpr (easel::isFloating<easel::Element<A>>) return easel::absOf(x); else return easel::pick(x < 0, (R)-x, x);
}
template <easel::Number A, easel::Number B, easel::Number C> inline auto mix(A a, B b, C t) {
    typedef easel::FloatResult<A, B, C> F;
    F x = easel::convert<F>(a);
    return (F)(x + (easel::convert<F>(b) - x) * easel::convert<F>(t));
}
template <easel::Number A, easel::Number B, easel::Number C> inline auto smoothstep(A low, B high, C value) {
    typedef easel::FloatResult<A, B, C> F;
    F from = easel::convert<F>(low);
    F t = saturate((F)((easel::convert<F>(value) - from) / (easel::convert<F>(high) - from)));
    return (F)(t * t * (3.0f - 2.0f * t));
}
template <easel::Number A, easel::Number B, easel::Number C> inline auto fma(A a, B b, C c) {
    typedef easel::FloatResult<A, B, C> F;
    return (F)(easel::convert<F>(a) * easel::convert<F>(b) + easel::convert<F>(c));
}
template <easel::Number A> inline auto sincos(A value, easel::FloatResult<A> &cosine) {
    cosine = cos(value);
    return sin(value);
}
template <easel::Number A> inline auto modf(A value, easel::FloatResult<A> &whole) {
    whole = trunc(value);
    return (easel::FloatResult<A>)(value - whole);
}

// Geometry.
template <easel::Number A, easel::Number B> inline float dot(A a, B b) {
    typedef easel::FloatResult<A, B> F;
    return easel::sum((F)(easel::convert<F>(a) * easel::convert<F>(b)));
}
template <easel::Number A> inline float length_squared(A x) { return dot(x, x); }
template <easel::Number A> inline float length(A x) { return __builtin_sqrtf(dot(x, x)); }
template <easel::Number A, easel::Number B> inline float distance(A a, B b) { return length(a - b); }
template <easel::Number A, easel::Number B> inline float distance_squared(A a, B b) { return length_squared(a - b); }
template <easel::Number A> inline auto normalize(A x) { return (easel::FloatResult<A>)(x * (1.0f / length(x))); }
template <int = 0> inline float3 cross(float3 a, float3 b) { return a.yzx * b.zxy - a.zxy * b.yzx; }
template <easel::Number A> inline auto reflect(A incident, A normal) { return (A)(incident - 2.0f * dot(normal, incident) * normal); }
template <easel::Number A> inline auto refract(A incident, A normal, float ratio) {
    float cosine = dot(normal, incident);
    float k = 1.0f - ratio * ratio * (1.0f - cosine * cosine);
    return k < 0.0f ? (A)0.0f : (A)(ratio * incident - (ratio * cosine + __builtin_sqrtf(k)) * normal);
}
template <easel::Number A> inline auto faceforward(A normal, A incident, A reference) { return dot(reference, incident) < 0.0f ? normal : (A)-normal; }

// Comparisons. The elements of a comparison's result are 0 and -1.
template <easel::Number A> inline bool any(A x) {
    if constexpr (easel::count<A> == 1) return x != 0; else return __builtin_reduce_or(x != 0) != 0;
}
template <easel::Number A> inline bool all(A x) {
    if constexpr (easel::count<A> == 1) return x != 0; else return __builtin_reduce_and(x != 0) != 0;
}
template <easel::Number A, easel::Number B, easel::Number M> inline auto select(A no, B yes, M mask) {
    typedef easel::Result<A, B, M> Wide;
    typedef easel::Vector<decltype(easel::Element<easel::Result<A, B>>()), easel::count<Wide>> R;
    R n = easel::convert<R>(no), y = easel::convert<R>(yes);
    if constexpr (easel::count<M> == 1) return mask ? y : n; else return easel::pick(mask != 0, y, n);
}
template <easel::Number A> inline auto isnan(A x) { return x != x; }
template <easel::Number A> inline auto isinf(A x) { return fabs(x) == __builtin_inff(); }
template <easel::Number A> inline auto isfinite(A x) { return fabs(x) < __builtin_inff(); }
template <easel::Number A> inline auto signbit(A x) { return copysign(1.0f, x) < 0.0f; }

// Bits.
template <easel::Number A> inline A popcount(A x) { return __builtin_elementwise_popcount(x); }
inline uint clz(uint x) { return x ? __builtin_clz(x) : 32; }
inline uint ctz(uint x) { return x ? __builtin_ctz(x) : 32; }
inline uint reverse_bits(uint x) { return __builtin_bitreverse32(x); }
template <int = 0> inline uint rotate(uint x, uint n) { return (x << (n & 31)) | (x >> (-n & 31)); }
template <int = 0> inline uint mulhi(uint a, uint b) { return (uint)(((ulong)a * b) >> 32); }

} // namespace metal

#pragma once

// Metal's types, for clang's C++: its vectors are those of Metal's own compiler, so operators and swizzles are there.

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef decltype(sizeof(0)) size_t;
typedef decltype((char *)0 - (char *)0) ptrdiff_t;
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long int64_t;
typedef unsigned long uint64_t;

// Half-precision numbers have the precision of `float`: a processor computes those faster.
typedef float half;

#define EASEL_VECTORS(element, name)                                                                                                                         \
    typedef element name##2 __attribute__((ext_vector_type(2)));                                                                                             \
    typedef element name##3 __attribute__((ext_vector_type(3)));                                                                                             \
    typedef element name##4 __attribute__((ext_vector_type(4)));
EASEL_VECTORS(float, float)
EASEL_VECTORS(float, half)
EASEL_VECTORS(char, char)
EASEL_VECTORS(uchar, uchar)
EASEL_VECTORS(short, short)
EASEL_VECTORS(ushort, ushort)
EASEL_VECTORS(int, int)
EASEL_VECTORS(uint, uint)
EASEL_VECTORS(long, long)
EASEL_VECTORS(ulong, ulong)
// The result of a comparison of vectors.
EASEL_VECTORS(int, bool)
#undef EASEL_VECTORS

namespace metal {
#define EASEL_NAMES(name)                                                                                                                                    \
    using ::name##2;                                                                                                                                         \
    using ::name##3;                                                                                                                                         \
    using ::name##4;
EASEL_NAMES(float)
EASEL_NAMES(half)
EASEL_NAMES(char)
EASEL_NAMES(uchar)
EASEL_NAMES(short)
EASEL_NAMES(ushort)
EASEL_NAMES(int)
EASEL_NAMES(uint)
EASEL_NAMES(long)
EASEL_NAMES(ulong)
EASEL_NAMES(bool)
#undef EASEL_NAMES
} // namespace metal

#define constant const
#define thread
#define device
#define threadgroup
#define kernel
#define vertex
#define fragment

namespace easel {

/// The element and the number of elements of a number or vector.
template <class T> struct Lanes {
    typedef T element;
    static constexpr int count = 1;
};
template <class T, int N> struct Lanes<T __attribute__((ext_vector_type(N)))> {
    typedef T element;
    static constexpr int count = N;
};
template <class T> using Element = typename Lanes<T>::element;
template <class T> constexpr int count = Lanes<T>::count;

template <class T, int N> struct VectorOf {
    typedef T type __attribute__((ext_vector_type(N)));
};
template <class T> struct VectorOf<T, 1> {
    typedef T type;
};
template <class T, int N> using Vector = typename VectorOf<T, N>::type;

template <class T> constexpr bool isFloating = false;
template <> inline constexpr bool isFloating<float> = true;
template <> inline constexpr bool isFloating<double> = true;

/// A number or a vector of numbers.
template <class T> concept Number = __is_arithmetic(Element<T>);
template <class T> concept Scalar = __is_arithmetic(T);

/// Converts a number or vector to a vector with as many elements, or a number to a vector.
template <class To, class From> __attribute__((always_inline)) constexpr To convert(From value) {
    if constexpr (__is_same(To, From)) {
        return value;
    } else if constexpr (count<From> == 1) {
        return (To)(Element<To>)value;
    } else {
        return __builtin_convertvector(value, To);
    }
}

/// Returns a divisor: 1 instead of the integer 0, by which processors can't divide.
template <class T> __attribute__((always_inline)) constexpr T divisor(T value) {
    if constexpr (!__is_integral(Element<T>)) {
        return value;
    } else if constexpr (count<T> == 1) {
        return value == 0 ? (T)1 : value;
    } else {
        for (int i = 0; i < count<T>; i++) value[i] = value[i] == 0 ? (Element<T>)1 : value[i];
        return value;
    }
}

template <class V, class A> __attribute__((always_inline)) constexpr void put(V &vector, int &index, A value) {
    if constexpr (count<A> == 1) {
        vector[index++] = (Element<V>)value;
    } else {
        for (int i = 0; i < count<A>; i++) vector[index++] = (Element<V>)value[i];
    }
}

} // namespace easel

namespace metal {

/// Returns whether an expression is a comparison of vectors by its text, which ends with a comma, the end of a group, or 0.
constexpr bool easel_isComparison(const char *&p) {
    auto isWord = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; };
    bool compares = false, computes = false, chooses = false, groupCompares = false;
    for (char last = ','; *p != 0 && *p != ',' && *p != ')' && *p != ']' && *p != '}'; p++) {
        const char c = *p;
        const bool followsValue = isWord(last) || last == ')' || last == ']';
        if (c == '(' || c == '[' || c == '{') {
            do {
                p++;
                const bool inner = easel_isComparison(p);
                if (c == '(' && !followsValue && last != '>') groupCompares |= inner;
            } while (*p == ',');
            if (*p == 0) break;
        } else if ((c == '<' || c == '>') && p[1] == c) {
            computes = true;
            p++;
        } else if (c == '-' && p[1] == '>') {
            p++;
        } else if (c == '<' || c == '>' || c == '!' || (c == '=' && p[1] == '=') || (c == '&' && p[1] == '&') || (c == '|' && p[1] == '|')) {
            // `as_type<float2>(x)`
            const char *end = p + 1;
            while (c == '<' && (isWord(*end) || *end == ':' || *end == ' ' || *end == ',')) end++;
            if (c == '<' && isWord(last) && *end == '>' && end[1] == '(') {
                p = end;
            } else {
                compares = true;
                if (p[1] == '=' || p[1] == '&' || p[1] == '|') p++;
            }
        } else if (c == '?') {
            chooses = true;
        } else if (followsValue && (c == '+' || c == '-' || c == '*' || c == '/' || c == '%')) {
            computes = true;
        }
        if (*p != ' ') last = *p;
    }
    return !chooses && (compares || (groupCompares && !computes));
}

/// Says for each of up to 16 arguments, by their text, whether it is the result of a comparison of vectors, whose elements are 0 and -1.
constexpr uint easel_comparisons(const char *text) {
    uint result = 0;
    for (int argument = 0; argument < 16; argument++) {
        if (easel_isComparison(text)) result |= 1u << argument;
        if (*text++ != ',') break;
    }
    return result;
}

/// Returns an argument whose elements are 0 and 1 if it is the result of a comparison.
template <class A> __attribute__((always_inline)) constexpr A easel_argument(bool isComparison, A value) {
    if constexpr (easel::count<A> > 1 && !easel::isFloating<easel::Element<A>>) return isComparison ? value & 1 : value; else return value;
}

/// Creates a vector of numbers and vectors with as many elements in total, or of one number.
template <class V, class... A>
    requires(sizeof...(A) == 0 || ((easel::count<A> + ... + 0) == easel::count<V> && (easel::Number<A> && ...)))
__attribute__((always_inline)) constexpr V easel_vector(A... values) {
    if constexpr ((easel::Scalar<A> && ...)) {
        return V{(easel::Element<V>)values...};
    } else if constexpr (sizeof...(A) == 1) {
        return easel::convert<V>(values...);
    } else {
        V vector = 0;
        int index = 0;
        (easel::put(vector, index, values), ...);
        return vector;
    }
}
template <class V, easel::Scalar A> __attribute__((always_inline)) constexpr V easel_vector(A value) { return (V)(easel::Element<V>)value; }

template <class T, int N> using vec = easel::Vector<T, N>;

/// Creates a vector, knowing which of the arguments are the results of comparisons.
template <class V, uint comparisons, class... A> __attribute__((always_inline)) constexpr auto easel_create(A... values)
    requires requires { easel_vector<V>(values...); }
{
    if constexpr (comparisons == 0) {
        return easel_vector<V>(values...);
    } else {
        int index = 0;
        return easel_vector<V>(easel_argument<A>((comparisons >> index++) & 1, values)...);
    }
}

template <class To, class From> __attribute__((always_inline)) constexpr To as_type(From value) { return __builtin_bit_cast(To, value); }

} // namespace metal

using metal::as_type;
using metal::easel_comparisons;
using metal::easel_create;

// `float2(x, y)` is a call, and `float2` alone stays the type.
#define float2(...) easel_create<float2, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define float3(...) easel_create<float3, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define float4(...) easel_create<float4, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define half2(...) easel_create<half2, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define half3(...) easel_create<half3, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define half4(...) easel_create<half4, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define int2(...) easel_create<int2, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define int3(...) easel_create<int3, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define int4(...) easel_create<int4, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define uint2(...) easel_create<uint2, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define uint3(...) easel_create<uint3, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define uint4(...) easel_create<uint4, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define short2(...) easel_create<short2, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define short3(...) easel_create<short3, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define short4(...) easel_create<short4, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define ushort2(...) easel_create<ushort2, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define ushort3(...) easel_create<ushort3, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define ushort4(...) easel_create<ushort4, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define char2(...) easel_create<char2, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define char3(...) easel_create<char3, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define char4(...) easel_create<char4, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define uchar2(...) easel_create<uchar2, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define uchar3(...) easel_create<uchar3, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define uchar4(...) easel_create<uchar4, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define bool2(...) easel_create<bool2, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define bool3(...) easel_create<bool3, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)
#define bool4(...) easel_create<bool4, easel_comparisons(#__VA_ARGS__)>(__VA_ARGS__)

typedef float2 packed_float2;
typedef float3 packed_float3;
typedef float4 packed_float4;
typedef half2 packed_half2;
typedef half3 packed_half3;
typedef half4 packed_half4;
#define EASEL_NAMES(count)                                                                                                                                   \
    typedef float##count vector_float##count;                                                                                                                \
    typedef int##count vector_int##count;                                                                                                                    \
    typedef uint##count vector_uint##count;                                                                                                                  \
    typedef float##count simd_float##count;                                                                                                                  \
    typedef int##count simd_int##count;                                                                                                                      \
    typedef uint##count simd_uint##count;
EASEL_NAMES(2)
EASEL_NAMES(3)
EASEL_NAMES(4)
#undef EASEL_NAMES
#define simd_make_float2 float2
#define simd_make_float3 float3
#define simd_make_float4 float4

#define __METAL__ 1
#define __METAL_VERSION__ 320

constexpr half operator""h(long double value) { return (half)value; }
constexpr half operator""h(unsigned long long value) { return (half)value; }
constexpr half operator""H(long double value) { return (half)value; }

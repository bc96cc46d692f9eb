#pragma once

#include "easel_math.h"

namespace easel {

/// A matrix of columns.
template <int C, int R> struct Matrix {
    typedef Vector<float, R> Column;
    Column columns[C];

    constexpr Matrix() : columns{} {}
    constexpr explicit Matrix(float diagonal) : columns{} {
        for (int i = 0; i < (C < R ? C : R); i++) columns[i][i] = diagonal;
    }
    constexpr Matrix(Column a, Column b)
        requires(C == 2)
        : columns{a, b} {}
    constexpr Matrix(Column a, Column b, Column c)
        requires(C == 3)
        : columns{a, b, c} {}
    constexpr Matrix(Column a, Column b, Column c, Column d)
        requires(C == 4)
        : columns{a, b, c, d} {}
    // Columns in braces.
    constexpr Matrix(const float (&a)[R], const float (&b)[R])
        requires(C == 2)
        : Matrix(column(a), column(b)) {}
    constexpr Matrix(const float (&a)[R], const float (&b)[R], const float (&c)[R])
        requires(C == 3)
        : Matrix(column(a), column(b), column(c)) {}
    constexpr Matrix(const float (&a)[R], const float (&b)[R], const float (&c)[R], const float (&d)[R])
        requires(C == 4)
        : Matrix(column(a), column(b), column(c), column(d)) {}
    template <Scalar... T>
        requires(sizeof...(T) == C * R)
    constexpr Matrix(T... numbers) : columns{} {
        float all[] = {(float)numbers...};
        for (int i = 0; i < C * R; i++) columns[i / R][i % R] = all[i];
    }

    static constexpr Column column(const float (&numbers)[R]) {
        Column result = 0;
        for (int i = 0; i < R; i++) result[i] = numbers[i];
        return result;
    }

    constexpr Column &operator[](int index) { return columns[index]; }
    constexpr Column operator[](int index) const { return columns[index]; }
};

template <int C, int R> constexpr Vector<float, R> operator*(const Matrix<C, R> &m, Vector<float, C> v) {
    Vector<float, R> result = m.columns[0] * v[0];
    for (int i = 1; i < C; i++) result += m.columns[i] * v[i];
    return result;
}
template <int C, int R> constexpr Vector<float, C> operator*(Vector<float, R> v, const Matrix<C, R> &m) {
    Vector<float, C> result = 0;
    for (int i = 0; i < C; i++) result[i] = metal::dot(v, m.columns[i]);
    return result;
}
template <int C, int R, int K> constexpr Matrix<C, R> operator*(const Matrix<K, R> &a, const Matrix<C, K> &b) {
    Matrix<C, R> result;
    for (int i = 0; i < C; i++) result.columns[i] = a * b.columns[i];
    return result;
}
template <int C, int R> constexpr Matrix<C, R> operator*(const Matrix<C, R> &m, float factor) {
    Matrix<C, R> result;
    for (int i = 0; i < C; i++) result.columns[i] = m.columns[i] * factor;
    return result;
}
template <int C, int R> constexpr Matrix<C, R> operator*(float factor, const Matrix<C, R> &m) { return m * factor; }
template <int C, int R> constexpr Matrix<C, R> operator+(const Matrix<C, R> &a, const Matrix<C, R> &b) {
    Matrix<C, R> result;
    for (int i = 0; i < C; i++) result.columns[i] = a.columns[i] + b.columns[i];
    return result;
}
template <int C, int R> constexpr Matrix<C, R> operator-(const Matrix<C, R> &a, const Matrix<C, R> &b) { return a + b * -1.0f; }
template <int C, int R> constexpr Matrix<C, R> operator-(const Matrix<C, R> &m) { return m * -1.0f; }
template <int N> constexpr Vector<float, N> &operator*=(Vector<float, N> &v, const Matrix<N, N> &m) { return v = v * m; }
template <int N> constexpr Matrix<N, N> &operator*=(Matrix<N, N> &a, const Matrix<N, N> &b) { return a = a * b; }

} // namespace easel

namespace metal {

template <class T, int C, int R> using matrix = easel::Matrix<C, R>;

template <int C, int R> constexpr easel::Matrix<R, C> transpose(const easel::Matrix<C, R> &m) {
    easel::Matrix<R, C> result;
    for (int i = 0; i < C; i++) {
        for (int j = 0; j < R; j++) result.columns[j][i] = m.columns[i][j];
    }
    return result;
}
inline float determinant(const easel::Matrix<2, 2> &m) { return m[0][0] * m[1][1] - m[1][0] * m[0][1]; }
inline float determinant(const easel::Matrix<3, 3> &m) { return dot(m[0], cross(m[1], m[2])); }

} // namespace metal

#define EASEL_MATRICES(columns)                                                                                                                              \
    typedef easel::Matrix<columns, 2> float##columns##x2;                                                                                                    \
    typedef easel::Matrix<columns, 3> float##columns##x3;                                                                                                    \
    typedef easel::Matrix<columns, 4> float##columns##x4;                                                                                                    \
    typedef easel::Matrix<columns, 2> half##columns##x2;                                                                                                     \
    typedef easel::Matrix<columns, 3> half##columns##x3;                                                                                                     \
    typedef easel::Matrix<columns, 4> half##columns##x4;
EASEL_MATRICES(2)
EASEL_MATRICES(3)
EASEL_MATRICES(4)
namespace metal {
EASEL_MATRICES(2)
EASEL_MATRICES(3)
EASEL_MATRICES(4)
} // namespace metal
#undef EASEL_MATRICES
typedef float2x2 matrix_float2x2, simd_float2x2;
typedef float3x3 matrix_float3x3, simd_float3x3;
typedef float4x4 matrix_float4x4, simd_float4x4;

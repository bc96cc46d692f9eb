#pragma once

// The code that calls shaders: for each use that a function's parameters allow, a function that computes a rectangle of pixels.

#include "easel_textures.h"

namespace easel {

/// Takes arguments one after the other.
struct Reader {
    const easel_shader_argument *next;
    const easel_shader_argument *end;
    /// The array whose number of elements is the next parameter.
    const easel_shader_argument *array = nullptr;

    const easel_shader_argument *take() { return next < end ? next++ : nullptr; }
};

template <class T> struct Parameter {
    static constexpr int count = 1;
    static T read(Reader &reader) {
        if constexpr (__is_integral(T)) {
            if (const easel_shader_argument *array = reader.array) {
                reader.array = nullptr;
                // An empty array has a clear element: the remainder of a division by 0 would end the program.
                return (T)(array->count > 0 ? array->count : 1);
            }
        }
        reader.array = nullptr;
        const easel_shader_argument *argument = reader.take();
        T result = 0;
        if (!argument || !argument->values) return result;
        const float *numbers = (const float *)argument->values;
        const int available = argument->count * argument->width;
        if constexpr (easel::count<T> == 1) {
            if (available > 0) result = (T)numbers[0];
        } else {
            for (int i = 0; i < easel::count<T> && i < available; i++) result[i] = (Element<T>)numbers[i];
        }
        return result;
    }
};
template <class T> struct Parameter<T *> {
    static constexpr int count = 1;
    static T *read(Reader &reader) {
        alignas(16) static const char clear[256] = {};
        reader.array = reader.take();
        return (T *)(reader.array && reader.array->count > 0 ? reader.array->values : clear);
    }
};
template <class T, metal::access A> struct Parameter<metal::texture2d<T, A>> {
    static constexpr int count = 1;
    static metal::texture2d<T, A> read(Reader &reader) {
        reader.array = nullptr;
        const easel_shader_argument *argument = reader.take();
        metal::texture2d<T, A> texture;
        if (argument && argument->image.pixels) texture.image = &argument->image;
        return texture;
    }
};

/// The number of arguments for some parameters: an array and its number of elements are one.
template <bool isAfterArray, class... T> struct ArgumentCount {
    static constexpr int value = 0;
};
template <bool isAfterArray, class T, class... R> struct ArgumentCount<isAfterArray, T, R...> {
    static constexpr bool isCount = isAfterArray && __is_integral(T);
    static constexpr int value = (isCount ? 0 : 1) + ArgumentCount<__is_pointer(T), R...>::value;
};

/// The values of parameters, read in their order.
template <class... T> struct Values {
    explicit Values(Reader &) {}
    template <auto F, class... G> __attribute__((always_inline)) auto call(G... given) const { return F(given...); }
};
template <class T, class... R> struct Values<T, R...> {
    T first;
    Values<R...> rest;
    explicit Values(Reader &reader) : first(Parameter<T>::read(reader)), rest(reader) {}
    template <auto F, class... G> __attribute__((always_inline)) auto call(G... given) const { return rest.template call<F>(given..., first); }
};

/// Replaces each pixel of a call's rectangle. A pixel's result doesn't depend on the rectangle.
template <class Body> __attribute__((always_inline)) inline void replacePixels(const easel_shader_call *call, Body body) {
    const easel_shader_map &map = call->toPosition;
    bool hasDerivatives = false;
    auto callFor = [&](int number, float2 position, uint pixel) -> float4 {
        derivatives.pixel = number;
        derivatives.index = 0;
        if (number < 2) derivatives.counts[number] = 0;
        return body(position, pixel);
    };
    for (int row = 0; row < call->height; row++) {
        uint *pixels = call->target + row * call->rowLength;
        double y = call->y + row + 0.5;
        for (int column = 0; column < call->width; column++) {
            double x = call->x + column + 0.5;
            float2 position = {(float)(map.a * x + map.c * y + map.tx), (float)(map.b * x + map.d * y + map.ty)};
            float noise = 0;
            if (call->dithers) {
                // Interleaved gradient noise, as Jorge Jimenez describes it.
                float angle = 0.06711056f * (float)(call->x + column) + 0.00583715f * (float)(call->y + row);
                float turn = 52.9829189f * (angle - floorOf(angle));
                noise = (turn - floorOf(turn) - 0.5f) * 0.98f;
            }
            float4 color = 0.0f;
            if (!hasDerivatives) {
                color = callFor(2, position, pixels[column]);
                hasDerivatives = derivatives.index > 0;
            }
            if (hasDerivatives) {
                callFor(0, position + float2(map.a, map.b), pixels[column]);
                callFor(1, position + float2(map.c, map.d), pixels[column]);
                color = callFor(2, position, pixels[column]);
            }
            pixels[column] = pixelOf(color, noise);
        }
    }
}

inline Reader reader(const easel_shader_call *call) { return Reader{call->arguments, call->arguments + call->argumentCount}; }

template <auto F, class... A> void fill(const easel_shader_call *call) {
    Reader arguments = reader(call);
    Values<A...> values(arguments);
    float opacity = call->opacity;
    replacePixels(call, [&](float2 position, uint) -> float4 { return values.template call<F>(position) * opacity; });
}
template <auto F, class... A> void changeColors(const easel_shader_call *call) {
    Reader arguments = reader(call);
    Values<A...> values(arguments);
    replacePixels(call, [&](float2 position, uint pixel) -> float4 { return values.template call<F>(position, colorOf(pixel)); });
}
template <auto F, class... A> void distort(const easel_shader_call *call) {
    Reader arguments = reader(call);
    Values<A...> values(arguments);
    const easel_shader_map &map = call->toSource;
    replacePixels(call, [&](float2 position, uint) -> float4 {
        float2 from = values.template call<F>(position);
        return interpolated(call->source, float2(map.a * from.x + map.c * from.y + map.tx, map.b * from.x + map.d * from.y + map.ty));
    });
}
template <auto F, class... A> void changeLayer(const easel_shader_call *call) {
    Reader arguments = reader(call);
    Values<A...> values(arguments);
    const easel_shader_map &map = call->toSource;
    SwiftUI::Layer layer = {{&call->source}, {float2(map.a, map.b), float2(map.c, map.d), float2(map.tx, map.ty)}};
    replacePixels(call, [&](float2 position, uint) -> float4 { return values.template call<F>(position, layer); });
}

template <auto F, class... A> struct Uses;
template <auto F> struct Uses<F> {
    static constexpr easel_shader of(const char *library, const char *name) { return {library, name, fill<F>, nullptr, nullptr, nullptr, 0}; }
};
template <auto F, class A, class... R> struct Uses<F, A, R...> {
    static constexpr easel_shader of(const char *library, const char *name) {
        constexpr int count = ArgumentCount<false, A, R...>::value;
        if constexpr (__is_same(A, SwiftUI::Layer)) {
            return {library, name, nullptr, nullptr, nullptr, changeLayer<F, R...>, count - 1};
        } else if constexpr (__is_same(A, half4)) {
            return {library, name, fill<F, A, R...>, changeColors<F, R...>, nullptr, nullptr, count};
        } else {
            return {library, name, fill<F, A, R...>, nullptr, nullptr, nullptr, count};
        }
    }
};

/// Whether SwiftUI can give a value to a parameter.
template <class T> constexpr bool isGiven = Number<T>;
template <class T> constexpr bool isGiven<T *> = Number<T>;
template <class T> constexpr bool isGiven<const T *> = Number<T>;
template <class T, metal::access A> constexpr bool isGiven<metal::texture2d<T, A>> = true;
template <class...> constexpr bool areGiven = true;
template <class A, class... R> constexpr bool areGiven<A, R...> = (isGiven<A> || __is_same(A, SwiftUI::Layer)) && (isGiven<R> && ...);

typedef half4 Color;
typedef float2 Position;

template <auto F, class... A>
    requires areGiven<A...>
constexpr easel_shader describe(Color (*)(Position, A...), const char *library, const char *name) {
    return Uses<F, A...>::of(library, name);
}
template <auto F, class... A>
    requires(isGiven<A> && ...)
constexpr easel_shader describe(Position (*)(Position, A...), const char *library, const char *name) {
    return {library, name, nullptr, nullptr, distort<F, A...>, nullptr, ArgumentCount<false, A...>::value};
}
/// A function that SwiftUI can't use.
template <auto F, class T> constexpr easel_shader describe(T, const char *library, const char *name) {
    return {library, name, nullptr, nullptr, nullptr, nullptr, 0};
}

} // namespace easel

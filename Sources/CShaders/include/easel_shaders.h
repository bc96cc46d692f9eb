#ifndef EASEL_SHADERS_H
#define EASEL_SHADERS_H

// The boundary between Easel and shaders: functions of Metal's language that were compiled with a program and compute rows of pixels.

#ifdef __cplusplus
extern "C" {
#endif

/// Premultiplied ARGB32 pixels.
typedef struct {
    const unsigned int *pixels;
    /// The distance between the starts of two rows, in pixels.
    long rowLength;
    int width;
    int height;
} easel_pixels;

/// An argument of a shader, as SwiftUI's `Shader.Argument`.
typedef struct {
    /// Numbers, colors of four numbers, or bytes; null for an image.
    const void *values;
    /// The number of numbers, colors, or bytes.
    int count;
    /// The number of numbers in each: 4 for a color, otherwise 1.
    int width;
    easel_pixels image;
} easel_shader_argument;

/// A map from points to points: x' = a x + c y + tx, y' = b x + d y + ty.
typedef struct {
    double a, b, c, d, tx, ty;
} easel_shader_map;

/// A request to compute a rectangle of pixels.
typedef struct {
    /// The first pixel of the rectangle. A color effect reads it, and each shader writes it.
    unsigned int *target;
    long rowLength;
    /// The rectangle in the space of `toPosition`.
    int x, y, width, height;
    /// From places in the space of pixels, whose centers are at halves, to the positions that the function receives.
    easel_shader_map toPosition;
    /// The pixels that a distortion or a layer effect reads.
    easel_pixels source;
    /// From positions to places in `source`.
    easel_shader_map toSource;
    const easel_shader_argument *arguments;
    int argumentCount;
    /// Multiplies the colors of a fill.
    float opacity;
    /// Whether noise of less than one step of color is added.
    int dithers;
} easel_shader_call;

typedef void (*easel_shader_function)(const easel_shader_call *call);

/// A function of a shader library. Each use that its parameters allow has code; the others are null.
typedef struct {
    /// The name of the bundle that has the library; empty for that of the app.
    const char *library;
    const char *name;
    easel_shader_function fill;
    easel_shader_function colorEffect;
    easel_shader_function distortionEffect;
    easel_shader_function layerEffect;
    /// The number of arguments; a color effect takes one fewer, because it gets the color of the pixel.
    int argumentCount;
} easel_shader;

/// Adds functions, which must exist until the program ends. The code of a program with shaders calls this when it is loaded.
void easel_add_shaders(const easel_shader *shaders, int count);

/// Returns the function with a name, preferably one of the library, or null if no library has it.
const easel_shader *easel_find_shader(const char *library, const char *name);

#ifdef __cplusplus
}
#endif

#endif

#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] half4 cyan(float2 position, half4 color) { return half4(0, color.a, color.a, color.a); }

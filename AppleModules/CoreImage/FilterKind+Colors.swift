import AppleCoreGraphics
import Display
import Foundation

extension FilterKind {
    /// Filters that change each pixel's color.
    static let colors: [FilterKind] = [
        color("CISepiaTone", [kCIInputIntensityKey: 1]) { inputs in
            let share = inputs.number(kCIInputIntensityKey)
            return { color in
                let (r, g, b) = (Raster.encoded(color.x), Raster.encoded(color.y), Raster.encoded(color.z))
                let sepia = SIMD4(
                    Raster.linear(min(1, 0.393 * r + 0.769 * g + 0.189 * b)), Raster.linear(min(1, 0.349 * r + 0.686 * g + 0.168 * b)),
                    Raster.linear(min(1, 0.272 * r + 0.534 * g + 0.131 * b)), color.w)
                return color * (1 - share) + sepia * share
            }
        },
        color("CIColorControls", [kCIInputSaturationKey: 1, kCIInputBrightnessKey: 0, kCIInputContrastKey: 1]) { inputs in
            let (saturation, brightness) = (inputs.number(kCIInputSaturationKey), inputs.number(kCIInputBrightnessKey))
            let contrast = inputs.number(kCIInputContrastKey)
            return { color in
                let gray = SIMD4<Float>(repeating: color.luminance)
                var result = gray + (color - gray) * saturation
                result = (result + brightness - 0.5) * contrast + 0.5
                result.w = color.w
                return result
            }
        },
        color("CIColorInvert") { _ in
            { SIMD4(Raster.linear(1 - Raster.encoded($0.x)), Raster.linear(1 - Raster.encoded($0.y)), Raster.linear(1 - Raster.encoded($0.z)), $0.w) }
        },
        color("CIColorMonochrome", [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1]) { inputs in
            let (tint, share) = (inputs.color(kCIInputColorKey), inputs.number(kCIInputIntensityKey))
            return { color in
                var gray = tint * color.luminance
                gray.w = color.w
                return color * (1 - share) + gray * share
            }
        },
        color("CIFalseColor", ["inputColor0": CIColor(red: 0.3, green: 0, blue: 0), "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8)]) { inputs in
            let (dark, light) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
            return { color in
                var result = dark + (light - dark) * color.luminance
                result.w *= color.w
                return result
            }
        },
        color(
            "CIColorMatrix",
            [
                "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
                "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
                "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
            ]
        ) { inputs in
            let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map { inputs.vector($0) ?? .zero }
            let bias = inputs.vector("inputBiasVector") ?? .zero
            return { color in SIMD4((rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum(), (rows[3] * color).sum()) + bias }
        },
        color(
            "CIColorClamp", ["inputMinComponents": CIVector(x: 0, y: 0, z: 0, w: 0), "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1)]
        ) { inputs in
            let (low, high) = (inputs.vector("inputMinComponents") ?? .zero, inputs.vector("inputMaxComponents") ?? .one)
            return { $0.clamped(lowerBound: low, upperBound: high) }
        },
        color("CIExposureAdjust", [kCIInputEVKey: 0]) { inputs in
            let factor = exp2(inputs.number(kCIInputEVKey))
            return { SIMD4($0.x * factor, $0.y * factor, $0.z * factor, $0.w) }
        },
        color("CIGammaAdjust", ["inputPower": 1]) { inputs in
            let power = inputs.number("inputPower")
            return { SIMD4(pow(max(0, $0.x), power), pow(max(0, $0.y), power), pow(max(0, $0.z), power), $0.w) }
        },
        color("CIHueAdjust", [kCIInputAngleKey: 0]) { inputs in
            // A rotation about the axis of grays.
            let angle = inputs.number(kCIInputAngleKey)
            let (c, s, third) = (cos(angle), sin(angle), Float(1) / 3)
            let (a, b, d) = (c + (1 - c) * third, third * (1 - c) - s * sqrt(third), third * (1 - c) + s * sqrt(third))
            return { SIMD4(a * $0.x + b * $0.y + d * $0.z, d * $0.x + a * $0.y + b * $0.z, b * $0.x + d * $0.y + a * $0.z, $0.w) }
        },
        color("CIVibrance", [kCIInputAmountKey: 0]) { inputs in
            // Pale colors change more than strong ones.
            let amount = inputs.number(kCIInputAmountKey)
            return { color in
                let (high, low) = (max(color.x, color.y, color.z), min(color.x, color.y, color.z))
                let gray = SIMD4<Float>(repeating: color.luminance)
                var result = gray + (color - gray) * (1 + amount * (1 - (high - low)))
                result.w = color.w
                return result
            }
        },
        color("CIWhitePointAdjust", [kCIInputColorKey: CIColor.white]) { inputs in
            let white = inputs.color(kCIInputColorKey)
            return { SIMD4($0.x * white.x, $0.y * white.y, $0.z * white.z, $0.w) }
        },
        color("CIColorPosterize", ["inputLevels": 6]) { inputs in
            let steps = max(2, inputs.number("inputLevels")) - 1
            func level(_ value: Float) -> Float { Raster.linear((Raster.encoded(value) * steps).rounded() / steps) }
            return { SIMD4(level($0.x), level($0.y), level($0.z), $0.w) }
        },
        color("CIColorThreshold", ["inputThreshold": 0.5]) { inputs in
            let threshold = inputs.number("inputThreshold")
            return { SIMD4($0.x < threshold ? 0 : 1, $0.y < threshold ? 0 : 1, $0.z < threshold ? 0 : 1, $0.w) }
        },
        color("CIMaskToAlpha") { _ in { SIMD4(1, 1, 1, $0.luminance * $0.w) } },
        color("CIMaximumComponent") { _ in
            { color in
                let value = max(color.x, color.y, color.z)
                return SIMD4(value, value, value, color.w)
            }
        },
        color("CIMinimumComponent") { _ in
            { color in
                let value = min(color.x, color.y, color.z)
                return SIMD4(value, value, value, color.w)
            }
        },
        color("CIPhotoEffectMono") { _ in { $0.gray } },
        color("CIPhotoEffectTonal") { _ in { $0.gray } },
        color("CIPhotoEffectNoir") { _ in
            { color in
                let gray = color.gray.x
                let value = gray * gray * (3 - 2 * gray)
                return SIMD4(value, value, value, color.w)
            }
        },
        unknown("CIPhotoEffectChrome"), unknown("CIPhotoEffectFade"), unknown("CIPhotoEffectInstant"), unknown("CIPhotoEffectProcess"),
        unknown("CIPhotoEffectTransfer"),
        unknown(
            "CITemperatureAndTint", ["inputNeutral", "inputTargetNeutral"],
            ["inputNeutral": CIVector(x: 6500, y: 0), "inputTargetNeutral": CIVector(x: 6500, y: 0)]),
        unknown(
            "CIHighlightShadowAdjust", [kCIInputRadiusKey, "inputHighlightAmount", "inputShadowAmount"],
            [kCIInputRadiusKey: 0, "inputHighlightAmount": 1, "inputShadowAmount": 0]),
        unknown("CINoiseReduction", ["inputNoiseLevel", kCIInputSharpnessKey], ["inputNoiseLevel": 0.02, kCIInputSharpnessKey: 0.4]),
        unknown("CIComicEffect"),
    ]

    /// A filter of single colors: linear components, not premultiplied.
    private static func color(
        _ name: String, _ defaults: [String: Any] = [:], _ change: @escaping (FilterInputs) -> (SIMD4<Float>) -> SIMD4<Float>
    ) -> FilterKind {
        FilterKind(name, [kCIInputImageKey] + defaults.keys.sorted(), defaults) { inputs in inputs.image()?.mapping(change(inputs)) }
    }

    /// A filter whose tables aren't public. It keeps the image and warns.
    static func unknown(_ name: String, _ inputs: [String] = [], _ defaults: [String: Any] = [:]) -> FilterKind {
        FilterKind(name, [kCIInputImageKey] + inputs, defaults, isUnknown: true) { $0.image() }
    }
}

extension SIMD4<Float> {
    /// The gray of the same brightness.
    fileprivate var gray: SIMD4<Float> { SIMD4(luminance, luminance, luminance, w) }
}

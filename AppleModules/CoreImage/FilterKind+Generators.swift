import AppleCoreGraphics
import Display
import Foundation

extension FilterKind {
    /// Filters that make or combine images.
    static let generators: [FilterKind] = [
        // A code has a margin of one module.
        FilterKind("CIQRCodeGenerator", ["inputMessage", "inputCorrectionLevel"], ["inputCorrectionLevel": "M"]) { inputs in
            guard let data = inputs.data("inputMessage"), let correction = QRCode.Correction(letter: inputs.text("inputCorrectionLevel") ?? "M"),
                let code = QRCode(Array(data), correction: correction)
            else { return nil }
            return CIFilterKernel.bars(width: code.size + 2, height: code.size + 2) { column, row in
                let isInside = (1...code.size).contains(column) && (1...code.size).contains(row)
                return isInside && code.isDark(column: column - 1, row: row - 1)
            }
        },
        FilterKind(
            "CICode128BarcodeGenerator", ["inputMessage", "inputQuietSpace", "inputBarcodeHeight"], ["inputQuietSpace": 10, "inputBarcodeHeight": 32]
        ) { inputs in
            guard let data = inputs.data("inputMessage"), let modules = Code128.modules(Array(data)) else { return nil }
            let quiet = Int(min(max(inputs.number("inputQuietSpace"), 0), 100))
            let height = Int(min(max(inputs.number("inputBarcodeHeight"), 1), 500))
            return CIFilterKernel.bars(width: modules.count + 2 * quiet, height: height) { column, _ in
                modules.indices.contains(column - quiet) && modules[column - quiet]
            }
        },
        FilterKind("CIConstantColorGenerator", ["inputColor"], ["inputColor": CIColor.red]) { inputs in
            (inputs.values["inputColor"] as? CIColor).map { CIImage(color: $0) }
        },
        FilterKind(
            "CILinearGradient", ["inputPoint0", "inputPoint1", "inputColor0", "inputColor1"],
            [
                "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200), "inputColor0": CIColor.white,
                "inputColor1": CIColor.black,
            ]
        ) { inputs in
            let (start, end) = (inputs.point("inputPoint0"), inputs.point("inputPoint1"))
            let (first, second) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = dx * dx + dy * dy
            let box = CGRect(x: min(start.x, end.x), y: min(start.y, end.y), width: max(abs(dx), 1), height: max(abs(dy), 1))
            return CIFilterKernel.drawn(in: box) { x, y in
                let place = length > 0 ? ((x - start.x) * dx + (y - start.y) * dy) / length : 0
                let share = Float(min(max(place, 0), 1))
                return first * (1 - share) + second * share
            }?.clampedToExtent()
        },
        FilterKind("CISourceOverCompositing", [kCIInputImageKey, kCIInputBackgroundImageKey]) { inputs in
            guard let image = inputs.image() else { return inputs.image(kCIInputBackgroundImageKey) }
            return inputs.image(kCIInputBackgroundImageKey).map { image.composited(over: $0) } ?? image
        },
        FilterKind("CIMultiplyCompositing", [kCIInputImageKey, kCIInputBackgroundImageKey]) { inputs in
            CIFilterKernel.both(inputs) { $0 * $1 }
        },
        FilterKind("CIAdditionCompositing", [kCIInputImageKey, kCIInputBackgroundImageKey]) { inputs in
            CIFilterKernel.both(inputs) { ($0 + $1).clamped(lowerBound: .zero, upperBound: .one) }
        },
        FilterKind("CISourceInCompositing", [kCIInputImageKey, kCIInputBackgroundImageKey]) { inputs in CIFilterKernel.both(inputs) { $0 * $1.w } },
        FilterKind("CISourceOutCompositing", [kCIInputImageKey, kCIInputBackgroundImageKey]) { inputs in CIFilterKernel.both(inputs) { $0 * (1 - $1.w) } },
        FilterKind("CISourceAtopCompositing", [kCIInputImageKey, kCIInputBackgroundImageKey]) { inputs in
            CIFilterKernel.both(inputs) { $0 * $1.w + $1 * (1 - $0.w) }
        },
        FilterKind("CIBlendWithMask", [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]) { inputs in
            CIFilterKernel.masked(inputs) { $0.straight.luminance * $0.w }
        },
        FilterKind("CIBlendWithAlphaMask", [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]) { inputs in
            CIFilterKernel.masked(inputs) { $0.w }
        },
        FilterKind("CIAffineTransform", [kCIInputImageKey, kCIInputTransformKey]) { inputs in
            inputs.image()?.transformed(by: inputs.transform(kCIInputTransformKey) ?? .identity)
        },
        FilterKind("CIAffineClamp", [kCIInputImageKey, kCIInputTransformKey]) { inputs in
            inputs.image()?.transformed(by: inputs.transform(kCIInputTransformKey) ?? .identity).clampedToExtent()
        },
        FilterKind("CICrop", [kCIInputImageKey, "inputRectangle"]) { inputs in
            inputs.image().map { image in inputs.rect("inputRectangle").map { image.cropped(to: $0) } ?? image }
        },
        FilterKind("CILanczosScaleTransform", [kCIInputImageKey, kCIInputScaleKey, kCIInputAspectRatioKey], [kCIInputScaleKey: 1, kCIInputAspectRatioKey: 1]) {
            inputs in
            let scale = CGFloat(inputs.number(kCIInputScaleKey))
            return inputs.image()?.transformed(by: CGAffineTransform(scaleX: scale * CGFloat(inputs.number(kCIInputAspectRatioKey)), y: scale))
        },
        FilterKind("CIAreaAverage", [kCIInputImageKey, kCIInputExtentKey]) { inputs in
            guard let image = inputs.image() else { return nil }
            let rect = inputs.rect(kCIInputExtentKey) ?? image.extent
            guard let pixmap = image.pixels(in: rect)?.pixmap else { return .empty() }
            let sum = pixmap.pixels.reduce(into: SIMD4<Double>.zero) { $0 += SIMD4<Double>(Raster.color($1).premultiplied) }
            let mean = SIMD4<Float>(sum / Double(pixmap.pixels.count))
            return CIImage(Pixmap(width: 1, height: 1, pixels: [Raster.pixel(mean.straight)]))
        },
    ]
}

/// The functions of filters.
enum CIFilterKernel {
    /// Returns black modules on white.
    static func bars(width: Int, height: Int, isDark: (_ column: Int, _ row: Int) -> Bool) -> CIImage {
        var pixmap = Pixmap(width: width, height: height, filledWith: 0xFFFF_FFFF)
        for row in 0..<height { for column in 0..<width where isDark(column, row) { pixmap.pixels[row * width + column] = 0xFF00_0000 } }
        return CIImage(pixmap, isSharp: true)
    }

    /// Returns an image of a function of the pixels' centers: linear components, not premultiplied. Nil for a rectangle without pixels.
    static func drawn(in rect: CGRect, _ color: (CGFloat, CGFloat) -> SIMD4<Float>) -> CIImage? {
        guard let (pixmap, x, y) = CIImage(color: .clear).pixels(in: rect) else { return nil }
        var result = pixmap
        for row in 0..<pixmap.height {
            for column in 0..<pixmap.width {
                let value = color(CGFloat(x + column) + 0.5, CGFloat(y + pixmap.height - 1 - row) + 0.5)
                result.pixels[row * pixmap.width + column] = Raster.pixel(value)
            }
        }
        return CIImage(result, x: x, y: y)
    }

    /// Returns the pixels of a function of the position.
    static func placed(like image: CIImage, _ source: (CGFloat, CGFloat) -> (CGFloat, CGFloat)) -> CIImage {
        guard var pixmap = image.pixmap else { return image }
        for row in 0..<pixmap.height {
            for column in 0..<pixmap.width {
                let place = source(CGFloat(image.origin.x + column) + 0.5, CGFloat(image.origin.y + pixmap.height - 1 - row) + 0.5)
                pixmap.pixels[row * pixmap.width + column] = image.pixel(x: Int(place.0.rounded(.down)), y: Int(place.1.rounded(.down)))
            }
        }
        return image.with(pixmap)
    }

    /// Combines the premultiplied colors of two images in the rectangle of both.
    static func combined(_ image: CIImage, _ background: CIImage, _ color: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
        if image.isClamped && background.isClamped {
            let (a, b) = (Raster.color(image.pixel(x: 0, y: 0)), Raster.color(background.pixel(x: 0, y: 0)))
            return CIImage(Pixmap(width: 1, height: 1, pixels: [Raster.pixel(color(a.premultiplied, b.premultiplied).straight)]), isClamped: true)
        }
        let rect = image.isClamped ? background.extent : background.isClamped ? image.extent : image.extent.union(background.extent)
        guard let first = image.pixels(in: rect), let second = background.pixels(in: rect) else { return .empty() }
        var pixmap = first.pixmap
        for index in pixmap.pixels.indices {
            let (a, b) = (Raster.color(first.pixmap.pixels[index]).premultiplied, Raster.color(second.pixmap.pixels[index]).premultiplied)
            pixmap.pixels[index] = Raster.pixel(color(a, b).straight)
        }
        return CIImage(pixmap, x: first.x, y: first.y)
    }

    static func both(_ inputs: FilterInputs, _ color: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>) -> CIImage? {
        guard let image = inputs.image(), let background = inputs.image(kCIInputBackgroundImageKey) else { return nil }
        return combined(image, background, color)
    }

    /// Returns the image where a mask is 1, and the background where it is 0.
    static func masked(_ inputs: FilterInputs, _ share: (SIMD4<Float>) -> Float) -> CIImage? {
        guard let image = inputs.image(), let mask = inputs.image(kCIInputMaskImageKey) else { return nil }
        let background = inputs.image(kCIInputBackgroundImageKey) ?? .clear
        let front = combined(image, mask) { $0 * share($1) }
        let back = combined(background, mask) { $0 * (1 - share($1)) }
        return combined(front, back) { $0 + $1 }.cropped(to: image.extent)
    }

    static func blurred(_ image: CIImage, _ sigma: Float) -> CIImage { spread(image, 3 * sigma) { $0.blurred(sigma: sigma) } }

    /// Changes the pixels with a margin into which they can spread.
    static func spread(_ image: CIImage, _ reach: Float, _ change: (Raster) -> Raster) -> CIImage {
        guard let pixmap = image.pixmap, reach > 0, reach < 2000 else { return image }
        if image.isClamped { return image.with(change(Raster(pixmap)).pixmap) }
        let margin = Int(reach.rounded(.up))
        let result = change(Raster(pixmap).padded(margin, isClamped: false)).pixmap
        return CIImage(result, x: image.origin.x - margin, y: image.origin.y - margin, isSharp: image.isSharp)
    }
}

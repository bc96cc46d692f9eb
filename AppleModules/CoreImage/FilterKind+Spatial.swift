import AppleCoreGraphics
import Display
import Foundation

extension FilterKind {
    private static let middle = CIVector(x: 150, y: 150)

    /// Filters in which pixels depend on their neighbors or on their position.
    static let spatial: [FilterKind] = [
        FilterKind("CIGaussianBlur", [kCIInputImageKey, kCIInputRadiusKey], [kCIInputRadiusKey: 10]) { inputs in
            inputs.image().map { CIFilterKernel.blurred($0, inputs.number(kCIInputRadiusKey)) }
        },
        FilterKind("CIBoxBlur", [kCIInputImageKey, kCIInputRadiusKey], [kCIInputRadiusKey: 10]) { inputs in
            let radius = inputs.number(kCIInputRadiusKey)
            return inputs.image().map { image in CIFilterKernel.spread(image, radius) { $0.boxBlurred(radius: radius) } }
        },
        FilterKind("CIDiscBlur", [kCIInputImageKey, kCIInputRadiusKey], [kCIInputRadiusKey: 8], isUnknown: true) { $0.image() },
        FilterKind(
            "CIMotionBlur", [kCIInputImageKey, kCIInputRadiusKey, kCIInputAngleKey], [kCIInputRadiusKey: 20, kCIInputAngleKey: 0], isUnknown: true
        ) { $0.image() },
        FilterKind("CIUnsharpMask", [kCIInputImageKey, kCIInputRadiusKey, kCIInputIntensityKey], [kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]) {
            inputs in
            let share = inputs.number(kCIInputIntensityKey)
            return CIFilterKernel.withBlur(inputs, inputs.number(kCIInputRadiusKey)) { $0 + ($0 - $1) * share }
        },
        FilterKind(
            "CISharpenLuminance", [kCIInputImageKey, kCIInputSharpnessKey, kCIInputRadiusKey], [kCIInputSharpnessKey: 0.4, kCIInputRadiusKey: 1.69]
        ) { inputs in
            let share = inputs.number(kCIInputSharpnessKey)
            return CIFilterKernel.withBlur(inputs, inputs.number(kCIInputRadiusKey)) { sharp, soft in
                let change = (sharp.luminance - soft.luminance) * share
                return SIMD4(sharp.x + change, sharp.y + change, sharp.z + change, sharp.w)
            }
        },
        FilterKind("CIBloom", [kCIInputImageKey, kCIInputRadiusKey, kCIInputIntensityKey], [kCIInputRadiusKey: 10, kCIInputIntensityKey: 0.5]) { inputs in
            let share = inputs.number(kCIInputIntensityKey)
            // Light spreads as in a screen: it never darkens.
            return CIFilterKernel.withBlur(inputs, inputs.number(kCIInputRadiusKey)) { $0 + $1 * share * (1 - $0) }
        },
        FilterKind("CIGloom", [kCIInputImageKey, kCIInputRadiusKey, kCIInputIntensityKey], [kCIInputRadiusKey: 10, kCIInputIntensityKey: 0.5]) { inputs in
            let share = inputs.number(kCIInputIntensityKey)
            return CIFilterKernel.withBlur(inputs, inputs.number(kCIInputRadiusKey)) { sharp, soft in
                var result = sharp * (1 - share) + pointwiseMin(sharp, soft) * share
                result.w = sharp.w
                return result
            }
        },
        FilterKind("CIEdges", [kCIInputImageKey, kCIInputIntensityKey], [kCIInputIntensityKey: 1]) { inputs in
            let strength = inputs.number(kCIInputIntensityKey)
            return inputs.image().flatMap { image in
                guard let pixmap = image.pixmap else { return nil }
                let (source, clamped) = (Raster(pixmap), image.clampedToExtent())
                var result = source
                for y in 0..<pixmap.height {
                    for x in 0..<pixmap.width {
                        func color(_ dx: Int, _ dy: Int) -> SIMD4<Float> {
                            Raster.color(clamped.pixel(x: image.origin.x + x + dx, y: image.origin.y + pixmap.height - 1 - y - dy)).premultiplied
                        }
                        let (dx, dy) = (color(1, 0) - color(-1, 0), color(0, 1) - color(0, -1))
                        var edge = (dx * dx + dy * dy).squareRoot() * strength
                        edge.w = source.pixels[y * pixmap.width + x].w
                        result.pixels[y * pixmap.width + x] = edge
                    }
                }
                return image.with(result.pixmap)
            }
        },
        FilterKind(
            "CIVignette", [kCIInputImageKey, kCIInputIntensityKey, kCIInputRadiusKey], [kCIInputIntensityKey: 0, kCIInputRadiusKey: 1]
        ) { inputs in
            let (strength, radius) = (inputs.number(kCIInputIntensityKey), max(0.01, inputs.number(kCIInputRadiusKey)))
            return inputs.image().flatMap { image in
                let rect = image.extent
                guard !image.isClamped, !rect.isNull else { return image }
                let half = Float(max(rect.width, rect.height)) / 2
                return CIFilterKernel.colored(image) { color, x, y in
                    let distance = hypot(Float(x - rect.midX), Float(y - rect.midY)) / (half * radius)
                    let factor = max(0, 1 - strength * distance * distance / 2)
                    return SIMD4(color.x * factor, color.y * factor, color.z * factor, color.w)
                }
            }
        },
        FilterKind(
            "CIPixellate", [kCIInputImageKey, kCIInputCenterKey, kCIInputScaleKey], [kCIInputCenterKey: middle, kCIInputScaleKey: 8]
        ) { inputs in
            let (side, center) = (CGFloat(max(1, inputs.number(kCIInputScaleKey))), inputs.point(kCIInputCenterKey))
            return inputs.image().map { image in
                CIFilterKernel.placed(like: image) { x, y in
                    (center.x + (((x - center.x) / side).rounded(.down) + 0.5) * side, center.y + (((y - center.y) / side).rounded(.down) + 0.5) * side)
                }
            }
        },
        FilterKind(
            "CICrystallize", [kCIInputImageKey, kCIInputRadiusKey, kCIInputCenterKey], [kCIInputRadiusKey: 20, kCIInputCenterKey: middle]
        ) { inputs in
            let side = CGFloat(max(1, inputs.number(kCIInputRadiusKey)))
            return inputs.image().map { image in CIFilterKernel.placed(like: image) { x, y in CIFilterKernel.nearestSeed(x, y, side) } }
        },
        FilterKind(
            "CITwirlDistortion", [kCIInputImageKey, kCIInputCenterKey, kCIInputRadiusKey, kCIInputAngleKey],
            [kCIInputCenterKey: middle, kCIInputRadiusKey: 300, kCIInputAngleKey: Float.pi]
        ) { inputs in
            let (center, radius) = (inputs.point(kCIInputCenterKey), CGFloat(inputs.number(kCIInputRadiusKey)))
            let turn = CGFloat(inputs.number(kCIInputAngleKey))
            return inputs.image().map { image in
                CIFilterKernel.placed(like: image) { x, y in
                    let (dx, dy) = (x - center.x, y - center.y)
                    let distance = hypot(dx, dy)
                    guard distance < radius else { return (x, y) }
                    let angle = turn * (1 - distance / radius) * (1 - distance / radius)
                    return (center.x + dx * cos(angle) - dy * sin(angle), center.y + dx * sin(angle) + dy * cos(angle))
                }
            }
        },
        FilterKind(
            "CIBumpDistortion", [kCIInputImageKey, kCIInputCenterKey, kCIInputRadiusKey, kCIInputScaleKey],
            [kCIInputCenterKey: middle, kCIInputRadiusKey: 300, kCIInputScaleKey: 0.5]
        ) { inputs in
            let (center, radius) = (inputs.point(kCIInputCenterKey), CGFloat(inputs.number(kCIInputRadiusKey)))
            let scale = CGFloat(inputs.number(kCIInputScaleKey))
            return inputs.image().map { image in
                CIFilterKernel.placed(like: image) { x, y in
                    let (dx, dy) = (x - center.x, y - center.y)
                    let distance = hypot(dx, dy)
                    guard distance < radius, radius > 0 else { return (x, y) }
                    let factor = 1 - scale * (1 - distance / radius) * (1 - distance / radius)
                    return (center.x + dx * factor, center.y + dy * factor)
                }
            }
        },
    ]
}

extension CIFilterKernel {
    /// Combines the premultiplied colors of the image with those of the blurred image.
    static func withBlur(_ inputs: FilterInputs, _ radius: Float, _ color: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>) -> CIImage? {
        inputs.image().flatMap { image in
            guard let pixmap = image.pixmap else { return image }
            var sharp = Raster(pixmap)
            let soft = sharp.blurred(sigma: radius)
            for index in sharp.pixels.indices { sharp.pixels[index] = color(sharp.pixels[index], soft.pixels[index]) }
            return image.with(sharp.pixmap)
        }
    }

    /// Changes colors by position: linear components, not premultiplied.
    static func colored(_ image: CIImage, _ color: (SIMD4<Float>, CGFloat, CGFloat) -> SIMD4<Float>) -> CIImage {
        guard var pixmap = image.pixmap else { return image }
        for row in 0..<pixmap.height {
            for column in 0..<pixmap.width {
                let index = row * pixmap.width + column
                let (x, y) = (CGFloat(image.origin.x + column) + 0.5, CGFloat(image.origin.y + pixmap.height - 1 - row) + 0.5)
                pixmap.pixels[index] = Raster.pixel(color(Raster.color(pixmap.pixels[index]), x, y))
            }
        }
        return image.with(pixmap)
    }

    /// Returns the nearest of the points that are scattered at distances of about `side`; the same ones each time.
    static func nearestSeed(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> (CGFloat, CGFloat) {
        let (column, row) = (Int((x / side).rounded(.down)), Int((y / side).rounded(.down)))
        var best = (distance: CGFloat.infinity, x: x, y: y)
        for dy in -1...1 {
            for dx in -1...1 {
                let seed = UInt64(bitPattern: Int64((column + dx) &* 73_856_093 ^ (row + dy) &* 19_349_663)) &* 0x9E37_79B9_7F4A_7C15
                let (u, v) = (CGFloat(seed >> 32 & 0xFFFF) / 65_536, CGFloat(seed >> 48) / 65_536)
                let (px, py) = ((CGFloat(column + dx) + u) * side, (CGFloat(row + dy) + v) * side)
                let distance = hypot(px - x, py - y)
                if distance < best.distance { best = (distance, px, py) }
            }
        }
        return (best.x, best.y)
    }
}

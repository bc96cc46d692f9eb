import Display
import Foundation

/// Whether to test more random images, which `EASEL_LONG_TESTS` enables; every kind of image is always tested.
let isLongRun = ProcessInfo.processInfo.environment["EASEL_LONG_TESTS"] != nil

/// Pseudorandom numbers that are the same in every run (Knuth's linear congruential generator).
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}

/// Returns an image of premultiplied noise with alphas in the given range.
func noise(_ width: Int, _ height: Int, alpha: ClosedRange<UInt32>, seed: UInt64) -> Pixmap {
    var numbers = SeededNumbers(state: seed)
    let pixels = (0..<width * height).map { _ -> UInt32 in
        let alpha = UInt32.random(in: alpha, using: &numbers)
        func channel() -> UInt32 { UInt32.random(in: 0...alpha, using: &numbers) }
        return alpha << 24 | channel() << 16 | channel() << 8 | channel()
    }
    return Pixmap(width: width, height: height, pixels: pixels)
}

/// Kinds of images that an encoder treats differently.
enum PictureKind: CaseIterable, Sendable {
    case one, gray, noise, translucent, gradient, blocks, repeats, ramps

    func make(_ width: Int, _ height: Int, seed: UInt64) -> Pixmap {
        var numbers = SeededNumbers(state: seed)
        var picture = Pixmap(width: width, height: height, filledWith: 0xFF20_4060)
        func fill(_ color: (Int, Int) -> UInt32) {
            for y in 0..<height { for x in 0..<width { picture.pixels[y * width + x] = color(x, y) } }
        }
        switch self {
        case .one: break
        case .gray: fill { x, y in UInt32(truncatingIfNeeded: (x / 3 + y) & 0xFF) * 0x01_0101 | 0xFF00_0000 }
        case .noise: return premultipliedNoise(width, height, 255...255, seed)
        case .translucent: return premultipliedNoise(width, height, 0...255, seed)
        case .gradient: fill { x, y in 0xFF00_0000 | UInt32(x / 2 & 0xFF) << 16 | UInt32(y & 0xFF) << 8 | UInt32((x + y) / 3 & 0xFF) }
        case .blocks:
            for _ in 0..<12 {
                let color = UInt32.random(in: 0...0xFF_FFFF, using: &numbers) | 0xFF00_0000
                let (left, top) = (Int.random(in: 0..<width, using: &numbers), Int.random(in: 0..<height, using: &numbers))
                for y in top..<min(height, top + 40) { for x in left..<min(width, left + 60) { picture.pixels[y * width + x] = color } }
            }
        // Repeated rows of noise, so that whole rows are matches far away.
        case .repeats:
            let row = (0..<width).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &numbers) | 0xFF00_0000 }
            fill { x, y in y % 3 == 0 ? row[x] : row[width - 1 - x] }
        // All 256 values in all channels, in runs of growing length.
        case .ramps: fill { x, y in UInt32(truncatingIfNeeded: (x + y * width) / (1 + y % 300) * 0x010307) | 0xFF00_0000 }
        }
        return picture
    }
}

// Inside the enum, `noise` is a case.
private func premultipliedNoise(_ width: Int, _ height: Int, _ alpha: ClosedRange<UInt32>, _ seed: UInt64) -> Pixmap {
    noise(width, height, alpha: alpha, seed: seed)
}

import Display

/// The storage of pixels, with 8 bits per channel; the raw values are those of the PNG specification, section 11.2.2.
///
/// Palettes are not used: a palette depends on the whole image, so one new color anywhere would change the bytes of every strip, and unchanged strips could not
/// be reused. Images with few colors consist of runs, which cost hardly more with three bytes per pixel. Whether an image has alpha or is gray depends on the
/// whole image, too; see ``PNGChannels`` for a consistent type throughout a series.
enum PNGColorType: UInt8 {
    case gray = 0
    case rgb = 2
    /// With straight alpha, which is not multiplied into the colors.
    case rgba = 6

    /// The number of bytes in a pixel.
    var pixelLength: Int {
        switch self {
        case .gray: 1
        case .rgb: 3
        case .rgba: 4
        }
    }
}

/// The channels that a file stores even if its image needs fewer.
///
/// Programs that read a series of images assume the first one's color type for all: if it is gray, ffmpeg makes a gray video even of color images.
package enum PNGChannels: Sendable {
    /// The fewest channels that lose nothing: gray, color, or color and alpha.
    case asNeeded
    /// Color, and alpha if a pixel is not opaque.
    case color
    /// Color and alpha.
    case colorAndAlpha

    /// The color type with the fewest channels allowed.
    var leastType: PNGColorType {
        switch self {
        case .asNeeded: .gray
        case .color: .rgb
        case .colorAndAlpha: .rgba
        }
    }
}

/// The properties of pixels that determine the color type.
struct PixelTraits: Equatable {
    /// Whether every pixel is opaque.
    var isOpaque = true
    /// Whether red, green and blue are equal in every pixel.
    var isGray = true

    /// The smallest color type that loses nothing.
    var colorType: PNGColorType { !isOpaque ? .rgba : isGray ? .gray : .rgb }

    /// The traits of no pixels.
    init() {}

    /// Determines the traits of all pixels.
    init(_ pixels: UnsafeBufferPointer<UInt32>) {
        // In blocks: in most images a color appears soon, and from then on only alpha must be checked.
        var index = 0
        while index < pixels.count {
            let end = min(pixels.count, index + 1024)
            var (all, differences): (UInt32, UInt32) = (0xFF00_0000, 0)
            if isGray {
                for position in index..<end {
                    let pixel = unsafe pixels[position]
                    all &= pixel
                    differences |= pixel ^ pixel &>> 8
                }
                if differences & 0xFFFF != 0 { isGray = false }
            } else {
                for position in index..<end { unsafe all &= pixels[position] }
            }
            if all < 0xFF00_0000 {
                // The color type is RGBA, regardless of the other pixels.
                (isOpaque, isGray) = (false, false)
                return
            }
            index = end
        }
    }

    /// Combines the traits of two parts of an image: each holds for both together only if it holds for each.
    mutating func formUnion(_ other: PixelTraits) {
        isOpaque = isOpaque && other.isOpaque
        isGray = isGray && other.isGray
    }
}

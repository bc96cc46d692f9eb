import Display

/// How pixels are stored, with 8 bits a channel; the values are those of the PNG specification, section 11.2.2.
///
/// There is no palette: which colours it has depends on the whole picture, so that one new colour anywhere would change the bytes of every strip, and
/// strips that did not change could not be used again. Files of few colours are made of runs, which cost hardly more with three bytes a pixel. Alpha and grey
/// depend on the whole picture too: see ``PNGChannels`` for those of one series.
enum PNGColorType: UInt8 {
    case grey = 0
    case rgb = 2
    /// With alpha that is not multiplied into the colours.
    case rgba = 6

    /// Bytes of a pixel.
    var pixelLength: Int {
        switch self {
        case .grey: 1
        case .rgb: 3
        case .rgba: 4
        }
    }
}

/// What a file stores of each pixel even where its picture would do with less.
///
/// Programs that read the pictures of a series take the first one's type for all: behind a grey one, ffmpeg makes a grey film of coloured ones.
public enum PNGChannels: Sendable {
    /// The least that keeps all: grey, color, or color and alpha.
    case asNeeded
    /// Color, and alpha as well where something lets through.
    case color
    /// Color and alpha.
    case colorAndAlpha

    var leastType: PNGColorType {
        switch self {
        case .asNeeded: .grey
        case .color: .rgb
        case .colorAndAlpha: .rgba
        }
    }
}

/// What decides about the colour type.
struct PixelTraits: Equatable {
    /// Whether no pixel lets anything through.
    var isOpaque = true
    /// Whether red, green and blue are equal in each pixel.
    var isGrey = true

    /// The smallest type that keeps all.
    var colorType: PNGColorType { !isOpaque ? .rgba : isGrey ? .grey : .rgb }

    init() {}

    /// Looks at every pixel.
    init(_ pixels: UnsafeBufferPointer<UInt32>) {
        // A stretch at a time: most are coloured soon, and from then on only alpha counts.
        var index = 0
        while index < pixels.count {
            let end = min(pixels.count, index + 1024)
            var (all, differences): (UInt32, UInt32) = (0xFF00_0000, 0)
            if isGrey {
                for place in index..<end {
                    let pixel = unsafe pixels[place]
                    all &= pixel
                    differences |= pixel ^ pixel &>> 8
                }
                if differences & 0xFFFF != 0 { isGrey = false }
            } else {
                for place in index..<end { unsafe all &= pixels[place] }
            }
            if all < 0xFF00_0000 {
                // Nothing else matters then.
                (isOpaque, isGrey) = (false, false)
                return
            }
            index = end
        }
    }

    /// Both hold for two parts together only if they do for each.
    mutating func formUnion(_ other: PixelTraits) {
        isOpaque = isOpaque && other.isOpaque
        isGrey = isGrey && other.isGrey
    }
}

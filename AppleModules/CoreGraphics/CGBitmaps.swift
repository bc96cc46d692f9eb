// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of CoreGraphics.

import AppleFoundation
import Easel
import Foundation

/// The position of a pixel's alpha.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The order of a pixel's bytes.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// The layout of pixels in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrderDefault: CGBitmapInfo = []
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    package var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .premultipliedLast }

    /// The distances by which red, green, blue, and alpha are shifted in a premultiplied ARGB pixel, in the order of the bytes.
    private var shifts: [UInt32] {
        let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alpha)
        let big: [UInt32] = isFirst ? [24, 16, 8, 0] : [16, 8, 0, 24]
        return rawValue & 0x7000 == 0x2000 ? big.reversed() : big
    }

    /// Returns the four bytes of a premultiplied ARGB pixel.
    package func bytes(of pixel: UInt32) -> [UInt8] {
        if alpha == .none { return [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) } }
        let skips = alpha == .noneSkipLast || alpha == .noneSkipFirst
        return shifts.map { $0 == 24 && skips ? 255 : UInt8(truncatingIfNeeded: pixel >> $0) }
    }

    /// Returns a premultiplied ARGB pixel of four bytes.
    func pixel(_ bytes: [UInt8]) -> UInt32 {
        var value: UInt32 = 0
        for (byte, shift) in zip(bytes, shifts) { value |= UInt32(byte) << shift }
        switch alpha {
        case .none, .noneSkipLast, .noneSkipFirst: return value | 0xFF00_0000
        case .last, .first:
            let alpha = value >> 24
            func part(_ shift: UInt32) -> UInt32 { (((value >> shift & 0xFF) * alpha + 127) / 255) << shift }
            return alpha << 24 | part(16) | part(8) | part(0)
        default: return value
        }
    }
}

/// The treatment of colors outside of a space. All are clamped.
public enum CGColorRenderingIntent: Int32, Sendable { case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation }

/// The bytes of an image.
public final class CGDataProvider: Sendable {
    public let data: CFData?
    public init?(data: CFData) { self.data = data }
    /// Reads a file; nil if that fails.
    public init?(url: CFURL) {
        guard let bytes = try? Data(contentsOf: url) else { return nil }
        data = bytes
    }
}

extension CGImage {
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
    /// The pixels as bytes: red, green, blue, and alpha, premultiplied.
    public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(pixmap.pixels.flatMap { bitmapInfo.bytes(of: $0) })) }

    /// Creates an image from the provider's bytes: one byte for a gray, and three or four for a color. Nil for other forms, and if bytes are missing.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        let count = bitsPerPixel / 8
        guard width > 0, height > 0, bitsPerComponent == 8, [1, 3, 4].contains(count), bytesPerRow >= count * width, let data = provider.data,
            data.count >= (height - 1) * bytesPerRow + count * width
        else { return nil }
        let bytes = [UInt8](data)
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for row in 0..<height {
            for column in 0..<width {
                let start = row * bytesPerRow + column * count
                switch count {
                case 1: pixels.append(0xFF00_0000 | UInt32(bytes[start]) * 0x01_0101)
                case 3: pixels.append(0xFF00_0000 | UInt32(bytes[start]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2]))
                default: pixels.append(bitmapInfo.pixel(Array(bytes[start..<start + 4])))
                }
            }
        }
        self.init(Pixmap(width: width, height: height, pixels: pixels))
    }
}

/// Returns the address of bytes that stay in memory, as expected by code that reads the pixels of an image.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, theData.count))
    unsafe theData.copyBytes(to: memory, count: theData.count)
    return unsafe UnsafePointer(memory)
}
public func CFDataGetLength(_ theData: CFData!) -> Int { theData.count }

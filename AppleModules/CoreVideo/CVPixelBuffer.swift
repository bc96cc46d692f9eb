// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of CoreVideo.

import AppleFoundation
import Foundation

public typealias CVReturn = Int32
public typealias CVImageBuffer = CVPixelBuffer
public typealias CVBuffer = CVPixelBuffer

public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32ARGB: OSType = 0x20
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
public let kCVPixelFormatType_OneComponent8: OSType = 0x4c30_3038
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
public let kCVPixelBufferWidthKey = "Width"
public let kCVPixelBufferHeightKey = "Height"
public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility"
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility"
public let kCVPixelBufferMetalCompatibilityKey = "MetalCompatibility"
public let kCVPixelBufferIOSurfacePropertiesKey = "IOSurfaceProperties"

/// The pixels of a frame of a video, in memory. No camera fills it.
@safe public final class CVPixelBuffer: Hashable, @unchecked Sendable {
    let (width, height, format): (Int, Int, OSType)
    let bytesPerRow: Int
    let bytes: UnsafeMutableRawBufferPointer

    package init(width: Int = 0, height: Int = 0, format: OSType = 0) {
        (self.width, self.height, self.format) = (width, height, format)
        bytesPerRow = format == kCVPixelFormatType_OneComponent8 ? width : 4 * width
        unsafe bytes = .allocate(byteCount: max(1, bytesPerRow * height), alignment: 16)
        for index in unsafe bytes.indices { unsafe bytes[index] = 0 }
    }
    deinit { unsafe bytes.deallocate() }

    public static func == (left: CVPixelBuffer, right: CVPixelBuffer) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The pixels in the format BGRA, as numbers; nil for another format.
    package var pixels: [UInt32]? {
        guard format == kCVPixelFormatType_32BGRA, width > 0, height > 0 else { return nil }
        return (0..<(width * height)).map { unsafe bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self) }
    }
    package var size: (width: Int, height: Int) { (width, height) }
}

/// How pixels are locked.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Creates pixels with the value 0.
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ pixelBufferAttributes: [AnyHashable: Any]?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard width > 0, height > 0, width <= 32_768, height <= 32_768 else { return kCVReturnInvalidArgument }
    unsafe pixelBufferOut.pointee = CVPixelBuffer(width: width, height: height, format: pixelFormatType)
    return kCVReturnSuccess
}
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { unsafe pixelBuffer.bytes.baseAddress }
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn { kCVReturnSuccess }
@discardableResult
public func CVPixelBufferUnlockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags) -> CVReturn { kCVReturnSuccess }
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize { CGSize(width: imageBuffer.width, height: imageBuffer.height) }

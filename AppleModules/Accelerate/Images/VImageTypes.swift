// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The names are those of Apple.
// Status: works (AccelerateImageTests)

import Foundation

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32
public typealias Pixel_8 = UInt8
public typealias Pixel_F = Float
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

public let kvImageNoError = 0
public let kvImageRoiLargerThanInputBuffer = -21766
public let kvImageInvalidKernelSize = -21767
public let kvImageInvalidEdgeStyle = -21768
public let kvImageInvalidOffset_X = -21769
public let kvImageInvalidOffset_Y = -21770
public let kvImageMemoryAllocationError = -21771
public let kvImageNullPointerArgument = -21772
public let kvImageInvalidParameter = -21773
public let kvImageBufferSizeMismatch = -21774
public let kvImageUnknownFlagsBit = -21775

public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
/// Status: kept
public let kvImageDoNotTile = 16
public let kvImageHighQualityResampling = 32
public let kvImageTruncateKernel = 64
public let kvImageGetTempBufferSize = 128
/// Status: kept
public let kvImagePrintDiagnosticsToConsole = 256
/// Status: kept
public let kvImageNoAllocate = 512

@unsafe public struct vImage_Buffer {
    public var data: UnsafeMutableRawPointer!
    public var height: vImagePixelCount
    public var width: vImagePixelCount
    public var rowBytes: Int

    public init() { unsafe self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        unsafe self.data = data
        unsafe self.height = height
        unsafe self.width = width
        unsafe self.rowBytes = rowBytes
    }
    /// Reserves memory for a picture. `free()` gives it back.
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        guard width > 0, height > 0, bitsPerPixel > 0 else { throw vImage.Error.invalidParameter }
        // Rows start at multiples of 16 bytes.
        let rowBytes = (width * Int(bitsPerPixel + 7) / 8 + 15) / 16 * 16
        unsafe self.init(data: malloc(rowBytes * height), height: UInt(height), width: UInt(width), rowBytes: rowBytes)
        guard unsafe data != nil else { throw vImage.Error.memoryAllocationError }
    }

    public func free() { unsafe Foundation.free(data) }

    /// The size in pixels.
    public var size: CGSize { unsafe CGSize(width: Int(width), height: Int(height)) }
}

public enum vImage {
    public enum Error: Int, Swift.Error, Sendable {
        case noError = 0
        case roiLargerThanInputBuffer = -21766
        case invalidKernelSize = -21767
        case invalidEdgeStyle = -21768
        case invalidOffset_X = -21769
        case invalidOffset_Y = -21770
        case memoryAllocationError = -21771
        case nullPointerArgument = -21772
        case invalidParameter = -21773
        case bufferSizeMismatch = -21774
        case unknownFlagsBit = -21775
    }
}

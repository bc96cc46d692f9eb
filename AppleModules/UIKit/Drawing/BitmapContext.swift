import AppleCoreGraphics
import Display
import Easel
import Foundation

/// The pixels that a bitmap context draws into: rows from the top in the code's memory, or in its own memory.
@safe private final class Bitmap: CGContextBitmap {
    let recorded: RecordedContext
    let bytesPerRow: Int
    let info: CGBitmapInfo
    private let given: UnsafeMutableRawPointer?
    private var own: UnsafeMutableRawPointer?

    init(_ recorded: RecordedContext, bytesPerRow: Int, info: CGBitmapInfo, data: UnsafeMutableRawPointer?) {
        (self.recorded, self.bytesPerRow, self.info) = (recorded, bytesPerRow, info)
        unsafe given = data
    }
    deinit { unsafe own?.deallocate() }

    func image(of context: CGContext) -> CGImage? { RecordedContext.image(of: context, size: recorded.size, scale: 1, isOpaque: false)?.cgImage }

    /// The memory, with the current pixels.
    func memory(of context: CGContext) -> UnsafeMutableRawPointer {
        if let given = unsafe given { return unsafe given }
        let memory = unsafe own ?? .allocate(byteCount: max(1, bytesPerRow * Int(recorded.size.height)), alignment: 16)
        unsafe own = memory
        unsafe write(context, to: memory)
        return unsafe memory
    }

    func contentDidChange(of context: CGContext) { if let given = unsafe given { unsafe write(context, to: given) } }

    private func write(_ context: CGContext, to memory: UnsafeMutableRawPointer) {
        guard let pixmap = image(of: context)?.pixmap else { return }
        for row in 0..<pixmap.height {
            for column in 0..<pixmap.width {
                let bytes = info.bytes(of: pixmap.pixels[row * pixmap.width + column])
                for (index, byte) in bytes.enumerated() {
                    unsafe memory.storeBytes(of: byte, toByteOffset: row * bytesPerRow + bytes.count * column + index, as: UInt8.self)
                }
            }
        }
    }
}

extension CGContext {
    /// Creates a context that draws pixels, with the origin at the bottom left; rows in memory go from the top. It works on the main thread only, for
    /// 8 bits per component and a space of red, green, and blue; for other forms it is nil.
    ///
    /// - Parameter data: memory for the pixels, which must outlive the context; nil to let the context allocate it.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let rowLength = bytesPerRow == 0 ? 4 * width : bytesPerRow
        guard bitsPerComponent == 8, space.model == .rgb, info.alpha != .alphaOnly, rowLength >= (info.alpha == .none ? 3 : 4) * width,
            let recorded = RecordedContext(size: CGSize(width: width, height: height), scale: 1, isOpaque: false)
        else { return nil }
        self.init(recorded.context.target)
        translateBy(x: 0, y: CGFloat(height))
        scaleBy(x: 1, y: -1)
        unsafe bitmap = Bitmap(recorded, bytesPerRow: rowLength, info: info, data: data)
    }
    /// Creates a context that draws pixels, with the origin at the bottom left, as for `CGImageAlphaInfo` and `CGBitmapInfo` in one number.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo
    ) {
        unsafe self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: bitmapInfo.rawValue)
    }

    private var pixels: Bitmap? { bitmap as? Bitmap }
    /// The current drawing; nil for a context without pixels.
    public func makeImage() -> CGImage? { pixels?.image(of: self) }
    /// The memory of the pixels; nil for a context without pixels.
    public var data: UnsafeMutableRawPointer? { unsafe pixels?.memory(of: self) }
    /// In pixels; 0 for a context without pixels.
    public var width: Int { pixels.map { Int($0.recorded.size.width) } ?? 0 }
    /// In pixels; 0 for a context without pixels.
    public var height: Int { pixels.map { Int($0.recorded.size.height) } ?? 0 }
    public var bytesPerRow: Int { pixels?.bytesPerRow ?? 0 }
    public var bitmapInfo: CGBitmapInfo { pixels?.info ?? [] }
}

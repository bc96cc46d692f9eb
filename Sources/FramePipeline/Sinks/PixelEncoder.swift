import Display

/// Hands pictures on as pixels, for sinks that look at them.
final class PixelEncoder: FrameEncoder {
    private let change: @Sendable (Pixmap) -> Pixmap

    /// - Parameter change: what to make of each picture before it is handed on.
    init(_ change: @escaping @Sendable (Pixmap) -> Pixmap = { $0 }) { self.change = change }

    func encode(_ pixmap: Pixmap, changedRows: Range<Int>?) -> EncodedFrame {
        let picture = change(pixmap)
        return EncodedFrame(bytes: picture.rawBytes(isStraight: false), width: picture.width, height: picture.height)
    }
}

extension EncodedFrame {
    /// The pixels that a `PixelEncoder` handed on.
    var pixmap: Pixmap { Pixmap(width: width, height: height, premultipliedBytes: bytes) }
}

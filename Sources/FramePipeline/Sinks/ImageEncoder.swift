import Display

/// Passes images on as they are painted, for sinks that inspect pixels or encode several images together.
package final class ImageEncoder: FrameEncoder {
    private let change: @Sendable (Pixmap) -> Pixmap

    /// - Parameter change: transforms each image before it is passed on.
    package init(_ change: @escaping @Sendable (Pixmap) -> Pixmap = { $0 }) { self.change = change }

    package func encode(_ pixmap: Pixmap, changedRows: Range<Int>?) -> EncodedFrame { EncodedFrame(image: change(pixmap)) }
}

/// Passes images on with the SHA-256 of their pixels, for goldens.
package final class HashingEncoder: FrameEncoder {
    package init() {}

    package func encode(_ pixmap: Pixmap, changedRows: Range<Int>?) -> EncodedFrame {
        let hash = SHA256.hexDigest(of: pixmap.rawBytes(isStraight: false))
        return EncodedFrame(.hashedImage(pixmap, sha256: hash), width: pixmap.width, height: pixmap.height)
    }
}

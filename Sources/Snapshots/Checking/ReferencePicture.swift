import Dispatch
import Display
import Foundation
import ImageCodec
import Synchronization

/// The picture of a reference, which is decoded on another thread while the snapshot is drawn: decoding takes a sixth of the time for a check.
final class ReferencePicture: Sendable {
    /// The reference of the snapshot that is being checked.
    @TaskLocal static var current: ReferencePicture?

    private let data: Data
    private let picture = Mutex<Pixmap?>(nil)
    private let decoding = DispatchGroup()

    /// Begins to decode a file.
    init(_ data: Data) {
        self.data = data
        DispatchQueue.global(qos: .userInitiated).async(group: decoding) { [self] in
            let pixmap = try? ImageDecoder.decode([UInt8](data))
            picture.withLock { $0 = pixmap }
        }
    }

    /// Waits for the picture.
    ///
    /// - Returns: nil for other bytes, and if they can't be decoded.
    func picture(of data: Data) -> Pixmap? {
        guard data == self.data else { return nil }
        decoding.wait()
        return picture.withLock { $0 }
    }
}

/// The file names of a sequence, in the format of C's `printf`: `frame-%04d.png`.
///
/// One `%d` or `%0Nd` (N from 1 to 9) is replaced by the frame's number; `%%` is a percent sign. A number with more digits than N is written in full.
package struct FramePattern: Sendable, Equatable {
    package let prefix: String
    package let suffix: String
    /// The width to which zeros pad the number, at least 1.
    package let digits: Int

    /// The files of a folder: `frame-0000.png` and so on, with more digits when `count` frames need them, so that names sort like numbers.
    package init(folder: String, count: Int) {
        prefix = (folder.hasSuffix("/") ? folder : folder + "/") + "frame-"
        suffix = ".png"
        digits = max(4, String(max(count, 1) - 1).count)
    }

    package init(prefix: String, suffix: String, digits: Int) {
        self.prefix = prefix
        self.suffix = suffix
        self.digits = digits
    }

    /// Returns the path of a frame's file.
    ///
    /// - Precondition: `frame` is not negative.
    package func path(frame: Int) -> String {
        precondition(frame >= 0)
        let number = String(frame)
        return prefix + String(repeating: "0", count: max(0, digits - number.count)) + number + suffix
    }
}

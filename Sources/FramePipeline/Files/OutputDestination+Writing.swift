extension OutputDestination {
    /// The PNG file of a frame; nil where frames have no files of their own.
    package func path(frame: Int) -> String? {
        switch self {
        case .standardOutput, .animation: nil
        case .still(let file): file
        case .sequence(let pattern): pattern.path(frame: frame)
        }
    }

    /// Writes one frame's PNG bytes, whole: to its file, or at the end of standard output, where the caller keeps the order.
    ///
    /// Files may be written from several threads and in any order.
    ///
    /// - Parameter keepsEqual: whether a file that has these bytes already is left alone.
    /// - Returns: the file's path; nil on standard output.
    /// - Precondition: this is not an `.animation`, which is not made of single PNG files.
    /// - Throws: `WriteError`.
    package func write(_ png: [UInt8], frame: Int, keepsEqual: Bool = false) throws(WriteError) -> String? {
        guard let path = path(frame: frame) else {
            guard self == .standardOutput else { preconditionFailure("an animation is not written frame by frame") }
            do throws(WriteError) {
                try ResultOutput.write(png)
            } catch {
                throw WriteError(path: "frame \(frame) to \(error.path)", reason: error.reason)
            }
            return nil
        }
        if keepsEqual, AtomicFile.holds(png, at: path) { return path }
        try AtomicFile.write(png, to: path)
        return path
    }
}

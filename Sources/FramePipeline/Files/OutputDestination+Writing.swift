extension OutputDestination {
    /// Returns the path of a frame's file; nil if frames don't have separate files.
    package func path(frame: Int) -> String? {
        switch self {
        case .standardOutput, .animation: nil
        case .still(let file): file
        case .sequence(let pattern): pattern.path(frame: frame)
        }
    }

    /// Writes one frame's complete file: to its file, or to standard output, where the caller maintains the order.
    ///
    /// Files may be written from several threads and in any order.
    ///
    /// - Parameter keepsEqual: whether to leave a file untouched that already has these bytes.
    /// - Returns: the file's path; nil for standard output.
    /// - Precondition: this is not an `.animation`, which doesn't consist of separate files.
    /// - Throws: `WriteError`.
    package func write(_ bytes: [UInt8], frame: Int, keepsEqual: Bool = false) throws(WriteError) -> String? {
        guard let path = path(frame: frame) else {
            guard self == .standardOutput else { preconditionFailure("an animation is not written frame by frame") }
            do throws(WriteError) {
                try ResultOutput.write(bytes)
            } catch {
                throw WriteError(path: "frame \(frame) to \(error.path)", reason: error.reason)
            }
            return nil
        }
        if keepsEqual, AtomicFile.holds(bytes, at: path) { return path }
        try AtomicFile.write(bytes, to: path, waitsForDisk: false)
        return path
    }
}

extension OutputDestination {
    /// Writes one frame's PNG bytes, whole: to its file, or at the end of standard output, where the caller keeps the order.
    ///
    /// Files may be written from several threads and in any order.
    ///
    /// - Parameter keepsEqual: whether a file that has these bytes already is left alone.
    /// - Returns: the file's path; nil on standard output.
    /// - Precondition: this is not an `.animation`, which is not made of single PNG files.
    /// - Throws: `WriteError`.
    package func write(_ png: [UInt8], frame: Int, keepsEqual: Bool = false) throws(WriteError) -> String? {
        let path: String
        switch self {
        case .standardOutput:
            try ResultOutput.write(png)
            return nil
        case .still(let file): path = file
        case .sequence(let pattern): path = pattern.path(frame: frame)
        case .animation: preconditionFailure("an animation is not written frame by frame")
        }
        if keepsEqual, AtomicFile.holds(png, at: path) { return path }
        try AtomicFile.write(png, to: path)
        return path
    }
}

/// Writes a file for each frame, a single file, or one file after the other on standard output.
package protocol FileSink: FrameSink {
    /// Not an `.animation`.
    var destination: OutputDestination { get }
    /// Whether files that already have the right bytes are left untouched.
    var keepsEqualFiles: Bool { get }
}

extension FileSink {
    package var isOrdered: Bool { destination == .standardOutput }

    package func write(_ frame: EncodedFrame, index: Int) throws -> String? {
        guard let file = frame.bytes else { preconditionFailure("not a frame of this sink's encoder") }
        return try destination.write(file, frame: index, keepsEqual: keepsEqualFiles)
    }

    // Each file is complete as soon as it exists.
    package func finish() {}
    package func cancel() {}
}

import Foundation

extension FileHandle {
    /// Creates a temporary file for reading and writing that has no name: nothing is left of it when this process ends, even if that is killed.
    ///
    /// - Parameter url: the name for the moment of its creation.
    package convenience init(unlistedFile url: URL) throws {
        let descriptor = unsafe open(url.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw CocoaError(
                errno == ENOENT ? .fileNoSuchFile : .fileWriteUnknown,
                userInfo: [NSUnderlyingErrorKey: POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO), NSFilePathErrorKey: url.path])
        }
        unsafe unlink(url.path)
        self.init(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Returns the whole contents, mapped into memory.
    package func mappedContents() throws -> Data { try Data(contentsOf: URL(filePath: "/proc/self/fd/\(fileDescriptor)"), options: .mappedIfSafe) }
}

import Foundation

/// Why the system refused a file, in words for what users can mend; Foundation's own text speaks of Cocoa's error numbers.
enum FileErrorReason {
    /// - Parameters:
    ///   - error: as Foundation threw it.
    ///   - path: what must be there: the file to read, or the inside (`/.`) of the folder to write to. When asking for its attributes fails as
    ///     well, that error counts: it has the system's reason, which opening and writing sometimes keep to themselves.
    ///   - missing: the words for "there is nothing of that name", which differ between reading and writing.
    static func describe(_ error: any Error, at path: String, missing: String) -> String {
        let error = statusError(of: path) ?? error
        let cocoa = error as? CocoaError
        let code = ((error as? POSIXError) ?? (cocoa?.underlying as? POSIXError))?.code ?? cocoa.flatMap(code)
        switch code {
        case .ENOENT: return missing
        case .EACCES, .EPERM: return "permission denied"
        case .ENOSPC: return "no space left"
        case .EDQUOT: return "over quota"
        case .EPIPE: return "whoever reads it is gone"
        case .EFBIG: return "the file is larger than allowed"
        case .EISDIR: return "it is a folder"
        case .ENOTDIR, .EEXIST: return "a part of the path is a file, not a folder"
        case .EROFS: return "the file system is read-only"
        case .ENAMETOOLONG: return "the name is too long"
        case let code?: return "system error \(code.rawValue)"
        case nil: return error.localizedDescription
        }
    }

    private static func statusError(of path: String) -> (any Error)? {
        do {
            _ = try FileManager.default.attributesOfItem(atPath: path)
            return nil
        } catch {
            return error
        }
    }

    /// For errors that Foundation makes without the system's number.
    private static func code(_ error: CocoaError) -> POSIXErrorCode? {
        switch error.code {
        case .fileNoSuchFile, .fileReadNoSuchFile: .ENOENT
        case .fileReadNoPermission, .fileWriteNoPermission: .EACCES
        case .fileWriteFileExists: .EEXIST
        case .fileWriteOutOfSpace: .ENOSPC
        case .fileWriteVolumeReadOnly: .EROFS
        default: nil
        }
    }
}

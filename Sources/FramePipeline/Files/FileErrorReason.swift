import Foundation

/// The system's reason for refusing a file, in words that help users fix it; Foundation's own text cites Cocoa's error numbers.
package enum FileErrorReason {
    /// Returns a few words about an error.
    ///
    /// - Parameters:
    ///   - error: the error that Foundation threw.
    ///   - path: the path that must exist: the file to read, or the inside (`/.`) of the folder to write to. If reading its attributes fails too, that error
    ///     is described instead: it has the system's reason, which the errors of opening and writing sometimes lack.
    ///   - missing: the words for a path that doesn't exist, which differ between reading and writing.
    package static func describe(_ error: any Error, at path: String, missing: String) -> String {
        let error = statusError(of: path) ?? error
        let cocoa = error as? CocoaError
        let code = ((error as? POSIXError) ?? (cocoa?.underlying as? POSIXError))?.code ?? cocoa.flatMap(code)
        switch code {
        case .ENOENT: return missing
        case .EACCES, .EPERM: return "permission denied"
        case .ENOSPC: return "no space left"
        case .EDQUOT: return "over quota"
        case .EPIPE: return "the reader has closed it"
        case .EFBIG: return "the file is larger than allowed"
        case .EISDIR: return "it is a folder"
        case .ENOTDIR, .EEXIST: return "part of the path is a file, not a folder"
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

    /// Returns the system's code for errors that Foundation creates without one.
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

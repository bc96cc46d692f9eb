/// Why a picture could not be written or read.
public enum PNGError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The bytes are not a PNG file: the signature is missing.
    case notPNG
    /// The file ends before its last chunk does, or its last chunk is missing.
    case truncated
    /// The picture has more pixels than the caller allows.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// What is wrong with the contents, most of it in libpng's words.
    case damaged(String)

    public var description: String {
        switch self {
        case .notPNG: "not a PNG file"
        case .truncated: "the PNG file ends too early"
        case .tooLarge(let width, let height, let limit): "a picture of \(width) × \(height) pixels is above the limit of \(limit) pixels"
        case .damaged(let reason): "damaged PNG file: \(reason)"
        }
    }
}

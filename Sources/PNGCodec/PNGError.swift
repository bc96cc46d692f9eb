/// The reason why a PNG file could not be decoded.
public enum PNGError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The bytes are not a PNG file: the signature is missing.
    case notPNG
    /// The file ends within a chunk, or its last chunk is missing.
    case truncated
    /// The image has more pixels than the caller allows.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// The contents are invalid for the given reason, usually libpng's message.
    case damaged(String)

    public var description: String {
        switch self {
        case .notPNG: "not a PNG file"
        case .truncated: "the PNG file ends too early"
        case .tooLarge(let width, let height, let limit): "an image of \(width) × \(height) pixels is above the limit of \(limit) pixels"
        case .damaged(let reason): "damaged PNG file: \(reason)"
        }
    }
}

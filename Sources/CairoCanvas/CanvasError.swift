import CCairo

/// Why a picture could not be painted. Whatever a display list holds has a picture, unless that needs too much memory.
public enum CanvasError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The canvas has no pixels, more than Cairo can hold (32,767 on a side), or a size that is not a number.
    case unsupportedSize(width: Double, height: Double)
    /// What Cairo said: as a rule that memory is short.
    case cairo(String)
    /// Layers of groups within groups need more memory than this many pixels at the same time.
    case tooManyLayers(limit: Int)
    /// A font file or folder that was asked for could not be read.
    case unreadableFont(path: String)

    public var description: String {
        switch self {
        case .unsupportedSize(let width, let height): "a canvas of \(width) × \(height) pixels cannot be painted (each side: 1…32767)"
        case .cairo(let reason): "Cairo: \(reason)"
        case .tooManyLayers(let limit): "effects within effects need more than the limit of \(limit) pixels for their layers"
        case .unreadableFont(let path): "no font could be read from '\(path)'"
        }
    }

    /// Throws unless `status` says that all is well.
    static func check(_ status: cairo_status_t) throws(CanvasError) {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        throw .cairo(unsafe String(cString: cairo_status_to_string(status)))
    }
}

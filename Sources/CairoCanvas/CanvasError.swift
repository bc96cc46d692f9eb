import CCairo

/// The reason why an image could not be painted or a shaper could not be created.
///
/// Any display list on a valid canvas can be painted, unless it needs too much memory.
public enum CanvasError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The canvas has no pixels, more than Cairo supports (32,767 on a side), or a size that is not a number.
    case unsupportedSize(width: Double, height: Double)
    /// Cairo, Pango or fontconfig failed, usually for lack of memory; with Cairo's message if there is one.
    case cairo(String)
    /// The layers of nested groups need more pixels at the same time than the limit allows.
    case tooManyLayers(limit: Int)
    /// A path that the caller specified has no readable font.
    case unreadableFont(path: String)

    public var description: String {
        switch self {
        case .unsupportedSize(let width, let height): "a canvas of \(width) × \(height) pixels cannot be painted (each side: 1…32767)"
        case .cairo(let reason): "Cairo: \(reason)"
        case .tooManyLayers(let limit): "effects within effects need more than the limit of \(limit) pixels for their layers"
        case .unreadableFont(let path): "no font could be read from '\(path)'"
        }
    }

    /// Throws if `status` is an error.
    static func check(_ status: cairo_status_t) throws(CanvasError) {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        throw .cairo(unsafe String(cString: cairo_status_to_string(status)))
    }
}

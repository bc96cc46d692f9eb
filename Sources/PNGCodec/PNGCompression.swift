/// What a PNG file's size is worth. The pixels are the same in all of them, and so are the bytes for equal pictures.
public enum PNGCompression: String, Sendable, CaseIterable, Codable {
    /// Two to four milliseconds of a processor for a picture of 1920 by 1080 pixels: rows as differences to the row above, and an encoder of our own for their
    /// runs.
    case fast
    /// Up to twice as long, mostly half as long again, for a third to all of the size: where a sample of a strip says that it pays, one look at a place with the
    /// same bytes before, with the filter that does best there. The default.
    case balanced
    /// Thirty to sixty times as long, smaller and sooner than libpng at level 9: a deep search for long matches, with the two filters that do best on a
    /// sample of a larger strip.
    case best

    /// The pixels of one strip, as near as whole rows allow. More compress better together, fewer are sooner encoded again when one has changed.
    var stripPixels: Int {
        switch self {
        case .fast, .balanced: 61_440
        case .best: 552_960
        }
    }

    /// The rows of each strip but the last, at least 1: depends on the picture's width alone.
    func stripRows(width: Int) -> Int { max(1, stripPixels / width) }
}

/// A trade-off between encoding time and file size. All levels store the same pixels, and equal images give equal bytes.
package enum PNGCompression: String, Sendable, CaseIterable, Codable {
    /// Two to four milliseconds of processor time for an image of 1920 by 1080 pixels: stores rows as differences to the row above, compressed by an encoder
    /// specialized in runs.
    case fast
    /// At most twice and mostly one and a half times as long as `fast`, for a third to all of its size: where a sample of a strip shows that it pays, uses the
    /// filter that does best there and compares each position with one earlier position with the same bytes. The default.
    case balanced
    /// Thirty to sixty times as long as `fast`; smaller and faster than libpng at level 9: a deep search for long matches, with the two filters that do best on
    /// a sample of a larger strip.
    case best

    /// The number of pixels in a strip, as closely as whole rows allow. Larger strips compress better; smaller ones are encoded again faster when a pixel has
    /// changed.
    var stripPixels: Int {
        switch self {
        case .fast, .balanced: 61_440
        case .best: 552_960
        }
    }

    /// Returns the number of rows in each strip but the last, at least 1; depends only on the image's width.
    func stripRows(width: Int) -> Int { max(1, stripPixels / width) }
}

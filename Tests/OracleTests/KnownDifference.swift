import PixelComparison

/// The difference to expect from a reference picture that its renderer drew unlike the screen, as measured.
struct KnownDifference {
    /// The mean difference of a channel, 0…255.
    var mean: Double
    /// The share of pixels that differ by more than 16.
    var noticeableShare: Double
    /// The greatest difference, of 255.
    var worst: Int

    /// Whether a difference is at most the measured one.
    func allows(_ differences: PixelComparison.Differences) -> Bool {
        differences.mean <= mean && differences.noticeableShare <= noticeableShare && differences.worst <= worst
    }

    /// Scenes with curves that `ImageRenderer` replaced by chords (Documentation/Semantics/Drawing.md#curves). A quarter of a pixel is 63 of 255.
    static let ofChords: [String: KnownDifference] = [
        "view.capsule.conditional": KnownDifference(mean: 0.27, noticeableShare: 0.0083, worst: 61),
        "view.ellipse.filled-and-stroked": KnownDifference(mean: 0.52, noticeableShare: 0.0150, worst: 55),
        "view.ellipse.stroked": KnownDifference(mean: 0.53, noticeableShare: 0.0179, worst: 63),
        "view.uneven-rounded-rectangle.filled": KnownDifference(mean: 0.10, noticeableShare: 0.0031, worst: 49),
        "view.uneven-rounded-rectangle.stroked": KnownDifference(mean: 0.24, noticeableShare: 0.0081, worst: 63),
    ]
}

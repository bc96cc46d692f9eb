import CCairo
import Display
import Foundation

/// The fonts behind the `FaceID`s of shaped texts, for the whole process.
///
/// Shapers add faces, painters on any thread look them up: that is how glyphs get from one to the other while only display lists cross threads.
/// A face is never removed, since a display list may refer to it at any time; an entry is a few words, the font itself is shared by all sizes.
/// Ids depend on the order in which fonts were first used, so they mean nothing outside the process, and pictures do not depend on them.
@safe final class FaceTable: @unchecked Sendable {
    // Unchecked, because of the lock around all that changes, and because Cairo's font faces count references atomically and lock themselves.
    static let shared = FaceTable()

    /// What tells fonts apart, whatever their size.
    struct FontKey: Hashable {
        var file: String
        var index: Int
        /// The variation axes of a variable font's instance; empty for others.
        var variations: String
        var isEmboldened: Bool
        /// How far the top of the em leans to the right, in ems: what makes italics of an upright font.
        var slant: Double
    }

    /// A font of no particular size.
    @safe struct Font {
        let handle: OpaquePointer
        let slant: Double
        let hasColor: Bool
        let metrics: Metrics
    }

    /// A font's own measures in ems: how far it reaches above and below the baseline, and its lines' places below the baseline (negative: above).
    struct Metrics {
        var ascent: CGFloat
        var descent: CGFloat
        var underlinePosition: CGFloat
        var underlineThickness: CGFloat
        var strikethroughPosition: CGFloat
    }

    private struct FaceKey: Hashable {
        var font: Int
        var size: CGFloat
    }

    private let lock = NSLock()
    private var fonts: [Font] = []
    private var fontIndices: [FontKey: Int] = [:]
    private var faces: [FaceKey] = []
    private var faceIDs: [FaceKey: Int] = [:]

    private init() {}

    /// The face of a font at a size; `make` answers the font when it is used for the first time, with a reference that the table then owns.
    func face(_ key: FontKey, size: CGFloat, make: () -> Font) -> ShapedText.FaceID {
        lock.withLock {
            let font: Int
            if let known = fontIndices[key] {
                font = known
            } else {
                font = fonts.count
                fonts.append(make())
                fontIndices[key] = font
            }
            let faceKey = FaceKey(font: font, size: size)
            if let known = faceIDs[faceKey] { return ShapedText.FaceID(rawValue: known) }
            faces.append(faceKey)
            faceIDs[faceKey] = faces.count - 1
            return ShapedText.FaceID(rawValue: faces.count - 1)
        }
    }

    /// The font and the size in points of a face, or nil for an id that no shaper of this process made.
    func lookUp(_ id: ShapedText.FaceID) -> (fontIndex: Int, font: Font, size: CGFloat)? {
        lock.withLock {
            guard faces.indices.contains(id.rawValue) else { return nil }
            let face = faces[id.rawValue]
            return (face.font, fonts[face.font], face.size)
        }
    }
}

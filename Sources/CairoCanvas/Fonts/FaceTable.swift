import CCairo
import Display
import Foundation

/// The process-wide table of the fonts that the `FaceID`s of shaped texts refer to.
///
/// Shapers add faces, and painters on any thread look them up; this way, only display lists cross threads.
/// A face is never removed, since a display list may refer to it at any time; an entry takes a few words, and the font is shared by all sizes.
/// Ids depend on the order in which fonts were first used, so they are meaningless outside the process, and painted images do not depend on them.
@safe final class FaceTable: @unchecked Sendable {
    // Unchecked: a lock guards all mutable state, and Cairo's font faces have atomic reference counts and their own locks.
    static let shared = FaceTable()

    /// The identity of a font, regardless of its size.
    struct FontKey: Hashable {
        var file: String
        var index: Int
        /// The variation axes of a variable font's instance; empty for others.
        var variations: String
        var isEmboldened: Bool
        /// The synthetic slant of an upright font: how far the top of the em is moved to the right, in ems.
        var slant: Double
        /// The factor by which glyphs are wider than the font's own.
        var stretch: Double
        /// Whether the corners of the outlines are rounded.
        var isRounded: Bool
    }

    /// A font without a size.
    @safe struct Font {
        let handle: OpaquePointer
        let slant: Double
        let stretch: Double
        let isRounded: Bool
        let hasColor: Bool
        let metrics: Metrics
    }

    /// A font's own metrics in ems: its extent above and below the baseline, and the positions of its lines below the baseline (above it if negative).
    struct Metrics {
        var ascent: CGFloat
        var descent: CGFloat
        var capHeight: CGFloat
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

    /// Returns the face of a font at a size.
    ///
    /// - Parameter make: creates the font when it is used for the first time, with a reference that the table takes over.
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

    /// Returns a face's font and its size in points; nil for an id that was not created in this process.
    func lookUp(_ id: ShapedText.FaceID) -> (fontIndex: Int, font: Font, size: CGFloat)? {
        lock.withLock {
            guard faces.indices.contains(id.rawValue) else { return nil }
            let face = faces[id.rawValue]
            return (face.font, fonts[face.font], face.size)
        }
    }
}

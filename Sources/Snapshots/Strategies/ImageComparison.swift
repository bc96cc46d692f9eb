import AppleUIKit
import Display
import Easel
import Foundation
import PixelComparison

extension Diffing where Value == UIImage {
    /// Compares images pixel by pixel.
    public static var image: Diffing { .image() }

    /// Compares images.
    ///
    /// - Parameters:
    ///   - precision: the fraction of pixels that must match, 0…1.
    ///   - perceptualPrecision: the similarity that two colors must have to match, 0…1.
    ///   - scale: pixels per point of the references; nil for one.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
        Diffing(
            toData: { $0.pngData() ?? Data() },
            fromData: { data in
                if let pixmap = ReferencePicture.current?.picture(of: data) { return UIImage(pixmap, scale: scale ?? 1) }
                return UIImage(data: data, scale: scale ?? 1) ?? ImageComparison.unreadable
            },
            diff: { reference, actual in
                guard reference !== ImageComparison.unreadable else {
                    CheckRecord.current?.rule = .pixels
                    return ("The reference is not an image that can be read.", [ImageComparison.attachment("failure", actual)])
                }
                let comparison = ImageComparison(precision: precision, perceptualPrecision: Self.decimal(perceptualPrecision))
                guard let message = comparison.message(reference: reference.pixmap, actual: actual.pixmap, scale: actual.scale) else { return nil }
                return (message, ImageComparison.attachments(reference: reference, actual: actual))
            })
    }

    /// Returns the number that was written: 0.98, although the nearest number with 32 bits is slightly larger.
    private static func decimal(_ number: Float) -> Double { Double("\(number)") ?? Double(number) }
}

/// Compares a reference with a new image, by the rule that the environment selects.
struct ImageComparison {
    let precision: Float
    let perceptualPrecision: Double

    /// Represents a reference that is not an image, because a ``Diffing`` has no errors.
    static let unreadable = UIImage(Pixmap(width: 1, height: 1))

    /// Returns a description of the difference; nil if the images match.
    ///
    /// - Parameter scale: pixels per point of the new image.
    func message(reference: Pixmap, actual: Pixmap, scale: CGFloat) -> String? {
        CheckRecord.current?.rule = .pixels
        guard reference.pixels != actual.pixels || reference.width != actual.width else { return nil }
        if ReferenceRule.current == .apple, BoxComparison.hasComparableSizes(reference, actual, scale: max(1, Int(scale.rounded()))) {
            return Self.boxMessage(reference, actual, scale: scale)
        }
        guard reference.width == actual.width, reference.height == actual.height else {
            let sizes = "Newly-taken snapshot@\(Self.size(actual)) does not match reference@\(Self.size(reference))."
            let ratio = Double(reference.width) / Double(actual.width) * Double(scale)
            guard abs(Double(reference.height) * Double(scale) - ratio * Double(actual.height)) <= ratio else { return sizes }
            return
                "\(sizes)\nThe reference has \(Self.short(ratio)) pixels per point, the new snapshot \(Self.short(Double(scale))): EASEL_SCALE sets the scale."
        }
        let difference = PerceptualDifference(expected: reference, actual: actual, perceptualPrecision: perceptualPrecision)
        guard Float(difference.precision) < precision else { return nil }
        let box = difference.firstBox.map { Self.text(of: $0, scale: scale) }
        let lines: [String?] = [
            perceptualPrecision < 1
                ? "The percentage of pixels that match \(Self.short(difference.precision)) is less than expected \(precision == 1 ? "1" : "\(precision)")"
                : "Actual image precision \(Self.short(difference.precision)) is less than expected \(precision == 1 ? "1" : "\(precision)")",
            perceptualPrecision < 1
                ? "The lowest perceptual color precision \(Self.short(difference.perceptualPrecision)) is less than expected \(Self.short(perceptualPrecision))"
                : nil,
            "\(difference.differingPixels) of \(difference.pixelCount) pixels differ (\(Self.percent(difference))), "
                + "largest perceptual difference \(Self.short(difference.worst)) of 100\(box.map { ", first at \($0)" } ?? "").",
        ]
        return lines.compactMap(\.self).joined(separator: "\n")
    }

    /// Returns the boxes that have moved or have other colors; nil if the images match.
    private static func boxMessage(_ reference: Pixmap, _ actual: Pixmap, scale: CGFloat) -> String? {
        CheckRecord.current?.rule = .boxes
        let result = BoxComparison(expected: reference, actual: actual, scale: max(1, Int(scale.rounded())))
        guard !result.passes else { return nil }
        let notes = result.notes.prefix(noteLimit) + (result.notes.count > noteLimit ? ["… and \(result.notes.count - noteLimit) more"] : [])
        return (["Compared by boxes and flat colors (EASEL_REFERENCE=apple): \(short(100 * result.score)) % of the boxes are met."] + notes)
            .joined(separator: "\n")
    }

    private static let noteLimit = 12

    /// Returns the images that are kept with a failure.
    static func attachments(reference: UIImage, actual: UIImage) -> [XCTAttachment] {
        let difference = UIImage(PixelComparison.markedPicture(expected: reference.pixmap, actual: actual.pixmap), scale: actual.scale)
        return [attachment("reference", reference), attachment("failure", actual), attachment("difference", difference)]
    }

    static func attachment(_ name: String, _ image: UIImage) -> XCTAttachment {
        let attachment = XCTAttachment(image: image)
        attachment.name = name
        return attachment
    }

    private static func size(_ pixmap: Pixmap) -> String { "(\(pixmap.width)x\(pixmap.height) pixels)" }

    /// Writes a box in points: "12,40 (20x8 points)".
    static func text(of box: PixelBounds, scale: CGFloat) -> String {
        func points(_ pixels: Int) -> String { short(Double(pixels) / Double(scale)) }
        return "\(points(box.minX)),\(points(box.minY)) (\(points(box.maxX - box.minX))x\(points(box.maxY - box.minY)) points)"
    }

    private static func percent(_ difference: PerceptualDifference) -> String {
        let percent = 100 * Double(difference.differingPixels) / Double(difference.pixelCount)
        return percent < 0.01 ? "less than 0.01 %" : "\((percent * 100).rounded() / 100) %"
    }

    /// Writes a number with at most four significant decimals; one just below 1 does not become 1.
    static func short(_ number: Double) -> String {
        let rounded = number < 1 ? (number * 10_000).rounded(.down) / 10_000 : (number * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

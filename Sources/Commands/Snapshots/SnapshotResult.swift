import Display
import Foundation
import FramePipeline
import ImageCodec
import PNGCodec
import PixelComparison

/// The images that `render snapshot` records; a run that records ends with the status of a difference.
package enum SnapshotRecording: String, Sendable, CaseIterable { case all, failed, missing, never }

/// The rule by which images are compared.
package enum SnapshotRule: String, Sendable, CaseIterable {
    /// Pixel by pixel.
    case easel
    /// Boxes and flat colors, for references that a Mac has drawn.
    case apple
}

/// The result for one preview in one variant.
package struct SnapshotResult: Sendable {
    package enum Outcome: String, Sendable { case same, different, recorded, missing, failed, skipped }

    /// The preview's name.
    package let name: String
    /// The variant's folders, such as "dark/iPhone-16"; empty without variants.
    package let variant: String
    package var outcome: Outcome
    /// The rule by which the images were compared: "pixels" or "boxes"; empty if they were not compared.
    package var rule = ""
    /// The difference, or the reason why there is no image.
    package var message = ""
    /// The reference's file.
    package var reference = ""
    /// PNG files for the report; empty if an image is missing.
    package var pictures: (expected: [UInt8], difference: [UInt8], actual: [UInt8]) = ([], [], [])
    /// Seconds for drawing and comparing.
    package var seconds = 0.0

    package init(name: String, variant: String, outcome: Outcome, message: String = "") {
        (self.name, self.variant, self.outcome, self.message) = (name, variant, outcome, message)
    }

    package var title: String { variant.isEmpty ? name : "\(name) (\(variant))" }
    /// Whether it ends the command with a status other than 0.
    package var isFailure: Bool { outcome != .same && outcome != .skipped }
}

/// Compares images with their references, and records them.
package struct SnapshotStore: Sendable {
    /// The folder of the references.
    package let folder: String
    package let recording: SnapshotRecording
    package let rule: SnapshotRule
    /// The fraction of pixels that must match, and the similarity that two colors must have, 0…1.
    package let precision: Double
    package let perceptualPrecision: Double

    package init(folder: String, recording: SnapshotRecording, rule: SnapshotRule, precision: Double, perceptualPrecision: Double) {
        (self.folder, self.recording, self.rule) = (folder, recording, rule)
        (self.precision, self.perceptualPrecision) = (precision, perceptualPrecision)
    }

    /// Returns a name for files: each run of characters other than letters, digits, dots, hyphens, and underscores becomes one hyphen.
    package static func fileName(_ name: String) -> String {
        name.split { !$0.isLetter && !$0.isNumber && !"._-".contains($0) }.joined(separator: "-")
    }

    /// Returns a distinct file name for each name, in order: a number is appended to names that are taken, regardless of case.
    package static func fileNames(_ names: [String]) -> [String] {
        var taken: Set<String> = []
        return names.map { name in
            let plain = fileName(name)
            let base = plain.allSatisfy { "._-".contains($0) } ? "preview" : plain
            var (unique, number) = (base, 1)
            while !taken.insert(unique.lowercased()).inserted {
                number += 1
                unique = "\(base)-\(number)"
            }
            return unique
        }
    }

    /// Compares an image with its reference, or records it.
    ///
    /// - Parameter scale: pixels per point.
    /// - Throws: `WriteError`, `InputError`.
    package func check(_ bytes: [UInt8], file: String, scale: Int, into result: inout SnapshotResult) throws {
        let path = "\(folder)/\(file)"
        result.reference = path
        result.pictures.actual = bytes
        guard recording != .all, FileManager.default.fileExists(atPath: path) else {
            guard recording != .never else {
                (result.outcome, result.message) = (.missing, "there is no reference at \(path); --record missing records it")
                return
            }
            return try record(bytes, path, "new reference \(path)", &result)
        }
        let reference = try InputFile.read(path, limit: InputFile.imageLimit)
        result.pictures.expected = reference
        let (expected, actual) = (try ImageDecoder.decode(reference), try ImageDecoder.decode(bytes))
        guard let message = message(expected, actual, scale: scale, &result.rule) else {
            result.outcome = .same
            return
        }
        result.pictures.difference = PNGEncoder.encode(PixelComparison.markedPicture(expected: expected, actual: actual))
        if recording == .failed { return try record(bytes, path, "\(message); recorded again", &result) }
        (result.outcome, result.message) = (.different, message)
    }

    private func record(_ bytes: [UInt8], _ path: String, _ message: String, _ result: inout SnapshotResult) throws {
        try AtomicFile.write(bytes, to: path)
        (result.outcome, result.message) = (.recorded, message)
    }

    /// Returns a description of the difference; nil if the images match.
    private func message(_ expected: Pixmap, _ actual: Pixmap, scale: Int, _ usedRule: inout String) -> String? {
        usedRule = "pixels"
        guard expected.width == actual.width, expected.height == actual.height else {
            return "the sizes differ: \(expected.width)x\(expected.height) pixels, now \(actual.width)x\(actual.height)"
        }
        if expected.pixels == actual.pixels { return nil }
        if rule == .apple {
            usedRule = "boxes"
            let comparison = BoxComparison(expected: expected, actual: actual, scale: scale)
            return comparison.passes ? nil : comparison.notes.prefix(8).joined(separator: "; ")
        }
        let difference = PerceptualDifference(expected: expected, actual: actual, perceptualPrecision: perceptualPrecision)
        // The difference to 1 is not always exact.
        guard Float(difference.precision) < Float(precision) else { return nil }
        let box = difference.firstBox.map { box in
            let places = [box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY].map { Double($0) / Double(scale) }.map(Self.short)
            return ", first at \(places[0]),\(places[1]) (\(places[2])x\(places[3]) points)"
        }
        let share = max(0.01, 100 * (1 - difference.precision))
        return "\(difference.differingPixels) of \(difference.pixelCount) pixels differ (\(Self.short(share)) %), "
            + "largest perceptual difference \(Self.short(difference.worst)) of 100\(box ?? "")"
    }

    /// Writes a number with at most two decimals.
    static func short(_ number: Double) -> String {
        let rounded = (number * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

import Display
import PNGCodec
import PixelComparison
import Stepping
import Synchronization

/// Compares images, one after the other or several at a time, and keeps the results for a report.
package final class ComparisonRun: Sendable {
    /// The result for one image or frame.
    package enum Finding: Sendable, Equatable {
        case result(PixelComparison.Result)
        /// Known to be equal without comparing pixels.
        case equal
        /// Known to differ, without an image to compare with.
        case unequal
        /// Only the expected side has it.
        case missing
        /// Only the actual side has it.
        case extra
        /// The duration differs.
        case timing(String)

        package var isSame: Bool { status == .done }

        /// Whether both are of one kind, and equal unless they measure pixels.
        fileprivate func isAlike(_ other: Finding) -> Bool {
            if case .result(.different) = self, case .result(.different) = other { return true }
            return self == other
        }

        /// The exit status of `compare` for this finding.
        package var status: CommandStatus {
            switch self {
            case .result(.same), .equal: .done
            case .result(.different), .unequal: .pixelsDiffer
            case .result(.sizesDiffer), .missing, .extra, .timing: .sizesDiffer
            }
        }
    }

    package struct Entry: Sendable {
        /// The file's name, or the frame with its time.
        package var name: String
        package var finding: Finding
        /// Thumbnails for the report, as PNG files; nil if the report shows no images.
        package var pictures: Pictures?
        /// The index of the entry among all.
        var order: Int

        package struct Pictures: Sendable {
            package var expected: [UInt8]?
            package var difference: [UInt8]?
            package var actual: [UInt8]?
        }

        /// The severity of the difference; larger is worse.
        var weight: Double {
            guard !finding.isSame else { return -1 }
            guard case .result(let result) = finding, let differences = result.differences else { return 1e9 }
            return differences.noticeableShare * 255 + differences.mean
        }

        /// One line, such as "a.png: 12 of 43200 pixels differ (0.03 %), worst 23 at 12,40, mean 0.04".
        package var line: String { "\(name): \(text)" }

        package var text: String {
            switch finding {
            case .result(let result): result.description
            case .equal: "the same"
            case .unequal: "pixels differ; no image was kept for comparison"
            case .missing: "missing"
            case .extra: "not expected"
            case .timing(let text): text
            }
        }
    }

    /// The maximum width of a thumbnail in pixels.
    static let thumbnailWidth = 480
    /// The maximum number of entries with images in a report: the worst ones.
    static let pictureLimit = 100

    private let options: PixelComparison.Options
    private let keepsPictures: Bool
    private let state = Mutex<(entries: [Entry], withPictures: Int)>(([], 0))

    /// - Parameter keepsPictures: whether to keep images of differences for a report.
    package init(options: PixelComparison.Options, keepsPictures: Bool) { (self.options, self.keepsPictures) = (options, keepsPictures) }

    /// Compares two images.
    ///
    /// - Parameter order: the index of the entry among all.
    @discardableResult
    package func compare(_ name: String, order: Int, expected: Pixmap, actual: Pixmap) throws -> Finding {
        let finding = Finding.result(PixelComparison.compare(expected: expected, actual: actual, options: options))
        var pictures: Entry.Pictures?
        if !finding.isSame, keepsPictures {
            pictures = Entry.Pictures(
                expected: Self.thumbnail(expected),
                difference: PNGEncoder.encode(PixelComparison.markedPicture(expected: expected, actual: actual, reducedTo: Self.thumbnailWidth)),
                actual: Self.thumbnail(actual))
        }
        add(Entry(name: name, finding: finding, pictures: pictures, order: order))
        return finding
    }

    /// Adds a finding that needs no comparison of pixels.
    package func note(_ name: String, order: Int, _ finding: Finding, expected: Pixmap? = nil, actual: Pixmap? = nil) throws {
        var pictures: Entry.Pictures?
        if keepsPictures, expected != nil || actual != nil {
            pictures = Entry.Pictures(expected: expected.map(Self.thumbnail), difference: nil, actual: actual.map(Self.thumbnail))
        }
        add(Entry(name: name, finding: finding, pictures: pictures, order: order))
    }

    private static func thumbnail(_ picture: Pixmap) -> [UInt8] { PNGEncoder.encode(picture.reduced(toWidth: thumbnailWidth)) }

    private func add(_ entry: Entry) {
        state.withLock { state in
            state.entries.append(entry)
            guard entry.pictures != nil else { return }
            state.withPictures += 1
            // Drop the images of the least severe entry.
            guard state.withPictures > Self.pictureLimit,
                let least = state.entries.indices.filter({ state.entries[$0].pictures != nil }).min(by: { state.entries[$0].weight < state.entries[$1].weight })
            else { return }
            state.entries[least].pictures = nil
            state.withPictures -= 1
        }
    }

    /// All entries, in order.
    package var entries: [Entry] { state.withLock { $0.entries }.sorted { $0.order < $1.order } }

    /// The entries that differ, in order.
    package var differing: [Entry] { entries.filter { !$0.finding.isSame } }

    /// Returns a line for each run of consecutive frames with the same kind of difference; for differing pixels, the numbers are those of the worst frame.
    ///
    /// - Parameter name: returns the name of consecutive frames, whose indices are the entries' orders.
    package func groupedLines(name: (ClosedRange<Int>, FrameRate) -> String, rate: FrameRate) -> [String] {
        var groups: [[Entry]] = []
        for entry in differing {
            if let last = groups.last?.last, last.order + 1 == entry.order, last.finding.isAlike(entry.finding) {
                groups[groups.count - 1].append(entry)
            } else {
                groups.append([entry])
            }
        }
        return groups.map { group in
            guard group.count > 1, let worst = group.max(by: { $0.weight < $1.weight }) else { return group[0].line }
            let isMeasured = if case .result(.different) = worst.finding { true } else { false }
            return "\(name(group[0].order...group[group.count - 1].order, rate)): " + (isMeasured ? "the worst is \(worst.line)" : worst.text)
        }
    }

    /// The exit status of the command: that of the worst entry.
    package var status: CommandStatus {
        let statuses = Set(entries.map(\.finding.status))
        return statuses.contains(.sizesDiffer) ? .sizesDiffer : statuses.contains(.pixelsDiffer) ? .pixelsDiffer : .done
    }
}

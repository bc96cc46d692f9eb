/// The lines that differ between two texts, with their context, in the form of a patch.
struct LineDifference {
    private let reference: [Substring]
    private let actual: [Substring]
    /// The number of equal lines around each change.
    private static let context = 4

    init(_ reference: String, _ actual: String) {
        self.reference = reference.split(separator: "\n", omittingEmptySubsequences: false)
        self.actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
    }

    private enum Line {
        case same(Substring)
        case removed(Substring)
        case added(Substring)

        var text: String {
            switch self {
            case .same(let line): "\u{2007}\(line)"
            case .removed(let line): "−\(line)"
            case .added(let line): "+\(line)"
            }
        }
        var isSame: Bool { if case .same = self { true } else { false } }
        var isInReference: Bool { if case .added = self { false } else { true } }
        var isInActual: Bool { if case .removed = self { false } else { true } }
    }

    private var lines: [Line] {
        let difference = actual.difference(from: reference)
        let removed = Set(difference.removals.map(Self.offset))
        let added = Set(difference.insertions.map(Self.offset))
        var lines: [Line] = []
        var (left, right) = (0, 0)
        while left < reference.count || right < actual.count {
            if left < reference.count, removed.contains(left) {
                lines.append(.removed(reference[left]))
                left += 1
            } else if right < actual.count, added.contains(right) {
                lines.append(.added(actual[right]))
                right += 1
            } else {
                lines.append(.same(actual[right]))
                (left, right) = (left + 1, right + 1)
            }
        }
        return lines
    }

    private static func offset(_ change: CollectionDifference<Substring>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }

    /// The changes: "@@ −1,3 +1,3 @@", and below it removed lines with a minus and added ones with a plus sign.
    var text: String {
        let lines = lines
        let changes = lines.indices.filter { !lines[$0].isSame }
        var parts: [Range<Int>] = []
        for change in changes {
            let around = max(0, change - Self.context)..<min(lines.count, change + Self.context + 1)
            if let last = parts.last, around.lowerBound <= last.upperBound {
                parts[parts.count - 1] = last.lowerBound..<around.upperBound
            } else {
                parts.append(around)
            }
        }
        return parts.map { part in
            func place(_ isCounted: (Line) -> Bool) -> String {
                "\(lines[..<part.lowerBound].count(where: isCounted) + 1),\(lines[part].count(where: isCounted))"
            }
            let header = "@@ −\(place(\.isInReference)) +\(place(\.isInActual)) @@"
            return ([header] + lines[part].map(\.text)).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}

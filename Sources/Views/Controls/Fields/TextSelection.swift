import Foundation

/// The characters that are selected in a text field or editor.
public struct TextSelection: Hashable, Sendable {
    /// The selected characters: one range, or several.
    public enum Indices: Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)

        public func hash(into hasher: inout Hasher) {
            switch self {
            case .selection(let range): hasher.combine(range)
            case .multiSelection(let set): for range in set.ranges { hasher.combine(range) }
            }
        }
    }

    public var indices: Indices
    public var affinity = TextSelectionAffinity.automatic

    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// Whether nothing is selected, so that typing inserts.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let set): set.isEmpty
        }
    }
}

/// The end of a selection that keys move, and the line of an insertion point between two lines.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

extension View {
    /// Sets the affinity of the selections inside. Selections aren't drawn.
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { environment(\.textSelectionAffinity, affinity) }
}

private struct TextSelectionAffinityKey: EnvironmentKey { static var defaultValue: TextSelectionAffinity { .automatic } }

extension EnvironmentValues {
    /// The affinity of selections, which aren't drawn.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

/// The characters that are selected in an editor of attributed text.
public struct AttributedTextSelection: Equatable, Sendable {
    /// The selected characters: an insertion point, or ranges.
    public enum Indices: Sendable {
        case insertionPoint(AttributedString.Index)
        case ranges(RangeSet<AttributedString.Index>)
    }
    private var selected: [Range<AttributedString.Index>]
    public init() { selected = [] }
    public init(range: Range<AttributedString.Index>) { selected = [range] }
    public init(insertionPoint: AttributedString.Index) { selected = [insertionPoint..<insertionPoint] }
    public init(ranges: RangeSet<AttributedString.Index>) { selected = Array(ranges.ranges) }
    /// Returns the selected characters in a text; without any, its end.
    public func indices(in text: AttributedString) -> Indices {
        guard let first = selected.first else { return .insertionPoint(text.endIndex) }
        return selected.count == 1 && first.isEmpty ? .insertionPoint(first.lowerBound) : .ranges(RangeSet(selected))
    }
    /// Returns the attributes that typed characters get.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer { text.runs.last?.attributes ?? AttributeContainer() }
}
extension AttributedString {
    /// Changes the attributes of the selected characters.
    public mutating func transformAttributes(in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void) {
        guard case .ranges(let ranges) = selection.indices(in: self) else { return }
        for range in ranges.ranges {
            for run in self[range].runs {
                var attributes = run.attributes
                body(&attributes)
                self[run.range.clamped(to: range)].setAttributes(attributes)
            }
        }
    }
}

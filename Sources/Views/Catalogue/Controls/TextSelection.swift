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

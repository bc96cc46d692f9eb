/// The rows of a tree: rows with children have a chevron, and show their children while they are expanded.
public struct _OutlineRows<Data: RandomAccessCollection, ID: Hashable, RowContent: View>: View {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    var level = 0
    let rowContent: (Data.Element) -> RowContent

    public var body: some View {
        ForEach(data, id: id) { element in
            OutlineRow(element: element, id: id, children: children, level: level, rowContent: rowContent)
        }
    }
}

/// A row of a tree, and the rows of its children.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, RowContent: View>: View {
    let element: Data.Element
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let level: Int
    let rowContent: (Data.Element) -> RowContent
    @State private var isExpanded = false

    /// The distance by which a level is indented, in points (an estimate).
    private static var indentation: CGFloat { 18 }

    var body: some View {
        let inner = element[keyPath: children]
        HStack(spacing: 8) {
            rowContent(element)
            if inner != nil {
                Spacer(minLength: 0)
                DisclosureChevron(isOpen: isExpanded)
            }
        }
        .padding(.leading, CGFloat(level) * Self.indentation)
        .contentShape(Rectangle())
        .onTapGesture { if inner != nil { withAnimation { isExpanded.toggle() } } }
        if isExpanded, let inner {
            AnyView(_OutlineRows(data: inner, id: id, children: children, level: level + 1, rowContent: rowContent))
        }
    }
}

/// Rows made from a tree: an element with children is a disclosure group, any other element is a row.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    /// The elements of the top level.
    let elements: [Data.Element]
    let id: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf
}

/// The rows of an element's children.
public struct OutlineSubgroupChildren: View {
    public let body: AnyView
}

extension OutlineGroup
where ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable {
    /// Creates rows for an element and those below it.
    public init<DataElement>(_ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf)
    where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        self.init(elements: [root], id: \.id, children: { $0[keyPath: children] }, content: content)
    }
    /// Creates rows for elements and those below them.
    public init<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf)
    where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        self.init(elements: Array(data), id: \.id, children: { $0[keyPath: children] }, content: content)
    }
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates rows for an element and those below it, identified by the key path `id`.
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(elements: [root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
    }
    /// Creates rows for elements and those below them, identified by the key path `id`.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(elements: Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
    }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    public var body: some View {
        ForEach(elements.map { OutlineElement(id: id($0), value: $0) }) { element in
            if let below = children(element.value) {
                DisclosureGroup {
                    OutlineSubgroupChildren(body: AnyView(OutlineGroup(elements: Array(below), id: id, children: children, content: content)))
                } label: {
                    content(element.value)
                }
            } else {
                content(element.value)
            }
        }
    }
}

private struct OutlineElement<ID: Hashable, Value>: Identifiable {
    let id: ID
    let value: Value
}

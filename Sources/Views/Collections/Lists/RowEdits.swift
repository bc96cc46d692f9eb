import Foundation

/// A view made from the elements of a collection: `ForEach`, or one with modifiers.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    /// The elements.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

/// The edits that the rows of a collection allow.
public struct _RowEditModifier: RenderModifier {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?

    func makeRenderNode(around child: RenderNode, owner: _Node) -> RowEditRenderNode { RowEditRenderNode(owner: owner, child: child, modifier: self) }
    func updateRenderNode(_ node: RowEditRenderNode) {
        node.modifier = self
        node.enclosingRow?.partsDidChange()
    }
}

final class RowEditRenderNode: WrapperRenderNode {
    fileprivate(set) var modifier: _RowEditModifier
    override var name: String { "rowEdits" }
    override var isListed: Bool { false }

    init(owner: _Node, child: RenderNode, modifier: _RowEditModifier) {
        self.modifier = modifier
        super.init(owner: owner, child: child)
    }

    /// The offset of the row's element in its collection; nil if the row is being removed.
    var index: Int? { elementIndex }

    var deletes: Bool { modifier.delete != nil }
    var moves: Bool { modifier.move != nil }
    func delete(_ offsets: IndexSet) { modifier.delete?(offsets) }
    func move(_ offsets: IndexSet, _ destination: Int) { modifier.move?(offsets, destination) }
}

extension WrapperRenderNode {
    /// The offset of the element of a collection that the view belongs to, for a modifier of the collection; nil if the element is being removed.
    var elementIndex: Int? {
        func isOutside(_ node: _Node) -> Bool { node.depth < owner.depth }
        var found: (_Node, any ElementOwner)?
        var node = innermost.owner
        // The outermost collection that the modifier is applied to, or else the one around the modifier.
        while let parent = node.parent {
            if let elements = parent as? any ElementOwner, found == nil || !isOutside(node) { found = (node, elements) }
            node = parent
            if isOutside(node), found != nil { break }
        }
        return found.flatMap { $1.elementIndex(of: $0) }
    }
}

extension RenderNode {
    /// The row of a list around the view; nil outside of lists.
    var enclosingRow: ListRowRenderNode? { sequence(first: self, next: \.parent).lazy.compactMap { $0 as? ListRowRenderNode }.first }
}

extension DynamicViewContent {
    /// Lets rows be deleted by a swipe and in edit mode. `action` receives the offsets of the elements to delete; nil forbids deleting.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { modifier(_RowEditModifier(delete: action)) }

    /// Lets rows be moved in edit mode. `action` receives the offsets of the elements to move, and the offset to move them to; nil forbids moving.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { modifier(_RowEditModifier(move: action)) }
}

/// Whether a row can't be moved, deleted, or selected.
enum MoveDisabledKey: ViewTraitKey {
    static var defaultValue: Bool { false }
    static var name: String { "moveDisabled" }
}
enum DeleteDisabledKey: ViewTraitKey {
    static var defaultValue: Bool { false }
    static var name: String { "deleteDisabled" }
}
enum SelectionDisabledKey: ViewTraitKey {
    static var defaultValue: Bool { false }
    static var name: String { "selectionDisabled" }
}

extension View {
    /// Sets whether the row can't be moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View { modifier(TraitModifier<MoveDisabledKey>(value: isDisabled)) }
    /// Sets whether the row can't be deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { modifier(TraitModifier<DeleteDisabledKey>(value: isDisabled)) }
    /// Sets whether the row can't be selected.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { modifier(TraitModifier<SelectionDisabledKey>(value: isDisabled)) }
}

/// The edits that a list can make by itself to the elements of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Elements can be moved.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
    /// Elements can be deleted.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
    public static var all: EditActions<Data> { [.move, .delete] }
}

/// Rows for bindings to the elements of a collection, which they delete and move.
public struct _EditableRows<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, RowContent: View>: View
where Data.Index: Hashable {
    let data: Binding<Data>
    let id: KeyPath<Data.Element, ID>
    let actions: EditActions<Data>
    let rowContent: (Binding<Data.Element>) -> RowContent

    public var body: some View {
        ForEach(data, id: id, content: rowContent)
            .onDelete(perform: actions.contains(.delete) ? { data.wrappedValue.removeElements(at: $0) } : nil)
            .onMove(perform: actions.contains(.move) ? { data.wrappedValue.moveElements(from: $0, to: $1) } : nil)
    }
}

extension RangeReplaceableCollection {
    fileprivate mutating func removeElements(at offsets: IndexSet) {
        self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
    }

    fileprivate mutating func moveElements(from offsets: IndexSet, to destination: Int) {
        let all = Array(self)
        let moved = all.enumerated().filter { offsets.contains($0.offset) }.map(\.element)
        var rest = all.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        let before = Swift.max(0, destination)
        rest.insert(contentsOf: moved, at: Swift.min(rest.count, before - offsets.count(in: 0..<before)))
        self = Self(rest)
    }
}

extension ForEach where Content: View {
    /// Creates views for bindings to the elements of a collection that a list may delete and move.
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, Binding<C.Element>)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable,
        Content == ModifiedContent<R, _ElementEditModifier<C>>
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Creates views for bindings to the elements of a collection that a list may delete and move, identified by the key path `id`.
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, Binding<C.Element>)>, C.Index: Hashable, Content == ModifiedContent<R, _ElementEditModifier<C>>
    {
        self.init(data, id: id) { element in
            ModifiedContent(content: content(element), modifier: _ElementEditModifier(data: data, actions: editActions))
        }
    }
}

/// Lets a list delete and move the elements of a collection, one of whose views has the modifier.
nonisolated public struct _ElementEditModifier<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>: ViewModifier {
    let data: Binding<C>
    let actions: EditActions<C>

    @MainActor public func body(content: Content) -> some View {
        content.modifier(
            _RowEditModifier(
                delete: actions.contains(.delete) ? { data.wrappedValue.removeElements(at: $0) } : nil,
                move: actions.contains(.move) ? { data.wrappedValue.moveElements(from: $0, to: $1) } : nil))
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some offsets.
    public mutating func remove(atOffsets offsets: IndexSet) { removeElements(at: offsets) }
}

extension MutableCollection {
    /// Moves the elements at some offsets to before the element at `destination`.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var elements = Array(self)
        elements.moveElements(from: source, to: destination)
        var index = startIndex
        for element in elements {
            self[index] = element
            formIndex(after: &index)
        }
    }
}

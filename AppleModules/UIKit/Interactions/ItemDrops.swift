import AppleFoundation
import AppleUniformTypeIdentifiers
import Easel
import Views

extension NSItemProvider: DragItemWrapper {}

/// The effect of a drop.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete, alias }
/// The proposed effect of a drop.
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}
/// A drop that is about to happen. The types of values aren't known, so that values of all types conform.
public struct DropInfo: Sendable {
    /// Where the finger is, in the view's coordinates.
    public let location: CGPoint
    private let providers: [NSItemProvider]

    fileprivate init(_ items: [Any], at location: CGPoint) { (self.location, providers) = (location, NSItemProvider.providers(of: items)) }

    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !providers.isEmpty }
    public func hasItemsConforming(to types: [String]) -> Bool { !providers.isEmpty }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { providers }
    public func itemProviders(for types: [String]) -> [NSItemProvider] { providers }
}

extension NSItemProvider {
    /// Gives the completion the provider's value if it has the type, and an error otherwise.
    @discardableResult
    @preconcurrency public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        completionHandler((draggedItem as? T).map { .success($0) } ?? .failure(CocoaError(.fileReadUnknown)))
        return Progress(totalUnitCount: 1)
    }
    /// Returns dragged values in providers, which values of `onDrag` have already.
    fileprivate static func providers(of items: [Any]) -> [NSItemProvider] { items.map { $0 as? NSItemProvider ?? NSItemProvider(object: $0) } }
}
/// Reacts to drops.
@MainActor @preconcurrency
public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}
extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// Passes drops on to a delegate.
private struct DelegatedDrop: ViewModifier {
    let delegate: any DropDelegate

    func body(content: Content) -> some View {
        let memory = Memory()
        return content.modifier(
            DropModifier(
                action: DropAction(
                    accepts: { [delegate] items in
                        memory.items = items
                        return delegate.validateDrop(info: DropInfo(items, at: .zero))
                    },
                    setTargeted: { [delegate] isOver in
                        let info = DropInfo(memory.items, at: .zero)
                        if isOver { delegate.dropEntered(info: info) } else { delegate.dropExited(info: info) }
                    },
                    update: { [delegate] in _ = delegate.dropUpdated(info: DropInfo($0, at: $1)) },
                    perform: { [delegate] in delegate.performDrop(info: DropInfo($0, at: $1)) })))
    }

    /// The values of the drag over the view.
    private final class Memory { var items: [Any] = [] }
}

extension View {
    /// Lets a finger that rests on the view carry a value; the view follows the finger.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { modifier(DragModifier<EmptyView>(items: { [data()] }, preview: nil)) }
    /// Lets a finger that rests on the view carry a value; another view follows the finger.
    public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
        modifier(DragModifier(items: { [data()] }, preview: preview()))
    }
    /// Lets a finger that rests on the view carry a value, if there is one.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(DragModifier<EmptyView>(items: { action?().map { [$0] } ?? [] }, preview: nil))
    }
    private func taking(_ isTargeted: Binding<Bool>?, _ action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> some View {
        modifier(
            DropModifier(
                action: DropAction(
                    accepts: { !$0.isEmpty }, setTargeted: { isTargeted?.wrappedValue = $0 }, perform: { action(NSItemProvider.providers(of: $0), $1) })))
    }
    /// Takes values that a finger drops on the view, whatever their types.
    public func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View {
        taking(isTargeted) { providers, _ in action(providers) }
    }
    /// Takes values that a finger drops on the view, whatever their types.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { taking(isTargeted, action) }
    /// Takes values that a finger drops on the view, whatever their types.
    public func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View {
        taking(isTargeted) { providers, _ in action(providers) }
    }
    /// Takes values that a finger drops on the view, whatever their types.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { taking(isTargeted, action) }
    /// Passes values that a finger drops on the view to a delegate.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { modifier(DelegatedDrop(delegate: delegate)) }
    /// Passes values that a finger drops on the view to a delegate.
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { modifier(DelegatedDrop(delegate: delegate)) }
}

extension TableRowContent {
    /// Lets a finger that rests on a row carry a value, if there is one.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> { modified { $0.itemProvider(action) } }
}

extension DynamicViewContent {
    /// Takes values that a finger drops between the elements' views, with the offset to insert them at.
    public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent {
        modifier(RowDropModifier(accepts: { !$0.isEmpty }, perform: { action($1, NSItemProvider.providers(of: $0)) }))
    }
    /// Takes values that a finger drops between the elements' views, with the offset to insert them at.
    public func onInsert(of supportedTypes: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent {
        modifier(RowDropModifier(accepts: { !$0.isEmpty }, perform: { action($1, NSItemProvider.providers(of: $0)) }))
    }
}

import AppleFoundation
import AppleUniformTypeIdentifiers
import Easel

// Dragging values requires system drags. Timelines have none, so values never move, and the modifiers don't affect drawing.

/// The effect of a drop.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }
/// The proposed effect of a drop.
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}
/// A drop that is about to happen. Timelines drop nothing.
public struct DropInfo: Sendable {
    public let location: CGPoint
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    public func hasItemsConforming(to types: [String]) -> Bool { false }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
    public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
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

extension View {
    /// Accepts a provider of dragged values. Timelines drag nothing.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
    /// Accepts a provider of dragged values, with the view that follows the finger. Timelines drag nothing.
    public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View { self }
    /// Accepts an action for dropped values. Timelines drop nothing.
    public func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View {
        self
    }
    /// Accepts an action for dropped values. Timelines drop nothing.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }
    /// Accepts an action for dropped values. Timelines drop nothing.
    public func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View { self }
    /// Accepts an action for dropped values. Timelines drop nothing.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }
    /// Accepts a delegate for dropped values. Timelines drop nothing.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
    /// Accepts a delegate for dropped values. Timelines drop nothing.
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
}

extension DynamicViewContent {
    /// Accepts an action for values dropped between rows. Timelines drop nothing.
    public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent { self }
    /// Accepts an action for values dropped between rows. Timelines drop nothing.
    public func onInsert(of supportedTypes: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent { self }
}

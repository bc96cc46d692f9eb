/// A value that apps can exchange.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation = _SystemTransferRepresentation<Self>
    /// The forms in which the value is exchanged.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable where Representation == _SystemTransferRepresentation<Self> {
    public static var transferRepresentation: _SystemTransferRepresentation<Self> { _SystemTransferRepresentation() }
}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}
extension Image: Transferable {}
extension Color: Transferable {}

/// A form in which a value is exchanged.
public protocol TransferRepresentation<Item> {
    /// The type of the value.
    associatedtype Item: Transferable
}

/// The form of a value that the system exchanges itself.
public struct _SystemTransferRepresentation<Item: Transferable>: TransferRepresentation {}

/// Several forms of a value.
public struct _TransferRepresentationPair<First: TransferRepresentation, Second: TransferRepresentation>: TransferRepresentation
where First.Item == Second.Item {
    public typealias Item = First.Item
    let first: First
    let second: Second
}

/// Builds the forms of a value.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }
    public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content where Content.Item == Item { content }
    public static func buildPartialBlock<Content: TransferRepresentation, Next: TransferRepresentation>(
        accumulated content: Content, next: Next
    ) -> _TransferRepresentationPair<Content, Next> where Content.Item == Item, Next.Item == Item {
        _TransferRepresentationPair(first: content, second: next)
    }
}

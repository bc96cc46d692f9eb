/// A node that makes views for elements, whose identity is the tag of a view without one.
@MainActor
protocol ElementOwner: _Node {
    /// The identity of the element that the node directly below was made for.
    func elementID(of child: _Node) -> AnyHashable?
}

/// A node whose children have identities that the code gave them.
@MainActor
protocol IdentityPlace: _Node {
    /// The live views with an identity, in source order.
    var identified: [(id: AnyHashable, node: _Node)] { get }
}

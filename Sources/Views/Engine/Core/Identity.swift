/// A node that makes views for elements. A view without a tag uses the element's identity as its tag.
@MainActor
protocol ElementOwner: _Node {
    /// The identity of the element whose view is directly below.
    func elementID(of child: _Node) -> AnyHashable?
}

/// A node whose children have explicit identities.
@MainActor
protocol IdentityPlace: _Node {
    /// The live views with an identity, in source order.
    var identified: [(id: AnyHashable, node: _Node)] { get }
}

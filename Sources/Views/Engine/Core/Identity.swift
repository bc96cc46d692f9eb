/// A node that makes views for elements. A view without a tag uses the element's identity as its tag.
@MainActor
protocol ElementOwner: _Node {
    /// The identity of the element whose view is directly below.
    func elementID(of child: _Node) -> AnyHashable?
    /// The offset in the collection of the element whose view is directly below; nil if the view is being removed.
    func elementIndex(of child: _Node) -> Int?
}

/// A node whose children have explicit identities.
@MainActor
protocol IdentityPlace: _Node {
    /// The live views with an identity, in source order.
    var identified: [(id: AnyHashable, node: _Node)] { get }
    /// Begins to make the view with an identity, if it hasn't been needed so far; returns false if there is no such view or it exists.
    func realize(_ id: AnyHashable) -> Bool
}

extension IdentityPlace {
    func realize(_ id: AnyHashable) -> Bool { false }
}

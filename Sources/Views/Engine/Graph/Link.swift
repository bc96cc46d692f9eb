/// A reference to an object that may be gone. The object creates the link itself and clears it when it is destroyed.
///
/// It works like `weak` without the cost: an object that was ever referred to weakly keeps its counts in a separate table, and from then on each
/// retain and release of the object takes a detour there. Nodes are retained millions of times during a layout.
final class Link<Object: AnyObject>: @unchecked Sendable {
    /// Set and read on the main actor only, except by the `deinit` that clears it, when no other reference to the object can exist.
    unowned var object: Object?

    fileprivate init(_ object: Object) { self.object = object }
}

/// Owns the only link to an object. The object stores this source, so the link is cleared when the object is destroyed.
struct LinkSource<Object: AnyObject>: ~Copyable {
    private var link: Link<Object>?

    /// Returns the link to `object`, the owner of this source, creating it on first use.
    mutating func link(to object: Object) -> Link<Object> {
        if let link { return link }
        let made = Link(object)
        link = made
        return made
    }

    deinit { link?.object = nil }
}

/// A reference to an object that may be gone, made by the object itself, which clears it when it goes.
///
/// It does what `weak` does without its price: an object that was ever referred to weakly keeps its counts in a table of their own, and each
/// retain and release of it from then on takes a detour there. Nodes are retained millions of times in a layout.
final class Link<Object: AnyObject>: @unchecked Sendable {
    /// Set and read on the main actor only, but for the `deinit` that clears it, when nobody else can have the object any more.
    unowned var object: Object?

    fileprivate init(_ object: Object) { self.object = object }
}

/// The one link to an object, which stores this and so clears the link when it is destroyed.
struct LinkSource<Object: AnyObject>: ~Copyable {
    private var link: Link<Object>?

    /// The link to `object`, the owner of this source, made when it is first asked for.
    mutating func link(to object: Object) -> Link<Object> {
        if let link { return link }
        let made = Link(object)
        link = made
        return made
    }

    deinit { link?.object = nil }
}

/// The place of an element in a binding's collection.
///
/// A row that is being removed still reads its binding, whose place may be gone, or hold the next element. It then has the value that it had last, and
/// what its controls write is lost (Documentation/Semantics/State.md#bindings-to-elements).
final class ElementLocation<C: MutableCollection>: AnyLocation<C.Element>, ElementPlace, @unchecked Sendable {
    private let base: Binding<C>
    private let position: C.Index
    /// The latest value.
    private var last: C.Element?
    /// The identity by which the element is known again, and how it is found out; nil for whatever is at the position.
    private var identity: (of: (C.Element) -> AnyHashable?, value: AnyHashable?)?

    /// - Parameter last: the element that was there when the position was found out; nil to look there.
    init(_ base: Binding<C>, _ position: C.Index, last: C.Element?) { (self.base, self.position, self.last) = (base, position, last) }

    func identify(by identity: @escaping (Any) -> AnyHashable?) {
        let whole = base.wrappedValue
        guard self.identity == nil, let element = last ?? (holds(whole) ? whole[position] : nil) else { return }
        last = element
        self.identity = ({ identity(Binding.constant($0)) }, identity(Binding.constant(element)))
    }

    /// Whether the element is still at its place.
    private func holds(_ whole: C) -> Bool {
        guard position >= whole.startIndex, position < whole.endIndex else { return false }
        return identity.map { $0.of(whole[position]) == $0.value } ?? true
    }

    override func get() -> C.Element {
        let whole = base.wrappedValue
        if let last, !holds(whole) { return last }
        // A place that never existed is the author's mistake.
        let value = whole[position]
        last = value
        return value
    }

    override func set(_ value: C.Element, transaction: Transaction) {
        if last != nil, !holds(base.wrappedValue) { return }
        withTransaction(transaction) { base.wrappedValue[position] = value }
        last = value
        if let identity { self.identity?.value = identity.of(value) }
    }
}

/// The place of a binding that can follow the identity of an element.
protocol ElementPlace {
    /// Ties the binding to the element that is there now.
    ///
    /// - Parameter identity: returns the identity of an element, for a binding to it.
    func identify(by identity: @escaping (Any) -> AnyHashable?)
}

/// A binding, of whatever type.
protocol AnyBinding {
    var anyLocation: Any { get }
}

extension Binding: AnyBinding {
    var anyLocation: Any { location }

    /// Creates a binding to an element of a collection.
    ///
    /// - Parameter last: the element that was there when the position was found out; nil to look there.
    init<C: MutableCollection>(_ base: Binding<C>, at position: C.Index, last: Value? = nil) where C.Element == Value {
        self.init(location: ElementLocation(base, position, last: last))
    }
}

/// Returns an element of a collection of views' data. A binding is tied to the element that it refers to now, with the identity that the views have.
func tied<Element, ID: Hashable>(_ element: Element, by id: @escaping (Element) -> ID) -> Element {
    if let place = (element as? any AnyBinding)?.anyLocation as? any ElementPlace { place.identify { ($0 as? Element).map { AnyHashable(id($0)) } } }
    return element
}

/// A rare value outside of the values that contain it, which are copied often and stay small.
final class SharedValue<Value: Sendable & Hashable>: Sendable, Hashable {
    let value: Value
    init(_ value: Value) { self.value = value }
    static func == (a: SharedValue, b: SharedValue) -> Bool { a === b || a.value == b.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

import Foundation

/// The values of the pages that a `NavigationStack` has pushed, of any type.
public struct NavigationPath: Equatable {
    /// A value, and its encoding if it can be encoded.
    struct Element: Equatable {
        let value: AnyHashable
        let encode: (() throws -> CodableRepresentation.Element)?

        init<V: Hashable>(_ value: V) { (self.value, encode) = (AnyHashable(value), nil) }
        init<V: Hashable & Codable>(codable value: V) {
            self.value = AnyHashable(value)
            encode = {
                let data = try JSONEncoder().encode(value)
                return CodableRepresentation.Element(type: _mangledTypeName(V.self) ?? "\(V.self)", json: String(decoding: data, as: UTF8.self))
            }
        }

        static func == (a: Element, b: Element) -> Bool { a.value == b.value }
    }

    var elements: [Element]

    /// Creates an empty path: the root is shown.
    public init() { elements = [] }
    /// Creates a path of some values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { Element($0) } }
    /// Creates a path of some values that can be encoded.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable { self.elements = elements.map { Element(codable: $0) } }
    /// Creates a path from its encoded form; values of unknown types and those after them are left out.
    public init(_ codable: CodableRepresentation) { elements = codable.elements.compactMap { $0.decoded } }

    /// The number of pages above the root.
    public var count: Int { elements.count }
    /// Whether the root is shown.
    public var isEmpty: Bool { elements.isEmpty }

    /// Pushes a value.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(Element(value)) }
    /// Pushes a value that can be encoded.
    public mutating func append<V: Hashable & Codable>(_ value: V) { elements.append(Element(codable: value)) }
    /// Removes the last values; at most all of them.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(0, k), elements.count)) }

    /// The path in a form that can be encoded; nil if one of its values can't.
    public var codable: CodableRepresentation? {
        var result: [CodableRepresentation.Element] = []
        for element in elements {
            guard let encode = element.encode, let encoded = try? encode() else { return nil }
            result.append(encoded)
        }
        return CodableRepresentation(elements: result)
    }

    /// A path that can be encoded and decoded: for each value, the last one first, its type's name and its JSON.
    public struct CodableRepresentation: Codable, Equatable {
        struct Element: Equatable {
            let type: String
            let json: String

            /// The value; nil if its type isn't known.
            var decoded: NavigationPath.Element? {
                guard let type = _typeByName(type) as? any (Hashable & Codable).Type else { return nil }
                func decode<V: Hashable & Codable>(_ type: V.Type) -> NavigationPath.Element? {
                    (try? JSONDecoder().decode(type, from: Data(json.utf8))).map { NavigationPath.Element(codable: $0) }
                }
                return decode(type)
            }
        }
        let elements: [Element]

        init(elements: [Element]) { self.elements = elements }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [Element] = []
            while !container.isAtEnd {
                elements.append(Element(type: try container.decode(String.self), json: try container.decode(String.self)))
            }
            self.elements = elements.reversed()
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                try container.encode(element.type)
                try container.encode(element.json)
            }
        }
    }
}

/// The collections that can be the path of a stack.
@MainActor
struct StackPath {
    /// The values, from bottom to top.
    let values: [AnyHashable]
    /// Pushes a value if the path can hold it.
    let push: (any Hashable) -> Void
    /// Removes the values from this index on.
    let popTo: (Int) -> Void

    init(_ path: Binding<NavigationPath>) {
        values = path.wrappedValue.elements.map(\.value)
        push = { value in
            func append<V: Hashable>(_ value: V) {
                if let codable = value as? any (Hashable & Codable) {
                    path.wrappedValue.append(codable)
                } else {
                    path.wrappedValue.append(value)
                }
            }
            append(value)
        }
        popTo = { index in path.wrappedValue.removeLast(path.wrappedValue.count - index) }
    }

    init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>) where Data.Element: Hashable {
        values = path.wrappedValue.map { AnyHashable($0) }
        push = { value in if let value = value as? Data.Element { path.wrappedValue.append(value) } }
        popTo = { index in
            let count = path.wrappedValue.count
            if index < count { path.wrappedValue.removeLast(count - index) }
        }
    }
}

/// Pushes the values of links onto a stack.
@MainActor
final class Pusher: Equatable {
    var push: (any Hashable) -> Void = { _ in }
    nonisolated static func == (a: Pusher, b: Pusher) -> Bool { a === b }
}

private struct PusherKey: EnvironmentKey { static var defaultValue: Pusher? { nil } }

extension EnvironmentValues {
    /// Pushes values onto the innermost navigation stack; nil outside of one.
    var pusher: Pusher? {
        get { self[PusherKey.self] }
        set { self[PusherKey.self] = newValue }
    }
}

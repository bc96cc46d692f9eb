@_spi(Reflection) import Swift
import Synchronization

/// The stored fields of value types, found once per type: the dynamic properties, and how to compare the other fields.
///
/// Uses the standard library's reflection, which returns key paths, so fields are read and written in place without unsafe code.
enum FieldTable {
    /// A field that is a dynamic property.
    struct PropertyField<Root> {
        let install: @MainActor (inout Root, _PropertyContext) -> Void
    }

    // Every thread finds the same result, so a lock around the two tables is enough.
    private static let tables = Mutex(Tables())

    /// The description of a type's fields; nil if some of them can't be compared.
    private struct Comparators<Root> {
        let fields: [(Root, Root) -> Bool]?
    }

    private struct Tables: @unchecked Sendable {
        var properties: [ObjectIdentifier: Any] = [:]
        var comparators: [ObjectIdentifier: Any] = [:]
    }

    @MainActor static func dynamicProperties<Root>(of type: Root.Type) -> [PropertyField<Root>] {
        let id = ObjectIdentifier(type)
        if let known = tables.withLock({ $0.properties[id] }) as? [PropertyField<Root>] { return known }
        var fields: [PropertyField<Root>] = []
        forEachKeyPath(of: type) { keyPath in
            guard let propertyType = Swift.type(of: keyPath).valueType as? any DynamicProperty.Type else { return }
            @MainActor func add<P: DynamicProperty>(_: P.Type) {
                guard let path = keyPath as? WritableKeyPath<Root, P> else { return }
                fields.append(PropertyField { root, context in P._install(&root[keyPath: path], context) })
            }
            add(propertyType)
        }
        let found = Tables(properties: [id: fields])
        tables.withLock { $0.properties.merge(found.properties) { old, _ in old } }
        return fields
    }

    /// One comparison per field, or nil if a field (a closure, a weak reference) can't be compared.
    static func comparators<Root>(of type: Root.Type) -> [(Root, Root) -> Bool]? {
        let id = ObjectIdentifier(type)
        if let known = tables.withLock({ $0.comparators[id] }) as? Comparators<Root> { return known.fields }
        let isWhole = type is any WhollyComparable.Type
        let result = isWhole ? FieldComparison.fieldComparison(at: \Root.self, of: type, in: type).map { [$0] } : fieldComparators(of: type)
        let found = Tables(comparators: [id: Comparators(fields: result)])
        tables.withLock { $0.comparators.merge(found.comparators) { old, _ in old } }
        return result
    }

    private static func fieldComparators<Root>(of type: Root.Type) -> [(Root, Root) -> Bool]? {
        var list: [(Root, Root) -> Bool] = []
        var isComplete = true
        let count = forEachKeyPath(of: type) { keyPath in
            func add<Value>(_: Value.Type) {
                if let compare = FieldComparison.fieldComparison(at: keyPath, of: Value.self, in: Root.self) {
                    list.append(compare)
                } else {
                    isComplete = false
                }
            }
            _openExistential(Swift.type(of: keyPath).valueType, do: add)
        }
        return isComplete && isStruct(type) && count == fieldCount(of: type) ? list : nil
    }

    @discardableResult
    private static func forEachKeyPath<Root>(of type: Root.Type, _ body: (PartialKeyPath<Root>) -> Void) -> Int {
        var count = 0
        // 2 is `ignoreUnknown`: skip fields that key paths can't reach and continue.
        unsafe _forEachFieldWithKeyPath(of: type, options: _EachFieldOptions(rawValue: 2)) { _, keyPath in
            count += 1
            body(keyPath)
            return true
        }
        return count
    }

    /// Whether the type is a struct, determined without a value of the type.
    static func isStruct<Value>(_ type: Value.Type) -> Bool {
        var isStruct = false
        // Asks about a struct that wraps the type, because the runtime can't enumerate the fields of an existential type itself.
        unsafe _forEachField(of: Holder<Value>.self) { _, _, _, kind in
            isStruct = kind == .struct
            return false
        }
        return isStruct
    }

    private struct Holder<Value> {
        let value: Value
    }

    private static func fieldCount(of type: Any.Type) -> Int {
        var count = 0
        unsafe _forEachField(of: type) { _, _, _, _ in
            count += 1
            return true
        }
        return count
    }
}

/// A view that is compared by its own `==` instead of field by field: one that the library itself recreates often.
package protocol WhollyComparable: Equatable {}

/// Compares two views field by field. Fields are equal by `==` if they are equatable, and by identity if they are classes;
/// any other fields count as different, where SwiftUI compares bytes. Source: Documentation/Semantics/State.md#field-comparison.
enum FieldComparison {
    static func areEqual<Value>(_ old: Value, _ new: Value) -> Bool { FieldComparer<Value>().areEqual(old, new) }

    /// Compares one field of two values; nil if the key path doesn't lead to such a field.
    ///
    /// Fields of types that are comparable without a cast skip the cast each time.
    static func fieldComparison<Root, Value>(at keyPath: PartialKeyPath<Root>, of type: Value.Type, in root: Root.Type) -> ((Root, Root) -> Bool)? {
        if !(type is any DynamicProperty.Type), let equatable = type as? any Equatable.Type {
            func make<E: Equatable>(_: E.Type) -> ((Root, Root) -> Bool)? {
                guard let path = keyPath as? KeyPath<Root, E> else { return nil }
                return { $0[keyPath: path] == $1[keyPath: path] }
            }
            return make(equatable)
        }
        guard let path = keyPath as? KeyPath<Root, Value> else { return nil }
        let compare = comparison(of: type)
        return { compare($0[keyPath: path], $1[keyPath: path]) }
    }

    /// Compares two values of a field's type.
    static func comparison<Value>(of type: Value.Type) -> (Value, Value) -> Bool {
        if let property = type as? any DynamicProperty.Type {
            func make<P: DynamicProperty>(_: P.Type) -> (Value, Value) -> Bool {
                { old, new in
                    guard let old = old as? P, let new = new as? P else { return false }
                    return P._isEqual(old, new)
                }
            }
            return make(property)
        }
        if let equatable = type as? any Equatable.Type {
            func make<E: Equatable>(_: E.Type) -> (Value, Value) -> Bool {
                { old, new in
                    guard let old = old as? E, let new = new as? E else { return false }
                    return old == new
                }
            }
            return make(equatable)
        }
        if let object = type as? AnyObject.Type {
            func make<O: AnyObject>(_: O.Type) -> (Value, Value) -> Bool {
                { old, new in
                    guard let old = old as? O, let new = new as? O else { return false }
                    return old === new
                }
            }
            return make(object)
        }
        // Enumerations, tuples, and existentials without `==` count as different.
        return FieldTable.isStruct(type) ? { areEqual($0, $1) } : { _, _ in false }
    }
}

/// The ``FieldComparison`` of one type, looked up once by callers that compare repeatedly.
struct FieldComparer<Value> {
    /// Nil if some fields can't be compared.
    private let fields = FieldTable.comparators(of: Value.self)

    func areEqual(_ old: Value, _ new: Value) -> Bool {
        guard let fields else { return false }
        for isSame in fields where !isSame(old, new) { return false }
        return true
    }
}

import Foundation

/// Facts about a service: keys and their values.
public struct NWTXTRecord: Hashable, Sendable, Collection {
    /// The value of a key.
    public enum Entry: Hashable, Sendable {
        case none, empty
        case string(String)
        case data(Data)
    }
    private var entries: [String: Entry] = [:]
    public init() {}
    public init(_ dictionary: [String: String]) { entries = dictionary.mapValues { $0.isEmpty ? .empty : .string($0) } }
    /// The values that are texts.
    public var dictionary: [String: String] {
        entries.compactMapValues { entry in
            switch entry {
            case .string(let text): text
            case .empty: ""
            case .none, .data: nil
            }
        }
    }
    public subscript(key: String) -> String? {
        get { dictionary[key] }
        set { entries[key] = newValue.map { .string($0) } }
    }
    public func getEntry(for key: String) -> Entry? { entries[key] }
    @discardableResult public mutating func setEntry(_ entry: Entry, for key: String) -> Bool {
        entries[key] = entry
        return true
    }
    @discardableResult public mutating func removeEntry(key: String) -> Bool { entries.removeValue(forKey: key) != nil }
    // In the order of the keys: that of a dictionary differs from run to run.
    private var keys: [String] { entries.keys.sorted() }
    public var startIndex: Int { 0 }
    public var endIndex: Int { entries.count }
    public func index(after i: Int) -> Int { i + 1 }
    /// - Complexity: O(*n* log *n*).
    public subscript(position: Int) -> (key: String, value: Entry) {
        let key = keys[position]
        return (key, entries[key] ?? .none)
    }
}
extension NWConnection: CustomDebugStringConvertible {
    public var debugDescription: String { "[\(endpoint.debugDescription)]" }
}

import Easel
import Foundation

/// The types of values in a file of rows.
public enum CSVType: Hashable, Sendable { case integer, boolean, float, double, date, string, data }

/// The form of a file of rows.
public struct CSVReadingOptions: Sendable {
    public var hasHeaderRow: Bool
    public var nilEncodings: Set<String>
    public var trueEncodings: Set<String>
    public var falseEncodings: Set<String>
    public var ignoresEmptyLines: Bool
    public var usesQuoting: Bool
    public var delimiter: Character
    public init(
        hasHeaderRow: Bool = true, nilEncodings: Set<String> = ["", "#N/A", "#N/A N/A", "#NA", "N/A", "NA", "NULL", "n/a", "nil", "null"],
        trueEncodings: Set<String> = ["1", "True", "TRUE", "true"], falseEncodings: Set<String> = ["0", "False", "FALSE", "false"],
        floatingPointType: CSVType = .double, ignoresEmptyLines: Bool = true, usesQuoting: Bool = true, usesEscaping: Bool = false, delimiter: Character = ",",
        escapeCharacter: Character = "\\"
    ) {
        (self.hasHeaderRow, self.nilEncodings, self.trueEncodings, self.falseEncodings) = (hasHeaderRow, nilEncodings, trueEncodings, falseEncodings)
        (self.ignoresEmptyLines, self.usesQuoting, self.delimiter) = (ignoresEmptyLines, usesQuoting, delimiter)
    }
}
/// An error in a file of rows.
public enum CSVReadingError: Error {
    case missingColumn(String)
    case wrongNumberOfColumns(row: Int, columns: Int, expected: Int)
    case failedToParse(row: Int, column: Int, type: CSVType)
}

/// The name of a column with the type of its values.
public struct ColumnID<Value>: Hashable {
    public var name: String
    public init(_ name: String, _ type: Value.Type) { self.name = name }
}

/// Values with a name. A missing value is nil.
public struct Column<WrappedElement>: RandomAccessCollection, MutableCollection {
    public var name: String
    private var values: [WrappedElement?]
    public init(name: String, capacity: Int = 0) { (self.name, values) = (name, []) }
    public init<S: Sequence>(name: String, contents: S) where S.Element == WrappedElement? { (self.name, values) = (name, Array(contents)) }
    public init<S: Sequence>(name: String, contents: S) where S.Element == WrappedElement { (self.name, values) = (name, contents.map(Optional.some)) }
    public init<S: Sequence>(_ id: ColumnID<WrappedElement>, contents: S) where S.Element == WrappedElement { self.init(name: id.name, contents: contents) }
    public var startIndex: Int { 0 }
    public var endIndex: Int { values.count }
    public subscript(position: Int) -> WrappedElement? {
        get { values[position] }
        set { values[position] = newValue }
    }
    public mutating func append(_ element: WrappedElement?) { values.append(element) }
    public var wrappedElementType: Any.Type { WrappedElement.self }
    public var missingCount: Int { values.count { $0 == nil } }
    public func filledValues(with value: WrappedElement) -> [WrappedElement] { values.map { $0 ?? value } }
    public func eraseToAnyColumn() -> AnyColumn { AnyColumn(name: name, values: values.map { $0.map { $0 as Any } }, type: WrappedElement.self) }
}
extension Column where WrappedElement: AdditiveArithmetic {
    public func sum() -> WrappedElement { reduce(.zero) { $1.map { [total = $0] value in total + value } ?? $0 } }
}
extension Column where WrappedElement: FloatingPoint {
    /// The mean of the values that aren't missing; nil without any.
    public func mean() -> WrappedElement? {
        let present = compactMap { $0 }
        return present.isEmpty ? nil : present.reduce(0, +) / WrappedElement(present.count)
    }
}
extension Column where WrappedElement: Comparable {
    public func max() -> WrappedElement? { compactMap { $0 }.max() }
    public func min() -> WrappedElement? { compactMap { $0 }.min() }
}

/// A column of values of any type.
public struct AnyColumn: RandomAccessCollection {
    public var name: String
    let values: [Any?]
    public let wrappedElementType: Any.Type
    init(name: String, values: [Any?], type: Any.Type) { (self.name, self.values, wrappedElementType) = (name, values, type) }
    public var startIndex: Int { 0 }
    public var endIndex: Int { values.count }
    public subscript(position: Int) -> Any? { values[position] }
    public func isNil(at index: Int) -> Bool { values[index] == nil }
    /// Returns the column as one of a type; values of other types are missing in it.
    public func assumingType<T>(_ type: T.Type) -> Column<T> { Column(name: name, contents: values.map { $0 as? T }) }
}

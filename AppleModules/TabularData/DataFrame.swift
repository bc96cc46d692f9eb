import Easel
import Foundation

/// Columns of the same length.
public struct DataFrame: CustomStringConvertible {
    /// The columns, in order.
    public private(set) var columns: [AnyColumn] = []
    /// Creates a data frame without columns.
    public init() {}
    /// Creates a data frame of columns.
    public init(columns: [AnyColumn]) { self.columns = columns }
    /// Reads a file of rows. The first row names the columns unless the options say otherwise.
    public init(
        contentsOfCSVFile url: URL, columns: [String]? = nil, rows: Range<Int>? = nil, types: [String: CSVType] = [:], options: CSVReadingOptions = .init()
    )
        throws
    {
        try self.init(csvData: Data(contentsOf: url), columns: columns, rows: rows, types: types, options: options)
    }
    /// Reads data with rows. The first row names the columns unless the options say otherwise.
    public init(csvData data: Data, columns: [String]? = nil, rows: Range<Int>? = nil, types: [String: CSVType] = [:], options: CSVReadingOptions = .init())
        throws
    {
        var lines = Self.rows(String(decoding: data, as: UTF8.self), options)
        let count = lines.first?.count ?? 0
        let names = options.hasHeaderRow && !lines.isEmpty ? lines.removeFirst() : (0..<count).map { "Column \($0)" }
        for (row, line) in lines.enumerated() where line.count != count {
            throw CSVReadingError.wrongNumberOfColumns(row: row, columns: line.count, expected: count)
        }
        if let rows { lines = Array(lines[rows.clamped(to: 0..<lines.count)]) }
        for name in columns ?? names {
            guard let index = names.firstIndex(of: name) else { throw CSVReadingError.missingColumn(name) }
            let texts = lines.map { options.nilEncodings.contains($0[index]) ? nil : $0[index] }
            self.columns.append(try Self.column(name, index, texts, types[name], options))
        }
    }

    private static func column(_ name: String, _ index: Int, _ texts: [String?], _ type: CSVType?, _ options: CSVReadingOptions) throws -> AnyColumn {
        func read<T>(_ parse: (String) -> T?) -> [Any?]? {
            var result: [Any?] = []
            for text in texts {
                guard let text else {
                    result.append(nil)
                    continue
                }
                guard let value = parse(text) else { return nil }
                result.append(value)
            }
            return result
        }
        func boolean(_ text: String) -> Bool? { options.trueEncodings.contains(text) ? true : options.falseEncodings.contains(text) ? false : nil }
        func values(_ type: CSVType) -> (values: [Any?], type: Any.Type)? {
            switch type {
            case .integer: read { Int($0) }.map { ($0, Int.self) }
            case .boolean: read(boolean).map { ($0, Bool.self) }
            case .float: read { Float($0) }.map { ($0, Float.self) }
            case .double: read { Double($0) }.map { ($0, Double.self) }
            case .date: read { try? Date($0, strategy: .iso8601) }.map { ($0, Date.self) }
            case .string: read { $0 }.map { ($0, String.self) }
            case .data: read { Data($0.utf8) }.map { ($0, Data.self) }
            }
        }
        if let type {
            guard let found = values(type) else { throw CSVReadingError.failedToParse(row: 0, column: index, type: type) }
            return AnyColumn(name: name, values: found.values, type: found.type)
        }
        for type in [CSVType.integer, .double, .boolean, .string] {
            if let found = values(type) { return AnyColumn(name: name, values: found.values, type: found.type) }
        }
        return AnyColumn(name: name, values: texts, type: String.self)
    }

    /// Returns the fields of each row.
    private static func rows(_ text: String, _ options: CSVReadingOptions) -> [[String]] {
        var (rows, row, field, isQuoted): ([[String]], [String], String, Bool) = ([], [], "", false)
        func endRow() {
            row.append(field)
            if !(options.ignoresEmptyLines && row == [""]) { rows.append(row) }
            (row, field) = ([], "")
        }
        var characters = text.makeIterator()
        var next = characters.next()
        while let character = next {
            next = characters.next()
            if isQuoted {
                if character != "\"" {
                    field.append(character)
                } else if next == "\"" {
                    field.append(character)
                    next = characters.next()
                } else {
                    isQuoted = false
                }
            } else if character == "\"", options.usesQuoting, field.isEmpty {
                isQuoted = true
            } else if character == options.delimiter {
                row.append(field)
                field = ""
            } else if character.isNewline {
                endRow()
            } else {
                field.append(character)
            }
        }
        if !field.isEmpty || !row.isEmpty { endRow() }
        return rows
    }

    /// The numbers of rows and columns.
    public var shape: (rows: Int, columns: Int) { (columns.first?.count ?? 0, columns.count) }
    /// Whether there are no rows or no columns.
    public var isEmpty: Bool { shape.rows == 0 || columns.isEmpty }
    /// The rows, in order.
    public var rows: Rows { Rows(frame: self, order: Array(0..<shape.rows)) }
    /// Whether a column has the name.
    public func containsColumn(_ name: String) -> Bool { columns.contains { $0.name == name } }
    /// Returns the position of the column with the name; nil without such a column.
    public func indexOfColumn(_ name: String) -> Int? { columns.firstIndex { $0.name == name } }
    private func existing(_ name: String) -> AnyColumn {
        guard let column = columns.first(where: { $0.name == name }) else { preconditionFailure("the data frame has no column \"\(name)\"") }
        return column
    }
    /// The column with a name, which must exist.
    public subscript(name: String) -> AnyColumn { existing(name) }
    /// The column with a name and a type, which must exist.
    public subscript<T>(name: String, type: T.Type) -> Column<T> { existing(name).assumingType(type) }
    /// The column with the name and the type of an identifier, which must exist.
    public subscript<T>(id: ColumnID<T>) -> Column<T> { existing(id.name).assumingType(T.self) }
    /// Adds a column after the others.
    public mutating func append<T>(column: Column<T>) { columns.append(column.eraseToAnyColumn()) }
    /// Adds a column after the others.
    public mutating func append(column: AnyColumn) { columns.append(column) }
    /// Removes the column with the name, which must exist, and returns it.
    @discardableResult public mutating func removeColumn(_ name: String) -> AnyColumn {
        let column = existing(name)
        columns.removeAll { $0.name == name }
        return column
    }
    /// Renames a column. It has no effect if there is no column with the name.
    public mutating func renameColumn(_ name: String, to newName: String) {
        if let index = indexOfColumn(name) { columns[index].name = newName }
    }
    private func taking(_ order: [Int]) -> DataFrame {
        DataFrame(columns: columns.map { column in AnyColumn(name: column.name, values: order.map { column[$0] }, type: column.wrappedElementType) })
    }
    /// Returns the first rows, at most as many as there are.
    public func prefix(_ length: Int) -> DataFrame { taking(Array(0..<Swift.min(length, shape.rows))) }
    /// Returns the rows whose values of a column fit.
    public func filter<T>(on columnName: String, _ type: T.Type, _ isIncluded: (T?) throws -> Bool) rethrows -> DataFrame {
        let column = self[columnName, type]
        return taking(try (0..<shape.rows).filter { try isIncluded(column[$0]) })
    }
    /// Returns the rows in the order of a column; rows without a value come last.
    public func sorted<T: Comparable>(on columnName: String, _ type: T.Type, order: SortOrder = .forward) -> DataFrame {
        let column = self[columnName, type]
        let sorted = (0..<shape.rows).sorted { first, second in
            guard let left = column[first] else { return false }
            guard let right = column[second] else { return true }
            return order == .forward ? left < right : left > right
        }
        return taking(sorted)
    }
    /// Returns the columns with the names, which must exist, in the names' order.
    public func selecting(columnNames: [String]) -> DataFrame { DataFrame(columns: columnNames.map(existing)) }
    /// Returns the columns with the names, which must exist, in the names' order.
    public func selecting(columnNames: String...) -> DataFrame { selecting(columnNames: columnNames) }
    /// The names and the rows, one per line.
    public var description: String {
        let lines = [columns.map(\.name)] + (0..<shape.rows).map { row in columns.map { $0[row].map { "\($0)" } ?? "nil" } }
        return lines.map { $0.joined(separator: " | ") }.joined(separator: "\n")
    }

    /// The rows of a data frame.
    public struct Rows: RandomAccessCollection {
        let frame: DataFrame
        let order: [Int]
        public var startIndex: Int { 0 }
        public var endIndex: Int { order.count }
        public subscript(position: Int) -> Row { Row(frame: frame, index: order[position]) }
    }
    /// A row of a data frame.
    public struct Row: Identifiable {
        let frame: DataFrame
        /// The position in the data frame.
        public let index: Int
        public var id: Int { index }
        /// The value of the column with a name, which must exist.
        public subscript(name: String) -> Any? { frame[name][index] }
        /// The value of the column with a name, which must exist; nil for another type.
        public subscript<T>(name: String, type: T.Type) -> T? { frame[name][index] as? T }
        /// The value of an identifier's column, which must exist; nil for another type.
        public subscript<T>(id: ColumnID<T>) -> T? { frame[id.name][index] as? T }
        /// The value of the column at a position.
        public subscript(position: Int) -> Any? { frame.columns[position][index] }
    }
}

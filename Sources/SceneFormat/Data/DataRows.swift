/// Reads files that consist of rows.
enum DataRows {
    /// A row, or its first error.
    typealias Row = Result<SceneValue, Diagnostic>

    /// Returns the values of NDJSON, one for each line that isn't empty.
    ///
    /// - Throws: an error of the whole file.
    static func lines(of source: SourceFile, limits: SceneLimits) throws(Diagnostic) -> [Row] {
        guard source.bytes.count <= limits.fileSize else { throw tooLong(source, limits) }
        var (rows, valuesLeft, line): ([Row], Int, Int) = ([], limits.fileValues, 0)
        for bytes in source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            line += 1
            if bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { continue }
            let part = SourceFile(name: source.name, bytes: Array(bytes))
            do throws(Diagnostic) {
                let document = try JSONDocument(parsing: part, limits: limits)
                valuesLeft -= document.root.valueCount
                if valuesLeft >= 0 { rows.append(.success(try SceneData.value(document.root, in: part, limits: limits))) }
            } catch {
                rows.append(.failure(error.moved(toLine: line)))
            }
            guard valuesLeft >= 0 else {
                throw Diagnostic(.error, "the data has more than \(limits.fileValues) values", file: source.name).moved(toLine: line)
            }
        }
        return rows
    }

    /// The rows of a table.
    struct Table {
        let rows: [Row]
        let oddCells: OddCells
    }

    /// Returns the rows of CSV as objects. Commas, or else semicolons, separate the fields. Between semicolons, numbers may have decimal commas.
    ///
    /// - Parameter declared: the type of a row, if the scene declares it: fields that are texts stay as they are, and others are numbers, or true or false.
    ///   Undeclared fields are numbers or true or false if they look like it.
    /// - Throws: an error of the whole file.
    static func fields(of source: SourceFile, separatedByTabs: Bool, declared: ExpressionType?, limits: SceneLimits) throws(Diagnostic) -> Table {
        guard source.bytes.count <= limits.fileSize else { throw tooLong(source, limits) }
        // Throws at the first byte that is not valid UTF-8.
        _ = try JSONScanner(source: source, allowsComments: false)
        let bytes = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? source.bytes.dropFirst(3) : source.bytes[...]
        let separator = separatedByTabs ? UInt8(ascii: "\t") : CSVReader.separator(in: bytes)
        var reader = CSVReader(bytes, separator: separator, name: source.name)
        let head = reader.next()
        if let problem = head?.problem { throw problem }
        let names = head?.fields ?? []
        guard names.count <= limits.fileValues else { throw Diagnostic(.error, "the data has more than \(limits.fileValues) values", file: source.name) }
        var seen: Set<String> = []
        for (index, name) in names.enumerated() {
            if name.isEmpty { throw Diagnostic(.error, "column \(index + 1) has no name in the first row", file: source.name) }
            if !seen.insert(name).inserted { throw Diagnostic(.error, "two columns have the name \(quoted(name))", file: source.name) }
        }
        var written: [CSVReader.Row] = []
        while let row = reader.next() {
            guard (written.count + 1) * names.count <= limits.fileValues else {
                throw error("the data has more than \(limits.fileValues) values", in: row, of: source)
            }
            written.append(checked(row, names, of: source, limits))
        }
        let types = declared?.members ?? [:]
        let hasDecimalCommas = separator == UInt8(ascii: ";") && DecimalComma.isUsed(in: written.lazy.flatMap(\.fields))
        let rows = written.map { row -> Row in
            if let problem = row.problem { return .failure(problem) }
            return .success(
                .object(Dictionary(uniqueKeysWithValues: zip(names, row.fields).map { ($0, value($1, as: types[$0], hasDecimalComma: hasDecimalCommas)) })))
        }
        return Table(rows: rows, oddCells: OddCells(written, rows, names: names, file: source.name))
    }

    /// Returns a row with an error if it has another number of fields than the first row, or a field that is too long.
    private static func checked(_ row: CSVReader.Row, _ names: [String], of source: SourceFile, _ limits: SceneLimits) -> CSVReader.Row {
        var row = row
        if row.problem != nil { return row }
        if row.fields.count != names.count {
            let fields = row.fields.count == 1 ? "1 field" : "\(row.fields.count) fields"
            row.problem = error(
                "the row has \(fields), but the first row names \(names.count == 1 ? "1 column" : "\(names.count) columns")", in: row, of: source)
        } else if let long = row.fields.firstIndex(where: { $0.utf8.count > limits.textLength }) {
            row.problem = error("the text in \(quoted(names[long])) is longer than \(limits.textLength) bytes", in: row, of: source)
        }
        return row
    }

    private static func error(_ message: String, in row: CSVReader.Row, of source: SourceFile) -> Diagnostic {
        Diagnostic(.error, message, file: source.name, position: SourcePosition(line: row.line, column: 1))
    }

    private static func value(_ field: String, as type: ExpressionType?, hasDecimalComma: Bool) -> SceneValue {
        switch type {
        case .string: return .string(field)
        // The sample is null: the member may be missing.
        case .any? where field.isEmpty: return .null
        case .color?, .point?, .size?, .rect?:
            let source = SourceFile(name: "field", text: field)
            let node = (try? JSONDocument(parsing: source))?.root ?? JSONNode(.string(field), at: SourcePosition(line: 1, column: 1))
            let decoder = ExpressionDecoder(scope: ExpressionScope(), collector: DiagnosticCollector(source: source), limits: .default)
            return type.flatMap { decoder.expression(node, as: $0, path: .root)?.constant } ?? .string(field)
        default:
            // JSON's numbers: "007" and "1e5 " are texts.
            let text = hasDecimalComma ? DecimalComma.json(field) : field
            switch (try? JSONDocument(parsing: SourceFile(name: "field", text: text)))?.root.value {
            case .number(let number) where !field.contains(where: \.isWhitespace): return .number(number)
            case .bool(let bool) where !field.contains(where: \.isWhitespace): return .bool(bool)
            default: return .string(field)
            }
        }
    }

    private static func tooLong(_ source: SourceFile, _ limits: SceneLimits) -> Diagnostic {
        Diagnostic(.error, "the file has \(source.bytes.count) bytes, more than the limit of \(limits.fileSize)", file: source.name)
    }
}

extension Diagnostic {
    /// Converts a diagnostic for one line into one for the whole file.
    fileprivate func moved(toLine line: Int) -> Diagnostic {
        var copy = self
        copy.position = SourcePosition(line: line, column: position?.column ?? 1)
        return copy
    }
}

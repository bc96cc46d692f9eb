import Foundation

/// The format of a file with data.
package enum DataFormat: String, Sendable, CaseIterable, Codable {
    /// One value.
    case json
    /// One value per line: a list of rows.
    case ndjson
    /// Rows of fields, with names in the first row, separated by commas (RFC 4180) or semicolons.
    case csv
    /// The same, separated by tabs.
    case tsv
    /// One value.
    case yaml

    /// Returns the format given by a file's name extension; without a known extension, the format that the content looks like.
    static func of(_ source: SourceFile) -> DataFormat {
        switch source.name.lowercased().split(separator: ".").last {
        case "json", "jsonc": return .json
        case "ndjson", "jsonl": return .ndjson
        case "csv": return .csv
        case "tsv": return .tsv
        case "yaml", "yml": return .yaml
        default: break
        }
        let lines = source.bytes.split { $0 == 0x0A || $0 == 0x0D }
        guard let first = lines.first, let start = first.first(where: { $0 != 0x20 && $0 != 0x09 }) else { return .json }
        guard "{[".utf8.contains(start) else { return .csv }
        let isWhole = (try? JSONDocument(parsing: SourceFile(name: source.name, bytes: Array(first)))) != nil
        return isWhole && lines.count > 1 ? .ndjson : .json
    }
}

/// The value of `data` in a scene.
package struct SceneData: Sendable {
    package let value: SceneValue
    /// The type that expressions see.
    package let type: ExpressionType
    /// The name of the file, for messages.
    package let name: String
    /// The errors of rows that can't be read, by the rows' indices; the rows themselves are null. Empty unless the reader allows them.
    package private(set) var refusals: [Int: Diagnostic] = [:]

    /// Whether it comes from rows with columns.
    private(set) var isTable = false
    /// The cells of a table that may be errors.
    package private(set) var oddCells = OddCells()

    /// Returns the data for the type that a scene declares, which is nil if it declares none.
    package typealias Source = (_ declared: ExpressionType?) throws(Diagnostic) -> SceneData

    /// - Parameter type: the declared type; nil to use the value's own type.
    package init(_ value: SceneValue, type: ExpressionType? = nil, name: String, oddCells: OddCells = OddCells()) {
        (self.value, self.type, self.name, self.oddCells) = (value, type ?? value.variableType, name, oddCells)
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - format: nil to derive the format from the name or the content.
    ///   - declared: the type that the scene declares, which decides whether a field of CSV is a number or a text.
    ///   - keepsRefusals: whether an error in a row of CSV or NDJSON is kept in `refusals` instead of thrown.
    /// - Throws: the first error, with its position; CSV and NDJSON become lists.
    package static func read(
        _ source: SourceFile, format: DataFormat? = nil, declared: ExpressionType? = nil, limits: SceneLimits = .default, keepsRefusals: Bool = false
    ) throws(Diagnostic) -> SceneData {
        let format = format ?? DataFormat.of(source)
        switch format {
        case .json, .yaml:
            let document =
                try format == .yaml
                ? JSONDocument(parsingYAML: source, limits: limits)
                : JSONDocument(parsing: source, allowsComments: source.name.hasSuffix(".jsonc"), limits: limits)
            return SceneData(try value(document.root, in: source, limits: limits), name: source.name)
        case .ndjson: return try SceneData(rows: DataRows.lines(of: source, limits: limits), name: source.name, keepsRefusals: keepsRefusals)
        case .csv, .tsv:
            let row: ExpressionType? = if case .array(let element) = declared { element } else { nil }
            let table = try DataRows.fields(of: source, separatedByTabs: format == .tsv, declared: row, limits: limits)
            var data = try SceneData(rows: table.rows, name: source.name, keepsRefusals: keepsRefusals)
            (data.oddCells, data.isTable) = (table.oddCells, true)
            return data
        }
    }

    private init(rows: [DataRows.Row], name: String, keepsRefusals: Bool) throws(Diagnostic) {
        var (values, refusals): ([SceneValue], [Int: Diagnostic]) = ([], [:])
        for (index, row) in rows.enumerated() {
            switch row {
            case .success(let value): values.append(value)
            case .failure(let error):
                guard keepsRefusals else { throw error }
                values.append(.null)
                refusals[index] = error
            }
        }
        self.init(.array(values), name: name)
        self.refusals = refusals
    }

    /// Returns a literal value.
    static func value(_ node: JSONNode, in source: SourceFile, limits: SceneLimits) throws(Diagnostic) -> SceneValue {
        let collector = DiagnosticCollector(source: source)
        var left = limits.fileValues
        let value = StateDecoder(collector: collector, limits: limits).value(node, path: .root, valuesLeft: &left)
        if let error = collector.diagnostics.first(where: { $0.severity == .error }) { throw error }
        guard let value else { throw Diagnostic(.error, "the data has more than \(limits.fileValues) values", file: source.name) }
        return value
    }
}

/// The cells of a table that are texts, or empty, where most of their column are numbers: the likely reasons of errors.
package struct OddCells: Sendable {
    private struct Cell {
        /// Counted from 1, without the row of names.
        let row: Int
        let column: String
        let line: Int
    }

    /// The cells by their texts, and the number of cells with this text.
    private var cells: [String: (first: Cell, count: Int)] = [:]
    private let file: String

    /// None.
    package init() { file = "" }

    /// - Parameters:
    ///   - written: the rows as written.
    ///   - rows: the same rows as values.
    init(_ written: [CSVReader.Row], _ rows: [DataRows.Row], names: [String], file: String) {
        self.file = file
        for (index, name) in names.enumerated() {
            var (numbers, texts): (Int, [(row: Int, text: String)]) = (0, [])
            for (row, value) in rows.enumerated() {
                guard case .success(.object(let members)) = value else { continue }
                switch members[name] {
                case .number?: numbers += 1
                case .string(let text)?: texts.append((row, text))
                default: texts.append((row, written[row].fields[index]))
                }
            }
            guard numbers > 0, numbers >= texts.count(where: { !$0.text.isEmpty }) else { continue }
            for (row, text) in texts {
                let cell = Cell(row: row + 1, column: name, line: written[row].line)
                cells[text] = (cells[text]?.first ?? cell, (cells[text]?.count ?? 0) + 1)
            }
        }
    }

    /// Returns an error with the place of the cell whose value is of the wrong type, if there is one.
    func locating(_ diagnostic: Diagnostic) -> Diagnostic {
        guard let value = diagnostic.value, let (cell, count) = cells[value] else { return diagnostic }
        var copy = diagnostic
        let problem = value.isEmpty ? "is empty" : "has the text \(quoted(String(value.prefix(60))))"
        let others = count > 1 ? ", and \(count == 2 ? "1 other cell" : "\(count - 1) other cells") as well" : ""
        copy.message += "; row \(cell.row), column \(quoted(cell.column)) of \(file) \(problem), where most have a number (line \(cell.line))\(others)"
        return copy
    }
}

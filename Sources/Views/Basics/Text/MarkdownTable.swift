/// The rows of tables in Markdown.
enum MarkdownTable {
    /// Returns the number of columns that a delimiter row declares, as in `| --- | :-: |`; nil for another line.
    static func columns(delimiters line: Substring) -> Int? {
        guard line.contains("|") else { return nil }
        let cells = cells(of: line)
        let areDelimiters = cells.allSatisfy { cell in
            var dashes = cell[...]
            if dashes.first == ":" { dashes = dashes.dropFirst() }
            if dashes.last == ":" { dashes = dashes.dropLast() }
            return !dashes.isEmpty && dashes.allSatisfy { $0 == "-" }
        }
        return areDelimiters ? cells.count : nil
    }

    /// Returns the cells of a row, without the spaces around them. A backslash before a bar keeps it in its cell.
    static func cells(of row: Substring) -> [String] {
        var line = row.trimmingSpaces
        if line.first == "|" { line = line.dropFirst() }
        var cells: [String] = []
        var cell = ""
        var isEscaped = false
        for sign in line {
            if sign == "|", !isEscaped {
                cells.append(cell)
                cell = ""
            } else {
                if sign == "|" { cell.removeLast() }
                cell.append(sign)
            }
            isEscaped = sign == "\\" && !isEscaped
        }
        if !cell.allSatisfy(\.isWhitespace) { cells.append(cell) }
        return cells.map { String($0[...].trimmingSpaces) }
    }
}

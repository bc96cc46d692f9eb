/// Reads the fields of CSV (RFC 4180): rows end with LF or CR LF, and a field in quotation marks may have separators, line breaks, and doubled quotation marks.
///
/// Easel has its own reader because SwiftCSV pads short rows and accepts an unclosed quotation mark, while a batch must report the line with the error.
/// Of a row with an unclosed quotation mark, the reader gives up one line: the next line begins a row again.
struct CSVReader {
    /// The fields of a row, and the line on which it begins.
    struct Row {
        var fields: [String]
        let line: Int
        /// The first error in the row.
        var problem: Diagnostic?
    }

    private let bytes: ArraySlice<UInt8>
    private let separator: UInt8
    private let name: String
    private var position: Int
    private var line = 1
    private var problem: Diagnostic?

    /// - Parameters:
    ///   - bytes: valid UTF-8, without a byte order mark.
    ///   - separator: a comma, a semicolon, or a tab.
    ///   - name: the file's name, for messages.
    init(_ bytes: ArraySlice<UInt8>, separator: UInt8, name: String) {
        (self.bytes, self.separator, self.name) = (bytes, separator, name)
        position = bytes.startIndex
    }

    /// Returns the separator of a file in which it isn't known: the semicolon if the first row has more of them than commas, as spreadsheet programs write where
    /// the comma is in numbers.
    static func separator(in bytes: ArraySlice<UInt8>) -> UInt8 {
        var (commas, semicolons, isQuoted) = (0, 0, false)
        for byte in bytes {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == 0x0A, commas + semicolons > 0 { break }
            commas += byte == UInt8(ascii: ",") ? 1 : 0
            semicolons += byte == UInt8(ascii: ";") ? 1 : 0
        }
        return UInt8(ascii: semicolons > commas ? ";" : ",")
    }

    /// Returns the next row; nil at the end. Empty lines are skipped, and a row with an error ends with its line.
    mutating func next() -> Row? {
        while position < bytes.endIndex, skipLineBreak() {}
        guard position < bytes.endIndex else { return nil }
        var row = Row(fields: [], line: line)
        problem = nil
        while true {
            guard let field = field() else {
                row.problem = error("a quotation mark is never closed")
                while position < bytes.endIndex, !skipLineBreak() { position += 1 }
                return row
            }
            row.fields.append(field)
            guard position < bytes.endIndex, bytes[position] == separator else { break }
            position += 1
        }
        if position < bytes.endIndex, !skipLineBreak() {
            problem = problem ?? error("a closing quotation mark must be followed by a separator or the end of the row")
            while position < bytes.endIndex, !skipLineBreak() { position += 1 }
        }
        row.problem = problem
        return row
    }

    private mutating func skipLineBreak() -> Bool {
        let rest = bytes[position...]
        let length = rest.starts(with: [0x0D, 0x0A]) ? 2 : rest.first == 0x0A ? 1 : 0
        position += length
        if length > 0 { line += 1 }
        return length > 0
    }

    /// Returns nil, and stays at the quotation mark, if it is never closed, or only by one that opens another field lines later.
    private mutating func field() -> String? {
        guard position < bytes.endIndex, bytes[position] == UInt8(ascii: "\"") else { return plainField() }
        let start = (position: position, line: line)
        var content: [UInt8] = []
        position += 1
        while position < bytes.endIndex {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\"") {
                guard position < bytes.endIndex, bytes[position] == byte else {
                    guard line == start.line || isAtEndOfField else { break }
                    return String(decoding: content, as: UTF8.self)
                }
                position += 1
            }
            if byte == 0x0A { line += 1 }
            content.append(byte)
        }
        (position, line) = start
        return nil
    }

    private var isAtEndOfField: Bool {
        let rest = bytes[position...]
        return rest.isEmpty || rest.first == separator || rest.first == 0x0A || rest.starts(with: [0x0D, 0x0A])
    }

    private mutating func plainField() -> String {
        let start = position
        while position < bytes.endIndex, bytes[position] != separator, bytes[position] != 0x0A {
            if bytes[position] == UInt8(ascii: "\""), problem == nil {
                problem = error("a field with a quotation mark must be in quotation marks, and the one inside doubled")
            }
            if bytes[position] == 0x0D, position + 1 < bytes.endIndex, bytes[position + 1] == 0x0A { break }
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private func error(_ message: String) -> Diagnostic {
        Diagnostic(.error, message, file: name, position: SourcePosition(line: line, column: 1))
    }
}

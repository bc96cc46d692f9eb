/// Finds where calls, arguments, and closures in Swift source end, which needs no more of the language than its brackets, strings, and comments.
struct SourceScanner {
    let bytes: [UInt8]

    private func byte(_ offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

    func hasByte(_ character: Unicode.Scalar, at offset: Int) -> Bool { byte(offset) == UInt8(ascii: character) }

    /// Returns the offset of a line and a column, both counted from 1; nil beyond the text.
    func offset(line: Int, column: Int) -> Int? {
        var (start, number) = (0, 1)
        while number < line {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            (start, number) = (end + 1, number + 1)
        }
        let offset = start + column - 1
        return column > 0 && offset < bytes.count && !bytes[start..<offset].contains(UInt8(ascii: "\n")) ? offset : nil
    }

    /// Returns the spaces and tabs at the start of the line with an offset.
    func indentation(at offset: Int) -> String {
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return String(decoding: bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }

    /// Returns the end of the name at an offset; nil if there is none.
    func endOfName(_ start: Int) -> Int? {
        var end = start
        while let byte = byte(end), byte >= 128 || byte == UInt8(ascii: "_") || isLetterOrDigit(byte) { end += 1 }
        return end > start ? end : nil
    }

    private func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Returns the first offset that is neither in white space nor in a comment.
    func skipSpace(_ start: Int) -> Int {
        var offset = start
        while true {
            if let byte = byte(offset), byte == 0x20 || (0x09...0x0D).contains(byte) {
                offset += 1
            } else if let end = endOfComment(offset) {
                offset = end
            } else {
                return offset
            }
        }
    }

    private func endOfComment(_ start: Int) -> Int? {
        guard hasByte("/", at: start) else { return nil }
        if hasByte("/", at: start + 1) { return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count }
        guard hasByte("*", at: start + 1) else { return nil }
        var (depth, offset) = (1, start + 2)
        while offset < bytes.count, depth > 0 {
            if hasByte("*", at: offset), hasByte("/", at: offset + 1) {
                (depth, offset) = (depth - 1, offset + 2)
            } else if hasByte("/", at: offset), hasByte("*", at: offset + 1) {
                (depth, offset) = (depth + 1, offset + 2)
            } else {
                offset += 1
            }
        }
        return offset
    }

    /// Returns the end of what begins with the opening bracket at an offset.
    ///
    /// - Parameter visit: receives each offset directly inside of the brackets that is code.
    /// - Returns: nil if the bracket is never closed.
    func endOfBrackets(_ start: Int, visit: (Int) -> Void = { _ in }) -> Int? {
        var (depth, offset) = (0, start)
        while let byte = byte(offset) {
            if let end = endOfComment(offset) ?? endOfString(offset) {
                offset = end
                continue
            }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                if depth == 1 { visit(offset) }
                depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return offset + 1 }
            default: if depth == 1 { visit(offset) }
            }
            offset += 1
        }
        return nil
    }

    /// Returns the end of the string literal at an offset; nil if there is none.
    private func endOfString(_ start: Int) -> Int? {
        var offset = start
        while hasByte("#", at: offset) { offset += 1 }
        let signs = offset - start
        guard hasByte("\"", at: offset) else { return nil }
        let quotes = hasByte("\"", at: offset + 1) && hasByte("\"", at: offset + 2) ? 3 : 1
        offset += quotes
        func isRun(_ character: Unicode.Scalar, _ count: Int, at offset: Int) -> Bool { (0..<count).allSatisfy { hasByte(character, at: offset + $0) } }
        while offset < bytes.count {
            if hasByte("\\", at: offset), isRun("#", signs, at: offset + 1) {
                let next = offset + 1 + signs
                offset = hasByte("(", at: next) ? endOfBrackets(next) ?? bytes.count : next + 1
            } else if isRun("\"", quotes, at: offset), isRun("#", signs, at: offset + quotes) {
                return offset + quotes + signs
            } else {
                offset += 1
            }
        }
        return bytes.count
    }
}

import Foundation
import PNGCodec

/// The objects of a PDF file. Their table is not read: objects are found by their headers, so that damaged tables don't matter. Encrypted files have none.
struct PDFFile {
    private var objects: [Int: PDFValue] = [:]
    /// The encoded data of the objects that are streams.
    private var streams: [Int: ArraySlice<UInt8>] = [:]
    private var catalog: PDFValue?
    /// Whether the rest of the file has no end of a stream.
    private var lacksEnd = false
    /// The bytes that may still be decoded, and pixels of pictures.
    let budget = DrawingBudget(256 << 20)

    /// The maximum size of a decoded stream in bytes.
    private static let streamLimit = 64 << 20

    /// Reads the objects; nil for a file that isn't PDF or is encrypted.
    init?(_ bytes: [UInt8]) {
        guard bytes.prefix(1024).firstRange(of: Array("%PDF-".utf8)) != nil else { return nil }
        var offset = 0
        let mark = Array("obj".utf8)
        while let range = bytes[offset...].firstRange(of: mark) {
            offset = range.upperBound
            guard let number = Self.number(before: range.lowerBound, in: bytes) else { continue }
            offset = read(number, PDFLexer(bytes, at: offset))
        }
        for (number, value) in objects.sorted(by: { $0.key < $1.key }) {
            guard case .dictionary(let dictionary) = value, dictionary["Type"]?.name == "ObjStm" else { continue }
            readObjects(of: number, dictionary)
        }
        // The last catalog counts.
        for (_, value) in objects.sorted(by: { $0.key < $1.key }) {
            guard case .dictionary(let dictionary) = value else { continue }
            if dictionary["Encrypt"] != nil { return nil }
            if dictionary["Type"]?.name == "Catalog" { catalog = value }
        }
    }

    /// Returns the number of the object whose header ends before an offset: `12 0 obj`.
    private static func number(before offset: Int, in bytes: [UInt8]) -> Int? {
        var index = offset
        func skipSpaces() -> Bool {
            let start = index
            while index > 0, PDFLexer.isSpace(bytes[index - 1]) { index -= 1 }
            return index < start
        }
        func digits() -> Substring? {
            let end = index
            while index > 0, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index - 1]) { index -= 1 }
            return index < end ? String(decoding: bytes[index..<end], as: UTF8.self)[...] : nil
        }
        guard skipSpaces(), digits() != nil, skipSpaces(), let number = digits() else { return nil }
        return Int(number)
    }

    /// Reads an object after its header, and returns the offset after it.
    private mutating func read(_ number: Int, _ lexer: PDFLexer) -> Int {
        var lexer = lexer
        guard let value = lexer.value() else { return lexer.offset }
        objects[number] = value
        streams[number] = nil
        let end = lexer.offset
        guard case .dictionary(let dictionary) = value, case .word("stream") = lexer.value() else { return end }
        let bytes = lexer.bytes
        var start = lexer.offset
        if start < bytes.count, bytes[start] == 0x0D { start += 1 }
        if start < bytes.count, bytes[start] == 0x0A { start += 1 }
        let mark = Array("endstream".utf8)
        if let length = dictionary["Length"]?.number.flatMap(Int.init(exactly:)), length >= 0, length <= bytes.count - start {
            var after = PDFLexer(bytes, at: start + length)
            after.skipSpaces()
            if bytes[after.offset...].starts(with: mark) {
                streams[number] = bytes[start..<start + length]
                return after.offset
            }
        }
        guard !lacksEnd, let range = bytes[start...].firstRange(of: mark) else {
            lacksEnd = true
            return end
        }
        streams[number] = bytes[start..<range.lowerBound]
        return range.upperBound
    }

    /// Reads the objects in a stream of objects.
    private mutating func readObjects(of number: Int, _ dictionary: [String: PDFValue]) {
        guard let data = data(.reference(number)), let first = dictionary["First"]?.number.flatMap(Int.init(exactly:)),
            let count = dictionary["N"]?.number.flatMap(Int.init(exactly:)), first >= 0, first <= data.count
        else { return }
        var header = PDFLexer(Array(data[..<first]))
        for _ in 0..<min(max(count, 0), 100_000) {
            guard let number = header.value()?.number.flatMap(Int.init(exactly:)), let offset = header.value()?.number.flatMap(Int.init(exactly:)) else {
                return
            }
            guard offset >= 0, offset < data.count - first, objects[number] == nil else { continue }
            var lexer = PDFLexer(data, at: first + offset)
            objects[number] = lexer.value()
            guard budget.spend(lexer.offset - first - offset) else { return }
        }
    }

    // MARK: Values

    /// Returns a value, or the object that it refers to.
    func resolved(_ value: PDFValue?) -> PDFValue? {
        var value = value
        for _ in 0..<16 {
            guard case .reference(let number) = value else { return value }
            value = objects[number]
        }
        return nil
    }

    func dictionary(_ value: PDFValue?) -> [String: PDFValue]? { if case .dictionary(let result) = resolved(value) { result } else { nil } }
    func array(_ value: PDFValue?) -> [PDFValue]? { if case .array(let result) = resolved(value) { result } else { nil } }
    func number(_ value: PDFValue?) -> Double? { resolved(value)?.number }
    func name(_ value: PDFValue?) -> String? { resolved(value)?.name }
    func numbers(_ value: PDFValue?) -> [Double]? { array(value)?.compactMap(number) }

    /// Returns the data of a stream; nil for another value, or if it can't be decoded. A picture's data stays encoded.
    func data(_ value: PDFValue?) -> [UInt8]? {
        guard case .reference(let number) = value, let stream = streams[number], let dictionary = dictionary(value) else { return nil }
        let filters = array(dictionary["Filter"])?.compactMap(name) ?? name(dictionary["Filter"]).map { [$0] } ?? []
        switch filters {
        case [], ["DCTDecode"]: return budget.spend(stream.count) ? Array(stream) : nil
        case ["FlateDecode"], ["Fl"]:
            guard let data = ZlibStream.inflated(stream, limit: Self.streamLimit), budget.spend(data.count) else { return nil }
            return data
        default: return nil
        }
    }

    /// Returns the first page, with what it inherits; nil without one.
    func firstPage() -> [String: PDFValue]? {
        guard var page = dictionary(dictionary(catalog)?["Pages"]) else { return nil }
        for _ in 0..<32 {
            guard let kids = array(page["Kids"]) else { return page }
            guard let kid = kids.lazy.compactMap({ dictionary($0) }).first else { return nil }
            page = kid.merging(page.filter { ["MediaBox", "CropBox", "Resources", "Rotate"].contains($0.key) }) { own, _ in own }
        }
        return nil
    }
}

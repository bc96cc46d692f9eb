import Display
import Foundation
import Geometry

/// The objects of a PDF file. Their table is not read: objects are found by their headers, so that damaged tables don't matter.
struct PDFFile {
    private var objects: [Int: PDFValue] = [:]
    /// The place of the present version of each object, in bytes: that of the stream for an object in a stream of objects.
    private var places: [Int: Int] = [:]
    /// The encoded data of the objects that are streams.
    private var streams: [Int: ArraySlice<UInt8>] = [:]
    /// The last trailer, or the dictionary of a table of objects that serves as one.
    private var trailer: (dictionary: [String: PDFValue], place: Int)?
    private var catalog: PDFValue?
    /// Whether the rest of the file has no end of a stream.
    private var lacksEnd = false
    /// The bytes that may still be decoded, and pixels of pictures.
    let budget = DrawingBudget(256 << 20)
    let omissions = DrawingOmissions()
    let functions = PDFFunctionCache()
    /// The offset after the last trailer, whose text isn't read again.
    private var trailersEnd = 0

    /// Reads the objects.
    ///
    /// - Throws: `ImageError` for a file that isn't PDF or is encrypted.
    init(_ bytes: [UInt8]) throws(ImageError) {
        guard bytes.prefix(1024).firstRange(of: Array("%PDF-".utf8)) != nil else { throw ImageError("not a PDF file") }
        var offset = 0
        let mark = Array("obj".utf8)
        while let range = bytes[offset...].firstRange(of: mark) {
            readTrailers(in: offset..<range.lowerBound, of: bytes)
            offset = range.upperBound
            guard let number = Self.number(before: range.lowerBound, in: bytes) else { continue }
            offset = read(number, PDFLexer(bytes, at: offset))
        }
        readTrailers(in: min(offset, bytes.count)..<bytes.count, of: bytes)
        for (number, value) in objects.sorted(by: { $0.key < $1.key }) {
            guard case .dictionary(let dictionary) = value else { continue }
            switch dictionary["Type"]?.name {
            case "ObjStm": readObjects(of: number, dictionary)
            case "XRef": addTrailer(dictionary, at: places[number] ?? 0)
            default: break
            }
        }
        if trailer?.dictionary["Encrypt"] != nil { throw ImageError("the PDF file is encrypted") }
        catalog = resolved(trailer?.dictionary["Root"])
        if dictionary(catalog) != nil { return }
        // Without a trailer, the newest catalog counts.
        let catalogs = objects.filter { _, value in if case .dictionary(let it) = value { it["Type"]?.name == "Catalog" } else { false } }
        catalog = catalogs.max { (places[$0.key] ?? 0, $0.key) < (places[$1.key] ?? 0, $1.key) }?.value
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

    /// Reads the trailers between two objects.
    private mutating func readTrailers(in range: Range<Int>, of bytes: [UInt8]) {
        let mark = Array("trailer".utf8)
        var start = max(range.lowerBound, trailersEnd)
        while start < range.upperBound, let found = bytes[start..<range.upperBound].firstRange(of: mark) {
            var lexer = PDFLexer(bytes, at: found.upperBound)
            lexer.skipSpaces()
            if bytes[lexer.offset...].starts(with: "<<".utf8), case .dictionary(let dictionary) = lexer.value() {
                addTrailer(dictionary, at: found.lowerBound)
            }
            start = max(found.upperBound, lexer.offset)
            trailersEnd = start
        }
    }

    private mutating func addTrailer(_ dictionary: [String: PDFValue], at place: Int) {
        guard dictionary["Root"] != nil, place >= trailer?.place ?? 0 else { return }
        trailer = (dictionary, place)
    }

    /// Reads an object after its header, and returns the offset after it.
    private mutating func read(_ number: Int, _ lexer: PDFLexer) -> Int {
        var lexer = lexer
        let place = lexer.offset
        guard let value = lexer.value() else { return lexer.offset }
        objects[number] = value
        places[number] = place
        streams[number] = nil
        let end = lexer.offset
        guard case .dictionary(let dictionary) = value, case .word("stream") = lexer.value() else { return end }
        let bytes = lexer.bytes
        var start = lexer.offset
        if start < bytes.count, bytes[start] == 0x0D { start += 1 }
        if start < bytes.count, bytes[start] == 0x0A { start += 1 }
        let mark = Array("endstream".utf8)
        if let length = dictionary["Length"]?.integer, length >= 0, length <= bytes.count - start {
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

    /// Reads the objects in a stream of objects. Of several versions of an object, the last one in the file counts.
    private mutating func readObjects(of stream: Int, _ dictionary: [String: PDFValue]) {
        guard let data = data(.reference(stream)), let first = dictionary["First"]?.integer, let count = dictionary["N"]?.integer, first >= 0,
            first <= data.count
        else { return }
        let place = places[stream] ?? 0
        var header = PDFLexer(Array(data[..<first]))
        for _ in 0..<min(max(count, 0), 100_000) {
            guard let number = header.value()?.integer, let offset = header.value()?.integer else { return }
            guard offset >= 0, offset < data.count - first, place > places[number] ?? -1 else { continue }
            var lexer = PDFLexer(data, at: first + offset)
            objects[number] = lexer.value()
            streams[number] = nil
            places[number] = place
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
    func integer(_ value: PDFValue?) -> Int? { resolved(value)?.integer }
    func name(_ value: PDFValue?) -> String? { resolved(value)?.name }
    func numbers(_ value: PDFValue?) -> [Double]? { array(value)?.compactMap(number) }
    func transform(_ value: PDFValue?) -> CGAffineTransform? { numbers(value).flatMap(CGAffineTransform.init(numbers:)) }

    /// Returns a rectangle from its corners.
    func rect(_ value: PDFValue?) -> CGRect? {
        guard let corners = numbers(value), corners.count == 4 else { return nil }
        return CGRect(x: corners[0], y: corners[1], width: corners[2] - corners[0], height: corners[3] - corners[1]).standardized
    }

    /// Returns the data of a stream; nil for another value, for a picture's own compression, or if it can't be decoded.
    func data(_ value: PDFValue?) -> [UInt8]? {
        guard let stream = stream(value), stream.format == nil else { return nil }
        return stream.bytes
    }

    /// Returns the data of a stream after its filters; nil for another value, or if it can't be decoded.
    func stream(_ value: PDFValue?) -> PDFStream? {
        guard case .reference(let number) = value, let encoded = streams[number], let dictionary = dictionary(value) else { return nil }
        return stream(encoded, dictionary)
    }

    /// Returns data after the filters that a dictionary names; nil if it can't be decoded.
    func stream(_ encoded: ArraySlice<UInt8>, _ dictionary: [String: PDFValue]) -> PDFStream? {
        let filter = dictionary["Filter"] ?? dictionary["F"]
        let filters = array(filter)?.compactMap(name) ?? name(filter).map { [$0] } ?? []
        let parameters = dictionary["DecodeParms"] ?? dictionary["DP"]
        let all = array(parameters)?.map { self.dictionary($0) ?? [:] } ?? [self.dictionary(parameters) ?? [:]]
        var result = PDFStream(bytes: Array(encoded))
        guard filters.count <= 8, budget.spend(encoded.count) else { return nil }
        for (index, filter) in filters.enumerated() {
            let values = (index < all.count ? all[index] : [:]).compactMapValues(integer)
            guard result.format == nil, result.apply(filter, values), budget.spend(result.bytes.count) else { return nil }
        }
        return result
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

extension CGAffineTransform {
    /// The transform of six numbers; nil for another count.
    init?(numbers: [Double]) {
        guard numbers.count == 6 else { return nil }
        self.init(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    }
}

extension PDFValue {
    /// The number, if it is whole.
    var integer: Int? { number.flatMap(Int.init(exactly:)) }
}

import CCairo
import Display
import Foundation
import Geometry

/// A font file that the user owns and that replaces the system font, with its own tracking and its axes.
struct OwnSystemFont {
    /// The additional family of a variable font: another font of its family may be installed, which would be drawn instead.
    static let variableFamily = "Easel System Font"

    let family: String
    /// The lowest values of the font's axes by their tags; empty for a font without variations.
    private let axes: [String: Double]
    /// The font's tracking by size in points, in ems; nil without a table.
    private let tracking: Curve?

    /// Reads a font file.
    ///
    /// - Throws: `CanvasError.unreadableFont`.
    init(path: String) throws(CanvasError) {
        var count: Int32 = 0
        guard let pattern = unsafe FcFreeTypeQuery(path, 0, nil, &count) else { throw .unreadableFont(path: path) }
        defer { unsafe FcPatternDestroy(pattern) }
        var value: UnsafeMutablePointer<FcChar8>?
        guard unsafe FcPatternGetString(pattern, FC_FAMILY, 0, &value) == FcResultMatch, let name = unsafe value,
            let data = FileManager.default.contents(atPath: path), let font = FontFile([UInt8](data))
        else { throw .unreadableFont(path: path) }
        axes = font.axes
        family = axes.isEmpty ? unsafe String(cString: name) : Self.variableFamily
        tracking = font.tracking
    }

    /// Whether an axis slants the letters.
    var hasItalicAxis: Bool { axes["ital"] != nil || axes["slnt"] != nil }

    /// Returns the values of the axes for a font, as CSS writes them; nil for a font without such axes.
    func variations(for font: FontDescriptor) -> String? {
        var wanted = [("opsz", Double(font.size)), ("wght", Double(font.weight))]
        // An axis without a value has its default.
        if font.isItalic { wanted.append(axes["ital"] == nil ? ("slnt", axes["slnt"] ?? 0) : ("ital", 1)) }
        let values = wanted.filter { axes[$0.0] != nil }
        return values.isEmpty ? nil : values.map { "\($0.0)=\($0.1)" }.joined(separator: ",")
    }

    /// Returns the space that the font adds after each character, in points.
    func tracking(for font: FontDescriptor) -> CGFloat { (tracking?.value(at: font.size) ?? 0) * font.size }
}

/// The tables of a font file that Pango and HarfBuzz leave to the application.
private struct FontFile {
    private let bytes: [UInt8]
    private let tables: [String: Int]

    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        // The first font of a collection.
        let start = bytes.starts(with: Array("ttcf".utf8)) ? Self.unsigned(bytes, 12, 4) ?? 0 : 0
        guard let count = Self.unsigned(bytes, start + 4, 2) else { return nil }
        var tables: [String: Int] = [:]
        for index in 0..<count {
            let record = start + 12 + 16 * index
            // A file that ends early would be drawn without letters.
            guard let offset = Self.unsigned(bytes, record + 8, 4), let length = Self.unsigned(bytes, record + 12, 4), offset + length <= bytes.count else {
                return nil
            }
            tables[String(decoding: bytes[record..<record + 4], as: UTF8.self)] = offset
        }
        self.tables = tables
    }

    private static func unsigned(_ bytes: [UInt8], _ offset: Int, _ length: Int) -> Int? {
        guard offset >= 0, offset + length <= bytes.count else { return nil }
        return bytes[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
    }

    private func unsigned(_ offset: Int, _ length: Int) -> Int? { Self.unsigned(bytes, offset, length) }
    private func signed(_ offset: Int, _ length: Int) -> Int? {
        unsigned(offset, length).map { $0 >= 1 << (8 * length - 1) ? $0 - 1 << (8 * length) : $0 }
    }

    /// The lowest values of the axes in the table `fvar`, by their tags.
    var axes: [String: Double] {
        guard let table = tables["fvar"], let first = unsigned(table + 4, 2), let count = unsigned(table + 8, 2), let size = unsigned(table + 10, 2) else {
            return [:]
        }
        var axes: [String: Double] = [:]
        for index in 0..<count {
            let offset = table + first + size * index
            guard let lowest = signed(offset + 4, 4) else { break }
            axes[String(decoding: bytes[offset..<offset + 4], as: UTF8.self)] = Double(lowest) / 65_536
        }
        return axes
    }

    /// The normal track of the table `trak` in ems, for horizontal text.
    ///
    /// Source: Apple, TrueType Reference Manual: "The 'trak' table".
    var tracking: Curve? {
        guard let table = tables["trak"], let head = tables["head"], let unitsPerEm = unsigned(head + 18, 2), unitsPerEm > 0,
            let data = unsigned(table + 6, 2), data > 0, let tracks = unsigned(table + data, 2), let sizes = unsigned(table + data + 2, 2), sizes > 0,
            let sizeTable = unsigned(table + data + 4, 4)
        else { return nil }
        for index in 0..<tracks {
            let entry = table + data + 8 + 8 * index
            guard signed(entry, 4) == 0, let values = unsigned(entry + 6, 2) else { continue }
            var points: [(position: CGFloat, value: CGFloat)] = []
            for size in 0..<sizes {
                guard let position = signed(table + sizeTable + 4 * size, 4), let value = signed(table + values + 2 * size, 2) else { return nil }
                let point = (position: CGFloat(position) / 65_536, value: CGFloat(value) / CGFloat(unitsPerEm))
                if let last = points.last, point.position <= last.position { return nil }
                points.append(point)
            }
            return Curve(points)
        }
        return nil
    }
}

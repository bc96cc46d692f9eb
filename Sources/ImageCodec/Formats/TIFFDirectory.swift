/// The first directory of a TIFF file, and of the data of cameras in other files. Source: TIFF 6.0, section 2.
struct TIFFDirectory {
    private var values: [Int: Int] = [:]

    /// Returns nil for bytes without a directory; of one that ends too early, the rest is missing.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 8 else { return nil }
        let isLittleEndian = bytes[0] == 0x49
        func number(_ offset: Int, _ count: Int) -> Int? {
            guard offset >= 0, offset + count <= bytes.count else { return nil }
            let part = bytes[offset..<offset + count]
            return (isLittleEndian ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + 12 * index
            guard let tag = number(entry, 2), let kind = number(entry + 2, 2) else { break }
            // Whole numbers of one, two, and four bytes; of several, the first, if they are stored here.
            let size = [1: 1, 3: 2, 4: 4][kind]
            if let size, let value = number(entry + 8, size), values[tag] == nil { values[tag] = value }
        }
    }

    /// Returns the number with a tag; nil if the tag is missing.
    func value(_ tag: Int) -> Int? { values[tag] }
}

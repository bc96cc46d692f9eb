import Foundation

/// The macro plugin's record of one `#Preview`: a line of JSON.
struct PreviewNote: Decodable {
    let symbol: String
    /// Empty unless the name is a plain string literal.
    let name: String
    let file: String
    let offset: Int

    /// Returns the previews in source order; one without a name is called `Preview`, and a number is appended to names that are taken.
    static func entries(_ data: Data, taken: [String]) -> [ViewCatalog.Entry] {
        let notes = data.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONDecoder().decode(PreviewNote.self, from: $0) }
        var seen: Set<String> = []
        var names = Set(taken)
        return notes.filter { seen.insert($0.symbol).inserted }.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }.map { note in
            let base = note.name.isEmpty ? "Preview" : note.name
            var name = base
            var number = 1
            while !names.insert(name).inserted {
                number += 1
                name = "\(base) \(number)"
            }
            return ViewCatalog.Entry(name: name, kind: .preview, symbol: note.symbol)
        }
    }
}

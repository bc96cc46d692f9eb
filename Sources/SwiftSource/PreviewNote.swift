import Foundation

/// What the compiler's helper says of one `#Preview`: a line of JSON.
struct PreviewNote: Decodable {
    let symbol: String
    /// Empty when it has none that is a plain text.
    let name: String
    let file: String
    let offset: Int

    /// The previews in the order of the source; one without a name is called `Preview`, and a number is added to names that are taken.
    static func entries(_ data: Data, taken: [String]) -> [ViewCatalog.Entry] {
        let notes = data.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONDecoder().decode(PreviewNote.self, from: $0) }
        var seen: Set<String> = []
        var names = Set(taken)
        return notes.filter { seen.insert($0.symbol).inserted }.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }.map { note in
            let wanted = note.name.isEmpty ? "Preview" : note.name
            var name = wanted
            var number = 1
            while !names.insert(name).inserted {
                number += 1
                name = "\(wanted) \(number)"
            }
            return ViewCatalog.Entry(name: name, kind: .preview, symbol: note.symbol)
        }
    }
}

import Foundation

/// The macro plugin's record of one `#Preview`: a line of JSON.
struct PreviewNote: Decodable {
    let symbol: String
    /// Empty unless the name is a literal.
    let name: String
    let place: Place

    /// The place of the use, with line and column from 1.
    struct Place: Decodable {
        let file: String
        let line: Int
        let column: Int
    }

    /// Returns the previews in source order; one without a name is called `Preview`, and a number is appended to names that are taken.
    ///
    /// - Parameter files: the module's files, for their paths.
    static func entries(_ data: Data, in files: [SwiftSource.File], taken: [String]) -> [ViewCatalog.Entry] {
        let paths = Dictionary(files.map { (URL(filePath: $0.path).standardizedFileURL.path, $0.path) }) { first, _ in first }
        let notes = data.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONDecoder().decode(PreviewNote.self, from: $0) }
        var seen: Set<String> = []
        var names = Set(taken)
        func key(_ note: PreviewNote) -> (String, Int, Int) { (note.place.file, note.place.line, note.place.column) }
        return notes.filter { seen.insert($0.symbol).inserted }.sorted { key($0) < key($1) }.map { note in
            let base = note.name.isEmpty ? "Preview" : note.name
            var name = base
            var number = 1
            while !names.insert(name).inserted {
                number += 1
                name = "\(base) \(number)"
            }
            let path = paths[URL(filePath: note.place.file).standardizedFileURL.path]
            let place = path.map { ViewCatalog.Entry.Place(file: $0, line: note.place.line) }
            return ViewCatalog.Entry(name: name, kind: .preview, symbol: note.symbol, place: place)
        }
    }
}

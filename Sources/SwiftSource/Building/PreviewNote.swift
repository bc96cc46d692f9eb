import Foundation

/// The macro plugin's record of one `#Preview`: a line of JSON.
struct PreviewNote: Decodable {
    let symbol: String
    /// Empty unless the name is a plain string literal.
    let name: String
    let file: String
    let offset: Int

    /// Returns the previews in source order; one without a name is called `Preview`, and a number is appended to names that are taken.
    ///
    /// - Parameter files: the module's files, for line numbers.
    static func entries(_ data: Data, in files: [SwiftSource.File], taken: [String]) -> [ViewCatalog.Entry] {
        let files = Dictionary(files.map { (URL(filePath: $0.path).standardizedFileURL.path, $0) }) { first, _ in first }

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
            let place = files[URL(filePath: note.file).standardizedFileURL.path].map { file in
                let lines = (file.rewritten ?? file.bytes).prefix(note.offset).count { $0 == UInt8(ascii: "\n") }
                return ViewCatalog.Entry.Place(file: file.path, line: lines + 1)
            }
            return ViewCatalog.Entry(name: name, kind: .preview, symbol: note.symbol, place: place)
        }
    }
}

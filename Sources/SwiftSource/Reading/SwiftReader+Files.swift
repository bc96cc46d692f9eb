import Foundation
import FramePipeline
import SwiftFacts

extension SwiftReader {
    /// Returns what files say as they are, without what is rewritten for a target. A file that can't be read is left out.
    ///
    /// - Parameter words: a file with none of these is left out, before it is parsed; nil for all files.
    func facts(ofFiles paths: [String], containing words: [String]? = nil) throws(SwiftSourceError) -> [(path: String, facts: FileFacts)] {
        let found = paths.compactMap { path -> (path: String, text: Text)? in
            guard let data = ProjectFiles.around(path).contents(path),
                words?.contains(where: { data.range(of: Data($0.utf8)) != nil }) ?? true
            else { return nil }
            return (path, Text(name: ResourceFiles.name(of: path), bytes: [UInt8](data), path: SwiftSource.absolutePath(path), isRewritten: true))
        }
        return zip(found.map(\.path), try facts(of: found.map(\.text), for: CompilationTarget())).map { ($0, $1) }
    }
}

extension PieceRequest {
    /// Creates a question about the texts of files that are compiled.
    init(_ files: [SwiftSource.File], places: [Place] = [], countsParts: Bool = false) {
        self.init(texts: files.map { Data($0.compiledText) }, places: places, countsParts: countsParts)
    }
}

import SwiftFacts

/// What the latest texts of each file say. A live preview reads a file again after each edit, and older answers are in the cache.
struct LatestFacts: Sendable {
    /// The number of answers for each file: a text before and after an edit, each read in several ways, and with calls around its literals.
    static let limit = 8
    /// The number of files from which only those of the present question are kept.
    private static let fileLimit = 10_000

    /// The answers by the paths of files, the latest one last.
    private var files: [String: [(key: String, facts: FileFacts)]] = [:]

    /// The number of answers.
    var count: Int { files.values.reduce(0) { $0 + $1.count } }

    /// Returns the answer with a key; nil if it isn't among the latest ones.
    func facts(_ key: String, of path: String) -> FileFacts? { files[path]?.last { $0.key == key }?.facts }

    /// Makes answers the latest ones of their files.
    mutating func keep(_ answers: [(path: String, key: String, facts: FileFacts)]) {
        for answer in answers {
            var known = files[answer.path] ?? []
            known.removeAll { $0.key == answer.key }
            known.append((answer.key, answer.facts))
            files[answer.path] = known.suffix(Self.limit)
        }
        guard files.count > Self.fileLimit else { return }
        let present = Set(answers.map(\.path))
        files = files.filter { present.contains($0.key) }
    }
}

/// Returns the valid name that a wrong one most likely means; nil if none is similar.
///
/// A name that differs only in case comes first. Otherwise the fewest edits count (a character inserted, deleted, replaced, or swapped with its neighbor: the
/// Damerau-Levenshtein distance), at most one for every three characters of the longer name and never more than three. Ties are broken alphabetically.
///
/// - Complexity: O(candidates · length²); names longer than 64 bytes and candidates after the first 1,000 are never compared.
package func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
    let (longest, mostCandidates) = (64, 1_000)
    guard !name.isEmpty, name.utf8.count <= longest else { return nil }
    let bytes = Array(name.lowercased().utf8)
    var best: (distance: Int, name: String)?
    for candidate in candidates.prefix(mostCandidates) where candidate.utf8.count <= longest && candidate != name {
        let other = Array(candidate.lowercased().utf8)
        let allowed = min(3, max(bytes.count, other.count) / 3)
        guard abs(bytes.count - other.count) <= allowed else { continue }
        let distance = editDistance(bytes, other)
        guard distance <= allowed else { continue }
        if let known = best, (known.distance, known.name) <= (distance, candidate) { continue }
        best = (distance, candidate)
    }
    if best == nil, let other = synonyms[name.lowercased()] { return candidates.prefix(mostCandidates).first { other.contains($0) } }
    return best?.name
}

/// Names from other tools, and the scene language's names for them.
private let synonyms: [String: [String]] = [
    "left": ["leading"], "right": ["trailing"], "middle": ["center"], "text": ["string"], "boolean": ["bool"], "int": ["number"], "integer": ["number"],
    "float": ["number"], "double": ["number"], "array": ["list"], "conic": ["angular"],
]

/// Returns the number of insertions, deletions, replacements and swaps of neighbors between two words, no part edited twice.
private func editDistance(_ lhs: [UInt8], _ rhs: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...rhs.count)
    for i in lhs.indices {
        var row = [i + 1]
        for j in rhs.indices {
            var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (lhs[i] == rhs[j] ? 0 : 1))
            if i > 0, j > 0, lhs[i] == rhs[j - 1], lhs[i - 1] == rhs[j] { cost = min(cost, beforeLast[j - 1] + 1) }
            row.append(cost)
        }
        (beforeLast, last) = (last, row)
    }
    return last[rhs.count]
}

/// Returns a name from a file in single quotes, cut off if it is long: `'HStak'`.
package func quoted(_ name: String) -> String {
    let longest = 60
    guard name.unicodeScalars.count > longest else { return "'\(name)'" }
    return "'\(String(String.UnicodeScalarView(name.unicodeScalars.prefix(longest))))…'"
}

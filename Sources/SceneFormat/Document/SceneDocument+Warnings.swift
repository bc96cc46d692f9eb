import Inputs
import Views

extension SceneDocument {
    /// Returns warnings about names of symbols that don't exist, and about events that never happen because the scene ends before them.
    ///
    /// - Parameter frameCount: the number of frames that are drawn; nil for a still.
    @MainActor package func warnings(frameCount: Int?) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for root in [view, components].compactMap({ $0 }) { Self.findSymbols(in: root, source: source.name, &found) }
        guard let frameCount, let duration else { return found }
        for event in timeline.events where frameRate.seconds(ofFrame: frameCount - 1) < event.time {
            if case .stop = event.action { continue }
            found.append(
                Diagnostic(
                    .warning, "the event at \(event.time) s never happens: the last frame of the \(duration) s is before it", file: timeline.source.name,
                    position: event.position, scenePath: event.path.description))
        }
        return found
    }

    /// Recursive, one call per level; the parser has bounded the depth.
    @MainActor private static func findSymbols(in node: JSONNode, source: String, _ found: inout [Diagnostic]) {
        for element in node.elements ?? [] { findSymbols(in: element, source: source, &found) }
        for member in node.members ?? [] {
            guard ["systemName", "systemImage"].contains(member.key), let name = member.value.string, !name.isEmpty, !name.contains("{") else {
                findSymbols(in: member.value, source: source, &found)
                continue
            }
            guard !SystemSymbols.isKnown(name) else { continue }
            found.append(
                Diagnostic(.warning, SystemSymbols.unknownNameWarning(name), file: source, position: member.value.position, suggestion: nearestSymbol(to: name))
            )
        }
    }

    /// Returns a symbol whose name differs by one letter, if one exists. Names are composed of parts, so they can't be listed.
    @MainActor private static func nearestSymbol(to name: String) -> String? {
        let letters = Array(name)
        guard letters.count <= 40 else { return nil }
        func swapped(_ place: Int) -> [Character] {
            var copy = letters
            copy.swapAt(place, place + 1)
            return copy
        }
        let alphabet = "abcdefghijklmnopqrstuvwxyz.0123456789"
        let shorter = letters.indices.lazy.map { letters[..<$0] + letters[($0 + 1)...] }.map { String($0) }
        let turned = letters.indices.dropLast().lazy.map { String(swapped($0)) }
        let replaced = letters.indices.lazy.flatMap { place in alphabet.lazy.map { String(letters[..<place] + [$0] + letters[(place + 1)...]) } }
        let longer = (0...letters.count).lazy.flatMap { place in alphabet.lazy.map { String(letters[..<place] + [$0] + letters[place...]) } }
        let isSymbol: (String) -> Bool = { SystemSymbols.isKnown(suggestion: $0) }
        return turned.first(where: isSymbol) ?? longer.first(where: isSymbol) ?? shorter.first(where: isSymbol) ?? replaced.first(where: isSymbol)
    }
}

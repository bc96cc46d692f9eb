import Commands
import SwiftFacts

extension SwiftSource {
    /// The line of each view's `body` by the name of its type. A name shared by several types is left out.
    var bodyPlaces: [String: LiveInspection.Place] {
        var (places, ambiguous): ([String: LiveInspection.Place], Set<String>) = ([:], [])
        for file in files {
            for body in file.facts.declarations where body.kind == .variable && body.name == "body" {
                guard let name = file.facts.type(around: body)?.shortName else { continue }
                if places[name] != nil { ambiguous.insert(name) }
                places[name] = LiveInspection.Place(file: file.path, line: body.line)
            }
        }
        return places.filter { !ambiguous.contains($0.key) }
    }
}

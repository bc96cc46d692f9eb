import Commands
import SwiftFacts

extension SwiftSource {
    /// The calls in the source by the types around them, and the line of each view's `body`. A name shared by several types has no body.
    var calls: SourceCalls {
        var (result, ambiguous): (SourceCalls, Set<String>) = (SourceCalls(), [])
        for file in files {
            for body in file.facts.declarations where body.name == "body" && [.variable, .function].contains(body.kind) {
                guard let name = file.facts.type(around: body)?.shortName else { continue }
                if result.bodies[name] != nil { ambiguous.insert(name) }
                result.bodies[name] = LiveInspection.Place(file: file.path, line: body.line)
            }
        }
        for file in files {
            for call in file.facts.calls.calls {
                let known = SourceCalls.Call(
                    name: call.name, label: call.label, file: file.path, line: call.line, range: call.range, member: call.member)
                if call.type == PreviewFact.macroName || result.bodies[call.type] != nil {
                    result.views[call.type, default: []].append(known)
                } else {
                    result.shared.append(known)
                }
            }
        }
        for name in ambiguous { result.bodies[name] = nil }
        return result
    }
}

import Display
import Foundation
import Geometry
import Testing
import Views

@testable import SceneFormat

/// The fields in which the values of a signature's parameters arrive, for one set of parameters that can be given together.
@MainActor
struct ParameterArrival {
    /// The entry, after its kind: "modifier shadow".
    let name: String
    /// The first difference that a parameter makes.
    private struct Found {
        let place: Int
        let parameter: String
        let field: String
        /// The values of the token with the first and the second value of the parameter.
        let values: (String, String)
    }

    /// The parameters in the order of the first tokens that they change.
    private var found: [Found] = []
    /// The parameters that change neither the result nor the drawing.
    private var unseen: [ParameterEntry] = []

    /// The arrivals for sets of parameters that together have all, and then for parameters that others hide, with as few others as possible.
    static func all(_ signature: EntrySignature, in host: ParameterHost) -> [ParameterArrival] {
        var arrivals = combinations(signature).compactMap { arrival(signature, $0, in: host) }
        var seen = Set(arrivals.flatMap { $0.found.map(\.parameter) })
        for parameter in signature.parameters where arrivals.contains(where: { $0.unseen.contains { $0.name == parameter.name } }) {
            guard !seen.contains(parameter.name), let alone = arrival(signature, required(for: parameter, signature), in: host) else { continue }
            guard alone.found.contains(where: { $0.parameter == parameter.name }) else { continue }
            arrivals.append(alone)
            seen.insert(parameter.name)
        }
        for index in arrivals.indices { arrivals[index].unseen.removeAll { seen.contains($0.name) } }
        return arrivals
    }

    private static func arrival(_ signature: EntrySignature, _ parameters: [ParameterEntry], in host: ParameterHost) -> ParameterArrival? {
        do {
            return try ParameterArrival(signature, parameters, in: host)
        } catch {
            Issue.record("\(host.kind) \(signature.name): \(error)")
            return nil
        }
    }

    private init(_ signature: EntrySignature, _ parameters: [ParameterEntry], in host: ParameterHost) throws {
        name = "\(host.kind) \(signature.name)"
        let samples = parameters.enumerated().map { ParameterSamples.values($1, of: signature, $0) }
        func tokens(changing changed: Int?) throws -> [FieldToken] {
            let members = parameters.indices.map { (parameters[$0].name, $0 == changed ? samples[$0].1 : samples[$0].0) }
            return try Self.tokens(host.view(signature, .object(members)), in: host)
        }
        let base = try tokens(changing: nil)
        for (index, parameter) in parameters.enumerated() {
            let other = try tokens(changing: index)
            let difference = zip(base, other).enumerated().first { $0.element.0 != $0.element.1 }?.offset
            guard let place = difference ?? (base.count == other.count ? nil : min(base.count, other.count)) else {
                unseen.append(parameter)
                continue
            }
            func token(_ tokens: [FieldToken]) -> FieldToken? { place < tokens.count ? tokens[place] : nil }
            found.append(
                Found(
                    place: place, parameter: parameter.name, field: (token(base) ?? token(other))?.field ?? "",
                    values: (token(base)?.value ?? "", token(other)?.value ?? "")))
        }
        found.sort { $0.place < $1.place }
    }

    /// For the record: "modifier shadow: color → style.color, radius → style.radius".
    ///
    /// Parameters that differ first in the same token are joined with "=" and have the values of this token.
    var line: String {
        var parts: [String] = []
        for arrival in found {
            let isShared = found.count { $0.place == arrival.place } > 1
            let isFirst = found.first { $0.place == arrival.place }?.parameter == arrival.parameter
            let text = arrival.parameter + " → " + arrival.field + (isShared ? " [\(arrival.values.0) → \(arrival.values.1)]" : "")
            parts.append((parts.isEmpty ? " " : isFirst ? ", " : " = ") + text)
        }
        return "\(name):\(parts.joined())" + (unseen.isEmpty ? "" : " (unseen: \(unseen.map(\.name).joined(separator: ", ")))")
    }

    /// Parameters whose values arrive in fields with names of others.
    var strays: [(parameter: String, field: String)] {
        let names = Set(found.map(\.parameter))
        return found.compactMap { arrival in
            let path = arrival.field.split(separator: ".").map(String.init)
            guard let last = path.last, last != arrival.parameter, names.contains(last), !path.contains(arrival.parameter) else { return nil }
            return (arrival.parameter, arrival.field)
        }
    }

    /// Parameters of one type that could be swapped without a difference.
    var indistinct: [[String]] {
        func type(_ parameter: ParameterEntry) -> String {
            if case .number = parameter.kind { "a number" } else { parameter.kind.description }
        }
        return Dictionary(grouping: unseen, by: type).values.map { $0.map(\.name) }.filter { $0.count > 1 }
    }

    /// Sets of parameters that can be given together, until each is in one of them.
    private static func combinations(_ signature: EntrySignature) -> [[ParameterEntry]] {
        let variables = Set(signature.locals.map(\.parameter))
        let all = signature.parameters.filter { !(variables.contains($0.name) && $0.kind == .name) }
        var left = all
        var result: [[ParameterEntry]] = []
        while let first = left.first {
            var chosen = required(for: first, signature)
            for parameter in left + all { add(parameter, to: &chosen, signature) }
            left.removeAll { parameter in chosen.contains { $0.name == parameter.name } || parameter.name == first.name }
            result.append(all.filter { parameter in chosen.contains { $0.name == parameter.name } })
        }
        return result
    }

    /// A parameter and those without which it can't be given.
    private static func required(for parameter: ParameterEntry, _ signature: EntrySignature) -> [ParameterEntry] {
        var chosen: [ParameterEntry] = []
        add(parameter, to: &chosen, signature)
        for parameter in signature.parameters where parameter.isRequired { add(parameter, to: &chosen, signature) }
        for name in signature.exactlyOne { signature.parameter(name).map { add($0, to: &chosen, signature) } }
        return signature.parameters.filter { parameter in chosen.contains { $0.name == parameter.name } }
    }

    /// Adds a parameter with those that it goes with, unless they can't be combined with the chosen ones.
    private static func add(_ parameter: ParameterEntry, to chosen: inout [ParameterEntry], _ signature: EntrySignature) {
        func fits(_ parameter: ParameterEntry, _ others: [ParameterEntry]) -> Bool {
            let excluded = signature.notWith(parameter)
            let isSecond = signature.exactlyOne.contains(parameter.name) && others.contains { signature.exactlyOne.contains($0.name) }
            return !isSecond && !others.contains { excluded.contains($0.name) }
        }
        guard !chosen.contains(where: { $0.name == parameter.name }), fits(parameter, chosen) else { return }
        let before = chosen
        chosen.append(parameter)
        guard !parameter.goesWith.isEmpty, !parameter.goesWith.contains(where: { name in chosen.contains { $0.name == name } }) else { return }
        if let other = signature.parameter(parameter.goesWith[0]) { add(other, to: &chosen, signature) }
        if !parameter.goesWith.contains(where: { name in chosen.contains { $0.name == name } }) { chosen = before }
    }

    /// The fields of the values that the entries make, and the drawings.
    private static func tokens(_ view: JSONText, in host: ParameterHost) throws -> [FieldToken] {
        let scene = JSONText.object([
            ("size", .array([200, 200])), ("fps", 10), ("duration", 10), ("state", ParameterSamples.state),
            ("timeline", ParameterSamples.json("[\(host.events)]")), ("view", view),
        ])
        let text = scene.line
        let (prepared, diagnostics) = PreparedScene.read(SourceFile(name: "s.json", text: text), images: TwoImages())
        guard let prepared else { throw SceneProblem(text: "\(diagnostics.text)\n\(text)") }
        let store = SceneStore(values: prepared.document.state.map(\.value), limits: prepared.limits, images: TwoImages())
        var fields = FieldTokens()
        let element = prepared.root
        _SceneTime.prepare(at: CalendarMoment.origin)
        defer { _SceneTime.discard() }
        fields.add(element.content(in: SceneScope(store: store, alignments: prepared.alignments)))
        if let failure = store.takeFailure() { throw SceneProblem(text: "\(failure.message)\n\(text)") }
        var drawn: [FieldToken] = []
        let runner = try SceneRunner(prepared, textShaper: DescribingTextShaper(), images: TwoImages())
        do throws(Diagnostic) {
            for frame in host.frames {
                let words = try runner.frame(frame).description.split { " (),\n".contains($0) }
                drawn += words.map { FieldToken(field: "drawing", value: String($0)) }
            }
        } catch {
            throw SceneProblem(text: "\(error.message)\n\(text)")
        }
        return fields.tokens(adding: drawn)
    }
}

/// Two images of different heights.
private struct TwoImages: ImageSource {
    func image(named name: String, displayScale: CGFloat) throws(ImageError) -> LoadedImage { try image(file: name + ".png") }
    func image(file: String) throws(ImageError) -> LoadedImage {
        LoadedImage(Pixmap(width: 20, height: file == "a.png" ? 40 : 60, filledWith: 0xFFFF_0000))
    }
}

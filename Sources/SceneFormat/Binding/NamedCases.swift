/// Things that are written as `"name"` or `{ "name": parameters }` inside of parameters: curves of animations, elements of paths, places of anchors.
struct NamedCases<Meaning: Sendable>: Sendable {
    struct Case: Sendable {
        let bound: BoundSignature
        let meaning: Meaning

        init(
            _ name: String, _ parameters: [BoundParameter] = [], primary: String? = nil, local: LocalVariable? = nil, locals: [LocalVariable] = [],
            exactlyOne: [String] = [], _ summary: String, _ meaning: Meaning
        ) {
            bound = BoundSignature(
                name, parameters, primary: primary, local: local, locals: locals, exactlyOne: exactlyOne, otherNames: [], summary)
            self.meaning = meaning
        }
    }

    /// What all of them are, in words for messages: "an animation".
    let what: String
    private let cases: [String: Case]
    /// In the order in which they are described.
    let names: [String]

    init(_ what: String, _ cases: [Case]) {
        self.what = what
        self.cases = Dictionary(uniqueKeysWithValues: cases.map { ($0.bound.signature.name, $0) })
        names = cases.map(\.bound.signature.name)
    }

    /// The parameters of all cases, for the schema and the reference.
    var signatures: [EntrySignature] { names.compactMap { cases[$0]?.bound.signature } }

    /// The case that a name or a member names; nil after an error.
    func read(
        name: String, at position: SourcePosition, value: JSONNode?, node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope
    ) -> (meaning: Meaning, arguments: PreparedArguments)? {
        guard let found = cases[name] else {
            binder.collector.error("\(quoted(name)) is not \(what)", at: position, path: path, suggestion: nearestName(to: name, in: names))
            return nil
        }
        let arguments = binder.arguments(of: found.bound, from: value, at: position, path: path, scope: scope, depth: binder.depth)
        return (found.meaning, arguments)
    }

    /// The case that a string or an object of one member is; nil after an error.
    func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> (meaning: Meaning, arguments: PreparedArguments)? {
        if let name = node.string { return read(name: name, at: node.position, value: nil, node: node, path: path, binder: binder, scope: scope) }
        if let members = node.members, members.count == 1 {
            let member = members[0]
            return read(
                name: member.key, at: member.keyPosition, value: member.value, node: node, path: path[member.key], binder: binder, scope: scope)
        }
        binder.collector.error("expected \(what), as a name or an object of one name and its parameters", at: node.position, path: path)
        return nil
    }
}

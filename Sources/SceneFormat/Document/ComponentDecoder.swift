import Views

/// A component as a file declares it: its parameters read, its view not yet looked into.
struct ComponentDeclaration {
    struct Parameter {
        let name: String
        let type: ExpressionType
        /// Whether it stands for a state variable, which the component can change.
        var isBinding = false
        /// What holds where it is left out; nil when it is required.
        let standard: SceneValue?
    }

    let name: String
    let position: SourcePosition
    let parameters: [Parameter]
    /// Whether its view shows what is given as its content.
    let hasSlot: Bool
    let view: JSONNode
    /// Of ``view``.
    let path: ScenePath
    /// Of the file that declares it.
    let collector: DiagnosticCollector
    /// Whether it has no view, or its parameters are not known; there is an error, and where it is used nothing more is said.
    var isBroken = false

    /// What `{ "Card": { … } }` takes.
    var signature: BoundSignature {
        var bound = parameters.map { parameter in
            if parameter.isBinding { return SceneEntries.variable(parameter.name, parameter.type, "A parameter of \(name), which can change it.") }
            return BoundParameter(
                parameter.name, .value(parameter.type), isRequired: parameter.standard == nil, default: parameter.standard?.text, "A parameter of \(name).")
        }
        if hasSlot { bound.append(BoundParameter(Self.slotParameter, .views, "What \(name) shows in its slot.")) }
        let primary = parameters.count == 1 ? parameters[0].name : parameters.isEmpty && hasSlot ? Self.slotParameter : nil
        return BoundSignature(name, bound, primary: primary, local: nil, otherNames: [], "A component.")
    }

    /// The parameter that holds what a slot shows.
    static let slotParameter = "content"
}

/// Reads `"components": { "Card": { "parameters": { "title": "string" }, "view": … } }`.
struct ComponentDecoder {
    let collector: DiagnosticCollector
    let limits: SceneLimits

    func components(_ node: JSONNode) -> [ComponentDeclaration] {
        let path = ScenePath.root["components"]
        guard let members = node.members else {
            collector.error("'components' must be an object of names and components, not \(node.kind)", at: node.position, path: path)
            return []
        }
        return members.compactMap { component($0, path: path[$0.key]) }
    }

    private func component(_ member: JSONMember, path: ScenePath) -> ComponentDeclaration? {
        let name = member.key
        guard name.first?.isUppercase == true, ExpressionScope.isValidName(name) else {
            collector.error("\(quoted(name)) can't be a component's name: a capital first, then letters, digits and _", at: member.keyPosition, path: path)
            return nil
        }
        guard SceneRegistry.standard.views[name] == nil else {
            collector.error("\(quoted(name)) is a view of Easel; a component needs a name of its own", at: member.keyPosition, path: path)
            return nil
        }
        let keys = SceneLibrary.component.parameters.map(\.name)
        var broken = ComponentDeclaration(
            name: name, position: member.keyPosition, parameters: [], hasSlot: false, view: member.value, path: path, collector: collector)
        broken.isBroken = true
        guard let reader = ObjectReader(member.value, "a component", known: keys, path: path, collector: collector) else { return broken }
        let parameters = reader["parameters"].flatMap { self.parameters($0, path: path["parameters"]) }
        guard let view = reader.required("view"), let parameters = reader["parameters"] == nil ? [] : parameters else { return broken }
        return ComponentDeclaration(
            name: name, position: member.keyPosition, parameters: parameters, hasSlot: Self.hasSlot(view), view: view, path: path["view"], collector: collector)
    }

    /// Recursive once a level of the file, whose depth the parser has bounded.
    private static func hasSlot(_ node: JSONNode) -> Bool {
        if let elements = node.elements { return elements.contains(where: hasSlot) }
        return node.members?.contains { $0.key == "Slot" || hasSlot($0.value) } ?? false
    }

    private func parameters(_ node: JSONNode, path: ScenePath) -> [ComponentDeclaration.Parameter]? {
        guard let members = node.members else {
            collector.error("'parameters' must be an object of names and parameters, not \(node.kind)", at: node.position, path: path)
            return nil
        }
        return members.compactMap { member in
            let path = path[member.key]
            // After an error the name is known all the same, so that what is told is the error alone.
            let anything = ComponentDeclaration.Parameter(name: member.key, type: .any, standard: .null)
            guard ExpressionScope.isValidName(member.key), member.key != ComponentDeclaration.slotParameter else {
                let reason = member.key == ComponentDeclaration.slotParameter ? "it is what a Slot shows" : "letters, digits and _, no digit first"
                collector.error("\(quoted(member.key)) can't be a parameter's name: \(reason)", at: member.keyPosition, path: path)
                return nil
            }
            if member.value.string != nil { return type(member.value, path: path).map { .init(name: member.key, type: $0, standard: nil) } ?? anything }
            let keys = SceneLibrary.parameter.parameters.map(\.name)
            guard let reader = ObjectReader(member.value, "a parameter", known: keys, path: path, collector: collector) else { return anything }
            if let node = reader["binding"] { return binding(member.key, to: node, reader, path: path) ?? anything }
            guard
                let type = reader.required("type").flatMap({ self.type($0, path: path["type"]) })
            else { return anything }
            guard let node = reader["default"] else { return .init(name: member.key, type: type, standard: nil) }
            guard let standard = standard(node, type, path: path["default"]) else { return anything }
            return .init(name: member.key, type: type, standard: standard)
        }
    }

    private func binding(_ name: String, to node: JSONNode, _ reader: ObjectReader, path: ScenePath) -> ComponentDeclaration.Parameter? {
        for key in ["type", "default"] where reader[key] != nil {
            collector.error("a binding has no \(quoted(key))", at: reader[key]?.position ?? node.position, path: path[key])
        }
        return type(node, path: path["binding"]).map { .init(name: name, type: $0, isBinding: true, standard: nil) }
    }

    private func type(_ node: JSONNode, path: ScenePath) -> ExpressionType? {
        if let name = node.string, let known = SceneLibrary.types.first(where: { $0.name == name }) { return known.type }
        collector.error(
            "expected a type: \(ParameterKind.keyword(SceneLibrary.typeNames).description), not \(node.string.map(quoted) ?? node.kind)", at: node.position,
            path: path, suggestion: node.string.flatMap { nearestName(to: $0, in: SceneLibrary.typeNames) })
        return nil
    }

    /// A value that depends on nothing; what is any value is taken as it is written, as the state is.
    private func standard(_ node: JSONNode, _ type: ExpressionType, path: ScenePath) -> SceneValue? {
        if type == .any || type == .array(.any) {
            var left = limits.stateValues
            let value = StateDecoder(collector: collector, limits: limits).value(node, path: path, valuesLeft: &left)
            guard let value, type.accepts(value) else {
                if value != nil { collector.error("expected \(type), not \(node.kind)", at: node.position, path: path) }
                return nil
            }
            return value
        }
        return ExpressionDecoder(scope: ExpressionScope(), collector: collector, limits: limits).expression(node, as: type, path: path)?.constant
    }
}

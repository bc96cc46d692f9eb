import Views

/// A component as declared in a file: its parameters are decoded, its view is not yet.
struct ComponentDeclaration {
    struct Input {
        let name: String
        let type: ExpressionType
        /// Whether the parameter refers to a state variable, which the component can change.
        var isBinding = false
        /// The default value; nil if the parameter is required.
        let standard: SceneValue?
    }

    let name: String
    let position: SourcePosition
    let parameters: [Input]
    /// The component's own variables with their initial values; each use of the component has a separate copy.
    var state: [SceneDocument.StateVariable] = []
    /// The parameters that hold the content of the slots; ``slotParameter`` for the unnamed slot.
    let slots: [String]
    let view: JSONNode
    /// The path of ``view``.
    let path: ScenePath
    /// The collector of the declaring file.
    let collector: DiagnosticCollector
    /// Whether the view is missing or the parameters are unknown. The error has been reported, so uses of the component report nothing more.
    var isBroken = false

    /// The parameters of a use, `{ "Card": { … } }`.
    var signature: EntrySignature {
        EntrySignature(name, Self.summary, parameters: values.flatMap(\.definitions) + contents.flatMap(\.definitions))
    }

    static let summary = "A component."

    /// The parameters that the component's view sees as variables, in order.
    var values: [Parameter<SceneValue>] {
        let values = parameters.map { $0.value(of: name) }
        return values.count == 1 ? [values[0].primary] : values
    }

    /// The parameters that hold the content of the slots, in the order of ``slots``.
    var contents: [Parameter<[SceneElement]?>] {
        let contents = slots.map { slot in
            Parameter<[SceneElement]?>(
                slot, .elements, default: nil, slot == Self.slotParameter ? "The content of the slot of \(name)." : "The content of this slot of \(name).")
        }
        return contents.count == 1 && parameters.isEmpty ? [contents[0].primary] : contents
    }

    /// The parameter that holds the content of the unnamed slot.
    static let slotParameter = "content"
}

extension ComponentDeclaration.Input {
    /// The parameter of uses of the component.
    fileprivate func value(of component: String) -> Parameter<SceneValue> {
        if isBinding {
            let type = type
            let variable = ParameterType<SceneValue>(
                custom: "the name of a state variable that is \(type)", shape: .stateVariable(type), fallback: .null,
                read: { StateReference.read(type, $0, $1, $2, $3) }, evaluate: { .binding(to: $0.place.index($1.scope.locals)) })
            return Parameter(name, variable, "A parameter of \(component), which can change it.")
        }
        let value = ParameterType<SceneValue>(.value(type), fallback: .null, text: { $0.text }, convert: { $0 })
        let summary = "A parameter of \(component)."
        return standard.map { Parameter(name, value, default: $0, summary) } ?? Parameter(name, value, summary)
    }
}

extension ParameterType where Value == [SceneElement] {
    /// Views for the slot of a component.
    fileprivate static let elements = ParameterType(
        kind: .views, evaluate: { prepared, _ in if case .elements(let elements) = prepared { elements } else { nil } }, fallback: { _ in [] })
}

/// Reads `"components": { "Card": { "parameters": { "title": "string" }, "view": … } }`.
struct ComponentDecoder {
    let collector: DiagnosticCollector
    let limits: SceneLimits

    func components(_ node: JSONNode) -> [ComponentDeclaration] {
        let path = ScenePath.root["components"]
        guard let members = node.members else {
            collector.error("'components' must be an object that maps names to components, not \(node.kind)", at: node.position, path: path)
            return []
        }
        return members.compactMap { component($0, path: path[$0.key]) }
    }

    private func component(_ member: JSONMember, path: ScenePath) -> ComponentDeclaration? {
        let name = member.key
        guard name.first?.isUppercase == true, ExpressionScope.isValidName(name) else {
            collector.error(
                "\(quoted(name)) is not a valid component name: use a capital letter, followed by letters, digits, and _", at: member.keyPosition, path: path)
            return nil
        }
        guard SceneRegistry.standard.views[name] == nil else {
            collector.error("\(quoted(name)) is a built-in view; choose another name for the component", at: member.keyPosition, path: path)
            return nil
        }
        let keys = SceneLibrary.component.parameters.map(\.name)
        var broken = ComponentDeclaration(
            name: name, position: member.keyPosition, parameters: [], slots: [], view: member.value, path: path, collector: collector)
        broken.isBroken = true
        guard let reader = ObjectReader(member.value, "a component", known: keys, path: path, collector: collector) else { return broken }
        let parameters = reader["parameters"].flatMap { self.parameters($0, path: path["parameters"]) }
        let state = reader["state"].map { StateDecoder(collector: collector, limits: limits).variables($0, path: path["state"]) } ?? []
        for variable in state where parameters?.contains(where: { $0.name == variable.name }) == true {
            collector.error("\(quoted(variable.name)) is already a parameter", at: variable.position, path: path["state"][variable.name])
        }
        guard let view = reader.required("view"), let parameters = reader["parameters"] == nil ? [] : parameters else { return broken }
        let slots = Self.slots(view)
        for slot in slots.sorted(by: { $0.key < $1.key }) where parameters.contains(where: { $0.name == slot.key }) {
            collector.error("the slot \(quoted(slot.key)) has the same name as a parameter", at: slot.value, path: path["view"])
        }
        // The unnamed slot first: views written directly after the component's name belong to it.
        let unnamed = ComponentDeclaration.slotParameter
        let names = slots.keys.filter { $0 == unnamed } + slots.keys.filter { $0 != unnamed }.sorted()
        return ComponentDeclaration(
            name: name, position: member.keyPosition, parameters: parameters, state: state,
            slots: names.filter { name in !parameters.contains { $0.name == name } }, view: view, path: path["view"], collector: collector)
    }

    /// Returns the names of the slots in a view, with their positions. Recursive, one call per level of the file; the parser has bounded the depth.
    private static func slots(_ node: JSONNode) -> [String: SourcePosition] {
        var found: [String: SourcePosition] = [:]
        for element in node.elements ?? [] { found.merge(slots(element)) { first, _ in first } }
        for member in node.members ?? [] {
            if member.key == "Slot" {
                let name = member.value.members?.first { $0.key == "name" }?.value
                found[name?.string ?? ComponentDeclaration.slotParameter] = name?.position ?? member.keyPosition
            }
            found.merge(slots(member.value)) { first, _ in first }
        }
        return found
    }

    private func parameters(_ node: JSONNode, path: ScenePath) -> [ComponentDeclaration.Input]? {
        guard let members = node.members else {
            collector.error("'parameters' must be an object that maps names to parameters, not \(node.kind)", at: node.position, path: path)
            return nil
        }
        return members.compactMap { member in
            let path = path[member.key]
            // The name is declared even after an error, so that its uses cause no further errors.
            let anything = ComponentDeclaration.Input(name: member.key, type: .any, standard: .null)
            guard ExpressionScope.isValidName(member.key), member.key != ComponentDeclaration.slotParameter else {
                let reason =
                    member.key == ComponentDeclaration.slotParameter
                    ? "it is reserved for the content of a Slot" : "use letters, digits, and _, and don't start with a digit"
                collector.error("\(quoted(member.key)) is not a valid parameter name: \(reason)", at: member.keyPosition, path: path)
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

    private func binding(_ name: String, to node: JSONNode, _ reader: ObjectReader, path: ScenePath) -> ComponentDeclaration.Input? {
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

    /// Decodes a constant value. A parameter of type `any` takes the literal value, as state variables do.
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

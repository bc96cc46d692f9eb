/// Finds `animation` modifiers that nothing follows: where the views before them use the changed variable only in a canvas, which draws a number as it is.
struct StillAnimations {
    private let components: [String: ComponentDeclaration]
    /// The names of the scene's variables, which components see as well.
    private let state: Set<String>

    /// How views use a variable.
    private struct Use: OptionSet {
        let rawValue: Int
        /// In a way that can follow an animation.
        static let animatable = Use(rawValue: 1)
        /// In a canvas.
        static let drawn = Use(rawValue: 2)
    }

    /// - Parameter declarations: the components that the scene can use.
    init(_ declarations: [ComponentDeclaration], state: [String]) {
        components = Dictionary(declarations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.state = Set(state)
    }

    /// Reports a warning for each modifier of the scene's view and of the components.
    func report(in view: JSONNode, into collector: DiagnosticCollector) {
        search(view, .root["view"], names: state, collector)
        for component in components.values.sorted(by: { $0.name < $1.name }) where !component.isBroken {
            let own = component.parameters.map(\.name) + component.state.map(\.name)
            search(component.view, component.path, names: state.union(own), component.collector)
        }
    }

    /// Recursive, one call per level of the file; the parser has bounded the depth.
    private func search(_ node: JSONNode, _ path: ScenePath, names: Set<String>, _ collector: DiagnosticCollector) {
        for (index, element) in (node.elements ?? []).enumerated() { search(element, path[index], names: names, collector) }
        guard let members = node.members else { return }
        for member in members { search(member.value, path[member.key], names: names, collector) }
        guard let view = members.first(where: { $0.key.first?.isUppercase == true }) else { return }
        let modifiers = members.first { $0.key == "modifiers" }?.value.elements ?? []
        for (index, modifier) in modifiers.enumerated() {
            guard let animation = modifier.members?.first(where: { $0.key == "animation" }) else { continue }
            let value = animation.value.members?.first { $0.key == "value" }?.value.string
            let changed = value.map { names.intersection(Self.names(in: $0)) } ?? names
            let used = ([JSONNode(.object([view]), at: node.position)] + modifiers[..<index]).reduce(into: Use()) { $0.formUnion(use(of: changed, in: $1)) }
            guard used == .drawn else { continue }
            collector.warning(
                "nothing in \(view.key) follows the animation, because a canvas draws each number as it is; wrap it in Animatable, which moves numbers",
                at: modifier.position, path: path["modifiers"][index]["animation"])
        }
    }

    /// Returns how views use variables.
    ///
    /// - Parameter depth: the number of components around them; those that contain themselves are errors.
    /// - Complexity: recursive, one call per level of the file and of components.
    private func use(of names: Set<String>, in node: JSONNode, depth: Int = 0) -> Use {
        guard !names.isEmpty, depth < 16 else { return [] }
        if let text = node.string { return names.isDisjoint(with: Self.names(in: text)) ? [] : .animatable }
        var result = Use()
        for element in node.elements ?? [] { result.formUnion(use(of: names, in: element, depth: depth)) }
        var names = names
        // In a canvas, "let" is a step like others.
        let hasVariables = node.members?.contains { $0.key == "in" } == true
        for member in node.members ?? [] where member.key == "let" && hasVariables {
            for variable in member.value.members ?? [] where !use(of: names, in: variable.value, depth: depth).isEmpty { names.insert(variable.key) }
        }
        for member in node.members ?? [] {
            switch member.key {
            // What they mention is no part of the picture.
            case "let" where hasVariables: continue
            case "set", "animation", "onChange": continue
            case "Canvas":
                let symbols = member.value.members?.filter { $0.key == "symbols" } ?? []
                for symbol in symbols { result.formUnion(use(of: names, in: symbol.value, depth: depth)) }
                if !use(of: names, in: member.value, depth: depth).isEmpty { result.insert(.drawn) }
            default:
                guard let component = components[member.key] else {
                    result.formUnion(use(of: names, in: member.value, depth: depth))
                    continue
                }
                result.formUnion(use(of: names, in: member.value, ofComponent: component, depth: depth))
            }
        }
        return result
    }

    private func use(of names: Set<String>, in arguments: JSONNode, ofComponent component: ComponentDeclaration, depth: Int) -> Use {
        let parameters = Set(component.parameters.map(\.name))
        var (inner, result) = (names.intersection(state).subtracting(parameters), Use())
        for argument in arguments.members ?? [] {
            let used = use(of: names, in: argument.value, depth: depth)
            if !parameters.contains(argument.key) {
                // The content of a slot.
                result.formUnion(used)
            } else if !used.isEmpty {
                inner.insert(argument.key)
            }
        }
        if arguments.members == nil, !use(of: names, in: arguments, depth: depth).isEmpty {
            if let only = component.parameters.first, parameters.count == 1 { inner.insert(only.name) } else { result.insert(.animatable) }
        }
        return result.union(use(of: inner, in: component.view, depth: depth + 1))
    }

    /// Returns the names in an expression or a text, without those of members.
    private static func names(in text: String) -> Set<String> {
        var found: Set<String> = []
        var rest = text[...]
        var previous: Character = " "
        while let first = rest.first {
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if name.isEmpty {
                previous = first
                rest.removeFirst()
            } else {
                if previous != "." { found.insert(String(name)) }
                previous = "a"
                rest = rest.dropFirst(name.count)
            }
        }
        return found
    }
}

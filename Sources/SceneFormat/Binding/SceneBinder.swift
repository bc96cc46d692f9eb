import Display

/// Turns the JSON of views into elements: reads every parameter once, in the scope that it stands in, and goes on after errors to find all of them.
struct SceneBinder {
    private let entries = SceneEntries.standard
    private(set) var collector: DiagnosticCollector
    let limits: SceneLimits
    let alignments: SceneAlignments
    /// Where the scene's pictures are; nil where that is not known.
    let images: (any ImageSource)?
    /// The components that the scene's views can use.
    let components: SceneComponents
    private var isInComponent = false
    /// What a `Configuration` can show: the parts of what the style around draws; nil outside of styles.
    private(set) var parts: [String]?
    /// How many views and modifiers the parameter lies in that is read.
    private(set) var depth = 0
    private var tally = Tally()

    /// What was read so far.
    private final class Tally {
        var views = 0
        var deepest = 0
        /// How deep the views lie in each other that styles put around what they draw, of the view whose modifiers are read.
        var styles = 0
        /// Shared by the views of all components.
        let reported: Reported

        init(_ reported: Reported = Reported()) { self.reported = reported }
    }

    private final class Reported {
        var hasReportedDepth = false
        var hasReportedViews = false
    }

    init(
        collector: DiagnosticCollector, limits: SceneLimits, alignments: SceneAlignments = SceneAlignments(), images: (any ImageSource)? = nil,
        components: SceneComponents = SceneComponents()
    ) {
        self.components = components
        self.images = images
        self.collector = collector
        self.limits = limits
        self.alignments = alignments
    }

    /// A binder for the view of a component, which counts for itself.
    ///
    /// - Parameter collector: of the file that declares the component.
    func inside(_ collector: DiagnosticCollector) -> SceneBinder {
        var binder = self
        binder.collector = collector
        binder.isInComponent = true
        binder.parts = nil
        binder.tally = Tally(tally.reported)
        return binder
    }

    /// How many views were read.
    var viewCount: Int { tally.views }

    /// How deep views and modifiers lie in each other.
    var deepest: Int { tally.deepest }

    /// Reads parameters in a scope.
    func decoder(_ scope: ExpressionScope) -> ParameterDecoder {
        ParameterDecoder(ExpressionDecoder(scope: scope, collector: collector, limits: limits))
    }

    /// The element that a view's object describes.
    ///
    /// - Parameter depth: how many views and modifiers it lies in.
    /// - Returns: nil after an error that leaves nothing to go on with. The scene is only drawn when the collector has no errors at all.
    func element(_ node: JSONNode, scope: ExpressionScope, path: ScenePath, depth: Int = 0) -> SceneElement? {
        guard let view = components.registry.view(node, path: path, collector: collector) else { return nil }
        if view.isGuess || components.isBroken(view.signature.name) {
            lookInto(view, scope: scope, depth: depth + 1 + view.modifiers.count)
            return nil
        }
        let component = components.entry(view.signature.name)
        if view.signature.name == "Slot", !isInComponent {
            collector.error("a Slot stands only in a component", at: view.position, path: path)
        }
        if view.signature.name == "Configuration", parts == nil {
            collector.error("a Configuration stands only in a style such as that of labelStyle", at: view.position, path: path)
        }
        count(1 + (component?.views ?? 0), at: view.position, path: path)
        // What stands in a component's slots lies in all of the component, for all that is known here.
        var depth = depth + 1 + view.modifiers.count + (component?.depth ?? 0)
        guard hasRoom(depth, at: view.position, path: path) else { return nil }
        guard tally.views <= limits.views, let bound = component?.entry.bound ?? boundSignature(view.signature.name) else { return nil }
        // A component that has errors has no entry; what stands beside it is read all the same.
        let entry = component?.entry ?? entries.views[view.signature.name]
        var modifiers: [PreparedModifier]?
        if let entry, view.modifiers.contains(where: takesStyle) {
            let outer = tally.styles
            tally.styles = 0
            modifiers = self.modifiers(view.modifiers, of: entry.gives, scope: scope, depth: depth)
            // Each style comes around whatever it draws once at most: its own name stands for the style outside in it.
            depth += tally.styles
            tally.styles = outer
            guard hasRoom(depth, at: view.position, path: path) else { return nil }
        }
        let arguments = self.arguments(of: bound, from: view.value, at: view.position, path: view.valuePath, scope: scope, depth: depth)
        guard let entry else { return nil }
        return SceneElement(
            entry: entry, arguments: arguments, modifiers: modifiers ?? self.modifiers(view.modifiers, of: entry.gives, scope: scope, depth: depth))
    }

    /// Whether a modifier has views in which a `Configuration` can stand.
    private func takesStyle(_ modifier: ModifierNode) -> Bool {
        entries.modifiers[modifier.signature.name]?.bound.parameters.values.contains { !$0.parts.isEmpty } ?? false
    }

    /// Notes how deep something lies; false, with an error, where that is deeper than anything may.
    func hasRoom(_ depth: Int, at position: SourcePosition, path: ScenePath) -> Bool {
        tally.deepest = max(tally.deepest, depth)
        if tally.deepest <= limits.viewNesting { return true }
        if !tally.reported.hasReportedDepth {
            collector.error("views and modifiers lie more than \(limits.viewNesting) deep in each other", at: position, path: path)
        }
        tally.reported.hasReportedDepth = true
        return false
    }

    /// Reads modifiers of what is of a kind; those that can't be applied are left out, with an error.
    func modifiers(_ nodes: [ModifierNode], of kind: ContentKind, scope: ExpressionScope, depth: Int) -> [PreparedModifier] {
        var kind = kind
        var modifiers: [PreparedModifier] = []
        for modifier in nodes {
            let bound = entries.modifiers[modifier.signature.name]?.bound
            if modifier.isGuess {
                if let value = modifier.value { lookInto(value, of: bound, at: modifier.position, path: modifier.path, scope: scope, depth: depth) }
                continue
            }
            guard let entry = entries.modifiers[modifier.signature.name] else { continue }
            let arguments = self.arguments(
                of: entry.bound, from: modifier.value, at: modifier.position, path: modifier.path, scope: scope, depth: depth)
            if !kind.canBe(entry.needs) {
                let hint = kind == .view ? "; it stands before the modifiers that make it a view" : ""
                collector.error(
                    "\(quoted(modifier.signature.name)) needs \(entry.needs.description)\(hint)", at: modifier.position, path: modifier.path)
                continue
            }
            kind = !arguments.makesView && entry.viewWith.isDisjoint(with: arguments.values.names) ? entry.gives(kind) : .view
            modifiers.append(PreparedModifier(entry: entry, arguments: arguments, gives: kind))
        }
        return modifiers
    }

    func boundSignature(_ name: String) -> BoundSignature? { entries.views[name]?.bound ?? components.signature(of: name) }
    func boundModifier(_ name: String) -> BoundSignature? { entries.modifiers[name]?.bound }

    private func count(_ views: Int, at position: SourcePosition, path: ScenePath) {
        let before = tally.views
        tally.views = min(before + views, limits.views + 1)
        if before <= limits.views, tally.views > limits.views, !tally.reported.hasReportedViews {
            tally.reported.hasReportedViews = true
            collector.error("the scene has more than \(limits.views) views", at: position, path: path)
        }
    }

    /// Reads the parameters of a view, a modifier, or of anything else that is described by a signature.
    ///
    /// - Parameter isGuess: whether the signature is only what was most likely meant.
    func arguments(
        of bound: BoundSignature, from value: JSONNode?, at position: SourcePosition, path: ScenePath, scope: ExpressionScope, depth: Int,
        isGuess: Bool = false
    ) -> PreparedArguments {
        let origin = ExpressionOrigin(source: collector.source, position: position, path: path)
        var values = PreparedValues(bound.names)
        var additional: [(name: String, value: SceneExpression)] = []
        let given = decoder(scope).arguments(of: bound.signature, from: value, at: position, path: path, isGuess: isGuess)
        for argument in given {
            guard let parameter = bound.parameters[argument.name] else {
                if case .expression(let expression) = decoder(scope).value(argument.node, kind: argument.parameter.kind, path: argument.path) {
                    additional.append((argument.name, expression))
                }
                continue
            }
            if parameter.seesLocals, !bound.locals.isEmpty { continue }
            values[argument.name] = self.value(argument, parameter, scope: scope, depth: depth)
        }
        let makesView = given.contains { bound.viewWith.contains($0.name) }
        if bound.locals.isEmpty { return PreparedArguments(values: values, makesView: makesView, additional: additional, origin: origin) }
        let inner = bound.locals.reduce(scope) { self.scope($0, with: $1, values: values, given: given) }
        for argument in given {
            guard let parameter = bound.parameters[argument.name], parameter.seesLocals else { continue }
            values[argument.name] = self.value(argument, parameter, scope: inner, depth: depth)
        }
        return PreparedArguments(values: values, makesView: makesView, additional: additional, origin: origin)
    }

    /// The scope inside of what introduces a variable. A variable without a name takes its place in the scope, too, but can't be read.
    private func scope(
        _ scope: ExpressionScope, with local: LocalVariable, values: PreparedValues, given: [ParameterArgument]
    ) -> ExpressionScope {
        if case .custom(let value) = values[local.name.parameter], let variables = (value as? PreparedLet)?.variables {
            return variables.reduce(scope) { $0.adding($1.name, $1.value.type) }
        }
        guard case .name(let name) = values[local.name.parameter] else {
            let hasName = local.isNamedWith.map { name in given.contains { $0.name == name } } ?? true
            return scope.adding(hasName ? local.name.defaultName ?? "" : "", local.type(values, alignments))
        }
        if !ExpressionScope.isValidName(name), let argument = given.first(where: { $0.name == local.name.parameter }) {
            reportVariableName(name, at: argument.node.position, path: argument.path)
        }
        return scope.adding(name, local.type(values, alignments))
    }

    func reportVariableName(_ name: String, at position: SourcePosition, path: ScenePath) {
        collector.error("\(quoted(name)) can't be a variable's name: letters, digits and _, no digit first", at: position, path: path)
    }

    private func value(_ argument: ParameterArgument, _ parameter: BoundParameter, scope: ExpressionScope, depth: Int) -> PreparedValue? {
        if let reader = parameter.reader {
            var binder = self
            binder.depth = depth
            return reader(argument.node, argument.path, binder, scope)
        }
        guard let value = decoder(scope).value(argument.node, kind: parameter.entry.kind, path: argument.path) else { return nil }
        switch value {
        case .expression(let expression): return .expression(expression)
        case .infinity: return .infinity
        case .name(let name): return .name(name)
        case .assignments(let assignments): return .assignments(assignments)
        case .custom: preconditionFailure("\(argument.name) has a shape of its own and no reader")
        case .views(let views):
            var binder = self
            if !parameter.parts.isEmpty {
                binder.parts = parameter.parts
                binder.tally = Tally(tally.reported)
            }
            let elements = views.compactMap { binder.element($0.node, scope: scope, path: $0.path, depth: depth) }
            if binder.tally !== tally {
                count(binder.viewCount, at: argument.node.position, path: argument.path)
                tally.deepest = max(tally.deepest, binder.deepest)
                tally.styles += max(0, binder.deepest - depth)
            }
            if let need = parameter.elementKind, let element = elements.first, !element.kind.canBe(need) {
                collector.error("expected \(need.description)", at: argument.node.position, path: argument.path)
                return nil
            }
            return .elements(elements)
        }
    }
}

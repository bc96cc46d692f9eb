import Display

/// Turns the JSON of views into elements: reads every parameter once, in its scope, and continues after errors to find all of them.
struct SceneBinder {
    private let entries: SceneEntries = .standard
    private(set) var collector: DiagnosticCollector
    let limits: SceneLimits
    let alignments: SceneAlignments
    /// The location of the scene's images; nil if it is unknown, or if images need not exist.
    private(set) var images: (any ImageSource)?
    /// The components available to the scene's views.
    let components: SceneComponents
    private var isInComponent = false
    /// The parts that a `Configuration` can show: those of the control that the surrounding style draws; nil outside of styles.
    private(set) var parts: [String]?
    /// The number of views and modifiers that enclose the parameter being read.
    private(set) var depth = 0
    private var tally = Tally()

    /// The counts of what has been read so far.
    private final class Tally {
        var views = 0
        var deepest = 0
        /// For the view whose modifiers are being read, the nesting depth of the views that styles put around the controls that they draw.
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

    /// Creates a binder for the view of a component, with its own counts.
    ///
    /// - Parameter collector: the collector of the file that declares the component.
    func inside(_ collector: DiagnosticCollector) -> SceneBinder {
        var binder = self
        binder.collector = collector
        binder.isInComponent = true
        binder.parts = nil
        binder.tally = Tally(tally.reported)
        return binder
    }

    /// The number of views that have been read.
    var viewCount: Int { tally.views }

    /// The nesting depth of views and modifiers.
    var deepest: Int { tally.deepest }

    /// Returns a decoder that reads parameters in a scope.
    func decoder(_ scope: ExpressionScope) -> ParameterDecoder {
        ParameterDecoder(ExpressionDecoder(scope: scope, collector: collector, limits: limits))
    }

    /// Returns the element that a view's object describes.
    ///
    /// - Parameter depth: the number of views and modifiers that enclose it.
    /// - Returns: nil after an error that leaves nothing to continue with. The scene is only drawn if the collector has no errors at all.
    func element(_ node: JSONNode, scope: ExpressionScope, path: ScenePath, depth: Int = 0) -> SceneElement? {
        guard let view = components.registry.view(node, path: path, collector: collector) else { return nil }
        if view.isGuess || components.isBroken(view.signature.name) {
            lookInto(view, scope: scope, depth: depth + 1 + view.modifiers.count)
            return nil
        }
        let component = components.entry(view.signature.name)
        if view.signature.name == "Slot", !isInComponent {
            collector.error("a Slot can only be used in a component", at: view.position, path: path)
        }
        if view.signature.name == "Configuration", parts == nil {
            collector.error("a Configuration can only be used in a style, such as that of labelStyle", at: view.position, path: path)
        }
        count(1 + (component?.views ?? 0), at: view.position, path: path)
        // The content of a component's slots may be nested as deep as the component's deepest view.
        var depth = depth + 1 + view.modifiers.count + (component?.depth ?? 0)
        guard hasRoom(depth, at: view.position, path: path) else { return nil }
        guard tally.views <= limits.views, let signature = component?.entry.signature ?? signature(of: view.signature.name) else { return nil }
        // A component that has errors has no entry; its siblings are read nevertheless.
        let entry = component?.entry ?? entries.views[view.signature.name]
        var modifiers: [PreparedModifier]?
        if let entry, view.modifiers.contains(where: takesStyle) {
            let outer = tally.styles
            tally.styles = 0
            modifiers = self.modifiers(view.modifiers, of: entry.gives, scope: scope, depth: depth)
            // Each style surrounds a control at most once: inside the style, its own name means the next outer style.
            depth += tally.styles
            tally.styles = outer
            guard hasRoom(depth, at: view.position, path: path) else { return nil }
        }
        let arguments = self.arguments(of: signature, from: view.value, at: view.position, path: view.valuePath, scope: scope, depth: depth)
        guard let entry else { return nil }
        return SceneElement(
            entry: entry, arguments: arguments, modifiers: modifiers ?? self.modifiers(view.modifiers, of: entry.gives, scope: scope, depth: depth))
    }

    /// Returns whether a modifier has views that can contain a `Configuration`.
    private func takesStyle(_ modifier: ModifierNode) -> Bool {
        entries.modifiers[modifier.signature.name]?.signature.parameters.contains { !$0.parts.isEmpty } ?? false
    }

    /// Records a nesting depth; returns false, with an error, if it exceeds the limit.
    func hasRoom(_ depth: Int, at position: SourcePosition, path: ScenePath) -> Bool {
        tally.deepest = max(tally.deepest, depth)
        if tally.deepest <= limits.viewNesting { return true }
        if !tally.reported.hasReportedDepth {
            collector.error("views and modifiers are nested more than \(limits.viewNesting) levels deep", at: position, path: path)
        }
        tally.reported.hasReportedDepth = true
        return false
    }

    /// Reads the modifiers of content of a kind. Modifiers that can't be applied are left out, with an error.
    func modifiers(_ nodes: [ModifierNode], of kind: ContentKind, scope: ExpressionScope, depth: Int) -> [PreparedModifier] {
        var kind = kind
        var modifiers: [PreparedModifier] = []
        for modifier in nodes {
            let known = entries.modifiers[modifier.signature.name]
            if modifier.isGuess {
                if let value = modifier.value { lookInto(value, of: known?.signature, at: modifier.position, path: modifier.path, scope: scope, depth: depth) }
                continue
            }
            guard let entry = known else { continue }
            let arguments = self.arguments(
                of: entry.signature, from: modifier.value, at: modifier.position, path: modifier.path, scope: scope, depth: depth)
            if !kind.canBe(entry.needs) {
                let hint = kind == .view ? "; apply it before the modifiers that make the shape a view" : ""
                collector.error(
                    "\(quoted(modifier.signature.name)) needs \(entry.needs.description)\(hint)", at: modifier.position, path: modifier.path)
                continue
            }
            kind = arguments.makesView ? .view : entry.gives(kind)
            modifiers.append(PreparedModifier(entry: entry, arguments: arguments, gives: kind))
        }
        return modifiers
    }

    func signature(of view: String) -> EntrySignature? { entries.views[view]?.signature ?? components.signature(of: view) }
    func signature(ofModifier name: String) -> EntrySignature? { entries.modifiers[name]?.signature }

    private func count(_ views: Int, at position: SourcePosition, path: ScenePath) {
        let before = tally.views
        tally.views = min(before + views, limits.views + 1)
        if before <= limits.views, tally.views > limits.views, !tally.reported.hasReportedViews {
            tally.reported.hasReportedViews = true
            collector.error("the scene has more than \(limits.views) views", at: position, path: path)
        }
    }

    /// Reads the parameters of a view, a modifier, or anything else that a signature describes.
    ///
    /// - Parameter isGuess: whether the signature is only the most likely one.
    func arguments(
        of signature: EntrySignature, from value: JSONNode?, at position: SourcePosition, path: ScenePath, scope: ExpressionScope, depth: Int,
        isGuess: Bool = false
    ) -> PreparedArguments {
        let given = decoder(scope).arguments(of: signature, from: value, at: position, path: path, isGuess: isGuess)
        var values = [PreparedValue?](repeating: nil, count: signature.parameters.count)
        var additional: [(name: String, value: SceneExpression)] = []
        let hasLocals = !signature.locals.isEmpty
        for argument in given {
            guard let index = signature.index(of: argument.name) else {
                if case .expression(let expression)? = self.value(argument, scope: scope, depth: depth) { additional.append((argument.name, expression)) }
                continue
            }
            if !(hasLocals && argument.parameter.seesLocals) { values[index] = self.value(argument, among: given, scope: scope, depth: depth) }
        }
        if hasLocals {
            let inner = signature.locals.reduce(scope) { self.scope($0, with: $1, of: signature, values: values, given: given) }
            for argument in given where argument.parameter.seesLocals {
                if let index = signature.index(of: argument.name) { values[index] = self.value(argument, among: given, scope: inner, depth: depth) }
            }
        }
        return PreparedArguments(
            values: values, makesView: given.contains(where: \.parameter.makesView), additional: additional,
            origin: ExpressionOrigin(source: collector.source, position: position, path: path))
    }

    /// Returns the scope with one more variable of an entry. A variable without a name has an index among the locals as well, but can't be read.
    private func scope(
        _ scope: ExpressionScope, with local: LocalVariable, of signature: EntrySignature, values: [PreparedValue?], given: [ParameterArgument]
    ) -> ExpressionScope {
        let value = { (name: String) in signature.index(of: name).flatMap { values[$0] } }
        if case .custom(let value)? = value(local.parameter), let variables = (value as? PreparedLet)?.variables {
            return variables.reduce(scope) { $0.adding($1.name, $1.value.type) }
        }
        let type = local.type(value, alignments)
        guard case .name(let name)? = value(local.parameter) else {
            let hasName = local.isNamedWith.map { name in given.contains { $0.name == name } } ?? true
            return scope.adding(hasName ? local.defaultName ?? "" : "", type)
        }
        if !ExpressionScope.isValidName(name), let argument = given.first(where: { $0.name == local.parameter }) {
            reportVariableName(name, at: argument.node.position, path: argument.path)
        }
        return scope.adding(name, type)
    }

    func reportVariableName(_ name: String, at position: SourcePosition, path: ScenePath) {
        collector.error(
            "\(quoted(name)) is not a valid variable name: use letters, digits, and _, don't start with a digit, and avoid reserved words", at: position,
            path: path)
    }

    private func value(
        _ argument: ParameterArgument, among given: [ParameterArgument] = [], scope: ExpressionScope, depth: Int
    ) -> PreparedValue? {
        let parameter = argument.parameter
        if let reader = parameter.reader {
            var binder = self
            binder.depth = depth
            if let replacement = parameter.replacement, given.contains(where: { $0.name == replacement }) { binder.images = nil }
            return reader(argument.node, argument.path, binder, scope)
        }
        switch parameter.kind {
        case .view, .views: return views(argument, scope: scope, depth: depth)
        default: return decoder(scope).value(argument.node, kind: parameter.kind, path: argument.path)
        }
    }

    private func views(_ argument: ParameterArgument, scope: ExpressionScope, depth: Int) -> PreparedValue? {
        let parameter = argument.parameter
        guard let views = decoder(scope).views(argument.node, kind: parameter.kind, path: argument.path) else { return nil }
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

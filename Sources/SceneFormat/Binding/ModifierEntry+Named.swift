import Views

/// A modifier of the registry: its signature, and how it is applied.
struct ModifierEntry: Sendable {
    let bound: BoundSignature
    let needs: ContentKind
    /// What comes out of what goes in.
    let gives: @Sendable (ContentKind) -> ContentKind
    /// Parameters that make a view of whatever goes in, such as a stroke's color.
    var viewWith: Set<String> = []
    let apply: @MainActor @Sendable (SceneContent, SceneArguments) -> SceneContent

    /// A modifier of any view.
    init(
        _ name: String, _ parameters: [BoundParameter] = [], primary: String? = nil, local: LocalVariable? = nil, locals: [LocalVariable] = [],
        additional: ParameterEntry? = nil, exactlyOne: [String] = [], otherNames: [String] = [], _ summary: String,
        apply: @escaping @MainActor @Sendable (AnyView, SceneArguments) -> any View
    ) {
        bound = BoundSignature(
            name, parameters, primary: primary, local: local, locals: locals, additional: additional, exactlyOne: exactlyOne, otherNames: otherNames,
            summary)
        needs = .view
        gives = { _ in .view }
        self.apply = { content, arguments in
            @MainActor func erase(_ view: some View) -> AnyView { AnyView(view) }
            return .view(erase(apply(content.view, arguments)))
        }
    }

    /// A modifier of shapes or texts.
    init(
        _ name: String, _ parameters: [BoundParameter] = [], primary: String? = nil, otherNames: [String] = [], needs: ContentKind, gives: ContentKind?,
        viewWith: Set<String> = [],
        _ summary: String, apply: @escaping @MainActor @Sendable (SceneContent, SceneArguments) -> SceneContent
    ) {
        bound = BoundSignature(name, parameters, primary: primary, local: nil, otherNames: otherNames, summary)
        self.needs = needs
        self.gives = { gives ?? $0 }
        self.viewWith = viewWith
        self.apply = apply
    }

    /// A modifier of any view that leaves a shape a shape, which modifiers of shapes can follow.
    init(
        _ name: String, _ parameters: [BoundParameter] = [], primary: String? = nil, otherNames: [String] = [], _ summary: String,
        shape: @escaping @MainActor @Sendable (any Shape, SceneArguments) -> any Shape,
        apply: @escaping @MainActor @Sendable (AnyView, SceneArguments) -> any View
    ) {
        let general = ModifierEntry(name, parameters, primary: primary, otherNames: otherNames, summary, apply: apply)
        bound = general.bound
        needs = .view
        gives = { $0.canBe(.shape) ? .shape : .view }
        self.apply = { content, arguments in
            switch content {
            case .shape, .insettableShape: .shape(shape(content.shape, arguments))
            case .view, .text: general.apply(content, arguments)
            }
        }
    }

    /// A modifier of any view that leaves a text a text, which modifiers of texts can follow.
    ///
    /// - Parameter viewWith: parameters with which it doesn't.
    init(
        _ name: String, _ parameters: [BoundParameter] = [], primary: String? = nil, otherNames: [String] = [], viewWith: Set<String> = [], _ summary: String,
        text: @escaping @MainActor @Sendable (Text, SceneArguments) -> Text,
        apply: @escaping @MainActor @Sendable (AnyView, SceneArguments) -> any View
    ) {
        let general = ModifierEntry(name, parameters, primary: primary, otherNames: otherNames, summary, apply: apply)
        bound = general.bound
        needs = .view
        gives = { $0 == .text ? .text : .view }
        self.apply = { content, arguments in
            if case .text(let content) = content, !viewWith.contains(where: arguments.has) { return .text(text(content, arguments)) }
            return general.apply(content, arguments)
        }
        self.viewWith = viewWith
    }
}

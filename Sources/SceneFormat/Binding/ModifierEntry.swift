import Views

/// A modifier of the registry: its signature and its implementation.
struct ModifierEntry: Sendable {
    let signature: EntrySignature
    /// The kind of content that it modifies.
    let needs: ContentKind
    /// Returns the kind of the result for a kind of content.
    let gives: @Sendable (ContentKind) -> ContentKind
    let apply: @MainActor @Sendable (SceneContent, EntryArguments) -> SceneContent
}

extension ModifierEntry {
    /// A modifier of any view.
    init<each Part>(
        _ name: String, _ summary: String, _ parameter: repeat Parameter<each Part>, locals: [LocalVariable] = [], exactlyOne: [String] = [],
        otherNames: [String] = [], apply: @escaping @MainActor @Sendable (AnyView, repeat each Part) -> any View
    ) {
        self.init(name, summary, repeat each parameter, locals: locals, exactlyOne: exactlyOne, otherNames: otherNames, needs: .view, gives: .view) {
            (content: SceneContent, part: repeat each Part) in SceneContent(any: apply(content.view, repeat each part))
        }
    }

    /// A modifier of one kind of content.
    init<each Part>(
        _ name: String, _ summary: String, _ parameter: repeat Parameter<each Part>, locals: [LocalVariable] = [], exactlyOne: [String] = [],
        otherNames: [String] = [], needs: ContentKind, gives: ContentKind,
        apply: @escaping @MainActor @Sendable (SceneContent, repeat each Part) -> SceneContent
    ) {
        signature = EntrySignature(
            name, summary, parameters: definitions(of: repeat each parameter), locals: locals, exactlyOne: exactlyOne, otherNames: otherNames)
        self.needs = needs
        self.gives = { _ in gives }
        self.apply = { content, arguments in
            var cursor = ArgumentCursor(arguments)
            return apply(content, repeat cursor.next(each parameter))
        }
    }

    /// A modifier of any view that turns a text into a text, so that modifiers of texts can follow it.
    init<each Part>(
        _ name: String, _ summary: String, _ parameter: repeat Parameter<each Part>, otherNames: [String] = [],
        apply: @escaping @MainActor @Sendable (AnyView, repeat each Part) -> any View,
        text: @escaping @MainActor @Sendable (Text, repeat each Part) -> Text
    ) {
        signature = EntrySignature(name, summary, parameters: definitions(of: repeat each parameter), otherNames: otherNames)
        needs = .view
        gives = { $0 == .text ? .text : .view }
        self.apply = { content, arguments in
            var cursor = ArgumentCursor(arguments)
            if case .text(let content) = content, !arguments.prepared.makesView { return .text(text(content, repeat cursor.next(each parameter))) }
            return SceneContent(any: apply(content.view, repeat cursor.next(each parameter)))
        }
    }

    /// A modifier of any view that turns a shape into a shape, so that modifiers of shapes can follow it.
    init<each Part>(
        _ name: String, _ summary: String, _ parameter: repeat Parameter<each Part>, otherNames: [String] = [],
        apply: @escaping @MainActor @Sendable (AnyView, repeat each Part) -> any View,
        shape: @escaping @MainActor @Sendable (any Shape, repeat each Part) -> any Shape
    ) {
        signature = EntrySignature(name, summary, parameters: definitions(of: repeat each parameter), otherNames: otherNames)
        needs = .view
        gives = { $0.canBe(.shape) ? .shape : .view }
        self.apply = { content, arguments in
            var cursor = ArgumentCursor(arguments)
            switch content {
            case .shape, .insettableShape: return .shape(shape(content.shape, repeat cursor.next(each parameter)))
            case .view, .text: return SceneContent(any: apply(content.view, repeat cursor.next(each parameter)))
            }
        }
    }

    /// A modifier that turns a shape into a view.
    static func shapeToView<each Part>(
        _ name: String, _ summary: String, _ parameter: repeat Parameter<each Part>,
        apply: @escaping @MainActor @Sendable (any Shape, repeat each Part) -> any View
    ) -> ModifierEntry {
        ModifierEntry(name, summary, repeat each parameter, needs: .shape, gives: .view) { (content: SceneContent, part: repeat each Part) in
            SceneContent(any: apply(content.shape, repeat each part))
        }
    }

    /// A modifier that turns a shape into another shape.
    static func shapeToShape<each Part>(
        _ name: String, _ summary: String, _ parameter: repeat Parameter<each Part>,
        apply: @escaping @MainActor @Sendable (any Shape, repeat each Part) -> any Shape
    ) -> ModifierEntry {
        ModifierEntry(name, summary, repeat each parameter, needs: .shape, gives: .shape) { (content: SceneContent, part: repeat each Part) in
            .shape(apply(content.shape, repeat each part))
        }
    }
}

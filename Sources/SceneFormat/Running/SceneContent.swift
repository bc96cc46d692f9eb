import Views

/// The result of an element and the modifiers applied so far. While it is a shape or a text, modifiers of shapes or texts can be applied.
@MainActor
enum SceneContent {
    case view(AnyView)
    case text(Text)
    case shape(any Shape)
    case insettableShape(any InsettableShape)

    init(_ view: some View) { self = .view(AnyView(view)) }

    init(any view: any View) { self = .view(Self.erase(view)) }

    /// The content as a view; the concrete type is kept inside.
    var view: AnyView {
        switch self {
        case .view(let view): view
        case .text(let text): AnyView(text)
        case .shape(let shape): Self.erase(shape)
        case .insettableShape(let shape): Self.erase(shape)
        }
    }

    private static func erase(_ view: some View) -> AnyView { AnyView(view) }

    /// The content as a shape. The binder guarantees that it is a shape.
    var shape: any Shape {
        switch self {
        case .shape(let shape): shape
        case .insettableShape(let shape): shape
        case .view, .text: preconditionFailure("the binder lets only shapes through here")
        }
    }
}

/// The kind of an element's content, which is known when the scene is read.
enum ContentKind: Sendable {
    case view
    case text
    case shape
    /// A shape that can be inset.
    case insettableShape

    /// Returns whether a modifier that needs content of kind `need` can be applied.
    func canBe(_ need: ContentKind) -> Bool {
        need == .view || self == need || (need == .shape && self == .insettableShape)
    }

    /// A description for messages.
    var description: String {
        switch self {
        case .view: "a view"
        case .text: "a Text"
        case .shape: "a shape"
        case .insettableShape: "a shape that can be inset, such as Circle or RoundedRectangle"
        }
    }
}

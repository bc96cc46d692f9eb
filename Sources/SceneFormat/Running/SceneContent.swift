import Views

/// What an element has become so far: as long as it is a shape or a text, the modifiers of these can be applied.
@MainActor
enum SceneContent {
    case view(AnyView)
    case text(Text)
    case shape(any Shape)
    case insettableShape(any InsettableShape)

    init(_ view: some View) { self = .view(AnyView(view)) }

    init(any view: any View) { self = .view(Self.erase(view)) }

    /// As a view of its own type inside.
    var view: AnyView {
        switch self {
        case .view(let view): view
        case .text(let text): AnyView(text)
        case .shape(let shape): Self.erase(shape)
        case .insettableShape(let shape): Self.erase(shape)
        }
    }

    private static func erase(_ view: some View) -> AnyView { AnyView(view) }

    /// As a shape. The binder has seen to it that it is one.
    var shape: any Shape {
        switch self {
        case .shape(let shape): shape
        case .insettableShape(let shape): shape
        case .view, .text: preconditionFailure("the binder lets only shapes through here")
        }
    }
}

/// What of an element is known when the scene is read.
enum ContentKind: Sendable {
    case view
    case text
    case shape
    /// A shape that can be made smaller on all sides.
    case insettableShape

    /// Whether a modifier that needs `need` can be applied.
    func canBe(_ need: ContentKind) -> Bool {
        need == .view || self == need || (need == .shape && self == .insettableShape)
    }

    /// In words for messages.
    var description: String {
        switch self {
        case .view: "a view"
        case .text: "a Text"
        case .shape: "a shape"
        case .insettableShape: "a shape that can be inset, such as Circle or RoundedRectangle"
        }
    }
}

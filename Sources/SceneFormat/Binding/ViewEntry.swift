import Views

/// A view of the registry: its signature and its implementation.
struct ViewEntry: Sendable {
    let signature: EntrySignature
    /// The kind of the view before its modifiers.
    let gives: ContentKind
    let make: @MainActor @Sendable (EntryArguments) -> SceneContent
}

extension ViewEntry {
    /// A view.
    init<each Part, Made: View>(
        _ name: String, _ summary: String, _ parameter: repeat Parameter<each Part>, locals: [LocalVariable] = [], exactlyOne: [String] = [],
        otherNames: [String] = [], make: @escaping @MainActor @Sendable (repeat each Part) -> Made
    ) {
        self.init(
            name, summary, repeat each parameter, locals: locals, exactlyOne: exactlyOne, otherNames: otherNames, gives: .view
        ) { (part: repeat each Part) in SceneContent(make(repeat each part)) }
    }

    /// A view of different types for different arguments.
    init<each Part>(
        _ name: String, _ summary: String, _ parameter: repeat Parameter<each Part>, locals: [LocalVariable] = [], exactlyOne: [String] = [],
        otherNames: [String] = [], gives: ContentKind = .view, make: @escaping @MainActor @Sendable (repeat each Part) -> SceneContent
    ) {
        signature = EntrySignature(
            name, summary, parameters: definitions(of: repeat each parameter), locals: locals, exactlyOne: exactlyOne, otherNames: otherNames)
        self.gives = gives
        self.make = { arguments in
            var cursor = ArgumentCursor(arguments)
            return make(repeat cursor.next(each parameter))
        }
    }

    /// A text, which modifiers of texts can follow.
    static func text<each Part>(
        _ name: String, _ summary: String, _ parameter: repeat Parameter<each Part>, exactlyOne: [String] = [], otherNames: [String] = [],
        make: @escaping @MainActor @Sendable (repeat each Part) -> Text
    ) -> ViewEntry {
        ViewEntry(name, summary, repeat each parameter, exactlyOne: exactlyOne, otherNames: otherNames, gives: .text) { (part: repeat each Part) in
            .text(make(repeat each part))
        }
    }

    /// A shape, which modifiers of shapes can follow.
    static func shape<each Part>(
        _ name: String, _ summary: String, _ parameter: repeat Parameter<each Part>, locals: [LocalVariable] = [], exactlyOne: [String] = [],
        otherNames: [String] = [], make: @escaping @MainActor @Sendable (repeat each Part) -> any Shape
    ) -> ViewEntry {
        ViewEntry(name, summary, repeat each parameter, locals: locals, exactlyOne: exactlyOne, otherNames: otherNames, gives: .shape) {
            (part: repeat each Part) in .shape(make(repeat each part))
        }
    }

    /// A shape that can be inset.
    static func insettableShape<each Part>(
        _ name: String, _ summary: String, _ parameter: repeat Parameter<each Part>, otherNames: [String] = [],
        make: @escaping @MainActor @Sendable (repeat each Part) -> any InsettableShape
    ) -> ViewEntry {
        ViewEntry(name, summary, repeat each parameter, otherNames: otherNames, gives: .insettableShape) { (part: repeat each Part) in
            .insettableShape(make(repeat each part))
        }
    }
}

import Views

/// The default of optional parameters with views.
enum NoViews: Sendable {
    case empty
}

extension ParameterType where Value == SceneElementList {
    static let views = ParameterType(
        kind: .views,
        evaluate: { prepared, arguments in
            if case .elements(let elements) = prepared { SceneElementList(elements, scope: arguments.scope) } else { nil }
        }, fallback: { SceneElementList([], scope: $0.scope) })
}

extension Parameter where Value == SceneElementList {
    /// Views in order.
    static func views(_ name: String, _ summary: String) -> Self { Self(name, .views, summary) }

    /// Views in order; empty if the parameter is not given.
    static func views(_ name: String, default: NoViews, _ summary: String) -> Self {
        let views = Parameter<SceneElementList?>(name, .views, default: nil, summary)
        return Self(views.definitions) { arguments, index in views.evaluate(arguments, index) ?? SceneElementList([], scope: arguments.scope) }
    }

    /// The views of a style for the control that it draws.
    ///
    /// - Parameter parts: the parts that a `Configuration` in the views can show.
    static func views(_ name: String, default: NoViews, parts: [String], _ summary: String) -> Self {
        views(name, default: .empty, summary).changing { $0.parts = parts }
    }
}

extension Parameter where Value == SceneElementList? {
    static func views(_ name: String, default standard: Absence, _ summary: String) -> Self { Self(name, .views, default: standard, summary) }
}

extension ParameterType where Value == any Shape {
    static let shape = ParameterType(
        kind: .view, elementKind: .shape,
        evaluate: { prepared, arguments in
            if case .elements(let elements) = prepared { elements.first?.content(in: arguments.scope).shape } else { nil }
        }, fallback: { _ in Rectangle() })
}

extension Parameter where Value == any Shape {
    /// A shape as a view: `{ "Circle": {} }`.
    static func shape(_ name: String, _ summary: String) -> Self { Self(name, .shape, summary) }
}

extension Parameter where Value == (any Shape)? {
    static func shape(_ name: String, default standard: Absence, _ summary: String) -> Self { Self(name, .shape, default: standard, summary) }
}

extension ParameterType where Value == any InsettableShape {
    fileprivate static let insettableShape = ParameterType(
        kind: .view, elementKind: .insettableShape,
        evaluate: { prepared, arguments in
            guard case .elements(let elements) = prepared, case .insettableShape(let shape)? = elements.first?.content(in: arguments.scope) else { return nil }
            return shape
        }, fallback: { _ in Rectangle() })
}

extension Parameter where Value == any InsettableShape {
    /// A shape that can be inset, as a view.
    static func insettableShape(_ name: String, _ summary: String) -> Self { Self(name, .insettableShape, summary) }
}

extension ParameterType where Value == [Text] {
    /// Texts with their own modifiers.
    fileprivate static func texts(_ kind: ParameterKind) -> ParameterType {
        ParameterType(
            kind: kind, elementKind: .text,
            evaluate: { prepared, arguments in
                guard case .elements(let elements) = prepared else { return nil }
                return elements.compactMap { if case .text(let text) = $0.content(in: arguments.scope) { text } else { nil } }
            }, fallback: { _ in [] })
    }
}

extension Parameter where Value == [Text] {
    /// Views that are texts; empty if the parameter is not given.
    static func texts(_ name: String, default: NoViews, _ summary: String) -> Self {
        Parameter<[Text]?>(name, .texts(.views), default: nil, summary).map { $0 ?? [] }
    }
}

extension Parameter where Value == Text? {
    /// One view that is a text.
    static func text(_ name: String, default: Absence, _ summary: String) -> Self {
        Parameter<[Text]?>(name, .texts(.view), default: nil, summary).map { $0?.first }
    }
}

extension Parameter where Value == [String: SceneValue] {
    /// Parameters with any other names, such as the members that accompany an anchor.
    ///
    /// - Parameter name: the placeholder for the names in the reference.
    static func additional(_ name: String, _ summary: String) -> Self {
        var definition = ParameterEntry(name, .value(.any), summary)
        definition.isAdditional = true
        return Self([definition]) { arguments, _ in arguments.additionalMembers }
    }
}

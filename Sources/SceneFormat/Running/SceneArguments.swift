import Foundation
import Geometry
import LayoutEngine
import Views

/// The parameters of one view or modifier while it is evaluated.
///
/// A parameter that is absent, or whose evaluation fails, is nil; the failure is kept by the store, and the frame is not drawn.
@MainActor
struct SceneArguments: Equatable {
    nonisolated let prepared: PreparedArguments
    nonisolated let scope: SceneScope

    nonisolated static func == (lhs: SceneArguments, rhs: SceneArguments) -> Bool { lhs.prepared === rhs.prepared && lhs.scope == rhs.scope }

    private subscript(name: String) -> PreparedValue? { prepared.values[name] }

    /// What the scene gives for a parameter; nil where it gives nothing.
    subscript(index: Int) -> PreparedValue? { prepared.values[index] }

    /// Whether the scene gives the parameter.
    func has(_ name: String) -> Bool { self[name] != nil }

    /// These arguments inside of what introduces a variable.
    func adding(_ local: SceneValue) -> SceneArguments {
        SceneArguments(prepared: prepared, scope: scope.adding(local))
    }

    /// The value of a typed parameter; its first value where this isn't among the parameters.
    func typed<Value>(_ parameter: Parameter<Value>) -> Value {
        guard let index = prepared.values.index(of: parameter.name) else { preconditionFailure("no parameter \(parameter.name)") }
        return parameter.evaluate(self, index)
    }

    // MARK: Values

    func value(_ name: String) -> SceneValue? {
        guard case .expression(let expression) = self[name] else { return nil }
        return scope.store.evaluate(expression, locals: scope.locals)
    }

    /// A number, or infinity where the parameter allows it.
    func number(_ name: String) -> Double? {
        if case .infinity = self[name] { return .infinity }
        guard case .number(let number) = value(name) else { return nil }
        return number
    }

    func number(_ name: String, default standard: Double) -> Double { number(name) ?? standard }

    func length(_ name: String) -> CGFloat? { number(name).map { CGFloat($0) } }

    func bool(_ name: String) -> Bool? {
        guard case .bool(let bool) = value(name) else { return nil }
        return bool
    }

    /// A text or a keyword.
    func string(_ name: String) -> String? {
        guard case .string(let string) = value(name) else { return nil }
        return string
    }

    func color(_ name: String) -> Color? {
        guard case .color(let color) = value(name) else { return nil }
        return Color(color)
    }

    func point(_ name: String) -> CGPoint? {
        guard case .point(let point) = value(name) else { return nil }
        return point
    }

    func size(_ name: String) -> CGSize? {
        guard case .size(let size) = value(name) else { return nil }
        return size
    }

    func rect(_ name: String) -> CGRect? {
        guard case .rect(let rect) = value(name) else { return nil }
        return rect
    }

    func list(_ name: String) -> [SceneValue]? {
        guard case .array(let list) = value(name) else { return nil }
        return list
    }

    /// The numbers of a list.
    func numbers(_ name: String) -> [CGFloat]? {
        list(name)?.compactMap { value in if case .number(let number) = value { CGFloat(number) } else { nil } }
    }

    /// A name that the scene made up.
    func name(_ name: String) -> String? {
        guard case .name(let text) = self[name] else { return nil }
        return text
    }

    func custom<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
        guard case .custom(let value) = self[name] else { return nil }
        return value as? Value
    }

    /// The parameters of names that the scene made up, as members of an object.
    var additionalMembers: [String: SceneValue] {
        var members: [String: SceneValue] = [:]
        for (name, expression) in prepared.additional {
            members[name] = scope.store.evaluate(expression, locals: scope.locals)
        }
        return members
    }

    // MARK: Views

    func elements(_ name: String) -> [SceneElement] {
        guard case .elements(let elements) = self[name] else { return [] }
        return elements
    }

    /// The views of a parameter, one after another; nothing when it is absent.
    func views(_ name: String) -> SceneElementList { SceneElementList(elements(name), scope: scope) }

    /// The same for what is chosen by a condition. A single view is evaluated along with that, which takes less than a node of its own for each.
    func branch(_ name: String) -> AnyView {
        let elements = elements(name)
        return elements.count == 1 ? elements[0].content(in: scope).view : AnyView(SceneElementList(elements, scope: scope))
    }

    /// A shape that stands as a view in the parameter.
    func shape(_ name: String) -> (any Shape)? { elements(name).first?.content(in: scope).shape }

    // MARK: Alignment

    func horizontalAlignment(_ name: String) -> HorizontalAlignment? { string(name).flatMap(scope.alignments.horizontal) }
    func verticalAlignment(_ name: String) -> VerticalAlignment? { string(name).flatMap(scope.alignments.vertical) }

    /// An alignment in both directions, or the middle.
    func alignment(_ name: String) -> Alignment {
        if let pair: AlignmentPair = custom(name) { return pair.alignment(scope.alignments) }
        return string(name).flatMap(scope.alignments.both) ?? .center
    }

    // MARK: Actions

    /// What a `set` does with the animation beside it, evaluated when it happens.
    func action(_ name: String = "set", animation: String = "animation", completion: String = "completion") -> @MainActor () -> Void {
        let criteria: AnimationCompletionCriteria = string("completionCriteria") == "removed" ? .removed : .logicallyComplete
        guard case .assignments(let assignments) = self[name] else { return {} }
        let scope = scope
        let prepared: PreparedAnimation? = custom(animation)
        if case .assignments(let last) = self[completion] {
            // Without an animation the completion follows in the same frame.
            return {
                withAnimation(prepared?.animation(in: scope), completionCriteria: criteria) {
                    scope.store.perform(assignments, locals: scope.locals)
                } completion: {
                    MainActor.assumeIsolated { scope.store.perform(last, locals: scope.locals) }
                }
            }
        }
        guard let prepared else { return { scope.store.perform(assignments, locals: scope.locals) } }
        return {
            withAnimation(prepared.animation(in: scope)) { scope.store.perform(assignments, locals: scope.locals) }
        }
    }

    /// The animation of a parameter; nil when it is absent or says that there is none.
    func animation(_ name: String) -> Animation? { custom(name, as: PreparedAnimation.self)?.animation(in: scope) }

    /// Tells that something can't be drawn, at the place of the view or modifier.
    func fail(_ message: String) { scope.store.report(prepared.origin.diagnostic(ExpressionError(message, at: 0), in: "")) }
}

/// Elements one after another, each in a place of its own. How many they are is written in the scene, so no place ever comes or goes.
struct SceneElementList: PrimitiveView {
    private let elements: [SceneElement]
    private let scope: SceneScope

    init(_ elements: [SceneElement], scope: SceneScope) {
        self.elements = elements
        self.scope = scope
    }

    /// The views as one that is chosen by a condition. A single view is evaluated along with that, which takes less than a node of its own for each.
    @MainActor var branch: AnyView { elements.count == 1 ? elements[0].content(in: scope).view : AnyView(self) }

    private func view(of element: SceneElement) -> SceneElementView { SceneElementView(element: element, scope: scope) }

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        if view.elements.count == 1 { return ContentNode(view, inputs) { $0.view(of: $0.elements[0]) } }
        return ContentNode(view, inputs) { view in TupleView(view.elements.map(view.view)) }
    }
}

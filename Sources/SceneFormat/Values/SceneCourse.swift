import Motion
import Views

/// The curve of an animation as an expression.
struct PreparedCourse: Sendable {
    fileprivate let expression: SceneExpression
    /// The number of variables around the expression, except for the value of a gesture, which is added when it occurs.
    fileprivate let outerLocals: Int

    /// The additional variables that the expression sees, in order.
    static let locals = [LocalVariable(fixed: "progress", .number), LocalVariable(fixed: "time", .number)]

    fileprivate static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedCourse? {
        binder.decoder(scope).expressions.expression(node, as: .number, path: path).map {
            PreparedCourse(expression: $0, outerLocals: scope.locals.count - locals.count)
        }
    }
}

/// The course of a running animation. It uses the state at the animation's start, so that it depends only on time.
struct SceneCourse: AnimationCourse {
    private let prepared: SceneExpression
    /// With the state's values substituted for its variables: a copy of the whole state for each animation could fill the memory.
    private let expression: SceneExpression
    /// The state at the start.
    private let state: [SceneValue]
    private let locals: [SceneValue]
    private let store: SceneStore

    @MainActor fileprivate init(_ course: PreparedCourse, in scope: SceneScope) {
        prepared = course.expression
        store = scope.store
        locals = Array(scope.locals.prefix(course.outerLocals))
        store.noteReads(of: prepared, locals: locals)
        (expression, state) = prepared.settingState(ExpressionEnvironment(state: store.values, locals: locals))
    }

    func share(at progress: Double, time: Double) -> Double {
        let inner = ExpressionEnvironment(locals: locals + [.number(progress), .number(time)])
        do throws(Diagnostic) {
            guard case .number(let share) = try expression.evaluate(in: inner, limits: store.limits) else { return 1 }
            return share
        } catch {
            MainThread.run { [store] in store.report(error) }
            return 1
        }
    }

    static func == (lhs: SceneCourse, rhs: SceneCourse) -> Bool {
        lhs.prepared === rhs.prepared && lhs.locals == rhs.locals && lhs.state == rhs.state
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(prepared)) }
}

extension ParameterType where Value == SceneCourse? {
    fileprivate static let course = ParameterType(
        kind: .number, reader: { PreparedCourse.read($0, path: $1, binder: $2, scope: $3).map { .custom($0) } }, seesLocals: true,
        evaluate: { prepared, arguments in
            guard case .custom(let value) = prepared, let course = value as? PreparedCourse else { return nil }
            return SceneCourse(course, in: arguments.scope)
        }, fallback: { _ in nil })
}

extension Parameter where Value == SceneCourse? {
    /// The curve of an animation as an expression of ``PreparedCourse/locals``; nil after an error.
    static func course(_ name: String, _ summary: String) -> Self { Self(name, .course, summary) }
}

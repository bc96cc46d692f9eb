import Display
import Foundation
import Observation

/// The state of a running scene. Each variable is tracked by itself, so that only what reads a variable is evaluated again when it changes.
@MainActor
final class SceneStore {
    /// In the order of ``SceneDocument/state``.
    private(set) var values: [SceneValue]
    /// What the variables began with, to which gestures set them back.
    private var initialValues: [SceneValue]
    private var variables: [SceneVariable]
    /// Places whose variables have ended.
    private var free: [Int] = []
    /// Called before values change.
    var willChange: () -> Void = {}
    let limits: SceneLimits
    /// Where the scene's pictures are; nil where it has no folder.
    let images: (any ImageSource)?
    /// The first error that an evaluation met since the last ``takeFailure()``.
    private var failure: Diagnostic?
    /// How many views were evaluated since the last ``takeFailure()``.
    private var evaluations = 0
    /// The number of steps of canvases, and of loops in paths, since then.
    private var drawingSteps = 0
    /// How many values each variable is; changed by ``setCount(_:at:)``.
    private var counts: [Int]
    /// Of all variables.
    private var totalCount: Int

    init(values: [SceneValue], limits: SceneLimits, images: (any ImageSource)? = nil) {
        self.images = images
        self.values = values
        initialValues = values
        self.limits = limits
        variables = values.map { _ in SceneVariable() }
        counts = values.map { $0.count(upTo: limits.stateValues) }
        totalCount = counts.reduce(0, +)
    }

    /// The value of an expression now. Whoever evaluates depends on the state that it reads.
    ///
    /// - Returns: nil after an error, which is kept for whoever asked for the frame.
    func evaluate(_ expression: SceneExpression, locals: [SceneValue]) -> SceneValue? {
        if let constant = expression.constant { return constant }
        noteReads(of: expression, locals: locals)
        do throws(Diagnostic) {
            return try expression.evaluate(in: ExpressionEnvironment(state: values, locals: locals), limits: limits)
        } catch {
            report(error)
            return nil
        }
    }

    /// Makes whoever evaluates depend on the state that an expression reads.
    func noteReads(of expression: SceneExpression, locals: [SceneValue]) {
        for place in expression.stateReads { variables[place].noteRead() }
        for local in expression.bindingReads { variables[SceneValue.bindingPlace(locals[local])].noteRead() }
    }

    /// Gives variables new values, all of them computed from the values before any of them.
    ///
    /// A variable that already has its new value is left alone. After an error nothing changes.
    func perform(_ assignments: [TimelineEvent.Assignment], locals: [SceneValue]) {
        let environment = ExpressionEnvironment(state: values, locals: locals)
        var changes: [(place: Int, value: SceneValue, count: Int)] = []
        // The last that makes a variable larger.
        var grown: SceneExpression?
        do throws(Diagnostic) {
            for assignment in assignments {
                let value = try assignment.value.evaluate(in: environment, limits: limits)
                let place = assignment.variable.index(locals)
                // A binding of any type takes what its variable doesn't.
                let type = initialValues[place].variableType
                if case .binding = assignment.variable, !type.accepts(value) {
                    throw assignment.value.diagnostic(ExpressionEvaluator.mismatch(type, value, at: 0))
                }
                let count = value.count(upTo: limits.stateValues)
                changes.append((place, value, count))
                if count > counts[place] { grown = assignment.value }
            }
            if let grown {
                let last = Dictionary(changes.map { ($0.place, $0.count) }, uniquingKeysWith: { $1 })
                let total = last.reduce(totalCount) { $0 + $1.value - counts[$1.key] }
                if total > limits.stateValues {
                    throw grown.diagnostic(ExpressionError("the state has more than \(limits.stateValues) values", at: 0))
                }
            }
        } catch {
            return report(error)
        }
        for change in changes { setValue(change.value, at: change.place, count: change.count) }
    }

    /// A variable's value now. Whoever evaluates depends on it.
    func value(at place: Int) -> SceneValue {
        variables[place].noteRead()
        return values[place]
    }

    /// Gives a variable another value, as a control does.
    ///
    /// - Parameter count: how many values it is; nil where nobody has counted.
    func setValue(_ value: SceneValue, at place: Int, count: Int? = nil) {
        guard values[place] != value else { return }
        willChange()
        setCount(count ?? value.count(upTo: limits.stateValues), at: place)
        variables[place].change { values[place] = value }
    }

    private func setCount(_ count: Int, at place: Int) {
        totalCount += count - counts[place]
        counts[place] = count
    }

    /// Adds variables that a component has for itself.
    ///
    /// - Returns: their places, for ``removeVariables(_:)``; they are there after an error, too, which is told where there are too many.
    func addVariables(_ new: [SceneValue], for origin: ExpressionOrigin) -> [Int] {
        let places = new.map { value in
            let variable = SceneVariable()
            guard let place = free.popLast() else {
                values.append(value)
                initialValues.append(value)
                variables.append(variable)
                counts.append(0)
                setCount(value.count(upTo: limits.stateValues), at: values.count - 1)
                return values.count - 1
            }
            (values[place], initialValues[place], variables[place]) = (value, value, variable)
            setCount(value.count(upTo: limits.stateValues), at: place)
            return place
        }
        if totalCount > limits.stateValues {
            report(
                origin.diagnostic(ExpressionError("the state, with that of the components in use, has more than \(limits.stateValues) values", at: 0), in: ""))
        }
        return places
    }

    /// Ends variables that nobody reads any more.
    func removeVariables(_ places: [Int]) {
        for place in places {
            values[place] = .null
            setCount(0, at: place)
        }
        free += places
    }

    /// Gives variables the values that they began with.
    func reset(_ places: [Int]) {
        for place in places { setValue(initialValues[place], at: place) }
    }

    /// Counts one evaluation of a view or modifier; false, with an error, when a frame has had as many as the limit allows.
    func chargeEvaluation(_ origin: ExpressionOrigin) -> Bool {
        evaluations += 1
        if evaluations <= limits.evaluations { return true }
        report(origin.diagnostic(ExpressionError("the frame takes more than \(limits.evaluations) evaluations of views", at: 0), in: ""))
        return false
    }

    /// Counts steps of a canvas or of a loop in a path; false after an error, when nothing more is to be drawn.
    func chargeDrawing(_ origin: ExpressionOrigin, steps: Int = 1) -> Bool {
        drawingSteps += steps
        if drawingSteps > limits.drawingSteps {
            report(origin.diagnostic(ExpressionError("the frame's canvases and paths take more than \(limits.drawingSteps) steps", at: 0), in: ""))
        }
        return failure == nil
    }

    func report(_ diagnostic: Diagnostic) {
        if failure == nil { failure = diagnostic }
    }

    /// The first error since the last call.
    func takeFailure() -> Diagnostic? {
        (evaluations, drawingSteps) = (0, 0)
        defer { failure = nil }
        return failure
    }
}

/// Tells observers of one state variable that it changes. The value itself is in the store.
private final class SceneVariable: Observable {
    private let registrar = ObservationRegistrar()
    /// Stands for the value in what observers are told.
    private var value: Void { () }

    func noteRead() { registrar.access(self, keyPath: \.value) }
    func change(_ mutation: () -> Void) { registrar.withMutation(of: self, keyPath: \.value, mutation) }
}

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
    /// How many variables the scene itself has.
    private let ownCount: Int
    /// Called before values change.
    var willChange: () -> Void = {}
    let limits: SceneLimits
    /// Where the scene's pictures are; nil where it has no folder.
    let images: (any ImageSource)?
    /// The first error that an evaluation met since the last ``takeFailure()``.
    private var failure: Diagnostic?
    /// How many views were evaluated since the last ``takeFailure()``.
    private var evaluations = 0
    /// How many steps canvases drew since then.
    private var drawingSteps = 0
    /// How many values each variable is.
    private var counts: [Int]

    init(values: [SceneValue], limits: SceneLimits, images: (any ImageSource)? = nil) {
        self.images = images
        self.values = values
        initialValues = values
        ownCount = values.count
        self.limits = limits
        variables = values.map { _ in SceneVariable() }
        counts = values.map { $0.count(upTo: limits.stateValues) }
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
        // By how many values the state becomes larger.
        var growth = 0
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
                growth += count - counts[place]
                // Numbers and short texts hardly ever make it larger.
                if growth > 0, counts.reduce(0, +) + growth > limits.stateValues {
                    throw assignment.value.diagnostic(ExpressionError("the state has more than \(limits.stateValues) values", at: 0))
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
        counts[place] = count ?? value.count(upTo: limits.stateValues)
        variables[place].change { values[place] = value }
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
                counts.append(value.count(upTo: limits.stateValues))
                return values.count - 1
            }
            (values[place], initialValues[place], variables[place]) = (value, value, variable)
            counts[place] = value.count(upTo: limits.stateValues)
            return place
        }
        if values.count - ownCount > limits.stateValues {
            report(origin.diagnostic(ExpressionError("the components in use have more than \(limits.stateValues) variables", at: 0), in: ""))
        }
        return places
    }

    /// Ends variables that nobody reads any more.
    func removeVariables(_ places: [Int]) {
        for place in places { (values[place], counts[place]) = (.null, 0) }
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

    /// Counts one step of a canvas; false, after an error, when nothing more is to be drawn.
    func chargeDrawing(_ origin: ExpressionOrigin) -> Bool {
        drawingSteps += 1
        if drawingSteps > limits.drawingSteps {
            report(origin.diagnostic(ExpressionError("the frame's canvases take more than \(limits.drawingSteps) steps", at: 0), in: ""))
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

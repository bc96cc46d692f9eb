import Display
import Foundation
import Observation
import Views

/// The state of a running scene. Each variable is tracked separately, so that a change causes evaluation only of its readers.
@MainActor
final class SceneStore {
    /// The values, in the order of ``SceneDocument/state``.
    private(set) var values: [SceneValue]
    /// The initial values, to which gestures reset variables.
    private var initialValues: [SceneValue]
    private var variables: [SceneVariable]
    /// Indices whose variables have been removed.
    private var free: [Int] = []
    /// Called before values change.
    var willChange: () -> Void = {}
    let limits: SceneLimits
    /// Counts the nodes of the scene's views.
    let nodes: NodeCount
    /// The location of the scene's images; nil if the scene has no folder.
    let images: (any ImageSource)?
    /// The language in which numbers and dates are written.
    let locale: Locale
    /// The cells of the data's table that may be errors.
    let oddCells: OddCells
    /// The first error of an evaluation since the last ``takeFailure()``.
    private var failure: Diagnostic?
    /// The number of view evaluations since the last ``takeFailure()``.
    private var evaluations = 0
    /// The number of steps of canvases, and of loops in paths, since the last ``takeFailure()``.
    private var drawingSteps = 0
    /// The number of values in each variable; changed by ``setCount(_:at:)``.
    private var counts: [Int]
    /// The number of values in all variables.
    private var totalCount: Int

    init(
        values: [SceneValue], limits: SceneLimits, images: (any ImageSource)? = nil, locale: Locale = .american, oddCells: OddCells = OddCells()
    ) {
        (self.locale, self.oddCells) = (locale, oddCells)
        self.images = images
        self.values = values
        initialValues = values
        self.limits = limits
        nodes = NodeCount(limit: limits.nodes)
        variables = values.map { _ in SceneVariable() }
        counts = values.map { $0.count(upTo: limits.stateValues) }
        totalCount = counts.reduce(0, +)
    }

    /// Returns the current value of an expression. The current evaluation then depends on the state that the expression reads.
    ///
    /// - Returns: nil after an error, which ``takeFailure()`` returns.
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

    /// Makes the current evaluation depend on the state that an expression reads.
    func noteReads(of expression: SceneExpression, locals: [SceneValue]) {
        for place in expression.stateReads { variables[place].noteRead() }
        for local in expression.bindingReads { variables[SceneValue.bindingPlace(locals[local])].noteRead() }
    }

    /// Assigns new values to variables. All are computed before any is assigned.
    ///
    /// A variable that already has its new value doesn't change. After an error, nothing changes.
    func perform(_ assignments: [TimelineEvent.Assignment], locals: [SceneValue]) {
        let environment = ExpressionEnvironment(state: values, locals: locals)
        var changes: [(place: Int, value: SceneValue, count: Int)] = []
        // The last assignment that makes a variable larger.
        var grown: SceneExpression?
        do throws(Diagnostic) {
            for assignment in assignments {
                let value = try assignment.value.evaluate(in: environment, limits: limits)
                let place = assignment.variable.index(locals)
                // A binding of any type accepts values that its variable doesn't.
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

    /// Returns a variable's current value. The current evaluation then depends on the variable.
    func value(at place: Int) -> SceneValue {
        variables[place].noteRead()
        return values[place]
    }

    /// Assigns a new value to a variable, as a control does.
    ///
    /// - Parameter count: the number of values in it; nil if they have not been counted.
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

    /// Adds the variables of a component.
    ///
    /// - Returns: their indices, for ``removeVariables(_:)``. They exist even after an error, which is reported if there are too many values.
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

    /// Removes variables that are no longer read.
    func removeVariables(_ places: [Int]) {
        for place in places {
            values[place] = .null
            setCount(0, at: place)
        }
        free += places
    }

    /// Resets variables to their initial values.
    func reset(_ places: [Int]) {
        for place in places { setValue(initialValues[place], at: place) }
    }

    /// Counts one evaluation of a view or modifier; returns false, with an error, if the frame has reached that limit or the limit of nodes.
    func chargeEvaluation(_ origin: ExpressionOrigin) -> Bool {
        evaluations += 1
        if evaluations <= limits.evaluations, !nodes.isExceeded { return true }
        let message = nodes.isExceeded ? NodeCount.message(limit: nodes.limit) : "the frame takes more than \(limits.evaluations) evaluations of views"
        report(origin.diagnostic(ExpressionError(message, at: 0), in: ""))
        return false
    }

    /// Counts steps of a canvas or of a loop in a path; returns false after an error, which means that the caller must stop drawing.
    func chargeDrawing(_ origin: ExpressionOrigin, steps: Int = 1) -> Bool {
        drawingSteps += steps
        if drawingSteps > limits.drawingSteps {
            report(origin.diagnostic(ExpressionError("the frame's canvases and paths take more than \(limits.drawingSteps) steps", at: 0), in: ""))
        }
        return failure == nil
    }

    func report(_ diagnostic: Diagnostic) {
        if failure == nil { failure = oddCells.locating(diagnostic) }
    }

    /// Returns the first error since the last call, and resets the counts.
    func takeFailure() -> Diagnostic? {
        (evaluations, drawingSteps) = (0, 0)
        defer { failure = nil }
        return failure
    }
}

/// Notifies the observers of one state variable of changes. The value itself is in the store.
private final class SceneVariable: Observable {
    private let registrar = ObservationRegistrar()
    /// A placeholder for the value in the notifications.
    private var value: Void { () }

    func noteRead() { registrar.access(self, keyPath: \.value) }
    func change(_ mutation: () -> Void) { registrar.withMutation(of: self, keyPath: \.value, mutation) }
}

/// Runs actions at times of the scene's clock while the view exists: the equivalent of a task for scene files, which have no code that could wait.
package struct TimedSteps<ID: Equatable>: PrimitiveModifier {
    /// A different value restarts the steps.
    let id: ID
    /// Seconds to wait before each step.
    let waits: [Double]
    let isRepeating: Bool
    /// Performs the step at an index; the time is in seconds from the scene's start.
    let perform: @MainActor (_ step: Int, _ time: Double) -> Void

    /// - Parameter isRepeating: whether the steps start over after the last one; ignored if the waits add up to less than a thousandth of a second.
    package init(id: ID, waits: [Double], isRepeating: Bool, perform: @escaping @MainActor (_ step: Int, _ time: Double) -> Void) {
        self.id = id
        self.waits = waits.map { max(0, $0) }
        self.isRepeating = isRepeating && self.waits.reduce(0, +) >= 0.001
        self.perform = perform
    }

    package static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        TimedStepsNode(view, inputs)
    }
}

private final class TimedStepsNode<V: View, ID: Equatable>: PassThroughModifierNode<V, TimedSteps<ID>> {
    private var wake: Int?

    override func modifierDidChange(from old: TimedSteps<ID>?) {
        guard old?.id != modifier.id else { return }
        // Starts when tasks do: after the update, before the frame is drawn.
        graph.enqueueAction { [weak self] in self?.restart() }
    }

    private func restart() {
        stop()
        guard isAlive, !modifier.waits.isEmpty else { return }
        goOn(modifier, step: 0, from: graph.clock.now)
    }

    /// Waits for a step, or performs it immediately if its wait is zero.
    private func goOn(_ steps: TimedSteps<ID>, step first: Int, from time: Double) {
        var (step, due) = (first, time)
        while true {
            if step == steps.waits.count {
                guard steps.isRepeating else { return }
                step = 0
            }
            // Round, so that sums of decimal fractions, such as three times 0.3, are the exact decimal values.
            due = ((due + steps.waits[step]) * 1e9).rounded() / 1e9
            if steps.waits[step] > 0 { break }
            steps.perform(step, due)
            step += 1
        }
        let (next, moment) = (step, due)
        wake = graph.clock.schedule(at: moment) { [weak self] in
            guard let self, self.isAlive else { return }
            self.wake = nil
            steps.perform(next, moment)
            // The step's action may have restarted or stopped the steps.
            if self.wake == nil { self.goOn(steps, step: next + 1, from: moment) }
        }
    }

    private func stop() {
        if let wake { graph.clock.cancel(wake) }
        wake = nil
    }

    override func willDestroy() { stop() }
}

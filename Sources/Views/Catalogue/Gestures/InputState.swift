/// The state of a graph's input: the finger on the canvas, events in progress, and the focus.
final class InputState: GraphPart {
    /// The finger on the canvas, from touch to lift.
    var pointerSession: PointerSession?
    /// Events that take time.
    var runningInputs: [RunningInput] = []
    /// The text field that receives typed characters.
    var focusedInput: TextInputRenderNode?
    /// The node of that field, kept until it is known to be destroyed.
    var focusedOwner: _Node?

    func timeDidPass(in graph: ViewGraph) {
        graph.advanceInputs()
        graph.pointerTimeDidPass()
    }

    func roundDidEnd(in graph: ViewGraph) { graph.checkFocus() }
}

extension ViewGraph {
    var input: InputState { parts[InputState.self] }
}

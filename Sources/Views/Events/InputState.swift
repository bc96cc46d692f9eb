/// The state of a graph's input: the finger on the canvas, events in progress, and the focus.
final class InputState: GraphPart {
    /// The finger on the canvas, from touch to lift.
    var pointerSession: PointerSession?
    /// The pointer over the canvas; nil before the first event "hover".
    var hoveringPointer: HoveringPointer?
    /// The values that a finger carries.
    var dragSession: DragCarriage?
    /// Events that take time.
    var runningInputs: [RunningInput] = []
    /// The text field that receives typed characters.
    var focusedInput: TextInputRenderNode?
    /// The node of that field, kept until it is known to be destroyed.
    var focusedOwner: _Node?

    func timeDidPass(in graph: ViewGraph) {
        graph.advanceInputs()
        graph.pointerTimeDidPass()
        // Views move below a pointer that rests.
        hoveringPointer?.update(in: graph)
    }

    func roundDidEnd(in graph: ViewGraph) { graph.checkFocus() }
}

extension ViewGraph {
    var input: InputState { parts[InputState.self] }
}

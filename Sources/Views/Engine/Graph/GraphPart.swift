/// State that views keep in a graph, such as input state.
@MainActor
protocol GraphPart: AnyObject {
    init()
    /// Called after the graph's clock has advanced, before the animations do.
    func timeDidPass(in graph: ViewGraph)
    /// Called after each round of evaluation and layout, before the round's actions run.
    func roundDidEnd(in graph: ViewGraph)
}

/// The parts of a graph: at most one of each type, in the order in which they were first requested.
@MainActor
struct GraphParts {
    private(set) var all: [any GraphPart] = []

    /// Returns the part of a type, creating it on first use.
    subscript<Part: GraphPart>(type: Part.Type) -> Part {
        mutating get {
            for part in all { if let part = part as? Part { return part } }
            let made = Part()
            all.append(made)
            return made
        }
    }
}

/// State that the catalogue keeps in a graph, such as that of its input.
@MainActor
protocol GraphPart: AnyObject {
    init()
    /// Called after the graph's clock has moved, before animations follow it.
    func timeDidPass(in graph: ViewGraph)
    /// Called after each round of evaluation and layout, before its actions run.
    func roundDidEnd(in graph: ViewGraph)
}

/// The parts of a graph: at most one of each type, in the order in which they were first asked for.
@MainActor
struct GraphParts {
    private(set) var all: [any GraphPart] = []

    /// The part of a type, made when it is first asked for.
    subscript<Part: GraphPart>(type: Part.Type) -> Part {
        mutating get {
            for part in all { if let part = part as? Part { return part } }
            let made = Part()
            all.append(made)
            return made
        }
    }
}

import Views

/// Shapes nothing: the benches here are about views and layout.
private final class NoText: TextShaper {
    func shape(_ request: TextRequest) -> ShapedText { ShapedText(size: .zero, firstBaseline: 0, lastBaseline: 0) }
}

/// A coloured box that can be made larger by a tap.
private struct Leaf: View {
    @State private var height: CGFloat = 1
    let id: Int
    var body: some View { Color.red.frame(height: height).onTapGesture { height += 1 }.accessibilityIdentifier("\(id)") }
}

/// Stacks nested `depth` deep with ten children each, and leaves at the bottom.
private struct Tree: View {
    let depth: Int
    let id: Int
    var body: some View {
        if depth == 0 {
            Leaf(id: id)
        } else if depth.isMultiple(of: 2) {
            HStack(spacing: 0) { ForEach(0..<10) { Tree(depth: depth - 1, id: id * 10 + $0) } }
        } else {
            VStack(spacing: 0) { ForEach(0..<10) { Tree(depth: depth - 1, id: id * 10 + $0) } }
        }
    }
}

@MainActor private func run() throws {
    let clock = ContinuousClock()
    var graph: ViewGraph!
    let first = clock.measure {
        graph = ViewGraph(root: Tree(depth: 4, id: 1), configuration: ViewHostConfiguration(size: CGSize(width: 1000, height: 1000)), textShaper: NoText())
        graph.settle()
    }
    let counters = graph.counters
    print("first layout: \(first), \(counters)")
    try graph.tap(.identifier("15555"))
    let change = clock.measure { graph.settle() }
    print(
        "one leaf changed: \(change), \(graph.counters.layoutsMeasured - counters.layoutsMeasured) measured, \(graph.counters.bodiesEvaluated - counters.bodiesEvaluated) bodies"
    )
    let drawing = clock.measure { _ = graph.displayList() }
    print("display list: \(drawing)")
}

if CommandLine.arguments.dropFirst().first == "png" {
    try PNGTimes.run()
} else {
    try MainActor.assumeIsolated { try run() }
    try EffectTimes.run()
}

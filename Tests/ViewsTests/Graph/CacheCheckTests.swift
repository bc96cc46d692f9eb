import Testing

@testable import Views

/// Debug builds and the build that CI tests compare cached sizes and display items with fresh ones.
@MainActor struct CacheCheckTests {
    /// The values on which a broken view depends without announcing their changes.
    private final class Secret {
        var width: CGFloat = 10
        var color = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 1)
    }

    /// A view that does not announce changes of its size and its drawing.
    private struct Secretive: PrimitiveView {
        let secret: Secret
        static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
            LeafNode(view, inputs, make: { SecretiveRenderNode(owner: $1, secret: $0.secret) }, update: { _, _ in })
        }
    }

    private final class SecretiveRenderNode: LeafRenderNode {
        private let secret: Secret
        override var name: String { "Secretive" }

        init(owner: _Node, secret: Secret) {
            self.secret = secret
            super.init(owner: owner)
        }

        override func computeSize(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: secret.width, height: 5) }
        override func display(_ builder: inout DisplayListBuilder) {
            builder.add(.fill(Path(presentedFrame), .color(secret.color), FillStyle()))
        }
    }

    private struct Sample: View {
        let secret: Secret
        let model: KeptItemsModel
        var body: some View {
            HStack {
                VStack { Secretive(secret: Secret()) }
                VStack { Secretive(secret: secret) }
                Bar(model: model)
            }
        }
    }

    /// Reads the model itself, so that its changes do not evaluate the other columns.
    private struct Bar: View {
        let model: KeptItemsModel
        var body: some View { Color.blue.frame(height: model.value) }
    }

    private let secret = Secret()
    private let model = KeptItemsModel()

    /// A graph that reports differences instead of trapping.
    private func graph(_ report: @escaping (String) -> Void) -> ViewGraph {
        let graph = host(Sample(secret: secret, model: model))
        let check = CacheCheck()
        check.report = report
        graph.cacheCheck = check
        return graph
    }

    @Test("an unannounced change of a size is reported with the node's path, in the next step")
    func sizes() {
        var reports: [String] = []
        let graph = graph { reports.append($0) }
        graph.step(to: 1)
        #expect(reports.isEmpty)
        secret.width = 20
        graph.step(to: 2)
        #expect(reports.contains { $0.hasPrefix("stale cache: root/HStack/VStack[1]/Secretive has the cached size ") })
        #expect(reports.allSatisfy { $0.contains("VStack[1]") || $0.contains("root/HStack ") })
    }

    @Test("an unannounced change of a drawing is reported with the container that caches it")
    func items() {
        var reports: [String] = []
        let graph = graph { reports.append($0) }
        for height in [1, 2, 3] as [CGFloat] {
            model.value = height
            graph.settle()
            _ = graph.displayList()
        }
        #expect(reports.isEmpty)
        secret.color = ResolvedColor(red: 0.5, green: 0, blue: 0, opacity: 1)
        model.value = 4
        graph.settle()
        _ = graph.displayList()
        #expect(reports.count == 1)
        #expect(reports.allSatisfy { $0.hasPrefix("stale cache: root/HStack/VStack[1] adds cached items") }, "\(reports)")
    }

    @Test("a list that is returned again is compared too")
    func lists() {
        var reports: [String] = []
        let graph = graph { reports.append($0) }
        _ = graph.displayList()
        _ = graph.displayList()
        #expect(reports.isEmpty)
        secret.color = ResolvedColor(red: 0.5, green: 0, blue: 0, opacity: 1)
        _ = graph.displayList()
        #expect(reports.count == 1)
    }

    @Test("checks change no counters")
    func counters() {
        func counters(_ isEnabled: Bool) -> GraphCounters {
            let model = KeptItemsModel()
            let graph = host(Sample(secret: Secret(), model: model))
            graph.cacheCheck = isEnabled ? CacheCheck() : nil
            for height in [1, 2, 3] as [CGFloat] {
                model.value = height
                graph.step(to: Double(height))
                _ = graph.displayList()
            }
            return graph.counters
        }
        #expect(counters(true) == counters(false))
    }
}

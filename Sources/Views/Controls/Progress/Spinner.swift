import Foundation

/// An activity indicator of eight spokes that fade one after another. Turns once per second of scene time.
struct Spinner: PrimitiveView {
    static func _makeNode(_ view: Spinner, _ inputs: _ViewInputs) -> _ViewNode<Spinner> {
        LeafNode(view, inputs, make: { SpinnerRenderNode(owner: $1, view: $0) }, update: { $1.update($0) })
    }
}

final class SpinnerRenderNode: LeafRenderNode, Animating {
    private var color: ResolvedColor
    /// The owner; weak, because the graph's list of animating nodes may outlive it.
    private weak var home: _Node?
    override var name: String { "Spinner" }

    /// The number of spokes in UIKit's activity indicator since iOS 13.
    private static let spokes = 8
    private static let secondsPerTurn = 1.0
    /// The opacity of the faintest spoke, as a fraction of the strongest.
    private static let least = 0.25

    init(owner: _Node, view: Spinner) {
        color = Self.color(in: owner.inputs.environment)
        super.init(owner: owner)
        home = owner
        graph.register(self)
    }

    func update(_ view: Spinner) {
        color = Self.color(in: owner.inputs.environment)
        graph.setNeedsDisplay()
    }

    /// The tint color if one is set, otherwise gray.
    private static func color(in environment: EnvironmentValues) -> ResolvedColor {
        let style = environment.tintStyle == nil ? nil : TintShapeStyle().paint(in: environment).solidColor
        return style ?? (environment.tint ?? .gray).resolve(in: environment)
    }

    var endlessness: Endlessness { .goesOn }

    func timeDidChange() {
        guard let home, home.isAlive else { return graph.unregister(self) }
        home.displayDidChange()
    }

    override func display(_ builder: inout DisplayListBuilder) {
        let frame = presentedFrame
        let radius = min(frame.width, frame.height) / 2
        guard radius > 0 else { return }
        let width = radius * 0.25
        // Tolerance of a thousandth of a microsecond: times are sums of fractions, and rounding must not delay a spoke's turn.
        let step = Int(saturating: (builder.time / Self.secondsPerTurn * Double(Self.spokes) + 1e-9).rounded(.down))
        for spoke in 0..<Self.spokes {
            let angle = Double(spoke) / Double(Self.spokes) * 2 * .pi - .pi / 2
            let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
            // The number of steps since the spoke was the strongest.
            let age = ((step - spoke) % Self.spokes + Self.spokes) % Self.spokes
            let share = 1 - Double(age) / Double(Self.spokes - 1) * (1 - Self.least)
            var line = Path()
            line.move(to: CGPoint(x: frame.midX + x * radius * 0.5, y: frame.midY + y * radius * 0.5))
            line.addLine(to: CGPoint(x: frame.midX + x * (radius - width / 2), y: frame.midY + y * (radius - width / 2)))
            builder.add(.stroke(line, .color(color.multiplyingOpacity(by: share)), StrokeStyle(lineWidth: width, lineCap: .round)))
        }
    }
}

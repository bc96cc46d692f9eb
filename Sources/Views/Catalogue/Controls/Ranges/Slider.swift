/// A control that selects a value from a range by dragging a thumb along a track. Only macOS draws its label.
public struct Slider<Label: View, ValueLabel: View>: View {
    /// The value as a fraction of the range, 0…1.
    private let share: Binding<Double>
    private let minimumLabel: ValueLabel
    private let maximumLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void
    private let marks: SliderMarks
    /// Drawn on macOS only.
    private let label: Label?
    @Environment(\.isMac) private var isMac
    @Environment(\.sliderThumbVisibility) private var thumbVisibility
    @Environment(\.tint) private var tint
    @Environment(\.controlLooks) private var looks
    @Environment(\.isEnabled) private var isEnabled
    @State private var isEditing = false
    @State private var start = 0.0

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V?, label: Label? = nil, minimumLabel: ValueLabel, maximumLabel: ValueLabel, ticks: [V] = [],
        snaps: Bool = false,
        neutral: V? = nil, enabled: ClosedRange<V>? = nil, onEditingChanged: @escaping (Bool) -> Void
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        let allowed = enabled.map { $0.clamped(to: bounds) } ?? bounds
        func share(of value: V) -> Double { length > 0 ? min(max(Double((value - bounds.lowerBound) / length), 0), 1) : 0 }
        let steps = step.flatMap { $0 > 0 ? Int(saturating: (length / $0).rounded()) : nil }
        marks = SliderMarks(ticks: ticks.map(share), neutral: neutral.map(share) ?? 0, steps: steps)
        self.label = label
        self.share = Binding(
            get: { length > 0 ? Double((value.wrappedValue - bounds.lowerBound) / length) : 0 },
            set: { share in
                var new = bounds.lowerBound + V(share) * length
                if let step, step > 0 { new = bounds.lowerBound + ((new - bounds.lowerBound) / step).rounded() * step }
                if snaps, let nearest = ticks.min(by: { abs($0 - new) < abs($1 - new) }) { new = nearest }
                value.wrappedValue = min(max(new, allowed.lowerBound), allowed.upperBound)
            })
        self.minimumLabel = minimumLabel
        self.maximumLabel = maximumLabel
        self.onEditingChanged = onEditingChanged
    }

    public var body: some View {
        let control = control.control(.slider, label: label)
        return label.flatMap { label in isMac ? AnyView(MacLabeled(label: { label }, control: { control })) : nil } ?? AnyView(control)
    }

    private var metrics: SliderMetrics { isMac ? .macOS : .iOS }

    private var control: some View {
        HStack {
            minimumLabel
            GeometryReader { proxy in line(width: proxy.size.width) }
                .frame(height: metrics.height)
                .frame(minWidth: 2 * metrics.thumb, idealWidth: 100)
            maximumLabel
        }
        .layoutValue(key: ListRowIsControlKey.self, value: true)
        .systemView(opacity: isEnabled ? 1 : 0.5)
        .modifier(_SliderModifier(share: share))
    }

    /// - Parameter width: the slider's width without labels, in points.
    private func line(width: CGFloat) -> some View {
        let length = metrics.travel(in: width)
        let place = metrics.thumbMinX(at: CGFloat(share.wrappedValue), in: width)
        let track = Capsule(style: .circular)
        let look = looks.orProgram.slider
        let center = place + metrics.thumb / 2 - metrics.margin
        let start = marks.neutral > 0 ? metrics.thumbMinX(at: CGFloat(marks.neutral), in: width) + metrics.thumb / 2 - metrics.margin : 0
        return ZStack(alignment: .topLeading) {
            track.fill(look.maximumTrack ?? (isMac ? MacColor.trough : Color(provider: .system(.fill))))
                .overlay(alignment: .leading) {
                    track.fill(tint ?? look.minimumTrack ?? .accentColor).frame(width: max(metrics.track, abs(center - start))).offset(
                        x: min(center, start))
                }
                .frame(height: metrics.track)
                .padding(.horizontal, metrics.margin)
                .offset(y: metrics.trackMinY)
            if isMac { MacSliderTicks(shares: marks.macTicks, metrics: metrics, width: width) } else if !marks.ticks.isEmpty { ticks(width: width) }
            thumb(look.thumb)
                .frame(width: metrics.thumb, height: metrics.thumb)
                .offset(x: place, y: metrics.thumbMinY)
                .opacity(thumbVisibility == .hidden ? 0 : 1)
                .gesture(drag(length: length))
        }
        .frame(width: width, height: metrics.height, alignment: .topLeading)
    }

    private func thumb(_ color: Color?) -> some View {
        Circle().fill(color ?? (isMac ? MacColor.thumb : .white))
            .shadow(color: Color(white: 0, opacity: 0.12), radius: isMac ? 0.5 : 6.5, y: isMac ? 0 : 6)
            .shadow(color: Color(white: 0, opacity: isMac ? 0.25 : 0.12), radius: isMac ? 1 : 2, y: 0.5)
    }

    /// The marks below the track.
    private func ticks(width: CGFloat) -> some View {
        ForEach(marks.ticks.indices, id: \.self) { index in
            Circle().fill(Color(provider: .system(.tertiary)))
                .frame(width: metrics.tick, height: metrics.tick)
                .offset(
                    x: metrics.thumbMinX(at: CGFloat(marks.ticks[index]), in: width) + (metrics.thumb - metrics.tick) / 2,
                    y: metrics.tickMinY)
        }
    }

    private func drag(length: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onChanged { value in
                if !isEditing {
                    isEditing = true
                    start = share.wrappedValue
                    onEditingChanged(true)
                }
                if length > 0 { share.wrappedValue = min(max(start + Double(value.translation.width / length), 0), 1) }
            }
            .onEnded { _ in
                isEditing = false
                onEditingChanged(false)
            }
    }
}

/// Lets scene events set a slider.
struct _SliderModifier: RenderModifier {
    let share: Binding<Double>

    func makeRenderNode(around child: RenderNode, owner: _Node) -> SliderRenderNode { SliderRenderNode(owner: owner, child: child, share: share) }
    func updateRenderNode(_ node: SliderRenderNode) { node.share = share }
}

final class SliderRenderNode: WrapperRenderNode {
    var share: Binding<Double>
    override var name: String { "Slider" }
    override var inspectionKind: InspectedView.Kind { .control }

    init(owner: _Node, child: RenderNode, share: Binding<Double>) {
        self.share = share
        super.init(owner: owner, child: child)
    }

    /// Returns the thumb's center for a fraction of the range, in the root's coordinates. Labels at the ends shorten the track.
    func thumbCenter(at share: Double) -> CGPoint {
        var line: RenderNode = self
        forEachDescendant { if $0.name == "GeometryReader" { line = $0 } }
        let metrics = owner.inputs.environment.isMac ? SliderMetrics.macOS : .iOS
        let x = metrics.thumbMinX(at: CGFloat(share), in: line.size.width) + metrics.thumb / 2
        return line.convertToGlobal(CGPoint(x: x, y: metrics.thumbMinY + metrics.thumb / 2))
    }
}

/// The dimensions of sliders, in points: those of iOS 18 (Documentation/Semantics/Controls.md#switches-and-sliders), and those of macOS 15
/// (Documentation/Semantics/MacControls.md#sliders).
struct SliderMetrics: Equatable {
    let height: CGFloat
    let thumb: CGFloat
    let track: CGFloat
    let trackMinY: CGFloat
    let thumbMinY: CGFloat
    /// A mark below the track; estimates.
    let tick: CGFloat = 4
    let tickMinY: CGFloat = 25
    /// The space between the track's ends and the slider's.
    let margin: CGFloat
    /// The part of the width along which the thumb doesn't travel.
    let rest: CGFloat

    static let iOS = SliderMetrics(height: 31, thumb: 27, track: 4, trackMinY: 14, thumbMinY: 4.0 / 3, margin: 1, rest: 28)
    static let macOS = SliderMetrics(height: 20, thumb: 18, track: 4, trackMinY: 8, thumbMinY: 1, margin: 0, rest: 18)

    /// The distance that the thumb can travel in a slider of a width.
    func travel(in width: CGFloat) -> CGFloat { max(0, width - rest) }
    /// Returns the thumb's start for a fraction of the range, at a whole point.
    func thumbMinX(at share: CGFloat, in width: CGFloat) -> CGFloat { margin + (travel(in: width) * min(max(share, 0), 1)).rounded(.down) }
}

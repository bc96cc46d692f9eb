/// A control that selects a value from a range by dragging a thumb along a track. Only some looks draw its label.
public struct Slider<Label: View, ValueLabel: View>: View {
    /// The value as a fraction of the range, 0…1.
    private let share: Binding<Double>
    private let minimumLabel: ValueLabel
    private let maximumLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void
    private let marks: SliderMarks
    /// Drawn if the look says so.
    private let label: Label?
    @Environment(\.look) private var system
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
        return label.flatMap { label in system.sliders.showsLabel ? AnyView(MacLabeled(label: { label }, control: { control })) : nil } ?? AnyView(control)
    }

    private var metrics: Look.Sliders { system.sliders }

    private var control: some View {
        HStack {
            minimumLabel
            GeometryReader { proxy in line(width: proxy.size.width) }
                .frame(height: metrics.height)
                .frame(minWidth: 2 * metrics.thumb.width, idealWidth: 100)
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
        let center = place + metrics.thumb.width / 2 - metrics.margin
        let start = marks.neutral > 0 ? metrics.thumbMinX(at: CGFloat(marks.neutral), in: width) + metrics.thumb.width / 2 - metrics.margin : 0
        return ZStack(alignment: .topLeading) {
            track.fill(look.maximumTrack ?? metrics.trough)
                .overlay(alignment: .leading) {
                    track.fill(tint ?? look.minimumTrack ?? .accentColor).frame(width: max(metrics.track, abs(center - start))).offset(
                        x: min(center, start))
                }
                .frame(height: metrics.track)
                .padding(.horizontal, metrics.margin)
                .offset(y: metrics.trackMinY)
            switch metrics.ticks {
            case .lines: MacSliderTicks(shares: marks.ofSteps, metrics: metrics, width: width)
            case .dots: if !marks.ticks.isEmpty { ticks(width: width) }
            }
            thumb(look.thumb)
                .frame(width: metrics.thumb.width, height: metrics.thumb.height)
                .offset(x: place, y: metrics.thumbMinY)
                .opacity(thumbVisibility == .hidden ? 0 : 1)
                .gesture(drag(length: length))
        }
        .frame(width: width, height: metrics.height, alignment: .topLeading)
    }

    private func thumb(_ color: Color?) -> some View {
        Circle().fill(color ?? metrics.thumbColor).shadow(metrics.shadows.0).shadow(metrics.shadows.1)
    }

    /// The marks below the track.
    private func ticks(width: CGFloat) -> some View {
        ForEach(marks.ticks.indices, id: \.self) { index in
            Circle().fill(Color(provider: .system(.tertiary)))
                .frame(width: metrics.tick, height: metrics.tick)
                .offset(
                    x: metrics.thumbMinX(at: CGFloat(marks.ticks[index]), in: width) + (metrics.thumb.width - metrics.tick) / 2,
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
        let metrics = owner.inputs.environment.look.sliders
        let x = metrics.thumbMinX(at: CGFloat(share), in: line.size.width) + metrics.thumb.width / 2
        return line.convertToGlobal(CGPoint(x: x, y: metrics.thumbMinY + metrics.thumb.height / 2))
    }
}

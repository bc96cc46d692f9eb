/// A control that selects a value from a range by dragging a thumb along a track. On iOS its label isn't drawn.
public struct Slider<Label: View, ValueLabel: View>: View {
    /// The value as a fraction of the range, 0…1.
    private let share: Binding<Double>
    private let minimumLabel: ValueLabel
    private let maximumLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void
    private let marks: SliderMarks
    @Environment(\.sliderThumbVisibility) private var thumbVisibility
    @Environment(\.tint) private var tint
    @Environment(\.controlLooks) private var looks
    @Environment(\.isEnabled) private var isEnabled
    @State private var isEditing = false
    @State private var start = 0.0

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V?, minimumLabel: ValueLabel, maximumLabel: ValueLabel, ticks: [V] = [], snaps: Bool = false,
        neutral: V? = nil, enabled: ClosedRange<V>? = nil, onEditingChanged: @escaping (Bool) -> Void
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        let allowed = enabled.map { $0.clamped(to: bounds) } ?? bounds
        func share(of value: V) -> Double { length > 0 ? min(max(Double((value - bounds.lowerBound) / length), 0), 1) : 0 }
        marks = SliderMarks(ticks: ticks.map(share), neutral: neutral.map(share) ?? 0)
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
        HStack {
            minimumLabel
            GeometryReader { proxy in line(width: proxy.size.width) }
                .frame(height: SliderMetrics.height)
                .frame(minWidth: 2 * SliderMetrics.thumb, idealWidth: 100)
            maximumLabel
        }
        .layoutValue(key: ListRowIsControlKey.self, value: true)
        .systemView(opacity: isEnabled ? 1 : 0.5)
        .modifier(_SliderModifier(share: share))
    }

    /// - Parameter width: the slider's width without labels, in points.
    private func line(width: CGFloat) -> some View {
        let length = SliderMetrics.travel(in: width)
        let place = SliderMetrics.thumbMinX(at: CGFloat(share.wrappedValue), in: width)
        let track = Capsule(style: .circular)
        let look = looks.orProgram.slider
        let center = place + SliderMetrics.thumb / 2 - SliderMetrics.margin
        let start = marks.neutral > 0 ? SliderMetrics.thumbMinX(at: CGFloat(marks.neutral), in: width) + SliderMetrics.thumb / 2 - SliderMetrics.margin : 0
        return ZStack(alignment: .topLeading) {
            track.fill(look.maximumTrack ?? Color(provider: .system(.fill)))
                .overlay(alignment: .leading) {
                    track.fill(tint ?? look.minimumTrack ?? .accentColor).frame(width: max(SliderMetrics.track, abs(center - start))).offset(
                        x: min(center, start))
                }
                .frame(height: SliderMetrics.track)
                .padding(.horizontal, SliderMetrics.margin)
                .offset(y: SliderMetrics.trackMinY)
            if !marks.ticks.isEmpty { ticks(width: width) }
            Circle().fill(look.thumb ?? Color.white)
                .shadow(color: Color(white: 0, opacity: 0.12), radius: 6.5, y: 6)
                .shadow(color: Color(white: 0, opacity: 0.12), radius: 2, y: 0.5)
                .frame(width: SliderMetrics.thumb, height: SliderMetrics.thumb)
                .offset(x: place, y: SliderMetrics.thumbMinY)
                .opacity(thumbVisibility == .hidden ? 0 : 1)
                .gesture(drag(length: length))
        }
        .frame(width: width, height: SliderMetrics.height, alignment: .topLeading)
    }

    /// The marks below the track.
    private func ticks(width: CGFloat) -> some View {
        ForEach(marks.ticks.indices, id: \.self) { index in
            Circle().fill(Color(provider: .system(.tertiary)))
                .frame(width: SliderMetrics.tick, height: SliderMetrics.tick)
                .offset(
                    x: SliderMetrics.thumbMinX(at: CGFloat(marks.ticks[index]), in: width) + (SliderMetrics.thumb - SliderMetrics.tick) / 2,
                    y: SliderMetrics.tickMinY)
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
        let x = SliderMetrics.thumbMinX(at: CGFloat(share), in: line.size.width) + SliderMetrics.thumb / 2
        return line.convertToGlobal(CGPoint(x: x, y: SliderMetrics.thumbMinY + SliderMetrics.thumb / 2))
    }
}

/// The dimensions of iOS 18's sliders, in points (Documentation/Semantics/Controls.md#switches-and-sliders).
enum SliderMetrics {
    static let height: CGFloat = 31
    static let thumb: CGFloat = 27
    static let track: CGFloat = 4
    static let trackMinY: CGFloat = 14
    static let thumbMinY: CGFloat = 4.0 / 3
    /// A mark below the track; estimates.
    static let tick: CGFloat = 4
    static let tickMinY: CGFloat = 25
    /// The space between the track's ends and the slider's.
    static let margin: CGFloat = 1

    /// The distance that the thumb can travel in a slider of a width.
    static func travel(in width: CGFloat) -> CGFloat { max(0, width - 28) }
    /// Returns the thumb's start for a fraction of the range, at a whole point.
    static func thumbMinX(at share: CGFloat, in width: CGFloat) -> CGFloat { margin + (travel(in: width) * min(max(share, 0), 1)).rounded(.down) }
}

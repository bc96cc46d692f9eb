/// A control that selects a value from a range by dragging a thumb along a track.
public struct Slider<Label: View, ValueLabel: View>: View {
    /// The value as a fraction of the range, 0…1.
    private let share: Binding<Double>
    private let minimumLabel: ValueLabel
    private let maximumLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled
    /// A list row stays 44 points high with a slider, too.
    @Environment(\.listContext) private var list
    @State private var isEditing = false
    @State private var start = 0.0

    /// The thumb's diameter and the track's thickness, in points (Documentation/Semantics/Controls.md#switches-and-sliders).
    private static var thumb: CGFloat { 28 }
    private static var track: CGFloat { 4 }

    private init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V?, minimumLabel: ValueLabel, maximumLabel: ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        share = Binding(
            get: { length > 0 ? Double((value.wrappedValue - bounds.lowerBound) / length) : 0 },
            set: { share in
                var new = bounds.lowerBound + V(share) * length
                if let step, step > 0 { new = bounds.lowerBound + ((new - bounds.lowerBound) / step).rounded() * step }
                value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
            })
        self.minimumLabel = minimumLabel
        self.maximumLabel = maximumLabel
        self.onEditingChanged = onEditingChanged
    }

    public var body: some View {
        HStack {
            minimumLabel
            GeometryReader { proxy in line(length: max(0, proxy.size.width - Self.thumb)) }
                .frame(height: Self.thumb)
                .frame(minWidth: 2 * Self.thumb, idealWidth: 100)
                .padding(.vertical, 1.5)
            maximumLabel
        }
        .padding(.vertical, list == nil ? 0 : -4.5)
        .opacity(isEnabled ? 1 : 0.5)
        .modifier(_SliderModifier(share: share))
    }

    /// - Parameter length: the distance that the thumb's center can travel, in points.
    private func line(length: CGFloat) -> some View {
        let place = length * CGFloat(min(max(share.wrappedValue, 0), 1))
        return ZStack(alignment: .leading) {
            Capsule(style: .circular).fill(Color(provider: .system(.fill))).frame(height: Self.track)
            Capsule(style: .circular).fill(tint ?? .accentColor).frame(width: place + Self.thumb / 2, height: Self.track)
            Circle().fill(Color.white)
                .shadow(color: Color(white: 0, opacity: 0.2), radius: 3, y: 2)
                .frame(width: Self.thumb, height: Self.thumb)
                .offset(x: place)
                .gesture(drag(length: length))
        }
        .frame(height: Self.thumb)
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

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
    where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: nil, minimumLabel: EmptyView(), maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: V(step), minimumLabel: EmptyView(), maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
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
        let inset = min(14, line.size.width / 2)
        let x = inset + (line.size.width - 2 * inset) * CGFloat(share)
        return line.convertToGlobal(CGPoint(x: x, y: line.size.height / 2))
    }
}

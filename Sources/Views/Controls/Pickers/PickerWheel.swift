import Foundation

/// The rows of a wheel on its cylinder (Documentation/Semantics/Controls.md#pickers).
struct WheelGeometry {
    /// The position and appearance of a row.
    struct Row: Equatable {
        /// The distance from the wheel's center, in points.
        var offset: CGFloat
        var squeeze: CGFloat
        var opacity: Double
    }

    /// The wheel's height, in points.
    let height: CGFloat

    /// The height of a row on an unrolled wheel.
    var rowHeight: CGFloat = 32
    /// The distance between the selected row and its neighbors on a cylinder that is much higher than they are.
    private var step: CGFloat { 30.9 / 32 * rowHeight }
    /// The angle between two rows on the cylinder: neighbors of the selected row are 30 points from it on a wheel 150 points high.
    private var radius: CGFloat { max(1, height / 2) }

    /// Returns the row at this distance from the center of an unrolled wheel; nil on the back of the cylinder.
    func row(at distance: CGFloat) -> Row? {
        let angle = distance / rowHeight * step / radius
        guard abs(angle) < 1.45 else { return nil }
        let rows = abs(Double(distance / rowHeight))
        // The selected row is dark, its neighbors are faint; farther rows fade out.
        let opacity = rows < 1 ? 0.78 - 0.45 * rows : 0.33 * Double(cos(angle)) / Double(cos(min(step / radius, 1)))
        // The neighbors of the selected row have its height.
        let squeeze = min(1, cos(angle) / cos(min(step / radius, 1)))
        return Row(offset: radius * sin(angle), squeeze: squeeze, opacity: max(0, min(1, opacity)))
    }
}

/// A wheel of options that turns under the finger and stops at one of them.
struct PickerWheel<Options: View>: View {
    let options: Options
    let isSelected: (AnyHashable) -> Bool
    let select: (AnyHashable) -> Void
    @State private var tags: [AnyHashable] = []
    /// The rows by which the finger has turned the wheel.
    @State private var shift = 0.0
    /// The whole turns of a wheel without ends.
    @State private var turns = 0
    @Environment(\.wheelHasBand) private var hasBand
    @Environment(\.isWheelEndless) private var isEndless
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.wheelRowHeight) private var rowHeight

    private var chosen: Int { tags.firstIndex(where: isSelected) ?? 0 }

    var body: some View {
        WheelLayout(position: Double(chosen + turns * tags.count) + shift, isEndless: isEndless, rowHeight: rowHeight) { options }
            .font(.system(size: 21))
            .lineLimit(1)
            .background { if hasBand { WheelBand() } }
            .clipped()
            .systemView(opacity: isEnabled ? 1 : 0.5)
            .onPreferenceChange(PickerTagsKey.self) { tags = $0 }
            .contentShape(Rectangle())
            .gesture(drag)
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 2)
            .onChanged { value in
                guard isEnabled else { return }
                let turned = Double(-value.translation.height / rowHeight)
                if isEndless {
                    shift = turned
                    return
                }
                // Beyond the first and the last row the wheel follows less.
                let bound = min(max(turned, Double(-chosen)), Double(max(0, tags.count - 1 - chosen)))
                shift = bound + (turned - bound) / 3
            }
            .onEnded { value in
                guard isEnabled, !tags.isEmpty else { return }
                let turned = Double(chosen) - Double(value.predictedEndTranslation.height / rowHeight)
                let row = Int(saturating: min(max(turned, -1e6), 1e6).rounded())
                let turn = Int(saturating: (Double(row) / Double(tags.count)).rounded(.down))
                let end = isEndless ? row : min(max(row, 0), tags.count - 1)
                let isBeyond = !isEndless && !(0...Double(tags.count - 1)).contains(Double(chosen) + shift)
                let speed = -value.velocity.height / rowHeight / (isBeyond ? 3 : 1)
                let way = CGFloat(Double(end - chosen) - shift)
                withAnimation(.landing(over: way, velocity: speed, response: 0.5, lag: value.lag)) {
                    shift = 0
                    if isEndless {
                        turns += turn
                        select(tags[row - turn * tags.count])
                    } else {
                        select(tags[end])
                    }
                }
            }
    }
}

/// The band behind the selected row: as high as a row, 9 points from the sides.
struct WheelBand: View {
    @Environment(\.wheelRowHeight) private var rowHeight
    var body: some View {
        RoundedRectangle(cornerRadius: 8).fill(Color(provider: .system(.quaternaryFill)))
            .frame(height: rowHeight)
            .padding(.horizontal, 9)
    }
}

private struct WheelHasBandKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct IsWheelEndlessKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether each wheel draws its own band. Wheels side by side share one.
    var wheelHasBand: Bool {
        get { self[WheelHasBandKey.self] }
        set { self[WheelHasBandKey.self] = newValue }
    }
    /// The height of a wheel's rows, at least a point.
    var wheelRowHeight: CGFloat { defaultWheelPickerItemHeight.isFinite ? max(1, defaultWheelPickerItemHeight) : 32 }
    /// Whether the first row of a wheel follows the last one.
    var isWheelEndless: Bool {
        get { self[IsWheelEndlessKey.self] }
        set { self[IsWheelEndlessKey.self] = newValue }
    }
}

/// Lays out the rows of an unrolled wheel. As wide as proposed and at most 216 points high.
private struct WheelLayout: Layout {
    /// The row in the center; a fraction between two rows.
    var position: Double
    /// Whether the first row follows the last one.
    let isEndless: Bool
    let rowHeight: CGFloat

    var animatableData: Double {
        get { position }
        set { position = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideal = (subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0) + 32
        return CGSize(width: proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal, height: max(0, min(216, proposal.height ?? 216)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let count = Double(max(1, subviews.count))
        for (index, subview) in subviews.enumerated() {
            var rows = Double(index) - position
            if isEndless { rows -= count * (rows / count).rounded() }
            subview.place(
                at: CGPoint(x: bounds.minX, y: bounds.midY + (CGFloat(rows) - 0.5) * rowHeight),
                proposal: ProposedViewSize(width: bounds.width, height: rowHeight))
        }
    }
}

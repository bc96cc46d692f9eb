import Foundation

/// The date and the time in gray boxes after the label; a tap opens a calendar or wheels
/// (Documentation/Semantics/Controls.md#date-pickers).
struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @State private var isDateOpen = false
    @State private var isTimeOpen = false
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.calendar) private var calendar
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        Group {
            if typeSize.isAccessibilitySize {
                LargeDateLayout(hasLabel: hasLabel) {
                    if hasLabel { configuration.label.modifier(ControlLabel()) }
                    boxes.layoutValue(key: HidesTextsFromSeparatorKey.self, value: true)
                }
            } else {
                HStack(spacing: 8) {
                    if hasLabel {
                        configuration.label.modifier(ControlLabel())
                        Spacer(minLength: 0)
                    }
                    HStack(spacing: 4) { boxes }
                        .fixedSize()
                        .layoutValue(key: HidesTextsFromSeparatorKey.self, value: true)
                }
            }
        }
        .layoutValue(key: ListRowIsControlKey.self, value: true)
    }

    private var hasLabel: Bool { !isLabelHidden && !configuration.label.isEmpty }

    @ViewBuilder private var boxes: some View {
        if configuration.displayedComponents.contains(.date) {
            DateBox(string: string(date: .abbreviated, time: .omitted), extraHeight: hasBoth ? 1.67 : 0, isOpen: $isDateOpen) {
                GraphicalDatePicker(configuration: configuration.showing(.date)).frame(width: 320).padding(16)
            }
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
            DateBox(string: string(date: .omitted, time: .shortened), hasEqualDigits: true, extraHeight: 1.67, isOpen: $isTimeOpen) {
                DateWheels(configuration: configuration.showing(.hourAndMinute)).frame(width: 220)
            }
        }
    }

    private var hasBoth: Bool { configuration.displayedComponents.contains(.date) && configuration.displayedComponents.contains(.hourAndMinute) }

    private func string(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
        configuration.selection.formatted(Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone))
    }
}

/// Places the boxes of a date picker with large letters: beside the label if they fit there, otherwise below it, one below the other if necessary.
/// An estimate: no source states how iOS does it.
struct LargeDateLayout: Layout {
    let hasLabel: Bool

    private static let gap: CGFloat = 8

    private func frames(in width: CGFloat?, _ subviews: Subviews) -> (frames: [CGRect], size: CGSize) {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let boxes = Array(subviews.indices.dropFirst(hasLabel ? 1 : 0))
        let row = boxes.map { sizes[$0].width }.reduce(0, +) + 4 * CGFloat(max(0, boxes.count - 1))
        let whole = row + (hasLabel ? sizes[0].width + Self.gap : 0)
        let width = width.flatMap { $0.isFinite ? $0 : nil } ?? whole
        var frames = sizes.map { CGRect(origin: .zero, size: $0) }
        if whole <= width {
            let height = sizes.map(\.height).max() ?? 0
            var x = hasLabel ? width - row : 0
            if hasLabel { frames[0].origin.y = (height - sizes[0].height) / 2 }
            for index in boxes {
                frames[index].origin = CGPoint(x: x, y: (height - sizes[index].height) / 2)
                x += sizes[index].width + 4
            }
            return (frames, CGSize(width: hasLabel ? width : row, height: height))
        }
        var y: CGFloat = 0
        if hasLabel {
            frames[0].size = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil))
            y = frames[0].height + Self.gap
        }
        let isStacked = row > width
        var x: CGFloat = 0
        for index in boxes {
            frames[index].origin = CGPoint(x: x, y: y)
            if isStacked { y += sizes[index].height + 4 } else { x += sizes[index].width + 4 }
        }
        return (frames, CGSize(width: width, height: frames.map(\.maxY).max() ?? 0))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { frames(in: proposal.width, subviews).size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, frame) in zip(subviews, frames(in: bounds.width, subviews).frames) {
            subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
        }
    }
}

/// A gray box around a part of the date, in the tint while its panel is open.
private struct DateBox<Panel: View>: View {
    let string: String
    /// Whether all digits are equally wide, as in a time.
    var hasEqualDigits = false
    let extraHeight: CGFloat
    @Binding var isOpen: Bool
    @ViewBuilder let panel: () -> Panel
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        (hasEqualDigits ? Text(verbatim: string).monospacedDigit() : Text(verbatim: string))
            .foregroundColor(isEnabled ? isOpen ? tint ?? .accentColor : .primary : Color(provider: .system(.tertiary)))
            .padding(.horizontal, 12)
            .padding(.vertical, 7 + extraHeight / 2)
            .background { RoundedRectangle(cornerRadius: 8).fill(Color(provider: .system(.tertiaryFill))) }
            .contentShape(Rectangle())
            .onTapGesture { if isEnabled { isOpen = true } }
            .modifier(_PanelModifier(isPresented: isOpen, dismiss: { isOpen = false }, content: panel))
    }
}

extension DatePickerStyleConfiguration {
    /// The same date without its label and only with some components.
    func showing(_ components: DatePickerComponents) -> DatePickerStyleConfiguration {
        DatePickerStyleConfiguration(
            label: .init(body: AnyView(EmptyView()), isEmpty: true), selection: $selection, minimumDate: minimumDate, maximumDate: maximumDate,
            displayedComponents: components)
    }
}

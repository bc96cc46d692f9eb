/// A control that selects one of several options, each a view with a tag.
///
///     Picker("Flavor", selection: $flavor) {
///         Text("Vanilla").tag(Flavor.vanilla)
///         Text("Lemon").tag(Flavor.lemon)
///     }
///     .pickerStyle(.segmented)
///
/// A menu opens when it is tapped. On iOS, only lists show the label: before a menu or a link in its row, and above the rows of inline options. In a look
/// with labels these are before the control, except in a toolbar.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>
    private let content: Content
    let label: Label
    /// The view that a menu shows for the selected option; nil for the option itself.
    private let currentValueLabel: AnyView?
    @Environment(\.pickerLook) private var look
    @Environment(\.listContext) private var list
    @Environment(\.listRows) private var rows
    @Environment(\.areLabelsHidden) var isLabelHidden
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menu) private var enclosingMenu
    @Environment(\.isMenuPickerStyle) private var isMenuStyleSet
    @Environment(\.controlLooks) private var looks
    @Environment(\.look) private var system
    @Environment(\.isRadioGroup) private var isRadioGroup
    @Environment(\.isInBar) private var isInBar
    @State var isOpen = false

    init(selection: Binding<SelectionValue>, content: Content, label: Label, currentValueLabel: AnyView?) {
        self.selection = selection
        self.content = content
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// - Parameters:
    ///   - selection: the tag of the selected option; if no option has this tag, none is shown as selected.
    ///   - content: the options.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(selection: selection, content: content(), label: label(), currentValueLabel: nil)
    }

    public var body: some View {
        if enclosingMenu != nil { return AnyView(menuItems) }
        if system.pickers.form == .labeled, let control = labeledControl {
            let labeled = isInBar || Label.self == EmptyView.self ? control : AnyView(MacLabeled(label: { label.titled }, control: { control }))
            return AnyView(labeled.modifier(_PickerModifier()).control(.picker, label: label))
        }
        return AnyView(
            Group {
                switch look {
                case .segmented, .palette: segmented.layoutValue(key: HidesTextsFromSeparatorKey.self, value: true)
                case .menu: if list == nil, rows == nil { menu } else { row }
                case .inline:
                    if list == nil {
                        VStack(spacing: 0) { options(.inline) }
                    } else {
                        // In a list, the label and each option are rows.
                        if !isLabelHidden { label }
                        options(.inline)
                    }
                case .wheel:
                    PickerWheel(options: options(.wheel), isSelected: isSelected) { tag in
                        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
                    }
                    .layoutValue(key: HidesTextsFromSeparatorKey.self, value: true)
                case .navigationLink: pageLink
                }
            }
            .modifier(_PickerModifier())
            .control(.picker, label: label))
    }

    /// The picker in a menu: its options as items, in a submenu if the style is `menu`, otherwise in a separate section.
    @ViewBuilder private var menuItems: some View {
        if look == .palette {
            MenuSection(header: EmptyView(), content: palette)
        } else if isMenuStyleSet, enclosingMenu?.showsSubmenus != true {
            Submenu(label: label, content: choices)
        } else {
            MenuSection(header: EmptyView(), content: choices)
        }
    }

    /// The options as a row of icons in a menu.
    private var palette: some View {
        let selected = selection.wrappedValue
        return MenuPalette(
            content: content, isSelected: { ($0.base as? SelectionValue) == selected },
            select: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
    }

    /// The options as items of a menu.
    private var choices: some View {
        let selected = selection.wrappedValue
        return MenuChoices(
            content: content, isSelected: { ($0.base as? SelectionValue) == selected },
            select: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
    }

    /// The control of a look with labels, without its label; nil for styles that are drawn as in others.
    private var labeledControl: AnyView? {
        switch look {
        case .menu: AnyView(opening(MacPopUpFace(isPullDown: false) { selected }))
        case .segmented, .palette: AnyView(segmented.fixedSize(horizontal: true, vertical: false))
        case .inline where list == nil || isRadioGroup:
            // A group in the row of a form isn't made of rows itself.
            AnyView(VStack(alignment: .leading, spacing: 6) { options(.inline) }.environment(\.listContext, nil))
        case .inline, .wheel, .navigationLink: nil
        }
    }

    private func isSelected(_ tag: AnyHashable) -> Bool { (tag.base as? SelectionValue) == selection.wrappedValue }

    func options(_ look: _PickerLook, painted: PaintedOptions = .all, didSelect: @escaping () -> Void = {}) -> some View {
        // Read here, and not by the options, so that a change evaluates the picker: in a menu, only the selected option has a size.
        let selected = selection.wrappedValue
        return content.modifier(
            _PickerOptionModifier(
                look: look, tint: tint ?? .accentColor, painted: painted, isSelected: { ($0.base as? SelectionValue) == selected },
                select: {
                    if let value = $0.base as? SelectionValue { selection.wrappedValue = value }
                    didSelect()
                }))
    }

    /// Segments of equal width with 13-point text (Documentation/Semantics/Controls.md#pickers).
    private var segmented: some View {
        let look = looks.orProgram.segments
        let selected = look.selectedTitle.or(look.title)
        return segmentTitles(look.title, selected == look.title ? .all : .others)
            .overlay {
                // The selected title may have its own font and color: a second row draws it alone.
                if selected != look.title {
                    segmentTitles(selected, .selected).transformPreference(PickerTagsKey.self) { $0 = [] }
                        .allowsHitTesting(false).accessibilityHidden(true)
                }
            }
            .backgroundPreferenceValue(PickerTagsKey.self) { tags in
                SegmentsBackground(
                    count: tags.count, look: look, metrics: metrics, chosen: tags.firstIndex { ($0.base as? SelectionValue) == selection.wrappedValue })
            }
            .systemView(opacity: isEnabled ? 1 : 0.5)
    }

    private var metrics: Look.Pickers.Segments { system.pickers.segments }

    private func segmentTitles(_ title: TextLook, _ painted: PaintedOptions) -> some View {
        SegmentsLayout { options(.segmented, painted: painted) }
            .font(title.font ?? .system(size: 13, weight: metrics.weight))
            .kerning(title.font != nil ? 0 : metrics.kerning)
            .colored(as: title)
            .lineLimit(1)
            .frame(height: metrics.height)
    }

    /// A borderless button that shows the selected option: padding of 12 and 7 points, and two arrowheads after the option. A tap opens the menu.
    private var menu: some View {
        opening(
            value
                .foregroundColor(isEnabled ? tint ?? .accentColor : Color(provider: .system(.tertiary)))
                .padding(.horizontal, 12)
                .padding(.vertical, 7))
    }

    /// Makes a view the button that opens the menu of options.
    private func opening(_ button: some View) -> some View {
        button
            .allowsHitTesting(false)
            .contentShape(Rectangle())
            .modifier(_PressModifier(pressing: { _ in }, action: { [$isOpen] in $isOpen.wrappedValue = true }))
            .menuPresentation(isOpen: $isOpen, isFixed: true, content: choices)
    }

    /// The menu in a list: the label at the leading edge, the selected option, fainter, at the trailing edge.
    private var row: some View {
        opening(
            HStack(spacing: 8) {
                if !isLabelHidden {
                    label.titled.foregroundColor(isEnabled ? nil : Color(provider: .system(.tertiary))).modifier(ControlLabel())
                    Spacer(minLength: 0)
                }
                value
                    .foregroundColor(tint ?? Color(provider: .system(isEnabled ? .secondary : .tertiary)))
                    .padding(.vertical, 7)
            }
        )
        .layoutValue(key: ListRowIsControlKey.self, value: true)
    }

    @ViewBuilder var selected: some View {
        if let currentValueLabel { currentValueLabel } else { ZStack { options(.menu) } }
    }

    private var value: some View {
        HStack(spacing: 4) {
            selected
            MenuMark()
        }
    }
}

/// Lays out segments of equal width side by side; fills the proposed width, or else fits the widest option.
private struct SegmentsLayout: Layout {
    /// The minimum space on either side of an option, in points.
    private static let margin: CGFloat = 10
    /// The distance of the plate from the edges, in points.
    private static let edge: CGFloat = 2

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideals = subviews.map { $0.sizeThatFits(.unspecified) }
        let ideal = CGFloat(subviews.count) * ((ideals.map(\.width).max() ?? 0) + 2 * Self.margin) + 2 * Self.edge
        // As with other controls that fill their space, an infinite proposal yields the ideal width.
        let width = proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal
        return CGSize(width: max(0, width), height: proposal.height ?? ideals.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.width / CGFloat(max(1, subviews.count))
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

/// The background of the segments: a gray trough, thin lines between segments that are not selected, and the selected segment's white plate, which glides.
private struct SegmentsBackground: View {
    let count: Int
    let look: SegmentLook
    let metrics: Look.Pickers.Segments
    let chosen: Int?
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        RoundedRectangle(cornerRadius: metrics.cornerRadius).fill(look.background ?? metrics.trough)
            .overlay {
                GeometryReader { proxy in
                    let width = proxy.size.width / CGFloat(max(1, count))
                    ForEach(1..<max(1, count), id: \.self) { place in
                        Rectangle().fill(Color(provider: .system(.separator)))
                            .frame(width: 1, height: metrics.line)
                            .offset(x: CGFloat(place) * width - 0.5, y: (metrics.height - metrics.line) / 2)
                            .opacity(place == chosen || place - 1 == chosen ? 0 : 1)
                    }
                    if let chosen {
                        RoundedRectangle(cornerRadius: metrics.cornerRadius - metrics.edge).fill(
                            look.plate ?? (colorScheme == .dark ? metrics.darkPlate : metrics.plate)
                        )
                        .shadow(metrics.shadow)
                        .frame(width: max(0, width - 2 * metrics.edge), height: max(0, proxy.size.height - 2 * metrics.edge))
                        .offset(x: metrics.edge + CGFloat(chosen) * width, y: metrics.edge)
                    }
                }
            }
            .animation(metrics.motion, value: chosen)
    }
}

/// The mark of a button that opens a menu: 12 by 15 points at the content size `large`, with the space around the strokes.
private struct MenuMark: View {
    @Environment(\.menuMarkScale) private var scale

    var body: some View {
        MenuArrows().stroke(style: StrokeStyle(lineWidth: 1.6 * scale, lineCap: .round, lineJoin: .round)).frame(width: 7 * scale, height: 11 * scale)
            .padding(.horizontal, 2.5 * scale)
            .padding(.vertical, 2 * scale)
    }
}

/// Two arrowheads, one pointing up above one pointing down.
private struct MenuArrows: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            let rise = rect.height * 0.3
            for (tip, foot) in [(rect.minY, rect.minY + rise), (rect.maxY, rect.maxY - rise)] {
                path.move(to: CGPoint(x: rect.minX, y: foot))
                path.addLine(to: CGPoint(x: rect.midX, y: tip))
                path.addLine(to: CGPoint(x: rect.maxX, y: foot))
            }
        }
    }
}

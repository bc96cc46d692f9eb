/// The face of a pop-up button, with two arrowheads, or of a pull-down button, with one: the title on a plate that fills the proposed width, and the
/// arrowheads in a box of the accent color at the end (Documentation/Semantics/MacControls.md#pickers-and-menus).
struct MacPopUpFace<Title: View>: View {
    let isPullDown: Bool
    @ViewBuilder let title: () -> Title
    @Environment(\.controlSize) private var size
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.macForm) private var form
    @Environment(\.isInBar) private var isInBar
    @Environment(\.tint) private var tint

    /// Whether the button has no plate and fits its title: in rows of forms and in toolbars.
    private var isBare: Bool { form == .grouped || isInBar }

    var body: some View {
        let metrics = MacMetrics.of(size)
        HStack(spacing: isBare ? 4 : 6) {
            title().lineLimit(1).defaultForegroundColor(isEnabled ? isInBar ? MacColor.icon : .primary : Color(provider: .system(.tertiary)))
            if !isBare { Spacer(minLength: 0) }
            arrows(side: metrics.height - 6)
        }
        .macControlFont(size)
        .modifier(_EnvironmentModifier { if $0.isInBar, $0.imageScale == .medium { $0.imageScale = .large } })
        .padding(.leading, isBare ? 0 : metrics.padding - 2)
        .padding(.trailing, isBare ? 0 : 3)
        .frame(minHeight: isInBar ? MacMetrics.barButton : metrics.height)
        .background { if !isBare { MacPlate(radius: metrics.radius) } }
    }

    private func arrows(side: CGFloat) -> some View {
        let isColored = !isBare && isEnabled
        return MacArrows(isPullDown: isPullDown)
            .stroke(isColored ? .white : MacColor.icon, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
            .frame(width: 6, height: isPullDown ? 3.5 : 9)
            .frame(width: isInBar ? 8 : side, height: side)
            .background {
                if !isInBar {
                    RoundedRectangle(cornerRadius: side / 4, style: .continuous).fill(isColored ? tint ?? .accentColor : MacColor.trough)
                }
            }
    }
}

/// Two arrowheads, one pointing up above one pointing down, or only the latter.
private struct MacArrows: Shape {
    let isPullDown: Bool

    func path(in rect: CGRect) -> Path {
        Path { path in
            let rise = isPullDown ? rect.height : rect.height / 3
            let heads = isPullDown ? [(rect.maxY, rect.minY)] : [(rect.minY, rect.minY + rise), (rect.maxY, rect.maxY - rise)]
            for (tip, foot) in heads {
                path.move(to: CGPoint(x: rect.minX, y: foot))
                path.addLine(to: CGPoint(x: rect.midX, y: tip))
                path.addLine(to: CGPoint(x: rect.maxX, y: foot))
            }
        }
    }
}

/// The button of a menu.
struct MacPullDownButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { isPressed in
            MacPopUpFace(isPullDown: true) { configuration.label }.opacity(isPressed ? 0.7 : 1)
        }
    }
}

/// The circle before an option of a radio group: 14 points wide, 6 points before the title, filled with the accent color if the option is selected.
@MainActor
struct MacRadioMark {
    static let diameter: CGFloat = 14
    static let room: CGFloat = 20
    let isOn: Bool
    let environment: EnvironmentValues

    /// Draws the circle at the leading edge of an option's frame.
    func display(in frame: CGRect, _ builder: inout DisplayListBuilder) {
        let x = environment.isRightToLeft ? frame.maxX - Self.diameter : frame.minX
        let circle = CGRect(x: x, y: frame.midY - Self.diameter / 2, width: Self.diameter, height: Self.diameter)
        func fill(_ path: Path, _ color: Color) {
            let color = environment.isEnabled ? color : color.opacity(0.5)
            builder.add(.fill(path, .color(color.resolve(in: environment)), FillStyle()))
        }
        fill(Path(ellipseIn: circle), isOn ? environment.tint ?? .accentColor : MacColor.box)
        if isOn {
            fill(Path(ellipseIn: circle.insetBy(dx: 4, dy: 4)), .white)
        } else {
            fill(Path(ellipseIn: circle.insetBy(dx: 0.25, dy: 0.25)).strokedPath(StrokeStyle(lineWidth: 0.5)), MacColor.edge)
        }
    }
}

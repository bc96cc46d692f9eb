/// The position of a sheet on the canvas.
@MainActor
struct SheetFrame {
    /// The size without the safe area, in points.
    let canvas: CGSize
    /// The canvas's safe area.
    let insets: EdgeInsets
    let isFullScreen: Bool
    /// Whether the sheet is a card in the middle of a wide canvas.
    let isWide: Bool
    let options: PresentationOptions

    /// In points; see Documentation/Semantics/Controls.md#sheets.
    static var cornerRadius: CGFloat { 10 }
    /// The distance of a large sheet's top from the status bar, in points; the view behind is visible there.
    static var peek: CGFloat { 10 }
    /// The height of the row with the inline title in a sheet's navigation bar, in points.
    static var navigationBarHeight: CGFloat { 56 }

    var isCentered: Bool { isWide }
    private var whole: CGFloat { canvas.height + insets.bottom }
    private var maximum: CGFloat { max(0, whole - Self.peek) }
    private var context: PresentationDetent.Context { PresentationDetent.Context(maxDetentValue: whole, environment: EnvironmentValues()) }

    /// Including the safe area's bottom inset, in points; nil for the content's height.
    var height: CGFloat? {
        guard isCentered else { return isFullScreen ? whole : options.height(in: context, maximum: maximum) }
        if options.sizing.fitsVertically { return nil }
        return min(maximum, options.sizing.kind == .page ? whole * 0.9 : PresentationSize.form.height ?? whole)
    }
    /// The width of a card in the middle; nil for the whole width, or for the content's.
    var width: CGFloat? {
        guard isCentered, !options.sizing.fitsHorizontally else { return nil }
        let size = options.sizing.kind == .page ? PresentationSize.page : PresentationSize.form
        return min(canvas.width - 2 * Self.peek, size.width ?? canvas.width)
    }
    /// The distance beyond its own height by which the sheet moves to leave the canvas, in points.
    var distance: CGFloat {
        if isCentered { return (whole - (height ?? 0)) / 2 + insets.bottom }
        return insets.bottom + (isFullScreen ? insets.top : 0)
    }
    /// The heights at which the sheet can rest, with their names.
    var detents: [(detent: PresentationDetent, height: CGFloat)] {
        if isCentered { return [] }
        let detents = options.detents.isEmpty ? [.large] : options.detents
        return detents.map { ($0, $0.height(in: context, maximum: maximum)) }.sorted { $0.1 < $1.1 }
    }

    /// How far a sheet of a height pushes back the page behind it, 0…1: from the height below the large one to the large one.
    func depth(at height: CGFloat) -> Double {
        guard let large = detents.first(where: { $0.detent == .large })?.height else { return 0 }
        let below = detents.last { $0.height < large }?.height ?? 0
        return large > below ? min(max((height - below) / (large - below), 0), 1) : 0
    }

    /// How far a sheet of a height is shown, 0…1: less than its lowest height while a finger pulls it down.
    func presence(at height: CGFloat) -> Double {
        guard let lowest = detents.first?.height ?? self.height, lowest > 0 else { return 1 }
        return min(max(height / lowest, 0), 1)
    }
}

/// The sheet itself.
struct SheetCard<Content: View>: View {
    let frame: SheetFrame
    let options: PresentationOptions
    /// The number of drags after which the sheet was to be dismissed, but stays: then it comes back.
    let refusals: Int
    /// Asks for the sheet's dismissal after a drag, with a motion.
    let dismiss: (Animation) -> Void
    /// Follows the finger with the height that is visible, in points.
    let follow: (CGFloat) -> Void
    /// Lets the sheet rest at a height after a drag, with a motion; nil for the height at which it rested before.
    let rest: (PresentationDetent?, Animation) -> Void
    let content: Content
    /// The distance by which the finger has moved the sheet down, in points.
    @State private var drag: CGFloat = 0

    var body: some View {
        let insets = frame.isCentered ? EdgeInsets() : frame.insets
        VStack { content.environment(\.sheetPull, frame.isFullScreen ? nil : SheetPull(grows: grows)) }
            .frame(minWidth: hasOwnWidth ? nil : 0, maxWidth: hasOwnWidth ? nil : .infinity)
            .frame(width: frame.width)
            .frame(height: frame.height.map { max(0, $0 - insets.bottom + max(0, -drag)) }, alignment: .center)
            .modifier(RelativeFrameArea(axes: ownAxes))
            .background { ground.padding(extended) }
            .overlay(alignment: .top) { if options.showsDragIndicator, !frame.isCentered { indicator } }
            .clipShape(SheetShape(insets: insets, cornerRadius: radius, isCard: frame.isCentered))
            .offset(y: max(0, drag))
            .gesture(pull, including: frame.isFullScreen ? .subviews : .all)
            .onChange(of: refusals) { withAnimation(presentationAnimation) { drag = 0 } }
    }

    /// Whether a drag up in scrolled content first makes the sheet higher.
    private var grows: Bool { options.contentInteraction != .scrolls && (frame.detents.last?.height ?? 0) > (frame.height ?? .infinity) + 0.5 }
    /// Whether the sheet is as wide as its content.
    private var hasOwnWidth: Bool { frame.isCentered && frame.width == nil }
    /// The axes along which the sheet's size doesn't depend on its content.
    private var ownAxes: Axis.Set {
        let width: Axis.Set = hasOwnWidth ? [] : .horizontal
        return frame.height == nil ? width : width.union(.vertical)
    }
    private var radius: CGFloat? { frame.isFullScreen ? nil : options.cornerRadius ?? SheetFrame.cornerRadius }

    /// The background also covers the safe area below.
    private var extended: EdgeInsets {
        let insets = frame.isCentered ? EdgeInsets() : frame.insets
        return EdgeInsets(
            top: frame.isFullScreen ? -insets.top : 0, leading: -insets.leading, bottom: -insets.bottom, trailing: -insets.trailing)
    }

    @ViewBuilder private var ground: some View {
        if let background = options.background {
            background.value
        } else {
            Color(provider: .system(frame.isFullScreen ? .background : .elevatedBackground))
        }
    }

    private var indicator: some View {
        Capsule(style: .circular).fill(Color(provider: .system(.tertiary))).frame(width: 36, height: 5).padding(.top, 5).allowsHitTesting(false)
    }

    /// Drags the sheet with the finger. It then rests at the nearest height, or is dismissed if it would end below half of the lowest.
    private var pull: some Gesture {
        DragGesture(coordinateSpace: .global)
            .onChanged { value in
                let range = frame.detents.map(\.height)
                let upward = max(0, (range.last ?? 0) - (frame.height ?? 0))
                drag = max(-upward, value.translation.height)
                if drag > 0, options.isInteractiveDismissDisabled, range.count < 2 { drag = 0 }
                if let height = frame.height { follow(height - drag) }
            }
            .onEnded { value in
                let height = (frame.height ?? 0) - value.predictedEndTranslation.height
                let lowest = frame.detents.first?.height ?? frame.height ?? 0
                if height < lowest / 2, !options.isInteractiveDismissDisabled {
                    // The transition moves the sheet by its whole height, from where it is.
                    return dismiss(landing(over: (frame.height ?? 0) + frame.distance, value, isLeaving: true))
                }
                let next = height < lowest / 2 ? frame.detents.first : frame.detents.min { abs($0.height - height) < abs($1.height - height) }
                let animation = landing(over: (frame.height ?? 0) - drag - (next?.height ?? frame.height ?? 0), value)
                withAnimation(animation) { drag = 0 }
                rest(next?.detent, animation)
            }
    }

    /// Returns the motion after a drag, which moves the sheet down by a way, with the finger's speed unless the sheet didn't follow the finger.
    private func landing(over way: CGFloat, _ value: DragGesture.Value, isLeaving: Bool = false) -> Animation {
        .landing(over: way, velocity: drag == value.translation.height ? value.velocity.height : 0, lag: value.lag, isLeaving: isLeaving)
    }
}

/// The drags in scrolled content that move the sheet around it, while the content is at its top: down, and up if the sheet can grow.
struct SheetPull: Equatable {
    let grows: Bool

    /// Whether the sheet takes a drag that begins with a movement down, or up if negative, in points.
    func takes(_ movement: CGFloat, atTop: Bool) -> Bool { atTop && (movement > 0 || grows) }
}

private struct SheetPullKey: EnvironmentKey { static var defaultValue: SheetPull? { nil } }

extension EnvironmentValues {
    /// The sheet around the view; nil outside of sheets.
    var sheetPull: SheetPull? {
        get { self[SheetPullKey.self] }
        set { self[SheetPullKey.self] = newValue }
    }
}

/// A sheet's outline: rounded at the top, and extended beyond the safe area at the other edges.
private struct SheetShape: Shape {
    let insets: EdgeInsets
    /// Nil for a view that covers everything.
    let cornerRadius: CGFloat?
    /// Whether all four corners are rounded.
    var isCard = false

    func path(in rect: CGRect) -> Path {
        if isCard, let cornerRadius { return Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous) }
        let outer = CGRect(
            x: rect.minX - insets.leading, y: rect.minY, width: rect.width + insets.leading + insets.trailing, height: rect.height + insets.bottom)
        guard let cornerRadius else { return Path(CGRect(x: outer.minX, y: outer.minY - insets.top, width: outer.width, height: outer.height + insets.top)) }
        return UnevenRoundedRectangle(topLeadingRadius: cornerRadius, topTrailingRadius: cornerRadius, style: .continuous).path(in: outer)
    }
}

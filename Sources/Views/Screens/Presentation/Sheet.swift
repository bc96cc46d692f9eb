/// The content of a presentation; the identity distinguishes items.
struct PresentedItem<Value>: Identifiable {
    let id: AnyHashable
    let value: Value
}

/// The curve of sheets and pushed pages: fast at first, at rest after half a second. Neither SwiftUI nor UIKit documents it; this is the curve with which
/// reimplementations imitate iOS.
let presentationAnimation = Animation.timingCurve(0.32, 0.72, 0, 1, duration: presentationDuration)
/// In seconds.
let presentationDuration = 0.5

/// Shows a sheet above all other views while an item exists.
struct _SheetModifier<Value, SheetContent: View>: RenderModifier {
    let item: PresentedItem<Value>?
    /// Whether the sheet covers the whole canvas.
    let isFullScreen: Bool
    let dismiss: () -> Void
    let onDismiss: (() -> Void)?
    let content: (Value) -> SheetContent

    func makeRenderNode(around child: RenderNode, owner: _Node) -> SheetPresenterRenderNode {
        let node = SheetPresenterRenderNode(owner: owner, child: child, isFullScreen: isFullScreen)
        node.setPresented(item != nil, isFirst: true)
        setContent(node)
        return node
    }

    func updateRenderNode(_ node: SheetPresenterRenderNode) {
        node.setPresented(item != nil, isFirst: false)
        setContent(node)
    }

    private func setContent(_ node: SheetPresenterRenderNode) {
        let host = SheetHost(
            item: item, isFullScreen: isFullScreen, dismiss: dismiss, onDismiss: onDismiss, onOptions: { [weak node] in node?.setOptions($0) },
            onDrag: { [weak node] in node?.follow(depth: $0) }, content: content
        )
        node.slot.setContent(ErasedViewBox(view: host))
    }
}

/// Wraps a view that presents a sheet; pushes the root view back while the sheet is shown.
final class SheetPresenterRenderNode: PresenterRenderNode {
    private let isFullScreen: Bool
    private var isPresented = false
    private var options = PresentationOptions()
    /// Whether the sheet was shown from the start and its options aren't known yet.
    private var awaitsOptions = false
    /// The progress before a sheet appears whose options aren't known yet: they arrive once its content has been made, after the push has begun.
    private var depthBefore: AnimatedProperty<UnitScaled>?
    /// 1 when the sheet is fully shown and the root view is pushed back.
    private var depthBehind = AnimatedProperty(UnitScaled(0))
    /// Whether a finger decides about the progress.
    private var isHeld = false

    init(owner: _Node, child: RenderNode, isFullScreen: Bool) {
        self.isFullScreen = isFullScreen
        super.init(owner: owner, child: child, title: isFullScreen ? "fullScreenCover" : "sheet")
        guard !isFullScreen else { return }
        // A sheet above a sheet pushes that one back.
        if let below = owner.inputs.environment.enclosingSheet {
            below.add(self)
            return
        }
        var backdrop = graph.root.backdrop as? SheetBackdrop ?? SheetBackdrop()
        backdrop.add(self)
        graph.root.backdrop = backdrop
    }

    override var isPresenting: Bool { isPresented }
    override var isModal: Bool { covers || !options.letsTouchesThrough }

    /// The current progress of pushing back the root view, 0…1.
    var depth: Double { owner.isAlive ? min(max(depthBehind.presented.value, 0), 1) : 0 }

    func setPresented(_ isPresented: Bool, isFirst: Bool) {
        if !isFirst, isPresented, !self.isPresented, !depthBehind.isAnimating { depthBefore = depthBehind }
        self.isPresented = isPresented
        dimTint(isAnimated: !isFirst)
        awaitsOptions = isFirst && isPresented
        if !isPresented { isHeld = false }
        follow(isAnimated: !isFirst)
    }

    func setOptions(_ options: PresentationOptions) {
        self.options = options
        // A sheet that is not large, or covers the page, never pushes it back.
        if let depthBefore, !options.isLarge || covers { depthBehind = depthBefore }
        depthBefore = nil
        isHeld = false
        follow(isAnimated: !awaitsOptions)
        dimTint(isAnimated: !awaitsOptions)
        awaitsOptions = false
    }

    private func dimTint(isAnimated: Bool) {
        dimTintBehind(isPresented && !covers && !options.letsTouchesThrough, animation: isAnimated ? presentationAnimation : nil)
    }

    /// Pushes the root view back as far as a finger has moved the sheet.
    func follow(depth: Double) {
        guard isNarrow, isPresented, !covers else { return }
        isHeld = true
        depthBehind.set(UnitScaled(depth), animation: nil, in: owner)
    }

    /// A card in the middle of an iPad only dims the page.
    private var isNarrow: Bool { owner.inputs.environment.horizontalSizeClass != .regular }
    private var covers: Bool { isFullScreen || owner.inputs.environment.compactSpace.covers(options.adaptation) }

    private func follow(isAnimated: Bool) {
        guard !isHeld else { return }
        let target = UnitScaled(isPresented && options.isLarge && isNarrow && !covers ? 1 : 0)
        if isAnimated { depthBehind.set(target, animation: presentationAnimation, in: owner) } else { depthBehind = AnimatedProperty(target) }
    }
}

/// The dimmed canvas with the sheet on it.
struct SheetHost<Value, SheetContent: View>: View {
    let item: PresentedItem<Value>?
    let isFullScreen: Bool
    let dismiss: () -> Void
    let onDismiss: (() -> Void)?
    let onOptions: (PresentationOptions) -> Void
    /// Called while a finger moves the sheet, with the progress of pushing back the root view.
    let onDrag: (Double) -> Void
    let content: (Value) -> SheetContent

    var body: some View {
        // The sheet's options depend on its content, so a change of the options doesn't make the content again.
        SheetStage(
            item: item.map { PresentedItem(id: $0.id, value: content($0.value)) }, isFullScreen: isFullScreen, dismiss: dismiss, onDismiss: onDismiss,
            onOptions: onOptions, onDrag: onDrag)
    }
}

/// Whether a sheet is there, for the code that runs after a drag.
private final class SheetLife {
    private(set) var isShown = false

    func note(isShown: Bool) -> Bool {
        self.isShown = isShown
        return isShown
    }
}

/// The dimmed canvas with the sheet's content on it.
private struct SheetStage<SheetContent: View>: View {
    let item: PresentedItem<SheetContent>?
    let isFullScreen: Bool
    let dismiss: () -> Void
    let onDismiss: (() -> Void)?
    let onOptions: (PresentationOptions) -> Void
    let onDrag: (Double) -> Void
    @State private var options = PresentationOptions()
    /// Whether the content has set the options.
    @State private var hasOptions = false
    /// The height to which the sheet was dragged, until the bound selection changes.
    @State private var dragged: PresentationDetent?
    /// How far the sheet is shown, 0…1, while a finger pulls it down.
    @State private var presence = 1.0
    /// The number of drags whose dismissal of the sheet was refused.
    @State private var refusals = 0
    @State private var life = SheetLife()
    @State private var motion = ReleasedMotion()
    /// The sheets above this one.
    @State private var above = SheetsAbove()
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.compactSpace) private var space

    var body: some View {
        let isShown = life.note(isShown: item != nil)
        // The content's modifiers may say it before its preferences arrive.
        let covers = isFullScreen || space.covers(options.adaptation ?? (item?.value as? any AskingForAdaptation)?.adaptation)
        if isShown, !covers {
            Color.black.opacity(options.letsTouchesThrough ? 0 : 0.2 * presence)
                .ignoresSafeArea()
                .allowsHitTesting(!options.letsTouchesThrough)
                .onTapGesture { if !options.isInteractiveDismissDisabled { dismiss() } }
                .transition(.opacity.animation(presentationAnimation, orOf: motion))
        }
        GeometryReader { proxy in
            let frame = SheetFrame(
                canvas: proxy.size, insets: proxy.safeAreaInsets, isFullScreen: covers, isWide: sizeClass == .regular && !covers, options: current)
            ZStack(alignment: frame.isCentered ? .center : .bottom) {
                ForEach(item.map { [$0] } ?? []) { item in
                    SheetCard(
                        frame: frame, options: options, refusals: refusals, dismiss: release, follow: { follow($0, in: frame) }, rest: rest, content: item.value
                    )
                    .onPreferenceChange(PresentationOptionsKey.self, perform: setOptions)
                    .modifier(RecedingModifier(sheets: above))
                    .environment(\.enclosingSheet, covers ? nil : above)
                    .modifier(TintBelowPresentations(dimmer: above.dimmer))
                    .environment(\.zoomsPages, true)
                    .presented(dismiss: dismiss)
                    .transformEnvironment(\.systemPalette) { if !covers { $0.isElevated = true } }
                    .environment(\.navigationBarHeight, covers ? 44 : SheetFrame.navigationBarHeight)
                    .onDisappear {
                        // Another item's sheet may be there already.
                        if self.item == nil { (dragged, presence, hasOptions) = (nil, 1, false) }
                        onDismiss?()
                    }
                    // The sheet moves by its height plus the part of the safe area's insets that it covers.
                    .transition(
                        AnyTransition(.drawn(PageMotion.sheet(frame), like: .bottom)).combined(with: .offset(x: 0, y: frame.distance))
                            .animation(presentationAnimation, orOf: motion))
                }
            }
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: frame.isCentered ? .center : .bottom)
        }
        // The code that presents the sheet may refuse to dismiss it.

    }

    /// Asks for the sheet's dismissal after a drag.
    private func release(with animation: Animation) {
        motion.begin(animation)
        dismiss()
        // The code that presents the sheet may refuse to dismiss it.
        _SceneTime.perform(after: 0) {
            guard life.isShown else { return }
            refusals += 1
            rest(at: nil, with: presentationAnimation)
        }
    }

    /// The options with the height to which the sheet was dragged.
    private var current: PresentationOptions { current(options) }

    private func current(_ options: PresentationOptions) -> PresentationOptions {
        var current = options
        current.selection = dragged ?? options.selection
        return current
    }

    /// Another selection moves the sheet, regardless of the update's animation; a new sheet has its height at once.
    private func setOptions(_ new: PresentationOptions) {
        let old = current.current
        let isSelected = new.selection != options.selection
        func set() {
            options = new
            if isSelected { dragged = nil }
        }
        if hasOptions, (isSelected ? new : current(new)).current != old { withAnimation(presentationAnimation, set) } else { set() }
        hasOptions = true
        onOptions(isSelected ? new : current(new))
    }

    /// Follows the finger: the page behind the sheet comes back, and the canvas gets lighter below the lowest height.
    private func follow(_ height: CGFloat, in frame: SheetFrame) {
        onDrag(frame.depth(at: height))
        let presence = frame.presence(at: height)
        if presence != self.presence { self.presence = presence }
    }

    /// Lets the sheet rest at a height; nil for the one before.
    private func rest(at detent: PresentationDetent?, with animation: Animation) {
        var new = current
        withAnimation(animation) {
            presence = 1
            guard let detent, detent != new.current else { return }
            // Both at once: the bound selection arrives later, with the preferences.
            dragged = detent
            options.select?.value(detent)
            new.selection = detent
        }
        onOptions(new)
    }
}

extension View {
    /// Shows a sheet above all other views while `isPresented` is true.
    ///
    /// - Parameter onDismiss: called when the sheet is gone.
    public func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View {
        presentation(isPresented: isPresented, isFullScreen: false, onDismiss: onDismiss, content: content)
    }

    /// Shows a sheet above all other views while an item exists; another item replaces it.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation(item: item, isFullScreen: false, onDismiss: onDismiss, content: content)
    }

    /// Covers everything with a view while `isPresented` is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation(isPresented: isPresented, isFullScreen: true, onDismiss: onDismiss, content: content)
    }

    /// Covers everything with a view while an item exists; another item replaces it.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation(item: item, isFullScreen: true, onDismiss: onDismiss, content: content)
    }

    private func presentation<Content: View>(
        isPresented: Binding<Bool>, isFullScreen: Bool, onDismiss: (() -> Void)?, content: @escaping () -> Content
    ) -> some View {
        modifier(
            _SheetModifier(
                item: isPresented.wrappedValue ? PresentedItem(id: true, value: ()) : nil, isFullScreen: isFullScreen,
                dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, content: { content() }))
    }

    private func presentation<Item: Identifiable, Content: View>(
        item: Binding<Item?>, isFullScreen: Bool, onDismiss: (() -> Void)?, content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            _SheetModifier(
                item: item.wrappedValue.map { PresentedItem(id: $0.id, value: $0) }, isFullScreen: isFullScreen,
                dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss, content: content))
    }
}

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
            item: item, isFullScreen: isFullScreen, dismiss: dismiss, onDismiss: onDismiss, onOptions: { [weak node] in node?.setOptions($0) }, content: content
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

    init(owner: _Node, child: RenderNode, isFullScreen: Bool) {
        self.isFullScreen = isFullScreen
        super.init(owner: owner, child: child, title: isFullScreen ? "fullScreenCover" : "sheet")
        guard !isFullScreen else { return }
        var backdrop = graph.root.backdrop as? SheetBackdrop ?? SheetBackdrop()
        backdrop.add(self)
        graph.root.backdrop = backdrop
    }

    override var isPresenting: Bool { isPresented }
    override var isModal: Bool { !options.letsTouchesThrough }

    /// The current progress of pushing back the root view, 0…1.
    var depth: Double { owner.isAlive ? min(max(depthBehind.presented.value, 0), 1) : 0 }

    func setPresented(_ isPresented: Bool, isFirst: Bool) {
        if !isFirst, isPresented, !self.isPresented, !depthBehind.isAnimating { depthBefore = depthBehind }
        self.isPresented = isPresented
        awaitsOptions = isFirst && isPresented
        follow(isAnimated: !isFirst)
    }

    func setOptions(_ options: PresentationOptions) {
        self.options = options
        // A sheet that is not large never pushes the page back.
        if let depthBefore, !options.isLarge { depthBehind = depthBefore }
        depthBefore = nil
        follow(isAnimated: !awaitsOptions)
        awaitsOptions = false
    }

    private func follow(isAnimated: Bool) {
        // A card in the middle of an iPad only dims the page.
        let isNarrow = owner.inputs.environment.horizontalSizeClass != .regular
        let target = UnitScaled(isPresented && options.isLarge && isNarrow ? 1 : 0)
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
    let content: (Value) -> SheetContent
    @State private var options = PresentationOptions()
    /// The height to which the sheet was dragged, if no selection is bound.
    @State private var dragged: PresentationDetent?
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        if item != nil, !isFullScreen {
            Color.black.opacity(options.letsTouchesThrough ? 0 : 0.2)
                .ignoresSafeArea()
                .allowsHitTesting(!options.letsTouchesThrough)
                .onTapGesture { if !options.isInteractiveDismissDisabled { dismiss() } }
                .transition(.opacity.animation(presentationAnimation))
        }
        GeometryReader { proxy in
            let frame = SheetFrame(
                canvas: proxy.size, insets: proxy.safeAreaInsets, isFullScreen: isFullScreen, isWide: sizeClass == .regular && !isFullScreen, options: current)
            ZStack(alignment: frame.isCentered ? .center : .bottom) {
                ForEach(item.map { [$0] } ?? []) { item in
                    SheetCard(frame: frame, options: options, dismiss: dismiss, rest: rest, content: content(item.value))
                        .onPreferenceChange(PresentationOptionsKey.self) { new in
                            options = new
                            onOptions(new)
                        }
                        .environment(\.dismissPresentation, dismiss)
                        .environment(\.listContext, nil)
                        .environment(\.splitColumn, nil)
                        .environment(\.pullToRefresh, nil)
                        .environment(\.isBelowTopTabs, false)
                        .environment(\.tabAccessory, nil)
                        .environment(\.inheritedSearch, nil)
                        .environment(\.listRows, nil)
                        .transformEnvironment(\.systemPalette) { if !isFullScreen { $0.isElevated = true } }
                        .environment(\.navigationBarHeight, isFullScreen ? 44 : SheetFrame.navigationBarHeight)
                        .withoutContainerStyles()
                        .onDisappear {
                            dragged = nil
                            onDismiss?()
                        }
                        // The sheet moves by its height plus the part of the safe area's insets that it covers.
                        .transition(
                            .move(edge: .bottom).combined(with: .offset(x: 0, y: frame.distance)).animation(presentationAnimation))
                }
            }
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: frame.isCentered ? .center : .bottom)
        }
    }

    /// The options with the height to which the sheet was dragged.
    private var current: PresentationOptions {
        var current = options
        current.selection = options.selection ?? dragged
        return current
    }

    /// Lets the sheet rest at a height.
    private func rest(at detent: PresentationDetent) {
        withAnimation(presentationAnimation) {
            if let select = options.select { select.value(detent) } else { dragged = detent }
        }
        var new = options
        new.selection = detent
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

/// A node that reacts to changes of a preference below it.
@MainActor
protocol PreferenceObserver: AnyObject {
    /// Schedules the action if the value differs from the last delivered one.
    func collectChange()
    /// Whether a value is waiting for the next frame.
    func frameDidBegin() -> Bool
}

/// Runs an action when the value that descendants set for a key has changed.
public struct _PreferenceActionModifier<K: PreferenceKey>: RenderModifier where K.Value: Equatable {
    let action: (K.Value) -> Void
    /// Whether layout listings show a line for it; false if the view's author didn't write it.
    var isListed = true
    /// Whether the library itself follows the value: it takes up to 16 changes in a frame, without a warning.
    var isInternal = false

    func makeRenderNode(around child: RenderNode, owner: _Node) -> PreferenceActionNode<K> {
        PreferenceActionNode(owner: owner, child: child, isListed: isListed, isInternal: isInternal, action: action)
    }
    func updateRenderNode(_ node: PreferenceActionNode<K>) { node.action = action }
}

final class PreferenceActionNode<K: PreferenceKey>: WrapperRenderNode, PreferenceObserver where K.Value: Equatable {
    var action: (K.Value) -> Void
    private var delivered: K.Value?
    private var mayHaveChanged = true
    private var deliveriesInFrame = 0
    /// Whether the limit of deliveries held a value back in the last frame.
    private var isKeptBack = false
    override var name: String { "onPreferenceChange" }
    private let isWritten: Bool
    private let isInternal: Bool
    override var isListed: Bool { isWritten }

    init(owner: _Node, child: RenderNode, isListed: Bool, isInternal: Bool, action: @escaping (K.Value) -> Void) {
        self.action = action
        (isWritten, self.isInternal) = (isListed, isInternal)
        super.init(owner: owner, child: child)
        graph.preferenceObservers.append(WeakObserver(self))
    }

    override func preferenceBelowDidChange() { mayHaveChanged = true }
    func frameDidBegin() -> Bool {
        deliveriesInFrame = 0
        defer { isKeptBack = false }
        return isKeptBack && owner.isAlive
    }

    func collectChange() {
        guard mayHaveChanged, owner.isAlive else { return }
        mayHaveChanged = false
        guard child.canProduce(K.self) else { return }
        let value = child.preference(K.self) ?? K.defaultValue
        guard value != delivered else { return }
        // Views' authors get at most two values in a frame, and the next one in the next frame (Documentation/Semantics/Preferences.md#readers).
        guard deliveriesInFrame < (isInternal ? 16 : 2) else {
            mayHaveChanged = true
            isKeptBack = true
            if !isInternal { graph.warn("Bound preference \(K.self) tried to update multiple times per frame.") }
            return
        }
        deliveriesInFrame += 1
        delivered = value
        graph.enqueueAction { [action] in withTransaction(Transaction()) { action(value) } }
    }
}

/// A reference to an observer that doesn't keep it alive.
@MainActor
final class WeakObserver {
    private weak var observer: (any PreferenceObserver)?
    init(_ observer: any PreferenceObserver) { self.observer = observer }
    var isGone: Bool { observer == nil }
    func collectChange() { observer?.collectChange() }
    func frameDidBegin() -> Bool { observer?.frameDidBegin() ?? false }
}

/// Shows a view made from a preference, in front of or behind the view that sets it.
public struct _PreferenceReaderModifier<K: PreferenceKey, Secondary: View>: RenderModifier {
    let alignment: Alignment
    let isBackground: Bool
    let content: (K.Value) -> Secondary

    func makeRenderNode(around child: RenderNode, owner: _Node) -> PreferenceReaderNode<K, Secondary> {
        PreferenceReaderNode(owner: owner, child: child, modifier: self)
    }
    func updateRenderNode(_ node: PreferenceReaderNode<K, Secondary>) { node.setModifier(self) }
}

final class PreferenceReaderNode<K: PreferenceKey, Secondary: View>: SecondaryRenderNode {
    private var modifier: _PreferenceReaderModifier<K, Secondary>
    private let tracker = Tracker()
    private var seenStamp = -1
    private var needsContent = true
    private var seenValue: K.Value?

    init(owner: _Node, child: RenderNode, modifier: _PreferenceReaderModifier<K, Secondary>) {
        self.modifier = modifier
        super.init(owner: owner, child: child, alignment: modifier.alignment, isBackground: modifier.isBackground)
        tracker.onChange = { [weak self] in self?.contentDidChange() }
    }

    override var name: String { isBackground ? "backgroundPreferenceValue" : "overlayPreferenceValue" }

    func setModifier(_ modifier: _PreferenceReaderModifier<K, Secondary>) {
        self.modifier = modifier
        setAlignment(modifier.alignment)
        contentDidChange()
    }

    private func contentDidChange() {
        needsContent = true
        slot.awaitContent()
        setNeedsCommit()
    }

    /// The primary view is already placed, so its anchors and preferences are valid for this very frame.
    override func prepareSecondary() {
        guard needsContent || child.preferenceStamp != seenStamp else { return }
        seenStamp = child.preferenceStamp
        let value = child.preference(K.self) ?? K.defaultValue
        if !needsContent, let seenValue, FieldComparison.comparison(of: K.Value.self)(seenValue, value) { return }
        seenValue = value
        needsContent = false
        graph.counters.readersEvaluated += 1
        displayDidChange()
        let content = tracker.track(in: graph) { modifier.content(value) }
        slot.setContent(ErasedViewBox(view: content))
    }
}

extension View {
    /// Runs `action` when the value that descendants set for `key` has changed, and once initially.
    public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View
    where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }

    /// Runs `action` when a value that the library itself follows has changed, and once initially.
    func following<K: PreferenceKey>(_ key: K.Type, perform action: @escaping (K.Value) -> Void) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action, isInternal: true))
    }

    /// Shows a view made from the value that descendants set for `key` in front of them, in the same frame.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceReaderModifier<K, V>(alignment: alignment, isBackground: false, content: transform))
    }

    /// Shows a view made from the value that descendants set for `key` in front of them, centered, in the same frame.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceReaderModifier<K, V>(alignment: .center, isBackground: false, content: transform))
    }

    /// Shows a view made from the value that descendants set for `key` behind them, centered, in the same frame.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceReaderModifier<K, V>(alignment: .center, isBackground: true, content: transform))
    }

    /// Shows a view made from the value that descendants set for `key` behind them, in the same frame.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceReaderModifier<K, V>(alignment: alignment, isBackground: true, content: transform))
    }
}

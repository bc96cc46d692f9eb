/// Keeps a view alive from step to step of a scene's time: its nodes, state, layout and animations.
///
/// A step consists of setting the time, handling events, calling `settle()` and taking the `displayList()`. Only the parts that depend on a changed
/// value are evaluated and laid out again. The wall clock is never read.
@MainActor
package final class ViewGraph {
    /// Seconds of the scene's clock.
    package private(set) var time: Double {
        get { state.time }
        set { state.time = newValue }
    }
    package internal(set) var counters: GraphCounters {
        get { state.counters }
        set { state.counters = newValue }
    }
    let state: GraphState
    /// A reference to the graph for objects that may outlive it.
    var link: Link<ViewGraph> { links.link(to: self) }
    private var links = LinkSource<ViewGraph>()
    /// The graph's warnings, oldest first, without duplicates.
    package private(set) var warnings: [String] = []
    /// The names in the configuration's `previewValues` that properties have.
    package var usedPreviewValues: Set<String> = []
    /// Called with each new warning.
    package var onWarning: ((String) -> Void)?
    /// The canvas and the initial environment. Changing the environment later has no effect.
    package var configuration: ViewHostConfiguration {
        didSet {
            root.invalidateLayout()
            setNeedsDisplay()
            // Deeply nested views may take their size from the canvas.
            if configuration.size != oldValue.size || configuration.safeAreaInsets != oldValue.safeAreaInsets { root.invalidateLayoutBelow() }
        }
    }
    /// Measures texts and breaks them into lines.
    package let textShaper: any TextShaper

    /// The tracker of the running evaluation.
    var currentTracker: Tracker?
    /// The number of the running update, or of the last one.
    private(set) var updateID = 0
    private var updateTransaction = Transaction()
    private var pendingTransaction: Transaction?
    private let evaluation = EvaluationQueue()
    private var actions: [() -> Void] = []
    var preferenceObservers: [WeakObserver] = []
    private var isUpdating = false
    /// The number of graphs that are being updated, one inside of the other.
    static var runningUpdates = 0
    /// The graph of the innermost running update.
    static weak var updating: ViewGraph?
    private var needsFullLayout = false
    private var animating: [ObjectIdentifier: any Animating] = [:]
    /// The completions waiting for the end of animations, in the order of their updates.
    private var completions: [AnimationCompletion] = []
    private var lastList: DisplayList?
    /// Compares caches with fresh results; nil where nothing asks for that.
    var cacheCheck = CacheCheck.isRequested ? CacheCheck() : nil

    /// The groups of views that share geometry.
    let matchedGeometry = MatchedGeometryTable()
    /// The clock that views wait on.
    let clock = SceneClock.take()
    /// State that views and gestures keep in the graph.
    var parts = GraphParts()

    private(set) var rootNode: _Node!
    /// The slot that holds the root view.
    private(set) var rootSlot: ContentSlot!
    private(set) var root: RootRenderNode!

    /// The maximum number of rounds of evaluation and layout in one step, after which the graph gives up and warns.
    package static let roundLimit = 64
    /// The maximum number of passes of tasks at one time.
    private static let passLimit = 10_000

    /// The beginning of the warning about a view that keeps changing within one frame.
    package static let unsettledWarning = "The view does not settle"

    /// - Parameter root: the view to show, by itself on the canvas and centered in its safe area.
    package init<V: View>(root view: V, configuration: ViewHostConfiguration, textShaper: any TextShaper) {
        self.configuration = configuration
        self.textShaper = textShaper
        state = GraphState(nodes: configuration.nodes ?? NodeCount())
        state.graph = self
        clock.enter()
        SceneHost.begin(configuration)
        var environment = configuration.environment
        environment.displayScale = configuration.scale
        environment.warnings = WarningSink { [link] in link.object?.warn($0) }
        environment.services = GraphServices(link)
        let inputs = _ViewInputs(graph: self, parent: nil, environment: environment, transactionScope: nil)
        let slot = ContentSlot(inputs, stacking: .vertical)
        rootNode = slot
        rootSlot = slot
        root = RootRenderNode(owner: slot)
        slot.onChange = { [unowned self, unowned slot] in self.root.setChild(slot.root) }
        slot.setContent(ErasedViewBox(view: view))
    }

    /// Shows only one of several views at the root.
    package func showOnly(rootView index: Int) {
        rootSlot.showOnly(index)
        setNeedsDisplay()
    }

    // MARK: Time

    /// Moves the clock forward. Animations and everything else that depends on time follow at the next `settle()`.
    ///
    /// Scheduled work that becomes due on the way runs first, in order. Tasks that it wakes run later, when the main actor is free; see `advance(to:resting:)`.
    package func advance(to time: Double) {
        guard beginStep(to: time) else { return }
        clock.advance(to: time)
        endStep()
    }

    /// Moves the clock forward, and lets tasks come to rest at each moment at which scheduled work is due.
    package func advance(to time: Double, resting rest: TaskRest) async {
        guard beginStep(to: time) else { return }
        while clock.runNext(upTo: time) { _ = await rest() }
        clock.finishStep(at: time)
        endStep()
    }

    private func beginStep(to time: Double) -> Bool {
        clock.enter()
        guard time != self.time else { return false }
        self.time = time
        _SceneRandom.begin(at: time)
        clock.beginStep(to: time)
        return true
    }

    private func endStep() {
        for part in parts.all { part.timeDidPass(in: self) }
        guard !animating.isEmpty else { return }
        state.needsDisplay = true
        for animation in Array(animating.values) { animation.timeDidChange() }
        // Animation steps form a separate update: an event at this time must not animate the changes that they make.
        if evaluation.hasDirtyNodes || root.needsCommit, pendingTransaction == nil { pendingTransaction = Transaction() }
    }

    /// Whether any animation is running at the present time.
    package var isAnimating: Bool { !animating.isEmpty }

    /// Whether an intentionally endless animation, such as one that repeats forever, is running at the present time.
    package var repeatsForever: Bool { animating.values.contains { $0.endlessness == .repeats } }

    /// Whether anything active at the present time is not meant to come to rest.
    package var goesOnForever: Bool { !clock.endless.isEmpty || animating.values.contains { $0.endlessness != .ends } }

    func register(_ animating: any Animating) { self.animating[ObjectIdentifier(animating)] = animating }
    func unregister(_ animating: any Animating) { self.animating[ObjectIdentifier(animating)] = nil }

    // MARK: Changes

    /// Returns the file and the line of the user's code that is running; nil where programs don't have these.
    package static var callerPlace: (@MainActor () -> String?)?

    /// Announces a change in `transaction`. Changes with different transactions are kept apart: pending changes are applied first.
    func willMutate(_ transaction: Transaction) {
        if isUpdating, currentTracker != nil {
            let place = Self.callerPlace.flatMap { $0() }.map { "\($0): " } ?? ""
            warn("\(place)Modifying state during view update, this will cause undefined behavior.")
        }
        if let pending = pendingTransaction, pending != transaction, !isUpdating { update() }
        pendingTransaction = transaction
        for completion in transaction.completions { wait(for: completion) }
    }

    /// Registers a completion that waits for the end of an update's animations.
    func wait(for completion: AnimationCompletion) { if completion.enlist() { completions.append(completion) } }

    /// Announces, in the current transaction, a change of state that is kept elsewhere. Call it before the change.
    ///
    /// Observation reports only a value's first change; a second one, in another transaction, would join the first unnoticed.
    package func willChangeState() { willMutate(.current) }

    func enqueueDirty(_ node: _Node) { evaluation.add(node) }
    /// Called when a slot has got content, so that nodes inside may be evaluated.
    func slotDidGetContent() { evaluation.slotDidGetContent() }
    func enqueueStale(_ container: any ContentOwner) { evaluation.add(stale: container) }
    /// Evaluates dirty nodes, outer ones first, until none remain (below `ancestor`, if given).
    func evaluateDirty(inside ancestor: _Node?) { evaluation.run(inside: ancestor) }
    /// Requests a completely new display list; if only one node's drawing may change, prefer the node's `displayDidChange()`.
    func setNeedsDisplay() {
        state.needsDisplay = true
        state.latestFullChange = state.displayGeneration
    }
    /// Requests a layout of everything, as after a change of the layout direction anywhere.
    func setNeedsFullLayout() { needsFullLayout = true }

    /// Runs `action` after the running update, before the frame is drawn.
    func enqueueAction(_ action: @escaping () -> Void) {
        guard let code = LeftOutCode.current else { return actions.append(action) }
        if let action = code.action(action) { actions.append(action) }
    }

    /// Evaluates and lays out, at the present time, until nothing changes any more.
    ///
    /// Actions requested by an update (`onPreferenceChange`, `onChange`, `onAppear`) run between rounds, followed by the work left for
    /// the main queue at the present time. After `roundLimit` rounds the graph warns and continues with its current state.
    package func settle() {
        clock.enter()
        clock.endPassing(at: time)
        repeat {
            settleRounds()
            clock.endPassing(at: time)
        } while clock.runNext(upTo: time)
        warnOfNotes()
        if let cacheCheck, !hasWork { cacheCheck.checkAnswers(in: self) }
    }

    /// Settles repeatedly as long as tasks have work to do at the present time, or have changed something.
    ///
    /// After `roundLimit` rounds in which tasks only change something the graph warns, and continues with its current state.
    package func settle(resting rest: TaskRest) async {
        var (rounds, passes) = (0, 0)
        while true {
            settle()
            let isUnsettled = hasWork
            passes += 1
            if await rest() || clock.isDue(at: time) {
                guard passes < Self.passLimit else { return warnOfTasks(passes) }
                continue
            }
            guard hasWork, !isUnsettled else { return }
            rounds += 1
            guard rounds < Self.roundLimit else {
                return warnOfTasks(rounds)
            }
        }
    }

    private func warnOfTasks(_ rounds: Int) {
        warn("\(Self.unsettledWarning): \(rounds) rounds of changes by tasks in one frame at \(time) s; a task sets state again and again.")
    }

    private func settleRounds() {
        if updateID == 0 { pendingTransaction = Transaction() }
        preferenceObservers.removeAll { $0.isGone }
        var isKeptBack = false
        for observer in preferenceObservers where observer.frameDidBegin() { isKeptBack = true }
        var rounds = 0
        if !hasWork { runCompletions() }
        while isKeptBack || hasWork {
            guard rounds < Self.roundLimit else {
                warn(
                    "\(Self.unsettledWarning): \(Self.roundLimit) rounds of changes in one frame at \(time) s; a preference or onChange sets state again and again."
                )
                actions.removeAll()
                break
            }
            rounds += 1
            isKeptBack = false
            update()
            for part in parts.all { part.roundDidEnd(in: self) }
            let due = actions
            actions.removeAll()
            for action in due { action() }
            if !hasWork { runCompletions() }
        }
    }

    /// Whether there is anything left to evaluate, lay out or run.
    private var hasWork: Bool {
        needsFullLayout || pendingTransaction != nil || evaluation.hasWork || root.needsCommit || !actions.isEmpty
    }

    /// Runs the completions of animations that have ended or that never began.
    private func runCompletions() {
        let due = completions.filter(\.isDue)
        guard !due.isEmpty else { return }
        completions.removeAll(where: \.isDue)
        for completion in due { completion.run() }
    }

    /// Returns the root view's size for a proposal.
    package func fittingSize(for proposal: ProposedViewSize) -> CGSize {
        settle()
        return root.child?.sizeThatFits(proposal) ?? .zero
    }

    /// Runs one round: evaluates dirty nodes, lays out the resulting changes, and collects actions.
    private func update() {
        isUpdating = true
        Self.runningUpdates += 1
        let outer = Self.updating
        Self.updating = self
        defer {
            Self.updating = outer
            isUpdating = false
            Self.runningUpdates -= 1
        }
        updateID += 1
        counters.updates += 1
        updateTransaction = pendingTransaction ?? Transaction()
        pendingTransaction = nil
        evaluateDirty(inside: nil)
        if needsFullLayout {
            needsFullLayout = false
            root.invalidateLayoutBelow()
        }
        root.layOut()
        // Rects that become known only at this point belong to the same update, and animate with its transaction.
        var walks = 0
        while matchedGeometry.needsLayout, walks < Self.roundLimit {
            matchedGeometry.needsLayout = false
            walks += 1
            root.layOut()
        }
        matchedGeometry.updateDidEnd()
        evaluation.setAsideWaitingNodes()
        for observer in preferenceObservers { observer.collectChange() }
    }

    /// Returns the running update's transaction as seen below `scope`.
    func transaction(in scope: TransactionScope?) -> Transaction {
        scope?.transaction(in: self) ?? updateTransaction
    }

    /// Records a warning, once for each text.
    package func warn(_ message: String) {
        guard !warnings.contains(message) else { return }
        warnings.append(message)
        onWarning?(message)
    }

    /// Gives the warnings of code outside of views.
    private func warnOfNotes() { for warning in clock.takeNotes() { warn(warning) } }

    /// Returns the limit that the views exceed, or that an operation on paths has exceeded since the last call, in words; nil if they exceed none.
    package func takeExcess() -> String? {
        PathExcess.take()?.message ?? (state.nodes.preventsDrawing ? NodeCount.message(limit: state.nodes.limit) : nil)
    }

    // MARK: Display lists

    /// Returns the view's drawing at the present time. Call `settle()` first.
    ///
    /// - Complexity: constant if nothing has changed; otherwise proportional to the number of items plus the number of views in containers with changes.
    package func displayList() -> DisplayList {
        let list = currentList()
        // Canvases draw only now.
        warnOfNotes()
        cacheCheck?.check(list, in: self)
        return list
    }

    private func currentList() -> DisplayList {
        if !state.needsDisplay, let lastList { return lastList }
        var builder = DisplayListBuilder(time: time, expectedCount: lastList?.items.count ?? 0)
        root.display(&builder)
        state.counters.displayItems += builder.count
        state.needsDisplay = false
        state.displayGeneration += 1
        let list = makeList(builder)
        lastList = list
        return list
    }

    /// Returns the same list without using items cached from earlier lists; for tests.
    package func freshDisplayList() -> DisplayList {
        var builder = DisplayListBuilder(time: time, reusesItems: false)
        root.display(&builder)
        return makeList(builder)
    }

    /// Returns the scheme that the views prefer for their window; nil for that of the environment.
    package var preferredScheme: (@MainActor () -> ColorScheme?)?

    private func makeList(_ builder: DisplayListBuilder) -> DisplayList {
        var environment = rootNode.inputs.environment
        if let scheme = preferredScheme?() { environment.colorScheme = scheme }
        let background = environment.sceneBackground.resolve(in: environment)
        return DisplayList(size: configuration.size, scale: configuration.scale, background: background, items: builder.items)
    }
}

/// Runs the tasks of the views' code until none of them has anything left to do before time advances; returns whether any of them ran.
package typealias TaskRest = @MainActor () async -> Bool

/// What a graph has done so far; tests pin these numbers, because times can't be tested.
public struct GraphCounters: Sendable, Equatable {
    /// Places made.
    public var nodesCreated = 0
    /// Calls of a view's `body`.
    public var bodiesEvaluated = 0
    /// Bodies left alone because the view's fields were the same as before.
    public var bodiesSkipped = 0
    /// Sizes worked out (answers from a view's memory are not counted).
    public var layoutsMeasured = 0
    /// Times a view arranged its children.
    public var layoutsPlaced = 0
    /// Contents of geometry and preference readers evaluated.
    public var readersEvaluated = 0
    /// Rounds of evaluation and layout.
    public var updates = 0
    /// Items in the display lists made.
    public var displayItems = 0

    public init() {}
}

/// Where a graph's root view is shown.
public struct ViewHostConfiguration {
    /// The canvas in points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    public var safeAreaInsets = EdgeInsets()
    /// What the root view is offered instead of the canvas; it then lies at the top left corner, as in an `ImageRenderer`.
    public var proposal: ProposedViewSize?
    /// The values that the root view's environment starts with; `displayScale` is set from `scale`.
    public var environment = EnvironmentValues()

    public init(size: CGSize, scale: CGFloat = 1) {
        self.size = size
        self.scale = scale
    }
}

/// Keeps a view alive from step to step of a scene's time: its places, state, layout and animations.
///
/// A step is: set the time, let events act, `settle()`, take the `displayList()`. Only what depends on a changed value is
/// evaluated and laid out again. The wall clock is never read.
@MainActor
public final class ViewGraph {
    /// Seconds of the scene's clock.
    public private(set) var time: Double = 0
    public internal(set) var counters: GraphCounters {
        get { state.counters }
        set { state.counters = newValue }
    }
    let state = GraphState()
    /// What the graph can be referred to by from what may live longer.
    var link: Link<ViewGraph> { links.link(to: self) }
    private var links = LinkSource<ViewGraph>()
    /// What the graph had to complain about, oldest first, each message once.
    public private(set) var warnings: [String] = []
    /// Called with each new warning.
    public var onWarning: ((String) -> Void)?
    /// The canvas. Another environment than at first has no effect.
    public var configuration: ViewHostConfiguration {
        didSet {
            root.invalidateLayout()
            setNeedsDisplay()
            // Views deep inside may measure themselves by the canvas.
            if configuration.size != oldValue.size || configuration.safeAreaInsets != oldValue.safeAreaInsets { root.invalidateLayoutBelow() }
        }
    }
    /// What measures texts and breaks their lines.
    package let textShaper: any TextShaper

    /// Whoever evaluates now.
    var currentTracker: Tracker?
    /// The running or last update.
    private(set) var updateID = 0
    private var updateTransaction = Transaction()
    private var pendingTransaction: Transaction?
    private var dirtyNodes: [_Node] = []
    private var staleContainers: [any ContentOwner] = []
    private var actions: [() -> Void] = []
    var preferenceObservers: [WeakObserver] = []
    private var isUpdating = false
    private var needsFullLayout = false
    private var animating: [ObjectIdentifier: any Animating] = [:]
    /// Who waits for the end of animations, in the order of their updates.
    private var completions: [AnimationCompletion] = []
    private var lastList: DisplayList?

    /// Views that share geometry.
    let matchedGeometry = MatchedGeometryTable()
    /// What views wait on.
    let clock = SceneClock.take()
    /// State that views and gestures keep here.
    var parts = GraphParts()

    private(set) var rootNode: _Node!
    private(set) var root: RootRenderNode!

    /// The most rounds of evaluation and layout in one step before the graph gives up and warns.
    public static let roundLimit = 64

    /// How the warning of a view begins that goes on changing within one frame.
    package static let unsettledWarning = "The view does not settle"

    /// - Parameter root: the view to show, alone on the canvas and centred in its safe area.
    public init<V: View>(root view: V, configuration: ViewHostConfiguration, textShaper: any TextShaper) {
        self.configuration = configuration
        self.textShaper = textShaper
        state.graph = self
        clock.enter()
        var environment = configuration.environment
        environment.displayScale = configuration.scale
        environment.warnings = WarningSink { [link] in link.object?.warn($0) }
        let inputs = _ViewInputs(graph: self, parent: nil, environment: environment, transactionScope: nil)
        let slot = ContentSlot(inputs, stacking: .vertical)
        rootNode = slot
        root = RootRenderNode(owner: slot)
        slot.onChange = { [unowned self, unowned slot] in self.root.setChild(slot.root) }
        slot.setContent(ErasedViewBox(view: view))
    }

    // MARK: Time

    /// Moves the clock forward. Animations and everything that is a function of time follow at the next `settle()`.
    ///
    /// What is due on the way runs first, in order. Tasks that it wakes run when the main actor is free, which is later; see `advance(to:resting:)`.
    public func advance(to time: Double) {
        guard beginStep(to: time) else { return }
        clock.advance(to: time)
        endStep()
    }

    /// Moves the clock forward, and has tasks come to rest at each moment at which something is due.
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
        SceneRandom.begin(at: time)
        clock.beginStep(to: time)
        return true
    }

    private func endStep() {
        for part in parts.all { part.timeDidPass(in: self) }
        guard !animating.isEmpty else { return }
        state.needsDisplay = true
        for animation in Array(animating.values) { animation.timeDidChange() }
        // Steps of animations are an update of their own: what an event at this time does must not move them.
        if !dirtyNodes.isEmpty || root.needsCommit, pendingTransaction == nil { pendingTransaction = Transaction() }
    }

    /// Whether anything moves at the present time.
    public var isAnimating: Bool { !animating.isEmpty }

    /// Whether something moves at the present time that is meant to go on without an end, such as an animation that repeats forever.
    package var repeatsForever: Bool { animating.values.contains { $0.endlessness == .repeats } }

    /// Whether there is something at the present time that is not meant to come to rest.
    package var goesOnForever: Bool { !clock.endless.isEmpty || animating.values.contains { $0.endlessness != .ends } }

    func register(_ animating: any Animating) { self.animating[ObjectIdentifier(animating)] = animating }
    func unregister(_ animating: any Animating) { self.animating[ObjectIdentifier(animating)] = nil }

    // MARK: Changes

    /// Announces a change in `transaction`. Changes that move differently are kept apart: the ones before are brought in first.
    func willMutate(_ transaction: Transaction) {
        if isUpdating, currentTracker != nil {
            warn("Modifying state during view update, this will cause undefined behavior.")
        }
        if let pending = pendingTransaction, pending != transaction, !isUpdating { update() }
        pendingTransaction = transaction
        for completion in transaction.completions { wait(for: completion) }
    }

    /// Notes someone who waits for the end of the animations of an update.
    func wait(for completion: AnimationCompletion) { if completion.enlist() { completions.append(completion) } }

    /// Announces a change of state that is kept elsewhere, in the transaction that is current. Call it before the change.
    ///
    /// Observation tells of a value's first change only; a second one, in another transaction, would join the first unnoticed.
    package func willChangeState() { willMutate(.current) }

    func enqueueDirty(_ node: _Node) { dirtyNodes.append(node) }
    func enqueueStale(_ container: any ContentOwner) { staleContainers.append(container) }
    /// Asks for a display list that is new throughout; where only a node's part may change, the node's `displayDidChange()` is better.
    func setNeedsDisplay() {
        state.needsDisplay = true
        state.latestFullChange = state.displayGeneration
    }
    /// Asks for a layout of everything, as after a change of the layout direction somewhere.
    func setNeedsFullLayout() { needsFullLayout = true }

    /// Runs `action` after the running update, before the frame is drawn.
    func enqueueAction(_ action: @escaping () -> Void) { actions.append(action) }

    /// Evaluates and lays out until nothing changes any more, for the present time.
    ///
    /// Actions that an update asks for (`onPreferenceChange`, `onChange`, `onAppear`) run between rounds, and after them what was left for
    /// the main queue to do at the present time. After `roundLimit` rounds the graph warns and goes on with what it has.
    public func settle() {
        clock.enter()
        clock.endPassing(at: time)
        repeat {
            settleRounds()
            clock.endPassing(at: time)
        } while clock.runNext(upTo: time)
    }

    /// Settles, and does so again as long as tasks have something to do at the present time.
    package func settle(resting rest: TaskRest) async {
        repeat { settle() } while await rest() || clock.isDue(at: time)
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

    /// Whether something is left to evaluate, lay out or do.
    private var hasWork: Bool {
        needsFullLayout || pendingTransaction != nil || !dirtyNodes.isEmpty || !staleContainers.isEmpty || root.needsCommit || !actions.isEmpty
    }

    /// Calls those who wait for animations that are over, or that never began.
    private func runCompletions() {
        let due = completions.filter(\.isDue)
        guard !due.isEmpty else { return }
        completions.removeAll(where: \.isDue)
        for completion in due { completion.run() }
    }

    /// The size that the root view takes for a proposal.
    public func fittingSize(for proposal: ProposedViewSize) -> CGSize {
        settle()
        return root.child?.sizeThatFits(proposal) ?? .zero
    }

    /// One round: evaluate what is dirty, lay out what that changed, collect actions.
    private func update() {
        isUpdating = true
        defer { isUpdating = false }
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
        // Places that became known only now belong to the same update: they move as it says.
        var walks = 0
        while matchedGeometry.needsLayout, walks < Self.roundLimit {
            matchedGeometry.needsLayout = false
            walks += 1
            root.layOut()
        }
        for observer in preferenceObservers { observer.collectChange() }
    }

    /// Evaluates dirty nodes, outer ones first, until there are none (below `ancestor`, if one is given).
    func evaluateDirty(inside ancestor: _Node?) {
        while true {
            var batch: [_Node] = []
            var rest: [_Node] = []
            // Dead ones first: the nodes above them may be gone.
            for node in dirtyNodes where node.isAlive {
                if node.isReady(inside: ancestor) { batch.append(node) } else { rest.append(node) }
            }
            dirtyNodes = rest
            refreshContainers()
            guard !batch.isEmpty else { return }
            batch.sort { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
            for node in batch {
                node.displayDidChange()
                node.evaluateIfDirty()
            }
            refreshContainers()
        }
    }

    private func refreshContainers() {
        while !staleContainers.isEmpty {
            var batch: [any ContentOwner] = []
            swap(&batch, &staleContainers)
            for container in batch { container.refreshContent() }
        }
    }

    /// The running update's transaction as it is seen below `scope`.
    func transaction(in scope: TransactionScope?) -> Transaction {
        scope?.transaction(in: self) ?? updateTransaction
    }

    /// Notes a complaint, once for each text.
    package func warn(_ message: String) {
        guard !warnings.contains(message) else { return }
        warnings.append(message)
        onWarning?(message)
    }

    // MARK: Pictures

    /// What the view shows at the present time. Call `settle()` first.
    ///
    /// - Complexity: proportional to the number of items and of views in containers in which something changed, when anything did; else constant.
    public func displayList() -> DisplayList {
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

    /// The same list, made without what was kept of the ones before: for tests.
    package func freshDisplayList() -> DisplayList {
        var builder = DisplayListBuilder(time: time, reusesItems: false)
        root.display(&builder)
        return makeList(builder)
    }

    private func makeList(_ builder: DisplayListBuilder) -> DisplayList {
        let environment = rootNode.inputs.environment
        let background = environment.sceneBackground.resolve(in: environment)
        return DisplayList(size: configuration.size, scale: configuration.scale, background: background, items: builder.items)
    }
}

/// Lets the tasks of the views' code run until none of them has anything to do before time moves on; says whether any of them did something.
package typealias TaskRest = @MainActor () async -> Bool

/// Something that changes with time by itself.
@MainActor
protocol Animating: AnyObject {
    /// Called when the clock has moved; whoever has come to rest unregisters.
    func timeDidChange()
    /// Whether this is meant to go on without an end.
    var endlessness: Endlessness { get }
}

/// Whether a motion is meant to end.
enum Endlessness {
    /// It comes to rest.
    case ends
    /// It goes on without an end, and nothing says that it comes round.
    case goesOn
    /// It comes round again and again.
    case repeats
}

/// A node that collects render nodes from the nodes below it.
@MainActor
protocol ContentOwner: AnyObject {
    func refreshContent()
}

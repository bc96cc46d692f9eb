// Dragging of values between views: a finger that rests on a view lifts its value, and drops it where it is lifted
// (Documentation/Semantics/Gestures.md#dragging-values).

/// A wrapper of a dragged value, such as an item provider.
package protocol DragItemWrapper {
    /// The value inside; nil for none.
    var draggedItem: Any? { get }
}

/// The values that a finger carries from one view to another.
@MainActor
package final class DragCarriage {
    /// The values, which are wrapped or not.
    package let items: [Any]
    /// Where the finger is, in the root's coordinates.
    private(set) var location: CGPoint
    private weak var target: DropRenderNode?

    init(items: [Any], location: CGPoint) { (self.items, self.location) = (items, location) }

    /// Returns the items that are of a type, or wrap a value of it.
    package static func values<T>(of type: T.Type, in items: [Any]) -> [T] {
        items.compactMap { $0 as? T ?? ($0 as? any DragItemWrapper)?.draggedItem as? T }
    }

    /// Moves the finger, and tells the destinations that it comes over or leaves.
    func move(to point: CGPoint, in graph: ViewGraph) {
        location = point
        var found: DropRenderNode?
        // The innermost destination that takes the values.
        graph.forEachTarget { node in
            guard let drop = node as? DropRenderNode, drop.contains(point), drop.action.accepts(items) else { return }
            found = drop
        }
        if found !== target {
            target?.action.setTargeted(false)
            target = found
            found?.action.setTargeted(true)
        }
        found?.action.update(items, found?.local(point) ?? point)
    }

    /// Drops the values where the finger is; returns whether a destination took them.
    func drop() -> Bool {
        guard let target, target.owner.isAlive else { return false }
        target.action.setTargeted(false)
        self.target = nil
        return target.action.perform(items, target.local(location))
    }

    /// Ends the drag without a drop.
    func cancel() {
        target?.action.setTargeted(false)
        target = nil
    }
}

/// What a view does with dropped values.
@MainActor
package struct DropAction {
    /// Whether the destination takes any of the values.
    package var accepts: ([Any]) -> Bool
    /// Called when a finger with such values comes over the view, and when it leaves.
    package var setTargeted: (Bool) -> Void = { _ in }
    /// Called while the finger is over the view, with a point in the view's coordinates.
    package var update: ([Any], CGPoint) -> Void = { _, _ in }
    /// Takes the values; returns whether it did.
    package var perform: ([Any], CGPoint) -> Bool

    package init(
        accepts: @escaping ([Any]) -> Bool, setTargeted: @escaping (Bool) -> Void = { _ in }, update: @escaping ([Any], CGPoint) -> Void = { _, _ in },
        perform: @escaping ([Any], CGPoint) -> Bool
    ) {
        (self.accepts, self.setTargeted, self.update, self.perform) = (accepts, setTargeted, update, perform)
    }
}

/// Takes dropped values.
package struct DropModifier: RenderModifier {
    let action: DropAction
    package init(action: DropAction) { self.action = action }

    func makeRenderNode(around child: RenderNode, owner: _Node) -> DropRenderNode { DropRenderNode(owner: owner, child: child, action: action) }
    func updateRenderNode(_ node: DropRenderNode) { node.action = action }
}

final class DropRenderNode: WrapperRenderNode {
    var action: DropAction
    override var name: String { "dropDestination" }
    override var isListed: Bool { false }

    init(owner: _Node, child: RenderNode, action: DropAction) {
        self.action = action
        super.init(owner: owner, child: child)
    }

    /// Converts a point from the root's coordinates to the view's.
    func local(_ point: CGPoint) -> CGPoint { convertFromGlobal(point) }
    func contains(_ point: CGPoint) -> Bool { owner.inputs.environment.isEnabled && CGRect(origin: .zero, size: size).contains(local(point)) }
}

/// A view that a finger carries.
struct DragLift: Equatable {
    let number: Int
    /// How far the finger has moved, in points.
    var translation = CGSize.zero
    /// Whether a destination has taken the values.
    var isTaken = false
}

/// Lifts the values of a view with a finger that rests on it.
package struct DragModifier<Preview: View>: ViewModifier {
    let items: () -> [Any]
    /// The view that follows the finger; nil for the view itself.
    let preview: Preview?
    /// Whether a finger can lift the view.
    let isEnabled: Bool
    @State private var lift: DragLift?
    @State private var lifts = 0

    package init(items: @escaping () -> [Any], preview: Preview?, isEnabled: Bool = true) {
        (self.items, self.preview, self.isEnabled) = (items, preview, isEnabled)
    }

    package func body(content: Content) -> some View {
        content
            .modifier(DragSourceModifier(items: items, isEnabled: isEnabled) { [$lift, $lifts] in DragModifier.follow($0, $lift, $lifts) })
            .modifier(
                _AnchoredPresentationModifier(isPresented: lift != nil, title: "drag", takesTouches: false) { [lift, preview] anchor, source in
                    DragPreview(lift: lift, anchor: anchor, source: source, preview: preview)
                })
    }

    /// Moves the view that follows the finger.
    private static func follow(_ step: DragStep, _ lift: Binding<DragLift?>, _ lifts: Binding<Int>) {
        switch step {
        case .began:
            lifts.wrappedValue += 1
            withAnimation(DragPreview<Preview>.animation) { lift.wrappedValue = DragLift(number: lifts.wrappedValue) }
        case .moved(let translation):
            lift.wrappedValue?.translation = translation
        case .dropped:
            lift.wrappedValue?.isTaken = true
            withAnimation(DragPreview<Preview>.animation) { lift.wrappedValue = nil }
        case .refused:
            // The view goes back to where it came from.
            withAnimation(DragPreview<Preview>.animation) {
                lift.wrappedValue?.translation = .zero
            } completion: {
                lift.wrappedValue = nil
            }
        }
    }
}

/// The steps of a drag.
enum DragStep: Equatable {
    case began
    case moved(CGSize)
    case dropped
    case refused
}

/// The view that follows the finger.
private struct DragPreview<Preview: View>: View {
    let lift: DragLift?
    /// The rect of the view that is dragged, in the root's coordinates.
    let anchor: CGRect
    let source: SourceNode
    let preview: Preview?

    /// How much larger the lifted view is, and how fast it is lifted and put down: estimates.
    private static var scale: CGFloat { 1.05 }
    static var animation: Animation { .easeOut(duration: 0.2) }

    var body: some View {
        GeometryReader { proxy in
            let frame = proxy.frame(in: .global)
            ForEach(lift.map { [$0] } ?? [], id: \.number) { lift in
                shown
                    .scaleEffect(Self.scale)
                    .shadow(color: Color(white: 0, opacity: 0.2), radius: 12, y: 6)
                    .position(x: anchor.midX - frame.minX + lift.translation.width, y: anchor.midY - frame.minY + lift.translation.height)
                    .transition(.opacity)
            }
        }
        .allowsHitTesting(false)
    }

    @ViewBuilder private var shown: some View {
        if let preview {
            preview.fixedSize()
        } else {
            LiftedView(source: source).frame(width: anchor.width, height: anchor.height)
        }
    }
}

/// Recognizes a finger that rests on the view and then moves.
struct DragSourceModifier: RenderModifier {
    /// Returns what a finger lifts; nothing refuses the drag.
    let items: () -> [Any]
    let isEnabled: Bool
    let follow: (DragStep) -> Void

    func makeRenderNode(around child: RenderNode, owner: _Node) -> DragSourceRenderNode { DragSourceRenderNode(owner: owner, child: child, modifier: self) }
    func updateRenderNode(_ node: DragSourceRenderNode) {
        node.modifier = self
        node.mask = isEnabled ? .all : .subviews
    }
}

final class DragSourceRenderNode: GestureRenderNode {
    var modifier: DragSourceModifier
    private var session: DragCarriage?
    /// Whether the view had nothing to lift at the start of the touch.
    private var isRefused = false
    override var inspectionKind: InspectedView.Kind { .other }

    init(owner: _Node, child: RenderNode, modifier: DragSourceModifier) {
        self.modifier = modifier
        super.init(owner: owner, child: child, title: "draggable", mask: modifier.isEnabled ? .all : .subviews)
    }

    override func makeRecognizer() -> any ErasedRecognizer {
        let gesture = LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
            .onChanged { [weak self] in if case .second(_, let drag?) = $0 { self?.drag(drag) } }
            .onEnded { [weak self] in if case .second(_, let drag?) = $0 { self?.drop(drag) } }
        return RecognizerBox(type(of: gesture)._makeRecognizer(gesture))
    }

    private func drag(_ drag: DragGesture.Value) {
        guard !isRefused else { return }
        if session == nil {
            let items = modifier.items()
            isRefused = items.isEmpty
            guard !isRefused else { return }
            session = DragCarriage(items: items, location: drag.location)
            graph.input.dragSession = session
            modifier.follow(.began)
        }
        if drag.translation != .zero { modifier.follow(.moved(drag.translation)) }
        session?.move(to: drag.location, in: graph)
    }

    private func drop(_ drag: DragGesture.Value) {
        guard let session else { return }
        session.move(to: drag.location, in: graph)
        modifier.follow(session.drop() ? .dropped : .refused)
        end()
    }

    private func end() {
        session = nil
        graph.input.dragSession = nil
    }

    override func finish(isCancelled: Bool) {
        super.finish(isCancelled: isCancelled)
        isRefused = false
        guard isCancelled, let session else { return }
        session.cancel()
        modifier.follow(.refused)
        end()
    }
}

extension View {
    /// Lets a finger that rests on the view carry a value to a `dropDestination`; the view follows the finger.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragModifier<EmptyView>(items: { [payload()] }, preview: nil))
    }
    /// Lets a finger that rests on the view carry a value to a `dropDestination`; another view follows the finger.
    public func draggable<V: View, T: Transferable>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View {
        modifier(DragModifier(items: { [payload()] }, preview: preview()))
    }
    /// Takes values of a type that a finger drops on the view.
    ///
    /// - Parameters:
    ///   - action: receives the values, and where they were dropped in the view's coordinates; returns whether it took them.
    ///   - isTargeted: called when a finger with such values comes over the view, and when it leaves.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropModifier(
                action: DropAction(
                    accepts: { !DragCarriage.values(of: T.self, in: $0).isEmpty }, setTargeted: isTargeted,
                    perform: { action(DragCarriage.values(of: T.self, in: $0), $1) })))
    }
}

/// Takes values that are dropped between the rows of a collection.
package struct RowDropModifier: RenderModifier {
    let accepts: ([Any]) -> Bool
    /// Receives the values, and the offset of the element before which they were dropped.
    let perform: ([Any], Int) -> Void
    package init(accepts: @escaping ([Any]) -> Bool, perform: @escaping ([Any], Int) -> Void) { (self.accepts, self.perform) = (accepts, perform) }

    func makeRenderNode(around child: RenderNode, owner: _Node) -> DropRenderNode {
        let node = DropRenderNode(owner: owner, child: child, action: DropAction(accepts: accepts, perform: { _, _ in false }))
        updateRenderNode(node)
        return node
    }

    func updateRenderNode(_ node: DropRenderNode) {
        node.action = DropAction(accepts: accepts) { [weak node, perform] items, location in
            guard let node, let index = node.elementIndex else { return false }
            // In the lower half of a row, after it.
            perform(items, location.y > node.size.height / 2 ? index + 1 : index)
            return true
        }
    }
}

import Geometry

/// An object with its own rules for touches, such as a view of UIKit, which a view draws.
@MainActor
package protocol TouchReceiver: AnyObject {
    /// Where the object was drawn when the last touch began; nil before.
    var touchPlace: TouchPlace? { get set }
    /// The names by which events find the object.
    var touchNames: (identifier: String?, label: String?) { get }
    /// Whether the object is a control.
    var isControl: Bool { get }
    /// Returns the receiver of a touch at a point in the object's own coordinates: the object, another one, or nil for none.
    func receiver(ofTouchAt point: CGPoint) -> (any TouchReceiver)?
}

/// The place of a touch receiver on the canvas.
@MainActor
package struct TouchPlace {
    fileprivate weak var node: RenderNode?

    /// The size of the place; nil if it isn't drawn anymore.
    package var size: CGSize? { node?.size }
    /// Returns a point of the canvas in the receiver's coordinates; nil if the receiver isn't drawn anymore.
    package func local(_ point: CGPoint) -> CGPoint? { node.map { $0.convertFromGlobal(point) } }
    /// Returns the frontmost receiver that is drawn inside of this one at a point in its coordinates; nil for none.
    package func inner(at point: CGPoint) -> (any TouchReceiver)? { (node as? TouchAreaRenderNode)?.inner(at: point) }
    /// Returns a point of the canvas in a coordinate space of SwiftUI; nil if the receiver isn't drawn anymore.
    package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint? { node.map { $0.convert(point, to: space) } }
}

/// Handles the touches that reach the receivers inside of a view.
@MainActor
package protocol TouchHandler: AnyObject {
    /// Whether anything reacts to a touch of a receiver.
    func reacts(_ receiver: any TouchReceiver) -> Bool
    /// Receives an event of a finger; the first one has its receiver.
    func receive(_ touch: TouchEvent) -> TouchProgress
    /// The progress of the present touch, which time changes, too.
    var progress: TouchProgress { get }
    /// Ends a touch that another gesture has taken.
    func cancel()
}

/// One event of a finger.
package struct TouchEvent {
    package enum Phase { case began, moved, ended, cancelled }
    package let phase: Phase
    /// The receiver of a touch that begins.
    package let receiver: (any TouchReceiver)?
    /// Whether gestures of views inside of the receiver may react to a touch that begins.
    package let hasInnerGesture: Bool
    /// On the canvas.
    package let location: CGPoint
    /// Seconds on the scene's clock.
    package let time: Double
    /// The scale and the angle in radians of two fingers relative to their start; nil for one finger.
    package let pinch: (scale: Double, angle: Double)?
    /// The places of the fingers on the canvas, around the location.
    package let fingers: [CGPoint]
    /// Points per second, if the event states it.
    package let velocity: CGSize?
}

/// The progress of a touch.
package enum TouchProgress {
    /// Other gestures may still take it.
    case possible
    /// It belongs to the handler, and continues.
    case active
    /// It belonged to the handler, and is over.
    case ended
    /// It belongs to others.
    case failed
}

/// Gives a touch receiver the place of a view.
package struct TouchArea: RenderModifier {
    let receiver: any TouchReceiver
    func makeRenderNode(around child: RenderNode, owner: _Node) -> TouchAreaRenderNode {
        TouchAreaRenderNode(owner: owner, child: child, receiver: receiver)
    }
    func updateRenderNode(_ node: TouchAreaRenderNode) { node.receiver = receiver }
}

/// The render node of a view with a touch receiver.
final class TouchAreaRenderNode: WrapperRenderNode {
    fileprivate(set) weak var receiver: (any TouchReceiver)?
    /// The path below the node at the point of the last search.
    private var found: (point: CGPoint, path: [RenderNode])?
    override var name: String { "touchArea" }
    override var isListed: Bool { false }

    fileprivate init(owner: _Node, child: RenderNode, receiver: any TouchReceiver) {
        self.receiver = receiver
        super.init(owner: owner, child: child)
    }

    var names: (identifier: String?, label: String?) { receiver?.touchNames ?? (nil, nil) }
    var isControl: Bool { receiver?.isControl ?? false }

    /// The path below the node at a point in the receiver's coordinates.
    private func path(at point: CGPoint) -> [RenderNode] {
        if let found, found.point == point { return found.path }
        let path = super.hitTest(CGPoint(x: point.x + absoluteOrigin.x, y: point.y + absoluteOrigin.y))
        found = (point, path)
        return path
    }

    fileprivate func inner(at point: CGPoint) -> (any TouchReceiver)? { path(at: point).touchArea?.receiver }

    override func hitTest(_ point: CGPoint) -> [RenderNode] {
        found = nil
        defer { found = nil }
        guard let receiver else { return super.hitTest(point) }
        receiver.touchPlace = TouchPlace(node: self)
        let local = CGPoint(x: point.x - absoluteOrigin.x, y: point.y - absoluteOrigin.y)
        guard let target = receiver.receiver(ofTouchAt: local) else { return [] }
        let path = path(at: local)
        let inner = path.touchArea?.receiver
        if inner === target || (target === receiver && inner == nil) { return path + [self] }
        // The object chose a receiver by a rule of its own.
        guard let node = target.touchPlace?.node, node !== self else { return [self] }
        return [node, self]
    }
}

extension [RenderNode] {
    /// The innermost touch area of a path.
    fileprivate var touchArea: TouchAreaRenderNode? {
        for case let area as TouchAreaRenderNode in self { return area }
        return nil
    }
}

/// Passes the touches of the receivers inside of a view to a handler, before the gestures of the views inside.
package struct TouchHost: RenderModifier {
    let handler: any TouchHandler
    func makeRenderNode(around child: RenderNode, owner: _Node) -> TouchHostRenderNode {
        TouchHostRenderNode(owner: owner, child: child, handler: handler)
    }
    func updateRenderNode(_ node: TouchHostRenderNode) { node.handler = handler }
}

final class TouchHostRenderNode: GestureRenderNode {
    fileprivate var handler: any TouchHandler
    /// The receiver of the touch at the last tested point.
    private weak var receiver: (any TouchReceiver)?
    private var hasInnerGesture = false
    override var isListed: Bool { false }
    override var inspectionKind: InspectedView.Kind { .other }

    fileprivate init(owner: _Node, child: RenderNode, handler: any TouchHandler) {
        self.handler = handler
        super.init(owner: owner, child: child, title: "touches", priority: .high, mask: .subviews)
    }

    override func hitTest(_ point: CGPoint) -> [RenderNode] {
        forEachDescendant { node in
            if let area = node as? TouchAreaRenderNode { area.receiver?.touchPlace = TouchPlace(node: area) }
        }
        let path = super.hitTest(point)
        receiver = path.touchArea?.receiver
        hasInnerGesture = path.prefix { !($0 is TouchAreaRenderNode) }.contains {
            ($0 as? GestureRenderNode).map { !($0 is ScrollGestureRenderNode) && $0.mask.contains(.gesture) && $0.owner.inputs.environment.isEnabled } ?? false
        }
        // Of several hosts around each other, the innermost one passes the touch on.
        let isTaken = path.contains { $0 !== self && ($0 as? TouchHostRenderNode)?.mask.contains(.gesture) == true }
        mask = !isTaken && receiver.map { handler.reacts($0) } ?? false ? .all : .subviews
        return path
    }

    override func makeRecognizer() -> any ErasedRecognizer { TouchRecognizer(handler: handler, receiver: receiver, hasInnerGesture: hasInnerGesture) }
}

/// Passes the touches of a view of SwiftUI to a receiver, with the precedence of the view's gestures.
package struct TouchGesture: RenderModifier {
    let receiver: any TouchReceiver
    let handler: any TouchHandler
    func makeRenderNode(around child: RenderNode, owner: _Node) -> TouchGestureRenderNode {
        TouchGestureRenderNode(owner: owner, child: child, modifier: self)
    }
    func updateRenderNode(_ node: TouchGestureRenderNode) { node.modifier = self }
}

final class TouchGestureRenderNode: GestureRenderNode {
    fileprivate var modifier: TouchGesture

    fileprivate init(owner: _Node, child: RenderNode, modifier: TouchGesture) {
        self.modifier = modifier
        super.init(owner: owner, child: child, title: "gesture", priority: .normal, mask: .all)
    }

    override func hitTest(_ point: CGPoint) -> [RenderNode] {
        modifier.receiver.touchPlace = TouchPlace(node: self)
        mask = modifier.handler.reacts(modifier.receiver) ? .all : .subviews
        return super.hitTest(point)
    }

    override func makeRecognizer() -> any ErasedRecognizer { TouchRecognizer(handler: modifier.handler, receiver: modifier.receiver, hasInnerGesture: false) }
}

/// Passes the events of one finger to a handler.
@MainActor
private final class TouchRecognizer: ErasedRecognizer {
    private let handler: any TouchHandler
    private let receiver: (any TouchReceiver)?
    private var progress = TouchProgress.possible
    private var pair: FingerPair?

    private let hasInnerGesture: Bool

    init(handler: any TouchHandler, receiver: (any TouchReceiver)?, hasInnerGesture: Bool) {
        (self.handler, self.receiver, self.hasInnerGesture) = (handler, receiver, hasInnerGesture)
    }

    func receive(_ event: PointerEvent, at node: RenderNode) -> GesturePhase<Void> {
        if event.phase == .began { pair = event.pair }
        let phase: TouchEvent.Phase =
            switch event.phase {
            case .began: .began
            case .moved: .moved
            case .ended: .ended
            case .cancelled: .cancelled
            }
        var pinch: (Double, Double)?
        if let pair, let now = event.pair { pinch = (Double(now.distance / max(pair.distance, 1)), (now.angle - pair.angle).radians) }
        progress = handler.receive(
            TouchEvent(
                phase: phase, receiver: phase == .began ? receiver : nil, hasInnerGesture: hasInnerGesture, location: event.location, time: event.time,
                pinch: pinch, fingers: event.fingers, velocity: event.velocity))
        return result(of: progress)
    }

    private func result(of progress: TouchProgress) -> GesturePhase<Void> {
        switch progress {
        case .possible: .possible(nil)
        case .active: .active(())
        case .ended: .ended(())
        case .failed: .failed
        }
    }

    // A gesture of a finger that rests begins without an event.
    func timeDidPass(to time: Double, at node: RenderNode) -> GesturePhase<Void>? {
        guard progress == .possible, handler.progress == .active else { return nil }
        progress = .active
        return .active(())
    }

    func reset(isCancelled: Bool) { if isCancelled, progress == .possible || progress == .active { handler.cancel() } }
}

extension RenderNode {
    /// Whether the node has a gesture of SwiftUI: not one that passes touches to views of UIKit, which is there for each of them, also for those without any.
    var hasOwnGesture: Bool { self is GestureRenderNode && !(self is TouchHostRenderNode) }
    /// Whether the node reacts to a touch at the point that was tested last.
    var reactsToTouch: Bool { hasOwnGesture || (self as? TouchHostRenderNode)?.mask.contains(.gesture) == true }
}

extension View {
    /// Gives a touch receiver the place of the view.
    package func touchArea(_ receiver: any TouchReceiver) -> some View { modifier(TouchArea(receiver: receiver)) }
    /// Passes the touches of the receivers inside to a handler.
    package func touchHost(_ handler: any TouchHandler) -> some View { modifier(TouchHost(handler: handler)) }
    /// Passes the touches of the view to a receiver, as a gesture of the view.
    package func touchGesture(_ receiver: any TouchReceiver, _ handler: any TouchHandler) -> some View {
        modifier(TouchGesture(receiver: receiver, handler: handler))
    }
}

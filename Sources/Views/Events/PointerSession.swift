/// One touch from beginning to end, with the gestures that may react to it, that still can, and that have reacted.
///
/// Of the gestures on the path from the hit view to the root, one is recognized, plus the simultaneous ones. The order of precedence is:
/// high-priority gestures, outer before inner, then the others, inner before outer. A gesture that has ended waits while an earlier one
/// can still be recognized, as a single tap waits for a second one.
@MainActor
final class PointerSession {
    private struct Candidate {
        let node: GestureRenderNode
        /// Kept alive with the node, which may be queried after the view has been removed.
        let owner: _Node
        var isOver = false
        /// The actions of a gesture that ended while an earlier one was still possible.
        var held: [() -> Void]?
    }
    /// The hit node and its ancestors, innermost first.
    let hitPath: [RenderNode]
    private let owners: [_Node]
    private var candidates: [Candidate]
    private(set) var isPointerDown = false

    /// - Parameters:
    ///   - path: the hit node and its ancestors, innermost first.
    ///   - reacts: which of the gestures may react; nil for all.
    init(path: [RenderNode], reacts: ((GestureRenderNode) -> Bool)? = nil) {
        hitPath = path
        owners = path.map(\.owner)
        var nodes: [GestureRenderNode] = []
        for case let node as GestureRenderNode in path where node.owner.inputs.environment.isEnabled {
            if !node.mask.contains(.subviews) { nodes.removeAll() }
            if node.mask.contains(.gesture), reacts?(node) != false { nodes.append(node) }
        }
        let ordered = nodes.filter { $0.priority == .high }.reversed() + nodes.filter { $0.priority != .high }
        candidates = ordered.map { Candidate(node: $0, owner: $0.owner) }
    }

    /// Whether there are no gestures on the hit path.
    var isEmpty: Bool { candidates.isEmpty }
    /// Whether the finger is up and every gesture has ended, failed or been canceled.
    var isOver: Bool { !isPointerDown && candidates.allSatisfy(\.isOver) }

    func send(_ event: PointerEvent) {
        isPointerDown = event.phase == .began || event.phase == .moved
        advance { $0.recognizer.receive(event, at: $0) }
    }

    func timeDidPass(to time: Double) {
        advance { $0.recognizer.timeDidPass(to: time, at: $0) }
    }

    /// Ends the session: a waiting gesture acts now, and all others are canceled.
    func finish() {
        for index in candidates.indices where !candidates[index].isOver {
            let held = candidates[index].held
            end(index, isCancelled: held == nil)
            if let held {
                run(held)
                cancelOthers(than: index)
            }
        }
    }

    private func advance(_ step: (GestureRenderNode) -> GesturePhase<Void>?) {
        for index in candidates.indices where !candidates[index].isOver && candidates[index].held == nil {
            // A removed view's gestures are canceled.
            guard candidates[index].owner.isAlive else {
                end(index, isCancelled: true)
                continue
            }
            let node = candidates[index].node
            let (phase, effects) = GestureEffects.collecting { step(node) }
            switch phase {
            case nil:
                run(effects)
            case .possible:
                run(effects)
            case .active:
                run(effects)
                if node.priority != .simultaneous { cancelOthers(than: index) }
            case .ended:
                if node.priority == .simultaneous {
                    run(effects)
                    end(index, isCancelled: false)
                } else {
                    candidates[index].held = effects
                    resolveHeld()
                }
            case .failed:
                run(effects)
                end(index, isCancelled: true)
            }
        }
        resolveHeld()
    }

    /// Runs the actions of the first ended gesture once no earlier one can still be recognized.
    private func resolveHeld() {
        guard let index = candidates.firstIndex(where: { !$0.isOver && $0.node.priority != .simultaneous }), let held = candidates[index].held else { return }
        end(index, isCancelled: false)
        run(held)
        cancelOthers(than: index)
    }

    private func run(_ effects: [() -> Void]) {
        for effect in effects { effect() }
    }

    private func cancelOthers(than winner: Int) {
        for index in candidates.indices where index != winner && !candidates[index].isOver && candidates[index].node.priority != .simultaneous {
            end(index, isCancelled: true)
        }
    }

    private func end(_ index: Int, isCancelled: Bool) {
        candidates[index].isOver = true
        candidates[index].held = nil
        candidates[index].node.finish(isCancelled: isCancelled)
    }
}

extension ViewGraph {
    /// Puts a finger down, moves it or lifts it, at a point in the root's coordinates. Lay out first.
    ///
    /// - Parameters:
    ///   - velocity: points per second, if known.
    ///   - pair: two fingers around the point; nil for one at the point.
    ///   - moment: the time of the event in seconds, which may be between two frames; nil for the present one.
    /// - Returns: false if no view reacts at that point.
    @discardableResult
    func pointer(
        _ phase: PointerEvent.Phase, at point: CGPoint, velocity: CGSize? = nil, pair: FingerPair? = nil, moment: Double? = nil
    ) -> Bool {
        clock.enter()
        if phase == .began {
            let path = root.hitTest(point)
            // A second tap joins the first one's session if a gesture there is waiting for it.
            let isAnotherTap = input.pointerSession.map { !$0.isPointerDown && $0.hitPath.elementsEqual(path, by: ===) } ?? false
            if !isAnotherTap {
                input.pointerSession?.finish()
                input.pointerSession = PointerSession(path: path, reacts: parts[OpenSwipes.self].touchDidBegin(on: path))
            }
        }
        guard let session = input.pointerSession else { return false }
        let reacts = !session.isEmpty || parts[OpenSwipes.self].ignoresTap
        session.send(PointerEvent(phase: phase, location: point, time: moment ?? time, velocity: velocity, pair: pair))
        if session.isOver { input.pointerSession = nil }
        return reacts
    }

    /// Informs gestures that time has passed: a long press may succeed, a double tap may fail.
    func pointerTimeDidPass() {
        guard let session = input.pointerSession else { return }
        session.timeDidPass(to: time)
        if session.isOver { input.pointerSession = nil }
    }
}

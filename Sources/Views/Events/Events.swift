extension ViewGraph {
    /// Taps a view: puts a finger down at the center of the target and lifts it immediately, `count` times.
    ///
    /// Lay out first (`settle()`): views are hit at their final layout positions, as in SwiftUI.
    /// - Throws: `EventError` if no view matches, several match, or the matching view doesn't react.
    package func tap(_ target: EventTarget, count: Int = 1) throws(EventError) {
        let point = try reach(target)
        let gestures = root.hitTest(point).compactMap { $0 as? GestureRenderNode }
        guard gestures.contains(where: { $0.mask.contains(.gesture) }) else {
            throw .nothingReacts(target, at: point)
        }
        // A disabled control lets the enclosing views react; if none of them does, the tap is still not an error.
        for _ in 0..<max(1, count) {
            pointer(.began, at: point)
            pointer(.ended, at: point)
        }
    }

    /// Returns the position of a target in the root's coordinates: the center of the matching view.
    func locate(_ target: EventTarget) throws(EventError) -> CGPoint {
        if case .point(let point) = target { return point }
        let node = try find(target)
        return node.convertToGlobal(CGPoint(x: node.size.width / 2, y: node.size.height / 2))
    }

    /// Calls `body` with every view that an event may target: only those of the frontmost presentation, if one is open.
    func forEachTarget(_ body: (RenderNode) -> Void) {
        if let portal = root.frontPortal { portal.forEachTarget(body) } else { root.forEachTarget(body) }
    }

    /// Returns the control of a kind for a target: the target itself, a control inside or around it, or the control that it labels.
    func control<Control: RenderNode>(_ kind: Control.Type, _ name: String, _ target: EventTarget) throws(EventError) -> Control {
        let node = try find(target)
        if let control = node.onlyControl(kind) { return control }
        var around = node.parent
        var labeled: Control?
        var isDecided = false
        while let current = around {
            if let control = current as? Control { return control }
            // A label may itself be a stack: the nearest container with a control is the one that the view labels.
            if !isDecided, current is ContainerRenderNode, current.containsControl {
                labeled = current.onlyControl(kind)
                isDecided = true
            }
            around = current.parent
        }
        if let labeled { return labeled }
        throw .notA(name, target, candidates: names(of: kind))
    }

    /// Returns the part of a toggle that reacts to taps, and the toggle's value.
    func toggle(_ target: EventTarget) throws(EventError) -> (control: RenderNode, isOn: Binding<Bool>) {
        let styled = sequence(first: try find(target), next: \.parent).lazy.compactMap { $0 as? StyledToggleRenderNode }.first
        if let styled { return (styled.button, styled.value) }
        do {
            let control = try control(SwitchRenderNode.self, "toggle", target)
            return (control, control.isOn)
        } catch {
            guard case .notA = error, let styled = try? control(StyledToggleRenderNode.self, "toggle", target) else { throw error }
            return (styled.button, styled.value)
        }
    }

    /// Returns descriptions by which events can target the controls of a kind: an identifier, a text, or else a position.
    func names<Control: RenderNode>(of kind: Control.Type) -> [String] {
        var controls: [Control] = []
        forEachTarget { if let control = $0 as? Control { controls.append(control) } }
        return controls.map { control in
            // Consider only ancestors that contain no other control of the same kind.
            let own = sequence(first: control as RenderNode, next: \.parent).prefix { $0.onlyControl(kind) === control }
            if let named = own.lazy.compactMap({ $0 as? IdentifierRenderNode }).first { return "the identifier \"\(named.identifier)\"" }
            for node in own {
                var text: String?
                node.forEachDescendant { text = text ?? ($0 as? TextRenderNode)?.string }
                if let text { return "\"\(text)\"" }
            }
            let middle = control.convertToGlobal(CGPoint(x: control.size.width / 2, y: control.size.height / 2))
            return EventTarget.point(middle).words
        }
    }
}

extension RenderNode {
    /// Returns the node itself, or its only descendant, that is a control of this kind.
    func onlyControl<Control: RenderNode>(_ kind: Control.Type) -> Control? {
        if let control = self as? Control { return control }
        var inside: [Control] = []
        forEachDescendant { if let control = $0 as? Control { inside.append(control) } }
        return inside.count == 1 ? inside[0] : nil
    }

    /// Whether any descendant reacts to touches.
    fileprivate var containsControl: Bool {
        var result = false
        forEachDescendant { result = result || $0.hasOwnGesture || $0 is TextInputRenderNode || $0 is PickerRenderNode }
        return result
    }

    /// The texts inside that events may target, in paint order, joined by spaces.
    var joinedTexts: String {
        var texts: [String] = []
        forEachTarget { if let text = $0 as? TextRenderNode { texts.append(text.string) } }
        return texts.joined(separator: " ")
    }

    func contains(_ node: RenderNode) -> Bool { sequence(first: node, next: \.parent).dropFirst().contains { $0 === self } }

    /// Calls `body` with every descendant that events may target, in paint order.
    fileprivate func forEachTarget(_ body: (RenderNode) -> Void) {
        forEachChild { child in
            guard !child.isHiddenFromEvents, !child.isLeaving else { return }
            body(child)
            child.forEachTarget(body)
        }
    }

    /// Calls `body` with every descendant, in paint order.
    func forEachDescendant(_ body: (RenderNode) -> Void) {
        forEachChild { child in
            body(child)
            child.forEachDescendant(body)
        }
    }
}

extension RenderNode {
    /// Whether the node is in a view that reacts to taps, rather than in one that only scrolls.
    var isInControl: Bool {
        var next = parent
        while let current = next {
            if let area = current as? TouchAreaRenderNode, area.isControl { return true }
            let isOther = current is ScrollGestureRenderNode || current is TouchHostRenderNode
            if let gesture = current as? GestureRenderNode, !isOther, gesture.mask.contains(.gesture) { return true }
            next = current.parent
        }
        return false
    }
}

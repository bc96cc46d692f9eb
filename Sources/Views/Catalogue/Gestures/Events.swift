/// Who an event is for.
public enum EventTarget: Hashable, Sendable {
    /// A point in the root's coordinates.
    case point(CGPoint)
    /// The view that shows exactly this text.
    case text(String)
    /// The view with this accessibility identifier.
    case identifier(String)
}

/// Why an event can't be carried out.
public enum EventError: Error, Equatable, CustomStringConvertible {
    /// Nothing answers to the target; the names that there are.
    case notFound(EventTarget, candidates: [String])
    /// Several views answer to the target; where they are.
    case ambiguous(EventTarget, rects: [CGRect])
    /// The place of the target shows nothing that reacts to a tap.
    case nothingReacts(EventTarget, at: CGPoint)
    /// What the target names is not what the event is for; the controls that there are of that kind.
    case notA(String, EventTarget, candidates: [String] = [])
    /// Letters for what has the focus, and nothing has it; the text fields that there are.
    case noFocus(candidates: [String])
    /// No picker has an option with this text; the options that there are.
    case noOption(String, candidates: [String])

    public var description: String {
        switch self {
        case .notFound(let target, let candidates):
            "no view with \(target.words); " + list(candidates, orElse: "the picture has none")
        case .ambiguous(let target, let rects):
            "\(rects.count) views with \(target.words), at " + rects.map { "\(format($0.midX)),\(format($0.midY))" }.joined(separator: " and ")
        case .noOption(let text, let candidates):
            "no option \"\(text)\"; " + list(candidates, orElse: "there is no picker")
        case .notA(let kind, let target, let candidates):
            "\(target.words) is no \(kind), has none in it and is in none; " + list(candidates, orElse: "there is none at all")
        case .noFocus(let candidates):
            "no text field has the focus; name one with 'into'; " + list(candidates, orElse: "there is none")
        case .nothingReacts(let target, let point): "nothing reacts to a tap on \(target.words) at \(format(point.x)),\(format(point.y))"
        }
    }
}

private func list(_ candidates: [String], orElse none: String) -> String {
    candidates.isEmpty ? none : "there are: \(candidates.joined(separator: ", "))"
}

private func format(_ value: CGFloat) -> String { String(format: "%g", (value * 100).rounded() / 100) }

extension EventTarget {
    fileprivate var words: String {
        switch self {
        case .point(let point): "the point \(format(point.x)),\(format(point.y))"
        case .text(let string): "the text \"\(string)\""
        case .identifier(let string): "the identifier \"\(string)\""
        }
    }
}

extension ViewGraph {
    /// Taps a view: puts a finger on the middle of the target and lifts it at once, `count` times.
    ///
    /// Lay out first (`settle()`): views are hit where they are in their final layout, as in SwiftUI.
    /// - Throws: `EventError` where there is no such view, more than one, or none that reacts.
    public func tap(_ target: EventTarget, count: Int = 1) throws(EventError) {
        let point = try locate(target)
        let gestures = root.hitTest(point).compactMap { $0 as? GestureRenderNode }
        guard gestures.contains(where: { $0.mask.contains(.gesture) }) else {
            throw .nothingReacts(target, at: point)
        }
        // What is out of use lets the views around react; where none does, the tap is no error.
        for _ in 0..<max(1, count) {
            pointer(.began, at: point)
            pointer(.ended, at: point)
        }
    }

    /// The place of a target in the root's coordinates: the middle of the view that it names.
    func locate(_ target: EventTarget) throws(EventError) -> CGPoint {
        if case .point(let point) = target { return point }
        let node = try find(target)
        return node.convertToGlobal(CGPoint(x: node.size.width / 2, y: node.size.height / 2))
    }

    /// The view that a target names; for a point the frontmost one there.
    func find(_ target: EventTarget) throws(EventError) -> RenderNode {
        var found: [RenderNode] = []
        var names: [String] = []
        switch target {
        case .point(let point): found = Array(root.hitTest(point).prefix(1))
        case .text(let string):
            forEachTarget { node in
                guard let text = node as? TextRenderNode else { return }
                names.append("\"\(text.string)\"")
                if text.string == string { found.append(text) }
            }
        case .identifier(let identifier):
            forEachTarget { node in
                guard let named = node as? IdentifierRenderNode else { return }
                names.append("\"\(named.identifier)\"")
                if named.identifier == identifier { found.append(named) }
            }
        }
        guard let first = found.first else {
            var seen: Set<String> = []
            throw .notFound(target, candidates: names.filter { seen.insert($0).inserted })
        }
        guard found.count == 1 else {
            throw .ambiguous(target, rects: found.map { node in node.convertRect(CGRect(origin: .zero, size: node.size), node.convertToGlobal) })
        }
        return first
    }

    /// Calls `body` with every view that an event may name: those of the frontmost presentation, where there is one.
    func forEachTarget(_ body: (RenderNode) -> Void) {
        if let portal = root.frontPortal { portal.forEachTarget(body) } else { root.forEachTarget(body) }
    }

    /// The control of a kind that a target names: the target itself, what is in it, what it is in, or what it is the label of.
    func control<Control: RenderNode>(_ kind: Control.Type, _ name: String, _ target: EventTarget) throws(EventError) -> Control {
        let node = try find(target)
        if let control = node.onlyControl(kind) { return control }
        var around = node.parent
        var container: ContainerRenderNode?
        while let current = around {
            if let control = current as? Control { return control }
            container = container ?? current as? ContainerRenderNode
            around = current.parent
        }
        if let control = container?.onlyControl(kind) { return control }
        throw .notA(name, target, candidates: names(of: kind))
    }

    /// How events can name the controls of a kind: by an identifier, by a text, else by where they are.
    func names<Control: RenderNode>(of kind: Control.Type) -> [String] {
        var controls: [Control] = []
        forEachTarget { if let control = $0 as? Control { controls.append(control) } }
        return controls.map { control in
            // What is around it and around nothing else of its kind.
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
    /// The node itself, or the one node below, that is a control of this kind.
    fileprivate func onlyControl<Control: RenderNode>(_ kind: Control.Type) -> Control? {
        if let control = self as? Control { return control }
        var inside: [Control] = []
        forEachDescendant { if let control = $0 as? Control { inside.append(control) } }
        return inside.count == 1 ? inside[0] : nil
    }

    /// Calls `body` with every node below that events may name, in paint order.
    fileprivate func forEachTarget(_ body: (RenderNode) -> Void) {
        forEachChild { child in
            guard !child.isHiddenFromEvents, !child.isLeaving else { return }
            body(child)
            child.forEachTarget(body)
        }
    }

    /// Calls `body` with every node below, in paint order.
    func forEachDescendant(_ body: (RenderNode) -> Void) {
        forEachChild { child in
            body(child)
            child.forEachDescendant(body)
        }
    }
}

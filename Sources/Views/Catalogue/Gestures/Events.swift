/// The target of an event.
public enum EventTarget: Hashable, Sendable, Codable {
    /// A point in the root's coordinates.
    case point(CGPoint)
    /// The view that shows exactly this text; otherwise the control whose label's texts, joined by spaces, are this text, even if it shows only an icon;
    /// otherwise the view that shows the translation of this key, or of this text in the app's language of development.
    case text(String)
    /// The view with this accessibility identifier.
    case identifier(String)
}

/// The reason why an event can't be carried out.
package enum EventError: Error, Equatable, CustomStringConvertible {
    /// No view matches the target; `candidates` lists the available names.
    case notFound(EventTarget, candidates: [String])
    /// Several views match the target; `rects` lists their rects.
    case ambiguous(EventTarget, rects: [CGRect])
    /// Nothing at the target's position reacts to a tap.
    case nothingReacts(EventTarget, at: CGPoint)
    /// The target is not the kind of control that the event needs; `candidates` lists the controls of that kind.
    case notA(String, EventTarget, candidates: [String] = [])
    /// There is text to type but no view has the focus; the candidates are the available text fields.
    case noFocus(candidates: [String])
    /// No picker has an option with this text; the candidates are the available options.
    case noOption(String, candidates: [String])
    /// Nothing reacts to a key; the candidates are the shortcuts of controls.
    case noKey(String, candidates: [String])
    /// The target is not in a scroll view.
    case notScrollable(EventTarget)
    /// The target is not on the canvas.
    case offCanvas(EventTarget)

    package var description: String {
        switch self {
        case .notFound(let target, let candidates):
            "no view with \(target.words); " + list(candidates, orElse: "no view has a text or an identifier")
        case .ambiguous(let target, let rects):
            "\(rects.count) views with \(target.words), at " + rects.map { "\(format($0.midX)),\(format($0.midY))" }.joined(separator: " and ")
        case .noOption(let text, let candidates):
            "no option \"\(text)\"; " + list(candidates, orElse: "there is no picker")
        case .notA(let kind, let target, let candidates):
            "\(target.words) is not a \(kind) and neither contains one nor is inside one; " + list(candidates, orElse: "there is no \(kind)")
        case .noFocus(let candidates):
            "no text field has the focus; " + (candidates.isEmpty ? "there is no text field" : "name one with 'into'; \(list(candidates, orElse: ""))")
        case .noKey(let key, let candidates): "nothing reacts to the key \(key); " + list(candidates, orElse: "no control has a shortcut")
        case .notScrollable(let target): "no scroll view contains \(target.words)"
        case .offCanvas(let target): "\(target.words) is not on the canvas; scroll to it first"
        case .nothingReacts(.point(let point), _): "nothing reacts to a tap on the point \(format(point.x)),\(format(point.y))"
        case .nothingReacts(let target, let point): "nothing reacts to a tap on \(target.words) at \(format(point.x)),\(format(point.y))"
        }
    }
}

private func list(_ candidates: [String], orElse none: String) -> String {
    candidates.isEmpty ? none : "found: \(candidates.joined(separator: ", "))"
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
    /// Taps a view: puts a finger down at the center of the target and lifts it immediately, `count` times.
    ///
    /// Lay out first (`settle()`): views are hit at their final layout positions, as in SwiftUI.
    /// - Throws: `EventError` if no view matches, several match, or the matching view doesn't react.
    package func tap(_ target: EventTarget, count: Int = 1) throws(EventError) {
        let point = try locate(target)
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

    /// Returns the view that matches a target; for a point, the frontmost view there.
    func find(_ target: EventTarget) throws(EventError) -> RenderNode {
        var found: [RenderNode] = []
        var names: [String] = []
        switch target {
        case .point(let point): found = Array(root.hitTest(point).prefix(1))
        case .text(let string):
            found = views(showing: string, &names)
            // An app in another language shows a translation of the text.
            let translations = found.isEmpty ? Localizer.translations(of: string, locale: configuration.environment.locale) : []
            for translation in translations where found.isEmpty { found = views(showing: translation, &names) }
        case .identifier(let identifier):
            forEachTarget { node in
                guard let name = (node as? IdentifierRenderNode)?.identifier ?? (node as? TouchAreaRenderNode)?.names.identifier else { return }
                names.append("\"\(name)\"")
                if name == identifier { found.append(node) }
            }
        }
        guard let first = found.first else {
            var seen: Set<String> = []
            throw .notFound(target, candidates: names.filter { seen.insert($0).inserted })
        }
        // A page and its tab may have the same title: an event means the one that reacts.
        let reacting = found.filter(\.isInControl)
        if found.count > 1, reacting.count == 1 { return reacting[0] }
        guard found.count == 1 else {
            throw .ambiguous(target, rects: found.map { node in node.convertRect(CGRect(origin: .zero, size: node.size), node.convertToGlobal) })
        }
        return first
    }

    /// Returns the views that a text names, and adds the names of all candidates.
    private func views(showing string: String, _ names: inout [String]) -> [RenderNode] {
        var found: [RenderNode] = []
        forEachTarget { node in
            guard let text = node as? TextRenderNode else { return }
            names.append("\"\(text.string)\"")
            if text.string.reads(string) { found.append(text) }
        }
        if found.isEmpty {
            forEachTarget { node in
                guard
                    let spoken = (node as? LabelRenderNode)?.spoken ?? (node as? AccessibilityLabelRenderNode)?.spoken
                        ?? (node as? TouchAreaRenderNode)?.names.label, !spoken.isEmpty
                else { return }
                if !names.contains("\"\(spoken)\"") { names.append("\"\(spoken)\"") }
                if spoken.reads(string) { found.append(node) }
            }
        }
        // The innermost controls, or the innermost views that contain a control and such a label.
        if found.isEmpty, string.contains(" ") {
            forEachTarget { node in
                guard node is GestureRenderNode || node is ContainerRenderNode, node.joinedTexts == string else { return }
                found.removeAll { $0.contains(node) }
                found.append(node)
            }
        }
        return found
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
    fileprivate func onlyControl<Control: RenderNode>(_ kind: Control.Type) -> Control? {
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
    fileprivate var joinedTexts: String {
        var texts: [String] = []
        forEachTarget { if let text = $0 as? TextRenderNode { texts.append(text.string) } }
        return texts.joined(separator: " ")
    }

    fileprivate func contains(_ node: RenderNode) -> Bool { sequence(first: node, next: \.parent).dropFirst().contains { $0 === self } }

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
    fileprivate var isInControl: Bool {
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

extension String {
    /// Whether the text reads like another one: formatters write spaces of other widths, as in "8:26 PM", which people don't type.
    fileprivate func reads(_ other: String) -> Bool {
        if self == other { return true }
        func plain(_ text: String) -> String { String(text.map { ["\u{A0}", "\u{202F}", "\u{2009}"].contains($0) ? " " : $0 }) }
        return utf8.count != unicodeScalars.count && plain(self) == plain(other)
    }
}

import Foundation

extension ViewGraph {
    /// Returns the view that matches a target; for a point, the frontmost view there.
    func find(_ target: EventTarget) throws(EventError) -> RenderNode {
        var found: [RenderNode] = []
        var names: [String] = []
        switch target {
        case .point(let point): found = Array(root.hitTest(point).prefix(1))
        case .text(let string): found = views(named: string, &names)
        case .identifier(let identifier): found = views(identifiedBy: identifier, &names)
        case .back:
            forEachTarget { if let mark = $0 as? ControlMarkRenderNode, mark.value.isBack { found.append(mark) } }
            // A covered page isn't a target; of a page inside of another one, the inner one goes back first.
            found = found.last.map { [$0] } ?? []
        case .choice(let choice):
            return try find(choice)
        }
        return try only(found, target, names)
    }

    /// Returns the only view that a target names.
    private func only(_ found: [RenderNode], _ target: EventTarget, _ names: [String]) throws(EventError) -> RenderNode {
        guard let first = found.first else {
            var seen: Set<String> = []
            throw .notFound(target, candidates: names.filter { seen.insert($0).inserted })
        }
        // A page and its tab may have the same title: an event means the one that reacts.
        let reacting = found.filter(\.isInControl)
        if found.count > 1, reacting.count == 1 { return reacting[0] }
        guard found.count == 1 else { throw .ambiguous(target, rects: found.map(\.globalRect)) }
        return first
    }

    /// Returns the view that a choice names.
    private func find(_ choice: EventChoice) throws(EventError) -> RenderNode {
        let target = EventTarget.choice(choice)
        var names: [String] = []
        var found = choice.text.map { views(named: $0, &names) } ?? []
        if let identifier = choice.identifier {
            let identified = views(identifiedBy: identifier, &names)
            found = choice.text == nil ? identified : found.filter { text in identified.contains { $0 === text || $0.contains(text) || text.contains($0) } }
        }
        if let role = choice.role {
            if choice.text == nil, choice.identifier == nil {
                forEachTarget { if $0.plays(role) { found.append($0) } }
            } else {
                var controls: [RenderNode] = []
                for control in found.compactMap({ $0.control(of: role) }) where !controls.contains(where: { $0 === control }) { controls.append(control) }
                found = controls
            }
            found = found.innermost
        }
        if let near = choice.near, !found.isEmpty {
            let point = try locate(near)
            func distance(_ node: RenderNode) -> CGFloat { hypot(node.globalRect.midX - point.x, node.globalRect.midY - point.y) }
            let nearest = found.map(distance).min()
            found = found.filter { distance($0) == nearest }
        }
        guard let index = choice.index, !found.isEmpty else { return try only(found, target, names) }
        guard found.indices.contains(index) else { throw .noSuchIndex(target, count: found.count) }
        return found.inReadingOrder(isRightToLeft: configuration.environment.layoutDirection == .rightToLeft)[index]
    }

    /// Returns the views that a text names, maybe in the language of the app, and adds the names of all candidates.
    private func views(named string: String, _ names: inout [String]) -> [RenderNode] {
        var found = views(showing: string, &names)
        // An app in another language shows a translation of the text.
        let translations = found.isEmpty ? Localizer.translations(of: string, locale: configuration.environment.locale) : []
        for translation in translations where found.isEmpty { found = views(showing: translation, &names) }
        return found
    }

    /// Returns the views with an identifier, and adds the identifiers of all candidates.
    private func views(identifiedBy identifier: String, _ names: inout [String]) -> [RenderNode] {
        var found: [RenderNode] = []
        forEachTarget { node in
            guard let name = (node as? IdentifierRenderNode)?.identifier ?? (node as? TouchAreaRenderNode)?.names.identifier else { return }
            names.append("\"\(name)\"")
            if name == identifier { found.append(node) }
        }
        return found
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
                        ?? (node as? TouchAreaRenderNode)?.names.label ?? (node as? ControlMarkRenderNode)?.value.label, !spoken.isEmpty
                else { return }
                if !names.contains("\"\(spoken)\"") { names.append("\"\(spoken)\"") }
                if spoken.reads(string) { found.append(node) }
            }
            found = found.innermost
        }
        if found.isEmpty {
            forEachTarget { node in
                guard let symbol = node as? SymbolRenderNode, symbol.symbolName == string, symbol.isInControl else { return }
                found.append(symbol)
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
}

extension RenderNode {
    /// The bounding box in the root's coordinates.
    fileprivate var globalRect: CGRect { convertRect(CGRect(origin: .zero, size: size), convertToGlobal) }

    /// Whether the node is a control of a kind.
    fileprivate func plays(_ role: EventRole) -> Bool {
        if let mark = self as? ControlMarkRenderNode { return mark.value.role == role }
        return switch role {
        case .button: self is ButtonRenderNode || (self as? TouchAreaRenderNode)?.isControl == true
        case .toggle: self is SwitchRenderNode || self is StyledToggleRenderNode
        case .slider: self is SliderRenderNode
        case .picker: self is PickerRenderNode
        case .textField: self is TextInputRenderNode
        case .row: (self as? ListRowRenderNode).map { $0.kind == .row && !$0.isGap } ?? false
        case .image: self is SymbolRenderNode || self is PictureRenderNode
        case .text: self is TextRenderNode
        case .tab, .stepper: false
        }
    }

    /// Returns the control of a kind that the node is, or is in, or that is the only one in it.
    fileprivate func control(of role: EventRole) -> RenderNode? {
        if let around = sequence(first: self, next: { $0.parent }).first(where: { $0.plays(role) }) { return around }
        var inside: [RenderNode] = []
        forEachDescendant { if $0.plays(role) { inside.append($0) } }
        inside = inside.innermost
        return inside.count == 1 ? inside[0] : nil
    }
}

extension [RenderNode] {
    /// The nodes that contain no other one.
    @MainActor fileprivate var innermost: [RenderNode] { filter { node in !contains { $0 !== node && node.contains($0) } } }

    /// Returns the nodes line by line; in a line are those whose middle is beside the first one.
    @MainActor fileprivate func inReadingOrder(isRightToLeft: Bool) -> [RenderNode] {
        let sorted = map { (node: $0, rect: $0.globalRect) }.sorted { $0.rect.midY < $1.rect.midY }
        var lines: [[(node: RenderNode, rect: CGRect)]] = []
        for entry in sorted {
            if let first = lines.last?.first, entry.rect.midY < first.rect.maxY { lines[lines.count - 1].append(entry) } else { lines.append([entry]) }
        }
        return lines.flatMap { line in line.sorted { ($0.rect.midX < $1.rect.midX) != isRightToLeft }.map(\.node) }
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

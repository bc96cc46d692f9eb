import Views

/// The views of a frame as the author wrote them: without those that the library's views consist of.
struct SourceTree {
    /// An entry with the entries inside.
    private struct Node {
        var entry: WrittenView
        var inside: [Node] = []
    }

    /// The views around a view.
    private struct Surroundings {
        /// The nearest one.
        var nearest: WrittenView?
        /// Its entry.
        var index: Int?
        /// The call of the nearest view around it, by the owner of that call.
        var calls: [String: SourceCalls.Call] = [:]
        var depth = 0
    }

    private let calls: SourceCalls?
    /// The names of all entries.
    private let names: Set<String>
    private(set) var entries: [WrittenView] = []
    /// The calls that have made views, each with the one around it.
    private var used: [SourceCalls.Call: SourceCalls.Call?] = [:]

    /// - Parameter calls: the source of Swift views; nil for a scene, whose views know their locations.
    init(_ views: [WrittenView], calls: SourceCalls?) {
        self.calls = calls
        names = Set(views.map(\.name))
        add(Self.nodes(of: views), Surroundings())
    }

    private static func nodes(of views: [WrittenView]) -> [Node] {
        var open: [[Node]] = [[]]
        func close(to count: Int) {
            while open.count > count {
                let inside = open.removeLast()
                open[open.count - 1][open[open.count - 1].count - 1].inside = inside
            }
        }
        for view in views {
            close(to: view.depth + 1)
            open[open.count - 1].append(Node(entry: view))
            open.append([])
        }
        close(to: 1)
        return open[0]
    }

    /// Adds the entries of sibling nodes.
    private mutating func add(_ nodes: [Node], _ around: Surroundings) {
        var rest = Array(nodes.reversed())
        var kept: [(node: Node, matches: [Match])] = []
        while let node = rest.popLast() {
            let isLabel = isLabel(node.entry, around)
            let matches = matches(of: node.entry, isLabel: isLabel, around)
            if isKept(node.entry, isLabel: isLabel, matches) {
                kept.append((node, matches))
            } else {
                rest += node.inside.reversed()
                if isLabel, let index = around.index, entries[index].label == nil { entries[index].label = node.entry.label }
            }
        }
        for (index, (node, matches)) in kept.enumerated() {
            // The system repeats a view beside the one that it is inside of.
            if !matches.isEmpty, matches.allSatisfy({ isElsewhere($0.call, around.calls[$0.owner]) }) { continue }
            var (entry, inner) = (node.entry, around)
            let match = matches.count == 1 ? matches[0] : Self.match(at: index, in: kept.map(\.matches))
            if let match {
                entry.place = ViewDetails.SourcePlace(file: match.call.file, line: match.call.line, column: 1)
                inner.calls[match.owner] = match.call
                if used[match.call] == nil { used[match.call] = .some(around.calls[match.owner]) }
                if entry.label == nil, match.call.isOfView { entry.label = match.call.label }
            }
            entry.depth = around.depth
            (inner.depth, inner.nearest, inner.index) = (around.depth + 1, entry, entries.count)
            entries.append(entry)
            add(node.inside, inner)
        }
    }

    /// A call that may have made a view, and the type whose body it is in.
    private struct Match: Hashable {
        let owner: String
        let call: SourceCalls.Call
    }

    private func isKept(_ entry: WrittenView, isLabel: Bool, _ matches: [Match]) -> Bool {
        if [LayoutEntry.leftOutView, LayoutEntry.leftOutMark].contains(entry.name) { return true }
        guard let calls else { return entry.isCertain && !isLabel }
        // Code that isn't the project's.
        if let owner = entry.owners.first, calls.views[owner] == nil { return entry.isCertain && !isLabel }
        return !matches.isEmpty
    }

    /// Returns whether a view is a text that labels the view around it: in a scene, one that has no place of its own.
    private func isLabel(_ entry: WrittenView, _ around: Surroundings) -> Bool {
        guard entry.name == "Text", let outer = around.nearest else { return false }
        return calls == nil ? entry.place == outer.place && outer.name.first?.isUppercase == true : entry.label == outer.label
    }

    /// Returns the calls that may have made a view: of the innermost owner that has some, but rather those of another one with the same label.
    private func matches(of entry: WrittenView, isLabel: Bool, _ around: Surroundings) -> [Match] {
        guard let calls else { return [] }
        var others: [Match] = []
        for owner in entry.owners + [PreviewValues.macroName] {
            let found = matches(of: entry, isLabel: isLabel, in: owner, around.calls[owner])
            let same = found.filter { $0.call.label == entry.label }
            if entry.label == nil ? !found.isEmpty : !same.isEmpty { return entry.label == nil ? found : same }
            if others.isEmpty { others = found }
        }
        if !others.isEmpty || isLabel { return others }
        return calls.shared.filter { $0.name == entry.name && $0.canHave(entry.label) }.map { Match(owner: "", call: $0) }
    }

    private func matches(of entry: WrittenView, isLabel: Bool, in owner: String, _ outer: SourceCalls.Call?) -> [Match] {
        let all = calls?.views[owner] ?? []
        // The text of another call, such as the title of a page.
        if entry.name == "Text", let label = entry.label, !all.contains(where: { $0.name == entry.name && $0.label == label }),
            all.contains(where: { $0.label == label })
        {
            return []
        }
        let named = all.filter { $0.name == entry.name && !isElsewhere($0, outer) }
        let inside = outer.map { named.filter($0.contains) } ?? []
        var found = inside.filter { $0.canHave(entry.label) }
        if found.isEmpty, !isLabel {
            // A text that is translated, or one in another property or function of the view.
            let others = outer.map { outer in named.filter { !$0.isInMember(of: outer) } } ?? named
            found = others.filter { $0.canHave(entry.label) }
            if found.isEmpty, let outer { found = inside.filter { !isInsideView($0, within: outer, all) } }
        }
        // Rather not inside of another view that is listed.
        let depths = found.map { call in all.count { isListed($0) && $0.contains(call) } }
        guard let least = depths.min() else { return [] }
        return zip(found, depths).filter { $0.1 == least }.map { Match(owner: owner, call: $0.0) }
    }

    private func isListed(_ call: SourceCalls.Call) -> Bool { call.isOfView && names.contains(call.name) }

    /// Returns whether another listed view is between two calls.
    private func isInsideView(_ call: SourceCalls.Call, within outer: SourceCalls.Call, _ all: [SourceCalls.Call]) -> Bool {
        all.contains { isListed($0) && outer.contains($0) && $0.contains(call) }
    }

    /// Returns whether a call has made a view inside of another call around it; rows of a list are all inside of the same one.
    private func isElsewhere(_ call: SourceCalls.Call, _ outer: SourceCalls.Call?) -> Bool {
        guard let known = used[call], let known, known != outer else { return false }
        return known.contains(call)
    }

    /// Returns the call of one of several siblings with the same candidates, which are in the order of the source, or repeat that order.
    private static func match(at index: Int, in siblings: [[Match]]) -> Match? {
        let matches = siblings[index]
        guard matches.count > 1, Set(matches.map(\.owner)).count == 1 else { return nil }
        let same = siblings.indices.filter { siblings[$0] == matches }
        guard same.count.isMultiple(of: matches.count), let place = same.firstIndex(of: index) else { return nil }
        return matches[place % matches.count]
    }
}

import SwiftSyntax

/// Makes the edits that leave out parts of a file.
struct PieceMaker {
    let source: SourceText
    /// What was found before.
    let cache = PieceCache()

    func piece(
        _ kind: Piece.Kind, _ name: String, _ node: some SyntaxProtocol, _ edits: [PieceEdit], lost: [String] = []
    ) -> Piece {
        Piece(kind: kind, name: name, line: source.line(of: node), range: source.range(of: node), edits: edits, lost: lost)
    }

    /// Returns the text of a placeholder.
    static func placeholder(_ name: String, for kind: BuilderKind) -> String {
        switch kind {
        case .views: "__EaselLeftOut(\"\(name)\")"
        case .toolbar: "ToolbarItem { __EaselLeftOut(\"\(name)\") }"
        case .scenes: "WindowGroup { __EaselLeftOut(\"\(name)\") }"
        case .other: ""
        }
    }

    /// Returns a name for people: that of the type, property, or function that an expression begins with.
    static func name(of expression: some SyntaxProtocol) -> String {
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first { return name(of: first) }
        if let branch = expression.as(IfExprSyntax.self) { return branch.conditions.isEmpty ? "if" : "if " + short(branch.conditions) }
        if let branch = expression.as(SwitchExprSyntax.self) { return "switch " + short(branch.subject) }
        if let attempt = expression.as(TryExprSyntax.self) { return name(of: attempt.expression) }
        guard let whole = expression.as(ExprSyntax.self), let root = Chain.root(of: whole) else { return short(expression) }
        let called = root.as(FunctionCallExprSyntax.self)?.calledExpression ?? root
        return short(called)
    }

    /// Returns the beginning of a node's text in one line, without quotes.
    static func short(_ node: some SyntaxProtocol) -> String {
        // Of a long node, only as much as is shown.
        var (text, end, limit) = ("", "", 400)
        var plain: String {
            text.split(whereSeparator: \.isWhitespace).joined(separator: " ").filter { $0 != "\"" && $0 != "\\" && $0 != "#" }
        }
        for token in node.tokens(viewMode: .sourceAccurate) {
            text += text.isEmpty ? token.text : end + token.leadingTrivia.description + token.text
            end = token.trailingTrivia.description
            guard text.utf8.count > limit else { continue }
            if plain.count > 40 { break }
            limit *= 2
        }
        let shown = plain
        return shown.count > 40 ? shown.prefix(39) + "…" : shown
    }

    // MARK: Expressions

    /// Returns an argument with a label.
    func argument(_ argument: LabeledExprSyntax) -> Piece? {
        guard let label = argument.label?.identifier?.name, let list = argument.parent?.as(LabeledExprListSyntax.self),
            list.parent?.is(FunctionCallExprSyntax.self) == true
        else { return nil }
        var range = source.range(of: argument)
        // The comma before the last argument goes with it.
        if argument.trailingComma == nil, let index = list.index(of: argument), index != list.startIndex,
            let comma = list[list.index(before: index)].trailingComma
        {
            range = source.range(of: comma).lowerBound..<range.upperBound
        }
        return piece(.argument, "\(label):", argument, [PieceEdit(range)])
    }

    /// Returns a call in a chain as a modifier, if the chain is a view and the position is in this call.
    func modifier(_ call: FunctionCallExprSyntax, at place: Int) -> Piece? {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil, source.range(of: access.period).lowerBound <= place else {
            return nil
        }
        return modifier(call)
    }

    func modifier(_ call: FunctionCallExprSyntax) -> Piece? {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base, isValue(base),
            !Self.paints.contains(access.declName.baseName.text)
        else { return nil }
        let chain = Chain.whole(of: call)
        guard let kind = Chain.content(chain) else { return nil }
        let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        let name = ".\(access.declName.baseName.text)" + (call.arguments.isEmpty ? "" : "(\(labels))")
        let start = source.range(of: access.period).lowerBound
        var edits = [PieceEdit(start..<source.range(of: call).upperBound)]
        let end = source.range(of: chain).upperBound
        // A mark on something that isn't a view is removed.
        if kind == .views, access.declName.baseName.text != "__easelLeftOut" { edits.append(PieceEdit(end..<end, ".__easelLeftOut(\"\(name)\")")) }
        let range = start..<source.range(of: call).upperBound
        return Piece(kind: .modifier, name: name, line: source.line(of: access.period), range: range, edits: edits)
    }

    /// Without these, a shape would be black.
    private static let paints: Set<String> = ["fill", "stroke", "strokeBorder"]

    /// Returns whether the beginning of a chain is a value such as `content` or `header.padding()`, and not a type such as `Color.blue`.
    private func isValue(_ base: ExprSyntax) -> Bool {
        guard let root = Chain.root(of: base)?.as(DeclReferenceExprSyntax.self) else { return true }
        // `Color.blue.glow()` is a view, too; `Library.View()` isn't a chain.
        return root.baseName.text.first?.isLowercase == true || root.baseName.text == "self" || base.is(MemberAccessExprSyntax.self)
    }

    /// Returns the code of an action, such as that of a button.
    func action(_ closure: ClosureExprSyntax) -> Piece? { cache.piece(of: closure) { foundAction(closure) } }

    private func foundAction(_ closure: ClosureExprSyntax) -> Piece? {
        let use = ClosureUse(closure)
        guard let call = use.call, !use.isModifier, use.isAction, BuilderKinds.kind(at: call) != nil else { return nil }
        let name = use.callee + (use.label.map { $0.isEmpty ? "" : " \($0)" } ?? "") + ", action"
        var text = use.label == "get" ? "__easelStop(\"\(name)\")" : "__easelPass(\"\(name)\")"
        if closure.signature == nil, let count = shorthandCount(closure), count > 0 { text = "_ = $\(count - 1); " + text }
        guard let first = closure.statements.first, let last = closure.statements.last else { return nil }
        let range = source.range(of: first).lowerBound..<source.range(of: last).upperBound
        return piece(.closure, name, closure, [PieceEdit(range, text)])
    }

    /// Returns the number of arguments that a closure names `$0` and so on.
    private func shorthandCount(_ closure: ClosureExprSyntax) -> Int? {
        closure.tokens(viewMode: .sourceAccurate).compactMap { token -> Int? in
            if case .dollarIdentifier(let text) = token.tokenKind { return Int(text.dropFirst()).map { $0 + 1 } }
            return nil
        }.max()
    }

    /// Returns a statement of a builder; nil for one of ordinary code.
    func statement(_ item: CodeBlockItemSyntax) -> Piece? {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), let kind = BuilderKinds.kind(of: list) else { return nil }
        if case .decl(let declaration) = item.item {
            let names =
                declaration.as(VariableDeclSyntax.self).map { variable in
                    variable.bindings.flatMap { $0.pattern.tokens(viewMode: .sourceAccurate).compactMap { $0.identifier?.name } }
                } ?? []
            return piece(.statement, Self.short(declaration), item, [PieceEdit(source.range(of: item))], lost: names)
        }
        var (node, range) = (Syntax(item.item), source.range(of: item.item))
        if case .stmt(let statement) = item.item, let result = statement.as(ReturnStmtSyntax.self)?.expression {
            (node, range) = (Syntax(result), source.range(of: result))
        }
        if let statement = node.as(ExpressionStmtSyntax.self) { node = Syntax(statement.expression) }
        var name = Self.name(of: node)
        // A placeholder that doesn't fit, because the builder is another one, is replaced by a mark of the view around it.
        let isPlaceholder = name.hasPrefix("__Easel")
        if isPlaceholder {
            let literal = node.as(FunctionCallExprSyntax.self)?.arguments.first?.expression.as(StringLiteralExprSyntax.self)
            name = literal?.representedLiteralValue ?? name
        }
        // `func glowing() -> some View { modifier(Glow()) }`: a placeholder would replace the view that the function is called on.
        if name.first?.isLowercase == true, Self.isOfView(list) { return nil }
        if kind == .other || isPlaceholder {
            guard let outer = mark(around: list, name) else { return piece(.statement, name, item, [PieceEdit(range)]) }
            return piece(.statement, name, item, [PieceEdit(range), outer])
        }
        return piece(.statement, name, item, [PieceEdit(range, Self.placeholder(name, for: kind))])
    }

    /// Returns whether statements are the body of a function in an extension of `View`.
    static func isOfView(_ list: CodeBlockItemListSyntax) -> Bool {
        guard let function = list.parent?.parent?.as(FunctionDeclSyntax.self) else { return false }
        let type = function.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        return type == "View" || type == "SwiftUI.View"
    }

    /// Returns the mark of the view whose content has no placeholder of its own.
    private func mark(around list: CodeBlockItemListSyntax, _ name: String) -> PieceEdit? {
        var next = list.parent
        while let node = next {
            if let call = node.as(FunctionCallExprSyntax.self) {
                let chain = Chain.whole(of: call)
                if Chain.content(chain) == .views {
                    let end = source.range(of: chain).upperBound
                    return PieceEdit(end..<end, ".__easelLeftOut(\"\(name)\")")
                }
            }
            next = node.parent
        }
        return nil
    }

    // MARK: Trees

    /// Returns the statements of a builder, with the parts in them.
    func trees(of list: CodeBlockItemListSyntax) -> [PieceTree] {
        list.flatMap { item -> [PieceTree] in
            let inner = innerTrees(Syntax(item.item))
            guard let own = statement(item) else { return inner }
            return [tree(own, [Syntax(item)], inner)]
        }
    }

    /// - Parameter nodes: those that make up the piece.
    private func tree(_ piece: Piece, _ nodes: [Syntax], _ inner: [PieceTree]) -> PieceTree {
        var words: Set<String> = []
        for node in nodes { addWords(of: node, outside: inner, to: &words) }
        return PieceTree(piece: piece, words: words.sorted(), inner: inner)
    }

    /// Adds the names in a node that are in none of some parts, which are in the order of the source and don't overlap.
    private func addWords(of node: Syntax, outside parts: [PieceTree], to words: inout Set<String>) {
        let range = source.range(of: node)
        // The first part that doesn't end before the node.
        var (low, high) = (0, parts.count)
        while low < high {
            let middle = (low + high) / 2
            if parts[middle].piece.range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        let isInPart = low < parts.count && parts[low].piece.range.lowerBound <= range.lowerBound
        if isInPart, range.upperBound <= parts[low].piece.range.upperBound { return }
        if let token = node.as(TokenSyntax.self) {
            if !isInPart, let name = token.identifier?.name { words.insert(name) }
            return
        }
        for child in node.children(viewMode: .sourceAccurate) { addWords(of: child, outside: parts, to: &words) }
    }

    private func innerTrees(_ node: Syntax) -> [PieceTree] {
        if let list = node.as(CodeBlockItemListSyntax.self) { return BuilderKinds.kind(of: list) == nil ? [] : trees(of: list) }
        var result: [PieceTree] = []
        if let closure = node.as(ClosureExprSyntax.self), let action = action(closure) { return [tree(action, [node], [])] }
        if let call = node.as(FunctionCallExprSyntax.self), let access = call.calledExpression.as(MemberAccessExprSyntax.self), let modifier = modifier(call) {
            if let base = access.base { result += innerTrees(Syntax(base)) }
            let arguments = [Syntax(call.arguments), call.trailingClosure.map(Syntax.init), Syntax(call.additionalTrailingClosures)].compactMap(\.self)
            return result + [tree(modifier, [Syntax(access.declName)] + arguments, arguments.flatMap { innerTrees($0) })]
        }
        for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) { result += innerTrees(child) }
        return result
    }
}

/// The parts of a file that were found before: many errors are in the same declarations and blocks.
final class PieceCache {
    private var pieces: [SyntaxIdentifier: Piece?] = [:]
    private var words: [SyntaxIdentifier: Set<String>] = [:]
    private var lineStarts: [Int] = []

    func piece(of node: some SyntaxProtocol, _ find: () -> Piece?) -> Piece? {
        if let known = pieces[node.id] { return known }
        let piece = find()
        pieces.updateValue(piece, forKey: node.id)
        return piece
    }

    /// Returns the names in a node.
    func words(in node: some SyntaxProtocol) -> Set<String> {
        if let known = words[node.id] { return known }
        let found = Set(node.tokens(viewMode: .sourceAccurate).compactMap { $0.identifier?.name })
        words[node.id] = found
        return found
    }

    /// Returns the offset of a line's first byte, counted from 1; nil if there is no such line.
    func start(ofLine line: Int, in bytes: [UInt8]) -> Int? {
        if lineStarts.isEmpty { lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 } }
        return lineStarts.indices.contains(line - 1) ? lineStarts[line - 1] : nil
    }
}

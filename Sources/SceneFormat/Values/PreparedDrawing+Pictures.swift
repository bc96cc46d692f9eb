import Geometry
import Views

/// The steps of a canvas that draw and measure texts, pictures and symbols.
extension PreparedDrawing {
    private static let radius = ParameterKind.number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false)
    private static let anchor = BoundParameter.unitPoint("anchor", default: "center", "Which point of it lies there.")
    private static let at = BoundParameter("at", .value(.point), default: "[0, 0]", "Where it is.")
    private static let rect = BoundParameter("in", .value(.rect), "The rect that it fills, in place of a point.").not(with: "at", "anchor")
    private static let content = BoundParameter(
        "content", .view, elementKind: .text, "A Text with modifiers of its own, in place of 'text': { \"Text\": \"Hello\", \"modifiers\": [\"bold\"] }.")
    private static let size = BoundParameter("size", radius, "Points; without it the canvas' font.").going(with: "text")
    private static let bold = BoundParameter("bold", .value(.bool), default: "false", "Whether the text is bold.").going(with: "text")
    private static let symbolTag = BoundParameter("symbol", .value(.any), "The tag of one of the canvas' symbols.")

    @MainActor private static func plainText(_ arguments: SceneArguments) -> Text {
        if case .text(let text)? = arguments.elements("content").first?.content(in: arguments.scope) { return text }
        let text = Text(verbatim: arguments.string("text") ?? "").bold(arguments.bool("bold") ?? false)
        return arguments.length("size").map { text.font(.system(size: $0)) } ?? text
    }

    @MainActor private static func resolvedSymbol(_ id: SceneValue?, in context: GraphicsContext, _ arguments: SceneArguments) -> GraphicsContext
        .ResolvedSymbol?
    {
        guard let id else { return nil }
        let symbol = context.resolveSymbol(id: id)
        if symbol == nil { arguments.fail("the canvas has no symbol with this tag") }
        return symbol
    }

    /// What is known of something before it is drawn.
    private static let measuredType = ExpressionType.object([
        "size": .size, "width": .number, "height": .number, "firstBaseline": .number, "lastBaseline": .number,
    ])

    private static func measured(_ size: CGSize, _ firstBaseline: CGFloat, _ lastBaseline: CGFloat) -> SceneValue {
        .object([
            "size": .size(size), "width": .number(Double(size.width)), "height": .number(Double(size.height)), "firstBaseline": .number(Double(firstBaseline)),
            "lastBaseline": .number(Double(lastBaseline)),
        ])
    }

    static let pictures: [NamedCases<Step>.Case] = [
        .init(
            "text",
            [
                .init("text", .value(.string), "What it shows."), content, at, rect, anchor, .init("color", .value(.color), "The color; without it its own."),
                .gradient, .imagePaint, .levelStyle, .styleOpacity, .shading, size, bold,
            ], exactlyOne: ["text", "content"], "A text."
        ) { context, arguments in
            var text = plainText(arguments)
            if let style = arguments.style { text = text.foregroundStyle(style) }
            var resolved = context.resolve(text)
            if arguments.has("with") { resolved.shading = arguments.shading }
            if let rect = arguments.rect("in") { return context.draw(resolved, in: rect) }
            context.draw(resolved, at: arguments.point("at") ?? .zero, anchor: arguments.unitPoint("anchor") ?? .center)
        },
        .init("symbol", [.init("id", .value(.any), isRequired: true, "The symbol's tag."), at, rect, anchor], primary: "id", "One of the canvas' symbols.") {
            context, arguments in
            guard let symbol = resolvedSymbol(arguments.value("id"), in: context, arguments) else { return }
            if let rect = arguments.rect("in") { return context.draw(symbol, in: rect) }
            context.draw(symbol, at: arguments.point("at") ?? .zero, anchor: arguments.unitPoint("anchor") ?? .center)
        },
        .init(
            "image",
            SceneEntries.imageSources + SceneEntries.imageQuality + [
                at, rect, anchor, .init("color", .value(.color), "What its inked parts are drawn in; without it its own colors."), .gradient, .imagePaint,
                .levelStyle, .styleOpacity, .shading,
            ], primary: "file", exactlyOne: SceneEntries.imageSources.map(\.entry.name), "A picture, or one of the system's symbols."
        ) { context, arguments in
            guard let image = SceneEntries.image(arguments) else { return }
            var resolved = context.resolve(image)
            resolved.shading = arguments.shading
            if let rect = arguments.rect("in") { return context.draw(resolved, in: rect) }
            context.draw(resolved, at: arguments.point("at") ?? .zero, anchor: arguments.unitPoint("anchor") ?? .center)
        },
        .init(
            "measure",
            [
                .init("text", .value(.string), "A text in the canvas' font."), content, symbolTag,
                size, bold, .init("in", .value(.size), "The room for a text, in which lines break; without it there is no end to it."), innerSeeingLocals,
            ], local: LocalVariable("as", default: "measured", measuredType), exactlyOne: ["text", "content", "symbol"],
            "Draws things, as a copy, that know how large a text or symbol is: 'measured' has size, width, height, firstBaseline and lastBaseline."
        ) { context, arguments in
            let value: SceneValue
            if arguments.has("symbol") {
                guard let symbol = resolvedSymbol(arguments.value("symbol"), in: context, arguments) else { return }
                value = measured(symbol.size, symbol.size.height, symbol.size.height)
            } else {
                let text = context.resolve(plainText(arguments))
                let room = arguments.size("in") ?? CGSize(width: 1e7, height: 1e7)
                value = measured(text.measure(in: room), text.firstBaseline(in: room), text.lastBaseline(in: room))
            }
            let inner = arguments.adding(value)
            var copy = context
            inner.custom("draw", as: PreparedDrawing.self)?.draw(in: &copy, inner.scope)
        },
    ]
}

import Geometry
import Views

/// The steps of a canvas that draw and measure texts, images and symbols.
extension PreparedDrawing {
    private static let text = Parameter.string("text", default: nil, "The text.")
    private static let content = Parameter.text(
        "content", default: nil,
        "A Text with its own modifiers, instead of 'text': { \"Text\": \"Hello\", \"modifiers\": [\"bold\"] }.")
    private static let size = Parameter.length("size", default: nil, "The font size in points; by default that of the canvas.").going(with: "text")
    private static let bold = Parameter.bool("bold", default: false, "Whether the text is bold.").going(with: "text")

    @MainActor private static func plainText(_ text: String?, _ content: Text?, size: CGFloat?, bold: Bool) -> Text {
        if let content { return content }
        let text = Text(verbatim: text ?? "").bold(bold)
        return size.map { text.font(.system(size: $0)) } ?? text
    }

    @MainActor private static func resolvedSymbol(_ id: SceneValue, in context: GraphicsContext, _ place: SceneContext) -> GraphicsContext.ResolvedSymbol? {
        let symbol = context.resolveSymbol(id: id)
        if symbol == nil { place.fail("the canvas has no symbol with this tag") }
        return symbol
    }

    /// The measurements of a text or symbol.
    private static let measuredType = ExpressionType.object([
        "size": .size, "width": .number, "height": .number, "firstBaseline": .number, "lastBaseline": .number,
    ])

    private static func measured(_ size: CGSize, _ firstBaseline: CGFloat, _ lastBaseline: CGFloat) -> SceneValue {
        .object([
            "size": .size(size), "width": .number(Double(size.width)), "height": .number(Double(size.height)), "firstBaseline": .number(Double(firstBaseline)),
            "lastBaseline": .number(Double(lastBaseline)),
        ])
    }

    @EntryList<Step> static var pictures: [Step] {
        NamedValue(
            "text", "A text.", text, content, .position, .canvasStyle(color: "The color; by default that of the text itself."), .shading, size, bold,
            exactlyOne: ["text", "content"]
        ) { (context: inout GraphicsContext, text, content, position, style, shading, size, bold) in
            var text = plainText(text, content, size: size, bold: bold)
            if let style = style.style { text = text.foregroundStyle(style) }
            var resolved = context.resolve(text)
            if let shading { resolved.shading = shading }
            switch position {
            case .rect(let rect): context.draw(resolved, in: rect)
            case .point(let point, let anchor): context.draw(resolved, at: point, anchor: anchor)
            }
        }
        NamedValue("symbol", "One of the canvas' symbols.", .value("id", "The symbol's tag.").primary, .position, .context) {
            (context: inout GraphicsContext, id, position, place) in
            guard let symbol = resolvedSymbol(id, in: context, place) else { return }
            switch position {
            case .rect(let rect): context.draw(symbol, in: rect)
            case .point(let point, let anchor): context.draw(symbol, at: point, anchor: anchor)
            }
        }
        NamedValue(
            "image", "An image, or one of the system's symbols.",
            .imageOrSymbol, .imageQuality, .position, .paint(color: "The color in which the image's opaque parts are drawn; by default its own colors."),
            exactlyOne: Parameter<Image?>.image.names
        ) { (context: inout GraphicsContext, image, quality, position, paint) in
            guard let image = image.map(quality.apply(to:)) else { return }
            var resolved = context.resolve(image)
            resolved.shading = paint
            switch position {
            case .rect(let rect): context.draw(resolved, in: rect)
            case .point(let point, let anchor): context.draw(resolved, at: point, anchor: anchor)
            }
        }
        NamedValue(
            "measure",
            "Draws steps, as a copy, that know how large a text or symbol is: 'measured' has size, width, height, firstBaseline and lastBaseline.",
            .string("text", default: nil, "A text in the canvas' font."), content, .value("symbol", default: nil, "The tag of one of the canvas' symbols."),
            size, bold,
            .size("in", default: nil, "The space in which a text breaks into lines; unlimited by default."),
            .withLocals(.drawing("The drawing steps, in order.")), .context,
            locals: [LocalVariable("as", default: "measured", measuredType)], exactlyOne: ["text", "content", "symbol"]
        ) { (context: inout GraphicsContext, text, content, symbol, size, bold, space, drawing, place) in
            let value: SceneValue
            if let symbol {
                guard let symbol = resolvedSymbol(symbol, in: context, place) else { return }
                value = measured(symbol.size, symbol.size.height, symbol.size.height)
            } else {
                let text = context.resolve(plainText(text, content, size: size, bold: bold))
                let space = space ?? CGSize(width: 1e7, height: 1e7)
                value = measured(text.measure(in: space), text.firstBaseline(in: space), text.lastBaseline(in: space))
            }
            drawing(value).draw(inCopyOf: context)
        }
    }
}

/// The position of a canvas step's drawing.
private enum DrawingPosition {
    case point(CGPoint, anchor: UnitPoint)
    case rect(CGRect)
}

extension Parameter where Value == DrawingPosition {
    fileprivate static let position = group(
        .point("at", default: .zero, "The position."),
        .rect("in", default: nil, "The rect to fill, instead of a position.").not(with: "at", "anchor"),
        .unitPoint("anchor", default: .center, "The point of the content that lies at the position.")
    ) { point, rect, anchor in rect.map { .rect($0) } ?? .point(point, anchor: anchor) }
}

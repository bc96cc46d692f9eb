import Geometry
import Views

extension SceneEntries {
    private static let weights: [(name: String, weight: Font.Weight)] = [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
        ("heavy", .heavy), ("black", .black),
    ]
    private static let styles: [(name: String, style: Font.TextStyle)] = [
        ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3), ("headline", .headline), ("subheadline", .subheadline),
        ("body", .body), ("callout", .callout), ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2),
    ]
    private static let designs: [(name: String, design: Font.Design)] = [
        ("default", .default), ("serif", .serif), ("rounded", .rounded), ("monospaced", .monospaced),
    ]
    private static let weight = ParameterKind.keyword(weights.map(\.name))

    @MainActor private static func weight(_ arguments: SceneArguments, _ name: String = "weight") -> Font.Weight? {
        let name = arguments.string(name)
        return weights.first { $0.name == name }?.weight
    }

    @MainActor private static func font(_ arguments: SceneArguments) -> Font {
        let (design, style) = (arguments.string("design"), arguments.string("style"))
        var font: Font
        if let name = arguments.string("name") {
            font = .custom(name, size: arguments.length("size") ?? 17)
        } else if let size = arguments.length("size") {
            font = .system(size: size, design: designs.first { $0.name == design }?.design)
        } else {
            font = .system(styles.first { $0.name == style }?.style ?? .body, design: designs.first { $0.name == design }?.design)
        }
        if let weight = weight(arguments) { font = font.weight(weight) }
        if arguments.bool("italic") == true { font = font.italic() }
        if arguments.bool("monospacedDigit") == true { font = font.monospacedDigit() }
        return font
    }

    @MainActor private static func pattern(_ arguments: SceneArguments) -> Text.LineStyle.Pattern {
        let name = arguments.string("pattern")
        return patterns.first { $0.name == name }?.pattern ?? .solid
    }

    private static let isActive = BoundParameter("isActive", .value(.bool), default: "true", "Whether it holds.")
    private static let lineColor = BoundParameter("color", .value(.color), "Of the line; without it the text's.")
    private static let patterns: [(name: String, pattern: Text.LineStyle.Pattern)] = [
        ("solid", .solid), ("dot", .dot), ("dash", .dash), ("dashDot", .dashDot), ("dashDotDot", .dashDotDot),
    ]
    private static let linePattern = BoundParameter("pattern", .keyword(patterns.map(\.name)), default: "solid", "What the line is made of.")
    private static let points = BoundParameter("points", .number, isRequired: true, "Points.")

    static let textModifiers: [ModifierEntry] = [
        ModifierEntry(
            "font",
            [
                .init("style", .keyword(styles.map(\.name)), default: "body", "One of the system's sizes."),
                BoundParameter("size", .number(in: 0.1...10_000, allowsInfinity: false), "Points, in place of a style.").not(with: "style"),
                .init("weight", weight, "How heavy."),
                .init("design", .keyword(designs.map(\.name)), default: "default", "The kind of letters."),
                .init("name", .value(.string), "A font family, in place of the system's."),
                .init("italic", .value(.bool), default: "false", "Whether it leans."),
                .init("monospacedDigit", .value(.bool), default: "false", "Whether all digits are equally wide."),
            ], primary: "style", "The font of texts.",
            text: { $0.font(font($1)) }, apply: { $0.font(font($1)) }),
        ModifierEntry(
            "fontWeight", [.init("weight", weight, isRequired: true, "How heavy.")], primary: "weight", "How heavy texts are.",
            text: { $0.fontWeight(weight($1)) }, apply: { $0.fontWeight(weight($1)) }),
        ModifierEntry(
            "fontDesign", [.init("design", .keyword(designs.map(\.name)), isRequired: true, "The design.")], primary: "design",
            "Which design of the system's font texts have.",
            text: { text, arguments in text.fontDesign(designs.first { $0.name == arguments.string("design") }?.design) },
            apply: { view, arguments in view.fontDesign(designs.first { $0.name == arguments.string("design") }?.design) }),
        ModifierEntry(
            "bold", [isActive], primary: "isActive", "Heavy text.", text: { $0.bold($1.bool("isActive") ?? true) },
            apply: { $0.bold($1.bool("isActive") ?? true) }),
        ModifierEntry(
            "italic", [isActive], primary: "isActive", "Text that leans.", text: { $0.italic($1.bool("isActive") ?? true) },
            apply: { $0.italic($1.bool("isActive") ?? true) }),
        ModifierEntry(
            "underline", [isActive, lineColor, linePattern], primary: "isActive", "A line below the text.",
            text: { $0.underline($1.bool("isActive") ?? true, pattern: pattern($1), color: $1.color("color")) },
            apply: { $0.underline($1.bool("isActive") ?? true, pattern: pattern($1), color: $1.color("color")) }),
        ModifierEntry(
            "strikethrough", [isActive, lineColor, linePattern], primary: "isActive", "A line through the text.",
            text: { $0.strikethrough($1.bool("isActive") ?? true, pattern: pattern($1), color: $1.color("color")) },
            apply: { $0.strikethrough($1.bool("isActive") ?? true, pattern: pattern($1), color: $1.color("color")) }),
        ModifierEntry(
            "kerning", [points], primary: "points", "Room between letters.", text: { $0.kerning($1.length("points") ?? 0) },
            apply: { $0.kerning($1.length("points") ?? 0) }),
        ModifierEntry(
            "tracking", [points], primary: "points", "Room between letters; goes before kerning.", text: { $0.tracking($1.length("points") ?? 0) },
            apply: { $0.tracking($1.length("points") ?? 0) }),
        ModifierEntry(
            "baselineOffset", [points], primary: "points", "How far the text stands above its line.",
            text: { $0.baselineOffset($1.length("points") ?? 0) }, apply: { $0.baselineOffset($1.length("points") ?? 0) }),
        ModifierEntry(
            "monospaced", [isActive], primary: "isActive", "Letters of equal width.", text: { $0.monospaced($1.bool("isActive") ?? true) },
            apply: { $0.monospaced($1.bool("isActive") ?? true) }),
        ModifierEntry(
            "monospacedDigit", [], "Digits of one width.", text: { text, _ in text.monospacedDigit() }, apply: { view, _ in view.monospacedDigit() }),
        ModifierEntry(
            "textCase", [.init("case", .keyword(["uppercase", "lowercase", "none"]), isRequired: true, "The letters.")], primary: "case",
            "In capitals, in small letters, or as they are written."
        ) { view, arguments in
            let cases: [String: Text.Case] = ["uppercase": .uppercase, "lowercase": .lowercase]
            return view.textCase(arguments.string("case").flatMap { cases[$0] })
        },
        ModifierEntry(
            "minimumScaleFactor", [.init("factor", .number(in: 0...1, allowsInfinity: false), isRequired: true, "A share of the letters' size.")],
            primary: "factor", "How small letters may become before a text is cut."
        ) { view, arguments in view.minimumScaleFactor(arguments.length("factor") ?? 1) },
        ModifierEntry("allowsTightening", [isActive], primary: "isActive", "Whether letters may move closer before a text is cut.") { view, arguments in
            view.allowsTightening(arguments.bool("isActive") ?? true)
        },
        ModifierEntry(
            "lineLimit",
            [
                .init("number", .value(.any), isRequired: true, "How many lines at most; null for any number."),
                .init("reservesSpace", .value(.bool), default: "false", "Whether a text with fewer lines is as high as if it had them all."),
                .init("least", .number(in: 0...1e6, allowsInfinity: false), default: "0", "How many lines there is room for in any case."),
            ], primary: "number", "How many lines texts have."
        ) { view, arguments in
            let least = arguments.has("least") ? Int(arguments.number("least") ?? 0) : nil
            guard case .number(let number)? = arguments.value("number") else { return least.map { view.lineLimit($0...) } ?? view.lineLimit(nil) }
            guard number >= 1, number <= 1e6, least ?? 0 <= Int(number) else {
                arguments.fail("lineLimit wants a number of lines of at least 1, and no more than that for 'least'")
                return view
            }
            if let least { return view.lineLimit(least...Int(number)) }
            return arguments.bool("reservesSpace") == true ? view.lineLimit(Int(number), reservesSpace: true) : view.lineLimit(Int(number))
        },
        ModifierEntry(
            "lineSpacing", [.init("spacing", .number(in: 0...10_000, allowsInfinity: false), isRequired: true, "Points.")], primary: "spacing",
            "Room between the lines of texts."
        ) { view, arguments in view.lineSpacing(arguments.length("spacing") ?? 0) },
        ModifierEntry(
            "multilineTextAlignment", [.init("alignment", .keyword(["leading", "center", "trailing"]), isRequired: true, "Where shorter lines stand.")],
            primary: "alignment", otherNames: ["textAlign"], "How the lines of texts stand to each other."
        ) { view, arguments in
            let alignments: [String: TextAlignment] = ["center": .center, "trailing": .trailing]
            return view.multilineTextAlignment(arguments.string("alignment").flatMap { alignments[$0] } ?? .leading)
        },
        ModifierEntry(
            "truncationMode", [.init("mode", .keyword(["head", "middle", "tail"]), isRequired: true, "Where the text is cut.")], primary: "mode",
            "Where texts that don't fit are cut."
        ) { view, arguments in
            let modes: [String: Text.TruncationMode] = ["head": .head, "middle": .middle]
            return view.truncationMode(arguments.string("mode").flatMap { modes[$0] } ?? .tail)
        },
    ]
}

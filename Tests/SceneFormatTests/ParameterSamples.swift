@testable import SceneFormat

/// Two different values for each parameter of an entry, from its description alone.
struct ParameterSamples {
    /// Values for parameters that need a certain one, by entry and parameter.
    static let special: [String: (JSONText, JSONText)] = [
        "let.let": (json(#"{ "a": 1 }"#), json(#"{ "b": 1 }"#)), "TimelineView.at": (json("[0, 1]"), json("[0.5, 1]")),
        "projectionEffect.matrix": (json("[1, 0, 0, 0, 1, 0, 0, 0, 1]"), json("[1, 0, 0, 0, 1, 0, 0, 5, 1]")),
        "geometryEffect.matrix": (json("[1, 0, 0, 1, 5, 0]"), json("[1, 0, 0, 1, 6, 0]")), "Image.capInsets": (json("[1, 2, 3, 4]"), json("[1, 2, 3, 5]")),
        "colorMatrix.matrix": (
            .array((0..<20).map { .number(Double($0)) }), .array((0..<20).map { .number(Double($0 + 1)) })
        ),
        "linear.controlPoints": (json("[0.25, 0.1, 0.25, 1]"), json("[0.5, 0.1, 0.25, 1]")), "frame.width": (30, 31),
        "Layout.size": (
            json(#"["layout.measured[0].width + 5", "layout.measured[0].height + 60"]"#), json(#"["layout.measured[0].width + 9", 60]"#)
        ),
        "Layout.place": (json("[3, 4]"), json("[5, 4]")), "Layout.guides": (json(#"{ "top": 3 }"#), json(#"{ "top": 4 }"#)),
        "NavigationSplitView.columnVisibility": ("columns", "columns2"), "presentationDetents.selection": ("tall", "tall2"),
        "Configuration.part": ("title", "icon"), "focused.isFocused": ("on", "on2"),
        "currency.code": ("EUR", "USD"), "units.allowed": (json(#"["hours", "minutes"]"#), json(#"["minutes", "seconds"]"#)),
        "Image.file": ("a.png", "b.png"), "Image.name": ("a", "b"), "image.file": ("a.png", "b.png"), "image.name": ("a", "b"),
        "tiledImage.file": ("a.png", "b.png"), "tiledImage.name": ("a", "b"), "foregroundStyle.image": ("a.png", "b.png"),
        "Stepper.min": (0, .number(0.25)), "Stepper.max": (2, .number(0.25)), "Slider.min": (0, .number(0.1)), "Slider.max": (2, 3),
        "Slider.step": (.number(0.02), .number(0.1)),
        "linear.to": (90, 95), "cubic.to": (90, 95), "spring.to": (90, 95), "Gauge.value": (20, 25),
        "Gauge.min": (1, 2), "Gauge.max": (50, 60), "containerRelativeFrame.count": (4, 5), "containerRelativeFrame.span": (2, 3),
        "ScrollView.axis": ("both", "vertical"), "ScrollView.content": (window("red"), window("blue")),
        "Layout.content": (json(#"{ "Color": "red" }"#), json(#"{ "Color": "blue" }"#)),
        "presentationDetents.heights": (json("[100, 50]"), json("[100, 50, 60]")),
        "task.steps": (json(#"[{ "sleep": 1, "set": { "count": 2 } }]"#), json(#"[{ "sleep": 2, "set": { "count": 2 } }]"#)), "lineLimit.number": (50, 60),
        "timerInterval": (json("[0, 100]"), json("[5, 100]")),
        "Text.timerInterval": (json("[0, 100]"), json("[5, 100]")), "interpolatingSpring.mass": (1, 2), "Text.pauseTime": (20, 30),
        "environment.lineLimit": (5, 6), "ForEach.edits": ("list", "list2"), "NavigationStack.path": ("list", "list2"),
        "MeshGradient.width": (2, 4), "mesh.width": (2, 4), "MeshGradient.colors": meshColors, "mesh.colors": meshColors, "MeshGradient.points": meshPoints,
        "mesh.points": meshPoints, "onKeyPress.key": ("a", "b"),
        "keyboardShortcut.key": ("a", "b"), "keyboardShortcut.modifiers": (json(#"["shift"]"#), json(#"["option"]"#)),
        "TextField.currency": ("EUR", "USD"),
        "DatePicker.min": (0, 864_000), "DatePicker.max": (2_000_000, 1_500_000), "symbol.id": (1, 2), "measure.symbol": (1, 2),
    ]

    static let state: JSONText = .object([
        ("on", true), ("on2", false), ("number", .number(0.25)), ("number2", .number(0.5)), ("text", "abc"), ("text2", "def"), ("any", "x"), ("any2", "y"),
        ("nothing", .null),
        ("nothing2", .null), ("list", .array([5, 6])), ("list2", .array([7, 8])), ("count", 1), ("tall", 100), ("tall2", 50), ("columns", "all"),
        ("columns2", "detailOnly"),
    ])

    private static let meshColors = (
        json(#"["red", "blue", "green", "black", "red", "blue", "green", "black"]"#),
        json(#"["red", "blue", "green", "black", "red", "blue", "green", "white"]"#)
    )
    private static let meshPoints = (
        json("[[0, 0], [1, 0], [0, 0.3], [1, 0.3], [0, 0.6], [1, 0.6], [0, 1], [1, 1]]"),
        json("[[0, 0], [1, 0], [0, 0.4], [1, 0.3], [0, 0.6], [1, 0.6], [0, 1], [1, 1]]")
    )

    private static func window(_ color: String) -> JSONText {
        json(#"{ "Color": "@", "modifiers": [{ "frame": { "width": 500, "height": 600 } }] }"#.replacing("@", with: color))
    }

    static func json(_ text: String) -> JSONText { JSONText(parsing: text) }

    /// - Parameter index: the index of the parameter; values of different parameters differ.
    static func values(_ parameter: ParameterEntry, of signature: EntrySignature, _ index: Int) -> (JSONText, JSONText) {
        if let special = special["\(signature.name).\(parameter.name)"] { return special }
        if let shape = parameter.shape {
            if case .stateVariable(nil) = shape, parameter.kind.description.contains("null") { return ("nothing", "nothing2") }
            return values(shape, parameter.name, index)
        }
        return values(parameter.kind, element: parameter.elementKind, index)
    }

    private static func values(_ kind: ParameterKind, element: ContentKind?, _ index: Int) -> (JSONText, JSONText) {
        let number = Double(index)
        switch kind {
        case .value(let type): return values(type, index)
        case .number(let range, _):
            if range.upperBound <= 2 { return (.number(0.1 + number / 100), .number(0.5 + number / 100)) }
            let low = max(range.lowerBound, 2) + number / 4
            return (.number(min(low, range.upperBound)), .number(min(low + 1, range.upperBound)))
        case .keyword(let names): return (.string(names[0]), .string(names[names.count > 1 ? 1 : 0]))
        case .name: return (.string("n\(index)"), .string("m\(index)"))
        case .view, .views:
            switch element {
            case .shape, .insettableShape: return (json(#"{ "Circle": {} }"#), json(#"{ "Rectangle": {} }"#))
            default:
                func text(_ text: String) -> JSONText { .object([("Text", .string(text))]) }
                return kind == .view ? (text("t\(index)"), text("tt\(index)")) : (.array([text("t\(index)")]), .array([text("tt\(index)")]))
            }
        case .assignments: return (.object([("count", .number(number + 2))]), .object([("count", .number(number + 50))]))
        case .custom(let words): preconditionFailure("\(words) has no shape")
        }
    }

    private static func values(_ type: ExpressionType, _ index: Int) -> (JSONText, JSONText) {
        let number = Double(index)
        switch type {
        case .bool: return (false, true)
        case .number, .any, .null, .anchor, .geometry, .object: return (.number(number + 2), .number(number + 3))
        case .string: return (.string("s\(index)"), .string("ss\(index)"))
        case .color: return (.string("#\(20 + index)0000"), .string("#0000\(20 + index)"))
        case .point, .size: return (.array([.number(number + 3), .number(number + 5)]), .array([.number(number + 4), .number(number + 7)]))
        case .rect: return (.array([0, 0, .number(number + 30), 20]), .array([1, 2, .number(number + 30), 25]))
        case .array(.color): return (.strings(["red", "blue"]), .strings(["green", "blue"]))
        case .array(.string): return (.strings(["A", "B"]), .strings(["C", "B"]))
        case .array(.point): return (json("[[1, 2], [3, 4]]"), json("[[1, 3], [3, 4]]"))
        case .array: return (.array([.number(number + 1), 2]), .array([.number(number + 2), 2]))
        }
    }

    static func values(_ shape: ValueShape, _ name: String, _ index: Int) -> (JSONText, JSONText) {
        func both(_ make: (JSONText) -> JSONText, _ values: (JSONText, JSONText)) -> (JSONText, JSONText) { (make(values.0), make(values.1)) }
        switch shape {
        case .kind(let kind): return values(kind, element: nil, index)
        case .definition("transition"): return ("slide", "opacity")
        case .definition("path"): return (json(#"[{ "rect": [0, 0, 10, 10] }]"#), json(#"[{ "ellipse": [0, 0, 12, 10] }]"#))
        case .definition("drawing"):
            return (json(#"[{ "fill": { "path": [{ "rect": [0, 0, 10, 10] }] } }]"#), json(#"[{ "fill": { "path": [{ "rect": [0, 0, 12, 10] }] } }]"#))
        case .definition(let name):
            return SceneDefinition.named(name).map { values($0.shape, name, index) } ?? (.null, .null)
        case .stateVariable(let type):
            let variable = type == .bool ? "on" : type == .number ? "number" : type == .string ? "text" : "any"
            return (.string(variable), .string(variable + "2"))
        case .list(let element): return both({ .array([$0]) }, values(element, name, index))
        case .sequence(let first, let rest):
            let after = values(rest, name, index).0
            return both({ .array([$0, after]) }, values(first, name, index))
        case .dictionary(let value, _): return both({ .object([("x", $0)]) }, values(value, name, index))
        case .either(let shapes): return values(shapes[0], name, index)
        case .named(let cases, _): return (named(cases[0], index), named(cases[cases.count > 1 ? 1 : 0], index))
        case .parameters(let signature): return (object(signature, index, second: false), object(signature, index, second: true))
        case .keywords(let names): return (.string(names[0]), .string(names[names.count > 1 ? 1 : 0]))
        case .literalString: return name == "d" ? ("M 0 0 L 10 10", "M 0 0 L 10 12") : (.string("s\(index)"), .string("ss\(index)"))
        case .modifiers: return (json(#"[{ "opacity": 0.5 }]"#), json(#"[{ "opacity": 0.7 }]"#))
        case .literalBool: return (false, true)
        case .null, .literalNumber, .literalNumberIn, .literalPositive, .positives, .numbers, .anything:
            return (.number(Double(index)), .number(Double(index + 1)))
        }
    }

    private static func named(_ signature: EntrySignature, _ index: Int) -> JSONText { .object([(signature.name, object(signature, index, second: false))]) }

    /// The required parameters, and the primary one.
    private static func object(_ signature: EntrySignature, _ index: Int, second: Bool) -> JSONText {
        let given = signature.parameters.filter { $0.isRequired || $0.isPrimary || $0.name == signature.exactlyOne.first }
        let chosen = given.filter { parameter in !(signature.exactlyOne.contains(parameter.name) && parameter.name != (signature.exactlyOne.first ?? "")) }
        return .object(
            chosen.enumerated().map { offset, parameter in
                let values = values(parameter, of: signature, index + offset)
                return (parameter.name, second && offset == 0 ? values.1 : values.0)
            })
    }
}

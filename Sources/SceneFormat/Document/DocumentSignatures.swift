import Display

extension SceneDocument {
    /// The keys of a scene file, for the decoder, the schema and the reference.
    package static let signature = EntrySignature(
        "scene",
        [
            .init("$schema", .custom("the address of a schema"), shape: .literalString, "By which schema editors check the file; nothing else reads it."),
            .init("size", .custom("[width, height]"), isRequired: true, shape: .positives(2), "Width and height in points, both above 0."),
            .init("scale", .custom("a number above 0"), defaultText: "1", shape: .literalPositive, "Pixels per point."),
            .init(
                "fps", .custom("frames per second, such as 60 or \"30000/1001\""), defaultText: "60", shape: .either([.literalPositive, .literalString]),
                "Frames per second, above 0 and at most 1000; a fraction as a string is exact."),
            .init(
                "duration", .custom("seconds, 0 or more"), defaultText: "a still of one frame", shape: .literalNumberIn(0 ... .greatestFiniteMagnitude),
                "How long the scene runs."),
            .init(
                "seed", .custom("a whole number, 0 or more"), defaultText: "0", shape: .literalNumberIn(0...0x1p53),
                "Which numbers the function random gives; --seed comes before it."),
            .init("background", .value(.color), defaultText: "the color scheme's own", "What lies under everything; it depends on no state."),
            .init(
                "colorScheme", .custom("'light' or 'dark'"), defaultText: "light", shape: .keywords(ColorScheme.allCases.map(\.name)),
                "How system colors look."),
            .init(
                "safeArea", .custom("insets such as { \"top\": 47 }"), defaultText: "none",
                shape: .parameters(
                    EntrySignature(
                        "safeArea",
                        ["top", "leading", "bottom", "trailing"].map {
                            .init($0, .custom("points"), defaultText: "0", shape: .literalNumberIn(0 ... .greatestFiniteMagnitude), "Points.")
                        },
                        "What of the edges is not free for views.")),
                "What of the canvas's edges is not free for views, in points."),
            .init(
                "state", .custom("an object of names and values"), defaultText: "none", shape: .dictionary(.anything, names: .variable),
                "The variables that events and views change, and what they are at the start. Strings are texts here. "
                    + "{ \"point\": [x, y] }, { \"size\": … }, { \"rect\": … } and { \"color\": \"#34C759\" } give values of these types."),
            .init(
                "alignments", .custom("an object of names and alignments"), defaultText: "none", shape: .dictionary(.parameters(alignment), names: .variable),
                "Alignments of the scene's own: { \"middle\": { \"axis\": \"vertical\", \"default\": \"d.height / 2\" } }."),
            SceneLibrary.imports, SceneLibrary.components,
            .init(
                "fonts", .custom("an array of font files"), defaultText: "none", shape: .list(.literalString),
                "Font files that the scene's texts can name, relative to the scene's file."),
            .init("view", .view, isRequired: true, "What is drawn."),
            .init(
                "timeline", .custom("an array of events"), defaultText: "nothing happens", shape: .list(.definition("event")),
                "What happens when; see Events."),
        ], "A scene.")

    private static let alignment = EntrySignature(
        "alignment",
        [
            .init(
                "axis", .custom("'horizontal' or 'vertical'"), isRequired: true, shape: .keywords(["horizontal", "vertical"]), "Where its guides are measured."),
            .init("default", .value(.number), isRequired: true, "Where it lies in a view that doesn't set it; d is the view's dimensions."),
        ], "An alignment of the scene's own.")
}

extension TimelineDecoder {
    private static let at = ParameterEntry(
        "at", .custom("seconds, 0 or more"), isRequired: true, shape: .literalNumberIn(0 ... .greatestFiniteMagnitude),
        "When; it acts at the first frame that is not before.")
    private static let seconds = ParameterKind.custom("seconds, 0 to 3600")
    private static let targetKind = ParameterKind.custom("a target: a text that is shown, { \"id\": … } or { \"point\": [x, y] }")
    private static let targetShape = ValueShape.either([
        .literalString,
        .parameters(
            EntrySignature(
                "target",
                [
                    .init("id", .custom("a number or a text"), shape: .either([.literalNumber, .literalString]), "The view's id or accessibilityIdentifier."),
                    .init("point", .custom("[x, y]"), shape: .numbers(2), "A point of the canvas, in points."),
                ], exactlyOne: ["id", "point"], "What an event is aimed at.")),
    ])

    private static func target(_ name: String, isRequired: Bool = true, defaultText: String? = nil, _ summary: String) -> ParameterEntry {
        ParameterEntry(name, targetKind, isRequired: isRequired, defaultText: defaultText, shape: targetShape, summary)
    }

    private static func duration(_ standard: String) -> ParameterEntry {
        ParameterEntry("duration", seconds, defaultText: standard, shape: .literalNumberIn(0...3600), "How long it takes, in seconds.")
    }

    private static let offsets = ParameterEntry(
        "by", .custom("[dx, dy], or an array of such points"), isRequired: true, shape: .either([.numbers(2), .list(.numbers(2))]),
        "The finger's way, in points from where it comes down.")

    /// The events with their members, for the decoder, the schema and the reference.
    package static let signatures: [EntrySignature] = [
        EntrySignature(
            "tap",
            [
                at, target("tap", "What is tapped."),
                .init("count", .custom("1 to 10"), defaultText: "1", shape: .literalNumberIn(1...10), "How many taps in a row."),
            ],
            "A tap."),
        EntrySignature("press", [at, target("press", "Where a finger rests."), duration("0.5")], "A finger rests on a view."),
        EntrySignature(
            "drag",
            [
                at, target("drag", "Where the finger comes down."), offsets, duration("0.5"),
                .init(
                    "velocity", .custom("points a second, 0 to 1000000"), defaultText: "that of its way", shape: .literalNumberIn(0...1_000_000),
                    "How fast the finger is when it lifts."),
                .init("holding", seconds, defaultText: "0", shape: .literalNumberIn(0...3600), "How long the finger rests before it moves, in seconds."),
            ], "A finger moves."),
        EntrySignature(
            "type",
            [
                at, .init("type", .custom("a text"), isRequired: true, shape: .literalString, "The letters."),
                target("into", isRequired: false, defaultText: "the field with the focus", "The field, which gets the focus."),
                duration("a tenth for each letter"),
            ], "Letters are typed."),
        EntrySignature(
            "slide",
            [
                at, target("slide", "The slider."), .init("to", .custom("0 to 1"), isRequired: true, shape: .literalNumberIn(0...1), "A share of its range."),
                duration("0.5"),
            ], "A slider's thumb is dragged."),
        EntrySignature(
            "toggle",
            [
                at, target("toggle", "The switch."),
                .init("on", .custom("true or false"), isRequired: true, shape: .literalBool, "How it ends up."),
            ],
            "A switch is tapped, if it isn't so already."),
        EntrySignature(
            "choose",
            [
                at, .init("choose", .custom("a text"), isRequired: true, shape: .literalString, "The text of the option."),
                target("from", isRequired: false, defaultText: "the only picker that has it", "The picker."),
            ], "An option of a picker is chosen."),
        EntrySignature(
            "set",
            [
                at, .init("set", .assignments, isRequired: true, "New values for state variables."),
                .init(
                    "animation", .custom("an animation such as \"easeInOut\""), defaultText: "what is around", shape: .definition("animation"),
                    "How what it changes moves."),
            ], "State changes."),
    ]
}

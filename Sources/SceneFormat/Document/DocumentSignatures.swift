import Display
import Views

extension SceneDocument {
    /// The keys of a scene file, for the decoder, the schema and the reference.
    package static let signature = EntrySignature(
        "scene",
        [
            .init("$schema", .custom("the address of a schema"), shape: .literalString, "The schema that editors use; Easel ignores it."),
            .init("size", .custom("[width, height]"), isRequired: true, shape: .positives(2), "Width and height in points, both above 0."),
            .init("scale", .custom("a number above 0"), defaultText: "1", shape: .literalPositive, "Pixels per point."),
            .init(
                "fps", .custom("frames per second, such as 60 or \"30000/1001\""), defaultText: "60", shape: .either([.literalPositive, .literalString]),
                "Frames per second, above 0 and at most 1000; a fraction as a string is exact."),
            .init(
                "duration", .custom("seconds, 0 or more"), defaultText: "a still of one frame", shape: .literalNumberIn(0 ... .greatestFiniteMagnitude),
                "The duration of the scene."),
            .init(
                "seed", .custom("a whole number, 0 or more"), defaultText: "0", shape: .literalNumberIn(0...0x1p53),
                "The seed of the function random; --seed overrides it."),
            .init(
                "locale", .custom("a language, such as \"de\" or \"pt-BR\""), defaultText: "en-US", shape: .literalString,
                "The language and region in which numbers, money, and dates are written, and the direction of lines; --locale overrides it."),
            .init("background", .value(.color), defaultText: "the color scheme's own", "The background of the scene; it can't depend on state."),
            .init(
                "colorScheme", .custom("'light' or 'dark'"), defaultText: "light", shape: .keywords(ColorScheme.allCases.map(\.name)),
                "The light or dark variant of system colors."),
            .init(
                "platform", .custom("'ios' or 'macos'"), defaultText: "ios", shape: .keywords(SystemPalette.Platform.allCases.map(\.rawValue)),
                "The platform whose system colors are drawn; --platform overrides it."),
            .init(
                "os", .custom("15 to 18 or 26 for iOS, 12 to 15 or 26 for macOS"), defaultText: "18 for iOS, 15 for macOS",
                shape: .literalNumberIn(12...26), "The platform's version; --os overrides it. Colors changed in version 26."),
            .init(
                "safeArea", .custom("insets such as { \"top\": 47 }"), defaultText: "none",
                shape: .parameters(
                    EntrySignature(
                        "safeArea",
                        ["top", "leading", "bottom", "trailing"].map {
                            .init($0, .custom("points"), defaultText: "0", shape: .literalNumberIn(0 ... .greatestFiniteMagnitude), "Points.")
                        },
                        "The insets of the area that views should avoid.")),
                "Insets from the canvas's edges, in points: areas that views should avoid."),
            .init(
                "state", .custom("an object that maps names to values"), defaultText: "none", shape: .dictionary(.anything, names: .variable),
                "The variables that events and views change, with their initial values. Strings are not expressions here. "
                    + "{ \"point\": [x, y] }, { \"size\": … }, { \"rect\": … } and { \"color\": \"#34C759\" } give values of these types."),
            .init(
                "data", .custom("a value"), defaultText: "none", shape: .anything,
                "Sample data: the value of `data` without --data, and the type that the file of --data must have."),
            .init(
                "alignments", .custom("an object that maps names to alignments"), defaultText: "none",
                shape: .dictionary(.parameters(alignment), names: .variable),
                "Custom alignments: { \"middle\": { \"axis\": \"vertical\", \"default\": \"d.height / 2\" } }."),
            SceneLibrary.imports, SceneLibrary.components,
            .init(
                "fonts", .custom("an array of font files"), defaultText: "none", shape: .list(.literalString),
                "Font files that the scene's texts can name, relative to the scene's file."),
            .init("view", .view, isRequired: true, "The root view."),
            .init(
                "timeline", .custom("an array of events"), defaultText: "nothing happens", shape: .list(.definition("event")),
                "The events of the scene; see Events."),
        ], "A scene.")

    private static let alignment = EntrySignature(
        "alignment",
        [
            .init(
                "axis", .custom("'horizontal' or 'vertical'"), isRequired: true, shape: .keywords(["horizontal", "vertical"]),
                "The axis along which its guides are measured."),
            .init("default", .value(.number), isRequired: true, "Its position in a view that doesn't set it; d has the view's dimensions."),
        ], "A custom alignment.")
}

extension TimelineDecoder {
    private static let at = ParameterEntry(
        "at", .custom("seconds, 0 or more"), isRequired: true, shape: .literalNumberIn(0 ... .greatestFiniteMagnitude),
        "The time; the event takes place at the first frame at or after it.")
    private static let seconds = ParameterKind.custom("seconds, 0 to 3600")
    private static let targetKind = ParameterKind.custom(
        "a target: a text that is shown, { \"id\": … }, { \"point\": [x, y] }, { \"back\": true }, or { \"text\": …, \"role\": …, \"index\": …, \"near\": … }")
    private static let targetShape = ValueShape.either([
        .literalString,
        .parameters(
            EntrySignature(
                "target",
                [
                    .init(
                        "id", .custom("a number or a string"), shape: .either([.literalNumber, .literalString]), "The view's id or accessibilityIdentifier."),
                    .init("point", .custom("[x, y]"), shape: .numbers(2), "A point of the canvas, in points."),
                    .init("back", .custom("true"), shape: .literalBool, "The button that goes back to the previous page."),
                    .init("text", .custom("a text"), shape: .literalString, "The view's text, or the control's label, which need not be drawn."),
                    .init(
                        "role", .custom("a kind of control"), shape: .keywords(EventRole.allCases.map(\.rawValue)),
                        "What the view is, or belongs to."),
                    .init("index", .custom("a whole number from 0"), shape: .literalNumberIn(0...100_000), "Its place among several, in reading order."),
                    .init("near", .custom("a target"), shape: .either([.literalString, .dictionary(.anything)]), "The view to which it is nearest."),
                ], "The target of an event.")),
    ])

    private static func target(_ name: String, isRequired: Bool = true, defaultText: String? = nil, _ summary: String) -> ParameterEntry {
        ParameterEntry(name, targetKind, isRequired: isRequired, defaultText: defaultText, shape: targetShape, summary)
    }

    private static func duration(_ standard: String) -> ParameterEntry {
        ParameterEntry("duration", seconds, defaultText: standard, shape: .literalNumberIn(0...3600), "How long it takes, in seconds.")
    }

    private static let offsets = ParameterEntry(
        "by", .custom("[dx, dy], or an array of such points"), shape: .either([.numbers(2), .list(.numbers(2))]),
        "The path of the finger or the pointer, in points from its start.")

    /// The events with their members, for the decoder, the schema and the reference.
    package static let signatures: [EntrySignature] = [
        EntrySignature(
            "tap",
            [
                at, target("tap", "The view to tap."),
                .init("count", .custom("1 to 10"), defaultText: "1", shape: .literalNumberIn(1...10), "The number of taps in a row."),
            ],
            "A tap."),
        EntrySignature("press", [at, target("press", "The view on which a finger rests."), duration("0.5")], "A finger rests on a view."),
        EntrySignature(
            "drag",
            [
                at, target("drag", "Where the finger comes down."), offsets,
                target("onto", isRequired: false, "The view onto which the finger carries a 'draggable' view, instead of by."),
                duration("0.5"),
                .init(
                    "velocity", .custom("points a second, 0 to 1000000"), defaultText: "that of the movement", shape: .literalNumberIn(0...1_000_000),
                    "The speed of the finger when it lifts."),
                .init(
                    "holding", seconds, defaultText: "0", shape: .literalNumberIn(0...3600),
                    "The time for which the finger rests before it moves, in seconds; with onto 0.6, so that it lifts the view."),
            ], exactlyOne: ["by", "onto"],
            "A finger moves. Where it leaves a scroll view while it moves, the content slows down by itself; with velocity 0 it stops."),
        EntrySignature(
            "hover",
            [
                at, target("hover", "The view that the pointer comes over. A point outside of the canvas lets it leave."), offsets,
                duration("0.5 with by"),
            ], "The pointer of a mouse or a trackpad moves, and touches nothing."),
        EntrySignature(
            "swipe",
            [
                at,
                .init(
                    "swipe", .custom("'left', 'right', 'up', or 'down'"), isRequired: true, shape: .keywords(InputEvent.Direction.allCases.map(\.rawValue)),
                    "The direction in which the finger moves."),
                target("on", isRequired: false, defaultText: "the middle of the canvas", "The view that the finger crosses."),
                duration("0.25"),
            ], "A finger crosses a view and lifts while it moves."),
        EntrySignature(
            "pinch",
            [
                at, target("pinch", "The view on which two fingers come down, 100 points apart."),
                .init(
                    "scale", .custom("a number above 0"), isRequired: true, shape: .literalPositive,
                    "The factor by which their distance changes: 2 for twice the distance, 0.5 for half."),
                .init("degrees", .custom("a number"), defaultText: "0", shape: .literalNumber, "How far they turn around each other, clockwise."),
                duration("0.5"),
            ], "Two fingers move apart or together."),
        EntrySignature(
            "rotate",
            [
                at, target("rotate", "The view on which two fingers come down, 100 points apart."),
                .init("degrees", .custom("a number"), isRequired: true, shape: .literalNumber, "How far they turn, clockwise."),
                duration("0.5"),
            ], "Two fingers turn around each other."),
        EntrySignature(
            "scroll",
            [
                at, target("scroll", "The view to show, or with by: a view inside the scroll view."),
                .init(
                    "by", .custom("[dx, dy]"), defaultText: "as little as shows the whole view", shape: .numbers(2),
                    "The distance that the window moves over the content, in points."),
                duration("0.3"),
            ], "Moves the content of the scroll view around a view."),
        EntrySignature(
            "type",
            [
                at, .init("type", .custom("a string"), isRequired: true, shape: .literalString, "The text to type."),
                target("into", isRequired: false, defaultText: "the field with the focus", "The field, which gets the focus."),
                duration("0.1 for each character"),
            ], "Types text."),
        EntrySignature(
            "slide",
            [
                at, target("slide", "The slider."),
                .init("to", .custom("0 to 1"), isRequired: true, shape: .literalNumberIn(0...1), "A fraction of the slider's range."),
                duration("0.5"),
            ], "Drags the thumb of a slider."),
        EntrySignature(
            "toggle",
            [
                at, target("toggle", "The switch."),
                .init("on", .custom("true or false"), defaultText: "the other state", shape: .literalBool, "The resulting state."),
            ],
            "Taps a switch, unless it has that state already."),
        EntrySignature(
            "choose",
            [
                at, .init("choose", .custom("a string"), isRequired: true, shape: .literalString, "The text of the option."),
                target("from", isRequired: false, defaultText: "the only picker that has it", "The picker."),
            ], "Chooses an option of a picker."),
        EntrySignature(
            "key",
            [
                at,
                .init(
                    "key", .custom("a character, or a name such as 'return', 'tab', 'escape', or 'upArrow'"), isRequired: true, shape: .literalString,
                    "The key."
                ),
                .init(
                    "modifiers", .custom("an array of 'shift', 'control', 'option', and 'command'"), defaultText: "none",
                    shape: .list(.keywords(InputEvent.KeyModifier.allCases.map(\.rawValue))), "The keys that are held down."),
            ],
            "Presses a key of a keyboard: runs the control with this 'keyboardShortcut', reaches the view with the focus, or, as 'tab', moves the focus."),
        EntrySignature(
            "set",
            [
                at, .init("set", .assignments, isRequired: true, "New values for state variables."),
                .init(
                    "animation", .custom("an animation such as \"easeInOut\""), defaultText: "that of the enclosing views", shape: .definition("animation"),
                    "The animation of the change."),
            ], "Changes state."),
        EntrySignature(
            "stop",
            [
                at,
                .init(
                    "stop", .custom("a name, such as \"settings\""), isRequired: true, shape: .literalString,
                    "The name of the picture, without its extension; each name once."),
            ], "Names the picture at this time for render screens; nothing happens."),
    ]
}

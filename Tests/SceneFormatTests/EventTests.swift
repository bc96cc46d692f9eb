import Foundation
import Testing
import Views

@testable import SceneFormat

struct EventTests {
    func read(_ timeline: String) -> (events: [TimelineEvent], messages: [String]) {
        let text = "{ \"size\": [10, 10], \"view\": { \"Text\": \"a\" }, \"timeline\": [\(timeline)] }"
        let source = SourceFile(name: "scene.json", text: text)
        let (scene, diagnostics) = PreparedScene.read(source)
        return (scene?.document.timeline.events ?? [], diagnostics.diagnostics.map(\.message))
    }

    @Test(arguments: [
        ("{ \"at\": 1, \"press\": \"a\" }", InputEvent.press(.text("a"), duration: 0.5)),
        ("{ \"at\": 1, \"press\": { \"point\": [1, 2] }, \"duration\": 2 }", .press(.point(CGPoint(x: 1, y: 2)), duration: 2)),
        ("{ \"at\": 1, \"drag\": { \"id\": \"panel\" }, \"by\": [0, 300] }", .drag(.identifier("panel"), by: [CGPoint(x: 0, y: 300)], duration: 0.5)),
        (
            "{ \"at\": 1, \"drag\": \"a\", \"by\": [[10, 0], [10, 20]], \"duration\": 1 }",
            .drag(.text("a"), by: [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 20)], duration: 1)
        ),
        (
            "{ \"at\": 1, \"drag\": \"a\", \"by\": [0, -90], \"velocity\": 1200 }",
            .drag(.text("a"), by: [CGPoint(x: 0, y: -90)], duration: 0.5, velocity: 1200)
        ),
        (
            "{ \"at\": 1, \"drag\": \"a\", \"onto\": { \"id\": \"b\" }, \"duration\": 1 }",
            .carry(.text("a"), onto: .identifier("b"), duration: 1, holding: 0.6)
        ),
        ("{ \"at\": 1, \"drag\": \"a\", \"onto\": \"b\", \"holding\": 1 }", .carry(.text("a"), onto: .text("b"), duration: 0.5, holding: 1)),
        ("{ \"at\": 1, \"hover\": \"a\" }", .hover(.text("a"), by: [], duration: 0)),
        ("{ \"at\": 1, \"hover\": \"a\", \"by\": [5, 0], \"duration\": 2 }", .hover(.text("a"), by: [CGPoint(x: 5, y: 0)], duration: 2)),
        ("{ \"at\": 1, \"choose\": \"Blue\" }", .choose("Blue", from: nil)),
        ("{ \"at\": 1, \"choose\": \"Blue\", \"from\": { \"id\": \"colour\" } }", .choose("Blue", from: .identifier("colour"))),
        ("{ \"at\": 1, \"type\": \"Anna\" }", .type("Anna", into: nil, duration: 0.4)),
        ("{ \"at\": 1, \"type\": \"x\", \"into\": { \"id\": 7 }, \"duration\": 0 }", .type("x", into: .identifier("7"), duration: 0)),
        ("{ \"at\": 1, \"slide\": { \"id\": \"s\" }, \"to\": 0.25 }", .slide(.identifier("s"), to: 0.25, duration: 0.5)),
        ("{ \"at\": 1, \"toggle\": \"a\", \"on\": true }", .toggle(.text("a"), isOn: true)),
        ("{ \"at\": 1, \"toggle\": \"a\" }", .toggle(.text("a"), isOn: nil)),
        ("{ \"at\": 1, \"swipe\": \"left\" }", .swipe(.left, on: nil, duration: 0.25)),
        ("{ \"at\": 1, \"swipe\": \"up\", \"on\": { \"id\": \"row\" }, \"duration\": 1 }", .swipe(.up, on: .identifier("row"), duration: 1)),
        ("{ \"at\": 1, \"pinch\": \"a\", \"scale\": 2 }", .pinch(.text("a"), scale: 2, degrees: 0, duration: 0.5)),
        ("{ \"at\": 1, \"pinch\": \"a\", \"scale\": 0.5, \"degrees\": 30 }", .pinch(.text("a"), scale: 0.5, degrees: 30, duration: 0.5)),
        ("{ \"at\": 1, \"rotate\": \"a\", \"degrees\": -90, \"duration\": 1 }", .pinch(.text("a"), scale: 1, degrees: -90, duration: 1)),
        ("{ \"at\": 1, \"key\": \"n\", \"modifiers\": [\"command\", \"shift\"] }", .key("n", modifiers: [.command, .shift])),
        ("{ \"at\": 1, \"key\": \"upArrow\" }", .key("upArrow", modifiers: [])),
        ("{ \"at\": 1, \"scroll\": \"a\" }", .scroll(.text("a"), by: nil, duration: 0.3)),
        ("{ \"at\": 1, \"scroll\": \"a\", \"by\": [0, 90] }", .scroll(.text("a"), by: CGSize(width: 0, height: 90), duration: 0.3)),
    ])
    func whatPeopleDo(_ text: String, _ expected: InputEvent) {
        let (events, messages) = read(text)
        #expect(messages == [])
        guard case .input(let input)? = events.first?.action else {
            Issue.record("no input event")
            return
        }
        #expect(input == expected)
    }

    @Test func stopsAreNames() {
        let (events, messages) = read("{ \"at\": 1, \"stop\": \"Über uns\" }")
        #expect(messages == [])
        guard case .stop("Über uns")? = events.first?.action else {
            Issue.record("no stop")
            return
        }
    }

    @Test(arguments: [
        ("{ \"at\": 1, \"drag\": \"a\" }", "'by' is missing"),
        (
            "{ \"at\": 1, \"key\": \"n\", \"modifiers\": [\"cmd\"] }",
            "'modifiers' must be an array of 'shift', 'control', 'option', 'command', not an array"
        ),
        ("{ \"at\": 1, \"drag\": \"a\", \"onto\": \"b\", \"by\": [1, 1] }", "'by' can't be combined with 'onto'"),
        ("{ \"at\": 1, \"drag\": \"a\", \"onto\": \"b\", \"velocity\": 1 }", "'velocity' can't be combined with 'onto'"),
        ("{ \"at\": 1, \"hover\": \"a\", \"onto\": \"b\" }", "'onto' is only valid with 'drag'"),
        ("{ \"at\": 1, \"drag\": \"a\", \"by\": [1] }", "'by' must be an array of 2 numbers"),
        ("{ \"at\": 1, \"slide\": \"a\", \"to\": 2 }", "'to' must be a share of the slider's range from 0 to 1, not 2"),
        ("{ \"at\": 1, \"toggle\": \"a\", \"on\": 1 }", "'on' must be true or false, not a number"),
        ("{ \"at\": 1, \"choose\": \"\" }", "'choose' must be the text of an option, not a string"),
        ("{ \"at\": 1, \"tap\": \"a\", \"from\": \"b\" }", "'from' is only valid with 'choose'"),
        ("{ \"at\": 1, \"tap\": \"a\", \"velocity\": 1 }", "'velocity' is only valid with 'drag'"),
        (
            "{ \"at\": 1, \"drag\": \"a\", \"by\": [1, 1], \"velocity\": -1 }",
            "'velocity' must be a number of points a second from 0 to 1000000, not -1"
        ),
        ("{ \"at\": 1, \"swipe\": \"lefft\" }", "'swipe' must be 'left', 'right', 'up', or 'down', not 'lefft'"),
        ("{ \"at\": 1, \"scroll\": \"a\", \"by\": [[1, 2]] }", "'by' must be an array of 2 numbers"),
        ("{ \"at\": 1, \"pinch\": \"a\" }", "'scale' is missing"),
        ("{ \"at\": 1, \"pinch\": \"a\", \"scale\": 0 }", "'scale' must be a number from 0.01 to 100, not 0"),
        ("{ \"at\": 1, \"rotate\": \"a\" }", "'degrees' is missing"),
        ("{ \"at\": 1, \"stop\": 5 }", "'stop' must be a name, not a number"),
        ("{ \"at\": 1, \"stop\": \"a\" }, { \"at\": 2, \"stop\": \"A\" }", "there are two stops named 'A'"),
        (
            "{ \"at\": 1, \"stop\": \"../a\" }",
            "the name of a stop becomes a file's name: 1 to 100 bytes without / \\ : * ? \" < > |, without a period or a space at its start, "
                + "without a space at its end"
        ),
        ("{ \"at\": 1, \"type\": 5 }", "'type' must be the text to type, not a number"),
        (
            "{ \"at\": 1, \"tap\": \"a\", \"duration\": 1 }",
            "'duration' is only valid with 'press', 'drag', 'hover', 'swipe', 'pinch', 'rotate', 'scroll', 'type', or 'slide'"
        ),
        ("{ \"at\": 1, \"press\": \"a\", \"duration\": -1 }", "'duration' must be a number of seconds from 0 to 3600, not -1"),
    ])
    func mistakes(_ text: String, _ message: String) {
        #expect(read(text).messages.contains(message), "\(read(text).messages)")
    }
}

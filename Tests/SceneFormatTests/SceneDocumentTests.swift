import Display
import Foundation
import SceneFormat
import Testing

struct SceneDocumentTests {
    private func decode(_ text: String, limits: SceneLimits = .default) throws(Diagnostic) -> (scene: SceneDocument?, collector: DiagnosticCollector) {
        let source = SourceFile(name: "s", text: text)
        let collector = DiagnosticCollector(source: source)
        let scene = SceneDocument.decode(try JSONDocument(parsing: source, limits: limits), into: collector, limits: limits)
        return (scene, collector)
    }

    private func headlines(_ text: String, limits: SceneLimits = .default) throws(Diagnostic) -> [String] {
        try decode(text, limits: limits).collector.diagnostics.map { String($0.headline.dropFirst(2)) }
    }

    @Test func aWholeScene() throws {
        let (scene, collector) = try decode(
            """
            { "$schema": "x", "size": [640, 360], "scale": 2, "fps": "30000/1001", "duration": 2, "background": "#2E7D32", "colorScheme": "dark", "platform": "macos", "os": 26,
              "state": { "active": 0, "title": "{no} expression", "on": true, "spot": { "point": [1, "2 + 3"] }, "list": [1, 2], "none": null,
                         "tint": { "color": "blue" }, "day": { "name": "Monday", "index": 1 } },
              "view": { "Text": "January" },
              "timeline": [ { "at": 1, "tap": { "id": 7 } }, { "at": 0.25, "tap": "August", "count": 2 }, { "at": 1, "tap": { "point": [3, 4] } },
                            { "at": 0, "set": { "active": "active + 1", "title": "Day {active}", "spot": ["active", 2], "list": ["active", 5] },
                              "animation": "easeInOut" } ] }
            """)
        #expect(collector.text == "")
        let decoded = try #require(scene)
        #expect(decoded.size == CGSize(width: 640, height: 360))
        #expect(decoded.scale == 2 && decoded.duration == 2 && decoded.colorScheme == .dark && decoded.frameCount == 60)
        #expect(decoded.frameRate == FrameRate(30_000, 1_001))
        #expect(decoded.palette == SystemPalette(.macOS, version: 26))
        #expect(decoded.background == SceneColor(hex: "#2e7d32"))
        #expect(decoded.view["Text"]?.string == "January")
        #expect(decoded.state.map(\.name) == ["active", "title", "on", "spot", "list", "none", "tint", "day"])
        #expect(
            decoded.environment.state == [
                .number(0), .string("{no} expression"), .bool(true), .point(CGPoint(x: 1, y: 5)), .array([.number(1), .number(2)]), .null,
                .color(SceneColor(.system("blue"))), .object(["name": .string("Monday"), "index": .number(1)]),
            ])
        #expect(decoded.timeline.events.map(\.time) == [0, 0.25, 1, 1])
        guard case .set(let assignments, let animation?) = decoded.timeline.events[0].action,
            case .input(.tap(.text("August"), count: 2)) = decoded.timeline.events[1].action,
            case .input(.tap(.identifier("7"), count: 1)) = decoded.timeline.events[2].action,
            case .input(.tap(.point(let point), count: 1)) = decoded.timeline.events[3].action
        else {
            Issue.record("\(decoded.timeline.events.map(\.action))")
            return
        }
        #expect(point == CGPoint(x: 3, y: 4) && animation.string == "easeInOut")
        #expect(assignments.map(\.variable) == [0, 1, 3, 4].map { .state($0) })
        let values = try assignments.map { try $0.value.evaluate(in: decoded.environment) }
        #expect(values == [.number(1), .string("Day 0"), .point(CGPoint(x: 0, y: 2)), .array([.number(0), .number(5)])])
    }

    @Test func whatMayBeLeftOut() throws {
        let (scene, collector) = try decode(#"{ "size": [1, 1], "view": {} }"#)
        let decoded = try #require(scene)
        #expect(!collector.hasErrors)
        #expect(decoded.scale == 1 && decoded.duration == nil && decoded.frameCount == 1 && decoded.frameRate == FrameRate(60))
        #expect(decoded.palette == .standard && decoded.background == nil && decoded.colorScheme == .light)
        #expect(decoded.state.isEmpty && decoded.timeline.events.isEmpty)
    }

    @Test func allErrorsInOneGo() throws {
        let text = """
            { "size": [640], "sclae": 2, "scale": 0, "fps": 0, "duration": "2",
              "background": "blu", "colorScheme": "drak",
              "state": { "1st": 1, "ok": 2, "p": { "point": [1] } },
              "timeline": [ { "at": -1, "tap": "" }, { "tap": 5 }, { "at": 0 }, { "at": 0, "tap": "a", "set": {} }, 7,
                { "at": 0, "set": { "okk": 1, "ok": "'text'" }, "count": 2 },
                { "at": 0, "tap": { "id": true }, "count": 1.5, "animation": "linear" },
                { "at": 0, "tap": { "idd": 1 } }, { "at": 0, "set": { "ok": "ok + 'a' * 2" } } ] }
            """
        let found = try headlines(text)
        #expect(
            found == [
                "1:1: error: 'view' is missing",
                "1:11: error: 'size' must be an array of 2 numbers at size",
                "1:18: error: unknown key 'sclae' at sclae; did you mean 'scale'?",
                "1:39: error: 'scale' must be a number above 0, not 0 at scale",
                "1:49: error: 'fps' must be frames per second above 0 and at most 1000, such as 60 or \"30000/1001\" at fps",
                "1:64: error: 'duration' must be a number of seconds, 0 or more, not a string at duration",
                "2:18: error: unknown name 'blu' at background; did you mean 'blue'?",
                "2:39: error: 'colorScheme' must be 'light' or 'dark', not 'drak' at colorScheme; did you mean 'dark'?",
                "3:14: error: '1st' is not a valid variable name: use letters, digits, and _, don't start with a digit, and avoid reserved words at state.1st",
                "3:49: error: expected a point as [x, y], not an array of 1 at state.p.point",
                "4:25: error: 'at' must be a number of seconds, 0 or more, not -1 at timeline[0].at",
                "4:36: error: the text of a target is empty at timeline[0].tap",
                "4:42: error: 'at' is missing at timeline[1]",
                "4:51: error: a target must be a text, {\"id\": …} or {\"point\": [x, y]}, not a number at timeline[1].tap",
                "4:56: error: an event needs 'tap', 'press', 'drag', 'hover', 'swipe', 'pinch', 'rotate', 'scroll', 'type', 'slide', 'toggle', 'choose', 'key', 'set', or 'stop' at timeline[2]",
                "4:69: error: an event has one action, not both 'tap' and 'set'; write two events at timeline[3]",
                "4:105: error: an event must be an object, not a number at timeline[4]",
                "5:25: error: unknown state variable 'okk' at timeline[5].set.okk; did you mean 'ok'?",
                "5:42: error: expected a number, not a string at timeline[5].set.ok",
                "5:62: error: 'count' is only valid with 'tap' at timeline[5].count",
                "6:31: error: an id must be a number or a string, not a boolean at timeline[6].tap.id",
                "6:48: error: 'count' must be a whole number from 1 to 10, not 1.5 at timeline[6].count",
                "6:66: error: 'animation' is only valid with 'set' at timeline[6].animation",
                "7:23: error: a target needs 'id', 'text', 'role', 'point', or 'back' at timeline[7].tap",
                "7:25: error: unknown key 'idd' at timeline[7].tap.idd; did you mean 'id'?",
                "7:75: error: '*' can't be applied to a string and a number at timeline[8].set.ok",
            ])
    }

    @Test(arguments: [
        (#"{ "size": [100000, 10000], "view": {} }"#, "1:11: error: the canvas has 1000000000 pixels, more than the limit of 64000000 at size"),
        (#"{ "size": [1000, 1000], "scale": 9, "view": {} }"#, "1:11: error: the canvas has 81000000 pixels, more than the limit of 64000000 at size"),
        (#"{ "size": [1e300, 1e300], "view": {} }"#, "1:11: error: the canvas has inf pixels, more than the limit of 64000000 at size"),
        (#"{ "size": [0, 10], "view": {} }"#, "1:12: error: the width must be above 0, not 0 at size[0]"),
        (#"{ "size": [10, -1], "view": {} }"#, "1:16: error: the height must be above 0, not -1 at size[1]"),
        (
            #"{ "size": [1, 1], "duration": 1e9, "view": {} }"#,
            "1:31: error: a duration of 1000000000 s at 60 frames per second exceeds the limit of 100000 frames at duration"
        ),
        (#"[]"#, "1:1: error: a scene must be an object, not an array"),
        (#"{ "size": [1, 1], "view": {}, "background": "rgb(1, 0, 1/0)" }"#, "1:57: error: division by zero at background"),
        (#"{ "size": [1, 1], "view": {}, "state": { "p": { "point": [1, "1/0"] } } }"#, "1:64: error: division by zero at state.p.point[1]"),
        (#"{ "size": [1, 1], "view": {}, "state": [] }"#, "1:40: error: 'state' must be an object that maps names to values, not an array at state"),
        (#"{ "size": [1, 1], "view": {}, "timeline": {} }"#, "1:43: error: 'timeline' must be an array of events, not an object at timeline"),
    ])
    func oneError(text: String, message: String) throws {
        #expect(try headlines(text) == [message])
    }

    @Test func sizesAreLimited() throws {
        var limits = SceneLimits()
        (limits.stateValues, limits.events, limits.textLength) = (3, 1, 4)
        let text = #"{ "size": [1, 1], "view": {}, "state": { "a": [1, 2, 3], "b": "12345" }, "timeline": [{}, {}] }"#
        let found = try headlines(text, limits: limits)
        #expect(
            found == [
                "1:40: error: the state has more than 3 values at state", "1:86: error: the timeline has 2 events, more than the limit of 1 at timeline",
            ])
        limits.stateValues = 10
        #expect(try headlines(text, limits: limits).first == "1:63: error: the text is longer than 4 bytes at state.b")
    }

    @Test func commentsByTheFilesName() {
        let text = "// a scene\n{ \"size\": [1, 1], \"view\": {} }"
        #expect(SceneDocument.read(SourceFile(name: "a.jsonc", text: text)).scene != nil)
        let refused = SceneDocument.read(SourceFile(name: "a.json", text: text))
        #expect(refused.scene == nil)
        #expect(
            refused.diagnostics.text == """
                a.json:1:1: error: comments are only allowed in .jsonc files
                    // a scene
                    ^
                """)
    }

    @Test func manyErrorsAreTold() {
        let keys = (0..<200_000).map { "\"key\($0)\": 1" }.joined(separator: ", ")
        let sets = (0..<50_000).map { _ in "{ \"at\": 0, \"set\": { \"keyy\": \"unknown\" } }" }.joined(separator: ", ")
        let text = "{ \"size\": [1, 1], \"view\": {}, \"state\": { \"key\": 1 }, \(keys), \"timeline\": [\(sets)] }"
        let diagnostics = SceneDocument.read(SourceFile(name: "s", text: text)).diagnostics
        #expect(diagnostics.errorCount == 250_000)
        #expect(diagnostics.text.hasSuffix("s: note: and 249980 more errors; --diagnostic-format json lists more of them"))
    }

    @Test func changedBytesNeverCrash() {
        let text =
            #"{"size":[9,9],"scale":2,"fps":"30/1","duration":1,"background":"rgb(1,0,1)","state":{"a":0,"t":"x","p":{"point":[1,"2"]}},"#
            + #""view":{"Text":"{a}"},"timeline":[{"at":0.5,"set":{"a":"a + 1","t":"{a}!","p":["a","p.x"]}},{"at":1,"tap":{"id":3}}]}"#
        let seed = Array(text.utf8)
        var random = SeededGenerator(seed: 5)
        let alphabet = Array("{}[]\",:0159eE+-.truefalsnap'# ()?x/*%".utf8) + [0xC3, 0xFF, 0x00, 0x0A]
        var accepted = 0
        for _ in 0..<5_000 {
            var bytes = seed
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                if Bool.random(using: &random) {
                    bytes[place] = alphabet.randomElement(using: &random) ?? 0
                } else {
                    bytes.remove(at: place)
                }
            }
            let (scene, diagnostics) = SceneDocument.read(SourceFile(name: "s", bytes: bytes))
            #expect((scene == nil) == diagnostics.hasErrors)
            #expect(diagnostics.text.isEmpty == diagnostics.diagnostics.isEmpty)
            accepted += scene == nil ? 0 : 1
        }
        #expect(accepted > 0)
    }

    @Test func runtimeErrorsOfPartsKnowTheirPlace() throws {
        let scene = try #require(
            try decode(
                #"{ "size": [1, 1], "view": {}, "state": { "p": { "point": [1, 2] } }, "timeline": [{ "at": 0, "set": { "p": [1, "1 / (p.x - 1)"] } }] }"#
            )
            .scene)
        guard case .set(let assignments, _) = scene.timeline.events[0].action else {
            Issue.record("no set")
            return
        }
        do throws(Diagnostic) {
            _ = try assignments[0].value.evaluate(in: scene.environment)
            Issue.record("no error")
        } catch {
            #expect(error.headline == "s:1:115: error: division by zero at timeline[0].set.p[1]")
        }
    }

    @Test(
        arguments: [
            ("#fff", SceneColor(red: 1, green: 1, blue: 1)), ("#0080ff", SceneColor(red: 0, green: 128.0 / 255, blue: 1)),
            ("#00000000", SceneColor(red: 0, green: 0, blue: 0, opacity: 0)), ("fff", nil), ("#ff", nil), ("#ggg", nil), ("#12345", nil), ("#é12", nil),
            ("", nil),
        ] as [(String, SceneColor?)])
    func colors(text: String, expected: SceneColor?) {
        #expect(SceneColor(hex: text) == expected)
    }
}

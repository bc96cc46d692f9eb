import Foundation
import FramePipeline
import Testing

/// `render check`: the defects that it finds, and above all the cases that it must not report.
struct CheckTests {
    private struct Report: Decodable {
        struct Finding: Decodable {
            var kind: String
            var path: String
            var label: String?
            var firstFrame: Int
            var lastFrame: Int
            var ranges: [[Int]]
            var contrast: Double?
            var firstTime: Double
            var lastTime: Double
            var rect: [Double]
        }

        var frames: Int
        var findings: [Finding]
    }

    /// Returns the findings in a scene of 200x80 points with these views, as `kind label`.
    private func findings(_ view: String, _ scene: String = "", _ options: [String] = []) throws -> [Report.Finding] {
        let folder = try CommandFolder()
        let size = scene.contains("\"size\"") ? "" : "\"size\": [200, 80], "
        try folder.write(##"{ \##(size)"background": "white", "fps": 10, \##(scene) "view": \##(view) }"##, to: "s.json")
        let process = folder.process(["check", "s.json", "--format", "json"] + options)
        let output = ProgramStart.makePipe()
        process.standardOutput = output
        try ProgramStart.run(process)
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return try JSONDecoder().decode(Report.self, from: data).findings
    }

    /// The bars of a stack and of tabs have many parts, which are not in the source.
    @Test(arguments: [
        ("NavigationStack", #""content": TEXT"#, "NavigationStack/frame/Text"),
        ("NavigationStack", #""content": { "VStack": [TEXT] }"#, "NavigationStack/VStack/frame/Text"),
        ("TabView", #""content": [{ "Tab": { "title": "A", "content": TEXT } }]"#, "TabView/tabItem/tab/frame/Text"),
    ]) func pathsNameContainersWithoutTheirParts(_ container: String, _ content: String, _ path: String) throws {
        let text = ##"{ "Text": "Too long for this", "modifiers": [{ "lineLimit": 1 }, { "frame": { "width": 60 } }] }"##
        let found = try findings("{ \"\(container)\": { \(content.replacing("TEXT", with: text)) } }").filter { $0.kind == "truncated" }
        #expect(found.map(\.path) == [path])
    }

    private func found(_ view: String, _ scene: String = "", _ options: [String] = []) throws -> [String] {
        try findings(view, scene, options).map { "\($0.kind) \($0.label ?? "")" }
    }

    @Test(arguments: [
        (##"{ "Text": "Fine" }"##, []),
        (##"{ "Text": "Too long for this", "modifiers": [{ "lineLimit": 1 }, { "frame": { "width": 60 } }] }"##, ["truncated Too long for this"]),
        (
            ##"{ "Text": "Cut in two", "modifiers": [{ "fixedSize": {} }, { "frame": { "width": 40, "height": 20 } }, { "clipped": {} }] }"##,
            ["clipped Cut in two"]
        ),
        (##"{ "Text": "Hidden", "modifiers": [{ "frame": { "width": 90, "height": 0 } }, { "clipped": {} }] }"##, []),
        (##"{ "Text": "Half out", "modifiers": [{ "offset": { "x": 90, "y": 0 } }] }"##, ["outside Half out"]),
        (##"{ "Text": "Far away", "modifiers": [{ "offset": { "x": 900, "y": 0 } }] }"##, ["outside Far away"]),
        (##"{ "Text": "Gray", "modifiers": [{ "foregroundColor": "#999999" }] }"##, ["contrast Gray"]),
        (##"{ "Text": "Gray", "modifiers": [{ "foregroundColor": "#767676" }] }"##, []),
        // Large text needs less.
        (##"{ "Text": "Gray", "modifiers": [{ "font": { "size": 18 } }, { "foregroundColor": "#8A8A8A" }] }"##, []),
        (##"{ "Text": "Gray", "modifiers": [{ "font": { "size": 17 } }, { "foregroundColor": "#8A8A8A" }] }"##, ["contrast Gray"]),
        (##"{ "Text": "White", "modifiers": [{ "foregroundColor": "white" }] }"##, ["contrast White"]),
        (##"{ "Text": "White", "modifiers": [{ "foregroundColor": "white" }, { "background": "black" }] }"##, []),
        (##"{ "Text": "Unseen", "modifiers": [{ "opacity": 0 }] }"##, []),
        (##"{ "Text": "Off", "modifiers": [{ "foregroundColor": "#999999" }, { "disabled": true }] }"##, []),
        (##"{ "ZStack": [{ "Text": "One word" }, { "Text": "Another", "modifiers": [{ "offset": { "x": 4, "y": 2 } }] }] }"##, ["overlap Another"]),
        // A card covers the first one.
        (##"{ "ZStack": [{ "Text": "One word" }, { "Text": "Another", "modifiers": [{ "padding": 20 }, { "background": "white" }] }] }"##, []),
        // An echo of the same letters is a drawing style.
        (##"{ "ZStack": [{ "Text": "Echo" }, { "Text": "Echo", "modifiers": [{ "offset": { "x": 1, "y": 1 } }] }] }"##, []),
        (##"{ "ScrollView": [{ "Text": "one" }, { "Text": "two" }, { "Text": "three" }, { "Text": "four" }, { "Text": "five" }, { "Text": "six" }] }"##, []),
    ])
    func finds(_ view: String, _ expected: [String]) throws {
        #expect(try found(view) == expected)
    }

    /// Every kind with its time, its path and its rect, which is the rect of the letters, to within a point or two.
    @Test(arguments: [
        (
            "truncated", ##"{ "Text": "Too long for this", "modifiers": [{ "lineLimit": 1 }, { "frame": { "width": 60 } }] }"##, "", [0, 0], "frame/Text",
            [71.0, 34, 57, 12]
        ),
        (
            "clipped", ##"{ "Text": "Cut in two", "modifiers": [{ "fixedSize": {} }, { "frame": { "width": 40, "height": 20 } }, { "clipped": {} }] }"##,
            ##""duration": 1,"##, [0, 0.9], "clip/frame/fixedSize/Text", [63, 34, 75, 13]
        ),
        ("outside", ##"{ "Text": "Half out", "modifiers": [{ "offset": { "x": 90, "y": 0 } }] }"##, "", [0, 0], "offset/Text", [161, 33, 58, 13]),
        (
            "overlap", ##"{ "ZStack": [{ "Text": "One word" }, { "Text": "Another", "modifiers": [{ "offset": { "x": 4, "y": 2 } }] }] }"##, "", [0, 0],
            "ZStack/offset/Text", [73, 36, 62, 13]
        ),
        (
            "contrast", ##"{ "VStack": [{ "if": "on == 1", "then": { "Text": "Gray", "modifiers": [{ "foregroundColor": "#999999" }] } }] }"##,
            ##""duration": 1, "state": { "on": 0 }, "timeline": [{ "at": 0.3, "set": { "on": 1 } }],"##, [0.3, 0.9], "VStack/Text", [83, 33, 34, 16]
        ),
        (
            "loop",
            ##"{ "Color": "red", "modifiers": [{ "frame": { "width": 40, "height": 20 } }, { "offset": { "x": "on * 160" } }, { "animation": { "linear": 4, "repeatForever": false } }] }"##,
            ##""duration": 1, "state": { "on": 0 }, "timeline": [{ "at": 0, "set": { "on": 1 } }],"##, [0.9, 0.9], "", [0, 0, 200, 80]
        ),
        (
            "unsettled", ##"{ "Text": "A", "modifiers": [{ "onReceive": { "every": 0.1, "set": { "n": "n + 1" } } }, { "offset": { "x": "n", "y": 0 } }] }"##,
            ##""duration": 1, "state": { "n": 0 },"##, [0.9, 0.9], "", [0, 0, 200, 80]
        ),
    ])
    func everyKindSaysWhenAndWhere(kind: String, view: String, scene: String, times: [Double], path: String, rect: [Double]) throws {
        let found = try findings(view, scene)
        let finding = try #require(found.first)
        #expect(found.count == 1)
        #expect(finding.kind == kind)
        #expect([finding.firstTime, finding.lastTime] == times)
        #expect(finding.path == path)
        #expect(zip(finding.rect, rect).allSatisfy { abs($0 - $1) <= 2 }, "\(finding.rect)")
    }

    /// 50 % of #777777 on white is #BBBBBB. As a group, white words on it have 1.9:1; on their own, they are #DDDDDD and have 1.4:1.
    @Test(arguments: [(#""compositingGroup", "#, 1.92), ("", 1.43)])
    func contrastIsMeasuredOnWhatIsPainted(group: String, contrast: Double) throws {
        let view = ##"""
            { "Text": "Words", "modifiers": [{ "foregroundColor": "white" }, { "padding": 10 },
              { "background": { "Rectangle": {}, "modifiers": [{ "fill": "#777777" }] } }, \##(group){ "opacity": 0.5 }] }
            """##
        let finding = try #require(try findings(view).first)
        #expect(finding.kind == "contrast")
        #expect(abs((finding.contrast ?? 0) - contrast) < 0.03)
    }

    @Test func siblingsAreToldApart() throws {
        let gray = ##"{ "Text": "Gray", "modifiers": [{ "foregroundColor": "#999999" }] }"##
        #expect(try findings(##"{ "VStack": [\##(gray), \##(gray)] }"##).map(\.path) == ["VStack/Text[0]", "VStack/Text[1]"])
    }

    /// A text that appears, stays and disappears: it is judged only while it stays.
    @Test func whatMovesIsNotJudged() throws {
        let view = ##"{ "Text": "Pale", "modifiers": [{ "opacity": "on == 1 ? 0.3 : 1" }, { "animation": { "linear": 0.5 } }] }"##
        let timeline = ##""duration": 2, "state": { "on": 0 }, "timeline": [{ "at": 0.5, "set": { "on": 1 } }],"##
        let finding = try findings(view, timeline)
        #expect(finding.map(\.kind) == ["contrast"])
        #expect(finding.first?.firstFrame == 10)
        #expect(finding.first?.lastFrame == 19)
        // A text that slides over another one on its way.
        let passing =
            ##"{ "ZStack": [{ "Text": "Still" }, { "Text": "Passing", "modifiers": [{ "offset": { "x": "on == 1 ? 70 : -70", "y": 0 } }, { "animation": { "linear": 1 } }] }] }"##
        #expect(try found(passing, timeline) == [])
    }

    @Test func endlessMotion() throws {
        let turning =
            ##"{ "Rectangle": {}, "modifiers": [{ "frame": { "width": 40, "height": 20 } }, { "rotationEffect": "on * 360" }, { "animation": MOTION }] }"##
        let timeline = ##""duration": 1, "state": { "on": 0 }, "timeline": [{ "at": 0, "set": { "on": 1 } }],"##
        func motion(_ animation: String) -> String { turning.replacing("MOTION", with: animation) }
        // Half a turn in the available time: the last frame doesn't lead to the first.
        #expect(try found(motion(##"{ "linear": { "duration": 1 }, "repeatForever": { "autoreverses": false } }"##), timeline) == [])
        #expect(try found(motion(##"{ "linear": { "duration": 4 }, "repeatForever": { "autoreverses": false } }"##), timeline) == ["loop "])
        // It comes to rest.
        #expect(try found(motion(##"{ "linear": 3 }"##), timeline) == [])
        #expect(try found(motion(##"{ "linear": 3 }"##), timeline, ["--loop"]) == ["loop "])
    }

    @Test func failsWhereItIsTold() throws {
        let folder = try CommandFolder()
        try folder.write(
            ##"{ "size": [90, 40], "background": "white", "view": { "Text": "Gray", "modifiers": [{ "foregroundColor": "#999999" }] } }"##, to: "s.json")
        let plain = try folder.run("check", "s.json")
        #expect(plain.status == 0)
        #expect(plain.output.hasPrefix("0.000 s (frame 0) contrast: \"Gray\" at Text ["))
        #expect(plain.output.hasSuffix("]: contrast 2.8:1, below 4.5:1\n1 finding in 1 frame\n"))
        #expect(try folder.run("check", "s.json", "--fail-on", "overlap").status == 0)
        #expect(try folder.run("check", "s.json", "--fail-on", "overlap,contrast").status == 1)
        #expect(try folder.run("check", "s.json", "--fail-on", "any").status == 1)
        #expect(try folder.run("check", "s.json", "--fail-on", "nothing").status == 64)
    }

    /// White letters above a black background that begins at the left and has a width: letters count at their positions, visible or not.
    @Test(arguments: [(60, 1.0), (120, 1), (140, 1), (160, nil), (200, nil)] as [(Int, Double?)])
    func lettersThatLookLikeTheirGroundCount(width: Int, contrast: Double?) throws {
        let ground =
            ##"{ "HStack": { "spacing": 0, "content": [{ "Rectangle": {}, "modifiers": [{ "fill": "black" }, { "frame": { "width": \##(width) } }] }, { "Rectangle": {}, "modifiers": [{ "fill": "white" }] }] } }"##
        let view = ##"{ "ZStack": [\##(ground), { "Text": "Half and half text", "modifiers": [{ "foregroundColor": "white" }] }] }"##
        #expect(try findings(view).filter { $0.kind == "contrast" }.map(\.contrast) == (contrast.map { [$0] } ?? []))
    }

    @Test func whatIsSeenInOneFrameIsNotJudged() throws {
        let view = ##"{ "Text": "Pale", "modifiers": [{ "foregroundColor": "#CCCCCC" }, { "opacity": "on" }] }"##
        func scene(_ end: Double) -> String {
            ##""duration": 1, "state": { "on": 0 }, "timeline": [{ "at": 0.5, "set": { "on": 1 } }, { "at": \##(end), "set": { "on": 0 } }],"##
        }
        #expect(try found(view, scene(0.6)) == [])
        #expect(try found(view, scene(0.7)) == ["contrast Pale"])
    }

    /// Motion of a circle, or of a bar, over 1 second at 20 frames, played again and again.
    @Test(arguments: [
        // Back and forth, and in a circle, in a time that fits and in one that doesn't.
        (##"{ "offset": { "x": "on * 120 - 60" } }, { "animation": { "linear": 0.5, "repeatForever": { "autoreverses": true } } }"##, false),
        (##"{ "offset": { "x": "on * 120 - 60" } }, { "animation": { "linear": 0.7, "repeatForever": { "autoreverses": true } } }"##, true),
        (##"{ "offset": { "x": "on * 120 - 60" } }, { "animation": { "linear": 1, "repeatForever": { "autoreverses": false } } }"##, false),
        (##"{ "offset": { "x": "on * 120 - 60" } }, { "animation": { "linear": 0.7, "repeatForever": { "autoreverses": false } } }"##, true),
        (##"{ "rotationEffect": "on * 360" }, { "animation": { "linear": 1, "repeatForever": { "autoreverses": false } } }"##, false),
        (##"{ "rotationEffect": "on * 360" }, { "animation": { "linear": 0.7, "repeatForever": { "autoreverses": false } } }"##, true),
        (##"{ "opacity": "1 - on" }, { "animation": { "linear": 0.7, "repeatForever": { "autoreverses": false } } }"##, true),
        (##"{ "scaleEffect": "1 + on" }, { "animation": { "easeInOut": 0.5, "repeatForever": { "autoreverses": true } } }"##, false),
        // It comes to rest elsewhere, and stays there.
        (##"{ "offset": { "x": "on * 120 - 60" } }, { "animation": { "easeInOut": 0.5 } }"##, true),
        // Two pages: each change is a cut.
        (##"{ "opacity": "later" }"##, false),
        // A cut elsewhere doesn't hide a jump.
        (
            ##"{ "background": { "Color": "black", "modifiers": [{ "opacity": "later * 0.9" }] } }, { "offset": { "x": "on * 120 - 60" } }, { "animation": { "linear": 2 } }"##,
            true
        ),
    ])
    func loopsThatJump(_ modifiers: String, _ jumps: Bool) throws {
        let bar = ##"{ "Rectangle": {}, "modifiers": [{ "fill": "red" }, { "frame": { "width": 40, "height": 20 } }, \##(modifiers)] }"##
        let timeline = ##"{ "at": 0, "set": { "on": 1 } }, { "at": 0.4, "set": { "later": 1 } }, { "at": 0.6, "set": { "later": 0 } }"##
        let scene = ##""duration": 1, "state": { "on": 0, "later": 0 }, "timeline": [\##(timeline)],"##
        #expect(try found(bar, scene, ["--loop", "--fps", "20"]) == (jumps ? ["loop "] : []))
    }

    /// 3 degrees per frame: a slow turn that jumps back by 30 at the end, and a whole turn.
    @Test(arguments: [(30, ["loop "]), (360, [])]) func slowTurns(_ degrees: Int, _ expected: [String]) throws {
        let bar =
            ##"{ "Rectangle": {}, "modifiers": [{ "frame": { "width": 60, "height": 6 } }, { "rotationEffect": "time * \##(degrees)" }] }"##
        #expect(try found(##"{ "TimelineView": { "content": \##(bar) } }"##, ##""duration": 1,"##, ["--loop"]) == expected)
    }

    /// Only motion that is declared endless may continue.
    @Test(arguments: [
        (
            ##"{ "Rectangle": {}, "modifiers": [{ "frame": { "width": 20, "height": 20 } }, { "offset": { "x": "on * 60" } }, { "animation": { "spring": { "response": 0.5, "dampingFraction": 0 } } }] }"##,
            ["unsettled "]
        ),
        (
            ##"{ "PhaseAnimator": { "phases": [0, 1], "as": "phase", "animation": { "linear": 0.3 }, "content": { "Rectangle": {}, "modifiers": [{ "opacity": "1 - phase / 2" }] } } }"##,
            []
        ),
        (##"{ "TimelineView": { "by": 0.1, "content": { "Text": "{time}" } } }"##, []),
        (##"{ "ProgressView": {} }"##, []),
    ])
    func motionThatIsMeant(_ view: String, _ expected: [String]) throws {
        #expect(try found(view, ##""duration": 1, "state": { "on": 0 }, "timeline": [{ "at": 0, "set": { "on": 1 } }],"##) == expected)
    }

    /// A field scrolls its text; a placeholder that doesn't fit is a defect.
    @Test(arguments: [("A very long name that scrolls", []), ("", ["truncated TextField/Text 0 9"])])
    func fieldsScroll(_ name: String, _ expected: [String]) throws {
        let field = ##"{ "TextField": { "text": "name", "placeholder": "The name of the person" }, "modifiers": [{ "frame": { "width": 90 } }] }"##
        let found = try findings(field, ##""duration": 1, "state": { "name": "\##(name)" },"##).filter { $0.kind == "truncated" }
        #expect(found.map { "\($0.kind) \($0.path.split(separator: "/").suffix(2).joined(separator: "/")) \($0.firstFrame) \($0.lastFrame)" } == expected)
    }

    /// A finding that comes and goes names the frames that have it.
    @Test func framesWithoutTheFindingAreNotNamed() throws {
        let view = ##"{ "VStack": [{ "Text": "Hello", "modifiers": [{ "foregroundColor": "bad ? #DDDDDD : #000000" }] }, { "if": "bad", "then": PIECE }] }"##
        let timeline =
            ##""duration": 2, "state": { "bad": true }, "timeline": [{ "at": 0.5, "set": { "bad": false } }, { "at": 1.5, "set": { "bad": true } }],"##
        let piece = ##"{ "Rectangle": {}, "modifiers": [{ "frame": { "width": 60, "height": 10 } }, { "offset": { "x": 90, "y": 0 } }] }"##
        let found = try findings(view.replacing("PIECE", with: piece), timeline)
        #expect(found.map(\.kind) == ["cut", "contrast"] || found.map(\.kind) == ["contrast", "cut"])
        for finding in found { #expect(finding.ranges == [[0, 4], [15, 19]] && finding.firstFrame == 0 && finding.lastFrame == 19, "\(finding)") }
        let folder = try CommandFolder()
        try folder.write(
            ##"{ "size": [200, 80], "background": "white", "fps": 10, \##(timeline) "view": \##(view.replacing("PIECE", with: piece)) }"##, to: "s.json")
        #expect(try folder.run("check", "s.json").output.contains("0.000–1.900 s (frames 0–4, 15–19) contrast: "))
    }

    /// What fades over a text is judged when it has come, or if it takes longer than the system's transitions.
    @Test(arguments: [(0.3, 1.0, []), (0.3, 0.5, ["contrast 3–14"]), (2.0, 1.0, ["contrast 0–14"])])
    func colorsThatChangeOnTheirWay(_ duration: Double, _ end: Double, _ expected: [String]) throws {
        let fade = ##"{ "opacity": "on * \##(end)" }, { "animation": { "linear": \##(duration) } }"##
        let cover = ##"{ "Color": "white", "modifiers": [\##(fade), { "accessibilityHidden": true }] }"##
        let text = ##"{ "Text": "Hello", "modifiers": [{ "foregroundColor": "#777777" }] }"##
        let scene = ##""duration": 1.5, "state": { "on": 0 }, "timeline": [{ "at": 0, "set": { "on": 1 } }],"##
        let found = try findings("{ \"ZStack\": [\(text), \(cover)] }", scene).filter { $0.kind == "contrast" }
        #expect(found.map { "\($0.kind) \($0.firstFrame)–\($0.lastFrame)" } == expected)
    }

    /// The system dims what is behind a sheet or a dialog, and colors its dialogs.
    @Test(arguments: [
        ##"{ "alert": { "isPresented": "on", "title": "Sure?", "actions": [BUTTONS] } }"##,
        ##"{ "confirmationDialog": { "isPresented": "on", "title": "Sure?", "titleVisibility": "visible", "actions": [BUTTONS] } }"##,
        ##"{ "sheet": { "isPresented": "on", "content": { "Text": "Pale", "modifiers": [{ "foregroundColor": "#999999" }] } } }"##,
    ])
    func whatIsBehindADialogIsDimmed(_ modifier: String) throws {
        let buttons = ##"{ "Button": { "title": "Keep", "set": {} } }, { "Button": { "title": "Delete", "role": "destructive", "set": {} } }"##
        let page =
            ##"{ "VStack": [{ "Text": "Second", "modifiers": [{ "foregroundStyle": "secondary" }] }, { "Text": "Blue", "modifiers": [{ "foregroundColor": "blue" }] }] }"##
        let view = page.dropLast() + ##", "modifiers": [\##(modifier.replacing("BUTTONS", with: buttons))] }"##
        let scene = ##""size": [390, 500], "duration": 2, "state": { "on": false }, "timeline": [{ "at": 0.5, "set": { "on": true } }],"##
        let found = try findings(String(view), scene).filter { $0.kind == "contrast" }
        // What the author colors in a sheet is judged.
        #expect(found.map(\.label) == (modifier.contains("sheet") ? ["Pale"] : []), "\(found)")
    }

    /// One finding for a text that changes in each frame.
    @Test func changingTextsAreOneFinding() throws {
        let text = ##"{ "TimelineView": { "content": { "Text": "{floor(time * 5)}", "modifiers": [{ "foregroundColor": "#999999" }] } } }"##
        #expect(try findings(text, ##""duration": 1,"##).filter { $0.kind == "contrast" }.map { [$0.firstFrame, $0.lastFrame] } == [[0, 9]])
    }

    /// `--fail-on loop` enables the check of loops; `--fail-on any` does not.
    @Test(arguments: [("loop", ["loop "]), ("any", [])]) func failingOnLoops(_ kinds: String, _ expected: [String]) throws {
        let bar = ##"{ "Rectangle": {}, "modifiers": [{ "frame": { "width": 60, "height": 6 } }, { "rotationEffect": "time * 30" }] }"##
        #expect(try found(##"{ "TimelineView": { "content": \##(bar) } }"##, ##""duration": 1,"##, ["--fail-on", kinds]) == expected)
    }

    /// A square of 40 points, or something else, at the edges of the canvas and of clips.
    @Test(
        arguments: [
            (square(##"{ "offset": { "x": 300 } }"##), ["outside offset/frame/Rectangle"]),
            (square(##"{ "offset": { "x": 90 } }"##), ["cut offset/frame/Rectangle"]),
            (square(##"{ "frame": { "width": 20, "height": 20 } }, { "clipped": {} }"##), ["cut clip/frame/frame/Rectangle"]),
            (##"{ "Image": { "systemName": "star" }, "modifiers": [{ "offset": { "x": 300 } }] }"##, ["outside offset/Image"]),
            (##"{ "Image": { "systemName": "star" }, "modifiers": [{ "offset": { "x": 100 } }] }"##, ["cut offset/Image"]),
            (
                ##"{ "Canvas": [{ "fill": { "path": [{ "rect": [0, 0, 10, 10] }], "color": "red" } }], "modifiers": [{ "offset": { "y": 200 } }] }"##,
                ["outside offset/Canvas"]
            ),
            (
                ##"{ "Button": { "label": \##(square(##"{ "padding": 2 }"##)), "set": { "on": 1 } }, "modifiers": [{ "offset": { "y": 40 } }] }"##,
                ["outside offset/Button"]
            ),
            // Less than a point; invisible; hidden intentionally.
            (square(##"{ "offset": { "x": 80.5 } }"##), []),
            (square(##"{ "opacity": 0 }, { "offset": { "x": 90 } }"##), []),
            (square(##"{ "frame": { "width": 20, "height": 0 } }, { "clipped": {} }"##), []),
            // Backgrounds and bands that continue beyond the edge.
            (##"{ "Color": "red", "modifiers": [{ "frame": { "width": 300, "height": 300 } }] }"##, []),
            (##"{ "Rectangle": {}, "modifiers": [{ "frame": { "width": 220, "height": 60 } }, { "offset": { "y": 40 } }] }"##, []),
            (##"{ "Image": { "systemName": "star", "resizable": true }, "modifiers": ["scaledToFill", { "frame": { "height": 30 } }, "clipped"] }"##, []),
            (##"{ "Circle": {}, "modifiers": [{ "blur": 9 }, { "frame": { "width": 60, "height": 60 } }, { "offset": { "x": 90 } }] }"##, []),
            (
                ##"{ "Color": "red", "modifiers": [{ "frame": { "width": 90, "height": 90 } }, { "mask": { "Circle": {}, "modifiers": [{ "frame": { "width": 30, "height": 30 } }] } }] }"##,
                []
            ),
            // Scrolled out of sight.
            (##"{ "ScrollView": [\##(square("")), \##(square("")), \##(square("")), \##(square(""))] }"##, []),
            // The background of a text is cut off with it.
            (##"{ "Text": "Half out", "modifiers": [{ "background": "yellow" }, { "offset": { "x": 90, "y": 0 } }] }"##, ["outside offset/background/Text"]),
            (##"{ "Text": "Far out", "modifiers": [{ "background": "yellow" }, { "offset": { "x": 900, "y": 0 } }] }"##, ["outside offset/background/Text"]),
        ])
    func drawingsAtEdges(_ view: String, _ expected: [String]) throws {
        #expect(try findings(view, ##""state": { "on": 0 },"##).map { "\($0.kind) \($0.path)" } == expected)
    }

    /// A shape may be cut off on its way in or out, but not while it stays.
    @Test(arguments: [(-180, 0, []), (0, 180, []), (-180, 90, ["cut"]), (-180, -170, ["outside"])])
    func shapesOnTheirWay(from start: Int, to end: Int, _ expected: [String]) throws {
        let view = square(##"{ "offset": { "x": "x" } }, { "animation": { "linear": 0.5 } }"##)
        let found = try findings(view, ##""duration": 1, "state": { "x": \##(start) }, "timeline": [{ "at": 0.2, "set": { "x": \##(end) } }],"##)
        #expect(found.map(\.kind) == expected)
        if expected == ["cut"] { #expect(found.map(\.firstTime) == [0.7]) }
    }

    /// A first screen as most apps have it: large title, secondary texts, tinted and destructive buttons, a list below the bars, a badge.
    @Test func anOrdinaryScreenHasNoFindings() throws {
        func button(_ label: String, _ more: String = "", _ style: String = "") -> String {
            ##"{ "Button": { "label": { "Text": "\##(label)" }, \##(more)"set": { "on": 1 } }\##(style.isEmpty ? "" : ##", "modifiers": [{ "buttonStyle": "\##(style)" }]"##) }"##
        }
        let rows = (0..<12).map { ##"{ "Text": "Row \##($0)", "modifiers": [{ "font": "largeTitle" }] }"## }
        let content =
            [##"{ "Text": "Second", "modifiers": [{ "foregroundStyle": "secondary" }] }"##, button("Open"), button("Delete", ##""role": "destructive", "##)]
            + [button("Buy", "", "borderedProminent"), button("More", "", "bordered")] + rows
        let list =
            ##"{ "List": { "content": [{ "Section": { "header": { "Text": "Today" }, "content": [\##(content.joined(separator: ", "))] } }] }, "modifiers": [{ "navigationTitle": "Inbox" }] }"##
        let tabs = [("List", "tray", ##"{ "NavigationStack": { "content": \##(list) } }"##), ("Other", "gear", ##"{ "Text": "Other" }"##)].map {
            ##"{ "Tab": { "title": "\##($0)", "systemImage": "\##($1)", "content": \##($2) } }"##
        }
        for scheme in ["light", "dark"] {
            let found = try findings(
                ##"{ "TabView": { "content": [\##(tabs.joined(separator: ", "))] } }"##, ##""state": { "on": 0 },"##,
                ["--size", "390x500", "--color-scheme", scheme, "--background", scheme == "dark" ? "black" : "white"])
            #expect(found.map { "\($0.kind) \($0.label ?? "")" } == [], "\(scheme)")
        }
    }

    /// The same colors on what the author chose, and the author's own.
    @Test(arguments: [
        ##"{ "Text": "yellow", "modifiers": [{ "foregroundStyle": "yellow" }] }"##,
        ##"{ "Text": "green", "modifiers": [{ "foregroundStyle": "green" }] }"##,
        ##"{ "Text": "blue", "modifiers": [{ "foregroundStyle": "blue" }, { "background": "red" }] }"##,
        ##"{ "Text": "white", "modifiers": [{ "foregroundStyle": "white" }, { "background": "orange" }] }"##,
        ##"{ "Text": "second", "modifiers": [{ "foregroundStyle": "secondary" }, { "background": "mint" }] }"##,
    ]) func theAuthorsColorsAreJudged(_ view: String) throws {
        #expect(try found(view).map { $0.prefix(8) } == ["contrast"])
    }
}

/// A black square of 40 points with more modifiers, as JSON.
private func square(_ modifiers: String) -> String {
    ##"{ "Rectangle": {}, "modifiers": [{ "frame": { "width": 40, "height": 40 } }\##(modifiers.isEmpty ? "" : ", " + modifiers)] }"##
}

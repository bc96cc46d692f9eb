import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

/// A shape as code has it.
private struct Wedge: Shape {
    var share: CGFloat
    nonisolated var animatableData: CGFloat {
        get { share }
        set { share = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        Path {
            $0.move(to: CGPoint(x: rect.midX, y: rect.minY))
            $0.addLine(to: CGPoint(x: rect.maxX * share, y: rect.maxY))
            $0.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            $0.closeSubpath()
        }
    }
}

/// What Swift in Easel can say, and scenes could not.
@Suite("Further parameters of a scene") @MainActor struct FurtherSceneTests {
    private let wedge =
        #""Shape": { "path": [{ "move": ["rect.midX", "rect.minY"] }, { "line": ["rect.maxX * value.share", "rect.maxY"] }, { "line": ["rect.minX", "rect.maxY"] }, "close"], "values": { "share": "n / 4" } }"#

    @Test func shapes() throws {
        #expect(
            try drawn("{ \(wedge), \"modifiers\": [{ \"fill\": \"red\" }, { \"frame\": { \"width\": 20, \"height\": 12 } }] }", state: #"{ "n": 3 }"#)
                == drawn(Wedge(share: 0.75).fill(Color.red).frame(width: 20, height: 12)))
        #expect(
            try drawn("{ \"Color\": \"red\", \"modifiers\": [{ \"clipShape\": { \(wedge), \"modifiers\": [{ \"rotation\": 90 }] } }] }", state: #"{ "n": 2 }"#)
                == drawn(Color.red.clipShape(Wedge(share: 0.5).rotation(.degrees(90)))))
        #expect(
            try drawn("{ \"Circle\": {}, \"modifiers\": [{ \"background\": { \"color\": \"red\", \"in\": { \(wedge) } } }] }", state: #"{ "n": 2 }"#)
                == drawn(Circle().background(Color.red, in: Wedge(share: 0.5))))
        #expect(
            try drawn(
                "{ \"Circle\": {}, \"modifiers\": [{ \"overlay\": { \"color\": \"red\", \"in\": { \(wedge) }, \"eoFill\": true } }] }", state: #"{ "n": 2 }"#
            ) == drawn(Circle().overlay(Color.red, in: Wedge(share: 0.5), fillStyle: FillStyle(eoFill: true))))
    }

    /// Its numbers move; what else its path reads makes it anew.
    @Test func shapesMove() throws {
        let scene = """
            { "size": [80, 60], "fps": 10, "duration": 2, "background": "white", "state": { "n": 0, "low": 10 },
              "view": { "Shape": { "as": "r", "path": [{ "rect": ["r.minX", "low", "value.x", "r.height - low"] }], "values": { "x": "n" } }, "modifiers": [{ "fill": "black" }] },
              "timeline": [{ "at": 0, "set": { "n": 40 }, "animation": { "linear": 1 } }, { "at": 1.5, "set": { "low": 20 } }] }
            """
        let runner = try runner(scene)
        #expect(try runner.frame(5).description.hasSuffix("fill #000000 rect(0, 10, 20, 50)"))
        #expect(try runner.frame(12).description.hasSuffix("fill #000000 rect(0, 10, 40, 50)"))
        #expect(try runner.frame(16).description.hasSuffix("fill #000000 rect(0, 20, 40, 40)"))
    }

    @Test func paths() throws {
        func path(_ elements: String) throws -> [DisplayItem] { try drawn("{ \"Path\": [\(elements)], \"modifiers\": [{ \"fill\": \"red\" }] }") }
        func path(_ build: (inout Path) -> Void) -> [DisplayItem] { drawn(Path { build(&$0) }.fill(Color.red)) }
        #expect(
            try path(#"{ "lines": [[0, 0], [10, 0], [10, 10]] }, { "roundedRect": { "rect": [20, 5, 20, 10], "cornerRadius": 3 } }"#)
                == path {
                    $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
                    $0.addPath(Path(roundedRect: CGRect(x: 20, y: 5, width: 20, height: 10), cornerRadius: 3))
                })
        #expect(
            try path(
                #"{ "move": [0, 20] }, { "arcTo": { "tangent1End": [0, 0], "tangent2End": [20, 0], "radius": 5 } }, { "relativeArc": { "center": [30, 10], "radius": 6, "startAngle": 180, "delta": -90 } }"#
            )
                == path {
                    $0.move(to: CGPoint(x: 0, y: 20))
                    $0.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 20, y: 0), radius: 5)
                    $0.addRelativeArc(center: CGPoint(x: 30, y: 10), radius: 6, startAngle: .degrees(180), delta: .degrees(-90))
                })
        #expect(
            try path(#"{ "path": { "path": "M 0 0 H 10 V 10 Z", "a": 2, "tx": 5 } }, { "path": [{ "ellipse": [0, 20, 10, 10] }] }"#)
                == path {
                    $0.addPath(
                        Path {
                            $0.move(to: .zero)
                            $0.addLine(to: CGPoint(x: 10, y: 0))
                            $0.addLine(to: CGPoint(x: 10, y: 10))
                            $0.closeSubpath()
                        }, transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 5, ty: 0))
                    $0.addEllipse(in: CGRect(x: 0, y: 20, width: 10, height: 10))
                })
    }

    @Test func valuesOfChanges() throws {
        let scene = """
            { "size": [300, 100], "fps": 10, "duration": 2, "state": { "n": 1, "said": "", "told": "" },
              "view": { "VStack": [{ "Text": "{said}|{told}", "modifiers": [
                { "onChange": { "of": "n * 10", "initial": true, "set": { "said": "{said}{oldValue}>{newValue} " } } },
                { "onChange": { "of": "n", "as": "new", "oldAs": "old", "set": { "told": "{told}{old}>{new} " } } }] }] },
              "timeline": [{ "at": 0.1, "set": { "n": 2 } }, { "at": 0.2, "set": { "n": 5 } }] }
            """
        #expect(try textsShown(scene, frames: [0, 1, 2]) == [["10>10 |"], ["10>10 10>20 |1>2 "], ["10>10 10>20 20>50 |1>2 2>5 "]])
    }

    @Test func heightsOfSheets() throws {
        let scene = { (selection: String) in
            """
            { "Color": "clear", "modifiers": [{ "sheet": { "isPresented": "on", "content": { "Color": "red", "modifiers": [
              { "presentationDetents": { "fractions": [0.25], "heights": [20], "medium": true, "large": true, "selection": "at" } }] } } }] }
            """
        }
        for (value, detent) in [
            ("0.25", PresentationDetent.fraction(0.25)), ("20", .height(20)), (#""medium""#, .medium), (#""large""#, .large),
        ] {
            let view = Color.clear.sheet(isPresented: .constant(true)) {
                Color.red.presentationDetents([.fraction(0.25), .height(20), .medium, .large], selection: .constant(detent))
            }
            #expect(try drawn(scene(value), state: "{ \"on\": true, \"at\": \(value) }") == drawn(view), "\(value)")
        }
        for (value, message) in [
            ("0.75", "'selection' is 0.75, which is none of the heights"), ("true", "'selection' is 'medium', 'large' or a number above 0, not true"),
        ] {
            let error = #expect(throws: Diagnostic.self) { try drawn(scene(value), state: "{ \"on\": true, \"at\": \(value) }") }
            #expect(error?.message == message)
        }
    }

    @Test func sheetsAndPopoversForItems() throws {
        for name in ["sheet", "fullScreenCover", "popover"] {
            let scene = """
                { "size": [300, 300], "fps": 10, "duration": 4, "state": { "chosen": null, "gone": 0 },
                  "view": { "Text": "page {gone}", "modifiers": [{ "\(name)": { "item": "chosen", "content": { "Button": { "title": "about {item.name}", "set": { "chosen": null } } }
                    \(name == "popover" ? "" : #", "onDismiss": { "gone": "gone + 1" }"#) } }] },
                  "components": { "Named": { "parameters": { "name": "string" }, "view": { "Text": "{name}" } } },
                  "timeline": [{ "at": 0.1, "set": { "chosen": "rows[0]" } }, { "at": 1.5, "tap": "about Anna" }] }
                """.replacing(#""gone": 0 }"#, with: #""gone": 0, "rows": [{ "id": 1, "name": "Anna" }] }"#)
            let shown = try textsShown(scene, frames: [0, 10, 30])
            #expect(shown == [["page 0"], ["page 0", "about Anna"], [name == "popover" ? "page 0" : "page 1"]], "\(name)")
        }
    }

    @Test func linksByTag() throws {
        let scene = """
            { "size": [300, 300], "fps": 10, "duration": 3, "state": { "page": null },
              "view": { "NavigationStack": { "VStack": [{ "ForEach": { "in": ["'a'", "'b'"], "as": "i", "content":
                { "NavigationLink": { "label": { "Text": "to {i}" }, "destination": { "Text": "page {i}" }, "selection": "page", "tag": "i" } } } }, { "Text": "{page ?? 'none'}" }] } },
              "timeline": [{ "at": 0.1, "tap": "to b" }, { "at": 1.5, "set": { "page": null } }] }
            """
        let shown = try textsShown(scene, frames: [0, 12, 28])
        #expect(shown[0].contains("none") && !shown[0].contains("page b"))
        #expect(shown[1].contains("page b") && !shown[1].contains("page a"))
        #expect(shown[2].contains("none") && !shown[2].contains("page b"))
    }

    @Test func whatTheEnvironmentSaysAndIsTold() throws {
        let all = SceneEnvironmentValue.all.map(\.name)
        #expect(Set(all).count == all.count)
        let scene = """
            { "size": [300, 100], "scale": 2, "view": { "VStack": [
              { "Environment": { "Text": "{environment.colorSchemeContrast} {environment.pixelLength} {environment.lineLimit == null} {environment.lineSpacing} {environment.isPresented} {environment.isScrollEnabled}" } },
              { "Environment": { "as": "e", "content": { "Text": "{e.colorSchemeContrast} {e.lineLimit} {e.lineSpacing} {e.multilineTextAlignment} {e.truncationMode} {e.textCase} {e.minimumScaleFactor} {e.allowsTightening} {e.imageScale} {e.isScrollEnabled} {e.isEnabled} {e.displayScale}" } },
                "modifiers": [{ "environment": { "colorSchemeContrast": "increased", "lineLimit": 3, "lineSpacing": 2, "multilineTextAlignment": "trailing", "truncationMode": "head",
                  "textCase": "uppercase", "minimumScaleFactor": 0.5, "allowsTightening": true, "imageScale": "large", "isScrollEnabled": false, "isEnabled": true, "displayScale": 3 } }, "disabled"] },
              { "Environment": { "Text": "{environment.lineLimit == null} {environment.textCase} {environment.isEnabled}" },
                "modifiers": [{ "environment": { "lineLimit": null, "textCase": "none" } }, { "lineLimit": 2 }, { "textCase": "lowercase" }, "disabled"] }] } }
            """
        #expect(
            try textsShown(scene) == [
                ["standard 0.5 true 0 false true", "increased 3 2 trailing head uppercase 0.5 true large false true 3", "true none false"]
            ])
        #expect(
            try drawn(#"{ "Color": "primary", "modifiers": [{ "environment": { "colorScheme": "dark", "colorSchemeContrast": "increased" } }] }"#)
                == drawn(Color.primary.environment(\.colorScheme, .dark).environment(\.colorSchemeContrast, .increased)))
        let error = #expect(throws: Diagnostic.self) { try drawn(#"{ "Text": "a", "modifiers": [{ "environment": { "lineLimit": 0 } }] }"#) }
        #expect(error?.message == "'lineLimit' is a number from 1 to 1000000, or null")
    }

    /// What changes around is told anew.
    @Test func theEnvironmentChanges() throws {
        let scene = """
            { "size": [300, 100], "fps": 10, "duration": 1, "state": { "n": 1 },
              "view": { "VStack": [{ "Environment": { "Text": "{environment.lineSpacing}" } }], "modifiers": [{ "environment": { "lineSpacing": "n" } }] },
              "timeline": [{ "at": 0.1, "set": { "n": 2 } }] }
            """
        #expect(try textsShown(scene, frames: [0, 1]) == [["1"], ["2"]])
    }

    @Test func pointsOfBoxes() throws {
        let (point, half) = (UnitPoint(x: 0.25, y: 1), #"{ "frame": { "width": 20, "height": 10 } }"#)
        let red = Color.red.frame(width: 20, height: 10)
        for (modifier, view) in [
            (#"{ "rotationEffect": { "degrees": 90, "anchor": [0.25, 1] } }"#, AnyView(red.rotationEffect(.degrees(90), anchor: point))),
            (#"{ "scaleEffect": { "scale": 2, "anchor": ["n / 4", 1] } }"#, AnyView(red.scaleEffect(2, anchor: point))),
            (#"{ "rotationEffect": { "degrees": 90, "anchor": "{n > 0 ? 'top' : 'bottom'}" } }"#, AnyView(red.rotationEffect(.degrees(90), anchor: .top))),
        ] {
            #expect(try drawn("{ \"Color\": \"red\", \"modifiers\": [\(half), \(modifier)] }", state: #"{ "n": 1 }"#) == drawn(view), "\(modifier)")
        }
        #expect(
            try drawn(#"{ "Rectangle": {}, "modifiers": [{ "scale": { "scale": 0.5, "anchor": [0.25, 1] } }, { "fill": "red" }] }"#)
                == drawn(Rectangle().scale(0.5, anchor: point).fill(.red)))
    }

    @Test func edgesAndStyles() throws {
        #expect(
            try drawn(#"{ "Circle": {}, "modifiers": [{ "fill": { "color": "red", "antialiased": false } }] }"#)
                == drawn(Circle().fill(.red, style: FillStyle(antialiased: false))))
        #expect(
            try drawn(#"{ "Circle": {}, "modifiers": [{ "strokeBorder": { "color": "red", "lineWidth": 3, "antialiased": false } }] }"#)
                == drawn(Circle().strokeBorder(.red, lineWidth: 3, antialiased: false)))
        #expect(
            try drawn(
                #"{ "Color": "red", "modifiers": [{ "clipShape": { "shape": { "Circle": {} }, "antialiased": false } }, { "clipped": { "antialiased": true } }, { "cornerRadius": { "radius": 4, "antialiased": false } }] }"#
            )
                == drawn(Color.red.clipShape(Circle(), style: FillStyle(antialiased: false)).clipped(antialiased: true).cornerRadius(4, antialiased: false)))
        for (modifier, view) in [
            (#"{ "fill": { "style": "tint", "styleOpacity": 0.5 } }"#, AnyView(Circle().fill(.tint.opacity(0.5)))),
            (
                #"{ "foregroundStyle": { "gradient": { "of": "red" }, "styleOpacity": 0.25 } }"#,
                AnyView(Circle().foregroundStyle(Color.red.gradient.opacity(0.25)))
            ),
            (#"{ "background": { "color": "red", "styleOpacity": 0.25 } }"#, AnyView(Circle().background(Color.red.opacity(0.25)))),
            (#"{ "overlay": { "color": "red", "shadow": { "drop": 3 } } }"#, AnyView(Circle().overlay(Color.red.shadow(.drop(radius: 3))))),
        ] {
            #expect(try drawn("{ \"Circle\": {}, \"modifiers\": [\(modifier)] }") == drawn(view), "\(modifier)")
        }
    }

    @Test func mixturesOfColors() throws {
        for (text, color) in [
            ("mix(red, blue, 0.25)", Color.red.mix(with: .blue, by: 0.25)),
            ("mix(red, mix(blue, white, 0.5), 2)", Color.red.mix(with: .blue.mix(with: .white, by: 0.5), by: 1)),
            ("opacity(mix(primary, green, 0.5), 0.5)", Color.primary.mix(with: .green, by: 0.5).opacity(0.5)),
        ] {
            #expect(try drawn("{ \"Color\": \"\(text)\" }") == drawn(color), "\(text)")
        }
        // Constant colors are mixed at once.
        guard case .fill(_, .color(let mixed), _)? = try drawn(##"{ "Color": "mix(#000000, #FFFFFF80, 0.5)" }"##).last else {
            Issue.record("no color")
            return
        }
        // Half as light to the eye as white: OKLab's lightness is the cube root of the light.
        #expect(abs(mixed.linearRed - 0.125) < 1e-4 && abs(mixed.opacity - (1 + 128.0 / 255) / 2) < 1e-5)
        #expect(Fixture.failure("mix(rgb(1e300, 0, 0), rgb(1e300, 0, 0), 0.5)") == "t:1:1: error: the result is not a finite number")
        var deep = "red"
        for _ in 0..<9 { deep = "mix(\(deep), blue, 0.5)" }
        let error = #expect(throws: (any Error).self) { try drawn("{ \"Color\": \"\(deep)\" }") }
        #expect(error.map { "\($0)" }?.contains("mixtures of the system's colors lie more than 8 deep in each other") == true)
    }

    @Test func geometry() throws {
        let scene = """
            { "size": [100, 80], "safeArea": { "top": 10, "leading": 4 }, "view": { "VStack": { "spacing": 0, "content": [
              { "Color": "red", "modifiers": [{ "frame": { "height": 20 } }] },
              { "GeometryReader": { "Text": "{proxy.safeAreaInsets.top} {proxy.safeAreaInsets.leading} {proxy.bounds('all').minY} {proxy.bounds('all').height} {proxy.frame('all').minY}" } }] },
              "modifiers": [{ "coordinateSpace": "all" }] } }
            """
        #expect(try textsShown(scene) == [["0 4 -20 70 20"]])
    }

    @Test func lengthsOfContainers() throws {
        #expect(
            try drawn(
                #"{ "Color": "red", "modifiers": [{ "containerRelativeFrame": { "axes": "both", "length": "container.axis == 'horizontal' ? container.length / 4 : n" } }] }"#,
                state: #"{ "n": 7 }"#)
                == drawn(Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .horizontal ? length / 4 : 7 }))
    }

    @Test func fields() throws {
        let label = #"{ "Color": "red", "modifiers": [{ "frame": { "width": 9, "height": 5 } }] }"#
        let view = Color.red.frame(width: 9, height: 5)
        #expect(
            try drawn("{ \"TextField\": { \"text\": \"name\", \"label\": \(label) } }", state: #"{ "name": "" }"#)
                == drawn(TextField(text: .constant("")) { view }))
        #expect(
            try drawn("{ \"SecureField\": { \"text\": \"name\", \"label\": \(label) } }", state: #"{ "name": "" }"#)
                == drawn(SecureField(text: .constant("")) { view }))
        #expect(
            try drawn("{ \"Form\": [{ \"Picker\": { \"selection\": \"name\", \"options\": [\"A\"], \"label\": \(label) } }] }", state: #"{ "name": "A" }"#)
                == drawn(
                    Form {
                        Picker(selection: .constant("A")) {
                            Text("A").tag("A")
                        } label: {
                            view
                        }
                    }))
    }

    @Test func slidersTellOfTheFinger() throws {
        let scene = """
            { "size": [200, 60], "fps": 10, "duration": 3, "state": { "value": 0.5, "said": "" },
              "view": { "VStack": [{ "Slider": { "value": "value", "onEditingChanged": { "said": "{said}{isEditing} " } }, "modifiers": [{ "id": "'s'" }] }, { "Text": "{said}" }] },
              "timeline": [{ "at": 0.1, "slide": { "id": "s" }, "to": 1, "duration": 1 }] }
            """
        #expect(try textsShown(scene, frames: [0, 5, 20]) == [[""], ["true "], ["true false "]])
    }

    @Test func transactions() throws {
        /// Where a square is after half a second of its way of one second.
        func place(_ modifiers: String, frame: Int = 6) throws -> String {
            let scene = """
                { "size": [100, 10], "fps": 10, "duration": 2, "background": "white", "state": { "x": 0, "y": 0 },
                  "view": { "Color": "black", "modifiers": [{ "frame": { "width": 10, "height": 10 } }, { "offset": { "x": "x" } }, \(modifiers)] },
                  "timeline": [{ "at": 0.1, "set": { "x": 40 } }] }
                """
            return String(try runner(scene).frame(frame).description.split(separator: "\n").last ?? "")
        }
        let (half, end) = ("  fill #000000 rect(65, 0, 10, 10)", "  fill #000000 rect(85, 0, 10, 10)")
        func trimmed(_ line: String) -> String { line.trimmingPrefix { $0 == " " }.description }
        #expect(trimmed(try place(#"{ "transaction": { "animation": { "linear": 1 }, "value": "x" } }"#)) == trimmed(half))
        #expect(trimmed(try place(#"{ "transaction": { "animation": { "linear": 1 }, "value": "y" } }"#)) == trimmed(end))
        #expect(
            trimmed(try place(#"{ "transaction": { "animation": { "linear": 1 }, "modifiers": [{ "opacity": "x > 0 ? 0 : 1" }] } }"#, frame: 3))
                == trimmed(end),
            "only what the modifiers change moves")
    }

    @Test func waysInAndOut() throws {
        let scene = { (transition: String) in
            """
            { "size": [100, 100], "fps": 10, "duration": 2, "background": "white", "state": { "shown": true },
              "view": { "ZStack": [{ "Color": "white" }, { "if": "shown", "then": { "Color": "black", "modifiers": [{ "frame": { "width": 10, "height": 10 } }, { "transition": \(transition) }] } }] },
              "timeline": [{ "at": 0, "set": { "shown": false }, "animation": { "linear": 1 } }] }
            """
        }
        // Half of the way from 1 to 0.8, or to 1.2.
        #expect(try runner(scene(#"{ "blurReplace": "downUp" }"#)).frame(5).description.contains("transform (0.9, 0, 0, 0.9"))
        #expect(try runner(scene(#"{ "blurReplace": "upUp" }"#)).frame(5).description.contains("transform (1.1, 0, 0, 1.1"))
        #expect(try runner(scene(#"{ "scale": 0, "anchor": [1, 1] }"#)).frame(5).description.contains("transform (0.5, 0, 0, 0.5, 27.5, 27.5)"))
    }

    @Test func keyframesAlongCurves() throws {
        func places(_ keyframe: String) throws -> [[String]] {
            try textsShown(
                """
                { "size": [100, 100], "fps": 10, "duration": 2, "view": { "KeyframeAnimator": { "repeating": false, "tracks": { "x": [0, { "linear": { "to": 100, "duration": 1, \(keyframe) } }] },
                  "content": { "Text": "{round(value.x)}" } } } }
                """, frames: [5, 8])
        }
        #expect(try places(#""timingCurve": "circularEaseIn""#) == [["13"], ["40"]])
        // An S that the points (1, 0) and (0, 1) make.
        #expect(try places(#""controlPoints": [1, 0, 0, 1]"#)[0] == ["50"])
        let error = #expect(throws: Diagnostic.self) { try places(#""controlPoints": [1, 0]"#) }
        #expect(error?.message == "'controlPoints' are four numbers: x and y of both")
    }

    @Test func timelinesFromAMoment() throws {
        let scene =
            #"{ "size": [100, 100], "fps": 10, "duration": 2, "view": { "TimelineView": { "by": 0.5, "from": 0.2, "content": { "Text": "{time}" } } } }"#
        #expect(try textsShown(scene, frames: [1, 2, 6, 7, 12]).map { $0[0].prefix(4) } == ["0", "0.2", "0.2", "0.7", "1.2"].map { $0.prefix(4) })
    }
}

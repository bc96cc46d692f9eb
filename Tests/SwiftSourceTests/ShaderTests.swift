import Commands
import Foundation
import FramePipeline
import PNGCodec
import Testing

@testable import SwiftSource

/// Files in Metal's language, and programs that use them.
final class ShaderTests: Sendable {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private func write(_ files: [String: String]) throws {
        for (name, text) in files { try AtomicFile.write(Array(text.utf8), to: path(name)) }
    }

    @Test func stitchableFunctionsAreFound() {
        let code = """
            half4 helper(float2 p);
            [[ stitchable ]] half4 wave(float2 p, half4 c) { return c; }
            [[stitchable]]
            float2
            bend (float2 p) { if (p.x > 0) { p[0] = 1; } return p; }
            namespace effects { namespace small { [[ stitchable ]] half4 dot(float2 p) { return half4(0); } } }
            namespace { [[ stitchable ]] half4 last(float2 p) { return 0; } }
            """
        #expect(ShaderFile.functions(in: code) == ["wave", "bend", "effects::small::dot", "last"])
    }

    @Test func headersArePartOfTheText() throws {
        try write([
            "Shaders/Main.metal": """
            #include <metal_stdlib>
            #include "Noise.h" // noise
            /* #include "Missing.h" */
            # import "../Common/Math.h"
            [[ stitchable ]] half4 a(float2 p) { return 0; }
            """,
            "Shaders/Noise.h": "#pragma once\n#include \"Main.metal\"\nfloat noise();", "Common/Math.h": "float third();\n", "View.swift": "",
        ])
        let file = try ShaderFile(path: path("Shaders/Main.metal"), below: folder.path, folders: [])
        #expect(file.functions == ["a"])
        let main = path("Shaders/Main.metal")
        #expect(
            file.text.split(separator: "\n").map { $0.replacing(folder.path + "/", with: "") } == [
                "#line 1 \"Shaders/Main.metal\"", "#line 2 \"Shaders/Main.metal\"", "#line 1 \"Shaders/Noise.h\"", "#line 3 \"Shaders/Noise.h\"",
                "float noise();", "#line 3 \"Shaders/Main.metal\"", "/* #include \"Missing.h\" */", "#line 1 \"Shaders/../Common/Math.h\"", "float third();",
                "#line 5 \"Shaders/Main.metal\"", "[[ stitchable ]] half4 a(float2 p) { return 0; }",
            ], "\(main)")
    }

    @Test func filesForCoreImageHaveNoShaders() throws {
        let kernel = "#include <CoreImage/CoreImage.h>\nextern \"C\" { namespace coreimage { [[stitchable]] float4 k(sample_t s) { return s; } } }"
        try write(["K.metal": kernel])
        #expect(try ShaderFile(path: path("K.metal"), below: folder.path, folders: []).functions.isEmpty)
    }

    /// The compiler of a program in a sandbox is outside of the sandbox.
    @Test func noOtherFilesAreRead() throws {
        try write([
            "secret.txt": "1",
            "app/a.metal": "#include \"../secret.txt\"\n%: include \"/etc/passwd\"\n#embed \"/etc/passwd\"\n#include NAME\nconst char *a = R\"(/*)\";",
        ])
        let text = try ShaderText(path: path("app/a.metal"), below: path("app"), folders: []).lines.filter { $0.hasPrefix("#error") }
        #expect(
            text == [
                "#error '../secret.txt' file not found", "#error '/etc/passwd' file not found", "#error Metal has no #embed",
                "#error the name of a header is not written in the directive", "#error Metal has no raw strings",
            ])
    }

    @Test func vectorsInParenthesesAreDeclared() {
        func rewritten(_ text: String) -> String { ShaderDeclarations.rewritten(text) }
        #expect(rewritten("void f() { float2 p(1, 2); half3 c (a.r, 0, 1); }") == "void f() { float2 p = float2(1, 2); half3 c = half3(a.r, 0, 1); }")
        for text in ["float2 f(float2 p);", "namespace a { float2 f(float2 p) { return p; } }", "struct A { float2 f(float2 p); float2 q; };"] {
            #expect(rewritten(text) == text)
        }
        let other =
            "float4 f() { // float2 p(1, 2)\n  float2 q = float2(1, 2); auto l = [](float2 p) { return p; }; /* int2 i(1, 2) */ return g(q); }\n#define A float2 p(1, 2)\n"
        #expect(rewritten(other) == other)
    }

    @Test func theLinkersMessagesNameTheFunction() {
        let twice =
            "ld: error: a.o: multiple definition of 'easel_shaders_1_outside::easel_shaders_1::hash(float __vector(2))'\nld: b.o: previous definition here\n"
        #expect(ShaderCompiler.problem(inLinking: twice) == "several .metal files define the function hash: with `static`, each has its own")
        let none = "ld.lld: error: undefined symbol: easel_shaders_1_outside::easel_shaders_1::noise(float)\n"
        #expect(ShaderCompiler.problem(inLinking: none) == "the .metal files declare the function noise, and none of them defines it")
        #expect(ShaderCompiler.problem(inLinking: "ld.lld: error: undefined symbol: main") == nil)
    }

    // MARK: - Programs

    private static let shaders = """
        #include <metal_stdlib>
        #include <SwiftUI/SwiftUI_Metal.h>
        using namespace metal;

        [[ stitchable ]] half4 invert(float2 position, half4 color) {
            return half4(color.a - color.rgb, color.a);
        }
        [[ stitchable ]] half4 halves(float2 position, half4 color, float4 bounds, half4 other) {
            float2 middle(bounds.x + bounds.z / 2, 0);
            return position.x < middle.x ? color : other * color.a;
        }
        [[ stitchable ]] float2 shift(float2 position, float2 offset) { return position - offset; }
        [[ stitchable ]] half4 twice(float2 position, SwiftUI::Layer layer) { return layer.sample(position / 2.0); }
        [[ stitchable ]] half4 stripes(float2 position, float width, device const half4 *colors, int count) {
            return colors[int(position.x / width) % count];
        }
        [[ stitchable ]] half4 endless(float2 position, half4 color) {
            while (position.x > -1) { color.r += 0.001h; }
            return color;
        }
        """

    private static let views = """
        import SwiftUI
        private let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)
        struct Invert: View { var body: some View { red.colorEffect(ShaderLibrary.invert()) } }
        struct Halves: View { var body: some View { red.colorEffect(ShaderLibrary.default.halves(.boundingRect, .color(blue))) } }
        struct Shift: View {
            var body: some View {
                red.frame(width: 4, height: 8).distortionEffect(ShaderLibrary.shift(.float2(4, 0)), maxSampleOffset: CGSize(width: 4, height: 0))
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        struct Twice: View {
            var body: some View {
                HStack(spacing: 0) { red; blue; red; blue }.layerEffect(ShaderLibrary.twice(), maxSampleOffset: CGSize(width: 8, height: 8))
            }
        }
        struct Stripes: View { var body: some View { Rectangle().fill(ShaderLibrary.stripes(.float(2), .colorArray([red, blue]))) } }
        struct Endless: View { var body: some View { red.colorEffect(ShaderLibrary.endless()) } }
        """

    /// Draws a view of 8 by 8 pixels, and returns its fifth row: a letter for each pixel.
    private func row(_ view: String) throws -> String {
        let builder = try ProgramBuilder(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/")) { _ in }
        let program = try builder.program(of: SwiftSource(path: path("Views.swift")))
        var options = RenderOptions(input: path("Views.swift"))
        (options.view, options.isQuiet, options.size, options.scale, options.output) = (view, true, CGSize(width: 8, height: 8), 1, path("\(view).png"))
        let process = Process()
        process.executableURL = program.executable
        process.environment = BuiltProgram.environment
        let request = ProgramStart.makePipe()
        process.standardInput = request
        try ProgramStart.run(process)
        try request.fileHandleForWriting.write(contentsOf: try ViewRequest(options: options, timeline: nil, job: .still(.frame(0))).encoded())
        try request.fileHandleForWriting.close()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return "status \(process.terminationStatus)" }
        let image = try PNGDecoder.decode([UInt8](Data(contentsOf: URL(filePath: options.output))))
        let letters: [UInt32: Character] = [0xFFFF_0000: "r", 0xFF00_00FF: "b", 0xFF00_FFFF: "c"]
        return String(image.pixels[4 * 8..<5 * 8].map { letters[$0] ?? "." })
    }

    private static let hasLibrary = ProcessInfo.processInfo.environment["EASEL_RUNTIME"] != nil

    @Test(.enabled(if: hasLibrary, "Scripts/test names the library"))
    func shadersAreDrawn() throws {
        try write(["Shaders.metal": Self.shaders, "Views.swift": Self.views])
        #expect(try row("Invert") == "cccccccc")
        #expect(try row("Halves") == "rrrrbbbb")
        #expect(try row("Shift") == "....rrrr")
        // Interpolated with the clear pixels around the view, and between red and blue.
        #expect(try row("Twice") == ".rr..bb.")
        #expect(try row("Stripes") == "rrbbrrbb")
    }

    @Test(.enabled(if: hasLibrary, "Scripts/test names the library"))
    func anErrorHasThePlaceInTheFile() throws {
        let shaders = "#include <metal_stdlib>\nusing namespace metal;\n[[ stitchable ]] half4 invert(float2 p, half4 c) {\n    return half4(c.rgb, q);\n}\n"
        try write(["Shaders.metal": shaders, "Views.swift": Self.views])
        let builder = try ProgramBuilder(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/")) { _ in }
        let error = #expect(throws: SwiftSourceError.self) { try builder.program(of: SwiftSource(path: self.path("Views.swift"))) }
        #expect(error?.description.split(separator: "\n").first == "\(path("Shaders.metal")):4:25: error: use of undeclared identifier 'q'")
        #expect(error?.isPrefixed == false)
    }
}

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
        #expect(ShaderFile.functions(in: code).map(\.name) == ["wave", "bend", "effects::small::dot", "last"])
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
        #expect(rewritten("void f() { float2 p(1, 2); half3 c (a.r, 0, 1); }") == "void f() { float2 p = float2(1, 2); half3 c = half3 (a.r, 0, 1); }")
        for text in ["float2 f(float2 p);", "namespace a { float2 f(float2 p) { return p; } }", "struct A { float2 f(float2 p); float2 q; };"] {
            #expect(rewritten(text) == text)
        }
        let other =
            "float4 f() { // float2 p(1, 2)\n  float2 q = float2(1, 2); auto l = [](float2 p) { return p; }; /* int2 i(1, 2) */ return g(q); }\n#define A float2 p(1, 2)\n"
        #expect(rewritten(other) == other)
    }

    /// Metal's compiler accepts these, and that of C++ doesn't, or understands something else.
    @Test(arguments: [
        ("void f() { p.xy *= m; }", "void f() { p.xy = p.xy * ( m); }"),
        ("void f() { for (;;) s->a[i].c.rgb *= m + 1; }", "void f() { for (;;) s->a[i].c.rgb = s->a[i].c.rgb * ( m + 1); }"),
        ("void f() { a[i++].xy *= m; p.x *= 2; q *= m; }", "void f() { a[i++].xy *= m; p.x *= 2; q *= m; }"),
        ("void f() { bool2 m = a < b, n = c; m ? a : b; }", "void f() { bool2 m = (a < b) & 1, n = (c) & 1; (m != 0) ? a : b; }"),
        ("void f() { float2 a(1, 2), b(3, 4); }", "void f() { float2 a = float2(1, 2), b = float2(3, 4); }"),
        ("using vec2 = float2; vec2 f(vec2 p) { return vec2(1, p.y); }", "                   ; float2 f(float2 p) { return float2(1, p.y); }"),
        ("typedef float2 vec2; void f() { vec2 a(1, 2); }", "                   ; void f() { float2 a = float2(1, 2); }"),
        (
            "#define PI 3.14 // 1.0\nconst float a = 1e-3 + .5 + 1. + 0x1p3 + 1 + 0xE0 + 1.0f + 2.0h;",
            "#define PI 3.14f // 1.0\nconst float a = 1e-3f + .5f + 1.f + 0x1p3f + 1 + 0xE0 + 1.0f + 2.0h;"
        ),
        ("float3 pow(float3 v, float p);", "using metal::pow; float3 pow(float3 v, float p);"),
        (
            "kernel void k(uint i [[thread_position_in_grid]]) {\n  barrier(); // b\n} int a;",
            "                                                   \n             // b\n ; int a;"
        ),
        ("namespace a { vertex V v(); } int vertex_count;", "namespace a {              ; } int vertex_count;"),
    ])
    func metalsFormsAreRewritten(_ text: String, _ result: String) { #expect(ShaderDeclarations.rewritten(text) == result) }

    /// In Metal, the division of an integer by 0 has some result.
    @Test(arguments: [
        ("int f() { return a % n; }", "int f() { return a % ::easel::divisor(n); }"),
        ("f() { h / numeric_limits<uint>::max() + 1; }", "f() { h / ::easel::divisor(numeric_limits<uint>::max()) + 1; }"),
        ("f() { p / float2{w, h}; q / (float2){w, h}; }", "f() { p / ::easel::divisor(float2{w, h}); q / ::easel::divisor((float2){w, h}); }"),
        ("f() { v /= vec<float, 3>(1, 2, 3); a / sizeof x; }", "f() { v /= vec<float, 3>(1, 2, 3); a / sizeof x; }"),
        ("f() { a / (uint16_t)-x; }", "f() { a / ::easel::divisor((uint16_t)-x); }"),
        ("int f() { return a % 7 + b / 2.0 - c % 0; }", "int f() { return a % 7 + b / 2.0 - c % ::easel::divisor(0); }"),
        ("int f() { i %= n - 1; v.x /= w[i].y; }", "int f() { i %= ::easel::divisor(n - 1); v.x /= ::easel::divisor(w[i].y); }"),
        (
            "int f() { return a / g<int>(b, c) / (float)n / -(m / k).x; }",
            "int f() { return a / ::easel::divisor(g<int>(b, c)) / ::easel::divisor((float)n) / ::easel::divisor(-(m / ::easel::divisor(k)).x); }"
        ),
        (
            "int f() { return a / b < c && d / metal::max(e, 1) > 0; }",
            "int f() { return a / ::easel::divisor(b) < c && d / ::easel::divisor(metal::max(e, 1)) > 0; }"
        ),
        ("#define SIZE x * y\nint f() { return a / SIZE; } // a / b\nfloat2 operator/(float2 a, A b);", nil),
    ])
    func integersHaveDivisors(_ text: String, _ result: String?) { #expect(ShaderDivisors.rewritten(text) == result ?? text) }

    @Test(arguments: [
        (
            "float f(float2 p) { return p.x; } half f(half2 q) { return 0; }",
            "float f(float2 p) { return p.x; } template <int = 0> half f(half2 q) { return 0; }"
        ),
        (
            "struct A { half f(half a = 1) { return a; } float f(float b) const { return b; } };",
            "struct A { half f(half a = 1) { return a; } template <int = 0> float f(float b) const { return b; } };"
        ),
        ("half f(half a); float f(float a); half f(half a) { return g({0, 1}); }", nil),
        ("namespace a { half f(half a) { return a; } } namespace b { float f(float a) { return a; } }", nil),
        ("float f(float a) { return a; } int f(int a) { return a; } float f(float2 a) { return a.x; }", nil),
        (
            "half g(half3 a, int b) { return a.x; } half f() { return g({0, 0, 1}, 2) + g(a, b); }",
            "half g(half3 a, int b) { return a.x; } half f() { return g(float3{0, 0, 1}, 2) + g(a, b); }"
        ),
        ("float g(float2 a) { return 0; } float g(float3 a) { return 0; } float f() { return g({0, 0}); }", nil),
    ])
    func halvesAndListsAreOverloads(_ text: String, _ result: String?) { #expect(ShaderOverloads.rewritten(text) == result ?? text) }

    @Test func aFunctionThatSharesItsNameHasAType() {
        let code = "float noise(float2 p); [[ stitchable ]] half4 noise(float2 p, device const half4 *c [[buffer(0)]], int n = 1) { return noise(p); }"
        let function = ShaderFile.functions(in: code).first
        #expect(function?.signature == "auto (*)( float2 p , device const half4 * c [[ buffer ( 0 ) ]] , int n ) -> half4")
        #expect(ShaderFile.functions(in: "[[stitchable]] half4 a(float2 p) { return 0; }").first?.signature == nil)
    }

    /// The compiler sees a directive in each of these.
    @Test(arguments: [
        "\u{C}#include \"/etc/passwd\"", "\u{B}#include \"/etc/passwd\"", "\0#include \"/etc/passwd\"", "// x\r#include \"/etc/passwd\"",
        "#inc\\ \nlude \"/etc/passwd\"", "int a = 0xA'B' /* '\n#include \"/etc/passwd\"\n// */", "u8'a'0'/*'\n#include \"/etc/passwd\"",
        "\u{FEFF}#include \"/etc/passwd\"",
    ])
    func hiddenDirectivesAreFound(_ text: String) throws {
        try write(["app/a.metal": text])
        let lines = try ShaderText(path: path("app/a.metal"), below: path("app"), folders: []).lines
        #expect(lines.contains("#error '/etc/passwd' file not found"), "\(lines)")
        #expect(ShaderText.isComplete(lines.joined(separator: "\n")))
    }

    /// What the compiler sees when text is removed is checked, too.
    @Test func rewritingAddsNoDirective() {
        #expect(!ShaderText.isComplete(" #include \"a\""))
        #expect(ShaderText.isComplete(ShaderDeclarations.rewritten("kernel void f() {\n} #include \"a\"")))
    }

    @Test func aHeaderInAConditionIsRepeated() throws {
        try write(["a.metal": "#if 0\n#include \"A.h\"\n#endif\n#include \"A.h\"\n#include \"A.h\"", "A.h": "int a;"])
        let lines = try ShaderText(path: path("a.metal"), below: folder.path, folders: []).lines
        #expect(
            lines.filter { !$0.hasPrefix("#line") } == [
                "#if 0", "#ifndef EASEL_HEADER_0", "#define EASEL_HEADER_0", "int a;", "#endif", "#endif",
                "#ifndef EASEL_HEADER_0", "#define EASEL_HEADER_0", "int a;", "#endif",
            ])
    }

    /// Xcode finds a project's headers in any folder.
    @Test func headersAreFoundInOtherFolders() throws {
        let shader = "#include \"Noise.h\"\n[[ stitchable ]] half4 a(float2 p) { return 0; }"
        try write(["App/A.metal": shader, "App/Deep/Headers/Noise.h": "float noise();", "App/View.swift": "let a = ShaderLibrary.a()"])
        let file = try #require(try SwiftSource(path: path("App")).modules.last?.shaders.first)
        #expect(file.text.contains("float noise();"))
        #expect(!file.isAlone)
        let alone = try #require(try SwiftSource(path: path("App/View.swift")).modules.last?.shaders.first)
        #expect(alone.isAlone && alone.text.contains("#error"))
    }

    @Test func anErrorInAHeaderNamesTheFile() {
        let output = ShaderCompiler.messages("In file included from x.cpp:1:\nA.h:2:1: error: no\n1 error generated.", for: "A.metal")
        #expect(output == "A.h:2:1: error: no\nA.metal:1:1: error: a header of this file doesn't compile")
        #expect(ShaderCompiler.messages("A.metal:2:1: fatal error: no", for: "A.metal") == "A.metal:2:1: error: no")
    }

    @Test func theLibrarysNameIsPartOfTheText() throws {
        try write(["A.metal": "[[ stitchable ]] half4 a(float2 p) { return 0; }", "View.swift": "let a = ShaderLibrary.a()"])
        var module = try #require(try SwiftSource(path: path("View.swift")).modules.last)
        let text = ShaderCompiler.units(of: module)
        module.bundleName = "Other"
        #expect(text.count == 1 && text != ShaderCompiler.units(of: module))
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
        float3 pow(float3 v, float p) { return v * p; }
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

    /// Forms that public shaders use; `forms` is cyan if each has its result.
    private static let forms = """
        #include <metal_stdlib>
        using namespace metal;
        #if __METAL_VERSION__ < 310 || !defined(__METAL__)
        #error the version
        #endif
        using vec2 = float2;
        struct Strange { int a; };
        constexpr constant float3x3 rows = float3x3(1, 0, 0, 0, 2, 0, 0, 0, 1);
        kernel void fillTexture(texture2d<half, access::write> out [[texture(0)]], uint2 id [[thread_position_in_grid]]) {
            out.write(half4(1), id);
            threadgroup_barrier(mem_flags::mem_threadgroup);
        }
        float3 pow(float3 v, float p) { return float3(pow(v.x, p), pow(v.y, p), pow(v.z, p)); }
        template <class T> T third(T x) { return x * 0.1; }
        float forms(float2 p) { return p.x; }
        half sum(half3 v) { return v.x + v.y + v.z; }
        float tone(float x) { return x; }
        half tone(half x) { return x; }
        [[ stitchable ]] half4 strange(float2 p, Strange s) { return 0; }
        [[ stitchable ]] half4 forms(float2 p, half4 color, device const half4 *colors, int count) {
            float3 a = float3(1, 2, 3), b(2, 2, 2);
            bool3 m = a < b;
            bool ok = all(float3(a < b) == float3(1, 0, 0)) && all(float3(m) == float3(1, 0, 0)) && float(m.x) == 1 && m.x == true;
            ok = ok && all(half3(half3(a) > 1.5h) == half3(0, 1, 1)) && all(float3(a + 1 < b * 2) == float3(1, 1, 0));
            ok = ok && all(int3(as_type<int3>(a)) != int3(1)) && all((m ? a : b) == float3(1, 2, 2)) && all(float3(!m) == float3(0, 1, 1));
            vec2 v(3, 4), w(1, 0);
            v.xy *= float2x2(0, 1, 1, 0);
            a.xyz *= rows;
            ok = ok && all(v == vec2(4, 3)) && all(a == float3(1, 4, 3)) && w.x == 1 && all(pow(a, 2) == float3(1, 16, 9)) && forms(v) == 4;
            ok = ok && third(3.0f) == 3.0f * 0.1f && fmin(NAN, 2.0) == 2 && fmax(1, NAN) == 1;
            // An empty array.
            ok = ok && all(colors[int(p.x) % count] == half4(0));
            ok = ok && third(half(3)) == third(3.0f) && sum({1, 2, 3}) == 6 && tone(3.0f) == 3 && tone(2.0h) == 2;
            int zero = int(color.r) - 1, seven = 7;
            seven %= zero;
            ok = ok && 7 / zero == 7 && 7 % zero == 0 && seven == 0 && all(int2(7, 6) / int2(zero, 3) == int2(7, 2));
            return ok ? half4(0, 1, 1, 1) : color;
        }
        // The neighbor in the other branch records nothing there: no old values are read.
        [[ stitchable ]] half4 edges(float2 p, half4 color) {
            float d = 0;
            if (p.x < 3) d = fwidth(p.x * 0.25) + 0 * dfdx(p.y);
            return d == 0.25 ? half4(1, 0, 0, 1) : half4(0, 0, 1, 1);
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
        struct Forms: View { var body: some View { red.colorEffect(ShaderLibrary.forms(.colorArray([]))) } }
        struct Edges: View { var body: some View { red.colorEffect(ShaderLibrary.edges()) } }
        struct Endless: View { var body: some View { red.colorEffect(ShaderLibrary.endless()) } }
        """

    /// Draws a view of 8 by 8 pixels, and returns its fifth row: a letter for each pixel.
    private func row(_ view: String, timeout: Double = RenderOptions.defaultTimeout) throws -> String {
        let builder = try ProgramBuilder(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/")) { _ in }
        let program = try builder.program(of: SwiftSource(path: path("Views.swift")))
        var options = RenderOptions(input: path("Views.swift"))
        (options.view, options.isQuiet, options.size, options.scale, options.output) = (view, true, CGSize(width: 8, height: 8), 1, path("\(view).png"))
        options.timeout = timeout
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
        try write(["Shaders.metal": Self.shaders, "Forms.metal": Self.forms, "Views.swift": Self.views])
        #expect(try row("Forms") == "cccccccc")
        #expect(try row("Edges") == "rrbbbbbb")
        #expect(try row("Endless", timeout: 1) == "status 65")
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

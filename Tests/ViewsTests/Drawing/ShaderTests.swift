import CShaders
import Foundation
import Geometry
import Testing

@testable import Views

/// Shaders, which keep their functions and arguments and warn by name where they are used.
@MainActor
struct ShaderTests {
    @Test func argumentsKeepTheirNumbers() {
        typealias Argument = Shader.Argument
        #expect(Argument.float(2.0) == .floatArray([2]) && Argument.float2(2.0, 3.0) == .floatArray([2, 3]))
        #expect(Argument.float2(CGPoint(x: 2, y: 3)) == .floatArray([2, 3]) && Argument.float2(CGSize(width: 2, height: 3)) == .floatArray([2, 3]))
        #expect(Argument.float2(CGVector(dx: 2, dy: 3)) == .floatArray([2, 3]))
        #expect(Argument.float3(1.0, 2.0, 3.0) == .floatArray([1, 2, 3]) && Argument.float4(1.0, 2.0, 3.0, 4.0) == .floatArray([1, 2, 3, 4]))
        #expect(Argument.color(.red) == .colorArray([.red]) && Argument.color(.red) != .color(.blue))
        #expect(Argument.data(Data([1])) != .data(Data([2])) && Argument.boundingRect != .image(Image(systemName: "star")))
    }

    @Test func functionsKeepTheirNames() {
        let function = ShaderFunction(library: .default, name: "wave")
        #expect(ShaderLibrary.wave == function && ShaderLibrary.default.wave == function && function.name == "wave")
        let shader = ShaderLibrary.wave(.float(2.0), .boundingRect)
        #expect(shader == Shader(function: function, arguments: [.float(2.0), .boundingRect]))
        #expect(function.dynamicallyCall(withArguments: [.boundingRect]).arguments == [.boundingRect])
    }

    @Test func usesOfMissingFunctionsWarnByName() {
        let shader = ShaderLibrary.missing()
        let warning = "the shader missing isn't drawn: no .metal file of the program has a [[stitchable]] function of this name"
        func warnings(_ view: some View) -> [String] {
            let graph = host(view)
            _ = graph.displayList()
            return graph.warnings
        }
        #expect(warnings(Color.red.colorEffect(shader)) == [warning])
        #expect(warnings(Color.red.distortionEffect(shader, maxSampleOffset: .zero)) == [warning])
        #expect(warnings(Color.red.layerEffect(shader, maxSampleOffset: .zero)) == [warning])
        #expect(warnings(Color.red.visualEffect { effect, _ in effect.layerEffect(shader, maxSampleOffset: .zero) }) == [warning])
        #expect(warnings(Color.red.colorEffect(shader, isEnabled: false)).isEmpty)
        let graph = host(Rectangle().fill(.shader(shader)))
        #expect(graph.colors.allSatisfy { $0.opacity == 0 })
        #expect(graph.warnings == [warning])
    }

    /// Adds functions without code to those of the program: `tint`, a color effect or a style with one argument, and `bend`, a distortion without arguments.
    private static let functions: (tint: ShaderFunction, bend: ShaderFunction) = {
        let table = UnsafeMutablePointer<easel_shader>.allocate(capacity: 2)
        let library = unsafe strdup("")
        let none: easel_shader_function = { _ in }
        unsafe (table + 0).initialize(
            to: easel_shader(library: library, name: strdup("tint"), fill: none, colorEffect: none, distortionEffect: nil, layerEffect: nil, argumentCount: 2))
        unsafe (table + 1).initialize(
            to: easel_shader(library: library, name: strdup("bend"), fill: nil, colorEffect: nil, distortionEffect: none, layerEffect: nil, argumentCount: 0))
        unsafe easel_add_shaders(table, 2)
        return (ShaderLibrary.tint, ShaderLibrary.bend)
    }()

    private func drawn(_ view: some View) -> String { host(view.frame(width: 40, height: 20), width: 60, height: 40).displayList().description }

    @Test func effectsHaveThePositionsOfTheView() {
        let (tint, bend) = Self.functions
        let square = "fill #000000 rect(10, 10, 40, 20)"
        #expect(drawn(Rectangle().colorEffect(tint(.boundingRect))).hasSuffix("color tint([0, 0, 40, 20]) from (10, 10)\n  \(square)"))
        #expect(
            drawn(Rectangle().distortionEffect(bend(), maxSampleOffset: CGSize(width: 5, height: -1)))
                .hasSuffix("distortion bend() from (10, 10) reach 5x0\n  \(square)"))
        let moving = Rectangle().visualEffect { effect, proxy in effect.colorEffect(tint(.float2(proxy.size))) }
        #expect(drawn(moving).hasSuffix("color tint([40, 20]) from (10, 10)\n  \(square)"))
        #expect(drawn(Rectangle().fill(tint(.color(.red), .boundingRect))).contains("fill shader tint(#FF3B30, [0, 0, 40, 20]) from (10, 10) rect"))
    }

    @Test func otherUsesWarn() {
        let (tint, bend) = Self.functions
        func warnings(_ view: some View) -> [String] { host(view).warnings }
        #expect(
            warnings(Color.red.colorEffect(bend())) == ["the shader bend isn't drawn: a color effect is a function half4 bend(float2 position, half4 color, …)"]
        )
        #expect(warnings(Color.red.colorEffect(tint())) == ["the shader tint isn't drawn: it takes 1 argument from Swift"])
    }

    @Test func argumentsAreAnimated() {
        struct Fading: View {
            let tint: ShaderFunction
            @State private var amount = 0.0
            var body: some View {
                Rectangle().colorEffect(tint(.float(amount))).onAppear { withAnimation(.linear(duration: 1)) { amount = 8 } }
            }
        }
        let graph = host(Fading(tint: Self.functions.tint))
        graph.step(to: 0.5)
        #expect(graph.displayList().description.contains("color tint(4)"))
    }

    @Test func compilingFindsMissingFunctions() async throws {
        try await Self.functions.bend().compile(as: .distortionEffect)
        await #expect(throws: (any Error).self) { try await Self.functions.bend().compile(as: .colorEffect) }
    }
}

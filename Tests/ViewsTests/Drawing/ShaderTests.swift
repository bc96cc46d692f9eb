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

    @Test func usesWarnByName() {
        let shader = ShaderLibrary.wave()
        func warnings(_ view: some View) -> [String] { host(view).warnings }
        #expect(warnings(Color.red.colorEffect(shader)) == ["colorEffect(wave) is accepted, and not drawn"])
        #expect(warnings(Color.red.distortionEffect(shader, maxSampleOffset: .zero)) == ["distortionEffect(wave) is accepted, and not drawn"])
        #expect(warnings(Color.red.layerEffect(shader, maxSampleOffset: .zero)) == ["layerEffect(wave) is accepted, and not drawn"])
        #expect(warnings(Color.red.colorEffect(shader, isEnabled: false)).isEmpty)
        let graph = host(Rectangle().fill(.shader(shader)))
        #expect(graph.colors.allSatisfy { $0.opacity == 0 })
        #expect(graph.warnings == ["Shader wave is accepted, and not drawn"])
    }
}

import CShaders
import Display
import Foundation
import Geometry
import Testing

@testable import CairoCanvas

/// Functions in the form of compiled shaders.
enum TestShaders {
    /// Adds the functions `swap` and `move` to those of the program.
    ///
    /// `swap` exchanges red and blue, and fills with its first argument, a color. `move` shows the pixels from its first argument's place further on.
    static let names: (swap: String, move: String) = {
        let table = UnsafeMutablePointer<easel_shader>.allocate(capacity: 2)
        let library = unsafe strdup("")
        unsafe (table + 0).initialize(
            to: easel_shader(library: library, name: strdup("swap"), fill: fill, colorEffect: swap, distortionEffect: nil, layerEffect: nil, argumentCount: 1))
        unsafe (table + 1).initialize(
            to: easel_shader(library: library, name: strdup("move"), fill: nil, colorEffect: nil, distortionEffect: move, layerEffect: move, argumentCount: 1))
        unsafe easel_add_shaders(table, 2)
        return ("swap", "move")
    }()

    private static func forEachPixel(_ call: easel_shader_call, _ body: (_ x: Double, _ y: Double, UInt32) -> UInt32) {
        let map = unsafe call.toPosition
        for row in 0..<Int(unsafe call.height) {
            for column in 0..<Int(unsafe call.width) {
                let place = unsafe call.target + (row * call.rowLength + column)
                let (x, y) = unsafe (Double(call.x) + Double(column) + 0.5, Double(call.y) + Double(row) + 0.5)
                unsafe place.pointee = body(map.a * x + map.c * y + map.tx, map.b * x + map.d * y + map.ty, place.pointee)
            }
        }
    }

    private static func firstNumbers(_ call: easel_shader_call, _ count: Int) -> [Float] {
        guard let values = unsafe call.arguments?.pointee.values?.assumingMemoryBound(to: Float.self) else { return [Float](repeating: 0, count: count) }
        return (0..<count).map { unsafe values[$0] }
    }

    private static let swap: easel_shader_function = { call in
        guard let call = unsafe call?.pointee else { return }
        unsafe forEachPixel(call) { _, _, pixel in pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | pixel >> 16 & 0xFF }
    }

    private static let fill: easel_shader_function = { call in
        guard let call = unsafe call?.pointee else { return }
        let color = unsafe firstNumbers(call, 4)
        let pixel = [3, 0, 1, 2].reduce(UInt32(0)) { $0 << 8 | UInt32(saturating: (color[$1] * 255).rounded()) }
        // Only from the position's origin on.
        unsafe forEachPixel(call) { x, y, _ in x > 0 && y > 0 ? pixel : 0 }
    }

    private static let move: easel_shader_function = { call in
        guard let call = unsafe call?.pointee else { return }
        let distance = unsafe Double(firstNumbers(call, 1)[0])
        let (source, map) = unsafe (call.source, call.toSource)
        unsafe forEachPixel(call) { x, y, _ in
            let column = Int(saturating: (map.a * (x + distance) + map.c * y + map.tx).rounded(.down))
            let row = Int(saturating: (map.b * (x + distance) + map.d * y + map.ty).rounded(.down))
            guard (0..<Int(unsafe source.width)).contains(column), (0..<Int(unsafe source.height)).contains(row) else { return 0 }
            return unsafe source.pixels[row * source.rowLength + column]
        }
    }
}

/// Effects and paints whose pixels a function of the program computes.
struct ShaderPaintingTests {
    private func call(_ name: String, _ arguments: [ShaderCall.Argument] = []) -> ShaderCall { ShaderCall(library: "", name: name, arguments: arguments) }

    @Test func aColorEffectChangesEachPixel() throws {
        let square = fill(Path(CGRect(x: 1, y: 1, width: 2, height: 2)), 0xFF8000)
        let image = try picture(4, 4, [.group(.shader(ShaderEffect(.color, call(TestShaders.names.swap), origin: .zero)), [square])])
        #expect(image[1, 1] == 0xFF00_80FF && image[0, 0] == 0)
    }

    @Test func aDistortionReachesBeyondTheItems() throws {
        let square = fill(Path(CGRect(x: 4, y: 1, width: 2, height: 2)), 0xFF8000)
        func image(reach: CGFloat) throws -> Pixmap {
            let effect = ShaderEffect(
                .distortion, call(TestShaders.names.move, [.numbers([3])]), origin: CGPoint(x: 4, y: 1), reach: CGSize(width: reach, height: 0))
            return try picture(8, 4, [.group(.shader(effect), [square])])
        }
        let moved = try #require(try image(reach: 3).inkBox())
        #expect(moved.x == 1...2 && moved.y == 1...2)
        // The pixels would be outside of the effect.
        #expect(try image(reach: 0).inkBox() == nil)
    }

    @Test func aPaintBeginsAtItsOrigin() throws {
        let paint = ShaderPaint(call(TestShaders.names.swap, [.colors([color(0x00FF00)])]), origin: CGPoint(x: 2, y: 0))
        let image = try picture(4, 2, [.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 2)), .shader(paint), FillStyle())])
        #expect(Array(image.pixels[0..<4]) == [0, 0, 0xFF00_FF00, 0xFF00_FF00])
    }

    @Test func aMissingFunctionLeavesTheItemsAsTheyAre() throws {
        let square = fill(Path(CGRect(x: 1, y: 1, width: 2, height: 2)), 0xFF8000)
        for call in [call("missing"), call(TestShaders.names.move, [.numbers([1])]), call(TestShaders.names.swap, [.numbers([1])])] {
            let image = try picture(4, 4, [.group(.shader(ShaderEffect(.color, call, origin: .zero)), [square])])
            #expect(try image == picture(4, 4, [square]))
        }
        let unknown = Paint.shader(ShaderPaint(call("missing")))
        #expect(try picture(4, 4, [.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), unknown, FillStyle())]).inkBox() == nil)
    }

    @Test func theBytesDontDependOnTheThreads() throws {
        let square = fill(Path(roundedRect: CGRect(x: 3, y: 3, width: 50, height: 590), cornerRadius: 9), 0xFF8000)
        let color = DisplayItem.group(.shader(ShaderEffect(.color, call(TestShaders.names.swap), origin: .zero)), [square])
        let effect = ShaderEffect(.layer, call(TestShaders.names.move, [.numbers([7])]), origin: .zero, reach: CGSize(width: 7, height: 0))
        let list = DisplayList(size: CGSize(width: 60, height: 600), scale: 1.5, items: [.group(.shader(effect), [color])])
        let one = try Painter().paint(list)
        var two = Pixmap(width: 1, height: 1)
        try Painter().paint(list, into: &two, threads: 2)
        #expect(one == two)
    }
}

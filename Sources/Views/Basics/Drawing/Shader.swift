import Foundation

/// A library of shader functions: those in the `.metal` files of the app, or of a bundle.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
    /// The name of the bundle; empty for that of the app.
    let bundleName: String

    /// The library of the app.
    public static let `default` = ShaderLibrary(bundleName: "")
    private init(bundleName: String) { self.bundleName = bundleName }
    /// Creates a library from compiled functions. They can't run here, so functions with the same names in the program's `.metal` files run instead.
    public init(data: Data) { bundleName = "" }
    /// Creates a library from a file of compiled functions. They can't run here, so functions with the same names in the program's `.metal` files run instead.
    public init(url: URL) { bundleName = "" }
    /// Returns the library of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
        let name = bundle.bundleURL.lastPathComponent
        return ShaderLibrary(bundleName: name.hasSuffix(".bundle") ? String(name.dropLast(7)) : "")
    }
    /// Returns the function of this name.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
    /// Returns the default library's function of this name.
    public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: .default, name: name) }
}

/// A function of a shader library.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
    public var library: ShaderLibrary
    public var name: String
    /// Creates a reference to a function.
    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }
    /// Returns a shader that calls the function with these arguments.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader { Shader(function: self, arguments: args) }
}

/// A function of Metal's language that computes pixels: the content of shapes, or an effect on views.
public struct Shader: Hashable, Sendable, ShapeStyle {
    public typealias Resolved = _DrawnShapeStyle

    /// The purpose of a shader.
    public struct UsageType: Hashable, Sendable {
        let name: String
        public static let shapeStyle = UsageType(name: "shapeStyle")
        public static let colorEffect = UsageType(name: "colorEffect")
        public static let distortionEffect = UsageType(name: "distortionEffect")
        public static let layerEffect = UsageType(name: "layerEffect")
    }

    /// An argument of a shader function.
    public struct Argument: Hashable, Sendable {
        enum Value: Hashable, Sendable {
            case numbers([Float])
            case colors([Color])
            case data(Data)
            case image(Image)
            case boundingRect

            static func == (a: Value, b: Value) -> Bool {
                switch (a, b) {
                case (.numbers(let a), .numbers(let b)): a == b
                case (.colors(let a), .colors(let b)): a == b
                case (.data(let a), .data(let b)): a == b
                case (.image(let a), .image(let b)): a == b
                case (.boundingRect, .boundingRect): true
                default: false
                }
            }
            func hash(into hasher: inout Hasher) {
                switch self {
                case .numbers(let numbers): hasher.combine(numbers)
                case .colors(let colors): hasher.combine(colors)
                case .data(let data): hasher.combine(data)
                case .image: hasher.combine(0)
                case .boundingRect: hasher.combine(1)
                }
            }
        }
        let value: Value

        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(value: .numbers([Float(x)])) }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument(value: .numbers([Float(x), Float(y)])) }
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
        public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            Argument(value: .numbers([Float(x), Float(y), Float(z)]))
        }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            Argument(value: .numbers([Float(x), Float(y), Float(z), Float(w)]))
        }
        /// Numbers, for two parameters: a pointer and a count.
        public static func floatArray(_ array: [Float]) -> Argument { Argument(value: .numbers(array)) }
        /// The bounding rect of the shape or view: x, y, width, and height.
        public static var boundingRect: Argument { Argument(value: .boundingRect) }
        /// A color: premultiplied components in gamma-encoded sRGB.
        public static func color(_ color: Color) -> Argument { Argument(value: .colors([color])) }
        /// Colors, for two parameters: a pointer and a count.
        public static func colorArray(_ array: [Color]) -> Argument { Argument(value: .colors(array)) }
        /// An image, for a parameter of the type `texture2d<half>`. A symbol has no pixels, and is clear.
        public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }
        /// Bytes, for two parameters: a pointer and a count.
        public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
    }

    public var function: ShaderFunction
    public var arguments: [Argument]
    /// Whether noise hides bands of color.
    public var dithersColor = false

    /// Creates a call of a function.
    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// Compiles the shader in advance. All shaders of a program are compiled with it, so this only finds functions that are missing.
    ///
    /// - Throws: an error for a function that can't be used for this purpose.
    public func compile(as type: UsageType) async throws {
        let use: ShaderEffect.Use? =
            switch type {
            case .colorEffect: .color
            case .distortionEffect: .distortion
            case .layerEffect: .layer
            default: nil
            }
        let arguments = [ShaderCall.Argument](repeating: .numbers([]), count: arguments.count)
        let call = ShaderCall(library: function.library.bundleName, name: function.name, arguments: arguments)
        if let problem = ShaderFunctions.problem(of: call, as: use) { throw ShaderError(description: problem.message(function.name, as: use)) }
    }

    public func _paint(in environment: EnvironmentValues) -> _Paint {
        guard let call = call(as: nil, in: environment) else { return _Paint(.color(.clear)) }
        return _Paint(.shader(ShaderPaint(call, boundingRects: boundingRects)))
    }
}

/// A shader that can't be drawn.
private struct ShaderError: Error, CustomStringConvertible {
    let description: String
}

extension Shader {
    /// The numbers of the arguments that are the bounding rect.
    var boundingRects: [Int] { arguments.indices.filter { arguments[$0].value == .boundingRect } }

    /// Returns the call with its colors and images resolved, and with empty bounding rects; nil, with a warning, if it can't be drawn.
    @MainActor func call(as use: ShaderEffect.Use?, in environment: EnvironmentValues) -> ShaderCall? {
        let resolved = arguments.map { argument -> ShaderCall.Argument in
            switch argument.value {
            case .numbers(let numbers): .numbers(numbers.map { $0.isFinite ? $0 : 0 })
            case .colors(let colors): .colors(colors.map { $0.resolve(in: environment) })
            case .data(let data): .data([UInt8](data))
            case .image(let image): .image(image.load(in: environment)?.pixmap)
            case .boundingRect: .numbers([0, 0, 0, 0])
            }
        }
        let call = ShaderCall(library: function.library.bundleName, name: function.name, arguments: resolved, dithersColor: dithersColor)
        if let problem = ShaderFunctions.problem(of: call, as: use) {
            environment.warnings?.add(problem.message(function.name, as: use))
            return nil
        }
        return call
    }
}

extension ShaderFunctions.Problem {
    /// Returns the message for a function.
    func message(_ name: String, as use: ShaderEffect.Use?) -> String {
        let start = "the shader \(name) isn't drawn: "
        switch self {
        case .missing: return start + "no .metal file of the program has a [[stitchable]] function of this name"
        case .argumentCount(let count): return start + "it takes \(count) \(count == 1 ? "argument" : "arguments") from Swift"
        case .unusable:
            let needed =
                switch use {
                case nil: "a style is a function half4 \(name)(float2 position, …)"
                case .color?: "a color effect is a function half4 \(name)(float2 position, half4 color, …)"
                case .distortion?: "a distortion is a function float2 \(name)(float2 position, …)"
                case .layer?: "a layer effect is a function half4 \(name)(float2 position, SwiftUI::Layer layer, …)"
                }
            return start + needed
        }
    }
}

extension ShapeStyle where Self == Shader {
    /// A style that a shader computes.
    public static func shader(_ shader: Shader) -> Shader { shader }
}

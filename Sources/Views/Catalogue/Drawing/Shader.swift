import Foundation

/// A library of shader functions. No shader is run: each use causes a warning with the function's name.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
    /// The library of the app.
    public static let `default` = ShaderLibrary()
    private init() {}
    /// Creates a library from compiled functions.
    public init(data: Data) {}
    /// Creates a library from a file of compiled functions.
    public init(url: URL) {}
    /// Returns a library of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
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

/// A function on the graphics processor that computes pixels. It is not run: styles draw nothing, effects leave views unchanged, both with a warning.
public struct Shader: Hashable, Sendable, ShapeStyle {
    public typealias Resolved = _DrawnShapeStyle

    /// The purpose of a shader.
    public struct UsageType: Hashable, Sendable {
        private let name: String
        public static let shapeStyle = UsageType(name: "shapeStyle")
        public static let colorEffect = UsageType(name: "colorEffect")
        public static let distortionEffect = UsageType(name: "distortionEffect")
        public static let layerEffect = UsageType(name: "layerEffect")
    }

    /// An argument of a shader function.
    public struct Argument: Hashable, Sendable {
        private enum Value: Hashable, Sendable {
            case numbers([Float])
            case colors([Color])
            case data(Data)
            case image
            case boundingRect
        }
        private let value: Value

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
        public static func floatArray(_ array: [Float]) -> Argument { Argument(value: .numbers(array)) }
        /// The bounding rect of the shape or view.
        public static var boundingRect: Argument { Argument(value: .boundingRect) }
        public static func color(_ color: Color) -> Argument { Argument(value: .colors([color])) }
        public static func colorArray(_ array: [Color]) -> Argument { Argument(value: .colors(array)) }
        public static func image(_ image: Image) -> Argument { Argument(value: .image) }
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

    /// Compiles the shader in advance, which does nothing here.
    public func compile(as type: UsageType) async throws {}

    public func _paint(in environment: EnvironmentValues) -> _Paint {
        environment.warnings?.add("Shader \(function.name) is accepted, and not drawn")
        return _Paint(.color(.clear))
    }
}

extension ShapeStyle where Self == Shader {
    /// A style that a shader computes. It draws nothing here, with a warning.
    public static func shader(_ shader: Shader) -> Shader { shader }
}

extension View {
    /// Changes the view's colors with a shader. Not drawn, with a warning.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        notDrawn(isEnabled ? "colorEffect(\(shader.function.name))" : nil)
    }
    /// Moves the view's pixels with a shader. Not drawn, with a warning.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        notDrawn(isEnabled ? "distortionEffect(\(shader.function.name))" : nil)
    }
    /// Changes the view with a shader. Not drawn, with a warning.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        notDrawn(isEnabled ? "layerEffect(\(shader.function.name))" : nil)
    }
}

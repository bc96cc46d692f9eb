/// Changes the view's pixels with a shader.
struct _ShaderEffect: DisplayEffectModifier, Equatable {
    private let use: ShaderEffect.Use
    private let shader: Shader
    private let reach: CGSize
    private let isEnabled: Bool
    /// The call with its colors resolved in the environment; nil if it can't be drawn.
    private var call: ShaderCall?

    init(_ use: ShaderEffect.Use, _ shader: Shader, reach: CGSize = .zero, isEnabled: Bool) {
        (self.use, self.shader, self.isEnabled) = (use, shader, isEnabled)
        self.reach = reach.reach
    }

    var animatableData: _PaintData {
        get { call?.data ?? .zero }
        set { call?.data = newValue }
    }

    var name: String {
        switch use {
        case .color: "colorEffect"
        case .distortion: "distortionEffect"
        case .layer: "layerEffect"
        }
    }
    static var dependsOnRect: Bool { true }
    static var readsEnvironment: Bool { true }
    @MainActor private func called(in environment: EnvironmentValues) -> Self {
        var copy = self
        copy.call = isEnabled ? shader.call(as: use, in: environment) : nil
        return copy
    }
    @MainActor func makeRenderNode(around child: RenderNode, owner: _Node) -> EffectRenderNode<Self> {
        EffectRenderNode(owner: owner, child: child, effect: called(in: owner.inputs.environment))
    }
    @MainActor func updateRenderNode(_ node: EffectRenderNode<Self>) { node.setEffect(called(in: node.owner.inputs.environment)) }
    func effect(in rect: CGRect) -> DisplayEffect? {
        call.map { .shader(ShaderEffect(use, $0, boundingRects: shader.boundingRects, in: rect, reach: reach)) }
    }
}

extension CGSize {
    /// The size as the reach of a shader; an infinite one is limited.
    fileprivate var reach: CGSize {
        func limited(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 32_767) : 0 }
        return CGSize(width: limited(width), height: limited(height))
    }
}

extension ShaderEffect {
    /// Creates the effect for a view in a rect.
    init(_ use: Use, _ call: ShaderCall, boundingRects: [Int], in rect: CGRect, reach: CGSize) {
        var call = call
        for index in boundingRects where index < call.arguments.count {
            call.arguments[index] = .numbers([0, 0, Float(rect.width), Float(rect.height)])
        }
        self.init(use, call, origin: rect.origin, reach: reach)
    }
}

extension Shader {
    /// Returns the effect for a drawing in a rect; nil, with a warning, if it can't be drawn.
    @MainActor func effect(_ use: ShaderEffect.Use, in rect: CGRect, maxSampleOffset: CGSize = .zero, _ environment: EnvironmentValues) -> DisplayEffect? {
        call(as: use, in: environment).map {
            .shader(ShaderEffect(use, $0, boundingRects: boundingRects, in: rect, reach: maxSampleOffset.reach))
        }
    }
}

extension Shader {
    /// Returns the paint for the coordinates in which a shape is drawn.
    ///
    /// - Parameter bounds: the value of arguments that are the bounding rect.
    @MainActor func paint(within bounds: CGRect, in environment: EnvironmentValues) -> Paint {
        guard var call = call(as: nil, in: environment) else { return .color(.clear) }
        for index in boundingRects {
            call.arguments[index] = .numbers([bounds.minX, bounds.minY, bounds.width, bounds.height].map { Float($0.zeroIfNotFinite) })
        }
        return .shader(ShaderPaint(call))
    }
}

extension ShaderCall {
    /// The animated numbers: those of all arguments, then the colors.
    var data: _PaintData {
        get {
            var rest: [SIMD4<Double>] = []
            for argument in arguments {
                switch argument {
                case .numbers(let numbers):
                    for start in stride(from: 0, to: numbers.count, by: 4) {
                        var vector = SIMD4<Double>.zero
                        for lane in 0..<min(4, numbers.count - start) { vector[lane] = Double(numbers[start + lane]) }
                        rest.append(vector)
                    }
                case .colors(let colors): rest += colors.map(\.components)
                case .data, .image: break
                }
            }
            return _PaintData(first: .zero, rest: rest)
        }
        set {
            guard newValue.rest.count == data.rest.count else { return }
            var place = 0
            for index in arguments.indices {
                switch arguments[index] {
                case .numbers(var numbers):
                    for start in stride(from: 0, to: numbers.count, by: 4) {
                        for lane in 0..<min(4, numbers.count - start) { numbers[start + lane] = Float(newValue.rest[place][lane]) }
                        place += 1
                    }
                    arguments[index] = .numbers(numbers)
                case .colors(var colors):
                    for color in colors.indices {
                        colors[color].components = newValue.rest[place]
                        place += 1
                    }
                    arguments[index] = .colors(colors)
                case .data, .image: break
                }
            }
        }
    }
}

extension View {
    /// Changes the color of each pixel with a shader: a function of a position in the view, in points, and of the pixel's premultiplied color.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { modifier(_ShaderEffect(.color, shader, isEnabled: isEnabled)) }
    /// Moves the view's pixels with a shader: a function from a position in the view, in points, to that of the pixel shown there.
    ///
    /// - Parameter maxSampleOffset: the greatest distance of these positions along each axis.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        modifier(_ShaderEffect(.distortion, shader, reach: maxSampleOffset, isEnabled: isEnabled))
    }
    /// Replaces the view's pixels with a shader: a function of a position in the view, in points, and of all of the view's pixels.
    ///
    /// - Parameter maxSampleOffset: the greatest distance along each axis between a pixel and those that its color depends on.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        modifier(_ShaderEffect(.layer, shader, reach: maxSampleOffset, isEnabled: isEnabled))
    }
}

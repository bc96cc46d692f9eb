import Geometry
import Views

/// A gradient as a scene says it.
struct PreparedGradient: Sendable {
    fileprivate typealias Make = @MainActor @Sendable (SceneArguments) -> any ShapeStyle
    fileprivate typealias MakeView = @MainActor @Sendable (SceneArguments) -> any _GradientStyle

    private let make: Make
    private let arguments: PreparedArguments

    @MainActor func style(in scope: SceneScope) -> AnyShapeStyle {
        @MainActor func erase(_ style: some ShapeStyle) -> AnyShapeStyle { AnyShapeStyle(style) }
        return erase(make(SceneArguments(prepared: arguments, scope: scope)))
    }

    /// Reads `{ "linear": { "colors": ["red", "blue"] } }`; nil after an error.
    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        cases.read(node, path: path, binder: binder, scope: scope).map { .custom(PreparedGradient(make: $0.meaning, arguments: $0.arguments)) }
    }

    private static let cases = NamedCases<Make>(
        "a gradient",
        kinds.map { kind in
            .init(kind.short, kind.parameters, primary: "colors", exactlyOne: ["colors", "stops"], kind.summary) { kind.make($0) }
        } + [
            .init(
                "of", [.init("color", .value(.color), isRequired: true, "The color.")], primary: "color",
                "A color, a little lighter at the top: Color.gradient."
            ) { ($0.color("color") ?? .clear).gradient }
        ])

    /// For the schema and the reference.
    static var shape: ValueShape { .named(cases.signatures, changes: []) }

    /// The views that are gradients, by SwiftUI's names.
    static let views: [ViewEntry] = kinds.map { kind in
        ViewEntry(kind.name, kind.parameters, primary: "colors", exactlyOne: ["colors", "stops"], otherNames: ["Gradient"], kind.summary) { arguments in
            @MainActor func content(_ gradient: some View) -> SceneContent { SceneContent(gradient) }
            return content(kind.make(arguments))
        }
    }

    private struct Kind: Sendable {
        let name: String
        let short: String
        let parameters: [BoundParameter]
        let summary: String
        let make: MakeView
    }

    private static let stop = BoundSignature(
        "stop",
        [
            .init("color", .value(.color), isRequired: true, "The color."),
            .init("location", .number(in: 0...1, allowsInfinity: false), isRequired: true, "Where it is reached, 0…1 of the way."),
        ], primary: nil, local: nil, otherNames: [], "A color and its place.")

    /// The colors of a gradient, in one of two ways.
    static let colorParameters: [BoundParameter] = [
        .init("colors", .value(.array(.color)), "Colors at equal distances."),
        .init(
            "stops", .custom("an array of { \"color\": …, \"location\": … }"), shape: .list(.parameters(stop.signature)),
            reader: { node, path, binder, scope in
                guard let elements = node.elements else {
                    binder.collector.error("expected an array of stops, not \(node.kind)", at: node.position, path: path)
                    return nil
                }
                if elements.isEmpty { binder.collector.error("a gradient needs at least one stop", at: node.position, path: path) }
                return .custom(
                    elements.enumerated().map { index, node in
                        binder.arguments(of: stop, from: node, at: node.position, path: path[index], scope: scope, depth: binder.depth)
                    })
            }, "Colors at places of their own, in place of 'colors'."),
    ]
    private static let common =
        colorParameters + [.init("colorSpace", .keyword(["device", "perceptual"]), default: "perceptual", "The space in which colors are mixed.")]

    @MainActor private static func gradient(_ arguments: SceneArguments) -> AnyGradient {
        colors(arguments).colorSpace(arguments.string("colorSpace") == "device" ? .device : .perceptual)
    }

    /// What ``colorParameters`` say.
    @MainActor static func colors(_ arguments: SceneArguments) -> Gradient {
        if let stops: [PreparedArguments] = arguments.custom("stops") {
            let values = stops.map { stop in
                let stop = SceneArguments(prepared: stop, scope: arguments.scope)
                return Gradient.Stop(color: stop.color("color") ?? .clear, location: stop.length("location") ?? 0)
            }
            return Gradient(stops: values)
        }
        let colors = (arguments.list("colors") ?? []).map { value in if case .color(let color) = value { Color(color) } else { Color.clear } }
        if colors.isEmpty { arguments.fail("a gradient needs 'colors' or 'stops'") }
        return Gradient(colors: colors)
    }

    private static let center = BoundParameter.unitPoint("center", default: "center", "Its middle, in shares of the box.")
    private static let radius = ParameterKind.number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false)

    private static let kinds: [Kind] = [
        Kind(
            name: "LinearGradient", short: "linear",
            parameters: common + [
                .unitPoint("startPoint", default: "top", "Where it starts, in shares of the box."),
                .unitPoint("endPoint", default: "bottom", "Where it ends."),
            ], summary: "Colors along a line."
        ) { arguments in
            LinearGradient(
                gradient: gradient(arguments), startPoint: arguments.unitPoint("startPoint") ?? .top, endPoint: arguments.unitPoint("endPoint") ?? .bottom)
        },
        Kind(
            name: "RadialGradient", short: "radial",
            parameters: common + [
                center, .init("startRadius", radius, default: "0", "Points."), .init("endRadius", radius, isRequired: true, "Points."),
            ], summary: "Colors outwards in circles."
        ) { arguments in
            RadialGradient(
                gradient: gradient(arguments), center: arguments.unitPoint("center") ?? .center, startRadius: arguments.length("startRadius") ?? 0,
                endRadius: arguments.length("endRadius") ?? 0)
        },
        Kind(
            name: "EllipticalGradient", short: "elliptical",
            parameters: common + [
                center, .init("startRadiusFraction", radius, default: "0", "Share of the box."),
                .init("endRadiusFraction", radius, default: "0.5", "Share of the box."),
            ], summary: "Colors outwards in ellipses."
        ) { arguments in
            EllipticalGradient(
                gradient: gradient(arguments), center: arguments.unitPoint("center") ?? .center,
                startRadiusFraction: arguments.length("startRadiusFraction") ?? 0, endRadiusFraction: arguments.length("endRadiusFraction") ?? 0.5)
        },
        Kind(
            name: "AngularGradient", short: "angular",
            parameters: common + [
                center, .init("startAngle", .number, default: "0", "Degrees from the right, clockwise."),
                .init("endAngle", .number, default: "a full turn later", "Degrees."),
            ], summary: "Colors around a point."
        ) { arguments in
            let start = arguments.number("startAngle") ?? 0
            return AngularGradient(
                gradient: gradient(arguments), center: arguments.unitPoint("center") ?? .center, startAngle: .degrees(start),
                endAngle: .degrees(arguments.number("endAngle") ?? start + 360))
        },
    ]
}

/// A point of a box: one of the named ones, or shares of its width and height.
private enum PreparedUnitPoint: Sendable {
    case named(UnitPoint)
    /// A text that chooses one by its name.
    case chosen(SceneExpression)
    case shares(SceneExpression)
}

extension BoundParameter {
    /// A gradient in the place of a colour.
    static let gradient = BoundParameter(
        "gradient", .custom("a gradient: { \"linear\": … }, { \"radial\": … }, { \"elliptical\": … }, { \"angular\": … } or { \"of\": … }"),
        shape: .definition("gradient"), reader: PreparedGradient.read, "A gradient, in place of a color."
    ).not(with: "color")

    /// A point of a box: `"topLeading"` or `[0.2, 0.5]`.
    static func unitPoint(_ name: String, default standard: String? = nil, _ summary: String) -> BoundParameter {
        BoundParameter(
            name, .custom("a point of the box, such as 'topLeading' or [0.5, 0]"), default: standard,
            shape: .either([.keywords(UnitPoint.sceneNames), .kind(.value(.point))]),
            reader: { node, path, binder, scope in
                if let name = node.string, UnitPoint.sceneNames.contains(name) { return .custom(PreparedUnitPoint.named(UnitPoint(sceneName: name))) }
                let isUnknownName = node.string.map { ExpressionScope.isValidName($0) && scope.resolve($0) == nil } ?? false
                if node.string?.contains("{") == true || isUnknownName {
                    let kind = ParameterKind.keyword(UnitPoint.sceneNames)
                    guard case .expression(let chosen) = binder.decoder(scope).restricted(node, as: .string, kind: kind, path: path) else { return nil }
                    return .custom(PreparedUnitPoint.chosen(chosen))
                }
                return binder.decoder(scope).expressions.expression(node, as: .point, path: path).map { .custom(PreparedUnitPoint.shares($0)) }
            }, summary)
    }
}

extension SceneArguments {
    func unitPoint(_ name: String) -> UnitPoint? {
        switch custom(name, as: PreparedUnitPoint.self) {
        case .named(let point)?: return point
        case .chosen(let expression)?:
            guard case .string(let name) = scope.store.evaluate(expression, locals: scope.locals) else { return nil }
            return UnitPoint(sceneName: name)
        case .shares(let expression)?:
            guard case .point(let point) = scope.store.evaluate(expression, locals: scope.locals) else { return nil }
            return UnitPoint(x: point.x, y: point.y)
        case nil: return nil
        }
    }

    /// What is drawn with: the parameters `gradient`, `material` or `color`, with the shadows of `shadow`; nil when none is given.
    var style: AnyShapeStyle? {
        guard let shadows: PreparedShadows = custom("shadow") else { return plainStyle }
        return shadows.added(to: plainStyle ?? AnyShapeStyle(ForegroundStyle()), in: scope)
    }

    /// The same for a shape, which has the foreground style where only its opacity is given.
    var shapeStyle: AnyShapeStyle? { style ?? number("styleOpacity").map { AnyShapeStyle(ForegroundStyle().opacity($0)) } }

    private var plainStyle: AnyShapeStyle? {
        guard let opacity = number("styleOpacity") else { return wholeStyle }
        return wholeStyle.map { AnyShapeStyle($0.opacity(opacity)) }
    }

    private var wholeStyle: AnyShapeStyle? {
        if let material = string("material").flatMap({ Material(sceneName: $0) }) { return AnyShapeStyle(material) }
        if let gradient: PreparedGradient = custom("gradient") { return gradient.style(in: scope) }
        if let image: PreparedImagePaint = custom("image") { return image.style(in: scope) }
        if let level = string("style") { return SceneEntries.levelStyles.first { $0.name == level }?.style }
        return has("color") ? AnyShapeStyle(color("color") ?? .clear) : nil
    }
}

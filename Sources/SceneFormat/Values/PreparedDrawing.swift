import Geometry
import Views

/// What a canvas draws, one thing after another, as a scene says it.
struct PreparedDrawing: Sendable {
    typealias Step = @MainActor @Sendable (inout GraphicsContext, SceneArguments) -> Void
    private var steps: [(meaning: Step, arguments: PreparedArguments)] = []

    @MainActor func draw(in context: inout GraphicsContext, _ scope: SceneScope) {
        for step in steps {
            guard scope.store.chargeDrawing(step.arguments.origin) else { return }
            step.meaning(&context, SceneArguments(prepared: step.arguments, scope: scope))
        }
    }

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        guard let nodes = node.elements else {
            binder.collector.error("expected an array of drawing steps, not \(node.kind)", at: node.position, path: path)
            return nil
        }
        var result = PreparedDrawing()
        for (index, node) in nodes.enumerated() {
            if let step = cases.read(node, path: path[index], binder: binder, scope: scope) { result.steps.append(step) }
        }
        return .custom(result)
    }

    /// The view that draws.
    static let view = ViewEntry(
        "Canvas",
        [
            .init("draw", .custom(kind), isRequired: true, seesLocals: true, shape: .definition("drawing"), reader: read, "What is drawn, in order."),
            .init("symbols", .views, seesLocals: false, "Views that can be drawn, known by their 'tag'."),
            .init("opaque", .value(.bool), default: "false", "Whether it is black where nothing is drawn."),
        ], primary: "draw", local: LocalVariable("as", default: "size", .size), "A drawing, in points from the top left; takes all the room that it is offered."
    ) { arguments in
        SceneContent(
            Canvas(opaque: arguments.bool("opaque") ?? false) { context, size in
                let inner = arguments.adding(.size(size))
                inner.custom("draw", as: PreparedDrawing.self)?.draw(in: &context, inner.scope)
            } symbols: {
                arguments.views("symbols")
            })
    }

    private static let kind = "an array of steps such as { \"fill\": { \"path\": […], \"color\": \"red\" } } and { \"rotate\": 45 }"
    private static let path = BoundParameter(
        "path", .custom("an array of path elements such as { \"rect\": [0, 0, 10, 10] }"), isRequired: true, shape: .definition("path"),
        reader: PreparedPath.read, "The path.")
    private static let color = BoundParameter("color", .value(.color), "The color; without it the foreground's.")
    private static let radius = ParameterKind.number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false)
    private static let inner = BoundParameter("draw", .custom(kind), isRequired: true, shape: .definition("drawing"), reader: read, "What is drawn, in order.")
    /// The same for what introduces a variable.
    static let innerSeeingLocals: BoundParameter = {
        var parameter = inner
        parameter.seesLocals = true
        return parameter
    }()
    private static let eoFill = BoundParameter("eoFill", .value(.bool), default: "false", "Whether what is enclosed twice is left out.")
    private static let antialiased = BoundParameter("antialiased", .value(.bool), default: "true", "Whether its edges are smoothed.")
    private static let inverse = BoundParameter("inverse", .value(.bool), default: "false", "Whether what is inside is hidden, in place of what is outside.")

    @MainActor private static func fillStyle(_ arguments: SceneArguments) -> FillStyle {
        FillStyle(eoFill: arguments.bool("eoFill") ?? false, antialiased: arguments.bool("antialiased") ?? true)
    }
    @MainActor private static func outline(_ arguments: SceneArguments) -> Path {
        arguments.custom("path", as: PreparedPath.self)?.path(in: arguments.scope) ?? Path()
    }

    private static let cases = NamedCases<Step>("a drawing step", shapes + pictures + states + groups + filters)

    /// For the schema and the reference.
    static var shape: ValueShape { .list(.named(cases.signatures, changes: [])) }

    private static let shapes: [NamedCases<Step>.Case] = [
        .init(
            "fill",
            [path, color, .gradient, .imagePaint, .levelStyle, .styleOpacity, .shading, eoFill, antialiased], "A filled path."
        ) { context, arguments in context.fill(outline(arguments), with: arguments.shading ?? .foreground, style: fillStyle(arguments)) },
        .init(
            "stroke",
            [path, color, .gradient, .imagePaint, .levelStyle, .styleOpacity, .shading] + SceneEntries.strokeParameters, "A line along a path."
        ) { context, arguments in
            context.stroke(outline(arguments), with: arguments.shading ?? .foreground, style: SceneEntries.strokeStyle(arguments))
        },
        .init("clip", [path, inverse, eoFill, antialiased], primary: "path", "Hides what is outside.") { context, arguments in
            context.clip(to: outline(arguments), style: fillStyle(arguments), options: arguments.bool("inverse") == true ? .inverse : [])
        },
    ]

    private static let states: [NamedCases<Step>.Case] = [
        .init("translate", [.init("by", .value(.point), isRequired: true, "How far.")], primary: "by", "Moves what is drawn from now on.") {
            context, arguments in
            let by = arguments.point("by") ?? .zero
            context.translateBy(x: by.x, y: by.y)
        },
        .init("rotate", [.init("degrees", .number, isRequired: true, "Clockwise.")], primary: "degrees", "Turns what is drawn from now on.") {
            context, arguments in
            context.rotate(by: .degrees(arguments.number("degrees") ?? 0))
        },
        .init("scale", [.init("by", .value(.size), isRequired: true, "Across and down.")], primary: "by", "Stretches what is drawn from now on.") {
            context, arguments in
            let by = arguments.size("by") ?? CGSize(width: 1, height: 1)
            context.scaleBy(x: by.width, y: by.height)
        },
        .init("concatenate", SceneEntries.matrixParameters, "Puts an affine matrix before what moves, turns and stretches what is drawn from now on.") {
            context, arguments in
            context.concatenate(SceneEntries.affineTransform(arguments))
        },
        .init("transform", SceneEntries.matrixParameters, "Puts an affine matrix in place of all that moves, turns and stretches what is drawn.") {
            context, arguments in
            context.transform = SceneEntries.affineTransform(arguments)
        },
        .init("opacity", [.init("opacity", .number, isRequired: true, "0…1.")], primary: "opacity", "Fades what is drawn from now on.") { context, arguments in
            context.opacity = arguments.number("opacity") ?? 1
        },
        .init(
            "blendMode", [.init("mode", .keyword(BlendMode.allCases.map(\.rawValue)), isRequired: true, "How.")], primary: "mode",
            "Mixes what is drawn from now on."
        ) {
            context, arguments in
            context.blendMode = arguments.string("mode").flatMap { BlendMode(rawValue: $0) } ?? .normal
        },
        .init("blur", [.init("radius", radius, isRequired: true, "Points.")], primary: "radius", "Blurs what is drawn from now on.") { context, arguments in
            context.addFilter(.blur(radius: arguments.length("radius") ?? 0))
        },
        .init(
            "shadow",
            [
                .init("radius", radius, isRequired: true, "Points."), .init("color", .value(.color), default: "black, a third of it", "Its color."),
                .init("x", .number, default: "0", "Points."), .init("y", .number, default: "0", "Points."),
            ], primary: "radius", "A shadow below what is drawn from now on."
        ) { context, arguments in
            let (radius, x, y) = (arguments.length("radius") ?? 0, arguments.length("x") ?? 0, arguments.length("y") ?? 0)
            context.addFilter(arguments.color("color").map { .shadow(color: $0, radius: radius, x: x, y: y) } ?? .shadow(radius: radius, x: x, y: y))
        },
        .init(
            "alphaThreshold",
            [
                .init("min", .number(in: 0...1, allowsInfinity: false), isRequired: true, "From which alpha on."),
                .init("max", .number(in: 0...1, allowsInfinity: false), default: "1", "Up to which alpha."),
                .init("color", .value(.color), default: "black", "What is seen there."),
            ], "One color where what is drawn is opaque enough, and nothing elsewhere."
        ) { context, arguments in
            context.addFilter(
                .alphaThreshold(min: arguments.number("min") ?? 0.5, max: arguments.number("max") ?? 1, color: arguments.color("color") ?? .black))
        },
    ]

    private static let groups: [NamedCases<Step>.Case] = [
        .init(
            "clipToLayer",
            [
                .init("draw", .custom(kind), isRequired: true, shape: .definition("drawing"), reader: read, "What is drawn there decides by its alpha."),
                .init("opacity", .number(in: 0...1, allowsInfinity: false), default: "1", "How much of it counts."),
                inverse,
            ], primary: "draw", "Hides what is outside of a drawing."
        ) { context, arguments in
            context.clipToLayer(opacity: arguments.number("opacity") ?? 1, options: arguments.bool("inverse") == true ? .inverse : []) {
                arguments.custom("draw", as: PreparedDrawing.self)?.draw(in: &$0, arguments.scope)
            }
        },
        .init("layer", [inner], primary: "draw", "Draws things as one; what they change ends with the layer.") { context, arguments in
            context.drawLayer { arguments.custom("draw", as: PreparedDrawing.self)?.draw(in: &$0, arguments.scope) }
        },
        .init("copy", [inner], primary: "draw", "Draws things one by one; what they change ends with the copy.") { context, arguments in
            var copy = context
            arguments.custom("draw", as: PreparedDrawing.self)?.draw(in: &copy, arguments.scope)
        },
        .init(
            "clipBoundingRect", [innerSeeingLocals], primary: "draw", local: LocalVariable("as", default: "clipBoundingRect", .rect),
            "Draws things, as a copy, that know the box of what the clips leave: the whole canvas where there are none."
        ) { context, arguments in
            // Values are finite; a box that isn't is that of a canvas turned inside out.
            let box = context.clipBoundingRect
            let isFinite = [box.minX, box.minY, box.width, box.height].allSatisfy(\.isFinite)
            let inner = arguments.adding(.rect(isFinite ? box : .zero))
            var copy = context
            inner.custom("draw", as: PreparedDrawing.self)?.draw(in: &copy, inner.scope)
        },
        .init(
            "when",
            [
                .init("condition", .value(.bool), isRequired: true, "The condition."), inner,
                .init("else", .custom(kind), shape: .definition("drawing"), reader: read, "What is drawn when it doesn't hold."),
            ], "Draws things when a condition holds; what they change stays."
        ) { context, arguments in
            let name = arguments.bool("condition") == true ? "draw" : "else"
            arguments.custom(name, as: PreparedDrawing.self)?.draw(in: &context, arguments.scope)
        },
        .init(
            "for", [.init("in", .value(.array(.any)), isRequired: true, "The list; range(0, 12) is one of numbers."), innerSeeingLocals],
            local: LocalVariable("as") { values, _ in
                guard case .expression(let list) = values["in"], case .array(let element) = list.type else { return .any }
                return element
            }, "Draws for each element of a list."
        ) { context, arguments in
            for element in arguments.list("in") ?? [] {
                guard arguments.scope.store.chargeDrawing(arguments.prepared.origin) else { return }
                let inner = arguments.adding(element)
                var copy = context
                inner.custom("draw", as: PreparedDrawing.self)?.draw(in: &copy, inner.scope)
            }
        },
    ]

    private static func filter(
        _ name: String, _ summary: String, _ make: @escaping @Sendable (Double) -> GraphicsContext.Filter
    ) -> NamedCases<Step>.Case {
        .init(name, [.init("amount", .number(in: -1e6...1e6, allowsInfinity: false), isRequired: true, "How much.")], primary: "amount", summary) {
            context, arguments in context.addFilter(make(arguments.number("amount") ?? 0))
        }
    }

    private static let filters: [NamedCases<Step>.Case] = [
        filter("brightness", "Makes what is drawn from now on lighter.") { .brightness($0) },
        filter("contrast", "Changes the contrast of what is drawn from now on.") { .contrast($0) },
        filter("saturation", "Changes how colorful what is drawn from now on is.") { .saturation($0) },
        filter("grayscale", "Takes color from what is drawn from now on.") { .grayscale($0) },
        filter("hueRotation", "Turns the hues of what is drawn from now on, in degrees.") { .hueRotation(.degrees($0)) },
        filter("colorInvert", "Inverts the colors of what is drawn from now on: 1 for all of it.") { .colorInvert($0) },
        .init(
            "colorMultiply", [.init("color", .value(.color), isRequired: true, "By which color.")], primary: "color",
            "Multiplies the colors of what is drawn from now on."
        ) { context, arguments in context.addFilter(.colorMultiply(arguments.color("color") ?? .white)) },
        .init("luminanceToAlpha", [], "Makes what is drawn from now on black, as opaque as it was bright.") { context, _ in
            context.addFilter(.luminanceToAlpha)
        },
        .init(
            "colorMatrix",
            [
                .init(
                    "matrix", .value(.array(.number)), isRequired: true,
                    "Twenty numbers, for red, green, blue and alpha in turn: how much of red, green, blue and alpha goes into it, and a constant.")
            ], primary: "matrix",
            "Mixes the components of the colors of what is drawn from now on: twenty numbers, for red, green, blue and alpha in turn how much of each of the "
                + "four goes into it, and a constant."
        ) { context, arguments in
            let numbers = (arguments.numbers("matrix") ?? []).map { Float($0) }
            guard numbers.count == 20 else {
                if arguments.list("matrix") != nil { arguments.fail("a color matrix has twenty numbers, not \(numbers.count)") }
                return
            }
            var matrix = ColorMatrix()
            (matrix.r1, matrix.r2, matrix.r3, matrix.r4, matrix.r5) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
            (matrix.g1, matrix.g2, matrix.g3, matrix.g4, matrix.g5) = (numbers[5], numbers[6], numbers[7], numbers[8], numbers[9])
            (matrix.b1, matrix.b2, matrix.b3, matrix.b4, matrix.b5) = (numbers[10], numbers[11], numbers[12], numbers[13], numbers[14])
            (matrix.a1, matrix.a2, matrix.a3, matrix.a4, matrix.a5) = (numbers[15], numbers[16], numbers[17], numbers[18], numbers[19])
            context.addFilter(.colorMatrix(matrix))
        },
    ]
}

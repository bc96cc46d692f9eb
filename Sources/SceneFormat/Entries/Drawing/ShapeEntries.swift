import Geometry
import Views

extension SceneEntries {
    private static let radius = ParameterKind.number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false)
    private static let style = BoundParameter(
        "style", .keyword(["circular", "continuous"]), default: "continuous", "Whether corners are arcs of circles or flow into the sides.")

    @MainActor private static func cornerStyle(_ arguments: SceneArguments) -> RoundedCornerStyle {
        arguments.string("style") == "circular" ? .circular : .continuous
    }

    static let shapeViews: [ViewEntry] = [
        ViewEntry("Rectangle", [], otherNames: ["Rect"], gives: .insettableShape, "A rectangle.") { _ in .insettableShape(Rectangle()) },
        ViewEntry(
            "RoundedRectangle",
            [
                .init("cornerRadius", radius, "Points."),
                BoundParameter("cornerSize", .value(.size), "Width and height of the corners, in place of a radius.").not(with: "cornerRadius"), style,
            ], primary: "cornerRadius", gives: .insettableShape, "A rectangle with round corners."
        ) { arguments in
            let size = arguments.size("cornerSize") ?? CGSize(width: arguments.number("cornerRadius") ?? 0, height: arguments.number("cornerRadius") ?? 0)
            return .insettableShape(RoundedRectangle(cornerSize: size, style: cornerStyle(arguments)))
        },
        ViewEntry(
            "UnevenRoundedRectangle",
            [
                .init("topLeadingRadius", radius, default: "0", "Points."), .init("bottomLeadingRadius", radius, default: "0", "Points."),
                .init("bottomTrailingRadius", radius, default: "0", "Points."), .init("topTrailingRadius", radius, default: "0", "Points."), style,
            ], gives: .insettableShape, "A rectangle with corners of different roundness."
        ) { arguments in
            .insettableShape(
                UnevenRoundedRectangle(
                    topLeadingRadius: arguments.length("topLeadingRadius") ?? 0, bottomLeadingRadius: arguments.length("bottomLeadingRadius") ?? 0,
                    bottomTrailingRadius: arguments.length("bottomTrailingRadius") ?? 0, topTrailingRadius: arguments.length("topTrailingRadius") ?? 0,
                    style: cornerStyle(arguments)))
        },
        ViewEntry("Circle", [], gives: .insettableShape, "A circle.") { _ in .insettableShape(Circle()) },
        ViewEntry("Ellipse", [], otherNames: ["Oval"], gives: .insettableShape, "An ellipse.") { _ in .insettableShape(Ellipse()) },
        ViewEntry("Capsule", [style], gives: .insettableShape, "A rectangle whose shorter sides are half circles.") { arguments in
            .insettableShape(Capsule(style: cornerStyle(arguments)))
        },
        ViewEntry("ContainerRelativeShape", [], gives: .insettableShape, "The shape of the container around; a rectangle where none has one.") { _ in
            .insettableShape(ContainerRelativeShape())
        },
        ViewEntry(
            "Path",
            [
                .init(
                    "elements", .custom("an array of elements such as { \"move\": [0, 0] }, { \"line\": [10, 10] } and \"close\""),
                    shape: .definition("path"), reader: PreparedPath.read, "The lines and curves, in points from the top left."),
                .init(
                    "d", .custom("SVG path data such as 'M 0 0 L 10 10 Z'"), shape: .literalString, reader: PreparedPath.read,
                    "The same as SVG's path data, in points: M L H V C S Q T A Z, and in small letters relative to where the last one ended."),
            ], primary: "elements", exactlyOne: ["elements", "d"], gives: .shape, "Lines and curves."
        ) { arguments in
            let path: PreparedPath? = arguments.custom("elements") ?? arguments.custom("d")
            return .shape(path?.path(in: arguments.scope) ?? Path())
        },
    ]

    private static let anchor = BoundParameter.unitPoint("anchor", default: "center", "The point that stays.")
    private static let color = BoundParameter("color", .value(.color), "The color; without it the foreground's.")
    private static let antialiased = BoundParameter("antialiased", .value(.bool), default: "true", "Whether its edges are smoothed.")
    static let strokeParameters: [BoundParameter] = [
        .init("lineWidth", radius, default: "1", "Points."), .init("lineCap", .keyword(["butt", "round", "square"]), default: "butt", "How lines end."),
        .init("lineJoin", .keyword(["miter", "round", "bevel"]), default: "miter", "How lines meet."),
        .init("miterLimit", radius, default: "10", "How long a point may be, in line widths."),
        .init("dash", .value(.array(.number)), "Lengths of dashes and gaps in turn, in points."),
        .init("dashPhase", .number, default: "0", "How far into the pattern it starts, in points."),
    ]

    @MainActor static func strokeStyle(_ arguments: SceneArguments) -> StrokeStyle {
        let caps: [String: CGLineCap] = ["round": .round, "square": .square]
        let joins: [String: CGLineJoin] = ["round": .round, "bevel": .bevel]
        return StrokeStyle(
            lineWidth: arguments.length("lineWidth") ?? 1, lineCap: arguments.string("lineCap").flatMap { caps[$0] } ?? .butt,
            lineJoin: arguments.string("lineJoin").flatMap { joins[$0] } ?? .miter, miterLimit: arguments.length("miterLimit") ?? 10,
            dash: arguments.numbers("dash") ?? [],
            dashPhase: arguments.length("dashPhase") ?? 0)
    }

    /// Shapes that come from shapes, and the views that they become.
    static let shapeModifiers: [ModifierEntry] = [
        ModifierEntry(
            "fill",
            [
                color, .gradient, .material, .imagePaint, .levelStyle, .styleOpacity, .styleShadow,
                .init("eoFill", .value(.bool), default: "false", "Whether what is enclosed twice is left out."), antialiased,
            ],
            primary: "color",
            needs: .shape, gives: .view, "The inside of the shape in a color or a gradient."
        ) { content, arguments in
            let style = FillStyle(eoFill: arguments.bool("eoFill") ?? false, antialiased: arguments.bool("antialiased") ?? true)
            @MainActor func fill(_ shape: some Shape) -> SceneContent {
                guard let paint = arguments.shapeStyle else { return SceneContent(shape.fill(style: style)) }
                return SceneContent(shape.fill(paint, style: style))
            }
            let shape = content.shape
            return fill(shape)
        },
        ModifierEntry(
            "stroke", [color, .gradient, .material, .imagePaint, .levelStyle, .styleOpacity, .styleShadow] + strokeParameters, primary: "color", needs: .shape,
            gives: .shape,
            viewWith: ["color", "gradient", "material", "image", "style", "shadow", "styleOpacity"],
            "A line along the shape, half to either side; without a color it is a shape itself."
        ) { content, arguments in
            let style = strokeStyle(arguments)
            @MainActor func stroke(_ shape: some Shape) -> SceneContent {
                guard let paint = arguments.shapeStyle else { return .shape(shape.stroke(style: style)) }
                return SceneContent(shape.stroke(paint, style: style))
            }
            let shape = content.shape
            return stroke(shape)
        },
        ModifierEntry(
            "strokeBorder", [color, .gradient, .material, .imagePaint, .levelStyle, .styleOpacity, .styleShadow] + strokeParameters + [antialiased],
            primary: "color",
            needs: .insettableShape,
            gives: .view,
            "A line inside the shape's outline."
        ) { content, arguments in
            guard case .insettableShape(let shape) = content else { return content }
            let (style, antialiased) = (strokeStyle(arguments), arguments.bool("antialiased") ?? true)
            @MainActor func stroke(_ shape: some InsettableShape) -> SceneContent {
                guard let paint = arguments.shapeStyle else { return SceneContent(shape.strokeBorder(style: style, antialiased: antialiased)) }
                return SceneContent(shape.strokeBorder(paint, style: style, antialiased: antialiased))
            }
            return stroke(shape)
        },
        ModifierEntry(
            "trim",
            [
                .init("from", .number(in: 0...1, allowsInfinity: false), default: "0", "Where it starts, 0…1 of its length."),
                .init("to", .number(in: 0...1, allowsInfinity: false), default: "1", "Where it ends."),
            ], needs: .shape, gives: .shape, "A part of the shape's outline."
        ) { content, arguments in
            @MainActor func trim(_ shape: some Shape) -> any Shape { shape.trim(from: arguments.length("from") ?? 0, to: arguments.length("to") ?? 1) }
            let shape = content.shape
            return .shape(trim(shape))
        },
        ModifierEntry(
            "inset", [.init("by", .number, isRequired: true, "Points.")], primary: "by", needs: .insettableShape, gives: .insettableShape,
            "The shape made smaller on all sides."
        ) { content, arguments in
            guard case .insettableShape(let shape) = content else { return content }
            @MainActor func inset(_ shape: some InsettableShape) -> any InsettableShape { shape.inset(by: arguments.length("by") ?? 0) }
            return .insettableShape(inset(shape))
        },
        ModifierEntry(
            "scale",
            [
                .init("scale", .number, "In both directions."), .init("x", .number, default: "1", "Across, in place of 'scale'."),
                .init("y", .number, default: "1", "Upright, in place of 'scale'."), anchor,
            ], primary: "scale", needs: .shape, gives: .shape, "The shape made larger or smaller about a point, its lines not."
        ) { content, arguments in
            let anchor = arguments.unitPoint("anchor") ?? .center
            let both = arguments.length("scale") ?? 1
            let (x, y) = (arguments.length("x") ?? both, arguments.length("y") ?? both)
            @MainActor func scale(_ shape: some Shape) -> any Shape { shape.scale(x: x, y: y, anchor: anchor) }
            let shape = content.shape
            return .shape(scale(shape))
        },
        ModifierEntry(
            "size",
            [
                .init("size", .value(.size), "Width and height."), BoundParameter("width", .number, default: "0", "Points.").not(with: "size"),
                BoundParameter("height", .number, default: "0", "Points.").not(with: "size"),
            ], primary: "size", needs: .shape, gives: .shape, "The shape in a box of its own at the top left, whatever room it has."
        ) { content, arguments in
            let size = arguments.size("size") ?? CGSize(width: arguments.length("width") ?? 0, height: arguments.length("height") ?? 0)
            @MainActor func sized(_ shape: some Shape) -> any Shape { shape.size(size) }
            let shape = content.shape
            return .shape(sized(shape))
        },
        ModifierEntry(
            "rotation", [.init("degrees", .number, isRequired: true, "Clockwise."), anchor], primary: "degrees", needs: .shape, gives: .shape,
            "The shape turned about a point."
        ) { content, arguments in
            let anchor = arguments.unitPoint("anchor") ?? .center
            @MainActor func rotate(_ shape: some Shape) -> any Shape { shape.rotation(.degrees(arguments.number("degrees") ?? 0), anchor: anchor) }
            let shape = content.shape
            return .shape(rotate(shape))
        },
    ]
}

extension UnitPoint {
    /// The names of the points of a rectangle.
    static let sceneNames = ["center", "topLeading", "top", "topTrailing", "leading", "trailing", "bottomLeading", "bottom", "bottomTrailing"]

    init(sceneName: String) {
        switch sceneName {
        case "topLeading": self = .topLeading
        case "top": self = .top
        case "topTrailing": self = .topTrailing
        case "leading": self = .leading
        case "trailing": self = .trailing
        case "bottomLeading": self = .bottomLeading
        case "bottom": self = .bottom
        case "bottomTrailing": self = .bottomTrailing
        default: self = .center
        }
    }
}

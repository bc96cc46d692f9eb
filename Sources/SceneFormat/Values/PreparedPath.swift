import Geometry

/// The elements of a path whose points are expressions.
struct PreparedPath: Sendable {
    private typealias Element = @MainActor @Sendable (inout Path, SceneArguments) -> Void
    private var elements: [(meaning: Element, arguments: PreparedArguments)] = []
    /// SVG's path data, in place of elements.
    private var data: (text: SceneExpression, fixed: Path?)?

    @MainActor func path(in scope: SceneScope) -> Path {
        if let data { return data.fixed ?? Self.path(data.text, in: scope) }
        var path = Path()
        for element in elements { element.meaning(&path, SceneArguments(prepared: element.arguments, scope: scope)) }
        return path
    }

    /// Makes what is being evaluated depend on the state that the path reads. Recursive once for a path in a path; the parser has bounded the file's depth.
    @MainActor func noteReads(in scope: SceneScope) {
        if let data { scope.store.noteReads(of: data.text, locals: scope.locals) }
        for element in elements {
            for value in element.arguments.values.given {
                switch value {
                case .expression(let expression): scope.store.noteReads(of: expression, locals: scope.locals)
                case .custom(let value): (value as? PreparedPath)?.noteReads(in: scope)
                default: break
                }
            }
        }
    }

    /// The path of a text that depends on the scene's state; empty after an error, which the store keeps.
    @MainActor private static func path(_ text: SceneExpression, in scope: SceneScope) -> Path {
        guard case .string(let string)? = scope.store.evaluate(text, locals: scope.locals) else { return Path() }
        do throws(SVGPathError) {
            return try SVGPathParser.path(string)
        } catch {
            scope.store.report(text.diagnostic(ExpressionError(error.description, at: 0)))
            return Path()
        }
    }

    /// Reads `"M 0 0 L 10 10 Z"`; nil after an error, which is placed inside of the text.
    private static func readData(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        guard let text = binder.decoder(scope).expressions.expression(node, as: .string, path: path) else { return nil }
        var fixed: Path?
        if case .string(let string)? = text.constant {
            do throws(SVGPathError) {
                fixed = try SVGPathParser.path(string)
            } catch {
                let origin = ExpressionOrigin(source: binder.collector.source, node: node, path: path)
                binder.collector.report(origin.diagnostic(ExpressionError(error.message, at: error.offset), in: string))
                return nil
            }
        }
        var result = PreparedPath()
        result.data = (text, fixed)
        return .custom(result)
    }

    /// For the schema and the reference.
    static var shape: ValueShape { .either([.literalString, .list(.named(cases.signatures, changes: []))]) }

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        if node.string != nil { return readData(node, path: path, binder: binder, scope: scope) }
        guard let nodes = node.elements else {
            binder.collector.error(
                "expected an array of path elements or SVG path data such as 'M 0 0 L 10 10', not \(node.kind)", at: node.position, path: path)
            return nil
        }
        var result = PreparedPath()
        for (index, node) in nodes.enumerated() {
            if index == 0, let name = node.string ?? node.members?.first?.key, continuing.contains(name) {
                binder.collector.error(
                    "a path begins with a 'move' or a shape; \(quoted(name)) goes on from where one is", at: node.position, path: path[index])
            }
            if let element = cases.read(node, path: path[index], binder: binder, scope: scope) { result.elements.append(element) }
        }
        return .custom(result)
    }

    /// Elements that draw nothing at the start of a path.
    private static let continuing = ["line", "curve", "quad", "close"]
    private static let to = BoundParameter("to", .value(.point), isRequired: true, "Where it ends.")
    private static let rect = BoundParameter("rect", .value(.rect), isRequired: true, "Its rect.")
    private static let radius = ParameterKind.number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false)

    private static let cases = NamedCases<Element>(
        "an element of a path",
        [
            .init("move", [to], primary: "to", "Starts at a point.") { path, arguments in path.move(to: arguments.point("to") ?? .zero) },
            .init("line", [to], primary: "to", "A line.") { path, arguments in
                if !path.isEmpty { path.addLine(to: arguments.point("to") ?? .zero) }
            },
            .init(
                "curve",
                [
                    to, .init("control1", .value(.point), isRequired: true, "Where it heads to."),
                    .init("control2", .value(.point), isRequired: true, "Where it comes from."),
                ], "A cubic curve."
            ) { path, arguments in
                guard !path.isEmpty else { return }
                path.addCurve(
                    to: arguments.point("to") ?? .zero, control1: arguments.point("control1") ?? .zero, control2: arguments.point("control2") ?? .zero)
            },
            .init("quad", [to, .init("control", .value(.point), isRequired: true, "Where it heads to.")], "A quadratic curve.") { path, arguments in
                if !path.isEmpty { path.addQuadCurve(to: arguments.point("to") ?? .zero, control: arguments.point("control") ?? .zero) }
            },
            .init(
                "arc",
                [
                    .init("center", .value(.point), isRequired: true, "Its middle."), .init("radius", radius, isRequired: true, "Points."),
                    .init("startAngle", .number, default: "0", "Degrees from the right, downwards."),
                    .init("endAngle", .number, default: "360", "Degrees."),
                    .init("clockwise", .value(.bool), default: "false", "CoreGraphics' word: false goes with growing angles."),
                ], "A part of a circle."
            ) { path, arguments in
                path.addArc(
                    center: arguments.point("center") ?? .zero, radius: arguments.length("radius") ?? 0,
                    startAngle: .degrees(arguments.number("startAngle") ?? 0), endAngle: .degrees(arguments.number("endAngle") ?? 360),
                    clockwise: arguments.bool("clockwise") ?? false)
            },
            .init(
                "relativeArc",
                [
                    .init("center", .value(.point), isRequired: true, "Its middle."), .init("radius", radius, isRequired: true, "Points."),
                    .init("startAngle", .number, default: "0", "Degrees from the right, downwards."),
                    .init("delta", .number, isRequired: true, "Degrees that it turns by."),
                ], "A part of a circle, by how far it turns."
            ) { path, arguments in
                path.addRelativeArc(
                    center: arguments.point("center") ?? .zero, radius: arguments.length("radius") ?? 0,
                    startAngle: .degrees(arguments.number("startAngle") ?? 0), delta: .degrees(arguments.number("delta") ?? 0))
            },
            .init(
                "arcTo",
                [
                    .init("tangent1End", .value(.point), isRequired: true, "The corner."),
                    .init("tangent2End", .value(.point), isRequired: true, "Where the way goes on to."), .init("radius", radius, isRequired: true, "Points."),
                ], "A line towards a corner, which an arc rounds."
            ) { path, arguments in
                path.addArc(
                    tangent1End: arguments.point("tangent1End") ?? .zero, tangent2End: arguments.point("tangent2End") ?? .zero,
                    radius: arguments.length("radius") ?? 0)
            },
            .init("lines", [.init("points", .value(.array(.point)), isRequired: true, "The points.")], primary: "points", "Lines between points.") {
                path, arguments in
                path.addLines((arguments.list("points") ?? []).compactMap { value in if case .point(let point) = value { point } else { nil as CGPoint? } })
            },
            .init(
                "roundedRect",
                [
                    rect, .init("cornerRadius", radius, default: "0", "Points."),
                    BoundParameter("cornerSize", .value(.size), "Width and height of the corners, in place of a radius.").not(with: "cornerRadius"),
                    .init("style", .keyword(["circular", "continuous"]), default: "continuous", "Whether corners are arcs of circles or flow into the sides."),
                ], "A rectangle with round corners."
            ) { path, arguments in
                let radius = arguments.length("cornerRadius") ?? 0
                path.addPath(
                    Path(
                        roundedRect: arguments.rect("rect") ?? .zero, cornerSize: arguments.size("cornerSize") ?? CGSize(width: radius, height: radius),
                        style: arguments.string("style") == "circular" ? .circular : .continuous))
            },
            .init(
                "path",
                [
                    .init(
                        "path", .custom("an array of path elements, or SVG path data"), isRequired: true, shape: .definition("path"), reader: read,
                        "The other path.")
                ] + SceneEntries.matrixParameters, primary: "path", "Another path, through an affine matrix."
            ) { path, arguments in
                let other = arguments.custom("path", as: PreparedPath.self)?.path(in: arguments.scope) ?? Path()
                path.addPath(other, transform: SceneEntries.affineTransform(arguments))
            },
            .init("rect", [rect], primary: "rect", "A rectangle.") { path, arguments in path.addRect(arguments.rect("rect") ?? .zero) },
            .init("ellipse", [rect], primary: "rect", "An ellipse.") { path, arguments in path.addEllipse(in: arguments.rect("rect") ?? .zero) },
            .init("close", [], "Back to where the part started.") { path, _ in path.closeSubpath() },
        ])
}

import Geometry

/// The elements of a path, whose points are expressions.
struct PreparedPath: StateReading {
    private var elements: [PreparedNamedValue<Path, Void>] = []
    /// SVG path data, instead of elements.
    private var data: (text: SceneExpression, fixed: Path?)?

    @MainActor func path(in scope: SceneScope) -> Path {
        if let data { return data.fixed ?? Self.path(data.text, in: scope) }
        var path = Path()
        add(to: &path, in: scope)
        return path
    }

    /// Adds the elements to a path, which they continue.
    @MainActor func add(to path: inout Path, in scope: SceneScope) {
        if data != nil { path.addPath(self.path(in: scope)) }
        for element in elements { element(&path, in: scope) }
    }

    /// The number of elements in this path, without nested paths; loops count them as steps.
    var count: Int { data == nil ? elements.count : 1 }

    /// Recursive, one call per nested path; the parser has bounded the file's depth.
    var expressions: [SceneExpression] {
        if let data { return [data.text] }
        return elements.flatMap { element in
            element.arguments.values.compactMap { $0 }.flatMap { value -> [SceneExpression] in
                switch value {
                case .expression(let expression): [expression]
                case .custom(let value): (value as? any StateReading)?.expressions ?? []
                default: []
                }
            }
        }
    }

    /// Returns the path of a text that depends on the scene's state; empty after an error, which the store keeps.
    @MainActor private static func path(_ text: SceneExpression, in scope: SceneScope) -> Path {
        guard case .string(let string)? = scope.store.evaluate(text, locals: scope.locals) else { return Path() }
        do throws(SVGPathError) {
            return try SVGPathParser.path(string)
        } catch {
            scope.store.report(text.diagnostic(ExpressionError(error.description, at: 0)))
            return Path()
        }
    }

    /// Reads `"M 0 0 L 10 10 Z"`; returns nil after an error, whose position is inside of the text.
    private static func readData(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedPath? {
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
        return result
    }

    /// For the schema and the reference.
    static var shape: ValueShape { .either([.literalString, .list(cases.shape)]) }

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedPath? {
        guard let result = readElements(node, path: path, binder: binder, scope: scope) else { return nil }
        if let first = node.elements?.first, let name = firstName(first), continuing.contains(name) {
            binder.collector.error(
                "a path must begin with 'move' or a shape, because \(quoted(name)) continues from the current point", at: first.position, path: path[0])
        }
        return result
    }

    /// Reads elements that may continue a path, such as those of a loop.
    fileprivate static func readElements(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedPath? {
        if node.string != nil { return readData(node, path: path, binder: binder, scope: scope) }
        guard let nodes = node.elements else {
            binder.collector.error(
                "expected an array of path elements or SVG path data such as 'M 0 0 L 10 10', not \(node.kind)", at: node.position, path: path)
            return nil
        }
        var result = PreparedPath()
        for (index, node) in nodes.enumerated() {
            if let element = cases.read(node, path: path[index], binder: binder, scope: scope) { result.elements.append(element) }
        }
        return result
    }

    /// Elements that draw nothing at the start of a path.
    private static let continuing = ["line", "curve", "quad", "close"]

    /// Returns the name of an element, or of the first one in its loop. Recursive, one call per loop; the parser has bounded the depth.
    private static func firstName(_ node: JSONNode) -> String? {
        guard let member = node.members?.first, member.key == "for", let inner = member.value["path"]?.elements?.first else {
            return node.string ?? node.members?.first?.key
        }
        return firstName(inner)
    }

    private static let list = Parameter.list("in", "The list; range(0, 12) is a list of numbers.")
    private static let to = Parameter.point("to", "Where it ends.")
    private static let center = Parameter.point("center", "The center of the circle.")
    private static let radius = Parameter.length("radius", "Points.")
    private static let startAngle = Parameter.degrees("startAngle", default: .zero, "Degrees from the right, increasing downwards.")
    private static let rect = Parameter.rect("rect", "Its rect.")

    private static let cases = NamedValues<Path, Void>("an element of a path") {
        NamedValue("move", "Starts at a point.", to.primary) { (path: inout Path, to) in path.move(to: to) }
        NamedValue("line", "A straight line.", to.primary) { (path: inout Path, to) in
            if !path.isEmpty { path.addLine(to: to) }
        }
        NamedValue(
            "curve", "A cubic Bézier curve.", to, .point("control1", "The control point of the start."), .point("control2", "The control point of the end.")
        ) { (path: inout Path, to, control1, control2) in
            if !path.isEmpty { path.addCurve(to: to, control1: control1, control2: control2) }
        }
        NamedValue("quad", "A quadratic Bézier curve.", to, .point("control", "The control point.")) { (path: inout Path, to, control) in
            if !path.isEmpty { path.addQuadCurve(to: to, control: control) }
        }
        NamedValue(
            "arc", "An arc of a circle.", center, radius, startAngle,
            .degrees("endAngle", default: .degrees(360), "Degrees."),
            .bool("clockwise", default: false, "As in Core Graphics: false follows increasing angles.")
        ) { (path: inout Path, center, radius, start, end, clockwise) in
            path.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
        }
        NamedValue(
            "relativeArc", "An arc of a circle, given by its angle.", center, radius, startAngle, .degrees("delta", "The angle of the arc, in degrees.")
        ) { (path: inout Path, center, radius, start, delta) in
            path.addRelativeArc(center: center, radius: radius, startAngle: start, delta: delta)
        }
        NamedValue(
            "arcTo", "A line towards a corner that an arc rounds.",
            .point("tangent1End", "The corner."), .point("tangent2End", "A point on the line that leaves the corner."), radius
        ) { (path: inout Path, corner, next, radius) in
            path.addArc(tangent1End: corner, tangent2End: next, radius: radius)
        }
        NamedValue("lines", "Lines between points.", .points("points", "The points.").primary) { (path: inout Path, points) in path.addLines(points) }
        NamedValue(
            "roundedRect", "A rectangle with rounded corners.", rect,
            .length("cornerRadius", default: 0, "Points."),
            .size("cornerSize", default: nil, "The width and height of the corners, instead of a radius.").not(with: "cornerRadius"),
            .cornerStyle
        ) { (path: inout Path, rect, radius, size, style) in
            path.addPath(Path(roundedRect: rect, cornerSize: size ?? CGSize(width: radius, height: radius), style: style))
        }
        NamedValue(
            "path", "Another path, transformed by an affine matrix.",
            .path("path", "an array of path elements, or SVG path data", "The other path.").primary, .affineTransform
        ) { (path: inout Path, other, transform) in path.addPath(other, transform: transform) }
        NamedValue(
            "for", "Adds elements for each element of a list; they continue the path.", list,
            .withLocals(.pathElements("path", "The elements, which may begin with a 'line' from the current point.")), .context,
            locals: [LocalVariable("as", elementOf: list)]
        ) { (path: inout Path, list, elements, place) in
            for element in list {
                let part = elements(element)
                guard place.scope.store.chargeDrawing(place.origin, steps: 1 + part.prepared.count) else { return }
                part.prepared.add(to: &path, in: part.scope)
            }
        }
        NamedValue("rect", "A rectangle.", rect.primary) { (path: inout Path, rect) in path.addRect(rect) }
        NamedValue("ellipse", "An ellipse.", rect.primary) { (path: inout Path, rect) in path.addEllipse(in: rect) }
        NamedValue("close", "A line back to the start of the subpath.") { (path: inout Path) in path.closeSubpath() }
    }
}

/// The elements of a path in a scope.
private struct PathElements {
    let prepared: PreparedPath
    let scope: SceneScope
}

extension Parameter where Value == PathElements {
    /// Elements that continue a path.
    fileprivate static func pathElements(_ name: String, _ summary: String) -> Self {
        let type = ParameterType<PathElements>(
            kind: .custom("an array of path elements, or SVG path data"), shape: .definition("path"),
            reader: { PreparedPath.readElements($0, path: $1, binder: $2, scope: $3).map { .custom($0) } },
            evaluate: { prepared, arguments in
                guard case .custom(let value) = prepared, let elements = value as? PreparedPath else { return nil }
                return PathElements(prepared: elements, scope: arguments.scope)
            }, fallback: { PathElements(prepared: PreparedPath(), scope: $0.scope) })
        return Self(name, type, summary)
    }
}

extension ParameterType where Value == Path {
    fileprivate static func path(_ words: String, shape: ValueShape) -> ParameterType {
        ParameterType(
            custom: words, shape: shape, fallback: Path(), read: { PreparedPath.read($0, path: $1, binder: $2, scope: $3) },
            evaluate: { $0.path(in: $1.scope) })
    }
}

extension Parameter where Value == Path {
    /// A path as an array of elements or as SVG path data.
    ///
    /// - Parameter words: a description of its JSON.
    static func path(_ name: String, _ words: String, _ summary: String) -> Self { Self(name, .path(words, shape: .definition("path")), summary) }
}

extension Parameter where Value == Path? {
    static func path(_ name: String, _ words: String, default standard: Absence, _ summary: String) -> Self {
        Self(name, .path(words, shape: .definition("path")), default: standard, summary)
    }

    /// A path as SVG path data.
    static func pathData(_ name: String, default standard: Absence, _ summary: String) -> Self {
        Self(name, .path("SVG path data such as 'M 0 0 L 10 10 Z'", shape: .literalString), default: standard, summary)
    }
}

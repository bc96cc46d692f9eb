import Display
import Geometry
import Views

/// The shading of a canvas step, in the canvas's points: `{ "linearGradient": { "colors": ["red", "blue"], "startPoint": [0, 0], "endPoint": [40, 0] } }`.
enum CanvasShading {
    fileprivate static let values = NamedValues<Void, GraphicsContext.Shading?>("a shading") {
        NamedValue("color", "One color.", .color("color", "The color.").primary) { color in .color(color) }
        NamedValue(
            "linearGradient", "Colors along a line.", .gradientColors, .point("startPoint", "Where it starts."), .point("endPoint", "Where it ends."), mirror,
            exactlyOne: Parameter<Gradient>.gradientColors.names
        ) { gradient, start, end, options in .linearGradient(gradient, startPoint: start, endPoint: end, options: options) }
        NamedValue(
            "radialGradient", "Colors from the center outwards in circles.", .gradientColors, center,
            .length("startRadius", default: 0, "Points."), .length("endRadius", "Points."), mirror, exactlyOne: Parameter<Gradient>.gradientColors.names
        ) { gradient, center, start, end, options in
            .radialGradient(gradient, center: center, startRadius: start, endRadius: end, options: options)
        }
        NamedValue(
            "conicGradient", "Colors around a point.", .gradientColors, center,
            .degrees("angle", default: .zero, "Where it starts: degrees from the right, clockwise."), mirror,
            exactlyOne: Parameter<Gradient>.gradientColors.names
        ) { gradient, center, angle, options in .conicGradient(gradient, center: center, angle: angle, options: options) }
        NamedValue(
            "tiledImage", "A repeated image.", .repeatedImage, .point("origin", default: .zero, "Where one of the copies begins."), .repeatedPart, .imageScale,
            exactlyOne: Parameter<Image?>.imageFile.names
        ) { image, origin, source, scale in image.map { .tiledImage($0, origin: origin, sourceRect: source, scale: scale) } }
    }

    private static let center = Parameter.point("center", "The center.")
    private static let mirror = Parameter.bool(
        "mirror", default: false,
        "Whether the colors continue beyond both ends, backwards and forwards in turn; around a point they run back in the second half."
    ).map { $0 ? GraphicsContext.GradientOptions.mirror : [] }

    fileprivate static func read(
        _ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope
    ) -> PreparedNamedValue<Void, GraphicsContext.Shading?>? {
        guard let text = node.string, !values.names.contains(text) else { return values.read(node, path: path, binder: binder, scope: scope) }
        binder.collector.error(
            "\(quoted(text)) is not a shading; a color is written as \"color\": \(jsonQuoted(text)) without 'with', or as \"with\": { \"color\": \(jsonQuoted(text)) }",
            at: node.position, path: path)
        return nil
    }

    /// For the schema and the reference.
    static var shape: ValueShape { values.shape }
}

extension ParameterType where Value == GraphicsContext.Shading? {
    fileprivate static let shading = ParameterType(
        custom: "a shading: { \"color\": … }, { \"linearGradient\": … }, { \"radialGradient\": … }, { \"conicGradient\": … } or { \"tiledImage\": … }",
        shape: .definition("shading"), fallback: nil, read: { CanvasShading.read($0, path: $1, binder: $2, scope: $3) },
        evaluate: { .some($0(in: $1.scope)) })
}

extension Parameter where Value == GraphicsContext.Shading? {
    /// The shading of a canvas step, in the canvas's points.
    static let shading = Parameter<Value?>("with", .shading, default: nil, "The shading, in the canvas's points, instead of a color.")
        .not(with: "color", "gradient", "image", "style", "styleOpacity").map { $0 ?? nil }

    /// The paint of a canvas step: a color, a style, or a shading in the canvas's points; nil if none is given.
    ///
    /// - Parameter color: the summary of the parameter `color`.
    static func paint(color: String) -> Self {
        group(.canvasStyle(color: color), .shading) { style, shading in shading ?? style.shapeStyle.map { .style($0) } }
    }
}

extension Parameter where Value == SceneStyle {
    /// The style of a step of a canvas.
    static func canvasStyle(color: String) -> Self { style(color: color, [.gradient, .image, .level, .opacity]) }
}

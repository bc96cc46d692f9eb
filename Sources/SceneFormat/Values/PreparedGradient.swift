import Geometry
import Views

/// The gradients of scenes, as views with SwiftUI's names and as styles with short ones: `{ "linear": { "colors": ["red", "blue"] } }`.
enum PreparedGradient {
    /// A kind of gradient, with both of its names.
    private struct Kind: Sendable {
        let view: ViewEntry
        let style: NamedValue<Void, AnyShapeStyle>

        init<each Part, Made: _GradientStyle>(
            _ name: String, _ short: String, _ summary: String, _ parameter: repeat Parameter<each Part>,
            make: @escaping @MainActor @Sendable (AnyGradient, repeat each Part) -> Made
        ) {
            let exactlyOne = Parameter<Gradient>.gradientColors.names
            let colors = Parameter<AnyGradient>.anyGradient.primary
            view = ViewEntry(name, summary, colors, repeat each parameter, exactlyOne: exactlyOne, otherNames: ["Gradient"]) {
                (gradient: AnyGradient, part: repeat each Part) in make(gradient, repeat each part)
            }
            style = NamedValue(short, summary, colors, repeat each parameter, exactlyOne: exactlyOne) {
                (gradient: AnyGradient, part: repeat each Part) in AnyShapeStyle(make(gradient, repeat each part))
            }
        }
    }

    private static let center = Parameter.unitPoint("center", default: .center, "The center, in fractions of the box.")

    private static let kinds: [Kind] = [
        Kind(
            "LinearGradient", "linear", "Colors along a line.",
            .unitPoint("startPoint", default: .top, "Where it starts, in fractions of the box."),
            .unitPoint("endPoint", default: .bottom, "Where it ends.")
        ) { gradient, start, end in LinearGradient(gradient: gradient, startPoint: start, endPoint: end) },
        Kind(
            "RadialGradient", "radial", "Colors from the center outwards in circles.",
            center, .length("startRadius", default: 0, "Points."), .length("endRadius", "Points.")
        ) { gradient, center, start, end in RadialGradient(gradient: gradient, center: center, startRadius: start, endRadius: end) },
        Kind(
            "EllipticalGradient", "elliptical", "Colors from the center outwards in ellipses.",
            center, .length("startRadiusFraction", default: 0, "A fraction of the box."), .length("endRadiusFraction", default: 0.5, "A fraction of the box.")
        ) { gradient, center, start, end in
            EllipticalGradient(gradient: gradient, center: center, startRadiusFraction: start, endRadiusFraction: end)
        },
        Kind(
            "AngularGradient", "angular", "Colors around a point.",
            center, .degrees("startAngle", default: .zero, "Degrees from the right, clockwise."),
            .degrees("endAngle", default: .described("a full turn later"), "Degrees.")
        ) { gradient, center, start, end in
            AngularGradient(gradient: gradient, center: center, startAngle: start, endAngle: end ?? .degrees(start.degrees + 360))
        },
    ]

    /// Gradients as styles.
    static let values = NamedValues<Void, AnyShapeStyle>("a gradient") {
        kinds.map(\.style)
        NamedValue("mesh", "Colors between the points of a grid: a MeshGradient.", .mesh) { AnyShapeStyle($0) }
        NamedValue("of", "A color, a little lighter at the top: Color.gradient.", .color("color", "The color.").primary) { AnyShapeStyle($0.gradient) }
    }

    /// Gradients as views.
    static let views: [ViewEntry] = kinds.map(\.view) + [ViewEntry("MeshGradient", "Colors between the points of a grid.", .mesh) { $0 }]

    /// For the schema and the reference.
    static var shape: ValueShape { values.shape }
}

extension ParameterType where Value == [Gradient.Stop] {
    private static let stop = ObjectValue(
        "stop", "A color and its position.", .color("color", "The color."), .length("location", in: 0...1, "Where it is reached, from 0 to 1.")
    ) { color, location in Gradient.Stop(color: color, location: location) }

    fileprivate static let stops = ParameterType(
        custom: "an array of { \"color\": …, \"location\": … }", shape: .list(stop.shape), fallback: [],
        read: { node, path, binder, scope -> [PreparedArguments]? in
            guard let elements = node.elements else {
                binder.collector.error("expected an array of stops, not \(node.kind)", at: node.position, path: path)
                return nil
            }
            if elements.isEmpty { binder.collector.error("a gradient needs at least one stop", at: node.position, path: path) }
            return elements.enumerated().map { stop.read($1, path: path[$0], binder: binder, scope: scope) }
        }, evaluate: { stops, arguments in stops.map { stop.value($0, in: arguments.scope) } })
}

extension Parameter where Value == [Gradient.Stop]? {
    fileprivate static let stops = Self("stops", .stops, default: nil, "Colors at given positions, instead of 'colors'.")
}

extension Parameter where Value == Gradient {
    /// The colors of a gradient. Exactly one of its parameters must be given.
    static let gradientColors = group(.colors("colors", default: nil, "Evenly spaced colors."), .stops, .context) { colors, stops, context in
        if let stops { return Gradient(stops: stops) }
        if colors?.isEmpty ?? true { context.fail("a gradient needs 'colors' or 'stops'") }
        return Gradient(colors: colors ?? [])
    }
}

extension Parameter where Value == AnyGradient {
    private static let spaces: Keywords<Gradient.ColorSpace> = ["device": .device, "perceptual": .perceptual]

    /// The colors of a gradient and the space in which they are mixed.
    fileprivate static let anyGradient = group(
        .gradientColors, .keyword("colorSpace", spaces, default: .perceptual, "The space in which colors are mixed.")
    ) { gradient, space in gradient.colorSpace(space) }
}

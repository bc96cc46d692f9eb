import Views

/// The combined value of the parameters `color`, `gradient`, `material`, `image`, `style`, `styleOpacity` and `shadow`.
@MainActor
struct SceneStyle {
    fileprivate var color: Color?
    /// The style of a gradient, material, image, or level; otherwise the color.
    fileprivate var base: AnyShapeStyle?
    fileprivate var opacity: Double?
    fileprivate var shadows: AddingShadows?

    /// The style; nil if none is given.
    var style: AnyShapeStyle? {
        let plain = opacity.map { opacity in base.map { AnyShapeStyle($0.opacity(opacity)) } } ?? base
        guard let shadows else { return plain }
        return shadows(plain ?? AnyShapeStyle(ForegroundStyle()))
    }

    /// The style of a shape, which is the foreground style if only an opacity is given.
    var shapeStyle: AnyShapeStyle? { style ?? opacity.map { AnyShapeStyle(ForegroundStyle().opacity($0)) } }

    /// The color, if nothing else is given.
    var onlyColor: Color? { opacity == nil && shadows == nil ? color : nil }
}

/// Adds the shadows of a style to it.
private typealias AddingShadows = @MainActor (AnyShapeStyle) -> AnyShapeStyle

/// The parts of a style other than a color.
enum StylePart: CaseIterable, Sendable {
    case gradient
    case material
    case image
    case level
    case opacity
    case shadow
}

extension Parameter where Value == SceneStyle {
    /// The style of a drawing.
    ///
    /// - Parameters:
    ///   - color: the summary of the parameter `color`.
    ///   - parts: the allowed parts other than a color.
    static func style(color: String, _ parts: [StylePart] = StylePart.allCases) -> Self {
        let colorParameter = Parameter<Color?>.color("color", default: nil, color)
        var definitions = colorParameter.definitions
        var places: [StylePart: Int] = [:]
        for part in StylePart.allCases where parts.contains(part) {
            places[part] = definitions.count
            definitions += part.definitions
        }
        let (material, gradient, image) = (places[.material], places[.gradient], places[.image])
        let (level, opacity, shadow) = (places[.level], places[.opacity], places[.shadow])
        return Self(definitions) { arguments, start in
            @MainActor func value<Part>(_ parameter: Parameter<Part?>, at place: Int?) -> Part? {
                if let place { parameter.evaluate(arguments, start + place) } else { nil }
            }
            var style = SceneStyle()
            style.color = colorParameter.evaluate(arguments, start)
            if let material = value(.material, at: material) {
                style.base = AnyShapeStyle(material)
            } else {
                style.base =
                    value(.gradient, at: gradient) ?? value(.imagePaint, at: image) ?? value(.levelStyle, at: level) ?? style.color.map { AnyShapeStyle($0) }
            }
            style.opacity = value(.styleOpacity, at: opacity)
            style.shadows = value(.styleShadow, at: shadow)
            return style
        }
    }
}

extension StylePart {
    fileprivate var definitions: [ParameterEntry] {
        switch self {
        case .gradient: Parameter.gradient.definitions
        case .material: Parameter.material.definitions
        case .image: Parameter.imagePaint.definitions
        case .level: Parameter.levelStyle.definitions
        case .opacity: Parameter.styleOpacity.definitions
        case .shadow: Parameter.styleShadow.definitions
        }
    }
}

extension Parameter where Value == AnyShapeStyle? {
    /// A gradient, instead of a color.
    fileprivate static let gradient = Self(
        "gradient",
        ParameterType<AnyShapeStyle>(
            custom: "a gradient: { \"linear\": … }, { \"radial\": … }, { \"elliptical\": … }, { \"angular\": … }, { \"mesh\": … } or { \"of\": … }",
            shape: .definition("gradient"), fallback: AnyShapeStyle(Color.clear),
            read: { PreparedGradient.values.read($0, path: $1, binder: $2, scope: $3) }, evaluate: { $0(in: $1.scope) }),
        default: nil, "A gradient, instead of a color."
    ).not(with: "color")

    /// A repeated image instead of a color.
    fileprivate static let imagePaint = Self(
        "image",
        ParameterType<AnyShapeStyle>(
            custom: "a file's name, or { \"file\": …, \"scale\": … }", shape: .definition("imagePaint"), fallback: AnyShapeStyle(Color.clear),
            read: { ImagePaintValue.value.read($0, path: $1, binder: $2, scope: $3) }, evaluate: { ImagePaintValue.value.value($0, in: $1.scope) }),
        default: nil, "A repeated image, instead of a color."
    ).not(with: "color", "gradient", "material")

    /// A style that depends on the surrounding one, instead of a color.
    fileprivate static let levelStyle = keyword(
        "style", SceneEntries.levelStyles, default: nil, "A level of the foreground style, or the tint, instead of a color."
    ).not(with: "color", "gradient", "material", "image")
}

extension Parameter where Value == Double? {
    /// Fades a style of any kind.
    fileprivate static let styleOpacity = number(
        "styleOpacity", in: 0...1, default: .described("1"), "The opacity of the color, gradient, image, or style.")
}

extension Parameter where Value == AddingShadows? {
    fileprivate static let styleShadow = Self(
        "shadow",
        ParameterType<AddingShadows>(
            custom: "a shadow: { \"drop\": … } or { \"inner\": … }, or an array of them", shape: PreparedShadows.shape, fallback: { $0 },
            read: { PreparedShadows.read($0, path: $1, binder: $2, scope: $3) },
            evaluate: { shadows, arguments in { shadows.added(to: $0, in: arguments.scope) } }),
        default: nil, "The shadows of the style; without a color or gradient, of the foreground style.")
}

extension Parameter where Value == AnyShapeStyle? {
    private static let inner = ObjectValue("style", "The style of a drawing.", Parameter<SceneStyle>.style(color: "A color.").primary) {
        $0.shapeStyle ?? AnyShapeStyle(ForegroundStyle())
    }

    /// The style of a drawing, as the value of one parameter: `"red"`, or `{ "gradient": … }`.
    static func innerStyle(_ name: String, default standard: Absence, _ summary: String) -> Self {
        Self(
            name,
            ParameterType<AnyShapeStyle>(
                custom: "a color, or a style such as { \"gradient\": … }", shape: inner.shape, fallback: AnyShapeStyle(ForegroundStyle()),
                read: { inner.read($0, path: $1, binder: $2, scope: $3) }, evaluate: { inner.value($0, in: $1.scope) }),
            default: standard, summary)
    }
}

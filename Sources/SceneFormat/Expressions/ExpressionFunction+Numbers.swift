import Foundation

extension ExpressionFunction {
    private static func unary(_ name: String, _ summary: String, _ body: @escaping @Sendable (Double) -> Double) -> ExpressionFunction {
        ExpressionFunction(name, [Parameter("x", .number)], summary, result: .always(.number), numbers: .one(body)) { call throws(ExpressionError) in
            .number(body(try call.number(0)))
        }
    }

    private static func binary(
        _ name: String, _ first: String, _ second: String, _ summary: String,
        _ body: @escaping @Sendable (Double, Double, _ offset: Int) throws(ExpressionError) -> Double
    ) -> ExpressionFunction {
        ExpressionFunction(
            name, [Parameter(first, .number), Parameter(second, .number)], summary, result: .always(.number), numbers: .two(body)
        ) { call throws(ExpressionError) in
            .number(try body(try call.number(0), try call.number(1), call.offset))
        }
    }

    private static func extreme(_ name: String, _ summary: String, _ body: @escaping @Sendable (Double, Double) -> Double) -> ExpressionFunction {
        ExpressionFunction(
            name, [Parameter("x", .number)], isVariadic: true, summary, result: .always(.number)
        ) { call throws(ExpressionError) in
            var best = try call.number(0)
            for index in call.arguments.indices.dropFirst() { best = body(best, try call.number(index)) }
            return .number(best)
        }
    }

    /// Functions of numbers. Angles are in radians.
    static let numeric: [ExpressionFunction] = [
        extreme("min", "The smallest of the numbers.", Swift.min),
        extreme("max", "The largest of the numbers.", Swift.max),
        unary("abs", "The number without its sign.", Swift.abs),
        unary("floor", "The next whole number below.") { $0.rounded(.down) },
        unary("ceil", "The next whole number above.") { $0.rounded(.up) },
        unary("round", "The nearest whole number; halves go away from zero.") { $0.rounded() },
        unary("sqrt", "The square root; an error for negative numbers.") { $0.squareRoot() },
        unary("sin", "The sine of an angle in radians.") { Foundation.sin($0) },
        unary("cos", "The cosine of an angle in radians.") { Foundation.cos($0) },
        unary("tan", "The tangent of an angle in radians.") { Foundation.tan($0) },
        unary("asin", "The angle in radians whose sine is the number, which must be from -1 to 1.") { Foundation.asin($0) },
        unary("acos", "The angle in radians whose cosine is the number, which must be from -1 to 1.") { Foundation.acos($0) },
        unary("exp", "e to the power of the number.") { Foundation.exp($0) },
        unary("log", "The natural logarithm of a number above 0.") { Foundation.log($0) },
        unary("sign", "-1, 0, or 1.") { $0 == 0 ? 0 : $0 < 0 ? -1 : 1 },
        ExpressionFunction(
            "distance", [Parameter("a", .point), Parameter("b", .point)], "How far two points are from each other.", result: .always(.number)
        ) { call throws(ExpressionError) in
            guard case .point(let a) = call.arguments[0], case .point(let b) = call.arguments[1] else { throw call.error("distance needs points") }
            return .number(Foundation.hypot(Double(a.x - b.x), Double(a.y - b.y)))
        },
        unary("degrees", "An angle in degrees as radians: sin(degrees(90)) is 1.") { $0 * .pi / 180 },
        binary("pow", "x", "exponent", "The power of a number.") { x, exponent, _ in Foundation.pow(x, exponent) },
        binary("atan2", "y", "x", "The angle in radians from the x axis to the point (x, y).") { y, x, _ in Foundation.atan2(y, x) },
        binary("mod", "x", "divisor", "The remainder with the sign of the divisor: mod(-1, 12) is 11, where -1 % 12 is -1.") {
            x, divisor, offset throws(ExpressionError) in
            if divisor == 0 { throw ExpressionError("division by zero", at: offset) }
            let remainder = x.truncatingRemainder(dividingBy: divisor)
            return remainder != 0 && (remainder < 0) != (divisor < 0) ? remainder + divisor : remainder
        },
        ExpressionFunction(
            "clamp", [Parameter("x", .number), Parameter("low", .number), Parameter("high", .number)],
            "The number, limited to a range.", result: .always(.number)
        ) { call throws(ExpressionError) in
            let (x, low, high) = (try call.number(0), try call.number(1), try call.number(2))
            if low > high { throw call.error("clamp needs 'low' to be at most 'high'") }
            return .number(Swift.min(Swift.max(x, low), high))
        },
        ExpressionFunction(
            "lerp", [Parameter("a", .number, .point, .size, .rect), Parameter("b", .number, .point, .size, .rect), Parameter("t", .number)],
            "A linear interpolation of two numbers, points, sizes, or rects: a for t = 0, b for t = 1, extrapolated for other t.",
            result: .either(0, 1)
        ) { call throws(ExpressionError) in
            let t = try call.number(2)
            guard let (a, make) = components(call.arguments[0]), let (b, _) = components(call.arguments[1]), a.count == b.count,
                call.arguments[0].type == call.arguments[1].type
            else { throw call.error("lerp needs two values of the same type, not \(call.arguments[0].kind) and \(call.arguments[1].kind)") }
            var mixed: [Double] = []
            // Exact at both ends, unlike a + (b - a) * t.
            for (a, b) in zip(a, b) { mixed.append(try ExpressionEvaluator.finite(a * (1 - t) + b * t, at: call.offset)) }
            return make(mixed)
        },
    ]

    private static func components(_ value: SceneValue) -> ([Double], ([Double]) -> SceneValue)? {
        switch value {
        case .number(let number): return ([number], { .number($0[0]) })
        case .point(let point): return ([point.x, point.y], { .point(CGPoint(x: $0[0], y: $0[1])) })
        case .size(let size): return ([size.width, size.height], { .size(CGSize(width: $0[0], height: $0[1])) })
        case .rect(let rect):
            return ([rect.minX, rect.minY, rect.width, rect.height], { .rect(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])) })
        default: return nil
        }
    }

    /// Functions that create points, sizes, rects and colors.
    static let constructors: [ExpressionFunction] = [
        ExpressionFunction(
            "point", [Parameter("x", .number), Parameter("y", .number)], "A point.", result: .always(.point)
        ) { call throws(ExpressionError) in
            .point(CGPoint(x: try call.number(0), y: try call.number(1)))
        },
        ExpressionFunction(
            "size", [Parameter("width", .number), Parameter("height", .number)], "A size.", result: .always(.size)
        ) { call throws(ExpressionError) in
            .size(CGSize(width: try call.number(0), height: try call.number(1)))
        },
        ExpressionFunction(
            "rect", [Parameter("x", .number), Parameter("y", .number), Parameter("width", .number), Parameter("height", .number)],
            "A rect with its top left corner at (x, y).", result: .always(.rect)
        ) { call throws(ExpressionError) in
            .rect(CGRect(x: try call.number(0), y: try call.number(1), width: try call.number(2), height: try call.number(3)))
        },
        ExpressionFunction(
            "rgb", [Parameter("red", .number), Parameter("green", .number), Parameter("blue", .number)],
            "An sRGB color of components from 0 to 1.", result: .always(.color)
        ) { call throws(ExpressionError) in
            .color(SceneColor(red: try call.number(0), green: try call.number(1), blue: try call.number(2)))
        },
        ExpressionFunction(
            "rgba", [Parameter("red", .number), Parameter("green", .number), Parameter("blue", .number), Parameter("opacity", .number)],
            "An sRGB color of components from 0 to 1, with its opacity.", result: .always(.color)
        ) { call throws(ExpressionError) in
            .color(
                SceneColor(red: try call.number(0), green: try call.number(1), blue: try call.number(2), opacity: try unit(call.number(3))))
        },
        ExpressionFunction(
            "hsb", [Parameter("hue", .number), Parameter("saturation", .number), Parameter("brightness", .number)],
            "A color of the color wheel: hue makes one turn from 0 to 1; the other components range from 0 to 1.", result: .always(.color)
        ) { call throws(ExpressionError) in
            let (hue, saturation, brightness) = (try call.number(0), unit(try call.number(1)), unit(try call.number(2)))
            // Each channel peaks at its own sixth of the wheel: Smith, "Color gamut transform pairs", 1978.
            func channel(_ sixth: Double) -> Double {
                let place = (sixth + (hue - hue.rounded(.down)) * 6).truncatingRemainder(dividingBy: 6)
                return brightness - brightness * saturation * Swift.max(0, Swift.min(place, 4 - place, 1))
            }
            return .color(SceneColor(red: channel(5), green: channel(3), blue: channel(1)))
        },
        ExpressionFunction(
            "opacity", [Parameter("color", .color), Parameter("opacity", .number)], "The color with its opacity multiplied.",
            result: .always(.color)
        ) { call throws(ExpressionError) in
            guard case .color(var color) = call.arguments[0] else { throw call.error("opacity needs a color") }
            color.opacity *= try unit(call.number(1))
            return .color(color)
        },
        ExpressionFunction(
            "mix", [Parameter("a", .color), Parameter("b", .color), Parameter("t", .number), Parameter("space", .string)], required: 3,
            "The color between two others: a for t = 0, b for t = 1, which are t's ends; as the eye sees it ('perceptual'), or component by component ('device'). Mixtures with one of the system's colors lie at most "
                + "\(SceneColor.mostMixtures) deep in each other.", result: .always(.color)
        ) { call throws(ExpressionError) in
            guard case .color(let a) = call.arguments[0], case .color(let b) = call.arguments[1] else { throw call.error("mix needs colors") }
            let space = call.arguments.count > 3 ? try call.string(3) : "perceptual"
            guard ["perceptual", "device"].contains(space) else { throw call.error("mix needs 'perceptual' or 'device' for 'space', not \(quoted(space))") }
            guard let color = SceneColor.mix(a, b, by: unit(try call.number(2)), in: space == "device" ? .device : .perceptual) else {
                throw call.error("mixed system colors are nested more than \(SceneColor.mostMixtures) levels deep")
            }
            if case .sRGB(let red, let green, let blue) = color.base {
                for component in [red, green, blue] { _ = try ExpressionEvaluator.finite(component, at: call.offset) }
            }
            return .color(color)
        },
    ]

    private static func unit(_ number: Double) -> Double { Swift.min(Swift.max(number, 0), 1) }
}

extension ExpressionFunction {
    /// Converts a text where a color is needed, as in `isBad ? '#D00' : 'gray'`. Expressions have no name for it.
    static let writtenColor = ExpressionFunction("color", [Parameter("text", .string)], "The color that a text writes.", result: .always(.color)) {
        call throws(ExpressionError) in
        let text = try call.string(0)
        if let color = SceneColor(hex: text) { return .color(color) }
        guard SceneColor.systemNames.contains(text) else {
            throw call.error("expected a color, not the text \(quoted(String(text.prefix(60)))); write a name such as red, #RGB, #RRGGBB, or #RRGGBBAA")
        }
        return .color(SceneColor(.system(text)))
    }
}

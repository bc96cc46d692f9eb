import Display
import Foundation
import Geometry

/// A filter of a drawing (Filter Effects Module Level 1, section 9): shadows, blurs, floods, offsets, matrices of colors, and their compositions, which
/// are drawn with the effects of display lists.
struct SVGFilter {
    /// The result of a step.
    struct Layer {
        var items: [DisplayItem]
        /// The number of elements that are painted for the items.
        var cost: Int
    }

    private let element: SVGElement
    private let sheet: SVGStyleSheet
    private let room: CGSize
    private let box: CGRect
    private let omissions: DrawingOmissions

    private static let stepLimit = 64
    private static let costLimit = 20_000

    /// - Parameter box: the bounds of the element that has the filter, to which its lengths may refer.
    init(_ element: SVGElement, sheet: SVGStyleSheet, room: CGSize, box: CGRect, omissions: DrawingOmissions) {
        (self.element, self.sheet, self.room, self.box, self.omissions) = (element, sheet, room, box, omissions)
    }

    /// Returns a drawing with the filter; nil, with a note, for a filter that can't be drawn.
    func applied(to source: Layer) -> Layer? {
        var results: [String: Layer] = [:]
        var last = source
        for step in element.children.prefix(Self.stepLimit) {
            let properties = sheet.properties(of: step)
            func layer(_ name: String?) -> Layer {
                switch name {
                case "SourceGraphic": source
                case "SourceAlpha": Layer(items: [.group(.filter(.matrix(Self.alphaOnly)), source.items)], cost: source.cost)
                case "BackgroundImage", "BackgroundAlpha": Layer(items: [], cost: 0)
                case .some(let name): results[name] ?? last
                case nil: last
                }
            }
            guard ["title", "desc", "animate", "set"].contains(step.name) == false else { continue }
            guard var result = result(of: step, properties, layer) else {
                omissions.note("filters with \(step.name)")
                return nil
            }
            result.cost += 32 + step.bytes / 256
            guard result.cost < Self.costLimit else {
                omissions.note("filters with very many steps")
                return nil
            }
            last = result
            if let name = step["result"] { results[name] = result }
        }
        guard let region = SVGReader.region(element, units: "filterUnits", box: box, room: room) else { return last }
        return Layer(items: [.group(.clip(Path(region), FillStyle()), [.group(.isolated(opaque: nil), last.items)])], cost: last.cost)
    }

    private static let alphaOnly: ColorMatrix = ColorMatrix(rows: (.zero, .zero, .zero))

    /// Returns the result of a step; nil for a step that can't be drawn.
    private func result(of step: SVGElement, _ properties: [String: String], _ layer: (String?) -> Layer) -> Layer? {
        let input = layer(step["in"])
        func effect(_ effect: DisplayEffect) -> Layer { Layer(items: [.group(effect, input.items)], cost: input.cost) }
        switch step.name {
        case "feFlood":
            let region = SVGReader.region(element, units: "filterUnits", box: box, room: room) ?? CGRect(origin: .zero, size: room)
            return Layer(items: [.fill(Path(region), .color(flood(properties)), FillStyle())], cost: 1)
        case "feOffset": return effect(.transform(CGAffineTransform(translationX: length(step["dx"]), y: length(step["dy"], isVertical: true))))
        case "feGaussianBlur":
            guard let radius = radius(step, standard: 0) else { return nil }
            return radius > 0 ? effect(.blur(radius: radius, opaque: nil)) : input
        case "feDropShadow":
            guard let radius = radius(step, standard: 2) else { return nil }
            let offset = CGSize(width: length(step["dx"] ?? "2"), height: length(step["dy"] ?? "2", isVertical: true))
            return effect(.shadow(flood(properties), radius: radius, offset: offset))
        case "feColorMatrix": return matrix(step).map { effect(.filter(.matrix($0))) }
        case "feComponentTransfer": return transfer(step).map { effect(.filter(.matrix($0))) }
        case "feMerge":
            let inputs = step.children.filter { $0.name == "feMergeNode" }.prefix(Self.stepLimit).map { layer($0["in"]) }
            return Layer(items: inputs.flatMap(\.items), cost: inputs.reduce(0) { $0 + $1.cost })
        case "feBlend":
            let below = layer(step["in2"])
            guard let mode = BlendMode(css: step["mode"] ?? "normal") else { return nil }
            return Layer(items: mode == .normal ? below.items + input.items : Self.mixed(below, mode, input), cost: below.cost + input.cost)
        case "feComposite": return composite(step, input, layer(step["in2"]))
        case "feMorphology":
            // A shape that is a little too small is closer than no effect at all.
            omissions.note("filters with feMorphology")
            return input
        default: return nil
        }
    }

    private static func mixed(_ below: Layer, _ mode: BlendMode, _ above: Layer) -> [DisplayItem] {
        [.group(.isolated(opaque: nil), below.items + [.group(.blend(mode), above.items)])]
    }

    private func composite(_ step: SVGElement, _ input: Layer, _ other: Layer) -> Layer? {
        let cost = input.cost + other.cost
        func number(_ name: String) -> CGFloat { SVGValues.length(step[name]) ?? 0 }
        switch step["operator"] ?? "over" {
        case "over": return Layer(items: other.items + input.items, cost: cost)
        case "in": return Layer(items: [.group(.mask(other.items), input.items)], cost: cost)
        case "out": return Layer(items: Self.mixed(input, .destinationOut, other), cost: cost)
        case "atop": return Layer(items: Self.mixed(other, .sourceAtop, input), cost: cost)
        case "xor": return Layer(items: Self.mixed(input, .destinationOut, other) + Self.mixed(other, .destinationOut, input), cost: 2 * cost)
        case "arithmetic":
            switch (number("k1"), number("k2"), number("k3"), number("k4")) {
            case (1, 0, 0, 0): return Layer(items: [.group(.mask(other.items), input.items)], cost: cost)
            case (0, 1, 0, 0): return input
            case (0, 0, 1, 0): return other
            case (0, 1, 1, 0): return Layer(items: Self.mixed(other, .plusLighter, input), cost: cost)
            // The difference of two shapes, from which inner shadows are made.
            case (0, -1, 1, 0): return Layer(items: Self.mixed(other, .destinationOut, input), cost: cost)
            case (0, 1, -1, 0): return Layer(items: Self.mixed(input, .destinationOut, other), cost: cost)
            default: return nil
            }
        default: return nil
        }
    }

    // MARK: Values

    private var followsBox: Bool { element["primitiveUnits"] == "objectBoundingBox" && !box.isNull }

    private func length(_ text: String?, isVertical: Bool = false) -> CGFloat {
        let value = SVGValues.length(text) ?? 0
        return followsBox ? value * (isVertical ? box.height : box.width) : value
    }

    /// Returns the standard deviation of a blur; nil for one that blurs in one direction only.
    private func radius(_ step: SVGElement, standard: CGFloat) -> CGFloat? {
        let numbers = step["stdDeviation"].map { SVGValues.numbers($0) } ?? [standard]
        guard let first = numbers.first else { return 0 }
        let second = numbers.count > 1 ? numbers[1] : first
        guard first > 0, second > 0 else { return first <= 0 && second <= 0 ? 0 : nil }
        return (first * second * (followsBox ? box.width * box.height : 1)).squareRoot()
    }

    private func flood(_ properties: [String: String]) -> ResolvedColor {
        let color = properties["flood-color"].flatMap(SVGValues.color) ?? ResolvedColor(red: 0, green: 0, blue: 0)
        return color.faded(SVGValues.fraction(properties["flood-opacity"]) ?? 1)
    }

    private func matrix(_ step: SVGElement) -> ColorMatrix? {
        let values = SVGValues.numbers(step["values"] ?? "").map { Float($0) }
        switch step["type"] ?? "matrix" {
        case "matrix":
            guard values.count == 20 else { return values.isEmpty ? ColorMatrix() : nil }
            var matrix = ColorMatrix()
            (matrix.r1, matrix.r2, matrix.r3, matrix.r4, matrix.r5) = (values[0], values[1], values[2], values[3], values[4])
            (matrix.g1, matrix.g2, matrix.g3, matrix.g4, matrix.g5) = (values[5], values[6], values[7], values[8], values[9])
            (matrix.b1, matrix.b2, matrix.b3, matrix.b4, matrix.b5) = (values[10], values[11], values[12], values[13], values[14])
            (matrix.a1, matrix.a2, matrix.a3, matrix.a4, matrix.a5) = (values[15], values[16], values[17], values[18], values[19])
            return matrix
        case "saturate": return ColorFilter.saturation(Double(values.first ?? 1)).matrix
        case "hueRotate": return ColorFilter.hueRotation(.degrees(Double(values.first ?? 0))).matrix
        case "luminanceToAlpha": return ColorFilter.luminanceToAlpha.matrix
        default: return nil
        }
    }

    /// Returns the matrix of linear functions of the components; nil for other functions.
    private func transfer(_ step: SVGElement) -> ColorMatrix? {
        var matrix = ColorMatrix()
        for function in step.children {
            let slope: Float
            let intercept: Float
            switch function["type"] {
            case "linear":
                (slope, intercept) = (Float(SVGValues.length(function["slope"]) ?? 1), Float(SVGValues.length(function["intercept"]) ?? 0))
            case nil, "identity": (slope, intercept) = (1, 0)
            default: return nil
            }
            switch function.name {
            case "feFuncR": (matrix.r1, matrix.r5) = (slope, intercept)
            case "feFuncG": (matrix.g2, matrix.g5) = (slope, intercept)
            case "feFuncB": (matrix.b3, matrix.b5) = (slope, intercept)
            case "feFuncA": (matrix.a4, matrix.a5) = (slope, intercept)
            default: break
            }
        }
        return matrix
    }
}

import Foundation

extension ExpressionEvaluator {
    /// `value.name`
    func member(_ name: String, of value: SceneValue, at offset: Int) throws(ExpressionError) -> SceneValue {
        let result: SceneValue? =
            switch value {
            case .point(let point): Self.member(name, of: point)
            case .size(let size): Self.member(name, of: size)
            case .rect(let rect): Self.member(name, of: rect)
            case .geometry(let geometry):
                switch name {
                case "size": .size(geometry.size)
                case "safeAreaInsets": geometry.safeAreaInsets()
                default: Self.member(name, of: geometry.size)
                }
            case .string(let string): name == "count" ? .number(Double(string.count)) : nil
            case .array(let elements): Self.member(name, of: elements)
            case .object(let members): members[name]
            case .null, .bool, .number, .color, .anchor: nil
            }
        if let result { return result }
        let isCounted = if case .array = value { true } else if case .string = value { true } else { false }
        let suggestion = isCounted && ["length", "size"].contains(name) ? "count" : value.type.members.flatMap { nearestName(to: name, in: $0.keys) }
        let hint = value == .null ? "; use '??' to replace it" : ""
        throw ExpressionError("\(value.kind) has no member \(quoted(name))\(hint)", at: offset, suggestion: suggestion)
    }

    private static func member(_ name: String, of point: CGPoint) -> SceneValue? {
        switch name {
        case "x": .number(point.x)
        case "y": .number(point.y)
        default: nil
        }
    }

    private static func member(_ name: String, of size: CGSize) -> SceneValue? {
        switch name {
        case "width": .number(size.width)
        case "height": .number(size.height)
        default: nil
        }
    }

    private static func member(_ name: String, of rect: CGRect) -> SceneValue? {
        switch name {
        case "x", "minX": .number(rect.minX)
        case "y", "minY": .number(rect.minY)
        case "width": .number(rect.width)
        case "height": .number(rect.height)
        case "midX": .number(rect.midX)
        case "midY": .number(rect.midY)
        case "maxX": .number(rect.maxX)
        case "maxY": .number(rect.maxY)
        case "origin": .point(rect.origin)
        case "center": .point(CGPoint(x: rect.midX, y: rect.midY))
        case "size": .size(rect.size)
        default: nil
        }
    }

    private static func member(_ name: String, of elements: [SceneValue]) -> SceneValue? {
        switch name {
        case "count": .number(Double(elements.count))
        case "first": elements.first ?? .null
        case "last": elements.last ?? .null
        default: nil
        }
    }

    /// `value[index]`
    func element(_ value: SceneValue, _ index: SceneValue, at offset: Int) throws(ExpressionError) -> SceneValue {
        switch (value, index) {
        case (.array(let elements), .number(let number)):
            guard let place = Int(exactly: number) else { throw ExpressionError("the index \(index.text ?? "") is not a whole number", at: offset) }
            guard elements.indices.contains(place) else {
                throw ExpressionError("the index \(place) is out of range for a list of \(elements.count)", at: offset)
            }
            return elements[place]
        case (.object(let members), .string(let name)):
            return members[name] ?? .null
        case (.geometry(let geometry), .anchor(let anchor)):
            guard let resolved = geometry.resolve(anchor) else { throw ExpressionError("the geometry can't resolve this anchor", at: offset) }
            return resolved
        default:
            throw ExpressionError("\(value.kind) can't be indexed with \(index.kind)", at: offset)
        }
    }
}

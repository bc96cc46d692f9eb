import CairoCanvas
import Display
import Geometry
import Views

/// A text of a display list, with what the groups around it do to it.
struct SeenText: Equatable {
    /// Its number among all texts of the list.
    var number: Int
    var text: ShapedText
    var origin: CGPoint
    /// To the canvas, in points.
    var transform = CGAffineTransform.identity
    /// Of all groups around it together.
    var opacity = 1.0
    /// What clips leave of it; nil for all.
    var clip: CGRect?
    /// What the scroll views around it leave of it; nil for all.
    var window: CGRect?
    /// Whether it is seen at an angle, where boxes say little.
    var isProjected = false

    /// Fainter than this, a text isn't meant to be seen.
    private static let leastOpacity = 0.05

    var isFaint: Bool {
        let strongest = (text.runs.map(\.color.opacity) + text.decorations.map(\.color.opacity)).max() ?? 0
        return opacity * Double(strongest) < Self.leastOpacity
    }

    /// Whether both look the same in the same place.
    func isAtRest(with other: SeenText) -> Bool {
        var copy = other
        copy.number = number
        return copy == self
    }

    /// All texts of a list, in the order in which `mapTexts` numbers them.
    ///
    /// - Parameter windows: of scroll views: clips that content is meant to be cut by.
    static func all(in list: DisplayList, windows: [CGRect]) -> [SeenText] {
        var texts: [SeenText] = []
        var context = SeenText(number: 0, text: ShapedText(size: .zero, firstBaseline: 0, lastBaseline: 0), origin: .zero)
        collect(list.items, &context, windows: windows.map { Path($0) }, &texts)
        return texts
    }

    private static func collect(_ items: [DisplayItem], _ context: inout SeenText, windows: [Path], _ texts: inout [SeenText]) {
        for item in items {
            switch item {
            case .text(let text, let origin):
                var seen = context
                (seen.number, seen.text, seen.origin) = (texts.count, text, origin)
                texts.append(seen)
            case .fill, .stroke, .image: break
            case .group(let effect, let items):
                var inner = context
                switch effect {
                case .opacity(let opacity): inner.opacity *= opacity
                case .transform(let transform): inner.transform = transform.concatenating(context.transform)
                case .projection: inner.isProjected = true
                case .clip(let path, _):
                    let box = path.boundingRect.applying(context.transform)
                    if windows.contains(path) {
                        inner.window = context.window.map { $0.intersection(box) } ?? box
                    } else {
                        inner.clip = context.clip.map { $0.intersection(box) } ?? box
                    }
                case .mask(let mask): collect(mask, &inner, windows: windows, &texts)
                case .shadow, .blur, .filter, .blend, .isolated: break
                }
                collect(items, &inner, windows: windows, &texts)
            }
        }
    }
}

extension DisplayList {
    /// The list with other items in the place of some texts.
    ///
    /// - Parameter change: gets each text with its number; nil leaves it as it is.
    func mapTexts(_ change: (_ number: Int, _ text: ShapedText, _ origin: CGPoint) -> [DisplayItem]?) -> DisplayList {
        var copy = self
        var number = 0
        copy.items = Self.map(items, &number, change)
        return copy
    }

    private static func map(_ items: [DisplayItem], _ number: inout Int, _ change: (Int, ShapedText, CGPoint) -> [DisplayItem]?) -> [DisplayItem] {
        items.flatMap { item -> [DisplayItem] in
            switch item {
            case .text(let text, let origin):
                defer { number += 1 }
                return change(number, text, origin) ?? [item]
            case .fill, .stroke, .image: return [item]
            case .group(.mask(let mask), let items):
                let mask = map(mask, &number, change)
                return [.group(.mask(mask), map(items, &number, change))]
            case .group(let effect, let items): return [.group(effect, map(items, &number, change))]
            }
        }
    }

    /// One text alone, on nothing, with all that is done to it.
    func onlyText(_ wanted: Int) -> DisplayList {
        var copy = self
        var number = 0
        copy.background = .clear
        copy.items = Self.keeping(wanted, items, &number)
        return copy
    }

    private static func keeping(_ wanted: Int, _ items: [DisplayItem], _ number: inout Int) -> [DisplayItem] {
        items.flatMap { item -> [DisplayItem] in
            switch item {
            case .text:
                defer { number += 1 }
                return number == wanted ? [item] : []
            case .fill, .stroke, .image: return []
            case .group(.mask(let mask), let items):
                let kept = keeping(wanted, mask, &number)
                let inner = keeping(wanted, items, &number)
                // Letters that a paint is seen through: the paint is theirs.
                return [.group(.mask(kept.isEmpty ? mask : kept), kept.isEmpty ? inner : items)]
            case .group(let effect, let items):
                let inner = keeping(wanted, items, &number)
                return inner.isEmpty ? [] : [.group(effect, inner)]
            }
        }
    }
}

import CairoCanvas
import Display
import Geometry
import Views

/// A text of a display list, with the effects of the groups around it.
struct SeenText: Equatable {
    /// Its index among all texts of the list.
    var number: Int
    var text: ShapedText
    var origin: CGPoint
    /// The transform to the canvas, in points.
    var transform = CGAffineTransform.identity
    /// The combined opacity of all groups around it.
    var opacity = 1.0
    /// The area that clips leave visible; nil without clips.
    var clip: CGRect?
    /// The area that the scroll views around it leave visible; nil without scroll views.
    var window: CGRect?
    /// Whether it is projected in perspective, so that its box is unreliable.
    var isProjected = false

    /// The opacity below which a text isn't meant to be visible.
    private static let leastOpacity = 0.05

    var isFaint: Bool {
        let strongest = (text.runs.map(\.color.opacity) + text.decorations.map(\.color.opacity)).max() ?? 0
        return opacity * Double(strongest) < Self.leastOpacity
    }

    /// Returns whether both have the same appearance and position.
    func isAtRest(with other: SeenText) -> Bool {
        var copy = other
        copy.number = number
        return copy == self
    }

    /// Returns all texts of a list, in the order in which `mapTexts` numbers them.
    ///
    /// - Parameter windows: the clips of scroll views, which are meant to cut off content.
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
                        inner.window = context.window.map { $0.overlap(with: box) } ?? box
                    } else {
                        inner.clip = context.clip.map { $0.overlap(with: box) } ?? box
                    }
                case .mask(let mask): collect(mask, &inner, windows: windows, &texts)
                case .shadow, .blur, .filter, .shader, .blend, .isolated: break
                }
                collect(items, &inner, windows: windows, &texts)
            }
        }
    }
}

extension DisplayList {
    /// Returns the list with some texts replaced by other items.
    ///
    /// - Parameter change: receives each text with its number; returns nil to keep it.
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

    /// Returns a list with one text only, on a clear background, with all effects on it.
    func onlyText(_ target: Int) -> DisplayList {
        var copy = self
        var number = 0
        copy.background = .clear
        copy.items = Self.keeping(target, items, &number)
        return copy
    }

    private static func keeping(_ target: Int, _ items: [DisplayItem], _ number: inout Int) -> [DisplayItem] {
        items.flatMap { item -> [DisplayItem] in
            switch item {
            case .text:
                defer { number += 1 }
                return number == target ? [item] : []
            case .fill, .stroke, .image: return []
            case .group(.mask(let mask), let items):
                let kept = keeping(target, mask, &number)
                let inner = keeping(target, items, &number)
                // The text is a mask for paint: keep the paint as well.
                return [.group(.mask(kept.isEmpty ? mask : kept), kept.isEmpty ? inner : items)]
            case .group(let effect, let items):
                let inner = keeping(target, items, &number)
                return inner.isEmpty ? [] : [.group(effect, inner)]
            }
        }
    }
}

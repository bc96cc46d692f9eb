import Foundation

/// The target of an event.
public enum EventTarget: Hashable, Sendable, Codable {
    /// A point in the root's coordinates.
    case point(CGPoint)
    /// The view that shows exactly this text; otherwise the control with this label, which need not be drawn, or whose label's texts, joined by spaces, are
    /// this text; otherwise the button that shows the symbol of this name; otherwise the view that shows the translation of this key, or of this text in
    /// the app's language of development.
    case text(String)
    /// The view with this accessibility identifier.
    case identifier(String)
    /// The button of the page's bar that goes back.
    case back
    /// One of several views.
    indirect case choice(EventChoice)
}

/// A choice among several views that an event may target.
public struct EventChoice: Hashable, Sendable, Codable {
    /// The text or the label of the view; nil for any.
    public var text: String?
    /// The accessibility identifier of the view; nil for any.
    public var identifier: String?
    /// The kind of control that the view is, or belongs to; nil for any.
    public var role: EventRole?
    /// The view's place among those that remain, in reading order, from 0; nil if only one may remain.
    public var index: Int?
    /// The view to which the target is nearest; nil for none. It comes before the index.
    public var near: EventTarget?

    public init(text: String? = nil, identifier: String? = nil, role: EventRole? = nil, index: Int? = nil, near: EventTarget? = nil) {
        (self.text, self.identifier, self.role, self.index, self.near) = (text, identifier, role, index, near)
    }
}

/// A kind of control that an event can ask for.
public enum EventRole: String, Hashable, Sendable, Codable, CaseIterable {
    case button, tab, toggle, slider, stepper, picker, textField, row, image, text
}

/// The reason why an event can't be carried out.
package enum EventError: Error, Equatable, CustomStringConvertible {
    /// No view matches the target; `candidates` lists the available names.
    case notFound(EventTarget, candidates: [String])
    /// Several views match the target; `rects` lists their rects.
    case ambiguous(EventTarget, rects: [CGRect])
    /// Fewer views match than the index asks for.
    case noSuchIndex(EventTarget, count: Int)
    /// Nothing at the target's position reacts to a tap.
    case nothingReacts(EventTarget, at: CGPoint)
    /// Another view takes the touch at the target's position and hides the target there.
    case covered(EventTarget, by: String, at: CGPoint, canScroll: Bool)
    /// The target is not the kind of control that the event needs; `candidates` lists the controls of that kind.
    case notA(String, EventTarget, candidates: [String] = [])
    /// There is text to type but no view has the focus; the candidates are the available text fields.
    case noFocus(candidates: [String])
    /// No picker has an option with this text; the candidates are the available options.
    case noOption(String, candidates: [String])
    /// Nothing reacts to a key; the candidates are the shortcuts of controls.
    case noKey(String, candidates: [String])
    /// The target is not in a scroll view.
    case notScrollable(EventTarget)
    /// The target is not on the canvas, or not in the visible part of a scroll view.
    case offCanvas(EventTarget)

    package var description: String {
        switch self {
        case .notFound(.back, _): "no page has a back button"
        case .notFound(let target, let candidates):
            "no view with \(target.words); " + list(candidates, orElse: "no view has a text or an identifier")
        case .ambiguous(let target, let rects):
            "\(rects.count) views with \(target.words), at " + rects.map { "\(format($0.midX)),\(format($0.midY))" }.joined(separator: " and ")
                + "; choose one with \"index\" (0 to \(rects.count - 1)), \"role\", or \"near\", or name an \"id\""
        case .noSuchIndex(let target, let count):
            "\(count) \(count == 1 ? "view" : "views") with \(target.words), so the index is at most \(count - 1)"
        case .noOption(let text, let candidates):
            "no option \"\(text)\"; " + list(candidates, orElse: "there is no picker")
        case .notA(let kind, let target, let candidates):
            "\(target.words) is not a \(kind) and neither contains one nor is inside one; " + list(candidates, orElse: "there is no \(kind)")
        case .noFocus(let candidates):
            "no text field has the focus; " + (candidates.isEmpty ? "there is no text field" : "name one with 'into'; \(list(candidates, orElse: ""))")
        case .noKey(let key, let candidates): "nothing reacts to the key \(key); " + list(candidates, orElse: "no control has a shortcut")
        case .notScrollable(let target): "no scroll view contains \(target.words)"
        case .offCanvas(let target): "\(target.words) is not on the canvas; scroll to it first"
        case .covered(let target, let cover, let point, let canScroll):
            "\(target.words) is covered by \(cover) at \(format(point.x)),\(format(point.y))" + (canScroll ? "; scroll to it first" : "")
        case .nothingReacts(.point(let point), _): "nothing reacts to a tap on the point \(format(point.x)),\(format(point.y))"
        case .nothingReacts(let target, let point): "nothing reacts to a tap on \(target.words) at \(format(point.x)),\(format(point.y))"
        }
    }
}

private func list(_ candidates: [String], orElse none: String) -> String {
    candidates.isEmpty ? none : "found: \(candidates.joined(separator: ", "))"
}

private func format(_ value: CGFloat) -> String { String(format: "%g", (value * 100).rounded() / 100) }

extension EventTarget {
    var words: String {
        switch self {
        case .point(let point): "the point \(format(point.x)),\(format(point.y))"
        case .text(let string): "the text \"\(string)\""
        case .identifier(let string): "the identifier \"\(string)\""
        case .back: "the back button"
        case .choice(let choice): choice.words
        }
    }
}

extension EventChoice {
    fileprivate var words: String {
        var parts: [String] = []
        if let role { parts.append("the role \"\(role.rawValue)\"") }
        if let text { parts.append("the text \"\(text)\"") }
        if let identifier { parts.append("the identifier \"\(identifier)\"") }
        return parts.joined(separator: " and ") + (near.map { " near \($0.words)" } ?? "")
    }
}

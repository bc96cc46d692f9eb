import Easel
import Foundation

extension NSLayoutConstraint {
    /// The alignment of the views in a visual format, and its direction.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }
        public static let alignAllLeft = FormatOptions(.left)
        public static let alignAllRight = FormatOptions(.right)
        public static let alignAllTop = FormatOptions(.top)
        public static let alignAllBottom = FormatOptions(.bottom)
        public static let alignAllLeading = FormatOptions(.leading)
        public static let alignAllTrailing = FormatOptions(.trailing)
        public static let alignAllCenterX = FormatOptions(.centerX)
        public static let alignAllCenterY = FormatOptions(.centerY)
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        public static let spacingEdgeToEdge: FormatOptions = []
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// The attributes that all views share.
        fileprivate var attributes: [Attribute] {
            [.left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline].filter { contains(FormatOptions($0)) }
        }
    }

    /// Creates the constraints of a visual format, such as `H:|-[label]-8-[button(>=44)]-|`. A format that can't be read gives no constraints, with a warning.
    ///
    /// `-` alone is 8 points between views, and the margin of the superview at its edge.
    public class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            var reader = VisualFormat(format, options, metrics ?? [:], views)
            return try reader.read()
        } catch {
            SceneNotes.notDrawn("NSLayoutConstraint.constraints(withVisualFormat: \"\(format)\"): \((error as? VisualFormat.Problem)?.text ?? "")")
            return []
        }
    }
}

/// Reads a visual format of constraints.
@MainActor
private struct VisualFormat {
    struct Problem: Error { let text: String }
    /// One condition of a length or a distance.
    private struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        /// The view whose length is the same.
        var view: AnyObject?
        var priority = UILayoutPriority.required
    }
    /// The distance between two views; without predicates, the standard one.
    private enum Connection {
        case flush, standard
        case predicates([Predicate])
    }

    private let text: [Character]
    private var index = 0
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var isVertical = false

    init(_ text: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]) {
        self.text = text.filter { !$0.isWhitespace }
        (self.options, self.metrics, self.views) = (options, metrics, views)
    }

    mutating func read() throws -> [NSLayoutConstraint] {
        if accept("V:") { isVertical = true } else { _ = accept("H:") }
        var result: [NSLayoutConstraint] = []
        var items: [AnyObject] = []
        let leading = try accept("|") ? connection() : nil
        items.append(try item(&result))
        if let leading {
            guard let superview = superview(of: items[0]) else { throw Problem(text: "the first view has no superview") }
            connect(superview, isSuperview: true, leading, items[0], isSuperview: false, &result)
        }
        while index < text.count {
            let connection = try connection()
            if accept("|") {
                guard let superview = superview(of: items[items.count - 1]) else { throw Problem(text: "the last view has no superview") }
                connect(items[items.count - 1], isSuperview: false, connection, superview, isSuperview: true, &result)
                break
            }
            let next = try item(&result)
            connect(items[items.count - 1], isSuperview: false, connection, next, isSuperview: false, &result)
            items.append(next)
        }
        guard index == text.count else { throw Problem(text: "the format does not end at character \(index + 1)") }
        for attribute in options.attributes {
            for (first, second) in zip(items, items.dropFirst()) {
                result.append(
                    NSLayoutConstraint(item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: attribute, multiplier: 1, constant: 0))
            }
        }
        return result
    }

    // MARK: Parts

    private mutating func accept(_ part: String) -> Bool {
        guard text[index...].starts(with: part) else { return false }
        index += part.count
        return true
    }
    private mutating func word() -> String {
        let word = text[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        index += word.count
        return String(word)
    }
    /// A view in brackets, with the conditions of its length.
    private mutating func item(_ result: inout [NSLayoutConstraint]) throws -> AnyObject {
        guard accept("[") else { throw Problem(text: "a view in brackets is missing at character \(index + 1)") }
        let item = try view(word())
        let predicates = index < text.count && text[index] == "(" ? try list() : []
        guard accept("]") else { throw Problem(text: "a bracket is not closed at character \(index + 1)") }
        let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
        for predicate in predicates {
            let constraint = NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: predicate.relation, toItem: predicate.view,
                attribute: predicate.view == nil ? .notAnAttribute : attribute, multiplier: 1, constant: predicate.constant)
            constraint.priority = predicate.priority
            result.append(constraint)
        }
        return item
    }
    private mutating func connection() throws -> Connection {
        guard accept("-") else { return .flush }
        guard index < text.count else { throw Problem(text: "nothing follows the last connection") }
        if text[index] == "[" || text[index] == "|" { return .standard }
        let predicates: [Predicate]
        if text[index] == "(" {
            predicates = try list()
        } else {
            let sign: CGFloat = accept("-") ? -1 : 1
            predicates = [Predicate(constant: sign * (try number(word())))]
        }
        guard accept("-") else { throw Problem(text: "a connection does not end with a hyphen at character \(index + 1)") }
        return .predicates(predicates)
    }
    private mutating func list() throws -> [Predicate] {
        guard accept("(") else { return [] }
        var predicates: [Predicate] = []
        repeat {
            var predicate = Predicate()
            if accept(">=") {
                predicate.relation = .greaterThanOrEqual
            } else if accept("<=") {
                predicate.relation = .lessThanOrEqual
            } else {
                _ = accept("==")
            }
            let sign: CGFloat = accept("-") ? -1 : 1
            let name = word()
            if let constant = try? number(name) { predicate.constant = sign * constant } else { predicate.view = try view(name) }
            if accept("@") { predicate.priority = UILayoutPriority(Float(try number(word()))) }
            predicates.append(predicate)
        } while accept(",")
        guard accept(")") else { throw Problem(text: "a parenthesis is not closed at character \(index + 1)") }
        return predicates
    }

    // MARK: Names

    private func number(_ word: String) throws -> CGFloat {
        if let number = Double(word), number.isFinite { return number }
        switch metrics[word] {
        case let number as CGFloat: return number
        case let number as Int: return CGFloat(number)
        case let number as Float: return CGFloat(number)
        case let number as NSNumber: return CGFloat(number.doubleValue)
        case let priority as UILayoutPriority: return CGFloat(priority.rawValue)
        default: throw Problem(text: "\(word.isEmpty ? "a number" : word) is not among the metrics")
        }
    }
    private func view(_ word: String) throws -> AnyObject {
        guard let item = views[word] else { throw Problem(text: "\(word.isEmpty ? "a name" : word) is not among the views") }
        return item as AnyObject
    }
    private func superview(of item: AnyObject) -> UIView? { (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owner }

    // MARK: Constraints

    private var edges: (low: NSLayoutConstraint.Attribute, high: NSLayoutConstraint.Attribute) {
        if isVertical { return (.top, .bottom) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }
    /// Adds the constraints of a distance. An edge of the superview is the same edge as that of the view inside.
    private func connect(
        _ first: AnyObject, isSuperview firstIsOuter: Bool, _ connection: Connection, _ second: AnyObject, isSuperview secondIsOuter: Bool,
        _ result: inout [NSLayoutConstraint]
    ) {
        var (before, after) = (first, second)
        let predicates: [Predicate]
        switch connection {
        case .flush: predicates = [Predicate()]
        case .standard where firstIsOuter || secondIsOuter:
            predicates = [Predicate()]
            if firstIsOuter, let view = first as? UIView { before = view.layoutMarginsGuide }
            if secondIsOuter, let view = second as? UIView { after = view.layoutMarginsGuide }
        case .standard: predicates = [Predicate(constant: 8)]
        case .predicates(let given): predicates = given
        }
        let baselines = isVertical && options.contains(.spacingBaselineToBaseline) && !firstIsOuter && !secondIsOuter
        for predicate in predicates {
            let constraint = NSLayoutConstraint(
                item: after, attribute: baselines ? .firstBaseline : secondIsOuter ? edges.high : edges.low, relatedBy: predicate.relation, toItem: before,
                attribute: baselines ? .lastBaseline : firstIsOuter ? edges.low : edges.high, multiplier: 1, constant: predicate.constant)
            constraint.priority = predicate.priority
            result.append(constraint)
        }
    }
}

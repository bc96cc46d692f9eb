/// A part of an alert or of an action sheet.
enum DialogPart {
    /// The background of the buttons, and that of the button that cancels an action sheet.
    case ground, cancelGround
    /// Title and message.
    case header
    /// A line between two parts.
    case separator
    case button, cancel
    /// A default button for dialogs without a button of its kind.
    case fallback
    /// Anything else: a text field.
    case field
}

struct DialogPartKey: LayoutValueKey { static var defaultValue: DialogPart { .field } }

/// Arranges the parts of an alert: header, fields, then buttons, two of them side by side if they fit. Source: Documentation/Semantics/Controls.md#dialogs.
struct AlertLayout: Layout {
    /// The height of a line between two buttons, in points.
    let line: CGFloat

    private static let width: CGFloat = 270
    private static let buttonHeight: CGFloat = 44
    /// Around the fields, in points.
    private static let margin: CGFloat = 16
    private static let fieldSpacing: CGFloat = 8

    private struct Plan {
        var rects: [(index: Int, rect: CGRect)] = []
        var height: CGFloat = 0
    }

    private func plan(_ subviews: Subviews) -> Plan {
        var plan = Plan()
        func indices(_ part: DialogPart) -> [Int] { subviews.indices.filter { subviews[$0][DialogPartKey.self] == part } }
        func add(_ index: Int, x: CGFloat = 0, y: CGFloat, width: CGFloat = Self.width, height: CGFloat) {
            plan.rects.append((index, CGRect(x: x, y: y, width: width, height: height)))
        }
        var y: CGFloat = 0
        for index in indices(.header) {
            let height = subviews[index].sizeThatFits(ProposedViewSize(width: Self.width, height: nil)).height
            add(index, y: y, height: height)
            y += height
        }
        let fields = indices(.field)
        for index in fields {
            let width = Self.width - 2 * Self.margin
            let height = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
            add(index, x: Self.margin, y: y, width: width, height: height)
            y += height + Self.fieldSpacing
        }
        if !fields.isEmpty { y += Self.margin - Self.fieldSpacing }
        let (others, cancels) = (indices(.button), indices(.cancel))
        var buttons = others + cancels
        if buttons.isEmpty { buttons = indices(.fallback) }
        var lines = indices(.separator)[...]
        func addLine(x: CGFloat = 0, y: CGFloat, width: CGFloat = Self.width, height: CGFloat) {
            if let index = lines.popFirst() { add(index, x: x, y: y, width: width, height: height) }
        }
        let half = Self.width / 2
        if buttons.count == 2, buttons.allSatisfy({ subviews[$0].sizeThatFits(.unspecified).width <= half }) {
            // The button that cancels comes first.
            if cancels.count == 1 { buttons = cancels + others }
            addLine(y: y, height: line)
            add(buttons[0], x: 0, y: y, width: half, height: Self.buttonHeight)
            add(buttons[1], x: half, y: y, width: half, height: Self.buttonHeight)
            addLine(x: half, y: y, width: line, height: Self.buttonHeight)
            y += Self.buttonHeight
        } else {
            for index in buttons {
                addLine(y: y, height: line)
                add(index, y: y, height: Self.buttonHeight)
                y += Self.buttonHeight
            }
        }
        for index in lines { add(index, y: 0, width: 0, height: 0) }
        plan.height = y
        return plan
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: Self.width, height: plan(subviews).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, rect) in plan(subviews).rects {
            subviews[index].place(at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY), proposal: ProposedViewSize(rect.size))
        }
    }
}

/// Arranges the parts of an action sheet: header and buttons on one background, and below it the button that cancels.
struct ActionSheetLayout: Layout {
    /// The height of a line between two buttons, in points.
    let line: CGFloat
    /// Whether the button that cancels follows below.
    var showsCancel = true

    private static let buttonHeight: CGFloat = 57
    private static let gap: CGFloat = 8

    private func plan(_ subviews: Subviews, width: CGFloat) -> (rects: [(index: Int, rect: CGRect)], height: CGFloat) {
        var rects: [(index: Int, rect: CGRect)] = []
        func indices(_ part: DialogPart) -> [Int] { subviews.indices.filter { subviews[$0][DialogPartKey.self] == part } }
        func add(_ index: Int, y: CGFloat, height: CGFloat) { rects.append((index, CGRect(x: 0, y: y, width: width, height: height))) }
        var y: CGFloat = 0
        for index in indices(.header) {
            let height = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
            add(index, y: y, height: height)
            y += height
        }
        var lines = indices(.separator)[...]
        for index in indices(.button) {
            if y > 0, let separator = lines.popFirst() { add(separator, y: y, height: line) }
            add(index, y: y, height: Self.buttonHeight)
            y += Self.buttonHeight
        }
        for index in indices(.ground) { add(index, y: 0, height: y) }
        guard showsCancel else {
            for index in lines { add(index, y: y, height: 0) }
            return (rects, y)
        }
        var cancels = indices(.cancel)
        if cancels.isEmpty { cancels = indices(.fallback) }
        if y > 0 { y += Self.gap }
        for index in indices(.cancelGround) { add(index, y: y, height: Self.buttonHeight) }
        for index in cancels.prefix(1) { add(index, y: y, height: Self.buttonHeight) }
        for index in lines { add(index, y: y, height: 0) }
        return (rects, y + Self.buttonHeight)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 0)).width
        return CGSize(width: width, height: plan(subviews, width: width).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, rect) in plan(subviews, width: bounds.width).rects {
            subviews[index].place(at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY), proposal: ProposedViewSize(rect.size))
        }
    }
}

import Geometry
import LayoutEngine

/// A view of a test: a leaf that answers by a rule, a wrapper around one box, or a container.
final class Box: LayoutElement {
    enum Kind {
        case leaf((ProposedViewSize) -> CGSize)
        case unary(any UnaryLayout, Box)
        case container(any LayoutContainer, [Box])
    }

    let kind: Kind
    let name: String
    var ownPriority: Double?
    var ownSpacing: ViewSpacing?
    var requiresSpacingProjection = false
    var guides: [AlignmentKey: (ViewDimensions) -> CGFloat] = [:]
    /// The position of the box in its parent.
    var rect: CGRect?
    /// The number of times that a size was actually computed.
    var measureCount = 0
    private var sizes: [ProposedViewSize: CGSize] = [:]

    init(_ name: String, _ kind: Kind) {
        self.name = name
        self.kind = kind
    }

    var layoutPriority: Double {
        if let ownPriority { return ownPriority }
        if case .unary(let layout, let child) = kind { return layout.priority(child: child) }
        return 0
    }

    var layoutSpacing: ViewSpacing {
        if let ownSpacing { return ownSpacing }
        switch kind {
        case .leaf: return ViewSpacing()
        case .unary(let layout, let child): return layout.spacing(child: child)
        case .container(let container, _): return container.spacing()
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let size = sizes[proposal] { return size }
        measureCount += 1
        let size: CGSize
        switch kind {
        case .leaf(let rule): size = rule(proposal)
        case .unary(let layout, let child): size = layout.sizeThatFits(proposal, child: child)
        case .container(let container, _): size = container.sizeThatFits(proposal)
        }
        sizes[proposal] = size
        return size
    }

    func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
        if let guide = guides[key] { return guide(ViewDimensions(self, size: size)) }
        switch kind {
        case .leaf: return nil
        case .unary(let layout, let child): return layout.explicitAlignment(key, at: size, child: child)
        case .container(let container, _): return container.explicitAlignment(key, at: size)
        }
    }

    func place(at origin: CGPoint, proposal: ProposedViewSize) {
        let size = ViewSize(sizeThatFits(proposal), proposal: proposal)
        rect = CGRect(origin: origin, size: size.value)
        switch kind {
        case .leaf: break
        case .unary(let layout, let child):
            let (origin, proposal) = layout.placement(in: size, child: child)
            child.place(at: origin, proposal: proposal)
        case .container(let container, _): container.place(at: size)
        }
    }

    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

    /// "name x y w h" of all named boxes, in the root's space and in their order.
    func listing(_ offset: CGPoint = .zero) -> [String] {
        guard let rect else { return ["\(name) not placed"] }
        let place = CGPoint(x: offset.x + rect.minX, y: offset.y + rect.minY)
        let own = [place.x, place.y, rect.width, rect.height].map { number in
            let rounded = (number * 1000).rounded() / 1000
            return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
        }
        let line = name.isEmpty ? [] : ["\(name) \(own.joined(separator: " "))"]
        switch kind {
        case .leaf: return line
        case .unary(_, let child): return line + child.listing(place)
        case .container(_, let children): return line + children.flatMap { $0.listing(place) }
        }
    }

    /// Lays the box out as the root of a canvas.
    func laidOut(_ width: CGFloat, _ height: CGFloat) -> String {
        let placement = rootPlacement(of: self, in: CGSize(width: width, height: height))
        place(at: placement.origin, proposal: placement.proposal)
        return listing().joined(separator: " | ")
    }
}

/// A leaf that fills its proposal.
func color(_ name: String) -> Box { Box(name, .leaf { $0.replacingUnspecifiedDimensions() }) }

/// A leaf of a fixed size.
func fixed(_ name: String, _ width: CGFloat, _ height: CGFloat) -> Box { Box(name, .leaf { _ in CGSize(width: width, height: height) }) }

func spacer(_ name: String, _ axis: Axis, _ minimum: CGFloat = 8) -> Box {
    let box = Box(
        name,
        .leaf { proposal in
            var size = CGSize.zero
            size[axis] = max(proposal[axis] ?? minimum, minimum)
            return size
        })
    box.ownPriority = -.infinity
    box.ownSpacing = .spacer(along: axis)
    box.requiresSpacingProjection = true
    return box
}

func hstack(_ name: String, _ children: [Box]) -> Box { hstack(name, .center, nil, children) }

func hstack(_ name: String, _ alignment: VerticalAlignment, _ spacing: CGFloat?, _ children: [Box]) -> Box {
    Box(name, .container(LayoutBox(HStackLayout(alignment: alignment, spacing: spacing), children: children), children))
}

func vstack(_ name: String, _ children: [Box]) -> Box { vstack(name, .center, nil, children) }

func vstack(_ name: String, _ alignment: HorizontalAlignment, _ spacing: CGFloat?, _ children: [Box]) -> Box {
    Box(name, .container(LayoutBox(VStackLayout(alignment: alignment, spacing: spacing), children: children), children))
}

func zstack(_ name: String, _ children: [Box]) -> Box { zstack(name, .center, children) }

func zstack(_ name: String, _ alignment: Alignment, _ children: [Box]) -> Box {
    Box(name, .container(LayoutBox(ZStackLayout(alignment: alignment), children: children), children))
}

extension Box {
    func wrapped(_ layout: any UnaryLayout, _ name: String = "") -> Box { Box(name, .unary(layout, self)) }

    func frame(_ name: String = "", width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> Box {
        wrapped(FixedFrameLayout(width: width, height: height, alignment: alignment), name)
    }

    func frame(
        _ name: String = "", minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> Box {
        wrapped(
            FlexibleFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight, alignment: alignment), name)
    }

    func padding(_ name: String = "", _ insets: EdgeInsets) -> Box { wrapped(PaddingLayout(insets), name) }

    func priority(_ value: Double) -> Box {
        ownPriority = value
        return self
    }

    func guide(_ alignment: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> Box {
        guides[alignment.key] = value
        return self
    }

    func guide(_ alignment: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> Box {
        guides[alignment.key] = value
        return self
    }
}

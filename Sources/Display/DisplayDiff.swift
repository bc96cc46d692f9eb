import Geometry

/// Compares two display lists and finds the pixels that may differ.
///
/// Outside of the resulting region the two frames are identical to the bit, because the same items are painted there in the same order and by the
/// same steps. Items are compared with `==`, which is quick for arrays that share their memory.
package struct DisplayDiff<Measure: InkMeasure> {
    /// Measures the boxes of items, which may be too large.
    let measure: Measure
    /// Returns the largest possible pixel rectangle of a layer for items; the grid of a wide blur begins at its corner.
    let layerFrame: (_ items: [DisplayItem], _ transform: CGAffineTransform) -> PixelRect?
    /// The number of comparisons left for finding items that moved up or down.
    private var budget = 4096

    package init(measure: Measure, layerFrame: @escaping (_ items: [DisplayItem], _ transform: CGAffineTransform) -> PixelRect?) {
        self.measure = measure
        self.layerFrame = layerFrame
    }

    /// Returns the pixels to paint for `new` over a frame of `old`; nil for the whole canvas.
    ///
    /// - Parameter canvas: the pixels of the frame.
    /// - Complexity: proportional to the number of items for lists that are mostly equal; otherwise at most 24 comparisons for each item.
    package mutating func damage(from old: DisplayList, to new: DisplayList, canvas: PixelRect) -> PixelRegion? {
        guard old.size == new.size, old.scale == new.scale, old.background == new.background else { return nil }
        var region = PixelRegion()
        compare(old.items, new.items, Context(transform: CGAffineTransform(scaleX: new.scale, y: new.scale), clip: canvas), into: &region)
        // Above this share, painting everything is less work than painting parts.
        return region.area * 10 > canvas.area * 7 ? nil : region
    }

    /// The transform and the visible part of the items that are compared.
    private struct Context {
        var transform: CGAffineTransform
        /// The visible pixels.
        var clip: PixelRect
    }

    private mutating func compare(_ old: [DisplayItem], _ new: [DisplayItem], _ context: Context, into region: inout PixelRegion) {
        var first = 0
        let shorter = min(old.count, new.count)
        while first < shorter, old[first] == new[first] { first += 1 }
        // If these items are in a group, content below the group may have changed.
        for item in new[..<first] { keep(item, context, into: &region) }
        if first == old.count, first == new.count { return }
        var last = 0
        while last < shorter - first, old[old.count - 1 - last] == new[new.count - 1 - last] { last += 1 }
        compareMiddle(old[first..<old.count - last], new[first..<new.count - last], context, into: &region)
        for item in new[(new.count - last)...] { keep(item, context, into: &region) }
    }

    /// Compares the items between the equal ones at both ends.
    private mutating func compareMiddle(_ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>, _ context: Context, into region: inout PixelRegion) {
        var (left, right) = (old.startIndex, new.startIndex)
        // If as many items were inserted as were removed, most of them are at the same index.
        var searches = old.count != new.count
        if !searches {
            let changed = zip(old, new).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
            searches = changed > 2 && changed * 2 > old.count
        }
        while right < new.endIndex {
            var found: Int?
            if left < old.endIndex, old[left] == new[right] {
                found = left
            } else if searches, budget > 0 {
                let end = min(left + 24, old.endIndex)
                if left + 1 < end { found = (left + 1..<end).first { old[$0] == new[right] } }
                budget -= 24
            }
            if let found {
                for removed in old[left..<found] { damage(removed, context, &region) }
                keep(new[right], context, into: &region)
                left = found + 1
            } else if left < old.endIndex, !searches || isReplacement(of: old[left], new[right]) {
                replace(old[left], by: new[right], context, into: &region)
                left += 1
            } else {
                damage(new[right], context, &region)
            }
            right += 1
        }
        for removed in old[left...] { damage(removed, context, &region) }
    }

    /// Returns whether two items are likely one item that changed: groups with the same effect.
    private func isReplacement(of old: DisplayItem, _ new: DisplayItem) -> Bool {
        guard case .group(let before, _) = old, case .group(let after, _) = new else { return false }
        return before == after || (before.isMask && after.isMask)
    }

    /// Handles an unchanged item: a material in it shows the content below it, which may have changed.
    private func keep(_ item: DisplayItem, _ context: Context, into region: inout PixelRegion) {
        guard !region.isEmpty, item.hasMaterial, let frame = frame(of: item, context) else { return }
        let sight = PixelRect(around: measure.sight(of: item, under: context.transform))
        if sight.map(region.touches) ?? true { add(frame, context, &region) }
    }

    /// Handles an item that is in only one of the lists.
    private func damage(_ item: DisplayItem, _ context: Context, _ region: inout PixelRegion) {
        if let frame = frame(of: item, context) { add(frame, context, &region) }
    }

    /// Returns the pixels that an item may touch; all visible ones if its numbers are too large.
    private func frame(of item: DisplayItem, _ context: Context) -> PixelRect? {
        let ink = measure.ink(of: item, under: context.transform)
        return ink.isNull ? nil : PixelRect(around: ink) ?? context.clip
    }

    private func add(_ rect: PixelRect, _ context: Context, _ region: inout PixelRegion) {
        if let seen = rect.expanded(by: 1).intersection(context.clip) { region.add(seen) }
    }

    /// Handles an item that replaces another one.
    private mutating func replace(_ old: DisplayItem, by new: DisplayItem, _ context: Context, into region: inout PixelRegion) {
        if case .group(let effect, let before) = old, case .group(let newEffect, let after) = new,
            compareGroups(effect, newEffect, before, after, context, &region)
        {
            return
        }
        damage(old, context, &region)
        damage(new, context, &region)
    }

    /// Compares the items of two groups.
    ///
    /// - Returns: false if a change inside may affect any pixel of the group.
    private mutating func compareGroups(
        _ effect: DisplayEffect, _ newEffect: DisplayEffect, _ old: [DisplayItem], _ new: [DisplayItem], _ context: Context, _ region: inout PixelRegion
    ) -> Bool {
        if case .mask(let oldMask) = effect, case .mask(let newMask) = newEffect {
            // A mask's layer is as large as that of the masked items.
            guard !Self.hasMaterials(old, new), !Self.hasMaterials(oldMask, newMask), layerFrame(old, context.transform) == layerFrame(new, context.transform)
            else { return false }
            compare(oldMask, newMask, context, into: &region)
            compare(old, new, context, into: &region)
            return true
        }
        // Groups of one item, and groups that mix with the content below them, are painted by other steps.
        guard effect == newEffect, (old.count == 1) == (new.count == 1), Self.reachBelow(old) == Self.reachBelow(new) else { return false }
        let hasLayer =
            switch effect {
            case .transform: false
            case .clip: old.count > 1
            default: true
            }
        if hasLayer, (old + new).contains(where: { $0.dependsOnLayer }), layerFrame(old, context.transform) != layerFrame(new, context.transform) {
            return false
        }
        switch effect {
        case .transform(let inner):
            guard let combined = context.transform.preceded(by: inner) else { return true }
            compare(old, new, Context(transform: combined, clip: context.clip), into: &region)
            return true
        case .clip(let path, _):
            let seen = PixelRect(around: measure.fill(path, under: context.transform))?.expanded(by: 1).intersection(context.clip)
            if let seen { compare(old, new, Context(transform: context.transform, clip: seen), into: &region) }
            return true
        case .projection, .mask: return false
        case .filter(let filter) where !filter.leavesClear: return false
        case .shader(let shader):
            // A color effect also changes clear pixels, in the layer's frame.
            guard shader.use == .color, !Self.hasMaterials(old, new), layerFrame(old, context.transform) == layerFrame(new, context.transform) else {
                return false
            }
            compare(old, new, context, into: &region)
            return true
        case .opacity, .filter, .blend, .isolated:
            guard !Self.hasMaterials(old, new) else { return false }
            compare(old, new, context, into: &region)
            return true
        case .blur(let radius, let opaque):
            guard let spread = spread(radius, old, new, context, isFixed: opaque != nil) else { return false }
            var inner = PixelRegion()
            compare(old, new, Context(transform: context.transform, clip: context.clip.expanded(by: spread)), into: &inner)
            // The edges of an opaque blur continue outward, so a change beyond them counts at the edge of the blur's rectangle.
            for rect in inner.rects { add(rect.expanded(by: spread), context, &region) }
            return true
        case .shadow(_, let radius, let offset):
            let shift = offset.applying(context.transform)
            guard abs(shift.width) < 1e5, abs(shift.height) < 1e5, let spread = spread(radius, old, new, context, isFixed: false) else { return false }
            let (x, y) = (Int(saturating: shift.width.rounded(.down)), Int(saturating: shift.height.rounded(.down)))
            var inner = PixelRegion()
            compare(
                old, new, Context(transform: context.transform, clip: context.clip.union(context.clip.offsetBy(x: -x, y: -y).expanded(by: spread + 1))),
                into: &inner)
            for rect in inner.rects {
                add(rect, context, &region)
                add(rect.offsetBy(x: x, y: y).expanded(by: spread + 1), context, &region)
            }
            return true
        }
    }

    /// Returns the distance in pixels that a change spreads in blurred content; nil if it may spread everywhere.
    private func spread(_ radius: CGFloat, _ old: [DisplayItem], _ new: [DisplayItem], _ context: Context, isFixed: Bool) -> Int? {
        let sigma = context.transform.pixels(radius)
        guard sigma.isFinite, !Self.hasMaterials(old, new) else { return nil }
        if !isFixed, BlurSpread.reduction(sigma: sigma) > 1, layerFrame(old, context.transform) != layerFrame(new, context.transform) { return nil }
        return BlurSpread.influence(sigma: sigma)
    }

    private static func hasMaterials(_ old: [DisplayItem], _ new: [DisplayItem]) -> Bool {
        (old + new).contains { $0.hasMaterial }
    }

    private static func reachBelow(_ items: [DisplayItem]) -> Bool { items.contains { $0.reachesBelow } }
}

extension DisplayEffect {
    fileprivate var isMask: Bool { if case .mask = self { true } else { false } }
}

extension ColorFilter {
    /// Whether clear pixels stay clear, so that the filter's layer may have any size.
    fileprivate var leavesClear: Bool {
        switch self {
        case .brightness, .contrast, .saturation, .grayscale, .hueRotation, .multiply, .invert: true
        case .luminanceToAlpha, .alphaThreshold, .matrix: false
        }
    }
}

extension DisplayItem {
    /// Whether the item's pixels depend, in the last bit, on the origin of the layer on which the item is painted, because it is sampled between pixels.
    fileprivate var dependsOnLayer: Bool {
        switch self {
        case .fill(_, .image, _), .stroke(_, .image, _), .image, .group(.projection, _): true
        case .group(.shader(let shader), _) where shader.use != .color: true
        case .fill, .stroke: false
        case .text(let text, _): text.runs.contains { $0.hasOwnColors }
        case .group(.mask(let mask), let items): (mask + items).contains { $0.dependsOnLayer }
        case .group(_, let items): items.contains { $0.dependsOnLayer }
        }
    }

    /// Whether some of the item is mixed with the content below it; groups without their own layer count by their items.
    package var reachesBelow: Bool {
        guard case .group(let effect, let items) = self else { return false }
        switch effect {
        case .blend: return true
        case .transform, .clip: return items.contains { $0.reachesBelow }
        case .projection(let projection): return projection.affine != nil && items.contains { $0.reachesBelow }
        case .opacity(let opacity): return opacity >= 1 && items.contains { $0.reachesBelow }
        case .shadow, .mask, .blur, .filter, .shader, .isolated: return false
        }
    }
}

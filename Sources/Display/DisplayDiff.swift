import Geometry

/// Compares two display lists and says where their pictures differ.
///
/// Outside of the region that it answers both pictures are the same to the bit: there the same items are painted in the same order, by the
/// same steps. Items are told apart by `==`, which is quick where arrays share their memory.
package struct DisplayDiff<Measure: InkMeasure> {
    /// Boxes of items, which may be too large.
    let measure: Measure
    /// The pixels that a layer for items would have at most; a wide blur's grid begins at its corner.
    let layerFrame: (_ items: [DisplayItem], _ transform: CGAffineTransform) -> PixelRect?
    /// How often items may still be compared in search of one that moved up or down.
    private var budget = 4096

    package init(measure: Measure, layerFrame: @escaping (_ items: [DisplayItem], _ transform: CGAffineTransform) -> PixelRect?) {
        self.measure = measure
        self.layerFrame = layerFrame
    }

    /// What has to be painted for `new` where `old` is shown; nil for all of it.
    ///
    /// - Parameter canvas: the picture's pixels.
    /// - Complexity: proportional to the number of items for lists that have most in common; at most 24 comparisons for each item else.
    package mutating func damage(from old: DisplayList, to new: DisplayList, canvas: PixelRect) -> PixelRegion? {
        guard old.size == new.size, old.scale == new.scale, old.background == new.background else { return nil }
        var region = PixelRegion()
        compare(old.items, new.items, Place(transform: CGAffineTransform(scaleX: new.scale, y: new.scale), clip: canvas), into: &region)
        // Then painting all is less work than keeping apart what needs it.
        return region.area * 10 > canvas.area * 7 ? nil : region
    }

    /// Where items are.
    private struct Place {
        var transform: CGAffineTransform
        /// What can be seen.
        var clip: PixelRect
    }

    private mutating func compare(_ old: [DisplayItem], _ new: [DisplayItem], _ place: Place, into region: inout PixelRegion) {
        var first = 0
        let shorter = min(old.count, new.count)
        while first < shorter, old[first] == new[first] { first += 1 }
        // Where these are in a group, something below the group may have changed.
        for item in new[..<first] { keep(item, place, into: &region) }
        if first == old.count, first == new.count { return }
        var last = 0
        while last < shorter - first, old[old.count - 1 - last] == new[new.count - 1 - last] { last += 1 }
        compareMiddle(old[first..<old.count - last], new[first..<new.count - last], place, into: &region)
        for item in new[(new.count - last)...] { keep(item, place, into: &region) }
    }

    /// Items between those that are the same at both ends.
    private mutating func compareMiddle(_ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>, _ place: Place, into region: inout PixelRegion) {
        var (left, right) = (old.startIndex, new.startIndex)
        // Where as many come as go, most stay where they are.
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
                for gone in old[left..<found] { damage(gone, place, &region) }
                keep(new[right], place, into: &region)
                left = found + 1
            } else if left < old.endIndex, !searches || isReplacement(of: old[left], new[right]) {
                replace(old[left], by: new[right], place, into: &region)
                left += 1
            } else {
                damage(new[right], place, &region)
            }
            right += 1
        }
        for gone in old[left...] { damage(gone, place, &region) }
    }

    /// Whether two items are likely one that changed: groups of one effect.
    private func isReplacement(of old: DisplayItem, _ new: DisplayItem) -> Bool {
        guard case .group(let before, _) = old, case .group(let after, _) = new else { return false }
        return before == after || (before.isMask && after.isMask)
    }

    /// An item that stays: what lies below a material is seen in it.
    private func keep(_ item: DisplayItem, _ place: Place, into region: inout PixelRegion) {
        guard !region.isEmpty, item.hasMaterial, let frame = frame(of: item, place) else { return }
        let sight = PixelRect(around: measure.sight(of: item, under: place.transform))
        if sight.map(region.touches) ?? true { add(frame, place, &region) }
    }

    /// An item that is in only one of the lists.
    private func damage(_ item: DisplayItem, _ place: Place, _ region: inout PixelRegion) {
        if let frame = frame(of: item, place) { add(frame, place, &region) }
    }

    /// The pixels that an item may touch; all that can be seen where numbers are too large to tell.
    private func frame(of item: DisplayItem, _ place: Place) -> PixelRect? {
        let ink = measure.ink(of: item, under: place.transform)
        return ink.isNull ? nil : PixelRect(around: ink) ?? place.clip
    }

    private func add(_ rect: PixelRect, _ place: Place, _ region: inout PixelRegion) {
        if let seen = rect.expanded(by: 1).intersection(place.clip) { region.add(seen) }
    }

    /// An item in the place of another.
    private mutating func replace(_ old: DisplayItem, by new: DisplayItem, _ place: Place, into region: inout PixelRegion) {
        if case .group(let effect, let before) = old, case .group(let newEffect, let after) = new,
            look(into: effect, newEffect, before, after, place, &region)
        {
            return
        }
        damage(old, place, &region)
        damage(new, place, &region)
    }

    /// Compares what is in two groups.
    ///
    /// - Returns: false where a change inside may show anywhere in the group.
    private mutating func look(
        into effect: DisplayEffect, _ newEffect: DisplayEffect, _ old: [DisplayItem], _ new: [DisplayItem], _ place: Place, _ region: inout PixelRegion
    ) -> Bool {
        if case .mask(let oldMask) = effect, case .mask(let newMask) = newEffect {
            // A mask's layer is as large as that of what it masks.
            guard !Self.hasMaterials(old, new), !Self.hasMaterials(oldMask, newMask), layerFrame(old, place.transform) == layerFrame(new, place.transform)
            else { return false }
            compare(oldMask, newMask, place, into: &region)
            compare(old, new, place, into: &region)
            return true
        }
        // Groups of one item, and groups that mix with what is below, are painted by other steps than the others.
        guard effect == newEffect, (old.count == 1) == (new.count == 1), Self.reachBelow(old) == Self.reachBelow(new) else { return false }
        let hasLayer =
            switch effect {
            case .transform: false
            case .clip: old.count > 1
            default: true
            }
        if hasLayer, (old + new).contains(where: { $0.dependsOnLayer }), layerFrame(old, place.transform) != layerFrame(new, place.transform) { return false }
        switch effect {
        case .transform(let inner):
            guard let combined = place.transform.preceded(by: inner) else { return true }
            compare(old, new, Place(transform: combined, clip: place.clip), into: &region)
            return true
        case .clip(let path, _):
            let seen = PixelRect(around: measure.fill(path, under: place.transform))?.expanded(by: 1).intersection(place.clip)
            if let seen { compare(old, new, Place(transform: place.transform, clip: seen), into: &region) }
            return true
        case .projection, .mask: return false
        case .filter(let filter) where !filter.leavesClear: return false
        case .opacity, .filter, .blend, .isolated:
            guard !Self.hasMaterials(old, new) else { return false }
            compare(old, new, place, into: &region)
            return true
        case .blur(let radius, let opaque):
            guard let spread = spread(radius, old, new, place, isFixed: opaque != nil) else { return false }
            var inner = PixelRegion()
            compare(old, new, Place(transform: place.transform, clip: place.clip.expanded(by: spread)), into: &inner)
            // Edges of an opaque blur go on outwards, so a change beyond them counts where it is cut off.
            for rect in inner.rects { add(rect.expanded(by: spread), place, &region) }
            return true
        case .shadow(_, let radius, let offset):
            let shift = offset.applying(place.transform)
            guard abs(shift.width) < 1e5, abs(shift.height) < 1e5, let spread = spread(radius, old, new, place, isFixed: false) else { return false }
            let (x, y) = (Int(shift.width.rounded(.down)), Int(shift.height.rounded(.down)))
            var inner = PixelRegion()
            compare(
                old, new, Place(transform: place.transform, clip: place.clip.union(place.clip.offsetBy(x: -x, y: -y).expanded(by: spread + 1))), into: &inner)
            for rect in inner.rects {
                add(rect, place, &region)
                add(rect.offsetBy(x: x, y: y).expanded(by: spread + 1), place, &region)
            }
            return true
        }
    }

    /// How far a change shows in what is blurred, pixels; nil where it may show everywhere.
    private func spread(_ radius: CGFloat, _ old: [DisplayItem], _ new: [DisplayItem], _ place: Place, isFixed: Bool) -> Int? {
        let sigma = place.transform.pixels(radius)
        guard sigma.isFinite, !Self.hasMaterials(old, new) else { return nil }
        if !isFixed, BlurSpread.reduction(sigma: sigma) > 1, layerFrame(old, place.transform) != layerFrame(new, place.transform) { return nil }
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
    /// Whether a clear pixel stays clear, so that the filter's layer may have any size.
    fileprivate var leavesClear: Bool {
        switch self {
        case .brightness, .contrast, .saturation, .grayscale, .hueRotation, .multiply, .invert: true
        case .luminanceToAlpha, .alphaThreshold, .matrix: false
        }
    }
}

extension DisplayItem {
    /// Whether the item's pixels depend, in the last bit, on where the layer begins that it is painted on: what is sampled between pixels.
    fileprivate var dependsOnLayer: Bool {
        switch self {
        case .fill(_, .image, _), .stroke(_, .image, _), .image, .group(.projection, _): true
        case .fill, .stroke: false
        case .text(let text, _): text.runs.contains { $0.hasOwnColors }
        case .group(.mask(let mask), let items): (mask + items).contains { $0.dependsOnLayer }
        case .group(_, let items): items.contains { $0.dependsOnLayer }
        }
    }

    /// Whether some of it is mixed with what lies below the item, groups that are no layer of their own opened up.
    package var reachesBelow: Bool {
        guard case .group(let effect, let items) = self else { return false }
        switch effect {
        case .blend: return true
        case .transform, .clip: return items.contains { $0.reachesBelow }
        case .projection(let projection): return projection.affine != nil && items.contains { $0.reachesBelow }
        case .opacity(let opacity): return opacity >= 1 && items.contains { $0.reachesBelow }
        case .shadow, .mask, .blur, .filter, .isolated: return false
        }
    }
}

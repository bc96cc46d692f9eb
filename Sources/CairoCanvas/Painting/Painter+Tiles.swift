import Display
import Foundation
import Geometry
import Synchronization

/// Painting on several threads, which paint tiles: blocks of rows, between which items may be cut (`DisplayItem.Cut`).
///
/// Items that can't be cut, and effects, which need a layer for all of their pixels, are painted on one thread, between the tiles of the items below and
/// those of the items above.
extension Painter {
    /// Paints a list over the contents of an image on several threads. The bytes are those of `paint(_:into:)`, regardless of the number of threads.
    ///
    /// - Parameter threads: the number of threads, at least 1; more threads than blocks don't help.
    /// - Throws: like `paint(_:into:)`.
    package func paint(_ list: DisplayList, into pixmap: inout Pixmap, threads: Int) throws(CanvasError) {
        let (width, height) = try Self.pixelSize(of: list)
        let scale = CGAffineTransform(scaleX: list.scale, y: list.scale)
        let tiles = blocks(of: 0..<height)
        guard threads > 1, tiles.count > 1 else { return try paint(list, into: &pixmap) }
        shaderThreads = threads
        defer { shaderThreads = 1 }
        startImage(of: list, width: width, height: height, &pixmap)
        while tilePainters.count < min(threads, tiles.count) - 1 {
            let painter = Painter(layerPixels: layerPixels)
            painter.blockRows = blockRows
            tilePainters.append(painter)
        }
        for run in list.items.runs({ $0.canBeCutBetweenBlocks(under: scale) }) {
            var part = list
            part.items = Array(run.items)
            if run.canBeCut {
                try paint(tiles.map { $0.clamped(to: 0..<height) }, of: part, threads: threads, onto: &pixmap)
            } else {
                try paintItems(of: part, needed: nil, onto: &pixmap)
            }
        }
    }

    private func paint(_ tiles: [Range<Int>], of list: DisplayList, threads: Int, onto pixmap: inout Pixmap) throws(CanvasError) {
        let (width, height) = (pixmap.width, pixmap.height)
        let painters = [self] + tilePainters.prefix(threads - 1)
        let before = painters.map(\.itemsPainted)
        // Tiles differ in their work, so each thread takes the next one when it is done.
        let next = Atomic(0)
        var errors = [CanvasError?](repeating: nil, count: tiles.count)
        unsafe pixmap.pixels.withUnsafeMutableBufferPointer { pixels in
            unsafe errors.withUnsafeMutableBufferPointer { errors in
                // Each thread has its own painter, and each tile its own rows and its own place for an error.
                nonisolated(unsafe) let (painters, errors, pixels) = unsafe (painters, errors, pixels)
                unsafe DispatchQueue.concurrentPerform(iterations: painters.count) { thread in
                    while true {
                        let index = next.add(1, ordering: .relaxed).oldValue
                        guard index < tiles.count else { return }
                        let rows = tiles[index]
                        let needed = PixelRegion(PixelRect(x: 0, y: rows.lowerBound, width: width, height: rows.count))
                        do throws(CanvasError) {
                            try unsafe painters[thread].paintItems(of: list, needed: needed, on: pixels, width: width, height: height)
                        } catch {
                            unsafe errors[index] = error
                        }
                    }
                }
            }
        }
        for (painter, before) in zip(painters, before).dropFirst() { countItems(painter.itemsPainted - before) }
        for error in errors { if let error { throw error } }
    }
}

extension [DisplayItem] {
    /// Returns the longest runs of items for which the condition has the same result.
    fileprivate func runs(_ condition: (DisplayItem) -> Bool) -> [(items: ArraySlice<DisplayItem>, canBeCut: Bool)] {
        var result: [(items: ArraySlice<DisplayItem>, canBeCut: Bool)] = []
        for (index, item) in enumerated() {
            let canBeCut = condition(item)
            if let last = result.last, last.canBeCut == canBeCut {
                result[result.count - 1].items = self[last.items.startIndex...index]
            } else {
                result.append((self[index...index], canBeCut))
            }
        }
        return result
    }
}

extension DisplayItem {
    /// Whether the item has the same pixels if it is cut between blocks, and draws on no other rows then.
    fileprivate func canBeCutBetweenBlocks(under transform: CGAffineTransform) -> Bool {
        switch self {
        case .fill, .stroke, .text, .image: return cut(under: transform) != .never
        case .group(let effect, let items):
            var inner = transform
            switch effect {
            case .opacity: break
            case .transform(let own):
                guard let combined = transform.preceded(by: own) else { return false }
                inner = combined
            // A smooth clip must be the same for all pixels of an item.
            case .clip(let path, _): guard path.isOnPixelGrid(under: transform) else { return false }
            // Painted without a layer unless an item depends on the pixels below (`paintIsolated`).
            case .isolated(let opaque): guard opaque == nil, !items.contains(where: \.reachesBelow) else { return false }
            case .shadow, .mask, .projection, .blur, .filter, .shader, .blend: return false
            }
            return items.allSatisfy { $0.canBeCutBetweenBlocks(under: inner) }
        }
    }
}

//
//  Direction.swift
//  Tidepool
//

import CoreGraphics

enum Direction: CaseIterable {
    case up, down, left, right

    /// The direction of a drag, or `nil` if it's too short or too diagonal to tell.
    init?(translation: CGSize, minimumLength: CGFloat = 24) {
        let (dx, dy) = (translation.width, translation.height)
        guard max(abs(dx), abs(dy)) >= minimumLength else { return nil }
        if abs(dx) > abs(dy) * 1.2 {
            self = dx > 0 ? .right : .left
        } else if abs(dy) > abs(dx) * 1.2 {
            self = dy > 0 ? .down : .up
        } else {
            return nil
        }
    }
}

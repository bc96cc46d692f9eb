import Easel
import Foundation

// Drawing has no pointer, pencil, or edit menu, so these interactions never happen.

/// Reacts to taps of a pencil.
@MainActor @preconcurrency
open class UIPencilInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIPencilInteractionDelegate)?
    open var isEnabled = true
    nonisolated public override init() {}
    public convenience init(delegate: any UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }
}

/// Reacts to taps of a pencil.
@MainActor @preconcurrency public protocol UIPencilInteractionDelegate: AnyObject {}

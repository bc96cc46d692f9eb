// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of QuartzCore.

import Easel
import Foundation

/// A change from a layer's former content, as it was drawn last, to its new one.
open class CATransition: CAAnimation, @unchecked Sendable {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1
    /// The former content, since the transition was added to a layer.
    var old: AnyView?
    /// The turn or other change that only views know.
    var viewTransition: ViewTransition?

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CATransition else { return }
        (type, subtype, startProgress, endProgress) = (other.type, other.subtype, other.startProgress, other.endProgress)
        (old, viewTransition) = (other.old, other.viewTransition)
    }
    override func apply(to layer: CALayer, at time: Double, inGroup group: Double? = nil) {
        guard let moment = moment(at: time, inGroup: group) else { return }
        let part = timingFunction?.value(at: moment.part) ?? moment.part
        layer.shownTransition = (self, Double(startProgress) + part * Double(endProgress - startProgress))
    }
    /// Warns about a type that is drawn as another one.
    @MainActor func warnOfType() {
        let known: [CATransitionType] = [.fade, .moveIn, .push, .reveal]
        if !known.contains(type) { SceneNotes.notDrawn("CATransitionType \"\(type.rawValue)\"") }
    }
}
/// The kind of change of a whole layer.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}
/// The side from which a layer changes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

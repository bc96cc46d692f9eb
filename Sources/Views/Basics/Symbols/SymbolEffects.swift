import Foundation
import Geometry

/// A movement of a symbol.
public protocol SymbolEffect: Hashable, Sendable {
    /// The appearance of the effect. For the library only.
    var _look: _SymbolEffectLook { get }
}
/// An effect that runs once for each change of a value.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect of an insertion or removal.
public protocol TransitionSymbolEffect {}
/// An effect of a change of the symbol.
public protocol ContentTransitionSymbolEffect {}

/// The appearance of a symbol effect; for the library's use only. All but variable color move whole symbols, because few of the drawings have layers.
public enum _SymbolEffectLook: Hashable, Sendable {
    case bounce(isUp: Bool)
    case pulse
    case scale(CGFloat)
    case appear, disappear
    /// Turns to both sides.
    case wiggle(degrees: Double)
    /// Moves to both sides, by points.
    case shift(x: CGFloat, y: CGFloat)
    case breathe(fades: Bool)
    case rotate(isClockwise: Bool)
    case light(_SymbolLight)
    case replace(out: Int, in: Int)
}

/// Jumps: the symbol grows or shrinks briefly.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isUp = true
    public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
    public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
    public var _look: _SymbolEffectLook { .bounce(isUp: isUp) }
    init(isUp: Bool = true) { self.isUp = isUp }
}

/// Fades out and in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
    public var _look: _SymbolEffectLook { .pulse }
}

/// Lights the parts of a symbol one after the other. A symbol without such parts fades as a whole.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var light = SymbolLight()
    /// One part at a time.
    public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
    /// Lit parts stay lit until all are.
    public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
    /// Back again from the last part.
    public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
    public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
    /// Parts that aren't lit aren't drawn.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesUnlit = true } }
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesUnlit = false } }
    public var _look: _SymbolEffectLook { .light(_SymbolLight(value: light)) }

    private func with(_ change: (inout SymbolLight) -> Void) -> VariableColorSymbolEffect {
        var copy = self
        change(&copy.light)
        return copy
    }
}

/// Stays larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private var factor: CGFloat = 1.15
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(factor: 1.15) }
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(factor: 0.85) }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
    public var _look: _SymbolEffectLook { .scale(factor) }
    init(factor: CGFloat = 1.15) { self.factor = factor }
}

/// Appears.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var up: AppearSymbolEffect { self }
    public var down: AppearSymbolEffect { self }
    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }
    public var _look: _SymbolEffectLook { .appear }
}

/// Disappears, and stays away while it is active.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var up: DisappearSymbolEffect { self }
    public var down: DisappearSymbolEffect { self }
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
    public var _look: _SymbolEffectLook { .disappear }
}

/// Is hidden while it is active, then appears. Its lines aren't drawn one after another, as in SwiftUI: the whole symbol appears.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var byLayer: DrawOnSymbolEffect { self }
    public var wholeSymbol: DrawOnSymbolEffect { self }
    public var individually: DrawOnSymbolEffect { self }
    public var _look: _SymbolEffectLook { .disappear }
}

/// Disappears, and stays away while it is active. Its lines don't vanish one after another, as in SwiftUI: the whole symbol does.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var byLayer: DrawOffSymbolEffect { self }
    public var wholeSymbol: DrawOffSymbolEffect { self }
    public var individually: DrawOffSymbolEffect { self }
    public var reversed: DrawOffSymbolEffect { self }
    public var nonReversed: DrawOffSymbolEffect { self }
    public var _look: _SymbolEffectLook { .disappear }
}

/// Shakes: the symbol turns to both sides, or moves along a direction. Apple documents no numbers: 8 degrees and 2 points are amounts by eye.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var look = _SymbolEffectLook.wiggle(degrees: 8)
    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(look: .wiggle(degrees: 8)) }
    public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(look: .wiggle(degrees: -8)) }
    public var left: WiggleSymbolEffect { along(.degrees(180)) }
    public var right: WiggleSymbolEffect { along(.zero) }
    public var up: WiggleSymbolEffect { along(.degrees(-90)) }
    public var down: WiggleSymbolEffect { along(.degrees(90)) }
    /// To the trailing side, as text is read from left to right.
    public var forward: WiggleSymbolEffect { right }
    /// To the leading side, as text is read from left to right.
    public var backward: WiggleSymbolEffect { left }
    public var byLayer: WiggleSymbolEffect { self }
    public var wholeSymbol: WiggleSymbolEffect { self }
    /// Along a direction: 0 is to the right, and positive angles turn clockwise.
    public func custom(angle: Angle) -> WiggleSymbolEffect { along(angle) }
    /// Along a direction in degrees: 0 is to the right, and positive angles turn clockwise.
    public func custom(angle: Double) -> WiggleSymbolEffect { along(.degrees(angle)) }
    public var _look: _SymbolEffectLook { look }

    private func along(_ angle: Angle) -> WiggleSymbolEffect {
        func rounded(_ value: Double) -> CGFloat { CGFloat((value * 2 * 1000).rounded() / 1000) }
        return WiggleSymbolEffect(look: .shift(x: rounded(cos(angle.radians)), y: rounded(sin(angle.radians))))
    }
    init(look: _SymbolEffectLook = .wiggle(degrees: 8)) { self.look = look }
}

/// Grows and shrinks slowly, and fades a little at the same time unless it is plain.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var fades = true
    /// Changes the size only.
    public var plain: BreatheSymbolEffect { BreatheSymbolEffect(fades: false) }
    /// Changes the size and the opacity.
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(fades: true) }
    public var byLayer: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
    public var _look: _SymbolEffectLook { .breathe(fades: fades) }
    init(fades: Bool = true) { self.fades = fades }
}

/// Turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isClockwise = true
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }
    public var _look: _SymbolEffectLook { .rotate(isClockwise: isClockwise) }
    init(isClockwise: Bool = true) { self.isClockwise = isClockwise }
}

/// Replaces a symbol by another one: the former one shrinks and fades, and then the new one grows.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    private var out = -1
    private var enter = 1
    /// Down, then up.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(out: -1, enter: 1) }
    /// Up, then up.
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(out: 1, enter: 1) }
    /// In place, then up.
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(out: 0, enter: 1) }
    /// Down, then up.
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(out: -1, enter: 1) }
    /// Up, then up.
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(out: 1, enter: 1) }
    /// In place, then up.
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(out: 0, enter: 1) }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }
    public var _look: _SymbolEffectLook { .replace(out: out, in: enter) }
    init(out: Int = -1, enter: Int = 1) { (self.out, self.enter) = (out, enter) }
}

/// The platform's effect.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
    public var _look: _SymbolEffectLook { .appear }
}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: BounceSymbolEffect { BounceSymbolEffect() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: PulseSymbolEffect { PulseSymbolEffect() } }
extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: AppearSymbolEffect { AppearSymbolEffect() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() } }
extension SymbolEffect where Self == DrawOnSymbolEffect { public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() } }
extension SymbolEffect where Self == DrawOffSymbolEffect { public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: RotateSymbolEffect { RotateSymbolEffect() } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() } }
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() } }

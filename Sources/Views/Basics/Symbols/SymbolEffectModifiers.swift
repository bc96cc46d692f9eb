/// The number of runs and the speed of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The behavior of repetitions.
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Int?
        public static let continuous = RepeatBehavior(count: nil)
        public static let periodic = RepeatBehavior(count: nil)
        /// - Parameters:
        ///   - count: the number of runs; nil for no end.
        ///   - delay: seconds between two runs; nil for the effect's own. Not drawn.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior(count: count) }
    }

    /// The number of runs; nil for the effect's own number.
    private(set) var count: Int?
    private(set) var rate = 1.0

    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions(count: 1)
    /// Runs the effect a number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }
    /// Runs the effect the number of times given by a behavior.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions(count: behavior.count) }
    /// Multiplies the speed of the effect.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(rate: speed) }

    init(count: Int? = nil, rate: Double = 1) { (self.count, self.rate) = (count, rate) }

    public var repeating: SymbolEffectOptions { SymbolEffectOptions(count: nil, rate: rate) }
    public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1, rate: rate) }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count, rate: rate) }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions(count: behavior.count, rate: rate) }
    public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(count: count, rate: speed) }
}

extension View {
    /// Runs an effect of the symbol while it is active.
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(IndefiniteSymbolEffectModifier(look: effect._look.endless(options.count == nil), options: options, isActive: isActive))
    }
    /// Runs an effect of the symbol once for each change of a value.
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(DiscreteSymbolEffectModifier(look: effect._look, options: options, value: value))
    }
    /// Removes the effects of symbols that are set around the view.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { environment(\.areSymbolEffectsRemoved, isEnabled) }
}

private struct AreSymbolEffectsRemovedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the effects of symbols don't run.
    var areSymbolEffectsRemoved: Bool {
        get { self[AreSymbolEffectsRemovedKey.self] }
        set { self[AreSymbolEffectsRemovedKey.self] = newValue }
    }
}

/// The state of a symbol in an effect.
private struct SymbolEffectState {
    var scale: CGFloat = 1
    var opacity = 1.0
    var degrees = 0.0
    var offset = CGSize.zero
    /// The light of the parts, and its progress, 0…1.
    var light: SymbolLight?
    var progress = 0.0

    /// The symbol at the turning point of an effect: amounts by eye, because Apple documents none.
    @MainActor init(turningPointOf look: _SymbolEffectLook) {
        switch look {
        case .bounce(let isUp): scale = isUp ? 1.2 : 0.8
        case .pulse: opacity = 0.35
        case .light(let light): (self.light, progress) = (light.value, 1)
        case .replace: break
        case .scale(let factor): scale = factor
        case .appear: break
        case .disappear: (scale, opacity) = (0.5, 0)
        case .wiggle(let angle): degrees = angle
        case .shift(let x, let y): offset = CGSize(width: x, height: y)
        case .breathe(let fades): (scale, opacity) = (1.12, fades ? 0.8 : 1)
        case .rotate(let isClockwise): degrees = isClockwise ? 360 : -360
        }
    }

    init() {}

    /// The symbol at the start of an effect.
    init(restOf look: _SymbolEffectLook, isOn: Bool) {
        if isOn, case .light(let light) = look { self.light = light.value }
    }
}

extension View {
    fileprivate func symbolState(_ state: SymbolEffectState) -> some View {
        modifier(SymbolLightModifier(light: state.light, progress: state.progress))
            .scaleEffect(state.scale).rotationEffect(.degrees(state.degrees)).offset(state.offset).opacity(state.opacity)
    }
}

extension _SymbolEffectLook {
    /// Seconds from rest to the turning point: amounts by eye.
    fileprivate var duration: Double {
        switch self {
        case .bounce: 0.15
        case .wiggle, .shift: 0.12
        case .breathe: 1
        case .rotate: 1.2
        case .light(let light): SymbolLight.pace * Double(light.value.length)
        default: 0.5
        }
    }
    /// Whether the effect stays at its turning point.
    fileprivate var stays: Bool {
        switch self {
        case .scale, .appear, .disappear: true
        default: false
        }
    }
    /// Whether a run ends in its initial state, from which the next run continues.
    fileprivate var isRotation: Bool {
        switch self {
        case .rotate, .light: true
        default: false
        }
    }
    /// Returns the effect without an end: its light repeats its course.
    fileprivate func endless(_ isEndless: Bool) -> _SymbolEffectLook {
        guard isEndless, case .light(let light) = self else { return self }
        var copy = light.value
        copy.isEndless = true
        return .light(_SymbolLight(value: copy))
    }
    fileprivate var isLight: Bool { if case .light = self { true } else { false } }
    fileprivate var isWiggle: Bool {
        switch self {
        case .wiggle, .shift: true
        default: false
        }
    }
}

private struct IndefiniteSymbolEffectModifier: ViewModifier {
    let look: _SymbolEffectLook
    let options: SymbolEffectOptions
    let isActive: Bool
    @State private var isRunning = false
    @Environment(\.areSymbolEffectsRemoved) private var isRemoved

    func body(content: Content) -> some View {
        let isOn = isActive && !isRemoved
        let stays = look.stays
        let turns = stays ? isOn : isRunning
        let duration = look.duration / max(options.rate, 0.01)
        let state = turns ? SymbolEffectState(turningPointOf: look) : SymbolEffectState(restOf: look, isOn: isOn)
        // The animation is that of the effect only: the symbol can move at the same time.
        Group {
            if stays { content.animation(.easeInOut(duration: 0.3)) { $0.symbolState(state) } } else { content.symbolState(state) }
        }
        .onAppear { if !stays { run(isOn, duration) } }
        .onChange(of: isOn) { _, isOn in if !stays { run(isOn, duration) } }
    }

    private func run(_ isOn: Bool, _ duration: Double) {
        let curve: Animation = look.isRotation ? .linear(duration: duration) : .easeInOut(duration: duration)
        guard isOn else { return withAnimation(.easeOut(duration: 0.2)) { isRunning = false } }
        // There and back count as one run.
        let runs = options.count.map { curve.repeatCount(min(max(1, $0), .max / 2) * (look.isRotation ? 1 : 2), autoreverses: !look.isRotation) }
        withAnimation(runs ?? curve.repeatForever(autoreverses: !look.isRotation)) { isRunning = true }
    }
}

private struct DiscreteSymbolEffectModifier<Value: Equatable>: ViewModifier {
    let look: _SymbolEffectLook
    let options: SymbolEffectOptions
    let value: Value
    @Environment(\.areSymbolEffectsRemoved) private var isRemoved

    func body(content: Content) -> some View {
        let (phases, duration) = (self.phases, look.duration / max(options.rate, 0.01))
        content.phaseAnimator(phases.indices.map { $0 }, trigger: value) { content, phase in
            content.symbolState(isRemoved ? SymbolEffectState() : phases[phase])
        } animation: { phase in
            // The last step of a turn leads back to rest, which looks the same.
            look.isRotation && phase == 0 || look.isLight && phase == 1
                ? nil : look.isLight ? .linear(duration: duration) : .easeInOut(duration: duration)
        }
    }

    /// Rest first; a change of the value runs through the others and back.
    private var phases: [SymbolEffectState] {
        // The light of a run begins anew, from a state that looks like rest.
        if case .light(let light) = look {
            var start = SymbolEffectState()
            start.light = light.value
            return [SymbolEffectState(), start, SymbolEffectState(turningPointOf: look)]
        }
        let turned = SymbolEffectState(turningPointOf: look)
        var back = turned
        back.degrees = -turned.degrees
        back.offset = CGSize(width: -turned.offset.width, height: -turned.offset.height)
        let once = look.isWiggle ? [turned, back, turned] : [turned]
        let runs = max(1, min(options.count ?? 1, 100))
        return [SymbolEffectState()] + Array(repeating: once, count: runs).reduce([]) { $0.isEmpty ? $1 : $0 + [SymbolEffectState()] + $1 }
    }
}

/// A transition that runs a symbol effect: the symbol fades and grows.
public struct SymbolEffectTransition: Transition {
    nonisolated public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// The platform's effect of symbols.
    public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }
    /// An effect of symbols.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

extension ContentTransition {
    /// Symbols change with an effect: they replace each other, or crossfade.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
    {
        if case .replace(let out, let enter) = effect._look { ContentTransition(kind: .replace(out: out, in: enter)) } else { .symbolEffect }
    }
}

/// A light that lights the parts of a symbol one after the other.
struct SymbolLight: Hashable, Sendable {
    /// Whether lit parts stay lit.
    var isCumulative = false
    /// Whether the light goes back from the last part to the first.
    var isReversing = false
    /// Whether parts that aren't lit aren't drawn.
    var hidesUnlit = false
    /// The progress of the light, 0…1; 0 is the beginning.
    var progress = 0.0

    /// The number of seconds for which each part is lit: an estimate.
    static let pace = 0.25

    /// Returns the number of steps in one course over `count` parts: a pause with no part lit comes first.
    func stepCount(_ count: Int) -> Int { isReversing ? 2 * count : count + 1 }

    /// Whether the light repeats its course without end.
    var isEndless = false

    /// The number of steps for which `progress` goes from 0 to 1. An endless light takes a multiple of the courses over one to four parts.
    var length: Int { isEndless ? 120 : isReversing ? 8 : 5 }

    /// Returns whether a part is lit. A symbol with fewer parts than others ends its course earlier, and is then lit as a whole.
    func isLit(_ part: Int, of count: Int) -> Bool {
        let steps = stepCount(count)
        var step = max(0, Int(saturating: progress * Double(isEndless ? length : max(length, steps))))
        if isEndless { step %= steps }
        guard step < steps else { return true }
        let front = step <= count ? step - 1 : 2 * count - step - 1
        return isCumulative ? part <= front : part == front
    }

    /// The brightness of a symbol without parts, 0…1: it becomes fainter and brighter in five steps.
    var share: Double {
        let course = progress * Double(length) / 5
        return progress == 0 ? 1 : abs(2 * (course - course.rounded(.down)) - 1)
    }
}

/// A light for the requirement of `SymbolEffect`. For the library only.
public struct _SymbolLight: Hashable, Sendable {
    let value: SymbolLight
}

private struct SymbolLightKey: EnvironmentKey { static var defaultValue: SymbolLight? { nil } }

extension EnvironmentValues {
    /// The light of the symbols inside; nil to light all of their parts.
    var symbolLight: SymbolLight? {
        get { self[SymbolLightKey.self] }
        set { self[SymbolLightKey.self] = newValue }
    }
}

/// Lights the symbols inside at an animated position.
struct SymbolLightModifier: ViewModifier, @preconcurrency Animatable {
    /// Nil for no light.
    let light: SymbolLight?
    /// The progress, 0…1.
    var progress: Double

    var animatableData: Double {
        get { progress * 128 }
        set { progress = newValue / 128 }
    }

    func body(content: Content) -> some View {
        var light = light
        light?.progress = progress
        return content.environment(\.symbolLight, light)
    }
}

extension Text {
    /// The strategy that decides which side of a text is its leading side.
    public struct AlignmentStrategy: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case standard, layoutBased, writingDirectionBased }
        let kind: Kind
        /// The platform's choice: the layout direction.
        public static let `default` = AlignmentStrategy(kind: .standard)
        /// The layout direction.
        public static let layoutBased = AlignmentStrategy(kind: .layoutBased)
        /// The direction of the text's first letter.
        public static let writingDirectionBased = AlignmentStrategy(kind: .writingDirectionBased)
    }

    /// The strategy that decides the writing direction of a text.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case standard, layoutBased, contentBased }
        let kind: Kind
        /// The platform's choice: the layout direction.
        public static let `default` = WritingDirectionStrategy(kind: .standard)
        /// The layout direction.
        public static let layoutBased = WritingDirectionStrategy(kind: .layoutBased)
        /// The text's first letter.
        public static let contentBased = WritingDirectionStrategy(kind: .contentBased)
    }

    /// The size of a text relative to its font.
    public struct Scale: Hashable, Sendable {
        /// The fraction of the font's size; Apple documents no number for the secondary scale, which is an estimate.
        let factor: CGFloat
        /// The font's size.
        public static let `default` = Scale(factor: 1)
        /// A smaller size, for additions such as units.
        public static let secondary = Scale(factor: 0.8)
    }

    /// Sets the size relative to the font.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? changed { $0.scale = $0.scale ?? scale } : self
    }
    /// Attaches a value for a `TextRenderer`.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { changed { $0.attributes.append(CustomAttribute(value)) } }
    /// Underlines the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { underline(isActive, pattern: .solid, color: color) }
    /// Strikes through the text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { strikethrough(isActive, pattern: .solid, color: color) }
}

private struct AlignmentStrategyKey: EnvironmentKey { static var defaultValue: Text.AlignmentStrategy { .default } }
private struct WritingDirectionStrategyKey: EnvironmentKey { static var defaultValue: Text.WritingDirectionStrategy { .default } }

extension EnvironmentValues {
    var textAlignmentStrategy: Text.AlignmentStrategy {
        get { self[AlignmentStrategyKey.self] }
        set { self[AlignmentStrategyKey.self] = newValue }
    }
    var writingDirectionStrategy: Text.WritingDirectionStrategy {
        get { self[WritingDirectionStrategyKey.self] }
        set { self[WritingDirectionStrategyKey.self] = newValue }
    }
}

extension View {
    /// Sets the strategy that decides the leading side of the texts inside.
    public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { environment(\.textAlignmentStrategy, strategy) }
    /// Sets the strategy that decides the writing direction of the texts inside.
    public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { environment(\.writingDirectionStrategy, strategy) }
    /// Sets the size of the texts inside relative to their font.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        modifier(_EnvironmentModifier { if isEnabled { $0.textStyle.scale = scale } })
    }
}

extension TextRequest {
    /// Adapts direction and alignment to the direction of the first letter, if the environment's strategies require it.
    @MainActor mutating func followLetters(in environment: EnvironmentValues) {
        let (alignsToLetters, followsLetters) = (
            environment.textAlignmentStrategy.kind == .writingDirectionBased, environment.writingDirectionStrategy.kind == .contentBased
        )
        guard alignsToLetters || followsLetters, let isRightToLeftText = Self.direction(of: runs) else { return }
        // The shaper takes "leading" to be the start of its base direction.
        if followsLetters, isRightToLeftText != isRightToLeft {
            isRightToLeft = isRightToLeftText
            if !alignsToLetters { alignment = alignment.opposite }
        } else if alignsToLetters, isRightToLeftText != isRightToLeft {
            alignment = alignment.opposite
        }
    }

    /// Returns whether the first letter is written from right to left; nil without letters.
    private static func direction(of runs: [TextRun]) -> Bool? {
        for run in runs {
            for scalar in run.string.unicodeScalars {
                switch scalar.value {
                // Hebrew, Arabic, Syriac, Thaana, N'Ko, and their presentation forms.
                case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
                default: if scalar.properties.isAlphabetic { return false }
                }
            }
        }
        return nil
    }
}

extension TextRequest.Alignment {
    fileprivate var opposite: Self {
        switch self {
        case .leading: .trailing
        case .center: .center
        case .trailing: .leading
        }
    }
}

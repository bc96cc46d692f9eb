import Foundation

/// The language whose rules set the height and the breaks of lines.
public struct TypesettingLanguage: Hashable, Sendable {
    private let language: Locale.Language?
    private init(_ language: Locale.Language?) { self.language = language }

    /// The language of the text's letters.
    public static let automatic = TypesettingLanguage(nil)
    /// A language, regardless of the letters.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage(language) }

    /// Languages whose letters extend farther up or down than Latin ones, so that SwiftUI adds space even between lines of other letters.
    private static let tall: Set<String> = ["ar", "bn", "fa", "hi", "km", "kn", "lo", "ml", "mr", "my", "ne", "pa", "si", "ta", "te", "th", "ur", "vi"]

    /// A name for the warning about a feature that isn't drawn; nil if nothing is missing.
    fileprivate var notDrawn: String? {
        guard let code = language?.languageCode?.identifier, Self.tall.contains(code) else { return nil }
        return "typesettingLanguage(\(code))"
    }
}

extension View {
    /// Sets the language whose rules set the lines of the texts inside. Lines of tall scripts don't get more space, with a warning.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { notDrawn(isEnabled ? language.notDrawn : nil) }
    /// Sets the language whose rules set the lines of the texts inside. Lines of tall scripts don't get more space, with a warning.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }
}

extension Text {
    /// Sets the language whose rules set the text's lines. Lines of tall scripts don't get more space, with a warning.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        guard isEnabled, let name = language.notDrawn else { return self }
        return changed { $0.notDrawn.append(name) }
    }
    /// Sets the language whose rules set the text's lines. Lines of tall scripts don't get more space, with a warning.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }
}

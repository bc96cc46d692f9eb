import Foundation

/// The purposes of a run of text, as Markdown gives them. Linux's Foundation lacks this type.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
    public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
    public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension Text.Style {
    /// The intents behind a style that comes from Markdown.
    var intent: InlinePresentationIntent {
        var intent: InlinePresentationIntent = []
        if weight != nil { intent.insert(.stronglyEmphasized) }
        if isItalic == true { intent.insert(.emphasized) }
        if design == .monospaced { intent.insert(.code) }
        if case .some(.some) = strikethrough { intent.insert(.strikethrough) }
        return intent
    }
    /// Changes the style as Markdown with these intents does.
    mutating func apply(_ intent: InlinePresentationIntent) {
        if intent.contains(.stronglyEmphasized) { weight = .emphasized }
        if intent.contains(.emphasized) { isItalic = true }
        if intent.contains(.code) { design = .monospaced }
        if intent.contains(.strikethrough) { strikethrough = .some(.single) }
    }
}

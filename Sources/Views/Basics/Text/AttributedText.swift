import Foundation

extension AttributeScopes {
    /// The text attributes that `Text` draws.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let lineHeight: LineHeightAttribute
        public let alignment: TextAlignmentAttribute
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// The attributes of Foundation.
        public let foundation: AttributeScopes.FoundationAttributes
        /// The attributes that are spoken.
        public let accessibility: AccessibilityAttributes

        /// The distance between the baselines of the lines.
        public enum LineHeightAttribute: AttributedStringKey {
            public typealias Value = AttributedString.LineHeight
            public static let name = "SwiftUI.LineHeight"
        }
        /// The alignment of a paragraph. `Text` takes that of its environment instead, with a warning.
        public enum TextAlignmentAttribute: AttributedStringKey {
            public typealias Value = AttributedString.TextAlignment
            public static let name = "SwiftUI.TextAlignment"
        }
        /// The purpose of a run, such as emphasis. Linux's Foundation lacks it.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }
        // Attributes for speech, which don't affect drawing.
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
        public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
        public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute
        public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
        /// The urgency of an announcement.
        public enum AnnouncementPriorityAttribute: AttributedStringKey {
            public enum AnnouncementPriority: Sendable { case low, `default`, high }
            public typealias Value = AnnouncementPriority
            public static let name = "AccessibilitySpeechAnnouncementPriority"
        }
        /// Whether letters are spoken one by one.
        public enum SpellOutAttribute: AttributedStringKey {
            public typealias Value = Bool
            public static let name = "AccessibilitySpeechSpellsOutCharacters"
        }
        /// The pronunciation of a text.
        public enum PhoneticNotationAttribute: AttributedStringKey {
            public typealias Value = String
            public static let name = "AccessibilitySpeechPhoneticNotation"
        }
        /// The pitch of speech.
        public enum AdjustedPitchAttribute: AttributedStringKey {
            public typealias Value = Double
            public static let name = "AccessibilitySpeechAdjustedPitch"
        }
        /// Attributes for speech, which don't affect drawing.
        public struct AccessibilityAttributes: AttributeScope {}

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        /// Extra space after each glyph, in points.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        /// Extra space after each glyph, in points; takes precedence over kerning.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        /// The distance by which the glyphs are raised, in points.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T { self[T.self] }
}

extension AttributedString {
    /// Parses Markdown into a string without the syntax, with the corresponding attributes. Blocks follow one another without line breaks.
    ///
    /// Foundation provides this initializer on Apple's platforms; here it never throws.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init()
        switch options.interpretedSyntax {
        case .inlineOnlyPreservingWhitespace: append(inlineMarkdown: markdown, baseURL)
        // Without white space that counts, a line break is a space.
        case .inlineOnly: append(inlineMarkdown: markdown.split(whereSeparator: \.isNewline).joined(separator: " "), baseURL)
        case .full:
            for block in MarkdownBlocks.blocks(of: markdown) {
                switch block {
                case .inline(let text): append(inlineMarkdown: text, baseURL)
                case .verbatim(let text): append(AttributedString(text))
                }
            }
        }
    }

    private mutating func append(inlineMarkdown text: String, _ baseURL: URL?) {
        for part in InlineMarkdown.parts(of: text) {
            var piece = AttributedString(part.string)
            let intent = part.style.intent
            // Documentation/Semantics/Text.md#runs-of-attributed-strings
            if !intent.isEmpty { piece.inlinePresentationIntent = intent }
            if let address = part.address { piece.link = Self.url(of: address, baseURL) }
            if part.hasUnreadMarkdown { piece[UnreadMarkdown.self] = true }
            append(piece)
        }
    }
    /// The URL of a link; mails and addresses of the web that are written without a scheme get one.
    private static func url(of address: String, _ baseURL: URL?) -> URL? {
        if !address.contains(":"), !address.contains("/"), address.contains("@") { return URL(string: "mailto:" + address) }
        return address.hasPrefix("www.") ? URL(string: "http://" + address) : URL(string: address, relativeTo: baseURL)
    }
}

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// The parts of Markdown that count.
        public enum InterpretedSyntax: Hashable, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        /// What happens to syntax that can't be read. Here everything can.
        public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil, appliesSourcePositionAttributes: Bool = false
        ) {
            (self.allowsExtendedAttributes, self.interpretedSyntax, self.failurePolicy) = (allowsExtendedAttributes, interpretedSyntax, failurePolicy)
            (self.languageCode, self.appliesSourcePositionAttributes) = (languageCode, appliesSourcePositionAttributes)
        }
    }

    /// Parses Markdown of UTF-8 text.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// Parses Markdown of a file.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }
}

/// Marks a piece that ends with unparsed Markdown.
private enum UnreadMarkdown: AttributedStringKey {
    typealias Value = Bool
    static let name = "Easel.UnreadMarkdown"
}

extension Text {
    /// Shows an attributed string, each run with its own attributes.
    // A string literal also converts to `AttributedString`, but should become a localized key.
    @_disfavoredOverload
    nonisolated public init(_ attributedContent: AttributedString) {
        self.init(
            parts: attributedContent.runs.map { run in
                var style = Style()
                if let intent = run.inlinePresentationIntent { style.apply(intent) }
                style.font = run.font
                // SwiftUI draws links in the tint color.
                style.foreground = (run.foregroundColor ?? (run.link == nil ? nil : .accentColor)).map { AnyShapeStyle($0) }
                style.background = run.backgroundColor
                style.kerning = run.kern
                style.tracking = run.tracking
                style.baselineOffset = run.baselineOffset
                style.lineHeight = run.lineHeight
                if run.alignment != nil { style.notDrawn.append("AttributedString.alignment") }
                if let line = run.underlineStyle { style.underline = .some(line) }
                if let line = run.strikethroughStyle { style.strikethrough = .some(line) }
                return Part(
                    string: String(attributedContent[run.range].characters), style: style, hasUnreadMarkdown: run[UnreadMarkdown.self] ?? false)
            })
    }
}

import Views

extension SceneEntries {
    @EntryList<ViewEntry> static var textViews: [ViewEntry] {
        ViewEntry.text(
            "Text", "Text on as many lines as it needs.",
            .string("text", default: nil, "The text; {expressions} are replaced by their values.").primary,
            .string("systemImage", default: nil, "The name of one of Apple's symbols, such as 'star.fill', drawn in the text's line."),
            .bool(
                "markdown", default: false, "Whether **bold**, *italic*, `code`, ~~strikethrough~~ and [links](…) are read as such."
            ).going(with: "text"),
            .dateText, .formattedText,
            .texts("and", default: .empty, "Texts that continue on the same lines, each with its own modifiers."),
            .color("backgroundColor", default: nil, "The color behind the glyphs, line by line, as in an attributed string."),
            exactlyOne: ["text", "systemImage", "date", "timerInterval", "value"]
        ) { string, symbol, hasMarkdown, date, formatted, others, background in
            var text: Text
            if let whole = date ?? formatted {
                text = whole
            } else if let symbol {
                text = Text(Image(systemName: symbol))
            } else {
                text = hasMarkdown ? Text(LocalizedStringKey(string ?? "")) : Text(verbatim: string ?? "")
            }
            if let background { text = text.lineBackground(background) }
            return others.reduce(text) { $0 + $1 }
        }
    }
}

extension Parameter where Value == Text? {
    private static let format = ParameterType<PreparedNamedValue<SceneValue, String?>>(
        kind: .custom("a format, such as 'percent' or { \"currency\": \"EUR\" }"), shape: .definition("format"),
        reader: { PreparedFormat.values.read($0, path: $1, binder: $2, scope: $3).map { .custom($0) } },
        evaluate: { prepared, _ in if case .custom(let value) = prepared { value as? PreparedNamedValue<SceneValue, String?> } else { nil } },
        fallback: { _ in preconditionFailure("a format is never required") })

    /// Returns the text of a value in its format; nil for a value without a format.
    fileprivate static let formattedText = group(
        .value("value", default: nil, "A number, a moment, or a list, written by 'format', instead of a text.").going(with: "format"),
        Parameter<PreparedNamedValue<SceneValue, String?>?>(
            "format", format, default: nil, "How the value is written, in the scene's language and at Greenwich."
        ).going(with: "value"),
        .context
    ) { value, format, context in
        guard var value, let format else { return nil }
        return Text(verbatim: format(&value, in: context.scope) ?? "")
    }
}

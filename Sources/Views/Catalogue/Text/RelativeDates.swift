import Foundation

// Documentation/Semantics/Text.md#runs-of-attributed-strings
extension Date.RelativeFormatStyle {
    /// Returns the distance from a time to a date. Foundation's own distance begins at the machine's time, with which a picture would change.
    func string(for date: Date, at now: Date) -> String {
        let format = asInPictures
        var anchored = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: format.presentation, unitsStyle: format.unitsStyle, locale: format.locale,
            calendar: format.calendar == .autoupdatingCurrent ? _SceneStrings.calendar : format.calendar,
            capitalizationContext: format.capitalizationContext)
        anchored.allowedFields = format.allowedFields
        return anchored.format(now)
    }
}

extension Text.Part {
    /// A value formatted by a style: a date relative to the current time follows the scene's clock.
    static func formatted<F: FormatStyle>(_ value: F.FormatInput, _ format: F) -> Text.Part where F.FormatOutput == String {
        guard let relative = format as? Date.RelativeFormatStyle, let date = value as? Date else {
            return Text.Part(string: format.asInPictures.format(value))
        }
        return Text.Part(string: "", live: LiveDate(date: date, form: .format(LiveFormat { relative.string(for: date, at: $0) })))
    }
}

extension _SceneStrings {
    /// Returns the distance from the scene's time to a date.
    public static func relative(_ date: Date, _ format: Date.RelativeFormatStyle) -> String { format.string(for: date, at: _SceneTime.date) }
}

import Foundation

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

extension FormatStyle {
    /// Returns a value in the scene's locale; a date relative to the current time is relative to the scene's (Documentation/Semantics/Text.md#relative-dates).
    func formatInPictures(_ input: FormatInput) -> FormatOutput {
        if let relative = self as? Date.RelativeFormatStyle, let date = input as? Date,
            let text = relative.string(for: date, at: _SceneTime.date) as? FormatOutput
        {
            return text
        }
        return asInPictures.format(input)
    }
}

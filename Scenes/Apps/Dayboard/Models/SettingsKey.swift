import Foundation

/// Names under which settings are kept in the user defaults.
enum SettingsKey {
    static let theme = "settings.theme"
    static let accent = "settings.accent"
    static let userName = "settings.userName"
    static let showsWeather = "settings.showsWeather"
    static let showsCalendar = "settings.showsCalendar"
    static let startOfWeek = "settings.startOfWeek"
    static let dailyGoal = "settings.dailyGoal"
    static let focusMinutes = "settings.focusMinutes"
    static let textScale = "settings.textScale"
    static let remindersEnabled = "settings.reminders.enabled"
    static let reminderTime = "settings.reminders.time"
    static let reminderSound = "settings.reminders.sound"
}

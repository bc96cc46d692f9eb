// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleFoundation
import AppleUniformTypeIdentifiers
import Foundation

/// Where an intent runs.
public struct IntentModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes(rawValue: 2)
    public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
    /// When an intent opens the app.
    public enum ForegroundMode: Sendable { case immediate, dynamic, deferred }
}
/// When an intent asks the user.
public struct ConfirmationConditions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}
/// The button that confirms an intent.
public struct ConfirmationActionName: Sendable {
    public let name: String
    public static let `continue` = ConfirmationActionName(name: "Continue")
    public static let add = ConfirmationActionName(name: "Add")
    public static let addData = ConfirmationActionName(name: "Add Data")
    public static let book = ConfirmationActionName(name: "Book")
    public static let buy = ConfirmationActionName(name: "Buy")
    public static let call = ConfirmationActionName(name: "Call")
    public static let create = ConfirmationActionName(name: "Create")
    public static let `do` = ConfirmationActionName(name: "Do")
    public static let download = ConfirmationActionName(name: "Download")
    public static let filter = ConfirmationActionName(name: "Filter")
    public static let find = ConfirmationActionName(name: "Find")
    public static let go = ConfirmationActionName(name: "Go")
    public static let log = ConfirmationActionName(name: "Log")
    public static let open = ConfirmationActionName(name: "Open")
    public static let order = ConfirmationActionName(name: "Order")
    public static let pay = ConfirmationActionName(name: "Pay")
    public static let play = ConfirmationActionName(name: "Play")
    public static let post = ConfirmationActionName(name: "Post")
    public static let request = ConfirmationActionName(name: "Request")
    public static let run = ConfirmationActionName(name: "Run")
    public static let search = ConfirmationActionName(name: "Search")
    public static let send = ConfirmationActionName(name: "Send")
    public static let set = ConfirmationActionName(name: "Set")
    public static let share = ConfirmationActionName(name: "Share")
    public static let start = ConfirmationActionName(name: "Start")
    public static let toggle = ConfirmationActionName(name: "Toggle")
    public static let turnOff = ConfirmationActionName(name: "Turn Off")
    public static let turnOn = ConfirmationActionName(name: "Turn On")
    public static let view = ConfirmationActionName(name: "View")
}
/// The control that asks for a number.
public enum IntentParameterControlStyle: Sendable { case field, slider, stepper }
/// Whether a parameter takes the result of the intent before.
public enum InputConnectionBehavior: Sendable { case `default`, connectToPreviousIntentResult, never }

extension String {
    /// The keyboard that asks for a text.
    public struct IntentInputOptions: Sendable {
        /// How letters become uppercase.
        public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
        /// The keyboard's keys.
        public enum KeyboardType: Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, decimalPad, emailAddress, webSearch
        }
        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences, multiline: Bool = false, autocorrect: Bool = true,
            smartQuotes: Bool = true, smartDashes: Bool = true
        ) {}
    }
}

/// A file that an intent takes or returns.
public struct IntentFile: Hashable, Sendable {
    public var data: Data
    public var filename: String
    public var type: UTType?
    public var fileURL: URL?
    public var removedOnCompletion = false
    public init(data: Data, filename: String, type: UTType? = nil) { (self.data, self.filename, self.type) = (data, filename, type) }
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        (self.fileURL, self.filename, self.type) = (fileURL, filename ?? fileURL.lastPathComponent, type)
    }
}
/// A person that an intent takes.
public struct IntentPerson: Hashable, Sendable {
    public var name: String
    public init(name: String) { self.name = name }
}

/// The translation of a key: a text, or texts for numbers and devices.
indirect enum LocalizedValue: Equatable, Sendable {
    /// A number that another text refers to by name, as `%#@count@` does.
    struct Substitution: Equatable, Sendable {
        /// The position of the number among the arguments, counted from 1; nil for the next one.
        let position: Int?
        /// The format of the number without the percent sign, such as "lld".
        let specifier: String?
        let value: LocalizedValue
    }

    case text(String)
    /// Texts by plural category, for the first number among the arguments, or for that of the substitution.
    case plural([String: LocalizedValue])
    /// Texts by device, such as "iphone".
    case device([String: LocalizedValue])
    case substituted(String, [String: Substitution])

    /// The text if no argument chooses one: that of the category "other".
    var plainText: String {
        switch self {
        case .text(let text): text
        case .plural(let cases): (cases["other"] ?? cases.values.first)?.plainText ?? ""
        case .device(let cases): LocalizedValue.onDevice(cases, isTablet: false)?.plainText ?? ""
        case .substituted(let text, _): text
        }
    }

    /// Whether the text depends on arguments.
    var needsArguments: Bool {
        switch self {
        case .text: false
        case .plural, .substituted: true
        case .device(let cases): cases.values.contains { $0.needsArguments }
        }
    }

    /// Returns the value for a device.
    static func onDevice(_ cases: [String: LocalizedValue], isTablet: Bool) -> LocalizedValue? {
        cases[isTablet ? "ipad" : "iphone"] ?? cases["other"] ?? cases["iphone"] ?? cases.sorted { $0.key < $1.key }.first?.value
    }
}

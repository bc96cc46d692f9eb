import Views

/// The combinations of devices, languages, color schemes, content sizes, and directions that `render screens` draws.
package struct ScreenVariants: Sendable, Equatable {
    /// Each list is nil if the command line doesn't give it.
    private let locales: [String]?
    private let devices: [String]?
    private let colorSchemes: [ColorScheme]?
    private let dynamicTypes: [DynamicTypeSize]?
    /// Whether views are laid out from right to left.
    private let directions: [Bool]?

    /// Reads lists such as `iPhone-16,iPad-11`.
    ///
    /// - Throws: `UsageError` for a list without values, a value twice, or an unknown value.
    package init(
        devices: String? = nil, locales: String? = nil, colorSchemes: String? = nil, dynamicTypes: String? = nil, layoutDirections: String? = nil
    ) throws(UsageError) {
        self.devices = try Self.values(devices, "--devices") { name throws(UsageError) in
            _ = try Device.named(name)
            return name
        }
        self.locales = try Self.values(locales, "--locales") { name throws(UsageError) in
            _ = try RenderOptions.parseLocale(name, option: "--locales")
            return name
        }
        self.colorSchemes = try Self.values(colorSchemes, "--color-scheme") { name throws(UsageError) in
            guard let scheme = ColorScheme(name: name) else { throw UsageError("--color-scheme \(name): use light, dark, or light,dark") }
            return scheme
        }
        self.dynamicTypes = try Self.values(dynamicTypes, "--dynamic-type") { name throws(UsageError) in try RenderOptions.parseDynamicType(name) }
        directions = try Self.values(layoutDirections, "--layout-direction") { name throws(UsageError) in try RenderOptions.parseLayoutDirection(name) }
    }

    private static func values<Value: Hashable>(
        _ list: String?, _ option: String, read: (String) throws(UsageError) -> Value
    ) throws(UsageError) -> [Value]? {
        guard let list else { return nil }
        var values: [Value] = []
        for part in list.split(separator: ",", omittingEmptySubsequences: false) {
            guard !part.isEmpty else { throw UsageError("\(option) \(list): write values with commas between them") }
            let value = try read(String(part))
            guard !values.contains(value) else { throw UsageError("\(option) \(list): \(part) occurs twice") }
            values.append(value)
        }
        return values
    }

    /// Returns the options of each combination: the output is a folder inside the given one with a level for each list, in the order locale, device, color
    /// scheme, content size, and direction: `shots/de/iPhone-16/dark/accessibility3/rightToLeft`.
    package func options(_ options: RenderOptions) -> [RenderOptions] {
        var result = [options]
        func multiply<Value>(_ values: [Value]?, name: (Value) -> String, set: (inout RenderOptions, Value) -> Void) {
            guard let values else { return }
            result = result.flatMap { base in
                values.map { value in
                    var next = base
                    set(&next, value)
                    next.output = (base.output.hasSuffix("/") ? base.output : base.output + "/") + name(value)
                    return next
                }
            }
        }
        multiply(locales, name: { $0 }, set: { $0.locale = $1 })
        multiply(devices, name: { $0 }, set: { $0.device = $1 })
        multiply(colorSchemes, name: \.name, set: { $0.colorScheme = $1 })
        multiply(dynamicTypes, name: \.name, set: { $0.dynamicType = $1 })
        multiply(directions, name: { $0 ? "rightToLeft" : "leftToRight" }, set: { $0.isRightToLeft = $1 })
        return result
    }
}

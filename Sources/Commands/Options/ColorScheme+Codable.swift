import Display

/// Requests and goldens store a color scheme by its name.
extension ColorScheme: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let scheme = ColorScheme(name: name) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "unknown color scheme '\(name)'")
        }
        self = scheme
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}

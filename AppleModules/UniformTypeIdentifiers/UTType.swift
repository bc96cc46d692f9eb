import Foundation

/// A namespace of tags, such as the extensions of files' names.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

/// A type of data, by identifier.
public struct UTType: Hashable, Sendable {
    public let identifier: String
    /// The types to which a declared or made-up type conforms; empty for a known one.
    private var declared: [String] = []
    /// The only tag of a made-up type.
    private var tag: Tag?
    private struct Tag: Hashable, Sendable {
        let tagClass: UTTagClass
        let text: String
    }

    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    init(known identifier: String) { self.identifier = identifier }
    private init(declared identifier: String, _ parents: [UTType]) {
        (self.identifier, declared) = (identifier, parents.flatMap { [$0.identifier] + $0.supertypes.map(\.identifier) })
    }
    /// A type for a tag that no known type has. Its identifier spells the tag, as on Apple's systems: "dyn.a" and letters of five bits each.
    private init(_ tag: Tag, conformingTo parent: UTType) {
        let number = tag.tagClass == .mimeType ? "3" : "1"
        let bytes = "?0=\(parent == .data ? "6" : parent.identifier):\(number)=\(tag.text)".utf8
        let bits = bytes.flatMap { byte in (0..<8).reversed().map { (byte >> $0) & 1 } }
        let letters = Array("abcdefghkmnpqrstuvwxyz0123456789")
        let spelled = stride(from: 0, to: bits.count, by: 5).map { start in
            letters[(0..<5).reduce(0) { $0 << 1 | (start + $1 < bits.count ? Int(bits[start + $1]) : 0) }]
        }
        self.init(declared: "dyn.a" + String(spelled), [parent])
        self.tag = tag
    }

    /// Creates a type by identifier; nil for one that isn't made of letters, digits, hyphens, and periods.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty, identifier.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) }) else { return nil }
        self.init(known: identifier)
    }
    /// Creates the type of files with an extension that conforms to another type; made up for an unknown extension.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }
    /// Creates the type of data with a MIME type that conforms to another type; made up for an unknown MIME type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) { self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype) }
    /// Creates the type of data with a tag that conforms to another type; made up for an unknown tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        let known = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype == .data ? nil : supertype)
        self = known.first ?? UTType(Tag(tagClass: tagClass, text: tag.lowercased()), conformingTo: supertype ?? .data)
    }
    /// Creates a type that the app defines.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(declared: identifier, [parentType ?? .data]) }
    /// Creates a type that another app defines.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(declared: identifier, [parentType ?? .data]) }

    /// The known types that have a tag and conform to another type.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        return KnownTypes.rows.filter { row in
            switch tagClass {
            case .filenameExtension: row.extensions.contains { $0.lowercased() == tag }
            case .mimeType: row.mimeTypes.contains(tag)
            default: false
            }
        }
        .map { UTType(known: $0.identifier) }
        .filter { type in supertype.map(type.conforms) ?? true }
    }

    private var row: KnownTypes.Row? { KnownTypes.byIdentifier[identifier] }
    /// The extension of its files' names.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
    public var preferredMIMEType: String? { tags[.mimeType]?.first }
    /// The extensions and MIME types of the type.
    public var tags: [UTTagClass: [String]] {
        if let tag { return [tag.tagClass: [tag.text]] }
        var tags: [UTTagClass: [String]] = [:]
        if let extensions = row?.extensions, !extensions.isEmpty { tags[.filenameExtension] = extensions }
        if let mimeTypes = row?.mimeTypes, !mimeTypes.isEmpty { tags[.mimeType] = mimeTypes }
        return tags
    }

    /// All types to which the type conforms.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var open = row?.parents ?? declared
        while let parent = open.popLast() {
            if found.insert(UTType(known: parent)).inserted { open += KnownTypes.byIdentifier[parent]?.parents ?? [] }
        }
        return found
    }
    /// Whether the type is another one, or conforms to it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

    /// Whether the system made the type up for an unknown tag.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { row != nil }
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    public var debugDescription: String { identifier }
}

extension UTType: Codable, CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { identifier }
    public init(from decoder: any Decoder) throws { self.init(known: try decoder.singleValueContainer().decode(String.self)) }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension URL {
    /// Adds a name with the extension of a type.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appending(component: partialName).appendingPathExtension(for: contentType)
    }
    /// Adds the extension of a type.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map { pathExtension == $0 ? self : appendingPathExtension($0) } ?? self
    }
}
extension String {
    /// Adds the extension of a type.
    public func appendingPathExtension(for contentType: UTType) -> String { contentType.preferredFilenameExtension.map { "\(self).\($0)" } ?? self }
}

import Foundation

/// A type of data, by identifier.
public struct UTType: Hashable, Codable, Sendable {
    public let identifier: String
    /// The extension of its files' names.
    public let preferredFilenameExtension: String?

    private init(_ identifier: String, _ ending: String?) { (self.identifier, preferredFilenameExtension) = (identifier, ending) }
    /// Creates a type by identifier; nil for an empty one.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self = Self.known.first { $0.identifier == identifier } ?? UTType(identifier, nil)
    }
    /// Creates the type of files with an extension; nil for an unknown extension.
    public init?(filenameExtension: String) {
        guard let type = Self.known.first(where: { $0.preferredFilenameExtension == filenameExtension }) else { return nil }
        self = type
    }
    /// Creates a type that the app defines.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(identifier, nil) }
    /// Creates a type that another app defines.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(identifier, nil) }

    public static let item = UTType("public.item", nil)
    public static let content = UTType("public.content", nil)
    public static let data = UTType("public.data", nil)
    public static let folder = UTType("public.folder", nil)
    public static let directory = UTType("public.directory", nil)
    public static let url = UTType("public.url", nil)
    public static let fileURL = UTType("public.file-url", nil)
    public static let text = UTType("public.text", nil)
    public static let plainText = UTType("public.plain-text", "txt")
    public static let utf8PlainText = UTType("public.utf8-plain-text", nil)
    public static let rtf = UTType("public.rtf", "rtf")
    public static let html = UTType("public.html", "html")
    public static let xml = UTType("public.xml", "xml")
    public static let json = UTType("public.json", "json")
    public static let propertyList = UTType("com.apple.property-list", "plist")
    public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv")
    public static let sourceCode = UTType("public.source-code", nil)
    public static let swiftSource = UTType("public.swift-source", "swift")
    public static let pdf = UTType("com.adobe.pdf", "pdf")
    public static let image = UTType("public.image", nil)
    public static let png = UTType("public.png", "png")
    public static let jpeg = UTType("public.jpeg", "jpeg")
    public static let gif = UTType("com.compuserve.gif", "gif")
    public static let svg = UTType("public.svg-image", "svg")
    public static let heic = UTType("public.heic", "heic")
    public static let movie = UTType("public.movie", nil)
    public static let video = UTType("public.video", nil)
    public static let mpeg4Movie = UTType("public.mpeg-4", "mp4")
    public static let quickTimeMovie = UTType("com.apple.quicktime-movie", "mov")
    public static let audio = UTType("public.audio", nil)
    public static let mp3 = UTType("public.mp3", "mp3")
    public static let zip = UTType("public.zip-archive", "zip")

    private static let known = [
        item, content, data, folder, directory, url, fileURL, text, plainText, utf8PlainText, rtf, html, xml, json, propertyList, commaSeparatedText,
        sourceCode, swiftSource, pdf, image, png, jpeg, gif, svg, heic, movie, video, mpeg4Movie, quickTimeMovie, audio, mp3, zip,
    ]
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

// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Synchronization

/// The program's own pasteboard, which is empty at the start.
public final class NSPasteboard: NSObject, @unchecked Sendable {
    /// The kind of a pasteboard's content.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let string = PasteboardType("public.utf8-plain-text")
        public static let html = PasteboardType("public.html")
        public static let rtf = PasteboardType("public.rtf")
        public static let rtfd = PasteboardType("com.apple.flat-rtfd")
        public static let pdf = PasteboardType("com.adobe.pdf")
        public static let png = PasteboardType("public.png")
        public static let tiff = PasteboardType("public.tiff")
        public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
        public static let font = PasteboardType("com.apple.cocoa.pasteboard.character-formatting")
        public static let sound = PasteboardType("com.apple.cocoa.pasteboard.sound")
        public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
        public static let multipleTextSelection = PasteboardType("com.apple.cocoa.pasteboard.multiple-text-selection")
        public static let URL = PasteboardType("public.url")
        public static let fileURL = PasteboardType("public.file-url")
        public static let fileContents = PasteboardType("NXFileContentsPboardType")
        public static let findPanelSearchOptions = PasteboardType("com.apple.cocoa.pasteboard.find-panel-search-options")
    }
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let general = Name("Apple CFPasteboard general")
        public static let find = Name("Apple CFPasteboard find")
        public static let font = Name("Apple CFPasteboard font")
        public static let ruler = Name("Apple CFPasteboard ruler")
        public static let drag = Name("Apple CFPasteboard drag")
    }
    /// The options for reading objects.
    public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let urlReadingFileURLsOnly = ReadingOptionKey(rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
        public static let urlReadingContentsConformToTypes = ReadingOptionKey(rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
    }
    public static let general = NSPasteboard(name: .general)
    public let name: Name
    /// What lies on a pasteboard: those of one name have the same.
    private final class Contents: @unchecked Sendable {
        var items: [NSPasteboardItem] = []
        var changeCount = 0
    }
    private static let all = Mutex<[Name: Contents]>([:])
    private let contents: Contents
    public init(name: Name) {
        self.name = name
        contents = Self.all.withLock { all in
            let contents = all[name] ?? Contents()
            all[name] = contents
            return contents
        }
    }
    public class func withUniqueName() -> NSPasteboard { NSPasteboard(name: Name(UUID().uuidString)) }

    private var items: [NSPasteboardItem] {
        get { contents.items }
        set { contents.items = newValue }
    }
    public var changeCount: Int { contents.changeCount }
    public var pasteboardItems: [NSPasteboardItem]? { items }
    /// The types of all items, without repetition.
    public var types: [PasteboardType]? {
        items.flatMap(\.types).reduce(into: []) { all, type in if !all.contains(type) { all.append(type) } }
    }
    @discardableResult public func clearContents() -> Int {
        items = []
        contents.changeCount += 1
        return changeCount
    }
    @discardableResult public func prepareForNewContents(with options: Int = 0) -> Int { clearContents() }
    @discardableResult public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }
    @discardableResult public func addTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { changeCount }
    private var first: NSPasteboardItem {
        if items.isEmpty { items = [NSPasteboardItem()] }
        return items[0]
    }
    @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool { first.setString(string, forType: dataType) }
    @discardableResult public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool { first.setData(data ?? Data(), forType: dataType) }
    @discardableResult public func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
        first.setPropertyList(plist, forType: dataType)
    }
    public func string(forType dataType: PasteboardType) -> String? { items.lazy.compactMap { $0.string(forType: dataType) }.first }
    public func data(forType dataType: PasteboardType) -> Data? { items.lazy.compactMap { $0.data(forType: dataType) }.first }
    public func propertyList(forType dataType: PasteboardType) -> Any? { items.lazy.compactMap { $0.propertyList(forType: dataType) }.first }
    public func availableType(from types: [PasteboardType]) -> PasteboardType? { types.first { self.types?.contains($0) ?? false } }
    @discardableResult public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        items += objects.map { object in
            if let item = object as? NSPasteboardItem { return item }
            let item = NSPasteboardItem()
            for (type, data) in object.pasteboardContents { item.setData(data, forType: type) }
            return item
        }
        return !objects.isEmpty
    }
    public func canReadItem(withDataConformingToTypes types: [String]) -> Bool { self.types?.contains { types.contains($0.rawValue) } ?? false }
    public func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool {
        !(readObjects(forClasses: classArray, options: options) ?? []).isEmpty
    }
    /// Returns the texts, addresses, images, and items of the pasteboard, of the first class that fits each one.
    public func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]? {
        let filesOnly = options?[.urlReadingFileURLsOnly] as? Bool ?? false
        return items.compactMap { item in
            classArray.lazy.compactMap { kind -> Any? in
                switch kind {
                case is NSString.Type: item.string(forType: .string)
                case is NSURL.Type: (item.string(forType: .fileURL) ?? item.string(forType: filesOnly ? .fileURL : .URL)).flatMap { Foundation.URL(string: $0) }
                case is NSPasteboardItem.Type: item
                case is UIImage.Type: (item.data(forType: .png) ?? item.data(forType: .tiff)).flatMap { UIImage(data: $0) }
                default: nil
                }
            }.first
        }
    }
    public func releaseGlobally() { _ = Self.all.withLock { $0.removeValue(forKey: name) } }
}

/// Has content for a pasteboard.
public protocol NSPasteboardWriting {
    var pasteboardContents: [NSPasteboard.PasteboardType: Data] { get }
}
extension NSPasteboardWriting {
    public var pasteboardContents: [NSPasteboard.PasteboardType: Data] { [:] }
}
/// Reads the content of a pasteboard.
public protocol NSPasteboardReading {}
extension NSString: NSPasteboardWriting {
    public var pasteboardContents: [NSPasteboard.PasteboardType: Data] { [.string: Data(String(describing: self).utf8)] }
}
extension NSURL: NSPasteboardWriting {
    public var pasteboardContents: [NSPasteboard.PasteboardType: Data] {
        let text = Data(absoluteString.utf8)
        return isFileURL ? [.fileURL: text, .URL: text] : [.URL: text, .string: text]
    }
}
extension String: NSPasteboardWriting {
    public var pasteboardContents: [NSPasteboard.PasteboardType: Data] { [.string: Data(utf8)] }
}
extension URL: NSPasteboardWriting {
    public var pasteboardContents: [NSPasteboard.PasteboardType: Data] {
        let text = Data(absoluteString.utf8)
        return isFileURL ? [.fileURL: text, .URL: text] : [.URL: text, .string: text]
    }
}
extension UIImage: NSPasteboardWriting {
    public var pasteboardContents: [NSPasteboard.PasteboardType: Data] { pngData().map { [.png: $0, .tiff: $0] } ?? [:] }
}
extension NSAttributedString: NSPasteboardWriting {
    public var pasteboardContents: [NSPasteboard.PasteboardType: Data] { [.string: Data(string.utf8)] }
}

/// An item of a pasteboard.
public final class NSPasteboardItem: NSObject, NSPasteboardWriting, @unchecked Sendable {
    private var contents: [(type: NSPasteboard.PasteboardType, data: Data)] = []
    public override init() {}
    public var types: [NSPasteboard.PasteboardType] { contents.map(\.type) }
    @discardableResult public func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool { setData(Data(string.utf8), forType: type) }
    @discardableResult public func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
        contents.removeAll { $0.type == type }
        contents.append((type, data))
        return true
    }
    @discardableResult public func setPropertyList(_ propertyList: Any, forType type: NSPasteboard.PasteboardType) -> Bool {
        guard let data = try? PropertyListSerialization.data(fromPropertyList: propertyList, format: .binary, options: 0) else { return false }
        return setData(data, forType: type)
    }
    public func string(forType type: NSPasteboard.PasteboardType) -> String? { data(forType: type).map { String(decoding: $0, as: UTF8.self) } }
    public func data(forType type: NSPasteboard.PasteboardType) -> Data? { contents.first { $0.type == type }?.data }
    public func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
        data(forType: type).flatMap { try? unsafe PropertyListSerialization.propertyList(from: $0, format: nil) }
    }
    public func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? { types.first { self.types.contains($0) } }
    public var pasteboardContents: [NSPasteboard.PasteboardType: Data] { Dictionary(contents.map { ($0.type, $0.data) }) { first, _ in first } }
}

/// Fills a pasteboard's item later.
@MainActor @preconcurrency public protocol NSPasteboardItemDataProvider: AnyObject {}

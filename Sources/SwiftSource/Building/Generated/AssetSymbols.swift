import Display
import Foundation
import ImageCodec
import SwiftFacts

/// Swift declarations for the assets of a module, as Xcode generates them: `ColorResource.brand`, `Color.brand`, `UIColor.brand`, `UIImage.logo`.
struct AssetSymbols {
    /// A symbol, with those of a group's namespace below it.
    fileprivate struct Group {
        /// Names of assets by symbol.
        var assets: [String: String] = [:]
        var groups: [String: Group] = [:]

        mutating func add(_ name: String, path: ArraySlice<Substring>, suffix: String) {
            guard let first = path.first else { return }
            if path.count > 1 {
                groups[AssetSymbols.symbol(String(first), isType: true), default: Group()].add(name, path: path.dropFirst(), suffix: suffix)
            } else {
                let symbol = AssetSymbols.symbol(String(first), removing: suffix)
                if assets[symbol] == nil { assets[symbol] = name }
            }
        }
    }

    /// Returns the declarations for the asset catalogs of a module; empty if it has none.
    ///
    static func source(for module: SwiftSource.Module, platform: SystemPalette.Platform) -> String {
        let catalogs = module.resources.filter { $0.hasSuffix(".xcassets") }.map { AssetCatalogs.names(inCatalog: $0, ProjectFiles.around($0)) }
        var (colors, images) = (Group(), Group())
        for name in catalogs.flatMap(\.colors) { colors.add(name, path: name.split(separator: "/")[...], suffix: "Color") }
        for name in catalogs.flatMap({ $0.images + $0.symbols }) { images.add(name, path: name.split(separator: "/")[...], suffix: "Image") }
        guard !(colors.assets.isEmpty && colors.groups.isEmpty && images.assets.isEmpty && images.groups.isEmpty) else { return "" }
        let own = OwnStatics(module)
        let (kit, color, image) = platform == .macOS ? ("AppKit", "NSColor", "NSImage") : ("UIKit", "UIColor", "UIImage")
        let bundle = module.bundleName == nil ? "Foundation.Bundle.main" : "Foundation.Bundle.module"
        var text = "\nimport Foundation\nimport SwiftUI\nimport \(kit)\n"
        func extend(_ type: String, _ group: Group, _ line: (_ symbol: String, _ path: String) -> String?) {
            let lines = Self.lines(of: group, path: "", indent: "    ", line)
            if !lines.isEmpty { text += "\nextension \(type) {\n\(lines.joined())}\n" }
        }
        for (type, group) in [("ColorResource", colors), ("ImageResource", images)] {
            extend("SwiftUI.\(type)", group) { symbol, path in
                if own.contains(symbol, in: [type]) { return nil }
                return "nonisolated static let \(Self.quoted(symbol)) = SwiftUI.\(type)(name: \(Self.literal(path)), bundle: \(bundle))"
            }
        }
        func variable(_ symbol: String, _ type: String, _ value: String) -> String {
            "nonisolated static var \(Self.quoted(symbol)): \(type) { \(type)(\(value)) }"
        }
        /// The path of a symbol in a resource type: `Icons.star`.
        func members(_ type: String, _ names: Set<String>, _ group: Group, resource: String, label: String, system: Set<String>, result: String? = nil) {
            extend(type, group.flattened) { symbol, path in
                guard !system.contains(symbol), !own.contains(symbol, in: names) else { return nil }
                return variable(symbol, result ?? type, "\(label)SwiftUI.\(resource).\(path)")
            }
        }
        members(color, [color], colors, resource: "ColorResource", label: "resource: ", system: Self.systemKitColors)
        let shared: Set<String> = ["Color", "ShapeStyle"]
        members("SwiftUI.Color", shared, colors, resource: "ColorResource", label: "", system: Self.systemColors)
        // A protocol's extension can't hold the types of groups.
        var plain = colors
        plain.groups = [:]
        members(
            "SwiftUI.ShapeStyle where Self == SwiftUI.Color", shared, plain, resource: "ColorResource", label: "", system: Self.systemColors,
            result: "SwiftUI.Color")
        members(
            image, [image], images, resource: "ImageResource", label: "resource: ",
            system: ["add", "remove", "actions", "checkmark", "strokedCheckmark"])
        return text
    }

    private static func lines(of group: Group, path: String, indent: String, _ line: (_ symbol: String, _ path: String) -> String?) -> [String] {
        var result = group.assets.sorted { $0.key < $1.key }.compactMap { symbol, name in line(symbol, name).map { "\(indent)\($0)\n" } }
        for (name, inner) in group.groups.sorted(by: { $0.key < $1.key }) {
            let lines = lines(of: inner, path: "\(path)\(name).", indent: indent + "    ", line)
            if !lines.isEmpty { result += ["\(indent)nonisolated enum \(quoted(name)) {\n"] + lines + ["\(indent)}\n"] }
        }
        return result
    }

    // MARK: - Names

    /// Returns the Swift name of an asset: camel case, without a suffix for its kind.
    static func symbol(_ name: String, removing suffix: String = "", isType: Bool = false) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        var result = ""
        for (index, word) in words.enumerated() {
            result += index == 0 && !isType ? lowercasedStart(of: word) : word.prefix(1).uppercased() + word.dropFirst()
        }
        if !suffix.isEmpty, result.count > suffix.count, result.hasSuffix(suffix) { result.removeLast(suffix.count) }
        if result.isEmpty { return "_" }
        return result.first?.isNumber == true ? "_" + result : result
    }

    /// Returns a word with the capitals at its start in lower case: "brandBlue", "urlIcon", "id".
    private static func lowercasedStart(of word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        guard !capitals.isEmpty else { return word }
        if capitals.count == word.count { return word.lowercased() }
        // The last capital of several begins the next word, unless a digit follows.
        let next = word[capitals.endIndex]
        let count = capitals.count > 1 && next.isLetter ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
        "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while", "Any", "Self", "Type", "Protocol",
    ]

    static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// Returns a Swift string literal.
    static func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

    /// Returns the text between the quotation marks of a Swift string literal.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 32 || scalar.value == 127: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Names of the system, for which Xcode generates no symbol.
    private static let systemColors: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white", "gray", "black", "clear", "primary",
        "secondary", "accentColor", "tertiary", "quaternary", "quinary", "background", "foreground", "tint", "selection", "separator", "placeholder",
        "link", "fill", "windowBackground", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar",
    ]
    private static let systemKitColors: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange", "purple", "brown", "clear", "label",
        "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator", "lightText", "darkText", "tint",
        "tintColor", "systemBackground", "systemFill", "systemRed", "systemBlue", "systemGreen", "systemOrange", "systemPink", "systemPurple", "systemTeal",
        "systemYellow", "systemIndigo", "systemMint", "systemCyan", "systemBrown", "systemGray",
    ]
}

extension AssetSymbols.Group {
    /// The same symbols with their paths in a resource type instead of the names of assets.
    fileprivate var flattened: AssetSymbols.Group { flattened(path: "") }

    private func flattened(path: String) -> AssetSymbols.Group {
        var copy = self
        for symbol in assets.keys { copy.assets[symbol] = path + AssetSymbols.member(symbol) }
        for (name, group) in groups { copy.groups[name] = group.flattened(path: "\(path)\(AssetSymbols.member(name)).") }
        return copy
    }
}

extension AssetSymbols {
    fileprivate static func member(_ name: String) -> String { quoted(name) }
}

/// The static members that a module's own code adds to types, by type.
private struct OwnStatics {
    private var names: [String: Set<String>] = [:]

    init(_ module: SwiftSource.Module) {
        for facts in module.files.map(\.facts) {
            for member in facts.declarations where member.kind == .variable && member.isStatic {
                guard let type = facts.type(around: member), type.kind == .extension else { continue }
                names[type.shortName, default: []].insert(member.name)
            }
        }
    }

    func contains(_ name: String, in types: Set<String>) -> Bool { types.contains { names[$0]?.contains(name) == true } }
}

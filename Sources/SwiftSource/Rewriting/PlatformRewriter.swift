/// Rewrites source so that Swift on Linux compiles it as for an Apple platform. Every remaining word keeps its line and column.
///
/// Conditions become `true` or `false`, attributes of Objective-C become spaces, and code for versions above the target's is removed. Strings and comments
/// don't change.
struct PlatformRewriter {
    private let target: CompilationTarget
    private let tokens: [CodeScanner.Word]
    private var bytes: [UInt8]
    private var hasChanged = false
    /// Text that is added after the last word of a line, in source order.
    private var additions: [(position: Int, text: String)] = []

    /// Returns the rewritten text; nil if nothing has to change.
    ///
    /// - Complexity: linear in the number of bytes.
    static func rewrite(_ bytes: [UInt8], for target: CompilationTarget) -> [UInt8]? {
        // Many files need nothing; searching for characters is faster than reading words.
        guard bytes.contains(UInt8(ascii: "#")) || bytes.contains(UInt8(ascii: "@")) || needles.contains(where: { bytes.firstRange(of: $0) != nil }) else {
            return nil
        }
        var rewriter = PlatformRewriter(target: target, tokens: CodeScanner.tokens(of: bytes), bytes: bytes)
        rewriter.run()
        for (position, text) in rewriter.additions.reversed() { rewriter.bytes.insert(contentsOf: Array(text.utf8), at: position) }
        return rewriter.hasChanged ? rewriter.bytes : nil
    }

    /// Attributes that only Objective-C needs.
    private static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable", "UIApplicationMain",
        "NSApplicationMain",
    ]

    /// A call of a function in Easel's declarations that never returns: short enough for most blocks, and valid where a view is expected.
    static let unreachable = "__no()"

    /// Words that need rewriting in files without attributes and directives: overrides in extensions, announced changes, imports of parts
    /// of modules, and imports with a level of access.
    private static let needles = [
        "override", "objectWillChange", "XMLParser", "import os.", "import AVFoundation.", "import Accelerate.", "import ApplicationServices.",
        "import AudioToolbox.", "import Carbon.",
        "import Combine.", "import CoreGraphics.", "import CoreImage.",
        "import Darwin.", "import Foundation.", "import IOKit.", "import Metal.", "import Network.", "import QuartzCore.", "import UIKit.", "import simd.",
        "internal import", "private import",
        "package import",
    ].map { Array($0.utf8) }

    private static let delegateAdaptors: Set<String> = [
        "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor",
    ]

    private init(target: CompilationTarget, tokens: [CodeScanner.Word], bytes: [UInt8]) {
        (self.target, self.tokens, self.bytes) = (target, tokens, bytes)
    }

    private mutating func run() {
        var index = 0
        showXMLParser()
        // The first attribute of the declaration that is being read.
        var firstAttribute: Int?
        while index < tokens.count {
            let token = tokens[index]
            if token.isMark("#"), let word = name(at: index + 1), tokens[index + 1].range.lowerBound == token.range.upperBound {
                firstAttribute = nil
                index = rewriteDirective(word, at: index)
            } else if token.isMark("@"), let word = name(at: index + 1) {
                index = rewriteAttribute(word, at: index, &firstAttribute)
            } else if let access = name(at: index), Self.importAccess.contains(access), name(at: index + 1) == "import" {
                // Easel's own files of the module import the same modules without a level, which the compiler takes for a contradiction.
                blank(from: index, through: index)
                index += 1
            } else if token.isName("import"), isMark(".", at: index + 2), tokens[index + 2].line == token.line {
                // Linux's modules have no parts, such as `os.log`; the whole module has everything.
                let end = tokens[index...].firstIndex { $0.line != token.line || $0.isMark(";") } ?? tokens.count
                blank(from: index + 2, through: end - 1)
                index = end
                firstAttribute = nil
            } else if token.isName("class"), announcesChanges(classAt: index), let open = nextBrace(from: index) {
                // OpenCombine keeps an object's publisher in its published properties: without any, views would not receive the values of `objectWillChange`.
                additions.append((tokens[open].range.upperBound, " @Published private var __easelChange = false; "))
                hasChanged = true
                firstAttribute = nil
                index += 1
            } else if token.isName("override"), observesByName(at: index) {
                // Linux's objects have no such method, which only Objective-C would call.
                blank(from: index, through: index)
                index += 1
            } else if token.isName("extension"), let name = name(at: index + 1) {
                if name.hasPrefix("UI") || name.hasPrefix("NS") {
                    removeOverrides(ofExtensionAt: index)
                } else {
                    moveOverrides(ofExtensionAt: index, of: name)
                }
                firstAttribute = nil
                index += 1
            } else {
                firstAttribute = nil
                index += 1
            }
        }
    }

    /// Rewrites a word after a number sign; returns the index after it.
    private mutating func rewriteDirective(_ word: String, at index: Int) -> Int {
        switch word {
        case "if", "elseif": rewriteCondition(from: index + 2, line: tokens[index].line)
        case "available", "unavailable": rewriteAvailability(at: index, isNegated: word == "unavailable")
        case "selector": rewriteSelector(at: index)
        case "keyPath": rewriteKeyPath(at: index)
        default: index + 2
        }
    }

    /// Rewrites an attribute, or removes its declaration, which begins with `first`; returns the index after the tokens that it read.
    private mutating func rewriteAttribute(_ word: String, at index: Int, _ first: inout Int?) -> Int {
        let next = endOfAttribute(at: index)
        if word == "available", let end = endOfUnavailable(at: index, next: next) {
            blank(from: first ?? index, through: end)
            first = nil
            return end + 1
        }
        if Self.attributes.contains(word) { blank(from: index, through: next - 1) }
        if word == "NSManaged" { rewriteManaged(at: index) }
        if Self.delegateAdaptors.contains(word) { rewriteDelegate(at: index, next: next) }
        if word == "objc", name(at: next) == "optional" { blank(from: next, through: next) }
        first = first ?? index
        return next
    }

    /// The levels of access that an import can have, other than the default one.
    private static let importAccess: Set<String> = ["internal", "private", "fileprivate", "package"]

    /// Adds the module that has the parser of XML on Linux, where Foundation has it on Apple's systems.
    private mutating func showXMLParser() {
        guard tokens.contains(where: { $0.isName("XMLParser") }), let first = tokens.firstIndex(where: { $0.isName("import") }) else { return }
        let line = tokens[first].line
        let last = (tokens[first...].firstIndex { $0.line != line || $0.isMark(";") } ?? tokens.count) - 1
        additions.append((tokens[last].range.upperBound, "; import FoundationXML"))
        hasChanged = true
    }

    /// Whether a class is an `ObservableObject` without published properties that uses the publisher it is given.
    private func announcesChanges(classAt index: Int) -> Bool {
        guard let open = nextBrace(from: index), let close = closing(of: open), tokens[index..<open].contains(where: { $0.isName("ObservableObject") })
        else { return false }
        var isUsed = false
        for position in (open + 1)..<close {
            if isMark("@", at: position - 1), tokens[position].isName("Published") { return false }
            guard tokens[position].isName("objectWillChange") else { continue }
            if ["var", "let"].contains(name(at: position - 1)) { return false }
            isUsed = true
        }
        return isUsed
    }

    /// Removes the methods that an extension of a class of UIKit overrides. Only Objective-C calls such methods, and drawing doesn't.
    private mutating func removeOverrides(ofExtensionAt index: Int) {
        guard let open = nextBrace(from: index), let close = closing(of: open) else { return }
        var position = open + 1
        while position < close {
            if isMark("{", at: position) {
                position = (closing(of: position) ?? close) + 1
                continue
            }
            guard tokens[position].isName("override") else {
                position += 1
                continue
            }
            var first = position
            while first > open + 1, name(at: first - 1).map({ ["open", "public", "internal", "class", "static", "final"].contains($0) }) == true { first -= 1 }
            guard let body = nextBrace(from: position), let end = closing(of: body), end < close else { return }
            blank(from: first, through: end)
            position = end + 1
        }
    }

    /// Whether `override` belongs to `observeValue(forKeyPath:of:change:context:)`.
    private func observesByName(at index: Int) -> Bool {
        guard let keyword = tokens[index...].prefix(4).firstIndex(where: { $0.isName("func") }) else { return false }
        return name(at: keyword + 1) == "observeValue" && name(at: keyword + 3) == "forKeyPath"
    }

    /// The methods of Core Data that code overrides in extensions of its own classes, as only Objective-C can.
    private static let managedMethods: Set<String> = [
        "awakeFromInsert", "awakeFromFetch", "willSave", "didSave", "prepareForDeletion", "validateForInsert", "validateForUpdate", "validateForDelete",
    ]

    /// Gives `awakeFromInsert()` of an extension the name under which Easel calls it, and removes the other methods of Core Data that it overrides.
    private mutating func moveOverrides(ofExtensionAt index: Int, of type: String) {
        guard let open = nextBrace(from: index), let close = closing(of: open) else { return }
        for position in open..<close where tokens[position].isName("override") {
            guard let keyword = tokens[position...].prefix(4).firstIndex(where: { $0.isName("func") }), let method = name(at: keyword + 1),
                Self.managedMethods.contains(method), let body = nextBrace(from: keyword), let end = closing(of: body)
            else { continue }
            if method == "awakeFromInsert" {
                blank(from: position, through: position)
                replace(from: keyword + 1, through: keyword + 1, with: "_awakeExtension")
                additions.append((tokens[close].range.upperBound, "; extension \(type): _AwakesInExtension {}"))
            } else {
                var first = position
                while first > open + 1, ["open", "public", "internal"].contains(name(at: first - 1)) { first -= 1 }
                blank(from: first, through: end)
            }
        }
    }

    private func name(at index: Int) -> String? { index < tokens.count && tokens[index].kind == .name ? tokens[index].text : nil }
    private func isMark(_ text: String, at index: Int) -> Bool { index < tokens.count && tokens[index].isMark(text) }

    /// Returns the index after an attribute and its arguments.
    private func endOfAttribute(at index: Int) -> Int {
        let arguments = index + 2
        // `@State (a, b)` has no arguments: they follow without a space.
        guard isMark("(", at: arguments), tokens[arguments].range.lowerBound == tokens[index + 1].range.upperBound else { return arguments }
        return closing(of: arguments).map { $0 + 1 } ?? tokens.count
    }

    /// Returns the index of the mark that closes the one at `index`.
    private func closing(of index: Int) -> Int? {
        let (open, close) = tokens[index].text == "(" ? ("(", ")") : ("{", "}")
        var depth = 0
        for position in index..<tokens.count {
            if tokens[position].isMark(open) { depth += 1 }
            if tokens[position].isMark(close) {
                depth -= 1
                if depth == 0 { return position }
            }
        }
        return nil
    }

    private func nextBrace(from index: Int) -> Int? {
        var depth = 0
        for position in index..<tokens.count {
            if tokens[position].isMark("(") || tokens[position].isMark("[") { depth += 1 }
            if tokens[position].isMark(")") || tokens[position].isMark("]") { depth -= 1 }
            if depth < 0 || depth == 0 && tokens[position].isMark("}") { return nil }
            if depth == 0, tokens[position].isMark("{") { return position }
        }
        return nil
    }

    /// Replaces the parts of a `#if` that depend on the platform.
    ///
    /// - Returns: the index after the condition's line.
    private mutating func rewriteCondition(from start: Int, line: Int) -> Int {
        var index = start
        while index < tokens.count, tokens[index].line == line {
            if let function = name(at: index), isMark("(", at: index + 1), let argument = name(at: index + 2), isMark(")", at: index + 3),
                let value = target.value(of: function, argument)
            {
                replace(from: index, through: index + 3, with: value ? "true" : "false")
                index += 4
            } else {
                index += 1
            }
        }
        return index
    }

    private mutating func rewriteAvailability(at index: Int, isNegated: Bool) -> Int {
        guard isMark("(", at: index + 2), let end = closing(of: index + 2) else { return index + 2 }
        let required = target.requirement(tokens[(index + 3)..<end])
        let isAvailable = required.map { $0 <= target.version } ?? true
        let value = isAvailable != isNegated
        replace(from: index, through: end, with: value ? "true" : "false")
        if !value, index > 0, name(at: index - 1) == "if" || isMark(",", at: index - 1), let open = nextBrace(from: end + 1), let close = closing(of: open),
            !isGuard(before: index)
        {
            removeBlock(from: open, to: close)
            return close + 1
        }
        return end + 1
    }

    /// Whether the condition at `index` belongs to a `guard`, whose block runs if the condition doesn't hold.
    private func isGuard(before index: Int) -> Bool {
        for position in stride(from: index - 1, through: max(0, index - 200), by: -1) {
            if let word = name(at: position), ["if", "guard", "while"].contains(word) { return word == "guard" }
        }
        return false
    }

    /// Removes the code of a block that can't run, which may use declarations of later systems.
    private mutating func removeBlock(from open: Int, to close: Int) {
        let inside = tokens[open].range.upperBound..<tokens[close].range.lowerBound
        let substitute = Array(Self.unreachable.utf8)
        // The first line with enough space.
        var start = inside.lowerBound
        for position in inside {
            if bytes[position] == UInt8(ascii: "\n") { start = position + 1 }
            guard position - start + 1 >= substitute.count else { continue }
            blank(inside)
            bytes.replaceSubrange(start..<(start + substitute.count), with: substitute)
            return
        }
    }

    /// Returns the index of the last word of a declaration that `@available` restricts to a version above the target's; nil if it is to be compiled.
    private func endOfUnavailable(at index: Int, next: Int) -> Int? {
        guard isMark("(", at: index + 2), next <= tokens.count, let required = target.requirement(tokens[(index + 3)..<(next - 1)]), required > target.version,
            !tokens[(index + 3)..<(next - 1)].contains(where: { ["deprecated", "obsoleted", "unavailable", "renamed"].contains($0.text) })
        else { return nil }
        var position = next
        let types: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension", "func", "init", "subscript", "macro"]
        while position < tokens.count {
            if isMark("@", at: position) {
                position = endOfAttribute(at: position)
                continue
            }
            if isMark("#", at: position) || name(at: position).map(types.contains) == true {
                // `class` may also be a modifier: `class func`. The first brace is correct in that case, too.
                return nextBrace(from: position).flatMap(closing)
            }
            if let word = name(at: position), ["var", "let", "case", "typealias", "import", "associatedtype"].contains(word) {
                let line = tokens[position].line
                var last = position
                while last + 1 < tokens.count, tokens[last + 1].line == line { last += 1 }
                if word == "var", let open = nextBrace(from: position), tokens[open].line == line { return closing(of: open) }
                return last
            }
            guard tokens[position].kind == .name || isMark("(", at: position) || isMark(")", at: position) else { return nil }
            position += 1
        }
        return nil
    }

    /// Replaces `#selector(Type.method(_:))` by `Selector("Type.method(_:")`, a value of the same length, whose method is never called.
    private mutating func rewriteSelector(at index: Int) -> Int {
        guard isMark("(", at: index + 2), let end = closing(of: index + 2) else { return index + 2 }
        let inside = tokens[index + 2].range.upperBound..<tokens[end].range.lowerBound
        guard tokens[index + 2].range.upperBound - tokens[index].range.lowerBound == 10, !inside.isEmpty,
            !bytes[inside].contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
        else { return end + 1 }
        hasChanged = true
        bytes.replaceSubrange(tokens[index].range.lowerBound..<tokens[index + 2].range.upperBound, with: Array("Selector(\"".utf8))
        bytes[inside.upperBound - 1] = UInt8(ascii: "\"")
        return end + 1
    }

    /// Replaces `#keyPath(Type.name)` and `#keyPath(name)` by `"name"`. Names of types begin with capitals.
    private mutating func rewriteKeyPath(at index: Int) -> Int {
        guard isMark("(", at: index + 2), let end = closing(of: index + 2) else { return index + 2 }
        let inside = tokens[(index + 3)..<end]
        guard let first = inside.firstIndex(where: { $0.text.first?.isLowercase == true || $0.text.first == "_" || $0.text.first == "`" }) else {
            return end + 1
        }
        let path = bytes[tokens[first].range.lowerBound..<tokens[end].range.lowerBound]
        replace(from: index, through: end, with: "\"\(String(decoding: path, as: UTF8.self))\"")
        return end + 1
    }

    /// Replaces `@UIApplicationDelegateAdaptor(Delegate.self)` by `@_AppDelegate(Delegate())`; without arguments, the class is that of the property.
    private mutating func rewriteDelegate(at index: Int, next: Int) {
        guard let last = tokens.indices.contains(next - 1) ? next - 1 : nil else { return }
        if next > index + 5, next <= tokens.count, tokens[next - 2].isName("self"), tokens[next - 3].isMark(".") {
            let type = String(decoding: bytes[tokens[index + 3].range.lowerBound..<tokens[next - 3].range.lowerBound], as: UTF8.self)
            let text = "@_AppDelegate(\(type)())"
            guard text.utf8.count <= tokens[last].range.upperBound - tokens[index].range.lowerBound, !text.contains("\n") else { return }
            replace(from: index, through: last, with: text)
        } else if next == index + 2, let colon = tokens[next...].prefix(6).firstIndex(where: { $0.isMark(":") }), let type = name(at: colon + 1) {
            replace(from: index, through: last, with: "@_AppDelegate")
            additions.append((tokens[colon + 1].range.upperBound, " = \(type)()"))
        }
    }

    /// Gives a declaration with `@NSManaged` the body that the runtime of Objective-C would add: it reads or changes a value by name.
    private mutating func rewriteManaged(at index: Int) {
        let rest = index + 2
        guard let keyword = tokens[rest...].prefix(8).firstIndex(where: { $0.isName("var") || $0.isName("func") }), let member = name(at: keyword + 1)
        else { return }
        let line = tokens[keyword].line
        let last = (tokens[keyword...].firstIndex { $0.line != line || $0.isMark(";") || $0.isMark("}") } ?? tokens.count) - 1
        blank(from: index, through: index + 1)
        if tokens[keyword].text == "var" {
            additions.append((tokens[last].range.upperBound, " { get { _managed(\"\(member)\") } set { _setManaged(newValue, \"\(member)\") } }"))
        } else if let colon = tokens[keyword...last].firstIndex(where: { $0.isMark(":") }), let argument = name(at: colon - 1) {
            additions.append((tokens[last].range.upperBound, " { _changeManaged(\"\(member)\", \(argument)) }"))
        }
    }

    private mutating func blank(from first: Int, through last: Int) {
        guard first <= last, last < tokens.count else { return }
        blank(tokens[first].range.lowerBound..<tokens[last].range.upperBound)
    }

    private mutating func blank(_ range: Range<Int>) {
        hasChanged = true
        for position in range where bytes[position] != UInt8(ascii: "\n") && bytes[position] != UInt8(ascii: "\r") { bytes[position] = UInt8(ascii: " ") }
    }

    private mutating func replace(from first: Int, through last: Int, with text: String) {
        let range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
        blank(range)
        bytes.replaceSubrange(range.prefix(text.utf8.count), with: Array(text.utf8))
    }
}

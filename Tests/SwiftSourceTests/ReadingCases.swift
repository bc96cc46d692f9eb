/// A small file in which scanning by characters or words goes wrong, and what must hold when it is read for iOS 18.
struct ReadingCase: Sendable, CustomStringConvertible {
    let name: String
    let source: String
    /// Parts of the source that are compiled as they are written.
    var kept: [String] = []
    /// Parts of the source that are not compiled.
    var gone: [String] = []
    /// Whether the whole source is compiled as it is written.
    var isUnchanged = false
    /// The imported modules, sorted.
    var imports: [String] = []
    /// The names of types, functions, and properties outside of other code, in their order.
    var declared: [String] = []
    /// The lines of `#Preview`s and preview providers.
    var previews: [Int] = []

    var description: String { name }

    // swift-format-ignore
    static let all: [ReadingCase] = [
        ReadingCase(
            name: "attributes with spaces, comments, and line breaks",
            source: """
                import SwiftUI
                @available (iOS 16, *) struct A {}
                @available(/* now */ iOS 17 , *) @MainActor struct B {}
                @available(
                    iOS 26, // later
                    *
                )
                struct C { var glass = Later() }
                @available(iOS, deprecated: 15) func d() {}
                """,
            kept: ["struct A {}", "struct B {}", "func d() {}"], gone: ["struct C", "Later()"], imports: ["SwiftUI"], declared: ["A", "B", "d"]),
        ReadingCase(
            name: "availability of every kind of declaration",
            source: """
                @available(iOS 26, *) import Later
                @available(iOS 26, *) typealias A = A26
                @available(iOS 26, *) protocol B { associatedtype C }
                @available(iOS 26, *) extension Int { static var d: D26 { .init() } }
                @available(iOS 26, *) actor E { init() {} }
                @available(iOS 26, *) prefix func - (a: A26) -> A26 { a }
                @available(iOS 26, *) macro f() = #externalMacro(module: "M", type: "F")
                enum G { case a; @available(iOS 26, *) case b(A26), c }
                struct H {
                    @available(iOS 26, *) var i: A26 { get { A26() } set {} }
                    @available(iOS 26, *) subscript(a: A26) -> Int { 1 }
                    @available(iOS 26, *) init(a: A26) {}
                    init() {}
                    var j: Int { @available(iOS 17, *) get { 1 } }
                }
                """,
            kept: ["enum G { case a", "init() {}\n", "var j: Int"], gone: ["A26", "extension Int", "macro f"], declared: ["G", "H", "init", "j"]),
        ReadingCase(
            name: "code in strings",
            source: ##"""
                let a = "#if os(macOS) import AppKit"
                let b = """
                    #available(iOS 26, *) { \(c("}\(d)") ) @main struct
                    import UIKit
                    """
                let e = #"\(#selector(f)) " \#(#"}"# + "@objc")"#
                """##,
            isUnchanged: true, declared: ["a", "b", "e"]),
        ReadingCase(
            name: "conditions in nested interpolations",
            source: ##"""
                let a = """
                    x\({ () -> String in
                        if #available(iOS 26, *) { return "\(later("}"))" } else { return "\("}")" }
                    }())y \(#"\#(")")"#)
                    """
                func b() {}
                """##,
            kept: [#"return "\("}")""#, "func b() {}"], gone: ["later"], declared: ["a", "b"]),
        ReadingCase(
            name: "regular expressions with quotes and comments",
            source: ##"""
                let a = /"[^"]*#if/
                let b = #/ // not a comment \/* " /#
                let c = d / e / f
                let g = [1].map { $0 / 2 } ; let h = "\(4 / 2)/"
                func i() { _ = try? /}/.firstMatch(in: "}") }
                """##,
            isUnchanged: true, declared: ["a", "b", "c", "g", "h", "i"]),
        ReadingCase(
            name: "conditions in postfix chains",
            source: """
                import SwiftUI
                struct A: View {
                    var body: some View {
                        Text("a")
                            #if os(iOS)
                            .bold()
                            #if DEBUG
                            .italic()
                            #endif
                            #elseif os(macOS)
                            .onHover { _ in NSCursor.hand.set() }
                            #else
                            .never()
                            #endif
                            .padding()
                    }
                }
                #if canImport(UIKit) && !targetEnvironment(macCatalyst) // && os(macOS)
                typealias B = UIView
                #else
                typealias B = NSView
                #endif
                """,
            kept: [".bold()", ".italic()", ".padding()", "typealias B = UIView"], imports: ["SwiftUI"], declared: ["A", "body", "B"]),
        ReadingCase(
            name: "names with backticks",
            source: """
                struct `import` { var `class`: `struct`? ; func `func`(`if` a: Int) { `self`() } }
                enum `struct` { case `default`, `switch`(Int) }
                let `#if os(macOS)` = 1
                func `import SwiftUI`() {}
                extension `import`.`Type` { static let `100 %` = `import`.self }
                """,
            isUnchanged: true, declared: ["import", "class", "func", "struct", "#if os(macOS)", "import SwiftUI", "import.Type", "100 %"]),
        ReadingCase(
            name: "operators that look like other things",
            source: """
                prefix operator ^/
                infix operator <%: AdditionPrecedence
                func <% (a: Int, b: Int) -> Int { a<%b }
                prefix func ^/ (a: Int) -> Int { a }
                let a = [1, 2].reduce(0, <%), b = ^/4, c = 1 ..< 3, d = 4 / 2
                let e = Array<Array<Int>>(), f = a/*/* b */*/ > b
                """,
            isUnchanged: true, declared: ["<%", "^/", "a", "b", "c", "d", "e", "f"]),
        ReadingCase(
            name: "names that begin like those of UIKit",
            source: """
                import UIKit
                enum UIState { case idle }
                class UIThing { func appear() {} }
                extension UIThing { override func appear() {} }
                extension UIState { func encode() {} }
                class View: UIView { @objc override func layoutSubviews() { super.layoutSubviews() } }
                extension UILabel { override open func awakeFromNib() {} }
                """,
            kept: ["enum UIState", "override func appear()", "func encode()", "super.layoutSubviews()"], gone: ["awakeFromNib"], imports: ["UIKit"],
            declared: ["UIState", "UIThing", "appear", "UIThing", "appear", "UIState", "encode", "View", "layoutSubviews", "UILabel"]),
        ReadingCase(
            name: "several statements in a line",
            source: """
                import SwiftUI; import Combine; struct A {}; func b() { if #available(iOS 26, *) { later() }; c() }; let d = 1; import Foundation
                """,
            kept: ["struct A {}", "c() }", "let d = 1"], gone: ["later()"], imports: ["Combine", "Foundation", "SwiftUI"], declared: ["A", "b", "d"]),
        ReadingCase(
            name: "forms of imports",
            source: """
                @testable import A
                @_exported
                import B
                import struct C.D
                import func E . f
                internal import G
                @preconcurrency public import H.I
                import /* no: import J */ K
                #if canImport(L)
                import L
                #endif
                // import M
                func import_() { N.import(O) }
                """,
            imports: ["A", "B", "C", "E", "G", "H", "K"], declared: ["import_"]),
        ReadingCase(
            name: "carriage returns",
            source: "import SwiftUI\r\n#if os(macOS)\r\nlet a = NSApp\r\n#else\r\nlet a = \"\"\"\r\n  x\r\n  \"\"\"\r\n#endif\r\n@available(iOS 26, *)\r\nlet b = Later()\r\n#Preview {\r\n  Text(a)\r\n}\r\n",
            kept: ["#Preview {\r\n  Text(a)\r\n}"], gone: ["Later()"], imports: ["SwiftUI"], declared: ["a"], previews: [11]),
        ReadingCase(
            name: "carriage returns alone", source: "import A\rlet b = 1 // c\r@available(iOS 26, *) let d = Later()\rlet e = 2", kept: ["let b = 1", "let e = 2"],
            gone: ["Later()"], imports: ["A"], declared: ["b", "e"]),
        ReadingCase(
            name: "a byte order mark", source: "\u{FEFF}import SwiftUI\n#Preview { Text(\"a\") }\n", kept: ["#Preview { Text(\"a\") }"], imports: ["SwiftUI"],
            previews: [2]),
        ReadingCase(
            name: "names beyond ASCII",
            source: """
                import Größe
                struct 名前: Identifiable { var id: Int { 👩‍👩‍👧.count }; let 👩‍👩‍👧 = "é\u{301}" }
                @available(iOS 26, *) func später() { ö() }
                let 后 = if #available(iOS 17, *) { "à" } else { "ё" } // ⚠️ #if
                extension 名前 { var λ: Int { 1 } }
                """,
            kept: ["struct 名前", "extension 名前 { var λ"], gone: ["ö()"], imports: ["Größe"], declared: ["名前", "id", "👩‍👩‍👧", "后", "名前", "λ"]),
        ReadingCase(name: "nothing", source: "", isUnchanged: true),
        ReadingCase(name: "only comments", source: "/* /* nested #if */ import A */\n/// ```\n/// #Preview { B() }\n/// ```\n//", isUnchanged: true),
        ReadingCase(
            name: "lines of other files",
            source: """
                #!/usr/bin/swift import A
                #sourceLocation(file: "Other.swift", line: 40)
                import B
                #if os(Linux)
                let a = 1
                #endif
                #sourceLocation()
                #warning("#if")
                #if os(macOS)
                #error("never compiled")
                #endif
                let c = #line + #column
                """,
            imports: ["B"], declared: ["c"]),
        ReadingCase(
            name: "macros and previews",
            source: """
                import SwiftUI
                @Model final class A { @Attribute(.unique) var b: String }
                @available(iOS 17, *)
                #Preview("a // b", traits: .sizeThatFitsLayout) { @Previewable @State var on = true; Toggle("}", isOn: $on) }
                #Preview { do { return try D() } catch { return Text("e") } }
                #Preview(body: { Text("f") })
                let g = #Predicate<A> { $0.b == "#Preview {" }
                struct H_Previews: PreviewProvider { static var previews: some View { Text("h") } }
                struct I { static let Preview = 1; var j: Int { I.Preview } }
                """,
            imports: ["SwiftUI"], declared: ["A", "b", "g", "H_Previews", "previews", "I", "Preview", "j"], previews: [4, 5, 6, 8]),
        ReadingCase(
            name: "selectors",
            source: """
                import UIKit
                class A: NSObject {
                    @objc(tap:) func tap(_ a: Any?) {}
                    func b() { c(#selector (A.tap(_:)), #selector(getter: UIView.frame), #selector(tap)) }
                    func d() -> String { "#selector(tap)" + #keyPath(A.e) }
                    @objc dynamic var e = 1
                }
                """,
            kept: ["\"#selector(tap)\""], gone: ["#selector (", "@objc", "#keyPath"], imports: ["UIKit"], declared: ["A", "tap", "b", "d", "e"]),
        ReadingCase(
            name: "conditions of many forms",
            source: """
                #if (os(iOS)||os(tvOS))&&(swift(>=5.9) && compiler(<99))
                let a = 1
                #elseif !( os(Linux) )
                let a = 2
                #endif
                #if DEBUG && !FEATURE
                let b = 1
                #if !os(iOS)
                import Missing
                #endif
                #endif
                #if hasFeature(Macros) || $Other
                let c = 1
                #endif
                func d() -> Int {
                    guard #available(iOS 17, *), #unavailable(iOS 18.4) else { return 1 }
                    switch 1 {
                    #if os(visionOS)
                    case 2: return space()
                    #endif
                    default: return 3
                    }
                }
                """,
            declared: ["a", "b", "c", "d"]),
        ReadingCase(
            name: "an entry point in a string and one in code",
            source: """
                // @main struct A {}
                let b = "@main struct B {}"
                @main /* of
                the app */ struct C { static func main() {} }
                """,
            isUnchanged: true, declared: ["b", "C", "main"]),
        ReadingCase(
            name: "unfinished text",
            source: "import SwiftUI\nstruct A: View {\n    var body: some View {\n        Text(\"a\n        if #available(iOS 26, *) { #if os(\n", imports: ["SwiftUI"],
            declared: ["A", "body"]),
    ]
}

import Commands
import Foundation
import SwiftFacts

/// The apps, views, and previews that Swift source declares, and whether they can be shown.
package struct ViewCatalog: Sendable, Equatable, Codable {
    package enum Kind: String, Sendable, Codable {
        /// A type that conforms to `App`, or the delegate that creates the window of an app without one.
        case app
        case view
        /// A type with `static var previews`, or a `#Preview`.
        case preview
    }

    /// A type that is a view or provides one.
    package struct Entry: Sendable, Equatable, Codable {
        /// The name in Swift: `ContentView`, `Panel.Row`.
        package let name: String
        package let kind: Kind
        /// The reason why the view can't be created from its name alone; nil if it can.
        package let obstacle: String?
        /// The function that creates the view of a `#Preview`, which has no type.
        let symbol: String?
        /// The `PreviewProvider` that has a preview with a display name.
        let provider: String?
        /// The display name, if another entry already has it.
        let displayName: String?
        /// The location of its declaration; nil if the compiler doesn't provide it.
        package let place: Place?
        /// The classes that make the window of an app without SwiftUI's `App`; nil for other entries.
        let delegates: Delegates?
        /// The previews of a provider in their order; nil if the code doesn't say which it has, and for other entries.
        var parts: [PreviewFact.Part]?

        /// The delegates of an app made with UIKit or AppKit.
        package struct Delegates: Sendable, Equatable, Codable {
            let app: String?
            let scene: String?
            /// Whether the app was made with AppKit.
            var isMac = false
        }

        /// A line of a file, counted from 1.
        package struct Place: Sendable, Equatable, Codable {
            package let file: String
            package let line: Int

            package init(file: String, line: Int) { (self.file, self.line) = (file, line) }
        }

        package init(
            name: String, kind: Kind, obstacle: String? = nil, symbol: String? = nil, provider: String? = nil, displayName: String? = nil,
            place: Place? = nil, delegates: Delegates? = nil
        ) {
            self.delegates = delegates
            (self.symbol, self.provider, self.displayName, self.place) = (symbol, provider, displayName, place)
            self.name = name
            self.kind = kind
            self.obstacle = obstacle
        }

        /// Returns the entry of one of a provider's previews.
        ///
        /// - Parameter number: counted from 1.
        package func numbered(_ number: Int) -> Entry { Entry(name: number == 1 ? name : "\(name) \(number)", kind: kind, place: place) }
    }

    /// In source order.
    package let entries: [Entry]

    /// The module that declares them; nil if it is the program itself.
    let module: String?

    /// The names of the previews or other entries that show views which can't be made from their names alone, or whose environment comes from the app; by the
    /// names of the views.
    let previews: [String: String]?

    package init(entries: [Entry], module: String? = nil, previews: [String: String]? = nil) {
        (self.entries, self.module, self.previews) = (entries, module, previews)
    }

    /// The entries that can be shown.
    var usable: [Entry] { entries.filter { $0.obstacle == nil } }

    /// Whether an entry is a provider, whose previews without names have numbers.
    package static func hasNumbers(_ entry: Entry) -> Bool {
        entry.kind == .preview && entry.obstacle == nil && entry.symbol == nil && entry.provider == nil
    }

    /// Returns a provider's preview by the provider's name and a number, as in `Card_Previews 2`. Only the program knows how many there are.
    func numbered(_ name: String) -> Entry? {
        let words = name.split(separator: " ")
        guard words.count == 2, let number = Int(words[1]), number > 0, let entry = usable.first(where: { $0.name == words[0] }), Self.hasNumbers(entry) else {
            return nil
        }
        return entry.numbered(number)
    }

    static func words(_ entries: [Entry]) -> String {
        entries.isEmpty ? "no views that can be shown" : entries.map(\.name).joined(separator: ", ")
    }
}

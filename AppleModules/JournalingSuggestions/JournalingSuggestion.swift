import AppleUIKit
import Easel
import Foundation

// JournalingSuggestions: the system suggests nothing, and its picker is an empty sheet.

/// A part of a suggestion.
public protocol JournalingSuggestionAsset: Sendable {
    associatedtype JournalingSuggestionContent = Self
}
/// Something that a person may write about. The system suggests nothing.
public struct JournalingSuggestion: Sendable, Identifiable {
    public let id = UUID()
    public let title: String
    public let date: DateInterval?
    public let items: [ItemContent]

    /// A part of a suggestion.
    public struct ItemContent: Sendable, Identifiable {
        public let id = UUID()
        public func hasContent<Asset: JournalingSuggestionAsset>(ofType: Asset.Type) -> Bool { false }
        public func content<Asset: JournalingSuggestionAsset>(forType: Asset.Type) async throws -> Asset? { nil }
    }
    public func content<Asset: JournalingSuggestionAsset>(forType: Asset.Type) async -> [Asset] { [] }

    /// A photo of the suggested time.
    public struct Photo: JournalingSuggestionAsset {
        public let photo: URL
        public let date: Date?
    }
    /// A video of the suggested time.
    public struct Video: JournalingSuggestionAsset {
        public let url: URL
        public let date: Date?
    }
    /// A Live Photo: an image and its video.
    public struct LivePhoto: JournalingSuggestionAsset {
        public let image: URL
        public let video: URL
        public let date: Date?
    }
    /// A person.
    public struct Contact: JournalingSuggestionAsset {
        public let name: String
        public let photo: URL?
    }
    /// A question to think about, on a colored ground.
    public struct Reflection: JournalingSuggestionAsset {
        public let prompt: String
        public let color: Color?
    }
    /// A song that the person heard.
    public struct Song: JournalingSuggestionAsset {
        public let song: String?
        public let artist: String?
        public let album: String?
        public let artwork: URL?
        public let date: Date?
    }
    /// An episode that the person heard.
    public struct Podcast: JournalingSuggestionAsset {
        public let episode: String?
        public let show: String?
        public let artwork: URL?
        public let date: Date?
    }
    /// A work of another app, such as a book or a film.
    public struct GenericMedia: JournalingSuggestionAsset {
        public let title: String?
        public let artist: String?
        public let album: String?
        public let appIcon: URL?
        public let date: Date?
    }
}
/// A button that shows the picker of suggestions.
public struct JournalingSuggestionsPicker<Label: View>: View {
    private let label: Label
    private let onCompletion: (JournalingSuggestion) async -> Void
    @State private var isPresented = false

    public init(@ViewBuilder label: () -> Label, onCompletion: @escaping (JournalingSuggestion) async -> Void) {
        (self.label, self.onCompletion) = (label(), onCompletion)
    }
    public var body: some View {
        Button {
            isPresented = true
        } label: {
            label
        }
        .journalingSuggestionsPicker(isPresented: $isPresented, onCompletion: onCompletion)
    }
}
extension JournalingSuggestionsPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, onCompletion: @escaping (JournalingSuggestion) async -> Void) {
        self.init(label: { Text(titleKey) }, onCompletion: onCompletion)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, onCompletion: @escaping (JournalingSuggestion) async -> Void) {
        self.init(label: { Text(title) }, onCompletion: onCompletion)
    }
}
extension View {
    /// Shows the picker of suggestions while `isPresented` is true. It is an empty sheet, with a warning.
    public func journalingSuggestionsPicker(
        isPresented: Binding<Bool>, onCompletion: @escaping (JournalingSuggestion) async -> Void
    ) -> some View {
        sheet(isPresented: isPresented) { ContentUnavailableView("No Suggestions", systemImage: "wand.and.stars").notDrawn("JournalingSuggestionsPicker") }
    }
}

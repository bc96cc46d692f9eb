import Foundation

// Services of the system around the app: none of them is part of a picture.

/// How much the system's writing tools may change a text.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = WritingToolsBehavior(name: "automatic")
    public static let complete = WritingToolsBehavior(name: "complete")
    public static let limited = WritingToolsBehavior(name: "limited")
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

extension View {
    /// Presents the bar that finds text, with a warning: it isn't drawn.
    public func findNavigator(isPresented: Binding<Bool>) -> some View { notDrawn(isPresented.wrappedValue ? "findNavigator" : nil) }
}

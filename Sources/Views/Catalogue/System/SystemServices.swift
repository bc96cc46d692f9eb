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
    /// Sets how much writing tools may change texts. A picture has no such tools.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    /// Presents the bar that finds text, with a warning: it isn't drawn.
    public func findNavigator(isPresented: Binding<Bool>) -> some View { notDrawn(isPresented.wrappedValue ? "findNavigator" : nil) }
    /// Keeps people from finding text.
    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Keeps people from replacing text.
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Sets what a keyboard's command copies.
    public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
    /// Sets what a keyboard's command cuts.
    public func cuttable<T>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View { self }
    /// Sets what a keyboard's command pastes.
    public func pasteDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View { self }
    /// Sets the file that the title of the screen stands for.
    public func navigationDocument(_ url: URL) -> some View { self }
    /// Sets which windows open links from outside. A picture has one window.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}

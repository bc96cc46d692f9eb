import Foundation

/// Opens a window of the app. A picture shows one window, so nothing opens, as on an iPhone.
public struct OpenWindowAction: Sendable {
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
/// Closes a window of the app. The window of a picture stays open, as on an iPhone.
public struct DismissWindowAction: Sendable {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
/// Opens the window of settings, which only macOS has.
public struct OpenSettingsAction: Sendable {
    public func callAsFunction() {}
}
/// Opens a document of the app in a new window. Nothing opens.
public struct OpenDocumentAction: Sendable {
    public func callAsFunction(at url: URL) async throws {}
}

extension EnvironmentValues {
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    public var openDocument: OpenDocumentAction { OpenDocumentAction() }
    /// Whether the app can have several windows: false, as on an iPhone.
    public var supportsMultipleWindows: Bool { false }
}

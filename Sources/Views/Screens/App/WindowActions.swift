import Foundation

/// Opens a window of the app. A picture shows one window, so nothing opens: on an iPhone as in SwiftUI, elsewhere with a warning.
public struct OpenWindowAction: Sendable {
    public func callAsFunction(id: String) { note("openWindow(id: \"\(id)\")") }
    public func callAsFunction<D: Codable & Hashable>(value: D) { note("openWindow(value:)") }
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { note("openWindow(id: \"\(id)\", value:)") }

    private func note(_ call: String) {
        let values = SceneHost.values
        if values.hasTablet || Look.of(values.palette).system.hasWindows { SceneNotes.notDrawn(call) }
    }
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

/// Shows a new document of the app. The drawn window shows one already.
public struct NewDocumentAction: Sendable {
    public func callAsFunction(contentType: String? = nil) {}
    public func callAsFunction<D>(_ newDocument: @autoclosure @escaping () -> D) {}
    public func callAsFunction<D: AnyObject>(_ newDocument: @escaping () -> D) {}
}

extension EnvironmentValues {
    public var newDocument: NewDocumentAction { NewDocumentAction() }
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    public var openDocument: OpenDocumentAction { OpenDocumentAction() }
    /// Whether the app can have several windows: false, as on an iPhone.
    public var supportsMultipleWindows: Bool { false }
}

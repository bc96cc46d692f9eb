// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AppleUIKit
import AppleUniformTypeIdentifiers
import Easel
import Views

/// Opens a new document, which never happens.
public struct NewDocumentAction: Sendable {
    public func callAsFunction<D>(_ document: @autoclosure @escaping () -> D) {}
    public func callAsFunction(contentType: UTType) {}
}
/// Opens a window in the place of another, which never happens.
public struct PushWindowAction: Sendable {
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

extension EnvironmentValues {
    /// The state of the window's controls: that of the window with the keyboard.
    public var controlActiveState: ControlActiveState {
        get { .key }
        set {}
    }
    public var newDocument: NewDocumentAction { NewDocumentAction() }
    public var pushWindow: PushWindowAction { PushWindowAction() }
}

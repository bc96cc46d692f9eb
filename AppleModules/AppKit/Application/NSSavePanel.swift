// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import AppleUniformTypeIdentifiers
import Easel

/// A dialog for a file's place. It never opens, and is canceled at once.
@MainActor @preconcurrency
open class NSSavePanel: NSPanel {
    open var url: URL? { nil }
    open var directoryURL: URL?
    open var prompt: String! = ""
    open var message: String! = ""
    open var nameFieldLabel: String! = ""
    open var nameFieldStringValue = ""
    open var accessoryView: NSView?
    open var allowedContentTypes: [UTType] = []
    open var allowedFileTypes: [String]?
    open var allowsOtherFileTypes = false
    open var currentContentType: UTType?
    open var canCreateDirectories = true
    open var canSelectHiddenExtension = false
    open var isExtensionHidden = false
    open var isExpanded: Bool { false }
    open var showsHiddenFiles = false
    open var showsTagField = false
    open var showsContentTypes = false
    open var tagNames: [String]?
    open var treatsFilePackagesAsDirectories = false
    @discardableResult open func runModal() -> NSApplication.ModalResponse { .cancel }
    open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) { handler(.cancel) }
    open func begin() async -> NSApplication.ModalResponse { .cancel }
    open func beginSheetModal(for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) { handler(.cancel) }
    open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { .cancel }
    open func validateVisibleColumns() {}
    open func ok(_ sender: Any?) {}
    open func cancel(_ sender: Any?) {}
}

/// A dialog for files. It never opens, and is canceled at once.
open class NSOpenPanel: NSSavePanel {
    open var urls: [URL] { [] }
    open var canChooseFiles = true
    open var canChooseDirectories = false
    open var allowsMultipleSelection = false
    open var resolvesAliases = true
    open var canDownloadUbiquitousContents = true
    open var canResolveUbiquitousConflicts = true
    open var isAccessoryViewDisclosed = false
}
/// Reacts to a dialog for files.
@MainActor @preconcurrency public protocol NSOpenSavePanelDelegate: AnyObject {}

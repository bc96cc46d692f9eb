// swift-format-ignore-file: AlwaysUseLowerCamelCase

// SwiftUI's views and modifiers that only macOS has. Drawing has no keyboard, so commands are never sent.
import AppleUIKit
import AppleUniformTypeIdentifiers
import Easel
import Views

/// The direction of a movement by arrow keys.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

extension View {
    /// Reacts to the Escape key, which is never pressed.
    public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
    /// Reacts to the arrow keys, which are never pressed.
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
    /// Reacts to a command of the menus, which is never sent.
    public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View { self }
    public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
    public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
    public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
    public func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View { self }
    @_disfavoredOverload
    public func onPasteCommand(of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View { self }
    public func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]) -> some View { self }
    public func importsItemProviders(_ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool) -> some View { self }
    /// Sets the controls above the keyboard, which aren't drawn.
    public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { self }
    /// Sets the style of windows that the view presents; a picture shows one window.
    public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }
    public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }
    /// Sets the pointer above the view, which isn't drawn.
    public func pointerStyle(_ style: PointerStyle?) -> some View { self }
    // A window's buttons aren't drawn.
    public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View { self }
    public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
    // The dialogs for files have no further parts.
    public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }
    public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
    public func fileDialogCustomizationID(_ id: String) -> some View { self }
    public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
    public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
    public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
    /// Places the options of a radio group side by side.
    public func horizontalRadioGroupLayout() -> some View { self }
    /// Sets whether the rows of the tables and lists inside have alternating backgrounds: by default, those of tables do.
    public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
        environment(\.alternatesListRows, behavior == .automatic ? nil : behavior == .enabled)
    }
}

/// Whether the rows of a list have alternating backgrounds.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let rank: Int
    public static let automatic = AlternatingRowBackgroundBehavior(rank: 0)
    public static let enabled = AlternatingRowBackgroundBehavior(rank: 1)
    public static let disabled = AlternatingRowBackgroundBehavior(rank: 2)
}
/// The presence of an item in the touch bar.
public enum TouchBarItemPresence: Sendable {
    case required(String)
    case `default`(String)
    case optional(String)
}
/// Whether the user can act on a window.
public struct WindowInteractionBehavior: Sendable {
    public static let automatic = WindowInteractionBehavior()
    public static let enabled = WindowInteractionBehavior()
    public static let disabled = WindowInteractionBehavior()
}
/// The visibility of a toolbar on the full screen.
public struct WindowToolbarFullScreenVisibility: Sendable {
    public static let automatic = WindowToolbarFullScreenVisibility()
    public static let visible = WindowToolbarFullScreenVisibility()
    public static let onHover = WindowToolbarFullScreenVisibility()
}
/// The parts of a dialog for files.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
/// The picture of the pointer.
public struct PointerStyle: Sendable {
    public static let `default` = PointerStyle()
    public static let link = PointerStyle()
    public static let horizontalText = PointerStyle()
    public static let verticalText = PointerStyle()
    public static let rectSelection = PointerStyle()
    public static let grabIdle = PointerStyle()
    public static let grabActive = PointerStyle()
    public static let zoomIn = PointerStyle()
    public static let zoomOut = PointerStyle()
    public static let columnResize = PointerStyle()
    public static let rowResize = PointerStyle()
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { PointerStyle() }
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { PointerStyle() }
    public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = .all) -> PointerStyle { PointerStyle() }
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle() }
    public static func shape<S: Shape>(_ shape: S, eoFill: Bool = false, size: CGSize) -> PointerStyle { PointerStyle() }
}
/// An edge or a corner of a frame.
public enum FrameResizePosition: Sendable { case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing }
/// The directions in which a frame can change.
public enum FrameResizeDirection: Sendable {
    case inward, outward
    /// Several directions.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let inward = Set(rawValue: 1)
        public static let outward = Set(rawValue: 2)
        public static let all: Set = [.inward, .outward]
    }
}

/// Whether a window receives the user's keys.
public enum ControlActiveState: Hashable, Sendable, CaseIterable { case key, active, inactive }

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

/// A button that opens the settings.
public struct SettingsLink<Label: View>: View {
    private let label: Label
    public init(@ViewBuilder label: () -> Label) { self.label = label() }
    public var body: some View { Button(action: {}, label: { label }) }
}
/// The label of a button for the settings.
public struct DefaultSettingsLinkLabel: View {
    public var body: some View { Text("Settings…") }
}
extension SettingsLink where Label == DefaultSettingsLinkLabel {
    public init() { label = DefaultSettingsLinkLabel() }
}

/// A drag that moves the window, which never moves.
public struct WindowDragGesture: Gesture {
    public init() {}
    public var body: some Gesture<DragGesture.Value> { DragGesture() }
}

/// Views side by side with a line between them, which the user can move on a Mac.
public struct HSplitView<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { SplitPicture(axis: .horizontal, content: content) }
}
/// Views above each other with a line between them, which the user can move on a Mac.
public struct VSplitView<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { SplitPicture(axis: .vertical, content: content) }
}

/// The views of a split view, which fill its other side.
private struct SplitPicture<Content: View>: View {
    let axis: Axis
    let content: Content

    var body: some View {
        Group(subviews: content) { views in
            let items = ForEach(Array(views.enumerated()), id: \.offset) { index, view in
                if index > 0 {
                    Color(nsColor: .separatorColor).frame(width: axis == .horizontal ? 1 : nil, height: axis == .vertical ? 1 : nil)
                }
                view.frame(maxWidth: axis == .vertical ? .infinity : nil, maxHeight: axis == .horizontal ? .infinity : nil)
            }
            if axis == .horizontal { HStack(spacing: 0) { items } } else { VStack(spacing: 0) { items } }
        }
    }
}

extension PasteButton {
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        self.init(payloadType: String.self, onPaste: { _ in })
    }
}

import Easel
import Foundation

/// A key for values of an app in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view that configurations depend on.
public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view that isn't a cell.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a row.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// Whether the row is dragged.
    public enum DragState: Int, Sendable { case none, lifting, dragging }
    /// Whether something can be dropped on the row.
    public enum DropState: Int, Sendable { case none, notTargeted, targeted }
    public var traitCollection: UITraitCollection
    public var isSelected = false
    public var isHighlighted = false
    public var isDisabled = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    public var isSwiped = false
    public var isExpanded = false
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The content of a row, or of a screen, as a value that makes its view.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}
extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

/// The texts and the image of a row as a view.
open class UIListContentView: UIView, UIContentView {
    private var list: UIListContentConfiguration
    open var configuration: any UIContentConfiguration {
        get { list }
        set { if let new = newValue as? UIListContentConfiguration { list = new } }
    }
    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    open func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is UIListContentConfiguration }
    override func drawn() -> AnyView? { AnyView(TablePicture.picture(list).frame(maxWidth: .infinity, alignment: .leading)) }
}

/// A configuration with content of SwiftUI as a view.
final class HostedContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }
    nonisolated required init?(coder: NSCoder) { nil }
    override func drawn() -> AnyView? { (configuration as? any HostedContent)?.picture }
}

/// The view that a configuration of the app has made for a row. It is kept for later configurations of the same type.
@MainActor
final class ConfiguredContent {
    private var view: (any UIView & UIContentView)?
    private var type: Any.Type?
    nonisolated init() {}

    /// Returns the drawing of a configuration; nil if its view can't be drawn.
    func picture(of configuration: any UIContentConfiguration) -> AnyView? {
        if let view, type == Swift.type(of: configuration), view.supports(configuration) {
            view.configuration = configuration
        } else {
            view = configuration.makeContentView()
            type = Swift.type(of: configuration)
        }
        return view?.picture(filling: .horizontal)
    }
}

import AppleUIKit
import Foundation

// No car is connected, so nothing of this is shown.

/// A screen of a car.
@MainActor @preconcurrency
open class CPTemplate: NSObject {
    nonisolated public override init() {}
    open var userInfo: Any?
    open var tabTitle: String?
    open var tabImage: UIImage?
    open var tabSystemItem: Int = 0
    open var showsTabBadge = false
}
/// The screens of a car.
@MainActor @preconcurrency
open class CPInterfaceController: NSObject {
    nonisolated override init() {}
    open weak var delegate: (any CPInterfaceControllerDelegate)?
    open private(set) var rootTemplate = CPTemplate()
    open private(set) var templates: [CPTemplate] = []
    open var topTemplate: CPTemplate? { templates.last }
    open var presentedTemplate: CPTemplate? { nil }
    open func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        (self.rootTemplate, templates) = (rootTemplate, [rootTemplate])
        completion?(true, nil)
    }
    open func pushTemplate(_ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        templates.append(templateToPush)
        completion?(true, nil)
    }
    open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        if templates.count > 1 { templates.removeLast() }
        completion?(true, nil)
    }
    open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        templates = Array(templates.prefix(1))
        completion?(true, nil)
    }
    open func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) { completion?(true, nil) }
    open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) { completion?(true, nil) }
}
/// Reacts to the screens of a car.
@MainActor @preconcurrency public protocol CPInterfaceControllerDelegate: AnyObject {}
/// The scene of a car.
open class CPTemplateApplicationScene: UIScene {
    public let interfaceController = CPInterfaceController()
}
/// Reacts to a car.
@MainActor @preconcurrency
public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController)
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController)
}
extension CPTemplateApplicationSceneDelegate {
    public func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController
    ) {}
}
/// Several screens.
open class CPTabBarTemplate: CPTemplate {
    open private(set) var templates: [CPTemplate]
    open class var maximumTabCount: Int { 4 }
    public init(templates: [CPTemplate]) { self.templates = templates }
    open func updateTemplates(_ newTemplates: [CPTemplate]) { templates = newTemplates }
}
/// A row of a list.
@MainActor @preconcurrency public protocol CPListTemplateItem: NSObjectProtocol { var text: String? { get } }
/// A row of a list.
@MainActor @preconcurrency
open class CPListItem: NSObject, CPListTemplateItem {
    /// The mark at the end of a row.
    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, cloud }
    open var text: String?
    open var detailText: String?
    open var image: UIImage?
    open var handler: ((CPListItem, @escaping () -> Void) -> Void)?
    open var accessoryType = AccessoryType.none
    open var isPlaying = false
    open var playbackProgress: CGFloat = 0
    open var userInfo: Any?
    public init(text: String?, detailText: String?) { (self.text, self.detailText) = (text, detailText) }
    public convenience init(text: String?, detailText: String?, image: UIImage?) {
        self.init(text: text, detailText: detailText)
        self.image = image
    }
    open func setText(_ text: String) { self.text = text }
    open func setDetailText(_ detailText: String?) { self.detailText = detailText }
    open func setImage(_ image: UIImage?) { self.image = image }
}
/// A part of a list.
@MainActor @preconcurrency
open class CPListSection: NSObject {
    open private(set) var items: [any CPListTemplateItem]
    open private(set) var header: String?
    public init(items: [any CPListTemplateItem]) { self.items = items }
    public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) { (self.items, self.header) = (items, header) }
}
/// A list.
open class CPListTemplate: CPTemplate {
    open private(set) var title: String?
    open private(set) var sections: [CPListSection]
    open var emptyViewTitleVariants: [String] = []
    open var emptyViewSubtitleVariants: [String] = []
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    public init(title: String?, sections: [CPListSection]) { (self.title, self.sections) = (title, sections) }
    open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
}
/// A button of a bar.
@MainActor @preconcurrency
open class CPBarButton: NSObject {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    public init(title: String, handler: ((CPBarButton) -> Void)? = nil) { self.title = title }
    public init(image: UIImage, handler: ((CPBarButton) -> Void)? = nil) { self.image = image }
}
/// The music that plays.
open class CPNowPlayingTemplate: CPTemplate {
    public static let shared = CPNowPlayingTemplate()
    open var isUpNextButtonEnabled = false
    open var isAlbumArtistButtonEnabled = false
    open func updateNowPlayingButtons(_ nowPlayingButtons: [Any]) {}
}

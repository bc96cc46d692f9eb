import Easel
import Views

/// A message with buttons, which the image of a window shows above the other controllers.
open class UIAlertController: UIViewController {
    /// The appearance of a message.
    public enum Style: Int, Sendable { case actionSheet, alert }
    open var message: String?
    public let preferredStyle: Style
    public private(set) var actions: [UIAlertAction] = []
    public private(set) var textFields: [UITextField]?
    open var preferredAction: UIAlertAction?

    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }
    nonisolated public required init?(coder: NSCoder) { nil }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    package override func drawn() -> AnyView? {
        loadOnce()
        return AnyView(DialogPicture(title: title, message: message, actions: AnyView(buttons), isSheet: preferredStyle == .actionSheet))
    }

    @ViewBuilder private var buttons: some View {
        ForEach(Array((textFields ?? []).enumerated()), id: \.offset) { _, field in
            TextField(field.placeholder ?? "", text: Binding(get: { field.editedText }, set: { field.changeText(to: $0) }))
        }
        ForEach(Array(actions.enumerated()), id: \.offset) { _, action in
            let role: ButtonRole? = action.style == .destructive ? .destructive : action.style == .cancel ? .cancel : nil
            Button(action.title ?? "", role: role) { [weak self] in
                // The handler runs after the message has gone.
                self?.presentingViewController?.dismiss(animated: true)
                action.handler?(action)
            }
            .disabled(!action.isEnabled)
        }
    }

    private lazy var ownView: UIView! = HostView { [weak self] in self?.drawn() }
    open override var view: UIView! {
        get { ownView }
        set { ownView = newValue }
    }
}

/// A button of a message.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    /// The meaning of a button.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    public let title: String?
    public let style: Style
    public var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

extension UIViewController {
    /// The popover that shows the controller: none.
    public var popoverPresentationController: UIPopoverPresentationController? { nil }
}

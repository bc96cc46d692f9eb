// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleContacts
import AppleUIKit

/// The choice of contacts. It isn't drawn.
open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?
}
/// A property of a contact that was chosen.
open class CNContactProperty: NSObject, @unchecked Sendable {
    override init() {}
    open var contact: CNContact { CNContact() }
    open var key: String { "" }
    open var value: Any? { nil }
}
/// Reacts to the choice of contacts.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: AnyObject {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
}
extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
}
/// The page of a contact. It isn't drawn.
open class CNContactViewController: UIViewController {
    open var contact: CNContact
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var contactStore: CNContactStore?
    open var allowsEditing = true
    open var allowsActions = true
    public init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }
    public init(forNewContact contact: CNContact?) {
        self.contact = contact ?? CNContact()
        super.init(nibName: nil, bundle: nil)
    }
    public init(forUnknownContact contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
}
/// Reacts to the page of a contact.
@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: AnyObject {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
extension CNContactViewControllerDelegate {
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}

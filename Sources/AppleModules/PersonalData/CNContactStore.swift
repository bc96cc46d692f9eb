// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleFoundation
import AppleUIKit
import Easel
import Foundation

/// The kind of an entry.
public enum CNEntityType: Int, Sendable { case contacts }
/// The user's decision.
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
/// The error of contacts.
public struct CNError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case communicationError = 1
        case dataAccessError
        case authorizationDenied = 100
        case recordDoesNotExist = 200
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// A request for contacts.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
    open var keysToFetch: [any CNKeyDescriptor]
    open var predicate: NSPredicate?
    open var sortOrder = CNContactSortOrder.none
    open var unifyResults = true
    open var mutableObjects = false
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
/// A request for changes of contacts.
open class CNSaveRequest: NSObject, @unchecked Sendable {
    fileprivate var added: [CNMutableContact] = []
    fileprivate var deleted: [CNMutableContact] = []
    public override init() {}
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { added.append(contact) }
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) { deleted.append(contact) }
}

/// The contacts. They are in memory, and the permission stays undetermined; code finds the contacts that it has saved.
open class CNContactStore: NSObject, @unchecked Sendable {
    private var contacts: [CNContact] = []
    public override init() {}
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
    /// Never calls the closure, because there is no user to answer.
    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    /// Returns false, because there is no user to answer.
    @discardableResult open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
    /// Calls the closure with each saved contact until it sets the pointer's value.
    open func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void) throws {
        for contact in sorted(fetchRequest.sortOrder) where fetchRequest.predicate?.evaluate(with: contact) ?? true {
            var stops = false
            unsafe block(contact, &stops)
            if stops { return }
        }
    }
    private func sorted(_ order: CNContactSortOrder) -> [CNContact] {
        switch order {
        case .none: contacts
        case .givenName: contacts.sorted { ($0.givenName, $0.familyName) < ($1.givenName, $1.familyName) }
        case .familyName, .userDefault: contacts.sorted { ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName) }
        }
    }
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
        contacts.filter { predicate.evaluate(with: $0) }
    }
    /// - Throws: `CNError` if no contact has the identifier.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        guard let contact = contacts.first(where: { $0.identifier == identifier }) else { throw CNError(.recordDoesNotExist) }
        return contact
    }
    open func execute(_ saveRequest: CNSaveRequest) throws {
        contacts += saveRequest.added
        contacts.removeAll { contact in saveRequest.deleted.contains { $0.identifier == contact.identifier } }
    }
    open func defaultContainerIdentifier() -> String { "contacts" }
}
extension CNContact {
    public class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate { item, _ in
            guard let contact = item as? CNContact else { return false }
            return [contact.givenName, contact.familyName, contact.organizationName].contains { $0.localizedCaseInsensitiveContains(name) }
        }
    }
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { item, _ in (item as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
    }
    public class func predicateForContactsInContainer(withIdentifier identifier: String) -> NSPredicate { NSPredicate(value: true) }
}
extension Notification.Name {
    public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}

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

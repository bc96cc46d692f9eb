// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

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
    @preconcurrency open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
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
    // There are no groups, and one container.
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { [] }
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { [CNContainer()] }
}
/// A group of contacts.
open class CNGroup: NSObject, @unchecked Sendable {
    override init() {}
    open var identifier: String { "" }
    open var name: String { "" }
    open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(value: false) }
}
/// An account of contacts.
open class CNContainer: NSObject, @unchecked Sendable {
    override init() {}
    open var identifier: String { "contacts" }
    open var name: String { "Contacts" }
    /// The kind of an account.
    public enum ContainerType: Int, Sendable { case unassigned, local, exchange, cardDAV }
    open var type: ContainerType { .local }
}
/// Writes and reads contacts in vCard's format: names, numbers, mails, and organizations.
open class CNContactVCardSerialization: NSObject {
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey as NSString }
    open class func data(with contacts: [CNContact]) throws -> Data {
        func escaped(_ text: String) -> String {
            text.replacing("\\", with: "\\\\").replacing(",", with: "\\,").replacing(";", with: "\\;").replacing("\n", with: "\\n")
        }
        let cards = contacts.map { contact in
            var lines = ["BEGIN:VCARD", "VERSION:3.0"]
            lines.append("N:" + [contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, ""].map(escaped).joined(separator: ";"))
            lines.append("FN:" + escaped([contact.givenName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")))
            if !contact.organizationName.isEmpty { lines.append("ORG:" + escaped(contact.organizationName) + ";") }
            for phone in contact.phoneNumbers { lines.append("TEL:" + escaped(phone.value.stringValue)) }
            for mail in contact.emailAddresses { lines.append("EMAIL:" + escaped("\(mail.value)")) }
            return (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
        }
        return Data(cards.joined().utf8)
    }
    open class func contacts(with data: Data) throws -> [CNContact] {
        /// Returns the parts of a value, separated by semicolons, without the backslashes before characters.
        func parts(_ text: String) -> [String] {
            var (result, isEscaped) = ([""], false)
            for character in text {
                switch character {
                case _ where isEscaped:
                    result[result.count - 1].append(character == "n" ? "\n" : character)
                    isEscaped = false
                case "\\": isEscaped = true
                case ";": result.append("")
                default: result[result.count - 1].append(character)
                }
            }
            return result
        }
        /// Joins each line that begins with a space or a tab with the line before it, which may end in the middle of a character.
        func unfolded(_ data: Data) -> [UInt8] {
            let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
            var bytes: [UInt8] = []
            for byte in data {
                if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t"), let last = bytes.last, last == lineFeed || last == carriageReturn {
                    if last == lineFeed { bytes.removeLast() }
                    if bytes.last == carriageReturn { bytes.removeLast() }
                } else {
                    bytes.append(byte)
                }
            }
            return bytes
        }
        var (result, current): ([CNContact], CNMutableContact?) = ([], nil)
        for line in String(decoding: unfolded(data), as: UTF8.self).split(whereSeparator: \.isNewline) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            // Apple's cards put a group before the name, such as "item1.TEL".
            let property = line[..<colon].split(separator: ";").first ?? ""
            let name = (property.split(separator: ".").last ?? "").uppercased()
            let value = String(line[line.index(after: colon)...])
            switch name {
            case "BEGIN": current = CNMutableContact()
            case "END":
                if let current { result.append(current) }
                current = nil
            case "N":
                let parts = parts(value)
                current?.familyName = parts[0]
                if parts.count > 1 { current?.givenName = parts[1] }
                if parts.count > 2 { current?.middleName = parts[2] }
                if parts.count > 3 { current?.namePrefix = parts[3] }
            case "ORG": current?.organizationName = parts(value)[0]
            case "TEL": current?.phoneNumbers.append(CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: parts(value)[0])))
            case "EMAIL": current?.emailAddresses.append(CNLabeledValue(label: nil, value: parts(value)[0] as NSString))
            default: break
            }
        }
        return result
    }
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

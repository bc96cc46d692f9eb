// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleCoreLocation
import AppleFoundation
import Foundation

/// A property of contacts that code asks for.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactBirthdayKey = "birthday"
public let CNContactNoteKey = "note"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactTypeKey = "contactType"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"

/// A phone number.
public final class CNPhoneNumber: NSObject, Sendable {
    public let stringValue: String
    public init(stringValue string: String) { stringValue = string }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    public override var hash: Int { stringValue.hashValue }
}
/// A postal address.
open class CNPostalAddress: NSObject, @unchecked Sendable {
    fileprivate var parts: [String] = Array(repeating: "", count: 6)
    open var street: String { parts[0] }
    open var city: String { parts[1] }
    open var state: String { parts[2] }
    open var postalCode: String { parts[3] }
    open var country: String { parts[4] }
    open var isoCountryCode: String { parts[5] }
}
/// A postal address that can change.
public final class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    public override var street: String {
        get { parts[0] }
        set { parts[0] = newValue }
    }
    public override var city: String {
        get { parts[1] }
        set { parts[1] = newValue }
    }
    public override var state: String {
        get { parts[2] }
        set { parts[2] = newValue }
    }
    public override var postalCode: String {
        get { parts[3] }
        set { parts[3] = newValue }
    }
    public override var country: String {
        get { parts[4] }
        set { parts[4] = newValue }
    }
    public override var isoCountryCode: String {
        get { parts[5] }
        set { parts[5] = newValue }
    }
}
/// Writes postal addresses on several lines.
open class CNPostalAddressFormatter: NSObject, @unchecked Sendable {
    /// The form of an address.
    public enum Style: Int, Sendable { case mailingAddress }
    public class func string(from postalAddress: CNPostalAddress, style: Style) -> String {
        let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
        return [postalAddress.street, town, postalAddress.country].filter { !$0.isEmpty }.joined(separator: "\n")
    }
    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: .mailingAddress) }
}

/// A value with a label.
public final class CNLabeledValue<Value>: NSObject, @unchecked Sendable {
    public let label: String?
    public let value: Value
    public let identifier: String
    public init(label: String?, value: Value) { (self.label, self.value, identifier) = (label, value, label ?? "") }
    /// Returns the text of a label in English.
    public static func localizedString(forLabel label: String) -> String {
        label.hasPrefix("_$!<") && label.hasSuffix(">!$_") ? String(label.dropFirst(4).dropLast(4)).lowercased() : label
    }
}

/// The kind of a contact.
public enum CNContactType: Int, Sendable { case person, organization }

/// A person or an organization.
open class CNContact: NSObject, Identifiable, @unchecked Sendable {
    fileprivate struct Parts {
        var (prefix, given, middle, family, nickname, organization, job, note) = ("", "", "", "", "", "", "", "")
        var type = CNContactType.person
        var birthday: DateComponents?
        var image: Data?
        var phones: [CNLabeledValue<CNPhoneNumber>] = []
        var emails: [CNLabeledValue<NSString>] = []
        var addresses: [CNLabeledValue<CNPostalAddress>] = []
        var urls: [CNLabeledValue<NSString>] = []
    }
    fileprivate var parts = Parts()
    public let identifier = EntryIdentifiers.next()
    open var id: String { identifier }
    public override init() {}
    open var namePrefix: String { parts.prefix }
    open var givenName: String { parts.given }
    open var middleName: String { parts.middle }
    open var familyName: String { parts.family }
    open var nickname: String { parts.nickname }
    open var organizationName: String { parts.organization }
    open var jobTitle: String { parts.job }
    open var note: String { parts.note }
    open var contactType: CNContactType { parts.type }
    open var birthday: DateComponents? { parts.birthday }
    open var imageData: Data? { parts.image }
    open var thumbnailImageData: Data? { parts.image }
    open var imageDataAvailable: Bool { parts.image != nil }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { parts.phones }
    open var emailAddresses: [CNLabeledValue<NSString>] { parts.emails }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { parts.addresses }
    open var urlAddresses: [CNLabeledValue<NSString>] { parts.urls }
    // Contacts are made by code here, which gives them no profiles and no relations.
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { [] }
    open var contactRelations: [CNLabeledValue<CNContactRelation>] { [] }
    open var dates: [CNLabeledValue<NSDateComponents>] { [] }
    open var departmentName: String { "" }
    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    /// Returns a copy that can change.
    open override func mutableCopy() -> Any {
        let copy = CNMutableContact()
        copy.parts = parts
        return copy
    }
}
/// A profile in a network.
open class CNSocialProfile: NSObject, @unchecked Sendable {
    public let urlString: String
    public let username: String
    public let service: String
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        (self.urlString, self.username, self.service) = (urlString ?? "", username ?? "", service ?? "")
    }
}
/// A relation of a contact.
open class CNContactRelation: NSObject, @unchecked Sendable {
    public let name: String
    public init(name: String) { self.name = name }
}
/// A contact that can change.
open class CNMutableContact: CNContact, @unchecked Sendable {
    open override var namePrefix: String {
        get { parts.prefix }
        set { parts.prefix = newValue }
    }
    open override var givenName: String {
        get { parts.given }
        set { parts.given = newValue }
    }
    open override var middleName: String {
        get { parts.middle }
        set { parts.middle = newValue }
    }
    open override var familyName: String {
        get { parts.family }
        set { parts.family = newValue }
    }
    open override var nickname: String {
        get { parts.nickname }
        set { parts.nickname = newValue }
    }
    open override var organizationName: String {
        get { parts.organization }
        set { parts.organization = newValue }
    }
    open override var jobTitle: String {
        get { parts.job }
        set { parts.job = newValue }
    }
    open override var note: String {
        get { parts.note }
        set { parts.note = newValue }
    }
    open override var contactType: CNContactType {
        get { parts.type }
        set { parts.type = newValue }
    }
    open override var birthday: DateComponents? {
        get { parts.birthday }
        set { parts.birthday = newValue }
    }
    open override var imageData: Data? {
        get { parts.image }
        set { parts.image = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { parts.phones }
        set { parts.phones = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { parts.emails }
        set { parts.emails = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { parts.addresses }
        set { parts.addresses = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { parts.urls }
        set { parts.urls = newValue }
    }
}

/// The form of a name.
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
/// Writes the names of contacts.
open class CNContactFormatter: NSObject, @unchecked Sendable {
    open var style = CNContactFormatterStyle.fullName
    /// Returns the name; nil for a contact without one.
    public class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let name = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? contact.organizationName.isEmpty ? nil : contact.organizationName : name
    }
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    public class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { CNContactGivenNameKey }
}

extension CLPlacemark {
    /// The address of the place: unknown.
    public var postalAddress: CNPostalAddress? { nil }
}

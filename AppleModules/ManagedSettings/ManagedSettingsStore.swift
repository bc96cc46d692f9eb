import Foundation

/// A token for an app, a category, or a site, which hides its name.
public struct Token<Subject>: Codable, Hashable, Sendable {
    private let data: Data
}
public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

/// An app that a person has chosen.
public struct Application: Codable, Hashable, Sendable {
    public let bundleIdentifier: String?
    public let token: ApplicationToken?
    public var localizedDisplayName: String? { nil }
    public init(bundleIdentifier: String) { (self.bundleIdentifier, token) = (bundleIdentifier, nil) }
    public init(token: ApplicationToken) { (bundleIdentifier, self.token) = (nil, token) }
}
/// A category of apps that a person has chosen.
public struct ActivityCategory: Codable, Hashable, Sendable {
    public let token: ActivityCategoryToken?
    public var localizedDisplayName: String? { nil }
    public init(token: ActivityCategoryToken) { self.token = token }
}
/// A site that a person has chosen.
public struct WebDomain: Codable, Hashable, Sendable {
    public let domain: String?
    public let token: WebDomainToken?
    public init(domain: String) { (self.domain, token) = (domain, nil) }
    public init(token: WebDomainToken) { (domain, self.token) = (nil, token) }
}

/// The limits of apps, which are kept without effect.
open class ManagedSettingsStore: @unchecked Sendable {
    /// A store's name.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Name("default")
    }
    open var shield = ShieldSettings()
    open var application = ApplicationSettings()
    open var dateAndTime = DateAndTimeSettings()
    open var media = MediaSettings()
    open var webContent = WebContentSettings()
    public init() {}
    public init(named name: Name) {}
    open func clearAllSettings() {
        (shield, application, dateAndTime) = (ShieldSettings(), ApplicationSettings(), DateAndTimeSettings())
        (media, webContent) = (MediaSettings(), WebContentSettings())
    }
}
/// The apps and sites that are covered.
public struct ShieldSettings: Sendable {
    /// The categories that are covered.
    public enum ActivityCategoryPolicy<Activity: Hashable & Sendable>: Hashable, Sendable {
        case none
        case all(except: Set<Token<Activity>> = [])
        case specific(_ categories: Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
    }
    public var applications: Set<ApplicationToken>?
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    public var webDomains: Set<WebDomainToken>?
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}
/// The limits of apps.
public struct ApplicationSettings: Sendable {
    public var blockedApplications: Set<Application>?
    public var denyAppInstallation: Bool?
    public var denyAppRemoval: Bool?
    public var denyInAppPurchases: Bool?
}
/// The limits of the clock.
public struct DateAndTimeSettings: Sendable { public var requireAutomaticDateAndTime: Bool? }
/// The limits of media.
public struct MediaSettings: Sendable {
    public var denyExplicitContent: Bool?
    public var maximumMovieRating: Int?
}
/// The limits of sites.
public struct WebContentSettings: Sendable {
    /// The sites that are blocked.
    public enum FilterPolicy: Hashable, Sendable {
        case none
        case auto(_ domains: Set<WebDomain> = [], except: Set<WebDomain> = [])
        case specific(_ domains: Set<WebDomain>)
        case all(except: Set<WebDomain> = [])
    }
    public var blockedByFilter: FilterPolicy?
}

import AppleManagedSettings
import Easel
import Foundation
import Views

/// The right to limit apps. There is no user to grant it, so each request fails.
public final class AuthorizationCenter: ObservableObject, Sendable {
    public static let shared = AuthorizationCenter()
    private init() {}
    public var authorizationStatus: AuthorizationStatus { .notDetermined }
    public func requestAuthorization(for member: FamilyControlsMember) async throws { throw FamilyControlsError.unavailable }
    public func requestAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(FamilyControlsError.unavailable))
    }
    public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) { completionHandler(.success(())) }
}
/// Whether the app may limit apps.
public enum AuthorizationStatus: Int, Sendable, CustomStringConvertible {
    case notDetermined, denied, approved
    public var description: String {
        switch self {
        case .notDetermined: "Not Determined"
        case .denied: "Denied"
        case .approved: "Approved"
        }
    }
}
/// The person whose apps are limited.
public enum FamilyControlsMember: Int, Sendable { case child, individual }
/// An error of a request.
public enum FamilyControlsError: Int, Error, Sendable {
    case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled, networkError,
        authenticationMethodUnavailable
}

/// The apps, categories, and sites that a person has chosen: none.
public struct FamilyActivitySelection: Codable, Equatable, Sendable {
    public var applicationTokens: Set<ApplicationToken> = []
    public var categoryTokens: Set<ActivityCategoryToken> = []
    public var webDomainTokens: Set<WebDomainToken> = []
    public let includeEntireCategory: Bool
    public init() { self.init(includeEntireCategory: false) }
    public init(includeEntireCategory: Bool) { self.includeEntireCategory = includeEntireCategory }
    public var applications: Set<Application> { Set(applicationTokens.map { Application(token: $0) }) }
    public var categories: Set<ActivityCategory> { Set(categoryTokens.map { ActivityCategory(token: $0) }) }
    public var webDomains: Set<WebDomain> { Set(webDomainTokens.map { WebDomain(token: $0) }) }
}

/// The choice of apps. There are no apps to choose from, which it says.
public struct FamilyActivityPicker: View {
    public init(selection: Binding<FamilyActivitySelection>) {}
    public init(headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>) {}
    public var body: some View { ContentUnavailableView("No Apps", systemImage: "apps.iphone").notDrawn("FamilyActivityPicker") }
}
extension View {
    /// Presents a choice of apps as a sheet.
    public func familyActivityPicker(isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>) -> some View {
        sheet(isPresented: isPresented) { FamilyActivityPicker(selection: selection) }
    }
    /// Presents a choice of apps as a sheet.
    public func familyActivityPicker(
        headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
    ) -> some View { familyActivityPicker(isPresented: isPresented, selection: selection) }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label of a chosen app, whose name is unknown.
    public init(_ token: ApplicationToken) { self.init("App", systemImage: "app") }
    /// Creates a label of a chosen category, whose name is unknown.
    public init(_ token: ActivityCategoryToken) { self.init("Category", systemImage: "square.grid.2x2") }
    /// Creates a label of a chosen site, whose name is unknown.
    public init(_ token: WebDomainToken) { self.init("Website", systemImage: "globe") }
}

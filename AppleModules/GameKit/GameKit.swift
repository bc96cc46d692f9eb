// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleUIKit
import Easel
import Foundation

/// The error of Game Center. No player is signed in.
public struct GKError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case unknown = 1
        case cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
/// A player.
open class GKPlayer: NSObject, @unchecked Sendable {
    override init() {}
    open var displayName: String { "" }
    open var alias: String { "" }
    open var gamePlayerID: String { "" }
    open var teamPlayerID: String { "" }
    /// - Throws: `GKError.notAuthenticated`.
    open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError(.notAuthenticated) }
    @preconcurrency open func loadPhoto(for size: PhotoSize, withCompletionHandler completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    /// The size of a photo.
    public enum PhotoSize: Int, Sendable { case small, normal }
}
/// The player of this device, who hasn't signed in.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    public static let local = GKLocalPlayer()
    /// Called once it is set, with an error: no player is signed in.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet {
            guard let authenticateHandler, _SceneTime.isRunning else { return }
            let box = HandlerBox(call: authenticateHandler)
            _SceneTime.perform(after: 0) { box.call(nil, GKError(.notAuthenticated)) }
        }
    }
    private struct HandlerBox: @unchecked Sendable { let call: (UIViewController?, (any Error)?) -> Void }
    open var isAuthenticated: Bool { false }
    open var isUnderage: Bool { false }
    open var isMultiplayerGamingRestricted: Bool { false }
    open func register(_ listener: any GKLocalPlayerListener) {}
    open func unregisterAllListeners() {}
}
/// Reacts to events of Game Center.
public protocol GKLocalPlayerListener: AnyObject {}

/// A table of scores. No player is signed in, so requests fail.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    /// The players of a table.
    public enum PlayerScope: Int, Sendable { case global, friendsOnly }
    /// The time of a table.
    public enum TimeScope: Int, Sendable { case today, week, allTime }
    /// A line of a table. Code never receives one.
    open class Entry: NSObject, @unchecked Sendable {
        override init() {}
        open var player: GKPlayer { GKLocalPlayer.local }
        open var rank: Int { 0 }
        open var score: Int { 0 }
        open var formattedScore: String { "0" }
        open var context: Int { 0 }
        open var date: Date { .distantPast }
    }
    override init() {}
    open var title: String? { nil }
    open var baseLeaderboardID: String { "" }
    open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws { throw GKError(.notAuthenticated) }
    @preconcurrency open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String], completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(GKError(.notAuthenticated)) }
    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] { throw GKError(.notAuthenticated) }
    @preconcurrency open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
    ) {
        completionHandler(nil, GKError(.notAuthenticated))
    }
    open func loadEntries(for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange) async throws -> (Entry?, [Entry], Int) {
        throw GKError(.notAuthenticated)
    }
}
/// A score in older code.
open class GKScore: NSObject, @unchecked Sendable {
    public let leaderboardIdentifier: String
    open var value: Int64 = 0
    public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }
    @preconcurrency open class func report(_ scores: [GKScore], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError(.notAuthenticated))
    }
}
/// An achievement.
open class GKAchievement: NSObject, @unchecked Sendable {
    open var identifier: String
    open var percentComplete = 0.0
    open var showsCompletionBanner = false
    open var isCompleted: Bool { percentComplete >= 100 }
    public init(identifier: String) { self.identifier = identifier }
    open class func loadAchievements() async throws -> [GKAchievement] { throw GKError(.notAuthenticated) }
    @preconcurrency open class func loadAchievements(completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open class func report(_ achievements: [GKAchievement]) async throws { throw GKError(.notAuthenticated) }
    @preconcurrency open class func report(_ achievements: [GKAchievement], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
    {
        completionHandler?(GKError(.notAuthenticated))
    }
    @preconcurrency open class func resetAchievements(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError(.notAuthenticated))
    }
}
/// The button of Game Center. It is hidden, because no player is signed in.
@MainActor @preconcurrency
open class GKAccessPoint: NSObject {
    /// A corner of the screen.
    public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
    public static let shared = GKAccessPoint()
    open var isActive = false
    open var location = Location.topLeading
    open var showHighlights = false
    open var isVisible: Bool { false }
    nonisolated override init() {}
    open func trigger(handler: @escaping () -> Void) {}
    open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {}
}
/// The page of Game Center.
public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1
    case leaderboards, achievements, challenges, localPlayerProfile, dashboard
}
/// The pages of Game Center. They aren't drawn.
open class GKGameCenterViewController: UINavigationController {
    public weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    open var viewState = GKGameCenterViewControllerState.default
    open var leaderboardIdentifier: String?
    public init(state: GKGameCenterViewControllerState) {
        viewState = state
        super.init(rootViewController: UIViewController())
    }
    nonisolated public init() { super.init(nibName: nil, bundle: nil) }
    public init(leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope) {
        leaderboardIdentifier = leaderboardID
        super.init(rootViewController: UIViewController())
    }
    nonisolated public required init?(coder: NSCoder) { nil }
}
/// Reacts to the pages of Game Center.
@MainActor @preconcurrency
public protocol GKGameCenterControllerDelegate: AnyObject {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
/// The wish for a match. There are no other players.
open class GKMatchRequest: NSObject, @unchecked Sendable {
    open var minPlayers = 2
    open var maxPlayers = 4
    open var defaultNumberOfPlayers = 0
    open var playerGroup = 0
    open var playerAttributes: UInt32 = 0
    open var recipients: [GKPlayer]?
    open var inviteMessage: String?
    public override init() {}
}
/// A match with other players, which never begins here.
open class GKMatch: NSObject, @unchecked Sendable {
    /// Whether data arrives in any case.
    public enum SendDataMode: Int, Sendable { case reliable, unreliable }
    open weak var delegate: (any GKMatchDelegate)?
    open var players: [GKPlayer] { [] }
    open var expectedPlayerCount: Int { 0 }
    override init() {}
    open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws {}
    open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {}
    open func disconnect() {}
}
/// Whether a player takes part.
public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }
/// Reacts to other players.
public protocol GKMatchDelegate: AnyObject {
    func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
    func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
    func match(_ match: GKMatch, didFailWithError error: (any Error)?)
}
extension GKMatchDelegate {
    public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
    public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
    public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
}
/// Finds other players. Drawing has a single player, so no closure is called.
open class GKMatchmaker: NSObject, @unchecked Sendable {
    private static let instance = GKMatchmaker()
    open class func shared() -> GKMatchmaker { instance }
    open func findMatch(for request: GKMatchRequest, withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil) {}
    open func cancel() {}
    open func finishMatchmaking(for match: GKMatch) {}
}
/// The screen for finding other players. It is drawn as an outline.
open class GKMatchmakerViewController: UINavigationController {
    open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
    open var isHosted = false
    public convenience init?(matchRequest request: GKMatchRequest) { self.init() }
}
/// Reacts to the screen for finding other players.
public protocol GKMatchmakerViewControllerDelegate: AnyObject {
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
}
extension GKMatchmakerViewControllerDelegate {
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
}

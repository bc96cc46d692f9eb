// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Easel
import Foundation
import Views

/// Keeps actions that undo changes. Only the code itself can run them here.
open class UndoManager: NSObject, @unchecked Sendable {
    private struct Entry {
        let target: ObjectIdentifier
        let action: () -> Void
    }
    private var undos: [Entry] = []
    private var redos: [Entry] = []
    private var prohibitions = 0
    private var isUndoingNow = false
    private var isRedoingNow = false
    open var canUndo: Bool { !undos.isEmpty }
    open var canRedo: Bool { !redos.isEmpty }
    open var isUndoing: Bool { isUndoingNow }
    open var isRedoing: Bool { isRedoingNow }
    open var isUndoRegistrationEnabled: Bool { prohibitions == 0 }
    open var levelsOfUndo = 0
    open var groupsByEvent = true
    open private(set) var undoActionName = ""
    open func setActionName(_ actionName: String) { undoActionName = actionName }
    open func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        let entry = Entry(target: ObjectIdentifier(target)) { [weak target] in if let target { handler(target) } }
        if isUndoingNow { redos.append(entry) } else { undos.append(entry) }
        if !isUndoingNow, !isRedoingNow { redos = [] }
    }
    open func undo() {
        guard let entry = undos.popLast() else { return }
        isUndoingNow = true
        entry.action()
        isUndoingNow = false
    }
    open func redo() {
        guard let entry = redos.popLast() else { return }
        isRedoingNow = true
        entry.action()
        isRedoingNow = false
    }
    open func removeAllActions() { (undos, redos) = ([], []) }
    open func removeAllActions(withTarget target: Any) {
        let identifier = ObjectIdentifier(target as AnyObject)
        undos.removeAll { $0.target == identifier }
        redos.removeAll { $0.target == identifier }
    }
    open func beginUndoGrouping() {}
    open func endUndoGrouping() {}
    open func disableUndoRegistration() { prohibitions += 1 }
    open func enableUndoRegistration() { prohibitions = max(0, prohibitions - 1) }
}

extension EnvironmentValues {
    /// The undo manager of the window: nil, because there are no commands.
    public var undoManager: UndoManager? { nil }
}

/// An activity of the user, such as reading a page. It is kept without effect.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var keywords: Set<String> = []
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPrediction = false
    open var persistentIdentifier: String?
    public init(activityType: String) { self.activityType = activityType }
    open var contentAttributeSet: Any?
    open var targetContentIdentifier: String?
    open var isEligibleForPublicIndexing = false
    open var needsSave = false
    open var suggestedInvocationPhrase: String?
    open var referrerURL: URL?
    open var expirationDate: Date?
    open var requiredUserInfoKeys: Set<String>?
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) { userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 } }
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}
/// The type of an activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension View {
    /// Accepts a closure for activities that the system hands over. No activities are handed over.
    public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View { self }
    /// Accepts an activity to advertise. No activities are advertised.
    public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> some View { self }
}

/// The program's own values in the cloud, which are empty at its start.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    public static let `default` = NSUbiquitousKeyValueStore()
    public static let didChangeExternallyNotification = Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    private let lock = NSLock()
    private var values: [String: Any] = [:]
    open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
    open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
    open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
    open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
    open func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }
    @discardableResult open func synchronize() -> Bool { true }
}

extension ProcessInfo {
    /// The heat of the machine.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
    public var thermalState: ThermalState { .nominal }
    public var isLowPowerModeEnabled: Bool { false }
    public var isiOSAppOnMac: Bool { false }
    public var isMacCatalystApp: Bool { false }
    public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
}
extension Notification.Name {
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

extension FileManager {
    /// Returns nil: apps share no folder here.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
    /// Returns nil: there is no cloud here.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    /// The account in the cloud, which is always nil.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension NotificationCenter {
    /// Adds an observer, whose method is called if `#selector` names it, as long as the observer exists.
    public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?) {
        let entry = SelectorObserver(observer as AnyObject, name: aName, sender: anObject as AnyObject?, center: self)
        SelectorObserver.remove { _ in false }
        SelectorObserver.add(entry)
        entry.token = _SceneTime.observe(aName, from: self, object: anObject, on: .main) { [weak entry] note in
            nonisolated(unsafe) let note = note
            MainThread.run {
                guard let object = entry?.object else { return SelectorObserver.remove { _ in false } }
                unsafe aSelector.send(to: object, note)
            }
        }
    }
    /// Removes an observer of all notifications.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObserver.remove { $0.center === self && $0.object === observer }
        removeObserver(observer as Any)
    }
    /// Removes an observer of the notifications with a name and a sender; nil for all.
    public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
        let sender = anObject as AnyObject?
        SelectorObserver.remove {
            $0.center === self && $0.object === observer && (aName == nil || $0.name == aName) && (sender == nil || $0.sender === sender)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }

    /// Returns the notifications with a name when they are posted.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// The notifications of a center as a sequence.
    public struct Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?

        public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
            let token = Token(
                center: center,
                observer: center.addObserver(forName: name, object: object, queue: nil) { note in
                    nonisolated(unsafe) let note = note
                    unsafe continuation.yield(note)
                })
            continuation.onTermination = { _ in token.center.removeObserver(token.observer) }
            return stream.makeAsyncIterator()
        }
        private struct Token: @unchecked Sendable {
            let center: NotificationCenter
            let observer: any NSObjectProtocol
        }
    }
}

/// An observer with a method, until its removal or its end.
private final class SelectorObserver: @unchecked Sendable {
    private(set) weak var object: AnyObject?
    let name: Notification.Name?
    private(set) weak var sender: AnyObject?
    private(set) weak var center: NotificationCenter?
    var token: (any NSObjectProtocol)?
    init(_ object: AnyObject, name: Notification.Name?, sender: AnyObject?, center: NotificationCenter) {
        (self.object, self.name, self.sender, self.center) = (object, name, sender, center)
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var all: [SelectorObserver] = []
    static func add(_ observer: SelectorObserver) { lock.withLock { unsafe all.append(observer) } }

    /// Removes observers, and those whose objects have ended. Reading an object can end it, and code then removes it again: so the lock is open meanwhile.
    static func remove(_ isRemoved: (SelectorObserver) -> Bool) {
        let removed = lock.withLock { unsafe all }.filter { $0.object == nil || isRemoved($0) }
        guard !removed.isEmpty else { return }
        lock.withLock { unsafe all.removeAll { observer in removed.contains { $0 === observer } } }
        for observer in removed {
            if let token = observer.token { observer.center?.removeObserver(token as Any) }
            observer.token = nil
        }
    }
}

extension Timer {
    /// Creates a timer that never fires, as the initial value of a property.
    public convenience init(__unscheduled: Void = ()) { self.init(timeInterval: 0, repeats: false) { _ in } }
    /// Creates a timer that calls a method which `#selector` names.
    public convenience init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) {
        nonisolated(unsafe) let target = aTarget
        self.init(fire: _SceneTime.date.addingTimeInterval(ti), interval: ti, repeats: yesOrNo) { timer in
            nonisolated(unsafe) let timer = timer
            MainThread.run { unsafe aSelector.send(to: target, timer) }
        }
    }
    /// Starts a timer that calls a method which `#selector` names, on the scene's clock.
    @discardableResult
    public class func scheduledTimer(timeInterval ti: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) -> Timer {
        let timer = Timer(timeInterval: ti, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        _SceneTime.schedule(timer)
        return timer
    }
}

/// The locks of objects by identity.
private final class ObjectLocks: @unchecked Sendable {
    static let shared = ObjectLocks()
    private let lock = NSLock()
    private var locks: [ObjectIdentifier: NSRecursiveLock] = [:]
    subscript(object: AnyObject) -> NSRecursiveLock {
        lock.withLock {
            let found = locks[ObjectIdentifier(object)] ?? NSRecursiveLock()
            locks[ObjectIdentifier(object)] = found
            return found
        }
    }
}
/// Locks an object.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.shared[obj as AnyObject].lock()
    return 0
}
/// Unlocks an object.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLocks.shared[obj as AnyObject].unlock()
    return 0
}

extension URL {
    /// Returns true: every file is the program's own.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000

public typealias CFAbsoluteTime = Double
/// Returns the scene's date in seconds since January 1, 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { _SceneTime.date.timeIntervalSinceReferenceDate }
/// Runs a closure. Linux has no autorelease pools.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// A file, an image, or another value that is dragged or shared.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private let item: Any?
    /// The value, for drops.
    package var draggedItem: Any? { item }
    open var suggestedName: String?
    public override init() { item = nil }
    public init(object: Any) { item = object }
    public init(item: Any?, typeIdentifier: String?) { self.item = item }
    public convenience init?(contentsOf fileURL: URL!) { self.init(object: fileURL as Any) }
    open var registeredTypeIdentifiers: [String] { [] }
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool { false }
    open func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { item is T }
    /// Gives the completion the provider's object if it has the type, and nil otherwise.
    @discardableResult
    @preconcurrency open func loadObject<T>(ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void) -> Progress {
        completionHandler(item as? T, nil)
        return Progress(totalUnitCount: 1)
    }
    @discardableResult
    @preconcurrency open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(item as? Data, nil)
        return Progress(totalUnitCount: 1)
    }
    @discardableResult
    @preconcurrency open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(item as? URL, nil)
        return Progress(totalUnitCount: 1)
    }
    /// Accepts a representation of the value. Only the provider's own object can be dropped.
    @preconcurrency open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {}
    /// Accepts a file with the value. Only the provider's own object can be dropped.
    @preconcurrency open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [], visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {}
    /// Accepts another value. Only the provider's own object can be dropped.
    open func registerObject(_ object: Any, visibility: NSItemProviderRepresentationVisibility) {}
    @preconcurrency open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(item, nil)
    }
}
/// The programs that can load a value.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }
/// The use of a file.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

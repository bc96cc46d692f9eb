import Easel
import Foundation
import Views

/// Compares two objects by a property. Users' code sees it as `NSSortDescriptor`: Linux's own class compares only properties with an order, without
/// optionals.
open class _NSSortDescriptor: NSObject, @unchecked Sendable {
    public let key: String?
    public let keyPath: AnyKeyPath?
    public let ascending: Bool
    private let comparison: (Any, Any) -> ComparisonResult
    /// The Swift sort descriptor that this one represents, if any.
    package private(set) var original: Any?

    private init(key: String?, keyPath: AnyKeyPath?, ascending: Bool, _ comparison: @escaping (Any, Any) -> ComparisonResult) {
        (self.key, self.keyPath, self.ascending, self.comparison) = (key, keyPath, ascending, comparison)
    }
    /// Sorts by the property with a name.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, keyPath: nil, ascending: ascending) { left, right in
            KeyValues.order(KeyValues.value(left, key ?? "self"), KeyValues.value(right, key ?? "self")) ?? .orderedSame
        }
    }
    /// Sorts by the property with a name. Texts are compared without case if the selector's name requires it.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let name = selector?._name ?? ""
        let options: String.CompareOptions = name.localizedCaseInsensitiveContains("case") || name.contains("Standard") ? .caseInsensitive : []
        self.init(key: key, keyPath: nil, ascending: ascending) { left, right in
            let (left, right) = (KeyValues.value(left, key ?? "self"), KeyValues.value(right, key ?? "self"))
            if let left = left as? String, let right = right as? String { return left.compare(right, options: options) }
            return KeyValues.order(left, right) ?? .orderedSame
        }
    }
    /// Sorts by a property.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(key: nil, keyPath: keyPath, ascending: ascending) { KeyValues.order($0, $1) ?? .orderedSame }
    }
    /// Sorts by a property, in the order of a closure.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(key: nil, keyPath: keyPath, ascending: ascending, cmptr)
    }
    /// Sorts like a Swift sort descriptor.
    public convenience init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) {
        self.init(key: nil, keyPath: nil, ascending: true) { left, right in
            guard let left = left as? Compared, let right = right as? Compared else { return .orderedSame }
            return sortDescriptor.compare(left, right)
        }
        original = sortDescriptor
    }
    open func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let result = keyPath.map { comparison(object1[keyPath: $0] as Any, object2[keyPath: $0] as Any) } ?? comparison(object1, object2)
        guard !ascending else { return result }
        return result == .orderedAscending ? .orderedDescending : result == .orderedDescending ? .orderedAscending : .orderedSame
    }
    open var reversedSortDescriptor: Any { _NSSortDescriptor(key: key, keyPath: keyPath, ascending: !ascending, comparison) }
}

extension Sequence {
    /// Returns objects in the order of descriptors, the first of which decides first.
    fileprivate func inOrder(of descriptors: [_NSSortDescriptor]) -> [Element] {
        // The position decides among equal ones, so that they keep their order.
        enumerated().sorted { left, right in
            for descriptor in descriptors {
                let order = descriptor.compare(left.element, to: right.element)
                if order != .orderedSame { return order == .orderedAscending }
            }
            return left.offset < right.offset
        }.map(\.element)
    }
}
extension NSArray {
    /// Returns the objects in the order of descriptors.
    public func sortedArray(using sortDescriptors: [_NSSortDescriptor]) -> [Any] { map { $0 }.inOrder(of: sortDescriptors) }
}
extension NSMutableArray {
    /// Sorts the objects by descriptors.
    public func sort(using sortDescriptors: [_NSSortDescriptor]) { setArray(sortedArray(using: sortDescriptors)) }
}
extension NSSet {
    /// Returns the objects in the order of descriptors.
    public func sortedArray(using sortDescriptors: [_NSSortDescriptor]) -> [Any] { allObjects.inOrder(of: sortDescriptors) }
}
extension NSOrderedSet {
    /// Returns the objects in the order of descriptors.
    public func sortedArray(using sortDescriptors: [_NSSortDescriptor]) -> [Any] { array.inOrder(of: sortDescriptors) }
}

extension NSObject {
    /// Calls a method that `#selector` names after a time, in seconds of the scene's clock.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        let call = PendingCall(self, aSelector, anArgument)
        MainThread.run { PendingCall.add(call) }
        _SceneTime.perform(after: delay) { call.run() }
    }
    /// Calls a method that `#selector` names; its result is lost.
    @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { unsafe perform(aSelector, with: nil) }
    /// Calls a method that `#selector` names; its result is lost.
    @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        nonisolated(unsafe) let (target, argument) = (self, object as Any?)
        MainThread.run { unsafe aSelector.send(to: target, argument) }
        return nil
    }
    /// Calls a method that `#selector` names: immediately if the caller waits, and otherwise after the code that is running now.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if wait { unsafe perform(aSelector, with: arg) } else { performSelector(inBackground: aSelector, with: arg) }
    }
    /// Calls a method that `#selector` names after the code that is running now, on the main thread like all work of a scene.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let (target, argument) = (self, arg)
        _SceneTime.perform(after: 0) { unsafe _ = aSelector.send(to: target, argument) }
    }
    /// Takes back the calls of an object's methods that `perform(_:with:afterDelay:)` has delayed.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        let target = aTarget as AnyObject
        PendingCall.cancel { $0.target === target }
    }
    /// Takes back the calls of an object's method with an argument that `perform(_:with:afterDelay:)` has delayed.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
        let (target, argument) = (aTarget as AnyObject, anArgument as AnyObject?)
        PendingCall.cancel { $0.target === target && $0.selector == aSelector && $0.hasArgument(argument) }
    }
}

/// A call of a method that waits for its time.
private final class PendingCall: @unchecked Sendable {
    let target: NSObject
    let selector: Selector
    private let argument: Any?
    @MainActor private weak var scene: AnyObject?
    @MainActor private static var all: [PendingCall] = []

    init(_ target: NSObject, _ selector: Selector, _ argument: Any?) { (self.target, self.selector, self.argument) = (target, selector, argument) }

    func hasArgument(_ other: AnyObject?) -> Bool {
        let own = argument as AnyObject?
        return own === other || (own as? NSObject).map { $0.isEqual(other) } ?? false
    }

    @MainActor static func add(_ call: PendingCall) {
        // The calls of scenes that have ended never run.
        all.removeAll { $0.scene !== _SceneTime.scene }
        call.scene = _SceneTime.scene
        all.append(call)
    }
    @MainActor func run() {
        guard let index = Self.all.firstIndex(where: { $0 === self }) else { return }
        Self.all.remove(at: index)
        selector.send(to: target, argument)
    }
    static func cancel(_ isCanceled: @escaping (PendingCall) -> Bool) {
        nonisolated(unsafe) let isCanceled = isCanceled
        MainThread.run { unsafe all.removeAll(where: isCanceled) }
    }
}

extension String.StandardComparator {
    /// The order of the Finder. Linux has one order of sort descriptors only, which distinguishes case.
    public static var localizedStandard: String.StandardComparator { .lexical }
    /// The order of the language. Linux has one order of sort descriptors only, which distinguishes case.
    public static var localized: String.StandardComparator { .lexical }
}
extension SortComparator where Self == String.Comparator {
    /// The order of the Finder: without case, and with numbers by value.
    public static var localizedStandard: String.Comparator { String.Comparator(options: [.caseInsensitive, .numeric]) }
    /// The order of the language, without case.
    public static var localized: String.Comparator { String.Comparator(options: [.caseInsensitive]) }
}

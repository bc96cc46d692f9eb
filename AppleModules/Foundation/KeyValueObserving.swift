// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Combine
import Foundation

/// When and with which values an observation is called.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}
/// A fact about a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// An observation of a property by key path. Linux has no key-value observing, so only the first value is known.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    public func invalidate() {}
}

/// An object whose properties can be observed by key path.
public protocol _KeyValueCodingAndObserving: NSObject {}
extension NSObject: _KeyValueCodingAndObserving {
    /// The value of a property at the start. It never ends, as no observation does without its owner.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let endless = Empty<Value, Never>(completeImmediately: false)
            if options.contains(.initial) {
                endless.prepend(object[keyPath: keyPath]).receive(subscriber: subscriber)
            } else {
                endless.receive(subscriber: subscriber)
            }
        }
    }

    /// Accepts an observer. Linux has no key-value observing, so it is never called.
    public func addObserver(_ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?) {}
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
}
extension _KeyValueCodingAndObserving {
    /// Calls a closure with the value of a property, if `options` asks for the initial one. Later changes are not known.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(self, NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
        }
        return NSKeyValueObservation()
    }
    /// The value of a property now, if `options` asks for it. Later changes are not known.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension UserDefaults {
    /// Returns a value by name.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Returns a value by name.
    public func value(forKeyPath keyPath: String) -> Any? { object(forKey: keyPath) }
    /// Sets a value by name.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    /// Sets a value by name.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { set(value, forKey: keyPath) }
}

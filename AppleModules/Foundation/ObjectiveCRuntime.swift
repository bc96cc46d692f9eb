// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are those of the Objective-C runtime, which Linux doesn't have.

import Foundation
import Synchronization

/// How an object keeps an associated one.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// The values that are associated with objects.
private final class Associations: Sendable {
    struct Key: Hashable {
        let object: ObjectIdentifier
        let key: UInt
    }
    // An object's address may be used again after its end, so each entry knows its object.
    struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        let value: Any
    }
    static let shared = Associations()
    let entries = Mutex<[Key: Entry]>([:])
}

/// Associates a value with an object; nil removes it.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    let object = object as AnyObject
    let place = Associations.Key(object: ObjectIdentifier(object), key: UInt(bitPattern: key))
    let entry = value.map { Associations.Entry(object: object, value: $0) }
    Associations.shared.entries.withLock { entries in
        entries = entries.filter { $0.value.object != nil }
        entries[place] = entry
    }
}

/// Returns the value that is associated with an object.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let object = object as AnyObject
    let place = Associations.Key(object: ObjectIdentifier(object), key: UInt(bitPattern: key))
    let entry = Associations.shared.entries.withLock { $0[place] }
    return entry?.object === object ? entry?.value : nil
}

/// Removes the values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    let owner = ObjectIdentifier(object as AnyObject)
    Associations.shared.entries.withLock { entries in entries = entries.filter { $0.key.object != owner } }
}

/// A method of a class, which can't be found here.
public typealias Method = OpaquePointer
/// The code of a method.
public typealias IMP = OpaquePointer
/// Returns nil: methods can't be found by name, so none is exchanged.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Returns nil: methods can't be found by name, so none is exchanged.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Returns the method itself, which stands for its code.
public func method_getImplementation(_ m: Method) -> IMP { unsafe m }
/// Returns nil: the types of methods are unknown.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// Does nothing: methods can't be exchanged.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// Returns false: a class can't get methods.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool { false }

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension NSObjectProtocol {
    /// Returns false: methods can't be found by name.
    public func responds(to aSelector: Selector!) -> Bool { false }
    /// Returns the stored property with a name; nil for others, because Linux can't look up methods by name.
    public func value(forKey key: String) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key }) {
                // A property that is nil has no value.
                let inner = Mirror(reflecting: child.value)
                return inner.displayStyle == .optional ? inner.children.first?.value : child.value
            }
            mirror = current.superclassMirror
        }
        return nil
    }
}

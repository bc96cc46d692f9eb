// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of Apple.

import AppleUIKit
import Easel

/// A message between apps, which is empty.
public final class NSAppleEventDescriptor: NSObject, @unchecked Sendable {
    public var stringValue: String? { nil }
    public var booleanValue: Bool { false }
    public var int32Value: Int32 { 0 }
    public var numberOfItems: Int { 0 }
    public func atIndex(_ index: Int) -> NSAppleEventDescriptor? { nil }
    public func paramDescriptor(forKeyword keyword: FourCharCode) -> NSAppleEventDescriptor? { nil }
}

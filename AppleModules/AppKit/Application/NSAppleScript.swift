// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of Apple.

import AppleUIKit
import Easel

/// A script for other apps, which never runs.
public final class NSAppleScript: NSObject, @unchecked Sendable {
    public let source: String?
    public init?(source: String) { self.source = source }
    public var isCompiled: Bool { false }
    @discardableResult public func executeAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor {
        NSAppleEventDescriptor()
    }
}

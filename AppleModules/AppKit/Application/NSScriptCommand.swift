import Foundation

/// A command of AppleScript. No script runs here.
open class NSScriptCommand: NSObject {
    open var directParameter: Any?
    open var arguments: [String: Any]?
    open var evaluatedArguments: [String: Any]? { arguments }
    open var scriptErrorNumber = 0
    open var scriptErrorString: String?
    public override init() {}
    open func performDefaultImplementation() -> Any? { nil }
    open func suspendExecution() {}
    open func resumeExecution(withResult result: Any?) {}
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public let errAEParamMissed = -1715
// swift-format-ignore: AlwaysUseLowerCamelCase
public let errAEEventNotHandled = -1708

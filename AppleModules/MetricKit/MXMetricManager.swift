// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// Delivers measurements of the app. Nothing is measured.
open class MXMetricManager: NSObject, @unchecked Sendable {
    public static let shared = MXMetricManager()
    open func add(_ subscriber: any MXMetricManagerSubscriber) {}
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
    open var pastPayloads: [MXMetricPayload] { [] }
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
}
/// Receives measurements.
public protocol MXMetricManagerSubscriber: AnyObject {
    func didReceive(_ payloads: [MXMetricPayload])
    func didReceive(_ payloads: [MXDiagnosticPayload])
}
extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
/// Measurements of a day. Code never receives them.
open class MXMetricPayload: NSObject, @unchecked Sendable {
    override init() {}
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
/// Reports of a day. Code never receives them.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
    override init() {}
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

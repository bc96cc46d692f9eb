// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// Reads tags. There is no reader.
open class NFCReaderSession: NSObject, @unchecked Sendable {
    open class var readingAvailable: Bool { false }
    open var alertMessage = ""
    open var isReady: Bool { false }
    open func begin() {}
    open func invalidate() {}
    open func invalidate(errorMessage: String) {}
}
/// Reads messages of tags. There is no reader.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {}
}
/// Reacts to tags.
public protocol NFCNDEFReaderSessionDelegate: AnyObject {
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate {
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
/// The message of a tag.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
    open var records: [NFCNDEFPayload]
    public init(records: [NFCNDEFPayload]) { self.records = records }
}
/// The format of a record.
public enum NFCTypeNameFormat: UInt8, Sendable { case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged }
/// A record of a message.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
    open var typeNameFormat: NFCTypeNameFormat
    open var type: Data
    open var identifier: Data
    open var payload: Data
    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    }
}

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
    /// The text of a record of the type "T", and its language.
    open func wellKnownTypeTextPayload() -> (String?, Locale?) {
        guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let status = payload.first else { return (nil, nil) }
        let length = Int(status & 0x3F)
        guard payload.count > length else { return (nil, nil) }
        let language = String(decoding: payload.dropFirst().prefix(length), as: UTF8.self)
        let text = payload.dropFirst(1 + length)
        return (status & 0x80 == 0 ? String(decoding: text, as: UTF8.self) : String(data: text, encoding: .utf16), Locale(identifier: language))
    }
    /// The URL of a record of the type "U".
    open func wellKnownTypeURIPayload() -> URL? {
        guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let code = payload.first else { return nil }
        let prefix = Int(code) < Self.prefixes.count ? Self.prefixes[Int(code)] : ""
        return URL(string: prefix + String(decoding: payload.dropFirst(), as: UTF8.self))
    }
    /// A record of the type "U". The longest prefix that has a code is shortened to it.
    open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
        let text = url.absoluteString
        let code = prefixes.indices.filter { text.hasPrefix(prefixes[$0]) }.max { prefixes[$0].count < prefixes[$1].count } ?? 0
        let payload = Data([UInt8(code)]) + Data(text.dropFirst(prefixes[code].count).utf8)
        return NFCNDEFPayload(format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(), payload: payload)
    }
    /// The beginnings of URIs by their codes. Source: NFC Forum, URI Record Type Definition, table 3.
    private static let prefixes = [
        "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:", "ftp://anonymous:anonymous@", "ftp://ftp.", "ftps://", "sftp://",
        "smb://", "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:", "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:", "btspp://",
        "btl2cap://", "btgoep://", "tcpobex://", "irdaobex://", "file://", "urn:epc:id:", "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:",
        "urn:nfc:",
    ]
    open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? { URL(string: uri).flatMap { wellKnownTypeURIPayload(url: $0) } }
    open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload? {
        let language = Data((locale.language.languageCode?.identifier ?? "en").utf8)
        let payload = Data([UInt8(language.count)]) + language + Data(text.utf8)
        return NFCNDEFPayload(format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(), payload: payload)
    }
}
/// An error of a reader.
public struct NFCReaderError: Error, Hashable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        case readerErrorUnsupportedFeature = 1
        case readerErrorSecurityViolation, readerErrorInvalidParameter, readerErrorInvalidParameterLength, readerErrorParameterOutOfBound
        case readerErrorRadioDisabled
        case readerTransceiveErrorTagConnectionLost = 100
        case readerTransceiveErrorRetryExceeded, readerTransceiveErrorTagResponseError, readerTransceiveErrorSessionInvalidated
        case readerTransceiveErrorTagNotConnected, readerTransceiveErrorPacketTooLong
        case readerSessionInvalidationErrorUserCanceled = 200
        case readerSessionInvalidationErrorSessionTimeout, readerSessionInvalidationErrorSessionTerminatedUnexpectedly
        case readerSessionInvalidationErrorSystemIsBusy, readerSessionInvalidationErrorFirstNDEFTagRead
    }
    public let code: Code
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    public static var readerSessionInvalidationErrorUserCanceled: Code { .readerSessionInvalidationErrorUserCanceled }
    public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code { .readerSessionInvalidationErrorFirstNDEFTagRead }
}

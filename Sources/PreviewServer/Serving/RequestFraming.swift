import Foundation

/// Follows the bytes of a client from one request to the next, and refuses those that exceed a limit, while they arrive.
///
/// It keeps one head at most. It is stricter than the server behind the gate, so that both agree where a request ends.
///
/// Source: RFC 9112, sections 3, 5, and 6.
struct RequestFraming {
    enum Refusal: Error, Equatable {
        /// The head, the body, or the frames exceed their limits.
        case tooLarge
        /// The head has a line that isn't a field, an unclear length, or a body in chunks, which no page sends. A WebSocket isn't asked for by the connection's
        /// first request, or bytes follow the request before the answer.
        case malformed
    }

    private enum Part {
        case head([UInt8])
        case body(missing: Int)
        /// The client waits for a WebSocket, and has sent nothing since. The beginning of the answer.
        case upgrade([UInt8])
        /// The messages of a WebSocket, with their bytes since the server's last answer.
        case frames(unanswered: Int)
    }

    private let limits: Gate.Limits
    private var part = Part.head([])
    /// When the incomplete head or body began; nil between requests, and for frames.
    private var start: ContinuousClock.Instant?
    /// The number of complete heads.
    private(set) var requests = 0

    /// - Parameter now: when the client connected: its first head must arrive in time, too.
    init(_ limits: Gate.Limits, now: ContinuousClock.Instant = .now) { (self.limits, start) = (limits, now) }

    /// Takes the next bytes.
    mutating func take(_ bytes: [UInt8], now: ContinuousClock.Instant = .now) throws(Refusal) {
        var rest = bytes[...]
        while !rest.isEmpty {
            switch part {
            case .head(var head):
                part = .head([])
                start = start ?? now
                var isComplete = false
                while !isComplete, let byte = rest.popFirst() {
                    guard head.count < limits.headSize else { throw .tooLarge }
                    head.append(byte)
                    isComplete = byte == 10 && (head.hasSuffix([10, 10]) || head.hasSuffix([10, 13, 10]))
                }
                if isComplete { try end(head, now) } else { part = .head(head) }
            case .body(let missing):
                let count = min(missing, rest.count)
                rest.removeFirst(count)
                expect(missing - count, since: start ?? now)
            case .upgrade: throw .malformed
            case .frames(let unanswered):
                guard rest.count <= limits.frameSize - unanswered else { throw .tooLarge }
                part = .frames(unanswered: unanswered + rest.count)
                return
            }
        }
    }

    /// The beginning of the answer by which the server agrees to a WebSocket (RFC 6455, section 4.2.2).
    private static let agreement = Array("HTTP/1.1 101 ".utf8)

    /// Notes bytes of an answer before the client gets them.
    mutating func willAnswer(_ bytes: [UInt8]) {
        guard case .upgrade(var beginning) = part else { return }
        beginning += bytes.prefix(Self.agreement.count - beginning.count)
        if beginning == Self.agreement {
            part = .frames(unanswered: 0)
        } else {
            part = Self.agreement.starts(with: beginning) ? .upgrade(beginning) : .head([])
        }
    }

    /// Notes that the client has taken bytes of an answer.
    mutating func didAnswer() { if case .frames = part { part = .frames(unanswered: 0) } }

    /// Returns whether the client takes too long to send a head or a body.
    func isLate(now: ContinuousClock.Instant) -> Bool {
        guard let start else { return false }
        let time = if case .body = part { limits.bodyTime } else { limits.headTime }
        return now - start > .seconds(time)
    }

    /// Waits for the rest of a body; after it, for the next head.
    private mutating func expect(_ missing: Int, since time: ContinuousClock.Instant) {
        part = missing > 0 ? .body(missing: missing) : .head([])
        start = missing > 0 ? time : nil
    }

    private mutating func end(_ head: [UInt8], _ now: ContinuousClock.Instant) throws(Refusal) {
        var fields: [String: String] = [:]
        for line in head.split(separator: 10).dropFirst() where line != [13] {
            let name = line.prefix { $0 != UInt8(ascii: ":") }
            guard !name.isEmpty, name.count < line.count, name.allSatisfy(Self.isOfName) else { throw .malformed }
            let key = String(decoding: name, as: UTF8.self).lowercased()
            let value = String(decoding: line.dropFirst(name.count + 1), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            // Of several lengths, the server behind the gate uses the last one.
            guard fields.updateValue(value, forKey: key) == nil || key != "content-length" else { throw .malformed }
        }
        guard fields["transfer-encoding"] == nil else { throw .malformed }
        var length = 0
        if let text = fields["content-length"] {
            guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { throw .malformed }
            guard let number = Int(text), number <= limits.bodySize else { throw .tooLarge }
            length = number
        }
        requests += 1
        expect(length, since: now)
        if fields["upgrade"] == "websocket", length == 0 {
            // Browsers open a connection for each WebSocket. So the first bytes from the server are its answer.
            guard requests == 1 else { throw .malformed }
            part = .upgrade([])
        }
    }

    /// Whether a byte may be in a field's name (RFC 9110, section 5.6.2).
    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122: true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}

extension [UInt8] {
    fileprivate func hasSuffix(_ end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}

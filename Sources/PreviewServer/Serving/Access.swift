import FlyingFox
import Foundation

/// Decides which requests are answered.
///
/// Another page in the same browser can send requests to this machine, under any name that its server resolves to it (DNS rebinding). It knows neither the
/// token nor may it name itself as the origin.
package struct Access: Sendable {
    /// A random word, the first part of each path.
    package let token: String
    /// The names of hosts, in lowercase, that requests may be sent to. IP addresses are always allowed: no other server can rebind them.
    private let names: Set<String>

    package enum Refusal: Error, Equatable, Sendable {
        case host, origin, token
    }

    /// - Parameters:
    ///   - token: at least 128 random bits.
    ///   - hosts: additional names of this machine.
    package init(token: String = Access.newToken(), hosts: [String] = []) {
        self.token = token
        names = Set(["localhost"] + hosts.map { $0.lowercased() })
    }

    /// Returns 128 random bits as text.
    package static func newToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Checks a request.
    ///
    /// - Returns: the path after the token, without the slash.
    func path(of request: HTTPRequest) throws(Refusal) -> String {
        try path(
            request.path, host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")], site: request.headers[HTTPHeader("Sec-Fetch-Site")],
            mode: request.headers[HTTPHeader("Sec-Fetch-Mode")], isReading: request.method == .GET && request.headers[.upgrade] == nil)
    }

    package func path(_ path: String, host: String?, origin: String?, site: String?, mode: String?, isReading: Bool) throws(Refusal) -> String {
        guard let host, isAllowed(host) else { throw .host }
        if let origin {
            guard ["http://\(host)", "https://\(host)"].contains(origin) else { throw .origin }
        } else if !isReading {
            // Browsers name the origin of each request that changes something.
            throw .origin
        }
        // Another page may link to this one, which still requires the token, but must not read it.
        if let site, !["same-origin", "none"].contains(site), mode != "navigate" { throw .origin }
        let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
        guard let first = parts.first, Self.areEqual(Array(first.utf8), Array(token.utf8)) else { throw .token }
        return parts.count > 1 ? String(parts[1]) : ""
    }

    private func isAllowed(_ host: String) -> Bool {
        let (name, port) = Self.split(host)
        guard port.allSatisfy({ $0.isASCII && $0.isNumber }) else { return false }
        return names.contains(name.lowercased()) || Self.isAddress(name)
    }

    /// Splits `name:port`, or `[address]:port`.
    private static func split(_ host: String) -> (name: String, port: Substring) {
        if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
            return (String(host[host.index(after: host.startIndex)..<end]), host[host.index(after: end)...].drop { $0 == ":" })
        }
        guard let colon = host.lastIndex(of: ":") else { return (host, "") }
        return (String(host[..<colon]), host[host.index(after: colon)...])
    }

    private static func isAddress(_ name: String) -> Bool {
        let numbers = name.split(separator: ".", omittingEmptySubsequences: false)
        if numbers.count == 4, numbers.allSatisfy({ UInt8($0) != nil }) { return true }
        return name.contains(":") && name.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
    }

    /// Compares in constant time, regardless of the position of a difference.
    private static func areEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        guard first.count == second.count else { return false }
        return zip(first, second).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

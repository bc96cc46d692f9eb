import Testing

@testable import PreviewServer

@Suite struct AccessTests {
    private let access = Access(token: "0123456789abcdef0123456789abcdef", hosts: ["Devbox"])

    private func result(
        _ path: String = "/0123456789abcdef0123456789abcdef/start", host: String? = "localhost:8040", origin: String? = nil, site: String? = nil,
        mode: String? = nil, isReading: Bool = true
    ) -> Result<String, Access.Refusal> {
        Result { () throws(Access.Refusal) in try access.path(path, host: host, origin: origin, site: site, mode: mode, isReading: isReading) }
    }

    @Test func theTokenIsNeeded() {
        #expect(result() == .success("start"))
        #expect(result("/0123456789abcdef0123456789abcdef") == .success(""))
        #expect(result("/0123456789abcdef0123456789abcdee/start") == .failure(.token))
        #expect(result("/start") == .failure(.token))
        #expect(result("/") == .failure(.token))
        #expect(result("/0123456789abcdef0123456789abcdef0/start") == .failure(.token))
    }

    @Test(arguments: ["localhost", "LOCALHOST:1", "127.0.0.1:8040", "[::1]:8040", "192.168.0.7:80", "devbox:8040"])
    func namesOfThisMachineAreAllowed(host: String) { #expect(result(host: host) == .success("start")) }

    @Test(arguments: [
        "evil.example", "evil.example:8040", "localhost.evil.example", "127.0.0.1.evil.example", "localhost:80@evil", "", "1.2.3.4.5", "256.1.1.1",
    ])
    func otherNamesAreRefused(host: String) { #expect(result(host: host) == .failure(.host)) }

    @Test func aHostIsNeeded() { #expect(result(host: nil) == .failure(.host)) }

    @Test(arguments: ["http://evil.example", "null", "http://localhost", "http://localhost:80400", "http://localhost:8040.evil.example", "file://"])
    func otherOriginsAreRefused(origin: String) {
        #expect(result(origin: origin) == .failure(.origin))
        #expect(result(origin: origin, isReading: false) == .failure(.origin))
    }

    @Test func whatChangesSomethingNamesItsOrigin() {
        #expect(result(isReading: false) == .failure(.origin))
        #expect(result(origin: "http://localhost:8040", isReading: false) == .success("start"))
    }

    @Test func otherSitesMayOnlyLinkToThePage() {
        #expect(result(site: "cross-site", mode: "no-cors") == .failure(.origin))
        #expect(result(site: "same-site", mode: "cors") == .failure(.origin))
        #expect(result(site: "cross-site", mode: "navigate") == .success("start"))
        #expect(result(site: "same-origin", mode: "cors") == .success("start"))
    }

    @Test func tokensAreRandomAndLong() {
        let tokens = Set((0..<100).map { _ in Access.newToken() })
        #expect(tokens.count == 100)
        #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    }
}

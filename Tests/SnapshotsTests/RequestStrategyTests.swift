import Foundation
import FoundationNetworking
import SnapshotTesting
import Testing

/// Snapshots of requests as text.
@Suite struct RequestStrategyTests {
    private func text(_ request: URLRequest, _ strategy: Snapshotting<URLRequest, String>) -> String? {
        var result: String?
        strategy.snapshot(request).run { result = $0 }
        return result
    }

    private func request(_ address: String) throws -> URLRequest { URLRequest(url: try #require(URL(string: address))) }

    @Test func rawIsWhatIsSent() throws {
        var post = try request("https://shop.example/products?page=2&limit=10")
        post.httpMethod = "POST"
        post.setValue("application/json", forHTTPHeaderField: "Content-Type")
        post.setValue("*/*", forHTTPHeaderField: "Accept")
        post.httpBody = Data(#"{"b":[1],"a":"x"}"#.utf8)
        let head = "POST https://shop.example/products?limit=10&page=2\nAccept: */*\nContent-Type: application/json\n\n"
        #expect(text(post, .raw) == head + #"{"b":[1],"a":"x"}"#)
        #expect(text(post, .raw(pretty: true)) == head + "{\n  \"a\" : \"x\",\n  \"b\" : [\n    1\n  ]\n}")
        #expect(text(try request("https://shop.example/"), .raw) == "GET https://shop.example/")
    }

    @Test func curlIsACommand() throws {
        var put = try request("https://shop.example/a?z=1&b=2")
        put.httpMethod = "PUT"
        put.setValue("a=\"b\"", forHTTPHeaderField: "Cookie")
        put.setValue("text/plain", forHTTPHeaderField: "Content-Type")
        put.httpBody = Data(#"say "\""#.utf8)
        #expect(
            text(put, .curl) == """
                curl \\
                \t--request PUT \\
                \t--header "Content-Type: text/plain" \\
                \t--data "say \\"\\\\\\"" \\
                \t--cookie "a=\\"b\\"" \\
                \t"https://shop.example/a?b=2&z=1"
                """)
        var head = try request("https://shop.example")
        head.httpMethod = "HEAD"
        #expect(text(head, .curl) == "curl \\\n\t--head \\\n\t\"https://shop.example\"")
    }
}

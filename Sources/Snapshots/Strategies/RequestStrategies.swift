import Foundation
import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
    /// Compares a request as it is sent: method and address, headers, and body.
    public static var raw: Snapshotting { raw(pretty: false) }

    /// Compares a request as it is sent: method and address, headers, and body. Headers and the items of the address's query are sorted.
    ///
    /// - Parameter pretty: whether a body of JSON is indented, with sorted keys.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
            let body = request.httpBody.map { "\n" + text(of: $0, pretty: pretty) }
            return (["\(request.httpMethod ?? "GET") \(address(of: request))"] + headers + (body.map { [$0] } ?? [])).joined(separator: "\n")
        }
    }

    /// Compares a request as a command for `curl`. Headers and the items of the address's query are sorted.
    public static var curl: Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            var words = ["curl"]
            switch request.httpMethod ?? "GET" {
            case "GET": break
            case "HEAD": words.append("--head")
            case let method: words.append("--request \(method)")
            }
            let headers = request.allHTTPHeaderFields ?? [:]
            for (name, value) in headers.sorted(by: { $0.key < $1.key }) where name != "Cookie" { words.append("--header \(quoted("\(name): \(value)"))") }
            if let body = request.httpBody { words.append("--data \(quoted(String(decoding: body, as: UTF8.self)))") }
            if let cookie = headers["Cookie"] { words.append("--cookie \(quoted(cookie))") }
            words.append(quoted(address(of: request)))
            return words.joined(separator: " \\\n\t")
        }
    }

    private static func text(of body: Data, pretty: Bool) -> String {
        guard pretty, let value = try? JSONSerialization.jsonObject(with: body),
            let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
        else { return String(decoding: body, as: UTF8.self) }
        return String(decoding: data, as: UTF8.self)
    }

    private static func quoted(_ text: String) -> String { "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }

    /// Returns a request's address with the items of its query in alphabetical order.
    private static func address(of request: URLRequest) -> String {
        guard let url = request.url else { return "(null)" }
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return url.absoluteString }
        let items = parts.queryItems?.sorted { $0.name < $1.name }
        parts.queryItems = items
        return parts.url?.absoluteString ?? url.absoluteString
    }
}

import Commands
import FlyingFox
import Foundation

/// Answers with common headers.
enum Reply {
    /// Nothing from elsewhere is loaded, and no other page may show, read, or be named in a request of this one.
    private static let headers: HTTPHeaders = [
        HTTPHeader("Content-Security-Policy"):
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("X-Frame-Options"): "DENY",
        HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
        HTTPHeader("Cache-Control"): "no-store",
    ]

    static func data(_ data: Data, type: String, status: HTTPStatusCode = .ok, extra: [String: String] = [:]) -> HTTPResponse {
        var response = HTTPResponse(statusCode: status, headers: headers, body: data)
        response.headers[.contentType] = type
        for (name, value) in extra { response.headers[HTTPHeader(name)] = value }
        return response
    }

    static func json(_ value: some Encodable, status: HTTPStatusCode = .ok) throws -> HTTPResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return data(try encoder.encode(value), type: "application/json", status: status)
    }

    /// A refusal, after which the connection ends.
    static func refusal(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
        data(Data((text + "\n").utf8), type: "text/plain; charset=utf-8", status: status, extra: ["Connection": "close"])
    }

    /// An error of the view or of the request, for the page to show.
    struct Problem: Encodable {
        struct Place: Encodable {
            let file: String
            let line: Int
            let column: Int?
            let kind: String
            let text: String
        }
        let message: String
        let places: [Place]

        init(_ error: any Error) {
            let error = LiveError(error)
            message = error.description
            places = error.places.map { Place(file: $0.file, line: $0.line, column: $0.column, kind: $0.kind, text: $0.text) }
        }
    }

    /// - Parameter status: 422 for an error of the source, 400 for one of the request.
    static func problem(_ error: any Error, status: HTTPStatusCode = .unprocessableContent) -> HTTPResponse {
        (try? json(["error": Problem(error)], status: status)) ?? refusal(.internalServerError, "internal error")
    }
}

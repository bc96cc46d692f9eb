import HTTPTypes
import Hummingbird

/// Returns the server's routes: `/card.png`, and `/health` for the machine that watches the server.
func routes(_ store: CardStore) -> Router<BasicRequestContext> {
    let router = Router()
    router.add(middleware: KeepAlive())
    router.get("health") { _, _ in HTTPResponse.Status.ok }
    router.get("card.png") { request, _ -> Response in
        let card: Card
        do {
            card = try Card(parameters: request.uri.queryParameters.map { (key: $0.key, value: $0.value) })
        } catch let error as CardError {
            throw HTTPError(.badRequest, message: error.message)
        }
        do {
            let file = try await store.file(for: card)
            // Equal parameters give equal bytes, so a copy never becomes outdated.
            return Response(
                status: .ok, headers: [.contentType: "image/png", .cacheControl: "public, max-age=31536000, immutable"], body: ResponseBody(byteBuffer: file))
        } catch is CardStore.Busy {
            throw HTTPError(.serviceUnavailable, headers: [.retryAfter: "1"], message: "too many cards are being drawn")
        }
    }
    return router
}

/// Confirms that a connection stays open to clients that ask for it, such as those of HTTP/1.0 (`ab -k`), which otherwise wait for its end.
struct KeepAlive: RouterMiddleware {
    func handle(
        _ request: Request, context: BasicRequestContext, next: (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        if request.headers[.connection]?.lowercased() == "keep-alive" { response.headers[.connection] = "keep-alive" }
        return response
    }
}

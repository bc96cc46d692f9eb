import HTTPTypes
import Hummingbird

/// Returns the server's routes: `/card.png`, and `/health` for the machine that watches the server.
func routes(_ store: CardStore) -> Router<BasicRequestContext> {
    let router = Router()
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

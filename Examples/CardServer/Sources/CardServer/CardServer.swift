import ArgumentParser
import Foundation
import Hummingbird
import HummingbirdCore

@main
struct CardServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "CardServer", abstract: "Serves cards for links as PNG files: /card.png?title=Hello&author=Ada&date=May%202&hue=220")

    @Option(help: "The address to listen on.") var hostname = "127.0.0.1"
    @Option(help: "The port to listen on.") var port = 8080
    @Option(help: "The megabytes of cards to keep.") var cache = 64
    @Option(help: "The cards that may be drawn or wait for it at the same time; further requests get status 503.") var drawings = 64
    @Option(help: "The connections that may be open at the same time.") var connections = 512
    @Option(help: "The connections without a request; a further one closes the one idle longest (default: half of --connections, at most 256).") var idle: Int?

    func validate() throws {
        guard (1...65_535).contains(port) else { throw ValidationError("--port takes a number from 1 to 65535") }
        guard (1...65_536).contains(cache) else { throw ValidationError("--cache takes a number from 1 to 65536") }
        guard (1...10_000).contains(drawings) else { throw ValidationError("--drawings takes a number from 1 to 10000") }
        guard (2...100_000).contains(connections) else { throw ValidationError("--connections takes a number from 2 to 100000") }
        guard (1..<connections).contains(idleLimit) else { throw ValidationError("--idle takes a number from 1 that is below --connections") }
    }

    private var idleLimit: Int { idle ?? min(256, connections / 2) }

    func run() async throws {
        let store = CardStore(byteLimit: cache << 20, drawingLimit: drawings) { ByteBuffer(bytes: try await draw($0)) }
        // Fonts are loaded before the first request.
        _ = try await draw(Card(title: "Hello"))
        let application = makeApplication(store, at: .hostname(hostname, port: port), connections: connections, idle: idleLimit)
        try await application.runService()
    }
}

/// Returns the server.
///
/// - Parameters:
///   - connections: the maximum number of open connections.
///   - idle: the maximum number of those without a request, below `connections`.
func makeApplication(_ store: CardStore, at address: BindAddress, connections: Int, idle: Int) -> some ApplicationProtocol {
    let idle = IdleConnections(limit: idle)
    return Application(
        router: routes(store),
        server: .http1(configuration: .init(additionalChannelHandlers: [idle.makeHandler()], idleTimeout: .seconds(60))),
        configuration: ApplicationConfiguration(
            address: address, serverName: "CardServer", availableConnectionsDelegate: MaximumAvailableConnections(connections)))
}

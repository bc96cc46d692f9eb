import NIOCore
import NIOHTTPTypes
import Synchronization

/// The connections without a request. If there are too many, the one that has been idle longest is closed, so that clients that connect and send nothing don't
/// keep others out.
final class IdleConnections: Sendable {
    private struct State {
        var channels: [ObjectIdentifier: (channel: any Channel, order: UInt64)] = [:]
        var order: UInt64 = 0
    }

    private let limit: Int
    private let state = Mutex(State())

    /// - Parameter limit: the maximum number of connections without a request, at least 1.
    init(limit: Int) { self.limit = limit }

    /// Returns the handler for a new connection, which counts its requests.
    func makeHandler() -> some RemovableChannelHandler { Handler(connections: self) }

    private func add(_ channel: any Channel) {
        let oldest = state.withLock { state -> (any Channel)? in
            state.order += 1
            state.channels[ObjectIdentifier(channel)] = (channel, state.order)
            // A search among all idle connections takes microseconds.
            guard state.channels.count > limit, let oldest = state.channels.min(by: { $0.value.order < $1.value.order }) else { return nil }
            state.channels[oldest.key] = nil
            return oldest.value.channel
        }
        oldest?.close(promise: nil)
    }

    private func remove(_ channel: any Channel) { _ = state.withLock { $0.channels.removeValue(forKey: ObjectIdentifier(channel)) } }

    private final class Handler: ChannelDuplexHandler, RemovableChannelHandler {
        typealias InboundIn = HTTPRequestPart
        typealias InboundOut = HTTPRequestPart
        typealias OutboundIn = HTTPResponsePart
        typealias OutboundOut = HTTPResponsePart

        private let connections: IdleConnections
        /// The requests without a complete answer.
        private var requests = 0

        init(connections: IdleConnections) { self.connections = connections }

        func handlerAdded(context: ChannelHandlerContext) { if context.channel.isActive { connections.add(context.channel) } }

        func channelActive(context: ChannelHandlerContext) {
            connections.add(context.channel)
            context.fireChannelActive()
        }

        func channelInactive(context: ChannelHandlerContext) {
            connections.remove(context.channel)
            context.fireChannelInactive()
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            if case .head = unwrapInboundIn(data) {
                requests += 1
                connections.remove(context.channel)
            }
            context.fireChannelRead(data)
        }

        func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
            if case .end = unwrapOutboundIn(data) {
                requests -= 1
                if requests == 0, context.channel.isActive { connections.add(context.channel) }
            }
            context.write(data, promise: promise)
        }
    }
}

import Easel
import Foundation

/// The connection to the network, which always exists.
public struct NWPath: Equatable, Sendable {
    /// Whether there is a connection.
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    public let status = Status.satisfied
    public let isExpensive = false
    public let isConstrained = false
    public var supportsDNS: Bool { true }
    public var supportsIPv4: Bool { true }
    public var supportsIPv6: Bool { true }
    public var availableInterfaces: [NWInterface] { [NWInterface()] }
    public var gateways: [NWEndpoint] { [] }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}
/// A connection.
public struct NWInterface: Hashable, Sendable {
    /// The kind of a connection.
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    public let type = InterfaceType.wifi
    public let name = "en0"
    public let index = 1
}
/// Observes the connection, which never changes.
public final class NWPathMonitor: @unchecked Sendable {
    @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public let currentPath = NWPath()
    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
    public private(set) var queue: DispatchQueue?
    /// Reports the connection once, on the scene's clock. Every queue counts as the main queue.
    public func start(queue: DispatchQueue) {
        guard _SceneTime.isRunning else { return queue.async { self.pathUpdateHandler?(self.currentPath) } }
        _SceneTime.perform(after: 0) { self.pathUpdateHandler?(self.currentPath) }
    }
    public func cancel() { pathUpdateHandler = nil }
}
extension NWPathMonitor: AsyncSequence {
    public typealias Element = NWPath
    /// Returns the connection once, and ends when the task does.
    public struct Iterator: AsyncIteratorProtocol {
        var paths: AsyncStream<NWPath>.Iterator
        public mutating func next() async -> NWPath? { await paths.next() }
    }
    public func makeAsyncIterator() -> Iterator {
        Iterator(paths: AsyncStream { $0.yield(currentPath) }.makeAsyncIterator())
    }
}

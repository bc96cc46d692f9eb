import Easel
import Foundation

/// The connection to the network, which always exists.
public struct NWPath: Equatable, Sendable {
    /// Whether there is a connection.
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    public let status = Status.satisfied
    public let isExpensive = false
    public let isConstrained = false
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}
/// A connection.
public struct NWInterface: Hashable, Sendable {
    /// The kind of a connection.
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}
/// Observes the connection, which never changes.
public final class NWPathMonitor: @unchecked Sendable {
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public let currentPath = NWPath()
    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    /// Reports the connection once, on the scene's clock. Every queue counts as the main queue.
    public func start(queue: DispatchQueue) {
        guard _SceneTime.isRunning else { return queue.async { self.pathUpdateHandler?(self.currentPath) } }
        _SceneTime.perform(after: 0) { self.pathUpdateHandler?(self.currentPath) }
    }
    public func cancel() { pathUpdateHandler = nil }
}

import Easel
import Foundation

// Nothing is sent or received: connections stay in preparation, and listeners and browsers find nothing.

/// The other end of a connection.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)

    /// The name or the address of a machine.
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        case name(String, NWInterface?)
        public init(_ string: String) { self = .name(string, nil) }
        public init(stringLiteral: StringLiteralType) { self = .name(stringLiteral, nil) }
        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            }
        }
    }
    /// The number of a service on a machine.
    public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral, RawRepresentable, CustomDebugStringConvertible {
        public let rawValue: UInt16
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        public init?(_ service: String) {
            guard let number = UInt16(service) else { return nil }
            rawValue = number
        }
        public init(integerLiteral value: UInt16) { rawValue = value }
        public var debugDescription: String { String(rawValue) }
        public static let any: Port = 0
        public static let ssh: Port = 22
        public static let http: Port = 80
        public static let https: Port = 443
    }
    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.rawValue)"
        case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}

/// A set of protocols and their options.
public final class NWParameters: @unchecked Sendable {
    /// The kind of traffic.
    public enum ServiceClass: Sendable { case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling }
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    public var includePeerToPeer = false
    public var allowLocalEndpointReuse = false
    public var allowFastOpen = false
    public var acceptLocalOnly = false
    public var prohibitExpensivePaths = false
    public var prohibitConstrainedPaths = false
    public var serviceClass = ServiceClass.bestEffort
    public var requiredLocalEndpoint: NWEndpoint?
    public init() {}
    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) { self.init() }
    public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) { self.init() }
    public class var tcp: NWParameters { NWParameters() }
    public class var udp: NWParameters { NWParameters() }
    public class var tls: NWParameters { NWParameters() }
    public class var dtls: NWParameters { NWParameters() }
    /// The protocols of a connection.
    public final class ProtocolStack: @unchecked Sendable {
        public var applicationProtocols: [NWProtocolOptions] = []
        public var transportProtocol: NWProtocolOptions?
        public var internetProtocol: NWProtocolOptions?
    }
    public let defaultProtocolStack = ProtocolStack()
    public func copy() -> NWParameters { NWParameters() }
}
/// The options of a protocol.
open class NWProtocolOptions: @unchecked Sendable {
    public init() {}
}
/// The protocol of ordered bytes.
public enum NWProtocolTCP {
    /// The protocol's options.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var noDelay = false
        public var enableKeepalive = false
        public var keepaliveIdle = 0
        public var keepaliveInterval = 0
        public var keepaliveCount = 0
        public var connectionTimeout = 0
        public var enableFastOpen = false
    }
}
/// The protocol of single messages.
public enum NWProtocolUDP {
    /// The protocol's options.
    public final class Options: NWProtocolOptions, @unchecked Sendable { public var preferNoChecksum = false }
}
/// The protocol of private connections.
public enum NWProtocolTLS {
    /// The protocol's options.
    public final class Options: NWProtocolOptions, @unchecked Sendable {}
}
/// The protocol of messages for the web.
public enum NWProtocolWebSocket {
    /// The protocol's options.
    public final class Options: NWProtocolOptions, @unchecked Sendable { public var autoReplyPing = false }
}

/// The reason for a failure.
public enum NWError: Error, Hashable, Sendable {
    case posix(POSIXErrorCode)
    case dns(Int32)
    case tls(Int32)
}

/// A connection to another machine.
public final class NWConnection: @unchecked Sendable {
    /// The state of a connection.
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case preparing, ready
        case failed(NWError)
        case cancelled
    }
    /// The properties of a message.
    public final class ContentContext: Sendable {
        public let identifier: String
        public let isFinal: Bool
        public init(identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false) {
            (self.identifier, self.isFinal) = (identifier, isFinal)
        }
        public static let defaultMessage = ContentContext(identifier: "default")
        public static let finalMessage = ContentContext(identifier: "final", isFinal: true)
        public static let defaultStream = ContentContext(identifier: "stream")
    }
    /// The closure that is called after a message was sent.
    public enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }
    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)?
    @preconcurrency public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
    @preconcurrency public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
    @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public private(set) var state = State.setup
    public private(set) var queue: DispatchQueue?
    public var currentPath: NWPath? { nil }
    public var maximumDatagramSize: Int { 0 }
    public init(to: NWEndpoint, using: NWParameters) { (endpoint, parameters) = (to, using) }
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: using)
    }
    public func start(queue: DispatchQueue) { (state, self.queue) = (.preparing, queue) }
    public func restart() {}
    public func cancel() { state = .cancelled }
    public func forceCancel() { state = .cancelled }
    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion
    ) {}
    @preconcurrency public func receive(
        minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) {}
    @preconcurrency public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {}
    public func batch(_ block: () -> Void) { block() }
}

/// Waits for connections of other machines.
public final class NWListener: @unchecked Sendable {
    /// The state of a listener.
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }
    /// What the listener offers.
    public struct Service: Hashable, Sendable {
        public let name: String?
        public let type: String
        public let domain: String?
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            (self.name, self.type, self.domain) = (name, type, domain)
        }
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord) {
            (self.name, self.type, self.domain) = (name, type, domain)
            txtRecordObject = txtRecord
        }
        public var txtRecordObject: NWTXTRecord?
    }
    public let parameters: NWParameters
    public let port: NWEndpoint.Port?
    public var service: Service?
    @preconcurrency public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
    @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var newConnectionLimit = Int.max
    public private(set) var state = State.setup
    public init(using: NWParameters, on: NWEndpoint.Port = .any) throws { (parameters, port) = (using, on) }
    public convenience init(service: Service?, using: NWParameters) throws {
        try self.init(using: using)
        self.service = service
    }
    public func start(queue: DispatchQueue) {}
    public func cancel() { state = .cancelled }
}

/// Looks for machines nearby.
public final class NWBrowser: @unchecked Sendable {
    /// The state of a browser.
    public enum State: Equatable, Sendable {
        case setup, ready
        case failed(NWError)
        case cancelled
        case waiting(NWError)
    }
    /// What a browser looks for.
    public enum Descriptor: Hashable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
        case applicationService(name: String)
    }
    /// A machine that was found.
    public struct Result: Hashable, Sendable {
        /// A change of the results.
        public enum Change: Hashable, Sendable {
            case identical
            case added(Result)
            case removed(Result)
            indirect case changed(old: Result, new: Result, flags: Flags)
            /// The changed parts of a result.
            public struct Flags: OptionSet, Hashable, Sendable {
                public let rawValue: UInt8
                public init(rawValue: UInt8) { self.rawValue = rawValue }
                public static let identical = Flags([])
                public static let interfaceAdded = Flags(rawValue: 1)
                public static let interfaceRemoved = Flags(rawValue: 2)
                public static let metadataChanged = Flags(rawValue: 4)
            }
        }
        /// The facts about a machine.
        public enum Metadata: Hashable, Sendable {
            case none
            case bonjour(NWTXTRecord)
        }
        public var metadata: Metadata { .none }
        public let endpoint: NWEndpoint
        public var interfaces: [NWInterface] { [] }
    }
    public let browseDescriptor: Descriptor
    public let parameters: NWParameters
    @preconcurrency public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
    @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public private(set) var state = State.setup
    public var browseResults: Set<Result> { [] }
    public init(for descriptor: Descriptor, using: NWParameters) { (browseDescriptor, parameters) = (descriptor, using) }
    public func start(queue: DispatchQueue) {}
    public func cancel() { state = .cancelled }
}

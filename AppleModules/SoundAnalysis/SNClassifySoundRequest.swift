import AppleAVFAudio
import Foundation

// Nothing is heard, so analyzers find no sounds.

/// A request for sounds.
public protocol SNRequest: NSObjectProtocol {}
/// Sounds that were found.
public protocol SNResult: NSObjectProtocol {}
/// Receives sounds.
public protocol SNResultsObserving: NSObjectProtocol {
    func request(_ request: any SNRequest, didProduce result: any SNResult)
    func request(_ request: any SNRequest, didFailWithError error: any Error)
    func requestDidComplete(_ request: any SNRequest)
}
extension SNResultsObserving {
    public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
    public func requestDidComplete(_ request: any SNRequest) {}
}
/// The name of a known set of sounds.
public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let version1 = SNClassifierIdentifier(rawValue: "SNClassifierIdentifierVersion1")
}
/// A request for kinds of sounds.
open class SNClassifySoundRequest: NSObject, SNRequest, @unchecked Sendable {
    open var overlapFactor = 0.5
    public init(classifierIdentifier: SNClassifierIdentifier) throws {}
    open var knownClassifications: [String] { [] }
}
/// A kind of sound.
open class SNClassification: NSObject, @unchecked Sendable {
    override init() {}
    open var identifier: String { "" }
    open var confidence: Double { 0 }
}
/// The kinds of a sound.
open class SNClassificationResult: NSObject, SNResult, @unchecked Sendable {
    override init() {}
    open var classifications: [SNClassification] { [] }
    open func classification(forIdentifier identifier: String) -> SNClassification? { nil }
}
/// Analyzes sounds from a microphone.
open class SNAudioStreamAnalyzer: NSObject, @unchecked Sendable {
    public init(format: AVAudioFormat) {}
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {}
    open func remove(_ request: any SNRequest) {}
    open func removeAllRequests() {}
    open func analyze(_ audioBuffer: AVAudioBuffer, atAudioFramePosition audioFramePosition: AVAudioFramePosition) {}
    open func completeAnalysis() {}
}
/// Analyzes sounds of a file.
open class SNAudioFileAnalyzer: NSObject, @unchecked Sendable {
    private var requests: [(any SNRequest, any SNResultsObserving)] = []
    public init(url: URL) throws {}
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws { requests.append((request, observer)) }
    open func analyze() { for (request, observer) in requests { observer.requestDidComplete(request) } }
    open func cancelAnalysis() {}
}

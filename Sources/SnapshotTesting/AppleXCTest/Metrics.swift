import XCTest

/// A quantity that a performance test measures. On Linux, XCTest measures the time only.
public protocol XCTMetric {}

/// The time that has passed.
public struct XCTClockMetric: XCTMetric { public init() {} }
/// The time of the processors, which isn't measured.
public struct XCTCPUMetric: XCTMetric { public init(limitingToCurrentThread: Bool = false) {} }
/// The memory in use, which isn't measured.
public struct XCTMemoryMetric: XCTMetric { public init() {} }
/// The bytes written to the disk, which aren't measured.
public struct XCTStorageMetric: XCTMetric { public init() {} }

/// How a performance test is repeated.
public final class XCTMeasureOptions {
    /// XCTest on Linux repeats a block ten times, whatever the number is.
    public var iterationCount = 5

    public init() {}

    public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

extension XCTestCase {
    /// Measures the time of a block.
    public func measure(options: XCTMeasureOptions, block: () -> Void) { measure(block: block) }

    /// Measures the time of a block.
    public func measure(metrics: [any XCTMetric], block: () -> Void) { measure(block: block) }

    /// Measures the time of a block.
    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) { measure(block: block) }
}

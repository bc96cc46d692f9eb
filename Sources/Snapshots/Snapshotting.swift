import Foundation

/// A strategy for turning a value into a snapshot that can be stored and compared.
///
/// - `Value`: the type of value that is tested, such as a view.
/// - `Format`: the type that is compared, such as an image or text.
public struct Snapshotting<Value, Format> {
    /// The extension of reference files; nil for no extension.
    public var pathExtension: String?
    /// The rules for storing and comparing snapshots.
    public var diffing: Diffing<Format>
    /// Returns the snapshot of a value, immediately or later.
    public var snapshot: (Value) -> Async<Format>
    /// Whether the snapshot is compared with a file; otherwise, taking it is the test.
    var hasReference = true

    /// Creates a strategy whose snapshots may need time.
    public init(pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>) {
        (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
    }

    /// Creates a strategy whose snapshots exist immediately.
    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
        self.init(pathExtension: pathExtension, diffing: diffing) { value in Async { snapshot(value) } }
    }

    /// Returns a strategy for another type, whose values are transformed to those of this one.
    public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value) -> Snapshotting<NewValue, Format> {
        asyncPullback { value in Async { transform(value) } }
    }

    /// Returns a strategy for another type, whose values are transformed to those of this one, which may need time.
    public func asyncPullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Async<Value>) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { newValue in
            // The snapshot may be taken on another thread, which doesn't have the task's values.
            let problem = SnapshotFailure.current
            return Async { callback in
                SnapshotFailure.$current.withValue(problem ?? SnapshotFailure.current) {
                    transform(newValue).run { value in snapshot(value).run(callback) }
                }
            }
        }
    }
}

/// A strategy whose values are their own snapshots.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { (value: Value) in value }
    }
}

/// The rules for storing and comparing snapshots.
public struct Diffing<Value> {
    /// Returns the bytes of a reference file.
    public var toData: (Value) -> Data
    /// Reads a reference file.
    public var fromData: (Data) -> Value
    /// Compares the reference with a new snapshot; nil if they match, otherwise a message and values to keep with it.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
    }
}

/// A value that exists immediately or later.
public struct Async<Value> {
    /// Calls a function with the value when it exists.
    public let run: (@escaping (Value) -> Void) -> Void

    /// - Parameter run: calls its argument once with the value.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// Wraps a value that exists.
    public init(value: Value) { self.init { callback in callback(value) } }

    /// Wraps a value that is computed when it is needed.
    init(_ value: @escaping () -> Value) { run = { callback in callback(value()) } }

    /// Returns a transformed value.
    public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { value in callback(transform(value)) } }
    }
}

// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation

// As on Apple's systems, texts with these values show the numbers alone.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(Double(x)), \(Double(y)))" }
}
extension CGSize: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(Double(width)), \(Double(height)))" }
}
extension CGRect: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(Double(origin.x)), \(Double(origin.y)), \(Double(size.width)), \(Double(size.height)))" }
}

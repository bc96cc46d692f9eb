import AppleCoreGraphics
import AppleCoreVideo
import Foundation

/// A picture that a person searches with. No one does.
public struct SemanticContentDescriptor: Sendable {
    public let labels: [String]
    /// Nil: there is no camera.
    public var pixelBuffer: CVPixelBuffer? { nil }
}

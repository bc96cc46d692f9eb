import AppleUIKit
import Foundation

/// The form of a thing. Easel knows the box around it only.
public struct MeshResource: Sendable {
    /// The box around the form, whose center is the origin; that of a text is empty.
    public let bounds: BoundingBox
    private init(_ size: SIMD3<Float>) { bounds = BoundingBox(min: -size / 2, max: size / 2) }
    private init() { bounds = BoundingBox() }
    public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource(SIMD3(repeating: size)) }
    public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { MeshResource(size) }
    public static func generateBox(width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false) -> MeshResource {
        MeshResource(SIMD3(width, height, depth))
    }
    public static func generateSphere(radius: Float) -> MeshResource { MeshResource(SIMD3(repeating: 2 * radius)) }
    public static func generateText(
        _ string: String, extrusionDepth: Float = 0.25, font: UIFont = .systemFont(ofSize: 12), containerFrame: CGRect = .zero,
        alignment: NSTextAlignment = .left, lineBreakMode: NSLineBreakMode = .byTruncatingTail
    ) -> MeshResource { MeshResource() }
    public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource(SIMD3(width, 0, depth)) }
    public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource(SIMD3(width, height, 0)) }
    public static func generateCone(height: Float, radius: Float) -> MeshResource { MeshResource(SIMD3(2 * radius, height, 2 * radius)) }
    public static func generateCylinder(height: Float, radius: Float) -> MeshResource { MeshResource(SIMD3(2 * radius, height, 2 * radius)) }
    public static func generateBox(size: Float, majorCornerRadius: Float, minorCornerRadius: Float) -> MeshResource {
        MeshResource(SIMD3(repeating: size))
    }
    public static func generateBox(size: SIMD3<Float>, majorCornerRadius: Float, minorCornerRadius: Float) -> MeshResource { MeshResource(size) }
}

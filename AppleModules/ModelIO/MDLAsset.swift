// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Model I/O.

import AppleCoreGraphics
import Easel
import Foundation

// Easel reads no models: an asset is empty, and keeps what code adds.

/// Models of a file.
open class MDLAsset: NSObject, @unchecked Sendable {
    public let url: URL?
    private var objects: [MDLObject] = []
    public override init() { url = nil }
    public init(url: URL) { self.url = url }
    public convenience init(url: URL, vertexDescriptor: MDLVertexDescriptor?, bufferAllocator: Any?) { self.init(url: url) }
    open class func canImportFileExtension(_ extension: String) -> Bool { false }
    open class func canExportFileExtension(_ extension: String) -> Bool { false }
    open var count: Int { objects.count }
    open func object(at index: Int) -> MDLObject { objects[index] }
    open func add(_ object: MDLObject) { objects.append(object) }
    open func remove(_ object: MDLObject) { objects.removeAll { $0 === object } }
    open func childObjects(of objectClass: AnyClass) -> [MDLObject] { objects.filter { type(of: $0) == objectClass } }
    open func loadTextures() {}
    /// - Throws: an error, because Easel writes no models.
    open func export(to url: URL) throws { throw CocoaError(.featureUnsupported) }
    open var boundingBox: MDLAxisAlignedBoundingBox { MDLAxisAlignedBoundingBox() }
}
/// A part of a model.
open class MDLObject: NSObject, @unchecked Sendable {
    public override init() {}
    open var name = ""
    open weak var parent: MDLObject?
    open private(set) var children: [MDLObject] = []
    open var isHidden = false
    open func addChild(_ child: MDLObject) {
        child.parent = self
        children.append(child)
    }
}
/// The surface of a model.
open class MDLMesh: MDLObject, @unchecked Sendable {
    open var vertexDescriptor = MDLVertexDescriptor()
    open var vertexCount: Int { 0 }
    open var submeshes: NSMutableArray? = NSMutableArray()
    open func addNormals(withAttributeNamed attributeName: String?, creaseThreshold: Float) {}
}
/// A part of a surface with one material.
open class MDLSubmesh: NSObject, @unchecked Sendable {
    public override init() {}
    open var name = ""
    open var material: MDLMaterial?
}
/// The look of a surface.
open class MDLMaterial: NSObject, @unchecked Sendable {
    open var name: String
    open private(set) var properties: [MDLMaterialProperty] = []
    public init(name: String, scatteringFunction: MDLScatteringFunction) { self.name = name }
    open func setProperty(_ property: MDLMaterialProperty) { properties.append(property) }
    open func property(with semantic: MDLMaterialSemantic) -> MDLMaterialProperty? { properties.first { $0.semantic == semantic } }
}
/// How a surface reflects light.
open class MDLScatteringFunction: NSObject, @unchecked Sendable { public override init() {} }
/// How a real surface reflects light.
open class MDLPhysicallyPlausibleScatteringFunction: MDLScatteringFunction, @unchecked Sendable {}
/// A property of a material.
open class MDLMaterialProperty: NSObject, @unchecked Sendable {
    public let name: String
    public let semantic: MDLMaterialSemantic
    open var color: CGColor?
    open var urlValue: URL?
    open var floatValue: Float = 0
    public init(name: String, semantic: MDLMaterialSemantic) { (self.name, self.semantic) = (name, semantic) }
    public convenience init(name: String, semantic: MDLMaterialSemantic, url: URL?) {
        self.init(name: name, semantic: semantic)
        urlValue = url
    }
    public convenience init(name: String, semantic: MDLMaterialSemantic, float value: Float) {
        self.init(name: name, semantic: semantic)
        floatValue = value
    }
    public convenience init(name: String, semantic: MDLMaterialSemantic, color: CGColor) {
        self.init(name: name, semantic: semantic)
        self.color = color
    }
}
/// The meaning of a material's property.
public enum MDLMaterialSemantic: UInt, Sendable {
    case baseColor, subsurface, metallic, specular, specularExponent, specularTint, roughness, anisotropic, anisotropicRotation, sheen, sheenTint, clearcoat,
        clearcoatGloss, emission, bump, opacity, interfaceIndexOfRefraction, materialIndexOfRefraction, objectSpaceNormal, tangentSpaceNormal, displacement,
        displacementScale, ambientOcclusion, ambientOcclusionScale
    case none = 0x8000
}
/// The numbers of a vertex.
open class MDLVertexDescriptor: NSObject, @unchecked Sendable {
    public override init() {}
    open var attributes = NSMutableArray()
    open var layouts = NSMutableArray()
}
/// A box around a model.
public struct MDLAxisAlignedBoundingBox: Hashable, Sendable {
    public var maxBounds: SIMD3<Float>
    public var minBounds: SIMD3<Float>
    public init() { (maxBounds, minBounds) = (.zero, .zero) }
    public init(maxBounds: SIMD3<Float>, minBounds: SIMD3<Float>) { (self.maxBounds, self.minBounds) = (maxBounds, minBounds) }
}
/// An image on a surface.
open class MDLTexture: NSObject, @unchecked Sendable {
    open var name = ""
    public override init() {}
}

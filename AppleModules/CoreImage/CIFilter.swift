import AppleCoreGraphics
import Easel
import Foundation
import Views

/// The common parts of all filters with their own names.
public protocol CIFilterProtocol: AnyObject {
    var outputImage: CIImage? { get }
}

/// A filter with its inputs by key.
open class CIFilter: NSObject, CIFilterProtocol, @unchecked Sendable {
    /// The filter's name, such as "CISepiaTone".
    open var name: String
    private var values: [String: Any] = [:]
    private let kind: FilterKind?

    public override init() { (name, kind) = ("", nil) }

    init(_ kind: FilterKind) {
        (name, self.kind) = (kind.name, kind)
        super.init()
        setDefaults()
    }

    /// Creates a filter by name; nil for one that Easel doesn't have, with a warning.
    public convenience init?(name: String) {
        guard let kind = FilterKind.all[name] else {
            SceneNotes.notDrawn("CIFilter(name: \"\(name)\")")
            return nil
        }
        self.init(kind)
    }
    /// Creates a filter by name with inputs by key; nil for one that Easel doesn't have.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }
    /// Creates a filter by name with inputs by key; nil for one that Easel doesn't have.
    public convenience init?(name: String, withInputParameters params: [String: Any]?) { self.init(name: name, parameters: params) }

    /// All inputs, for properties.
    var inputs: FilterInputs { FilterInputs(values: values) }

    /// Sets all inputs with a default to it.
    open func setDefaults() { for (key, value) in kind?.defaults ?? [:] { values[key] = value } }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
    /// The keys of the inputs.
    open var inputKeys: [String] { kind?.inputs ?? [] }
    open var outputKeys: [String] { [kCIOutputImageKey] }
    /// The name and the inputs.
    open var attributes: [String: Any] { ["CIAttributeFilterName": name, "CIAttributeFilterDisplayName": String(name.dropFirst(2))] }
    /// The result; nil while an image is missing.
    open var outputImage: CIImage? {
        guard let kind else { return nil }
        if kind.isUnknown { SceneNotes.notDrawn(name) }
        return kind.apply(inputs)
    }

    /// The names of all filters that Easel has.
    public class func filterNames(inCategory category: String?) -> [String] { FilterKind.all.keys.sorted() }
    public class func filterNames(inCategories categories: [String]?) -> [String] { FilterKind.all.keys.sorted() }
    public class func localizedName(forFilterName filterName: String) -> String? { FilterKind.all[filterName].map { String($0.name.dropFirst(2)) } }
}

/// The inputs of a filter by key, as code's types.
struct FilterInputs {
    let values: [String: Any]

    func number(_ key: String) -> Float {
        switch values[key] {
        case let value as Float: value
        case let value as Double: Float(value)
        case let value as CGFloat: Float(value)
        case let value as Int: Float(value)
        case let value as NSNumber: value.floatValue
        default: 0
        }
    }
    func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }
    func color(_ key: String) -> SIMD4<Float> { (values[key] as? CIColor)?.linear ?? .zero }
    func vector(_ key: String) -> SIMD4<Float>? {
        switch values[key] {
        case let value as CIVector: SIMD4(Float(value.x), Float(value.y), Float(value.z), Float(value.w))
        case let value as CGPoint: SIMD4(Float(value.x), Float(value.y), 0, 0)
        case let value as CGRect: SIMD4(Float(value.minX), Float(value.minY), Float(value.width), Float(value.height))
        default: nil
        }
    }
    func point(_ key: String) -> CGPoint { vector(key).map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) } ?? .zero }
    func rect(_ key: String) -> CGRect? {
        vector(key).map { CGRect(x: CGFloat($0.x), y: CGFloat($0.y), width: CGFloat($0.z), height: CGFloat($0.w)) }
    }
    func text(_ key: String) -> String? { values[key] as? String ?? (values[key] as? NSString).map { String(describing: $0) } }
    func data(_ key: String) -> Data? { values[key] as? Data ?? (values[key] as? NSData).map { Data(referencing: $0) } }
    func transform(_ key: String) -> CGAffineTransform? { values[key] as? CGAffineTransform }
}

/// A filter's name, inputs, and function.
struct FilterKind: @unchecked Sendable {
    let name: String
    let inputs: [String]
    let defaults: [String: Any]
    /// Whether the function changes nothing, because its tables are Apple's.
    let isUnknown: Bool
    let apply: (FilterInputs) -> CIImage?

    init(_ name: String, _ inputs: [String], _ defaults: [String: Any] = [:], isUnknown: Bool = false, apply: @escaping (FilterInputs) -> CIImage?) {
        (self.name, self.inputs, self.defaults, self.isUnknown, self.apply) = (name, inputs, defaults, isUnknown, apply)
    }

    /// All filters by name.
    static let all = Dictionary(uniqueKeysWithValues: (FilterKind.generators + FilterKind.colors + FilterKind.spatial).map { ($0.name, $0) })
}

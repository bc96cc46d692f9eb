import AppleCoreGraphics
import AppleCoreVideo
import Easel
import Foundation

/// The error of a model.
public struct MLModelError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case generic, featureType
        case io = 3
        case customLayer, customModel, update, parameters
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
/// The processors for a model.
public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }
/// The settings of a model.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
    open var computeUnits = MLComputeUnits.all
    open var allowLowPrecisionAccumulationOnGPU = false
    open var modelDisplayName: String?
    public override init() {}
}
/// The settings of a prediction.
open class MLPredictionOptions: NSObject, @unchecked Sendable {
    open var usesCPUOnly = false
    open var outputBackings: [String: Any] = [:]
    public override init() {}
}
/// A model. Easel runs no models: predictions throw.
open class MLModel: NSObject, @unchecked Sendable {
    public let configuration: MLModelConfiguration
    /// A model whose class was made from its file. For the library only.
    public init(_described configuration: MLModelConfiguration) { self.configuration = configuration }
    /// - Throws: `MLModelError` if there is no file.
    public convenience init(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw MLModelError(.io) }
        self.init(_described: configuration)
    }
    /// Returns the model's own file: Easel compiles no models.
    open class func compileModel(at modelURL: URL) throws -> URL { modelURL }
    open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> MLModel {
        try MLModel(contentsOf: url, configuration: configuration)
    }
    open var modelDescription: MLModelDescription { MLModelDescription() }
    open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
}
/// The description of a model.
open class MLModelDescription: NSObject, @unchecked Sendable {
    override init() {}
    open var predictedFeatureName: String? { nil }
    open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var classLabels: [Any]? { nil }
    open var metadata: [MLModelMetadataKey: Any] { [:] }
}
/// The form of a value of a model.
open class MLFeatureDescription: NSObject, @unchecked Sendable {
    override init() {}
    open var name: String { "" }
    open var type: MLFeatureType { .invalid }
    open var isOptional: Bool { false }
}
/// The name of a fact about a model.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
    public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
    public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
    public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
    public static let creatorDefinedKey = MLModelMetadataKey(rawValue: "MLModelCreatorDefinedKey")
}
/// The kind of a value.
public enum MLFeatureType: Int, Sendable { case invalid, int64, double, string, image, multiArray, dictionary }
/// A value for a model.
open class MLFeatureValue: NSObject, @unchecked Sendable {
    private let value: Any
    public let type: MLFeatureType
    private init(_ value: Any, _ type: MLFeatureType) { (self.value, self.type) = (value, type) }
    public convenience init(int64 value: Int64) { self.init(value, .int64) }
    public convenience init(double value: Double) { self.init(value, .double) }
    public convenience init(string value: String) { self.init(value, .string) }
    public convenience init(multiArray value: MLMultiArray) { self.init(value, .multiArray) }
    public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(value, .image) }
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws { self.init(value, .dictionary) }
    public convenience init(undefined type: MLFeatureType) { self.init(NSNull(), type) }
    public convenience init(cgImage: CGImage, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: UInt32, options: [String: Any]? = nil) throws {
        self.init(cgImage, .image)
    }
    open var imageBufferValue: CVPixelBuffer? { value as? CVPixelBuffer }
    open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
    open var isUndefined: Bool { value is NSNull }
    open var int64Value: Int64 { value as? Int64 ?? 0 }
    open var doubleValue: Double { value as? Double ?? 0 }
    open var stringValue: String { value as? String ?? "" }
    open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
}
/// Values for a model by name.
public protocol MLFeatureProvider {
    var featureNames: Set<String> { get }
    func featureValue(for featureName: String) -> MLFeatureValue?
}
/// Values for a model in a dictionary.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
    private let values: [String: MLFeatureValue]
    /// - Throws: `MLModelError` for a value of another type.
    public init(dictionary: [String: Any]) throws {
        var values: [String: MLFeatureValue] = [:]
        for (key, value) in dictionary {
            switch value {
            case let value as MLFeatureValue: values[key] = value
            case let value as String: values[key] = MLFeatureValue(string: value)
            case let value as Int: values[key] = MLFeatureValue(int64: Int64(value))
            case let value as Double: values[key] = MLFeatureValue(double: value)
            case let value as MLMultiArray: values[key] = MLFeatureValue(multiArray: value)
            default: throw MLModelError(.featureType)
            }
        }
        self.values = values
    }
    open var featureNames: Set<String> { Set(values.keys) }
    open func featureValue(for featureName: String) -> MLFeatureValue? { values[featureName] }
}
/// The type of an array's numbers.
public enum MLMultiArrayDataType: Int, Sendable {
    case double = 65600
    case float32 = 65568
    case int32 = 131104
}
/// Numbers in several dimensions.
open class MLMultiArray: NSObject, @unchecked Sendable {
    public let shape: [NSNumber]
    public let dataType: MLMultiArrayDataType
    private var numbers: [Double]
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        (self.shape, self.dataType) = (shape, dataType)
        numbers = Array(repeating: 0, count: shape.reduce(1) { $0 * max(0, $1.intValue) })
    }
    open var count: Int { numbers.count }
    open var strides: [NSNumber] {
        var (result, step): ([NSNumber], Int) = ([], 1)
        for side in shape.reversed() {
            result.insert(NSNumber(value: step), at: 0)
            step *= side.intValue
        }
        return result
    }
    open subscript(idx: Int) -> NSNumber {
        get { NSNumber(value: numbers[idx]) }
        set { numbers[idx] = newValue.doubleValue }
    }
    open subscript(key: [NSNumber]) -> NSNumber {
        get { self[zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }] }
        set { self[zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }] = newValue }
    }
}

import Foundation

/// The classes of a module's Core ML models, as Xcode generates them from `.mlmodel` and `.mlpackage`.
///
/// Only the description of a model is read: the names and types of its inputs and outputs. The format is that of Apple's published `Model.proto` and
/// `FeatureTypes.proto`. Easel runs no models, so predictions throw.
enum LearnedModelSource {
    /// An input or an output.
    struct Feature: Equatable {
        /// The kind of a feature, by its number in `FeatureTypes.proto`.
        enum Kind: Int {
            case int64 = 1
            case double, string, image, multiArray, dictionary, sequence
        }
        let name: String
        let kind: Kind
        /// Whether the keys of a dictionary are texts.
        let hasTextKeys: Bool
        /// The name as an identifier, which no other feature of the class has.
        var identifier = ""

        /// The name as a literal.
        var literal: String { LearnedModelSource.literal(name) }
        var type: String {
            switch kind {
            case .int64: "Int64"
            case .double: "Double"
            case .string: "String"
            case .image: "CVPixelBuffer"
            case .multiArray: "MLMultiArray"
            case .dictionary: hasTextKeys ? "[String: Double]" : "[Int64: Double]"
            case .sequence: "MLFeatureValue"
            }
        }
        /// An expression for the value of the property as a feature.
        var wrapped: String {
            switch kind {
            case .int64: "MLFeatureValue(int64: \(identifier))"
            case .double: "MLFeatureValue(double: \(identifier))"
            case .string: "MLFeatureValue(string: \(identifier))"
            case .image: "MLFeatureValue(pixelBuffer: \(identifier))"
            case .multiArray: "MLFeatureValue(multiArray: \(identifier))"
            case .dictionary:
                "try? MLFeatureValue(dictionary: Dictionary(uniqueKeysWithValues: \(identifier).map { (AnyHashable($0.key), NSNumber(value: $0.value)) }))"
            case .sequence: identifier
            }
        }
        /// An expression for a feature of the output as a value.
        var unwrapped: String {
            let value = "_provider.featureValue(for: \(literal))!"
            switch kind {
            case .int64: return "\(value).int64Value"
            case .double: return "\(value).doubleValue"
            case .string: return "\(value).stringValue"
            case .image: return "\(value).imageBufferValue!"
            case .multiArray: return "\(value).multiArrayValue!"
            case .dictionary:
                let key = hasTextKeys ? "String" : "Int64"
                return "\(value).dictionaryValue.reduce(into: [:]) { if let key = $1.key as? \(key) { $0[key] = $1.value.doubleValue } }"
            case .sequence: return value
            }
        }
    }

    /// The interface of a model.
    struct Interface: Equatable {
        var inputs: [Feature] = []
        var outputs: [Feature] = []
    }

    static let endings: Set<String> = ["mlmodel", "mlpackage"]

    /// Returns the declarations for the models of a module; empty if it has none.
    static func source(for module: SwiftSource.Module) -> String {
        var names: Set<String> = []
        let models = module.resources.filter { endings.contains(ResourceFiles.ending(of: $0)) }.compactMap { path -> String? in
            guard let data = specification(path), let interface = interface(in: data) else { return nil }
            let stem = ResourceFiles.stem(of: path)
            let name = identifier(stem)
            return names.insert(name).inserted ? declaration(name, resource: stem, interface) : nil
        }
        return models.isEmpty ? "" : "import CoreML\nimport CoreVideo\nimport Foundation\n" + models.joined()
    }

    private static func specification(_ path: String) -> Data? {
        let file = ResourceFiles.ending(of: path) == "mlpackage" ? "\(path)/Data/\(root(of: path))" : path
        return ProjectFiles.around(file).mapped(file)
    }

    /// Returns the path of a package's model inside its data, from the manifest.
    private static func root(of package: String) -> String {
        let usual = "com.apple.CoreML/model.mlmodel"
        guard let data = ProjectFiles.around(package).contents("\(package)/Manifest.json", limit: 1 << 20),
            let manifest = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any], let root = manifest["rootModelIdentifier"] as? String,
            let entries = manifest["itemInfoEntries"] as? [String: Any], let path = (entries[root] as? [String: Any])?["path"] as? String,
            !path.split(separator: "/").contains("..")
        else { return usual }
        return path
    }

    /// Returns a name with the letters of an identifier that is not a keyword.
    static func identifier(_ name: String) -> String {
        let text = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" })
        if text.allSatisfy({ $0 == "_" }) { return "value\(text)" }
        return text.first?.isNumber == true || keywords.contains(text) ? "_\(text)" : text
    }

    private static let keywords: Set<String> = [
        "Any", "Self", "Type", "Protocol", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
        "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "model", "featureNames", "featureValue",
    ]

    /// Returns a text as a literal of Swift.
    static func literal(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar in
            scalar == "\"" || scalar == "\\" || !scalar.isASCII || scalar.value < 32 || scalar.value == 127
                ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
        return "\"\(scalars.joined())\""
    }

    // MARK: - The file

    /// Returns the interface in a model's file; nil for a file of another format.
    static func interface(in file: Data) -> Interface? {
        guard let description = ProtocolBuffer(file).fields(2).first else { return nil }
        let message = ProtocolBuffer(description)
        let result = Interface(inputs: named(message.fields(1).compactMap(feature)), outputs: named(message.fields(10).compactMap(feature)))
        return result.inputs.isEmpty && result.outputs.isEmpty ? nil : result
    }

    /// Returns the features with identifiers that differ from each other.
    private static func named(_ features: [Feature]) -> [Feature] {
        var used: Set<String> = []
        return features.map { feature in
            var feature = feature
            let base = identifier(feature.name)
            feature.identifier = base
            var number = 2
            while !used.insert(feature.identifier).inserted {
                feature.identifier = "\(base)_\(number)"
                number += 1
            }
            return feature
        }
    }

    private static func feature(_ data: Data) -> Feature? {
        let message = ProtocolBuffer(data)
        guard let name = message.fields(1).first, let type = message.fields(3).first else { return nil }
        let parts = ProtocolBuffer(type)
        guard let kind = (1...7).first(where: { !parts.fields($0).isEmpty }).flatMap(Feature.Kind.init) else { return nil }
        let keys = kind == .dictionary ? parts.fields(kind.rawValue).first.map { ProtocolBuffer($0).fields(2) } ?? [] : []
        return Feature(name: String(decoding: name, as: UTF8.self), kind: kind, hasTextKeys: !keys.isEmpty)
    }

    // MARK: - The source

    private static func declaration(_ name: String, resource: String, _ interface: Interface) -> String {
        let parameters = interface.inputs.map { "\($0.identifier): \($0.type)" }.joined(separator: ", ")
        let arguments = interface.inputs.map { "\($0.identifier): \($0.identifier)" }.joined(separator: ", ")
        return provider(
            "\(name)Input", interface.inputs,
            body: """
                    public init(\(parameters)) {
                \(interface.inputs.map { "        self.\($0.identifier) = \($0.identifier)\n" }.joined())    }
                """) + output("\(name)Output", interface.outputs) + """

                public class \(name) {
                    public let model: MLModel
                    public class var urlOfModelInThisBundle: URL {
                        Bundle.main.url(forResource: \(literal(resource)), withExtension: "mlmodelc") ?? URL(fileURLWithPath: "\(name).mlmodelc")
                    }
                    public init(model: MLModel) { self.model = model }
                    public convenience init(configuration: MLModelConfiguration = MLModelConfiguration()) throws {
                        self.init(model: MLModel(_described: configuration))
                    }
                    public convenience init() { self.init(model: MLModel(_described: MLModelConfiguration())) }
                    public convenience init(contentsOf modelURL: URL, configuration: MLModelConfiguration = MLModelConfiguration()) throws {
                        try self.init(model: MLModel(contentsOf: modelURL, configuration: configuration))
                    }
                    public class func load(
                        configuration: MLModelConfiguration = MLModelConfiguration(), completionHandler handler: @escaping (Swift.Result<\(name), Error>) -> Void
                    ) { handler(Swift.Result { try \(name)(configuration: configuration) }) }
                    public class func load(configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> \(name) {
                        try \(name)(configuration: configuration)
                    }
                    public func prediction(input: \(name)Input, options: MLPredictionOptions = MLPredictionOptions()) throws -> \(name)Output {
                        \(name)Output(features: try model.prediction(from: input))
                    }
                    public func predictions(inputs: [\(name)Input], options: MLPredictionOptions = MLPredictionOptions()) throws -> [\(name)Output] {
                        try inputs.map { try prediction(input: $0) }
                    }
                    public func prediction(\(parameters)) throws -> \(name)Output { try prediction(input: \(name)Input(\(arguments))) }
                }

                """
    }

    private static func provider(_ name: String, _ features: [Feature], body: String) -> String {
        """

        public class \(name): MLFeatureProvider {
        \(features.map { "    public var \($0.identifier): \($0.type)\n" }.joined())\(body)
            public var featureNames: Set<String> { [\(features.map(\.literal).joined(separator: ", "))] }
            public func featureValue(for featureName: String) -> MLFeatureValue? {
                switch featureName {
        \(features.map { "        case \($0.literal): return \($0.wrapped)\n" }.joined())        default: return nil
                }
            }
        }

        """
    }

    private static func output(_ name: String, _ features: [Feature]) -> String {
        """

        public class \(name): MLFeatureProvider {
            private let _provider: any MLFeatureProvider
        \(features.map { "    public lazy var \($0.identifier): \($0.type) = { self.\($0.unwrapped) }()\n" }.joined())    public init(features: any MLFeatureProvider) { _provider = features }
            public var featureNames: Set<String> { _provider.featureNames }
            public func featureValue(for featureName: String) -> MLFeatureValue? { _provider.featureValue(for: featureName) }
        }

        """
    }
}

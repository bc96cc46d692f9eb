/// What a `Package.swift` declares, as far as its text tells without running it.
public struct ManifestFact: Codable, Equatable, Sendable {
    public struct Target: Codable, Equatable, Sendable {
        public var name: String
        /// The function that declares it, such as `target` or `executableTarget`.
        public var kind: String
        public var path: String?
        /// The files and folders below its folder that it consists of; empty for all.
        public var sources: [String] = []
        public var exclude: [String] = []
        /// The resources that are copied as they are.
        public var copied: [String] = []

        public init(name: String, kind: String) { (self.name, self.kind) = (name, kind) }
    }

    /// Another package.
    public struct Package: Codable, Equatable, Sendable {
        public var path: String?
        public var url: String?

        public init(path: String?, url: String?) { (self.path, self.url) = (path, url) }
    }

    public var targets: [Target] = []
    public var packages: [Package] = []
    /// The package that provides a product, from `.product(name:package:)`.
    public var packagesOfProducts: [String: String] = [:]
    /// The platforms that it names, such as `iOS`.
    public var platforms: [String] = []
    /// The modes of the language that it names, such as `v5`.
    public var languageModes: [String] = []
    public var isMainActorByDefault = false
    /// The features of later versions of the language that it names.
    public var features: [String] = []

    public init() {}
}

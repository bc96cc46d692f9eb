import Foundation

/// A version of a schema.
public protocol VersionedSchema: SendableMetatype {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}
/// A step from one version of a schema to the next. Containers begin empty, so steps have no effect.
public enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) throws -> Void)?,
        didMigrate: ((ModelContext) throws -> Void)?)
}
/// The steps between the versions of a schema. Containers begin empty, so steps have no effect.
public protocol SchemaMigrationPlan: SendableMetatype {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}
extension ModelContainer {
    /// Creates an empty container. A plan has no effect.
    public convenience init(for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)?, configurations: [ModelConfiguration] = []) throws {
        try self.init(for: schema, configurations: configurations)
    }
    /// Creates an empty container. A plan has no effect.
    public convenience init(for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)?, configurations: ModelConfiguration...) throws {
        try self.init(for: schema, configurations: configurations)
    }
    /// Creates an empty container. A plan has no effect.
    public convenience init(for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)?, configurations: ModelConfiguration...)
        throws
    { try self.init(for: Schema(types), configurations: configurations) }
}

import Foundation
import SwiftFacts

/// The classes of a module's data models, as Xcode generates them from `.xcdatamodeld`.
enum DataModelSource {
    /// An entity of a model.
    struct Entity {
        /// A property of an entity.
        struct Property {
            let name: String
            let tag: [String: String]
            let isRelationship: Bool
            var isOptional: Bool { tag["optional"] == "YES" }
            var isToMany: Bool { tag["toMany"] == "YES" }
        }
        let tag: [String: String]
        var properties: [Property] = []
        var name: String { tag["name"] ?? "" }
        var className: String { tag["representedClassName"].map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? "NSManagedObject" }
    }

    /// Returns the declarations for the models of a module; empty if it has none.
    static func source(for module: SwiftSource.Module) -> String {
        let models = module.resources.filter { ResourceFiles.ending(of: $0).hasPrefix("xcdatamodel") }.compactMap(contents)
        let entities = models.flatMap(entities)
        guard !entities.isEmpty else { return "" }
        let classes = Dictionary(entities.map { ($0.name, $0.className) }) { first, _ in first }
        return "import CoreData\nimport Foundation\n" + entities.map { declaration($0, classes, Self.identified(in: module.files)) }.joined()
            + container(entities)
    }

    /// Returns the text of a model's current version.
    private static func contents(_ path: String) -> String? {
        let project = ProjectFiles.around(path)
        if ResourceFiles.ending(of: path) == "xcdatamodel" { return project.text("\(path)/contents") }
        let versions = project.names(path).filter { $0.hasSuffix(".xcdatamodel") }
        let note = project.text("\(path)/.xccurrentversion") ?? ""
        guard let version = versions.first(where: { note.contains("<string>\($0)</string>") }) ?? versions.last else { return nil }
        return project.text("\(path)/\(version)/contents")
    }

    /// Returns the entities of a model's XML text.
    static func entities(in text: String) -> [Entity] {
        var entities: [Entity] = []
        for match in text.matches(of: #/<(/?)(entity|attribute|relationship|elements)\b([^>]*)>/#) {
            let tag = Dictionary(
                match.3.matches(of: #/([A-Za-z]+)="([^"]*)"/#).map { (String($0.1), unescaped(String($0.2))) }, uniquingKeysWith: { first, _ in first })
            switch (String(match.1), String(match.2)) {
            case ("", "entity"): entities.append(Entity(tag: tag))
            case ("", "elements"): return entities
            case ("", let kind) where !entities.isEmpty:
                guard let name = tag["name"] else { continue }
                entities[entities.count - 1].properties.append(Entity.Property(name: name, tag: tag, isRelationship: kind == "relationship"))
            default: continue
            }
        }
        return entities
    }

    private static func unescaped(_ text: String) -> String {
        text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"").replacing("&apos;", with: "'").replacing(
            "&amp;", with: "&")
    }

    private static func type(_ property: Entity.Property, _ classes: [String: String]) -> String {
        if property.isRelationship {
            if property.isToMany { return property.tag["ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?" }
            return (classes[property.tag["destinationEntity"] ?? ""] ?? "NSManagedObject") + "?"
        }
        let isScalar = property.tag["usesScalarValueType"] == "YES"
        func scalar(_ name: String) -> String { isScalar ? name : "NSNumber?" }
        switch property.tag["attributeType"] ?? "" {
        case "String": return "String?"
        case "Integer 16": return scalar("Int16")
        case "Integer 32": return scalar("Int32")
        case "Integer 64": return scalar("Int64")
        case "Double": return scalar("Double")
        case "Float": return scalar("Float")
        case "Boolean": return scalar("Bool")
        case "Date": return isScalar ? "TimeInterval" : "Date?"
        case "UUID": return "UUID?"
        case "URI": return "URL?"
        case "Binary": return "Data?"
        case "Decimal": return "NSDecimalNumber?"
        default: return (property.tag["customClassName"] ?? "NSObject") + "?"
        }
    }

    private static func declaration(_ entity: Entity, _ classes: [String: String], _ identified: Set<String>) -> String {
        // Without a kind, the source has the class itself.
        guard let kind = entity.tag["codeGenerationType"], entity.className != "NSManagedObject" else { return "" }
        let parent = entity.tag["parentEntity"].flatMap { classes[$0] } ?? "NSManagedObject"
        var text = kind == "class" ? "\npublic class \(entity.className): \(parent) {}\n" : ""
        text += "\nextension \(entity.className) {\n"
        text += "    public class func fetchRequest() -> NSFetchRequest<\(entity.className)> { NSFetchRequest(entityName: \"\(entity.name)\") }\n"
        for property in entity.properties {
            let name = property.name
            text += "    public var \(name): \(type(property, classes)) { get { _managed(\"\(name)\") } set { _setManaged(newValue, \"\(name)\") } }\n"
            guard property.isRelationship, property.isToMany else { continue }
            let (title, destination) = (name.prefix(1).uppercased() + name.dropFirst(), classes[property.tag["destinationEntity"] ?? ""] ?? "NSManagedObject")
            let set = property.tag["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
            for verb in ["addTo", "removeFrom"] {
                text += "    public func \(verb)\(title)(_ value: \(destination)) { _changeManaged(\"\(verb)\(title)\", value) }\n"
                text += "    public func \(verb)\(title)(_ values: \(set)) { _changeManaged(\"\(verb)\(title)\", values) }\n"
            }
        }
        text += "}\n"
        // An attribute `id` is the identity.
        if entity.tag["parentEntity"] == nil, kind == "class", !identified.contains(entity.className) {
            text += "extension \(entity.className): Identifiable {}\n"
        }
        return text
    }

    /// Returns the types that a module's extensions declare as `Identifiable`, as projects did before Xcode declared it.
    private static func identified(in files: [SwiftSource.File]) -> Set<String> {
        Set(files.flatMap { $0.facts.declarations.filter { $0.kind == .extension && $0.inherits(from: "Identifiable") }.map(\.shortName) })
    }

    /// Returns containers that know the module's entities; they shadow those of CoreData.
    private static func container(_ entities: [Entity]) -> String {
        func literal(_ text: String) -> String { "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\"" }
        let list = entities.map { entity in
            let properties = entity.properties.map { property in
                let values = [
                    "destinationEntity", "inverseName", "deletionRule", "attributeType", "defaultValueString", "defaultDateTimeInterval", "toMany", "ordered",
                    "usesScalarValueType",
                ]
                .compactMap { key in property.tag[key].map { "\(literal(key)): \(literal($0))" } }
                return "            \(literal(property.name)): [\(values.isEmpty ? ":" : values.joined(separator: ", "))],\n"
            }
            let body = properties.isEmpty ? "[:]" : "[\n\(properties.joined())        ]"
            let parent = entity.tag["parentEntity"].map { ", parent: \(literal($0))" } ?? ""
            return "        NSEntityDescription(_name: \(literal(entity.name)), type: \(entity.className).self\(parent), properties: \(body)),\n"
        }
        return """

            nonisolated private func __easelDataModel() {
                NSEntityDescription._register([
            \(list.joined())    ])
            }
            open class NSPersistentContainer: CoreData.NSPersistentContainer, @unchecked Sendable {
                public override init(name: String, managedObjectModel: NSManagedObjectModel) {
                    __easelDataModel()
                    super.init(name: name, managedObjectModel: managedObjectModel)
                }
                public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }
            }
            open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

            """
    }
}

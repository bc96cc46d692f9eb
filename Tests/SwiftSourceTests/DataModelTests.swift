import Foundation
import Testing

@testable import SwiftSource

/// The classes of a data model.
struct DataModelTests {
    @Test func entitiesAreReadFromXML() {
        let text = """
            <model><entity name="Item" representedClassName="Item" codeGenerationType="class">
                <attribute name="name" optional="YES" attributeType="String" defaultValueString="a &amp; b"/>
                <relationship name="list" maxCount="1" destinationEntity="List" inverseName="items"/>
            </entity>
            <entity name="List" representedClassName=".Basket"><relationship name="items" toMany="YES" destinationEntity="Item"/></entity>
            <elements><element name="Item" width="128"/></elements></model>
            """
        let entities = DataModelSource.entities(in: text)
        #expect(entities.map(\.name) == ["Item", "List"] && entities.map(\.className) == ["Item", "Basket"])
        #expect(entities[0].properties.map(\.name) == ["name", "list"] && entities[0].properties.map(\.isRelationship) == [false, true])
        #expect(entities[0].properties[0].tag["defaultValueString"] == "a & b" && entities[1].properties[0].isToMany)
    }

    @Test func anIdentityThatTheSourceDeclaresIsNotDeclaredAgain() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "DataModelTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let model = folder.appending(path: "Model.xcdatamodeld/Model.xcdatamodel")
        try FileManager.default.createDirectory(at: model, withIntermediateDirectories: true)
        let text = ["Item", "List"].map { "<entity name=\"\($0)\" representedClassName=\"\($0)\" codeGenerationType=\"class\"></entity>" }
        try Data(("<model>" + text.joined() + "</model>").utf8).write(to: model.appending(path: "contents"))
        try Data("import Foundation\nextension Item: Hashable, Identifiable { var id: Int { 1 } }\nextension List { }".utf8)
            .write(to: folder.appending(path: "Item.swift"))
        let module = try #require(try SwiftSource(path: folder.path).modules.last)
        let declared = DataModelSource.source(for: module)
        #expect(declared.contains("extension List: Identifiable") && !declared.contains("extension Item: Identifiable"))
    }
}

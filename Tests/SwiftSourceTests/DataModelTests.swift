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
}

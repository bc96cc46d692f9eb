import AppleUniformTypeIdentifiers
import Testing

/// Types of files.
struct UniformTypeTests {
    @Test func typesConform() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
        #expect(UTType.swiftSource.conforms(to: .sourceCode) && UTType.swiftSource.isSubtype(of: .text))
        #expect(UTType.image.isSupertype(of: .heic) && !UTType.image.isSupertype(of: .image))
        #expect(UTType(exportedAs: "com.example.note", conformingTo: .json).conforms(to: .text))
    }

    @Test func typesHaveTags() throws {
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "image/png") == .png)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.json.preferredMIMEType == "application/json")
        #expect(UTType("com.adobe.pdf") == .pdf && UTType("") == nil && UTType("no type") == nil)
    }

    @Test func anUnknownExtensionIsATypeOfItsOwn() throws {
        let type = try #require(UTType(filenameExtension: "gpx"))
        #expect(type.isDynamic && type.preferredFilenameExtension == "gpx" && type.conforms(to: .data))
        #expect(type.identifier.hasPrefix("dyn.ah62d4rv4ge8"))
        #expect(UTType(filenameExtension: "gpx", conformingTo: .xml)?.conforms(to: .text) == true)
    }
}

import Display
import Foundation
import PNGCodec
import Testing

@testable import ImageCodec

/// Asset catalogs: nested groups, namespaces, and variants.
struct AssetCatalogTests {
    private let folder: String

    init() throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "easel-assets-\(UUID().uuidString)")
        folder = place.path
        func write(_ path: String, _ data: Data) throws {
            let file = place.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        func pixel(_ color: UInt32, width: Int = 2) -> Data {
            Data(PNGEncoder.encode(Pixmap(width: width, height: 2, pixels: [UInt32](repeating: color, count: width * 2))))
        }
        try write("A.xcassets/Icons/Contents.json", Data(#"{"properties":{"provides-namespace":true}}"#.utf8))
        try write("A.xcassets/Icons/star.imageset/a.png", pixel(0xFFFF_0000))
        try write("A.xcassets/Icons/star.imageset/a@2x.png", pixel(0xFF00_FF00, width: 4))
        try write("A.xcassets/Icons/star.imageset/dark@2x.png", pixel(0xFF00_00FF, width: 6))
        try write(
            "A.xcassets/Icons/star.imageset/Contents.json",
            Data(
                """
                {"images":[{"idiom":"universal","scale":"1x","filename":"a.png"},{"idiom":"universal","scale":"2x","filename":"a@2x.png"},
                {"idiom":"universal","scale":"2x","filename":"dark@2x.png","appearances":[{"appearance":"luminosity","value":"dark"}]},
                {"idiom":"universal","scale":"3x"}],"properties":{"template-rendering-intent":"template"}}
                """.utf8))
        try write("A.xcassets/vector.imageset/v.svg", Data(#"<svg width="8" height="4"/>"#.utf8))
        try write("A.xcassets/vector.imageset/Contents.json", Data(#"{"images":[{"idiom":"universal","filename":"v.svg"}]}"#.utf8))
        try write("A.xcassets/own.symbolset/Contents.json", Data(#"{"symbols":[{"filename":"s.svg","idiom":"universal"}]}"#.utf8))
        // An em has 100 units.
        let template = """
            <svg width="400" height="400"><style>.x { fill: none }</style><g id="Guides"><line id="Baseline-M" x2="400" y1="170.459" y2="170.459"/>
            <path id="Capline-M" d="M0 100H400"/><line id="left-margin-Regular-M" x1="40" x2="40" y2="9"/><line id="right-margin-Regular-M" x1="140" x2="140" y2="9"/>
            </g><g id="Symbols"><g id="Regular-M" transform="translate(50 110.2295)"><path class="x" d="M0 0h80v50h-80z"/></g>
            <g id="Black-M" transform="translate(50 110.2295)"><path class="x" d="M0 0h80v100h-80z"/></g></g></svg>
            """
        try write("A.xcassets/own.symbolset/s.svg", Data(template.utf8))
        try write(
            "B.xcassets/Group/Deep/Brand.colorset/Contents.json",
            Data(
                """
                {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0xFF","green":"0.5","blue":"51","alpha":"0.5"}}},
                {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"platform":"ios","reference":"systemBlueColor"}},
                {"idiom":"ipad","color":{"color-space":"gray-gamma-22","components":{"white":"1.0","alpha":"1"}}}]}
                """.utf8))
        try write("B.xcassets/note.dataset/n.txt", Data("hello".utf8))
        try write(
            "B.xcassets/note.dataset/Contents.json",
            Data(#"{"data":[{"idiom":"universal","filename":"n.txt","universal-type-identifier":"public.text"}]}"#.utf8))
        try write("loose@2x.png", pixel(0xFFFF_FFFF))
    }

    @Test func imagesAreFoundByNamespaceAppearanceAndScale() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let assets = AppAssets(folder: folder, sourceFolder: folder)
        let light = try assets.image(AssetRequest("Icons/star", displayScale: 2))
        #expect(light.pixmap.width == 4 && light.scale == 2 && light.isTemplate)
        #expect(try assets.image(AssetRequest("Icons/star", displayScale: 1)).scale == 1)
        #expect(try assets.image(AssetRequest("Icons/star", displayScale: 3, scheme: .dark)).pixmap.width == 6)
        #expect(try assets.image(AssetRequest("loose", displayScale: 3)).scale == 2)
        let drawing = try assets.image(AssetRequest("vector", displayScale: 3))
        #expect(drawing.pixmap.width == 24 && drawing.pixmap.height == 12 && drawing.scale == 3)
        let symbol = try assets.image(AssetRequest("own"))
        #expect(symbol.isTemplate && symbol.size == CGSize(width: 17, height: 8.5))
        #expect(symbol.symbol.map { abs($0.center - 4.25) < 1e-9 && $0.em == 17 } == true)
        // A weight between two that the file has lies between their outlines.
        func height(_ weight: Int) throws -> CGFloat {
            var request = AssetRequest("own")
            request.weight = weight
            return try assets.image(request).size.height
        }
        #expect(try [100, 400, 900].map(height) == [8.5, 8.5, 17])
        #expect(try abs(height(650) - 12.75) < 0.1)
        #expect(throws: ImageError.self) { try assets.image(AssetRequest("star")) }
    }

    @Test func catalogsBesideASourceHaveDrawings() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let place = URL(filePath: folder).appending(path: "A.xcassets/words.imageset")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(#"<svg width="8" height="4"><text>a</text></svg>"#.utf8).write(to: place.appending(path: "w.svg"))
        try Data(#"{"images":[{"idiom":"universal","filename":"w.svg"}]}"#.utf8).write(to: place.appending(path: "Contents.json"))
        let images = ImageFolder(folder)
        let image = try images.image(named: "words", displayScale: 2)
        #expect(image.size == CGSize(width: 8, height: 4) && image.scale == 2)
        #expect(image.omission == #"image "words" (w.svg): texts are not drawn"#)
        let asset = try AppAssets(folder: folder, sourceFolder: folder).image(AssetRequest("words", displayScale: 2))
        #expect(asset.omission == image.omission)
    }

    @Test func colorsHaveAllNotationsAndReferences() {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let assets = AppAssets(folder: folder, sourceFolder: folder)
        #expect(assets.color(AssetRequest("Brand")) == ResolvedColor(red: 1, green: 0.5, blue: 0.2, opacity: 0.5))
        let blue = SystemColor.blue.resolve(scheme: .dark, contrast: .standard, palette: .standard)
        #expect(assets.color(AssetRequest("Brand", scheme: .dark)) == blue)
        #expect(assets.color(AssetRequest("Brand", isTablet: true)) == ResolvedColor(red: 1, green: 1, blue: 1, opacity: 1))
        #expect(assets.color(AssetRequest("Other")) == nil)
        #expect(assets.data(named: "note", bundle: nil)?.bytes == Array("hello".utf8))
        let names = AssetCatalogs.names(inCatalog: "\(folder)/A.xcassets", OwnFiles())
        #expect(names.images == ["Icons/star", "vector"] && names.symbols == ["own"])
    }
}

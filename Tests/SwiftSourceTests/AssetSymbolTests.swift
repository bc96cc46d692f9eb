import Testing

@testable import SwiftSource

/// The Swift names of assets, as Xcode makes them.
struct AssetSymbolTests {
    @Test(arguments: [
        ("AccentColor", "accent"), ("brand-blue", "brandBlue"), ("Brand Blue", "brandBlue"), ("brand_blue2", "brandBlue2"), ("URLIcon", "urlIcon"),
        ("ID", "id"), ("24px", "_24px"), ("Color", "color"), ("color.red", "colorRed"), ("primaryColor", "primary"), ("ÄrgerColor", "ärger"),
    ])
    func symbolsAreCamelCaseWithoutTheSuffix(name: String, symbol: String) {
        #expect(AssetSymbols.symbol(name, removing: "Color") == symbol)
    }

    @Test func groupsAreTypes() {
        #expect(AssetSymbols.symbol("my icons", isType: true) == "MyIcons")
    }
}

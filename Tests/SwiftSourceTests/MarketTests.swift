import Commands
import Foundation
import FramePipeline
import Testing

@testable import SwiftSource

/// The workspace of two apps and three local packages in `Tests/Fixtures/Market`.
struct MarketTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures/Market").standardized.path

    private static func source(_ name: String, view: String? = nil, target: String? = nil) throws -> SwiftSource {
        var selection = SourceSelection(path: name.isEmpty ? folder : "\(folder)/\(name)", target: target)
        // The repository of these tests isn't part of them.
        (selection.root, selection.view) = (folder, view)
        return try SwiftSource(selection, for: CompilationTarget())
    }

    @Test(arguments: [
        ("Apps/Stall/Stall/Views/FruitRow.swift", ["Palette", "Produce", "Stall"]),
        ("Apps/Back Office/Sources/OrdersView.swift", ["Palette", "Plots", "Produce", "Back_Office"]),
        ("Packages/Plots/Sources/Plots/CountPlot.swift", ["Palette", "Plots"]), ("Packages/Produce/Sources/Produce/Fruit.swift", ["Produce"]),
        ("Apps/Stall", ["Palette", "Produce", "Stall"]), ("Apps/Back Office/BackOffice.xcodeproj", ["Palette", "Plots", "Produce", "Back_Office"]),
    ])
    func filesBelongToTheirModules(_ name: String, _ modules: [String]) throws {
        #expect(try Self.source(name).modules.map(\.name) == modules)
    }

    @Test func onlyAChoiceBetweenTheAppsIsAnError() throws {
        let lines = [
            "'\(Self.folder)/Apps/Back Office/BackOffice.xcodeproj' --target 'Back Office'", "\(Self.folder)/Apps/Stall/Stall.xcodeproj --target Stall",
        ]
        for (name, order) in [("", [1, 0]), ("/Market.xcworkspace", [1, 0])] {
            let path = Self.folder + name
            let message =
                "\(path): any of 2 apps could be meant; choose one with its command:\n" + order.map { "  render \(lines[$0])" }.joined(separator: "\n")
            #expect(throws: SwiftSourceError("render: \(message)", isPrefixed: false)) { try SwiftSource(path: path) }
        }
        #expect(try Self.source("", target: "backoffice").modules.last?.name == "Back_Office")
    }

    @Test func aViewOfAPackageIsFound() throws {
        #expect(try Self.source("Apps/Back Office", view: "Swatch").modules.map(\.name) == ["Palette"])
    }
}

// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Ledger",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Ledger", targets: ["Ledger"])],
    dependencies: [.package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.18.0")],
    targets: [
        .target(name: "Ledger"),
        .testTarget(name: "LedgerTests", dependencies: ["Ledger", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")]),
        .testTarget(
            name: "LedgerPreviewTests", dependencies: ["Ledger", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)

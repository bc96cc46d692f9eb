// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Recipes",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Recipes", targets: ["Recipes"])],
    dependencies: [
        .package(path: "../DesignKit"),
        .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.18.0"),
    ],
    targets: [
        .target(name: "Recipes", dependencies: ["DesignKit"]),
        .testTarget(
            name: "RecipesTests",
            dependencies: ["Recipes", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")],
            exclude: ["__Snapshots__"]
        ),
    ]
)

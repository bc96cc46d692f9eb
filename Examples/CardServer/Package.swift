// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "CardServer",
    dependencies: [
        .package(name: "Easel", path: "../.."),
        // The server: HTTP on SwiftNIO, with limits for connections and idle time.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    ],
    targets: [
        .executableTarget(
            name: "CardServer",
            dependencies: [
                .product(name: "Easel", package: "Easel"), .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(
            name: "CardServerTests", dependencies: ["CardServer", .product(name: "HummingbirdTesting", package: "hummingbird")]),
    ]
)

// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Produce", platforms: [.iOS(.v17)], products: [.library(name: "Produce", targets: ["Produce"])], targets: [.target(name: "Produce")])

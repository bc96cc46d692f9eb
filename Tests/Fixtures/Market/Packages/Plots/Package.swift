// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Plots", platforms: [.iOS(.v17)], products: [.library(name: "Plots", targets: ["Plots"])],
    dependencies: [.package(path: "../Palette")], targets: [.target(name: "Plots", dependencies: ["Palette"])])

// swift-tools-version: 6.2
import PackageDescription

/// CI sets `EASEL_STRICT` so that a warning in our own targets stops the build; a user's newer compiler may warn without breaking theirs.
let isStrict = Context.environment["EASEL_STRICT"] != nil

let settings: [SwiftSetting] =
    [.swiftLanguageMode(.v6), .strictMemorySafety(), .enableUpcomingFeature("ExistentialAny")]
    + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// Returns one of our own Swift targets, with the settings that all of them share.
func source(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = [], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude, resources: resources, swiftSettings: settings)
}

/// Scripts/fuzz sets `EASEL_FUZZ`: its targets need libFuzzer, which is linked only with the address sanitizer.
let fuzzing: [Target] =
    Context.environment["EASEL_FUZZ"] == nil
    ? []
    : [
        .target(name: "CFuzzer"),
        .executableTarget(
            name: "fuzz", dependencies: ["Geometry", "Display", "CairoCanvas", "PNGCodec", "ImageCodec", "SceneFormat", "CFuzzer"],
            swiftSettings: settings),
    ]

let openCombine: Target.Dependency = .product(name: "OpenCombine", package: "OpenCombine")
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")
let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

/// The scenes in JSON; most have an equivalent in Swift, which is compiled.
let scenes = [
    "dashboard", "dial", "drawer", "form", "guides", "half-and-beside", "leaf-corners", "light-table", "loading", "mini-map", "month-border",
    "month-border-points", "motion", "one-or-none", "page-title", "pages", "paint-box", "pointer", "rest-of-room", "room-to-align", "scroll-to", "shared-flag",
    "signposts",
    "size-of-another", "turning-cards", "type-specimen",
]

/// Returns the target behind one of Apple's modules. It has another name: SwiftPM puts all modules into one folder, where a module named `os` would change
/// how our dependencies compile. Scripts/build-runtime adds modules with Apple's names, which only users' code sees.
func apple(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: "Apple\(name)", dependencies: dependencies, path: "Sources/AppleModules/\(name)", swiftSettings: settings)
}

let appleModules = [
    "AppleActivityKit", "AppleAppIntents", "AppleAppKit", "AppleAudioToolbox", "AppleAuthenticationServices", "AppleAVFoundation", "AppleBackgroundTasks",
    "AppleCharts", "AppleCoreData", "AppleCoreHaptics", "AppleCoreLocation", "AppleCoreMotion", "AppleCryptoKit", "AppleFoundation", "AppleHealthKit",
    "AppleLocalAuthentication", "AppleMapKit", "AppleMessageUI", "AppleNetwork", "AppleOS", "ApplePhotos", "AppleQuartzCore", "AppleSafariServices",
    "AppleSecurity", "AppleStoreKit", "AppleSwiftData", "AppleTipKit", "AppleUIKit", "AppleUniformTypeIdentifiers", "AppleUserNotifications",
    "AppleWebKit", "AppleWidgetKit",
]

let package = Package(
    name: "Easel",
    products: [
        .library(name: "Easel", targets: ["Easel"]),
        // Goldens for tests with Swift Testing.
        .library(name: "EaselTesting", targets: ["EaselTesting"]),
        // The module SnapshotTesting, for tests that were written for Macs.
        .library(name: "EaselSnapshotTesting", targets: ["SnapshotTesting"]),
        .library(name: "EaselSwiftUI", targets: ["SwiftUI", "Combine"]),
        // Everything in one file, for the programs that `render` builds from Swift sources.
        .library(name: "EaselRuntime", type: .dynamic, targets: ["SwiftUI", "Combine", "ViewRuntime", "Snapshots"] + appleModules),
        // The compiler plugin for `#Preview` in such sources.
        .executable(name: "previewmacro", targets: ["previewmacro"]),
        .executable(name: "render", targets: ["render"]),
    ],
    dependencies: [
        // The command line: parsing, help, completions.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        // ObservableObject and @Published, with Combine's names and behavior, for code written for SwiftUI.
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        // Scenes in YAML: it includes its parser, libyaml, and gives the positions of all nodes, which other readers don't.
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        .systemLibrary(name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        // Reads JPEG. Not with libjpeg's own interface: its errors use longjmp, which must not cross Swift code.
        .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),

        // The Swift runtime's hooks for tasks, which Swift code can't access.
        .target(name: "CTaskHooks"),

        source("Geometry", []),
        source("Motion", ["Geometry"]),
        source("LayoutEngine", ["Geometry", "Motion"]),
        // Input files: the ones that may be read, the limits on their size, and their errors.
        source("Inputs", []),
        source("Display", ["Geometry"]),
        source("Views", ["Geometry", "Motion", "LayoutEngine", "Display", openCombine]),
        source("CairoCanvas", ["Geometry", "Display", "CCairo"]),
        source("PNGCodec", ["Display", "CPNG", "CDeflate"]),
        source("ImageCodec", ["Geometry", "Inputs", "Display", "PNGCodec", "CTurboJPEG"]),
        source("PixelComparison", ["Display"]),
        source("Stepping", ["Display", "Views"]),
        source("SceneFormat", ["Geometry", "Motion", "LayoutEngine", "Inputs", "Display", "Views", "Stepping", yams]),
        source("FramePipeline", ["Display", "CairoCanvas", "PNGCodec", "Stepping"]),
        source(
            "Commands",
            ["Geometry", "LayoutEngine", "Inputs", "Display", "Views", "Stepping", "CairoCanvas", "PNGCodec", "ImageCodec", "PixelComparison", "FramePipeline"]),
        source(
            "SceneCommands", ["Geometry", "Inputs", "Display", "Views", "Stepping", "CairoCanvas", "ImageCodec", "FramePipeline", "SceneFormat", "Commands"]),
        source("Easel", ["Geometry", "Motion", "LayoutEngine", "Display", "Views", "Stepping", "CairoCanvas", "PNGCodec", "ImageCodec", "PixelComparison"]),
        source("EaselTesting", ["Easel"]),
        source(
            "Snapshots",
            ["AppleUIKit", "CairoCanvas", "Commands", "Display", "Easel", "Geometry", "ImageCodec", "PNGCodec", "PixelComparison", "Stepping", "Views"]),
        source("SnapshotTesting", ["Snapshots"]),
        source("ViewRuntime", ["Views", "FramePipeline", "Commands", "CTaskHooks"]),
        source("SwiftSource", ["Display", "ImageCodec", "FramePipeline", "Commands"]),
        source("AgentServer", ["Inputs", "Display", "CairoCanvas", "PNGCodec", "FramePipeline", "Commands"]),
        apple("CoreGraphics", ["Easel", "Geometry"]),
        apple("CoreLocation", []),
        apple("MapKit", ["AppleCoreLocation", "AppleUIKit", "Easel", "Views"]),
        apple("AppKit", ["AppleCoreGraphics", "AppleUIKit", "Display", "Easel", "Views"]),
        apple("OS", []),
        apple("Foundation", ["Easel"]),
        apple("QuartzCore", ["Easel"]),
        apple("SwiftData", ["Easel", "Views"]),
        apple("UniformTypeIdentifiers", []),
        apple("ActivityKit", ["Easel"]),
        apple("AppIntents", ["Easel"]),
        apple("BackgroundTasks", []),
        apple("CryptoKit", ["Easel"]),
        apple("HealthKit", ["AppleFoundation", "Easel"]),
        apple("Security", ["Easel"]),
        apple("TipKit", ["Combine", "Easel", "Views"]),
        apple("AudioToolbox", []),
        apple("AuthenticationServices", ["Easel", "Views"]),
        apple("AVFoundation", ["AppleUIKit", "Easel", "Views"]),
        apple("Charts", ["Easel", "Views"]),
        apple("CoreData", ["AppleFoundation", "Combine", "Easel", "Views"]),
        apple("CoreHaptics", []),
        apple("CoreMotion", ["Easel"]),
        apple("LocalAuthentication", []),
        apple("MessageUI", ["AppleUIKit", "Easel"]),
        apple("Network", ["Easel"]),
        apple("Photos", ["AppleFoundation", "AppleUIKit", "AppleUniformTypeIdentifiers", "Easel", "Views"]),
        apple("SafariServices", ["AppleUIKit", "Easel"]),
        apple("StoreKit", ["AppleUIKit", "Easel", "Views"]),
        apple("UserNotifications", ["Easel"]),
        apple("WebKit", ["AppleUIKit", "Easel"]),
        apple("WidgetKit", ["Easel"]),
        apple(
            "UIKit", ["AppleCoreGraphics", "AppleFoundation", "AppleUniformTypeIdentifiers", "Easel", "Geometry", "Display", "ImageCodec", "PNGCodec", "Views"]),
        source("SwiftUI", ["Easel", "AppleCoreGraphics"]),
        // Yams checks `canImport(Combine)` and would mistake our module for Apple's, so Yams must be compiled first. An executable that a library target depends
        // on is built before it but not linked into it, so modules that import Combine don't contain the YAML reader.
        .executableTarget(name: "CombineOrder", dependencies: [yams], swiftSettings: settings),
        source("Combine", [openCombine, "CombineOrder"]),
        // The scenes in Swift, as people write them for SwiftUI: in Swift 5 mode, with `import SwiftUI`.
        .target(
            name: "SwiftScenes", dependencies: ["SwiftUI", "Combine"], path: "Scenes",
            exclude: ["README.md", "REFERENCE.md", "pictures", "shared", "Apps", "cards.yaml"] + scenes.map { "\($0).json" },
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "render",
            dependencies: [
                "Inputs", "Display", "SceneFormat", "FramePipeline", "Commands", "SceneCommands", "SwiftSource", "AgentServer", "PixelComparison", "PNGCodec",
                argumentParser,
            ],
            swiftSettings: settings),
        .executableTarget(name: "previewmacro", swiftSettings: settings),
        .executableTarget(
            name: "bench",
            dependencies: ["Geometry", "Display", "CairoCanvas", "Views", "Stepping", "SceneFormat", "FramePipeline", "PNGCodec", "ImageCodec", "CPNG"],
            swiftSettings: settings),

        tests("GeometryTests", ["Geometry"]),
        tests("MotionTests", ["Motion", "Geometry"]),
        tests("LayoutEngineTests", ["LayoutEngine", "Geometry"]),
        tests("CanvasTests", ["Inputs", "Display", "Geometry", "CairoCanvas", "PNGCodec", "ImageCodec", "PixelComparison", "CTurboJPEG"]),
        tests("PNGCodecTests", ["Display", "PNGCodec", "CDeflate"]),
        tests("ViewsTests", ["Views", "Geometry", "Motion", "LayoutEngine", "Display"]),
        tests("SceneFormatTests", ["SceneFormat", "Inputs", "Stepping", "Views", "Geometry", "LayoutEngine", "Display"], resources: [.copy("Cases")]),
        tests("FramePipelineTests", ["FramePipeline", "Commands", "SceneCommands", "SceneFormat", "Stepping", "Inputs", "Views", "Display", "Geometry"]),
        tests(
            "SwiftSourceTests", ["SwiftSource", "FramePipeline", "Commands", "SceneCommands", "previewmacro"],
            resources: [.copy("Programs"), .copy("FrequentNames")], exclude: ["Goldens"]),
        tests(
            "AppleModulesTests",
            [
                "AppleAppIntents", "AppleCharts", "AppleCoreData", "AppleCoreGraphics", "AppleCoreLocation", "AppleCoreMotion", "AppleCryptoKit",
                "AppleFoundation", "AppleHealthKit", "AppleOS", "ApplePhotos", "AppleSecurity", "AppleStoreKit", "AppleSwiftData", "AppleTipKit",
                "AppleUIKit", "Combine", "Display", "Easel", "ImageCodec", "Views",
            ]),
        tests("AgentServerTests", ["AgentServer", "Display", "PNGCodec"]),
        tests("OracleTests", ["Views", "Display", "Geometry", "LayoutEngine", "CairoCanvas", "PNGCodec", "PixelComparison"]),
        tests(
            "SceneTests",
            ["SwiftScenes", "SceneFormat", "FramePipeline", "Commands", "SceneCommands", "Easel", "Views", "Display", "CairoCanvas", "PNGCodec", "ImageCodec"],
            exclude: ["Goldens"]),
        // Compiles the articles' own files, if ../shared/articles exists.
        tests("ArticleTests", ["SwiftSource", "Commands", "SceneCommands", "PNGCodec", "Display"]),
        tests(
            "SnapshotsTests", ["Snapshots", "SnapshotTesting", "AppleUIKit", "Commands", "Display", "Easel", "PixelComparison", "PNGCodec", "Views"]),
        tests("EaselTestingTests", ["EaselTesting", "Easel"]),
    ] + fuzzing
)

// swift-tools-version: 6.2
import PackageDescription

/// CI sets `EASEL_STRICT` so that a warning in our own targets stops the build; a user's newer compiler may warn without breaking theirs.
let isStrict = Context.environment["EASEL_STRICT"] != nil

let settings: [SwiftSetting] =
    [.swiftLanguageMode(.v6), .strictMemorySafety(), .enableUpcomingFeature("ExistentialAny")]
    + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// Our scripts set `EASEL_UNSAFE_FLAGS`; SwiftPM lets no package that depends on this one use such flags.
let allowsUnsafeFlags = Context.environment["EASEL_UNSAFE_FLAGS"] != nil

/// The flags that keep the optimizer away from the tests, and from code that calculates little, in the release that Scripts/test builds. A module is a part of
/// its compilation: without the optimizer, the driver would check the types of each target twice, the first time only to write its module earlier.
let plain: [SwiftSetting] =
    isStrict && allowsUnsafeFlags ? [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))] : []

/// Returns one of our own Swift targets, with the settings that all of them share.
func source(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// Returns one of our own targets that mainly calls others and waits for files and processes.
func coordinator(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings + plain)
}

/// Returns a target whose loops run over pixels. Debug builds of our scripts optimize it, too, and keep its assertions: unoptimized, these loops took a third
/// of the processor time of all tests.
func pixels(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    let optimized: [SwiftSetting] = allowsUnsafeFlags ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : []
    return .target(name: name, dependencies: dependencies, swiftSettings: settings + optimized)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = [], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude, resources: resources, swiftSettings: settings + plain)
}

/// Scripts/fuzz sets `EASEL_FUZZ`: its targets need libFuzzer, which is linked only with the address sanitizer.
let fuzzing: [Target] =
    Context.environment["EASEL_FUZZ"] == nil
    ? []
    : [
        .target(name: "CFuzzer"),
        .executableTarget(
            name: "fuzz", dependencies: ["Geometry", "Display", "CairoCanvas", "PNGCodec", "ImageCodec", "SceneFormat", "HostileInputs", "CFuzzer"],
            swiftSettings: settings),
    ]

/// Scripts/build-release sets `EASEL_STATIC` for the command: with Swift's libraries inside, it starts in half the time, because the loader has 45 libraries
/// to load and not 87. Our targets are compiled for shared libraries all the same, so these don't name all libraries that static ones need.
let isStatic = Context.environment["EASEL_STATIC"] != nil
let staticLinking: [LinkerSetting] =
    isStatic
    ? [
        .unsafeFlags(
            ["-static-stdlib", "-Xlinker", "--as-needed"]
                + [
                    "CoreFoundation", "_FoundationICU", "_FoundationCShims", "_FoundationCollections", "FoundationEssentials", "FoundationInternationalization",
                    "_CFURLSessionInterface", "dispatch", "BlocksRuntime",
                ].map { "-l\($0)" })
    ] : []

/// Returns a package of others: in builds of our scripts at the version that was tested, because equal frames need equal code; for packages that depend on
/// Easel, in a range, so that theirs can be resolved with it.
func library(_ url: String, _ version: Version) -> Package.Dependency {
    allowsUnsafeFlags ? .package(url: url, exact: version) : .package(url: url, from: version)
}

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
    // Those that calculate are always optimized; the others pass values on.
    let isOptimized = ["Accelerate", "Charts", "CoreGraphics", "CoreImage", "CryptoKit", "Foundation", "Games", "ImageIO", "SIMD", "ThreeD"].contains(name)
    return .target(
        name: "Apple\(name)", dependencies: dependencies, path: "AppleModules/\(name)", swiftSettings: settings + (isOptimized ? [] : plain))
}

let appleModules = [
    "AppleAccelerate", "AppleActivityKit", "AppleAnalysis", "AppleAppIntents", "AppleAppKit", "AppleAudioToolbox", "AppleAuthenticationServices",
    "AppleAVFoundation",
    "AppleBackgroundTasks", "AppleCharts", "AppleCloudKit", "AppleCommonCrypto", "AppleConnections", "AppleCoreData", "AppleCoreHaptics", "AppleCoreImage",
    "AppleCoreLocation", "AppleCoreMotion", "AppleCoreTransferable", "AppleCryptoKit", "AppleDocuments", "AppleFamilyControls", "AppleFoundation", "AppleGames",
    "AppleHealthKit",
    "AppleImageIO", "AppleIntelligence", "AppleJavaScriptCore", "AppleLocalAuthentication", "AppleMapKit", "AppleMessageUI", "AppleMetal", "AppleMusic",
    "AppleNetwork", "AppleOS",
    "ApplePersonalData", "ApplePhotos", "AppleQuartzCore", "AppleRare", "AppleRealityKit", "AppleSafariServices", "AppleSecurity", "AppleServices", "AppleSIMD",
    "AppleSpatial", "AppleStoreKit", "AppleSwiftData", "AppleThreeD", "AppleTipKit", "AppleUIKit", "AppleUniformTypeIdentifiers", "AppleUserNotifications",
    "AppleWatchKit",
    "AppleWeather", "AppleWebKit", "AppleWidgetKit",
]

let package = Package(
    name: "Easel",
    products: [
        .library(name: "Easel", targets: ["Easel"]),
        // Goldens for tests with Swift Testing.
        .library(name: "EaselTesting", targets: ["EaselTesting"]),
        // The module SnapshotTesting, for tests that were written for Macs.
        .library(name: "EaselSnapshotTesting", targets: ["SnapshotTesting", "InlineSnapshotTesting"]),
        .library(name: "EaselSwiftUI", targets: ["SwiftUI", "Combine"]),
        // Everything in one file, for the programs that `render` builds from Swift sources.
        .library(name: "EaselRuntime", type: .dynamic, targets: ["SwiftUI", "Combine", "ViewRuntime", "Snapshots"] + appleModules),
        // The compiler plugin for `#Preview` in such sources.
        .executable(name: "render", targets: ["render"]),
    ],
    dependencies: [
        // The command line: parsing, help, completions.
        library("https://github.com/apple/swift-argument-parser", "1.8.2"),
        // ObservableObject and @Published, with Combine's names and behavior, for code written for SwiftUI.
        library("https://github.com/OpenCombine/OpenCombine", "0.14.0"),
        // Scenes in YAML: it includes its parser, libyaml, and gives the positions of all nodes, which other readers don't.
        library("https://github.com/jpsim/Yams", "6.2.2"),
        // The page of `render preview`: HTTP, WebSocket, and sockets on Swift's own tasks, without further dependencies.
        library("https://github.com/swhitty/FlyingFox", "0.27.1"),
    ],
    targets: [
        .systemLibrary(name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        // Reads and writes JPEG. Not with libjpeg's own interface: its errors use longjmp, which must not cross Swift code.
        .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),

        // Reads and writes the blocks of GIF files and their compressed pixels. Choosing colors and the pixels to store is ours: libraries for that are for single images.
        .systemLibrary(name: "CGIF", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),

        // The Swift runtime's hooks for tasks, which Swift code can't access.
        .target(name: "CTaskHooks"),

        // What the kernel offers to confine a program, for which the C library has no functions. Scripts/build-runtime compiles the program that does it, Sources/Runner.
        .target(name: "CConfinement"),

        // The functions that shaders are compiled to, and the headers with which they are compiled.
        .target(name: "CShaders", exclude: ["metal"]),

        // The conversion of floating-point numbers to integers that never ends the process.
        .target(name: "CNumbers"),

        source("Geometry", ["CNumbers"]),
        source("Motion", ["Geometry"]),
        source("LayoutEngine", ["Geometry", "Motion"]),
        // Input files: the ones that may be read, the limits on their size, and their errors.
        source("Inputs", []),
        // Starts other programs.
        source("Programs", []),
        source("Display", ["Geometry", "CShaders"]),
        source("Views", ["Geometry", "Motion", "LayoutEngine", "Display", openCombine]),
        pixels("CairoCanvas", ["Geometry", "Display", "CCairo", "CShaders"]),
        pixels("PNGCodec", ["Display", "CPNG", "CDeflate"]),
        source("ImageCodec", ["Geometry", "Inputs", "Programs", "Display", "CairoCanvas", "PNGCodec", "CTurboJPEG", "CGIF"]),
        source("GIFCodec", ["Display", "CGIF"]),
        source("PixelComparison", ["Display"]),
        source("Stepping", ["Display", "Views"]),
        source("SceneFormat", ["Geometry", "Motion", "LayoutEngine", "Inputs", "Display", "Views", "Stepping", yams]),
        source("FramePipeline", ["Programs", "Display", "CairoCanvas", "PNGCodec", "GIFCodec", "ImageCodec", "Stepping"]),
        coordinator(
            "Commands",
            ["Geometry", "LayoutEngine", "Inputs", "Display", "Views", "Stepping", "CairoCanvas", "PNGCodec", "ImageCodec", "PixelComparison", "FramePipeline"]),
        coordinator(
            "SceneCommands",
            ["Geometry", "Inputs", "Display", "Views", "Stepping", "CairoCanvas", "PNGCodec", "ImageCodec", "FramePipeline", "SceneFormat", "Commands"]),
        source("Easel", ["Geometry", "Motion", "LayoutEngine", "Display", "Views", "Stepping", "CairoCanvas", "PNGCodec", "ImageCodec", "PixelComparison"]),
        source("EaselTesting", ["Easel"]),
        coordinator(
            "Snapshots",
            [
                "AppleAppKit", "AppleUIKit", "CairoCanvas", "Commands", "Display", "Easel", "FramePipeline", "GIFCodec", "Geometry", "ImageCodec", "PNGCodec",
                "PixelComparison", "Stepping", "Views",
            ]),
        coordinator("SnapshotTesting", ["Snapshots"]),
        coordinator("InlineSnapshotTesting", ["SnapshotTesting", "Snapshots"]),
        source("ViewRuntime", ["Views", "FramePipeline", "Commands", "CTaskHooks"]),
        // What Scripts/build-runtime's swift-reader, built with the toolchain's swift-syntax (Sources/SwiftReader), tells about Swift files.
        source("SwiftFacts", []),
        coordinator("SwiftSource", ["CConfinement", "SwiftFacts", "Display", "ImageCodec", "Views", "FramePipeline", "Commands", yams]),
        // The page's files stay files: compiling them in takes the compiler half a minute. Scripts/install copies them.
        .target(
            name: "PreviewServer",
            dependencies: [
                "Commands", "FramePipeline", "Inputs",
                .product(name: "FlyingFox", package: "FlyingFox"), .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            resources: [.copy("Page")], swiftSettings: settings + plain),
        coordinator("AgentServer", ["Inputs", "Display", "CairoCanvas", "PNGCodec", "FramePipeline", "Commands"]),
        apple("Accelerate", []),
        apple("CoreGraphics", ["AppleFoundation", "Easel", "Geometry"]),
        apple("CoreLocation", []),
        apple("MapKit", ["AppleCoreLocation", "AppleUIKit", "Easel", "Views"]),
        apple(
            "AppKit",
            [
                "AppleCoreGraphics", "AppleFoundation", "AppleQuartzCore", "AppleUIKit", "AppleUniformTypeIdentifiers", "Display", "Easel", "ImageCodec",
                "PNGCodec", "Views",
            ]),
        apple("OS", []),
        apple("Foundation", ["CDeflate", "Combine", "Easel", "Views"]),
        apple("QuartzCore", ["Easel"]),
        apple("SwiftData", ["AppleFoundation", "Easel", "Views"]),
        apple("UniformTypeIdentifiers", []),
        apple("ActivityKit", ["Easel"]),
        apple("AppIntents", ["AppleFoundation", "AppleUniformTypeIdentifiers", "Easel"]),
        apple("BackgroundTasks", []),
        apple("CryptoKit", ["Easel"]),
        apple("HealthKit", ["AppleCoreLocation", "AppleFoundation", "Easel", "Views"]),
        apple("Security", ["AppleFoundation", "Easel"]),
        apple("TipKit", ["Combine", "Easel", "Views"]),
        apple("AudioToolbox", []),
        apple("AuthenticationServices", ["AppleUIKit", "Easel", "Views"]),
        apple("AVFoundation", ["AppleAudioToolbox", "AppleUIKit", "Easel", "Views"]),
        apple("Charts", ["Easel", "Views"]),
        apple("CoreData", ["AppleFoundation", "Combine", "Easel", "Views"]),
        apple("CoreHaptics", []),
        apple("CoreImage", ["AppleCoreGraphics", "AppleUIKit", "Display", "Easel", "ImageCodec", "Views"]),
        apple("CoreMotion", ["AppleFoundation", "Easel"]),
        apple("CoreTransferable", ["AppleUniformTypeIdentifiers", "Easel"]),
        // PDFKit, QuickLook, LinkPresentation, PencilKit, and VisionKit.
        apple("Documents", ["AppleAnalysis", "AppleCoreGraphics", "AppleFoundation", "AppleUIKit", "Easel", "Views"]),
        // Modules that few apps import.
        apple(
            "Rare",
            [
                "AppleAVFoundation", "AppleActivityKit", "AppleAppIntents", "AppleCoreGraphics", "AppleFoundation", "AppleSIMD", "AppleThreeD", "AppleUIKit",
                "AppleUniformTypeIdentifiers", "Easel", "Views",
            ]),
        // EventKit and Contacts, with their controllers.
        apple("PersonalData", ["AppleCoreGraphics", "AppleCoreLocation", "AppleFoundation", "AppleUIKit", "Easel"]),
        apple("CloudKit", ["AppleCoreLocation", "AppleFoundation"]),
        // CoreBluetooth, MultipeerConnectivity, WatchConnectivity, and others.
        apple("Connections", ["AppleFoundation", "AppleUIKit", "Combine", "Easel"]),
        // Frameworks without pictures, or with few: MediaPlayer, PassKit, Intents, CoreSpotlight, and others.
        apple("Services", ["AppleAppIntents", "AppleUIKit", "AppleUniformTypeIdentifiers", "Easel", "Views"]),
        apple("CommonCrypto", ["AppleCryptoKit"]),
        // GameKit, GameplayKit, and SpriteKit.
        apple("Games", ["AppleCoreGraphics", "AppleSIMD", "AppleUIKit", "Easel", "Views"]),
        // ImageIO and CoreText.
        apple("ImageIO", ["AppleCoreGraphics", "AppleFoundation", "AppleUIKit", "Easel"]),
        // FoundationModels and Translation.
        apple("Intelligence", ["AppleUIKit", "Easel", "Views"]),
        // FamilyControls, ManagedSettings, and DeviceActivity.
        apple("FamilyControls", ["Easel", "Views"]),
        apple("JavaScriptCore", ["Views"]),
        // Metal and MetalKit.
        apple("Metal", ["AppleUIKit", "Easel"]),
        apple("Music", ["Easel", "Views"]),
        apple("RealityKit", ["AppleSIMD", "AppleSpatial", "AppleThreeD", "AppleUIKit", "Combine", "Easel", "Views"]),
        apple("SIMD", []),
        // Spatial, and SwiftUI's names that only visionOS has.
        apple("Spatial", ["AppleSIMD", "Easel", "Views"]),
        // SceneKit and ARKit.
        apple("ThreeD", ["AppleCoreGraphics", "AppleSIMD", "AppleUIKit", "Easel", "Views"]),
        apple("Weather", ["AppleCoreLocation"]),
        // Speech, Vision, NaturalLanguage, and CoreML.
        apple("Analysis", ["AppleAVFoundation", "AppleCoreGraphics", "AppleCoreImage", "AppleFoundation", "AppleUIKit", "Easel", "Views"]),
        apple("LocalAuthentication", []),
        apple("MessageUI", ["AppleUIKit", "Easel"]),
        apple("Network", ["Easel"]),
        apple("Photos", ["AppleAVFoundation", "AppleCoreLocation", "AppleFoundation", "AppleUIKit", "AppleUniformTypeIdentifiers", "Easel", "Views"]),
        apple("SafariServices", ["AppleUIKit", "Easel"]),
        apple("StoreKit", ["AppleUIKit", "Easel", "Views"]),
        apple("UserNotifications", ["AppleCoreLocation", "Easel"]),
        // WatchKit, and SwiftUI's names that only watchOS has.
        apple("WatchKit", ["AppleConnections", "AppleUIKit", "AppleUserNotifications", "Easel", "Views"]),
        apple("WebKit", ["AppleUIKit", "Easel"]),
        apple("WidgetKit", ["AppleActivityKit", "AppleAppIntents", "Easel", "Views"]),
        apple(
            "UIKit",
            [
                "AppleCoreGraphics", "AppleFoundation", "AppleUniformTypeIdentifiers", "CairoCanvas", "Easel", "Geometry", "Display", "ImageCodec", "PNGCodec",
                "Views",
            ]),
        source("SwiftUI", ["Easel", "AppleCoreGraphics"]),
        // Yams checks `canImport(Combine)` and would mistake our module for Apple's, so Yams must be compiled first. An executable that a library target depends
        // on is built before it but not linked into it, so modules that import Combine don't contain the YAML reader.
        .executableTarget(name: "CombineOrder", dependencies: [yams], swiftSettings: settings),
        source("Combine", [openCombine, "CombineOrder"]),
        // The scenes in Swift, as people write them for SwiftUI: in Swift 5 mode, with `import SwiftUI`.
        .target(
            name: "SwiftScenes", dependencies: ["SwiftUI", "Combine"], path: "Scenes",
            exclude: ["README.md", "REFERENCE.md", "pictures", "shared", "Apps"] + scenes.map { "\($0).json" }
                + ["cards", "chart-area", "chart-bars", "chart-lines", "chart-race"].map { "\($0).yaml" },
            swiftSettings: [.swiftLanguageMode(.v5)] + plain),
        .executableTarget(
            name: "render",
            dependencies: [
                "Inputs", "Display", "CairoCanvas", "SceneFormat", "FramePipeline", "Commands", "SceneCommands", "SwiftSource", "AgentServer",
                "PreviewServer", "PixelComparison", "PNGCodec", argumentParser,
            ] + (isStatic ? ["CNoCurl"] : []),
            swiftSettings: settings + plain, linkerSettings: staticLinking),
        .executableTarget(
            name: "bench",
            dependencies: [
                "Geometry", "Display", "CairoCanvas", "Views", "Stepping", "SceneFormat", "FramePipeline", "PNGCodec", "GIFCodec", "ImageCodec", "CPNG",
            ],
            swiftSettings: settings),

        // Drawings with numbers at the limits, for the fuzzer and for tests.
        source("HostileInputs", ["Geometry", "Display", "CairoCanvas", "Views", "AppleCharts"]),
        tests("HostileInputTests", ["HostileInputs"], exclude: ["Corpus"]),
        tests("GeometryTests", ["Geometry"]),
        tests("MotionTests", ["Motion", "Geometry"]),
        tests("LayoutEngineTests", ["LayoutEngine", "Geometry"]),
        tests(
            "CanvasTests",
            ["CShaders", "Inputs", "Display", "Geometry", "CairoCanvas", "PNGCodec", "ImageCodec", "PixelComparison", "Programs", "CTurboJPEG"]),
        tests("GIFCodecTests", ["Display", "GIFCodec", "CGIF"]),
        tests("PNGCodecTests", ["Display", "PNGCodec", "CDeflate"]),
        tests("ViewsTests", ["CShaders", "Views", "Geometry", "Motion", "LayoutEngine", "Display"]),
        tests("SceneFormatTests", ["SceneFormat", "Inputs", "Stepping", "Views", "Geometry", "LayoutEngine", "Display"], resources: [.copy("Cases")]),
        tests(
            "FramePipelineTests",
            ["FramePipeline", "Commands", "SceneCommands", "SceneFormat", "Stepping", "Inputs", "Views", "CairoCanvas", "Display", "Geometry"]),
        tests("RenderTests", ["Display", "FramePipeline", "Commands", "ImageCodec", "PNGCodec", "SceneCommands"]),
        tests(
            "SwiftSourceTests", ["SwiftSource", "SwiftFacts", "Display", "Views", "FramePipeline", "Commands", "SceneCommands", "PNGCodec", "ImageCodec"],
            resources: [.copy("Programs"), .copy("FrequentNames")], exclude: ["Corpus/Projects", "Goldens"]),
        tests(
            "AppleModulesTests",
            [
                "AppleAccelerate", "AppleAnalysis", "AppleAppIntents", "AppleAppKit", "AppleAVFoundation", "AppleCharts", "AppleCloudKit", "AppleCommonCrypto",
                "AppleConnections",
                "AppleCoreData",
                "AppleCoreGraphics", "AppleCoreImage", "AppleCoreLocation", "AppleCoreMotion", "AppleCryptoKit", "AppleDocuments", "AppleFoundation",
                "AppleGames", "AppleHealthKit", "AppleImageIO", "AppleIntelligence", "AppleJavaScriptCore", "AppleMapKit", "AppleMusic", "AppleOS",
                "ApplePersonalData",
                "ApplePhotos", "AppleRare", "AppleSecurity", "AppleServices", "AppleSIMD", "AppleStoreKit", "AppleSwiftData", "AppleThreeD", "AppleTipKit",
                "AppleUIKit",
                "AppleWeather", "AppleWidgetKit", "Combine", "Display", "Easel", "ImageCodec", "Views",
            ]),
        tests("AgentServerTests", ["AgentServer", "Commands", "Display", "PNGCodec"]),
        tests("PreviewServerTests", ["PreviewServer", "Commands", .product(name: "FlyingSocks", package: "FlyingFox")]),
        tests("OracleTests", ["Views", "Display", "Geometry", "LayoutEngine", "CairoCanvas", "PNGCodec", "PixelComparison"]),
        tests(
            "SceneTests",
            ["SwiftScenes", "SceneFormat", "FramePipeline", "Commands", "SceneCommands", "Easel", "Views", "Display", "CairoCanvas", "PNGCodec", "ImageCodec"],
            exclude: ["Goldens"]),
        tests(
            "SnapshotsTests",
            [
                "Snapshots", "SnapshotTesting", "InlineSnapshotTesting", "AppleAppKit", "AppleUIKit", "Commands", "Display", "Easel", "PixelComparison",
                "PNGCodec", "Views",
            ]),
        tests("EaselTestingTests", ["EaselTesting", "Easel"]),
    ] + fuzzing + (isStatic ? [.target(name: "CNoCurl")] : [])
)

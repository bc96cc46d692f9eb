// swift-tools-version: 6.2
import PackageDescription

/// CI sets `EASEL_STRICT` so that a warning in our own targets stops the build; a user's newer compiler may warn without breaking theirs.
let isStrict = Context.environment["EASEL_STRICT"] != nil

let settings: [SwiftSetting] =
    [.swiftLanguageMode(.v6), .strictMemorySafety(), .enableUpcomingFeature("ExistentialAny")]
    + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// Our scripts set `EASEL_UNSAFE_FLAGS`; SwiftPM lets no package that depends on this one use such flags.
let allowsUnsafeFlags = Context.environment["EASEL_UNSAFE_FLAGS"] != nil

/// The flags that keep the optimizer away from code that only passes values on, in the releases that our scripts build. A module is a part of its
/// compilation: without the optimizer, the driver would check the types of each target twice, the first time only to write its module earlier.
let neverOptimized: [SwiftSetting] =
    allowsUnsafeFlags ? [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))] : []

/// The same for the tests, and for code that calculates little, in the release that Scripts/test builds.
let plain = isStrict ? neverOptimized : []

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

/// When the target behind one of Apple's modules is optimized.
enum Optimization { case always, inReleases, never }

/// Returns the target behind one of Apple's modules, with the names of the targets it depends on. It has another name than the module: SwiftPM puts all
/// modules into one folder, where a module named `os` would change how our dependencies compile. Scripts/build-runtime adds modules with Apple's names, which
/// only users' code sees.
func apple(_ module: String, target: String? = nil, _ dependencies: String = "", hasMacros: Bool = false, optimized: Optimization = .never) -> Target {
    let unoptimized: [SwiftSetting] =
        switch optimized {
        case .always: []
        case .inReleases: plain
        case .never: neverOptimized
        }
    return .target(
        name: target ?? "Apple\(module)", dependencies: dependencies.split(separator: " ").map { .byName(name: String($0)) }, path: "AppleModules/\(module)",
        exclude: hasMacros ? ["Macros.swift"] : [], swiftSettings: settings + unoptimized)
}

// Written by Scripts/apple-modules.
let appleModules = [
    apple("ARKit", "AppleSIMD AppleSceneKit AppleUIKit Easel"),
    apple("AVFAudio", "AppleCoreAudioTypes"),
    apple("AVFoundation", "AppleAVFAudio AppleCoreGraphics AppleCoreMedia AppleCoreVideo AppleFoundation AppleUIKit Easel Views"),
    apple("AVKit", "AppleAVFoundation AppleUIKit Easel Views"),
    apple("Accelerate", optimized: .always),
    apple("Accessibility", "Easel"),
    apple("ActivityKit", "Easel"),
    apple("AdServices"),
    apple("AdSupport"),
    apple("AlarmKit", "AppleActivityKit AppleAppIntents Easel"),
    apple("AppIntents", "AppleFoundation AppleUniformTypeIdentifiers Easel", hasMacros: true),
    apple(
        "AppKit", "AppleCoreGraphics AppleFoundation AppleQuartzCore AppleUIKit AppleUniformTypeIdentifiers Display Easel PNGCodec Views", hasMacros: true,
        optimized: .inReleases),
    apple("AppTrackingTransparency"),
    apple("ApplicationServices", "AppleUIKit"),
    apple("AudioToolbox"),
    apple("AuthenticationServices", "AppleUIKit Easel Views"),
    apple("BackgroundTasks"),
    apple("CallKit"),
    apple("CarPlay", "AppleUIKit"),
    apple("Carbon", "AppleUIKit"),
    apple("Charts", "Easel Views", optimized: .always),
    apple("CloudKit", "AppleCoreLocation AppleFoundation"),
    apple("CommonCrypto", "AppleCryptoKit"),
    apple("Compression", "AppleFoundation"),
    apple("Contacts", "AppleCoreLocation AppleFoundation"),
    apple("ContactsUI", "AppleContacts AppleUIKit"),
    apple("CoreAudio"),
    apple("CoreAudioTypes"),
    apple("CoreBluetooth", "AppleFoundation"),
    apple("CoreData", "AppleFoundation Combine Easel Views", optimized: .inReleases),
    apple("CoreGraphics", "AppleFoundation Easel Geometry", optimized: .always),
    apple("CoreHaptics"),
    apple("CoreImage", "AppleCoreGraphics AppleCoreVideo AppleUIKit Display Easel ImageCodec Views", optimized: .always),
    apple("CoreLocation"),
    apple("CoreLocationUI", "Easel Views"),
    apple("CoreMIDI"),
    apple("CoreML", "AppleCoreGraphics AppleCoreVideo Easel"),
    apple("CoreMedia", "AppleCoreAudioTypes AppleCoreVideo AppleUIKit"),
    apple("CoreMotion", "AppleFoundation Easel"),
    apple("CoreNFC"),
    apple("CoreServices"),
    apple("CoreSpotlight", "AppleAppIntents AppleUniformTypeIdentifiers Easel"),
    apple("CoreTelephony"),
    apple("CoreText", "AppleCoreGraphics AppleFoundation AppleUIKit Easel"),
    apple("CoreTransferable", "AppleUniformTypeIdentifiers Easel"),
    apple("CoreVideo", "AppleFoundation", optimized: .inReleases),
    apple("CoreWLAN"),
    apple("CryptoKit", "Easel", optimized: .always),
    apple("DeclaredAgeRange", "AppleUIKit Easel"),
    apple("DeviceActivity", "AppleManagedSettings"),
    apple("DeviceCheck"),
    apple("EventKit", "AppleCoreLocation AppleUIKit Easel"),
    apple("EventKitUI", "AppleEventKit AppleUIKit"),
    apple("FamilyControls", "AppleManagedSettings Easel Views"),
    apple("FileProvider", "AppleFoundation AppleUniformTypeIdentifiers Easel"),
    apple("Foundation", "CDeflate Combine Easel Views", optimized: .always),
    apple("FoundationModels", hasMacros: true),
    apple("GameController", "Easel Views"),
    apple("GameKit", "AppleUIKit Easel"),
    apple("GameplayKit", "AppleSIMD AppleUIKit Views", optimized: .always),
    apple("GroupActivities", "AppleFoundation Combine Easel"),
    apple("HealthKit", "AppleCoreLocation AppleFoundation Easel"),
    apple("HealthKitUI", "AppleFoundation AppleHealthKit Easel Views"),
    apple("HomeKit"),
    apple("IOBluetooth", "AppleFoundation AppleIOKit"),
    apple("IOKit", "AppleFoundation AppleUIKit"),
    apple("ImageIO", "AppleCoreGraphics AppleFoundation AppleUIKit Easel", optimized: .always),
    apple("ImagePlayground", "AppleUIKit Easel"),
    apple("Intents", "AppleUIKit"),
    apple("IntentsUI", "AppleIntents AppleUIKit"),
    apple("JavaScriptCore", "Views"),
    apple("JournalingSuggestions", "AppleUIKit Easel"),
    apple("LinkPresentation", "AppleFoundation AppleUIKit Easel"),
    apple("LocalAuthentication"),
    apple("ManagedSettings"),
    apple("MapKit", "AppleCoreLocation AppleUIKit Easel Views", optimized: .inReleases),
    apple("MediaPlayer", "AppleUIKit Easel"),
    apple("MessageUI", "AppleUIKit Easel"),
    apple("Messages", "AppleUIKit Easel"),
    apple("Metal"),
    apple("MetalKit", "AppleMetal AppleUIKit"),
    apple("MetalPerformanceShaders", "AppleMetal Easel"),
    apple("MetricKit"),
    apple("ModelIO", "AppleCoreGraphics Easel"),
    apple("MultipeerConnectivity", "AppleUIKit Easel"),
    apple("MusicKit", "Easel Views"),
    apple("NaturalLanguage"),
    apple("NearbyInteraction", "AppleSIMD"),
    apple("Network", "Easel"),
    apple("NetworkExtension", "AppleFoundation AppleUIKit"),
    apple("PDFKit", "AppleCoreGraphics AppleUIKit Easel", optimized: .inReleases),
    apple("PassKit", "AppleUIKit Easel Views"),
    apple("PencilKit", "AppleCoreGraphics AppleUIKit Easel", optimized: .inReleases),
    apple("Photos", "AppleAVFoundation AppleCoreLocation AppleFoundation AppleUIKit AppleUniformTypeIdentifiers Easel Views"),
    apple("PhotosUI", "AppleFoundation ApplePhotos AppleUIKit AppleUniformTypeIdentifiers Easel Views"),
    apple("PushKit"),
    apple("QuartzCore", "Easel"),
    apple("QuickLook", "AppleUIKit Easel Views"),
    apple("QuickLookThumbnailing", "AppleCoreGraphics AppleUIKit AppleUniformTypeIdentifiers"),
    apple("RealityKit", "AppleARKit AppleSIMD AppleSpatial AppleUIKit Combine Easel Views", optimized: .inReleases),
    apple("ReplayKit", "AppleUIKit"),
    apple("RoomPlan", "AppleUIKit"),
    apple("SQLite3", "Views"),
    apple("SafariServices", "AppleUIKit Easel"),
    apple("SceneKit", "AppleCoreGraphics AppleSIMD AppleUIKit Easel Views", optimized: .always),
    apple("ScreenCaptureKit", "AppleCoreGraphics AppleCoreMedia"),
    apple("Security", "AppleFoundation Easel"),
    apple("SensitiveContentAnalysis", "AppleUIKit"),
    apple("ServiceManagement"),
    apple("ShazamKit", "AppleAVFAudio"),
    apple("Social", "AppleUIKit"),
    apple("SoundAnalysis", "AppleAVFAudio"),
    apple("Spatial", "AppleSIMD Easel", optimized: .inReleases),
    apple("Speech", "AppleAVFAudio AppleFoundation Easel Views"),
    apple("SpriteKit", "AppleCoreGraphics AppleUIKit Easel Views", optimized: .always),
    apple("StoreKit", "AppleUIKit Easel Views"),
    apple("SwiftData", "AppleFoundation Easel Views", hasMacros: true, optimized: .inReleases),
    apple("SwiftUISpace", "AppleSpatial Easel Views", hasMacros: true, optimized: .inReleases),
    apple("SwiftUIWatch", "Easel Views"),
    apple("SystemConfiguration"),
    apple("TabularData", "Easel", optimized: .inReleases),
    apple("TipKit", "Easel Views", hasMacros: true, optimized: .inReleases),
    apple("Translation", "Easel Views"),
    apple(
        "UIKit", "AppleCoreGraphics AppleFoundation AppleUniformTypeIdentifiers CairoCanvas Display Easel Geometry ImageCodec PNGCodec Views", hasMacros: true,
        optimized: .inReleases),
    apple("UniformTypeIdentifiers"),
    apple("UserNotifications", "AppleCoreLocation Easel"),
    apple("UserNotificationsUI"),
    apple("Vision", "AppleCoreGraphics AppleCoreImage AppleCoreML AppleCoreMedia AppleCoreVideo AppleUIKit Easel"),
    apple("VisionKit", "AppleUIKit AppleVision Easel"),
    apple("VisualIntelligence", "AppleCoreGraphics AppleCoreVideo"),
    apple("WatchConnectivity", "AppleFoundation Easel"),
    apple("WatchKit", "AppleUIKit AppleUserNotifications AppleWatchConnectivity Easel Views"),
    apple("WeatherKit", "AppleCoreLocation"),
    apple("WebKit", "AppleUIKit Easel"),
    apple("WidgetKit", "AppleActivityKit AppleAppIntents Easel Views", hasMacros: true, optimized: .inReleases),
    apple("WorkoutKit", "AppleHealthKit"),
    apple("os", target: "AppleOS"),
    apple("simd", target: "AppleSIMD", optimized: .always),
]
// End of what Scripts/apple-modules writes.

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
        .library(name: "EaselRuntime", type: .dynamic, targets: ["SwiftUI", "Combine", "ViewRuntime", "Snapshots"] + appleModules.map(\.name)),
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
            appleModules.map { .byName(name: $0.name) } + ["Combine", "Display", "Easel", "ImageCodec", "Views"]),
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
    ] + appleModules + fuzzing + (isStatic ? [.target(name: "CNoCurl")] : [])
)

import SwiftIfConfig
import SwiftSyntax

/// What conditions of `#if` know about the compiler, apart from the platform, flags, and modules, which depend on the target.
struct ToolchainConfiguration: BuildConfiguration {
    /// The version of the language, which `swift(…)` asks for.
    var languageVersion = VersionTuple(6)

    struct Unknown: Error {}

    func isCustomConditionSet(name: String) throws -> Bool { throw Unknown() }
    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) throws -> Bool { throw Unknown() }
    func hasFeature(name: String) throws -> Bool { throw Unknown() }
    func hasAttribute(name: String) throws -> Bool { throw Unknown() }
    func isActiveTargetOS(name: String) -> Bool { name == "Linux" }
    func isActiveTargetEnvironment(name: String) -> Bool { false }
    func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }
    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
    func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }
    func isActiveTargetArchitecture(name: String) -> Bool {
        #if arch(x86_64)
            name == "x86_64"
        #else
            name == "arm64"
        #endif
    }
    var targetPointerBitWidth: Int { 64 }
    var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
    var endianness: Endianness { .little }
    /// This program is built by the toolchain that also compiles the source.
    var compilerVersion: VersionTuple {
        #if compiler(>=6.5)
            VersionTuple(6, 5)
        #elseif compiler(>=6.4)
            VersionTuple(6, 4)
        #elseif compiler(>=6.3)
            VersionTuple(6, 3)
        #else
            VersionTuple(6, 2)
        #endif
    }
}

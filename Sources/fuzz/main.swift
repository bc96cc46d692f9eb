import CFuzzer
import Foundation

// `fuzz seeds FOLDER` writes the fuzzer's initial inputs; otherwise EASEL_FUZZ_TARGET selects the target, and the arguments are libFuzzer's.
// Scripts/fuzz does both.
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "seeds" {
    try FuzzSeeds.write(to: URL(filePath: CommandLine.arguments[2]))
} else {
    let name = ProcessInfo.processInfo.environment["EASEL_FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
        FileHandle.standardError.write(Data("fuzz: EASEL_FUZZ_TARGET must be one of \(FuzzTarget.allCases.map(\.rawValue))\n".utf8))
        exit(64)
    }
    FuzzTarget.chosen = target
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe CommandLine.unsafeArgv
    let status = unsafe LLVMFuzzerRunDriver(&count, &arguments) { start, size in
        let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: size))
        MainActor.assumeIsolated { FuzzTarget.chosen.run(bytes) }
        return 0
    }
    exit(status)
}

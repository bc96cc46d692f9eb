import Foundation

// `bench` prints all times; `bench views`, `bench scenes`, `bench effects` and `bench png` only some; `bench png A.png B.png` those of these pictures.
// `bench memory [SCENES [MEGABYTES]]` looks for what stays behind, and fails where it is more than so much.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "memory" {
    let numbers = arguments.compactMap { Int($0) }
    let (count, allowance) = (numbers.first ?? 1000, numbers.count > 1 ? numbers[1] : MemoryUse.usualAllowance)
    exit(try MainActor.assumeIsolated { try MemoryUse.run(count: count, allowance: allowance) } ? 0 : 1)
}
let files = arguments.first == "png" ? Array(arguments.dropFirst()) : []
let chosen = files.isEmpty ? Set(arguments) : ["png"]
if chosen.isEmpty || chosen.contains("views") { try MainActor.assumeIsolated { try ViewTimes.run() } }
if chosen.isEmpty || chosen.contains("scenes") { try MainActor.assumeIsolated { try SceneTimes.run() } }
if chosen.isEmpty || chosen.contains("effects") { try EffectTimes.run() }
if chosen.isEmpty || chosen.contains("png") { try PNGTimes.run(files: files) }

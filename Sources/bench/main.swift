import Foundation

// `bench` prints all times; `bench views`, `bench scenes`, `bench effects` and `bench png` only some; `bench png A.png B.png` those of these pictures.
// `bench memory [SCENES]` looks for what stays behind.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "memory" {
    let count = arguments.last.flatMap { Int($0) } ?? 1000
    exit(try MainActor.assumeIsolated { try MemoryUse.run(count: count) } ? 0 : 1)
}
let files = arguments.first == "png" ? Array(arguments.dropFirst()) : []
let chosen = files.isEmpty ? Set(arguments) : ["png"]
if chosen.isEmpty || chosen.contains("views") { try MainActor.assumeIsolated { try ViewTimes.run() } }
if chosen.isEmpty || chosen.contains("scenes") { try MainActor.assumeIsolated { try SceneTimes.run() } }
if chosen.isEmpty || chosen.contains("effects") { try EffectTimes.run() }
if chosen.isEmpty || chosen.contains("png") { try PNGTimes.run(files: files) }

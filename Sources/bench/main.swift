import Foundation

// `bench` prints all times; `bench views`, `bench scenes`, `bench effects` and `bench png` only some. `bench memory [SCENES]` looks for what stays behind.
let chosen = Set(CommandLine.arguments.dropFirst())
if chosen.contains("memory") {
    let count = CommandLine.arguments.last.flatMap { Int($0) } ?? 1000
    exit(try MainActor.assumeIsolated { try MemoryUse.run(count: count) } ? 0 : 1)
}
if chosen.isEmpty || chosen.contains("views") { try MainActor.assumeIsolated { try ViewTimes.run() } }
if chosen.isEmpty || chosen.contains("scenes") { try MainActor.assumeIsolated { try SceneTimes.run() } }
if chosen.isEmpty || chosen.contains("effects") { try EffectTimes.run() }
if chosen.isEmpty || chosen.contains("png") { try PNGTimes.run() }

// `bench` prints all times; `bench views`, `bench scenes`, `bench effects` and `bench png` only some.
let chosen = Set(CommandLine.arguments.dropFirst())
if chosen.isEmpty || chosen.contains("views") { try MainActor.assumeIsolated { try ViewTimes.run() } }
if chosen.isEmpty || chosen.contains("scenes") { try MainActor.assumeIsolated { try SceneTimes.run() } }
if chosen.isEmpty || chosen.contains("effects") { try EffectTimes.run() }
if chosen.isEmpty || chosen.contains("png") { try PNGTimes.run() }

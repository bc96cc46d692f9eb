// `bench` prints all times; `bench views`, `bench scenes` and `bench effects` only some.
let chosen = Set(CommandLine.arguments.dropFirst())
if chosen.isEmpty || chosen.contains("views") { try MainActor.assumeIsolated { try ViewTimes.run() } }
if chosen.isEmpty || chosen.contains("scenes") { try MainActor.assumeIsolated { try SceneTimes.run() } }
if chosen.isEmpty || chosen.contains("effects") { try EffectTimes.run() }

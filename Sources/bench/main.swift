// `bench` prints all times; `bench views` and `bench effects` only some.
let chosen = Set(CommandLine.arguments.dropFirst())
if chosen.isEmpty || chosen.contains("views") { try MainActor.assumeIsolated { try ViewTimes.run() } }
if chosen.isEmpty || chosen.contains("effects") { try EffectTimes.run() }
